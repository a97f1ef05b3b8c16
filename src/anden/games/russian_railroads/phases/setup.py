# mypyc: compile
"""What luck deals before the first round, and the start bonus cards (heading «Despliegue de los jugadores»)."""

from __future__ import annotations

from random import Random

from mypy_extensions import i64

from anden.core.facts import Event, Problem
from anden.games.russian_railroads.actions import (
    BonusPile,
    Engineers,
    Order,
    RailroadsAction,
    StartBonus,
)
from anden.games.russian_railroads.effects.gains import give
from anden.games.russian_railroads.effects.pending import NO_USE
from anden.games.russian_railroads.keys import refusal
from anden.games.russian_railroads.phases.memo import M
from anden.games.russian_railroads.printed import box
from anden.games.russian_railroads.printed.tables import END_INDEX, ENGINEER_INDEX, START, START_INDEX
from anden.games.russian_railroads.state import (
    BONUS_PILE,
    ENGINEERS,
    NONE,
    ORDER,
    RESOLVE,
    START_BONUS,
    State,
    bit,
    pile_left,
)


def sample(s: State, rng: Random) -> RailroadsAction:
    """What luck deals next."""
    if s.phase == ORDER:
        seats = list(range(int(s.players)))
        rng.shuffle(seats)
        return Order(tuple(seats))
    if s.phase == ENGINEERS:
        return Engineers(_deal_engineers(int(s.players), rng))
    return BonusPile(tuple(rng.sample(box.END_IDS, box.END_REMOVED)))


def _deal_engineers(players: int, rng: Random) -> tuple[str, ...]:
    piles: dict[str, list[str]] = {}
    for letter in ("A", "B"):
        pile = [e.id for e in box.ENGINEERS if e.letter == letter]
        rng.shuffle(pile)
        piles[letter] = pile
    return tuple([piles[slot.letter].pop() for slot in box.ENGINEER_ROW[players] if slot.letter is not None])


# --- what luck can do ------------------------------------------------------------------------------------------------


def order_problem(s: State, a: Order) -> Problem | None:
    if sorted(a.seats) != list(range(int(s.players))):
        return refusal("luck_order", players=int(s.players))
    return None


def set_order(s: State, a: Order) -> list[Event]:
    s.order = a.seats
    s.phase = ENGINEERS
    return [Event("order", {"seats": a.seats})]


def engineers_problem(s: State, a: Engineers) -> Problem | None:
    """«Baraja los montones A y B»: each place of the row has its letter."""
    slots = [slot for slot in box.ENGINEER_ROW[int(s.players)] if slot.letter is not None]
    if len(a.engineers) != len(slots) or len(set(a.engineers)) != len(slots):
        return refusal("luck_engineers", count=len(slots))
    for i in range(len(slots)):
        index = ENGINEER_INDEX.get(a.engineers[i], -1)
        if index < 0 or box.ENGINEERS[index].letter != slots[i].letter:
            return refusal("luck_engineer_letter", engineer=a.engineers[i])
    return None


def set_engineers(s: State, a: Engineers) -> list[Event]:
    slots = box.ENGINEER_ROW[int(s.players)]
    dealt = 0
    for i in range(len(slots)):
        if slots[i].letter is None:
            s.row[i] = NONE
        else:
            s.row[i] = ENGINEER_INDEX[a.engineers[dealt]]
            dealt += 1
    s.phase = BONUS_PILE
    return [Event("engineers", {"engineers": a.engineers})]


def pile_problem(s: State, a: BonusPile) -> Problem | None:
    known = [card for card in a.removed if card in END_INDEX]
    if len(known) != box.END_REMOVED or len(a.removed) != box.END_REMOVED or len(set(known)) != len(known):
        return refusal("luck_pile", count=box.END_REMOVED)
    return None


def set_pile(s: State, a: BonusPile) -> list[Event]:
    s.removed = 0
    for card in a.removed:
        s.removed |= bit(END_INDEX[card])
    s.phase = START_BONUS
    s.context = START_BONUS
    s.actor = s.order[len(s.order) - 1]
    return [Event("bonus_pile", {"count": pile_left(s)})]


# --- start bonus cards -----------------------------------------------------------------------------------------------


def legal_starts(s: State) -> list[RailroadsAction]:
    out: list[RailroadsAction] = []
    card: i64
    for card in range(len(M.starts)):
        if (s.start_cards >> card) & 1 != 0:
            out.append(M.starts[card])
    return out


def start_problem(s: State, a: StartBonus) -> Problem | None:
    card = START_INDEX.get(a.card, -1)
    if card < 0 or (s.start_cards >> card) & 1 == 0:
        return refusal("start_card_gone", card=a.card)
    return None


def take_start(s: State, a: StartBonus) -> list[Event]:
    """From the last player to the second; the first gets none."""
    card: i64 = START_INDEX[a.card]
    s.start_cards &= ~bit(card)
    events = [Event("start_bonus", {"seat": int(s.actor), "card": a.card})]
    s.phase = RESOLVE
    s.context = START_BONUS
    give(s, START + card, True, False, NO_USE, events)
    return events
