"""Tables are copied as they are stored, whatever columns they have."""

import sqlite3
from contextlib import closing
from pathlib import Path

from bench.load.copies import copy_tables

SCHEMA = """
CREATE TABLE guests (id TEXT PRIMARY KEY);
CREATE TABLE tables (id TEXT PRIMARY KEY, owner TEXT, status TEXT);
CREATE TABLE entries (table_id TEXT, "index" INTEGER, action TEXT, PRIMARY KEY (table_id, "index"));
CREATE TABLE seats (table_id TEXT, seat INTEGER, guest TEXT, PRIMARY KEY (table_id, seat));
CREATE TABLE notes (id INTEGER PRIMARY KEY, table_id TEXT, text TEXT);
INSERT INTO tables VALUES ('one', 'ana', 'playing'), ('two', 'ana', 'over');
INSERT INTO entries VALUES ('one', 0, 'deal'), ('one', 1, 'take'), ('two', 0, 'roll');
INSERT INTO seats VALUES ('one', 0, 'ana'), ('one', 1, NULL);
INSERT INTO notes VALUES (1, 'one', 'hello');
"""


def test_each_row_of_a_table_is_copied_under_its_new_name_and_owner(tmp_path: Path) -> None:
    file = tmp_path / "anden.db"
    with closing(sqlite3.connect(file)) as connection:
        connection.executescript(SCHEMA)
    copy_tables(file, ["one", "two"], [("a", "benito"), ("b", "carla"), ("c", "benito")])
    with closing(sqlite3.connect(file)) as connection:

        def rows(what: str) -> list[tuple[object, ...]]:
            return list(connection.execute(what))

        assert rows("SELECT id, owner, status FROM tables WHERE length(id) = 1 ORDER BY id") == [
            ("a", "benito", "playing"),
            ("b", "carla", "over"),
            ("c", "benito", "playing"),
        ]
        assert rows("SELECT action FROM entries WHERE table_id = 'c' ORDER BY \"index\"") == [
            ("deal",),
            ("take",),
        ]
        assert rows("SELECT guest FROM seats WHERE table_id = 'a' ORDER BY seat") == [("benito",), (None,)]
        assert rows("SELECT table_id FROM notes ORDER BY id") == [("one",), ("a",), ("c",)]
