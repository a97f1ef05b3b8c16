"""What a server does before its door opens, so that nobody waits for it afterwards."""

from __future__ import annotations

import gc

from anden.core.registry import installed
from anden.server import boards
from anden.server.main import settle_in


def test_games_and_boards_are_there_and_are_not_searched_for_garbage_again() -> None:
    """A full search through the boards of all games would hold everybody up for a tenth of a second."""
    usual = gc.get_threshold()
    try:
        settle_in()
        assert len(gc.get_objects()) < gc.get_freeze_count() / 10
        frozen = gc.get_freeze_count()
        with_boards = {"age_of_steam", "railes", "russian_railroads", "italian_rails"}
        assert with_boards <= installed().keys()
        assert len(boards._boards) >= len(with_boards)
        gc.collect()
        assert gc.get_freeze_count() <= frozen
    finally:
        gc.unfreeze()
        gc.set_threshold(*usual)
