"""Players for the second opinion: one does anything, one waits, the others build, claim, urbanise and deliver a lot."""

from __future__ import annotations

from random import Random
from typing import Any

from anden.games.railes.actions import (
    Bid,
    Build,
    Capital,
    Choose,
    Deliver,
    Drop,
    Finish,
    Grow,
    Pass,
    Score,
    Skip,
    Upgrade,
    Urbanize,
)
from anden.games.railes.offers import offer as offer_of

View = dict[str, Any]
LOOKS_AT = 40
STYLES = ("anything", "builder", "trader", "messy", "late")
WISHES = {
    "builder": {"engineer": 5, "urbanization": 4, "first_build": 2},
    "trader": {"locomotive": 4, "engineer": 4, "first_move": 2, "urbanization": 2},
    "late": {"first_move": 4, "turn_order": 4},
    "messy": {"urbanization": 4, "urban_growth": 3, "turn_order": 3, "engineer": 2},
}


def weight(style: str, seat: int, action: Any, state: Any, player: View) -> float:
    """How much a player of this style likes an action."""
    if style == "anything":
        return 1.0
    poor = player["income"] < -6
    offer: Any = offer_of(state, action)
    match action:
        case Capital(units):
            wanted = 9 + player["locomotive"] - player["income"]
            return 20.0 if wanted <= player["cash"] + 5 * units < wanted + 5 else 0.3 / (1 + units * units)
        case Bid(amount):
            return 0.6 if amount <= 2 else 0.01
        case Drop() | Pass() | Grow():
            return 2.0
        case Choose(tile):
            wish = float(WISHES[style].get(tile, 1))
            return wish * (0.05 if poor and offer["price"] else 1.0)
        case Build():
            careful = 0.02 if offer["income_after"] < -6 or offer["victory_after"] < player["victory"] else 1
            return careful * build_weight(style, offer)
        case Urbanize():
            return 1.0 if style == "messy" else 0.3
        case Finish():
            return 40.0 if style == "late" and state.turn < 4 else 1.0
        case Deliver():
            return 0.05 + 5.0 * int(offer["gain"].get(str(seat), 0)) ** 3
        case Score(to):
            return 1.0 if (to == "income") == (player["income"] < 3) else 0.2
        case Upgrade():
            return 6.0
        case Skip():
            return 0.3
    return 1.0


def build_weight(style: str, offer: Any) -> float:
    base = {"place": 1.0, "improve": 1.0, "town": 1.5, "redirect": 0.5}[offer["kind"]]
    if style in ("messy", "late"):
        base *= {"redirect": 20, "improve": 6}.get(offer["kind"], 1) * (15 if offer["claims"] else 1)
        return base * (10 if offer["done"] else 1)
    return base * (60 if offer["done"] else 1) * (4 if offer["claims"] else 1) / max(1, offer["price"] - 1)


def pick(style: str, seat: int, legal: list[Any], state: Any, view: View, rng: Random) -> Any:
    """One of the actions; of many builds and New Cities a player looks only at some."""
    some = rng.sample(legal, LOOKS_AT) if len(legal) > LOOKS_AT else legal
    player = view["players"][seat]
    weights = [weight(style, seat, a, state, player) for a in some]
    return rng.choices(some, weights)[0]
