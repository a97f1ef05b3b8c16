"""Raíles played in a real browser, by clicks, taps and keys alone."""

from __future__ import annotations

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from tests.browser.cube_rails_table import (
    build_by_clicks,
    click_hex,
    index_of,
    offered,
    phase_of,
    press,
    table_of,
    tile_for,
    view_of,
    wait_beyond,
)
from tests.browser.hall import Hall
from tests.browser.railes_table import RAILES, place_city

pytestmark = pytest.mark.browser

BY_LOT = {"first_order": "random"}
STANDARD = {"game": "standard"}


def seat_of(hall: Hall, page: Page) -> int:
    seat: int = table_of(hall, page)["position"]["to_act"][0]
    return seat


# --- a round of the Basic game -----------------------------------------------------------------------------------


def auction_of_places(hall: Hall, page: Page) -> None:
    """Two bid for the first place; every button tells the income its bid would leave, and the winner pays just that."""
    expect(page.locator(".auction .head")).to_contain_text("puesto 1")
    press(page, "[data-bid]")
    table = table_of(hall, page)
    bid, offer = offered(table, "bid")[1]
    button = page.locator(f"[data-bid='{bid['amount']}']")
    assert offer["units"] == 1
    expect(button).to_contain_text(f"Ingresos → −{-offer['income_after']}")
    winner = seat_of(hall, page)
    press(page, f"[data-bid='{bid['amount']}']")
    while view_of(hall, page)["auction"]["position"] == 1:
        press(page, "[data-drop]")
    after = view_of(hall, page)["players"][winner]
    assert after["income"] == offer["income_after"]
    assert after["cash"] == 5 - bid["amount"]
    while phase_of(page) == "first_order":
        press(page, "[data-drop]")
    assert view_of(hall, page)["order"][0] == winner


def take(hall: Hall, page: Page, action: str, use: bool) -> None:
    """The price stands there before the token is taken."""
    seat = seat_of(hall, page)
    page.locator(f"[data-action='{action}']").click()
    if use:
        choices = offered(table_of(hall, page), "choose")
        price = next(o for a, o in choices if a["action"] == action and a.get("use", True))
        expect(page.locator(".pay")).to_have_attribute("data-units", str(price["units"]))
        press(page, f"[data-take='{action}']")
        after = view_of(hall, page)["players"][seat]
        assert (after["income"], after["victory"]) == (price["income_after"], price["victory_after"])
    else:
        press(page, f"[data-take-pass='{action}']")
    assert view_of(hall, page)["actions"][action] == {"seat": seat, "used": use}


def build_turn(hall: Hall, page: Page) -> None:
    """Hex, tile; what is owed; the end. The sign tells the income before the tile is paid."""
    seat = seat_of(hall, page)
    for _ in range(2):
        table = table_of(hall, page)
        action = RAILES.best_build(table)
        if action is None:
            break
        price = next(o for a, o in offered(table, "build") if a == action)
        build_by_clicks(page, table, action)
        after = view_of(hall, page)["players"][seat]
        assert (after["income"], after["victory"]) == (price["income_after"], price["victory_after"])
    owed = view_of(hall, page)["owed"]
    if owed:
        at = index_of(page)
        page.locator("[data-finish]").click(force=True)  # it looks disabled, but it answers
        expect(page.get_by_role("alert")).to_contain_text("Urbanizar")
        assert index_of(page) == at
        place_city(page)
        assert view_of(hall, page)["owed"] is None
    view = view_of(hall, page)
    expect(page.locator(".draft li")).to_have_count(view["build"]["used"])
    expect(page.locator(".sums")).to_contain_text(f"gastado {view['build']['spent']} $")
    press(page, "[data-finish]")


def move(hall: Hall, page: Page) -> None:
    """The best delivery of the list, and the question that follows; else the locomotive."""
    page.wait_for_selector("[data-skip]")
    table = table_of(hall, page)
    seat = str(seat_of(hall, page))
    deliveries = offered(table, "deliver")
    if not deliveries:
        up = (
            "[data-skip]"
            if page.locator("[data-upgrade][aria-disabled='true']").count()
            else "[data-upgrade]"
        )
        press(page, up)
        return
    best = max(offer["gain"].get(seat, 0) for _, offer in deliveries)
    page.locator("[data-deliver]").first.click()
    press(page, "[data-deliver][aria-pressed='true']")
    assert view_of(hall, page)["delivery"]["points"][seat] == best
    while phase_of(page) == "score":
        answer(hall, page)


def answer(hall: Hall, page: Page) -> None:
    """Both results stand on the buttons, now and at the end; what is chosen comes true."""
    table = table_of(hall, page)
    view, seat = table["position"]["view"], table["position"]["to_act"][0]
    for action, offer in offered(table, "score"):
        button = page.locator(f"[data-score='{action['to']}']")
        text = button.inner_text().replace("−", "-")
        before = view["players"][seat]["income" if action["to"] == "income" else "victory"]
        assert f"{before} → {offer[action['to']]}" in text
        assert f"{offer['final']} PV" in text
    (_, _), (_, offer) = offered(table, "score")
    turn = view["turn"]
    press(page, "[data-score='victory']")
    after = view_of(hall, page)
    if after["turn"] == turn:
        assert after["players"][seat]["victory"] == offer["victory"]


def test_a_round_of_the_basic_game_at_four(hall: Hall, person: BrowserContext) -> None:
    page = RAILES.open(hall, person, "northeast", 4)
    auction_of_places(hall, page)
    for action, use in (
        ("urbanization", True),
        ("urban_growth", False),
        ("locomotive", True),
        ("engineer", True),
    ):
        take(hall, page, action, use)
    assert phase_of(page) == "build"
    while phase_of(page) == "build":
        build_turn(hall, page)
    assert sum(p["new_city"] for p in view_of(hall, page)["places"].values()) == 1
    while phase_of(page) in ("move", "score"):
        move(hall, page)
    page.wait_for_selector(".railes[data-phase='actions']")
    view = view_of(hall, page)
    assert view["turn"] == 2
    expect(page.locator(".bar")).to_contain_text("Turno 2 de 8")
    # The numbers of the tokens made the order, also that of the token taken face down.
    assert len(view["order"]) == 4
    expect(page.locator("#deck-log")).to_contain_text("Orden de turno")


def test_a_delivery_on_the_map_and_its_points(hall: Hall, person: BrowserContext) -> None:
    """Cube, its destination, once more; then income instead of victory points."""
    page, way = RAILES.open_with_a_paying_link(hall, person, "northeast", BY_LOT)
    RAILES.play_until(hall, page, "build")
    for step_of_way in way:
        table = table_of(hall, page)
        build_by_clicks(page, table, tile_for(table, step_of_way))
    RAILES.play_until(hall, page, "move")
    while not offered(table_of(hall, page), "deliver"):
        press(page, "[data-skip]")
    table = table_of(hall, page)
    view = table["position"]["view"]
    action, _ = offered(table, "deliver")[0]
    start, end = action["route"][0], action["route"][-1]
    at = index_of(page)
    cube = page.locator(f"[data-place='{start}'] [data-good='{action['good']}']").first.bounding_box()
    assert cube
    page.mouse.click(cube["x"] + cube["width"] / 2, cube["y"] + cube["height"] / 2)
    expect(page.locator(f"[data-goal='{end}']")).to_be_visible()
    places = {p["id"]: p for p in view["board"]["places"]}
    click_hex(page, view, places[end]["hex"])
    assert index_of(page) == at  # the first click only shows the way
    click_hex(page, view, places[end]["hex"])
    wait_beyond(page, at)
    assert phase_of(page) == "score"
    seat = seat_of(hall, page)
    income = view["players"][seat]["income"]
    press(page, "[data-score='income']")
    assert view_of(hall, page)["players"][seat]["income"] == income + 1


# --- the Standard game -------------------------------------------------------------------------------------------


def test_a_standard_auction(hall: Hall, person: BrowserContext) -> None:
    """Capital with its price, bids up to the cash, leaving to a place for what was said; nobody raises money."""
    page = RAILES.open(hall, person, "ruhr", 4, STANDARD)
    for units in (2, 1, 2, 1):
        for _ in range(units):
            page.locator("[data-more]").click()
        expect(page.locator("dl")).to_contain_text(f"0 → −{units}")
        press(page, f"[data-capital='{units}']")
    assert phase_of(page) == "auction"
    press(page, "[data-bid='0']")
    press(page, "[data-bid='1']")
    table = table_of(hall, page)
    cash = table["position"]["view"]["players"][seat_of(hall, page)]["cash"]
    assert max(a["amount"] for a, _ in offered(table, "bid")) == cash
    press(page, "[data-bid='3']")
    paid: dict[int, int] = {}
    while phase_of(page) == "auction":
        table = table_of(hall, page)
        seat = seat_of(hall, page)
        ((_, leave),) = offered(table, "drop")
        said = page.locator("[data-drop]").inner_text().replace("\N{NO-BREAK SPACE}", " ")
        assert f"{leave['place']}.º" in said
        assert (f"{leave['pays']} $" in said) == (leave["pays"] > 0)
        paid[seat] = leave["pays"]
        cash = table["position"]["view"]["players"][seat]["cash"]
        press(page, "[data-drop]")
        assert view_of(hall, page)["players"][seat]["cash"] == cash - leave["pays"]
    view = view_of(hall, page)
    winner = view["order"][0]
    assert winner not in paid
    assert view["players"][winner]["cash"] in (5 * 2 - 3, 5 * 1 - 3)
    # Tokens cost nothing here.
    expect(page.locator(".token-row .price")).to_have_count(0)


def test_a_standard_turn_to_the_income_phase(hall: Hall, person: BrowserContext) -> None:
    page = RAILES.open(hall, person, "ruhr", 3, STANDARD)
    for _ in range(3):
        page.locator("[data-more]").click()
        press(page, "[data-capital='1']")
    RAILES.play_until(hall, page, "move")
    page.keyboard.press("m")
    forecasts = [p["forecast"] for p in view_of(hall, page)["players"]]
    expect(page.locator(".drawer tbody tr")).to_have_count(3)
    RAILES.play_until(hall, page, "capital", 2)
    after = view_of(hall, page)["players"]
    assert [p["cash"] for p in after] == [f["cash_after"] for f in forecasts]
    assert [p["income"] for p in after] == [f["income_after"] for f in forecasts]


# --- New Cities and growth on the map ----------------------------------------------------------------------------


def test_a_new_city_on_the_map(hall: Hall, person: BrowserContext) -> None:
    """Town, colour, space: three clicks; the sign tells what comes."""
    page = RAILES.open(hall, person, "northeast", 3, BY_LOT)
    page.locator("[data-action='urbanization']").click()
    press(page, "[data-take='urbanization']")
    RAILES.play_until(hall, page, "build")
    while view_of(hall, page)["owed"] is None:
        press(page, "[data-finish]")
    view = view_of(hall, page)
    at = index_of(page)
    click_hex(page, view, "M5")  # Rutland: no city near, so no tile fits there
    page.locator("[data-fan='city gray']").click()
    page.locator("[data-fan='space 4']").hover()
    expect(page.locator(".effect").first).to_contain_text("Rutland será Nueva Ciudad gris · espacio 4")
    page.locator("[data-fan='space 4']").click()
    wait_beyond(page, at)
    after = view_of(hall, page)
    assert after["places"]["rutland"]["goods"] == view["supply"][3]
    assert after["supply"][3] == []
    assert after["new_cities"]["gray"] == view["new_cities"]["gray"] - 1


# --- why not -----------------------------------------------------------------------------------------------------


def test_a_refused_placement_on_a_thick_line(hall: Hall, person: BrowserContext) -> None:
    """The hex across the bay from Providence: its only way to the city is a thick black line."""
    page = RAILES.open(hall, person, "northeast", 3, BY_LOT)
    RAILES.play_until(hall, page, "build")
    table = table_of(hall, page)
    assert "P9" not in {a["hex"] for a, _ in offered(table, "build")}
    at = index_of(page)
    click_hex(page, table["position"]["view"], "P9")
    alert = page.get_by_role("alert")
    expect(alert).to_contain_text("línea negra gruesa")
    assert not RAILES.keys.search(alert.inner_text())
    assert index_of(page) == at
    alert.get_by_role("button", name="Ver la regla").click()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_be_visible()
    expect(dialog.locator("[id$='limits']").first).to_be_in_viewport()


def test_a_taken_token_is_explained(hall: Hall, person: BrowserContext) -> None:
    page = RAILES.open(hall, person, "northeast", 3, BY_LOT)
    page.locator("[data-action='engineer']").click()
    press(page, "[data-take]")
    page.locator("[data-action='engineer']").click(force=True)  # it looks disabled, but it answers
    expect(page.get_by_role("alert")).to_contain_text("Ingeniero")


# --- screens -----------------------------------------------------------------------------------------------------


def test_the_sheets_beside_the_map(hall: Hall, person: BrowserContext) -> None:
    page = RAILES.open(hall, person, "northeast", 4, BY_LOT)
    view = view_of(hall, page)
    page.keyboard.press("g")
    expect(page.locator("[data-supply]")).to_have_count(12)
    page.keyboard.press("m")
    expect(page.locator(".drawer tbody tr")).to_have_count(4)
    page.keyboard.press("k")
    expect(page.locator(".drawer .income li")).to_have_count(21)
    page.keyboard.press("t")
    expect(page.locator("[data-token]")).to_have_count(len(view["board"]["tokens"]))
    page.keyboard.press("Escape")
    expect(page.locator(".drawer .sheet-in")).to_have_count(0)
