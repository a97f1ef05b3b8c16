"""The first real game over HTTP: a whole solo game, its challenge stars, and a game with bots."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select

from anden.core import Event, registry
from anden.games import railroad_tiles
from anden.server.db.models import Progress
from tests.server.house import House, house

pytestmark = pytest.mark.anyio

if "railroad_tiles" not in registry.installed():
    registry.register(railroad_tiles.rules)


async def solo(here: House, person: Any, **options: Any) -> Any:
    body = {"game": "railroad_tiles", "players": 1, "options": options, "seats": [{"kind": "me"}]}
    table = await person.post("/tables", body, 201)
    dice = random.Random(5)
    while table["status"] != "over":
        table = await person.act(table, dice.choice(table["legal"]))
    return table


async def test_a_whole_solo_game(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        ana = here.person()
        over = await solo(here, ana)
        assert over["position"]["ranking"] == [[0]]
        [score] = over["position"]["scores"]
        assert score["total"] == sum(line["points"] for line in score["lines"])
        final = await ana.get(f"/tables/{over['id']}/positions/{over['length']}")
        assert final == over["position"]


async def test_options_that_were_not_chosen_have_their_defaults(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        ana = here.person()
        for players, chosen, full in (
            (1, {}, {"objectives": "none", "challenge": 0}),
            (2, {}, {"objectives": "none"}),
            (2, {"objectives": "chosen"}, None),
        ):
            seats = [{"kind": "hotseat"}] * players
            body = {"game": "railroad_tiles", "players": players, "options": chosen, "seats": seats}
            table = await ana.post("/tables", body, 201)
            if full is not None:
                assert table["options"] == full
            else:
                assert len(table["options"]["objective_set"]) == 3


async def stored_stars(here: House) -> dict[str, int]:
    query = select(Progress.key, Progress.stars)
    rows = await here.services.database.read(lambda connection: connection.execute(query).all())
    return {row.key: row.stars for row in rows}


async def test_the_best_stars_of_a_challenge_are_kept(tmp_path: Path) -> None:
    """Any event `challenge_result` counts, whatever the game; here it is put into the match by hand."""
    async with house(tmp_path) as here:
        ana, ben = await here.people(2)
        for stars, kept in ((2, 2), (1, 2), (3, 3), (0, 3)):
            table = await ana.open("hotseat", "hotseat")
            async with here.services.tables.open(table["id"]) as live, here.services.tables.change(live):
                live.match.play(0, next(iter(live.match.rules.legal(live.match.state, 0))))
                live.match.events[-1] += (Event("challenge_result", {"number": 4, "stars": stars}),)
            assert (await ana.get("/me"))["progress"] == {"toy": {"challenge-4": kept}}
        assert (await ben.get("/me"))["progress"] == {}


async def test_an_imported_game_gives_no_stars(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        ana = here.person()
        table = await ana.open("hotseat", "hotseat")
        async with here.services.tables.open(table["id"]) as live, here.services.tables.change(live):
            live.facts.imported = True
            live.match.play(0, next(iter(live.match.rules.legal(live.match.state, 0))))
            live.match.events[-1] += (Event("challenge_result", {"number": 4, "stars": 3}),)
        assert await stored_stars(here) == {}


async def test_the_end_of_a_real_challenge_tells_its_stars(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        ana = here.person()
        over = await solo(here, ana, challenge=1)
        log = (await ana.look(over))["log"]
        results = [e for entry in log for e in entry["events"] if e["key"] == "challenge_result"]
        assert len(results) == 1
        assert results[0]["args"]["number"] == 1
        stars = results[0]["args"]["stars"]
        assert await stored_stars(here) == ({"challenge-1": stars} if stars else {})


async def test_a_person_and_a_bot(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        ana = here.person()
        seats = [{"kind": "me"}, {"kind": "bot", "level": "apprentice"}]
        table = await ana.post("/tables", {"game": "railroad_tiles", "players": 2, "seats": seats}, 201)
        table = await ana.until(table, lambda t: t["legal"])
        hint = await ana.post(f"/tables/{table['id']}/hint", {"seat": 0})
        assert hint["action"] in table["legal"]
        after = await ana.act(table, hint["action"])
        assert after["length"] > table["length"]
        assert here.services.metrics.value("anden_bot_failures_total") == 0
