"""Every key that people meet. The rule of a problem is an entry of the guide."""

from __future__ import annotations

from anden.core import ProblemKey, Refusals, text_keys

PROBLEMS = {
    "players": ProblemKey("setup", ("players",)),
    "map": ProblemKey("setup", ("map",)),
    "option": ProblemKey("setup", ("option",)),
    "arrival": ProblemKey("setup"),
    "not_now": ProblemKey("turn"),
    "no_siding": ProblemKey("taking", ("siding",)),
    "count": ProblemKey("taking", ("count",)),
    "empty": ProblemKey("taking", ("siding",)),
    "too_few": ProblemKey("taking", ("siding", "wagons")),
}
EVENTS = ("arrived", "taken", "emptied", "ended")
SCORES = ("wagons", "emptied")
PHASES = ("arrival", "take", "end_turn", "over")

TEXT_KEYS = text_keys(problems=PROBLEMS, events=EVENTS, scores=SCORES, phases=PHASES)
refusal = Refusals(PROBLEMS)
