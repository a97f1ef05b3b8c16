"""Tournaments: schedules, sums, ratings, targets, and that the same call gives the same results."""

from __future__ import annotations

import io
from typing import Any

import msgspec
import pytest
from rich.console import Console

from anden.arena import ArenaTable, Game, Report, Result, print_report, run_arena
from anden.arena.command import main, wide_enough
from anden.arena.play import deals
from anden.arena.ratings import ratings
from anden.arena.report import tables_grids, verdicts_grid
from anden.arena.statistics import Estimate
from anden.arena.targets import Target, judge, targets_of
from anden.arena.tournament import schedule, side_of


def without_times(report: Report) -> list[Any]:
    return [(g.levels, g.deal, r.scores, r.places, r.decisions) for g, r in report.results]


def toy(games: int = 6, **rest: Any) -> Report:
    tables = [("stationmaster", "apprentice"), ("driver", "driver", "apprentice")]
    return run_arena("toy", tables, games, jobs=1, budget=30, map_id="yard", **rest)


def test_sides_change_and_share_their_luck() -> None:
    plan = schedule("toy", ("a", "b", "c"), 7, 1, 2.0, None)
    assert [g.levels for g in plan[:4]] == [
        ("a", "b", "c"),
        ("b", "c", "a"),
        ("c", "a", "b"),
        ("a", "b", "c"),
    ]
    assert plan[0].deal == plan[1].deal == plan[2].deal != plan[3].deal
    assert len(plan) == 7


def test_no_game_is_played_twice() -> None:
    plan = schedule("toy", ("a", "b", "a", "b"), 6, 1, 2.0, None)
    assert len({(g.levels, g.deal) for g in plan}) == 6
    assert len({g.deal for g in schedule("toy", ("a", "a"), 3, 1, 2.0, None)}) == 3


def test_luck_depends_on_the_seed_alone() -> None:
    assert deals(1, 3) == deals(1, 5)[:3]
    assert deals(1, 3) != deals(2, 3)
    assert len(set(deals(1, 50))) == 50


def test_the_same_call_gives_the_same_results() -> None:
    assert without_times(toy()) == without_times(toy())
    assert without_times(toy()) != without_times(toy(seed=2))


def test_progress_is_told() -> None:
    heard: list[tuple[int, int]] = []
    toy(4, progress=lambda done, total: heard.append((done, total)))
    assert heard == [(n, 8) for n in range(1, 9)]


def test_a_report_sums_up() -> None:
    report = toy()
    table = report.tables[0]
    assert table.games == 6
    assert [side.level for side in table.sides] == ["stationmaster", "apprentice"]
    assert sum(side.wins.value for side in table.sides) == pytest.approx(1.0)
    own = [
        score
        for game, result in report.results[:6]
        for level, score in zip(game.levels, result.scores, strict=True)
        if level == "stationmaster"
    ]
    assert table.sides[0].score.value == pytest.approx(sum(own) / 6)
    assert table.sides[0].slowest >= table.sides[0].seconds > 0
    # Two drivers at one table: their part of the wins together.
    assert sum(side.wins.value for side in report.tables[1].sides) == pytest.approx(1.0)


def result(*places: int) -> Result:
    n = len(places)
    return Result(
        scores=(0,) * n,
        places=places,
        ruined=(False,) * n,
        decisions=(1,) * n,
        seconds=(0.1,) * n,
        slowest=(0.1,) * n,
    )


def test_ratings_follow_the_places() -> None:
    games = [(Game(game="toy", levels=("driver", "apprentice"), deal="x"), result(0, 1))] * 10
    best, worst = ratings(games)
    assert (best.level, worst.level) == ("driver", "apprentice")
    assert best.mu > 25 > worst.mu
    assert best.games == 10
    assert ratings([(Game(game="toy", levels=("driver",), deal="x"), result(0))]) == ()


def test_games_among_equals_change_no_rating() -> None:
    equals = [(Game(game="toy", levels=("driver", "driver"), deal="x"), result(0, 1))] * 3
    assert ratings(equals) == ()
    games = [(Game(game="toy", levels=("driver", "apprentice"), deal="x"), result(0, 1))]
    assert ratings([*equals, *games, *equals]) == ratings(games)


def test_targets_stand_in_the_games_own_module() -> None:
    assert Target(("stationmaster", "driver"), "wins", 0.65) in targets_of("railroad_tiles")
    assert targets_of("toy") == ()


def test_targets_are_judged() -> None:
    report = toy()
    low, high = judge(
        report,
        (
            Target(("stationmaster", "apprentice"), "wins", -0.1, "yard"),
            Target(("stationmaster", "apprentice"), "score", 1000.0, "yard"),
            Target(("stationmaster", "apprentice"), "score", 1000.0, "elsewhere"),
            Target(("driver", "apprentice"), "wins", 0.5, "yard"),
        ),
    )
    assert low.met
    assert not high.met


def test_targets_are_judged_with_their_options() -> None:
    """The same table with other options is another one."""
    levels = ("stationmaster", "apprentice")
    played, other = (
        Target(levels, "wins", -0.1, "yard"),
        Target(levels, "wins", -0.1, "yard", 6, {"night": True}),
    )
    assert [verdict.target for verdict in judge(toy(), (played, other))] == [played]
    assert "night True" in other.text


def test_targets_with_other_options_are_played_apart(monkeypatch: pytest.MonkeyPatch) -> None:
    levels = ("stationmaster", "apprentice")
    targets = tuple(
        Target(levels, measure, 0.5, "yard", 6, options)
        for options in ({}, {"night": True})
        for measure in ("wins", "ruined")
    )
    monkeypatch.setattr("anden.arena.command.targets_of", lambda game: targets)
    heard: list[Any] = []

    def note(game: str, tables: Any, games: int, **rest: Any) -> Report:
        heard.append((tables, games, rest["options"]))
        return toy(2)

    monkeypatch.setattr("anden.arena.command.run_with_bar", note)
    main(["toy"])
    assert heard == [([list(levels)], 6, {}), ([list(levels)], 6, {"night": True})]
    main(["toy", "--options", '{"night": true}'])
    assert heard[2:] == heard[1:2]


def test_ruin_is_limited_from_above() -> None:
    levels = ("stationmaster", "apprentice")
    within, beyond = judge(
        toy(), (Target(levels, "ruined", 0.02, "yard"), Target(levels, "ruined", -0.1, "yard"))
    )
    assert within.met
    assert not beyond.met


def test_turns_stay_between_two_bounds() -> None:
    table = ArenaTable(levels=("driver", "driver"), games=2, sides=(side_of("driver", turns_played(20, 40)),))
    report = msgspec.structs.replace(toy(2), map="yard", tables=(table,))
    targets = tuple(
        Target(table.levels, "turns", bound, "yard") for bound in ((25.0, 45.0), (31.0, 45.0), (10.0, 29.0))
    )
    assert [verdict.met for verdict in judge(report, targets)] == [True, False, False]
    out = io.StringIO()
    Console(file=out, width=100).print(verdicts_grid(judge(report, targets)))
    for part in ("driver's turns", "30.0", "25–45", "yes", "NO"):
        assert part in out.getvalue()


def turns_played(*turns: int) -> list[tuple[Game, Result]]:
    game = Game(game="toy", levels=("driver", "driver"), deal="x")
    return [(game, msgspec.structs.replace(result(0, 1), turns=(n, n))) for n in turns]


def test_a_report_can_be_read(monkeypatch: pytest.MonkeyPatch) -> None:
    target = Target(("stationmaster", "apprentice"), "score", 1000.0, "yard")
    monkeypatch.setattr("anden.arena.command.targets_of", lambda game: (target,))
    out = io.StringIO()
    assert not print_report(toy(), Console(file=out, width=100))
    text = out.getvalue()
    for part in ("stationmaster – apprentice: 6 games", "mean score", "openskill", "≥ 1000", "NO"):
        assert part in text


def test_several_processes_give_the_same_results() -> None:
    """Workers get plain facts only; Railroad Tiles is there in every process."""
    one = run_arena("railroad_tiles", [("apprentice",)], 2, jobs=1, budget=5)
    two = run_arena("railroad_tiles", [("apprentice",)], 2, jobs=2, budget=5)
    assert without_times(one) == without_times(two)


def printed(report: Report, width: int) -> str:
    console = Console(width=width, file=io.StringIO())
    for grid in tables_grids(report):
        console.print(grid)
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


def test_a_report_fits_eighty_columns() -> None:
    """As wide as numbers get: all won, hundreds of points, minutes of thought."""
    report = toy()
    wide, points = Estimate(1.0, 1.0, 1.0, 6), Estimate(345.6, 234.5, 456.7, 6)
    table = report.tables[0]
    side = msgspec.structs.replace(
        table.sides[0], wins=wide, score=points, ruined=wide, seconds=12.345, slowest=123.45
    )
    text = printed(
        msgspec.structs.replace(report, tables=(msgspec.structs.replace(table, sides=(side,)),)), 80
    )
    row = next(line for line in text.splitlines() if "345.6" in line)
    assert row.split() == [
        "stationmaster",
        "100.0%",
        "(100.0–100.0)",
        "345.6",
        "(234.5–456.7)",
        "100.0%",
        "12.345",
        "123.45",
    ]
    assert "…" not in text


def test_what_is_not_a_terminal_is_wide_enough(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "40")
    assert wide_enough().width >= 120
