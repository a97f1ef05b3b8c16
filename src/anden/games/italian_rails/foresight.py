# mypyc: compile
"""What was worked out for the views of a game, for the tracks and ferries that lie on the board."""

from __future__ import annotations

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64, u8

from anden.games.italian_rails.printed.tables import T


class Figures:
    """Figures that depend on tracks and ferries only, for one board."""

    def __init__(self, owner: vec[u8], ferries: tuple[int, int]) -> None:
        self.owner: vec[u8] = owner
        """By edge, as in the state."""
        self.ferries: tuple[int, int] = ferries
        self.networks: dict[int, dict[str, Any]] = {}
        """By seat."""
        self.orders: list[dict[tuple[int, int], dict[str, Any]]] = [{}, {}]
        """By seat: by city and good."""

    def have_tracks(self, owner: vec[u8]) -> bool:
        """Whether they are for these tracks."""
        known = self.owner
        edge: i64
        for edge in range(len(known)):
            if known[edge] != owner[edge]:
                return False
        return True


class Foresight:
    """All copies of a state share it, so that what was worked out for one viewer is known to the others, and stays known while
    trains move; with other tracks figures begin anew, but not from nothing."""

    def __init__(self) -> None:
        self.figures: Figures = Figures(T.no_edges, (0, 0))
        self.charts: dict[int, Any] = {}
        """By seat. Who uses them takes them out meanwhile: views of a game may be made side by side."""

    def at(self, owner: vec[u8], ferries: tuple[int, int]) -> Figures:
        """The figures for a board."""
        figures = self.figures
        if ferries != figures.ferries or not figures.have_tracks(owner):
            figures = self.figures = Figures(owner[:], ferries)
        return figures

    def tracks(self, owner: vec[u8]) -> vec[u8]:
        """A copy of the tracks to keep, which nobody changes; the one that is here, if there is one."""
        figures = self.figures
        return figures.owner if figures.have_tracks(owner) else owner[:]
