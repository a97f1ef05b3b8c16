"""Options and time limits for all tests, and which of them play so many games that the compiled engine plays them."""

from __future__ import annotations

from pathlib import Path

import pytest

MANY_GAMES = (
    "contract/test_perft.py",
    "property",
    "records",
    "unit/age_of_steam/test_long_games.py",
    "unit/age_of_steam/test_referee.py",
    "unit/bots",
    "unit/railes/test_contract.py",
    "unit/railes/test_long_games.py",
    "unit/railes/test_view.py",
)
"""Folders and files whose tests are marked `engine` here; others mark single cases themselves."""


LIMIT = 300
"""Seconds after which a test counts as stuck, several times what any takes on a busy machine."""
SLOW_LIMIT = 3600


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--update-records",
        action="store_true",
        help="play the golden records anew and write them to tests/records",
    )


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Before -m looks at them."""
    if config.pluginmanager.hasplugin("timeout"):
        for item in items:
            if item.get_closest_marker("timeout") is None:
                item.add_marker(pytest.mark.timeout(SLOW_LIMIT if item.get_closest_marker("slow") else LIMIT))
    here = Path(__file__).parent
    places = [here / place for place in MANY_GAMES]
    for item in items:
        if any(item.path.is_relative_to(place) for place in places):
            item.add_marker("engine")


def pytest_configure() -> None:
    missing = [place for place in MANY_GAMES if not (Path(__file__).parent / place).exists()]
    if missing:
        raise pytest.UsageError(f"MANY_GAMES in tests/conftest.py names what is not there: {missing}")
