"""«St. Lucia»."""

from __future__ import annotations

from typing import Any

from tests.scenarios.age_of_steam.table import SteamTable


def st_lucia(**values: Any) -> SteamTable:
    return SteamTable("st_lucia", 2, order=(0, 1), **values)


# --- the start player ---------------------------------------------------------------------------------------------


def test_the_order_comes_before_the_shares() -> None:
    table = st_lucia()
    assert table.phase == "start_player"
    assert table.to_act == (0,)
    table.do("pay")
    assert table.player(0)["cash"] == 5
    assert table.view["order"] == [0, 1]
    assert table.phase == "shares"
    assert table.to_act == (0,)


def test_the_other_may_pay() -> None:
    table = st_lucia()
    table.do("decline", "pay")
    assert table.view["order"] == [1, 0]
    assert table.money() == [10, 5]


def test_if_nobody_pays_the_first_starts_for_nothing() -> None:
    table = st_lucia()
    table.do("decline", "decline")
    assert table.view["order"] == [0, 1]
    assert table.money() == [10, 10]


def test_who_cannot_pay_is_not_asked() -> None:
    table = st_lucia()
    table.wants = {0: "first_move", 1: "first_build"}
    table.give(0, cash=100).give(1, cash=100).until("move")
    table.give(0, cash=100).give(1, cash=7)
    table.next("start_player")
    assert table.told("decline_fee") == [{"seat": 1}], "seat 1 would be asked first, but has 4 left"
    assert table.to_act == (0,)


def test_who_is_asked_first_alternates_whoever_paid() -> None:
    table = st_lucia()
    asked = []
    for _ in range(4):
        for seat in range(2):
            table.give(seat, cash=100)
        asked.append(table.to_act[0])
        table.wants = {0: "first_move", 1: "first_build"}
        table.do("decline", "pay")
        table.next("start_player")
    assert asked == [0, 1, 0, 1]


def test_turn_order_makes_one_the_player_asked_first() -> None:
    table = st_lucia()
    table.wants = {0: "turn_order", 1: "first_build"}
    for seat in range(2):
        table.give(seat, cash=100)
    table.next("start_player")
    assert table.to_act == (0,)
    table.do("pay")
    assert table.player(0)["cash"] < 100


# --- cubes on the land --------------------------------------------------------------------------------------------

# Castries (2,1); (2,2) river south of it, (2,3) plain, (2,4) plain; Barre de l'Isle (3,3).


def urbanised(letter: str = "A", **cubes: str) -> SteamTable:
    """Seat 0 has made Castries a New City (A is red) and is building."""
    table = st_lucia()
    table = SteamTable("st_lucia", 2, order=(0, 1), cubes={label(table, key): v for key, v in cubes.items()})
    table.wants = {0: "urbanization", 1: "first_move"}
    for seat in range(2):
        table.give(seat, cash=100)
    table.until("build", 0).do(f"urbanize castries {letter}")
    return table


def label(table: SteamTable, key: str) -> str:
    q, r = (int(n) for n in key[1:].split("_"))
    return table.at[q, r]


def test_without_a_city_nobody_can_build() -> None:
    table = st_lucia().give(0, cash=50).give(1, cash=50)
    table.until("actions").do("choose first_build", "choose engineer")
    assert table.phase == "move", "nobody can do anything: all are passed over"
    table.wants = {1: "urbanization"}
    table.next("build", 1)
    assert table.offers("build") == []
    table.do("urbanize castries A")
    assert table.offers("build") != []


def test_a_cube_on_unfinished_track_is_delivered() -> None:
    table = urbanised(h2_2="R")
    table.build((2, 2, "straight", "0-3"))
    here = table.at[2, 2]
    assert table.view["land"][here] == "red"
    table.until("move", 1)
    assert table.offers("deliver") == [f"deliver red {here} -1- castries"]
    table.do(f"deliver red {here} -1- castries")
    assert table.money("income") == [1, 0]
    assert here not in table.view["land"]


def test_a_cube_on_bare_land_does_not_move() -> None:
    table = urbanised(h2_2="R", h2_3="R")
    table.build((2, 2, "straight", "0-3"))
    table.until("move", 0)
    bare = table.at[2, 3]
    assert table.why(f"deliver red {bare} -1- castries").key in ("no_link", "no_such_cube")


def test_the_whole_stretch_is_one_link() -> None:
    table = urbanised(h2_3="R")
    table.build((2, 2, "straight", "0-3"), (2, 3, "straight", "0-3"))
    table.until("move", 0)
    assert f"deliver red {table.at[2, 3]} -1- castries" in table.offers()


def test_lost_track_still_carries_cubes_for_nobody() -> None:
    table = urbanised(h2_2="R")
    table.build((2, 2, "straight", "0-3"))
    table.wants = {}
    table.next("build", 0).do("finish")
    table.until("move", 1)
    text = f"deliver red {table.at[2, 2]} -0- castries"
    assert text in table.offers()
    table.do(text)
    assert table.money("income") == [0, 0]


def test_a_cube_does_not_go_back_over_its_own_stretch() -> None:
    """On the link Castries (blue)-Barre de l'Isle: to Castries at once, not first to the other end."""
    table = urbanised("B", h2_2="B", h2_3="R")
    table.build((2, 2, "straight", "0-3"), (2, 3, "gentle", "0-2"), (3, 3, "town_1", "5"))
    assert table.links(0) == {("barre_de_l_isle", "castries")}
    table.give(0, locomotive=3).until("move", 0)
    here = table.at[2, 2]
    assert table.offers(f"deliver blue {here}") == [f"deliver blue {here} -1- castries"]
    assert table.why(f"deliver blue {here} -1- barre_de_l_isle -1- castries").key == "place_twice"


def test_a_cube_comes_back_over_a_second_link() -> None:
    """Two links Castries (blue)-Barre de l'Isle: to the other end over the one, and back over the other."""
    table = urbanised("B", h2_2="B", h2_3="R", h3_1="R", h3_2="R")
    table.build((2, 2, "straight", "0-3"), (2, 3, "gentle", "0-2"), (3, 3, "town_1", "5"))
    table.wants = {0: "first_build", 1: "first_move"}
    table.next("build", 0)
    table.build((3, 1, "gentle", "3-5"), (3, 2, "straight", "0-3"), (3, 3, "acute", "0 5"))
    assert table.links(0) == {("barre_de_l_isle", "castries")}
    table.give(0, locomotive=3).until("move", 0)
    here = table.at[2, 2]
    back = f"deliver blue {here} -1- barre_de_l_isle -1- castries"
    assert sorted(table.offers(f"deliver blue {here}")) == [back, f"deliver blue {here} -1- castries"]
    table.do(back)
    assert table.player(0)["income"] == 2


def crossed(version: int = 2) -> SteamTable:
    """The link Castries (red)-Barre de l'Isle of seat 0 crosses itself on (3,2), where a red cube lies. Seat 0 is to move."""
    land = st_lucia().at
    table = SteamTable("st_lucia", 2, order=(0, 1), cubes={land[3, 2]: "R"}, version=version)
    table.wants = {0: "urbanization", 1: "first_move"}
    table.give(0, cash=100).give(1, cash=100).until("build", 0).do("urbanize castries A")
    table.build((2, 2, "straight", "0-3"), (2, 3, "acute", "0-1"), (3, 2, "straight", "1-4"))
    table.wants = {0: "first_build", 1: "first_move"}
    table.next("build", 0)
    table.build((4, 1, "acute", "4-5"), (3, 1, "acute", "2-3"), (3, 2, "cross_two_straight", "0-3 1-4"))
    table.next("build", 0)
    table.build((3, 3, "town_1", "0"))
    assert table.links(0) == {("barre_de_l_isle", "castries")}
    return table.give(0, locomotive=3).until("move", 0)


def test_a_cube_does_not_go_back_over_its_own_stretch_where_that_crosses_itself() -> None:
    """Whichever of the two tracks of the hex it takes, it is the same link."""
    table = crossed()
    here = table.at[3, 2]
    assert table.offers(f"deliver red {here}") == [f"deliver red {here} -1- castries"]
    assert table.why(f"deliver red {here} -1- barre_de_l_isle -1- castries").key == "place_twice"


def test_in_the_first_version_a_cube_on_a_crossing_went_back_over_its_own_link() -> None:
    table = crossed(version=1)
    text = f"deliver red {table.at[3, 2]} -1- barre_de_l_isle -1- castries"
    assert text in table.offers()
    table.do(text)
    assert table.player(0)["income"] == 2


def test_eight_turns() -> None:
    table = st_lucia()
    assert table.view["turns"] == 8


def test_the_stretch_counts_as_one_link_of_the_locomotive() -> None:
    """A red cube on a stretch beyond Barre de l'Isle, which is linked to the red city Castries."""
    table = urbanised("A", h2_4="R", h2_2="B", h2_3="B")
    table.build((2, 2, "straight", "0-3"), (2, 3, "gentle", "0-2"), (3, 3, "town_1", "5"))
    assert table.links(0) == {("barre_de_l_isle", "castries")}
    table.wants = {0: "first_build", 1: "first_move"}
    table.next("build", 0)
    table.build((3, 3, "acute", "4 5"), (2, 4, "straight", "1-4"))
    text = f"deliver red {table.at[2, 4]} -1- barre_de_l_isle -1- castries"
    table.until("move", 0)
    assert table.why(text).key == "too_far"
    table.give(0, locomotive=2)
    assert text in table.offers()
    table.do(text)
    assert table.player(0)["income"] == 2
