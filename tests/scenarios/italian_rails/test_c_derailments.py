"""«Eventos de derailment (descarrilamiento)» and lost turns."""

from __future__ import annotations

import pytest

from anden.games.italian_rails import rules
from tests.scenarios.italian_rails.happenings import draw_due, strike
from tests.scenarios.italian_rails.table import NEWS, Scene, distances, pay_of

NORTH = ("torino", "milano", "genova", "verona", "bologna", "venezia")


def hit(point: str, event: str = "derailment_north") -> bool:
    return "derailed" in strike(Scene().train(1, point), event).heard()


def test_13_three_points_are_near_and_four_are_not() -> None:
    far = distances(*NORTH)
    near = [point for point, steps in far.items() if steps == 3]
    beyond = [point for point, steps in far.items() if steps == 4]
    assert len(near) > 20
    assert all(hit(point) for point in near[::4])
    assert not any(hit(point) for point in beyond[::4])


def test_13_a_major_city_counts_from_its_centre() -> None:
    """From Milano: an outer point is 1, so three points from there are 4."""
    own = distances("milano")
    assert own["K13"] == 1
    others = distances(*(city for city in NORTH if city != "milano"))
    points = [point for point, steps in own.items() if steps == 4 and others[point] > 3]
    outside = [point for point, steps in own.items() if steps == 3 and others[point] > 3]
    assert points
    assert outside
    assert not hit(points[0])
    assert hit(outside[0])


def test_14_without_a_load_only_the_turn_is_lost() -> None:
    scene = strike(Scene().train(1, "milano"), "derailment_north").quiet_luck()
    assert (scene.state.active, scene.state.people[1].lost) == (0, 1)
    scene.end_turn()
    assert scene.told("turn_lost") == [{"seat": 1, "left": 0}]
    assert scene.state.active == 0


def test_14_the_victim_chooses_locked_loads_included() -> None:
    scene = Scene().train(1, "milano").loads(1, "violins for 8.3", "ham", "ham").locomotive(1, "heavy")
    strike(scene, "derailment_north", 8, 1, 2, 3)
    assert scene.to_act() == (1,), "the rival, in a turn of the other"
    assert sorted(scene.offers()) == ["lose ham", "lose violins 8"]
    scene.do("lose ham")
    assert scene.on_board(1) == ["ham", "violins for 8.3"]
    assert scene.luck_is_due(), "the offer still wants a card"


def test_14_of_equal_loads_there_is_nothing_to_choose() -> None:
    scene = strike(Scene().train(1, "milano").loads(1, "ham", "ham"), "derailment_north")
    assert scene.luck_is_due()
    assert scene.on_board(1) == ["ham"]


def both_derailed(version: int) -> Scene:
    """Both lose a locked load, and five cards are unlocked."""
    scene = Scene(version).train(0, "milano").train(1, "torino")
    scene.loads(0, "violins for 8.3").loads(1, "flowers for 3.1")
    strike(scene, "derailment_north", 8, 3, 1, 2, 4)
    assert scene.told("unlocked") == [{"card": 8}, {"card": 3}]
    assert scene.state.unlocked() == 5
    return scene


def test_15_the_event_card_is_replaced_whatever_was_unlocked() -> None:
    """«A continuación se roba otra carta para sustituirla»: one, and nothing is discarded."""
    scene = both_derailed(2)
    assert scene.luck_is_due()
    scene.do("draw 92")
    assert scene.state.offer == (8, 3, 1, 2, 4, 92)
    assert scene.state.active == 1, "the turn of seat 0 is over"
    assert not scene.luck_is_due()


def test_15_five_unlocked_cards_are_legal() -> None:
    scene = strike(Scene().train(1, "milano").loads(1, "violins for 8.3"), "derailment_north", 8, 1, 2, 3)
    assert scene.state.unlocked() == 4
    scene.do("draw 92")
    assert (scene.state.unlocked(), len(scene.state.offer)) == (5, 5)
    assert scene.to_act() == (0,), "he goes on"


def test_15_of_events_one_after_another_the_last_is_replaced() -> None:
    """The second event is drawn for the first, and one order for both."""
    scene = strike(Scene().train(1, "milano").loads(1, "violins for 8.3"), "derailment_north", 8, 1, 2, 3)
    scene.do(f"draw {NEWS['storms_1']}")
    assert scene.luck_is_due()
    scene.do("draw 92")
    assert scene.state.offer == (8, 1, 2, 3, 92)
    assert scene.to_act() == (0,)


def test_15_in_version_1_nothing_is_drawn_when_four_are_unlocked() -> None:
    scene = both_derailed(1)
    assert scene.state.offer == (8, 3, 1, 2, 4)
    assert not scene.luck_is_due()
    assert scene.state.active == 1


def test_16_a_card_the_rival_has_locked_too_stays_locked() -> None:
    scene = (
        Scene().train(1, "milano").train(0, "roma").loads(0, "violins for 8.3").loads(1, "violins for 8.3")
    )
    strike(scene, "derailment_north", 8, 1, 2, 3)
    assert scene.told("lose_load") == [{"seat": 1, "good": "violins"}]
    assert scene.told("unlocked") == []
    assert scene.state.locked_order(8) == 2


def kept_card(version: int) -> Scene:
    """Seat 1 has lost the violins of his private card 8 near Milano, keeps the card, and is about to move."""
    scene = Scene(version).cards(1, 8).train(1, "milano").loads(1, "violins for 8.3")
    strike(scene, "derailment_north")
    assert (scene.to_act(), scene.offers()) == ((1,), ["keep card", "give card"])
    scene.do("keep card")
    scene.quiet_luck()
    assert scene.state.people[1].cards == (8,)
    scene.end_turn()
    scene.end_turn()
    assert scene.state.active == 1
    return scene


def test_40_the_private_card_that_is_kept_stays_locked_on_the_same_order() -> None:
    """«Mantener la carta como bloqueada de forma privada»: the other two orders stay closed."""
    scene = kept_card(2)
    assert scene.view()["players"][1]["waiting"] == [{"card": 8, "order": 3}]
    scene.train(1, "trieste")
    assert scene.why("load coffee for 8.1").args == {"card": 8, "order": 3, "seat": 1}
    assert "load coffee for 8.1" not in scene.offers("load")
    assert scene.may("load coffee for 1.2"), "other cards are open"
    assert scene.loads(1, "saffron").why("lock saffron for 8.2").key == "order_locked"
    assert "lock saffron for 8.2" not in scene.offers("lock")


def test_40_the_load_is_fetched_again() -> None:
    scene = kept_card(2).train(1, "cremona")
    assert scene.why("deliver 8").key == "nothing_locked"
    assert "load violins for 8.3" in scene.offers("load")
    scene.do("load violins for 8.3")
    assert scene.view()["players"][1]["waiting"] == []
    assert scene.why("load violins for 8.3").key == "order_twice"
    scene.train(1, "siena").do("deliver 8")
    assert scene.money(1) == 60 + pay_of(8, 3)
    assert scene.state.people[1].cards == ()


def test_40_until_then_it_takes_no_room_and_hinders_no_exchange() -> None:
    """There is no load that is locked."""
    scene = kept_card(2).train(1, "cremona")
    assert scene.may("exchange")
    scene.do("load violins", "load violins")
    assert len(scene.on_board(1)) == 2
    assert scene.may("lock violins for 8.3"), "with a load that was not taken for it, too"


@pytest.mark.parametrize(("answer", "waiting"), [("keep card", [{"card": 8, "order": 3}]), ("give card", [])])
def test_40_the_load_may_be_lost_again(answer: str, waiting: list[dict[str, int]]) -> None:
    scene = kept_card(2).train(1, "cremona")
    scene.do("load violins for 8.3")
    strike(scene.train(1, "firenze"), "derailment_centre", 1, 2, 3)
    assert scene.view()["players"][1]["waiting"] == [{"card": 8, "order": 3}]
    scene.do(answer)
    assert scene.view()["players"][1]["waiting"] == waiting
    assert scene.state.locked_order(8) == (2 if waiting else -1), "in the offer all its orders are open"


def test_40_the_referee_sees_a_card_that_waits_for_what_is_on_board_or_is_not_there() -> None:
    scene = kept_card(2)
    assert rules.audit(scene.state) == []
    scene.loads(1, "violins for 8.3")
    assert rules.audit(scene.state) == ["seat 1: cards [8] wait for a load"]
    scene.loads(1).cards(1)
    assert rules.audit(scene.state) == ["seat 1: cards [8] wait for a load"]


def test_40_in_version_1_all_orders_of_a_card_that_is_kept_are_open_again() -> None:
    scene = kept_card(1)
    assert scene.view()["players"][1]["waiting"] == []
    scene.train(1, "trieste")
    assert scene.may("load coffee for 8.1")


def test_17_the_private_card_is_given_to_the_offer_which_reaches_seven() -> None:
    """In an exchange three cards must be drawn; the card given is not one of them."""
    scene = Scene().cards(1, 8).train(1, "milano").loads(1, "violins for 8.3")
    scene.do("exchange", "swap 1 2 3", "draw 90", "draw 91", f"draw {NEWS['derailment_north']}", "give card")
    assert scene.state.offer == (4, 5, 6, 90, 91, 8)
    scene.do("draw 92")
    assert len(scene.state.offer) == 7
    assert not scene.luck_is_due()
    scene.do("end")
    assert len(scene.state.offer) == 7, "nothing is discarded"


def test_17_the_given_card_fills_the_offer() -> None:
    scene = Scene().cards(1, 8).train(1, "milano").loads(1, "violins for 8.3")
    strike(scene, "derailment_north")
    scene.do("give card")
    assert scene.state.offer == (1, 2, 3, 8)
    assert scene.luck_is_due(), "four are unlocked, and the event card is replaced all the same"
    scene.do("draw 92")
    assert not scene.luck_is_due()


def test_17_the_given_card_may_be_the_seventh() -> None:
    """The sixth card was being drawn."""
    scene = Scene().cards(1, 8).train(1, "milano").loads(1, "violins for 8.3")
    scene.train(0, "roma").loads(0, "violins for 11.3", "violins for 16.3")
    strike(scene, "derailment_north", 11, 16, 1, 2, 3)
    scene.do("give card", "draw 92")
    assert scene.state.offer == (11, 16, 1, 2, 3, 8, 92)
    assert not scene.luck_is_due()


def test_18_the_active_player_loses_the_rest_of_the_turn_and_the_next() -> None:
    scene = strike(Scene().train(0, "milano"), "derailment_north")
    assert scene.told("turn_cut") == [{"seat": 0}]
    assert scene.luck_is_due(), "the offer is filled first"
    scene.quiet_luck()
    assert (scene.state.active, scene.state.people[0].turns) == (1, 3)
    scene.end_turn()
    assert scene.told("turn_lost") == [{"seat": 0, "left": 0}]
    assert (scene.state.active, scene.state.people[0].turns) == (1, 4)
    assert scene.why("end", 0).key == "not_your_turn"
    scene.end_turn()
    assert scene.state.active == 0


def test_18_the_rival_loses_only_his_next_turn() -> None:
    scene = strike(Scene().train(1, "milano"), "derailment_north").quiet_luck()
    assert scene.state.active == 0
    assert scene.told("turn_cut") == []
    assert scene.may("place roma"), "the active player goes on"


@pytest.mark.parametrize("seat", [0, 1])
def test_18_two_hits_add_up(seat: int) -> None:
    """S18 lies three points from Bologna and one from Firenze."""
    scene = strike(Scene().train(seat, "S18"), "derailment_north")
    scene.do(f"draw {NEWS['derailment_centre']}")
    assert scene.told("loses_turn") == [{"seat": seat, "count": 2}]
    assert scene.told("turn_cut") == [], "the rest of this turn is lost but once"
    scene.quiet_luck()
    other = 1 - seat
    assert scene.state.active == other
    active = []
    for _ in range(3):
        scene.end_turn()
        active.append(scene.state.active)
    assert active == [other, other, seat]


def test_a_train_that_is_nowhere_or_at_sea_is_safe() -> None:
    scene = strike(Scene().at_sea(1, "genova_porto_torres", "genova"), "derailment_north")
    assert "derailed" not in scene.heard()


def test_the_choice_comes_before_the_next_card() -> None:
    scene = draw_due(Scene().train(0, "milano").loads(0, "ham", "wine"), 1, 2)
    scene.do(f"draw {NEWS['derailment_north']}")
    assert scene.to_act() == (0,)
    scene.do("lose wine")
    assert scene.luck_is_due()
    scene.do("draw 91", "draw 92")
    assert scene.state.active == 1
