"""Why nothing can be done with what a person points at: the reason that matters most, from the same judges as `problem`."""

from __future__ import annotations

from anden.core.facts import Problem
from anden.games.railroad_tiles.actions import Discard, Lay, Place, Refuse, Start, Take
from anden.games.railroad_tiles.keys import refusal
from anden.games.railroad_tiles.phases import pawns, selection
from anden.games.railroad_tiles.phases.judge import problem
from anden.games.railroad_tiles.printed.faces import CODES, ROUTES, SIDES, TOKEN_IDS
from anden.games.railroad_tiles.printed.faces import PAWNS as PAWN_IDS
from anden.games.railroad_tiles.printed.tables import T
from anden.games.railroad_tiles.state import LAY, PAWNS, START, State
from anden.games.railroad_tiles.targets import AtCell, AtColumn, AtRefusal, AtTile, AtToken, TilesTarget
from anden.games.railroad_tiles.territories.territory import BESIDE, cell_of

TURNS = 8
NEARNESS = ("location_taken", "pool_empty", "no_token_for", "star_needed", "star_not_needed")
"""Reasons why a pawn is not placed, as far as they are from one that can be: the last is the only thing in the way."""


def why_not(s: State, target: TilesTarget) -> Problem | None:
    """For whoever is to act. Where a target is all there is to choose, its action is judged."""
    match target:
        case AtColumn():
            return problem(s, Take(target.column))
        case AtTile():
            return _tile(s, target.tile)
        case AtCell():
            return _location(s, target) if s.phase == PAWNS else _space(s, target)
        case AtToken():
            return _token(s, target.token, target.star)
        case AtRefusal():
            return _refuse(s, target.tile)


# --- tiles -----------------------------------------------------------------------------------------------------------


def _tile(s: State, tile: str) -> Problem | None:
    """A tile that can be laid, or put away because nothing can be laid, is open."""
    if s.phase == START:
        return problem(s, Start(tile))
    if s.phase != LAY:
        return problem(s, Lay(tile, 0, 0, 0))
    found = selection.discard_problem(s, Discard(tile))
    return None if found is not None and found.key == "tile_fits" else found


def _space(s: State, target: AtCell) -> Problem | None:
    """Why a tile cannot be laid on a space, whichever way it is turned."""
    x, y, tile = target.x, target.y, target.tile
    if s.phase == LAY and tile == "":
        player = s.player()
        return refusal("tile_first") if player.hand or player.owes else refusal("all_laid")
    found = [problem(s, Lay(tile, x, y, turn)) for turn in range(TURNS)]
    if found[0] is None or found[0].key != "side_mismatch":
        return found[0]
    if None in found:
        return None
    return refusal("never_fits", tile=tile, x=x, y=y, wants=_wants(s, x, y))


def _wants(s: State, x: int, y: int) -> tuple[str, ...]:
    """What the tiles around a space ask for, clockwise from the north: «N_road»."""
    t = s.player().territory
    asks = int(t.asks[int(t.grid[cell_of(x, y)]) - BESIDE])
    sides = [(side, asks >> 2 * side & 3) for side in range(4)]
    return tuple(f"{SIDES[side]}_{ROUTES[ask - 1]}" for side, ask in sides if ask != 0)


def _refuse(s: State, tile: str) -> Problem | None:
    """Without a tile picked, what holds for all of the hand."""
    hand = s.player().hand if s.phase == LAY else ()
    found = problem(s, Refuse(tile or (CODES[hand[0]] if hand else "")))
    return refusal("tile_first") if found is None and tile == "" else found


# --- pawns -----------------------------------------------------------------------------------------------------------


def _location(s: State, target: AtCell) -> Problem | None:
    """Why no pawn can be placed on a tile: of all pawns that have a Location there, the one that comes nearest."""
    t = s.player().territory
    x, y = target.x, target.y
    slot = t.slot_at(cell_of(x, y)) if -99 < x < 99 and -99 < y < 99 else -1
    if slot < 0:
        return refusal("no_tile", x=x, y=y)
    printed = int(T.locations[int(t.tile[slot]) >> 3])
    here = [pawn for pawn in range(len(PAWN_IDS)) if printed >> pawn & 1]
    if not here:
        return refusal("no_locations", x=x, y=y)
    tokens = [target.token] if target.token >= 0 else pawns.usable_tokens(s)
    if not tokens:
        return refusal("tokens_used")
    found = [_pawn(s, target, pawn, token) for pawn in here for token in tokens]
    reasons = [reason for reason in found if reason is not None]
    return None if len(reasons) < len(found) else max(reasons, key=_nearness)


def _nearness(reason: Problem) -> int:
    return NEARNESS.index(reason.key) if reason.key in NEARNESS else -1


def _pawn(s: State, target: AtCell, pawn: int, token: int) -> Problem | None:
    """A pawn that no token allows needs a star."""
    found = pawns.place_problem(s, Place(PAWN_IDS[pawn], target.x, target.y, token, target.star))
    if found is None or found.key not in ("star_needed", "no_star"):
        return found
    with_star = pawns.place_problem(s, Place(PAWN_IDS[pawn], target.x, target.y, token, True))
    if with_star is not None and with_star.key == "no_star":
        return refusal("no_token_for", pawn=PAWN_IDS[pawn])
    return found if with_star is None else with_star


def _token(s: State, token: int, star: bool) -> Problem | None:
    """Why a token of the active zone cannot be used: it was, or nothing that it allows has a place."""
    if s.phase != PAWNS:
        return problem(s, Place("car", 0, 0, token, star))
    if not 0 <= token < len(s.active):
        return refusal("no_such_token", token=token + 1)
    name = TOKEN_IDS[s.active[token]]
    if s.used >> token & 1:
        return refusal("token_used", token=name)
    player = s.player()
    printed = int(T.token_pawns[s.active[token]])
    allowed = [pawn for pawn in range(len(PAWN_IDS)) if (printed >> pawn & 1) != star]
    free = [pawn for pawn in allowed if player.territory.has_free_location(pawn)]
    if not free:
        return refusal("token_no_location", token=name)
    if all(s.pool[pawn] == 0 for pawn in free):
        return refusal("pool_empty", pawn=PAWN_IDS[free[0]])
    return refusal("no_token_for", pawn=PAWN_IDS[free[0]]) if star and player.stars == 0 else None
