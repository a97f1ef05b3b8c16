"""A game of a package that is not ours, whose board the client does not know: it hangs on the wall and is played to its end."""

from __future__ import annotations

import os
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPerson
from tests.browser.hall import HEADERS, PHONE, ROOT, Hall, barriers

pytestmark = pytest.mark.browser

EXAMPLE = ROOT / "docs" / "examples" / "games" / "shunting"


@pytest.fixture(scope="module")
def hall(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hall]:
    """A server where the example of the guide is installed."""
    site = installed(tmp_path_factory.mktemp("site"))
    paths = [str(site), str(EXAMPLE / "src"), *filter(None, [os.environ.get("PYTHONPATH")])]
    hall = Hall(tmp_path_factory.mktemp("hall"), PYTHONPATH=os.pathsep.join(paths))
    yield hall
    hall.close()


def installed(site: Path) -> Path:
    """What pip would write down about the package: its name and its entry points."""
    project = tomllib.loads((EXAMPLE / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    notes = site / f"{project['name']}-{project['version']}.dist-info"
    notes.mkdir()
    (notes / "METADATA").write_text(f"Name: {project['name']}\nVersion: {project['version']}\n")
    lines = []
    for group, points in project["entry-points"].items():
        lines += [f"[{group}]", *(f"{name} = {value}" for name, value in points.items())]
    (notes / "entry_points.txt").write_text("\n".join(lines) + "\n")
    return site


def offers(page: Page, what: str) -> Any:
    return page.get_by_role("list", name=what).get_by_role("button")


@pytest.mark.parametrize(
    ("locale", "size", "name", "what", "result"),
    [
        ("es-ES", {}, "Maniobras", "Lo que puedes hacer", "Resultado"),
        ("en-GB", PHONE, "Shunting", "What you can do", "Result"),
    ],
    ids=["desk-es", "phone-en"],
)
def test_it_is_played_from_the_wall_to_the_end(
    hall: Hall, somebody: NewPerson, locale: str, size: dict[str, Any], name: str, what: str, result: str
) -> None:
    page = somebody(locale, **size).new_page()
    wrong: list[str] = []
    page.on("pageerror", lambda error: wrong.append(str(error)))
    page.goto(hall.address)
    poster = page.locator("li.poster", has=page.get_by_role("heading", name=name))
    poster.get_by_role("button").first.click()
    expect(page.get_by_test_id("picture")).to_contain_text("[o_o]")
    expect(offers(page, what)).not_to_have_count(0)
    assert barriers(page) == []
    for _ in range(60):
        if page.get_by_role("dialog", name=result).count():
            break
        if offers(page, what).count() and offers(page, what).first.is_enabled():
            offers(page, what).first.click()
        page.wait_for_timeout(150)
    expect(page.get_by_role("dialog", name=result)).to_be_visible()
    assert "[o_o]" in page.get_by_test_id("picture").inner_text()
    assert wrong == []


def test_an_action_is_found_and_done_with_the_keyboard_and_looked_back_at(
    hall: Hall, somebody: NewPerson
) -> None:
    page = somebody("en-GB").new_page()
    page.goto(hall.address)
    seats = [{"kind": "me", "name": "Ana"}, {"kind": "hotseat", "name": "Beto"}]
    body = {"game": "shunting", "map": "", "players": 2, "options": {}, "seats": seats}
    made = page.request.post(f"{hall.address}/api/tables", data=body, headers=HEADERS).json()
    page.goto(f"{hall.address}/t/{made['id']}")
    find = page.get_by_role("searchbox")
    find.fill("3 from 2")
    expect(offers(page, "What you can do")).to_have_text(["take 3 from 2"])
    before = page.get_by_test_id("picture").inner_text()
    find.press("Enter")
    expect(offers(page, "What you can do")).to_have_text(["end"])
    expect(page.get_by_test_id("picture")).to_contain_text("seat 1: [o_o][o_o][o_o]")
    page.goto(f"{hall.address}/t/{made['id']}/1")
    expect(page.get_by_test_id("picture")).to_have_text(before)
    expect(offers(page, "What you can do")).to_have_count(0)
