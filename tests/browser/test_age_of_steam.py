"""Age of Steam played in a real browser, by clicks, taps and keys alone."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from tests.browser.age_of_steam_table import AGE_OF_STEAM
from tests.browser.cube_rails_table import (
    build_by_clicks,
    click_hex,
    index_of,
    offered,
    phase_of,
    press,
    spot,
    table_of,
    tile_for,
    view_of,
    wait_beyond,
)
from tests.browser.hall import Hall

pytestmark = pytest.mark.browser


# --- the table ---------------------------------------------------------------------------------------------------


def test_a_table_is_set_up_by_its_map(hall: Hall, person: BrowserContext) -> None:
    """A map brings its number of players and its own options, and a number of players its maps."""
    page = person.new_page()
    page.goto(f"{hall.address}/new/age_of_steam")
    expect(page.get_by_role("radio", name=re.compile("Rust Belt"))).to_be_checked()
    expect(page.get_by_role("radio", name="3", exact=True)).to_be_checked()
    page.get_by_role("radio", name=re.compile("Barbados")).check()
    expect(page.get_by_role("radio", name="1", exact=True)).to_be_checked()
    options = page.locator(".options")
    solo = options.get_by_text("Barbados")
    expect(solo.first).to_be_visible()
    page.get_by_role("radio", name="4", exact=True).check()
    expect(page.get_by_role("radio", name=re.compile("Rust Belt"))).to_be_checked()
    expect(solo).to_have_count(0)
    page.get_by_role("radio", name=re.compile("Alemania")).check()
    expect(options).to_contain_text("Wien")
    page.get_by_role("button", name="¡Viajeros al tren!").click()
    page.wait_for_selector(".aos[data-phase]")
    table = table_of(hall, page)
    assert (table["map"], len(table["seats"])) == ("germany", 4)
    assert table["options"]["germany_cubes"] == "wien"
    assert "barbados_setup" not in table["options"]


# --- a round -----------------------------------------------------------------------------------------------------


def issue(page: Page, shares: int) -> None:
    for _ in range(shares):
        page.locator("[data-more]").click()
    press(page, f"[data-issue='{shares}']")


def auction(hall: Hall, page: Page) -> None:
    """Two bid, the rest leave; what the panel says of leaving is what is paid."""
    press(page, "[data-bid]")
    press(page, "[data-bid]")
    while phase_of(page) == "auction":
        table = table_of(hall, page)
        seat = table["position"]["to_act"][0]
        ((_, leave),) = offered(table, "drop")
        said = page.locator("[data-drop]").inner_text()
        assert f"{leave['place']}.º" in said
        cash = table["position"]["view"]["players"][seat]["cash"]
        press(page, "[data-drop]")
        assert view_of(hall, page)["players"][seat]["cash"] <= cash - leave["pays"]


def build_turn(hall: Hall, page: Page) -> None:
    """Hex, tile, again, and the end: the draft says what was spent."""
    seat = table_of(hall, page)["position"]["to_act"][0]
    spent = 0
    for _ in range(3):
        table = table_of(hall, page)
        action = AGE_OF_STEAM.best_build(table)
        if action is None:
            break
        spent += next(offer["price"] for a, offer in offered(table, "build") if a == action)
        build_by_clicks(page, table, action)
    after = view_of(hall, page)
    assert after["build"]["seat"] == seat
    assert after["build"]["spent"] == spent
    expect(page.locator(".draft li")).to_have_count(after["build"]["used"])
    expect(page.locator(".sums")).to_contain_text(f"gastado {spent} $")
    cash = after["players"][seat]["cash"]
    left = {0: "no queda nada", 1: "queda 1 $"}.get(cash, f"quedan {cash} $")
    expect(page.locator(".sums")).to_contain_text(left)
    press(page, "[data-finish]")


def move(hall: Hall, page: Page) -> None:
    """A cube that reaches somebody's city is clicked on the map with its destination; else the locomotive is raised."""
    page.wait_for_selector("[data-skip]")
    table = table_of(hall, page)
    seat = str(table["position"]["to_act"][0])
    deliveries = offered(table, "deliver")
    if not deliveries:
        if page.locator("[data-upgrade][aria-disabled='true']").count():
            press(page, "[data-skip]")
        else:
            page.locator("[data-upgrade]").click()
            press(page, "[data-upgrade-do]")
        return
    page.locator("[data-deliver]").first.click()
    expect(page.locator("[data-deliver][aria-pressed='true']")).to_have_count(1)
    best = max(offer["gain"].get(seat, 0) for _, offer in deliveries)
    income = table["position"]["view"]["players"][int(seat)]["income"]
    press(page, "[data-deliver][aria-pressed='true']")
    after = view_of(hall, page)
    if after["turn"] == table["position"]["view"]["turn"]:
        assert (
            after["players"][int(seat)]["income"] == income + best
        )  # the first in the list is the best for me


def test_a_round_of_four_by_clicks(hall: Hall, person: BrowserContext) -> None:
    page = AGE_OF_STEAM.open(hall, person, "rust_belt", 4)
    for shares in (3, 2, 3, 2):
        issue(page, shares)
    auction(hall, page)
    actions: list[str | None] = []
    while phase_of(page) == "actions":
        tile = page.locator(".tile.open").nth(len(actions) % 3)
        actions.append(tile.get_attribute("data-action"))
        tile.click()
        press(page, "[data-take]")
    assert len(set(actions)) == 4
    players = view_of(hall, page)["players"]
    assert {p["action"] for p in players} == set(actions)
    while phase_of(page) == "build":
        build_turn(hall, page)
    assert view_of(hall, page)["track"]
    while phase_of(page) == "move":
        move(hall, page)
    while phase_of(page) == "production":
        AGE_OF_STEAM.step(page)
    page.wait_for_selector(".aos[data-phase='shares']")
    assert view_of(hall, page)["turn"] == 2
    expect(page.locator(".bar")).to_contain_text("Turno 2 de 8")
    expect(page.locator("#deck-log")).to_contain_text("Empieza el turno 2")


def test_a_delivery_on_the_map(hall: Hall, person: BrowserContext) -> None:
    """Cube, then its destination, then once more."""
    page, way = AGE_OF_STEAM.open_with_a_paying_link(hall, person, "rust_belt")
    for _ in range(3):
        issue(page, 2)
    AGE_OF_STEAM.play_until(hall, page, "build")
    for step_of_way in way:
        table = table_of(hall, page)
        build_by_clicks(page, table, tile_for(table, step_of_way))
    expect(page.locator("#deck-log")).to_contain_text("completa el enlace")
    AGE_OF_STEAM.play_until(hall, page, "move")
    table = table_of(hall, page)
    action, offer = offered(table, "deliver")[0]
    start, end = action["route"][0], action["route"][-1]
    at = index_of(page)
    cube = page.locator(f"[data-place='{start}'] [data-good='{action['good']}']").first.bounding_box()
    assert cube
    page.mouse.click(cube["x"] + cube["width"] / 2, cube["y"] + cube["height"] / 2)
    goal = page.locator(f"[data-goal='{end}']")
    expect(goal).to_be_visible()
    expect(page.locator(".filter")).to_be_visible()
    places = {p["id"]: p for p in table["position"]["view"]["board"]["places"]}
    click_hex(page, table["position"]["view"], places[end]["hex"])
    assert index_of(page) == at  # the first click only shows the way
    expect(page.locator("[data-deliver][aria-pressed='true']")).to_have_count(1)
    click_hex(page, table["position"]["view"], places[end]["hex"])
    wait_beyond(page, at)
    assert offer["gain"]
    for owner, income in offer["gain"].items():
        before = table["position"]["view"]["players"][int(owner)]["income"]
        assert view_of(hall, page)["players"][int(owner)]["income"] == before + income


# --- Barbados ----------------------------------------------------------------------------------------------------


def test_barbados_with_undo(hall: Hall, person: BrowserContext) -> None:
    """The solo game to its end; what was done is taken back and done again on the way."""
    page = AGE_OF_STEAM.open(hall, person, "barbados", 1)
    undone = 0
    for _ in range(400):
        phase = phase_of(page)
        if phase == "over":
            break
        if phase == "build" and undone < 3:
            table = table_of(hall, page)
            action = AGE_OF_STEAM.best_build(table)
            if action is not None and not table["position"]["view"]["build"]["used"]:
                before = table["position"]["view"]
                build_by_clicks(page, table, action)
                laid = view_of(hall, page)
                assert len(laid["track"]) >= len(before["track"])
                assert laid["build"]["used"] == 1
                page.get_by_role("button", name="Deshacer").first.click()
                expect(page.locator(".draft li")).to_have_count(0)
                after = view_of(hall, page)
                assert after["track"] == before["track"]
                assert after["players"] == before["players"]
                page.get_by_role("button", name="Rehacer").click()
                expect(page.locator(".draft li")).to_have_count(1)
                assert view_of(hall, page)["track"] == laid["track"]
                undone += 1
        if phase == "actions":
            locked = view_of(hall, page)["locked"]
            expect(page.locator(".tile.locked")).to_have_count(len(locked))
        AGE_OF_STEAM.step(page)
    assert phase_of(page) == "over"
    assert undone >= 1
    result = page.get_by_role("dialog")
    expect(result).to_be_visible()
    total = table_of(hall, page)["position"]["scores"][0]["total"]
    expect(result).to_contain_text(str(total).replace("-", "−"))


# --- why not -----------------------------------------------------------------------------------------------------


def test_a_refused_build_is_explained(hall: Hall, person: BrowserContext) -> None:
    page = AGE_OF_STEAM.open(hall, person, "rust_belt", 3)
    AGE_OF_STEAM.play_until(hall, page, "build")
    table = table_of(hall, page)
    view = table["position"]["view"]
    open_hexes = {a["hex"] for a, _ in offered(table, "build")}
    far = next(
        h["id"]
        for h in view["board"]["hexes"]
        if h["place"] is None and h["id"] not in open_hexes and h["q"] > 2
    )
    at = index_of(page)
    click_hex(page, view, far)
    alert = page.get_by_role("alert")
    expect(alert).to_be_visible()
    assert not AGE_OF_STEAM.keys.search(alert.inner_text())
    assert index_of(page) == at
    alert.get_by_role("button", name="Ver la regla").click()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_be_visible()
    expect(dialog.locator("[id$='connecting'], [id$='restrictions']").first).to_be_in_viewport()


def test_a_cube_that_is_stuck_is_explained(hall: Hall, person: BrowserContext) -> None:
    """Cotton in Augusta, before any track: the cause is named, not a route that nobody chose."""
    page = AGE_OF_STEAM.open(hall, person, "southern_us", 3)
    at = index_of(page)
    view = view_of(hall, page)
    augusta = next(place["hex"] for place in view["board"]["places"] if place["id"] == "augusta")
    alert = page.get_by_role("alert")
    click_hex(page, view, augusta)
    expect(alert).to_contain_text("Ahora toca emitir acciones")
    assert index_of(page) == at
    AGE_OF_STEAM.play_until(hall, page, "move")
    click_hex(page, view, augusta)
    expect(alert).to_contain_text("De Augusta no sale ningún enlace completo")
    alert.get_by_role("button", name="Ver la regla").click()
    expect(page.get_by_role("dialog").locator("[id$='moving']").first).to_be_in_viewport()


def test_a_taken_action_is_explained(hall: Hall, person: BrowserContext) -> None:
    page = AGE_OF_STEAM.open(hall, person, "rust_belt", 3)
    AGE_OF_STEAM.play_until(hall, page, "actions")
    page.locator("[data-action='engineer']").click()
    press(page, "[data-take]")
    page.locator("[data-action='engineer']").click(force=True)  # it looks disabled, but it answers
    expect(page.get_by_role("alert")).to_contain_text("Ingeniero")


# --- screens -----------------------------------------------------------------------------------------------------


def test_the_sheets_beside_the_map(hall: Hall, person: BrowserContext) -> None:
    page = AGE_OF_STEAM.open(hall, person, "rust_belt", 4)
    page.keyboard.press("g")
    expect(page.locator("[data-column]")).to_have_count(20)
    page.locator("[data-column='light1']").hover()
    view = view_of(hall, page)
    fed = next(c["feeds"] for c in view["board"]["columns"] if c["id"] == "light1")
    name = next(p["name"] for p in view["board"]["places"] if p["id"] == fed)
    expect(page.locator("[data-column='light1']")).to_contain_text(name)
    # And the other way round: pointing at a city marks its column.
    hex = next(p["hex"] for p in view["board"]["places"] if p["id"] == fed)
    page.mouse.move(*spot(page, view, hex))
    expect(page.locator("[data-column='light1'].marked")).to_have_count(1)
    page.keyboard.press("m")
    expect(page.locator(".drawer tbody tr")).to_have_count(4)
    page.keyboard.press("t")
    expect(page.locator(".drawer .tiles li")).to_have_count(len(view["board"]["tiles"]))
    page.keyboard.press("Escape")
    expect(page.locator(".drawer .sheet-in")).to_have_count(0)


def test_board_in_words(hall: Hall, person: BrowserContext) -> None:
    page = AGE_OF_STEAM.open(hall, person, "rust_belt", 3)
    rows = page.locator("table", has_text="Hexágono").locator("tbody tr")
    view = view_of(hall, page)
    expect(rows).to_have_count(len(view["board"]["places"]))
    chicago = rows.filter(has_text="Chicago").first.text_content() or ""
    assert "ciudad, roja" in chicago
    goods = {"red": "rojo", "blue": "azul", "purple": "morado", "yellow": "amarillo", "black": "negro"}
    for good in view["places"]["chicago"]["goods"]:
        assert goods[good] in chicago
