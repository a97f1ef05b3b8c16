"""Positions of Italian Rails made by hand, and luck as the scenario wants it.

A scene stands in the third turn of seat 0, who is about to move; nothing is built, trains are not placed, the offer holds
the cards 1 to 6. Its methods change one thing each and return the scene. Money given is booked as earned, so that the
referee stays content.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import pairwise
from typing import Any

from anden.core import CHANCE, Event, Problem, Setup
from anden.core.codec import Codec
from anden.games.italian_rails import rules
from anden.games.italian_rails.actions import ItalianAction
from anden.games.italian_rails.keys import EVENTS, PROBLEMS
from anden.games.italian_rails.phases.news import refresh_news
from anden.games.italian_rails.printed.atlas import A
from anden.games.italian_rails.printed.cards import C
from anden.games.italian_rails.printed.tables import NO_SLOT, slot_to
from anden.games.italian_rails.state import (
    BUILD,
    DISCARDED,
    DRAW,
    IN_DECK,
    IN_FORCE,
    IN_HAND,
    IN_OFFER,
    LOCOMOTIVES,
    MOVE,
    State,
    load_card,
    load_code,
    load_good,
    set_owner,
)
from anden.games.italian_rails.targets import ItalianTarget

NEWS = {news.id: news.card for news in C.news if news is not None}
"""Event cards by id."""

BESIDE: dict[int, list[int]] = {point: [] for point in range(len(A.points))}
"""The points a step leads to, by point."""
for _edge in A.edges:
    BESIDE[_edge.a].append(_edge.b)
    BESIDE[_edge.b].append(_edge.a)


def route(*names: str) -> list[str]:
    """The points of a shortest way through these points (as steps go, whoever owns the track)."""
    found = [names[0]]
    for goal in names[1:]:
        found += _leg(found[-1], goal)[1:]
    return found


def _leg(start: str, goal: str) -> list[str]:
    first, last = A.named(start), A.named(goal)
    assert first >= 0, start
    assert last >= 0, goal
    back = {first: first}
    queue = [first]
    for point in queue:
        for other in BESIDE[point]:
            if other not in back:
                back[other] = point
                queue.append(other)
    assert last in back, f"no way by land from {start} to {goal}"
    way = [last]
    while way[-1] != first:
        way.append(back[way[-1]])
    return [A.points[point].name for point in reversed(way)]


def distances(*cities: str) -> dict[str, int]:
    """Points from the nearest of these cities, counted as a train moves; a major city from its centre."""
    found = {A.named(city): 0 for city in cities}
    queue = list(found)
    for point in queue:
        for there in BESIDE[point]:
            if there not in found:
                found[there] = found[point] + 1
                queue.append(there)
    return {A.points[point].name: far for point, far in found.items()}


def edge_of(a: str, b: str) -> int:
    """The number of the edge between two points."""
    return A.between[A.named(a), A.named(b)]


def pay_of(card: int, order: int) -> int:
    return C.orders[card][order - 1].pay


def check_events(events: Iterable[Event]) -> list[Event]:
    """Events keep to the table of keys."""
    found = list(events)
    for event in found:
        assert set(event.args) == set(EVENTS[event.key]), event
    return found


def check_problem(problem: Problem) -> Problem:
    """Problems keep to the table of keys."""
    assert problem.rule == PROBLEMS[problem.key].rule
    assert set(problem.args) == set(PROBLEMS[problem.key].args), problem
    return problem


class Scene:
    """A position made by hand, without the play that led to it."""

    def __init__(self, version: int = rules.version, **options: Any) -> None:
        setup = Setup(game=rules.id, version=version, players=2, options=options)
        assert rules.check_setup(setup) is None
        self.state: State = rules.start(setup)
        self.events: list[Event] = []
        s = self.state
        s.starter = s.active = 0
        s.phase = MOVE
        s.people[0].turns = 3
        s.people[1].turns = 2
        s.left = s.speed = 9
        self.offer(1, 2, 3, 4, 5, 6)

    # --- setting out ---------------------------------------------------------------------------------------------

    def _put(self, cards: Iterable[int], place: int) -> None:
        for card in cards:
            self.state.where[card] = place

    def offer(self, *cards: int) -> Scene:
        """The cards that lie open; those that lay there before go back into the deck."""
        self._put(self.state.offer, IN_DECK)
        self.state.offer = cards
        self._put(cards, IN_OFFER)
        return self

    def cards(self, seat: int, *cards: int) -> Scene:
        """Private cards."""
        self._put(self.state.people[seat].cards, IN_DECK)
        self.state.people[seat].cards = tuple(sorted(cards))
        self._put(cards, IN_HAND)
        return self

    def deck(self, *cards: int) -> Scene:
        """Only these cards are left in the deck; all others that were there are discarded."""
        for card in range(1, len(C.orders)):
            if self.state.where[card] == IN_DECK and card not in cards:
                self.state.where[card] = DISCARDED
        return self

    def track(self, seat: int, *names: str) -> Scene:
        """Own track along a shortest way through these points."""
        way = route(*names)
        for a, b in pairwise(way):
            edge = edge_of(a, b)
            if not A.edges[edge].inside and self.state.owner[edge] == 0:
                set_owner(self.state, edge, seat)
                self.state.people[seat].drawn += 1
        return self

    def ferry(self, seat: int, ferry: str) -> Scene:
        self.state.people[seat].ferries |= 1 << A.ferry_index[ferry]
        self.state.guard_for = -1
        return self

    def train(self, seat: int, point: str, came_from: str | None = None) -> Scene:
        player = self.state.people[seat]
        player.train = A.named(point)
        player.came = NO_SLOT if came_from is None else slot_to(player.train, A.named(came_from))
        return self

    def at_sea(self, seat: int, ferry: str, towards: str) -> Scene:
        self.train(seat, towards)
        self.state.people[seat].sea = A.ferry_index[ferry]
        return self

    def loads(self, seat: int, *loads: str) -> Scene:
        """Loads on board: `marble`, or `marble for 17.2` when it is locked."""
        codes = []
        for text in loads:
            good, _, order = text.partition(" for ")
            card, _, number = order.partition(".")
            codes.append(load_code(A.good_index[good], int(card or 0), int(number) - 1 if number else 0))
        self.state.people[seat].loads = tuple(codes)
        return self

    def cash(self, seat: int, amount: int) -> Scene:
        player = self.state.people[seat]
        player.delivered += amount - player.cash
        player.cash = amount
        return self

    def locomotive(self, seat: int, name: str) -> Scene:
        player = self.state.people[seat]
        player.locomotive = LOCOMOTIVES.index(name)
        if seat == self.state.active:
            self.state.left = self.state.speed = self.state.full_speed(player)
        return self

    def news(self, event: str, seat: int = 0, ends: int = 2) -> Scene:
        """An event in force; what it does at once is not done."""
        card = NEWS[event]
        self.state.news = (*self.state.news, card * 4 + seat * 2 + ends - 1)
        self.state.where[card] = IN_FORCE
        refresh_news(self.state)
        return self

    def right(self, seat: int, a: str, b: str) -> Scene:
        """A section that was washed away, which only this seat may rebuild for now."""
        self.state.rights = tuple(sorted((*self.state.rights, edge_of(a, b) * 2 + seat)))
        return self

    def turns(self, seat: int, number: int) -> Scene:
        self.state.people[seat].turns = number
        return self

    def left(self, moves: int) -> Scene:
        self.state.left = moves
        return self

    def building(self) -> Scene:
        self.state.phase = BUILD
        self.state.begun = True
        self.state.left = 0
        return self

    # --- playing -------------------------------------------------------------------------------------------------

    def do(self, *texts: str) -> list[Event]:
        """Judge and do actions of whoever is to act, luck too; the events of all of them."""
        events: list[Event] = []
        for text in texts:
            seat = rules.to_act(self.state)[0]
            action = rules.parse(self.state, text)
            problem = rules.problem(self.state, seat, action)
            assert problem is None, (text, problem)
            events += check_events(rules.apply(self.state, seat, action))
            wrong = rules.audit(self.state)
            assert not wrong, (text, wrong)
        self.events = events
        return events

    def end_turn(self) -> list[Event]:
        """The active player ends his turn, whatever phase it is in."""
        begun = sum(player.turns for player in self.state.people)
        events: list[Event] = []
        while self.state.phase in (MOVE, BUILD) and begun == sum(p.turns for p in self.state.people):
            events += self.do("end")
        self.events = events
        return events

    def quiet_luck(self) -> Scene:
        """Luck draws harmless order cards, as often as it has to."""
        while self.state.phase == DRAW:
            card = next(c for c in reversed(C.order_cards) if self.state.where[c] == IN_DECK)
            self.do(f"draw {card}")
        return self

    # --- asking --------------------------------------------------------------------------------------------------

    def to_act(self) -> tuple[int, ...]:
        return rules.to_act(self.state)

    def luck_is_due(self) -> bool:
        return rules.to_act(self.state) == (CHANCE,)

    def why(self, what: str | ItalianAction, seat: int | None = None) -> Problem:
        """The problem with an action; nothing changes by asking."""
        before = rules.snapshot(self.state)
        asker = rules.to_act(self.state)[0] if seat is None else seat
        action = rules.parse(self.state, what) if isinstance(what, str) else what
        problem = rules.problem(self.state, asker, action)
        assert problem is not None, f"{what} is allowed"
        assert rules.snapshot(self.state) == before
        return check_problem(problem)

    def ask(self, target: ItalianTarget, seat: int | None = None) -> Problem | None:
        """Point at something as the page does, as JSON, in what the seat may know; nothing changes by it."""
        asker = rules.to_act(self.state)[0] if seat is None else seat
        hidden, codec = rules.hide(self.state, asker), Codec(rules)
        before = rules.snapshot(hidden)
        answer = rules.why_not(hidden, asker, codec.target(codec.encode(target)))
        assert rules.snapshot(hidden) == before
        return answer

    def may(self, text: str) -> bool:
        seat = rules.to_act(self.state)[0]
        return rules.problem(self.state, seat, rules.parse(self.state, text)) is None

    def offers(self, verb: str = "") -> list[str]:
        """What is offered to whoever is to act, in notation."""
        seat = rules.to_act(self.state)[0]
        texts = [rules.notation(self.state, a) for a in rules.legal(self.state, seat)]
        return [text for text in texts if text.startswith(verb)]

    def heard(self) -> list[str]:
        """Keys of the events of the last `do`."""
        return [event.key for event in self.events]

    def told(self, key: str) -> list[dict[str, Any]]:
        """Arguments of the events with this key of the last `do`."""
        return [dict(event.args) for event in self.events if event.key == key]

    def money(self, seat: int) -> int:
        return int(self.state.people[seat].cash)

    def on_board(self, seat: int) -> list[str]:
        """Loads in the words of `loads`, in order of their goods."""
        found = []
        for code in sorted(self.state.people[seat].loads):
            good, card = A.goods[load_good(code)].id, int(load_card(code))
            found.append(good if card == 0 else f"{good} for {card}.{code % 4 + 1}")
        return found

    def where(self, seat: int) -> str:
        return A.points[self.state.people[seat].train].name

    def view(self, seat: int | None = 0) -> dict[str, Any]:
        return rules.show(rules.hide(self.state, seat), seat)
