# mypyc: compile
"""Plans for the pawns of a round: which token, which kind, where, with or without a star, or rather nothing."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from anden.games.railroad_tiles.planning.goals import Goals, full_worth, spoils
from anden.games.railroad_tiles.planning.outlook import Outlook
from anden.games.railroad_tiles.printed.tables import T
from anden.games.railroad_tiles.state import State
from anden.games.railroad_tiles.territories.networks import pawn_points
from anden.games.railroad_tiles.territories.territory import Territory

END: Final = -1
"""The step that places nothing more."""


def pawn_step(token: i64, star: i64, pawn: i64, slot: i64) -> i64:
    return (((token * 2 + star) * 4 + pawn) << 8) | slot


def pawn_of(step: i64) -> i64:
    return (step >> 8) & 3


class PawnPlan:
    """Looks at every way to use the active tokens that are left."""

    def __init__(
        self, s: State, seat: int, look: Outlook, goals: Goals, spend: Callable[[int], bool]
    ) -> None:
        """`look`: what is to come after this round."""
        self.active: tuple[int, ...] = s.active
        self.pool: list[int] = [int(s.pool[pawn]) for pawn in range(3)]
        self.look: Outlook = look
        self.goals: Goals = goals
        self.spend: Callable[[int], bool] = spend
        self.stopped: bool = False
        self.best: dict[int, float] = {}
        """By first step: the value of the best plan that begins with it."""
        player = s.people[seat]
        self._search(player.territory, s.used, player.stars, 0.0, True)

    def _search(self, t: Territory, used: i64, stars: i64, won: float, first: bool) -> float:
        best: float = won + full_worth(t, self.look, stars, self.goals)
        if first:
            self.best[END] = best
        token: i64
        pawn: i64
        one: i64 = 1
        for token in range(len(self.active)):
            if (used >> token) & 1 != 0:
                continue
            allowed: i64 = i64(T.token_pawns[self.active[int(token)]])
            for pawn in range(3):
                star: i64 = 0 if (allowed >> pawn) & 1 != 0 else 1
                if star > stars or self.pool[int(pawn)] <= 0:
                    continue
                way: i64 = pawn_step(token, star, pawn, 0)
                value: float = self._places(t, used | (one << token), stars - star, won, way, first)
                if value > best:
                    best = value
        return best

    def _places(self, t: Territory, used: i64, stars: i64, won: float, way: i64, first: bool) -> float:
        """The best of all locations for a kind of pawn. `way`: the step of placing it, but for the location."""
        best: float = -1000.0
        pawn: i64 = pawn_of(way)
        slot: i64
        for slot in range(t.tiles):
            if self.stopped or not t.free_location(slot, pawn):
                continue
            points = float(pawn_points(t, slot, pawn, self.look.lazy))
            after = t.copy()
            after.put_pawn(slot, pawn)
            if spoils(after, self.goals):
                continue
            self.pool[int(pawn)] -= 1
            value: float = self._search(after, used, stars, won + points, False)
            self.pool[int(pawn)] += 1
            if first:
                self.best[int(way | slot)] = value
                if self.spend(1):
                    self.stopped = True
            if value > best:
                best = value
        return best
