"""Players for the second opinion: one does anything, the others build, claim, urbanise and deliver a lot."""

from __future__ import annotations

from random import Random
from typing import Any

from anden.games.age_of_steam.actions import (
    Bid,
    Build,
    Choose,
    Connect,
    Decline,
    Deliver,
    Drop,
    Finish,
    Issue,
    Pass,
    Produce,
    Skip,
    Upgrade,
    Urbanize,
)

STYLES = ("anything", "builder", "trader", "messy")
WISHES = {
    "anything": {},
    "builder": {"engineer": 5, "urbanization": 4, "first_build": 2},
    "trader": {"locomotive": 4, "engineer": 4, "first_move": 2, "urbanization": 2},
    "messy": {"urbanization": 4, "production": 2, "engineer": 2},
}


def weight(style: str, seat: int, action: Any, offer: Any, cash: int) -> float:
    """How much a player of this style likes an action."""
    if style == "anything":
        return 1.0
    match action:
        case Issue(shares):
            return 1.0 if shares in ((2, 3, 4) if cash < 10 else (0, 1)) else 0.02
        case Bid(amount):
            return 0.3 if amount <= 2 else 0.01
        case Drop() | Pass() | Produce():
            return 2.0
        case Choose(tile):
            return float(WISHES[style].get(tile, 1))
        case Build():
            return build_weight(style, offer)
        case Connect():
            return 10.0
        case Urbanize():
            return 3.0 if style == "messy" else 1.5
        case Finish():
            return 3.0
        case Deliver():
            return 0.1 + 4.0 * offer["gain"].get(seat, offer["gain"].get(str(seat), 0)) ** 2
        case Upgrade():
            return 3.0
        case Skip() | Decline():
            return 0.3
    return 1.0


def build_weight(style: str, offer: Any) -> float:
    base = {"place": 1.0, "replace": 1.0, "town": 1.5, "redirect": 0.5}[offer["kind"]]
    if style == "messy":
        return base * {"redirect": 20, "replace": 6}.get(offer["kind"], 1) * (15 if offer["claims"] else 1)
    return base * (30 if offer["done"] else 1) * (4 if offer["claims"] else 1) / max(1, offer["price"] - 1)


def pick(style: str, seat: int, legal: list[Any], view: dict[str, Any], rng: Random) -> Any:
    cash = view["players"][seat]["cash"]
    weights = [weight(style, seat, a, offer, cash) for a, offer in zip(legal, view["offers"], strict=True)]
    return rng.choices(legal, weights)[0]
