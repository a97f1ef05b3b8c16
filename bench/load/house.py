"""What every scenario gets: the tree to serve, places for data, the sizes of this run, and a way to start servers."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import cached_property
from itertools import count
from pathlib import Path
from typing import NamedTuple

from bench.load import records
from bench.load.postgres import Cluster
from bench.load.servers import Server, serving


@dataclass(frozen=True)
class Sizes:
    """How much of everything, and for how many seconds."""

    games: tuple[str, ...] = (
        "age_of_steam",
        "railes",
        "russian_railroads",
        "italian_rails",
        "railroad_tiles",
    )
    variants: int = len(records.CUTS)
    """Different games in the middle, of each game."""
    cost_actions: int = 400
    """Per game."""
    cost_stay: int = 70
    """Actions at one table: then another one is opened, so that beginnings and late positions are all there."""
    live_tables: int = 1000
    live_watchers: int = 500
    live_rate: float = 200.0
    """Actions per second."""
    live_seconds: float = 60.0
    writers: int = 128
    writers_seconds: float = 20.0
    idle_watchers: int = 2000
    idle_seconds: float = 60.0
    memory_tables: int = 200
    """Per game."""
    cold_tables: int = 10_000
    finished_copies: int = 20
    bot_tables: int = 40
    bot_rate: float = 50.0
    bot_seconds: float = 15.0
    undo_pairs: int = 6000
    """The most that is tried of an import."""
    shared_servers: tuple[int, ...] = (1, 2, 3)
    """How many servers share a database, one try after the other."""
    shared_tables: int = 200
    shared_watchers: int = 200
    shared_clients: int = 32
    shared_rate: float = 50.0
    shared_seconds: float = 10.0


QUICK = Sizes(
    cost_actions=60,
    cost_stay=20,
    live_tables=200,
    live_watchers=100,
    live_rate=50.0,
    live_seconds=5.0,
    writers_seconds=4.0,
    idle_watchers=200,
    idle_seconds=5.0,
    memory_tables=20,
    cold_tables=500,
    finished_copies=5,
    bot_tables=10,
    bot_rate=20.0,
    bot_seconds=4.0,
    undo_pairs=500,
    shared_servers=(1, 2),
    shared_tables=25,
    shared_watchers=25,
    shared_clients=16,
    shared_seconds=2.0,
)


class Place(NamedTuple):
    """Where a server keeps its data."""

    folder: Path
    database: str | None
    """None = an SQLite file in the folder."""

    @property
    def file(self) -> Path:
        return self.folder / "anden.db"


@dataclass
class House:
    tree: Path
    folder: Path
    sizes: Sizes
    seed: int
    say: Callable[[str], None]
    database: Cluster | None = None
    """Where all scenarios keep their tables; None = SQLite."""
    shelf: dict[int, object] = field(default_factory=dict)
    """What scenarios have made and others can use again (see stock)."""
    _numbers: Iterator[int] = field(default_factory=count)

    @cached_property
    def library(self) -> records.Library:
        return records.made(self.tree, self.folder, self.seed)

    def new_place(self, cluster: Cluster | None = None) -> Place:
        """A data folder nobody has used, and a database if it is not SQLite."""
        number = next(self._numbers)
        folder = self.folder / f"data-{number}"
        folder.mkdir()
        cluster = cluster or self.database
        return Place(folder, None if cluster is None else cluster.create(f"load_{number}"))

    @contextmanager
    def server(self, place: Place | None = None, **settings: str) -> Iterator[Server]:
        place = place or self.new_place()
        with serving(self.tree, place.folder, place.database, **settings) as server:
            yield server
