"""What must be in the box. Whoever replaces the faces in `data/` learns here whether it is still the same game."""

from __future__ import annotations

from anden.games.railroad_tiles.printed.faces import (
    CHALLENGES,
    COLUMNS,
    OBJECTIVE_TILES,
    ROUTE_TILES,
    TOKENS,
    Challenge,
    Face,
)

ROUTE_TILE_COUNT = 106
OBJECTIVE_COPIES = 4
"""One for each player."""
TOKEN_COUNT = 7
FLAGS = 3
"""As many as objectives in play, so that each comes up once."""
COLUMN_SIZES = {1: (2, 3, 4), 2: (2, 3, 3, 4), 3: (2, 3, 3, 4), 4: (2, 2, 3, 3, 4)}
CHALLENGE_COUNT = 15


def check_box(
    route_tiles: tuple[Face, ...] = ROUTE_TILES,
    objective_tiles: tuple[Face, ...] = OBJECTIVE_TILES,
    challenges: dict[int, Challenge] = CHALLENGES,
) -> list[str]:
    """«Componentes» and «Preparación»: what in the data contradicts the rulebook's list of the box."""
    found = []
    tiles = sum(face.copies for face in route_tiles)
    if tiles != ROUTE_TILE_COUNT:
        found.append(f"tiles.json: {tiles} route tiles instead of {ROUTE_TILE_COUNT}")
    shapes = {face.configuration for face in route_tiles}
    if len(shapes) < 4:
        found.append("tiles.json: four players need starting tiles of four different configurations")
    if len(objective_tiles) != 7:
        found.append(f"objectives.json: {len(objective_tiles)} objectives instead of 7")
    for face in objective_tiles:
        if face.copies != OBJECTIVE_COPIES:
            found.append(f"objectives.json: {face.code}: {face.copies} copies instead of {OBJECTIVE_COPIES}")
    if len(TOKENS) != TOKEN_COUNT:
        found.append(f"station_board.json: {len(TOKENS)} placement tokens instead of {TOKEN_COUNT}")
    flags = sum(token.flag for token in TOKENS)
    if flags != FLAGS:
        found.append(f"station_board.json: {flags} flags instead of {FLAGS}")
    for players, sizes in COLUMN_SIZES.items():
        here = tuple(column.size for column in COLUMNS.get(players, ()))
        if here != sizes:
            found.append(f"station_board.json: columns for {players} players are {here} instead of {sizes}")
    if sorted(challenges) != list(range(1, CHALLENGE_COUNT + 1)):
        found.append(f"challenges.json: numbers are not 1 to {CHALLENGE_COUNT}")
    for number, challenge in challenges.items():
        if len(challenge.thresholds) != 3 or list(challenge.thresholds) != sorted(set(challenge.thresholds)):
            found.append(f"challenges.json: {number}: the three values must rise")
    return found
