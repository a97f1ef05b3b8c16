"""Imported by a worker process: bots that fail in every way a bot can fail."""

from __future__ import annotations

import os
import time
from typing import Any

from anden import bots
from tests.server import toy_game as toy_game

WAYS = os.environ.get("ANDEN_TEST_BOTS", "").split(",")
"""How stationmaster, driver and apprentice fail."""


class BadBot:
    def __init__(self, way: str) -> None:
        self.way = way

    def choose(self, view: Any, legal: list[Any], limit: float) -> Any:
        print("what a bot prints must not disturb anybody")
        match self.way:
            case "late":
                time.sleep(60)
            case "slow":
                time.sleep(1.5)
            case "crash":
                os._exit(3)
            case "raise":
                raise RuntimeError("no idea")
            case "illegal":
                return type(legal[0])(99) if hasattr(legal[0], "card") else view.rules.sample_chance
        return legal[-1]


def make(_game: str, level: str, *_given: Any) -> BadBot:
    return BadBot(WAYS[["stationmaster", "driver", "apprentice"].index(level)])


def hint(_view: Any, _legal: list[Any], _limit: float) -> Any:
    os._exit(4)


vars(bots).update(make=make, hint=hint)
