# mypyc: compile
"""The public offer: how many cards lie open, and drawing (heading «Cartas públicas»)."""

from __future__ import annotations

from random import Random

from mypy_extensions import i64

from anden.core.facts import Event, Problem
from anden.games.italian_rails.actions import Draw
from anden.games.italian_rails.keys import refusal
from anden.games.italian_rails.phases.events import resolve, settle_losses
from anden.games.italian_rails.phases.turns import end_turn
from anden.games.italian_rails.printed.cards import LAST_CARD, C
from anden.games.italian_rails.state import DISCARDED, DRAW, IN_DECK, IN_OFFER, OFFER, UNLOCKED, State


def go_on(s: State, events: list[Event]) -> None:
    """What must happen before the active player goes on: losses are chosen, the offer is filled, a lost turn ends."""
    if settle_losses(s, events):
        return
    if s.forced > 0 or (s.unlocked() < UNLOCKED and len(s.offer) < OFFER):
        if s.in_deck() == 0:
            _reshuffle(s, events)
        if s.in_deck() > 0:
            s.phase = DRAW
            return
        s.forced = 0
    if s.cut:
        s.cut = False
        end_turn(s, False, events)
    else:
        s.phase = s.resume


def _reshuffle(s: State, events: list[Event]) -> None:
    """The deck is empty: the discarded cards are the new deck."""
    count = 0
    card: i64
    for card in range(1, LAST_CARD + 1):
        if s.where[card] == DISCARDED:
            s.where[card] = IN_DECK
            count += 1
    if count > 0:
        events.append(Event("reshuffle", {"count": count}))


def sample_draw(s: State, rng: Random) -> Draw:
    deck = [card for card in range(1, LAST_CARD + 1) if int(s.where[card]) == IN_DECK]
    return Draw(deck[rng.randrange(len(deck))])


def draw_problem(s: State, a: Draw) -> Problem | None:
    if not 1 <= a.card <= LAST_CARD or int(s.where[a.card]) != IN_DECK:
        return refusal("luck_card", card=a.card)
    return None


def draw(s: State, a: Draw) -> list[Event]:
    """An order joins the offer; an event is resolved, and another card will be drawn for it."""
    card = a.card
    events: list[Event] = []
    if C.orders[card]:
        s.where[card] = IN_OFFER
        s.offer = (*s.offer, card)
        if s.forced > 0:
            s.forced -= 1
        events.append(Event("draw", {"card": card}))
    else:
        if s.forced == 0 and s.switches.event_card_replaced:
            s.forced = 1  # whatever a derailment unlocks
        resolve(s, card, events)
    go_on(s, events)
    return events
