"""The next action of a trip: loading, moving, drawing, improving the locomotive."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Any

from anden.games.italian_rails.actions import (
    Board,
    Borrow,
    Build,
    Deliver,
    Drop,
    End,
    Exchange,
    Ferry,
    Load,
    Lock,
    Move,
    Place,
    Upgrade,
)
from anden.games.italian_rails.atlas import A
from anden.games.italian_rails.cards import C
from anden.games.italian_rails.planning.trips import Planner, Stop, Trip
from anden.games.italian_rails.planning.ways import link
from anden.games.italian_rails.state import (
    BUILD,
    BUILD_ONLY,
    FAST,
    FREIGHT,
    GOAL,
    HEAVY,
    LOCK,
    MOVE,
    SPENDING,
    TOLL,
    State,
    load_card,
    load_good,
)
from anden.games.italian_rails.tables import NONE, T

RICH = 60
"""Who has so many million draws ahead."""
NEAR = 2
"""Turns the train is away from what is drawn now."""
POOR = -250
"""Tenths of a million: when no trip is worth more, other orders are worth a turn."""


class Driver:
    """Turns trips into actions of the list."""

    def __init__(self, planner: Planner, legal: Sequence[Any], orders: int) -> None:
        self.planner = planner
        self.state: State = planner.s
        self.seat = planner.seat
        self.player = self.state.people[self.seat]
        self.legal = list(legal)
        self.listed = set(self.legal)
        self.clever = orders > 1
        self.hasty = orders == 0

    def action(self, trip: Trip | None) -> Any:
        """What to do next when this is the trip; None = there is no trip."""
        phase = int(self.state.phase)
        if phase == MOVE:
            return self._move(trip)
        if phase == BUILD:
            return self._build(trip)
        if phase == LOCK and trip is not None:
            return self._lock(trip) or End()
        return End() if End() in self.listed else self.legal[0]

    # --- moving -----------------------------------------------------------------------------------------------------

    def _move(self, trip: Trip | None) -> Any:
        paid = [a for a in self.legal if isinstance(a, Deliver)]
        if paid:
            return max(paid, key=self._payment)
        if (trip is None or trip.value < POOR) and Exchange() in self.listed:
            return Exchange()
        if trip is None and Borrow() in self.listed:
            return Borrow()
        if int(self.player.train) == NONE:
            return self._place(trip)
        if trip is None:
            return End()
        stop = trip.stops[0]
        if int(T.city[self.player.train]) == stop.city and int(self.player.sea) == NONE:
            return self._at_stop(trip, stop)
        return self._go(stop.path) or End()

    def _payment(self, a: Deliver) -> int:
        return C.orders[a.card][int(self.state.locked_order(a.card))].pay

    def _place(self, trip: Trip | None) -> Any:
        if trip is not None:
            wanted = Place(T.names[trip.stops[0].path[-1]])
            if wanted in self.listed:
                return wanted
        own = [
            a for a in self.legal if isinstance(a, Place) and self.state.touches(self.seat, A.index[a.point])
        ]
        return (own or self.legal)[0]

    def _at_stop(self, trip: Trip, stop: Stop) -> Any:
        """Load, or lock what is to be delivered here; make room for it first."""
        job = stop.job
        good = A.goods[job.good].id
        action: Any = (
            Load(good, job.card, job.order + 1) if stop.pick_up else Lock(good, job.card, job.order + 1)
        )
        if action in self.listed:
            return action
        if stop.pick_up and len(self.player.loads) >= self.player.capacity():
            wanted = {s.job.load for s in trip.stops}
            for i, code in enumerate(self.player.loads):
                drop = Drop(A.goods[int(load_good(code))].id)
                if int(load_card(code)) == 0 and i not in wanted and drop in self.listed:
                    return drop
        return End()

    def _go(self, path: list[int]) -> Any:
        """As far along the way as there is track; not out into open country when the rest cannot be paid for."""
        if len(path) < 2:
            return None
        moves = {(a.path[-2], a.path[-1]): a for a in self.legal if isinstance(a, Move)}
        if link(path[0], path[1]) >= len(A.edges):
            board = Board(A.ferries[link(path[0], path[1]) - len(A.edges)].id)
            return board if board in self.listed else None
        last, price = self._end_of_track(path)
        affordable = price <= int(self.player.cash)
        best = None
        for i in range(1, last + 1):
            move = moves.get((T.names[path[i - 1]], T.names[path[i]]))
            if move is not None and (affordable or int(T.city[path[i]]) >= 0):
                best = move
        return best

    def _end_of_track(self, path: list[int]) -> tuple[int, int]:
        """How far track goes without a ferry, and what the rest costs."""
        last, price = -1, 0
        ways = self.planner.ways
        for i in range(len(path) - 1):
            edge = link(path[i], path[i + 1])
            if edge >= len(A.edges):
                price += ways.sail[edge - len(A.edges)]
                last = i if last < 0 else last
            else:
                cost = ways.price[edge * 2 + (1 if path[i + 1] > path[i] else 0)]
                price += cost
                last = i if last < 0 and cost > 0 else last
        return (len(path) - 1 if last < 0 else last), price

    def _lock(self, trip: Trip) -> Any:
        for stop in trip.stops:
            job = stop.job
            action = Lock(A.goods[job.good].id, job.card, job.order + 1)
            if job.load != NONE and action in self.listed:
                return action
        return None

    # --- building ---------------------------------------------------------------------------------------------------

    def _build(self, trip: Trip | None) -> Any:
        if trip is None or trip.value < POOR:
            if Exchange() in self.listed and int(self.player.turns) > BUILD_ONLY:
                return Exchange()
            if trip is None and Borrow() in self.listed:
                return Borrow()
        upgrade = self._upgrade(trip)
        if upgrade is not None:
            return upgrade
        action = None
        if trip is not None:
            action = self._draw(self._urgent(trip), [p for stop in trip.stops for p in stop.path])
        if action is None and self._spare(trip) > 0:
            action = self._draw(self.planner.tree, [])
            if action is not None and self._price(action) > self._spare(trip):
                action = None
        return action or End()

    def _urgent(self, trip: Trip) -> list[int]:
        """What to draw now. What one turn can pay for is drawn when the train comes near: until then the money is a reserve
        against floods and tolls."""
        if trip.build > SPENDING or int(self.player.cash) >= RICH or int(self.player.train) == NONE:
            return trip.edges
        later: set[int] = set()
        steps = 0
        for stop in trip.stops:
            for a, b in pairwise(stop.path):
                steps += 1
                if steps > NEAR * self.planner.speed:
                    later.add(link(a, b))
                else:
                    later.discard(link(a, b))
        return [edge for edge in trip.edges if edge not in later]

    def _price(self, action: Any) -> int:
        if isinstance(action, Ferry):
            return self.planner.ways.sail[A.ferry_index[action.ferry]]
        a, b = A.index[action.path[0]], A.index[action.path[1]]
        return self.planner.ways.price[link(a, b) * 2 + (1 if b > a else 0)]

    def _spare(self, trip: Trip | None) -> int:
        """What may be spent on joining the major cities now."""
        if self.planner.joined:
            return 0
        cash = int(self.player.cash)
        slack = cash if trip is None else trip.slack
        if cash + (0 if trip is None else trip.pays) >= GOAL - 40:
            return slack - TOLL
        if self.clever and int(self.player.locomotive) not in (FREIGHT, FAST, HEAVY):
            return min(slack, cash) - 50
        return min(slack, cash) - 120

    def _upgrade(self, trip: Trip | None) -> Any:
        """With money to spare: first faster, then stronger."""
        if int(self.state.spent) > 0 or trip is None or self.hasty:
            return None
        spare = trip.slack - TOLL - SPENDING
        far = GOAL + self.planner.tree_price - int(self.player.cash)
        if int(self.player.locomotive) == FREIGHT:
            wanted, reserve, least = Upgrade("fast"), 5 if self.clever else 40, 60
        else:
            wanted, reserve, least = Upgrade("super"), 25 if self.clever else 80, 110
        if (
            wanted in self.listed
            and spare >= reserve
            and far >= least
            and int(self.player.turns) > BUILD_ONLY
        ):
            return wanted
        return None

    def _draw(self, edges: list[int], path: list[int]) -> Any:
        """The first section of a plan that can be drawn now, towards where the train goes."""
        if not edges:
            return None
        place = {point: i for i, point in enumerate(reversed(path))}
        for edge in edges:
            if edge >= len(A.edges):
                ferry = Ferry(A.ferries[edge - len(A.edges)].id)
                if ferry in self.listed:
                    return ferry
                continue
            a, b = int(T.end_a[edge]), int(T.end_b[edge])
            if place.get(a, 0) < place.get(b, 0):
                a, b = b, a
            for build in (Build((T.names[a], T.names[b])), Build((T.names[b], T.names[a]))):
                if build in self.listed:
                    return build
        return None
