"""Tables of Age of Steam in a browser, and a person who clicks what is offered."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import BrowserContext, Page

from tests.browser.cube_rails_table import Table, offered, open_board, phase_of, press, view_of
from tests.browser.railroad_tiles_table import Hall


def open_table(
    hall: Hall, person: BrowserContext, board: str, players: int, options: dict[str, Any] | None = None
) -> Page:
    """All seats at one screen."""
    return open_board(hall, person, "age_of_steam", board, players, options)


def best_build(table: Table) -> dict[str, Any] | None:
    """One that completes a link, else a cheap one that goes on from the last tile; None when nothing is worth it."""
    builds = offered(table, "build")
    done = [action for action, offer in builds if offer["done"] and offer["kind"] != "redirect"]
    if done:
        return done[0]
    cheap = [
        action
        for action, offer in builds
        if offer["price"] <= 3 and offer["kind"] == "place" and action["tile"] in ("straight", "gentle")
    ]
    return cheap[len(cheap) // 2] if cheap else None


def step(hall: Hall, page: Page) -> None:
    """One decision by the buttons of the panel: a careful player who builds little."""
    phase = phase_of(page)
    if phase == "shares":
        press(page, "[data-issue]")
    elif phase == "auction":
        press(page, "[data-drop]")
    elif phase == "start_player":
        press(page, "[data-decline]")
    elif phase == "actions":
        page.locator(".panel .tile.open").first.click()
        press(page, "[data-take]")
    elif phase == "build":
        press(page, "[data-finish]")
    elif phase == "move":
        page.wait_for_selector(".panel [data-skip]")
        if page.locator(".panel [data-deliver]").count():
            page.locator(".panel [data-deliver]").first.click()
            press(page, "[data-deliver][aria-pressed='true']")
        else:
            press(page, "[data-skip]")
    elif phase == "production":
        press(page, "[data-produce], .panel [data-stock], .panel [data-finish]")
    else:
        raise AssertionError(f"nothing to do in {phase}")


def play_until(hall: Hall, page: Page, phase: str, turn: int = 1) -> None:
    for _ in range(300):
        if phase_of(page) == phase and view_of(hall, page)["turn"] >= turn:
            return
        step(hall, page)
    raise AssertionError(f"never came to {phase}")
