"""«Componentes»: the data holds what the rulebook lists, and says so when it does not."""

from anden.games.railroad_tiles.printed.box import check_box
from anden.games.railroad_tiles.printed.faces import CHALLENGES, OBJECTIVE_TILES, ROUTE_TILES


def test_the_box_is_complete() -> None:
    assert check_box() == []


def test_a_missing_tile_is_told() -> None:
    assert check_box(route_tiles=ROUTE_TILES[1:]) == ["tiles.json: 102 route tiles instead of 106"]


def test_an_objective_with_too_few_copies_is_told() -> None:
    short = (OBJECTIVE_TILES[0]._replace(copies=3), *OBJECTIVE_TILES[1:])
    assert check_box(objective_tiles=short) == ["objectives.json: city_hall: 3 copies instead of 4"]


def test_values_that_do_not_rise_are_told() -> None:
    wrong = {**CHALLENGES, 3: CHALLENGES[3]._replace(thresholds=(40, 40, 60))}
    assert check_box(challenges=wrong) == ["challenges.json: 3: the three values must rise"]
