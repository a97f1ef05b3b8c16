"""Every refusal of Italian Rails is provoked once, with its arguments, and can be told in both languages."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

import pytest
from fluent.runtime import FluentBundle

from anden.core import CHANCE, Problem, Setup
from anden.games.italian_rails import rules
from anden.games.italian_rails.actions import Board, Build, Deal, Ferry, Load, Lock, Move, Place
from anden.games.italian_rails.keys import PROBLEMS
from anden.games.italian_rails.targets import AtOrder, AtPoint, ItalianTarget
from anden.texts.bundles import read_bundle
from anden.texts.names import args_with_names
from tests.scenarios.italian_rails.happenings import strike
from tests.scenarios.italian_rails.table import Scene, check_problem
from tests.unit.texts.fluent_files import LANGUAGES, text_sources


def table(players: int = 2, map_id: str = "", **options: object) -> Problem:
    setup = Setup(game=rules.id, version=rules.version, players=players, map=map_id, options=options)
    problem = rules.check_setup(setup)
    assert problem is not None
    return check_problem(problem)


def asked(scene: Scene, target: ItalianTarget) -> Problem:
    """What the page says when somebody presses something."""
    problem = scene.ask(target)
    assert problem is not None
    return check_problem(problem)


def start() -> Scene:
    """Before the cards are dealt."""
    scene = Scene()
    scene.state = rules.start(Setup(game=rules.id, version=rules.version, players=2))
    return scene


def dealt() -> Scene:
    scene = start()
    scene.do("deal 10 20 30 40 50 | 11 21 31 41 51")
    return scene


def train() -> Scene:
    """In Milano, with own track to Cremona."""
    return Scene().track(0, "milano", "L12", "L13", "cremona").train(0, "milano")


def carrier() -> Scene:
    """In Cremona with violins, which card 8 wants in Siena."""
    return Scene().offer(8, 11, 1, 2, 3).cards(1, 16).train(0, "cremona").loads(0, "violins")


def builder() -> Scene:
    return Scene().building()


def derailed() -> Scene:
    return strike(Scene().train(1, "milano").loads(1, "ham", "wine"), "derailment_north")


def exchanging() -> Scene:
    scene = Scene()
    scene.do("exchange")
    return scene


def _borrowed() -> Problem:
    scene = Scene(loans=True).cash(0, 0).train(0, "siena").offer()
    scene.do("borrow")
    return scene.why("borrow")


CASES: dict[str, Callable[[], Problem]] = {
    "setup_players": lambda: table(players=3),
    "setup_map": lambda: table(map_id="moon"),
    "setup_option": lambda: table(hats=True),
    "setup_value": lambda: table(cash="gold"),
    "not_your_turn": lambda: Scene().why("end", 1),
    "not_now": lambda: Scene().why("build L12 L13"),
    "unknown_point": lambda: Scene().why(Place("atlantis")),
    "unknown_good": lambda: carrier().why(Load("gold")),
    "unknown_ferry": lambda: train().why(Board("titanic")),
    "unknown_order": lambda: carrier().why(Lock("violins", 93, 1)),
    "keep_two": lambda: dealt().why("keep 10"),
    "keep_not_yours": lambda: dealt().why("keep 10 11", 0),
    "train_placed": lambda: train().why("place roma"),
    "train_not_placed": lambda: Scene().why("move roma AC22"),
    "place_city": lambda: Scene().why("place L13"),
    "path_short": lambda: train().why("move milano"),
    "path_start": lambda: train().why("move L12 L13"),
    "no_track": lambda: train().why("move milano K13 K14"),
    "turning": lambda: train().why("move milano L12 L13 L12"),
    "speed": lambda: train().left(1).why("move milano L12 L13"),
    "too_far": lambda: asked(train().left(1), AtPoint("cremona")),
    "no_way_there": lambda: asked(train(), AtPoint("roma")),
    "toll_cash": lambda: Scene().track(1, "L12", "L13").train(0, "L12").cash(0, 3).why("move L12 L13"),
    "at_sea": lambda: Scene().at_sea(0, "roma_olbia", "olbia").why("move olbia AI11"),
    "not_in_port": lambda: train().why("board roma_olbia"),
    "port_start": lambda: _moved_to_port().why("board roma_olbia"),
    "ferry_not_built": lambda: Scene().train(0, "AE22").why("board roma_olbia"),
    "storm": lambda: Scene().ferry(0, "roma_olbia").train(0, "AE22").news("storms_1").why("board roma_olbia"),
    "river_closed": lambda: Scene().train(0, "L12").news("flood_po").why("move L12 L13"),
    "point_closed": lambda: (
        Scene()
        .track(0, "laquila", "Z26")
        .train(0, "laquila")
        .news("landslides_apennines")
        .why("move laquila Z26")
    ),
    "not_in_city": lambda: carrier().train(0, "L13").why("drop violins"),
    "good_not_here": lambda: carrier().why("load ham"),
    "train_full": lambda: carrier().loads(0, "ham", "ham").why("load violins"),
    "not_on_board": lambda: carrier().why("drop ham"),
    "load_locked": lambda: carrier().loads(0, "violins for 8.3").why("drop violins"),
    "city_closed": lambda: Scene().train(0, "venezia").news("dock_strike").why("load glass"),
    "card_not_open": lambda: carrier().why("lock violins for 35.3"),
    "card_private": lambda: carrier().why("lock violins for 16.3"),
    "order_other_good": lambda: carrier().why("lock violins for 8.1"),
    "order_locked": lambda: carrier().train(1, "roma").loads(1, "coffee for 8.1").why("lock violins for 8.3"),
    "order_twice": lambda: carrier().loads(0, "violins", "violins for 8.3").why("lock violins for 8.3"),
    "fetch_first": lambda: asked(carrier(), AtOrder(8, 1)),
    "nothing_locked": lambda: carrier().why("deliver 8"),
    "wrong_city": lambda: carrier().loads(0, "violins for 8.3").why("deliver 8"),
    "build_short": lambda: builder().why("build L12"),
    "build_start": lambda: builder().why("build cremona K14"),
    "build_neighbour": lambda: builder().why("build L12 cremona"),
    "build_border": lambda: builder().track(0, "M4", "M5").why("build M4 N4"),
    "build_inside": lambda: builder().why("build milano L12"),
    "build_owned": lambda: builder().track(1, "L12", "L13").why("build L12 L13"),
    "build_majors": lambda: _two_majors().why("build AH29 AG30"),
    "no_land_way": lambda: asked(builder(), AtPoint("cagliari")),
    "build_right": lambda: builder().right(1, "L12", "L13").why("build L12 L13"),
    "build_city_limit": lambda: (
        builder().track(0, "K14", "cremona", "K15").track(0, "cremona", "L13").why("build cremona L15")
    ),
    "build_blocks": lambda: builder().track(0, "trieste", "I26").why("build trieste J25"),
    "build_closed": lambda: builder().news("fog_po_plain").why("build L12 L13"),
    "build_limit": lambda: _spent(19).why("build L12 L13"),
    "build_cash": lambda: builder().cash(0, 2).why("build L12 L13"),
    "ferry_yours": lambda: builder().ferry(0, "roma_olbia").why("ferry roma_olbia"),
    "ferry_unconnected": lambda: builder().why("ferry genova_porto_torres"),
    "upgrade_path": lambda: builder().why("upgrade super"),
    "upgrade_loads": lambda: (
        builder().locomotive(0, "heavy").train(0, "roma").loads(0, "ham", "ham", "ham").why("upgrade fast")
    ),
    "exchange_begun": lambda: builder().why("exchange"),
    "exchange_locked": lambda: carrier().loads(0, "violins for 8.3").why("exchange"),
    "lose_not_yours": lambda: derailed().why("lose art"),
    "loans_off": lambda: Scene().why("borrow"),
    "loan_once": _borrowed,
    "loan_not_needed": lambda: Scene(loans=True).why("borrow"),
    "luck_hands": lambda: start().why(Deal(((1, 2, 3, 4, 5), (5, 6, 7, 8, 9))), CHANCE),
    "luck_card": lambda: strike(Scene(), "storms_1").why("draw 96", CHANCE),
    "luck_swap": lambda: exchanging().why("swap 1 2 90", CHANCE),
}


def _moved_to_port() -> Scene:
    scene = Scene().ferry(0, "roma_olbia").train(0, "roma")
    scene.do("move roma AE22")
    return scene


def _two_majors() -> Scene:
    scene = builder()
    scene.do("build L12 L13", "build AC23 AB23")
    return scene


def _spent(amount: int) -> Scene:
    scene = builder()
    scene.state.spent = amount
    return scene


@cache
def bundle_of(language: str) -> FluentBundle:
    return read_bundle(
        (text_sources()["italian_rails"] / f"{language}.ftl").read_text(encoding="utf-8"), language
    )


def sentence(language: str, key: str, args: dict[str, Any]) -> str:
    bundle = bundle_of(language)
    pattern = bundle.get_message(key).value
    assert pattern is not None
    listed = {name: ", ".join(value) if isinstance(value, tuple) else value for name, value in args.items()}
    text, errors = bundle.format_pattern(pattern, listed)
    assert errors == []
    return str(text)


def test_no_refusal_is_forgotten() -> None:
    assert list(CASES) == list(PROBLEMS)


@pytest.mark.parametrize("key", CASES)
def test_the_refusal_comes_and_can_be_told(key: str) -> None:
    problem = CASES[key]()
    assert problem.key == key
    args = args_with_names(problem.args, None, lambda seat: ("Ana", "Beto")[seat] if seat >= 0 else "?")
    told = [sentence(language, f"problem-{key}", args) for language in LANGUAGES]
    assert told[0] != told[1]


@pytest.mark.parametrize(
    ("phase", "scene"),
    [("move", train), ("build", builder), ("lose", derailed), ("keep", dealt), ("swap", exchanging)],
)
def test_names_that_mean_nothing_are_refused_in_every_phase(phase: str, scene: Callable[[], Scene]) -> None:
    """Whatever is sent, there is an answer, and nothing changes."""
    there = scene()
    assert rules.phase(there.state).key == phase
    for action in (
        Move(("x", "y")),
        Build(("x", "y")),
        Ferry("x"),
        Board(""),
        Load(""),
        Lock("", -1, 9),
        Place(""),
    ):
        there.why(action)
