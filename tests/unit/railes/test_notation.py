"""Actions as people write them, and back."""

from __future__ import annotations

import pytest

from anden.games.railes.actions import (
    Bid,
    Build,
    Capital,
    Choose,
    Deal,
    Deliver,
    Drop,
    Finish,
    Grow,
    Order,
    Pass,
    RailesAction,
    Score,
    Skip,
    Upgrade,
    Urbanize,
)
from anden.games.railes.notation import notation, parse

WRITTEN: dict[str, RailesAction] = {
    "capital 2": Capital(2),
    "bid 0": Bid(0),
    "pass": Pass(),
    "drop": Drop(),
    "choose urbanization": Choose("urbanization"),
    "choose urban_growth pass": Choose("urban_growth", False),
    "grow albany 4": Grow("albany", 4),
    "urbanize poughkeepsie gray 7": Urbanize("poughkeepsie", "gray", 7),
    "build K8 21 0": Build("K8", "21", 0),
    "build K9 T32 5": Build("K9", "T32", 5),
    "finish": Finish(),
    "deliver red new_york -2- hartford -0- boston": Deliver(
        "red", ("new_york", "hartford", "boston"), (1, -1)
    ),
    "score income": Score("income"),
    "upgrade": Upgrade(),
    "skip": Skip(),
    "order 3 1 2": Order((2, 0, 1)),
    "deal albany RB | boston G | supply RBY PGG": Deal(
        (("albany", ("red", "blue")), ("boston", ("gray",))),
        (("red", "blue", "yellow"), ("purple", "gray", "gray")),
    ),
}


@pytest.mark.parametrize("text", WRITTEN)
def test_written_and_read(text: str) -> None:
    assert notation(WRITTEN[text]) == text
    assert parse(text) == WRITTEN[text]
    assert parse("  " + text.replace(" ", "   ") + " ") == WRITTEN[text]


@pytest.mark.parametrize(
    "text",
    [
        "",
        "dance",
        "capital",
        "capital -1",
        "bid x",
        "choose",
        "choose dance",
        "choose engineer passed",
        "grow albany",
        "urbanize olean black 1",
        "build K8 21",
        "build K8 21 6",
        "deliver red albany",
        "deliver white a -1- b",
        "score",
        "score both",
        "order",
        "order 7",
        "deal albany RB",
        "deal supply RB",
    ],
)
def test_slips_are_refused(text: str) -> None:
    with pytest.raises(ValueError):
        parse(text)
