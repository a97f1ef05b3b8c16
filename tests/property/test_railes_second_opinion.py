"""The engine and a naive second opinion play the same games of Raíles: offers, prices, track, money, standings.

The second opinion is written from the rulebook alone, with dictionaries and sets, and plays along by itself.
"""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from anden.core import CHANCE, Setup
from anden.core.testing import every_setup
from anden.games.railes import rules
from anden.games.railes.view import show
from tests.property.railes_naive.follow import Follower
from tests.property.railes_naive.game import ranking
from tests.property.railes_naive.players import STYLES, pick

SETUPS = list(every_setup(rules))


def view_of(state: Any) -> dict[str, Any]:
    """What the seat to act sees, without the work of listing what is offered; nothing is hidden in this game."""
    return show(state, [])


class Table:
    """A game by players of mixed styles. A share of its decisions is compared in full, all its actions are followed."""

    def __init__(self, setup: Setup, seed: str, share: float, scarce: bool = False) -> None:
        self.rng = Random(f"second opinion {named(setup)} {seed}")
        self.state = rules.start(setup)
        self.share = share
        self.view = view_of(self.state)
        self.follower = Follower(self.view, setup.players, dict(setup.options))
        self.styles = [self.rng.choice(STYLES) for _ in range(setup.players)]
        self.subsidy = self.rng.choice((0, 0, 6, 12))
        self.turn = 0
        if scarce:
            self.hide_tiles()

    def hide_tiles(self) -> None:
        """Few tiles of each kind."""
        left = self.follower.position.tokens.left
        for pile in range(len(left)):
            left[pile] = min(left[pile], self.rng.randint(0, 6))
            self.state.track.left[pile] = left[pile]

    def subsidise(self) -> None:
        """Such players would soon be ruined: full boards are worth more here."""
        self.turn = self.state.turn
        for seat in self.state.order:
            self.state.cash[seat] += self.subsidy
            self.follower.position.players[seat].cash += self.subsidy
        self.view = view_of(self.state)

    def play(self, most: int = 100_000) -> Counter[str]:
        compared = 0
        while (to_act := rules.to_act(self.state)) and compared < most:
            seat = to_act[0]
            if self.state.turn > self.turn and self.subsidy:
                self.subsidise()
            action: Any
            if seat == CHANCE:
                action = rules.sample_chance(self.state, self.rng)
            else:
                legal = list(rules.legal(self.state, seat))
                assert legal, "the player to act has no action"
                assert seat == self.follower.position.seat, "who is to act"
                if self.rng.random() < self.share:
                    self.follower.compare_offers(rules.show(self.state, seat), legal)
                    compared += self.view["phase"] in ("build", "move")
                action = pick(self.styles[seat], seat, legal, self.state, self.view, self.rng)
            rules.apply(self.state, seat, action)
            self.view = view_of(self.state)
            self.follower.step(seat, action, self.view)
        if not rules.to_act(self.state):
            assert [list(place) for place in rules.ranking(self.state)] == ranking(self.follower.position)
            self.follower.seen["games"] += 1
        return self.follower.seen


def named(setup: Setup) -> str:
    return "-".join([setup.map, f"{setup.players}p", *(f"{k}={v}" for k, v in setup.options.items())])


def positions(seen: Counter[str]) -> int:
    return seen["build positions"] + seen["move positions"]


@pytest.mark.parametrize("setup", SETUPS, ids=named)
def test_some_positions_of_every_setup(setup: Setup) -> None:
    seen: Counter[str] = Counter()
    for game in range(30):
        if positions(seen) < 8:
            seen += Table(setup, f"some {game}", 0.05, scarce=game % 2 == 1).play(8)
    assert positions(seen) >= 8
