"""A whole house in one file: saved while the server runs, and restored on SQLite or PostgreSQL alike.

The file is a zip with a manifest, the secret key, and every row as a line of JSON. See `docs/how-to/host.md`."""

from anden.server.backup.archive import Manifest, check
from anden.server.backup.recovery import restore
from anden.server.backup.snapshot import save
from anden.server.backup.store import Store
from anden.server.backup.trouble import BackupTrouble

__all__ = ["BackupTrouble", "Manifest", "Store", "check", "restore", "save"]
