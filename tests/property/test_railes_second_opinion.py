"""The engine and a naive second opinion play the same games of Raíles: offers, prices, track, money, standings.

The second opinion is written from the rulebook alone, with dictionaries and sets, and plays along by itself.
"""

from __future__ import annotations

from collections import Counter
from itertools import product
from random import Random
from typing import Any

import msgspec
import pytest

from anden.core import CHANCE, Setup
from anden.core.records import read
from anden.core.testing import every_setup
from anden.games.cube_rails import laying, placing
from anden.games.cube_rails.links import links
from anden.games.cube_rails.track import NOBODY
from anden.games.railes import rules
from anden.games.railes.forecast import forecast
from anden.games.railes.view import show
from tests.property.railes_naive import building, cities
from tests.property.railes_naive.box import EXITS, PLAIN, TOKENS
from tests.property.railes_naive.follow import Follower, track_of
from tests.property.railes_naive.game import ranking
from tests.property.railes_naive.money import expenses
from tests.property.railes_naive.players import STYLES, pick
from tests.property.railes_naive.position import Player
from tests.records.railes_endings import ENDINGS, FOLDER, Ending
from tests.scenarios.railes.table import turn_for

SETUPS = list(every_setup(rules))
VERSIONS = range(1, rules.version + 1)
GAMES: list[dict[str, Any]] = list({str(setup.options): dict(setup.options) for setup in SETUPS}.values())
"""The values of options that make a difference: Basic, Standard, the order by lot, the softer rule."""


def view_of(state: Any) -> dict[str, Any]:
    """What the seat to act sees, without the work of listing what is offered; nothing is hidden in this game."""
    return show(state, [])


class ComparedGame:
    """A game by players of mixed styles. A share of its decisions is compared in full, all its actions are followed."""

    def __init__(self, setup: Setup, seed: str, share: float, scarce: bool = False) -> None:
        self.rng = Random(f"second opinion {named(setup)} {seed}")
        self.state = rules.start(setup)
        self.share = share
        self.view = view_of(self.state)
        self.follower = Follower(self.view, setup.players, dict(setup.options), setup.version)
        self.styles = [self.rng.choice(STYLES) for _ in range(setup.players)]
        self.subsidy = self.rng.choice((0, 0, 6, 12))
        self.turn = 0
        if scarce:
            self.hide_tiles()

    def hide_tiles(self) -> None:
        """Few tiles of each kind."""
        box = [min(count, self.rng.randint(0, 6)) for _, count in TOKENS]
        self.follower.position.tokens.hide(box)
        tiles = self.state.map.tiles
        for pile in range(len(tiles.piles)):
            faces = {kind.id for kind in tiles.kinds if pile in kind.piles}
            self.state.track.left[pile] = (
                sum(left for left, (shown, _) in zip(box, TOKENS, strict=True) if faces & set(shown))
                if tiles.bundled
                else box[pile]
            )

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


@pytest.mark.parametrize("options", GAMES, ids=str)
def test_every_small_purse_in_the_income_phase(options: dict[str, Any]) -> None:
    setup = next(s for s in SETUPS if s.options == options)
    state = rules.start(setup)
    table = Follower(view_of(state), setup.players, options, setup.version).position
    for cash, income, victory, level in product(range(7), range(-10, 4), range(8), (1, 3, 6)):
        state.cash[0], state.income[0], state.victory[0] = cash, income, victory
        state.locomotive[0] = level
        found = forecast(state, 0)
        left = expenses(table, Player(cash, income, victory, level))
        assert found["out"] == (left is None)
        if left is not None:
            after = (found["cash_after"], found["income_after"], found["victory_after"])
            assert after == (left.cash, left.income, left.victory), (cash, income, victory, level)


@pytest.mark.parametrize("setup", SETUPS, ids=named)
def test_some_positions_of_every_setup(setup: Setup) -> None:
    seen: Counter[str] = Counter()
    for game in range(30):
        if positions(seen) < 6:
            seen += ComparedGame(setup, f"some {game}", 0.1, scarce=game % 2 == 1).play(6)
    assert positions(seen) >= 6


@pytest.mark.parametrize("version", VERSIONS)
@pytest.mark.parametrize("options", GAMES, ids=str)
def test_a_whole_game(options: dict[str, Any], version: int) -> None:
    setup = next(s for s in SETUPS if s.options == options and s.players == 4 and s.map == "ruhr")
    setup = msgspec.structs.replace(setup, version=version)
    assert ComparedGame(setup, "whole", 0.03).play()["games"] == 1


ROUND_GLENS_FALLS = (
    ("J6", "21", "2-5"),
    ("I6", "T23", "1 2"),
    ("J5", "21", "1-4"),
    ("K6", "21", "0-3"),
    ("L4", "22", "0-4"),
)
"""From Albany to Amsterdam; from there, from Albany and from Burlington up to Glens Falls."""


@pytest.mark.parametrize(
    "town", [None, "1", "0"], ids=["no tile", "a tile on a link", "a tile with a loose end"]
)
@pytest.mark.parametrize("version", VERSIONS)
def test_a_new_city_among_track_of_anybody(version: int, town: str | None) -> None:
    """Whoever owns the track round a town, and whoever puts the city there: whose is it afterwards?"""
    rng = Random(f"new city {version} {town}")
    setup = next(s for s in SETUPS if s.map == "northeast" and s.players == 4)
    state = rules.start(msgspec.structs.replace(setup, version=version))
    board, place = state.map.board, state.map.place_number["glens_falls"]
    for hex, tile, lies in (*ROUND_GLENS_FALLS, *([("K5", "T11", town)] if town else [])):
        kind = board.tiles.kind_named(tile)
        packed = placing.packed_build(state.track, board, board.hex_named(hex), kind, turn_for(tile, lies))
        laying.lay(state.track, board, state.map.terms, 0, packed)
    left = 0
    for _ in range(60):
        for link in links(state.track, board):
            owner = rng.choice((0, 1, 2, NOBODY, NOBODY))
            for slot in link.slots:
                state.track.owner[slot] = owner
        for seat in range(3):
            position = Follower(view_of(state), 4, {}, version).position
            position.tiles, position.seat = track_of(view_of(state)), seat
            after = state.copy()
            laying.put_city(after.track, board, state.map.terms, seat, state.map.places[place].hex, 4)
            wanted = cities.new_city(position, "glens_falls", "gray")
            assert track_of(view_of(after)) == wanted.tiles
            before = Counter(building.done_links(position))
            left += any(owner is None for *_, owner in building.completed(before, wanted))
    assert (left > 0) == (version > 1)


@pytest.mark.parametrize("version", VERSIONS)
@pytest.mark.parametrize("ending", ENDINGS, ids=lambda ending: ending.name)
def test_the_records_of_every_ending(ending: Ending, version: int) -> None:
    record = read((FOLDER.parent.parent / f"v{version}" / "endings" / f"{ending.name}.txt").read_bytes())
    setup = record.match.setup
    state = rules.start(setup)
    follower = Follower(view_of(state), setup.players, dict(setup.options), setup.version)
    for step in record.match.line:
        rules.apply(state, step.seat, step.action)
        follower.step(step.seat, step.action, view_of(state))
    assert [list(place) for place in rules.ranking(state)] == ranking(follower.position)


RARE = {
    "bankrupt",
    "faded",
    "foreign links",
    "income beyond the track",
    "late first tile",
    "long routes",
    "nobody's links",
    "nothing to build",
    "offer claims",
    "offer done",
    "offer for victory points",
    "offer improve",
    "offer link of another",
    "offer New City",
    "offer redirect",
    "offer town",
    "parallel routes",
    "passed over",
    "several decide",
    *(f"offer face {face}" for face in (*PLAIN, *EXITS)),
}
"""What the deep run of each board and game must have met, or it proves too little."""
OWN = {"standard": {"free passes"}, "basic": set[str]()}
MOST = 120
"""Games, about four times as many as 2000 positions take: what is rare may come late."""


@pytest.mark.slow
@pytest.mark.parametrize("game", ["basic", "standard"])
@pytest.mark.parametrize("name", ["northeast", "ruhr"])
def test_thousands_of_positions(name: str, game: str) -> None:
    seen: Counter[str] = Counter()
    setups = [s for s in SETUPS if s.map == name and s.options.get("game", "basic") == game]
    wanted = RARE | OWN[game]
    number = 0
    while positions(seen) < 2000 or (wanted - set(seen) and number < MOST):
        seen += ComparedGame(
            setups[number % len(setups)], f"deep {number}", 0.5, scarce=number % 3 == 2
        ).play()
        number += 1
    assert not wanted - set(seen), f"never met: {wanted - set(seen)}; met: {dict(seen)}"
