"""«Recogidas y entregas» and «Cartas públicas»: locking, the race, the offer, what is drawn comes first."""

from __future__ import annotations

from anden.core import CHANCE
from anden.games.italian_rails.state import MOVE
from tests.scenarios.italian_rails.happenings import strike
from tests.scenarios.italian_rails.table import NEWS, Scene, pay_of

# Violins come from Cremona; cards 8, 11 and 16 want them (third order) in Siena, Venezia and Torino. Card 8 also wants
# coffee (1) and saffron (2), card 6 art for Napoli (2).


def test_3_after_a_delivery_one_card_is_drawn() -> None:
    """3 locked + 3 unlocked; one of the locked is delivered: 4 + 2."""
    scene = Scene().offer(8, 11, 16, 1, 2, 3).train(0, "siena").train(1, "roma")
    scene.loads(0, "violins for 8.3", "violins for 11.3").loads(1, "violins for 16.3")
    scene.do("deliver 8")
    assert scene.luck_is_due()
    scene.do("draw 92")
    assert (scene.state.unlocked(), len(scene.state.offer)) == (4, 6)
    assert not scene.luck_is_due()


def test_the_offer_is_filled_up_to_six_cards_and_no_further() -> None:
    """2 locked + 4 unlocked, then 3 + 3, then 4 + 2: six cards are the most, though fewer than four are free."""
    scene = Scene().offer(8, 11, 16, 31, 1, 2).train(0, "cremona").train(1, "roma").locomotive(0, "heavy")
    scene.loads(0, "violins for 8.3", "violins", "violins").loads(1, "violins for 16.3")
    for order, unlocked in (("11.3", 3), ("31.1", 2)):
        scene.do(f"lock violins for {order}")
        assert not scene.luck_is_due()
        assert (scene.state.unlocked(), len(scene.state.offer)) == (unlocked, 6)


def test_5_events_are_resolved_one_by_one_and_replaced_before_play_goes_on() -> None:
    scene = Scene().offer(8, 1, 2, 3).train(0, "cremona").loads(0, "violins")
    scene.do("lock violins for 8.3")
    scene.do(f"draw {NEWS['storms_1']}")
    assert scene.luck_is_due()
    assert scene.state.storm
    scene.do(f"draw {NEWS['excess_profits_tax']}")
    assert scene.told("tax") == [{"seat": 0, "cash": 60, "amount": 10}, {"seat": 1, "cash": 60, "amount": 10}]
    assert scene.luck_is_due()
    scene.do("draw 92")
    assert scene.state.phase == MOVE
    assert scene.state.offer == (8, 1, 2, 3, 92)


def test_an_empty_deck_is_made_of_the_discarded_cards_alone() -> None:
    """Not of what lies open, of private cards, or of events in force."""
    scene = (
        Scene().offer(8, 1, 2, 3).cards(0, 9).cards(1, 10, 12).news("storms_1", seat=1).train(0, "cremona")
    )
    scene.deck().loads(0, "violins").do("lock violins for 8.3")
    assert scene.told("reshuffle") == [{"count": 108 - 4 - 3 - 1}]
    for card in (1, 8, 9, 10, NEWS["storms_1"]):
        assert scene.why(f"draw {card}", CHANCE).key == "luck_card"
    scene.do("draw 92")


def test_7_another_order_of_a_locked_card_is_closed_to_all() -> None:
    scene = Scene().offer(8, 11, 16, 1, 2, 3).train(0, "venezia").train(1, "roma")
    scene.loads(0, "saffron").loads(1, "coffee for 8.1")
    assert scene.why("lock saffron for 8.2").args == {"card": 8, "order": 1, "seat": 1}
    assert scene.why("deliver 8").key == "nothing_locked"
    assert scene.offers("lock") == ["lock saffron for 16.2"], "another card is free"


def test_7_nor_can_the_owner_of_the_lock_take_another_order() -> None:
    scene = Scene().offer(8, 11, 16, 1, 2, 3).train(0, "venezia").loads(0, "saffron", "coffee for 8.1")
    assert scene.why("lock saffron for 8.2").key == "order_locked"


def test_8_both_lock_the_same_order_and_race() -> None:
    scene = Scene().offer(8, 1, 2, 3).train(0, "siena").train(1, "cremona").loads(1, "violins for 8.3")
    scene.offer(8, 1, 2, 3, 4).loads(0, "violins")
    scene.do("lock violins for 8.3")
    assert not scene.luck_is_due(), "it counts as one locked card: four unlocked are left"
    first = scene.view()["offer"][0]
    assert (first["card"], first["order"], first["seats"]) == (8, 3, [0, 1])
    scene.do("deliver 8")
    assert (scene.money(0), scene.money(1)) == (60 + pay_of(8, 3), 60)
    assert scene.told("race_lost") == [{"seat": 1, "good": "violins", "card": 8}]
    assert scene.on_board(1) == []
    assert scene.state.offer == (1, 2, 3, 4)
    assert not scene.luck_is_due()


def test_9_lock_and_deliver_at_once() -> None:
    scene = Scene().offer(8, 1, 2, 3, 4).train(0, "siena").loads(0, "violins")
    scene.do("lock violins for 8.3", "deliver 8")
    assert scene.money(0) == 60 + 15


def test_9_the_draw_of_the_lock_comes_first_and_may_close_the_city() -> None:
    """A volcano comes up: in Napoli nothing is delivered until the end of the drawer's next turn."""
    scene = Scene().offer(6, 1, 2, 3).train(0, "AH28").loads(0, "art")
    scene.do("lock art for 6.2")
    assert scene.why("deliver 6", 0).key == "not_your_turn", "luck is due"
    scene.do(f"draw {NEWS['vesuvio']}", "draw 92")
    assert scene.why("deliver 6").args == {"city": "napoli", "event": "vesuvio"}
    for _ in range(2):
        scene.end_turn()
    assert scene.why("deliver 6").key == "city_closed", "the drawer's next turn"
    for _ in range(2):
        scene.end_turn()
    scene.do("deliver 6")
    assert scene.money(0) == 60 + pay_of(6, 2)


def test_9_the_draw_of_the_lock_may_cost_the_turn() -> None:
    scene = Scene().offer(8, 1, 2, 3).train(0, "siena").loads(0, "violins")
    scene.do("lock violins for 8.3", f"draw {NEWS['derailment_centre']}")
    assert scene.on_board(0) == [], "Siena is near Firenze, and there is nothing to choose"
    assert scene.luck_is_due(), "another card for the event, though four are unlocked again"
    scene.do("draw 92")
    assert scene.state.active == 1, "and the turn is over"
    assert scene.money(0) == 60


def test_10_locked_loads_stay_unlocked_loads_are_left_in_cities() -> None:
    scene = Scene().offer(8, 1, 2, 3, 4).train(0, "K14").loads(0, "violins for 8.3", "ham")
    assert scene.why("drop ham").key == "not_in_city"
    scene.train(0, "bologna")
    assert scene.why("drop violins").key == "load_locked"
    assert scene.why("deliver 8").args == {"city": "siena", "good": "violins"}
    scene.do("drop ham")
    assert scene.on_board(0) == ["violins for 8.3"]
    assert scene.money(0) == 60


def test_11_no_locking_after_building_has_begun() -> None:
    scene = Scene().offer(8, 1, 2, 3, 4).train(0, "cremona").loads(0, "violins")
    assert scene.may("lock violins for 8.3")
    scene.do("end")
    assert scene.why("lock violins for 8.3").args == {"action": "lock", "phase": "build"}
    assert scene.why("load violins").key == "not_now"


def test_one_player_puts_one_cube_on_an_order() -> None:
    """Not in the list either, with a load on board or with the one that is picked up."""
    scene = Scene().offer(8, 11, 1, 2, 3).train(0, "cremona").loads(0, "violins for 8.3", "violins")
    scene.locomotive(0, "heavy")
    assert scene.why("lock violins for 8.3").key == "order_twice"
    assert scene.offers("lock") == ["lock violins for 11.3"]
    assert scene.why("load violins for 8.3").key == "order_twice"
    assert scene.offers("load") == ["load violins", "load violins for 11.3"]


def test_nothing_is_delivered_in_a_closed_city() -> None:
    scene = Scene().offer(11, 1, 2, 3, 4).train(0, "venezia").loads(0, "violins for 11.3", "ham")
    assert scene.offers("deliver") == ["deliver 11"]
    scene.news("dock_strike")
    assert scene.why("deliver 11").args == {"city": "venezia", "event": "dock_strike"}
    assert scene.offers("deliver") == []
    assert scene.offers("drop") == ["drop ham"], "what is not locked may be left behind"


def test_locking_is_possible_anywhere_on_the_way() -> None:
    scene = Scene().offer(8, 1, 2, 3, 4).train(0, "K14").loads(0, "violins")
    scene.do("lock violins for 8.3")
    assert scene.on_board(0) == ["violins for 8.3"]


def test_locking_after_a_turn_of_exchanging_orders_is_part_of_a_move_again() -> None:
    scene = Scene().train(0, "cremona").loads(0, "violins")
    scene.do("exchange", "swap 1 2 3", "draw 8", "draw 91", "draw 92", "end")
    scene.end_turn()
    scene.offer(8, 1, 2, 3).do("lock violins for 8.3", "draw 90")
    assert scene.state.phase == MOVE


def test_12_private_cards() -> None:
    """Only their owner locks them, and they never count for the limits of the offer."""
    scene = (
        Scene().offer(1, 2, 3, 4).cards(0, 8).cards(1, 11).train(0, "cremona").loads(0, "violins", "violins")
    )
    assert scene.why("lock violins for 11.3").args == {"card": 11, "seat": 1}
    scene.do("lock violins for 8.3")
    assert not scene.luck_is_due()
    scene.train(0, "siena").do("deliver 8")
    assert not scene.luck_is_due(), "nor is it replaced"
    assert scene.state.people[0].cards == ()
    assert scene.money(0) == 75


def test_only_one_order_of_a_private_card_is_ever_delivered() -> None:
    scene = Scene().offer(1, 2, 3, 4).cards(0, 8).train(0, "siena").loads(0, "violins for 8.3", "saffron")
    assert scene.why("lock saffron for 8.2").key == "order_locked"
    scene.do("deliver 8")
    assert scene.why("lock saffron for 8.2").key == "card_not_open"


def test_a_delivery_in_a_major_city_by_an_outer_point() -> None:
    for point in ("AH28", "AH29", "AI28", "AI30", "AJ29", "napoli"):
        scene = Scene().offer(6, 1, 2, 3, 4).train(0, point).loads(0, "art for 6.2")
        scene.do("deliver 6")
        assert scene.money(0) == 60 + 22


def test_marble_to_gela_pays_41() -> None:
    """The example of «Cartas de pedido»."""
    scene = Scene().offer(45, 1, 2, 3, 4).train(0, "gela").loads(0, "marble for 45.1")
    scene.do("deliver 45")
    assert scene.told("deliver") == [{"seat": 0, "good": "marble", "city": "gela", "card": 45, "amount": 41}]


def test_an_event_comes_up_before_the_offer_is_full() -> None:
    scene = strike(Scene().train(0, "roma"), "storms_2")
    assert scene.luck_is_due()
    scene.do("draw 92")
    assert (scene.state.phase, scene.state.offer) == (MOVE, (1, 2, 3, 92))
