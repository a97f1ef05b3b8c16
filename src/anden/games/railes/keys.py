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
    "overview": "what the game is about; links, cities, towns, cubes",
    "setup": "cubes on cities and in the supply, start values, three-player corrections",
    "turn": "the phases of the Basic and the Standard game and whose turn it is",
    "money": "raising money in units of 5 $: cash first, the least needed, change kept, -10, victory points",
    "first-order": "the first turn order: auction place by place, or at random with money by position",
    "action-tokens": "the seven action tokens: number, price, «pass»",
    "urban-growth": "Urban Growth: a supply space and a marker to a city without one; obligatory once paid",
    "locomotive": "raising the locomotive: by the token, or free once per turn instead of a cube",
    "urbanize": "Urbanize: New City on a town with a supply space; obligatory once paid",
    "building": "up to 3 tiles (Engineer 4), in turn order, First Builder first; one tile per hex and turn",
    "connecting": "track starts in a city and joins on; the first tile touches a city",
    "limits": "thick black lines, board edge, no hex, city hexes, another's link, a place linked to itself",
    "costs": "1 per track end, +1 town, +1 river, +2 hills; no terrain when improving or redirecting",
    "terrain": "plains, coast, hills, rivers",
    "tiles": "the tiles, their tokens with two faces, the supply of tiles",
    "towns": "only town tiles on towns and only there; spurs and who controls them",
    "incomplete": "incomplete links: kept, lost, marked",
    "unclaimed": "links nobody controls and who may claim them",
    "redirecting": "turning the last tile of an incomplete link",
    "improving": "all old track stays",
    "goods": "two rounds: deliver, raise the locomotive, or nothing",
    "delivery": "the route, the locomotive limit, the first city of the colour",
    "own-links": "at least one own link, and own links at least as many as any rival's",
    "track-points": "one per link to its owner; all on income or all on victory points; who decides first",
    "income": "receiving income and paying expenses",
    "bankruptcy": "who is bankrupt, and what happens to his links",
    "turn-order": "the next order by the numbers of the tokens",
    "end": "the number of turns and the end of the last one",
    "scoring": "final victory points and the tie-break",
    "standard-capital": "Standard: capital in phase 1 only; the softer rule",
    "standard-auction": "Standard: the auction of each turn, the Turn Order token, payments",
    "standard-actions": "Standard: tokens cost nothing; skipping",
    "standard-expenses": "Standard: maintenance by locomotive level; shortfall; bankruptcy",
    "northeast": "the board Northeast North America",
    "ruhr": "the board Rhine-Ruhr",
    "readings": "what the rulebook leaves open and how we read it",
    "comparison": "Basic, Standard and Age of Steam side by side",
}
"""Ids of the entries of the rules guide, with what each must explain."""

PROBLEMS: dict[str, ProblemKey] = {
    # set-up
    "setup_players": ProblemKey("setup", ("players", "map")),
    "setup_map": ProblemKey("setup", ("map",)),
    "setup_option": ProblemKey("setup", ("option",)),
    "setup_value": ProblemKey("setup", ("option",)),
    # turns
    "not_your_turn": ProblemKey("turn", ("seat",)),
    "not_now": ProblemKey("turn", ("action", "phase")),
    # money and auctions
    "cannot_raise": ProblemKey("money", ("price", "most")),
    "units_negative": ProblemKey("standard-capital", ("cash",)),
    "units_too_many": ProblemKey("standard-capital", ("cash", "most")),
    "bid_too_low": ProblemKey("standard-auction", ("amount", "lowest")),
    "bid_too_low_first": ProblemKey("first-order", ("amount", "lowest")),
    "bid_too_high": ProblemKey("standard-auction", ("amount", "cash")),
    "no_free_pass": ProblemKey("standard-auction"),
    "free_pass_used": ProblemKey("standard-auction"),
    # action tokens
    "unknown_action": ProblemKey("action-tokens", ("action",)),
    "action_taken": ProblemKey("action-tokens", ("action", "seat")),
    "no_pass_option": ProblemKey("action-tokens", ("action",)),
    "locomotive_max": ProblemKey("locomotive", ("level",)),
    "no_towns_left": ProblemKey("urbanize"),
    "no_new_cities_left": ProblemKey("urbanize"),
    "no_growth_possible": ProblemKey("urban-growth"),
    # building; `side` is an edge 0-5, `compass` where it looks to: N, NE …
    "unknown_hex": ProblemKey("limits", ("hex",)),
    "unknown_tile": ProblemKey("tiles", ("tile",)),
    "no_such_turn": ProblemKey("tiles", ("turn",)),
    "no_tiles_left": ProblemKey("building", ("limit",)),
    "hex_built_this_turn": ProblemKey("building", ("hex",)),
    "on_city": ProblemKey("limits", ("hex", "place")),
    "off_board": ProblemKey("limits", ("hex", "side", "compass")),
    "into_water": ProblemKey("limits", ("hex", "side", "compass")),
    "blocked_side": ProblemKey("limits", ("hex", "side", "compass")),
    "meets_other": ProblemKey("limits", ("hex", "side", "compass", "seat")),
    "self_link": ProblemKey("limits", ("hex", "place")),
    "not_connected": ProblemKey("connecting", ("hex",)),
    "first_not_city": ProblemKey("connecting", ("hex",)),
    "unowned_out_of_reach": ProblemKey("unclaimed", ("hex",)),
    "out_of_stock": ProblemKey("tiles", ("tile",)),
    "town_tile_elsewhere": ProblemKey("towns", ("tile", "hex")),
    "plain_tile_in_town": ProblemKey("towns", ("tile", "hex")),
    "same_tile": ProblemKey("improving", ("hex",)),
    "track_lost": ProblemKey("improving", ("hex", "seat")),
    "town_exits_lost": ProblemKey("improving", ("hex",)),
    "town_nothing_new": ProblemKey("improving", ("hex",)),
    "redirect_not_last": ProblemKey("redirecting", ("hex",)),
    "redirect_finished": ProblemKey("redirecting", ("hex",)),
    "redirect_other": ProblemKey("redirecting", ("hex", "seat")),
    "redirect_town": ProblemKey("redirecting", ("hex",)),
    "too_expensive": ProblemKey("costs", ("price", "cash")),
    # a hex as a whole, whatever tile
    "hex_not_by_city": ProblemKey("connecting", ("hex",)),
    "hex_out_of_reach": ProblemKey("connecting", ("hex",)),
    "hex_no_way_on": ProblemKey("limits", ("hex",)),
    "hex_full": ProblemKey("improving", ("hex",)),
    "hex_too_expensive": ProblemKey("costs", ("hex", "price", "cash")),
    # growth and New Cities
    "no_growth": ProblemKey("urban-growth"),
    "no_urbanization": ProblemKey("urbanize"),
    "done_already": ProblemKey("building", ("action",)),
    "still_owed": ProblemKey("building", ("action",)),
    "not_a_city": ProblemKey("urban-growth", ("place",)),
    "grown_already": ProblemKey("urban-growth", ("place",)),
    "no_markers": ProblemKey("urban-growth"),
    "not_a_town": ProblemKey("urbanize", ("place",)),
    "city_already": ProblemKey("urbanize", ("place",)),
    "new_city_used": ProblemKey("urbanize", ("color",)),
    "urbanize_self_link": ProblemKey("urbanize", ("place",)),
    "no_such_space": ProblemKey("urban-growth", ("space",)),
    "space_empty": ProblemKey("urban-growth", ("space",)),
    # goods
    "unknown_good": ProblemKey("delivery", ("good",)),
    "unknown_place": ProblemKey("delivery", ("place",)),
    "route_shape": ProblemKey("delivery"),
    "no_such_cube": ProblemKey("delivery", ("good", "place")),
    "no_link": ProblemKey("delivery", ("place", "other", "owner")),
    "too_far": ProblemKey("delivery", ("links", "locomotive")),
    "place_twice": ProblemKey("delivery", ("place",)),
    "must_stop": ProblemKey("delivery", ("good", "place")),
    "wrong_destination": ProblemKey("delivery", ("good", "place")),
    # a cube as a whole, whatever route; `places` take it
    "no_link_from": ProblemKey("delivery", ("place",)),
    "no_goal": ProblemKey("delivery", ("good",)),
    "no_way": ProblemKey("delivery", ("good", "place", "places")),
    "no_way_to": ProblemKey("delivery", ("place", "other")),
    "wrong_goal": ProblemKey("delivery", ("good", "place", "places")),
    "no_own_link": ProblemKey("own-links"),
    "too_many_foreign": ProblemKey("own-links", ("seat", "theirs", "own")),
    "upgraded_already": ProblemKey("locomotive"),
    # what luck cannot do
    "luck_order": ProblemKey("setup", ("players",)),
    "luck_deal": ProblemKey("setup"),
    "luck_bag": ProblemKey("setup", ("good",)),
}

EVENTS: dict[str, tuple[str, ...]] = {
    **keys.EVENTS,
    # `place` and `places` are ids of places, `hex` a label, `units` units of 5 $.
    "first_bidder": ("seat",),
    "opens": ("seat",),
    "start_money": ("seat", "amount"),
    "raise": ("seat", "units", "income", "cash"),
    "raise_victory": ("seat", "units", "victory", "cash"),
    "capital_none": ("seat",),
    "out_of_bidding": ("seat",),
    "win_place": ("seat", "position", "paid"),
    "choose": ("seat", "action", "price"),
    "choose_pass": ("seat", "action"),
    "grow": ("seat", "place", "goods"),
    "urbanize": ("seat", "place", "color", "goods"),
    "urbanize_empty": ("seat", "place", "color"),  # the supply is empty: no cubes
    "improve": ("seat", "hex", "tile", "price"),
    "deliver": ("seat", "good", "places", "links", "start", "end"),
    "points": ("seat", "points"),
    "to_income": ("seat", "points", "total"),
    "to_victory": ("seat", "points", "total"),
    "income_top": ("seat", "lost"),
    "collect": ("seat", "amount", "cash"),
    "pay": ("seat", "amount", "cash"),
    "shortfall_victory": ("seat", "missing", "victory"),
    "shortfall_income": ("seat", "missing", "income"),
    "bankrupt": ("seat",),
}

SCORES: dict[str, tuple[str, ...]] = {
    "victory": (),
    "income": ("income",),
    "links": ("links",),
    "bankrupt": (),
}

PHASES: dict[str, tuple[str, ...]] = {
    **keys.PHASES,
    "first_order": ("position",),
    "capital": (),
    "score": ("points",),
}
"""Keys of `Phase` with their arguments. Income and expenses are done at once and have events only."""

OPTIONS: dict[str, tuple[str, ...]] = {
    "game": ("basic", "standard"),
    "first_order": ("auction", "random"),
    "soft": (),
}
"""The game of the two; how the first order of the Basic game is found; the softer rule of the Standard game (a flag)."""


TEXT_KEYS = text_keys(problems=PROBLEMS, events=EVENTS, scores=SCORES, phases=PHASES)
"""All messages that the rules can send; the conformance kit refuses others."""

refusal = Refusals(PROBLEMS)


def told(trouble: Trouble | None) -> Problem | None:
    """What both cube rails games refuse alike, as a problem of this game."""
    return None if trouble is None else refusal(trouble[0], **trouble[1])
