"""Standings: the scores after every round, as data and as text a person can check."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from anden.core.facts import Score
from anden.core.match import Match


class Standing(msgspec.Struct, frozen=True):
    """The scores at the end of a round, or of the game."""

    round: int
    after: int
    """How many actions of the line had been done."""
    scores: tuple[Score, ...]
    final: bool = False


def standings(match: Match[Any, Any]) -> list[Standing]:
    """The scores at the end of every round that is over, and at the end of the game or now."""
    rules = match.rules
    state = rules.start(match.setup)
    found: list[Standing] = []
    number = rules.phase(state).round
    for n, step in enumerate(match.line):
        rules.apply(state, step.seat, step.action)
        now = rules.phase(state).round
        if now != number:
            found.append(Standing(number, n + 1, tuple(rules.scores(state))))
            number = now
    found.append(Standing(number, len(match.line), tuple(rules.scores(state)), match.over))
    return found


def standings_text(match: Match[Any, Any], names: Sequence[str] = ()) -> str:
    """One block per round, one line per seat: its total and what it is made of."""
    lines: list[str] = []
    for standing in standings(match):
        title = "end" if standing.final else f"round {standing.round}"
        lines.append(f"{title}, after {standing.after} actions")
        for score in standing.scores:
            name = (
                names[score.seat]
                if score.seat < len(names) and names[score.seat]
                else f"seat {score.seat + 1}"
            )
            parts = [f"{line.key} {line.points}" for line in score.lines if line.points]
            lines.append(f"  {name}: {score.total}" + (f" ({', '.join(parts)})" if parts else ""))
    if match.over:
        places = match.rules.ranking(match.state)
        lines.append("places: " + " > ".join(" = ".join(str(seat + 1) for seat in place) for place in places))
    return "\n".join(lines) + "\n"
