"""Reading a map file: JSON into a msgspec Struct, or where and why the file departs from the layout. Never compiled.

Each game declares its own layout; whether a map makes sense is judged with `ground` and by the game.
"""

from __future__ import annotations

import json
import re
from typing import Any, TypeVar

import msgspec

T = TypeVar("T")


class Misread(ValueError):
    """The file is not in the layout: where and why."""

    def __init__(self, place: str, reason: str) -> None:
        super().__init__(f"{place}: {reason}")
        self.place = place
        self.reason = reason


def read(text: bytes, layout: type[T], format: str, allowed: dict[str, Any], kinds: dict[str, str]) -> T:
    """A map file from its bytes. `allowed`: by field the Literal of its values, `kinds`: what to call such a value.

    Raises Misread.
    """
    plain = plain_data(text)
    if plain.get("format") != format:
        raise Misread("format", f"must be {format!r}, not {plain.get('format')!r}")
    try:
        return msgspec.convert(plain, layout)
    except msgspec.ValidationError as error:
        raise _misread(str(error), plain, allowed, kinds) from None


def plain_data(text: bytes) -> dict[str, Any]:
    """The JSON object of a file. Raises Misread."""
    try:
        plain = json.loads(text.decode("utf-8-sig"), object_pairs_hook=_without_doubles)
    except json.JSONDecodeError as error:
        raise Misread(f"line {error.lineno}, column {error.colno}", f"not JSON: {error.msg}") from None
    except UnicodeDecodeError as error:
        raise Misread(f"byte {error.start}", "not UTF-8") from None
    except RecursionError:
        raise Misread("file", "nested too deeply") from None
    if not isinstance(plain, dict):
        raise Misread("file", "not a JSON object")
    return plain


def _without_doubles(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for key, value in pairs:
        if key in found:
            raise Misread(key, "the same key twice in one object")
        found[key] = value
    return found


def _misread(message: str, plain: dict[str, Any], allowed: dict[str, Any], kinds: dict[str, str]) -> Misread:
    """msgspec's sentence, with the place first and what would be allowed."""
    reason, _, where = message.partition(" - at ")
    place = re.sub(r"`key` in |[`]|\$\.?", "", where) or "file"
    place = _with_indexes(place, plain)
    last = re.sub(r"\[[^\]]*\]", "", place).rsplit(".", 1)[-1]
    if match := re.search(r"Invalid enum value (.*)", reason):
        values = allowed.get(last)
        known = f"; known: {', '.join(values.__args__)}" if values else ""
        reason = f"unknown {kinds.get(last, 'value')} {match[1]}{known}"
    elif match := re.search(r"unknown field `(.*)`", reason):
        kind = "rule name" if place == "rules" else "field"
        reason = f"unknown {kind} {match[1]!r}"
    elif match := re.search(r"missing required field `(.*)`", reason):
        reason = f"{match[1]!r} is missing"
    return Misread(place, reason.replace("`", ""))


def _with_indexes(place: str, plain: dict[str, Any]) -> str:
    """msgspec writes `[...]` for the key of an object; where only one key is there, name it."""
    while "[...]" in place:
        head, _, rest = place.partition("[...]")
        value: Any = plain
        for step in re.findall(r"[^.\[\]]+", head):
            value = value[int(step)] if isinstance(value, list) else value.get(step, {})
        names = list(value) if isinstance(value, dict) else []
        place = f"{head}.{names[0]}{rest}" if len(names) == 1 else f"{head}{rest}"
    return place
