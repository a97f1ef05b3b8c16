"""What is measured of each game: at which table, on which positions, against which targets."""

from __future__ import annotations

from pathlib import Path
from typing import Any, NamedTuple

RECORDS = Path(__file__).resolve().parent / "records"


class Bench(NamedTuple):
    """One game's table and what it is meant to reach; a target of None is not judged."""

    game: str
    players: int
    map: str = ""
    options: dict[str, Any] = {}
    late: tuple[str, ...] = ()
    """Phases whose listings are measured apart, in the last third of the recorded game."""
    record: Path | None = None
    """A whole game of strong players: its positions are richer than those of random games."""
    yardstick: float = 1.0
    """Playouts: at least so many times OpenSpiel's."""
    interpreted: float = 8.0
    """Playouts: at least so many times the interpreted engine."""
    late_limit: float | None = None
    """Microseconds for one listing of a late position."""
    copy_limit: float | None = None
    """Microseconds for a copy."""
    replay_limit: float | None = None
    """Milliseconds to replay the whole recorded game."""


GAMES = {
    bench.game: bench
    for bench in (
        Bench("railroad_tiles", 2),
        Bench(
            "age_of_steam",
            5,
            "rust_belt",
            late=("build", "move"),
            record=RECORDS / "age_of_steam_rust_belt_5p.txt",
            yardstick=0.7,
            interpreted=10.0,
            late_limit=300.0,
            copy_limit=3.0,
            replay_limit=20.0,
        ),
        Bench(
            "railes",
            5,
            "northeast",
            options={"game": "standard"},
            late=("build", "move"),
            record=RECORDS / "railes_northeast_5p.txt",
            yardstick=0.7,
            interpreted=10.0,
            late_limit=300.0,
            copy_limit=3.0,
            replay_limit=20.0,
        ),
        Bench(
            "russian_railroads",
            4,
            late=("turn", "resolve"),
            record=RECORDS / "russian_railroads_4p.txt",
            yardstick=0.7,
            interpreted=8.0,
            late_limit=100.0,
            copy_limit=3.0,
            replay_limit=20.0,
        ),
        Bench(
            "italian_rails",
            2,
            late=("move", "build"),
            record=RECORDS / "italian_rails_2p.txt",
            yardstick=0.7,
            interpreted=8.0,
            late_limit=300.0,
            copy_limit=3.0,
            replay_limit=20.0,
        ),
    )
}
