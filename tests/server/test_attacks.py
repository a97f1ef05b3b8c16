"""What strangers have tried against the server, and must not succeed with again."""

from __future__ import annotations

import asyncio
import json
import time
from pathlib import Path
from typing import Any

import pytest

from anden.core import Match
from anden.core.log import MOST_HANDED_OVER
from anden.server.jobs.tasks import Answer
from anden.server.live import Stream
from anden.server.site import Site
from tests.server.house import House, Person, house, play_out
from tests.server.long_games import golden, with_pairs

pytestmark = pytest.mark.anyio


async def imported(person: Person, text: str) -> Any:
    answer = await person.http.post("/api/records", content=text.encode())
    assert answer.status_code == 201, answer.text[:300]
    return answer.json()


async def test_watchers_who_begin_at_many_places_share_the_pages_of_a_long_log(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """240 streams of one address, each from another entry on, made the log of a long game anew for each."""
    async with house(tmp_path) as here:
        ana = here.person()
        table = await imported(ana, with_pairs(golden("railroad_tiles"), 400))
        rendered: list[int] = []
        visible = Match.visible_log

        def counting(match: Any, viewer: Any, start: int = 0, end: int | None = None) -> Any:
            found = visible(match, viewer, start, end)
            rendered.append(len(found))
            return found

        monkeypatch.setattr(Match, "visible_log", counting)
        length = table["length"]
        begin = [n * length // 50 for n in range(50)]
        async with Watching(here, table["id"]):
            got = [await first_event(here, table["id"], n) for n in begin]
        assert [[e["index"] for e in data["entries"]] for data in got] == [
            list(range(n, length)) for n in begin
        ]
        assert sum(rendered) < 2 * length + len(begin) * 130, "each page once, and the pieces at both ends"


class Watching:
    """Somebody has the table before him, so that what is rendered of it is kept."""

    def __init__(self, here: House, table_id: str) -> None:
        self.here = here
        self.stream = Stream(table_id, "g_watcher", None, None)

    async def __aenter__(self) -> None:
        async with self.here.services.tables.open(self.stream.table_id) as live:
            live.streams.add(self.stream)

    async def __aexit__(self, *error: object) -> None:
        self.here.services.tables.live[self.stream.table_id].streams.discard(self.stream)


async def first_event(here: House, table_id: str, first: int) -> Any:
    stream = Stream(table_id, "g_stranger", None, first)
    message = await here.services.live.next(stream)
    assert message is not None
    return json.loads(message.split(b"data: ", 1)[1])


async def test_a_long_address_never_reaches_the_file_system(tmp_path: Path) -> None:
    """`/a/a/a/…` of 60 kB held everybody up for a fifth of a second, and was not even counted."""
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<!doctype html>")
    (tmp_path / "assets" / "a.js").write_text("1")
    (tmp_path.parent / "secret.txt").write_text("secret")
    site = Site(tmp_path)
    assert site.find("/assets/a.js") == tmp_path / "assets" / "a.js"
    began = time.process_time()
    for path in (
        "/" + "a/" * 30_000,
        "/" + "a/../" * 12_000 + "index.html",
        "/../secret.txt",
        "/assets/../a.js",
        "\0",
    ):
        assert site.find(path) is None
    assert time.process_time() - began < 0.2
    (tmp_path / "assets" / "b.js").write_text("2")
    (tmp_path / "index.html").write_text("<!doctype html><p>built anew</p>")
    assert site.find("/assets/b.js") is not None, "a new build is found"


async def test_pages_are_counted_like_everything_else(tmp_path: Path) -> None:
    async with house(tmp_path, rate_pages_address="20/minute") as here:
        person = here.person()
        answers = [(await person.http.get(f"/some/page/{n}")).status_code for n in range(25)]
        assert answers.count(429) == 5


async def test_nobody_fills_a_log_by_changing_hands_and_everybody_may_go_and_come_back(
    tmp_path: Path,
) -> None:
    async with house(tmp_path) as here:
        ana, ben = here.person(), here.person()
        table = await ana.open("me", "open", "bot", options={"rounds": 4})
        await ben.post(f"/tables/{table['id']}/join")
        async with here.services.tables.open(table["id"]) as live, here.services.tables.change(live):
            while live.match.course.hands < MOST_HANDED_OVER:
                live.match.take_over(0, "driver")
        refused = await ana.post(f"/tables/{table['id']}/seats/0/bot", {"level": "driver"}, 422)
        assert refused["error"]["key"] == "hands_limit"
        length = (await ana.look(table))["length"]
        gone = await ben.post(f"/tables/{table['id']}/leave")
        assert gone["seats"][1]["stand_in"]
        back = await ben.post(f"/tables/{table['id']}/seats/1/reclaim")
        assert not back["seats"][1]["stand_in"]
        assert back["length"] - length < 10, "only moves, no more lines of who plays"


async def test_hints_wait_for_the_bots_of_tables_and_one_is_enough_for_each(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """500 hints in two seconds, each asked and left, stopped the bots of everybody else for minutes."""
    async with house(tmp_path) as here:
        release = asyncio.Event()
        asked: list[int] = []

        async def slow(task: Any, urgency: int = 0) -> Answer:
            asked.append(urgency)
            await release.wait()
            return Answer(action={"do": "nothing"})

        monkeypatch.setattr(here.services.pool, "run", slow)
        people = [here.person("10.9.9.9") for _ in range(12)]
        tables = [await person.open("hotseat", "hotseat") for person in people]
        asks = [
            asyncio.create_task(
                person.http.post(f"/api/tables/{table['id']}/hint", json={"seat": table["viewer"]})
            )
            for person, table in zip(people, tables, strict=True)
            for _ in range(3)
        ]
        await asyncio.sleep(0.5)
        assert len(asked) == 8, "so many of one address, one of each guest"
        assert min(asked) > 0, "after the bots of tables with people"
        done = [task for task in asks if task.done()]
        assert {(task.result().status_code, task.result().headers["retry-after"]) for task in done} == {
            (429, "2")
        }
        release.set()
        await asyncio.gather(*asks)
        assert here.services.hints._by_address.total == here.services.hints._by_guest.total == 0


async def test_a_free_table_says_so_and_is_not_free_while_somebody_is_absent(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        ana, ben = here.person(), here.person()
        table = await ana.open("me", "open", undo="free")
        assert (await ben.look(table))["undo"]["free"], "who thinks of joining can see it"
        assert not (await ben.open("me", "open"))["undo"]["free"]
        await ben.post(f"/tables/{table['id']}/join")
        seen = await ana.act(await ana.look(table))
        await ben.act(await ben.look(table))
        await ben.post(f"/tables/{table['id']}/seats/1/bot", {"level": "apprentice"})
        seen = await ana.look(table)
        refused = await ana.undo(seen, status=422, to=1)
        assert refused["error"]["key"] == "undo_needs_consent"


async def test_playing_on_after_the_end_counts_as_opening_a_table_and_gives_no_stars(tmp_path: Path) -> None:
    async with house(tmp_path, rate_tables="3/minute") as here:
        ana = here.person()
        table = await ana.open("hotseat", "hotseat", options={"rounds": 1})
        over = await play_out(table, ana)
        for _ in range(2):
            again = await ana.undo(over)
            assert again["id"] != table["id"]
            assert again["imported"]
        assert (await ana.undo(over, status=429))["error"]["key"] == "too_many"


async def test_who_goes_before_he_is_answered_fills_no_log(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with house(tmp_path) as here:

        async def send(_message: Any) -> None:
            raise RuntimeError(
                "unable to perform operation on <TCPTransport closed=True>; the handler is closed"
            )

        async def receive() -> Any:
            return {"type": "http.request", "body": b"", "more_body": False}

        scope = {"type": "http", "method": "GET", "path": "/api/health", "raw_path": b"/api/health", "headers": [],
                 "query_string": b"", "scheme": "http", "client": ("10.0.0.1", 1), "server": ("x", 80),
                 "http_version": "1.1", "asgi": {"version": "3.0"}, "root_path": ""}  # fmt: skip
        await here.app(scope, receive, send)
    assert "unexpected" not in caplog.text
