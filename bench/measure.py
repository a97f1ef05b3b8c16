"""What is measured of an engine. Everything goes through the public contract of the games."""

from __future__ import annotations

from collections.abc import Callable
from itertools import cycle
from random import Random
from time import perf_counter
from typing import Any

from bench.engines import Engine

Measure = Callable[[float], float]
"""Works for about so many seconds and answers the rate or the time of one."""


def playouts(engine: Engine) -> Measure:
    """Decisions of players per second in random games, every legal action listed at each of them.

    What luck does costs time but is not counted, here as in the yardstick.
    """
    rules, chance = engine.rules, engine.core.CHANCE
    setup = engine.setup()
    rng = Random(1)

    def run(seconds: float) -> float:
        decisions = 0
        started = perf_counter()
        while perf_counter() - started < seconds:
            state = rules.start(setup)
            while to_act := rules.to_act(state):
                seat = to_act[0]
                if seat == chance:
                    rules.apply(state, seat, rules.sample_chance(state, rng))
                else:
                    rules.apply(state, seat, rng.choice(list(rules.legal(state, seat))))
                    decisions += 1
        return decisions / (perf_counter() - started)

    return run


def random_positions(engine: Engine, games: int = 5) -> list[Any]:
    """Every tenth position of random games, the same in every engine."""
    rules, chance = engine.rules, engine.core.CHANCE
    rng = Random(2)
    found = []
    for _ in range(games):
        state = rules.start(engine.setup())
        steps = 0
        while to_act := rules.to_act(state):
            if to_act[0] == chance:
                rules.apply(state, chance, rules.sample_chance(state, rng))
                continue
            if steps % 10 == 9:
                found.append(rules.copy(state))
            rules.apply(state, to_act[0], rng.choice(list(rules.legal(state, to_act[0]))))
            steps += 1
    return found


def recorded(engine: Engine) -> Any:
    """The match of the game's record; without one a random game."""
    if engine.bench.record is not None:
        record = engine.records.read(engine.bench.record.read_text(encoding="utf-8"))
        return record.match
    match = engine.core.Match(engine.rules, engine.setup(), "5eed" * 16)
    rng = Random(3)
    match.run_chance()
    while to_act := match.to_act():
        match.play(to_act[0], rng.choice(list(engine.rules.legal(match.state, to_act[0]))))
    return match


def late_positions(engine: Engine, phase: str) -> list[Any]:
    """The decisions of a phase in the last third of the recorded game."""
    rules, chance = engine.rules, engine.core.CHANCE
    match = recorded(engine)
    line = match.log  # nothing was taken back in a recorded game
    state = rules.start(match.setup)
    found = []
    for n, entry in enumerate(line):
        if entry.seat != chance and n * 3 >= len(line) * 2 and rules.phase(state).key == phase:
            found.append(rules.copy(state))
        rules.apply(state, entry.seat, entry.action)
    return found


def each(items: list[Any], work: Callable[[Any], object], unit: float) -> Measure:
    """The time of `work` on one item, in `unit`s of a second."""

    def run(seconds: float) -> float:
        count = 0
        started = perf_counter()
        while perf_counter() - started < seconds:
            for item in items:
                work(item)
            count += len(items)
        return (perf_counter() - started) / count / unit

    return run


def copies(engine: Engine) -> Measure:
    return each(random_positions(engine), engine.rules.copy, 1e-6)


def listings(engine: Engine) -> Measure:
    return each(random_positions(engine), _listing(engine), 1e-6)


def late_listings(engine: Engine, phase: str) -> Measure:
    return each(late_positions(engine, phase), _listing(engine), 1e-6)


def _listing(engine: Engine) -> Callable[[Any], object]:
    rules = engine.rules
    return lambda s: list(rules.legal(s, rules.to_act(s)[0]))


def replays(engine: Engine) -> Measure:
    """Milliseconds to rebuild a match from the log of a whole game."""
    match = recorded(engine)
    log = list(match.log)
    return each([log], lambda entries: engine.core.replay(engine.rules, match.setup, entries), 1e-3)


def planning(engine: Engine) -> Measure | None:
    """Positions per second that the game's planner looks at (the Stationmaster's thinking). A planner that does not count
    them, because it does not search but works out, counts one for each decision."""
    plan = getattr(engine.value, "plan", None)
    if plan is None:
        return None
    rules = engine.rules
    states = random_positions(engine)
    rng = Random(4)
    rng.shuffle(states)  # a slow engine, too, sees positions of all kinds

    def run(seconds: float) -> float:
        looked = 0
        started = perf_counter()

        def spend(nodes: int) -> bool:
            nonlocal looked
            looked += nodes
            return perf_counter() - started >= seconds

        for state in cycle(states):
            before = looked
            seat = rules.to_act(state)[0]
            plan(state, seat, list(rules.legal(state, seat)), rng, spend)
            if looked == before:
                looked += 1
            if perf_counter() - started >= seconds:
                break
        return looked / (perf_counter() - started)

    return run
