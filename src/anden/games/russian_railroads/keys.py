"""Every key that people meet: rules of the guide, problems, events, score lines, phases, options, labels. Plain tables.

Texts and tests are checked against these. Never compiled.
"""

from __future__ import annotations

from typing import NamedTuple

from anden.core.facts import Arg, Problem


class ProblemKey(NamedTuple):
    """Which entry of the rules guide a problem leads to, and its arguments."""

    rule: str
    args: tuple[str, ...] = ()


RULES: dict[str, str] = {
    "overview": "what the game is about, and advice for the first game",
    "setup": "what the game is set up with, by number of players",
    "start-bonus": "start bonus cards, from the last player to the second",
    "turn": "one action space per turn, in turn order, until all have passed",
    "scoring": "scoring a round: lines and industry",
    "spaces": "free spaces only; the space that stays open; spaces of this player count",
    "payment": "the exact number of pieces; rubles replace workers, never the other way round",
    "complete": "an action of the board must be carried out completely",
    "pending": "what was gained in a turn, in which order it is used, what may be given up",
    "tracks": "advancing tracks: one space each, split over lines, colours per line",
    "tracks-order": "no track reaches or passes the one before it",
    "new-tracks": "colours are gained with black on Trans-Siberian 2, 6, 10, 15",
    "locomotives": "from the lowest stack, in front of a line; two on the Trans-Siberian",
    "locomotives-replace": "only a higher value replaces; the chain; what fits nowhere becomes a factory",
    "factories": "left to right, from the lowest stack or face up; replaced when all five are full",
    "factory-use": "a factory that a marker reaches is used at once; the option of the free order",
    "factory-effects": "what each factory does when a marker reaches it",
    "industry": "moving the marker, gaps",
    "second-marker": "the second industry marker",
    "doublers": "doublers over the Trans-Siberian, left to right, 20 in all",
    "temporary-workers": "the two turquoise workers",
    "engineers": "public engineers as action spaces",
    "hire": "hiring: one ruble, one engineer per round",
    "own-engineers": "own engineers as private spaces; may be done in part",
    "repeat": "using again a space with exactly one own piece",
    "turn-order": "the turn order spaces: not the own position, never both",
    "swap": "a foreign piece on a turn order space is swapped for an own worker",
    "rearrangement": "the new turn order and its special case",
    "relocation": "workers of the turn order spaces move on",
    "passing": "passing and its points",
    "special-spaces": "special spaces with and without locomotive",
    "question-tokens": "the ? spaces and the seven tokens",
    "question-cards": "the five ? cards",
    "black-worker": "the black worker and its additional advance",
    "end-bonus": "end bonus cards: look and choose, or 10 points; secret",
    "round-end": "workers return, engineers move, turn order cards",
    "last-round": "the last round marker",
    "final-scoring": "end bonus cards and majority of engineers",
    "ties": "a tie at the end is a shared victory",
    "reconstructed": "what is printed on pieces only and was reconstructed",
}
"""Ids of the entries of the rules guide, with what each must explain."""

PROBLEMS: dict[str, ProblemKey] = {
    # set-up
    "setup_players": ProblemKey("setup", ("players",)),
    "setup_map": ProblemKey("setup", ("map",)),
    "setup_option": ProblemKey("setup", ("option",)),
    "setup_value": ProblemKey("setup", ("option",)),
    # turns
    "not_your_turn": ProblemKey("turn", ("seat",)),
    "not_now": ProblemKey("turn", ("action", "phase")),
    "start_card_gone": ProblemKey("start-bonus", ("card",)),
    # choosing a space
    "no_such_space": ProblemKey("spaces", ("space",)),
    "space_blocked": ProblemKey("spaces", ("space", "players")),
    "space_taken": ProblemKey("spaces", ("space", "seat")),
    "space_covered": ProblemKey("last-round", ("space",)),
    "space_not_yet": ProblemKey("last-round", ("space",)),
    "engineer_not_yours": ProblemKey("own-engineers", ("engineer",)),
    "engineer_coming": ProblemKey("engineers", ("engineer", "rounds")),
    "engineer_none": ProblemKey("engineers", ("space",)),
    "hire_none": ProblemKey("hire", ("space",)),
    "own_position": ProblemKey("turn-order", ("position",)),
    "both_positions": ProblemKey("turn-order", ("position",)),
    "swap_impossible": ProblemKey("swap", ("space",)),
    "no_temporary_workers": ProblemKey("temporary-workers", ()),
    # paying
    "negative_payment": ProblemKey("payment", ()),
    "wrong_payment": ProblemKey("payment", ("space", "pieces", "paid")),
    "rubles_needed": ProblemKey("payment", ("space", "rubles")),
    "not_enough_workers": ProblemKey("payment", ("have", "need")),
    "too_few_pieces": ProblemKey("payment", ("space", "have", "need")),
    "not_enough_temporary": ProblemKey("payment", ("have", "need")),
    "no_black_worker": ProblemKey("black-worker", ()),
    "not_enough_rubles": ProblemKey("payment", ("have", "need")),
    # carrying out completely
    "tracks_cannot": ProblemKey("complete", ("space",)),
    "industry_cannot": ProblemKey("complete", ("space",)),
    "build_cannot": ProblemKey("complete", ("space",)),
    "doubler_cannot": ProblemKey("doublers", ("space",)),
    "repeat_cannot": ProblemKey("repeat", ("space",)),
    "cannot_complete": ProblemKey("complete", ("space",)),
    "nothing_possible": ProblemKey("own-engineers", ("space",)),
    # what is missing to carry out a space completely
    "colour_not_yet": ProblemKey("new-tracks", ("space", "colour", "at")),
    "tracks_at_end": ProblemKey("tracks", ("space", "colour", "have", "need")),
    "tracks_behind": ProblemKey("tracks-order", ("space", "colour", "have", "need", "other")),
    "steps_gap": ProblemKey("industry", ("space", "have", "need", "slot")),
    "steps_at_end": ProblemKey("industry", ("space", "have", "need")),
    "tiles_gone": ProblemKey("factories", ("space", "have", "need")),
    "doublers_full": ProblemKey("doublers", ("count",)),
    "doublers_gone": ProblemKey("doublers"),
    "rest_impossible": ProblemKey("complete", ("kind",)),
    # what is pending
    "nothing_pending": ProblemKey("pending", ("action",)),
    "locomotive_first": ProblemKey("pending", ("value",)),
    "swap_first": ProblemKey("swap", ("space",)),
    "repeat_first": ProblemKey("pending", ()),
    "bonus_last": ProblemKey("pending", ("kind",)),
    "bonus_first": ProblemKey("end-bonus", ()),
    "still_pending": ProblemKey("pending", ("kind", "amount")),
    "no_such_entry": ProblemKey("pending", ("entry",)),
    "cannot_be_used": ProblemKey("pending", ("kind",)),
    "must_be_done": ProblemKey("complete", ("kind",)),
    "factory_first": ProblemKey("factory-use", ("factory", "kind", "amount")),
    "factory_must": ProblemKey("factory-use", ("factory", "kind", "amount")),
    # tracks
    "colour_not_pending": ProblemKey("tracks", ("colour",)),
    "colour_not_on_line": ProblemKey("tracks", ("line", "colour")),
    "colour_not_owned": ProblemKey("new-tracks", ("line", "colour", "at")),
    "line_full": ProblemKey("tracks", ("line", "colour")),
    "track_blocked": ProblemKey("tracks-order", ("line", "colour", "space", "other")),
    # industry
    "no_such_marker": ProblemKey("second-marker", ("marker",)),
    "industry_gap": ProblemKey("industry", ("marker", "slot")),
    "industry_end": ProblemKey("industry", ("marker",)),
    "industry_occupied": ProblemKey("second-marker", ("marker",)),
    # locomotives and factories
    "build_other": ProblemKey("locomotives", ("make",)),
    "stack_empty": ProblemKey("locomotives", ("make",)),
    "locomotive_unplaceable": ProblemKey("locomotives-replace", ("value",)),
    "locomotive_from_stack": ProblemKey("locomotives", ("value",)),
    "no_face_up": ProblemKey("factories", ("value",)),
    "factory_leftmost": ProblemKey("factories", ("slot",)),
    "factory_full": ProblemKey("factories", ()),
    "no_such_slot": ProblemKey("factories", ("slot",)),
    "no_locomotive_in_hand": ProblemKey("locomotives", ()),
    "line_occupied": ProblemKey("locomotives", ("line",)),
    "locomotive_not_there": ProblemKey("locomotives-replace", ("line", "value")),
    "locomotive_not_lower": ProblemKey("locomotives-replace", ("value", "other")),
    # repeating, swapping, relocating
    "repeat_not_single": ProblemKey("repeat", ("space",)),
    "repeat_not_useful": ProblemKey("repeat", ("space",)),
    "swap_no_worker": ProblemKey("swap", ("space",)),
    "relocate_one_worker": ProblemKey("relocation", ("space",)),
    # tokens and cards
    "token_used": ProblemKey("question-tokens", ("token",)),
    "no_such_token": ProblemKey("question-tokens", ("token",)),
    "marker_on_start": ProblemKey("second-marker", ()),
    "card_gone": ProblemKey("question-cards", ("card",)),
    "card_cannot": ProblemKey("question-cards", ("card",)),
    "small_cannot": ProblemKey("question-cards", ("small",)),
    "pile_empty": ProblemKey("end-bonus", ()),
    "not_looked": ProblemKey("end-bonus", ()),
    "looked_already": ProblemKey("end-bonus", ()),
    "not_in_pile": ProblemKey("end-bonus", ("card",)),
    # what luck cannot do
    "luck_order": ProblemKey("setup", ("players",)),
    "luck_engineers": ProblemKey("setup", ("count",)),
    "luck_engineer_letter": ProblemKey("setup", ("engineer",)),
    "luck_pile": ProblemKey("end-bonus", ("count",)),
}

EVENTS: dict[str, tuple[str, ...]] = {
    # Lines, colours, spaces, engineers, tokens and cards are ids; `position`, `slot`, `marker`, `place` count from 1.
    # set-up
    "order": ("seats",),
    "engineers": ("engineers",),
    "bonus_pile": ("count",),
    "start_bonus": ("seat", "card"),
    "round": ("round", "rounds"),
    "last_round": (),
    # a turn
    "place": ("seat", "space", "workers", "temporary", "black", "rubles"),
    "relocate": ("seat", "space"),
    "stay": ("seat", "position"),
    "pass": ("seat", "position", "points"),
    "end": ("seat",),
    "swap": ("seat", "space", "position"),
    "claim": ("seat", "position"),
    "repeat": ("seat", "space"),
    "forfeit": ("seat", "kind", "amount"),
    "lost": ("seat", "kind", "amount"),
    # what is gained
    "advance": ("seat", "line", "colour", "space"),
    "tracks": ("seat", "colour", "count"),
    "extra_advance": ("seat",),
    "industry": ("seat", "marker", "space"),
    "factory": ("seat", "factory", "slot"),
    "factory_lost": ("seat", "factory", "kind", "amount"),
    "build_locomotive": ("seat", "value"),
    "build_factory": ("seat", "value", "slot"),
    "build_face_up": ("seat", "value", "slot"),
    "factory_replaced": ("seat", "value", "slot", "old"),
    "locomotive": ("seat", "value", "line", "reach"),
    "locomotive_over": ("seat", "value", "line", "reach", "old"),
    "locomotive_flipped": ("seat", "value"),
    "doublers": ("seat", "count", "total"),
    "doublers_lost": ("seat", "count"),
    "rubles": ("seat", "count"),
    "temporary_workers": ("seat", "count"),
    "worker": ("seat", "line", "space"),
    "black_worker": ("seat",),
    "hire": ("seat", "engineer"),
    "engineer_card": ("seat", "engineer"),
    "points_engineer": ("seat", "points", "engineer"),
    "points_engineer_numbers": ("seat", "points"),
    "points_locomotives": ("seat", "points"),
    "line_end": ("seat", "line", "points"),
    "question": ("seat", "place_id"),
    "token": ("seat", "token", "place_id"),
    "card": ("seat", "card"),
    "small": ("seat", "small"),
    "look": ("seat",),
    "bonus": ("seat", "left"),
    "bonus_card": ("seat", "card"),
    "ten_points": ("seat", "points"),
    # the end of a round
    "order_changed": ("seats",),
    "order_same": ("seats",),
    "score_line": ("seat", "line", "points"),
    "score_industry": ("seat", "points"),
    "score_round": ("seat", "round", "points", "total"),
    "engineer_leaves": ("engineer",),
    "engineers_move": ("engineers",),
    # the end of the game
    "end_card": ("seat", "card", "points"),
    "majority": ("seat", "place", "engineers", "points"),
    "final": ("seat", "points", "place"),
}

SCORES: dict[str, tuple[str, ...]] = {
    "transsiberian": (),
    "st_petersburg": (),
    "kiev": (),
    "industry": (),
    "passing": (),
    "line_ends": (),
    "engineers": (),
    "factories": (),
    "ten_points": (),
    "end_card": ("card",),
    "majority": ("place",),
}
"""Lines of a score; the first four are the sums of the round scorings."""

PHASES: dict[str, tuple[str, ...]] = {
    "setup": (),
    "start_bonus": (),
    "turn": (),
    "resolve": ("pending",),
    "relocation": ("position",),
    "over": (),
}
"""Keys of `Phase` with their arguments."""

OPTIONS: dict[str, tuple[str, ...]] = {
    "two_player_rubles": (),
    "black_worker_any": ("made", "always", "never"),
    "factories": ("at_once", "free"),
}

LABELS: dict[str, tuple[str, ...]] = {
    "line": ("transsiberian", "st_petersburg", "kiev"),
    "colour": ("black", "grey", "brown", "natural", "white"),
    "kind": (
        "advance",
        "industry",
        "build_either",
        "build_both",
        "build_locomotive",
        "build_factory",
        "locomotive",
        "swap",
        "repeat",
        "token",
        "card",
        "small",
        "bonus",
    ),
    "place_id": ("transsiberian_13", "st_petersburg_4", "st_petersburg_6", "industry"),
    "small": ("doubler", "industry", "black_track"),
    "effect": (
        "advance",
        "industry",
        "build",
        "doublers",
        "rubles",
        "temporary_workers",
        "engineer",
        "hire",
        "turn_order",
        "points",
        "repeat",
        "revaluation",
        "second_marker",
        "kiev_medal",
        "question_card",
        "end_bonus",
        "small",
        "black_worker",
        "unmarked_engineer",
        "locomotive",
        "engineer_numbers",
        "best_locomotives",
        "question_token",
        "worker",
        "tracks",
        "double_line",
        "extra_advance",
    ),
    "start_card": ("black_track", "industry", "doublers", "ruble"),
    "token": (
        "four_tracks",
        "five_industry",
        "three_doublers",
        "revaluation",
        "second_industry_marker",
        "kiev_medal",
        "card",
    ),
    "card": ("four_small_actions", "black_worker", "engineer", "locomotive_9", "factory"),
    "end_card": (
        "points_15",
        "completed_lines",
        "extra_workers",
        "factories",
        "black_tracks",
        "extra_engineer",
        "locomotives",
        "question_tokens",
        "engineers",
        "doublers",
    ),
    "engineer": (
        "any_any",
        "industry_3vp",
        "doubler_3vp",
        "black_grey",
        "grey_5vp",
        "any_3vp",
        "repeat",
        "black_3vp",
        "industry_black",
        "industry_industry",
        "loco_or_factory",
        "any_black",
        "black_black",
        "grey_brown",
        "brown_5vp",
    ),
    "space": (
        "track_any2",
        "track_black2",
        "track_black3",
        "track_grey2",
        "track_grey3",
        "track_brown1",
        "track_brown2",
        "track_natural1",
        "track_natural2",
        "track_white1",
        "track_white2",
        "track_black_or_grey1",
        "loco_1w",
        "loco_2w",
        "loco_3w",
        "industry_1",
        "industry_2",
        "industry_1_black1",
        "doubler",
        "rubles",
        "temporary_workers",
        "engineer_public_2",
        "engineer_public_1",
        "engineer_hire",
        "order_1",
        "order_2",
        "last_round_industry",
    ),
}
"""Ids in views, events and problems that people read; a space of an own engineer is `own_<engineer>`."""

TEXT_KEYS = frozenset(
    [f"problem-{key}" for key in PROBLEMS]
    + [f"event-{key}" for key in EVENTS]
    + [f"score-{key}" for key in SCORES]
    + [f"phase-{key}" for key in PHASES]
    + [f"option-{key}" for key in OPTIONS]
    + [f"option-{key}-{value}" for key, values in OPTIONS.items() for value in values]
)


def refusal(key: str, **args: Arg) -> Problem:
    """A problem of this game with the rule it leads to."""
    return Problem(key, PROBLEMS[key].rule, args)
