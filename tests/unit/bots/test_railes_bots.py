"""The three levels at Raíles: legal in every phase of both games and boards, in time, repeatable, and not silly."""

from __future__ import annotations

from random import Random
from time import process_time
from typing import Any

import pytest

from anden import bots
from anden.bots import LEVELS
from anden.bots.clock import Clock
from anden.core import Match, Setup, View
from anden.games.cube_rails import laying, links, placing
from anden.games.cube_rails.planning.build_search import BuildSearch, Forecast
from anden.games.cube_rails.planning.lines import Surveyor, shapes_of
from anden.games.railes import rules
from anden.games.railes.actions import (
    Build,
    Capital,
    Choose,
    Deliver,
    Finish,
    Grow,
    Score,
    Skip,
    Upgrade,
)
from anden.games.railes.maps.game_map import ACTIONS as TOKENS
from anden.games.railes.maps.game_map import URBAN_GROWTH
from anden.games.railes.planning.outlook import Outlook
from anden.games.railes.state import (
    ACTIONS,
    AUCTION,
    BUILD,
    CAPITAL,
    COLORS,
    FIRST_ORDER,
    MOVE,
    NO_ACTION,
    OVER,
    SCORE,
    State,
)
from anden.games.railes.value import RailesKnowledge
from tests.unit.railes.thrifty import choose

ENDLESS = float("inf")
KNOWN = RailesKnowledge(rules)
BUDGET = 30
GLIMPSE = 3
"""A budget for the interpreted engine, where planning takes its time."""
RED, BLUE, PURPLE = 0, 1, 2
GAMES = ("basic", "standard")
ASKED = {
    "basic": (FIRST_ORDER, ACTIONS, BUILD, MOVE, SCORE),
    "standard": (CAPITAL, AUCTION, ACTIONS, BUILD, MOVE, SCORE),
}
"""The phases in which players decide."""


def new_match(game: str, map_id: str = "northeast", players: int = 3, seed: str = "5eed") -> Match[Any, Any]:
    setup = Setup(game=rules.id, version=rules.version, players=players, map=map_id, options={"game": game})
    match: Match[Any, Any] = Match(rules, setup, seed)
    match.run_chance()
    return match


def view_of(match: Match[Any, Any]) -> View[Any, Any]:
    return View.of(rules, match.state, match.to_act()[0])


def best_of(state: State, seat: int = 0) -> Any:
    legal = list(rules.legal(state, seat))
    rated = KNOWN.plan(state, seat, legal, Random(1), Clock(ENDLESS, 400).spend)
    return max(rated, key=lambda row: row[1])[0]


# --- every phase ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("game", "map_id"), [("basic", "ruhr"), ("standard", "northeast")])
def test_a_hurried_answer_is_legal_in_every_phase(game: str, map_id: str) -> None:
    """A game of thrifty players until each phase was seen; the levels that plan are asked once in each."""
    match = new_match(game, map_id)
    luck = Random(1)
    asked: set[int] = set()
    while asked != set(ASKED[game]):
        view = view_of(match)
        legal = view.legal()
        phase = int(match.state.phase)
        if phase not in asked and len(legal) > 1:
            asked.add(phase)
            for level in ("driver", "stationmaster"):
                assert bots.make(rules.id, level, 1, GLIMPSE).choose(view, legal, ENDLESS) in legal
        match.play(view.seat, choose(match.state, view.seat, luck))


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("map_id", ["northeast", "ruhr"])
def test_every_level_answers_legally_in_every_phase(game: str, map_id: str) -> None:
    """A game of thrifty players; all levels are asked once in each phase of the first, the third and the last turn."""
    match = new_match(game, map_id)
    luck = Random(1)
    asked = set()
    while not match.over:
        view = view_of(match)
        legal = view.legal()
        turn, phase = int(match.state.turn), int(match.state.phase)
        if turn in (0, 1, 3, int(match.state.turns)) and (turn, phase) not in asked and len(legal) > 1:
            asked.add((turn, phase))
            for level in LEVELS:
                assert bots.make(rules.id, level, 1, BUDGET).choose(view, legal, ENDLESS) in legal
        match.play(view.seat, choose(match.state, view.seat, luck))
    assert {phase for _, phase in asked} == set(ASKED[game])


def decision(game: str, phase: int, turn: int = 2) -> View[Any, Any]:
    """A real decision in a phase of a game of thrifty players."""
    match = new_match(game)
    luck = Random(1)
    while True:
        view = view_of(match)
        legal = view.legal()
        late = int(match.state.turn) >= turn or phase == FIRST_ORDER
        if late and int(match.state.phase) == phase and len(legal) > 1:
            return view
        match.play(view.seat, choose(match.state, view.seat, luck))


@pytest.mark.parametrize(
    ("game", "phase", "last"),
    [("basic", ACTIONS, 1), ("basic", ACTIONS, 6), ("basic", BUILD, 1), ("standard", CAPITAL, 1)],
)
def test_planning_ends_when_the_budget_is_spent(game: str, phase: int, last: int) -> None:
    """Who was told to stop asks at most a few times more: once for each loop he is in."""
    view = decision(game, phase)
    calls: list[int] = []

    def spend(nodes: int) -> bool:
        calls.append(nodes)
        return len(calls) >= last

    rated = KNOWN.plan(view.state, view.seat, view.legal(), Random(1), spend)
    assert {action for action, _ in rated} <= set(view.legal())
    assert rated
    assert last <= len(calls) <= last + 2


@pytest.mark.slow
@pytest.mark.parametrize(("game", "phase"), [(game, phase) for game in GAMES for phase in ASKED[game]])
def test_with_seed_and_budget_the_answer_is_always_the_same(game: str, phase: int) -> None:
    view = decision(game, phase)
    for level in LEVELS:
        answers = {
            bots.make(rules.id, level, 7, BUDGET).choose(view, view.legal(), ENDLESS) for _ in range(2)
        }
        assert len(answers) == 1


@pytest.mark.slow
@pytest.mark.parametrize(("game", "phase"), [(game, phase) for game in GAMES for phase in ASKED[game]])
def test_an_answer_comes_in_time(game: str, phase: int) -> None:
    """The limit is small; what is over it is one look at the position, which the interpreted engine needs."""
    view = decision(game, phase, 3)
    began = process_time()
    answer = bots.make(rules.id, "stationmaster", 1).choose(view, view.legal(), 0.2)
    assert answer in view.legal()
    assert process_time() - began < 3.0


# --- positions with an obvious answer ---------------------------------------------------------------------------------


def bare(game: str = "basic", turn: int = 1, players: int = 3) -> State:
    """A board without cubes and track, in a turn; nobody has money."""
    match = new_match(game, players=players)
    state: State = match.state.copy()
    for i in range(len(state.cubes)):
        state.cubes[i] = 0
    for i in range(len(state.supply)):
        state.supply[i] = 0
    state.turn = turn
    state.order = tuple(range(players))
    for seat in range(players):
        state.action[seat] = NO_ACTION
    return state


def put_cube(state: State, place: str, good: int, count: int = 1) -> None:
    state.cubes[state.map.place_number[place] * COLORS + good] += count


def build_line(state: State, seat: int, a: str, b: str) -> None:
    """Lay the cheapest track between two places for a seat."""
    survey = Surveyor(state.track, state.map.board, state.map.terms, shapes_of(state.map.tiles), seat)
    survey.survey(6)
    ends = {state.map.place_number[a], state.map.place_number[b]}
    numbers = [i for i, line in enumerate(survey.lines) if {int(line.a), int(line.b)} == ends]
    nothing = Forecast(lambda nets, prices, cost: 0.0, 0, 1)
    draft = BuildSearch(survey, Outlook(state, seat).net, nothing, 6, 100, lambda nodes: False).draft(numbers)
    assert draft is not None
    before = links.links_of(state.track, state.map.board, seat)
    laying.begin_turn(state.track)
    for hex, tile, price in zip(draft.hexes, draft.tiles, draft.prices, strict=True):
        packed = hex * 256 + tile
        assert price == placing.price_of(state.track, state.map.board, state.map.terms, packed)
        laying.lay(state.track, state.map.board, state.map.terms, seat, packed)
    laying.begin_turn(state.track)
    state.begun |= 1 << seat
    assert links.links_of(state.track, state.map.board, seat) == before + 1


def scoring_points(state: State, seat: int, points: int) -> State:
    """The seat just delivered a cube, with the last move of the turn, and decides where its points go."""
    state.phase, state.round = SCORE, 2
    state.queue, state.at = (seat,), 0
    state.movers, state.mover_at = (seat,), 0
    state.points = tuple(points if i == seat else 0 for i in range(int(state.players)))
    return state


@pytest.mark.parametrize("game", GAMES)
def test_points_are_income_in_the_first_turns(game: str) -> None:
    """What is spent must be earned first."""
    for turn, income in ((1, -2), (1, 0), (2, -4), (3, 0)):
        state = scoring_points(bare(game, turn), 0, 2)
        state.income[0] = income
        assert best_of(state) == Score("income"), (turn, income)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("level", ["driver", "stationmaster"])
def test_points_are_victory_points_in_the_last_turn(game: str, level: str) -> None:
    """Two of income are one point then; four are worth more as they are."""
    state = scoring_points(bare(game), 0, 4)
    state.turn = int(state.turns)
    state.income[0], state.cash[0] = 3, 20
    view = View.of(rules, state, 0)
    assert bots.make(rules.id, level, 1, BUDGET).choose(view, view.legal(), ENDLESS) == Score("victory")


def test_points_below_zero_are_income_to_the_end() -> None:
    """Each step below zero costs two points."""
    state = scoring_points(bare(), 0, 4)
    state.turn = int(state.turns)
    state.income[0], state.cash[0] = -4, 20
    assert best_of(state) == Score("income")


def moving(turn: int, game: str = "basic") -> State:
    """The last move of a turn; seat 0 has Albany – Hartford – Providence – Boston and a locomotive for it."""
    state = bare(game, turn)
    for a, b in (("albany", "hartford"), ("hartford", "providence"), ("providence", "boston")):
        build_line(state, 0, a, b)
    state.phase, state.round = MOVE, 2
    state.queue, state.at = (0,), 0
    state.locomotive[0] = 3
    state.cash[0] = 20
    return state


@pytest.mark.parametrize("level", ["driver", "stationmaster"])
def test_the_cube_that_earns_three_goes_first(level: str) -> None:
    """Blue from Boston runs over three own links to Albany, red from Albany over one to Hartford."""
    state = moving(10)
    put_cube(state, "boston", BLUE)
    put_cube(state, "albany", RED)
    view = View.of(rules, state, 0)
    answer = bots.make(rules.id, level, 1, BUDGET).choose(view, view.legal(), ENDLESS)
    assert isinstance(answer, Deliver)
    assert (answer.route[0], answer.owners) == ("boston", (0, 0, 0))


def test_no_point_is_given_to_a_rival_without_need() -> None:
    """Of two routes as good for oneself the one over own links is taken."""
    state = moving(10)
    build_line(state, 1, "albany", "hartford")
    put_cube(state, "providence", BLUE)
    answer = best_of(state)
    assert isinstance(answer, Deliver)
    assert set(answer.owners) == {0}


def test_without_cubes_the_locomotive_is_raised_early() -> None:
    state = moving(2)
    state.locomotive[0] = 1
    put_cube(state, "boston", PURPLE, 3)  # no link leads to a purple city yet
    answer = best_of(state)
    assert isinstance(answer, Upgrade)


def test_nothing_is_done_for_nothing_in_the_standard_game() -> None:
    """A stronger locomotive costs maintenance, and in the last turn it is of no use."""
    state = moving(10, "standard")
    state.cash[0], state.victory[0] = 0, 20
    assert isinstance(best_of(state), Skip)


def building(state: State, seat: int = 0) -> State:
    """The seat's build turn."""
    state.phase, state.queue, state.at = BUILD, (seat,), 0
    state.used, state.done = 0, False
    return state


def test_a_cheap_link_is_built_in_the_last_turn_with_money() -> None:
    """A link is a point, and money is none."""
    state = building(bare(turn=10))
    state.cash[0] = 15
    assert isinstance(best_of(state), Build)


def test_no_link_is_built_on_credit_in_the_last_turn() -> None:
    """The unit of money for it takes income below zero, which costs two points."""
    state = building(bare(turn=10))
    state.used = 2
    assert isinstance(best_of(state), Finish)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("level", ["driver", "stationmaster"])
def test_the_last_dollars_are_kept_from_ruin(game: str, level: str) -> None:
    """A link is a point, but then what income and maintenance ask for cannot be paid, and there is no credit left."""
    state = building(bare(game, 10))
    state.income[0], state.victory[0] = int(state.map.least_income), 0
    state.cash[0] = 10 + (int(state.locomotive[0]) if game == "standard" else 0)
    view = View.of(rules, state, 0)
    legal = view.legal()
    assert any(isinstance(action, Build) for action in legal)
    assert bots.make(rules.id, level, 1, BUDGET).choose(view, legal, ENDLESS) == Finish()


def test_capital_is_acquired_for_the_first_turn() -> None:
    match = new_match("standard")
    view = view_of(match)
    assert int(view.state.phase) == CAPITAL
    answer = best_of(view.state, view.seat)
    assert isinstance(answer, Capital)
    assert 1 <= answer.units <= 5


def test_no_capital_is_acquired_by_who_has_plenty() -> None:
    state = bare("standard", 10)
    state.phase, state.queue, state.at = CAPITAL, (0, 1, 2), 0
    state.cash[0], state.income[0] = 40, 3
    assert best_of(state) == Capital(0)


def test_maintenance_is_thought_of() -> None:
    """In the last turn with 6 $ and a locomotive of level 6 a link would be paid with income, two points a step."""
    state = building(bare("standard", 10))
    state.used = 2
    state.cash[0], state.locomotive[0] = 6, 6
    assert isinstance(best_of(state), Finish)


def test_urban_growth_brings_cubes_to_where_they_can_be_moved() -> None:
    """Three blue cubes of the supply: at Boston they earn three each over own links, elsewhere nothing."""
    state = moving(9)
    state.cash[0] = 0
    building(state)
    state.used = 3
    state.action[0] = URBAN_GROWTH
    state.supply[2 * COLORS + BLUE] = 3
    state.supply[4 * COLORS + PURPLE] = 3
    assert best_of(state) == Grow("boston", 3)


def test_a_token_that_brings_cubes_is_chosen_when_there_are_none() -> None:
    state = moving(9)
    state.phase, state.queue, state.at = ACTIONS, (0, 1, 2), 0
    for space in range(4):
        state.supply[space * COLORS + BLUE] = 3
    answer = best_of(state)
    assert answer in (Choose(TOKENS[URBAN_GROWTH]), Choose("urbanization"))


# --- what is expected -------------------------------------------------------------------------------------------------


def test_at_the_end_the_projection_is_the_score() -> None:
    """Nothing is left to guess then: victory points, income and links, as the rules count them."""
    for income in (7, 0, -3):
        state = moving(10)
        state.phase, state.queue, state.at = OVER, (), 0
        state.income[0], state.victory[0], state.cash[0] = income, 31, 0
        look = Outlook(state, 0)
        assert look.projection.value(look.net) == pytest.approx(rules.scores(state)[0].total)


def test_the_ruined_expect_nothing() -> None:
    state = new_match("basic").state.copy()
    assert not KNOWN.ruined(state, 0)
    state.out[0] = 1
    assert KNOWN.ruined(state, 0)
    assert KNOWN.value(state, 0) < KNOWN.value(state, 1)


def test_a_debt_that_cannot_be_paid_is_ruin() -> None:
    """Income at its lowest, no victory points, no cash and nothing to deliver («DINERO»)."""
    state = moving(5)
    state.income[0], state.victory[0], state.cash[0] = -10, 0, 0
    look = Outlook(state, 0)
    assert look.projection.value(look.net) < -50
