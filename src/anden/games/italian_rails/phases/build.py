# mypyc: compile
"""Drawing track, building ferries, improving the locomotive (headings «Dibujar vías», «Conexiones por transbordador»,
«Mejorar la locomotora»)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from anden.core.facts import Event, Problem
from anden.games.italian_rails.actions import Build, Ferry, ItalianAction, Upgrade
from anden.games.italian_rails.keys import refusal
from anden.games.italian_rails.phases.goal import goal_reached
from anden.games.italian_rails.phases.news import news_on_point, news_on_river
from anden.games.italian_rails.printed.atlas import A, neighbours
from anden.games.italian_rails.printed.cards import NO_BUILD
from anden.games.italian_rails.printed.tables import NONE, SLOTS, T, edge_between, price_to
from anden.games.italian_rails.state import (
    CITY_TRACKS,
    FAST,
    FREIGHT,
    HEAVY,
    LOCOMOTIVES,
    MAJORS_PER_TURN,
    NOBODY,
    SPENDING,
    SUPER,
    State,
    set_owner,
    without,
)
from anden.games.italian_rails.track.blocking import critical
from anden.games.italian_rails.track.tariff import ferry_price

UPGRADES: Final = {
    (FREIGHT, FAST): 20,
    (FREIGHT, HEAVY): 20,
    (FAST, SUPER): 20,
    (HEAVY, SUPER): 20,
    (FAST, HEAVY): 5,
    (HEAVY, FAST): 5,
}
BY_NETWORK: Final = -1
"""A ferry or a track that goes on from own track."""
UNCONNECTED: Final = -2


def budget(s: State) -> int:
    """What the active player may still spend in this phase: 20 million in all, and no more than he has (heading «Restricciones a la
    construcción»)."""
    left = SPENDING - s.spent
    cash = s.player().cash
    return int(cash if cash < left else left)


def majors_left(s: State, major: i64) -> bool:
    """Whether track may be started from a major city: from two of them in a turn."""
    bits: i64 = s.majors
    one: i64 = T.one
    bits |= one << major
    n = 0
    while bits != 0:
        n += 1 if bits & 1 != 0 else 0
        bits >>= 1
    return n <= MAJORS_PER_TURN


def counted_major(s: State, point: i64) -> i64:
    """The major city that a track drawn from a point leaves, one of two in a phase; NONE when it goes on from own track elsewhere
    (heading «Restricciones a la construcción»)."""
    if s.touches(s.active, point) and not s.switches.majors_count_with_track:
        return NONE
    return T.major[point]


def may_start(s: State, point: i64) -> bool:
    """Track begins at own track or at the edge of a major city (heading «Restricciones a la construcción»)."""
    major: i64 = counted_major(s, point)
    if major == NONE:
        return s.touches(s.active, point)
    return majors_left(s, major)


class Ground:
    """Where the active player may build at all, whatever it costs and wherever it is begun."""

    def __init__(self, s: State) -> None:
        self.s: State = s
        self.guard: vec[u8] = critical(s, s.active)
        self.closed: vec[i64] = T.no_points[:]
        """By point: 1 where no track may end."""
        base: i64 = s.active * T.points
        point: i64
        for point in range(T.points):
            full = T.small[point] != 0 and s.degree[base + point] >= CITY_TRACKS
            if full or s.weather[point] & NO_BUILD != 0:
                self.closed[point] = 1

    def open(self, edge: i64) -> bool:
        s = self.s
        if s.owner[edge] != 0 or self.guard[edge] != 0 or T.inside[edge] != 0:
            return False
        closed = self.closed
        if closed[T.end_a[edge]] != 0 or closed[T.end_b[edge]] != 0:
            return False
        if s.flooded != 0 and T.system[edge] >= 0 and (s.flooded >> T.system[edge]) & 1 != 0:
            return False
        if s.rights:
            right: i64 = s.right_on(edge)
            return right == NOBODY or right == s.active
        return True


def starts(s: State) -> list[str]:
    """The points where track may begin."""
    found: list[str] = []
    point: i64
    for point in range(T.points):
        if may_start(s, point):
            found.append(T.names[point])
    return found


def closed_edges(s: State) -> list[int]:
    """The edges outside of major cities that the active player may not build."""
    ground = Ground(s)
    found: list[int] = []
    edge: i64
    for edge in range(T.edges):
        if T.inside[edge] == 0 and not ground.open(edge):
            found.append(int(edge))
    return found


def legal_builds(s: State) -> list[ItalianAction]:
    """Every single section that can be drawn next, ferries, locomotives."""
    out: list[ItalianAction] = []
    money: i64 = budget(s)
    if money > 0:
        ground = Ground(s)
        point: i64
        k: i64
        for point in range(T.points):
            if not may_start(s, point):
                continue
            for k in range(SLOTS):
                edge: i64 = T.beside_edge[point * SLOTS + k]
                if edge >= 0 and ground.open(edge):
                    there: i64 = T.beside[point * SLOTS + k]
                    if price_to(edge, there) <= money:
                        out.append(Build((T.names[point], T.names[there])))
    for line in A.ferries:
        ferry = Ferry(line.id)
        if ferry_problem(s, ferry) is None:
            out.append(ferry)
    for to in LOCOMOTIVES:
        upgrade = Upgrade(to)
        if upgrade_problem(s, upgrade) is None:
            out.append(upgrade)
    return out


# --- track -----------------------------------------------------------------------------------------------------------


def build_problem(s: State, a: Build) -> Problem | None:
    """Judge a drawn line section by section."""
    if len(a.path) < 2:
        return refusal("build_short")
    for name in a.path:
        if name not in A.index:
            return refusal("unknown_point", point=name)
    trial = s if len(a.path) == 2 else s.copy()
    for i in range(len(a.path) - 1):
        here, there = A.index[a.path[i]], A.index[a.path[i + 1]]
        problem = section_problem(trial, here, there)
        if problem is not None:
            return problem
        if i + 2 < len(a.path):
            draw_section(trial, here, there)
    return None


def section_problem(s: State, here: i64, there: i64) -> Problem | None:
    """Why a track cannot be drawn from a point to another."""
    ends = {"from": T.names[here], "to": T.names[there]}
    edge = edge_between(here, there)
    if edge == NONE:
        first, second = A.points[here], A.points[there]
        near = (second.row, second.col) in neighbours(first.row, first.col)
        return refusal("build_border" if near else "build_neighbour", **ends)
    if int(T.inside[edge]) != 0:
        return refusal("build_inside", city=A.cities[int(T.city[here])].id)
    if int(s.owner[edge]) != 0:
        return _owned(s, edge, ends)
    major = int(counted_major(s, here))
    if major == NONE:
        if not s.touches(s.active, here):
            return refusal("build_start", point=T.names[here])
    elif not majors_left(s, major):
        return refusal("build_majors", city=A.cities[A.majors[major]].id)
    return _edge_problem(s, edge, ends) or money_problem(s, int(price_to(edge, there)))


def closed_problem(s: State, here: i64, there: i64) -> Problem | None:
    """Whether the edge between two neighbours is closed, wherever a line begins and whatever it costs."""
    ends = {"from": T.names[here], "to": T.names[there]}
    edge = edge_between(here, there)
    return _owned(s, edge, ends) if int(s.owner[edge]) != 0 else _edge_problem(s, edge, ends)


def _owned(s: State, edge: i64, ends: dict[str, str]) -> Problem:
    return refusal("build_owned", **ends, seat=int(s.owner[edge]) - 1)


def _edge_problem(s: State, edge: i64, ends: dict[str, str]) -> Problem | None:
    """Floods, rights, weather, full cities, and the rival who must not be cut off."""
    seat = s.active
    system = int(T.system[edge])
    if system >= 0 and (s.flooded >> i64(system)) & 1 != 0:
        return refusal("river_closed", river=A.systems[system].id, event=news_on_river(s, system), **ends)
    right = int(s.right_on(edge))
    if right != NOBODY and right != seat:
        return refusal("build_right", **ends, seat=right)
    for point in (int(T.end_a[edge]), int(T.end_b[edge])):
        if int(s.weather[point]) & NO_BUILD != 0:
            return refusal("build_closed", point=T.names[point], event=news_on_point(s, point, NO_BUILD))
        if int(T.small[point]) != 0 and int(s.degree[seat * T.points + point]) >= CITY_TRACKS:
            return refusal("build_city_limit", city=T.names[point])
    city = int(critical(s, seat)[edge])
    if city != 0:
        return refusal("build_blocks", **ends, city=A.cities[city - 1].id)
    return None


def money_problem(s: State, price: int) -> Problem | None:
    """Whether a price is too high for this phase or for the cash."""
    left = SPENDING - int(s.spent)
    if price > left:
        return refusal("build_limit", price=price, left=left)
    if price > s.player().cash:
        return refusal("build_cash", price=price, cash=int(s.player().cash))
    return None


def draw_section(s: State, here: i64, there: i64) -> int:
    """One track from a point to its neighbour. Returns its price."""
    player = s.player()
    edge: i64 = edge_between(here, there)
    price: i64 = price_to(edge, there)
    major: i64 = counted_major(s, here)
    if major != NONE:
        one: i64 = T.one
        s.majors |= one << major
    set_owner(s, edge, s.active)
    if s.right_on(edge) != NOBODY:
        s.rights = without(s.rights, int(edge * 2 + s.active))
    player.cash -= price
    player.track_spent += price
    player.drawn += 1
    s.spent += price
    s.begun = True
    s.drawn = (*s.drawn, int(edge))
    return int(price)


def build(s: State, a: Build) -> list[Event]:
    price = 0
    after: list[Event] = []
    for i in range(len(a.path) - 1):
        price += draw_section(s, A.index[a.path[i]], A.index[a.path[i + 1]])
        goal_reached(s, int(s.active), after)
    return [
        Event(
            "build",
            {
                "seat": int(s.active),
                "from": a.path[0],
                "to": a.path[-1],
                "count": len(a.path) - 1,
                "price": price,
                "left": SPENDING - int(s.spent),
            },
        ),
        *after,
    ]


# --- ferries ---------------------------------------------------------------------------------------------------------


def ferry_start(s: State, ferry: i64) -> int:
    """How a ferry is connected (heading «Conexiones por transbordador»): BY_NETWORK, by a major city that it leaves, or UNCONNECTED."""
    ends = (int(T.ferry_a[ferry]), int(T.ferry_b[ferry]))
    counts = s.switches.majors_count_with_track
    for port in ends:
        if _has_track(s, port) and (T.major[port] == NONE or not counts):
            return BY_NETWORK
    ports = [port for port in ends if int(T.major[port]) != NONE]
    if not ports:
        return UNCONNECTED
    if counts:  # of two it leaves the one that costs no further city, or else the one that has track
        for port in ports:
            if (s.majors >> T.major[port]) & 1 != 0:
                return int(T.major[port])
        for port in ports:
            if _has_track(s, port):
                return int(T.major[port])
    return int(T.major[ports[0]])


def _has_track(s: State, port: i64) -> bool:
    """Own track ends in a port, or anywhere in the major city it belongs to."""
    if T.major[port] == NONE:
        return s.touches(s.active, port)
    for point in A.cities[T.city[port]].points:
        if s.touches(s.active, point):
            return True
    return False


def ferry_problem(s: State, a: Ferry) -> Problem | None:
    ferry = A.ferry_index.get(a.ferry, NONE)
    if ferry == NONE:
        return refusal("unknown_ferry", ferry=a.ferry)
    if (s.player().ferries >> i64(ferry)) & 1 != 0:
        return refusal("ferry_yours", ferry=a.ferry)
    start = ferry_start(s, ferry)
    if start == UNCONNECTED:
        return refusal("ferry_unconnected", ferry=a.ferry)
    if start != BY_NETWORK and not majors_left(s, start):
        return refusal("build_majors", city=A.cities[A.majors[start]].id)
    for port in A.ferries[ferry].ends:
        if int(s.weather[port]) & NO_BUILD != 0:
            return refusal("build_closed", point=T.names[port], event=news_on_point(s, port, NO_BUILD))
    return money_problem(s, int(ferry_price(s, s.active, ferry)))


def build_ferry(s: State, a: Ferry) -> list[Event]:
    """The first builder pays the higher price, the second the lower."""
    player = s.player()
    ferry = A.ferry_index[a.ferry]
    price = int(ferry_price(s, s.active, ferry))
    start = ferry_start(s, ferry)
    one: i64 = T.one
    if start != BY_NETWORK:
        s.majors |= one << i64(start)
    player.ferries |= one << i64(ferry)
    player.cash -= price
    player.ferry_spent += price
    s.spent += price
    s.begun = True
    left = SPENDING - int(s.spent)
    events = [Event("ferry", {"seat": int(s.active), "ferry": a.ferry, "price": price, "left": left})]
    goal_reached(s, int(s.active), events)
    return events


# --- locomotives -----------------------------------------------------------------------------------------------------


def upgrade_price(s: State, to: str) -> int:
    """What a change of locomotive costs; 0 = there is none (heading «Mejorar la locomotora»)."""
    return UPGRADES.get((int(s.player().locomotive), LOCOMOTIVES.index(to)), 0)


def upgrade_problem(s: State, a: Upgrade) -> Problem | None:
    player = s.player()
    price = upgrade_price(s, a.to)
    if price == 0:
        return refusal("upgrade_path", locomotive=LOCOMOTIVES[player.locomotive], to=a.to)
    if a.to == "fast" and len(player.loads) > 2:
        return refusal("upgrade_loads", to=a.to, count=len(player.loads))
    return money_problem(s, price)


def upgrade(s: State, a: Upgrade) -> list[Event]:
    player = s.player()
    price = upgrade_price(s, a.to)
    player.locomotive = LOCOMOTIVES.index(a.to)
    player.cash -= price
    player.engine_spent += price
    s.spent += price
    s.begun = True
    left = SPENDING - int(s.spent)
    return [Event("upgrade", {"seat": int(s.active), "locomotive": a.to, "price": price, "left": left})]
