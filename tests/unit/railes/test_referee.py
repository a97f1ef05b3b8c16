"""The referee sees what is lost or comes from nowhere."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from anden.games.railes import rules
from anden.games.railes.state import BUILD, SCORE, State
from tests.unit.railes.thrifty import game


def late(version: int = rules.version) -> State:
    """A position in the middle of a game, in a build turn."""
    for s, _, _ in game("ruhr", 4, "s0", version=version, first_order="random"):
        if s.turn == 5 and s.phase == BUILD:
            return s.copy()
    raise AssertionError


def _town(s: State) -> int:
    return next(p.number for p in s.map.places if p.kind == 1 and s.track.city[p.hex] == 0)


def _used(s: State) -> int:
    return next(h for h in range(int(s.map.board.n)) if s.track.tile[h])


def lose_cube(s: State) -> None:
    s.bag[0] += 1


def cube_in_town(s: State) -> None:
    at = next(i for i, n in enumerate(s.supply) if n)
    s.supply[at] -= 1
    s.cubes[_town(s) * 5 + at % 5] += 1


def lose_tile(s: State) -> None:
    s.track.left[0] -= 1


def lose_owner(s: State) -> None:
    h = _used(s)
    e = next(e for e in range(6) if s.track.owner[h * 6 + e] != 7)
    s.track.owner[h * 6 + e] = 7


def lose_marker(s: State) -> None:
    s.markers -= 1


def lose_city(s: State) -> None:
    s.new_cities[4] -= 1


def town_becomes_city(s: State) -> None:
    s.track.city[s.map.places[_town(s)].hex] = 1


def debt(s: State) -> None:
    s.cash[0] = -1


def low_income(s: State) -> None:
    s.income[0] = -11


def negative_victory(s: State) -> None:
    s.victory[1] = -1


def locomotive_seven(s: State) -> None:
    s.locomotive[2] = 7


def order_twice(s: State) -> None:
    s.order = (*s.order[:-1], s.order[0])


def token_twice(s: State) -> None:
    s.action[0] = s.action[1]


def same_bids(s: State) -> None:
    s.bid[0] = s.bid[1] = 3


def nobody_acts(s: State) -> None:
    s.at = 9


def points_without_question(s: State) -> None:
    s.points = (1, 0, 0, 0)


def question_without_points(s: State) -> None:
    s.phase = SCORE
    s.points = (0, 0, 0, 0)


DAMAGE: list[Callable[[State], None]] = [
    lose_cube,
    cube_in_town,
    lose_tile,
    lose_owner,
    lose_marker,
    lose_city,
    town_becomes_city,
    debt,
    low_income,
    negative_victory,
    locomotive_seven,
    order_twice,
    token_twice,
    same_bids,
    nobody_acts,
    points_without_question,
    question_without_points,
]


@pytest.fixture(scope="module")
def position() -> State:
    s = late()
    assert rules.audit(s) == []
    return s


@pytest.mark.parametrize("damage", DAMAGE, ids=lambda damage: damage.__name__)
def test_damage_is_found(damage: Callable[[State], None], position: State) -> None:
    s = position.copy()
    damage(s)
    assert rules.audit(s) != []


def test_a_tile_from_a_wrong_pile_is_found() -> None:
    """By the older rules, which remember where a tile came from."""
    s = late(version=1)
    assert rules.audit(s) == []
    s.track.origin[_used(s)] = 12
    assert any("comes from the pile 12" in finding for finding in rules.audit(s))
