"""«Preparativos»: five cards each, two are kept, the offer, who starts."""

from __future__ import annotations

import pytest

from anden.core import CHANCE, Match, Setup
from anden.games.italian_rails import rules
from anden.games.italian_rails.state import BUILD, MOVE
from tests.scenarios.italian_rails.table import NEWS


def dealt(deal: str) -> Match:
    match = Match(rules, Setup(game=rules.id, version=rules.version, players=2), seed=None)
    match.play(CHANCE, rules.parse(match.state, deal))
    return match


def play(match: Match, seat: int, text: str) -> None:
    match.play(seat, rules.parse(match.state, text))


def test_1_the_first_offer_has_six_unlocked_cards() -> None:
    """Legal although the limit is four; nothing is drawn or discarded."""
    match = dealt("deal 10 20 30 40 50 | 11 21 31 41 51")
    play(match, 0, "keep 10 20")
    play(match, 1, "keep 11 21")
    s = match.state
    assert s.offer == (30, 31, 40, 41, 50, 51)
    assert s.unlocked() == 6
    assert match.to_act() == (0,), "no luck is due"
    assert s.in_deck() == 108 - 10
    assert [player.cash for player in s.people] == [60, 60]
    assert [player["locomotive"] for player in rules.show(s, 0)["players"]] == ["freight", "freight"]


def test_6_an_event_while_dealing_has_no_effect_and_goes_back() -> None:
    match = dealt(f"deal 10 20 30 40 50 | 11 21 31 41 51 | {NEWS['excess_profits_tax']} {NEWS['flood_po']}")
    s = match.state
    assert s.news == ()
    assert s.hidden_cash
    assert [player.cash for player in s.people] == [60, 60]
    assert s.in_deck() == 108 - 10, "the events are in the deck again"


@pytest.mark.parametrize(("keeps", "first"), [("keep 10 50", 0), ("keep 20 50", 1)])
def test_6_the_lowest_card_kept_starts_not_the_lowest_dealt(keeps: str, first: int) -> None:
    match = dealt("deal 10 20 30 40 50 | 11 21 31 41 51")
    play(match, 0, keeps)
    play(match, 1, "keep 11 41")
    assert match.state.starter == first
    assert match.to_act() == (first,)


def test_the_choice_is_secret_until_both_have_chosen() -> None:
    match = dealt("deal 10 20 30 40 50 | 11 21 31 41 51")
    assert match.to_act() == (0, 1)
    play(match, 1, "keep 11 41")
    seen = rules.show(rules.hide(match.state, 0), 0)["players"]
    assert seen[0]["cards"] == [10, 20, 30, 40, 50]
    assert seen[1]["cards"] == [0] * 5
    assert seen[1]["chosen"]
    play(match, 0, "keep 10 50")
    seen = rules.show(rules.hide(match.state, 0), 0)["players"]
    assert [player["cards"] for player in seen] == [[10, 50], [11, 41]]


def test_the_first_two_turns_of_each_only_build() -> None:
    """«Secuencia de juego»: moving is left out in the first two turns."""
    match = dealt("deal 10 20 30 40 50 | 11 21 31 41 51")
    play(match, 0, "keep 10 20")
    play(match, 1, "keep 11 21")
    for seat in (0, 1, 0, 1):
        assert (match.to_act(), match.state.phase) == ((seat,), BUILD)
        assert rules.problem(match.state, seat, rules.parse(match.state, "place roma")) is not None
        play(match, seat, "end")
    assert (match.to_act(), match.state.phase) == ((0,), MOVE)
    play(match, 0, "place roma")
