"""People at tables: guests with their cookies, and players who choose among the actions the server offers."""

from __future__ import annotations

import random
import time
from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec

from bench.games import GAMES
from bench.load.wire import Answer, Pool

IDLE_DOINGS = (
    b'"do":"pass"',
    b'"do":"end"',
    b'"do":"skip"',
    b'"do":"decline"',
    b'"do":"stay"',
    b'"do":"undo"',
)
"""Actions that do nothing: chosen seldom, or a random game would be over before anything is built."""
IDLE_SHARE = 0.1


class Refused(Exception):
    """The server answered otherwise than with success."""

    def __init__(self, answer: Answer) -> None:
        super().__init__(f"status {answer.status}: {answer.body[:300]!r}")
        self.status = answer.status


class Position(msgspec.Struct):
    to_act: list[int]
    board: str | None = None


class Seen(msgspec.Struct):
    """What a player needs of a table; the rest of the answer is not decoded."""

    id: str
    status: str
    viewer: int | None
    length: int
    position: Position
    legal: list[msgspec.Raw]


class Done(msgspec.Struct):
    length: int
    table: Seen


class Known(msgspec.Struct):
    """What `/api/me` tells about a guest."""

    id: str


_seen = msgspec.json.Decoder(Seen)
_done = msgspec.json.Decoder(Done)


class Guest(NamedTuple):
    id: str
    cookie: str


class Stocked(NamedTuple):
    """A table and the guest who has all its seats."""

    table: str
    game: str
    guest: Guest


async def new_guest(pool: Pool) -> Guest:
    answer = await pool.ask("GET", "/api/me", {})
    if answer.status != 200 or answer.cookie is None:
        raise Refused(answer)
    return Guest(msgspec.json.decode(answer.body, type=Known).id, answer.cookie)


class Person:
    """A guest at his browser."""

    def __init__(self, pool: Pool, guest: Guest) -> None:
        self.pool = pool
        self.guest = guest
        self.headers = {"cookie": guest.cookie, "x-anden": "1"}

    async def ask(self, method: str, path: str, body: bytes = b"", board: str = "") -> Answer:
        """Raises Refused, Lost. Who names a board gets views without it."""
        headers = self.headers | {"x-anden-board": board} if board else self.headers
        answer = await self.pool.ask(method, path, headers, body)
        if answer.status not in (200, 201):
            raise Refused(answer)
        return answer

    async def open_table(self, game: str, seats: list[dict[str, str]]) -> Seen:
        bench = GAMES[game]
        wish: dict[str, Any] = {
            "game": game,
            "map": bench.map,
            "players": len(seats),
            "options": bench.options,
        }
        body = msgspec.json.encode(wish | {"seats": seats})
        return _seen.decode((await self.ask("POST", "/api/tables", body)).body)

    async def import_record(self, text: bytes) -> Seen:
        return _seen.decode((await self.ask("POST", "/api/records", text)).body)


async def seated(pools: Sequence[Pool], tables: Sequence[Stocked], seed: int) -> list[Player]:
    """A player at each table that is still played, the servers in turn; each has looked at it once."""
    players = []
    for n, at in enumerate(tables):
        dice = random.Random(f"{seed} {n}")
        player = Player(Person(pools[n % len(pools)], at.guest), at.table, dice)
        await player.look()
        if not player.over:
            players.append(player)
    return players


def hot_seats(game: str) -> list[dict[str, str]]:
    """All seats of the usual table are one person's."""
    return [{"kind": "hotseat"}] * GAMES[game].players


def choose(legal: list[msgspec.Raw], dice: random.Random) -> bytes:
    """One of the offered actions, seldom one that does nothing. A copy: the whole answer need not be kept for it."""
    action = bytes(dice.choice(legal))
    if any(word in action for word in IDLE_DOINGS) and dice.random() >= IDLE_SHARE:
        action = bytes(dice.choice(legal))
    return action


class Player:
    """Plays at one table for all seats of his. Knows the board already, as the page of a browser does."""

    def __init__(self, person: Person, table: str, dice: random.Random) -> None:
        self.person = person
        self.dice = dice
        self.table = table
        self.count = 0
        self.answer_bytes = 0
        self.board = ""

    def look_at(self, seen: Seen) -> None:
        self.over = seen.status == "over"
        self.length = seen.length
        self.viewer = seen.viewer
        self.action = choose(seen.legal, self.dice) if seen.legal else None
        self.board = seen.position.board or ""

    async def look(self) -> None:
        """Get the table anew."""
        answer = await self.person.ask("GET", f"/api/tables/{self.table}", board=self.board)
        self.look_at(_seen.decode(answer.body))

    async def act(self, body: bytes | None = None) -> float:
        """Do one action and read the answer. Gives the time the answer came; raises Refused and Lost."""
        body = body or self.next_body()
        answer = await self.person.ask("POST", f"/api/tables/{self.table}/actions", body, board=self.board)
        came = time.perf_counter()
        self.answer_bytes += len(answer.body)
        self.count += 1
        self.look_at(_done.decode(answer.body).table)
        if self.action is None and not self.over:
            await self.look()
        return came

    def next_body(self) -> bytes:
        key = f"{self.dice.getrandbits(64):x}"
        return b'{"seat":%d,"expect":%d,"key":"%s","action":%s}' % (
            self.viewer or 0,
            self.length,
            key.encode(),
            self.action or b"null",
        )
