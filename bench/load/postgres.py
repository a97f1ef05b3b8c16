"""A PostgreSQL of our own for the time of the run, if the machine has one to start."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from contextlib import contextmanager

from tests.server import postgres


class Cluster:
    """A running PostgreSQL in which scenarios make their databases."""

    def __init__(self, address: str) -> None:
        self.address = address

    def create(self, name: str) -> str:
        """A new database; gives its address."""
        import psycopg

        with psycopg.connect(self.address, autocommit=True) as connection:
            connection.execute(f'CREATE DATABASE "{name}"'.encode())
        return self.address.rpartition("/")[0] + f"/{name}"


def is_here() -> bool:
    return postgres.binaries() is not None


@contextmanager
def running() -> Iterator[Cluster]:
    folder = postgres.scratch_folder()
    try:
        with postgres.running(folder) as address:
            yield Cluster(address)
    finally:
        shutil.rmtree(folder, ignore_errors=True)
