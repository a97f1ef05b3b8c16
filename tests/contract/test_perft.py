"""Stored counts of the ways a game can go: one wrong rule and the number is another."""

from __future__ import annotations

from typing import Any

import pytest

from anden.core import Rules, Setup
from anden.core.perft import perft, perft_from
from anden.core.records import read
from anden.core.registry import installed
from tests.contract.cases import games
from tests.records.golden import FOLDER

pytestmark = pytest.mark.contract

COUNTS: dict[str, list[tuple[str, int, dict[str, Any], tuple[int, ...]]]] = {
    "toy": [
        ("yard", 2, {}, (1, 1, 3, 12, 42, 137)),
        ("yard", 4, {"rounds": 1}, (1, 1, 3, 6, 12, 48, 156, 468)),
    ],
    "age_of_steam": [
        ("rust_belt", 3, {}, (1, 14, 196, 2744)),
        ("barbados", 1, {}, (1, 2, 8, 624)),
        ("st_lucia", 2, {}, (1, 2, 16, 224, 1568)),
    ],
    "italian_rails": [
        ("", 2, {}, (1, 10, 100, 5600)),
    ],
    "railes": [
        ("northeast", 3, {}, (1, 52, 1429)),
        ("northeast", 3, {"first_order": "random"}, (1, 9, 68, 420)),
        ("ruhr", 4, {"game": "standard"}, (1, 11, 121, 1331)),
    ],
    "railroad_tiles": [
        ("", 1, {}, (1, 3, 38, 474, 4500, 10618)),
        ("", 2, {}, (1, 2, 2, 8, 144, 2283)),
        ("", 3, {}, (1, 3, 6, 6, 24, 414)),
        ("", 4, {}, (1, 4, 12, 24, 24, 120)),
        ("", 2, {"objectives": "random"}, (1, 2, 2, 8, 227, 8383)),
        ("", 1, {"challenge": 7}, (1, 3, 38, 474, 4500, 10618)),
    ],
    "russian_railroads": [
        ("", 2, {}, (1, 4, 6, 48, 206, 739, 2836, 9887)),
        ("", 3, {}, (1, 4, 6, 10, 22, 86, 706, 2631, 11803)),
        ("", 4, {}, (1, 4, 6, 10, 22, 26, 46, 60, 804, 3384, 14562)),
        ("", 2, {"two_player_rubles": 2}, (1, 4, 6, 56, 245, 890, 3450, 12810)),
    ],
}
CASES = [
    pytest.param(rules, *row, id=f"{rules.id}-v{rules.version}-{row[0]}-{row[1]}p-{len(row[2])}")
    for rules in games()
    for row in COUNTS[rules.id]
]
"""The counts from the start are those of all versions: nothing that changed shows so early."""

LATE: dict[str, list[tuple[int, tuple[int, ...]]]] = {
    "age_of_steam/v1/rust_belt-5p": [(158, (1, 189, 27849)), (215, (1, 32, 814))],
    "age_of_steam/v1/western_us-4p": [(168, (1, 153, 2805)), (215, (1, 43, 1677))],
    "age_of_steam/v1/southern_us-4p": [(176, (1, 116, 399)), (309, (1, 60, 1921))],
    "age_of_steam/v1/germany-5p": [(172, (1, 147, 657)), (287, (1, 159, 5864))],
    "age_of_steam/v1/barbados-1p": [(40, (1, 110, 9050)), (56, (1, 4, 13))],
    "age_of_steam/v1/st_lucia-2p": [(40, (1, 23, 584)), (61, (1, 5, 22))],
    "italian_rails/v1/2p": [(590, (1, 308, 94181)), (607, (1, 16, 418))],
    "italian_rails/v1/2p-ferries-quick": [(678, (1, 304)), (676, (1, 51, 877))],
    "italian_rails/v1/2p-fast_trains-True": [(508, (1, 280, 77827)), (506, (1, 45, 889))],
    "italian_rails/v1/2p-loans-True": [(621, (1, 322)), (623, (1, 12, 355))],
    "railes/v1/northeast-4p": [(284, (1, 111, 12378)), (264, (1, 104, 264))],
    "railes/v1/northeast-5p-game-standard": [(340, (1, 211, 5333)), (357, (1, 49, 128))],
    "railes/v1/ruhr-4p": [(239, (1, 252, 490)), (251, (1, 57, 2266))],
    "railes/v1/ruhr-6p-game-standard": [(484, (1, 151, 2582)), (428, (1, 245, 496))],
    "railes/v1/ruhr-3p-game-standard-soft-True": [(386, (1, 140, 304)), (388, (1, 173, 539))],
    "russian_railroads/v1/2p": [(200, (1, 30, 68, 248, 952, 3540)), (142, (1, 8, 18, 114, 542, 2256))],
    "russian_railroads/v1/3p": [(367, (1, 38, 117, 436, 867, 5673)), (351, (1, 4, 23, 69, 280, 965))],
    "russian_railroads/v1/4p": [(423, (1, 49, 129, 366, 1071, 3913)), (514, (1, 10, 32, 32, 192, 832))],
    "russian_railroads/v1/3p-black_worker_any-always": [
        (332, (1, 58, 142, 501, 1892, 7496)),
        (451, (1, 10, 43, 224, 870)),
    ],
    "age_of_steam/v2/rust_belt-4p": [(139, (1, 11, 88, 792)), (145, (1, 12, 113, 504))],
    "age_of_steam/v2/western_us-3p": [(270, (1, 11, 132, 2046)), (213, (1, 8, 22, 101))],
    "age_of_steam/v2/germany-3p-urbanize-any_time": [(262, (1, 75, 2744)), (304, (1, 14, 104, 468))],
    "age_of_steam/v2/st_lucia-2p": [(55, (1, 85, 2768)), (40, (1, 89, 1786))],
    "railes/v2/northeast-4p": [(215, (1, 120, 14641)), (268, (1, 119, 14320))],
    "railes/v2/ruhr-5p-game-standard": [(427, (1, 101, 428, 2044)), (241, (1, 8, 32, 544))],
    "russian_railroads/v2/2p": [(127, (1, 11, 32, 101)), (238, (1, 9, 28, 75))],
    "russian_railroads/v2/3p-factories-free": [(303, (1, 16, 46, 148)), (299, (1, 15, 48, 164))],
    "russian_railroads/v2/4p": [(408, (1, 18, 47, 158)), (427, (1, 18, 43, 119))],
    "italian_rails/v2/2p": [(653, (1, 56, 882)), (650, (1, 28, 517))],
    "italian_rails/v2/2p-loans-True": [(755, (1, 42, 709)), (441, (1, 41, 703))],
}
"""Counts from positions of golden records: the record, after how many actions, and the counts from there."""


@pytest.mark.parametrize(("rules", "board", "players", "options", "counts"), CASES)
def test_perft(
    rules: Rules[Any, Any], board: str, players: int, options: dict[str, Any], counts: tuple[int, ...]
) -> None:
    setup = Setup(game=rules.id, version=rules.version, players=players, map=board, options=options)
    assert tuple(perft(rules, setup, "perft", depth) for depth in range(len(counts))) == counts


@pytest.mark.parametrize("record", LATE)
def test_perft_of_late_positions(record: str) -> None:
    match = read((FOLDER / f"{record}.txt").read_bytes()).match
    for steps, counts in LATE[record]:
        state = match.state_after(steps)
        found = tuple(perft_from(match.rules, state, "perft", depth) for depth in range(len(counts)))
        assert found == counts, f"after {steps} actions"


def test_every_game_has_counts() -> None:
    assert set(installed()) <= set(COUNTS)
