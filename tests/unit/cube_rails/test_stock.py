"""How many of a face are left when the same face is on different tokens: against trying every choice of tokens."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product
from random import Random

import pytest

from anden.games.cube_rails import laying
from anden.games.cube_rails.board import OFF_BOARD, Board
from anden.games.cube_rails.planning.lines import Shapes, Surveyor
from anden.games.cube_rails.site import Site
from anden.games.cube_rails.stock import bundle, is_left, stock_of
from anden.games.cube_rails.terms import Terms
from anden.games.cube_rails.tiles import SIMPLE, Kind, TileSet
from anden.games.cube_rails.track import Track, new_track
from tests.unit.cube_rails.field import RAILES_TOKENS, Field, railes_terms, railes_tiles

Token = tuple[tuple[str, ...], int]
"""The faces of a token, and how many there are."""


def leftovers(tokens: Sequence[Token], lying: Sequence[str]) -> set[tuple[int, ...]]:
    """Every way to choose tokens for what lies on the board, as what is left of each."""
    ways = {tuple(count for _, count in tokens)}
    for face in lying:
        ways = {
            (*left[:n], left[n] - 1, *left[n + 1 :])
            for left in ways
            for n, (faces, _) in enumerate(tokens)
            if face in faces and left[n] > 0
        }
    return ways


def most(tokens: Sequence[Token], lying: Sequence[str], face: str) -> int:
    """How many more of a face the best choice leaves; -1 if there is no choice at all."""
    ways = leftovers(tokens, lying)
    shows = [n for n, (faces, _) in enumerate(tokens) if face in faces]
    return max((sum(left[n] for n in shows) for left in ways), default=-1)


def tiles_of(tokens: Sequence[Token]) -> TileSet:
    faces = sorted({face for faces, _ in tokens for face in faces})
    kinds = [
        Kind(face, SIMPLE, paths=((0, 1),), piles=tuple(n for n, (f, _) in enumerate(tokens) if face in f))
        for face in faces
    ]
    return TileSet(*bundle(kinds, [count for _, count in tokens]), bundled=True)


class Box:
    """A set of tiles with a row of hexes to lay them on."""

    def __init__(self, tiles: TileSet) -> None:
        self.tiles = tiles
        self.board = Board(tiles, [f"A{n}" for n in range(24)], [-1] * 144, [OFF_BOARD] * 144, [], [0] * 24)
        self.track: Track = new_track(self.board, Terms(tiles))

    def tile(self, face: str) -> int:
        return self.tiles.number(self.tiles.kind_named(face), 0)

    def put(self, lying: Sequence[str]) -> None:
        for hex, face in enumerate(lying):
            laying.take_tile(self.track, self.board, hex, self.tile(face))

    def clear(self) -> None:
        for hex in range(int(self.board.n)):
            if self.track.tile[hex]:
                laying.return_tile(self.track, self.board, hex)

    def stock(self, face: str) -> int:
        return stock_of(self.track, self.tiles, self.tiles.kind_named(face))


SHARED: list[Token] = [(("44", "45"), 2), (("44", "47"), 2), (("47", "46"), 2), (("45", "46"), 2)]
FACES = ("44", "45", "46", "47")


def test_the_four_faces_of_railes_in_every_number() -> None:
    """All that can lie on the board, what is then left of each face, and what is left when a tile goes back first."""
    box = Box(tiles_of(SHARED))
    full = list(box.track.left)
    met = 0
    for counts in product(range(5), repeat=4):
        lying = [face for face, n in zip(FACES, counts, strict=True) for _ in range(n)]
        if not leftovers(SHARED, lying):
            continue
        met += 1
        box.put(lying)
        for face in FACES:
            assert box.stock(face) == most(SHARED, lying, face), (lying, face)
            assert is_left(box.track, box.tiles, box.tile(face)) == (box.stock(face) > 0)
            for back in set(lying):
                rest = list(lying)
                rest.remove(back)
                left = is_left(box.track, box.tiles, box.tile(face), box.tile(back))
                assert left == (most(SHARED, rest, face) > 0), (lying, face, back)
        box.clear()
        assert list(box.track.left) == full
    assert met == 327


@pytest.mark.parametrize("seed", range(40))
def test_any_box_of_tokens(seed: int) -> None:
    rng = Random(f"tokens {seed}")
    faces = "abcdef"[: rng.randint(2, 6)]
    tokens: list[Token] = [
        (tuple(rng.sample(faces, rng.randint(1, 2))), rng.randint(0, 3)) for _ in range(rng.randint(1, 7))
    ]
    box = Box(tiles_of(tokens))
    known = sorted({face for shown, _ in tokens for face in shown})
    lying: list[str] = []
    while True:
        for face in known:
            assert box.stock(face) == most(tokens, lying, face), (tokens, lying, face)
        free = [face for face in known if box.stock(face) > 0]
        if not free:
            break
        lying.append(rng.choice(free))
        laying.take_tile(box.track, box.board, len(lying) - 1, box.tile(lying[-1]))


def bundled_railes() -> TileSet:
    piles = railes_tiles()
    return TileSet(*bundle(list(piles.kinds), [count for *_, count in RAILES_TOKENS]), bundled=True)


def test_the_bundles_of_railes() -> None:
    """Tokens with faces of their own come first, as they were; the shared ones are counted alone, by two and together."""
    tiles = bundled_railes()
    assert [int(n) for n in tiles.piles] == [86, 10, 8, 4, 4, 4, 4, 4, 4] + [4] * 4 + [6] * 4 + [8]
    assert tiles.kinds[tiles.kind_named("21")].piles == tiles.kinds[tiles.kind_named("22")].piles == (0,)
    assert [len(tiles.kinds[tiles.kind_named(face)].piles) for face in FACES] == [4] * 4
    assert not tiles.mixed


def test_listing_judging_and_planning_count_alike() -> None:
    """A 46 on the hex between two cities, with and without a 46 to be had."""
    f = Field([(0, 0), (0, 2)], tiles=bundled_railes())
    f.terms = railes_terms(f.tiles)
    site = Site(f.track, f.board, f.terms, 0)
    planner = Surveyor(f.track, f.board, f.terms, Shapes(f.tiles), 0)
    for lying in (["44", "45", "46", "47", "46", "46"], ["46"] * 4, ["45"] * 4 + ["47"] * 4):
        far = [cell for cell in f.cells if cell[0] == 4 or cell[0] == -4][: len(lying)]
        for cell, face in zip(far, lying, strict=True):
            laying.take_tile(f.track, f.board, f.hex(cell), f.tiles.number(f.tiles.kind_named(face), 0))
        site.old = 0
        for face in FACES:
            tile = f.tiles.number(f.tiles.kind_named(face), 0)
            wanted = most(SHARED, lying, face) > 0
            assert site.in_stock(tile) == wanted, (lying, face)
            assert (planner.plain_tile(f.tiles.pairs[tile]) == tile) == wanted, (lying, face)
        for cell in far:
            laying.return_tile(f.track, f.board, f.hex(cell))
