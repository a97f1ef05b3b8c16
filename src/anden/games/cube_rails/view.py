# mypyc: compile
"""The parts of a view that both games show alike; see docs/reference/views.md."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from anden.games.cube_rails import laying
from anden.games.cube_rails.cube_map import FREE, FULL
from anden.games.cube_rails.links import Link
from anden.games.cube_rails.phases import auction as bidding
from anden.games.cube_rails.state import NOBODY, CubeState
from anden.games.cube_rails.tiles import TO_TOWN
from anden.games.cube_rails.track import far_end

PAYMENTS: Final = {FULL: "all", FREE: "none"}

# The parts of a state that both games have, for `snapshot`.
NUMBERS: Final = (
    "players",
    "phase",
    "turn",
    "turns",
    "at",
    "highest",
    "pass_holder",
    "used",
    "spent",
    "round",
    "upgraded",
)
ARRAYS: Final = ("cash", "income", "locomotive", "action", "out", "bid", "cubes", "bag")
PLAIN: Final = ("order", "queue", "dropped", "pass_used", "placed")
TRACK_ARRAYS: Final = ("tile", "owner", "city", "fresh", "left", "origin")


def table(s: CubeState, phase: str, links: list[Link]) -> dict[str, Any]:
    """The turn, the track and the order."""
    return {
        "map": s.map.id,
        "turn": int(s.turn),
        "turns": int(s.turns),
        "phase": phase,
        "track": [_tile(s, h) for h in range(int(s.map.board.n)) if s.track.tile[h]],
        "links": [_link(s, link) for link in links],
        "order": list(s.order),
        "move_round": int(s.round),
    }


def seat_of(s: CubeState, owner: int) -> int | None:
    """The owner of track as a view names him."""
    return owner if owner < s.players else None


def goods(s: CubeState, counts: Any) -> list[str]:
    """Cubes one by one, from how many there are of each colour."""
    return [s.map.goods[good] for good, n in enumerate(counts) for _ in range(n)]


def goods_at(s: CubeState, place: int) -> list[str]:
    colors = len(s.map.goods)
    return goods(s, s.cubes[place * colors : (place + 1) * colors])


def acting(s: CubeState, bids: bool) -> list[int]:
    """Who has still to act, in order; while there are `bids` all who are still in the auction, from who is asked."""
    left = list(s.queue[s.at :])
    if bids:
        left = [seat for seat in (*left, *s.queue[: s.at]) if seat not in s.dropped]
    return [seat for seat in left if seat >= 0]


def _tile(s: CubeState, h: int) -> dict[str, Any]:
    tiles, tile = s.map.tiles, int(s.track.tile[h])
    paths = []
    for a in range(6):
        b = int(tiles.other[tile * 8 + a])
        if b == TO_TOWN or a < b < TO_TOWN:
            ends = [a] if b == TO_TOWN else [a, b]
            done = all(far_end(s.track, s.map.board, h, e) >= 0 for e in ends)
            owner = seat_of(s, int(s.track.owner[h * 6 + a]))
            paths.append({"a": a, "b": None if b == TO_TOWN else b, "owner": owner, "done": done})
    return {
        "hex": s.map.board.labels[h],
        "tile": tiles.id_of(tile),
        "turn": int(tiles.turn[tile]),
        "disc": bool(tiles.disc[tile]),
        "paths": paths,
    }


def _link(s: CubeState, link: Link) -> dict[str, Any]:
    board = s.map.board
    return {
        "owner": seat_of(s, link.owner),
        "from": board.place_ids[board.place[link.start]],
        "to": board.place_ids[board.place[link.end]] if link.done() else None,
        "done": link.done(),
        "length": link.sections,
        "hexes": [board.labels[h] for h in link.hexes()],
    }


def auction(s: CubeState) -> dict[str, Any]:
    """The auction of the turn order."""
    seats, holder = len(s.queue), s.pass_holder
    may_pass = holder in s.queue and holder not in s.dropped and not s.pass_used
    return {
        "bids": {str(seat): int(s.bid[seat]) for seat in s.queue if s.bid[seat] != s.map.no_bid},
        "highest": None if s.highest == NOBODY else int(s.highest),
        "lowest_bid": int(bidding.lowest_bid(s)),
        "passes": [int(holder)] if may_pass else [],
        "dropped": list(s.dropped),
        "paid": {str(seat): bidding.payment(s, seat, seats - i) for i, seat in enumerate(s.dropped)},
        "payments": [PAYMENTS.get(s.map.payment_at(i, seats), "half") for i in range(seats)],
    }


def build(s: CubeState, limit: int, prices: int) -> dict[str, Any]:
    """The build turn of the player; `prices`: how the game packs `placed`."""
    seat, board, tiles = s.seat(), s.map.board, s.map.tiles
    placed = []
    for number in s.placed:
        packed, price = divmod(number, prices)
        h, tile = divmod(packed, 256)
        kind = tiles.id_of(tile) if tile else ""
        placed.append({"hex": board.labels[h], "tile": kind, "turn": int(tiles.turn[tile]), "price": price})
    fading = {h for hexes in laying.fading(s.track, board, seat) for h in hexes}
    return {
        "seat": seat,
        "used": int(s.used),
        "limit": limit,
        "spent": int(s.spent),
        "placed": placed,
        "fading": [board.labels[h] for h in sorted(fading)],
    }


def player(s: CubeState, seat: int, actions: tuple[str, ...], links: list[Link]) -> dict[str, Any]:
    """`actions`: the ids of the action tiles, by number."""
    action = int(s.action[seat])
    return {
        "cash": int(s.cash[seat]),
        "income": int(s.income[seat]),
        "locomotive": int(s.locomotive[seat]),
        "links": sum(link.owner == seat and link.done() for link in links),
        "out": s.out[seat] != 0,
        "action": actions[action] if action >= 0 else None,
        "upgraded": bool(s.upgraded >> seat & 1),
    }


def snapshot(
    s: CubeState, numbers: Sequence[str], arrays: Sequence[str], plain: Sequence[str]
) -> dict[str, Any]:
    """The whole state, to compare and to debug: what both games have, and these parts of one."""
    t = s.track
    return {
        "map": s.map.id,
        **{name: int(getattr(s, name)) for name in (*NUMBERS, *numbers)},
        **{name: [int(n) for n in getattr(s, name)] for name in (*ARRAYS, *arrays)},
        **{name: getattr(s, name) for name in (*PLAIN, *plain)},
        "track": {name: [int(n) for n in getattr(t, name)] for name in TRACK_ARRAYS},
    }
