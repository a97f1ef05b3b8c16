# mypyc: compile
"""Money that changes hands: tolls, and loans that are paid back (headings «Peaje», «Préstamos»)."""

from __future__ import annotations

from anden.core.facts import Event
from anden.games.italian_rails.phases.goal import goal_reached
from anden.games.italian_rails.state import PAY_BACK, TOLL, State


def pay_toll(s: State, events: list[Event]) -> None:
    """The active player begins to use the rival's track: once per turn (heading «Peaje»)."""
    player, rival = s.player(), s.rival()
    s.toll_paid = True
    player.cash -= TOLL
    player.tolls_out += 1
    rival.cash += TOLL
    rival.tolls_in += 1
    seat = int(s.active)
    events.append(Event("toll", {"seat": seat, "to_seat": 1 - seat, "amount": TOLL}))
    money_came_in(s, 1 - seat, events)


def money_came_in(s: State, seat: int, events: list[Event]) -> None:
    """A loan is paid back as soon as there is enough; what is left may reach the goal."""
    player = s.people[seat]
    while player.debts > 0 and player.cash >= PAY_BACK:
        player.cash -= PAY_BACK
        player.debts -= 1
        owes = PAY_BACK * int(player.debts)
        events.append(Event("repay", {"seat": seat, "amount": PAY_BACK, "owes": owes}))
    goal_reached(s, seat, events)
