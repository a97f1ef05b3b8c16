"""Tables of Raíles in a browser, and a person who clicks what is offered."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import BrowserContext, Page

from tests.browser.cube_rails_table import Table, offered, open_board, phase_of, press, view_of
from tests.browser.railroad_tiles_table import Hall


def open_table(
    hall: Hall, person: BrowserContext, board: str = "northeast", players: int = 3, **options: Any
) -> Page:
    """All seats at one screen."""
    return open_board(hall, person, "railes", board, players, options)


def best_build(table: Table) -> dict[str, Any] | None:
    """One that completes a link, else a cheap one; None when nothing is worth it."""
    builds = offered(table, "build")
    done = [action for action, offer in builds if offer["done"] and offer["kind"] in ("place", "town")]
    if done:
        return done[0]
    cheap = [action for action, offer in builds if offer["price"] <= 3 and action["tile"] in ("21", "22")]
    return cheap[len(cheap) // 2] if cheap else None


def place_city(page: Page) -> None:
    """Carry out Urban Growth or Urbanize in the panel: the first city or town, colour and space."""
    places = page.locator("[data-places]")
    places.select_option(index=1)
    if page.locator("[data-color]").count():
        page.locator("[data-color]").first.click()
    if page.locator("[data-space]").count() and not page.locator("[data-space][aria-pressed='true']").count():
        page.locator("[data-space]").first.click()
    press(page, "[data-do-city]")


def step(hall: Hall, page: Page) -> None:
    """One decision by the buttons of the panel: a careful player who builds little."""
    phase = phase_of(page)
    if phase in ("first_order", "auction"):
        press(page, "[data-drop]")
    elif phase == "capital":
        for _ in range(2):
            page.locator("[data-more]").click()
        press(page, "[data-capital]")
    elif phase == "actions":
        page.locator(".panel .token-row.open").first.click()
        press(page, "[data-take], .panel [data-take-pass]")
    elif phase == "build":
        if page.locator("[data-finish][aria-disabled='true']").count():
            place_city(page)
        else:
            press(page, "[data-finish]")
    elif phase == "move":
        page.wait_for_selector(".panel [data-skip]")
        if page.locator(".panel [data-deliver]").count():
            page.locator(".panel [data-deliver]").first.click()
            press(page, "[data-deliver][aria-pressed='true']")
        else:
            press(page, "[data-skip]")
    elif phase == "score":
        press(page, "[data-score='victory']")
    else:
        raise AssertionError(f"nothing to do in {phase}")


def play_until(hall: Hall, page: Page, phase: str, turn: int = 0) -> None:
    for _ in range(300):
        if phase_of(page) == phase and view_of(hall, page)["turn"] >= turn:
            return
        step(hall, page)
    raise AssertionError(f"never came to {phase}")
