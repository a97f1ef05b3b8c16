"""How often somebody may do something: by guest and by address, with a cookie and without."""

from __future__ import annotations

from pathlib import Path

import pytest

from anden.server import limits
from anden.server.errors import Refusal
from anden.server.limits import Limits
from anden.server.settings import Settings
from tests.server.house import house

pytestmark = pytest.mark.anyio

TABLE = {"game": "toy", "map": "yard", "players": 2, "seats": [{"kind": "hotseat"}, {"kind": "hotseat"}]}


class Clock:
    """A time that goes on when it is told to."""

    def __init__(self) -> None:
        self.seconds = 1000.0

    def __call__(self) -> float:
        return self.seconds


async def refused_after(
    number: int, limit: Limits, guest: str, address: str, kind: str = "tables"
) -> Refusal:
    for n in range(number):
        await limit.check(kind, f"{guest}{n}" if guest == "new" else guest, address)
    with pytest.raises(Refusal) as refused:
        await limit.check(kind, f"{guest}{number}" if guest == "new" else guest, address)
    assert refused.value.status == 429
    return refused.value


async def test_without_a_cookie_the_address_counts(tmp_path: Path) -> None:
    async with house(tmp_path, rate_tables_address="7/minute") as here:
        # a new client each time has no cookie
        codes = [
            (await here.person("203.0.113.9").http.post("/api/tables", json=TABLE)).status_code
            for _ in range(9)
        ]
        assert codes == [201] * 7 + [429] * 2
        refused = await here.person("203.0.113.9").http.post("/api/tables", json=TABLE)
        assert refused.json()["error"]["key"] == "too_many"
        assert refused.json()["error"]["rule"] == "", "a limit is no rule"
        assert 1 <= int(refused.headers["retry-after"]) <= 61
        await here.person("203.0.113.10").post("/tables", TABLE, 201)


async def test_each_route_asks(tmp_path: Path) -> None:
    given = {f"rate_{kind}_address": "1/minute" for kind in ("tables", "imports", "hints")}
    async with house(tmp_path, **given) as here:
        ana = here.person()
        table = await ana.post("/tables", TABLE, 201)
        await ana.post(f"/tables/{table['id']}/rematch", {}, 429)
        await ana.ask("POST", "/records", 422, content=b"nothing")
        await ana.ask("POST", "/records", 429, content=b"nothing")
        await ana.post(f"/tables/{table['id']}/hint", {"seat": 0})
        await ana.post(f"/tables/{table['id']}/hint", {"seat": 0}, 429)


async def test_the_defaults_are_kind_to_a_club_and_stop_a_flood() -> None:
    club = Limits(Settings())
    for person in range(40):
        for _ in range(2):
            await club.check("tables", f"g{person}", "203.0.113.1")
    await refused_after(120, Limits(Settings()), "new", "203.0.113.1")
    await refused_after(60, Limits(Settings()), "ana", "203.0.113.1")


async def test_several_limits_hold_at_once() -> None:
    clock = Clock()
    limit = Limits(Settings(rate_tables="1000/minute", rate_tables_address="3/minute;5/hour"), clock)
    assert (await refused_after(3, limit, "new", "a")).body.args["retry_after"] == 61
    clock.seconds += 61
    assert (await refused_after(2, limit, "new", "a")).body.args["retry_after"] in range(3001, 3602)
    clock.seconds += 3601
    await refused_after(3, limit, "new", "a")


async def test_what_is_refused_is_not_counted() -> None:
    limit = Limits(Settings(rate_tables="2/minute", rate_tables_address="4/minute"), Clock())
    await refused_after(2, limit, "ana", "a")
    await refused_after(2, limit, "eva", "a")


async def test_old_counts_are_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "SWEEP", 50)
    clock = Clock()
    limit = Limits(Settings(), clock)
    for n in range(5000):
        clock.seconds += 10
        assert limit.request(None, f"10.0.{n >> 8}.{n & 255}") is None
    assert len(limit._windows) <= 60


def test_a_nonsense_rate_is_told() -> None:
    with pytest.raises(ValueError, match="many"):
        Limits(Settings(rate_tables="many"))


@pytest.mark.parametrize("url", ["memcached://127.0.0.1", "redis:", "127.0.0.1:6379"])
def test_a_nonsense_store_is_told(url: str) -> None:
    with pytest.raises(ValueError, match="ANDEN_LIMITS"):
        Limits(Settings(limits=url))
