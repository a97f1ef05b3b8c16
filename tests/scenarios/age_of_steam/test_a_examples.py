"""The worked examples of the rulebook, on the board it shows them on (Rust Belt)."""

from __future__ import annotations

from collections import Counter
from typing import Any

from tests.scenarios.age_of_steam.table import SteamTable

YELLOW, BLUE, GREEN, ORANGE = 0, 1, 2, 3

YELLOW_BUILDS = (
    (10, 4, "straight", "1-4"),
    (11, 3, "straight", "1-4"),
    (13, 2, "gentle", "3-5"),
)
BLUE_BUILDS = (
    (9, 4, "gentle", "1-3"),
    (10, 3, "straight", "1 4"),
    (11, 2, "gentle", "2-4"),
)
GREEN_BUILDS = (
    (12, 3, "acute", "0-5"),
    (11, 3, "cross_two_straight", "1-4 2-5"),
    (10, 3, "cross_two_straight", "1 2 4 5"),
)
ORANGE_BUILDS = (
    (9, 3, "straight", "2-5"),
    (10, 4, "cross_two_straight", "1-4 0-3"),
    (10, 5, "acute", "0-5"),
)
MOVES = {"evansville": "BR", "cincinnati": "BY"}


def example(**options: Any) -> SteamTable:
    """Yellow, blue, green and orange build in this order."""
    table = SteamTable(players=4, order=(3, 2, 1, 0), cubes=MOVES, **options)
    table.wants = {BLUE: "first_move", ORANGE: "urbanization", YELLOW: "turn_order", GREEN: "production"}
    return table.until("build", YELLOW)


def after_blue() -> SteamTable:
    table = example()
    table.build(*YELLOW_BUILDS)
    table.do("finish")
    table.build(*BLUE_BUILDS)
    table.do("finish")
    return table


def after_green() -> SteamTable:
    table = after_blue()
    table.build(*GREEN_BUILDS)
    table.do("finish")
    return table


def test_issuing_shares() -> None:
    """«Emitir acciones». Iker issues 2 shares, Koldo 1, Borja none."""
    table = SteamTable(order=(0, 1, 2))
    table.do("issue 2", "issue 1", "issue 0")
    assert table.money("shares") == [4, 3, 2]
    assert table.money() == [20, 15, 10]


def test_determining_turn_order() -> None:
    """«Determinar el orden de turno».
    Borja 2, Koldo out, Sergio 3, Ximo out, Iker passes, Borja out, Sergio stands, Iker out."""
    borja, koldo, sergio, ximo, iker = range(5)
    table = SteamTable(players=5)
    table.wants = {iker: "turn_order"}
    table.next("shares")
    table.state.order = (borja, koldo, sergio, ximo, iker)
    table.state.queue = (borja, koldo, sergio, ximo, iker)
    for seat in range(5):
        table.give(seat, cash=10)
    table.until("auction", borja)
    table.do("bid 2")
    assert table.to_act == (koldo,)
    table.do("drop")
    assert table.told("drop") == [{"seat": koldo, "position": 5, "paid": 0}]
    table.do("bid 3")
    table.do("drop")
    assert table.told("drop") == [{"seat": ximo, "position": 4, "paid": 0}]
    assert "pass" in table.offers()
    table.do("pass")
    assert table.to_act == (borja,)
    table.do("drop")
    assert table.told("drop") == [{"seat": borja, "position": 3, "paid": 1}]
    assert table.to_act == (iker,), "Sergio's bid is the highest: he is not asked"
    assert "pass" not in table.offers()
    table.do("drop")
    assert table.told("drop") == [{"seat": iker, "position": 2, "paid": 0}]
    assert table.view["order"] == [sergio, iker, borja, ximo, koldo]
    assert table.money() == [9, 10, 7, 10, 10]


def test_yellow_builds_a_b_c() -> None:
    """«Construir vías»."""
    table = example()
    assert table.build(*YELLOW_BUILDS) == [2, 2, 3]
    assert table.links(YELLOW) == {("cincinnati", "evansville"), ("cincinnati",)}
    assert table.player(YELLOW)["sections"] == 2
    assert table.discs(YELLOW) == 2


def test_blue_builds_d_e_f() -> None:
    """«Construir vías»."""
    table = example()
    table.build(*YELLOW_BUILDS)
    table.do("finish")
    discs = table.view["town_discs"]
    assert table.build(*BLUE_BUILDS) == [2, 3, 2]
    assert table.links(BLUE) == {("evansville", "indianapolis"), ("cincinnati", "indianapolis")}
    assert table.view["town_discs"] == discs - 1


def test_green_enters_a_town_with_g_h_j() -> None:
    """«Entrar a un pueblo»."""
    table = after_blue()
    discs = table.view["town_discs"]
    assert table.build(*GREEN_BUILDS) == [3, 3, 3]
    assert table.owners(11, 3) == {"1-4": YELLOW, "2-5": GREEN}
    assert table.owners(10, 3) == {"1": BLUE, "4": BLUE, "2": GREEN, "5": GREEN}
    assert table.links(GREEN) == {("cincinnati", "indianapolis"), ("indianapolis",)}
    assert table.links(BLUE) == {("evansville", "indianapolis"), ("cincinnati", "indianapolis")}
    assert table.view["town_discs"] == discs, "the disc of the old tile serves the new one"


def test_orange_places_a_new_city_and_builds_k_l_m() -> None:
    """«Colocar losetas de nueva ciudad»."""
    table = after_green()
    stock = dict(table.view["stock"])
    assert table.discs(GREEN) == 2
    table.do("urbanize indianapolis A")
    assert table.owners(10, 3) == {}
    assert table.view["stock"]["cross_two_straight"] == stock["cross_two_straight"] + 1
    assert table.view["town_discs"] == 8
    assert table.links(GREEN) == {("cincinnati", "indianapolis")}, "the spur is gone, the link stays"
    assert table.discs(GREEN) == 1
    assert table.view["places"]["indianapolis"]["color"] == "red"
    assert table.build(*ORANGE_BUILDS) == [2, 3, 3]
    assert table.owners(10, 4) == {"1-4": YELLOW, "0-3": ORANGE}
    assert table.links(ORANGE) == {("evansville", "indianapolis"), ("indianapolis",)}
    assert table.goods("indianapolis") == Counter(), "a New City has no cubes before goods growth"


def test_moving_goods() -> None:
    """«Mover mercancías»."""
    table = after_blue()
    table.until("move", BLUE)
    assert table.view["acting"][0] == BLUE, "First Move leads, although Borja is first"
    table.do("upgrade")
    assert table.player(BLUE)["locomotive"] == 2
    table.until("move", YELLOW)
    table.do("deliver blue evansville -1- cincinnati")
    assert table.money("income") == [1, 0, 0, 0]
    table.until("move", BLUE)
    assert table.view["move_round"] == 2
    table.do("deliver blue cincinnati -2- indianapolis -2- evansville")
    assert table.money("income") == [1, 2, 0, 0]


def test_moving_goods_over_foreign_links_only() -> None:
    """«Mover mercancías». A4: legal, and the owner gets it."""
    table = after_blue()
    table.give(GREEN, locomotive=2).until("move", GREEN)
    table.do("deliver blue cincinnati -2- indianapolis -2- evansville")
    assert table.money("income") == [0, 2, 0, 0]


def test_goods_growth() -> None:
    """«Aparición de mercancías».
    Dice 3, 3, 4 in a game of three: Kansas City, New City A, and Des Moines from the second box."""
    table = SteamTable(display={2: "R", 14: "B", 3: "P", 15: "Y", 36: "K", 44: "R"})
    table.wants = {0: "urbanization"}
    table.until("build", 0).do("urbanize indianapolis A")
    table.state.boxes[table.state.map.columns[table.state.map.column_number["light4"]].first] = 0
    table.state.bag[2] += 1  # the purple cube of the emptied box
    table.state.bag_left += 1
    before = {city: table.goods(city) for city in ("kansas_city", "des_moines")}
    table.luck = ["roll light 3 3 4", "roll dark 1 1 1"]
    table.next("shares")
    assert table.goods("kansas_city") - before["kansas_city"] == Counter(["red", "blue"])
    assert table.goods("indianapolis") == Counter(["black", "red"])
    assert table.goods("des_moines") - before["des_moines"] == Counter(["yellow"])
    assert table.view["display"]["A"] == [None, None]
    assert None not in table.view["display"]["B"], "New City B is not on the map"
    assert table.view["display"]["light4"][:2] == [None, None]
    assert table.view["display"]["light4"][2] is not None
