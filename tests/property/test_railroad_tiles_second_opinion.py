"""The engine and a naive second opinion agree, on whole games and on dense random territories."""

from __future__ import annotations

from random import Random

import pytest

from anden.core import CHANCE, Setup
from anden.games.railroad_tiles import rules
from anden.games.railroad_tiles.actions import Lay, Place
from anden.games.railroad_tiles.conditions.challenges import measure
from anden.games.railroad_tiles.conditions.objectives import objective_met
from anden.games.railroad_tiles.printed.faces import CODES, FACES, INDEX, OBJECTIVES, PAWNS
from anden.games.railroad_tiles.scoring import points_of
from anden.games.railroad_tiles.state import LAY, Player, State
from anden.games.railroad_tiles.state import PAWNS as PAWNS_PHASE
from anden.games.railroad_tiles.territories.networks import connected_pawns, pawn_points
from anden.games.railroad_tiles.territories.shape import (
    city_count,
    largest_rectangle,
    rectangle_size,
    town_groups,
)
from anden.games.railroad_tiles.territories.territory import Territory, cell_of, empty_territory, x_of, y_of
from tests.scenarios.railroad_tiles.naive import Naive, looks


def space_of(t: Territory, slot: int) -> tuple[int, int]:
    cell = int(t.cell[slot])
    return (int(x_of(cell)), int(y_of(cell)))


def naive_of(t: Territory) -> Naive:
    """The same territory for the second opinion."""
    naive = Naive()
    for slot in range(t.tiles):
        space = space_of(t, slot)
        naive.tiles[space] = (CODES[t.tile[slot] >> 3], int(t.tile[slot]) & 7)
        naive.pawns |= {(space, pawn) for i, pawn in enumerate(PAWNS) if t.pawns[slot] >> i & 1}
    return naive


def engine_lays(t: Territory, tile: str) -> list[tuple[tuple[int, int], frozenset]]:
    face = INDEX[tile]
    return [((x_of(lay % 8192), y_of(lay % 8192)), looks(tile, lay // 8192)) for lay in t.lays(face)]


def assert_shape(t: Territory, naive: Naive) -> None:
    assert t.openings == naive.openings()
    assert city_count(t) == len(naive.cities())
    groups = {frozenset(space_of(t, i) for i in group) for group in town_groups(t)}
    assert groups == {frozenset(group) for group in naive.town_groups()}
    box = largest_rectangle(t)
    assert box.width * box.height == rectangle_size(t) == naive.rectangle()
    inside = [(x, y) for x in range(box.x, box.x + box.width) for y in range(box.y, box.y + box.height)]
    assert all(space in naive.tiles for space in inside)


def assert_pawns(t: Territory, naive: Naive) -> None:
    for slot in range(t.tiles):
        space = space_of(t, slot)
        for i, pawn in enumerate(PAWNS):
            assert t.free_location(slot, i) == naive.free(space, pawn)
            if naive.location(space, pawn):
                assert connected_pawns(t, slot, i, False) == naive.connected(space, pawn)
                assert pawn_points(t, slot, i, True) == naive.points(space, pawn, lazy=True)


def assert_conditions(t: Territory, naive: Naive) -> None:
    for i, objective in enumerate(OBJECTIVES):
        assert objective_met(t, i) == naive.objective(objective), objective
    for number in range(1, 15):
        assert measure(t, number) == naive.measure(number), number


def random_deck(rng: Random) -> list[int]:
    """Half of the time one of each design; else many copies of a few, which makes long routes and large groups."""
    objectives = rng.sample(range(77, 84), rng.randrange(8))
    if rng.random() < 0.5:
        deck = [*range(77), *objectives]
    else:
        plain = [f for f in range(77) if all(len(segment.sides) < 3 for segment in FACES[f].segments)]
        forks = [f for f in range(77) if f not in plain]
        deck = rng.choices(rng.sample(plain, 5), k=30) + rng.sample(forks, 4) + objectives
    rng.shuffle(deck)
    return deck


def random_territory(rng: Random) -> Territory:
    """A dense territory: of a few random lays the one that leaves the fewest openings, then pawns on most locations."""
    t = empty_territory()
    deck = random_deck(rng)
    for face in deck[: rng.randrange(12, 40)]:
        lays = list(t.lays(face))
        if not lays:
            continue
        best = None
        for lay in rng.sample(lays, min(len(lays), rng.choice((1, 4, 12)))):
            after = t.copy()
            after.lay(lay % 8192, face * 8 + lay // 8192, 1)
            if best is None or after.openings < best.openings:
                best = after
        assert best is not None
        t = best
    share = rng.random()
    for slot in range(t.tiles):
        for pawn in range(3):
            if t.free_location(slot, pawn) and rng.random() < share:
                t.put_pawn(slot, pawn)
    return t


def check_territories(seeds: range) -> None:
    for seed in seeds:
        rng = Random(seed)
        t = random_territory(rng)
        naive = naive_of(t)
        assert_shape(t, naive)
        assert_pawns(t, naive)
        assert_conditions(t, naive)
        for face in rng.sample(range(84), 8):
            ours = engine_lays(t, CODES[face])
            assert len(ours) == len(set(ours))
            assert set(ours) == naive.lays(CODES[face])
            assert t.fits_anywhere(face) == bool(ours)


def test_random_territories_are_judged_the_same() -> None:
    check_territories(range(150))


@pytest.mark.slow
def test_many_random_territories_are_judged_the_same() -> None:
    check_territories(range(1000, 5000))


def check_offer(s: State, seat: int) -> None:
    """What is offered to a player is what the second opinion allows."""
    player = s.people[seat]
    naive = naive_of(player.territory)
    offered = list(rules.legal(s, seat))
    assert len(offered) == len(set(offered))
    if s.phase == LAY:
        tiles = {CODES[face] for face in player.hand}
        if player.owes:
            tiles |= {objective for i, objective in enumerate(OBJECTIVES) if player.objectives >> i & 1}
        expected = {(tile, *lay) for tile in tiles for lay in naive.lays(tile)}
        ours = [(a.tile, (a.x, a.y), looks(a.tile, a.turn)) for a in offered if isinstance(a, Lay)]
        assert len(ours) == len(expected)
        assert set(ours) == expected
    if s.phase == PAWNS_PHASE:
        for a in offered:
            if isinstance(a, Place):
                assert naive.free((a.x, a.y), a.pawn)


def check_final(s: State, seat: int, player: Player) -> None:
    naive = naive_of(player.territory)
    assert_shape(player.territory, naive)
    in_play = [objective for i, objective in enumerate(OBJECTIVES) if s.objectives >> i & 1]
    prestige = sum(placed & 7 for placed in player.placed) + player.bonus
    expected = naive.final(player.stars, prestige, in_play)
    assert rules.scores(s)[seat].total == points_of(s, seat) == expected


def play_and_check(players: int, seed: int, share: float) -> None:
    rng = Random(seed)
    options = {"objectives": rng.choice(("none", "random"))}
    s = rules.start(Setup(game=rules.id, version=rules.version, players=players, options=options))
    while to_act := rules.to_act(s):
        seat = to_act[0]
        if seat == CHANCE:
            rules.apply(s, seat, rules.sample_chance(s, rng))
            continue
        if rng.random() < share:
            check_offer(s, seat)
        action = rng.choice(list(rules.legal(s, seat)))
        if isinstance(action, Place):
            t = s.people[seat].territory
            expected = naive_of(t).points((action.x, action.y), action.pawn)
            events = rules.apply(s, seat, action)
            assert events[0].args["points"] == expected
            assert t.slot_at(cell_of(action.x, action.y)) >= 0
        else:
            rules.apply(s, seat, action)
        assert rules.audit(s) == []
    for seat, player in enumerate(s.people):
        check_final(s, seat, player)


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_whole_games_are_judged_the_same(players: int) -> None:
    for seed in range(3):
        play_and_check(players, seed, 0.3)


@pytest.mark.slow
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_many_whole_games_are_judged_the_same(players: int) -> None:
    for seed in range(100, 160):
        play_and_check(players, seed, 1.0)
