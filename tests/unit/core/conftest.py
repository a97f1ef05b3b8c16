"""The toy game is installed while these tests run, and what it does can be counted."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from anden.core import registry
from anden.core.testing import toy
from anden.core.testing.toy import Toy


@pytest.fixture(autouse=True)
def _toy_installed() -> Iterator[None]:
    with registry.registered(toy.rules):
        yield


@pytest.fixture
def applied(monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """The actions that were applied so far."""
    found: list[Any] = []
    honest = Toy.apply

    def apply(self: Toy, s: Any, seat: int, a: Any) -> Any:
        found.append(a)
        return honest(self, s, seat, a)

    monkeypatch.setattr(Toy, "apply", apply)
    return found
