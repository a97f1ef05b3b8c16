# mypyc: compile
"""Jobs: orders a player may deliver, each with a place to pick its load up."""

from __future__ import annotations

from typing import Final

from anden.games.italian_rails.printed.atlas import A
from anden.games.italian_rails.printed.cards import C
from anden.games.italian_rails.printed.tables import NONE
from anden.games.italian_rails.state import State, load_card, load_good, load_order

ON_BOARD: Final = -1
OPEN: Final = 95
"""Hundredths that count of an order the rival may take, too."""
WANTED: Final = 85
"""The same when he has the good on board."""
RACE: Final = 50
"""The same when he has locked it."""


class Job:
    """An order with the place to pick its load up."""

    def __init__(self, card: int, order: int, source: int, load: int, locked: bool, pay: int) -> None:
        self.card: int = card
        self.order: int = order
        self.source: int = source
        """A city, or ON_BOARD."""
        self.load: int = load
        """The place in the loads, or NONE."""
        self.locked: bool = locked
        self.city: int = C.orders[card][order].city
        self.good: int = C.orders[card][order].good
        self.pay: int = pay
        """Tenths of a million, less for orders the rival may take."""
        self.rough: int = 0
        """What it is worth alone, roughly."""


def find_jobs(s: State, seat: int, unseen: list[int]) -> list[Job]:
    """All jobs, but for cards that are overlooked. What is locked comes first."""
    player = s.people[seat]
    jobs: list[Job] = []
    bound: list[int] = []
    for i in range(len(player.loads)):
        card = int(load_card(player.loads[i]))
        if card != 0:
            order = int(load_order(player.loads[i]))
            bound.append(card)
            jobs.append(Job(card, order, ON_BOARD, i, True, C.orders[card][order].pay * 10))
    for card in (*player.cards, *s.offer):
        if card in unseen or card in bound:
            continue
        held = int(s.locked_order(card))
        for order in range(3):
            if held in (NONE, order):
                _add_jobs(jobs, s, seat, card, order)
    return jobs


def _add_jobs(jobs: list[Job], s: State, seat: int, card: int, order: int) -> None:
    player = s.people[seat]
    wanted = C.orders[card][order]
    pay = wanted.pay * _chance(s, seat, card, wanted.good) // 10
    for i in range(len(player.loads)):
        code = player.loads[i]
        if int(load_card(code)) == 0 and int(load_good(code)) == wanted.good:
            jobs.append(Job(card, order, ON_BOARD, i, False, pay))
    for source in A.goods[wanted.good].sources:
        if source != wanted.city:
            jobs.append(Job(card, order, source, NONE, False, pay))


def _chance(s: State, seat: int, card: int, good: int) -> int:
    """Hundredths of the payment that count, since the rival may be first."""
    if card in s.people[seat].cards:
        return 100
    if int(s.locked_order(card)) != NONE:
        return RACE
    for code in s.people[1 - seat].loads:
        if int(load_card(code)) == 0 and int(load_good(code)) == good:
            return WANTED
    return OPEN


def fits(job: Job, others: list[Job]) -> bool:
    """One order of a card, one use of a load."""
    for other in others:
        if other.card == job.card or (job.load != NONE and other.load == job.load):
            return False
    return True


def by_rough(job: Job) -> tuple[int, int, int, int]:
    """To sort by."""
    return (-job.rough, job.card, job.order, job.source)
