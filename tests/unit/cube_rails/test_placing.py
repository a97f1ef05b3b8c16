"""Where tiles may be placed: joining, restrictions, replacing, towns, stock, prices."""

from __future__ import annotations

from anden.games.cube_rails import laying, placing
from anden.games.cube_rails.track import NOBODY, new_track
from tests.unit.cube_rails.field import Field

ANA, BEA, CAI = range(3)


def test_the_first_tile_leaves_a_city() -> None:
    f = Field([(0, 0)], [(2, 2)])
    assert f.problem(ANA, (0, 1), (0, 3)) == ""
    assert f.problem(ANA, (0, 1), (1, 3)) == "first_not_city"
    assert f.problem(ANA, (0, 3), (0, 3)) == "first_not_city"
    assert f.problem(ANA, (2, 1), (3, 0)) == "first_not_city"  # a town is no city


def test_later_track_joins_own_track_or_a_city() -> None:
    f = Field([(0, 0)])
    f.turn(ANA, ((0, 1), [(0, 3)]))
    assert f.problem(ANA, (0, 2), (0, 3)) == ""
    assert f.problem(ANA, (0, 2), (0, 1)) == ""
    assert f.problem(ANA, (0, 2), (1, 3)) == "not_connected"
    assert f.problem(ANA, (1, 0), (5, 2)) == ""
    assert f.problem(BEA, (1, 0), (5, 2)) == ""


def test_both_paths_of_a_tile_must_join() -> None:
    f = Field([(0, 0), (1, 2)])
    # 0,2 touches neither; 1,1 lies between the cities: edge 5 to 0,1, edge 3 to 1,2; 0,1: edge 0 to the city.
    assert f.problem(ANA, (1, 1), (3, 0)) == ""
    assert f.problem(ANA, (1, 1), (3, 0), (2, 5)) == "first_not_city"
    f.turn(ANA, ((0, 1), [(0, 2)]))
    assert f.problem(ANA, (1, 1), (3, 0), (2, 5)) == ""


def test_each_new_path_is_judged_by_the_track_before_the_placement() -> None:
    """Two unowned sections of one town come up to a tile: claiming one does not open the other for the same tile."""
    f = Field([(0, -1), (1, 2)], [(1, 1)])
    f.build(BEA, (1, 1), exits=[0, 3, 5])
    f.build(BEA, (1, 0), (3, 5))
    f.build(BEA, (0, 1), (2, 0))
    f.end(BEA)
    f.end(BEA)
    assert [f.owner((1, 1), e) for e in (0, 3, 5)] == [NOBODY, BEA, NOBODY]
    assert f.problem(ANA, (0, 0), (0, 2)) == ""
    assert f.problem(ANA, (0, 0), (0, 2), (3, 5)) == "unowned_out_of_reach"
    f.turn(ANA, ((0, 0), [(0, 2)]))
    assert f.problem(ANA, (0, 0), (0, 2), (3, 5)) == ""


def test_not_off_the_board_nor_into_water() -> None:
    f = Field([(0, 0)], radius=1)
    assert f.trouble(ANA, (0, 1), (0, 3)) == ("off_board", {"hex": f.label((0, 1)), "side": 3})
    lake = Field([(0, 0)], water=[(0, 2)])
    assert lake.trouble(ANA, (0, 1), (0, 3)) == ("into_water", {"hex": lake.label((0, 1)), "side": 3})


def test_not_on_cities_and_once_a_turn() -> None:
    f = Field([(0, 0), (0, 1)])
    assert f.trouble(ANA, (0, 1), (0, 3)) == ("on_city", {"hex": f.label((0, 1)), "place": "0,1"})
    f.build(ANA, (0, -1), (3, 0))
    assert f.problem(ANA, (0, -1), (3, 1)) == "hex_built_this_turn"
    f.end(ANA)
    assert f.problem(ANA, (0, -1), (3, 1)) == ""
    assert f.problem(ANA, (0, -1), (3, 0)) == "same_tile"
    assert f.problem(ANA, (0, -2), (3, 0), left=0) == "no_tiles_left"


def test_never_to_another_players_track() -> None:
    f = Field([(0, 0), (0, 4)])
    f.turn(ANA, ((0, 1), [(0, 3)]))
    assert f.trouble(BEA, (0, 2), (0, 3)) == ("meets_other", {"hex": f.label((0, 2)), "side": 0, "seat": ANA})
    # Beside its end one may build: that blocks it.
    f.turn(BEA, ((0, 3), [(3, 0)]))
    assert f.problem(BEA, (0, 2), (3, 0)) == "meets_other"
    assert f.problem(BEA, (0, 2), (3, 1)) == ""
    assert f.problem(ANA, (0, 2), (0, 3)) == "meets_other"
    assert f.problem(ANA, (0, 2), (0, 2)) == ""


def test_a_city_is_not_linked_to_itself() -> None:
    f = Field([(0, 0)])
    f.turn(ANA, ((0, 1), [(0, 2)]), ((1, 1), [(5, 0)]))
    assert f.problem(ANA, (1, 0), (3, 1)) == ""
    assert f.trouble(ANA, (1, 0), (3, 5)) == ("self_link", {"hex": f.label((1, 0)), "place": "0,0"})


def test_a_town_is_not_linked_to_itself() -> None:
    f = Field([(0, 0)], [(0, 2)])
    f.turn(ANA, ((0, 1), [(0, 3)]))
    f.build(ANA, (0, 2), exits=[0, 2])
    f.turn(ANA, ((1, 2), [(5, 0)]), ((1, 1), [(3, 4)]))
    assert f.problem(ANA, (0, 2), exits=[0, 2, 3]) == ""
    assert f.trouble(ANA, (0, 2), exits=[0, 1, 2]) == ("self_link", {"hex": f.label((0, 2)), "place": "0,2"})
    # The same with the path last.
    g = Field([(0, 0)], [(0, 2)])
    g.turn(ANA, ((0, 1), [(0, 3)]))
    g.build(ANA, (0, 2), exits=[0, 1, 2])
    g.turn(ANA, ((1, 2), [(5, 0)]))
    assert g.problem(ANA, (1, 1), (3, 4)) == "self_link"
    assert g.problem(ANA, (1, 1), (3, 5)) == ""


def test_crossing_and_coexisting_keep_what_is_there() -> None:
    f = Field([(0, 0), (-2, 2)])
    f.turn(ANA, ((0, 1), [(0, 3)]))
    # -1,2 touches the city -2,2 with edge 5; its edge 1 leads to 0,1.
    f.turn(BEA, ((-1, 2), [(5, 1)]))
    assert f.problem(BEA, (0, 1), (4, 1), (0, 3)) == ""
    assert f.price((0, 1), (4, 1), (0, 3)) == 3
    assert f.problem(BEA, (0, 1), (4, 1)) == "track_lost"
    assert f.problem(BEA, (0, 1), (4, 1), (0, 2)) == "redirect_other"
    f.build(BEA, (0, 1), (4, 1), (0, 3))
    assert [f.owner((0, 1), e) for e in (0, 3, 1, 4)] == [ANA, ANA, BEA, BEA]
    f.end(BEA)
    # Added track joins as any other.
    assert f.problem(CAI, (0, 1), (4, 2), (0, 3)) != ""


def test_prices_on_the_ground_and_of_changes() -> None:
    f = Field([(0, 0), (0, 2), (-1, 1)], extra={(0, 1): 2})
    assert f.price((0, 1), (0, 3)) == 4
    assert f.price((0, 1), (0, 2), (3, 4)) == 5
    assert f.price((0, 1), (0, 3), (2, 5)) == 6
    assert f.price((1, 0), (5, 2)) == 2
    f.turn(ANA, ((0, 1), [(0, 2)]))
    assert f.price((0, 1), (0, 2), (3, 4)) == 3  # coexisting
    assert f.price((0, 1), (0, 2), (1, 3)) == 3  # crossing
    assert f.price((0, 1), (0, 1)) == 2
    assert f.price((0, 1), (0, 1), (3, 5)) == 3  # complex and redirected in one
    f.terms.set_changes(2, 3, 3)
    assert f.price((0, 1), (0, 2), (3, 4)) == 2
    f.cash = 1
    assert f.trouble(ANA, (0, 1), (0, 1)) == ("too_expensive", {"price": 2, "cash": 1})


def test_what_kind_of_placement() -> None:
    f = Field([(0, 0), (0, 2)], [(2, 0)])
    assert placing.kind_of_build(f.track, f.board, f.packed((0, 1), (0, 2))) == placing.PLACE
    assert placing.kind_of_build(f.track, f.board, f.packed((2, 0), exits=[5])) == placing.IN_TOWN
    f.turn(ANA, ((0, 1), [(0, 2)]))
    assert placing.kind_of_build(f.track, f.board, f.packed((0, 1), (0, 1))) == placing.REDIRECT
    assert placing.kind_of_build(f.track, f.board, f.packed((0, 1), (0, 2), (1, 3))) == placing.REPLACE


def test_towns_take_town_tiles_and_tiles_with_a_disc() -> None:
    f = Field([(0, 0)], [(0, 1)])
    assert f.price((0, 1), exits=[0]) == 2
    assert f.price((0, 1), exits=[0, 3]) == 3
    assert f.price((0, 1), exits=[0, 1, 2, 3]) == 5
    assert f.problem(ANA, (0, 1), exits=[0]) == ""
    assert f.problem(ANA, (0, 1), exits=[3]) == "first_not_city"
    assert f.problem(ANA, (0, 1), exits=[0, 1, 2, 3]) == ""
    assert f.trouble(ANA, (0, 1), (0, 3)) == (
        "plain_tile_in_town",
        {"tile": "straight", "hex": f.label((0, 1))},
    )
    assert f.problem(ANA, (1, 0), exits=[5]) == "town_tile_elsewhere"
    straight = f.tiles.kind_named("straight")
    assert placing.packed_build(f.track, f.board, f.hex((0, 1)), straight, 3) == f.packed(
        (0, 1), exits=[0, 3]
    )
    assert placing.packed_build(f.track, f.board, f.hex((1, 0)), straight, 3) == f.packed((1, 0), (0, 3))


def test_a_town_gets_more_exits_from_own_track_or_from_outside() -> None:
    f = Field([(0, 0), (2, 1)], [(0, 1)])
    f.build(ANA, (0, 1), exits=[0])
    f.end(ANA)
    assert f.problem(ANA, (0, 1), exits=[0, 3]) == ""
    assert f.price((0, 1), exits=[0, 3]) == 3
    assert f.problem(BEA, (0, 1), exits=[0, 3]) == "first_not_city"
    # 1,1 touches the city 2,1 with edge 2 and the town with edge 5.
    f.turn(BEA, ((1, 1), [(2, 5)]))
    assert f.problem(BEA, (0, 1), exits=[0, 3]) == "not_connected"
    assert f.problem(BEA, (0, 1), exits=[0, 2]) == ""
    assert f.problem(BEA, (0, 1), exits=[0, 2, 3]) == ""
    assert f.problem(ANA, (0, 1), exits=[0, 2]) == "meets_other"
    assert f.problem(ANA, (0, 1), exits=[3]) == "redirect_town"
    assert f.problem(ANA, (0, 1), exits=[3, 5]) == "town_exits_lost"
    f.build(BEA, (0, 1), exits=[0, 2])
    assert [f.owner((0, 1), e) for e in (0, 2)] == [ANA, BEA]


def test_the_same_exits_on_another_tile_are_nothing_new() -> None:
    f = Field([(0, 0)], [(0, 1)])
    f.build(ANA, (0, 1), exits=[0, 1, 3, 4], kind="cross_two_straight")
    f.end(ANA)
    assert f.problem(ANA, (0, 1), exits=[0, 1, 3, 4], kind="coexist_two_gentle") == "town_nothing_new"


def test_stock_of_tiles() -> None:
    f = Field([(0, 0), (0, 2)], [(-1, 0)])
    acute = f.tiles.pile[f.tile([(0, 1)])]
    f.track.left[acute] = 0
    assert f.trouble(ANA, (0, 1), (0, 1)) == ("out_of_stock", {"tile": "acute"})
    f.track.left[acute] = 1
    f.build(ANA, (0, 1), (0, 1))
    assert f.track.left[acute] == 0
    f.end(ANA)
    # The tile itself may be turned, and lies in the pile once it is replaced.
    assert f.problem(ANA, (0, 1), (0, 5)) == ""
    assert f.problem(ANA, (1, 0), (5, 0)) == "out_of_stock"
    f.build(ANA, (0, 1), (0, 2))
    assert f.track.left[acute] == 1


def test_stock_of_town_discs() -> None:
    f = Field([(0, 0)], [(0, 1), (1, 0)])
    f.track.town_discs = 1
    f.build(ANA, (0, 1), exits=[0, 3])
    assert f.track.town_discs == 0
    assert f.problem(ANA, (1, 0), exits=[5, 2]) == "no_town_discs"
    assert f.problem(ANA, (1, 0), exits=[5]) == ""
    f.end(ANA)
    assert f.problem(ANA, (0, 1), exits=[0, 1, 3, 4]) == ""  # its disc stays
    f.build(ANA, (0, 1), exits=[0, 1, 3])
    assert f.track.town_discs == 1  # a town tile needs none


def test_ownership_discs_are_limited_exactly() -> None:
    f = Field([(0, 0), (0, 2)])
    f.terms.discs = 2
    f.turn(ANA, ((1, -1), [(4, 1)]), ((-1, 0), [(2, 5)]))
    assert f.problem(ANA, (0, 1), (0, 3)) == "no_ownership_discs"
    assert f.problem(ANA, (2, -2), (4, 1)) == ""  # extends
    assert f.problem(BEA, (0, 1), (0, 3)) == ""
    f.terms.discs = 3
    assert f.problem(ANA, (0, 1), (0, 3)) == ""
    assert f.problem(ANA, (0, 1), (0, 2), (3, 4)) == "no_ownership_discs"  # two new links


def test_extending_needs_no_disc_from_whichever_side() -> None:
    f = Field([(0, 0)])
    f.turn(ANA, ((0, 1), [(0, 3)]), ((0, -1), [(3, 0)]))
    f.terms.discs = 2
    assert f.problem(ANA, (0, 2), (0, 3)) == ""
    assert f.problem(ANA, (0, -2), (0, 3)) == ""
    assert f.problem(ANA, (1, 0), (5, 2)) == "no_ownership_discs"


def test_unowned_track_redirected_into_own_track_needs_no_disc() -> None:
    f = Field([(0, 0), (-2, 2)])
    f.turn(ANA, ((0, 1), [(0, 3)]))
    laying.remove_owner(f.track, ANA)
    f.turn(BEA, ((-1, 2), [(5, 1)]))
    f.terms.discs = 1
    assert f.problem(BEA, (0, 1), (0, 4)) == ""
    assert f.build(BEA, (0, 1), (0, 4)).completed == [(BEA, f.hex((0, 0)), f.hex((-2, 2)))]


def test_joining_two_own_sections_gives_a_disc_back() -> None:
    f = Field([(0, 0), (0, 4)], radius=4)
    f.terms.discs = 2
    f.turn(ANA, ((0, 1), [(0, 3)]), ((0, 3), [(3, 0)]))
    assert placing.list_builds(f.track, f.board, f.terms, ANA, 9, 3)
    f.build(ANA, (0, 2), (0, 3))
    f.end(ANA)
    assert f.ends() == [(ANA, (0, 0), (0, 4))]
    assert f.problem(ANA, (1, 0), (5, 2)) == ""


def test_a_copy_is_equal_and_independent() -> None:
    f = Field([(0, 0)], [(0, 1)])
    f.build(ANA, (0, 1), exits=[0, 3])
    copy = f.track.copy()
    assert list(copy.owner) == list(f.track.owner)
    assert copy.town_discs == 7
    laying.end_turn(copy, f.board, ANA)
    laying.remove_owner(copy, ANA)
    laying.put_city(copy, f.board, f.terms, ANA, f.hex((0, 1)), 1)
    assert f.owner((0, 1), 0) == ANA
    assert f.track.city[f.hex((0, 1))] == 0
    assert f.track.fresh[f.hex((0, 1))] != 0
    assert f.track.town_discs == 7
    fresh = new_track(f.board, f.terms)
    assert list(fresh.left) == list(f.tiles.piles)
    assert NOBODY not in list(fresh.owner)
