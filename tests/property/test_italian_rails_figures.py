"""What views of Italian Rails foresee agrees with the long way round, on random games and on boards that are nearly full."""

from __future__ import annotations

import itertools
from random import Random
from typing import Any

import pytest

from anden.core import CHANCE, Setup
from anden.games.italian_rails import rules
from anden.games.italian_rails.actions import Build, Ferry
from anden.games.italian_rails.printed.atlas import A
from anden.games.italian_rails.printed.tables import FAR, UNREACHED
from anden.games.italian_rails.state import BUILD, KEEP, NOBODY, State, set_owner
from anden.games.italian_rails.track.charts import CITY, Charts, Survey
from anden.games.italian_rails.track.joining import missing_cost
from tests.property.italian_rails_naive import figures

EDGES = [n for n, edge in enumerate(A.edges) if not edge.inside]
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
    for edge in rng.sample(EDGES, rng.choice((300, 900, 1300))):
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


def lay(s: State, rng: Random) -> None:
    """Somebody builds a section beside what lies there, or anywhere; now and then a ferry is built, or sections are washed away."""
    laid = [n for n in EDGES if s.owner[n]]
    if laid and rng.random() < 0.7:
        ends = {A.edges[rng.choice(laid)].a, A.edges[rng.choice(laid)].b}
        edge = rng.choice([n for n in EDGES if ends & {A.edges[n].a, A.edges[n].b}])
    else:
        edge = rng.choice(EDGES)
    if s.owner[edge] == 0:
        set_owner(s, edge, rng.randrange(2))
    elif rng.random() < 0.1:
        set_owner(s, edge, NOBODY)
    if rng.random() < 0.1:
        s.people[rng.randrange(2)].ferries |= 1 << rng.randrange(len(A.ferries))
    elif rng.random() < 0.02:
        s.people[rng.randrange(2)].ferries = 0


@pytest.mark.parametrize("pace", [1, 4, 15])
def test_charts_follow_the_tracks(pace: int) -> None:
    """Charts that are kept from board to board say what new ones say."""
    rng = Random(f"charts {pace}")
    s: State = rules.start(Setup(game=rules.id, version=rules.version, players=2))
    kept = [Charts(0), Charts(1)]
    for _ in range(12):
        for _ in range(rng.randint(1, pace)):
            lay(s, rng)
        for seat, charts in enumerate(kept):
            assert missing_cost(s, seat, charts) == missing_cost(s, seat)
            old, new = Survey(s, charts), Survey(s, Charts(seat))
            assert list(old.network()) == list(new.network())
            for city in range(0, len(A.cities), 4):
                assert list(old.city(city)) == list(new.city(city))
        assert any(charts.kept[CITY] for charts in kept)


def test_a_chart_with_costs_too_high_for_a_byte_is_right_and_not_kept() -> None:
    """The rival has left a single way through the land, up and down and up again."""
    s: State = rules.start(Setup(game=rules.id, version=rules.version, players=2))
    used, way = {start := A.cities[A.majors[0]].point}, [start]
    beside = {
        n: [(e.b if e.a == n else e.a) for e in A.edges if n in (e.a, e.b)] for n in range(len(A.points))
    }
    while nearby := [p for p in beside[way[-1]] if p not in used]:
        # whoever has fewest free neighbours first: so the way gets long
        way.append(min(nearby, key=lambda p: (sum(q not in used for q in beside[p]), p)))
        used.add(way[-1])
    open_edges = {A.between[pair] for pair in itertools.pairwise(way)}
    for edge in EDGES:
        if edge not in open_edges:
            set_owner(s, edge, 1)
    charts = Charts(0)
    costs = list(Survey(s, charts).city(A.majors[0]))
    far = [cost for cost in costs if UNREACHED <= cost < FAR]
    assert far
    assert charts.kept[CITY] == {}
    naive = figures.Prices(s, 0)
    assert all(costs[p] == cost for p, cost in naive.to_city(A.majors[0]).items())
