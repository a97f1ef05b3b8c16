"""The shell of the web client in a real browser: home, setting up, table, rules, languages, themes, phone, errors."""

from __future__ import annotations

import gzip
import re
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Page, Response, Route, expect

from tests.browser.conftest import NewPerson
from tests.browser.hall import PHONE, Hall, barriers
from tests.browser.railroad_tiles_table import open_table

pytestmark = pytest.mark.browser

GAMES = ["Railroad Tiles", "Age of Steam", "Russian Railroads", "Italian Rails"]


def home(hall: Hall, person: BrowserContext) -> Page:
    page = person.new_page()
    page.goto(hall.address)
    expect(page.get_by_role("heading", name="ANDÉN")).to_be_visible()
    return page


def quick_table(hall: Hall, person: BrowserContext) -> Page:
    """One click from the home page to a game against a bot."""
    page = home(hall, person)
    page.locator(".poster").first.locator(".plate.go").click()
    page.wait_for_url("**/t/*")
    page.wait_for_selector(".rt[data-phase]")
    return page


def play_until_the_bot_has_played(page: Page, table: str) -> None:
    """Go on without the page, by the first legal action each time, until the bot has played and it is my turn."""
    api = table.replace("/t/", "/api/tables/")
    first = page.request.get(api).json()["length"]
    for _ in range(200):
        now = page.request.get(api).json()
        mine = bool(now["legal"])
        if mine and any(entry["seat"] == 1 for entry in now["log"][first:]):
            return
        if mine:
            move = {
                "seat": 0,
                "expect": now["length"],
                "key": f"move-{now['length']}",
                "action": now["legal"][0],
            }
            page.request.post(f"{api}/actions", data=move, headers={"X-Anden": "1"})
        else:
            page.wait_for_timeout(200)
    raise AssertionError("the bot never played")


@pytest.mark.parametrize(
    ("locale", "words"),
    [
        ("es-ES", ["Salidas", "Los juegos", "Raíles", "Unirse a una mesa", "Traer una partida"]),
        ("en-GB", ["Departures", "The games", "Raíles", "Join a table", "Import a game"]),
    ],
)
def test_home_in_the_language_of_the_browser(
    hall: Hall, somebody: NewPerson, locale: str, words: list[str]
) -> None:
    page = home(hall, somebody(locale))
    for word in words:
        expect(page.get_by_text(word, exact=True).first).to_be_visible()
    for game in GAMES:
        expect(page.get_by_role("heading", name=game)).to_be_visible()
    expect(page.locator(".poster .plate.go")).to_have_count(len(GAMES) + 1)
    assert page.locator("html").get_attribute("lang") == locale[:2]
    loaded = page.evaluate("[...document.images].every(i => i.complete && i.naturalWidth > 0)")
    assert loaded, "a poster is missing"


def test_language_and_theme_are_switched_anywhere_and_remembered(hall: Hall, somebody: NewPerson) -> None:
    page = quick_table(hall, somebody())
    expect(page.get_by_role("button", name="Deshacer")).to_be_visible()
    expect(page.locator("#deck-log li").first).to_contain_text("Orden de turno")
    page.get_by_role("button", name="English").click()
    expect(page.get_by_role("button", name="Undo", exact=True)).to_be_visible()
    expect(page.locator("#deck-log li").first).to_contain_text("Turn order")
    page.get_by_role("button", name="Switch to night train").click()
    assert page.locator("html").get_attribute("data-theme") == "night"
    page.goto(hall.address)
    expect(page.get_by_text("Departures")).to_be_visible()
    assert page.locator("html").get_attribute("data-theme") == "night"


def test_name_of_the_guest_is_kept(hall: Hall, somebody: NewPerson) -> None:
    page = home(hall, somebody())
    page.get_by_role("button", name="Viajas como").click()
    page.get_by_role("textbox", name="¿Cómo te llamas?").fill("Rosa")
    page.get_by_role("button", name="Guardar").click()
    page.reload()
    expect(page.locator(".ticket")).to_contain_text("Rosa")


def test_new_table_with_hot_seat_options_and_remembered_choices(hall: Hall, somebody: NewPerson) -> None:
    page = somebody().new_page()
    page.goto(f"{hall.address}/new/railroad_tiles")
    page.locator(".count", has_text="3").click()
    page.get_by_label("Asiento 2", exact=True).select_option("hotseat")
    page.get_by_label("Nombre del asiento 2").fill("Beto")
    page.get_by_label("Asiento 3", exact=True).select_option("bot:apprentice")
    page.get_by_label("Objetivos").select_option("chosen")
    page.get_by_role("button", name="¡Viajeros al tren!").click()
    page.wait_for_url("**/t/*")
    players = page.locator(".players-list")
    expect(players).to_contain_text("Beto")
    expect(players).to_contain_text("Aprendiz")
    page.goto(f"{hall.address}/new/railroad_tiles")
    expect(page.get_by_label("Nombre del asiento 2")).to_have_value("Beto")
    expect(page.get_by_label("Objetivos")).to_have_value("chosen")


def test_three_objectives_must_be_picked(hall: Hall, somebody: NewPerson) -> None:
    page = somebody("en-GB").new_page()
    page.goto(f"{hall.address}/new/railroad_tiles")
    page.get_by_label("Objectives").select_option("chosen")
    go = page.get_by_role("button", name="All aboard!")
    expect(go).to_be_enabled()
    page.locator(".tick.on input").first.uncheck()
    expect(go).to_be_disabled()
    page.get_by_label("Temple").check()
    expect(go).to_be_enabled()


def test_solo_challenges_as_a_grid(hall: Hall, somebody: NewPerson) -> None:
    page = somebody("en-GB").new_page()
    page.goto(f"{hall.address}/new/railroad_tiles")
    page.locator(".count", has_text="1").click()
    expect(page.locator(".grid .stamp")).to_have_count(15)
    page.locator(".stamp", has_text="Volcano").click()
    expect(page.locator(".about")).to_contain_text("2 × 2")
    page.get_by_role("button", name="All aboard!").click()
    page.wait_for_url("**/t/*")
    table = page.request.get(page.url.replace("/t/", "/api/tables/")).json()
    assert table["options"]["challenge"] == 6


def test_damaged_record_is_refused_with_its_line(hall: Hall, somebody: NewPerson) -> None:
    page = quick_table(hall, somebody("en-GB"))
    record = page.request.get(page.url.replace("/t/", "/api/tables/") + "/record?format=text").text()
    lines = record.rstrip("\n").split("\n")
    bad = next(n for n, line in enumerate(lines) if "reveal" in line)
    lines[bad] = lines[bad].replace("reveal", "revel")
    page.goto(hall.address)
    area = page.get_by_label("Paste the record of a game, or choose its file")
    area.fill("\n".join(lines))
    page.get_by_role("button", name="Open the game").click()
    wrong = page.locator("#import-wrong")
    expect(wrong).to_contain_text(f"{bad + 1}")
    expect(wrong).to_contain_text("revel")
    assert area.input_value() == "\n".join(lines), "nothing that was pasted is lost"
    assert page.evaluate("document.activeElement.id") == "import-text"


def test_good_record_opens_as_a_table(hall: Hall, somebody: NewPerson) -> None:
    page = quick_table(hall, somebody("en-GB"))
    first = page.url
    page.goto(f"{hall.address}/new/railroad_tiles")
    page.locator(".count", has_text="1").click()
    page.get_by_role("button", name="All aboard!").click()
    page.wait_for_url("**/t/*")
    page.wait_for_selector(".rt[data-phase]")
    record = page.request.get(page.url.replace("/t/", "/api/tables/") + "/record?format=text").text()
    page.goto(hall.address)
    page.get_by_label("Paste the record of a game, or choose its file").fill(record)
    page.get_by_role("button", name="Open the game").click()
    page.wait_for_url("**/t/*")
    assert page.url != first
    expect(page.locator("#deck-log li").first).to_contain_text("Round 1")


def test_joining_by_what_was_pasted(hall: Hall, somebody: NewPerson) -> None:
    page = home(hall, somebody("en-GB"))
    field = page.get_by_label("Paste the link or the code you were given")
    field.fill("not a link")
    page.get_by_role("button", name="Enter").click()
    expect(page.locator("#join-wrong")).to_be_visible()
    field.fill(f"{hall.address}/t/nobody-knows-it")
    page.get_by_role("button", name="Enter").click()
    expect(page.get_by_role("heading", name="There is no such table")).to_be_visible()


def test_open_seat_is_taken_by_link_and_the_game_begins(hall: Hall, somebody: NewPerson) -> None:
    host = somebody().new_page()
    host.goto(f"{hall.address}/new/railroad_tiles")
    host.get_by_label("Asiento 2", exact=True).select_option("open")
    host.get_by_role("button", name="¡Viajeros al tren!").click()
    host.wait_for_url("**/t/*")
    expect(host.get_by_test_id("decision")).to_contain_text("Falta una persona")
    link = host.get_by_label("Enlace de la mesa").input_value()
    guest = somebody("en-GB").new_page()
    guest.goto(link)
    guest.get_by_label("Your name", exact=True).fill("Betty")
    guest.get_by_role("button", name="Take seat 2").click()
    for page in (host, guest):
        page.wait_for_selector(".rt[data-phase='start']")
        expect(page.locator(".players-list")).to_contain_text("Betty")


def test_every_position_has_an_address(hall: Hall, somebody: NewPerson) -> None:
    page = quick_table(hall, somebody())
    table = page.url
    page.get_by_role("button", name="Una jugada atrás").click()
    expect(page).to_have_url(re.compile(r"/t/[\w-]+/\d+$"))
    page.locator("#deck-log .line").nth(1).click()
    expect(page).to_have_url(f"{table}/2")
    expect(page.get_by_role("button", name="Deshacer")).to_be_disabled()
    page.reload()
    expect(page.get_by_role("button", name="Volver al presente")).to_be_visible()
    page.get_by_role("button", name="Volver al presente").click()
    expect(page).to_have_url(table)
    page.keyboard.press("[")
    expect(page).to_have_url(re.compile(r"/\d+$"))
    page.keyboard.press("Escape")
    expect(page).to_have_url(table)


def test_help_lists_the_keys_and_closes(hall: Hall, somebody: NewPerson) -> None:
    page = quick_table(hall, somebody("en-GB"))
    page.keyboard.press("?")
    dialog = page.get_by_role("dialog", name="Help")
    expect(dialog.get_by_text("Undo", exact=True)).to_be_visible()
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)


def test_rules_guide_searches_and_opens_at_a_rule(hall: Hall, somebody: NewPerson) -> None:
    page = somebody().new_page()
    page.goto(f"{hall.address}/rules/railroad_tiles#laying-sides")
    asked = page.locator("section.asked")
    expect(asked).to_be_in_viewport()
    expect(asked).to_contain_text("Reglamento:")
    page.get_by_label("Buscar en las reglas").fill("viajero estacion")
    expect(page.locator("nav li")).not_to_have_count(0)
    assert page.locator(".text section").count() < 10
    page.get_by_role("button", name="English").click()
    expect(page.get_by_label("Search the rules")).to_have_value("")
    expect(page.locator(".source").first).to_contain_text("Rulebook:")
    assert page.locator(".text section").count() > 50


def test_lost_server_is_told_and_nothing_is_lost(hall: Hall, somebody: NewPerson) -> None:
    page = quick_table(hall, somebody("en-GB"))
    sent: list[Any] = []

    def cut(route: Route) -> None:
        sent.append(route.request.post_data_json)
        route.abort()

    page.route("**/hint", cut)
    page.get_by_role("button", name="Hint", exact=True).click()
    expect(page.get_by_role("alert")).to_contain_text("cannot be reached")
    page.unroute("**/hint")
    page.get_by_role("alert").get_by_role("button", name="Try again").click()
    expect(page.get_by_role("button", name="Do it")).to_be_visible(timeout=20_000)
    assert sent


def test_cut_line_is_told_and_mended(hall: Hall, somebody: NewPerson) -> None:
    person = somebody("en-GB")
    person.route("**/events*", lambda route: route.abort())
    page = quick_table(hall, person)
    banner = page.get_by_role("alert").filter(has_text="connection was lost")
    expect(banner).to_be_visible()
    person.unroute("**/events*")
    banner.get_by_role("button", name="Try again").click()
    expect(banner).to_have_count(0)


def test_taking_back_over_another_player_needs_consent(hall: Hall, somebody: NewPerson) -> None:
    ana, beto = somebody(), somebody("en-GB")
    page = ana.new_page()
    page.goto(f"{hall.address}/new/railroad_tiles")
    page.get_by_label("Asiento 2", exact=True).select_option("open")
    page.get_by_role("button", name="¡Viajeros al tren!").click()
    page.wait_for_url("**/t/*")
    other = beto.new_page()
    other.goto(page.url)
    other.get_by_role("button", name="Take seat 2").click()
    expect(other.get_by_role("button", name="Take seat 2")).to_have_count(0)
    # Both pick a starting tile: whoever went first can only ask to take it back.
    pages = {0: page, 1: other}
    api = page.url.replace("/t/", "/api/tables/")
    order = []
    for _ in range(2):
        table = page.request.get(api).json()
        seat = table["position"]["to_act"][0]
        order.append(seat)
        legal = pages[seat].request.get(api).json()["legal"][0]
        hall.act(pages[seat], seat, table, legal)
    asking, asked = pages[order[0]], pages[order[1]]
    asking.get_by_role("button", name=re.compile("Pedir deshacer|Ask to undo")).click()
    box = asked.get_by_role("alertdialog")
    expect(box).to_contain_text(re.compile("pide deshacer|asks to undo"))
    box.get_by_role("button", name=re.compile("^Aceptar|^Agree")).click()
    expect(asked.locator("#deck-log li.gone")).not_to_have_count(0)
    expect(asking.get_by_role("alertdialog")).to_have_count(0)


def test_hot_seat_changes_to_who_is_to_act(hall: Hall, somebody: NewPerson) -> None:
    page = somebody("en-GB").new_page()
    page.goto(f"{hall.address}/new/railroad_tiles")
    page.get_by_label("Seat 2", exact=True).select_option("hotseat")
    page.get_by_label("Name for seat 2").fill("Beto")
    page.get_by_role("button", name="All aboard!").click()
    page.wait_for_selector(".rt[data-phase='start']")
    decision = page.get_by_test_id("decision")
    before = decision.inner_text()
    page.keyboard.press("h")
    page.get_by_role("button", name="Do it").click(timeout=20_000)
    expect(decision).not_to_have_text(before)
    expect(page.locator(".decision strong")).to_contain_text("Now:")
    expect(page.get_by_role("button", name="Hint", exact=True)).to_be_enabled()


def test_hint_is_shown_with_its_gain_and_can_be_played(hall: Hall, somebody: NewPerson) -> None:
    page = quick_table(hall, somebody("en-GB"))
    expect(page.get_by_role("button", name="Hint", exact=True)).to_be_enabled(timeout=20_000)
    before = page.locator("#deck-log li").count()
    page.keyboard.press("h")
    play = page.get_by_role("button", name="Do it")
    expect(play).to_be_visible(timeout=20_000)
    expect(page.locator(".hint")).to_contain_text("Stationmaster")
    play.click()
    expect(page.locator("#deck-log li").nth(before)).to_be_visible()
    expect(page.get_by_role("button", name="Undo", exact=True)).to_be_enabled(timeout=20_000)
    rest = "() => { const o = document.querySelector('#deck-log ol'); return o.scrollHeight - o.scrollTop - o.clientHeight }"
    assert page.evaluate(rest) < 2, "the newest line is in sight"


def test_what_happened_since_my_last_turn(hall: Hall, somebody: NewPerson) -> None:
    person = somebody("en-GB")
    page = quick_table(hall, person)
    table = page.url
    page.goto(f"{hall.address}/about")
    play_until_the_bot_has_played(page, table)
    page.goto(table)
    recap = page.get_by_role("dialog", name="Since your last turn")
    expect(recap).to_be_visible()
    expect(page.get_by_role("button", name="Hint", exact=True)).to_be_disabled()
    recap.get_by_role("button", name="One move forward").click()
    recap.get_by_role("button", name="Skip").click()
    expect(recap).to_have_count(0)
    expect(page).to_have_url(table)
    expect(page.get_by_role("button", name="Hint", exact=True)).to_be_enabled()


def test_seat_is_handed_to_a_bot_and_taken_back(hall: Hall, somebody: NewPerson) -> None:
    # Nobody plays on to the end meanwhile.
    page = open_table(hall, somebody("en-GB"), ("me", "hotseat"))
    page.get_by_role("button", name=re.compile("’s seat")).first.click()
    page.get_by_role("menuitem", name=re.compile("Apprentice")).click()
    expect(page.locator(".players-list")).to_contain_text("bot playing")
    page.get_by_role("button", name="Take my seat back").click()
    expect(page.locator(".players-list")).not_to_contain_text("bot playing")


def test_desktop_shows_everything_without_scrolling(hall: Hall, somebody: NewPerson) -> None:
    page = quick_table(hall, somebody())
    inside = page.evaluate(
        """() => ['.board', '.decision', '.players-list', '#deck-log ol', '.controls'].map(s => {
             const r = document.querySelector(s).getBoundingClientRect();
             return [s, r.top >= 0 && r.left >= 0 && r.bottom <= innerHeight && r.right <= innerWidth && r.height > 30];
           })"""
    )
    assert all(good for _, good in inside), inside
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")


def test_phone_map_on_top_decision_in_the_sheet_log_behind_a_tab(hall: Hall, somebody: NewPerson) -> None:
    page = quick_table(hall, somebody("en-GB", **PHONE))
    box = {
        s: page.locator(s).first.bounding_box() for s in (".players-list", ".board", ".decision", ".controls")
    }
    assert all(box.values()), box
    tops = [box[s]["y"] for s in (".players-list", ".board", ".decision", ".controls")]  # type: ignore[index]
    assert tops == sorted(tops), tops
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "no sideways scrolling"
    expect(page.locator("#deck-log")).to_be_hidden()
    page.get_by_role("tab", name="Log").click()
    expect(page.locator("#deck-log")).to_be_visible()
    expect(page.locator(".decision")).to_be_hidden()
    page.goto(hall.address)
    expect(page.get_by_text("Departures")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "no sideways scrolling"


def test_errors_and_foreign_requests_there_are_none(hall: Hall, somebody: NewPerson) -> None:
    person = somebody()
    page = person.new_page()
    trouble: list[str] = []
    page.on("console", lambda m: trouble.append(m.text) if m.type == "error" else None)
    page.on("pageerror", lambda e: trouble.append(str(e)))
    page.on("request", lambda r: None if r.url.startswith((hall.address, "data:")) else trouble.append(r.url))
    page.goto(hall.address)
    page.locator(".poster").first.locator(".plate.go").click()
    page.wait_for_selector(".rt[data-phase]")
    for path in ("/new/railroad_tiles", "/rules/railroad_tiles", "/about", "/nowhere"):
        page.goto(hall.address + path)
        page.wait_for_selector("main h1")
    assert trouble == []


@pytest.mark.parametrize("path", ["/", "/new/railroad_tiles", "/rules/railroad_tiles", "/about"])
def test_a_page_asks_what_it_needs_and_is_quiet(hall: Hall, somebody: NewPerson, path: str) -> None:
    page = quick_table(hall, somebody())
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto(hall.address + path)
    page.wait_for_load_state("networkidle")
    assert len([url for url in asked if url.endswith("/api/me")]) <= 2, asked


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing_serious(hall: Hall, somebody: NewPerson, theme: str) -> None:
    page = quick_table(hall, somebody(color_scheme=theme))
    found = {"table": barriers(page)}
    page.get_by_role("button", name="Reglas").click()
    expect(page.locator("dialog section").first).to_be_visible()
    found["rules panel"] = barriers(page)
    for path in ("/", "/new/railroad_tiles", "/rules/railroad_tiles", "/about"):
        page.goto(hall.address + path)
        page.wait_for_load_state("networkidle")
        if path.startswith("/new"):
            page.locator(".count", has_text="1").click()
        found[path] = barriers(page)
    assert not any(found.values()), found


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing_serious_on_a_phone(hall: Hall, somebody: NewPerson, theme: str) -> None:
    page = quick_table(hall, somebody("en-GB", color_scheme=theme, **PHONE))
    found = {"table": barriers(page)}
    page.get_by_role("tab", name="Log").click()
    found["log"] = barriers(page)
    page.goto(hall.address)
    page.wait_for_load_state("networkidle")
    found["home"] = barriers(page)
    assert not any(found.values()), found


def test_a_game_page_ships_less_than_200_kb_of_script(hall: Hall, somebody: NewPerson) -> None:
    page = somebody().new_page()
    scripts: dict[str, int] = {}

    def weigh(response: Response) -> None:
        if response.url.endswith(".js"):
            scripts[response.url] = len(gzip.compress(response.body()))

    page.on("response", weigh)
    page.goto(hall.address)
    page.locator(".poster").first.locator(".plate.go").click()
    page.wait_for_selector(".rt[data-phase]")
    page.wait_for_load_state("load")
    assert len(scripts) >= 3, scripts
    assert sum(scripts.values()) < 200_000, scripts
