"""A map file with an error is refused with file, place and reason; `anden check` reads a single file."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from anden.cli.app import app
from anden.games.railes import rules
from anden.games.railes.maps.tables import DATA

NORTHEAST = DATA / "maps" / "northeast.json"
Change = Callable[[dict[str, Any]], Any]


def damaged(tmp_path: Path, *changes: Change, name: str = "northeast.json") -> Path:
    """A copy of a board of the box with changes."""
    plain = json.loads(NORTHEAST.read_text(encoding="utf-8"))
    for change in changes:
        change(plain)
    path = tmp_path / name
    path.write_text(json.dumps(plain), encoding="utf-8")
    return path


def put(*keys: str | int, to: Any) -> Change:
    """Set the value at a place; of a list also one beyond its end."""

    def change(plain: dict[str, Any]) -> None:
        value: Any = plain
        for key in keys[:-1]:
            value = value[key]
        if isinstance(value, list) and keys[-1] == len(value):
            value.append(to)
        else:
            value[keys[-1]] = to

    return change


def drop(*keys: str | int) -> Change:
    def change(plain: dict[str, Any]) -> None:
        value: Any = plain
        for key in keys[:-1]:
            value = value[key]
        del value[keys[-1]]

    return change


def all_cities(**fields: Any) -> Change:
    def change(plain: dict[str, Any]) -> None:
        for city in plain["cities"]:
            city.update(fields)

    return change


ISLAND = [{"hex": [0, 4], "side": side} for side in (1, 2, 3)]
BROKEN: list[tuple[str, Change, str]] = [
    ("another format", put("format", to="railes-map/2"), "format: must be 'railes-map/1', not 'railes-map/2'"),
    ("another name", put("id", to="southwest"), "id: 'southwest' is not the file's name 'northeast'"),
    ("no name", put("name", to=" "), "name: empty"),
    ("unknown field", put("rules", to={}), "file: unknown field 'rules'"),
    ("unknown field of a city", put("cities", 0, "colour", to="red"), "cities[0]: unknown field 'colour'"),
    ("missing field", drop("towns", 1, "hex"), "towns[1]: 'hex' is missing"),
    ("wrong type", put("towns", 1, "hex", to="A1"), "towns[1].hex: Expected array, got str"),
    ("unknown colour", put("cities", 3, "color", to="green"), "cities[3].color: unknown colour 'green'; known: red, blue"),
    ("unknown terrain", put("hexes", "swamp", to=[[0, 4]]), "hexes: unknown terrain 'swamp'; known: plain, hill, coast"),
    ("unknown water", put("waterways", 0, "kind", to="fjord"), "waterways[0].kind: unknown value 'fjord'; known: river, canal"),
    ("two players", put("players", to=[2, 3]), "players[0]: Expected int >= 3"),
    ("players in disorder", put("players", to=[4, 3]), "players: each number once, rising"),
    ("recommended for others", drop("players", 0), "recommended[0]: the map is not for 3 players"),
    ("fewer cubes for nobody", drop("players", 0), "fewer_cubes.3: the map is not for 3 players"),
    ("hex twice", put("hexes", "hill", 0, to=[0, 4]), "hexes.hill[0]: [0, 4] is already hexes.plain"),
    ("land and lake", put("water", 0, to=[0, 4]), "water[0]: [0, 4] is land: hexes.plain"),
    ("river nowhere", put("rivers", 0, to=[99, 99]), "rivers[0]: there is no hex [99, 99]"),
    ("line to nowhere", put("blocked", 0, to={"hex": [0, 4], "side": 5}), "blocked[0].side: no hex lies over side 5 of [0, 4]"),
    ("side 6", put("blocked", 0, to={"hex": [0, 4], "side": 6}), "blocked[0].side: Expected int <= 5"),
    ("two islands", put("blocked", to=ISLAND), "hexes: [0, 5] and [0, 4] do not hang together"),
    ("city nowhere", put("cities", 0, "hex", to=[50, 50]), "cities[0].hex: there is no hex [50, 50]"),
    ("id twice", put("towns", 1, "id", to="albany"), "towns[1].id: 'albany' is already cities["),
    ("one city", put("cities", to=[]), "cities: two at least"),
    ("too few towns", put("towns", to=[]), "towns: 0 towns for 10 turns: Urbanize could become impossible"),
    ("no cube on a city", put("cities", 2, "cubes", to=0), "cities[2].cubes: Expected int >= 1"),
    ("too many cubes", all_cities(cubes=9), "cities: the set-up for 3 players takes"),
    ("none left for three", put("fewer_cubes", to={"3": {"cities": 9}}), "cities[0].cubes: no cube is left with 3 players"),
    ("empty supply for three", put("fewer_cubes", to={"3": {"supply": 3}}), "fewer_cubes.3.supply: no cube is left in the supply"),
    ("hills nowhere", put("ranges", 0, "at", to=[50, 50]), "ranges[0].at: there is no hex [50, 50]"),
]  # fmt: skip


@pytest.mark.parametrize(("change", "says"), [row[1:] for row in BROKEN], ids=[row[0] for row in BROKEN])
def test_broken_map(change: Change, says: str, tmp_path: Path) -> None:
    found = rules.check_file(damaged(tmp_path, change))
    assert any(finding.startswith(f"northeast.json: {says}") for finding in found), found


def test_all_findings_are_told_at_once(tmp_path: Path) -> None:
    changes = put("cities", 0, "hex", to=[50, 50]), put("rivers", 0, to=[60, 60]), put("name", to=" ")
    assert len(rules.check_file(damaged(tmp_path, *changes))) == 3


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ('{\n "format": "railes-map/1",\n "id": ,\n}', "line 3, column 8: not JSON: Expecting value"),
        ("", "line 1, column 1: not JSON"),
        ("[]", "file: not a JSON object"),
        ('{"format": "railes-map/1", "id": "a", "id": "b"}', "id: the same key twice in one object"),
    ],
)
def test_not_even_json(text: str, says: str, tmp_path: Path) -> None:
    path = tmp_path / "bad.json"
    path.write_text(text)
    assert rules.check_file(path)[0].startswith(f"bad.json: {says}")


# --- the command line ------------------------------------------------------------------------------------------------


def test_check_a_sound_file() -> None:
    for name in ("northeast", "ruhr"):
        result = CliRunner().invoke(app, ["check", str(DATA / "maps" / f"{name}.json")])
        assert result.exit_code == 0, result.output
        assert f"{name}.json: the file is in order" in result.output


def test_check_a_damaged_file(tmp_path: Path) -> None:
    """Only the game the file is for tells what is wrong with it."""
    path = damaged(tmp_path, put("towns", 2, "hex", to=[50, 50]), put("rivers", 0, to=[60, 60]))
    result = CliRunner().invoke(app, ["check", str(path)])
    assert result.exit_code == 1
    assert "northeast.json: towns[2].hex: there is no hex [50, 50]" in result.output
    assert "northeast.json: rivers[0]: there is no hex [60, 60]" in result.output
    assert "age-of-steam" not in result.output
