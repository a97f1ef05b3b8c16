# mypyc: compile
"""What changed in the rules of Age of Steam, when and why. A table plays by the version it began with.

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
        self.locomotive_at_six: bool = version >= 2
        self.redirect_to_join: bool = version >= 2
        self.new_city_within_limits: bool = version >= 2
        self.crossed_stretch_once: bool = version >= 2
        self.new_city_completes: bool = version >= 2


CHANGES: Final[tuple[Change, ...]] = (
    Change(
        key="locomotive_at_six",
        since=2,
        date="2026-11-17",
        rule="actions",
        why="The Locomotive action was refused to who had the best locomotive. «SELECCIONAR ACCIONES» lets everybody take any tile"
        " that is free; only the level stops at 6, so the tile then has no effect but is kept from the others.",
    ),
    Change(
        key="redirect_to_join",
        since=2,
        date="2026-11-17",
        rule="redirecting",
        why="Unowned track that starts at a town where the player owns nothing could not be redirected at all. «Redirigir» allows it"
        " for all unowned track; so it may be turned to wherever it could be extended to: a city, or track that is his to join.",
    ),
    Change(
        key="new_city_within_limits",
        since=2,
        date="2026-11-17",
        rule="western-us",
        why="A New City gave the urbaniser unowned track wherever it lay, also to a railroad without track or far from its own. On"
        " «OESTE DE U.S.» railroads start at starting cities and hang together; what they may not build is not theirs to claim.",
    ),
    Change(
        key="crossed_stretch_once",
        since=2,
        date="2026-11-17",
        rule="st-lucia-delivery",
        why="A cube on the hex where a link crosses itself could go to one end of the link and back over it to the other, and so"
        " count one link twice. On any other hex of a link that was refused already.",
    ),
    Change(
        key="new_city_completes",
        since=2,
        date="2026-11-17",
        rule="germany-building",
        why="With the option to urbanise at any moment a tile was refused on «ALEMANIA» if only the New City still to come completes"
        " its track. Only at the end of the build turn nothing unfinished may remain.",
    ),
)

RULES_OF_TODAY: Final = Switches(NEWEST)
