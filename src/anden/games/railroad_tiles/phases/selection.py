# mypyc: compile
"""Phase 2, taking a column and laying its tiles (heading «Selección de losetas»)."""

from __future__ import annotations

from mypy_extensions import i64

from anden.core.facts import Arg, Event, Problem
from anden.games.railroad_tiles.actions import Discard, Lay, Refuse, Take, TilesAction
from anden.games.railroad_tiles.keys import refusal
from anden.games.railroad_tiles.phases.memo import M, lay_action
from anden.games.railroad_tiles.phases.pawns import start_pawns, watch_limit
from anden.games.railroad_tiles.printed.faces import CODES, COLUMNS, INDEX, ROUTES, SIDES
from anden.games.railroad_tiles.printed.tables import OBJECTIVE_BASE, T
from anden.games.railroad_tiles.state import LAY, NOBODY, STAR, TAKE, Player, State, replaced, without
from anden.games.railroad_tiles.territories.territory import BESIDE, Territory, cell_of, neighbour, x_of, y_of

# --- taking a column -------------------------------------------------------------------------------------------------


def legal_takes(s: State) -> list[TilesAction]:
    out: list[TilesAction] = []
    for i in range(len(s.taken)):
        if s.taken[i] == NOBODY:
            out.append(M.takes[i])
    return out


def take_problem(s: State, a: Take) -> Problem | None:
    if not 0 <= a.column < len(s.columns):
        return refusal("no_such_column", column=a.column + 1, columns=len(s.columns))
    if s.taken[a.column] != NOBODY:
        return refusal("column_taken", column=a.column + 1, seat=s.taken[a.column])
    return None


def take(s: State, a: Take) -> list[Event]:
    """Take all tiles and stars of a column, and what it gives in the solo game."""
    player = s.player()
    seat = s.seat()
    column = a.column
    printed = COLUMNS[len(s.people)][column]
    stars = s.column_stars[column]
    bonus = min(printed.stars, int(s.pool[STAR]))
    s.pool[STAR] = s.pool[STAR] - bonus
    player.stars += stars + bonus
    player.bonus += printed.prestige
    player.hand = s.columns[column]
    player.column = column
    player.owes = s.waiting != NOBODY and T.token_flag[s.waiting] != 0 and player.objectives != 0
    s.columns = (*s.columns[:column], (), *s.columns[column + 1 :])
    s.column_stars = replaced(s.column_stars, column, 0)
    s.taken = replaced(s.taken, column, seat)
    s.phase = LAY
    args: dict[str, Arg] = {
        "seat": seat,
        "column": column + 1,
        "tiles": tuple([CODES[f] for f in player.hand]),
        "stars": stars + bonus,
        "prestige": printed.prestige,
    }
    return [Event("take", args)]


# --- laying ----------------------------------------------------------------------------------------------------------


def anything_fits(player: Player) -> bool:
    """Whether a tile of the hand, or an objective tile that is owed, can be laid somewhere."""
    t = player.territory
    for face in player.hand:
        if t.fits_anywhere(face):
            return True
    if player.owes:
        for i in range(7):
            if (player.objectives >> i) & 1 != 0 and t.fits_anywhere(OBJECTIVE_BASE + i):
                return True
    return False


def _add_lays(out: list[TilesAction], t: Territory, face: i64) -> None:
    fits = T.fits
    asks = t.asks
    base: i64 = face * 256
    i: i64
    for i in range(t.spaces):
        turns: i64 = i64(fits[base + i64(asks[i])])
        if turns == 0:
            continue
        cell: i64 = i64(t.space[i])
        oriented: i64 = face * 8
        while turns != 0:
            if turns & 1 != 0:
                out.append(lay_action(oriented, cell))
            turns >>= 1
            oriented += 1


def legal_lays(s: State) -> list[TilesAction]:
    """Everything a player may do with the tiles in hand; identical tiles are one."""
    out: list[TilesAction] = []
    player = s.player()
    t = player.territory
    different: list[int] = []
    for face in player.hand:
        if face not in different:
            different.append(face)
            _add_lays(out, t, face)
    if player.owes:
        for i in range(7):
            if (player.objectives >> i) & 1 != 0:
                _add_lays(out, t, OBJECTIVE_BASE + i)
    if out:
        if player.refusals_left() > 0:
            for face in different:
                out.append(M.refuses[face])
        return out
    for face in different:
        out.append(M.discards[face])
    if player.owes:
        for i in range(7):
            if (player.objectives >> i) & 1 != 0:
                out.append(M.discards[OBJECTIVE_BASE + i])
    elif not different:
        out.append(M.end)
    return out


def _possession_problem(s: State, tile: str) -> Problem | None:
    """Whether a tile is the player's to use now."""
    player = s.player()
    face = INDEX.get(tile, -1)
    if face < 0:
        return refusal("unknown_tile", tile=tile)
    if face < OBJECTIVE_BASE:
        return None if face in player.hand else refusal("not_in_hand", tile=tile)
    if (player.objectives >> (face - OBJECTIVE_BASE)) & 1 == 0:
        return refusal("objective_not_yours", objective=tile)
    if not player.owes:
        return refusal("objective_not_owed", objective=tile)
    return None


def lay_problem(s: State, a: Lay) -> Problem | None:
    problem = _possession_problem(s, a.tile)
    if problem is not None:
        return problem
    if not 0 <= a.turn < 8:
        return refusal("no_such_turn", turn=a.turn)
    t = s.player().territory
    if t.tiles == 0 and (a.x != 0 or a.y != 0):
        return refusal("first_tile_origin", x=a.x, y=a.y)
    cell = int(cell_of(a.x, a.y)) if -99 < a.x < 99 and -99 < a.y < 99 else -1
    if cell < 0 or int(t.grid[cell]) == 0:
        return refusal("not_connected", x=a.x, y=a.y)
    if int(t.grid[cell]) < BESIDE:
        return refusal("space_taken", x=a.x, y=a.y)
    return _side_problem(t, cell, INDEX[a.tile] * 8 + a.turn)


def _side_problem(t: Territory, cell: i64, oriented: i64) -> Problem | None:
    """The first side, clockwise from the north, that does not match the tile it touches."""
    asks: i64 = i64(t.asks[i64(t.grid[cell]) - BESIDE])
    shows: i64 = i64(T.code[oriented])
    side: i64
    for side in range(4):
        ask: i64 = (asks >> (2 * side)) & 3
        show: i64 = (shows >> (2 * side)) & 3
        if ask != 0 and ask != show:
            there: i64 = neighbour(cell, side)
            return refusal(
                "side_mismatch",
                side=SIDES[side],
                route=ROUTES[show - 1],
                other=ROUTES[ask - 1],
                x=int(x_of(there)),
                y=int(y_of(there)),
            )
    return None


def lay(s: State, a: Lay) -> list[Event]:
    """Lay a tile of the hand or the objective tile that is owed."""
    player = s.player()
    tile, x, y, turn = a.tile, a.x, a.y, a.turn
    face = INDEX[tile]
    player.territory.lay(cell_of(x, y), face * 8 + turn, s.round)
    if face >= OBJECTIVE_BASE:
        _spend_objective(player, face)
        args: dict[str, Arg] = {"seat": s.seat(), "objective": tile, "x": x, "y": y, "turn": turn}
        events = [Event("lay_objective", args)]
    else:
        player.hand = without(player.hand, face)
        events = [Event("lay", {"seat": s.seat(), "tile": tile, "x": x, "y": y, "turn": turn})]
    if s.challenge != 0:
        watch_limit(s, events)
    return events


def _spend_objective(player: Player, face: i64) -> None:
    one: i64 = T.one
    player.objectives &= ~(one << (face - OBJECTIVE_BASE))
    player.owes = False


# --- refusing, discarding, ending ------------------------------------------------------------------------------------


def refuse_problem(s: State, a: Refuse) -> Problem | None:
    if INDEX.get(a.tile, -1) >= OBJECTIVE_BASE:
        return refusal("refuse_objective", objective=a.tile)
    problem = _possession_problem(s, a.tile)
    if problem is not None:
        return problem
    player = s.player()
    if player.refusals_left() == 0:
        return refusal("no_refusals", tile=a.tile)
    if not anything_fits(player):
        return refusal("refuse_impossible", tile=a.tile)
    return None


def refuse(s: State, a: Refuse) -> list[Event]:
    """Put a tile aside instead of laying it: twice per game."""
    player = s.player()
    face = INDEX[a.tile]
    player.hand = without(player.hand, face)
    player.refused = (*player.refused, face)
    return [Event("refuse", {"seat": s.seat(), "tile": a.tile, "left": player.refusals_left()})]


def discard_problem(s: State, a: Discard) -> Problem | None:
    problem = _possession_problem(s, a.tile)
    if problem is not None:
        return problem
    player = s.player()
    t = player.territory
    own = t.lays(INDEX[a.tile])
    if len(own) > 0:
        cell = own[0] % 8192
        turn = own[0] // 8192
        return refusal("tile_fits", tile=a.tile, x=int(x_of(cell)), y=int(y_of(cell)), turn=int(turn))
    others = list(player.hand)
    if player.owes:
        others += [OBJECTIVE_BASE + i for i in range(7) if (player.objectives >> i) & 1 != 0]
    for face in others:
        lays = t.lays(face)
        if len(lays) > 0:
            cell = lays[0] % 8192
            return refusal(
                "other_tile_fits", tile=a.tile, other=CODES[face], x=int(x_of(cell)), y=int(y_of(cell))
            )
    return None


def discard(s: State, a: Discard) -> list[Event]:
    """Put away a tile that cannot be laid."""
    player = s.player()
    face = INDEX[a.tile]
    player.discarded = (*player.discarded, face)
    if face >= OBJECTIVE_BASE:
        _spend_objective(player, face)
        return [Event("discard_objective", {"seat": s.seat(), "objective": a.tile})]
    player.hand = without(player.hand, face)
    return [Event("discard", {"seat": s.seat(), "tile": a.tile})]


def end_problem(s: State) -> Problem | None:
    player = s.player()
    if player.hand:
        return refusal("hand_not_laid", count=len(player.hand))
    if player.owes:
        return refusal("objective_owed")
    return None


def end(s: State) -> list[Event]:
    """The next player takes a column; after the last one pawns are placed."""
    if s.at + 1 < len(s.order):
        s.at += 1
        s.phase = TAKE
        return []
    return start_pawns(s)
