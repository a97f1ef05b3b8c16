# mypyc: compile
"""Trips: one to three orders, with every sensible interleaving of pick-ups and deliveries.

A trip is worth its payments less the track to be drawn and the time it takes. All trips are weighed roughly, by ways between
cities as if nothing was shared; the best are worked out leg by leg (see ledger.py). Nothing is left to chance, so the same
position gives the same trip; and since work that is done makes a trip dearer to leave, following it keeps it best.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from anden.games.italian_rails.planning.chart import Chart
from anden.games.italian_rails.planning.jobs import ON_BOARD, Job, by_rough, find_jobs, fits
from anden.games.italian_rails.planning.ledger import Ledger, Stop, Trip
from anden.games.italian_rails.planning.style import Style
from anden.games.italian_rails.planning.ways import CLOSED
from anden.games.italian_rails.printed.atlas import A
from anden.games.italian_rails.printed.tables import NONE
from anden.games.italian_rails.state import State

ROOMY: Final = 9
"""More than any train pulls."""


class Planner:
    """All that is worked out for one player at one moment."""

    def __init__(self, s: State, seat: int, style: Style, unseen: list[int]) -> None:
        self.s: State = s
        self.seat: int = seat
        self.style: Style = style
        self.chart: Chart = Chart(s, seat, style)
        self.jobs: list[Job] = find_jobs(s, seat, unseen)
        self.locked: int = 0
        """Loads that are locked."""
        for job in self.jobs:
            job.rough = job.pay - self.chart.rough_cost(job)
            if job.locked:
                self.locked += 1
        self.capacity: int = s.people[seat].capacity()
        if self.locked >= self.capacity:
            self.jobs = [job for job in self.jobs if job.source == ON_BOARD]
        self.dearest: int = 0
        """The highest payment."""
        for job in self.jobs:
            self.dearest = max(self.dearest, job.pay)
        self.jobs.sort(key=by_rough)
        self.legs: vec[i64] = vec[i64]([NONE] * ((len(A.cities) + 1) * len(A.cities)))
        """From city + 1 (0 = from the train) * cities + to city: the weight, or NONE when nobody has asked yet."""
        self.found: list[Trip] = []
        self.weakest: int = -CLOSED

    def trips(self, spend: Callable[[int], bool]) -> list[Trip]:
        """Trips that can be paid for, best first. Each one that is worked out is a looked-at position; when it is time to stop
        and none was found, the search goes on to the first."""
        jobs = [job for job in self.jobs if job.rough > -CLOSED // 2]
        if self.style.orders == 1:
            locked = [job for job in jobs if job.locked]
            self.found = [_alone(job) for job in locked or jobs]
            finalists = self.found[: 2 * self.style.finalists]
        else:
            few = [job for job in jobs if job.locked] + [job for job in jobs if not job.locked][
                : self.style.rough
            ]
            self._extend(NONE, [], [], [], few, ROOMY, 0)
            self.found.sort(key=_by_value)
            finalists = self.found[: self.style.finalists] + [
                _alone(job) for job in jobs[: self.style.single]
            ]
        worked = self._work_out(finalists, self.style.spare, spend)
        if not worked:  # nothing within reach: count every million, and look at every order
            worked = self._work_out(finalists + [_alone(job) for job in self.jobs], 0, spend)
        return worked

    def _work_out(self, trips: list[Trip], spare: int, spend: Callable[[int], bool]) -> list[Trip]:
        worked: list[Trip] = []
        for trip in trips:
            done = Ledger(self.chart, spare).run(trip.stops)
            if done is not None:
                if self.style.follow > 0:
                    done.value += self._next(done) * self.style.follow // 10
                worked.append(done)
            if spend(1) and worked:
                break
        worked.sort(key=_by_value)
        return worked

    def _next(self, trip: Trip) -> int:
        """What the best order after a trip is worth, roughly."""
        at = trip.stops[-1].city
        best = 0
        for job in self.jobs:
            if job.source == ON_BOARD:
                continue
            used = False
            for stop in trip.stops:
                used = used or stop.job.card == job.card
            if not used:
                worth = job.pay - self._leg(at, job.source) - self._leg(job.source, job.city)
                best = max(best, worth)
        return best

    def _extend(
        self,
        at: int,
        stops: list[Stop],
        aboard: list[Job],
        taken: list[Job],
        jobs: list[Job],
        room: int,
        value: int,
    ) -> None:
        """All ways to go on from the last stop (a city, or NONE = from where the train is). `room`: how many loads that are
        on board now and not locked could have been kept until here."""
        if stops and not aboard:
            self._note(stops, value)
        hope = value + (self.style.orders - len(taken)) * self.dearest
        for job in aboard:
            hope += job.pay
        if hope <= self.weakest:
            return
        for job in aboard:
            cost = self._leg(at, job.city)
            if cost < CLOSED:
                rest = [other for other in aboard if other is not job]
                after = [*stops, Stop(job, False)]
                self._extend(job.city, after, rest, taken, jobs, room, value - cost + job.pay)
        if len(taken) >= self.style.orders:
            return
        held = self.locked
        for job in taken:
            if job.locked:
                held -= 1
        for job in jobs:
            if not fits(job, taken):
                continue
            more = [*taken, job]
            if job.source == ON_BOARD:
                if job.locked or room > 0:
                    cost = self._leg(at, job.city)
                    left = room if job.locked or room == ROOMY else room - 1
                    if cost < CLOSED:
                        after = [*stops, Stop(job, False)]
                        self._extend(job.city, after, aboard, more, jobs, left, value - cost + job.pay)
            elif len(aboard) + held < self.capacity:
                cost = self._leg(at, job.source)
                if cost < CLOSED:
                    after = [*stops, Stop(job, True)]
                    left = min(room, self.capacity - len(aboard) - held - 1)
                    self._extend(job.source, after, [*aboard, job], more, jobs, left, value - cost)

    def _leg(self, at: int, city: int) -> int:
        """The weight of a leg; later legs share track with earlier ones."""
        place: i64 = (at + 1) * len(A.cities) + city
        if self.legs[place] == NONE:
            self.legs[place] = self.chart.leg(at, city, 0 if at == NONE else self.style.shared)
        return int(self.legs[place])

    def _note(self, stops: list[Stop], value: int) -> None:
        if value <= self.weakest:
            return
        self.found.append(Trip(stops, value))
        if len(self.found) > 4 * self.style.finalists:
            self.found.sort(key=_by_value)
            del self.found[self.style.finalists :]
            self.weakest = self.found[-1].value


def _alone(job: Job) -> Trip:
    """The trip of one job."""
    stops = [Stop(job, False)]
    if job.source != ON_BOARD:
        stops.insert(0, Stop(job, True))
    return Trip(stops, job.rough)


def _by_value(trip: Trip) -> tuple[int, int, int]:
    first = trip.stops[0].job
    return (-trip.value, len(trip.stops), first.card * 64 + first.order)
