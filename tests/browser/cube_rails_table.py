"""Tables of the games of track and cubes in a browser: opening them, finding hexes on the map, building by clicks, links that pay."""

from __future__ import annotations

import json
import math
from typing import Any

from playwright.sync_api import BrowserContext, Page

from tests.browser.railroad_tiles_table import Hall

Table = dict[str, Any]
NAMES = ["Ana", "Beto", "Carla", "Dani", "Eva", "Fer"]
RADIUS = 50
"""Of a hex, in the drawing's own units."""
BOARD = ":is(.aos, .railes)"


def open_board(
    hall: Hall,
    person: BrowserContext,
    game: str,
    board: str,
    players: int,
    options: dict[str, Any] | None = None,
) -> Page:
    """All seats at one screen."""
    body = {
        "game": game,
        "map": board,
        "players": players,
        "options": options or {},
        "seats": [{"kind": "hotseat" if i else "me", "name": NAMES[i]} for i in range(players)],
    }
    headers = {"X-Anden": "1", "Content-Type": "application/json"}
    answer = person.request.post(f"{hall.address}/api/tables", data=json.dumps(body), headers=headers)
    assert answer.status == 201, answer.text()
    page = person.new_page()
    page.goto(f"{hall.address}/t/{answer.json()['id']}")
    page.wait_for_selector(f"{BOARD}[data-phase]")
    return page


def table_of(hall: Hall, page: Page) -> Table:
    table: Table = page.request.get(hall.api(page)).json()
    return table


def view_of(hall: Hall, page: Page) -> dict[str, Any]:
    view: dict[str, Any] = table_of(hall, page)["position"]["view"]
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
