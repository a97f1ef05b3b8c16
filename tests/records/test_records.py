"""The golden records still play out as they did."""

from __future__ import annotations

from pathlib import Path

import pytest

from anden.core import Setup, replay
from anden.core.records import read, text_of
from anden.core.registry import installed, rules_of
from anden.core.standings import standings_text
from tests.records.golden import FOLDER, golden_setups, path_of, standings_path, write

SETUPS = golden_setups()
RECORDS = sorted(path for path in FOLDER.glob("*/*.txt") if not path.name.endswith(".standings.txt"))


@pytest.fixture
def updating(request: pytest.FixtureRequest) -> bool:
    return bool(request.config.getoption("--update-records", default=False))


@pytest.mark.parametrize("setup", SETUPS, ids=lambda s: f"{s.game}/{path_of(s).stem}")
def test_every_map_player_count_and_option_has_a_record(setup: Setup, updating: bool) -> None:
    path = path_of(setup)
    if updating:
        write(rules_of(setup.game), setup)
    assert path.exists(), (
        f"no golden record {path.relative_to(FOLDER)}: run pytest tests/records --update-records"
    )
    assert read(path.read_bytes()).match.setup == setup
    assert standings_path(path).exists()


@pytest.mark.parametrize("path", RECORDS, ids=lambda p: f"{p.parent.name}/{p.stem}")
def test_record_plays_out_as_it_did(path: Path) -> None:
    """Reading judges every action, luck against the seed, the result and the scores."""
    text = path.read_text(encoding="utf-8")
    record = read(text)
    assert record.match.over
    assert text_of(record) == text
    assert standings_text(record.match) == standings_path(path).read_text(encoding="utf-8")
    again = replay(record.match.rules, record.match.setup, record.match.log, record.match.seed)
    assert again.rules.snapshot(again.state) == record.match.rules.snapshot(record.match.state)


def test_no_record_is_left_over() -> None:
    """Records of games that are not installed, or of options that are no more."""
    known = {path_of(setup) for setup in SETUPS}
    games = set(installed())
    assert [path for path in RECORDS if path.parent.name in games and path not in known] == []


def test_there_are_games() -> None:
    assert installed(), "no game is installed: set up the environment with make"
