"""«DINERO», «FASE 4», «FASE 6»: raising money, paying, falling short."""

from __future__ import annotations

from dataclasses import replace

from tests.property.railes_naive.box import LEAST
from tests.property.railes_naive.position import Player, Position


def one_unit(player: Player) -> Player | None:
    """5 $ from the bank for a step of income, or at the end of the track for two victory points."""
    if player.income > LEAST:
        return replace(player, cash=player.cash + 5, income=player.income - 1)
    if player.victory >= 2:
        return replace(player, cash=player.cash + 5, victory=player.victory - 2)
    return None


def pay_raising(player: Player, price: int) -> tuple[Player, int] | None:
    """After a payment for which money may be raised, and how many units it took; None if it cannot be paid."""
    units = 0
    while player.cash < price:
        more = one_unit(player)
        if more is None:
            return None
        player = more
        units += 1
    return replace(player, cash=player.cash - price), units


def most_raised(player: Player) -> int:
    """The most a player could pay if he raised all he can."""
    more = one_unit(player)
    return player.cash if more is None else most_raised(more)


def raise_for(player: Player, price: int) -> Player:
    """As much money as a price needs, or as can be raised."""
    while player.cash < price and (more := one_unit(player)) is not None:
        player = more
    return player


def may_raise(position: Position, what: str) -> bool:
    """Basic: for every payment. Standard: never after phase 1; by the softer rule for track and for expenses."""
    return not position.standard or (position.soft and what in ("track", "expenses"))


def most(position: Position, player: Player, what: str) -> int:
    """The most a player could pay for something."""
    return most_raised(player) if may_raise(position, what) else player.cash


def pay(position: Position, player: Player, price: int, what: str) -> tuple[Player, int] | None:
    """After a payment, if it can be made."""
    if may_raise(position, what):
        return pay_raising(player, price)
    return None if player.cash < price else (replace(player, cash=player.cash - price), 0)


def fall_short(player: Player, owes: int) -> Player | None:
    """Standard: cash, then a victory point for every 2 $, then a step of income; None: bankrupt."""
    paid = min(player.cash, owes)
    player = replace(player, cash=player.cash - paid)
    owes -= paid
    while owes > 0:
        if player.victory > 0:
            player = replace(player, victory=player.victory - 1)
        elif player.income > LEAST:
            player = replace(player, income=player.income - 1)
        else:
            return None
        owes -= 2
    return replace(player, cash=player.cash - owes)


def expenses(position: Position, player: Player) -> Player | None:
    """Income and expenses of a turn by the income at its start; None: bankrupt."""
    maintenance = player.locomotive if position.standard else 0
    owes = maintenance + max(0, -player.income)
    player = replace(player, cash=player.cash + max(0, player.income))
    if not position.standard:
        paid = pay_raising(player, owes)
        return paid[0] if paid else None
    if position.soft:
        player = raise_for(player, owes)
    return fall_short(player, owes)
