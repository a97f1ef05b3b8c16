"""The referee: money, cards, loads and track are all where they should be."""

from __future__ import annotations

from anden.games.italian_rails.phases.news import news_card
from anden.games.italian_rails.printed.atlas import A
from anden.games.italian_rails.printed.cards import LAST_CARD, C
from anden.games.italian_rails.printed.tables import T
from anden.games.italian_rails.state import (
    CITY_TRACKS,
    DISCARDED,
    IN_DECK,
    IN_FORCE,
    IN_HAND,
    IN_OFFER,
    OVER,
    SPENDING,
    State,
    load_card,
    load_good,
    load_order,
)

MOST_IN_OFFER = 10
"""Six, and the four private cards when their owners have given them all up."""


def audit(s: State) -> list[str]:
    """What is not conserved. Empty when all is well."""
    return [*_money(s), *_cards(s), *_loads(s), *_track(s), *_trains(s)]


def _money(s: State) -> list[str]:
    wrong = []
    for seat, player in enumerate(s.people):
        if player.cash != player.reckoned():
            wrong.append(f"seat {seat} has {player.cash}, what passed makes {player.reckoned()}")
        if player.cash < 0 or player.debts < 0 or player.debts > player.loans:
            wrong.append(f"seat {seat}: cash {player.cash}, debts {player.debts} of {player.loans}")
    tolls = [(p.tolls_in, p.tolls_out) for p in s.people]
    if tolls[0] != tolls[1][::-1]:
        wrong.append(f"tolls paid are not those received: {tolls}")
    if not 0 <= s.spent <= SPENDING:
        wrong.append(f"{s.spent} spent in one turn")
    return wrong


def _cards(s: State) -> list[str]:
    wrong = []
    places = {IN_OFFER: list(s.offer), IN_FORCE: [int(news_card(code)) for code in s.news]}
    places[IN_HAND] = [card for player in s.people for card in player.cards]
    for place, cards in places.items():
        noted = [card for card in range(1, LAST_CARD + 1) if int(s.where[card]) == place]
        if sorted(cards) != noted:
            wrong.append(f"cards at {place}: {sorted(cards)}, noted {noted}")
    for card in range(1, LAST_CARD + 1):
        order = bool(C.orders[card])
        if int(s.where[card]) not in ((IN_DECK, DISCARDED, IN_OFFER, IN_HAND) if order else (0, 1, IN_FORCE)):
            wrong.append(f"card {card} is at {s.where[card]}")
    if len(s.offer) > MOST_IN_OFFER:
        wrong.append(f"{len(s.offer)} cards in the offer")
    return wrong


def _loads(s: State) -> list[str]:
    wrong = []
    locked: dict[int, int] = {}
    for seat, player in enumerate(s.people):
        if len(player.loads) > player.capacity():
            wrong.append(f"seat {seat} pulls {len(player.loads)} loads")
        cards = [int(load_card(code)) for code in player.loads if load_card(code) != 0]
        if len(set(cards)) != len(cards):
            wrong.append(f"seat {seat} has two cubes on one card: {cards}")
        for code in player.loads:
            card, order = int(load_card(code)), int(load_order(code))
            if card == 0:
                continue
            if card not in s.offer and card not in player.cards:
                wrong.append(f"seat {seat} holds an order of card {card}, which is not there")
            elif C.orders[card][order].good != load_good(code):
                wrong.append(f"seat {seat}: the load on card {card} is of another good")
            if locked.setdefault(card, order) != order:
                wrong.append(f"two orders of card {card} are locked")
        waiting = [code // 4 for code in player.waiting]
        if len(set(waiting + cards)) != len(waiting + cards) or not set(waiting) <= set(player.cards):
            wrong.append(f"seat {seat}: cards {waiting} wait for a load")
    return wrong


def _track(s: State) -> list[str]:
    wrong = []
    points = len(A.points)
    degree = [0] * (2 * points)
    count = [0, 0]
    for n, edge in enumerate(A.edges):
        who = int(s.owner[n]) - 1
        if who < 0:
            continue
        count[who] += 1
        degree[who * points + edge.a] += 1
        degree[who * points + edge.b] += 1
        if edge.inside or who > 1:
            wrong.append(f"track of {who} on edge {n}")
        if edge.crossing == "river" and s.flooded >> int(T.system[n]) & 1:
            wrong.append(f"a bridge on edge {n} over a river in flood")
    if degree != [int(d) for d in s.degree]:
        wrong.append("the count of tracks at points is wrong")
    if count != [int(player.sections) for player in s.people]:
        wrong.append(f"{count} sections on the map")
    for city in A.cities:
        for seat in range(2):
            if city.tier != "major" and degree[seat * points + city.point] > CITY_TRACKS:
                wrong.append(f"seat {seat} has more than {CITY_TRACKS} tracks into {city.id}")
    return wrong


def _trains(s: State) -> list[str]:
    wrong = []
    for seat, player in enumerate(s.people):
        if player.sea >= 0 and int(player.train) not in A.ferries[player.sea].ends:
            wrong.append(f"seat {seat} is at sea towards a point that is no port")
        if player.loads and player.train < 0:
            wrong.append(f"seat {seat} has loads and no train")
    if s.phase != OVER and s.active >= 0:
        ahead = int(s.people[s.starter].turns - s.people[1 - s.starter].turns)
        if ahead not in (0, 1):
            wrong.append(f"the starter is {ahead} turns ahead")
    return wrong
