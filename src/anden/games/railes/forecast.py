# mypyc: compile
"""What the income phase will do to a player («FASE 4 – RECIBIR INGRESOS Y PAGAR GASTOS», Standard «FASE 6»)."""

from __future__ import annotations

from typing import Any

from anden.games.railes.phases.income import Account
from anden.games.railes.phases.money import purse_of
from anden.games.railes.state import State


def forecast(s: State, seat: int) -> dict[str, Any]:
    """As if the income phase came now."""
    account = Account(s.map, purse_of(s, seat), s.locomotive[seat])
    return {
        "income": int(s.income[seat]),
        "maintenance": int(account.maintenance),
        "missing": int(account.missing),
        "units": int(account.units),
        "income_after": int(account.purse.income),
        "victory_after": int(account.purse.victory),
        "cash_after": int(account.purse.cash),
        "out": account.bankrupt,
    }
