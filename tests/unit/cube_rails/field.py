"""A small field of hexes to build on, with the tiles of Age of Steam, or those of Raíles, and placements by edges."""

from __future__ import annotations

from anden.games.cube_rails import board as boards
from anden.games.cube_rails import laying, placing, refusing
from anden.games.cube_rails.board import Board, DirectLink, Place
from anden.games.cube_rails.laying import Laid
from anden.games.cube_rails.links import Link, links
from anden.games.cube_rails.refusing import Trouble
from anden.games.cube_rails.terms import Terms
from anden.games.cube_rails.tiles import COEXIST, CROSSING, SIMPLE, TOWN, Kind, TileSet
from anden.games.cube_rails.track import Track, new_track
from anden.hexes.grid import labels, neighbours

Cell = tuple[int, int]
Shape = list[tuple[int, int]]

PLAIN = [
    ("straight", SIMPLE, ((0, 3),), 48),
    ("acute", SIMPLE, ((2, 3),), 7),
    ("gentle", SIMPLE, ((1, 3),), 55),
    ("cross_gentle_straight", CROSSING, ((1, 3), (2, 5)), 4),
    ("cross_two_gentle", CROSSING, ((0, 2), (1, 3)), 3),
    ("cross_two_straight", CROSSING, ((1, 4), (2, 5)), 4),
    ("coexist_two_gentle", COEXIST, ((0, 4), (1, 3)), 1),
    ("coexist_left_gentle_acute", COEXIST, ((0, 2), (4, 5)), 1),
    ("coexist_right_gentle_acute", COEXIST, ((0, 4), (1, 2)), 1),
    ("coexist_straight_acute", COEXIST, ((0, 3), (4, 5)), 1),
]
IN_TOWNS = [
    ("town_1", (3,), 3),
    ("town_3_left", (0, 3, 5), 2),
    ("town_3_right", (0, 1, 3), 2),
    ("town_3_same_half", (0, 1, 5), 2),
    ("town_3_star", (1, 3, 5), 2),
]


def steam_tiles() -> TileSet:
    kinds: list[Kind] = []
    piles: list[int] = []
    for id, cls, paths, count in PLAIN:
        kinds.append(Kind(id, cls, paths=paths, piles=(len(piles),)))
        piles.append(count)
    for id, exits, count in IN_TOWNS:
        kinds.append(Kind(id, TOWN, exits=exits, piles=(len(piles),)))
        piles.append(count)
    return TileSet(kinds, piles, discs=8)


RAILES_FACES = [
    ("T11", TOWN, (0,)),
    ("T21", TOWN, (0, 3)),
    ("T22", TOWN, (0, 2)),
    ("T23", TOWN, (0, 1)),
    ("T31", TOWN, (0, 2, 4)),
    ("T32", TOWN, (0, 3, 5)),
    ("T33", TOWN, (0, 1, 3)),
    ("T34", TOWN, (0, 1, 2)),
    ("T41", TOWN, (0, 2, 3, 4)),
    ("T42", TOWN, (1, 2, 4, 5)),
    ("T43", TOWN, (0, 3, 4, 5)),
]
RAILES_PLAIN = [
    ("21", SIMPLE, ((0, 3),)),
    ("22", SIMPLE, ((0, 2),)),
    ("23", SIMPLE, ((0, 1),)),
    ("41", CROSSING, ((0, 3), (1, 4))),
    ("42", CROSSING, ((0, 3), (1, 5))),
    ("43", CROSSING, ((0, 2), (1, 3))),
    ("44", COEXIST, ((0, 3), (1, 2))),
    ("45", COEXIST, ((0, 2), (3, 5))),
    ("46", COEXIST, ((0, 2), (3, 4))),
    ("47", COEXIST, ((0, 2), (4, 5))),
]
RAILES_TOKENS = [
    ("21", "22", 86),
    ("T21", "T22", 10),
    ("23", "T23", 8),
    ("T11", "", 4),
    ("42", "T41", 4),
    ("T31", "T34", 4),
    ("T42", "41", 4),
    ("43", "T43", 4),
    ("T32", "T33", 4),
    ("44", "45", 2),
    ("44", "47", 2),
    ("47", "46", 2),
    ("45", "46", 2),
]


def railes_tiles() -> TileSet:
    def piles(id: str) -> tuple[int, ...]:
        return tuple(i for i, (front, back, _) in enumerate(RAILES_TOKENS) if id in (front, back))

    kinds = [Kind(id, cls, exits=exits, piles=piles(id)) for id, cls, exits in RAILES_FACES]
    kinds += [Kind(id, cls, paths=paths, piles=piles(id)) for id, cls, paths in RAILES_PLAIN]
    return TileSet(kinds, [count for _, _, count in RAILES_TOKENS])


def railes_terms(tiles: TileSet) -> Terms:
    terms = Terms(tiles)
    terms.set_prices(tiles, (2, 4, 4), 1, 1)
    terms.change_by_base = True
    terms.spurs_to_others = True
    terms.discs = 0
    return terms


class Field:
    """All hexes within `radius` of 0,0. Places by cell: `cities` with a colour, `towns`."""

    def __init__(
        self,
        cities: list[Cell],
        towns: list[Cell] | None = None,
        *,
        radius: int = 4,
        water: list[Cell] | None = None,
        extra: dict[Cell, int] | None = None,
        terminals: list[Cell] | None = None,
        direct: list[tuple[Cell, Cell]] | None = None,
        tiles: TileSet | None = None,
    ) -> None:
        lakes = water or []
        self.cells = [
            (q, r)
            for q in range(-radius, radius + 1)
            for r in range(-radius, radius + 1)
            if abs(q + r) <= radius and (q, r) not in lakes
        ]
        self.number = {cell: i for i, cell in enumerate(self.cells)}
        kinds = [(c, boards.CITY) for c in cities] + [(c, boards.TOWN) for c in towns or []]
        kinds += [(c, boards.TERMINAL) for c in terminals or []]
        places = [Place(f"{c[0]},{c[1]}", self.number[c], kind, 0) for c, kind in kinds]
        ids = [p.id for p in places]
        links_without_tile = [
            DirectLink(f"d{i}", ids.index(f"{a[0]},{a[1]}"), ids.index(f"{b[0]},{b[1]}"), 2)
            for i, (a, b) in enumerate(direct or [])
        ]
        beyond = neighbours(self.cells)
        side = [boards.OPEN if there >= 0 else boards.OFF_BOARD for there in beyond]
        for i, there in enumerate(beyond):
            q, r = self.cells[i // 6]
            if there < 0 and any(abs(q - x) <= 1 and abs(r - y) <= 1 for x, y in lakes):
                side[i] = boards.WATER
        self.tiles = tiles or steam_tiles()
        surcharges = [(extra or {}).get(cell, 0) for cell in self.cells]
        self.board: Board = Board(
            self.tiles, labels(self.cells, False), beyond, side, places, surcharges, links_without_tile
        )
        self.terms: Terms = Terms(self.tiles)
        self.track: Track = new_track(self.board, self.terms)
        self.cash = 100

    def hex(self, cell: Cell) -> int:
        return self.number[cell]

    def label(self, cell: Cell) -> str:
        return self.board.labels[self.number[cell]]

    def tile(self, paths: Shape | None = None, exits: list[int] | None = None, kind: str = "") -> int:
        """The oriented tile with these paths, or with these exits (the first one, or of a kind)."""
        for o in range(1, int(self.tiles.count)):
            if kind and self.tiles.id_of(o) != kind:
                continue
            edges = sorted(e for e in range(6) if self.tiles.mask[o] >> e & 1)
            if exits is not None:
                if self.tiles.cls[o] == TOWN and edges == sorted(exits):
                    return o
            elif self.tiles.cls[o] != TOWN:
                found = {(e, int(self.tiles.other[o * 8 + e])) for e in edges}
                if found == {p for a, b in paths or [] for p in ((a, b), (b, a))}:
                    return o
        raise LookupError(paths or exits)

    def packed(
        self, cell: Cell, *paths: tuple[int, int], exits: list[int] | None = None, kind: str = ""
    ) -> int:
        return self.hex(cell) * 256 + self.tile(list(paths), exits, kind)

    def problem(
        self,
        seat: int,
        cell: Cell,
        *paths: tuple[int, int],
        exits: list[int] | None = None,
        kind: str = "",
        left: int = 3,
    ) -> str:
        """The key of the refusal, or an empty string. The list of placements must agree."""
        trouble = self.trouble(seat, cell, *paths, exits=exits, kind=kind, left=left)
        return "" if trouble is None else trouble[0]

    def trouble(
        self,
        seat: int,
        cell: Cell,
        *paths: tuple[int, int],
        exits: list[int] | None = None,
        kind: str = "",
        left: int = 3,
    ) -> Trouble | None:
        packed = self.packed(cell, *paths, exits=exits, kind=kind)
        trouble = refusing.build_problem(self.track, self.board, self.terms, seat, self.cash, left, packed)
        listed = placing.list_builds(self.track, self.board, self.terms, seat, self.cash, left)
        assert (packed in listed) == (trouble is None), (packed, trouble)
        return trouble

    def price(
        self, cell: Cell, *paths: tuple[int, int], exits: list[int] | None = None, kind: str = ""
    ) -> int:
        packed = self.packed(cell, *paths, exits=exits, kind=kind)
        return int(placing.price_of(self.track, self.board, self.terms, packed))

    def build(
        self, seat: int, cell: Cell, *paths: tuple[int, int], exits: list[int] | None = None, kind: str = ""
    ) -> Laid:
        """A legal placement."""
        assert self.problem(seat, cell, *paths, exits=exits, kind=kind) == ""
        packed = self.packed(cell, *paths, exits=exits, kind=kind)
        return laying.lay(self.track, self.board, self.terms, seat, packed)

    def build_anyhow(self, seat: int, packed: int) -> Laid:
        """A placement that is not judged."""
        return laying.lay(self.track, self.board, self.terms, seat, packed)

    def turn(self, seat: int, *steps: tuple[Cell, list[tuple[int, int]]]) -> list[int]:
        """A build turn of plain tiles; the hexes of the sections lost at its end."""
        for cell, paths in steps:
            self.build(seat, cell, *paths)
        return self.end(seat)

    def end(self, seat: int) -> list[int]:
        return laying.end_turn(self.track, self.board, seat)

    def owner(self, cell: Cell, edge: int) -> int:
        return int(self.track.owner[self.hex(cell) * 6 + edge])

    def links(self, done: bool = True) -> list[Link]:
        return [link for link in links(self.track, self.board) if link.done() == done]

    def ends(self, done: bool = True) -> list[tuple[int, Cell, Cell | None]]:
        """Owner and places of all links (or of the unfinished sections)."""
        return [
            (link.owner, self.cells[link.start], self.cells[link.end] if link.end >= 0 else None)
            for link in self.links(done)
        ]
