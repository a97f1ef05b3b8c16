# mypyc: compile
"""The state of a game: ints, flat arrays, and tuples that are replaced, never changed, so that copies may share them."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from anden.games.russian_railroads.printed import box
from anden.games.russian_railroads.printed.tables import ALL_SPACES, COLOURS, LINES, T
from anden.games.russian_railroads.versions import RULES_OF_TODAY, Switches

# The phases. Players act in START_BONUS to RELOCATION, luck in the first three.
ORDER: Final = 0
ENGINEERS: Final = 1
BONUS_PILE: Final = 2
START_BONUS: Final = 3
TURN: Final = 4
RESOLVE: Final = 5
RELOCATION: Final = 6
OVER: Final = 7

NOBODY: Final = -1
NONE: Final = -1
SEATS: Final = 4
"""Places for pieces on the space that stays open, behind all spaces: one per seat."""
FACTORIES: Final = 5
HIDDEN_CARD: Final = 15
"""An end bonus card that may not be known."""
UNKNOWN: Final = -1

# What points are for; the order of keys.SCORES.
FOR_INDUSTRY: Final = 3
FOR_PASSING: Final = 4
FOR_LINE_ENDS: Final = 5
FOR_ENGINEERS: Final = 6
FOR_FACTORIES: Final = 7
FOR_TEN_POINTS: Final = 8
KINDS: Final = 9
ROUNDS: Final = 8

# The black worker.
BLACK_NONE: Final = 0
BLACK_FREE: Final = 1
BLACK_USED: Final = 2

# Extra advance of the black worker on spaces that leave the colour open.
EXTRA_IF_MADE: Final = 0
EXTRA_ALWAYS: Final = 1
EXTRA_NEVER: Final = 2

# When the ability of a factory is used; the order of keys.OPTIONS.
FACTORIES_AT_ONCE: Final = 0
FACTORIES_FREE: Final = 1


class Player:
    """What one player has."""

    def __init__(self, track: vec[i64], locomotive: vec[i64], factory: vec[i64]) -> None:
        self.track: vec[i64] = track
        """Line * 5 + colour: the space of the track, 0 = left of space 1, NONE = not owned."""
        self.locomotive: vec[i64] = locomotive
        """Values: the higher and the lower one of the Trans-Siberian, St. Petersburg, Kiev; 0 = free."""
        self.factory: vec[i64] = factory
        """Values from the left; 0 = free."""
        self.factories: i64 = 0
        self.marker: i64 = 0
        self.second: i64 = NONE
        """The two industry markers."""
        self.doublers: i64 = 0
        self.workers: i64 = 0
        self.free: i64 = 0
        """Own workers not placed yet."""
        self.temporary: i64 = 0
        self.black: i64 = BLACK_NONE
        self.rubles: i64 = 0
        self.engineers: i64 = 0
        """Bits of the engineers owned."""
        self.fired: i64 = 0
        """Bits of the special spaces that have fired."""
        self.tokens: i64 = 0
        """Bits of the ? tokens used."""
        self.token_at: i64 = 0
        """By ? space, four bits each: the token there + 1."""
        self.medal: bool = False
        self.revalued: bool = False
        self.points: i64 = 0

    def copy(self) -> Player:
        p = Player(self.track[:], self.locomotive[:], self.factory[:])
        p.factories = self.factories
        p.marker = self.marker
        p.second = self.second
        p.doublers = self.doublers
        p.workers = self.workers
        p.free = self.free
        p.temporary = self.temporary
        p.black = self.black
        p.rubles = self.rubles
        p.engineers = self.engineers
        p.fired = self.fired
        p.tokens = self.tokens
        p.token_at = self.token_at
        p.medal = self.medal
        p.revalued = self.revalued
        p.points = self.points
        return p

    def reach(self, line: i64) -> i64:
        """«¿Cómo puedes construir una locomotora?»: how far the locomotives of a line reach."""
        if line == 0:
            return self.locomotive[0] + self.locomotive[1]
        return self.locomotive[line + 1]

    def owns(self, engineer: i64) -> bool:
        return (self.engineers >> engineer) & 1 != 0


class State:
    """A game in progress. `start` makes it, phases change it."""

    def __init__(
        self,
        people: list[Player],
        pieces: vec[i64],
        stacks: vec[i64],
        face_up: vec[i64],
        row: vec[i64],
        pending: vec[i64],
        tally: vec[i64],
    ) -> None:
        self.people: list[Player] = people
        self.pieces: vec[i64] = pieces
        """By space, own engineers behind; then by seat on the space that stays open. See `effects/pieces.py`."""
        self.stacks: vec[i64] = stacks
        """Locomotives left by value."""
        self.face_up: vec[i64] = face_up
        """Factories beside the supply by value."""
        self.row: vec[i64] = row
        """The engineer row from left to right; NONE = empty."""
        self.pending: vec[i64] = pending
        """What the player to act has gained and not used yet. See `effects/pending.py`."""
        self.tally: vec[i64] = tally
        """Points by seat, round and kind."""
        self.players: i64 = 0
        self.phase: i64 = ORDER
        self.round: i64 = 0
        self.rounds: i64 = 0
        self.order: tuple[int, ...] = ()
        """Seats by position."""
        self.passed: i64 = 0
        """Bits of the seats that have passed."""
        self.actor: i64 = NOBODY
        self.context: i64 = TURN
        """What is being resolved: START_BONUS, TURN or RELOCATION."""
        self.space: i64 = NONE
        """The space in use."""
        self.first_claim: i64 = NOBODY
        self.second_claim: i64 = NOBODY
        """Who goes to the first and to the second position."""
        self.relocating: i64 = 0
        """The position whose worker moves now."""
        self.doublers: i64 = box.DOUBLERS
        self.temporary: i64 = box.TEMPORARY
        """Temporary workers on their space."""
        self.cards: i64 = 0
        """Bits of the ? cards left."""
        self.start_cards: i64 = 0
        self.removed: i64 = 0
        """Bits of the end bonus cards that left the game; UNKNOWN where hidden."""
        self.takes: tuple[int, ...] = ()
        """End bonus cards in the order they were taken: seat * 16 + card."""
        self.looks: tuple[int, ...] = ()
        """Who looked through the pile: seat * 64 + how many cards had been taken by then."""
        self.look_piles: tuple[int, ...] = ()
        """What each look showed: bits of cards; 0 where hidden."""
        self.looking: bool = False
        """Whether the pile is being looked through: a card must be taken."""
        self.extra_mode: i64 = EXTRA_IF_MADE
        self.factory_mode: i64 = FACTORIES_FREE
        self.switches: Switches = RULES_OF_TODAY
        """What the version of the table's rules changed."""

    def copy(self) -> State:
        people: list[Player] = []
        for player in self.people:
            people.append(player.copy())
        s = State(
            people,
            self.pieces[:],
            self.stacks[:],
            self.face_up[:],
            self.row[:],
            self.pending[:],
            self.tally[:],
        )
        s.players = self.players
        s.phase = self.phase
        s.round = self.round
        s.rounds = self.rounds
        s.order = self.order
        s.passed = self.passed
        s.actor = self.actor
        s.context = self.context
        s.space = self.space
        s.first_claim = self.first_claim
        s.second_claim = self.second_claim
        s.relocating = self.relocating
        s.doublers = self.doublers
        s.temporary = self.temporary
        s.cards = self.cards
        s.start_cards = self.start_cards
        s.removed = self.removed
        s.takes = self.takes
        s.looks = self.looks
        s.look_piles = self.look_piles
        s.looking = self.looking
        s.extra_mode = self.extra_mode
        s.factory_mode = self.factory_mode
        s.switches = self.switches
        return s

    def player(self) -> Player:
        """The player to act."""
        return self.people[self.actor]

    def last_round(self) -> bool:
        return self.round == self.rounds

    def position(self, seat: i64) -> i64:
        """The position of a seat in the turn order, from 1."""
        i: i64
        for i in range(self.players):
            if self.order[i] == seat:
                return i + 1
        return 0

    def score(self, seat: i64, kind: i64, points: i64) -> None:
        """Points for a seat, remembered by round and kind."""
        if points == 0:
            return
        index: i64 = (seat * ROUNDS + self.round) * KINDS + kind
        self.tally[index] = self.tally[index] + points
        self.people[seat].points += points

    def lowest(self) -> i64:
        """The value of the lowest stack that is not empty, or 0."""
        value: i64
        for value in range(2, 10):
            if self.stacks[value] > 0:
                return value
        return 0


def new_state(players: int, rubles: int, extra_mode: int, factory_mode: int, switches: Switches) -> State:
    """The table before luck has done anything (heading «Despliegue de los jugadores»)."""
    table = box.TABLES[players]
    people: list[Player] = []
    for _ in range(players):
        people.append(_new_player(table.workers, rubles))
    stacks = [0] * 10
    for value in range(2, 10):
        kept = box.NO_FACTORY_SIDE.get(value, 0)
        stacks[value] = box.LOCOMOTIVES[value] - kept - table.returned
    s = State(
        people,
        vec[i64]([0] * (ALL_SPACES + SEATS)),
        vec[i64](stacks),
        vec[i64]([0] * 10),
        vec[i64]([NONE] * len(box.ENGINEER_ROW[players])),
        vec[i64](),
        vec[i64]([0] * (SEATS * ROUNDS * KINDS)),
    )
    s.players = players
    s.rounds = table.rounds
    s.order = tuple(range(players))
    s.cards = (1 << len(box.CARDS)) - 1
    s.start_cards = (1 << len(box.START_CARDS)) - 1
    s.extra_mode = extra_mode
    s.factory_mode = factory_mode
    s.switches = switches
    return s


def _new_player(workers: int, rubles: int) -> Player:
    track = [NONE] * (LINES * COLOURS)
    for line in range(LINES):
        track[line * COLOURS] = 1
    p = Player(vec[i64](track), vec[i64]([1, 0, 0, 0]), vec[i64]([0] * FACTORIES))
    p.workers = workers
    p.free = workers
    p.rubles = rubles
    return p


def all_end_cards() -> int:
    return (1 << len(box.END_IDS)) - 1


def pile_of(s: State) -> int:
    """Bits of the end bonus cards in the pile. Only where nothing is hidden."""
    pile = all_end_cards() & ~int(s.removed)
    for take in s.takes:
        pile &= ~(1 << (take & 15))
    return pile


def pile_left(s: State) -> int:
    return len(box.END_IDS) - box.END_REMOVED - len(s.takes)


def bit(n: i64) -> i64:
    one: i64 = T.one
    return one << n
