# mypyc: compile
"""What rivals will take of the market: each cube is seen with their networks, and fades with the odds that one is faster."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from anden.games.cube_rails.planning.market import Market
from anden.games.cube_rails.planning.reach import BITS, COLOURS, LENGTHS, Net
from anden.games.cube_rails.state import CubeState

WANTED: Final = 0.5
"""The odds that a rival takes, in a turn, a cube that is among the best two for him."""
USABLE: Final = 0.12
"""The odds for a cube that he could take."""
BEFORE: Final = 0.6
AFTER: Final = 0.25
"""The part of these odds that falls to a turn that is going on, if he moves before the seat or after it."""
EVERYWHERE: Final = -1
"""Bits of all places."""


def moves_before(s: CubeState, rival: i64, seat: i64, first_move: i64) -> bool:
    """Whether a rival moves goods before the seat, as far as is known. `first_move`: the number of that action."""
    if s.action[seat] == first_move:
        return False
    if s.action[rival] == first_move:
        return True
    for other in s.order:
        if other == rival:
            return True
        if other == seat:
            return False
    return False


def seats_of_rivals(s: CubeState, seat: i64) -> list[int]:
    """The seats of the others in the game."""
    return [r for r in range(s.players) if r != seat and s.out[r] == 0]


class Rivals:
    """The others in the game, as far as they want cubes."""

    def __init__(self, s: CubeState, seat: i64, first_move: i64) -> None:
        self.s: CubeState = s
        self.seat: i64 = seat
        self.first_move: i64 = first_move
        self.nets: list[Net] = []
        self.seats: list[int] = []
        self.wanted: list[int] = []
        """By rival: what the second best cube earns him, in quarters."""

    def add(self, rival: i64, net: Net) -> None:
        """A rival with his network."""
        s = self.s
        power: i64 = s.locomotive[rival]
        net.limit = power
        net.explore(EVERYWHERE)
        colours: i64 = len(s.map.goods)
        first: i64 = 0
        second: i64 = 0
        p: i64
        c: i64
        for p in range(s.map.board.places):
            for c in range(colours):
                here: i64 = i64(s.cubes[p * colours + c])
                if here == 0:
                    continue
                gain: i64 = net.best[(p * COLOURS + c) * LENGTHS + power]
                while here > 0 and gain > second:
                    here -= 1
                    if gain > first:
                        second = first
                        first = gain
                    else:
                        second = gain
        self.nets.append(net)
        self.seats.append(rival)
        self.wanted.append(second if second > 0 else first)

    def danger(self, row: i64, now: bool) -> float:
        """The odds that a cube of this row is taken by others in a turn; `now`: in this one, before the seat moves."""
        s = self.s
        stays: float = 1.0
        i: i64
        for i in range(len(self.nets)):
            r: i64 = self.seats[i]
            gain: i64 = self.nets[i].best[row + s.locomotive[r]]
            if gain <= 0:
                continue
            takes: float = WANTED if gain >= self.wanted[i] else USABLE
            if now:
                takes *= BEFORE if moves_before(s, r, self.seat, self.first_move) else AFTER
            stays *= 1.0 - takes
        return 1.0 - stays

    def stock(self, market: Market, moving: bool) -> None:
        """Put the cubes of all places on the market. `moving`: goods are being moved already, or were."""
        s = self.s
        one: i64 = BITS.one
        colours: i64 = len(s.map.goods)
        p: i64
        c: i64
        for p in range(s.map.board.places):
            for c in range(colours):
                if s.cubes[p * colours + c] != 0:
                    market.starts |= one << p
                    for _n in range(i64(s.cubes[p * colours + c])):
                        self.offer(market, p, c, moving)

    def offer(self, market: Market, place: i64, colour: i64, moving: bool) -> None:
        """A cube more on the market."""
        i: i64 = market.add(place, colour)
        row: i64 = market.row[i]
        danger: float = self.danger(row, False)
        now: float = 1.0
        if not moving:
            now = 1.0 - self.danger(row, True)
        market.fade(i, now, 1.0 - danger)
        market.still[i] = 1.0 - 0.5 * danger
