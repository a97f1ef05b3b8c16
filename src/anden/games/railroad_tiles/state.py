# mypyc: compile
"""The state of a game: ints, flat arrays, and tuples that are replaced, never changed, so that copies may share them."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from anden.games.railroad_tiles.printed.faces import COLUMNS, ROUTE_TILES, TOKENS
from anden.games.railroad_tiles.territories.territory import Territory, empty_territory

# The phases. Players act in START to PAWNS, luck in all others but OVER.
ORDER: Final = 0
OBJECTIVES: Final = 1
STARTING: Final = 2
FILL: Final = 3
REVEAL: Final = 4
START: Final = 5
TAKE: Final = 6
LAY: Final = 7
PAWNS: Final = 8
COIN: Final = 9
OVER: Final = 10

ROUNDS: Final = 8
PAWNS_OF_A_KIND: Final = 18
STARS: Final = 10
REFUSALS: Final = 2
NOBODY: Final = -1
STAR: Final = 3
"""Index of the stars in the pool, after the three kinds of pawn."""


class Player:
    """What one player has."""

    def __init__(self, territory: Territory) -> None:
        self.territory: Territory = territory
        self.hand: tuple[int, ...] = ()
        """Faces taken and not laid yet."""
        self.objectives: i64 = 0
        """Bits of the objective tiles not laid yet."""
        self.owes: bool = False
        """Whether an objective tile must be laid this turn."""
        self.stars: i64 = 0
        self.bonus: i64 = 0
        """Prestige of columns (solo)."""
        self.column: i64 = NOBODY
        """The column taken this round."""
        self.refused: tuple[int, ...] = ()
        self.discarded: tuple[int, ...] = ()
        self.placed: tuple[int, ...] = ()
        """Pawns in the order they were placed: slot * 64 + pawn * 8 + points."""

    def copy(self) -> Player:
        p = Player(self.territory.copy())
        p.hand = self.hand
        p.objectives = self.objectives
        p.owes = self.owes
        p.stars = self.stars
        p.bonus = self.bonus
        p.column = self.column
        p.refused = self.refused
        p.discarded = self.discarded
        p.placed = self.placed
        return p

    def refusals_left(self) -> int:
        return REFUSALS - len(self.refused)

    def pawn_prestige(self) -> int:
        """Points of the pawns placed so far."""
        total = 0
        for placed in self.placed:
            total += placed & 7
        return total


class State:
    """A game in progress. `start` makes it, phases change it."""

    def __init__(self, bag: vec[u8], pool: vec[i64]) -> None:
        self.phase: i64 = ORDER
        self.round: i64 = 0
        self.bag: vec[u8] = bag
        """How many tiles of each design are in the bag."""
        self.bag_left: i64 = 0
        self.pool: vec[i64] = pool
        """Pawns and stars nobody has: car, train, passenger, star."""
        self.people: list[Player] = []
        self.order: tuple[int, ...] = ()
        """Turn order of this round."""
        self.at: i64 = 0
        """Whose turn it is: a place in `order`."""
        self.clock: i64 = 0
        """Bits of the tokens still face down."""
        self.waiting: i64 = NOBODY
        self.active: tuple[int, ...] = ()
        """Tokens of the active zone, the one next to the waiting room first."""
        self.gone: tuple[int, ...] = ()
        self.used: i64 = 0
        """Bits of the active tokens that the player whose pawn turn it is has used."""
        self.columns: tuple[tuple[int, ...], ...] = ()
        self.column_stars: tuple[int, ...] = ()
        self.taken: tuple[int, ...] = ()
        """By column: the seat that took it this round, or NOBODY."""
        self.starting: tuple[int, ...] = ()
        self.thrown: tuple[int, ...] = ()
        """Tiles of columns that were thrown away."""
        self.random_objectives: bool = False
        self.objectives: i64 = 0
        """Bits of the objectives in play."""
        self.challenge: i64 = 0
        self.broken: bool = False
        """Whether the limit of the challenge was broken."""

    def copy(self) -> State:
        s = State(self.bag[:], self.pool[:])
        s.phase = self.phase
        s.round = self.round
        s.bag_left = self.bag_left
        people: list[Player] = []
        for player in self.people:
            people.append(player.copy())
        s.people = people
        s.order = self.order
        s.at = self.at
        s.clock = self.clock
        s.waiting = self.waiting
        s.active = self.active
        s.gone = self.gone
        s.used = self.used
        s.columns = self.columns
        s.column_stars = self.column_stars
        s.taken = self.taken
        s.starting = self.starting
        s.thrown = self.thrown
        s.random_objectives = self.random_objectives
        s.objectives = self.objectives
        s.challenge = self.challenge
        s.broken = self.broken
        return s

    def seat(self) -> int:
        """The seat whose turn it is."""
        return self.order[self.at]

    def player(self) -> Player:
        """The player whose turn it is."""
        return self.people[self.order[self.at]]


def new_state(players: int, objectives: int, random_objectives: bool, challenge: int) -> State:
    """The table before luck has done anything (heading «Preparación»): everybody has a star."""
    s = State(
        vec[u8]([u8(face.copies) for face in ROUTE_TILES]),
        vec[i64]([PAWNS_OF_A_KIND] * 3 + [STARS - players]),
    )
    s.bag_left = sum(face.copies for face in ROUTE_TILES)
    for _ in range(players):
        player = Player(empty_territory())
        player.stars = 1
        player.objectives = objectives
        s.people.append(player)
    s.clock = (1 << len(TOKENS)) - 1
    columns = COLUMNS[players]
    s.columns = ((),) * len(columns)
    s.column_stars = (0,) * len(columns)
    s.taken = (NOBODY,) * len(columns)
    s.order = tuple(range(players))
    s.objectives = objectives
    s.random_objectives = random_objectives
    s.challenge = challenge
    if players == 1:
        s.phase = OBJECTIVES if random_objectives else FILL
    return s


def replaced(items: tuple[int, ...], index: int, value: int) -> tuple[int, ...]:
    """The tuple with one item changed."""
    return (*items[:index], value, *items[index + 1 :])


def without(items: tuple[int, ...], value: int) -> tuple[int, ...]:
    """The tuple without the first item of this value."""
    if len(items) == 1:
        return ()
    i = items.index(value)
    return items[:i] + items[i + 1 :]
