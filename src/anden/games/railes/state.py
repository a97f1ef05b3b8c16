# mypyc: compile
"""The state of a game: ints, flat arrays, and tuples that are replaced, never changed, so that copies may share them."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from anden.games.cube_rails.state import NO_ACTION as NO_ACTION
from anden.games.cube_rails.state import NOBODY as NOBODY
from anden.games.cube_rails.state import StateOf, set_table
from anden.games.cube_rails.state import has as has
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

COLORS: Final = 5
"""Colours of cubes; the cubes of place (or space) p and colour c are counted at p * COLORS + c."""

MARKER: Final = 1
NEW_CITY: Final = 2
"""How a place has its growth marker: laid there, or printed on the New City."""


class State(StateOf[GameMap, MapMemo]):
    """A game in progress: what both games have, and what only this one has. Phases change it."""

    def __init__(self, map: GameMap, memo: MapMemo, track: Track, players: i64) -> None:
        super().__init__(map, memo, track, players)

        # By seat.
        self.victory: vec[i64] = vec[i64]()
        self.fell_with: vec[i64] = vec[i64]()
        """The action token he had in that turn, else NO_ACTION."""
        self.passed: i64 = 0
        """Bits of the seats that took their token as «pass»."""
        self.begun: i64 = 0
        """Bits of the seats that built their first tile of the game."""

        # Auctions.
        self.won: tuple[int, ...] = ()
        """Basic: who has a place in the first order, first first."""

        # Goods.
        self.supply: vec[u8] = vec[u8]()
        """By space * COLORS + colour."""
        self.grown: vec[u8] = vec[u8]()
        """By place: 0, MARKER or NEW_CITY."""
        self.new_cities: vec[u8] = vec[u8]()
        """New Cities left, by colour."""
        self.markers: i64 = 0
        """Growth markers left."""

        # The build turn.
        self.done: bool = False
        """Whether Urban Growth or Urbanize was carried out."""

        # Moving goods.
        self.points: tuple[int, ...] = ()
        """By seat: track points of the cube just delivered; () = none waits for a decision."""
        self.good: i64 = 0
        """Its colour."""
        self.movers: tuple[int, ...] = ()
        self.mover_at: i64 = 0
        """`queue` and `at` of the round, while the points of a delivery are decided."""

    def copy(self) -> State:
        s = State(self.map, self.memo, self.track.copy(), self.players)
        self.copy_common(s)
        s.victory = self.victory[:]
        s.fell_with = self.fell_with[:]
        s.passed = self.passed
        s.begun = self.begun
        s.won = self.won
        s.supply = self.supply[:]
        s.grown = self.grown[:]
        s.new_cities = self.new_cities[:]
        s.markers = self.markers
        s.done = self.done
        s.points = self.points
        s.good = self.good
        s.movers = self.movers
        s.mover_at = self.mover_at
        return s


def new_state(map: GameMap, memo: MapMemo, players: int) -> State:
    """The table before luck has done anything («DESPLIEGUE INICIAL»)."""
    s = State(map, memo, new_track(map.board, map.terms), players)
    s.turns = map.turns[players]
    set_table(s, 0)
    s.victory = vec[i64]([0] * players)
    s.fell_with = vec[i64]([NO_ACTION] * players)
    s.supply = vec[u8]([u8(0)] * (map.spaces * COLORS))
    s.bag = vec[u8]([u8(n) for n in map.cubes])
    s.grown = vec[u8]([u8(0)] * len(map.places))
    s.new_cities = vec[u8]([u8(n) for n in map.new_cities])
    s.markers = map.markers
    return s
