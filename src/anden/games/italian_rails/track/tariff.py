# mypyc: compile
"""What every step over the board costs one player in new track, laid out for searches that take thousands of steps."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from anden.games.italian_rails.printed.tables import FAR, NONE, SLOTS, T, other_end
from anden.games.italian_rails.state import State
from anden.games.italian_rails.track.frontier import Frontier


def ferry_price(s: State, seat: i64, ferry: i64) -> i64:
    """What a ferry costs a player: 0 when it is his, the lower price when the rival has it."""
    if (s.people[seat].ferries >> ferry) & 1 != 0:
        return 0
    if (s.people[1 - seat].ferries >> ferry) & 1 != 0:
        return T.ferry_second[ferry]
    return T.ferry_first[ferry]


class Tariff:
    """Prices of one player at one moment: own track and the inside of major cities are free, the rival's track is closed.
    Guest: the rival's track and ferries are free."""

    def __init__(self, s: State, seat: i64, guest: bool = False) -> None:
        self.on: vec[i64] = T.step_on[:]
        """Point * 6 + slot: a track from there to the neighbour."""
        self.back: vec[i64] = T.step_back[:]
        """The same for a track from the neighbour to the point."""
        self.ferries: vec[i64] = T.ferry_first[:]
        owner = s.owner
        edge: i64
        for edge in range(T.edges):
            if owner[edge] != 0:
                self._set(edge, 0 if guest or i64(owner[edge]) == seat + 1 else FAR)
        ferry: i64
        for ferry in range(T.ferries):
            lent = guest and (s.people[1 - seat].ferries >> ferry) & 1 != 0
            self.ferries[ferry] = 0 if lent else ferry_price(s, seat, ferry)

    def _set(self, edge: i64, price: i64) -> None:
        a: i64 = T.slot_a[edge]
        b: i64 = T.slot_b[edge]
        self.on[a] = price
        self.on[b] = price
        self.back[a] = price
        self.back[b] = price

    def near(self) -> vec[i64]:
        """The cheaper of both ways to draw each track."""
        steps = self.on[:]
        k: i64
        for k in range(len(steps)):
            if self.back[k] < steps[k]:
                steps[k] = self.back[k]
        return steps

    def spread(self, frontier: Frontier, steps: vec[i64], limit: i64) -> None:
        """Let costs spread over the board; `steps` are the prices on or back, or others."""
        spread(frontier, steps, self.ferries, limit)


def spread(frontier: Frontier, steps: vec[i64], ferries: vec[i64], limit: i64) -> None:
    """Let the costs of points spread over the board, from what is nearest to all that costs less than a limit. `steps`: what a
    step costs, by point * 6 + slot, FAR where there is none; `ferries`: what they cost."""
    costs, beside, ports = frontier.costs, T.beside, T.ports
    point: i64 = frontier.take(limit)
    while point != NONE:
        at: i64 = frontier.at
        k: i64
        for k in range(point * SLOTS, point * SLOTS + SLOTS):
            price: i64 = steps[k]
            if price < FAR and at + price < costs[beside[k]]:
                frontier.reach(beside[k], at + price)
        if ports[point] != 0:
            _sail(frontier, ferries, point)
        point = frontier.take(limit)


def _sail(frontier: Frontier, ferries: vec[i64], port: i64) -> None:
    ferry: i64
    for ferry in range(T.ferries):
        if (T.ports[port] >> ferry) & 1 != 0:
            frontier.reach(other_end(ferry, port), frontier.at + ferries[ferry])
