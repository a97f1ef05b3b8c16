"""Seats become names before a sentence is made, the same way as in the client."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

NameOf = Callable[[int], str]


def args_with_names(args: Mapping[str, Any], actor: int | None, name_of: NameOf) -> dict[str, Any]:
    """`seat` (or who acted) → `player`; `other` → a name; `seats` → `players`, and other lists of seats likewise."""
    out = dict(args)
    seat = out.get("seat", actor)
    if "player" not in out and isinstance(seat, int):
        out["player"] = name_of(seat)
    for key in ("player", "other"):
        if isinstance(out.get(key), int):
            out[key] = name_of(out[key])
    for key in ("seats", "players", "order", "winners"):
        value = out.get(key)
        if isinstance(value, list | tuple) and all(isinstance(item, int) for item in value):
            out["players" if key == "seats" else key] = [name_of(item) for item in value]
    return out
