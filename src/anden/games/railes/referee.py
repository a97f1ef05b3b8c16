"""The referee: nothing is lost and nothing appears from nowhere."""

from __future__ import annotations

from collections import Counter

from anden.games.cube_rails import auditing
from anden.games.railes.maps.game_map import GOODS, TOWN
from anden.games.railes.state import COLORS, MARKER, NEW_CITY, OVER, SCORE, State


def audit(s: State) -> list[str]:
    """What is not conserved. Empty when all is well."""
    track = auditing.track_findings(s.track, s.map.board, int(s.players))
    return [*_cubes(s), *track, *_cities(s), *_money(s), *_table(s), *_points(s)]


def _cubes(s: State) -> list[str]:
    """Bag, supply and places hold exactly the cubes of the box."""
    where: Counter[int] = Counter({good: int(n) for good, n in enumerate(s.bag)})
    for i, n in enumerate(s.supply):
        where[i % COLORS] += int(n)
    wrong = auditing.cube_findings(s, where, s.map.cubes)
    for place in s.map.places:
        if s.track.city[place.hex] == 0 and any(
            s.cubes[place.number * COLORS + good] for good in range(COLORS)
        ):
            wrong.append(f"{place.id}: cubes in a town")
    return wrong


def _cities(s: State) -> list[str]:
    """Markers and New Cities: those on the board and those left make the box; a New City lies on a town."""
    wrong: list[str] = []
    marked = sum(grown == MARKER for grown in s.grown)
    if marked + s.markers != s.map.markers:
        wrong.append(f"{marked} growth markers on the board and {s.markers} left of {s.map.markers}")
    lying: Counter[int] = Counter()
    for place in s.map.places:
        new, color = s.grown[place.number] == NEW_CITY, int(s.track.city[place.hex])
        if place.kind == TOWN:
            if new != (color != 0):
                wrong.append(f"{place.id}: colour {color}, New City: {new}")
            if s.grown[place.number] == MARKER:
                wrong.append(f"{place.id}: a growth marker on a town")
            lying[color - 1] += new
        elif new:
            wrong.append(f"{place.id}: a New City on no town")
    wrong += [
        f"{lying[color]} {GOODS[color]} New Cities on the board and {s.new_cities[color]} left of {full}"
        for color, full in enumerate(s.map.new_cities)
        if lying[color] + s.new_cities[color] != full
    ]
    return wrong


def _money(s: State) -> list[str]:
    """Nobody owes anything; income and victory points stand on their tracks."""
    wrong: list[str] = []
    for seat in range(int(s.players)):
        wrong += auditing.seat_findings(s, seat)
        if s.victory[seat] < 0:
            wrong.append(f"seat {seat} has {s.victory[seat]} victory points")
        if not s.map.least_income <= s.income[seat] <= s.map.most_income:
            wrong.append(f"seat {seat} has an income of {s.income[seat]}")
    return wrong


def _table(s: State) -> list[str]:
    """The turn order holds everybody still in the game, once; a token is held by one player; bids rise."""
    wrong = auditing.table_findings(s, "action token")
    bids = [int(bid) for bid in s.bid if bid != s.map.no_bid]
    if len(set(bids)) != len(bids):
        wrong.append(f"a bid twice: {bids}")
    if s.phase != OVER and not 0 <= s.at < len(s.queue):
        wrong.append(f"place {s.at} of {s.queue} is to act")
    return wrong


def _points(s: State) -> list[str]:
    """Points wait for a decision exactly while somebody is asked."""
    if (s.phase == SCORE) != bool(s.points):
        return [f"points {s.points} in phase {s.phase}"]
    if s.phase == SCORE and any(s.points[seat] == 0 for seat in s.queue):
        return [f"somebody of {s.queue} is asked without points: {s.points}"]
    return []
