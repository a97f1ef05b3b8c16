"""Packed numbers come apart as they were put together."""

from __future__ import annotations

import pytest

from anden.games.cube_rails import packing
from anden.games.cube_rails.tiles import TO_TOWN

HEXES = (0, 1, 58, 399)


@pytest.mark.parametrize("h", HEXES)
def test_slots(h: int) -> None:
    slots = [packing.slot(h, e) for e in range(6)]
    assert slots == list(range(h * 6, h * 6 + 6))
    assert [packing.hex_of_slot(slot) for slot in slots] == [h] * 6
    assert [packing.edge_of_slot(slot) for slot in slots] == list(range(6))


@pytest.mark.parametrize("h", HEXES)
@pytest.mark.parametrize("tile", [0, 1, 255])
def test_placements(h: int, tile: int) -> None:
    packed = packing.placement(h, tile)
    assert (packing.hex_of_placement(packed), packing.tile_of_placement(packed)) == (h, tile)


@pytest.mark.parametrize("h", HEXES)
@pytest.mark.parametrize("edges", [(0, 5), (5, 0), (3, TO_TOWN)])
def test_steps(h: int, edges: tuple[int, int]) -> None:
    packed = packing.step(h, *edges)
    assert packing.hex_of_step(packed) == h
    assert (packing.first_edge_of_step(packed), packing.second_edge_of_step(packed)) == edges
