"""G: objectives, from the flag to each of the seven conditions, met and just not met."""

from __future__ import annotations

from anden.games.railroad_tiles import rules
from anden.games.railroad_tiles.conditions.objectives import objective_met
from anden.games.railroad_tiles.printed.faces import INDEX, OBJECTIVES
from anden.games.railroad_tiles.territories.territory import Territory
from tests.scenarios.railroad_tiles.table import Scene, TilesTable, build

THREE = ("stadium", "temple", "airport")


def met(objective: str, territory: Territory) -> bool:
    """As the condition says, as the score says, as the view says."""
    verdict = objective_met(territory, OBJECTIVES.index(objective))
    scene = Scene(2, objectives=[objective]).give(0, territory)
    scene.state.people[0].objectives = 0
    assert scene.lines()[objective] == (5 if verdict else 0)
    assert rules.show(scene.state, 0)["players"][0]["objective_state"] == {objective: verdict}
    return verdict


# --- the flag --------------------------------------------------------------------------------------------------------


def flagged(hand: str = "", picture: str = "│") -> Scene:
    """A player who has just taken a column while a flag waits."""
    scene = Scene(2, objectives=THREE).waiting("PT4").give(0, build(picture))
    scene.taking("D01 D06|D01 D06 D11|D01 D01 D01|D01 D01 D01 D01")
    scene.do("take 1")
    scene.state.people[0].hand = tuple(INDEX[tile] for tile in hand.split())
    return scene


def test_g1_the_same_three_for_all_chosen_or_random() -> None:
    table = TilesTable(3, objectives="chosen", objective_set=["temple", "stadium", "airport"])
    assert table.view["objectives"] == ["stadium", "airport", "temple"]
    assert [p["objectives"] for p in table.view["players"]] == [["stadium", "airport", "temple"]] * 3
    table = TilesTable(2, objectives="random")
    table.luck("order 1 2", "objectives gas_station city_hall metropolis")
    assert table.view["players"][1]["objectives"] == ["city_hall", "metropolis", "gas_station"]
    table = TilesTable(2, objectives="random")
    table.luck("order 1 2")
    assert table.refused(-1, "objectives temple temple airport").key == "luck_objectives"
    assert table.refused(-1, "objectives temple airport").key == "luck_objectives"


def test_g1_a_flag_in_the_waiting_room_obliges_everybody() -> None:
    table = TilesTable(2, objectives="chosen", objective_set=list(THREE))
    table.tokens = ["PT2", "PT3", "PT5", "PT1", "PT4", "PT6", "PT7"]
    table.opened()
    assert any(e.key == "flag" for events in table.match.events for e in events)
    for seat in (0, 1):
        table.do(seat, f"take {seat + 1}")
        assert table.view["players"][seat]["owes_objective"] is True
        while table.match.to_act() == (seat,):
            table.play(seat, table.match.rules.legal(table.state, seat)[0])  # type: ignore[index]
        assert len(table.view["players"][seat]["objectives"]) == 2
    table.go_to_round(2)
    # The flag is in the active zone now: nothing is owed.
    table.do(table.match.to_act()[0], "take 1")
    assert [p["owes_objective"] for p in table.view["players"]] == [False, False]


def test_g1_own_choice_at_any_point_of_the_turn() -> None:
    for order in ((0, 1, 2), (1, 0, 2), (1, 2, 0)):
        scene = flagged("D01 D01")
        texts = ["lay stadium 1,0 turn 0", "lay D01 0,1 turn 0", "lay D01 0,2 turn 0"]
        offered = {text.split()[1] for text in scene.offers("lay")}
        assert offered == {"D01", *THREE}
        texts[0] = "lay stadium 0,-1 turn 1"  # a curve from the south to the east
        for i in order:
            scene.do(texts[i])
        assert scene.offers() == ["end"]


def test_g1_the_turn_does_not_end_before_it_is_laid() -> None:
    scene = flagged("")
    problem = scene.why("end")
    assert (problem.key, problem.rule) == ("objective_owed", "objectives-flag")
    scene.do("lay temple 1,0 turn 0")
    assert scene.why("lay stadium 0,1 turn 3").key == "objective_not_owed"
    assert scene.why("lay temple 0,1 turn 3").key == "objective_not_yours"
    scene.do("end")


def test_g1_nothing_is_owed_without_a_flag() -> None:
    scene = Scene(2, objectives=THREE).waiting("PT3").give(0, build("│"))
    scene.taking("D01 D06|D01 D06 D11|D01 D01 D01|D01 D01 D01 D01").do("take 1")
    assert scene.state.people[0].owes is False
    assert scene.why("lay stadium 0,1 turn 3").key == "objective_not_owed"
    assert scene.why("discard stadium").key == "objective_not_owed"


def test_g2_three_flags_in_rounds_1_to_7_bring_all_three_into_play() -> None:
    table = TilesTable(2, objectives="random")
    table.go_to_round(9)
    for player in table.view["players"]:
        assert player["objectives"] == []
        assert len(player["objective_state"]) + len(set(player["discarded"]) & set(OBJECTIVES)) == 3


def test_g2_none_left_nothing_to_do() -> None:
    scene = Scene(2, objectives=THREE).waiting("PT4").give(0, build("│"))
    scene.state.people[0].objectives = 0
    scene.taking("D01 D06|D01 D06 D11|D01 D01 D01|D01 D01 D01 D01").do("take 1")
    assert scene.state.people[0].owes is False


def test_g2_what_cannot_be_laid_is_discarded_by_own_choice() -> None:
    scene = Scene(2, objectives=["central_station", "stadium", "temple"]).waiting("PT4")
    scene.give(0, build("┌┐\n└┘")).taking("D01 D06|D01 D06 D11|D01 D01 D01|D01 D01 D01 D01").do("take 1")
    player = scene.state.people[0]
    player.hand = (INDEX["D27"],)
    # The stadium and the temple fit along blank sides: nothing may be discarded yet.
    assert scene.why("discard central_station").key == "other_tile_fits"
    assert scene.why("discard temple").key == "tile_fits"
    player.objectives = 1 << OBJECTIVES.index("central_station")
    assert scene.offers() == ["discard D27", "discard central_station"]
    assert scene.do("discard central_station")[0].key == "discard_objective"
    assert scene.offers() == ["discard D27"]
    scene.do("discard D27")
    assert scene.offers() == ["end"]
    assert player.refusals_left() == 2
    assert rules.show(scene.state, 0)["players"][0]["objective_state"] == {}


def test_g2_an_objective_that_fits_comes_before_discarding_route_tiles() -> None:
    scene = flagged("D27", "┌┐\n└┘")
    assert scene.why("discard D27").key == "other_tile_fits"
    assert "refuse D27" in scene.offers()


def test_g2_objectives_cannot_be_refused() -> None:
    scene = flagged("D01")
    problem = scene.why("refuse stadium")
    assert (problem.key, problem.rule) == ("refuse_objective", "objectives-flag")


def test_g3_an_objective_not_laid_scores_nothing() -> None:
    scene = Scene(2, objectives=THREE).give(0, build("│"))
    assert [scene.lines()[name] for name in THREE] == [0, 0, 0]


# --- the conditions --------------------------------------------------------------------------------------------------

HALL = {"H": ("city_hall", "road NS")}


def test_g4_city_hall() -> None:
    cross = """
        ..│..
        ..│..
        ││H││
        ..│..
        ..│..
    """
    assert met("city_hall", build(cross, HALL))
    assert not met("city_hall", build("..│..\n..│..\n││H│.\n..│..\n..│..", HALL))
    gap = """
        .....│
        ..│..│
        ..│..│
        ││H│.│
        ..│..│
        ..││││
    """
    assert not met("city_hall", build(gap, HALL))


METRO = {"M": ("metropolis", "road N, rail S"), "t": ("D03", "road NS"), "r": ("D08", "rail NS")}


def test_g5_metropolis() -> None:
    five = build("t\nt\nM\nr\nr", METRO)
    assert met("metropolis", five)
    assert Scene(2).give(0, five).lines()["cities"] == 5
    assert not met("metropolis", build("t\nM\nr\nr", METRO))
    assert not met("metropolis", build("tt\nt│\nM│\n║t", METRO))


def test_g6_central_station() -> None:
    legend = {
        "C": ("central_station", "rail NESW"),
        "S": ("D63", "rail WE, road S"),
        "e": ("D49", "rail W"),
        "w": ("D49", "rail E"),
        "n": ("D49", "rail S"),
        "o": ("D49", "rail N"),
    }
    assert met("central_station", build(".n..\nwCSe\n.o..", legend))
    assert not met("central_station", build(".n..\nwCS═\n.o..", legend))
    # A fifth station across a road does not count, although a passenger would get there.
    across = build(".n..\nwCS═\n.oh.", {**legend, "h": ("D48", "road N"), "o": ("D49", "rail N")})
    assert not met("central_station", across)


def test_g7_stadium() -> None:
    legend = {"X": ("stadium", "road NE"), "p": ("D05", "road NS"), "q": ("D05", "road WE")}
    ring = "pp.\n│Xq"
    assert met("stadium", build(ring, legend, "passenger 0,0; passenger 1,0; passenger 2,1"))
    assert not met("stadium", build(ring, legend, "passenger 0,0; passenger 1,0"))
    far = "p..\np..\npp.\n│Xq"
    assert not met(
        "stadium", build(far, legend, "passenger 0,0; passenger 0,1; passenger 0,2; passenger 1,2")
    )


def test_g8_airport() -> None:
    legend = {"A": ("airport", "road N"), "t": ("D03", "road NS")}
    assert met("airport", build("A││t\n..│t\n..│t", legend))
    assert not met("airport", build("A││t\n..│t\n..││", legend))
    assert not met("airport", build("A│..\n.│t.\n.│tt", legend))
    assert met("airport", build("A│\n.│\n.│\nt│\nt│\nt│", legend))  # in its column, with a gap
    assert not met("airport", build("A│\n.│\n.│t\n.│t\n.│t", legend))


def test_g9_temple() -> None:
    legend = {
        "Z": ("temple", "rail N"),
        "c": ("D02", "road NS"),
        "p": ("D05", "road NS"),
        "y": ("D07", "rail NS"),
    }
    assert met("temple", build("║│\nZp\n.│", legend))
    assert met("temple", build("Z│", legend))
    assert not met("temple", build("║c\nZ│", legend))  # diagonal
    assert not met("temple", build("║c\nZ│", legend, "car 1,0"))  # filled ones count as well
    assert not met("temple", build("y\nZ", legend))
    assert met("temple", build("║│c\nZ││", legend))  # two away


def test_gas_station() -> None:
    legend = {"G": ("gas_station", "road WE")}
    assert met("gas_station", build("───G────", legend))
    assert met("gas_station", build("G───────", legend))
    assert not met("gas_station", build("───G───", legend))
    # A branch does not lengthen the road: the longest way through has 7 segments, the network 9.
    branch = """
        ..│....
        ..│....
        G─┴────
    """
    assert not met("gas_station", build(branch, legend))
    assert met("gas_station", build(branch.replace("G─┴────", "G─┴─────"), legend))
    # Of a ring of eight all segments count, each once.
    assert met("gas_station", build("┌G┐\n│.│\n└─┘", legend))
    assert not met("gas_station", build("┌G┐\n└─┘", legend))
    # Both roads of a double curve count when the way uses both.
    twice = {**legend, "D": ("D29", "road NE, road SW")}
    assert met("gas_station", build(".│.\n.│.\nGD┐\n.└┘", twice))
    assert not met("gas_station", build(".│.\nGD┐\n.└┘", twice))
