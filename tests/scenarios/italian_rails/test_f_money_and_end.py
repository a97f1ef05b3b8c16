"""«Peaje», «Mover el tren», the tax, «Intercambiar pedidos», «Objetivo del juego», «Préstamos»."""

from __future__ import annotations

from typing import Any

import pytest

from anden.core import CHANCE
from anden.games.italian_rails import rules
from anden.games.italian_rails.printed.atlas import A
from anden.games.italian_rails.state import LOCK, MOVE, OVER, set_owner
from anden.games.italian_rails.track.stranded import Roam, price_of_freedom
from tests.scenarios.italian_rails.happenings import strike
from tests.scenarios.italian_rails.table import BESIDE, NEWS, Scene, edge_of, pay_of

MILANO = [A.points[point].name for point in A.cities[A.city_index["milano"]].points]


def four_majors(scene: Scene, seat: int) -> Scene:
    return scene.track(seat, "milano", "roma", "napoli").ferry(seat, "napoli_palermo")


# --- moving and tolls --------------------------------------------------------------------------------------------------


def test_33_one_toll_a_turn_when_the_rivals_track_is_entered() -> None:
    scene = Scene().track(0, "milano", "K13", "K14").track(1, "K14", "cremona", "M15").train(0, "milano")
    scene.track(0, "M15", "parma")
    scene.do("move milano K13 K14")
    assert scene.told("toll") == []
    scene.do("move K14 cremona M15 parma M15 cremona")
    assert scene.told("toll") == [{"seat": 0, "to_seat": 1, "amount": 4}]
    assert (scene.money(0), scene.money(1)) == (56, 64)
    scene.do("end")
    assert scene.view()["building"]["left"] == 20
    scene.end_turn()
    scene.end_turn()
    scene.do("move cremona K14")
    assert scene.money(0) == 52, "again in the next turn"


def test_33_who_cannot_pay_cannot_enter() -> None:
    scene = Scene().track(1, "L12", "L13").train(0, "milano").cash(0, 3)
    assert scene.why("move milano L12 L13").args == {"cash": 3, "from": "L12", "to": "L13"}
    assert scene.cash(0, 4).may("move milano L12 L13")


def test_33_who_has_paid_needs_no_more_money_this_turn() -> None:
    scene = Scene().track(1, "L12", "L13", "cremona").train(0, "milano").cash(0, 4)
    scene.do("move milano L12 L13")
    assert scene.money(0) == 0
    assert "move L13 cremona" in scene.offers("move")
    scene.do("move L13 cremona")
    assert scene.money(0) == 0


def test_33_both_trains_share_points_and_track() -> None:
    scene = Scene().track(0, "L12", "L13", "cremona").train(0, "L12").train(1, "L13")
    scene.do("move L12 L13 cremona")
    scene.train(1, "cremona")
    assert scene.where(0) == scene.where(1)


def test_34_turning_back_only_in_cities() -> None:
    scene = Scene().track(0, "L12", "L13", "cremona").train(0, "milano")
    assert scene.why("move milano L12 L13 L12").args == {"point": "L13"}
    assert scene.may("move milano L12 L13 cremona L13 L12")
    assert scene.may("move milano L12 milano"), "an outer point of a major city is a city"


def end_of_the_line(version: int) -> Scene:
    """The train of seat 0 came to L13, in open country, with moves left; track ends there."""
    scene = Scene(version).track(0, "L12", "L13").train(0, "milano")
    scene.do("move milano L12 L13")
    return scene


def test_34_a_new_turn_may_begin_in_any_direction() -> None:
    """A city is needed for turning back «en medio del movimiento»: not when the move begins."""
    scene = end_of_the_line(2)
    assert scene.why("move L13 L12").args == {"point": "L13"}, "the move goes on"
    assert scene.offers("move") == []
    scene.end_turn()
    scene.end_turn()
    assert scene.may("move L13 L12 milano")
    assert "move L13 L12" in scene.offers("move")
    assert scene.view()["players"][0]["train"]["from"] is None


def test_34_a_turn_that_is_lost_changes_nothing() -> None:
    scene = end_of_the_line(2)
    scene.state.people[0].lost = 1
    for _ in range(3):
        scene.end_turn()
    assert scene.state.active == 0
    assert scene.may("move L13 L12")


def test_34_nor_does_it_matter_that_the_rivals_turn_is_lost() -> None:
    scene = end_of_the_line(2)
    scene.state.people[1].lost = 1
    scene.end_turn()
    assert scene.state.active == 0
    assert scene.may("move L13 L12")


def test_34_in_version_1_a_train_at_the_end_of_the_line_waits_for_track() -> None:
    scene = end_of_the_line(1)
    scene.do("end", "build L13 cremona")
    scene.end_turn()
    scene.end_turn()
    assert scene.why("move L13 L12").key == "turning"
    assert scene.may("move L13 cremona L13 L12")


def test_34_the_first_placing_is_in_any_city_and_the_move_begins_there() -> None:
    scene = Scene().track(0, "L12", "L13", "cremona")
    assert scene.why("place L13").key == "place_city"
    scene.do("place cremona", "move cremona L13 L12")
    assert scene.state.left == 7
    assert scene.why("place roma").key == "train_placed"


def test_34_speed_counts_points_whatever_the_terrain() -> None:
    scene = Scene().track(0, "milano", "K13", "K14", "cremona").train(0, "milano").left(3)
    assert scene.may("move milano K13 K14 cremona")
    assert scene.left(2).why("move milano K13 K14 cremona").args == {"from": "K14", "to": "cremona"}


@pytest.mark.parametrize(
    ("locomotive", "speed", "fast"),
    [("freight", 9, 12), ("fast", 12, 16), ("heavy", 9, 12), ("super", 12, 16)],
)
def test_speeds_and_the_variant_of_fast_trains(locomotive: str, speed: int, fast: int) -> None:
    assert Scene().locomotive(0, locomotive).state.left == speed
    assert Scene(fast_trains=True).locomotive(0, locomotive).state.left == fast


# --- tax ---------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("cash", "due"), [(49, 0), (50, 10), (99, 10), (100, 15), (149, 15), (150, 20), (199, 20), (200, 30)]
)
def test_35_the_tax(cash: int, due: int) -> None:
    scene = Scene().cash(0, 0).cash(1, cash)
    assert scene.view(0)["players"][1]["cash"] is None
    strike(scene, "excess_profits_tax")
    assert scene.money(1) == cash - due
    assert scene.view(0)["players"][1]["cash"] == cash - due
    assert "cash_public" in scene.heard()
    scene.quiet_luck()
    scene.end_turn()
    scene.end_turn()
    assert scene.view(0)["players"][1]["cash"] == cash - due, "public ever after"


# --- exchanging orders -------------------------------------------------------------------------------------------------


def test_36_refused_with_any_lock() -> None:
    scene = Scene().cards(0, 8).train(0, "cremona").loads(0, "violins for 8.3")
    assert scene.why("exchange").args == {"card": 8}, "a private one too"
    assert "exchange" not in scene.offers()
    assert scene.loads(0, "violins").may("exchange")


@pytest.mark.parametrize(
    "done",
    [
        "place cremona",
        "move cremona L13",
        "load violins",
        "load violins for 11.3",
        "lock ham for 24.3",
        "drop ham",
        "board roma_olbia",
        "end",
    ],
)
def test_36_only_instead_of_everything_else(done: str) -> None:
    scene = Scene().offer(11, 24, 1, 2, 3).track(0, "L12", "L13", "cremona").ferry(0, "roma_olbia")
    if not done.startswith("place"):
        scene.train(0, "AE22" if "board" in done else "cremona").loads(0, "ham")
    assert scene.may("exchange")
    scene.do(done)
    scene.state.people[0].loads = ()
    assert scene.why("exchange").key == "exchange_begun"


def test_36_nor_after_a_delivery() -> None:
    scene = Scene().cards(0, 8).train(0, "siena").loads(0, "violins for 8.3")
    scene.do("deliver 8")
    assert scene.why("exchange").key == "exchange_begun"


def test_36_three_of_the_unlocked_go_and_three_come() -> None:
    scene = Scene().offer(8, 1, 2, 3, 4).train(1, "roma").loads(1, "violins for 8.3").train(0, "cremona")
    scene.loads(0, "violins", "coffee")
    scene.do("exchange")
    assert scene.to_act() == (CHANCE,)
    assert scene.why("swap 1 2 8", CHANCE).key == "luck_swap", "a locked card stays"
    scene.do("swap 1 2 3")
    assert scene.why("draw 1", CHANCE).key == "luck_card", "what has left is discarded"
    scene.do("draw 11", "draw 16", "draw 92")
    assert scene.state.offer == (8, 4, 11, 16, 92)
    assert scene.state.phase == LOCK
    assert scene.why("load violins").key == "not_now", "no pick-up"
    scene.do("lock violins for 8.3")
    assert scene.state.phase == LOCK, "old cards may be locked too, and the rival's order"
    scene.do("lock coffee for 11.2")
    scene.do("draw 23")
    assert scene.state.phase == LOCK, "a card drawn by a lock"
    scene.do("end")
    assert scene.state.active == 1, "no moving and no building"


def test_36_a_card_drawn_by_a_lock_may_be_locked_as_well() -> None:
    scene = Scene().offer(1, 2, 3, 4).train(0, "cremona").loads(0, "violins", "coffee")
    scene.do("exchange", "swap 2 3 4", "draw 8", "draw 90", "draw 91", "lock violins for 8.3", "draw 11")
    scene.do("lock coffee for 11.2")
    assert scene.on_board(0) == ["coffee for 11.2", "violins for 8.3"]


def test_36_three_unlocked_cards_are_always_there() -> None:
    """The rival has at most three cubes."""
    scene = Scene().locomotive(1, "heavy").train(1, "roma").offer(8, 11, 16, 1, 2, 3)
    scene.loads(1, "violins for 8.3", "violins for 11.3", "violins for 16.3")
    scene.do("exchange", "swap 1 2 3", "draw 90", "draw 91", "draw 92")
    assert scene.state.offer == (8, 11, 16, 90, 91, 92)


# --- the end -----------------------------------------------------------------------------------------------------------


def test_37_the_starter_reaches_the_goal_and_the_rival_has_one_more_turn() -> None:
    scene = four_majors(Scene(), 0).cash(0, 250)
    scene.end_turn()
    assert scene.told("goal") == [{"seat": 0, "amount": 250}]
    assert scene.told("last_turn") == [{"seat": 1}]
    four_majors(scene, 1).cash(1, 251)
    scene.end_turn()
    assert scene.state.phase == OVER
    assert scene.told("goal") == [], "once is enough"
    assert rules.ranking(scene.state) == [[1], [0]], "more cash wins, whoever reached the goal"
    assert scene.told("final") == [
        {"seat": 1, "cash": 251, "debt": 0, "place": 1},
        {"seat": 0, "cash": 250, "debt": 0, "place": 2},
    ]


def test_37_the_second_player_reaches_it_and_the_game_is_over() -> None:
    scene = four_majors(Scene(), 1)
    scene.end_turn()
    scene.cash(1, 250)
    scene.end_turn()
    assert scene.state.phase == OVER
    assert "last_turn" not in scene.heard()


def test_37_the_last_turn_may_be_a_lost_one() -> None:
    scene = four_majors(Scene(), 0).cash(0, 250)
    scene.state.people[1].lost = 1
    scene.end_turn()
    assert scene.heard()[-5:] == ["goal", "last_turn", "turn_lost", "final", "final"]
    assert scene.state.phase == OVER


def test_37_what_is_reached_when_a_turn_ends_stays_reached() -> None:
    """Tax and flood come in the last turn: it is the last all the same, and the cash decides."""
    scene = four_majors(Scene(), 0).cash(0, 250).cash(1, 20)
    scene.end_turn()
    strike(scene, "excess_profits_tax")
    scene.do(f"draw {NEWS['flood_po']}")
    scene.quiet_luck()
    scene.end_turn()
    assert scene.state.phase == OVER
    assert scene.told("final")[0] == {"seat": 0, "cash": 220, "debt": 0, "place": 1}


def way_out(scene: Scene) -> str:
    """The first step from Milano on the rival's track."""
    return next(
        text for text in scene.offers("move") if len(text.split()) == 4 and text.split()[3] not in MILANO
    )


def test_37_a_toll_received_in_the_rivals_turn_may_reach_the_goal() -> None:
    """Seat 1 has 246 and the four cities; seat 0 runs on his track. Seat 1 then has his turn, and it is the last."""
    scene = four_majors(Scene(), 1).cash(1, 246).train(0, "milano")
    scene.do(way_out(scene))
    assert scene.told("goal") == [{"seat": 1, "amount": 250}]
    scene.end_turn()
    assert scene.told("last_turn") == [{"seat": 1}]
    scene.end_turn()
    assert scene.state.phase == OVER


def test_37_the_starter_reaches_it_in_the_turn_of_the_second() -> None:
    """Turns are equal when that turn ends."""
    scene = four_majors(Scene(), 0).cash(0, 246).train(1, "milano")
    scene.end_turn()
    scene.do(way_out(scene))
    assert scene.told("goal") == [{"seat": 0, "amount": 250}]
    assert scene.state.phase != OVER, "the turn is played to its end"
    scene.end_turn()
    assert scene.state.phase == OVER


# Card 8 pays 15 for violins in Siena.


def about_to_deliver(cash: int, version: int = 2, **options: Any) -> Scene:
    """Seat 0 has the four cities and stands in Siena with the violins."""
    scene = four_majors(Scene(version, **options), 0).cash(0, cash).offer(8, 1, 2, 3, 4, 5)
    return scene.train(0, "siena").loads(0, "violins for 8.3")


def test_38_the_goal_counts_from_the_delivery_on_and_is_told_at_once() -> None:
    scene = about_to_deliver(235)
    scene.do("deliver 8")
    assert scene.heard() == ["deliver", "goal"]
    assert scene.view()["last_round"] == 0
    assert about_to_deliver(234).do("deliver 8")[-1].key == "deliver", "with 249 it does not"


def test_38_spending_takes_nothing_back() -> None:
    scene = about_to_deliver(235)
    scene.do("deliver 8", "end", "upgrade fast")
    assert scene.money(0) == 230
    scene.end_turn()
    assert scene.told("last_turn") == [{"seat": 1}]
    scene.end_turn()
    assert scene.state.phase == OVER
    assert scene.told("final")[0] == {"seat": 0, "cash": 230, "debt": 0, "place": 1}


@pytest.mark.parametrize("event", ["excess_profits_tax", "flood_po"])
def test_38_nor_does_what_is_drawn_for_the_delivery(event: str) -> None:
    scene = about_to_deliver(235).offer(8, 1, 2, 3)
    scene.do("deliver 8", f"draw {NEWS[event]}")
    scene.quiet_luck()
    assert scene.state.goal == 0
    scene.end_turn()
    scene.end_turn()
    assert scene.state.phase == OVER


def gap(cash: int, version: int = 2) -> Scene:
    """Seat 0 draws; of his network of four cities the section from M14 to N14 is missing, which costs 1."""
    scene = four_majors(Scene(version), 0).cash(0, cash).building()
    set_owner(scene.state, edge_of("M14", "N14"), -1)
    return scene


@pytest.mark.parametrize(("cash", "reached"), [(251, True), (250, False)])
def test_38_the_section_that_joins_the_cities_reaches_it(cash: int, reached: bool) -> None:
    """It is paid for as it is drawn."""
    scene = gap(cash)
    scene.do("build M14 N14")
    assert scene.heard() == (["build", "goal"] if reached else ["build"])


def test_38_a_line_that_goes_on_behind_it_changes_nothing() -> None:
    """Section by section: what is drawn after the one that joined them is spending."""
    scene = gap(251)
    scene.do("build M14 N14 N13")
    assert scene.money(0) < 250
    assert scene.told("goal") == [{"seat": 0, "amount": 250}]
    late = gap(252)
    set_owner(late.state, edge_of("N14", "O15"), -1)
    late.do("build M14 N14 O15")
    assert late.told("goal") == [{"seat": 0, "amount": 250}]


def test_38_the_ferry_that_joins_the_cities_reaches_it() -> None:
    scene = Scene().track(0, "milano", "roma", "napoli").cash(0, 260).building()
    scene.do("ferry napoli_palermo")
    assert scene.heard() == ["ferry", "goal"]
    short = Scene().track(0, "milano", "roma", "napoli").cash(0, 259).building()
    short.do("ferry napoli_palermo")
    assert short.heard() == ["ferry"]


def test_38_a_loan_is_cash_too() -> None:
    """Without an order in sight there is no way to money, however much of it there is."""
    scene = four_majors(Scene(loans=True), 0).offer().cash(0, 230)
    scene.do("borrow")
    assert scene.heard() == ["borrow", "goal"]


def test_38_what_the_bank_takes_back_is_not_there() -> None:
    scene = about_to_deliver(274, loans=True)
    player = scene.state.people[0]
    player.loans = player.debts = 1
    player.delivered -= 20
    scene.do("deliver 8")
    assert scene.heard() == ["deliver", "repay"], "249 are left"


def test_38_the_first_to_reach_it_is_told_and_no_other() -> None:
    scene = about_to_deliver(235)
    four_majors(scene, 1).cash(1, 250)
    scene.do("deliver 8")
    assert scene.told("goal") == [{"seat": 0, "amount": 250}]
    scene.end_turn()
    assert scene.told("goal") == []


def test_38_in_version_1_the_goal_is_looked_for_when_a_turn_ends() -> None:
    scene = about_to_deliver(235, version=1)
    scene.do("deliver 8")
    assert (scene.heard(), scene.state.goal) == (["deliver"], -1)
    scene.do("end", "upgrade fast", "end")
    assert scene.state.goal == -1, "230 are left"
    for text in ("build M14 N14", "build M14 N14 N13"):
        scene = gap(251, version=1)
        scene.do(text)
        assert scene.heard() == ["build"]
        scene.end_turn()
        assert scene.state.goal == (0 if scene.money(0) == 250 else -1)
    scene = Scene(1).track(0, "milano", "roma", "napoli").cash(0, 260).building()
    scene.do("ferry napoli_palermo")
    assert scene.heard() == ["ferry"]
    scene = four_majors(Scene(1), 1).cash(1, 246).train(0, "milano")
    scene.do(way_out(scene))
    assert "goal" not in scene.heard()
    scene.end_turn()
    assert scene.told("goal") == [{"seat": 1, "amount": 250}]


@pytest.mark.parametrize("version", [1, 2])
def test_41_the_result_shown_and_the_ranking_use_the_same_figure(version: int) -> None:
    scene = four_majors(Scene(version, loans=True), 0).cash(0, 250).cash(1, 220)
    player = scene.state.people[0]
    player.loans = player.debts = 1
    player.delivered -= 20
    scene.end_turn()
    scene.end_turn()
    assert rules.ranking(scene.state) == [[1], [0]], "210 against 220"
    assert scene.told("final") == [
        {"seat": 1, "cash": 220, "debt": 0, "place": 1},
        {"seat": 0, "cash": 210, "debt": 40, "place": 2},
    ]
    assert [score.total for score in rules.scores(scene.state)] == [210, 220]


def test_39_of_equals_fewer_drawn_tracks_win() -> None:
    scene = four_majors(Scene(), 0).cash(0, 250).cash(1, 250).track(1, "AY24", "AX24")
    scene.end_turn()
    scene.end_turn()
    assert scene.state.phase == OVER
    assert rules.ranking(scene.state) == [[1], [0]]


def flooded_tie(version: int) -> Scene:
    """Both have drawn: seat 0 four sections and a ferry, of which a flood took three; seat 1 four sections."""
    scene = Scene(version).cash(0, 66).building()
    scene.do("build K13 K14", "build L12 L13", "build L13 M13", "build M13 M14", "ferry roma_olbia")
    scene.end_turn()
    scene.cash(1, 60).building()
    scene.do("build AH29 AG30", "build AG30 AF30", "build AF30 AE30", "build AE30 AE31")
    scene.state.phase = MOVE
    strike(scene, "flood_po")
    assert scene.told("washed_away") == [{"river": "po", "count": 3, "seat": 0}]
    level = min(scene.money(0), scene.money(1))
    scene.cash(0, level).cash(1, level)
    return scene


def test_39_what_a_flood_took_was_drawn() -> None:
    scene = flooded_tie(2)
    assert [player["sections"] for player in scene.view()["players"]] == [5, 4]
    assert rules.ranking(scene.state) == [[1], [0]]


def test_39_in_version_1_tracks_on_the_map_count() -> None:
    scene = flooded_tie(1)
    assert [player["sections"] for player in scene.view()["players"]] == [2, 4]
    assert rules.ranking(scene.state) == [[0], [1]]


def test_37_no_end_without_the_fourth_city() -> None:
    scene = Scene().track(0, "milano", "roma", "napoli").cash(0, 400)
    scene.end_turn()
    scene.end_turn()
    assert (scene.state.phase == OVER, scene.state.goal) == (False, -1)
    scene = four_majors(Scene(), 0).cash(0, 249)
    scene.end_turn()
    assert scene.state.goal == -1, "nor with 249"


def test_37_no_end_with_the_link_broken_by_a_flood() -> None:
    scene = four_majors(Scene(), 0).cash(0, 400)
    strike(scene, "flood_po").quiet_luck()
    assert scene.view()["players"][0]["network"]["joined"] == 3
    scene.end_turn()
    assert scene.state.goal == -1


def test_37_the_rivals_track_joins_nothing() -> None:
    scene = (
        Scene().track(0, "milano", "roma").track(1, "roma", "napoli").ferry(0, "napoli_palermo").cash(0, 400)
    )
    scene.end_turn()
    assert scene.state.goal == -1


def test_the_turn_limit() -> None:
    scene = Scene().turns(0, 100).turns(1, 99).cash(0, 61)
    scene.end_turn()
    assert scene.state.phase != OVER
    scene.end_turn()
    assert scene.told("turn_limit") == [{"limit": 100}]
    assert scene.state.phase == OVER
    assert rules.ranking(scene.state) == [[0], [1]]


# --- loans -------------------------------------------------------------------------------------------------------------


def test_a_loan_for_who_cannot_earn_is_paid_back_as_soon_as_possible() -> None:
    scene = Scene(loans=True).cash(0, 0).train(0, "siena")
    scene.do("borrow")
    assert scene.told("borrow") == [{"seat": 0, "amount": 20, "owes": 40}]
    scene.offer(8, 1, 2, 3, 4).loads(0, "violins for 8.3").cash(0, 30)
    scene.do("deliver 8")
    assert scene.told("repay") == [{"seat": 0, "amount": 40, "owes": 0}]
    assert scene.money(0) == 30 + pay_of(8, 3) - 40


def stuck(version: int = 2) -> Scene:
    return Scene(version, loans=True).cash(0, 0).train(0, "siena").offer(7, 9, 1, 2)


def test_41_one_loan_a_turn() -> None:
    """«Un préstamo de hasta 20 millones»: still stuck, he has to wait for his next turn."""
    scene = stuck()
    scene.do("borrow")
    assert scene.why("borrow").key == "loan_once"
    assert "borrow" not in scene.offers()
    assert rules.snapshot(scene.state.copy()) == rules.snapshot(scene.state)
    scene.do("end")
    assert scene.why("borrow").key == "loan_once", "while building, too"
    scene.end_turn()
    scene.end_turn()
    scene.cash(0, 0)
    scene.do("borrow")
    assert scene.told("borrow") == [{"seat": 0, "amount": 20, "owes": 80}]


def test_41_in_version_1_who_is_still_stuck_may_borrow_again() -> None:
    scene = stuck(1)
    scene.do("borrow")
    scene.cash(0, 0).do("borrow")
    assert scene.told("borrow") == [{"seat": 0, "amount": 20, "owes": 80}]


@pytest.mark.parametrize(("cash", "left"), [(24, 39), (25, 0), (26, 1)])
def test_exactly_40_are_enough_to_pay_a_loan_back(cash: int, left: int) -> None:
    scene = Scene(loans=True).offer(8, 1, 2, 3, 4).train(0, "siena").loads(0, "violins for 8.3").cash(0, cash)
    player = scene.state.people[0]
    player.loans = player.debts = 1
    player.delivered -= 20
    scene.do("deliver 8")
    assert scene.money(0) == left


def test_no_loan_while_something_can_be_earned() -> None:
    """Violins come from Cremona, and card 8 wants them in Siena."""
    scene = Scene(loans=True).track(0, "siena", "cremona").train(0, "cremona").cash(0, 0).offer(8, 1, 2, 3)
    problem = scene.why("borrow")
    assert (problem.key, problem.args) == ("loan_not_needed", {"card": 8, "order": 3, "price": 0})
    assert "borrow" not in scene.offers()


def test_41_no_loan_for_a_train_that_can_turn_in_its_next_turn() -> None:
    """It stands at the end of a line in open country, and may begin its next turn in any direction."""
    scene = Scene(loans=True).track(0, "siena", "cremona", "L15").train(0, "L15", came_from="cremona")
    assert scene.offer(8, 1, 2, 3).cash(0, 0).why("borrow").args == {"card": 8, "order": 3, "price": 0}


@pytest.mark.parametrize(("version", "back"), [(1, False), (2, True)])
def test_41_where_a_train_gets_from_the_end_of_a_line(version: int, back: bool) -> None:
    scene = Scene(version).track(0, "siena", "cremona", "L15").train(0, "L15", came_from="cremona")
    roam = Roam(scene.state, 0, False)
    assert (A.named("siena") in roam.points, roam.can_turn) == (back, back)


def test_40_an_order_that_a_kept_card_closes_is_no_way_to_money() -> None:
    """Of card 8 the saffron is waited for, and the violins would be at hand."""
    scene = Scene(loans=True).track(0, "siena", "cremona").train(0, "cremona").cash(0, 0).offer(1, 2, 3, 7)
    assert scene.cards(0, 8).why("borrow").args["card"] == 8
    scene.state.people[0].waiting = (8 * 4 + 1,)
    assert scene.may("borrow")


def test_in_version_1_a_loan_for_a_train_that_cannot_turn() -> None:
    """It stands at the end of a line in open country, and nothing can be built: no way to move, and so none to money."""
    scene = Scene(1, loans=True).track(0, "siena", "cremona", "L15").train(0, "L15", came_from="cremona")
    scene.offer(8, 1, 2, 3).cash(0, 0)
    assert scene.may("borrow")
    assert scene.train(0, "L15").why("borrow").args["price"] == 0, "if it could, nothing would be missing"
    scene.train(0, "L15", came_from="cremona")
    assert scene.cash(0, 1).may("borrow")
    assert scene.cash(0, 20).why("borrow").args["price"] == 2, "two sections lead back to the line"
    assert scene.train(0, "cremona").cash(0, 0).why("borrow").args["price"] == 0


def test_in_version_1_the_rivals_track_may_lead_a_train_out_of_a_dead_end() -> None:
    scene = Scene(1, loans=True).track(0, "siena", "cremona", "L15").train(0, "L15", came_from="cremona")
    for beside in BESIDE[A.named("L15")]:
        if A.points[beside].name != "cremona":
            scene.track(1, "L15", A.points[beside].name)
    scene.track(1, "L15", "verona").offer(8, 1, 2, 3).cash(0, 4)
    assert scene.why("borrow").args == {"card": 8, "order": 3, "price": 0}
    assert scene.cash(0, 3).may("borrow")


def test_in_version_1_a_ferry_may_lead_a_train_out_of_a_dead_end() -> None:
    """All around Porto Torres belongs to the rival; the ferry to Genova costs 12."""
    scene = Scene(1).track(0, "AI9", "AI8").train(0, "AI8", came_from="AI9")
    for n, edge in enumerate(A.edges):
        if scene.state.owner[n] == 0 and A.points[edge.a].land == A.points[A.named("AI8")].land:
            set_owner(scene.state, n, 1)
    s = scene.state
    assert price_of_freedom(s, 0, False, Roam(s, 0, False)) == 12
    scene.ferry(1, "genova_porto_torres")
    assert price_of_freedom(s, 0, False, Roam(s, 0, False)) == 7
    scene.ferry(0, "genova_porto_torres")
    assert Roam(s, 0, False).can_turn, "it sails to Genova"


def test_a_loan_for_a_train_in_another_network() -> None:
    """The order could be delivered where the train cannot get."""
    scene = Scene(loans=True).track(0, "siena", "cremona").train(0, "lecce").offer(8, 1, 2, 3).cash(0, 5)
    assert scene.may("borrow")
    near = scene.train(0, "parma").cash(0, 2)
    assert near.may("borrow")
    assert near.cash(0, 3).why("borrow").args["price"] == 3, "a track of the line to Parma"


def test_a_loan_for_a_train_full_of_locked_loads() -> None:
    """There is no room for what could be delivered."""
    scene = Scene(loans=True).track(0, "siena", "cremona").train(0, "cremona").cash(0, 0).offer(8, 9, 7, 1)
    scene.loads(0, "sulphur for 9.1", "machinery for 7.1")
    assert scene.may("borrow")
    assert scene.loads(0, "sulphur", "machinery for 7.1").why("borrow").args["card"] == 8, (
        "a free one can be left"
    )


def test_the_rivals_track_is_a_way_to_money_with_four_million() -> None:
    scene = Scene(loans=True).track(1, "siena", "cremona").train(0, "cremona").offer(8, 1, 2, 3).cash(0, 4)
    assert scene.why("borrow").args == {"card": 8, "order": 3, "price": 0}
    assert scene.cash(0, 3).may("borrow")


def test_the_rivals_ferry_is_a_way_to_money_with_four_million() -> None:
    """Cork comes from Olbia, and card 59 wants it in Pescara."""
    scene = Scene(loans=True).track(0, "roma", "pescara").ferry(1, "roma_olbia").train(0, "roma").cash(0, 4)
    assert scene.offer(59, 1, 2, 3).why("borrow").args == {"card": 59, "order": 2, "price": 0}
    assert scene.cash(0, 3).may("borrow")


def test_a_load_locked_on_another_card_is_no_way_to_money() -> None:
    """Violins are on board, but for Torino; and of card 8 the rival has locked the coffee."""
    scene = (
        Scene(loans=True).track(0, "siena", "firenze").train(0, "firenze").cash(0, 0).offer(8, 16, 1, 2, 3)
    )
    scene.loads(0, "violins for 16.3")
    assert scene.may("borrow")
    assert scene.loads(0, "violins").why("borrow").args == {"card": 8, "order": 3, "price": 0}
    scene.train(1, "trieste").loads(1, "coffee for 8.1")
    assert scene.may("borrow")


def test_two_loans_are_paid_back_one_by_one() -> None:
    scene = Scene(loans=True).offer(8, 1, 2, 3, 4).train(0, "siena").loads(0, "violins for 8.3").cash(0, 66)
    player = scene.state.people[0]
    player.loans = player.debts = 2
    player.delivered -= 40
    scene.do("deliver 8")
    assert scene.told("repay") == [
        {"seat": 0, "amount": 40, "owes": 40},
        {"seat": 0, "amount": 40, "owes": 0},
    ]
    assert scene.money(0) == 66 + 15 - 80


def test_the_bank_does_not_take_the_loan_itself() -> None:
    """With 25 in hand and nothing to earn, 45 are there to build with; the next money that comes in is the bank's."""
    scene = Scene(loans=True).track(0, "olbia", "AI11").train(0, "olbia").offer(1, 2, 3, 7).cash(0, 25)
    scene.do("borrow")
    assert scene.told("repay") == []
    assert scene.money(0) == 45
    scene.track(0, "AB23", "AC23").train(1, "AC23")
    scene.end_turn()
    scene.do("move AC23 AB23")
    assert scene.told("repay") == [{"seat": 0, "amount": 40, "owes": 0}]
    assert scene.money(0) == 9


def test_a_derailment_drawn_in_an_exchange_ends_it() -> None:
    scene = Scene().train(0, "milano").loads(0, "violins")
    scene.do("exchange", "swap 1 2 3", f"draw {NEWS['derailment_north']}", "draw 90", "draw 91", "draw 92")
    assert scene.state.active == 1
    assert len(scene.state.offer) == 6
