"""Moving goods, bankruptcy and the end («FASE 3» to «CALCULAR LOS PUNTOS DE VICTORIA»)."""

from __future__ import annotations

import pytest

from anden.games.cube_rails.laying import remove_owner
from anden.games.railes import rules
from anden.games.railes.actions import Score
from tests.scenarios.railes.network import CHAIN, CUBES, EXAMPLE, LINKS, lay, route
from tests.scenarios.railes.table import RailesTable


def network(owners: dict[tuple[str, str], int], level: int = 6) -> RailesTable:
    table = RailesTable(cubes=CUBES).rich(locomotive=level)
    table.wants = {0: "first_move"}
    lay(table, owners)
    return table.until("move", 0)


def test_forbidden_ways() -> None:
    """R27: not through a city of the colour, not back to the start, no place twice, not on links of others alone."""
    table = network({**EXAMPLE, ("new_york", "albany"): 0})
    through = route((0, 0), ("new_york", "hartford", "boston"), "red")
    assert table.why(through).args == {"good": "red", "place": "hartford"}
    assert table.refused(through) == "must_stop"
    back = route((0, 0, 0, 0), ("new_york", "albany", "boston", "hartford", "new_york"), "purple")
    assert table.why(back).args == {"place": "new_york"}
    assert table.refused(back) == "place_twice"
    twice = route((0, 0, 0), ("new_york", "albany", "new_york", "hartford"), "red")
    assert table.refused(twice) == "place_twice"
    others = network(dict.fromkeys(LINKS, 1), level=5)
    assert others.refused(route((1, 1, 1, 1, 1))) == "no_own_link"
    assert others.offers("deliver") == []
    wrong = route((0,), ("new_york", "albany"), "purple")
    assert table.refused(wrong) == "wrong_destination"


def test_the_limit_of_locomotives() -> None:
    table = network(dict.fromkeys(CHAIN, 0), level=4)
    problem = table.why(route((0, 0, 0, 0, 0)))
    assert (problem.key, problem.args) == ("too_far", {"links": 5, "locomotive": 4})


def test_the_link_of_a_bankrupt_player() -> None:
    """R28: it counts for the length, nobody scores for it, and nobody can claim it."""
    table = network({**dict.fromkeys(CHAIN, 0), CHAIN[1]: 1})
    remove_owner(table.state.track, 1)
    table.do(route((0, -1, 0, 0, 0)))
    assert table.plain["delivery"]["points"] == {"0": 4}
    table.do("score victory")
    assert table.phase == "move"
    assert table.links(None) == {("boston", "hartford")}
    table.wants = {}
    table.next("build", 0)
    assert table.bad("N7", "21", "0-3") == "redirect_finished"


def test_points_are_not_split() -> None:
    """R29: all points on one track; there is no action for a part."""
    table = network(dict.fromkeys(CHAIN, 0))
    table.do(route((0, 0, 0, 0, 0)))
    assert table.offers() == ["score income", "score victory"]
    with pytest.raises(ValueError):
        rules.parse(table.state, "score income 2")
    table.do("score victory")
    assert table.told("to_victory") == [{"seat": 0, "points": 5, "total": 5}]


def test_income_up_to_ten() -> None:
    """Income beyond +10 is lost."""
    table = network(dict.fromkeys(CHAIN, 0)).give(0, income=8)
    table.do(route((0, 0, 0, 0, 0)))
    assert table.offer("score income")["income"] == 10
    table.do(Score("income"))
    assert table.money(0)[1] == 10
    assert table.told("income_top") == [{"seat": 0, "lost": 3}]


def test_who_decides_first() -> None:
    """The mover first, then turn order; who gets no points is not asked."""
    owners = dict(zip(CHAIN, (2, 1, 0, 0, 1), strict=True))
    table = network(owners)
    table.do(route((2, 1, 0, 0, 1)))
    assert table.plain["acting"] == [0, 1, 2]
    table.do("score income", "score victory", "score income")
    assert table.phase == "move"


def test_improving_locomotives_once_per_turn() -> None:
    """«Mejorar locomotoras». R30: the locomotive in round 1; in round 2 only a cube or nothing."""
    table = network(dict.fromkeys(CHAIN, 0), level=2)
    table.do("upgrade", "skip", "skip", "skip")
    assert (table.to_act, rules.phase(table.state).args) == ((0,), {"round": 2})
    assert table.refused("upgrade") == "upgraded_already"


def test_the_bag_is_not_used_again() -> None:
    """R10: the delivered cube goes to the bag."""
    table = network(dict.fromkeys(CHAIN, 0))
    before = table.plain["bag"]["yellow"]
    table.do(route((0, 0, 0, 0, 0)))
    assert table.plain["bag"]["yellow"] == before + 1
    assert table.goods("new_york")["yellow"] == 0


# --- bankruptcy and the end ------------------------------------------------------------------------------------------


def test_bankruptcy() -> None:
    """Out of the game; completed links belong to nobody for ever, incomplete ones can be claimed."""
    table = RailesTable(3).rich()
    lay(table, {CHAIN[0]: 1})
    table.lay(1, ("J7", "22", "1-3"))
    table.until("move")
    table.give(1, cash=0, income=-10, victory=1)
    table.next("actions")
    assert table.told("bankrupt") == [{"seat": 1}]
    assert table.player(1)["out"]
    assert sorted(table.plain["order"]) == [0, 2]
    assert table.owners("L10") == {"0-4": None}
    assert table.owners("J7") == {"1-3": None}
    table.until("build", 2)
    table.build(("L7", "21", "2-5"), ("J8", "21", "0-3"))
    assert table.owners("J7") == {"1-3": 2}
    assert rules.ranking(table.state)[-1] == [1]
    assert [line.key for line in rules.scores(table.state)[1].lines] == ["bankrupt"]


def test_one_is_left() -> None:
    """All others bankrupt: the game is over at once."""
    table = RailesTable(3).rich().until("move")
    for seat in (0, 2):
        table.give(seat, cash=0, income=-10, victory=0)
    table.play_out()
    assert table.told("last_player") == [{"seat": 1}]
    assert table.turn == 1
    assert rules.ranking(table.state) == [[1], [0], [2]]


@pytest.mark.parametrize("players", [3, 4, 5, 6])
@pytest.mark.parametrize("game", ["basic", "standard"])
def test_end_of_the_game(players: int, game: str) -> None:
    """«Final de la partida». The last turn ends after income; in the Basic game no new order is found."""
    table = RailesTable(players, game=game).rich()
    turns = {3: 10, 4: 8, 5: 7, 6: 7}[players]
    table.play_out()
    assert table.turn == turns
    assert table.phase == "over"
    assert len(table.told("final")) == players
    if game == "basic":
        assert len(table.told("new_order")) == turns - 1


def test_tie_break() -> None:
    """R36: equal points: the lower action number of the last turn, also of a token taken as pass."""
    table = RailesTable(3).rich()
    table.wants = {0: "urbanization pass", 1: "first_build", 2: "urban_growth pass"}
    table.play_out()
    assert len({score.total for score in rules.scores(table.state)}) == 1
    assert rules.ranking(table.state) == [[1], [2], [0]]
