"""Seats that change hands, games that are over and servers that are busy, as people at several screens see them."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Locator, Page, Route, expect

from tests.browser.conftest import NewPerson
from tests.browser.hall import HEADERS, PHONE, Hall, barriers

pytestmark = pytest.mark.browser

GAME = "railroad_tiles"


def rename(hall: Hall, person: BrowserContext, name: str) -> None:
    person.request.patch(f"{hall.address}/api/me", data=json.dumps({"name": name}), headers=HEADERS)


def lines(page: Page) -> Locator:
    return page.locator("#deck-log .line")


def move(hall: Hall, page: Page) -> bool:
    """Do the first thing that can be done, if it is this person's turn."""
    table = hall.table(page)
    own = [seat for seat in table["position"]["to_act"] if table["seats"][seat]["mine"]]
    if not own or not table["legal"]:
        return False
    body = {
        "seat": own[0],
        "expect": table["length"],
        "key": f"at-{table['length']}",
        "action": table["legal"][0],
    }
    answer = page.request.post(f"{hall.api(page)}/actions", data=json.dumps(body), headers=HEADERS)
    assert answer.ok, answer.text()
    return True


def two_at_a_table(hall: Hall, somebody: NewPerson) -> tuple[Page, Page]:
    """Ana opens a table in Spanish; Bea takes the other seat in English and says her name there."""
    ana, bea = somebody("es-ES"), somebody("en-GB")
    rename(hall, ana, "Ana")
    hers = hall.open_table(ana, GAME, [{"kind": "me"}, {"kind": "open"}])
    other = hall.show(bea, hers.url.rsplit("/", 1)[1])
    other.get_by_label("Your name").fill("Bea")
    other.get_by_role("button", name="Take seat 2").click()
    expect(other.locator(".players-list")).to_contain_text("Bea")
    return hers, other


def test_a_bot_that_stands_in_signs_its_moves(hall: Hall, somebody: NewPerson) -> None:
    ana, bea = two_at_a_table(hall, somebody)
    bea.get_by_role("button", name="More about this table").click()
    bea.get_by_role("menuitem", name="Driver").click()
    expect(lines(bea).filter(has_text="A bot (Driver) plays for Bea from now on.")).to_have_count(1)
    expect(bea.locator(".stand-in")).to_contain_text("A bot (Driver) plays for you.")
    assert barriers(bea, ".deck") == []
    signed = lines(ana).filter(has_text="Maquinista por Bea")
    for _ in range(60):
        if signed.count():
            break
        if not move(hall, ana):
            ana.wait_for_timeout(200)
    expect(signed.first).to_be_visible()
    expect(lines(bea).filter(has_text="Driver for Bea").first).to_be_attached()

    bea.get_by_role("button", name="Take my seat back").click()
    expect(lines(ana).filter(has_text="Bea vuelve a jugar.")).to_have_count(1)
    expect(bea.locator(".stand-in")).to_have_count(0)


def test_nobody_agrees_for_who_is_away(hall: Hall, somebody: NewPerson) -> None:
    ana, bea = two_at_a_table(hall, somebody)
    for _ in range(60):
        assert move(hall, ana) or move(hall, bea), "nobody can move"
        table = hall.table(ana)
        if table["position"]["to_act"] == [0] and table["undo"]["needs_consent"] and not table["undo"]["can"]:
            break  # Ana is to play after Bea: the bot waits for her, and she needs Bea's word to go back.
    bea.get_by_role("button", name="More about this table").click()
    bea.get_by_role("menuitem", name="Driver").click()
    expect(ana.locator(".players-list")).to_contain_text("juega un bot")
    ana.get_by_role("button", name="Pedir deshacer", exact=True).click()
    expect(lines(ana).last).to_have_text(re.compile("Bea no está: no se deshace."))
    expect(ana.locator(".notice")).to_have_text(re.compile("Bea no está: no se deshace."))


def test_a_name_given_at_a_table_is_kept(hall: Hall, somebody: NewPerson) -> None:
    _, bea = two_at_a_table(hall, somebody)
    bea.get_by_role("link", name=re.compile("Andén")).first.click()
    expect(bea.locator(".ticket")).to_contain_text("Bea")


def test_a_finished_game_stays_and_undoing_goes_on_elsewhere(hall: Hall, somebody: NewPerson) -> None:
    person = somebody()
    page = hall.open_table(person, GAME, [{"kind": "me"}])
    for _ in range(300):
        if not move(hall, page):
            break
    assert hall.table(page)["status"] == "over"
    finished = page.url
    page.reload()
    length = hall.table(page)["length"]
    page.get_by_role("button", name="Deshacer", exact=True).click()
    page.wait_for_url(lambda url: url != finished)
    expect(page.locator(".notice")).to_contain_text("Se juega en una mesa nueva")
    expect(page.locator(".decision")).to_contain_text("Tú")
    assert hall.table(page)["status"] == "playing"
    page.go_back()
    page.wait_for_url(finished)
    expect(page.locator(".decision")).to_contain_text("Fin de la partida")
    assert hall.table(page)["length"] == length


@pytest.mark.parametrize("given", [{}, PHONE], ids=["desk", "phone"])
def test_a_busy_server_is_asked_again_when_it_says_so(
    hall: Hall, somebody: NewPerson, given: dict[str, Any]
) -> None:
    page = hall.open_table(somebody(**given), GAME, [{"kind": "me"}])
    expect(page.locator(".decision")).to_contain_text("Tú")
    asked: list[str] = []

    def busy_once(route: Route) -> None:
        asked.append(route.request.url)
        if len(asked) > 1:
            return route.continue_()
        error = {"error": {"key": "too_many", "rule": "", "args": {"retry_after": 5}}}
        return route.fulfill(status=429, headers={"Retry-After": "5"}, json=error)

    page.route("**/positions/**", busy_once)
    with page.expect_response(lambda response: "/positions/" in response.url and response.ok):
        page.keyboard.press("[")
        expect(page.locator(".notice")).to_contain_text("Se reintenta solo dentro de 5 segundos")
        expect(page.locator(".table.past main.board")).to_be_visible()
    expect(page.locator(".notice")).to_have_count(0)
    assert len(asked) == 2
    expect(page.locator(".trouble")).to_have_count(0)


def test_who_is_too_fast_is_told_how_long_to_wait(hall: Hall, somebody: NewPerson) -> None:
    page = hall.open_table(somebody(), GAME, [{"kind": "me"}])
    error = {"error": {"key": "too_many", "rule": "", "args": {"retry_after": 7}}}
    page.route("**/hint", lambda route: route.fulfill(status=429, headers={"Retry-After": "7"}, json=error))
    page.get_by_role("button", name="Pista", exact=True).click()
    trouble = page.locator(".trouble")
    expect(trouble).to_contain_text("7 segundos")
    expect(trouble.get_by_role("button", name="Reintentar")).to_be_visible()
    expect(trouble.get_by_role("button", name="Ver la regla")).to_have_count(0)
