"""What a host can set. Every value can come from an environment variable `ANDEN_<NAME>`."""

from __future__ import annotations

import os
from dataclasses import dataclass, field, fields
from pathlib import Path
from typing import Any

import platformdirs


def data_folder() -> Path:
    """Where the database and the secret key live: `ANDEN_DATA`, else the user's data folder."""
    chosen = os.environ.get("ANDEN_DATA")
    return Path(chosen).expanduser() if chosen else Path(platformdirs.user_data_dir("anden"))


def _workers() -> int:
    """One core stays free for people; two bots at once are enough for a house."""
    return max(1, min(2, (os.cpu_count() or 1) - 1))


@dataclass(frozen=True, kw_only=True)
class Settings:
    """All settings of one server process."""

    data: Path = field(default_factory=data_folder)
    database: str | None = None
    """SQLAlchemy URL; None = an SQLite file in the data folder."""

    bot_limit: float = 1.5
    """Seconds a bot may think about one decision."""
    bot_grace: float = 4.0
    """Seconds on top of `bot_limit` after which a silent bot is ended."""
    bot_pause: float = 0.5
    """Seconds between two moves of bots, so that people can follow."""
    bot_moves: int = 400
    """Moves of bots in a row without a person's doing, before the driver rests."""
    workers: int = field(default_factory=_workers)
    worker_idle: float = 120.0
    """Seconds after which an idle worker process is ended."""
    worker_start: float = 30.0
    """Seconds a worker process may take to start."""
    worker_imports: str = ""
    """Modules a worker imports first, separated by commas (for games that are not installed as packages)."""

    table_idle: float = 600.0
    """Seconds after which the state of an unused table leaves the memory."""
    tables_in_memory: int = 400
    away: float = 180.0
    """Seconds without a sign after which a seat counts as deserted."""
    heartbeat: float = 15.0
    poll: float = 1.0
    """Seconds between two looks for what other processes wrote to watched tables."""

    body_limit: int = 64 * 1024
    record_limit: int = 1024 * 1024
    rate_guest: str = "1200/minute"
    rate_address: str = "6000/minute"
    rate_tables: str = "60/minute"
    """New tables per guest."""
    rate_hints: str = "60/minute"
    tables_per_guest: int = 200
    """Tables in play or open that one guest owns."""
    streams_per_guest: int = 24

    @property
    def url(self) -> str:
        return self.database or f"sqlite+aiosqlite:///{(self.data / 'anden.db').as_posix()}"

    @classmethod
    def from_environment(cls, **given: Any) -> Settings:
        """Settings from `ANDEN_*` variables; what is given by name wins."""
        values: dict[str, Any] = {}
        plain = cls()
        for item in fields(cls):
            text = os.environ.get(f"ANDEN_{item.name.upper()}")
            if text is None or item.name == "data":
                continue
            kind = type(getattr(plain, item.name))
            values[item.name] = kind(text) if kind in (int, float) else text
        values |= {name: value for name, value in given.items() if value is not None}
        return cls(**values)
