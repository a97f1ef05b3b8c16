"""Tables of Railroad Tiles in a browser, and the moves of a person who clicks whatever glows."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import BrowserContext, Page

from tests.browser.hall import NAMES, Hall


def open_table(
    hall: Hall,
    person: BrowserContext,
    kinds: tuple[str, ...] = ("me",),
    *,
    options: dict[str, Any] | None = None,
    ready: bool = True,
) -> Page:
    """A new table with seats of these kinds; not ready: somebody is still awaited."""
    seats = [{"kind": kind, "name": name} for kind, name in zip(kinds, NAMES, strict=False)]
    page = hall.open_table(person, "railroad_tiles", seats, options=options)
    if ready:
        page.wait_for_selector(".rt[data-phase]")
    return page


def index_of(page: Page) -> int:
    return int(page.locator(".rt").get_attribute("data-index") or -1)


def phase_of(page: Page) -> str:
    return page.locator(".rt").get_attribute("data-phase") or ""


def wait_beyond(page: Page, index: int) -> int:
    """Until the page shows a later position and can be played again."""
    page.wait_for_function(
        "n => { const b = document.querySelector('.rt'); return Number(b.dataset.index) > n &&"
        " (b.dataset.phase === 'over' || document.querySelector('.rt .open, [data-spot], [data-target], [data-end]:enabled,"
        " [data-discard]') || !document.querySelector('.panel')?.textContent?.trim()) }",
        arg=index,
    )
    return index_of(page)


def step(page: Page) -> None:
    """Do one thing that is offered: the first starting tile, last column, some place, a pawn; else end the turn."""
    page.wait_for_selector(
        ".rt[data-phase='start'] .face.open, .column.open, [data-spot], [data-target], [data-discard], [data-end]:enabled"
    )
    at = index_of(page)
    spots = page.locator("[data-spot]")
    if phase_of(page) == "start":
        page.locator(".face.open").first.click()
    elif page.locator(".column.open").count():
        page.locator(".column.open").last.click()
    elif (count := spots.count()) > 0:
        spots.nth(at % count).click()
    elif page.locator("[data-target]").count():
        page.locator("[data-target]").first.click(force=True)
    elif page.locator("[data-discard]").count():
        page.locator("[data-discard]").first.click()
    else:
        page.locator("[data-end]").click()
    wait_beyond(page, at)


def play_until(page: Page, phase: str) -> None:
    for _ in range(250):
        if phase_of(page) == phase:
            return
        step(page)
    raise AssertionError(f"never came to {phase}")
