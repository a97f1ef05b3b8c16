"""«Alemania»."""

from __future__ import annotations

from typing import Any

from tests.scenarios.age_of_steam.table import SteamTable

LINK = "koln_dusseldorf-essen_dortmund"


def germany(seat: int = 0, cash: int = 60, **values: Any) -> SteamTable:
    table = SteamTable("germany", **values)
    for other in range(3):
        table.give(other, cash=cash)
    return table.until("build", seat)


def test_unfinished_track_must_be_possible_to_complete() -> None:
    """Berlin (9,0) to Dresden (10,3): (9,1), (9,2) and then (10,2)… three tiles are enough, two are not."""
    table = germany()
    table.build((9, 1, "straight", "0-3"))
    assert table.why("finish").key == "unfinished_left"
    table.build((9, 2, "gentle", "0-2"))
    assert table.refused(10, 2, "straight", "2-5") == "unfinished_track"
    table.build((10, 2, "gentle", "3-5"))
    assert table.links(0) == {("berlin", "dresden")}
    table.do("finish")


def test_a_tile_that_cannot_be_completed_is_refused() -> None:
    """With money for one tile only nothing can be begun that needs two."""
    table = germany(cash=3)
    assert table.refused(9, 1, "straight", "0-3") == "unfinished_track"
    assert all(table.offer(text)["done"] for text in table.offers("build"))


def test_every_offer_can_be_completed() -> None:
    table = germany(cash=9)
    for text in table.offers("build")[::7]:
        twin = germany(cash=9)
        twin.do(text)
        assert twin.offers(), text


def test_printed_prices() -> None:
    table = germany(cash=100)
    assert table.price(1, 5, "straight", "2-5") == 6
    prices = {h["id"]: h["price"] for h in table.view["board"]["hexes"]}
    assert prices[table.at[11, -3]] == 12
    assert prices[table.at[1, 10]] == 11
    assert prices[table.at[12, 1]] == 8
    assert prices[table.at[2, 5]] == 3
    assert prices[table.at[2, 11]] == 4
    assert prices[table.at[9, 1]] == 2


def test_the_direct_link() -> None:
    table = germany(cubes={"koln_dusseldorf": "BB"})
    assert table.offer(f"connect {LINK}")["price"] == 2
    assert table.view["direct"] == {}
    table.do(f"connect {LINK}")
    assert table.view["direct"] == {LINK: 0}
    assert table.view["build"]["used"] == 1
    assert table.player(0)["sections"] == 1
    assert table.discs(0) == 1
    problem = table.why(f"connect {LINK}")
    assert (problem.key, problem.args["seat"]) == ("link_built", 0)
    assert table.why("connect nothing").key == "unknown_link"
    table.until("move", 1)
    table.do("deliver blue koln_dusseldorf -1- essen_dortmund")
    assert table.money("income") == [1, 0, 0]


def test_the_direct_link_of_who_is_out_is_nobodys() -> None:
    table = germany()
    table.do(f"connect {LINK}")
    table.until("move").give(0, cash=0, income=0, shares=10)
    for seat in (1, 2):
        table.give(seat, cash=100)
    table.next("build")
    assert table.player(0)["out"]
    assert table.view["direct"] == {LINK: None}
    assert [(link["owner"], link["hexes"]) for link in table.view["links"]] == [(None, [])]


def test_the_direct_link_counts_as_a_tile() -> None:
    table = germany()
    table.build((9, 1, "straight", "0-3"), (9, 2, "gentle", "0-2"))
    assert table.why(f"connect {LINK}").key == "unfinished_track"
    assert table.may(table.tile(10, 2, "gentle", "3-5"))


def test_terminals_count_as_cities_and_are_not_passed() -> None:
    """Rotterdam (0,5) and Köln/Düsseldorf (2,6): (1,5) and (2,5) lead from one to the other."""
    table = germany(cubes={"rotterdam": "B", "koln_dusseldorf": "BR", "essen_dortmund": "BB"}, cash=100)
    assert table.build((1, 5, "straight", "2-5"), (2, 5, "gentle", "3-5")) == [6, 3]
    assert table.links(0) == {("koln_dusseldorf", "rotterdam")}
    table.do(f"connect {LINK}")
    table.give(0, locomotive=3)
    table.until("move", 0)
    assert "deliver blue koln_dusseldorf -1- rotterdam" in table.offers()
    assert "deliver blue essen_dortmund -1- koln_dusseldorf -1- rotterdam" in table.offers()
    assert not any(text.startswith("deliver blue rotterdam") for text in table.offers())


def through_rotterdam() -> SteamTable:
    """Köln/Düsseldorf-Rotterdam of seat 0, Rotterdam-Oldenburg/Bremen of seat 1, who is to move a blue cube."""
    table = germany(cubes={"rotterdam": "K", "koln_dusseldorf": "BR"}, cash=100)
    table.build((1, 5, "straight", "2-5"), (2, 5, "gentle", "3-5"))
    table.do("finish")
    table.until("build", 1)
    table.build((1, 4, "straight", "1-4"), (2, 3, "straight", "1-4"))
    assert table.links(1) == {("oldenburg_bremen", "rotterdam")}
    return table.give(1, locomotive=4).until("move", 1)


THROUGH = "deliver blue koln_dusseldorf -1- rotterdam -2- oldenburg_bremen"


def test_terminals_are_the_end_of_a_way() -> None:
    table = through_rotterdam()
    assert table.why(THROUGH).key == "through_terminal"
    assert THROUGH not in table.offers()


def engineer(cash: int = 60) -> SteamTable:
    table = SteamTable("germany")
    table.wants = {0: "engineer"}
    for other in range(3):
        table.give(other, cash=cash)
    return table.until("build", 0)


def test_engineer_builds_three_tiles_the_dearest_at_half_price() -> None:
    table = engineer()
    assert table.view["build"]["limit"] == 3
    assert table.view["build"]["half_price"]
    paid = table.build((9, 1, "straight", "0-3"), (9, 2, "gentle", "0-2"), (10, 2, "gentle", "3-5"))
    assert paid == [1, 2, 2]


def test_engineer_the_total_is_the_sum_less_half_of_the_dearest() -> None:
    """First a tile of 2 at half price, then one of 8: the 8 costs 4 and the 2 costs 2 after all."""
    table = engineer()
    table.do(f"connect {LINK}")
    assert table.view["build"]["spent"] == 1
    paid = table.build((1, 5, "straight", "2-5"))
    assert paid == [4]  # 2 + 6 - 3 = 5
    assert table.view["build"]["spent"] == 5


def test_engineer_with_one_dollar_is_not_passed_over() -> None:
    """The direct link costs him half of 2."""
    table = engineer(cash=1)
    assert table.offer(f"connect {LINK}")["price"] == 1


def test_engineer_half_is_rounded_up() -> None:
    """A river tile of 3 costs 2; then one of 6 costs its half, and the river tile 3 after all."""
    table = engineer()
    assert table.build((2, 5, "gentle", "3-5"), (1, 5, "straight", "2-5")) == [2, 4]
    assert table.links(0) == {("koln_dusseldorf", "rotterdam")}
    assert table.view["build"]["spent"] == 3 + 6 - 3


# --- a New City still to come -------------------------------------------------------------------------------------

TO_LEIPZIG = ((9, 1, "straight", "0-3"), (9, 2, "gentle", "0-4"))
"""From Berlin up to the town, for 4."""


def urbaniser(cash: int = 4, urbanize: str = "any_time", version: int = 2) -> SteamTable:
    table = SteamTable("germany", urbanize=urbanize, version=version)
    table.wants = {0: "urbanization"}
    for other in range(3):
        table.give(other, cash=cash)
    return table.until("build", 0)


def test_a_link_may_be_left_for_the_new_city_to_complete() -> None:
    """With the option to urbanise at any moment. Two tiles and no money for a third: Leipzig must become a city."""
    table = urbaniser()
    table.build(*TO_LEIPZIG)
    assert table.view["build"]["can_urbanize"]
    assert table.why("finish").key == "unfinished_left"
    assert table.why("urbanize magdeburg A").key == "unfinished_track", (
        "then the track to Leipzig would remain"
    )
    assert table.offers() == [f"urbanize leipzig {letter}" for letter in "ABCDEFGH"]
    table.do("urbanize leipzig A")
    assert table.links(0) == {("berlin", "leipzig")}
    assert table.offers("finish") == ["finish"]


def test_the_last_tile_of_three_may_leave_a_link_to_the_new_city() -> None:
    """Leipzig becomes a city and the third tile leads on to Dresden: all of it before the New City."""
    table = urbaniser(cash=60)
    table.build(*TO_LEIPZIG, (9, 3, "straight", "2-5"))
    assert table.offers("finish") == []
    table.do("urbanize leipzig C")
    assert table.links(0) == {("berlin", "leipzig"), ("dresden", "leipzig")}


def test_a_new_city_takes_a_loose_exit_of_its_town_away() -> None:
    table = urbaniser(cash=60)
    table.build(*TO_LEIPZIG, (8, 3, "gentle", "1 3"))
    assert table.why("finish").key == "unfinished_left"
    table.do("urbanize leipzig A", "finish")
    assert table.links(0) == {("berlin", "leipzig")}


def test_a_direct_link_leaves_the_rest_to_the_new_city() -> None:
    table = urbaniser(cash=6)
    table.build(*TO_LEIPZIG)
    table.do(f"connect {LINK}", "urbanize leipzig A", "finish")


def test_a_direct_link_takes_what_the_way_to_the_new_city_needs() -> None:
    """One more tile, of 2, leads to Leipzig: neither the money nor the placement for it may go into the direct link."""
    connect = f"connect {LINK}"
    for cash, may in ((6, True), (5, False)):
        table = urbaniser(cash)
        table.build(TO_LEIPZIG[0])
        assert table.may(connect) == (connect in table.offers()) == may
    table = urbaniser(cash=60)
    table.build((9, 1, "straight", "0-3"), (9, 2, "straight", "0-3"))
    assert table.why(connect).key == "unfinished_track"


def test_nothing_is_left_to_a_new_city_that_will_not_come() -> None:
    """Not without the option or the action, nor once the city is put or none is left, nor without money for the tiles."""
    first = TO_LEIPZIG[0]
    assert urbaniser(urbanize="before").refused(*first) == "unfinished_track"
    assert urbaniser(cash=3).refused(*first) == "unfinished_track"
    table = urbaniser()
    assert table.may(table.tile(*first))
    table.state.new_cities_used = 255
    assert table.refused(*first) == "unfinished_track"
    assert table.view["build"]["can_urbanize"]
    table = urbaniser()
    table.do("urbanize magdeburg A")
    assert table.refused(*first) == "unfinished_track"
    table = urbaniser()
    table.wants = {1: "urbanization"}
    table.do("finish")
    assert table.refused(*first) == "unfinished_track"


def test_in_the_first_version_nothing_was_left_to_the_new_city() -> None:
    table = urbaniser(version=1)
    assert table.refused(*TO_LEIPZIG[0]) == "unfinished_track"
    table = urbaniser(version=1, cash=60)
    table.build(*TO_LEIPZIG)
    assert not table.view["build"]["can_urbanize"]
    assert table.why("urbanize leipzig A").key == "unfinished_left"
    table.build((8, 3, "town_1", "1"))
    table.do("urbanize leipzig A")
