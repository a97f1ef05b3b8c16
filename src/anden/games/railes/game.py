# mypyc: compile
"""The rules of Raíles behind the contract of all games."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any, Final

from anden.core.defaults import RulesDefaults
from anden.core.facts import Change, Event, MapInfo, Option, Phase, Problem, Score, Setup
from anden.games.cube_rails import picture as drawing
from anden.games.cube_rails.phases import auction, rounds, turns
from anden.games.railes import judging, referee, scoring, view
from anden.games.railes import notation as writing
from anden.games.railes import why_not as asking
from anden.games.railes.actions import (
    Bid,
    Build,
    Capital,
    Choose,
    Deal,
    Deliver,
    Drop,
    Finish,
    Grow,
    Order,
    Pass,
    RailesAction,
    Skip,
    Upgrade,
    Urbanize,
)
from anden.games.railes.actions import Score as ScoreAction
from anden.games.railes.keys import OPTIONS, TEXT_KEYS, refusal
from anden.games.railes.maps import loading
from anden.games.railes.memo import M, MapMemo
from anden.games.railes.phases import build, capital, cities, first_order, goods, selection, sequence, setup
from anden.games.railes.phases.moves import any_delivery
from anden.games.railes.state import (
    ACTIONS,
    AUCTION,
    BUILD,
    CAPITAL,
    DEAL,
    FIRST_ORDER,
    MOVE,
    ORDER,
    OVER,
    PHASE_KEYS,
    SCORE,
    State,
    new_state,
)
from anden.games.railes.targets import RailesTarget
from anden.games.railes.versions import CHANGES, NEWEST

FIGURES: Final = ("cash", "income", "victory", "locomotive")
"""What a line of text says of each player."""


class Railes(RulesDefaults):
    """Raíles, the Basic and the Standard game, for three to six players."""

    def __init__(self, version: int = NEWEST) -> None:
        self.id: str = "railes"
        self.version: int = version
        self.changes: Sequence[Change] = CHANGES
        self.older: Sequence[Any] = ()
        self.actions: Any = RailesAction
        self.targets: Any = RailesTarget
        self.keys: frozenset[str] = TEXT_KEYS
        self.maps: Sequence[MapInfo] = loading.map_infos()
        self.options: Sequence[Option] = (
            Option(key="game", kind="choice", default="basic", values=OPTIONS["game"]),
            Option(
                key="first_order",
                kind="choice",
                default="auction",
                values=OPTIONS["first_order"],
                requires={"game": "basic"},
            ),
            Option(key="soft", kind="flag", default=False, requires={"game": "standard"}),
        )
        self.memos: dict[str, MapMemo] = {}

    def check_setup(self, setup: Setup) -> Problem | None:
        for board in self.maps:
            if board.id == setup.map:
                if setup.players not in board.players:
                    return refusal("setup_players", players=setup.players, map=setup.map)
                return _options_problem(setup)
        return refusal("setup_map", map=setup.map)

    def start(self, setup: Setup) -> State:
        map = loading.game_map(setup.map, setup.options, setup.version)
        memo = self.memos.get(setup.map)
        if memo is None:
            memo = MapMemo(map)
            self.memos[setup.map] = memo
        s = new_state(map, memo, setup.players)
        turns.start(s)
        return s

    def copy(self, s: State) -> State:
        return s.copy()

    def snapshot(self, s: State) -> dict[str, Any]:
        return view.snapshot(s)

    def to_act(self, s: State) -> tuple[int, ...]:
        return turns.to_act(s)

    def phase(self, s: State) -> Phase:
        args: dict[str, Any] = {}
        if s.phase == BUILD:
            args = {"used": int(s.used), "limit": int(build.limit(s))}
        elif s.phase == MOVE:
            args = {"round": int(s.round)}
        elif s.phase == SCORE:
            args = {"points": s.points[s.seat()]}
        elif s.phase == FIRST_ORDER:
            args = {"position": first_order.position(s)}
        return Phase(PHASE_KEYS[s.phase], int(s.turn), int(s.turns), args)

    def legal(self, s: State, seat: int) -> Sequence[RailesAction]:
        phase = s.phase
        if phase == BUILD:
            return build.legal(s)
        if phase == MOVE:
            return goods.legal(s)
        if phase == SCORE:
            return [M.income, M.victory]
        if phase == ACTIONS:
            return selection.legal(s)
        if phase == AUCTION:
            return auction.legal(s)
        if phase == CAPITAL:
            return capital.legal(s)
        if phase == FIRST_ORDER:
            return first_order.legal(s)
        return []

    def problem(self, s: State, seat: int, a: RailesAction) -> Problem | None:
        if seat not in self.to_act(s):
            return refusal("not_your_turn", seat=seat)
        return judging.problem(s, a)

    def why_not(self, s: State, seat: int, target: RailesTarget) -> Problem | None:
        return asking.why_not(s, target)

    def apply(self, s: State, seat: int, a: RailesAction) -> list[Event]:
        events: list[Event] = []
        _act(s, a, events)
        if s.at >= len(s.queue):
            sequence.advance(s, events)
        return events

    def sample_chance(self, s: State, rng: Random) -> RailesAction:
        return setup.sample_order(s, rng) if s.phase == ORDER else setup.sample_deal(s, rng)

    def hide(self, s: State, seat: int | None) -> State:
        """Nothing is hidden: money lies open, and the bag is not drawn from after the set-up."""
        return s.copy()

    def hide_action(
        self, seat: int, a: RailesAction, viewer: int | None, then: Phase, now: Phase
    ) -> RailesAction | None:
        return a

    def guess_hidden(self, s: State, seat: int, rng: Random) -> State:
        return s.copy()

    def scores(self, s: State) -> list[Score]:
        return scoring.scores(s)

    def ranking(self, s: State) -> list[list[int]]:
        return scoring.ranking(s)

    def notation(self, s: State, a: RailesAction) -> str:
        return writing.notation(a)

    def parse(self, s: State, text: str) -> RailesAction:
        return writing.parse(text)

    def show(self, s: State, seat: int | None) -> dict[str, Any]:
        acting = s.phase > DEAL and s.phase != OVER
        return view.show(s, self.legal(s, s.seat()) if acting else [])

    def picture(self, s: State, seat: int | None) -> str:
        return drawing.picture(self.show(s, seat), FIGURES)

    def audit(self, s: State) -> list[str]:
        return referee.audit(s)

    def check_data(self) -> list[str]:
        return loading.check_maps()

    def check_file(self, path: Path) -> list[str]:
        """What is wrong with a map file that somebody wrote."""
        return loading.check_file(path)


def _options_problem(setup: Setup) -> Problem | None:
    """The values must be known; what the other game only knows keeps its default."""
    for key, value in setup.options.items():
        if key not in OPTIONS:
            return refusal("setup_option", option=str(key))
        known = isinstance(value, bool) if key == "soft" else isinstance(value, str) and value in OPTIONS[key]
        if not known:
            return refusal("setup_value", option=key)
    standard = setup.options.get("game", "basic") == "standard"
    if standard and setup.options.get("first_order", "auction") != "auction":
        return refusal("setup_value", option="first_order")
    if not standard and setup.options.get("soft", False):
        return refusal("setup_value", option="soft")
    return None


def _act(s: State, a: RailesAction, events: list[Event]) -> None:
    if isinstance(a, Build):
        build.build(s, a, events)
    elif isinstance(a, Finish):
        build.finish(s, events)
    elif isinstance(a, Deliver):
        goods.deliver(s, a, events)
    elif isinstance(a, ScoreAction):
        goods.score(s, a, events)
    elif isinstance(a, Choose):
        selection.choose(s, a, events)
    elif isinstance(a, Upgrade):
        rounds.upgrade(s, any_delivery, events)
    elif isinstance(a, Skip):
        rounds.skip(s, any_delivery, events)
    elif isinstance(a, Grow):
        cities.grow(s, a, events)
    elif isinstance(a, Urbanize):
        cities.urbanize(s, a, events)
    elif isinstance(a, Capital):
        capital.acquire(s, a, events)
    else:
        _act_rarely(s, a, events)


def _act_rarely(s: State, a: RailesAction, events: list[Event]) -> None:
    if isinstance(a, Bid):
        if s.phase == FIRST_ORDER:
            first_order.bid(s, a, events)
        else:
            auction.bid(s, a.amount, events)
    elif isinstance(a, Drop):
        if s.phase == FIRST_ORDER:
            first_order.drop(s, events)
        else:
            auction.drop(s, events)
    elif isinstance(a, Pass):
        auction.pass_once(s, events)
    elif isinstance(a, Order):
        setup.set_order(s, a, events)
    else:
        assert isinstance(a, Deal)
        setup.deal(s, a, events)
