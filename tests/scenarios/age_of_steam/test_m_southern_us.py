"""«Sur de U.S.»: cotton."""

from __future__ import annotations

from collections import Counter

from tests.scenarios.age_of_steam.table import SteamTable


def southern(seat: int = 0) -> SteamTable:
    table = SteamTable("southern_us")
    for other in range(3):
        table.give(other, cash=100)
    return table.until("build", seat)


def augusta() -> SteamTable:
    """Seat 0 has Savannah-Augusta."""
    table = southern()
    table.build((13, 0, "gentle", "0-2"), (13, -1, "gentle", "3-5"), (12, -1, "town_1", "2"))
    assert table.links(0) == {("augusta", "savannah")}
    return table


def test_cotton_goes_to_a_port_and_pays_the_mover_one_more() -> None:
    table = augusta()
    table.until("move", 1)
    assert table.offers("deliver white") == ["deliver white augusta -1- savannah"]
    gain = table.offer("deliver white augusta -1- savannah")["gain"]
    assert {int(k): v for k, v in gain.items()} == {0: 1, 1: 1}
    bag = dict(table.view["bag"])
    left = int(table.state.bag_left)
    table.do("deliver white augusta -1- savannah")
    assert int(table.state.bag_left) == left
    assert table.money("income") == [1, 1, 0]
    assert table.goods("augusta") == Counter()
    assert table.view["bag"] == bag, "cotton leaves the game"


def test_cotton_stops_at_the_first_port() -> None:
    table = augusta()
    table.do("finish")
    table.give(0, cash=50).next("build", 0)
    table.build((14, -1, "gentle", "1-3"))
    assert ("charleston", "savannah") in table.links(0)
    table.give(0, locomotive=3).until("move", 0)
    assert table.offers("deliver white") == ["deliver white augusta -1- savannah"]
    problem = table.why("deliver white augusta -1- savannah -1- charleston")
    assert (problem.key, problem.args["place"]) == ("must_stop", "savannah")


def test_cotton_of_an_urbanised_town_stays() -> None:
    table = SteamTable("southern_us")
    table.wants = {0: "urbanization"}
    table.until("build", 0).do("urbanize macon A")
    assert table.goods("macon") == Counter(["white"])


def test_a_city_that_is_no_port_does_not_take_cotton() -> None:
    """Macon (10,1) beside Atlanta's column: Atlanta (9,0)-(10,0)-Macon."""
    table = southern()
    table.build((9, 1, "gentle", "0-2"), (10, 1, "town_1", "5"))
    assert table.links(0) == {("atlanta", "macon")}
    table.until("move", 0)
    assert table.why("deliver white macon -1- atlanta").key == "wrong_destination"
