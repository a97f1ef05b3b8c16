"""Italian Rails: every key has its text with the arguments it gets, all things have names, every rule its entry in the guide."""

from __future__ import annotations

import json
import re
from itertools import pairwise
from typing import Any, get_args

import pytest

from anden.games.italian_rails import keys
from anden.games.italian_rails.actions import ItalianAction, PlayerAction
from anden.games.italian_rails.state import LOCOMOTIVES
from tests.unit.texts.fluent_files import LANGUAGES, PACKAGE, messages_of, sections_of, text_sources
from tests.unit.texts.game_texts import Samples, TextsOfAGame, arguments_of, entries_of, sentence_of

GAME = "italian_rails"
DATA = {
    path.stem: json.loads(path.read_text(encoding="utf-8"))
    for path in (PACKAGE / "games" / GAME / "data").glob("*.json")
}
MAP, EVENT_CARDS = DATA["map"], DATA["cards"]["events"]
TAGS = [action.__struct_config__.tag for action in get_args(ItalianAction)]
IDS = {
    "place": tuple(city["id"] for city in MAP["cities"]),
    "good": tuple(good["id"] for good in MAP["goods"]),
    "ferry": tuple(ferry["id"] for ferry in MAP["ferries"]),
    "river": tuple(system["id"] for system in MAP["systems"]),
    "locomotive": tuple(LOCOMOTIVES),
    "news": keys.NEWS,
}
"""What has a name, by the kind of message that names it."""

SAMPLES: Samples = {
    "player": ("Ana",),
    "map": ("moon",),
    "option": tuple(keys.OPTIONS),
    "phase": tuple(keys.PHASES),
    "action": tuple(TAGS),
    "cards": ("3, 17 y 40",),
    **{arg: (*IDS[kind], "R12") for arg, kind in keys.NAMED.items()},
}


def sentence(language: str, key: str, **args: Any) -> str:
    return sentence_of(GAME, language, key, **args)


class TestTexts(TextsOfAGame):
    game, keys, arguments, samples = GAME, keys, arguments_of(keys), SAMPLES
    numbers = (0, 1, 2, 15)


def rows_of(text: str) -> list[list[str]]:
    """The rows of the tables of an entry, cell by cell, without the line below the head."""
    rows = [
        [cell.strip() for cell in row.split("|")] for row in re.findall(r"^\|(.+)\|$", text, re.MULTILINE)
    ]
    return [row for row in rows if not all(set(cell) <= {"-"} for cell in row)]


# --- texts -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_on_the_map_and_in_the_box_has_names(language: str) -> None:
    messages = messages_of(GAME, language).variables
    wanted = [f"{kind}-{thing}" for kind, things in IDS.items() for thing in things]
    wanted += [f"news-{event}-text" for event in keys.NEWS]
    wanted += [f"action-{action.__struct_config__.tag}" for action in get_args(PlayerAction)]
    assert [key for key in wanted if key not in messages] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", IDS)
def test_different_things_have_different_names(kind: str, language: str) -> None:
    words = messages_of(GAME, language).words
    assert len({words[f"{kind}-{thing}"] for thing in IDS[kind]}) == len(IDS[kind])


@pytest.mark.parametrize("language", LANGUAGES)
def test_cities_and_goods_are_called_as_on_the_map(language: str) -> None:
    words = messages_of(GAME, language).words
    told = {f"place-{city['id']}": city["names"][language] for city in MAP["cities"]}
    told |= {f"good-{good['id']}": good["names"][language] for good in MAP["goods"]}
    assert {key: words[key] for key in told} == told


def test_the_events_are_those_of_the_cards() -> None:
    assert tuple(card["id"] for card in EVENT_CARDS) == keys.NEWS


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("card", EVENT_CARDS, ids=lambda card: str(card["id"]))
def test_the_text_of_an_event_has_its_places_and_numbers(card: dict[str, Any], language: str) -> None:
    words = messages_of(GAME, language).words
    text = words[f"news-{card['id']}-text"]
    volcanoes = {volcano["id"] for volcano in MAP["volcanoes"]}
    for effect in card["effects"]:
        near = [effect["near"]] if effect.get("near", "") not in (*volcanoes, "") else []
        for city in (*near, *effect.get("cities", ())):
            assert words[f"place-{city}"] in text
        numbers = [effect["within"]] if "within" in effect else []
        numbers += [number for step in effect.get("steps", ())[1:] for number in step]
        for number in numbers:
            assert re.search(rf"\b{number}\b", text), number
        if effect["do"] == "flood":
            assert words[f"river-{effect['system']}"] in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_refusal_of_the_wrong_moment_names_every_phase_and_action(language: str) -> None:
    """What has no name of its own would be shown as it is written in records: «drop» instead of «dejar»."""
    page = text_sources()[GAME].joinpath(f"{language}.ftl").read_text(encoding="utf-8")
    refusal = page.partition("problem-not_now =")[2].partition("\nproblem-")[0]
    assert set(re.findall(r"\[(\w+)\] ", refusal)) == {*keys.PHASES, *TAGS, "other"}


def test_names_of_goods_given_by_the_page_stay_as_they_are() -> None:
    """The page hands over lists `goods` of names; a message `good-name` would take them for ids."""
    for language in LANGUAGES:
        assert "good-name" not in messages_of(GAME, language).variables
        assert "card-name" not in messages_of(GAME, language).variables


def test_sentences_as_people_read_them() -> None:
    ana = {"seat": 0, "player": "Ana"}
    assert (
        sentence("es", "event-deliver", **ana, good="marble", city="gela", card=17, amount=41)
        == "Ana entrega mármol en Gela y cobra 41 millones (carta 17)."
    )
    assert (
        sentence("en", "event-move", **ana, **{"from": "milano", "to": "R12", "count": 1, "left": 8})
        == "Ana goes from Milan to R12: 1 milepost, 8 mileposts left."
    )
    assert (
        sentence("es", "event-build", **ana, **{"from": "L12", "to": "cremona"}, count=2, price=1, left=0)
        == "Ana dibuja 2 vías de L12 a Cremona por 1 millón; no queda presupuesto."
    )
    assert sentence("es", "event-tax", **ana, cash=60, amount=10) == (
        "Ana tiene 60 millones y paga 10 millones de impuesto."
    )
    assert sentence("en", "event-tax", **ana, cash=1, amount=0) == "Ana has 1 million and pays no tax."
    assert (
        sentence("es", "problem-not_now", action="drop", phase="build")
        == "Ahora toca dibujar vías; no se puede dejar una carga."
    )
    assert sentence("es", "event-turn_lost", **ana, left=0) == "Ana pierde este turno."
    assert sentence("es", "event-turn_lost", **ana, left=1) == "Ana pierde este turno y también el siguiente."
    assert (
        sentence(
            "es",
            "problem-river_closed",
            river="tevere",
            event="flood_tevere",
            **{"from": "AB23", "to": "AC23"},
        )
        == "El Tíber está inundado entre AB23 y AC23: no se puede construir ni pasar."
    )
    assert (
        sentence("en", "problem-storm", ferry="roma_olbia", event="storms_2")
        == "The ferry Rome–Olbia is not sailing: “Storms at Sea! The sirocco blows”."
    )
    assert (
        sentence("es", "problem-upgrade_path", locomotive="freight", to="super")
        == "Un tren de mercancías no se puede cambiar por un tren súper de mercancías."
    )


# --- the guide -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_guide_has_one_entry_for_every_rule_in_order(language: str) -> None:
    assert [section.id for section in sections_of(GAME, language)] == list(keys.RULES)
    assert {known.rule for known in keys.PROBLEMS.values()} <= set(keys.RULES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_guide_says_what_was_reconstructed(language: str) -> None:
    """Once, in the last entry; the others tell the rules without such notes."""
    entries = entries_of(GAME, language)
    word = {"es": "**reconstrucción** nuestra", "en": "our **reconstruction**"}[language]
    assert [entry for entry, text in entries.items() if word in text] == ["reconstructed"]
    assert list(entries)[-1] == "reconstructed"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_guide_has_the_prices_of_the_map(language: str) -> None:
    told = [row[1] for row in rows_of(entries_of(GAME, language)["building-costs"])[1:]]
    terrain, crossing = MAP["prices"]["terrain"], MAP["prices"]["crossing"]
    assert terrain["small"] == terrain["medium"]
    assert crossing["lake"] == crossing["inlet"]
    wanted = [terrain["plain"], terrain["mountain"], terrain["alpine"], terrain["small"], terrain["major"]]
    assert told == [*map(str, wanted), f"+{crossing['river']}", f"+{crossing['lake']}"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_guide_has_the_ferries(language: str) -> None:
    words = messages_of(GAME, language).words
    told = rows_of(entries_of(GAME, language)["ferries"])[1:]
    assert told == [
        [words[f"ferry-{ferry['id']}"], str(ferry["first"]), str(ferry["second"])] for ferry in MAP["ferries"]
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_guide_has_the_tax(language: str) -> None:
    (tax,) = [card for card in EVENT_CARDS if card["kind"] == "tax"]
    steps = tax["effects"][0]["steps"]
    starts = [start for start, _ in steps]
    ranges = [f"{a}-{b - 1}" for a, b in pairwise(starts)]
    told = rows_of(entries_of(GAME, language)["tax"])[1:]
    assert [row[0] for row in told[:-1]] == ranges
    assert told[-1][0].startswith(f"{starts[-1]} ")
    assert [row[1] for row in told] == [str(due) for _, due in steps]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_guide_tells_every_event_card_that_is_ours(language: str) -> None:
    words = messages_of(GAME, language).words
    told = [row[0] for row in rows_of(entries_of(GAME, language)["weather"])[1:]]
    ours = [
        card["id"]
        for card in EVENT_CARDS
        if card["kind"] not in ("flood", "derailment", "tax", "storms_at_sea")
    ]
    for event in ours:
        assert any(cell in words[f"news-{event}"] for cell in told), event
    assert len(told) == len(ours)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_guide_names_the_cities_of_derailments_and_rivers_of_floods(language: str) -> None:
    words = messages_of(GAME, language).words
    entries = entries_of(GAME, language)
    for card in EVENT_CARDS:
        for effect in card["effects"]:
            for city in effect.get("cities", ()):
                assert words[f"place-{city}"] in entries["derailments"]
            if effect["do"] == "flood":
                assert words[f"river-{effect['system']}"] in entries["floods"]
