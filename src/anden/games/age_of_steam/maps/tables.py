"""What every map shares: the box's goods, the goods display, New Cities, tiles and prices, from `data/`."""

from __future__ import annotations

from pathlib import Path
from typing import Literal

import msgspec

from anden.games.cube_rails.maps.tables import Face, Row

DATA = Path(__file__).parent.parent / "data"


class ColumnRow(Row, frozen=True):
    id: str
    section: Literal["light", "dark"]
    die: int
    boxes: int


class NewCityRow(Row, frozen=True):
    id: str
    color: str


class Prices(Row, frozen=True):
    """«COSTE DE CONSTRUCCION DE VIAS»: what comes on top of a simple tile's price, and what changes cost."""

    coexist: int
    crossing: int
    town: int
    town_exit: int
    change_to_complex: int
    change_town: int
    change_other: int
    redirect: int


class Tables(Row, frozen=True):
    goods: dict[str, int]
    turns: dict[int, int]
    columns: tuple[ColumnRow, ...]
    new_cities: tuple[NewCityRow, ...]
    reduction: tuple[tuple[int, int], ...]
    prices: Prices


class TileRow(Face, frozen=True, kw_only=True):
    count: int


class Tiles(Row, frozen=True):
    tiles: tuple[TileRow, ...]
    town_discs: int
    ownership_discs: int


TABLES = msgspec.json.decode((DATA / "tables.json").read_bytes(), type=Tables)
TILES = msgspec.json.decode((DATA / "tiles.json").read_bytes(), type=Tiles)
GOODS_IN_BOX = TABLES.goods
TURNS = TABLES.turns
COLUMNS = TABLES.columns
NEW_CITIES = TABLES.new_cities
PRICES = TABLES.prices
