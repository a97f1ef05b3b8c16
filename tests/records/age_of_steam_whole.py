"""Games of Stationmasters on the small islands, where the golden ones end early: apprentices with whims are soon ruined there."""

from __future__ import annotations

from pathlib import Path
from typing import Any, NamedTuple

from anden import bots
from anden.core import Match, Seat, Setup, View
from anden.core.testing import random_match
from anden.games.age_of_steam import rules

FOLDER = Path(__file__).parent / "age_of_steam" / f"v{rules.version}" / "whole"


class Whole(NamedTuple):
    board: str
    players: int
    seed: str

    @property
    def name(self) -> str:
        return f"{self.board}-{self.seed}"


GAMES = [
    Whole("barbados", 1, "2"),
    Whole("barbados", 1, "5"),
    Whole("st_lucia", 2, "1"),
    Whole("st_lucia", 2, "3"),
]


def setup_of(game: Whole) -> Setup:
    return Setup(game=rules.id, version=rules.version, players=game.players, map=game.board)


def play(game: Whole) -> Match[Any, Any]:
    """Always the same, as long as the bots stay as they are."""
    players = [bots.make(rules.id, "stationmaster", seed=seat) for seat in range(game.players)]

    def choose(match: Match[Any, Any], seat: Seat, actions: list[Any]) -> Any:
        return players[seat].choose(View.of(rules, match.state, seat), actions, float("inf"))

    return random_match(rules, setup_of(game), f"whole {game.seed}", choose=choose)
