"""Players that last: rich from the start, they deliver what they can and build links."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from anden.core.facts import CHANCE, Event, Setup
from anden.games.age_of_steam import rules
from anden.games.age_of_steam.actions import (
    Bid,
    Build,
    Connect,
    Deliver,
    Drop,
    Finish,
    Issue,
    SteamAction,
    Urbanize,
)
from anden.games.age_of_steam.forecast import forecast
from anden.games.age_of_steam.offers import offer
from anden.games.age_of_steam.state import State

FORTUNE = 60
STEPS = {"germany": 90}
"""Where games are broken off: listing what can still be completed takes long without the compiler."""


def new_game(name: str, players: int, **options: Any) -> State:
    return rules.start(
        Setup(game=rules.id, version=rules.version, players=players, map=name, options=options)
    )


def choose(s: State, seat: int, rng: Random) -> SteamAction:
    legal = rules.legal(s, seat)
    money = forecast(s, seat)
    if isinstance(legal[0], Issue):
        need = 12 - money["net"] - int(s.cash[seat])
        return legal[max(0, min(len(legal) - 1, need // 5))]
    if isinstance(legal[-1], Drop):
        return legal[0] if isinstance(legal[0], Bid) and rng.random() < 0.3 else legal[-1]
    moves = [a for a in legal if isinstance(a, Deliver)]
    if moves:
        return max(moves, key=lambda a: (a.owners.count(seat), rng.random()))
    works = [a for a in legal if isinstance(a, (Build, Connect, Urbanize))]
    if works and isinstance(legal[-1], Finish) and money["cushion"] < 4:
        return legal[-1]
    some = rng.sample(works, min(len(works), 12))
    ready = [a for a in some if (offer(s, a) or {}).get("done")]
    return rng.choice(ready or some or legal)


def game(name: str, players: int, seed: str, **options: Any) -> Iterator[tuple[State, int, SteamAction]]:
    """A game as it goes: each state with who acts and what he is about to do; the state is then changed in place."""
    s = new_game(name, players, **options)
    for i in range(players):
        s.cash[i] += FORTUNE
    rng = Random(f"{name} {players} {seed}")
    steps = 0
    while acting := rules.to_act(s):
        steps += 1
        if steps > STEPS.get(name, steps):
            return
        seat = acting[0]
        action = rules.sample_chance(s, rng) if seat == CHANCE else choose(s, seat, rng)
        yield s, seat, action
        rules.apply(s, seat, action)
    yield s, CHANCE, Finish()


def with_events(
    name: str, players: int, seed: str, **options: Any
) -> Iterator[tuple[State, State, list[Event]]]:
    """Each step of a game: the state before and after, and what was told."""
    for s, seat, action in game(name, players, seed, **options):
        if rules.to_act(s):
            after = s.copy()
            yield s, after, rules.apply(after, seat, action)
