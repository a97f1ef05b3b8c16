# mypyc: compile
"""The rules of Italian Rails behind the contract of all games."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any, Final

from anden.core.defaults import RulesDefaults
from anden.core.facts import CHANCE, Change, Event, MapInfo, Option, Phase, Problem, Score, Setup
from anden.games.italian_rails import notation as writing
from anden.games.italian_rails import picture as drawing
from anden.games.italian_rails import referee, scoring, secrets, view
from anden.games.italian_rails import why_not as asking
from anden.games.italian_rails.actions import (
    Board,
    Borrow,
    Build,
    Deal,
    Deliver,
    Draw,
    Drop,
    End,
    Exchange,
    Ferry,
    GiveCard,
    ItalianAction,
    Keep,
    Load,
    Lock,
    Lose,
    Move,
    Place,
    Swap,
    Upgrade,
)
from anden.games.italian_rails.keys import OPTIONS, TEXT_KEYS, refusal
from anden.games.italian_rails.phases import (
    build,
    events,
    exchange,
    goods,
    judge,
    loans,
    move,
    pool,
    setup,
    turns,
)
from anden.games.italian_rails.phases.judge import PHASE_KEYS
from anden.games.italian_rails.printed import box, data_files
from anden.games.italian_rails.state import (
    BUILD,
    CARD,
    DEAL,
    KEEP,
    LOCK,
    LOSE,
    MOVE,
    OVER,
    SPENDING,
    SWAP,
    TURN_LIMIT,
    State,
    new_state,
)
from anden.games.italian_rails.targets import ItalianTarget
from anden.games.italian_rails.versions import CHANGES, NEWEST, Switches

LUCK: Final = (CHANCE,)
NOBODY_ACTS: Final[tuple[int, ...]] = ()
ALONE: Final = ((0,), (1,))


class ItalianRails(RulesDefaults):
    """Italian Rails for two players."""

    def __init__(self, version: int = NEWEST) -> None:
        self.id: str = "italian_rails"
        self.version: int = version
        self.changes: Sequence[Change] = CHANGES
        self.older: Sequence[Any] = ()
        self.actions: Any = ItalianAction
        self.targets: Any = ItalianTarget
        self.keys: frozenset[str] = TEXT_KEYS
        self.maps: Sequence[MapInfo] = (MapInfo(id="", players=(2,)),)
        self.options: Sequence[Option] = (
            Option(key="cash", kind="choice", default="hidden", values=OPTIONS["cash"]),
            Option(key="ferries", kind="choice", default="rulebook", values=OPTIONS["ferries"]),
            Option(key="fast_trains", kind="flag", default=False),
            Option(key="loans", kind="flag", default=False),
        )

    def check_setup(self, setup: Setup) -> Problem | None:
        if setup.players != 2:
            return refusal("setup_players", players=setup.players)
        if setup.map != "":
            return refusal("setup_map", map=setup.map)
        for key in setup.options:
            if key not in OPTIONS:
                return refusal("setup_option", option=str(key))
            value = setup.options[key]
            good = value in OPTIONS[key] if OPTIONS[key] else isinstance(value, bool)
            if not good:
                return refusal("setup_value", option=key)
        return None

    def start(self, setup: Setup) -> State:
        options = setup.options
        return new_state(
            options.get("cash", "hidden") == "hidden",
            options.get("ferries", "rulebook") == "quick",
            bool(options.get("fast_trains", False)),
            bool(options.get("loans", False)),
            Switches(setup.version),
        )

    def copy(self, s: State) -> State:
        return s.copy()

    def snapshot(self, s: State) -> dict[str, Any]:
        return view.snapshot(s)

    def to_act(self, s: State) -> tuple[int, ...]:
        phase = s.phase
        if MOVE <= phase <= LOCK:
            return ALONE[s.active]
        if phase in (LOSE, CARD):
            return ALONE[s.victims[0]]
        if phase == KEEP:
            return tuple([seat for seat in range(2) if not s.people[seat].kept])
        return NOBODY_ACTS if phase == OVER else LUCK

    def phase(self, s: State) -> Phase:
        args: dict[str, Any] = {}
        if s.phase == MOVE:
            args = {"left": int(s.left)}
        elif s.phase == BUILD:
            args = {"left": SPENDING - int(s.spent)}
        elif s.phase == CARD:
            args = {"card": int(s.dilemma)}
        turn = 0 if s.active < 0 else int(s.people[s.active].turns)
        return Phase(PHASE_KEYS[int(s.phase)], turn, TURN_LIMIT, args)

    def legal(self, s: State, seat: int) -> list[ItalianAction]:
        if seat not in self.to_act(s):
            return []
        phase = s.phase
        if phase == KEEP:
            return setup.legal_keeps(s, seat)
        if phase in (LOSE, CARD):
            return events.legal_losses(s)
        out: list[ItalianAction] = []
        if phase == MOVE:
            out = move.legal_moves(s)
            out.extend(goods.legal_goods(s))
        elif phase == BUILD:
            out = build.legal_builds(s)
        elif phase == LOCK:
            out = goods.legal_locks(s)
        if phase != LOCK:
            if exchange.exchange_problem(s) is None:
                out.append(Exchange())
            if s.loan_variant and loans.borrow_problem(s) is None:
                out.append(Borrow())
        out.append(End())
        return out

    def problem(self, s: State, seat: int, a: ItalianAction) -> Problem | None:
        if seat not in self.to_act(s):
            return refusal("not_your_turn", seat=seat)
        return judge.problem(s, seat, a)

    def why_not(self, s: State, seat: int, target: ItalianTarget) -> Problem | None:
        return asking.why_not(s, seat, target)

    def apply(self, s: State, seat: int, a: ItalianAction) -> list[Event]:
        if isinstance(a, Build):
            return build.build(s, a)
        if isinstance(a, Move):
            return move.move(s, a)
        if isinstance(a, End):
            return _end(s)
        if isinstance(a, Load):
            return goods.load(s, a)
        if isinstance(a, Lock):
            return goods.lock(s, a)
        if isinstance(a, Deliver):
            return goods.deliver(s, a)
        if isinstance(a, Draw):
            return pool.draw(s, a)
        if isinstance(a, Drop):
            return goods.drop(s, a)
        return _apply_rare(s, seat, a)

    def sample_chance(self, s: State, rng: Random) -> ItalianAction:
        if s.phase == DEAL:
            return setup.sample_deal(rng)
        if s.phase == SWAP:
            return exchange.sample_swap(s, rng)
        return pool.sample_draw(s, rng)

    def hide(self, s: State, seat: int | None) -> State:
        return secrets.hide(s, -1 if seat is None else seat)

    def hide_action(
        self, seat: int, a: ItalianAction, viewer: int | None, then: Phase, now: Phase
    ) -> ItalianAction | None:
        secret = now.key == "keep" or now.key == "deal"
        return secrets.hide_action(seat, a, -1 if viewer is None else viewer, secret)

    def stands_for(self, s: State, seat: int, a: ItalianAction) -> ItalianAction:
        """The listed action that a legal one leads the same way as: another path to the same stop, or the first section of a
        longer line. A way that leads back stands for its way out."""
        if isinstance(a, Build):
            return Build(a.path[:2])
        while isinstance(a, Move):
            listed = move.listed_move(s, a)
            if listed is not None:
                return listed
            a = Move(a.path[:-1])
        return a

    def guess_hidden(self, s: State, seat: int, rng: Random) -> State:
        return secrets.guess_hidden(s, rng)

    def scores(self, s: State) -> list[Score]:
        return [scoring.score_of(s, seat) for seat in range(2)]

    def ranking(self, s: State) -> list[list[int]]:
        return scoring.ranking(s)

    def notation(self, s: State, a: ItalianAction) -> str:
        return writing.notation(a)

    def parse(self, s: State, text: str) -> ItalianAction:
        return writing.parse(text)

    def show(self, s: State, seat: int | None) -> dict[str, Any]:
        acts = seat is not None and seat in self.to_act(s)
        return view.show(s, seat, self.legal(s, seat) if seat is not None and acts else [])

    def picture(self, s: State, seat: int | None) -> str:
        return drawing.picture(self.show(s, seat), seat)

    def audit(self, s: State) -> list[str]:
        return referee.audit(s)

    def check_data(self) -> list[str]:
        return box.check_box()

    def check_file(self, path: Path) -> list[str]:
        """What is wrong with a file of board, drawing or cards that somebody made."""
        return data_files.check_file(path)


def _end(s: State) -> list[Event]:
    """Moving ends and building begins; or the turn ends."""
    seat = int(s.active)
    if s.phase == MOVE:
        s.phase = BUILD
        s.begun = True
        s.left = 0
        return [Event("end_move", {"seat": seat})]
    out = [Event("end", {"seat": seat})]
    turns.end_turn(s, True, out)
    return out


def _apply_rare(s: State, seat: int, a: ItalianAction) -> list[Event]:
    if isinstance(a, Place):
        return move.place(s, a)
    if isinstance(a, Board):
        return move.board(s, a)
    if isinstance(a, Ferry):
        return build.build_ferry(s, a)
    if isinstance(a, Upgrade):
        return build.upgrade(s, a)
    if isinstance(a, Exchange):
        return exchange.exchange(s)
    if isinstance(a, Borrow):
        return loans.borrow(s)
    if isinstance(a, Keep):
        return setup.keep(s, seat, a)
    if isinstance(a, Deal):
        return setup.deal(s, a)
    if isinstance(a, Swap):
        return exchange.swap(s, a)
    if isinstance(a, Lose):
        out = events.lose(s, a)
    else:
        out = events.decide_card(s, isinstance(a, GiveCard))
    pool.go_on(s, out)
    return out
