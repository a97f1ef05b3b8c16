# mypyc: compile
"""Networks: which major cities a player has joined by own track and ferries."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from anden.games.italian_rails.printed.tables import NONE, SLOTS, T, other_end
from anden.games.italian_rails.state import State

ALL_MAJORS: Final = 15


def own_track(s: State, seat: i64) -> list[int]:
    """The edges where a player has track."""
    found: list[int] = []
    edge: i64
    for edge in range(T.edges):
        if i64(s.owner[edge]) == seat + 1:
            found.append(int(edge))
    return found


def joined_majors(s: State, seat: i64) -> list[int]:
    """Groups of major cities (bits) that are joined by own track and ferries; those without own track are left out."""
    seen = T.no_points[:]
    groups: list[int] = []
    one: i64 = T.one
    start: i64
    for start in range(T.points):
        if T.major[start] == NONE or seen[start] != 0:
            continue
        bits: i64 = 0
        touched = False
        queue: list[int] = [int(start)]
        seen[start] = 1
        i = 0
        while i < len(queue):
            point: i64 = queue[i]
            i += 1
            if T.major[point] != NONE:
                bits |= one << T.major[point]
                touched = touched or s.touches(seat, point)
            k: i64
            for k in range(SLOTS):
                edge: i64 = T.beside_edge[point * SLOTS + k]
                if edge >= 0 and (T.inside[edge] != 0 or i64(s.owner[edge]) == seat + 1):
                    there: i64 = T.beside[point * SLOTS + k]
                    if seen[there] == 0:
                        seen[there] = 1
                        queue.append(int(there))
            ports: i64 = T.ports[point] & s.people[seat].ferries
            if ports != 0:
                ferry: i64
                for ferry in range(T.ferries):
                    if (ports >> ferry) & 1 != 0:
                        there = other_end(ferry, point)
                        if seen[there] == 0:
                            seen[there] = 1
                            queue.append(int(there))
        if touched:
            groups.append(int(bits))
    return groups


def all_joined(s: State, seat: i64) -> bool:
    """The four major cities in one continuous network (heading «Objetivo del juego»)."""
    for bits in joined_majors(s, seat):
        if bits == ALL_MAJORS:
            return True
    return False
