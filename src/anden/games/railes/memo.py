# mypyc: compile
"""Actions that are made once and handed out again, so that listing legal actions allocates next to nothing."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from anden.games.cube_rails.memo import KEPT, Memo, MemoOf
from anden.games.railes.actions import Capital, Choose, Grow, Score, Urbanize
from anden.games.railes.maps.game_map import ACTIONS, GOODS, GameMap

GOOD_NUMBER: Final[dict[str, int]] = {good: i for i, good in enumerate(GOODS)}


class RailesMemo(Memo):
    """Actions that are the same on every map; one instance, `M`."""

    def __init__(self) -> None:
        super().__init__()
        self.capitals: list[Capital] = [Capital(n) for n in range(KEPT)]
        self.chooses: list[Choose] = [Choose(action) for action in ACTIONS]
        self.passes: list[Choose] = [Choose(action, False) for action in ACTIONS]
        self.income: Score = Score("income")
        self.victory: Score = Score("victory")


M: Final = RailesMemo()


def capital_action(units: i64) -> Capital:
    return M.capitals[units] if units < KEPT else Capital(int(units))


class MapMemo(MemoOf[GameMap]):
    """Actions of one map: hexes, tiles, places and supply spaces are named."""

    def __init__(self, map: GameMap) -> None:
        cheapest = min([int(map.terms.base[o]) for o in range(1, int(map.tiles.count))])
        super().__init__(map, [place.id for place in map.places], vec[u8](), cheapest)
        self.spaces: i64 = map.spaces + 1
        self.grows: list[Grow | None] = [None] * (len(map.places) * (map.spaces + 1))
        """By place * spaces + space."""
        self.urbanizes: list[Urbanize | None] = [None] * (len(map.places) * len(GOODS) * (map.spaces + 1))
        """By (place * colours + colour) * spaces + space."""

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
