# mypyc: compile
"""Using what is pending, apart from tracks, locomotives and industry: tokens, cards, repeats, swaps, end bonus cards.

Nothing is judged here; see `phases/resolve.py`.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from anden.core.facts import Event
from anden.games.russian_railroads.effects.gains import PLACE_IDS, give, place_doublers
from anden.games.russian_railroads.effects.pending import (
    K_ADVANCE,
    K_BONUS,
    K_CARD,
    K_INDUSTRY,
    K_REPEAT,
    K_SMALL,
    K_SWAP,
    K_TOKEN,
    KIND_NAMES,
    amount_of,
    by_the_way,
    colours_of,
    entry,
    find,
    kind_of,
    push,
    remove,
    source_of,
    use_of,
)
from anden.games.russian_railroads.effects.pieces import (
    black_of,
    lay,
    own_piece,
    packed,
    slot_of,
    source_of_space,
    temporary_of,
)
from anden.games.russian_railroads.printed import box
from anden.games.russian_railroads.printed.tables import (
    BLACK,
    CARD,
    ORDER_1,
    ORDER_2,
    OWN,
    SPACE_NAMES,
    TOKEN,
)
from anden.games.russian_railroads.state import FOR_TEN_POINTS, State, all_end_cards, bit, pile_left

SMALL_DOUBLER: Final = 0
SMALL_INDUSTRY: Final = 1
SMALL_BLACK: Final = 2
SMALL_NAMES: Final = ("doubler", "industry", "black_track")


def use_token(s: State, token: i64, events: list[Event]) -> None:
    """«Ventaja: casillas ?»: a token is applied and covers the ? space."""
    index: i64 = find(s, K_TOKEN)
    e: i64 = s.pending[index]
    place: i64 = colours_of(e)
    remove(s, index)
    p = s.people[s.actor]
    p.tokens |= bit(token)
    p.token_at |= (token + 1) << (4 * place)
    events.append(
        Event(
            "token",
            {"seat": int(s.actor), "token": box.TOKEN_IDS[token], "place_id": PLACE_IDS[place]},
        )
    )
    give(s, TOKEN + token, False, False, by_the_way(e), events)


def use_card(s: State, card: i64, events: list[Event]) -> None:
    """«Las 5 cartas ? boca arriba»: applied completely and put out of the game."""
    index: i64 = find(s, K_CARD)
    e: i64 = s.pending[index]
    remove(s, index)
    s.cards &= ~bit(card)
    events.append(Event("card", {"seat": int(s.actor), "card": box.CARD_IDS[card]}))
    give(s, CARD + card, True, False, by_the_way(e), events)


def use_small(s: State, small: i64, events: list[Event]) -> None:
    """«Luego, repite 1 de estas 3 acciones por segunda vez.»"""
    index: i64 = find(s, K_SMALL)
    e: i64 = s.pending[index]
    source: i64 = source_of(e)
    remove(s, index)
    events.append(Event("small", {"seat": int(s.actor), "small": SMALL_NAMES[small]}))
    if small == SMALL_DOUBLER:
        place_doublers(s, 1, events)
    elif small == SMALL_INDUSTRY:
        push(s, entry(K_INDUSTRY, 1, 0, True, source, False, use_of(e)))
    else:
        push(s, entry(K_ADVANCE, 1, BLACK, True, source, False, use_of(e)))


def use_repeat(s: State, space: i64, events: list[Event]) -> None:
    """«Elige una casilla de acción con un único trabajador de tu color y vuelve a usar esa acción.»"""
    index: i64 = find(s, K_REPEAT)
    e: i64 = s.pending[index]
    remove(s, index)
    black = black_of(own_piece(s, space, s.actor)) != 0
    events.append(Event("repeat", {"seat": int(s.actor), "space": SPACE_NAMES[space]}))
    give(s, source_of_space(s, space), space < OWN, black, use_of(e), events)


def use_swap(s: State, space: i64, events: list[Event]) -> None:
    """The piece on the turn order space and an own worker on another space change places."""
    index: i64 = find(s, K_SWAP)
    position: i64 = amount_of(s.pending[index])
    remove(s, index)
    seat: i64 = s.actor
    order: i64 = ORDER_1 if position == 1 else ORDER_2
    foreign: i64 = s.pieces[order]
    s.pieces[order] = packed(seat, 1, 0, 0, 0)
    slot: i64 = slot_of(space, seat)
    s.pieces[slot] = s.pieces[slot] - (1 << 4)
    lay(s, space, seat, foreign)
    events.append(Event("swap", {"seat": int(seat), "space": SPACE_NAMES[space], "position": int(position)}))


def is_foreign(piece: i64) -> bool:
    """Whether a single piece is not a worker of the owner's colour."""
    return black_of(piece) != 0 or temporary_of(piece) != 0 or piece >> 24 != 0


def forfeit(s: State, index: i64, key: str, events: list[Event]) -> None:
    """An entry is given up (`forfeit`) or cannot be used (`lost`)."""
    e: i64 = s.pending[index]
    remove(s, index)
    events.append(
        Event(key, {"seat": int(s.actor), "kind": KIND_NAMES[kind_of(e)], "amount": int(amount_of(e))})
    )


# --- end bonus cards -------------------------------------------------------------------------------------------------


def look(s: State, events: list[Event]) -> None:
    """«Siempre que tengas la opción de tomar una carta»: look through the pile; one must be taken."""
    seat = int(s.actor)
    s.looking = True
    pile = 0
    if s.removed >= 0:
        pile = all_end_cards() & ~int(s.removed)
        for take in s.takes:
            pile &= ~(1 << (take & 15))
    s.looks = (*s.looks, seat * 64 + len(s.takes))
    s.look_piles = (*s.look_piles, pile)
    events.append(Event("look", {"seat": seat}, None, True))


def take_bonus(s: State, card: i64, events: list[Event]) -> None:
    remove(s, find(s, K_BONUS))
    seat = int(s.actor)
    s.looking = False
    s.takes = (*s.takes, seat * 16 + int(card))
    events.append(Event("bonus", {"seat": seat, "left": pile_left(s)}))
    events.append(Event("bonus_card", {"seat": seat, "card": box.END_IDS[card]}, (seat,)))


def take_ten(s: State, events: list[Event]) -> None:
    remove(s, find(s, K_BONUS))
    s.score(s.actor, FOR_TEN_POINTS, box.END_POINTS)
    events.append(Event("ten_points", {"seat": int(s.actor), "points": box.END_POINTS}))
