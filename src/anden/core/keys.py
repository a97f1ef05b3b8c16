"""The text keys of a game: every message its rules can send, so that texts and tests can be held against them."""

from __future__ import annotations

from collections.abc import Iterable


def text_keys(
    *,
    problems: Iterable[str],
    events: Iterable[str],
    scores: Iterable[str],
    phases: Iterable[str],
) -> frozenset[str]:
    """`problem-…`, `event-…`, `score-…`, `phase-…`: the conformance kit refuses any other."""
    kinds = {"problem": problems, "event": events, "score": scores, "phase": phases}
    return frozenset(f"{kind}-{key}" for kind, keys in kinds.items() for key in keys)
