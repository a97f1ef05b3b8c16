"""What views of Italian Rails foresee agrees with the long way round, on random games and on boards that are nearly full."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from anden.core import CHANCE, Setup
from anden.games.italian_rails import rules
from anden.games.italian_rails.actions import Build, Ferry
from anden.games.italian_rails.printed.atlas import A
from anden.games.italian_rails.printed.tables import FAR
from anden.games.italian_rails.state import BUILD, KEEP, State, set_owner
from anden.games.italian_rails.track.joining import missing_cost
from tests.property.italian_rails_naive import figures

SHOWN = 30
"""A view is compared after so many actions: the long way takes its time."""


def compare(s: State) -> None:
    networks = [figures.network(s, seat) for seat in range(2)]
    for viewer in (0, 1, None):
        seen = rules.hide(s, viewer)
        view = rules.show(seen, viewer)
        assert view["tracks"] == figures.tracks(s)
        assert [player["network"] for player in view["players"]] == networks
        assert view["plans"] == ({} if viewer is None else figures.plans(seen, viewer))
        if s.phase == BUILD:
            assert (view["building"]["starts"], view["building"]["closed"]) == figures.building(s)


def choose(legal: list[Any], rng: Random) -> Any:
    """Building is preferred: it is what changes figures."""
    drawn = [a for a in legal if isinstance(a, Build | Ferry)]
    return rng.choice(drawn) if drawn and rng.random() < 0.7 else rng.choice(legal)


@pytest.mark.parametrize("seed", range(3))
def test_random_games(seed: int) -> None:
    rng = Random(seed)
    s: State = rules.start(Setup(game=rules.id, version=rules.version, players=2))
    for n in range(150):
        to_act = rules.to_act(s)
        if not to_act:
            return
        seat = to_act[0]
        action = rules.sample_chance(s, rng) if seat == CHANCE else choose(rules.legal(s, seat), rng)
        if seat != CHANCE and n % 5 == 0:
            rules.show(rules.hide(s, seat), seat)  # so that something is known when tracks change
        rules.apply(s, seat, action)
        if n % SHOWN == SHOWN - 1 and s.phase > KEEP:
            compare(s)


@pytest.mark.parametrize("seed", range(6))
def test_crowded_boards(seed: int) -> None:
    """Much belongs to one of both, here and there; some things cannot be joined any more."""
    rng = Random(f"crowded {seed}")
    s: State = rules.start(Setup(game=rules.id, version=rules.version, players=2))
    edges = [n for n, edge in enumerate(A.edges) if not edge.inside]
    for edge in rng.sample(edges, rng.choice((300, 900, 1300))):
        set_owner(s, edge, 0 if rng.random() < 0.3 else 1)
    for player in s.people:
        player.ferries = rng.randrange(16)
    for seat in range(2):
        missing = missing_cost(s, seat)
        assert (None if missing == FAR else missing) == figures.Prices(s, seat).missing()


def test_figures_of_other_tracks_are_forgotten() -> None:
    """One copy is looked at while another goes on: each view is of its own board."""
    s: State = rules.start(Setup(game=rules.id, version=rules.version, players=2))
    before = rules.show(s, 0)["players"][0]["network"]["missing"]
    other = rules.copy(s)
    for edge in range(300, 320):
        set_owner(other, edge, 0)
    other.people[0].ferries = 15
    after = rules.show(other, 0)["players"][0]["network"]["missing"]
    assert (before, after) == (figures.Prices(s, 0).missing(), figures.Prices(other, 0).missing())
    assert before != after
    assert rules.show(s, 0)["players"][0]["network"]["missing"] == before


@pytest.mark.parametrize("guess", [0, 20, 45, 46, 47, 60, 300])
def test_a_guess_changes_nothing(guess: int) -> None:
    s: State = rules.start(Setup(game=rules.id, version=rules.version, players=2))
    assert missing_cost(s, 0, guess) == missing_cost(s, 0) == 46
