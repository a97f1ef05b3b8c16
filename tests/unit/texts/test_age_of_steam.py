"""Age of Steam: every key has its text with the arguments it gets, all things have names, every rule its entry in the guide."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any, get_args

import pytest

from anden.games.age_of_steam import keys
from anden.games.age_of_steam.actions import ActionTile, Good, PlayerAction, Section, SteamAction
from anden.games.age_of_steam.notation import notation, parse
from tests.unit.texts.fluent_files import LANGUAGES, PACKAGE, messages_of, sections_of
from tests.unit.texts.game_texts import Samples, TextsOfAGame, arguments_of, sentence_of

GAME = "age_of_steam"
NOTATION = Path(__file__).resolve().parents[3] / "docs" / "reference" / "notation-age-of-steam.md"
DATA = PACKAGE / "games" / GAME / "data"
MAPS = {path.stem: json.loads(path.read_text(encoding="utf-8")) for path in sorted(DATA.glob("maps/*.json"))}
TILES = json.loads((DATA / "tiles.json").read_text(encoding="utf-8"))["tiles"]
TABLES = json.loads((DATA / "tables.json").read_text(encoding="utf-8"))
PLACES = {
    place["id"]: place["name"]
    for board in MAPS.values()
    for kind in ("cities", "towns", "terminals")
    for place in board.get(kind, ())
}
GOODS = get_args(Good)
COMPASS = ("N", "NE", "E", "SE", "S", "SW", "W", "NW")

SAMPLES: Samples = {
    "player": ("Ana",),
    "players": ("Ana, Beto y Carla",),
    "map": (*MAPS, "my_map"),
    "option": tuple(keys.OPTIONS),
    "phase": tuple(keys.PHASES),
    "action": (*get_args(ActionTile), *(action.__struct_config__.tag for action in get_args(SteamAction))),
    "hex": ("E5",),
    "tile": (*(tile["id"] for tile in TILES), "nothing"),
    "side": (0, 5),
    "compass": COMPASS,
    "place": (*PLACES, "E5", "new_town"),
    "other": tuple(PLACES),
    "places": ("Chicago y Toledo",),
    "city": tuple(row["id"] for row in TABLES["new_cities"]),
    "color": GOODS[:-1],
    "good": GOODS,
    "goods": ("rojo y azul",),
    "link": ("koln_dusseldorf-essen_dortmund",),
    "section": get_args(Section),
    "dice": ("3, 3 y 4",),
    "column": tuple(row["id"] for row in TABLES["columns"]),
}


def sentence(language: str, key: str, **args: Any) -> str:
    return sentence_of(GAME, language, key, **args)


class TestTexts(TextsOfAGame):
    game, keys, arguments, samples = GAME, keys, arguments_of(keys), SAMPLES


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_the_box_holds_has_names(language: str) -> None:
    messages = messages_of(GAME, language).variables
    wanted = [f"map-{name}{part}" for name in MAPS for part in ("", "-blurb")]
    wanted += [f"place-{place}" for place in PLACES]
    wanted += [f"{kind}-{good}" for good in GOODS for kind in ("good", "color")]
    wanted += [f"action-{action}{part}" for action in get_args(ActionTile) for part in ("", "-effect")]
    wanted += [f"action-{action.__struct_config__.tag}" for action in get_args(PlayerAction)]
    wanted += [f"tile-{tile['id']}" for tile in TILES]
    wanted += [f"column-{row['id']}" for row in TABLES["columns"]]
    wanted += [f"link-{link['id']}" for board in MAPS.values() for link in board.get("direct_links", ())]
    assert [key for key in wanted if key not in messages] == []
    assert len(MAPS) == 6


@pytest.mark.parametrize("language", LANGUAGES)
def test_places_are_called_as_on_the_board(language: str) -> None:
    words = messages_of(GAME, language).words
    assert [place for place, name in PLACES.items() if not words[f"place-{place}"].startswith(name)] == []
    known = {key.removeprefix("place-") for key in words if key.startswith("place-")} - {"name"}
    assert known == set(PLACES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_different_tiles_columns_and_places_of_a_map_have_different_names(language: str) -> None:
    for name, values in {
        "tile-name": [{"tile": tile["id"]} for tile in TILES],
        "column-name": [{"column": row["id"]} for row in TABLES["columns"]],
        "compass-name": [{"compass": side} for side in COMPASS],
        "cube-name": [{"good": good} for good in GOODS],
        "place-name": [{"place": place} for place in PLACES],
    }.items():
        assert len({sentence(language, name, **args) for args in values}) == len(values), name


def test_sentences_as_people_read_them() -> None:
    assert sentence("en", "event-growth", place="st_louis", goods="red") == "Goods for St. Louis: red."
    assert (
        sentence("es", "problem-must_stop", place="new_orleans", good="white")
        == "Al llegar a New Orleans hay que entregar un cubo de algodón: es uno de sus destinos."
    )
    assert (
        sentence("es", "problem-no_link", place="chicago", other="toledo", owner=-1)
        == "No hay ningún enlace sin dueño entre Chicago y Toledo."
    )
    assert (
        sentence("en", "event-build", seat=0, player="Ana", hex="E5", tile="gentle", price=3)
        == "Ana builds a gentle curve on E5 for $3."
    )


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", [name for name, board in MAPS.items() if board.get("cities")])
def test_the_guide_gives_every_city_its_colour(name: str, language: str) -> None:
    """«Colours: red, Los Angeles and Duluth; blue, Seattle», or rows of a table. On Barbados all are yellow."""
    entry = next(s for s in sections_of(GAME, language) if s.id == name.replace("_", "-"))
    colors = {color: sentence(language, "color-name", color=color) for color in GOODS}
    parts = re.split(r"[;|]\s*\n|;|Colores:|Colours:|\*\*", " ".join(entry.text.replace("|\n", ";").split()))
    for city in MAPS[name]["cities"]:
        if name == "barbados":
            assert city["color"] == "yellow"
            continue
        called = sentence(language, "place-name", place=city["id"])
        assert any(colors[city["color"]] in part and called in part for part in parts) or (
            called == "Berlin" and city["color"] == "black"
        ), called


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_guide_has_the_numbers_of_the_tables(language: str) -> None:
    entries = {
        section.id: section.text.replace("\N{NO-BREAK SPACE}", " ") for section in sections_of(GAME, language)
    }
    for players, turns in TABLES["turns"].items():
        assert re.search(rf"^\| {players}( \(.+\))? \| {turns} \|$", entries["end"], re.MULTILINE), players
    for _, minus in TABLES["reduction"]:
        assert f"| {minus} |" in entries["reduction"]
    for tile in TILES:
        assert str(tile["count"]) in entries["tiles"]
    prices = TABLES["prices"]
    dollars = ("{} $" if language == "es" else "${}").format
    for extra in (0, prices["coexist"], prices["crossing"]):
        row = " | ".join(dollars(price + extra) for price in (2, 3, 4))
        assert f"| {row} |" in entries["costs"]


def test_the_notation_in_the_documentation_can_be_read() -> None:
    rows = re.findall(r"^\| (`.+?`) \| \D", NOTATION.read_text(encoding="utf-8"), re.MULTILINE)
    lines = [line for row in rows for line in re.findall(r"`([^`]+)`", row)]
    whole = [line for line in lines if "…" not in line]
    assert [notation(parse(line)) for line in whole] == whole
    verbs = {action.__struct_config__.tag for action in get_args(SteamAction)}
    assert {line.split()[0] for line in lines} == verbs


def test_the_notation_in_the_documentation_names_all_tiles_and_actions() -> None:
    page = NOTATION.read_text(encoding="utf-8")
    wanted = [*(tile["id"] for tile in TILES), *get_args(ActionTile)]
    assert [name for name in wanted if f"`{name}`" not in page] == []


def test_a_link_of_nobody_names_no_player() -> None:
    args = {"places": "Chicago y Toledo", "player": "Ana"}
    assert sentence("es", "event-link", seat=0, **args) == "Ana completa el enlace entre Chicago y Toledo."
    assert (
        sentence("es", "event-link", seat=-1, **args)
        == "El enlace entre Chicago y Toledo queda completo y no es de nadie."
    )
    assert "Ana" not in sentence("en", "event-link", seat=-1, **args)
