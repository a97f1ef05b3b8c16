"""From a map file that was judged to the GameMap the rules play on."""

from __future__ import annotations

from functools import cache

from anden.games.cube_rails import board as boards
from anden.games.cube_rails.board import Board
from anden.games.cube_rails.maps.checks import land, sides
from anden.games.cube_rails.maps.ground import Ground, Hex
from anden.games.cube_rails.stock import bundle
from anden.games.cube_rails.terms import Terms
from anden.games.cube_rails.tiles import TileSet
from anden.games.railes.maps import game_map
from anden.games.railes.maps.game_map import ACTIONS, GOODS, GameMap, Waterway
from anden.games.railes.maps.map_file import City, MapFile, Town
from anden.games.railes.maps.tables import TABLES, TILES
from anden.games.railes.versions import Switches


def build(file: MapFile, switches: Switches) -> GameMap:
    """The map by the rules of a version, with the options of a table still to be set."""
    ground = Ground(land(file), file.water, sides(file), file.orientation == "pointy", file.first_row)
    tiles = tile_set(switches.any_choice_of_tokens)
    map = GameMap(file.id, file.name, _board(file, ground, tiles), tiles, _terms(tiles, switches))
    map.switches = switches
    map.recommended = file.recommended
    ground.draw(map, file, {city.hex: "city" for city in file.cities})
    map.hex_river = [hex in file.rivers for hex in ground.cells]
    map.waterways = [
        Waterway(w.name, w.kind, list(w.hexes), -1 if w.mouth is None else w.mouth) for w in file.waterways
    ]
    map.ranges = [(ridge.name, ridge.at) for ridge in file.ranges]
    for number, row in enumerate(_places(file)):
        kind, cubes = (game_map.CITY, row.cubes) if isinstance(row, City) else (game_map.TOWN, 0)
        hex = ground.number[row.hex]
        map.places.append(game_map.Place(number, row.id, row.name, dict(row.names), hex, kind, cubes))
        map.place_number[row.id] = number
    _fill(map, file)
    return map


@cache
def tile_set(any_choice: bool = True) -> TileSet:
    """The tiles of the box: a token with two faces is one pile for both, and where any choice of tokens for the faces on
    the board will do («OTRAS LIMITACIONES»), faces are counted in bundles."""
    kinds = [
        face.of(tuple(i for i, token in enumerate(TILES.tokens) if face.id in token.faces))
        for face in TILES.faces
    ]
    counts = [token.count for token in TILES.tokens]
    if any_choice:
        return TileSet(*bundle(kinds, counts), bundled=True)
    return TileSet(kinds, counts)


def _terms(tiles: TileSet, switches: Switches) -> Terms:
    """«PAGAR POR LOS TRAMOS INICIALES»: each track end costs, a town too; improving and redirecting cost the new tile."""
    prices = TABLES.prices
    terms = Terms(tiles)
    terms.set_prices(tiles, (2 * prices.end, 4 * prices.end, 4 * prices.end), prices.town, prices.end)
    terms.change_by_base = True
    terms.spurs_to_others = True
    terms.city_claims_in_reach = switches.new_city_claims_in_reach
    terms.discs = 0
    terms.placements = TABLES.tiles_per_turn
    return terms


def _places(file: MapFile) -> list[City | Town]:
    return [*file.cities, *file.towns]


def _board(file: MapFile, ground: Ground, tiles: TileSet) -> Board:
    printed = [
        boards.Place(
            row.id,
            ground.number[row.hex],
            boards.CITY if isinstance(row, City) else boards.TOWN,
            GOODS.index(row.color) if isinstance(row, City) else boards.NO_COLOUR,
        )
        for row in _places(file)
    ]
    extra = [_extra(file, hex) for hex in ground.cells]
    return Board(tiles, ground.labels, ground.neighbours(), ground.sides(), printed, extra)


def _extra(file: MapFile, hex: Hex) -> int:
    """What the terrain adds, in towns too; coast costs nothing («TERRENO»)."""
    price = TABLES.prices.hill if hex in file.hexes.get("hill", ()) else 0
    return price + (TABLES.prices.river if hex in file.rivers else 0)


def _fill(map: GameMap, file: MapFile) -> None:
    map.turns = [TABLES.turns.get(players, 0) for players in range(7)]
    map.cubes = [TABLES.goods[good] for good in GOODS]
    for number, fewer in file.fewer_cubes.items():
        map.fewer_in_cities[int(number)] = fewer.cities
        map.fewer_in_supply[int(number)] = fewer.supply
    map.spaces = TABLES.supply.spaces
    map.space_cubes = TABLES.supply.cubes
    map.new_cities = [TABLES.new_cities[good] for good in GOODS]
    map.markers = TABLES.markers
    prices = {row.id: row.price for row in TABLES.actions}
    map.prices = [prices[action] for action in ACTIONS]
    map.least_income = TABLES.income.least
    map.most_income = TABLES.income.most
    map.start_locomotive = TABLES.locomotive.least
    map.max_locomotive = TABLES.locomotive.most
    map.tiles_per_turn = TABLES.tiles_per_turn
    map.engineer_tiles = TABLES.engineer_tiles
    map.move_rounds = TABLES.move_rounds
