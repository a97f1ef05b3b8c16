"""Tables of the games of track and cubes in a browser: opening them, finding hexes on the map, building by clicks, links that pay."""

from __future__ import annotations

import math
import re
from abc import ABC, abstractmethod
from typing import Any

from playwright.sync_api import BrowserContext, Page

from tests.browser.hall import Hall, Table, at_one_screen

RADIUS = 50
"""Of a hex, in the drawing's own units."""
BOARD = ":is(.aos, .railes)"


class Game(ABC):
    """One of these games: how its tables are opened, and a careful person who clicks what is offered and builds little."""

    id: str
    keys: re.Pattern[str]
    """Names of texts, which nobody should ever see."""
    simple: tuple[str, ...]
    """Tiles with one track that is not sharply bent."""

    def open(
        self,
        hall: Hall,
        person: BrowserContext,
        board: str,
        players: int,
        options: dict[str, Any] | None = None,
    ) -> Page:
        """A new table, all seats at one screen."""
        page = hall.open_table(person, self.id, at_one_screen(players), board=board, options=options)
        page.wait_for_selector(f"{BOARD}[data-phase]")
        return page

    @abstractmethod
    def decide(self, page: Page, phase: str) -> bool:
        """One decision in a phase that only this game has, or has in its own way; False in others."""

    def step(self, page: Page) -> None:
        """One decision by the buttons of the panel."""
        phase = phase_of(page)
        if self.decide(page, phase):
            return
        if phase == "auction":
            press(page, "[data-drop]")
        elif phase == "build":
            press(page, "[data-finish]")
        elif phase == "move":
            page.wait_for_selector(".panel [data-skip]")
            if page.locator(".panel [data-deliver]").count():
                page.locator(".panel [data-deliver]").first.click()
                press(page, "[data-deliver][aria-pressed='true']")
            else:
                press(page, "[data-skip]")
        else:
            raise AssertionError(f"nothing to do in {phase}")

    def play_until(self, hall: Hall, page: Page, phase: str, turn: int = 0) -> None:
        for _ in range(300):
            if phase_of(page) == phase and (turn == 0 or view_of(hall, page)["turn"] >= turn):
                return
            self.step(page)
        raise AssertionError(f"never came to {phase}")

    def best_build(self, table: Table) -> dict[str, Any] | None:
        """One that completes a link, else a cheap one that goes on from the last tile; None when nothing is worth it."""
        builds = offered(table, "build")
        done = [action for action, offer in builds if offer["done"] and offer["kind"] in ("place", "town")]
        if done:
            return done[0]
        cheap = [
            action
            for action, offer in builds
            if offer["price"] <= 3 and offer["kind"] == "place" and action["tile"] in self.simple
        ]
        return cheap[len(cheap) // 2] if cheap else None

    def open_with_a_paying_link(
        self,
        hall: Hall,
        person: BrowserContext,
        board: str,
        options: dict[str, Any] | None = None,
    ) -> tuple[Page, list[Step]]:
        """A table whose cubes lie so that a link of one turn can deliver one: nearly every one."""
        for _ in range(6):
            page = self.open(hall, person, board, 3, options)
            way = paying_link(view_of(hall, page))
            if way:
                return page, way
            page.close()
        raise AssertionError("no table with a cube for a city nearby")


def table_of(hall: Hall, page: Page) -> Table:
    return hall.table(page)


def view_of(hall: Hall, page: Page) -> dict[str, Any]:
    view: dict[str, Any] = hall.table(page)["position"]["view"]
    return view


def phase_of(page: Page) -> str:
    return page.locator(BOARD).get_attribute("data-phase") or ""


def index_of(page: Page) -> int:
    return int(page.locator(BOARD).get_attribute("data-index") or -1)


def wait_beyond(page: Page, index: int) -> int:
    """Until the page shows a later position and nothing is on its way."""
    page.wait_for_function(
        f"n => Number(document.querySelector('{BOARD}').dataset.index) > n"
        " && !document.querySelector('.decision p')?.textContent?.match(/enviando|sending/i)",
        arg=index,
    )
    return index_of(page)


def press(page: Page, selector: str) -> None:
    """Click a button of the panel that does something, and wait until it is done."""
    at = index_of(page)
    page.locator(f".panel {selector}").first.click()
    wait_beyond(page, at)


def spot(page: Page, view: dict[str, Any], label: str) -> tuple[float, float]:
    """Where the middle of a hex is on the screen."""
    board = view["board"]
    hex = next(h for h in board["hexes"] if h["id"] == label)
    q, r = hex["q"], hex["r"]
    if board["orientation"] == "flat":
        x, y = RADIUS * 1.5 * q, RADIUS * math.sqrt(3) * (r + q / 2)
    else:
        x, y = RADIUS * math.sqrt(3) * (q + r / 2), RADIUS * 1.5 * r
    where = page.locator(f"{BOARD} svg.map > g").first.evaluate(
        "(g, [x, y]) => { const p = new DOMPoint(x, y).matrixTransform(g.getScreenCTM()); return [p.x, p.y]; }",
        [x, y],
    )
    return where[0], where[1]


def click_hex(page: Page, view: dict[str, Any], label: str) -> None:
    page.mouse.click(*spot(page, view, label))


def build_by_clicks(page: Page, table: Table, action: dict[str, Any]) -> None:
    """Hex, then the tile in the fan, which shows the simple ones first."""
    at = index_of(page)
    click_hex(page, table["position"]["view"], action["hex"])
    tile = page.locator(f"[data-fan='{action['tile']} {action['turn']}']")
    page.wait_for_selector("[data-fan]")
    if not tile.count():
        page.locator("[data-fan='more']").click()
    tile.click()
    wait_beyond(page, at)


def offered(table: Table, do: str) -> list[tuple[dict[str, Any], Any]]:
    """The legal actions of a kind, each with what the view says about it."""
    pairs = zip(table["legal"], table["position"]["view"]["offers"], strict=True)
    return [(action, offer) for action, offer in pairs if action["do"] == do]


# --- a link that pays ----------------------------------------------------------------------------------------------

SIDES = [(0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0)]
Step = tuple[str, frozenset[int]]
"""A hex and the two sides its track joins."""


def short_ways(view: dict[str, Any], start: str, most: int) -> dict[str, list[Step]]:
    """From a city over empty land to every city at most so many tiles away."""
    hexes = {(h["q"], h["r"]): h for h in view["board"]["hexes"]}
    city = next(h for h in hexes.values() if h["place"] == start)
    found: dict[str, list[Step]] = {}
    ways: list[tuple[tuple[int, int], int, list[Step]]] = [((city["q"], city["r"]), -1, [])]
    while ways:
        (q, r), entry, done = ways.pop(0)
        for side, (dq, dr) in enumerate(SIDES):
            there = hexes.get((q + dq, r + dr))
            if there is None or side == entry:
                continue
            here = [] if entry < 0 else [(hexes[q, r]["id"], frozenset((entry, side)))]
            way = [*done, *here]
            ids = [label for label, _ in way]
            if there["place"] in view["places"]:
                if view["places"][there["place"]]["city"] and there["place"] != start and way:
                    found.setdefault(there["place"], way)
            elif len(way) < most and there["id"] not in ids:
                ways.append(((there["q"], there["r"]), (side + 3) % 6, way))
    return found


def paying_link(view: dict[str, Any], most: int = 3) -> list[Step] | None:
    """The tiles between two cities, one of which has a cube for the other."""
    places = view["places"]
    for start, place in places.items():
        for end, way in short_ways(view, start, most).items() if place["city"] else ():
            if places[end]["color"] in place["goods"] and place["color"] != places[end]["color"]:
                return way
    return None


def tile_for(table: Table, step: Step) -> dict[str, Any]:
    """The offered simple tile that joins two sides of a hex."""
    tiles = {t["id"]: t for t in table["position"]["view"]["board"]["tiles"]}
    label, sides = step
    for action, _ in offered(table, "build"):
        paths = tiles[action["tile"]]["paths"]
        turned = [frozenset((edge + action["turn"]) % 6 for edge in path) for path in paths]
        if action["hex"] == label and turned == [sides]:
            return action
    raise AssertionError(f"no tile joins {set(sides)} on {label}")
