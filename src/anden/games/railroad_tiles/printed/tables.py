# mypyc: compile
"""Lookup tables over all faces in all positions, built once and shared by every game.

A face is a small int (index of `faces.FACES`); an oriented tile is face * 8 + turn. Turns 0-3 are quarter turns
clockwise of the printed face, 4-7 the same after turning the tile over (E and W swapped first). Sides are N E S W = 0-3.
What an empty space asks of a tile is a code of two bits per side: 0 nothing, 1 blank, 2 road, 3 rail.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from anden.games.railroad_tiles.printed.faces import FACES, OBJECTIVES, TOKENS, Face

NO_SEGMENT: Final = 7
OBJECTIVE_BASE: Final = len(FACES) - len(OBJECTIVES)
"""The first face that is an objective tile."""


def turned_side(side: int, turn: int) -> int:
    """Where a side of the printed face comes to lie."""
    if turn >= 4 and side % 2 == 1:
        side = 4 - side
    return (side + turn) % 4


def _signature(face: Face, turn: int) -> tuple[object, ...]:
    """What makes a position different for the game: which sides each segment reaches, and what stands on it."""
    parts = []
    for i, segment in enumerate(face.segments):
        sides = tuple(sorted(turned_side(s, turn) for s in segment.sides))
        pawns = tuple(pawn for pawn, where in face.locations if i in where)
        parts.append((segment.route, sides, pawns, i in face.station))
    return tuple(sorted(parts))


def _canonical_turns(face: Face) -> list[int]:
    seen: list[tuple[object, ...]] = []
    turns: list[int] = []
    for turn in range(8):
        signature = _signature(face, turn)
        if signature not in seen:
            seen.append(signature)
            turns.append(turn)
    return turns


def _bits(numbers: tuple[int, ...]) -> int:
    mask = 0
    for n in numbers:
        mask |= 1 << n
    return mask


class Tables:
    """The tables; one instance, `T`."""

    def __init__(self) -> None:
        n = len(FACES)
        code = [0] * (n * 8)
        side_segment = [NO_SEGMENT] * (n * 32)
        segment_sides = [0] * (n * 16)
        fits = [0] * (n * 256)
        location_segments = [0] * (n * 3)
        canonical = [0] * (n * 8)
        for f, face in enumerate(FACES):
            for pawn, where in face.locations:
                location_segments[f * 3 + pawn] = _bits(where)
            for turn in range(8):
                o = f * 8 + turn
                routes = [1, 1, 1, 1]
                for i, segment in enumerate(face.segments):
                    for side in segment.sides:
                        t = turned_side(side, turn)
                        routes[t] = segment.route + 1
                        side_segment[o * 4 + t] = i
                        segment_sides[o * 2 + i] |= 1 << t
                code[o] = routes[0] | routes[1] << 2 | routes[2] << 4 | routes[3] << 6
            turns = _canonical_turns(face)
            for turn in range(8):
                for c in turns:
                    if _signature(face, turn) == _signature(face, c):
                        canonical[f * 8 + turn] = c
            for turn in turns:
                for ask in range(256):
                    if _answers(code[f * 8 + turn], ask):
                        fits[f * 256 + ask] |= 1 << turn
        self.one: i64 = 1
        """The 1 to shift left. mypyc writes a constant 1 into C as a 32-bit number, so that 1 << 40 goes wrong there."""
        self.faces: i64 = n
        self.code: vec[u8] = vec[u8]([u8(c) for c in code])
        """What an oriented tile shows on its four sides, in the bits of a space's code."""
        self.side_segment: vec[u8] = vec[u8]([u8(s) for s in side_segment])
        """Oriented tile * 4 + side: the segment there, or NO_SEGMENT."""
        self.segment_sides: vec[u8] = vec[u8]([u8(m) for m in segment_sides])
        """Oriented tile * 2 + segment: bits of the sides it reaches."""
        self.fits: vec[u8] = vec[u8]([u8(m) for m in fits])
        """Face * 256 + code of a space: bits of the different turns that fit there."""
        self.canonical: vec[u8] = vec[u8]([u8(c) for c in canonical])
        """Oriented tile: the lowest turn that lies the same way."""
        self.road_segments: vec[u8] = vec[u8]([u8(_of_route(face, 1)) for face in FACES])
        self.rail_segments: vec[u8] = vec[u8]([u8(_of_route(face, 2)) for face in FACES])
        self.town: vec[u8] = vec[u8]([u8(1 if face.town else 0) for face in FACES])
        self.station: vec[u8] = vec[u8]([u8(_bits(face.station)) for face in FACES])
        """Face: bits of the segments that meet at its station."""
        self.locations: vec[u8] = vec[u8]([u8(_bits(tuple(p for p, _ in face.locations))) for face in FACES])
        """Face: bits of the kinds of pawn it has a location for."""
        self.location_segments: vec[u8] = vec[u8]([u8(m) for m in location_segments])
        """Face * 3 + pawn: bits of the segments the location stands on."""
        self.openings: vec[u8] = vec[u8]([u8(_routes_in(ask)) for ask in range(256)])
        """Code of a space: how many routes end at it."""
        self.token_pawns: vec[u8] = vec[u8]([u8(_bits(token.pawns)) for token in TOKENS])
        self.token_flag: vec[u8] = vec[u8]([u8(1 if token.flag else 0) for token in TOKENS])


def _of_route(face: Face, route: int) -> int:
    mask = 0
    for i, segment in enumerate(face.segments):
        if segment.route == route:
            mask |= 1 << i
    return mask


def _routes_in(ask: int) -> int:
    return sum(1 for side in range(4) if (ask >> (2 * side)) & 3 >= 2)


def _answers(code: int, ask: int) -> bool:
    """Whether a tile with this code meets what a space asks for."""
    for side in range(4):
        want = (ask >> (2 * side)) & 3
        if want and want != (code >> (2 * side)) & 3:
            return False
    return True


T: Final = Tables()
