"""The three levels at Age of Steam: legal in every phase of every map, in time, repeatable, and not silly."""

from __future__ import annotations

from random import Random
from time import perf_counter
from typing import Any

import pytest

from anden import bots
from anden.bots import LEVELS
from anden.bots.clock import Clock
from anden.core import Match, Setup, View
from anden.games.age_of_steam import rules
from anden.games.age_of_steam.actions import Bid, Deliver, Finish, Issue
from anden.games.age_of_steam.planning.outlook import Outlook
from anden.games.age_of_steam.planning.turn_plan import search
from anden.games.age_of_steam.state import ACTIONS, AUCTION, BUILD, MOVE, SHARES, State
from anden.games.age_of_steam.value import AgeOfSteamKnowledge
from anden.games.cube_rails import laying, links
from anden.games.cube_rails.planning.lines import Surveyor, shapes_of

ENDLESS = float("inf")
KNOWN = AgeOfSteamKnowledge(rules)
TABLES = {"rust_belt": 4, "western_us": 3, "southern_us": 3, "germany": 3, "barbados": 1, "st_lucia": 2}
"""Players by map."""
BUDGET = 30


def new_match(map_id: str, players: int | None = None, seed: str = "5eed") -> Match[Any, Any]:
    seats = players or TABLES[map_id]
    setup = Setup(game=rules.id, version=rules.version, players=seats, map=map_id)
    match: Match[Any, Any] = Match(rules, setup, seed)
    match.run_chance()
    return match


def view_of(match: Match[Any, Any]) -> View[Any, Any]:
    return View.of(rules, match.state, match.to_act()[0])


class Careless:
    """Random, but without the bids and the thrift that end a game early."""

    def __init__(self, seed: int) -> None:
        self._rng = Random(seed)

    def choose(self, legal: list[Any]) -> Any:
        if isinstance(legal[0], Issue):
            return legal[min(2, len(legal) - 1)]
        if isinstance(legal[0], Bid):
            return self._rng.choice([legal[0], legal[-1]])
        deliveries = [action for action in legal if isinstance(action, Deliver)]
        return self._rng.choice(deliveries or legal)


def play_until(match: Match[Any, Any], turn: int, phase: int) -> View[Any, Any]:
    """Play on carelessly until a real decision in a phase of a turn; the view of the seat to act then."""
    walker = Careless(1)
    while True:
        view = view_of(match)
        legal = view.legal()
        if int(match.state.turn) >= turn and int(match.state.phase) == phase and len(legal) > 1:
            return view
        match.play(view.seat, walker.choose(legal))


def best_of(view: View[Any, Any]) -> Any:
    rated = KNOWN.plan(view.state, view.seat, view.legal(), Random(1), Clock(ENDLESS, 400).spend)
    return max(rated, key=lambda row: row[1])[0]


@pytest.mark.parametrize("map_id", TABLES)
def test_every_level_answers_legally_in_every_phase(map_id: str) -> None:
    """A careless game; all levels are asked once in each phase of the first and the third turn."""
    match = new_match(map_id)
    walker = Careless(1)
    asked = set()
    while not match.over and int(match.state.turn) <= 3:
        view = view_of(match)
        legal = view.legal()
        moment = (int(match.state.turn), int(match.state.phase))
        if moment[0] in (1, 3) and moment not in asked and len(legal) > 1:
            asked.add(moment)
            for level in LEVELS:
                assert bots.make(rules.id, level, 1, BUDGET).choose(view, legal, ENDLESS) in legal
        match.play(view.seat, walker.choose(legal))
    assert len({phase for _, phase in asked}) >= 4


@pytest.mark.parametrize("phase", [SHARES, AUCTION, ACTIONS, BUILD, MOVE])
def test_with_seed_and_budget_the_answer_is_always_the_same(phase: int) -> None:
    view = play_until(new_match("rust_belt"), 2, phase)
    for level in LEVELS:
        answers = {
            bots.make(rules.id, level, 7, BUDGET).choose(view, view.legal(), ENDLESS) for _ in range(2)
        }
        assert len(answers) == 1


@pytest.mark.parametrize("phase", [SHARES, AUCTION, ACTIONS, BUILD, MOVE])
def test_an_answer_comes_in_time(phase: int) -> None:
    """The limit is small; what is over it is one look at the position, which the interpreted engine needs."""
    view = play_until(new_match("germany"), 2, phase)
    began = perf_counter()
    answer = bots.make(rules.id, "stationmaster", 1).choose(view, view.legal(), 0.2)
    assert answer in view.legal()
    assert perf_counter() - began < 3.0


# --- positions with an obvious answer --------------------------------------------------------------------------------


def build_line(state: State, seat: int, a: str, b: str) -> None:
    """Lay the cheapest track between two places for a seat."""
    survey = Surveyor(state.track, state.map.board, state.map.terms, shapes_of(state.map.tiles), seat)
    survey.survey(6)
    ends = {state.map.place_number[a], state.map.place_number[b]}
    numbers = [i for i, line in enumerate(survey.lines) if {int(line.a), int(line.b)} == ends]
    plans = search(Outlook(state, seat), 6, 100, 0, lambda nodes: False, False)
    draft = plans.draft(numbers)
    assert draft is not None
    before = links.links_of(state.track, state.map.board, seat)
    laying.begin_turn(state.track)
    for hex, tile in zip(draft.hexes, draft.tiles, strict=True):
        laying.lay(state.track, state.map.board, state.map.terms, seat, hex * 256 + tile)
    laying.begin_turn(state.track)
    assert links.links_of(state.track, state.map.board, seat) == before + 1


def emptied(match: Match[Any, Any], turn: int) -> State:
    """The position with no cubes anywhere, in another turn."""
    state: State = match.state.copy()
    for i in range(len(state.cubes)):
        state.cubes[i] = 0
    for i in range(len(state.boxes)):
        state.boxes[i] = 0
    state.turn = turn
    return state


def put_cube(state: State, place: str, good: int) -> None:
    state.cubes[state.map.place_number[place] * 6 + good] += 1


RED, BLUE = 0, 1


def chain(state: State, seat: int) -> None:
    """Chicago – Michigan City – Fort Wayne – Cincinnati, all of one railroad."""
    build_line(state, seat, "chicago", "michigan_city")
    build_line(state, seat, "michigan_city", "fort_wayne")
    build_line(state, seat, "fort_wayne", "cincinnati")


@pytest.fixture
def moving() -> View[Any, Any]:
    """The last turn, the last round of moves; seat 0 has a line of three links and a locomotive for it."""
    match = new_match("rust_belt")
    state = emptied(match, int(match.state.turns))
    chain(state, 0)
    build_line(state, 0, "chicago", "milwaukee")
    state.phase, state.round, state.queue, state.at = MOVE, 2, (0,), 0
    state.locomotive[0] = 3
    state.cash[0] = 20
    return View.of(rules, state, 0)


@pytest.mark.parametrize("level", ["driver", "stationmaster"])
def test_the_cube_that_earns_three_goes_first(moving: View[Any, Any], level: str) -> None:
    """Red from Cincinnati runs over three own links to Chicago, red from Milwaukee over one."""
    put_cube(moving.state, "milwaukee", RED)
    put_cube(moving.state, "cincinnati", RED)
    answer = bots.make(rules.id, level, 1, BUDGET).choose(moving, moving.legal(), ENDLESS)
    assert isinstance(answer, Deliver)
    assert answer.route[0] == "cincinnati"
    assert answer.owners == (0, 0, 0)


def test_nobody_works_for_a_rival_without_need(moving: View[Any, Any]) -> None:
    """The only cube earns nothing but a rival's income: it stays where it is."""
    state = moving.state
    build_line(state, 1, "des_moines", "rock_island")
    build_line(state, 1, "rock_island", "chicago")
    put_cube(state, "des_moines", RED)
    assert any(isinstance(action, Deliver) for action in moving.legal())
    assert not isinstance(best_of(moving), Deliver)


def test_a_share_is_issued_when_it_saves_from_ruin() -> None:
    match = new_match("rust_belt")
    state = emptied(match, 2)
    state.phase, state.queue, state.at = SHARES, (0, 1, 2, 3), 0
    state.cash[0] = 1
    state.income[0] = 0
    answer = best_of(View.of(rules, state, 0))
    assert isinstance(answer, Issue)
    assert answer.shares >= 1


def test_no_share_is_issued_in_the_last_turn_by_who_has_plenty() -> None:
    match = new_match("rust_belt")
    state = emptied(match, int(match.state.turns))
    state.phase, state.queue, state.at = SHARES, (0, 1, 2, 3), 0
    state.cash[0] = 60
    state.income[0] = 20
    assert best_of(View.of(rules, state, 0)) == Issue(0)


def test_money_for_the_expenses_is_not_built_away() -> None:
    """In the last turn with an income of 1 and debts of 8, track would cost more income than it brings points."""
    match = new_match("rust_belt")
    state = emptied(match, int(match.state.turns))
    state.phase, state.queue, state.at = BUILD, (0,), 0
    state.cash[0], state.income[0], state.shares[0], state.locomotive[0] = 7, 1, 6, 2
    assert isinstance(best_of(View.of(rules, state, 0)), Finish)


def test_at_the_end_the_projection_is_the_score() -> None:
    """Nothing is left to guess then: income, shares and track of every seat, as the rules count them."""
    match = new_match("rust_belt")
    state = emptied(match, int(match.state.turns))
    chain(state, 0)
    state.income[0], state.shares[0], state.cash[0] = 17, 5, 0
    state.phase = 13  # after the money of the last turn nothing more happens
    look = Outlook(state, 0)
    total = rules.scores(state)[0].total
    assert look.projection.value(look.net, look.books) == pytest.approx(total)
    assert total == 3 * 17 - 3 * 5 + links.sections_of(state.track, state.map.board, 0)


def test_the_ruined_expect_nothing() -> None:
    match = new_match("rust_belt")
    state = match.state.copy()
    assert not KNOWN.ruined(state, 0)
    state.out[0] = 1
    assert KNOWN.ruined(state, 0)
    assert KNOWN.value(state, 0) < KNOWN.value(state, 1)
