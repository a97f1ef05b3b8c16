# mypyc: compile
"""What a player can still expect: tiles to come, pawns to place, and how likely an empty space is ever filled."""

from __future__ import annotations

from math import exp, log
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from anden.games.railroad_tiles.printed.tables import OBJECTIVE_BASE, T
from anden.games.railroad_tiles.state import LAY, PAWNS, ROUNDS, State

TILES_PER_ROUND: Final = (3.5, 3.2, 3.1, 2.9)
"""By number of players: what a player lays in a round."""
IMPOSSIBLE: Final = -30.0
"""Logarithm of a chance that counts as none."""

WEIGHTS: Final = [
    1.0,  # 0 how eagerly a space is filled: exponent per fitting tile to come
    0.95,  # 1 points of pawns that have a location, when they come in a later round
    0.9,  # 2 points of pawns whose location is still to come
    0.6,  # 3 how much of the best network such a pawn will find connected
    0.85,  # 4 locations to come that can be used
    0.45,  # 5 price of an opening above the free ones while there are many tiles to come
    0.12,  # 6 free openings more per tile to come
    0.5,  # 7 price of an opening that will hardly ever be closed
    0.5,  # 8 how likely a pair of towns becomes a city, per town to come and place for it
    0.25,  # 9 the same for a single town
    0.3,  # 10 a star's worth above 1 while there are rounds to come
    0.15,  # 11 an open end of a network that waits for pawns
    1.0,  # 12 the rectangle to be expected
    1.5,  # 13 chance lost with each space that must be filled together with others
]
"""Found by playing against themselves with the same luck; see docs/how-to/write-a-bot.md."""


class Outlook:
    """What is to come for one player, as far as everybody can know it. Made once per decision."""

    def __init__(
        self,
        bag: list[int],
        tiles: float,
        car: float,
        train: float,
        passenger: float,
        choice: float,
        weights: list[float],
    ) -> None:
        """`bag`: tiles not seen yet, by face; `tiles`: how many more this player will lay; then pawn placements to
        come by kind (`choice` = train or car)."""
        self.weight: vec[float] = vec[float](weights)
        self.tiles: float = tiles
        self.slots: vec[float] = vec[float]([car, train, passenger])
        self.choice: float = choice
        self.lazy: bool = False
        """Passengers do not change at stations (Lazy Travellers)."""
        self.strict: bool = False
        """One pawn of a kind per row (Strict Law)."""
        self.cap: i64 = 99
        """So many pawns of a kind may be connected (Traffic Control: 2)."""
        self.height: i64 = 99
        """So many rows may be used (Flat Earth: 3)."""
        total = float(sum(bag)) or 1.0
        self.fit: vec[float] = vec[float]([0.0] * 256)
        """By code of a space: the share of the tiles to come that fit there."""
        self.fill: vec[float] = vec[float]([0.0] * 256)
        """By code of a space: the chance that it is filled when the player wants it."""
        self.log_fill: vec[float] = vec[float]([0.0] * 256)
        self.locations: vec[float] = vec[float]([0.0] * 3)
        """By kind of pawn: locations per tile to come."""
        self.towns: float = 0.0
        """The share of towns among the tiles to come."""
        self._count(bag, total)
        self._chances()

    def _count(self, bag: list[int], total: float) -> None:
        face: i64
        ask: i64
        pawn: i64
        for face in range(OBJECTIVE_BASE):
            share: float = float(bag[int(face)]) / total
            if share == 0.0:
                continue
            for ask in range(256):
                if T.fits[face * 256 + ask] != 0:
                    self.fit[ask] += share
            if T.town[face] != 0:
                self.towns += share
            for pawn in range(3):
                if (i64(T.locations[face]) >> pawn) & 1 != 0:
                    self.locations[pawn] += share

    def _chances(self) -> None:
        eager: float = self.weight[0] * self.tiles
        ask: i64
        for ask in range(256):
            chance: float = 1.0 - exp(-eager * self.fit[ask])
            self.fill[ask] = chance
            self.log_fill[ask] = log(chance) if chance > 1e-12 else IMPOSSIBLE


def outlook_of(s: State, seat: int, now: bool, weights: list[float]) -> Outlook:
    """What is to come for a seat; `now`: with the placements of this round that it has not had yet.

    Tokens are public: the one waiting and those active are seen, and those face down are all the others.
    """
    slots = [0.0, 0.0, 0.0, 0.0]
    if now:
        for i in range(len(s.active)):
            if not _spent(s, seat, i):
                slots[_kind(s.active[i])] += 1.0
    left = ROUNDS - int(s.round)
    if left > 0 and len(s.active) > 0:
        slots[_kind(s.active[0])] += 1.0
    if s.waiting >= 0:
        slots[_kind(int(s.waiting))] += float(min(2, left))
    hidden = [i for i in range(len(T.token_pawns)) if (s.clock >> i) & 1 != 0]
    for token in hidden:
        slots[_kind(token)] += float(2 * len(hidden) - 1) / float(len(hidden))
    for pawn in range(3):
        slots[pawn] = min(slots[pawn], float(s.pool[pawn]))
    bag = [int(n) for n in s.bag]
    tiles = TILES_PER_ROUND[len(s.people) - 1] * float(left)
    look = Outlook(bag, tiles, slots[0], slots[1], slots[2], slots[3], weights)
    look.lazy = s.challenge == 15
    look.strict = s.challenge == 13
    look.cap = 2 if s.challenge == 14 else 99
    look.height = 3 if s.challenge == 5 else 99
    return look


def _kind(token: int) -> int:
    """The kind of pawn of a token; 3 = train or car."""
    pawns = int(T.token_pawns[token])
    if pawns == 1:
        return 0
    if pawns == 2:
        return 1
    return 2 if pawns == 4 else 3


def _spent(s: State, seat: int, i: int) -> bool:
    """Whether a seat has used, or passed over, an active token."""
    if s.phase <= LAY:
        return False
    if s.phase != PAWNS:
        return True
    place = s.order.index(seat)
    if place == s.at:
        return (s.used >> i) & 1 != 0
    return place < s.at
