# mypyc: compile
"""The bag of goods: drawing from it, putting back, and what can come out of it."""

from __future__ import annotations

from random import Random

from librt.vecs import vec
from mypy_extensions import i64, u8

from anden.core.facts import Problem
from anden.games.age_of_steam.keys import refusal
from anden.games.age_of_steam.memo import GOOD_NUMBER
from anden.games.age_of_steam.state import COLORS, State


def draw_one(bag: vec[u8], rng: Random, but: i64) -> i64:
    """Draw a cube out of a bag, of any colour but one (-1 = of any)."""
    left: i64 = 0
    good: i64
    for good in range(COLORS):
        if good != but:
            left += i64(bag[good])
    k: i64 = int(rng.random() * int(left))  # much faster than randrange, and fair to one part in 10^13
    good = 0
    while True:
        n: i64 = i64(bag[good])
        if good != but:
            if k < n:
                bag[good] = u8(n - 1)
                return good
            k -= n
        good += 1


def bag_problem(s: State, goods: tuple[str, ...]) -> Problem | None:
    """Whether these cubes can all come out of the bag."""
    bag = s.bag[:]
    for good in goods:
        number = GOOD_NUMBER.get(good, -1)
        if number < 0 or bag[number] == 0:
            return refusal("luck_bag", good=good)
        bag[number] -= 1
    return None


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
