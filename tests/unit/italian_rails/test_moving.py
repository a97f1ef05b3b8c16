"""Moving: speed, turning, tolls, ferries, weather, and the list against the judge."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from anden.core import Setup
from anden.core.testing import random_match
from anden.games.italian_rails import rules
from anden.games.italian_rails.actions import End, Move
from anden.games.italian_rails.phases.move import Walker
from anden.games.italian_rails.printed.atlas import A
from anden.games.italian_rails.state import State
from anden.games.italian_rails.track.reach import search
from tests.scenarios.italian_rails.table import Scene, route

LINE = route("milano", "parma")
"""milano K13 K14 cremona M15 parma"""


def line(**options: Any) -> Scene:
    return Scene(**options).track(0, "milano", "parma").train(0, "milano")


def test_a_path_is_judged_step_by_step() -> None:
    scene = line()
    assert LINE == ["milano", "K13", "K14", "cremona", "M15", "parma"]
    assert scene.why("move milano").key == "path_short"
    assert scene.why("move K13 K14").key == "path_start"
    assert scene.why("move milano K13 L13").key == "no_track"
    assert scene.why("move milano K14").key == "no_track"
    assert scene.why(Move(("milano", "Z99"))).key == "unknown_point"
    scene.do("move " + " ".join(LINE))
    assert (scene.where(0), scene.state.left) == ("parma", 4)


def test_speed_ends_the_move() -> None:
    scene = line().left(2)
    assert scene.why("move milano K13 K14 cremona").key == "speed"
    assert "move milano K13 K14" in scene.offers("move")
    assert not [text for text in scene.offers("move") if text.endswith("cremona")]


def test_turning_round_only_in_cities() -> None:
    scene = line()
    assert scene.why("move milano K13 K14 K13").key == "turning"
    assert scene.may("move milano K13 K14 cremona K14"), "cremona is a city"
    assert scene.may("move milano K13 milano"), "an outer point of a major city is one too"
    scene.do("move milano K13 K14")
    assert scene.why("move K14 K13").key == "turning", "a train remembers its direction"
    assert scene.view()["players"][0]["train"]["from"] == "K13"
    scene.end_turn()
    scene.end_turn()
    assert scene.may("move K14 K13"), "until its next turn"


def test_toll_once_per_turn_when_rival_track_is_first_used() -> None:
    scene = Scene().track(0, "milano", "cremona").track(1, "cremona", "parma").train(0, "milano")
    scene.do("move milano K13 K14 cremona")
    assert scene.money(0) == 60
    scene.do("move cremona M15 parma")
    assert (scene.money(0), scene.money(1)) == (56, 64)
    assert scene.told("toll") == [{"seat": 0, "to_seat": 1, "amount": 4}]
    scene.do("move parma M15 cremona M15")
    assert scene.money(0) == 56
    scene.end_turn()
    scene.end_turn()
    scene.do("move M15 parma")
    assert scene.money(0) == 52


def test_who_cannot_pay_cannot_enter() -> None:
    scene = Scene().track(0, "milano", "cremona").track(1, "cremona", "parma").train(0, "milano").cash(0, 3)
    assert scene.why("move milano K13 K14 cremona M15").key == "toll_cash"
    assert not [text for text in scene.offers("move") if "M15" in text]
    assert scene.cash(0, 4).may("move milano K13 K14 cremona M15")


def test_the_list_prefers_the_way_without_toll() -> None:
    """Milano to Cremona by own track in four steps, by the rival's in three."""
    scene = (
        Scene()
        .track(0, "milano", "L12", "L13", "cremona")
        .track(1, "K13", "K14", "cremona")
        .train(0, "milano")
    )
    to = [text for text in scene.offers("move") if text.endswith(" cremona")]
    assert to == ["move milano L12 L13 cremona"]
    own = Scene().track(0, "milano", "L12", "M13", "M14", "cremona").track(1, "K13", "K14", "cremona")
    to = [text for text in own.train(0, "milano").offers("move") if text.endswith(" cremona")]
    assert to == ["move milano L12 M13 M14 cremona"], "longer, and free"
    assert own.may("move milano K13 K14 cremona"), "the judge takes any way"
    own.state.toll_paid = True
    to = [text for text in own.offers("move") if text.endswith(" cremona")]
    assert to == ["move milano K13 K14 cremona"], "the toll of this turn is paid: the shorter one"


def test_first_placing_in_any_city() -> None:
    scene = Scene()
    assert len(scene.offers("place")) == 41 + 6 + 6 + 5 + 4
    assert scene.why("place K14").key == "place_city"
    assert scene.why("move milano K13").key == "train_not_placed"
    scene.do("place K13")
    assert scene.why("place milano").key == "train_placed"
    assert scene.may("move K13 milano"), "all may run inside a major city"


@pytest.mark.parametrize(("moves", "left"), [(8, 4), (2, 1), (1, 0)])
def test_entering_bad_weather_halves_what_is_left(moves: int, left: int) -> None:
    scene = Scene().track(0, "roma", "napoli").train(0, "AE22").news("gale_coast").left(moves)
    scene.state.halved = False
    scene.train(0, "AD22")
    scene.do("move roma AE22")
    assert scene.state.left == left
    assert scene.heard() == (["move", "half_speed"])


def test_bad_weather_halves_once_a_turn() -> None:
    scene = Scene().train(0, "roma").news("gale_coast").left(9)
    scene.do("move roma AE22", "move AE22 roma", "move roma AE22")
    assert scene.state.left == 2, "9: 8, halved 4, 3, 2"


def test_a_turn_that_begins_in_bad_weather() -> None:
    scene = Scene().train(1, "AE22").news("gale_coast")
    scene.end_turn()
    assert (scene.state.active, scene.state.left, scene.state.halved) == (1, 5, True)


def test_landslides_close_points() -> None:
    scene = Scene().track(0, "roma", "laquila").train(0, "roma").news("landslides_apennines")
    way = route("roma", "laquila")
    assert scene.why("move " + " ".join(way)).key == "point_closed"
    assert not [text for text in scene.offers("move") if text.endswith("laquila")]


# --- ferries ---------------------------------------------------------------------------------------------------------


def port(**options: Any) -> Scene:
    return Scene(**options).ferry(0, "roma_olbia").train(0, "AE22")


def test_a_ferry_by_the_rulebook_takes_a_turn_at_sea() -> None:
    scene = port()
    scene.do("board roma_olbia")
    assert scene.heard() == ["board"]
    assert scene.offers("move") == []
    assert scene.why("move olbia AI11").key == "at_sea"
    assert scene.why("load cork").key == "at_sea"
    scene.end_turn()
    scene.end_turn()
    assert scene.told("land") == [{"seat": 0, "ferry": "roma_olbia", "point": "olbia", "left": 5}]
    assert (scene.where(0), scene.state.left) == ("olbia", 5)
    assert scene.why("board roma_olbia").key == "port_start"


def test_a_quick_ferry_crosses_at_once_at_half_speed() -> None:
    scene = port(ferries="quick").track(0, "olbia", "AI11", "AI10")
    scene.do("board roma_olbia")
    assert (scene.where(0), scene.state.left) == ("olbia", 5)
    scene.do("move olbia AI11 AI10")
    assert scene.state.left == 3


def test_a_ferry_is_boarded_only_where_the_move_began() -> None:
    scene = port().train(0, "roma")
    assert scene.why("board roma_olbia").key == "not_in_port"
    scene.do("move roma AE22")
    assert scene.why("board roma_olbia").key == "port_start"
    assert scene.offers("board") == []


def test_nobody_boards_a_ferry_nobody_built() -> None:
    scene = Scene().train(0, "AE22")
    assert scene.why("board roma_olbia").key == "ferry_not_built"
    scene.ferry(1, "roma_olbia")
    scene.do("board roma_olbia")
    assert scene.money(0) == 56, "the rival's ferry for a toll"


def test_a_storm_keeps_trains_in_port_and_at_sea() -> None:
    scene = port().news("storms_1", seat=1)
    assert scene.why("board roma_olbia").key == "storm"
    scene = Scene().at_sea(1, "roma_olbia", "olbia").news("storms_1", seat=0)
    scene.end_turn()
    assert scene.told("at_sea") == [{"seat": 1, "ferry": "roma_olbia"}]
    assert scene.state.people[1].sea >= 0
    scene.end_turn()
    scene.end_turn()
    assert scene.told("news_over") == [{"event": "storms_1"}]
    assert scene.where(1) == "olbia"
    assert scene.state.people[1].sea < 0


def test_leaving_a_ferry_into_bad_weather_halves_twice() -> None:
    scene = Scene().at_sea(1, "roma_olbia", "olbia").news("gale_coast", seat=0)
    scene.end_turn()
    assert scene.state.left == 3


# --- the list and the judge --------------------------------------------------------------------------------------------


def all_stops(s: State) -> dict[tuple[int, int], tuple[int, int]]:
    """Every stop by trying all paths: (point, from; -1 in cities) -> (toll, -moves left), the best."""
    best: dict[tuple[int, int], tuple[int, int]] = {}
    seen: set[tuple[int, ...]] = set()

    def go(path: tuple[str, ...]) -> None:
        walker = Walker(s)
        for name in path[1:]:
            walker.step(A.index[name])
        state = (walker.point, walker.came, walker.left, walker.halved, walker.toll)
        if state in seen:
            return
        seen.add(state)
        stop = (int(walker.point), int(walker.came))
        worth = (int(walker.toll), -int(walker.left))
        if len(path) > 1 and (stop not in best or worth < best[stop]):
            best[stop] = worth
        for edge in A.edges:
            if walker.point in (edge.a, edge.b):
                there = edge.b if edge.a == walker.point else edge.a
                if walker.problem(there) is None:
                    go((*path, A.points[there].name))

    go((A.points[s.player().train].name,))
    return best


@pytest.mark.parametrize("seed", range(3))
def test_the_list_has_the_best_way_to_every_stop(seed: int) -> None:
    """Against a search that tries all paths, on a random tangle of track of both players, in bad weather."""
    rng = Random(seed)
    scene = Scene().train(0, "cremona").left(6).news("fog_po_plain")
    near = [p.name for p in A.points if 8 <= p.row <= 15 and 9 <= p.col <= 18]
    for _ in range(14):
        a, b = rng.sample(near, 2)
        scene.track(rng.randrange(2), a, b)
    s = scene.state
    found = search(s, 0)
    listed = {}
    for stop in found.stops:
        if stop != found.start:
            node = int(found.node(stop))
            listed[stop // 7, stop % 7] = (node % 2, -found.left[node])
    tried = all_stops(s)
    tried.pop((found.start // 7, found.start % 7), None)
    assert listed == tried
    assert len(listed) > 20


def test_random_games_end() -> None:
    match = random_match(
        rules,
        Setup(game=rules.id, version=rules.version, players=2),
        "ends",
        choose=lambda m, seat, actions: End() if End() in actions else actions[0],
    )
    assert match.over
    assert rules.phase(match.state).round == 100
