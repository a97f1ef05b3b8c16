# mypyc: compile
"""What a space, engineer, factory, token, card or special space gives: at once, or as an entry of what is pending.

Points, rubles, workers, new tracks and doublers leave nothing to decide and happen at once.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from anden.core.facts import Event
from anden.games.russian_railroads.effects.limits import doubler_room
from anden.games.russian_railroads.effects.pending import (
    K_ADVANCE,
    K_BONUS,
    K_BUILD_BOTH,
    K_BUILD_EITHER,
    K_BUILD_FACTORY,
    K_CARD,
    K_INDUSTRY,
    K_LOCOMOTIVE,
    K_REPEAT,
    K_SMALL,
    K_TOKEN,
    entry,
    push,
)
from anden.games.russian_railroads.printed import box
from anden.games.russian_railroads.printed import tables as t
from anden.games.russian_railroads.printed.tables import T, effect_amount, effect_colours, effect_type
from anden.games.russian_railroads.state import (
    BLACK_FREE,
    EXTRA_ALWAYS,
    EXTRA_IF_MADE,
    FOR_ENGINEERS,
    FOR_FACTORIES,
    FOR_LINE_ENDS,
    NONE,
    Player,
    State,
    bit,
)


def give(s: State, source: i64, must: bool, black_piece: bool, use: i64, events: list[Event]) -> None:
    """Everything a source gives to the player to act. `must`: to be carried out completely; `black_piece`: the black worker
    was used for it; `use`: the use of a factory it comes from."""
    extra = black_piece and _black_advance(source) == 1 and s.extra_mode == EXTRA_IF_MADE
    for effect in T.effects[source]:
        _give_one(s, source, effect, must, extra, use, events)
    if black_piece:
        sure: i64 = _black_advance(source)
        if sure == 2 or (sure == 1 and s.extra_mode == EXTRA_ALWAYS):
            extra_advance(s, use, events)


def _black_advance(source: i64) -> i64:
    """«Toma el trabajador negro»: whether a black advance is among the effects: 2 = surely, 1 = if the player wants."""
    found: i64 = 0
    for effect in T.effects[source]:
        if effect_type(effect) == t.ADVANCE:
            colours: i64 = effect_colours(effect)
            if colours == t.BLACK:
                return 2
            if colours & t.BLACK != 0:
                found = 1
    return found


def extra_advance(s: State, use: i64, events: list[Event]) -> None:
    """The additional black advance of the black worker."""
    push(s, entry(K_ADVANCE, 1, t.BLACK, False, t.BLACK_PIECE, False, use))
    events.append(Event("extra_advance", {"seat": int(s.actor)}))


def _give_one(
    s: State, source: i64, effect: i64, must: bool, extra: bool, use: i64, events: list[Event]
) -> None:
    kind: i64 = effect_type(effect)
    amount: i64 = effect_amount(effect)
    if kind == t.ADVANCE:
        colours: i64 = effect_colours(effect)
        push(s, entry(K_ADVANCE, amount, colours, must, source, extra and colours & t.BLACK != 0, use))
    elif kind == t.INDUSTRY:
        push(s, entry(K_INDUSTRY, amount, 0, must, source, False, use))
    elif kind == t.BUILD_EITHER:
        push(s, entry(K_BUILD_EITHER, 1, 0, must, source, False, use))
    elif kind == t.BUILD_BOTH:
        push(s, entry(K_BUILD_BOTH, 1, 0, must, source, False, use))
    elif kind == t.BUILD_FACTORY:
        push(s, entry(K_BUILD_FACTORY, 1, 0, must, source, False, use))
    elif kind == t.LOCOMOTIVE:
        push(s, entry(K_LOCOMOTIVE, amount, 0, True, source, False, use))
    elif kind == t.REPEAT:
        push(s, entry(K_REPEAT, 1, 0, must, source, False, use))
    elif kind == t.QUESTION_TOKEN:
        place: i64 = T.question_place[source - t.SPECIAL]
        push(s, entry(K_TOKEN, 1, place, False, source, False, use))
        events.append(Event("question", {"seat": int(s.actor), "place_id": PLACE_IDS[place]}))
    elif kind == t.QUESTION_CARD:
        push(s, entry(K_CARD, 1, 0, False, source, False, use))
    elif kind == t.SMALL:
        push(s, entry(K_SMALL, 1, 0, must, source, False, use))
    elif kind == t.END_BONUS:
        push(s, entry(K_BONUS, 1, 0, True, source, False, use))
    else:
        _give_at_once(s, source, effect, events)


def _give_at_once(s: State, source: i64, effect: i64, events: list[Event]) -> None:
    kind: i64 = effect_type(effect)
    amount: i64 = effect_amount(effect)
    seat: i64 = s.actor
    p = s.people[seat]
    if kind == t.DOUBLERS:
        place_doublers(s, amount, events)
    elif kind == t.RUBLES:
        p.rubles += amount
        events.append(Event("rubles", {"seat": int(seat), "count": int(amount)}))
    elif kind == t.TEMPORARY:
        events.append(Event("temporary_workers", {"seat": int(seat), "count": int(s.temporary)}))
        p.temporary += s.temporary
        s.temporary = 0
    elif kind == t.POINTS:
        _give_points(s, source, amount, events)
    elif kind == t.TRACKS:
        _give_tracks(s, effect_colours(effect), events)
    elif kind == t.WORKER:
        _give_worker(s, source - t.SPECIAL, events)
    elif kind == t.TURN_ORDER:
        if amount == 1:
            s.first_claim = seat
        else:
            s.second_claim = seat
        events.append(Event("claim", {"seat": int(seat), "position": int(amount)}))
    elif kind == t.HIRE:
        _hire(s, events)
    elif kind == t.ENGINEER_NUMBERS:
        total: i64 = engineer_numbers(p)
        s.score(seat, FOR_FACTORIES, total)
        events.append(Event("points_engineer_numbers", {"seat": int(seat), "points": int(total)}))
    elif kind == t.BEST_LOCOMOTIVES:
        best: i64 = best_locomotives(p)
        s.score(seat, FOR_FACTORIES, best)
        events.append(Event("points_locomotives", {"seat": int(seat), "points": int(best)}))
    elif kind == t.REVALUATION:
        p.revalued = True
    elif kind == t.SECOND_MARKER:
        p.second = 0
    elif kind == t.KIEV_MEDAL:
        p.medal = True
    elif kind == t.BLACK_WORKER:
        p.black = BLACK_FREE
        events.append(Event("black_worker", {"seat": int(seat)}))
    elif kind == t.UNMARKED_ENGINEER:
        p.engineers |= bit(t.UNMARKED)
        events.append(Event("engineer_card", {"seat": int(seat), "engineer": box.ENGINEER_IDS[t.UNMARKED]}))


def _give_points(s: State, source: i64, points: i64, events: list[Event]) -> None:
    seat = int(s.actor)
    if source >= t.SPECIAL:
        s.score(s.actor, FOR_LINE_ENDS, points)
        line = box.LINE_IDS[T.special_line[source - t.SPECIAL]]
        events.append(Event("line_end", {"seat": seat, "line": line, "points": int(points)}))
    else:
        s.score(s.actor, FOR_ENGINEERS, points)
        engineer = box.ENGINEER_IDS[source - t.OWN]
        events.append(Event("points_engineer", {"seat": seat, "points": int(points), "engineer": engineer}))


def _give_tracks(s: State, colours: i64, events: list[Event]) -> None:
    """«¿Cómo se consiguen vías de otros colores?»: a track of the new colour left of each line that uses it."""
    p = s.people[s.actor]
    colour: i64 = 0
    while colours >> colour != 1:
        colour += 1
    count = 0
    line: i64
    for line in range(t.LINES):
        index: i64 = line * t.COLOURS + colour
        if T.allowed[index] != 0 and p.track[index] == NONE:
            p.track[index] = 0
            count += 1
    events.append(Event("tracks", {"seat": int(s.actor), "colour": box.COLOUR_IDS[colour], "count": count}))


def _give_worker(s: State, special: i64, events: list[Event]) -> None:
    p = s.people[s.actor]
    p.workers += 1
    p.free += 1
    line = box.LINE_IDS[T.special_line[special]]
    events.append(
        Event("worker", {"seat": int(s.actor), "line": line, "space": int(T.special_space[special])})
    )


def _hire(s: State, events: list[Event]) -> None:
    """«¿Cómo puedes usar y contratar ingenieros?»: the engineer of the hire space becomes one's own."""
    last: i64 = i64(len(s.row)) - 1
    engineer: i64 = s.row[last]
    s.row[last] = NONE
    s.people[s.actor].engineers |= bit(engineer)
    events.append(Event("hire", {"seat": int(s.actor), "engineer": box.ENGINEER_IDS[engineer]}))


def place_doublers(s: State, count: i64, events: list[Event]) -> None:
    """«Dobladora»: on the leftmost free fields of the Trans-Siberian."""
    p = s.people[s.actor]
    room: i64 = doubler_room(s, p)
    placed: i64 = count if count < room else room
    seat = int(s.actor)
    if placed > 0:
        p.doublers += placed
        s.doublers -= placed
        events.append(Event("doublers", {"seat": seat, "count": int(placed), "total": int(p.doublers)}))
    if placed < count:
        events.append(Event("doublers_lost", {"seat": seat, "count": int(count - placed)}))


def engineer_numbers(p: Player) -> i64:
    total: i64 = 0
    engineer: i64
    for engineer in range(t.ENGINEERS):
        if p.owns(engineer):
            total += T.number[engineer]
    return total


def best_locomotives(p: Player) -> i64:
    """The sum of the two best locomotives."""
    best: i64 = 0
    second: i64 = 0
    for value in p.locomotive:
        if value > best:
            second = best
            best = value
        elif value > second:
            second = value
    return best + second


def _place_ids() -> list[str]:
    out: list[str] = []
    for special in t.ONCE_SPECIALS:
        if special.gives[0]["type"] == "question_token":
            out.append(f"{special.line}_{special.space}")
    out.append("industry")
    return out


PLACE_IDS: Final = _place_ids()
"""The four ? spaces."""
