# mypyc: compile
"""Track tiles and their tables, built once for each game and shared by all states.

An oriented tile is a small number from 1 to 255: a kind in one of its different turns. 0 is no tile. A plain tile
(simple, coexisting, crossing) has paths from edge to edge. On a town tile all ends lead to the town. Where a game puts
plain tiles with a town disc on towns, each plain tile has a second number, its variant with the disc: a town tile too.

A *pair* is one of the 15 possible paths between two edges, as a number 0-14; sets of pairs are bits.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from anden.hexes.grid import turned

NO_TILE: Final = 0
SIMPLE: Final = 0
COEXIST: Final = 1
CROSSING: Final = 2
TOWN: Final = 3
CLASSES: Final = ("simple", "coexist", "crossing", "town")
"""Names of the classes, by number."""

TO_TOWN: Final = 6
"""What `other` says of an edge whose track ends in the town of the hex."""
NO_TRACK: Final = 7


class Kind:
    """A kind of tile as printed, in its first position."""

    def __init__(
        self,
        id: str,
        cls: int,
        paths: tuple[tuple[int, int], ...] = (),
        exits: tuple[int, ...] = (),
        piles: tuple[int, ...] = (),
    ) -> None:
        self.id: str = id
        self.cls: int = cls
        self.paths: tuple[tuple[int, int], ...] = paths
        """Of a plain tile: pairs of edges."""
        self.exits: tuple[int, ...] = exits
        """Of a town tile: the edges whose track leads to the town."""
        self.piles: tuple[int, ...] = piles
        """The piles this face can be taken from. A token with two faces is one pile for both. In a set with bundles: the
        bundles it belongs to."""


def _pair_numbers() -> list[int]:
    numbers = [15] * 64
    n = 0
    for a in range(6):
        for b in range(a + 1, 6):
            numbers[a * 8 + b] = n
            numbers[b * 8 + a] = n
            n += 1
    return numbers


def _shape(kind: Kind, turn: int) -> tuple[tuple[int, ...], ...]:
    """What tells one turn of a kind from another."""
    if kind.cls == TOWN:
        return (tuple(sorted(turned(e, turn) for e in kind.exits)),)
    return tuple(sorted(tuple(sorted((turned(a, turn), turned(b, turn)))) for a, b in kind.paths))


class TileSet:
    """All tiles of a game.

    `discs` says how many town discs there are; 0 = plain tiles never lie on towns. `piles` are the numbers of tiles.
    `bundled`: they are bundles (`stock.bundle`), and a tile is taken from all of its piles at once.
    """

    def __init__(self, kinds: list[Kind], piles: list[int], discs: int = 0, bundled: bool = False) -> None:
        self.kinds: tuple[Kind, ...] = tuple(kinds)
        self.ids: tuple[str, ...] = tuple(kind.id for kind in kinds)
        self.piles: vec[u8] = vec[u8]([u8(n) for n in piles])
        """How many tiles each pile has at the start."""
        self.discs: i64 = discs
        self.bundled: bool = bundled
        """Whether the piles are bundles."""
        self.mixed: bool = not bundled and any(len(kind.piles) > 1 for kind in kinds)
        """Whether a face lies in several piles, so that it must be remembered where a tile came from."""
        self._number: dict[int, int] = {}

        kind_of = [-1]
        turn_of = [0]
        cls = [0]
        disc = [0]
        other = [NO_TRACK] * 8
        pairs = [0]
        for with_disc in (False, True) if discs > 0 else (False,):
            for k, kind in enumerate(kinds):
                if with_disc and kind.cls == TOWN:
                    continue
                shapes: dict[tuple[tuple[int, ...], ...], int] = {}
                for turn in range(6):
                    shape = _shape(kind, turn)
                    if shape not in shapes:
                        shapes[shape] = len(kind_of)
                        kind_of.append(k)
                        turn_of.append(turn)
                        cls.append(TOWN if with_disc else kind.cls)
                        disc.append(1 if with_disc else 0)
                        other += _ends(kind, turn, with_disc)
                        pairs.append(0 if with_disc else _pairs(kind, turn))
                    self._number[(k * 2 + with_disc) * 8 + turn] = shapes[shape]
        self.count: i64 = len(kind_of)
        """Oriented tiles are 1 … count - 1."""
        if self.count > 256:
            raise ValueError("a tile set has 255 oriented tiles at most")
        if bundled and len(piles) > 62:
            raise ValueError("a tile set has 62 bundles at most")
        self.kind: vec[i64] = vec[i64](kind_of)
        self.turn: vec[u8] = vec[u8]([u8(t) for t in turn_of])
        """The lowest turn that lies this way: sixths clockwise."""
        self.cls: vec[u8] = vec[u8]([u8(c) for c in cls])
        """SIMPLE … TOWN; a plain tile with a disc is TOWN."""
        self.disc: vec[u8] = vec[u8]([u8(d) for d in disc])
        """1 for a plain tile with a town disc."""
        self.other: vec[u8] = vec[u8]([u8(e) for e in other])
        """By tile * 8 + edge: the edge at the other end of the track there, TO_TOWN, or NO_TRACK."""
        self.mask: vec[u8] = vec[u8]([u8(_mask(other, o)) for o in range(len(kind_of))])
        """Bits of the edges with track."""
        self.exits: vec[u8] = vec[u8]([u8(_mask(other, o).bit_count()) for o in range(len(kind_of))])
        """How many edges have track."""
        self.pairs: vec[i64] = vec[i64](pairs)
        """Bits of the pairs a plain tile has; 0 for a town tile."""
        self.pair: vec[u8] = vec[u8]([u8(n) for n in _pair_numbers()])
        """By edge * 8 + edge: the number of the pair."""
        self.pile: vec[i64] = vec[i64]([-1] + [kinds[k].piles[0] for k in kind_of[1:]])
        """The first pile of a tile; the only one unless the set is mixed or bundled."""
        self.second_pile: vec[i64] = vec[i64](
            [-1] + [-1 if bundled else _second(kinds[k].piles) for k in kind_of[1:]]
        )
        """The other pile of a face that lies in two, else -1."""
        self.bundles: vec[i64] = vec[i64](
            [0] + [sum(1 << p for p in kinds[k].piles) if bundled else 0 for k in kind_of[1:]]
        )
        """Bits of the bundles of a tile, in a set that has them."""
        self.plain: vec[i64] = vec[i64]([o for o in range(1, len(kind_of)) if cls[o] != TOWN])
        self.simple: vec[i64] = vec[i64]([o for o in range(1, len(kind_of)) if cls[o] == SIMPLE])
        self.town: vec[i64] = vec[i64]([o for o in range(1, len(kind_of)) if cls[o] == TOWN])
        """The oriented tiles for plain hexes, the simple ones among them, and those for towns, in order."""
        self.inside: vec[i64] = vec[i64]([_pairs_of(edges, False) for edges in range(64)])
        """By bits of edges: bits of the pairs with both ends among them."""
        self.touching: vec[i64] = vec[i64]([_pairs_of(edges, True) for edges in range(64)])
        """By bits of edges: bits of the pairs with at least one end among them."""
        self.one: i64 = 1
        """The 1 to shift left: mypyc writes a constant 1 into C as a 32-bit number."""

    def number(self, kind: int, turn: int, disc: bool = False) -> int:
        """The oriented tile of a kind in any turn 0-5; 0 if there is none (a town tile with a disc)."""
        return self._number.get((kind * 2 + (1 if disc else 0)) * 8 + turn, NO_TILE)

    def kind_named(self, id: str) -> int:
        """The number of a kind, or -1."""
        return self.ids.index(id) if id in self.ids else -1

    def id_of(self, tile: int) -> str:
        """The id of an oriented tile's kind."""
        return self.ids[self.kind[tile]]


def _ends(kind: Kind, turn: int, with_disc: bool) -> list[int]:
    ends = [NO_TRACK] * 8
    for e in kind.exits:
        ends[turned(e, turn)] = TO_TOWN
    for a, b in kind.paths:
        x, y = turned(a, turn), turned(b, turn)
        ends[x] = TO_TOWN if with_disc else y
        ends[y] = TO_TOWN if with_disc else x
    return ends


def _pairs(kind: Kind, turn: int) -> int:
    numbers = _pair_numbers()
    bits = 0
    for a, b in kind.paths:
        bits |= 1 << numbers[turned(a, turn) * 8 + turned(b, turn)]
    return bits


def _pairs_of(edges: int, one_is_enough: bool) -> int:
    numbers = _pair_numbers()
    bits = 0
    for a in range(6):
        for b in range(a + 1, 6):
            ends = (edges >> a & 1) + (edges >> b & 1)
            if ends == 2 or (ends == 1 and one_is_enough):
                bits |= 1 << numbers[a * 8 + b]
    return bits


def _second(piles: tuple[int, ...]) -> int:
    if len(piles) > 2:
        raise ValueError("a face lies in two piles at most")
    return piles[1] if len(piles) == 2 else -1


def _mask(other: list[int], tile: int) -> int:
    return sum(1 << e for e in range(6) if other[tile * 8 + e] != NO_TRACK)
