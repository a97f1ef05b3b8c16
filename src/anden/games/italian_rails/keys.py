"""Every key that people meet: rules of the guide, problems, events, score lines, phases, options. Plain tables.

Texts and tests are checked against these. Never compiled.

Arguments: `seat` a seat; `point`, `from`, `to`, `points` names of points (city id or label); `city`, `good`, `ferry`, `river` (a
river system), `locomotive` ids; `card` the number of a card, `order` 1-3; `event` the id of an event card; `amount`,
`price`, `cash`, `count`, `left`, `limit` numbers; `action` a tag of actions.py, `phase` a key of PHASES.
"""

from __future__ import annotations

from anden.core.keys import text_keys
from anden.core.refusals import ProblemKey, Refusals

RULES: dict[str, str] = {
    "overview": "what the game is about, what locking is, and advice for the first game",
    "setup": "two players, money, cards, choosing two of five orders, who starts",
    "turn": "moving then building, or exchanging orders; the first two turns only build; the turn limit",
    "map": "points, terrain, cities, rivers, lakes, borders; major cities inside",
    "building": "where track begins, neighbour to neighbour, one owner per section, two major cities per turn, borders",
    "building-cities": "at most three own tracks into a small or medium city",
    "building-blocking": "never make it impossible for the rival to reach a city",
    "building-costs": "what track costs; at most 20 million per turn; cash",
    "ferries": "building ferries: first and second price, one end connected",
    "locomotives": "improving and converting locomotives; speed and loads",
    "moving": "speed, placing the train, one point after another, turning round only in cities",
    "tolls": "4 million per turn for the rival's track",
    "ferry-rides": "boarding, being at sea, half speed afterwards",
    "orders": "order cards, private and public",
    "loading": "picking up, capacity, loads that are not locked, leaving loads behind",
    "locking": "locking orders; both players on one order",
    "delivering": "delivering and being paid",
    "offer": "how many cards lie open; refilling; reshuffling",
    "events": "events, how long they last, half speed, lost turns",
    "floods": "bridges washed away, closed rivers, the right to rebuild",
    "weather": "storms at sea, snow, fog, gales, landslides, strikes, volcanoes",
    "derailments": "losing a load and a turn; the private card",
    "tax": "the Excess Profits Tax; public cash",
    "exchange": "exchanging orders",
    "end": "250 million and four major cities, equal turns, ties, the turn limit",
    "fast-trains": "the variant of fast trains",
    "loans": "the variant of loans",
    "reconstructed": "what of the board and the cards is our reconstruction",
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
    # names that mean nothing
    "unknown_point": ProblemKey("map", ("point",)),
    "unknown_good": ProblemKey("orders", ("good",)),
    "unknown_ferry": ProblemKey("ferries", ("ferry",)),
    "unknown_order": ProblemKey("orders", ("card", "order")),
    # choosing cards
    "keep_two": ProblemKey("setup", ("count",)),
    "keep_not_yours": ProblemKey("setup", ("card",)),
    # moving
    "train_placed": ProblemKey("moving", ("point",)),
    "train_not_placed": ProblemKey("moving"),
    "place_city": ProblemKey("moving", ("point",)),
    "path_short": ProblemKey("moving"),
    "path_start": ProblemKey("moving", ("point", "train")),
    "no_track": ProblemKey("moving", ("from", "to")),
    "turning": ProblemKey("moving", ("point",)),
    "speed": ProblemKey("moving", ("from", "to")),
    "too_far": ProblemKey("moving", ("to", "count", "left")),
    "no_way_there": ProblemKey("moving", ("point", "to")),
    "toll_cash": ProblemKey("tolls", ("cash", "from", "to")),
    "at_sea": ProblemKey("ferry-rides", ("ferry",)),
    "not_in_port": ProblemKey("ferry-rides", ("ferry", "point")),
    "port_start": ProblemKey("ferry-rides", ("ferry",)),
    "ferry_not_built": ProblemKey("ferry-rides", ("ferry",)),
    "storm": ProblemKey("weather", ("ferry", "event")),
    "river_closed": ProblemKey("floods", ("river", "from", "to", "event")),
    "point_closed": ProblemKey("weather", ("point", "event")),
    # loads
    "not_in_city": ProblemKey("loading", ("point",)),
    "good_not_here": ProblemKey("loading", ("good", "city")),
    "train_full": ProblemKey("loading", ("limit",)),
    "not_on_board": ProblemKey("loading", ("good",)),
    "load_locked": ProblemKey("locking", ("good", "card")),
    "city_closed": ProblemKey("weather", ("city", "event")),
    # locking and delivering
    "card_not_open": ProblemKey("orders", ("card",)),
    "card_private": ProblemKey("orders", ("card", "seat")),
    "order_other_good": ProblemKey("locking", ("good", "card", "order")),
    "order_locked": ProblemKey("locking", ("card", "order", "seat")),
    "order_twice": ProblemKey("locking", ("card", "order")),
    "fetch_first": ProblemKey("loading", ("good", "points")),
    "nothing_locked": ProblemKey("delivering", ("card",)),
    "wrong_city": ProblemKey("delivering", ("city", "good")),
    # building
    "build_short": ProblemKey("building"),
    "build_start": ProblemKey("building", ("point",)),
    "build_neighbour": ProblemKey("building", ("from", "to")),
    "build_border": ProblemKey("building", ("from", "to")),
    "build_inside": ProblemKey("building", ("city",)),
    "build_owned": ProblemKey("building", ("from", "to", "seat")),
    "build_majors": ProblemKey("building", ("city",)),
    "no_land_way": ProblemKey("ferries", ("point",)),
    "build_right": ProblemKey("floods", ("from", "to", "seat")),
    "build_city_limit": ProblemKey("building-cities", ("city",)),
    "build_blocks": ProblemKey("building-blocking", ("from", "to", "city")),
    "build_closed": ProblemKey("weather", ("point", "event")),
    "build_limit": ProblemKey("building-costs", ("price", "left")),
    "build_cash": ProblemKey("building-costs", ("price", "cash")),
    "ferry_yours": ProblemKey("ferries", ("ferry",)),
    "ferry_unconnected": ProblemKey("ferries", ("ferry",)),
    "upgrade_path": ProblemKey("locomotives", ("locomotive", "to")),
    "upgrade_loads": ProblemKey("locomotives", ("to", "count")),
    # exchange
    "exchange_begun": ProblemKey("exchange"),
    "exchange_locked": ProblemKey("exchange", ("card",)),
    # derailment
    "lose_not_yours": ProblemKey("derailments", ("good", "card")),
    # loans
    "loans_off": ProblemKey("loans"),
    "loan_once": ProblemKey("loans"),
    "loan_not_needed": ProblemKey("loans", ("card", "order", "price")),
    # what luck cannot do
    "luck_hands": ProblemKey("setup"),
    "luck_card": ProblemKey("offer", ("card",)),
    "luck_swap": ProblemKey("exchange"),
}

EVENTS: dict[str, tuple[str, ...]] = {
    # set-up; `cards` are numbers
    "deal": (),
    "dealt": ("seat", "cards"),
    "shown": ("event",),
    "chosen": ("seat",),
    "kept": ("seat", "cards"),
    "offer": ("cards",),
    "starts": ("seat", "card"),
    # turns
    "turn": ("seat", "number"),
    "turn_lost": ("seat", "left"),
    "end_move": ("seat",),
    "end": ("seat",),
    # moving
    "place": ("seat", "point"),
    "move": ("seat", "from", "to", "count", "left"),
    "toll": ("seat", "to_seat", "amount"),
    "half_speed": ("seat", "left"),
    "board": ("seat", "ferry"),
    "at_sea": ("seat", "ferry"),
    "land": ("seat", "ferry", "point", "left"),
    # loads
    "load": ("seat", "good", "city"),
    "drop": ("seat", "good", "city"),
    "lock": ("seat", "good", "card", "order", "city", "amount"),
    "deliver": ("seat", "good", "city", "card", "amount"),
    "race_lost": ("seat", "good", "card"),
    # building
    "build": ("seat", "from", "to", "count", "price", "left"),
    "ferry": ("seat", "ferry", "price", "left"),
    "upgrade": ("seat", "locomotive", "price", "left"),
    # offer and events
    "draw": ("card",),
    "news": ("event", "card", "seat"),
    "news_over": ("event",),
    "reshuffle": ("count",),
    "exchange": ("seat",),
    "swap": ("cards",),
    "washed_away": ("river", "count", "seat"),
    "no_bridges": ("river",),
    "derailed": ("seat", "point"),
    "lose_load": ("seat", "good"),
    "unlocked": ("card",),
    "keep_card": ("seat", "card"),
    "give_card": ("seat", "card"),
    "loses_turn": ("seat", "count"),
    "turn_cut": ("seat",),
    "tax": ("seat", "cash", "amount"),
    "cash_public": (),
    # loans
    "borrow": ("seat", "amount", "owes"),
    "repay": ("seat", "amount", "owes"),
    # end
    "goal": ("seat", "amount"),
    "last_turn": ("seat",),
    "turn_limit": ("limit",),
    "final": ("seat", "cash", "debt", "place"),  # `cash` less `debt` already
}

SCORES: dict[str, tuple[str, ...]] = {
    "start": (),
    "deliveries": ("count",),
    "tolls_received": ("count",),
    "tolls_paid": ("count",),
    "track": ("count",),
    "ferries": ("count",),
    "locomotives": (),
    "tax": (),
    "loans": ("count",),
    "debt": ("count",),
    "hidden": (),
}
"""Lines of the live score, which is the cash: `count` = deliveries, tolls, sections drawn, ferries, loans taken, loans not
repaid. `hidden` alone stands for a rival whose cash is not to be seen."""

PHASES: dict[str, tuple[str, ...]] = {
    "deal": (),
    "keep": (),
    "move": ("left",),
    "build": ("left",),
    "lock": (),
    "draw": (),
    "swap": (),
    "lose": (),
    "card": ("card",),
    "over": (),
}
"""Keys of `Phase` with their arguments: `left` = moves left, million that may still be spent this turn. Its `round` is the
number of turns each (the first is 1), `rounds` the turn limit."""

OPTIONS: dict[str, tuple[str, ...]] = {
    "cash": ("hidden", "open"),
    "ferries": ("rulebook", "quick"),
    "fast_trains": (),
    "loans": (),
}
"""Options of a table; the last two are flags. quick ferries: a train that begins its turn in port crosses at once."""

NEWS: tuple[str, ...] = (
    "flood_po",
    "flood_tevere",
    "flood_arno",
    "storms_1",
    "storms_2",
    "vesuvio",
    "etna",
    "derailment_north",
    "derailment_centre",
    "derailment_south",
    "excess_profits_tax",
    "snow_alps",
    "landslides_apennines",
    "fog_po_plain",
    "gale_coast",
    "dock_strike",
)
"""Ids of the event cards (`event` in arguments). Texts: `news-<id>` the headline, `news-<id>-text` what it does."""

NAMED: dict[str, str] = {
    "city": "place",
    "point": "place",
    "from": "place",
    "to": "place",
    "train": "place",
    "good": "good",
    "ferry": "ferry",
    "river": "river",
    "locomotive": "locomotive",
    "event": "news",
}
"""Which messages name an argument: `place-<city id>`, `good-<id>`, `ferry-<id>`, `river-<id>`, `locomotive-<id>`,
`news-<id>`. A point that is no city is its label. In `upgrade_path` and `upgrade_loads`, `to` is a locomotive."""


TEXT_KEYS = text_keys(problems=PROBLEMS, events=EVENTS, scores=SCORES, phases=PHASES)
"""All messages that the rules can send; the conformance kit refuses others."""

refusal = Refusals(PROBLEMS)
