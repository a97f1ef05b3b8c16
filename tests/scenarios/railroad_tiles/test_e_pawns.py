"""E: placing pawns."""

from __future__ import annotations

import pytest

from anden.games.railroad_tiles import rules
from anden.games.railroad_tiles.actions import Place
from anden.games.railroad_tiles.state import STAR
from tests.scenarios.railroad_tiles.table import Scene, TilesTable, build

CAR = {"C": ("D02", "road WE")}
TRAIN = {"T": ("D07", "rail WE")}
PEOPLE = {"p": ("D05", "road WE"), "q": ("D10", "rail WE")}


def points(scene: Scene, text: str) -> int:
    event = scene.do(text)[0]
    return int(event.args["points"])  # type: ignore[arg-type]


def test_e1_any_own_tile_with_an_empty_location_of_the_kind() -> None:
    scene = Scene(2).give(0, build("C─C", CAR)).placing("PT3")
    assert scene.offers() == ["place car 0,0 token 1", "place car 2,0 token 1", "end"]
    assert scene.why("place car 1,0 token 1").key == "no_location"
    assert scene.why("place car 1,1 token 1").key == "no_tile"
    scene.do("place car 2,0 token 1")
    scene.placing("PT3 PT4").state.used = 1
    assert scene.why("place car 2,0 token 2").args == {"pawn": "car", "x": 2, "y": 0}


def test_e1_it_is_optional() -> None:
    scene = Scene(2).give(0, build("C", CAR)).give(1, build("C", CAR)).placing("PT3")
    scene.do("end")
    assert rules.to_act(scene.state) == (1,)


def test_e1_who_can_place_nothing_is_passed_over() -> None:
    scene = Scene(3).give(0, build("C", CAR)).give(1, build("T", TRAIN), stars=0).give(2, build("C", CAR))
    events = scene.placing("PT3").do("end")
    assert [(e.key, e.args) for e in events] == [("end", {"seat": 0}), ("skip_pawns", {"seat": 1})]
    assert rules.to_act(scene.state) == (2,)


def test_e1_a_star_keeps_a_player_in() -> None:
    scene = Scene(3).give(0, build("C", CAR)).give(1, build("T", TRAIN), stars=1).give(2, build("C", CAR))
    scene.placing("PT3").do("end")
    assert rules.to_act(scene.state) == (1,)
    assert scene.offers() == ["place train 0,0 token 1 star", "end"]


def test_e2_choice_token_one_train_or_one_car() -> None:
    scene = Scene(2).give(0, build("O", {"O": ("D38", "road WE, rail NS")})).placing("PT7")
    assert scene.offers("place") == ["place car 0,0 token 1", "place train 0,0 token 1"]
    scene.do("place train 0,0 token 1")
    problem = scene.why("place car 0,0 token 1")
    assert (problem.key, problem.args) == ("token_used", {"token": "PT7"})


def test_e2_two_tokens_of_one_kind_two_pawns_by_either_first() -> None:
    scene = Scene(2).give(0, build("C─C", CAR)).placing("PT3 PT4")
    places = ["car 0,0 token 1", "car 2,0 token 1", "car 0,0 token 2", "car 2,0 token 2"]
    assert scene.offers("place") == [f"place {place}" for place in places]
    scene.do("place car 0,0 token 2")
    assert scene.offers("place") == ["place car 2,0 token 1"]
    scene.do("place car 2,0 token 1")
    assert scene.offers() == ["end"]


def test_e2_the_tokens_may_be_used_in_either_order() -> None:
    for texts in (("car 0,0 token 1", "train 1,0 token 2"), ("train 1,0 token 2", "car 0,0 token 1")):
        legend = {**CAR, "T": ("D07", "rail NS"), "C": ("D02", "road NS")}
        scene = Scene(2).give(0, build("CT", legend)).placing("PT3 PT1")
        for text in texts:
            scene.do(f"place {text}")
        assert scene.offers() == ["end"]


@pytest.mark.parametrize(("others", "expected"), [(0, 1), (1, 2), (2, 3), (3, 4), (4, 5), (5, 5), (6, 5)])
@pytest.mark.parametrize(
    ("pawn", "mark", "legend", "token"),
    [("car", "C", CAR, "PT3"), ("train", "T", TRAIN, "PT1"), ("passenger", "p", PEOPLE, "PT5")],
)
def test_e3_points_at_once_at_most_5(
    others: int, expected: int, pawn: str, mark: str, legend: dict[str, tuple[str, str]], token: str
) -> None:
    standing = "; ".join(f"{pawn} {x},0" for x in range(others))
    scene = Scene(2).give(0, build(mark * 7, legend, standing)).placing(token)
    assert rules.show(scene.state, 0)["network"][0]["points"] == expected
    assert points(scene, f"place {pawn} 6,0 token 1") == expected
    assert scene.lines()[pawn + "s"] == expected


def test_e4_cars_by_road_only_trains_by_rail_only() -> None:
    station = {**CAR, **TRAIN, "S": ("D50", "road W, rail E")}
    scene = Scene(2).give(0, build("CCSTT", station, "car 0,0; train 4,0")).placing("PT3 PT1")
    assert points(scene, "place car 1,0 token 1") == 2
    assert points(scene, "place train 3,0 token 2") == 2


def test_e4_an_overpass_joins_nothing() -> None:
    legend = {**PEOPLE, "O": ("D37", "road WE, rail NS"), "v": ("D10", "rail NS")}
    scene = Scene(2).give(0, build("pO\n.v", legend, "passenger 0,0")).placing("PT5")
    assert points(scene, "place passenger 1,1 token 1") == 1


def test_e4_the_two_roads_of_a_double_curve_are_not_connected() -> None:
    legend = {"D": ("D29", "road NE, road SW"), "C": ("D02", "road NS"), "c": ("D02", "road WE")}
    scene = Scene(2).give(0, build("cD\n.C", legend, "car 0,0")).placing("PT3")
    assert points(scene, "place car 1,1 token 1") == 2
    scene = (
        Scene(2)
        .give(0, build("C.\nDc", {**legend, "D": ("D29", "road NW, road ES")}, "car 0,0"))
        .placing("PT3")
    )
    assert points(scene, "place car 1,1 token 1") == 1


def test_e4_pawns_and_stations_never_cut_a_network() -> None:
    legend = {**CAR, "S": ("D59", "road WE, rail S")}
    scene = Scene(2).give(0, build("CSCC", legend, "car 0,0; car 2,0; passenger 1,0")).placing("PT3")
    assert points(scene, "place car 3,0 token 1") == 3


def test_e5_passengers_change_at_a_station() -> None:
    scene = Scene(2).give(0, build("pSq", {**PEOPLE, "S": ("D50", "road W, rail E")})).placing("PT5 PT6")
    assert points(scene, "place passenger 0,0 token 1") == 1
    assert points(scene, "place passenger 2,0 token 2") == 2


def test_e8_cars_on_both_sides_of_a_station_with_a_through_road() -> None:
    scene = Scene(2).give(0, build("CSC", {**CAR, "S": ("D59", "road WE, rail S")})).placing("PT3 PT4")
    assert points(scene, "place car 0,0 token 1") == 1
    assert points(scene, "place car 2,0 token 2") == 2


def test_e8_a_passenger_at_the_station_touches_road_and_rail() -> None:
    legend = {**PEOPLE, "S": ("D59", "road WE, rail S"), "v": ("D10", "rail NS")}
    picture = "pS\n.v"
    scene = Scene(2).give(0, build(picture, legend, "passenger 0,0; passenger 1,1")).placing("PT5")
    assert points(scene, "place passenger 1,0 token 1") == 3


def test_e10_an_empty_supply() -> None:
    scene = Scene(4).give(0, build("C", CAR)).placing("PT3")
    scene.state.pool[0] = 0
    problem = scene.why("place car 0,0 token 1")
    assert (problem.key, problem.rule, problem.args) == ("pool_empty", "pawn-supply", {"pawn": "car"})
    assert scene.offers() == ["end"]


def test_e10_the_last_pawn_goes_to_who_plays_first() -> None:
    scene = Scene(2).give(0, build("C", CAR), stars=0).give(1, build("C", CAR), stars=0)
    scene.state.order = (1, 0)
    scene.state.pool[0] = 1
    scene.placing("PT3", seat=1).do("place car 0,0 token 1")
    events = scene.do("end")
    assert [e.key for e in events] == ["end", "skip_pawns"]


def test_e10_round_1_has_no_active_token() -> None:
    table = TilesTable(3).opened()
    table.any_turn(0, 1)
    table.any_turn(1, 2)
    seat = table.match.to_act()[0]
    table.any_turn(seat, 3)
    assert [e.key for e in table.match.events[-1]][:2] == ["end", "no_tokens"]
    assert rules.phase(table.state).key == "round_setup"


def test_e11_a_star_for_each_token_any_kind_of_pawn() -> None:
    legend = {**PEOPLE, **CAR}
    scene = Scene(2).give(0, build("pC", legend), stars=2).placing("PT1 PT2")
    before = scene.state.pool[STAR]
    event = scene.do("place passenger 0,0 token 1 star")[0]
    assert (event.key, event.args["token"]) == ("place_star", "PT1")
    scene.do("place car 1,0 token 2 star")
    assert scene.state.people[0].stars == 0
    assert scene.state.pool[STAR] == before + 2
    assert scene.offers() == ["end"]


def test_e11_not_on_top_of_the_pawn_of_the_token() -> None:
    scene = Scene(2).give(0, build("pC", {**PEOPLE, **CAR})).placing("PT3")
    scene.do("place car 1,0 token 1")
    assert scene.why("place passenger 0,0 token 1 star").key == "token_used"


def test_e11_a_star_is_needed_for_another_kind_and_only_then() -> None:
    scene = Scene(2).give(0, build("pC", {**PEOPLE, **CAR})).placing("PT3")
    problem = scene.why("place passenger 0,0 token 1")
    assert (problem.key, problem.args) == ("star_needed", {"pawn": "passenger", "token": "PT3"})
    problem = scene.why("place car 1,0 token 1 star")
    assert (problem.key, problem.args) == ("star_not_needed", {"pawn": "car", "token": "PT3"})
    scene.give(0, scene.state.people[0].territory, stars=0)
    assert scene.why("place passenger 0,0 token 1 star").key == "no_star"


def test_there_is_no_third_token() -> None:
    scene = Scene(2).give(0, build("C", CAR)).placing("PT3")
    assert scene.why("place car 0,0 token 2").args == {"token": 2}
    assert scene.why(Place("car", 0, 0, -1, False)).key == "no_such_token"
    assert scene.why(Place("cow", 0, 0, 0, False)).key == "unknown_pawn"  # type: ignore[arg-type]


def test_every_player_may_use_every_active_token() -> None:
    scene = Scene(2).give(0, build("CC", CAR)).give(1, build("CC", CAR)).placing("PT3 PT4")
    scene.do("place car 0,0 token 1", "place car 1,0 token 2", "end")
    assert rules.to_act(scene.state) == (1,)
    assert rules.show(scene.state, 1)["used"] == [False, False]
    scene.do("place car 0,0 token 1", "place car 1,0 token 2")
