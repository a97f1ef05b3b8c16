"""Why nothing can be done with what a person points at: the reason that matters most, from the same judges as `problem`."""

from __future__ import annotations

from typing import cast

from anden.core.facts import Problem
from anden.games.age_of_steam import judging
from anden.games.age_of_steam.actions import (
    ActionTile,
    Build,
    Choose,
    Connect,
    Deliver,
    Issue,
    Pay,
    SteamAction,
    Urbanize,
)
from anden.games.age_of_steam.keys import refusal, told
from anden.games.age_of_steam.phases import build, moves, urbanizing
from anden.games.age_of_steam.state import BUILD, MOVE, State
from anden.games.age_of_steam.targets import AtFee, AtLink, AtNewCity, AtShares, SteamTarget
from anden.games.cube_rails import why_not as shared
from anden.games.cube_rails.phases.building import with_compass
from anden.games.cube_rails.placing import Lister
from anden.games.cube_rails.targets import AtAction, AtBid, AtCube, AtFinish, AtGoal, AtHex, AtUpgrade


def why_not(s: State, target: SteamTarget) -> Problem | None:
    """For whoever is to act. Where a target is all there is to choose, its action is judged."""
    match target:
        case AtHex():
            return _hex(s, target.hex)
        case AtCube() | AtGoal():
            return _goods(s, target)
        case AtNewCity():
            return _new_city(s, target)
        case _:
            return judging.problem(s, _action(target))


def _action(target: AtAction | AtBid | AtUpgrade | AtFinish | AtShares | AtFee | AtLink) -> SteamAction:
    match target:
        case AtAction():
            return Choose(cast(ActionTile, target.action))
        case AtBid() | AtUpgrade() | AtFinish():
            return shared.action_at(target)
        case AtShares():
            return Issue(target.shares)
        case AtFee():
            return Pay()
        case AtLink():
            return Connect(target.link)


# --- building --------------------------------------------------------------------------------------------------------


def _hex(s: State, label: str) -> Problem | None:
    if s.phase != BUILD:
        return judging.not_now(s, Build(label, shared.NOT_CHOSEN, 0))
    h = s.map.board.hex_named(label)
    if h < 0:
        return refusal("unknown_hex", hex=label)
    if _may_become_city(s, h):
        return None
    seat, limit = s.seat(), int(build.limit(s))
    lister = Lister(s.track, s.map.board, s.map.terms, seat, s.cash[seat], limit - s.used, build.dearest(s))
    lister.city_to_come = urbanizing.city_to_come(s)
    trouble = shared.closed_hex(lister, h, limit) or shared.tiles_on(lister, s.map, h)[1]
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


# --- goods -----------------------------------------------------------------------------------------------------------


def _goods(s: State, target: AtCube | AtGoal) -> Problem | None:
    if s.phase != MOVE:
        return judging.not_now(s, Deliver("red", (), ()))
    return told(shared.goods_trouble(s, moves.network(s), target, s.land))
