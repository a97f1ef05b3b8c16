# mypyc: compile
"""Western US: what happens when west and east are joined. Who can be rewarded is in `map_rules.transcontinental`."""

from __future__ import annotations

from anden.core.facts import Event, Problem
from anden.games.age_of_steam.actions import Reward, SteamAction
from anden.games.age_of_steam.keys import refusal
from anden.games.age_of_steam.map_rules.transcontinental import income, joined_pair, rewards
from anden.games.age_of_steam.phases.moves import network
from anden.games.age_of_steam.state import REWARD, State


def look(s: State, events: list[Event]) -> None:
    """A link was completed: if it joins west and east for the first time, all may build anywhere, and income rises."""
    if not s.map.transcontinental or s.transcontinental:
        return
    net = network(s)
    west, east = joined_pair(s.map, net)
    if west < 0:
        return
    s.transcontinental = True
    s.track.contiguous = False
    places = (s.map.places[west].id, s.map.places[east].id)
    events.append(Event("transcontinental", {"places": places}))
    choices = rewards(s.map, net, int(s.players))
    if len(choices) == 1:
        give(s, choices[0], events)
    elif choices:
        s.rewards = tuple(choices)
        s.phase = REWARD


def legal(s: State) -> list[SteamAction]:
    return [Reward(seats) for seats in s.rewards]


def problem(s: State, a: Reward) -> Problem | None:
    return None if a.seats in s.rewards else refusal("reward_seats")


def give(s: State, seats: tuple[int, ...], events: list[Event]) -> None:
    """Raise the income of one railroad, or of two."""
    s.rewards = ()
    for seat in seats:
        more = income(s.map, seats)
        s.income[seat] += more
        events.append(Event("reward", {"seat": seat, "income": more}))
