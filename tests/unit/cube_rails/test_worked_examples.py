"""The four builds of the rulebook's examples («CONSTRUIR VIAS», tiles A to M), on Rust Belt, at the kernel's level."""

from __future__ import annotations

from anden.games.age_of_steam.maps.loading import game_map
from anden.games.cube_rails import laying, placing
from anden.games.cube_rails.links import links, sections_of
from anden.games.cube_rails.refusing import build_problem
from anden.games.cube_rails.track import NO_OWNER, new_track
from anden.hexes import grid

YELLOW, BLUE, GREEN, ORANGE = range(4)
Step = tuple[tuple[int, int], str, int, int]
"""Cell, kind, the edges that the tile has (as bits), price."""


class RustBelt:
    def __init__(self) -> None:
        self.map = game_map("rust_belt")
        self.board = self.map.board
        self.track = new_track(self.board, self.map.terms)
        evansville = self.board.hex_of_place[self.board.place_named("evansville")]
        self.evansville = int(evansville)
        # All hexes are found by walking from Evansville, 9,5.
        self.at = {(9, 5): self.evansville}
        todo = [(9, 5)]
        while todo:
            cell = todo.pop()
            for e in range(6):
                there = int(self.board.neighbour[self.at[cell] * 6 + e])
                beyond = grid.beside(*cell, e)
                if there >= 0 and beyond not in self.at:
                    self.at[beyond] = there
                    todo.append(beyond)

    def place(self, id: str) -> int:
        return int(self.board.hex_of_place[self.board.place_named(id)])

    def build(self, seat: int, cell: tuple[int, int], kind: str, *edges: int) -> int:
        """Place a tile that has exactly these paths (a, b, c, d = a-b and c-d). Its price."""
        h = self.at[cell]
        tiles = self.board.tiles
        for turn in range(6):
            packed = placing.packed_build(self.track, self.board, h, tiles.kind_named(kind), turn)
            o = packed & 255
            ends = {e: int(tiles.other[o * 8 + e]) for e in range(6) if tiles.mask[o] >> e & 1}
            wanted: dict[int, int] = {}
            for a, b in zip(edges[::2], edges[1::2], strict=True):
                wanted |= {a: 6 if tiles.disc[o] else b, b: 6 if tiles.disc[o] else a}
            if ends == wanted:
                break
        else:
            raise LookupError(edges)
        price = int(placing.price_of(self.track, self.board, self.map.terms, packed))
        args = (self.track, self.board, self.map.terms, seat, 20, 3)
        assert build_problem(*args, packed) is None
        assert packed in placing.list_builds(*args)
        laying.lay(self.track, self.board, self.map.terms, seat, packed)
        return price

    def links(self, done: bool) -> set[tuple[int, frozenset[int]]]:
        return {
            (link.owner, frozenset({link.start, link.end} - {-1}))
            for link in links(self.track, self.board)
            if link.done() == done
        }


def test_the_four_builds() -> None:
    t = RustBelt()
    cincinnati, indianapolis = t.place("cincinnati"), t.place("indianapolis")

    prices = [
        t.build(YELLOW, (10, 4), "straight", 1, 4),
        t.build(YELLOW, (11, 3), "straight", 1, 4),
        t.build(YELLOW, (13, 2), "gentle", 3, 5),
    ]
    assert prices == [2, 2, 3]
    assert t.links(True) == {(YELLOW, frozenset({t.evansville, cincinnati}))}
    assert t.links(False) == {(YELLOW, frozenset({cincinnati}))}
    assert laying.end_turn(t.track, t.board, YELLOW) == []

    prices = [
        t.build(BLUE, (9, 4), "gentle", 1, 3),
        t.build(BLUE, (10, 3), "straight", 1, 4),
        t.build(BLUE, (11, 2), "gentle", 2, 4),
    ]
    assert prices == [2, 3, 2]
    assert t.track.town_discs == 7
    of_blue = {(BLUE, frozenset({t.evansville, indianapolis})), (BLUE, frozenset({indianapolis, cincinnati}))}
    assert of_blue <= t.links(True)
    assert sections_of(t.track, t.board, BLUE) == 4
    laying.end_turn(t.track, t.board, BLUE)

    prices = [
        t.build(GREEN, (12, 3), "acute", 0, 5),
        t.build(GREEN, (11, 3), "cross_two_straight", 1, 4, 2, 5),
        t.build(GREEN, (10, 3), "cross_two_straight", 1, 4, 2, 5),
    ]
    assert prices == [3, 3, 3]
    assert t.track.town_discs == 7
    assert (GREEN, frozenset({indianapolis, cincinnati})) in t.links(True)
    assert of_blue <= t.links(True)
    h, j = t.at[(11, 3)], t.at[(10, 3)]
    assert [int(t.track.owner[h * 6 + e]) for e in (1, 4, 2, 5)] == [YELLOW, YELLOW, GREEN, GREEN]
    assert [int(t.track.owner[j * 6 + e]) for e in (1, 4, 2, 5)] == [BLUE, BLUE, GREEN, GREEN]
    assert (GREEN, frozenset({indianapolis})) in t.links(False)
    laying.end_turn(t.track, t.board, GREEN)

    laid = laying.put_city(t.track, t.board, t.map.terms, ORANGE, indianapolis, 0)
    assert laid.removed == [(GREEN, 5)]
    assert t.track.town_discs == 8
    assert all(t.track.owner[j * 6 + e] == NO_OWNER for e in range(6))
    assert (GREEN, frozenset({indianapolis})) not in t.links(False)
    assert (GREEN, frozenset({indianapolis, cincinnati})) in t.links(True)
    assert of_blue <= t.links(True)
    prices = [
        t.build(ORANGE, (9, 3), "straight", 2, 5),
        t.build(ORANGE, (10, 4), "cross_two_straight", 1, 4, 0, 3),
        t.build(ORANGE, (10, 5), "acute", 0, 5),
    ]
    assert prices == [2, 3, 3]
    assert (ORANGE, frozenset({indianapolis, t.evansville})) in t.links(True)
    assert (YELLOW, frozenset({t.evansville, cincinnati})) in t.links(True)
    assert sections_of(t.track, t.board, ORANGE) == 2
