"""Russian Railroads played in a real browser, by clicks, taps and keys alone."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, expect

from tests.browser.conftest import NewPerson
from tests.browser.hall import PHONE, Hall, barriers, check_targets, words_of
from tests.browser.russian_railroads_table import (
    BOARD,
    View,
    do,
    index_of,
    offered,
    open_position,
    open_table,
    phase_of,
    place,
    step,
    table_of,
    view_of,
    wait_beyond,
)

pytestmark = pytest.mark.browser

KEYS = re.compile(
    r"\b(rr|phase|action|colour|line|space|engineer|token|card|kind|score|event|problem)-[a-z_]{3,}"
)


def me(view: View) -> dict[str, Any]:
    """Whose turn it is."""
    player: dict[str, Any] = view["players"][view["turn"]["seat"]]
    return player


def placing(view: View) -> bool:
    return bool(view["phase"] == "turn" and view["turn"]["kind"] == "turn")


def pending(kind: str, **wanted: Any) -> Any:
    """Positions where an entry of a kind can be decided."""

    def there(view: View) -> bool:
        return any(
            e["kind"] == kind
            and e["usable"]
            and not e["locked"]
            and all(e[k] == v for k, v in wanted.items())
            for e in view["pending"]
        )

    return there


# --- placing ---------------------------------------------------------------------------------------------------------


def test_a_placement_shows_what_it_costs_and_gives(hall: Hall, person: BrowserContext) -> None:
    """First click shows, the way to pay can be changed, the button places; the tracks advance by clicks on the line."""
    page = open_position(
        hall,
        person,
        4,
        lambda v: (
            placing(v)
            and v["spaces"]["track_black3"]["free"]
            and me(v)["rubles"] >= 1
            and me(v)["workers"]["free"] >= 2
            and me(v)["tracks"]["kiev"]["black"] <= 5
        ),
    )
    at = index_of(page)
    seat = view_of(hall, page)["turn"]["seat"]
    page.locator("[data-space='track_black3']").click()
    expect(page.locator("[data-placement]")).to_contain_text("3 avances de vía negra")
    assert index_of(page) == at
    page.locator("[data-way]").nth(1).click()
    do(page, "[data-place='track_black3']")
    paid = view_of(hall, page)["spaces"]["track_black3"]["pieces"]
    assert [p["seat"] for p in paid] == [seat]
    assert paid[0]["rubles"] + paid[0]["temporary"] >= 1
    before = view_of(hall, page)["players"][seat]["tracks"]["kiev"]["black"]
    for n in range(1, 4):
        do(page, "[data-track='kiev black']")
        assert view_of(hall, page)["players"][seat]["tracks"]["kiev"]["black"] == before + n
    expect(page.locator(".panel [data-end]")).to_be_visible()


def test_gain_shown_is_gain_had(hall: Hall, person: BrowserContext) -> None:
    """What a track on the line promises is what the live scoring then says."""
    page = open_position(hall, person, 3, lambda v: v["round"] >= 3 and pending("advance")(v))
    table = table_of(hall, page)
    seat = table["position"]["view"]["turn"]["seat"]
    action, offer = max(offered(table, "advance"), key=lambda pair: pair[1]["gain"])
    before = table["position"]["view"]["players"][seat]["preview"]["total"]
    track = page.locator(f"[data-track='{action['line']} {action['colour']}']")
    track.hover()
    expect(page.locator(".tip")).to_contain_text(f"casilla {offer['to']}")
    do(page, f"[data-track='{action['line']} {action['colour']}']")
    after = view_of(hall, page)["players"][seat]["preview"]["total"]
    assert after == before + offer["gain"]
    expect(page.locator(f"[data-board='{seat}'] .gain")).to_have_text(f"+{after}")


def test_why_not(hall: Hall, person: BrowserContext) -> None:
    """A space that is taken, a colour that is not owned, and the way to the rule."""
    page = open_position(
        hall, person, 4, lambda v: placing(v) and v["round"] == 1 and not v["spaces"]["loco_1w"]["free"]
    )
    at = index_of(page)
    page.locator("[data-space='track_white2']").click()
    alert = page.get_by_role("alert")
    expect(alert).to_contain_text(
        "Aún no tienes vías blancas: llegan cuando tu vía negra alcanza la casilla 15"
    )
    assert not KEYS.search(alert.inner_text())
    page.locator("[data-space='loco_1w']").click()
    expect(alert).to_contain_text(re.compile("Ana|Beto|Carla|Dani"))
    assert index_of(page) == at
    alert.get_by_role("button", name="Ver la regla").click()
    expect(page.get_by_role("dialog")).to_be_visible()


# --- whole games and rounds ------------------------------------------------------------------------------------------


def test_a_whole_game_against_a_bot(hall: Hall, person: BrowserContext) -> None:
    """Two players, six rounds, all by clicks; the result is shown at the end."""
    page = open_table(hall, person, 2, bots=1)
    wait_beyond(page, -1)
    for _ in range(600):
        if phase_of(page) == "over":
            break
        step(page)
    assert phase_of(page) == "over"
    expect(page.get_by_role("dialog")).to_be_visible()
    table = table_of(hall, page)
    assert table["status"] == "over"
    assert table["position"]["view"]["round"] == 6


def test_order_changes_and_its_worker_is_used_again(hall: Hall, person: BrowserContext) -> None:
    """Four at one screen: a worker on the turn order, all pass, the order changes, the worker moves on."""
    page = open_position(
        hall,
        person,
        4,
        lambda v: (
            placing(v)
            and v["round"] == 2
            and me(v)["position"] == 4
            and me(v)["workers"]["free"] >= 1
            and v["spaces"]["order_1"]["free"]
            and v["spaces"]["order_2"]["free"]
        ),
    )
    claimer = view_of(hall, page)["turn"]["seat"]
    place(page, "order_1")
    do(page, ".panel [data-end]")
    while phase_of(page) != "relocation":
        page.locator(".panel [data-pass]").click()
        do(page, ".panel [data-pass-sure]")
    view = view_of(hall, page)
    assert view["order"][0] == claimer
    assert view["turn"]["seat"] == claimer
    expect(page.locator(".order li").first).to_contain_text(
        f"1.ª posición: {['Ana', 'Beto', 'Carla', 'Dani'][claimer]}"
    )
    place(page, "track_black_or_grey1")
    do(page, ".panel [data-pick='advance']")
    do(page, ".panel [data-end]")
    after = view_of(hall, page)
    assert after["round"] == 3
    assert after["turn"]["seat"] == claimer


def test_a_nested_chain(hall: Hall, person: BrowserContext) -> None:
    """A locomotive reaches a ? space, the token is chosen, its card too, and the end bonus waits until last."""
    page = open_position(
        hall,
        person,
        4,
        lambda v: (
            bool(v["offers"])
            and any(
                o and "reach" in o and any(f["type"] == "question_token" for f in o["fires"])
                for o in v["offers"]
            )
            and "card" in me(v)["tokens"]
            and not any(e["kind"] == "token" for e in v["pending"])
        ),
    )
    table = table_of(hall, page)
    seat = table["position"]["view"]["turn"]["seat"]
    action = next(
        a for a, o in offered(table, "locomotive") if any(f["type"] == "question_token" for f in o["fires"])
    )
    do(page, f"[data-loco='{action['line']} {action['over']}']")
    while page.locator("[data-choices='locomotive'], [data-kind='locomotive'] [data-pick]").count():
        do(page, "[data-kind='locomotive'] [data-pick]")
    kinds = [e["kind"] for e in view_of(hall, page)["pending"]]
    assert "token" in kinds
    if len(kinds) > 1:
        page.locator(f"[data-entry='{kinds.index('token')}']").click()
    do(page, "[data-pick='token']:has-text('Carta ? y bonificación final')")
    waiting = view_of(hall, page)["pending"]
    bonus = next(e for e in waiting if e["kind"] == "bonus")
    assert bonus["locked"]
    expect(page.locator(f"[data-entry='{bonus['entry']}']")).to_be_disabled()
    page.locator(f"[data-entry='{next(e['entry'] for e in waiting if e['kind'] == 'card')}']").click()
    do(page, "[data-pick='card']:has-text('Ingeniero y rublo')")
    for _ in range(20):
        if all(e["kind"] == "bonus" for e in view_of(hall, page)["pending"]):
            break
        do(page, ".panel [data-pick]:not([data-pick='bonus'])")
    points = view_of(hall, page)["players"][seat]["points"]
    do(page, "[data-pick='points']")
    after = view_of(hall, page)["players"][seat]
    assert after["points"] == points + 10
    assert "any_any" in [e["id"] for e in after["engineers"]]
    expect(page.locator("[data-space='own_any_any']")).to_be_visible()
    do(page, ".panel [data-end]")


def test_end_bonus_cards_are_secret(hall: Hall, person: BrowserContext) -> None:
    """Who looked through the pile must take a card; the next one at the same screen does not see which."""
    page = open_position(hall, person, 3, lambda v: pending("bonus")(v) and len(v["passed"]) < 2)
    seat = view_of(hall, page)["turn"]["seat"]
    do(page, "[data-pick='look']")
    expect(page.locator("[data-pick='points']")).to_have_count(0)
    do(page, "[data-pick='bonus']")
    page.keyboard.press("c")
    cards = page.locator("section.sheets")
    card = view_of(hall, page)["players"][seat]["own_end_cards"][0]
    expect(cards).to_contain_text("Mis cartas de bonificación final")
    expect(cards.locator("[data-held]")).to_have_attribute("data-held", card)
    do(page, ".panel [data-end]")
    assert view_of(hall, page)["turn"]["seat"] != seat
    assert view_of(hall, page)["players"][seat]["own_end_cards"] is None
    expect(cards.locator("[data-held]")).to_have_count(0)


# --- screens ---------------------------------------------------------------------------------------------------------

SCREENS = {
    "start": lambda v: v["phase"] == "start_bonus",
    "turn": lambda v: placing(v) and v["round"] >= 3,
    "build": pending("build_both"),
    "locomotive": pending("locomotive"),
    "token": pending("token"),
    "advance": lambda v: v["round"] >= 3 and pending("advance")(v),
}


@pytest.mark.parametrize("screen", SCREENS)
def test_everything_is_in_sight_at_1366x768(hall: Hall, person: BrowserContext, screen: str) -> None:
    page = open_position(hall, person, 4, SCREENS[screen])
    assert page.evaluate("document.documentElement.scrollHeight") <= 768
    for selector in (
        ".central",
        ".player-board svg",
        ".decision",
        ".players-list",
        "#deck-log",
        ".panel button",
    ):
        expect(page.locator(selector).first).to_be_in_viewport()
    lane = page.locator(".player-board svg").first.bounding_box()
    frame = page.locator(BOARD).bounding_box()
    assert lane
    assert frame
    assert lane["y"] + lane["height"] <= frame["y"] + frame["height"] + 1
    log = page.locator("#deck-log").bounding_box()
    assert log
    assert log["height"] >= 100


@pytest.mark.parametrize("screen", ["turn", "token"])
def test_phone(hall: Hall, somebody: NewPerson, screen: str) -> None:
    page = open_position(hall, somebody(**PHONE), 4, SCREENS[screen])
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    assert page.evaluate("document.documentElement.scrollHeight") <= 844
    check_targets(page, ".panel .plate, .panel [data-pick], .panel [data-entry]")
    for tab in ("central", "own"):
        page.locator(f"[data-tab='{tab}']").tap()
        assert page.evaluate("document.documentElement.scrollWidth") <= 390


def test_a_turn_on_a_phone(hall: Hall, somebody: NewPerson) -> None:
    """Group, space, button; then the track in the sheet: first tap shows it on the board, the button does it."""
    page = open_position(
        hall,
        somebody(**PHONE),
        4,
        lambda v: placing(v) and v["spaces"]["track_black2"]["free"] and me(v)["workers"]["free"] > 0,
    )
    seat = view_of(hall, page)["turn"]["seat"]
    page.locator("[data-group='track']").tap()
    at = index_of(page)
    page.locator("[data-space='track_black2']").tap()
    assert index_of(page) == at
    page.locator("[data-place='track_black2']").tap()
    at = wait_beyond(page, at)
    expect(page.locator(".player-board")).to_be_visible()  # the own board comes by itself
    page.locator("[data-pick='advance']").first.tap()
    assert index_of(page) == at
    page.locator("[data-do]").tap()
    wait_beyond(page, at)
    assert view_of(hall, page)["turn"]["seat"] == seat
    page.locator("[data-board]").nth(1).tap()
    expect(page.locator(".player-board")).not_to_have_attribute("data-seat", str(seat))


def test_a_turn_by_keys_alone(hall: Hall, person: BrowserContext) -> None:
    page = open_position(
        hall,
        person,
        4,
        lambda v: placing(v) and v["spaces"]["track_black2"]["free"] and me(v)["workers"]["free"] > 0,
    )
    at = index_of(page)
    page.keyboard.press("ArrowDown")
    first = page.locator("[data-space]:focus").get_attribute("data-space") or ""
    page.keyboard.press("ArrowRight")
    expect(page.locator("[data-walk]:focus")).to_have_count(1)
    expect(page.locator(f"[data-space='{first}']:focus")).to_have_count(0)
    page.locator("[data-space='track_black2']").focus()
    page.keyboard.press("Enter")
    assert index_of(page) == at
    page.keyboard.press("Enter")
    at = wait_beyond(page, at)
    page.locator("[data-track]").first.focus()
    page.keyboard.press("Enter")
    at = wait_beyond(page, at)
    page.keyboard.press("u")
    wait_beyond(page, at)
    page.keyboard.press("p")
    expect(page.locator("section.sheets table").first).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("section.sheets")).to_have_count(0)
    seat = page.locator(".player-board").get_attribute("data-seat") or ""
    page.keyboard.press("o")
    expect(page.locator(".player-board")).not_to_have_attribute("data-seat", seat)


# --- languages and barriers ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("screen", ["start", "turn", "build", "token"])
def test_both_languages(hall: Hall, person: BrowserContext, screen: str) -> None:
    page = open_position(hall, person, 4, SCREENS[screen])
    for language, own in (("EN", "Undo"), ("ES", "Deshacer")):
        page.get_by_text(language, exact=True).click()
        expect(page.locator(".controls")).to_contain_text(own)
        expect(page.locator(".bar .phase")).not_to_contain_text("phase-")
        for sheet in ("Escape", "p", "c"):
            page.keyboard.press(sheet)
            words = words_of(page)
            assert not KEYS.search(words), KEYS.search(words)
            assert "{" not in words


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_no_serious_barrier(hall: Hall, somebody: NewPerson, theme: str) -> None:
    for screen in ("turn", "token"):
        page = open_position(hall, somebody(color_scheme=theme), 4, SCREENS[screen])
        if screen == "turn":
            page.locator(f"{BOARD} [data-space].open").first.click()
        for sheet in ("", "p", "c"):
            if sheet:
                page.keyboard.press(sheet)
            assert barriers(page, f"{BOARD}, .panel, .players-list") == [], (screen, sheet)
