"""Every refusal there is, provoked at least once, with its arguments."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from random import Random
from typing import Any

import pytest

from anden.core import CHANCE, Problem
from anden.games.railes import rules
from anden.games.railes.actions import Build, Capital, Choose, Deal, Deliver, Grow, Order, Urbanize
from anden.games.railes.keys import PROBLEMS
from tests.scenarios.railes.network import CHAIN, CUBES, lay, route
from tests.scenarios.railes.table import RailesTable, check_problem, setup_of
from tests.scenarios.railes.test_why_not import CLICKS

UNKNOWN: Any = "no such thing"


def setups() -> list[Problem | None]:
    return [
        rules.check_setup(setup_of("northeast", 2)),
        rules.check_setup(setup_of("atlantis", 4)),
        rules.check_setup(setup_of("northeast", 4, house="rules")),
        rules.check_setup(setup_of("northeast", 4, game="advanced")),
        rules.check_setup(setup_of("northeast", 4, soft=True)),
        rules.check_setup(setup_of("northeast", 4, game="standard", first_order="random")),
    ]


def luck() -> list[Problem | None]:
    s = rules.start(setup_of("northeast", 3))
    good = Order((0, 1, 2))
    found = [rules.problem(s, CHANCE, Order((0, 1)))]
    found += [rules.problem(s, CHANCE, Deal((), ())), rules.problem(s, 0, good)]
    rules.apply(s, CHANCE, good)
    deal = rules.sample_chance(s, Random(1))
    assert isinstance(deal, Deal)
    found.append(rules.problem(s, CHANCE, Deal(deal.cities[1:], deal.supply)))
    gray: Any = tuple(tuple("gray" for _ in space) for space in deal.supply)
    found.append(rules.problem(s, CHANCE, Deal(deal.cities, gray)))
    return found


def bidding() -> list[Problem]:
    table = RailesTable(3, first_order="auction")
    found = [table.why("bid 51"), table.why("pass")]
    table.do("bid 3")
    found.append(table.why("bid 3"))
    standard = RailesTable(3, game="standard")
    found += [standard.why(rules.parse(standard.state, "capital 11"))]
    found.append(standard.why(Capital(-1)))
    standard.do("capital 1", "capital 1", "capital 1", "bid 2")
    found += [standard.why("bid 2"), standard.why("bid 6"), standard.why("pass")]
    return found


def tokens() -> list[Problem]:
    table = RailesTable(3).rich().give(0, locomotive=6)
    found = [table.why(Choose(UNKNOWN)), table.why("choose locomotive")]
    found += [table.why("choose engineer pass")]
    s = table.state
    for color in range(5):
        s.new_cities[color] = 0
    found.append(table.why("choose urbanization"))
    for place in s.map.places:
        s.track.city[place.hex] = 1
    found.append(table.why("choose urbanization pass"))
    s.markers = 0
    found.append(table.why("choose urban_growth"))
    s.action[1] = 0
    return [*found, table.why("choose turn_order")]


def cities() -> list[Problem]:
    table = RailesTable().rich()
    table.wants = {0: "urban_growth", 1: "urbanization"}
    table.until("build", 0)
    found = [table.why("finish"), table.why("urbanize poughkeepsie gray 1"), table.why("grow olean 1")]
    found += [table.why("grow albany 13"), table.why(Grow("atlantis", 1))]
    table.state.markers = 0
    found.append(table.why("grow albany 1"))
    table.state.markers = 10
    table.do("grow albany 1")
    found += [table.why("grow boston 2")]
    table.do("finish")
    table.until("build", 1)
    found += [table.why("grow boston 2"), table.why("urbanize albany gray 2")]
    found += [table.why("urbanize olean gray 1"), table.why("urbanize olean gray 0")]
    table.do("urbanize olean red 2")
    found.append(table.why("urbanize elmira gray 3"))
    table.next("build", 0)
    found.append(table.why("grow albany 5"))
    table.do("grow boston 5", "finish")
    table.until("build", 1)
    found += [table.why("urbanize olean gray 6"), table.why("urbanize elmira red 6")]
    return found


def goods() -> list[Problem]:
    table = RailesTable(cubes=CUBES).rich(locomotive=4)
    table.wants = {0: "first_move"}
    lay(table, {**dict.fromkeys(CHAIN[:4], 0), CHAIN[4]: 1})
    table.until("move", 0)
    found = [table.why(Deliver(UNKNOWN, ("new_york", "hartford"), (0,)))]
    found += [
        table.why(Deliver("red", ("new_york",), ())),
        table.why(Deliver("red", ("new_york", "atlantis"), (0,))),
        table.why(Deliver("gray", ("new_york", "hartford"), (0,))),
        table.why(Deliver("red", ("new_york", "hartford"), (1,))),
        table.why(Deliver("red", ("new_york", "hartford"), (9,))),
        table.why(route((0, 0, 0, 0, 1))),
        table.why(route((0, 0), ("new_york", "hartford", "boston"), "red")),
        table.why(route((0, 0), ("new_york", "hartford", "new_york"), "blue")),
        table.why(route((0,), ("new_york", "hartford"), "blue")),
    ]
    table.do("upgrade", *["skip"] * (len(table.plain["acting"]) - 1))
    return [*found, table.why("upgrade"), table.why("finish")]


def building() -> list[Problem]:
    table = RailesTable().rich().until("build", 0)
    tile = table.tile
    found = [
        table.why("build Z99 21 0"),
        table.why("build K8 99 0"),
        table.why(Build("K8", "21", 6)),
        table.why(tile("K7", "21", "0-3")),
        table.why(tile("A4", "22", "1-5")),
        table.why(tile("O10", "21", "0-3")),
        table.why(tile("O10", "22", "1-5")),
        table.why(tile("I8", "21", "0-3")),
        table.why(tile("K9", "21", "0-3")),
        table.why(tile("K8", "T21", "0 3")),
    ]
    table.build(("J7", "23", "1-2"))
    found += [table.why(tile("K8", "23", "0-5")), table.why(tile("J7", "21", "1-4"))]
    found.append(table.why(tile("I8", "21", "0-3")))
    table.state.track.left[0] = 0
    found.append(table.why(tile("L7", "21", "2-5")))
    table.state.track.left[0] = 86
    table = RailesTable().rich()
    table.lay(0, ("K8", "21", "0-3"), ("K9", "T32", "0 1 4"), ("J7", "21", "1-4"))
    found += [table.why(tile("J7", "22", "1-3")), table.why(tile("J7", "22", "3-5"))]
    found.append(table.why(tile("I8", "22", "1-5")))
    table.build(("L7", "21", "2-5"), ("L10", "22", "0-4"), ("G7", "21", "0-3"))
    found.append(table.why(tile("F6", "22", "1-5")))
    table.do("finish")
    table.next("build", 0)
    found += [
        table.why(tile("K8", "22", "0-2")),
        table.why(tile("K9", "T32", "0 1 4")),
        table.why(tile("K9", "T32", "1 2 5")),
        table.why(tile("K9", "T22", "0 2")),
        table.why(tile("K9", "T43", "0 1 2 5")),
        table.why(tile("J7", "21", "1-4")),
    ]
    table.build(("I8", "21", "1-4"))
    found.append(table.why(tile("J7", "22", "1-3")))
    table.do("finish")
    table.until("build", 1)
    found.append(table.why(tile("L8", "21", "1-4")))
    table.give(1, cash=0, income=-10, victory=0)
    found.append(table.why(tile("L7", "22", "3-5")))
    standard = RailesTable(3, game="standard")
    standard.do("capital 1", "capital 1", "capital 1")
    standard.until("build", 0).give(0, cash=2)
    return [*found, standard.why(tile("K8", "21", "0-3"))]


def others() -> list[Problem]:
    """Those that need a position of their own are provoked in the other files; here is one of each once more."""
    table = RailesTable(3, game="standard").rich()
    table.wants = {1: "turn_order"}
    table.next("auction").until("auction", 1)
    table.do("pass", "bid 1")
    found = [table.why("pass")]
    again = RailesTable(cubes=CUBES).rich(locomotive=5)
    again.wants = {0: "first_move"}
    lay(again, dict(zip(CHAIN, (0, 0, 1, 1, 1), strict=True)))
    again.until("move", 0)
    found += [again.why(route((0, 0, 1, 1, 1)))]
    none = RailesTable(cubes=CUBES).rich(locomotive=5)
    none.wants = {0: "first_move"}
    lay(none, dict.fromkeys(CHAIN, 1))
    none.until("move", 0)
    found.append(none.why(route((1, 1, 1, 1, 1))))
    loop = RailesTable().rich()
    loop.wants = {1: "urbanization"}
    loop.lay(0, ("K8", "21", "0-3"), ("K9", "T23", "0 1"), ("L8", "23", "3-4"))
    loop.next("build", 0)
    loop.build(("L9", "23", "0-5"))
    loop.do("finish")
    loop.until("build", 1)
    return [*found, loop.why(Urbanize("poughkeepsie", "gray", 5))]


GROUPS: list[Callable[[], Iterable[Problem | None]]] = [
    setups,
    luck,
    bidding,
    tokens,
    cities,
    goods,
    building,
    others,
]


@pytest.fixture(scope="module")
def provoked() -> set[str]:
    keys: set[str] = set()
    for group in GROUPS:
        for problem in group():
            assert problem is not None, group.__name__
            keys.add(check_problem(problem).key)
    return keys


@pytest.mark.parametrize("key", PROBLEMS)
def test_every_problem_can_be_met(key: str, provoked: set[str]) -> None:
    """By an action that is refused, or by pointing at something."""
    assert key in provoked or key in CLICKS
