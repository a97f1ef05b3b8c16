"""The five games as tests open them: map and number of players of a usual table."""

from __future__ import annotations

import random
from typing import Any

from anden.core import Match, Setup, luck, rules_of

MAPS = {
    "age_of_steam": "rust_belt",
    "italian_rails": "",
    "railes": "northeast",
    "railroad_tiles": "",
    "russian_railroads": "",
}
PLAYERS = {
    "age_of_steam": 3,
    "italian_rails": 2,
    "railes": 3,
    "railroad_tiles": 2,
    "russian_railroads": 2,
}
GAMES = sorted(MAPS)


def new_table(game: str, kind: str = "hotseat") -> dict[str, Any]:
    """The body of a request for a table of one game."""
    seats = [{"kind": kind} for _ in range(PLAYERS[game])]
    return {"game": game, "map": MAPS[game], "players": PLAYERS[game], "seats": seats}


def played(game: str, actions: int, seed: int = 1) -> Match[Any, Any]:
    """A game after so many actions of people, chosen at random; fewer when it ends before."""
    rules = rules_of(game)
    setup = Setup(game=game, version=rules.version, players=PLAYERS[game], map=MAPS[game])
    match: Match[Any, Any] = Match(rules, setup, luck.new_seed())
    match.run_chance()
    dice = random.Random(seed)
    for _ in range(actions):
        if match.over:
            break
        seat = match.to_act()[0]
        match.play(seat, dice.choice(list(rules.legal(match.state, seat))))
    return match
