"""Actions damaged in every way we can think of, to see that the rules refuse them."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec

from anden.core.facts import Action

BIG = 2**31
WORDS = ("", "?", "no such thing", "0", "∅", "x" * 200)


def damaged(actions: Any, action: Action, seen: list[Action], rng: Random, count: int) -> list[Any]:
    """At most `count` actions of the same game that differ from `action`: one field changed, or another action that was
    once legal. They are well-formed: what cannot even be decoded never reaches the rules."""
    found: list[Any] = []
    plain = msgspec.to_builtins(action)
    candidates = list(mutations(plain, rng))
    rng.shuffle(candidates)
    for candidate in candidates:
        if len(found) >= count:
            break
        try:
            other = msgspec.convert(candidate, actions)
        except msgspec.ValidationError:
            continue
        if other != action:
            found.append(other)
    return found + rng.sample(seen, min(len(seen), max(1, count // 2)))


def mutations(plain: dict[str, Any], rng: Random) -> Iterator[dict[str, Any]]:
    """Every action with one field changed."""
    for key, value in plain.items():
        if key != "do":
            for other in changed(value, rng):
                yield {**plain, key: other}


def changed(value: Any, rng: Random) -> Iterator[Any]:
    """Other values in the place of one."""
    yield None
    if isinstance(value, bool):
        yield not value
    elif isinstance(value, int):
        yield from (value + 1, value - 1, -1, 0, 99, BIG, -BIG, 2**63 - 1)
    elif isinstance(value, str):
        yield from (*WORDS, value + "x", value[:-1], value.swapcase())
    elif isinstance(value, list):
        yield from ([], value[:-1], [*value, *value], value[::-1])
        if value:
            n = rng.randrange(len(value))
            for other in changed(value[n], rng):
                yield [*value[:n], other, *value[n + 1 :]]
            yield [*value[:n], value[0], *value[n + 1 :]]
    elif isinstance(value, dict):
        yield {}
        for key in value:
            for other in changed(value[key], rng):
                yield {**value, key: other}


def garbled(text: str, rng: Random) -> Iterator[str]:
    """Notation with a slip of the pen in it."""
    yield from (
        "",
        " ",
        text + " 1",
        text + text,
        text.upper(),
        text[:-1],
        text[1:],
        "\x00",
        "?",
        "99 " + text,
    )
    n = rng.randrange(len(text) + 1)
    yield text[:n] + rng.choice("?0-9,;:. xé\t") + text[n:]
    words = text.split(" ")
    rng.shuffle(words)
    yield " ".join(words)
