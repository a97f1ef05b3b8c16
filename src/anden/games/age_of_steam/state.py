# mypyc: compile
"""The state of a game: ints, flat arrays, and tuples that are replaced, never changed, so that copies may share them."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from anden.games.age_of_steam.maps.game_map import GameMap
from anden.games.age_of_steam.memo import MapMemo
from anden.games.cube_rails.state import NO_ACTION as NO_ACTION
from anden.games.cube_rails.state import NOBODY as NOBODY
from anden.games.cube_rails.state import StateOf, set_table
from anden.games.cube_rails.track import Track, new_track

# The phases. Luck acts up to TIE, players up to STOCK.
ORDER: Final = 0
DEAL: Final = 1
DRAW: Final = 2
"""Cubes for Production."""
ROLL: Final = 3
EXTRA: Final = 4
"""A cube for a city that gets one each turn."""
TIE: Final = 5
START_PLAYER: Final = 6
SHARES: Final = 7
AUCTION: Final = 8
ACTIONS: Final = 9
BUILD: Final = 10
REWARD: Final = 11
MOVE: Final = 12
PRODUCE: Final = 13
"""Whether to use Production."""
STOCK: Final = 14
OVER: Final = 15

PHASE_KEYS: Final = (
    "setup",
    "setup",
    "production",
    "growth",
    "growth",
    "tie",
    "start_player",
    "shares",
    "auction",
    "actions",
    "build",
    "reward",
    "move",
    "production",
    "production",
    "over",
)
"""What people call the phases, by number."""

COLORS: Final = 6
"""Colours of cubes; the cubes of place p and colour c are counted at p * COLORS + c."""


class State(StateOf[GameMap, MapMemo]):
    """A game in progress: what both games have, and what only this one has. Phases change it."""

    def __init__(self, map: GameMap, memo: MapMemo, track: Track, players: i64) -> None:
        super().__init__(map, memo, track, players)

        # By seat.
        self.shares: vec[i64] = vec[i64]()

        # Turn order.
        self.nominal: i64 = NOBODY
        """St. Lucia: who is asked first to pay for being the start player."""
        self.locked: i64 = 0
        """Barbados: bits of the actions that wait for the others."""

        # Goods.
        self.land: vec[u8] = vec[u8]()
        """By hex: 0, or 1 + the colour of the cube that lies there (St. Lucia)."""
        self.boxes: vec[u8] = vec[u8]()
        """By box of the goods display: 0, or 1 + colour."""
        self.bag_left: i64 = 0
        self.delivered_cotton: i64 = 0
        """Cubes that left the game."""
        self.new_city: vec[u8] = vec[u8]()
        """By place: 0, or 1 + the number of the New City that lies there."""
        self.new_cities_used: i64 = 0
        """Bits of the New Cities on the map."""

        # The build turn.
        self.dearest: i64 = 0
        """Price of the dearest placement of the turn, for an Engineer at half price."""
        self.urbanized: bool = False
        self.transcontinental: bool = False
        self.rewards: tuple[tuple[int, ...], ...] = ()
        """What the builder of the transcontinental link can choose from."""

        # Moving goods and growth.
        self.drawn: tuple[int, ...] = ()
        """Colours drawn for Production and not placed yet."""
        self.step: i64 = 0
        """In ROLL: the next of the map's sections. In EXTRA: the place that gets the next cube."""
        self.lot: tuple[int, ...] = ()
        """The lot among tied players, best first."""

    def copy(self) -> State:
        s = State(self.map, self.memo, self.track.copy(), self.players)
        self.copy_common(s)
        s.shares = self.shares[:]
        s.nominal = self.nominal
        s.locked = self.locked
        s.land = self.land[:]
        s.boxes = self.boxes[:]
        s.bag_left = self.bag_left
        s.delivered_cotton = self.delivered_cotton
        s.new_city = self.new_city[:]
        s.new_cities_used = self.new_cities_used
        s.dearest = self.dearest
        s.urbanized = self.urbanized
        s.transcontinental = self.transcontinental
        s.rewards = self.rewards
        s.drawn = self.drawn
        s.step = self.step
        s.lot = self.lot
        return s


def new_state(map: GameMap, memo: MapMemo, players: int) -> State:
    """The table before luck has done anything («PREPARACION DE LA PARTIDA»)."""
    s = State(map, memo, new_track(map.board, map.terms), players)
    s.turns = map.turns_for(players)
    set_table(s, map.start_cash)
    s.shares = vec[i64]([map.start_shares] * players)
    s.land = vec[u8]([u8(0)] * (int(map.board.n) if map.land else 0))
    s.boxes = vec[u8]([u8(0)] * map.boxes)
    s.bag = vec[u8]([u8(n) for n in map.cubes[:-1]] + [u8(0)])
    s.bag_left = sum(map.cubes[:-1])
    s.new_city = vec[u8]([u8(0)] * len(map.places))
    s.phase = DEAL if players == 1 else ORDER
    return s
