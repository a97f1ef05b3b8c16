"""What a person can point at in Raíles and ask about. Structs, so never compiled."""

from __future__ import annotations

from anden.core.facts import Target
from anden.games.cube_rails.targets import CubeRailsTarget


class AtCapital(Target, frozen=True, tag="capital"):
    """So many units of capital, to acquire them."""

    units: int


class AtNewCity(Target, frozen=True, tag="new_city"):
    """A place (or a hex), with a New City of a colour in hand."""

    town: str
    color: str


RailesTarget = CubeRailsTarget | AtCapital | AtNewCity
