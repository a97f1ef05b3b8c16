# mypyc: compile
"""Lookup tables of board, lines and pieces as small ints, built once and shared by every game.

Lines are 0-2, colours 0-4 (black first), spaces of the board 0-26 and own engineers behind them. An *effect* is an int:
type, amount and a mask of colours. A *source* is what effects come from: a space, an engineer, a factory, a token, a card.
"""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from anden.games.russian_railroads.printed import box

# --- effects ---------------------------------------------------------------------------------------------------------
ADVANCE: Final = 0
INDUSTRY: Final = 1
BUILD_EITHER: Final = 2
BUILD_BOTH: Final = 3
BUILD_FACTORY: Final = 4
DOUBLERS: Final = 5
RUBLES: Final = 6
TEMPORARY: Final = 7
PUBLIC_ENGINEER: Final = 8
HIRE: Final = 9
TURN_ORDER: Final = 10
POINTS: Final = 11
REPEAT: Final = 12
REVALUATION: Final = 13
SECOND_MARKER: Final = 14
KIEV_MEDAL: Final = 15
QUESTION_CARD: Final = 16
END_BONUS: Final = 17
SMALL: Final = 18
BLACK_WORKER: Final = 19
UNMARKED_ENGINEER: Final = 20
LOCOMOTIVE: Final = 21
ENGINEER_NUMBERS: Final = 22
BEST_LOCOMOTIVES: Final = 23
QUESTION_TOKEN: Final = 24
WORKER: Final = 25
TRACKS: Final = 26
DOUBLE_LINE: Final = 27

TYPES: Final = {
    "advance": ADVANCE,
    "industry": INDUSTRY,
    "doublers": DOUBLERS,
    "rubles": RUBLES,
    "temporary_workers": TEMPORARY,
    "engineer": PUBLIC_ENGINEER,
    "hire": HIRE,
    "turn_order": TURN_ORDER,
    "points": POINTS,
    "repeat": REPEAT,
    "revaluation": REVALUATION,
    "second_marker": SECOND_MARKER,
    "kiev_medal": KIEV_MEDAL,
    "question_card": QUESTION_CARD,
    "end_bonus": END_BONUS,
    "small": SMALL,
    "black_worker": BLACK_WORKER,
    "unmarked_engineer": UNMARKED_ENGINEER,
    "locomotive": LOCOMOTIVE,
    "engineer_numbers": ENGINEER_NUMBERS,
    "best_locomotives": BEST_LOCOMOTIVES,
    "question_token": QUESTION_TOKEN,
    "worker": WORKER,
    "tracks": TRACKS,
    "double_line": DOUBLE_LINE,
}
BUILDS: Final = {"either": BUILD_EITHER, "both": BUILD_BOTH, "factory": BUILD_FACTORY}
AMOUNTS: Final = ("steps", "count", "points", "value", "position")

# --- sources ---------------------------------------------------------------------------------------------------------
SPACES: Final = 27
ENGINEERS: Final = 15
OWN: Final = SPACES
"""The first source and space that is an engineer."""
FACTORY: Final = OWN + ENGINEERS - 1
"""A factory of value v is source FACTORY + v."""
TOKEN: Final = FACTORY + 10
CARD: Final = TOKEN + 7
START: Final = CARD + 5
SPECIAL: Final = START + 4
"""A special space that fires once is source SPECIAL + its number; the ? space of the industry lane comes last."""
ONCE: Final = 13
BLACK_PIECE: Final = SPECIAL + ONCE + 1
SOURCES: Final = BLACK_PIECE + 1

ALL_SPACES: Final = SPACES + ENGINEERS
LINES: Final = 3
COLOURS: Final = 5
BLACK: Final = 1
"""The mask of the black colour alone."""
TRANSSIBERIAN: Final = 0
ST_PETERSBURG: Final = 1
KIEV: Final = 2
QUESTION_PLACES: Final = 4
LANE_END: Final = len(box.INDUSTRY) - 1

DOUBLER_FIELDS: Final = box.LINES[0].doublers
SPACE_NAMES: Final = (*box.SPACE_IDS, *[box.OWN + engineer for engineer in box.ENGINEER_IDS])
SPACE_INDEX: Final = {name: i for i, name in enumerate(SPACE_NAMES)}
LINE_INDEX: Final = {name: i for i, name in enumerate(box.LINE_IDS)}
COLOUR_INDEX: Final = {name: i for i, name in enumerate(box.COLOUR_IDS)}
TOKEN_INDEX: Final = {name: i for i, name in enumerate(box.TOKEN_IDS)}
CARD_INDEX: Final = {name: i for i, name in enumerate(box.CARD_IDS)}
START_INDEX: Final = {name: i for i, name in enumerate(box.START_IDS)}
END_INDEX: Final = {name: i for i, name in enumerate(box.END_IDS)}
ENGINEER_INDEX: Final = {name: i for i, name in enumerate(box.ENGINEER_IDS)}
REUSABLE: Final = box.SPACE_IDS.index("track_black_or_grey1")
ORDER_1: Final = box.SPACE_IDS.index("order_1")
ORDER_2: Final = box.SPACE_IDS.index("order_2")
HIRE_SPACE: Final = box.SPACE_IDS.index("engineer_hire")
PUBLIC_1: Final = box.SPACE_IDS.index("engineer_public_1")
PUBLIC_2: Final = box.SPACE_IDS.index("engineer_public_2")
UNMARKED: Final = [engineer.letter for engineer in box.ENGINEERS].index(None)

ONCE_SPECIALS: Final = tuple(
    [
        s._replace(gives=(gives,))
        for line in box.LINES
        for s in line.special
        if s.timing == "once"
        for gives in s.gives
    ]
)
"""One for each thing that fires once: the 15th space of the Trans-Siberian has three."""
SCORING_SPECIALS: Final = tuple([s for line in box.LINES for s in line.special if s.timing == "scoring"])
"""Stars, medal and x2: they count in every scoring phase."""


def _effect(d: dict[str, Any]) -> int:
    kind: str = d["type"]
    code = BUILDS[d["make"]] if kind == "build" else TYPES[kind]
    amount = 0
    for key in AMOUNTS:
        if key in d:
            amount = d[key]
    mask = 0
    for colour in d.get("colours", ()):
        mask |= 1 << COLOUR_INDEX[colour]
    if kind == "tracks":
        mask = 1 << COLOUR_INDEX[d["colour"]]
    return code | amount << 5 | mask << 10


def effect_type(effect: i64) -> i64:
    return effect & 31


def effect_amount(effect: i64) -> i64:
    return (effect >> 5) & 31


def effect_colours(effect: i64) -> i64:
    return (effect >> 10) & 31


def _list(gives: Any) -> vec[i64]:
    return vec[i64]([_effect(d) for d in gives])


def _effects() -> list[vec[i64]]:
    out: list[vec[i64]] = []
    for space in box.SPACES:
        out.append(_list(space.gives))
    for engineer in box.ENGINEERS:
        out.append(_list(engineer.gives))
    for value in range(1, 10):
        out.append(_list(box.FACTORIES[value]))
    for thing in (*box.TOKENS, *box.CARDS, *box.START_CARDS):
        out.append(_list(thing.gives))
    for special in ONCE_SPECIALS:
        out.append(_list(special.gives))
    for step in box.INDUSTRY:
        if step.gives:
            out.append(_list(step.gives))
    out.append(vec[i64]())
    return out


class Tables:
    """The tables; one instance, `T`."""

    def __init__(self) -> None:
        self.one: i64 = 1
        """The 1 to shift left. mypyc writes a constant 1 into C as a 32-bit number, so that 1 << 40 goes wrong there."""
        self.effects: list[vec[i64]] = _effects()
        """By source."""
        self.workers: vec[i64] = vec[i64]([s.workers for s in box.SPACES] + [1] * ENGINEERS)
        self.rubles: vec[i64] = vec[i64]([s.rubles for s in box.SPACES] + [0] * ENGINEERS)
        self.relocation: vec[i64] = vec[i64]([int(s.relocation) for s in box.SPACES] + [1] * ENGINEERS)
        self.not_last: vec[i64] = vec[i64]([int(s.rounds == "not_last") for s in box.SPACES])
        self.only_last: vec[i64] = vec[i64]([int(s.rounds == "last") for s in box.SPACES])
        self.open_for: vec[i64] = vec[i64]([sum(1 << n for n in s.players) for s in box.SPACES])
        """Space: bits of the player counts that have it."""
        self.length: vec[i64] = vec[i64]([line.length for line in box.LINES])
        self.allowed: vec[i64] = vec[i64](
            [int(colour in line.colours) for line in box.LINES for colour in box.COLOUR_IDS]
        )
        """Line * 5 + colour."""
        self.value: vec[i64] = vec[i64]([c.value for c in box.COLOURS] + [c.revalued for c in box.COLOURS])
        """Colour, +5 when revalued."""
        self.special_line: vec[i64] = vec[i64]([LINE_INDEX[s.line] for s in ONCE_SPECIALS])
        self.special_space: vec[i64] = vec[i64]([s.space for s in ONCE_SPECIALS])
        self.special_colour: vec[i64] = vec[i64]([COLOUR_INDEX[s.track] for s in ONCE_SPECIALS])
        self.special_locomotive: vec[i64] = vec[i64]([int(s.locomotive) for s in ONCE_SPECIALS])
        self.special_first: vec[i64] = vec[i64](_first_of_line())
        """Line: its first special space; one more entry closes the last."""
        self.worker_specials: vec[i64] = vec[i64](
            [k for k, s in enumerate(ONCE_SPECIALS) if s.gives[0]["type"] == "worker"]
        )
        self.scoring_line: vec[i64] = vec[i64]([LINE_INDEX[s.line] for s in SCORING_SPECIALS])
        self.scoring_space: vec[i64] = vec[i64]([s.space for s in SCORING_SPECIALS])
        self.scoring_colour: vec[i64] = vec[i64]([COLOUR_INDEX[s.track] for s in SCORING_SPECIALS])
        self.scoring_effect: vec[i64] = vec[i64]([_effect(s.gives[0]) for s in SCORING_SPECIALS])
        """Special spaces that count when scoring; all of them ask for a locomotive."""
        self.question_place: vec[i64] = vec[i64](_question_places())
        """Special space: which of the four ? spaces it is, or -1; the last entry is the industry lane."""
        self.lane_points: vec[i64] = vec[i64](_lane_points())
        """What a marker on a space of the lane scores."""
        self.lane_slot: vec[i64] = vec[i64]([step.factory for step in box.INDUSTRY])
        """The factory place (from 1) of a space of the lane, or 0."""
        self.lane_limit: vec[i64] = vec[i64](_lane_limits())
        """Number of factories: the last space before the first empty gap."""
        self.lane_question: i64 = [bool(step.gives) for step in box.INDUSTRY].index(True)
        self.number: vec[i64] = vec[i64]([engineer.number for engineer in box.ENGINEERS])
        self.pass_points: vec[i64] = vec[i64](list(box.PASS_POINTS))


def _first_of_line() -> list[int]:
    lines = [LINE_INDEX[s.line] for s in ONCE_SPECIALS]
    return [lines.index(0), lines.index(1), lines.index(2), len(lines)]


def _question_places() -> list[int]:
    out: list[int] = []
    count = 0
    for special in ONCE_SPECIALS:
        if special.gives[0]["type"] == "question_token":
            out.append(count)
            count += 1
        else:
            out.append(-1)
    out.append(count)
    return out


def _lane_points() -> list[int]:
    """«Cómo puntuar la industrialización»: a space without a number is worth what the last one with a number was."""
    out: list[int] = []
    last = 0
    for step in box.INDUSTRY:
        if step.points is not None:
            last = step.points
        out.append(last)
    return out


def _lane_limits() -> list[int]:
    gaps = [at for at, step in enumerate(box.INDUSTRY) if step.factory]
    return [*[gap - 1 for gap in gaps], len(box.INDUSTRY) - 1]


T: Final = Tables()
