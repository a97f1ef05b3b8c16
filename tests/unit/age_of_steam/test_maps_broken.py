"""A map file with an error is refused with file, place and reason."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from anden.games.age_of_steam.maps import loading
from anden.games.age_of_steam.maps.tables import DATA

EXAMPLE = Path(__file__).parents[3] / "docs" / "examples" / "maps" / "two_lakes.json"
Change = Callable[[dict[str, Any]], Any]


def findings(tmp_path: Path, source: Path, change: Change) -> list[str]:
    plain = json.loads(source.read_text(encoding="utf-8"))
    change(plain)
    path = tmp_path / source.name
    path.write_text(json.dumps(plain), encoding="utf-8")
    return loading.check_file(path)


def put(*keys: str | int, to: Any) -> Change:
    """Set the value at a place."""

    def change(plain: dict[str, Any]) -> None:
        value: Any = plain
        for key in keys[:-1]:
            value = value[key]
        value[keys[-1]] = to

    return change


def drop(*keys: str | int) -> Change:
    def change(plain: dict[str, Any]) -> None:
        value: Any = plain
        for key in keys[:-1]:
            value = value[key]
        del value[keys[-1]]

    return change


def add(*keys: str | int, item: Any) -> Change:
    def change(plain: dict[str, Any]) -> None:
        value: Any = plain
        for key in keys:
            value = value[key]
        value.append(item)

    return change


def both(*changes: Change) -> Change:
    def change(plain: dict[str, Any]) -> None:
        for one in changes:
            one(plain)

    return change


TWO_LAKES: list[tuple[str, Change, str]] = [
    ("unknown colour", put("cities", 3, "color", to="pink"), "cities[3].color: unknown colour 'pink'; known: red, blue"),
    ("unknown terrain", put("hexes", "desert", to=[[20, 20]]), "hexes: unknown value 'desert'; known: plain, river"),
    ("unknown rule", put("rules", "cotten", to={"bonus": 1}), "rules: unknown rule name 'cotten'"),
    ("unknown field", put("cities", 0, "colour", to="red"), "cities[0]: unknown field 'colour'"),
    ("unknown option", put("variants", to={"luck": {"good": {"alba": 3}}}), "variants.luck: no option of the game"),
    ("no city of a variant", put("variants", to={"urbanize": {"any_time": {"x": 3}}}), "variants.urbanize.any_time.x: no such"),
    ("missing field", drop("towns", 1, "hex"), "towns[1]: 'hex' is missing"),
    ("wrong type", put("towns", 1, "hex", to="A1"), "towns[1].hex: Expected array, got str"),
    ("another format", put("format", to="age-of-steam-map/2"), "format: must be 'age-of-steam-map/1'"),
    ("another name", put("id", to="three_lakes"), "id: 'three_lakes' is not the file's name 'two_lakes'"),
    ("no players", put("players", to=[]), "players: Expected array of length >= 1"),
    ("seven players", put("players", to=[3, 7]), "players[1]: Expected int <= 6"),
    ("players in disorder", put("players", to=[4, 3, 2]), "players: each number once, rising"),
    ("solo with an auction", put("players", to=[1, 2, 3, 4]), "players[0]: 1 players cannot play with the turn order 'auction'"),
    ("turns for nobody", put("turns", "6", to=5), "turns.6: the map is not for 6 players"),
    ("fee for three", put("rules", "order", to={"kind": "fee", "fee": 5}), "players[1]: 3 players cannot play with the turn order 'fee'"),
    ("price missing", drop("prices", "river"), "prices.river: the price of river is missing"),
    ("hex twice", add("hexes", "river", item=[4, 0]), "hexes.river[7]: [4, 0] is already hexes.plain"),
    ("land and lake", add("water", item=[4, 0]), "water[4]: [4, 0] is land: hexes.plain"),
    ("dangling neighbour", add("blocked", item={"hex": [0, 1], "side": 5}), "blocked[1].side: no hex lies over side 5 of [0, 1]"),
    ("blocked nowhere", add("blocked", item={"hex": [50, 1], "side": 5}), "blocked[1].hex: there is no hex [50, 1]"),
    ("side 6", put("blocked", 0, "side", to=6), "blocked[0].side: Expected int <= 5"),
    ("price of no hex", put("printed_prices", to={"6": [[50, 1]]}), "printed_prices.6[0]: there is no hex [50, 1]"),
    ("price of a town", put("printed_prices", to={"6": [[2, 1]]}), "printed_prices.6[0]: [2, 1] is a city, town or terminal"),
    ("two prices", put("printed_prices", to={"6": [[1, 2]], "7": [[1, 2]]}), "printed_prices.7[0]: [1, 2] has two prices"),
    ("city nowhere", put("cities", 0, "hex", to=[50, 50]), "cities[0].hex: there is no hex [50, 50]"),
    ("town on a city", put("towns", 2, "hex", to=[1, 1]), "towns[2].hex: [1, 1] is already the hex of cities[0]"),
    ("id twice", put("towns", 0, "id", to="alba"), "towns[0].id: 'alba' is already cities[0]"),
    ("growth missing", put("cities", 3, "growth", to=[]), "cities[3].growth: duna has no column of the goods display"),
    ("column feeds no city", put("cities", 3, "growth", to=[]), "cities: column 'light4' feeds no city"),
    ("column fed twice", put("cities", 3, "growth", to=["light1"]), "cities[3].growth[0]: column 'light1' feeds alba already"),
    ("unknown column", put("cities", 3, "growth", to=["light9"]), "cities[3].growth[0]: no column 'light9' here; there are light1"),
    ("column not in use", put("cities", 3, "growth", to=["dark4"]), "cities[3].growth[0]: no column 'dark4' here"),
    ("two islands", add("hexes", "plain", item=[20, 20]), "hexes: [20, 20] and [0, 1] do not hang together"),
    ("too wide", add("hexes", "plain", item=[99, 0]), "hexes: more than 60 columns or rows"),
    ("too many cubes", put("towns", to=[{"id": f"t{i}", "name": "T", "hex": h, "cubes": 9} for i, h in enumerate([[0, 1], [0, 2], [1, 0], [1, 2], [2, 0], [3, 0], [3, 3]])]),
     "cities: the set-up takes 101 cubes, the bag has 96"),
    ("cotton without the rule", put("towns", 0, "good", to="white"), "towns[0].good: white is cotton: the rule 'cotton' is missing"),
    ("cotton without a port", put("rules", "cotton", to={"bonus": 1}), "rules.cotton: no city is a port"),
    ("port without cotton", put("cities", 0, "port", to=True), "cities[0].port: the rule 'cotton' is missing"),
    ("no coasts", put("rules", "transcontinental", to={"one": 4, "two": 2}), "rules.transcontinental: no city is a start of the west"),
    ("contiguous for ever", put("rules", "contiguous", to=True), "rules.contiguous: holds until the link of the rule 'transcontinental'"),
    ("too few actions", put("rules", "actions", to={"only": ["engineer", "locomotive"]}), "rules.actions.only: 2 actions for 4 players"),
    ("unknown action", put("rules", "actions", to={"only": ["fly"]}), "rules.actions.only[0]: unknown value 'fly'; known: first_move"),
    ("cycle for many", put("rules", "actions", to={"only": ["engineer", "locomotive", "production", "urbanization"], "cycle": True}),
     "rules.actions.cycle: only for one player"),
    ("buy back for many", put("rules", "buy_back", to=5), "rules.buy_back: only for one player"),
    ("display without growth", put("rules", "growth", to=None), "cities[0].growth: the map has no goods growth"),
    ("section twice", put("display", "sections", to=["light", "light"]), "display.sections: each section once"),
    ("barred column", put("display", "not_dealt", to={"E": "red"}), "display.not_dealt.E: no column 'E' here"),
    ("New City twice", put("new_cities", to=["A", "A"]), "new_cities: each New City once"),
    ("unknown New City", put("new_cities", to=["Z"]), "new_cities[0]: unknown value 'Z'"),
]  # fmt: skip

GERMANY: list[tuple[str, Change, str]] = [
    ("direct link to nowhere", put("direct_links", 0, "between", to=["berlin", "bonn"]), "direct_links[0].between[1]: there is no city 'bonn'"),
    ("direct link over another side", put("direct_links", 0, "side", to=2), "direct_links[0].side: essen_dortmund does not lie over side 2"),
    ("terminal on a town", put("terminals", 0, "hex", to=[4, 7]), "terminals[0].hex: [4, 7] is already the hex of towns[0]"),
    ("no cubes so coloured", both(put("rules", "cotton", to={"bonus": 1}), put("towns", 0, "good", to="red"), put("without_goods", to=["red"])),
     "towns[0].good: red is not in the game"),
]  # fmt: skip


@pytest.mark.parametrize(
    ("change", "says"), [row[1:] for row in TWO_LAKES], ids=[row[0] for row in TWO_LAKES]
)
def test_broken_map(change: Change, says: str, tmp_path: Path) -> None:
    found = findings(tmp_path, EXAMPLE, change)
    assert any(finding.startswith(f"two_lakes.json: {says}") for finding in found), found


@pytest.mark.parametrize(("change", "says"), [row[1:] for row in GERMANY], ids=[row[0] for row in GERMANY])
def test_broken_germany(change: Change, says: str, tmp_path: Path) -> None:
    found = findings(tmp_path, DATA / "maps" / "germany.json", change)
    assert any(finding.startswith(f"germany.json: {says}") for finding in found), found


def test_all_findings_are_told_at_once(tmp_path: Path) -> None:
    change = both(
        put("cities", 0, "hex", to=[50, 50]), put("towns", 2, "hex", to=[4, -1]), drop("prices", "river")
    )
    assert len(findings(tmp_path, EXAMPLE, change)) == 3


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ('{\n "format": "age-of-steam-map/1",\n "id": ,\n}', "line 3, column 8: not JSON: Expecting value"),
        ("", "line 1, column 1: not JSON"),
        ("[]", "file: not a JSON object"),
        ('{"format": "age-of-steam-map/1", "id": "a", "id": "b"}', "id: the same key twice in one object"),
        ("[" * 100_000, "file: nested too deeply"),
    ],
)
def test_not_even_json(text: str, says: str, tmp_path: Path) -> None:
    path = tmp_path / "bad.json"
    path.write_text(text)
    assert loading.check_file(path)[0].startswith(f"bad.json: {says}")


def test_not_text(tmp_path: Path) -> None:
    path = tmp_path / "bad.json"
    path.write_bytes(b"\xff\xfe\x00")
    assert loading.check_file(path) == ["bad.json: byte 0: not UTF-8"]


def test_not_there(tmp_path: Path) -> None:
    assert loading.check_file(tmp_path / "none.json") == [
        "none.json: cannot be read: No such file or directory"
    ]
