"""Options of a new table: judged by what the game declares, before its rules see them."""

from __future__ import annotations

from typing import Any

from anden.core import Option, Problem, Rules
from anden.core.match import platform_problem


def check_options(
    rules: Rules[Any, Any], board: str, players: int, options: dict[str, Any]
) -> Problem | None:
    """Unknown options and values of the wrong kind are refused here; what only the game can know, by its rules."""
    declared = {option.key: option for option in rules.options}
    for key, value in options.items():
        option = declared.get(key)
        if option is None or not _fits(option, value):
            return platform_problem("bad_option", option=key[:40])
        if value != option.default and not _applies(option, board, players):
            return platform_problem("bad_option", option=key)
    return None


def complete(rules: Rules[Any, Any], board: str, players: int, options: dict[str, Any]) -> dict[str, Any]:
    """The options with the defaults of those that apply here and were not chosen: a setup says everything."""
    full = dict(options)
    for option in rules.options:
        required = all(full.get(key) == value for key, value in option.requires.items())
        if required and _applies(option, board, players):
            full.setdefault(option.key, option.default)
    return full


def _applies(option: Option, board: str, players: int) -> bool:
    """Whether an option is for this map and this number of players."""
    return (not option.players or players in option.players) and (not option.maps or board in option.maps)


def _fits(option: Option, value: Any) -> bool:
    if option.kind == "flag":
        return isinstance(value, bool)
    if option.kind == "number":
        return type(value) is int and option.minimum <= value <= option.maximum
    if option.kind == "choice":
        return isinstance(value, str) and value in option.values
    if not isinstance(value, list) or not all(isinstance(v, str) and v in option.values for v in value):
        return False
    return len(set(value)) == len(value) and (not value or option.minimum <= len(value) <= option.maximum)
