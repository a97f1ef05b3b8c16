"""The printed things of the box, read from `data/*.json`: tile faces, tokens, columns, challenges."""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Any, NamedTuple

from anden.games.railroad_tiles.actions import Pawn

SIDES = "NESW"
ROUTES = ("blank", "road", "rail")
PAWNS: tuple[Pawn, Pawn, Pawn] = ("car", "train", "passenger")


class Segment(NamedTuple):
    """One connected piece of route inside a tile."""

    route: int
    """1 road, 2 rail: an index of ROUTES."""
    sides: tuple[int, ...]
    """The sides it reaches in the printed position: indices of SIDES."""


class Face(NamedTuple):
    """A tile as it is printed: a design of route tile, or an objective tile."""

    code: str
    configuration: str
    town: bool
    segments: tuple[Segment, ...]
    station: tuple[int, ...]
    """The segments that meet at the station; empty when there is none."""
    locations: tuple[tuple[int, tuple[int, ...]], ...]
    """(kind of pawn, segments it stands on)."""
    copies: int


class Token(NamedTuple):
    """A placement token."""

    id: str
    pawns: tuple[int, ...]
    flag: bool


class Column(NamedTuple):
    """A column under the station board."""

    size: int
    stars: int
    prestige: int


class Challenge(NamedTuple):
    """A solo challenge."""

    id: str
    kind: str
    goal: int
    thresholds: tuple[int, ...]


def _read(name: str) -> dict[str, Any]:
    text = files("anden.games.railroad_tiles").joinpath("data", name).read_text("utf-8")
    data: dict[str, Any] = json.loads(text)
    return data


def _face(code: str, configuration: str, routes: dict[str, Any], rest: dict[str, Any], copies: int) -> Face:
    segments = tuple(
        Segment(ROUTES.index(s["route"]), tuple(SIDES.index(c) for c in s["sides"]))
        for s in routes["segments"]
    )
    station = tuple(routes.get("station", ()))
    locations = tuple((PAWNS.index(place["pawn"]), tuple(place["segments"])) for place in rest["locations"])
    face = Face(code, configuration, rest["background"] == "town", segments, station, locations, copies)
    _check(face)
    return face


def _check(face: Face) -> None:
    """The limits that the engine's tables rely on; whoever replaces the faces learns here what does not fit."""
    sides = [side for segment in face.segments for side in segment.sides]
    pawns = [pawn for pawn, _ in face.locations]
    joined = [face.segments[i].route for i in face.station]
    if len(face.segments) > 2:
        raise ValueError(f"{face.code}: more than two segments")
    if len(set(sides)) != len(sides):
        raise ValueError(f"{face.code}: two segments reach the same side")
    if len(set(pawns)) != len(pawns):
        raise ValueError(f"{face.code}: two locations for the same kind of pawn")
    if len(set(joined)) != len(joined):
        raise ValueError(f"{face.code}: a station joins two segments of the same route")
    for pawn, segments in face.locations:
        if pawn < 2 and any(face.segments[i].route != pawn + 1 for i in segments):
            raise ValueError(f"{face.code}: a {PAWNS[pawn]} location on the wrong route")


def _route_tiles() -> tuple[Face, ...]:
    data = _read("tiles.json")
    shapes = data["configurations"]
    return tuple(
        _face(code, d["configuration"], shapes[d["configuration"]], d, d["count"])
        for code, d in sorted(data["designs"].items())
    )


def _objective_tiles() -> tuple[Face, ...]:
    data = _read("objectives.json")["objectives"]
    return tuple(_face(key, key, d, d, d["copies"]) for key, d in data.items())


ROUTE_TILES = _route_tiles()
"""The designs of route tiles, in the order of their codes."""
OBJECTIVE_TILES = _objective_tiles()
FACES = ROUTE_TILES + OBJECTIVE_TILES
CODES = tuple(face.code for face in FACES)
INDEX = {code: i for i, code in enumerate(CODES)}
"""Design code or objective id to index in FACES."""
OBJECTIVES = tuple(face.code for face in OBJECTIVE_TILES)

_board = _read("station_board.json")
TOKENS = tuple(
    Token(key, tuple(PAWNS.index(p) for p in t["pawns"]), t["flag"]) for key, t in _board["tokens"].items()
)
TOKEN_IDS = tuple(token.id for token in TOKENS)
COLUMNS = {
    int(n): tuple(
        Column(c["tiles"], c.get("bonus", {}).get("stars", 0), c.get("bonus", {}).get("prestige", 0))
        for c in columns
    )
    for n, columns in _board["columns"].items()
}
"""By number of players, from the left."""
CHALLENGES = {
    int(n): Challenge(c["id"], c["kind"], c["goal"], tuple(c["thresholds"]))
    for n, c in _read("challenges.json")["challenges"].items()
}
