"""The referee: nothing is lost and nothing appears from nowhere."""

from __future__ import annotations

from collections import Counter

from anden.games.age_of_steam.maps.game_map import TERMINAL, TOWN, WHITE
from anden.games.age_of_steam.state import COLORS, DEAL, ORDER, State
from anden.games.cube_rails import auditing
from anden.games.cube_rails.links import discs_used


def audit(s: State) -> list[str]:
    """What is not conserved. Empty when all is well."""
    track = auditing.track_findings(s.track, s.map.board, int(s.players))
    return [
        *_cubes(s),
        *track,
        *_discs(s),
        *_new_cities(s),
        *_money(s),
        *auditing.table_findings(s, "action"),
    ]


def _cubes(s: State) -> list[str]:
    """Bag, display, places, land, terminals, Production's hand and delivered cotton hold exactly the cubes of the map."""
    where: Counter[int] = Counter({good: int(n) for good, n in enumerate(s.bag)})
    where.update(int(box) - 1 for box in s.boxes if box)
    where.update(int(cube) - 1 for cube in s.land if cube)
    where.update(s.drawn)
    where[WHITE] += int(s.delivered_cotton)
    if s.phase in (ORDER, DEAL):
        for place in s.map.places:  # cotton is laid out with the deal
            if place.start_good == WHITE:
                where[WHITE] += place.start_cubes
    else:
        for place in s.map.places:
            if place.kind == TERMINAL:
                where[int(s.track.city[place.hex]) - 1] += 1
    wrong = auditing.cube_findings(s, where, s.map.cubes)
    wrong += [f"cubes of the unknown colour {good}" for good in where if not 0 <= good < COLORS]
    if sum(int(n) for n in s.bag) != s.bag_left:
        wrong.append(f"the bag holds {sum(int(n) for n in s.bag)} and says {s.bag_left}")
    return wrong


def _discs(s: State) -> list[str]:
    limit = int(s.map.terms.discs)
    used = [discs_used(s.track, s.map.board, seat) for seat in range(int(s.players))]
    return [
        f"seat {seat} has {n} ownership discs out of {limit}" for seat, n in enumerate(used) if n > limit > 0
    ]


def _new_cities(s: State) -> list[str]:
    """Each New City lies once, on a town, with its colour; and no other town is a city."""
    wrong: list[str] = []
    lying = [int(n) - 1 for n in s.new_city if n]
    if len(set(lying)) != len(lying):
        wrong.append("a New City lies twice")
    if sum(1 << number for number in lying) != s.new_cities_used:
        wrong.append(f"New Cities {lying} lie, {int(s.new_cities_used):b} are marked")
    for place in s.map.places:
        new, color = int(s.new_city[place.number]), int(s.track.city[place.hex])
        if place.kind == TOWN and color != (s.map.new_cities[new - 1].color + 1 if new else 0):
            wrong.append(f"{place.id}: colour {color} with New City {new}")
        if place.kind != TOWN and new:
            wrong.append(f"{place.id}: a New City on no town")
    return wrong


def _money(s: State) -> list[str]:
    """Nobody owes anything; income and shares stand on their tracks."""
    wrong: list[str] = []
    for seat in range(int(s.players)):
        wrong += auditing.seat_findings(s, seat)
        if s.income[seat] < 0:
            wrong.append(f"seat {seat} has an income of {s.income[seat]}")
        if not s.map.start_shares <= s.shares[seat] <= s.map.max_shares:
            wrong.append(f"seat {seat} has {s.shares[seat]} shares")
    return wrong
