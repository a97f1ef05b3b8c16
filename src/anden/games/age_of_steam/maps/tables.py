"""What every map shares: the box's goods, the goods display, New Cities, tiles and prices, from `data/`."""

from __future__ import annotations

from pathlib import Path
from typing import Literal

import msgspec

DATA = Path(__file__).parent.parent / "data"


class ColumnRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    section: Literal["light", "dark"]
    die: int
    boxes: int


class NewCityRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    color: str


class Prices(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """«COSTE DE CONSTRUCCION DE VIAS»: what comes on top of a simple tile's price, and what changes cost."""

    coexist: int
    crossing: int
    town: int
    town_exit: int
    change_to_complex: int
    change_town: int
    change_other: int
    redirect: int


class Tables(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    goods: dict[str, int]
    turns: dict[int, int]
    columns: tuple[ColumnRow, ...]
    new_cities: tuple[NewCityRow, ...]
    reduction: tuple[tuple[int, int], ...]
    prices: Prices


class TileRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    kind: Literal["simple", "coexist", "crossing", "town"] = msgspec.field(name="class")
    count: int
    paths: tuple[tuple[int, int], ...] = ()
    exits: tuple[int, ...] = ()


class Tiles(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
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
