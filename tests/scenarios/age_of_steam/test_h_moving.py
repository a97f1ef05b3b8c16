"""«V. Mover mercancias»."""

from __future__ import annotations

from collections import Counter
from typing import Any

from anden.games.age_of_steam.actions import Deliver
from tests.scenarios.age_of_steam.table import SteamTable
from tests.scenarios.age_of_steam.test_a_examples import BLUE, GREEN, YELLOW, after_blue


def moving(seat: int, locomotive: int = 3) -> SteamTable:
    """Yellow has Evansville-Cincinnati, blue Evansville-Indianapolis-Cincinnati."""
    return after_blue().give(seat, locomotive=locomotive).until("move", seat)


def test_every_way_of_a_cube_is_offered_with_its_income() -> None:
    table = moving(GREEN)
    assert set(table.offers("deliver blue")) == {
        "deliver blue evansville -1- cincinnati",
        "deliver blue evansville -2- indianapolis -2- cincinnati",
        "deliver blue cincinnati -1- evansville",
        "deliver blue cincinnati -2- indianapolis -2- evansville",
    }
    gain = table.offer("deliver blue evansville -2- indianapolis -2- cincinnati")["gain"]
    assert {int(seat): n for seat, n in gain.items()} == {BLUE: 2}


def test_the_locomotive_limits_the_links() -> None:
    table = moving(GREEN, 1)
    problem = table.why("deliver blue evansville -2- indianapolis -2- cincinnati")
    assert (problem.key, problem.args) == ("too_far", {"links": 2, "locomotive": 1})


def test_a_cube_stops_at_the_first_city_of_its_colour() -> None:
    table = moving(GREEN)
    problem = table.why("deliver blue evansville -1- cincinnati -2- indianapolis")
    assert (problem.key, problem.args["place"]) == ("must_stop", "cincinnati")


def test_a_cube_ends_in_a_city_of_its_colour() -> None:
    table = moving(GREEN)
    assert table.why("deliver red evansville -1- cincinnati").key == "wrong_destination"
    assert table.why("deliver blue evansville -2- indianapolis").key == "wrong_destination"


def test_no_place_twice() -> None:
    table = moving(GREEN)
    problem = table.why("deliver red evansville -2- indianapolis -2- cincinnati -1- evansville")
    assert (problem.key, problem.args["place"]) == ("place_twice", "evansville")


def test_refusals_of_moves() -> None:
    table = moving(GREEN)
    assert table.why("deliver purple evansville -1- cincinnati").key == "no_such_cube"
    assert table.why("deliver blue evansville -3- cincinnati").key == "no_link"
    assert table.why("deliver blue evansville -1- des_moines").key == "no_link"
    assert table.why("deliver blue evansville -1- nowhere").key == "unknown_place"
    assert table.why(Deliver("blue", ("evansville",), ())).key == "route_shape"
    assert table.why(Deliver("blue", ("evansville", "cincinnati"), (0, 1))).key == "route_shape"
    green: Any = "green"
    assert table.why(Deliver(green, ("evansville", "cincinnati"), (0,))).key == "unknown_good"
    assert table.why(Deliver("blue", ("evansville", "cincinnati"), (0,), 1)).key == "bonus_owner"


def test_the_cube_goes_back_to_the_bag() -> None:
    table = moving(YELLOW)
    bag = table.view["bag"]["blue"]
    table.do("deliver blue evansville -1- cincinnati")
    assert table.goods("evansville") == Counter(["red"])
    assert table.view["bag"]["blue"] == bag + 1


def test_unfinished_track_moves_nothing() -> None:
    table = SteamTable(players=3, cubes={"cincinnati": "BY"})
    table.until("build", 0)
    table.build((11, 3, "straight", "1-4"))
    table.until("move", 0)
    assert table.offers("deliver") == []


def test_raising_the_locomotive_once_per_turn() -> None:
    table = moving(YELLOW, 1)
    table.do("upgrade")
    table.until("move", YELLOW)
    assert table.view["move_round"] == 2
    assert table.why("upgrade").key == "upgraded_already"
    assert "upgrade" not in table.offers()
    table.give(YELLOW, cash=50)
    table.next("move", YELLOW)
    assert "upgrade" in table.offers()


def test_raising_in_the_second_round() -> None:
    table = moving(YELLOW, 1)
    table.do("skip")
    table.until("move", YELLOW)
    table.do("upgrade")
    assert table.player(YELLOW)["locomotive"] == 2


def test_six_is_the_best_locomotive() -> None:
    table = moving(YELLOW, 6)
    problem = table.why("upgrade")
    assert (problem.key, problem.args["level"]) == ("locomotive_max", 6)


def test_parallel_links_of_different_owners_are_different_ways() -> None:
    table = after_blue()
    table.give(GREEN, cash=40)
    table.build((10, 5, "gentle", "1-5"), (11, 4, "straight", "1-4"), (12, 3, "gentle", "0-4"))
    table.until("move", GREEN)
    one_link = [text for text in table.offers("deliver blue evansville") if text.count("-") == 2]
    assert one_link == [
        "deliver blue evansville -1- cincinnati",
        "deliver blue evansville -3- cincinnati",
    ]
    table.do("deliver blue evansville -3- cincinnati")
    assert table.money("income") == [0, 0, 1, 0]


def test_parallel_links_of_one_owner_are_one_way() -> None:
    table = SteamTable(players=3, cubes={"evansville": "BR"}).give(0, cash=60).until("build", 0)
    table.build((10, 4, "straight", "1-4"), (11, 3, "straight", "1-4"))
    table.give(0, cash=60).next("build", 0)
    table.build((10, 5, "gentle", "1-5"), (11, 4, "straight", "1-4"), (12, 3, "gentle", "0-4"))
    table.until("move", 0)
    assert table.offers("deliver blue evansville") == ["deliver blue evansville -1- cincinnati"]


def test_two_rounds() -> None:
    table = moving(YELLOW, 1)
    table.do("deliver blue evansville -1- cincinnati")
    table.until("move", YELLOW)
    table.events = []
    table.act(YELLOW, "deliver blue cincinnati -1- evansville")
    assert table.told("income_up") == [{"seat": YELLOW, "income": 1, "total": 2}]
