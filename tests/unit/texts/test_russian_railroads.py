"""Russian Railroads: every key has its text with the arguments it gets, all things have names, every rule its entry in the guide."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any, get_args

import pytest

from anden.games.russian_railroads import keys
from anden.games.russian_railroads.actions import PlayerAction, RailroadsAction
from anden.games.russian_railroads.notation import notation, parse
from tests.unit.texts.fluent_files import LANGUAGES, PACKAGE, messages_of, sections_of, text_sources
from tests.unit.texts.game_texts import Samples, TextsOfAGame, arguments_of, entries_of, sentence_of

GAME = "russian_railroads"
NOTATION = Path(__file__).resolve().parents[3] / "docs" / "reference" / "notation-russian-railroads.md"
DATA = {
    path.stem: json.loads(path.read_text(encoding="utf-8"))
    for path in (PACKAGE / "games" / GAME / "data").glob("*.json")
}
RECONSTRUCTED = DATA["reconstructed"]
TAGS = [action.__struct_config__.tag for action in get_args(RailroadsAction)]
OWN_SPACES = [f"own_{engineer}" for engineer in keys.LABELS["engineer"]]
NAMED = [kind for kind in keys.LABELS if kind != "effect"]
"""Kinds of things that the log names; what a space or an engineer gives is told by the page alone."""
WITH_EFFECT = ("start_card", "token", "card", "end_card", "engineer")
LAST_PAGE = 24

SAMPLES: Samples = {
    "player": ("Ana",),
    "players": ("Ana, Beto y Carla",),
    "map": ("moon",),
    "option": tuple(keys.OPTIONS),
    "phase": tuple(keys.PHASES),
    "action": tuple(TAGS),
    "space": (*keys.LABELS["space"], *OWN_SPACES, 3),
    "engineer": keys.LABELS["engineer"],
    "card": (*keys.LABELS["card"], *keys.LABELS["end_card"], *keys.LABELS["start_card"]),
    "token": keys.LABELS["token"],
    "line": keys.LABELS["line"],
    "colour": keys.LABELS["colour"],
    "other": keys.LABELS["colour"],
    "kind": keys.LABELS["kind"],
    "small": keys.LABELS["small"],
    "place_id": keys.LABELS["place_id"],
    "make": ("locomotive", "factory"),
    "black": (0, 1),
}


def sentence(language: str, key: str, **args: Any) -> str:
    return sentence_of(GAME, language, key, **args)


class TestTexts(TextsOfAGame):
    game, keys, arguments, samples = GAME, keys, arguments_of(keys), SAMPLES
    numbers = (0, 1, 2, 15)


def rows_of(text: str) -> list[list[str]]:
    """The rows of the tables of an entry, cell by cell."""
    return [
        [cell.strip() for cell in row.split("|")] for row in re.findall(r"^\|(.+)\|$", text, re.MULTILINE)
    ]


# --- texts -----------------------------------------------------------------------------------------------------------


def test_a_number_is_never_handed_over_as_a_player() -> None:
    """Numbers called `other` are taken for seats on the way to the text: those texts must not use them."""
    for language in LANGUAGES:
        assert "other" not in messages_of(GAME, language).needed("problem-locomotive_not_lower")


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_the_box_holds_has_names(language: str) -> None:
    messages = messages_of(GAME, language).variables
    wanted = [f"{kind}-{thing}" for kind in NAMED for thing in keys.LABELS[kind]]
    wanted += [f"space-{space}" for space in OWN_SPACES]
    wanted += [f"{kind}-{thing}-effect" for kind in WITH_EFFECT for thing in keys.LABELS[kind]]
    wanted += [f"{kind}-{line}" for kind in ("line_in", "line_of") for line in keys.LABELS["line"]]
    wanted += [f"action-{action.__struct_config__.tag}" for action in get_args(PlayerAction)]
    assert [key for key in wanted if key not in messages] == []


def test_the_labels_are_all_that_the_box_holds() -> None:
    cards = DATA["cards"]
    assert keys.LABELS["engineer"] == tuple(row["id"] for row in DATA["engineers"]["engineers"])
    assert keys.LABELS["space"] == tuple(row["id"] for row in DATA["board"]["spaces"])
    assert keys.LABELS["token"] == tuple(row["id"] for row in cards["question_tokens"])
    assert keys.LABELS["card"] == tuple(row["id"] for row in cards["question_cards"])
    assert keys.LABELS["end_card"] == tuple(row["id"] for row in cards["end_bonus_cards"])
    assert keys.LABELS["start_card"] == tuple(row["id"] for row in cards["start_bonus_cards"])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", NAMED)
def test_different_things_have_different_names(kind: str, language: str) -> None:
    words = messages_of(GAME, language).words
    names = {words[f"{kind}-{thing}"] for thing in keys.LABELS[kind] if thing != "last_round_industry"}
    assert len(names) == len([thing for thing in keys.LABELS[kind] if thing != "last_round_industry"])


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_own_engineer_is_called_as_the_engineer(language: str) -> None:
    words = messages_of(GAME, language).words
    for engineer in keys.LABELS["engineer"]:
        assert words[f"space-own_{engineer}"].partition(": ")[2] == words[f"engineer-{engineer}"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_refusal_of_the_wrong_moment_names_every_phase_and_action(language: str) -> None:
    """What has no name of its own would be shown as it is written in records: «pass» instead of «pasar»."""
    page = text_sources()[GAME].joinpath(f"{language}.ftl").read_text(encoding="utf-8")
    refusal = page.partition("problem-not_now =")[2].partition("\nproblem-")[0]
    assert set(re.findall(r"\[(\w+)\] ", refusal)) == {*keys.PHASES, *TAGS, "other"}


def test_sentences_as_people_read_them() -> None:
    place = {"seat": 0, "player": "Ana", "temporary": 0, "black": 0, "rubles": 0}
    assert (
        sentence("es", "event-place", **place | {"space": "track_black3", "workers": 2})
        == "Ana usa «3 avances de vía negra» · 2 trabajadores."
    )
    assert (
        sentence(
            "en", "event-place", **place | {"space": "track_any2", "workers": 0, "black": 1, "rubles": 1}
        )
        == "Ana uses “2 advances of your choice” · black worker · 1 ruble."
    )
    assert (
        sentence("es", "event-advance", seat=0, player="Ana", line="transsiberian", colour="brown", space=3)
        == "Ana avanza su vía marrón del Transiberiano a la casilla 3."
    )
    assert (
        sentence("es", "event-tracks", seat=0, player="Ana", colour="grey", count=3)
        == "Ana consigue 3 vías grises."
    )
    assert (
        sentence("en", "event-tracks", seat=0, player="Ann", colour="white", count=1)
        == "Ann gains the white track."
    )
    assert (
        sentence("es", "event-pass", seat=0, player="Ana", position=1, points=0)
        == "Ana pasa en la 1.ª posición."
    )
    assert (
        sentence("en", "event-pass", seat=0, player="Ann", position=4, points=4)
        == "Ann passes in position 4: +4."
    )
    assert (
        sentence("es", "problem-too_few_pieces", space="loco_3w", have=1, need=3)
        == "«locomotora y fábrica» pide 3 piezas y te queda 1, contando los rublos."
    )
    assert (
        sentence("en", "problem-not_now", action="pass", phase="start_bonus")
        == "It is time to choose a start bonus card; you cannot pass now."
    )
    assert (
        sentence("es", "problem-not_now", action="pass", phase="over")
        == "La partida ha terminado; no se puede pasar."
    )
    assert (
        sentence("es", "problem-still_pending", kind="advance", amount=2)
        == "Todavía tienes algo pendiente: 2 × avance de vía. Úsalo o, si se puede, renuncia a ello."
    )
    assert (
        sentence("en", "problem-track_blocked", line="kiev", colour="grey", space=3, other="black")
        == "The grey track cannot move to space 3 of the line to Kiev: "
        "the black track is there, and a track never catches up with the one ahead of it."
    )


# --- the guide -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_guide_has_one_entry_for_every_rule_in_order(language: str) -> None:
    assert [section.id for section in sections_of(GAME, language)] == list(keys.RULES)
    assert {known.rule for known in keys.PROBLEMS.values()} <= set(keys.RULES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_entry_names_pages_of_the_rulebook(language: str) -> None:
    for section in sections_of(GAME, language):
        pages = [page for ranges in section.pages for page in ranges]
        assert pages == sorted(pages), section.id
        assert 2 <= pages[0] <= pages[-1] <= LAST_PAGE, section.id


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_guide_has_the_numbers_of_the_set_up(language: str) -> None:
    table = {row[0]: row[1:] for row in rows_of(entries_of(GAME, language)["setup"])}
    told = list(table.values())[2:]
    players = DATA["setup"]["players"].values()
    assert told[0] == [str(setup["rounds"]) for setup in players]
    assert told[1] == [str(setup["workers"]) for setup in players]
    assert told[2] == [str(setup["reserve"]) for setup in players]
    assert told[3] == [f"{setup['engineers']['A']} + {setup['engineers']['B']}" for setup in players]
    assert told[4] == [str(setup["locomotives_returned"]) for setup in players]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_guide_has_the_lines_the_industry_and_the_values(language: str) -> None:
    entries = entries_of(GAME, language)
    words = messages_of(GAME, language).words
    table = {row[0]: row[1:] for row in rows_of(entries["tracks"])}
    for line in DATA["player_board"]["lines"]:
        colours = ", ".join(words[f"colour-{colour}"] for colour in line["colours"])
        assert table[words[f"line-{line['id']}"]] == [str(line["length"]), colours]
    gap = {"es": "hueco", "en": "gap"}[language]
    lane = [
        gap if "factory" in space else "**?**" if space["points"] is None else str(space["points"])
        for space in DATA["player_board"]["industry"]
    ]
    assert " · ".join(lane) in entries["industry"]
    colours = DATA["pieces"]["colours"]
    _, _, value, revalued = rows_of(entries["scoring"])
    assert value[1:] == [str(colour["value"]) for colour in colours]
    assert revalued[1:] == [str(colour["revalued"]) for colour in colours]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_guide_has_what_was_reconstructed_and_says_so(language: str) -> None:
    entries = entries_of(GAME, language)
    words = messages_of(GAME, language).words
    word = {"es": "**reconstrucción** nuestra", "en": "our **reconstruction**"}[language]
    assert word in entries["factory-effects"]
    assert word in entries["last-round"]
    told = [row[0] for row in rows_of(entries["factory-effects"])[2:]]
    assert told == [str(factory["value"]) for factory in RECONSTRUCTED["factories"]]
    assert re.search(
        rf"\b{RECONSTRUCTED['last_round_workers']} (trabajadores|workers)", entries["last-round"]
    )
    assert rows_of(entries["passing"])[2][1:] == [str(points) for points in RECONSTRUCTED["pass_points"]]
    cells = [cell for row in rows_of(entries["reconstructed"])[2:] for cell in row]
    numbers = {int(number): name for number, name in zip(cells[::2], cells[1::2], strict=True)}
    for engineer in RECONSTRUCTED["engineers"]:
        assert numbers[engineer["number"]] == words[f"engineer-{engineer['id']}"]
    assert len(numbers) == len(RECONSTRUCTED["engineers"])


FACTORY_WORDS = {
    "engineer_numbers": ("números", "numbers"),
    "build": ("construyes", "build"),
    "repeat": ("vuelves a usar", "use again"),
    "doublers": ("dobladoras", "doublers"),
    "rubles": ("rublo", "ruble"),
    "industry": ("avance de industria", "industry advance"),
    "advance": ("avances de vía", "track advances"),
    "best_locomotives": ("mejores locomotoras", "best locomotives"),
    "end_bonus": ("bonificación final", "end bonus"),
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_guide_gives_every_factory_its_ability(language: str) -> None:
    told = {row[0]: row[1] for row in rows_of(entries_of(GAME, language)["factory-effects"])[2:]}
    for factory in RECONSTRUCTED["factories"]:
        (effect,) = factory["gives"]
        assert FACTORY_WORDS[effect["type"]][LANGUAGES.index(language)] in told[str(factory["value"])]


# --- the notation ----------------------------------------------------------------------------------------------------


def test_the_notation_in_the_documentation_can_be_read() -> None:
    rows = re.findall(r"^\| (`.+?`) \| \D", NOTATION.read_text(encoding="utf-8"), re.MULTILINE)
    lines = [line for row in rows for line in re.findall(r"`([^`]+)`", row)]
    whole = [line for line in lines if "…" not in line]
    assert [notation(parse(line)) for line in whole] == whole
    assert {line.split()[0] for line in lines} == set(TAGS)


def test_the_notation_in_the_documentation_names_all_spaces() -> None:
    page = NOTATION.read_text(encoding="utf-8")
    assert [space for space in keys.LABELS["space"] if f"`{space}`" not in page] == []
