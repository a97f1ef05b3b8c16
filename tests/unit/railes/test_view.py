"""What people see: the view agrees with the rules, and offers come true."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest

from anden.core.facts import CHANCE
from anden.games.railes import rules
from anden.games.railes.actions import Bid, Build, Capital, Choose, Deliver, Drop, Score, Urbanize
from anden.games.railes.forecast import forecast
from anden.games.railes.phases import income
from anden.games.railes.state import AUCTION, State
from tests.unit.railes.thrifty import game

TABLES: list[tuple[str, int, dict[str, Any]]] = [
    ("northeast", 4, {}),
    ("ruhr", 5, {"game": "standard"}),
    ("northeast", 3, {"game": "standard", "soft": True}),
    ("ruhr", 6, {"first_order": "random"}),
]


@pytest.mark.parametrize(("name", "players", "options"), TABLES)
def test_every_view_is_plain_data_with_an_offer_for_each_action(
    name: str, players: int, options: dict[str, Any]
) -> None:
    steps = 0
    for s, seat, _ in game(name, players, "view", **options):
        steps += 1
        if steps % 7:
            continue
        view = rules.show(s, None)
        msgspec.json.encode(view)
        acting = seat != CHANCE and rules.to_act(s)
        assert len(view["offers"]) == (len(rules.legal(s, seat)) if acting else 0)
        assert view["phase"] == rules.phase(s).key
        assert view["acting"][:1] == [seat for seat in rules.to_act(s) if seat != CHANCE]
        assert [p["final"] for p in view["players"]] == [score.total for score in rules.scores(s)]


@pytest.mark.parametrize(("name", "players", "options"), TABLES)
def test_offers_come_true(name: str, players: int, options: dict[str, Any]) -> None:
    """What an offer says of price, money, links and points is what happens."""
    rng = Random(name)
    seen: set[type[Any]] = set()
    for s, seat, _ in game(name, players, "offers", **options):
        if seat == CHANCE or not rules.to_act(s):
            continue
        legal = rules.legal(s, seat)
        offers = rules.show(s, seat)["offers"]
        pairs = [(a, offer) for a, offer in zip(legal, offers, strict=True) if offer is not None]
        rng.shuffle(pairs)
        for kind in {type(a) for a, _ in pairs}:
            seen.add(kind)
            _comes_true(s, seat, *next(pair for pair in pairs if type(pair[0]) is kind))
    assert {Build, Choose, Deliver, Score} <= seen
    assert (Capital in seen) == (options.get("game") == "standard")


def _comes_true(s: State, seat: int, a: Any, offer: dict[str, Any]) -> None:
    after = s.copy()
    events = rules.apply(after, seat, a)
    links = [[*e.args["places"], e.args["seat"]] for e in events if e.key == "link"]  # type: ignore[misc]
    income, victory = int(after.income[seat]), int(after.victory[seat])
    raised = 0
    for event in events:
        if event.key in ("raise", "raise_victory") and event.args["seat"] == seat:
            raised += int(event.args["units"])  # type: ignore[arg-type]
    match a:
        case Build():
            assert int(s.cash[seat]) + 5 * offer["units"] - offer["price"] == int(after.cash[seat])
            assert (income, victory) == (offer["income_after"], offer["victory_after"])
            assert raised == offer["units"]
            assert links == offer["done"]
            assert any(e.key == "claim" for e in events) == offer["claims"]
        case Urbanize():
            assert links == offer["done"]
        case Choose():
            assert (income, victory) == (offer["income_after"], offer["victory_after"])
            assert int(s.cash[seat]) + 5 * offer["units"] - offer["price"] == int(after.cash[seat])
        case Capital():
            assert int(after.cash[seat]) >= int(s.cash[seat]) + offer["cash"] or after.phase == AUCTION
        case Deliver():
            assert {str(i): n for i, n in enumerate(after.points) if n} == offer["gain"]
        case Score():
            if after.turn == s.turn and rules.to_act(after):
                assert (income, victory) == (offer["income"], offer["victory"])
                assert rules.scores(after)[seat].total == offer["final"]
        case Drop():
            told = [e.args for e in events if e.key == "drop"]
            assert told[0]["position"] == offer["place"]
            assert told[0]["paid"] == offer["pays"]
        case Bid():
            assert offer["units"] >= 0


@pytest.mark.parametrize(("name", "players", "options"), TABLES)
def test_forecasts_come_true(name: str, players: int, options: dict[str, Any]) -> None:
    """As if the income phase came now: so it comes."""
    for n, (s, _, _) in enumerate(game(name, players, "forecast", **options)):
        if n % 11 or not s.turn or not rules.to_act(s):
            continue
        expected = [forecast(s, seat) for seat in range(players)]
        after = s.copy()
        income.settle(after, [])
        for seat in s.order:
            assert (after.out[seat] != 0) == expected[seat]["out"]
            if not expected[seat]["out"]:
                money = (int(after.cash[seat]), int(after.income[seat]), int(after.victory[seat]))
                keys = ("cash_after", "income_after", "victory_after")
                assert money == tuple(expected[seat][key] for key in keys)
