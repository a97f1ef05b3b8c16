"""Every registered game × map × player count × option, and the toy game."""

from __future__ import annotations

from typing import Any

from anden.core import Rules, Setup
from anden.core.registry import installed
from anden.core.testing import every_setup, toy

Case = tuple[Rules[Any, Any], Setup]


def games() -> list[Rules[Any, Any]]:
    return [*installed().values(), toy.rules]


def cases(*, variants: bool = True) -> list[Case]:
    return [(rules, setup) for rules in games() for setup in every_setup(rules, variants=variants)]


def name(value: Any) -> str | None:
    """A readable id of a test case."""
    if isinstance(value, Setup):
        options = [f"{key}={value.options[key]}".replace(" ", "") for key in value.options]
        return "-".join([*([value.map] if value.map else []), f"{value.players}p", *options])
    return getattr(value, "id", None)
