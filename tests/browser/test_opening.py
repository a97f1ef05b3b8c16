"""Opening a table: it comes whole. Nothing jumps, and no name of a text is ever seen, however late the texts are."""

from __future__ import annotations

import time
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.conftest import NewPerson
from tests.browser.hall import PHONE, Hall, at_one_screen

pytestmark = pytest.mark.browser

WATCH = r"""
  const NAMES = /\b(aos|cr|ra|ir|rr|rt|phase|event|action|good|place|tile|score|option|map|round|turn)-[a-z_]{3,}/g;
  window.seen = { names: [], shift: 0 };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.seen.shift += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
  const look = () => {
    window.seen.names.push(...(document.getElementById('app')?.innerText.match(NAMES) ?? []));
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
"""
"""In every frame: names of texts that can be read, and how far things moved by themselves."""

MOST_SHIFT = 0.05
TABLES = {
    "age_of_steam": ("rust_belt", 4),
    "railes": ("northeast", 4),
    "russian_railroads": ("", 3),
    "italian_rails": ("", 2),
    "railroad_tiles": ("", 2),
}


def late(route: Route) -> None:
    time.sleep(0.4)
    route.continue_()


def seen(page: Page) -> dict[str, Any]:
    found: dict[str, Any] = page.evaluate("({ names: [...new Set(seen.names)], shift: seen.shift })")
    return found


@pytest.mark.parametrize("screen", [{}, PHONE], ids=["desk", "phone"])
@pytest.mark.parametrize("game", TABLES)
def test_a_table_comes_whole(hall: Hall, somebody: NewPerson, game: str, screen: dict[str, Any]) -> None:
    person = somebody(**screen)
    board, players = TABLES[game]
    first = hall.open_table(person, game, at_one_screen(players), board=board)
    address = first.url
    first.close()
    page = person.new_page()
    page.add_init_script(WATCH)
    page.route("**/text/*", late)
    page.goto(address)
    expect(page.locator(".decision")).to_be_visible()
    expect(page.locator(".table .board svg").last).to_be_attached()
    page.wait_for_timeout(700)
    found = seen(page)
    assert found["names"] == []
    assert found["shift"] < MOST_SHIFT, found
    if not screen:
        page.get_by_role("button", name="English").click()
        expect(page.get_by_role("button", name="Undo", exact=True)).to_be_visible()
        assert seen(page)["names"] == []
