"""A state as plain data: for the client that draws it, and whole, to compare states. See docs/reference/views.md."""

from __future__ import annotations

from typing import Any

from anden.games.russian_railroads.state import Player, State


def show(s: State, viewer: int) -> dict[str, Any]:
    return snapshot(s)


def snapshot(s: State) -> dict[str, Any]:
    """The whole state, field by field."""
    return {
        "people": [_whole(player) for player in s.people],
        "pieces": list(s.pieces),
        "stacks": list(s.stacks),
        "face_up": list(s.face_up),
        "row": list(s.row),
        "pending": list(s.pending),
        "tally": list(s.tally),
        "players": int(s.players),
        "phase": int(s.phase),
        "round": int(s.round),
        "rounds": int(s.rounds),
        "order": list(s.order),
        "passed": int(s.passed),
        "actor": int(s.actor),
        "context": int(s.context),
        "space": int(s.space),
        "first_claim": int(s.first_claim),
        "second_claim": int(s.second_claim),
        "relocating": int(s.relocating),
        "doublers": int(s.doublers),
        "temporary": int(s.temporary),
        "cards": int(s.cards),
        "start_cards": int(s.start_cards),
        "removed": int(s.removed),
        "takes": list(s.takes),
        "looks": list(s.looks),
        "look_piles": list(s.look_piles),
        "looking": s.looking,
        "extra_mode": int(s.extra_mode),
    }


def _whole(p: Player) -> dict[str, Any]:
    return {
        "track": list(p.track),
        "locomotive": list(p.locomotive),
        "factory": list(p.factory),
        "factories": int(p.factories),
        "marker": int(p.marker),
        "second": int(p.second),
        "doublers": int(p.doublers),
        "workers": int(p.workers),
        "free": int(p.free),
        "temporary": int(p.temporary),
        "black": int(p.black),
        "rubles": int(p.rubles),
        "engineers": int(p.engineers),
        "fired": int(p.fired),
        "tokens": int(p.tokens),
        "token_at": int(p.token_at),
        "medal": p.medal,
        "revalued": p.revalued,
        "points": int(p.points),
    }
