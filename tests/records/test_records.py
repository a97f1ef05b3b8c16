"""The golden records still play out as they did."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from anden import bots
from anden.core import CHANCE, Setup, View, replay
from anden.core.records import read, text_of
from anden.core.registry import installed, rules_of
from anden.core.standings import standings_text
from anden.core.testing.playout import LONGEST
from tests.records.golden import FOLDER, golden_setups, path_of, standings_path, write

SETUPS = golden_setups()
RECORDS = sorted(path for path in FOLDER.glob("*/v*/*.txt") if not path.name.endswith(".standings.txt"))
NEWEST = {FOLDER / game / f"v{rules.version}" for game, rules in installed().items()}
OLD = sorted(
    path
    for path in FOLDER.glob("*/v*/**/*.txt")
    if not path.name.endswith(".standings.txt") and not NEWEST & set(path.parents)
)
"""Records of versions that new tables do not have any more, those of special endings included."""


@pytest.fixture
def updating(request: pytest.FixtureRequest) -> bool:
    return bool(request.config.getoption("--update-records", default=False))


@pytest.mark.parametrize("setup", SETUPS, ids=lambda s: f"{s.game}/v{s.version}/{path_of(s).stem}")
def test_every_map_player_count_and_option_has_a_record(setup: Setup, updating: bool) -> None:
    path = path_of(setup)
    if updating and setup.version == rules_of(setup.game).version:
        write(rules_of(setup.game), setup)
    assert path.exists(), (
        f"no golden record {path.relative_to(FOLDER)}: run pytest tests/records --update-records"
    )
    assert read(path.read_bytes()).match.setup == setup
    assert standings_path(path).exists()


def named(path: Path) -> str:
    return str(path.relative_to(FOLDER).with_suffix(""))


@pytest.mark.parametrize("path", sorted({*RECORDS, *OLD}), ids=named)
def test_record_plays_out_as_it_did(path: Path) -> None:
    """Reading judges every action, luck against the seed, the result and the scores."""
    text = path.read_text(encoding="utf-8")
    record = read(text)
    assert record.match.over
    assert text_of(record) == text
    assert standings_text(record.match) == standings_path(path).read_text(encoding="utf-8")
    again = replay(record.match.rules, record.match.setup, record.match.log, record.match.seed)
    assert again.rules.snapshot(again.state) == record.match.rules.snapshot(record.match.state)


@pytest.mark.parametrize("path", OLD, ids=named)
def test_a_game_of_an_older_version_is_played_on_to_its_end(path: Path) -> None:
    """A table that was in the middle of its game when the rules changed: two thirds are replayed, a bot plays the rest."""
    record = read(path.read_bytes()).match
    cut = next(n for n in range(len(record.log) * 2 // 3, -1, -1) if record.log[n].seat != CHANCE)
    match = replay(record.rules, record.setup, record.log[:cut], record.seed)
    rng = Random(f"on: {path.stem}")
    players = [bots.make(match.rules.id, "apprentice", seed=seat) for seat in range(match.setup.players)]
    while seats := match.to_act():
        assert len(match.log) < LONGEST
        seat = rng.choice(seats)
        view = View.of(match.rules, match.state, seat)
        legal = view.legal()
        careful = rng.random() < 0.9
        match.play(seat, players[seat].choose(view, legal, float("inf")) if careful else rng.choice(legal))
        assert match.rules.audit(match.state) == []
    assert match.setup.version == match.rules.version < rules_of(match.rules.id).version


def test_no_record_is_left_over() -> None:
    """Records of games that are not installed, or of options that are no more."""
    known = {path_of(setup) for setup in SETUPS}
    games = set(installed())
    assert [path for path in RECORDS if path.parents[1].name in games and path not in known] == []


def test_there_are_games() -> None:
    assert installed(), "no game is installed: set up the environment with make"
