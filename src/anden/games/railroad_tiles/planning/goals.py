# mypyc: compile
"""All that a player pursues in one number: points, objectives, the solo challenge."""

from __future__ import annotations

from mypy_extensions import i64

from anden.games.railroad_tiles.planning.mission_worth import breaks_limit, is_mission, mission_worth
from anden.games.railroad_tiles.planning.objective_worth import objectives_worth
from anden.games.railroad_tiles.planning.outlook import Outlook
from anden.games.railroad_tiles.planning.worth import worth
from anden.games.railroad_tiles.territories.territory import Territory


class Goals:
    """What counts for a player besides the usual points."""

    def __init__(self, challenge: int, objectives: int) -> None:
        """`objectives`: bits of those that lie in the territory or are still to be laid."""
        self.challenge: i64 = challenge
        self.mission: bool = is_mission(challenge)
        self.limited: bool = challenge == 5 or challenge == 13 or challenge == 14
        self.objectives: i64 = objectives


def full_worth(t: Territory, look: Outlook, stars: i64, goals: Goals) -> float:
    """The points to be expected from a territory, with all goals."""
    total: float = worth(t, look, stars)
    if goals.mission and t.tiles > 0:
        # Right after `worth`: a mission reads the networks counted there.
        total += mission_worth(t, look, goals.challenge, stars)
    if goals.objectives != 0:
        total += objectives_worth(t, look, goals.objectives)
    return total


def spoils(t: Territory, goals: Goals) -> bool:
    """Whether the limit of the challenge is broken in this territory."""
    return goals.limited and breaks_limit(t, goals.challenge)
