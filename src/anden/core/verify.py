"""Was luck honest? The seed of a finished game must fit the hash published at its start and every act of luck."""

from __future__ import annotations

from typing import Any

import msgspec

from anden.core import luck
from anden.core.facts import CHANCE
from anden.core.log import PLATFORM_ACTIONS
from anden.core.match import Match
from anden.core.records.record import NONE, SECRET, Record


class Deviation(msgspec.Struct, frozen=True):
    """An act of luck that is not what the seed gives."""

    entry: int
    """The number of the log entry, from 1 as in records."""
    found: str
    expected: str


class Verdict(msgspec.Struct, frozen=True):
    """What the check found."""

    has_seed: bool
    seed_fits: bool | None
    """The seed gives the published hash; None when the record has no hash."""
    checked: int
    """Acts of luck that were compared, up to the first deviation."""
    unchecked: int
    """Acts of luck from before the seed was in force."""
    deviation: Deviation | None

    @property
    def honest(self) -> bool:
        return self.has_seed and self.seed_fits is not False and self.deviation is None


def verify(record: Record) -> Verdict:
    """Check a record that was read with `check_luck=False`."""
    match = record.match
    if record.seed in (NONE, SECRET) or match.seed is None:
        return Verdict(False, None, 0, 0, None)
    fits = record.commitment == luck.commitment(match.seed, match.setup) if record.commitment else None
    drawn = [
        n
        for n, entry in enumerate(match.log)
        if entry.seat == CHANCE and not isinstance(entry.action, PLATFORM_ACTIONS)
    ]
    first = _first_deviation(match, match.seed)
    end = len(match.log) if first is None else first.entry - 1
    checked = sum(match.luck_from <= n < end for n in drawn)
    unchecked = sum(n < min(match.luck_from, end) for n in drawn)
    return Verdict(True, fits, checked, unchecked, first)


class _Found(ValueError):
    """Ends the walk through a match."""

    def __init__(self, deviation: Deviation) -> None:
        self.deviation = deviation


def _first_deviation(match: Match[Any, Any], seed: str) -> Deviation | None:
    rules, entries = match.rules, list(match.log)

    def compare(n: int, state: Any, lucks: int) -> Any:
        entry = entries[n]
        if entry.seat == CHANCE and n >= match.luck_from:
            due = rules.sample_chance(state, luck.generator(seed, lucks))
            if due != entry.action:
                words = rules.notation(state, entry.action), rules.notation(state, due)
                raise _Found(Deviation(n + 1, *words))
        return entry.action

    try:
        Match(rules, match.setup).extend(entries, compare)
    except _Found as found:
        return found.deviation
    return None
