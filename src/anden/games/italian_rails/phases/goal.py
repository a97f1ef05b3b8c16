# mypyc: compile
"""The goal of the game (heading «Objetivo del juego»): who has 250 million in cash and has joined the four major cities."""

from __future__ import annotations

from anden.core.facts import Event
from anden.games.italian_rails.state import GOAL, NOBODY, State
from anden.games.italian_rails.track.network import all_joined


def goal_reached(s: State, seat: int, events: list[Event]) -> None:
    """Money came in or the network grew. «Cuando un jugador tenga…»: what is reached at any point of a turn stays reached."""
    if s.switches.goal_at_once:
        look_for_goal(s, seat, events)


def look_for_goal(s: State, seat: int, events: list[Event]) -> None:
    """The first to have cash and network together sets off the last round, and everybody is told."""
    if s.goal == NOBODY and s.people[seat].cash >= GOAL and all_joined(s, seat):
        s.goal = seat
        events.append(Event("goal", {"seat": seat, "amount": GOAL}, reveals=True))
