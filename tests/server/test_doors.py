"""What every request passes: cookie, header, size, rate, security headers; and the site itself."""

from __future__ import annotations

import logging
import os
import time
from collections.abc import AsyncIterator
from pathlib import Path

import httpx
import pytest

from anden.server.app import create_app
from anden.server.auth import BadSecret, Cookies, find_cookie, secret_key
from anden.server.main import serve
from tests.server.house import house, settings_for

pytestmark = pytest.mark.anyio


async def test_the_first_request_makes_a_guest_who_stays(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        ana = here.person()
        first = await ana.http.get("/api/me")
        cookie = first.headers["set-cookie"]
        assert cookie.startswith("anden_guest=")
        for part in ("HttpOnly", "SameSite=Lax", "Path=/", "Max-Age="):
            assert part in cookie
        assert "Secure" not in cookie
        second = await ana.http.get("/api/me")
        assert "set-cookie" not in second.headers
        assert second.json()["id"] == first.json()["id"]
        secure = await here.person().http.get("https://house/api/me")
        assert "Secure" in secure.headers["set-cookie"]
    async with house(tmp_path) as here:
        again = here.person()
        again.http.cookies.update(ana.http.cookies)
        assert (await again.get("/me"))["id"] == first.json()["id"], "a restart forgets nobody"


async def test_a_forged_cookie_is_a_new_guest(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        ana = here.person()
        me = await ana.get("/me")
        value = ana.http.cookies["anden_guest"]
        forged = Cookies("another secret").header(me["id"], secure=False).split(";")[0].split("=", 1)[1]
        for bad in (
            ("A" if value[4] != "A" else "B").join([value[:4], value[5:]]),
            forged,
            "",
            "x" * 5000,
            "a.b.c",
            '"',
        ):
            eva = here.person()
            answer = await eva.http.get("/api/me", headers={"cookie": f"anden_guest={bad}"})
            assert answer.status_code == 200
            assert answer.json()["id"] != me["id"]


def test_the_secret_key_is_made_once_and_for_the_owner_only(tmp_path: Path) -> None:
    key = secret_key(tmp_path / "data")
    assert secret_key(tmp_path / "data") == key
    assert len(key) >= 32
    assert (tmp_path / "data" / "secret.key").stat().st_mode & 0o077 == 0
    assert secret_key(tmp_path / "other") != key


@pytest.mark.parametrize("content", ["", "short", " " * 100, "ñ" * 50])
def test_a_damaged_secret_key_is_told_and_not_used(tmp_path: Path, content: str) -> None:
    (tmp_path / "secret.key").write_text(content)
    with pytest.raises(BadSecret, match="remove it"):
        secret_key(tmp_path)
    assert (tmp_path / "secret.key").read_text() == content


@pytest.mark.parametrize(
    ("variable", "value", "sentence"),
    [
        ("ANDEN_PROXIES", "nginx", "'nginx' is neither an address nor a network"),
        ("ANDEN_LIMITS", "memcached://here", "ANDEN_LIMITS must be an address like redis"),
        ("ANDEN_RATE_TABLES_ADDRESS", "often", "often"),
    ],
)
def test_a_setting_that_makes_no_sense_is_told_at_the_start(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, variable: str, value: str, sentence: str
) -> None:
    monkeypatch.setenv("ANDEN_DATA", str(tmp_path))
    monkeypatch.setenv(variable, value)
    with pytest.raises(SystemExit, match=sentence):
        serve("127.0.0.1", 0, None, open_browser=False)


def test_a_server_does_not_start_with_a_damaged_key(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ANDEN_DATA", str(tmp_path))
    (tmp_path / "secret.key").touch()
    with pytest.raises(SystemExit, match="damaged"):
        serve("127.0.0.1", 0, None, open_browser=False)


@pytest.mark.skipif(os.name != "posix", reason="only POSIX has these permissions")
def test_a_secret_key_that_others_can_read_is_mended(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    key = secret_key(tmp_path / "data")
    assert (tmp_path / "data").stat().st_mode & 0o777 == 0o700
    path = tmp_path / "data" / "secret.key"
    path.chmod(0o644)
    with caplog.at_level(logging.WARNING, "anden.server"):
        assert secret_key(tmp_path / "data") == key
    assert path.stat().st_mode & 0o777 == 0o600
    assert "could be read by others" in caplog.text


@pytest.mark.parametrize(
    ("header", "value"),
    [
        (b"anden_guest=abc.d-e_f", "abc.d-e_f"),
        (b"a=1; anden_guest=abc; b=2", "abc"),
        (b"a=1;anden_guest=abc", "abc"),
        (b'anden_guest="abc"', "abc"),
        (b"my_anden_guest=no; anden_guest=abc", "abc"),
        (b"my_anden_guest=no", None),
        (b"", None),
        (b"my_anden_guest=" * 5000 + b"; anden_guest=abc", None),
        (b"; ".join(b"n%d=v" % n for n in range(3000)) + b"; anden_guest=abc", "abc"),
    ],
)
def test_our_cookie_is_found_among_others(header: bytes, value: str | None) -> None:
    assert find_cookie(header) == value


def test_a_cookie_grows_old_though_it_is_remembered(monkeypatch: pytest.MonkeyPatch) -> None:
    cookies = Cookies("s" * 40)
    value = cookies.header("g_" + "a" * 22, secure=False).split(";")[0].split("=", 1)[1]
    assert cookies.read(value) == ("g_" + "a" * 22, False)
    now = time.time()
    for days, known in ((31, ("g_" + "a" * 22, True)), (399, ("g_" + "a" * 22, True)), (401, None)):
        monkeypatch.setattr("anden.server.auth.time.time", lambda days=days: now + days * 24 * 3600)
        assert cookies.read(value) == known


async def test_only_our_own_proxy_tells_where_people_are(tmp_path: Path) -> None:
    given = {"proxies": "10.0.0.0/8", "rate_address": "3/minute"}
    async with house(tmp_path, **given) as here:
        for n in range(20):
            through = {"X-Forwarded-For": f"198.51.100.{n}", "X-Forwarded-Proto": "https"}
            answer = await here.person("10.0.0.1").http.get("/api/me", headers=through)
            assert answer.status_code == 200
            assert "Secure" in answer.headers["set-cookie"]
        codes = []
        for n in range(5):
            claimed = {"X-Forwarded-For": f"198.51.100.{n}", "X-Forwarded-Proto": "https"}
            answer = await here.person("203.0.113.5").http.get("/api/me", headers=claimed)
            codes.append(answer.status_code)
            assert "Secure" not in answer.headers["set-cookie"]
        assert codes == [200] * 3 + [429] * 2


async def test_what_clients_make_up_is_no_label(tmp_path: Path) -> None:
    async with house(tmp_path, rate_guest="1000000/minute", rate_address="1000000/minute") as here:
        ana = here.person()
        await ana.get("/me")
        before = (await ana.http.get("/api/metrics")).text.count("anden_requests_total{")
        for n in range(40):
            await ana.http.request(f"FOO{n}", "/api/me")
            await ana.http.request('X"} 1\nevil', f"/api/made/up/{n}")
            await ana.http.request("FOO", f"/made/up/{n}")
            await ana.http.get(f"/api/tables/t{n}")
            await ana.http.post(f"/api/tables/t{n}/actions", headers={"X-Anden": "0"})
        text = (await ana.http.get("/api/metrics")).text
        assert "FOO" not in text
        assert "evil" not in text
        assert 'method="POST",route="other",status="403"} 40' in text
        assert text.count("anden_requests_total{") - before < 12


async def test_changes_need_the_header_of_our_own_page(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        ana = here.person()
        del ana.http.headers["X-Anden"]
        for method, path in (
            ("POST", "/api/tables"),
            ("PATCH", "/api/me"),
            ("POST", "/api/records"),
            ("DELETE", "/api/me"),
        ):
            answer = await ana.http.request(method, path, json={"name": "x"})
            assert answer.status_code == 403
            assert answer.json()["error"]["key"] == "forbidden_origin"
        assert (await ana.get("/me"))["name"] == ""


async def test_security_headers_are_on_every_answer(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        ana = here.person()
        for path in ("/", "/api/me", "/api/nothing", "/api/health", "/table/x", "/assets/none.js"):
            headers = (await ana.http.get(path)).headers
            policy = headers["content-security-policy"]
            assert "script-src 'self';" in policy
            assert "frame-ancestors 'none'" in policy
            assert "unsafe-eval" not in policy
            assert headers["x-content-type-options"] == "nosniff"
            assert headers["referrer-policy"]


async def test_bodies_have_a_limit_whatever_they_declare(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        ana = here.person()
        large = await ana.http.patch("/api/me", content=b'{"name": "' + b"x" * 70_000 + b'"}')
        assert large.status_code == 413
        assert large.json()["error"]["key"] == "too_large"

        async def drip() -> AsyncIterator[bytes]:
            for _ in range(100):
                yield b"x" * 1000

        assert (await ana.http.patch("/api/me", content=drip())).status_code == 413
        record = await ana.http.post("/api/records", content=b"[" * 200_000)
        assert record.status_code == 422, "records may be longer"
        assert (await ana.http.post("/api/records", content=b"x" * 1_100_000)).status_code == 413


async def test_too_many_requests_have_to_wait(tmp_path: Path) -> None:
    async with house(tmp_path, rate_guest="5/minute", rate_address="30/minute") as here:
        ana = here.person()
        codes = [(await ana.http.get("/api/me")).status_code for _ in range(8)]
        assert codes == [200] * 6 + [429] * 2, "the first one made the guest"
        refused = await ana.http.get("/api/me")
        assert refused.json()["error"]["key"] == "too_many"
        assert 1 <= int(refused.headers["retry-after"]) <= 60
        assert (await here.person(address="10.9.9.9").http.get("/api/me")).status_code == 200
        codes = [(await here.person().http.get("/api/me")).status_code for _ in range(40)]
        assert 429 in codes, "new cookies do not help: the address counts too"
        assert (await ana.http.get("/")).status_code in (200, 503), "the page itself is not limited"


async def test_tables_per_guest(tmp_path: Path) -> None:
    async with house(tmp_path, tables_per_guest=2) as here:
        ana = here.person()
        for _ in range(2):
            await ana.open("me", "open")
        body = {"game": "toy", "map": "yard", "players": 2, "seats": [{"kind": "me"}, {"kind": "open"}]}
        assert (await ana.post("/tables", body, 429))["error"]["key"] == "too_many_tables"
        await here.person().open("me", "open")


async def test_the_built_client_is_served(tmp_path: Path) -> None:
    client = tmp_path / "client"
    (client / "assets").mkdir(parents=True)
    (client / "index.html").write_text("<!doctype html><title>Andén</title>")
    (client / "assets" / "index-abc123.js").write_text("export {};" * 300)
    (client / "favicon.svg").write_text("<svg/>")
    (tmp_path / "secret.txt").write_text("no")
    app = create_app(settings_for(tmp_path / "data"), client)
    async with app.router.lifespan_context(app):
        transport = httpx.ASGITransport(app)
        async with httpx.AsyncClient(transport=transport, base_url="http://house") as browser:
            page = await browser.get("/table/abc")
            assert page.text.startswith("<!doctype html>")
            assert page.headers["cache-control"] == "no-cache"
            assert "anden_guest" in page.headers["set-cookie"]
            script = await browser.get("/assets/index-abc123.js", headers={"accept-encoding": "gzip"})
            assert "immutable" in script.headers["cache-control"]
            assert script.headers["content-encoding"] == "gzip"
            assert "javascript" in script.headers["content-type"]
            assert (await browser.get("/favicon.svg")).headers["cache-control"] == "no-cache"
            assert (await browser.get("/assets/old-1.js")).status_code == 404
            assert (await browser.get("/api/none")).json()["error"]["key"] == "not_found"
            for path in (
                "/../secret.txt",
                "/%2e%2e/secret.txt",
                "/assets/..%2f..%2fsecret.txt",
                "/%00",
                "/" + "x" * 5000,
            ):
                answer = await browser.get(path)
                assert answer.text != "no"
                assert answer.status_code in (200, 404)
            assert (await browser.head("/")).status_code == 200


async def test_the_page_to_try_the_interface_needs_nothing_from_outside(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        ana = here.person()
        page = await ana.http.get("/api/docs")
        assert page.status_code == 200
        assert "http" not in page.text.replace("<title>Andén: the HTTP", "").lower().replace("the http", "")
        for path in ("/api/docs/page.js", "/api/docs/page.css"):
            assert path in page.text
            part = await ana.http.get(path)
            assert part.status_code == 200
            assert "://" not in part.text


async def test_without_a_built_client_a_page_says_what_to_do(tmp_path: Path) -> None:
    app = create_app(settings_for(tmp_path), tmp_path / "nothing")
    async with app.router.lifespan_context(app):
        transport = httpx.ASGITransport(app)
        async with httpx.AsyncClient(transport=transport, base_url="http://house") as browser:
            page = await browser.get("/")
            assert page.status_code == 503
            assert "make play" in page.text


async def test_health_metrics_games_and_texts(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        ana = here.person()
        health = await ana.get("/health")
        assert health["status"] == "ok"
        assert "toy" in health["games"]
        games = {game["id"]: game for game in await ana.get("/games")}
        assert {"age_of_steam", "railes", "russian_railroads", "italian_rails", "railroad_tiles"} <= set(
            games
        )
        assert games["toy"]["status"] == "ready"
        assert games["toy"]["players"] == {"min": 2, "max": 4}
        assert games["toy"]["levels"] == ["apprentice", "driver", "stationmaster"]
        for game in ("platform", "toy"):
            for lang in ("es", "en"):
                answer = await ana.http.get(f"/api/games/{game}/text/{lang}")
                assert answer.headers["content-type"].startswith("text/plain")
                assert " = " in answer.text
        for path in (
            "/games/toy/text/xx",
            "/games/none/text/es",
            "/games/night_train/guide/es",
            "/games/toy/guide/x",
        ):
            await ana.get(path, 404)
        guide = await ana.get("/games/platform/guide/es")
        sections = {section["id"]: section for section in guide["sections"]}
        assert sections["platform-not_your_turn"]["html"].startswith("<p>")
        table = await ana.act(await ana.open("hotseat", "hotseat"))
        text = (await ana.http.get("/api/metrics")).text
        for line in (
            f"anden_entries_total {table['length'] - 1}",
            "anden_tables_created_total 1",
            "anden_tables_in_memory 1",
            "anden_streams 0",
            'anden_requests_total{method="POST",route="/api/tables/{table_id}/actions",status="200"} 1',
            'anden_request_seconds_bucket{le="+Inf"}',
        ):
            assert line in text
        await here.services.database.close()
