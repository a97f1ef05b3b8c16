"""What players and luck can do, and what a person can point at."""

from __future__ import annotations

from anden.core import Action, Target


class Arrive(Action, frozen=True, tag="arrive"):
    """Luck: so many wagons stand on each siding."""

    wagons: tuple[int, ...]


class Take(Action, frozen=True, tag="take"):
    """Take wagons from a siding: 1, 2 or 3."""

    siding: int
    count: int


class End(Action, frozen=True, tag="end"):
    """The turn is over."""


class AtSiding(Target, frozen=True, tag="siding"):
    """A siding, counted from 1."""

    siding: int


ShuntingAction = Arrive | Take | End
