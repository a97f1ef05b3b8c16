"""What expires and what stays, with the clock in our hand."""

from __future__ import annotations

import importlib.util
import itertools
import shutil
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import create_engine, func, insert, select, update
from sqlalchemy.engine import Connection

from anden.server import clock, expiry
from anden.server.backup import Store
from anden.server.backup.shape import bring_to
from anden.server.db.engine import sync_url
from anden.server.db.models import EntryRow, Guest, KeyRow, Progress, SeatRow, TableRow
from tests.server import postgres

NOW = datetime(2030, 6, 1, 12, tzinfo=UTC)
numbers = itertools.count()


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    if importlib.util.find_spec("psycopg") is None or postgres.binaries() is None:
        pytest.skip("no PostgreSQL here; on Debian: apt install postgresql")
    folder = postgres.scratch_folder()
    try:
        with postgres.running(folder) as url:
            yield sync_url(url)
    finally:
        shutil.rmtree(folder, ignore_errors=True)


@pytest.fixture(params=["sqlite", "postgresql"])
def connection(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Connection]:
    if request.param == "sqlite":
        with Store(str(tmp_path / "anden.db"), tmp_path).alone() as opened:
            bring_to(opened, "head")
            yield opened
        return
    engine = create_engine(request.getfixturevalue("address"))
    with engine.connect() as opened:
        bring_to(opened, "head")
        yield opened
        opened.rollback()
    engine.dispose()


def ago(days: float) -> str:
    return clock.text(NOW - timedelta(days=days))


def table(connection: Connection, status: str, days: float, *kinds: str, length: int = 3, **more: Any) -> str:
    """A table that was last changed so many days ago."""
    name = f"table-{next(numbers):014}"
    row = {
        "id": name, "game": "toy", "setup": "{}", "seed": "s", "owner": "g_owner", "status": status, "undo": "normal",
        "imported": False, "rematch": None, "created": ago(days), "updated": ago(days), "version": 1, "length": length,
        "to_act": "[]", "round": 0,
    }  # fmt: skip
    connection.execute(insert(TableRow), row | more)
    for seat, kind in enumerate(kinds):
        place = {
            "table_id": name, "seat": seat, "kind": kind, "guest": None if kind in ("bot", "open") else f"g_{kind}",
            "name": "", "level": None, "stand_in": False, "gone": False, "seen": None,
        }  # fmt: skip
        connection.execute(insert(SeatRow), place)
    lines = [
        {"table_id": name, "index": n, "seat": 0, "action": "{}", "at": ago(days)} for n in range(length)
    ]
    if lines:
        connection.execute(insert(EntryRow), lines)
    return name


def key(connection: Connection, name: str, length: int) -> None:
    row = {"table_id": name, "guest": "g_a", "key": f"k{next(numbers)}", "digest": "d", "length": length}
    connection.execute(insert(KeyRow), row)


def guest(connection: Connection, name: str, days: float) -> None:
    connection.execute(insert(Guest), {"id": name, "name": name, "created": ago(days)})


def sweep_all(connection: Connection, most: int = expiry.MOST) -> dict[str, int]:
    total: dict[str, int] = {}
    for _ in range(1000):
        counts = expiry.sweep(connection, NOW, most)
        if not counts:
            return total
        assert sum(counts.values()) <= most
        for name, number in counts.items():
            total[name] = total.get(name, 0) + number
    raise AssertionError("the sweep does not end")


def tables(connection: Connection) -> set[str]:
    return set(connection.execute(select(TableRow.id)).scalars())


def count(connection: Connection, model: Any) -> int:
    return connection.execute(select(func.count()).select_from(model)).scalar_one()


def test_nothing_expires_in_an_empty_house(connection: Connection) -> None:
    assert expiry.sweep(connection, NOW) == {}


def test_finished_games_and_games_with_people_stay_for_ever(connection: Connection) -> None:
    old = 20 * 365
    kept = {
        table(connection, "over", old, "person", "person"),
        table(connection, "over", old, "bot", "bot"),
        table(connection, "playing", old, "person", "bot"),
        table(connection, "playing", old, "hotseat", "hotseat"),
    }
    assert sweep_all(connection) == {}
    assert tables(connection) == kept
    assert count(connection, EntryRow) == 12


def test_a_seat_whose_owner_has_left_still_is_a_persons(connection: Connection) -> None:
    name = table(connection, "playing", 500, "person", "bot")
    connection.execute(update(SeatRow).where(SeatRow.seat == 0).values(stand_in=True, gone=True))
    assert sweep_all(connection) == {}
    assert tables(connection) == {name}


def test_tables_that_never_began_go_after_thirty_days(connection: Connection) -> None:
    fresh = table(connection, "open", 29.9, "person", "open", length=0)
    stale = table(connection, "open", 30.1, "person", "open", length=0)
    before = table(connection, "over", 40, "person", "person", rematch=stale)
    assert sweep_all(connection) == {"anden_expired_open_tables_total": 1}
    assert tables(connection) == {fresh, before}
    seated = connection.execute(select(SeatRow.table_id)).scalars()
    assert stale not in set(seated)
    row = connection.execute(select(TableRow.rematch, TableRow.version).where(TableRow.id == before)).one()
    assert (row.rematch, row.version) == (None, 2), "others in memory learn that there is no rematch any more"


def test_games_of_bots_nobody_looks_at_go_after_ninety_days(connection: Connection) -> None:
    fresh = table(connection, "playing", 89, "bot", "bot")
    table(connection, "playing", 91, "bot", "bot", "bot", length=40)
    assert sweep_all(connection) == {"anden_expired_bot_tables_total": 1}
    assert tables(connection) == {fresh}
    assert count(connection, EntryRow) == 3


@pytest.mark.parametrize("status", ["over", "playing"])
def test_keys_of_quiet_tables_go_after_thirty_days(connection: Connection, status: str) -> None:
    quiet = table(connection, status, 31, "person", "person")
    lively = table(connection, status, 29, "person", "person")
    for name in (quiet, lively):
        key(connection, name, 1)
        key(connection, name, 3)
    assert sweep_all(connection) == {"anden_expired_keys_total": 2}
    assert set(connection.execute(select(KeyRow.table_id)).scalars()) == {lively}
    assert tables(connection) == {quiet, lively}


def test_keys_a_thousand_entries_ago_go(connection: Connection) -> None:
    name = table(connection, "playing", 0, "person", "person", length=1005)
    for length in (3, 4, 5, 1005):
        key(connection, name, length)
    assert sweep_all(connection) == {"anden_expired_keys_total": 2}
    assert sorted(connection.execute(select(KeyRow.length)).scalars()) == [5, 1005]


def test_guests_without_anything_go_when_their_cookie_has(connection: Connection) -> None:
    for name, days in (("g_new", 399), ("g_old", 401), ("g_person", 401), ("g_owner", 401), ("g_star", 401)):
        guest(connection, name, days)
    table(connection, "over", 401, "person", "bot")
    connection.execute(insert(Progress), {"guest": "g_star", "game": "toy", "key": "challenge-1", "stars": 1})
    assert sweep_all(connection) == {"anden_expired_guests_total": 1}
    assert set(connection.execute(select(Guest.id)).scalars()) == {"g_new", "g_person", "g_owner", "g_star"}


def test_it_is_done_in_small_steps(connection: Connection) -> None:
    for n in range(25):
        guest(connection, f"g_{n}", 1000)
    stale = [table(connection, "open", 100, "open", length=0) for _ in range(12)]
    long = [table(connection, "playing", 100, "bot", length=30) for _ in range(2)]
    for n in range(15):
        key(connection, stale[0], n)
    first = expiry.sweep(connection, NOW, most=10)
    assert first == {"anden_expired_keys_total": 10}
    second = expiry.sweep(connection, NOW, most=10)
    assert second == {"anden_expired_keys_total": 5, "anden_expired_open_tables_total": 5}
    assert len(tables(connection)) == len(stale) + len(long) - 5
    rest = sweep_all(connection, most=10)
    assert rest == {
        "anden_expired_open_tables_total": 7,
        "anden_expired_bot_tables_total": 2,
        "anden_expired_guests_total": 25,
    }
    assert tables(connection) == set()
    assert count(connection, EntryRow) == count(connection, SeatRow) == count(connection, KeyRow) == 0


def test_a_long_log_goes_by_itself(connection: Connection) -> None:
    """A table cannot go by halves: one with more lines than a step has goes alone."""
    for _ in range(3):
        table(connection, "playing", 100, "bot", length=30)
    assert expiry.sweep(connection, NOW, most=10) == {"anden_expired_bot_tables_total": 1}
    assert len(tables(connection)) == 2
