# mypyc: compile
"""Moving the train (headings «Mover el tren», «Peaje», «Trasbordadores»)."""

from __future__ import annotations

from mypy_extensions import i64

from anden.core.facts import Arg, Event, Problem
from anden.games.italian_rails.actions import Board, ItalianAction, Move, Place
from anden.games.italian_rails.keys import refusal
from anden.games.italian_rails.phases.money import pay_toll
from anden.games.italian_rails.phases.news import news_at_sea, news_on_point, news_on_river, slow_down
from anden.games.italian_rails.printed.atlas import A
from anden.games.italian_rails.printed.cards import HALF, STILL
from anden.games.italian_rails.printed.tables import NO_SLOT, NONE, T, other_end, slot_to
from anden.games.italian_rails.state import TOLL, State, halved
from anden.games.italian_rails.track.reach import search
from anden.games.italian_rails.track.stops import stop_of


def legal_moves(s: State) -> list[ItalianAction]:
    """First placing, every stop that can be reached, ferries that can be boarded."""
    out: list[ItalianAction] = []
    player = s.player()
    if player.train == NONE:
        point: i64
        for point in range(T.points):
            if T.city[point] >= 0:
                out.append(Place(T.names[point]))
        return out
    if player.sea != NONE:
        return out
    if s.left > 0:
        found = search(s, s.active)
        for stop in found.stops:
            if stop != found.start:
                out.append(Move(found.path(found.node(stop))))
    if T.ports[player.train] != 0:
        for ferry in A.ferries:
            action = Board(ferry.id)
            if board_problem(s, action) is None:
                out.append(action)
    return out


def place_problem(s: State, a: Place) -> Problem | None:
    player = s.player()
    if player.train != NONE:
        return refusal("train_placed", point=T.names[player.train])
    point = A.index.get(a.point, NONE)
    if point == NONE:
        return refusal("unknown_point", point=a.point)
    if int(T.city[point]) < 0:
        return refusal("place_city", point=a.point)
    return None


def place(s: State, a: Place) -> list[Event]:
    """Heading «Mover el tren»: the first time, the train is put on any point of any city."""
    player = s.player()
    player.train = A.index[a.point]
    player.came = NO_SLOT
    s.begun = True
    events = [Event("place", {"seat": int(s.active), "point": a.point})]
    slow_down(s, events)
    return events


class Walker:
    """A train on its way, step by step, without anything happening yet."""

    def __init__(self, s: State) -> None:
        player = s.player()
        self.s: State = s
        self.seat: i64 = s.active
        self.point: i64 = player.train
        self.came: i64 = player.came
        self.left: i64 = s.left
        self.halved: bool = s.halved
        self.toll: bool = s.toll_paid
        self.cash: i64 = player.cash

    def problem(self, there: i64) -> Problem | None:
        """Why the train cannot go to a point next."""
        s = self.s
        here = T.names[self.point]
        to = T.names[there]
        slot = slot_to(self.point, there)
        if slot == NONE:
            return refusal("no_track", **{"from": here, "to": to})
        edge = int(T.beside_edge[self.point * 6 + slot])
        owner = int(s.owner[edge])
        if int(T.inside[edge]) == 0 and owner == 0:
            system = int(T.system[edge])
            if system >= 0 and (s.flooded >> i64(system)) & 1 != 0:
                event = news_on_river(s, system)
                river = A.systems[system].id
                return refusal("river_closed", **{"river": river, "from": here, "to": to, "event": event})
            return refusal("no_track", **{"from": here, "to": to})
        if slot == self.came and int(T.city[self.point]) < 0:
            return refusal("turning", point=here)
        for point in (self.point, there):
            if int(s.weather[point]) & STILL != 0:
                return refusal("point_closed", point=T.names[point], event=news_on_point(s, point, STILL))
        if self.left == 0:
            return refusal("speed", **{"from": here, "to": to})
        if int(T.inside[edge]) == 0 and owner != self.seat + 1 and not self.toll and self.cash < TOLL:
            return _toll_refusal(self.cash, here, to)
        return None

    def step(self, there: i64) -> bool:
        """Go there. True when the rival's track is used for the first time this turn."""
        slot: i64 = slot_to(self.point, there)
        edge: i64 = T.beside_edge[self.point * 6 + slot]
        pays = T.inside[edge] == 0 and i64(self.s.owner[edge]) != self.seat + 1 and not self.toll
        if pays:
            self.toll = True
            self.cash -= TOLL
        self.point = there
        self.came = (slot + 3) % 6 if T.city[there] < 0 else NO_SLOT
        self.left -= 1
        if not self.halved and self.s.weather[there] & HALF != 0:
            self.halved = True
            self.left = halved(self.left)
        return pays


def _toll_refusal(cash: i64, here: str, there: str) -> Problem:
    args: dict[str, Arg] = {"cash": int(cash), "from": here, "to": there}
    return refusal("toll_cash", **args)


def _standing_problem(s: State) -> Problem | None:
    """Whether the train stands somewhere on the map."""
    player = s.player()
    if player.train == NONE:
        return refusal("train_not_placed")
    if player.sea != NONE:
        return refusal("at_sea", ferry=A.ferries[player.sea].id)
    return None


def move_problem(s: State, a: Move) -> Problem | None:
    """Judge a path step by step."""
    problem = _standing_problem(s)
    if problem is not None:
        return problem
    if len(a.path) < 2:
        return refusal("path_short")
    for name in a.path:
        if name not in A.index:
            return refusal("unknown_point", point=name)
    train = s.player().train
    if A.index[a.path[0]] != train:
        return refusal("path_start", point=a.path[0], train=T.names[train])
    walker = Walker(s)
    for name in a.path[1:]:
        there = A.index[name]
        problem = walker.problem(there)
        if problem is not None:
            return problem
        walker.step(there)
    return None


def move(s: State, a: Move) -> list[Event]:
    """The train goes its way; the toll is paid where the rival's track begins."""
    player = s.player()
    seat = int(s.active)
    walker = Walker(s)
    events: list[Event] = []
    slowed = False
    for name in a.path[1:]:
        before = walker.halved
        if walker.step(A.index[name]):
            pay_toll(s, events)
        slowed = slowed or walker.halved != before
    player.train = walker.point
    player.came = walker.came
    s.left = walker.left
    s.halved = walker.halved
    s.moved = True
    s.begun = True
    events.insert(
        0,
        Event(
            "move",
            {
                "seat": seat,
                "from": a.path[0],
                "to": a.path[-1],
                "count": len(a.path) - 1,
                "left": int(s.left),
            },
        ),
    )
    if slowed:
        events.append(Event("half_speed", {"seat": seat, "left": int(s.left)}))
    return events


def listed_move(s: State, a: Move) -> Move | None:
    """The move of the list to where a legal path leads; None for a path that leads back to where the train stands."""
    walker = Walker(s)
    for name in a.path[1:]:
        walker.step(A.index[name])
    found = search(s, s.active)
    stop = stop_of(walker.point, walker.came)
    return None if stop == found.start else Move(found.path(found.node(stop)))


def board_problem(s: State, a: Board) -> Problem | None:
    """Heading «Trasbordadores»: a ferry is boarded in a port where the train began its move; the rival's ferry for a toll."""
    problem = _standing_problem(s)
    if problem is not None:
        return problem
    ferry = A.ferry_index.get(a.ferry, NONE)
    if ferry == NONE:
        return refusal("unknown_ferry", ferry=a.ferry)
    player = s.player()
    if (int(T.ports[player.train]) >> ferry) & 1 == 0:
        return refusal("not_in_port", ferry=a.ferry, point=T.names[player.train])
    own = (player.ferries >> i64(ferry)) & 1 != 0
    if not own and (s.rival().ferries >> i64(ferry)) & 1 == 0:
        return refusal("ferry_not_built", ferry=a.ferry)
    if s.moved or s.sailed:
        return refusal("port_start", ferry=a.ferry)
    if s.storm:
        return refusal("storm", ferry=a.ferry, event=news_at_sea(s))
    if not own and not s.toll_paid and player.cash < TOLL:
        end = T.names[other_end(ferry, player.train)]
        return _toll_refusal(player.cash, T.names[player.train], end)
    return None


def board(s: State, a: Board) -> list[Event]:
    """By the rulebook the train is at sea until its next turn; with quick ferries it crosses at once. Half speed either way."""
    player = s.player()
    ferry = A.ferry_index[a.ferry]
    seat = int(s.active)
    events = [Event("board", {"seat": seat, "ferry": a.ferry})]
    if (player.ferries >> i64(ferry)) & 1 == 0 and not s.toll_paid:
        pay_toll(s, events)
    player.train = other_end(ferry, player.train)
    player.came = NO_SLOT
    s.sailed = True
    s.begun = True
    if not s.quick_ferries:
        player.sea = ferry
        s.left = 0
        return events
    s.left = halved(s.left)
    point = T.names[player.train]
    events.append(Event("land", {"seat": seat, "ferry": a.ferry, "point": point, "left": int(s.left)}))
    slow_down(s, events)
    return events
