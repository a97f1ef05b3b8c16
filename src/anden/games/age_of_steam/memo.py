# mypyc: compile
"""Actions that are made once and handed out again, so that listing legal actions allocates next to nothing."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from anden.games.age_of_steam.actions import Choose, Connect, Decline, Issue, Pay, Produce, Stock, Urbanize
from anden.games.age_of_steam.map_rules.cotton import ports
from anden.games.age_of_steam.maps.game_map import ACTIONS, GOODS, GameMap
from anden.games.cube_rails.memo import Memo, MemoOf

GOOD_NUMBER: Final[dict[str, int]] = {good: i for i, good in enumerate(GOODS)}


class SteamMemo(Memo):
    """Actions that are the same on every map; one instance, `M`."""

    def __init__(self) -> None:
        super().__init__()
        self.issues: list[Issue] = [Issue(n) for n in range(100)]
        self.chooses: list[Choose] = [Choose(action) for action in ACTIONS]
        self.pay: Pay = Pay()
        self.decline: Decline = Decline()
        self.produce: Produce = Produce()


M: Final = SteamMemo()


class MapMemo(MemoOf[GameMap]):
    """Actions of one map: hexes, tiles, places and columns are named."""

    def __init__(self, map: GameMap) -> None:
        names = [place.id for place in map.places] + list(map.board.labels)
        super().__init__(map, names, ports(map), _cheapest(map))
        self.urbanizes: list[Urbanize] = []
        """By place * number of New Cities + New City."""
        for place in map.places:
            for city in map.new_cities:
                self.urbanizes.append(Urbanize(place.id, city.id))
        self.stocks: list[Stock] = []
        """By box * number of colours + colour."""
        box_names: list[tuple[str, int]] = [("", 0)] * map.boxes
        for column in map.columns:
            for n in range(column.boxes):
                box_names[column.first + n] = (column.id, n + 1)
        for name, box in box_names:
            for good in GOODS:
                self.stocks.append(Stock(good, name, box))
        self.connects: list[Connect] = [Connect(link.id) for link in map.direct_links]

    def urbanize(self, place: i64, city: i64) -> Urbanize:
        return self.urbanizes[place * len(self.map.new_cities) + city]

    def stock(self, good: i64, box: i64) -> Stock:
        return self.stocks[box * len(GOODS) + good]


def _cheapest(map: GameMap) -> int:
    prices = [int(map.terms.base[o]) for o in range(1, int(map.tiles.count))]
    prices += [int(price) for price in map.terms.change if price > 0]
    prices += [link.price for link in map.direct_links]
    return min(int(map.terms.redirect), min(prices))
