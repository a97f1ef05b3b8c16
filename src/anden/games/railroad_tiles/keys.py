"""Every key that people meet: rules of the guide, problems, events, score lines, phases, options. Plain tables.

Texts and tests are checked against these. Never compiled.
"""

from __future__ import annotations

from anden.core.keys import text_keys
from anden.core.refusals import ProblemKey, Refusals

RULES: dict[str, str] = {
    "setup": "what the game is set up with: players, stars, tokens, first order",
    "round": "the four phases of a round and whose turn it is",
    "starting-tiles": "one starting tile each, all different, picked in reverse turn order",
    "round-setup": "columns are refilled, a token is revealed, tokens move on",
    "columns": "how many columns there are and how many tiles each holds",
    "selection": "in turn order take one free column with its stars",
    "laying": "tiles are laid at once, one by one, in any order, turned and flipped",
    "laying-connected": "a tile must touch a tile laid before, side to side",
    "laying-sides": "every touching side must match: road, rail or blank",
    "laying-impossible": "only what cannot be laid is discarded",
    "refusals": "two tiles per game may be refused",
    "pawns": "for each active token a pawn on an empty location",
    "pawns-car": "points of a car: by road",
    "pawns-train": "points of a train: by rail",
    "pawns-passenger": "points of a passenger: by road and rail, changing at stations",
    "stations": "networks and stations",
    "pawn-supply": "18 pawns of each kind",
    "stars": "a star for any kind of pawn; kept, a point",
    "round-end": "star on the column left, next turn order",
    "two-players": "the coin and the two columns left",
    "final-scoring": "cities, rectangle, openings, stars",
    "ties": "the leftmost column wins a tie",
    "objectives": "three objectives, the same for all",
    "objectives-flag": "a flag in the waiting room: lay one objective tile",
    "solo": "columns and bonuses of the solo game",
    "solo-first-tile": "the first tile of a solo game is laid freely",
    "challenges": "the 15 challenges",
}
"""Ids of the entries of the rules guide, with what each must explain."""

PROBLEMS: dict[str, ProblemKey] = {
    # set-up
    "setup_players": ProblemKey("setup", ("players",)),
    "setup_map": ProblemKey("setup", ("map",)),
    "setup_option": ProblemKey("setup", ("option",)),
    "setup_value": ProblemKey("setup", ("option",)),
    "setup_objective_set": ProblemKey("objectives"),
    "setup_challenge_solo": ProblemKey("challenges"),
    # turns
    "not_your_turn": ProblemKey("round", ("seat",)),
    "not_now": ProblemKey("round", ("action", "phase")),
    # starting tiles and columns
    "starting_not_there": ProblemKey("starting-tiles", ("tile",)),
    "no_such_column": ProblemKey("columns", ("column", "columns")),
    "column_taken": ProblemKey("selection", ("column", "seat")),
    # laying
    "unknown_tile": ProblemKey("laying", ("tile",)),
    "not_in_hand": ProblemKey("laying", ("tile",)),
    "no_such_turn": ProblemKey("laying", ("turn",)),
    "space_taken": ProblemKey("laying-connected", ("x", "y")),
    "not_connected": ProblemKey("laying-connected", ("x", "y")),
    "side_mismatch": ProblemKey("laying-sides", ("side", "route", "other", "x", "y")),
    "never_fits": ProblemKey("laying-sides", ("tile", "x", "y", "wants")),
    "tile_first": ProblemKey("laying"),
    "all_laid": ProblemKey("laying"),
    "first_tile_origin": ProblemKey("solo-first-tile", ("x", "y")),
    "hand_not_laid": ProblemKey("laying", ("count",)),
    # discarding and refusing
    "tile_fits": ProblemKey("laying-impossible", ("tile", "x", "y", "turn")),
    "other_tile_fits": ProblemKey("laying-impossible", ("tile", "other", "x", "y")),
    "no_refusals": ProblemKey("refusals", ("tile",)),
    "refuse_impossible": ProblemKey("laying-impossible", ("tile",)),
    "refuse_objective": ProblemKey("objectives-flag", ("objective",)),
    # objectives
    "objective_not_yours": ProblemKey("objectives", ("objective",)),
    "objective_not_owed": ProblemKey("objectives-flag", ("objective",)),
    "objective_owed": ProblemKey("objectives-flag"),
    # pawns
    "unknown_pawn": ProblemKey("pawns", ("pawn",)),
    "no_such_token": ProblemKey("pawns", ("token",)),
    "token_used": ProblemKey("pawns", ("token",)),
    "tokens_used": ProblemKey("pawns"),
    "token_no_location": ProblemKey("pawns", ("token",)),
    "no_tile": ProblemKey("pawns", ("x", "y")),
    "no_location": ProblemKey("pawns", ("pawn", "x", "y")),
    "no_locations": ProblemKey("pawns", ("x", "y")),
    "location_taken": ProblemKey("pawns", ("pawn", "x", "y")),
    "pool_empty": ProblemKey("pawn-supply", ("pawn",)),
    "star_needed": ProblemKey("stars", ("pawn", "token")),
    "no_star": ProblemKey("stars", ("pawn",)),
    "no_token_for": ProblemKey("stars", ("pawn",)),
    "star_not_needed": ProblemKey("stars", ("pawn", "token")),
    # what luck cannot do
    "luck_order": ProblemKey("setup", ("players",)),
    "luck_objectives": ProblemKey("objectives"),
    "luck_starting_count": ProblemKey("starting-tiles", ("count",)),
    "luck_starting_same": ProblemKey("starting-tiles", ("tile", "other")),
    "luck_bag": ProblemKey("round-setup", ("tile",)),
    "luck_columns": ProblemKey("columns", ("columns",)),
    "luck_column_size": ProblemKey("columns", ("column", "size")),
    "luck_token": ProblemKey("round-setup", ("token",)),
    "luck_side": ProblemKey("two-players", ("side",)),
}

EVENTS: dict[str, tuple[str, ...]] = {
    # `column` counts from 1 here; `token` is a token id; `tile` a design code.
    "order": ("seats",),
    "objectives": ("objectives",),
    "starting": ("tiles",),
    "start": ("seat", "tile"),
    "fill": ("round", "tiles", "bag"),
    "reveal": ("token", "pawns"),
    "flag": ("token",),
    "token_gone": ("token",),
    "last_round": (),
    "take": ("seat", "column", "tiles", "stars", "prestige"),
    "lay": ("seat", "tile", "x", "y", "turn"),
    "lay_objective": ("seat", "objective", "x", "y", "turn"),
    "refuse": ("seat", "tile", "left"),
    "discard": ("seat", "tile"),
    "discard_objective": ("seat", "objective"),
    "end": ("seat",),
    "place": ("seat", "pawn", "x", "y", "points", "token"),
    "place_star": ("seat", "pawn", "x", "y", "points", "token"),
    "no_tokens": (),
    "skip_pawns": ("seat",),
    "coin": ("side", "column", "tiles"),
    "columns_cleared": ("tiles",),
    "column_star": ("column", "stars"),
    "column_no_star": ("column",),
    "next_order": ("seats",),
    "challenge_broken": ("number", "have", "goal"),
    "final": ("seat", "points", "place"),
    "challenge_result": ("number", "stars", "points"),
}

SCORES: dict[str, tuple[str, ...]] = {
    "cars": ("count",),
    "trains": ("count",),
    "passengers": ("count",),
    "bonus": (),
    "cities": ("count",),
    "rectangle": ("width", "height"),
    "openings": ("count",),
    "stars": ("count",),
    "objective": ("objective",),
    "challenge_failed": ("number",),
}

PHASES: dict[str, tuple[str, ...]] = {
    "setup": (),
    "round_setup": (),
    "start": (),
    "take": (),
    "lay": ("hand", "refusals"),
    "pawns": ("tokens",),
    "round_end": (),
    "over": (),
}
"""Keys of `Phase` with their arguments."""

OPTIONS: dict[str, tuple[str, ...]] = {
    "objectives": ("none", "random", "chosen"),
    "objective_set": (
        "city_hall",
        "metropolis",
        "central_station",
        "stadium",
        "airport",
        "temple",
        "gas_station",
    ),
    "challenge": (),
}


TEXT_KEYS = text_keys(problems=PROBLEMS, events=EVENTS, scores=SCORES, phases=PHASES)
"""All messages that the rules can send; the conformance kit refuses others."""

refusal = Refusals(PROBLEMS)
