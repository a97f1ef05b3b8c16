# mypyc: compile
"""A map as the rules see it: the board and all that a map changes, as plain data. One GameMap serves all its states.

A GameMap comes from a data file, with the table's options already in it: `loading.game_map(id, options)`; the maps
there are: `loading.known_maps()`. Phases ask the map for values and never for its id.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import u8

from anden.games.age_of_steam.versions import RULES_OF_TODAY, Switches
from anden.games.cube_rails.board import CITY as CITY
from anden.games.cube_rails.board import TERMINAL as TERMINAL
from anden.games.cube_rails.board import TOWN as TOWN
from anden.games.cube_rails.board import Board
from anden.games.cube_rails.cube_map import KINDS as KINDS
from anden.games.cube_rails.cube_map import CubeMap, CubePlace
from anden.games.cube_rails.terms import Terms
from anden.games.cube_rails.tiles import TileSet

GOODS: Final = ("red", "blue", "purple", "yellow", "black", "white")
"""Colours of cubes and cities, by number. White is cotton."""
WHITE: Final = 5
ANY: Final = -1
"""A cube drawn at random."""

LIGHT: Final = 0
DARK: Final = 1
SECTIONS: Final = ("light", "dark")

NO_REGION: Final = 0
WEST: Final = 1
EAST: Final = 2
REGIONS: Final = ("", "west", "east")

ACTIONS: Final = (
    "first_move",
    "first_build",
    "engineer",
    "locomotive",
    "urbanization",
    "production",
    "turn_order",
)
"""The action tiles, by number."""
FIRST_MOVE: Final = 0
FIRST_BUILD: Final = 1
ENGINEER: Final = 2
LOCOMOTIVE: Final = 3
URBANIZATION: Final = 4
PRODUCTION: Final = 5
TURN_ORDER: Final = 6

AUCTION: Final = 0
FEE: Final = 1
NO_ORDER: Final = 2
ORDERS: Final = ("auction", "fee", "none")
"""How the turn order is found: bidding, a fee for the start player (St. Lucia), or not at all (solo)."""


class Place(CubePlace):
    """A city, a town or a terminal as printed."""

    def __init__(self, number: int, id: str, name: str, hex: int, kind: int) -> None:
        super().__init__(number, id, name, hex, kind)
        self.color: int = -1
        """Of a city; -1 for towns, and for terminals, which get theirs from the set-up."""
        self.columns: tuple[int, ...] = ()
        """Columns of the goods display that feed it."""
        self.start_cubes: int = 0
        """Cubes of the set-up; a terminal's one cube shows what it accepts and is never moved."""
        self.start_good: int = ANY
        """Their colour, or ANY: drawn from the bag."""
        self.region: int = NO_REGION
        """Where it lies for east-west deliveries; a town counts only once it is a New City."""
        self.start: bool = False
        """Railroads may start here, where the map limits that."""
        self.port: bool = False
        """Cotton is delivered here."""
        self.extra_until: int = 0
        """Up to this turn goods growth gives it one more cube from the bag."""

    def tags(self) -> tuple[str, ...]:
        found: list[str] = []
        if self.region != NO_REGION:
            found.append(REGIONS[self.region])
        if self.start:
            found.append("start")
        if self.port:
            found.append("port")
        if self.extra_until > 0:
            found.append("extra")
        return tuple(found)


class Column:
    """A column of the goods display. Its boxes are first … first + boxes - 1, from the top."""

    def __init__(self, number: int, id: str, section: int, die: int, first: int, boxes: int) -> None:
        self.number: int = number
        self.id: str = id
        self.section: int = section
        self.die: int = die
        self.first: int = first
        self.boxes: int = boxes
        self.place: int = -1
        """The place it feeds, or -1."""
        self.new_city: int = -1
        """The New City it feeds, or -1."""
        self.not_dealt: int = -1
        """A colour that the set-up does not put here (Barbados: replaced by another cube)."""


class NewCity:
    """A New City tile."""

    def __init__(self, number: int, id: str, color: int, column: int) -> None:
        self.number: int = number
        self.id: str = id
        self.color: int = color
        self.column: int = column
        """Its column of the goods display, -1 where the display is not used."""


class DirectLink:
    """A link that is built without a tile, over one side of a hex."""

    def __init__(
        self, number: int, id: str, first: int, second: int, hex: int, edge: int, price: int
    ) -> None:
        self.number: int = number
        self.id: str = id
        self.first: int = first
        self.second: int = second
        self.hex: int = hex
        self.edge: int = edge
        self.price: int = price


class GameMap(CubeMap):
    """Everything a map decides. The values here are the rulebook's for a map without rules of its own."""

    def __init__(self, id: str, name: str, board: Board, tiles: TileSet, terms: Terms) -> None:
        super().__init__(id, name, board, tiles, terms, GOODS)
        self.switches: Switches = RULES_OF_TODAY
        """What the version of the table's rules changed."""
        self.places: list[Place] = []
        """By number."""
        self.hex_number: dict[str, int] = {}
        """By label."""
        self.columns: list[Column] = []
        self.column_number: dict[str, int] = {}
        self.boxes: int = 0
        """Boxes of the goods display, all columns together."""
        self.deal_order: list[int] = []
        """The boxes that the set-up fills, in its order."""
        self.new_cities: list[NewCity] = []
        self.new_city_number: dict[str, int] = {}
        self.direct_links: list[DirectLink] = []
        self.direct_link_number: dict[str, int] = {}
        self.terminals: int = 0

        # «PREPARACION DE LA PARTIDA»
        self.players: tuple[int, ...] = (3, 4, 5, 6)
        self.start_cash: int = 10
        self.start_shares: int = 2
        self.land: list[int] = []
        """Hexes that get a cube at the set-up (St. Lucia)."""

        # «EMITIR ACCIONES», «DETERMINAR EL ORDEN DE TURNO», «SELECCIONAR ACCIONES»
        self.max_shares: int = 15
        self.share_price: int = 5
        self.shares_per_turn: int = 0
        """0 = as many as the track allows."""
        self.order: int = AUCTION
        """AUCTION, FEE (before the shares) or NO_ORDER."""
        self.fee: int = 0
        self.actions: list[int] = [0, 1, 2, 3, 4, 5, 6]
        self.action_cycle: bool = False
        """A chosen action is locked until all were chosen (Barbados)."""

        # «CONSTRUIR VIAS»
        self.engineer_half: bool = False
        """The Engineer builds the dearest tile at half price, rounded up (Germany)."""
        self.only_complete: bool = False
        """No unfinished track may remain (Germany)."""
        self.contiguous: bool = False
        """All track of a railroad hangs together until the transcontinental link exists (Western US)."""
        self.urbanize_any_time: bool = False
        self.town_cubes_to_bag: bool = False
        """Cubes of a town that becomes a New City go to the bag; else they stay."""
        self.transcontinental: bool = False
        self.transcontinental_one: int = 0
        """Income for the only railroad of the transcontinental link."""
        self.transcontinental_two: int = 0
        """Income for each of two railroads."""

        # «MOVER MERCANCIAS»
        self.crossing_bonus: int = 0
        """Income for one railroad used by an east-west delivery."""
        self.cotton_bonus: int = 0
        """Income for who delivers cotton, which then leaves the game."""
        self.ports: vec[u8] = vec[u8]()
        """By place: bits of the goods it takes besides its colour; empty where there is no cotton."""

        # «REDUCCION DE INGRESOS»
        self.bands: list[tuple[int, int]] = []
        """(from this income on, reduction), rising."""
        self.reduction_factor: list[int] = []
        """By turn."""

        # «APARICION DE MERCANCIAS»
        self.growth: bool = True
        self.dice: int = 0
        """0 = as many as players at the start."""
        self.sections: list[int] = [LIGHT, DARK]
        self.one_roll: bool = False
        """One roll serves both sections (option)."""

        # «COMPUTO DE PUNTOS DE VICTORIA»
        self.break_ties: bool = False
        """By cash, then track, then lot (Western US)."""
        self.buy_back: int = 0
        """What each share costs at the end, when money is the score (Barbados); 0 = points."""

    def dice_for(self, players: int) -> int:
        return self.dice if self.dice > 0 else players

    def reduction(self, income: int, turn: int) -> int:
        """«REDUCCION DE INGRESOS»: by how much an income falls at the end of a turn."""
        minus = 0
        for lowest, loss in self.bands:
            if income >= lowest:
                minus = loss
        if turn < len(self.reduction_factor):
            minus *= self.reduction_factor[turn]
        return minus if minus < income else income
