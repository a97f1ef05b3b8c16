# mypyc: compile
"""Whose turn comes next; and when all have passed: the new order, relocation, scoring, the next round, the end."""

from __future__ import annotations

from mypy_extensions import i64

from anden.core.facts import Event, Problem
from anden.games.russian_railroads import scoring
from anden.games.russian_railroads.actions import RailroadsAction, Relocate
from anden.games.russian_railroads.effects.pieces import clear, lay, packed
from anden.games.russian_railroads.keys import refusal
from anden.games.russian_railroads.phases.memo import M
from anden.games.russian_railroads.phases.turn import FREE, space_problem, space_reason, use_space
from anden.games.russian_railroads.printed import box
from anden.games.russian_railroads.printed.tables import (
    ALL_SPACES,
    LINES,
    ORDER_1,
    ORDER_2,
    SPACE_INDEX,
    T,
)
from anden.games.russian_railroads.state import (
    BLACK_FREE,
    BLACK_USED,
    FOR_INDUSTRY,
    NOBODY,
    NONE,
    OVER,
    RELOCATION,
    START_BONUS,
    TURN,
    State,
)

# --- whose turn ------------------------------------------------------------------------------------------------------


def next_turn(s: State) -> list[Event]:
    """After a turn, a pass, a start bonus or a relocation."""
    s.space = NONE
    if s.context == START_BONUS:
        position: i64 = s.position(s.actor)
        if position > 2:
            s.actor = s.order[position - 2]
            s.phase = START_BONUS
            return []
        return start_round(s)
    if s.context == RELOCATION:
        return next_relocation(s)
    return _next_player(s)


def _next_player(s: State) -> list[Event]:
    at: i64 = s.position(s.actor) - 1
    i: i64
    for i in range(1, s.players + 1):
        seat: i64 = s.order[(at + i) % s.players]
        if (s.passed >> seat) & 1 == 0:
            s.actor = seat
            s.phase = TURN
            return []
    return end_round(s)


def start_round(s: State) -> list[Event]:
    s.round += 1
    s.passed = 0
    s.phase = TURN
    s.context = TURN
    s.actor = s.order[0]
    events = [Event("round", {"round": int(s.round), "rounds": int(s.rounds)})]
    if s.last_round():
        events.append(Event("last_round"))
    return events


# --- the new order ---------------------------------------------------------------------------------------------------


def rearranged(order: tuple[int, ...], first: int, second: int) -> tuple[int, ...]:
    """«¿Cómo se reorganiza el orden de turno?»: who claimed a position gets it, the others fill the rest in their order.
    Special case: the first player alone, below the second position, changes nothing."""
    if first == NOBODY and (second == NOBODY or second == order[0]):
        return order
    others = [seat for seat in order if seat != first and seat != second]
    out: list[int] = []
    for position in range(len(order)):
        if position == 0 and first != NOBODY:
            out.append(first)
        elif position == 1 and second != NOBODY:
            out.append(second)
        else:
            out.append(others.pop(0))
    return tuple(out)


def end_round(s: State) -> list[Event]:
    """All have passed: the order is rearranged, then the workers of the turn order spaces move on."""
    events: list[Event] = []
    if not s.last_round():
        before = s.order
        s.order = rearranged(before, int(s.first_claim), int(s.second_claim))
        key = "order_same" if s.order == before else "order_changed"
        events.append(Event(key, {"seats": s.order}))
    s.relocating = 3
    s.context = RELOCATION
    events.extend(next_relocation(s))
    return events


# --- relocation ------------------------------------------------------------------------------------------------------


def next_relocation(s: State) -> list[Event]:
    """«Los trabajadores en las casillas de orden de turno pueden volverse a usar»: of the second position, then the first."""
    while s.relocating > 1:
        s.relocating -= 1
        seat: i64 = s.second_claim if s.relocating == 2 else s.first_claim
        if seat != NOBODY:
            s.actor = seat
            s.phase = RELOCATION
            return []
    s.relocating = 0
    return score_round(s)


def relocation_reason(s: State, space: i64) -> i64:
    """-1 where not exactly one worker is asked for; otherwise as for a turn."""
    if T.relocation[space] == 0:
        return -1
    return space_reason(s, space, False)


def legal_relocations(s: State) -> list[RailroadsAction]:
    out: list[RailroadsAction] = []
    space: i64
    for space in range(ALL_SPACES):
        if relocation_reason(s, space) == FREE:
            out.append(M.relocates[space])
    out.append(M.stay)
    return out


def relocate_problem(s: State, a: Relocate) -> Problem | None:
    space = SPACE_INDEX.get(a.space, -1)
    if space < 0:
        return refusal("no_such_space", space=a.space)
    reason: i64 = relocation_reason(s, space)
    if reason == -1:
        return refusal("relocate_one_worker", space=a.space)
    return None if reason == FREE else space_problem(s, space, reason)


def relocate(s: State, a: Relocate) -> list[Event]:
    seat: i64 = s.actor
    s.pieces[ORDER_2 if s.relocating == 2 else ORDER_1] = 0
    space: i64 = SPACE_INDEX[a.space]
    lay(s, space, seat, packed(seat, 1, 0, 0, 0))
    events = [Event("relocate", {"seat": int(seat), "space": a.space})]
    use_space(s, space, False, events)
    return events


def stay(s: State) -> list[Event]:
    events = [Event("stay", {"seat": int(s.actor), "position": int(s.relocating)})]
    events.extend(next_relocation(s))
    return events


# --- scoring and the next round --------------------------------------------------------------------------------------


def score_round(s: State) -> list[Event]:
    """«Fase de puntuación», in turn order."""
    events: list[Event] = []
    for seat in s.order:
        p = s.people[seat]
        total: i64 = 0
        line: i64
        for line in range(LINES):
            points: i64 = scoring.line_points(p, line)
            s.score(seat, line, points)
            total += points
            events.append(
                Event("score_line", {"seat": seat, "line": box.LINE_IDS[line], "points": int(points)})
            )
        industry: i64 = scoring.industry_points(p)
        s.score(seat, FOR_INDUSTRY, industry)
        total += industry
        events.append(Event("score_industry", {"seat": seat, "points": int(industry)}))
        events.append(
            Event(
                "score_round",
                {"seat": seat, "round": int(s.round), "points": int(total), "total": int(p.points)},
            )
        )
    if s.last_round():
        events.extend(_finish(s))
        return events
    _tidy(s, events)
    events.extend(start_round(s))
    return events


def _tidy(s: State, events: list[Event]) -> None:
    """«Tras la fase de puntuación»: pieces come back, engineers move, turn order cards are dealt by position."""
    clear(s)
    for p in s.people:
        p.free = p.workers
        p.temporary = 0
        if p.black == BLACK_USED:
            p.black = BLACK_FREE
    s.temporary = box.TEMPORARY
    s.first_claim = NOBODY
    s.second_claim = NOBODY
    last: i64 = i64(len(s.row)) - 1
    if s.row[last] != NONE:
        events.append(Event("engineer_leaves", {"engineer": box.ENGINEER_IDS[s.row[last]]}))
    i: i64
    for i in range(last, 0, -1):
        s.row[i] = s.row[i - 1]
    s.row[0] = NONE
    ids = tuple([box.ENGINEER_IDS[engineer] for engineer in s.row if engineer != NONE])
    events.append(Event("engineers_move", {"engineers": ids}))


# --- the end ---------------------------------------------------------------------------------------------------------


def _finish(s: State) -> list[Event]:
    """«Fin del juego»: end bonus cards are shown and scored, then the majority of engineers."""
    events: list[Event] = []
    s.phase = OVER
    s.actor = NOBODY
    for seat in range(s.players):
        for take in s.takes:
            if take >> 4 == seat:
                card = take & 15
                points = int(scoring.card_points(s, seat, card))
                events.append(
                    Event("end_card", {"seat": seat, "card": box.END_IDS[card], "points": points}, None, True)
                )
    ranked = scoring.majority_order(s)
    for place in range(min(len(ranked), len(box.MAJORITY))):
        owner = ranked[place]
        count = int(scoring.majority_count(s, owner))
        won = box.MAJORITY[place]
        events.append(
            Event("majority", {"seat": owner, "place": place + 1, "engineers": count, "points": won})
        )
    places = scoring.ranking(s)
    for i in range(len(places)):
        for seat in places[i]:
            total = scoring.score_of(s, seat).total
            events.append(Event("final", {"seat": seat, "points": total, "place": i + 1}))
    return events
