"""From a map file that was judged to the GameMap the rules play on."""

from __future__ import annotations

from functools import cache

from librt.vecs import vec
from mypy_extensions import u8

from anden.games.age_of_steam.map_rules import cotton
from anden.games.age_of_steam.maps import game_map
from anden.games.age_of_steam.maps.game_map import ACTIONS, GOODS, ORDERS, REGIONS, SECTIONS, GameMap
from anden.games.age_of_steam.maps.map_file import City, MapFile, Terminal, Town
from anden.games.age_of_steam.maps.tables import (
    COLUMNS,
    GOODS_IN_BOX,
    NEW_CITIES,
    PRICES,
    TABLES,
    TILES,
    TURNS,
)
from anden.games.age_of_steam.versions import Switches
from anden.games.cube_rails import board as boards
from anden.games.cube_rails.board import Board
from anden.games.cube_rails.maps.checks import sides
from anden.games.cube_rails.maps.ground import Ground, Hex
from anden.games.cube_rails.terms import Terms
from anden.games.cube_rails.tiles import TileSet

OPTIONS = ("coexist_price", "reduction_from", "urbanize", "growth_rolls")
"""Options of a table that change every map; others are variants of a map."""
SIMPLE_PRICE = 2
"""What the surcharge of a hex comes on top of."""
ALWAYS = 99
"""A turn after the last."""


def build(file: MapFile, options: dict[str, str], switches: Switches) -> GameMap:
    """The map with these options, which are known ones, and the rules of a version."""
    layout = _Layout(file)
    tiles = tile_set()
    board = layout.board(tiles)
    map = GameMap(file.id, file.name, board, tiles, _terms(file, layout, tiles, options, switches))
    map.switches = switches
    map.hex_number = {label: i for i, label in enumerate(layout.labels)}
    cities = {city.hex: "city" for city in file.cities}
    layout.sheet.draw(map, file, cities | {terminal.hex: "terminal" for terminal in file.terminals})
    _add_display(map, file)
    _add_places(map, file, layout, options)
    _add_direct_links(map, file, layout)
    _set_up(map, file, layout)
    _set_rules(map, file, options)
    return map


@cache
def tile_set() -> TileSet:
    """The tiles of the box; each kind has its own pile."""
    kinds = [row.of((i,)) for i, row in enumerate(TILES.tiles)]
    return TileSet(kinds, [row.count for row in TILES.tiles], TILES.town_discs)


class _Layout:
    """Hexes in the order of their labels, and what lies on them."""

    def __init__(self, file: MapFile) -> None:
        self.file = file
        self.ground = {hex: terrain for terrain, hexes in file.hexes.items() for hex in hexes}
        self.sheet = Ground(self.ground, file.water, sides(file), file.orientation == "pointy")
        self.cells = self.sheet.cells
        self.number = self.sheet.number
        self.labels = self.sheet.labels
        self.places: list[City | Town | Terminal] = [*file.cities, *file.towns, *file.terminals]
        self.at = {place.hex: place for place in self.places}
        self.printed = {hex: int(price) for price, hexes in file.printed_prices.items() for hex in hexes}

    def extra(self, hex: Hex) -> int:
        """«COSTE DE CONSTRUCCION DE VIAS»: terrain counts for track outside towns only."""
        if hex in self.at:
            return 0
        return self.printed.get(hex, self.file.prices[self.ground[hex]]) - SIMPLE_PRICE

    def board(self, tiles: TileSet) -> Board:
        ids = [place.id for place in self.places]
        direct = [
            boards.DirectLink(link.id, ids.index(link.between[0]), ids.index(link.between[1]), link.price)
            for link in self.file.direct_links
        ]
        printed = [
            boards.Place(
                place.id,
                self.number[place.hex],
                kind_of(place),
                GOODS.index(place.color) if isinstance(place, City) else boards.NO_COLOUR,
            )
            for place in self.places
        ]
        extra = [self.extra(hex) for hex in self.cells]
        sheet = self.sheet
        return Board(tiles, self.labels, sheet.neighbours(), sheet.sides(), printed, extra, direct)


def kind_of(place: City | Town | Terminal) -> int:
    if isinstance(place, City):
        return game_map.CITY
    return game_map.TOWN if isinstance(place, Town) else game_map.TERMINAL


def _terms(
    file: MapFile, layout: _Layout, tiles: TileSet, options: dict[str, str], switches: Switches
) -> Terms:
    terms = Terms(tiles)
    simple = SIMPLE_PRICE
    plain = (simple, simple + PRICES.coexist, simple + PRICES.crossing)
    terms.set_prices(tiles, plain, PRICES.town, PRICES.town_exit)
    coexist = int(options.get("coexist_price", PRICES.change_to_complex))
    terms.set_changes(coexist, PRICES.change_to_complex, PRICES.change_town)
    terms.redirect = PRICES.redirect
    terms.discs = TILES.ownership_discs
    terms.only_complete = file.rules.only_complete_links
    terms.contiguous = file.rules.contiguous
    terms.redirect_to_join = switches.redirect_to_join
    terms.city_claims_anything = not switches.new_city_within_limits
    if file.rules.contiguous:
        starts = {city.hex for city in file.cities if city.start}
        terms.start = vec[u8]([u8(1 if hex in starts else 0) for hex in layout.cells])
    return terms


def _add_display(map: GameMap, file: MapFile) -> None:
    """The columns in use and the New Cities, and the order in which the set-up fills the boxes: row by row."""
    letters = {new.id: new for new in NEW_CITIES}
    for row in COLUMNS:
        if row.section in file.display.sections and (row.id not in letters or row.id in file.new_cities):
            number = len(map.columns)
            column = game_map.Column(
                number, row.id, SECTIONS.index(row.section), row.die, map.boxes, row.boxes
            )
            if row.id in file.display.not_dealt:
                column.not_dealt = GOODS.index(file.display.not_dealt[row.id])
            map.columns.append(column)
            map.column_number[row.id] = number
            map.boxes += row.boxes
    for new in NEW_CITIES:
        if new.id in file.new_cities:
            number = len(map.new_cities)
            column_number = map.column_number.get(new.id, -1)
            map.new_cities.append(game_map.NewCity(number, new.id, GOODS.index(new.color), column_number))
            map.new_city_number[new.id] = number
            if column_number >= 0:
                map.columns[column_number].new_city = number
    for lettered in (False, True):
        for line in range(file.display.rows):
            for column in map.columns:
                if (column.id in letters) == lettered and line < column.boxes:
                    map.deal_order.append(column.first + line)


def _add_places(map: GameMap, file: MapFile, layout: _Layout, options: dict[str, str]) -> None:
    cubes = {
        id: n
        for option, values in file.variants.items()
        for id, n in values.get(options.get(option, ""), {}).items()
    }
    for number, row in enumerate(layout.places):
        place = game_map.Place(number, row.id, row.name, layout.number[row.hex], kind_of(row))
        if isinstance(row, Terminal):
            place.start_cubes = 1
            map.terminals += 1
        else:
            place.start_cubes = cubes.get(row.id, row.cubes)
            place.region = REGIONS.index(row.region) if row.region else game_map.NO_REGION
        if isinstance(row, Town) and row.good:
            place.start_good = GOODS.index(row.good)
        if isinstance(row, City):
            _fill_city(map, place, row)
        map.places.append(place)
        map.place_number[row.id] = number


def _fill_city(map: GameMap, place: game_map.Place, row: City) -> None:
    place.color = GOODS.index(row.color)
    place.columns = tuple(map.column_number[id] for id in row.growth)
    place.start = row.start
    place.port = row.port
    if row.extra_growth is not None:
        place.extra_until = row.extra_growth.until or ALWAYS
    for column in place.columns:
        map.columns[column].place = place.number


def _add_direct_links(map: GameMap, file: MapFile, layout: _Layout) -> None:
    for number, row in enumerate(file.direct_links):
        first, second = (map.place_number[id] for id in row.between)
        hex = map.places[first].hex
        map.direct_links.append(game_map.DirectLink(number, row.id, first, second, hex, row.side, row.price))
        map.direct_link_number[row.id] = number


def _set_up(map: GameMap, file: MapFile, layout: _Layout) -> None:
    map.players = file.players
    map.turns = [file.turns.get(str(n), TURNS.get(n, 0)) for n in range(7)]  # type: ignore[call-overload]
    white = sum(town.cubes for town in file.towns if town.good == "white")
    map.cubes = [
        0 if good in file.without_goods else white if good == "white" else GOODS_IN_BOX[good]
        for good in GOODS
    ]
    map.start_cash = file.start.cash
    map.start_shares = file.start.shares
    map.start_locomotive = file.start.locomotive
    map.land = [
        i
        for i, hex in enumerate(layout.cells)
        if hex not in layout.at and layout.ground[hex] in file.rules.land_cubes
    ]


def _set_rules(map: GameMap, file: MapFile, options: dict[str, str]) -> None:
    rules = file.rules
    if rules.shares:
        map.shares_per_turn = rules.shares.per_turn
    if rules.order:
        map.order = ORDERS.index(rules.order.kind)
        map.fee = rules.order.fee
    if rules.actions:
        map.actions = sorted(ACTIONS.index(action) for action in rules.actions.only)
        map.action_cycle = rules.actions.cycle
    if rules.engineer == "half_price":
        map.engineer_half = True
        map.engineer_tiles = map.tiles_per_turn
    map.only_complete = rules.only_complete_links
    map.contiguous = rules.contiguous
    map.urbanize_any_time = options.get("urbanize") == "any_time"
    map.town_cubes_to_bag = rules.town_cubes == "bag"
    if rules.transcontinental:
        map.transcontinental = True
        map.transcontinental_one = rules.transcontinental.one
        map.transcontinental_two = rules.transcontinental.two
    map.crossing_bonus = rules.crossing_bonus
    map.cotton_bonus = rules.cotton.bonus if rules.cotton else 0
    map.ports = cotton.ports(map)
    map.growth = rules.growth is not None
    map.dice = rules.growth.dice if rules.growth else 0
    map.sections = [SECTIONS.index(section) for section in file.display.sections]
    map.one_roll = options.get("growth_rolls") == "one"
    map.break_ties = rules.ties == "cash_track_lot"
    map.buy_back = rules.buy_back
    map.bands = list(TABLES.reduction)
    if "reduction_from" in options:
        map.bands[-1] = (int(options["reduction_from"]), map.bands[-1][1])
    map.reduction_factor = [rules.reduction.get(str(turn), 1) for turn in range(max(map.turns) + 1)]
