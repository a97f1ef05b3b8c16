"""Games by id and version."""

from __future__ import annotations

import pytest

from anden.core import registry
from anden.core.testing.toy import Toy, rules


class Newer(Toy):
    version = 2


def test_a_game_by_its_id() -> None:
    assert registry.rules_of("toy") is rules
    assert registry.rules_of("toy", 1) is rules


def test_unknown_games_and_versions_are_named() -> None:
    with pytest.raises(registry.UnknownGame, match=r"chess.*toy"):
        registry.rules_of("chess")
    with pytest.raises(registry.UnknownVersion, match="version 7 of toy"):
        registry.rules_of("toy", 7)


@pytest.mark.parametrize("newer_first", [True, False])
def test_old_versions_live_beside_the_new_one(newer_first: bool) -> None:
    newer = Newer()
    registry.unregister("toy")
    for game in (newer, rules) if newer_first else (rules, newer):
        registry.register(game)
    assert registry.rules_of("toy") is newer
    assert registry.rules_of("toy", 1) is rules
    assert list(registry.installed()).count("toy") == 1
    assert not any("@" in game for game in registry.installed())


def test_registered_is_forgotten() -> None:
    registry.unregister("toy")
    assert "toy" not in registry.installed()


def test_what_was_registered_before_is_there_again() -> None:
    newer = Newer()
    with registry.registered(newer):
        assert registry.rules_of("toy") is newer
    assert registry.rules_of("toy") is rules
