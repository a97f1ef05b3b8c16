"""«Cartas de evento» (half speed, how long events last) and «Trasbordadores»."""

from __future__ import annotations

import pytest

from tests.scenarios.italian_rails.happenings import strike
from tests.scenarios.italian_rails.table import NEWS, Scene

# The gale halves within one point of the coast from the row of Roma on: the outer point AE22 of Roma lies in it, its
# centre does not.


@pytest.mark.parametrize(("locomotive", "half"), [("freight", 5), ("fast", 6), ("heavy", 5), ("super", 6)])
def test_19_half_speed_favours_the_player(locomotive: str, half: int) -> None:
    scene = Scene().locomotive(1, locomotive).train(1, "AE22").news("gale_coast")
    scene.end_turn()
    assert (scene.state.active, scene.state.left) == (1, half)


@pytest.mark.parametrize(("speed", "half"), [("freight", 6), ("fast", 8)])
def test_19_half_speed_of_fast_trains(speed: str, half: int) -> None:
    """«Trenes rápidos»: 12 and 16."""
    scene = Scene(fast_trains=True).locomotive(1, speed).train(1, "AE22").news("gale_coast")
    scene.end_turn()
    assert scene.state.left == half


@pytest.mark.parametrize(("left", "after"), [(8, 4), (7, 3), (2, 1), (1, 0)])
def test_19_entering_a_zone_halves_what_is_left(left: int, after: int) -> None:
    """The step counts first: with 7 left inside the zone 4 remain, with 1 left 1."""
    scene = Scene().train(0, "roma").news("gale_coast").left(left)
    scene.do("move roma AE22")
    assert scene.state.left == after
    assert scene.told("half_speed") == [{"seat": 0, "left": after}]


def test_an_event_drawn_in_mid_move_halves_what_is_left() -> None:
    scene = Scene().train(0, "cremona").left(7)
    strike(scene, "fog_po_plain")
    assert scene.told("half_speed") == [{"seat": 0, "left": 4}]
    away = Scene().train(0, "roma").left(7)
    strike(away, "fog_po_plain")
    assert away.told("half_speed") == []
    assert away.state.left == 7


def test_21_weather_halves_once_a_turn() -> None:
    scene = Scene().train(0, "roma").news("gale_coast")
    scene.do("move roma AE22 roma AE22")
    assert scene.state.left == 2, "9, 8 halved 4, 3, 2"


def test_21_nor_does_an_event_drawn_on_top_halve_again() -> None:
    """Ash of the Vesuvius falls where the gale blows already."""
    scene = Scene().train(0, "napoli").news("gale_coast")
    scene.do("move napoli AI28")
    left = scene.state.left
    strike(scene, "vesuvio")
    assert scene.told("half_speed") == []
    assert scene.state.left == left > 1


def test_21_but_it_halves_again_in_the_next_turn() -> None:
    scene = Scene().train(0, "roma").news("gale_coast", seat=1)
    scene.do("move roma AE22")
    scene.end_turn()
    scene.end_turn()
    assert scene.told("half_speed") == [{"seat": 0, "left": 5}]


def test_21_leaving_a_ferry_in_a_zone_halves_twice() -> None:
    scene = Scene().at_sea(1, "roma_olbia", "olbia").news("gale_coast")
    scene.end_turn()
    assert scene.told("land") == [{"seat": 1, "ferry": "roma_olbia", "point": "olbia", "left": 5}]
    assert scene.state.left == 3


def test_a_train_placed_in_bad_weather_begins_at_half_speed() -> None:
    scene = Scene().news("gale_coast")
    scene.do("place AE22")
    assert scene.told("half_speed") == [{"seat": 0, "left": 5}]


def test_weather_drawn_in_an_exchange_or_after_a_derailment_slows_nobody() -> None:
    """There is no move any more that it could slow."""
    scene = Scene().train(0, "cremona")
    scene.do("exchange", "swap 1 2 3", f"draw {NEWS['fog_po_plain']}")
    assert scene.told("half_speed") == []
    derailed = strike(Scene().train(0, "cremona"), "derailment_north")
    assert derailed.told("turn_cut") == [{"seat": 0}]
    derailed.do(f"draw {NEWS['fog_po_plain']}")
    assert derailed.told("half_speed") == []


def test_weather_in_the_port_ahead_does_not_reach_a_train_at_sea() -> None:
    scene = Scene().ferry(0, "roma_olbia").train(0, "AE22").offer(8, 1, 2, 3).loads(0, "violins")
    scene.do("board roma_olbia", "lock violins for 8.3", f"draw {NEWS['gale_coast']}")
    assert scene.told("half_speed") == []


def test_two_kinds_of_weather_at_once() -> None:
    """Fog around Cremona and snow in the Alps: both are there."""
    for events in (("fog_po_plain", "gale_coast"), ("gale_coast", "fog_po_plain")):
        scene = Scene().train(1, "cremona").news(events[0]).news(events[1])
        scene.end_turn()
        assert scene.told("half_speed") == [{"seat": 1, "left": 5}]
        coast = Scene().train(1, "AE22").news(events[0]).news(events[1])
        coast.end_turn()
        assert coast.told("half_speed") == [{"seat": 1, "left": 5}]


def test_22_effects_last_until_the_end_of_the_drawers_next_turn() -> None:
    scene = strike(Scene(), "storms_1").quiet_luck()
    ends = []
    for _ in range(4):
        scene.end_turn()
        ends.append("news_over" in scene.heard())
    assert ends == [False, False, True, False]


def test_22_also_when_that_turn_is_lost() -> None:
    scene = strike(Scene().train(0, "milano"), "storms_1")
    scene.do(f"draw {NEWS['derailment_north']}")
    scene.quiet_luck()
    assert scene.state.active == 1
    assert scene.state.storm
    scene.end_turn()
    assert scene.heard()[-4:] == ["end", "turn_lost", "news_over", "turn"]
    assert not scene.state.storm


def test_nobody_enters_or_leaves_a_closed_point() -> None:
    """Landslides close mountain points near L'Aquila; the train that stands in one waits."""
    scene = Scene().track(0, "Z26", "laquila").train(0, "laquila").news("landslides_apennines")
    assert scene.why("move laquila Z26").args["event"] == "landslides_apennines"
    assert scene.offers("move") == []
    scene.train(0, "Z26")
    assert scene.why("move Z26 laquila").key == "point_closed"
    assert scene.offers("move") == []


# --- ferries -----------------------------------------------------------------------------------------------------------


def test_23_a_train_that_arrives_in_port_boards_in_its_next_turn() -> None:
    scene = Scene().ferry(0, "roma_olbia").track(0, "AC23", "AB23").train(0, "AB23")
    scene.do("move AB23 AC23 roma AE22")
    assert scene.state.left == 6
    assert scene.why("board roma_olbia").key == "port_start"
    scene.end_turn()
    scene.end_turn()
    scene.do("board roma_olbia")
    assert scene.view()["players"][0]["train"] == {"point": "olbia", "ferry": "roma_olbia", "from": None}
    assert scene.view()["moving"]["left"] == 0, "boarding is the whole move"
    assert scene.why("move olbia AI11").key == "at_sea"
    scene.end_turn()
    scene.end_turn()
    assert scene.told("land") == [{"seat": 0, "ferry": "roma_olbia", "point": "olbia", "left": 5}]
    assert scene.may("load cork")


def test_23_who_has_come_out_may_sail_back_in_the_next_turn() -> None:
    scene = Scene().ferry(0, "roma_olbia").at_sea(1, "roma_olbia", "olbia").ferry(1, "roma_olbia")
    scene.end_turn()
    assert scene.why("board roma_olbia").key == "port_start"
    scene.end_turn()
    scene.end_turn()
    scene.do("board roma_olbia")
    assert scene.state.people[1].sea >= 0


def test_23_with_quick_ferries_it_crosses_at_once() -> None:
    scene = Scene(ferries="quick").ferry(0, "roma_olbia").train(0, "AE22")
    scene.do("board roma_olbia")
    assert (scene.where(0), scene.state.left) == ("olbia", 5)
    assert scene.why("board roma_olbia").key == "port_start"
    moved = Scene(ferries="quick").ferry(0, "roma_olbia").train(0, "roma")
    moved.do("move roma AE22")
    assert moved.why("board roma_olbia").key == "port_start"


def test_23_loading_before_boarding_is_no_movement() -> None:
    scene = Scene().ferry(0, "roma_olbia").train(0, "AE22")
    scene.do("load tourists", "board roma_olbia")
    assert scene.on_board(0) == ["tourists"]


def test_a_lost_turn_is_spent_at_sea() -> None:
    scene = Scene().at_sea(1, "roma_olbia", "olbia")
    scene.state.people[1].lost = 1
    scene.end_turn()
    assert scene.state.active == 0
    assert scene.view()["players"][1]["train"]["ferry"] == "roma_olbia"
    scene.end_turn()
    assert scene.told("land") == [{"seat": 1, "ferry": "roma_olbia", "point": "olbia", "left": 5}]


def test_25_in_a_storm_nobody_boards_and_who_is_at_sea_stays_there() -> None:
    scene = Scene().ferry(0, "roma_olbia").train(0, "AE22").at_sea(1, "roma_olbia", "olbia").news("storms_2")
    assert scene.why("board roma_olbia").args == {"ferry": "roma_olbia", "event": "storms_2"}
    assert scene.offers("board") == []
    scene.end_turn()
    assert scene.told("at_sea") == [{"seat": 1, "ferry": "roma_olbia"}]
    assert scene.why("move olbia AI11").key == "at_sea"
    scene.end_turn()
    scene.end_turn()
    assert scene.told("land") == [{"seat": 1, "ferry": "roma_olbia", "point": "olbia", "left": 5}]


def test_25_ferries_are_built_in_a_storm() -> None:
    scene = Scene().news("storms_1").track(0, "AC23", "AB23").building()
    scene.do("ferry roma_olbia")
    assert scene.money(0) == 52


def test_the_ferry_of_the_rival_for_a_toll() -> None:
    scene = Scene().ferry(1, "roma_olbia").train(0, "AE22")
    scene.do("board roma_olbia")
    assert (scene.money(0), scene.money(1)) == (56, 64)
    scene.end_turn()
    scene.end_turn()
    assert scene.money(0) == 56, "not again on leaving"
    poor = Scene().ferry(1, "roma_olbia").train(0, "AE22").cash(0, 3)
    assert poor.why("board roma_olbia").key == "toll_cash"
