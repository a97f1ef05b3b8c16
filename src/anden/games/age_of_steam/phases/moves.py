# mypyc: compile
"""Which cubes can go where: every delivery with its whole route, and why another cannot be («MOVER MERCANCIAS»).

What is particular: cubes that start on track (St. Lucia), and the bonus of an east-west delivery (Western US).
"""

from __future__ import annotations

from mypy_extensions import i64

from anden.core.facts import Problem
from anden.games.age_of_steam.actions import Deliver, SteamAction
from anden.games.age_of_steam.keys import refusal, told
from anden.games.age_of_steam.map_rules.transcontinental import crosses
from anden.games.age_of_steam.maps.game_map import GOODS
from anden.games.age_of_steam.memo import GOOD_NUMBER
from anden.games.age_of_steam.state import COLORS, State
from anden.games.cube_rails.phases import moves
from anden.games.cube_rails.routes import LENGTH, STEP, Routes


def network(s: State) -> Routes:
    """The completed links and what each place takes: cotton goes to the ports."""
    net = moves.network(s)
    net.crossed_once = s.map.switches.crossed_stretch_once
    return net


# --- listing ---------------------------------------------------------------------------------------------------------


def any_delivery(s: State) -> bool:
    """Whether the player can move anything."""
    net = network(s)
    if moves.any_from_places(s, net):
        return True
    limit: i64 = s.locomotive[s.seat()]
    for h in _laden_track(s):
        net.from_track(h, i64(s.land[h]) - 1, limit)
        if net.found > 0:
            return True
    return False


def _laden_track(s: State) -> list[int]:
    """St. Lucia: the hexes with a cube on track."""
    return [h for h in range(len(s.land)) if s.land[h] != 0 and s.track.tile[h] != 0]


def deliveries(s: State) -> list[SteamAction]:
    """Every delivery open to the player."""
    out: list[SteamAction] = []
    net = network(s)
    limit: i64 = s.locomotive[s.seat()]
    good: i64
    for at in moves.cubes_on_links(s, net):
        place: i64 = at // COLORS
        good = at % COLORS
        net.from_place(place, good, limit)
        _add(s, net, place, good, out)
    for h in _laden_track(s):
        good = i64(s.land[h]) - 1
        net.from_track(h, good, limit)
        _add(s, net, net.places + h, good, out)
    return out


def _add(s: State, net: Routes, start: i64, good: i64, out: list[SteamAction]) -> None:
    """The ways found as actions. `start` is a place, or a hex counted on after the places."""
    i: i64
    for i in range(net.found):
        way: i64 = net.ways[i]
        stops, owners = moves.way_route(s.memo, start, way)
        if s.map.crossing_bonus > 0 and crosses(s.map, s.track, int(start), int(_end_of(way))):
            for seat in _railroads(owners) or [-1]:
                out.append(Deliver(GOODS[good], stops, owners, seat))
        else:
            out.append(Deliver(GOODS[good], stops, owners))


def _end_of(way: i64) -> i64:
    steps: i64 = way >> LENGTH
    return (way >> ((steps - 1) * STEP)) & 63


def _railroads(owners: tuple[int, ...]) -> list[int]:
    """Western US: the railroads used, which may get the bonus; links of nobody cannot."""
    different: list[int] = []
    for owner in owners:
        if owner >= 0 and owner not in different:
            different.append(owner)
    return different


# --- judging ---------------------------------------------------------------------------------------------------------


def problem(s: State, a: Deliver) -> Problem | None:
    hex = _land_hex(s, a)
    trouble = moves.route_problem(s, a.good, a.route, a.owners, hex)
    if trouble is None and not _is_there(s, a, hex):
        return refusal("no_such_cube", good=a.good, place=a.route[0])
    if trouble is None:
        trouble = moves.way_problem(s, network(s), a.good, a.route, a.owners, hex)
    return _bonus_problem(s, a, hex) if trouble is None else told(trouble)


def _land_hex(s: State, a: Deliver) -> int:
    """St. Lucia: the hex where a delivery starts, if it starts at no place; -1 = none."""
    if not a.route or len(s.land) == 0 or a.route[0] in s.map.place_number:
        return -1
    return s.map.board.hex_named(a.route[0])


def _is_there(s: State, a: Deliver, hex: int) -> bool:
    good = GOOD_NUMBER[a.good]
    if hex < 0:
        return s.cubes[s.map.place_number[a.route[0]] * COLORS + good] != 0
    return s.land[hex] == good + 1 and s.track.tile[hex] != 0


def _bonus_problem(s: State, a: Deliver, hex: int) -> Problem | None:
    """The bonus goes to a railroad that was used, and only where there is one."""
    start = s.map.place_number[a.route[0]] if hex < 0 else -1
    if crosses(s.map, s.track, start, s.map.place_number[a.route[-1]]):
        railroads = _railroads(a.owners)
        if a.bonus in railroads or (a.bonus == -1 and not railroads):
            return None
    elif a.bonus == -1:
        return None
    return refusal("bonus_owner")
