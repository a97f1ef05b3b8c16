"""Nobody can hold everybody up: the event loop only carries messages, whatever it is asked for.

Each request is the worst of its kind that is still accepted. Watched is how long one step holds up the loop of a server in a
process of its own, and how long `/api/health` takes meanwhile.
"""

from __future__ import annotations

import asyncio
import itertools
import json
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest

from anden.core.log import LONGEST_LOG, MOST_TAKEN_BACK
from tests.server.five_games import GAMES
from tests.server.house import Person
from tests.server.long_games import golden, text_of, with_branches, with_pairs
from tests.server.real import Watcher

pytestmark = pytest.mark.anyio

ROOT = Path(__file__).resolve().parents[2]
STEP = 0.05
"""Seconds of processor time one step may take with an engine that is not compiled. A quiet machine needs 10 ms at most, of the 20 that
we allow ourselves; a machine whose cores are shared counts up to four times as much for the same work."""
HEALTHY = 1.0
"""Seconds for `/api/health`, on a machine that has other things to do; a quiet one needs a few milliseconds."""
ATTACK = 6000
numbers = itertools.count()


class Watched:
    """The server, and what was found out about it."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.steps: dict[str, tuple[float, str]] = {}

    def person(self) -> Person:
        return Person(httpx.AsyncClient(base_url=self.address, headers={"X-Anden": "1"}, timeout=60))

    def note(self, label: str) -> None:
        """What has been asked since the last note is called so."""
        step = httpx.get(f"{self.address}/watch").json()
        before = self.steps.get(label, (0.0, ""))
        self.steps[label] = max(before, (step["seconds"], step["what"]))

    def check(self) -> None:
        slow = {label: step for label, step in self.steps.items() if step[0] > STEP}
        for label, (seconds, what) in sorted(self.steps.items(), key=lambda item: -item[1][0])[:6]:
            print(f"{seconds * 1000:6.1f} ms  {label}  {what}")
        assert not slow


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Watched]:
    command = [sys.executable, "-m", "tests.server.watched", str(tmp_path)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd=ROOT) as process:
        assert process.stdout is not None
        found = Watched(process.stdout.readline().strip())
        for _ in range(200):
            try:
                httpx.get(f"{found.address}/api/health")
                break
            except httpx.TransportError:
                time.sleep(0.05)
        found.note("start")
        found.steps.clear()
        try:
            yield found
        finally:
            process.terminate()


@contextmanager
def pulse(address: str) -> Iterator[list[float]]:
    """How long `/api/health` took meanwhile, asked for all the time from another process."""
    taken: list[float] = []
    host, port = address.removeprefix("http://").split(":")
    command = [sys.executable, "-m", "tests.server.pulse", host, port]
    with subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, cwd=ROOT
    ) as asking:
        assert asking.stdout is not None
        assert asking.stdout.readline() == "ready\n"
        yield taken
        told, _ = asking.communicate()
        taken += json.loads(told)


async def brought(server: Watched, person: Person, text: str) -> Any:
    """The table of an imported record."""
    answer = await person.http.post("/api/records", content=text.encode())
    assert answer.status_code == 201, answer.text[:300]
    server.note("import")
    return answer.json()


async def look_at_everything(server: Watched, person: Person, table: Any) -> None:
    """All that can be asked about a table with a long log."""
    root = f"/tables/{table['id']}"
    length = table["length"]
    for path in ("", *(f"/positions/{n}" for n in (0, length // 3, length - 1, length))):
        await person.get(root + path)
        server.note(path.split("/")[1] if path else "look")
    for kind in ("text", "json"):
        answer = await person.http.get(f"/api{root}/record", params={"format": kind})
        assert answer.status_code == 200
        server.note(f"record {kind}")
    async with Watcher(person, table, **{"from": 0}) as watching:
        _, data = await watching.next("entries")
        assert len(data["entries"]) == length
    server.note("events from 0")


async def play_on(server: Watched, person: Person, table: Any) -> None:
    """All that can be done at a table with a long log: it goes on from the end of the finished game."""
    going = await person.undo(table, seat=0)
    server.note("play on")
    await look_at_everything(server, person, going)
    going = await person.look(going)
    seat = going["viewer"]
    root = f"/tables/{going['id']}"
    deep = b'{"seat":%d,"expect":%d,"key":"k","action":%s}' % (
        seat,
        going["length"],
        b'{"do":' * 9000 + b"1" + b"}" * 9000,
    )
    for what in ("actions", "judge"):
        answer = await person.http.post(f"/api{root}/{what}", content=deep, headers=JSON)
        assert answer.status_code in (400, 422), answer.text[:200]
        server.note(f"deep {what}")
    for text in ("9" * 400, "a " * 200, "build " + "A1 " * 130, "-" * 400):
        await person.http.post(f"/api{root}/judge", json={"seat": seat, "text": text})
        server.note("judge a long text")
    wide = {"do": going["legal"][0]["do"], "more": list(range(12_000))}
    await person.http.post(f"/api{root}/judge", json={"seat": seat, "action": wide})
    server.note("judge a large action")
    await person.http.post(
        f"/api{root}/judge", json={"seat": seat, "target": {"at": "hex", "more": wide["more"]}}
    )
    server.note("judge a large target")
    going = await person.act(going)
    server.note("act")
    going = await person.undo(going, seat=seat, key=f"back-{next(numbers)}")
    server.note("undo")
    await person.undo(going, "redo", seat=seat)
    server.note("redo")
    seen = await person.look(going)
    server.note("look")
    await person.http.post(f"/api{root}/hint", json={"seat": seen["viewer"]})
    server.note("hint")


JSON = {"content-type": "application/json"}


@pytest.mark.parametrize("game", GAMES)
async def test_a_long_game_holds_nobody_up(server: Watched, game: str) -> None:
    match = golden(game)
    text = with_pairs(match, (MOST_TAKEN_BACK - match.course.requests) // 2 - 20)
    person = server.person()
    await person.get("/me")
    with pulse(server.address) as health:
        table = await brought(server, person, text)
        await look_at_everything(server, person, table)
        await play_on(server, person, table)
        await asyncio.gather(*(look_at_everything(server, server.person(), table) for _ in range(4)))
    print(f"{game}: {table['length']} entries, slowest health {max(health) * 1000:.0f} ms")
    server.check()
    assert max(health) < HEALTHY


async def test_the_record_that_stopped_everybody_is_refused_at_once(server: Watched) -> None:
    text = with_pairs(golden("railroad_tiles"), ATTACK)
    person = server.person()
    await person.get("/me")
    with pulse(server.address) as health:
        answers = await asyncio.gather(
            *(person.http.post("/api/records", content=text.encode()) for _ in range(3))
        )
    server.note("attack")
    for answer in answers:
        assert answer.status_code == 422
        assert answer.json()["error"]["key"] == "bad_record"
    server.check()
    assert max(health) < HEALTHY


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
async def test_the_longest_log_holds_nobody_up(server: Watched, game: str) -> None:
    text = with_branches(golden(game))
    person = server.person()
    await person.get("/me")
    with pulse(server.address) as health:
        table = await brought(server, person, text)
        await look_at_everything(server, person, table)
        await asyncio.gather(*(look_at_everything(server, server.person(), table) for _ in range(4)))
    assert table["length"] > LONGEST_LOG // 2
    print(f"{game}: {table['length']} entries, slowest health {max(health) * 1000:.0f} ms")
    server.check()
    assert max(health) < HEALTHY


async def test_large_requests_hold_nobody_up(server: Watched) -> None:
    """The rest of the interface, each with the most it takes."""
    person = server.person()
    me = await person.get("/me")
    assert me["tables"] == []
    body = {"game": "railroad_tiles", "map": "", "players": 1, "seats": [{"kind": "me", "name": "Ñ" * 200}]}
    for n in range(60):
        await person.post("/tables", body, 201)
        server.note("open" if n else "the first of a game")
    many = {f"option{n}": "x" * 1000 for n in range(40)}
    await person.post("/tables", body | {"options": many}, 422)
    server.note("options")
    requests: list[tuple[str, str, Any]] = [
        ("PATCH", "/me", {"name": "\u202e" * 200}),
        ("GET", "/me", None),
        ("GET", "/games", None),
        ("GET", "/openapi.json", None),
        ("GET", "/metrics", None),
    ]
    for method, path, sent in requests:
        for _ in range(2):
            answer = await person.http.request(method, f"/api{path}", json=sent)
            assert answer.status_code == 200, answer.text[:200]
            server.note(f"{method} {path}" if _ else f"first {method} {path}")
    for raw in (b"[" * 65_000, b'"' + b"a" * 65_000 + b'"', b'{"a":' * 12_000, json.dumps(many).encode()):
        for path in ("/tables", "/records"):
            answer = await person.http.post(f"/api{path}", content=raw, headers=JSON)
            assert answer.status_code in (400, 413, 422)
            server.note(f"nonsense to {path}")
    huge = text_of(golden("railroad_tiles")).encode().ljust(1024 * 1024 - 1, b"\n")
    for raw in (huge, b"1. 1: x\n" * 131_000, b"{" + b'"a":1,' * 170_000):
        answer = await person.http.post("/api/records", content=raw)
        assert answer.status_code in (201, 422), answer.status_code
        server.note("a record of a megabyte")
    for label in [label for label in server.steps if label.startswith(("first", "the first"))]:
        server.steps.pop(label)  # what is made once, at the first use
    server.check()
