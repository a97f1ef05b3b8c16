"""Links of the goods example of the rulebook on the Northeast board, laid for whom a test wants."""

from __future__ import annotations

from anden.games.cube_rails import laying, placing
from tests.scenarios.railes.table import RailesTable, turn_for

GREEN, BLACK = 0, 1

LINKS: dict[tuple[str, str], tuple[tuple[str, str, str], ...]] = {
    ("new_york", "hartford"): (("L10", "22", "0-4"), ("L9", "22", "1-3")),
    ("hartford", "boston"): (("N8", "22", "0-4"), ("N7", "22", "1-3")),
    ("boston", "albany"): (("L6", "22", "2-4"), ("M7", "22", "1-5"), ("N6", "22", "2-4")),
    ("new_york", "albany"): (
        ("J7", "22", "1-3"),
        ("J8", "21", "0-3"),
        ("J9", "21", "0-3"),
        ("J10", "22", "0-2"),
    ),
    ("albany", "syracuse"): (("J6", "22", "2-4"), ("I7", "22", "1-5"), ("H6", "21", "2-5")),
    ("syracuse", "rochester"): (("F6", "22", "1-5"), ("E6", "22", "2-4")),
}
CHAIN = (
    ("new_york", "hartford"),
    ("hartford", "boston"),
    ("boston", "albany"),
    ("albany", "syracuse"),
    ("syracuse", "rochester"),
)
"""From New York to the yellow city over five links."""
STOPS = ("new_york", "hartford", "boston", "albany", "syracuse", "rochester")
EXAMPLE = {link: BLACK if "syracuse" in link or link == ("new_york", "albany") else GREEN for link in LINKS}
CUBES = {"new_york": "RBPY"}


def lay(table: RailesTable, owners: dict[tuple[str, str], int]) -> None:
    """Put links of these owners on the board, outside of any turn."""
    s = table.state
    board = s.map.board
    for link, seat in owners.items():
        for hex, tile, lies in LINKS[link]:
            kind = board.tiles.kind_named(tile)
            packed = placing.packed_build(s.track, board, board.hex_named(hex), kind, turn_for(tile, lies))
            laying.lay(s.track, board, s.map.terms, seat, packed)
    laying.begin_turn(s.track)


def route(owners: tuple[int, ...], stops: tuple[str, ...] = STOPS, good: str = "yellow") -> str:
    """A delivery in notation; owners are seats, -1 = nobody."""
    steps = "".join(f" -{owner + 1}- {stop}" for owner, stop in zip(owners, stops[1:], strict=True))
    return f"deliver {good} {stops[0]}{steps}"
