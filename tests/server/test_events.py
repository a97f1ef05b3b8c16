"""Live events over a real connection: exact resuming, redaction, presence, slow readers, clean ends."""

from __future__ import annotations

import asyncio
import json
import time
from pathlib import Path
from typing import Any

import pytest

from tests.server.real import RealHouse, Watcher, real_house

pytestmark = pytest.mark.anyio


async def two(here: RealHouse) -> tuple[Any, Any, Any]:
    ana, ben = here.person(), here.person()
    table = await ana.open("me", "open")
    await ben.post(f"/tables/{table['id']}/join")
    return ana, ben, await ana.look(table)


async def test_a_watcher_is_told_what_is_new_and_only_what_he_may_know(tmp_path: Path) -> None:
    async with real_house(tmp_path) as here:
        ana, ben, table = await two(here)
        async with Watcher(ben, table) as watching:
            kind, data = await watching.next()
            assert (kind, data["from"], data["entries"]) == ("entries", table["length"], [])
            assert data["table"]["viewer"] == 1
            assert data["table"]["legal"]
            assert watching.last_id == table["length"]
            await ana.act(table)
            kind, data = await watching.next("entries")
            assert data["from"] == table["length"]
            [entry] = data["entries"]
            assert (entry["index"], entry["seat"], entry["action"]) == (table["length"], 0, None)
            assert watching.last_id == table["length"] + 1
            assert data["table"]["log"] is None
            assert data["table"]["position"]["to_act"] == [1]
            assert "legal" not in data["table"], "what he may do is as before"


async def test_resuming_gives_every_entry_once(tmp_path: Path) -> None:
    async with real_house(tmp_path) as here:
        ana = here.person()
        table = await ana.open("hotseat", "hotseat")
        spectator = here.person()
        watching = Watcher(spectator, table, **{"from": 0})
        got: list[int] = []
        while table["status"] != "over":
            async with watching:
                _, data = await watching.next("entries")
                assert data["from"] == len(got)
                got += [entry["index"] for entry in data["entries"]]
                assert watching.last_id == len(got) == data["table"]["length"]
            table = await ana.act(table)  # happens while nobody watches
        async with watching:
            _, data = await watching.next("entries")
            got += [entry["index"] for entry in data["entries"]]
        assert got == list(range(table["length"]))


async def test_undo_tells_which_entries_are_taken_back(tmp_path: Path) -> None:
    async with real_house(tmp_path) as here:
        ana = here.person()
        table = await ana.open("hotseat", "hotseat")
        table = await ana.act(await ana.act(table))
        async with Watcher(ana, table) as watching:
            await watching.next("entries")
            await ana.undo(table, to=1)
            _, data = await watching.next("entries")
            assert data["undone"] == list(range(1, table["length"]))
            assert data["entries"][0]["action"] == {"do": "undo", "to": 1}


async def test_presence_and_heartbeat(tmp_path: Path) -> None:
    async with real_house(tmp_path, heartbeat=0.2) as here:
        ana, ben, table = await two(here)
        async with Watcher(ana, table) as watching:
            await watching.next("entries")
            assert [s["present"] for s in (await ben.look(table))["seats"]] == [True, False]
            async with Watcher(ben, table) as other:
                await other.next("entries")
                _, data = await watching.next("table")
                assert [s["present"] for s in data["table"]["seats"]] == [True, True]
            while data["table"]["seats"][1]["present"]:
                _, data = await watching.next("table")
            lines = await watching.raw()
            while not lines[0].startswith(":"):
                lines = await watching.raw()
        async with asyncio.timeout(5):
            while any(s["present"] for s in (await ben.look(table))["seats"]):
                await asyncio.sleep(0.05)
        assert here.services.live.count == 0


async def test_that_somebody_is_away_is_told_without_anything_happening(tmp_path: Path) -> None:
    async with real_house(tmp_path, heartbeat=0.1, away=0.8) as here:
        ana, _ben, table = await two(here)
        async with Watcher(ana, table) as watching:
            _, data = await watching.next("entries")
            assert not data["table"]["seats"][1]["away"]
            while not data["table"]["seats"][1]["away"]:
                _, data = await watching.next("table")
            assert not data["table"]["seats"][0]["away"]


async def test_a_reader_who_does_not_read_blocks_nobody(tmp_path: Path) -> None:
    async with real_house(tmp_path) as here:
        ana = here.person()
        table = await ana.open("hotseat", "hotseat", options={"rounds": 4})
        port = int(here.address.rsplit(":", 1)[1])
        lazy = []
        for _ in range(5):
            reader, writer = await asyncio.open_connection("127.0.0.1", port, limit=64)
            writer.write(f"GET /api/tables/{table['id']}/events?from=0 HTTP/1.1\r\nHost: x\r\n\r\n".encode())
            await writer.drain()
            lazy.append((reader, writer))
        began = time.monotonic()
        async with Watcher(ana, table) as watching:
            await watching.next("entries")
            for _ in range(6):
                table = await ana.act(table)
            while (watching.last_id or 0) < table["length"]:
                await watching.next("entries")
        assert time.monotonic() - began < 10
        for _, writer in lazy:
            writer.close()


async def asks_to_watch(person: Any, table: Any) -> tuple[int, Any]:
    """The status of a request for events, and the refusal; a stream that is granted is left at once."""
    where = f"/api/tables/{table['id']}/events"
    async with asyncio.timeout(10), person.http.stream("GET", where) as response:
        refused = response.status_code != 200
        return response.status_code, json.loads(await response.aread()) if refused else None


async def test_streams_per_guest_are_limited(tmp_path: Path) -> None:
    async with real_house(tmp_path, streams_per_guest=2) as here:
        ana = here.person()
        table = await ana.open("hotseat", "hotseat")
        async with Watcher(ana, table) as watching:
            await watching.next()
            async with Watcher(ana, table) as second:
                await second.next()
                status, refused = await asks_to_watch(ana, table)
                assert (status, refused and refused["error"]["key"]) == (429, "too_many")
                assert here.services.live.count == 2
                async with Watcher(here.person(), table) as other:
                    await other.next()
            async with asyncio.timeout(5):
                while here.services.live.count > 1:
                    await asyncio.sleep(0.02)
            assert (await asks_to_watch(ana, table))[0] == 200, "a place is free again"


async def test_a_hundred_requests_at_once_get_no_more_streams_than_allowed(tmp_path: Path) -> None:
    """Each looks whether a place is free before any of them has taken one."""
    async with real_house(tmp_path, streams_per_guest=7) as here:
        ana = here.person()
        table = await ana.open("hotseat", "hotseat")
        opened, refused = 0, 0
        let_go = asyncio.Event()
        counted = asyncio.Semaphore(0)

        async def watches() -> None:
            nonlocal opened, refused
            where = f"/api/tables/{table['id']}/events"
            async with ana.http.stream("GET", where) as response:
                opened += response.status_code == 200
                refused += response.status_code == 429
                counted.release()
                await let_go.wait()

        asking = [asyncio.create_task(watches()) for _ in range(100)]
        async with asyncio.timeout(60):
            for _ in asking:
                await counted.acquire()
        assert (opened, refused) == (7, 93)
        assert here.services.live.count == 7
        let_go.set()
        await asyncio.gather(*asking)
        async with asyncio.timeout(10):
            while here.services.live.count:
                await asyncio.sleep(0.02)


async def test_bad_requests_for_events(tmp_path: Path) -> None:
    async with real_house(tmp_path) as here:
        ana = here.person()
        table = await ana.open("hotseat", "hotseat")
        where = f"/tables/{table['id']}/events"
        await ana.get(where, 422, **{"from": -1})
        await ana.get(where, 403, seat=5)
        await ana.get("/tables/" + "a" * 20 + "/events", 404)
        for late in ("nonsense", "99999999"):
            watching = Watcher(ana, table)
            watching.person.http.headers["Last-Event-ID"] = late
            async with watching:
                _, data = await watching.next("entries")
                assert data["from"] == table["length"]
                assert data["entries"] == []


async def test_the_server_stops_while_streams_are_open(tmp_path: Path) -> None:
    async with real_house(tmp_path) as here:
        ana = here.person()
        table = await ana.open("me", "bot")
        async with Watcher(ana, table) as watching:
            await watching.next("entries")
            began = time.monotonic()
            here.server.should_exit = True
            with pytest.raises(EOFError):
                while True:
                    await watching.next()
            assert time.monotonic() - began < 4
        pids = here.services.pool.pids
    assert pids == [] or here.services.pool.pids == []
