"""What bots know about Italian Rails: trips over orders, and what they are worth."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from anden.core.knowledge import Knowledge, Rated, Spend
from anden.games.italian_rails.actions import GiveCard, ItalianAction, Keep, Lose
from anden.games.italian_rails.planning.driving import Driver
from anden.games.italian_rails.planning.ledger import Trip
from anden.games.italian_rails.planning.plans import Plans, first_section
from anden.games.italian_rails.planning.style import Style, modest
from anden.games.italian_rails.planning.trips import Planner
from anden.games.italian_rails.printed.cards import C
from anden.games.italian_rails.state import CARD, KEEP, LOSE, NOBODY, OVER, PAY_BACK, State, load_card

TARGETS = (
    (("driver", "apprentice"), "wins", 0.90, "", 100),
    (("stationmaster", "driver"), "wins", 0.65, "", 100),
    (("stationmaster", "stationmaster"), "turns", (25.0, 45.0), "", 100),
    (("stationmaster", "stationmaster"), "ruined", 0.01, "", 100),
)
"""What the levels are meant to reach (see anden.arena)."""

WHIM = 4
"""For so many turns they are the same."""
LOOKED = 8
"""So many orders a Driver weighs against each other, one at a time."""
STATIONMASTER = Style()
DRIVER = modest(True)
APPRENTICE = modest(False)
STALL = 100
"""Million that standing still costs."""
PLANS = Plans()
"""What is being drawn."""


def _decide(
    state: State, seat: int, legal: Sequence[Any], style: Style, unseen: list[int], spend: Spend
) -> Rated:
    """Actions with what the trips they belong to are worth, in million; best first."""
    phase = int(state.phase)
    if phase == KEEP:
        return _keep(state, seat, legal, style, spend)
    if phase in (LOSE, CARD):
        return sorted(((a, _loss(a)) for a in legal), key=lambda row: -row[1])
    level = (id(style), *unseen)
    known = PLANS.recall(state, seat, level)
    if known is not None and first_section(known[0]) in legal:
        return [known]
    planner = Planner(state, seat, style, unseen)
    trips: list[Trip | None] = [*planner.trips(spend)[:LOOKED]]
    if unseen and not trips:
        return _decide(state, seat, legal, style, [], spend)
    driver = Driver(planner.chart, state, legal)
    rated: Rated = []
    stalled: Rated = []
    for trip in trips or [None]:
        action = driver.action(trip)
        if trip is not None and driver.stalls(trip, action):
            stalled.append((action, trip.value / 10 - STALL))
            continue
        if any(action == first_section(other) for other, _ in rated):
            continue
        if trip is not None and not rated:
            action = PLANS.follow(driver, trip, action, trip.value / 10, level)
        rated.append((action, 0.0 if trip is None else trip.value / 10))
    return rated or stalled[:1]


def _endless(_: int) -> bool:
    return False


def _loss(action: Any) -> float:
    """After a derailment: a load that is not locked goes first, then the one that pays least; the card is kept."""
    if isinstance(action, Lose):
        return 0.0 if action.card == 0 else -float(max(order.pay for order in C.orders[action.card]))
    return -1.0 if isinstance(action, GiveCard) else 0.0


def _keep(state: State, seat: int, legal: Sequence[Any], style: Style, spend: Spend) -> Rated:
    """The cards of the best trip stay, and those with good orders. One answer only: their worth is no money to compare."""
    planner = Planner(state, seat, style, [])
    trips = planner.trips(spend)
    worth: dict[int, float] = {}
    for job in planner.jobs:
        worth[job.card] = max(worth.get(job.card, -100.0), job.rough / 10)
    for stop in trips[0].stops if trips else []:
        worth[stop.job.card] += 30.0
    rated = [(a, sum(worth.get(card, -100.0) for card in a.cards)) for a in legal if isinstance(a, Keep)]
    return [max(rated, key=lambda row: row[1])]


class ItalianRailsKnowledge(Knowledge[State, ItalianAction]):
    """What the levels of bots use."""

    targets = TARGETS
    glance = 1
    """So many cards an apprentice looks at."""

    def value(self, state: State, seat: int) -> float:
        """Cash and the best order at hand, against the rival's cash."""
        own = int(state.people[seat].cash - PAY_BACK * state.people[seat].debts)
        rival = int(state.people[1 - seat].cash - PAY_BACK * state.people[1 - seat].debts)
        if int(state.phase) in (KEEP, OVER):
            return float(own - rival)
        trips = Planner(state, seat, DRIVER, []).trips(_endless)
        return own - rival + (trips[0].value / 10 if trips else 0.0)

    def candidates(self, state: State, seat: int, legal: Sequence[Any]) -> list[Any]:
        """The next actions of the best orders, one at a time."""
        return [action for action, _ in _decide(state, seat, legal, DRIVER, [], _endless)]

    def plan(self, state: State, seat: int, legal: Sequence[Any], rng: Random, spend: Spend) -> Rated:
        """The best trips of up to three orders, each with its next action; a line is drawn in one."""
        return _decide(state, seat, legal, STATIONMASTER, [], spend)

    def simple_plan(
        self, state: State, seat: int, legal: Sequence[Any], rng: Random, spend: Spend, glance: int | None
    ) -> Rated:
        """What a Driver thinks of: one order at a time. An Apprentice overlooks all cards but a few, for some turns the same."""
        if glance is None or int(state.phase) == KEEP:
            return _decide(state, seat, legal, DRIVER, [], spend)
        player = state.people[seat]
        cards = sorted({*player.cards, *state.offer} - {int(load_card(code)) for code in player.loads})
        Random(int(player.turns) // WHIM * 2 + seat).shuffle(cards)
        return _decide(state, seat, legal, APPRENTICE, cards[glance:], spend)

    def ruined(self, state: State, seat: int) -> bool:
        """A deadlock: no order can be delivered with the track, the loads and the money there are, from where the train stands;
        or nobody has reached the goal when the last turn is over."""
        if int(state.phase) == OVER and int(state.goal) == NOBODY:
            return True
        return not Planner(state, seat, DRIVER, []).trips(_endless)

    def turns(self, state: State, seat: int) -> int:
        """How many turns a game took."""
        return int(state.people[seat].turns)
