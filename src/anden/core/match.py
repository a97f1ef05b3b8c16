"""A match: rules, setup, log and the cached state. The only class that appends to a log."""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import Any, Generic, TypeVar

from anden.core import luck
from anden.core.facts import CHANCE, Action, Event, Phase, Problem, Seat, Setup
from anden.core.log import (
    PLATFORM_ACTIONS,
    AnswerUndo,
    AskUndo,
    Entry,
    NewLuck,
    PlatformAction,
    Redo,
    Step,
    Undo,
    UndoRequest,
    Visible,
)
from anden.core.rules import Rules

S = TypeVar("S")
A = TypeVar("A", bound=Action)

SNAPSHOT_EVERY = 64
"""A copy of the state is kept every so many steps, so that going back does not replay from the start."""


class Refused(Exception):
    """An action that the rules or the platform refuse. Nothing has changed."""

    def __init__(self, problem: Problem) -> None:
        super().__init__(f"{problem.key} ({problem.rule}) {problem.args}")
        self.problem = problem


def platform_problem(key: str, **args: str | int | bool) -> Problem:
    """A refusal by the platform, not by a game: its rule is an entry of the platform's own guide."""
    return Problem(key, f"platform-{key}", dict(args))


class Match(Generic[S, A]):
    """A running or finished game.

    `log` is the truth and only grows. `line` is what is in force: the log without what was taken back. `state` is the
    line applied to the start; it is a cache.
    """

    def __init__(self, rules: Rules[S, A], setup: Setup, seed: str | None = None) -> None:
        if setup.game != rules.id:
            raise ValueError(f"the setup is for {setup.game!r}, the rules are of {rules.id!r}")
        if setup.version != rules.version:
            raise ValueError(
                f"the setup needs version {setup.version} of {rules.id}, this is {rules.version}"
            )
        problem = rules.check_setup(setup)
        if problem is not None:
            raise Refused(problem)
        self.rules = rules
        self.setup = setup
        self.seed = seed
        """None = luck is not ours: dice typed in from a real table, or an imported game."""
        self.log: list[Entry[A]] = []
        self.events: list[tuple[Event, ...]] = []
        self.phases: list[Phase] = []
        """By log entry: the phase in which it came."""
        self.line: list[Step[A]] = []
        self.request: UndoRequest | None = None
        self.state: S = rules.start(setup)
        self.luck_from = 0
        """Luck in log entries before this one was not drawn from our seed (see NewLuck)."""
        self._taken_back: list[tuple[Seat, list[Step[A]]]] = []
        """What can be redone, newest last: who took it back, and the steps."""
        self._luck_count = 0
        self._snapshots: dict[int, S] = {0: rules.copy(self.state)}

    # --- reading -------------------------------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        return not self.rules.to_act(self.state)

    @property
    def commitment(self) -> str:
        """The published hash of the secret seed; '' when luck is not ours."""
        return "" if self.seed is None else luck.commitment(self.seed, self.setup)

    @property
    def can_redo(self) -> bool:
        return bool(self._taken_back)

    @property
    def luck_count(self) -> int:
        """How many acts of luck are on the line; the next one draws from (seed, luck_count)."""
        return self._luck_count

    @property
    def redo_seat(self) -> Seat | None:
        """The seat that may redo: the one that took back last; None when there is nothing to redo."""
        return self._taken_back[-1][0] if self._taken_back else None

    def to_act(self) -> tuple[Seat, ...]:
        return self.rules.to_act(self.state)

    def problem(self, seat: Seat, action: A) -> Problem | None:
        """Judge an action of the game without doing it."""
        to_act = self.rules.to_act(self.state)
        if not to_act:
            return platform_problem("game_over")
        if seat not in to_act:
            return platform_problem("not_your_turn")
        return self.rules.problem(self.state, seat, action)

    def judge(self, entry: Entry[A]) -> Problem | None:
        """Judge a whole log entry, of the game or of the platform, as an import must. Whether an undo was free or had
        consent is the table's affair and is not judged."""
        action = entry.action
        if not isinstance(action, PLATFORM_ACTIONS):
            return self.problem(entry.seat, action)
        if isinstance(action, NewLuck):
            return None if entry.seat == CHANCE else platform_problem("not_your_seat")
        if not 0 <= entry.seat < self.setup.players:
            return platform_problem("not_your_seat")
        if isinstance(action, Redo):
            return None if self._taken_back else platform_problem("nothing_to_redo")
        if isinstance(action, AnswerUndo):
            return self._answer_problem(entry.seat, action.agree)
        return self._target_problem(action.to)

    def state_after(self, steps: int) -> S:
        """A fresh state after the first `steps` actions of the line."""
        if not 0 <= steps <= len(self.line):
            raise IndexError(f"position {steps} is not between 0 and {len(self.line)}")
        base = max(n for n in self._snapshots if n <= steps)
        state = self.rules.copy(self._snapshots[base])
        for step in self.line[base:steps]:
            self.rules.apply(state, step.seat, step.action)
        return state

    def line_at(self, entries: int) -> Match[S, A]:
        """The match as it stood after its first `entries` log entries (positions that were taken back included)."""
        if not 0 <= entries <= len(self.log):
            raise IndexError(f"entry {entries} is not between 0 and {len(self.log)}")
        past: Match[S, A] = Match(self.rules, self.setup, self.seed)
        for entry in self.log[:entries]:
            past.append(entry)
        return past

    def visible(self, index: int, viewer: Seat | None, undone: bool = False) -> Visible:
        """Log entry `index` as `viewer` may see it (None = spectator). A finished game has no secrets."""
        entry = self.log[index]
        events = self.events[index]
        action: Any = entry.action
        if not self.over:
            events = tuple(e for e in events if e.only is None or viewer in e.only)
            if not isinstance(action, PLATFORM_ACTIONS):
                then = self.phases[index]
                now = then if undone else self.rules.phase(self.state)  # what was taken back was never shown
                action = self.rules.hide_action(entry.seat, action, viewer, then, now)
        return Visible(index, entry.seat, action, events, undone)

    def visible_log(self, viewer: Seat | None, start: int = 0) -> list[Visible]:
        """The log from entry `start` on, as `viewer` may see it."""
        in_force = {step.index for step in self.line}
        return [
            self.visible(i, viewer, not isinstance(e.action, PLATFORM_ACTIONS) and i not in in_force)
            for i, e in enumerate(self.log[start:], start)
        ]

    # --- playing -------------------------------------------------------------------------------------------------

    def play(self, seat: Seat, action: A) -> list[Entry[A]]:
        """Judge and do an action, then let luck act. Returns the new log entries; raises Refused."""
        problem = self.problem(seat, action)
        if problem is not None:
            raise Refused(problem)
        first = len(self.log)
        self.append(Entry(seat, action))
        self.run_chance()
        return self.log[first:]

    def run_chance(self) -> list[Entry[A]]:
        """Let luck act as long as it is its turn. Does nothing when luck is not ours."""
        first = len(self.log)
        while self.seed is not None and self.rules.to_act(self.state) == (CHANCE,):
            self.append(Entry(CHANCE, self.next_luck()))
        return self.log[first:]

    def next_luck(self) -> A:
        """What the seed gives for the act of luck that is due now."""
        if self.seed is None:
            raise ValueError("luck is not ours in this match: it has no seed")
        return self.rules.sample_chance(self.state, luck.generator(self.seed, self._luck_count))

    def adopt_seed(self, seed: str) -> list[Entry[A]]:
        """From now on luck is ours, from `seed`: for a game that came without its seed and is played on."""
        self.seed = seed
        entries = self._record(Entry(CHANCE, NewLuck()))
        return entries + self.run_chance()

    def append(self, entry: Entry[A]) -> None:
        """Append an entry that is known to be good and bring the state up to date. Replay uses only this."""
        action = entry.action
        phase = self.rules.phase(self.state)
        events: tuple[Event, ...] = ()
        if isinstance(action, PLATFORM_ACTIONS):
            self._platform(entry.seat, action)
        else:
            events = self._step(len(self.log), entry.seat, action)
            self._taken_back.clear()
            self.request = None
        self.log.append(entry)
        self.events.append(events)
        self.phases.append(phase)

    # --- taking back ---------------------------------------------------------------------------------------------

    def undo_floor(self, seats: Collection[Seat], free: bool) -> int:
        """How far back the owner of `seats` may go without asking: inside his own turn until luck, a reveal or
        another seat intervened; anywhere when `free` (solo, hot-seat)."""
        floor = len(self.line)
        while floor > 0 and (
            free or (self.line[floor - 1].seat in seats and not self.line[floor - 1].sealed)
        ):
            floor -= 1
        while floor < len(self.line) and self.line[floor].seat == CHANCE:
            floor += 1
        return floor

    def undo_target(self, seats: Collection[Seat]) -> int | None:
        """Where one step back by the owner of `seats` leads: before the last action of one of them."""
        for n in range(len(self.line) - 1, -1, -1):
            if self.line[n].seat in seats:
                return n
        return None

    def undo(self, seats: Collection[Seat], to: int | None = None, *, free: bool = False) -> list[Entry[A]]:
        """Take back to `to` steps (default: the last action of one of `seats`). Raises Refused."""
        if self.over and not free:
            raise Refused(platform_problem("game_over"))
        target = self._judge_target(seats, to)
        if target < self.undo_floor(seats, free):
            raise Refused(platform_problem("undo_needs_consent"))
        owner = self.line[target].seat
        return self._record(Entry(owner if owner in seats else min(seats), Undo(target)))

    def redo(self, seats: Collection[Seat] | None = None) -> list[Entry[A]]:
        """Put back what the last undo took away. With `seats`, only if one of them took it back. Raises Refused."""
        if not self._taken_back or (seats is not None and self._taken_back[-1][0] not in seats):
            raise Refused(platform_problem("nothing_to_redo"))
        return self._record(Entry(self._taken_back[-1][0], Redo()))

    def ask_undo(self, seats: Collection[Seat], to: int | None = None) -> list[Entry[A]]:
        """Ask the other seats concerned to go back to `to` steps. What needs no consent is done at once; the owner's
        other seats agree at once. Raises Refused."""
        if self.over:
            raise Refused(platform_problem("game_over"))
        target = self._judge_target(seats, to)
        if target >= self.undo_floor(seats, False):
            return self.undo(seats, target)
        if self.request is not None and self.request.seat not in seats:
            raise Refused(platform_problem("undo_pending"))
        entries = self._record(Entry(min(seats), AskUndo(target)))
        for seat in [s for s in self.request.waiting if s in seats] if self.request is not None else []:
            entries += self.answer_undo(seat, True)
        if self.request is not None and not self.request.waiting:
            entries += self._record(Entry(self.request.seat, Undo(target)))
        return entries

    def answer_undo(self, seat: Seat, agree: bool) -> list[Entry[A]]:
        """Agree to the undo that is asked for, or refuse it; who asked may withdraw by refusing. When all agree it is
        done. Raises Refused."""
        problem = self._answer_problem(seat, agree)
        if problem is not None:
            raise Refused(problem)
        entries = self._record(Entry(seat, AnswerUndo(agree)))
        if self.request is not None and not self.request.waiting:
            entries += self._record(Entry(self.request.seat, Undo(self.request.to)))
        return entries

    # --- inside --------------------------------------------------------------------------------------------------

    def _judge_target(self, seats: Collection[Seat], to: int | None) -> int:
        target = self.undo_target(seats) if to is None else to
        if target is None or not seats:
            raise Refused(platform_problem("nothing_to_undo"))
        problem = self._target_problem(target)
        if problem is not None:
            raise Refused(problem)
        return target

    def _target_problem(self, to: int) -> Problem | None:
        if not 0 <= to < len(self.line):
            return platform_problem("nothing_to_undo")
        if self.line[to].seat == CHANCE:
            return platform_problem("undo_lands_on_luck")
        return None

    def _answer_problem(self, seat: Seat, agree: bool) -> Problem | None:
        request = self.request
        if request is None:
            return platform_problem("no_undo_asked")
        withdraws = seat == request.seat and not agree
        return None if withdraws or seat in request.waiting else platform_problem("no_undo_asked")

    def _platform(self, seat: Seat, action: PlatformAction) -> None:
        if isinstance(action, Undo):
            self._go_back(seat, action.to)
        elif isinstance(action, Redo):
            for step in self._taken_back.pop()[1]:
                self._step(step.index, step.seat, step.action)
            self.request = None
        elif isinstance(action, AskUndo):
            self.request = UndoRequest(seat, action.to, self._concerned(seat, action.to))
        elif isinstance(action, AnswerUndo):
            self._answer(seat, action.agree)
        else:
            self.luck_from = len(self.log) + 1

    def _record(self, entry: Entry[A]) -> list[Entry[A]]:
        self.append(entry)
        return [entry]

    def _concerned(self, seat: Seat, to: int) -> list[Seat]:
        """The seats that must agree when `seat` asks to go back: those whose actions are taken back, and all when
        luck or a reveal is, for then the asker has learnt something."""
        steps = self.line[to:]
        others = {step.seat for step in steps}
        if any(step.sealed for step in steps):
            others.update(range(self.setup.players))
        return sorted(others - {seat, CHANCE})

    def _answer(self, seat: Seat, agree: bool) -> None:
        if self.request is None:
            return
        if not agree:
            self.request = None
        elif seat in self.request.waiting:
            self.request.waiting.remove(seat)

    def _go_back(self, seat: Seat, to: int) -> None:
        state = self.state_after(to)
        self._taken_back.append((seat, self.line[to:]))
        self._luck_count -= sum(1 for step in self.line[to:] if step.seat == CHANCE)
        self.state = state
        del self.line[to:]
        for n in [n for n in self._snapshots if n > to]:
            del self._snapshots[n]
        self.request = None

    def _step(self, index: int, seat: Seat, action: A) -> tuple[Event, ...]:
        try:
            events = tuple(self.rules.apply(self.state, seat, action))
        except Exception:
            self.state = self.state_after(len(self.line))  # half an action must not stay in the cache
            raise
        sealed = seat == CHANCE or any(e.reveals for e in events)
        self.line.append(Step(index, seat, action, sealed))
        self._luck_count += seat == CHANCE
        if len(self.line) % SNAPSHOT_EVERY == 0:
            self._snapshots[len(self.line)] = self.rules.copy(self.state)
        return events


def replay(
    rules: Rules[S, A],
    setup: Setup,
    entries: list[Entry[A]],
    seed: str | None = None,
    progress: Callable[[int], None] | None = None,
) -> Match[S, A]:
    """Rebuild a match from its log. Only applies, never judges: the log is known to be good."""
    match: Match[S, A] = Match(rules, setup, seed)
    for n, entry in enumerate(entries):
        match.append(entry)
        if progress is not None:
            progress(n + 1)
    return match
