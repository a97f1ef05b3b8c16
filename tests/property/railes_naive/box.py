"""What the rulebook prints: tiles and tokens, prices, numbers. Typed in by hand, not read from the engine."""

from __future__ import annotations

from tests.property.naive_rails.walks import TOWN

Look = frozenset[tuple[int, int]]

PLAIN: dict[str, tuple[tuple[int, int], ...]] = {
    "21": ((0, 3),),
    "22": ((0, 2),),
    "23": ((0, 1),),
    "41": ((0, 3), (1, 4)),
    "42": ((0, 3), (1, 5)),
    "43": ((0, 2), (1, 3)),
    "44": ((0, 3), (1, 2)),
    "45": ((0, 2), (3, 5)),
    "46": ((0, 2), (3, 4)),
    "47": ((0, 2), (4, 5)),
}
EXITS: dict[str, tuple[int, ...]] = {
    "T11": (0,),
    "T21": (0, 3),
    "T22": (0, 2),
    "T23": (0, 1),
    "T31": (0, 2, 4),
    "T32": (0, 3, 5),
    "T33": (0, 1, 3),
    "T34": (0, 1, 2),
    "T41": (0, 2, 3, 4),
    "T42": (1, 2, 4, 5),
    "T43": (0, 3, 4, 5),
}
"""«Listado completo de tramos de vías», in the printed position."""

TOKENS: tuple[tuple[tuple[str, ...], int], ...] = (
    (("21", "22"), 86),
    (("T21", "T22"), 10),
    (("23", "T23"), 8),
    (("T11",), 4),
    (("42", "T41"), 4),
    (("T31", "T34"), 4),
    (("T42", "41"), 4),
    (("43", "T43"), 4),
    (("T32", "T33"), 4),
    (("44", "45"), 2),
    (("44", "47"), 2),
    (("47", "46"), 2),
    (("45", "46"), 2),
)
"""«Emparejamiento de las caras»: the faces of a token and how many there are."""

NUMBER = {
    "turn_order": 1,
    "first_move": 2,
    "engineer": 3,
    "first_build": 4,
    "urban_growth": 5,
    "locomotive": 6,
    "urbanization": 7,
}
TURNS = {3: 10, 4: 8, 5: 7, 6: 7}
GOODS = {"red": 20, "blue": 20, "purple": 20, "yellow": 20, "gray": 16}
NEW_CITIES = {"red": 1, "blue": 1, "purple": 1, "yellow": 1, "gray": 4}
MARKERS = 10
SPACES = 12
CHEAPEST = 2
"""No tile costs less: two ends, or one end and the town."""
LEAST, MOST = -10, 10
"""The ends of the income track."""


def paths_of(face: str, turn: int) -> Look:
    """The paths of a tile that lies so."""
    if face in EXITS:
        return frozenset(((edge + turn) % 6, TOWN) for edge in EXITS[face])
    turned = (sorted((edge + turn) % 6 for edge in path) for path in PLAIN[face])
    return frozenset((a, b) for a, b in turned)


LOOKS: dict[tuple[str, int], Look] = {
    (face, turn): paths_of(face, turn) for face in (*PLAIN, *EXITS) for turn in range(6)
}


def lowest_turn(face: str, turn: int) -> int:
    """The lowest turn in which the tile looks the same."""
    return next(t for t in range(6) if LOOKS[face, t] == LOOKS[face, turn])


TRIED: dict[bool, list[tuple[str, int]]] = {
    town: [(face, t) for face in faces for t in range(6) if lowest_turn(face, t) == t]
    for town, faces in ((False, tuple(PLAIN)), (True, tuple(EXITS)))
}
"""By whether it is for towns: every face in every turn that looks different."""
