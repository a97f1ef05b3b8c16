"""What the rules of today play another way than version 1, each beside how a table of version 1 goes on playing it."""

from __future__ import annotations

import pytest

from anden.games.cube_rails import laying
from anden.games.railes import rules
from anden.games.railes.planning.turn_plan import urbanized
from tests.scenarios.railes.table import RailesTable

VERSIONS = [1, 2]
AMSTERDAM = (("J6", "21", "2-5"), ("I6", "T23", "1 2"), ("J5", "21", "1-4"))
"""From Albany to Amsterdam, and a spur from there that comes up to Glens Falls."""
ALBANY = ("K6", "21", "0-3")
"""From Albany up to Glens Falls."""
NEW_CITY = "urbanize glens_falls gray 5"


def lost_track(version: int, urbaniser: int = 1) -> RailesTable:
    """Two incomplete links that nobody controls come up to Glens Falls: from Amsterdam, where seat 0 has track, and from
    the city of Albany. Then the build turn of who urbanises."""
    table = RailesTable(version=version).rich()
    table.lay(0, *AMSTERDAM)
    table.until("build", 3)
    table.build(ALBANY)
    table.next("build").rich()
    table.next("build").rich()
    assert table.owners("J5") == {"1-4": None}
    assert table.owners("K6") == {"0-3": None}
    table.wants = {urbaniser: "urbanization"}
    return table.next("build", urbaniser)


# --- «CONEXIONES NO CONTROLADAS POR NADIE» with a New City -----------------------------------------------------------


def test_a_new_city_claims_what_starts_at_a_city() -> None:
    """The link from Albany is claimed; that from another's town is complete and stays nobody's, for ever."""
    table = lost_track(2)
    done = [["albany", "glens_falls", 1], ["amsterdam", "glens_falls", None]]
    assert sorted(table.offer(NEW_CITY)["done"]) == done
    table.do(NEW_CITY)
    assert table.told("claim") == [{"seat": 1, "hex": "K6"}]
    assert {(link["seat"], link["places"]) for link in table.told("link")} == {
        (1, ("albany", "glens_falls")),
        (-1, ("amsterdam", "glens_falls")),
    }
    assert table.links(1) == {("albany", "glens_falls")}
    assert ("amsterdam", "glens_falls") in table.links(None)
    assert table.bad("J5", "22", "0-4") == "redirect_finished"
    table.do("finish")
    table.next("build", 0)
    assert table.bad("J5", "22", "0-4") == "redirect_finished"


def test_version_1_a_new_city_claims_everything() -> None:
    table = lost_track(1)
    table.do(NEW_CITY)
    assert sorted(claim["hex"] for claim in table.told("claim")) == ["J5", "K6"]
    assert table.links(1) == {("albany", "glens_falls"), ("amsterdam", "glens_falls")}


def test_a_new_city_claims_what_leaves_an_own_town() -> None:
    """Over a town: seat 0 has track in Amsterdam."""
    table = lost_track(2, urbaniser=0)
    table.do(NEW_CITY)
    assert {("albany", "glens_falls"), ("amsterdam", "glens_falls")} <= table.links(0)
    assert table.links(None) == set()


BURLINGTON = ("L4", "22", "0-4")
"""From Burlington up to Glens Falls."""


@pytest.mark.parametrize("tiles", [[BURLINGTON], [BURLINGTON, ("K5", "T11", "1")]], ids=["loose", "complete"])
def test_a_new_city_claims_if_own_track_led_there_before(tiles: list[tuple[str, str, str]]) -> None:
    """«Ha quedado directamente conectada a las vías del jugador»: his own track led to the place before."""
    table = lost_track(2)
    table.build(*tiles)
    table.do(NEW_CITY)
    assert sorted(claim["hex"] for claim in table.told("claim")) == ["J5", "K6"]
    assert table.links(1) == {(place, "glens_falls") for place in ("albany", "amsterdam", "burlington")}


@pytest.mark.parametrize("version", VERSIONS)
def test_plans_see_the_new_city_as_the_rules_do(version: int) -> None:
    """What bots look at before they urbanise is what comes of it."""
    table = lost_track(version)
    s = table.state
    after = urbanized(s, 1, s.map.place_number["glens_falls"], 4)
    table.do(NEW_CITY)
    assert list(after.track.owner) == list(table.state.track.owner)


# --- «OTRAS LIMITACIONES»: tiles that are left -----------------------------------------------------------------------

FAR = ("C5", "D5", "E5", "F5", "B8", "D9")
"""Hexes where a scenario may put tiles that nobody is concerned with."""


def with_faces(version: int, *faces: str) -> RailesTable:
    """Seat 0 has put a gray city beside Hartford; these faces lie far away."""
    table = RailesTable(version=version).rich()
    table.wants = {0: "urbanization"}
    table.until("build", 0)
    table.do("urbanize new_haven gray 1")
    board = table.state.map.board
    for hex, face in zip(FAR, faces, strict=False):
        tile = board.tiles.number(board.tiles.kind_named(face), 0)
        laying.take_tile(table.state.track, board, board.hex_named(hex), tile)
    return table


SCARCE = ("44", "45", "46", "47", "46", "46")
"""In this order the fuller pile leaves no token with 46, though one 44/45 and one 44/47 are left."""


def test_a_face_is_left_while_there_is_a_choice() -> None:
    """The fourth 46 can be laid: the 45 is then a 44/45, the 47 a 44/47."""
    table = with_faces(2, *SCARCE)
    assert {face: table.plain["stock"][face] for face in ("44", "45", "46", "47")} == {
        "44": 2,
        "45": 2,
        "46": 1,
        "47": 2,
    }
    assert table.tile("N9", "46", "1-5 2-3") in table.offers("build N9")
    assert table.may(table.tile("N9", "46", "1-5 2-3"))
    laid = table.state.copy()
    rules.apply(laid, 0, rules.parse(laid, table.tile("N9", "46", "1-5 2-3")))
    left = rules.show(laid, 0)["stock"]
    assert {face: left[face] for face in ("44", "45", "46", "47")} == {"44": 1, "45": 1, "46": 0, "47": 1}


def test_version_1_the_face_counts_as_used_up() -> None:
    table = with_faces(1, *SCARCE)
    assert table.plain["stock"]["46"] == 0
    assert table.bad("N9", "46", "1-5 2-3") == "out_of_stock"
    assert table.tile("N9", "46", "1-5 2-3") not in table.offers("build N9")


@pytest.mark.parametrize("version", VERSIONS)
def test_without_a_token_there_is_no_face(version: int) -> None:
    """With four 46 on the board none is left, whatever one chooses."""
    table = with_faces(version, "46", "46", "46", "46")
    assert table.plain["stock"]["46"] == 0
    assert table.bad("N9", "46", "1-5 2-3") == "out_of_stock"
    assert [table.plain["stock"][face] for face in ("44", "45", "47")] == [4, 2, 2]


# --- «CALCULAR LOS PUNTOS DE VICTORIA»: only one player can win ------------------------------------------------------


def ruined(version: int, game: str, *seats: int) -> RailesTable:
    """These players of three go bankrupt in the first turn; seat 0 has Engineer, 1 First Build, 2 Turn Order."""
    table = RailesTable(3, version=version, game=game)
    table.wants = {0: "engineer", 1: "first_build", 2: "turn_order"}
    table.until("move")
    for seat in range(3):
        table.give(seat, cash=60, income=5)
    for seat in seats:
        table.give(seat, cash=0, income=-10, victory=0)
    return table.play_out() if len(seats) > 1 else table.next("actions" if game == "basic" else "capital")


@pytest.mark.parametrize("game", ["basic", "standard"])
def test_nobody_is_left(game: str) -> None:
    """Everybody bankrupt in one turn: the game is over, and the lower number of that turn wins."""
    table = ruined(2, game, 0, 1, 2)
    assert (table.turn, table.phase, table.told("last_player")) == (1, "over", [])
    assert rules.ranking(table.state) == [[2], [0], [1]]
    assert [(e["seat"], e["place_number"]) for e in table.told("final")] == [(2, 1), (0, 2), (1, 3)]


@pytest.mark.parametrize("game", ["basic", "standard"])
def test_version_1_nobody_is_left(game: str) -> None:
    """They share the victory."""
    table = ruined(1, game, 0, 1, 2)
    assert rules.ranking(table.state) == [[0, 1, 2]]
    assert {e["place_number"] for e in table.told("final")} == {1}


@pytest.mark.parametrize(("version", "places"), [(1, [[1], [0, 2]]), (2, [[1], [2], [0]])])
def test_two_bankrupt_in_the_same_turn(version: int, places: list[list[int]]) -> None:
    table = ruined(version, "basic", 0, 2)
    assert rules.ranking(table.state) == places
    assert [score.total for score in rules.scores(table.state)][::2] == [0, 0]


def test_who_falls_later_comes_first() -> None:
    """Whoever fell later comes first, whatever the numbers were."""
    table = ruined(2, "basic", 2)
    table.until("move")
    table.give(1, cash=0, income=-10, victory=0)
    table.play_out()
    assert table.turn == 2
    assert rules.ranking(table.state) == [[0], [1], [2]]
