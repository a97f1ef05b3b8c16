# mypyc: compile
"""What track costs one player between some things and every point, kept from one position to the next.

A section of his own makes costs fall, and only around it: that is worked out from its ends. A section of the rival's closes a
way: a chart where another way is as cheap at both its ends stays as it is; any other is drawn anew when it is asked for.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from anden.games.italian_rails.printed.tables import FAR, NONE, SLOTS, UNREACHED, T, other_end
from anden.games.italian_rails.state import State
from anden.games.italian_rails.track.costs import city_costs, from_network, major_costs
from anden.games.italian_rails.track.tariff import Tariff, ferry_price

# the kinds of charts
NETWORK: Final = 0
"""From own track to every point."""
CITY: Final = 1
"""From every point to a city."""
MAJOR: Final = 2
"""Between a major city and every point, each section drawn whichever way is cheaper."""
KINDS: Final = 3


class Charts:
    """The charts of one player, all for the same tracks and ferries."""

    def __init__(self, seat: i64) -> None:
        self.seat: i64 = seat
        self.owner: vec[u8] = T.no_edges
        """By edge, as in the state."""
        self.ferries: vec[i64] = T.ferry_first
        """What ferries cost."""
        self.kept: list[dict[int, vec[u8]]] = [{}, {}, {}]
        """By kind: by the number of the thing."""
        self.missing: i64 = NONE
        """What joining all major cities cost when that was last worked out."""
        self.risen: bool = False
        """Some costs may have risen since then."""
        self.fallen: bool = False

    def forget(self) -> None:
        self.kept = [{}, {}, {}]
        self.missing = NONE


class Survey:
    """The charts of one player, brought up to a position."""

    def __init__(self, s: State, charts: Charts) -> None:
        self.s: State = s
        self.charts: Charts = charts
        self._tariff: Tariff | None = None
        self._near: vec[i64] = T.step_near
        self.fresh: vec[i64] = vec[i64]()
        """Points that own track touches since the charts were drawn."""
        self.eased: vec[i64] = vec[i64]()
        """Points from where a way has become cheaper since then."""
        self.closed: vec[i64] = vec[i64]()
        """Edges that the rival has built since then."""
        self._compare_ferries()
        self._compare_tracks()
        if len(self.eased) + len(self.closed) > 0:
            self._follow()

    def tariff(self) -> Tariff:
        found = self._tariff
        if found is None:
            found = self._tariff = Tariff(self.s, self.charts.seat)
            self._near = found.near()
        return found

    def _steps(self, kind: i64) -> vec[i64]:
        """What a step costs in a chart of this kind."""
        tariff = self.tariff()
        return tariff.on if kind == NETWORK else tariff.back if kind == CITY else self._near

    def network(self) -> vec[i64]:
        """From own track (from major cities, as long as there is none) to every point."""
        known = self.charts.kept[NETWORK]
        if 0 in known:
            return unpacked(known[0])
        costs = from_network(self.s, self.charts.seat, self.tariff())
        if self.s.people[self.charts.seat].sections > 0:  # own track takes the place of the major cities
            keep(known, 0, costs)
        return costs

    def city(self, city: int) -> vec[i64]:
        """From every point to a city."""
        known = self.charts.kept[CITY]
        if city in known:
            return unpacked(known[city])
        costs = city_costs(city, self.tariff())
        keep(known, city, costs)
        return costs

    def major(self, major: int) -> vec[i64]:
        """Between a major city and every point."""
        known = self.charts.kept[MAJOR]
        if major in known:
            return unpacked(known[major])
        costs = major_costs(major, self.tariff(), self._steps(MAJOR))
        keep(known, major, costs)
        return costs

    # --- what has changed ---------------------------------------------------------------------------------------------

    def _compare_ferries(self) -> None:
        """A ferry is cheaper when somebody has built it. That it was not built after all happens when a game is taken back."""
        charts = self.charts
        prices = T.ferry_first[:]
        ferry: i64
        for ferry in range(T.ferries):
            price: i64 = ferry_price(self.s, charts.seat, ferry)
            prices[ferry] = price
            if price == charts.ferries[ferry]:
                continue
            if price > charts.ferries[ferry]:
                charts.forget()
            for port in (T.ferry_a[ferry], T.ferry_b[ferry]):
                self.eased = append(self.eased, port)
                if price == 0:
                    self.fresh = append(self.fresh, port)
        charts.ferries = prices

    def _compare_tracks(self) -> None:
        charts = self.charts
        old, new = charts.owner, self.s.owner
        own: i64 = charts.seat + 1
        edge: i64
        for edge in range(T.edges):
            if old[edge] == new[edge]:
                continue
            if i64(old[edge]) == own:
                charts.forget()
            if new[edge] != 0 and i64(new[edge]) != own:
                self.closed = append(self.closed, edge)
                continue
            for end in (T.end_a[edge], T.end_b[edge]):
                self.eased = append(self.eased, end)
                if new[edge] != 0:
                    self.fresh = append(self.fresh, end)
        if len(self.eased) + len(self.closed) > 0:
            charts.owner = self.s.foresight.tracks(new)

    def _follow(self) -> None:
        charts = self.charts
        charts.risen = charts.risen or len(self.closed) > 0
        charts.fallen = charts.fallen or len(self.eased) > 0
        kind: i64
        for kind in range(KINDS):
            for thing, costs in list(charts.kept[kind].items()):
                if not self._stands(kind, costs):
                    del charts.kept[kind][thing]
                    continue
                if kind == NETWORK:
                    for point in self.fresh:
                        costs[point] = 0
                if not self._ease(kind, costs):
                    del charts.kept[kind][thing]

    def _stands(self, kind: i64, costs: vec[u8]) -> bool:
        """Whether no cost rises because of what is closed."""
        before = T.step_on if kind == NETWORK else T.step_back if kind == CITY else T.step_near
        for edge in self.closed:
            for slot in (T.slot_a[edge], T.slot_b[edge]):
                here: i64 = slot // SLOTS
                there: i64 = T.beside[slot]
                tight = costs[here] != UNREACHED and i64(costs[here]) + before[slot] == i64(costs[there])
                if tight and not self._reached_otherwise(kind, costs, there):
                    return False
        return True

    def _reached_otherwise(self, kind: i64, costs: vec[u8], point: i64) -> bool:
        """Whether a point has its cost from a neighbour that is cheaper: one as cheap may have it from the point itself."""
        steps = self._steps(kind)
        cost: i64 = i64(costs[point])
        k: i64
        for k in range(SLOTS):
            other: i64 = T.beside[point * SLOTS + k]
            if other == NONE:
                continue
            price: i64 = steps[other * SLOTS + (k + 3) % SLOTS]
            if price > 0 and i64(costs[other]) + price == cost:
                return True
        return False

    def _ease(self, kind: i64, costs: vec[u8]) -> bool:
        """Let what has become cheaper spread. False when a cost is too high for a byte."""
        steps, ferries, beside = self._steps(kind), self.charts.ferries, T.beside
        changed = self.eased[:]
        i: i64 = 0
        while i < len(changed):
            point: i64 = changed[i]
            i += 1
            at: i64 = i64(costs[point])
            if at == UNREACHED:
                continue
            k: i64
            for k in range(point * SLOTS, point * SLOTS + SLOTS):
                there: i64 = beside[k]
                if steps[k] == FAR or at + steps[k] >= i64(costs[there]):
                    if steps[k] != FAR and costs[there] == UNREACHED:
                        return False
                    continue
                costs[there] = u8(at + steps[k])
                changed = append(changed, there)
            if T.ports[point] == 0:
                continue
            for k in range(T.ferries):
                if (T.ports[point] >> k) & 1 != 0:
                    there = other_end(k, point)
                    if at + ferries[k] < i64(costs[there]):
                        costs[there] = u8(at + ferries[k])
                        changed = append(changed, there)
                    elif costs[there] == UNREACHED:
                        return False
        return True


def keep(known: dict[int, vec[u8]], thing: int, costs: vec[i64]) -> None:
    """Keep a chart, unless some cost is too high for a byte."""
    small = T.unreached[:]
    point: i64
    for point in range(len(costs)):
        cost: i64 = costs[point]
        if cost < UNREACHED:
            small[point] = u8(cost)
        elif cost < FAR:
            return
    known[thing] = small


def unpacked(small: vec[u8]) -> vec[i64]:
    costs = T.far[:]
    point: i64
    for point in range(len(small)):
        if small[point] != UNREACHED:
            costs[point] = i64(small[point])
    return costs
