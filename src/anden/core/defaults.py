# mypyc: compile
"""What most games need not say: the defaults of the contract, in one place."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from mypy_extensions import mypyc_attr

from anden.core.facts import Change, Option, Problem


@mypyc_attr(allow_interpreted_subclasses=True)
class RulesDefaults:
    """A game's rules inherit this and say what is different. What is not here every game must say itself (see `Rules`)."""

    changes: Sequence[Change] = ()
    older: Sequence[Any] = ()
    options: Sequence[Option] = ()

    def why_not(self, s: Any, seat: int, target: Any) -> Problem | None:
        """Something can be done with whatever is pointed at; so too where nothing can be."""
        return None

    def stands_for(self, s: Any, seat: int, a: Any) -> Any:
        """Every good action is listed itself."""
        return a

    def check_data(self) -> list[str]:
        """There are no data files."""
        return []

    def check_file(self, path: Path) -> list[str] | None:
        """The game has no files that people add."""
        return None
