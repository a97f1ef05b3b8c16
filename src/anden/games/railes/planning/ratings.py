"""What the actions of each phase come to: every decision rated by the best plan for the turn that follows from it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from anden.games.cube_rails.packing import placement
from anden.games.cube_rails.phases import auction
from anden.games.cube_rails.planning import ratings as shared
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
from anden.games.railes.actions import Bid, Deliver, Drop, Finish, Skip, Upgrade
from anden.games.railes.maps.game_map import ACTIONS as NAMES
from anden.games.railes.maps.game_map import (
    ENGINEER,
    FIRST_BUILD,
    FIRST_MOVE,
    LOCOMOTIVE,
    TURN_ORDER,
    URBAN_GROWTH,
    URBANIZATION,
)
from anden.games.railes.memo import GOOD_NUMBER
from anden.games.railes.phases import cities
from anden.games.railes.planning.economy import TUNING
from anden.games.railes.planning.outlook import Outlook
from anden.games.railes.planning.turn_plan import again, growths, new_cities, search, tiles_left
from anden.games.railes.state import (
    ACTIONS,
    AUCTION,
    BUILD,
    CAPITAL,
    FIRST_ORDER,
    MOVE,
    SCORE,
    State,
)

GROWN = 3
"""So many build plans are combined with Urban Growth."""
IDLE = 0.05
"""What doing nothing costs, where nothing else tells."""
UNITS = 9
"""So many units of capital are looked at."""


def rate(state: State, seat: int, legal: Sequence[Any], width: int, spend: Spend) -> Rated:
    """The legal actions worth a look with what the best plan makes of them. `width`: how carefully to plan."""
    phase = int(state.phase)
    if phase == BUILD:
        return rate_builds(state, seat, legal, width, spend)
    if phase == MOVE:
        return rate_moves(state, seat, legal)
    if phase == SCORE:
        return rate_scores(state, seat, legal)
    if phase == ACTIONS:
        return rate_tokens(state, seat, legal, width, spend)
    if phase == CAPITAL:
        return rate_capital(state, seat, legal, width, spend)
    if phase in (AUCTION, FIRST_ORDER):
        return rate_bids(state, seat, legal, spend)
    return [(action, 0.0) for action in legal]


# --- capital and order ------------------------------------------------------------------------------------------------


def rate_capital(state: State, seat: int, legal: Sequence[Any], width: int, spend: Spend) -> Rated:
    """Plan with the money of a few units, then see what each number of units leaves of those plans."""
    look = Outlook(state, seat)
    books = look.books
    books.raising = False
    before = books.copy()
    usual = min(4, len(legal) - 1)
    books.raise_units(usual)
    found = search(look, state.map.tiles_per_turn, width, spend)
    rated: Rated = []
    for action in legal[:UNITS]:
        books.cash, books.income, books.victory = before.cash, before.income, before.victory
        books.raise_units(action.units)
        found.budget = int(books.cash)
        rated.append((action, again(found, 0)))
    return rated


def rate_bids(state: State, seat: int, legal: Sequence[Any], spend: Spend) -> Rated:
    """Being early means choosing early among the tokens; a bid is worth that, less what the money would do."""
    plans = search(Outlook(state, seat), state.map.tiles_per_turn, 1, spend)
    players = len(state.queue)
    last = players - len(state.dropped) - 1
    first = int(state.phase) == FIRST_ORDER
    rated: Rated = []
    for action in close_bids(legal):
        paid = 0
        place = place_hoped_for(action, last)
        if isinstance(action, Bid):
            paid = action.amount
            place = 0.0 if first else place
        elif isinstance(action, Drop) and first:
            place = 0.5 * players  # one of the places behind
        elif isinstance(action, Drop):
            paid = auction.payment(state, seat, last + 1)
        rated.append((action, again(plans, paid) - TUNING.place * place))
    return rated


# --- tokens -----------------------------------------------------------------------------------------------------------


def rate_tokens(state: State, seat: int, legal: Sequence[Any], width: int, spend: Spend) -> Rated:
    """What the turn comes to with each of these tokens. Out of time the rest count as changing nothing."""
    width //= 2  # the same for all, or the more carefully planned would look better
    stopped = False

    def watched(nodes: int) -> bool:
        nonlocal stopped
        stopped = spend(nodes) or stopped
        return stopped

    look = Outlook(state, seat)
    plans = search(look, state.map.tiles_per_turn, width, watched)
    base = plans.plans[0].value
    rated: Rated = []
    for option in legal:
        number = NAMES.index(option.action)
        price = token_price(state, seat, number) if option.use else 0
        worth = base
        if number == URBAN_GROWTH and option.use:  # quickly looked at: there is time for it
            grown = growths(look, plans, 1 if stopped else GROWN, watched)
            if grown:
                worth = max(worth, grown[0].value) - (base - again(plans, price))
        elif stopped:
            pass  # no time to look closer
        elif number == URBANIZATION and option.use:
            after = with_token(state, seat, number, price)
            found = new_cities(after, seat, width, watched)
            worth = found[0].value if found else base
        elif number in (ENGINEER, FIRST_MOVE, LOCOMOTIVE):
            after = with_token(state, seat, number, price)
            worth = search(Outlook(after, seat), tiles_left(after, seat), width, watched).plans[0].value
        rated.append((option, worth + extra(state, seat, number)))
    return rated


def token_price(state: State, seat: int, number: int) -> int:
    """What a token costs a seat; in the Standard game nothing."""
    if state.map.standard:
        return 0
    price = state.map.prices[number]
    return price + int(state.locomotive[seat]) + 1 if number == LOCOMOTIVE else price


def with_token(state: State, seat: int, number: int, price: int) -> State:
    """The position as if the seat had paid for a token."""
    after = state.copy()
    after.action[seat] = number
    if number == LOCOMOTIVE:
        after.locomotive[seat] += 1
    books = Outlook(state, seat).books if price > 0 else None
    if books is not None:
        books.pay(price)
        after.cash[seat] = int(books.cash)
        after.income[seat] = int(books.income)
        after.victory[seat] = int(books.victory)
    return after


def extra(state: State, seat: int, number: int) -> float:
    """What a token is worth beyond the plan for the turn: the next order, and to be first."""
    if int(state.turn) >= int(state.turns):
        return 0.0
    worth = 0.0
    if number == FIRST_BUILD:
        worth += TUNING.first_build
    if state.map.standard:
        return worth + (TUNING.turn_order if number == TURN_ORDER else 0.0)
    return worth + TUNING.early * (len(NAMES) - 1 - number)


# --- building ---------------------------------------------------------------------------------------------------------


def rate_builds(state: State, seat: int, legal: Sequence[Any], width: int, spend: Spend) -> Rated:
    """Placements by the best plan that begins with them, cubes and New Cities by the best plan around them; best first."""
    allowed = set(legal)
    best: dict[Any, float] = {}
    look = Outlook(state, seat)
    tiles = int(tiles_left(state, seat))
    found = search(look, tiles, width, spend)
    waiting = cities.waiting(state)
    bonus = 0.0
    if waiting == URBAN_GROWTH:
        options = growths(look, found, GROWN if width > 0 and not found.stopped else 1, spend)
        if options:
            bonus = max(0.0, options[0].value - found.plans[0].value) + 0.01
        for option in options:
            grow = state.memo.grow(option.place, option.space)
            if grow in allowed:
                best[grow] = option.value
    elif waiting == URBANIZATION:
        for city in new_cities(state, seat, width // 2, spend):
            found_city = state.memo.urbanize(city.place, city.color, city.space)
            if found_city in allowed:
                best[found_city] = city.value
    if tiles > 0:
        memo = state.memo
        first_steps(found, lambda hex, tile: memo.build(placement(hex, tile)), allowed, best, bonus)
    nothing = next(plan.value for plan in found.plans if not plan.chosen)
    for action in legal:
        if isinstance(action, Finish):
            best[action] = nothing
    return best_first(best, legal)


# --- moving goods -----------------------------------------------------------------------------------------------------


def best_routes(seat: int, legal: Sequence[Any]) -> Rated:
    """Of the routes for the same cube the best one, by own points less a part of what others get; and the rest."""

    def worth(action: Deliver) -> float:
        return action.owners.count(seat) - TUNING.foreign * for_others(action, seat)

    return shared.best_routes(legal, Deliver, worth)


def rate_moves(state: State, seat: int, legal: Sequence[Any]) -> Rated:
    """Deliveries and the locomotive by how things go on after them."""
    look = Outlook(state, seat)
    books = look.books
    books.rounds -= 1
    books.moved = True
    rated: Rated = []
    for action, _ in best_routes(seat, legal):
        cube = -1
        loss = 0.0
        books.pending = 0.0
        upgrade = isinstance(action, Upgrade)
        if upgrade:
            books.locomotive += 1
            books.upgraded = True
        elif isinstance(action, Skip):
            loss = IDLE
        elif isinstance(action, Deliver):
            books.pending = float(action.owners.count(seat))
            loss = TUNING.foreign * for_others(action, seat)
            cube = look.market.cube_at(state.map.place_number[action.route[0]], GOOD_NUMBER[action.good])
        with without_cube(look.market, cube):
            rated.append((action, look.projection.value(look.net) - loss))
        if upgrade:
            books.locomotive -= 1
            books.upgraded = False
    return rated


def rate_scores(state: State, seat: int, legal: Sequence[Any]) -> Rated:
    """Income or victory points."""
    look = Outlook(state, seat)
    books = look.books
    points = books.pending
    books.pending = 0.0
    rated: Rated = []
    for action in legal:
        income, victory = books.income, books.victory
        if action.to == "income":
            books.income = min(income + points, books.most_income)
        else:
            books.victory += points
        rated.append((action, look.projection.value(look.net)))
        books.income, books.victory = income, victory
    return rated
