"""The referee: what must be conserved in every position. Empty when all is well."""

from __future__ import annotations

import itertools
from collections.abc import Iterator

from anden.games.russian_railroads.completion.complete import completable
from anden.games.russian_railroads.effects import pieces as on
from anden.games.russian_railroads.effects.pending import K_LOCOMOTIVE, amount_of, kind_of, must_of
from anden.games.russian_railroads.printed import box
from anden.games.russian_railroads.printed.tables import (
    ALL_SPACES,
    CARD_INDEX,
    COLOURS,
    DOUBLER_FIELDS,
    LINES,
    ORDER_1,
    ORDER_2,
    OWN,
    SPACE_NAMES,
    UNMARKED,
    T,
)
from anden.games.russian_railroads.state import (
    BLACK_NONE,
    BLACK_USED,
    FACTORIES,
    HIDDEN_CARD,
    KINDS,
    NONE,
    RESOLVE,
    ROUNDS,
    SEATS,
    UNKNOWN,
    Player,
    State,
)


def audit(s: State) -> list[str]:
    found = [f"seat {seat}: {text}" for seat, p in enumerate(s.people) for text in _player(s, seat, p)]
    found += _locomotives(s)
    found += _table(s)
    found += _engineers(s)
    found += _end_cards(s)
    found += _pending(s)
    return found


def _pieces_of(s: State, seat: int) -> list[int]:
    return [piece for piece in s.pieces if on.owner_of(piece) == seat]


def _player(s: State, seat: int, p: Player) -> Iterator[str]:
    table = box.TABLES[s.players]
    mine = _pieces_of(s, seat)
    placed = sum(on.workers_of(piece) for piece in mine)
    if p.free < 0 or p.free + placed != p.workers:
        yield f"{p.free} workers free and {placed} placed of {p.workers}"
    if not table.workers <= p.workers <= table.workers + table.reserve:
        yield f"{p.workers} workers"
    blacks = sum(on.black_of(piece) for piece in mine)
    if blacks != (p.black == BLACK_USED):
        yield "the black worker is not where it should be"
    if p.rubles < 0 or p.temporary < 0:
        yield "owes rubles or temporary workers"
    if not 0 <= p.doublers <= DOUBLER_FIELDS:
        yield f"{p.doublers} doublers"
    yield from _tracks(p)
    yield from _industry(p)
    if p.locomotive[0] < p.locomotive[1]:
        yield "locomotives of the Trans-Siberian out of order"
    tallied = sum(s.tally[seat * ROUNDS * KINDS : (seat + 1) * ROUNDS * KINDS])
    if tallied != p.points:
        yield f"{p.points} points, but {tallied} in the tally"
    tokens = [p.token_at >> 4 * place & 15 for place in range(4)]
    if sum(1 << token - 1 for token in tokens if token) != p.tokens:
        yield "? tokens used and ? spaces covered differ"


def _tracks(p: Player) -> Iterator[str]:
    for line in range(LINES):
        at = [int(p.track[line * COLOURS + colour]) for colour in range(COLOURS)]
        owned = [space for space in at if space != NONE]
        if at[: len(owned)] != owned or at[0] > T.length[line]:
            yield f"tracks of line {line}: {at}"
        if any(back >= front > 0 or back > front for front, back in itertools.pairwise(owned)):
            yield f"a track of line {line} has reached the one before it: {at}"
        for special in box.LINES[0].special:
            for gives in special.gives:
                if gives["type"] == "tracks":
                    cell = line * COLOURS + box.COLOUR_IDS.index(gives["colour"])
                    if T.allowed[cell] and (p.track[0] >= special.space) != (p.track[cell] != NONE):
                        yield f"line {line}: {gives['colour']} owned against the rules"


def _industry(p: Player) -> Iterator[str]:
    values = [int(value) for value in p.factory]
    if sum(value > 0 for value in values) != p.factories or 0 in values[: p.factories]:
        yield f"factories {values}"
    limit = T.lane_limit[min(p.factories, FACTORIES)]
    if p.marker > limit or (p.second != NONE and not 0 <= p.second < p.marker):
        yield f"industry markers on {p.marker} and {p.second}"


def _locomotives(s: State) -> Iterator[str]:
    table = box.TABLES[s.players]
    for value in range(1, 10):
        have = int(s.stacks[value] + s.face_up[value])
        for p in s.people:
            have += sum(other == value for other in p.locomotive)
            have += sum(other == value for other in p.factory)
        have += sum(kind_of(e) == K_LOCOMOTIVE and amount_of(e) == value for e in s.pending)
        want = box.LOCOMOTIVES[value] - table.returned
        if value in box.NO_FACTORY_SIDE and s.cards >> CARD_INDEX["locomotive_9"] & 1:
            want -= box.NO_FACTORY_SIDE[value]
        if have != want:
            yield f"{have} locomotives and factories of value {value} instead of {want}"


def _table(s: State) -> Iterator[str]:
    doublers = s.doublers + sum(p.doublers for p in s.people)
    if doublers != box.DOUBLERS or s.doublers < 0:
        yield f"{doublers} doublers"
    temporary = s.temporary + sum(p.temporary for p in s.people)
    temporary += sum(on.temporary_of(piece) for piece in s.pieces)
    if temporary != box.TEMPORARY:
        yield f"{temporary} temporary workers"
    blacks = sum(p.black != BLACK_NONE for p in s.people) + (s.cards >> CARD_INDEX["black_worker"] & 1)
    if blacks != 1:
        yield f"{blacks} black workers"
    for space in range(ALL_SPACES + SEATS):
        yield from _space(s, space)


def _space(s: State, space: int) -> Iterator[str]:
    piece = s.pieces[space]
    if piece == 0 or space >= ALL_SPACES:
        return
    name = SPACE_NAMES[space]
    if on.count_of(piece) != T.workers[space] + T.rubles[space]:
        yield f"{name}: {on.count_of(piece)} pieces"
    if space in (ORDER_1, ORDER_2):
        claim = s.first_claim if space == ORDER_1 else s.second_claim
        if claim != on.owner_of(piece):
            yield f"{name}: claimed by another seat"
    if space >= OWN and not s.people[on.owner_of(piece)].owns(space - OWN):
        yield f"{name}: not the engineer of its owner"


def _engineers(s: State) -> Iterator[str]:
    places = [engineer for engineer in s.row if engineer != NONE]
    for p in s.people:
        places += [engineer for engineer in range(len(box.ENGINEERS)) if p.owns(engineer)]
    if s.cards >> CARD_INDEX["engineer"] & 1:
        places.append(UNMARKED)
    if len(set(places)) != len(places):
        yield "an engineer in two places"


def _end_cards(s: State) -> Iterator[str]:
    if s.removed == UNKNOWN:
        return
    taken = [take & 15 for take in s.takes]
    known = [card for card in taken if card != HIDDEN_CARD]
    if len(set(known)) != len(known) or any(s.removed >> card & 1 for card in known):
        yield "an end bonus card in two places"


def _pending(s: State) -> Iterator[str]:
    if s.phase != RESOLVE and len(s.pending):
        yield "something is pending outside a turn"
    if any(must_of(e) for e in s.pending) and not completable(s):
        yield "something that must be carried out has become impossible"
