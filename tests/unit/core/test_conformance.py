"""The kit must find what is wrong: each test breaks the toy game in one way."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from anden.core import Event, Problem, Score, ScoreLine, Setup
from anden.core.registry import installed
from anden.core.testing import Broken, every_setup, inspect, inspect_setups, random_match, unkept
from anden.core.testing.playout import Stuck
from anden.core.testing.toy import AtWagon, Bid, Deal, End, Load, Toy, ToyState, rules, toy_setup


def test_the_toy_keeps_everything() -> None:
    for setup in every_setup(rules):
        report = inspect(rules, setup, "kit")
        assert report.steps >= 5
        assert report.refused > 20
        assert report.pointed > report.answered > 10
        assert report.hidden > 0


class NoLegal(Toy):
    """The driver may not stop any more once he has a wagon."""

    def legal(self, s: ToyState, seat: int) -> Any:
        return [a for a in super().legal(s, seat) if self.problem(s, seat, a) is None]

    def problem(self, s: ToyState, seat: int, a: Any) -> Problem | None:
        return Problem("phase", "order") if isinstance(a, End) and s.train else super().problem(s, seat, a)


class ListsRefused(Toy):
    def legal(self, s: ToyState, seat: int) -> Any:
        return [*super().legal(s, seat), Load(4)] if s.phase == "load" else super().legal(s, seat)


class ListsTwice(Toy):
    def legal(self, s: ToyState, seat: int) -> Any:
        return [*super().legal(s, seat), *super().legal(s, seat)]


class ForgetsToList(Toy):
    def legal(self, s: ToyState, seat: int) -> Any:
        return [a for a in super().legal(s, seat) if a != Load(2)]


class StandsForNothing(ForgetsToList):
    def stands_for(self, s: ToyState, seat: int, a: Any) -> Any:
        return a


class ListsOneOfMany(ForgetsToList):
    def stands_for(self, s: ToyState, seat: int, a: Any) -> Any:
        return End() if a == Load(2) else a


class ListedForAnother(Toy):
    def stands_for(self, s: ToyState, seat: int, a: Any) -> Any:
        return End()


class NeedsSecrets(Toy):
    def notation(self, s: ToyState, a: Any) -> str:
        return f"bid {a.card} of {sum(map(sum, s.hands))}" if isinstance(a, Bid) else super().notation(s, a)

    def parse(self, s: ToyState, text: str) -> Any:
        return super().parse(s, text.split(" of ")[0])


class OtherOrder(Toy):
    rng = Random(1)

    def legal(self, s: ToyState, seat: int) -> Any:
        actions = list(super().legal(s, seat))
        self.rng.shuffle(actions)
        return actions


class JudgeFails(Toy):
    def problem(self, s: ToyState, seat: int, a: Any) -> Problem | None:
        if isinstance(a, Load) and s.phase == "load":
            assert s.supply[a.wagon - 1] >= 0, "fails for wagons out of range"
        return super().problem(s, seat, a)


class JudgeChanges(Toy):
    def problem(self, s: ToyState, seat: int, a: Any) -> Problem | None:
        s.bonus += s.phase == "bid"
        return super().problem(s, seat, a)


class NoReason(Toy):
    def problem(self, s: ToyState, seat: int, a: Any) -> Problem | None:
        problem = super().problem(s, seat, a)
        return None if problem is None else Problem(problem.key, "")


class AllowsTooMuch(Toy):
    def problem(self, s: ToyState, seat: int, a: Any) -> Problem | None:
        return None if isinstance(a, Load) and s.phase == "load" else super().problem(s, seat, a)


class UnknownKey(Toy):
    def problem(self, s: ToyState, seat: int, a: Any) -> Problem | None:
        problem = super().problem(s, seat, a)
        return None if problem is None else Problem("oops", problem.rule)


class AskingFails(Toy):
    def why_not(self, s: ToyState, seat: int, target: Any) -> Problem | None:
        assert not isinstance(target, AtWagon) or target.wagon < 99, "fails for wagons out of range"
        return super().why_not(s, seat, target)


class AskingChanges(Toy):
    def why_not(self, s: ToyState, seat: int, target: Any) -> Problem | None:
        s.bonus += 1
        return None


class AskingWithoutReason(Toy):
    def why_not(self, s: ToyState, seat: int, target: Any) -> Problem | None:
        return Problem("card", "")


class AskingUnknownKey(Toy):
    def why_not(self, s: ToyState, seat: int, target: Any) -> Problem | None:
        return Problem("oops", "bidding")


class AskingTells(Toy):
    """What lies on top of the heap of cards stays in the state that is shown, and the answer tells it."""

    def hide(self, s: ToyState, seat: int | None) -> ToyState:
        hidden = super().hide(s, seat)
        hidden.deck[:1] = s.deck[:1]
        return hidden

    def guess_hidden(self, s: ToyState, seat: int, rng: Random) -> ToyState:
        return super().guess_hidden(super().hide(s, seat), seat, rng)

    def why_not(self, s: ToyState, seat: int, target: Any) -> Problem | None:
        return Problem("card", "bidding", {"card": s.deck[0]}) if s.deck else None


class SharesLists(Toy):
    def copy(self, s: ToyState) -> ToyState:
        twin = s.copy()
        twin.hands = s.hands
        return twin


class ForgetsInCopy(Toy):
    def copy(self, s: ToyState) -> ToyState:
        twin = s.copy()
        twin.full = [0] * s.players
        return twin


class RandomApply(Toy):
    rng = Random(1)

    def apply(self, s: ToyState, seat: int, a: Any) -> list[Event]:
        events = super().apply(s, seat, a)
        s.driver = self.rng.randrange(s.players) if s.phase == "load" and not s.train else s.driver
        return events


class TellsLists(Toy):
    """A tuple comes back as a tuple, a list does not come back as a list."""

    def apply(self, s: ToyState, seat: int, a: Any) -> list[Event]:
        events = super().apply(s, seat, a)
        wagons: Any = list(s.train)
        return [*events, Event("bid", {"seat": seat, "wagons": wagons})]


class TellsSomethingElse(Toy):
    def apply(self, s: ToyState, seat: int, a: Any) -> list[Event]:
        half: Any = 0.5
        return [*super().apply(s, seat, a), Event("bid", {"seat": half})]


class LosesCard(Toy):
    def apply(self, s: ToyState, seat: int, a: Any) -> list[Event]:
        events = super().apply(s, seat, a)
        if isinstance(a, Bid) and s.played:
            s.played.pop()
        return events


class BadNotation(Toy):
    def notation(self, s: ToyState, a: Any) -> str:
        return "load" if isinstance(a, Load) else super().notation(s, a)

    def parse(self, s: ToyState, text: str) -> Any:
        return Load(1) if text == "load" else super().parse(s, text)


class NotationOfPlatform(Toy):
    def notation(self, s: ToyState, a: Any) -> str:
        return "redo" if isinstance(a, End) else super().notation(s, a)

    def parse(self, s: ToyState, text: str) -> Any:
        return End() if text == "redo" else super().parse(s, text)


class ParseFails(Toy):
    def parse(self, s: ToyState, text: str) -> Any:
        assert text.split(), "an empty line"
        return super().parse(s, text)


class ShowsHands(Toy):
    def hide(self, s: ToyState, seat: int | None) -> ToyState:
        hidden = super().hide(s, seat)
        hidden.hands = [list(hand) for hand in s.hands]
        return hidden


class ShowsBids(Toy):
    def hide(self, s: ToyState, seat: int | None) -> ToyState:
        hidden = super().hide(s, seat)
        hidden.bids = list(s.bids)
        return hidden


class ShowsDeck(Toy):
    def show(self, s: ToyState, seat: int | None) -> dict[str, Any]:
        return {**super().show(s, seat), "sum": sum(s.hands[0])}

    def hide(self, s: ToyState, seat: int | None) -> ToyState:
        hidden = super().hide(s, seat)
        hidden.hands[0] = list(s.hands[0])
        return hidden


class TellsBid(Toy):
    def apply(self, s: ToyState, seat: int, a: Any) -> list[Event]:
        events = super().apply(s, seat, a)
        return [Event("bid", {"seat": seat, "card": a.card}), *events[1:]] if isinstance(a, Bid) else events


class TellsDeal(Toy):
    def apply(self, s: ToyState, seat: int, a: Any) -> list[Event]:
        events = super().apply(s, seat, a)
        return [Event(e.key, e.args) for e in events] if isinstance(a, Deal) else events


class BadGuess(Toy):
    def guess_hidden(self, s: ToyState, seat: int, rng: Random) -> ToyState:
        world = super().guess_hidden(s, seat, rng)
        world.deck = world.deck[1:]
        return world


class GuessChangesOwn(Toy):
    def guess_hidden(self, s: ToyState, seat: int, rng: Random) -> ToyState:
        world = super().guess_hidden(s, seat, rng)
        world.hands[0], world.hands[1] = world.hands[1], world.hands[0]
        return world


class WrongSum(Toy):
    def scores(self, s: ToyState) -> list[Score]:
        return [Score(score.seat, score.total + 1, score.lines) for score in super().scores(s)]


class WrongSeats(Toy):
    def scores(self, s: ToyState) -> list[Score]:
        return [Score(0, 0, (ScoreLine("wagons", 0),))]


class WrongRanking(Toy):
    def ranking(self, s: ToyState) -> list[list[int]]:
        return [[0], [0]]


class ActsAfterTheEnd(Toy):
    def legal(self, s: ToyState, seat: int) -> Any:
        return [End()] if s.phase == "over" else super().legal(s, seat)


class Endless(Toy):
    def apply(self, s: ToyState, seat: int, a: Any) -> list[Event]:
        if isinstance(a, End):
            s.phase = "load"
            return []
        return super().apply(s, seat, a)


class LuckRefused(Toy):
    def sample_chance(self, s: ToyState, rng: Random) -> Any:
        action = super().sample_chance(s, rng)
        return Deal(action.hands[::-1][1:]) if isinstance(action, Deal) else action


CASES: list[tuple[Callable[[], Toy], str]] = [
    (NoLegal, "stuck"),
    (ListsRefused, "listed but refused"),
    (ListsTwice, "listed twice"),
    (ForgetsToList, "is not listed"),
    (StandsForNothing, "is not listed"),
    (ListedForAnother, "is listed, but stands for"),
    (NeedsSecrets, "another notation in what seat"),
    (OtherOrder, "another order"),
    (JudgeFails, "judging"),
    (JudgeChanges, "changed"),
    (NoReason, "without key or rule"),
    (AllowsTooMuch, "has no problem, but"),
    (UnknownKey, "unknown text key 'problem-oops'"),
    (AskingFails, "asking about"),
    (AskingChanges, "changed the state"),
    (AskingWithoutReason, "answered without key or rule"),
    (AskingUnknownKey, "unknown text key 'problem-oops'"),
    (AskingTells, "by asking about"),
    (SharesLists, "changed the original"),
    (ForgetsInCopy, "a copy differs"),
    (RandomApply, "twice from equal states"),
    (TellsLists, "not kept as they were"),
    (TellsSomethingElse, "not kept as they were"),
    (LosesCard, "the referee"),
    (BadNotation, "is read as"),
    (NotationOfPlatform, "means something else"),
    (ParseFails, "parsing"),
    (ShowsHands, "can tell"),
    (ShowsBids, "can tell"),
    (ShowsDeck, "can tell"),
    (TellsBid, "by the events"),
    (TellsDeal, "by the events"),
    (BadGuess, "not sound"),
    (GuessChangesOwn, "can tell"),
    (WrongSum, "sum of its lines"),
    (WrongSeats, "scores"),
    (WrongRanking, "ranking"),
    (ActsAfterTheEnd, "after the end"),
    (Endless, "not over after"),
    (LuckRefused, "luck is refused"),
]


@pytest.mark.parametrize(("game", "finding"), CASES, ids=lambda case: getattr(case, "__name__", None))
def test_the_kit_finds_it(game: Callable[[], Toy], finding: str) -> None:
    def six_games() -> None:
        for n in range(6):
            inspect(game(), toy_setup(3), f"find {n}", longest=300)

    with pytest.raises(Broken, match=finding) as caught:
        six_games()
    assert "after" in str(caught.value)


@pytest.mark.parametrize("part", ["keys", "picture", "stands_for"])
def test_a_part_of_the_contract_that_is_missing_is_named(part: str) -> None:
    class Whole:
        """The toy, but not as a subclass: nothing is inherited."""

    without = Whole()
    for name in dir(rules):
        if not name.startswith("__") and name != part:
            setattr(without, name, getattr(rules, name))
    assert unkept(without) == [part]  # type: ignore[arg-type]
    with pytest.raises(AssertionError, match=f"there is no {part}"):
        inspect(without, toy_setup(), "kit")  # type: ignore[arg-type]


@pytest.mark.parametrize("game", [*installed().values(), rules], ids=lambda game: game.id)
def test_every_game_keeps_all_of_the_contract_and_names_its_keys(game: Any) -> None:
    for version in (game, *game.older):
        assert unkept(version) == []
        kinds = {key.partition("-")[0] for key in version.keys}
        assert kinds >= {"event", "problem", "score", "phase"}


def test_one_of_many_ways_may_stand_for_all() -> None:
    for n in range(6):
        inspect(ListsOneOfMany(), toy_setup(3), f"find {n}", longest=300)


class SetupFails(Toy):
    def check_setup(self, setup: Setup) -> Problem | None:
        assert setup.options.get("rounds", 1) < 5, "too many"
        return super().check_setup(setup)


class AnySetup(Toy):
    def check_setup(self, setup: Setup) -> Problem | None:
        return None if setup.map == "siding" else super().check_setup(setup)


def test_setups_are_judged() -> None:
    assert inspect_setups(rules) > 20
    with pytest.raises(AssertionError, match="judging"):
        inspect_setups(SetupFails())
    with pytest.raises(AssertionError, match="starting"):
        inspect_setups(AnySetup())


def test_random_games_that_are_stuck_or_endless() -> None:
    with pytest.raises(Stuck, match="no action"):
        _ = [random_match(NoLegal(), toy_setup(), f"stuck {n}") for n in range(6)]
    with pytest.raises(Stuck, match="not over"):
        random_match(Endless(), toy_setup(), "endless", longest=200)


def test_random_games_are_the_same_from_the_same_seed() -> None:
    one, two, three = (random_match(rules, toy_setup(), seed) for seed in ("a", "a", "b"))
    assert one.log == two.log
    assert one.log != three.log


def test_every_setup_covers_maps_players_and_options() -> None:
    setups = [(s.map, s.players, tuple(s.options.items())) for s in every_setup(rules)]
    assert len(setups) == len(set(setups)) == 5 * 5
    assert ("yard", 4, (("open_hands", True),)) in setups
    assert [s.players for s in every_setup(rules, variants=False)] == [2, 3, 2, 3, 4]
