# mypyc: compile
"""The state of a game: ints, flat arrays, and tuples that are replaced, never changed, so that copies may share them."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from anden.games.italian_rails.foresight import Foresight
from anden.games.italian_rails.printed.cards import LAST_CARD
from anden.games.italian_rails.printed.tables import NO_SLOT, NONE, T
from anden.games.italian_rails.versions import RULES_OF_TODAY, Switches

# The phases. Luck acts in DEAL, DRAW and SWAP.
DEAL: Final = 0
KEEP: Final = 1
MOVE: Final = 2
BUILD: Final = 3
LOCK: Final = 4
DRAW: Final = 5
SWAP: Final = 6
LOSE: Final = 7
CARD: Final = 8
OVER: Final = 9

# Where a card is.
IN_DECK: Final = 0
DISCARDED: Final = 1
IN_OFFER: Final = 2
IN_HAND: Final = 3
IN_FORCE: Final = 4

# Locomotives.
FREIGHT: Final = 0
FAST: Final = 1
HEAVY: Final = 2
SUPER: Final = 3
LOCOMOTIVES: Final = ("freight", "fast", "heavy", "super")

PLAYERS: Final = 2
START_CASH: Final = 60
GOAL: Final = 250
SPENDING: Final = 20
TOLL: Final = 4
LOAN: Final = 20
PAY_BACK: Final = 40
DEALT: Final = 5
KEPT: Final = 2
BUILD_ONLY: Final = 2
"""The first turns of each player, without moving."""
TURN_LIMIT: Final = 100
UNLOCKED: Final = 4
"""So many cards of the offer should be free to lock."""
OFFER: Final = 6
"""So many cards the offer is filled up to at most."""
CITY_TRACKS: Final = 3
MAJORS_PER_TURN: Final = 2
SWAPPED: Final = 3
UNKNOWN: Final = -1
"""Cash the viewer may not know."""
HIDDEN: Final = 0
"""A card the viewer may not know."""
NOBODY: Final = -1
NOTHING_FORESEEN: Final = Foresight()


class Player:
    """What one player has, and what passed through his hands."""

    def __init__(self) -> None:
        self.cash: i64 = START_CASH
        self.locomotive: i64 = FREIGHT
        self.train: i64 = NONE
        """The point where the train stands; at sea the port where it will come out; NONE before it is placed."""
        self.came: i64 = NO_SLOT
        """The slot of that point by which the train came in."""
        self.sea: i64 = NONE
        """The ferry the train is aboard."""
        self.ferries: i64 = 0
        """Bits of the ferries built."""
        self.loads: tuple[int, ...] = ()
        """See `load_code`."""
        self.cards: tuple[int, ...] = ()
        """Private cards, rising; in set-up the five dealt."""
        self.waiting: tuple[int, ...] = ()
        """Private cards that stay locked while their load has to be fetched again: card * 4 + order (0-2)."""
        self.kept: tuple[int, ...] = ()
        """The choice of set-up until it is revealed."""
        self.turns: i64 = 0
        self.lost: i64 = 0
        """Turns still to be lost."""
        self.sections: i64 = 0
        """Tracks on the map."""
        self.debts: i64 = 0
        """Loans not repaid."""
        # what everybody saw of his money
        self.deliveries: i64 = 0
        self.delivered: i64 = 0
        self.tolls_in: i64 = 0
        self.tolls_out: i64 = 0
        self.drawn: i64 = 0
        """Sections drawn in the whole game."""
        self.track_spent: i64 = 0
        self.ferry_spent: i64 = 0
        self.engine_spent: i64 = 0
        self.taxes: i64 = 0
        self.loans: i64 = 0

    def copy(self) -> Player:
        p = Player()
        p.cash = self.cash
        p.locomotive = self.locomotive
        p.train = self.train
        p.came = self.came
        p.sea = self.sea
        p.ferries = self.ferries
        p.loads = self.loads
        p.cards = self.cards
        p.waiting = self.waiting
        p.kept = self.kept
        p.turns = self.turns
        p.lost = self.lost
        p.sections = self.sections
        p.debts = self.debts
        p.deliveries = self.deliveries
        p.delivered = self.delivered
        p.tolls_in = self.tolls_in
        p.tolls_out = self.tolls_out
        p.drawn = self.drawn
        p.track_spent = self.track_spent
        p.ferry_spent = self.ferry_spent
        p.engine_spent = self.engine_spent
        p.taxes = self.taxes
        p.loans = self.loans
        return p

    def reckoned(self) -> i64:
        """The cash that follows from all that everybody saw."""
        return (
            START_CASH
            + self.delivered
            + TOLL * (self.tolls_in - self.tolls_out)
            - self.track_spent
            - self.ferry_spent
            - self.engine_spent
            - self.taxes
            + LOAN * self.loans
            - PAY_BACK * (self.loans - self.debts)
        )

    def capacity(self) -> int:
        """Loads the locomotive can pull."""
        return 3 if self.locomotive >= HEAVY else 2


class State:
    """A game in progress. `new_state` makes it, phases change it."""

    def __init__(self) -> None:
        self.phase: i64 = DEAL
        self.hidden_cash: bool = True
        """Cash is not shown to the rival; ends with the tax."""
        self.quick_ferries: bool = False
        self.fast_trains: bool = False
        self.loan_variant: bool = False
        self.switches: Switches = RULES_OF_TODAY
        """What the version of the table's rules changed."""
        self.people: list[Player] = []
        self.owner: vec[u8] = T.no_edges
        """By edge: 0 nobody, else seat + 1."""
        self.rights: tuple[int, ...] = ()
        """Sections washed away that only their owner may build for now: edge * 2 + seat, rising."""
        self.degree: vec[u8] = T.no_edges
        """By seat * points + point: own tracks that end there."""
        self.where: vec[i64] = T.no_points
        """By card: IN_DECK…"""
        self.offer: tuple[int, ...] = ()
        self.news: tuple[int, ...] = ()
        """Events in force, see phases/news.py."""
        # what follows from the events in force
        self.weather: vec[i64] = T.no_points
        """By point: bits of what events do there; replaced, never changed."""
        self.flooded: i64 = 0
        """Bits of river systems."""
        self.no_trade: i64 = 0
        """Bits of cities."""
        self.storm: bool = False
        # whose turn
        self.starter: i64 = NOBODY
        self.active: i64 = NOBODY
        # this turn
        self.begun: bool = False
        """Something was done, so that it is too late to exchange orders."""
        self.left: i64 = 0
        """Moves left."""
        self.speed: i64 = 0
        """Moves at the start of the turn."""
        self.moved: bool = False
        self.sailed: bool = False
        """The train left or boarded a ferry this turn."""
        self.halved: bool = False
        """By weather, which happens once a turn."""
        self.toll_paid: bool = False
        self.spent: i64 = 0
        self.majors: i64 = 0
        """Bits of the major cities that count as started from."""
        self.drawn: tuple[int, ...] = ()
        """Edges drawn."""
        self.borrowed: bool = False
        # what must happen before play goes on
        self.resume: i64 = MOVE
        self.forced: i64 = 0
        """Orders still to be drawn, whatever the offer holds."""
        self.cut: bool = False
        """The active player has lost the rest of the turn."""
        self.victims: tuple[int, ...] = ()
        """Seats that have to choose which load they lose."""
        self.dilemma: i64 = 0
        """A private card whose load was lost: its owner, first of `victims`, keeps it or gives it."""
        # the end
        self.goal: i64 = NOBODY
        """Who reached the goal first."""
        # a cache: the edges that would cut the rival off from a city, for the builder `guard_for`
        self.guard: vec[u8] = T.no_edges
        self.guard_for: i64 = NOBODY
        self.foresight: Foresight = NOTHING_FORESEEN

    def copy(self) -> State:
        s = State()
        s.phase = self.phase
        s.hidden_cash = self.hidden_cash
        s.quick_ferries = self.quick_ferries
        s.fast_trains = self.fast_trains
        s.loan_variant = self.loan_variant
        s.switches = self.switches
        s.people = [self.people[0].copy(), self.people[1].copy()]
        s.owner = self.owner[:]
        s.rights = self.rights
        s.degree = self.degree[:]
        s.where = self.where[:]
        s.offer = self.offer
        s.news = self.news
        s.weather = self.weather
        s.flooded = self.flooded
        s.no_trade = self.no_trade
        s.storm = self.storm
        s.starter = self.starter
        s.active = self.active
        s.begun = self.begun
        s.left = self.left
        s.speed = self.speed
        s.moved = self.moved
        s.sailed = self.sailed
        s.halved = self.halved
        s.toll_paid = self.toll_paid
        s.spent = self.spent
        s.majors = self.majors
        s.drawn = self.drawn
        s.borrowed = self.borrowed
        s.resume = self.resume
        s.forced = self.forced
        s.cut = self.cut
        s.victims = self.victims
        s.dilemma = self.dilemma
        s.goal = self.goal
        s.guard = self.guard
        s.guard_for = self.guard_for
        s.foresight = self.foresight
        return s

    def player(self) -> Player:
        """The player whose turn it is."""
        return self.people[self.active]

    def rival(self) -> Player:
        return self.people[1 - self.active]

    def full_speed(self, player: Player) -> int:
        """Points a locomotive moves; «Trenes rápidos»: more."""
        quick = player.locomotive == FAST or player.locomotive == SUPER
        if self.fast_trains:
            return 16 if quick else 12
        return 12 if quick else 9

    def touches(self, seat: i64, point: i64) -> bool:
        """Whether own track or an own ferry ends in a point."""
        if self.degree[seat * T.points + point] > 0:
            return True
        return (T.ports[point] & self.people[seat].ferries) != 0

    def right_on(self, edge: i64) -> i64:
        """Who alone may build an edge for now, or NOBODY."""
        for code in self.rights:
            if code >> 1 == edge:
                return code & 1
        return NOBODY

    def locked_order(self, card: i64) -> i64:
        """The order (0-2) of a card that somebody has locked, or NONE."""
        for player in self.people:
            for code in player.loads:
                if load_card(code) == card:
                    return load_order(code)
            for code in player.waiting:
                if code // 4 == card:
                    return code % 4
        return NONE

    def unlocked(self) -> int:
        """How many cards of the offer nobody has locked."""
        n = 0
        for card in self.offer:
            if self.locked_order(card) == NONE:
                n += 1
        return n

    def in_deck(self) -> int:
        """How many cards are in the deck, as far as this state knows (hidden hands are not in it)."""
        n = 0
        card: i64
        for card in range(1, LAST_CARD + 1):
            if self.where[card] == IN_DECK:
                n += 1
        for player in self.people:
            for held in player.cards:
                if held == HIDDEN:
                    n -= 1
        return n


def load_code(good: i64, card: i64, order: i64) -> int:
    """A load on board: its good, and the card and order (0-2) it is locked on; card 0 = not locked."""
    return int(good * 512 + card * 4 + order)


def load_good(code: i64) -> i64:
    return code // 512


def load_card(code: i64) -> i64:
    return (code // 4) % 128


def load_order(code: i64) -> i64:
    return code % 4


def new_state(
    hidden_cash: bool, quick_ferries: bool, fast_trains: bool, loans: bool, switches: Switches
) -> State:
    """The table before the cards are dealt (heading «Preparativos»)."""
    s = State()
    s.hidden_cash = hidden_cash
    s.quick_ferries = quick_ferries
    s.fast_trains = fast_trains
    s.loan_variant = loans
    s.switches = switches
    s.people = [Player(), Player()]
    s.foresight = Foresight()
    s.owner = T.no_edges[:]
    s.degree = vec[u8](bytes(PLAYERS * len(T.no_points)))
    s.where = vec[i64]([IN_DECK] * (LAST_CARD + 1))
    return s


def set_owner(s: State, edge: i64, seat: i64) -> None:
    """A track appears (seat) or is washed away (NOBODY)."""
    before: i64 = i64(s.owner[edge]) - 1
    s.owner[edge] = u8(seat + 1)
    change: i64 = 1
    who: i64 = seat
    if seat == NOBODY:
        change = -1
        who = before
    base: i64 = who * T.points
    a: i64 = base + T.end_a[edge]
    b: i64 = base + T.end_b[edge]
    s.degree[a] = u8(i64(s.degree[a]) + change)
    s.degree[b] = u8(i64(s.degree[b]) + change)
    s.people[who].sections += change
    s.guard_for = NOBODY


def halved(moves: i64) -> i64:
    """Half speed, rounded in favour of the player."""
    return (moves + 1) // 2


def without(items: tuple[int, ...], value: int) -> tuple[int, ...]:
    """The tuple without the first item of this value."""
    i = items.index(value)
    return items[:i] + items[i + 1 :]
