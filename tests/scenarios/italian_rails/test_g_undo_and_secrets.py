"""What can be taken back, and what the rival's hidden cash must not show in."""

from __future__ import annotations

from itertools import pairwise
from random import Random

import pytest

from anden.core import CHANCE, Match, Refused, Setup
from anden.games.italian_rails import rules
from anden.games.italian_rails.scoring import tracks
from tests.scenarios.italian_rails.happenings import strike
from tests.scenarios.italian_rails.table import Scene, check_events


def game(*texts: str, version: int = rules.version) -> Match:
    """A game of which luck is told; seat 0 keeps the lower cards and starts."""
    played = rules if version == rules.version else rules.older[version - 1]
    match = Match(played, Setup(game=rules.id, version=version, players=2), seed=None)
    for text in ("deal 8 9 11 16 20 | 10 21 30 40 50", "keep 8 9", "keep 10 21", *texts):
        play(match, text)
    return match


def play(match: Match, text: str) -> None:
    match.play(match.to_act()[0], rules.parse(match.state, text))


# --- taking back -------------------------------------------------------------------------------------------------------


def test_track_is_rubbed_out_section_by_section_within_the_turn() -> None:
    match = game("build L12 L13", "build L13 cremona", "ferry roma_olbia")
    seen = []
    for _ in range(3):
        match.undo([0])
        player = match.state.people[0]
        seen.append((int(player.cash), int(player.sections), int(player.ferries)))
    assert seen == [(54, 2, 0), (57, 1, 0), (60, 0, 0)]
    with pytest.raises(Refused):
        match.undo([0])


@pytest.mark.parametrize("version", [1, 2])
def test_39_what_was_rubbed_out_was_never_drawn(version: int) -> None:
    """«Gana el jugador que haya dibujado menos vías»: the page rubs out by taking back."""
    match = game("build L12 L13", "build L13 cremona", "ferry roma_olbia", version=version)
    assert tracks(match.state, 0) == 3
    match.undo([0], 4)
    assert tracks(match.state, 0) == 1
    play(match, "build L13 K14")
    assert tracks(match.state, 0) == 2


def test_38_a_goal_that_was_announced_is_not_taken_back() -> None:
    match = game("end", "end", "end", "end")
    scene = Scene()
    scene.state = match.state
    scene.track(0, "milano", "roma", "napoli").cash(0, 260)
    play(match, "end")
    play(match, "ferry napoli_palermo")
    assert match.events[-1][-1].key == "goal"
    with pytest.raises(Refused):
        match.undo([0])


def test_the_reveal_of_the_cards_is_not_taken_back() -> None:
    match = game()
    for seat in (0, 1):
        with pytest.raises(Refused):
            match.undo([seat])


def test_a_choice_is_taken_back_while_it_is_secret() -> None:
    match = Match(rules, Setup(game=rules.id, version=rules.version, players=2), seed=None)
    play(match, "deal 8 9 11 16 20 | 10 21 30 40 50")
    play(match, "keep 8 9")
    match.undo([0])
    play(match, "keep 9 11")
    play(match, "keep 10 21")
    assert match.state.people[0].cards == (9, 11)


BUILT = ("end",) * 4


def test_moving_loading_and_locking_are_taken_back_until_a_card_is_drawn() -> None:
    """Cremona offers violins, which the private card 8 wants: nothing is drawn for it."""
    match = game(*BUILT, "place cremona", "load violins for 8.3", "load violins")
    match.undo([0])
    match.undo([0])
    match.undo([0])
    assert match.state.people[0].train == -1
    play(match, "place cremona")


def test_a_drawn_card_seals_what_went_before() -> None:
    """In an exchange three cards come by luck."""
    match = game("exchange", "swap 11 16 20", "draw 90", "draw 91", "draw 92")
    assert match.to_act() == (0,)
    with pytest.raises(Refused):
        match.undo([0])
    play(match, "end")
    match.undo([0])
    assert match.to_act() == (0,), "the end alone is taken back"


def test_the_rivals_turn_seals_mine() -> None:
    match = game("build L12 L13", "end", "build AC23 AB23")
    with pytest.raises(Refused):
        match.undo([0])


def test_the_toll_comes_back() -> None:
    match = game("end", "build AC23 AB23", "end", "end", "end", "place roma", "move roma AC23 AB23")
    assert [int(player.cash) for player in match.state.people] == [56, 58 + 4]
    match.undo([0])
    assert [int(player.cash) for player in match.state.people] == [60, 58]
    assert not match.state.toll_paid


# --- hidden cash -------------------------------------------------------------------------------------------------------


def worlds(*cash: int) -> list[Scene]:
    """The same position, but for the cash of seat 1, whose track lies everywhere seat 0 wants to go."""
    found = []
    for amount in cash:
        scene = Scene().track(1, "milano", "cremona", "parma").ferry(1, "roma_olbia").train(1, "parma")
        scene.track(0, "roma", "napoli").train(0, "milano").loads(1, "ham", "wine").cash(1, amount)
        found.append(scene)
    return found


@pytest.mark.parametrize("phase", ["move", "build"])
def test_hidden_cash_shows_in_nothing_the_rival_can_ask(phase: str) -> None:
    """Lists, views, scores, the order of players, reasons for a refusal: the same whatever he has."""
    seen = []
    for scene in worlds(0, 3, 60, 249):
        s = scene.building().state if phase == "build" else scene.state
        hidden = rules.hide(s, 0)
        refusals = [
            rules.problem(s, 0, rules.parse(s, text))
            for text in ("build K13 K14", "move milano K13 K14 K13", "board roma_olbia", "borrow", "exchange")
        ]
        own = rules.legal(s, 0)
        seen.append((rules.show(hidden, 0), rules.scores(hidden), rules.ranking(hidden), refusals, own))
    assert all(a == b for a, b in pairwise(seen))


def test_what_a_turn_tells_is_the_same_whatever_the_rival_has() -> None:
    """Until somebody reaches the goal, or the tax makes cash public."""
    told = []
    for scene in worlds(0, 3, 60, 249):
        events = scene.do("move milano K13 K14 cremona", "load violins", "end", "end")
        told.append([(event.key, event.args) for event in check_events(events)])
    assert all(a == b for a, b in pairwise(told))


def test_a_spectator_sees_the_cash_of_nobody() -> None:
    scene = worlds(77)[0]
    assert [player["cash"] for player in scene.view(None)["players"]] == [None, None]
    strike(scene, "excess_profits_tax")
    assert [player["cash"] for player in scene.view(None)["players"]] == [50, 67]


def test_cash_is_public_from_the_start_if_the_table_wants_it() -> None:
    scene = Scene(cash="open")
    assert [player["cash"] for player in scene.view(1)["players"]] == [60, 60]
    strike(scene, "excess_profits_tax")
    assert "cash_public" not in scene.heard(), "it was so before"


def test_guesses_of_hidden_cash_add_up_what_was_seen() -> None:
    scene = worlds(77)[0]
    guess = rules.guess_hidden(rules.hide(scene.state, 0), 0, Random(1))
    assert [int(player.cash) for player in guess.people] == [60, 77]
    assert rules.audit(guess) == []


def test_dealt_cards_are_seen_by_their_owner_alone() -> None:
    match = Match(rules, Setup(game=rules.id, version=rules.version, players=2), seed=None)
    match.play(CHANCE, rules.parse(match.state, "deal 8 9 11 16 20 | 10 21 30 40 50 | 93"))
    for viewer, hands in ((0, [(8, 9, 11, 16, 20), (0,) * 5]), (1, [(0,) * 5, (10, 21, 30, 40, 50)])):
        line = match.visible_log(viewer)[0]
        assert list(line.action.hands) == hands
        assert [event.args["seat"] for event in line.events if event.key == "dealt"] == [viewer]
        hidden = rules.hide(match.state, viewer)
        assert [card for card in range(1, 109) if hidden.where[card] != 0] == list(hands[viewer])
    assert [event.key for event in match.visible_log(None)[0].events] == ["deal", "shown"]
