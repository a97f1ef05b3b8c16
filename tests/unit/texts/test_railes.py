"""Raíles: every key has its text with the arguments it gets, all things have names, every rule its entry in the guide."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any, get_args

import pytest

from anden.games.railes import keys
from anden.games.railes.actions import ActionTile, Good, PlayerAction, RailesAction, Track
from anden.games.railes.notation import notation, parse
from tests.unit.texts.fluent_files import LANGUAGES, PACKAGE, messages_of, sections_of
from tests.unit.texts.game_texts import Samples, TextsOfAGame, arguments_of, entries_of, sentence_of

GAME = "railes"
NOTATION = Path(__file__).resolve().parents[3] / "docs" / "reference" / "notation-railes.md"
DATA = PACKAGE / "games" / GAME / "data"
MAPS = {path.stem: json.loads(path.read_text(encoding="utf-8")) for path in sorted(DATA.glob("maps/*.json"))}
FACES = json.loads((DATA / "tiles.json").read_text(encoding="utf-8"))["faces"]
TOKENS = json.loads((DATA / "tiles.json").read_text(encoding="utf-8"))["tokens"]
TABLES = json.loads((DATA / "tables.json").read_text(encoding="utf-8"))
PLACES = {
    place["id"]: place for board in MAPS.values() for kind in ("cities", "towns") for place in board[kind]
}
GOODS = get_args(Good)
COMPASS = ("N", "NE", "E", "SE", "S", "SW", "W", "NW")
PAGES = {3, 4, 5, 10, 11, 14, 15, 16}
"""What the rulebook tells of its own pages; no other page may be claimed."""

SAMPLES: Samples = {
    "player": ("Ana",),
    "players": ("Ana, Beto y Carla",),
    "map": (*MAPS, "my_map"),
    "option": tuple(keys.OPTIONS),
    "phase": tuple(keys.PHASES),
    "action": (*get_args(ActionTile), *(action.__struct_config__.tag for action in get_args(RailesAction))),
    "hex": ("K7",),
    "tile": (*(face["id"] for face in FACES), "nothing"),
    "compass": COMPASS,
    "place": (*PLACES, "new_town"),
    "other": tuple(PLACES),
    "places": ("Albany y Boston",),
    "color": GOODS,
    "good": GOODS,
    "goods": ("rojo y azul",),
}


def sentence(language: str, key: str, **args: Any) -> str:
    return sentence_of(GAME, language, key, **args)


class TestTexts(TextsOfAGame):
    game, keys, arguments, samples = GAME, keys, arguments_of(keys), SAMPLES


def dollars(language: str, amount: int) -> str:
    return f"{amount} $" if language == "es" else f"${amount}"


# --- texts -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_the_box_holds_has_names(language: str) -> None:
    messages = messages_of(GAME, language).variables
    wanted = [f"map-{name}{part}" for name in MAPS for part in ("", "-blurb")]
    wanted += [f"place-{place}" for place in PLACES]
    wanted += [f"{kind}-{good}" for good in GOODS for kind in ("good", "color")]
    wanted += [f"action-{action}{part}" for action in get_args(ActionTile) for part in ("", "-effect")]
    wanted += [f"action-{action.__struct_config__.tag}" for action in get_args(PlayerAction)]
    wanted += [f"{kind}-{face['id']}" for face in FACES for kind in ("tile", "one")]
    wanted += [f"terrain-{terrain}" for board in MAPS.values() for terrain in board["hexes"]]
    wanted += [f"track-{track}" for track in get_args(Track)]
    assert [key for key in wanted if key not in messages] == []
    assert len(MAPS) == 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_places_are_called_as_on_the_board(language: str) -> None:
    words = messages_of(GAME, language).words
    for place in PLACES.values():
        assert words[f"place-{place['id']}"] == place.get("names", {}).get(language, place["name"])
    known = {key.removeprefix("place-") for key in words if key.startswith("place-")} - {"name"}
    assert known == set(PLACES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_different_tiles_sides_and_places_have_different_names(language: str) -> None:
    for name, values in {
        "tile-name": [{"tile": face["id"]} for face in FACES],
        "compass-name": [{"compass": side} for side in COMPASS],
        "cube-name": [{"good": good} for good in GOODS],
        "place-name": [{"place": place} for place in PLACES],
    }.items():
        assert len({sentence(language, name, **args) for args in values}) == len(values), name
    titles = {messages_of(GAME, language).words[f"tile-{face['id']}"] for face in FACES}
    assert len(titles) == len(FACES)


def test_sentences_as_people_read_them() -> None:
    assert (
        sentence("es", "event-raise", seat=0, player="Ana", units=2, income=-2, cash=10)
        == "Ana pide 10 $ al banco: sus Ingresos bajan a -2."
    )
    assert (
        sentence("en", "event-build", seat=0, player="Ana", hex="K8", tile="21", price=3)
        == "Ana builds a straight on K8 for $3."
    )
    assert (
        sentence("es", "problem-must_stop", place="new_york", good="purple")
        == "Al llegar a Nueva York hay que entregar un cubo púrpura: es una ciudad de su color."
    )
    assert (
        sentence("en", "problem-too_many_foreign", seat=1, player="Bob", theirs=3, own=2)
        == "The route uses 3 links of Bob’s and only 2 of yours: "
        "you must use at least as many of your own as of any other player’s."
    )
    assert (
        sentence("es", "event-choose", seat=0, player="Ana", action="turn_order", price=0)
        == "Ana elige Orden de Turno."
    )
    assert (
        sentence("es", "problem-blocked_side", hex="P9", side=5, compass="NW")
        == "El lado noroeste de P9 es una línea negra gruesa: ninguna vía puede cruzarla ni toparse con ella."
    )


# --- the guide -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_guide_has_one_entry_for_every_rule_in_order(language: str) -> None:
    assert [section.id for section in sections_of(GAME, language)] == list(keys.RULES)
    assert {known.rule for known in keys.PROBLEMS.values()} <= set(keys.RULES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_guide_claims_no_page_the_rulebook_does_not_tell(language: str) -> None:
    named = [section.pages for section in sections_of(GAME, language) if section.pages]
    assert len(named) >= 10
    assert {page for ranges in named for pages in ranges for page in pages} <= PAGES


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", MAPS)
def test_the_guide_gives_every_city_its_colour_and_cubes(name: str, language: str) -> None:
    rows = re.findall(r"^\| (\S+) \| (.+) \|$", entries_of(GAME, language)[name], re.MULTILINE)
    told = {color: set(cities.split(", ")) for color, cities in rows}
    for good in GOODS[:-1]:
        cities = {
            f"{sentence(language, 'place-name', place=city['id'])} {city['cubes']}"
            for city in MAPS[name]["cities"]
            if city["color"] == good
        }
        assert told[sentence(language, "color-name", color=good)] == cities
    assert all(city["color"] != "gray" for city in MAPS[name]["cities"])
    assert f" {len(MAPS[name]['towns'])} " in entries_of(GAME, language)[name]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_guide_says_that_the_boards_are_a_reconstruction(language: str) -> None:
    word = {"es": "reconstrucción nuestra", "en": "our own reconstruction"}[language]
    assert all(f"{word}.**" in entries_of(GAME, language)[name] for name in MAPS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_guide_has_the_numbers_of_the_tables(language: str) -> None:
    entries = entries_of(GAME, language)
    for players, turns in TABLES["turns"].items():
        assert f"| {players} | {turns} |" in entries["end"]
    for action in TABLES["actions"]:
        name = messages_of(GAME, language).words[f"action-{action['id']}"]
        price = dollars(language, action["price"]) if "price" in action else "–"
        assert f"| {action['number']} | {name} | {price}" in entries["action-tokens"]
    for good, count in TABLES["goods"].items():
        assert re.search(rf"\b{count} {sentence(language, 'good-name', good=good)}", entries["setup"])
    for number in (TABLES["supply"]["spaces"], TABLES["markers"], sum(TABLES["new_cities"].values())):
        assert re.search(rf"\b{number}\b", entries["setup"])
    steps = range(TABLES["locomotive"]["least"] + 1, TABLES["locomotive"]["most"] + 1)
    prices = " | ".join(dollars(language, 4 + level) for level in steps)
    assert f"| {prices} |" in entries["locomotive"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_guide_has_every_price(language: str) -> None:
    """A row for each number of ends, with and without a town; columns for plains, river, hills, and both."""
    rows = re.findall(r"^\| ([^|]+) \| (\d* ?\$.+) \|$", entries_of(GAME, language)["costs"], re.MULTILINE)
    told = {ends: [int(n) for n in re.findall(r"\d+", prices)] for ends, prices in rows}
    extra = TABLES["prices"]
    surcharges = (0, extra["river"], extra["hill"], extra["river"] + extra["hill"])
    bases = [2 * extra["end"], 4 * extra["end"], *(n * extra["end"] + extra["town"] for n in (1, 2, 3, 4))]
    assert list(told.values()) == [[base + more for more in surcharges] for base in bases]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_guide_lists_every_face_and_token(language: str) -> None:
    text = entries_of(GAME, language)["tiles"]
    assert [face["id"] for face in FACES if not re.search(rf"\b{face['id']}\b", text)] == []
    told: dict[str, int] = {}
    _, total, pairs = text.partition(str(sum(token["count"] for token in TOKENS)))
    for names, count in re.findall(r"^\| ([T\d/, ]+) \| (\d+)[^|]* \|$", pairs, re.MULTILINE):
        told |= {name: int(count) for name in names.split(", ")}
    assert told == {"/".join(token["faces"]): token["count"] for token in TOKENS}
    assert total == "136"


def _price(name: str, label: str, ends: int) -> int:
    """What a first tile with so many ends costs on a hex of a board, by the data alone."""
    board = MAPS[name]
    q = ord(label[0]) - ord("A")
    hex = [q, int(label[1:]) - q // 2]
    extra = TABLES["prices"]
    return int(
        ends * extra["end"]
        + (extra["town"] if any(town["hex"] == hex for town in board["towns"]) else 0)
        + (extra["river"] if hex in board["rivers"] else 0)
        + (extra["hill"] if hex in board["hexes"]["hill"] else 0)
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_examples_of_the_guide_add_up(language: str) -> None:
    entries = entries_of(GAME, language)
    parts = [_price("northeast", label, 2) for label in ("J6", "I6", "H6")]
    told = [int(n) for n in re.findall(r"\(\$?(\d)(?: \$)?\)", entries["costs"])]
    assert told == parts
    assert dollars(language, sum(parts)) in entries["costs"]
    assert re.search(rf"K4, \w+ {re.escape(dollars(language, _price('ruhr', 'K4', 2)))}", entries["ruhr"])


# --- the notation ----------------------------------------------------------------------------------------------------


def test_the_notation_in_the_documentation_can_be_read() -> None:
    rows = re.findall(r"^\| (`.+?`) \| \D", NOTATION.read_text(encoding="utf-8"), re.MULTILINE)
    lines = [line for row in rows for line in re.findall(r"`([^`]+)`", row)]
    whole = [line for line in lines if "…" not in line]
    assert [notation(parse(line)) for line in whole] == whole
    verbs = {action.__struct_config__.tag for action in get_args(RailesAction)}
    assert {line.split()[0] for line in lines} == verbs


def test_the_notation_in_the_documentation_names_all_tiles_and_actions() -> None:
    page = NOTATION.read_text(encoding="utf-8")
    wanted = [*(face["id"] for face in FACES), *get_args(ActionTile)]
    assert [name for name in wanted if f"`{name}`" not in page] == []
