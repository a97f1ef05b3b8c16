"""The tables over oriented tiles."""

from __future__ import annotations

from collections import Counter

import pytest

from anden.games.cube_rails.board import OFF_BOARD, OPEN, Board
from anden.games.cube_rails.tiles import NO_TRACK, SIMPLE, TO_TOWN, TOWN, Kind, TileSet
from tests.unit.cube_rails.field import Field, railes_tiles, steam_tiles


def test_every_kind_has_its_different_turns_once() -> None:
    tiles = steam_tiles()
    plain = Counter(tiles.id_of(o) for o in range(1, tiles.count) if not tiles.disc[o])
    assert plain["straight"] == 3
    assert plain["acute"] == plain["gentle"] == 6
    assert plain["cross_two_straight"] == 3
    assert plain["cross_two_gentle"] == 6
    assert plain["coexist_two_gentle"] == 3
    assert plain["town_3_star"] == 2
    assert tiles.count == 1 + 51 + 26 + 51


def test_turning_moves_every_end() -> None:
    tiles = steam_tiles()
    straight, gentle = tiles.kind_named("straight"), tiles.kind_named("gentle")
    for turn in range(6):
        o = tiles.number(gentle, turn)
        assert tiles.other[o * 8 + (1 + turn) % 6] == (3 + turn) % 6
        assert tiles.other[o * 8 + (3 + turn) % 6] == (1 + turn) % 6
        assert tiles.mask[o] == (1 << (1 + turn) % 6 | 1 << (3 + turn) % 6)
        assert tiles.turn[o] == turn
    assert tiles.number(straight, 1) == tiles.number(straight, 4)
    assert tiles.turn[tiles.number(straight, 4)] == 1


def test_a_disc_makes_all_ends_lead_to_the_town() -> None:
    tiles = steam_tiles()
    kind = tiles.kind_named("cross_two_straight")
    o = tiles.number(kind, 0, True)
    assert tiles.cls[o] == TOWN
    assert tiles.disc[o] == 1
    assert tiles.exits[o] == 4
    assert [int(tiles.other[o * 8 + e]) for e in range(6)] == [
        NO_TRACK,
        TO_TOWN,
        TO_TOWN,
        NO_TRACK,
        TO_TOWN,
        TO_TOWN,
    ]
    assert tiles.number(tiles.kind_named("town_1"), 0, True) == 0


def test_pairs_and_the_sets_of_pairs() -> None:
    tiles = steam_tiles()
    o = tiles.number(tiles.kind_named("cross_two_gentle"), 0)
    assert tiles.pairs[o] == 1 << tiles.pair[0 * 8 + 2] | 1 << tiles.pair[3 * 8 + 1]
    assert int(tiles.inside[0b001111]).bit_count() == 6
    assert int(tiles.touching[0b000001]).bit_count() == 5
    assert int(tiles.touching[0]).bit_count() == 0
    assert tiles.inside[63] == tiles.touching[63] == (1 << 15) - 1


def test_faces_of_one_token_share_a_pile() -> None:
    tiles = railes_tiles()
    assert tiles.mixed
    assert not steam_tiles().mixed
    assert tiles.kinds[tiles.kind_named("21")].piles == tiles.kinds[tiles.kind_named("22")].piles
    assert len(tiles.kinds[tiles.kind_named("44")].piles) == 2
    assert tiles.count == 1 + 51 + 56


def test_too_many_tiles_are_refused() -> None:
    kinds = [Kind(f"k{i}", SIMPLE, paths=((0, 1),), piles=(0,)) for i in range(43)]
    with pytest.raises(ValueError, match="255"):
        TileSet(kinds, [9])


def test_a_board_with_a_side_that_leads_nowhere_is_refused() -> None:
    with pytest.raises(ValueError, match="A1"):
        Board(steam_tiles(), ["A1"], [-1] * 6, [OPEN] + [OFF_BOARD] * 5, [], [0])
    with pytest.raises(ValueError, match="six sides"):
        Board(steam_tiles(), ["A1"], [-1] * 5, [OFF_BOARD] * 5, [], [0])


def test_names_of_hexes_and_places() -> None:
    f = Field([(0, 0)], [(0, 2)])
    assert f.board.labels[f.board.hex_named(f.label((0, 2)))] == f.label((0, 2))
    assert f.board.hex_named("Z99") == -1
    assert f.board.place_named("0,2") == 1
    assert f.board.place_named("x") == -1
