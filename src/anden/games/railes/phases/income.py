# mypyc: compile
"""Income and expenses, done at once (heading «FASE 4 – RECIBIR INGRESOS Y PAGAR GASTOS», Standard «FASE 6»)."""

from __future__ import annotations

from mypy_extensions import i64

from anden.core.facts import Event
from anden.games.cube_rails.phases.end import leave
from anden.games.railes.maps.game_map import SHORT, GameMap
from anden.games.railes.phases.money import Purse, purse_of, raise_units
from anden.games.railes.state import State


class Account:
    """A player's income phase, reckoned before it is done: also what a forecast shows."""

    def __init__(self, map: GameMap, purse: Purse, level: i64) -> None:
        self.receives: i64 = purse.income if purse.income > 0 else 0
        self.maintenance: i64 = level if map.standard else 0
        self.pays: i64 = self.maintenance - (purse.income if purse.income < 0 else 0)
        purse.cash += self.receives
        self.missing: i64 = self.pays - purse.cash if self.pays > purse.cash else 0
        """What cash does not cover."""
        self.units: i64 = 0
        """Units of money to raise for it."""
        self.short: i64 = 0
        """What is owed even then, in the Standard game."""
        self.lost_victory: i64 = 0
        self.lost_income: i64 = 0
        """What the Standard game takes for a shortfall."""
        self.change: i64 = 0
        self.bankrupt: bool = False
        if not map.standard and purse.most() < self.pays:
            self.bankrupt = True
        elif self.missing > 0:
            if map.may_raise():
                self._raise(purse)
            if purse.cash < self.pays:
                self._fall_short(purse)
        self.purse: Purse = purse
        """What is left after all."""
        purse.cash = purse.cash - self.pays if purse.cash >= self.pays else self.change

    def _raise(self, purse: Purse) -> None:
        """The money that is missing, or as much of it as there is to be had."""
        self.units = purse.units_for(self.pays)
        if self.units > purse.units_left():
            self.units = purse.units_left()
        purse.raise_units(self.units)

    def _fall_short(self, purse: Purse) -> None:
        """A victory point for 2 $ that are missing, then income at the same rate; an odd dollar comes back."""
        self.short = self.pays - purse.cash
        points: i64 = (self.short + SHORT - 1) // SHORT
        self.lost_victory = points if points < purse.victory else purse.victory
        self.lost_income = points - self.lost_victory
        if self.lost_income > purse.income - purse.least:
            self.lost_income = purse.income - purse.least
            self.bankrupt = True
        else:
            self.change = points * SHORT - self.short
        purse.victory -= self.lost_victory
        purse.income -= self.lost_income


def settle(s: State, events: list[Event]) -> None:
    """Everybody in turn order, by the level at the start of the phase."""
    ruined: list[int] = []
    for seat in s.order:
        if not _settle(s, seat, events):
            ruined.append(seat)
    for seat in ruined:
        _eliminate(s, seat, events)


def _settle(s: State, seat: int, events: list[Event]) -> bool:
    """Whether the player stays in the game."""
    account = Account(s.map, purse_of(s, seat), s.locomotive[seat])
    if account.receives > 0:
        s.cash[seat] += account.receives
        events.append(
            Event("collect", {"seat": seat, "amount": int(account.receives), "cash": int(s.cash[seat])})
        )
    if account.pays > 0:
        if account.units > 0:
            raise_units(s, seat, account.units, events)
        purse = account.purse
        s.cash[seat] = purse.cash
        s.victory[seat] = purse.victory
        s.income[seat] = purse.income
        if not account.bankrupt:
            events.append(Event("pay", {"seat": seat, "amount": int(account.pays), "cash": int(purse.cash)}))
        _tell_shortfall(seat, account, events)
    return not account.bankrupt


def _tell_shortfall(seat: int, account: Account, events: list[Event]) -> None:
    missing: i64 = account.short
    if account.lost_victory > 0:
        covered: i64 = account.lost_victory * SHORT
        if covered > missing:
            covered = missing
        missing -= covered
        left = int(account.purse.victory)
        events.append(Event("shortfall_victory", {"seat": seat, "missing": int(covered), "victory": left}))
    if account.lost_income > 0:
        left = int(account.purse.income)
        events.append(Event("shortfall_income", {"seat": seat, "missing": int(missing), "income": left}))


def _eliminate(s: State, seat: int, events: list[Event]) -> None:
    """Bankrupt: all control markers go; completed links stay and pay nobody, incomplete ones can be claimed."""
    s.fell_with[seat] = s.action[seat]
    s.cash[seat] = 0
    leave(s, seat)
    events.append(Event("bankrupt", {"seat": seat}))
