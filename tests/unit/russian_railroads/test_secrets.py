"""End bonus cards: who knows what, and guesses that fit it."""

from __future__ import annotations

from collections import Counter
from random import Random

from anden.core import CHANCE
from anden.games.russian_railroads import rules
from anden.games.russian_railroads.actions import Bonus, BonusPile
from anden.games.russian_railroads.printed import box
from anden.games.russian_railroads.state import HIDDEN_CARD, UNKNOWN, all_end_cards, pile_of
from tests.scenarios.russian_railroads.table import RussianTable


def _taker(table: RussianTable, seat: int) -> RussianTable:
    """The seat steps on a factory with an end bonus card."""
    table.fresh().turn(seat).give(seat, marker=4, factories=[9])
    return table.do("place industry_1 1w", "industry")


def test_looking_shows_the_pile_and_binds_to_take_a_card() -> None:
    table = _taker(RussianTable(), 0)
    assert table.legal() == ["look", "points"]
    assert table.refused("bonus engineers") == "not_looked"
    table.do("look")
    assert table.told("look") == [{"seat": 0}]
    assert table.events[0].reveals
    assert table.legal() == [f"bonus {card}" for card in box.END_IDS if card not in ("points_15", "doublers")]
    assert table.refused("points") == "looked_already"
    assert table.refused("end") == "still_pending"
    assert table.refused("bonus doublers") == "not_in_pile"
    table.do("bonus engineers", "end")


def test_what_was_taken_is_known_to_the_taker_alone() -> None:
    table = _taker(RussianTable(), 0).do("look", "bonus engineers")
    card = next(event for event in table.events if event.key == "bonus_card")
    assert card.only == (0,)
    assert [table.view(viewer)["players"][0]["own_end_cards"] for viewer in (0, 1, None)] == [
        ["engineers"],
        None,
        None,
    ]
    now = rules.phase(table.state)
    assert rules.hide_action(0, Bonus("engineers"), 1, now, now) == Bonus("")
    assert rules.hide_action(0, Bonus("engineers"), 0, now, now) == Bonus("engineers")
    assert rules.hide_action(CHANCE, BonusPile(("points_15", "doublers")), 0, now, now) == BonusPile(())
    assert rules.notation(table.state, Bonus("")) == "bonus ?"


def test_who_looked_knows_the_pile_as_it_was() -> None:
    table = _taker(RussianTable(), 0).do("look", "bonus engineers", "end")
    _taker(table, 1).do("look", "bonus locomotives", "end")
    seen = table.view(0)["pile"]
    assert seen["left"] == 6
    assert seen["since"] == 2
    assert set(seen["seen"]) == set(box.END_IDS) - {"points_15", "doublers"}
    assert set(table.view(1)["pile"]["seen"]) == set(seen["seen"]) - {"engineers"}
    assert table.view(2)["pile"] == {"left": 6, "seen": None, "since": 0}


def test_guesses_fit_what_a_seat_knows_and_differ_where_it_does_not() -> None:
    table = _taker(RussianTable(), 0).do("look", "bonus engineers", "end")
    _taker(table, 1).do("look", "bonus locomotives", "end")
    _taker(table, 0).do("look", "bonus factories", "end")
    _taker(table, 2).do("look", "bonus question_tokens", "end")
    rng = Random(1)
    third: Counter[int] = Counter()
    for _ in range(60):
        guess = rules.guess_hidden(rules.hide(table.state, 0), 0, rng)
        assert rules.audit(guess) == []
        # Between his two looks one card went, and two are gone since the start.
        assert guess.takes[:3] == table.state.takes[:3]
        assert guess.removed == table.state.removed
        assert guess.look_piles[0] == table.state.look_piles[0]
        assert guess.look_piles[2] == table.state.look_piles[2]
        third[guess.takes[3]] += 1
        assert pile_of(guess).bit_count() == 4
    assert len(third) == 5
    removed = {int(rules.guess_hidden(rules.hide(table.state, 3), 3, rng).removed) for _ in range(60)}
    assert len(removed) > 10
    assert all(mask.bit_count() == 2 and mask <= all_end_cards() for mask in removed)


def test_an_empty_pile_leaves_the_points() -> None:
    table = RussianTable()
    for turn in range(8):
        _taker(table, turn % 4).do("look")
        table.do(table.legal()[0], "end")
    _taker(table, 0)
    assert table.legal() == ["points"]
    assert table.refused("look") == "pile_empty"


def test_at_the_end_all_cards_are_shown() -> None:
    table = _taker(RussianTable().round(7), 0).do("look", "bonus extra_engineer", "end").all_pass()
    assert table.told("end_card") == [{"seat": 0, "card": "extra_engineer", "points": 0}]
    assert table.told("majority") == []
    assert table.view(None)["players"][0]["own_end_cards"] == ["extra_engineer"]
    assert rules.ranking(table.state)[0] == [0]


def test_a_hidden_state_holds_no_secret() -> None:
    """Not even where no view shows it: bots get the state."""
    table = _taker(RussianTable(), 0).do("look", "bonus extra_engineer", "end")
    for viewer in (1, None):
        hidden = rules.hide(table.state, viewer)
        assert hidden.takes == (HIDDEN_CARD,)
        assert hidden.removed == UNKNOWN
        assert hidden.look_piles == (0,)
        assert rules.show(hidden, viewer)["players"][0]["final"] == {
            "engineers": 0,
            "majority": 0,
            "cards": None,
        }
    own = rules.hide(table.state, 0)
    assert own.takes == table.state.takes
    assert own.removed == UNKNOWN
    assert rules.show(own, 0)["players"][0]["final"]["engineers"] == 1
