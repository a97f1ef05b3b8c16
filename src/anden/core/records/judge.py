"""Judging a record: every entry is played, nothing is believed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

import msgspec

from anden.core import luck
from anden.core.course import Course
from anden.core.facts import CHANCE, Problem, Seat, Setup
from anden.core.log import MOST_TAKEN_BACK, TAKING_BACK, AnswerUndo, Entry, PlatformAction
from anden.core.match import Match, Refused, judge
from anden.core.records.bad import BadRecord
from anden.core.records.record import NONE, SECRET
from anden.core.registry import UnknownGame, UnknownVersion, rules_of
from anden.core.rules import Rules

NOBODY: Seat = 99
"""Stands for seats that no table has, until they are refused."""


class Rows(Protocol):
    """The entries of a record, still unread."""

    def __len__(self) -> int: ...

    def seat(self, n: int) -> Seat: ...

    def line(self, n: int) -> int:
        """Where entry `n` stands."""

    def words(self, n: int) -> str:
        """As it stands there."""

    def platform(self, n: int) -> PlatformAction | None:
        """Entry `n` if it is one of the platform; None when it is the game's. Raises BadRecord."""

    def action(self, n: int, state: Any) -> Any:
        """The game's entry `n`, read in the position it meets. Raises BadRecord."""


class Judge:
    """Plays a record through. Each action is applied once, however often the record takes it back and puts it back."""

    def __init__(
        self, setup: Setup, seed: str, commitment: str, check_luck: bool, new_luck: int, lines: dict[str, int]
    ) -> None:
        self.rules = _rules(setup, lines)
        if not seed:
            raise BadRecord(lines["Seed"], "an empty seed", f"a seed, {SECRET} or {NONE}")
        own = seed not in (NONE, SECRET)
        self.check_luck = check_luck and own
        self.seed = seed
        self.new_luck = new_luck
        """Number of the last entry after which luck comes from the seed; -1 = always."""
        try:
            self.match: Match[Any, Any] = Match(self.rules, setup, seed if own else None)
        except Refused as refused:
            key = {"players": "Players", "map": "Map"}.get(refused.problem.key, "Options")
            raise BadRecord(
                lines[key],
                msgspec.json.encode(setup).decode(),
                f"a setup that {setup.game} allows",
                problem=refused.problem,
            ) from None
        if self.check_luck and commitment and commitment != luck.commitment(seed, setup):
            raise BadRecord(lines["Commitment"], commitment, "the hash of the seed and the setup")

    def play(self, rows: Rows) -> None:
        """Fill the match. Raises BadRecord, for the first action of the game that is wrong if there is one."""
        entries, wrong = self._course(rows)
        self.match.extend(entries, lambda n, state, lucks: self._action(rows, n, state, lucks))
        self._judge_answers(rows, entries)
        if wrong is not None:
            raise wrong

    def _course(self, rows: Rows) -> tuple[list[Entry[Any]], BadRecord | None]:
        """The entries up to the first that cannot be followed, the game's actions unread; and what is wrong with that one."""
        course = Course()
        entries: list[Entry[Any]] = []
        for n in range(len(rows)):
            try:
                action: Any = rows.platform(n)
            except BadRecord as bad:
                return entries, bad
            seat = rows.seat(n) if CHANCE <= rows.seat(n) < NOBODY else NOBODY
            if action is None:
                course.step(seat)
            else:
                later = isinstance(action, AnswerUndo) and course.asked is not None  # see _judge_answers
                problem = None if later else course.problem(seat, action, self.match.setup.players)
                if problem is not None:
                    return entries, self._refusal(rows, n, problem)
                if isinstance(action, TAKING_BACK) and course.requests == MOST_TAKEN_BACK:
                    most = f"at most {MOST_TAKEN_BACK} entries that undo, redo, ask or answer"
                    return [], BadRecord(rows.line(n), rows.words(n), most)
                course.add(seat, action)
            entries.append(Entry(seat, action))
        return entries, None

    def _action(self, rows: Rows, n: int, state: Any, lucks: int) -> Any:
        action = rows.action(n, state)
        problem = judge(self.rules, state, rows.seat(n), action)
        if problem is not None:
            raise self._refusal(rows, n, problem, state)
        if self.check_luck and rows.seat(n) == CHANCE and n > self.new_luck:
            due = self.rules.sample_chance(state, luck.generator(self.seed, lucks))
            if due != action:
                expected = f"what the seed gives: {self.rules.notation(state, due)}"
                raise BadRecord(rows.line(n), f"luck: {rows.words(n)}", expected)
        return action

    def _judge_answers(self, rows: Rows, entries: Sequence[Entry[Any]]) -> None:
        """Who had to agree to an undo is known only when all actions are."""
        course = Course()
        for n, entry in enumerate(entries):
            if entry.action is None:
                course.step(entry.seat)
                course.sealed[n] = self.match.course.sealed[n]
                continue
            if isinstance(entry.action, AnswerUndo):
                problem = course.problem(entry.seat, entry.action, self.match.setup.players)
                if problem is not None:
                    raise self._refusal(rows, n, problem)
            course.add(entry.seat, entry.action)

    def _refusal(self, rows: Rows, n: int, problem: Problem, state: Any = None) -> BadRecord:
        who = "luck" if rows.seat(n) == CHANCE else f"seat {rows.seat(n) + 1}"
        expected = "an action that is possible there"
        if problem.key in ("not_your_turn", "game_over"):
            expected = _turn(self.rules.to_act(state))
        return BadRecord(rows.line(n), f"{who}: {rows.words(n)}", expected, problem=problem)


def _turn(seats: Sequence[Seat]) -> str:
    if not seats:
        return "no more actions: the game is over"
    return "an action of " + " or ".join("luck" if seat == CHANCE else f"seat {seat + 1}" for seat in seats)


def _rules(setup: Setup, lines: dict[str, int]) -> Rules[Any, Any]:
    try:
        return rules_of(setup.game, setup.version)
    except UnknownGame as error:
        raise BadRecord(lines["Game"], f"the game {setup.game!r}", f"an installed game ({error})") from None
    except UnknownVersion as error:
        raise BadRecord(
            lines["Rules"], f"version {setup.version}", f"an installed version ({error})"
        ) from None
