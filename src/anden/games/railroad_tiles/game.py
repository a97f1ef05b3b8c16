# mypyc: compile
"""The rules of Railroad Tiles behind the contract of all games."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, Final

from anden.core.defaults import RulesDefaults
from anden.core.facts import CHANCE, Change, Event, MapInfo, Option, Phase, Problem, Score, Setup
from anden.games.railroad_tiles import notation as writing
from anden.games.railroad_tiles import picture as drawing
from anden.games.railroad_tiles import referee, scoring, view
from anden.games.railroad_tiles import why_not as asking
from anden.games.railroad_tiles.actions import (
    Coin,
    Discard,
    End,
    Fill,
    Lay,
    Objectives,
    Order,
    Place,
    Refuse,
    Reveal,
    Start,
    Starting,
    Take,
    TilesAction,
)
from anden.games.railroad_tiles.keys import OPTIONS, TEXT_KEYS, refusal
from anden.games.railroad_tiles.phases import judge, pawns, round_end, selection, setup
from anden.games.railroad_tiles.phases.judge import PHASE_KEYS
from anden.games.railroad_tiles.printed import box
from anden.games.railroad_tiles.printed.faces import CHALLENGES
from anden.games.railroad_tiles.printed.faces import OBJECTIVES as OBJECTIVE_IDS
from anden.games.railroad_tiles.state import (
    LAY,
    OVER,
    PAWNS,
    ROUNDS,
    START,
    TAKE,
    State,
    new_state,
)
from anden.games.railroad_tiles.targets import TilesTarget

LUCK: Final = (CHANCE,)
NOBODY_ACTS: Final[tuple[int, ...]] = ()
ALONE: Final = ((0,), (1,), (2,), (3,))


class RailroadTiles(RulesDefaults):
    """Railroad Tiles for one to four players."""

    def __init__(self) -> None:
        self.id: str = "railroad_tiles"
        self.version: int = 1
        self.changes: Sequence[Change] = ()
        self.older: Sequence[Any] = ()
        self.actions: Any = TilesAction
        self.targets: Any = TilesTarget
        self.keys: frozenset[str] = TEXT_KEYS
        self.maps: Sequence[MapInfo] = (MapInfo(id="", players=(1, 2, 3, 4)),)
        self.options: Sequence[Option] = (
            Option(key="objectives", kind="choice", default="none", values=OPTIONS["objectives"]),
            Option(
                key="objective_set",
                kind="several",
                default=OBJECTIVE_IDS[:3],
                values=OPTIONS["objective_set"],
                minimum=3,
                maximum=3,
                requires={"objectives": "chosen"},
            ),
            Option(
                key="challenge", kind="number", default=0, minimum=0, maximum=len(CHALLENGES), players=(1,)
            ),
        )

    def check_setup(self, setup: Setup) -> Problem | None:
        if setup.players not in self.maps[0].players:
            return refusal("setup_players", players=setup.players)
        if setup.map != "":
            return refusal("setup_map", map=setup.map)
        for key in setup.options:
            if key not in OPTIONS:
                return refusal("setup_option", option=str(key))
        mode = setup.options.get("objectives", "none")
        if mode not in OPTIONS["objectives"]:
            return refusal("setup_value", option="objectives")
        if mode == "chosen" and not _three_objectives(setup.options.get("objective_set")):
            return refusal("setup_objective_set")
        challenge = setup.options.get("challenge", 0)
        if type(challenge) is not int or not 0 <= challenge <= len(CHALLENGES):
            return refusal("setup_value", option="challenge")
        if challenge != 0 and setup.players != 1:
            return refusal("setup_challenge_solo")
        return None

    def start(self, setup: Setup) -> State:
        mode = setup.options.get("objectives", "none")
        bits = 0
        if mode == "chosen":
            bits = objective_bits(tuple(setup.options["objective_set"]))
        return new_state(setup.players, bits, mode == "random", setup.options.get("challenge", 0))

    def copy(self, s: State) -> State:
        return s.copy()

    def snapshot(self, s: State) -> dict[str, Any]:
        return view.snapshot(s)

    def to_act(self, s: State) -> tuple[int, ...]:
        phase = s.phase
        if START <= phase <= PAWNS:
            return ALONE[s.seat()]
        return NOBODY_ACTS if phase == OVER else LUCK

    def phase(self, s: State) -> Phase:
        args: dict[str, Any] = {}
        if s.phase == LAY:
            args = {"hand": len(s.player().hand), "refusals": s.player().refusals_left()}
        elif s.phase == PAWNS:
            args = {"tokens": len([i for i in range(len(s.active)) if (s.used >> i) & 1 == 0])}
        return Phase(PHASE_KEYS[int(s.phase)], int(s.round), ROUNDS, args)

    def legal(self, s: State, seat: int) -> list[TilesAction]:
        phase = s.phase
        if phase == LAY:
            return selection.legal_lays(s)
        if phase == PAWNS:
            return pawns.legal_pawns(s)
        if phase == TAKE:
            return selection.legal_takes(s)
        if phase == START:
            return setup.legal_starts(s)
        return []

    def problem(self, s: State, seat: int, a: TilesAction) -> Problem | None:
        if seat not in self.to_act(s):
            return refusal("not_your_turn", seat=seat)
        return judge.problem(s, a)

    def why_not(self, s: State, seat: int, target: TilesTarget) -> Problem | None:
        return asking.why_not(s, target)

    def apply(self, s: State, seat: int, a: TilesAction) -> list[Event]:
        if isinstance(a, Lay):
            return selection.lay(s, a)
        if isinstance(a, End):
            events = [Event("end", {"seat": seat})]
            events.extend(selection.end(s) if s.phase == LAY else pawns.next_player(s))
            return events
        if isinstance(a, Place):
            return pawns.place(s, a)
        if isinstance(a, Take):
            return selection.take(s, a)
        if isinstance(a, Refuse):
            return selection.refuse(s, a)
        if isinstance(a, Discard):
            return selection.discard(s, a)
        if isinstance(a, Start):
            return setup.start(s, a)
        return _apply_luck(s, a)

    def sample_chance(self, s: State, rng: Random) -> TilesAction:
        return setup.sample(s, rng)

    def hide(self, s: State, seat: int | None) -> State:
        """Nothing is hidden: bag and clock are kept as counts only, and everybody can count."""
        return s.copy()

    def hide_action(
        self, seat: int, a: TilesAction, viewer: int | None, then: Phase, now: Phase
    ) -> TilesAction | None:
        return a

    def guess_hidden(self, s: State, seat: int, rng: Random) -> State:
        return s.copy()

    def scores(self, s: State) -> list[Score]:
        return [scoring.score_of(s, seat) for seat in range(len(s.people))]

    def ranking(self, s: State) -> list[list[int]]:
        return scoring.ranking(s)

    def notation(self, s: State, a: TilesAction) -> str:
        return writing.notation(a)

    def parse(self, s: State, text: str) -> TilesAction:
        return writing.parse(text)

    def show(self, s: State, seat: int | None) -> dict[str, Any]:
        return view.show(s)

    def picture(self, s: State, seat: int | None) -> str:
        return drawing.picture(self.show(s, seat))

    def audit(self, s: State) -> list[str]:
        return referee.audit(s)

    def check_data(self) -> list[str]:
        return box.check_box()


def objective_bits(ids: tuple[str, ...]) -> int:
    return setup.objective_bits(ids)


def _three_objectives(ids: Any) -> bool:
    if not isinstance(ids, (list, tuple)) or len(ids) != 3:
        return False
    for objective in ids:
        if objective not in OBJECTIVE_IDS or ids.count(objective) != 1:
            return False
    return True


def _apply_luck(s: State, a: TilesAction) -> list[Event]:
    if isinstance(a, Fill):
        return setup.fill(s, a)
    if isinstance(a, Reveal):
        return setup.reveal(s, a)
    if isinstance(a, Coin):
        return round_end.throw_coin(s, a)
    if isinstance(a, Starting):
        return setup.set_starting(s, a)
    if isinstance(a, Objectives):
        return setup.set_objectives(s, a)
    assert isinstance(a, Order)
    return setup.set_order(s, a)
