"""The engine and a naive second opinion agree on every placement, price, delivery and income, in whole games.

The second opinion is written from the rulebook alone, with dictionaries and sets; it reads positions from the plain view.
"""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from anden.core import CHANCE, Setup
from anden.core.testing import every_setup
from anden.games.age_of_steam import rules
from tests.property.age_of_steam_naive.follow import Follower
from tests.property.age_of_steam_naive.players import STYLES, pick
from tests.scenarios.age_of_steam.test_l_western_us import ROW_NINE, lay_all, western

SETUPS = list(every_setup(rules, variants=False))
VARIANTS = [setup for setup in every_setup(rules) if setup.options and setup.players in (1, 2, 4)]


def view_of(state: Any) -> dict[str, Any]:
    """What the seat to act sees; nothing is hidden in this game."""
    seat = max((rules.to_act(state) or (0,))[0], 0)
    return rules.show(rules.hide(state, seat), seat)


def follow(setup: Setup, seed: str, share: float, most: int = 100_000, scarce: bool = False) -> Counter[str]:
    """A game by players of mixed styles; a share of its decisions is compared in full, all its actions are followed.

    `scarce`: with few tiles of each kind, town discs and ownership discs.
    """
    rng = Random(f"second opinion {setup.map} {setup.players} {seed}")
    state = rules.start(setup)
    terms = state.map.terms
    before = terms.discs
    try:
        if scarce:
            terms.discs = rng.randint(3, 7)
            state.track.town_discs = rng.randint(0, 2)
            for pile in range(len(state.track.left)):
                state.track.left[pile] = min(int(state.track.left[pile]), rng.randint(0, 6))
        return play(state, setup, rng, share, most)
    finally:
        terms.discs = before


def play(state: Any, setup: Setup, rng: Random, share: float, most: int) -> Counter[str]:
    styles = [rng.choice(STYLES[1:]) if rng.random() < 0.9 else STYLES[0] for _ in range(setup.players)]
    follower = Follower(setup.options, int(state.map.terms.discs), setup.version)
    before = view_of(state)
    compared = turn = 0
    subsidy = rng.choice((0, 10, 14))
    while (to_act := rules.to_act(state)) and compared < most:
        seat = to_act[0]
        if state.turn > turn and subsidy:
            turn = state.turn
            for player in state.order:  # such players would soon be ruined: full boards are worth more here
                state.cash[player] += subsidy
            before = view_of(state)
        if seat == CHANCE:
            action = rules.sample_chance(state, rng)
        else:
            legal = list(rules.legal(state, seat))
            assert legal, "the player to act has no action"
            if before["phase"] == "reward" or rng.random() < share:
                follower.compare_offers(before, seat, legal)
                compared += before["phase"] in ("build", "move")
            action = pick(styles[seat], seat, legal, before, rng)
        rules.apply(state, seat, action)
        after = view_of(state)
        follower.compare_after(before, seat, action, after)
        before = after
    return follower.seen


def named(setup: Setup) -> str:
    return "-".join([setup.map, f"{setup.players}p", *(f"{k}={v}" for k, v in setup.options.items())])


def positions(seen: Counter[str]) -> int:
    return seen["build positions"] + seen["move positions"]


@pytest.mark.parametrize("setup", SETUPS, ids=named)
def test_some_positions_of_every_map_and_player_count(setup: Setup) -> None:
    seen: Counter[str] = Counter()
    wanted = 5 if setup.map == "germany" else 15
    for game in range(30):
        if positions(seen) < wanted:
            seen += follow(setup, f"some {game}", 0.05, wanted, scarce=game % 2 == 1)
    assert positions(seen) >= wanted


@pytest.mark.parametrize("name", ["rust_belt", "western_us"])
def test_some_positions_by_the_rules_of_the_first_version(name: str) -> None:
    setup = Setup(game=rules.id, version=1, players=4, map=name)
    seen: Counter[str] = Counter()
    for game in range(6):
        seen += follow(setup, f"first version {game}", 0.05, 10, scarce=game % 2 == 1)
    assert positions(seen) >= 10


@pytest.mark.slow
@pytest.mark.parametrize("version", [1, 2])
def test_positions_of_germany_with_new_cities_at_any_time(version: int) -> None:
    setup = Setup(game=rules.id, version=version, players=3, map="germany", options={"urbanize": "any_time"})
    seen: Counter[str] = Counter()
    for game in range(8):
        seen += follow(setup, f"any time {game}", 0.5, 40, scarce=game % 4 == 3)
    assert positions(seen) > 150


@pytest.mark.slow
@pytest.mark.parametrize("setup", VARIANTS, ids=named)
def test_positions_with_every_option(setup: Setup) -> None:
    follow(setup, "option", 0.3)


RARE = {
    "offer redirect",
    "offer replace",
    "offer town",
    "offer claims",
    "offer done",
    "parallel routes",
    "nobody's links",
    "long routes",
    "faded",
}
"""What the deep run must have met on the maps for several players, or it proves too little."""
OWN = {
    "western_us": {"from towns"},
    "southern_us": {"cotton", "from towns"},
    "germany": {"to terminals"},
    "st_lucia": {"from track"},
}


@pytest.mark.slow
@pytest.mark.parametrize("name", sorted({setup.map for setup in SETUPS}))
def test_thousands_of_positions_of_every_map(name: str) -> None:
    seen: Counter[str] = Counter()
    setups = [setup for setup in SETUPS if setup.map == name]
    game = 0
    while positions(seen) < 2000:
        seen += follow(setups[game % len(setups)], f"deep {game}", 0.5, scarce=game % 3 == 2)
        game += 1
    wanted = OWN.get(name, set()) | (RARE if len(setups) > 1 and name != "germany" else set())
    assert not wanted - set(seen), f"never met: {wanted - set(seen)}; met: {dict(seen)}"


@pytest.mark.slow
def test_positions_after_the_coasts_are_joined() -> None:
    """Such players would hardly lay twelve tiles in a row: they find all of them but the last."""
    seen: Counter[str] = Counter()
    for game in range(20):
        if {"transcontinental", "bonus named"} <= set(seen):
            return
        table = western()
        lay_all(table, 0, ROW_NINE)
        rng = Random(f"coasts {game}")
        seen += play(table.state, table.match.setup, rng, 0.2, 100_000)
    raise AssertionError(f"met only {dict(seen)}")
