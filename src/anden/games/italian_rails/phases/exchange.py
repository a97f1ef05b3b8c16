# mypyc: compile
"""Exchanging orders instead of a turn (heading «Intercambiar pedidos»)."""

from __future__ import annotations

from random import Random

from anden.core.facts import Event, Problem
from anden.games.italian_rails.actions import Swap
from anden.games.italian_rails.keys import refusal
from anden.games.italian_rails.phases.pool import go_on
from anden.games.italian_rails.printed.tables import NONE
from anden.games.italian_rails.state import DISCARDED, LOCK, SWAP, SWAPPED, State, load_card, without


def exchange_problem(s: State) -> Problem | None:
    """Heading «Intercambiar pedidos»: instead of the whole turn, and only without locked loads."""
    if s.begun:
        return refusal("exchange_begun")
    for code in s.player().loads:
        if load_card(code) != 0:
            return refusal("exchange_locked", card=int(load_card(code)))
    return None


def exchange(s: State) -> list[Event]:
    s.begun = True
    s.phase = SWAP
    return [Event("exchange", {"seat": int(s.active)})]


def _loose_cards(s: State) -> list[int]:
    return [card for card in s.offer if s.locked_order(card) == NONE]


def sample_swap(s: State, rng: Random) -> Swap:
    return Swap(tuple(sorted(rng.sample(_loose_cards(s), SWAPPED))))


def swap_problem(s: State, a: Swap) -> Problem | None:
    cards = list(a.cards)
    loose = _loose_cards(s)
    good = len(cards) == SWAPPED and cards == sorted(set(cards))
    for card in cards:
        good = good and card in loose
    return None if good else refusal("luck_swap")


def swap(s: State, a: Swap) -> list[Event]:
    """Three cards leave by chance, three come; then loads on board may be locked."""
    for card in a.cards:
        s.offer = without(s.offer, card)
        s.where[card] = DISCARDED
    events = [Event("swap", {"cards": a.cards})]
    s.forced = SWAPPED
    s.resume = LOCK
    go_on(s, events)
    return events
