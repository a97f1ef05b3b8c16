"""The contract every game keeps."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path
from random import Random
from typing import Any, Protocol, TypeVar

from anden.core.facts import Action, Change, Event, MapInfo, Option, Phase, Problem, Score, Seat, Setup

S = TypeVar("S")
A = TypeVar("A", bound=Action)


class Rules(Protocol[S, A]):
    """Rules of one game over states S and actions A.

    Three steps for every action: `parse` (or JSON decoding), `problem`, `apply`. `problem` judges and explains,
    `apply` trusts. `apply` is deterministic: chance is a player whose actions the platform samples and logs.
    There are no optional parts: what most games need not say they inherit from `RulesDefaults`.
    """

    id: str
    version: int
    """Raised when the same log could end differently; a match remembers its version."""
    changes: Sequence[Change]
    """What the versions changed, oldest first: all of them, whatever version this is."""
    older: Sequence[Rules[Any, Any]]
    """The earlier versions, each still playable to the end. Only the newest version knows them."""
    actions: Any
    """The tagged union of the action structs, for decoding."""
    targets: Any
    """The tagged union of the things a person can point at, for decoding; `Nothing` when there are none."""
    keys: frozenset[str]
    """The text keys of all messages the rules can send: `event-…`, `problem-…`, `score-…`, `phase-…`."""
    maps: Sequence[MapInfo]
    options: Sequence[Option]

    def check_setup(self, setup: Setup) -> Problem | None:
        """Judge a setup (players, map, options) before `start`."""

    def start(self, setup: Setup) -> S:
        """The first state of a judged setup. Nothing random: luck acts later, as CHANCE."""

    def copy(self, s: S) -> S:
        """An independent equal state, fast."""

    def snapshot(self, s: S) -> dict[str, Any]:
        """The whole state as plain data, to compare and to debug. Never sent to anybody."""

    def to_act(self, s: S) -> tuple[Seat, ...]:
        """() = the game is over; several = simultaneous; (CHANCE,) = luck."""

    def phase(self, s: S) -> Phase:
        """Round and phase, for people."""

    def legal(self, s: S, seat: Seat) -> Iterable[A]:
        """Every legal action of a seat that is to act, in a fixed order. Not for CHANCE: luck is sampled."""

    def problem(self, s: S, seat: Seat, a: A) -> Problem | None:
        """None when the action is legal now (for CHANCE: possible); else why not, and the rule that says so."""

    def why_not(self, s: S, seat: Seat, target: Any) -> Problem | None:
        """A seat that is to act pointed at this and nothing came of it: the reason that matters most, with its cause and
        what helps. None when something can be done with it. `s` is what the seat may know (see `hide`); it stays as it is."""

    def stands_for(self, s: S, seat: Seat, a: A) -> A:
        """The listed action that a legal one leads the same way as: itself, but where `legal` lists one of many ways to the
        same thing (the best path to a stop) and `problem` accepts all of them."""

    def apply(self, s: S, seat: Seat, a: A) -> list[Event]:
        """Carry out an action in place. Trusts that `problem` said None."""

    def sample_chance(self, s: S, rng: Random) -> A:
        """What luck does next, drawn with the right odds."""

    def hide(self, s: S, seat: Seat | None) -> S:
        """A copy without what `seat` may not know (None = spectator)."""

    def hide_action(self, seat: Seat, a: A, viewer: Seat | None, then: Phase, now: Phase) -> A | None:
        """What a viewer may see of a logged action: itself, a covered form of it, or None. `then` is the phase it was done in,
        `now` that of the game as it stands: what was shown meanwhile is secret no more."""

    def guess_hidden(self, s: S, seat: Seat, rng: Random) -> S:
        """A full state that fits what `seat` sees in the hidden state `s`."""

    def scores(self, s: S) -> Sequence[Score]:
        """Live and itemised, by seat."""

    def ranking(self, s: S) -> Sequence[Sequence[Seat]]:
        """Places with the rulebook's tie-breaks; seats that share a place stand together."""

    def notation(self, s: S, a: A) -> str:
        """The action as a person writes it."""

    def parse(self, s: S, text: str) -> A:
        """The inverse of `notation`. Raises ValueError that says what was expected."""

    def show(self, s: S, seat: Seat | None) -> dict[str, Any]:
        """A hidden state as plain data for the client that draws it."""

    def picture(self, s: S, seat: Seat | None) -> str:
        """A hidden state as plain text of about 100 columns, for a prompt: no more than what `show` shows."""

    def audit(self, s: S) -> list[str]:
        """The referee: what is not conserved in this state (cubes, money, tiles…). Empty when all is well."""

    def check_data(self) -> list[str]:
        """What is wrong with the game's own boards, tiles and cards: file, place and reason. Empty when all is well."""

    def check_file(self, path: Path) -> list[str] | None:
        """What is wrong with a file somebody made for this game, such as a map; None when the game has no such files."""
