# mypyc: compile
"""What changed in the rules of Italian Rails, when and why. A table plays by the version it began with.

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
        self.event_card_replaced: bool = version >= 2
        self.majors_count_with_track: bool = version >= 2
        self.new_turn_any_direction: bool = version >= 2
        self.goal_at_once: bool = version >= 2
        self.tie_counts_drawn: bool = version >= 2
        self.kept_card_stays_locked: bool = version >= 2
        self.one_loan_a_turn: bool = version >= 2


CHANGES: Final[tuple[Change, ...]] = (
    Change(
        key="event_card_replaced",
        since=2,
        date="2026-11-17",
        rule="offer",
        why=(
            "After a derailment that unlocked cards, nothing was drawn for the event card when four were unlocked. «Se resuelve el "
            "evento y a continuación se roba otra carta para sustituirla»: always, so five unlocked cards are legal."
        ),
    ),
    Change(
        key="majors_count_with_track",
        since=2,
        date="2026-11-17",
        rule="building",
        why=(
            "A track out of a major city was not counted where own track ended already. «En una misma fase sólo puedes dibujar vías que "
            "salgan de hasta dos ciudades principales» makes no such exception."
        ),
    ),
    Change(
        key="new_turn_any_direction",
        since=2,
        date="2026-11-17",
        rule="moving",
        why=(
            "A train outside cities remembered its direction from turn to turn. The rulebook wants a city for turning back «en medio "
            "del movimiento» only."
        ),
    ),
    Change(
        key="goal_at_once",
        since=2,
        date="2026-11-17",
        rule="end",
        why=(
            "The goal was looked for when a turn ended, so that a tax, a flood or spending could undo what was reached before. «Cuando "
            "un jugador tenga…» is the moment itself."
        ),
    ),
    Change(
        key="tie_counts_drawn",
        since=2,
        date="2026-11-17",
        rule="end",
        why=(
            "Ties were broken by the tracks on the map. «Gana el jugador que haya dibujado menos vías»: those that a flood took were "
            "drawn as well."
        ),
    ),
    Change(
        key="kept_card_stays_locked",
        since=2,
        date="2026-11-17",
        rule="derailments",
        why=(
            "A private card that was kept after a derailment had all its orders open again. «Puedes mantener la carta como bloqueada de "
            "forma privada»: it stays locked on the same order."
        ),
    ),
    Change(
        key="one_loan_a_turn",
        since=2,
        date="2026-11-17",
        rule="loans",
        why=(
            "Whoever was still stuck could borrow again in the same turn. «Puedes pedir un préstamo de hasta 20 millones» is one loan "
            "of 20."
        ),
    ),
)

RULES_OF_TODAY: Final = Switches(NEWEST)
