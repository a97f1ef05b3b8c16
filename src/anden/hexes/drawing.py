"""A hex map as plain text: every hex is a cell two lines high, staggered as on the board."""

from __future__ import annotations

from collections.abc import Mapping

WIDTH = 6
"""Characters of a cell, with one of space to its neighbour."""


def drawn(cells: Mapping[tuple[int, int], tuple[str, str]], *, flat: bool) -> list[str]:
    """The lines of a map. `cells` gives for axial (q, r) the two lines written in the hex; `flat` says that hexes stand on a flat
    side, so that columns are straight, not rows."""
    if not cells:
        return []
    spots = {at: _spot(at, flat) for at in cells}
    left = min(x for x, _ in spots.values())
    top = min(y for _, y in spots.values())
    rows: dict[int, dict[int, str]] = {}
    for at, words in cells.items():
        x, y = spots[at]
        for n, word in enumerate(words):
            rows.setdefault(y - top + n, {})[x - left] = word[: WIDTH - 1]
    return [_line(rows.get(y, {})) for y in range(max(rows) + 1)]


def _spot(at: tuple[int, int], flat: bool) -> tuple[int, int]:
    q, r = at
    return (q * WIDTH, 2 * r + q) if flat else ((2 * q + r) * WIDTH // 2, 2 * r)


def _line(words: Mapping[int, str]) -> str:
    line = ""
    for x in sorted(words):
        line = line.ljust(x) + words[x]
    return line.rstrip()
