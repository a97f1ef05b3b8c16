"""The three levels at Italian Rails: legal, steadfast, repeatable, careful with money, and not silly."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from anden import bots
from anden.bots import LEVELS, RandomBot
from anden.core import Match, Setup, View
from anden.games.italian_rails import rules, value
from anden.games.italian_rails.actions import Build, Deliver, End, Load
from anden.games.italian_rails.planning.ledger import Trip
from anden.games.italian_rails.planning.plans import first_section
from anden.games.italian_rails.planning.trips import Planner
from anden.games.italian_rails.printed.atlas import A
from anden.games.italian_rails.printed.tables import T
from anden.games.italian_rails.state import BUILD, OVER, TURN_LIMIT, State
from anden.games.italian_rails.value import ItalianRailsKnowledge
from tests.scenarios.italian_rails.table import Scene, route

ENDLESS = float("inf")
KNOWN = ItalianRailsKnowledge(rules)
BUDGET = 1000


def new_match(seed: str = "5eed") -> Match[Any, Any]:
    match: Match[Any, Any] = Match(rules, Setup(game=rules.id, version=rules.version, players=2), seed)
    match.run_chance()
    return match


def act(match: Match[Any, Any], level: str, budget: int = BUDGET) -> Any:
    """One action of whoever is to act; it must be one of the list, or a line that begins with one."""
    view = View.of(rules, match.state, match.to_act()[0])
    legal = view.legal()
    action = bots.make(rules.id, level, 1, budget).choose(view, legal, ENDLESS)
    assert first_section(action) in legal
    assert rules.problem(match.state, view.seat, action) is None
    match.play(view.seat, action)
    match.run_chance()
    return action


def play(match: Match[Any, Any], level: str, turns: int) -> list[Any]:
    done: list[Any] = []
    while not match.over and int(match.state.people[1].turns) <= turns:
        done.append(act(match, level))
    return done


def answer(scene: Scene, level: str = "stationmaster", budget: int = BUDGET) -> str:
    """What a level does in a position, in notation."""
    view = View.of(rules, scene.state, scene.to_act()[0])
    action = bots.make(rules.id, level, 1, budget).choose(view, view.legal(), ENDLESS)
    return rules.notation(scene.state, action)


def finish_building(scene: Scene) -> list[str]:
    """The Stationmaster draws until he has enough."""
    done: list[str] = []
    while not done or done[-1] != "end":
        done.append(answer(scene))
        scene.do(done[-1])
    return done


def trips(state: State, seat: int = 0) -> list[Trip]:
    return list(Planner(state, seat, value.STATIONMASTER, []).trips(lambda _: False))


# --- orders -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("level", ["driver", "stationmaster"])
@pytest.mark.parametrize(("city", "order"), [("venezia", "76.3"), ("sanremo", "61.3")])
def test_of_two_orders_the_one_that_needs_no_track_is_taken(level: str, city: str, order: str) -> None:
    """Machinery of Milano for Venezia or Sanremo: nearly the same payment."""
    scene = Scene().offer(61, 76).track(0, "milano", city).train(0, "milano")
    assert answer(scene, level) == f"load machinery for {order}"


def test_a_trip_takes_what_lies_on_its_way() -> None:
    """Machinery from Milano to Messina; ham of Parma for Palermo goes along."""
    scene = Scene().offer(7, 39).track(0, "milano", "parma", "roma", "napoli", "messina", "palermo")
    scene.train(0, "milano").loads(0, "machinery for 7.1")
    best = trips(scene.state)[0]
    assert [(A.cities[stop.city].id, stop.pick_up) for stop in best.stops] == [
        ("parma", True),
        ("messina", False),
        ("palermo", False),
    ]


def test_a_trip_uses_a_card_and_a_load_once() -> None:
    scene = Scene().cards(0, 61, 91).track(0, "sanremo", "milano", "roma").train(0, "roma")
    scene.loads(0, "flowers", "machinery for 91.2")
    found = trips(scene.state)
    assert found
    for trip in found:
        delivered = [stop.job for stop in trip.stops if not stop.pick_up]
        assert len({job.card for job in delivered}) == len(delivered)
        aboard = [job.load for job in delivered if job.load >= 0]
        assert len(set(aboard)) == len(aboard)
        assert trip.slack >= 0


def test_a_full_train_makes_no_plans_to_load() -> None:
    scene = Scene().track(0, "sanremo", "milano", "roma").train(0, "roma")
    scene.offer(2, 7, 26, 41).loads(0, "machinery for 2.3", "machinery for 26.2")
    assert all(not trip.stops[0].pick_up for trip in trips(scene.state))


def test_a_load_that_is_kept_takes_its_place() -> None:
    """Two loads that are not locked fill the train: another one only when one of them is given up or delivered before."""
    scene = Scene().offer(25, 26, 44, 65).track(0, "sanremo", "genova", "milano", "bologna", "roma", "napoli")
    scene.train(0, "genova").loads(0, "flowers", "pasta")
    found = trips(scene.state)
    assert found
    for trip in found:
        later = {s.job.load for s in trip.stops if s.job.load >= 0}
        on_board = len(later)
        for stop in trip.stops:
            on_board += 1 if stop.pick_up else -1
            assert on_board <= 2


def test_a_private_order_is_not_locked_before_it_is_delivered() -> None:
    """Nobody can take it, and a load that is not locked can be left behind."""
    scene = Scene().cards(0, 61).offer(2).track(0, "milano", "sanremo").train(0, "milano")
    assert answer(scene) == "load machinery"
    scene.train(0, "sanremo").loads(0, "machinery")
    assert answer(scene) == "lock machinery for 61.3"


def test_a_locked_load_is_part_of_what_is_planned() -> None:
    scene = Scene().track(0, "milano", "venezia").train(0, "milano").loads(0, "machinery for 76.3")
    scene.offer(1, 2, 3, 76)
    found = Planner(scene.state, 0, value.DRIVER, []).trips(lambda _: False)
    assert found
    assert {trip.stops[0].job.card for trip in found} == {76}


def test_a_train_in_open_country_turns_when_its_next_turn_begins() -> None:
    """Violins of Cremona for Siena; the train has gone out to L15, where track ends, and there is no money to go on."""

    def found(version: int, building: bool, left: int = 9) -> list[Trip]:
        scene = (
            Scene(version).offer(8).track(0, "siena", "cremona", "L15").train(0, "L15", came_from="cremona")
        )
        scene.cash(0, 0).left(left)
        return trips((scene.building() if building else scene).state)

    assert found(2, building=True)
    assert not found(2, building=False), "in the middle of its move it does not"
    assert found(2, building=False, left=0), "which is over when nothing is left"
    assert not found(1, building=True), "in version 1 it never does"


def test_of_a_private_card_that_waits_for_its_load_one_order_is_planned() -> None:
    scene = Scene().cards(0, 8).offer().track(0, "trieste", "cremona", "siena").train(0, "cremona")
    assert {job.order for job in Planner(scene.state, 0, value.STATIONMASTER, []).jobs} == {0, 1, 2}
    scene.state.people[0].waiting = (8 * 4 + 2,)
    assert {job.order for job in Planner(scene.state, 0, value.STATIONMASTER, []).jobs} == {2}


def test_what_pays_more_than_the_way_costs_is_better_than_other_orders() -> None:
    scene = Scene().track(0, "milano", "venezia").train(0, "milano").offer(76)
    assert answer(scene) != "exchange"
    broke = Scene().train(0, "milano").cash(0, 0)
    assert answer(broke) == "exchange"


@pytest.mark.parametrize("level", ["driver", "stationmaster"])
def test_into_a_city_the_listed_way_is_taken(level: str) -> None:
    """The plan may be to go by the rival's track; the list has another way of the same train to the same stop."""
    scene = Scene().track(0, "foggia", "AF30", "AG30", "AH30", "AH29").track(1, "AG30", "AH29").offer(49)
    scene.train(0, "AG30", "AF30").loads(0, "chocolate for 49.3").cash(0, 90)
    assert answer(scene, level) == "move AG30 AH30 AH29"


# --- money --------------------------------------------------------------------------------------------------------------


def test_money_for_the_way_to_the_next_payment_is_not_spent_on_what_comes_after() -> None:
    """Machinery for Perugia first, then flowers for Napoli; between them the rival's track."""
    scene = Scene().offer(1, 2, 3, 4).cards(0, 25, 91).locomotive(0, "fast").cash(0, 20)
    scene.track(0, "sanremo", "milano", "W20").train(0, "milano").track(1, "Z21", "roma")
    scene.loads(0, "flowers for 25.1", "machinery for 91.2").building()
    finish_building(scene)
    after = trips(scene.state)
    assert after
    assert after[0].stops[0].slack >= 0


def test_a_line_that_leads_out_and_back_is_drawn() -> None:
    """Tobacco of Lecce for Roma: the sections are near on the way out, far on the way back."""
    scene = (
        Scene()
        .offer(20)
        .track(0, "roma", "napoli", "campobasso")
        .train(0, "campobasso")
        .cash(0, 59)
        .building()
    )
    assert answer(scene, "driver").startswith("build ")


@pytest.mark.parametrize(("cash", "buys"), [(120, True), (35, False)])
def test_a_better_locomotive_is_for_who_can_still_pay_for_track(cash: int, buys: bool) -> None:
    scene = Scene().track(0, "milano", "venezia").train(0, "milano").loads(0, "machinery for 76.3")
    scene.offer(1, 2, 3, 76).cash(0, cash).building()
    assert (answer(scene) == "upgrade fast") is buys


def test_who_is_rich_joins_the_fourth_major_city() -> None:
    """Nothing else is paid for: the game is won."""
    scene = Scene().track(0, "milano", "roma", "napoli").train(0, "milano").locomotive(0, "super")
    scene.cash(0, 270).building()
    assert finish_building(scene) == ["ferry napoli_palermo", "end"]
    assert scene.state.goal == 0


def test_the_last_sections_are_all_drawn() -> None:
    """With exactly the money for them."""
    way = route("roma", "napoli")
    scene = Scene().track(0, "milano", "roma").track(0, *way[4:]).ferry(0, "napoli_palermo")
    scene.train(0, "milano").locomotive(0, "super")
    price = Planner(scene.state, 0, value.STATIONMASTER, []).chart.joining.price
    assert price > 3
    scene.cash(0, 250 + price).building()
    done = finish_building(scene)
    assert done[0].count(" ") > 4
    assert done[1:] == ["end"], "one line, drawn at once"
    assert scene.money(0) == 250
    assert scene.state.goal == 0


def test_who_would_lose_by_it_does_not_end_the_game() -> None:
    scene = Scene().track(0, "milano", "roma", "napoli").train(0, "milano").locomotive(0, "super")
    scene.cash(0, 261).cash(1, 280).building()
    assert answer(scene) != "ferry napoli_palermo"


def test_in_the_last_turn_nothing_is_built() -> None:
    scene = Scene().track(0, "milano", "roma").train(0, "milano").cash(0, 240).building()
    assert answer(scene) != "end"
    scene.state.goal = 1
    assert answer(scene) == "end"


def test_who_is_poor_does_not_join_major_cities() -> None:
    scene = Scene().track(0, "milano", "roma", "napoli").train(0, "milano").cash(0, 30)
    scene.offer(76).track(0, "milano", "venezia").loads(0, "machinery for 76.3").building()
    assert answer(scene) == "end"


def test_ruin_is_to_have_no_way_to_money() -> None:
    stranded = Scene().train(0, "milano").cash(0, 1)
    assert KNOWN.ruined(stranded.state, 0)
    assert not KNOWN.ruined(Scene().train(0, "milano").state, 0)
    rescued = Scene().train(0, "milano").cash(0, 1).track(0, "milano", "sanremo").offer(61)
    assert not KNOWN.ruined(rescued.state, 0)


def test_nobody_reaching_the_goal_in_time_is_ruin_too() -> None:
    scene = Scene().train(0, "milano").turns(0, TURN_LIMIT).turns(1, TURN_LIMIT)
    scene.state.phase = OVER
    assert KNOWN.ruined(scene.state, 0)
    scene.state.goal = 1
    assert not KNOWN.ruined(scene.state, 0)
    assert KNOWN.turns(scene.state, 1) == TURN_LIMIT


# --- budget and repetition ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("last", [1, 4])
@pytest.mark.parametrize("glance", [None, 1])
def test_planning_ends_when_the_budget_is_spent(last: int, glance: int | None) -> None:
    scene = Scene().track(0, "milano", "venezia").train(0, "milano")
    calls: list[int] = []

    def spend(nodes: int) -> bool:
        calls.append(nodes)
        return sum(calls) >= last

    legal = rules.legal(scene.state, 0)
    assert KNOWN.plan(scene.state, 0, legal, Random(1), spend)
    assert sum(calls) <= last + 1
    calls.clear()
    assert KNOWN.simple_plan(scene.state, 0, legal, Random(1), spend, glance)
    assert sum(calls) <= last + 1


def test_a_larger_budget_looks_at_more() -> None:
    scene = Scene().track(0, "milano", "venezia").train(0, "milano")
    legal = rules.legal(scene.state, 0)
    looked: list[int] = []

    def spend(nodes: int) -> bool:
        looked.append(nodes)
        return False

    KNOWN.plan(scene.state, 0, legal, Random(1), spend)
    assert sum(looked) > 10


def test_the_same_position_gives_the_same_plan() -> None:
    scene = Scene().track(0, "milano", "venezia").train(0, "milano").building()
    view = View.of(rules, scene.state, 0)
    legal = view.legal()
    chosen = {
        bots.make(rules.id, "stationmaster", seed, 20).choose(view, legal, ENDLESS) for seed in range(3)
    }
    assert len(chosen) == 1


def test_the_same_budget_gives_the_same_game() -> None:
    def actions() -> list[Any]:
        match = new_match()
        return [act(match, "stationmaster", 4) for _ in range(12)]

    assert actions() == actions()


def test_a_line_is_drawn_as_it_was_planned() -> None:
    """What is remembered of a plan is what planning anew would say."""
    scene = Scene().turns(0, 1).turns(1, 0).building()
    scene.state.begun = False
    done = finish_building(scene)
    again = Scene().turns(0, 1).turns(1, 0).building()
    again.state.begun = False
    line = done[0].split()
    again.do(" ".join(line[:5]))
    value.PLANS.forget()
    assert answer(again).split()[1:] == line[4:]


def test_a_line_is_not_gone_on_with_when_the_goal_is_reached() -> None:
    """Only cash counts from then on, whatever was planned."""
    scene = Scene().turns(0, 1).turns(1, 0).building()
    scene.state.begun = False
    scene.do(" ".join(answer(scene).split()[:4]))
    assert answer(scene).startswith("build")
    scene.state.goal = 0
    assert answer(scene) == "end"


# --- games --------------------------------------------------------------------------------------------------------------


def test_what_is_drawn_in_the_first_turn_joins_cities_and_is_paid_within_the_limit() -> None:
    match = new_match()
    while int(match.state.phase) != BUILD:
        act(match, "stationmaster")
    seat = match.to_act()[0]
    drawn: list[Build] = []
    while True:
        action = act(match, "stationmaster")
        if isinstance(action, End):
            break
        assert isinstance(action, Build)
        drawn.append(action)
    touched = {int(T.city[A.index[name]]) for build in drawn for name in build.path} - {-1}
    assert sum(len(build.path) - 1 for build in drawn) > 3
    assert touched
    assert int(match.state.people[seat].cash) >= 40


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(3))
def test_an_answer_is_legal_whatever_happened_before(seed: int) -> None:
    """A game at random; the levels are asked once for each combination of kinds of actions."""
    match = new_match(f"walk {seed}")
    walker = RandomBot(seed)
    asked: set[frozenset[str]] = set()
    while not match.over:
        view = View.of(rules, match.state, match.to_act()[0])
        legal = view.legal()
        kinds = frozenset(str(action.__struct_config__.tag) for action in legal)
        if kinds not in asked and len(legal) > 1:
            asked.add(kinds)
            for level in LEVELS:
                assert bots.make(rules.id, level, 1, 3).choose(view, legal, ENDLESS) in legal
        match.play(view.seat, walker.choose(view, legal, ENDLESS))
    assert len(asked) > 10


@pytest.mark.slow
@pytest.mark.parametrize("level", LEVELS)
def test_every_level_delivers_within_a_few_turns(level: str) -> None:
    done = play(new_match(), level, 6)
    assert any(isinstance(action, Load) for action in done)
    assert any(isinstance(action, Deliver) for action in done)


@pytest.mark.slow
def test_two_stationmasters_come_to_an_end() -> None:
    match = new_match()
    play(match, "stationmaster", 60)
    assert match.over
    assert max(score.total for score in rules.scores(match.state)) >= 250
    assert not any(KNOWN.ruined(match.state, seat) for seat in range(2))
