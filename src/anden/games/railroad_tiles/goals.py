# mypyc: compile
"""What a player pursues besides the usual points: objectives and solo challenges."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from anden.games.railroad_tiles.outlook import Outlook
from anden.games.railroad_tiles.territory import Territory


class Goals:
    def __init__(self, challenge: int, objectives: list[int]) -> None:
        self.challenge: i64 = challenge
        self.lazy: bool = challenge == 15
        self.objectives: list[int] = objectives


def goal_worth(t: Territory, look: Outlook, goals: Goals) -> float:
    return 0.0


def spoils(t: Territory, goals: Goals) -> bool:
    return False
