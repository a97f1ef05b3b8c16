"""Tables of Russian Railroads in a browser: opened in any position, and a person who clicks what glows."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import msgspec
from playwright.sync_api import BrowserContext, Page

from anden.core import Match, Setup, records
from anden.core.records import Record
from anden.games.russian_railroads import rules
from tests.browser.hall import NAMES, Hall, Table, at_one_screen

View = dict[str, Any]
BOARD = ".rr[data-index]"


# --- positions -------------------------------------------------------------------------------------------------------


def _wish(action: Any, offer: Any, random: Random) -> float:
    """How much a careless player wants an action: anything, but rather what scores than what ends."""
    done = msgspec.to_builtins(action)
    value = random.random() + {"pass": -5.0, "forfeit": -4.0, "end": -0.5, "stay": -1.0}.get(done["do"], 0.0)
    if done["do"] == "place":
        value += 0.6 - 0.5 * done.get("rubles", 0) + (0.5 if done["space"].startswith("loco") else 0.0)
    if offer and "gain" in offer:
        value += 0.2 * offer["gain"] + 0.3 * len(offer["fires"])
    return value


def played(players: int, until: Callable[[View], bool], seed: int = 1) -> Match[Any, Any]:
    """A game of careless players up to the first position wanted; of several games the first that has it."""
    for luck in range(seed, seed + 30):
        random = Random(luck)
        setup = Setup(game=rules.id, version=rules.version, players=players)
        match: Match[Any, Any] = Match(rules, setup, seed=f"browser {luck}")
        match.run_chance()
        while not match.over:
            seat = match.to_act()[0]
            view = rules.show(rules.hide(match.state, seat), seat)
            if until(view):
                return match
            pairs = zip(rules.legal(match.state, seat), view["offers"], strict=True)
            match.play(seat, max(pairs, key=lambda pair: _wish(pair[0], pair[1], random))[0])
    raise AssertionError("such a position never came")


def open_position(
    hall: Hall, person: BrowserContext, players: int, until: Callable[[View], bool], seed: int = 1
) -> Page:
    """A table in the first position wanted, all seats at one screen."""
    record = Record(played(players, until, seed), NAMES[:players], date="2026-01-01")
    page = hall.open_record(person, records.text_of(record))
    page.wait_for_selector(BOARD)
    return page


def open_table(hall: Hall, person: BrowserContext, players: int, bots: int = 0) -> Page:
    """A new table: people at one screen, and bots that begin to learn."""
    seats = at_one_screen(players - bots) + [{"kind": "bot", "level": "apprentice"}] * bots
    page = hall.open_table(person, rules.id, seats)
    page.wait_for_selector(BOARD)
    return page


# --- looking ---------------------------------------------------------------------------------------------------------


def table_of(hall: Hall, page: Page) -> Table:
    return hall.table(page)


def view_of(hall: Hall, page: Page) -> View:
    view: View = hall.table(page)["position"]["view"]
    return view


def offered(table: Table, do: str) -> list[tuple[dict[str, Any], Any]]:
    """The legal actions of a kind, each with what the view says about it."""
    pairs = zip(table["legal"], table["position"]["view"]["offers"], strict=True)
    return [(action, offer) for action, offer in pairs if action["do"] == do]


def index_of(page: Page) -> int:
    return int(page.locator(BOARD).get_attribute("data-index") or -1)


def phase_of(page: Page) -> str:
    return page.locator(BOARD).get_attribute("data-phase") or ""


def wait_beyond(page: Page, index: int) -> int:
    """Until the page shows a later position and something can be clicked, or the game is over."""
    page.wait_for_function(
        f"n => {{ const b = document.querySelector('{BOARD}'); return Number(b.dataset.index) > n &&"
        " (b.dataset.phase === 'over' || document.querySelector('.panel button:enabled[data-pick],"
        " .panel button:enabled[data-pass], .panel button:enabled[data-end], .panel button:enabled[data-stay],"
        " .panel button:enabled[data-entry], .rr [data-space].open')) }",
        arg=index,
        timeout=60_000,
    )
    return index_of(page)


# --- clicking --------------------------------------------------------------------------------------------------------


def place(page: Page, space: str, *, tap: bool = False) -> None:
    """First click shows what the space gives, the button places."""
    at = index_of(page)
    press(page, f"{BOARD} [data-space='{space}']", tap)
    press(page, f".panel [data-place='{space}']", tap)
    wait_beyond(page, at)


def press(page: Page, selector: str, tap: bool = False) -> None:
    button = page.locator(selector).first
    button.tap() if tap else button.click()


def do(page: Page, selector: str) -> None:
    """Click something that acts, and wait until it is done."""
    at = index_of(page)
    page.locator(selector).first.click()
    wait_beyond(page, at)


def step(page: Page) -> None:
    """One decision by clicks: what is to be resolved, an open space, the end of the turn; now and then the person passes."""
    at = index_of(page)
    if at % 3 == 0 and page.locator(".panel [data-pass]").count():
        page.locator(".panel [data-pass]").click()
        do(page, ".panel [data-pass-sure]")
    elif page.locator(".panel button[data-pick]").count():
        picks = page.locator(".panel button[data-pick]")
        do(page, f".panel button[data-pick] >> nth={at % picks.count()}")
    elif page.locator(".panel [data-source]").count():
        page.locator(".panel [data-source]").first.click()
        do(page, ".panel button[data-pick]")
    elif (spaces := page.locator(f"{BOARD} [data-space].open")).count():
        spaces.nth((at * 5) % spaces.count()).click()
        do(page, ".panel [data-place]")
    elif page.locator(".panel [data-end]").count():
        do(page, ".panel [data-end]")
    elif page.locator(".panel [data-pass]").count():
        page.locator(".panel [data-pass]").click()
        do(page, ".panel [data-pass-sure]")
    else:
        do(page, ".panel [data-forfeit], .panel [data-stay]")
