"""The second opinion watches a game: it reads boards off the state, and keeps everybody's points by itself."""

from __future__ import annotations

from collections import Counter
from typing import Any

from anden.core import Event
from anden.games.russian_railroads import rules
from anden.games.russian_railroads.actions import (
    Advance,
    End,
    Industry,
    Pass,
    Place,
    Points,
    Relocate,
    Repeat,
)
from anden.games.russian_railroads.offers import pending
from anden.games.russian_railroads.printed import box
from anden.games.russian_railroads.state import State
from tests.property.russian_railroads_naive.board import (
    COLOURS,
    GAPS,
    LENGTH,
    LINES,
    Board,
    can_advance,
    can_step,
)
from tests.property.russian_railroads_naive.factories import FactoryInUse
from tests.property.russian_railroads_naive.moves import (
    COST,
    Payment,
    open_spaces,
    payments,
    usable,
)
from tests.property.russian_railroads_naive.reading import board_of, situation_of
from tests.property.russian_railroads_naive.scoring import (
    best_locomotives,
    colours_in_order,
    end_card_points,
    majority_points,
    round_points,
)

PASS_POINTS = (0, 2, 3, 4)
ENGINEER_POINTS = {
    "industry_3vp": 3,
    "doubler_3vp": 3,
    "grey_5vp": 5,
    "any_3vp": 3,
    "black_3vp": 3,
    "brown_5vp": 5,
}
WORKERS = {2: 6, 3: 6, 4: 5}
LONGEST = 60
"""Steps of a turn; the longest chains found have 26."""


def boards_of(s: State) -> list[Board]:
    return [board_of(s, seat) for seat in range(len(s.people))]


def cards_of(s: State) -> list[list[str]]:
    return [[box.END_IDS[take % 16] for take in s.takes if take // 16 == seat] for seat in range(s.players)]


def engineer_on(s: State, space: str) -> str | None:
    """The engineer a space stands for."""
    if space.startswith("own_"):
        return space.removeprefix("own_")
    row = [None if e < 0 else box.ENGINEER_IDS[e] for e in s.row]
    return {"engineer_public_1": row[-2], "engineer_public_2": row[-3]}.get(space)


def compare_turn(s: State, legal: list[Any], seen: Counter[str]) -> None:
    """Spaces and payments offered to the player to act, against the second opinion."""
    at = situation_of(s)
    offered: dict[str, set[Payment]] = {}
    for action in legal:
        if isinstance(action, Place):
            pay = (action.workers, action.temporary, int(action.black), action.rubles)
            assert pay not in offered.setdefault(action.space, set()), "offered twice"
            offered[action.space].add(pay)
    possible = open_spaces(at)
    assert set(offered) <= possible
    for space in sorted(possible):
        ways = payments(space, at.purse, at.worker_elsewhere)
        if not ways:
            assert space not in offered
            continue
        found = usable(at, space)
        if space in offered and not found:
            seen["only with what is gained on the way"] += 1
        else:
            assert (space in offered) == found, (space, at)
        if space in offered:
            assert offered[space] == ways, (space, at.purse)
            seen["payments"] += len(ways)
            seen["own engineers"] += space not in COST
    seen["turns"] += 1


def compare_relocation(s: State, legal: list[Any], seen: Counter[str]) -> None:
    """«Solo puedes moverlo a una casilla de acción que requiera exactamente 1 trabajador.»"""
    at = situation_of(s)
    offered = {action.space for action in legal if isinstance(action, Relocate)}
    possible = {space for space in open_spaces(at) if COST.get(space, (1, 0)) == (1, 0)}
    possible = {space for space in possible if not space.startswith("order")}
    assert offered <= possible
    assert {space for space in possible if usable(at, space)} <= offered
    seen["only with what is gained on the way"] += sum(not usable(at, space) for space in offered)
    seen["relocations"] += 1


FIRST = ("locomotive_first", "swap_first", "repeat_first", "bonus_first", "factory_first")


def compare_advances(s: State, legal: list[Any], seen: Counter[str]) -> None:
    """Advances and industry steps offered, against the second opinion: what lies on the way, and what is pending."""
    board = board_of(s, int(s.actor))
    entries = pending(s)
    for line in LINES:
        for colour in COLOURS:
            waits = any(e["kind"] == "advance" and colour in e["colours"] for e in entries)
            _compare(s, Advance(line, colour), legal, waits and can_advance(board, line, colour), seen)  # type: ignore[arg-type]
    for marker in (1, 2):
        waits = any(e["kind"] == "industry" for e in entries)
        _compare(s, Industry(marker), legal, waits and can_step(board, marker - 1), seen)


def _compare(s: State, action: Any, legal: list[Any], possible: bool, seen: Counter[str]) -> None:
    found = rules.problem(s, int(s.actor), action)
    assert (found is None) == (action in legal)
    if found is None:
        assert possible, action
        seen["advances"] += 1
    elif possible:
        assert found.key in (*FIRST, "rest_impossible"), (action, found)
        seen["only the rest forbids it"] += found.key == "rest_impossible"


class Follower:
    """Everybody's points, counted without the engine's scoring; and the factory that is being used."""

    def __init__(self, s: State, factories: str = "at_once") -> None:
        self.points = [0] * int(s.players)
        self.steps = 0
        self.seen: Counter[str] = Counter()
        self.factories = FactoryInUse(self.seen) if factories == "at_once" else None

    def before(self, s: State, seat: int, action: Any) -> None:
        """What an action is worth by itself, judged before it is done."""
        self.steps = 0 if isinstance(action, Place | Pass | Relocate) else self.steps + 1
        assert self.steps < LONGEST, "a turn without end"
        if self.factories:
            self.factories.before(s, seat, action)
        if isinstance(action, End):
            self.nothing_usable(s, board_of(s, seat))
        elif isinstance(action, Pass):
            self.gain(seat, PASS_POINTS[s.order.index(seat)], "passing")
        elif isinstance(action, Points):
            self.gain(seat, 10, "ten points")
        elif isinstance(action, Place | Relocate | Repeat):
            engineer = engineer_on(s, action.space)
            if engineer:
                self.gain(seat, ENGINEER_POINTS.get(engineer, 0), "engineer")
        elif isinstance(action, Advance) and action.colour == "black":
            board = board_of(s, seat)
            if board.tracks[action.line]["black"] + 1 == LENGTH[action.line]:
                self.gain(seat, 10, "line end")
        elif isinstance(action, Industry):
            self.factory(board_of(s, seat), seat, action.marker - 1)

    def nothing_usable(self, s: State, board: Board) -> None:
        """«Chains never lose a reward that could be taken»: what is left at the end of a turn is of no use."""
        tiles = any(s.stacks) or any(s.face_up)
        for e in pending(s):
            kind, colours = e["kind"], e["colours"] or ()
            assert kind not in ("token", "bonus", "swap", "locomotive", "small"), e
            assert not e["must"], e
            assert not any(can_advance(board, line, colour) for line in LINES for colour in colours), e
            assert kind != "industry" or not any(can_step(board, marker) for marker in (0, 1)), e
            assert kind not in ("build_either", "build_factory") or not tiles, e
            self.seen["lost"] += 1

    def factory(self, board: Board, seat: int, marker: int) -> None:
        target = board.markers[marker] + 1
        if target in GAPS:
            value = board.factories[GAPS.index(target)]
            if value == 1:
                self.gain(seat, sum(board.engineers.values()), "engineer numbers")
            if value == 8:
                self.gain(seat, best_locomotives(board), "best locomotives")

    def after(self, s: State, events: list[Event]) -> None:
        """Rounds and the end, and whether all agree."""
        for seat, board in enumerate(boards_of(s)):
            assert colours_in_order(board), (seat, board)
        if self.factories:
            self.factories.after(s, events)
        else:
            assert all(e.key != "factory_lost" for e in events)
        told = {int(e.args["seat"]): e for e in events if e.key == "score_round"}  # type: ignore[arg-type]
        if told:
            self.round(s, events, told)
        if any(e.key == "final" for e in events):
            self.end(s)
        assert self.points == [score.total for score in rules.scores(s)], self.seen

    def round(self, s: State, events: list[Event], told: dict[int, Event]) -> None:
        assert sorted(told) == list(range(s.players))
        for seat, board in enumerate(boards_of(s)):
            points = round_points(board)
            lines = {
                str(e.args["line"]): e.args["points"]
                for e in events
                if e.key == "score_line" and e.args["seat"] == seat
            }
            industry = [
                e.args["points"] for e in events if e.key == "score_industry" and e.args["seat"] == seat
            ]
            assert {line: lines.get(line, 0) for line in LINES} == {line: points[line] for line in LINES}
            assert sum(industry) == points["industry"]  # type: ignore[arg-type]
            assert told[seat].args["points"] == sum(points.values())
            self.gain(seat, sum(points.values()), "round")
            self.seen["doubled line"] += board.reached("st_petersburg", "grey", 7)
            self.seen["medal"] += board.medal and board.reached("kiev", "grey", 5)
            self.seen["revalued"] += board.revalued
            self.seen["two markers"] += len(board.markers) == 2
            self.seen["white"] += board.at("transsiberian", "white") > 0

    def end(self, s: State) -> None:
        boards, cards = boards_of(s), cards_of(s)
        majority = majority_points(boards, cards, s.switches.version)
        alone = [not board.engineers and "extra_engineer" in cards[i] for i, board in enumerate(boards)]
        self.seen["only the extra engineer"] += any(alone)
        for seat, board in enumerate(boards):
            for card in cards[seat]:
                self.gain(seat, end_card_points(board, card, WORKERS[int(s.players)]), card)
            self.gain(seat, majority[seat], "majority")
        self.seen["games"] += 1

    def gain(self, seat: int, points: int, why: str) -> None:
        self.points[seat] += points
        self.seen[why] += 1
