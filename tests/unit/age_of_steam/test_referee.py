"""The referee sees what is lost, doubled or misplaced; and no dollar moves without being told."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from mypy_extensions import u8

from anden.core.facts import Event
from anden.games.age_of_steam import rules
from anden.games.age_of_steam.state import State
from tests.unit.age_of_steam.thrifty import game, with_events

TABLES = [
    ("rust_belt", 3),
    ("rust_belt", 6),
    ("western_us", 4),
    ("southern_us", 3),
    ("germany", 4),
    ("barbados", 1),
    ("st_lucia", 2),
]


def late(name: str, players: int) -> State:
    """The last state of a game in which everybody is still in, and track lies."""
    kept: State | None = None
    for s, _, _ in game(name, players, "late"):
        if not any(s.out) and any(s.track.tile):
            kept = s.copy()
        elif kept is not None and any(s.out):
            break
    assert kept is not None
    return kept


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_games_are_in_order(name: str, players: int) -> None:
    for s, _, _ in game(name, players, "referee"):
        assert rules.audit(s) == []


MONEY: dict[str, Callable[[dict[str, Any]], int]] = {
    "issue": lambda a: a["cash"],
    "drop": lambda a: -a["paid"],
    "cannot_bid": lambda a: -a["paid"],
    "win_auction": lambda a: -a["paid"],
    "pay_fee": lambda a: -a["fee"],
    "build": lambda a: -a["price"],
    "replace": lambda a: -a["price"],
    "redirect": lambda a: -a["price"],
    "connect": lambda a: -a["price"],
    "collect": lambda a: a["income"],
}
"""What events say that a player got from the bank or paid."""


def told(events: list[Event], seat: int) -> int:
    total = 0
    short = sum(
        int(str(e.args["missing"])) for e in events if e.key == "shortfall" and e.args["seat"] == seat
    )
    for event in events:
        if event.args.get("seat") == seat:
            if event.key in MONEY:
                total += MONEY[event.key](dict(event.args))
            elif event.key == "pay":
                total -= int(str(event.args["expenses"])) - short
    return total


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_the_bank_gives_and_takes_only_what_is_told(name: str, players: int) -> None:
    moved = 0
    for before, after, events in with_events(name, players, "bank"):
        for seat in range(players):
            assert after.cash[seat] - before.cash[seat] == told(events, seat), events
            moved += after.cash[seat] != before.cash[seat]
    assert moved > 5


def _take_cube(s: State) -> None:
    s.bag[0] -= 1


def _bag_count(s: State) -> None:
    s.bag_left += 1


def _add_cube(s: State) -> None:
    s.cubes[3] += 1


def _take_tile(s: State) -> None:
    s.track.left[0] -= 1


def _take_disc(s: State) -> None:
    s.track.town_discs -= 1


def _tile_on_city(s: State) -> None:
    city = next(h for h in range(int(s.map.board.n)) if s.track.city[h])
    s.track.tile[city] = u8(1)
    s.track.left[0] -= 1


def _steal(s: State) -> None:
    """Give one end of a track to somebody else."""
    slot = next(i for i, owner in enumerate(s.track.owner) if owner < 6)
    s.track.owner[slot] = u8((int(s.track.owner[slot]) + 1) % int(s.players))


def _owner_without_track(s: State) -> None:
    slot = next(i for i, owner in enumerate(s.track.owner) if owner == 7)
    s.track.owner[slot] = u8(0)


def _debt(s: State) -> None:
    s.cash[0] = -1


def _negative_income(s: State) -> None:
    s.income[0] = -1


def _shares(s: State) -> None:
    s.shares[0] = 16


def _locomotive(s: State) -> None:
    s.locomotive[0] = 7


def _new_city_mark(s: State) -> None:
    s.new_cities_used ^= 1 << 7


def _new_city_twice(s: State) -> None:
    towns = [place.number for place in s.map.places if place.kind == 1]
    s.new_city[towns[0]] = s.new_city[towns[1]] = u8(8)


def _order(s: State) -> None:
    s.order = s.order[1:]


def _out_with_track(s: State) -> None:
    owner = next(int(owner) for owner in s.track.owner if owner < 6)
    s.out[owner] = 1
    s.order = tuple(seat for seat in s.order if seat != owner)


def _action_twice(s: State) -> None:
    s.action[0] = s.action[1] = 2


DAMAGE: list[tuple[Callable[[State], None], str]] = [
    (_take_cube, "red cubes instead of 20"),
    (_bag_count, "the bag holds"),
    (_add_cube, "yellow cubes instead of 20"),
    (_take_tile, "straight:"),
    (_take_disc, "town discs on the board"),
    (_tile_on_city, "a tile on the city"),
    (_steal, "another owner"),
    (_owner_without_track, "owner 0"),
    (_debt, "seat 0 has -1 dollars"),
    (_negative_income, "seat 0 has an income of -1"),
    (_shares, "seat 0 has 16 shares"),
    (_locomotive, "seat 0 has a locomotive of 7"),
    (_new_city_mark, "are marked"),
    (_new_city_twice, "a New City lies twice"),
    (_order, "turn order"),
    (_out_with_track, "is out and owns track"),
    (_action_twice, "an action is held twice"),
]


@pytest.fixture(scope="module")
def position() -> State:
    return late("rust_belt", 4)


@pytest.mark.parametrize(("damage", "says"), DAMAGE, ids=[damage.__name__.strip("_") for damage, _ in DAMAGE])
def test_the_referee_sees_it(damage: Callable[[State], None], says: str, position: State) -> None:
    s = position.copy()
    assert rules.audit(s) == []
    damage(s)
    assert any(says in wrong for wrong in rules.audit(s)), rules.audit(s)
