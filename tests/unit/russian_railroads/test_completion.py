"""«Has de realizar la acción completamente»: what can be chosen, and what may be done in the middle of it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from random import Random

import pytest

from anden.core import CHANCE, Setup
from anden.games.russian_railroads import rules
from anden.games.russian_railroads.completion.complete import completable
from anden.games.russian_railroads.completion.needs import REPEAT_OK, at_once_possible, repeat_shape
from anden.games.russian_railroads.effects.choices import use_card, use_repeat, use_small, use_token
from anden.games.russian_railroads.effects.gains import give
from anden.games.russian_railroads.effects.limits import STEP_OK, doubler_room, room, slot_for, step_problem
from anden.games.russian_railroads.effects.lines import advance, place_locomotive
from anden.games.russian_railroads.effects.pending import (
    K_ADVANCE,
    K_BONUS,
    K_BUILD_FACTORY,
    K_BUILD_LOCOMOTIVE,
    K_CARD,
    K_INDUSTRY,
    K_LOCOMOTIVE,
    K_REPEAT,
    K_SMALL,
    K_TOKEN,
    amount_of,
    colours_of,
    depth_of,
    factory_of,
    kind_of,
    must_of,
    remove,
)
from anden.games.russian_railroads.effects.pieces import source_of_space
from anden.games.russian_railroads.effects.works import build_factory, build_locomotive, step
from anden.games.russian_railroads.phases.turn import FREE, space_in_play
from anden.games.russian_railroads.phases.uses import locomotive_available, token_allowed
from anden.games.russian_railroads.printed.tables import ALL_SPACES, CARD, OWN
from anden.games.russian_railroads.state import NONE, RESOLVE, TURN, Player, State
from tests.property.russian_railroads_naive.late import in_the_middle, late_position
from tests.scenarios.russian_railroads.table import RussianTable

PATIENCE = 1500
"""Positions the naive search looks at before it gives up."""
WAITS = -1
"""Instead of the kind of an entry behind a factory that is used at once."""


def test_a_colour_that_is_not_owned_cannot_be_advanced() -> None:
    table = RussianTable()
    assert table.refused("place track_grey2 1w") == "tracks_cannot"
    table.give(0, ts="2")
    assert table.refused("place track_grey2 1w") == "tracks_cannot"  # one space is free, not two
    table.give(0, ts="3").do(
        "place track_grey2 1w", "advance transsiberian grey", "advance transsiberian grey"
    )


def test_room_of_one_colour_is_counted_over_all_lines() -> None:
    """Grey may stand at most one space behind black."""
    table = RussianTable().give(0, ts="4 2", stp="1 0", kiev="3 1")
    assert "place track_grey2 1w" in table.legal("place track_grey2")
    assert table.refused("place track_grey3 2w") == "tracks_cannot"
    table.do("place track_grey2 1w", "advance transsiberian grey")
    assert table.legal("advance") == ["advance kiev grey"]


def test_only_advances_that_leave_the_rest_possible() -> None:
    """Black and grey, grey not owned: black must go to Trans-Siberian 2."""
    table = RussianTable().engineer("1", "black_grey")
    table.do("place engineer_public_1 1w")
    assert table.legal() == ["advance transsiberian black"]
    assert table.refused("advance kiev black") == "rest_impossible"
    table.do("advance transsiberian black")
    assert table.legal() == [
        "advance transsiberian grey",
    ]  # on the other lines black still stands on space 1


def test_tracks_gained_in_mid_action_move_with_the_rest_of_it() -> None:
    table = RussianTable().give(0, rubles=1).do("place track_any2 1w+1r", "advance transsiberian black")
    assert table.tracks(0, "kiev") == [1, 0]
    table.do("advance transsiberian grey", "end")
    assert table.tracks(0, "ts") == [2, 1]


def test_own_engineers_may_be_done_in_part_but_not_for_nothing() -> None:
    table = RussianTable().give(0, engineers=["grey_brown", "grey_5vp"])
    assert table.refused("place own_grey_brown 1w") == "nothing_possible"
    table.do("place own_grey_5vp 1w", "end")
    assert table.told("lost") == [{"seat": 0, "kind": "advance", "amount": 1}]
    assert table.points(0) == 5
    table.turn(0).give(0, ts="2").do("place own_grey_brown 1w", "advance transsiberian grey", "end")


def test_industry_stops_at_a_gap() -> None:
    table = RussianTable().give(0, marker=3)
    assert table.refused("place industry_2 2w") == "industry_cannot"
    table.do("place industry_1 1w", "industry", "end").fresh().turn(0)
    assert table.refused("place industry_1 1w") == "industry_cannot"


def test_a_factory_reached_on_the_way_may_make_the_rest_possible() -> None:
    """Three steps from space 4: the factory of value 2 on the first gap builds the second."""
    table = RussianTable().round(7).give(0, marker=4, factories=[2])
    assert "place last_round_industry 2w" in table.legal("place last")
    table.do("place last_round_industry 2w", "industry")
    assert "forfeit 2" not in table.legal()
    assert table.refused("forfeit 2") == "factory_must"
    assert "build locomotive" not in table.legal()  # then the lane would stay closed
    table.do("build factory", "industry", "industry")
    assert table.player(0).marker == 7


def test_another_factory_does_not() -> None:
    table = RussianTable().round(7).give(0, marker=4, factories=[5])
    assert table.refused("place last_round_industry 2w") == "industry_cannot"


def test_the_question_space_may_bring_the_factory_that_is_missing() -> None:
    """The third step needs the fourth gap filled. The card asks for two more, so that the new factory must fill the fifth."""
    table = RussianTable().round(7).give(0, marker=8, factories=[5, 5, 5])
    table.do("place last_round_industry 2w", "industry", "industry")
    assert table.pending() == [("industry", 1), ("token", 1)]
    assert table.legal() == ["token second_industry_marker", "token card"]
    assert table.refused("token revaluation") == "rest_impossible"
    table.do("token card")
    assert table.legal() == ["card factory"]
    assert table.refused("card black_worker") == "card_cannot"
    table.do("card factory", "build factory", "industry", "build factory", "industry", "industry")
    assert table.player(0).marker == 13


def test_the_space_for_both_asks_for_a_locomotive_that_fits() -> None:
    full = {"transsiberian": [6, 6], "st_petersburg": [6], "kiev": [6]}
    table = RussianTable().give(0, locomotives=full)
    assert table.refused("place loco_3w 3w") == "build_cannot"
    table.supply(lowest=7)
    table.do("place loco_3w 3w", "build locomotive", "locomotive kiev over 6")
    assert table.told("locomotive_flipped") == [{"seat": 0, "value": 6}]
    assert table.refused("build locomotive") == "build_other"
    table.do("build factory from 6", "end")


def test_a_factory_taken_first_may_uncover_the_locomotive() -> None:
    full = {"transsiberian": [5, 5], "st_petersburg": [4], "kiev": [4]}
    table = RussianTable().give(0, locomotives=full).give(1, factories=[2, 2, 2]).supply(lowest=2)
    table.give(2, factories=[3, 3, 3, 3]).give(3, factories=[4, 4])
    assert list(table.state.stacks)[:6] == [0, 0, 1, 0, 0, 2]
    table.do("place loco_3w 3w")
    assert table.legal() == ["build factory"]  # the last 2; a face-up one would leave it there
    table.do("build factory", "build locomotive")
    assert table.legal() == ["locomotive st_petersburg over 4", "locomotive kiev over 4"]


# --- against a search that knows no shortcuts ------------------------------------------------------------------------


def _naive(s: State, seen: set[str]) -> bool | None:
    """Whether what must be done can be done, trying everything; None when it takes too long."""
    if not any(must_of(e) for e in s.pending if kind_of(e) not in (K_LOCOMOTIVE, K_BONUS)):
        return True
    key = repr(rules.snapshot(s))
    if key in seen:
        return False
    seen.add(key)
    if len(seen) > PATIENCE:
        return None
    unsure = False
    for after in _everything(s):
        found = _naive(after, seen)
        if found:
            return True
        unsure = unsure or found is None
    return None if unsure else False


def _everything(s: State) -> list[State]:
    """The positions after every use of every entry that need not wait for a factory, whatever becomes of the rest."""
    p = s.player()
    deepest = max((depth_of(e) for e in s.pending if factory_of(e)), default=0)
    kinds = [kind_of(e) if depth_of(e) >= deepest else WAITS for e in s.pending]
    if K_LOCOMOTIVE in kinds:
        value = amount_of(s.pending[kinds.index(K_LOCOMOTIVE)])
        spots = [(line, over) for line in range(3) for over in range(value)]
        return [_after(s, place_locomotive, *spot) for spot in spots if slot_for(p.locomotive, *spot) >= 0]
    out = []
    if K_REPEAT in kinds:
        spaces = [space for space in range(ALL_SPACES) if repeat_shape(s, space) == REPEAT_OK]
        sources = {space: source_of_space(s, space) for space in spaces}
        spaces = [x for x in spaces if x >= OWN or at_once_possible(s, p, sources[x])]
        out += [_after(s, use_repeat, space) for space in spaces]
        if not must_of(s.pending[kinds.index(K_REPEAT)]):
            out.append(_without(s, kinds.index(K_REPEAT)))
        return out
    for i, e in enumerate(s.pending):
        if kinds[i] == WAITS:
            continue
        out += _uses(s, p, i, int(e))
        if not must_of(e) or kinds[i] == K_BONUS:
            out.append(_without(s, i))
    if K_TOKEN in kinds:
        out += [_after(s, use_token, token) for token in range(7) if token_allowed(p, token)]
    if K_CARD in kinds:
        cards = [card for card in range(5) if s.cards >> card & 1 and at_once_possible(s, p, CARD + card)]
        out += [_after(s, use_card, card) for card in cards]
    if K_SMALL in kinds:
        out += [_after(s, use_small, small) for small in range(3) if small or doubler_room(s, p)]
    return out


def _uses(s: State, p: Player, i: int, e: int) -> list[State]:
    kind = kind_of(e)
    out = []
    if kind == K_ADVANCE:
        spots = [(line, colour) for line in range(3) for colour in range(5) if colours_of(e) >> colour & 1]
        out += [_after(s, advance, i, *spot) for spot in spots if room(p.track, *spot) > 0]
    if kind == K_INDUSTRY:
        out += [_after(s, step, i, marker) for marker in (1, 2) if step_problem(p, marker) == STEP_OK]
    if K_INDUSTRY < kind < K_LOCOMOTIVE:
        if kind != K_BUILD_FACTORY and locomotive_available(s, p):
            out.append(_after(s, build_locomotive, i))
        if kind != K_BUILD_LOCOMOTIVE:
            tiles = [value for value in range(10) if (s.face_up[value] if value else s.lowest())]
            slots = [0] if p.factories < 5 else [1, 2, 3, 4, 5]
            out += [_after(s, build_factory, i, tile, slot) for tile in tiles for slot in slots]
    return out


def _after(s: State, do: Callable[..., None], *args: int) -> State:
    after = s.copy()
    do(after, *args, [])
    return after


def _without(s: State, entry: int) -> State:
    after = s.copy()
    remove(after, entry)
    return after


SLOW = [pytest.param(seed, marks=pytest.mark.slow) for seed in range(3, 12)]


@pytest.mark.parametrize("factories", ["at_once", "free"])
@pytest.mark.parametrize("seed", [0, 1, 2, *SLOW])
def test_the_judgement_agrees_with_a_search_without_shortcuts(seed: int, factories: str) -> None:
    """At every step of random games: what could come next can be completed or not, as a search that tries all says."""
    rng = Random(seed)
    options = {"factories": factories}
    setup = Setup(game=rules.id, version=rules.version, players=2 + seed % 3, options=options)
    state = rules.start(setup)
    compared = impossible = 0
    while seats := rules.to_act(state):
        seat = seats[0]
        if seat == CHANCE:
            rules.apply(state, seat, rules.sample_chance(state, rng))
            continue
        for after in _started(state) if state.phase == TURN else _everything(state):
            truth = _naive(after, set())
            if truth is not None:
                assert completable(after) == truth, rules.snapshot(after)
                compared += 1
                impossible += not truth
        actions = list(rules.legal(state, seat))
        wanted = [a for a in actions if type(a).__name__ not in ("Pass", "Forfeit")]
        rules.apply(state, seat, rng.choice(wanted or actions))
    assert compared > 300
    assert impossible > 20


@pytest.mark.parametrize("factories", ["at_once", "free"])
def test_the_judgement_agrees_where_next_to_nothing_is_left(factories: str) -> None:
    """Late boards in the middle of a turn, where what must be done, what may be done and factories get in each other's way."""
    found: Counter[bool] = Counter()
    for seed in range(150):
        rng = Random(f"judge {seed}")
        late = late_position(rng, {"factories": factories})
        state = in_the_middle(late, rng)
        while state.phase == RESOLVE:
            for after in _everything(state):
                truth = _naive(after, set())
                if truth is not None:
                    assert completable(after) == truth, rules.snapshot(after)
                    found[truth] += 1
            rules.apply(state, 0, rng.choice(list(rules.legal(state, 0))))
    assert found[True] > 1000
    assert found[False] > 20


def _started(s: State) -> list[State]:
    """The positions after choosing each space that could be carried out at once but for tracks, industry and building."""
    out = []
    for space in range(OWN):
        source = source_of_space(s, space)
        if space_in_play(s, space) == FREE and source != NONE and at_once_possible(s, s.player(), source):
            after = s.copy()
            after.phase = RESOLVE
            give(after, source, True, False, 0, [])
            out.append(after)
    return out
