# mypyc: compile
"""What is left of the tiles. On the board one sees faces, not the tokens they are printed on.

Where the same face is on different tokens, nobody can tell which of them lies there. So a face is to be had as long as
*some* choice of tokens for all faces on the board leaves one that shows it. By Hall's theorem there is such a choice
exactly if no set of faces lies on the board more often than there are tokens that show one of them. Such a set with
its tokens is a *bundle*. Of sets with the same tokens only the largest is needed: the faces of a token with two faces
of their own are one bundle, the four faces of Raíles that share four tokens make nine.

A bundle is counted like a pile: laying a face takes one from each of its bundles. The smallest says how many are left.
"""

from __future__ import annotations

from mypy_extensions import i64

from anden.games.cube_rails.tiles import Kind, TileSet
from anden.games.cube_rails.track import Track


def bundle(kinds: list[Kind], piles: list[int]) -> tuple[list[Kind], list[int]]:
    """The same faces with their bundles instead of the piles of tokens, and how many tokens each bundle has.

    Small bundles come first, those of one pile in the order of the piles.
    """
    sets = _token_sets(kinds)
    bundled = [
        Kind(kind.id, kind.cls, kind.paths, kind.exits, _bundles_of(_bits(kind.piles), sets))
        for kind in kinds
    ]
    return bundled, [sum([n for pile, n in enumerate(piles) if tokens >> pile & 1]) for tokens in sets]


def _token_sets(kinds: list[Kind]) -> list[int]:
    """Bits of the piles that show one of a set of faces, for every set whose faces hang together by common tokens.

    Sets that do not hang together need no counting: their parts are counted.
    """
    faces = sorted({_bits(kind.piles) for kind in kinds})
    found = list(faces)
    at = 0
    while at < len(found):
        for face in faces:
            larger = found[at] | face
            if found[at] & face != 0 and larger not in found:
                found.append(larger)
        at += 1
    return sorted(found, key=lambda tokens: (tokens.bit_count(), tokens))


def _bundles_of(tokens: int, sets: list[int]) -> tuple[int, ...]:
    """The bundles of a face: those with all of its tokens."""
    return tuple([b for b, whole in enumerate(sets) if tokens & ~whole == 0])


def _bits(piles: tuple[int, ...]) -> int:
    return sum([1 << pile for pile in piles])


def stock_of(t: Track, tiles: TileSet, kind: int) -> int:
    """How many more of a face can be laid."""
    counts = [int(t.left[pile]) for pile in tiles.kinds[kind].piles]
    return min(counts) if tiles.bundled else sum(counts)


def is_left(t: Track, tiles: TileSet, tile: i64, back: i64 = 0) -> bool:
    """Whether a tile can be taken once the tile `back` lies in the stock again. Of a set with bundles."""
    bits: i64 = tiles.bundles[tile] & ~tiles.bundles[back]
    number: i64 = 0
    while bits != 0:
        if bits & 1 != 0 and t.left[number] == 0:
            return False
        bits >>= 1
        number += 1
    return True
