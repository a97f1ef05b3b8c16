"""The printed things of the box, read from `data/*.json`, and what must be in it.

What could not be verified stands in `data/reconstructed.json` alone: whoever owns the pieces replaces that file and learns
from `check_box` whether it is still the same game.
"""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Any, NamedTuple

Effect = dict[str, Any]
"""What something gives, as in the data and in views: a type and its arguments."""


class Space(NamedTuple):
    """An action space of the main board."""

    id: str
    group: str
    workers: int
    rubles: int
    gives: tuple[Effect, ...]
    players: tuple[int, ...]
    relocation: bool
    reusable: bool
    rounds: str


class Special(NamedTuple):
    """A special space of a line."""

    line: str
    space: int
    track: str
    locomotive: bool
    timing: str
    gives: tuple[Effect, ...]


class Line(NamedTuple):
    """One of the three lines of a player's board."""

    id: str
    length: int
    colours: tuple[str, ...]
    locomotives: int
    doublers: int
    special: tuple[Special, ...]


class Step(NamedTuple):
    """A space of the industry lane: printed points, or a gap for a factory (from 1), or the ? space."""

    points: int | None
    factory: int
    gives: tuple[Effect, ...]


class Engineer(NamedTuple):
    """An engineer tile."""

    id: str
    number: int
    letter: str | None
    gives: tuple[Effect, ...]


class Thing(NamedTuple):
    """A token or card and what it gives."""

    id: str
    gives: tuple[Effect, ...]


class Colour(NamedTuple):
    """A colour of track."""

    id: str
    total: int
    per_player: int
    value: int
    revalued: int


class Slot(NamedTuple):
    """A place of the engineer row."""

    slot: str
    public: bool
    letter: str | None


class PlayersTable(NamedTuple):
    """What differs by number of players."""

    rounds: int
    workers: int
    reserve: int
    rubles: int
    engineers: dict[str, int]
    returned: int


def _read(name: str) -> dict[str, Any]:
    text = files("anden.games.russian_railroads").joinpath("data", name).read_text("utf-8")
    data: dict[str, Any] = json.loads(text)
    return data


_board = _read("board.json")
_player = _read("player_board.json")
_pieces = _read("pieces.json")
_cards = _read("cards.json")
_engineers = _read("engineers.json")
_setup = _read("setup.json")
_reconstructed = _read("reconstructed.json")


def _space(d: dict[str, Any]) -> Space:
    workers = d["cost"]["workers"]
    if isinstance(workers, str):  # printed on a piece only
        workers = _reconstructed[workers]
    return Space(
        d["id"],
        d["group"],
        workers,
        d["cost"]["rubles"],
        tuple(d["gives"]),
        tuple(d["players"]),
        d["relocation"],
        d["reusable"],
        d["rounds"],
    )


def _line(d: dict[str, Any]) -> Line:
    special = tuple(
        Special(d["id"], s["space"], s["track"], s["locomotive"], s["timing"], tuple(s["gives"]))
        for s in d["special"]
    )
    return Line(d["id"], d["length"], tuple(d["colours"]), d["locomotives"], d["doublers"], special)


def _engineer(d: dict[str, Any]) -> Engineer:
    printed = {e["id"]: e for e in _reconstructed["engineers"]}[d["id"]]
    return Engineer(d["id"], printed["number"], printed["letter"], tuple(d["gives"]))


def _things(items: list[dict[str, Any]]) -> tuple[Thing, ...]:
    return tuple(Thing(d["id"], tuple(d["gives"])) for d in items)


SPACES = tuple(_space(d) for d in _board["spaces"])
SPACE_IDS = tuple(space.id for space in SPACES)
ENGINEER_ROW = {
    int(n): tuple(Slot(s["slot"], s["public"], s["group"]) for s in row)
    for n, row in _board["engineer_row"].items()
}
"""By number of players, from left to right; the last is the hire space."""
LINES = tuple(_line(d) for d in _player["lines"])
LINE_IDS = tuple(line.id for line in LINES)
NEW_TRACKS: dict[str, int] = {
    gives["colour"]: special.space
    for special in LINES[0].special
    for gives in special.gives
    if gives["type"] == "tracks"
}
"""By colour: the space of the Trans-Siberian that brings its tracks when the black one gets there."""
INDUSTRY = tuple(
    Step(d.get("points"), d.get("factory", 0), tuple(d.get("gives", ()))) for d in _player["industry"]
)
COLOURS = tuple(
    Colour(d["id"], d["count"], d["per_player"], d["value"], d["revalued"]) for d in _pieces["colours"]
)
COLOUR_IDS = tuple(colour.id for colour in COLOURS)
LOCOMOTIVES = {int(value): n for value, n in _pieces["locomotives"].items()}
NO_FACTORY_SIDE = {int(value): n for value, n in _pieces["locomotives_without_factory"].items()}
DOUBLERS: int = _pieces["doublers"]
TEMPORARY: int = _pieces["temporary_workers"]
WORKERS_PER_COLOUR: int = _pieces["workers_per_colour"]
ENGINEERS = tuple(_engineer(d) for d in _engineers["engineers"])
ENGINEER_IDS = tuple(engineer.id for engineer in ENGINEERS)
MAJORITY = tuple(_engineers["majority"])
TOKENS = _things(_cards["question_tokens"])
TOKEN_IDS = tuple(token.id for token in TOKENS)
CARDS = _things(_cards["question_cards"])
CARD_IDS = tuple(card.id for card in CARDS)
START_CARDS = _things(_cards["start_bonus_cards"])
START_IDS = tuple(card.id for card in START_CARDS)
END_CARDS: dict[str, dict[str, Any]] = {d["id"]: d["score"] for d in _cards["end_bonus_cards"]}
END_IDS = tuple(END_CARDS)
END_REMOVED: int = _cards["end_bonus_removed"]
END_POINTS: int = _cards["end_bonus_points"]
FACTORIES = {d["value"]: tuple(d["gives"]) for d in _reconstructed["factories"]}
PASS_POINTS = tuple(_reconstructed["pass_points"])
TABLES = {
    int(n): PlayersTable(
        d["rounds"], d["workers"], d["reserve"], d["rubles"], d["engineers"], d["locomotives_returned"]
    )
    for n, d in _setup["players"].items()
}
OWN = "own_"
"""What the space of an own engineer begins with."""

FACTORY_EFFECTS = (
    "engineer_numbers",
    "build",
    "repeat",
    "doublers",
    "rubles",
    "industry",
    "advance",
    "best_locomotives",
    "end_bonus",
)
"""«Las fábricas»: the nine effects of the rulebook page."""


def check_box() -> list[str]:
    """«Componentes» and «Despliegue»: what in the data contradicts the rulebook's list of the box."""
    found = _check_counts() + _check_reconstructed()
    for players, table in TABLES.items():
        row = ENGINEER_ROW[players]
        for letter, count in table.engineers.items():
            if sum(slot.letter == letter for slot in row) != count:
                found.append(f"board.json: {players} players need {count} engineers {letter} in the row")
        if sum(table.engineers.values()) != table.rounds:
            found.append(f"setup.json: {players} players: engineers and rounds differ")
        if table.workers + table.reserve > WORKERS_PER_COLOUR:
            found.append(f"setup.json: {players} players: more workers than there are of a colour")
    for colour in COLOURS:
        lines = sum(colour.id in line.colours for line in LINES)
        if lines != colour.per_player or 4 * lines != colour.total:
            found.append(f"pieces.json: {colour.id}: tracks and lines do not agree")
    for line in LINES:
        if line.colours != COLOUR_IDS[: len(line.colours)]:
            found.append(f"player_board.json: {line.id}: colours out of order")
        if any(not 1 <= s.space <= line.length or s.track not in line.colours for s in line.special):
            found.append(f"player_board.json: {line.id}: a special space that is not on the line")
        if any(s.timing == "scoring" and not s.locomotive for s in line.special):
            found.append(f"player_board.json: {line.id}: what counts when scoring asks for a locomotive")
    gaps = [step.factory for step in INDUSTRY if step.factory]
    if gaps != [1, 2, 3, 4, 5]:
        found.append(f"player_board.json: factory gaps {gaps} instead of 1 to 5")
    return found


def _check_counts() -> list[str]:
    wanted = (
        ("pieces.json: locomotives", sum(LOCOMOTIVES.values()), 37),
        ("pieces.json: tracks", sum(colour.total for colour in COLOURS), 48),
        ("engineers.json: engineers", len(ENGINEERS), 15),
        ("pieces.json: doublers", DOUBLERS, 20),
        ("cards.json: ? tokens", len(TOKENS), 7),
        ("cards.json: ? cards", len(CARDS), 5),
        ("cards.json: end bonus cards", len(END_CARDS), 10),
        ("cards.json: start bonus cards", len(START_CARDS), 4),
        ("player_board.json: ? spaces", _question_spaces(), 4),
        ("board.json: different spaces", len(set(SPACE_IDS)), len(SPACES)),
    )
    return [f"{what}: {have} instead of {want}" for what, have, want in wanted if have != want]


def _question_spaces() -> int:
    places = [s.gives for line in LINES for s in line.special] + [step.gives for step in INDUSTRY]
    return sum(effect["type"] == "question_token" for gives in places for effect in gives)


def _check_reconstructed() -> list[str]:
    found = []
    numbers = sorted(engineer.number for engineer in ENGINEERS)
    if len(set(numbers)) != len(numbers):
        found.append("reconstructed.json: two engineers with the same number")
    for letter, want in (("A", 7), ("B", 7), (None, 1)):
        have = sum(engineer.letter == letter for engineer in ENGINEERS)
        if have != want:
            found.append(f"reconstructed.json: {have} engineers with letter {letter} instead of {want}")
    if sorted(FACTORIES) != list(range(1, 10)):
        found.append("reconstructed.json: factories are not 1 to 9")
    effects = sorted(effect["type"] for gives in FACTORIES.values() for effect in gives)
    if effects != sorted(FACTORY_EFFECTS):
        found.append("reconstructed.json: the nine factory effects are not those of the rulebook")
    if len(PASS_POINTS) != 4:
        found.append("reconstructed.json: points for passing are not for four positions")
    return found
