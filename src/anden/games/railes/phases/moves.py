# mypyc: compile
"""Which cubes can go where: every delivery with its whole route, and why another cannot be.

Heading «TRANSPORTAR UN CUBO DE MERCANCÍAS».
"""

from __future__ import annotations

from mypy_extensions import i64

from anden.core.facts import Problem
from anden.games.cube_rails import routes
from anden.games.cube_rails.routes import Routes
from anden.games.cube_rails.track import NOBODY
from anden.games.railes.actions import Deliver, RailesAction
from anden.games.railes.keys import refusal
from anden.games.railes.maps.game_map import GOODS
from anden.games.railes.memo import GOOD_NUMBER, way_action
from anden.games.railes.state import COLORS, State


def network(s: State, seat: int) -> Routes:
    """The completed links, for a player: at least one own link, and as many own as of any other player."""
    net = routes.network(s.track, s.map.board, s.memo.also)
    net.mover = seat
    return net


def any_delivery(s: State) -> bool:
    """Whether the player can move anything."""
    seat = s.seat()
    net = network(s, seat)
    limit: i64 = s.locomotive[seat]
    at: i64
    for at in range(len(s.cubes)):
        if s.cubes[at] != 0 and net.degree[at // COLORS] != 0:
            net.from_place(at // COLORS, at % COLORS, limit)
            if net.found > 0:
                return True
    return False


def deliveries(s: State) -> list[RailesAction]:
    """Every delivery open to the player: cubes of one colour at one place are alike."""
    out: list[RailesAction] = []
    seat = s.seat()
    net = network(s, seat)
    memo = s.memo
    limit: i64 = s.locomotive[seat]
    place: i64
    good: i64
    i: i64
    for place in range(len(s.map.places)):
        if net.degree[place] == 0:
            continue
        for good in range(COLORS):
            if s.cubes[place * COLORS + good] != 0:
                net.from_place(place, good, limit)
                for i in range(net.found):
                    out.append(way_action(memo, place, good, net.ways[i]))
    return out


# --- judging ---------------------------------------------------------------------------------------------------------


def problem(s: State, a: Deliver) -> Problem | None:
    good = GOOD_NUMBER.get(a.good, -1)
    if good < 0:
        return refusal("unknown_good", good=a.good)
    if len(a.route) < 2 or len(a.owners) != len(a.route) - 1:
        return refusal("route_shape")
    stops: list[int] = []
    for stop in a.route:
        number = s.map.place_number.get(stop, -1)
        if number < 0:
            return refusal("unknown_place", place=stop)
        stops.append(number)
    for i in range(len(a.owners)):
        if not -1 <= a.owners[i] < int(s.players):
            return refusal("no_link", place=a.route[i], other=a.route[i + 1], owner=a.owners[i])
    if s.cubes[stops[0] * COLORS + good] == 0:
        return refusal("no_such_cube", good=a.good, place=a.route[0])
    return _way_problem(s, a, stops[0], stops[1:], good) or _share_problem(s, a)


def _way_problem(s: State, a: Deliver, start: int, stops: list[int], good: int) -> Problem | None:
    seat = s.seat()
    limit = int(s.locomotive[seat])
    owners = [owner if owner >= 0 else NOBODY for owner in a.owners]
    trouble = routes.way_problem(network(s, seat), start, -1, stops, owners, good, limit)
    if trouble is None:
        return None
    key, step = trouble
    if key == routes.NO_LINK:
        return refusal(key, place=a.route[step], other=a.route[step + 1], owner=a.owners[step])
    if key == routes.TOO_FAR:
        return refusal(key, links=len(stops), locomotive=limit)
    if key == routes.PLACE_TWICE:
        return refusal(key, place=a.route[step + 1])
    return refusal(key, good=GOODS[good], place=a.route[step + 1])


def _share_problem(s: State, a: Deliver) -> Problem | None:
    """At least one own link, and own links at least as many as those of any other player."""
    seat = s.seat()
    own = a.owners.count(seat)
    if own == 0:
        return refusal("no_own_link")
    for other in range(int(s.players)):
        theirs = a.owners.count(other)
        if theirs > own:
            return refusal("too_many_foreign", seat=other, theirs=theirs, own=own)
    return None
