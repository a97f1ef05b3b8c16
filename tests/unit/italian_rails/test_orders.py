"""Loads, locks, the offer, deliveries, exchange, events that strike players, loans, the end."""

from __future__ import annotations

from typing import Any

import pytest

from anden.core import CHANCE, Event, Match, Setup
from anden.games.italian_rails import rules
from anden.games.italian_rails.printed.cards import C
from anden.games.italian_rails.state import BUILD, DRAW, LOCK, MOVE, OVER
from anden.games.italian_rails.track.joining import missing_cost
from anden.games.italian_rails.track.network import all_joined, joined_majors
from tests.scenarios.italian_rails.table import NEWS, Scene, pay_of


def carrier(*loads: str, **options: Any) -> Scene:
    """A train in Cremona (violins); card 8 wants violins in Siena (15), 11 in Venezia, 16 in Torino."""
    return Scene(**options).train(0, "cremona").loads(0, *loads).offer(8, 11, 16, 1, 2, 3)


# --- loading and locking -----------------------------------------------------------------------------------------------


def test_loading_where_the_good_is_offered() -> None:
    scene = carrier()
    assert scene.offers("load") == [
        "load violins",
        "load violins for 8.3",
        "load violins for 11.3",
        "load violins for 16.3",
    ]
    assert scene.why("load ham").key == "good_not_here"
    assert scene.why("load gold").key == "unknown_good"
    scene.do("load violins", "load violins for 8.3")
    assert scene.on_board(0) == ["violins", "violins for 8.3"]
    assert scene.why("load violins").key == "train_full"
    assert scene.train(0, "K14").why("drop violins").key == "not_in_city"


def test_a_locked_load_cannot_be_dropped_and_holds_its_card() -> None:
    scene = carrier("violins for 8.3", "violins")
    assert scene.why("lock violins for 8.3").key == "order_twice"
    scene.do("drop violins")
    assert scene.why("drop violins").key == "load_locked"
    assert scene.why("drop ham").key == "not_on_board"


def test_nobody_locks_another_order_of_a_locked_card() -> None:
    scene = carrier("violins").loads(1, "saffron for 8.2").train(1, "roma")
    problem = scene.why("lock violins for 8.3")
    assert (problem.key, problem.args) == ("order_locked", {"card": 8, "order": 2, "seat": 1})
    assert scene.offers("lock") == ["lock violins for 11.3", "lock violins for 16.3"]


def test_both_may_lock_the_same_order_and_race() -> None:
    scene = carrier("violins", "ham").loads(1, "violins for 8.3").train(1, "roma").train(0, "siena")
    scene.do("lock violins for 8.3", "deliver 8")
    assert scene.heard() == ["lock", "deliver", "race_lost"]
    assert scene.money(0) == 60 + pay_of(8, 3)
    assert scene.on_board(1) == [], "the load of who loses the race is gone"
    assert scene.money(1) == 60
    assert 8 not in scene.state.offer


def test_private_cards_are_their_owners_and_do_not_count_in_the_offer() -> None:
    scene = carrier("violins").offer(1, 2, 3, 4).cards(0, 8, 50).cards(1, 11, 51)
    problem = scene.why("lock violins for 11.3")
    assert (problem.key, problem.args) == ("card_private", {"card": 11, "seat": 1})
    assert scene.why("lock violins for 16.3").key == "card_not_open"
    assert scene.why("lock violins for 8.1").key == "order_other_good"
    scene.do("lock violins for 8.3")
    assert scene.state.phase == MOVE, "a private card is no reason to draw"


# --- the offer ---------------------------------------------------------------------------------------------------------


def drawn_after(scene: Scene, text: str) -> int:
    """How many orders the offer takes after an action."""
    before = len(scene.state.offer)
    scene.do(text)
    left = len(scene.state.offer)
    scene.quiet_luck()
    assert left <= before
    return len(scene.state.offer) - left


@pytest.mark.parametrize(
    ("cards", "drawn"),
    [((8, 11, 16, 1, 2, 3), 0), ((8, 1, 2, 3, 4), 0), ((8, 1, 2, 3), 1)],
    ids=["six", "five", "four"],
)
def test_locking_keeps_four_unlocked_if_six_allow(cards: tuple[int, ...], drawn: int) -> None:
    scene = carrier("violins").offer(*cards)
    assert drawn_after(scene, "lock violins for 8.3") == drawn
    assert scene.state.unlocked() >= 4


def test_three_locked_and_three_unlocked() -> None:
    """Two of mine, one of the rival: the offer is full; after a delivery one card comes."""
    scene = carrier("violins for 8.3", "violins for 11.3").train(1, "roma").loads(1, "flowers for 3.1")
    scene.train(0, "siena")
    assert (scene.state.unlocked(), len(scene.state.offer)) == (3, 6)
    assert drawn_after(scene, "deliver 8") == 1
    assert (scene.state.unlocked(), len(scene.state.offer)) == (4, 6)


def test_events_are_resolved_and_replaced() -> None:
    scene = carrier("violins").offer(8, 1, 2, 3)
    scene.do("lock violins for 8.3", f"draw {NEWS['storms_1']}", f"draw {NEWS['fog_po_plain']}")
    assert scene.state.phase == DRAW
    assert scene.state.storm
    assert scene.state.left == 5, "the fog reaches Cremona: half of what is left"
    scene.do("draw 92")
    assert scene.state.phase == MOVE
    assert scene.state.offer == (8, 1, 2, 3, 92)


def test_the_discards_are_shuffled_when_the_deck_is_empty() -> None:
    scene = carrier("violins").offer(8, 1, 2, 3).deck()
    scene.do("lock violins for 8.3")
    assert scene.heard() == ["lock", "reshuffle"]
    assert scene.luck_is_due()


def test_no_trade_in_a_strike() -> None:
    scene = carrier("violins for 8.3").news("dock_strike").train(0, "venezia")
    assert scene.why("load glass").key == "city_closed"
    assert "load" not in " ".join(scene.offers())
    assert scene.train(0, "cremona").may("load violins")
    assert scene.train(0, "AC23").why("load tourists").key == "city_closed", (
        "Rome stands on the coast with a point"
    )


# --- derailments -------------------------------------------------------------------------------------------------------


def derail(scene: Scene, event: str = "derailment_north") -> list[Event]:
    """Luck draws a derailment in the turn of seat 0."""
    scene.state.forced = 1
    scene.state.phase = DRAW
    return scene.do(f"draw {NEWS[event]}")


def test_three_points_are_near_and_four_are_not() -> None:
    """Bologna lies in P18; S18 is three points away, Firenze (T18) four. A major city counts from its centre: from an outer
    point of Rome the third point is the fourth."""
    assert [name for name in ("S18", "T18") if _hit(name, "derailment_north")] == ["S18"]
    assert [name for name in ("AF24", "AG25") if _hit(name, "derailment_centre")] == ["AF24"]


def _hit(point: str, event: str) -> bool:
    scene = Scene().train(1, point)
    derail(scene, event)
    return "derailed" in scene.heard()


def test_without_loads_only_the_turn_is_lost() -> None:
    scene = Scene().train(1, "milano")
    derail(scene)
    scene.quiet_luck()
    assert (scene.state.active, scene.state.phase, scene.state.people[1].lost) == (0, MOVE, 1)
    scene.end_turn()
    assert scene.told("turn_lost") == [{"seat": 1, "left": 0}]
    assert (scene.state.active, scene.state.people[0].turns, scene.state.people[1].turns) == (0, 4, 3)


def test_the_active_player_loses_the_rest_of_this_turn_and_the_next() -> None:
    scene = Scene().train(0, "milano")
    derail(scene)
    scene.quiet_luck()
    assert (scene.state.active, scene.state.people[0].lost) == (1, 1)
    scene.end_turn()
    assert (scene.state.active, scene.state.people[0].turns) == (1, 4), "the lost turn counts as one"


def test_the_victim_chooses_the_load() -> None:
    scene = carrier("violins for 8.3", "ham")
    derail(scene)
    assert scene.to_act() == (0,)
    assert scene.offers() == ["lose violins 8", "lose ham"]
    assert scene.why("lose wine").key == "lose_not_yours"
    scene.do("lose violins 8")
    assert scene.heard() == ["lose_load", "unlocked"]
    assert scene.on_board(0) == ["ham"]
    assert scene.state.unlocked() == 6


def test_a_single_load_is_lost_without_asking_and_a_shared_lock_stays() -> None:
    scene = carrier("violins for 8.3").loads(1, "violins for 8.3").train(1, "roma")
    derail(scene)
    assert scene.luck_is_due()
    assert "unlocked" not in scene.heard()
    assert scene.state.locked_order(8) == 2


@pytest.mark.parametrize("give", [False, True])
def test_the_private_card_is_kept_or_given(give: bool) -> None:
    scene = carrier("violins for 8.3").offer(1, 2, 3, 4, 5, 6).cards(0, 8, 50)
    derail(scene)
    assert scene.state.forced == 1
    assert scene.to_act() == (0,)
    assert rules.phase(scene.state).key == "card"
    scene.state.forced = 0
    scene.do("give card" if give else "keep card")
    assert (8 in scene.state.offer, 8 in scene.state.people[0].cards) == (give, not give)
    assert len(scene.state.offer) == (7 if give else 6)
    assert scene.state.active == 1, "no draw, and the rest of the turn is lost"


def test_both_trains_derail() -> None:
    scene = carrier("violins", "ham").train(1, "milano").loads(1, "wine", "art")
    derail(scene)
    assert scene.to_act() == (0,)
    scene.do("lose ham")
    assert scene.to_act() == (1,)
    scene.do("lose art")
    scene.quiet_luck()
    assert [p.lost for p in scene.state.people] == [0, 0], (
        "one turn each: seat 1 lost his at once, then seat 0"
    )
    assert scene.state.active == 1


def test_a_train_at_sea_is_safe() -> None:
    scene = Scene().at_sea(1, "genova_porto_torres", "genova")
    derail(scene)
    assert "derailed" not in scene.heard()


# --- tax, exchange, loans ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("cash", "due"), [(49, 0), (50, 10), (99, 10), (100, 15), (149, 15), (150, 20), (199, 20), (200, 30)]
)
def test_the_tax(cash: int, due: int) -> None:
    scene = Scene().cash(0, cash).cash(1, 0)
    assert scene.view(1)["players"][0]["cash"] is None
    scene.state.forced = 1
    scene.state.phase = DRAW
    scene.do(f"draw {NEWS['excess_profits_tax']}")
    assert scene.money(0) == cash - due
    assert scene.view(1)["players"][0]["cash"] == cash - due
    assert scene.view(None)["options"]["cash"] == "open"


def test_exchange_three_cards_and_lock_at_once() -> None:
    scene = carrier("violins").offer(1, 2, 3, 4)
    scene.do("exchange")
    assert rules.to_act(scene.state) == (CHANCE,)
    assert scene.why("swap 1 2", CHANCE).key == "luck_swap"
    scene.do("swap 1 2 4", "draw 8", "draw 11", "draw 92")
    assert (scene.state.phase, scene.state.offer) == (LOCK, (3, 8, 11, 92))
    assert scene.why("load violins").key == "not_now"
    assert scene.why("deliver 8").key == "not_now"
    scene.do("lock violins for 8.3")
    scene.do("draw 16")
    assert scene.state.phase == LOCK
    assert scene.offers() == ["end"]
    scene.do("end")
    assert scene.state.active == 1


def test_exchange_of_a_full_offer_brings_three_cards() -> None:
    scene = Scene()
    scene.do("exchange", "swap 1 2 3", "draw 90", "draw 91", "draw 92")
    assert scene.state.offer == (4, 5, 6, 90, 91, 92), "six unlocked cards stay six"
    assert scene.state.phase == LOCK


def test_exchange_only_instead_of_a_turn_and_without_locks() -> None:
    scene = carrier("violins for 8.3")
    assert scene.why("exchange").key == "exchange_locked"
    scene = carrier("violins")
    scene.do("drop violins")
    assert scene.why("exchange").key == "exchange_begun"
    scene = carrier()
    scene.do("end")
    assert scene.why("exchange").key == "exchange_begun"
    first = Scene().turns(0, 1).turns(1, 0)
    first.state.phase = BUILD
    assert first.may("exchange"), "also in the turns without moving"


def test_a_loan_is_for_who_cannot_earn() -> None:
    scene = Scene().cash(0, 20)
    assert scene.why("borrow").key == "loans_off"
    scene = Scene(loans=True).cash(0, 60)
    assert scene.why("borrow").key == "loan_not_needed"
    poor = Scene(loans=True).cash(0, 0)
    assert "borrow" in poor.offers()
    poor.do("borrow")
    assert (poor.money(0), poor.view()["players"][0]["debt"]) == (20, 40)
    assert rules.scores(poor.state)[0].total == -20


def test_a_loan_is_paid_back_at_once() -> None:
    scene = carrier("violins for 8.3", loans=True).cash(0, 30)
    player = scene.state.people[0]
    player.loans = player.debts = 1
    player.delivered -= 20
    scene.train(0, "siena").do("deliver 8")
    assert scene.told("repay") == [{"seat": 0, "amount": 40, "owes": 0}]
    assert scene.money(0) == 30 + 15 - 40


# --- hidden cash and the end -------------------------------------------------------------------------------------------


def test_hidden_cash_is_in_no_view_of_the_rival() -> None:
    scene = Scene().cash(0, 123)
    assert [line.key for line in rules.scores(rules.hide(scene.state, 1))[0].lines] == ["hidden"]
    assert scene.view(0)["players"][0]["cash"] == 123
    assert scene.view(None)["players"][0]["cash"] is None
    assert Scene(cash="open").view(None)["players"][0]["cash"] == 60


@pytest.mark.parametrize("viewer", [1, None])
def test_two_worlds_that_differ_in_hidden_cash_look_the_same(viewer: int | None) -> None:
    worlds = [rules.hide(Scene().cash(0, cash).state, viewer) for cash in (3, 123)]
    assert rules.show(worlds[0], viewer) == rules.show(worlds[1], viewer)
    assert rules.scores(worlds[0]) == rules.scores(worlds[1])


def four_majors(scene: Scene, seat: int) -> Scene:
    return scene.track(seat, "milano", "roma", "napoli").ferry(seat, "napoli_palermo")


def test_the_four_major_cities() -> None:
    scene = four_majors(Scene(), 0)
    assert all_joined(scene.state, 0)
    assert joined_majors(scene.state, 1) == []
    assert missing_cost(scene.state, 0) == 0
    assert missing_cost(Scene().state, 0) == 26 + 10 + 10, "Milano - Roma - Napoli, and the ferry to Palermo"
    rival = Scene().track(1, "roma", "napoli").state
    assert missing_cost(rival, 0) == 47, "another way beside his costs a little more"
    assert missing_cost(rival, 1) == 36
    network = scene.view()["players"][0]["network"]
    assert (network["joined"], network["missing"]) == (4, 0)


@pytest.mark.parametrize(("who", "more"), [(0, True), (1, False)])
def test_the_last_round(who: int, more: bool) -> None:
    """The starter reaches the goal: the rival has one more turn. The rival reaches it: turns are equal."""
    scene = four_majors(Scene(), who).cash(who, 250)
    if who == 1:
        scene.cash(1, 249)
        scene.end_turn()
        scene.cash(1, 250)
    scene.end_turn()
    assert (scene.state.phase != OVER) == more
    if more:
        assert scene.told("last_turn") == [{"seat": 1}]
        scene.end_turn()
    assert scene.state.phase == OVER
    assert rules.ranking(scene.state)[0] == [who]
    assert scene.view(1 - who)["players"][who]["cash"] == 250


def test_no_end_without_the_fourth_city_or_with_a_broken_link() -> None:
    scene = Scene().track(0, "milano", "roma", "napoli").cash(0, 400)
    scene.end_turn()
    assert scene.state.goal == -1
    scene = four_majors(Scene(), 0).cash(0, 400)
    scene.state.forced = 1
    scene.state.phase = DRAW
    scene.do(f"draw {NEWS['flood_po']}")
    scene.quiet_luck()
    scene.end_turn()
    assert scene.state.goal == -1


def test_ties_go_to_fewer_tracks() -> None:
    scene = Scene().track(0, "L12", "L13", "cremona").track(1, "AC23", "AB23")
    assert rules.ranking(scene.state) == [[1], [0]]
    scene.ferry(1, "roma_olbia")
    assert rules.ranking(scene.state) == [[0, 1]]
    assert rules.ranking(scene.cash(0, 61).state) == [[0], [1]]


def test_set_up() -> None:
    match = Match(rules, Setup(game=rules.id, version=rules.version, players=2), seed=None)
    match.play(CHANCE, rules.parse(match.state, "deal 10 20 30 40 50 | 11 21 31 41 51 | 93"))
    assert match.to_act() == (0, 1)
    match.play(1, rules.parse(match.state, "keep 21 11"))
    assert match.to_act() == (0,)
    assert rules.show(rules.hide(match.state, 0), 0)["players"][1]["cards"] == [0] * 5
    assert match.visible_log(0)[1].action is None
    match.play(0, rules.parse(match.state, "keep 20 50"))
    s = match.state
    assert [p.cards for p in s.people] == [(20, 50), (11, 21)]
    assert s.offer == (10, 30, 31, 40, 41, 51)
    assert (s.starter, s.active, s.phase) == (1, 1, BUILD)
    assert match.visible_log(0)[1].action is not None, "the choice is shown"
    assert s.where[93] == 0
    assert len(C.news_cards) == 16
