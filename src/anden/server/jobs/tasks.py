"""What server and workers say to each other: one line of JSON each way."""

from __future__ import annotations

from typing import Any, Literal

import msgspec


class Task(msgspec.Struct, frozen=True, kw_only=True):
    """A decision to make. A worker gets setup and log, never a state, and never the seed of luck."""

    kind: Literal["choose", "hint"]
    setup: msgspec.Raw
    log: list[tuple[int, msgspec.Raw]]
    seat: int
    level: str
    limit: float


class Answer(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The decision, or why there is none. A worker that has started says so with an empty answer."""

    action: Any = None
    """As plain data; the server decodes and judges it."""
    gain: float | None = None
    seconds: float = 0.0
    error: str | None = None


def encode(value: Any) -> bytes:
    return msgspec.json.encode(value) + b"\n"
