# mypyc: compile
"""What both games ask a map for. Each game's `GameMap` adds what its own rulebook and maps decide."""

from __future__ import annotations

from typing import Final

from anden.games.cube_rails.board import Board
from anden.games.cube_rails.terms import Terms
from anden.games.cube_rails.tiles import TileSet

FULL: Final = 0
HALF: Final = 1
FREE: Final = 2
"""How much of his bid a player pays."""

KINDS: Final = ("city", "town", "terminal")
"""Of places, by number as in `board`."""


class CubePlace:
    """A place as printed."""

    def __init__(self, number: int, id: str, name: str, hex: int, kind: int) -> None:
        self.number: int = number
        self.id: str = id
        self.name: str = name
        self.hex: int = hex
        self.kind: int = kind


class CubeMap:
    """A board with its tiles and building terms; the values here are those of both rulebooks."""

    def __init__(
        self, id: str, name: str, board: Board, tiles: TileSet, terms: Terms, goods: tuple[str, ...]
    ) -> None:
        self.id: str = id
        self.name: str = name
        self.pointy: bool = False
        self.board: Board = board
        self.tiles: TileSet = tiles
        self.terms: Terms = terms
        self.goods: tuple[str, ...] = goods
        """Colours of cubes and cities, by number."""
        self.place_number: dict[str, int] = {}
        """By id; the board and the track use the same numbers."""
        self.hex_terrain: list[str] = []
        self.hex_q: list[int] = []
        self.hex_r: list[int] = []
        self.water: list[tuple[int, int]] = []
        self.turns: list[int] = [0] * 7
        """By number of players."""
        self.cubes: list[int] = []
        """In the game, by colour."""
        self.no_bid: int = 0
        """Stands for no bid; the lowest bid is one more."""
        self.start_locomotive: int = 1
        self.max_locomotive: int = 6
        self.tiles_per_turn: int = 3
        self.engineer_tiles: int = 4
        self.move_rounds: int = 2

    def turns_for(self, players: int) -> int:
        return self.turns[players]

    def build_limit(self, engineer: bool) -> int:
        return self.engineer_tiles if engineer else self.tiles_per_turn

    def payment_at(self, position: int, players: int) -> int:
        """«DETERMINAR EL ORDEN DE TURNO», Raíles «Pagar por las pujas»: FULL, HALF (rounded up) or FREE for a place in
        the order, from 0."""
        if position == players - 1:
            return FREE
        return FULL if position <= 1 else HALF
