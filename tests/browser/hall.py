"""A running server with the built client, and how people come to it."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page

ROOT = Path(__file__).resolve().parents[2]
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
CHROMIUM = os.environ.get("ANDEN_CHROMIUM") or next(
    (path for name in ("chromium", "chromium-browser", "google-chrome") if (path := shutil.which(name))), None
)
SWITCHED_OFF = (
    # Pages of the browser itself behind its address line: they take longer to start than ours, for every window.
    "WebUIOmniboxPopup",
    "WebUIOmniboxAimPopup",
    "WebUIOmniboxFullPopup",
    # What Playwright switches off by the same flag, of which the last one counts.
    "AimEnabled",
    "AvoidUnnecessaryBeforeUnloadCheckSync",
    "DestroyProfileOnBrowserClose",
    "HttpsUpgrades",
    "LensOverlay",
    "MediaRouter",
    "NetworkTimeServiceQuerying",
    "OptimizationHints",
    "PaintHolding",
    "PreconnectToSearch",
    "ThirdPartyStoragePartitioning",
)
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    f"--disable-features={','.join(SWITCHED_OFF)}",
]
PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
START = "from anden.server.main import serve; serve('127.0.0.1', 0, None, False)"
HEADERS = {"X-Anden": "1", "Content-Type": "application/json"}
PLAIN = {"X-Anden": "1", "Content-Type": "text/plain"}
NAMES = ["Ana", "Beto", "Carla", "Dani", "Eva", "Fer"]

Table = dict[str, Any]


class Hall:
    """A running server with a database and a port of its own."""

    def __init__(self, folder: Path, **more: str) -> None:
        """`more`: what else its environment says."""
        environment = {
            **os.environ,
            **more,
            "ANDEN_DATA": str(folder),
            "ANDEN_BOT_PAUSE": "0",
            "PYTHONUNBUFFERED": "1",
        }
        self.process = subprocess.Popen(
            [sys.executable, "-c", START], env=environment, stdout=subprocess.PIPE, text=True
        )
        assert self.process.stdout
        line = self.process.stdout.readline()
        assert "http" in line, "the server did not start"
        self.address = "http://" + line.split("http://")[1].strip().rstrip("/").replace(
            "localhost", "127.0.0.1"
        )

    def close(self) -> None:
        self.process.terminate()
        self.process.wait(15)

    def person(self, browser: Browser, locale: str, **given: Any) -> BrowserContext:
        """Somebody new, with cookies of their own, who does not want motion."""
        wanted: dict[str, Any] = {
            "viewport": {"width": 1366, "height": 768},
            "reduced_motion": "reduce",
            **given,
        }
        context = browser.new_context(locale=locale, **wanted)
        context.set_default_timeout(15_000)
        context.request.get(f"{self.address}/api/me")
        return context

    def open_table(
        self,
        person: BrowserContext,
        game: str,
        seats: list[dict[str, str]],
        *,
        board: str = "",
        options: dict[str, Any] | None = None,
    ) -> Page:
        """A new table, opened in a page."""
        body = {"game": game, "map": board, "players": len(seats), "options": options or {}, "seats": seats}
        answer = person.request.post(f"{self.address}/api/tables", data=json.dumps(body), headers=HEADERS)
        assert answer.status == 201, answer.text()
        return self.show(person, answer.json()["id"])

    def open_record(self, person: BrowserContext, record: str) -> Page:
        """A table that goes on from a record, all seats at one screen."""
        answer = person.request.post(f"{self.address}/api/records", data=record, headers=PLAIN)
        assert answer.status == 201, answer.text()
        return self.show(person, answer.json()["id"])

    def show(self, person: BrowserContext, table: str) -> Page:
        page = person.new_page()
        page.goto(f"{self.address}/t/{table}")
        return page

    def api(self, page: Page) -> str:
        return f"{self.address}/api/tables/{page.url.rsplit('/', 1)[1]}"

    def table(self, page: Page) -> Table:
        """All that the server tells about the table of a page."""
        table: Table = page.request.get(self.api(page)).json()
        return table

    def act(self, page: Page, seat: int, table: Table, action: dict[str, Any]) -> None:
        """Do something without clicking, as who sits at the page; its table is the last that was seen."""
        move = {"seat": seat, "expect": table["length"], "key": f"move-{table['length']}", "action": action}
        answer = page.request.post(f"{self.api(page)}/actions", data=json.dumps(move), headers=HEADERS)
        assert answer.ok, answer.text()


def at_one_screen(players: int) -> list[dict[str, str]]:
    """All seats are mine and those of people beside me."""
    return [{"kind": "hotseat" if i else "me", "name": NAMES[i]} for i in range(players)]


# --- looking at any page -------------------------------------------------------------------------------------------


def words_of(page: Page) -> str:
    """All that can be read on a page or is read aloud."""
    words: str = page.evaluate(
        "document.body.innerText + [...document.querySelectorAll('[aria-label],[title]')]"
        ".map(e => e.getAttribute('aria-label') + ' ' + e.getAttribute('title')).join(' ')"
    )
    return words


def barriers(page: Page, where: str = "", *, every: bool = False) -> list[tuple[str, list[str]]]:
    """What axe finds, on the whole page or in some places: the serious and critical, or every one. In the dark only the
    colours are others, so only they are looked at again."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    found = page.evaluate(
        """where => axe.run(where || document, {
             resultTypes: ['violations'],
             ...(matchMedia('(prefers-color-scheme: dark)').matches ? {runOnly: ['color-contrast']} : {}),
           })""",
        where,
    )
    return [
        (f"{v['id']}: {v['help']}", [n["html"][:160] for n in v["nodes"]][:3])
        for v in found["violations"]
        if every or v["impact"] in ("serious", "critical")
    ]


def check_targets(page: Page, selector: str, least: int = 36) -> None:
    """On a phone: large enough for a finger, and inside the screen."""
    width = PHONE["viewport"]["width"]
    boxes = page.locator(selector).evaluate_all(
        "all => all.map(e => [e.outerHTML.slice(0, 120), e.getBoundingClientRect().toJSON()])"
    )
    for what, box in boxes:
        assert min(box["width"], box["height"]) >= least, (what, box)
        assert box["x"] >= 0, (what, box)
        assert box["x"] + box["width"] <= width, (what, box)
