"""A match: rules, setup, log and the cached state. The only class that appends to a log."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from typing import Any, Generic, TypeVar

from anden.core import luck
from anden.core.course import START, Course
from anden.core.facts import CHANCE, Action, Event, Phase, Problem, Seat, Setup
from anden.core.growth import Growth, Reader
from anden.core.line import Line
from anden.core.log import (
    LONGEST_LOG,
    MOST_HANDED_OVER,
    MOST_TAKEN_BACK,
    PLATFORM_ACTIONS,
    AnswerUndo,
    AskUndo,
    ComeBack,
    Entry,
    NewLuck,
    Redo,
    TakeOver,
    Undo,
    UndoRequest,
    Visible,
)
from anden.core.packed import Packed
from anden.core.past import Past
from anden.core.refusals import Refused, platform_problem
from anden.core.rules import Rules
from anden.core.snapshots import Snapshots

__all__ = ["Match", "Refused", "platform_problem", "replay"]

S = TypeVar("S")
A = TypeVar("A", bound=Action)

ROOM_FOR_LUCK = 100
"""Entries at the end of the longest log that are left to luck, which nobody may refuse."""


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
        self.log: Packed[Entry[A]] = Packed(Entry[rules.actions])  # type: ignore[name-defined]  # known when it runs
        self.events: Packed[tuple[Event, ...]] = Packed(tuple[Event, ...])
        self.phases: Packed[Phase] = Packed(Phase)
        """By log entry: the phase in which it came."""
        self.state: S = rules.start(setup)
        self.course = Course()
        """What is in force after each entry, in numbers; only the match changes it."""
        self._undone: tuple[int, ...] | None = ()
        self._taken_back: tuple[int, S] | None = None
        """The state that was taken back last, with its position: to put it back."""
        self._snapshots: Snapshots[S] = Snapshots(rules.copy)

    # --- reading -------------------------------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        return not self.rules.to_act(self.state)

    @property
    def commitment(self) -> str:
        """The published hash of the secret seed; '' when luck is not ours."""
        return "" if self.seed is None else luck.commitment(self.seed, self.setup)

    @property
    def line(self) -> Line[A]:
        """What is in force."""
        return Line(self.course, self.log)

    @property
    def undone(self) -> tuple[int, ...]:
        """The numbers of the game's entries that are taken back now, in order."""
        if self._undone is None:
            self._undone = tuple(self.course.undone())
        return self._undone

    @property
    def request(self) -> UndoRequest | None:
        """The undo that waits for consent."""
        course = self.course
        return (
            None if course.asked is None else UndoRequest(*course.asked, course.waiting(self.setup.players))
        )

    @property
    def can_redo(self) -> bool:
        return bool(self.course.taken_back)

    @property
    def luck_count(self) -> int:
        """How many acts of luck are on the line; the next one draws from (seed, luck_count)."""
        return self.course.luck

    @property
    def luck_from(self) -> int:
        """Luck in log entries before this one was not drawn from our seed (see NewLuck)."""
        return self.course.luck_from

    @property
    def redo_seat(self) -> Seat | None:
        """The seat that may redo: the one that took back last; None when there is nothing to redo."""
        return self.course.taken_back[-1][0] if self.can_redo else None

    def to_act(self) -> tuple[Seat, ...]:
        return self.rules.to_act(self.state)

    def problem(self, seat: Seat, action: A) -> Problem | None:
        """Judge an action of the game without doing it."""
        return judge(self.rules, self.state, seat, action)

    def why_not(self, seat: Seat, target: Any) -> Problem | None:
        """Why nothing can be done with what a seat points at, as far as the seat may know; None when something can."""
        return out_of_turn(self.rules, self.state, seat) or self.rules.why_not(
            self.rules.hide(self.state, seat), seat, target
        )

    def judge(self, entry: Entry[A]) -> Problem | None:
        """Judge a whole log entry, of the game or of the platform, as an import must. Whether an undo was free or had
        consent is the table's affair and is not judged."""
        action = entry.action
        if isinstance(action, PLATFORM_ACTIONS):
            return self.course.problem(entry.seat, action, self.setup.players)
        return self.problem(entry.seat, action)

    def state_after(self, steps: int) -> S:
        """A fresh state after the first `steps` actions of the line."""
        if not 0 <= steps <= len(self.course.line):
            raise IndexError(f"position {steps} is not between 0 and {len(self.course.line)}")
        if steps == len(self.course.line):
            return self.rules.copy(self.state)
        return self._replayed(steps)

    def past(self, entries: int) -> Past[S]:
        """The position after the first `entries` log entries, also one that was taken back."""
        if not 0 <= entries <= len(self.log):
            raise IndexError(f"entry {entries} is not between 0 and {len(self.log)}")
        position = self.course.position_after(entries)
        steps, branch = self.course.branch(position)
        return Past(self.rules, self._state_at(position), range(entries), range(steps + len(branch)))

    def line_at(self, entries: int) -> Match[S, A]:
        """The match as it stood after its first `entries` log entries (positions that were taken back included)."""
        if not 0 <= entries <= len(self.log):
            raise IndexError(f"entry {entries} is not between 0 and {len(self.log)}")
        return replay(self.rules, self.setup, self.log[:entries], self.seed)

    def visible(self, index: int, viewer: Seat | None) -> Visible:
        """Log entry `index` as `viewer` may see it (None = spectator). A finished game has no secrets."""
        return self._visible([index], viewer)[0]

    def visible_log(self, viewer: Seat | None, start: int = 0, end: int | None = None) -> list[Visible]:
        """The log from entry `start` on (and before `end`), as `viewer` may see it."""
        return self._visible(range(start, len(self.log) if end is None else end), viewer)

    def _visible(self, numbers: Sequence[int], viewer: Seat | None) -> list[Visible]:
        gone = set(self.undone)
        parts = zip(numbers, self.log.pick(numbers), self.events.pick(numbers), strict=True)
        if self.over:
            return [Visible(n, entry.seat, entry.action, events, n in gone) for n, entry, events in parts]
        now = self.rules.phase(self.state)
        found = []
        for (n, entry, events), then in zip(parts, self.phases.pick(numbers), strict=True):
            action: Any = entry.action
            if not isinstance(action, PLATFORM_ACTIONS):  # what was taken back was never shown
                action = self.rules.hide_action(entry.seat, action, viewer, then, then if n in gone else now)
            known = tuple(e for e in events if e.only is None or viewer in e.only)
            found.append(Visible(n, entry.seat, action, known, n in gone))
        return found

    # --- playing -------------------------------------------------------------------------------------------------

    def play(self, seat: Seat, action: A) -> list[Entry[A]]:
        """Judge and do an action, then let luck act. Returns the new log entries; raises Refused.

        >>> from anden.core import rules_of
        >>> rules = rules_of("railroad_tiles")
        >>> match = Match(rules, Setup(game=rules.id, version=rules.version, players=2), seed="any text")
        >>> _ = match.run_chance()
        >>> seat = match.to_act()[0]
        >>> action = next(iter(rules.legal(match.state, seat)))
        >>> match.play(seat, action)[0].seat == seat
        True
        >>> match.play(seat, action)
        Traceback (most recent call last):
        ...
        anden.core.refusals.Refused: ...
        """
        problem = self.problem(seat, action)
        if problem is not None:
            raise Refused(problem)
        first = len(self.log)
        self._check_room(ROOM_FOR_LUCK + 1)
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
        return self.rules.sample_chance(self.state, luck.generator(self.seed, self.luck_count))

    def adopt_seed(self, seed: str) -> list[Entry[A]]:
        """From now on luck is ours, from `seed`: for a game that came without its seed and is played on."""
        self.seed = seed
        entries = self._record(Entry(CHANCE, NewLuck()))
        return entries + self.run_chance()

    def take_over(self, seat: Seat, level: str) -> list[Entry[A]]:
        """Note that a bot of this level plays for the owner of the seat from now on. Raises Refused."""
        return self._hand_over(Entry(seat, TakeOver(level)))

    def come_back(self, seat: Seat) -> list[Entry[A]]:
        """Note that the owner of the seat plays himself again. Raises Refused."""
        return self._hand_over(Entry(seat, ComeBack()))

    def stand_ins(self) -> list[Seat]:
        """The seats a bot plays for their owners, as the log says."""
        found: set[Seat] = set()
        for entry in self.log:
            if isinstance(entry.action, TakeOver):
                found.add(entry.seat)
            elif isinstance(entry.action, ComeBack):
                found.discard(entry.seat)
        return sorted(found)

    def append(self, entry: Entry[A]) -> None:
        """Append an entry that is known to be good and bring the state up to date."""
        action = entry.action
        phase = self.rules.phase(self.state)
        events: tuple[Event, ...] = ()
        if isinstance(action, PLATFORM_ACTIONS):
            before = self.course.position
            self.course.add(entry.seat, action)
            if self.course.position != before:
                self._move(before)
        else:
            events = self._step(entry.seat, action)
        self.log.append(entry)
        self.events.append(events)
        self.phases.append(phase)

    def extend(self, entries: Sequence[Entry[A]], read: Reader[S, A] | None = None) -> None:
        """Append many entries at once: the same as one by one, but each action is applied a single time. With `read` the
        actions of the game are found out on the way, each in the position it meets; what that raises leaves all as it was."""
        course = self.course.copy()
        growth = Growth(self.rules, course, entries, read)
        line = self._snapshots.due(course.line)
        growth.walk(self._state_at, {course.position, *line})
        position = course.position
        state = growth.states[position] if position in growth.states else self._state_at(position)
        new = range(growth.first, len(course))
        self.log.add(map(Packed.pack, growth.entries))
        self.events.add([growth.events.get(n, _NO_EVENTS) for n in new])
        self.phases.add([growth.phases[course.position_after(n)] for n in new])
        self.course, self.state, self._undone, self._taken_back = course, state, None, None
        self._snapshots.thin(course)
        for n in [n for n in line if n in growth.states]:
            self._snapshots.keep(n, growth.states[n])

    # --- taking back ---------------------------------------------------------------------------------------------

    def undo_floor(self, seats: Collection[Seat], free: bool) -> int:
        """How far back the owner of `seats` may go without asking: inside his own turn until luck, a reveal or
        another seat intervened; anywhere when `free` (solo, hot-seat)."""
        return self.course.floor(seats, free)

    def undo_target(self, seats: Collection[Seat]) -> int | None:
        """Where one step back by the owner of `seats` leads: before the last action of one of them."""
        return self.course.last_of(seats)

    def undo(self, seats: Collection[Seat], to: int | None = None, *, free: bool = False) -> list[Entry[A]]:
        """Take back to `to` steps (default: the last action of one of `seats`). Raises Refused."""
        if self.over and not free:
            raise Refused(platform_problem("game_over"))
        target = self._judge_target(seats, to)
        if target < self.undo_floor(seats, free):
            raise Refused(platform_problem("undo_needs_consent"))
        self._check_taking_back(1)
        owner = self.course.seats[self.course.line[target]]
        return self._record(Entry(owner if owner in seats else min(seats), Undo(target)))

    def redo(self, seats: Collection[Seat] | None = None) -> list[Entry[A]]:
        """Put back what the last undo took away. With `seats`, only if one of them took it back. Raises Refused."""
        seat = self.redo_seat
        if seat is None or (seats is not None and seat not in seats):
            raise Refused(platform_problem("nothing_to_redo"))
        self._check_taking_back(1)
        return self._record(Entry(seat, Redo()))

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
        self._check_taking_back(self.setup.players + 2)  # the answers and the undo too
        entries = self._record(Entry(min(seats), AskUndo(target)))
        for seat in [s for s in self.course.waiting(self.setup.players) if s in seats]:
            entries += self.answer_undo(seat, True)
        return entries + self._undo_if_granted()

    def answer_undo(self, seat: Seat, agree: bool) -> list[Entry[A]]:
        """Agree to the undo that is asked for, or refuse it; who asked may withdraw by refusing. When all agree it is
        done. Raises Refused."""
        problem = self.course.answer_problem(seat, agree, self.setup.players)
        if problem is not None:
            raise Refused(problem)
        self._check_taking_back(2)
        entries = self._record(Entry(seat, AnswerUndo(agree)))
        return entries + self._undo_if_granted()

    def _undo_if_granted(self) -> list[Entry[A]]:
        request = self.request
        if request is None or request.waiting:
            return []
        return self._record(Entry(request.seat, Undo(request.to)))

    # --- inside --------------------------------------------------------------------------------------------------

    def _judge_target(self, seats: Collection[Seat], to: int | None) -> int:
        target = self.undo_target(seats) if to is None else to
        if target is None or not seats:
            raise Refused(platform_problem("nothing_to_undo"))
        problem = self.course.target_problem(target)
        if problem is not None:
            raise Refused(problem)
        return target

    def _hand_over(self, entry: Entry[A]) -> list[Entry[A]]:
        problem = self.judge(entry)
        if problem is not None:
            raise Refused(problem)
        if self.course.hands >= MOST_HANDED_OVER:
            raise Refused(platform_problem("hands_limit", most=MOST_HANDED_OVER))
        return self._record(entry)

    def _check_room(self, entries: int) -> None:
        if len(self.log) + entries > LONGEST_LOG:
            raise Refused(platform_problem("log_full", longest=LONGEST_LOG))

    def _check_taking_back(self, entries: int) -> None:
        self._check_room(entries)
        if self.course.requests + entries > MOST_TAKEN_BACK:
            raise Refused(platform_problem("undo_limit", most=MOST_TAKEN_BACK))

    def _record(self, entry: Entry[A]) -> list[Entry[A]]:
        self.append(entry)
        return [entry]

    def _step(self, seat: Seat, action: A) -> tuple[Event, ...]:
        course = self.course
        try:
            events = tuple(self.rules.apply(self.state, seat, action))
        except Exception:
            self.state = self._replayed(len(course.line))  # half an action must not stay in the cache
            raise
        left = bool(course.taken_back)
        course.step(seat)
        course.sealed[-1] |= any(event.reveals for event in events)
        if left:
            self._taken_back = None
            self._snapshots.thin(course)
        self._snapshots.pass_by(len(course.line), course.position, self.state)
        return events

    def _move(self, before: int) -> None:
        """Bring the state to the position in force, after an undo or redo from `before`."""
        course = self.course
        self._undone = None
        if self._taken_back is not None and self._taken_back[0] == course.position:
            self.state, self._taken_back = self._taken_back[1], None
        elif course.steps_to(before) or before == START:
            self._apply(self.state, course.line[course.steps_to(before) :])
        else:
            self._taken_back, self.state = (before, self.state), self._replayed(len(course.line))

    def _state_at(self, position: int) -> S:
        """A fresh state of any position."""
        steps, branch = self.course.branch(position)
        return self._apply(self.state_after(steps), branch)

    def _replayed(self, steps: int) -> S:
        """The state after so many steps of the line, from the nearest snapshot."""
        base, state = self._snapshots.nearest(self.course, steps)
        return self._apply(
            self.rules.start(self.setup) if state is None else state, self.course.line[base:steps]
        )

    def _apply(self, state: S, numbers: Iterable[int]) -> S:
        for entry in self.log.pick(numbers):
            self.rules.apply(state, entry.seat, entry.action)  # type: ignore[arg-type]  # a game's
        return state


_NO_EVENTS = Packed.pack(())


def judge(rules: Rules[S, A], state: S, seat: Seat, action: A) -> Problem | None:
    """Why a seat may not do an action of the game in a state; None when it may."""
    return out_of_turn(rules, state, seat) or rules.problem(state, seat, action)


def out_of_turn(rules: Rules[S, A], state: S, seat: Seat) -> Problem | None:
    """Why a seat can do nothing at all in a state."""
    to_act = rules.to_act(state)
    if not to_act:
        return platform_problem("game_over")
    return None if seat in to_act else platform_problem("not_your_turn")


def replay(
    rules: Rules[S, A], setup: Setup, entries: Sequence[Entry[A]], seed: str | None = None
) -> Match[S, A]:
    """Rebuild a match from its log. Only applies, never judges: the log is known to be good."""
    match: Match[S, A] = Match(rules, setup, seed)
    match.extend(entries)
    return match
