"""Search over the rest of one's own turn: beam over actions, luck by sampling, hidden parts by guessing, any time."""

from __future__ import annotations

from random import Random
from typing import Any, TypeVar

from anden.bots.clock import Clock
from anden.bots.knowledge import candidates_of
from anden.core import CHANCE, Action, Knowledge, Rules, Seat, View
from anden.core.knowledge import Rated

S = TypeVar("S")
A = TypeVar("A", bound=Action)

WIDEST = 64
DEEPEST = 24


class SearchBot:
    """Plans its turn in several guessed worlds and takes the first action of what is best on average.

    A game with a planner of its own (`Knowledge.plan`) is searched by that; else by beams over whole
    states, each twice as wide as the one before, until time or budget is out.
    """

    def __init__(
        self,
        knowledge: Knowledge[Any, Any],
        seed: int | None = None,
        budget: int | None = None,
        worlds: int = 4,
        samples: int = 4,
    ) -> None:
        self._knowledge = knowledge
        self._rng = Random(seed)
        self._budget = budget
        self._worlds = worlds
        self._samples = samples

    def choose(self, view: View[S, A], legal: list[A], limit: float) -> A:
        if len(legal) == 1:
            return legal[0]
        best: A = self.rate(view, legal, Clock(limit, self._budget))[0][0]
        return best

    def rate(self, view: View[S, A], legal: list[A], clock: Clock) -> Rated:
        """Actions with the result to be expected from them, best first; never empty."""
        found = _Mean()
        for _ in range(self._knowledge.worlds):
            world = view.rules.guess_hidden(view.state, view.seat, self._rng)
            planned = self._knowledge.plan(world, view.seat, legal, self._rng, clock.spend)
            if planned is None:
                self._beams(view, legal, clock, found, world)
                break
            found.add(planned)
            if clock.out:
                break
        return found.ranked(self._rng) or [(legal[0], 0.0)]

    def _beams(self, view: View[S, A], legal: list[A], clock: Clock, found: _Mean, world: S) -> None:
        worlds = [world]
        width = 1
        while width <= WIDEST and not clock.out:
            wider = _Mean()
            for n in range(self._worlds):
                if n == len(worlds):
                    worlds.append(view.rules.guess_hidden(view.state, view.seat, self._rng))
                beam = _Beam(view.rules, self._knowledge, view.seat, self._rng, clock, self._samples)
                wider.add(beam.search(worlds[n], legal, width))
                if clock.out:
                    break
            if not clock.out or not found.counts:  # half a round of worlds only when there is nothing better
                found.replace(wider)
            width *= 2


class _Mean:
    """Means of results by action, over worlds."""

    def __init__(self) -> None:
        self.actions: list[Any] = []
        self.sums: list[float] = []
        self.counts: list[int] = []

    def add(self, rated: Rated) -> None:
        for action, value in rated:
            if action not in self.actions:
                self.actions.append(action)
                self.sums.append(0.0)
                self.counts.append(0)
            i = self.actions.index(action)
            self.sums[i] += value
            self.counts[i] += 1

    def replace(self, other: _Mean) -> None:
        self.actions, self.sums, self.counts = other.actions, other.sums, other.counts

    def ranked(self, rng: Random) -> Rated:
        """Best first; of equals any. An action found in few worlds only stands behind one found in most."""
        most = max(self.counts, default=0)
        rows = [
            (count * 2 >= most, total / count, action)
            for action, total, count in zip(self.actions, self.sums, self.counts, strict=True)
        ]
        rng.shuffle(rows)
        rows.sort(key=lambda row: row[:2], reverse=True)
        return [(action, mean) for _, mean, action in rows]


class _Beam:
    """One beam through the rest of a seat's turn in one world."""

    def __init__(
        self,
        rules: Rules[Any, Any],
        knowledge: Knowledge[Any, Any],
        seat: Seat,
        rng: Random,
        clock: Clock,
        samples: int,
    ) -> None:
        self._rules = rules
        self._knowledge = knowledge
        self._seat = seat
        self._rng = rng
        self._clock = clock
        self._samples = samples

    def search(self, world: Any, legal: list[Any], width: int) -> Rated:
        """First actions with the value of the best end of the turn they led to."""
        best: dict[int, float] = {}
        first = candidates_of(self._knowledge, world, self._seat, legal)
        nodes: list[tuple[float, int, Any]] = []
        for i, action in enumerate(first):
            self._expand(world, action, i, nodes, best)
            if self._clock.out:
                break
        for _ in range(DEEPEST):
            if not nodes or self._clock.out:
                break
            nodes = self._deepen(nodes, width, best)
        for value, i, _ in nodes:  # out of time: what was under way counts as far as it came
            best[i] = max(best.get(i, value), value)
        return [(first[i], value) for i, value in sorted(best.items())]

    def _deepen(
        self,
        nodes: list[tuple[float, int, Any]],
        width: int,
        best: dict[int, float],
    ) -> list[tuple[float, int, Any]]:
        nodes.sort(key=lambda node: node[0], reverse=True)
        deeper: list[tuple[float, int, Any]] = []
        for _, i, state in nodes[:width]:
            legal = list(self._rules.legal(state, self._seat))
            for action in candidates_of(self._knowledge, state, self._seat, legal):
                self._expand(state, action, i, deeper, best)
                if self._clock.out:
                    return deeper
        return deeper

    def _expand(
        self, state: Any, action: Any, i: int, nodes: list[tuple[float, int, Any]], best: dict[int, float]
    ) -> None:
        after = self._rules.copy(state)
        self._rules.apply(after, self._seat, action)
        self._clock.spend()
        if self._rules.to_act(after) == (self._seat,):
            nodes.append((self._value(after), i, after))
        else:
            value = self._after_luck(after)
            best[i] = max(best.get(i, value), value)

    def _after_luck(self, state: Any) -> float:
        """The value of a state in which the turn is over; when luck acts next, the mean over some of its ways."""
        if self._rules.to_act(state) != (CHANCE,):
            return self._value(state)
        total = 0.0
        for _ in range(self._samples):
            sample = self._rules.copy(state)
            while self._rules.to_act(sample) == (CHANCE,):
                self._rules.apply(sample, CHANCE, self._rules.sample_chance(sample, self._rng))
            self._clock.spend()
            total += self._value(sample)
        return total / self._samples

    def _value(self, state: Any) -> float:
        return self._knowledge.value(state, self._seat)
