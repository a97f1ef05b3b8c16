# mypyc: compile
"""The chart of one player at one moment: where ways lead from the train and from every city."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from anden.games.italian_rails.planning.jobs import ON_BOARD, Job
from anden.games.italian_rails.planning.majors import Joining, network
from anden.games.italian_rails.planning.style import Style
from anden.games.italian_rails.planning.ways import CLOSED, EMPTY, Field, Ways
from anden.games.italian_rails.printed.atlas import A
from anden.games.italian_rails.printed.tables import NONE, SLOTS, T
from anden.games.italian_rails.state import MOVE, State


class Chart:
    """Ways, and what is known about them."""

    def __init__(self, s: State, seat: int, style: Style) -> None:
        self.s: State = s
        self.seat: int = seat
        self.style: Style = style
        player = s.people[seat]
        self.speed: int = s.full_speed(player)
        self.ways: Ways = Ways(s, seat, style.turn_worth // self.speed, self.speed, style.share)
        self.joining: Joining = Joining(s, seat, self.ways)
        self.ways.favour([e for e in self.joining.edges if e < len(A.edges)], style.needed)
        self.placed: bool = int(player.train) != NONE
        self.anchors: vec[i64] = self._anchor()
        """By point: 1 where track of one's own can begin."""
        self.start: Field = self._start()
        """Ways from the train."""
        self.fields: dict[int, Field] = {}

    def _anchor(self) -> vec[i64]:
        anchors = EMPTY.zero[:]
        point: i64
        for point in range(T.points):
            if T.major[point] != NONE or self.s.touches(self.seat, point):
                anchors[point] = 1
        return anchors

    def _start(self) -> Field:
        """A train that is not placed yet may begin in any city that track can be drawn to."""
        player = self.s.people[self.seat]
        if not self.placed:
            base = network(self.s, self.seat)
            if not base:
                for major in A.majors:
                    base.extend(A.cities[major].points)
            return self.ways.spread(base, EMPTY.unplanned, NONE, False, EMPTY.one)
        point = int(player.train)
        field = self._from_train(point, self.anchors)
        return field if self._leads_somewhere(field) else self._from_train(point, EMPTY.one)

    def _from_train(self, point: int, anchors: vec[i64]) -> Field:
        player = self.s.people[self.seat]
        if int(player.sea) == NONE and int(T.city[point]) < 0 and int(player.came) < SLOTS and self._bound():
            return self.ways.from_train(point, int(player.came), anchors)
        return self.ways.spread([point], EMPTY.unplanned, NONE, True, anchors)

    def _bound(self) -> bool:
        """Whether the direction of the train still counts when it goes on."""
        s = self.s
        if not s.switches.new_turn_any_direction:
            return True
        return int(s.active) == self.seat and int(s.phase) == MOVE and int(s.left) > 0

    def _leads_somewhere(self, field: Field) -> bool:
        """Whether a way meets a place where track can begin."""
        point: i64
        for point in range(T.points):
            if self.anchors[point] != 0 and field.cost[point] < CLOSED:
                return True
        return False

    def field(self, city: int) -> Field:
        """Ways from a city."""
        if city not in self.fields:
            points = list(A.cities[city].points)
            self.fields[city] = self.ways.spread(points, EMPTY.unplanned, NONE, True, EMPTY.one)
        return self.fields[city]

    def leg(self, at: int, city: int, shared: int) -> int:
        """The weight of the way to a city from a city, or from the train (NONE); `shared`: tenths of the price of its track
        that earlier legs may have paid for."""
        field = self.start if at == NONE else self.field(at)
        point = field.nearest(city)
        if point == NONE:
            return CLOSED
        return int(field.cost[point] - field.money[point] * shared)

    def rough_cost(self, job: Job) -> int:
        """The weight of a job alone."""
        if job.source == ON_BOARD:
            return self.leg(NONE, job.city, 0)
        return min(CLOSED, self.leg(NONE, job.source, 0) + self.leg(job.source, job.city, 0))
