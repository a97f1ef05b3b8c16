"""For the referees of both games: cubes and tiles are conserved, track has owners and leads somewhere, the table is in order."""

from __future__ import annotations

from collections import Counter

from anden.games.cube_rails.board import Board
from anden.games.cube_rails.links import links
from anden.games.cube_rails.state import CubeState
from anden.games.cube_rails.tiles import NO_TRACK, TO_TOWN
from anden.games.cube_rails.track import NO_OWNER, NOBODY, Track, far_end


def track_findings(t: Track, board: Board, players: int) -> list[str]:
    """What is wrong with the track. Empty when all is well."""
    return [*_tiles(t, board), *_owners(t, board, players)]


def _tiles(t: Track, board: Board) -> list[str]:
    """Tiles on the board and in the piles make the box; town discs likewise; tiles lie only where they may."""
    tiles = board.tiles
    used: Counter[int] = Counter()
    discs = 0
    wrong: list[str] = []
    for h in range(int(board.n)):
        tile = int(t.tile[h])
        if not tile:
            continue
        piles = tiles.kinds[tiles.kind[tile]].piles
        used.update([int(t.origin[h])] if tiles.mixed else piles)
        discs += int(tiles.disc[tile])
        if tiles.mixed and t.origin[h] not in piles:
            wrong.append(f"{tiles.id_of(tile)} on {board.labels[h]} comes from the pile {t.origin[h]}")
        if t.city[h] != 0:
            wrong.append(f"a tile on the city {board.labels[h]}")
        elif (board.town[h] == 1) != all(tiles.other[tile * 8 + e] >= TO_TOWN for e in range(6)):
            wrong.append(
                f"{tiles.id_of(tile)} on {board.labels[h]}: town tiles belong on towns, others elsewhere"
            )
    for pile, full in enumerate(tiles.piles):
        if used[pile] + t.left[pile] != full:
            names = "/".join(kind.id for kind in tiles.kinds if pile in kind.piles)
            wrong.append(f"{names}: {used[pile]} on the board and {t.left[pile]} left of {full}")
    if discs + t.town_discs != tiles.discs:
        wrong.append(f"{discs} town discs on the board and {t.town_discs} left of {tiles.discs}")
    return wrong


def _owners(t: Track, board: Board, players: int) -> list[str]:
    """Track has an owner, where there is none nobody owns; a section has one owner; it joins two different places."""
    tiles = board.tiles
    wrong: list[str] = []
    for h in range(int(board.n)):
        for e in range(6):
            there = int(tiles.other[int(t.tile[h]) * 8 + e]) != NO_TRACK
            owner = int(t.owner[h * 6 + e])
            where = f"{board.labels[h]} side {e}"
            if there != (owner != NO_OWNER) or (NOBODY > owner >= players):
                wrong.append(f"{where}: owner {owner}")
            elif there:
                wrong += [f"{where}: {reason}" for reason in _section(t, board, h, e, owner)]
    for link in links(t, board):
        if link.done() and link.start == link.end:
            wrong.append(f"a link from {board.labels[link.start]} to itself")
    return wrong


def _section(t: Track, board: Board, h: int, e: int, owner: int) -> list[str]:
    """Track that runs on into the next hex or through this one keeps its owner; every section begins at a place."""
    wrong: list[str] = []
    onward = int(board.tiles.other[int(t.tile[h]) * 8 + e])
    if onward < TO_TOWN and t.owner[h * 6 + onward] != owner:
        wrong.append("the other end of the track has another owner")
    there = int(board.neighbour[h * 6 + e])
    if there < 0:
        wrong.append("leads off the board")
    elif t.owner[there * 6 + (e + 3) % 6] not in (NO_OWNER, owner):
        wrong.append("meets track of another owner")
    if onward < TO_TOWN and far_end(t, board, h, e) < 0 and far_end(t, board, h, onward) < 0:
        wrong.append("begins at no place")
    return wrong


def cube_findings(s: CubeState, where: Counter[int], box: list[int]) -> list[str]:
    """Whether the cubes counted `where` they are, and those at places, are those of the box."""
    for i, n in enumerate(s.cubes):
        where[i % len(s.map.goods)] += int(n)
    return [
        f"{where[good]} {name} cubes instead of {box[good]}"
        for good, name in enumerate(s.map.goods)
        if where[good] != box[good]
    ]


def seat_findings(s: CubeState, seat: int) -> list[str]:
    """A player owes nothing, his locomotive stands on its track, and if he is out he owns nothing."""
    wrong: list[str] = []
    if s.cash[seat] < 0:
        wrong.append(f"seat {seat} has {s.cash[seat]} dollars")
    if not s.map.start_locomotive <= s.locomotive[seat] <= s.map.max_locomotive:
        wrong.append(f"seat {seat} has a locomotive of {s.locomotive[seat]}")
    if s.out[seat] and (seat in s.track.owner or seat in s.track.direct):
        wrong.append(f"seat {seat} is out and owns track")
    return wrong


def table_findings(s: CubeState, action: str) -> list[str]:
    """The turn order holds everybody still in the game, once; an `action` tile or token is held by one player."""
    wrong: list[str] = []
    inside = [seat for seat in range(int(s.players)) if s.out[seat] == 0]
    if sorted(s.order) != inside:
        wrong.append(f"turn order {s.order} with players {inside}")
    held = [int(number) for number in s.action if number >= 0]
    if len(set(held)) != len(held):
        wrong.append(f"an {action} is held twice: {held}")
    return wrong
