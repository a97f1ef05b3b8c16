"""The contract of all games, the match, its log, records and chance. Knows no game."""

from anden.core.defaults import RulesDefaults
from anden.core.facts import (
    CHANCE,
    Action,
    Event,
    MapInfo,
    Nothing,
    Option,
    Phase,
    Problem,
    Score,
    ScoreLine,
    Seat,
    Setup,
    Target,
)
from anden.core.keys import text_keys
from anden.core.knowledge import Knowledge
from anden.core.log import Entry
from anden.core.match import Match, Refused, replay
from anden.core.past import Past
from anden.core.refusals import ProblemKey, Refusals
from anden.core.registry import rules_of
from anden.core.rules import Rules
from anden.core.view import View

__all__ = [
    "CHANCE",
    "Action",
    "Entry",
    "Event",
    "Knowledge",
    "MapInfo",
    "Match",
    "Nothing",
    "Option",
    "Past",
    "Phase",
    "Problem",
    "ProblemKey",
    "Refusals",
    "Refused",
    "Rules",
    "RulesDefaults",
    "Score",
    "ScoreLine",
    "Seat",
    "Setup",
    "Target",
    "View",
    "replay",
    "rules_of",
    "text_keys",
]
