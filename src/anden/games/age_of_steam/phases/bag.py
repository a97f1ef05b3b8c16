# mypyc: compile
"""The bag of goods, which knows how many cubes it holds: taking out what luck drew, and putting back."""

from __future__ import annotations

from mypy_extensions import i64, u8

from anden.games.age_of_steam.memo import GOOD_NUMBER
from anden.games.age_of_steam.state import State


def take_from_bag(s: State, goods: tuple[str, ...]) -> tuple[int, ...]:
    taken: list[int] = []
    for good in goods:
        number = GOOD_NUMBER[good]
        s.bag[number] -= 1
        s.bag_left -= 1
        taken.append(number)
    return tuple(taken)


def put_back(s: State, good: i64, count: i64) -> None:
    s.bag[good] = u8(i64(s.bag[good]) + count)
    s.bag_left += count
