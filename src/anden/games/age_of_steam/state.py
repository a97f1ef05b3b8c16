# mypyc: compile
"""The state of a game: ints, flat arrays, and tuples that are replaced, never changed, so that copies may share them."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from anden.games.age_of_steam.maps.game_map import GameMap
from anden.games.age_of_steam.memo import MapMemo
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

NOBODY: Final = -1
NO_ACTION: Final = -1
COLORS: Final = 6
"""Colours of cubes; the cubes of place p and colour c are counted at p * COLORS + c."""


class State:
    """A game in progress. `new_state` makes it, phases change it."""

    def __init__(self, map: GameMap, memo: MapMemo, track: Track, players: i64) -> None:
        self.map: GameMap = map
        self.memo: MapMemo = memo
        self.track: Track = track
        self.players: i64 = players
        """At the start: dice and the turn track go by it."""
        self.phase: i64 = ORDER
        self.turn: i64 = 0
        self.turns: i64 = 0

        # By seat.
        self.cash: vec[i64] = vec[i64]()
        self.shares: vec[i64] = vec[i64]()
        self.income: vec[i64] = vec[i64]()
        self.locomotive: vec[i64] = vec[i64]()
        self.action: vec[i64] = vec[i64]()
        """The action tile of this turn, or NO_ACTION."""
        self.out: vec[i64] = vec[i64]()
        """The turn in which the player was eliminated; 0 = still in the game."""

        self.order: tuple[int, ...] = ()
        """Turn order of the players in the game."""
        self.queue: tuple[int, ...] = ()
        """Who acts in this phase or round, in order."""
        self.at: i64 = 0
        """Whose turn it is: a place in `queue`."""

        # Turn order.
        self.bid: vec[i64] = vec[i64]()
        """By seat, 0 = none."""
        self.highest: i64 = NOBODY
        self.dropped: tuple[int, ...] = ()
        """Who left the auction, first first."""
        self.pass_holder: i64 = NOBODY
        """Who took the Turn Order action last turn."""
        self.pass_used: bool = False
        self.nominal: i64 = NOBODY
        """St. Lucia: who is asked first to pay for being the start player."""
        self.locked: i64 = 0
        """Barbados: bits of the actions that wait for the others."""

        # Goods.
        self.cubes: vec[u8] = vec[u8]()
        """By place * COLORS + colour. The cube of a terminal is not counted: it shows its colour."""
        self.land: vec[u8] = vec[u8]()
        """By hex: 0, or 1 + the colour of the cube that lies there (St. Lucia)."""
        self.boxes: vec[u8] = vec[u8]()
        """By box of the goods display: 0, or 1 + colour."""
        self.bag: vec[u8] = vec[u8]()
        self.bag_left: i64 = 0
        self.delivered_cotton: i64 = 0
        """Cubes that left the game."""
        self.new_city: vec[u8] = vec[u8]()
        """By place: 0, or 1 + the number of the New City that lies there."""
        self.new_cities_used: i64 = 0
        """Bits of the New Cities on the map."""

        # The build turn.
        self.used: i64 = 0
        self.spent: i64 = 0
        self.dearest: i64 = 0
        """Price of the dearest placement of the turn, for an Engineer at half price."""
        self.urbanized: bool = False
        self.placed: tuple[int, ...] = ()
        """Placements of this turn: (hex * 256 + oriented tile) * build.PRICES + price; a direct link has tile 0."""
        self.transcontinental: bool = False
        self.rewards: tuple[tuple[int, ...], ...] = ()
        """What the builder of the transcontinental link can choose from."""

        # Moving goods and growth.
        self.round: i64 = 0
        self.upgraded: i64 = 0
        """Bits of the seats that raised their locomotive instead of a move this turn."""
        self.drawn: tuple[int, ...] = ()
        """Colours drawn for Production and not placed yet."""
        self.step: i64 = 0
        """In ROLL: the next of the map's sections. In EXTRA: the place that gets the next cube."""
        self.lot: tuple[int, ...] = ()
        """The lot among tied players, best first."""

    def copy(self) -> State:
        s = State(self.map, self.memo, self.track.copy(), self.players)
        s.phase = self.phase
        s.turn = self.turn
        s.turns = self.turns
        s.cash = self.cash[:]
        s.shares = self.shares[:]
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
        s.nominal = self.nominal
        s.locked = self.locked
        s.cubes = self.cubes[:]
        s.land = self.land[:]
        s.boxes = self.boxes[:]
        s.bag = self.bag[:]
        s.bag_left = self.bag_left
        s.delivered_cotton = self.delivered_cotton
        s.new_city = self.new_city[:]
        s.new_cities_used = self.new_cities_used
        s.used = self.used
        s.spent = self.spent
        s.dearest = self.dearest
        s.urbanized = self.urbanized
        s.placed = self.placed
        s.transcontinental = self.transcontinental
        s.rewards = self.rewards
        s.round = self.round
        s.upgraded = self.upgraded
        s.drawn = self.drawn
        s.step = self.step
        s.lot = self.lot
        return s

    def seat(self) -> int:
        """The seat whose turn it is."""
        return self.queue[self.at]


def new_state(map: GameMap, memo: MapMemo, players: int) -> State:
    """The table before luck has done anything («PREPARACION DE LA PARTIDA»)."""
    s = State(map, memo, new_track(map.board, map.terms), players)
    s.turns = map.turns_for(players)
    s.cash = vec[i64]([map.start_cash] * players)
    s.shares = vec[i64]([map.start_shares] * players)
    s.income = vec[i64]([0] * players)
    s.locomotive = vec[i64]([map.start_locomotive] * players)
    s.action = vec[i64]([NO_ACTION] * players)
    s.out = vec[i64]([0] * players)
    s.bid = vec[i64]([0] * players)
    s.order = tuple(range(players))
    s.cubes = vec[u8]([u8(0)] * (len(map.places) * COLORS))
    s.land = vec[u8]([u8(0)] * (int(map.board.n) if map.land else 0))
    s.boxes = vec[u8]([u8(0)] * map.boxes)
    s.bag = vec[u8]([u8(n) for n in map.cubes[:-1]] + [u8(0)])
    s.bag_left = sum(map.cubes[:-1])
    s.new_city = vec[u8]([u8(0)] * len(map.places))
    s.phase = DEAL if players == 1 else ORDER
    return s
