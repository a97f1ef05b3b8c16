"""Age of Steam played in a real browser, by clicks, taps and keys alone."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from tests.browser.age_of_steam_table import best_build, open_table, play_until, step
from tests.browser.conftest import NewPerson
from tests.browser.cube_rails_table import (
    Step,
    build_by_clicks,
    click_hex,
    index_of,
    offered,
    paying_link,
    phase_of,
    press,
    spot,
    table_of,
    tile_for,
    view_of,
    wait_beyond,
)
from tests.browser.railroad_tiles_table import AXE, Hall

pytestmark = pytest.mark.browser

PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
KEYS = re.compile(
    r"\b(aos|cr|phase|action|good|color|tile|place|map|score|event|problem|section|column)-[a-z_]{3,}"
)


@pytest.fixture
def person(somebody: NewPerson) -> BrowserContext:
    return somebody()


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
        action = best_build(table)
        if action is None:
            break
        spent += next(offer["price"] for a, offer in offered(table, "build") if a == action)
        build_by_clicks(page, table, action)
    after = view_of(hall, page)
    assert after["build"]["seat"] == seat
    assert after["build"]["spent"] == spent
    expect(page.locator(".draft li")).to_have_count(after["build"]["used"])
    expect(page.locator(".sums")).to_contain_text(f"gastado {spent} $")
    expect(page.locator(".sums")).to_contain_text(f"quedan {after['players'][seat]['cash']} $")
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
    page = open_table(hall, person, "rust_belt", 4)
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
        step(hall, page)
    page.wait_for_selector(".aos[data-phase='shares']")
    assert view_of(hall, page)["turn"] == 2
    expect(page.locator(".bar")).to_contain_text("Turno 2 de 8")
    expect(page.locator("#deck-log")).to_contain_text("Empieza el turno 2")


def with_a_paying_link(hall: Hall, person: BrowserContext) -> tuple[Page, list[Step]]:
    """A table whose cubes lie so that a link of one turn can deliver one: nearly every one."""
    for _ in range(5):
        page = open_table(hall, person, "rust_belt", 3)
        way = paying_link(view_of(hall, page))
        if way:
            return page, way
        page.close()
    raise AssertionError("no table with a cube for a city nearby")


def test_a_delivery_on_the_map(hall: Hall, person: BrowserContext) -> None:
    """Cube, then its destination, then once more."""
    page, way = with_a_paying_link(hall, person)
    for _ in range(3):
        issue(page, 2)
    play_until(hall, page, "build")
    for step_of_way in way:
        table = table_of(hall, page)
        build_by_clicks(page, table, tile_for(table, step_of_way))
    expect(page.locator("#deck-log")).to_contain_text("completa el enlace")
    play_until(hall, page, "move")
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
    page = open_table(hall, person, "barbados", 1)
    undone = 0
    for _ in range(400):
        phase = phase_of(page)
        if phase == "over":
            break
        if phase == "build" and undone < 3:
            table = table_of(hall, page)
            action = best_build(table)
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
        step(hall, page)
    assert phase_of(page) == "over"
    assert undone >= 1
    result = page.get_by_role("dialog")
    expect(result).to_be_visible()
    total = table_of(hall, page)["position"]["scores"][0]["total"]
    expect(result).to_contain_text(str(total).replace("-", "−"))


# --- why not -----------------------------------------------------------------------------------------------------


def test_a_refused_build_is_explained(hall: Hall, person: BrowserContext) -> None:
    page = open_table(hall, person, "rust_belt", 3)
    play_until(hall, page, "build")
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
    assert not KEYS.search(alert.inner_text())
    assert index_of(page) == at
    alert.get_by_role("button", name="Ver la regla").click()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_be_visible()
    expect(dialog.locator("[id$='connecting'], [id$='restrictions']").first).to_be_in_viewport()


def test_a_taken_action_is_explained(hall: Hall, person: BrowserContext) -> None:
    page = open_table(hall, person, "rust_belt", 3)
    play_until(hall, page, "actions")
    page.locator("[data-action='engineer']").click()
    press(page, "[data-take]")
    page.locator("[data-action='engineer']").click(force=True)  # it looks disabled, but it answers
    expect(page.get_by_role("alert")).to_contain_text("Ingeniero")


# --- screens -----------------------------------------------------------------------------------------------------


def test_everything_is_in_sight_at_1366x768(hall: Hall, person: BrowserContext) -> None:
    page = open_table(hall, person, "rust_belt", 6)
    for phase in ("shares", "auction", "actions", "build", "move"):
        play_until(hall, page, phase)
        assert page.evaluate("document.documentElement.scrollHeight") <= 768
        for selector in (".aos svg.map", ".decision", ".players-list", "#deck-log", ".panel button"):
            expect(page.locator(selector).first).to_be_in_viewport()
        log = page.locator("#deck-log").bounding_box()
        assert log
        assert log["height"] >= 100


def test_the_sheets_beside_the_map(hall: Hall, person: BrowserContext) -> None:
    page = open_table(hall, person, "rust_belt", 4)
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


def test_phone(hall: Hall, somebody: NewPerson) -> None:
    phone = somebody(**PHONE)
    page = open_table(hall, phone, "rust_belt", 3)
    for phase in ("shares", "auction", "actions", "build", "move"):
        play_until(hall, page, phase)
        assert page.evaluate("document.documentElement.scrollWidth") <= 390
        for button in page.locator(".panel .plate").all():
            box = button.bounding_box()
            assert box
            assert min(box["width"], box["height"]) >= 36
            assert box["x"] >= 0
            assert box["x"] + box["width"] <= 390
    page.locator("[data-drawer='money']").tap()
    expect(page.locator(".panel table tbody tr")).to_have_count(3)
    assert page.evaluate("document.documentElement.scrollWidth") <= 390


def test_a_build_turn_on_a_phone(hall: Hall, somebody: NewPerson) -> None:
    """First tap opens the hex, a tap on a tile shows it, the button builds."""
    phone = somebody(**PHONE)
    page = open_table(hall, phone, "rust_belt", 3)
    play_until(hall, page, "build")
    table = table_of(hall, page)
    action = best_build(table)
    assert action
    at = index_of(page)
    x, y = spot(page, table["position"]["view"], action["hex"])
    page.touchscreen.tap(x, y)
    tile = page.locator(f"[data-tile='{action['tile']} {action['turn']}']")
    tile.tap()
    assert index_of(page) == at
    page.locator("[data-build]").tap()
    wait_beyond(page, at)
    assert view_of(hall, page)["build"]["used"] == 1


def test_a_build_by_keys_alone(hall: Hall, person: BrowserContext) -> None:
    page = open_table(hall, person, "rust_belt", 3)
    play_until(hall, page, "build")
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
    at = wait_beyond(page, at)
    assert view_of(hall, page)["build"]["used"] == 1
    page.keyboard.press("u")
    page.wait_for_function("() => document.querySelectorAll('.draft li').length === 0")


# --- languages and barriers --------------------------------------------------------------------------------------


def words_of(page: Page) -> str:
    words: str = page.evaluate(
        "document.body.innerText + [...document.querySelectorAll('[aria-label],[title]')]"
        ".map(e => e.getAttribute('aria-label') + ' ' + e.getAttribute('title')).join(' ')"
    )
    return words


BOARDS = [
    ("rust_belt", 3),
    ("western_us", 3),
    ("southern_us", 3),
    ("germany", 3),
    ("barbados", 1),
    ("st_lucia", 2),
]


@pytest.mark.parametrize(("board", "players"), BOARDS)
def test_both_languages_in_every_phase(hall: Hall, person: BrowserContext, board: str, players: int) -> None:
    page = open_table(hall, person, board, players)
    seen = set()
    for _ in range(60):
        phase = phase_of(page)
        if phase not in seen:
            seen.add(phase)
            for sheet in ("g", "m", "k", "t"):
                page.keyboard.press(sheet)
                for language, own in (("EN", "Undo"), ("ES", "Deshacer")):
                    page.get_by_text(language, exact=True).click()
                    expect(page.locator(".controls")).to_contain_text(own)
                    expect(page.locator(".bar .phase")).not_to_contain_text("phase-")  # the texts have come
                    words = words_of(page)
                    assert not KEYS.search(words), KEYS.search(words)
                    assert "{" not in words
        if phase == "move":
            return
        step(hall, page)
    raise AssertionError(f"only saw {seen}")


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_no_barrier(hall: Hall, somebody: NewPerson, theme: str) -> None:
    page = open_table(hall, somebody(color_scheme=theme), "rust_belt", 5)
    page.evaluate(AXE.read_text())
    for phase in ("shares", "auction", "actions", "build", "move"):
        play_until(hall, page, phase)
        if phase == "build":
            page.locator(".panel summary").click()
            page.locator("[data-hex]").first.click()
        for sheet in ("g", "m", "k", "t"):
            page.keyboard.press(sheet)
            found = page.evaluate("axe.run(document, {resultTypes: ['violations']})")
            barriers = [(v["id"], [n["html"][:160] for n in v["nodes"]][:3]) for v in found["violations"]]
            assert barriers == [], (phase, sheet)


def test_board_in_words(hall: Hall, person: BrowserContext) -> None:
    page = open_table(hall, person, "rust_belt", 3)
    rows = page.locator("table", has_text="Hexágono").locator("tbody tr")
    view = view_of(hall, page)
    expect(rows).to_have_count(len(view["board"]["places"]))
    chicago = rows.filter(has_text="Chicago").first.text_content() or ""
    assert "ciudad, roja" in chicago
    goods = {"red": "rojo", "blue": "azul", "purple": "morado", "yellow": "amarillo", "black": "negro"}
    for good in view["places"]["chicago"]["goods"]:
        assert goods[good] in chicago
