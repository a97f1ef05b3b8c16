"""What a player means to draw in the rest of the turn. A line is planned once, not anew for each of its sections."""

from __future__ import annotations

from typing import Any

from anden.games.italian_rails.actions import Build, End, Ferry
from anden.games.italian_rails.phases.build import build, build_ferry, legal_builds
from anden.games.italian_rails.planning.driving import Driver
from anden.games.italian_rails.planning.ledger import Trip
from anden.games.italian_rails.planning.ways import link
from anden.games.italian_rails.printed.atlas import A
from anden.games.italian_rails.state import BUILD, State

REMEMBERED = 400


class Plans:
    """Next actions by exact position and level."""

    def __init__(self) -> None:
        self._known: dict[tuple[Any, ...], tuple[Any, float]] = {}

    def forget(self) -> None:
        self._known.clear()

    def recall(self, state: State, seat: int, level: tuple[Any, ...]) -> tuple[Any, float] | None:
        """What was planned for this position, with its worth."""
        if int(state.phase) != BUILD or not state.drawn:
            return None
        return self._known.get(_position(state, seat, level))

    def follow(self, driver: Driver, trip: Trip, action: Any, worth: float, level: tuple[Any, ...]) -> Any:
        """Draw on as the trip asks for, until there is nothing to draw any more. The first action, as a whole line."""
        if len(self._known) > REMEMBERED:
            self._known.clear()
        legs = dict(zip(trip.edges, trip.legs, strict=True))
        actions = [action]
        positions = []
        while isinstance(action, (Build, Ferry)):
            state = driver.state.copy()
            ahead = driver.ahead + (driver.price(action) if legs.get(_code(action)) != 0 else 0)
            if isinstance(action, Build):
                build(state, action)
            else:
                build_ferry(state, action)
            driver = driver.after(state, [*legal_builds(state), End()], ahead)
            action = driver.action(trip)
            actions.append(action)
            positions.append(_position(state, driver.seat, level))
        for n in reversed(range(len(positions))):
            self._known[positions[n]] = (actions[n + 1], worth)
            actions[n] = _joined(actions[n], actions[n + 1])
        return actions[0]


def first_section(action: Any) -> Any:
    """Of a line what the list has of it."""
    return Build(action.path[:2]) if isinstance(action, Build) else action


def _joined(action: Any, then: Any) -> Any:
    """Two actions as one line, if the second goes on where the first ends."""
    if isinstance(action, Build) and isinstance(then, Build) and then.path[0] == action.path[-1]:
        return Build((*action.path, *then.path[1:]))
    return action


def _code(action: Build | Ferry) -> int:
    if isinstance(action, Ferry):
        return len(A.edges) + A.ferry_index[action.ferry]
    return link(A.index[action.path[0]], A.index[action.path[1]])


def _position(state: State, seat: int, level: tuple[Any, ...]) -> tuple[Any, ...]:
    people = [
        (p.turns, p.cash, p.loads, p.cards, p.ferries, p.train, p.came, p.sea, p.locomotive, p.debts)
        for p in state.people
    ]
    now = (state.spent, state.majors, state.drawn, state.offer, state.news, state.rights, state.goal)
    return (level, state.switches.version, seat, now, *people, hash(tuple(state.owner)))
