"""No text is kept that nobody can read, and no key that nothing tells."""

from __future__ import annotations

from dataclasses import replace
from importlib import import_module

import pytest

from tests.unit.texts import reach
from tests.unit.texts.fluent_files import text_sources
from tests.unit.texts.reach import (
    Code,
    Pattern,
    Reach,
    client_code,
    python_code,
    reach_of,
    told_words,
    unreached,
)
from tests.unit.texts.terms import games

SOURCES = sorted(text_sources())


@pytest.mark.parametrize("source", SOURCES)
def test_every_text_can_be_read(source: str) -> None:
    assert unreached(source) == []


@pytest.mark.parametrize("game", games())
def test_every_key_is_told(game: str) -> None:
    """Events, problems, score lines and phases that stand in `keys.py` and nowhere else in the rules."""
    keys = import_module(f"anden.games.{game}.keys")
    told = reach_of(game).told
    tables = {"event": keys.EVENTS, "problem": keys.PROBLEMS, "score": keys.SCORES, "phase": keys.PHASES}
    assert [f"{kind}-{key}" for kind, table in tables.items() for key in table if key not in told] == []


@pytest.mark.parametrize("source", SOURCES)
def test_a_text_that_nothing_asks_for_is_found(source: str) -> None:
    """Each way to a text is needed: without the code nothing is read, and a word of no code fills no pattern."""
    reach = reach_of(source)
    assert not reach.direct("place-nowhere_at_all")
    assert not reach.direct("event-never_told")
    assert not reach.direct("aos-nothing_such")
    assert not replace(reach, code=Code(frozenset(), frozenset()), told=frozenset({"x"})).direct("undo")


def test_patterns_are_filled_by_words_and_by_the_lists_of_the_rules() -> None:
    code = Code(
        frozenset({"undo"}),
        frozenset({Pattern(("place-", "")), Pattern(("option-", "-", "")), Pattern(("map-", "-blurb"))}),
    )
    reach = Reach(
        code, frozenset({"roma", "cash"}), {"option": frozenset({"cash", "open"}), "map": frozenset({"ruhr"})}
    )
    for key in ("undo", "place-roma", "option-cash-open", "map-ruhr-blurb"):
        assert reach.direct(key), key
    for key in ("redo", "place-napoli", "option-cash-roma", "map-roma-blurb", "map-ruhr", "place"):
        assert not reach.direct(key), key


def test_what_the_engine_tells_has_to_be_in_its_rules() -> None:
    code = Code(frozenset(), frozenset({Pattern(("event-", ""))}))
    reach = Reach(code, frozenset({"lay", "flood"}), {}, frozenset({"lay"}), frozenset({"tiles"}))
    assert reach.direct("event-lay")
    assert not reach.direct("event-flood")
    assert reach.direct("score-lay-head")
    assert reach.direct("tile-name")
    assert not reach.direct("token-name")


def test_code_is_read() -> None:
    assert {"undo", "hint-title", "driver"} <= client_code("").strings
    assert Pattern(("place-", "")) in client_code("boards/cube_rails").patterns
    assert Pattern(("action-", "-effect-", "")) in client_code("boards/cube_rails").patterns
    assert "rt-hand" not in client_code("").strings, "what a board says is not what the frame says"
    assert "cr-end-build" in client_code("boards/cube_rails").strings
    assert Pattern(("entry-", "")) in python_code("cli").patterns
    assert "first_tile_origin" in told_words("games/railroad_tiles")
    assert reach.prefixes() == {"aos", "cr", "ir", "plain", "ra", "rr", "rt"}
