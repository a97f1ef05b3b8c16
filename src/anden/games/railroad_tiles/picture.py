"""The territories of Railroad Tiles as plain text: what the view shows, nothing else."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from anden.games.railroad_tiles.printed.faces import FACES, INDEX, Face
from anden.games.railroad_tiles.printed.tables import turned_side

ROUTE = (" ", "=", "#")
"""Nothing, road, rail."""
STATION = "O"
LEGEND = "= road, # rail, O station; T in a town, in the middle the pawn: c car, t train, p passenger"
Shown = Mapping[str, Any]


def picture(view: Shown) -> str:
    lines = [_columns(view), LEGEND]
    for seat, player in enumerate(view["players"]):
        lines += [
            "",
            f"player {seat}: prestige {player['prestige']}, stars {player['stars']}",
            *_territory(player),
        ]
        if player["hand"]:
            lines.append("in hand: " + " ".join(player["hand"]))
    return "\n".join(lines)


def _columns(view: Shown) -> str:
    words = []
    for column in view["columns"]:
        taken = column["taken"]
        words.append(f"player {taken}" if taken is not None else " ".join(column["tiles"]) or "–")
    return "columns: " + " | ".join(words)


def _territory(player: Shown) -> list[str]:
    """Three lines and five characters for each tile."""
    pawns = {(p["x"], p["y"]): p["pawn"][0] for p in player["pawns"]}
    cells = {
        (t["x"], t["y"]): _cell(FACES[INDEX[t["tile"]]], t["turn"], pawns.get((t["x"], t["y"]), ""))
        for t in player["tiles"]
    }
    if not cells:
        return ["(no tile yet)"]
    columns = range(min(x for x, _ in cells), max(x for x, _ in cells) + 1)
    rows = range(min(y for _, y in cells), max(y for _, y in cells) + 1)
    lines = ["     " + "".join(f"{x:^5}" for x in columns)]
    for y in rows:
        for n in range(3):
            head = f"{y:>4} " if n == 1 else "     "
            lines.append((head + "".join(cells.get((x, y), ("     ",) * 3)[n] for x in columns)).rstrip())
    return lines


def _cell(face: Face, turn: int, pawn: str) -> tuple[str, str, str]:
    sides = [0] * 4
    for segment in face.segments:
        for side in segment.sides:
            sides[turned_side(side, turn)] = segment.route
    north, east, south, west = (ROUTE[route] for route in sides)
    middle = pawn or (STATION if face.station else "+" if face.segments else " ")
    town = "T" if face.town else " "
    return f"{town} {north}  ", f"{west * 2}{middle}{east * 2}", f"  {south}  "
