# mypyc: compile
"""What changed in the rules of Raíles, when and why. A table plays by the version it began with.

A change is a switch with a name. The phase that needs it asks `switches.<name>`; nothing else knows versions. CHANGES has the day
and the reason of each, and a sentence for people stands under `change-<name>` in the texts.
"""

from __future__ import annotations

from typing import Final

from anden.core.facts import Change

NEWEST: Final = 2
"""The version of new tables."""


class Switches:
    """Which changes a version of the rules has: one for each entry of CHANGES, True for the new way."""

    def __init__(self, version: int) -> None:
        self.version: int = version
        self.new_city_claims_in_reach: bool = version >= 2
        self.any_choice_of_tokens: bool = version >= 2
        self.bankrupt_by_number: bool = version >= 2


CHANGES: Final[tuple[Change, ...]] = (
    Change(
        key="new_city_claims_in_reach",
        since=2,
        date="2026-11-17",
        rule="urbanize",
        why="A New City gave its player every unowned link that it completed. «CONEXIONES NO CONTROLADAS POR NADIE» lets tile and New"
        " City alike claim only what starts in a city or is joined to the player's track; the rest is finished and stays nobody's.",
    ),
    Change(
        key="any_choice_of_tokens",
        since=2,
        date="2026-11-17",
        rule="tiles",
        why="A face on two kinds of tokens (44 to 47) was taken from the fuller pile, and another face could seem used up by it. By"
        " «OTRAS LIMITACIONES» a face is out only when no token shows it, and which tokens lie on the board is free to choose.",
    ),
    Change(
        key="bankrupt_by_number",
        since=2,
        date="2026-11-17",
        rule="bankruptcy",
        why="Players bankrupt in the same turn shared a place, all of them the victory if nobody was left. «CALCULAR LOS PUNTOS DE"
        " VICTORIA»: only one player can win, and a tie goes to the lowest token of the last turn.",
    ),
)

RULES_OF_TODAY: Final = Switches(NEWEST)
