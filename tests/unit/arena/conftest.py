"""The toy game is installed while these tests run."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from anden.core import registry
from anden.core.testing import toy


@pytest.fixture(autouse=True)
def _toy_installed() -> Iterator[None]:
    with registry.registered(toy.rules):
        yield
