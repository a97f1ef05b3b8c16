"""Railroad Tiles played in a real browser, by clicks, taps and keys alone."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Locator, Page, expect

from tests.browser.conftest import NewPerson
from tests.browser.hall import PHONE, Hall, barriers, check_targets, words_of
from tests.browser.railroad_tiles_table import (
    index_of,
    open_table,
    phase_of,
    play_until,
    step,
    wait_beyond,
)

pytestmark = pytest.mark.browser


def shown_number(page: Page, fact: str) -> int:
    text = page.locator(".fact", has_text=fact).first.locator("b").inner_text()
    return int(text.split("/")[0])


def test_whole_solo_game_by_clicks(hall: Hall, person: BrowserContext) -> None:
    page = person.new_page()
    page.goto(hall.address)
    page.get_by_role("button", name="En solitario").first.click()
    page.wait_for_selector(".rt[data-phase='take']")
    rounds = []
    for _ in range(200):
        if phase_of(page) == "over":
            break
        if phase_of(page) == "take":
            rounds.append(page.locator(".slot.clock svg").get_attribute("aria-label"))
        step(page)
    assert phase_of(page) == "over"
    assert len(rounds) == 8
    table = hall.table(page)
    assert table["status"] == "over"
    # The drawing knows the same sides as the rules: each open end is marked, no more and no fewer.
    page.keyboard.press("Escape")
    page.locator(".fact", has_text="Aberturas").click()
    player = table["position"]["view"]["players"][0]
    expect(page.locator(".end")).to_have_count(player["openings"])
    assert shown_number(page, "Puntos") == table["position"]["scores"][0]["total"]
    assert page.locator(".fresh.last").count() == 1
    check_both_languages(page)


def test_undo_redo_and_reload_in_mid_turn(hall: Hall, person: BrowserContext) -> None:
    page = open_table(hall, person)
    step(page)  # take a column
    step(page)  # lay the first tile
    before = page.locator(".edges rect").count()
    hand = page.locator(".face[data-tile]").count()
    at = index_of(page)
    step(page)
    expect(page.locator(".edges rect")).to_have_count(before + 1)

    page.get_by_role("button", name="Deshacer").first.click()
    expect(page.locator(".edges rect")).to_have_count(before)
    expect(page.locator(".face[data-tile]")).to_have_count(hand)
    page.get_by_role("button", name="Rehacer").click()
    expect(page.locator(".edges rect")).to_have_count(before + 1)
    assert index_of(page) > at

    left = [f.get_attribute("data-tile") for f in page.locator(".face[data-tile]").all()]
    page.reload()
    page.wait_for_selector(".rt .edges rect")
    expect(page.locator(".edges rect")).to_have_count(before + 1)
    assert [f.get_attribute("data-tile") for f in page.locator(".face[data-tile]").all()] == left
    step(page)


def check_both_languages(page: Page) -> None:
    """Nothing half translated: no key and no placeholder shows, and the words change."""
    spanish = words_of(page)
    page.get_by_text("EN", exact=True).click()
    expect(page.locator(".side")).to_contain_text("Waiting room")
    english = words_of(page)
    for words in (spanish, english):
        assert not re.search(
            r"\b(rt|phase|pawn|token|score|event|problem|objective|challenge)-[a-z_]+", words
        )
        assert "{$" not in words
    assert "Sala de espera" in spanish
    assert "Sala de espera" not in english


@pytest.mark.parametrize("phase", ["take", "lay", "pawns"])
def test_both_languages_in_every_phase(hall: Hall, person: BrowserContext, phase: str) -> None:
    page = open_table(hall, person, options={"objectives": "random", "challenge": 12})
    play_until(page, phase)
    page.keyboard.press("Escape")
    check_both_languages(page)


def play_on_in_both(
    hall: Hall, pages: dict[int, Page], until: Callable[[dict[str, Any]], bool], *, clicks: bool
) -> dict[str, Any]:
    """Whoever is to act does so in the own browser, and both see it without asking."""
    for _ in range(300):
        table = hall.table(pages[0])
        if until(table):
            return table
        seat = table["position"]["to_act"][0]
        if clicks:
            step(pages[seat])
        else:
            hall.act(pages[seat], seat, table, hall.table(pages[seat])["legal"][0])
        length = hall.table(pages[0])["length"]
        for page in pages.values():
            page.wait_for_function(
                "n => Number(document.querySelector('.rt').dataset.index) >= n", arg=length
            )
    raise AssertionError("the game does not come on")


def test_two_people_in_two_browsers(hall: Hall, somebody: NewPerson) -> None:
    ana, beto = somebody("es-ES"), somebody("en-GB")
    first = open_table(hall, ana, ("me", "open"), ready=False)
    second = beto.new_page()
    second.goto(first.url)
    second.get_by_role("button", name=re.compile("Take seat")).click()
    pages = {0: first, 1: second}
    for page in pages.values():
        page.wait_for_selector(".rt[data-phase='start']")
    table = play_on_in_both(hall, pages, lambda t: t["position"]["view"]["round"] == 3, clicks=True)
    # Each sees the own territory large and can open the other's.
    tiles = [len(p["tiles"]) for p in table["position"]["view"]["players"]]
    for seat, page in pages.items():
        if table["position"]["to_act"][0] != seat:
            expect(page.locator(".edges rect")).to_have_count(tiles[seat])
        page.locator(f"[data-open='{1 - seat}']").click()
        expect(page.locator(".edges rect")).to_have_count(tiles[1 - seat])
        page.get_by_role("button", name=re.compile("Volver a mi|Back to my")).click()
        expect(page.locator(".edges rect")).to_have_count(tiles[seat])
    # To the end: both see the same result, each in the own language and from the own seat.
    table = play_on_in_both(hall, pages, lambda t: t["status"] == "over", clicks=False)
    totals = [str(score["total"]).replace("-", "−") for score in table["position"]["scores"]]
    winner = table["position"]["ranking"][0][0]
    for seat, page in pages.items():
        result = page.get_by_role("dialog")
        expect(result).to_be_visible()
        for total in totals:
            expect(result).to_contain_text(total)
        won = result.get_by_text(re.compile("¡Has ganado!|You win!"))
        expect(won).to_have_count(1 if seat == winner else 0)


def test_hot_seat_shows_who_plays(hall: Hall, person: BrowserContext) -> None:
    page = open_table(hall, person, ("me", "hotseat", "hotseat"))
    seen = set()
    for _ in range(60):
        seen.add(page.locator(".whose").inner_text())
        if phase_of(page) == "lay" and len(seen) == 3 and page.locator("[data-spot]").count():
            break
        step(page)
    assert len(seen) == 3
    # In Railroad Tiles the last in order starts, so taken columns name their owners.
    assert page.locator(".owner").count() >= 1


def test_refused_placement_is_explained(hall: Hall, person: BrowserContext) -> None:
    page = open_table(hall, person)
    play_until(page, "lay")
    step(page)
    length = index_of(page)
    box = page.locator("svg[role=group]").bounding_box()
    assert box
    page.mouse.click(box["x"] + 12, box["y"] + box["height"] - 12)  # a far corner: nothing lies next to it
    alert = page.get_by_role("alert")
    expect(alert).to_contain_text("no toca por un lado ninguna de tus losetas")
    assert index_of(page) == length
    alert.get_by_role("button", name="Ver la regla").click()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_be_visible()
    rule = dialog.locator("#laying-connected, [id$='laying-connected']").first
    expect(rule).to_be_in_viewport()


def turned(page: Page) -> str:
    return page.locator(".spot.here .ghost path").evaluate_all("e => e.map(p => p.getAttribute('d')).join()")


def test_wheel_and_right_button_turn_the_ghost(hall: Hall, person: BrowserContext) -> None:
    page = open_table(hall, person)
    play_until(page, "lay")
    table = hall.table(page)
    lays = [a for a in table["legal"] if a["do"] == "lay"]
    tile = next(t for t in dict.fromkeys(a["tile"] for a in lays) if sum(a["tile"] == t for a in lays) > 1)
    ways = sum(a["tile"] == tile for a in lays)
    page.locator(f".face[data-tile='{tile}']").first.click()
    page.locator("[data-spot='0,0']").hover()
    faces = [turned(page)]
    for i in range(ways - 1):
        if i % 2:
            page.locator("[data-spot='0,0']").click(button="right")
        else:
            page.mouse.wheel(0, 100)
            page.wait_for_timeout(120)
        faces.append(turned(page))
    assert len(set(faces)) == ways  # every offered way, none twice
    page.keyboard.press("r")
    assert turned(page) == faces[0]
    page.locator("[data-spot='0,0']").click()
    wait_beyond(page, table["position"]["index"])


def test_pawn_preview_is_what_is_scored(hall: Hall, person: BrowserContext) -> None:
    page = open_table(hall, person)
    for _ in range(3):
        play_until(page, "pawns")
        while (target := page.locator("[data-target]")).count():
            table = hall.table(page)
            before = table["position"]["view"]["players"][0]["prestige"]
            promised = int((target.last.locator("text").text_content() or "").removeprefix("+"))
            target.last.hover(force=True)
            assert page.locator(".network path").count() > 0
            at = index_of(page)
            target.last.click(force=True)
            wait_beyond(page, at)
            after = hall.table(page)["position"]["view"]["players"][0]["prestige"]
            assert after - before == promised
        while phase_of(page) == "pawns":
            step(page)


def focused(page: Page) -> Locator:
    return page.locator(":focus")


def test_a_turn_by_keys_alone(hall: Hall, person: BrowserContext) -> None:
    page = open_table(hall, person)
    for _ in range(60):
        page.keyboard.press("Tab")
        if focused(page).get_attribute("data-column") == "1":
            break
    assert focused(page).get_attribute("data-column") == "1"
    at = index_of(page)
    page.keyboard.press("Enter")
    at = wait_beyond(page, at)
    laid = 0
    while phase_of(page) == "lay" and page.locator("[data-spot]").count():
        page.keyboard.press("1")
        expect(page.locator("[data-spot]:focus")).to_have_count(1)
        page.keyboard.press("ArrowRight")
        page.keyboard.press("r")
        page.keyboard.press("Enter")
        at = wait_beyond(page, at)
        laid += 1
        expect(page.locator(".edges rect")).to_have_count(laid)
    assert laid == 3
    expect(page.locator("[data-end]:focus")).to_have_count(1)
    page.keyboard.press("Enter")
    wait_beyond(page, at)
    assert phase_of(page) == "take"
    page.keyboard.press("u")
    page.wait_for_selector(".rt[data-phase='lay']")


def test_the_focus_follows_who_plays_by_keys(hall: Hall, person: BrowserContext) -> None:
    """From the first column to the first pawn without ever looking for the next thing to do."""
    page = open_table(hall, person)
    page.locator("[data-column='2']").focus()
    for _ in range(80):
        expect(
            page.locator(":is([data-column], [data-spot], [data-target], [data-end], [data-discard]):focus")
        ).to_have_count(1)
        pawn = focused(page).get_attribute("data-target") is not None
        at = index_of(page)
        page.keyboard.press("Enter")
        wait_beyond(page, at)
        if pawn:
            break
    pawns = hall.table(page)["position"]["view"]["players"][0]["pawns"]
    assert len(pawns) == 1


def test_phone(hall: Hall, somebody: NewPerson) -> None:
    phone = somebody(**PHONE)
    page = open_table(hall, phone, options={"objectives": "random"})
    column = page.locator("[data-column='2']")
    column.tap()
    page.wait_for_timeout(300)
    assert phase_of(page) == "take"  # the first touch only shows it
    column.tap()
    page.wait_for_selector(".rt[data-phase='lay']")
    for _ in range(3):
        at = index_of(page)
        spot = page.locator("[data-spot]").first
        spot.tap()
        expect(page.locator(".spot.here .ghost")).to_have_count(1)
        assert index_of(page) == at
        page.locator("[data-spot]").first.tap()
        wait_beyond(page, at)
        assert page.evaluate("document.documentElement.scrollWidth") <= 390
    check_targets(page, ".panel .face, .panel .plate", least=44)


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_no_serious_barrier(hall: Hall, somebody: NewPerson, theme: str) -> None:
    context = somebody(color_scheme=theme)
    page = open_table(hall, context, ("me", "hotseat"), options={"objectives": "random"})
    for phase in ("take", "lay", "pawns"):
        play_until(page, phase)
        assert barriers(page, ".rt, .panel") == []


def test_board_in_words(hall: Hall, person: BrowserContext) -> None:
    page = open_table(hall, person)
    play_until(page, "lay")
    step(page)
    rows = page.locator("table", has_text="Casilla").locator("tbody tr")
    expect(rows).to_have_count(1)
    assert rows.first.inner_text().startswith("0, 0") or "0, 0" in (rows.first.text_content() or "")


def test_map_is_dragged_zoomed_and_fitted(hall: Hall, person: BrowserContext) -> None:
    page = open_table(hall, person)
    play_until(page, "lay")
    step(page)
    ground = page.locator("svg[role=group] > g").first
    fitted = ground.get_attribute("transform")
    box = page.locator("svg[role=group]").bounding_box()
    assert box
    x, y = box["x"] + 20, box["y"] + box["height"] - 20
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 60, y - 40, steps=4)
    page.mouse.up()
    dragged = ground.get_attribute("transform")
    assert dragged != fitted
    assert page.get_by_role("alert").count() == 0  # a drag is no click
    page.mouse.wheel(0, 300)
    page.wait_for_function(
        "t => document.querySelector('svg[role=group] > g').getAttribute('transform') !== t", arg=dragged
    )
    zoomed = ground.get_attribute("transform")
    page.locator(".tile, .face.open").first.hover()
    step(page)
    assert ground.get_attribute("transform") == zoomed  # it stays where the person left it
    page.get_by_role("button", name="Verlo todo").click()
    page.wait_for_function(
        "t => document.querySelector('svg[role=group] > g').getAttribute('transform') !== t", arg=zoomed
    )
