# mypyc: compile
"""What a search over the board has reached and not yet looked at, cheapest first.

Prices are small whole numbers, so there is a list of nodes for each cost. The lists run through two arrays (the node after,
the node before): a node that is reached again for less leaves its list at once, and nothing is made while searching.
"""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from anden.games.italian_rails.printed.tables import FAR, NONE


class Frontier:
    """Nodes by what it costs to reach them. `costs` is given, and holds the best cost of each node; FAR = not reached."""

    def __init__(self, costs: vec[i64], after: vec[i64], before: vec[i64]) -> None:
        """`after`, `before`: room for the lists, as long as `costs`, whatever it holds."""
        self.costs: vec[i64] = costs
        self.after: vec[i64] = after
        self.before: vec[i64] = before
        self.heads: vec[i64] = vec[i64]()
        """By cost: the first node of its list, or NONE."""
        self.at: i64 = 0
        """All that is cheaper has been looked at."""

    def begin(self) -> None:
        """All nodes that have a cost are to be looked at."""
        node: i64
        for node in range(len(self.costs)):
            if self.costs[node] < FAR:
                self._add(node, self.costs[node])

    def reach(self, node: i64, cost: i64) -> None:
        """A way to a node: taken when it is cheaper than what is known."""
        old: i64 = self.costs[node]
        if cost >= old:
            return
        if old < FAR:
            self._drop(node, old)
        self.costs[node] = cost
        self._add(node, cost)

    def take(self, limit: i64) -> i64:
        """The cheapest node not yet looked at, which is taken off; NONE when all that are left cost `limit` or more."""
        heads = self.heads
        while self.at < limit and self.at < len(heads):
            node: i64 = heads[self.at]
            if node != NONE:
                second: i64 = self.after[node]
                heads[self.at] = second
                if second != NONE:
                    self.before[second] = NONE
                return node
            self.at += 1
        return NONE

    def _add(self, node: i64, cost: i64) -> None:
        while len(self.heads) <= cost:
            self.heads = append(self.heads, NONE)
        first: i64 = self.heads[cost]
        self.after[node] = first
        self.before[node] = NONE
        if first != NONE:
            self.before[first] = node
        self.heads[cost] = node

    def _drop(self, node: i64, cost: i64) -> None:
        after: i64 = self.after[node]
        before: i64 = self.before[node]
        if before == NONE:
            self.heads[cost] = after
        else:
            self.after[before] = after
        if after != NONE:
            self.before[after] = before
