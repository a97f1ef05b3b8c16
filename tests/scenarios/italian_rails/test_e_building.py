"""«Dibujar vías», «Conexiones por transbordador», «Mejorar la locomotora», floods."""

from __future__ import annotations

import pytest

from anden.games.italian_rails.printed.atlas import A
from anden.games.italian_rails.state import set_owner
from tests.scenarios.italian_rails.happenings import strike
from tests.scenarios.italian_rails.table import BESIDE, NEWS, Scene, distances, edge_of

PO = ("po", "dora_baltea", "tanaro", "ticino", "adda", "oglio", "mincio", "trebbia", "secchia")

CITIES_AROUND_MILANO = ("milano", "torino", "aosta", "genova", "cremona", "parma")


def builder(seat: int = 0, version: int = 2) -> Scene:
    scene = Scene(version).building()
    scene.state.active = seat
    return scene


@pytest.mark.parametrize(
    ("own", "section", "price"),
    [
        (("J11", "I11"), "J11 J10", 1),
        (("AC23", "AB23"), "AB23 AB24", 2),
        (("F20", "F21"), "F20 E20", 5),
        (("L12", "L13"), "L13 cremona", 3),
        (("O10", "N10"), "O10 genova", 3),
        (("AG30", "AF30"), "AG30 AH29", 5),
        (("K14", "cremona"), "K14 K13", 7),
        (("F23", "G23"), "F23 F24", 4),
        (("H17", "H16"), "H16 I17", 5),
        (("reggio", "AX35"), "reggio messina", 6),
        (("messina", "AW33"), "messina reggio", 6),
        (("cremona", "K14"), "cremona M15", 1),
    ],
    ids=[
        "plain",
        "mountain",
        "alpine",
        "small city",
        "medium city",
        "major city",
        "river and major city",
        "river and mountain (the rulebook's example)",
        "lake and mountain",
        "strait",
        "strait the other way",
        "out of a city into the plain",
    ],
)
def test_the_price_is_that_of_the_end_and_the_crossing(
    own: tuple[str, str], section: str, price: int
) -> None:
    """«Leyenda del mapa»."""
    scene = builder().track(0, *own)
    scene.do(f"build {section}")
    assert scene.told("build")[0]["price"] == price
    assert scene.money(0) == 60 - price


def test_20_million_are_all_that_can_be_spent() -> None:
    scene = builder().cash(0, 100).track(0, "L12", "L13")
    scene.state.spent = 19
    assert scene.why("build L13 cremona").args == {"price": 3, "left": 1}
    assert scene.may("build L13 K14")
    poor = builder().cash(0, 2).track(0, "L12", "L13")
    assert poor.why("build L13 cremona").args == {"price": 3, "cash": 2}


def test_the_cash_of_a_toll_is_not_part_of_the_20() -> None:
    scene = Scene().track(1, "L12", "L13").train(0, "milano")
    scene.do("move milano L12 L13", "end")
    assert scene.money(0) == 56
    assert scene.view()["building"]["left"] == 20


# --- ferries and locomotives -------------------------------------------------------------------------------------------


def test_24_the_first_builder_pays_more() -> None:
    scene = builder().track(0, "AB23", "AC23").track(1, "olbia", "AI11")
    scene.do("ferry roma_olbia")
    assert (scene.money(0), scene.view()["building"]["left"]) == (52, 12)
    scene.end_turn()
    scene.building()
    assert scene.state.active == 1
    scene.do("ferry roma_olbia")
    assert (scene.money(1), scene.view(1)["building"]["left"]) == (55, 15), "by its far end"
    assert scene.view()["ferries"]["roma_olbia"] == {"owners": [0, 1], "price": None}


def test_24_one_end_must_be_connected() -> None:
    scene = builder()
    assert scene.why("ferry genova_porto_torres").key == "ferry_unconnected"
    scene.track(0, "AI8", "AI9").do("ferry genova_porto_torres")
    assert scene.may("build genova O10"), "track goes on from the other port"


def test_28_a_ferry_out_of_a_major_city_counts_like_a_track() -> None:
    """The port of Roma is AE22. Own track at AC23 makes no difference, own track in Olbia does: from there it leads to Roma."""
    scene = builder().track(0, "AB23", "AC23")
    scene.do("build L12 L13", "build AH29 AG30")
    assert scene.why("ferry roma_olbia").args == {"city": "roma"}
    assert scene.offers("ferry") == ["ferry napoli_palermo"], "Napoli is one of the two"
    scene.track(0, "olbia", "AI11")
    scene.do("ferry roma_olbia")
    assert started(scene) == ["milano", "napoli"]
    fresh = builder()
    fresh.do("ferry roma_olbia")
    assert started(fresh) == ["roma"]


def started(scene: Scene) -> list[str]:
    """Major cities that count as started from in this turn."""
    return list(scene.view(int(scene.state.active))["building"]["majors"])


@pytest.mark.parametrize(
    ("track", "before", "counts"),
    [
        ((), (), ["napoli"]),
        (("AY24", "AX24"), (), ["palermo"]),
        (("AH29", "AG30"), (), ["napoli"]),
        ((), ("build AY25 AY24",), ["palermo"]),
        (("AH29", "AG30"), ("build AY25 AY24",), ["palermo"]),
        (("AY24", "AX24"), ("build AH29 AG30",), ["napoli"]),
        ((), ("build L12 L13", "build AY25 AY24"), ["milano", "palermo"]),
        ((), ("build L12 L13", "build AH29 AG30"), ["milano", "napoli"]),
    ],
    ids=[
        "the first named",
        "the one with track",
        "the one with track, the other way round",
        "the one started from already",
        "rather than the one with track",
        "rather than the one with track, the other way round",
        "so that there is no third",
        "so that there is no third, the other way round",
    ],
)
def test_28_which_of_two_major_cities_a_ferry_leaves(
    track: tuple[str, ...], before: tuple[str, ...], counts: list[str]
) -> None:
    """Napoli–Palermo leads out of one and into the other, which does not count."""
    scene = builder()
    if track:
        scene.track(0, *track)
    scene.do(*before, "ferry napoli_palermo")
    assert started(scene) == counts


def test_28_a_ferry_between_two_further_major_cities_is_refused() -> None:
    scene = builder()
    scene.do("build L12 L13", "build AC23 AB23")
    assert scene.why("ferry napoli_palermo").args == {"city": "napoli"}
    assert scene.track(0, "AX24", "AY24").why("ferry napoli_palermo").args == {"city": "palermo"}
    assert scene.offers("ferry") == ["ferry roma_olbia"]


def test_28_the_far_port_of_a_ferry_counts_for_its_own_city() -> None:
    """Track from the port in Palermo leaves Palermo, though the ferry was drawn out of Napoli."""
    scene = builder()
    scene.do("build L12 L13", "ferry napoli_palermo")
    assert started(scene) == ["milano", "napoli"]
    assert scene.why("build AX26 AY27").args == {"city": "palermo"}


def test_28_in_version_1_a_ferry_from_a_city_with_track_does_not_count() -> None:
    scene = builder(version=1).track(0, "AB23", "AC23")
    scene.do("build L12 L13", "build AH29 AG30", "ferry roma_olbia")
    assert started(scene) == ["milano", "napoli"]
    fresh = builder(version=1)
    fresh.do("ferry roma_olbia")
    assert started(fresh) == ["roma"], "without track the ferry starts from there"
    fresh.do("build AY25 AY24")
    assert fresh.may("ferry napoli_palermo"), "Palermo has track now"


def test_28_in_version_1_a_ferry_between_cities_without_track_leaves_the_first() -> None:
    scene = builder(version=1)
    scene.do("ferry napoli_palermo")
    assert started(scene) == ["napoli"]


def test_24_no_ferry_to_a_port_where_building_is_forbidden() -> None:
    """Ash falls on the port of Napoli; it could be built from Palermo."""
    scene = builder().news("vesuvio")
    assert scene.why("ferry napoli_palermo").args["event"] == "vesuvio"
    assert scene.may("ferry palermo_cagliari")


def test_27_an_improvement_for_20_leaves_nothing_for_track() -> None:
    scene = builder().cash(0, 100)
    scene.do("upgrade fast")
    assert scene.why("build J11 J10").args == {"price": 1, "left": 0}
    assert scene.offers("build") == []
    late = builder().cash(0, 100)
    late.do("build J11 J10")
    assert late.why("upgrade fast").args == {"price": 20, "left": 19}


def test_27_a_change_for_5_leaves_15() -> None:
    scene = builder().locomotive(0, "fast")
    scene.do("upgrade heavy")
    assert scene.view()["building"]["left"] == 15
    assert scene.view()["players"][0]["speed"] == 9
    assert scene.view()["players"][0]["capacity"] == 3


def test_27_three_loads_do_not_fit_into_a_fast_freight() -> None:
    scene = builder().locomotive(0, "heavy").train(0, "roma").loads(0, "ham", "wine", "art")
    assert scene.why("upgrade fast").args == {"to": "fast", "count": 3}
    assert scene.loads(0, "ham", "wine").may("upgrade fast")


# --- where track may go ------------------------------------------------------------------------------------------------


def test_28_out_of_two_major_cities_a_turn() -> None:
    scene = builder()
    scene.do("build L12 L13", "build AC23 AB23", "build K13 K14")
    assert scene.why("build AH29 AG30").args == {"city": "napoli"}
    scene.do("build L13 cremona")
    scene.end_turn()
    scene.end_turn()
    scene.building()
    assert scene.may("build AH29 AG30"), "in the next turn"


def test_28_own_track_in_a_major_city_makes_no_difference() -> None:
    """«Sólo puedes dibujar vías que salgan de hasta dos ciudades principales»."""
    scene = builder().track(0, "AH29", "AG30")
    scene.do("build J11 J10", "build AC23 AB23")
    assert scene.why("build AH29 AH30").args == {"city": "napoli"}
    assert "AH29" not in scene.view()["building"]["starts"]
    assert not [text for text in scene.offers("build") if text.startswith("build AH29")]
    assert started(scene) == ["milano", "roma"]


def test_28_what_leaves_a_city_with_track_counts_too() -> None:
    scene = builder().track(0, "AH29", "AG30")
    scene.do("build AH29 AH30", "build J11 J10")
    assert started(scene) == ["milano", "napoli"]
    assert scene.why("build AC23 AB23").args == {"city": "roma"}


def test_28_out_of_own_track_elsewhere_without_limit() -> None:
    scene = builder().track(0, "AH29", "AG30").track(0, "AY25", "AY24")
    scene.do("build J11 J10", "build AC23 AB23", "build AG30 AF30", "build AY24 AY23", "build AB23 AB24")
    assert started(scene) == ["milano", "roma"]


def test_28_a_track_into_a_major_city_does_not_count() -> None:
    scene = builder().track(0, "AH29", "AG30").track(0, "AG30", "AH30")
    scene.do("build J11 J10", "build AC23 AB23", "build AH30 AH29")
    assert started(scene) == ["milano", "roma"]


def test_28_a_line_through_a_major_city_leaves_it() -> None:
    scene = builder().cash(0, 100).track(0, "AG30", "AF30")
    scene.do("build J11 J10", "build AC23 AB23")
    assert scene.why("build AG30 AH29 AH30").args == {"city": "napoli"}
    assert scene.may("build AG30 AH29")


def test_28_in_version_1_own_track_in_a_major_city_goes_on_without_limit() -> None:
    scene = builder(version=1).track(0, "AH29", "AG30").track(0, "AY25", "AY24")
    scene.do("build J11 J10", "build AC23 AB23", "build AG30 AF30", "build AH29 AH30", "build AY24 AY23")
    assert started(scene) == ["milano", "roma"]


def test_29_a_fourth_own_track_into_a_city() -> None:
    scene = builder().track(0, "K14", "cremona", "K15").track(0, "cremona", "L13").track(0, "L15", "M15")
    assert scene.why("build L15 cremona").args == {"city": "cremona"}
    assert scene.why("build cremona L15").args == {"city": "cremona"}, "in either direction"
    assert not [text for text in scene.offers("build") if "cremona" in text]


def test_29_a_second_owner_and_the_red_area() -> None:
    scene = builder().track(1, "L12", "L13")
    assert scene.why("build L12 L13").args == {"from": "L12", "to": "L13", "seat": 1}
    assert scene.why("build milano L12").args == {"city": "milano"}
    assert scene.why("build L11 L12").args == {"city": "milano"}


def test_29_only_neighbours_and_no_border() -> None:
    scene = builder().track(0, "M4", "M5")
    assert scene.why("build M4 N4").key == "build_border"
    assert scene.why("build M4 Q9").key == "build_neighbour"


# --- cutting off -------------------------------------------------------------------------------------------------------


def test_30_trieste_has_two_entries() -> None:
    scene = builder().track(0, "trieste", "I26").track(0, "I26", "I25").track(0, "J25", "I25")
    assert scene.why("build J25 trieste").args == {"from": "J25", "to": "trieste", "city": "trieste"}
    inside = builder().track(0, "J25", "I25").track(1, "trieste", "I26")
    assert inside.may("build J25 trieste"), "he is in"


def test_30_lecce_has_three() -> None:
    scene = builder().track(0, "AK41", "AK42").track(0, "AK42", "AL42")
    scene.do("build AK42 lecce", "build AL42 lecce")
    scene.track(0, "AL42", "AL43")
    assert scene.why("build AL43 lecce").args["city"] == "lecce"
    both = builder().track(0, "AK42", "lecce").track(0, "AL42", "AL43").track(1, "lecce", "AL42")
    assert both.may("build AL43 lecce"), "he is in"


def wall(inside: set[int]) -> tuple[Scene, list[int], str]:
    """Seat 0 owns all edges between some points and the rest but one; that one, as an action."""
    ring = [n for n, e in enumerate(A.edges) if not e.inside and (e.a in inside) != (e.b in inside)]
    scene = builder()
    for edge in ring[1:]:
        set_owner(scene.state, edge, 0)
    last = A.edges[ring[0]]
    ends = [last.a, last.b] if scene.state.touches(0, last.a) else [last.b, last.a]
    return scene, ring, "build " + " ".join(A.points[end].name for end in ends)


def test_30_the_last_free_corridor_far_from_the_city() -> None:
    """The heel of Italy: Lecce lies behind the wall, and the rival outside."""
    lecce = A.points[A.named("lecce")]
    heel = {n for n, p in enumerate(A.points) if p.col >= lecce.col - 3 and abs(p.row - lecce.row) < 5}
    scene, ring, text = wall(heel)
    problem = scene.why(text)
    assert (problem.key, problem.args["city"]) == ("build_blocks", "lecce")
    assert text not in scene.offers("build")
    set_owner(scene.state, ring[-1], -1)
    assert scene.may(text), "with a second gap"


def test_30_a_ferry_keeps_a_corridor_open() -> None:
    """The south of Sardinia behind a wall: the ferry from Palermo still leads to Cagliari."""
    cagliari = A.points[A.named("cagliari")]
    south = {n for n, p in enumerate(A.points) if p.land == cagliari.land and p.row >= cagliari.row - 3}
    scene, _ring, text = wall(south)
    assert scene.may(text)


def test_30_a_rival_without_track_starts_from_the_major_cities() -> None:
    """Udine's corner: all edges around Trieste and Udine but one are taken; the last one would close two cities."""
    udine = A.points[A.named("udine")]
    scene, ring, text = wall({n for n, p in enumerate(A.points) if p.col >= udine.col - 1 and p.row <= 9})
    assert scene.why(text).args["city"] in ("trieste", "udine")
    set_owner(scene.state, ring[-1], 1)
    assert scene.may(text), "with an own track across the rival is in"


def test_30_two_networks_of_the_rival_can_still_be_joined() -> None:
    """He has track in Milano and in Roma: the last way out of Milano is his, though he has reached both."""
    near = distances("milano")
    scene, ring, text = wall({A.named(point) for point, steps in near.items() if steps <= 3})
    scene.track(1, "L12", "L13").track(1, "AC23", "AB23")
    assert scene.why(text).args["city"] in CITIES_AROUND_MILANO
    set_owner(scene.state, ring[-1], -1)
    assert scene.may(text), "with a second gap"


def test_30_what_a_flood_has_parted_can_still_be_joined() -> None:
    """His track in Trieste hangs on nothing any more: the last way to it stays open."""
    scene = builder().track(1, "trieste", "J25").track(0, "I26", "I25")
    for beside in BESIDE[A.named("J25")]:
        edge = edge_of("J25", A.points[beside].name)
        if scene.state.owner[edge] == 0:
            set_owner(scene.state, edge, 0)
    assert scene.why("build I26 trieste").args["city"] == "trieste"


def test_31_the_strait_of_messina() -> None:
    crossing = [edge for edge in A.edges if edge.water == "stretto_di_messina"]
    assert len(crossing) == 3
    scene = builder().track(0, "reggio", "AX35")
    scene.do("build reggio messina")
    scene.end_turn()
    scene.building().track(1, "reggio", "AX35").track(1, "AW35", "AX35")
    assert scene.why("build reggio messina", 1).key in ("build_owned", "build_start")
    scene.do("build AW35 messina")
    assert scene.money(1) == 54, "both players can cross"


# --- floods ------------------------------------------------------------------------------------------------------------


def test_32_the_flood_of_the_po_takes_bridges_over_all_nine_rivers() -> None:
    scene = Scene()
    for n, river in enumerate(PO):
        bridge = next(k for k, edge in enumerate(A.edges) if edge.water == river and edge.crossing == "river")
        set_owner(scene.state, bridge, n % 2)
    scene.track(0, "reggio", "messina").track(1, "F23", "F24")
    strike(scene, "flood_po")
    assert scene.told("washed_away") == [
        {"river": "po", "count": 5, "seat": 0},
        {"river": "po", "count": 4, "seat": 1},
    ]
    assert [player.sections for player in scene.state.people] == [1, 1], "strait and Tagliamento stand"


def test_32_no_crossing_while_it_lasts_and_then_the_owner_first() -> None:
    """Drawn in the turn of seat 0; the bridge was his rival's. It ends with the next turn of seat 0."""
    scene = (
        Scene().track(1, "K13", "K14").track(1, "K14", "cremona").track(0, "milano", "L13").train(0, "milano")
    )
    strike(scene, "flood_po").quiet_luck()
    assert scene.why("move milano K13 K14").args["river"] == "po"
    scene.do("end")
    assert scene.why("build K13 K14").key == "river_closed"
    scene.do("end")
    scene.building()
    assert scene.why("build K14 K13").key == "river_closed", "for its owner too"
    scene.end_turn()
    scene.end_turn()
    assert scene.told("news_over") == [{"event": "flood_po"}]
    scene.building()
    assert scene.state.active == 1
    assert scene.may("build K14 K13")
    scene.end_turn()
    scene.building()
    assert scene.state.active == 0
    assert scene.may("build K13 K14"), "he had his turn"


def test_32_turns_in_the_flood_are_no_turns_to_rebuild() -> None:
    """The bridge belongs to who drew the flood: his next turn is still in flood, so the one after it is his to rebuild."""
    scene = Scene().track(0, "K13", "K14")
    strike(scene, "flood_po").quiet_luck()
    for _ in range(3):
        scene.end_turn()
    assert scene.told("news_over") == [{"event": "flood_po"}]
    scene.building()
    assert scene.state.active == 1
    assert scene.why("build K13 K14").key == "build_right"
    scene.end_turn()
    scene.building()
    assert scene.may("build K13 K14")
    scene.end_turn()
    scene.building()
    assert scene.may("build K13 K14"), "the rival, after that turn"


def test_32_until_then_the_rival_may_not() -> None:
    scene = builder().right(1, "K13", "K14")
    assert scene.why("build K13 K14").args == {"from": "K13", "to": "K14", "seat": 1}
    assert "build K13 K14" not in scene.offers("build")
    assert scene.view()["rights"] == [{"edge": edge_of("K13", "K14"), "seat": 1}]
    scene.state.people[1].lost = 1
    scene.end_turn()
    scene.building()
    assert scene.why("build K13 K14").key == "build_right", "a lost turn is no turn to rebuild"


def test_32_two_floods_at_once_and_rights_from_both() -> None:
    scene = Scene().track(0, "K13", "K14").track(1, "AC23", "AB22").track(0, "AB22", "AB23")
    strike(scene, "flood_po")
    scene.do(f"draw {NEWS['flood_tevere']}")
    scene.quiet_luck()
    assert len(scene.state.rights) == 3
    scene.building()
    assert scene.why("build K13 K14").args["river"] == "po"
    assert scene.why("build AC23 AB22").args["river"] == "tevere"


def test_32_the_owner_is_offered_his_gap() -> None:
    scene = builder().right(0, "K13", "K14")
    assert "build K13 K14" in scene.offers("build")


def test_32_a_turn_in_which_fog_forbids_it_is_no_turn_to_rebuild() -> None:
    """The river has fallen, but near Cremona nobody may build."""
    scene = Scene().right(1, "K13", "K14").right(1, "AC23", "AB22").news("fog_po_plain", seat=1, ends=1)
    scene.end_turn()
    scene.building()
    assert scene.why("build K13 K14", 1).key == "build_closed"
    scene.end_turn()
    assert scene.told("news_over") == [{"event": "fog_po_plain"}]
    scene.building()
    assert scene.why("build K13 K14").key == "build_right"
    assert scene.may("build AC23 AB22"), "there he could build"
    scene.end_turn()
    scene.end_turn()
    scene.building()
    assert scene.may("build K13 K14")


def test_32_a_turn_of_exchanging_orders_was_a_turn_to_rebuild() -> None:
    scene = Scene().right(0, "K13", "K14")
    scene.do("exchange", "swap 1 2 3", "draw 90", "draw 91", "draw 92", "end")
    assert scene.state.rights == ()


def test_32_a_turn_cut_short_by_a_derailment_is_no_turn_to_rebuild() -> None:
    scene = Scene().train(0, "milano").right(0, "K13", "K14")
    strike(scene, "derailment_north").quiet_luck()
    scene.building()
    assert scene.state.active == 1
    assert scene.why("build K13 K14").key == "build_right"


def test_32_the_red_area_of_roma_survives_the_tiber() -> None:
    scene = Scene().train(0, "AC22").track(0, "AB22", "AC22")
    strike(scene, "flood_tevere").quiet_luck()
    for outer in ("AC23", "AD21", "AD23", "AE22", "AE23"):
        assert scene.may(f"move AC22 roma {outer}")
