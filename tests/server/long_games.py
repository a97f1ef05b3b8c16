"""The longest records of each game that the platform still accepts."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

from anden.core import Entry, Match, records
from anden.core.log import LONGEST_LOG, MOST_TAKEN_BACK
from anden.core.match import ROOM_FOR_LUCK
from anden.core.records import Record

GOLDEN = Path(__file__).resolve().parents[1] / "records"
MOVES = 3
"""Played after each undo, before the next one."""


def golden(game: str) -> Match[Any, Any]:
    """The longest of our recorded games."""
    file = max((GOLDEN / game).rglob("*.txt"), key=lambda one: (one.read_text().count("\n"), one.name))
    return records.read(file.read_bytes(), check_luck=False).match


def text_of(match: Match[Any, Any]) -> str:
    names = [f"P{n}" for n in range(match.setup.players)]
    return records.text_of(Record(match, names, date="2030-01-01"), None)


def with_pairs(match: Match[Any, Any], pairs: int) -> str:
    """A finished game whose last steps were taken back and put back again and again."""
    seats = range(match.setup.players)
    most = min(pairs, (MOST_TAKEN_BACK - match.course.requests) // 2)
    for _ in range(most):
        match.undo(seats, _target(match), free=True)
        match.redo()
    text = text_of(match)
    if most == pairs:
        return text
    lines = text.rstrip("\n").splitlines()
    undo, redo = (line.split(". ", 1)[1] for line in lines[-2:])
    for n in range(pairs - most):
        lines += [f"{len(match.log) + 2 * n + 1}. {undo}", f"{len(match.log) + 2 * n + 2}. {redo}"]
    return "\n".join(lines) + "\n"


def with_branches(match: Match[Any, Any]) -> str:
    """A finished game with as many other ways tried out in its middle as the log has room for."""
    seats, line = range(match.setup.players), list(match.line)
    fork = _target(match)
    dice = random.Random(7)
    room = LONGEST_LOG - ROOM_FOR_LUCK - len(line) - 200
    while len(match.log) < room and match.course.requests < MOST_TAKEN_BACK - 1:
        match.undo(seats, fork, free=True)
        for _ in range(MOVES):
            if match.over:
                break
            seat = match.to_act()[0]
            match.play(seat, dice.choice(list(match.rules.legal(match.state, seat))))
    match.undo(seats, fork, free=True)
    match.extend([Entry(step.seat, step.action) for step in line[fork:]])
    return text_of(match)


def _target(match: Match[Any, Any]) -> int:
    """The middle of the line, where a person decides."""
    steps = len(match.line) // 2
    while match.course.target_problem(steps) is not None:
        steps -= 1
    return steps
