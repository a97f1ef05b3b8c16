# mypyc: compile
"""The state of a game: ints, flat arrays, and tuples that are replaced, never changed, so that copies may share them."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from anden.games.cube_rails.track import Track, new_track
from anden.games.railes.maps.game_map import GameMap
from anden.games.railes.memo import MapMemo

# The phases. Luck acts up to DEAL, players up to SCORE. Income and the next order are done at once.
ORDER: Final = 0
DEAL: Final = 1
FIRST_ORDER: Final = 2
"""Basic: the auction of the places of the first order."""
CAPITAL: Final = 3
AUCTION: Final = 4
"""Standard: capital, and the auction of each turn."""
ACTIONS: Final = 5
BUILD: Final = 6
MOVE: Final = 7
SCORE: Final = 8
"""Income or victory points? Inside MOVE."""
OVER: Final = 9

PHASE_KEYS: Final = (
    "setup",
    "setup",
    "first_order",
    "capital",
    "auction",
    "actions",
    "build",
    "move",
    "score",
    "over",
)
"""What people call the phases, by number."""

NOBODY: Final = -1
NO_ACTION: Final = -1
NO_BID: Final = -1
COLORS: Final = 5
"""Colours of cubes; the cubes of place (or space) p and colour c are counted at p * COLORS + c."""

MARKER: Final = 1
NEW_CITY: Final = 2
"""How a place has its growth marker: laid there, or printed on the New City."""


class State:
    """A game in progress. `new_state` makes it, phases change it."""

    def __init__(self, map: GameMap, memo: MapMemo, track: Track, players: i64) -> None:
        self.map: GameMap = map
        self.memo: MapMemo = memo
        self.track: Track = track
        self.players: i64 = players
        self.phase: i64 = ORDER
        self.turn: i64 = 0
        self.turns: i64 = 0

        # By seat.
        self.cash: vec[i64] = vec[i64]()
        self.income: vec[i64] = vec[i64]()
        self.victory: vec[i64] = vec[i64]()
        self.locomotive: vec[i64] = vec[i64]()
        self.action: vec[i64] = vec[i64]()
        """The action token of this turn, or NO_ACTION."""
        self.out: vec[i64] = vec[i64]()
        """The turn in which the player went bankrupt; 0 = still in the game."""
        self.fell_with: vec[i64] = vec[i64]()
        """The action token he had in that turn, else NO_ACTION."""
        self.passed: i64 = 0
        """Bits of the seats that took their token as «pass»."""
        self.begun: i64 = 0
        """Bits of the seats that built their first tile of the game."""

        self.order: tuple[int, ...] = ()
        """Turn order of the players in the game."""
        self.queue: tuple[int, ...] = ()
        """Who acts in this phase or round, in order."""
        self.at: i64 = 0
        """Whose turn it is: a place in `queue`."""

        # Auctions.
        self.bid: vec[i64] = vec[i64]()
        """By seat, NO_BID = none."""
        self.highest: i64 = NOBODY
        self.dropped: tuple[int, ...] = ()
        """Who left the auction, first first; in the Basic game that of this place."""
        self.won: tuple[int, ...] = ()
        """Basic: who has a place in the first order, first first."""
        self.pass_holder: i64 = NOBODY
        """Standard: who took the Turn Order token last turn."""
        self.pass_used: bool = False

        # Goods.
        self.cubes: vec[u8] = vec[u8]()
        """By place * COLORS + colour."""
        self.supply: vec[u8] = vec[u8]()
        """By space * COLORS + colour."""
        self.bag: vec[u8] = vec[u8]()
        """After the set-up it is never drawn from."""
        self.grown: vec[u8] = vec[u8]()
        """By place: 0, MARKER or NEW_CITY."""
        self.new_cities: vec[u8] = vec[u8]()
        """New Cities left, by colour."""
        self.markers: i64 = 0
        """Growth markers left."""

        # The build turn.
        self.used: i64 = 0
        self.spent: i64 = 0
        self.done: bool = False
        """Whether Urban Growth or Urbanize was carried out."""
        self.placed: tuple[int, ...] = ()
        """Placements of this turn: (hex * 256 + oriented tile) * 64 + price."""

        # Moving goods.
        self.round: i64 = 0
        self.upgraded: i64 = 0
        """Bits of the seats that raised their locomotive instead of a move this turn."""
        self.points: tuple[int, ...] = ()
        """By seat: track points of the cube just delivered; () = none waits for a decision."""
        self.good: i64 = 0
        """Its colour."""
        self.movers: tuple[int, ...] = ()
        self.mover_at: i64 = 0
        """`queue` and `at` of the round, while the points of a delivery are decided."""

    def copy(self) -> State:
        s = State(self.map, self.memo, self.track.copy(), self.players)
        s.phase = self.phase
        s.turn = self.turn
        s.turns = self.turns
        s.cash = self.cash[:]
        s.income = self.income[:]
        s.victory = self.victory[:]
        s.locomotive = self.locomotive[:]
        s.action = self.action[:]
        s.out = self.out[:]
        s.fell_with = self.fell_with[:]
        s.passed = self.passed
        s.begun = self.begun
        s.order = self.order
        s.queue = self.queue
        s.at = self.at
        s.bid = self.bid[:]
        s.highest = self.highest
        s.dropped = self.dropped
        s.won = self.won
        s.pass_holder = self.pass_holder
        s.pass_used = self.pass_used
        s.cubes = self.cubes[:]
        s.supply = self.supply[:]
        s.bag = self.bag[:]
        s.grown = self.grown[:]
        s.new_cities = self.new_cities[:]
        s.markers = self.markers
        s.used = self.used
        s.spent = self.spent
        s.done = self.done
        s.placed = self.placed
        s.round = self.round
        s.upgraded = self.upgraded
        s.points = self.points
        s.good = self.good
        s.movers = self.movers
        s.mover_at = self.mover_at
        return s

    def seat(self) -> int:
        """The seat whose turn it is."""
        return self.queue[self.at]


def has(bits: i64, seat: i64) -> bool:
    """Whether a seat is among these bits."""
    return (bits >> seat) & 1 != 0


def new_state(map: GameMap, memo: MapMemo, players: int) -> State:
    """The table before luck has done anything («DESPLIEGUE INICIAL»)."""
    s = State(map, memo, new_track(map.board, map.terms), players)
    s.turns = map.turns[players]
    s.cash = vec[i64]([0] * players)
    s.income = vec[i64]([0] * players)
    s.victory = vec[i64]([0] * players)
    s.locomotive = vec[i64]([map.start_locomotive] * players)
    s.action = vec[i64]([NO_ACTION] * players)
    s.out = vec[i64]([0] * players)
    s.fell_with = vec[i64]([NO_ACTION] * players)
    s.bid = vec[i64]([NO_BID] * players)
    s.order = tuple(range(players))
    s.cubes = vec[u8]([u8(0)] * (len(map.places) * COLORS))
    s.supply = vec[u8]([u8(0)] * (map.spaces * COLORS))
    s.bag = vec[u8]([u8(n) for n in map.cubes])
    s.grown = vec[u8]([u8(0)] * len(map.places))
    s.new_cities = vec[u8]([u8(n) for n in map.new_cities])
    s.markers = map.markers
    return s
