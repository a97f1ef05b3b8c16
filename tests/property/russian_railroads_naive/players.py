"""Players of several styles, and boards at random, for the second opinion."""

from __future__ import annotations

from random import Random
from typing import Any

from anden.games.russian_railroads.state import Player
from tests.property.russian_railroads_naive.board import (
    COLOURS,
    GAINED_AT,
    GAPS,
    LANE,
    LENGTH,
    LINES,
    ON_LINE,
    Board,
)

STYLES = ("uniform", "driver", "builder", "patron", "collector")
LAZY = ("pass", "forfeit", "end", "stay", "points")
"""What a diligent player does only when nothing else is left."""


def likes(style: str, action: Any) -> bool:
    tag, space = action.__struct_config__.tag, str(getattr(action, "space", ""))
    line = getattr(action, "line", "")
    if style == "driver":
        return line == "transsiberian" or space.startswith("track")
    if style == "builder":
        return tag == "industry" or space.startswith(("industry", "loco", "last"))
    if style == "patron":
        return "engineer" in space or space.startswith(("own", "rubles"))
    return tag in ("token", "card", "look", "bonus") or line == "st_petersburg" or "track_black" in space


def pick(style: str, legal: list[Any], rng: Random) -> Any:
    """Uniform players pass early; drivers, builders, patrons and collectors do something and have their likings."""
    if style == "uniform":
        return rng.choice(legal)
    busy = [a for a in legal if a.__struct_config__.tag not in LAZY]
    liked = [a for a in busy if likes(style, a)]
    if liked and rng.random() < 0.7:
        return rng.choice(liked)
    return rng.choice(busy or legal)


def random_board(rng: Random) -> Board:
    """Any board that the rules allow, however unlikely."""
    first = {line: rng.randint(1, LENGTH[line]) for line in LINES}
    owned = ["black", *(c for space, c in GAINED_AT.items() if first["transsiberian"] >= space)]
    tracks: dict[str, dict[str, int]] = {}
    for line in LINES:
        tracks[line] = {"black": first[line]}
        ahead = first[line]
        for colour in (c for c in COLOURS[1:] if c in owned and c in ON_LINE[line]):
            ahead = tracks[line][colour] = rng.randint(0, max(0, ahead - 1))
    factories = [rng.randint(1, 9) for _ in range(rng.randint(0, 5))]
    end = GAPS[len(factories)] if len(factories) < len(GAPS) else len(LANE)
    markers = [rng.randrange(end)]
    if markers[0] and rng.random() < 0.4:
        markers.append(rng.randrange(markers[0]))
    return Board(
        tracks=tracks,
        locomotives={
            "transsiberian": sorted((rng.randint(1, 9) for _ in range(rng.randint(0, 2))), reverse=True),
            "st_petersburg": [rng.randint(1, 9) for _ in range(rng.randint(0, 1))],
            "kiev": [rng.randint(1, 9) for _ in range(rng.randint(0, 1))],
        },
        factories=factories,
        markers=markers,
        doublers=rng.randint(0, 8),
        revalued=rng.random() < 0.5,
        medal=rng.random() < 0.5,
    )


def set_board(p: Player, board: Board) -> None:
    """Put a board into the engine's arrays."""
    for i, line in enumerate(LINES):
        for k, colour in enumerate(COLOURS):
            p.track[i * 5 + k] = board.tracks[line].get(colour, -1)
    first, second = [*board.locomotives["transsiberian"], 0, 0][:2]
    p.locomotive[0], p.locomotive[1] = first, second
    for slot, line in ((2, "st_petersburg"), (3, "kiev")):
        p.locomotive[slot] = sum(board.locomotives[line])
    for slot in range(5):
        p.factory[slot] = board.factories[slot] if slot < len(board.factories) else 0
    p.factories = len(board.factories)
    p.marker = board.markers[0]
    p.second = board.markers[1] if len(board.markers) > 1 else -1
    p.doublers = board.doublers
    p.revalued, p.medal = board.revalued, board.medal
