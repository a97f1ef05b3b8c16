"""What bots know about Age of Steam: the worth of a position, moves worth a look, plans for whole turns."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from anden.games.age_of_steam.actions import (
    Bid,
    Decline,
    Deliver,
    Finish,
    Pass,
    Pay,
    Stock,
    Upgrade,
    Urbanize,
)
from anden.games.age_of_steam.build_plan import DIRECT, BuildSearch
from anden.games.age_of_steam.maps import ENGINEER
from anden.games.age_of_steam.memo import GOOD_NUMBER
from anden.games.age_of_steam.outlook import Outlook
from anden.games.age_of_steam.phases.goods import gain
from anden.games.age_of_steam.phases.urbanizing import may_urbanize
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
from anden.games.age_of_steam.turn_plan import (
    new_cities,
    search,
    tiles_left,
    with_less,
    with_shares,
    without_cube,
)

Spend = Callable[[int], bool]
Rated = list[tuple[Any, float]]

FIVE = ("stationmaster",) * 5
TARGETS = (
    (FIVE, "score", 35.0, "rust_belt", 60),
    (FIVE, "ruined", 0.02, "rust_belt", 60),
    (FIVE, "score", 40.0, "germany", 60),
    (FIVE, "ruined", 0.02, "germany", 60),
    (FIVE, "score", 40.0, "southern_us", 60),
    (FIVE, "ruined", 0.02, "southern_us", 60),
    (("stationmaster",), "score", 40.0, "barbados", 60),
    (("driver", "apprentice", "driver", "apprentice"), "wins", 0.90, "rust_belt", 60),
    (("stationmaster", "driver", "stationmaster", "driver"), "wins", 0.65, "rust_belt", 60),
)
"""What the levels are meant to reach (see anden.arena)."""

GLANCE = 4
"""So many actions an apprentice looks at."""
WIDTH = 8
"""So many build plans are carried on from line to line."""
FOREIGN_POINTS = 0.6
"""What a point of income for a rival costs."""


def ruined(state: State, seat: int) -> bool:
    """Whether a seat was thrown out of the game."""
    return int(state.out[seat]) != 0


# --- the worth of a position -----------------------------------------------------------------------------------------


def value(state: State, seat: int) -> float:
    """The points a seat can expect at the end."""
    if ruined(state, seat):
        return -100.0
    look = Outlook(state, seat)
    worth = look.projection.value(look.net, look.books)
    tiles = _tiles_to_come(state, seat)
    if tiles > 0:
        found = search(look, tiles, int(state.cash[seat]), 0, _never, True)
        worth = max(worth, found.plans[0].value - 0.2)
    return worth


def _tiles_to_come(state: State, seat: int) -> int:
    """Tiles the seat can still place this turn."""
    phase = int(state.phase)
    if phase == BUILD:
        if state.seat() == seat:
            return int(tiles_left(state, seat))
        waits = seat in state.queue[int(state.at) :]
    else:
        waits = phase in (SHARES, AUCTION, ACTIONS)
    return state.map.build_limit(int(state.action[seat]) == ENGINEER) if waits else 0


def _never(nodes: int) -> bool:
    return False


def candidates(state: State, seat: int, legal: Sequence[Any]) -> list[Any]:
    """What a sensible player would look at: steps of useful lines, the best routes, a few bids and shares."""
    phase = int(state.phase)
    if phase == SHARES:
        return [a for a in legal if a.shares <= 4]
    if phase == AUCTION:
        bids = [a for a in legal if isinstance(a, Bid)]
        return [*bids[:1], *(a for a in legal if not isinstance(a, Bid))]
    if phase == BUILD:
        return [action for action, _ in _plan_build(state, seat, legal, 0, _never)[:10]]
    if phase == MOVE:
        return [action for action, _ in _best_routes(state, seat, legal)]
    return list(legal)


# --- plans -----------------------------------------------------------------------------------------------------------


def plan(state: State, seat: int, legal: Sequence[Any], rng: Random, spend: Spend) -> Rated:
    """The legal actions worth a look with what the best plan for the turn makes of them."""
    phase = int(state.phase)
    if phase == SHARES:
        return _plan_shares(state, seat, legal, spend)
    if phase == AUCTION:
        return _plan_auction(state, seat, legal, spend)
    if phase == ACTIONS:
        return _plan_choice(state, seat, legal, spend)
    if phase == BUILD:
        return _plan_build(state, seat, legal, WIDTH, spend)
    if phase == MOVE:
        return _plan_move(state, seat, legal)
    return _plan_rest(state, seat, legal, spend)


def _plan_shares(state: State, seat: int, legal: Sequence[Any], spend: Spend) -> Rated:
    look = Outlook(state, seat)
    look.books.issue = False
    price = state.map.share_price
    usual = min(3, len(legal) - 1)
    look.books.cash += price * usual
    look.books.shares += usual
    budget = int(state.cash[seat]) + price * (len(legal) - 1)
    found = search(look, state.map.tiles_per_turn, min(budget, int(look.books.cash)), WIDTH, spend, True)
    look.books.cash -= price * usual
    look.books.shares -= usual
    return [(action, with_shares(found, action.shares, price)) for action in legal[:8]]


def _plan_choice(state: State, seat: int, legal: Sequence[Any], spend: Spend) -> Rated:
    worths, _ = _choice_worths(state, seat, [action.action for action in legal], spend)
    return list(zip(legal, worths, strict=True))


EXTRA = {"first_move": 0.5, "first_build": 0.3, "engineer": 0.0, "production": 0.6, "turn_order": 1.0}
"""Points for what an action does beyond the plan for the turn."""


def _choice_worths(
    state: State, seat: int, names: Sequence[str], spend: Spend
) -> tuple[list[float], BuildSearch]:
    """What the turn comes to with each of these actions; and the plans without any."""
    cash = int(state.cash[seat])
    limit = state.map.tiles_per_turn
    look = Outlook(state, seat)
    plans = search(look, limit, cash, WIDTH, spend, True)
    base = plans.plans[0].value
    out = []
    for name in names:
        worth = base + EXTRA.get(name, 0.0)
        if name == "engineer":
            worth = search(look, state.map.engineer_tiles, cash, WIDTH, spend, True).plans[0].value
        elif name == "locomotive":
            after = state.copy()
            if int(after.locomotive[seat]) < state.map.max_locomotive:
                after.locomotive[seat] += 1
            worth = search(Outlook(after, seat), limit, cash, WIDTH // 2, spend, True).plans[0].value
        elif name == "urbanization":
            options = new_cities(state, seat, WIDTH // 2, spend)
            worth = max(base, options[0].value) if options else base
        elif name == "first_move":
            after = state.copy()
            after.action[seat] = 0
            worth = search(Outlook(after, seat), limit, cash, WIDTH // 2, spend, True).plans[0].value + 0.3
        out.append(worth)
    return out, plans


def _plan_auction(state: State, seat: int, legal: Sequence[Any], spend: Spend) -> Rated:
    """Being early means choosing early among the actions; a bid is worth that, less what the money would build."""
    worths, plans = _choice_worths(state, seat, _action_names(state), spend)
    worths.sort(reverse=True)
    players = len(state.queue)
    last = players - len(state.dropped) - 1
    own = int(state.bid[seat])
    lowest = min((a.amount for a in legal if isinstance(a, Bid)), default=0)
    rated: Rated = []
    for action in legal:
        if isinstance(action, Bid):
            if action.amount <= lowest + 1:
                worth = _place_worth(worths, 0.35 * last) + with_less(plans, action.amount)
                rated.append((action, worth - worths[0]))
        elif isinstance(action, Pass):
            rated.append(
                (action, _place_worth(worths, max(0.0, last - 0.5)) + with_less(plans, 0) - worths[0])
            )
        else:
            paid = 0 if last == players - 1 else own if last <= 1 else (own + 1) // 2
            rated.append((action, _place_worth(worths, last) + with_less(plans, paid) - worths[0]))
    return rated


def _place_worth(worths: list[float], place: float) -> float:
    """What is left for who chooses after so many others: they want other things half of the time."""
    at = 0.6 * place
    low = min(int(at), len(worths) - 1)
    high = min(low + 1, len(worths) - 1)
    return worths[low] + (worths[high] - worths[low]) * (at - low)


def _action_names(state: State) -> list[str]:
    from anden.games.age_of_steam.maps import ACTIONS as NAMES

    return [NAMES[number] for number in state.map.actions]


def _plan_build(state: State, seat: int, legal: Sequence[Any], width: int, spend: Spend) -> Rated:
    allowed = set(legal)
    best: dict[Any, float] = {}
    tiles = tiles_left(state, seat)
    look = Outlook(state, seat)
    nothing = look.projection.value(look.net, look.books)
    if tiles > 0:
        found = search(look, tiles, int(state.cash[seat]), width, spend, True)
        _first_steps(state, found, allowed, best)
    for action in legal:
        if isinstance(action, Finish):
            best[action] = max(nothing, best.get(action, nothing))
    if may_urbanize(state):
        for option in new_cities(state, seat, max(1, width // 2), spend):
            action = Urbanize(state.map.places[option.place].id, state.map.new_cities[option.city].id)
            if action in allowed:
                best[action] = option.value
    if not best:
        best = dict.fromkeys(legal, 0.0)
    return sorted(best.items(), key=lambda row: -row[1])


def _first_steps(state: State, found: BuildSearch, allowed: set[Any], best: dict[Any, float]) -> None:
    """By action: the value of the best plan that begins with it."""
    memo = state.memo
    for plan_ in found.plans:
        draft = plan_.draft
        for hex, tile in zip(draft.hexes, draft.tiles, strict=True):
            action = memo.connects[tile] if hex == DIRECT else memo.build(hex * 256 + tile)
            if action in allowed:
                if action not in best:
                    best[action] = plan_.value
                break


def _best_routes(state: State, seat: int, legal: Sequence[Any]) -> Rated:
    """Of the routes for the same cube the best one, by income for the seat less a part of what others get."""
    best: dict[tuple[str, str], tuple[Any, float]] = {}
    rated: Rated = []
    for action in legal:
        if not isinstance(action, Deliver):
            rated.append((action, 0.0))
            continue
        own = gain(state, seat, seat, action)
        others = sum(1 for owner in action.owners if owner not in (seat, -1))
        worth = own - others * FOREIGN_POINTS / 3
        key = (action.route[0], action.good)
        if key not in best or best[key][1] < worth:
            best[key] = (action, worth)
    return [*best.values(), *rated]


def _plan_move(state: State, seat: int, legal: Sequence[Any]) -> Rated:
    look = Outlook(state, seat)
    projection = look.projection
    odds = look.market.odds
    rated: Rated = []
    for action, _ in _best_routes(state, seat, legal):
        books = look.books.copy()
        books.rounds -= 1
        cube = -1
        loss = 0.0
        if isinstance(action, Deliver):
            own = gain(state, seat, seat, action)
            books.income += own
            loss = FOREIGN_POINTS * sum(1 for owner in action.owners if owner not in (seat, -1))
            place = state.map.place_number.get(action.route[0], -1)
            if place >= 0:
                cube = without_cube(projection, place, GOOD_NUMBER[action.good])
        elif isinstance(action, Upgrade):
            books.locomotive += 1
            books.upgraded = True
        kept = [odds[cube * 12 + n] for n in range(12)] if cube >= 0 else []
        for n in range(len(kept)):
            odds[cube * 12 + n] = 0.0
        rated.append((action, projection.value(look.net, books) - loss))
        for n, old in enumerate(kept):
            odds[cube * 12 + n] = old
    return rated


def _plan_rest(state: State, seat: int, legal: Sequence[Any], spend: Spend) -> Rated:
    """The start player's fee, Production, rewards."""
    phase = int(state.phase)
    if phase == START_PLAYER:
        return _plan_fee(state, seat, legal, spend)
    if phase == STOCK:
        return _plan_stock(state, seat, legal, spend)
    if phase == REWARD:
        return [(action, _reward_worth(state, seat, action.seats)) for action in legal]
    return [(action, 0.0 if isinstance(action, Decline) else 0.5) for action in legal]


def _plan_fee(state: State, seat: int, legal: Sequence[Any], spend: Spend) -> Rated:
    """Who pays chooses first; who is asked first and declines starts all the same if nobody pays."""
    worths, plans = _choice_worths(state, seat, _action_names(state), spend)
    worths.sort(reverse=True)
    rated: Rated = []
    for action in legal:
        if isinstance(action, Pay):
            rated.append((action, with_less(plans, state.map.fee)))
        else:
            place = 0.5 if seat == int(state.nominal) else 1.0
            rated.append((action, _place_worth(worths, place / 0.6) - worths[0] + with_less(plans, 0)))
    return rated


def _plan_stock(state: State, seat: int, legal: Sequence[Any], spend: Spend) -> Rated:
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


def _reward_worth(state: State, seat: int, seats: Sequence[int]) -> float:
    """The bonus for oneself; else for those who are behind."""
    one = state.map.transcontinental_one if len(seats) == 1 else state.map.transcontinental_two
    worth = 3.0 * one if seat in seats else 0.0
    return worth - sum(0.01 * int(state.income[other]) for other in seats if other != seat)
