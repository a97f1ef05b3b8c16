"""Every action can be written and read back; what cannot be read says what was expected."""

from __future__ import annotations

import pytest

from anden.games.age_of_steam.actions import (
    Bid,
    Build,
    Choose,
    Connect,
    Deal,
    Decline,
    Deliver,
    Draw,
    Drop,
    Finish,
    Issue,
    Lot,
    Order,
    Pass,
    Pay,
    Produce,
    Reward,
    Roll,
    Skip,
    SteamAction,
    Stock,
    Upgrade,
    Urbanize,
)
from anden.games.age_of_steam.notation import EXPECTED, notation, parse

WRITTEN: dict[str, SteamAction] = {
    "issue 2": Issue(2),
    "bid 3": Bid(3),
    "pass": Pass(),
    "drop": Drop(),
    "pay": Pay(),
    "decline": Decline(),
    "choose first_move": Choose("first_move"),
    "urbanize indianapolis A": Urbanize("indianapolis", "A"),
    "build E5 straight 2": Build("E5", "straight", 2),
    "connect koln_dusseldorf-essen_dortmund": Connect("koln_dusseldorf-essen_dortmund"),
    "reward 1 3": Reward((0, 2)),
    "finish": Finish(),
    "deliver red chicago -2- toledo -0- cleveland": Deliver(
        "red", ("chicago", "toledo", "cleveland"), (1, -1)
    ),
    "deliver white E5 -1- micoud bonus 6": Deliver("white", ("E5", "micoud"), (0,), 5),
    "upgrade": Upgrade(),
    "skip": Skip(),
    "produce": Produce(),
    "stock red light3 2": Stock("red", "light3", 2),
    "order 3 1 2": Order((2, 0, 1)),
    "deal RBK | chicago RB | E5 P": Deal(
        ("red", "blue", "black"), (("chicago", ("red", "blue")), ("E5", ("purple",)))
    ),
    "deal - | E5 Y": Deal((), (("E5", ("yellow",)),)),
    "draw red blue": Draw(("red", "blue")),
    "roll light 3 3 4": Roll("light", (3, 3, 4)),
    "lot 2 1": Lot((1, 0)),
}


@pytest.mark.parametrize("text", WRITTEN)
def test_both_ways(text: str) -> None:
    assert notation(WRITTEN[text]) == text
    assert parse(text) == WRITTEN[text]


def test_every_action_is_written_here() -> None:
    assert {text.split()[0] for text in WRITTEN} == set(EXPECTED)
    assert {type(action) for action in WRITTEN.values()} == set(SteamAction.__args__)


@pytest.mark.parametrize(
    "text",
    [
        "issue",
        "issue -1",
        "bid two",
        "pass now",
        "choose nothing",
        "urbanize indianapolis",
        "build E5 straight",
        "build E5 straight 6",
        "connect",
        "reward",
        "reward 0",
        "reward 7",
        "deliver red chicago",
        "deliver red chicago -2-",
        "deliver red chicago 2 toledo",
        "deliver green chicago -2- toledo",
        "deliver red chicago -2- toledo bonus 0",
        "stock red light3",
        "deal",
        "deal RX",
        "deal R | chicago",
        "draw",
        "draw green",
        "roll 1 2 3",
        "roll light 7",
        "lot",
    ],
)
def test_a_slip_says_what_was_expected(text: str) -> None:
    with pytest.raises(ValueError, match="expected `" + text.split()[0]):
        parse(text)


@pytest.mark.parametrize("text", ["", "  ", "fly to chicago", "42"])
def test_an_unknown_verb_names_all_verbs(text: str) -> None:
    with pytest.raises(ValueError, match="does not start with one of: issue, bid"):
        parse(text)
