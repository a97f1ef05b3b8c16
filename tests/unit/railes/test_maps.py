"""The boards: what the data says, what is checked, and maps that people add."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from anden.games.railes.maps import loading, schema
from anden.games.railes.maps.building import tile_set
from anden.games.railes.maps.tables import DATA, TABLES, TILES

SCHEMA = Path(__file__).parents[3] / "docs" / "reference" / "railes-map.schema.json"


def board(name: str = "northeast") -> dict[str, Any]:
    plain: dict[str, Any] = json.loads((DATA / "maps" / f"{name}.json").read_text(encoding="utf-8"))
    return plain


@pytest.mark.parametrize(
    ("name", "hexes", "cities", "cubes"), [("northeast", 161, 16, 42), ("ruhr", 175, 16, 49)]
)
def test_the_boards_of_the_box(name: str, hexes: int, cities: int, cubes: int) -> None:
    map = loading.game_map(name)
    printed = [place for place in map.places if place.kind == 0]
    assert (map.board.n, len(printed), len(map.places)) == (hexes, cities, 34)
    assert sum(place.cubes for place in printed) == cubes


def test_labels_are_those_of_the_examples() -> None:
    map = loading.game_map("northeast")
    at = {place.id: map.board.labels[place.hex] for place in map.places}
    assert {at[id] for id in ("albany", "poughkeepsie", "new_york")} == {"K7", "K9", "K11"}
    assert (at["hartford"], at["new_haven"], at["boston"], at["providence"]) == ("M9", "N10", "O7", "O9")


def test_no_two_places_are_neighbours() -> None:
    for name in loading.PRINTED:
        map = loading.game_map(name)
        for place in map.places:
            beyond = [int(map.board.neighbour[place.hex * 6 + e]) for e in range(6)]
            assert all(map.board.place[h] < 0 for h in beyond if h >= 0), place.id


def test_the_tokens() -> None:
    """136 tokens with 21 faces; a face costs a dollar for each end and one for a town."""
    assert sum(token.count for token in TILES.tokens) == 136
    tiles = tile_set()
    assert len(tiles.kinds) == 21
    terms = loading.game_map("northeast").terms
    counts = {kind.id: min(int(tiles.piles[p]) for p in kind.piles) for kind in tiles.kinds}
    assert (counts["21"], counts["T21"], counts["23"], counts["44"], counts["T11"]) == (86, 10, 8, 4, 4)
    assert [len(tile_set(False).kinds[kind].piles) for kind in range(21)] == [1] * 6 + [2] * 4 + [1] * 11
    for o in range(1, int(tiles.count)):
        town = tiles.id_of(o).startswith("T")
        assert int(terms.base[o]) == int(tiles.exits[o]) + town


def test_the_box() -> None:
    assert sum(TABLES.goods.values()) == 96
    assert sum(TABLES.new_cities.values()) == 8
    assert [row.number for row in TABLES.actions] == [1, 2, 3, 4, 5, 6, 7]


def test_options_make_maps_of_their_own() -> None:
    basic = loading.game_map("ruhr", {})
    assert basic is loading.game_map("ruhr", {"game": "basic", "first_order": "auction", "soft": False})
    assert (basic.standard, basic.first_auction, basic.may_raise()) == (False, True, True)
    standard = loading.game_map("ruhr", {"game": "standard"})
    assert (standard.standard, standard.first_auction, standard.may_raise()) == (True, False, False)
    assert loading.game_map("ruhr", {"game": "standard", "soft": True}).may_raise()


def test_added_maps(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A map of the folder is offered, one with the id of a printed board replaces it; maps of other games are left alone."""
    (tmp_path / "tiny.json").write_text(json.dumps({**board("ruhr"), "id": "tiny"}), encoding="utf-8")
    (tmp_path / "ruhr.json").write_text(json.dumps({**board("ruhr"), "name": "Mine"}), encoding="utf-8")
    (tmp_path / "steam.json").write_text('{"format": "age-of-steam-map/1"}', encoding="utf-8")
    (tmp_path / "bad.json").write_text('{"format": "railes-map/1"}', encoding="utf-8")
    monkeypatch.setenv("ANDEN_MAPS", str(tmp_path))
    loading.MAPS.forget()
    try:
        maps = loading.known_maps()
        assert list(maps) == ["northeast", "ruhr", "tiny"]
        assert maps["ruhr"].name == "Mine"
        assert [info.name for info in loading.map_infos()][1:] == ["Mine", board("ruhr")["name"]]
        assert [finding.split(":")[0] for finding in loading.check_maps()] == ["bad.json"]
    finally:
        monkeypatch.undo()
        loading.MAPS.forget()


def test_the_published_schema_is_ours_and_fits_both_boards() -> None:
    import jsonschema_rs

    assert SCHEMA.read_text(encoding="utf-8") == schema.written(), (
        "python -m anden.games.railes.maps.schema > docs/reference/railes-map.schema.json"
    )
    judge = jsonschema_rs.validator_for(json.loads(SCHEMA.read_text(encoding="utf-8")))
    for name in loading.PRINTED:
        file = board(name)
        judge.validate(file)
        file["cities"][0]["color"] = "pink"
        assert not judge.is_valid(file)
