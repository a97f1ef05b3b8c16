# mypyc: compile
"""A quick way to play: the worth of positions, using up what was gained, the best space, a round played out."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from anden.games.russian_railroads.actions import End, Look, Place, RailroadsAction
from anden.games.russian_railroads.phases import playing, round_end, setup
from anden.games.russian_railroads.phases.resolve import legal_uses
from anden.games.russian_railroads.phases.turn import legal_turns
from anden.games.russian_railroads.planning.features import COUNT, features
from anden.games.russian_railroads.printed.tables import ADVANCE, SPACE_INDEX, T, effect_colours, effect_type
from anden.games.russian_railroads.scoring import score_of
from anden.games.russian_railroads.state import (
    OVER,
    RELOCATION,
    RESOLVE,
    TURN,
    State,
)

LONGEST: Final = 40
"""More uses than this in one turn are not looked at."""


class Policy:
    """Plays by weights: for each number of scorings left, one weight a feature."""

    def __init__(self, weights: list[list[float]]) -> None:
        self.weights: list[vec[float]] = [vec[float](row) for row in weights]
        self.seen: vec[float] = vec[float]([0.0] * COUNT)
        self.looked: i64 = 0
        """Positions looked at."""

    def worth(self, s: State, seat: i64) -> float:
        """The points a seat can expect at the end."""
        if s.phase == OVER:
            return float(score_of(s, int(seat)).total)
        self.looked += 1
        left: i64 = s.rounds - s.round + 1
        if left > s.rounds:
            left = s.rounds
        weights = self.weights[left]
        seen = self.seen
        features(s, seat, seen)
        total: float = float(s.people[seat].points)
        i: i64
        for i in range(COUNT):
            if seen[i] != 0.0:
                total += seen[i] * weights[i]
        return total

    def margin(self, s: State, seat: i64, envy: float) -> float:
        """What a seat expects, less a share of what the rivals expect on average and of what the best of them does."""
        total: float = 0.0
        best: float = -1000.0
        other: i64
        for other in range(s.players):
            if other != seat:
                worth: float = self.worth(s, other)
                total += worth
                if worth > best:
                    best = worth
        rivals: float = 0.5 * best + 0.5 * total / float(s.players - 1)
        return self.worth(s, seat) - envy * rivals

    def settle(self, s: State) -> float:
        """Use up what is pending as it looks best, one step after the other, up to the end of the turn (which is not
        taken); the worth then."""
        seat: i64 = s.actor
        steps: i64 = 0
        while s.phase == RESOLVE and steps < LONGEST:
            legal = legal_uses(s)
            choice: RailroadsAction = legal[0]
            if isinstance(choice, End):
                break
            if len(legal) > 1:
                best: float = -1.0e9
                for action in legal:
                    after = s.copy()
                    playing.apply(after, action)
                    worth: float
                    if isinstance(action, Look):
                        worth = self.best_card(after, seat)
                    else:
                        worth = self.worth(after, seat)
                    if worth > best:
                        best = worth
                        choice = action
            playing.apply(s, choice)
            steps += 1
        return self.worth(s, seat)

    def best_card(self, s: State, seat: i64) -> float:
        """The worth of the best card of the pile one is looking through: a card to come is guessed at more than some bring,
        and ten points may be better."""
        best: float = -1.0e9
        for action in legal_uses(s):
            after = s.copy()
            playing.apply(after, action)
            worth: float = self.worth(after, seat)
            if worth > best:
                best = worth
        return best

    def after(self, s: State, action: RailroadsAction) -> float:
        """The worth for the player to act of an action and the best uses of what it gives."""
        seat: i64 = s.actor
        after = s.copy()
        playing.apply(after, action)
        if after.phase == RESOLVE and after.actor == seat:
            return self.settle(after)
        return self.worth(after, seat)

    def options(self, s: State) -> list[RailroadsAction]:
        """What may be done now, each space with one sensible payment only."""
        phase: i64 = s.phase
        if phase == TURN:
            return thrifty(legal_turns(s))
        if phase == RESOLVE:
            return legal_uses(s)
        if phase == RELOCATION:
            return round_end.legal_relocations(s)
        return setup.legal_starts(s)

    def choose(self, s: State) -> RailroadsAction:
        """What looks best."""
        options = self.options(s)
        choice = options[0]
        if len(options) == 1:
            return choice
        best: float = -1.0e9
        for action in options:
            worth: float = self.after(s, action)
            if worth > best:
                best = worth
                choice = action
        return choice

    def play_round(self, s: State, limit: i64) -> None:
        """Everybody goes on as it looks best until the round has been scored (or `limit` actions were taken)."""
        now: i64 = s.round
        steps: i64 = 0
        while s.phase != OVER and s.round == now and steps < limit:
            playing.apply(s, self.choose(s))
            steps += 1


def thrifty(legal: list[RailroadsAction]) -> list[RailroadsAction]:
    """Of the ways to pay for a space the one that keeps what is worth more: first temporary workers, rubles last, the black
    worker where he brings an advance."""
    out: list[RailroadsAction] = []
    space: str = ""
    least: i64 = 0
    for action in legal:
        if not isinstance(action, Place):
            out.append(action)
            continue
        price: i64 = price_of(action)
        if action.space != space:
            space = action.space
            least = price
            out.append(action)
        elif price < least:
            least = price
            out[len(out) - 1] = action
    return out


def price_of(a: Place) -> i64:
    black: i64 = 0
    if a.black:
        black = 0 if gives_black(SPACE_INDEX[a.space]) else 11
    return a.workers * 10 + a.temporary + black + a.rubles * 14


def gives_black(space: i64) -> bool:
    for effect in T.effects[space]:
        if effect_type(effect) == ADVANCE and effect_colours(effect) & 1 != 0:
            return True
    return False
