"""A server with the built client, a browser, and people with cookies of their own."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Protocol

import pytest
from playwright.sync_api import Browser, BrowserContext, sync_playwright

from tests.browser.railroad_tiles_table import CHROMIUM, FLAGS, Hall


class NewPerson(Protocol):
    def __call__(self, locale: str = "es-ES", **given: Any) -> BrowserContext: ...


@pytest.fixture(scope="session")
def hall(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hall]:
    """One server for all tests: each test comes with a new guest, so they do not meet."""
    hall = Hall(tmp_path_factory.mktemp("hall"))
    yield hall
    hall.close()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture
def somebody(browser: Browser, hall: Hall) -> Iterator[NewPerson]:
    """Makes people; each has cookies of their own."""
    made: list[BrowserContext] = []

    def new(locale: str = "es-ES", **given: Any) -> BrowserContext:
        made.append(hall.person(browser, locale, **given))
        return made[-1]

    yield new
    for context in made:
        context.close()
