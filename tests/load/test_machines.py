"""Three servers and two thinking machines on one PostgreSQL, under load, while each of them and the database itself is
struck down: nothing acknowledged is lost, nothing is doubled, no decision of a bot is wasted, and every game ends."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import json
import os
import random
import statistics
import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import psycopg
import pytest

from anden.core.codec import Codec, decode_setup
from anden.core.registry import registered, rules_of
from anden.core.testing import toy
from tests.load.processes import BotsProcess, ServerProcess
from tests.server import postgres

pytestmark = pytest.mark.anyio

SERVERS = 3
THINKERS = 2
PLAYERS = 4
"""People who play at a time, each at a table of his own with two bots."""
GAME_SECONDS = 60.0
"""In which a game comes to its end once nobody is struck down any more."""


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(autouse=True)
def _toy_installed() -> Iterator[None]:
    """Only while these tests run: what other tests list when they are collected is the games of the house."""
    with registered(toy.rules):
        yield


@pytest.fixture
def cluster() -> Iterator[postgres.Cluster]:
    with postgres.cluster_or_skip() as cluster:
        yield cluster


class Park:
    """All processes of a house, on this machine."""

    def __init__(self, folder: Path, url: str) -> None:
        self.folder = folder
        self.url = url
        self.book = folder / "decisions"
        self.book.touch()
        self.servers = [self._server() for _ in range(SERVERS)]
        self.thinkers = [self._thinker() for _ in range(THINKERS)]
        self.blows = 0

    def _settings(self) -> dict[str, str]:
        os.environ["ANDEN_TEST_DECISIONS"] = str(self.book)
        return {
            "database": self.url,
            "bot_pause": "0",
            "bot_limit": "0.05",
            "worker_imports": "tests.server.counting_bots",
            "job_beat": "1",
            "job_dead": "4",
            "process_beat": "1",
            "process_dead": "5",
            "log": "ERROR",
        }

    def _server(self) -> ServerProcess:
        return ServerProcess(self.folder, workers="0", **self._settings())

    def _thinker(self) -> BotsProcess:
        return BotsProcess(self.folder, workers="1", **self._settings())

    def strike(self, kind: str, number: int) -> None:
        """kill -9, and a new one in its place."""
        self.blows += 1
        if kind == "server":
            self.servers[number].kill()
            self.servers[number] = self._server()
        else:
            self.thinkers[number].kill()
            self.thinkers[number] = self._thinker()

    def stop(self) -> None:
        for process in (*self.servers, *self.thinkers):
            if process.process.poll() is None:
                process.stop()

    @property
    def decisions(self) -> Counter[str]:
        return Counter(self.book.read_text().split())


class Ledger:
    """What was acknowledged: by key, where, what and with which length."""

    def __init__(self) -> None:
        self.keys = itertools.count()
        self.done: dict[str, tuple[str, dict[str, Any], int]] = {}
        self.tables: list[str] = []
        self.answers: Counter[int] = Counter()


class Player:
    """A guest who asks any of the servers, and asks again at another one when it does not answer."""

    def __init__(self, park: Park, ledger: Ledger, dice: random.Random) -> None:
        self.park = park
        self.ledger = ledger
        self.dice = dice
        self.http = httpx.AsyncClient(headers={"X-Anden": "1"}, timeout=15)

    async def ask(self, method: str, path: str, body: Any = None) -> httpx.Response:
        while True:
            server = self.dice.choice(self.park.servers)
            with contextlib.suppress(httpx.TransportError):
                answer = await self.http.request(method, f"{server.address}/api{path}", json=body)
                self.ledger.answers[answer.status_code] += 1
                assert answer.status_code != 500, answer.text
                if answer.status_code != 503:
                    return answer
            await asyncio.sleep(0.05)

    async def play(self, stop: asyncio.Event) -> None:
        """Game after game, until it is enough; the last one is played to its end."""
        await self.ask("GET", "/me")
        while True:
            await self._game()
            if stop.is_set():
                return

    async def _game(self) -> None:
        seats = [{"kind": "me"}, {"kind": "bot"}, {"kind": "bot"}]
        new = {"game": "toy", "map": "yard", "players": 3, "options": {"rounds": 2}, "seats": seats}
        table = (await self.ask("POST", "/tables", new)).json()["id"]
        self.ledger.tables.append(table)
        waits = time.monotonic()
        while True:
            seen = (await self.ask("GET", f"/tables/{table}")).json()
            if seen["status"] == "over":
                return
            if not seen["legal"]:
                assert time.monotonic() - waits < GAME_SECONDS, f"the bots do not move: {seen['seats']}"
                await asyncio.sleep(0.05)
                continue
            waits = time.monotonic()
            await self._act(table, seen)

    async def _act(self, table: str, seen: Any) -> None:
        key = f"key-{next(self.ledger.keys)}"
        body = {"seat": 0, "expect": seen["length"], "key": key, "action": self.dice.choice(seen["legal"])}
        answer = await self.ask("POST", f"/tables/{table}/actions", body)
        if answer.status_code == 200:
            self.ledger.done[key] = (table, body, answer.json()["length"])
            if self.dice.random() < 0.2:  # sent again, somewhere else: the same answer
                again = await self.ask("POST", f"/tables/{table}/actions", body)
                assert again.json()["length"] == answer.json()["length"]
        else:
            assert answer.status_code == 409, answer.text


def check(ledger: Ledger, url: str) -> int:
    """Compare what was acknowledged with what is stored. Returns how many decisions of bots there are."""
    decisions = 0
    with psycopg.connect(url) as connection:
        for table in ledger.tables:
            found = connection.execute("SELECT setup, status FROM tables WHERE id = %s", (table,)).fetchone()
            assert found is not None
            setup = decode_setup(found[0])
            assert found[1] == "over"
            query = 'SELECT "index", seat, action FROM entries WHERE table_id = %s ORDER BY "index"'
            log = connection.execute(query, (table,)).fetchall()
            assert [row[0] for row in log] == list(range(len(log)))
            mine = [(body, length) for at, body, length in ledger.done.values() if at == table]
            for body, length in mine:
                _, seat, action = log[body["expect"]]
                assert (seat, json.loads(action)) == (0, body["action"])
                assert length <= len(log)
            starts = [body["expect"] for body, _ in mine]
            assert sorted(starts) == [n for n, seat, _ in log if seat == 0], "doubled, lost, or made up"
            decisions += _replayed(setup, log)
    return decisions


def _replayed(setup: Any, log: list[Any]) -> int:
    """Every move was allowed when it was made: a doubled one would not be. Counts those where a bot had a choice."""
    rules = rules_of(setup.game, setup.version)
    entry = Codec(rules).entry
    state = rules.start(setup)
    choices = 0
    for _, seat, text in log:
        action = entry(seat, text).action
        if seat >= 0:
            assert rules.problem(state, seat, action) is None
            choices += seat > 0 and len(list(rules.legal(state, seat))) > 1
        rules.apply(state, seat, action)
    return choices


async def storm(park: Park, cluster: postgres.Cluster, rounds: int, dice: random.Random) -> None:
    """Each kind is struck down in its turn, and the database restarted."""
    for n in range(rounds):
        await asyncio.sleep(dice.uniform(0.2, 1.0))
        await asyncio.to_thread(park.strike, "thinker", n % THINKERS)
        await asyncio.sleep(dice.uniform(0.2, 1.0))
        await asyncio.to_thread(park.strike, "server", n % SERVERS)
        await asyncio.sleep(dice.uniform(0.2, 1.0))
        park.blows += SERVERS + THINKERS
        await asyncio.to_thread(cluster.restart)


async def play_on(park: Park, ledger: Ledger, stop: asyncio.Event) -> list[asyncio.Task[None]]:
    players = [Player(park, ledger, random.Random(n)) for n in range(PLAYERS)]
    return [asyncio.create_task(player.play(stop)) for player in players]


async def delays(park: Park, number: int) -> list[float]:
    """Seconds from the answer to an action at one server to the event in a stream at another."""
    one, two = park.servers[0], park.servers[1]
    found: list[float] = []
    async with httpx.AsyncClient(headers={"X-Anden": "1"}, timeout=20) as http:
        while len(found) < number:
            seats = [{"kind": "hotseat"}] * 2
            new = {"game": "toy", "map": "yard", "players": 2, "options": {"rounds": 4}, "seats": seats}
            seen = (await http.post(f"{one.address}/api/tables", json=new)).json()
            path = f"/api/tables/{seen['id']}"
            async with http.stream("GET", f"{two.address}{path}/events") as stream:
                lines = stream.aiter_lines()
                await _entries(lines)
                while seen["legal"] and len(found) < number:
                    body = {"seat": seen["viewer"], "expect": seen["length"], "key": f"d{len(found)}",
                            "action": seen["legal"][0]}  # fmt: skip
                    came = asyncio.create_task(_entries(lines))
                    answer = await http.post(f"{one.address}{path}/actions", json=body)
                    answered = time.perf_counter()
                    assert answer.status_code == 200, answer.text
                    seen = answer.json()["table"]
                    found.append(max(0.0, await came - answered))
    return found


async def _entries(lines: Any) -> float:
    """Read up to the end of the next event with entries; when it came."""
    ours = False
    async with asyncio.timeout(20):
        async for line in lines:
            ours = ours or line == "event: entries"
            if ours and not line:
                return time.perf_counter()
    raise EOFError


async def blows(tmp_path: Path, cluster: postgres.Cluster, rounds: int) -> None:
    park = await asyncio.to_thread(Park, tmp_path, cluster.url)
    ledger, stop = Ledger(), asyncio.Event()
    try:
        working = await play_on(park, ledger, stop)
        try:
            await storm(park, cluster, rounds, random.Random(7))
            stop.set()
            async with asyncio.timeout(GAME_SECONDS + 30):
                await asyncio.gather(*working)
        finally:
            for task in working:
                task.cancel()
        decisions = await asyncio.to_thread(check, ledger, cluster.url)
        told = park.decisions
        again = told.total() - len(told)
        print(f"\n{len(ledger.tables)} games, {len(ledger.done)} actions acknowledged, {decisions} decisions of bots,"
              f" {again} made again after {park.blows} blows; answers {dict(ledger.answers)}")  # fmt: skip
        assert len(told) >= decisions
        assert again <= 2 * park.blows, "only what was interrupted is thought again"
    finally:
        await asyncio.to_thread(park.stop)


async def test_each_decision_is_made_once_and_changes_are_told_at_once(
    tmp_path: Path, cluster: postgres.Cluster
) -> None:
    park = await asyncio.to_thread(Park, tmp_path, cluster.url)
    ledger, stop = Ledger(), asyncio.Event()
    try:
        working = await play_on(park, ledger, stop)
        stop.set()  # one game each
        async with asyncio.timeout(GAME_SECONDS):
            await asyncio.gather(*working)
        decisions = await asyncio.to_thread(check, ledger, cluster.url)
        told = park.decisions
        unused = sum([await asyncio.to_thread(thinker.unused) for thinker in park.thinkers])
        assert told.total() == len(told), "a decision was made twice"
        assert len(told) - decisions <= unused <= len(ledger.done), "in vain only where a person was faster"
        took = await delays(park, 30)
        p99 = statistics.quantiles(took, n=100)[98]
        print(f"\n{decisions} decisions, {unused} not needed as a person was faster; told to another process after {statistics.median(took) * 1000:.1f} ms"
              f" (median), {p99 * 1000:.1f} ms (p99)")  # fmt: skip
        assert statistics.median(took) < 1.0
        with psycopg.connect(cluster.url) as connection:
            left = connection.execute("SELECT count(*) FROM procrastinate_jobs").fetchone()
        assert left == (0,), "the queue does not grow"
    finally:
        await asyncio.to_thread(park.stop)


async def test_whoever_is_struck_down_nothing_is_lost(tmp_path: Path, cluster: postgres.Cluster) -> None:
    await blows(tmp_path, cluster, 1)


@pytest.mark.slow
async def test_many_times(tmp_path: Path, cluster: postgres.Cluster) -> None:
    await blows(tmp_path, cluster, 12)
