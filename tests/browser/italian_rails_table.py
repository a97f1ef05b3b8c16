"""Tables of Italian Rails in a browser: points on the map, lines drawn by hand, and a person who plays orders by clicks."""

from __future__ import annotations

import json
import math
from pathlib import Path
from typing import Any

from playwright.sync_api import BrowserContext, Page

from anden.core import Match, Setup, records
from anden.core.log import Entry
from anden.core.records import Record
from anden.games.italian_rails import rules
from tests.browser.hall import Hall

Table = dict[str, Any]
View = dict[str, Any]
NAMES = ["Ana", "Beto"]
BOARD = ".ir"
HEADERS = {"X-Anden": "1", "Content-Type": "application/json"}


def open_table(
    hall: Hall, person: BrowserContext, kinds: tuple[str, str] = ("me", "hotseat"), **options: Any
) -> Page:
    """A new table, by default with both seats at one screen."""
    seats = [{"kind": kind, "name": name} for kind, name in zip(kinds, NAMES, strict=True)]
    for seat in seats:
        if seat["kind"] == "bot":
            seat["level"] = "apprentice"
    body = {"game": "italian_rails", "map": "", "players": 2, "options": options, "seats": seats}
    answer = person.request.post(f"{hall.address}/api/tables", data=json.dumps(body), headers=HEADERS)
    assert answer.status == 201, answer.text()
    return show(hall, person, answer.json()["id"])


def show(hall: Hall, person: BrowserContext, table: str) -> Page:
    page = person.new_page()
    page.goto(f"{hall.address}/t/{table}")
    page.wait_for_selector(f"{BOARD}[data-phase]")
    return page


def table_of(hall: Hall, page: Page) -> Table:
    table: Table = page.request.get(hall.api(page)).json()
    return table


def view_of(hall: Hall, page: Page) -> View:
    view: View = table_of(hall, page)["position"]["view"]
    return view


def phase_of(page: Page) -> str:
    return page.locator(BOARD).get_attribute("data-phase") or ""


def index_of(page: Page) -> int:
    return int(page.locator(BOARD).get_attribute("data-index") or -1)


def wait_beyond(page: Page, index: int) -> int:
    """Until the page shows a later position and nothing is on its way."""
    page.wait_for_function(
        f"n => Number(document.querySelector('{BOARD}').dataset.index) > n"
        " && !document.querySelector('.decision p')?.textContent?.match(/enviando|sending/i)",
        arg=index,
    )
    return index_of(page)


def press(page: Page, selector: str) -> None:
    """Click a button of the panel that does something, and wait until it is done."""
    at = index_of(page)
    page.locator(f".panel {selector}").first.click()
    wait_beyond(page, at)


def offered(table: Table, do: str) -> list[tuple[dict[str, Any], Any]]:
    """The legal actions of a kind, each with what the view says about it."""
    pairs = zip(table["legal"], table["position"]["view"]["offers"], strict=True)
    return [(action, offer) for action, offer in pairs if action["do"] == do]


# --- the map -------------------------------------------------------------------------------------------------------


def place(view: View, name: str) -> tuple[float, float]:
    """A point in the units of the drawing."""
    _, row, col, _, _ = next(p for p in view["board"]["points"] if name in (p[0], p[4]))
    return (col + row % 2 / 2) * 100, row * 50 * math.sqrt(3)


def spot(page: Page, view: View, name: str) -> tuple[float, float]:
    """Where a point is on the screen."""
    where = page.locator(f"{BOARD} svg.map > g").first.evaluate(
        "(g, [x, y]) => { const p = new DOMPoint(x, y).matrixTransform(g.getScreenCTM()); return [p.x, p.y]; }",
        list(place(view, name)),
    )
    return where[0], where[1]


def click_point(page: Page, view: View, name: str) -> None:
    page.mouse.click(*spot(page, view, name))


def drag(page: Page, view: View, names: list[str]) -> None:
    """Draw from point to point with the button held down."""
    page.mouse.move(*spot(page, view, names[0]))
    page.mouse.down()
    for name in names[1:]:
        page.mouse.move(*spot(page, view, name), steps=6)
    page.mouse.up()


def ghost(page: Page) -> list[str]:
    """The points of the line or way that is shown."""
    return (
        page.locator("[data-ghost='build'], [data-ghost='move']").get_attribute("data-path") or ""
    ).split()


# --- a person who plays --------------------------------------------------------------------------------------------


def keep_two(page: Page, first: int = 0) -> None:
    """Pick two of the five cards and confirm."""
    at = index_of(page)
    stubs = page.locator("button.stub")
    for n in (first, first + 1):
        stubs.nth(n).click()
    page.locator("[data-keep]").click()
    wait_beyond(page, at)


def begin(page: Page) -> None:
    """Both choose their cards."""
    keep_two(page)
    keep_two(page)
    page.wait_for_selector(f"{BOARD}[data-phase='build']")


def end(page: Page) -> None:
    press(page, "[data-end]")


def answer_accident(page: Page) -> bool:
    """After a derailment: give up the first load, keep the private card."""
    if phase_of(page) not in ("lose", "card"):
        return False
    press(page, "[data-lose], .panel [data-keep-card]")
    return True


# --- positions -----------------------------------------------------------------------------------------------------

TO_BOLOGNA = "L12 M13 N13 N14 O15 O16 P16 P17 bologna"
OPENING = [
    "deal 1 2 3 44 58 | 60 61 62 63 64",
    "keep 44 58",
    "keep 60 61",
    f"build {TO_BOLOGNA}",
    *["end"] * 4,
]
"""Ana has card 44 (pasta from Bologna to Milan) and a line from Milan to Bologna; her third turn begins."""
FLOOD = [
    *OPENING,
    *["end"] * 2,
    "exchange",
    "swap 62 63 64",
    "draw 93",
    "draw 20",
    "draw 21",
    "draw 22",
    "end",
]
"""Beto exchanges orders and draws the flood of the Po; Ana's fourth turn begins."""


def played(lines: list[str]) -> Match[Any, Any]:
    """A game so far, written down with its luck."""
    setup = Setup(game=rules.id, version=rules.version, players=2)
    match: Match[Any, Any] = Match(rules, setup)
    for line in lines:
        match.append(Entry(match.to_act()[0], rules.parse(match.state, line)))
    return match


LATE = Path(__file__).with_name("italian_rails_late.txt")
"""Two bots up to turn 65: Ana, with four major cities joined, is six steps and one delivery away from 250 million."""


def open_position(hall: Hall, person: BrowserContext, lines: list[str]) -> Page:
    """A table that goes on from there, both seats at one screen."""
    return open_record(hall, person, records.text_of(Record(played(lines), NAMES, date="2026-01-01")))


def open_record(hall: Hall, person: BrowserContext, record: str) -> Page:
    plain = {**HEADERS, "Content-Type": "text/plain"}
    answer = person.request.post(f"{hall.address}/api/records", data=record, headers=plain)
    assert answer.status == 201, answer.text()
    return show(hall, person, answer.json()["id"])
