"""Matches of the toy game, for the tests of the match."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from anden.core import Match, Refused
from anden.core.testing.toy import Bid, rules, toy_setup


def begin(players: int = 2, seed: str = "match", **options: Any) -> Match[Any, Any]:
    match: Match[Any, Any] = Match(rules, toy_setup(players, **options), seed)
    match.run_chance()
    return match


def bid_all(match: Match[Any, Any], seats: Sequence[int]) -> None:
    for seat in seats:
        match.play(seat, Bid(match.state.hands[seat][-1]))


def driving(players: int = 2, **options: Any) -> Match[Any, Any]:
    """A match in which all have bid and luck has rolled."""
    match = begin(players, **options)
    bid_all(match, range(players))
    assert match.to_act() == (match.state.driver,)
    return match


def refused(call: Any, *args: Any, **named: Any) -> str:
    with pytest.raises(Refused) as caught:
        call(*args, **named)
    return caught.value.problem.key
