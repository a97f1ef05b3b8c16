"""«Preparacion de la partida», and the map pages' own set-ups."""

from __future__ import annotations

from collections import Counter

import pytest

from anden.core import CHANCE
from anden.games.age_of_steam import rules
from anden.games.age_of_steam.actions import Order
from tests.scenarios.age_of_steam.table import SteamTable, setup_of

START_CUBES: dict[str, dict[str, int]] = {
    "rust_belt": {"pittsburgh": 3, "wheeling": 3, "chicago": 2, "duluth": 2, "toronto": 2},
    "western_us": {"seattle": 2, "denver": 2, "portland": 1, "el_paso": 1, "duluth": 2},
    "southern_us": {
        "atlanta": 4,
        "charleston": 3,
        "savannah": 3,
        "mobile": 3,
        "new_orleans": 3,
        "memphis": 1,
    },
    "germany": {"berlin": 2, "wien": 4, "konigsberg": 3, "zurich": 2, "hamburg": 0, "essen_dortmund": 2},
    "barbados": {"north_point": 1, "bridgetown": 1, "holetown": 0},
    "st_lucia": {"castries": 0, "le_cap": 0},
}
PLAYERS = {"barbados": 1, "st_lucia": 2}


@pytest.mark.parametrize("name", START_CUBES)
def test_cubes_on_the_map(name: str) -> None:
    table = SteamTable(name, PLAYERS.get(name, 3))
    for place, n in START_CUBES[name].items():
        assert table.goods(place).total() == n, place


@pytest.mark.parametrize("name", START_CUBES)
def test_what_players_start_with(name: str) -> None:
    table = SteamTable(name, PLAYERS.get(name, 3))
    for player in table.view["players"]:
        assert player["cash"] == (20 if name == "western_us" else 10)
        assert (player["shares"], player["income"], player["locomotive"]) == (2, 0, 1)


@pytest.mark.parametrize(
    ("name", "boxes", "bag"),
    [
        ("rust_belt", 52, 96 - 52 - 26),
        ("western_us", 52, 0),
        ("southern_us", 52, 96 - 52 - 4 - 12 - 7),
        ("germany", 52, 96 - 52 - 6 - 22 - 3 - 4),
        ("barbados", 10, 76 - 10 - 6),
        ("st_lucia", 0, 96 - 38),
    ],
)
def test_the_display_and_the_bag(name: str, boxes: int, bag: int) -> None:
    view = SteamTable(name, PLAYERS.get(name, 3)).view
    assert sum(box is not None for column in view["display"].values() for box in column) == boxes
    assert sum(view["bag"].values()) == bag


def test_the_display_is_filled_row_by_row() -> None:
    display = SteamTable(display={0: "R", 1: "B", 11: "P", 12: "Y", 36: "K", 43: "R", 51: "B"}).view[
        "display"
    ]
    assert display["light1"][:2] == ["red", "yellow"]
    assert display["light2"][0] == "blue"
    assert display["dark6"][0] == "purple"
    assert display["A"][0] == "black"
    assert (display["H"][0], display["H"][1]) == ("red", "blue")


def test_the_turn_track_goes_by_players() -> None:
    turns = {n: SteamTable(players=n).view["turns"] for n in (3, 4, 5, 6)}
    assert turns == {3: 10, 4: 8, 5: 7, 6: 6}
    assert SteamTable("barbados", 1).view["turns"] == 10
    assert SteamTable("st_lucia", 2).view["turns"] == 8


def test_western_us_uses_all_cubes() -> None:
    table = SteamTable("western_us")
    assert sum(len(p["goods"]) for p in table.view["places"].values()) == 24 + 20


def test_southern_us_has_cotton_in_every_town() -> None:
    table = SteamTable("southern_us")
    towns = [p["id"] for p in table.view["board"]["places"] if p["kind"] == "town"]
    assert len(towns) == 14
    assert all(table.goods(town) == Counter(["white"]) for town in towns)


def test_germany_terminals_take_the_colour_of_their_cube() -> None:
    table = SteamTable("germany", cubes={"paris": "K", "lyon": "Y"})
    assert table.view["places"]["paris"]["color"] == "black"
    assert table.view["places"]["lyon"]["color"] == "yellow"
    table.until("build", 0)
    assert table.view["places"]["paris"]["city"]


def test_germany_cubes_of_the_later_printing() -> None:
    table = SteamTable("germany", germany_cubes="berlin")
    assert table.goods("berlin").total() == 4
    assert table.goods("wien").total() == 2


def test_barbados_has_no_purple_and_four_new_cities() -> None:
    table = SteamTable("barbados", 1)
    assert "purple" not in +Counter(table.view["bag"])
    assert set(table.view["new_cities"]) == set("ABCD")
    assert sum(len(column) for column in table.view["display"].values()) == 26
    assert all(box is None for column in table.view["display"].values() for box in column[1:])


def test_barbados_redraws_red_for_a_and_blue_for_b() -> None:
    state = rules.start(setup_of("barbados", 1))
    cities = ("north_point", "bathsheba", "bell_point", "bridgetown", "oistins", "crane_beach")
    order = [p["id"] for p in rules.show(state, 0)["board"]["places"] if p["id"] in cities]
    places = " | ".join(f"{city} K" for city in order)
    assert rules.problem(state, CHANCE, rules.parse(state, f"deal YYYYYYYYYY | {places}")) is None
    for display in ("YYYYYYRYYY", "YYYYYYYBYY"):
        problem = rules.problem(state, CHANCE, rules.parse(state, f"deal {display} | {places}"))
        assert problem is not None
        assert problem.key == "luck_deal"


def test_barbados_easy_variant() -> None:
    assert SteamTable("barbados", 1, barbados_setup="easy").goods("oistins").total() == 2


def test_st_lucia_has_a_cube_on_every_plain_and_river_hex_without_a_town() -> None:
    table = SteamTable("st_lucia", 2)
    land = table.view["land"]
    assert len(land) == 38
    for h in table.view["board"]["hexes"]:
        assert (h["id"] in land) == (h["terrain"] in ("plain", "river") and h["place"] is None)
    assert not any(p["city"] for p in table.view["places"].values())


def test_the_first_order_is_luck() -> None:
    state = rules.start(setup_of("rust_belt", 4))
    assert rules.to_act(state) == (CHANCE,)
    rules.apply(state, CHANCE, Order((2, 0, 3, 1)))
    assert rules.show(rules.hide(state, 0), 0)["order"] == [2, 0, 3, 1]
