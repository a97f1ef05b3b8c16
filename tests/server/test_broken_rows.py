"""A damaged line of the database does not hide the others."""

from __future__ import annotations

import logging
import sqlite3
from pathlib import Path

import pytest

from tests.server.house import house

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize(
    ("column", "nonsense"),
    [
        ("setup", "{"),
        ("setup", "[]"),
        ("setup", '{"players": "many"}'),
        ("to_act", "x"),
        ("to_act", '{"0": 1}'),
        ("game", "forgotten"),
    ],
)
async def test_a_table_that_cannot_be_read_is_left_out_of_the_list(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, column: str, nonsense: str
) -> None:
    async with house(tmp_path) as here:
        ana = here.person()
        tables = [await ana.open("hotseat", "hotseat") for _ in range(3)]
        with sqlite3.connect(tmp_path / "anden.db") as database:
            database.execute(f"UPDATE tables SET {column} = ? WHERE id = ?", (nonsense, tables[1]["id"]))
        database.close()
        with caplog.at_level(logging.WARNING, "anden.server"):
            listed = {table["id"] for table in (await ana.get("/me"))["tables"]}
        assert listed == {tables[0]["id"], tables[2]["id"]}
        assert tables[1]["id"] in caplog.text
