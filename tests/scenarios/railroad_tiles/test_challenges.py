"""All 15 challenges: met, just missed, and limits broken at once (readings H2, H3 and docs/rulings)."""

from __future__ import annotations

import pytest

from anden.games.railroad_tiles import rules
from anden.games.railroad_tiles.conditions.challenges import holds, measure
from anden.games.railroad_tiles.printed.faces import CHALLENGES
from anden.games.railroad_tiles.territories.territory import Territory
from tests.scenarios.railroad_tiles.table import Scene, build

TOWN = {"t": ("D03", "road NS")}
CAR = {"C": ("D02", "road WE"), "c": ("D02", "road NS")}
TRAIN = {"T": ("D07", "rail WE")}
PEOPLE = {"p": ("D05", "road WE"), "q": ("D10", "rail WE"), "v": ("D05", "road NS")}
STATIONS = {
    "S": ("D60", "road WE, rail S"),
    "Z": ("D50", "road W, rail E"),
    "A": ("D50", "road E, rail W"),
    "N": ("D60", "road WE, rail N"),
}
VOLCANO = "││││\n│..│\n│..│\n││││"
SINKHOLES = "│││││││\n│.│.│.│\n│││││││"
LINE = "p" + "─" * 11 + "p"


def cars(n: int, y: int = 0) -> str:
    return "; ".join(f"car {x},{y}" for x in range(n))


def trains(n: int) -> str:
    return "; ".join(f"train {x},0" for x in range(n))


CASES: list[tuple[int, str, Territory, int, bool]] = [
    (1, "ten towns", build("ttttt\nttttt", TOWN), 10, True),
    (1, "nine towns", build("ttttt\ntttt", TOWN), 9, False),
    (1, "ten towns in two groups", build("tttt│t\ntttt│t", TOWN), 8, False),
    (2, "14 tiles of road", build("─" * 14), 14, True),
    (2, "13 tiles of road", build("─" * 13), 13, False),
    (2, "a branch is not length", build("─" * 6 + "┬" + "─" * 6 + "\n......│\n......│"), 13, False),
    (2, "a ring of 14", build("┌─────┐\n└─────┘"), 14, True),
    (2, "through stations", build("──SSSSS───────", STATIONS), 14, True),
    (2, "rail does not count", build("─────Z════════", STATIONS), 6, False),
    (
        2,
        "a tile crossed twice counts once",
        build("..........│\n──────────D┐\n..........└┘", {"D": ("D29", "road NE, road SW")}),
        15,
        True,
    ),
    (3, "14 tiles of rail", build("═" * 14), 14, True),
    (3, "13 tiles of rail", build("═" * 13), 13, False),
    (3, "road does not count", build("─────Z════════", STATIONS), 9, False),
    (4, "three openings", build("┬", {"┬": ("D21", "road ESW")}), 3, True),
    (4, "four openings", build("││"), 4, False),
    (5, "three rows", build("│\n│\n│"), 3, True),
    (5, "four rows", build("│\n│\n│\n│"), 4, False),
    (6, "a volcano", build(VOLCANO), 1, True),
    (6, "a corner is missing", build("││││\n│..│\n│..│\n│││."), 0, False),
    (6, "a larger hole is none", build("│││││\n│...│\n│...│\n│││││"), 0, False),
    (7, "three sinkholes", build(SINKHOLES), 3, True),
    (7, "a diagonal is missing", build("│││││││\n│.│.│.│\n││││││."), 2, False),
    (7, "a hole of two spaces is none", build("││││││││\n│.│.│..│\n││││││││"), 2, False),
    (8, "12 steps apart", build(LINE, PEOPLE, "passenger 0,0; passenger 12,0"), 12, True),
    (8, "11 steps apart", build("p" + "─" * 10 + "p", PEOPLE, "passenger 0,0; passenger 11,0"), 11, False),
    (
        8,
        "another passenger between",
        build("p" + "─" * 5 + "p" + "─" * 5 + "p", PEOPLE, "passenger 0,0; passenger 6,0; passenger 12,0"),
        6,
        False,
    ),
    (
        8,
        "an empty location between does no harm",
        build("p" + "─" * 5 + "p" + "─" * 5 + "p", PEOPLE, "passenger 0,0; passenger 12,0"),
        12,
        True,
    ),
    (
        8,
        "changing at a station",
        build("p" + "─" * 5 + "Z" + "═" * 5 + "q", {**PEOPLE, **STATIONS}, "passenger 0,0; passenger 12,0"),
        12,
        True,
    ),
    (
        8,
        "not connected",
        build("p" + "│" * 11 + "p", {**PEOPLE, "p": ("D05", "road NS")}, "passenger 0,0; passenger 12,0"),
        0,
        False,
    ),
    (9, "ten stations", build("SSSSSSSSSS", STATIONS), 10, True),
    (9, "nine stations", build("SSSSSSSSS", STATIONS), 9, False),
    (9, "road and rail together", build("SSSSZASSSS", STATIONS), 10, True),
    (9, "two networks", build("NNNNN\nSSSSS", STATIONS), 5, False),
    (10, "eight cars", build("CCCCCCCC", CAR, cars(8)), 8, True),
    (10, "seven cars", build("CCCCCCCC", CAR, cars(7)), 7, False),
    (10, "eight cars on two roads", build("CCCC\nCCCC", CAR, cars(4) + "; " + cars(4, 1)), 4, False),
    (11, "eight trains", build("TTTTTTTT", TRAIN, trains(8)), 8, True),
    (11, "seven trains", build("TTTTTTTT", TRAIN, trains(7)), 7, False),
    (12, "four cities", build("t│t│t│t\nt│t│t│t\nt│t│t│t", TOWN), 4, True),
    (12, "three cities", build("t│t│t│t\nt│t│t│t\nt│t│t│.", TOWN), 3, False),
    (13, "one of a kind per row", build("C\nC", CAR, "car 0,0; car 0,1"), 1, True),
    (13, "two in a row", build("CC", CAR, "car 0,0; car 1,0"), 2, False),
    (13, "columns are free", build("c\nc\nc", CAR, "car 0,0; car 0,1; car 0,2"), 1, True),
    (13, "two kinds in a row", build("CZT", {**CAR, **TRAIN, **STATIONS}, "car 0,0; train 2,0"), 1, True),
    (14, "two cars", build("CCC", CAR, "car 0,0; car 2,0"), 2, True),
    (14, "three cars", build("CCC", CAR, cars(3)), 3, False),
    (
        14,
        "three passengers across a station",
        build("ppZq", {**PEOPLE, **STATIONS}, "passenger 0,0; passenger 1,0; passenger 3,0"),
        3,
        False,
    ),
]


@pytest.mark.parametrize(
    ("number", "territory", "have", "met"),
    [(n, t, have, met) for n, _, t, have, met in CASES],
    ids=[f"{n}-{name.replace(' ', '_')}" for n, name, *_ in CASES],
)
def test_challenge(number: int, territory: Territory, have: int, met: bool) -> None:
    assert measure(territory, number) == have
    assert holds(territory, number) == met
    scene = Scene(1, challenge=number).give(0, territory)
    state = rules.show(scene.state, 0)["challenge_state"]
    assert (state["met"], state["have"], state["need"]) == (met, have, CHALLENGES[number].goal)


def test_every_challenge_has_a_case_met_and_missed() -> None:
    for number in range(1, 15):
        assert {met for n, *_, met in CASES if n == number} == {True, False}


def finished(scene: Scene) -> Scene:
    """The last action of the last round."""
    scene.state.round = 8
    scene.state.taken = (0, -1, -1)
    scene.laying().do("end")
    return scene


@pytest.mark.parametrize(
    "case",
    [case for case in CASES if CHALLENGES[case[0]].kind == "mission"],
    ids=lambda case: f"{case[0]}-{case[1].replace(' ', '_')}",
)
def test_a_mission_is_judged_at_the_end(case: tuple[int, str, Territory, int, bool]) -> None:
    number, _, territory, _, met = case
    scene = Scene(1, challenge=number).give(0, territory)
    before = rules.scores(scene.state)[0]
    assert "challenge_failed" not in {line.key for line in before.lines}
    events = finished(scene).events
    score = rules.scores(scene.state)[0]
    result = next(e.args for e in events if e.key == "challenge_result")
    assert score.total == (before.total if met else 0)
    assert score.total == sum(line.points for line in score.lines)
    assert ("challenge_failed" in {line.key for line in score.lines}) == (not met)
    stars = sum(before.total >= value for value in CHALLENGES[number].thresholds) if met else 0
    assert result == {"number": number, "stars": stars, "points": score.total}


@pytest.mark.parametrize(
    ("bonus", "total", "stars"), [(0, 1, 0), (28, 29, 0), (29, 30, 1), (39, 40, 2), (49, 50, 3)]
)
def test_stars_are_won_with_the_points(bonus: int, total: int, stars: int) -> None:
    scene = Scene(1, challenge=1).give(
        0, build("ttttt\nttttt\n│││││\n│││││\n─────", {**TOWN, "─": ("D42", "road N")})
    )
    extra = 1 - rules.scores(scene.state)[0].total
    scene.state.people[0].bonus = bonus + extra
    events = finished(scene).events
    assert next(e.args for e in events if e.key == "challenge_result") == {
        "number": 1,
        "stars": stars,
        "points": total,
    }


def test_strict_law_breaks_at_once() -> None:
    scene = Scene(1, challenge=13).give(0, build("CC", CAR, "car 0,0")).placing("PT3")
    events = scene.do("place car 1,0 token 1")
    assert [e.key for e in events] == ["place", "challenge_broken"]
    assert events[1].args == {"number": 13, "have": 2, "goal": 1}
    lines = scene.lines()
    assert lines.pop("challenge_failed") == -sum(lines.values())
    assert rules.scores(scene.state)[0].total == 0


def test_traffic_control_breaks_when_a_tile_joins_two_networks() -> None:
    scene = (
        Scene(1, challenge=14)
        .give(0, build("CC.CC\n─────", CAR, "car 0,0; car 1,0; car 3,0"), hand="D01")
        .laying()
    )
    events = scene.do("lay D01 2,0 turn 1")
    assert [e.key for e in events] == ["lay", "challenge_broken"]
    assert events[1].args == {"number": 14, "have": 3, "goal": 2}


def test_a_broken_limit_stays_broken_and_is_told_once() -> None:
    scene = Scene(1, challenge=5).give(0, build("│\n│\n│"), hand="D01 D01").laying()
    scene.do("lay D01 0,3 turn 0")
    assert [e.key for e in scene.do("lay D01 0,4 turn 0")] == ["lay"]
    events = finished(scene).events
    assert next(e.args for e in events if e.key == "challenge_result")["stars"] == 0
    assert rules.scores(scene.state)[0].total == 0


def test_a_limit_kept_counts_the_points() -> None:
    scene = Scene(1, challenge=5).give(0, build("│││\n│││\n│││"))
    scene.state.people[0].bonus = 45
    total = rules.scores(scene.state)[0].total
    assert total >= 50
    events = finished(scene).events
    assert next(e.args for e in events if e.key == "challenge_result") == {
        "number": 5,
        "stars": 2,
        "points": total,
    }


def test_lazy_travellers_cannot_fail() -> None:
    scene = Scene(1, challenge=15).give(0, build("│"))
    assert rules.show(scene.state, 0)["challenge_state"]["met"] is True
    assert "challenge_failed" not in finished(scene).lines()


def test_h3_the_ring_around_a_hole_includes_the_corners() -> None:
    assert measure(build("│││\n│.│\n│││"), 7) == 1
    assert measure(build("│││\n│.│\n││."), 7) == 0
    assert measure(build(VOLCANO), 7) == 0


def test_a_third_passenger_matters_only_on_every_shortest_way() -> None:
    ring = "p┬───┬p\n.│...│.\n.└─p─┘."
    assert measure(build(ring, PEOPLE, "passenger 0,0; passenger 6,0"), 8) == 6
    assert measure(build(ring, PEOPLE, "passenger 0,0; passenger 6,0; passenger 3,2"), 8) == 6
    # On the only shortest way he stands between.
    assert measure(build("ppp", PEOPLE, "passenger 0,0; passenger 1,0; passenger 2,0"), 8) == 1


def test_a_passenger_on_the_other_route_of_a_crossed_tile_is_not_between() -> None:
    legend = {**PEOPLE, "O": ("D37", "road WE, rail NS"), "r": ("D10", "rail NS")}
    picture = "..r..\np─O─p\n..r.."
    assert (
        measure(build(picture, legend, "passenger -2,1; passenger 2,1; passenger 0,0; passenger 0,2"), 8) == 4
    )
