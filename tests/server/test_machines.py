"""Several processes on one PostgreSQL: what one stores the others know, and any of them thinks for the bots."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text

from anden.server import presence
from anden.server.services import Services
from tests.server import postgres
from tests.server.house import House, Person, house, play_out, settings_for
from tests.server.real import RealHouse, Watcher, real_house
from tests.server.test_storage import known_to

pytestmark = pytest.mark.anyio

SOON = 15.0
"""Seconds that a busy machine may need for what takes a moment."""


@pytest.fixture(scope="module")
def cluster() -> Iterator[postgres.Cluster]:
    with postgres.cluster_or_skip() as cluster:
        yield cluster


@pytest.fixture
def url(cluster: postgres.Cluster) -> str:
    return postgres.empty_database(cluster.url)


async def until(good: Callable[[], Any], seconds: float = SOON) -> None:
    limit = time.monotonic() + seconds
    while not good():
        assert time.monotonic() < limit, "it did not come to that"
        await asyncio.sleep(0.02)


async def rows(services: Services, query: str, **given: Any) -> list[Any]:
    return await services.database.read(lambda c: list(c.execute(text(query), given)))


async def jobs(services: Services) -> list[Any]:
    query = "SELECT id, status, priority, lock, queueing_lock, worker_id FROM procrastinate_jobs ORDER BY id"
    return await rows(services, query)


def elsewhere(here: RealHouse, person: Person) -> Person:
    """The same guest at another real process."""
    other = here.person()
    for cookie in person.http.cookies.jar:
        other.http.cookies.set(cookie.name, cookie.value or "")
    return other


@asynccontextmanager
async def bots_only(folder: Path, url: str, **given: Any) -> AsyncIterator[Services]:
    """What `anden bots` starts: the services without an application."""
    services = Services(settings_for(folder, database=url, **given))
    await services.start()
    try:
        yield services
    finally:
        await services.stop()


# --- starting ----------------------------------------------------------------------------------------------------


async def test_three_that_start_at_once_on_an_empty_database(tmp_path: Path, url: str) -> None:
    given = settings_for(tmp_path, database=url)
    some = [Services(given) for _ in range(3)]
    await asyncio.gather(*(services.start() for services in some))
    try:
        assert len(await rows(some[0], "SELECT id FROM processes")) == 3
        assert await jobs(some[0]) == []
    finally:
        await asyncio.gather(*(services.stop() for services in some))
    async with bots_only(tmp_path, url) as again:
        assert len(await rows(again, "SELECT id FROM processes")) == 1, "who ends in order leaves nothing"


# --- the bus -----------------------------------------------------------------------------------------------------


async def test_a_change_is_told_to_a_stream_at_another_process(tmp_path: Path, url: str) -> None:
    async with (
        real_house(tmp_path, database=url) as one,
        real_house(tmp_path, database=url) as two,
    ):
        ana = one.person()
        table = await ana.open("hotseat", "hotseat", options={"rounds": 1})
        async with Watcher(elsewhere(two, ana), table) as watcher:
            await watcher.next("entries")
            began = time.monotonic()
            await ana.act(table)
            _, told = await watcher.next("entries")
            assert told["from"] == table["length"]
            assert time.monotonic() - began < SOON
            await ana.ask("PATCH", "/me", json={"name": "Ana"})


async def test_a_new_name_is_told_too(tmp_path: Path, url: str) -> None:
    async with real_house(tmp_path, database=url) as one, real_house(tmp_path, database=url) as two:
        ana = one.person()
        table = await ana.open("me", "open")
        async with Watcher(elsewhere(two, ana), table) as watcher:
            await watcher.next("entries")
            await ana.ask("PATCH", "/me", json={"name": "Ana"})
            while True:
                _, told = await watcher.next()
                if told["table"].get("seats", [{}])[0].get("name") == "Ana":
                    break


async def test_who_was_deaf_hears_what_he_missed(tmp_path: Path, url: str) -> None:
    async with real_house(tmp_path, database=url) as one, real_house(tmp_path, database=url) as two:
        ana = one.person()
        table = await ana.open("hotseat", "hotseat", options={"rounds": 1})
        async with Watcher(elsewhere(two, ana), table) as watcher:
            await watcher.next("entries")
            cut = (
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN _anden_'"
                " AND datname = current_database()"
            )
            assert len(await rows(one.services, cut)) == 2
            seen = await ana.act(table)
            _, told = await watcher.next("entries")
            assert told["from"] == table["length"]
            await ana.act(seen)
            _, told = await watcher.next("entries")
            assert told["from"] == seen["length"]


async def test_what_is_not_stored_is_not_told(tmp_path: Path, url: str) -> None:
    heard: list[Any] = []
    async with house(tmp_path, database=url) as one, house(tmp_path, database=url) as two:
        two.services.tables.heard = lambda *what: heard.append(what)  # type: ignore[method-assign]
        ana = one.person()
        table = await ana.open("hotseat", "hotseat")

        def failing(connection: Any) -> None:
            one.services.bus.tell(connection, table["id"], 77)
            raise ValueError("no")

        with pytest.raises(ValueError, match="no"):
            await one.services.database.write(failing)
        await ana.act(table)
        await until(lambda: heard)
        assert heard == [(table["id"], 1)]


# --- who is there ------------------------------------------------------------------------------------------------


async def test_presence_is_seen_at_other_processes(tmp_path: Path, url: str) -> None:
    async with real_house(tmp_path, database=url) as one, real_house(tmp_path, database=url) as two:
        ana, ben = one.person(), two.person()
        table = await ana.open("me", "open")
        await ben.post(f"/tables/{table['id']}/join")
        async with Watcher(ana, table) as watching:
            await watching.next("entries")
            async with Watcher(ben, table) as other:
                await other.next("entries")
                await one_seat(watching, 1, present=True)
                both = [True, True]
                await elsewhere(two, ana).until(table, lambda t: [s["present"] for s in t["seats"]] == both)
            await one_seat(watching, 1, present=False)
        stored = await rows(one.services, "SELECT seen FROM seats ORDER BY seat")
        assert all(row.seen for row in stored)
    async with bots_only(tmp_path, url) as later:
        assert await rows(later, "SELECT * FROM presence") == []


async def one_seat(watcher: Watcher, seat: int, **wanted: Any) -> None:
    """Read on until a seat is shown so."""
    async with asyncio.timeout(SOON):
        while True:
            _, told = await watcher.next()
            seats = told["table"].get("seats")
            if seats and wanted.items() <= seats[seat].items():
                return


async def test_who_gets_a_seat_while_he_watches_is_present(tmp_path: Path, url: str) -> None:
    async with real_house(tmp_path, database=url) as one, real_house(tmp_path, database=url) as two:
        ana, ben = one.person(), two.person()
        await ben.get("/me")
        table = await ana.open("me", "open")
        async with Watcher(ben, table) as other, Watcher(ana, table) as watching:
            await other.next("entries")
            await elsewhere(one, ben).post(f"/tables/{table['id']}/join")
            await one_seat(watching, 1, present=True)


async def test_a_dead_process_counts_for_nothing(tmp_path: Path, url: str) -> None:
    quick: dict[str, Any] = {"process_beat": 0.2, "process_dead": 1.5, "away": 1000.0}
    async with real_house(tmp_path, database=url, **quick) as one:
        ana = one.person()
        table = await ana.open("me", "open")
        ben = one.person()
        await ben.post(f"/tables/{table['id']}/join")
        guest = (await ben.get("/me"))["id"]

        def dead(connection: Any) -> None:
            connection.execute(text("INSERT INTO processes VALUES ('dead', :now)"), {"now": "2026-01-01"})
            row = {"table": table["id"], "guest": guest}
            connection.execute(text("INSERT INTO presence VALUES (:table, 'dead', :guest)"), row)
            # Alive once more, so that it counts until it is silent for long.
            connection.execute(
                text("UPDATE processes SET seen = (SELECT max(seen) FROM processes) WHERE id = 'dead'")
            )
            one.services.bus.tell(connection, table["id"], 0)

        async with Watcher(ana, table) as watching:
            await watching.next("entries")
            await one.services.database.write(dead)
            one.services.tables.heard(table["id"], 0)
            await one_seat(watching, 1, present=True)
            await one_seat(watching, 1, present=False)
        assert await rows(one.services, "SELECT * FROM presence WHERE process = 'dead'") == []
        assert await rows(one.services, "SELECT * FROM processes WHERE id = 'dead'") == []
        async with one.services.tables.open(table["id"]) as live:
            assert not presence.is_away(live, 1, one.services.settings), "he was there until the process died"


async def test_who_was_taken_for_dead_tells_again_who_is_there(tmp_path: Path, url: str) -> None:
    async with real_house(tmp_path, database=url, process_beat=0.2) as one:
        ana = one.person()
        table = await ana.open("me", "open")
        async with Watcher(ana, table) as watching:
            await watching.next("entries")
            await there(one.services, 1)
            await one.services.database.write(lambda c: c.execute(text("DELETE FROM processes")))
            assert await rows(one.services, "SELECT * FROM presence") == []
            await there(one.services, 1)
        await there(one.services, 0)


async def there(services: Services, number: int) -> None:
    limit = time.monotonic() + SOON
    while len(await rows(services, "SELECT * FROM presence")) != number:
        assert time.monotonic() < limit
        await asyncio.sleep(0.02)


# --- bots --------------------------------------------------------------------------------------------------------


async def test_a_machine_of_its_own_thinks_and_the_page_is_told(tmp_path: Path, url: str) -> None:
    async with (
        real_house(tmp_path, database=url, workers=0) as serving,
        bots_only(tmp_path, url, bot_pause=0.3) as thinking,
    ):
        ana = serving.person()
        table = await ana.open("me", "bot", options={"rounds": 1})
        async with Watcher(ana, table) as watching:
            await one_seat(watching, 1, thinking=True)
            await one_seat(watching, 1, thinking=False)
        assert thinking.metrics.value("anden_bot_moves_total") >= 1
        assert serving.services.metrics.value("anden_bot_moves_total") == 0
        assert serving.services.pool.pids == []
        await play_out_with_bots(ana, table)
        assert thinking.metrics.value("anden_bot_decisions_unused_total") == 0
        await all_done(thinking)


async def all_done(services: Services) -> None:
    """Nothing is left in the queue: it does not grow."""
    limit = time.monotonic() + SOON
    while await jobs(services):
        assert time.monotonic() < limit, await jobs(services)
        await asyncio.sleep(0.02)


async def play_out_with_bots(person: Person, table: Any) -> Any:
    while True:
        seen = await person.until(table, lambda t: t["legal"] or t["status"] == "over")
        if seen["status"] == "over":
            return seen
        body = {"seat": 0, "expect": seen["length"], "key": f"k{seen['length']}", "action": seen["legal"][-1]}
        answer = await person.http.post(f"/api/tables/{table['id']}/actions", json=body)
        assert answer.status_code in (200, 409), answer.text


async def test_a_turn_is_queued_with_the_change_that_makes_it_due(tmp_path: Path, url: str) -> None:
    async with house(tmp_path, database=url, workers=0) as here:
        ana = here.person()
        table = await ana.open("me", "open", "bot")
        assert await jobs(here.services) == [], "nothing is due before the game begins"
        ben = here.person()
        await ben.post(f"/tables/{table['id']}/join")
        seen = await ana.look(table)
        [job] = await jobs(here.services)
        assert (job.status, job.lock, job.queueing_lock) == (
            "todo",
            table["id"],
            f"{table['id']}:{seen['length']}",
        )


async def test_a_change_that_fails_queues_nothing(
    tmp_path: Path, url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house(tmp_path, database=url, workers=0) as here:
        ana = here.person()
        table = await ana.open("me", "open", "bot")

        def failing(*_given: Any) -> None:
            raise OSError("the disk is gone")

        monkeypatch.setattr(here.services.bus, "tell", failing)
        await here.person().post(f"/tables/{table['id']}/join", status=503)
        assert await jobs(here.services) == []


async def test_a_turn_is_queued_once_and_what_is_out_of_date_does_nothing(tmp_path: Path, url: str) -> None:
    async with (
        house(tmp_path, database=url, workers=0) as one,
        house(tmp_path, database=url, workers=0) as two,
    ):
        ana = one.person()
        table = await ana.open("me", "bot", options={"rounds": 1})
        for _ in range(3):
            await ana.look(table)
            await known_to(two, ana).look(table)
        await one.services.tables.settle()
        await two.services.tables.settle()
        assert len(await jobs(one.services)) == 1
        drivers: Any = one.services.drivers
        await asyncio.gather(*(drivers.turn(table["id"], table["length"]) for _ in range(2)))
        assert one.services.metrics.value("anden_bot_moves_total") == 1
        before = (await ana.look(table))["length"]
        await drivers.turn(table["id"], table["length"])
        assert (await ana.look(table))["length"] == before
        assert one.services.metrics.value("anden_bot_moves_total") == 1


async def test_people_go_first(tmp_path: Path, url: str) -> None:
    async with house(tmp_path, database=url, workers=0) as here:
        ana = here.person()
        alone = [(await ana.open("bot", "bot"))["id"] for _ in range(2)]
        mine = (await ana.open("me", "bot"))["id"]
        for table in alone:
            await ana.look({"id": table})
        await here.services.tables.settle()
        first = text("SELECT lock FROM procrastinate_fetch_job_v2(ARRAY['bots']::varchar[], NULL)")

        def fetch(connection: Any) -> Any:
            return connection.execute(first).scalar()

        taken = [await here.services.database.write(fetch) for _ in range(4)]
        assert taken[0] == mine
        assert sorted(taken[1:3]) == sorted(alone)
        assert taken[3] is None


async def test_bots_among_themselves_sleep_until_somebody_looks(
    tmp_path: Path, url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("anden.server.table.LOOK_SECONDS", 0.0)
    async with (
        real_house(tmp_path, database=url, workers=0) as serving,
        bots_only(tmp_path, url) as thinking,
    ):
        ana = serving.person()
        table = await ana.open("bot", "bot", options={"rounds": 4})
        await asyncio.sleep(0.5)
        first = (await ana.look(table))["length"]
        assert first == table["length"]
        assert await jobs(thinking) == []
        async with Watcher(ana, table) as watching:
            for _ in range(3):
                await watching.next("entries")
        await all_done(thinking)
        await asyncio.sleep(0.3)
        rest = (await ana.look(table))["length"]
        assert first < rest
        await asyncio.sleep(0.5)
        assert (await ana.look(table))["length"] == rest, "nobody looks, nobody plays"
        async with Watcher(ana, table) as watching:
            while (await ana.look(table))["status"] != "over":
                await watching.next()


async def test_the_turn_of_a_dead_process_is_taken_over(tmp_path: Path, url: str) -> None:
    quick: dict[str, Any] = {"job_beat": 0.3, "job_dead": 1.5}
    async with house(tmp_path, database=url, workers=0) as serving:
        ana = serving.person()
        table = await ana.open("me", "bot", options={"rounds": 1})
        await serving.services.tables.settle()
        assert len(await jobs(serving.services)) == 1

        def die(connection: Any) -> None:
            worker = connection.execute(text("SELECT worker_id FROM procrastinate_register_worker_v1()"))
            fetch = text("SELECT id FROM procrastinate_fetch_job_v2(ARRAY['bots']::varchar[], :worker)")
            assert connection.execute(fetch, {"worker": worker.scalar_one()}).scalar()

        await serving.services.database.write(die)
        async with bots_only(tmp_path, url, **quick) as thinking:
            await ana.until(table, lambda t: t["length"] > table["length"])
            assert thinking.metrics.value("anden_bot_turns_taken_over_total") == 1
            assert thinking.metrics.value("anden_bot_moves_total") == 1
            await all_done(thinking)
            assert len(await rows(thinking, "SELECT id FROM procrastinate_workers")) == 1


async def test_a_turn_that_is_cut_short_goes_back(
    tmp_path: Path, url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("anden.server.jobs.queue.LEAVE_SECONDS", 0.1)
    async with house(tmp_path, database=url, workers=0) as serving:
        ana = serving.person()
        async with bots_only(tmp_path, url, bot_pause=60.0) as slow:
            table = await ana.open("me", "bot", options={"rounds": 1})
            await until(lambda: slow.turns.thinking)
        [job] = await jobs(serving.services)
        assert (job.status, job.lock) == ("todo", table["id"])
        async with bots_only(tmp_path, url):
            await ana.until(table, lambda t: t["length"] > table["length"])


async def test_a_turn_whose_end_cannot_be_noted_does_not_lock_the_table(
    tmp_path: Path, url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    from procrastinate.exceptions import ConnectorException
    from procrastinate.manager import JobManager

    finish = JobManager.finish_job
    failures = iter([True])

    async def failing(self: Any, *given: Any, **named: Any) -> None:
        if next(failures, False):
            raise ConnectorException
        await finish(self, *given, **named)

    monkeypatch.setattr(JobManager, "finish_job", failing)
    async with house(tmp_path, database=url) as here:
        ana = here.person()
        table = await ana.open("me", "bot", options={"rounds": 1})
        await play_out_with_bots(ana, table)
        await all_done(here.services)
        assert next(failures, None) is None


async def test_a_turn_in_no_queue_is_found(tmp_path: Path, url: str) -> None:
    async with house(tmp_path, database=url, workers=0) as serving:
        ana = serving.person()
        table = await ana.open("me", "bot", options={"rounds": 1})
        await serving.services.tables.settle()
        await serving.services.database.write(lambda c: c.execute(text("DELETE FROM procrastinate_jobs")))
        async with bots_only(tmp_path, url):
            await until_longer(serving.services, table)


async def until_longer(services: Services, table: Any) -> None:
    """Without looking, which would wake the bots."""
    limit = time.monotonic() + SOON
    while (await rows(services, "SELECT length FROM tables"))[0].length == table["length"]:
        assert time.monotonic() < limit
        await asyncio.sleep(0.02)


# --- the database restarts ---------------------------------------------------------------------------------------


async def test_all_goes_on_after_a_restart_of_the_database(
    tmp_path: Path, url: str, cluster: postgres.Cluster
) -> None:
    async with real_house(tmp_path, database=url, workers=0) as serving, bots_only(tmp_path, url):
        ana = serving.person()
        table = await ana.open("me", "bot", options={"rounds": 1})
        async with Watcher(ana, table) as watching:
            await watching.next("entries")
            await asyncio.to_thread(cluster.restart)
            assert (await play_out_with_bots(ana, table))["status"] == "over"


# --- races -------------------------------------------------------------------------------------------------------


@asynccontextmanager
async def two_houses(folder: Path, url: str) -> AsyncIterator[list[House]]:
    async with AsyncExitStack() as stack:
        opened = [await stack.enter_async_context(house(folder, database=url, workers=0)) for _ in range(2)]
        yield opened


async def test_many_take_the_last_seats_at_two_processes(tmp_path: Path, url: str) -> None:
    async with two_houses(tmp_path, url) as houses:
        ana = houses[0].person()
        table = await ana.open("me", "open", "open", "open")
        people = [houses[n % 2].person() for n in range(6)]
        path = f"/api/tables/{table['id']}/join"
        answers = await asyncio.gather(*(person.http.post(path, json={}) for person in people))
        assert sorted(a.status_code for a in answers) == [200, 200, 200, 409, 409, 409]
        keys = {a.json()["error"]["key"] for a in answers if a.status_code == 409}
        assert keys == {"no_seat_free"}
        owners = await rows(houses[0].services, "SELECT DISTINCT guest FROM seats")
        assert len(owners) == 4


async def test_seats_change_hands_at_two_processes_at_once(tmp_path: Path, url: str) -> None:
    async with two_houses(tmp_path, url) as houses:
        ana, ben = houses[0].person(), houses[1].person()
        table = await ana.open("me", "open", options={"rounds": 1})
        await ben.post(f"/tables/{table['id']}/join")
        path = f"/api/tables/{table['id']}"
        there = known_to(houses[1], ana)
        for _ in range(5):
            answers = await asyncio.gather(
                ana.http.post(f"{path}/seats/0/bot", json={}),
                there.http.post(f"{path}/seats/0/reclaim", json={}),
                ben.http.post(f"{path}/seats/1/bot", json={}),
                known_to(houses[0], ben).http.post(f"{path}/seats/1/reclaim", json={}),
                ben.http.patch("/api/me", json={"name": "Ben"}),
                there.http.patch("/api/me", json={"name": "Ana"}),
                ana.http.post(f"{path}/leave", json={}),
            )
            assert {a.status_code for a in answers} <= {200, 403, 409}, [a.text[:200] for a in answers]
        await ana.post(f"/tables/{table['id']}/seats/0/reclaim")
        await ben.post(f"/tables/{table['id']}/seats/1/reclaim")
        over = await play_out(table, ana, ben)
        path = f"/api/tables/{over['id']}/rematch"
        both = await asyncio.gather(ana.http.post(path), ben.http.post(path), there.http.post(path))
        assert [a.status_code for a in both] == [201] * 3
        assert len({a.json()["id"] for a in both}) == 1
        assert (await ana.look(table))["rematch"] == both[0].json()["id"]
