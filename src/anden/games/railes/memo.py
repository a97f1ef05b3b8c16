# mypyc: compile
"""Actions that are made once and handed out again, so that listing legal actions allocates next to nothing."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from anden.games.cube_rails.routes import LENGTH, STEP
from anden.games.cube_rails.track import NOBODY
from anden.games.railes.actions import (
    Bid,
    Build,
    Capital,
    Choose,
    Deliver,
    Drop,
    Finish,
    Grow,
    Pass,
    Score,
    Skip,
    Upgrade,
    Urbanize,
)
from anden.games.railes.maps.game_map import ACTIONS, GOODS, GameMap

GOOD_NUMBER: Final[dict[str, int]] = {good: i for i, good in enumerate(GOODS)}
KEPT: Final = 200
"""Amounts of money and units that actions are kept for."""
TILES: Final = 256
"""Room for oriented tiles: a placement is packed as hex * TILES + oriented tile."""


class Memo:
    """Actions that are the same on every map; one instance, `M`."""

    def __init__(self) -> None:
        self.one: i64 = 1
        """The 1 to shift left. mypyc writes a constant 1 into C as a 32-bit number, so that 1 << 40 goes wrong there."""
        self.capitals: list[Capital] = [Capital(n) for n in range(KEPT)]
        self.bids: list[Bid] = [Bid(n) for n in range(KEPT)]
        self.chooses: list[Choose] = [Choose(action) for action in ACTIONS]
        self.passes: list[Choose] = [Choose(action, False) for action in ACTIONS]
        self.pass_: Pass = Pass()
        self.drop: Drop = Drop()
        self.finish: Finish = Finish()
        self.upgrade: Upgrade = Upgrade()
        self.skip: Skip = Skip()
        self.income: Score = Score("income")
        self.victory: Score = Score("victory")


M: Final = Memo()


def bid_action(amount: i64) -> Bid:
    return M.bids[amount] if amount < KEPT else Bid(int(amount))


def capital_action(units: i64) -> Capital:
    return M.capitals[units] if units < KEPT else Capital(int(units))


class MapMemo:
    """Actions of one map: hexes, tiles, places and supply spaces are named."""

    def __init__(self, map: GameMap) -> None:
        self.map: GameMap = map
        self.names: list[str] = [place.id for place in map.places]
        self.builds: list[Build | None] = [None] * (int(map.board.n) * TILES)
        self.spaces: i64 = map.spaces + 1
        self.grows: list[Grow | None] = [None] * (len(map.places) * (map.spaces + 1))
        """By place * spaces + space."""
        self.urbanizes: list[Urbanize | None] = [None] * (len(map.places) * len(GOODS) * (map.spaces + 1))
        """By (place * colours + colour) * spaces + space."""
        self.also: vec[u8] = vec[u8]()
        """No place takes goods besides those of its colour."""
        self.cheapest: i64 = min([int(map.terms.base[o]) for o in range(1, int(map.tiles.count))])
        """No placement costs less."""

    def build(self, packed: i64) -> Build:
        action = self.builds[packed]
        if action is None:
            map = self.map
            tile = packed & 255
            action = Build(map.board.labels[packed >> 8], map.tiles.id_of(tile), int(map.tiles.turn[tile]))
            self.builds[packed] = action
        return action

    def grow(self, place: i64, space: i64) -> Grow:
        """`space` from 1."""
        at = place * self.spaces + space
        action = self.grows[at]
        if action is None:
            action = Grow(self.names[place], int(space))
            self.grows[at] = action
        return action

    def urbanize(self, place: i64, color: i64, space: i64) -> Urbanize:
        """`space` from 1, 0 = none."""
        at = (place * len(GOODS) + color) * self.spaces + space
        action = self.urbanizes[at]
        if action is None:
            action = Urbanize(self.names[place], GOODS[color], int(space))
            self.urbanizes[at] = action
        return action


def way_action(memo: MapMemo, start: i64, good: i64, way: i64) -> Deliver:
    """A way of `routes` as an action."""
    names = memo.names
    stops: list[str] = [names[start]]
    owners: list[int] = []
    steps: i64 = way >> LENGTH
    for _ in range(steps):
        stops.append(names[way & 63])
        owner: i64 = (way >> 6) & 7
        owners.append(-1 if owner == NOBODY else int(owner))
        way >>= STEP
    return Deliver(GOODS[good], tuple(stops), tuple(owners))
