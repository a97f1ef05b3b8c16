# mypyc: compile
"""What changed in the rules of Russian Railroads, when and why. A table plays by the version it began with.

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
        self.factories_at_once: bool = version >= 2
        self.majority_needs_engineer: bool = version >= 2
        self.black_worker_helps: bool = version >= 2


CHANGES: Final[tuple[Change, ...]] = (
    Change(
        key="factories_at_once",
        since=2,
        date="2026-11-17",
        rule="factory-use",
        why="What a factory gave could wait to the end of the turn or be given up. «Debes inmediatamente usar la habilidad de esa "
        "fábrica. Si no puedes hacerlo en ese momento, el efecto se cancela.» The freer order is an option of the table.",
    ),
    Change(
        key="majority_needs_engineer",
        since=2,
        date="2026-11-17",
        rule="final-scoring",
        why="The end bonus card with an extra engineer won a share of the majority by itself. «Un jugador que no tenga ingenieros no "
        "puede lograr estos puntos extra.»",
    ),
    Change(
        key="black_worker_helps",
        since=2,
        date="2026-11-17",
        rule="complete",
        why="Whether a space can be carried out completely was judged without the extra advance of the black worker that is paid for "
        "it or lies on it. «Cada vez que emplees al trabajador negro… consigues un avance de vía negra adicional.»",
    ),
)

RULES_OF_TODAY: Final = Switches(NEWEST)
