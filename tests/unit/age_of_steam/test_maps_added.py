"""Maps in the folder ANDEN_MAPS are played; broken ones are reported; `anden check` reads a single file."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from typer.testing import CliRunner

from anden.cli.app import app
from anden.core.facts import Setup
from anden.core.testing import inspect
from anden.games.age_of_steam.game import AgeOfSteam
from anden.games.age_of_steam.maps import loading
from anden.games.cube_rails.maps import folder as map_folder

EXAMPLE = Path(__file__).parents[3] / "docs" / "examples" / "maps" / "two_lakes.json"


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """An empty folder of added maps."""
    monkeypatch.setenv(map_folder.FOLDER, str(tmp_path))
    loading.MAPS.forget()
    yield tmp_path
    monkeypatch.undo()
    loading.MAPS.forget()


def test_an_added_map_is_offered_after_those_of_the_box(folder: Path) -> None:
    shutil.copy(EXAMPLE, folder)
    maps = AgeOfSteam().maps
    assert [info.id for info in maps] == [*loading.PRINTED, "two_lakes"]
    assert maps[-1].name == "Two Lakes"
    assert AgeOfSteam().check_data() == []


@pytest.mark.parametrize("players", [2, 3, 4])
def test_an_added_map_keeps_the_contract(folder: Path, players: int) -> None:
    shutil.copy(EXAMPLE, folder)
    rules = AgeOfSteam()
    setup = Setup(game=rules.id, version=rules.version, players=players, map="two_lakes")
    assert rules.check_setup(setup) is None
    inspect(rules, setup, "two lakes", sample=3, every=6)


def test_a_broken_map_is_reported_and_not_offered(folder: Path) -> None:
    text = EXAMPLE.read_text(encoding="utf-8")
    (folder / "two_lakes.json").write_text(text.replace('"color": "purple"', '"color": "pink"'))
    rules = AgeOfSteam()
    assert [info.id for info in rules.maps] == list(loading.PRINTED)
    assert [finding.split(";")[0] for finding in rules.check_data()] == [
        "two_lakes.json: cities[2].color: unknown colour 'pink'"
    ]


def test_a_map_of_the_box_cannot_be_replaced(folder: Path) -> None:
    text = EXAMPLE.read_text(encoding="utf-8")
    (folder / "germany.json").write_text(text.replace('"id": "two_lakes"', '"id": "germany"'))
    assert loading.check_maps() == ["germany.json: id: there is already a map 'germany'"]
    assert loading.known_maps()["germany"].name == "Germany"


def test_a_folder_that_is_none(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(map_folder.FOLDER, str(folder / "nowhere"))
    loading.MAPS.forget()
    assert loading.check_maps() == [f"ANDEN_MAPS: {folder / 'nowhere'} is not a folder"]


# --- the command line ------------------------------------------------------------------------------------------------


def test_check_a_sound_file() -> None:
    result = CliRunner().invoke(app, ["check", str(EXAMPLE)])
    assert result.exit_code == 0, result.output
    assert "two_lakes.json: the file is in order" in result.output


def test_check_a_broken_file(tmp_path: Path) -> None:
    path = tmp_path / "two_lakes.json"
    path.write_text(EXAMPLE.read_text(encoding="utf-8").replace('["light3"]', '["light2"]'))
    result = CliRunner().invoke(app, ["check", str(path)])
    assert result.exit_code == 1
    assert "two_lakes.json: cities[2].growth[0]: column 'light2' feeds brezo already" in result.output
    assert "two_lakes.json: cities: column 'light3' feeds no city" in result.output


def test_check_a_file_for_no_game(tmp_path: Path) -> None:
    path = tmp_path / "two_lakes.json"
    path.write_text(EXAMPLE.read_text(encoding="utf-8").replace("age-of-steam-map/1", "age-of-sail-map/1"))
    result = CliRunner().invoke(app, ["check", str(path)])
    assert result.exit_code == 1
    for format in map_folder.FORMATS:
        assert f"two_lakes.json: format: must be '{format}', not 'age-of-sail-map/1'" in result.output


def test_check_a_file_that_is_not_there(tmp_path: Path) -> None:
    result = CliRunner().invoke(app, ["check", str(tmp_path / "none.json")])
    assert result.exit_code == 2
    assert "there is no such file" in result.output
