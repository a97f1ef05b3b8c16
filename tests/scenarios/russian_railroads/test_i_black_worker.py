"""«Cada vez que emplees al trabajador negro…»: his extra advance counts when a space must be carried out completely."""

from __future__ import annotations

from typing import Any

import pytest

from tests.scenarios.russian_railroads.table import RussianTable

LOCOMOTIVES: dict[str, Any] = {"transsiberian": [1], "st_petersburg": [4]}
TO_THE_TOKEN = ("advance st_petersburg black", "advance st_petersburg black", "token card", "card factory")
"""Two black advances reach a ? space, whose card builds the factory that the marker needs to go on."""


def before_a_gap(front: int, **more: Any) -> RussianTable:
    """The marker stands before an empty gap; St. Petersburg's black track is `front` spaces long."""
    return RussianTable(4, **more).give(0, stp=str(front), marker=4, black=True, locomotives=LOCOMOTIVES)


def test_a_space_that_only_his_extra_advance_makes_possible() -> None:
    table = before_a_gap(2)
    table.do("place industry_1_black1 1w+b", *TO_THE_TOKEN, "build factory", "industry")
    assert {entry["source"]["kind"] for entry in table.view()["pending"]} == {"token", "card", "factory"}


def test_only_with_him() -> None:
    table = before_a_gap(2)
    ways = [text for text in table.legal() if text.startswith("place industry_1_black1 ")]
    assert ways == ["place industry_1_black1 1w+b", "place industry_1_black1 b+1r"]
    assert table.refused("place industry_1_black1 2w")


def test_a_public_engineer() -> None:
    table = before_a_gap(2).engineer("1", "industry_black")
    assert "place engineer_public_1 b" in table.legal()
    assert "place engineer_public_1 1w" not in table.legal()


def test_without_need_of_him_any_payment_is_good() -> None:
    assert "place industry_1_black1 2w" in before_a_gap(3).legal()


def test_a_repeated_space_where_he_lies() -> None:
    table = RussianTable(4).engineer("1", "industry_black")
    table.give(
        0,
        stp="2",
        marker=6,
        second=4,
        factories=[3],
        tokens=["second_industry_marker"],
        black=True,
        locomotives=LOCOMOTIVES,
    ).lay(0, "engineer_public_1", "b")
    table.do("place industry_1 1w", "industry 2")
    assert not table.told("factory_lost")
    table.do("repeat engineer_public_1", *TO_THE_TOKEN)


@pytest.mark.parametrize("text", ["place industry_1_black1 1w+b", "place industry_1_black1 2w"])
def test_in_version_1_he_does_not_count(text: str) -> None:
    assert before_a_gap(2, version=1).refused(text) == "industry_cannot"
