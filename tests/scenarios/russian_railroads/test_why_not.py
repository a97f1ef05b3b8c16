"""Every refusal of Russian Railroads, and the click that leads to it; or why none does."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from anden.core import Problem
from anden.games.russian_railroads.keys import PROBLEMS
from anden.games.russian_railroads.targets import (
    AtCard,
    AtEngineer,
    AtEntry,
    AtFaceUp,
    AtFactory,
    AtLocomotive,
    AtMarker,
    AtPile,
    AtSpace,
    AtStack,
    AtToken,
    AtTrack,
)
from tests.scenarios.clicks import LUCK, NEW_TABLE, NOT_SHOWN, OUT_OF_TURN, TYPED, Click, ask
from tests.scenarios.russian_railroads.table import RussianTable, check_problem

ONE_PAYMENT = "typed or sent: it is about one way to pay; a press on a space is about all of them"
CAUSE_TOLD = "typed or sent: who presses the space is told what is missing for it"


def at(table: RussianTable, target: Any) -> Problem | None:
    return ask(table.match, target)


def space(table: RussianTable, name: str) -> Problem | None:
    return at(table, AtSpace(name))


# --- positions -------------------------------------------------------------------------------------------------------


def taken() -> RussianTable:
    return RussianTable(4).turn(3).lay(1, "doubler", "1w").engineer("1", None).engineer("hire", None)


def poor() -> RussianTable:
    return RussianTable(4).turn(3).give(3, free=0, rubles=1)


def no_temporary() -> RussianTable:
    table = RussianTable(4)
    table.state.temporary, table.player(1).temporary = 0, 2
    return table


def at_the_end() -> RussianTable:
    return RussianTable(4).give(0, ts="15", stp="9", kiev="8")


def all_full() -> RussianTable:
    """Every track of every colour is as far as it goes."""
    return RussianTable(4).give(0, ts="15 14 13 12 11", stp="9 8 7 6", kiev="9 8 7")


def repeater() -> RussianTable:
    return RussianTable(4).engineer("1", "repeat")


def no_tiles() -> RussianTable:
    table = RussianTable(4)
    for value in range(10):
        table.state.stacks[value] = table.state.face_up[value] = 0
    return table


def good_locomotives() -> RussianTable:
    """As good as the only stack that is left."""
    table = RussianTable(4).give(0, locomotives={"transsiberian": [3, 2], "st_petersburg": [2], "kiev": [2]})
    for value in range(3, 10):
        table.state.stacks[value] = 0
    return table


def no_doublers() -> RussianTable:
    table = RussianTable(4)
    table.state.doublers = 0
    return table


def black_brings_grey() -> RussianTable:
    """Black and grey, grey not owned: black must go to Trans-Siberian 2."""
    return RussianTable(4).engineer("1", "black_grey").do("place engineer_public_1 1w")


def building() -> RussianTable:
    return RussianTable(4).supply(face_up=[7]).do("place loco_3w 3w")


def in_hand() -> RussianTable:
    table = RussianTable(4).give(0, locomotives={"transsiberian": [1], "kiev": [2]})
    return table.do("place loco_1w 1w", "build locomotive")


def swapping() -> RussianTable:
    return RussianTable(4).turn(3).lay(3, "doubler", "1w").do("place order_1 1r")


def stepping(**more: Any) -> RussianTable:
    return RussianTable(4).give(0, tokens=["second_industry_marker"], **more).do("place industry_1 1w")


def repeating() -> RussianTable:
    table = RussianTable(4).give(0, ts="4 2", engineers=["repeat"])
    table.lay(0, "doubler", "1w").lay(0, "order_2", "1w").lay(0, "track_brown1", "1w")
    return table.do("place own_repeat 1w")


def factory(**options: Any) -> RussianTable:
    """The marker has reached the factory that lets a space be used again."""
    table = RussianTable(4, **options).give(0, marker=4, factories=[3]).lay(0, "doubler", "1w")
    return table.do("place industry_2 2w", "industry")


def tracks() -> RussianTable:
    return RussianTable(4).give(0, ts="5 2", kiev="9 8").do("place track_any2 1w+1r")


def at_token(**more: Any) -> RussianTable:
    table = RussianTable(4).give(0, stp="3", locomotives={"transsiberian": [1], "st_petersburg": [4]}, **more)
    return table.do("place track_black_or_grey1 1w", "advance st_petersburg black")


def at_cards() -> RussianTable:
    return at_token(marker=3, doublers=8).do("token card")


def at_bonus() -> RussianTable:
    return at_token().do("token card", "card black_worker")


def card_gone() -> RussianTable:
    return at_token().do("token card").cards("engineer")


def no_pile() -> RussianTable:
    table = at_bonus()
    table.state.takes = tuple(16 * (i % 3 + 1) + i for i in range(1, 9))
    return table


def bonus_with_more() -> RussianTable:
    """End bonus cards, and a black advance before them."""
    table = RussianTable(4).give(0, stp="3", locomotives={"transsiberian": [1], "st_petersburg": [4]})
    table.do("place track_black2 1w", "advance st_petersburg black", "token card", "card black_worker")
    return table


def relocating() -> RussianTable:
    return RussianTable(4).lay(3, "order_1", "1w").all_pass()


def unusable() -> RussianTable:
    """The brown advance of an own engineer, without brown tracks."""
    table = RussianTable(4).give(0, ts="4 2", engineers=["grey_brown"])
    return table.do("place own_grey_brown 1w", "advance transsiberian grey")


# --- the table -------------------------------------------------------------------------------------------------------

WAYS: dict[str, Click | str] = {
    # set-up and turns
    "setup_players": NEW_TABLE,
    "setup_map": NEW_TABLE,
    "setup_option": NEW_TABLE,
    "setup_value": NEW_TABLE,
    "not_your_turn": OUT_OF_TURN,
    "not_now": lambda: at(RussianTable(4), AtTrack("kiev", "black")),
    "start_card_gone": NOT_SHOWN,
    # choosing a space
    "no_such_space": TYPED,
    "space_blocked": lambda: space(RussianTable(2), "track_black2"),
    "space_taken": lambda: space(taken(), "doubler"),
    "space_covered": NOT_SHOWN,
    "space_not_yet": NOT_SHOWN,
    "engineer_not_yours": lambda: space(RussianTable(4).give(1, engineers=["any_any"]), "own_any_any"),
    "engineer_coming": lambda: at(RussianTable(4), AtEngineer("grey_brown")),
    "engineer_none": lambda: space(taken(), "engineer_public_1"),
    "hire_none": lambda: space(taken(), "engineer_hire"),
    "own_position": lambda: space(RussianTable(4), "order_1"),
    "both_positions": lambda: space(RussianTable(4).turn(3).lay(3, "order_1", "1w"), "order_2"),
    "swap_impossible": lambda: space(poor(), "order_1"),
    "no_temporary_workers": lambda: space(no_temporary(), "temporary_workers"),
    # paying
    "negative_payment": ONE_PAYMENT,
    "wrong_payment": ONE_PAYMENT,
    "rubles_needed": lambda: space(RussianTable(4).give(0, rubles=0), "engineer_hire"),
    "not_enough_workers": ONE_PAYMENT,
    "too_few_pieces": lambda: space(poor(), "loco_3w"),
    "not_enough_temporary": ONE_PAYMENT,
    "no_black_worker": ONE_PAYMENT,
    "not_enough_rubles": ONE_PAYMENT,
    # carrying out completely
    "tracks_cannot": lambda: space(all_full(), "track_any2"),
    "industry_cannot": CAUSE_TOLD,
    "build_cannot": CAUSE_TOLD,
    "doubler_cannot": CAUSE_TOLD,
    "repeat_cannot": lambda: space(repeater(), "engineer_public_1"),
    "cannot_complete": CAUSE_TOLD,
    "nothing_possible": CAUSE_TOLD,
    "colour_not_yet": lambda: space(RussianTable(4), "track_brown1"),
    "tracks_at_end": lambda: space(at_the_end(), "track_black3"),
    "tracks_behind": lambda: space(RussianTable(4).give(0, ts="3 2", kiev="1 0", stp="1 0"), "track_grey2"),
    "steps_gap": lambda: space(RussianTable(4).give(0, marker=4), "industry_1"),
    "steps_at_end": lambda: space(
        RussianTable(4).give(0, marker=15, factories=[2, 3, 4, 5, 6]), "industry_1"
    ),
    "tiles_gone": lambda: space(no_tiles(), "loco_1w"),
    "doublers_full": lambda: space(RussianTable(4).give(0, doublers=8), "doubler"),
    "doublers_gone": lambda: space(no_doublers(), "doubler"),
    "rest_impossible": lambda: at(black_brings_grey(), AtTrack("kiev", "black")),
    # what is pending
    "nothing_pending": lambda: at(RussianTable(4).do("place doubler 1w"), AtTrack("kiev", "black")),
    "locomotive_first": lambda: at(in_hand(), AtMarker(1)),
    "swap_first": lambda: at(swapping(), AtMarker(1)),
    "repeat_first": lambda: at(factory(factories="free"), AtMarker(1)),
    "bonus_last": lambda: at(bonus_with_more(), AtPile()),
    "bonus_first": lambda: at(at_bonus().do("look"), AtMarker(1)),
    "still_pending": NOT_SHOWN,
    "no_such_entry": TYPED,
    "cannot_be_used": lambda: at(unusable(), AtEntry(0)),
    "must_be_done": NOT_SHOWN,
    "factory_first": lambda: at(factory(), AtMarker(1)),
    "factory_must": NOT_SHOWN,
    # tracks
    "colour_not_pending": lambda: at(
        RussianTable(4).give(0, ts="4 2").do("place track_black2 1w"), AtTrack("transsiberian", "grey")
    ),
    "colour_not_on_line": TYPED,
    "colour_not_owned": NOT_SHOWN,
    "line_full": lambda: at(tracks(), AtTrack("kiev", "black")),
    "track_blocked": lambda: at(tracks(), AtTrack("kiev", "grey")),
    # industry
    "no_such_marker": TYPED,
    "industry_gap": lambda: at(stepping(marker=4, second=1), AtMarker(1)),
    "industry_end": lambda: at(
        stepping(marker=15, second=3, factories=[5, 5, 5, 6, 6]),
        AtMarker(1),
    ),
    "industry_occupied": lambda: at(stepping(marker=6, second=5, factories=[5, 5]), AtMarker(2)),
    # locomotives and factories
    "build_other": lambda: at(
        building().do("build factory"),
        AtFaceUp(7),
    ),
    "stack_empty": lambda: at(RussianTable(4).supply(lowest=10).do("place loco_1w 1w"), AtStack(2)),
    "locomotive_unplaceable": lambda: space(good_locomotives(), "loco_3w"),
    "locomotive_from_stack": lambda: at(building(), AtStack(5)),
    "no_face_up": NOT_SHOWN,
    "factory_leftmost": lambda: at(building(), AtFactory(3)),
    "factory_full": TYPED,
    "no_such_slot": TYPED,
    "no_locomotive_in_hand": lambda: at(building(), AtLocomotive("kiev", 0)),
    "line_occupied": TYPED,
    "locomotive_not_there": TYPED,
    "locomotive_not_lower": lambda: at(in_hand(), AtLocomotive("kiev", 2)),
    # repeating, swapping, relocating
    "repeat_not_single": lambda: space(repeating(), "rubles"),
    "repeat_not_useful": lambda: space(repeating(), "order_2"),
    "swap_no_worker": lambda: space(swapping(), "rubles"),
    "relocate_one_worker": lambda: space(relocating(), "loco_3w"),
    # tokens and cards
    "token_used": lambda: at(at_token(tokens=["kiev_medal"]), AtToken("kiev_medal")),
    "no_such_token": TYPED,
    "marker_on_start": lambda: at(at_token(), AtToken("second_industry_marker")),
    "card_gone": lambda: at(card_gone(), AtCard("black_worker")),
    "card_cannot": lambda: at(at_cards(), AtCard("four_small_actions")),
    "small_cannot": NOT_SHOWN,
    "pile_empty": lambda: at(no_pile(), AtPile()),
    "not_looked": NOT_SHOWN,
    "looked_already": NOT_SHOWN,
    "not_in_pile": NOT_SHOWN,
    # luck
    "luck_order": LUCK,
    "luck_engineers": LUCK,
    "luck_engineer_letter": LUCK,
    "luck_pile": LUCK,
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


def answer(table: RussianTable, target: Any) -> tuple[str, dict[str, Any]]:
    problem = at(table, target)
    assert problem is not None
    return problem.key, dict(problem.args)


@pytest.mark.parametrize(("colour", "brings"), [("grey", 2), ("brown", 6), ("natural", 10), ("white", 15)])
def test_a_colour_that_is_missing_is_named_with_the_space_that_brings_it(colour: str, brings: int) -> None:
    name = {"grey": "track_grey2", "brown": "track_brown1", "natural": "track_natural1"}.get(
        colour, "track_white1"
    )
    assert answer(RussianTable(4), AtSpace(name)) == (
        "colour_not_yet",
        {"space": name, "colour": colour, "at": brings},
    )


def test_a_black_track_that_brings_the_colour_on_the_way_is_enough() -> None:
    """What can be used has no reason."""
    table = RussianTable(4).give(0, ts="6 3 0", kiev="1 0 0", stp="1 0 0")
    assert at(table, AtSpace("track_brown1")) is None


def test_the_gap_without_a_factory_is_named_with_how_far_the_marker_comes() -> None:
    table = RussianTable(4).give(0, marker=3)
    assert answer(table, AtSpace("industry_2")) == (
        "steps_gap",
        {"space": "industry_2", "have": 1, "need": 2, "slot": 1},
    )
    assert at(table, AtSpace("industry_1")) is None


def test_an_own_engineer_who_helps_with_nothing_says_why() -> None:
    table = RussianTable(4).give(0, engineers=["grey_brown"])
    assert answer(table, AtSpace("own_grey_brown"))[0] == "colour_not_yet"


def test_an_engineer_comes_one_place_nearer_every_round() -> None:
    table = RussianTable(4)
    row = [engineer for engineer in table.view(0)["engineers"] if engineer]
    first = answer(table, AtEngineer(row[0]))
    assert first == ("engineer_coming", {"engineer": row[0], "rounds": 4})
    assert answer(table, AtEngineer(row[3])) == ("engineer_coming", {"engineer": row[3], "rounds": 1})
    assert at(table, AtEngineer(row[-1])) is None, "he can be hired"


def test_what_can_be_built_with_is_open() -> None:
    table = building()
    assert at(table, AtStack(2)) is None
    assert at(table, AtFaceUp(7)) is None
    assert at(table, AtFactory(1)) is None
    only_face_up = RussianTable(4).supply(lowest=10).do("place loco_1w 1w")
    assert at(only_face_up, AtFactory(1)) is None
    assert answer(RussianTable(4), AtStack(2)) == ("not_now", {"action": "build", "phase": "turn"})


def test_a_space_is_asked_about_as_what_is_to_be_done_now() -> None:
    """To use it, to swap from it, to use it again, to move there."""
    assert answer(in_hand(), AtSpace("doubler"))[1] == {"action": "place", "phase": "resolve"}
    assert at(swapping(), AtSpace("doubler")) is None
    assert at(repeating(), AtSpace("doubler")) is None
    assert at(relocating(), AtSpace("doubler")) is None
