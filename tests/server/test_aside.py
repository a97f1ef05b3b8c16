"""What the rules of a game do is done beside the event loop when they are not compiled, and at once when they are."""

from __future__ import annotations

import asyncio
import threading
import time
from pathlib import Path
from typing import Any

import pytest

from anden.core.testing import toy
from anden.core.testing.toy import Toy
from anden.server import aside, tables
from anden.server.aside import Aside
from tests.server.house import House, house

pytestmark = pytest.mark.anyio

WORK = ("problem", "apply", "legal", "show")
"""What the rules do; the rest of the contract only reads."""


@pytest.fixture
def on_the_loop(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What the rules of the toy game did on the event loop."""
    seen: list[str] = []
    for name in WORK:
        monkeypatch.setattr(Toy, name, watched(name, getattr(Toy, name), seen))
    return seen


def watched(name: str, does: Any, seen: list[str]) -> Any:
    def noted(*given: Any) -> Any:
        if threading.current_thread() is threading.main_thread():
            seen.append(name)
        return does(*given)

    return noted


async def all_kinds(here: House) -> None:
    """Open, look, judge, act, take back, play again; against a bot, and among people."""
    ana, ben = await here.people(2)
    table = await ana.open("me", {"kind": "bot", "level": "driver"})
    table = await ana.until(table, lambda seen: seen["legal"])
    body = {"seat": table["viewer"], "action": table["legal"][0]}
    assert (await ana.post(f"/tables/{table['id']}/judge", body))["problem"] is None
    table = await ana.act(table)
    table = await ana.until(table, lambda seen: seen["legal"] or seen["status"] == "over")
    shared = await ana.open("me", "open", undo="free")
    await ben.post(f"/tables/{shared['id']}/join", {})
    people = {0: ana, 1: ben}
    shared = await ana.look(shared)
    seat = shared["position"]["to_act"][0]
    shared = await people[seat].act(await people[seat].look(shared))
    shared = await people[seat].undo(shared, seat=seat)
    await people[seat].undo(shared, "redo", seat=seat)
    await ana.get(f"/tables/{shared['id']}/positions/1")


async def test_rules_that_are_not_compiled_never_hold_up_the_event_loop(
    tmp_path: Path, on_the_loop: list[str]
) -> None:
    async with house(tmp_path) as here:
        await all_kinds(here)
    assert on_the_loop == []


async def test_compiled_rules_act_at_once(
    tmp_path: Path, on_the_loop: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The way through a thread costs more than an action."""
    monkeypatch.setattr(tables, "interpreted", lambda _rules: False)
    async with house(tmp_path) as here:
        await all_kinds(here)
    assert set(on_the_loop) == set(WORK)


def test_what_is_compiled_is_known_by_its_file(monkeypatch: pytest.MonkeyPatch) -> None:
    aside._pure.cache_clear()
    assert aside.interpreted(Toy())
    monkeypatch.setattr(toy, "__file__", "/somewhere/toy.cpython-311-x86_64-linux-gnu.so")
    aside._pure.cache_clear()
    assert not aside.interpreted(Toy())
    aside._pure.cache_clear()


async def test_who_goes_leaves_nothing_half_done() -> None:
    """A request that is dropped while its action is carried out: the table is free again only after that."""
    beside, done = Aside(), threading.Event()

    def acting() -> None:
        time.sleep(0.2)
        done.set()

    asking = asyncio.create_task(beside.run_to_the_end(acting))
    await asyncio.sleep(0.05)
    asking.cancel()
    with pytest.raises(asyncio.CancelledError):
        await asking
    assert done.is_set()
    beside.stop()
