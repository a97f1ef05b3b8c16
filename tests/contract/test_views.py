"""What every game shows is what its types say: the types of the web client are made from them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from anden.core import Match, Rules, Setup
from anden.core.records import read
from anden.core.registry import installed
from anden.core.testing import random_match
from tests.contract.cases import cases, name
from tests.records.golden import golden_setups, path_of
from tests.shapes import fields_of, mismatches

LOOKED_AT = frozenset({1, 4, 30, 120})
"""Of every phase the first position, and some later ones."""


def view_of(rules: Rules[Any, Any]) -> Any:
    """The type of what a game shows, from its `shown.py`, in whichever of its rooms that is."""
    package = import_module(f"anden.games.{rules.id}")
    (path,) = Path(package.__path__[0]).rglob("shown.py")
    inside = path.relative_to(package.__path__[0]).with_suffix("").parts
    return import_module(".".join([package.__name__, *inside])).View


def positions(match: Match[Any, Any]) -> Iterator[Any]:
    """States from all over a game: every phase that it had, and its end."""
    rules, seen = match.rules, Counter[str]()
    state = rules.start(match.setup)
    for step in match.line:
        phase = rules.phase(state).key
        seen[phase] += 1
        if seen[phase] in LOOKED_AT:
            yield state
        rules.apply(state, step.seat, step.action)
    yield state


class Reader:
    """Reads views as the client would. A board is read once: it is the same object in all views of a game."""

    def __init__(self, rules: Rules[Any, Any]) -> None:
        self.rules = rules
        self.fields, _ = fields_of(view_of(rules))
        self.board: Any = None

    def read(self, state: Any, seat: int | None) -> list[str]:
        view = self.rules.show(self.rules.hide(state, seat), seat)
        found = [f"{key}: is missing, or nobody knows it" for key in sorted(self.fields.keys() ^ view.keys())]
        for key in self.fields.keys() & view.keys():
            if key != "board" or view[key] is not self.board:
                found += mismatches(view[key], self.fields[key], key)
        self.board = view.get("board")
        return found


def check(match: Match[Any, Any]) -> None:
    reader = Reader(match.rules)
    for state in positions(match):
        for seat in viewers(match, state):
            phase = match.rules.phase(state).key
            assert reader.read(state, seat) == [], f"{phase}, seen by {seat}"


def viewers(match: Match[Any, Any], state: Any) -> list[int | None]:
    """A spectator, who is to act, and the next one, who is not."""
    acting = max(0, *match.rules.to_act(state), 0)
    return [None, *sorted({acting, (acting + 1) % match.setup.players})]


def newest_records() -> list[Any]:
    """A game of every map and player count; those with options on the compiled engine only."""
    newest = {rules.id: rules.version for rules in installed().values()}
    return [
        pytest.param(setup, marks=() if not setup.options else pytest.mark.engine)
        for setup in golden_setups()
        if setup.version == newest[setup.game]
    ]


@pytest.mark.parametrize("setup", newest_records(), ids=lambda s: f"{s.game}-{path_of(s).stem}")
def test_views_of_a_game_between_bots(setup: Setup) -> None:
    check(read(path_of(setup).read_bytes()).match)


@pytest.mark.engine
@pytest.mark.parametrize(
    ("rules", "setup"), [case for case in cases() if case.values[0].id != "toy"], ids=name
)
def test_views_of_a_random_game(rules: Rules[Any, Any], setup: Setup) -> None:
    check(random_match(rules, setup, "views"))
