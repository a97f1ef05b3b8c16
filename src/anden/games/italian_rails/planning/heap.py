# mypyc: compile
"""A queue of whole numbers, the smallest first."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

NODES: Final = 8192
"""Entries are weight * NODES + node: more than there are nodes in any search."""
ROOM: Final = 32768
"""More than are ever waiting."""


class Heap:
    """A binary heap in one array."""

    def __init__(self) -> None:
        self.items: vec[i64] = vec[i64]([0] * ROOM)
        self.count: i64 = 0

    def clear(self) -> None:
        self.count = 0

    def push(self, entry: i64) -> None:
        items = self.items
        at: i64 = self.count
        self.count += 1
        while at > 0:
            above: i64 = (at - 1) // 2
            if items[above] <= entry:
                break
            items[at] = items[above]
            at = above
        items[at] = entry

    def pop(self) -> i64:
        items = self.items
        least: i64 = items[0]
        self.count -= 1
        count: i64 = self.count
        entry: i64 = items[count]
        at: i64 = 0
        while True:
            below: i64 = 2 * at + 1
            if below >= count:
                break
            if below + 1 < count and items[below + 1] < items[below]:
                below += 1
            if items[below] >= entry:
                break
            items[at] = items[below]
            at = below
        items[at] = entry
        return least
