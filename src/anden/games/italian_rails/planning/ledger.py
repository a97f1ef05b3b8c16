# mypyc: compile
"""A trip worked out leg by leg: track planned for one leg is there for the next, and the money must suffice at every stop."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from anden.games.italian_rails.planning.chart import Chart
from anden.games.italian_rails.planning.jobs import Job
from anden.games.italian_rails.planning.ways import CLOSED, EMPTY, link
from anden.games.italian_rails.printed.atlas import A
from anden.games.italian_rails.printed.cards import C
from anden.games.italian_rails.printed.tables import NONE, T
from anden.games.italian_rails.state import BUILD, BUILD_ONLY, GOAL, MOVE, SPENDING, TOLL

LONG: Final = 8
"""Steps the train still has to go when the last track of a leg is drawn."""


class Stop:
    """A pick-up or a delivery of a trip, with the way there."""

    def __init__(self, job: Job, pick_up: bool) -> None:
        self.job: Job = job
        self.pick_up: bool = pick_up
        self.city: int = job.source if pick_up else job.city
        self.path: list[int] = []
        self.slack: int = 0
        """Million that are left when the train comes there and all track up to it is paid."""


class Trip:
    """A sequence of stops."""

    def __init__(self, stops: list[Stop], value: int) -> None:
        self.stops: list[Stop] = stops
        self.value: int = value
        """Tenths of a million."""
        self.turns: float = 0.0
        self.pays: int = 0
        self.build: int = 0
        self.slack: int = 0
        """Million that can be spent on other things without endangering the trip."""
        self.rest: int = 0
        """Million that are there after it."""
        self.edges: list[int] = []
        """What must be drawn, in order."""
        self.legs: list[int] = []
        """For which leg."""


class Ledger:
    """The accounts of one trip."""

    def __init__(self, chart: Chart, spare: int) -> None:
        s = chart.s
        self.chart: Chart = chart
        self.spare: int = spare
        player = s.people[chart.seat]
        mine = int(s.active) == chart.seat
        self.left: int = int(s.left) if int(s.phase) == MOVE and mine else 0
        """Moves left in the turn that the trip has come to."""
        self.paid: bool = self.left > 0 and bool(s.toll_paid)
        self.purse: int = SPENDING
        """What can be spent on track in this turn."""
        if mine and int(s.phase) in (MOVE, BUILD):
            self.purse -= int(s.spent)
        self.clock: float = -self.left / chart.speed
        if not chart.placed:
            self.clock = max(0.0, float(BUILD_ONLY - int(player.turns)))
        if int(player.sea) != NONE:
            self.clock += 0.5
        self.cash: int = int(player.cash)
        self.spent: int = 0
        self.tolls: int = 0
        self.worth: int = 0
        self.reached: bool = False
        self.planned: vec[i64] = EMPTY.unplanned[:]
        self.anchors: vec[i64] = chart.anchors[:]
        self.point: int = int(player.train)
        self.trip: Trip = Trip([], 0)
        self.trip.slack = self.cash

    def run(self, order: list[Stop]) -> Trip | None:
        """None when it cannot be paid for or a city cannot be reached."""
        trip = self.trip
        moving = self.left > 0
        for n in range(len(order)):
            if not self._visit(n, Stop(order[n].job, order[n].pick_up)):
                return None
        trip.turns = self.clock if moving else max(self.clock, 0.0)
        trip.build = self.spent
        trip.rest = self.cash - self.spent - self.tolls
        self.worth -= self.tolls * 10 + int(trip.turns * self.chart.style.turn_worth)
        trip.value = self.worth - self._danger()
        return trip

    def _visit(self, n: int, stop: Stop) -> bool:
        chart, trip, job = self.chart, self.trip, stop.job
        field = chart.start
        if n > 0:
            field = chart.ways.spread([self.point], self.planned, stop.city, True, self.anchors)
        goal = field.nearest(stop.city)
        if goal == NONE:
            return False
        stop.path = field.path(goal)
        steps = int(field.steps[goal])
        price = self._draw(n, stop.path)
        if price > 0:
            price += self._connect(n, stop.path)
        self.spent += price
        if n == 0 and not chart.placed:
            stop.path = [goal]
            steps = 0
        self.tolls += TOLL * self._tolls(stop.path)
        stop.slack = self.cash - self.spent - self.tolls
        trip.slack = min(trip.slack, stop.slack)
        if stop.slack < (0 if job.locked else self.spare):
            return False
        self._take_time(stop, price, steps)
        if not stop.pick_up:
            pay = C.orders[job.card][job.order].pay
            self.cash += pay
            trip.pays += pay
            self.worth += job.pay
            self._look_for_goal()
        trip.stops.append(stop)
        self.point = goal
        return True

    def _take_time(self, stop: Stop, price: int, steps: int) -> None:
        """The train needs its time, and so does drawing."""
        self.clock += steps / self.chart.speed
        if price > 0:
            late = max(0, self.spent - self.purse)
            ready = float((late + SPENDING - 1) // SPENDING) + min(steps, LONG) / self.chart.speed
            self.clock = max(self.clock, ready)
        if (int(self.chart.s.no_trade) >> stop.city) & 1 != 0 and self.clock < 1.0:
            self.clock = 1.0

    def _look_for_goal(self) -> None:
        """The sooner the goal is reached, the better."""
        chart = self.chart
        if not self.reached and self.cash - self.spent - self.tolls >= GOAL + chart.joining.price:
            self.reached = True
            self.worth += max(0, chart.style.finish - int(self.clock * chart.style.hurry))

    def _tolls(self, path: list[int]) -> int:
        """In how many turns of a leg the rival's track is used anew. Turns go on from leg to leg."""
        n = 0
        for i in range(len(path) - 1):
            if self.left == 0:
                self.left = self.chart.speed
                self.paid = False
            self.left -= 1
            edge = link(path[i], path[i + 1])
            if edge >= len(A.edges):
                self.left = 0
            elif self.chart.ways.rivals[edge] != 0 and not self.paid:
                self.paid = True
                n += 1
        return n

    def _connect(self, n: int, path: list[int]) -> int:
        """Track that was planned must hang on something; what it costs to join it to the network otherwise."""
        touching = False
        for i in range(len(path) - 1):
            edge = link(path[i], path[i + 1])
            if self.planned[edge] != 0 and (self.anchors[path[i]] != 0 or self.anchors[path[i + 1]] != 0):
                touching = True
        added = 0 if touching else self._join(n, path)
        for i in range(len(path) - 1):
            if self.planned[link(path[i], path[i + 1])] != 0:
                self.anchors[path[i]] = 1
                self.anchors[path[i + 1]] = 1
        return added

    def _join(self, n: int, path: list[int]) -> int:
        base = [point for point in range(len(T.names)) if self.anchors[point] != 0]
        field = self.chart.ways.spread(base, self.planned, NONE, False, EMPTY.one)
        best = path[0]
        for point in path:
            if field.cost[point] < field.cost[best]:
                best = point
        if field.cost[best] >= CLOSED:
            return 0
        join = field.path(best)
        added = self._draw(n, join)
        for point in join:
            self.anchors[point] = 1
        return added

    def _draw(self, n: int, path: list[int]) -> int:
        """Plan all that is missing on a way. Returns its price."""
        ways, trip, planned = self.chart.ways, self.trip, self.planned
        total = 0
        for i in range(len(path) - 1):
            edge = link(path[i], path[i + 1])
            if planned[edge] != 0:
                continue
            if edge >= len(A.edges):
                price = int(ways.sail[edge - len(A.edges)])
                share = self.chart.style.share
            else:
                price = ways.price_of(path[i], path[i + 1])
                share = int(ways.share[edge])
            if price > 0:
                planned[edge] = 1
                trip.edges.append(edge)
                trip.legs.append(n)
                total += price
                self.worth -= price * share
        return total

    def _danger(self) -> int:
        """What it costs to be poor: without money for track no order can be delivered."""
        style, trip = self.chart.style, self.trip
        cost = max(0, style.thin - trip.rest) * style.thin_cost
        cost += max(0, style.bare - trip.rest) * style.bare_cost
        cost += max(0, style.cushion - trip.slack) * style.cushion_cost
        if self.anchors[self.point] == 0 and trip.rest < style.stranded:
            cost += style.stranded_cost
        return cost
