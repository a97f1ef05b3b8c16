"""Which spaces may be used, how they may be paid, and whether their action can be carried out completely: by trying it all.

What factories and ? tokens would add on the way is left out here, so `completable` may say no where the engine knows a way.
"""

from __future__ import annotations

from copy import deepcopy
from dataclasses import dataclass, field
from itertools import product

from tests.property.russian_railroads_naive.board import (
    COLOURS,
    LINES,
    Board,
    advance,
    can_advance,
    can_step,
)

ANY = COLOURS
COST: dict[str, tuple[int, int]] = {
    "track_any2": (1, 1),
    "track_black2": (1, 0),
    "track_black3": (2, 0),
    "track_grey2": (1, 0),
    "track_grey3": (2, 0),
    "track_brown1": (1, 0),
    "track_brown2": (2, 0),
    "track_natural1": (1, 0),
    "track_natural2": (2, 0),
    "track_white1": (1, 0),
    "track_white2": (2, 0),
    "track_black_or_grey1": (1, 0),
    "loco_1w": (1, 0),
    "loco_2w": (2, 0),
    "loco_3w": (3, 0),
    "industry_1": (1, 0),
    "industry_2": (2, 0),
    "industry_1_black1": (2, 0),
    "doubler": (1, 0),
    "rubles": (1, 0),
    "temporary_workers": (1, 0),
    "engineer_public_2": (1, 0),
    "engineer_public_1": (1, 0),
    "engineer_hire": (0, 1),
    "order_1": (1, 0),
    "order_2": (1, 0),
    "last_round_industry": (2, 0),
}
"""Workers and rubles."""

NOT_FOR_TWO = {
    "track_black2",
    "track_grey2",
    "loco_2w",
    "industry_1_black1",
    "temporary_workers",
    "engineer_public_2",
    "order_2",
}

Task = tuple[str, tuple[str, ...]]
"""«track» with the colours it is good for, «industry», or «build» with what is built."""

TASKS: dict[str, list[Task]] = {
    "track_any2": [("track", ANY)] * 2,
    "track_black2": [("track", ("black",))] * 2,
    "track_black3": [("track", ("black",))] * 3,
    "track_grey2": [("track", ("grey",))] * 2,
    "track_grey3": [("track", ("grey",))] * 3,
    "track_brown1": [("track", ("brown",))],
    "track_brown2": [("track", ("brown",))] * 2,
    "track_natural1": [("track", ("natural",))],
    "track_natural2": [("track", ("natural",))] * 2,
    "track_white1": [("track", ("white",))],
    "track_white2": [("track", ("white",))] * 2,
    "track_black_or_grey1": [("track", ("black", "grey"))],
    "industry_1": [("industry", ())],
    "industry_2": [("industry", ())] * 2,
    "industry_1_black1": [("industry", ()), ("track", ("black",))],
    "last_round_industry": [("industry", ())] * 3,
    # engineers
    "any_any": [("track", ANY)] * 2,
    "industry_3vp": [("industry", ())],
    "black_grey": [("track", ("black",)), ("track", ("grey",))],
    "grey_5vp": [("track", ("grey",))],
    "any_3vp": [("track", ANY)],
    "black_3vp": [("track", ("black",))],
    "industry_black": [("industry", ()), ("track", ("black",))],
    "industry_industry": [("industry", ())] * 2,
    "any_black": [("track", ANY), ("track", ("black",))],
    "black_black": [("track", ("black",))] * 2,
    "grey_brown": [("track", ("grey",)), ("track", ("brown",))],
    "brown_5vp": [("track", ("brown",))],
}


@dataclass
class Purse:
    """What a player can pay with."""

    workers: int
    temporary: int
    black: int
    rubles: int


@dataclass
class Situation:
    """What decides whether a space may be chosen."""

    players: int
    last_round: bool
    board: Board
    purse: Purse
    position: int
    taken: set[str] = field(default_factory=set)
    claims: bool = False
    """Whether the player already has a piece on a turn order space."""
    worker_elsewhere: bool = False
    """Whether a worker of the own colour lies on a space that is not of the turn order."""
    row: list[str | None] = field(default_factory=list)
    doublers_left: int = 20
    stacks: dict[int, int] = field(default_factory=dict)
    """Locomotives left by value, without empty stacks."""
    face_up: int = 0
    """How many factories lie beside the supply."""
    singles: set[str] = field(default_factory=set)
    """Spaces where exactly one piece of the player lies."""
    temporary: int = 2
    """Temporary workers on their space."""


Payment = tuple[int, int, int, int]


def payments(space: str, purse: Purse, worker_elsewhere: bool) -> set[Payment]:
    """«¿Para qué sirven los rublos?»: every way to put exactly what is asked for."""
    workers, rubles = COST.get(space, (1, 0))
    every = product(
        range(purse.workers + 1), range(purse.temporary + 1), range(purse.black + 1), range(purse.rubles + 1)
    )
    found = {pay for pay in every if sum(pay) == workers + rubles and pay[3] >= rubles}
    if space.startswith("order") and not worker_elsewhere:
        found = {pay for pay in found if pay[0] == 1}
    return found


def open_spaces(at: Situation) -> set[str]:
    """Spaces that are there, free and allowed for this player, whatever their action asks for."""
    found = {space for space in COST if space not in at.taken or space == "track_black_or_grey1"}
    if at.players == 2:
        found -= NOT_FOR_TWO
    found -= {"order_1", "order_2"} if at.last_round or at.claims else {"last_round_industry"}
    if at.last_round:
        found |= {"last_round_industry"} - at.taken
    else:
        found -= {"last_round_industry"}
    if at.players > 2:
        found.discard(f"order_{at.position}")
    for space, back in (("engineer_hire", 1), ("engineer_public_1", 2), ("engineer_public_2", 3)):
        if at.row[-back] is None:
            found.discard(space)
    return found | {f"own_{e}" for e in at.board.engineers if f"own_{e}" not in at.taken}


def completable(board: Board, tasks: list[Task]) -> bool:
    """Whether all tasks can be done one after the other, in some order."""
    if not tasks:
        return True
    for i, (kind, colours) in enumerate(tasks):
        rest = tasks[:i] + tasks[i + 1 :]
        if kind == "industry":
            for marker in range(len(board.markers)):
                if can_step(board, marker):
                    later = deepcopy(board)
                    later.markers[marker] += 1
                    if completable(later, rest):
                        return True
        for line, colour in product(LINES, colours):
            if can_advance(board, line, colour):
                later = deepcopy(board)
                advance(later, line, colour)
                if completable(later, rest):
                    return True
    return False


def some_of(board: Board, tasks: list[Task]) -> bool:
    """Whether at least one of the tasks can be done: enough for an own engineer."""
    return any(completable(board, [task]) for task in tasks)


def placeable(board: Board, value: int) -> bool:
    """«¿Pueden mejorarse las locomotoras?»: on a free place or over a lower one."""
    room = {"transsiberian": 2, "st_petersburg": 1, "kiev": 1}
    return any(
        len(board.locomotives[line]) < room[line] or min(board.locomotives[line]) < value for line in LINES
    )


def both_possible(at: Situation) -> bool:
    """One locomotive and one factory, in either order: the first may empty a stack, or leave a tile face up."""
    if not at.stacks:
        return False
    lowest = min(at.stacks)
    full = sum(len(values) for values in at.board.locomotives.values()) == 4
    if placeable(at.board, lowest) and sum(at.stacks.values()) - 1 + at.face_up + full > 0:
        return True
    left = dict(at.stacks)
    if not at.face_up:
        left[lowest] -= 1
    after = [[value for value in left if left[value]]]
    if at.face_up and at.stacks[lowest] == 1:
        after.append([value for value in at.stacks if value != lowest])
    return any(values and placeable(at.board, min(values)) for values in after)


def repeatable(at: Situation) -> bool:
    """Whether some space with a single own piece can be used again."""
    row = {"engineer_public_1": -2, "engineer_public_2": -3}
    for space in at.singles:
        engineer = at.row[row[space]] if space in row else None
        if space.startswith("order") or space == "own_repeat" or engineer == "repeat":
            continue
        if usable(at, space):
            return True
    return False


def usable(at: Situation, space: str) -> bool:
    """Whether the action of an open space can be done as it must."""
    own = space.startswith("own_")
    row = {"engineer_public_1": -2, "engineer_public_2": -3}
    what = space.removeprefix("own_") if own else at.row[row[space]] if space in row else space
    assert what is not None
    if what in TASKS:
        tasks = TASKS[what]
        if own:
            return what.endswith("vp") or some_of(at.board, tasks)
        return completable(at.board, tasks)
    if what in ("doubler", "doubler_3vp"):
        room = at.board.doublers < 8 and at.doublers_left > 0
        return room or (own and what == "doubler_3vp")
    if what in ("loco_1w", "loco_2w", "loco_or_factory"):
        return bool(at.stacks) or at.face_up > 0
    if what == "loco_3w":
        return both_possible(at)
    if what == "repeat":
        return repeatable(at)
    if what == "temporary_workers":
        return at.temporary == 2
    return what != "engineer_hire" or at.row[-1] is not None
