"""Italian Rails played in a real browser, by clicks, drags, taps and keys alone."""

from __future__ import annotations

import json
import re
from itertools import pairwise
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from tests.browser.conftest import NewPerson
from tests.browser.hall import PHONE, Hall, barriers
from tests.browser.italian_rails_table import (
    FLOOD,
    HEADERS,
    LATE,
    OPENING,
    TO_BOLOGNA,
    answer_accident,
    begin,
    click_point,
    drag,
    end,
    ghost,
    index_of,
    keep_two,
    offered,
    open_position,
    open_record,
    open_table,
    phase_of,
    press,
    spot,
    table_of,
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
    expect(page.locator(".effect")).to_contain_text("faltarán")
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


# --- a whole game --------------------------------------------------------------------------------------------------


ISLANDS = {"palermo", "catania", "messina", "marsala", "gela", "olbia", "sassari", "cagliari"}


class Carrier:
    """A person who takes the order that pays most for its track, builds, loads and delivers it, by clicks."""

    def __init__(self, hall: Hall, page: Page) -> None:
        self.hall, self.page = hall, page
        self.order: tuple[int, int] | None = None

    def choose(self, view: dict[str, Any], seat: int) -> None:
        """The order on board, the one of before, or the best on the mainland."""
        locked = {o["card"]: o["order"] for o in view["offer"] if o["order"]}
        loads = [(load["card"], load["order"]) for load in view["players"][seat]["loads"] if load["card"]]
        if loads:
            self.order = loads[0]
            return
        cash = view["players"][seat]["cash"]
        open_orders = {}
        for card, plans in view["plans"].items():
            for order, (plan, info) in enumerate(zip(plans, view["board"]["cards"][card], strict=True), 1):
                if plan["price"] is None or plan["price"] > cash or locked.get(int(card), order) != order:
                    continue
                if not {plan["source"], info["city"]} & ISLANDS:
                    worth = (info["pay"] - plan["price"]) / (info["distance"] + 6)
                    open_orders[int(card), order] = worth
        if self.order not in open_orders:
            self.order = max(open_orders, key=open_orders.__getitem__, default=None)

    def ends(self, view: dict[str, Any], seat: int) -> list[str]:
        """Where to go for the order: source and destination, or with the load on board only the destination."""
        assert self.order
        card, order = self.order
        info = view["board"]["cards"][str(card)][order - 1]
        if any(load["card"] == card for load in view["players"][seat]["loads"]):
            return [info["city"]]
        return [view["plans"][str(card)][order - 1]["source"], info["city"]]

    def steps_to(self, view: dict[str, Any], city: str) -> dict[str, int]:
        """Steps along track to a city, from every point that has a way."""
        board = view["board"]
        built = {e for edges in view["tracks"] for e in edges}
        near: dict[int, list[int]] = {}
        for n, (a, b, _, _, kind, _) in enumerate(board["edges"]):
            if n in built or kind == "city":
                near.setdefault(a, []).append(b)
                near.setdefault(b, []).append(a)
        queue = list(next(c["points"] for c in board["cities"] if c["id"] == city))
        steps = dict.fromkeys(queue, 0)
        for here in queue:
            for there in near.get(here, ()):
                if there not in steps:
                    steps[there] = steps[here] + 1
                    queue.append(there)
        return {board["points"][n][0]: far for n, far in steps.items()}

    def under_the_train(self, view: dict[str, Any], seat: int) -> list[str]:
        """The city the train stands in, so that track comes to it."""
        train = view["players"][seat]["train"]
        points = {n for n, p in enumerate(view["board"]["points"]) if train and p[0] == train["point"]}
        return [c["id"] for c in view["board"]["cities"] if points & set(c["points"])]

    def go(self, view: dict[str, Any], name: str) -> None:
        at = index_of(self.page)
        click_point(self.page, view, name)
        self.page.keyboard.press("Enter")
        wait_beyond(self.page, at)

    def move(self, table: dict[str, Any], seat: int) -> None:
        view = table["position"]["view"]
        if self.page.locator(".panel [data-deliver]").count():
            return press(self.page, "[data-deliver]")
        self.choose(view, seat)
        if self.order is None:
            return end(self.page)
        trade = f"[data-trade][data-card='{self.order[0]}']"
        if self.page.locator(f".panel {trade}").count():
            return press(self.page, trade)
        goal = self.ends(view, seat)[0]
        if offered(table, "place"):
            return self.go(view, goal)
        steps = self.steps_to(view, goal)
        here = steps.get(view["players"][seat]["train"]["point"], 999)
        stops = {a["path"][-1]: o["toll"] for a, o in offered(table, "move")}
        best = min(stops, key=lambda name: (steps.get(name, 999), stops[name]), default=None)
        if best is None or steps.get(best, 999) >= here:
            return end(self.page)
        return self.go(view, best)

    def build(self, table: dict[str, Any], seat: int) -> None:
        view = table["position"]["view"]
        self.choose(view, seat)
        if self.order and not view["building"]["drawn"] and view["players"][seat]["cash"] > 5:
            stops = [*self.under_the_train(view, seat), *self.ends(view, seat)]
            for one, other in pairwise(stops):
                if one not in self.steps_to(view, other) and self.draw(view, one, other):
                    break
        end(self.page)

    def draw(self, view: dict[str, Any], one: str, other: str) -> bool:
        """A city off the network is joined to it; with the first on it, the line begins there."""
        at = index_of(self.page)
        for city in (one, other):
            click_point(self.page, view, city)
            if self.page.locator("[data-draw]").count():
                self.page.locator("[data-draw]").click()
                wait_beyond(self.page, at)
                return True
        self.page.keyboard.press("Escape")
        return False

    def step(self) -> None:
        table = table_of(self.hall, self.page)
        phase = table["position"]["phase"]["key"]
        seat = table["viewer"]
        if phase == "keep":
            keep_two(self.page)
        elif phase in ("lose", "card"):
            answer_accident(self.page)
        elif phase == "move":
            self.move(table, seat)
        elif phase == "build":
            self.build(table, seat)
        else:
            end(self.page)


def my_turn(hall: Hall, page: Page) -> bool:
    table = table_of(hall, page)
    return bool(table["legal"]) and index_of(page) == table["position"]["index"]


def test_the_end_against_a_bot(hall: Hall, person: BrowserContext) -> None:
    """From a late position by clicks: the last delivery, the bot's last turn, the result."""
    page = open_record(hall, person, LATE.read_text(encoding="utf-8"))
    rival = page.request.post(
        f"{hall.api(page)}/seats/1/bot", data=json.dumps({"level": "apprentice"}), headers=HEADERS
    )
    assert rival.ok, rival.text()
    view = view_of(hall, page)
    at = index_of(page)
    click_point(page, view, "bolzano")
    expect(page.locator(".effect")).to_contain_text("entregas por")
    page.keyboard.press("Enter")
    wait_beyond(page, at)
    press(page, "[data-deliver]")
    mine = view_of(hall, page)
    assert mine["players"][0]["cash"] >= 250
    assert mine["players"][0]["network"]["joined"] == 4
    end(page)
    end(page)
    page.wait_for_selector(".ir[data-phase='over']", timeout=60_000)
    expect(page.get_by_role("dialog")).to_contain_text("Ana")
    assert table_of(hall, page)["position"]["ranking"][0] == [0]


@pytest.mark.slow
def test_a_whole_game_against_a_bot(hall: Hall, person: BrowserContext) -> None:
    """By clicks to the end; then the result is shown."""
    page = open_table(hall, person, ("me", "bot"), fast_trains=True)
    carrier = Carrier(hall, page)
    for _ in range(3000):
        if phase_of(page) == "over":
            break
        if my_turn(hall, page):
            carrier.step()
        else:
            page.wait_for_timeout(40)
    assert phase_of(page) == "over"
    expect(page.get_by_role("dialog")).to_be_visible()


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
