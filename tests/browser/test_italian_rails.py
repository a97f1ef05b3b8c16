"""Italian Rails played in a real browser, by clicks, drags, taps and keys alone."""

from __future__ import annotations

import re
from itertools import pairwise

import pytest
from playwright.sync_api import BrowserContext, expect

from tests.browser.conftest import NewPerson
from tests.browser.hall import PHONE, Hall, barriers
from tests.browser.italian_rails_table import (
    FLOOD,
    OPENING,
    TO_BOLOGNA,
    begin,
    click_point,
    drag,
    end,
    ghost,
    index_of,
    keep_two,
    open_position,
    open_table,
    phase_of,
    press,
    spot,
    view_of,
    wait_beyond,
)

pytestmark = pytest.mark.browser

KEYS = re.compile(r"\b(ir|phase|action|good|place|ferry|news|score|event|problem|locomotive)-[a-z_]{3,}")


# --- setting up ----------------------------------------------------------------------------------------------------


def test_two_of_five_cards_in_secret(hall: Hall, person: BrowserContext) -> None:
    """The rival's cards lie face down until both have chosen; the rest becomes the public offer."""
    page = open_table(hall, person)
    expect(page.locator(".rack [data-card]")).to_have_count(5)
    expect(page.locator(".backs span")).to_have_count(5)
    mine = [int(card.get_attribute("data-card") or 0) for card in page.locator(".rack [data-card]").all()]
    dealt = view_of(hall, page)
    first = page.locator(
        f"[data-order='{mine[0]}-1']"
    )  # where it comes from, how far, what the track would cost
    expect(first).to_contain_text(f"{dealt['board']['cards'][str(mine[0])][0]['distance']} puntos")
    expect(first.locator(".price")).to_have_text(str(dealt["plans"][str(mine[0])][0]["price"]))
    page.locator("[data-keep]").click(force=True)  # nothing is picked yet: it answers
    expect(page.get_by_role("alert")).to_be_visible()
    keep_two(page)
    keep_two(page)
    page.wait_for_selector(".ir[data-phase='build']")
    view = view_of(hall, page)
    assert len(view["offer"]) == 6
    assert mine[:2] in [p["cards"] for p in view["players"]]
    assert view["active"] == min((min(p["cards"]), seat) for seat, p in enumerate(view["players"]))[1]


def test_an_order_is_shown_on_the_map(hall: Hall, person: BrowserContext) -> None:
    """Pointing at it: where the good is, where it goes, how far, what track it would take."""
    page = open_position(hall, person, OPENING)
    page.locator("[data-order='44-1']").hover()
    order = view_of(hall, page)["board"]["cards"]["44"][0]
    note = page.locator("[data-note]")
    expect(note).to_contain_text("aceite de oliva de Bari a Aosta")
    expect(note).to_contain_text(f"{order['distance']} puntos")
    expect(note).to_contain_text(f"pagan {order['pay']} M")
    plan = view_of(hall, page)["plans"]["44"][0]
    expect(note).to_contain_text(f"{plan['price']} M desde Bari")
    expect(page.locator(".looked .source")).to_have_count(1)
    page.locator("[data-order='44-3']").hover()  # the planner: what goes well with it
    expect(note.locator("[data-fit]").first).to_contain_text(re.compile("después|antes|mismo camino"))


# --- drawing -------------------------------------------------------------------------------------------------------


def test_a_line_drawn_by_dragging(hall: Hall, person: BrowserContext) -> None:
    """The line follows the pointer with its price; back over itself it is rubbed out; Enter draws it, undo takes it off."""
    page = open_table(hall, person)
    begin(page)
    view = view_of(hall, page)
    seat = view["active"]
    drag(page, view, ["L12", "M13", "N13", "N14", "N13"])
    assert ghost(page) == ["L12", "M13", "N13"]
    drag(page, view, ["N13", "N14", "O15"])  # on from its end
    line = ["L12", "M13", "N13", "N14", "O15"]
    assert ghost(page) == line
    expect(page.locator(".effect")).to_contain_text("4 vías")
    at = index_of(page)
    with page.expect_response(lambda answer: answer.url.endswith("/actions")) as answered:
        page.keyboard.press("Enter")
    wait_beyond(page, at)
    sent = answered.value.json()["table"]["position"]
    assert sent["board"]
    assert "board" not in sent["view"]  # it was sent before, once
    after = view_of(hall, page)
    assert len(after["tracks"][seat]) == 4
    assert after["players"][seat]["cash"] == 60 - after["building"]["spent"]
    expect(page.locator("[data-fresh='4']")).to_be_attached()
    at = index_of(page)
    page.keyboard.press("u")
    wait_beyond(page, at)
    assert view_of(hall, page)["tracks"][seat] == []


def test_a_goal_is_proposed_and_the_line_bent(hall: Hall, person: BrowserContext) -> None:
    """The cheapest way with its price; dragging its middle bends it; the draft says what the money is not enough for."""
    page = open_table(hall, person)
    begin(page)
    view = view_of(hall, page)
    click_point(page, view, "bologna")
    assert ghost(page) == TO_BOLOGNA.split()
    expect(page.locator(".effect")).to_contain_text("16 M · quedan 4 M · 8 vías")
    middle = ghost(page)[4]
    drag(page, view, [middle, "N16"])
    bent = ghost(page)
    assert "N16" in bent
    assert (bent[0], bent[-1]) == ("L12", "bologna")
    page.keyboard.press("Escape")
    expect(page.locator("[data-do]")).to_have_count(0)
    click_point(page, view, "firenze")
    ways = [ghost(page)]
    page.keyboard.press("o")  # from another city
    ways.append(ghost(page))
    assert ways[0][0] != ways[1][0]
    click_point(page, view, "udine")
    expect(page.locator(".effect")).to_contain_text("después")
    at = index_of(page)
    page.locator("[data-do]").click()
    wait_beyond(page, at)
    spent = view_of(hall, page)["building"]["spent"]
    assert 15 < spent <= 20


def test_the_rubber(hall: Hall, person: BrowserContext) -> None:
    """Any section of this turn can be taken off, with what hangs on it; the rest of the line stays."""
    page = open_table(hall, person)
    begin(page)
    view = view_of(hall, page)
    seat = view["active"]
    expect(page.locator("[data-rubber]")).to_have_count(0)
    at = index_of(page)
    click_point(page, view, "bologna")
    page.keyboard.press("Enter")
    wait_beyond(page, at)
    page.locator("[data-rubber]").click()
    one, other = spot(page, view, "O15"), spot(page, view, "O16")
    middle = ((one[0] + other[0]) / 2, (one[1] + other[1]) / 2)
    page.mouse.move(*middle)
    expect(page.locator("[data-rubbed='4']")).to_be_attached()
    page.mouse.click(*middle)
    expect(page.locator("[data-fresh='4']")).to_be_attached()
    after = view_of(hall, page)
    assert len(after["tracks"][seat]) == 4
    assert after["players"][seat]["cash"] == 60 - after["building"]["spent"] > 60 - 16


def test_why_not(hall: Hall, person: BrowserContext) -> None:
    """A point that no line can reach, and an engine there is no money for, answer with a sentence and its rule."""
    page = open_position(hall, person, OPENING)
    end(page)
    view = view_of(hall, page)
    click_point(page, view, "cagliari")
    expect(page.get_by_role("alert")).to_contain_text("construye antes un transbordador")
    expect(page.get_by_role("alert")).to_contain_text("Ver la regla")
    press(page, "[data-upgrade='fast']")
    page.locator("[data-upgrade='super']").click(force=True)
    alert = page.get_by_role("alert")
    expect(alert).to_be_visible()
    alert.get_by_text("Ver la regla").click()
    expect(page.get_by_role("dialog")).to_be_visible()


# --- hauling -------------------------------------------------------------------------------------------------------


def test_a_delivery(hall: Hall, person: BrowserContext) -> None:
    """Place the train, load for a card, ride, deliver: the way is shown before it is ridden, and the pay is the card's."""
    page = open_position(hall, person, OPENING)
    view = view_of(hall, page)
    expect(page.locator(".decision")).to_contain_text("coloca tu tren")
    at = index_of(page)
    click_point(page, view, "bologna")
    assert index_of(page) == at  # the first click only shows
    click_point(page, view, "bologna")
    wait_beyond(page, at)
    press(page, "[data-trade='load'][data-card='44']")
    expect(page.locator(".card[data-card='44']")).to_have_attribute("data-locked", "3")
    expect(page.locator(".card[data-card='44'] [data-cube='0']")).to_be_visible()
    expect(page.locator("[data-pin='milano']")).to_contain_text("13")
    view = view_of(hall, page)
    at = index_of(page)
    click_point(page, view, "milano")
    assert ghost(page)[0] == "bologna"
    expect(page.locator(".effect")).to_contain_text("entregas por 13 M")
    page.keyboard.press("Enter")
    wait_beyond(page, at)
    cash = view_of(hall, page)["players"][0]["cash"]
    press(page, "[data-deliver='44']")
    after = view_of(hall, page)["players"][0]
    assert (after["cash"], after["loads"], after["deliveries"]) == (cash + 13, [], 1)
    expect(page.locator(".rack [data-card='44']")).to_have_count(0)


def test_a_ride_by_dragging_the_train(hall: Hall, person: BrowserContext) -> None:
    page = open_position(hall, person, [*OPENING, "place bologna"])
    view = view_of(hall, page)
    drag(page, view, ["bologna", "P17", "P16", "O16"])
    assert ghost(page) == ["bologna", "P17", "P16", "O16"]
    at = index_of(page)
    page.keyboard.press("Enter")
    wait_beyond(page, at)
    after = view_of(hall, page)
    assert after["players"][0]["train"]["point"] == "O16"
    assert after["moving"]["left"] == 6


def test_a_double_click_ends_the_move_and_not_the_turn(hall: Hall, person: BrowserContext) -> None:
    """After the first click another button lies under the pointer."""
    page = open_position(hall, person, OPENING)
    at = index_of(page)
    for click in (1, 2):
        box = page.locator(".panel [data-end]").bounding_box()
        assert box
        page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        page.mouse.down(click_count=click)
        page.mouse.up(click_count=click)
        wait_beyond(page, at)
    page.wait_for_timeout(300)
    assert (index_of(page), phase_of(page)) == (at + 1, "build")
    end(page)  # a click of its own does it
    assert phase_of(page) == "move"


# --- events --------------------------------------------------------------------------------------------------------


def test_a_flood(hall: Hall, person: BrowserContext) -> None:
    """The newspaper tells it, the rivers swell, the bridges are gone, and nobody builds there while it lasts."""
    page = open_position(hall, person, FLOOD)
    view = view_of(hall, page)
    assert len(view["tracks"][0]) == 6  # two bridges of eight sections are gone
    paper = page.locator("[data-event='flood_po']")
    expect(paper).to_contain_text("Beto")
    expect(page.locator(".weather .flood")).to_have_count(2 * 9)
    board, flooded = view["board"], set(view["news"][0]["edges"])
    assert all(board["edges"][e][4] == "river" for e in flooded)
    end(page)
    # From Bologna's side of the Po no line is proposed over it; the old bridge is refused with its reason.
    names = [p[0] for p in board["points"]]
    click_point(page, view, "P17")
    click_point(page, view, "parma")
    line = [names.index(name) for name in ghost(page)]
    assert line
    crossed = {n for n, e in enumerate(board["edges"]) if {e[0], e[1]} in [set(p) for p in pairwise(line)]}
    assert not crossed & flooded
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    click_point(page, view, "M13")
    click_point(page, view, "cremona")  # every way from here is over a river of the Po
    expect(page.get_by_role("alert")).to_contain_text("Ver la regla")
    expect(page.locator("[data-ghost='build']")).to_have_count(0)


# --- the page ------------------------------------------------------------------------------------------------------


def test_everything_in_sight_without_scrolling(hall: Hall, person: BrowserContext) -> None:
    page = open_position(hall, person, OPENING)
    for selector in (".rack", ".panel", ".players-list", "#deck-log", "svg.map"):
        box = page.locator(selector).first.bounding_box()
        assert box
        assert box["y"] >= 0
        assert box["y"] + box["height"] <= 768
    for last in (page.locator(".rack .card").last, page.locator(".panel [data-end]")):
        box = last.bounding_box()
        assert box
        assert box["y"] + box["height"] <= 768
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")


def test_by_the_keyboard_alone(hall: Hall, person: BrowserContext) -> None:
    """Arrows walk from point to point, Enter proposes and draws."""
    page = open_position(hall, person, [*OPENING, "end"])
    page.keyboard.press("ArrowRight")
    cursor = page.locator("[data-cursor]")
    first = cursor.get_attribute("data-cursor")
    for _ in range(4):
        page.keyboard.press("ArrowRight")
    assert cursor.get_attribute("data-cursor") != first
    at = index_of(page)
    for _ in range(12):
        if page.locator("[data-ghost='build']").count():
            break
        page.keyboard.press("ArrowUp")
        page.keyboard.press("Enter")
    assert ghost(page)
    page.keyboard.press("Enter")
    wait_beyond(page, at)


def test_on_a_phone(hall: Hall, somebody: NewPerson) -> None:
    """Map on top, decision below; a tap shows, the sign does."""
    page = open_position(hall, somebody(**PHONE), OPENING)
    box = page.locator("svg.map").bounding_box()
    assert box
    assert box["height"] > 250
    view = view_of(hall, page)
    at = index_of(page)
    page.touchscreen.tap(*spot(page, view, "bologna"))
    assert index_of(page) == at
    page.locator("[data-do]").tap()
    wait_beyond(page, at)
    page.locator(".panel [data-trade='load'][data-card='44']").tap()
    page.wait_for_selector(".panel [data-wagon='pasta']")
    assert page.evaluate("document.documentElement.scrollWidth") <= 390


def test_two_fingers_zoom_and_one_pulls(hall: Hall, somebody: NewPerson) -> None:
    """Real touches: a pinch brings the map nearer, a finger on the sea pulls it, and taps go on working."""
    person = somebody(**PHONE)
    page = open_position(hall, person, OPENING)
    view = view_of(hall, page)
    hand = person.new_cdp_session(page)

    def touch(kind: str, *points: tuple[float, float]) -> None:
        fingers = [{"x": x, "y": y, "id": n} for n, (x, y) in enumerate(points)]
        hand.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": fingers})

    def apart() -> float:
        one, other = spot(page, view, "milano"), spot(page, view, "roma")
        return abs(one[1] - other[1])

    before = apart()
    x, y = spot(page, view, "bologna")
    touch("touchStart", (x - 20, y))
    touch("touchStart", (x - 20, y), (x + 20, y))
    for n in range(1, 9):
        touch("touchMove", (x - 20 - 6 * n, y), (x + 20 + 6 * n, y))
    touch("touchEnd")
    assert apart() > 2 * before
    milan = spot(page, view, "milano")
    touch("touchStart", (300, 330))
    for n in range(1, 6):
        touch("touchMove", (300 - 10 * n, 330 + 4 * n))
    touch("touchEnd")
    moved = spot(page, view, "milano")
    assert (round(moved[0] - milan[0]), round(moved[1] - milan[1])) == (-50, 20)
    assert phase_of(page) == "move"
    page.touchscreen.tap(*spot(page, view, "bologna"))
    expect(page.locator("[data-do]")).to_be_visible()
    assert page.evaluate("visualViewport.scale") == 1  # the page itself stays as it is


def test_both_languages(hall: Hall, person: BrowserContext) -> None:
    for lines in (FLOOD, [*OPENING, "end"]):
        page = open_position(hall, person, lines)
        for language, city in (("EN", "Florence"), ("ES", "Florencia")):
            page.get_by_text(language, exact=True).click()
            expect(page.locator("[data-city='firenze']")).to_contain_text(city)
            expect(page.locator(".bar .phase")).not_to_contain_text("phase-")
            words = page.evaluate("document.querySelector('.table').textContent")
            assert not KEYS.search(words), KEYS.search(words)
            assert "{" not in words
        page.close()


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_no_serious_barrier(hall: Hall, somebody: NewPerson, theme: str) -> None:
    person = somebody(color_scheme=theme)
    for lines in (["deal 1 2 3 44 58 | 60 61 62 63 64"], FLOOD, [*OPENING, "end"]):
        page = open_position(hall, person, lines)
        assert barriers(page, ".ir, .panel, .players-list") == [], lines[-1]
        page.close()
