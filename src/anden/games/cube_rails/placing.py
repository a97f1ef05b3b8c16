"""Which tiles may be placed where, and what they cost («CONSTRUIR VIAS», «RESTRICCIONES», «REEMPLAZAR VIAS»).

A placement is packed as hex * 256 + oriented tile.
"""

from __future__ import annotations

from typing import Final

from anden.games.cube_rails.board import Board
from anden.games.cube_rails.terms import Terms
from anden.games.cube_rails.track import Track

PLACE: Final = "place"
REPLACE: Final = "replace"
REDIRECT: Final = "redirect"
IN_TOWN: Final = "town"

Trouble = tuple[str, dict[str, int | str]]
"""Why a placement is refused: a key of the game's problems and its arguments. `hex` and `tile` are labels and ids,
`place` is the id of a place, `side` an edge, `seat` a seat."""


def list_builds(
    t: Track, board: Board, terms: Terms, seat: int, cash: int, tiles_left: int, dearest: int = -1
) -> list[int]:
    """All placements open to a player, packed, in ascending order.

    `tiles_left`: how many he may still place this turn. `dearest`: -1, or, where the dearest tile of the turn costs
    half (Germany's Engineer), the price of the dearest tile so far (0 = none yet).
    """
    raise NotImplementedError


def build_problem(
    t: Track,
    board: Board,
    terms: Terms,
    seat: int,
    cash: int,
    tiles_left: int,
    packed: int,
    dearest: int = -1,
) -> Trouble | None:
    """Why a placement is refused, or None. The hex must be on the board and the tile one of the set, 1 … count - 1."""
    raise NotImplementedError


def price_of(t: Track, board: Board, terms: Terms, packed: int) -> int:
    """What a placement costs («COSTE DE CONSTRUCCION DE VIAS»), if it is legal."""
    raise NotImplementedError


def charge(price: int, dearest: int) -> int:
    """What is to pay for a tile of a price: `dearest` as in `list_builds`."""
    raise NotImplementedError


def kind_of_build(t: Track, board: Board, packed: int) -> str:
    """PLACE on bare ground, REPLACE, REDIRECT, or IN_TOWN for any tile on a town."""
    raise NotImplementedError


def connect_problem(
    t: Track, board: Board, terms: Terms, seat: int, cash: int, tiles_left: int, link: int, dearest: int = -1
) -> Trouble | None:
    """Why a direct link (number in `board.direct`) cannot be built, or None."""
    raise NotImplementedError
