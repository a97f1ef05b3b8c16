"""The yardstick: backgammon of OpenSpiel, driven from Python. An extra of the bench: it may be absent."""

from __future__ import annotations

from random import Random
from time import perf_counter
from typing import Any

try:
    import pyspiel
except ImportError:  # the bench says so and goes on without
    pyspiel = None

PRESENT = pyspiel is not None
ABSENT = "OpenSpiel is not installed (pip install open_spiel): no yardstick in this run."


class Backgammon:
    """Random games of backgammon through OpenSpiel's Python interface."""

    name = "OpenSpiel backgammon"

    def __init__(self) -> None:
        self.game: Any = pyspiel.load_game("backgammon")
        self.rng = Random(1)

    def advance(self, state: Any) -> int:
        """One step of a random game, all legal actions listed; 1 when it was a player's decision."""
        if state.is_chance_node():
            outcomes = state.chance_outcomes()
            actions, odds = zip(*outcomes, strict=True)
            state.apply_action(self.rng.choices(actions, odds)[0])
            return 0
        state.apply_action(self.rng.choice(state.legal_actions()))
        return 1

    def playouts(self, seconds: float) -> float:
        """Decisions of players per second."""
        decisions = 0
        started = perf_counter()
        while perf_counter() - started < seconds:
            state = self.game.new_initial_state()
            while not state.is_terminal():
                decisions += self.advance(state)
        return decisions / (perf_counter() - started)

    def middle(self, games: int = 5) -> list[Any]:
        """Positions of random games at which a player decides, every tenth of them."""
        found = []
        for _ in range(games):
            state = self.game.new_initial_state()
            steps = 0
            while not state.is_terminal():
                steps += self.advance(state)
                if steps % 10 == 9 and not state.is_terminal() and not state.is_chance_node():
                    found.append(state.clone())
        return found

    def history(self) -> list[int]:
        state = self.game.new_initial_state()
        while not state.is_terminal():
            self.advance(state)
        actions: list[int] = state.history()
        return actions

    def replay(self, actions: list[int]) -> None:
        state = self.game.new_initial_state()
        for action in actions:
            state.apply_action(action)
