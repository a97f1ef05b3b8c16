"""Players of the games that show how Italian Rails can end, and these games: each is played the same way again and again,
as long as the bots stay as they are."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from anden import bots
from anden.core import Match, Seat, Setup, View
from anden.core.testing import random_match
from anden.games.italian_rails import rules
from anden.games.italian_rails.actions import Borrow, Build, End, Exchange, Ferry, Keep, Upgrade
from anden.games.italian_rails.offers import offers
from anden.games.italian_rails.state import BUILD, State
from anden.games.italian_rails.track.network import all_joined

FOLDER = Path(__file__).parent / "italian_rails" / f"v{rules.version}" / "endings"
MOODS = 0.06
Player = Callable[[State, Seat, list[Any]], Any]


def bot(level: str) -> Callable[[Seat], Player]:
    def make(seat: Seat) -> Player:
        thinker = bots.make(rules.id, level, seed=seat)

        def choose(s: State, seat: Seat, legal: list[Any]) -> Any:
            return thinker.choose(View.of(rules, s, seat), legal, float("inf"))

        return choose

    return make


def moody(level: str) -> Callable[[Seat], Player]:
    """A bot that now and then does something of any kind, so that rare actions are in the records too."""

    def make(seat: Seat) -> Player:
        steady, rng = bot(level)(seat), Random(seat)

        def choose(s: State, seat: Seat, legal: list[Any]) -> Any:
            if rng.random() >= MOODS:
                return steady(s, seat, legal)
            kind = rng.choice(sorted({tag(a) for a in legal}))
            return rng.choice([a for a in legal if tag(a) == kind])

        return choose

    return make


def joining(level: str, when: Callable[[State, Seat], bool]) -> Callable[[Seat], Player]:
    """A bot that does not join the four major cities before it wants to."""

    def make(seat: Seat) -> Player:
        bold = bot(level)(seat)

        def choose(s: State, seat: Seat, legal: list[Any]) -> Any:
            action = bold(s, seat, legal)
            if not isinstance(action, Build | Ferry) or when(s, seat):
                return action
            after = s.copy()
            rules.apply(after, seat, action)
            return End() if all_joined(after, seat) else action

        return choose

    return make


def lavish(level: str) -> Callable[[Seat], Player]:
    """A bot that improves its locomotive or draws the dearest track when it has reached the goal."""

    def make(seat: Seat) -> Player:
        careful = bot(level)(seat)

        def choose(s: State, seat: Seat, legal: list[Any]) -> Any:
            if s.phase == BUILD and s.goal == seat:
                better = [a for a in legal if isinstance(a, Upgrade)]
                return better[-1] if better else spendthrift(s, seat, legal) or End()
            return careful(s, seat, legal)

        return choose

    return make


def never(s: State, seat: Seat) -> bool:
    return False


def behind(s: State, seat: Seat) -> bool:
    return bool(s.people[seat].cash < s.people[1 - seat].cash)


def tag(action: Any) -> str:
    return str(action.__struct_config__.tag)


def idle(but: Player) -> Callable[[Seat], Player]:
    """Keeps any two cards and ends every turn, after what it does with its first money."""

    def choose(s: State, seat: Seat, legal: list[Any]) -> Any:
        if isinstance(legal[0], Keep):
            return legal[0]
        return but(s, seat, legal) or End()

    return lambda seat: choose


def restless(s: State, seat: Seat, legal: list[Any]) -> Any:
    """Exchanges orders in every turn: all cards come up, and are shuffled again."""
    return Exchange() if Exchange() in legal else None


def sections(*prices: int) -> Player:
    """Draws sections of these prices, in this order."""

    def choose(s: State, seat: Seat, legal: list[Any]) -> Any:
        done = int(s.people[seat].sections)
        if s.phase != BUILD or done == len(prices):
            return None
        return next(a for a in legal if isinstance(a, Build) and price(s, a) == prices[done])

    return choose


def down_to(cash: int, loans: int) -> Player:
    """Draws the dearest track that leaves so much money; then takes loans and keeps them."""

    def choose(s: State, seat: Seat, legal: list[Any]) -> Any:
        player = s.people[seat]
        if Borrow() in legal and player.debts < loans:
            return Borrow()
        lines = [a for a in legal if isinstance(a, Build) and player.cash - price(s, a) >= cash]
        return max(lines, key=lambda a: price(s, a)) if lines and player.debts == 0 else None

    return choose


def spendthrift(s: State, seat: Seat, legal: list[Any]) -> Any:
    """Borrows when it can, until it owes 80 million, and spends everything on the dearest track."""
    if Borrow() in legal and s.people[seat].debts < 2:
        return Borrow()
    lines = [a for a in legal if isinstance(a, Build)]
    return max(lines, key=lambda a: price(s, a)) if lines else None


def price(s: State, action: Build) -> int:
    (found,) = offers(s, [action])
    return 0 if found is None else int(found["price"])


class Ending(NamedTuple):
    """A game: the table, who plays how, and its luck."""

    name: str
    options: dict[str, Any]
    players: tuple[Callable[[Seat], Player], Callable[[Seat], Player]]
    seed: str


def setup_of(ending: Ending) -> Setup:
    return Setup(game=rules.id, version=rules.version, players=2, options=ending.options)


def play(ending: Ending) -> Match[Any, Any]:
    players = [make(seat) for seat, make in enumerate(ending.players)]

    def choose(match: Match[Any, Any], seat: Seat, legal: list[Any]) -> Any:
        return players[seat](match.state, seat, legal)

    return random_match(rules, setup_of(ending), ending.seed, choose=choose)


MASTERS = (bot("stationmaster"), bot("stationmaster"))
BOTH = {"fast_trains": True, "loans": True}
FAST = {"fast_trains": True, "cash": "open"}
QUICK = {"ferries": "quick", "loans": True}
ENDINGS = (
    Ending("goal-of-the-first", {}, MASTERS, "goal-of-the-first 2"),
    Ending("goal-of-the-second", BOTH, MASTERS, "goal-of-the-second 2"),
    Ending("goal-spent", {}, (lavish("stationmaster"), lavish("stationmaster")), "goal-of-the-first 2"),
    Ending(
        "goal-overtaken",
        FAST,
        (joining("stationmaster", behind), joining("stationmaster", never)),
        "goal-overtaken 13",
    ),
    Ending("limit-restless", QUICK, (moody("apprentice"), idle(restless)), "limit-restless 5"),
    Ending("limit-tie-break", {}, (idle(sections(2)), idle(sections(1, 1))), "limit-tie-break 1"),
    Ending("limit-shared", {}, (idle(sections()), idle(sections())), "limit-shared 1"),
    Ending("limit-debt", {"loans": True}, (idle(sections(1)), idle(spendthrift)), "limit-debt 1"),
    Ending(
        "limit-debt-decides",
        {"loans": True},
        (idle(down_to(10, 0)), idle(down_to(0, 1))),
        "limit-debt-decides 1",
    ),
)
