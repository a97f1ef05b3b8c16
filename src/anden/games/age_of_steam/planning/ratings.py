"""What the actions of each phase come to: every decision rated by the best plan for the turn that follows from it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from anden.games.age_of_steam.actions import (
    Bid,
    Decline,
    Deliver,
    Drop,
    Finish,
    Pay,
    Stock,
    Upgrade,
    Urbanize,
)
from anden.games.age_of_steam.maps.game_map import ACTIONS as NAMES
from anden.games.age_of_steam.maps.game_map import LOCOMOTIVE, URBANIZATION
from anden.games.age_of_steam.memo import GOOD_NUMBER, MapMemo
from anden.games.age_of_steam.phases.goods import gain
from anden.games.age_of_steam.phases.urbanizing import may_urbanize
from anden.games.age_of_steam.planning.outlook import Outlook
from anden.games.age_of_steam.planning.turn_plan import (
    new_cities,
    search,
    tiles_left,
    with_less,
    with_shares,
)
from anden.games.age_of_steam.state import (
    ACTIONS,
    AUCTION,
    BUILD,
    MOVE,
    REWARD,
    SHARES,
    START_PLAYER,
    STOCK,
    State,
)
from anden.games.cube_rails.packing import placement
from anden.games.cube_rails.planning import ratings as shared
from anden.games.cube_rails.planning.build_search import DIRECT, BuildSearch
from anden.games.cube_rails.planning.ratings import (
    Rated,
    Spend,
    best_first,
    close_bids,
    first_steps,
    for_others,
    place_hoped_for,
    without_cube,
)

FOREIGN_POINTS = 0.6
"""What a point of income for a rival costs."""
EXTRA = {"first_move": 0.3, "first_build": 0.3, "production": 0.6, "turn_order": 1.0}
"""Points for what an action does beyond the plan for the turn."""


def rate(state: State, seat: int, legal: Sequence[Any], width: int, spend: Spend) -> Rated:
    """The legal actions worth a look with what the best plan makes of them. `width`: how carefully to plan."""
    phase = int(state.phase)
    if phase == BUILD:
        return rate_builds(state, seat, legal, width, spend)
    if phase == MOVE:
        return rate_moves(state, seat, legal)
    if phase == SHARES:
        return rate_shares(state, seat, legal, width, spend)
    if phase == AUCTION:
        return rate_bids(state, seat, legal, width, spend)
    if phase == ACTIONS:
        worths, _, _ = choice_worths(state, seat, [action.action for action in legal], width, spend)
        return list(zip(legal, worths, strict=True))
    if phase == START_PLAYER:
        return rate_fee(state, seat, legal, width, spend)
    if phase == STOCK:
        return rate_stocks(state, seat, legal, spend)
    if phase == REWARD:
        return [(action, reward_worth(state, seat, action.seats)) for action in legal]
    return [(action, 0.0 if isinstance(action, Decline) else 0.5) for action in legal]


def rate_shares(state: State, seat: int, legal: Sequence[Any], width: int, spend: Spend) -> Rated:
    """Plan with the money of a few shares, then see what each number of shares leaves of those plans."""
    look = Outlook(state, seat)
    books = look.books
    books.issue = False
    price = state.map.share_price
    usual = min(3, len(legal) - 1)
    books.cash += price * usual
    books.shares += usual
    found = search(look, state.map.tiles_per_turn, int(books.cash), width, spend, True)
    books.cash -= price * usual
    books.shares -= usual
    return [(action, with_shares(look, found, action.shares, price)) for action in legal[:8]]


def choice_worths(
    state: State, seat: int, names: Sequence[str], width: int, spend: Spend
) -> tuple[list[float], Outlook, BuildSearch]:
    """What the turn comes to with each of these actions; and the outlook and the plans without any."""
    cash = int(state.cash[seat])
    width //= 2  # the same for all, or the more carefully planned would look better
    look = Outlook(state, seat)
    plans = search(look, state.map.tiles_per_turn, cash, width, spend, True)
    base = plans.plans[0].value
    out = []
    for name in names:
        after = state.copy()
        number = NAMES.index(name)
        after.action[seat] = number
        worth = base + EXTRA.get(name, 0.0)
        if plans.stopped:
            pass  # no time to look closer
        elif number == URBANIZATION:
            options = new_cities(after, seat, width, spend)
            worth = max(base, options[0].value) if options else base
        elif name not in ("production", "turn_order", "first_build"):
            if number == LOCOMOTIVE and int(after.locomotive[seat]) < state.map.max_locomotive:
                after.locomotive[seat] += 1
            tiles = tiles_left(after, seat)
            worth = search(Outlook(after, seat), tiles, cash, width, spend, True).plans[0].value
            worth += EXTRA.get(name, 0.0)
        out.append(worth)
    return out, look, plans


def rate_bids(state: State, seat: int, legal: Sequence[Any], width: int, spend: Spend) -> Rated:
    """Being early means choosing early among the actions; a bid is worth that, less what the money would build."""
    names = [NAMES[number] for number in state.map.actions]
    worths, look, plans = choice_worths(state, seat, names, width, spend)
    worths.sort(reverse=True)
    players = len(state.queue)
    last = players - len(state.dropped) - 1
    own = int(state.bid[seat])
    rated: Rated = []
    for action in close_bids(legal):
        paid = 0
        place = place_hoped_for(action, last)
        if isinstance(action, Bid):
            paid = action.amount
        elif isinstance(action, Drop) and last < players - 1:
            paid = own if last <= 1 else (own + 1) // 2
        rated.append((action, place_worth(worths, place) - worths[0] + with_less(look, plans, paid)))
    return rated


def place_worth(worths: list[float], place: float) -> float:
    """What is left for who chooses after so many others: they want other things half of the time."""
    at = 0.6 * place
    low = min(int(at), len(worths) - 1)
    high = min(low + 1, len(worths) - 1)
    return worths[low] + (worths[high] - worths[low]) * (at - low)


def rate_fee(state: State, seat: int, legal: Sequence[Any], width: int, spend: Spend) -> Rated:
    """Who pays chooses first; who is asked first and declines starts all the same if nobody pays."""
    names = [NAMES[number] for number in state.map.actions]
    worths, look, plans = choice_worths(state, seat, names, width, spend)
    worths.sort(reverse=True)
    rated: Rated = []
    for action in legal:
        if isinstance(action, Pay):
            rated.append((action, with_less(look, plans, state.map.fee)))
        else:
            place = 0.8 if seat == int(state.nominal) else 1.6
            rated.append((action, place_worth(worths, place) - worths[0] + with_less(look, plans, 0)))
    return rated


def rate_stocks(state: State, seat: int, legal: Sequence[Any], spend: Spend) -> Rated:
    """A cube for the display: where it will be worth most."""
    rated: Rated = []
    for action in legal:
        if not isinstance(action, Stock):
            return [(action, 0.0)]
        column = state.map.columns[state.map.column_number[action.column]]
        after = state.copy()
        after.boxes[column.first + action.box - 1] = GOOD_NUMBER[action.good] + 1
        look = Outlook(after, seat)
        rated.append((action, look.projection.value(look.net, look.books)))
        if spend(1):
            break
    return rated


def reward_worth(state: State, seat: int, seats: Sequence[int]) -> float:
    """The bonus for oneself; else for those who are behind."""
    one = state.map.transcontinental_one if len(seats) == 1 else state.map.transcontinental_two
    worth = 3.0 * one if seat in seats else 0.0
    return worth - sum(0.01 * int(state.income[other]) for other in seats if other != seat)


def rate_builds(state: State, seat: int, legal: Sequence[Any], width: int, spend: Spend) -> Rated:
    """Placements by the best plan that begins with them, New Cities by the best plan around them; best first."""
    allowed = set(legal)
    best: dict[Any, float] = {}
    tiles = tiles_left(state, seat)
    look = Outlook(state, seat)
    nothing = look.projection.value(look.net, look.books)
    if tiles > 0:
        found = search(look, tiles, int(state.cash[seat]), width, spend, True)
        memo = state.memo
        first_steps(found, lambda hex, tile: _placement(memo, hex, tile), allowed, best)
    for action in legal:
        if isinstance(action, Finish):
            best[action] = max(nothing, best.get(action, nothing))
    if may_urbanize(state):
        for option in new_cities(state, seat, width, spend):
            action = Urbanize(state.map.places[option.place].id, state.map.new_cities[option.city].id)
            if action in allowed:
                best[action] = option.value
    return best_first(best, legal)


def _placement(memo: MapMemo, hex: int, tile: int) -> Any:
    return memo.connects[tile] if hex == DIRECT else memo.build(placement(hex, tile))


def best_routes(state: State, seat: int, legal: Sequence[Any]) -> Rated:
    """Of the routes for the same cube the best one, by income for the seat less a part of what others get."""

    def worth(action: Deliver) -> float:
        return gain(state, seat, seat, action) - for_others(action, seat) * FOREIGN_POINTS / 3

    return shared.best_routes(legal, Deliver, worth)


def rate_moves(state: State, seat: int, legal: Sequence[Any]) -> Rated:
    """Deliveries and the locomotive by how the economy goes on after them."""
    look = Outlook(state, seat)
    rated: Rated = []
    for action, _ in best_routes(state, seat, legal):
        books = look.books.copy()
        books.rounds -= 1
        books.moved = True
        cube = -1
        loss = 0.0
        if isinstance(action, Deliver):
            books.income += gain(state, seat, seat, action)
            loss = FOREIGN_POINTS * for_others(action, seat)
            place = state.map.place_number.get(action.route[0], -1)
            if place >= 0:
                cube = look.market.cube_at(place, GOOD_NUMBER[action.good])
        elif isinstance(action, Upgrade):
            books.locomotive += 1
            books.upgraded = True
        with without_cube(look.market, cube):
            rated.append((action, look.projection.value(look.net, books) - loss))
    return rated
