"""The game that `docs/how-to/add-a-game.md` makes: the page shows the files as they are, and the game plays."""

from __future__ import annotations

import re
import sys
import tomllib
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from anden import bots, texts
from anden.bots import knowledge
from anden.cli.checking import check_game
from anden.core import Match, Setup, View, registry
from anden.texts.bundles import bundle

DOCS = Path(__file__).resolve().parents[2] / "docs"
EXAMPLE = DOCS / "examples" / "games" / "shunting"
SHOWN = re.compile(r"^`(?P<path>[^`\n]+)`:\n\n```\w+\n(?P<text>.*?)^```$", re.MULTILINE | re.DOTALL)


@pytest.fixture
def rules(monkeypatch: pytest.MonkeyPatch) -> Iterator[Any]:
    """The example as if it were installed, by its two entry points."""
    monkeypatch.syspath_prepend(str(EXAMPLE / "src"))
    found = import_module("shunting").rules
    kind = import_module("shunting.knowledge").ShuntingKnowledge
    with registry.registered(found), knowledge.registered(found.id, kind):
        yield found
    bundle.cache_clear()
    for name in [name for name in sys.modules if name.partition(".")[0] == "shunting"]:
        del sys.modules[name]


def test_the_page_shows_every_file_as_it_is() -> None:
    page = (DOCS / "how-to" / "add-a-game.md").read_text(encoding="utf-8")
    shown = {found["path"]: found["text"] for found in SHOWN.finditer(page)}
    files = [path for path in EXAMPLE.rglob("*") if path.is_file() and path.suffix != ".pyc"]
    assert shown == {
        str(path.relative_to(EXAMPLE)): path.read_text(encoding="utf-8")
        for path in files
        if not any(part.endswith(".egg-info") for part in path.parts)
    }


def test_the_entry_points_name_what_is_there(rules: Any) -> None:
    points = tomllib.loads((EXAMPLE / "pyproject.toml").read_text(encoding="utf-8"))["project"][
        "entry-points"
    ]
    for group, wanted in (("anden.games", rules), ("anden.bots", type(knowledge.knowledge_of(rules.id)))):
        assert list(points[group]) == [rules.id]
        module, _, name = points[group][rules.id].partition(":")
        assert vars(import_module(module))[name] is wanted


def test_nothing_is_wrong_with_it(rules: Any) -> None:
    assert check_game(rules, seeds=1, quick=False) == []
    assert texts.bundle(rules.id, "es").format("game-name") == "Maniobras"


def test_what_is_wrong_with_it_would_be_told(rules: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(rules), "keys", rules.keys - {"event-taken"})
    assert any("unknown text key 'event-taken'" in finding for finding in check_game(rules, 1, quick=True))


@pytest.mark.parametrize("level", bots.LEVELS)
def test_bots_of_every_level_play_it_to_the_end(rules: Any, level: str) -> None:
    seats = [bots.make(rules.id, level, seed, 60) for seed in range(3)]
    match: Match[Any, Any] = Match(rules, Setup(game=rules.id, version=1, players=3), "wagons")
    match.run_chance()
    while not match.over:
        seat = match.to_act()[0]
        view = View.of(rules, match.state, seat)
        match.play(seat, seats[seat].choose(view, view.legal(), float("inf")))
    assert sum(match.state.taken) == match.state.arrived
