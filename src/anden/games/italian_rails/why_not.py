"""Why nothing can be done with what a person points at: the reason that matters most, from the same judges as `problem`."""

from __future__ import annotations

from itertools import pairwise

from anden.core.facts import Problem
from anden.games.italian_rails.actions import (
    Board,
    Borrow,
    Build,
    Deliver,
    Drop,
    Exchange,
    Ferry,
    ItalianAction,
    Keep,
    Load,
    Lock,
    Lose,
    Move,
    Place,
    Upgrade,
)
from anden.games.italian_rails.keys import refusal
from anden.games.italian_rails.phases import bold, build, goods
from anden.games.italian_rails.phases.judge import problem
from anden.games.italian_rails.phases.move import Walker
from anden.games.italian_rails.printed.atlas import A
from anden.games.italian_rails.printed.cards import LAST_CARD, C
from anden.games.italian_rails.printed.tables import NONE, SLOTS, T, edge_between, price_to
from anden.games.italian_rails.state import BUILD, LOCK, LOSE, MOVE, State, load_card, load_order
from anden.games.italian_rails.targets import (
    AtExchange,
    AtFerry,
    AtKept,
    AtLine,
    AtLoad,
    AtLoan,
    AtLocomotive,
    AtOrder,
    AtPoint,
    ItalianTarget,
)
from anden.games.italian_rails.track.reach import search
from anden.games.italian_rails.track.stops import point_of_stop

FOREVER = 10_000
"""Moves of a train that never stops."""


def why_not(s: State, seat: int, target: ItalianTarget) -> Problem | None:
    """For a seat that is to act. Where a target is all there is to choose, its action is judged."""
    match target:
        case AtPoint():
            return _point(s, seat, target)
        case AtFerry():
            sailing = s.phase == MOVE
            return problem(s, seat, Board(target.ferry) if sailing else Ferry(target.ferry))
        case AtOrder():
            return _order(s, target.card, target.order)
        case AtLoad():
            return _load(s, seat, target)
        case _:
            return problem(s, seat, _action(target))


def _action(target: AtLine | AtLocomotive | AtKept | AtExchange | AtLoan) -> ItalianAction:
    match target:
        case AtLine():
            return Build(target.path)
        case AtLocomotive():
            return Upgrade(target.to)
        case AtKept():
            return Keep(target.cards)
        case AtExchange():
            return Exchange()
        case AtLoan():
            return Borrow()


# --- a point of the map ----------------------------------------------------------------------------------------------


def _point(s: State, seat: int, target: AtPoint) -> Problem | None:
    name = target.point
    for known in (name, target.start or name):
        if known not in A.index:
            return refusal("unknown_point", point=known)
    point = A.index[name]
    if s.phase == BUILD:
        return _line(s, A.index.get(target.start, NONE), point)
    if s.phase == MOVE and s.player().train == NONE:
        return problem(s, seat, Place(name))
    here = s.player().train if s.phase == MOVE else NONE
    if here == NONE or s.player().sea != NONE:
        return problem(s, seat, Move((T.names[max(here, 0)], name)))
    return _stay(s, seat) if point in _whole_city(here) else _way(s, point)


def _whole_city(point: int) -> tuple[int, ...]:
    """A point, or all points of the city it belongs to."""
    city = int(T.city[point])
    return (point,) if city < 0 else tuple(A.cities[city].points)


def _stay(s: State, seat: int) -> Problem | None:
    """Where the train stands something can be loaded, or nothing can."""
    city = goods.city_of_train(s)
    good = A.goods[0 if city == NONE else int(T.city_good[city])].id
    return problem(s, seat, Load(good))


def _way(s: State, goal: int) -> Problem | None:
    """Why the train does not get to a point: the ways that could lead there are walked from the most lawful to the boldest."""
    found = search(s, s.active)
    goals = _whole_city(goal)
    if any(point_of_stop(stop) in goals for stop in found.stops):
        return None
    for daring in range(4):
        path = bold.ride(s, goals, daring)
        if path:
            return _on_the_way(s, path)
    return refusal("no_way_there", point=T.names[s.player().train], to=T.names[goal])


def _on_the_way(s: State, path: list[int]) -> Problem:
    """The first obstacle on a way; if there is none, it is too long for what is left of this turn."""
    walker = Walker(s)
    walker.left = FOREVER
    for there in path[1:]:
        if found := walker.problem(there):
            return found
        walker.step(there)
    return refusal("too_far", to=T.names[path[-1]], count=len(path) - 1, left=int(s.left))


def _line(s: State, start: int, goal: int) -> Problem | None:
    """Why no line can be drawn to a point: what closes the way, or the money for its first section. `start` NONE = anywhere."""
    goals = _whole_city(goal)
    if start in (NONE, *goals) and any(build.may_start(s, point) for point in goals):
        return _first_section(s, goals)
    starts = range(T.points) if start == NONE else _whole_city(start)
    if not any(build.may_start(s, point) or T.major[point] != NONE for point in starts):
        return refusal("build_start", point=T.names[starts[0]])
    path = bold.line(s, starts, goals)
    if not path:
        city = any(T.major[point] != NONE for point in goals)
        return _first_section(s, goals) if city else refusal("no_land_way", point=T.names[goal])
    here, there = path[0], path[1]
    if not build.may_start(s, here):
        return build.section_problem(s, here, there)
    for a, b in pairwise(path):
        if found := build.closed_problem(s, a, b):
            return found
    return build.money_problem(s, int(price_to(edge_between(here, there), there)))


def _first_section(s: State, points: tuple[int, ...]) -> Problem | None:
    """Why no section can be drawn from here; where only money is missing, for the cheapest one."""
    found: list[Problem] = []
    for here in points:
        for k in range(here * SLOTS, here * SLOTS + SLOTS):
            if T.beside_edge[k] < 0 or T.inside[T.beside_edge[k]] != 0:
                continue
            trouble = build.section_problem(s, here, T.beside[k])
            if trouble is None:
                return None
            found.append(trouble)
    dear = [trouble for trouble in found if trouble.key in ("build_limit", "build_cash")]
    if dear:
        return min(dear, key=lambda trouble: trouble.args["price"])  # a number
    return found[0] if found else None


# --- orders and loads ------------------------------------------------------------------------------------------------


def _order(s: State, card: int, order: int) -> Problem | None:
    """Orders are locked and delivered while moving; else they are there to be looked at."""
    if not 1 <= card <= LAST_CARD or not C.orders[card] or not 1 <= order <= 3:
        return refusal("unknown_order", card=card, order=order)
    if s.phase not in (MOVE, LOCK):
        return None
    for code in s.player().loads:
        if load_card(code) == card and load_order(code) == order - 1:
            return goods.deliver_problem(s, Deliver(card))
    wanted = C.orders[card][order - 1].good
    good = A.goods[wanted].id
    found = goods.order_problem(s, good, card, order)
    if found is not None or goods.lock_problem(s, Lock(good, card, order)) is None:
        return found
    city = goods.city_of_train(s)
    if s.phase == MOVE and city != NONE and int(T.city_good[city]) == wanted:
        return goods.load_problem(s, Load(good, card, order))
    sources = tuple(place.id for place in A.cities if place.good == wanted)
    return refusal("fetch_first", good=good, points=sources)


def _load(s: State, seat: int, target: AtLoad) -> Problem | None:
    """A load is delivered, lost, tied to an order or left behind."""
    if s.phase == LOSE:
        return problem(s, seat, Lose(target.good, target.card))
    if target.card != 0:
        return problem(s, seat, Deliver(target.card))
    found = problem(s, seat, Drop(target.good))
    if found is None or target.good not in A.good_index or s.phase not in (MOVE, LOCK):
        return found
    missing = goods.free_load_problem(s, A.good_index[target.good], target.good)
    if missing is not None:
        return missing
    return None if goods.open_orders(s, A.good_index[target.good]) else found
