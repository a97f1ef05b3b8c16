"""The map of a cube rail game as plain text, for a prompt and for a program's output: what the view shows, nothing else."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from anden.hexes.drawing import drawn

TERRAIN = {
    "plain": "·",
    "river": "~",
    "hill": "^",
    "mountain": "A",
    "hills": "^",
    "mountains": "A",
    "swamp": "%",
}
NOBODY = "?"
LEGEND = (
    "CHIr city (red) over its goods, (Len) town, · plain, ~ river, ^ hill, A mountain, ≈ water; "
    "a03 track of player a from side 0 to side 3, ? nobody's"
)
Shown = Mapping[str, Any]


def owner_of(seat: int | None) -> str:
    """Players are letters, so that they are not taken for sides."""
    return NOBODY if seat is None or seat < 0 else "abcdefgh"[seat]


def map_lines(view: Shown) -> list[str]:
    """The hexes, then the cities with their goods, then the links."""
    board = view["board"]
    track = {piece["hex"]: piece["paths"] for piece in view["track"]}
    names = {place["id"]: place["name"] for place in board["places"]}
    cells: dict[tuple[int, int], tuple[str, str]] = dict.fromkeys(map(tuple, board["water"]), (" ≈", ""))
    for hex in board["hexes"]:
        cells[hex["q"], hex["r"]] = _cell(view, hex, names, track.get(hex["id"], ()))
    return [
        *drawn(cells, flat=board["orientation"] == "flat"),
        LEGEND,
        "",
        *_cities(view, names),
        "",
        *_links(view, names),
    ]


def player_lines(view: Shown, figures: Sequence[str]) -> list[str]:
    """One line per player with the figures of the game."""
    return [
        f"{owner_of(seat)}: " + ", ".join(f"{name.replace('_', ' ')} {player[name]}" for name in figures)
        for seat, player in enumerate(view["players"])
    ]


def _cell(view: Shown, hex: Shown, names: Mapping[str, str], paths: Sequence[Shown]) -> tuple[str, str]:
    ways = [f"{owner_of(path['owner'])}{path['a']}{_end(path['b'])}" for path in paths]
    if hex["place"] is None:
        ground = "~" if hex.get("river") else TERRAIN.get(hex["terrain"], "·")
        return (ways[0], ways[1] if len(ways) > 1 else hex["id"]) if ways else (f" {ground}", hex["id"])
    place = view["places"][hex["place"]]
    name = names[hex["place"]].replace(".", "").replace(" ", "")
    if place["city"]:
        color = place["color"]
        return name[:3].upper() + (color[0] if color else ""), _goods(place["goods"])
    return f"({name[:3]})", hex["id"] + "".join(dict.fromkeys(way[0] for way in ways))[:2]


def _end(side: int | None) -> str:
    return "·" if side is None else str(side)


def _goods(goods: Sequence[str]) -> str:
    letters = "".join("k" if good == "black" else good[0] for good in goods)
    return letters if len(letters) <= 5 else letters[:4] + "+"


def _cities(view: Shown, names: Mapping[str, str]) -> list[str]:
    where = {place["id"]: place["hex"] for place in view["board"]["places"]}
    return [
        f"{names[id]} {where[id]}, {place['color'] or 'no colour'}: {' '.join(place['goods']) or '–'}"
        for id, place in view["places"].items()
        if place["city"]
    ]


def _links(view: Shown, names: Mapping[str, str]) -> list[str]:
    return [
        f"{owner_of(link['owner'])}: {_name(link['from'], names)} – {_name(link['to'], names)}, {link['length']}"
        + ("" if link["done"] else ", not complete")
        for link in view["links"]
    ]


def _name(place: str | None, names: Mapping[str, str]) -> str:
    return "…" if place is None else names.get(place, place)


def picture(view: Shown, figures: Sequence[str]) -> str:
    """Map, cities, links and players."""
    return "\n".join([*map_lines(view), "", *player_lines(view, figures)])
