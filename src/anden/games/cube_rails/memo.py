# mypyc: compile
"""Actions that are made once and handed out again, so that listing legal actions allocates next to nothing."""

from __future__ import annotations

from typing import Final, Generic, TypeVar

from librt.vecs import vec
from mypy_extensions import i64, u8

from anden.games.cube_rails.actions import Bid, Build, Drop, Finish, Pass, Skip, Upgrade
from anden.games.cube_rails.cube_map import CubeMap

KEPT: Final = 200
"""Amounts of money that actions are kept for."""
TILES: Final = 256
"""Room for oriented tiles: a placement is packed as hex * TILES + oriented tile."""

Map = TypeVar("Map", bound=CubeMap, covariant=True)


class Memo:
    """Actions that are the same on every map of both games; one instance, `M`."""

    def __init__(self) -> None:
        self.one: i64 = 1
        """The 1 to shift left. mypyc writes a constant 1 into C as a 32-bit number, so that 1 << 40 goes wrong there."""
        self.bids: list[Bid] = [Bid(n) for n in range(KEPT)]
        self.pass_: Pass = Pass()
        self.drop: Drop = Drop()
        self.finish: Finish = Finish()
        self.upgrade: Upgrade = Upgrade()
        self.skip: Skip = Skip()


M: Final = Memo()


def bid_action(amount: i64) -> Bid:
    return M.bids[amount] if amount < KEPT else Bid(int(amount))


class MemoOf(Generic[Map]):
    """Actions of one map, where hexes, tiles and places are named; each game adds its own."""

    def __init__(self, map: Map, names: list[str], also: vec[u8], cheapest: i64) -> None:
        self.map: Map = map
        self.names: list[str] = names
        """Of places, then of what else deliveries start from."""
        self.also: vec[u8] = also
        """By place: bits of the colours it takes as a city besides its own; empty = none."""
        self.cheapest: i64 = cheapest
        """No placement costs less."""
        self.builds: list[Build | None] = [None] * (int(map.board.n) * TILES)

    def build(self, packed: i64) -> Build:
        action = self.builds[packed]
        if action is None:
            map = self.map
            tile = packed & 255
            action = Build(map.board.labels[packed >> 8], map.tiles.id_of(tile), int(map.tiles.turn[tile]))
            self.builds[packed] = action
        return action


CubeMemo = MemoOf[CubeMap]
"""The memo of either game."""
