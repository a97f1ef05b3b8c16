# mypyc: compile
"""The rules of Russian Railroads behind the contract of all games."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, Final

from mypy_extensions import i64

from anden.core.defaults import RulesDefaults
from anden.core.facts import CHANCE, Change, Event, MapInfo, Option, Phase, Problem, Score, Setup
from anden.games.russian_railroads import notation as writing
from anden.games.russian_railroads import picture as drawing
from anden.games.russian_railroads import referee, scoring, secrets, view
from anden.games.russian_railroads import why_not as asking
from anden.games.russian_railroads.actions import RailroadsAction
from anden.games.russian_railroads.keys import OPTIONS, TEXT_KEYS, refusal
from anden.games.russian_railroads.phases import judge, playing, round_end, setup, turn
from anden.games.russian_railroads.phases.judge import PHASE_KEYS
from anden.games.russian_railroads.phases.resolve import legal_uses
from anden.games.russian_railroads.printed import box
from anden.games.russian_railroads.state import (
    FACTORIES_FREE,
    OVER,
    RELOCATION,
    RESOLVE,
    START_BONUS,
    TURN,
    State,
    new_state,
)
from anden.games.russian_railroads.targets import RailroadsTarget
from anden.games.russian_railroads.versions import CHANGES, NEWEST, Switches

LUCK: Final = (CHANCE,)
NOBODY_ACTS: Final[tuple[int, ...]] = ()
ALONE: Final = ((0,), (1,), (2,), (3,))
MOST_RUBLES: Final = 2


class RussianRailroads(RulesDefaults):
    """Russian Railroads for two to four players."""

    def __init__(self, version: int = NEWEST) -> None:
        self.id: str = "russian_railroads"
        self.version: int = version
        self.changes: Sequence[Change] = CHANGES
        self.older: Sequence[Any] = ()
        self.actions: Any = RailroadsAction
        self.targets: Any = RailroadsTarget
        self.keys: frozenset[str] = TEXT_KEYS
        self.maps: Sequence[MapInfo] = (MapInfo(id="", players=tuple(box.TABLES)),)
        options = [
            Option(
                key="two_player_rubles",
                kind="number",
                default=box.TABLES[2].rubles,
                minimum=1,
                maximum=MOST_RUBLES,
                players=(2,),
            ),
            Option(key="black_worker_any", kind="choice", default="made", values=OPTIONS["black_worker_any"]),
        ]
        if Switches(version).factories_at_once:
            options.append(
                Option(key="factories", kind="choice", default="at_once", values=OPTIONS["factories"])
            )
        self.options: Sequence[Option] = tuple(options)

    def check_setup(self, setup: Setup) -> Problem | None:
        if setup.players not in self.maps[0].players:
            return refusal("setup_players", players=setup.players)
        if setup.map != "":
            return refusal("setup_map", map=setup.map)
        for key in setup.options:
            if key not in [option.key for option in self.options]:
                return refusal("setup_option", option=str(key))
        rubles = setup.options.get("two_player_rubles", 1)
        if type(rubles) is not int or not 1 <= rubles <= MOST_RUBLES:
            return refusal("setup_value", option="two_player_rubles")
        if "two_player_rubles" in setup.options and setup.players != 2:
            return refusal("setup_value", option="two_player_rubles")
        if setup.options.get("black_worker_any", "made") not in OPTIONS["black_worker_any"]:
            return refusal("setup_value", option="black_worker_any")
        if setup.options.get("factories", "at_once") not in OPTIONS["factories"]:
            return refusal("setup_value", option="factories")
        return None

    def start(self, setup: Setup) -> State:
        rubles = box.TABLES[setup.players].rubles
        if setup.players == 2:
            rubles = setup.options.get("two_player_rubles", rubles)
        mode = OPTIONS["black_worker_any"].index(setup.options.get("black_worker_any", "made"))
        switches = Switches(setup.version)
        factories = FACTORIES_FREE
        if switches.factories_at_once:
            factories = OPTIONS["factories"].index(setup.options.get("factories", "at_once"))
        return new_state(setup.players, rubles, mode, factories, switches)

    def copy(self, s: State) -> State:
        return s.copy()

    def snapshot(self, s: State) -> dict[str, Any]:
        return view.snapshot(s)

    def to_act(self, s: State) -> tuple[int, ...]:
        phase: i64 = s.phase
        if phase < START_BONUS:
            return LUCK
        return NOBODY_ACTS if phase == OVER else ALONE[s.actor]

    def phase(self, s: State) -> Phase:
        args: dict[str, Any] = {}
        if s.phase == RESOLVE:
            args = {"pending": len(s.pending)}
        elif s.phase == RELOCATION:
            args = {"position": int(s.relocating)}
        return Phase(PHASE_KEYS[s.phase], int(s.round), int(s.rounds), args)

    def legal(self, s: State, seat: int) -> list[RailroadsAction]:
        phase: i64 = s.phase
        if phase == RESOLVE:
            return legal_uses(s)
        if phase == TURN:
            return turn.legal_turns(s)
        if phase == RELOCATION:
            return round_end.legal_relocations(s)
        if phase == START_BONUS:
            return setup.legal_starts(s)
        return []

    def problem(self, s: State, seat: int, action: RailroadsAction) -> Problem | None:
        if seat not in self.to_act(s):
            return refusal("not_your_turn", seat=seat)
        return judge.problem(s, action)

    def why_not(self, s: State, seat: int, target: RailroadsTarget) -> Problem | None:
        return asking.why_not(s, target)

    def apply(self, s: State, seat: int, action: RailroadsAction) -> list[Event]:
        return playing.apply(s, action)

    def sample_chance(self, s: State, rng: Random) -> RailroadsAction:
        return setup.sample(s, rng)

    def hide(self, s: State, seat: int | None) -> State:
        return secrets.hide(s, -1 if seat is None else seat)

    def hide_action(
        self, seat: int, action: RailroadsAction, viewer: int | None, then: Phase, now: Phase
    ) -> RailroadsAction | None:
        return secrets.hide_action(seat, action, -1 if viewer is None else viewer)

    def guess_hidden(self, s: State, seat: int, rng: Random) -> State:
        return secrets.guess(s, seat, rng)

    def scores(self, s: State) -> list[Score]:
        return [scoring.score_of(s, seat) for seat in range(s.players)]

    def ranking(self, s: State) -> list[list[int]]:
        return scoring.ranking(s)

    def notation(self, s: State, action: RailroadsAction) -> str:
        return writing.notation(action)

    def parse(self, s: State, text: str) -> RailroadsAction:
        return writing.parse(text)

    def show(self, s: State, seat: int | None) -> dict[str, Any]:
        return view.show(s, -1 if seat is None else seat)

    def picture(self, s: State, seat: int | None) -> str:
        return drawing.picture(self.show(s, seat))

    def audit(self, s: State) -> list[str]:
        return referee.audit(s)

    def check_data(self) -> list[str]:
        return box.check_box()
