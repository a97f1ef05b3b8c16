# mypyc: compile
"""A state as plain data: for the client that draws it, and whole, to compare states. See docs/reference/views.md."""

from __future__ import annotations

from typing import Any

from anden.games.russian_railroads import scoring
from anden.games.russian_railroads.board_view import BOARDS
from anden.games.russian_railroads.effects import pieces as on
from anden.games.russian_railroads.effects.gains import PLACE_IDS
from anden.games.russian_railroads.offers import offers, pending
from anden.games.russian_railroads.phases.turn import FREE, space_in_play
from anden.games.russian_railroads.printed import box
from anden.games.russian_railroads.printed import tables as t
from anden.games.russian_railroads.shown import Missing, OwnEngineer, Pieces, Pile, SpecialState, UsedToken
from anden.games.russian_railroads.state import (
    HIDDEN_CARD,
    KINDS,
    NOBODY,
    NONE,
    OVER,
    RESOLVE,
    ROUNDS,
    START_BONUS,
    TURN,
    Player,
    State,
    pile_left,
)

PHASES = ("setup", "setup", "setup", "start_bonus", "turn", "resolve", "relocation", "over")
BLACK_NAMES = ("none", "free", "used")


def show(s: State, viewer: int) -> dict[str, Any]:
    """What a seat (-1: a spectator) sees; the state is already hidden from it."""
    return {
        "round": int(s.round),
        "rounds": int(s.rounds),
        "last_round": s.last_round(),
        "phase": PHASES[s.phase],
        "order": list(s.order),
        "passed": [seat for seat in s.order if s.passed >> seat & 1],
        "turn": _turn(s),
        "board": BOARDS[s.players],
        "spaces": {
            space.id: _space(s, i) for i, space in enumerate(box.SPACES) if s.players in space.players
        },
        "engineers": [None if e == NONE else box.ENGINEER_IDS[e] for e in s.row],
        "stacks": {str(value): int(s.stacks[value]) for value in range(2, 10)},
        "lowest": int(s.lowest()) or None,
        "face_up": [value for value in range(1, 10) for _ in range(s.face_up[value])],
        "doublers": int(s.doublers),
        "temporary_workers": int(s.temporary),
        "cards": _of_mask(box.CARD_IDS, s.cards),
        "start_cards": _of_mask(box.START_IDS, s.start_cards) if s.round == 0 else [],
        "pile": _pile(s, viewer),
        "pending": pending(s),
        "players": [_player(s, seat, viewer) for seat in range(s.players)],
        "offers": offers(s, viewer) if viewer >= 0 and viewer == s.actor else [],
        "end": s.phase == OVER,
    }


def _of_mask(ids: tuple[str, ...], mask: int) -> list[str]:
    return [name for i, name in enumerate(ids) if mask >> i & 1]


def _turn(s: State) -> dict[str, Any] | None:
    if s.actor == NOBODY or s.phase < START_BONUS:
        return None
    context = s.context if s.phase == RESOLVE else s.phase
    kind = {START_BONUS: "start_bonus", TURN: "turn"}.get(context, "relocation")
    space = None if s.space == NONE else t.SPACE_NAMES[s.space]
    black = s.space != NONE and bool(on.black_of(on.own_piece(s, s.space, s.actor)))
    return {"seat": int(s.actor), "kind": kind, "space": space, "piece_black": black}


def pieces_view(piece: int) -> Pieces:
    return {
        "workers": on.workers_of(piece),
        "temporary": on.temporary_of(piece),
        "black": on.black_of(piece),
        "rubles": on.rubles_of(piece),
    }


def _space(s: State, space: int) -> dict[str, Any]:
    slots = [t.ALL_SPACES + seat for seat in s.order] if space == t.REUSABLE else [space]
    lying = [{"seat": on.owner_of(s.pieces[i]), **pieces_view(s.pieces[i])} for i in slots if s.pieces[i]]
    back = {t.HIRE_SPACE: 1, t.PUBLIC_1: 2, t.PUBLIC_2: 3}.get(space)
    engineer = NONE if back is None else s.row[len(s.row) - back]
    return {
        "free": space_in_play(s, space) == FREE,
        "engineer": None if engineer == NONE else box.ENGINEER_IDS[engineer],
        "pieces": lying,
    }


def _pile(s: State, viewer: int) -> Pile:
    looks = [i for i, shown in enumerate(s.looks) if shown >> 6 == viewer]
    if not looks:
        return {"left": pile_left(s), "seen": None, "since": 0}
    last = looks[-1]
    return {
        "left": pile_left(s),
        "seen": _of_mask(box.END_IDS, s.look_piles[last]),
        "since": len(s.takes) - (s.looks[last] & 63),
    }


# --- players ---------------------------------------------------------------------------------------------------------


def _player(s: State, seat: int, viewer: int) -> dict[str, Any]:
    p = s.people[seat]
    table = box.TABLES[s.players]
    position = s.position(seat)
    knows = seat == viewer or s.phase == OVER
    own_cards = [take & 15 for take in s.takes if take >> 4 == seat]
    return {
        "points": int(p.points),
        "position": position,
        "passed": bool(s.passed >> seat & 1),
        "pass_points": int(t.T.pass_points[position - 1]),
        "claims": 1 if s.first_claim == seat else 2 if s.second_claim == seat else None,
        "workers": {
            "total": int(p.workers),
            "free": int(p.free),
            "reserve": int(table.workers + table.reserve - p.workers),
        },
        "temporary": int(p.temporary),
        "black": BLACK_NAMES[p.black],
        "rubles": int(p.rubles),
        "tracks": {line: _tracks(p, i) for i, line in enumerate(box.LINE_IDS)},
        "locomotives": _locomotives(p),
        "reach": {line: int(p.reach(i)) for i, line in enumerate(box.LINE_IDS)},
        "doublers": int(p.doublers),
        "factories": [int(value) for value in p.factory if value],
        "markers": [int(p.marker)] + ([int(p.second)] if p.second != NONE else []),
        "engineers": _engineers(s, p),
        "tokens": [name for i, name in enumerate(box.TOKEN_IDS) if not p.tokens >> i & 1],
        "tokens_used": _tokens_used(p),
        "revalued": p.revalued,
        "medal": p.medal,
        "end_cards": len(own_cards),
        "own_end_cards": [box.END_IDS[card] for card in own_cards] if knows else None,
        "special": [_special(p, k) for k in range(len(t.ONCE_SPECIALS))]
        + [_lane_special(p)]
        + [_scoring_special(p, k) for k in range(len(t.SCORING_SPECIALS))],
        "preview": preview(p),
        "final": _final(s, seat, own_cards if knows else None),
        "history": [_history(s, seat, r) for r in range(s.round + 1)],
    }


def _tracks(p: Player, line: int) -> dict[str, int]:
    at = {name: int(p.track[line * t.COLOURS + c]) for c, name in enumerate(box.COLOUR_IDS)}
    return {name: space for name, space in at.items() if space != NONE}


def _locomotives(p: Player) -> dict[str, list[int]]:
    places = (p.locomotive[:2], p.locomotive[2:3], p.locomotive[3:4])
    return {line: [int(v) for v in values if v] for line, values in zip(box.LINE_IDS, places, strict=True)}


def _engineers(s: State, p: Player) -> list[OwnEngineer]:
    owned = [e for e in range(t.ENGINEERS) if p.owns(e)]
    owned.sort(key=lambda e: box.ENGINEERS[e].number)
    return [
        {
            "id": box.ENGINEER_IDS[e],
            "number": box.ENGINEERS[e].number,
            "pieces": pieces_view(s.pieces[t.OWN + e]) if s.pieces[t.OWN + e] else None,
        }
        for e in owned
    ]


def _tokens_used(p: Player) -> list[UsedToken]:
    at = [(p.token_at >> 4 * place & 15, PLACE_IDS[place]) for place in range(t.QUESTION_PLACES)]
    return [{"token": box.TOKEN_IDS[token - 1], "place": place} for token, place in at if token]


# --- special spaces and what is missing ------------------------------------------------------------------------------


def _missing(p: Player, special: box.Special) -> Missing:
    line = t.LINE_INDEX[special.line]
    at = max(0, int(p.track[line * t.COLOURS + t.COLOUR_INDEX[special.track]]))
    reach = special.space - int(p.reach(line)) if special.locomotive else 0
    return {"track": max(0, special.space - at), "reach": max(0, reach)}


def _special_view(p: Player, special: box.Special, done: bool) -> dict[str, Any]:
    return {
        "line": special.line,
        "space": special.space,
        "track": special.track,
        "gives": list(special.gives),
        "timing": special.timing,
        "done": done,
        "missing": _missing(p, special),
    }


def _special(p: Player, k: int) -> dict[str, Any]:
    return _special_view(p, t.ONCE_SPECIALS[k], bool(p.fired >> k & 1))


def _scoring_special(p: Player, k: int) -> dict[str, Any]:
    return _special_view(p, t.SCORING_SPECIALS[k], scoring.counts(p, k))


def _lane_special(p: Player) -> SpecialState:
    space = int(t.T.lane_question)
    return {
        "line": "industry",
        "space": space,
        "track": None,
        "gives": [{"type": "question_token"}],
        "timing": "once",
        "done": bool(p.fired >> t.ONCE & 1),
        "missing": {"track": max(0, space - int(p.marker)), "reach": 0},
    }


# --- points ----------------------------------------------------------------------------------------------------------


def preview(p: Player) -> dict[str, Any]:
    """What scoring would give now, space by space."""
    markers = [p.marker] + ([p.second] if p.second != NONE else [])
    return {
        "lines": {line: _line_preview(p, i) for i, line in enumerate(box.LINE_IDS)},
        "industry": [int(t.T.lane_points[marker]) for marker in markers],
        "total": int(scoring.round_points(p)),
    }


def _line_preview(p: Player, line: int) -> dict[str, Any]:
    last = min(int(p.reach(line)), int(p.track[line * t.COLOURS]))
    return {
        "points": int(scoring.line_points(p, line)),
        "stars": int(scoring.star_points(p, line)),
        "double": scoring.line_doubles(p, line),
        "spaces": [
            {
                "space": space,
                "colour": box.COLOUR_IDS[scoring.colour_at(p, line, space)],
                "value": int(scoring.space_points(p, line, space)),
                "doubled": line == t.TRANSSIBERIAN and space <= p.doublers,
            }
            for space in range(1, last + 1)
        ],
    }


def _final(s: State, seat: int, cards: list[int] | None) -> dict[str, Any]:
    ranked = scoring.majority_order(s)
    place = ranked.index(seat) if seat in ranked else len(box.MAJORITY)
    scored = None
    if cards is not None:
        known = [card for card in cards if card != HIDDEN_CARD]
        scored = [{"card": box.END_IDS[c], "points": int(scoring.card_points(s, seat, c))} for c in known]
    return {
        "engineers": int(scoring.majority_count(s, seat)),
        "majority": box.MAJORITY[place] if place < len(box.MAJORITY) else 0,
        "cards": scored,
    }


def _history(s: State, seat: int, round_: int) -> dict[str, int]:
    base = (seat * ROUNDS + round_) * KINDS
    points = [int(s.tally[base + kind]) for kind in range(KINDS)]
    out = {"round": round_}
    out.update({scoring.KIND_KEYS[kind]: points[kind] for kind in range(4)})
    out["other"] = sum(points[4:])
    out["total"] = sum(points)
    return out


# --- the whole state -------------------------------------------------------------------------------------------------


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
        "order": list(s.order),
        "takes": list(s.takes),
        "looks": list(s.looks),
        "look_piles": list(s.look_piles),
        **{name: int(getattr(s, name)) for name in STATE_FIELDS},
    }


STATE_FIELDS = (
    "players",
    "phase",
    "round",
    "rounds",
    "passed",
    "actor",
    "context",
    "space",
    "first_claim",
    "second_claim",
    "relocating",
    "doublers",
    "temporary",
    "cards",
    "start_cards",
    "removed",
    "looking",
    "extra_mode",
    "factory_mode",
)
PLAYER_FIELDS = (
    "factories",
    "marker",
    "second",
    "doublers",
    "workers",
    "free",
    "temporary",
    "black",
    "rubles",
    "engineers",
    "fired",
    "tokens",
    "token_at",
    "medal",
    "revalued",
    "points",
)


def _whole(p: Player) -> dict[str, Any]:
    return {
        "track": list(p.track),
        "locomotive": list(p.locomotive),
        "factory": list(p.factory),
        **{name: int(getattr(p, name)) for name in PLAYER_FIELDS},
    }
