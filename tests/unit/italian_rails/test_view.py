"""What a view foresees."""

from __future__ import annotations

from typing import Any

from anden.core import Match, Setup
from anden.core.log import Entry
from anden.games.italian_rails import rules


def played(*lines: str) -> Match[Any, Any]:
    match: Match[Any, Any] = Match(rules, Setup(game=rules.id, version=rules.version, players=2))
    for line in lines:
        match.append(Entry(match.to_act()[0], rules.parse(match.state, line)))
    return match


def view_of(match: Match[Any, Any], seat: int | None) -> dict[str, Any]:
    return rules.show(rules.hide(match.state, seat), seat)


DEAL = "deal 1 2 3 44 58 | 60 61 62 63 64"


def test_who_chooses_his_cards_sees_what_their_track_would_cost() -> None:
    """Two of five orders are chosen by sources, distance and price; the rival's are not to be seen."""
    match = played(DEAL)
    assert set(view_of(match, 0)["plans"]) == {"1", "2", "3", "44", "58"}
    assert set(view_of(match, 1)["plans"]) == {"60", "61", "62", "63", "64"}
    assert view_of(match, None)["plans"] == {}
    pasta = view_of(match, 0)["plans"]["44"][2]
    # Bologna to Milan: the line of eight sections from Milan's edge.
    assert pasta == {"source": "bologna", "price": 16}


def test_who_has_chosen_sees_the_same_until_the_other_has() -> None:
    match = played(DEAL, "keep 44 58")
    assert set(view_of(match, 1)["plans"]) == {"60", "61", "62", "63", "64"}
    assert {"44", "58"} <= set(view_of(match, 0)["plans"])


def test_all_orders_of_the_table_have_a_plan_later() -> None:
    match = played(DEAL, "keep 44 58", "keep 60 61")
    view = view_of(match, 0)
    assert set(view["plans"]) == {"44", "58", *(str(o["card"]) for o in view["offer"])}
