"""The time, as it is stored and sent."""

from __future__ import annotations

from datetime import UTC, datetime


def now() -> str:
    """This moment in ISO 8601, UTC, with milliseconds."""
    return text(datetime.now(UTC))


def text(moment: datetime) -> str:
    return moment.astimezone(UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")


def millis(stamp: str) -> int:
    """A stored time as a number of milliseconds."""
    return round(datetime.fromisoformat(stamp).timestamp() * 1000)


def text_of(millis: int) -> str:
    return text(datetime.fromtimestamp(millis / 1000, UTC))


def seconds_since(stamp: str) -> float:
    """How long ago a stored time was."""
    return (datetime.now(UTC) - datetime.fromisoformat(stamp)).total_seconds()
