"""Players that last: they spend little, finish what they begin, deliver what they can and take income first."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

from anden.core.facts import CHANCE, Event, Setup
from anden.games.railes import rules
from anden.games.railes.actions import (
    Bid,
    Build,
    Capital,
    Choose,
    Deliver,
    Drop,
    Finish,
    Grow,
    Pass,
    RailesAction,
    Score,
    Skip,
    Urbanize,
)
from anden.games.railes.offers import offer
from anden.games.railes.phases.money import most
from anden.games.railes.state import State

LOW = -6
"""Income below which they save."""


def setup_of(name: str, players: int, version: int = rules.version, **options: Any) -> Setup:
    return Setup(game=rules.id, version=version, players=players, map=name, options=options)


def new_game(name: str, players: int, **options: Any) -> State:
    return rules.start(setup_of(name, players, **options))


def choose(s: State, seat: int, rng: Random) -> RailesAction:
    legal = rules.legal(s, seat)
    first = legal[0]
    if isinstance(first, Capital):
        need = 10 + int(s.locomotive[seat]) - int(s.income[seat]) - int(s.cash[seat])
        return legal[max(0, min(len(legal) - 1, need // 5))]
    if Drop() in legal:
        cheap = [a for a in legal[:3] if isinstance(a, Bid)]
        spare = Pass() if Pass() in legal and rng.random() < 0.5 else Drop()
        return rng.choice(cheap) if cheap and rng.random() < 0.3 else spare
    if isinstance(first, Choose):
        poor = int(s.income[seat]) < LOW
        return rng.choice([a for a in legal if not poor or (offer(s, a) or {})["price"] == 0])
    if isinstance(first, Score):
        return Score("income") if int(s.income[seat]) < rng.randrange(8) else Score("victory")
    if Skip() in legal:
        moves = [a for a in legal if isinstance(a, Deliver)]
        if moves and rng.random() < 0.9:
            return max(moves, key=lambda a: (a.owners.count(seat), rng.random()))
        return rng.choice([a for a in legal if not isinstance(a, Deliver)][:1])
    return _build(s, seat, legal, rng)


def _build(s: State, seat: int, legal: Sequence[Any], rng: Random) -> RailesAction:
    cities = [a for a in legal if isinstance(a, (Grow, Urbanize))]
    tiles = [a for a in legal if isinstance(a, Build)]
    if cities and (not tiles or rng.random() < 0.4):
        return rng.choice(cities)
    thin = s.income[seat] < LOW or most(s, seat) < 15
    if not tiles or (thin and Finish() in legal):
        return rng.choice(cities) if cities else Finish()
    some = rng.sample(tiles, min(len(tiles), 25))
    ready = [a for a in some if (offer(s, a) or {}).get("done")]
    onward = [a for a in some if (offer(s, a) or {})["price"] <= 4]
    return rng.choice(ready or onward or some)


def game(name: str, players: int, seed: str, **options: Any) -> Iterator[tuple[State, int, RailesAction]]:
    """A game as it goes: each state with who acts and what he is about to do; the state is then changed in place."""
    s = new_game(name, players, **options)
    rng = Random(f"{name} {players} {seed}")
    while acting := rules.to_act(s):
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
