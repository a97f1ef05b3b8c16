"""What is told to many: rendered once for all who see the same, and only what is new to them."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from anden.core import rules_of
from tests.server.five_games import GAMES, new_table
from tests.server.house import House, Person, house
from tests.server.watchers import watchers

pytestmark = pytest.mark.anyio

MANY = 60
SMALL = 3000
"""Bytes of an event that only tells who is there."""


async def seated(here: House, game: str) -> tuple[Person, Any, str]:
    """A hot-seat table whose owner has a stream of his own, and who he is."""
    ana = here.person()
    table = await ana.post("/tables", new_table(game), 201)
    return ana, table, (await ana.get("/me"))["id"]


@pytest.mark.parametrize("game", GAMES)
async def test_who_comes_costs_only_what_he_gets_himself(tmp_path: Path, game: str) -> None:
    async with house(tmp_path, streams_per_address=1000) as here, watchers(here) as audience:
        _ana, table, _me = await seated(here, game)
        board = table["position"]["board"]
        first = await audience.open(table, "g_spectator", board)
        await audience.quiet()
        own = first.bytes
        for n in range(MANY - 1):
            await audience.open(table, f"g_spectator{n}", board)
        total = await audience.quiet()
        assert first.events == 1, "a spectator who comes is nobody's news"
        assert total == MANY * own
        for counted in audience.counts[1:]:
            await audience.close(counted)
        assert await audience.quiet() == total, "nor is one who goes"


@pytest.mark.parametrize("game", GAMES)
async def test_the_presence_of_a_player_is_told_in_few_bytes(tmp_path: Path, game: str) -> None:
    async with house(tmp_path, streams_per_address=1000) as here, watchers(here) as audience:
        _ana, table, me = await seated(here, game)
        crowd = [await audience.open(table, f"g_spectator{n}") for n in range(10)]
        before = await audience.quiet()
        player = await audience.open(table, me)
        after = await audience.quiet()
        each = (after - before - player.bytes) / len(crowd)
        assert 0 < each < SMALL
        await audience.close(player)
        assert 0 < (await audience.quiet() - after) / len(crowd) < SMALL


@pytest.mark.parametrize("game", GAMES)
async def test_a_change_is_rendered_once_for_each_seat_that_looks(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    async with house(tmp_path, streams_per_address=1000) as here, watchers(here) as audience:
        ana, table, me = await seated(here, game)
        board = table["position"]["board"]
        for n in range(50):
            await audience.open(table, f"g_spectator{n}", board)
        await audience.open(table, me, board)
        await audience.quiet()
        table = await ana.look(table)
        rules = type(rules_of(game))
        show, shown = rules.show, Counter[Any]()

        def spy(self: Any, state: Any, viewer: Any) -> Any:
            shown[viewer] += 1
            return show(self, state, viewer)

        monkeypatch.setattr(rules, "show", spy)
        await ana.act(table)
        await audience.quiet()
        assert all(counted.events >= 2 for counted in audience.counts)
        assert shown[None] == 1
        assert set(shown.values()) == {1}, "the answer and the stream of the same seat share it"
