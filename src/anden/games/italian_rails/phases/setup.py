# mypyc: compile
"""Setting up (heading «Preparativos»): five cards each, two are kept in secret, the rest is the public offer."""

from __future__ import annotations

from random import Random

from anden.core.facts import Event, Problem
from anden.games.italian_rails.actions import Deal, ItalianAction, Keep
from anden.games.italian_rails.keys import refusal
from anden.games.italian_rails.phases.turns import begin_turn
from anden.games.italian_rails.printed.cards import LAST_CARD, C
from anden.games.italian_rails.state import DEALT, IN_HAND, IN_OFFER, KEEP, KEPT, PLAYERS, State


def sample_deal(rng: Random) -> Deal:
    """Five orders each; events that come up are shown and go back."""
    deck = list(range(1, LAST_CARD + 1))
    rng.shuffle(deck)
    hands: list[tuple[int, ...]] = []
    shown: list[int] = []
    at = 0
    for _ in range(PLAYERS):
        hand: list[int] = []
        while len(hand) < DEALT:
            card = deck[at]
            at += 1
            if C.orders[card]:
                hand.append(card)
            else:
                shown.append(card)
        hands.append(tuple(sorted(hand)))
    return Deal(tuple(hands), tuple(shown))


def deal_problem(s: State, a: Deal) -> Problem | None:
    dealt: list[int] = []
    for hand in a.hands:
        if len(hand) != DEALT or list(hand) != sorted(hand):
            return refusal("luck_hands")
        dealt.extend(hand)
    if len(a.hands) != PLAYERS or len(set(dealt)) != len(dealt):
        return refusal("luck_hands")
    for card in dealt:
        if card not in C.order_cards:
            return refusal("luck_card", card=card)
    for card in a.shown:
        if card not in C.news_cards or a.shown.count(card) > 1:
            return refusal("luck_card", card=card)
    return None


def deal(s: State, a: Deal) -> list[Event]:
    events = [Event("deal")]
    for card in a.shown:
        news = C.news[card]
        assert news is not None
        events.append(Event("shown", {"event": news.id}))
    for seat in range(PLAYERS):
        s.people[seat].cards = a.hands[seat]
        for card in a.hands[seat]:
            s.where[card] = IN_HAND
        events.append(Event("dealt", {"seat": seat, "cards": a.hands[seat]}, only=(seat,)))
    s.phase = KEEP
    return events


def legal_keeps(s: State, seat: int) -> list[ItalianAction]:
    out: list[ItalianAction] = []
    cards = s.people[seat].cards
    for i in range(len(cards)):
        for j in range(i + 1, len(cards)):
            out.append(Keep((cards[i], cards[j])))
    return out


def keep_problem(s: State, seat: int, a: Keep) -> Problem | None:
    if len(a.cards) != KEPT or len(set(a.cards)) != KEPT:
        return refusal("keep_two", count=KEPT)
    for card in a.cards:
        if card not in s.people[seat].cards or card < 1:
            return refusal("keep_not_yours", card=card)
    return None


def keep(s: State, seat: int, a: Keep) -> list[Event]:
    """A secret choice; when both have chosen, the cards are shown together."""
    s.people[seat].kept = tuple(sorted(a.cards))
    events = [Event("chosen", {"seat": seat})]
    if s.people[1 - seat].kept:
        _reveal(s, events)
    return events


def _reveal(s: State, events: list[Event]) -> None:
    """The cards not kept form the offer; the lowest card that was kept starts."""
    offer: list[int] = []
    for seat in range(PLAYERS):
        player = s.people[seat]
        for card in player.cards:
            if card not in player.kept:
                offer.append(card)
                s.where[card] = IN_OFFER
        player.cards = player.kept
        player.kept = ()
        events.append(Event("kept", {"seat": seat, "cards": player.cards}, reveals=True))
    s.offer = tuple(sorted(offer))
    events.append(Event("offer", {"cards": s.offer}))
    first = 0 if s.people[0].cards[0] < s.people[1].cards[0] else 1
    s.starter = first
    events.append(Event("starts", {"seat": first, "card": s.people[first].cards[0]}))
    begin_turn(s, first, events)
