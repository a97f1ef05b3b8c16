"""Options of a table: for certain maps and player counts only."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

from anden.core import Option
from anden.server.options import check_options, complete

RULES: Any = SimpleNamespace(
    options=(
        Option(key="pace", kind="choice", default="slow", values=("slow", "fast")),
        Option(key="cubes", kind="choice", default="few", values=("few", "many"), maps=("island",)),
        Option(key="lone", kind="flag", default=False, players=(1,)),
    )
)


def test_an_option_of_another_map_is_refused() -> None:
    assert check_options(RULES, "island", 1, {"cubes": "many", "lone": True}) is None
    refused = check_options(RULES, "plain", 1, {"cubes": "many"})
    assert refused is not None
    assert refused.args == {"option": "cubes"}
    refused = check_options(RULES, "island", 3, {"lone": True})
    assert refused is not None
    assert refused.args == {"option": "lone"}


def test_the_default_of_another_map_does_no_harm() -> None:
    assert check_options(RULES, "plain", 2, {"cubes": "few"}) is None


def test_a_setup_names_only_the_options_of_its_map() -> None:
    assert complete(RULES, "plain", 3, {}) == {"pace": "slow"}
    assert complete(RULES, "island", 1, {"pace": "fast"}) == {"pace": "fast", "cubes": "few", "lone": False}
