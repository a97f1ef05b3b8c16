"""The worked examples of the rulebook, each named after the heading it stands under."""

from __future__ import annotations

from collections import Counter

import pytest

from anden.games.railes import rules
from anden.games.railes.actions import Deliver
from tests.scenarios.railes.network import CHAIN, CUBES, EXAMPLE, lay, route
from tests.scenarios.railes.table import RailesTable

ALEX, JOAN, DAVID = 0, 1, 2


def test_money() -> None:
    """«Dinero». Pedro has no money and spends 8 $: he raises 10 $, income -2, and keeps 2 $."""
    table = RailesTable().until("build", 0)
    assert table.build(("J7", "22", "1-3"), ("J8", "21", "0-3")) == [4, 2]
    assert table.money(0) == (4, -2, 0)
    assert table.build(("J9", "21", "0-3")) == [2]
    assert table.money(0) == (2, -2, 0)


def test_turn_order() -> None:
    """«Orden de turno».
    Manolo wins the first place for 7 $: income -2, 3 $ in hand; the player on his left opens for the second place."""
    manolo = 1
    table = RailesTable(5, order=(0, 1, 2, 3, 4), first_order="auction")
    assert table.phase == "first_order"
    assert table.to_act == (0,)
    table.do("bid 5")
    assert table.offer("bid 7") == {"units": 2, "income_after": -2}
    table.do("bid 7", "drop", "drop", "drop", "drop")
    assert table.told("win_place") == [{"seat": manolo, "position": 1, "paid": 7}]
    assert table.money(manolo) == (3, -2, 0)
    assert table.to_act == (2,)
    assert table.told("opens") == [{"seat": 2}]
    assert rules.phase(table.state).args == {"position": 2}


def test_6_locomotive() -> None:
    """«6. Locomotora». Marta goes from level 4 to 5: 4 $ + 5 $."""
    table = RailesTable().give(0, locomotive=4, cash=9)
    assert table.offer("choose locomotive")["price"] == 9
    table.do("choose locomotive")
    assert table.money(0) == (0, 0, 0)
    assert table.player(0)["locomotive"] == 5


def test_7_urbanization() -> None:
    """«7. Urbanizar».
    Two tiles and a New City on Poughkeepsie between them: two links, and one tile may still be built."""
    table = RailesTable().rich()
    table.wants = {0: "urbanization"}
    table.until("build", 0)
    table.build(("K8", "21", "0-3"), ("K10", "21", "0-3"))
    table.do("urbanize poughkeepsie gray 7")
    assert table.links(0) == {("albany", "poughkeepsie"), ("new_york", "poughkeepsie")}
    assert rules.phase(table.state).args == {"used": 2, "limit": 3}
    assert table.may(table.tile("L7", "21", "2-5"))
    assert table.plain["places"]["poughkeepsie"]["color"] == "gray"


def test_paying_for_first_tiles_1() -> None:
    """«Pagar por los tramos iniciales».
    Alex builds A, B and C from Albany to New York over Poughkeepsie: 3 + 4 + 3."""
    table = RailesTable()
    table.wants = {ALEX: "first_build"}
    table.until("build", ALEX)
    assert table.build(("K8", "21", "0-3"), ("K9", "T21", "0 3"), ("K10", "21", "0-3")) == [3, 4, 3]
    assert table.links(ALEX) == {("albany", "poughkeepsie"), ("new_york", "poughkeepsie")}
    assert table.refused(table.tile("L7", "21", "2-5")) == "no_tiles_left"


def test_paying_for_first_tiles_2() -> None:
    """«Pagar por los tramos iniciales».
    Joan, Engineer, builds D, E, F and G from Albany to New York: 4 + 2 + 2 + 2, one link."""
    table = RailesTable()
    table.wants = {JOAN: "engineer"}
    table.until("build", JOAN)
    tiles = (("J7", "22", "1-3"), ("J8", "21", "0-3"), ("J9", "21", "0-3"), ("J10", "22", "0-2"))
    assert table.build(*tiles) == [4, 2, 2, 2]
    assert table.links(JOAN) == {("albany", "new_york")}


def test_paying_for_first_tiles_3() -> None:
    """«Pagar por los tramos iniciales».
    David builds H, I, J and makes New Haven a gray city: 2 + 4 + 2, and 6 paid with the token."""
    table = RailesTable(3)
    table.wants = {DAVID: "urbanization"}
    for seat in range(3):
        table.give(seat, cash=14)
    table.until("build", DAVID)
    assert table.money(DAVID)[0] == 8
    assert table.build(("L7", "21", "2-5"), ("M8", "22", "3-5"), ("M10", "22", "0-2")) == [2, 4, 2]
    assert table.money(DAVID) == (0, 0, 0)
    table.do("urbanize new_haven gray 1")
    assert table.links(DAVID) == {("albany", "hartford"), ("hartford", "new_haven")}


def test_other_limits() -> None:
    """«Otras limitaciones».
    A and B are legal; C closes a loop, D and F meet thick lines, E hangs on nothing, G is no hex, H is a city."""
    table = RailesTable().rich().until("build", 0)
    assert table.may(table.tile("K8", "21", "0-3"))
    table.build(("J7", "23", "1-2"))
    assert table.bad("K8", "23", "0-5") == "self_link"
    assert table.bad("O10", "22", "1-5") == "blocked_side"
    assert table.bad("O10", "21", "0-3") == "into_water"
    assert table.bad("I8", "21", "0-3") == "not_connected"
    assert table.refused("build C5 21 0") == "unknown_hex"
    assert table.bad("O7", "21", "0-3") == "on_city"


def incomplete() -> RailesTable:
    """Black's link from Albany ends in Poughkeepsie; its spur to the south-west goes on, that to the north-east not."""
    table = RailesTable().rich()
    table.lay(0, ("K8", "21", "0-3"), ("K9", "T32", "0 1 4"))
    assert table.owners("K9") == {"0": 0, "1": 0, "4": 0}
    table.next("build", 0)
    table.lay(0, ("J9", "21", "1-4"))
    assert table.owners("K9") == {"0": 0, "1": None, "4": 0}
    return table


def test_incomplete_links() -> None:
    """«Conexiones incompletas».
    The spur to the south-west is lost unless black extends or completes it in his next turn."""
    table = incomplete()
    table.next("build", 0)
    assert set(table.view["build"]["fading"]) == {"J9", "K9"}
    table.do("finish")
    assert table.told("lose_track") == [{"seat": 0, "hex": "J9"}]
    assert table.owners("J9") == {"1-4": None}
    kept = incomplete()
    kept.next("build", 0)
    kept.build(("I10", "21", "1-4"))
    kept.do("finish")
    assert kept.owners("J9") == {"1-4": 0}


def test_links_that_nobody_controls() -> None:
    """«Conexiones no controladas por nadie».
    (A), the spur to the north-east, touches black's track only: only black may claim it."""
    table = incomplete()
    assert table.to_act == (1,)
    assert table.bad("L8", "21", "1-4") == "unowned_out_of_reach"
    table.next("build", 0)
    table.build(("L8", "21", "1-4"))
    assert table.told("claim") == [{"seat": 0, "hex": "K9"}]
    assert table.owners("K9")["1"] == 0


def test_redirecting_track() -> None:
    """«Redirigir tramos de vías».
    Redirecting on a river or hill hex costs 2, the terrain is ignored; it uses one tile of the turn."""
    table = RailesTable().rich()
    table.lay(0, ("K8", "21", "0-3"), ("J7", "22", "1-3"))
    table.next("build", 0)
    assert table.price("K8", "22", "0-2") == 2
    assert table.build(("K8", "22", "0-2"), ("J7", "21", "1-4")) == [2, 2]
    assert [e.key for e in table.events] == ["redirect", "redirect"]
    assert rules.phase(table.state).args == {"used": 2, "limit": 3}


def test_improving_track_at_boston() -> None:
    """«Mejorar tramos de vías».
    Green crosses black's curve south-east of Boston: 4 $, without the river; black keeps his track."""
    black, green = 0, 1
    table = RailesTable().rich()
    table.lay(black, ("P7", "22", "1-5"))
    table.until("build", green)
    assert table.build(("P8", "22", "0-4"), ("P7", "42", "1-5 0-3"))[1] == 4
    assert table.owners("P7") == {"1-5": black, "0-3": green}


def test_improving_track_at_hartford() -> None:
    """«Mejorar tramos de vías».
    A tile with two tracks on the empty river hex south-east of Hartford: 4 + 1; one starts at the gray city."""
    table = RailesTable().rich()
    table.wants = {0: "urbanization"}
    table.until("build", 0)
    table.do("urbanize new_haven gray 1")
    assert table.build(("N9", "46", "1-5 2-3")) == [5]
    assert table.owners("N9") == {"1-5": 0, "2-3": 0}


def test_improving_locomotives() -> None:
    """«Mejorar locomotoras».
    Pedro took the Locomotive token and upgrades in the second round: level 6, no points, never again."""
    table = RailesTable().rich().give(0, locomotive=4)
    table.wants = {0: "locomotive"}
    table.until("move", 0)
    assert table.player(0)["locomotive"] == 5
    table.do("skip", "skip", "skip", "skip")
    assert rules.phase(table.state).args == {"round": 2}
    before = table.money(0)
    table.do("upgrade")
    assert table.player(0)["locomotive"] == 6
    assert table.money(0) == before
    table.next("actions", 0)
    assert table.refused("choose locomotive") == "locomotive_max"


@pytest.mark.parametrize(
    ("owners", "allowed"), [((0, 0, 1, 1, 2), True), ((0, 1, 0, 1, 2), True), ((0, 0, 1, 1, 1), False)]
)
def test_moving_a_cube_of_goods(owners: tuple[int, ...], allowed: bool) -> None:
    """«Transportar un cubo de mercancías».
    Five links: two own, two of a second and one of a third player may be used; two own and three of a second not."""
    table = RailesTable(cubes=CUBES).rich(locomotive=5)
    lay(table, dict(zip(CHAIN, owners, strict=True)))
    table.until("move", 0)
    if allowed:
        assert route(owners) in table.offers("deliver")
        table.do(route(owners))
    else:
        problem = table.why(route(owners))
        assert (problem.key, problem.args) == ("too_many_foreign", {"seat": 1, "theirs": 3, "own": 2})


def goods_example(level: int) -> RailesTable:
    table = RailesTable(cubes=CUBES).rich(locomotive=level)
    lay(table, EXAMPLE)
    table.wants = {0: "first_move"}
    return table.until("move", 0)


def test_points_of_track() -> None:
    """«Puntos de vías».
    What green can deliver from New York, by locomotive: red 1, red 1 + black's 1, blue 3, purple 3 + 1, yellow 3 + 2."""

    def found(level: int) -> dict[str, list[Counter[int]]]:
        table = goods_example(level)
        moves: dict[str, list[Counter[int]]] = {}
        for a in rules.legal(table.state, 0):
            if isinstance(a, Deliver) and a.route[0] == "new_york":
                moves.setdefault(a.good, []).append(Counter(a.owners))
        return moves

    assert found(1) == {"red": [Counter({0: 1})]}
    assert found(2)["red"] == [Counter({0: 1}), Counter({0: 1, 1: 1})]
    assert "blue" not in found(2)
    three = found(3)
    assert three["blue"] == [Counter({0: 3})]
    assert "purple" not in three
    four = found(4)
    assert four["purple"] == [Counter({0: 3, 1: 1})]
    assert "yellow" not in four
    assert found(5)["yellow"] == [Counter({0: 3, 1: 2})]
    # On own links alone purple and yellow cannot go anywhere.
    assert all(owners[1] > 0 for owners in found(6)["purple"] + found(6)["yellow"])


def test_points_of_track_alex_and_marta() -> None:
    """«Puntos de vías».
    Alex delivers yellow over three own links and two of Marta's: he takes income, she victory points."""
    table = goods_example(5)
    for seat in (0, 1):
        table.give(seat, income=1, victory=0)
    table.do(route((0, 0, 0, 1, 1)))
    assert table.phase == "score"
    assert table.to_act == (0,)
    assert table.plain["delivery"] == {
        "seat": 0,
        "good": "yellow",
        "points": {"0": 3, "1": 2},
        "deciding": 0,
    }
    assert table.offer("score income") == {"income": 4, "victory": 0, "final": 2 + 3}
    table.do("score income")
    assert table.to_act == (1,)
    table.do("score victory")
    assert table.money(0)[1:] == (4, 0)
    assert table.money(1)[1:] == (1, 2)
    assert (table.phase, table.to_act) == ("move", (1,))


def test_phase_4_income_and_expenses() -> None:
    """«Fase 4: recibir ingresos y pagar gastos».
    Manolo's income is 2: 2 $. Marta's is -1 without cash: she raises 5 $, pays 1 and keeps 4, income -2."""
    table = RailesTable(3).until("move", 0)
    table.give(0, income=2, cash=0).give(1, income=-1, cash=0)
    table.next("actions")
    assert table.money(0) == (2, 2, 0)
    assert table.money(1) == (4, -2, 0)
    assert {"seat": 1, "units": 1, "income": -2, "cash": 5} in table.told("raise")


def test_phase_5_turn_order() -> None:
    """«Fase 5: determinar el orden de turno».
    Cecilia 6, Verónica 4, Gregorio 7, Chema 2: Chema, Verónica, Cecilia, Gregorio."""
    cecilia, veronica, gregorio, chema = range(4)
    table = RailesTable().rich()
    table.do("choose locomotive", "choose first_build", "choose urbanization pass", "choose first_move")
    table.next("actions")
    assert table.plain["order"] == [chema, veronica, cecilia, gregorio]


def test_counting_victory_points() -> None:
    """«Calcular los puntos de victoria».
    37 points of goods, income -1, 10 links: 45. Income 5 gives 2, -2 takes 4, 0 nothing."""
    table = RailesTable().give(0, victory=37, income=-1).give(1, income=5).give(2, income=-2)
    assert [score.total for score in rules.scores(table.state)] == [35, 2, -4, 0]
    lay(table, dict.fromkeys(CHAIN, 0))
    score = rules.scores(table.state)[0]
    assert [(line.key, line.points) for line in score.lines] == [
        ("victory", 37),
        ("income", -2),
        ("links", 5),
    ]
    assert score.total == 37 - 2 + 5


def test_standard_phase_2_order_of_play() -> None:
    """«Juego estándar, fase 2: determinar el orden de juego».
    Manolo 0, Pedro 2, Marta out, David passes; Manolo 3, Pedro out, David out: pay 3, 0, 1, 0."""
    manolo, pedro, marta, david = range(4)
    table = RailesTable(game="standard").rich()
    table.wants = {david: "turn_order", 0: "first_move", 1: "first_build", 2: "engineer"}
    table.next("auction", manolo)
    for seat in range(4):
        table.give(seat, cash=10)
    table.do("bid 0", "bid 2", "drop", "pass", "bid 3", "drop", "drop")
    assert table.plain["order"] == [manolo, david, pedro, marta]
    assert [table.money(seat)[0] for seat in (manolo, david, pedro, marta)] == [7, 10, 9, 10]


def test_standard_phase_6_income_and_expenses() -> None:
    """«Juego estándar, fase 6: recibir ingresos y pagar gastos».
    Locomotives of level 3 and 6 cost 3 $ and 6 $, on top of negative income."""
    table = RailesTable(3, game="standard").until("move")
    table.give(0, cash=20, income=0, locomotive=3).give(1, cash=20, income=-2, locomotive=6)
    table.give(2, cash=20, income=4, locomotive=3)
    table.next("capital")
    assert [table.money(seat)[0] for seat in range(3)] == [17, 12, 21]
