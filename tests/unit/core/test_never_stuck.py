"""The search for dead ends finds those that are there, and tells how to get there."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from random import Random

import pytest

from anden.core import Problem, Seat, Setup, registry
from anden.core.records import read
from anden.core.testing import never_stuck, random_match, toy
from anden.core.testing.manners import number, numbers
from anden.core.testing.never_stuck import DeadEnd, Walk, search, with_options
from anden.core.testing.toy import Load, Toy, ToyAction, ToyState, toy_setup


@pytest.fixture(autouse=True)
def _toy_installed() -> Iterator[None]:
    with registry.registered(toy.rules):
        yield


class NoSmallWagons(Toy):
    """Stuck when all the smallest wagons are used up: a rare corner of few games."""

    def legal(self, s: ToyState, seat: Seat) -> Iterable[ToyAction]:
        return [] if s.phase == "load" and s.supply[0] == 0 else super().legal(s, seat)


class CannotJudge(Toy):
    def problem(self, s: ToyState, seat: Seat, a: ToyAction) -> Problem | None:
        if isinstance(a, Load) and s.supply[a.wagon - 1] == 1:
            raise ZeroDivisionError
        return super().problem(s, seat, a)


class CannotList(Toy):
    def legal(self, s: ToyState, seat: Seat) -> Iterable[ToyAction]:
        if s.phase == "load" and s.supply[0] == 0:
            raise ZeroDivisionError
        yield from super().legal(s, seat)


class Refuses(Toy):
    def problem(self, s: ToyState, seat: Seat, a: ToyAction) -> Problem | None:
        return Problem("wagon", "coupling") if isinstance(a, Load) and a.wagon == 3 else None


class HidesTooMuch(Toy):
    """Who looks at the game sees no action, though there is one."""

    def hide(self, s: ToyState, seat: Seat | None) -> ToyState:
        hidden = super().hide(s, seat)
        hidden.hands = [[] for _ in hidden.hands]
        return hidden


class NeverEnds(Toy):
    def legal(self, s: ToyState, seat: Seat) -> Iterable[ToyAction]:
        s.round, s.deck, s.played = 1, sorted(s.deck + s.played), []
        return super().legal(s, seat)


def found(rules: Toy, states: int = 20_000) -> str:
    with pytest.raises(DeadEnd) as caught:
        search(rules, "unit", states)
    return str(caught.value)


def test_a_game_without_dead_ends_is_walked_to_its_end() -> None:
    tally = search(toy.rules, "unit", 3000)
    assert 3000 <= tally.states < 3100
    assert tally.games > 20
    assert tally.side_steps > 20
    assert 10 < tally.longest < 200
    assert set(tally.kinds) == {"Bid", "Load", "End"}


def test_the_same_seed_walks_the_same_way() -> None:
    assert search(toy.rules, "one", 500) == search(toy.rules, "one", 500)
    assert search(toy.rules, "one", 500) != search(toy.rules, "two", 500)


def test_a_rare_dead_end_is_found_and_its_record_leads_there() -> None:
    told = found(NoSmallWagons())
    assert "is to act and has no action" in told
    setup, record = told.split("\n\n", 1)
    assert "Setup(game='toy'" in setup
    assert "seed 'unit/" in setup
    state = read(record).match.state
    assert (state.phase, state.supply[0]) == ("load", 0)


@pytest.mark.parametrize(
    ("rules", "told"),
    [
        (CannotJudge(), "it fails: ZeroDivisionError()"),
        (CannotList(), "it fails: ZeroDivisionError()"),
        (Refuses(), "is offered Load(wagon=3), and it is refused: Problem(key='wagon'"),
        (HidesTooMuch(), "is to act and sees no action"),
    ],
)
def test_other_ways_not_to_go_on_are_found(rules: Toy, told: str) -> None:
    assert told in found(rules)


def test_a_game_that_does_not_end_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(never_stuck, "LONGEST", 300)
    assert "the game is not over after 300 actions" in found(NeverEnds())


def test_known_games_are_followed_and_left_in_the_middle_of_turns() -> None:
    known = random_match(toy.rules, toy_setup(2, rounds=4), "known")
    tallies = [Walk(toy.rules, known.setup, f"{seed}").beside(known, 10_000) for seed in range(20)]
    assert sum(tally.side_steps for tally in tallies) > 5
    assert all((tally.states > 0) == (tally.side_steps > 0) for tally in tallies)
    assert sum(tally.games for tally in tallies) == 0
    with pytest.raises(DeadEnd):
        for seed in range(200):
            Walk(NoSmallWagons(), known.setup, f"{seed}").beside(known, 10_000)


def test_options_that_do_not_go_together_are_not_set() -> None:
    class Strict(Toy):
        def check_setup(self, setup: Setup) -> Problem | None:
            return Problem("option", "setup") if len(setup.options) > 1 else super().check_setup(setup)

    drawn = [with_options(Strict(), toy_setup(2), Random(n)).options for n in range(40)]
    assert {len(options) for options in drawn} == {0, 1}
    assert {key for options in drawn for key in options} == {"rounds", "open_hands"}


def test_the_numbers_of_a_state_are_found_by_seat() -> None:
    plain = {"bag": [3, 1, 4, 1, 5, 9, 2], "money": [10, 20], "map": "x", "people": [{"cards": [7]}, {"cards": [8, 9]}]}  # fmt: skip
    paths = list(numbers(plain))
    assert paths == [("bag",), ("money",), ("people", "cards")]
    assert [number(plain, path, 1) for path in paths] == [25, 20, 9]
    assert number({"trains": [[1], [2, 3]]}, ("trains",), 0) == 2
