"""Every key that people meet: rules of the guide, problems, events, score lines, phases, options. Plain tables.

Texts and tests are checked against these. Never compiled.
"""

from __future__ import annotations

from anden.core.facts import Problem
from anden.core.keys import text_keys
from anden.core.refusals import ProblemKey, Refusals
from anden.games.cube_rails import keys
from anden.games.cube_rails.refusing import Trouble

RULES: dict[str, str] = {
    "setup": "what the game is set up with: cubes, display, money, shares, first order",
    "turn": "the ten phases and whose turn it is",
    "shares": "issuing shares: 5 each, the end of the track, what they cost later",
    "auction": "bidding for the turn order, dropping out, the Turn Order pass",
    "auction-payment": "who pays all, half or nothing",
    "actions": "the seven actions, one each",
    "building": "up to 3 tiles (Engineer 4), in turn order, First Build first; one tile per hex and turn",
    "connecting": "every new track joins a city or one's own track",
    "restrictions": "off the board, lakes, cities, another's track, a place linked to itself",
    "tiles": "the tiles and their stock; town discs; ownership discs",
    "towns": "town tiles and plain tiles with a town disc; entering a town",
    "links": "completed links and unfinished sections",
    "ownership": "who owns track; losing and claiming unfinished sections",
    "replacing": "crossing and coexisting: old track stays",
    "redirecting": "turning the last tile of an unfinished section",
    "new-cities": "Urbanization: where New Cities go and what happens to the track",
    "costs": "what building costs",
    "moving": "two rounds of goods; routes; the locomotive limit; the first city of the colour",
    "locomotive": "raising the locomotive: the action, or once instead of a move",
    "income": "income for each link used; income at the end of the turn",
    "expenses": "shares and locomotive; missing dollars; elimination",
    "reduction": "income reduction",
    "growth": "goods growth: dice, columns, New Cities",
    "production": "Production: two cubes to the display",
    "end": "the turn track and the end of the game",
    "scoring": "victory points and ties",
    "rust-belt": "the map Rust Belt",
    "western-us": "the map Western US: set-up, prices, start cities, contiguity",
    "western-us-transcontinental": "the transcontinental link, east-west bonus, ties",
    "southern-us": "the map Southern US: cotton, ports, Atlanta, the war turn",
    "germany": "the map Germany: terminals, set-up, Engineer, Berlin",
    "germany-building": "only completed links; printed prices; the direct link",
    "barbados": "the solo map Barbados: set-up, shares, actions, dice",
    "barbados-end": "buying back the shares; result",
    "st-lucia": "the two-player map St. Lucia: cubes on the land, start player, actions",
    "st-lucia-delivery": "cubes on track and unfinished track that delivers",
}
"""Ids of the entries of the rules guide, with what each must explain."""

PROBLEMS: dict[str, ProblemKey] = {
    # set-up
    "setup_players": ProblemKey("setup", ("players", "map", "least", "most")),
    "setup_map": ProblemKey("setup", ("map",)),
    "setup_option": ProblemKey("setup", ("option",)),
    "setup_value": ProblemKey("setup", ("option",)),
    # turns
    "not_your_turn": ProblemKey("turn", ("seat",)),
    "not_now": ProblemKey("turn", ("action", "phase")),
    # shares
    "shares_negative": ProblemKey("shares", ("shares",)),
    "shares_track_end": ProblemKey("shares", ("shares", "left")),
    "shares_one_per_turn": ProblemKey("barbados", ("shares",)),
    # auction
    "bid_too_low": ProblemKey("auction", ("amount", "lowest")),
    "bid_too_high": ProblemKey("auction", ("amount", "cash")),
    "no_free_pass": ProblemKey("auction"),
    "free_pass_used": ProblemKey("auction"),
    "fee_too_high": ProblemKey("st-lucia", ("fee", "cash")),
    # actions
    "unknown_action": ProblemKey("actions", ("action",)),
    "action_taken": ProblemKey("actions", ("action", "seat")),
    "action_not_on_map": ProblemKey("actions", ("action", "map")),
    "action_locked": ProblemKey("barbados", ("action",)),
    "locomotive_max": ProblemKey("locomotive", ("level",)),
    # building: what and where; `side` is an edge 0-5, `compass` where it looks to: N, NE, E …
    "unknown_hex": ProblemKey("restrictions", ("hex",)),
    "unknown_tile": ProblemKey("tiles", ("tile",)),
    "no_such_turn": ProblemKey("tiles", ("turn",)),
    "no_tiles_left": ProblemKey("building", ("limit",)),
    "hex_built_this_turn": ProblemKey("building", ("hex",)),
    "on_city": ProblemKey("restrictions", ("hex", "place")),
    "off_board": ProblemKey("restrictions", ("hex", "side", "compass")),
    "into_water": ProblemKey("restrictions", ("hex", "side", "compass")),
    "blocked_side": ProblemKey("restrictions", ("hex", "side", "compass")),
    "meets_other": ProblemKey("restrictions", ("hex", "side", "compass", "seat")),
    "self_link": ProblemKey("restrictions", ("hex", "place")),
    "not_connected": ProblemKey("connecting", ("hex",)),
    "first_not_city": ProblemKey("connecting", ("hex",)),
    "unowned_out_of_reach": ProblemKey("ownership", ("hex",)),
    "out_of_stock": ProblemKey("tiles", ("tile",)),
    "no_town_discs": ProblemKey("tiles"),
    "no_ownership_discs": ProblemKey("tiles", ("discs",)),
    "town_tile_elsewhere": ProblemKey("towns", ("tile", "hex")),
    "same_tile": ProblemKey("replacing", ("hex",)),
    "track_lost": ProblemKey("replacing", ("hex", "seat")),
    "town_exits_lost": ProblemKey("towns", ("hex",)),
    "town_nothing_new": ProblemKey("towns", ("hex",)),
    "redirect_not_last": ProblemKey("redirecting", ("hex",)),
    "redirect_finished": ProblemKey("redirecting", ("hex",)),
    "redirect_other": ProblemKey("redirecting", ("hex", "seat")),
    "redirect_town": ProblemKey("redirecting", ("hex",)),
    "too_expensive": ProblemKey("costs", ("price", "cash")),
    # a hex as a whole, whatever tile
    "hex_not_by_city": ProblemKey("connecting", ("hex",)),
    "hex_out_of_reach": ProblemKey("connecting", ("hex",)),
    "hex_no_way_on": ProblemKey("restrictions", ("hex",)),
    "hex_full": ProblemKey("replacing", ("hex",)),
    "hex_too_expensive": ProblemKey("costs", ("hex", "price", "cash")),
    # New Cities
    "no_urbanization": ProblemKey("new-cities"),
    "urbanized_already": ProblemKey("new-cities"),
    "urbanize_after_building": ProblemKey("new-cities"),
    "not_a_town": ProblemKey("new-cities", ("place",)),
    "city_already": ProblemKey("new-cities", ("place",)),
    "new_city_used": ProblemKey("new-cities", ("city",)),
    "unknown_new_city": ProblemKey("new-cities", ("city",)),
    "urbanize_self_link": ProblemKey("new-cities", ("place",)),
    # building on maps
    "start_city": ProblemKey("western-us", ("hex",)),
    "not_contiguous": ProblemKey("western-us", ("hex",)),
    "unfinished_track": ProblemKey("germany-building", ("hex",)),
    "unfinished_left": ProblemKey("germany-building", ("hex",)),
    "unknown_link": ProblemKey("germany-building", ("link",)),
    "link_built": ProblemKey("germany-building", ("link", "seat")),
    "reward_seats": ProblemKey("western-us-transcontinental"),
    # goods
    "unknown_good": ProblemKey("moving", ("good",)),
    "unknown_place": ProblemKey("moving", ("place",)),
    "route_shape": ProblemKey("moving"),
    "no_such_cube": ProblemKey("moving", ("good", "place")),
    "no_link": ProblemKey("moving", ("place", "other", "owner")),
    "too_far": ProblemKey("moving", ("links", "locomotive")),
    "place_twice": ProblemKey("moving", ("place",)),
    "must_stop": ProblemKey("moving", ("good", "place")),
    "wrong_destination": ProblemKey("moving", ("good", "place")),
    "through_terminal": ProblemKey("germany", ("place",)),
    # a cube as a whole, whatever route; `places` take it
    "no_link_from": ProblemKey("moving", ("place",)),
    "no_goal": ProblemKey("moving", ("good",)),
    "no_way": ProblemKey("moving", ("good", "place", "places")),
    "no_way_to": ProblemKey("moving", ("place", "other")),
    "wrong_goal": ProblemKey("moving", ("good", "place", "places")),
    "cube_off_track": ProblemKey("st-lucia-delivery", ("hex",)),
    "bonus_owner": ProblemKey("western-us-transcontinental"),
    "upgraded_already": ProblemKey("locomotive"),
    # production
    "unknown_box": ProblemKey("production", ("column", "box")),
    "box_full": ProblemKey("production", ("column", "box")),
    "cube_not_drawn": ProblemKey("production", ("good",)),
    "cubes_left": ProblemKey("production", ("count",)),
    # what luck cannot do
    "luck_order": ProblemKey("setup", ("players",)),
    "luck_deal": ProblemKey("setup"),
    "luck_bag": ProblemKey("setup", ("good",)),
    "luck_draw": ProblemKey("growth", ("count",)),
    "luck_dice": ProblemKey("growth", ("count",)),
    "luck_lot": ProblemKey("western-us-transcontinental"),
}

EVENTS: dict[str, tuple[str, ...]] = {
    **keys.EVENTS,
    # `city` is the letter of a New City, `place` and `places` ids of places, `hex` a label.
    "issue": ("seat", "shares", "cash", "total"),
    "issue_none": ("seat",),
    "pay_fee": ("seat", "fee"),
    "decline_fee": ("seat",),
    "start_player": ("seat",),
    "choose": ("seat", "action"),
    "actions_unlocked": (),
    "urbanize": ("seat", "place", "city", "color"),
    "replace": ("seat", "hex", "tile", "price"),
    "connect": ("seat", "places", "price"),
    "transcontinental": ("places",),
    "reward": ("seat", "income"),
    "deliver": ("seat", "good", "places", "links"),
    "income_up": ("seat", "income", "total"),
    "collect": ("seat", "income", "cash"),
    "pay": ("seat", "expenses", "cash"),
    "shortfall": ("seat", "missing", "income"),
    "eliminated": ("seat",),
    "reduction": ("seat", "reduction", "income"),
    "produce": ("seat",),
    "decline_production": ("seat",),
    "draw": ("goods",),
    "extra_cube": ("good", "place"),
    "bag_empty": (),
    "stock": ("seat", "good", "column", "box"),
    "roll": ("section", "dice"),
    "growth": ("place", "goods"),
    "lot": ("seats",),
    "buy_back": ("seat", "shares", "price", "cash"),
    "ruined": ("seat", "missing"),
}

SCORES: dict[str, tuple[str, ...]] = {
    "income": ("income",),
    "track": ("sections",),
    "shares": ("shares",),
    "cash": ("cash",),
    "buy_back": ("shares",),
    "eliminated": (),
}

PHASES: dict[str, tuple[str, ...]] = {
    **keys.PHASES,
    "shares": (),
    "start_player": (),
    "reward": (),
    "production": (),
    "growth": (),
    "tie": (),
}
"""Keys of `Phase` with their arguments. Income, expenses and reduction are done at once and have events only."""

OPTIONS: dict[str, tuple[str, ...]] = {
    "coexist_price": ("3", "2"),
    "reduction_from": ("51", "50"),
    "urbanize": ("before", "any_time"),
    "growth_rolls": ("two", "one"),
    "germany_cubes": ("wien", "berlin"),
    "barbados_setup": ("normal", "easy"),
}
"""Printing differences and variants; the first value is the rulebook's and the default."""


TEXT_KEYS = text_keys(problems=PROBLEMS, events=EVENTS, scores=SCORES, phases=PHASES)
"""All messages that the rules can send; the conformance kit refuses others."""

refusal = Refusals(PROBLEMS)


def told(trouble: Trouble | None) -> Problem | None:
    """What both cube rails games refuse alike, as a problem of this game."""
    return None if trouble is None else refusal(trouble[0], **trouble[1])
