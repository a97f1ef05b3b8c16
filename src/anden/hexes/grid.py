# mypyc: compile
"""Hexes by axial coordinates q,r. Edges are 0-5 clockwise; with flat tops 0 is north, with pointy tops north-west.

The edge e of a hex leads to the hex at q,r + VECTORS[e], whatever way the hexes stand. Labels are a letter for the
column and a number for the row, «E5», both counted from the first column and the first row in use.
"""

from __future__ import annotations

from typing import Final

VECTORS: Final = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))
EDGES: Final = 6
NOWHERE: Final = -1


def opposite(edge: int) -> int:
    """The same side, as the hex beyond it counts."""
    return (edge + 3) % 6


def turned(edge: int, turn: int) -> int:
    """Where an edge comes to lie after so many sixths of a turn clockwise."""
    return (edge + turn) % 6


def beside(q: int, r: int, edge: int) -> tuple[int, int]:
    """The coordinates beyond an edge."""
    dq, dr = VECTORS[edge]
    return q + dq, r + dr


def column_and_row(q: int, r: int, pointy: bool) -> tuple[int, int]:
    """Where a hex stands when columns (flat tops) or rows (pointy tops) are drawn straight."""
    if pointy:
        return q + (r + 1) // 2, r
    return q, r + q // 2


def column_letters(column: int) -> str:
    """A, B … Z, AA, AB …"""
    letters = chr(ord("A") + column % 26)
    while column >= 26:
        column = column // 26 - 1
        letters = chr(ord("A") + column % 26) + letters
    return letters


def labels(cells: list[tuple[int, int]], pointy: bool, first: int = 1) -> list[str]:
    """A label for every hex, in the same order. All hexes of a board must be given at once; rows count from `first`."""
    if not cells:
        return []
    places = [column_and_row(q, r, pointy) for q, r in cells]
    first_column = min(column for column, _ in places)
    first_row = min(row for _, row in places)
    return [f"{column_letters(column - first_column)}{row - first_row + first}" for column, row in places]


def neighbours(cells: list[tuple[int, int]]) -> list[int]:
    """By hex * 6 + edge: the number of the hex beyond, or NOWHERE. Numbers are positions in `cells`."""
    number = {cell: i for i, cell in enumerate(cells)}
    found: list[int] = []
    for q, r in cells:
        for edge in range(EDGES):
            found.append(number.get(beside(q, r, edge), NOWHERE))
    return found


def distance(a: tuple[int, int], b: tuple[int, int]) -> int:
    """How many steps from hex to hex, on an endless field."""
    dq = a[0] - b[0]
    dr = a[1] - b[1]
    return max(abs(dq), abs(dr), abs(dq + dr))
