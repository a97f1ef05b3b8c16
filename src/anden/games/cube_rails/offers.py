# mypyc: compile
"""What a tile or a New City would do, for the person who looks at it."""

from __future__ import annotations

from typing import Any

from anden.games.cube_rails import laying, placing
from anden.games.cube_rails.actions import Build
from anden.games.cube_rails.laying import Laid
from anden.games.cube_rails.phases import auction, building
from anden.games.cube_rails.state import CubeState
from anden.games.cube_rails.view import seat_of


def build(s: CubeState, a: Build) -> dict[str, Any]:
    """The price before any reduction, what kind of placement it is, the links it completes, whether it claims track."""
    board, terms = s.map.board, s.map.terms
    packed = building.packed_build(s, a)
    laid = laying.lay(s.track.copy(), board, terms, s.seat(), packed)
    return {
        "price": int(placing.price_of(s.track, board, terms, packed)),
        "kind": placing.kind_of_build(s.track, board, packed),
        "done": completed(s, laid),
        "claims": bool(laid.claimed),
    }


def new_city(s: CubeState, town: str, color: int) -> dict[str, Any]:
    hex = int(s.map.board.hex_of_place[s.map.place_number[town]])
    laid = laying.put_city(s.track.copy(), s.map.board, s.map.terms, s.seat(), hex, color)
    return {"done": completed(s, laid)}


def completed(s: CubeState, laid: Laid) -> list[list[str | int | None]]:
    """The links that would be completed: both places and the owner."""
    ids, place = s.map.board.place_ids, s.map.board.place
    return [
        [ids[place[first]], ids[place[second]], seat_of(s, owner)] for owner, first, second in laid.completed
    ]


def drop(s: CubeState) -> dict[str, Any]:
    """The place, from 1, of who leaves the auction now, and what he pays."""
    place = len(s.queue) - len(s.dropped)
    return {"place": place, "pays": auction.payment(s, s.seat(), place)}
