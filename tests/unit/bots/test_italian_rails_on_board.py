"""A Stationmaster of Italian Rails with loads of a good on board does not leave and load the same good for ever."""

from __future__ import annotations

from pathlib import Path

from anden import bots
from anden.core import View
from anden.core.records import read
from anden.games.italian_rails import rules
from anden.games.italian_rails.actions import Drop, Load

GAME = Path(__file__).parent / "games" / "italian_rails_on_board.txt"


def test_what_is_on_board_is_not_loaded_again() -> None:
    """In Bari with two loads of olive oil that are not locked, and more orders for it than one."""
    match = read(GAME.read_bytes()).match
    (seat,) = match.to_act()
    bot = bots.make(rules.id, "stationmaster", seed=1)
    for _ in range(3):
        view = View.of(rules, match.state, seat)
        action = bot.choose(view, view.legal(), float("inf"))
        assert not isinstance(action, Load | Drop)
        match.play(seat, action)
        if match.to_act() != (seat,):
            break
