"""A state as plain data: for the client that draws it, and whole, to compare states. See docs/reference/views.md."""

from __future__ import annotations

from typing import Any

from anden.games.railroad_tiles.conditions import challenges
from anden.games.railroad_tiles.conditions.objectives import objective_met
from anden.games.railroad_tiles.phases.pawns import legal_pawns
from anden.games.railroad_tiles.printed.faces import CHALLENGES, CODES, COLUMNS, OBJECTIVES, PAWNS, TOKEN_IDS
from anden.games.railroad_tiles.printed.tables import OBJECTIVE_BASE
from anden.games.railroad_tiles.shown import ChallengeState, LaidTile, PawnPlace
from anden.games.railroad_tiles.state import NOBODY, OVER, ROUNDS, STAR, Player, State
from anden.games.railroad_tiles.state import PAWNS as PAWNS_PHASE
from anden.games.railroad_tiles.territories.networks import pawn_points
from anden.games.railroad_tiles.territories.shape import CITY_TILES, largest_rectangle, town_groups
from anden.games.railroad_tiles.territories.territory import Territory, cell_of, x_of, y_of


def show(s: State) -> dict[str, Any]:
    """Everything lies open in this game: all seats see the same."""
    return {
        "round": s.round,
        "rounds": ROUNDS,
        "clock": int(s.clock).bit_count(),
        "waiting": None if s.waiting == NOBODY else TOKEN_IDS[s.waiting],
        "active": [TOKEN_IDS[t] for t in s.active],
        "used": [bool(s.used >> i & 1) for i in range(len(s.active))],
        "columns": [_column(s, i) for i in range(len(s.columns))],
        "starting": _codes(s.starting),
        "order": list(s.order),
        "objectives": _objectives(s.objectives),
        "challenge": s.challenge,
        "bag": s.bag_left,
        "pool": {**{pawn: s.pool[i] for i, pawn in enumerate(PAWNS)}, "star": s.pool[STAR]},
        "players": [_player(player) for player in s.people],
        "challenge_state": _challenge(s),
        "network": _network(s),
        "end": s.phase == OVER,
    }


def _codes(faces: tuple[int, ...]) -> list[str]:
    return [CODES[face] for face in faces]


def _objectives(bits: int) -> list[str]:
    return [objective for i, objective in enumerate(OBJECTIVES) if bits >> i & 1]


def _column(s: State, i: int) -> dict[str, Any]:
    printed = COLUMNS[len(s.people)][i]
    bonus = {key: n for key, n in (("stars", printed.stars), ("prestige", printed.prestige)) if n}
    return {
        "tiles": _codes(s.columns[i]),
        "stars": s.column_stars[i],
        "bonus": bonus,
        "taken": None if s.taken[i] == NOBODY else s.taken[i],
        "size": printed.size,
    }


def _player(player: Player) -> dict[str, Any]:
    t = player.territory
    groups = town_groups(t)
    box = largest_rectangle(t)
    return {
        "tiles": [_tile(t, slot) for slot in range(t.tiles)],
        "pawns": [_pawn(t, placed) for placed in player.placed],
        "hand": _codes(player.hand),
        "objectives": _objectives(player.objectives),
        "owes_objective": player.owes,
        "refusals_left": player.refusals_left(),
        "stars": player.stars,
        "prestige": player.pawn_prestige() + player.bonus,
        "column": None if player.column == NOBODY else player.column,
        "openings": t.openings,
        "cities": [_spaces(t, group) for group in groups if len(group) >= CITY_TILES],
        "rectangle": {"x": box.x, "y": box.y, "width": box.width, "height": box.height},
        "towns": [_spaces(t, group) for group in groups if len(group) < CITY_TILES],
        "objective_state": {
            objective: objective_met(t, i)
            for i, objective in enumerate(OBJECTIVES)
            if t.slot_of_face(OBJECTIVE_BASE + i) >= 0
        },
        "refused": _codes(player.refused),
        "discarded": _codes(player.discarded),
    }


def _tile(t: Territory, slot: int) -> LaidTile:
    cell, oriented = int(t.cell[slot]), int(t.tile[slot])
    return {
        "tile": CODES[oriented >> 3],
        "x": x_of(cell),
        "y": y_of(cell),
        "turn": oriented & 7,
        "round": t.round_of(slot),
    }


def _pawn(t: Territory, placed: int) -> PawnPlace:
    cell = int(t.cell[placed >> 6])
    return {"pawn": PAWNS[placed >> 3 & 7], "x": x_of(cell), "y": y_of(cell), "points": placed & 7}


def _spaces(t: Territory, slots: list[int]) -> list[list[int]]:
    return [[x_of(int(t.cell[slot])), y_of(int(t.cell[slot]))] for slot in slots]


def _challenge(s: State) -> ChallengeState | None:
    """How the challenge stands: what it counts, what it needs (`at_most`: must not be passed)."""
    if not s.challenge:
        return None
    t = s.people[0].territory
    return {
        "met": not s.broken and challenges.holds(t, s.challenge),
        "broken": s.broken,
        "have": challenges.measure(t, s.challenge),
        "need": CHALLENGES[s.challenge].goal,
        "at_most": challenges.at_most(s.challenge),
        "thresholds": list(CHALLENGES[s.challenge].thresholds),
    }


def _network(s: State) -> list[dict[str, Any]]:
    """In the pawn phase: the points each placement on offer would give."""
    if s.phase != PAWNS_PHASE:
        return []
    t = s.player().territory
    lazy = s.challenge == challenges.LAZY_TRAVELLERS
    out: dict[tuple[str, int, int], dict[str, Any]] = {}
    for a in legal_pawns(s)[:-1]:
        key = (a.pawn, a.x, a.y)  # type: ignore[union-attr]
        if key not in out:
            slot = t.slot_at(cell_of(key[1], key[2]))
            points = pawn_points(t, slot, PAWNS.index(key[0]), lazy)
            out[key] = {"pawn": key[0], "x": key[1], "y": key[2], "points": points}
    return list(out.values())


def snapshot(s: State) -> dict[str, Any]:
    """The whole state, to compare and to debug."""
    return {
        "phase": s.phase,
        "round": s.round,
        "bag": list(s.bag),
        "bag_left": s.bag_left,
        "pool": list(s.pool),
        "order": s.order,
        "at": s.at,
        "clock": s.clock,
        "waiting": s.waiting,
        "active": s.active,
        "gone": s.gone,
        "used": s.used,
        "columns": s.columns,
        "column_stars": s.column_stars,
        "taken": s.taken,
        "starting": s.starting,
        "thrown": s.thrown,
        "random_objectives": s.random_objectives,
        "objectives": s.objectives,
        "challenge": s.challenge,
        "broken": s.broken,
        "people": [_snapshot_player(player) for player in s.people],
    }


def _snapshot_player(player: Player) -> dict[str, Any]:
    t = player.territory
    return {
        "hand": player.hand,
        "objectives": player.objectives,
        "owes": player.owes,
        "stars": player.stars,
        "bonus": player.bonus,
        "column": player.column,
        "refused": player.refused,
        "discarded": player.discarded,
        "placed": player.placed,
        "grid": {i: n for i, n in enumerate(t.grid) if n},
        "cell": list(t.cell[: t.tiles]),
        "tile": list(t.tile[: t.tiles]),
        "pawns": list(t.pawns[: t.tiles]),
        "space": list(t.space[: t.spaces]),
        "asks": list(t.asks[: t.spaces]),
        "openings": t.openings,
        "laid": t.laid,
    }
