# mypyc: compile
"""What the end of the turn will do to a player's money («RECIBIR INGRESOS», «CUBRIR GASTOS», «REDUCCION DE INGRESOS»)."""

from __future__ import annotations

from typing import Any

from anden.games.age_of_steam.state import DRAW, EXTRA, PRODUCE, ROLL, STOCK, State

SETTLED = (DRAW, ROLL, EXTRA, PRODUCE, STOCK)
"""Phases after this turn's money: the forecast is for the next turn."""


def forecast(s: State, seat: int, shares: int = 0, levels: int = 0, cash: int = 0) -> dict[str, Any]:
    """As if the turn's money were settled now, with so many more shares, levels of the locomotive and dollars."""
    income = int(s.income[seat])
    expenses = int(s.shares[seat]) + shares + int(s.locomotive[seat]) + levels
    have = int(s.cash[seat]) + cash
    left = have + income - expenses
    missing = max(0, -left)
    lowered = income - missing
    turn = max(1, int(s.turn) + (1 if s.phase in SETTLED else 0))
    reduction = s.map.reduction(max(0, lowered), turn)
    return {
        "income": income,
        "expenses": expenses,
        "net": income - expenses,
        "missing": missing,
        "reduction": reduction,
        "income_after": max(0, lowered - reduction),
        "cash_after": max(0, left),
        "cushion": left + income,
        "out": lowered < 0,
    }
