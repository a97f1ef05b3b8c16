"""Ids become names: `NAME($id, kind: "place")` in a text is the message `place-<id>`."""

from __future__ import annotations

import pytest

from anden.texts.bundles import read_bundle

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
    bundle = read_bundle(FTL, "es")
    pattern = bundle.get_message(key).value
    assert pattern is not None
    assert bundle.format_pattern(pattern, args) == (said, [])
