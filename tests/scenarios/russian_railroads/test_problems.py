"""Every refusal there is, provoked at least once, with its arguments and its sentences."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest

from anden.core import CHANCE, Problem, Setup
from anden.games.russian_railroads import rules
from anden.games.russian_railroads.actions import (
    Bonus,
    BonusPile,
    Build,
    Card,
    Engineers,
    Forfeit,
    Industry,
    Locomotive,
    Order,
    Place,
    Relocate,
    Repeat,
    Swap,
    Token,
)
from anden.games.russian_railroads.keys import PROBLEMS
from anden.games.russian_railroads.targets import AtEngineer, AtSpace, RailroadsTarget
from anden.texts.bundles import read_bundle
from anden.texts.names import args_with_names
from tests.scenarios.clicks import ask
from tests.scenarios.russian_railroads.table import RussianTable, check_problem
from tests.unit.texts.fluent_files import LANGUAGES, text_sources


def why(table: RussianTable, what: Any, seat: int | None = None) -> Problem:
    """The problem with an action; nothing changes by asking, and the action is not listed."""
    before = rules.snapshot(table.state)
    action = rules.parse(table.state, what) if isinstance(what, str) else what
    asker = table.seat if seat is None else seat
    problem = rules.problem(table.state, asker, action)
    assert problem is not None, f"{what} is allowed"
    assert rules.snapshot(table.state) == before
    if asker == table.seat:
        assert action not in rules.legal(table.state, asker), f"{what} is listed"
    return check_problem(problem)


def asked(table: RussianTable, *targets: RailroadsTarget) -> list[Problem]:
    """What the page says when somebody presses something: nothing more is chosen yet."""
    found = [ask(table.match, target) for target in targets]
    return [check_problem(problem) for problem in found if problem is not None]


def all_of(table: RussianTable, *what: Any) -> list[Problem]:
    return [why(table, one) for one in what]


def setups() -> list[Problem]:
    def found(players: int, map: str = "", **options: Any) -> Problem:
        setup = Setup(game=rules.id, version=rules.version, players=players, map=map, options=options)
        problem = rules.check_setup(setup)
        assert problem is not None
        return check_problem(problem)

    return [found(5), found(4, "moon"), found(4, house=1), found(2, two_player_rubles=7)]


def luck() -> list[Problem]:
    s = rules.start(Setup(game=rules.id, version=rules.version, players=2))
    row = ("any_3vp", "grey_5vp", "brown_5vp", "industry_3vp", "black_3vp", "black_grey")
    steps: list[tuple[list[Any], Any]] = [
        ([Order((0, 0))], Order((1, 0))),
        ([Engineers(row[:5]), Engineers((row[5], *row[1:5], row[0]))], Engineers(row)),
        (
            [BonusPile(("points_15",)), BonusPile(("points_15", "points_15"))],
            BonusPile(("points_15", "doublers")),
        ),
    ]
    found: list[Problem | None] = []
    for wrong, right in steps:
        found += [rules.problem(s, CHANCE, action) for action in wrong]
        rules.apply(s, CHANCE, right)
    return [check_problem(problem) for problem in found if problem is not None]


def turns() -> list[Problem]:
    table = RussianTable(3, start_bonus=True).do("start_bonus ruble", "end")
    found = all_of(table, "start_bonus ruble", "pass")
    return [
        *found,
        why(RussianTable(4), "pass", 2),
        *all_of(RussianTable(4), "end", "stay", "relocate doubler"),
    ]


def spaces() -> list[Problem]:
    table = RussianTable(4).turn(3).lay(1, "doubler", "1w").engineer("1", None).engineer("hire", None)
    found = all_of(
        table, Place("moon"), "place doubler 1w", "place engineer_public_1 1w", "place engineer_hire 1r"
    )
    found += all_of(table, "place own_any_any 1w", "place last_round_industry 2w", "place order_1 1r")
    table.state.temporary, table.player(1).temporary = 0, 2
    found.append(why(table, "place temporary_workers 1w"))
    found.append(why(RussianTable(2), "place track_black2 1w"))
    found.append(why(RussianTable(4), "place order_1 1w"))
    found.append(why(RussianTable(4).turn(3).lay(3, "order_1", "1w"), "place order_2 1w"))
    return [*found, why(RussianTable(4).round(7), "place order_2 1w")]


def payments() -> list[Problem]:
    poor = RussianTable(4)
    poor.player(0).free = 1
    return [
        *asked(poor, AtSpace("loco_3w")),
        *choices(),
    ]


def choices() -> list[Problem]:
    """Payments that somebody chose."""
    return all_of(
        RussianTable(4),
        Place("doubler", workers=2, rubles=-1),
        "place doubler 2w",
        "place track_any2 2w",
        "place loco_3w 6w",
        "place doubler 1t",
        "place doubler b",
        "place track_black3 2r",
    )


def completely() -> list[Problem]:
    table = RussianTable(4).give(0, marker=4, doublers=8, engineers=["grey_brown"]).engineer("1", "repeat")
    found = all_of(table, "place track_white1 1w", "place industry_1 1w", "place doubler 1w")
    found += all_of(table, "place engineer_public_1 1w", "place own_grey_brown 1w")
    full = RussianTable(2)
    for seat in (0, 1):
        full.give(seat, locomotives={})
    full.give(
        1, locomotives={"transsiberian": [9, 7], "st_petersburg": [7], "kiev": [5]}, factories=[1, 2, 2, 3, 5]
    )
    full.give(
        0, locomotives={"transsiberian": [6, 4], "st_petersburg": [1], "kiev": [8]}, factories=[3, 4, 6, 8, 9]
    )
    found.append(why(full, "place loco_1w 1w"))
    last = (
        RussianTable(4)
        .round(7)
        .give(0, marker=4, factories=[2])
        .do("place last_round_industry 2w", "industry")
    )
    return [
        *found,
        why(last, "build locomotive"),
        why(RussianTable(4).do("place track_black2 1w"), "forfeit 1"),
    ]


def missing() -> list[Problem]:
    """What is missing to carry out a space completely."""
    table = RussianTable(4).give(0, ts="3 2", kiev="9 0", stp="9 0", marker=4, doublers=8)
    found = asked(table, AtSpace("track_brown1"), AtSpace("industry_1"), AtSpace("doubler"))
    found += asked(RussianTable(4).give(0, ts="3 2", kiev="1 0", stp="1 0"), AtSpace("track_grey2"))
    full = RussianTable(4).give(0, ts="15", kiev="8", stp="9", marker=15, factories=[2, 3, 4, 5, 6])
    found += asked(full, AtSpace("track_black3"), AtSpace("industry_1"))
    empty = RussianTable(4)
    empty.state.doublers = 0
    for value in range(10):
        empty.state.stacks[value] = empty.state.face_up[value] = 0
    return [
        *found,
        *asked(empty, AtSpace("doubler"), AtSpace("loco_1w"), AtSpace("loco_3w"), AtEngineer("grey_brown")),
    ]


def pending() -> list[Problem]:
    table = RussianTable(4).do("place loco_3w 3w")
    found = all_of(table, "industry", "locomotive kiev", Forfeit(6), "end", "bonus locomotives")
    table.do("build locomotive")
    found += all_of(table, "build factory", "locomotive kiev over 1", "locomotive transsiberian over 2")
    table.do("locomotive kiev")
    found.append(why(table, "build locomotive"))
    swap = RussianTable(4).turn(3).lay(3, "doubler", "1w").do("place order_1 1r")
    found += all_of(swap, "industry", "swap rubles", Swap("moon"))
    part = RussianTable(4).give(0, ts="4 2", engineers=["grey_brown"])
    part.do("place own_grey_brown 1w", "advance transsiberian grey")
    return [*found, why(part, "forfeit 1")]


def tracks() -> list[Problem]:
    table = RussianTable(4).give(0, ts="5 2", kiev="9 8").do("place track_any2 1w+1r")
    found = all_of(
        table, "advance kiev natural", "advance kiev brown", "advance kiev black", "advance kiev grey"
    )
    return [*found, why(RussianTable(4).do("place track_black2 1w"), "advance kiev grey")]


def industry() -> list[Problem]:
    def stepping(**more: Any) -> RussianTable:
        return RussianTable(4).give(0, tokens=["second_industry_marker"], **more).do("place industry_1 1w")

    found = all_of(RussianTable(4).do("place industry_1 1w"), "industry 2", Industry(3))
    found.append(why(stepping(marker=4, second=1), "industry"))
    found.append(why(stepping(marker=15, second=3, factories=[5, 5, 5, 6, 6]), "industry"))
    return [*found, why(stepping(marker=6, second=5, factories=[5, 5]), "industry 2")]


def building() -> list[Problem]:
    table = RussianTable(4).supply(face_up=[7]).do("place loco_1w 1w")
    found = all_of(table, Build("locomotive", face_up=7), "build factory from 3", Build("factory", slot=9))
    found += all_of(table, Build("factory", slot=2))
    full = RussianTable(4).give(0, factories=[2, 3, 4, 5, 6]).do("place loco_1w 1w")
    found.append(why(full, "build factory"))
    found.append(why(RussianTable(4).supply(lowest=10).do("place loco_1w 1w"), "build locomotive"))
    low = RussianTable(4).give(0, locomotives={"transsiberian": [3, 2], "st_petersburg": [2], "kiev": [2]})
    found.append(why(low.do("place loco_1w 1w"), "build locomotive"))
    hand = (
        RussianTable(4)
        .give(0, locomotives={"transsiberian": [1], "kiev": [2]})
        .do("place loco_1w 1w", "build locomotive")
    )
    return [*found, *all_of(hand, "locomotive kiev", Locomotive("kiev", 5), Locomotive("kiev", 2))]


def repeating() -> list[Problem]:
    table = (
        RussianTable(4)
        .give(0, ts="4 2", engineers=["repeat"])
        .lay(0, "doubler", "1w")
        .lay(0, "order_2", "1w")
    )
    table.lay(0, "track_brown1", "1w").do("place own_repeat 1w")
    found = all_of(table, "repeat order_2", "repeat rubles", "repeat track_brown1", Repeat("moon"))
    factory = (
        RussianTable(4)
        .give(0, marker=4, factories=[3])
        .lay(0, "doubler", "1w")
        .do("place industry_2 2w", "industry")
    )
    found += all_of(factory, "industry", "forfeit 2")
    free = RussianTable(4, factories="free").give(0, marker=4, factories=[3]).lay(0, "doubler", "1w")
    found.append(why(free.do("place industry_2 2w", "industry"), "industry"))
    relocation = RussianTable(4).lay(3, "order_1", "1w").all_pass()
    return [*found, *all_of(relocation, "relocate loco_3w", Relocate("moon"))]


def at_token(**more: Any) -> RussianTable:
    table = RussianTable(4).give(0, stp="3", locomotives={"transsiberian": [1], "st_petersburg": [4]}, **more)
    return table.do("place track_black_or_grey1 1w", "advance st_petersburg black")


def cards() -> list[Problem]:
    found = all_of(
        at_token(tokens=["kiev_medal"]), "token kiev_medal", Token("moon"), "token second_industry_marker"
    )
    table = at_token(marker=3, doublers=8).do("token card")
    found += all_of(table, "card four_small_actions", Card("moon"), "look")
    found.append(why(at_token(marker=3).do("token card", "card four_small_actions"), "small industry"))
    bonus = at_token().do("token card", "card black_worker")
    found.append(why(bonus, "bonus locomotives"))
    bonus.do("look")
    found += all_of(bonus, "look", "points", "bonus points_15", Bonus("moon"), "industry")
    empty = at_token().do("token card", "card black_worker")
    empty.state.takes = tuple(16 * (i % 3 + 1) + i for i in range(1, 9))
    return [*found, why(empty, "look")]


GROUPS: list[Callable[[], list[Problem]]] = [
    *(
        setups,
        luck,
        turns,
        spaces,
        payments,
        completely,
        missing,
        pending,
        tracks,
        industry,
        building,
        repeating,
        cards,
    )
]


def test_every_refusal_is_provoked() -> None:
    found = {problem.key for group in GROUPS for problem in group()}
    assert sorted(set(PROBLEMS) - found) == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("group", GROUPS, ids=lambda group: group.__name__)
def test_every_refusal_is_a_sentence(group: Callable[[], list[Problem]], language: str) -> None:
    """With a capital, an end, and no word of the program."""
    source = (text_sources()["russian_railroads"] / f"{language}.ftl").read_text(encoding="utf-8")
    bundle = read_bundle(source, language)
    for problem in group():
        pattern = bundle.get_message(f"problem-{problem.key}").value
        assert pattern is not None
        args = args_with_names(problem.args, None, lambda seat: f"Ana {seat}")
        text, errors = bundle.format_pattern(pattern, args)
        assert errors == [], problem
        assert re.fullmatch(r"[¿«“A-ZÁÉÍÓÚ0-9].*[.?]", str(text)), text
        assert "_" not in re.sub(r"two_player_rubles", "", str(text)), text
