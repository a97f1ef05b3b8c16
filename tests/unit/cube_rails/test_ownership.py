"""Who owns track: losing it, claiming it, redirecting it, New Cities, elimination, links and sections."""

from __future__ import annotations

from anden.games.cube_rails import laying
from anden.games.cube_rails.ageing import free_ends
from anden.games.cube_rails.discs import discs_used
from anden.games.cube_rails.links import done_at, links_of, sections_of
from anden.games.cube_rails.track import NO_OWNER, NOBODY
from tests.unit.cube_rails.field import Field

ANA, BEA = range(2)


def lose(f: Field, seat: int) -> list[int]:
    """A build turn in which nothing is built."""
    laying.begin_turn(f.track)
    return f.end(seat)


def test_a_section_begun_this_turn_stays_and_is_lost_in_the_next() -> None:
    f = Field([(0, 0)])
    f.build(ANA, (0, 1), (0, 3))
    assert laying.fading(f.track, f.board, ANA) == []
    assert f.end(ANA) == []
    assert laying.fading(f.track, f.board, ANA) == [[f.hex((0, 1))]]
    assert lose(f, BEA) == []
    assert f.owner((0, 1), 0) == ANA
    assert lose(f, ANA) == [f.hex((0, 1))]
    assert [f.owner((0, 1), e) for e in (0, 3)] == [NOBODY, NOBODY]
    assert free_ends(f.track, f.board, ANA) == []


def test_extending_keeps_the_whole_section() -> None:
    f = Field([(0, 0)])
    f.turn(ANA, ((0, 1), [(0, 3)]))
    assert f.turn(ANA, ((0, 2), [(0, 3)])) == []
    assert f.owner((0, 1), 0) == ANA
    assert sections_of(f.track, f.board, ANA) == 0
    f.build(ANA, (1, 0), (5, 2))
    assert laying.fading(f.track, f.board, ANA) == [[f.hex((0, 2)), f.hex((0, 1))]]
    assert f.end(ANA) == [f.hex((0, 2))]


def test_a_completed_link_is_kept() -> None:
    f = Field([(0, 0), (0, 2)])
    laid = f.build(ANA, (0, 1), (0, 3))
    assert laid.completed == [(ANA, f.hex((0, 0)), f.hex((0, 2)))]
    f.end(ANA)
    assert lose(f, ANA) == []
    assert f.owner((0, 1), 0) == ANA


def test_unowned_track_from_a_city_is_claimed_by_extending_it() -> None:
    f = Field([(0, 0)])
    f.turn(ANA, ((0, 1), [(0, 3)]), ((0, 2), [(0, 3)]))
    assert f.problem(BEA, (0, 3), (0, 1)) == "meets_other"
    lose(f, ANA)
    laid = f.build(BEA, (0, 3), (0, 1))
    assert laid.claimed == [f.hex((0, 2))]
    assert laid.completed == []
    assert {f.owner((0, r), e) for r in (1, 2) for e in (0, 3)} == {BEA}
    assert f.end(BEA) == []


def test_unowned_track_from_a_town_needs_own_track_there() -> None:
    f = Field([(0, 0), (-1, 3)], [(0, 2)])
    f.turn(ANA, ((0, 1), [(0, 3)]))
    f.build(ANA, (0, 2), exits=[0, 3])
    f.end(ANA)
    lose(f, ANA)
    assert f.owner((0, 2), 3) == NOBODY
    assert f.owner((0, 2), 0) == ANA
    assert f.problem(BEA, (0, 3), (0, 1)) == "unowned_out_of_reach"
    assert f.problem(ANA, (0, 3), (0, 1)) == ""
    # Joined to a city otherwise it may be met, and is claimed: 0,3 touches the city -1,3 with edge 5.
    assert f.problem(BEA, (0, 3), (0, 5)) == ""
    laid = f.build(BEA, (0, 3), (0, 5))
    assert laid.claimed == [f.hex((0, 2))]
    assert [owner for owner, *_ in laid.completed] == [BEA]
    assert f.owner((0, 2), 3) == BEA


def test_redirecting_moves_the_free_end() -> None:
    f = Field([(0, 0)])
    f.turn(ANA, ((0, 1), [(0, 3)]), ((0, 2), [(0, 3)]))
    assert f.problem(ANA, (0, 2), (0, 2)) == ""
    assert f.problem(ANA, (0, 2), (3, 1)) == "track_lost"  # it must still come from its city
    assert f.problem(ANA, (0, 1), (0, 2)) == "redirect_not_last"
    assert f.problem(BEA, (0, 2), (0, 2)) == "redirect_other"
    f.build(ANA, (0, 2), (0, 2))
    assert [f.owner((0, 2), e) for e in (0, 2, 3)] == [ANA, ANA, NO_OWNER]
    assert laying.fading(f.track, f.board, ANA) == [[f.hex((0, 2)), f.hex((0, 1))]]
    assert f.end(ANA) == [f.hex((0, 2))]  # redirecting is not extending


def test_finished_track_is_not_redirected() -> None:
    f = Field([(0, 0), (0, 2)])
    f.turn(ANA, ((0, 1), [(0, 3)]))
    assert f.problem(ANA, (0, 1), (0, 2)) == "redirect_finished"


def test_redirecting_does_not_link_a_place_to_itself() -> None:
    f = Field([(0, 0)])
    f.turn(ANA, ((0, 1), [(0, 2)]), ((1, 1), [(5, 0)]), ((1, 0), [(3, 1)]))
    assert f.problem(ANA, (1, 0), (3, 5)) == "self_link"
    assert f.problem(ANA, (1, 0), (3, 2)) == ""


def test_redirecting_unowned_track_from_a_town_needs_own_track_there() -> None:
    f = Field([(0, 0)], [(0, 2)])
    f.turn(ANA, ((0, 1), [(0, 3)]))
    f.build(ANA, (0, 2), exits=[0, 3])
    f.turn(ANA, ((0, 3), [(0, 1)]))
    lose(f, ANA)
    assert f.problem(BEA, (0, 3), (0, 5)) == "unowned_out_of_reach"
    assert f.problem(ANA, (0, 3), (0, 5)) == ""


def test_redirecting_unowned_track_claims_only_what_it_completes() -> None:
    f = Field([(0, 0), (1, 2)])
    f.turn(ANA, ((0, 1), [(0, 3)]), ((0, 2), [(0, 3)]))
    lose(f, ANA)
    assert f.build(BEA, (0, 2), (0, 4)).claimed == []
    assert f.owner((0, 2), 4) == NOBODY
    f.end(BEA)
    laid = f.build(BEA, (0, 2), (0, 2))  # 1,2 is the city beyond edge 2
    assert laid.claimed == [f.hex((0, 2))]
    assert laid.completed == [(BEA, f.hex((0, 0)), f.hex((1, 2)))]
    assert f.owner((0, 1), 0) == BEA


def test_two_old_paths_may_be_redirected_on_one_tile_for_twice_the_price() -> None:
    f = Field([(0, 0), (-1, 2)])
    f.turn(ANA, ((0, 1), [(0, 2), (4, 3)]))  # from the city in the north and from the one in the south-west
    assert f.problem(ANA, (0, 1), (0, 3), (4, 2)) == ""
    assert f.price((0, 1), (0, 3), (4, 2)) == 4
    assert f.price((0, 1), (0, 2), (4, 5)) == 2
    assert f.problem(ANA, (0, 1), (0, 4)) == "track_lost"  # not one into the other
    f.build(ANA, (0, 1), (0, 3), (4, 2))
    assert [f.owner((0, 1), e) for e in range(6)] == [ANA, NO_OWNER, ANA, ANA, ANA, NO_OWNER]


def test_a_path_on_a_tile_of_two_is_redirected_while_the_others_stays() -> None:
    f = Field([(0, 0), (-1, 2)])
    f.turn(ANA, ((0, 1), [(0, 3)]))
    f.turn(BEA, ((0, 1), [(0, 3), (4, 1)]))
    assert f.problem(BEA, (0, 1), (0, 3), (4, 2)) == ""
    assert f.price((0, 1), (0, 3), (4, 2)) == 2
    assert f.problem(BEA, (0, 1), (0, 2), (4, 1)) == "redirect_other"
    f.build(BEA, (0, 1), (0, 3), (4, 2))
    assert [f.owner((0, 1), e) for e in range(6)] == [ANA, NO_OWNER, BEA, ANA, BEA, NO_OWNER]


def test_the_edge_left_by_a_redirected_path_is_free_for_another() -> None:
    f = Field([(0, 0), (-1, 2)])
    f.turn(ANA, ((0, 1), [(0, 3)]))
    lose(f, ANA)
    f.build(BEA, (0, 1), (0, 2), (4, 3))
    assert [f.owner((0, 1), e) for e in range(6)] == [NOBODY, NO_OWNER, NOBODY, BEA, BEA, NO_OWNER]


def test_a_new_city_completes_what_comes_up_to_it() -> None:
    f = Field([(0, 0), (0, 4)], [(0, 2)])
    f.turn(ANA, ((0, 1), [(0, 3)]))
    f.turn(BEA, ((0, 3), [(3, 0)]))
    lose(f, BEA)
    laid = laying.put_city(f.track, f.board, f.terms, BEA, f.hex((0, 2)), 2)
    assert laid.completed == [(ANA, f.hex((0, 0)), f.hex((0, 2))), (BEA, f.hex((0, 4)), f.hex((0, 2)))]
    assert laid.claimed == [f.hex((0, 3))]
    assert f.track.city[f.hex((0, 2))] == 3
    assert f.problem(ANA, (0, 2), exits=[0]) == "on_city"


def test_a_new_city_removes_the_tile_and_its_spurs() -> None:
    f = Field([(0, 0)], [(0, 2), (1, 2)])
    f.turn(ANA, ((0, 1), [(0, 3)]))
    f.build(ANA, (0, 2), exits=[0, 3])
    f.build(ANA, (0, 3), (0, 3))
    f.end(ANA)
    f.build(ANA, (0, 2), exits=[0, 1, 3, 4], kind="cross_two_straight")
    left = int(f.track.left[f.tiles.kind_named("cross_two_straight")])
    laid = laying.put_city(f.track, f.board, f.terms, BEA, f.hex((0, 2)), 0)
    assert laid.removed == [(ANA, 1), (ANA, 4)]
    assert f.track.left[f.tiles.kind_named("cross_two_straight")] == left + 1
    assert f.track.town_discs == 8
    assert f.ends() == [(ANA, (0, 0), (0, 2))]
    assert f.ends(done=False) == [(ANA, (0, 2), None)]  # the track beyond the removed exit stays
    assert f.owner((0, 3), 0) == ANA


def test_a_link_of_a_town_exit_alone_goes_with_the_town() -> None:
    f = Field([(0, 0)], [(0, 1)])
    f.build(ANA, (0, 1), exits=[0])
    assert f.ends() == [(ANA, (0, 0), (0, 1))]
    laid = laying.put_city(f.track, f.board, f.terms, ANA, f.hex((0, 1)), 0)
    assert laid.removed == [(ANA, 0)]
    assert f.ends() == []
    assert discs_used(f.track, f.board, ANA) == 0


def test_a_new_city_is_not_linked_to_itself() -> None:
    f = Field([(0, 0)], [(0, 2)])
    f.turn(ANA, ((0, 1), [(0, 3)]))
    f.build(ANA, (0, 2), exits=[0, 2])
    assert not laying.city_links_itself(f.track, f.board, f.hex((0, 2)))
    f.turn(ANA, ((1, 2), [(5, 0)]), ((1, 1), [(3, 4)]))
    assert laying.city_links_itself(f.track, f.board, f.hex((0, 2)))


def test_a_new_city_claims_only_with_a_disc() -> None:
    f = Field([(0, 0), (0, 4)], [(0, 2)])
    f.turn(ANA, ((0, 1), [(0, 3)]))
    lose(f, ANA)
    f.terms.discs = 1
    f.turn(BEA, ((0, 3), [(3, 2)]))
    laid = laying.put_city(f.track, f.board, f.terms, BEA, f.hex((0, 2)), 2)
    assert laid.claimed == []
    assert laid.completed == [(NOBODY, f.hex((0, 0)), f.hex((0, 2)))]


def test_a_new_city_claims_only_as_many_sections_as_there_are_discs() -> None:
    """Two unowned sections come up to the town, Bea has one disc left: from edge 0 clockwise, the rest is nobody's."""
    f = Field([(0, 0), (0, 4)], [(0, 2)])
    f.turn(ANA, ((0, 1), [(0, 3)]), ((0, 3), [(3, 0)]))
    lose(f, ANA)
    f.terms.discs = 1
    laid = laying.put_city(f.track, f.board, f.terms, BEA, f.hex((0, 2)), 2)
    assert laid.claimed == [f.hex((0, 1))]
    assert laid.completed == [(BEA, f.hex((0, 0)), f.hex((0, 2))), (NOBODY, f.hex((0, 4)), f.hex((0, 2)))]
    assert discs_used(f.track, f.board, BEA) == 1


def test_elimination_leaves_everything_unowned() -> None:
    f = Field([(0, 0), (0, 2), (0, -3)], direct=[((0, 2), (0, 0))])
    f.turn(ANA, ((0, 1), [(0, 3)]), ((0, -1), [(3, 0)]))
    laying.connect(f.track, f.board, ANA, 0)
    laying.remove_owner(f.track, ANA)
    assert [owner for owner, *_ in f.ends()] == [NOBODY, NOBODY]
    assert f.ends(done=False) == [(NOBODY, (0, 0), None)]
    # What was finished cannot be claimed or changed; what was not can.
    assert f.problem(BEA, (0, 1), (0, 2)) == "redirect_finished"
    assert f.problem(BEA, (0, -2), (3, 0)) == ""


def test_links_sections_and_discs() -> None:
    f = Field([(0, 0), (0, 4)], [(0, 2)], direct=[((0, 0), (0, 4))])
    f.build(ANA, (0, 1), (0, 3))
    f.build(ANA, (0, 2), exits=[0, 3, 5])
    f.end(ANA)
    f.build(ANA, (0, 3), (0, 3))
    assert f.ends() == [(ANA, (0, 0), (0, 2)), (ANA, (0, 4), (0, 2))]
    assert [link.sections for link in f.links()] == [2, 2]
    assert [f.cells[h] for h in f.links()[0].hexes()] == [(0, 1), (0, 2)]
    assert f.links()[0].slots == [f.hex((0, 1)) * 6, f.hex((0, 1)) * 6 + 3, f.hex((0, 2)) * 6]
    assert f.ends(done=False) == [(ANA, (0, 2), None)]
    assert [link.sections for link in f.links(done=False)] == [1]
    assert sections_of(f.track, f.board, ANA) == 4
    assert links_of(f.track, f.board, ANA) == 2
    assert discs_used(f.track, f.board, ANA) == 3
    assert done_at(f.track, f.board, f.hex((0, 1)), 3)
    assert not done_at(f.track, f.board, f.hex((0, 2)), 5)
    assert not done_at(f.track, f.board, f.hex((0, 2)), 1)
    laying.connect(f.track, f.board, ANA, 0)
    assert sections_of(f.track, f.board, ANA) == 5
    assert links_of(f.track, f.board, ANA) == 3
    assert discs_used(f.track, f.board, ANA) == 4
    assert f.links()[-1].direct == 0
    assert discs_used(f.track, f.board, BEA) == 0


def test_a_link_may_cross_itself() -> None:
    # Round through 0,1 twice: from the city down, around, and through the same hex again.
    f = Field([(0, 0), (2, 0)])
    f.turn(ANA, ((0, 1), [(0, 3)]), ((0, 2), [(0, 5)]), ((-1, 2), [(2, 1)]))
    assert f.problem(ANA, (0, 1), (0, 3), (4, 1)) == ""
    f.build(ANA, (0, 1), (0, 3), (4, 1))
    f.end(ANA)
    assert f.ends(done=False) == [(ANA, (0, 0), None)]
    (section,) = f.links(done=False)
    assert section.sections == 4
    assert [f.cells[h] for h in section.hexes()] == [(0, 1), (0, 2), (-1, 2), (0, 1)]
    assert discs_used(f.track, f.board, ANA) == 1
    f.turn(ANA, ((1, 0), [(4, 2)]))
    assert sections_of(f.track, f.board, ANA) == 5
    # None of its tiles can be redirected now.
    assert f.problem(ANA, (0, 1), (0, 3), (4, 2)) == "redirect_finished"


# --- redirecting unowned track out of reach --------------------------------------------------------------------------


def out_of_reach() -> Field:
    """Nobody's track leaves the town 0,0, where Bea owns nothing, and ends on 0,1, towards 0,2. What is around it:

    1: track of Bea's from the city 2,-1; 2: nobody's track from the city 2,1; 4: nobody's track from the town -1,3, where
    Bea owns nothing; 5: track of Ana's from the city -1,0.
    """
    f = Field([(0, -2), (2, -1), (2, 1), (-1, 0), (-1, 4)], [(0, 0), (-1, 3)])
    f.turn(ANA, ((0, -1), [(0, 3)]), ((1, 1), [(2, 5)]))
    f.build(ANA, (0, 0), exits=[0, 3])
    f.build(ANA, (-1, 3), exits=[0, 3])
    f.end(ANA)
    f.turn(ANA, ((0, 1), [(0, 3)]), ((-1, 2), [(3, 1)]))
    lose(f, ANA)
    f.turn(ANA, ((-1, 1), [(0, 2)]))
    f.turn(BEA, ((1, 0), [(1, 4)]))
    f.terms.redirect_to_join = True
    laying.begin_turn(f.track)
    assert f.owner((0, 1), 0) == NOBODY
    return f


def test_unowned_track_out_of_reach_is_redirected_only_to_where_it_joins() -> None:
    f = out_of_reach()
    assert f.problem(BEA, (0, 1), (0, 1)) == ""
    assert f.problem(BEA, (0, 1), (0, 2)) == ""
    assert f.problem(BEA, (0, 1), (0, 4)) == "unowned_out_of_reach"
    assert f.problem(BEA, (0, 1), (0, 5)) == "unowned_out_of_reach"
    f.terms.redirect_to_join = False
    for edge in (1, 2, 4, 5):
        assert f.problem(BEA, (0, 1), (0, edge)) == "unowned_out_of_reach"


def test_unowned_track_redirected_to_where_it_joins_is_claimed_and_completed() -> None:
    f = out_of_reach()
    laid = f.build(BEA, (0, 1), (0, 1))
    assert laid.completed == [(BEA, f.hex((0, 0)), f.hex((2, -1)))]
    assert (f.owner((0, 0), 3), f.owner((0, 0), 0)) == (BEA, ANA)
    f = out_of_reach()
    laid = f.build(BEA, (0, 1), (0, 2))
    assert laid.completed == [(BEA, f.hex((0, 0)), f.hex((2, 1)))]
    assert f.owner((1, 1), 2) == BEA


def test_unowned_track_is_not_redirected_to_link_its_town_to_itself() -> None:
    f = Field([(0, -2)], [(0, 0)])
    f.build(ANA, (0, -1), (0, 3))
    f.build(ANA, (0, 0), exits=[0, 2, 3], kind="town_3_left")
    f.end(ANA)
    f.turn(ANA, ((0, 1), [(0, 4)]), ((1, 0), [(5, 4)]))
    lose(f, ANA)
    f.terms.redirect_to_join = True
    assert f.problem(ANA, (0, 1), (0, 1)) == "self_link"
    assert f.problem(BEA, (0, 1), (0, 1)) == "unowned_out_of_reach"


# --- how many discs a redirected section takes -----------------------------------------------------------------------


def test_redirecting_takes_a_disc_only_for_what_becomes_the_players() -> None:
    """More discs are asked for exactly as more lie on the board afterwards."""
    for edge, more in ((1, 0), (2, 1)):
        f = out_of_reach()
        before = discs_used(f.track, f.board, BEA)
        f.terms.discs = int(before)
        assert f.problem(BEA, (0, 1), (0, edge)) == ("" if more == 0 else "no_ownership_discs")
        f.terms.discs = int(before) + more
        f.build(BEA, (0, 1), (0, edge))
        assert discs_used(f.track, f.board, BEA) == before + more


def test_redirecting_without_a_disc() -> None:
    """With no disc left: unowned track within reach may be turned, not completed; own track may be completed and joined."""
    f = Field([(0, 0), (1, 1), (3, -1)])
    f.turn(ANA, ((0, 1), [(0, 3)]))
    lose(f, ANA)
    f.build(BEA, (3, 0), (0, 3))
    f.terms.discs = 1
    laying.begin_turn(f.track)
    assert f.problem(BEA, (0, 1), (0, 4)) == "", "it stays nobody's"
    assert f.problem(BEA, (0, 1), (0, 2)) == "no_ownership_discs"
    assert f.problem(ANA, (0, 1), (0, 2)) == ""
    assert f.problem(BEA, (3, 0), (0, 2)) == "", "own track keeps its disc"


def test_redirecting_own_track_into_own_track_gives_a_disc_back() -> None:
    """…which serves a second path of the same tile."""
    f = Field([(0, 0), (2, -1), (1, 1)])
    f.turn(ANA, ((0, 1), [(0, 3)]), ((1, 0), [(1, 4)]))
    laying.begin_turn(f.track)
    f.terms.discs = 2
    assert f.problem(ANA, (0, 1), (0, 1), (2, 4)) == "", "two sections become one link"
    assert f.problem(ANA, (0, 1), (0, 4), (2, 1)) == ""
    assert f.problem(ANA, (0, 1), (0, 3), (2, 4)) == "no_ownership_discs"


def test_each_exit_of_a_town_takes_a_disc_but_what_joins_own_track() -> None:
    f = Field([(0, 0)], [(0, 1), (0, 3)])
    f.terms.discs = 1
    assert f.problem(ANA, (0, 1), exits=[0]) == ""
    assert f.problem(ANA, (0, 1), exits=[0, 3]) == "no_ownership_discs"
    f.terms.discs = 2
    f.build(ANA, (0, 1), exits=[0, 3])
    f.build(ANA, (0, 2), (0, 3))
    assert f.problem(ANA, (0, 3), exits=[0]) == "", "the section becomes a link"
    assert f.problem(ANA, (0, 3), exits=[0, 3]) == "no_ownership_discs"
