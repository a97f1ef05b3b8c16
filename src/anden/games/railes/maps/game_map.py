# mypyc: compile
"""A map as the rules see it: the board, what the box holds, and the table's options. One GameMap serves all its states.

It comes from a data file: `loading.game_map(id, options)`. Phases ask the map for values and never for its id.
"""

from __future__ import annotations

from typing import Final

from anden.games.cube_rails.board import CITY as CITY
from anden.games.cube_rails.board import TOWN as TOWN
from anden.games.cube_rails.board import Board
from anden.games.cube_rails.cube_map import KINDS as KINDS
from anden.games.cube_rails.cube_map import CubeMap, CubePlace
from anden.games.cube_rails.terms import Terms
from anden.games.cube_rails.tiles import TileSet
from anden.games.railes.versions import RULES_OF_TODAY, Switches

GOODS: Final = ("red", "blue", "purple", "yellow", "gray")
"""Colours of cubes and cities, by number."""

ACTIONS: Final = (
    "turn_order",
    "first_move",
    "engineer",
    "first_build",
    "urban_growth",
    "locomotive",
    "urbanization",
)
"""The action tokens; their printed numbers are one more."""
TURN_ORDER: Final = 0
FIRST_MOVE: Final = 1
ENGINEER: Final = 2
FIRST_BUILD: Final = 3
URBAN_GROWTH: Final = 4
LOCOMOTIVE: Final = 5
URBANIZATION: Final = 6

NO_BID: Final = -1
"""The first bid may be nothing."""
UNIT: Final = 5
"""Dollars that are raised at once («DINERO»)."""
UNIT_VICTORY: Final = 2
"""Victory points for a unit when income is at its lowest."""
SHORT: Final = 2
"""Dollars that a missing point of victory or income pays in the Standard game («FASE 6»)."""


class Place(CubePlace):
    """A city or a town as printed."""

    def __init__(
        self, number: int, id: str, name: str, names: dict[str, str], hex: int, kind: int, cubes: int
    ) -> None:
        super().__init__(number, id, name, hex, kind)
        self.names: dict[str, str] = names
        """By language, where it has another name there."""
        self.cubes: int = cubes
        """The number printed on a city."""


class Waterway:
    """A river, canal or small lake, only drawn."""

    def __init__(self, name: str, kind: str, hexes: list[tuple[int, int]], mouth: int) -> None:
        self.name: str = name
        self.kind: str = kind
        self.hexes: list[tuple[int, int]] = hexes
        self.mouth: int = mouth
        """The side where it leaves the last hex, or -1."""


class GameMap(CubeMap):
    """Everything a board and the table's options decide."""

    def __init__(self, id: str, name: str, board: Board, tiles: TileSet, terms: Terms) -> None:
        super().__init__(id, name, board, tiles, terms, GOODS)
        self.no_bid = NO_BID
        self.switches: Switches = RULES_OF_TODAY
        """What the version of the table's rules changed."""
        self.places: list[Place] = []
        """By number."""
        self.hex_river: list[bool] = []
        self.waterways: list[Waterway] = []
        self.ranges: list[tuple[str, tuple[int, int]]] = []
        self.recommended: tuple[int, ...] = ()

        # The table's options.
        self.standard: bool = False
        """The Standard game, else the Basic one."""
        self.first_auction: bool = True
        """Basic: the first order is auctioned place by place, else found by lot with money."""
        self.soft: bool = False
        """Standard: money may be raised for building and for expenses too."""

        # «DESPLIEGUE INICIAL»
        self.fewer_in_cities: list[int] = [0] * 7
        self.fewer_in_supply: list[int] = [0] * 7
        """By number of players."""
        self.spaces: int = 0
        self.space_cubes: int = 0
        """The supply: how many spaces, and cubes on each."""
        self.new_cities: list[int] = []
        """New Cities by colour."""
        self.markers: int = 0
        self.prices: list[int] = []
        """Of the action tokens in the Basic game, the locomotive's without its level."""

        self.least_income: int = -10
        self.most_income: int = 10

    def may_raise(self) -> bool:
        """Whether money is raised when building needs it («DINERO»)."""
        return self.soft or not self.standard
