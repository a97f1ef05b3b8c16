# mypyc: compile
"""«MOVER MERCANCIAS»: every delivery of a player, why another is refused, and what a delivery pays."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from anden.core.facts import Problem
from anden.games.age_of_steam.actions import Deliver
from anden.games.age_of_steam.keys import refusal
from anden.games.age_of_steam.map_rules import cotton, transcontinental
from anden.games.age_of_steam.maps import GOODS, TERMINAL
from anden.games.age_of_steam.state import COLORS, NOBODY, State
from anden.games.cube_rails import routes
from anden.games.cube_rails.routes import LENGTH, STEP, Routes
from anden.games.cube_rails.track import NOBODY as NOBODYS


def network(s: State) -> Routes:
    """The completed links of a state."""
    return routes.network(s.track, s.map.board, s.map.ports)


def list_deliveries(s: State, seat: int) -> list[Deliver]:
    """All deliveries open to a player: by place, colour and way; then those of cubes that lie on track, by hex."""
    r = network(s)
    limit: i64 = s.locomotive[seat]
    found: list[Deliver] = []
    ids = s.map.board.place_ids
    colour: i64
    for place in range(len(ids)):
        if r.degree[place] > 0 and r.terminal[place] == 0:
            for colour in range(COLORS):
                if s.cubes[place * COLORS + colour] > 0:
                    r.from_place(place, colour, limit)
                    if r.found > 0:
                        _write(s, r, ids[place], place, colour, found)
    if s.map.track_cubes:
        h: i64
        for h in range(s.map.board.n):
            if s.land[h] > 0 and s.track.tile[h] != 0:
                colour = i64(s.land[h]) - 1
                r.from_track(h, colour, limit)
                _write(s, r, s.map.board.labels[h], -1, colour, found)
    return found


def _write(s: State, r: Routes, start: str, place: int, colour: i64, found: list[Deliver]) -> None:
    """The ways just found, as actions. A way from coast to coast is one action for each railroad that may be paid."""
    ids = s.map.board.place_ids
    good: Any = GOODS[colour]
    bonus = s.map.crossing_bonus > 0
    n: i64
    k: i64
    for n in range(r.found):
        way: i64 = r.ways[n]
        stops = [start]
        owners: list[int] = []
        end: i64 = 0
        for k in range(way >> LENGTH):
            step: i64 = (way >> (k * STEP)) & 511
            end = step & 63
            owner: i64 = step >> 6
            stops.append(ids[end])
            owners.append(NOBODY if owner == NOBODYS else int(owner))
        route, paid = tuple(stops), tuple(owners)
        if bonus and transcontinental.crosses(s.map, s.track, place, int(end)):
            named = sorted({owner for owner in paid if owner >= 0}) or [NOBODY]
            for seat in named:
                found.append(Deliver(good, route, paid, seat))
        else:
            found.append(Deliver(good, route, paid))


def delivery_problem(s: State, seat: int, a: Deliver) -> Problem | None:
    """Why a delivery is refused, or None."""
    if a.good not in GOODS:
        return refusal("unknown_good", good=str(a.good))
    colour = GOODS.index(a.good)
    if len(a.route) < 2 or len(a.owners) != len(a.route) - 1:
        return refusal("route_shape")
    stops: list[int] = []
    for id in a.route[1:]:
        if id not in s.map.place_number:
            return refusal("unknown_place", place=str(id))
        stops.append(s.map.place_number[id])
    start = s.map.place_number.get(a.route[0], -1)
    h = s.map.hex_number.get(a.route[0], -1)
    if problem := _start_problem(s, a, start, h, colour):
        return problem
    owners: list[int] = []
    for owner in a.owners:
        if owner != NOBODY and not 0 <= owner < s.players:
            return refusal("no_link", place=a.route[0], other=a.route[1], owner=owner)
        owners.append(NOBODYS if owner == NOBODY else owner)
    limit = int(s.locomotive[seat])
    found = routes.way_problem(network(s), start, h, stops, owners, colour, limit)
    if found is not None:
        return _explain(a, found[0], found[1], limit)
    return _bonus_problem(s, a, start, stops[-1])


def _start_problem(s: State, a: Deliver, start: int, h: int, colour: int) -> Problem | None:
    """Whether there is such a cube where the route begins."""
    if start >= 0:
        there = s.map.places[start].kind != TERMINAL and s.cubes[start * COLORS + colour] > 0
    elif h >= 0:
        there = s.map.track_cubes and s.track.tile[h] != 0 and s.land[h] == colour + 1
    else:
        return refusal("unknown_place", place=str(a.route[0]))
    return None if there else refusal("no_such_cube", good=a.good, place=a.route[0])


def _explain(a: Deliver, key: str, step: int, limit: int) -> Problem:
    """What is wrong with a step of the route, for people."""
    if key == routes.TOO_FAR:
        return refusal(key, links=len(a.owners), locomotive=limit)
    if key == routes.NO_LINK:
        return refusal(key, place=a.route[step], other=a.route[step + 1], owner=a.owners[step])
    place = a.route[step + 1]
    if key in (routes.MUST_STOP, routes.WRONG_DESTINATION):
        return refusal(key, good=a.good, place=place)
    return refusal(key, place=place)


def _bonus_problem(s: State, a: Deliver, start: int, end: int) -> Problem | None:
    """Western US: exactly one railroad used by an east-west delivery is named, none by others."""
    named = [owner for owner in a.owners if owner >= 0]
    if not transcontinental.crosses(s.map, s.track, start, end):
        named = []
    fits = a.bonus in named if named else a.bonus == NOBODY
    return None if fits else refusal("bonus_owner")


def gains(s: State, seat: int, a: Deliver) -> list[int]:
    """By seat: the income of a legal delivery for each railroad."""
    found = [0] * int(s.players)
    for owner in a.owners:
        if owner >= 0:
            found[owner] += 1
    if a.bonus >= 0:
        found[a.bonus] += s.map.crossing_bonus
    found[seat] += int(cotton.bonus(s.map, GOODS.index(a.good)))
    return found
