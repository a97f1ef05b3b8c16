"""kill -9 at any moment, under load: after the restart no acknowledged action is missing and none is doubled."""

from __future__ import annotations

import asyncio
import itertools
import random
import signal
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.load.processes import ServerProcess

pytestmark = pytest.mark.anyio

TABLES = 4
AT_LEAST = 10
"""Acknowledged actions in every round."""
CLIENTS = 2
"""At each table, all of them the same guest in several windows."""


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


class Ledger:
    """What the clients have sent and what they were told."""

    def __init__(self) -> None:
        self.sent: dict[str, tuple[str, str, dict[str, Any]]] = {}
        """By key: table, path, body."""
        self.done: dict[str, int] = {}
        """By key: the acknowledged length."""
        self.refused: set[str] = set()
        self.grown: dict[str, tuple[str, int]] = {}
        """By key: the new table that goes on where a finished game was taken back, and its length at first."""
        self.keys = itertools.count()

    def open_keys(self) -> list[str]:
        """Requests nobody knows the fate of: sent, and then the server was gone."""
        known = {*self.done, *self.refused, *self.grown}
        return [key for key in self.sent if key not in known]

    async def send(self, client: httpx.AsyncClient, key: str) -> Any:
        table, path, body = self.sent[key]
        answer = await client.post(f"/api/tables/{table}/{path}", json=body)
        if answer.status_code == 200:
            told = answer.json()
            if told["table"]["id"] == table:
                length = self.done.setdefault(key, told["length"])
                assert length == told["length"], "the same key got another answer"
            fresh = told["table"]
            if fresh["id"] != table:
                grown = (fresh["id"], told["length"])
                assert self.grown.setdefault(key, grown)[0] == grown[0], "the same key made another table"
            return fresh
        assert answer.status_code in (409, 422), answer.text
        self.refused.add(key)
        return answer.json().get("table")


async def hammer(ledger: Ledger, client: httpx.AsyncClient, table: str, dice: random.Random) -> None:
    """Act as fast as answers come, until the server is gone."""
    seen: Any = None
    try:
        while True:
            if seen is None:
                seen = (await client.get(f"/api/tables/{table}")).json()
            key = f"key-{next(ledger.keys)}"
            body: dict[str, Any] = {"seat": seen["viewer"], "expect": seen["length"], "key": key}
            if seen["legal"] and dice.random() < 0.95:
                ledger.sent[key] = (table, "actions", body | {"action": dice.choice(seen["legal"])})
            else:
                ledger.sent[key] = (table, "undo", body | {"to": 1})
            seen = await ledger.send(client, key)
            table = table if seen is None else seen["id"]
            if dice.random() < 0.2:
                await ledger.send(client, dice.choice(list(ledger.done) or [key]))
    except httpx.TransportError:
        return


async def check(ledger: Ledger, client: httpx.AsyncClient, tables: list[str]) -> None:
    """Compare what was acknowledged with what is there."""
    for table, first in [*((table, 0) for table in tables), *ledger.grown.values()]:
        log = (await client.get(f"/api/tables/{table}?seat=0")).json()["log"]
        assert [entry["index"] for entry in log] == list(range(len(log)))
        mine = {key: length for key, length in ledger.done.items() if ledger.sent[key][0] == table}
        starts = sorted(ledger.sent[key][2]["expect"] for key in mine)
        assert len(starts) == len(set(starts)), "two actions acknowledged at one length"
        assert all(length <= len(log) for length in mine.values()), "an acknowledged action is missing"
        for key in mine:
            body = ledger.sent[key][2]
            entry = log[body["expect"]]
            wanted = body.get("action", {"do": "undo", "to": 1})
            assert entry["action"] in (wanted, None), f"another action stands at {body['expect']}"
            assert entry["seat"] == body["seat"] or "action" not in body
        doings = [entry["index"] for entry in log[first:] if entry["seat"] >= 0]
        assert doings == starts, "an action is in the log that nobody sent, or one is doubled or missing"


async def some_work(ledger: Ledger) -> None:
    """However busy the machine is, something happens before the blow."""
    enough = len(ledger.done) + AT_LEAST
    async with asyncio.timeout(60):
        while len(ledger.done) < enough:
            await asyncio.sleep(0.01)


async def rounds(folder: Path, number: int, seed: int) -> Ledger:
    dice = random.Random(seed)
    ledger = Ledger()
    cookies: httpx.Cookies | None = None
    tables: list[str] = []
    for _ in range(number):
        server = await asyncio.to_thread(ServerProcess, folder)
        try:
            async with httpx.AsyncClient(base_url=server.address, headers={"X-Anden": "1"}, cookies=cookies,
                                         timeout=20) as client:  # fmt: skip
                if cookies is None:
                    await client.get("/api/me")
                    cookies = client.cookies
                    seats = [{"kind": "hotseat"}, {"kind": "hotseat"}]
                    new = {
                        "game": "toy",
                        "map": "yard",
                        "players": 2,
                        "options": {"rounds": 4},
                        "seats": seats,
                    }
                    tables = [
                        (await client.post("/api/tables", json=new)).json()["id"] for _ in range(TABLES)
                    ]
                for key in ledger.open_keys():
                    await ledger.send(client, key)
                await check(ledger, client, tables)
                work = [
                    asyncio.create_task(hammer(ledger, client, table, dice)) for table in tables * CLIENTS
                ]
                await some_work(ledger)
                await asyncio.sleep(dice.uniform(0.0, 1.2))
                server.kill()
                await asyncio.gather(*work)
        finally:
            if server.process.poll() is None:
                server.kill()
    server = await asyncio.to_thread(ServerProcess, folder)
    try:
        async with httpx.AsyncClient(
            base_url=server.address, headers={"X-Anden": "1"}, cookies=cookies
        ) as client:
            for key in ledger.open_keys():
                await ledger.send(client, key)
            await check(ledger, client, tables)
    finally:
        assert server.stop() in (0, -signal.SIGTERM)
    return ledger


async def test_nothing_acknowledged_is_lost_and_nothing_is_doubled(tmp_path: Path) -> None:
    ledger = await rounds(tmp_path, 3, 1)
    assert len(ledger.done) >= 3 * AT_LEAST


@pytest.mark.slow
async def test_many_times(tmp_path: Path) -> None:
    ledger = await rounds(tmp_path, 30, 2)
    assert len(ledger.done) >= 30 * AT_LEAST
