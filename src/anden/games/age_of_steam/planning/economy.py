# mypyc: compile
"""What the projection starts from: a railroad's books, and numbers found by playing."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from anden.games.cube_rails.planning.projection import CubeBooks


class Tuning:
    """Numbers found by playing, not by the rules."""

    def __init__(self) -> None:
        self.growth: float = 0.5
        """By so many links a delivery gets longer each turn through building to come."""
        self.unknown: float = 0.6
        """Links of a delivery nobody has planned yet, per turn from now."""
        self.share: float = 1.5
        """How large a share of the cubes that it does not reach yet a railroad will get."""
        self.spend: float = 6.0
        """Dollars for building (and bidding) in each turn to come."""
        self.solo_growth: float = 0.3
        self.solo_unknown: float = 0.4
        self.solo_spend: float = 3.0
        self.solo_share: float = 1.5
        """The same four for who plays alone."""
        self.risk: float = 30.0
        """What it costs when the money of this turn hangs on deliveries that others can prevent."""


TUNING: Final = Tuning()


class Books(CubeBooks):
    """A railroad's money and shares, and the turns that remain."""

    def __init__(self) -> None:
        super().__init__()
        self.shares: i64 = 0
        self.turn: i64 = 1
        """The number of this turn."""
        self.open: bool = False
        """Rivals can still build, and choose, before the next of these moves: no delivery is sure."""
        self.most_shares: i64 = 15
        self.per_turn: i64 = 0
        """Shares a turn at most, 0 = any number."""
        self.buy_back: i64 = 0
        """Where money is the score: what a share costs at the end."""
        self.issue: bool = False
        """Shares can still be issued in this turn."""
        self.bands: vec[i64] = vec[i64]()
        """Lowest income and loss, in pairs."""
        self.factor: vec[i64] = vec[i64]()
        """By turn."""
        self.bonus: float = 0.0
        """Points that come in any case."""

    def copy(self) -> Books:
        b = Books()
        self.copy_common(b)
        b.shares = self.shares
        b.turn = self.turn
        b.open = self.open
        b.most_shares = self.most_shares
        b.per_turn = self.per_turn
        b.buy_back = self.buy_back
        b.issue = self.issue
        b.bands = self.bands
        b.factor = self.factor
        b.bonus = self.bonus
        return b
