"""A server with the built client, a browser, and people with cookies of their own."""

from __future__ import annotations

from collections.abc import Generator, Iterator
from typing import Any, Protocol

import pytest
from playwright.sync_api import Browser, BrowserContext, sync_playwright
from playwright.sync_api import Error as BrowserError

from tests.browser.hall import CHROMIUM, FLAGS, ROOT, Hall

PICTURES = ROOT / "build" / "browser-failures"
PEOPLE = pytest.StashKey[list[BrowserContext]]()


class NewPerson(Protocol):
    def __call__(self, locale: str = "es-ES", **given: Any) -> BrowserContext: ...


@pytest.fixture(scope="session")
def hall(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hall]:
    """One server for all tests of a worker: each test comes with a new guest, so they do not meet."""
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
def somebody(browser: Browser, hall: Hall, request: pytest.FixtureRequest) -> Iterator[NewPerson]:
    """Makes people; each has cookies of their own."""
    made: list[BrowserContext] = []
    request.node.stash[PEOPLE] = made

    def new(locale: str = "es-ES", **given: Any) -> BrowserContext:
        made.append(hall.person(browser, locale, **given))
        return made[-1]

    yield new
    for context in made:
        context.close()


@pytest.fixture
def person(somebody: NewPerson) -> BrowserContext:
    """Somebody at a desk who speaks Spanish."""
    return somebody()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item, call: pytest.CallInfo[None]
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """A test that fails leaves pictures of what was on its screens."""
    report = yield
    if report.when == "call" and report.failed:
        pages = [page for person in item.stash.get(PEOPLE, []) for page in person.pages]
        for n, page in enumerate(pages, 1):
            path = PICTURES / f"{item.name}-{n}.png"
            try:
                page.screenshot(path=path, timeout=5_000)
            except BrowserError as error:
                report.sections.append(("no picture", str(error)))
            else:
                report.sections.append(("picture", f"{page.url} in {path.relative_to(ROOT)}"))
    return report
