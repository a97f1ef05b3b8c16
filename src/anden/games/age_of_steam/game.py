# mypyc: compile
"""The rules of Age of Steam behind the contract of all games."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any, Final

from anden.core.defaults import RulesDefaults
from anden.core.facts import Change, Event, MapInfo, Option, Phase, Problem, Score, Setup
from anden.games.age_of_steam import judging, referee, scoring, view
from anden.games.age_of_steam import notation as writing
from anden.games.age_of_steam import why_not as asking
from anden.games.age_of_steam.actions import (
    Bid,
    Build,
    Choose,
    Connect,
    Deal,
    Decline,
    Deliver,
    Draw,
    Drop,
    Finish,
    Issue,
    Lot,
    Order,
    Pass,
    Pay,
    Produce,
    Reward,
    Roll,
    Skip,
    SteamAction,
    Stock,
    Upgrade,
    Urbanize,
)
from anden.games.age_of_steam.keys import OPTIONS, TEXT_KEYS, refusal
from anden.games.age_of_steam.maps import loading
from anden.games.age_of_steam.memo import M, MapMemo
from anden.games.age_of_steam.phases import (
    build,
    end,
    goods,
    growth,
    selection,
    sequence,
    setup,
    shares,
    start_player,
    transcontinental,
    urbanizing,
)
from anden.games.age_of_steam.phases.moves import any_delivery
from anden.games.age_of_steam.state import (
    ACTIONS,
    AUCTION,
    BUILD,
    DEAL,
    DRAW,
    EXTRA,
    MOVE,
    ORDER,
    OVER,
    PHASE_KEYS,
    PRODUCE,
    REWARD,
    ROLL,
    SHARES,
    START_PLAYER,
    STOCK,
    State,
    new_state,
)
from anden.games.age_of_steam.targets import SteamTarget
from anden.games.age_of_steam.versions import CHANGES, NEWEST
from anden.games.cube_rails import picture as drawing
from anden.games.cube_rails.phases import auction, rounds, turns

FIGURES: Final = ("cash", "shares", "income", "locomotive")
"""What a line of text says of each player."""


class AgeOfSteam(RulesDefaults):
    """Age of Steam on all its maps, for one to six players."""

    def __init__(self, version: int = NEWEST) -> None:
        self.id: str = "age_of_steam"
        self.version: int = version
        self.changes: Sequence[Change] = CHANGES
        self.older: Sequence[Any] = ()
        self.actions: Any = SteamAction
        self.targets: Any = SteamTarget
        self.keys: frozenset[str] = TEXT_KEYS
        self.maps: Sequence[MapInfo] = loading.map_infos()
        self.options: Sequence[Option] = tuple(
            [
                Option(key=key, kind="choice", default=values[0], values=values, maps=maps_of_option(key))
                for key, values in OPTIONS.items()
            ]
        )
        self.memos: dict[str, MapMemo] = {}

    def check_setup(self, setup: Setup) -> Problem | None:
        for board in self.maps:
            if board.id == setup.map:
                if setup.players not in board.players:
                    return refusal(
                        "setup_players",
                        players=setup.players,
                        map=setup.map,
                        least=min(board.players),
                        most=max(board.players),
                    )
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
        return Phase(PHASE_KEYS[s.phase], int(s.turn), int(s.turns), args)

    def legal(self, s: State, seat: int) -> Sequence[SteamAction]:
        phase = s.phase
        if phase == OVER or s.queue[s.at] != seat:
            return []
        if phase == BUILD:
            return build.legal(s)
        if phase == MOVE:
            return goods.legal(s)
        if phase == AUCTION:
            return auction.legal(s)
        if phase == SHARES:
            return shares.legal(s)
        if phase == ACTIONS:
            return selection.legal(s)
        if phase == STOCK:
            return growth.legal_stocks(s)
        if phase == PRODUCE:
            return [M.produce, M.decline]
        if phase == START_PLAYER:
            return start_player.legal(s)
        if phase == REWARD:
            return transcontinental.legal(s)
        return []

    def problem(self, s: State, seat: int, a: SteamAction) -> Problem | None:
        if seat not in self.to_act(s):
            return refusal("not_your_turn", seat=seat)
        return judging.problem(s, a)

    def why_not(self, s: State, seat: int, target: SteamTarget) -> Problem | None:
        return asking.why_not(s, target)

    def apply(self, s: State, seat: int, a: SteamAction) -> list[Event]:
        events: list[Event] = []
        if s.phase < START_PLAYER:
            _luck(s, a, events)
        else:
            _act(s, a, events)
        if s.at >= len(s.queue):
            sequence.advance(s, events)
        return events

    def sample_chance(self, s: State, rng: Random) -> SteamAction:
        phase = s.phase
        if phase == ROLL:
            return growth.sample_roll(s, rng)
        if phase in (DRAW, EXTRA):
            return growth.sample_draw(s, rng)
        if phase == DEAL:
            return setup.sample_deal(s, rng)
        if phase == ORDER:
            return setup.sample_order(s, rng)
        return end.sample_lot(s, rng)

    def hide(self, s: State, seat: int | None) -> State:
        """Nothing is hidden: the bag is kept as counts only, and everybody can count."""
        return s.copy()

    def hide_action(
        self, seat: int, a: SteamAction, viewer: int | None, then: Phase, now: Phase
    ) -> SteamAction | None:
        return a

    def guess_hidden(self, s: State, seat: int, rng: Random) -> State:
        return s.copy()

    def scores(self, s: State) -> list[Score]:
        return scoring.scores(s)

    def ranking(self, s: State) -> list[list[int]]:
        return scoring.ranking(s)

    def notation(self, s: State, a: SteamAction) -> str:
        return writing.notation(a)

    def parse(self, s: State, text: str) -> SteamAction:
        return writing.parse(text)

    def show(self, s: State, seat: int | None) -> dict[str, Any]:
        acting = s.phase >= START_PLAYER and s.phase != OVER
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


def maps_of_option(key: str) -> tuple[str, ...]:
    """The maps an option is for; empty = all."""
    files = loading.known_maps()
    if key == "growth_rolls":
        return tuple(
            [id for id, file in files.items() if file.rules.growth and len(file.display.sections) > 1]
        )
    return tuple([id for id, file in files.items() if key in file.variants])


def _options_problem(setup: Setup) -> Problem | None:
    """The values must be known, and on maps that an option is not for, its default."""
    for key, value in setup.options.items():
        if key not in OPTIONS:
            return refusal("setup_option", option=str(key))
        if not isinstance(value, str) or value not in OPTIONS[key]:
            return refusal("setup_value", option=key)
        maps = maps_of_option(key)
        if maps and setup.map not in maps and value != OPTIONS[key][0]:
            return refusal("setup_value", option=key)
    return None


def _act(s: State, a: SteamAction, events: list[Event]) -> None:
    if isinstance(a, Build):
        build.build(s, a, events)
    elif isinstance(a, Finish):
        if s.phase == BUILD:
            build.finish(s, events)
        else:
            s.at = 1
    elif isinstance(a, Deliver):
        goods.deliver(s, a, events)
    elif isinstance(a, Bid):
        auction.bid(s, a.amount, events)
    elif isinstance(a, Drop):
        auction.drop(s, events)
    elif isinstance(a, Issue):
        shares.issue(s, a, events)
    elif isinstance(a, Choose):
        selection.choose(s, a, events)
    elif isinstance(a, Upgrade):
        rounds.upgrade(s, any_delivery, events)
    elif isinstance(a, Skip):
        rounds.skip(s, any_delivery, events)
    elif isinstance(a, Urbanize):
        urbanizing.urbanize(s, a, events)
    elif isinstance(a, Connect):
        build.connect(s, a, events)
    elif isinstance(a, Pass):
        auction.pass_once(s, events)
    elif isinstance(a, Stock):
        growth.stock(s, a, events)
    else:
        _act_rarely(s, a, events)


def _act_rarely(s: State, a: SteamAction, events: list[Event]) -> None:
    if isinstance(a, Produce):
        growth.produce(s, events)
    elif isinstance(a, Pay):
        start_player.pay(s, events)
    elif isinstance(a, Decline):
        if s.phase == PRODUCE:
            growth.decline(s, events)
        else:
            start_player.decline(s, events)
    else:
        assert isinstance(a, Reward)
        build.reward(s, a, events)


def _luck(s: State, a: SteamAction, events: list[Event]) -> None:
    if isinstance(a, Roll):
        growth.roll(s, a, events)
    elif isinstance(a, Draw):
        if s.phase == DRAW:
            growth.draw(s, a, events)
        else:
            growth.add_extra(s, a, events)
    elif isinstance(a, Deal):
        setup.deal(s, a, events)
    elif isinstance(a, Order):
        setup.set_order(s, a, events)
    else:
        assert isinstance(a, Lot)
        end.throw_lot(s, a, events)
