# mypyc: compile
"""The bag of goods: what luck draws, and what can come out of it."""

from __future__ import annotations

from random import Random

from librt.vecs import vec
from mypy_extensions import i64, u8

from anden.games.cube_rails.refusing import Trouble
from anden.games.cube_rails.state import CubeState


def draw_one(bag: vec[u8], rng: Random, but: i64 = -1) -> i64:
    """Draw a cube out of a bag, of any colour but one (-1 = of any)."""
    left: i64 = 0
    good: i64
    for good in range(len(bag)):
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


def bag_problem(s: CubeState, cubes: list[str]) -> Trouble | None:
    """Whether these cubes can all come out of the bag."""
    bag = s.bag[:]
    for good in cubes:
        if good not in s.map.goods or bag[s.map.goods.index(good)] == 0:
            return "luck_bag", {"good": good}
        bag[s.map.goods.index(good)] -= 1
    return None
