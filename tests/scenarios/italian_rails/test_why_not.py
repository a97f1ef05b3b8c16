"""Every refusal of Italian Rails, and the click that leads to it; or why none does."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from anden.core import Problem
from anden.games.italian_rails.keys import PROBLEMS
from anden.games.italian_rails.printed.atlas import A
from anden.games.italian_rails.targets import (
    AtExchange,
    AtFerry,
    AtKept,
    AtLine,
    AtLoad,
    AtLoan,
    AtLocomotive,
    AtOrder,
    AtPoint,
    ItalianTarget,
)
from tests.scenarios.clicks import LUCK, NEW_TABLE, NOT_SHOWN, OUT_OF_TURN, TYPED, Click
from tests.scenarios.italian_rails.table import BESIDE, Scene, check_problem
from tests.scenarios.italian_rails.test_problems import builder, carrier, dealt, derailed, train

ONE_WAY = "typed or sent: it is about one way; a press on a point is about all of them"


def at(scene: Scene, name: str) -> Problem | None:
    return scene.ask(AtPoint(name))


# --- positions -------------------------------------------------------------------------------------------------------


def guest(cash: int) -> Scene:
    """In Milano, where track of the rival leads to Cremona."""
    return Scene().track(1, "milano", "L12", "L13", "cremona").train(0, "milano").cash(0, cash)


def outside() -> Scene:
    """At the end of a track that comes from Milano."""
    return Scene().track(0, "milano", "L12", "L13").train(0, "L13", "L12")


def moved_to_port() -> Scene:
    scene = Scene().ferry(0, "roma_olbia").train(0, "roma")
    scene.do("move roma AE22")
    return scene


def two_majors() -> Scene:
    scene = builder()
    scene.do("build L12 L13", "build AC23 AB23")
    return scene


def spent(amount: int) -> Scene:
    scene = builder()
    scene.state.spent = amount
    return scene


def shut(name: str, scene: Scene, close: Callable[[Scene, str, str], Scene], but: str = "") -> Scene:
    """All sections of a point are closed, all but one."""
    for there in BESIDE[A.named(name)]:
        if A.points[there].name != but:
            close(scene, name, A.points[there].name)
    return scene


def of_the_rival(scene: Scene, a: str, b: str) -> Scene:
    return scene.track(1, a, b)


def of_a_flood(scene: Scene, a: str, b: str) -> Scene:
    return scene.right(1, a, b)


def flooded() -> Scene:
    """The section from Milano crosses the Po; all others that lead there are the rival's."""
    return shut("L13", builder(), of_the_rival, but="L12").news("flood_po")


def last_gap() -> Scene:
    """The rival has come near Trieste; the section that is left is his only way in."""
    return shut("J25", builder().track(0, "trieste", "I26"), of_the_rival, but="trieste")


def borrowed() -> Scene:
    scene = Scene(loans=True).cash(0, 0).train(0, "siena").offer()
    scene.do("borrow")
    return scene


# --- the table -------------------------------------------------------------------------------------------------------

WAYS: dict[str, Click | str] = {
    # set-up and turns
    "setup_players": NEW_TABLE,
    "setup_map": NEW_TABLE,
    "setup_option": NEW_TABLE,
    "setup_value": NEW_TABLE,
    "not_your_turn": OUT_OF_TURN,
    "not_now": lambda: at(dealt(), "roma"),
    "unknown_point": TYPED,
    "unknown_good": TYPED,
    "unknown_ferry": TYPED,
    "unknown_order": TYPED,
    # choosing cards
    "keep_two": lambda: dealt().ask(AtKept((10,))),
    "keep_not_yours": TYPED,
    # moving
    "train_placed": TYPED,
    "train_not_placed": lambda: Scene().ask(AtFerry("roma_olbia")),
    "place_city": lambda: at(Scene(), "L13"),
    "path_short": TYPED,
    "path_start": TYPED,
    "no_track": ONE_WAY,
    "turning": lambda: at(outside(), "milano"),
    "speed": ONE_WAY,
    "too_far": lambda: at(train().left(1), "cremona"),
    "no_way_there": lambda: at(train(), "roma"),
    "toll_cash": lambda: at(guest(3), "cremona"),
    "at_sea": lambda: at(Scene().at_sea(0, "roma_olbia", "olbia"), "cagliari"),
    "not_in_port": lambda: train().ask(AtFerry("roma_olbia")),
    "port_start": lambda: moved_to_port().ask(AtFerry("roma_olbia")),
    "ferry_not_built": lambda: Scene().train(0, "AE22").ask(AtFerry("roma_olbia")),
    "storm": lambda: (
        Scene().ferry(0, "roma_olbia").train(0, "AE22").news("storms_1").ask(AtFerry("roma_olbia"))
    ),
    "river_closed": lambda: at(flooded(), "L13"),
    "point_closed": lambda: at(
        Scene().track(0, "laquila", "Z26").train(0, "laquila").news("landslides_apennines"), "Z26"
    ),
    # loads
    "not_in_city": lambda: at(carrier().train(0, "L13"), "L13"),
    "good_not_here": TYPED,
    "train_full": lambda: at(carrier().loads(0, "ham", "ham"), "cremona"),
    "not_on_board": TYPED,
    "load_locked": TYPED,
    "city_closed": lambda: at(Scene().train(0, "venezia").news("dock_strike"), "venezia"),
    # locking and delivering
    "card_not_open": TYPED,
    "card_private": lambda: carrier().ask(AtOrder(16, 3)),
    "order_other_good": TYPED,
    "order_locked": lambda: carrier().train(1, "roma").loads(1, "coffee for 8.1").ask(AtOrder(8, 3)),
    "order_twice": TYPED,
    "fetch_first": lambda: carrier().ask(AtOrder(8, 1)),
    "nothing_locked": TYPED,
    "wrong_city": lambda: carrier().loads(0, "violins for 8.3").ask(AtLoad("violins", 8)),
    # building
    "build_short": TYPED,
    "build_start": NOT_SHOWN,
    "build_neighbour": ONE_WAY,
    "build_border": ONE_WAY,
    "build_inside": ONE_WAY,
    "build_owned": lambda: at(shut("siena", builder(), of_the_rival), "siena"),
    "build_majors": lambda: two_majors().ask(AtFerry("napoli_palermo")),
    "no_land_way": lambda: at(builder(), "cagliari"),
    "build_right": lambda: at(shut("siena", builder(), of_a_flood), "siena"),
    "build_city_limit": NOT_SHOWN,
    "build_blocks": lambda: at(last_gap(), "J25"),
    "build_closed": lambda: at(builder().news("fog_po_plain"), "cremona"),
    "build_limit": lambda: spent(19).ask(AtLine(("L12", "L13"))),
    "build_cash": lambda: at(builder().cash(0, 0), "cremona"),
    "ferry_yours": lambda: builder().ferry(0, "roma_olbia").ask(AtFerry("roma_olbia")),
    "ferry_unconnected": lambda: builder().ask(AtFerry("genova_porto_torres")),
    "upgrade_path": NOT_SHOWN,
    "upgrade_loads": lambda: (
        builder()
        .locomotive(0, "heavy")
        .train(0, "roma")
        .loads(0, "ham", "ham", "ham")
        .ask(AtLocomotive("fast"))
    ),
    # exchange, derailment, loans
    "exchange_begun": lambda: builder().ask(AtExchange()),
    "exchange_locked": lambda: carrier().loads(0, "violins for 8.3").ask(AtExchange()),
    "lose_not_yours": TYPED,
    "loans_off": NOT_SHOWN,
    "loan_once": lambda: borrowed().ask(AtLoan()),
    "loan_not_needed": lambda: Scene(loans=True).ask(AtLoan()),
    # luck
    "luck_hands": LUCK,
    "luck_card": LUCK,
    "luck_swap": LUCK,
}


CLICKS: dict[str, Callable[[], Problem | None]] = {key: way for key, way in WAYS.items() if callable(way)}


def test_every_refusal_is_in_the_table() -> None:
    assert set(WAYS) == set(PROBLEMS)


@pytest.mark.parametrize("key", CLICKS)
def test_a_click_leads_there(key: str) -> None:
    problem = CLICKS[key]()
    assert problem is not None
    assert problem.key == key, problem
    check_problem(problem)


# --- what the answer says ----------------------------------------------------------------------------------------------


def answer(scene: Scene, target: ItalianTarget) -> tuple[str, dict[str, Any]]:
    problem = scene.ask(target)
    assert problem is not None
    return problem.key, dict(problem.args)


def test_how_far_it_is_and_how_far_the_train_still_goes() -> None:
    scene = Scene().track(0, "milano", "bologna").train(0, "milano").left(2)
    key, args = answer(scene, AtPoint("bologna"))
    assert (key, args["to"], args["left"]) == ("too_far", "bologna", 2)
    scene.left(args["count"] - 1)
    assert scene.ask(AtPoint("bologna")) is not None
    scene.left(args["count"])
    assert scene.ask(AtPoint("bologna")) is None


def test_a_point_that_can_be_reached_has_no_reason() -> None:
    assert at(train(), "cremona") is None
    assert at(guest(4), "cremona") is None
    assert at(Scene(), "roma") is None, "the train may be placed there"
    assert at(builder(), "cremona") is None
    assert at(carrier(), "cremona") is None, "violins can be loaded where the train stands"


def test_the_toll_is_the_reason_only_where_no_other_way_is_open() -> None:
    key, args = answer(guest(3), AtPoint("cremona"))
    assert (key, args["cash"], args["from"]) == ("toll_cash", 3, "L12")
    assert at(guest(3).track(0, "milano", "K13", "K14", "cremona"), "cremona") is None


def test_the_rival_who_has_the_sections_is_named() -> None:
    key, args = answer(shut("siena", builder(), of_the_rival), AtPoint("siena"))
    assert (key, args["seat"]) == ("build_owned", 1)
    assert "siena" in (args["from"], args["to"])


def test_a_line_is_asked_about_from_where_it_was_said_to_begin() -> None:
    """The Po is closed: from the south no line gets to Cremona, from Milano one does."""
    scene = builder().track(0, "bologna", "parma").news("flood_po")
    assert scene.ask(AtPoint("cremona")) is None
    assert answer(scene, AtPoint("cremona", "parma"))[0] == "river_closed"
    assert answer(scene, AtPoint("cremona", "siena")) == ("build_start", {"point": "siena"})


def test_the_price_that_cannot_be_paid_is_that_of_the_next_section() -> None:
    """The rest may be drawn in a later turn."""
    key, args = answer(builder().cash(0, 0), AtPoint("bologna"))
    assert (key, args["cash"]) == ("build_cash", 0)
    assert builder().cash(0, args["price"]).ask(AtPoint("bologna")) is None
    assert builder().cash(0, args["price"] - 1).ask(AtPoint("bologna")) is not None


def test_where_a_good_is_fetched_is_named() -> None:
    key, args = answer(carrier(), AtOrder(8, 1))
    assert (key, args["good"]) == ("fetch_first", "coffee")
    assert len(args["points"]) >= 1
    assert carrier().ask(AtOrder(8, 3)) is None, "violins are on board: it can be locked"


def test_an_order_is_only_looked_at_while_building() -> None:
    assert builder().ask(AtOrder(1, 1)) is None


def test_a_load_in_a_derailment_may_be_lost() -> None:
    assert derailed().ask(AtLoad("ham", 0)) is None


def test_a_city_where_a_line_may_begin_is_asked_for_its_first_section() -> None:
    """Not for a way to itself: a line begins there, or the money for it is missing."""
    assert at(builder(), "milano") is None
    assert check_key(at(spent(20), "milano")) == "build_limit"
    assert check_key(at(builder().cash(0, 0), "roma")) == "build_cash"
    assert at(two_majors(), "napoli") is None  # a line may still lead there


def test_own_track_without_money_says_so() -> None:
    scene = spent(20).track(0, "milano", "L12", "L13")
    assert check_key(at(scene, "L13")) == "build_limit"


def test_a_load_that_is_not_aboard_is_not_there_to_be_tied() -> None:
    assert check_key(outside().ask(AtLoad("cars", 0))) == "not_on_board"


def check_key(problem: Problem | None) -> str | None:
    return None if problem is None else problem.key
