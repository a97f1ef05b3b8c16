"""What people see: the view agrees with the rules."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest

from anden.core.facts import CHANCE
from anden.games.age_of_steam import rules
from anden.games.age_of_steam.actions import Build, Connect, Deliver, Drop, Issue, Upgrade, Urbanize
from anden.games.age_of_steam.forecast import forecast
from anden.games.age_of_steam.phases import money
from anden.games.age_of_steam.state import MOVE
from tests.unit.age_of_steam.thrifty import game, new_game

TABLES = [
    ("rust_belt", 4),
    ("western_us", 3),
    ("southern_us", 5),
    ("germany", 3),
    ("barbados", 1),
    ("st_lucia", 2),
]


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_every_view_is_plain_data_with_an_offer_for_each_action(name: str, players: int) -> None:
    steps = 0
    for s, seat, _ in game(name, players, "view"):
        steps += 1
        if steps % 7:
            continue
        view = rules.show(s, None)
        msgspec.json.encode(view)
        acting = seat != CHANCE and rules.to_act(s)
        assert len(view["offers"]) == (len(rules.legal(s, seat)) if acting else 0)
        assert view["phase"] == rules.phase(s).key
        assert view["acting"][:1] == [seat for seat in rules.to_act(s) if seat != CHANCE]


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_offers_come_true(name: str, players: int) -> None:
    """What an offer says of price, income, shares and links is what happens."""
    rng = Random(name)
    seen: set[type[Any]] = set()
    for s, seat, _ in game(name, players, "offers"):
        if seat == CHANCE or not rules.to_act(s) or (rng.random() < 0.5 and s.phase != MOVE):
            continue
        legal = rules.legal(s, seat)
        offers = rules.show(s, seat)["offers"]
        pairs = [(a, offer) for a, offer in zip(legal, offers, strict=True) if offer is not None]
        rng.shuffle(pairs)
        for kind in {type(a) for a, _ in pairs}:
            seen.add(kind)
            _comes_true(s, seat, *next(pair for pair in pairs if type(pair[0]) is kind))
    assert {Build, Urbanize, Issue, Deliver} <= seen


def _comes_true(s: Any, seat: int, action: Any, offer: dict[str, Any]) -> None:
    after = s.copy()
    events = rules.apply(after, seat, action)
    links: list[Any] = [event.args["places"] for event in events if event.key == "link"]
    match action:
        case Build() | Connect():
            assert s.cash[seat] - after.cash[seat] == offer["price"]
            assert after.spent - s.spent == offer["price"] or after.phase != s.phase
            if isinstance(action, Build):
                assert [list(places) for places in links] == offer["done"]
                assert offer["claims"] == any(event.key == "claim" for event in events)
        case Urbanize():
            assert [list(places) for places in links] == [done[:2] for done in offer["done"]]
        case Deliver():
            if after.phase == MOVE:
                gains = {str(i): int(after.income[i] - s.income[i]) for i in range(int(s.players))}
                assert {i: n for i, n in gains.items() if n} == offer["gain"]
        case Issue():
            assert after.cash[seat] - s.cash[seat] == offer["cash"]
            scores = [rules.scores(x)[seat].total for x in (after, s)]
            assert scores[0] - scores[1] == offer["points"]
            assert forecast(after, seat) == offer["forecast"]
        case Upgrade():
            if after.phase == MOVE:
                assert forecast(after, seat) == offer["forecast"]
        case Drop():
            told = next(event for event in events if event.key == "drop")
            assert (told.args["position"], told.args["paid"]) == (offer["place"], offer["pays"])


def test_the_forecast_is_what_the_end_of_the_turn_does() -> None:
    rng = Random("forecast")
    ruined = 0
    for _ in range(400):
        s = new_game(rng.choice(["rust_belt", "southern_us"]), 3)
        s.turn, s.phase = rng.randint(1, 6), MOVE
        for seat in range(3):
            s.cash[seat], s.shares[seat] = rng.randint(0, 12), rng.randint(2, 15)
            s.income[seat], s.locomotive[seat] = (
                rng.choice([rng.randint(0, 8), rng.randint(0, 60)]),
                rng.randint(1, 6),
            )
        told = [forecast(s, seat) for seat in range(3)]
        money.settle(s, [])
        for seat in range(3):
            assert told[seat]["out"] == (s.out[seat] != 0) == (told[seat]["cushion"] < 0)
            assert told[seat]["cash_after"] == s.cash[seat]
            assert told[seat]["income_after"] == s.income[seat]
            ruined += told[seat]["out"]
    assert ruined > 50


def test_the_board_is_made_once() -> None:
    s = new_game("germany", 3)
    board = rules.show(s, 0)["board"]
    assert board is rules.show(s.copy(), 1)["board"]
    prices = {hex["terrain"]: hex["price"] for hex in board["hexes"] if hex["place"]}
    assert prices == {"plain": None, "city": None, "terminal": None}
    assert board["dice"] == {"light": 3, "dark": 3}
    assert [place["tags"] for place in board["places"] if place["id"] == "berlin"] == [["extra"]]
    assert board["direct_links"][0]["between"] == ["koln_dusseldorf", "essen_dortmund"]


def test_snapshots_tell_states_apart() -> None:
    """Every part of a state is in its snapshot."""
    s = new_game("st_lucia", 2)
    parts = {name for name in dir(s) if not name.startswith("_") and not callable(getattr(s, name))}
    assert parts - {"map", "memo", "track"} <= set(rules.snapshot(s))
    track = {
        name for name in dir(s.track) if not name.startswith("_") and not callable(getattr(s.track, name))
    }
    assert track == set(rules.snapshot(s)["track"])
