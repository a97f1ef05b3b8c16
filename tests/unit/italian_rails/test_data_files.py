"""Board and cards of somebody else are judged with file, place and reason, before they take the place of ours."""

from __future__ import annotations

import json
from collections.abc import Callable
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from anden.cli.app import app
from anden.games.italian_rails import rules

DATA = Path(str(files("anden.games.italian_rails").joinpath("data")))
Change = Callable[[dict[str, Any]], Any]


def changed(folder: Path, name: str, change: Change, called: str = "") -> Path:
    data = json.loads((DATA / name).read_text("utf-8"))
    change(data)
    path = folder / (called or name)
    path.write_text(json.dumps(data), "utf-8")
    return path


def put(*way: Any, to: Any) -> Change:
    def change(data: Any) -> None:
        for step in way[:-1]:
            data = data[step]
        data[way[-1]] = to

    return change


def take(*way: Any) -> Change:
    def change(data: Any) -> None:
        for step in way[:-1]:
            data = data[step]
        del data[way[-1]]

    return change


BROKEN = [
    ("map.json", take("rows"), "map.json: rows: a whole number is expected"),
    ("map.json", take("ferries"), "map.json: KeyError('ferries') is missing or of the wrong kind"),
    ("map.json", put("points", 0, 0, to="Z"), "map.json: points: 'Z' is no label"),
    ("map.json", put("points", 1, 0, to="C19"), "map.json: points: a label twice"),
    ("map.json", put("points", 0, 1, to="desert"), "map.json: points: C19: 'desert' is no terrain"),
    ("map.json", put("points", 0, 1, to="small"), "map.json: points: C19: 'small' does not fit the list"),
    ("map.json", put("cities", 0, "good", to="gold"), "map.json: cities: ancona: there is no good 'gold'"),
    ("map.json", put("cities", 0, "tier", to="huge"), "map.json: cities: ancona: 'huge' is not small"),
    ("map.json", put("crossings", 0, 3, to="nile"), "map.json: crossings: "),
    ("map.json", put("ferries", 0, "second", to=20), "map.json: ferries: "),
    ("map.json", lambda data: data["goods"].append({"id": "gold", "names": {}}), "map.json: goods: no city"),
    ("cards.json", put("orders", 0, "orders", 0, 0, to="paris"), "cards.json: card 1: there is no 'paris'"),
    ("cards.json", put("orders", 0, "orders", 2, 2, to=99), "cards.json: card 1: the highest payment"),
    ("cards.json", put("orders", 0, "card", to=2), "cards.json: card 2 twice"),
    ("cards.json", put("orders", 0, "card", to=109), "cards.json: 109 is no card number from 1 to 108"),
    ("cards.json", take("orders", 0), "cards.json: card 1 is missing"),
    ("cards.json", take("orders", 0, "orders", 0), "cards.json: card 1: 2 orders instead of 3"),
    ("cards.json", put("orders", to=7), "cards.json: TypeError("),
    ("drawing.json", take("labels", "roma"), "drawing.json: labels: nothing for 'roma'"),
    ("drawing.json", take("border"), "drawing.json: border: is missing"),
]


@pytest.mark.parametrize("name", ["map.json", "cards.json", "drawing.json"])
def test_our_own_files_are_in_order(name: str) -> None:
    assert rules.check_file(DATA / name) == []
    assert rules.check_data() == []


@pytest.mark.parametrize(("name", "change", "says"), BROKEN, ids=[row[2] for row in BROKEN])
def test_a_broken_file_is_told_with_place_and_reason(
    name: str, change: Change, says: str, tmp_path: Path
) -> None:
    found = rules.check_file(changed(tmp_path, name, change))
    assert any(finding.startswith(says) for finding in found), found


def test_a_finding_names_the_file_as_it_is_called(tmp_path: Path) -> None:
    found = rules.check_file(changed(tmp_path, "cards.json", take("orders", 0), "mine.json"))
    assert found == ["mine.json: card 1 is missing"]


def test_files_that_lie_together_are_judged_together(tmp_path: Path) -> None:
    """A good of another name needs cards that know it."""

    def renamed(data: dict[str, Any]) -> None:
        text = json.dumps(data).replace('"marble"', '"granite"')
        data.update(json.loads(text))

    path = changed(tmp_path, "map.json", renamed)
    assert rules.check_file(path)[0].startswith("cards.json: card 2: there is no 'cagliari' or no 'marble'")
    cards = changed(tmp_path, "cards.json", renamed)
    assert rules.check_file(path) == rules.check_file(cards) == []


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ('{"format": ,}', "bad.json: line 1, column 12: not JSON: Expecting value"),
        ("[]", "bad.json: file: not a JSON object"),
        ("{}", "bad.json: format: not one of anden italian rails map 1, "),
    ],
)
def test_not_even_ours(text: str, says: str, tmp_path: Path) -> None:
    path = tmp_path / "bad.json"
    path.write_text(text)
    (found,) = rules.check_file(path)
    assert found.startswith(says)
    path.write_bytes(b"\xff")
    assert rules.check_file(path) == ["bad.json: file: not JSON"]


def test_the_command_judges_such_a_file(tmp_path: Path) -> None:
    runner = CliRunner(env={"COLUMNS": "200"})
    fine = runner.invoke(app, ["check", str(DATA / "cards.json")])
    assert fine.exit_code == 0
    assert "cards.json: the file is in order" in fine.output
    broken = changed(tmp_path, "cards.json", take("orders", 0))
    result = runner.invoke(app, ["check", str(broken)])
    assert result.exit_code == 1
    assert "cards.json: card 1 is missing" in result.output
