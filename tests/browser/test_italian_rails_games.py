"""Games of Italian Rails to the end, by clicks, against a bot."""

from __future__ import annotations

import json
from itertools import pairwise
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from tests.browser.hall import Hall
from tests.browser.italian_rails_table import (
    HEADERS,
    LATE,
    answer_accident,
    click_point,
    end,
    index_of,
    keep_two,
    offered,
    open_record,
    open_table,
    phase_of,
    press,
    table_of,
    view_of,
    wait_beyond,
)

pytestmark = pytest.mark.browser

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
