"""«¿Qué ocurre cuando un indicador llega hasta una fábrica?», a second time: what may be done while a factory is being used.

Written from the page alone, without the list of what is pending: a factory is reached, its ability is counted down, and until then
nothing may be done that is neither the ability itself nor gained by it. Where what is gained is used in between, or a space is used
again, counting stops until the turn ends.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import Any

from anden.core import Event
from anden.games.russian_railroads import rules
from anden.games.russian_railroads.actions import Industry, Place, Relocate, Repeat, StartBonus, Token
from anden.games.russian_railroads.state import RESOLVE, State
from tests.property.russian_railroads_naive.board import COLOURS, GAPS, LINES, Board, can_advance, can_step
from tests.property.russian_railroads_naive.moves import repeatable
from tests.property.russian_railroads_naive.reading import board_of, situation_of

ABILITY = {2: ("build", 1), 3: ("repeat", 1), 6: ("industry", 1), 7: ("advance", 2), 9: ("bonus", 1)}
"""What is decided with a factory, and how many times. The others leave nothing to decide."""
ACTIONS = {
    "build": {"build", "locomotive"},
    "repeat": {"repeat"},
    "industry": {"industry"},
    "advance": {"advance"},
    "bonus": {"look", "bonus", "points"},
}
BY_THE_WAY = {"token", "forfeit", "advance"}
"""What an advance may bring besides: a ? space, or the white track with its own advances."""


@dataclass
class InUse:
    """A factory a marker has reached."""

    value: int
    left: int
    gained: bool = False


class FactoryInUse:
    """Follows one turn after the other."""

    def __init__(self, seen: Counter[str]) -> None:
        self.seen = seen
        self.now: InUse | None = None
        self.counting = True
        self.action: Any = None
        self.reached = 0

    def before(self, s: State, seat: int, action: Any) -> None:
        """An action is about to be made."""
        if isinstance(action, Place | Relocate | StartBonus):
            self.now, self.counting = None, True
        if isinstance(action, Token | Repeat):
            self.now, self.counting = None, False
        self.action, self.reached = action, 0
        if isinstance(action, Industry):
            board = board_of(s, seat)
            at = board.markers[action.marker - 1] + 1
            if at in GAPS:
                self.reached = board.factories[GAPS.index(at)]
        tag = action.__struct_config__.tag
        if self.now and self.counting:
            kind = ABILITY[self.now.value][0]
            assert tag in ACTIONS[kind] or (self.now.gained and tag in BY_THE_WAY), (self.now, action)
            if tag in ("build", "industry", "points", "bonus") or (kind == "advance" and tag == "advance"):
                self.now.left -= 1

    def after(self, s: State, events: list[Event]) -> None:
        """An action was made: is the factory used up, lost, or is there another?"""
        lost = [e for e in events if e.key == "factory_lost"]
        if lost and self.counting:
            self.judge_loss(s, lost[0])
        if lost or (self.now and self.now.left <= 0) or s.phase != RESOLVE:
            self.now = None
        if self.reached in ABILITY and not lost and s.phase == RESOLVE:
            self.now = InUse(self.reached, ABILITY[self.reached][1])
            self.seen[f"factory {self.reached} used at once"] += 1
        if any(e.key in ("question", "tracks") for e in events) and self.now:
            self.now.gained = True
        if self.now and self.counting and self.now.left > 0:
            self.only_the_factory(s)

    def only_the_factory(self, s: State) -> None:
        """«Debes inmediatamente»: nothing else is offered, and the ability cannot be given up."""
        assert self.now
        kind = ABILITY[self.now.value][0]
        tags = {action.__struct_config__.tag for action in rules.legal(s, int(s.actor))}
        allowed = ACTIONS[kind] | (BY_THE_WAY if self.now.gained else set())
        assert tags <= allowed, (self.now, tags)
        assert tags & ACTIONS[kind], (self.now, tags)

    def judge_loss(self, s: State, lost: Event) -> None:
        """«Si no puedes hacerlo en ese momento, el efecto se cancela.»"""
        board = board_of(s, int(s.actor))
        kind = str(lost.args["kind"])
        if not usable(s, board, kind):
            self.seen["factory lost: of no use"] += 1
            return
        assert kind in ("industry", "advance", "build_either", "repeat"), lost
        assert len(s.pending), "lost for nothing"
        self.seen["factory lost: the action goes before"] += 1


def usable(s: State, board: Board, kind: str) -> bool:
    """Whether the ability itself could be used, whatever else must be done."""
    if kind == "advance":
        return any(can_advance(board, line, colour) for line in LINES for colour in COLOURS)
    if kind == "industry":
        return any(can_step(board, marker) for marker in (0, 1))
    if kind == "build_either":
        return any(s.stacks) or any(s.face_up)
    return kind == "repeat" and repeatable(situation_of(s))
