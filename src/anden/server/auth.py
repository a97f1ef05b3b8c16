"""Guests: a signed cookie remembers who somebody is. There is no log-in to start."""

from __future__ import annotations

import os
import re
import secrets
import time
from pathlib import Path

from itsdangerous import BadSignature, URLSafeTimedSerializer

COOKIE = "anden_guest"
LIFETIME = 400 * 24 * 3600
"""Browsers keep a cookie no longer than this."""
RENEW_AFTER = 30 * 24 * 3600
GUEST_ID = re.compile(r"g_[A-Za-z0-9_-]{16,32}")


def secret_key(folder: Path) -> str:
    """The key that signs cookies, made on the first start and readable by its owner only."""
    path = folder / "secret.key"
    try:
        return path.read_text("ascii").strip()
    except FileNotFoundError:
        pass
    folder.mkdir(parents=True, exist_ok=True)
    draft = path.with_name(f"secret.{os.getpid()}.{secrets.token_hex(4)}.new")
    descriptor = os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    with os.fdopen(descriptor, "w") as file:
        file.write(secrets.token_urlsafe(48))
        file.flush()
        os.fsync(file.fileno())
    try:
        os.link(draft, path)  # never replaces the key that another process has just made
    except FileExistsError:
        pass
    except OSError:
        draft.replace(path)
    finally:
        draft.unlink(missing_ok=True)
    return path.read_text("ascii").strip()


class Cookies:
    """Signs and reads the guest cookie."""

    def __init__(self, secret: str) -> None:
        self._signer = URLSafeTimedSerializer(secret, salt="anden-guest")

    def read(self, value: str | None) -> tuple[str, bool] | None:
        """The guest of a cookie, and whether it is time to renew it. None when there is no valid one."""
        if not value or len(value) > 300:
            return None
        try:
            guest, signed = self._signer.loads(value, max_age=LIFETIME, return_timestamp=True)
        except BadSignature:
            return None
        if not isinstance(guest, str) or not GUEST_ID.fullmatch(guest):
            return None
        return guest, time.time() - signed.timestamp() > RENEW_AFTER

    def header(self, guest: str, *, secure: bool) -> str:
        """The `Set-Cookie` header for a guest."""
        parts = [
            f"{COOKIE}={self._signer.dumps(guest)}",
            f"Max-Age={LIFETIME}",
            "Path=/",
            "HttpOnly",
            "SameSite=Lax",
        ]
        return "; ".join([*parts, "Secure"] if secure else parts)


def new_guest() -> str:
    return "g_" + secrets.token_urlsafe(16)
