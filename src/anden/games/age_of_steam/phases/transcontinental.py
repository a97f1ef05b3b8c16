# mypyc: compile
"""Western US: the link between a western and an eastern starting city, and who gets the income for it."""

from __future__ import annotations

from typing import Final

from anden.core.facts import Event, Problem
from anden.games.age_of_steam.actions import Reward, SteamAction
from anden.games.age_of_steam.keys import refusal
from anden.games.age_of_steam.maps import EAST, WEST
from anden.games.age_of_steam.state import REWARD, State
from anden.games.cube_rails.links import Link, links

REWARDED: Final = 2
"""Of more railroads than this the builder picks so many."""


def look(s: State, events: list[Event]) -> None:
    """A link was completed: if it joins west and east for the first time, all may build anywhere, and income rises."""
    if not s.map.transcontinental or s.transcontinental:
        return
    found = _joined(s, (1 << int(s.players)) - 1)
    if not found:
        return
    s.transcontinental = True
    s.track.contiguous = False
    events.append(Event("transcontinental", {"places": found}))
    choices = _choices(s)
    if len(choices) == 1:
        give(s, choices[0], events)
    elif choices:
        s.rewards = choices
        s.phase = REWARD


def _joined(s: State, railroads: int) -> tuple[str, ...]:
    """A western and an eastern starting city that completed links of these railroads, and links of nobody, join; the
    first such pair in the order of the map, or ()."""
    usable: list[Link] = []
    for link in links(s.track, s.map.board):
        if link.done() and (link.owner >= s.players or (railroads >> link.owner) & 1 != 0):
            usable.append(link)
    for west in s.map.places:
        if west.start and west.region == WEST:
            reached = _reach(s, west.hex, usable)
            for east in s.map.places:
                if east.start and east.region == EAST and east.hex in reached:
                    return (west.id, east.id)
    return ()


def _reach(s: State, start: int, usable: list[Link]) -> list[int]:
    """The hexes of the places that can be reached."""
    reached = [start]
    i = 0
    while i < len(reached):
        here = reached[i]
        for link in usable:
            there = link.end if link.start == here else link.start if link.end == here else -1
            if there >= 0 and there not in reached:
                reached.append(there)
        i += 1
    return reached


def _choices(s: State) -> tuple[tuple[int, ...], ...]:
    """Among the ways with the fewest railroads: who can be rewarded. One railroad or two share it; of more the builder
    picks two. Links of nobody count for nobody."""
    everybody = list(range(int(s.players)))
    fewest: list[tuple[int, ...]] = []
    size = len(everybody)
    for railroads in range(1 << len(everybody)):
        seats = tuple([seat for seat in everybody if (railroads >> seat) & 1 != 0])
        if len(seats) <= size and _joined(s, railroads):
            if len(seats) < size:
                fewest = []
                size = len(seats)
            fewest.append(seats)
    if size == 0:
        return ()
    if size <= REWARDED:
        return tuple(sorted(fewest))
    pairs: list[tuple[int, ...]] = []
    for seats in fewest:
        for i in range(len(seats)):
            for j in range(i + 1, len(seats)):
                if (seats[i], seats[j]) not in pairs:
                    pairs.append((seats[i], seats[j]))
    return tuple(sorted(pairs))


def legal(s: State) -> list[SteamAction]:
    return [Reward(seats) for seats in s.rewards]


def problem(s: State, a: Reward) -> Problem | None:
    return None if a.seats in s.rewards else refusal("reward_seats")


def give(s: State, seats: tuple[int, ...], events: list[Event]) -> None:
    income = s.map.transcontinental_one if len(seats) == 1 else s.map.transcontinental_two
    s.rewards = ()
    for seat in seats:
        s.income[seat] += income
        events.append(Event("reward", {"seat": seat, "income": income}))
