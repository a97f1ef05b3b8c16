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
from anden.games.italian_rails.planning.chart import Chart
from anden.games.italian_rails.planning.ledger import Stop, Trip
from anden.games.italian_rails.planning.ways import link
from anden.games.italian_rails.printed.atlas import A
from anden.games.italian_rails.printed.cards import C
from anden.games.italian_rails.printed.tables import NONE, T
from anden.games.italian_rails.state import (
    BUILD,
    BUILD_ONLY,
    FREIGHT,
    GOAL,
    LOCK,
    MOVE,
    NOBODY,
    SPENDING,
    SUPER,
    TOLL,
    State,
    load_card,
    load_good,
)

RICH = 60
"""Who has so many million draws ahead."""
NEAR = 2
"""Turns the train is away from what is drawn now."""
SURE = 8
"""Million to spare with which an order is locked long before it is delivered."""
HOMESTRETCH = 40
"""So many million before the goal all that is left over goes into joining the major cities."""
LAVISH = 120
"""Million to keep when the locomotive is not the best yet."""


class Driver:
    """Turns trips into actions of the list."""

    def __init__(self, chart: Chart, state: State, legal: Sequence[Any]) -> None:
        self.chart = chart
        self.state = state
        self.seat = chart.seat
        self.player = state.people[self.seat]
        self.legal = list(legal)
        self.listed = set(self.legal)
        self.style = chart.style
        self.ahead = 0
        """Million that were spent on later legs in this turn."""

    def after(self, state: State, legal: Sequence[Any], ahead: int) -> Driver:
        """The same plans, some sections later."""
        driver = Driver(self.chart, state, legal)
        driver.ahead = ahead
        return driver

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
        if (trip is None or trip.value < self.style.poor) and Exchange() in self.listed:
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
        return self._lock(trip) or self._go(stop) or End()

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
        if not stop.pick_up:
            lock = Lock(good, job.card, job.order + 1)
            return lock if lock in self.listed else End()
        wanted = {s.job.load for s in trip.stops}
        if self._has_spare(job.good, wanted):  # it is on board already: to load another would go on for ever
            return self._lock(trip) or (self._go(trip.stops[1]) if len(trip.stops) > 1 else None) or End()
        bound = Load(good, job.card, job.order + 1)
        action = bound if self._sure(trip, job.card) and bound in self.listed else Load(good)
        if action in self.listed:
            return action
        if len(self.player.loads) >= self.player.capacity():
            for i, code in enumerate(self.player.loads):
                drop = Drop(A.goods[int(load_good(code))].id)
                if int(load_card(code)) == 0 and i not in wanted and drop in self.listed:
                    return drop
        return End()

    def _has_spare(self, good: int, wanted: set[int]) -> bool:
        """Whether a load of the good is on board, not locked, that no stop of the trip uses."""
        return any(
            int(load_card(code)) == 0 and int(load_good(code)) == good and i not in wanted
            for i, code in enumerate(self.player.loads)
        )

    def _sure(self, trip: Trip, card: int) -> bool:
        """Whether to lock an order now. Nobody takes a private card; and a load that is not locked can be left behind when
        the money runs out."""
        return card not in self.player.cards and trip.slack >= SURE

    def _go(self, stop: Stop) -> Any:
        """As far along the way as there is track; not out into open country when the rest cannot be paid for."""
        path = stop.path
        if len(path) < 2:
            return None
        if link(path[0], path[1]) >= len(A.edges):
            board = Board(A.ferries[link(path[0], path[1]) - len(A.edges)].id)
            return board if board in self.listed else None
        moves = {_stop(a.path[-2], a.path[-1]): a for a in self.legal if isinstance(a, Move)}
        best = None
        for i in range(1, self._end_of_track(path) + 1):
            move = moves.get(_stop(T.names[path[i - 1]], T.names[path[i]]))
            if move is not None and (stop.slack >= 0 or int(T.city[path[i]]) >= 0):
                best = move
        return best

    def stalls(self, trip: Trip, action: Any) -> bool:
        """Whether the train stands still although it could go on: a trip that leads nowhere must not be waited for."""
        if not isinstance(action, End) or int(self.state.phase) != MOVE or int(self.state.left) == 0:
            return False
        waits = 0 in trip.legs or bool(self.state.news) or int(T.ports[self.player.train]) != 0
        return not waits and int(self.player.sea) == NONE

    def _end_of_track(self, path: list[int]) -> int:
        """How far track goes without a ferry."""
        for i, (a, b) in enumerate(pairwise(path)):
            if link(a, b) >= len(A.edges) or self.chart.ways.price_of(a, b) > 0:
                return i
        return len(path) - 1

    def _lock(self, trip: Trip) -> Any:
        """Loads on board are locked on their orders."""
        for stop in trip.stops:
            job = stop.job
            action = Lock(A.goods[job.good].id, job.card, job.order + 1)
            if job.load != NONE and action in self.listed and self._sure(trip, job.card):
                return action
        return None

    # --- building ---------------------------------------------------------------------------------------------------

    def _build(self, trip: Trip | None) -> Any:
        if int(self.state.goal) != NOBODY:  # the last turn: only cash counts
            return End()
        if self._finishing():
            return self._draw(self.chart.joining.edges, []) or End()
        if trip is None or trip.value < self.style.poor:
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
            action = self._draw(self.chart.joining.edges, [])
            if action is not None and self.price(action) > self._spare(trip):
                action = None
        return action or End()

    def _finishing(self) -> bool:
        """Whether nothing but the major cities was missing to win when the plan was made; then nothing else is paid for."""
        left = int(self.chart.s.people[self.seat].cash) - self.chart.joining.price
        return left >= GOAL and left > int(self.state.people[1 - self.seat].cash)

    def _urgent(self, trip: Trip) -> list[int]:
        """What to draw now. What one turn can pay for is drawn when the train comes near: until then the money is a reserve
        against floods and tolls. For later legs only what is not needed to get to the stops before them."""
        edges = [
            edge for edge, leg in zip(trip.edges, trip.legs, strict=True) if self._may_draw(trip, edge, leg)
        ]
        if trip.build > SPENDING or int(self.player.cash) >= RICH or int(self.player.train) == NONE:
            return edges
        near: set[int] = set()
        far: set[int] = set()
        steps = 0
        for stop in trip.stops:
            for a, b in pairwise(stop.path):
                steps += 1
                (near if steps <= NEAR * self.chart.speed else far).add(link(a, b))
        return [edge for edge in edges if edge in near or edge not in far]

    def _may_draw(self, trip: Trip, edge: int, leg: int) -> bool:
        if leg == 0:
            return True
        slack = min(stop.slack for stop in trip.stops[:leg]) - self.ahead
        return self._dearest(edge) <= slack - self.style.spare

    def _dearest(self, edge: int) -> int:
        if edge >= len(A.edges):
            return int(self.chart.ways.sail[edge - len(A.edges)])
        return max(int(T.price[edge * 2]), int(T.price[edge * 2 + 1]))

    def price(self, action: Any) -> int:
        """Million a section or a ferry costs."""
        if isinstance(action, Ferry):
            return int(self.chart.ways.sail[A.ferry_index[action.ferry]])
        return self.chart.ways.price_of(A.index[action.path[0]], A.index[action.path[1]])

    def _spare(self, trip: Trip | None) -> int:
        """What may be spent on joining the major cities now."""
        if self.chart.joining.done:
            return 0
        cash = int(self.player.cash)
        slack = cash if trip is None else trip.slack - self.ahead
        if cash + (0 if trip is None else trip.pays) >= GOAL - HOMESTRETCH:
            return slack - TOLL
        best = int(self.player.locomotive) == SUPER
        return min(slack, cash) - (self.style.join_reserve if best else LAVISH)

    def _upgrade(self, trip: Trip | None) -> Any:
        """With money to spare: first faster, then stronger."""
        if int(self.state.spent) > 0 or trip is None or not self.style.upgrades:
            return None
        spare = trip.slack - TOLL - SPENDING
        far = GOAL + self.chart.joining.price - int(self.player.cash)
        if int(self.player.locomotive) == FREIGHT:
            wanted, reserve, least = Upgrade("fast"), self.style.fast_reserve, 60
        else:
            wanted, reserve, least = Upgrade("super"), self.style.super_reserve, 110
        able = wanted in self.listed and int(self.player.turns) > BUILD_ONLY
        if able and spare >= reserve and far >= least and trip.rest - SPENDING >= self.style.comfort:
            return wanted
        return None

    def _draw(self, edges: list[int], path: list[int]) -> Any:
        """The first section of a plan that can be drawn now, towards where the train goes."""
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


def _stop(before: str, point: str) -> tuple[str, str]:
    """What a move leads to: in open country the direction is part of it, in a city it does not matter."""
    return ("" if int(T.city[A.index[point]]) >= 0 else before, point)
