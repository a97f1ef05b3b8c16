"""The referee: nothing is lost and nothing appears from nowhere."""

from __future__ import annotations

from collections import Counter

from anden.games.railroad_tiles.printed.faces import CODES, PAWNS, ROUTE_TILES, TOKENS
from anden.games.railroad_tiles.printed.tables import OBJECTIVE_BASE, T
from anden.games.railroad_tiles.state import NOBODY, PAWNS_OF_A_KIND, STAR, STARS, State


def audit(s: State) -> list[str]:
    """What is not conserved. Empty when all is well."""
    return [*_tiles(s), *_objectives(s), *_pawns(s), *_tokens(s), *_territories(s)]


def _tiles(s: State) -> list[str]:
    where: Counter[int] = Counter({face: int(n) for face, n in enumerate(s.bag)})
    where.update(s.starting)
    where.update(s.thrown)
    for column in s.columns:
        where.update(column)
    for player in s.people:
        where.update(player.hand)
        where.update(player.refused)
        where.update(player.discarded)
        where.update(player.territory.tile[slot] >> 3 for slot in range(player.territory.tiles))
    wrong = [
        f"{where[i]} of {face.code} instead of {face.copies}"
        for i, face in enumerate(ROUTE_TILES)
        if where[i] != face.copies
    ]
    if sum(s.bag) != s.bag_left:
        wrong.append(f"the bag holds {sum(s.bag)} and says {s.bag_left}")
    return wrong


def _objectives(s: State) -> list[str]:
    wrong = []
    for seat, player in enumerate(s.people):
        faces = [player.territory.tile[slot] >> 3 for slot in range(player.territory.tiles)]
        for i, code in enumerate(CODES[OBJECTIVE_BASE:]):
            face = OBJECTIVE_BASE + i
            have = faces.count(face) + player.discarded.count(face) + (player.objectives >> i & 1)
            if have != (s.objectives >> i & 1):
                wrong.append(f"seat {seat} has {have} of {code}")
    return wrong


def _pawns(s: State) -> list[str]:
    wrong = []
    for pawn, name in enumerate(PAWNS):
        on_tiles = sum(
            int(player.territory.pawns[slot]) >> pawn & 1
            for player in s.people
            for slot in range(player.territory.tiles)
        )
        noted = sum(placed >> 3 & 7 == pawn for player in s.people for placed in player.placed)
        if on_tiles + s.pool[pawn] != PAWNS_OF_A_KIND or noted != on_tiles:
            wrong.append(f"{name}: {on_tiles} on tiles, {noted} noted, {s.pool[pawn]} in the pool")
    stars = s.pool[STAR] + sum(s.column_stars) + sum(player.stars for player in s.people)
    if stars != STARS or s.pool[STAR] < 0:
        wrong.append(f"{stars} stars instead of {STARS}, {s.pool[STAR]} of them in the pool")
    return wrong


def _tokens(s: State) -> list[str]:
    where = [i for i in range(len(TOKENS)) if s.clock >> i & 1]
    where += [s.waiting] if s.waiting != NOBODY else []
    where += [*s.active, *s.gone]
    return [] if sorted(where) == list(range(len(TOKENS))) else [f"tokens {sorted(where)}"]


def _territories(s: State) -> list[str]:
    """Touching sides match, pawns stand on their locations."""
    wrong = []
    for seat, player in enumerate(s.people):
        t = player.territory
        for slot in range(t.tiles):
            oriented, cell = int(t.tile[slot]), int(t.cell[slot])
            if t.pawns[slot] & ~T.locations[oriented >> 3]:
                wrong.append(f"seat {seat}: a pawn without location on tile {slot}")
            for side, step in ((1, 1), (2, 76)):
                other = t.slot_at(cell + step)
                if other >= 0:
                    mine = T.code[oriented] >> (2 * side) & 3
                    theirs = T.code[int(t.tile[other])] >> (2 * (side ^ 2)) & 3
                    if mine != theirs:
                        wrong.append(f"seat {seat}: tiles {slot} and {other} do not match")
    return wrong
