"""The search for dead ends: games walked in many manners, with side-steps out of the middle of turns. In every state that comes up
who is to act must have something to do, judging it must not fail, and the game must end.

    >>> from anden.core.testing.toy import rules
    >>> search(rules, "docs", 500).states >= 500
    True
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

import msgspec

from anden.core.facts import CHANCE, Seat, Setup
from anden.core.log import Entry
from anden.core.match import Match
from anden.core.records import Record, read, text_of
from anden.core.registry import everything
from anden.core.rules import Rules
from anden.core.testing.manners import Manner, Manners
from anden.core.testing.playout import LONGEST, every_setup, other_values

PATIENCE = 4_000
"""After so many actions all play just anything: who dawdles on purpose need not come to an end."""
JUDGED = 4
"""So many of the listed actions are judged in each state, besides the one that is done."""
SEEN = 8
"""In one of so many states the list is also made from what the seat sees."""
SIDE_STEPS = 0.1
"""How often a walk leaves the game out of the middle of a turn, and comes back."""
SIDE_LENGTH = 40
FICKLE = 0.02
"""How often manners change in a game in which they change at all."""


class DeadEnd(AssertionError):
    """A state in which a game cannot go on. The message has the setup, the seed of the walk and the log as a record."""


class Tally(msgspec.Struct):
    """What a search has looked at."""

    states: int = 0
    games: int = 0
    """Walked to their end."""
    side_steps: int = 0
    longest: int = 0
    """Actions in the longest game."""
    kinds: dict[str, int] = {}
    """How often each kind of action was done."""

    def add(self, other: Tally) -> None:
        self.states += other.states
        self.games += other.games
        self.side_steps += other.side_steps
        self.longest = max(self.longest, other.longest)
        kinds = sorted({*self.kinds, *other.kinds})
        self.kinds = {kind: self.kinds.get(kind, 0) + other.kinds.get(kind, 0) for kind in kinds}


def search(rules: Rules[Any, Any], seed: str, states: int, known: Sequence[str] = ()) -> Tally:
    """Walk games until `states` states were looked at: every map and player count in turn, options at random. Every other
    walk follows one of the `known` games (records), which come further than who plays without sense. Raises DeadEnd."""
    rng = Random(f"{rules.id}:{rules.version}:{seed}")
    boards = list(every_setup(rules, variants=False))
    tally = Tally()
    walks = 0
    while tally.states < states:
        rest = states - tally.states
        if known and walks % 2:
            match = read(rng.choice(known)).match
            walk = Walk(match.rules, match.setup, f"{seed}/{walks}")
            tally.add(walk.beside(match, rest))
        else:
            turn = walks // 2 if known else walks
            if turn % len(boards) == 0:
                rng.shuffle(boards)
            setup = with_options(rules, boards[turn % len(boards)], rng)
            tally.add(Walk(rules, setup, f"{seed}/{walks}").game(rest))
        walks += 1
    return tally


def search_installed(name: str, seed: str, states: int, known: Sequence[str] = ()) -> Tally:
    """The same for a game by its name in the registry (`italian_rails`, `italian_rails@1`): rules cannot be sent to another process."""
    return search(everything()[name], seed, states, known)


def with_options(rules: Rules[Any, Any], board: Setup, rng: Random) -> Setup:
    """A setup with some of its options set, as far as they go together."""
    setup = board
    for option in rules.options:
        others = other_values(option)
        if others and rng.random() < 0.4:
            options = {**setup.options, **option.requires, option.key: rng.choice(others)}
            changed = msgspec.structs.replace(setup, options=options)
            if rules.check_setup(changed) is None:
                setup = changed
    return setup


class Walk:
    """A way through one game. The same rules, setup and seed give the same way."""

    def __init__(self, rules: Rules[Any, Any], setup: Setup, seed: str) -> None:
        self.rules = rules
        self.setup = setup
        self.seed = seed
        self.rng = Random(f"never stuck:{seed}")
        self.state = rules.start(setup)
        self.log: list[Entry[Any]] = []
        self.manners = Manners(rules, self.state, self.rng)
        self.tally = Tally()
        self._listed: dict[Seat, list[Any]] = {}
        """The legal actions of the state that was looked at last."""
        self._tried: Any = None
        """What was judged last."""

    def game(self, states: int = LONGEST) -> Tally:
        """Play a game, with side-steps; it is left when `states` states were looked at. Raises DeadEnd."""
        try:
            self._play(states)
        except DeadEnd:
            raise
        except Exception as error:
            raise self._failed(error) from error
        return self._told()

    def beside(self, known: Match[Any, Any], states: int = LONGEST) -> Tally:
        """Follow a game that was played, and step aside out of it. Raises DeadEnd."""
        try:
            for step in known.line:
                if self._in_a_turn(self.rules.to_act(self.state)) and self.rng.random() < SIDE_STEPS:
                    self._step_aside()
                if self.tally.states >= states:
                    break
                self.rules.apply(self.state, step.seat, step.action)
                self.log.append(Entry(step.seat, step.action))
        except DeadEnd:
            raise
        except Exception as error:
            raise self._failed(error) from error
        return self._told()

    # --- the way -------------------------------------------------------------------------------------------------

    def _play(self, states: int) -> None:
        players = self._draw()
        fickle = self.rng.choice((0.0, FICKLE))
        while seats := self._look():
            if self.tally.states >= states:
                return
            if len(self.log) >= LONGEST:
                raise self._dead_end(f"the game is not over after {LONGEST} actions")
            if self._in_a_turn(seats) and self.rng.random() < SIDE_STEPS:
                listed = self._listed
                self._step_aside()
                self._listed = listed
            if len(self.log) >= PATIENCE:
                players = [self.manners.any] * self.setup.players
            elif self.rng.random() < fickle:
                players = self._draw()
            self._step(seats, players)
        self.tally.games += 1
        self.tally.longest = len(self.log)

    def _step_aside(self) -> None:
        """Play on in other manners for a while, then forget it."""
        state, length = self.rules.copy(self.state), len(self.log)
        players = self._draw()
        self.tally.side_steps += 1
        for _ in range(self.rng.randint(1, SIDE_LENGTH)):
            seats = self._look()
            if not seats:
                break
            self._step(seats, players)
        self._look()
        self.state = state
        del self.log[length:]

    def _step(self, seats: Sequence[Seat], players: list[Manner]) -> None:
        seat = self.rng.choice(seats)
        if seat == CHANCE:
            action = self.rules.sample_chance(self.state, self.rng)
        else:
            action = players[seat](self.state, seat, self._listed[seat])
            self.manners.kinds[type(action).__name__] += 1
        self._judge(seat, action)
        self.rules.apply(self.state, seat, action)
        self.log.append(Entry(seat, action))

    def _draw(self) -> list[Manner]:
        return [self.manners.draw() for _ in range(self.setup.players)]

    def _in_a_turn(self, seats: Sequence[Seat]) -> bool:
        """Who is to act has acted just before."""
        return bool(self.log) and seats == (self.log[-1].seat,) and seats != (CHANCE,)

    # --- looking -------------------------------------------------------------------------------------------------

    def _look(self) -> tuple[Seat, ...]:
        """Whose turn it is has an action, in the whole state and in what he sees of it."""
        self.tally.states += 1
        self._tried = None
        seats = self.rules.to_act(self.state)
        self._listed = {seat: list(self.rules.legal(self.state, seat)) for seat in seats if seat != CHANCE}
        for seat, actions in self._listed.items():
            if not actions:
                raise self._dead_end(f"seat {seat} is to act and has no action")
            for action in self.rng.sample(actions, min(JUDGED, len(actions))):
                self._judge(seat, action)
            if self.tally.states % SEEN == 0:
                seen = next(iter(self.rules.legal(self.rules.hide(self.state, seat), seat)), None)
                if seen is None:
                    raise self._dead_end(f"seat {seat} is to act and sees no action")
        return seats

    def _judge(self, seat: Seat, action: Any) -> None:
        self._tried = (seat, action)
        problem = self.rules.problem(self.state, seat, action)
        if problem is not None:
            raise self._dead_end(f"seat {seat} is offered {action!r}, and it is refused: {problem}")

    # --- telling -------------------------------------------------------------------------------------------------

    def _told(self) -> Tally:
        self.tally.kinds = dict(self.manners.kinds)
        return self.tally

    def _failed(self, error: Exception) -> DeadEnd:
        return self._dead_end(f"it fails: {error!r}; judged last: {self._tried!r}")

    def _dead_end(self, what: str) -> DeadEnd:
        """With the record that leads there; of a game that cannot be written down, the plain log."""
        try:
            match: Match[Any, Any] = Match(self.rules, self.setup)
            for entry in self.log:
                match.append(entry)
            lines = text_of(Record(match))
        except Exception:  # noqa: BLE001 - a broken game may fail here too, and must be told all the same
            lines = "\n".join(f"{e.seat}: {msgspec.json.encode(e.action).decode()}" for e in self.log)
        return DeadEnd(f"{what}\n{self.setup}\nseed {self.seed!r}, after {len(self.log)} actions\n\n{lines}")
