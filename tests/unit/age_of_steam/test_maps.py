"""The six maps against the rulebook's words, and what options change."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from anden.games.age_of_steam.maps import game_map as maps
from anden.games.age_of_steam.maps import loading, schema
from anden.games.age_of_steam.maps.game_map import GOODS, GameMap
from anden.games.age_of_steam.maps.tables import DATA, TABLES, TILES

DOCS = Path(__file__).parents[3] / "docs"
SCHEMA = DOCS / "reference" / "age-of-steam-map.schema.json"
EXAMPLE = DOCS / "examples" / "maps" / "two_lakes.json"


def the(id: str, **options: str) -> GameMap:
    return loading.game_map(id, options)


def cubes(map: GameMap) -> dict[str, int]:
    return {place.id: place.start_cubes for place in map.places if place.kind == maps.CITY}


def test_the_box() -> None:
    assert sum(row.count for row in TILES.tiles) == 136
    assert TABLES.goods == {"red": 20, "blue": 20, "purple": 20, "yellow": 20, "black": 16, "white": 14}
    assert sum(column.boxes for column in TABLES.columns) == 52
    assert sorted(new.color for new in TABLES.new_cities) == sorted(
        ["red", "blue", "purple", "yellow"] + ["black"] * 4
    )
    assert TABLES.turns == {1: 10, 2: 8, 3: 10, 4: 8, 5: 7, 6: 6}


@pytest.mark.parametrize(
    ("id", "players", "hexes", "cities", "towns"),
    [
        ("rust_belt", (3, 4, 5, 6), 163, 12, 14),
        ("western_us", (3, 4, 5, 6), 171, 12, 20),
        ("southern_us", (3, 4, 5, 6), 159, 12, 14),
        ("germany", (3, 4, 5, 6), 147, 13, 14),
        ("barbados", (1,), 50, 6, 5),
        ("st_lucia", (2,), 59, 0, 11),
    ],
)
def test_sizes(id: str, players: tuple[int, ...], hexes: int, cities: int, towns: int) -> None:
    map = the(id)
    assert map.players == players
    assert map.board.n == hexes
    kinds = [place.kind for place in map.places]
    assert (kinds.count(maps.CITY), kinds.count(maps.TOWN)) == (cities, towns)
    assert kinds.count(maps.TERMINAL) == (6 if id == "germany" else 0)


def test_known_maps_come_in_the_order_of_the_box() -> None:
    assert tuple(info.id for info in loading.map_infos())[:6] == loading.PRINTED
    assert loading.check_maps() == []


@pytest.mark.parametrize("id", loading.PRINTED)
def test_labels_and_places_agree_with_the_board(id: str) -> None:
    map = the(id)
    assert len(set(map.board.labels)) == map.board.n
    assert [map.board.place[place.hex] for place in map.places] == list(range(len(map.places)))
    for label, h in map.hex_number.items():
        assert map.board.labels[h] == label
    for column in map.columns:
        assert (column.place >= 0) != (column.new_city >= 0), "every column feeds a city or a New City"
        if column.place >= 0:
            assert column.number in map.places[column.place].columns


def test_rust_belt() -> None:
    """«Preparacion del Mapa»: three cubes for Pittsburgh and Wheeling, two elsewhere."""
    map = the("rust_belt")
    assert cubes(map) == {id: 3 if id in ("pittsburgh", "wheeling") else 2 for id in cubes(map)}
    assert map.places[map.place_number["kansas_city"]].columns == (map.column_number["light3"],)
    assert map.places[map.place_number["des_moines"]].columns == (map.column_number["light4"],)
    assert (map.start_cash, map.start_shares, map.start_locomotive) == (10, 2, 1)
    assert len(map.deal_order) == map.boxes == 52
    first_row = [
        next(c.id for c in map.columns if c.first <= box < c.first + c.boxes) for box in map.deal_order[:12]
    ]
    assert first_row == [f"{section}{n}" for section in ("light", "dark") for n in range(1, 7)]


def test_western_us() -> None:
    """«OESTE DE U.S.»: prices, start cities, cubes that empty the bag."""
    map = the("western_us")
    price = {
        map.hex_terrain[h]: 2 + int(map.board.extra[h])
        for h in range(int(map.board.n))
        if map.board.place[h] < 0
    }
    assert price == {"plain": 2, "river": 4, "swamp": 4, "mountain": 5}
    starts = {place.id: maps.REGIONS[place.region] for place in map.places if place.start}
    east = ["duluth", "minneapolis", "des_moines", "st_louis", "memphis", "vicksburg", "new_orleans"]
    assert starts == {
        **dict.fromkeys(["seattle", "san_francisco", "los_angeles"], "west"),
        **dict.fromkeys(east, "east"),
    }
    later = {place.id for place in map.places if place.kind == maps.TOWN and place.region != maps.NO_REGION}
    assert later == {"kansas_city", "portland", "san_diego"}
    assert sum(place.start_cubes for place in map.places) + len(map.deal_order) == sum(map.cubes)
    assert map.start_cash == 20
    assert (map.transcontinental_one, map.transcontinental_two, map.crossing_bonus) == (4, 2, 1)
    assert map.contiguous
    assert map.terms.contiguous
    assert map.break_ties
    assert map.town_cubes_to_bag


def test_southern_us() -> None:
    """«SUR DE U.S.»: cotton on every town, four ports, Atlanta, the war turn."""
    map = the("southern_us")
    other = {"atlanta": 4, "charleston": 3, "savannah": 3, "mobile": 3, "new_orleans": 3}
    assert cubes(map) == {id: other.get(id, 1) for id in cubes(map)}
    towns = [place for place in map.places if place.kind == maps.TOWN]
    assert all((town.start_cubes, town.start_good) == (1, maps.WHITE) for town in towns)
    assert map.cubes[maps.WHITE] == len(towns) == 14
    assert {place.id for place in map.places if place.port} == {
        "charleston",
        "savannah",
        "mobile",
        "new_orleans",
    }
    assert [place.extra_until for place in map.places if place.id == "atlanta"] == [4]
    assert map.reduction(25, 3) == 4
    assert map.reduction(25, 4) == 8
    assert not map.town_cubes_to_bag


def test_germany() -> None:
    """«ALEMANIA»: cubes, terminals, printed prices, the direct link, Berlin, the Engineer."""
    map = the("germany")
    assert cubes(map) == {id: {"konigsberg": 3, "wien": 4}.get(id, 2) for id in cubes(map)}
    other = cubes(the("germany", germany_cubes="berlin"))
    assert (other["berlin"], other["wien"], other["konigsberg"]) == (4, 2, 3)
    assert [(link.id, link.price) for link in map.direct_links] == [("koln_dusseldorf-essen_dortmund", 2)]
    link = map.direct_links[0]
    assert map.board.neighbour[link.hex * 6 + link.edge] == map.places[link.second].hex
    berlin = map.places[map.place_number["berlin"]]
    assert berlin.columns == ()
    assert berlin.extra_until >= max(map.turns)
    at = {(q, r): h for h, (q, r) in enumerate(zip(map.hex_q, map.hex_r, strict=True))}
    assert [2 + int(map.board.extra[at[cell]]) for cell in ((1, 10), (11, -3), (1, 6), (12, 6), (1, 9))] == [
        11,
        12,
        3,
        4,
        2,
    ]
    assert map.build_limit(True) == map.build_limit(False) == 3
    assert map.engineer_half
    assert map.only_complete
    assert map.terms.only_complete


def test_barbados() -> None:
    """«BARBADOS»: no purple, four New Cities, one row of the light half, both set-ups."""
    map = the("barbados")
    assert map.cubes[GOODS.index("purple")] == 0
    assert [new.id for new in map.new_cities] == ["A", "B", "C", "D"]
    assert {column.section for column in map.columns} == {maps.LIGHT}
    top = {column.first for column in map.columns}
    assert set(map.deal_order) == top
    assert len(map.deal_order) == 10
    barred = {column.id: GOODS[column.not_dealt] for column in map.columns if column.not_dealt >= 0}
    assert barred == {"A": "red", "B": "blue"}
    assert set(cubes(map).values()) == {1}
    assert set(cubes(the("barbados", barbados_setup="easy")).values()) == {2}
    assert [maps.ACTIONS[action] for action in map.actions] == [
        "engineer",
        "locomotive",
        "urbanization",
        "production",
    ]
    assert (map.shares_per_turn, map.dice_for(1), map.buy_back, map.turns_for(1)) == (1, 2, 5, 10)
    assert map.order == maps.NO_ORDER
    assert map.action_cycle


def test_st_lucia() -> None:
    """«ST. LUCIA»: a cube on each plain and river hex without a town, no city, no Production, no growth."""
    map = the("st_lucia")
    assert len(map.land) == 38
    assert {map.hex_terrain[h] for h in map.land} == {"plain", "river"}
    assert all(map.board.place[h] < 0 for h in map.land)
    assert map.columns == []
    assert "production" not in [maps.ACTIONS[action] for action in map.actions]
    assert len(map.actions) == 6
    assert (map.order, map.fee, map.turns_for(2)) == (maps.FEE, 5, 8)
    assert not map.growth
    assert len(map.new_cities) == 8


@pytest.mark.parametrize(
    ("income", "loss"),
    [(0, 0), (10, 0), (11, 2), (20, 2), (21, 4), (31, 6), (41, 8), (50, 8), (51, 10), (90, 10)],
)
def test_reduction(income: int, loss: int) -> None:
    assert the("rust_belt").reduction(income, 1) == loss


def test_options() -> None:
    usual, other = the("rust_belt"), the("rust_belt", coexist_price="2", reduction_from="50")
    assert [usual.reduction(50, 1), other.reduction(50, 1), other.reduction(49, 1)] == [8, 10, 8]
    assert [int(usual.terms.change[1]), int(other.terms.change[1])] == [3, 2]
    assert [int(usual.terms.change[2]), int(other.terms.change[2])] == [3, 3]
    assert the("rust_belt", urbanize="any_time").urbanize_any_time
    assert the("rust_belt", growth_rolls="one").one_roll
    assert not usual.one_roll
    assert not usual.urbanize_any_time


def test_a_map_is_built_once() -> None:
    assert the("germany") is the("germany")
    assert the("germany") is not the("germany", germany_cubes="berlin")


@pytest.mark.parametrize(("players", "shares"), [(3, "FFN"), (4, "FFHN"), (5, "FFHHN"), (6, "FFHHHN")])
def test_what_each_place_of_the_auction_pays(players: int, shares: str) -> None:
    map = the("rust_belt")
    assert "".join("FHN"[map.payment_at(i, players)] for i in range(players)) == shares


def test_the_published_schema_is_ours_and_fits_all_maps() -> None:
    import jsonschema_rs

    assert SCHEMA.read_text(encoding="utf-8") == schema.written(), (
        "python -m anden.games.age_of_steam.maps.schema > docs/reference/age-of-steam-map.schema.json"
    )
    judge = jsonschema_rs.validator_for(json.loads(SCHEMA.read_text(encoding="utf-8")))
    for path in [*(DATA / "maps").glob("*.json"), EXAMPLE]:
        file = json.loads(path.read_text(encoding="utf-8"))
        judge.validate(file)
        file["cities"] = [{"id": "x", "name": "X", "hex": [0, 0], "color": "pink"}]
        assert not judge.is_valid(file)
