"""Building («FASE 2 – CONSTRUIR VÍAS» to «MEJORAR TRAMOS DE VÍAS»): where, at what price, and whose the track is."""

from __future__ import annotations

from anden.games.cube_rails import laying
from anden.games.railes.state import MARKER
from tests.scenarios.railes.table import RailesTable


def first(seat: int = 0, **wants: str) -> RailesTable:
    table = RailesTable().rich()
    table.wants = {int(key[1:]): value for key, value in wants.items()}
    return table.until("build", seat)


def test_urban_growth_not_twice() -> None:
    """«Crecimiento urbano».
    R9: not on a city with a marker, nor on a New City, which has it printed; nor on a town."""
    table = first(0, s0="urban_growth")
    table.state.grown[table.state.map.place_number["albany"]] = MARKER
    table.state.markers -= 1
    assert table.refused("grow albany 1") == "grown_already"
    assert table.refused("grow poughkeepsie 1") == "not_a_city"
    table.do("grow boston 1")
    assert table.plain["places"]["boston"]["grown"]
    new = first(0, s0="urbanization", s1="urban_growth")
    new.do("urbanize poughkeepsie gray 1", "finish")
    assert new.to_act == (1,)
    assert new.refused("grow poughkeepsie 2") == "grown_already"


def test_the_first_tile() -> None:
    """R12: the first tile leaves a city; nothing starts at a town."""
    table = first()
    assert table.bad("K10", "21", "1-4") == "first_not_city"
    assert table.bad("K9", "T21", "0 3") == "first_not_city"
    table.build(("L7", "21", "2-5"))
    assert table.bad("K9", "T21", "0 3") == "not_connected"


def test_the_first_tile_even_with_an_unowned_link() -> None:
    """Not even an unowned link from a city will do: the first tile itself touches a city."""
    table = RailesTable().rich()
    table.lay(0, ("K8", "21", "0-3"))
    table.next("build", 0)
    table.do("finish")
    assert table.owners("K8") == {"0-3": None}
    assert table.to_act == (1,)
    assert table.bad("K9", "T21", "0 3") == "first_not_city"
    table.build(("L7", "21", "2-5"), ("K9", "T21", "0 3"))
    assert table.owners("K8") == {"0-3": 1}


def test_the_first_tile_with_anothers_track_at_the_city() -> None:
    """What touches the city must be new: improving a tile whose old track leaves one is not enough."""
    table = RailesTable().rich()
    table.lay(0, ("K8", "21", "0-3"))
    table.until("build", 3)
    table.build(("L7", "23", "4-5"))
    table.next("build").rich()
    table.next("build").rich()
    assert table.owners("L7") == {"4-5": None}
    table.until("build", 1)
    assert table.bad("K8", "41", "0-3 1-4") == "first_not_city"
    table.build(("J7", "21", "1-4"))
    assert table.may(table.tile("K8", "41", "0-3 1-4"))


def test_a_second_network() -> None:
    """R13: a second network may start at a far city."""
    table = first()
    table.build(("K8", "21", "0-3"))
    assert table.may(table.tile("G7", "21", "0-3"))


def test_paying_hills_and_river() -> None:
    """R14: hills and river add up: 2 + 2 + 1."""
    table = RailesTable().rich()
    table.lay(0, ("K8", "21", "0-3"), ("K9", "T32", "0 1 4"), ("J9", "21", "1-4"))
    table.next("build", 0)
    assert table.build(("I10", "21", "1-4")) == [5]
    prices = {hex["id"]: hex["price"] for hex in table.plain["board"]["hexes"]}
    assert (prices["I10"], prices["H8"], prices["J7"], prices["K8"], prices["J8"]) == (5, 5, 4, 3, 2)


def test_paying_towns() -> None:
    """R15: T11 costs 1 + 1, and on Poughkeepsie's river T43 costs 4 + 1 + 1."""
    table = first()
    table.build(("L6", "21", "1-4"), ("M6", "22", "0-4"))
    assert table.price("M5", "T11", "3") == 2
    other = first()
    other.build(("K8", "21", "0-3"))
    assert other.price("K9", "T43", "0 1 2 5") == 6


def test_towns() -> None:
    """«Pueblos». R16: only town tiles on towns, and these only there."""
    table = first()
    table.build(("K8", "21", "0-3"))
    assert table.why(table.tile("K9", "21", "0-3")).args == {"tile": "21", "hex": "K9"}
    assert table.bad("K9", "21", "0-3") == "plain_tile_in_town"
    assert table.bad("L7", "T21", "2 5") == "town_tile_elsewhere"


def test_town_tiles() -> None:
    """«Tramos de vías de pueblo». A spur joined to another player's track is his, and completes his link."""
    table = RailesTable().rich()
    table.lay(0, ("K8", "21", "0-3"))
    table.until("build", 1)
    table.build(("K10", "21", "0-3"))
    assert table.bad("K9", "T11", "0") == "not_connected"
    table.build(("K9", "T21", "0 3"))
    assert table.owners("K9") == {"0": 0, "3": 1}
    assert table.links(0) == {("albany", "poughkeepsie")}
    assert table.links(1) == {("new_york", "poughkeepsie")}
    assert {"seat": 0, "places": ("poughkeepsie", "albany")} in table.told("link")


def test_redirecting_does_not_extend() -> None:
    """R20: redirecting alone does not keep an incomplete link."""
    table = RailesTable().rich()
    table.lay(0, ("K8", "21", "0-3"))
    table.next("build", 0)
    table.build(("K8", "22", "0-2"))
    table.do("finish")
    assert table.owners("K8") == {"0-2": None}


def test_redirecting_completes() -> None:
    """R21: a redirected unowned link that is completed belongs to who did it."""
    table = RailesTable().rich()
    table.lay(0, ("J10", "21", "2-5"))
    table.next("build", 0)
    table.do("finish")
    assert table.owners("J10") == {"2-5": None}
    table.build(("J7", "22", "1-3"), ("J8", "21", "0-3"), ("J9", "21", "0-3"))
    table.do("finish")
    table.next("build", 1)
    assert table.build(("J10", "22", "0-2")) == [2]
    assert table.links(1) == {("albany", "new_york")}


def test_limits_of_redirecting() -> None:
    """Not the track of others, not completed links, not in the middle, never in a town."""
    table = RailesTable().rich()
    table.lay(0, ("K8", "21", "0-3"), ("K9", "T21", "0 3"), ("J7", "21", "1-4"))
    assert table.to_act == (1,)
    assert table.bad("J7", "22", "1-3") == "redirect_other"
    assert table.bad("J7", "22", "3-5") == "track_lost"
    table.next("build", 0)
    assert table.bad("K8", "22", "0-2") == "redirect_finished"
    assert table.bad("K9", "T22", "0 2") == "redirect_town"
    assert table.bad("K9", "T31", "1 3 5") == "town_exits_lost"
    assert table.bad("K9", "T21", "0 3") == "town_nothing_new"
    assert table.bad("J7", "21", "1-4") == "same_tile"
    table.build(("I8", "21", "1-4"))
    assert table.bad("J7", "22", "1-3") == "redirect_not_last"
    assert table.bad("I8", "22", "1-3") == "hex_built_this_turn"


def test_unowned_links_from_a_city() -> None:
    """R22: a rival extends an unowned link from a city: it is his, and he must go on by his next turn."""
    table = RailesTable().rich()
    table.lay(0, ("J7", "22", "1-3"))
    table.next("build", 0)
    table.do("finish")
    table.build(("L7", "21", "2-5"), ("J8", "21", "0-3"))
    assert table.told("claim") == [{"seat": 1, "hex": "J7"}]
    table.do("finish")
    assert table.owners("J7") == {"1-3": 1}
    table.next("build", 1)
    table.do("finish")
    assert table.owners("J7") == {"1-3": None}


def test_unowned_links_from_a_town() -> None:
    """R23: an unowned spur of a town is for who has track into the town."""
    table = RailesTable().rich()
    table.lay(0, ("K8", "21", "0-3"), ("K9", "T32", "0 1 4"))
    table.lay(1, ("K10", "21", "0-3"), ("L7", "21", "2-5"))
    table.next("build", 0)
    table.do("finish")
    assert table.owners("K9") == {"0": 0, "1": None, "4": None}
    assert table.to_act == (1,)
    assert table.bad("J9", "21", "1-4") == "unowned_out_of_reach"
    table.build(("K9", "T42", "0 1 3 4"), ("J9", "21", "1-4"))
    assert table.owners("K9") == {"0": 0, "1": None, "3": 1, "4": 1}
    assert table.owners("J9") == {"1-4": 1}


def test_plains_and_coast() -> None:
    """«Llanuras (y costa)».
    R32: no exit over the thick lines O9-P9 and F3-G4, nor off the board; coast costs nothing more."""
    table = first()
    assert table.bad("P9", "22", "5-1") == "blocked_side"
    assert table.why(table.tile("P9", "22", "5-1")).args["compass"] == "NW"
    assert table.bad("G4", "21", "2-5") == "blocked_side"
    assert table.bad("A4", "22", "1-5") == "off_board"
    table.build(("B4", "22", "0-4"))
    assert table.told("build")[0]["price"] == 2


def test_urbanizing_completes_and_claims() -> None:
    """A New City completes what leads to it, also of others; what nobody owned becomes the player's; spurs vanish."""
    table = RailesTable().rich()
    table.wants = {2: "urbanization"}
    table.lay(0, ("K8", "21", "0-3"))
    table.lay(1, ("K10", "21", "0-3"), ("L10", "22", "0-4"))
    table.until("build", 2)
    offer = table.offer("urbanize poughkeepsie red 2")
    assert offer == {"done": [["albany", "poughkeepsie", 0], ["new_york", "poughkeepsie", 1]]}
    table.do("urbanize poughkeepsie red 2")
    assert table.links(0) == {("albany", "poughkeepsie")}
    assert ("new_york", "poughkeepsie") in table.links(1)
    assert table.plain["new_cities"]["red"] == 0
    table.do("finish")
    free = RailesTable().rich()
    free.wants = {1: "urbanization"}
    free.lay(0, ("K8", "21", "0-3"))
    free.next("build", 0)
    free.do("finish")
    free.until("build", 1)
    free.do("urbanize poughkeepsie gray 5")
    assert free.told("claim") == [{"seat": 1, "hex": "K8"}]
    assert free.links(1) == {("albany", "poughkeepsie")}


def test_urbanizing_removes_spurs() -> None:
    table = RailesTable().rich()
    table.wants = {1: "urbanization"}
    table.lay(0, ("K8", "21", "0-3"), ("K9", "T32", "0 1 4"))
    stock = table.plain["stock"]["T32"]
    table.do("urbanize poughkeepsie gray 1")
    assert table.owners("K9") == {}
    assert table.plain["stock"]["T32"] == stock + 1
    assert table.told("track_removed") == [{"seat": 0, "hex": "K9"}] * 2
    assert table.links(0) == {("albany", "poughkeepsie")}


def test_urbanizing_without_supply() -> None:
    """Without supply a New City comes without cubes."""
    table = first(0, s0="urbanization")
    s = table.state
    for at in range(len(s.supply)):
        s.bag[at % 5] += s.supply[at]
        s.supply[at] = 0
    assert table.refused("urbanize poughkeepsie gray 1") == "space_empty"
    table.do("urbanize poughkeepsie gray 0")
    assert table.goods("poughkeepsie").total() == 0


def test_urban_growth_that_becomes_impossible() -> None:
    """Paid for, but the last set went to a New City: then nothing is owed any more."""
    table = RailesTable().rich()
    table.wants = {0: "urbanization", 1: "urban_growth"}
    table.until("build", 0)
    s = table.state
    for at in range(5, len(s.supply)):
        s.bag[at % 5] += s.supply[at]
        s.supply[at] = 0
    table.do("urbanize poughkeepsie gray 1", "finish")
    assert table.to_act == (1,)
    assert table.plain["owed"] is None
    table.do("finish")


def test_tiles_with_two_faces() -> None:
    """A token has two faces: placing one takes the other too; a removed tile goes back."""
    table = first()
    before = table.plain["stock"]
    table.build(("K8", "21", "0-3"))
    after = table.plain["stock"]
    assert (after["21"], after["22"]) == (before["21"] - 1, before["22"] - 1) == (85, 85)
    assert before["44"] == 4
    table.state.track.left[0] = 0
    assert table.why(table.tile("L7", "21", "2-5")).args == {"tile": "21"}
    laying.begin_turn(table.state.track)
    assert table.may(table.tile("K8", "22", "0-2"))  # the token itself turned over


def test_a_city_linked_to_itself() -> None:
    """A New City may not be linked to itself: track from the town comes back to it."""
    table = RailesTable().rich()
    table.wants = {1: "urbanization"}
    table.lay(0, ("K8", "21", "0-3"), ("K9", "T23", "0 1"), ("L8", "23", "3-4"))
    table.next("build", 0)
    table.build(("L9", "23", "0-5"))
    table.do("finish")
    table.until("build", 1)
    assert table.why("urbanize poughkeepsie gray 2").args == {"place": "poughkeepsie"}
    assert table.refused("urbanize poughkeepsie gray 2") == "urbanize_self_link"
    assert "urbanize amsterdam gray 2" in table.offers("urbanize")
