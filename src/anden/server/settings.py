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
    """Processes in which bots think; 0 = on PostgreSQL, leave it to `anden bots` and other processes."""
    worker_idle: float = 120.0
    """Seconds after which an idle worker process is ended."""
    worker_start: float = 30.0
    """Seconds a worker process may take to start."""
    engine_news: str = ""
    """File in which whoever compiles the engine beside us writes how far it is; empty = nobody does."""
    change_over: float = 30.0
    """Seconds without a stream, a request or a thinking bot after which the server itself starts again on the engine
    that was compiled beside it."""
    worker_imports: str = ""
    """Modules a worker imports first, separated by commas (for games that are not installed as packages)."""

    import_limit: float = 20.0
    """Seconds in which a record must be judged."""

    table_idle: float = 600.0
    """Seconds after which the state of an unused table leaves the memory."""
    tables_in_memory: int = 2000
    away: float = 180.0
    """Seconds without a sign after which a seat counts as deserted."""
    heartbeat: float = 15.0
    poll: float = 1.0
    """Seconds between two looks whether another process wrote to the same SQLite file."""
    process_beat: float = 15.0
    """Seconds between two signs of life of a process that shares a PostgreSQL database with others."""
    process_dead: float = 60.0
    """Seconds without a sign of life after which a process counts as gone, and who watched there with it."""
    job_beat: float = 10.0
    """Seconds between two signs of life of a process that takes bots' turns from the queue."""
    job_dead: float = 30.0
    """Seconds without a sign of life after which the turns it has taken are given to others."""
    job_search: float = 180.0
    """Seconds between two searches for a bot's turn that is in no queue (after a restore, for example)."""

    body_limit: int = 64 * 1024
    record_limit: int = 1024 * 1024
    rate_guest: str = "1200/minute"
    rate_address: str = "6000/minute"
    rate_pages_address: str = "6000/minute"
    """Files of the client per address."""
    rate_tables: str = "60/minute"
    """New tables per guest."""
    rate_tables_address: str = "120/minute;900/hour"
    """New tables per address: enough for a club behind one address, whoever has a cookie and whoever has none."""
    rate_imports: str = "30/minute"
    rate_imports_address: str = "60/minute;600/hour"
    rate_hints: str = "60/minute"
    rate_hints_address: str = "600/minute"
    tables_per_guest: int = 200
    """Tables in play or open that one guest owns."""
    streams_per_guest: int = 24
    streams_per_address: int = 250
    limits: str | None = None
    """Where several processes count together: `redis://host:6379/0` or `valkey://…`; None = each for itself."""
    proxies: str = ""
    """Addresses or networks of our own proxies, separated by commas; `unix` = whoever comes by a Unix socket. Only
    they are believed when they say for whom they ask (X-Forwarded-For, X-Forwarded-Proto)."""

    connections: int = 10_000
    connections_per_address: int = 400
    """Our own proxies are not counted."""
    head_seconds: float = 10.0
    """Until the head of a request is complete, counted from the connection or the first byte."""
    body_seconds: float = 20.0
    write_seconds: float = 60.0
    """Until a client has taken 64 kB of what was sent to him, or all of it."""
    idle_seconds: int = 65
    """Until a connection that asks nothing is closed: longer than nginx keeps one (60), so that it closes first."""

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
