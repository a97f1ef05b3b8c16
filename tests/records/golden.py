"""Golden records: one game for every map, player count and option, with the standings after every round.

`pytest tests/records --update-records` plays those of the newest version anew. Do that only when the rules changed on purpose (then
their version changes too), and read the differences. Records of older versions are never written again.
"""

from __future__ import annotations

import re
from pathlib import Path
from random import Random
from typing import Any

from anden import bots
from anden.core import Match, Rules, Seat, Setup, View
from anden.core.records import Record, text_of
from anden.core.registry import everything
from anden.core.standings import standings_text
from anden.core.testing import every_setup, random_match

FOLDER = Path(__file__).parent
SEED = "golden"
WHIMS = {"age_of_steam": 0.06, "railes": 0.06, "italian_rails": 0.03}
COMMON_WHIMS = 0.15
"""How often a player does anything at all instead of what looks best: so that rare actions are in the records too."""
TRIES = {"age_of_steam": 8}
"""Of so many games the longest is kept."""
GAMES_IN_ONE = {"railes": {"game"}}
"""Options that make another game of it: their values are played by every number of players."""
RASH = {"issue", "capital", "bid"}
"""Actions that are never a whim: they ruin a player, and a short game shows little."""


def golden_setups() -> list[Setup]:
    return [setup for rules in everything().values() for setup in setups_of(rules)]


def setups_of(rules: Rules[Any, Any]) -> list[Setup]:
    """Every map and player count. Other values of options for each player count too, but of a game with several maps only
    with the fewest players of each map, unless they make another game of it."""
    fewest = {board.id: min(board.players) for board in rules.maps}
    always = GAMES_IN_ONE.get(rules.id, set())
    return [
        setup
        for setup in every_setup(rules)
        if set(setup.options) <= always or len(rules.maps) == 1 or setup.players == fewest[setup.map]
    ]


def path_of(setup: Setup) -> Path:
    """`<game>/v<version>/[<map>-]<players>p[-<variant>].txt`."""
    variant = [
        f"{key}-{value if not isinstance(value, list) else '-'.join(value)}"
        for key, value in setup.options.items()
    ]
    name = "-".join([*([setup.map] if setup.map else []), f"{setup.players}p", *variant])
    return FOLDER / setup.game / f"v{setup.version}" / (re.sub(r"[^A-Za-z0-9_-]", "", name) + ".txt")


def standings_path(record: Path) -> Path:
    return record.with_suffix(".standings.txt")


def play(rules: Rules[Any, Any], setup: Setup) -> Match[Any, Any]:
    """A game between apprentices with whims, always the same; of several games the longest."""
    names = [SEED, *(f"{SEED} {n}" for n in range(2, TRIES.get(rules.id, 1) + 1))]
    return max((play_once(rules, setup, name) for name in names), key=lambda match: len(match.log))


def play_once(rules: Rules[Any, Any], setup: Setup, name: str) -> Match[Any, Any]:
    rng = Random(f"{name}:{setup}")
    players = [bots.make(rules.id, "apprentice", seed=seat) for seat in range(setup.players)]

    whims = WHIMS.get(rules.id, COMMON_WHIMS)

    def choose(match: Match[Any, Any], seat: Seat, actions: list[Any]) -> Any:
        if rng.random() < whims and actions[0].__struct_config__.tag not in RASH:
            return rng.choice(actions)
        return players[seat].choose(View.of(rules, match.state, seat), actions, float("inf"))

    return random_match(rules, setup, f"{name} {path_of(setup).stem}", choose=choose)


def write(rules: Rules[Any, Any], setup: Setup) -> None:
    match = play(rules, setup)
    path = path_of(setup)
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text_of(Record(match)), encoding="utf-8")
    standings_path(path).write_text(standings_text(match), encoding="utf-8")
