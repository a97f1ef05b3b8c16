"""What one seat sees: the whole of what a bot gets."""

from __future__ import annotations

from typing import Generic, TypeVar

from anden.core.facts import Action, Seat
from anden.core.rules import Rules

S = TypeVar("S")
A = TypeVar("A", bound=Action)


class View(Generic[S, A]):
    """A game as one seat sees it: rules, and a state from which all that is hidden from the seat is gone."""

    def __init__(self, rules: Rules[S, A], state: S, seat: Seat) -> None:
        self.rules = rules
        self.state = state
        self.seat = seat

    @classmethod
    def of(cls, rules: Rules[S, A], full: S, seat: Seat) -> View[S, A]:
        """The view of `seat` on a full state.

        >>> import anden
        >>> game = anden.new("italian_rails", seed=7)
        >>> view = View.of(game.rules, game.match.state, seat=1)
        >>> view.seat, len(view.legal()) > 0
        (1, True)
        """
        return cls(rules, rules.hide(full, seat), seat)

    def legal(self) -> list[A]:
        return list(self.rules.legal(self.state, self.seat))
