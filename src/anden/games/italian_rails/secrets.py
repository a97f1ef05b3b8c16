# mypyc: compile
"""What is hidden: hands and choices in set-up, and cash until the tax. And guesses that fit what one sees."""

from __future__ import annotations

from random import Random

from anden.games.italian_rails.actions import Deal, ItalianAction, Keep
from anden.games.italian_rails.printed.cards import C
from anden.games.italian_rails.state import (
    BUILD,
    HIDDEN,
    IN_DECK,
    IN_HAND,
    KEEP,
    KEPT,
    OVER,
    PLAYERS,
    UNKNOWN,
    State,
)
from anden.games.italian_rails.track.blocking import critical


def hide(s: State, seat: int) -> State:
    """A copy without what a seat may not know (-1 = a spectator)."""
    if s.phase == BUILD:
        critical(s, s.active)  # every viewer asks for it: worked out once, and all copies know it
    c = s.copy()
    for other in range(PLAYERS):
        if other == seat:
            continue
        player = c.people[other]
        if c.phase == KEEP:
            for card in player.cards:
                c.where[card] = IN_DECK
            player.cards = (HIDDEN,) * len(player.cards)
            player.kept = (HIDDEN,) * len(player.kept)
        if c.hidden_cash and c.phase != OVER:
            player.cash = UNKNOWN
    return c


def hide_action(seat: int, a: ItalianAction, viewer: int, secret: bool) -> ItalianAction | None:
    """The cards of others are covered, and their choice, until both have chosen (`secret`)."""
    if not secret:
        return a
    if isinstance(a, Deal):
        hands = [a.hands[i] if i == viewer else (HIDDEN,) * len(a.hands[i]) for i in range(len(a.hands))]
        return Deal(tuple(hands), a.shown)
    if isinstance(a, Keep) and seat != viewer:
        return None
    return a


def guess_hidden(s: State, rng: Random) -> State:
    """Cash is what adds up from what everybody saw; hidden hands are dealt from the cards that are left."""
    c = s.copy()
    for player in c.people:
        player.cash = player.reckoned()
    if c.phase != KEEP:
        return c
    rest = [card for card in C.order_cards if int(c.where[card]) == IN_DECK]
    for player in c.people:
        if HIDDEN in player.cards:
            hand = sorted(rng.sample(rest, len(player.cards)))
            for card in hand:
                rest.remove(card)
                c.where[card] = IN_HAND
            player.cards = tuple(hand)
            if player.kept:
                player.kept = tuple(sorted(rng.sample(hand, KEPT)))
    return c
