"""The reader that compares data with types overlooks nothing."""

from __future__ import annotations

from typing import Any, Literal, NotRequired, TypedDict

import msgspec
import pytest

from tests.shapes import mismatches


class Cube(TypedDict):
    colour: Literal["red", "blue"]
    at: tuple[int, int]
    worth: NotRequired[int | None]


class Train(TypedDict):
    cubes: list[Cube]
    by_seat: dict[str, float]


class Paid(msgspec.Struct, tag_field="do", tag="paid"):
    sum: int = msgspec.field(name="amount")
    to: str | msgspec.UnsetType = msgspec.UNSET


Thing = Train | Paid | None
CUBE: dict[str, Any] = {"colour": "red", "at": [1, 2]}
GOOD: list[Any] = [
    None,
    {"cubes": [], "by_seat": {}},
    {"cubes": [CUBE, CUBE | {"worth": None}], "by_seat": {"0": 1, "1": 0.5}},
    {"do": "paid", "amount": 3},
    {"do": "paid", "amount": 3, "to": "bank"},
]
BAD: list[Any] = [
    {},
    {"cubes": []},
    {"cubes": [], "by_seat": {}, "more": 1},
    {"cubes": [CUBE | {"colour": "green"}], "by_seat": {}},
    {"cubes": [CUBE | {"at": [1, 2, 3]}], "by_seat": {}},
    {"cubes": [CUBE | {"at": [1, True]}], "by_seat": {}},
    {"cubes": [CUBE | {"worth": "much"}], "by_seat": {}},
    {"cubes": [CUBE | {"weight": 1}], "by_seat": {}},
    {"cubes": {}, "by_seat": {}},
    {"cubes": [], "by_seat": {0: 1.0}},
    {"cubes": [], "by_seat": {"0": None}},
    {"do": "paid"},
    {"amount": 3},
    {"do": "lost", "amount": 3},
    {"do": "paid", "sum": 3},
    {"do": "paid", "amount": 3.0},
    "train",
]


@pytest.mark.parametrize("value", GOOD)
def test_what_fits(value: Any) -> None:
    assert mismatches(value, Thing) == []


@pytest.mark.parametrize("value", BAD)
def test_what_does_not(value: Any) -> None:
    assert mismatches(value, Thing) != []


def test_it_says_where() -> None:
    train = {"cubes": [CUBE, CUBE | {"colour": "green"}], "by_seat": {}}
    (wrong,) = mismatches(train, Thing, "train")
    assert wrong.startswith("train.cubes[1].colour: 'green'")
