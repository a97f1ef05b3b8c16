# mypyc: compile
"""Which cubes can go where, and why another way cannot be (heading «MOVER MERCANCIAS», Raíles «TRANSPORTAR UN CUBO DE
MERCANCÍAS»)."""

from __future__ import annotations

from mypy_extensions import i64

from anden.games.cube_rails import routes
from anden.games.cube_rails.memo import CubeMemo
from anden.games.cube_rails.refusing import Trouble
from anden.games.cube_rails.routes import LENGTH, STEP, Routes
from anden.games.cube_rails.state import CubeState
from anden.games.cube_rails.track import NOBODY


def network(s: CubeState) -> Routes:
    """The completed links and what each place takes."""
    return routes.network(s.track, s.map.board, s.memo.also)


def cubes_on_links(s: CubeState, net: Routes) -> list[int]:
    """The cubes at places with a link, as place * colours + colour: those of one colour at one place are alike."""
    found: list[int] = []
    colors: i64 = len(s.map.goods)
    place: i64
    at: i64
    for place in range(net.places):
        if net.degree[place] != 0:
            for at in range(place * colors, place * colors + colors):
                if s.cubes[at] != 0:
                    found.append(at)
    return found


def any_from_places(s: CubeState, net: Routes) -> bool:
    """Whether the player can move a cube from any place."""
    colors: i64 = len(s.map.goods)
    limit: i64 = s.locomotive[s.seat()]
    at: i64
    for at in range(len(s.cubes)):
        if s.cubes[at] != 0 and net.degree[at // colors] != 0:
            net.from_place(at // colors, at % colors, limit)
            if net.found > 0:
                return True
    return False


def way_route(memo: CubeMemo, start: i64, way: i64) -> tuple[tuple[str, ...], tuple[int, ...]]:
    """The stops and the owners of a way of `routes`, as `Deliver` names them. `start` is a place, or a hex counted on after
    the places."""
    names = memo.names
    stops: list[str] = [names[start]]
    owners: list[int] = []
    steps: i64 = way >> LENGTH
    for _ in range(steps):
        stops.append(names[way & 63])
        owner: i64 = (way >> 6) & 7
        owners.append(-1 if owner == NOBODY else int(owner))
        way >>= STEP
    return tuple(stops), tuple(owners)


# --- judging ---------------------------------------------------------------------------------------------------------


def route_problem(
    s: CubeState, good: str, route: tuple[str, ...], owners: tuple[int, ...], hex: int = -1
) -> Trouble | None:
    """Whether a delivery names a colour, places and owners that there are; `hex`: where it starts, if at no place."""
    if good not in s.map.goods:
        return "unknown_good", {"good": good}
    if len(route) < 2 or len(owners) != len(route) - 1:
        return "route_shape", {}
    for stop in route[1:] if hex >= 0 else route:
        if stop not in s.map.place_number:
            return "unknown_place", {"place": stop}
    for i in range(len(owners)):
        if not -1 <= owners[i] < int(s.players):
            return "no_link", {"place": route[i], "other": route[i + 1], "owner": owners[i]}
    return None


def way_problem(
    s: CubeState, net: Routes, good: str, route: tuple[str, ...], owners: tuple[int, ...], hex: int = -1
) -> Trouble | None:
    """Why a cube cannot go over these stops, whose names are known."""
    limit = int(s.locomotive[s.seat()])
    start = s.map.place_number[route[0]] if hex < 0 else -1
    stops = [s.map.place_number[stop] for stop in route[1:]]
    number = s.map.goods.index(good)
    whose = [owner if owner >= 0 else NOBODY for owner in owners]
    trouble = routes.way_problem(net, start, hex, stops, whose, number, limit)
    if trouble is None:
        return None
    key, step = trouble
    if key == routes.NO_LINK:
        return key, {"place": route[step], "other": route[step + 1], "owner": owners[step]}
    if key == routes.TOO_FAR:
        return key, {"links": len(stops), "locomotive": limit}
    if key == routes.PLACE_TWICE or key == routes.THROUGH_TERMINAL:
        return key, {"place": route[step + 1]}
    return key, {"good": good, "place": route[step + 1]}
