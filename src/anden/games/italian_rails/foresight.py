# mypyc: compile
"""What was worked out for the views of a game, for the tracks and ferries that lie on the board."""

from __future__ import annotations

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64, u8

from anden.games.italian_rails.printed.tables import T


class Foresight:
    """Figures that depend on tracks and ferries only. All copies of a state share it, so that what was worked out for one viewer is
    known to the others, and stays known while trains move; with other tracks it begins anew."""

    def __init__(self) -> None:
        self.owner: vec[u8] = vec[u8](bytes(len(T.no_edges)))
        """By edge, as in the state; in small numbers, for it lasts as long as the game."""
        self.ferries: tuple[int, int] = (0, 0)
        self.networks: dict[int, dict[str, Any]] = {}
        """By seat."""
        self.orders: list[dict[tuple[int, int], dict[str, Any]]] = [{}, {}]
        """By seat: by city and good."""
        # the same of the tracks before: a builder's next section changes little, and a good guess shortens searches
        self.networks_before: dict[int, dict[str, Any]] = {}
        self.orders_before: list[dict[tuple[int, int], dict[str, Any]]] = [{}, {}]

    def look_at(self, owner: vec[i64], ferries: tuple[int, int]) -> None:
        """From now on the figures are for these tracks and ferries."""
        if ferries == self.ferries and self._same(owner):
            return
        self._remember(owner)
        self.ferries = ferries
        self.networks_before, self.networks = self.networks, {}
        self.orders_before, self.orders = self.orders, [{}, {}]

    def _same(self, owner: vec[i64]) -> bool:
        known = self.owner
        edge: i64
        for edge in range(len(known)):
            if i64(known[edge]) != owner[edge]:
                return False
        return True

    def _remember(self, owner: vec[i64]) -> None:
        known = self.owner
        edge: i64
        for edge in range(len(known)):
            known[edge] = u8(owner[edge])
