"""By which click a person meets a refusal: for the tables of the games, `tests/scenarios/<game>/test_why_not.py`.

Such a table has every refusal of a game. It is reached by a click, which the table carries out; or no click of the page leads
there, and the table says what does.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from anden.core import Match, Problem
from anden.core.codec import Codec

Click = Callable[[], Problem | None]
"""A position, and a thing that is pointed at there."""

NEW_TABLE = "the form of a new table, or a record"
OUT_OF_TURN = "the match says so before the game is asked"
TYPED = "typed in notation or sent by a program: the page names no such thing"
NOT_SHOWN = "typed or sent: the page shows the button, the letter or the field only while it can be used"
ONE_TILE = "typed or sent: it is about one tile; a press on a hex is about all of them"
ONE_ROUTE = "typed or sent: it is about one route; a press on a cube is about all of them"
LUCK = "a record that somebody wrote: luck is never asked"


def ask(match: Match[Any, Any], target: Any) -> Problem | None:
    """Point at something as the page does, for whoever is to act: as JSON, and nothing changes by it."""
    rules, codec = match.rules, Codec(match.rules)
    before = rules.snapshot(match.state)
    answer = match.why_not(match.to_act()[0], codec.target(codec.encode(target)))
    assert rules.snapshot(match.state) == before
    return answer
