"""Actions at a rate that does not wait for answers, as people do not: what comes late counts as late.

The latency of an action runs from the moment it was due, so a server that stalls is charged for everybody who had to
wait meanwhile (not only for the one request it was busy with).
"""

from __future__ import annotations

import asyncio
import random
import time
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field

from bench.load.people import Player, Refused
from bench.load.wire import Lost

DRAIN = 15.0
"""Seconds that are waited for the last answers."""


@dataclass
class Answered:
    """What became of the actions."""

    latencies: list[float] = field(default_factory=list)
    errors: Counter[str] = field(default_factory=Counter)
    answers: list[tuple[str, int, float]] = field(default_factory=list)
    """Table, log length after the action, time of the answer."""
    unanswered: int = 0
    seconds: float = 0.0

    @property
    def rate(self) -> float:
        return len(self.latencies) / self.seconds if self.seconds else 0.0

    @property
    def failures(self) -> int:
        return self.errors.total() + self.unanswered

    def troubles(self) -> str:
        """The errors in words."""
        told = [f"{count} × {what}" for what, count in self.errors.most_common(3)]
        if self.unanswered:
            told.append(f"{self.unanswered} unanswered")
        return ", ".join(told) or "no errors"


def due_times(rate: float, seconds: float, dice: random.Random) -> list[float]:
    """When actions are due: at random, so many per second on average."""
    times: list[float] = []
    moment = dice.expovariate(rate)
    while moment < seconds:
        times.append(moment)
        moment += dice.expovariate(rate)
    return times


def evenly(players: Sequence[Player], number: int) -> list[Player]:
    """So many of them, spread over all; some several times when they are too few."""
    return [
        players[n * len(players) // number if number <= len(players) else n % len(players)]
        for n in range(number)
    ]


async def act_once(player: Player, due: float, result: Answered) -> None:
    try:
        came = await player.act()
    except Refused as refused:
        result.errors[f"status {refused.status}"] += 1
        return
    except Lost as lost:
        result.errors[str(lost)] += 1
        return
    result.latencies.append(came - due)
    result.answers.append((player.table, player.length, came))


async def at_rate(players: Sequence[Player], rate: float, seconds: float, dice: random.Random) -> Answered:
    """Let the players act in turn, so many actions per second in all. Nobody has two on the way."""
    result = Answered()
    idle: asyncio.Queue[Player] = asyncio.Queue()
    for player in players:
        idle.put_nowait(player)

    async def one(due: float) -> None:
        player = await idle.get()
        await act_once(player, due, result)
        if not player.over:
            idle.put_nowait(player)

    began = time.perf_counter()
    tasks = []
    for moment in due_times(rate, seconds, dice):
        await asyncio.sleep(max(0.0, began + moment - time.perf_counter()))
        tasks.append(asyncio.create_task(one(began + moment)))
    late: set[asyncio.Task[None]] = set()
    if tasks:
        _done, late = await asyncio.wait(tasks, timeout=DRAIN)
    for task in late:
        task.cancel()
    await asyncio.gather(*late, return_exceptions=True)
    result.unanswered = len(late)
    result.seconds = time.perf_counter() - began
    return result


async def flat_out(players: Sequence[Player], clients: int, seconds: float) -> Answered:
    """So many clients, each acting as soon as it has its answer; who has finished a game goes to the next table."""
    result = Answered()
    waiting = list(reversed(players))
    began = time.perf_counter()

    async def client() -> None:
        player = waiting.pop()
        while time.perf_counter() - began < seconds:
            if player.over:
                if not waiting:
                    return
                player = waiting.pop()
            await act_once(player, time.perf_counter(), result)

    await asyncio.gather(*(client() for _ in range(min(clients, len(waiting)))))
    result.seconds = time.perf_counter() - began
    return result
