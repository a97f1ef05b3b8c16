"""What a person can point at in Age of Steam and ask about. Structs, so never compiled."""

from __future__ import annotations

from anden.core.facts import Target
from anden.games.cube_rails.targets import CubeRailsTarget


class AtShares(Target, frozen=True, tag="shares"):
    """So many shares, to issue them."""

    shares: int


class AtFee(Target, frozen=True, tag="fee"):
    """The fee for being the start player (St. Lucia)."""


class AtNewCity(Target, frozen=True, tag="new_city"):
    """A place (or a hex), with a New City in hand."""

    town: str
    city: str


class AtLink(Target, frozen=True, tag="link"):
    """A direct link (Germany)."""

    link: str


SteamTarget = CubeRailsTarget | AtShares | AtFee | AtNewCity | AtLink
