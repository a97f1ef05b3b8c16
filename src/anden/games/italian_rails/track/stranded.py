# mypyc: compile
"""Trains that cannot turn round: where one gets on the track there is, and what would set it free (heading «Mover el tren»)."""

from __future__ import annotations

from mypy_extensions import i64

from anden.games.italian_rails.printed.atlas import A
from anden.games.italian_rails.printed.tables import FAR, NO_SLOT, NONE, SLOTS, T, other_end, price_to
from anden.games.italian_rails.state import State
from anden.games.italian_rails.track.frontier import Frontier
from anden.games.italian_rails.track.stops import point_of_stop, slot_of_stop, stop_of
from anden.games.italian_rails.track.tariff import ferry_price


class Roam:
    """All points a train can get to on existing track, in as many turns as it takes. Guest: on the rival's track too."""

    def __init__(self, s: State, seat: i64, guest: bool) -> None:
        player = s.people[seat]
        self.points: set[int] = {int(player.train)}
        anywhere = s.switches.new_turn_any_direction
        self.can_turn: bool = anywhere
        """It can turn: in a city that is among them, or anywhere when the next turn begins. Then it gets to all that hangs together."""
        ferries: i64 = player.ferries
        if guest:
            ferries |= s.people[1 - seat].ferries
        stops: list[int] = [int(stop_of(player.train, NO_SLOT if anywhere else player.came))]
        seen: set[int] = set(stops)
        i = 0
        while i < len(stops):
            stop: i64 = stops[i]
            i += 1
            came: i64 = slot_of_stop(stop)
            point: i64 = point_of_stop(stop)
            self.points.add(int(point))
            if T.city[point] >= 0:
                self.can_turn = True
            found: list[int] = []
            k: i64
            for k in range(SLOTS):
                edge: i64 = T.beside_edge[point * SLOTS + k]
                if edge < 0 or k == came:
                    continue
                track: i64 = i64(s.owner[edge])
                if T.inside[edge] != 0 or track == seat + 1 or (guest and track != 0):
                    found.append(int(stop_of(T.beside[point * SLOTS + k], (k + 3) % 6)))
            for k in range(T.ferries):
                if ((T.ports[point] & ferries) >> k) & 1 != 0:
                    found.append(int(stop_of(other_end(k, point), NO_SLOT)))
            for there in found:
                if there not in seen:
                    seen.add(there)
                    stops.append(there)


def price_of_freedom(s: State, seat: i64, guest: bool, roam: Roam) -> i64:
    """The cheapest new track from where the train gets to a city or to track by which it can go on, or the cheapest ferry from
    there; FAR when there is nothing of the kind."""
    best: i64 = FAR
    frontier = Frontier(T.far[:], T.no_points[:], T.no_points[:])
    for start in roam.points:
        if s.touches(seat, start):
            frontier.reach(start, 0)
            for ferry in range(len(A.ferries)):
                if start in A.ferries[ferry].ends:
                    best = min(best, ferry_price(s, seat, ferry))
    point: i64 = frontier.take(best)
    while point != NONE:
        k: i64
        for k in range(point * SLOTS, point * SLOTS + SLOTS):
            edge: i64 = T.beside_edge[k]
            if edge < 0 or s.owner[edge] != 0:
                continue
            there: i64 = T.beside[k]
            cost: i64 = frontier.at + price_to(edge, there)
            if T.city[there] >= 0 or s.touches(seat, there) or (guest and s.touches(1 - seat, there)):
                best = min(best, cost)
            else:
                frontier.reach(there, cost)
        point = frontier.take(best)
    return best
