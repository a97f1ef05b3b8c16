# mypyc: compile
"""Where a train can go (heading «Mover el tren»): every stop with the best way to it.

The search walks over nodes (a stop, already slowed by weather, already used the rival's track; see `stops`), from most moves
left to none.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from anden.games.italian_rails.printed.cards import HALF, STILL
from anden.games.italian_rails.printed.tables import NONE, SLOTS, T
from anden.games.italian_rails.state import TOLL, State, halved
from anden.games.italian_rails.track.stops import (
    node_of,
    point_of_stop,
    slot_of_stop,
    slow_of_node,
    stop_of,
    stop_of_node,
    toll_of_node,
)

HALF_SPEED: Final = HALF
STANDSTILL: Final = STILL


class Reach:
    """All stops a train can reach in the rest of this move."""

    def __init__(self, start: i64) -> None:
        self.start: i64 = start
        """The stop where the train stands."""
        self.left: dict[int, int] = {}
        """By node reached: moves left there."""
        self.back: dict[int, int] = {}
        """By node: the node before."""
        self.stops: list[int] = []
        """Stops reached, rising."""

    def node(self, stop: i64) -> i64:
        """The best node of a stop: cheapest in toll, then most moves left; NONE when it was not reached."""
        toll: i64
        slow: i64
        for toll in range(2):
            best: i64 = NONE
            most: i64 = NONE
            for slow in range(2):
                node: i64 = node_of(stop, slow, toll)
                rest: i64 = self.left.get(int(node), NONE)
                if rest > most:
                    most = rest
                    best = node
            if best != NONE:
                return best
        return NONE

    def path(self, node: i64) -> tuple[str, ...]:
        """The names of the points on the way to a node."""
        names: list[str] = []
        while node != NONE:
            names.append(T.names[point_of_stop(stop_of_node(node))])
            node = self.back.get(int(node), NONE)
        names.reverse()
        return tuple(names)


def search(s: State, seat: i64) -> Reach:
    """Every stop the active train of `seat` can move to now."""
    player = s.people[seat]
    came: i64 = player.came
    first_stop: i64 = stop_of(player.train, came)
    found = Reach(first_stop)
    may_pay = s.toll_paid or player.cash >= TOLL
    node: i64 = node_of(first_stop, 1 if s.halved else 0, 1 if s.toll_paid else 0)
    found.left[int(node)] = int(s.left)
    buckets: list[list[int]] = [[] for _ in range(int(s.left) + 1)]
    buckets[s.left].append(int(node))
    seen: list[int] = []
    moves: i64 = s.left
    while moves > 0:
        for number in buckets[moves]:
            node = number
            if found.left[number] == moves:
                _expand(s, seat, found, node, moves, may_pay, buckets, seen)
        moves -= 1
    found.stops = sorted(set(seen))
    return found


def _expand(
    s: State,
    seat: i64,
    found: Reach,
    node: i64,
    moves: i64,
    may_pay: bool,
    buckets: list[list[int]],
    seen: list[int],
) -> None:
    """All steps from one node."""
    weather = s.weather
    owner = s.owner
    left = found.left
    here: i64 = stop_of_node(node)
    point: i64 = point_of_stop(here)
    came: i64 = slot_of_stop(here)
    slow: i64 = slow_of_node(node)
    toll: i64 = toll_of_node(node)
    if weather[point] & STANDSTILL != 0:
        return
    k: i64
    for k in range(SLOTS):
        edge: i64 = T.beside_edge[point * SLOTS + k]
        if edge < 0 or k == came:
            continue
        paid: i64 = toll
        if T.inside[edge] == 0:
            track: i64 = i64(owner[edge])
            if track == 0:
                continue
            if track != seat + 1:
                if not may_pay:
                    continue
                paid = 1
        there: i64 = T.beside[point * SLOTS + k]
        sky: i64 = weather[there]
        if sky & STANDSTILL != 0:
            continue
        rest: i64 = moves - 1
        slower: i64 = slow
        if slow == 0 and sky & HALF_SPEED != 0:
            rest = halved(rest)
            slower = 1
        stop: i64 = stop_of(there, (k + 3) % 6)
        after: i64 = node_of(stop, slower, paid)
        if rest > left.get(int(after), NONE):
            left[int(after)] = int(rest)
            found.back[int(after)] = int(node)
            buckets[rest].append(int(after))
            seen.append(int(stop))
