"""The boards of Russian Railroads as plain text: what the view shows, nothing else."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

LETTERS = {"black": "k", "grey": "g", "brown": "b", "natural": "n", "white": "w"}
LEGEND = (
    "k g b n w head of the black, grey, brown, natural and white track; [5] as far as the locomotive reaches"
)
Shown = Mapping[str, Any]


def picture(view: Shown) -> str:
    lines = [_spaces(view), "engineers: " + _row(view["engineers"]), LEGEND]
    lengths = {line["id"]: line["length"] for line in view["board"]["lines"]}
    for seat, player in enumerate(view["players"]):
        workers = player["workers"]
        lines += [
            "",
            f"player {seat}: {player['points']} points, workers {workers['free']} of {workers['total']}, rubles {player['rubles']}",
            *(_track(player, line, length) for line, length in lengths.items()),
            "  industry       "
            + " ".join(map(str, player["markers"]))
            + _list(", factories ", player["factories"]),
        ]
        engineers = [engineer["id"] for engineer in player["engineers"]]
        if engineers:
            lines.append("  engineers      " + " ".join(engineers))
    return "\n".join(lines)


def _spaces(view: Shown) -> str:
    """Who stands where on the main board."""
    taken = [
        f"{name} ({', '.join(str(piece['seat']) for piece in space['pieces'])})"
        for name, space in view["spaces"].items()
        if space["pieces"]
    ]
    return "taken: " + (", ".join(taken) or "–")


def _track(player: Shown, line: str, length: int) -> str:
    """A line as its spaces: the head of each track, and how far the locomotives go."""
    marks = ["·"] * (length + 1)
    for colour, at in player["tracks"][line].items():
        if 0 < at <= length:
            marks[at] = LETTERS.get(colour, "?") if marks[at] == "·" else "*"
    locomotives = " ".join(map(str, player["locomotives"][line])) or "none"
    return f"  {line:<14} {''.join(marks[1:])} [{player['reach'][line]}] locomotives {locomotives}"


def _row(items: list[str | None]) -> str:
    return " ".join(item or "–" for item in items)


def _list(head: str, items: list[Any]) -> str:
    return head + " ".join(map(str, items)) if items else ""
