"""Raíles in a browser: a careful person who clicks what is offered."""

from __future__ import annotations

import re

from playwright.sync_api import Page

from tests.browser.cube_rails_table import Game, press


class Railes(Game):
    id = "railes"
    keys = re.compile(
        r"\b(ra|cr|phase|action|good|color|tile|place|map|score|event|problem|track)-[a-z_]{3,}"
    )
    simple = ("21", "22")

    def decide(self, page: Page, phase: str) -> bool:
        if phase == "first_order":
            press(page, "[data-drop]")
        elif phase == "capital":
            for _ in range(2):
                page.locator("[data-more]").click()
            press(page, "[data-capital]")
        elif phase == "actions":
            page.locator(".panel .token-row.open").first.click()
            press(page, "[data-take], .panel [data-take-pass]")
        elif phase == "build" and page.locator("[data-finish][aria-disabled='true']").count():
            place_city(page)
        elif phase == "score":
            press(page, "[data-score='victory']")
        else:
            return False
        return True


def place_city(page: Page) -> None:
    """Carry out Urban Growth or Urbanize in the panel: the first city or town, colour and space."""
    places = page.locator("[data-places]")
    places.select_option(index=1)
    if page.locator("[data-color]").count():
        page.locator("[data-color]").first.click()
    if page.locator("[data-space]").count() and not page.locator("[data-space][aria-pressed='true']").count():
        page.locator("[data-space]").first.click()
    press(page, "[data-do-city]")


RAILES = Railes()
