# mypyc: compile
"""Which cubes can go where: every delivery with its whole route, and why another cannot be.

Heading «TRANSPORTAR UN CUBO DE MERCANCÍAS». What is particular: the mover uses at least one own link, and as many own as of
any other player.
"""

from __future__ import annotations

from mypy_extensions import i64

from anden.core.facts import Problem
from anden.games.cube_rails.phases import moves
from anden.games.cube_rails.routes import Routes
from anden.games.railes.actions import Deliver, RailesAction
from anden.games.railes.keys import refusal, told
from anden.games.railes.maps.game_map import GOODS
from anden.games.railes.memo import GOOD_NUMBER
from anden.games.railes.state import COLORS, State


def network(s: State, seat: int) -> Routes:
    """The completed links, for a player: at least one own link, and as many own as of any other player."""
    net = moves.network(s)
    net.mover = seat
    return net


def any_delivery(s: State) -> bool:
    """Whether the player can move anything."""
    return moves.any_from_places(s, network(s, s.seat()))


def deliveries(s: State) -> list[RailesAction]:
    """Every delivery open to the player."""
    out: list[RailesAction] = []
    seat = s.seat()
    net = network(s, seat)
    limit: i64 = s.locomotive[seat]
    i: i64
    for at in moves.cubes_on_links(s, net):
        place: i64 = at // COLORS
        good: i64 = at % COLORS
        net.from_place(place, good, limit)
        for i in range(net.found):
            stops, owners = moves.way_route(s.memo, place, net.ways[i])
            out.append(Deliver(GOODS[good], stops, owners))
    return out


# --- judging ---------------------------------------------------------------------------------------------------------


def problem(s: State, a: Deliver) -> Problem | None:
    trouble = moves.route_problem(s, a.good, a.route, a.owners)
    if trouble is None:
        if s.cubes[s.map.place_number[a.route[0]] * COLORS + GOOD_NUMBER[a.good]] == 0:
            return refusal("no_such_cube", good=a.good, place=a.route[0])
        trouble = moves.way_problem(s, network(s, s.seat()), a.good, a.route, a.owners)
    return _share_problem(s, a) if trouble is None else told(trouble)


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
