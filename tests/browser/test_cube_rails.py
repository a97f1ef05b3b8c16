"""What is the same in Age of Steam and in Raíles, in a real browser: screens, phones, keys, languages, barriers."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, expect

from tests.browser.age_of_steam_table import AGE_OF_STEAM
from tests.browser.conftest import NewPerson
from tests.browser.cube_rails_table import (
    Game,
    index_of,
    phase_of,
    spot,
    table_of,
    view_of,
    wait_beyond,
)
from tests.browser.hall import PHONE, Hall, barriers, check_targets, words_of
from tests.browser.railes_table import RAILES

pytestmark = pytest.mark.browser

HYPHENS = re.compile(r"(?<![\w-])-\d")
SHEETS = ("g", "m", "k", "t")


@dataclass(frozen=True)
class MapCase:
    """A game on a map, and the phases of its first turn in which people decide."""

    game: Game
    board: str
    phases: tuple[str, ...]
    options: dict[str, Any] = field(default_factory=dict)

    def __str__(self) -> str:
        return "-".join([self.game.id, self.board, *self.options.values()])


STEAM = ("shares", "auction", "actions", "build", "move")
RUST_BELT = MapCase(AGE_OF_STEAM, "rust_belt", STEAM)
NORTHEAST = MapCase(RAILES, "northeast", ("first_order", "actions", "build", "move"))
STANDARD = MapCase(RAILES, "ruhr", ("capital", "auction", "actions", "build", "move"), {"game": "standard"})
BY_LOT = MapCase(RAILES, "northeast", ("actions", "build", "move"), {"first_order": "random"})
ALL_MAPS = [
    (RUST_BELT, 3),
    *((MapCase(AGE_OF_STEAM, board, STEAM), 3) for board in ("western_us", "southern_us", "germany")),
    (MapCase(AGE_OF_STEAM, "barbados", ("shares", "actions", "build", "move")), 1),
    # Without shares nobody has money for track on this one.
    (MapCase(AGE_OF_STEAM, "st_lucia", ("start_player", "shares", "actions", "move")), 2),
    (NORTHEAST, 3),
    (STANDARD, 3),
]


@pytest.mark.parametrize("table", [RUST_BELT, NORTHEAST, STANDARD], ids=str)
def test_everything_is_in_sight_at_1366x768(hall: Hall, person: BrowserContext, table: MapCase) -> None:
    page = table.game.open(hall, person, table.board, 6, table.options)
    for phase in table.phases:
        table.game.play_until(hall, page, phase)
        assert page.evaluate("document.documentElement.scrollHeight") <= 768
        for selector in ("svg.map", ".decision", ".players-list", "#deck-log", ".panel button"):
            expect(page.locator(selector).first).to_be_in_viewport()
        log = page.locator("#deck-log").bounding_box()
        assert log
        assert log["height"] >= 100


@pytest.mark.parametrize("table", [RUST_BELT, NORTHEAST, STANDARD], ids=str)
def test_phone(hall: Hall, somebody: NewPerson, table: MapCase) -> None:
    page = table.game.open(hall, somebody(**PHONE), table.board, 3, table.options)
    for phase in table.phases:
        table.game.play_until(hall, page, phase)
        assert page.evaluate("document.documentElement.scrollWidth") <= 390
        check_targets(page, ".panel .plate")
    page.locator("[data-drawer='money']").tap()
    expect(page.locator(".panel table tbody tr")).to_have_count(3)
    assert page.evaluate("document.documentElement.scrollTop") == 0
    assert page.evaluate("document.documentElement.scrollWidth") <= 390


@pytest.mark.parametrize("table", [RUST_BELT, BY_LOT], ids=str)
def test_a_build_turn_on_a_phone(hall: Hall, somebody: NewPerson, table: MapCase) -> None:
    """First tap opens the hex, a tap on a tile shows it, in Raíles with its price in income; the button builds."""
    page = table.game.open(hall, somebody(**PHONE), table.board, 3, table.options)
    table.game.play_until(hall, page, "build")
    now = table_of(hall, page)
    action = table.game.best_build(now)
    assert action
    at = index_of(page)
    page.touchscreen.tap(*spot(page, now["position"]["view"], action["hex"]))
    page.locator(f"[data-tile='{action['tile']} {action['turn']}']").tap()
    assert index_of(page) == at
    if table.game is RAILES:
        expect(page.locator(".choice .effect")).to_contain_text("Ingresos 0 → −1")
    page.locator("[data-build]").tap()
    wait_beyond(page, at)
    assert view_of(hall, page)["build"]["used"] == 1


@pytest.mark.parametrize("table", [RUST_BELT, BY_LOT], ids=str)
def test_a_build_by_keys_alone(hall: Hall, person: BrowserContext, table: MapCase) -> None:
    page = table.game.open(hall, person, table.board, 3, table.options)
    table.game.play_until(hall, page, "build")
    at = index_of(page)
    page.locator(".panel summary").focus()
    page.keyboard.press("Enter")
    page.keyboard.press("Tab")
    expect(page.locator("[data-hex]:focus")).to_have_count(1)
    page.keyboard.press("Enter")
    page.locator("[data-tile]").first.focus()
    page.keyboard.press("Enter")
    assert index_of(page) == at
    page.keyboard.press("Enter")
    wait_beyond(page, at)
    assert view_of(hall, page)["build"]["used"] == 1
    page.keyboard.press("u")
    page.wait_for_function("() => document.querySelectorAll('.draft li').length === 0")


@pytest.mark.parametrize(("table", "players"), ALL_MAPS, ids=str)
def test_both_languages_in_every_phase(
    hall: Hall, person: BrowserContext, table: MapCase, players: int
) -> None:
    page = table.game.open(hall, person, table.board, players, table.options)
    seen = []
    for _ in range(60):
        phase = phase_of(page)
        if phase not in seen:
            seen.append(phase)
            for language, own in (("EN", "Undo"), ("ES", "Deshacer")):
                page.get_by_text(language, exact=True).click()
                expect(page.locator(".controls")).to_contain_text(own)
                expect(page.locator(".bar .phase")).not_to_contain_text("phase-")  # the texts have come
                for sheet in SHEETS:
                    page.keyboard.press(sheet)
                    words = words_of(page)
                    assert not table.game.keys.search(words), table.game.keys.search(words)
                    assert "{" not in words
                    assert not HYPHENS.search(words), "a hyphen for a minus"
        if phase == "move":
            break
        table.game.step(page)
    assert tuple(seen) == table.phases


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("table", [RUST_BELT, NORTHEAST], ids=str)
def test_no_barrier(hall: Hall, somebody: NewPerson, table: MapCase, theme: str) -> None:
    page = table.game.open(hall, somebody(color_scheme=theme), table.board, 3, table.options)
    for phase in table.phases:
        table.game.play_until(hall, page, phase)
        if phase == "actions" and table.game is RAILES:
            page.locator(".token-row.open").last.click()
        if phase == "build":
            page.locator(".panel summary").click()
            page.locator("[data-hex]").first.click()
        assert barriers(page, every=True) == [], phase
    for sheet in SHEETS:
        page.keyboard.press(sheet)
        assert barriers(page, every=True) == [], sheet
