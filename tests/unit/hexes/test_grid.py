"""Edges, neighbours and labels."""

from __future__ import annotations

from anden.hexes.grid import (
    EDGES,
    NOWHERE,
    beside,
    column_letters,
    distance,
    labels,
    neighbours,
    opposite,
    turned,
)


def test_over_an_edge_and_back_is_where_one_was() -> None:
    for e in range(EDGES):
        assert beside(*beside(3, -2, e), opposite(e)) == (3, -2)


def test_six_steps_around() -> None:
    cell = (0, 0)
    for e in range(EDGES):
        cell = beside(*cell, e)
    assert cell == (0, 0)
    assert [turned(e, 2) for e in range(EDGES)] == [2, 3, 4, 5, 0, 1]


def test_neighbours_are_mutual_and_end_at_the_rim() -> None:
    cells = [(0, 0), (1, 0), (0, 1)]
    found = neighbours(cells)
    assert found[0:6] == [NOWHERE, NOWHERE, 1, 2, NOWHERE, NOWHERE]
    assert found[1 * 6 + 5] == 0
    assert found[1 * 6 + 4] == 2
    assert found[2 * 6 + 1] == 1


def test_labels_with_flat_tops_go_down_the_columns() -> None:
    # Column q, row r + floor(q / 2); the first column and row in use are A and 1.
    assert labels([(2, 1), (3, 1), (3, 0), (4, -1)], False) == ["A2", "B2", "B1", "C1"]


def test_labels_with_pointy_tops_go_along_the_rows() -> None:
    # Column q + ceil(r / 2), row r.
    assert labels([(0, 0), (0, 1), (-1, 2), (1, 1)], True) == ["A1", "B2", "A3", "C2"]


def test_labels_are_unique_on_a_large_board() -> None:
    cells = [(q, r) for q in range(-20, 20) for r in range(-20, 20)]
    for pointy in (False, True):
        assert len(set(labels(cells, pointy))) == len(cells)
    assert labels([], False) == []


def test_letters_after_z() -> None:
    assert [column_letters(n) for n in (0, 25, 26, 27, 51, 52, 702)] == [
        "A",
        "Z",
        "AA",
        "AB",
        "AZ",
        "BA",
        "AAA",
    ]


def test_distance() -> None:
    assert distance((0, 0), (2, -1)) == 2
    assert distance((1, 1), (-1, -1)) == 4
    assert distance((0, 3), (0, 3)) == 0
