# mypyc: compile
"""What each legal action would do, for the person who looks at it: price, money to raise, links completed, points."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from anden.games.cube_rails import offers as shared
from anden.games.cube_rails import placing
from anden.games.railes import scoring
from anden.games.railes.actions import (
    Bid,
    Build,
    Capital,
    Choose,
    Deliver,
    Drop,
    RailesAction,
    Score,
    Urbanize,
)
from anden.games.railes.maps.game_map import ACTIONS, UNIT
from anden.games.railes.memo import GOOD_NUMBER
from anden.games.railes.phases import selection
from anden.games.railes.phases.money import purse_of
from anden.games.railes.state import AUCTION, State

KINDS = {placing.REPLACE: "improve"}


def offers(s: State, legal: Sequence[RailesAction]) -> list[dict[str, Any] | None]:
    """Of the legal actions of the seat to act; None where there is nothing to say."""
    cities: dict[str, dict[str, Any]] = {}
    return [_urbanize(s, a, cities) if isinstance(a, Urbanize) else offer(s, a) for a in legal]


def offer(s: State, a: RailesAction) -> dict[str, Any] | None:
    match a:
        case Build():
            return _build(s, a)
        case Deliver():
            seats = range(int(s.players))
            return {"gain": {str(seat): a.owners.count(seat) for seat in seats if seat in a.owners}}
        case Score():
            return _score(s, a)
        case Choose(action, use):
            price = int(selection.price_of(s, ACTIONS.index(action), use))
            return {"price": price, **_payment(s, price)}
        case Bid(amount):
            paid = _payment(s, amount)
            return {"units": paid["units"], "income_after": paid["income_after"]}
        case Capital(units):
            purse = purse_of(s, s.seat())
            purse.raise_units(units)
            return {
                "cash": units * UNIT,
                "income_after": int(purse.income),
                "victory_after": int(purse.victory),
            }
        case Drop() if s.phase == AUCTION:
            return shared.drop(s)
        case Urbanize():
            return _urbanize(s, a, {})
        case _:
            return None


def _payment(s: State, price: int) -> dict[str, int]:
    """What paying a price takes: units of money to raise, and income and victory points after it."""
    purse = purse_of(s, s.seat())
    units = int(purse.units_for(price))
    purse.pay(price)
    return {"units": units, "income_after": int(purse.income), "victory_after": int(purse.victory)}


def _build(s: State, a: Build) -> dict[str, Any]:
    found = shared.build(s, a)
    found["kind"] = KINDS.get(found["kind"], found["kind"])
    return {**found, **_payment(s, found["price"])}


def _urbanize(s: State, a: Urbanize, known: dict[str, dict[str, Any]]) -> dict[str, Any]:
    """Colour and supply space change nothing in what is completed."""
    if a.town not in known:
        known[a.town] = shared.new_city(s, a.town, GOOD_NUMBER[a.color])
    return known[a.town]


def _score(s: State, a: Score) -> dict[str, int]:
    """Income, victory points and the final score as they would be."""
    seat = s.seat()
    points = s.points[seat]
    income, victory = int(s.income[seat]), int(s.victory[seat])
    total = scoring.score_of(s, seat).total - victory - int(scoring.income_points(income))
    if a.to == "income":
        income = min(income + points, s.map.most_income)
    else:
        victory += points
    final = total + victory + int(scoring.income_points(income))
    return {"income": income, "victory": victory, "final": final}
