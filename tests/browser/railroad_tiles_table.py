"""A server with the built client, and the moves of a person who clicks whatever glows."""

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
CHROMIUM = next(
    (str(p) for n in ("chromium", "chromium-browser", "google-chrome") if (p := shutil.which(n))), None
)
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
START = "from anden.server.main import serve; serve('127.0.0.1', 0, None, False)"


class Hall:
    """A running server."""

    def __init__(self, folder: Path) -> None:
        environment = {
            **os.environ,
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

    def open(
        self,
        person: BrowserContext,
        *,
        seats: int,
        kinds: list[str] | None = None,
        options: dict[str, Any] | None = None,
        ready: bool = True,
    ) -> Page:
        """A new table, opened in a page."""
        names = ["Ana", "Beto", "Carla", "Dani"]
        body = {
            "game": "railroad_tiles",
            "map": "",
            "players": seats,
            "options": options or {},
            "seats": [{"kind": k, "name": names[i]} for i, k in enumerate(kinds or ["me"])],
        }
        headers = {"X-Anden": "1", "Content-Type": "application/json"}
        answer = person.request.post(f"{self.address}/api/tables", data=json.dumps(body), headers=headers)
        assert answer.status == 201, answer.text()
        page = person.new_page()
        page.goto(f"{self.address}/t/{answer.json()['id']}")
        if ready:
            page.wait_for_selector(".rt[data-phase]")
        return page

    def api(self, page: Page) -> str:
        return f"{self.address}/api/tables/{page.url.rsplit('/', 1)[1]}"


def index_of(page: Page) -> int:
    return int(page.locator(".rt").get_attribute("data-index") or -1)


def phase_of(page: Page) -> str:
    return page.locator(".rt").get_attribute("data-phase") or ""


def wait_beyond(page: Page, index: int) -> int:
    """Until the page shows a later position and can be played again."""
    page.wait_for_function(
        "n => { const b = document.querySelector('.rt'); return Number(b.dataset.index) > n &&"
        " (b.dataset.phase === 'over' || document.querySelector('.rt .open, [data-spot], [data-target], [data-end]:enabled,"
        " [data-discard]') || !document.querySelector('.panel')?.textContent?.trim()) }",
        arg=index,
    )
    return index_of(page)


def step(page: Page) -> None:
    """Do one thing that is offered: the first starting tile, last column, some place, a pawn; else end the turn."""
    page.wait_for_selector(
        ".rt[data-phase='start'] .face.open, .column.open, [data-spot], [data-target], [data-discard], [data-end]:enabled"
    )
    at = index_of(page)
    spots = page.locator("[data-spot]")
    if phase_of(page) == "start":
        page.locator(".face.open").first.click()
    elif page.locator(".column.open").count():
        page.locator(".column.open").last.click()
    elif (count := spots.count()) > 0:
        spots.nth(at % count).click()
    elif page.locator("[data-target]").count():
        page.locator("[data-target]").first.click(force=True)
    elif page.locator("[data-discard]").count():
        page.locator("[data-discard]").first.click()
    else:
        page.locator("[data-end]").click()
    wait_beyond(page, at)


def play_until(page: Page, phase: str) -> None:
    for _ in range(250):
        if phase_of(page) == phase:
            return
        step(page)
    raise AssertionError(f"never came to {phase}")
