"""Positions from random building on real maps, for tests."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from anden.games.age_of_steam.maps.loading import game_map
from anden.games.cube_rails import laying
from anden.games.cube_rails.board import Board
from anden.games.cube_rails.placing import list_builds
from anden.games.cube_rails.terms import Terms
from anden.games.cube_rails.track import Track, new_track

MAPS = ("rust_belt", "western_us", "southern_us", "germany", "barbados", "st_lucia")


def positions(
    map_id: str, seed: int, turns: int, seats: int, lazy: float = 0.25
) -> Iterator[tuple[Track, Board, Terms, int, int, int]]:
    """Track, board, terms, seat, cash and tiles left before each placement of a random game of building only.

    Players leave off early now and then, so that sections are lost; towns become cities; one player is eliminated.
    """
    m = game_map(map_id)
    rng = Random(seed)
    t = new_track(m.board, m.terms)
    for h in range(m.board.n):
        if m.board.terminal[h]:
            t.city[h] = 3
    for turn in range(turns):
        for seat in range(seats):
            if turn > turns // 2 and seat == 3:
                laying.remove_owner(t, seat)
                continue
            laying.begin_turn(t)
            if rng.random() < 0.1:
                towns = [
                    h
                    for h in range(m.board.n)
                    if m.board.town[h] and not t.city[h] and not laying.city_links_itself(t, m.board, h)
                ]
                if towns:
                    laying.put_city(t, m.board, m.terms, seat, rng.choice(towns), rng.randrange(5))
            for left in (4, 3, 2, 1) if turn % 3 == 0 and not m.terms.only_complete else (3, 2, 1):
                cash = rng.choice((3, 8, 20))
                yield t, m.board, m.terms, seat, cash, left
                builds = list_builds(t, m.board, m.terms, seat, 20, left)
                if not builds or (rng.random() < lazy and not m.terms.only_complete):
                    break
                laying.lay(t, m.board, m.terms, seat, rng.choice(builds))
            laying.end_turn(t, m.board, seat)
            if turn > 3 * turns // 4:
                t.contiguous = False
