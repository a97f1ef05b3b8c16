"""Hidden worlds: two full states that differ only in what a viewer may not know must look the same to him."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec

from anden.core.facts import CHANCE, Event, Seat
from anden.core.match import Match
from anden.core.rules import Rules

TRIES = 4
"""How many other acts of luck or choices are compared with the one that happened."""


class Secrets:
    """Looks for leaks in positions and in actions as they happen. A finding is a sentence; None = no leak."""

    def __init__(self, rules: Rules[Any, Any], rng: Random) -> None:
        self.rules = rules
        self.rng = rng
        self.compared = 0

    def seen(self, state: Any, viewer: Seat | None) -> bytes:
        """All that the platform tells a viewer about a position, as bytes."""
        rules = self.rules
        hidden = rules.hide(state, viewer)
        to_act = rules.to_act(hidden)
        legal = list(rules.legal(hidden, viewer)) if viewer is not None and viewer in to_act else []
        told = [rules.show(hidden, viewer), rules.scores(hidden), rules.phase(hidden), to_act, legal]
        return msgspec.json.encode(told, order="deterministic")

    def worlds(self, match: Match[Any, Any]) -> str | None:
        """From what each seat sees, make up a world that fits; nobody who sees less may tell them apart."""
        rules, state = self.rules, match.state
        before = rules.snapshot(state)
        for seat in range(match.setup.players):
            hidden = rules.hide(state, seat)
            other = rules.guess_hidden(hidden, seat, self.rng)
            if rules.audit(other):
                return f"the world guessed for seat {seat} is not sound: {rules.audit(other)}"
            if rules.to_act(hidden) != rules.to_act(state):
                return f"what seat {seat} sees has other seats to act"
            if seat in rules.to_act(state) and list(rules.legal(hidden, seat)) != list(
                rules.legal(state, seat)
            ):
                return f"seat {seat} has other legal actions in what it sees than in the full state"
            for viewer in (seat, None):
                if self.seen(other, viewer) != self.seen(state, viewer):
                    return f"viewer {viewer} can tell the guess for seat {seat} from the truth"
            if rules.snapshot(other) != before:
                self.compared += 1
        return None if rules.snapshot(state) == before else "hiding or guessing changed the state"

    def action(self, match: Match[Any, Any], seat: Seat, action: Any, events: list[Event]) -> str | None:
        """Where a viewer may not know an action, another one that looks the same to him must leave him with the same
        position and the same events."""
        rules = self.rules
        now = rules.phase(match.state)
        for viewer in (None, *range(match.setup.players)):
            covered = rules.hide_action(seat, action, viewer, now, now)
            if covered == action:
                continue
            if covered is not None:
                text = rules.notation(rules.hide(match.state, viewer), covered)
                if not text.isprintable():
                    return f"the covered form {covered} has no notation"
            for other in self.alternatives(match, seat, action, viewer, covered):
                found = self._compare(match.state, seat, (action, events), other, viewer)
                if found:
                    return found
        return None

    def alternatives(
        self, match: Match[Any, Any], seat: Seat, action: Any, viewer: Seat | None, covered: Any
    ) -> list[Any]:
        if seat == CHANCE:
            candidates = [self.rules.sample_chance(match.state, self.rng) for _ in range(TRIES)]
        else:
            candidates = list(self.rules.legal(match.state, seat))
            candidates = self.rng.sample(candidates, min(len(candidates), TRIES))
        now = self.rules.phase(match.state)
        hide = self.rules.hide_action
        return [a for a in candidates if a != action and hide(seat, a, viewer, now, now) == covered]

    def _compare(
        self, state: Any, seat: Seat, done: tuple[Any, list[Event]], other: Any, viewer: Seat | None
    ) -> str | None:
        rules = self.rules
        action, events = done
        here, there = rules.copy(state), rules.copy(state)
        rules.apply(here, seat, action)
        other_events = rules.apply(there, seat, other)
        if any(e.reveals for e in events) or not rules.to_act(here):
            return None  # now everybody may know
        self.compared += 1
        if told(events, viewer) != told(other_events, viewer):
            return f"viewer {viewer} can tell {action} from {other} by the events"
        if self.seen(here, viewer) != self.seen(there, viewer):
            return f"viewer {viewer} can tell {action} from {other} by the position"
        return None


def told(events: list[Event], viewer: Seat | None) -> list[Event]:
    """The events a viewer is told."""
    return [e for e in events if e.only is None or viewer in e.only]
