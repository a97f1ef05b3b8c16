"""Andén: five railway board games by their full rules, with people and with bots that play well.

>>> import anden
>>> game = anden.new("railroad_tiles", players=2, seed=7)
>>> game.play_bots("apprentice", budget=1)
>>> game.over
True
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from anden.core import Refused as Refused
    from anden.game import Game as Game
    from anden.game import new as new
    from anden.game import read as read

__version__ = "0.2.0"
__all__ = ["Game", "Refused", "__version__", "new", "read"]


def __getattr__(name: str) -> Any:
    """The names above, when they are first used: who needs only a part of the house does not wait for all of it."""
    if name in ("Game", "Refused", "new", "read"):
        from anden import game

        return getattr(game, name)
    raise AttributeError(f"module 'anden' has no attribute {name!r}")


def __dir__() -> list[str]:
    """What a prompt offers after `anden.`."""
    return sorted(__all__)
