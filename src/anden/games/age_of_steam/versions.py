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


CHANGES: Final[tuple[Change, ...]] = ()

RULES_OF_TODAY: Final = Switches(NEWEST)
