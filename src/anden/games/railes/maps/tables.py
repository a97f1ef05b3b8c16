"""What both boards share: goods, supply, New Cities, action tokens, tracks, prices and tiles, from `data/`."""

from __future__ import annotations

from pathlib import Path

import msgspec

from anden.games.cube_rails.maps.tables import Face, Row

DATA = Path(__file__).parent.parent / "data"


class Supply(Row, frozen=True):
    spaces: int
    cubes: int


class ActionRow(Row, frozen=True):
    """An action token; `price` is of the Basic game, with `plus_level` the new locomotive level comes on top."""

    id: str
    number: int
    price: int = 0
    plus_level: bool = False


class Range(Row, frozen=True):
    least: int
    most: int


class Prices(Row, frozen=True):
    """«PAGAR POR LOS TRAMOS INICIALES»: for each track end, and for what lies on the hex."""

    end: int
    town: int
    river: int
    hill: int


class Tables(Row, frozen=True):
    goods: dict[str, int]
    turns: dict[int, int]
    supply: Supply
    new_cities: dict[str, int]
    markers: int
    actions: tuple[ActionRow, ...]
    income: Range
    locomotive: Range
    prices: Prices
    tiles_per_turn: int
    engineer_tiles: int
    move_rounds: int


class TokenRow(Row, frozen=True):
    """Tokens alike: what is printed on their one or two faces, and how many there are."""

    faces: tuple[str, ...]
    count: int


class Tiles(Row, frozen=True):
    """«LISTADO COMPLETO DE TRAMOS DE VÍAS»."""

    faces: tuple[Face, ...]
    tokens: tuple[TokenRow, ...]


TABLES = msgspec.json.decode((DATA / "tables.json").read_bytes(), type=Tables)
TILES = msgspec.json.decode((DATA / "tiles.json").read_bytes(), type=Tiles)
