"""Age of Steam in a browser: a careful person who clicks what is offered."""

from __future__ import annotations

import re

from playwright.sync_api import Page

from tests.browser.cube_rails_table import Game, press


class AgeOfSteam(Game):
    id = "age_of_steam"
    keys = re.compile(
        r"\b(aos|cr|phase|action|good|color|tile|place|map|score|event|problem|section|column)-[a-z_]{3,}"
    )
    simple = ("straight", "gentle")

    def decide(self, page: Page, phase: str) -> bool:
        if phase == "shares":
            press(page, "[data-issue]")
        elif phase == "start_player":
            press(page, "[data-decline]")
        elif phase == "actions":
            page.locator(".panel .tile.open").first.click()
            press(page, "[data-take]")
        elif phase == "production":
            press(page, "[data-produce], .panel [data-stock], .panel [data-finish]")
        else:
            return False
        return True


AGE_OF_STEAM = AgeOfSteam()
