# mypyc: compile
"""What is secret: which two end bonus cards left the game, and which cards the others took. Who looks through the pile knows
it as it was at that moment."""

from __future__ import annotations

from random import Random

from anden.games.russian_railroads.actions import Bonus, BonusPile, RailroadsAction
from anden.games.russian_railroads.state import BONUS_PILE, HIDDEN_CARD, OVER, UNKNOWN, State, all_end_cards


def hide(s: State, seat: int) -> State:
    """A copy without what a seat (-1: a spectator) may not know. A finished game has no secrets."""
    h = s.copy()
    if s.phase == OVER or s.phase < BONUS_PILE:
        return h
    h.removed = UNKNOWN
    h.takes = tuple([take if take >> 4 == seat else (take >> 4) * 16 + HIDDEN_CARD for take in s.takes])
    piles: list[int] = []
    for i in range(len(s.looks)):
        piles.append(s.look_piles[i] if s.looks[i] >> 6 == seat else 0)
    h.look_piles = tuple(piles)
    return h


def hide_action(seat: int, a: RailroadsAction, viewer: int) -> RailroadsAction:
    """Cards taken are shown to who took them, cards removed to nobody."""
    if isinstance(a, Bonus) and viewer != seat:
        return Bonus("")
    if isinstance(a, BonusPile):
        return BonusPile(())
    return a


def _cards(mask: int) -> list[int]:
    return [card for card in range(len(bin(mask)) - 2) if (mask >> card) & 1 != 0]


def guess(s: State, seat: int, rng: Random) -> State:
    """A full state that fits what a seat sees: between two looks of his, what is missing was taken by the others."""
    g = s.copy()
    if s.phase == OVER or s.phase <= BONUS_PILE or s.removed != UNKNOWN:
        return g
    takes = list(s.takes)
    unknown = all_end_cards()
    open_slots = [-1, -2]  # the removed ones
    removed = 0
    looks = [i for i in range(len(s.looks)) if s.looks[i] >> 6 == seat]
    at = 0
    for i in range(len(looks) + 1):
        last = i == len(looks)
        until = len(takes) if last else s.looks[looks[i]] & 63
        seen = 0 if last else s.look_piles[looks[i]]
        for j in range(at, until):
            if takes[j] >> 4 == seat:
                unknown &= ~(1 << (takes[j] & 15))
            else:
                open_slots.append(j)
        cards = _cards(unknown & ~seen)
        rng.shuffle(cards)
        for slot in open_slots:
            card = cards.pop()
            if slot < 0:
                removed |= 1 << card
            else:
                takes[slot] = (takes[slot] >> 4) * 16 + card
        open_slots = []
        unknown = seen
        at = until
    g.takes = tuple(takes)
    g.removed = removed
    g.look_piles = _piles_of(g)
    return g


def _piles_of(g: State) -> tuple[int, ...]:
    """What every look showed, if the state is as it is."""
    out: list[int] = []
    for shown in g.looks:
        pile = all_end_cards() & ~int(g.removed)
        for take in g.takes[: shown & 63]:
            pile &= ~(1 << (take & 15))
        out.append(pile)
    return tuple(out)
