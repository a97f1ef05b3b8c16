"""What server and workers say to each other: one line of JSON each way."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from anden.core import Problem, Setup


class Task(msgspec.Struct, frozen=True, kw_only=True, tag="decide"):
    """A decision to make. A worker gets setup and log, never a state, and never the seed of luck."""

    kind: Literal["choose", "hint"]
    setup: msgspec.Raw
    log: list[tuple[int, msgspec.Raw]]
    seat: int
    level: str
    limit: float


class ReadRecord(msgspec.Struct, frozen=True, kw_only=True, tag="read"):
    """A record to judge: somebody else's text, which may be long and strange."""

    data: bytes
    limit: float


class Found(msgspec.Struct, frozen=True, kw_only=True):
    """The game of a record, judged and ready to be stored."""

    setup: Setup
    seed: str
    names: list[str]
    entries: list[tuple[int, str]]
    over: bool
    to_act: list[int]
    round: int


class Answer(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The answer to a task, or why there is none. A worker that has started says so with an empty answer."""

    action: Any = None
    """As plain data; the server decodes and judges it."""
    gain: float | None = None
    seconds: float = 0.0
    found: Found | None = None
    problem: Problem | None = None
    """What is wrong with a record."""
    error: str | None = None


def encode(value: Any) -> bytes:
    return msgspec.json.encode(value) + b"\n"
