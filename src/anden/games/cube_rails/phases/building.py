# mypyc: compile
"""The build turn of a player as both games play it: one placement after the other, until he finishes.

Headings «CONSTRUIR VIAS», «PROPIEDAD DE VIAS»; Raíles «FASE 2 – CONSTRUIR VÍAS», Standard «FASES 4 Y 5».
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from anden.core.facts import Arg, Event
from anden.games.cube_rails import laying, placing, refusing
from anden.games.cube_rails.actions import Build
from anden.games.cube_rails.laying import Laid
from anden.games.cube_rails.refusing import Trouble
from anden.games.cube_rails.state import NOBODY, CubeState

FLAT_COMPASS: Final = ("N", "NE", "SE", "S", "SW", "NW")
POINTY_COMPASS: Final = ("NW", "NE", "E", "SE", "SW", "W")
"""Where the edges 0-5 of a hex look to, for people."""


def begin_turn(s: CubeState) -> None:
    """A player's build turn begins."""
    s.used = 0
    s.spent = 0
    s.placed = ()
    laying.begin_turn(s.track)


def end_turn(s: CubeState, events: list[Event]) -> None:
    """Unfinished track that did not grow this turn is nobody's («PROPIEDAD DE VIAS», Raíles «CONEXIONES INCOMPLETAS»)."""
    seat = s.seat()
    events.append(Event("finish", {"seat": seat, "tiles": int(s.used), "spent": int(s.spent)}))
    for h in laying.end_turn(s.track, s.map.board, seat):
        events.append(Event("lose_track", {"seat": seat, "hex": s.map.board.labels[h]}))
    s.at += 1


# --- judging ---------------------------------------------------------------------------------------------------------


def packed_build(s: CubeState, a: Build) -> i64:
    """The placement as a number; a plain tile on a town has its disc. The names must be known."""
    board = s.map.board
    kind = s.map.tiles.kind_named(a.tile)
    return placing.packed_build(s.track, board, board.hex_named(a.hex), kind, a.turn)


def build_problem(
    s: CubeState, a: Build, limit: i64, money: i64, dearest: i64 = -1, city_to_come: bool = False
) -> Trouble | None:
    """Why a placement is refused, or None, with so much money to pay for it; `dearest` and `city_to_come` as in
    `placing.list_builds`."""
    if s.map.board.hex_named(a.hex) < 0:
        return "unknown_hex", {"hex": a.hex}
    if s.map.tiles.kind_named(a.tile) < 0:
        return "unknown_tile", {"tile": a.tile}
    if not 0 <= a.turn <= 5:
        return "no_such_turn", {"turn": a.turn}
    if s.used >= limit:
        return "no_tiles_left", {"limit": int(limit)}
    trouble = refusing.build_problem(
        s.track,
        s.map.board,
        s.map.terms,
        s.seat(),
        money,
        limit - s.used,
        packed_build(s, a),
        dearest,
        city_to_come,
    )
    return None if trouble is None else with_compass(s, trouble)


def with_compass(s: CubeState, trouble: Trouble) -> Trouble:
    """People read a side as a point of the compass."""
    key, args = trouble
    side = args.get("side")
    if isinstance(side, int):
        args = {**args, "compass": (POINTY_COMPASS if s.map.pointy else FLAT_COMPASS)[side]}
    return key, args


# --- telling ---------------------------------------------------------------------------------------------------------


def tell_build(s: CubeState, a: Build, packed: i64, price: i64, replaced: str, events: list[Event]) -> None:
    """Tell of a placement before it is laid: a new tile, a redirected one, or one that the game calls `replaced`."""
    key = "build"
    if s.track.tile[packed >> 8] != 0:
        redirects = placing.kind_of_build(s.track, s.map.board, packed) == placing.REDIRECT
        key = "redirect" if redirects else replaced
    args: dict[str, Arg] = {"seat": s.seat(), "hex": a.hex, "tile": a.tile, "price": int(price)}
    events.append(Event(key, args))


def tell_joined(s: CubeState, laid: Laid, events: list[Event]) -> None:
    """The track that a tile or a New City claimed, and the links that it completed."""
    board = s.map.board
    seat = s.seat()
    for h in laid.claimed:
        events.append(Event("claim", {"seat": seat, "hex": board.labels[h]}))
    for owner, first, second in laid.completed:
        ends = (board.place_ids[board.place[first]], board.place_ids[board.place[second]])
        events.append(Event("link", {"seat": seat_of(s, owner), "places": ends}))


def seat_of(s: CubeState, owner: int) -> int:
    """An owner as events name him: -1 = nobody."""
    return owner if owner < s.players else NOBODY
