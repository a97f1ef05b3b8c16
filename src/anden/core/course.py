"""The course of a match: which actions are in force after each entry of its log. Knows numbers, no states and no rules."""

from __future__ import annotations

from array import array
from bisect import bisect_left
from collections.abc import Collection

from anden.core.facts import CHANCE, Problem, Seat
from anden.core.log import (
    TAKING_BACK,
    AnswerUndo,
    AskUndo,
    ComeBack,
    NewLuck,
    PlatformAction,
    Redo,
    TakeOver,
    Undo,
)
from anden.core.refusals import platform_problem

START = -1
"""The position before the first action."""


class Course:
    """A tree of positions and a pointer into it.

    Position n stands after the game's entry n of the log; the position it follows is the one that was in force when the entry
    came. Undo and redo only move the pointer, so a branch that was left for another one is never entered again.
    """

    def __init__(self) -> None:
        self.seats = array("b")
        """By entry: whose it is."""
        self.after = array("i")
        """By entry: the position in force after it."""
        self.sealed = bytearray()
        """By entry: 1 when somebody learnt something by it (luck or a reveal)."""
        self.lucks = array("i")
        """By entry: how many acts of luck are in force after it."""
        self.line = array("i")
        """The entries in force."""
        self.taken_back: list[tuple[Seat, array[int]]] = []
        """What can be redone, newest last: who took it back, and the entries."""
        self.luck_from = 0
        """Luck in entries before this one was not drawn from the seed of the match (see NewLuck)."""
        self.requests = 0
        """How many entries took back, put back, asked for it or answered."""
        self.hands = 0
        """How many entries told who plays a seat."""
        self.asked: tuple[Seat, int] | None = None
        """Who asks to go back, and how far."""
        self._agreed: tuple[Seat, ...] = ()

    def copy(self) -> Course:
        twin = Course.__new__(Course)
        twin.seats, twin.after, twin.sealed = self.seats[:], self.after[:], self.sealed[:]
        twin.lucks, twin.line = self.lucks[:], self.line[:]
        twin.luck_from, twin.requests, twin.hands = self.luck_from, self.requests, self.hands
        twin.taken_back = list(self.taken_back)
        twin.asked, twin._agreed = self.asked, self._agreed
        return twin

    # --- reading -------------------------------------------------------------------------------------------------

    def __len__(self) -> int:
        """How many entries the log has."""
        return len(self.seats)

    @property
    def position(self) -> int:
        """The one in force."""
        return self.line[-1] if self.line else START

    @property
    def luck(self) -> int:
        """How many acts of luck are in force."""
        return self.lucks[self.line[-1]] if self.line else 0

    def undone(self) -> list[int]:
        """The game's entries that are not in force, in order."""
        steps = [n for n, position in enumerate(self.after) if n == position]
        in_force = set(self.line)
        return [n for n in steps if n not in in_force]

    def position_after(self, entries: int) -> int:
        """The one in force after so many entries. For a game's entry n, `position_after(n)` is the one it followed."""
        return self.after[entries - 1] if entries else START

    def steps_to(self, position: int) -> int:
        """How many steps of the line lead to a position; 0 when it is the start or not on the line."""
        place = bisect_left(self.line, position)
        return place + 1 if place < len(self.line) and self.line[place] == position else 0

    def branch(self, position: int) -> tuple[int, list[int]]:
        """The way to a position: so many steps of the line, and from there these entries."""
        found = []
        while position != START and not self.steps_to(position):
            found.append(position)
            position = self.position_after(position)
        return self.steps_to(position), found[::-1]

    def concerned(self, seat: Seat, to: int, players: int) -> list[Seat]:
        """The seats that must agree when `seat` asks to go back: those whose actions are taken back, and all when luck or a
        reveal is, for then the asker has learnt something."""
        others: set[Seat] = set()
        everybody = set(range(players))
        for n in self.line[to:]:
            others.add(self.seats[n])
            if self.sealed[n] or everybody <= others:
                others = everybody
                break
        return sorted(others - {seat, CHANCE})

    def waiting(self, players: int) -> list[Seat]:
        """The seats that still have to agree to the undo that is asked for."""
        if self.asked is None:
            return []
        return [seat for seat in self.concerned(*self.asked, players) if seat not in self._agreed]

    def floor(self, seats: Collection[Seat], free: bool) -> int:
        """How many steps stay when the owner of `seats` goes back as far as he may without asking."""
        line, floor = self.line, 0 if free else len(self.line)
        while floor > 0 and self.seats[line[floor - 1]] in seats and not self.sealed[line[floor - 1]]:
            floor -= 1
        while floor < len(line) and self.seats[line[floor]] == CHANCE:
            floor += 1
        return floor

    def last_of(self, seats: Collection[Seat]) -> int | None:
        """How many steps stand before the last one of `seats`."""
        for n in range(len(self.line) - 1, -1, -1):
            if self.seats[self.line[n]] in seats:
                return n
        return None

    # --- judging -------------------------------------------------------------------------------------------------

    def problem(self, seat: Seat, action: PlatformAction, players: int) -> Problem | None:
        """Judge an entry of the platform. Whether an undo was free or had consent is the table's affair and is not judged."""
        if isinstance(action, NewLuck):
            return None if seat == CHANCE else platform_problem("not_your_seat")
        if not 0 <= seat < players:
            return platform_problem("not_your_seat")
        if isinstance(action, Redo):
            return None if self.taken_back else platform_problem("nothing_to_redo")
        if isinstance(action, AnswerUndo):
            return self.answer_problem(seat, action.agree, players)
        if isinstance(action, TakeOver | ComeBack):
            return None
        return self.target_problem(action.to)

    def target_problem(self, to: int) -> Problem | None:
        if not 0 <= to < len(self.line):
            return platform_problem("nothing_to_undo")
        if self.seats[self.line[to]] == CHANCE:
            return platform_problem("undo_lands_on_luck")
        return None

    def answer_problem(self, seat: Seat, agree: bool, players: int) -> Problem | None:
        if self.asked is None:
            return platform_problem("no_undo_asked")
        withdraws = seat == self.asked[0] and not agree
        return None if withdraws or seat in self.waiting(players) else platform_problem("no_undo_asked")

    # --- going on ------------------------------------------------------------------------------------------------

    def step(self, seat: Seat) -> None:
        """Go on by an action of the game, whatever it is."""
        n, lucky = len(self.seats), seat == CHANCE
        self._note(seat, n, lucky, self.luck + lucky)
        self.line.append(n)
        self.asked = None
        if self.taken_back:
            self.taken_back.clear()

    def add(self, seat: Seat, action: PlatformAction) -> None:
        """Go on by an entry of the platform that is known to be good."""
        if isinstance(action, Undo):
            self._go_back(seat, action.to)
        elif isinstance(action, Redo):
            self._go_forth()
        elif isinstance(action, AskUndo):
            self.asked, self._agreed = (seat, action.to), ()
        elif isinstance(action, AnswerUndo):
            self._answer(seat, action.agree)
        elif isinstance(action, NewLuck):
            self.luck_from = len(self.seats) + 1
        self.requests += isinstance(action, TAKING_BACK)
        self.hands += isinstance(action, TakeOver | ComeBack)
        self._note(seat, self.position, False, self.luck)

    def _note(self, seat: Seat, position: int, sealed: bool, lucks: int) -> None:
        self.seats.append(seat)
        self.after.append(position)
        self.sealed.append(sealed)
        self.lucks.append(lucks)

    def _go_back(self, seat: Seat, to: int) -> None:
        if not 0 <= to <= len(self.line):
            raise IndexError(f"position {to} is not between 0 and {len(self.line)}")
        self.taken_back.append((seat, self.line[to:]))
        del self.line[to:]
        self.asked = None

    def _go_forth(self) -> None:
        if not self.taken_back:
            raise IndexError("there is nothing to put back")
        self.line.extend(self.taken_back.pop()[1])
        self.asked = None

    def _answer(self, seat: Seat, agree: bool) -> None:
        if agree:
            self._agreed += (seat,)
        else:
            self.asked = None
