"""The map of Italian Rails as plain text, one character for each milepost: what the view shows, nothing else."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from anden.core.facts import Seat

GROUND = {"plain": "·", "mountain": "^", "alpine": "A", "small": "o", "medium": "O", "major": "#"}
LEGEND = "· plain, ^ mountain, A alpine, o O # small, medium and major city; 0 1 track of a player, x of both, @ trains"
Shown = Mapping[str, Any]


def picture(view: Shown, shown_to: Seat | None) -> str:
    board = view["board"]
    cities = {point: city["names"]["it"] for city in board["cities"] for point in city["points"][:1]}
    owners = _owners(view)
    trains = {_where(player) for player in view["players"]}
    rows: dict[int, dict[int, str]] = {}
    names: dict[int, list[str]] = {}
    for n, (id, row, column, ground, *_) in enumerate(board["points"]):
        mark = "@" if id in trains else owners.get(n) or GROUND.get(ground, "·")
        rows.setdefault(row, {})[2 * column + row % 2] = mark
        if n in cities:
            names.setdefault(row, []).append(cities[n])
    lines = [
        _line(rows[row]).ljust(2 * board["columns"] + 2) + ", ".join(names.get(row, ()))
        for row in sorted(rows)
    ]
    return "\n".join([*(line.rstrip() for line in lines), LEGEND, "", *_players(view, shown_to)])


def _owners(view: Shown) -> dict[int, str]:
    """Whose track touches a milepost."""
    edges = view["board"]["edges"]
    found: dict[int, str] = {}
    for seat, drawn in enumerate(view["tracks"]):
        for edge in drawn:
            for point in edges[edge][:2]:
                found[point] = str(seat) if found.get(point, str(seat)) == str(seat) else "x"
    return found


def _where(player: Shown) -> str | None:
    """The milepost of a train; a train at sea or not yet on the board has none."""
    point: str | None = player["train"]["point"] if player["train"] else None
    return point


def _line(marks: Mapping[int, str]) -> str:
    line = ""
    for x in sorted(marks):
        line = line.ljust(x) + marks[x]
    return line


def _players(view: Shown, shown_to: Seat | None) -> list[str]:
    lines = []
    for seat, player in enumerate(view["players"]):
        cash = "hidden" if player["cash"] is None else player["cash"]
        loads = " ".join(load["good"] for load in player["loads"]) or "empty"
        words = [
            f"cash {cash}",
            f"{player['locomotive']} at {_where(player) or 'no place yet'}",
            loads,
        ]
        if seat == shown_to:
            words.append("cards " + " ".join(map(str, player["cards"])))
        lines.append(f"player {seat}: " + ", ".join(words))
    return lines
