"""A table whose game began under earlier rules: the page says so in one line, and what is different; the game goes on."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from anden.core import CHANCE, replay
from anden.core.records import Record, read, text_of
from tests.browser.conftest import NewPerson
from tests.browser.hall import HEADERS, PHONE, Hall, barriers
from tests.records.golden import FOLDER

pytestmark = pytest.mark.browser


def earlier(hall: Hall, person: BrowserContext) -> Page:
    """A game of version 1 in its middle."""
    whole = read((FOLDER / "age_of_steam" / "v1" / "rust_belt-3p.txt").read_bytes()).match
    cut = next(n for n in range(len(whole.log) // 2, 0, -1) if whole.log[n].seat != CHANCE)
    match = replay(whole.rules, whole.setup, whole.log[:cut], whole.seed)
    page = hall.open_record(person, text_of(Record(match)))
    page.wait_for_selector(".aos[data-phase], .board svg")
    return page


@pytest.mark.parametrize(
    ("locale", "size", "line", "what"),
    [
        ("es-ES", {}, "las de antes del 17 de noviembre de 2026 (versión 1)", "Qué ha cambiado"),
        ("en-GB", {}, "from before 17 November 2026 (version 1)", "What has changed"),
        ("es-ES", PHONE, "Reglas de antes del 17 nov 2026", "Qué ha cambiado"),
        ("en-GB", PHONE, "Rules from before 17 Nov 2026", "What has changed"),
    ],
    ids=["desk-es", "desk-en", "phone-es", "phone-en"],
)
def test_the_page_says_in_one_line_which_rules_it_plays(
    hall: Hall, somebody: NewPerson, locale: str, size: dict[str, Any], line: str, what: str
) -> None:
    page = earlier(hall, somebody(locale, **size))
    note = page.locator(".notes .rules")
    expect(note.locator("span:visible")).to_contain_text(line)
    box = note.bounding_box()
    assert box is not None
    assert box["height"] < 48, "more than one line"
    note.get_by_role("button", name=what).click()
    changes = page.get_by_role("dialog").locator("li")
    assert changes.count() >= 5
    for text in changes.all_inner_texts():
        assert len(text) > 30
        assert not text.startswith("change-")
    assert barriers(page) == []


def test_the_game_goes_on_and_the_guide_tells_the_difference(hall: Hall, somebody: NewPerson) -> None:
    page = earlier(hall, somebody())
    api = hall.api(page)
    table = page.request.get(api).json()
    move = {
        "seat": table["viewer"],
        "expect": table["length"],
        "key": "on",
        "action": table["legal"][0],
    }
    answer = page.request.post(f"{api}/actions", data=json.dumps(move), headers=HEADERS)
    assert answer.status == 200, answer.text()
    page.get_by_role("button", name="Reglas", exact=True).first.click()
    told = page.get_by_role("dialog").locator("details")
    told.locator("summary").click()
    expect(told.locator("li").first).to_be_visible()


def test_a_new_table_has_no_such_line(hall: Hall, somebody: NewPerson) -> None:
    seats = [{"kind": "hotseat"}] * 3
    page = hall.open_table(somebody(), "age_of_steam", seats, board="rust_belt")
    page.wait_for_selector(".board svg")
    expect(page.locator(".notes .rules")).to_have_count(0)
