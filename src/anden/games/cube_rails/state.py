# mypyc: compile
"""The part of the state that both games have: the table, its order, the auction, cubes, the build turn, the rounds of goods.

Ints, flat arrays, and tuples that are replaced, never changed, so that copies may share them. Each game's `State` adds what
is its own: `class State(StateOf[GameMap, MapMemo])`. What serves both games takes a `CubeState`.
"""

from __future__ import annotations

from typing import Final, Generic, TypeVar

from librt.vecs import vec
from mypy_extensions import i64, u8

from anden.games.cube_rails.cube_map import CubeMap
from anden.games.cube_rails.memo import CubeMemo
from anden.games.cube_rails.track import Track

NOBODY: Final = -1
NO_ACTION: Final = -1

Map = TypeVar("Map", bound=CubeMap, covariant=True)
Memo = TypeVar("Memo", bound=CubeMemo, covariant=True)


class StateOf(Generic[Map, Memo]):
    """A game in progress, as far as both games have it. `new_state` of each game makes it, phases change it."""

    def __init__(self, map: Map, memo: Memo, track: Track, players: i64) -> None:
        self.map: Map = map
        self.memo: Memo = memo
        self.track: Track = track
        self.players: i64 = players
        """At the start: who falls stays counted."""
        self.phase: i64 = 0
        """The game's own number."""
        self.turn: i64 = 0
        self.turns: i64 = 0

        # By seat.
        self.cash: vec[i64] = vec[i64]()
        self.income: vec[i64] = vec[i64]()
        self.locomotive: vec[i64] = vec[i64]()
        self.action: vec[i64] = vec[i64]()
        """The action tile (Raíles: token) of this turn, or NO_ACTION."""
        self.out: vec[i64] = vec[i64]()
        """The turn in which the player was eliminated (Raíles: went bankrupt); 0 = still in the game."""

        self.order: tuple[int, ...] = ()
        """Turn order of the players in the game."""
        self.queue: tuple[int, ...] = ()
        """Who acts in this phase or round, in order."""
        self.at: i64 = 0
        """Whose turn it is: a place in `queue`."""

        # The auction.
        self.bid: vec[i64] = vec[i64]()
        """By seat; the map's `no_bid` = none."""
        self.highest: i64 = NOBODY
        self.dropped: tuple[int, ...] = ()
        """Who left the auction, first first; in Raíles' Basic game that of this place."""
        self.pass_holder: i64 = NOBODY
        """Who took Turn Order last turn."""
        self.pass_used: bool = False

        # Goods.
        self.cubes: vec[u8] = vec[u8]()
        """By place * colours + colour. A terminal's cube shows what it accepts and is not counted."""
        self.bag: vec[u8] = vec[u8]()
        """By colour."""

        # The build turn.
        self.used: i64 = 0
        self.spent: i64 = 0
        self.placed: tuple[int, ...] = ()
        """Placements of this turn: (hex * 256 + oriented tile) * PRICES of the game + price; a direct link has tile 0."""

        # Moving goods.
        self.round: i64 = 0
        self.upgraded: i64 = 0
        """Bits of the seats that raised their locomotive instead of a move this turn."""

    def copy_common(self, s: CubeState) -> None:
        """Give a new state of the same map and players all that is here but the track."""
        s.phase = self.phase
        s.turn = self.turn
        s.turns = self.turns
        s.cash = self.cash[:]
        s.income = self.income[:]
        s.locomotive = self.locomotive[:]
        s.action = self.action[:]
        s.out = self.out[:]
        s.order = self.order
        s.queue = self.queue
        s.at = self.at
        s.bid = self.bid[:]
        s.highest = self.highest
        s.dropped = self.dropped
        s.pass_holder = self.pass_holder
        s.pass_used = self.pass_used
        s.cubes = self.cubes[:]
        s.bag = self.bag[:]
        s.used = self.used
        s.spent = self.spent
        s.placed = self.placed
        s.round = self.round
        s.upgraded = self.upgraded

    def seat(self) -> int:
        """The seat whose turn it is."""
        return self.queue[self.at]


CubeState = StateOf[CubeMap, CubeMemo]
"""The state of either game."""


def set_table(s: CubeState, cash: int) -> None:
    """Give every seat its start values, and every place room for cubes («PREPARACION DE LA PARTIDA», Raíles «DESPLIEGUE
    INICIAL»)."""
    players = int(s.players)
    s.cash = vec[i64]([cash] * players)
    s.income = vec[i64]([0] * players)
    s.locomotive = vec[i64]([s.map.start_locomotive] * players)
    s.action = vec[i64]([NO_ACTION] * players)
    s.out = vec[i64]([0] * players)
    s.bid = vec[i64]([s.map.no_bid] * players)
    s.order = tuple(range(players))
    s.cubes = vec[u8]([u8(0)] * (int(s.map.board.places) * len(s.map.goods)))


def has(bits: i64, seat: i64) -> bool:
    """Whether a seat is among these bits."""
    return (bits >> seat) & 1 != 0
