# mypyc: compile
"""Trips: one to three orders, with every sensible interleaving of pick-ups and deliveries.

A trip is worth its payments less the track to be drawn and the time it takes. All trips are weighed roughly, by ways between
cities as if nothing was shared; the best are worked out leg by leg, where track planned for one leg is there for the next,
and the money must suffice at every delivery. Nothing is left to chance, so the same position gives the same trip; and since
work that is done makes a trip dearer to leave, following it keeps it best.
"""

from __future__ import annotations

from typing import Final

from anden.games.italian_rails.atlas import A
from anden.games.italian_rails.cards import C
from anden.games.italian_rails.network import all_joined
from anden.games.italian_rails.planning.ways import CLOSED, Field, Ways
from anden.games.italian_rails.state import (
    BUILD,
    BUILD_ONLY,
    MOVE,
    SPENDING,
    TOLL,
    State,
    load_card,
    load_good,
    load_order,
)
from anden.games.italian_rails.tables import NONE, T

ON_BOARD: Final = -1
WORTH_OF_TURN: Final = 80
"""Tenths of a million a turn should bring."""
NEEDED: Final = 4
"""Tenths of its price that count of track that the major cities need anyway."""
SPARE: Final = 5
"""Million that must be left over before a load is taken: tolls and taxes come unforeseen."""
ROUGH: Final = 12
"""So many orders are combined."""
SINGLE: Final = 6
"""So many orders are worked out alone, too."""
FINALISTS: Final = 14
"""So many trips are worked out."""


class Job:
    """An order with the place to pick its load up."""

    def __init__(self, card: int, order: int, source: int, load: int, locked: bool, pay: int) -> None:
        self.card: int = card
        self.order: int = order
        self.source: int = source
        """A city, or ON_BOARD."""
        self.load: int = load
        """The place in the loads, or NONE."""
        self.locked: bool = locked
        self.city: int = C.orders[card][order].city
        self.good: int = C.orders[card][order].good
        self.pay: int = pay
        """Tenths of a million, less for orders the rival may take."""
        self.rough: int = 0


class Stop:
    """A pick-up or a delivery of a trip, with the way there."""

    def __init__(self, job: Job, pick_up: bool) -> None:
        self.job: Job = job
        self.pick_up: bool = pick_up
        self.city: int = job.source if pick_up else job.city
        self.path: list[int] = []


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
        self.edges: list[int] = []
        """What must be drawn, in order."""


class Planner:
    """All that is worked out for one player at one moment."""

    def __init__(self, s: State, seat: int, most: int, turn_worth: int, unseen: list[int]) -> None:
        self.s: State = s
        self.seat: int = seat
        self.most: int = most
        self.unseen: list[int] = unseen
        """Cards that are overlooked."""
        self.turn_worth: int = turn_worth
        player = s.people[seat]
        self.speed: int = s.full_speed(player)
        self.ways: Ways = Ways(s, seat, turn_worth // self.speed, self.speed)
        self.nothing: list[int] = [0] * (len(A.edges) + len(A.ferries))
        self.joined: bool = bool(all_joined(s, seat))
        self.tree: list[int] = []
        """What would join the major cities, in the order to draw it."""
        self.tree_price: int = 0
        if not self.joined:
            self._grow_tree()
            self.ways.favour([e for e in self.tree if e < len(A.edges)], NEEDED)
        self.placed: bool = int(player.train) != NONE
        self.fields: dict[int, Field] = {}
        self.anchors: list[int] = self._anchor()
        self.start: Field = self._start()
        self.jobs: list[Job] = []
        self.locked: int = 0
        """Loads that are locked."""
        self._find_jobs()
        self.found: list[Trip] = []
        self.weakest: int = -CLOSED
        self.spare: int = SPARE
        self._weighed: int = 0
        self._left: int = 0
        self._paid: bool = False

    # --- the major cities -------------------------------------------------------------------------------------------

    def network(self) -> list[int]:
        """Points where own track ends."""
        return [p for p in range(len(T.names)) if self.s.touches(self.seat, p)]

    def _grow_tree(self) -> None:
        """The nearest major city joins what there is, again and again."""
        base = self.network()
        if not base:
            base = list(A.cities[A.majors[1]].points)
        have = self._joined_to(base)
        planned = list(self.nothing)
        while len(have) < len(A.majors):
            field = self.ways.spread(base, planned, NONE, False, [])
            best = NONE
            for major in A.majors:
                if major in have:
                    continue
                point = field.nearest(major)
                if point != NONE and (best == NONE or field.cost[point] < field.cost[best]):
                    best = point
            if best == NONE:
                return
            path = field.path(best)
            for edge in self.ways.edges_of(path):
                if planned[edge] == 0:
                    planned[edge] = 1
                    self.tree.append(edge)
            self.tree_price += field.money[best]
            have.append(int(T.city[best]))
            base = base + path + list(A.cities[int(T.city[best])].points)

    def _joined_to(self, base: list[int]) -> list[int]:
        """Major cities that own track touches. Parts of a network that hang on different cities count as one when they meet
        in a point; what is left over is joined at the end."""
        groups = self._groups(base)
        best: list[int] = []
        part: list[int] = []
        for points, majors in groups:
            if len(majors) > len(best) or not part:
                best = majors
                part = points
        base[:] = part
        return list(best)

    def _groups(self, base: list[int]) -> list[tuple[list[int], list[int]]]:
        """Connected parts of the own network with their major cities."""
        s = self.s
        seen = [0] * len(T.names)
        groups: list[tuple[list[int], list[int]]] = []
        for first in base:
            if seen[first] != 0:
                continue
            seen[first] = 1
            points = [first]
            majors: list[int] = []
            i = 0
            while i < len(points):
                point = points[i]
                i += 1
                if int(T.major[point]) != NONE and int(T.city[point]) not in majors:
                    majors.append(int(T.city[point]))
                for k in range(6):
                    edge = int(T.beside_edge[point * 6 + k])
                    if edge >= 0 and (int(T.inside[edge]) != 0 or int(s.owner[edge]) == self.seat + 1):
                        there = int(T.beside[point * 6 + k])
                        if seen[there] == 0:
                            seen[there] = 1
                            points.append(there)
                for f in range(len(A.ferries)):
                    if (int(T.ports[point]) & int(s.people[self.seat].ferries)) >> f & 1 != 0:
                        ends = A.ferries[f].ends
                        there = ends[1] if ends[0] == point else ends[0]
                        if seen[there] == 0:
                            seen[there] = 1
                            points.append(there)
            groups.append((points, majors))
        return groups

    # --- orders -----------------------------------------------------------------------------------------------------

    def _start(self) -> Field:
        """Ways from the train; a train that is not placed yet may begin in any city that track can be drawn to."""
        player = self.s.people[self.seat]
        if not self.placed:
            base = self.network()
            if not base:
                for major in A.majors:
                    base.extend(A.cities[major].points)
            return self.ways.spread(base, self.nothing, NONE, False, [])
        point = int(player.train)
        if int(player.sea) == NONE and int(T.city[point]) < 0 and int(player.came) < 6:
            field = self.ways.from_train(point, int(player.came), self.anchors)
            if self._leads_somewhere(field):
                return field
            return self.ways.from_train(point, int(player.came), [1] * len(T.names))
        field = self.ways.spread([point], self.nothing, NONE, True, self.anchors)
        return (
            field if self._leads_somewhere(field) else self.ways.spread([point], self.nothing, NONE, True, [])
        )

    def _anchor(self) -> list[int]:
        """By point: 1 where track of one's own can begin."""
        anchors = [0] * len(T.names)
        for point in range(len(T.names)):
            if int(T.major[point]) != NONE or self.s.touches(self.seat, point):
                anchors[point] = 1
        return anchors

    def _leads_somewhere(self, field: Field) -> bool:
        """Whether a way meets a place where track can begin."""
        for point in range(len(T.names)):
            if self.anchors[point] != 0 and field.cost[point] < CLOSED:
                return True
        return False

    def field(self, city: int) -> Field:
        if city not in self.fields:
            points = list(A.cities[city].points)
            self.fields[city] = self.ways.spread(points, self.nothing, NONE, True, [])
        return self.fields[city]

    def _find_jobs(self) -> None:
        s = self.s
        player = s.people[self.seat]
        rival = s.people[1 - self.seat]
        for i in range(len(player.loads)):
            code = player.loads[i]
            card = int(load_card(code))
            if card != 0:
                self.locked += 1
                order = int(load_order(code))
                self.jobs.append(Job(card, order, ON_BOARD, i, True, C.orders[card][order].pay * 10))
        for card in (*player.cards, *s.offer):
            held = int(s.locked_order(card))
            mine = card in player.cards
            if card in self.unseen or any(job.card == card for job in self.jobs if job.locked):
                continue
            for order in range(3):
                if held != NONE and held != order:
                    continue
                wanted = C.orders[card][order]
                pay = wanted.pay * 10
                if held != NONE:
                    pay = pay * 5 // 10
                elif not mine:
                    pay = (
                        pay
                        * (95 if all(int(load_good(c)) != wanted.good for c in rival.loads) else 85)
                        // 100
                    )
                for i in range(len(player.loads)):
                    code = player.loads[i]
                    if int(load_card(code)) == 0 and int(load_good(code)) == wanted.good:
                        self.jobs.append(Job(card, order, ON_BOARD, i, False, pay))
                for source in A.goods[wanted.good].sources:
                    if source != wanted.city:
                        self.jobs.append(Job(card, order, source, NONE, False, pay))
        for job in self.jobs:
            job.rough = job.pay - self._rough_cost(job)
        self.jobs.sort(key=_by_rough)

    def _rough_cost(self, job: Job) -> int:
        if job.source == ON_BOARD:
            point = self.start.nearest(job.city)
            return self.start.cost[point] if point != NONE else CLOSED
        first = self.start.nearest(job.source)
        if first == NONE:
            return CLOSED
        return self.start.cost[first] + self.between(job.source, job.city)

    def between(self, a: int, b: int) -> int:
        """The weight of the way from city to city."""
        field = self.field(a)
        point = field.nearest(b)
        return field.cost[point] if point != NONE else CLOSED

    # --- trips ------------------------------------------------------------------------------------------------------

    def trips(self) -> list[Trip]:
        """Trips that can be paid for, best first."""
        jobs = [job for job in self.jobs if job.rough > -CLOSED // 2]
        if self.most == 1:
            locked = [job for job in jobs if job.locked]
            if locked:
                jobs = locked
            self.found = [self._alone(job) for job in jobs]
        else:
            few = [job for job in jobs if job.locked] + [job for job in jobs if not job.locked][:ROUGH]
            self._extend(NONE, [], [], few, 0, 0)
        self.found.sort(key=_by_value)
        finalists = self.found[: 2 * FINALISTS if self.most == 1 else FINALISTS]
        if self.most > 1:
            finalists = finalists + [self._alone(job) for job in jobs[:SINGLE]]
        worked = self._work_out_all(finalists)
        if not worked:  # nothing within reach: count every million, and look at every order
            self.spare = 0
            worked = self._work_out_all(finalists + [self._alone(job) for job in self.jobs])
        return worked

    def _work_out_all(self, trips: list[Trip]) -> list[Trip]:
        worked: list[Trip] = []
        for trip in trips:
            done = self.work_out([(stop.job, stop.pick_up) for stop in trip.stops])
            if done is not None:
                worked.append(done)
        worked.sort(key=_by_value)
        return worked

    def _alone(self, job: Job) -> Trip:
        stops = [Stop(job, False)]
        if job.source != ON_BOARD:
            stops.insert(0, Stop(job, True))
        return Trip(stops, job.rough)

    def _extend(
        self, at: int, stops: list[Stop], aboard: list[Job], jobs: list[Job], taken: int, value: int
    ) -> None:
        """All ways to go on from the last stop (a city, or NONE = from where the train is)."""
        capacity = self.s.people[self.seat].capacity()
        waiting = list(aboard)
        if stops and not waiting:
            self._note(stops, value)
        for job in waiting:
            cost = self._leg(at, job.city, taken)
            if cost < CLOSED:
                rest = [other for other in aboard if other is not job]
                self._extend(job.city, [*stops, Stop(job, False)], rest, jobs, taken, value - cost + job.pay)
        if taken >= self.most:
            return
        held = self._held(stops)
        for job in jobs:
            if not _fits(job, stops):
                continue
            if job.source == ON_BOARD:
                cost = self._leg(at, job.city, taken)
                if cost < CLOSED:
                    after = value - cost + job.pay
                    self._extend(job.city, [*stops, Stop(job, False)], aboard, jobs, taken + 1, after)
            elif len(aboard) + held < capacity:
                cost = self._leg(at, job.source, taken)
                if cost < CLOSED:
                    more = [*aboard, job]
                    self._extend(job.source, [*stops, Stop(job, True)], more, jobs, taken + 1, value - cost)

    def _held(self, stops: list[Stop]) -> int:
        """Locked loads that are on board from before and not delivered yet."""
        n = self.locked
        for stop in stops:
            if stop.job.locked:
                n -= 1
        return n

    def _leg(self, at: int, city: int, taken: int) -> int:
        """The weight of a leg; later legs share track with earlier ones."""
        field = self.start if at == NONE else self.field(at)
        point = field.nearest(city)
        if point == NONE:
            return CLOSED
        cost = field.cost[point]
        if at != NONE:
            cost -= field.money[point] * 3
        return cost

    def _note(self, stops: list[Stop], value: int) -> None:
        if value <= self.weakest:
            return
        self.found.append(Trip(stops, value))
        if len(self.found) > 4 * FINALISTS:
            self.found.sort(key=_by_value)
            del self.found[FINALISTS:]
            self.weakest = self.found[-1].value

    def work_out(self, order: list[tuple[Job, bool]]) -> Trip | None:
        """A trip leg by leg; None when it cannot be paid for or a city cannot be reached."""
        s = self.s
        player = s.people[self.seat]
        planned = list(self.nothing)
        anchors = list(self.anchors)
        trip = Trip([], 0)
        cash = int(player.cash)
        left = int(s.left) if int(s.phase) == MOVE and int(s.active) == self.seat else 0
        purse = (
            SPENDING - int(s.spent)
            if int(s.active) == self.seat and int(s.phase) in (MOVE, BUILD)
            else SPENDING
        )
        clock = -left / self.speed
        if not self.placed:
            clock = max(0.0, float(BUILD_ONLY - int(player.turns)))
        if int(player.sea) != NONE:
            clock += 0.5
        self._left = left
        self._paid = left > 0 and bool(s.toll_paid)
        spent = 0
        slack = cash
        worth = 0
        tolls = 0
        point = int(player.train)
        for n in range(len(order)):
            job, pick_up = order[n]
            stop = Stop(job, pick_up)
            field = self.start
            if n > 0:
                field = self.ways.spread([point], planned, stop.city, True, anchors)
            goal = field.nearest(stop.city)
            if goal == NONE:
                return None
            stop.path = field.path(goal)
            steps = field.steps[goal]
            price = self._draw(stop.path, planned, trip)
            worth -= self._weighed
            spent += price
            if price > 0:
                added = self._connect(stop.path, trip, planned, anchors)
                price += added
                spent += added
                worth -= added * 10
            if n == 0 and not self.placed:
                stop.path = [goal]
                steps = 0
            tolls += TOLL * self._tolls(stop.path)
            slack = min(slack, cash - spent - tolls)
            if slack < (0 if job.locked else self.spare):
                return None
            clock += steps / self.speed
            if price > 0 and spent > 0:
                late = max(0, spent - purse)
                ready = float((late + SPENDING - 1) // SPENDING) + min(steps, 8) / self.speed
                clock = max(clock, ready)
            if (int(s.no_trade) >> stop.city) & 1 != 0 and clock < 1.0:
                clock = 1.0
            if not pick_up:
                cash += C.orders[job.card][job.order].pay
                trip.pays += C.orders[job.card][job.order].pay
                worth += job.pay
            trip.stops.append(stop)
            point = goal
        trip.turns = max(clock, 0.0) if left == 0 else clock
        trip.build = spent
        trip.slack = slack
        trip.value = worth - tolls * 10 - int(trip.turns * self.turn_worth)
        return trip

    def _tolls(self, path: list[int]) -> int:
        """In how many turns of a leg the rival's track is used anew. Turns go on from leg to leg."""
        n = 0
        for i in range(len(path) - 1):
            if self._left == 0:
                self._left = self.speed
                self._paid = False
            self._left -= 1
            edge = _edge(path[i], path[i + 1])
            if edge < 0:
                self._left = 0
            elif self.ways.rivals[edge] != 0 and not self._paid:
                self._paid = True
                n += 1
        return n

    def _connect(self, path: list[int], trip: Trip, planned: list[int], anchors: list[int]) -> int:
        """Track that was planned must hang on something; what it costs to join it to the network otherwise."""
        touching = False
        for i in range(len(path) - 1):
            edge = _edge(path[i], path[i + 1])
            if edge >= 0 and planned[edge] != 0 and (anchors[path[i]] != 0 or anchors[path[i + 1]] != 0):
                touching = True
        added = 0
        if not touching:
            base = [point for point in range(len(T.names)) if anchors[point] != 0]
            field = self.ways.spread(base, planned, NONE, False, [])
            best = path[0]
            for point in path:
                if field.cost[point] < field.cost[best]:
                    best = point
            if field.cost[best] < CLOSED:
                before = len(trip.edges)
                join = field.path(best)
                added = self._draw(join, planned, trip)
                trip.edges = trip.edges[before:] + trip.edges[:before]
                for point in join:
                    anchors[point] = 1
        for i in range(len(path) - 1):
            edge = _edge(path[i], path[i + 1])
            if edge < 0 or planned[edge] != 0:
                anchors[path[i]] = 1
                anchors[path[i + 1]] = 1
        return added

    def _draw(self, path: list[int], planned: list[int], trip: Trip) -> int:
        """Plan all that is missing on a way. Returns its price; what counts of it is in `_weighed`."""
        price = 0
        self._weighed = 0
        for i in range(len(path) - 1):
            a, b = path[i], path[i + 1]
            edge = _edge(a, b)
            if edge >= 0:
                if planned[edge] == 0 and self.ways.price[edge * 2] > 0:
                    cost = self.ways.price[edge * 2 + (1 if b > a else 0)]
                    planned[edge] = 1
                    trip.edges.append(edge)
                    price += cost
                    self._weighed += cost * self.ways.share[edge]
                continue
            for f in range(len(A.ferries)):
                ends = A.ferries[f].ends
                code = len(A.edges) + f
                if (a, b) in (ends, (ends[1], ends[0])) and planned[code] == 0 and self.ways.sail[f] > 0:
                    planned[code] = 1
                    trip.edges.append(code)
                    price += self.ways.sail[f]
                    self._weighed += self.ways.sail[f] * 9
        return price


def _edge(a: int, b: int) -> int:
    for k in range(6):
        if int(T.beside[a * 6 + k]) == b:
            return int(T.beside_edge[a * 6 + k])
    return NONE


def _fits(job: Job, stops: list[Stop]) -> bool:
    """One order of a card, one use of a load."""
    for stop in stops:
        other = stop.job
        if other.card == job.card or (job.load != NONE and other.load == job.load):
            return False
    return True


def _by_rough(job: Job) -> tuple[int, int, int, int]:
    return (-job.rough, job.card, job.order, job.source)


def _by_value(trip: Trip) -> tuple[int, int, int]:
    first = trip.stops[0].job
    return (-trip.value, len(trip.stops), first.card * 64 + first.order)
