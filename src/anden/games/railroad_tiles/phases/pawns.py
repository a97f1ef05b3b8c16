# mypyc: compile
"""Phase 3, placing pawns (heading «Colocación de peones»): tokens, stars, points at once."""

from __future__ import annotations

from mypy_extensions import i64

from anden.core.facts import Arg, Event, Problem
from anden.games.railroad_tiles.actions import Place, TilesAction
from anden.games.railroad_tiles.conditions import challenges
from anden.games.railroad_tiles.keys import refusal
from anden.games.railroad_tiles.phases.memo import M, place_action
from anden.games.railroad_tiles.phases.round_end import end_round
from anden.games.railroad_tiles.printed.faces import CHALLENGES, PAWNS, TOKEN_IDS
from anden.games.railroad_tiles.printed.tables import T
from anden.games.railroad_tiles.state import PAWNS as PAWNS_PHASE
from anden.games.railroad_tiles.state import STAR, Player, State
from anden.games.railroad_tiles.territories.networks import pawn_points
from anden.games.railroad_tiles.territories.territory import cell_of


def start_pawns(s: State) -> list[Event]:
    """All tiles are laid: pawns are placed in this round's turn order."""
    s.phase = PAWNS_PHASE
    s.at = -1
    if not s.active:
        return [Event("no_tokens"), *end_round(s)]
    return next_player(s)


def next_player(s: State) -> list[Event]:
    """On to the next player who can place something; who cannot is passed over."""
    events: list[Event] = []
    while s.at + 1 < len(s.order):
        s.at += 1
        s.used = 0
        if can_place(s):
            return events
        events.append(Event("skip_pawns", {"seat": s.seat()}))
    s.used = 0
    events.extend(end_round(s))
    return events


def usable_tokens(s: State) -> list[int]:
    """The active tokens not used yet. Of two that allow the same pawns a player may take either."""
    return [i for i in range(len(s.active)) if (s.used >> i) & 1 == 0]


def can_place(s: State) -> bool:
    """Whether the player to act could place any pawn."""
    player = s.player()
    allowed: i64 = 0
    for token in usable_tokens(s):
        allowed |= 7 if player.stars > 0 else i64(T.token_pawns[s.active[token]])
    pawn: i64
    for pawn in range(3):
        if (allowed >> pawn) & 1 != 0 and s.pool[pawn] > 0 and player.territory.has_free_location(pawn):
            return True
    return False


def legal_pawns(s: State) -> list[TilesAction]:
    out: list[TilesAction] = []
    player = s.player()
    t = player.territory
    locations = T.locations
    tile = t.tile
    pawns = t.pawns
    pawn: i64
    slot: i64
    for token in usable_tokens(s):
        printed: i64 = i64(T.token_pawns[s.active[token]])
        for pawn in range(3):
            star: bool = (printed >> pawn) & 1 == 0
            if s.pool[pawn] == 0 or (star and player.stars == 0):
                continue
            for slot in range(t.tiles):
                if (i64(locations[i64(tile[slot]) >> 3]) & ~i64(pawns[slot])) >> pawn & 1 != 0:
                    out.append(place_action(pawn, i64(t.cell[slot]), token, star))
    out.append(M.end)
    return out


def place_problem(s: State, a: Place) -> Problem | None:
    if a.pawn not in PAWNS:
        return refusal("unknown_pawn", pawn=a.pawn)
    if not 0 <= a.token < len(s.active):
        return refusal("no_such_token", token=a.token + 1)
    token = s.active[a.token]
    if (s.used >> a.token) & 1 != 0:
        return refusal("token_used", token=TOKEN_IDS[token])
    pawn = PAWNS.index(a.pawn)
    player = s.player()
    printed = (int(T.token_pawns[token]) >> pawn) & 1 != 0
    if printed and a.star:
        return refusal("star_not_needed", pawn=a.pawn, token=TOKEN_IDS[token])
    if not printed and not a.star:
        return refusal("star_needed", pawn=a.pawn, token=TOKEN_IDS[token])
    if a.star and player.stars == 0:
        return refusal("no_star", pawn=a.pawn)
    if s.pool[pawn] == 0:
        return refusal("pool_empty", pawn=a.pawn)
    return _location_problem(player, a, pawn)


def _location_problem(player: Player, a: Place, pawn: int) -> Problem | None:
    t = player.territory
    cell = cell_of(a.x, a.y) if -99 < a.x < 99 and -99 < a.y < 99 else -1
    slot = t.slot_at(cell) if cell >= 0 else -1
    if slot < 0:
        return refusal("no_tile", x=a.x, y=a.y)
    if (int(T.locations[int(t.tile[slot]) >> 3]) >> pawn) & 1 == 0:
        return refusal("no_location", pawn=a.pawn, x=a.x, y=a.y)
    if not t.free_location(slot, pawn):
        return refusal("location_taken", pawn=a.pawn, x=a.x, y=a.y)
    return None


def place(s: State, a: Place) -> list[Event]:
    """Place a pawn and score it at once; a star spent goes back to the pool."""
    player = s.player()
    t = player.territory
    pawn: i64 = PAWNS.index(a.pawn)
    slot: i64 = t.slot_at(cell_of(a.x, a.y))
    points: i64 = pawn_points(t, slot, pawn, s.challenge == challenges.LAZY_TRAVELLERS)
    t.put_pawn(slot, pawn)
    player.placed = (*player.placed, int(slot * 64 + pawn * 8 + points))
    s.pool[pawn] = s.pool[pawn] - 1
    one: i64 = T.one
    s.used |= one << i64(a.token)
    if a.star:
        player.stars -= 1
        s.pool[STAR] = s.pool[STAR] + 1
    args: dict[str, Arg] = {
        "seat": s.seat(),
        "pawn": a.pawn,
        "x": a.x,
        "y": a.y,
        "points": int(points),
        "token": TOKEN_IDS[s.active[a.token]],
    }
    events = [Event("place_star" if a.star else "place", args)]
    if s.challenge != 0:
        watch_limit(s, events)
    return events


def watch_limit(s: State, events: list[Event]) -> None:
    """Solo: say at once when the limit of the challenge breaks."""
    number = int(s.challenge)
    if s.broken or not challenges.is_limit(number):
        return
    t = s.people[0].territory
    if not challenges.holds(t, number):
        s.broken = True
        args: dict[str, Arg] = {
            "number": number,
            "have": challenges.measure(t, number),
            "goal": CHALLENGES[number].goal,
        }
        events.append(Event("challenge_broken", args))
