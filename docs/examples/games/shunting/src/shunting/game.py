"""The rules of Shunting behind the contract of all games."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from random import Random
from typing import Any

from anden.core import (
    CHANCE,
    Event,
    MapInfo,
    Phase,
    Problem,
    RulesDefaults,
    Score,
    ScoreLine,
    Setup,
)
from shunting.actions import Arrive, AtSiding, End, ShuntingAction, Take
from shunting.keys import TEXT_KEYS, refusal

SIDINGS = 3
FEWEST, MOST = 4, 7
"""So many wagons stand on a siding when the game begins."""
HANDFUL = 3
"""So many wagons can be taken in a turn."""
BONUS = 2
"""Points for taking the last wagon of a siding."""


class State:
    """Wagons on the sidings, what each seat has taken and emptied, and whose turn it is."""

    def __init__(self, players: int) -> None:
        self.players = players
        self.seat = 0
        self.arrived = 0
        """How many wagons there were at the start; 0 = none have arrived yet."""
        self.taking = True
        """The seat has still to take; then it says that its turn is over."""
        self.wagons = [0] * SIDINGS
        self.taken = [0] * players
        self.emptied = [0] * players

    def copy(self) -> State:
        twin = State.__new__(State)
        twin.players, twin.seat = self.players, self.seat
        twin.arrived, twin.taking = self.arrived, self.taking
        twin.wagons, twin.taken, twin.emptied = self.wagons[:], self.taken[:], self.emptied[:]
        return twin

    @property
    def over(self) -> bool:
        return self.arrived > 0 and self.taking and not any(self.wagons)


class Shunting(RulesDefaults):
    """Shunting for two to four players."""

    id = "shunting"
    version = 1
    actions = ShuntingAction
    targets = AtSiding
    keys = TEXT_KEYS
    maps: Sequence[MapInfo] = (MapInfo(id="", players=(2, 3, 4)),)

    def check_setup(self, setup: Setup) -> Problem | None:
        if setup.players not in self.maps[0].players:
            return refusal("players", players=setup.players)
        if setup.map != "":
            return refusal("map", map=setup.map)
        for option in setup.options:
            return refusal("option", option=option)
        return None

    def start(self, setup: Setup) -> State:
        return State(setup.players)

    def copy(self, s: State) -> State:
        return s.copy()

    def snapshot(self, s: State) -> dict[str, Any]:
        return dict(vars(s.copy()))

    # --- whose turn it is --------------------------------------------------------------------------------------

    def to_act(self, s: State) -> tuple[int, ...]:
        if s.over:
            return ()
        return (s.seat,) if s.arrived else (CHANCE,)

    def phase(self, s: State) -> Phase:
        if s.over:
            return Phase("over")
        if not s.arrived:
            return Phase("arrival")
        return Phase("take" if s.taking else "end_turn")

    # --- actions -----------------------------------------------------------------------------------------------

    def legal(self, s: State, seat: int) -> Iterable[ShuntingAction]:
        if seat not in self.to_act(s):
            return []
        if not s.taking:
            return [End()]
        return [
            Take(siding + 1, count)
            for siding, wagons in enumerate(s.wagons)
            for count in range(1, min(HANDFUL, wagons) + 1)
        ]

    def problem(self, s: State, seat: int, a: ShuntingAction) -> Problem | None:
        match a:
            case Arrive(wagons) if self.to_act(s) == (CHANCE,):
                fits = len(wagons) == SIDINGS and all(FEWEST <= count <= MOST for count in wagons)
                return None if fits else refusal("arrival")
            case Take(siding, count) if s.arrived and s.taking and not s.over:
                return self._siding_problem(s, siding) or self._count_problem(s, siding, count)
            case End() if s.arrived and not s.taking:
                return None
        return refusal("not_now")

    def _siding_problem(self, s: State, siding: int) -> Problem | None:
        if not 1 <= siding <= SIDINGS:
            return refusal("no_siding", siding=siding)
        return None if s.wagons[siding - 1] else refusal("empty", siding=siding)

    def _count_problem(self, s: State, siding: int, count: int) -> Problem | None:
        if not 1 <= count <= HANDFUL:
            return refusal("count", count=count)
        wagons = s.wagons[siding - 1]
        return None if count <= wagons else refusal("too_few", siding=siding, wagons=wagons)

    def why_not(self, s: State, seat: int, target: AtSiding) -> Problem | None:
        return self._siding_problem(s, target.siding) if s.taking else refusal("not_now")

    def apply(self, s: State, seat: int, a: ShuntingAction) -> list[Event]:
        match a:
            case Arrive(wagons):
                s.wagons, s.arrived = list(wagons), sum(wagons)
                return [Event("arrived", {"wagons": wagons}, reveals=True)]
            case Take(siding, count):
                s.wagons[siding - 1] -= count
                s.taken[seat] += count
                s.taking = False
                events = [Event("taken", {"seat": seat, "siding": siding, "count": count})]
                if s.wagons[siding - 1] == 0:
                    s.emptied[seat] += 1
                    events.append(Event("emptied", {"seat": seat, "siding": siding, "points": BONUS}))
                return events
            case End():
                s.seat = (s.seat + 1) % s.players
                s.taking = True
                return [Event("ended", {"seat": seat})]

    def sample_chance(self, s: State, rng: Random) -> ShuntingAction:
        return Arrive(tuple(rng.randint(FEWEST, MOST) for _ in range(SIDINGS)))

    # --- secrets: there are none -------------------------------------------------------------------------------

    def hide(self, s: State, seat: int | None) -> State:
        return s.copy()

    def hide_action(
        self, seat: int, a: ShuntingAction, viewer: int | None, then: Phase, now: Phase
    ) -> ShuntingAction | None:
        return a

    def guess_hidden(self, s: State, seat: int, rng: Random) -> State:
        return s.copy()

    # --- points ------------------------------------------------------------------------------------------------

    def scores(self, s: State) -> list[Score]:
        return [self._score(s, seat) for seat in range(s.players)]

    def _score(self, s: State, seat: int) -> Score:
        wagons = ScoreLine("wagons", s.taken[seat], {"count": s.taken[seat]})
        emptied = ScoreLine("emptied", BONUS * s.emptied[seat], {"count": s.emptied[seat]})
        return Score(seat, wagons.points + emptied.points, (wagons, emptied))

    def ranking(self, s: State) -> list[list[int]]:
        """By points; who has as many shares the place."""
        totals = [score.total for score in self.scores(s)]
        places = sorted(set(totals), reverse=True)
        return [[seat for seat in range(s.players) if totals[seat] == place] for place in places]

    # --- text --------------------------------------------------------------------------------------------------

    def notation(self, s: State, a: ShuntingAction) -> str:
        match a:
            case Arrive(wagons):
                return " ".join(["arrive", *map(str, wagons)])
            case Take(siding, count):
                return f"take {count} from {siding}"
            case End():
                return "end"

    def parse(self, s: State, text: str) -> ShuntingAction:
        match text.split(" "):
            case ["arrive", *wagons] if wagons and all(map(_is_number, wagons)):
                return Arrive(tuple(map(int, wagons)))
            case ["take", count, "from", siding] if _is_number(count) and _is_number(siding):
                return Take(int(siding), int(count))
            case ["end"]:
                return End()
        raise ValueError("expected arrive <wagons of each siding>, take <wagons> from <siding> or end")

    def show(self, s: State, seat: int | None) -> dict[str, Any]:
        return {"wagons": s.wagons, "taken": s.taken, "emptied": s.emptied}

    def picture(self, s: State, seat: int | None) -> str:
        sidings = [f"{n} |{'[o_o]' * count}" for n, count in enumerate(s.wagons, 1)]
        trains = [f"seat {n}: {'[o_o]' * count}" for n, count in enumerate(s.taken, 1)]
        return "\n".join([*sidings, "", *trains])

    # --- the referee -------------------------------------------------------------------------------------------

    def audit(self, s: State) -> list[str]:
        there = sum(s.wagons) + sum(s.taken)
        found = [] if there == s.arrived else [f"wagons: {there}, but {s.arrived} arrived"]
        if min(s.wagons) < 0:
            found.append(f"sidings: {s.wagons}")
        return found


def _is_number(word: str) -> bool:
    return word.isascii() and word.isdecimal() and len(word) < 4 and str(int(word)) == word
