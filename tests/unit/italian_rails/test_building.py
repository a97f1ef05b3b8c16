"""Drawing track: where, what it costs, limits, floods and rights, cutting off, ferries, locomotives."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from anden.games.italian_rails.actions import Build
from anden.games.italian_rails.printed.atlas import A, neighbours
from anden.games.italian_rails.state import State, set_owner
from anden.games.italian_rails.track.blocking import critical
from tests.scenarios.italian_rails.table import Scene, edge_of, route


def builder(**options: Any) -> Scene:
    return Scene(**options).building()


def test_track_begins_at_major_cities_or_own_track() -> None:
    scene = builder()
    assert scene.why("build cremona M15").key == "build_start"
    assert scene.why("build milano K13").key == "build_inside"
    scene.do("build L12 L13 cremona M15")
    assert scene.told("build") == [
        {"seat": 0, "from": "L12", "to": "M15", "count": 3, "price": 3 + 3 + 1, "left": 13}
    ]
    assert scene.money(0) == 53
    assert scene.may("build M15 parma")


def test_a_line_is_judged_section_by_section() -> None:
    scene = builder().track(1, "M15", "parma")
    assert scene.why("build L12 L13 cremona M15 parma").key == "build_owned"
    assert scene.why("build L12 L13 L12").key == "build_owned"
    assert scene.why("build L12").key == "build_short"
    assert scene.why("build L12 cremona").key == "build_neighbour"
    assert scene.why(Build(("L12", "Q99"))).key == "unknown_point"
    assert scene.money(0) == 60


def test_the_border_is_closed() -> None:
    pair = next(
        (A.points[p].name, A.points[q].name)
        for p in range(len(A.points))
        for q in range(len(A.points))
        if p < q and (A.points[q].row, A.points[q].col) in _around(p) and (p, q) not in A.between
    )
    assert builder().why(Build(pair)).key == "build_border"


def _around(point: int) -> list[tuple[int, int]]:
    return neighbours(A.points[point].row, A.points[point].col)


def test_prices_are_those_of_the_end_and_the_crossing() -> None:
    scene = builder()
    scene.do("build K13 K14")
    assert scene.money(0) == 60 - 3, "plain and a river"
    scene = builder().track(0, "reggio", "AX35")
    scene.do("build reggio messina")
    assert scene.money(0) == 60 - 6, "a medium city and an inlet"


def test_twenty_million_a_turn_and_never_more_than_the_cash() -> None:
    scene = builder().cash(0, 100)
    scene.state.spent = 18
    assert scene.why("build K13 K14").key == "build_limit"
    assert scene.may("build AC23 AB23")
    scene = builder().cash(0, 2)
    assert scene.why("build K13 K14").key == "build_cash"
    assert [text for text in scene.offers("build") if text == "build K13 K14"] == []


def test_two_major_cities_per_turn() -> None:
    scene = builder()
    scene.do("build L12 L13", "build AC23 AB23", "build L11 M11")
    assert scene.why("build AJ29 AJ30").key == "build_majors"
    assert not [text for text in scene.offers("build") if text.startswith("build AJ29")]
    assert scene.view()["building"]["majors"] == ["milano", "roma"]
    scene.do("build L13 cremona")
    scene.track(0, "AJ29", "AJ30")
    assert scene.offers("build AJ30"), "from own track without limit"


def test_three_tracks_into_a_small_city() -> None:
    scene = builder()
    for n in ("K14", "K15", "L13"):
        scene.track(0, "cremona", n)
    assert scene.why("build cremona L15").key == "build_city_limit"
    scene = builder().track(1, "cremona", "K14").track(1, "cremona", "K15").track(0, "cremona", "L13")
    assert scene.may("build cremona L15"), "each player has three"


# --- floods ------------------------------------------------------------------------------------------------------------


def test_a_flood_takes_bridges_and_closes_the_river() -> None:
    scene = (
        Scene().track(0, "K13", "K14", "cremona").track(1, "K13", "J13").train(0, "milano").loads(0, "ham")
    )
    scene.state.forced = 1
    scene.state.phase = 5
    scene.do("draw 93")
    assert scene.told("washed_away") == [
        {"river": "po", "count": 1, "seat": 0},
        {"river": "po", "count": 1, "seat": 1},
    ]
    scene.quiet_luck()
    assert scene.why("move milano K13 K14").key == "river_closed"
    scene.do("end")
    assert scene.why("build K13 K14").key == "river_closed"
    assert scene.state.people[0].sections == 1


def test_only_the_owner_rebuilds_until_he_had_a_turn() -> None:
    """The flood was drawn by seat 0 and ends with this turn of his; seat 1 lost a bridge, and so did he."""
    scene = builder().right(1, "K13", "K14").right(0, "K13", "J13").news("flood_po", seat=0, ends=1)
    scene.end_turn()
    assert scene.told("news_over") == [{"event": "flood_po"}]
    assert len(scene.state.rights) == 2, "in flood nobody had a turn to rebuild"
    scene.building()
    assert scene.why("build K13 J13").key == "build_right"
    assert scene.may("build K13 K14")
    scene.end_turn()
    scene.building()
    assert scene.may("build K13 K14"), "seat 1 had his turn"
    scene.end_turn()
    assert not scene.state.rights


def test_a_lost_turn_is_no_turn_to_rebuild() -> None:
    scene = builder().right(1, "K13", "K14")
    scene.state.people[1].lost = 1
    scene.end_turn()
    assert scene.state.active == 0
    scene.building()
    assert scene.why("build K13 K14").key == "build_right"


def test_rebuilding_uses_up_the_right() -> None:
    scene = builder().right(0, "K13", "K14")
    scene.do("build K13 K14")
    assert scene.state.rights == ()


def test_the_inside_of_rome_survives_the_tiber() -> None:
    scene = Scene().train(0, "AC22").news("flood_tevere")
    assert scene.may("move AC22 roma AE23")


def test_no_building_in_fog() -> None:
    scene = builder().news("fog_po_plain")
    problem = scene.why("build L12 L13")
    assert (problem.key, problem.args["event"]) == ("build_closed", "fog_po_plain")
    assert scene.may("build AC23 AB23")


# --- cutting off -------------------------------------------------------------------------------------------------------


def test_trieste_has_two_entries() -> None:
    scene = builder().track(0, "trieste", "I26").track(0, "I25", "I26")
    problem = scene.why("build trieste J25")
    assert (problem.key, problem.args["city"]) == ("build_blocks", "trieste")
    assert not [text for text in scene.offers("build") if text.endswith(" J25") and "trieste" in text]
    scene.track(1, "trieste", "J25")
    assert scene.may("build I26 J25"), "he is in"
    scene = builder().track(0, "trieste", "I26")
    assert scene.may("build I26 I25"), "the rival can still come by J25"


def test_lecce_takes_two_of_one_player() -> None:
    scene = builder().track(0, "AK42", "lecce", "AL42")
    assert scene.why("build lecce AL43").key == "build_blocks"
    assert scene.track(1, "AL43", "AM43").why("build lecce AL43").key == "build_blocks"
    scene = builder().track(0, "AK42", "lecce", "AL42").track(1, "lecce", "AL43")
    assert scene.may("build AL42 AL43"), "he is in already"


def test_a_corridor_far_from_the_city() -> None:
    """All edges between Lecce's corner and the rest but one are mine: the last one is the rival's only way."""
    scene = builder()
    inside = {n for n, p in enumerate(A.points) if p.col >= 40 and 34 <= p.row <= 42}
    ring = [n for n, e in enumerate(A.edges) if (e.a in inside) != (e.b in inside)]
    for edge in ring[1:]:
        set_owner(scene.state, edge, 0)
    a, b = (A.points[p].name for p in (A.edges[ring[0]].a, A.edges[ring[0]].b))
    text = f"build {a} {b}" if scene.state.touches(0, A.index[a]) else f"build {b} {a}"
    assert scene.why(text).key == "build_blocks"
    set_owner(scene.state, ring[-1], -1)
    assert scene.may(text), "with a second gap it is allowed"


def test_the_rival_must_be_able_to_leave_milan() -> None:
    scene = builder()
    outer = A.cities[A.city_index["milano"]].points
    exits = [n for n, e in enumerate(A.edges) if not e.inside and (e.a in outer or e.b in outer)]
    for edge in exits[1:]:
        set_owner(scene.state, edge, 0)
    e = A.edges[exits[0]]
    a, b = (e.a, e.b) if e.a in outer else (e.b, e.a)
    problem = scene.why(f"build {A.points[a].name} {A.points[b].name}")
    assert (problem.key, problem.args["city"]) == ("build_blocks", "milano")


def cut_off(s: State, edge: int) -> bool:
    """Naively: whether the rival (seat 1) loses a city when seat 0 builds an edge."""
    points = range(len(A.points))
    mine = {p for p in points if s.touches(1, p)}
    full = {p for p in mine if A.points[p].city >= 0 and s.degree[len(A.points) + p] >= 3}
    full = {p for p in full if A.cities[A.points[p].city].tier != "major"}
    ways: list[list[tuple[int, int]]] = [[] for _ in points]
    for n, e in enumerate(A.edges):
        free = s.owner[n] == 0 and e.a not in full and e.b not in full
        if e.inside or free or s.owner[n] == 2:
            ways[e.a].append((n, e.b))
            ways[e.b].append((n, e.a))
    for ferry in A.ferries:
        ways[ferry.ends[0]].append((-1, ferry.ends[1]))
        ways[ferry.ends[1]].append((-1, ferry.ends[0]))

    def walk(start: int, without: int) -> set[int]:
        seen, queue = {start}, [start]
        for p in queue:
            for n, q in ways[p]:
                if q not in seen and n != without:
                    seen.add(q)
                    queue.append(q)
        return seen

    ends = {A.edges[edge].a, A.edges[edge].b}
    whole = walk(min(ends), -2)
    starts = mine.union(*(A.cities[c].points for c in A.majors))
    if not ends <= whole or not whole & starts:
        return False
    cities = {p for p in points if A.points[p].city >= 0}
    parts = [walk(end, edge) for end in ends]
    if parts[0] & ends == ends:
        return False
    return any(bool(here & cities) and bool(there & (cities | mine)) for here, there in (parts, parts[::-1]))


def test_what_one_may_not_build_the_other_may() -> None:
    """The answer is kept for one builder at a time."""
    s = builder().track(0, "trieste", "I26").state
    edge = edge_of("trieste", "J25")
    assert [bool(critical(s, seat)[edge]) for seat in (0, 1, 0)] == [True, False, True]


@pytest.mark.parametrize("seed", range(6))
def test_critical_sections_against_trying_each(seed: int) -> None:
    rng = Random(seed)
    scene = Scene()
    s = scene.state
    free = [n for n, e in enumerate(A.edges) if not e.inside]
    small = [city.point for city in A.cities if city.tier != "major"]
    for point in rng.sample(small, 7):  # cities the rival has filled himself
        for edge in [n for n in free if point in (A.edges[n].a, A.edges[n].b)][:3]:
            if s.owner[edge] == 0:
                set_owner(s, edge, 1)
    for edge in rng.sample([n for n in free if s.owner[n] == 0], 1000):
        seat = 0 if rng.random() < 0.94 else 1
        ends = [p for p in (A.edges[edge].a, A.edges[edge].b) if A.points[p].city >= 0]
        if all(s.degree[seat * len(A.points) + p] < 3 for p in ends):
            set_owner(s, edge, seat)
    guard = critical(s, 0)
    left = [n for n in free if s.owner[n] == 0]
    flagged = [n for n in left if guard[n]]
    assert flagged
    for edge in flagged[:12] + rng.sample([n for n in left if not guard[n]], 25):
        assert cut_off(s, edge) == bool(guard[edge]), edge


# --- ferries and locomotives ---------------------------------------------------------------------------------------------


def test_ferries_cost_more_for_the_first() -> None:
    scene = builder().track(0, "roma", "AB23")
    scene.do("ferry roma_olbia")
    assert scene.money(0) == 52
    assert scene.may("build olbia AI11"), "track goes on from the far end"
    scene.end_turn()
    scene.building().do("ferry roma_olbia")
    assert scene.money(1) == 55
    assert scene.why("ferry roma_olbia").key == "ferry_yours"


def test_a_ferry_must_be_connected() -> None:
    scene = builder()
    assert scene.why("ferry genova_porto_torres").key == "ferry_unconnected"
    assert scene.track(0, "genova", "O10").may("ferry genova_porto_torres")
    scene = builder()
    scene.do("ferry roma_olbia", "build L12 L13")
    assert scene.why("ferry napoli_palermo").key == "build_majors", (
        "a ferry out of a major city starts from it"
    )


@pytest.mark.parametrize(
    ("old", "new", "price"),
    [
        ("freight", "fast", 20),
        ("freight", "heavy", 20),
        ("fast", "super", 20),
        ("heavy", "super", 20),
        ("fast", "heavy", 5),
        ("heavy", "fast", 5),
        ("freight", "super", 0),
        ("super", "fast", 0),
        ("fast", "fast", 0),
    ],
)
def test_locomotives(old: str, new: str, price: int) -> None:
    scene = builder().locomotive(0, old)
    if price == 0:
        assert scene.why(f"upgrade {new}").key == "upgrade_path"
        return
    scene.do(f"upgrade {new}")
    assert (scene.money(0), scene.view()["building"]["left"]) == (60 - price, 20 - price)
    if price == 20:
        assert scene.why("build L12 L13").key == "build_limit"


def test_three_loads_do_not_fit_a_fast_freight() -> None:
    scene = builder().locomotive(0, "heavy").train(0, "roma").loads(0, "ham", "ham", "wine")
    assert scene.why("upgrade fast").key == "upgrade_loads"
    assert scene.may("upgrade super")


def test_what_the_page_is_told_of_building() -> None:
    scene = builder().track(1, "K13", "K14").right(1, "K13", "J13")
    view = scene.view()["building"]
    assert edge_of("K13", "K14") in view["closed"]
    assert edge_of("K13", "J13") in view["closed"]
    assert edge_of("L12", "L13") not in view["closed"]
    assert set(view["starts"]) >= {"K13", "AC22", "AX24"}
    assert "cremona" not in view["starts"]
    assert route("L12", "cremona") == ["L12", "L13", "cremona"]
