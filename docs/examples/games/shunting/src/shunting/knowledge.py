"""What bots know about Shunting."""

from __future__ import annotations

from anden.core import Knowledge
from shunting.actions import ShuntingAction
from shunting.game import HANDFUL, State


class ShuntingKnowledge(Knowledge[State, ShuntingAction]):
    """The live scores, and who can empty the sidings that are nearly empty."""

    def value(self, state: State, seat: int) -> float:
        ripe = sum(1 for wagons in state.wagons if 0 < wagons <= HANDFUL)
        mine = state.seat == seat and state.taking
        return super().value(state, seat) + (ripe if mine else -ripe)
