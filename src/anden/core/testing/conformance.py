"""The conformance kit: what every game must keep, checked along a random game with undo and redo thrown in.

`inspect` plays one game and raises `Broken` at the first thing that is wrong, with the log that leads there.
"""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec

from anden.core.codec import Codec
from anden.core.facts import CHANCE, Event, Problem, Seat, Setup
from anden.core.log import Entry
from anden.core.match import Match, Refused, replay
from anden.core.rules import Rules
from anden.core.testing.damage import damaged, garbled
from anden.core.testing.pointing import Pointing, Pointless
from anden.core.testing.secrets import Secrets

LONGEST = 5_000
PICTURES = 50
"""At every so many decisions the board is drawn as text."""


class Broken(AssertionError):
    """The game does not keep the contract."""

    def __init__(self, what: str, match: Match[Any, Any]) -> None:
        log = [f"{entry.seat}: {msgspec.json.encode(entry.action).decode()}" for entry in match.log[-12:]]
        super().__init__(
            f"{match.setup}\nafter {len(match.log)} entries: {what}\nlast entries:\n  " + "\n  ".join(log)
        )
        self.what = what


class Report(msgspec.Struct):
    """What a game that kept everything looked like."""

    entries: int = 0
    steps: int = 0
    damaged: int = 0
    """Damaged actions that were judged, and how many of them were refused."""
    refused: int = 0
    pointed: int = 0
    """Things that were pointed at, and how many of them were answered with a reason."""
    answered: int = 0
    hidden: int = 0
    """Positions and actions where something was hidden and another world was compared."""
    keys: set[str] = msgspec.field(default_factory=set)
    """Text keys met: `event-…`, `problem-…`, `score-…`, `phase-…`."""
    rules: set[str] = msgspec.field(default_factory=set)
    """Entries of the rules guide that problems named."""


def inspect(
    rules: Rules[Any, Any],
    setup: Setup,
    seed: str,
    *,
    sample: int = 6,
    every: int = 1,
    longest: int = LONGEST,
    undo: float = 0.08,
) -> Report:
    """Play a random game and check everything. `sample`: how many actions are tried of each list; `every`: the costly
    checks are made at every so many decisions; `undo`: how often an undo is tried."""
    return Inspection(rules, setup, seed, sample, every).run(longest, undo)


class Inspection:
    """One game under inspection."""

    def __init__(self, rules: Rules[Any, Any], setup: Setup, seed: str, sample: int, every: int) -> None:
        if missing := unkept(rules):
            raise AssertionError(f"the contract is not kept: there is no {', '.join(missing)}")
        self.rules = rules
        self.codec = Codec(rules)
        self.rng = Random(f"conformance:{seed}")
        self.sample = sample
        self.every = every
        self.report = Report()
        self.seen: dict[str, Any] = {}
        """One action of each kind, for trying it in other phases."""
        self.match: Match[Any, Any] = Match(rules, setup, seed)
        self.secrets = Secrets(rules, self.rng)
        self.pointing = Pointing(rules, Random(f"pointing:{seed}"))

    def fail_unless(self, good: bool, what: str) -> None:
        if not good:
            raise Broken(what, self.match)

    # --- the game ------------------------------------------------------------------------------------------------

    def run(self, longest: int, undo: float) -> Report:
        decisions = 0
        self.position()
        self.luck()
        while seats := self.match.to_act():
            self.fail_unless(len(self.match.log) < longest, f"not over after {longest} entries")
            self.fail_unless(
                CHANCE not in seats and len(set(seats)) == len(seats),
                f"luck and seats mixed, or a seat twice: {seats}",
            )
            seat = self.rng.choice(seats)
            actions = self.listed(seat)
            if decisions % self.every == 0:
                self.judge(seat, actions)
                self.point(seat, actions)
                self.hidden_worlds()
            if decisions % PICTURES == 0:
                self.pictures()
            decisions += 1
            self.step(seat, self.rng.choice(actions))
            self.luck()
            if self.rng.random() < undo:
                self.take_back()
        self.ending()
        return self.report

    def luck(self) -> None:
        while self.match.to_act() == (CHANCE,):
            action = self.match.next_luck()
            again = self.match.next_luck()
            self.fail_unless(action == again, f"luck from the same seed differs: {action} and {again}")
            self.fail_unless(
                self.rules.problem(self.match.state, CHANCE, action) is None, f"luck is refused: {action}"
            )
            self.damage(CHANCE, action)
            self.round_trip(action)
            self.step(CHANCE, action)

    def step(self, seat: Seat, action: Any) -> None:
        """One action, done three times over: in the match, on a copy, and on a copy of the copy."""
        rules, state = self.rules, self.match.state
        self.seen.setdefault(type(action).__name__, action)
        before = rules.snapshot(state)
        twin = rules.copy(state)
        self.fail_unless(rules.snapshot(twin) == before, "a copy differs from its original")
        third = rules.copy(twin)
        events = rules.apply(twin, seat, action)
        self.fail_unless(rules.snapshot(state) == before, f"applying {action} to a copy changed the original")
        self.fail_unless(
            rules.apply(third, seat, action) == events, f"{action} twice from equal states: other events"
        )
        after = rules.snapshot(twin)
        self.fail_unless(rules.snapshot(third) == after, f"{action} twice from equal states: other states")
        self.hidden_action(seat, action, events)
        self.match.append(Entry(seat, action))
        self.fail_unless(rules.snapshot(self.match.state) == after, f"{action} in the match: another state")
        self.fail_unless(self._kept_events() == events, f"{action}: its events are not kept as they were")
        self.keys_of(events)
        self.position()

    def _kept_events(self) -> list[Event]:
        """The newest events as they come out of the match, which keeps them packed."""
        try:
            return list(self.match.events[-1])
        except msgspec.ValidationError:
            return []

    def position(self) -> None:
        """What must hold in every position."""
        rules, state = self.rules, self.match.state
        wrong = rules.audit(state)
        self.fail_unless(not wrong, f"the referee: {'; '.join(wrong)}")
        phase = rules.phase(state)
        self.meet(f"phase-{phase.key}")
        scores = rules.scores(state)
        players = self.match.setup.players
        self.fail_unless(
            [score.seat for score in scores] == list(range(players)), "scores: not each seat once, in order"
        )
        for score in scores:
            self.fail_unless(
                score.total == sum(line.points for line in score.lines),
                f"the score of seat {score.seat} is {score.total}, not the sum of its lines",
            )
            for line in score.lines:
                self.meet(f"score-{line.key}")

    def ending(self) -> None:
        match, rules = self.match, self.rules
        places = [seat for place in rules.ranking(match.state) for seat in place]
        self.fail_unless(
            sorted(places) == list(range(match.setup.players)), f"the ranking {places} has not each seat once"
        )
        for seat in range(match.setup.players):
            self.fail_unless(
                not list(rules.legal(match.state, seat)), f"seat {seat} has actions after the end"
            )
        again = replay(rules, match.setup, match.log, match.seed)
        self.fail_unless(
            rules.snapshot(again.state) == rules.snapshot(match.state), "replay gives another state"
        )
        self.fail_unless(again.events == match.events, "replay gives other events")
        self.report.entries = len(match.log)
        self.report.steps = len(match.line)

    def take_back(self) -> None:
        """Undo (as at a table where it is free), compare with the position of old, and now and then redo."""
        match = self.match
        targets = [n for n, step in enumerate(match.line) if step.seat != CHANCE]
        to = self.rng.choice(targets[-6:])
        before = self.rules.snapshot(match.state)
        match.undo(range(match.setup.players), to, free=True)
        fresh = self.rules.start(match.setup)
        for step in match.line:
            self.rules.apply(fresh, step.seat, step.action)
        self.fail_unless(
            self.rules.snapshot(fresh) == self.rules.snapshot(match.state),
            f"undo to {to}: not the state of old",
        )
        if self.rng.random() < 0.5:
            match.redo()
            self.fail_unless(self.rules.snapshot(match.state) == before, "undo and redo: another state")

    # --- judging -------------------------------------------------------------------------------------------------

    def listed(self, seat: Seat) -> list[Any]:
        rules, state = self.rules, self.match.state
        actions = list(rules.legal(state, seat))
        self.fail_unless(bool(actions), f"stuck: seat {seat} is to act and has no action")
        self.fail_unless(
            list(rules.legal(state, seat)) == actions, "legal actions in another order the second time"
        )
        self.fail_unless(len(set(actions)) == len(actions), "a legal action is listed twice")
        for action in actions:
            problem = rules.problem(state, seat, action)
            self.fail_unless(problem is None, f"listed but refused: {action}: {problem}")
        return actions

    def judge(self, seat: Seat, actions: list[Any]) -> None:
        before = self.rules.snapshot(self.match.state)
        for action in self.rng.sample(actions, min(len(actions), self.sample)):
            self.round_trip(action)
            self.sees_the_same(seat, action)
            other = self.rules.stands_for(self.match.state, seat, action)
            self.fail_unless(other == action, f"{action} is listed, but stands for {other}")
            self.damage(seat, action)
            for other in (*range(-2, self.match.setup.players), 99):
                if other not in self.match.to_act():
                    problem = self.match.problem(other, action)
                    self.fail_unless(problem is not None, f"seat {other} may do {action} out of turn")
        self.fail_unless(self.rules.snapshot(self.match.state) == before, "judging changed the state")

    def point(self, seat: Seat, actions: list[Any]) -> None:
        """«Why not?» has an answer, or something can be done, whatever is pointed at; and it tells no secret."""
        if not self.pointing.words[""]:  # once: a view is dear, and the names of things hardly change
            view = self.rules.show(self.rules.hide(self.match.state, seat), seat)
            self.pointing.learn(msgspec.to_builtins(view))
        self.pointing.learn([msgspec.to_builtins(action) for action in actions[: self.sample]])
        targets = self.pointing.targets(self.sample * len(self.pointing.kinds))
        try:
            for target, problem in self.pointing.ask(self.match, seat, targets):
                data = self.codec.encode(target)
                self.fail_unless(self.codec.target(data) == target, f"JSON: {data!r} is not {target}")
                self.report.pointed += 1
                if problem is not None:
                    self.report.answered += 1
                    self.meet(f"problem-{problem.key}")
                    self.report.rules.add(problem.rule)
        except Pointless as wrong:
            raise Broken(str(wrong), self.match) from wrong

    def damage(self, seat: Seat, action: Any) -> None:
        """Damaged actions are refused with a reason, or they are good actions by chance."""
        rules, state = self.rules, self.match.state
        for bad in damaged(rules.actions, action, list(self.seen.values()), self.rng, self.sample):
            self.report.damaged += 1
            try:
                problem = rules.problem(state, seat, bad)
            except Exception as error:
                raise Broken(f"judging {bad} fails: {error!r}", self.match) from error
            if problem is None:
                twin = rules.copy(state)
                try:
                    rules.apply(twin, seat, bad)
                except Exception as error:
                    raise Broken(
                        f"{bad} has no problem, but applying it fails: {error!r}", self.match
                    ) from error
                wrong = rules.audit(twin)
                self.fail_unless(not wrong, f"{bad} has no problem, but the referee: {'; '.join(wrong)}")
                if seat != CHANCE:
                    self.fail_unless(self.is_listed(seat, bad), f"{bad} has no problem, but is not listed")
            else:
                self.refusal(seat, bad, problem)

    def is_listed(self, seat: Seat, good: Any) -> bool:
        """The list is complete: a good action is in it, or the one it stands for, or one that differs in one field and
        comes to the same (as when a symmetric tile is turned)."""
        listed = list(self.rules.legal(self.match.state, seat))
        good = self.rules.stands_for(self.match.state, seat, good)
        if good in listed:
            return True
        like = [a for a in listed if type(a) is type(good) and len(set(_fields(a)) ^ set(_fields(good))) == 2]
        wanted = self.outcome(seat, good)
        return any(self.outcome(seat, action) == wanted for action in like)

    def outcome(self, seat: Seat, action: Any) -> list[Any]:
        """What an action comes to: scores, and what can be done next."""
        rules = self.rules
        after = rules.copy(self.match.state)
        rules.apply(after, seat, action)
        seats = rules.to_act(after)
        following = [list(rules.legal(after, other)) for other in seats if other != CHANCE]
        return [rules.scores(after), rules.phase(after), seats, following]

    def refusal(self, seat: Seat, bad: Any, problem: Problem) -> None:
        self.report.refused += 1
        self.fail_unless(
            bool(problem.key and problem.rule), f"{bad} is refused without key or rule: {problem}"
        )
        self.meet(f"problem-{problem.key}")
        self.report.rules.add(problem.rule)
        before = len(self.match.log)
        try:
            self.match.play(seat, bad)
        except Refused:
            self.fail_unless(len(self.match.log) == before, f"{bad} was refused but logged")
        else:
            raise Broken(f"{bad} has the problem {problem} but was played", self.match)

    def round_trip(self, action: Any) -> None:
        rules, state = self.rules, self.match.state
        data = self.codec.encode(action)
        self.fail_unless(self.codec.action(data) == action, f"JSON: {data!r} is not {action}")
        text = rules.notation(state, action)
        self.fail_unless(
            text == " ".join(text.split()) != ""
            and text.isprintable()
            and " {" not in text
            and text[0] not in "{#[?",
            f"notation {text!r} cannot stand in a record",
        )
        self.fail_unless(
            text not in ("redo", "agree", "refuse", "new luck")
            and not text.startswith(("undo ", "ask undo ")),
            f"notation {text!r} means something else in a record",
        )
        back = rules.parse(state, text)
        self.fail_unless(back == action, f"notation {text!r} of {action} is read as {back}")
        for slip in garbled(text, self.rng):
            try:
                rules.parse(state, slip)
            except ValueError:
                continue
            except Exception as error:
                raise Broken(f"parsing {slip!r} fails: {error!r}", self.match) from error

    def sees_the_same(self, seat: Seat, action: Any) -> None:
        """Who acts writes and reads the action from what he sees alone."""
        hidden = self.rules.hide(self.match.state, seat)
        text = self.rules.notation(self.match.state, action)
        self.fail_unless(
            self.rules.notation(hidden, action) == text,
            f"{action}: another notation in what seat {seat} sees",
        )
        self.fail_unless(
            self.rules.parse(hidden, text) == action,
            f"{text!r} means something else in what seat {seat} sees",
        )
        problem = self.rules.problem(hidden, seat, action)
        self.fail_unless(problem is None, f"{action} is refused in what seat {seat} sees: {problem}")

    # --- secrets -------------------------------------------------------------------------------------------------

    def hidden_worlds(self) -> None:
        found = self.secrets.worlds(self.match)
        self.fail_unless(found is None, str(found))
        self.report.hidden = self.secrets.compared

    def pictures(self) -> None:
        """The board as text is there for everybody and tells no more than the view."""
        rules, state = self.rules, self.match.state
        for viewer in (None, *range(self.match.setup.players)):
            hidden = rules.hide(state, viewer)
            before = rules.snapshot(hidden)
            picture = rules.picture(hidden, viewer)
            self.fail_unless(bool(picture.strip()), f"viewer {viewer} gets an empty picture")
            self.fail_unless(rules.snapshot(hidden) == before, "drawing a picture changed the state")
            if viewer is not None:
                world = rules.hide(rules.guess_hidden(hidden, viewer, self.rng), viewer)
                self.fail_unless(
                    rules.picture(world, viewer) == picture,
                    f"seat {viewer} can tell a guess from the truth by its picture",
                )

    def hidden_action(self, seat: Seat, action: Any, events: list[Event]) -> None:
        found = self.secrets.action(self.match, seat, action, events)
        self.fail_unless(found is None, str(found))
        self.report.hidden = self.secrets.compared

    # --- keys ----------------------------------------------------------------------------------------------------

    def keys_of(self, events: list[Event]) -> None:
        players = self.match.setup.players
        for event in events:
            self.meet(f"event-{event.key}")
            self.fail_unless(
                event.only is None or all(0 <= seat < players for seat in event.only),
                f"{event} is for no seat",
            )
            back = msgspec.json.decode(msgspec.json.encode(event), type=Event)
            self.fail_unless(back == event, f"{event} is not plain data")

    def meet(self, key: str) -> None:
        self.report.keys.add(key)
        self.fail_unless(key in self.rules.keys, f"unknown text key {key!r}")


def unkept(rules: Rules[Any, Any]) -> list[str]:
    """Parts of the contract that a game lacks."""
    named = {**Rules.__annotations__, **{k: v for k, v in vars(Rules).items() if not k.startswith("_")}}
    return sorted(set(named) - set(dir(rules)))


def _fields(action: Any) -> list[tuple[str, str]]:
    return [(name, repr(value)) for name, value in msgspec.structs.asdict(action).items()]
