"""Ways of goods over a small network laid by hand."""

from __future__ import annotations

from itertools import product

import pytest
from librt.vecs import vec
from mypy_extensions import u8

from anden.games.cube_rails import routes
from anden.games.cube_rails.board import CITY, NO_COLOUR, TERMINAL, TOWN, Board, DirectLink, Place
from anden.games.cube_rails.routes import LENGTH, STEP, Routes, network, way_problem
from anden.games.cube_rails.terms import Terms
from anden.games.cube_rails.tiles import COEXIST, CROSSING, SIMPLE, Kind, TileSet
from anden.games.cube_rails.track import NOBODY, Track, new_track
from anden.hexes import grid

RED, BLUE = 0, 1
NOTHING: vec[u8] = vec[u8]()
CELLS = [(q, r) for q in range(13) for r in range(-4, 3)]
NUMBER = {cell: i for i, cell in enumerate(CELLS)}
Path = tuple[int, int, int]
"""Edge, edge, owner."""


def tile_set() -> TileSet:
    kinds = [
        Kind("straight", SIMPLE, ((0, 3),), (), (0,)),
        Kind("gentle", SIMPLE, ((1, 3),), (), (1,)),
        Kind("acute", SIMPLE, ((2, 3),), (), (2,)),
        Kind("cross", CROSSING, ((1, 4), (2, 5)), (), (3,)),
        Kind("double", COEXIST, ((0, 4), (1, 3)), (), (4,)),
    ]
    return TileSet(kinds, [50] * 5, 8)


class Laid:
    """A board with places in a row, two hexes apart: A, B, C …, and track on it."""

    def __init__(self, *places: Place, direct: tuple[DirectLink, ...] = ()) -> None:
        tiles = tile_set()
        neighbour = grid.neighbours(CELLS)
        side = [0 if there >= 0 else 1 for there in neighbour]
        labels = grid.labels(CELLS, False)
        self.board = Board(tiles, labels, neighbour, side, list(places), [0] * len(CELLS), list(direct))
        self.track: Track = new_track(self.board, Terms(tiles))

    def put(self, q: int, r: int, *paths: Path) -> None:
        """A tile with these tracks; on a town they lead to the town."""
        tiles, h = self.board.tiles, NUMBER[q, r]
        wanted = {frozenset((a, b)) for a, b, _ in paths}
        for o in range(1, int(tiles.count)):
            kind, turn = tiles.kinds[tiles.kind[o]], int(tiles.turn[o])
            drawn = {frozenset(((a + turn) % 6, (b + turn) % 6)) for a, b in kind.paths}
            if drawn == wanted and bool(tiles.disc[o]) == bool(self.board.town[h]):
                self.track.tile[h] = u8(o)
        assert self.track.tile[h] != 0, "no such tile"
        for a, b, owner in paths:
            self.track.owner[h * 6 + a] = u8(owner)
            self.track.owner[h * 6 + b] = u8(owner)

    def row(self, q: int, owner: int) -> None:
        """A straight link from the place at (q, 0) to the place at (q + 2, 0)."""
        self.put(q + 1, 0, (5, 2, owner))

    def bend(self, q: int, owner: int) -> None:
        """A second link between the same places, round the north."""
        self.put(q + 1, -1, (4, 2, owner))
        self.put(q + 2, -1, (5, 3, owner))

    def dip(self, q: int, owner: int) -> None:
        """A third one, round the south."""
        self.put(q, 1, (0, 2, owner))
        self.put(q + 1, 1, (5, 1, owner))

    def network(self) -> Routes:
        return network(self.track, self.board, NOTHING)


def place(id: str, q: int, kind: int = CITY, colour: int = NO_COLOUR) -> Place:
    return Place(id, NUMBER[q, 0], kind, colour)


def unpacked(r: Routes) -> list[tuple[tuple[int, ...], tuple[int, ...]]]:
    """The ways found: stops and owners."""
    found = []
    for way in list(r.ways)[: int(r.found)]:
        steps = [way >> (k * STEP) & 511 for k in range(way >> LENGTH)]
        found.append((tuple(step & 63 for step in steps), tuple(step >> 6 for step in steps)))
    return found


def from_place(
    laid: Laid, start: int, colour: int, limit: int
) -> list[tuple[tuple[int, ...], tuple[int, ...]]]:
    r = laid.network()
    r.from_place(start, colour, limit)
    return unpacked(r)


def from_track(
    laid: Laid, q: int, r_: int, colour: int, limit: int
) -> list[tuple[tuple[int, ...], tuple[int, ...]]]:
    r = laid.network()
    r.from_track(NUMBER[q, r_], colour, limit)
    return unpacked(r)


def three_cities() -> Laid:
    """A (blue), B (no colour), C (red) in a row."""
    return Laid(place("a", 0, colour=BLUE), place("b", 2), place("c", 4, colour=RED))


def test_over_two_links_within_the_limit() -> None:
    laid = three_cities()
    laid.row(0, 0)
    laid.row(2, 1)
    assert from_place(laid, 0, RED, 2) == [((1, 2), (0, 1))]
    assert from_place(laid, 0, RED, 1) == []
    assert from_place(laid, 1, RED, 1) == [((2,), (1,))]
    assert from_place(laid, 2, BLUE, 6) == [((1, 0), (1, 0))]


def test_unfinished_track_is_no_link() -> None:
    laid = three_cities()
    laid.row(0, 0)
    laid.put(3, 0, (5, 1, 0))
    assert from_place(laid, 0, RED, 6) == []


def test_parallel_links_are_told_apart_by_their_owner_only() -> None:
    laid = three_cities()
    laid.row(0, 0)
    laid.bend(0, 1)
    laid.row(2, NOBODY)
    assert sorted(from_place(laid, 0, RED, 2)) == [((1, 2), (0, NOBODY)), ((1, 2), (1, NOBODY))]
    same = three_cities()
    same.row(0, 0)
    same.bend(0, 0)
    same.row(2, 0)
    assert from_place(same, 0, RED, 2) == [((1, 2), (0, 0))]
    assert same.network().parallel(0, 1, 0) == 2


def test_a_cube_stops_at_the_first_city_of_its_colour() -> None:
    laid = Laid(place("a", 0), place("b", 2, colour=RED), place("c", 4, colour=RED))
    laid.row(0, 0)
    laid.row(2, 0)
    assert from_place(laid, 0, RED, 6) == [((1,), (0,))]


def test_no_place_twice_the_start_included() -> None:
    laid = Laid(place("a", 0, colour=RED), place("b", 2), place("c", 4))
    laid.row(0, 0)
    laid.bend(0, 1)
    laid.row(2, 0)
    assert from_place(laid, 0, RED, 6) == []
    assert sorted(from_place(laid, 2, RED, 6)) == [((1, 0), (0, 0)), ((1, 0), (0, 1))]


def test_a_cube_may_leave_a_city_of_its_own_colour() -> None:
    laid = Laid(place("a", 0, colour=RED), place("b", 2), place("c", 4, colour=RED))
    laid.row(0, 0)
    laid.row(2, 0)
    assert from_place(laid, 0, RED, 2) == [((1, 2), (0, 0))]


def test_towns_are_stops() -> None:
    laid = Laid(place("a", 0), place("t", 2, TOWN), place("c", 4, colour=RED))
    laid.row(0, 0)
    laid.row(2, 1)
    assert from_place(laid, 0, RED, 6) == []
    laid.put(2, 0, (5, 2, 0))
    assert from_place(laid, 0, RED, 2) == [((1, 2), (0, 0))], (
        "the owner of a link is that of its track at the town"
    )
    laid.track.owner[NUMBER[2, 0] * 6 + 2] = u8(1)
    assert from_place(laid, 0, RED, 2) == [((1, 2), (0, 1))]


def test_terminals_are_ends_only() -> None:
    laid = Laid(place("a", 0), place("t", 2, TERMINAL, BLUE), place("c", 4, colour=RED))
    laid.row(0, 0)
    laid.row(2, 0)
    assert from_place(laid, 0, RED, 6) == []
    assert from_place(laid, 0, BLUE, 6) == [((1,), (0,))]


def test_direct_links() -> None:
    laid = Laid(
        place("a", 0),
        place("b", 1),
        place("c", 3, colour=RED),
        direct=(DirectLink("a-b", 0, 1, 2),),
    )
    laid.put(2, 0, (5, 2, 0))
    assert from_place(laid, 0, RED, 6) == []
    laid.track.direct[0] = u8(1)
    assert from_place(laid, 0, RED, 6) == [((1, 2), (1, 0))]
    laid.track.direct[0] = u8(NOBODY)
    assert from_place(laid, 0, RED, 6) == [((1, 2), (NOBODY, 0))]


def test_goods_a_place_takes_besides_its_colour() -> None:
    laid = three_cities()
    laid.row(0, 0)
    r = network(laid.track, laid.board, vec[u8]([u8(0), u8(1 << 5), u8(0)]))
    r.from_place(0, 5, 6)
    assert unpacked(r) == [((1,), (0,))]


# --- cubes on track --------------------------------------------------------------------------------------------------


def test_a_cube_on_unfinished_track_goes_to_its_one_end() -> None:
    laid = three_cities()
    laid.row(2, 1)
    laid.put(3, -1, (4, 1, 0))  # from B to the north-east, unfinished
    assert from_track(laid, 3, -1, RED, 2) == [((1, 2), (0, 1))]
    assert from_track(laid, 3, -1, RED, 1) == []
    assert from_track(laid, 3, -1, BLUE, 6) == []


def test_a_cube_on_a_link_goes_to_both_ends_and_not_back_over_it() -> None:
    laid = three_cities()
    laid.row(0, 0)
    laid.row(2, 0)
    assert from_track(laid, 3, 0, RED, 6) == [((2,), (0,))]
    assert from_track(laid, 3, 0, BLUE, 6) == [((1, 0), (0, 0))]
    # From the link A-B over A one would have to come back over the link itself.
    assert from_track(laid, 1, 0, RED, 6) == [((1, 2), (0, 0))]


def test_a_parallel_link_leads_round_the_start() -> None:
    laid = three_cities()
    laid.row(0, 0)
    laid.row(2, 0)
    laid.bend(0, 0)
    ways = from_track(laid, 1, 0, RED, 6)
    assert sorted(ways) == [((0, 1, 2), (0, 0, 0)), ((1, 2), (0, 0))]
    laid.bend(0, 1)
    assert sorted(from_track(laid, 1, 0, RED, 6)) == [((0, 1, 2), (0, 1, 0)), ((1, 2), (0, 0))]


def test_the_way_back_over_a_parallel_link_has_no_problem() -> None:
    laid = three_cities()
    laid.row(0, 0)
    laid.row(2, 0)
    way = (-1, NUMBER[1, 0], [0, 1, 2], [0, 0, 0], RED, 6)
    assert way_problem(laid.network(), *way) == (routes.PLACE_TWICE, 0)
    laid.bend(0, 0)
    assert way_problem(laid.network(), *way) is None


def test_both_tracks_of_a_crossing() -> None:
    laid = three_cities()
    laid.put(1, 0, (5, 2, 0), (4, 1, 1))
    laid.put(2, -1, (4, 3, 1))  # on from the crossing to B
    assert sorted(from_track(laid, 1, 0, BLUE, 6)) == [((0,), (0,)), ((1, 0), (1, 0))]


def test_two_tracks_of_one_hex_to_the_same_place() -> None:
    """Over the unfinished track to B, and on over the link that passes the hex where the cube lay."""
    laid = Laid(place("b", 2), Place("q", NUMBER[3, -3], CITY, RED))
    laid.put(3, -2, (0, 3, 0), (1, 4, 0))
    laid.put(3, -1, (0, 4, 0))
    laid.put(2, -1, (1, 3, 0))
    assert sorted(from_track(laid, 3, -2, RED, 6)) == [((0, 1), (0, 0)), ((1,), (0,))]
    assert way_problem(laid.network(), -1, NUMBER[3, -2], [0, 1], [0, 0], RED, 6) is None


def test_bare_land_and_a_goal_without_links() -> None:
    laid = three_cities()
    assert from_track(laid, 3, 0, RED, 6) == []
    laid.put(3, 0, (2, 4, 0))  # C reached, nothing else
    assert from_track(laid, 3, 0, RED, 1) == [((2,), (0,))]


# --- problems --------------------------------------------------------------------------------------------------------


def busy() -> Laid:
    """Five places in two loops with parallel links, a terminal, a town and track of nobody."""
    laid = Laid(
        place("a", 0, colour=RED),
        place("t", 2, TOWN),
        place("c", 4, colour=BLUE),
        place("x", 6, TERMINAL, RED),
        Place("d", NUMBER[2, 2], CITY, RED),
    )
    laid.row(0, 0)
    laid.bend(0, 1)
    laid.put(2, 0, (5, 2, 0), (0, 3, 1))
    laid.track.owner[NUMBER[2, 0] * 6 + 3] = u8(NOBODY)
    laid.put(2, 1, (0, 3, NOBODY))
    laid.row(2, 0)
    laid.row(4, 0)
    laid.put(3, 1, (1, 4, 1))
    laid.put(4, 1, (0, 4, 0))
    laid.put(3, 2, (1, 5, 0))
    return laid


@pytest.mark.parametrize("start", [0, 1, 2, 4])
@pytest.mark.parametrize("colour", [RED, BLUE])
def test_a_way_has_no_problem_exactly_when_it_is_listed(start: int, colour: int) -> None:
    laid = busy()
    r = laid.network()
    for limit in (1, 2, 3):
        r.from_place(start, colour, limit)
        listed = unpacked(r)
        assert len(set(listed)) == len(listed)
        allowed = set()
        for length in (1, 2, 3):
            for stops in product(range(5), repeat=length):
                for owners in product((0, 1, NOBODY), repeat=length):
                    if way_problem(r, start, -1, list(stops), list(owners), colour, limit) is None:
                        allowed.add((stops, owners))
        assert set(listed) == allowed


@pytest.mark.parametrize(
    "hex", [(1, 0), (1, -1), (2, -1), (2, 1), (3, 0), (5, 0), (3, 1), (4, 1), (3, 2), (0, 2)]
)
@pytest.mark.parametrize("colour", [RED, BLUE])
def test_from_track_too(hex: tuple[int, int], colour: int) -> None:
    laid = busy()
    r = laid.network()
    for limit in (1, 3):
        r.from_track(NUMBER[hex], colour, limit)
        listed = unpacked(r)
        assert len(set(listed)) == len(listed)
        allowed = set()
        for length in (1, 2, 3):
            for stops in product(range(5), repeat=length):
                for owners in product((0, 1, NOBODY), repeat=length):
                    if way_problem(r, -1, NUMBER[hex], list(stops), list(owners), colour, limit) is None:
                        allowed.add((stops, owners))
        assert set(listed) == allowed


def test_the_busy_network_is_busy() -> None:
    laid = busy()
    ways = {start: len(from_place(laid, start, RED, 3)) for start in (0, 1, 2, 4)}
    assert ways == {0: 8, 1: 6, 2: 6, 4: 9}, "counted by hand"


@pytest.mark.parametrize(
    ("stops", "owners", "limit", "problem"),
    [
        ([1, 2], [0, 0], 2, None),
        ([1, 2], [0, 0], 1, (routes.TOO_FAR, 1)),
        ([1, 2], [0, 1], 2, (routes.NO_LINK, 1)),
        ([2], [0], 2, (routes.NO_LINK, 0)),
        ([1, 0, 2], [0, 0, 0], 3, (routes.PLACE_TWICE, 1)),
        ([1], [0], 2, (routes.WRONG_DESTINATION, 0)),
        ([1, 2, 3], [0, 0, 0], 3, (routes.MUST_STOP, 1)),
    ],
)
def test_why_a_way_is_refused(
    stops: list[int], owners: list[int], limit: int, problem: tuple[str, int] | None
) -> None:
    laid = Laid(place("a", 0), place("b", 2), place("c", 4, colour=RED), place("d", 6, colour=RED))
    laid.row(0, 0)
    laid.row(2, 0)
    laid.row(4, 0)
    assert way_problem(laid.network(), 0, -1, stops, owners, RED, limit) == problem


def test_why_not_through_a_terminal() -> None:
    laid = Laid(place("a", 0), place("t", 2, TERMINAL, BLUE), place("c", 4, colour=RED))
    laid.row(0, 0)
    laid.row(2, 0)
    assert way_problem(laid.network(), 0, -1, [1, 2], [0, 0], RED, 6) == (routes.THROUGH_TERMINAL, 0)


def test_many_ways_are_all_kept() -> None:
    """More than the array holds at first: six steps, three owners on each."""
    laid = Laid(*(place(f"p{i}", 2 * i) for i in range(6)), place("end", 12, colour=RED))
    for q in range(0, 12, 2):
        laid.row(q, 0)
        laid.bend(q, 1)
        laid.dip(q, 2)
    ways = from_place(laid, 0, RED, 6)
    assert len(ways) == len(set(ways)) == 3**6


def test_own_links_at_least_as_many_as_of_any_other() -> None:
    """Raíles: counted player by player; links of nobody count for nobody. Checked against plain counting."""
    for length in range(1, 7):
        for owners in product((0, 1, 5, NOBODY), repeat=length):
            way = sum((63 | owner << 6) << STEP * i for i, owner in enumerate(owners))
            own = owners.count(5)
            wanted = own > 0 and all(owners.count(other) <= own for other in (0, 1))
            assert routes.own_enough(way, length, 5) == wanted, owners
