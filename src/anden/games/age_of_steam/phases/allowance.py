# mypyc: compile
"""What a player's action allows him in his build turn («Ingeniero»)."""

from __future__ import annotations

from mypy_extensions import i64

from anden.games.age_of_steam.maps.game_map import ENGINEER
from anden.games.age_of_steam.state import State


def limit(s: State) -> i64:
    """How many tiles the player may place this turn."""
    return s.map.build_limit(s.action[s.seat()] == ENGINEER)


def dearest(s: State) -> i64:
    """For the kernel: -1, or the price of the dearest tile so far where it costs half."""
    return s.dearest if s.map.engineer_half and s.action[s.seat()] == ENGINEER else -1
