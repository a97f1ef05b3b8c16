"""Why nothing can be built on a hex, and why a cube stays where it is: of all reasons the one that matters most.

`refusing` and `routes` judge one tile on one hex and one way of one cube. Here nobody has chosen a tile or a way yet: all are
asked, and the answer is what stands between the player and the one that comes nearest. Games add their own words: a Trouble
becomes a Problem there.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import u8

from anden.games.cube_rails.actions import Bid, Finish, Upgrade
from anden.games.cube_rails.board import BLOCKED
from anden.games.cube_rails.contiguity import has_track
from anden.games.cube_rails.cube_map import CubeMap
from anden.games.cube_rails.placing import Lister
from anden.games.cube_rails.refusing import Trouble, tile_problem
from anden.games.cube_rails.routes import FAR, LENGTH, ROOM, STEP, STEPS, Routes
from anden.games.cube_rails.site import FINISHED, NOT_LAST, OUT_OF_REACH, TURNABLE, Site
from anden.games.cube_rails.state import CubeState
from anden.games.cube_rails.targets import AtBid, AtCube, AtFinish, AtGoal, AtUpgrade
from anden.games.cube_rails.tiles import TO_TOWN
from anden.games.cube_rails.track import BUILT, NOBODY
from anden.hexes import grid


def action_at(target: AtBid | AtUpgrade | AtFinish) -> Bid | Upgrade | Finish:
    """The action of a target that is all there is to choose."""
    match target:
        case AtBid():
            return Bid(target.amount)
        case AtUpgrade():
            return Upgrade()
        case AtFinish():
            return Finish()


# --- a hex -----------------------------------------------------------------------------------------------------------

NOT_CHOSEN: Final = ""
"""A tile nobody has chosen yet."""

NEARNESS: Final = (
    "meets_other",
    "out_of_stock",
    "no_town_discs",
    "no_ownership_discs",
    "start_city",
    "not_contiguous",
    "too_expensive",
    "unfinished_track",
)
"""Reasons that a whole hex can have, as far as they are from a tile that may lie there: the last is the only thing in the way.
They come in the order in which a tile is judged."""


def closed_hex(lister: Lister, h: int, limit: int) -> Trouble | None:
    """Why no tile at all can be placed on a hex now: it is a city, all tiles of the turn (`limit`) are placed, or it
    has had its tile this turn."""
    track, board = lister.site.track, lister.site.board
    label = board.labels[h]
    if track.city[h] != 0:
        return "on_city", {"hex": label, "place": board.place_ids[board.place[h]]}
    if lister.tiles_left <= 0:
        return "no_tiles_left", {"limit": limit}
    if track.fresh[h] & BUILT != 0:
        return "hex_built_this_turn", {"hex": label}
    return None


def tiles_on(lister: Lister, map: CubeMap, h: int) -> tuple[list[int], Trouble | None]:
    """The tiles that may be placed on a hex that is not closed; if there are none, why."""
    site = lister.site
    site.look(h)
    fitting: list[int] = []
    nearest: Trouble | None = None
    for tile in site.tiles.town if site.town else site.tiles.plain:
        if tile == site.old:
            continue
        trouble = tile_problem(lister, tile)
        if trouble is None:
            fitting.append(int(tile))
        elif nearest is None or _nearness(trouble) > _nearness(nearest):
            nearest = trouble
    if fitting:
        return fitting, None
    return [], _out_of_reach(site, map) or _hex_trouble(site, nearest)


def _nearness(trouble: Trouble) -> tuple[int, int]:
    """How near a tile came; of two that are too dear the cheaper one came nearer."""
    key, args = trouble
    price = args.get("price", 0)
    return NEARNESS.index(key) if key in NEARNESS else -1, -price if isinstance(price, int) else 0


def _out_of_reach(site: Site, map: CubeMap) -> Trouble | None:
    """Whether new track has nothing to join here: no city, no track of the player that ends here, none to redirect."""
    if site.join != 0 or site.own_town or site.turn_1 != 0 or site.turn_2 != 0:
        return None
    label = {"hex": site.board.labels[site.hex]}
    fates = _fates(site)
    for fate, key in ((FINISHED, "redirect_finished"), (NOT_LAST, "redirect_not_last")):
        if fate in fates:
            return key, {**label}
    if TURNABLE in fates:
        return None
    if OUT_OF_REACH in fates or any(site.face[e] == NOBODY for e in range(6)):
        return "unowned_out_of_reach", {**label}
    # Also behind sides that track may not lead over, which the board does not know.
    beyond = grid.neighbours(list(zip(map.hex_q, map.hex_r, strict=True)))
    for side in range(site.hex * 6, site.hex * 6 + 6):
        if site.board.side[side] == BLOCKED and site.track.city[beyond[side]] != 0:
            return "blocked_side", {**label, "side": side % 6}
    return "hex_out_of_reach" if has_track(site.track, site.seat) else "hex_not_by_city", {**label}


def _fates(site: Site) -> list[int]:
    """What may become of the old track here that is the player's or nobody's."""
    found: list[int] = []
    if site.old == 0 or site.town:
        return found
    for a in range(6):
        b = int(site.tiles.other[site.old * 8 + a])
        if a < b < TO_TOWN and site.track.owner[site.hex * 6 + a] in (site.seat, NOBODY):
            found.append(int(site.fate(a, b)))
    return found


def _hex_trouble(site: Site, nearest: Trouble | None) -> Trouble:
    """Track can come in, but no tile lets it go on; or the one that came nearest lacks something."""
    label = site.board.labels[site.hex]
    if nearest is not None and nearest[0] in NEARNESS:
        key, args = nearest
        return ("hex_too_expensive", {"hex": label, **args}) if key == "too_expensive" else nearest
    return "hex_no_way_on" if site.old == 0 else "hex_full", {"hex": label}


# --- a cube ----------------------------------------------------------------------------------------------------------


NO_LAND: Final = vec[u8]()


class Cube:
    """A cube where it lies: at a place, or (`place` -1) on the track of a hex."""

    def __init__(self, net: Routes, place: int, h: int, good: str, colour: int, limit: int) -> None:
        self.net = net
        self.place = place
        self.hex = h
        self.good = good
        self.colour = colour
        self.limit = limit
        """How many links the locomotive reaches."""

    @property
    def name(self) -> str:
        board = self.net.board
        return board.place_ids[self.place] if self.place >= 0 else board.labels[self.hex]

    def named(self, places: list[int]) -> tuple[str, ...]:
        return tuple(self.net.board.place_ids[place] for place in places)

    def ways(self, limit: int, goal: int = -1) -> list[int]:
        """The ways of so many links at most, to one place or to any; each is packed as in `routes`."""
        if self.place >= 0:
            self.net.from_place(self.place, self.colour, limit)
        else:
            self.net.from_track(self.hex, self.colour, limit)
        found = [int(self.net.ways[i]) for i in range(int(self.net.found))]
        return found if goal < 0 else [way for way in found if _steps(way)[-1][0] == goal]

    def goals(self) -> list[int]:
        """The places that take it, other than the one where it lies."""
        accept = self.net.accept
        return [p for p in range(len(accept)) if accept[p] >> self.colour & 1 and p != self.place]


def _steps(way: int) -> list[tuple[int, int]]:
    """The stops of a way, each with the owner of the link that leads there."""
    return [(way >> i * STEP & 63, way >> i * STEP + 6 & 7) for i in range(way >> LENGTH)]


def goods_trouble(
    s: CubeState, net: Routes, target: AtCube | AtGoal, land: vec[u8] = NO_LAND
) -> Trouble | None:
    """Why the cube that is pointed at stays where it is, or does not go to the place that is pointed at. `land`: by hex,
    colour + 1 of the cube that lies there; 0 = none. Empty on maps without cubes on open land."""
    cube = _find(s, net, target, land)
    if not isinstance(cube, Cube):
        return cube
    if isinstance(target, AtCube):
        return _cube_trouble(cube)
    goal = s.map.place_number.get(target.goal, -1)
    if goal < 0:
        return "unknown_place", {"place": target.goal}
    return _goal_trouble(cube, goal)


def _find(s: CubeState, net: Routes, target: AtCube | AtGoal, land: vec[u8]) -> Cube | Trouble:
    """The cube that is pointed at, or why there is none to ask about."""
    good, goods = target.good, s.map.goods
    if good not in goods:
        return "unknown_good", {"good": good}
    colour = goods.index(good)
    place = s.map.place_number.get(target.place, -1)
    h = s.map.board.hex_named(target.place) if place < 0 and len(land) > 0 else -1
    if place < 0 and h < 0:
        return "unknown_place", {"place": target.place}
    there = s.cubes[place * len(goods) + colour] != 0 if place >= 0 else land[h] == colour + 1
    if not there:
        return "no_such_cube", {"good": good, "place": target.place}
    return Cube(net, place, h, good, colour, int(s.locomotive[s.seat()]))


def _cube_trouble(cube: Cube) -> Trouble | None:
    """Why a cube cannot go anywhere."""
    if cube.ways(cube.limit):
        return None
    goals = cube.goals()
    if not goals:
        return "no_goal", {"good": cube.good}
    if trouble := _left_alone(cube) or _far(cube, cube.ways(STEPS)) or _foreign(cube):
        return trouble
    away = _links_away(cube)
    if away < FAR:
        return "too_far", {"links": away, "locomotive": cube.limit}
    return "no_way", {"good": cube.good, "place": cube.name, "places": cube.named(goals)}


def _goal_trouble(cube: Cube, goal: int) -> Trouble | None:
    """Why a cube cannot go to a place."""
    if cube.ways(cube.limit, goal):
        return None
    goals = cube.goals()
    if not goals:
        return "no_goal", {"good": cube.good}
    there = cube.net.board.place_ids[goal]
    if goal not in goals:
        return "wrong_goal", {"good": cube.good, "place": there, "places": cube.named(goals)}
    if trouble := _left_alone(cube) or _far(cube, cube.ways(STEPS, goal)) or _foreign(cube, goal):
        return trouble
    return _on_the_way(cube, goal) or ("no_way_to", {"place": cube.name, "other": there})


def _left_alone(cube: Cube) -> Trouble | None:
    """No track touches the cube."""
    if cube.place >= 0:
        return None if cube.net.degree[cube.place] > 0 else ("no_link_from", {"place": cube.name})
    return None if cube.net.track.tile[cube.hex] != 0 else ("cube_off_track", {"hex": cube.name})


def _far(cube: Cube, ways: list[int]) -> Trouble | None:
    """The locomotive alone is in the way."""
    if not ways:
        return None
    return "too_far", {"links": min(way >> LENGTH for way in ways), "locomotive": cube.limit}


def _foreign(cube: Cube, goal: int = -1) -> Trouble | None:
    """Raíles: there are ways, but they take too few links of the player's own."""
    mover = int(cube.net.mover)
    if mover < 0:
        return None
    cube.net.mover = -1
    ways = cube.ways(cube.limit, goal)
    longer = cube.ways(STEPS, goal)
    cube.net.mover = mover
    if not ways:
        return _far(cube, longer)
    shares = [_shares(way, mover) for way in ways]
    seat, theirs, own = min(shares, key=lambda share: share[1] - share[2])
    if own == 0:
        return "no_own_link", {}
    return "too_many_foreign", {"seat": seat, "theirs": theirs, "own": own}


def _shares(way: int, mover: int) -> tuple[int, int, int]:
    """Of a way: the other player with the most links, how many those are, and how many the mover's own."""
    owners = [owner for _, owner in _steps(way)]
    others = [seat for seat in range(NOBODY) if seat != mover]
    rival = max(others, key=owners.count)
    return rival, owners.count(rival), owners.count(mover)


def _links_away(cube: Cube) -> int:
    """Links to the nearest place that takes the cube, however many; FAR = none leads there. `Cube.ways` was asked before."""
    net, at = cube.net, cube.place
    if at < 0:
        return FAR
    beyond = [int(net.distance[net.to[i]]) for i in range(at * ROOM, at * ROOM + int(net.degree[at]))]
    return min(FAR, 1 + min(beyond, default=FAR))


def _on_the_way(cube: Cube, goal: int) -> Trouble | None:
    """Links lead to the goal: over more than any locomotive reaches, or only through a place where the cube must end."""
    if cube.place < 0:
        return None
    stops = _shortest(cube, goal, free=True)
    if stops:
        return "too_far", {"links": len(stops), "locomotive": cube.limit}
    net = cube.net
    for stop in _shortest(cube, goal, free=False):
        place = {"place": net.board.place_ids[stop]}
        if net.accept[stop] >> cube.colour & 1:
            return "must_stop", {"good": cube.good, **place}
        if net.terminal[stop]:
            return "through_terminal", {**place}
    return None


def _shortest(cube: Cube, goal: int, free: bool) -> list[int]:
    """The stops of a shortest way over completed links to a goal; `free`: only through places that let the cube pass."""
    net = cube.net
    came_from = {cube.place: -1}
    queue = [cube.place]
    for at in queue:
        ends = net.accept[at] >> cube.colour & 1 or net.terminal[at]
        if at != cube.place and (at == goal or (free and ends)):
            continue
        for i in range(at * ROOM, at * ROOM + int(net.degree[at])):
            there = int(net.to[i])
            if there not in came_from:
                came_from[there] = at
                queue.append(there)
    stops: list[int] = []
    while goal != cube.place and goal in came_from:
        stops.insert(0, goal)
        goal = came_from[goal]
    return stops
