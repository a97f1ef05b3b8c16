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


def weight(style: str, seat: int, action: Any, offer: Any, player: dict[str, Any]) -> float:
    """How much a player of this style likes an action."""
    if style == "anything":
        return 1.0
    cash = player["cash"]
    match action:
        case Issue(shares):
            wanted = 16 if style == "builder" else 12
            return 20.0 if wanted <= cash + 5 * shares < wanted + 5 else 1.0 / (1 + shares * shares)
        case Bid(amount):
            return 0.3 if amount <= 2 and cash > 12 else 0.01
        case Drop() | Pass() | Produce():
            return 2.0
        case Choose(tile):
            return float(WISHES[style].get(tile, 1))
        case Build() | Connect():
            reserve = -player["forecast"]["net"] - 1
            careful = 0.01 if cash - offer["price"] < reserve else 1.0
            return careful * build_weight(style, offer)
        case Urbanize():
            return 3.0 if style == "messy" else 1.5
        case Finish():
            return 1.0
        case Deliver():
            own = {int(owner): n for owner, n in offer["gain"].items()}.get(seat, 0)
            return 0.05 + 5.0 * own**3
        case Upgrade():
            return 6.0 if cash + player["forecast"]["net"] > 3 else 0.05
        case Skip() | Decline():
            return 0.3
    return 1.0


def build_weight(style: str, offer: Any) -> float:
    base = {"place": 1.0, "replace": 1.0, "town": 1.5, "redirect": 0.5, "connect": 20.0}[offer["kind"]]
    if style == "messy":
        base *= {"redirect": 20, "replace": 6}.get(offer["kind"], 1) * (15 if offer["claims"] else 1)
        return base * (10 if offer["done"] else 1)
    return base * (60 if offer["done"] else 1) * (4 if offer["claims"] else 1) / max(1, offer["price"] - 1)


def pick(style: str, seat: int, legal: list[Any], view: dict[str, Any], rng: Random) -> Any:
    player = view["players"][seat]
    weights = [weight(style, seat, a, offer, player) for a, offer in zip(legal, view["offers"], strict=True)]
    return rng.choices(legal, weights)[0]
