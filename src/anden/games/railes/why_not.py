"""Why nothing can be done with what a person points at: the reason that matters most, from the same judges as `problem`."""

from __future__ import annotations

from typing import cast

from anden.core.facts import Problem
from anden.games.cube_rails import why_not as shared
from anden.games.cube_rails.phases.building import with_compass
from anden.games.cube_rails.placing import Lister
from anden.games.cube_rails.targets import AtAction, AtBid, AtCube, AtFinish, AtGoal, AtHex, AtUpgrade
from anden.games.railes import judging
from anden.games.railes.actions import (
    ActionTile,
    Build,
    Capital,
    Choose,
    Deliver,
    Good,
    Grow,
    RailesAction,
    Urbanize,
)
from anden.games.railes.keys import refusal, told
from anden.games.railes.maps.game_map import GOODS, URBAN_GROWTH, URBANIZATION
from anden.games.railes.phases import build, cities, money, moves, supply
from anden.games.railes.state import BUILD, MOVE, State, has
from anden.games.railes.targets import AtCapital, AtNewCity, RailesTarget


def why_not(s: State, target: RailesTarget) -> Problem | None:
    """For whoever is to act. Where a target is all there is to choose, its action is judged."""
    match target:
        case AtHex():
            return _hex(s, target.hex)
        case AtCube() | AtGoal():
            return _goods(s, target)
        case AtAction():
            return _token(s, cast(ActionTile, target.action))
        case AtNewCity():
            return judging.problem(s, Urbanize(target.town, cast(Good, target.color), _any_space(s)))
        case _:
            return judging.problem(s, _action(target))


def _action(target: AtBid | AtUpgrade | AtFinish | AtCapital) -> RailesAction:
    match target:
        case AtBid() | AtUpgrade() | AtFinish():
            return shared.action_at(target)
        case AtCapital():
            return Capital(target.units)


def _token(s: State, action: ActionTile) -> Problem | None:
    """A token that may at least be taken as «pass» is open."""
    trouble = judging.problem(s, Choose(action))
    return None if judging.problem(s, Choose(action, use=False)) is None else trouble


# --- building --------------------------------------------------------------------------------------------------------


def _hex(s: State, label: str) -> Problem | None:
    if s.phase != BUILD:
        return judging.not_now(s, Build(label, shared.NOT_CHOSEN, 0))
    board = s.map.board
    h = board.hex_named(label)
    if h < 0:
        return refusal("unknown_hex", hex=label)
    city = s.track.city[h] != 0
    waiting = _waiting_for(s, board.place_ids[board.place[h]], city) if board.place[h] >= 0 else None
    if waiting is not None and (city or judging.problem(s, waiting) is None):
        return judging.problem(s, waiting)
    trouble = _tiles(s, h)
    return judging.problem(s, waiting) if trouble is not None and waiting is not None else trouble


def _waiting_for(s: State, place: str, city: bool) -> RailesAction | None:
    """What is meant by a place while the player has a token to carry out there."""
    if s.done:
        return None
    if cities.holds(s, URBAN_GROWTH) and city:
        return Grow(place, _any_space(s))
    if cities.holds(s, URBANIZATION):
        return Urbanize(place, _any_colour(s), _any_space(s))
    return None


def _any_space(s: State) -> int:
    """The first space of the supply with cubes; 0 = none has any."""
    filled = [space for space in range(1, s.map.spaces + 1) if not supply.space_empty(s, space)]
    return filled[0] if filled else 0


def _any_colour(s: State) -> Good:
    """The first colour of which a New City is left."""
    left = [good for good, n in zip(GOODS, s.new_cities, strict=True) if n > 0]
    return cast(Good, left[0] if left else GOODS[0])


def _tiles(s: State, h: int) -> Problem | None:
    """Why no tile can be placed on a hex; a player's first tile must touch a city."""
    seat, limit = s.seat(), int(build.limit(s))
    lister = Lister(s.track, s.map.board, s.map.terms, seat, money.payable(s, seat), limit - s.used, -1)
    trouble = shared.closed_hex(lister, h, limit)
    if trouble is not None:
        return told(with_compass(s, trouble))
    fitting, trouble = shared.tiles_on(lister, s.map, h)
    if trouble is not None:
        return told(with_compass(s, trouble))
    if has(s.begun, seat) or any(build.touches_city(s, h * 256 + tile) for tile in fitting):
        return None
    return refusal("hex_not_by_city", hex=s.map.board.labels[h])


# --- goods -----------------------------------------------------------------------------------------------------------


def _goods(s: State, target: AtCube | AtGoal) -> Problem | None:
    if s.phase != MOVE:
        return judging.not_now(s, Deliver("red", (), ()))
    return told(shared.goods_trouble(s, moves.network(s, s.seat()), target))
