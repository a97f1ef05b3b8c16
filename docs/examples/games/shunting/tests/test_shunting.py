from anden import bots
from anden.core import Match, Setup, View
from anden.core.testing import every_setup, inspect, inspect_setups
from shunting import rules
from shunting.actions import AtSiding, End, Take


def test_the_contract_is_kept():
    inspect_setups(rules)
    for setup in every_setup(rules):
        inspect(rules, setup, "any seed")


def test_the_last_wagon_of_a_siding_brings_two_points_more():
    s = rules.start(Setup(game="shunting", version=1, players=2))
    rules.apply(s, -1, rules.parse(s, "arrive 4 4 4"))
    for seat, count in ((0, 3), (1, 1)):
        rules.apply(s, seat, Take(1, count))
        rules.apply(s, seat, End())
    assert [score.total for score in rules.scores(s)] == [3, 3]
    assert rules.why_not(s, 0, AtSiding(1)).key == "empty"
    assert rules.why_not(s, 0, AtSiding(2)) is None


def test_a_stationmaster_beats_an_apprentice():
    won = 0
    for n in range(20):
        levels = ["stationmaster", "apprentice"] if n % 2 == 0 else ["apprentice", "stationmaster"]
        seats = [bots.make("shunting", level, seed=n, budget=200) for level in levels]
        match = Match(rules, Setup(game="shunting", version=1, players=2), f"deal {n}")
        match.run_chance()
        while not match.over:
            seat = match.to_act()[0]
            view = View.of(rules, match.state, seat)
            match.play(seat, seats[seat].choose(view, view.legal(), float("inf")))
        won += levels.index("stationmaster") in rules.ranking(match.state)[0]
    assert won >= 12
