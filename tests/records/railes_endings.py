"""Players of the games that show how Raíles can end, and these games: each is played the same way again and again."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from anden.core import Match, Seat, Setup
from anden.core.testing import random_match
from anden.games.railes import rules
from anden.games.railes.actions import (
    Bid,
    Build,
    Capital,
    Choose,
    Deliver,
    Drop,
    Finish,
    Score,
    Skip,
    Upgrade,
)
from anden.games.railes.offers import offer
from anden.games.railes.state import State
from tests.unit.railes.thrifty import choose as choose_thriftily

FOLDER = Path(__file__).parent / "railes" / f"v{rules.version}" / "endings"


def price(s: State, action: Any) -> int:
    found = offer(s, action)
    return 0 if found is None else int(found.get("price", 0))


def thrifty(s: State, seat: Seat, legal: list[Any], rng: Random) -> Any:
    """Spends little, finishes what is begun, delivers what can be delivered."""
    return choose_thriftily(s, seat, rng)


def careful(s: State, seat: Seat, legal: list[Any], rng: Random) -> Any:
    """As the thrifty one, but his locomotive must not eat him up."""
    few = [a for a in legal if a != Upgrade() and a != Choose("locomotive")]
    action = choose_thriftily(s, seat, rng)
    if action in few or int(s.locomotive[seat]) < 2 + max(0, int(s.income[seat])) // 2:
        return action
    return rng.choice([a for a in few if not isinstance(a, Deliver)])


def idle(s: State, seat: Seat, legal: list[Any], rng: Random) -> Any:
    """Takes the cheapest token and does nothing else."""
    for nothing in (Drop(), Capital(0), Finish(), Skip(), Score("victory")):
        if nothing in legal:
            return nothing
    return min(legal, key=lambda a: price(s, a))


def spendthrift(s: State, seat: Seat, legal: list[Any], rng: Random) -> Any:
    """Raises all money there is and spends it on what costs most; never moves a cube."""
    if isinstance(legal[0], Capital | Bid):
        return [a for a in legal if isinstance(a, Capital | Bid)][-1]
    if isinstance(legal[0], Choose | Build):
        return max(legal, key=lambda a: price(s, a))
    if Upgrade() in legal:
        return Upgrade()
    return next(a for a in legal if not isinstance(a, Deliver))


Style = Callable[[State, Seat, list[Any], Random], Any]


class Ending(NamedTuple):
    """A game: the table, who plays how, and its luck."""

    name: str
    board: str
    options: dict[str, Any]
    styles: tuple[Style, ...]
    seed: str


BASIC = {"game": "basic", "first_order": "random"}
STANDARD = {"game": "standard"}


def setup_of(ending: Ending) -> Setup:
    return Setup(
        game=rules.id,
        version=rules.version,
        players=len(ending.styles),
        map=ending.board,
        options=ending.options,
    )


def play(ending: Ending) -> Match[Any, Any]:
    rng = Random(f"{ending.name} {ending.seed}")

    def choose(match: Match[Any, Any], seat: Seat, legal: list[Any]) -> Any:
        return ending.styles[seat](match.state, seat, legal, rng)

    return random_match(rules, setup_of(ending), f"{ending.name} {ending.seed}", choose=choose)


SOFT = {"game": "standard", "soft": True}
ENDINGS = (
    Ending("normal", "northeast", {}, (thrifty,) * 4, "1"),
    Ending("normal-standard", "ruhr", STANDARD, (careful,) * 3, "12"),
    Ending("tie-break", "ruhr", BASIC, (thrifty,) * 4, "9"),
    Ending("tie-break-standard", "ruhr", SOFT, (careful,) * 5, "28"),
    Ending("one-bankrupt", "ruhr", BASIC, (thrifty, spendthrift, thrifty, thrifty), "0"),
    Ending("one-bankrupt-standard", "northeast", STANDARD, (careful, spendthrift, careful, careful), "29"),
    Ending("all-but-one-bankrupt", "northeast", {}, (spendthrift, idle, spendthrift), "0"),
    Ending("all-but-one-bankrupt-standard", "ruhr", STANDARD, (*(spendthrift,) * 3, thrifty), "0"),
    Ending("all-bankrupt", "northeast", BASIC, (spendthrift,) * 3, "0"),
    Ending("all-bankrupt-standard", "northeast", STANDARD, (idle,) * 4, "0"),
)
