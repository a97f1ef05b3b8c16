"""Ids become names: `NAME($id, kind: "place")` in a text is the message `place-<id>`."""

from __future__ import annotations

import pytest

from anden.texts.bundles import bundle, listed, read_bundle

FTL = """
place-st_louis = San Luis
place-name = { NAME($place, kind: "place") }
from = de { place-name }
to = a { NAME($other, kind: "place") }
"""


@pytest.mark.parametrize(
    ("key", "args", "said"),
    [
        ("from", {"place": "st_louis"}, "de San Luis"),
        ("to", {"other": "st_louis"}, "a San Luis"),
        ("from", {"place": "new_town"}, "de New Town"),
        ("from", {"place": "E5"}, "de E5"),
        ("from", {"place": "light3 2"}, "de light3 2"),
        ("from", {"place": 3}, "de 3"),
    ],
)
def test_a_thing_is_named_by_its_message_or_made_readable(
    key: str, args: dict[str, str | int], said: str
) -> None:
    texts = read_bundle(FTL, "es")
    pattern = texts.get_message(key).value
    assert pattern is not None
    assert texts.format_pattern(pattern, args) == (said, [])


@pytest.mark.parametrize(
    ("items", "lang", "said"),
    [
        ([], "es", ""),
        (["Chicago"], "es", "Chicago"),
        (["Chicago", "Toledo"], "es", "Chicago y Toledo"),
        (["Toledo", "Indianapolis"], "es", "Toledo e Indianapolis"),
        (["a", "vapor", "hierro"], "es", "a, vapor y hierro"),
        (["red", "blue"], "en", "red and blue"),
        (["red", "blue", "black"], "en", "red, blue, and black"),
    ],
)
def test_lists_read_like_a_sentence(items: list[str], lang: str, said: str) -> None:
    assert listed(items, lang) == said


def test_negative_numbers_have_a_minus_and_hyphens_stay() -> None:
    text = bundle("railes", "es").format("event-raise", {"player": "Ana-2", "cash": 5, "income": -10})
    assert text == "Ana-2 pide 5\N{NO-BREAK SPACE}$ al banco: sus Ingresos bajan a −10."
