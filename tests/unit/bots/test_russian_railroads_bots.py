"""The three levels at Russian Railroads: legal whatever is asked, in time, repeatable, and not silly."""

from __future__ import annotations

from random import Random
from time import process_time
from typing import Any

import pytest

from anden import bots
from anden.bots import LEVELS, RandomBot
from anden.core import Match, Setup, View
from anden.core.records import read
from anden.games.russian_railroads import rules, value
from anden.games.russian_railroads.actions import Pass, Place
from anden.games.russian_railroads.planning.features import COUNT
from anden.games.russian_railroads.printed import box
from anden.games.russian_railroads.state import RELOCATION, RESOLVE, START_BONUS, TURN, State
from anden.games.russian_railroads.value import RussianRailroadsKnowledge
from tests.property.russian_railroads_naive.late import in_the_middle, late_position
from tests.records.golden import FOLDER
from tests.scenarios.russian_railroads.table import FREE_ORDER, RussianTable

ENDLESS = float("inf")
KNOWN = RussianRailroadsKnowledge(rules)
BUDGET = 30
GLIMPSE = 3
"""Budgets for the interpreted engine, where a round that is played out takes its time."""
PLANNERS = ("driver", "stationmaster")
ASKED = {START_BONUS, TURN, RESOLVE, RELOCATION}
"""The phases in which players decide."""
INDUSTRY = ("place industry_1 1w", "place engineer_public_2 1w")
"""One step of the industry marker for one worker (the engineer of a plain row brings a black advance too)."""


def new_match(players: int, seed: str = "5eed") -> Match[Any, Any]:
    match: Match[Any, Any] = Match(rules, Setup(game=rules.id, version=rules.version, players=players), seed)
    match.run_chance()
    return match


def view_of(match: Match[Any, Any]) -> View[Any, Any]:
    return View.of(rules, match.state, match.to_act()[0])


def tag_of(action: Any) -> str:
    return str(action.__struct_config__.tag)


def answer_of(level: str, state: State, budget: int = BUDGET) -> str:
    """What a level does in a position, in notation."""
    view = View.of(rules, state, rules.to_act(state)[0])
    return rules.notation(state, bots.make(rules.id, level, 1, budget).choose(view, view.legal(), ENDLESS))


# --- every phase ------------------------------------------------------------------------------------------------------


def ask_through_a_game(
    players: int, seed: int, levels: tuple[str, ...], budget: int
) -> tuple[set[int], set[str]]:
    """A game at random; the levels are asked once for each combination of kinds of actions. The phases and kinds met."""
    match = new_match(players)
    walker = RandomBot(seed)
    asked: set[frozenset[str]] = set()
    phases: set[int] = set()
    while not match.over:
        view = view_of(match)
        legal = view.legal()
        kinds = frozenset(map(tag_of, legal))
        if kinds not in asked and len(legal) > 1:
            asked.add(kinds)
            phases.add(int(match.state.phase))
            for level in levels:
                assert bots.make(rules.id, level, 1, budget).choose(view, legal, ENDLESS) in legal
        match.play(view.seat, walker.choose(view, legal, ENDLESS))
    return phases, set().union(*asked)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_an_answer_is_legal_in_every_phase(players: int) -> None:
    phases, kinds = ask_through_a_game(players, 1, PLANNERS, GLIMPSE)
    assert phases == ASKED
    assert {"start_bonus", "place", "pass", "advance", "industry", "build", "relocate", "stay"} <= kinds


@pytest.mark.parametrize("order", [{}, *FREE_ORDER], ids=str)
def test_an_answer_is_legal_however_little_is_left(order: dict[str, Any]) -> None:
    """Late boards in the middle of a turn: factories that come first, and what must be carried out with the last of everything."""
    asked = 0
    for seed in range(12):
        rng = Random(f"bots {seed}")
        state = in_the_middle(late_position(rng, order), rng)
        view = View.of(rules, state, 0)
        legal = view.legal()
        if len(legal) > 1:
            asked += 1
            for level in LEVELS:
                assert bots.make(rules.id, level, 1, GLIMPSE).choose(view, legal, ENDLESS) in legal
    assert asked > 5


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seed", range(2, 8))
def test_every_level_answers_legally_in_many_games(players: int, seed: int) -> None:
    assert ask_through_a_game(players, seed, LEVELS, BUDGET)[0] == ASKED


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_whole_game_of_planners(players: int) -> None:
    """They get where random games do not: tokens, cards, end bonus cards. All of it is legal, or the match refuses it."""
    match = new_match(players)
    table = [bots.make(rules.id, PLANNERS[seat % 2], seat, 200) for seat in range(players)]
    kinds = set()
    while not match.over:
        view = view_of(match)
        action = table[view.seat].choose(view, view.legal(), ENDLESS)
        kinds.add(tag_of(action))
        match.play(view.seat, action)
    assert {"token", "locomotive", "end"} <= kinds
    assert all(score.total > 100 for score in rules.scores(match.state))


# --- time and budget --------------------------------------------------------------------------------------------------


def late(name: str, steps: int) -> View[Any, Any]:
    """A position of a golden record."""
    match = read((FOLDER / rules.id / "v1" / f"{name}.txt").read_bytes()).match
    state = match.state_after(steps)
    return View.of(rules, state, rules.to_act(state)[0])


@pytest.mark.parametrize("last", [1, 4])
def test_planning_ends_when_the_budget_is_spent(last: int) -> None:
    view = late("2p", 200)
    calls: list[int] = []

    def spend(nodes: int) -> bool:
        calls.append(nodes)
        return len(calls) >= last

    rated = KNOWN.plan(view.state, view.seat, view.legal(), Random(1), spend)
    assert len(calls) == len(rated) == last
    assert {action for action, _ in rated} <= set(view.legal())
    assert all(nodes > 0 for nodes in calls)


def test_with_seed_and_budget_the_answer_is_always_the_same() -> None:
    view = late("3p", 320)
    for level in LEVELS:
        answers = {
            bots.make(rules.id, level, 7, BUDGET).choose(view, view.legal(), ENDLESS) for _ in range(2)
        }
        assert len(answers) == 1


@pytest.mark.slow
@pytest.mark.parametrize(("name", "steps"), [("2p", 200), ("3p", 320), ("4p", 423)])
def test_an_answer_comes_in_time(name: str, steps: int) -> None:
    """The limit is small; what is over it is one round played out by the interpreted engine."""
    view = late(name, steps)
    began = process_time()
    assert bots.make(rules.id, "stationmaster", 1).choose(view, view.legal(), 0.2) in view.legal()
    assert process_time() - began < 3.0


# --- what is looked at ------------------------------------------------------------------------------------------------


def test_of_the_ways_to_pay_only_the_cheapest_is_looked_at() -> None:
    """Temporary workers are gone at the end of the round anyway, and rubles are dear."""
    table = RussianTable(2).give(0, rubles=2)
    table.player(0).temporary = 1
    table.state.temporary -= 1
    legal = list(rules.legal(table.state, 0))
    kept = KNOWN.candidates(table.state, 0, legal)
    spaces = [action.space for action in kept if isinstance(action, Place)]
    assert len(spaces) == len(set(spaces))
    assert set(spaces) == {action.space for action in legal if isinstance(action, Place)}
    texts = [rules.notation(table.state, action) for action in kept]
    assert "place track_black3 1w+1t" in texts or "place loco_2w 1w+1t" in texts
    assert Pass() in kept


def test_the_weights_fit_the_features() -> None:
    for players in box.TABLES:
        rows = value._weights()[players]
        assert len(rows) > box.TABLES[players].rounds
        assert {len(row) for row in rows} == {COUNT}


# --- positions with an obvious answer ---------------------------------------------------------------------------------


def last_turn(**board: Any) -> RussianTable:
    """The last turn of a game of three: one worker left, and nothing to be had that could be placed after him."""
    table = RussianTable(3).round(box.TABLES[3].rounds).give(0, rubles=0, **board)
    table.lay(1, "rubles", "1w").lay(2, "temporary_workers", "1w")
    table.lay(0, "loco_3w", "3w").lay(0, "industry_2", "2w")
    if table.player(0).free > 1:
        table.lay(0, "doubler", "1w")
    table.state.passed = 6
    assert table.player(0).free == 1
    return table


@pytest.mark.parametrize("level", PLANNERS)
def test_the_step_onto_a_good_factory_is_taken(level: str) -> None:
    """The factory of value 9 brings an end bonus card or ten points; nothing else does for one worker."""
    answer = answer_of(level, last_turn(marker=4, factories=[9]).state, 500)
    assert answer in INDUSTRY


def test_ten_points_count_when_the_cards_bring_less() -> None:
    """Who has next to nothing gets next to nothing for the end bonus cards."""
    table = last_turn(marker=4, factories=[9])
    policy = value.POLICIES[3]
    step = policy.after(table.state, rules.parse(table.state, INDUSTRY[0]))
    table.do(INDUSTRY[0], "industry", "points")
    assert table.points(0) == 10
    assert step == pytest.approx(policy.worth(table.state, 0))


@pytest.mark.parametrize("level", PLANNERS)
def test_without_that_factory_points_are_looked_for_elsewhere(level: str) -> None:
    """Without a factory the marker cannot step on."""
    table = last_turn(marker=4, kiev="7", locomotives={"kiev": [9]})
    assert answer_of(level, table.state, 500) == "place track_black2 1w"


@pytest.mark.parametrize("level", PLANNERS)
def test_the_ten_points_of_kiev_are_reached(level: str) -> None:
    """One step brings ten points in the scoring, the next ten at once; on the other lines two are worth next to nothing."""
    table = last_turn(kiev="7", locomotives={"kiev": [9]}).do("place track_black2 1w")
    assert answer_of(level, table.state) == "advance kiev black"


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("level", PLANNERS)
def test_nobody_passes_with_all_his_workers(level: str, players: int) -> None:
    assert answer_of(level, RussianTable(players).state).startswith("place ")


def test_a_hint_names_a_move_and_its_gain() -> None:
    table = last_turn(marker=4, factories=[9])
    view = View.of(rules, table.state, 0)
    action, gain = bots.hint(view, view.legal(), ENDLESS, 1, 500)
    assert rules.notation(table.state, action) in INDUSTRY
    assert gain > 3.0


def test_a_hint_in_the_middle_of_a_turn() -> None:
    view = late("4p", 514)
    action, gain = bots.hint(view, view.legal(), ENDLESS, 1, BUDGET)
    assert action in view.legal()
    assert gain >= 0.0


# --- what is expected -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4])
def test_at_the_end_the_worth_is_the_score(players: int) -> None:
    match = read((FOLDER / rules.id / "v1" / f"{players}p.txt").read_bytes()).match
    totals = [score.total for score in rules.scores(match.state)]
    assert [value.POLICIES[players].worth(match.state, seat) for seat in range(players)] == totals
    margins = [KNOWN.value(match.state, seat) for seat in range(players)]
    assert max(margins) == margins[totals.index(max(totals))]


def test_more_is_worth_more() -> None:
    """A ruble, a worker, a locomotive and a second colour, each alone, in the first round."""
    plain = KNOWN.value(RussianTable(3).state, 0)
    for board in ({"rubles": 2}, {"workers": 7}, {"locomotives": {"kiev": [5]}}, {"ts": "3 0"}):
        assert KNOWN.value(RussianTable(3).give(0, **board).state, 0) > plain, board
    assert KNOWN.value(RussianTable(3).give(1, ts="3 0").state, 0) < plain
