# mypyc: compile
"""Which cubes can go where: every delivery with its whole route, and why another cannot be («MOVER MERCANCIAS»)."""

from __future__ import annotations

from mypy_extensions import i64

from anden.core.facts import Problem
from anden.games.age_of_steam.actions import Deliver, SteamAction
from anden.games.age_of_steam.keys import refusal
from anden.games.age_of_steam.map_rules.transcontinental import crosses
from anden.games.age_of_steam.maps.game_map import GOODS
from anden.games.age_of_steam.memo import GOOD_NUMBER, way_action
from anden.games.age_of_steam.state import COLORS, State
from anden.games.cube_rails import routes
from anden.games.cube_rails.routes import LENGTH, STEP, Routes
from anden.games.cube_rails.track import NOBODY

# --- listing ---------------------------------------------------------------------------------------------------------


def network(s: State) -> Routes:
    """The completed links and what each place takes: cotton goes to the ports."""
    net = routes.network(s.track, s.map.board, s.memo.also)
    net.crossed_once = s.map.switches.crossed_stretch_once
    return net


def any_delivery(s: State) -> bool:
    """Whether the player can move anything."""
    net = network(s)
    limit: i64 = s.locomotive[s.seat()]
    at: i64
    for at in range(len(s.cubes)):
        if s.cubes[at] != 0:
            net.from_place(at // COLORS, at % COLORS, limit)
            if net.found > 0:
                return True
    h: i64
    for h in range(len(s.land)):
        if s.land[h] != 0 and s.track.tile[h] != 0:
            net.from_track(h, i64(s.land[h]) - 1, limit)
            if net.found > 0:
                return True
    return False


def deliveries(s: State) -> list[SteamAction]:
    """Every delivery open to the player: cubes of one colour at one place are alike."""
    out: list[SteamAction] = []
    net = network(s)
    limit: i64 = s.locomotive[s.seat()]
    places: i64 = len(s.map.places)
    place: i64
    good: i64
    for place in range(places):
        if net.degree[place] == 0:
            continue
        for good in range(COLORS):
            if s.cubes[place * COLORS + good] != 0:
                net.from_place(place, good, limit)
                _add(s, net, place, good, out)
    h: i64
    for h in range(len(s.land)):
        if s.land[h] != 0 and s.track.tile[h] != 0:
            good = i64(s.land[h]) - 1
            net.from_track(h, good, limit)
            _add(s, net, places + h, good, out)
    return out


def _add(s: State, net: Routes, start: i64, good: i64, out: list[SteamAction]) -> None:
    """The ways found as actions. `start` is a place, or a hex counted on after the places."""
    i: i64
    for i in range(net.found):
        way: i64 = net.ways[i]
        action = way_action(s.memo, start, good, way)
        if s.map.crossing_bonus > 0 and crosses(s.map, s.track, int(start), int(_end_of(way))):
            _add_bonuses(action, out)
        else:
            out.append(action)


def _end_of(way: i64) -> i64:
    steps: i64 = way >> LENGTH
    return (way >> ((steps - 1) * STEP)) & 63


def _add_bonuses(a: Deliver, out: list[SteamAction]) -> None:
    """Western US: one action for each railroad used, which may get the bonus; links of nobody cannot."""
    different: list[int] = []
    for owner in a.owners:
        if owner >= 0 and owner not in different:
            different.append(owner)
            out.append(Deliver(a.good, a.route, a.owners, owner))
    if not different:
        out.append(a)


# --- judging ---------------------------------------------------------------------------------------------------------


def problem(s: State, a: Deliver) -> Problem | None:
    good = GOOD_NUMBER.get(a.good, -1)
    if good < 0:
        return refusal("unknown_good", good=a.good)
    if len(a.route) < 2 or len(a.owners) != len(a.route) - 1:
        return refusal("route_shape")
    start = s.map.place_number.get(a.route[0], -1)
    h = s.map.hex_number.get(a.route[0], -1) if start < 0 and len(s.land) > 0 else -1
    if start < 0 and h < 0:
        return refusal("unknown_place", place=a.route[0])
    stops: list[int] = []
    for stop in a.route[1:]:
        number = s.map.place_number.get(stop, -1)
        if number < 0:
            return refusal("unknown_place", place=stop)
        stops.append(number)
    for i in range(len(a.owners)):
        if not -1 <= a.owners[i] < int(s.players):
            return refusal("no_link", place=a.route[i], other=a.route[i + 1], owner=a.owners[i])
    if not _is_there(s, start, h, good):
        return refusal("no_such_cube", good=a.good, place=a.route[0])
    return _way_problem(s, a, start, h, stops, good)


def _is_there(s: State, start: int, h: int, good: int) -> bool:
    if start >= 0:
        return s.cubes[start * COLORS + good] != 0
    return s.land[h] == good + 1 and s.track.tile[h] != 0


def _way_problem(s: State, a: Deliver, start: int, h: int, stops: list[int], good: int) -> Problem | None:
    limit = int(s.locomotive[s.seat()])
    owners = [owner if owner >= 0 else NOBODY for owner in a.owners]
    trouble = routes.way_problem(network(s), start, h, stops, owners, good, limit)
    if trouble is None:
        return _bonus_problem(s, a, start, stops[-1])
    key, step = trouble
    if key == routes.NO_LINK:
        return refusal(key, place=a.route[step], other=a.route[step + 1], owner=a.owners[step])
    if key == routes.TOO_FAR:
        return refusal(key, links=len(stops), locomotive=limit)
    if key == routes.PLACE_TWICE or key == routes.THROUGH_TERMINAL:
        return refusal(key, place=a.route[step + 1])
    return refusal(key, good=GOODS[good], place=a.route[step + 1])


def _bonus_problem(s: State, a: Deliver, start: int, end: int) -> Problem | None:
    """The bonus goes to a railroad that was used, and only where there is one."""
    if crosses(s.map, s.track, start, end):
        railroads = [owner for owner in a.owners if owner >= 0]
        if a.bonus in railroads or (a.bonus == -1 and not railroads):
            return None
    elif a.bonus == -1:
        return None
    return refusal("bonus_owner")
