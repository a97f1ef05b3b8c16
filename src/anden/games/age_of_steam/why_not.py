"""Why nothing can be done with what a person points at: the reason that matters most, from the same judges as `problem`."""

from __future__ import annotations

from typing import cast

from anden.core.facts import Problem
from anden.games.age_of_steam import judging
from anden.games.age_of_steam.actions import (
    ActionTile,
    Bid,
    Build,
    Choose,
    Connect,
    Deliver,
    Finish,
    Issue,
    Pay,
    SteamAction,
    Upgrade,
    Urbanize,
)
from anden.games.age_of_steam.keys import PROBLEMS, refusal, told
from anden.games.age_of_steam.memo import GOOD_NUMBER
from anden.games.age_of_steam.phases import build, moves, urbanizing
from anden.games.age_of_steam.state import BUILD, COLORS, MOVE, State
from anden.games.age_of_steam.targets import AtFee, AtLink, AtNewCity, AtShares, SteamTarget
from anden.games.cube_rails import why_not as shared
from anden.games.cube_rails.phases.building import with_compass
from anden.games.cube_rails.placing import Lister
from anden.games.cube_rails.refusing import Trouble
from anden.games.cube_rails.targets import AtAction, AtBid, AtCube, AtFinish, AtGoal, AtHex, AtUpgrade
from anden.hexes import grid

NOT_CHOSEN = ""
"""A tile nobody has chosen yet."""


def why_not(s: State, target: SteamTarget) -> Problem | None:
    """For whoever is to act. Where a target is all there is to choose, its action is judged."""
    match target:
        case AtHex():
            return _hex(s, target.hex)
        case AtCube():
            return _cube(s, target.place, target.good)
        case AtGoal():
            return _goal(s, target)
        case AtNewCity():
            return _new_city(s, target)
        case _:
            return judging.problem(s, _action(target))


def _action(target: AtAction | AtBid | AtUpgrade | AtFinish | AtShares | AtFee | AtLink) -> SteamAction:
    match target:
        case AtAction():
            return Choose(cast(ActionTile, target.action))
        case AtBid():
            return Bid(target.amount)
        case AtUpgrade():
            return Upgrade()
        case AtFinish():
            return Finish()
        case AtShares():
            return Issue(target.shares)
        case AtFee():
            return Pay()
        case AtLink():
            return Connect(target.link)


# --- building --------------------------------------------------------------------------------------------------------


def _hex(s: State, label: str) -> Problem | None:
    if s.phase != BUILD:
        return judging.not_now(s, Build(label, NOT_CHOSEN, 0))
    h = s.map.board.hex_named(label)
    if h < 0:
        return refusal("unknown_hex", hex=label)
    if _may_become_city(s, h):
        return None
    seat, limit = s.seat(), int(build.limit(s))
    lister = Lister(s.track, s.map.board, s.map.terms, seat, s.cash[seat], limit - s.used, build.dearest(s))
    lister.city_to_come = urbanizing.city_to_come(s)
    trouble = shared.closed_hex(lister, h, limit) or shared.tiles_on(lister, h, _beyond(s))[1]
    return None if trouble is None else told(with_compass(s, trouble))


def _may_become_city(s: State, h: int) -> bool:
    """Whether the player may put one of the New Cities that are left on a hex."""
    place = int(s.map.board.place[h])
    left = [city.id for city in s.map.new_cities if not s.new_cities_used >> city.number & 1]
    return place >= 0 and any(
        urbanizing.problem(s, Urbanize(s.map.places[place].id, city)) is None for city in left[:1]
    )


def _new_city(s: State, target: AtNewCity) -> Problem | None:
    return judging.problem(s, Urbanize(target.town, target.city))


def _beyond(s: State) -> list[int]:
    """By hex * 6 + edge: the hex beyond, whether track may lead there or not."""
    return grid.neighbours(list(zip(s.map.hex_q, s.map.hex_r, strict=True)))


# --- goods -----------------------------------------------------------------------------------------------------------


def _cube(s: State, place: str, good: str) -> Problem | None:
    found = _find(s, place, good)
    if isinstance(found, Problem):
        return found
    return _told(shared.cube_trouble(found), good)


def _goal(s: State, target: AtGoal) -> Problem | None:
    found = _find(s, target.place, target.good)
    if isinstance(found, Problem):
        return found
    goal = s.map.place_number.get(target.goal, -1)
    if goal < 0:
        return refusal("unknown_place", place=target.goal)
    return _told(shared.goal_trouble(found, goal), target.good)


def _find(s: State, place: str, good: str) -> shared.Cube | Problem:
    """The cube that is pointed at, or why there is none to ask about."""
    colour = GOOD_NUMBER.get(good, -1)
    if colour < 0:
        return refusal("unknown_good", good=good)
    if s.phase != MOVE:
        return judging.not_now(s, Deliver("red", (), ()))
    start = s.map.place_number.get(place, -1)
    h = s.map.hex_number.get(place, -1) if start < 0 and len(s.land) > 0 else -1
    if start < 0 and h < 0:
        return refusal("unknown_place", place=place)
    there = s.cubes[start * COLORS + colour] != 0 if start >= 0 else s.land[h] == colour + 1
    if not there:
        return refusal("no_such_cube", good=good, place=place)
    return shared.Cube(moves.network(s), start, h, colour, int(s.locomotive[s.seat()]))


def _told(trouble: Trouble | None, good: str) -> Problem | None:
    if trouble is None:
        return None
    key, args = trouble
    return refusal(key, **(args if "good" not in PROBLEMS[key].args else {**args, "good": good}))
