"""F: end of the round, end of the game, final scoring."""

from __future__ import annotations

import pytest

from anden.games.railroad_tiles import rules
from anden.games.railroad_tiles.state import STAR
from tests.scenarios.railroad_tiles.table import TOKENS, Scene, TilesTable, build

TOWN = {"t": ("D03", "road NS")}


def test_f1_the_untaken_column_gets_a_star() -> None:
    for players, columns in ((3, 4), (4, 5)):
        table = TilesTable(players).opened()
        table.selection(*range(2, players + 2))
        stars = [column["stars"] for column in table.view["columns"]]
        assert stars == [1] + [0] * (columns - 1)


def test_f1_none_when_the_supply_of_stars_is_empty() -> None:
    scene = Scene(3)
    scene.state.pool[STAR] = 0
    scene.taking("D01 D01|D06 D06 D06|D11 D11 D11|", seat=2)
    scene.state.taken = (0, -1, 1, 2)
    scene.state.round = 2
    scene.laying(2)
    events = scene.do("end")
    assert [e.key for e in events] == ["end", "no_tokens", "column_no_star", "next_order"]
    assert events[2].args == {"column": 2}
    assert scene.state.column_stars == (0, 0, 0, 0)


@pytest.mark.parametrize(("side", "thrown", "kept"), [("left", 1, 2), ("right", 2, 1)])
def test_f2_the_coin_throws_away_one_of_two_columns(side: str, thrown: int, kept: int) -> None:
    table = TilesTable(2).opened()
    tiles = [column["tiles"] for column in table.view["columns"]]
    table.selection(1, 4)
    assert table.match.to_act() == (-1,)
    events = table.luck(f"coin {side}")
    assert events[0].args == {"side": side, "column": thrown + 1, "tiles": tuple(tiles[thrown])}
    view = table.view
    assert view["columns"][thrown]["tiles"] == []
    assert view["columns"][kept]["tiles"] == tiles[kept]
    assert view["columns"][kept]["stars"] == 1
    assert view["columns"][thrown]["stars"] == 0


def test_f2_stars_of_the_column_thrown_away_go_back() -> None:
    table = TilesTable(2).opened()
    table.selection(1, 4)
    table.luck("coin left")  # column 3 stays with a star
    table.go_to_round(2)
    table.selection(1, 4)
    table.no_pawns()
    pool = table.view["pool"]["star"]
    table.luck("coin right")  # column 3 goes, column 2 gets one
    assert table.view["pool"]["star"] == pool + 1 - 1
    assert [column["stars"] for column in table.view["columns"]] == [0, 1, 0, 0]


def test_f3_round_8_shows_the_end_icon_and_ends_the_game() -> None:
    table = TilesTable(3).go_to_round(8)
    view = table.view
    assert (view["waiting"], view["clock"], view["round"]) == (None, 0, 8)
    assert view["active"] == [TOKENS[6], TOKENS[5]]
    assert any(e.key == "last_round" for events in table.match.events for e in events)
    table.go_to_round(9)
    assert table.match.over
    assert rules.phase(table.state).key == "over"
    assert table.view["end"] is True
    assert [e.key for e in table.match.events[-1]][-3:] == ["final"] * 3


def test_f3_thirteen_placements_per_player() -> None:
    table = TilesTable(2)
    active = []
    for number in range(1, 9):
        table.go_to_round(number)
        active.append(len(table.view["active"]))
    assert active == [0, 1, 2, 2, 2, 2, 2, 2]


@pytest.mark.parametrize(
    ("picture", "points"),
    [
        ("t\nt", 0),
        ("t\nt\nt", 5),
        ("t\nt\nt\nt\nt\nt\nt", 5),
        ("t│t\nt│t\nt│t", 10),
        ("ttt\nt│t\nt│t", 5),
        ("tt\n│t", 5),
        ("t│\nt│\n│t\n│t", 0),
    ],
)
def test_f4_cities(picture: str, points: int) -> None:
    assert Scene(2).give(0, build(picture, TOWN)).lines()["cities"] == points


@pytest.mark.parametrize(
    ("picture", "width", "height"),
    [("│││\n│.│\n│││", 3, 1), ("││││\n││││\n││..", 4, 2), ("│││\n│││\n│││", 3, 3), ("│\n│\n│\n││││", 4, 1)],
)
def test_f5_the_largest_rectangle_has_no_gaps(picture: str, width: int, height: int) -> None:
    scene = Scene(2).give(0, build(picture))
    box = rules.show(scene.state, 0)["players"][0]["rectangle"]
    assert {width, height} == {box["width"], box["height"]}
    assert scene.lines()["rectangle"] == width * height


@pytest.mark.parametrize(("roads", "points"), [(1, 0), (2, 0), (3, -1), (4, -3)])
def test_f6_openings_beyond_five_cost_a_point(roads: int, points: int) -> None:
    scene = Scene(2).give(0, build("│" * roads))
    assert scene.state.people[0].territory.openings == 2 * roads
    assert scene.lines()["openings"] == points


def test_f6_five_openings_are_free_and_six_are_not() -> None:
    five = build("┬│", {"┬": ("D21", "road NSW")})
    assert (five.openings, Scene(2).give(0, five).lines()["openings"]) == (5, 0)
    six = build("┼│", {"┼": ("D21", "road NSW"), "│": ("D21", "road NES")})
    assert (six.openings, Scene(2).give(0, six).lines()["openings"]) == (6, -1)


@pytest.mark.parametrize(
    ("tile", "lies", "openings"),
    [
        ("D37", "road NS, rail WE", 4),
        ("D21", "road NES", 3),
        ("D54", "road N, rail E", 2),
        ("D41", "road N", 1),
    ],
)
def test_f6_openings_of_a_tile_alone(tile: str, lies: str, openings: int) -> None:
    assert build("x", {"x": (tile, lies)}).openings == openings


def test_f6_a_ring_has_none_and_holes_count() -> None:
    assert build("┌┐\n└┘").openings == 0
    assert build("┌─┐\n│.│\n└┴┘").openings == 1  # the junction opens into the hole


def test_f7_unspent_stars_score_a_point_each() -> None:
    assert Scene(2).give(0, build("│"), stars=3).lines()["stars"] == 3


def test_f7_a_tie_goes_to_the_leftmost_column_of_the_last_round() -> None:
    scene = Scene(3).give(0, build("│")).give(1, build("│")).give(2, build("││"))
    for seat, column in enumerate((3, 1, 0)):
        scene.state.people[seat].column = column
    assert rules.ranking(scene.state) == [[2], [1], [0]]


def test_f7_the_total_may_be_negative() -> None:
    legend = {"x": ("D37", "road WE, rail NS")}
    scene = Scene(2).give(0, build("xxxxxx", legend), stars=0)
    assert rules.scores(scene.state)[0].total == 6 - (14 - 5)


def test_the_final_events_rank_the_players() -> None:
    table = TilesTable(2).go_to_round(9)
    finals = [e.args for e in table.match.events[-1] if e.key == "final"]
    scores = rules.scores(table.state)
    assert [f["place"] for f in finals] == [1, 2]
    assert [f["seat"] for f in finals] == [place[0] for place in rules.ranking(table.state)]
    assert [f["points"] for f in finals] == [scores[int(f["seat"])].total for f in finals]  # type: ignore[arg-type]


def test_f3_two_players_throw_no_coin_after_the_last_round() -> None:
    table = TilesTable(2).go_to_round(9)
    coins = [e for events in table.match.events for e in events if e.key == "coin"]
    assert len(coins) == 7
    stars = [e for events in table.match.events for e in events if e.key == "column_star"]
    assert len(stars) <= 7
