# mypyc: compile
"""What is pending, and what each legal action would bring: for people who choose."""

from __future__ import annotations

from typing import Any

from anden.games.russian_railroads import actions as a
from anden.games.russian_railroads import scoring
from anden.games.russian_railroads.effects import pieces as on
from anden.games.russian_railroads.effects.choices import SMALL_NAMES
from anden.games.russian_railroads.effects.gains import PLACE_IDS
from anden.games.russian_railroads.effects.pending import (
    K_ADVANCE,
    K_BONUS,
    K_CARD,
    K_LOCOMOTIVE,
    K_SMALL,
    K_TOKEN,
    KIND_NAMES,
    NO_ENTRY,
    amount_of,
    colours_of,
    depth_in_use,
    depth_of,
    factory_of,
    find,
    kind_of,
    may_give_up,
    source_of,
)
from anden.games.russian_railroads.effects.pieces import source_of_space
from anden.games.russian_railroads.phases import playing, resolve, round_end, setup, turn, uses
from anden.games.russian_railroads.printed import box
from anden.games.russian_railroads.printed import tables as t
from anden.games.russian_railroads.shown import Source
from anden.games.russian_railroads.state import (
    EXTRA_NEVER,
    RELOCATION,
    RESOLVE,
    START_BONUS,
    TURN,
    Player,
    State,
)

Effects = list[dict[str, Any]]
LEGAL = {
    RESOLVE: resolve.legal_uses,
    TURN: turn.legal_turns,
    RELOCATION: round_end.legal_relocations,
    START_BONUS: setup.legal_starts,
}


# --- what is pending -------------------------------------------------------------------------------------------------


def pending(s: State) -> list[dict[str, Any]]:
    if s.phase != RESOLVE:
        return []
    first = uses.first_kind(s)
    bonus_waits = first != K_BONUS and uses.anything_but_bonus(s) != NO_ENTRY
    return [_entry(s, i, int(e), first, bonus_waits) for i, e in enumerate(s.pending)]


def _entry(s: State, i: int, e: int, first: int, bonus_waits: bool) -> dict[str, Any]:
    kind = kind_of(e)
    locked = first not in (NO_ENTRY, kind) or (kind == K_BONUS and bonus_waits)
    locked = locked or depth_of(e) < depth_in_use(s)
    return {
        "entry": i,
        "kind": KIND_NAMES[kind],
        "amount": 1 if kind == K_LOCOMOTIVE else amount_of(e),
        "colours": _colours(colours_of(e)) if kind == K_ADVANCE else None,
        "value": amount_of(e) if kind == K_LOCOMOTIVE else None,
        "place": PLACE_IDS[colours_of(e)] if kind == K_TOKEN else None,
        "source": source_view(source_of(e)),
        "must": not may_give_up(e),
        "usable": uses.usable(s, e),
        "locked": locked,
        "now": factory_of(e) if uses.part_of_use(s, e) else None,
    }


def _colours(mask: int) -> list[str]:
    return [name for c, name in enumerate(box.COLOUR_IDS) if mask >> c & 1]


def source_view(source: int) -> Source:
    """Where something came from."""
    if source < t.OWN:
        return {"kind": "space", "id": t.SPACE_NAMES[source]}
    if source <= t.FACTORY:
        return {"kind": "engineer", "id": box.ENGINEER_IDS[source - t.OWN]}
    if source < t.TOKEN:
        return {"kind": "factory", "id": str(source - t.FACTORY)}
    if source < t.CARD:
        return {"kind": "token", "id": box.TOKEN_IDS[source - t.TOKEN]}
    if source < t.START:
        return {"kind": "card", "id": box.CARD_IDS[source - t.CARD]}
    if source < t.SPECIAL:
        return {"kind": "start_bonus", "id": box.START_IDS[source - t.START]}
    if source == t.BLACK_PIECE:
        return {"kind": "black_worker", "id": "black_worker"}
    if source == t.SPECIAL + t.ONCE:
        return {"kind": "special", "id": "industry"}
    special = t.ONCE_SPECIALS[source - t.SPECIAL]
    return {"kind": "special", "id": f"{special.line}_{special.space}"}


# --- offers ----------------------------------------------------------------------------------------------------------


def offers(s: State, seat: int) -> list[dict[str, Any] | None]:
    """One for each legal action, in the same order."""
    if s.phase not in LEGAL:
        return []
    danger = uses.risk(s) if s.phase == RESOLVE else uses.SAFE
    before = int(scoring.round_points(s.people[seat]))
    return [_offer(s, action, danger, before) for action in LEGAL[s.phase](s)]


def _offer(s: State, action: Any, danger: int, before: int) -> dict[str, Any] | None:
    match action:
        case a.Place():
            return _space_offer(s, action.space, action.black, not action.workers)
        case a.Relocate():
            return _space_offer(s, action.space, False, False)
        case a.Repeat():
            piece = on.own_piece(s, t.SPACE_INDEX[action.space], s.actor)
            return _space_offer(s, action.space, bool(on.black_of(piece)), False)
        case a.Pass():
            return {"points": int(t.T.pass_points[s.position(s.actor) - 1])}
        case a.Advance() | a.Industry() | a.Locomotive():
            return _move_offer(s, action, danger, before)
        case a.Build():
            entry = uses.build_entry(s, action.make == "factory")
            return {"entry": entry, "value": action.face_up or int(s.lowest())}
        case a.StartBonus():
            return {"entry": None, "gives": _gives(t.START + t.START_INDEX[action.card])}
        case a.Token():
            return {"entry": find(s, K_TOKEN), "gives": _gives(t.TOKEN + t.TOKEN_INDEX[action.token])}
        case a.Card():
            return {"entry": find(s, K_CARD), "gives": _gives(t.CARD + t.CARD_INDEX[action.card])}
        case a.Small():
            return {"entry": find(s, K_SMALL), "gives": [SMALL_GIVES[action.action]]}
        case a.Bonus():
            return {"points": int(scoring.card_points(s, s.actor, t.END_INDEX[action.card]))}
        case a.Forfeit():
            return {"entry": action.entry}
        case _:
            return None


SMALL_GIVES: dict[str, dict[str, Any]] = dict(
    zip(
        SMALL_NAMES,
        (
            {"type": "doublers", "count": 1},
            {"type": "industry", "steps": 1},
            {"type": "advance", "colours": ["black"], "steps": 1},
        ),
        strict=True,
    )
)


def _gives(source: int) -> Effects:
    """The effects of a source as in the data."""
    if source < t.OWN:
        return list(box.SPACES[source].gives)
    if source <= t.FACTORY:
        return list(box.ENGINEERS[source - t.OWN].gives)
    things = (*box.TOKENS, *box.CARDS, *box.START_CARDS)
    return list(things[source - t.TOKEN].gives)


def _space_offer(s: State, name: str, black: bool, foreign: bool) -> dict[str, Any]:
    space = t.SPACE_INDEX[name]
    gives = _gives(source_of_space(s, space))
    if black and any("black" in effect.get("colours", ()) for effect in gives):
        sure = any(effect.get("colours") == ["black"] for effect in gives)
        if sure or s.extra_mode != EXTRA_NEVER:
            gives.append({"type": "extra_advance"})
    return {"gives": gives, "swap": foreign and space in (t.ORDER_1, t.ORDER_2)}


def _fired(s: State, p: Player, before: int) -> Effects:
    """The special spaces that have fired since."""
    new = int(p.fired) & ~before
    fires = [effect for k, special in enumerate(t.ONCE_SPECIALS) if new >> k & 1 for effect in special.gives]
    if new >> t.ONCE & 1:
        fires.append({"type": "question_token"})
    return fires


def _move_offer(s: State, action: Any, danger: int, before: int) -> dict[str, Any]:
    """A move on the own board: where it leads, what it fires, and what it changes for scoring."""
    after = s.copy()
    fired = int(s.people[s.actor].fired)
    playing.apply(after, action)
    p = after.people[s.actor]
    fires = _fired(s, p, fired)
    gain = int(scoring.round_points(p)) - before
    if isinstance(action, a.Locomotive):
        reach = int(p.reach(t.LINE_INDEX[action.line]))
        return {"reach": reach, "fires": fires, "gain": gain, "takes": action.over or None}
    if isinstance(action, a.Industry):
        to = int(p.marker if action.marker == 1 else p.second)
        slot = int(t.T.lane_slot[to])
        factory = int(p.factory[slot - 1]) if slot else None
        entry = uses.step_entry(s, action.marker, danger)
        return {"entry": entry, "to": to, "fires": fires, "gain": gain, "factory": factory}
    line, colour = t.LINE_INDEX[action.line], t.COLOUR_INDEX[action.colour]
    to = int(p.track[line * t.COLOURS + colour])
    entry = uses.advance_entry(s, line, colour, danger)
    return {"entry": entry, "to": to, "fires": fires, "gain": gain}
