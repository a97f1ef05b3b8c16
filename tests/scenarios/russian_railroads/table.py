"""A table to play scenarios on: scripted luck, actions in notation, boards set up by hand, every step judged and audited.

Seats count from 0; seat 0 is first in turn order unless `order` says otherwise. `give` changes a player's board and keeps the
supply right; without `start_bonus` the game stands at the first turn of round 1; `lay` puts pieces on a space as if they had been placed this round; `turn` says whose turn it is.

    table = RussianTable(4).give(0, ts="6 3", locomotives={"transsiberian": [4, 1]}, marker=4, factories=[2])
    table.do("place industry_1 1w", "industry", "build factory", "end")
    assert table.refused("place track_white1 1w") == "tracks_cannot"
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from anden.core import CHANCE, Event, Match, Problem, Setup
from anden.core.log import Entry
from anden.games.russian_railroads import rules
from anden.games.russian_railroads.actions import RailroadsAction
from anden.games.russian_railroads.effects import pieces
from anden.games.russian_railroads.keys import EVENTS, PHASES, PROBLEMS, SCORES
from anden.games.russian_railroads.printed import box
from anden.games.russian_railroads.printed import tables as t
from anden.games.russian_railroads.state import BLACK_FREE, BLACK_USED, NONE, TURN, Player, State

LINES = {"ts": 0, "stp": 1, "kiev": 2}
PLAIN_ROW = ("black_3vp", "black_grey", "industry_black", "any_3vp", "grey_5vp", "brown_5vp", "grey_brown")
"""Public, right to left: hire, 1, 2, then those to come."""


def check_events(events: Sequence[Event]) -> None:
    """Events keep to the table of keys."""
    for event in events:
        assert set(event.args) == set(EVENTS[event.key]), event


def check_problem(problem: Problem) -> Problem:
    """Problems keep to the table of keys."""
    assert problem.rule == PROBLEMS[problem.key].rule
    assert set(problem.args) == set(PROBLEMS[problem.key].args), problem
    return problem


FREE_ORDER: tuple[dict[str, Any], ...] = ({"version": 1}, {"factories": "free"})
"""Tables where what a factory gives may wait and be given up: those of version 1, and the option."""


def rules_of(version: int) -> Any:
    """The rules of a version. What they judge and do hangs on the state, so that `rules` serves for all of them but set-up."""
    (found,) = [one for one in (rules, *rules.older) if one.version == version]
    return found


class RussianTable:
    """A match whose luck is scripted."""

    def __init__(
        self,
        players: int = 4,
        *,
        order: Sequence[int] | None = None,
        removed: Sequence[str] = ("points_15", "doublers"),
        start_bonus: bool = False,
        version: int = rules.version,
        **options: Any,
    ) -> None:
        setup = Setup(game=rules.id, version=version, players=players, options=options)
        self.match: Match[State, RailroadsAction] = Match(rules_of(version), setup, seed=None)
        self.events: list[Event] = []
        """Of the last `do`."""
        self.act(CHANCE, "order " + " ".join(str(s + 1) for s in order or range(players)))
        row = [e for e in PLAIN_ROW if _letter(e) == "A"][: box.TABLES[players].engineers["A"]]
        coming = [e for e in PLAIN_ROW if _letter(e) == "B"][: box.TABLES[players].engineers["B"]]
        self.act(CHANCE, "engineers " + " ".join([*reversed(coming), *reversed(row)]))
        self.act(CHANCE, "bonus_pile " + " ".join(removed))
        if not start_bonus:
            self._skip_start()

    def _skip_start(self) -> None:
        """Round 1 without start bonus cards."""
        self.state.phase = TURN
        self.state.context = TURN
        self.state.round = 1
        self.state.actor = self.state.order[0]

    # --- reading -------------------------------------------------------------------------------------------------

    @property
    def state(self) -> State:
        return self.match.state

    @property
    def seat(self) -> int:
        """The seat to act."""
        (seat,) = rules.to_act(self.state)
        return seat

    def player(self, seat: int) -> Player:
        return self.state.people[seat]

    def view(self, viewer: int | None = None) -> dict[str, Any]:
        return rules.show(rules.hide(self.state, viewer), viewer)

    def board(self, seat: int) -> dict[str, Any]:
        """A player as the view shows him to himself."""
        found: dict[str, Any] = self.view(seat)["players"][seat]
        return found

    def tracks(self, seat: int, line: str) -> list[int]:
        """The spaces of the tracks owned, black first; `line`: ts, stp or kiev."""
        here = LINES[line] * t.COLOURS
        return [int(x) for x in self.player(seat).track[here : here + t.COLOURS] if x != NONE]

    def points(self, seat: int) -> int:
        return rules.scores(self.state)[seat].total

    def pending(self) -> list[tuple[str, int]]:
        """Kind and amount of what is pending."""
        return [(e["kind"], e["amount"]) for e in self.view(self.seat)["pending"]]

    def legal(self, start: str = "") -> list[str]:
        """The legal actions of the seat to act in notation, those that begin with `start`."""
        texts = [rules.notation(self.state, action) for action in rules.legal(self.state, self.seat)]
        return [text for text in texts if text.startswith(start)]

    def told(self, key: str) -> list[dict[str, Any]]:
        """The arguments of the last events of this key."""
        return [dict(event.args) for event in self.events if event.key == key]

    # --- playing -------------------------------------------------------------------------------------------------

    def act(self, seat: int, text: str) -> list[Event]:
        action = rules.parse(self.state, text)
        problem = rules.problem(self.state, seat, action)
        assert problem is None, f"{text}: {problem}; pending {list(self.state.pending)}"
        assert seat == CHANCE or action in rules.legal(self.state, seat), f"{text} is not listed"
        self.match.append(Entry(seat, action))
        events = list(self.match.events[-1])
        check_events(events)
        assert rules.phase(self.state).key in PHASES
        for score in rules.scores(self.state):
            assert all(set(line.args) == set(SCORES[line.key]) for line in score.lines)
        wrong = rules.audit(self.state)
        assert not wrong, f"after {text}: {wrong}"
        return events

    def do(self, *texts: str) -> RussianTable:
        """Actions of whoever is to act."""
        self.events = []
        for text in texts:
            self.events += self.act(self.seat, text)
        return self

    def refused(self, text: str) -> str:
        """The key of the problem with an action of the seat to act; it must have one and not be listed."""
        action = rules.parse(self.state, text)
        problem = rules.problem(self.state, self.seat, action)
        assert problem is not None, f"{text} is allowed"
        assert action not in rules.legal(self.state, self.seat), f"{text} is listed but refused: {problem}"
        return check_problem(problem).key

    def all_pass(self) -> RussianTable:
        """Everybody who has not passed yet passes."""
        events: list[Event] = []
        while self.state.phase == TURN:
            before = self.state.round
            events += self.act(self.seat, "pass")
            if self.state.round != before:
                break
        self.events = events
        return self

    # --- setting up by hand --------------------------------------------------------------------------------------

    def turn(self, seat: int) -> RussianTable:
        """It is the turn of this seat."""
        self.state.actor = seat
        return self

    def round(self, number: int) -> RussianTable:
        self.state.round = number
        return self

    def give(
        self,
        seat: int,
        *,
        ts: str = "",
        stp: str = "",
        kiev: str = "",
        locomotives: Mapping[str, Sequence[int]] | None = None,
        factories: Sequence[int] | None = None,
        engineers: Sequence[str] = (),
        tokens: Sequence[str] = (),
        black: bool = False,
        doublers: int | None = None,
        **numbers: int,
    ) -> RussianTable:
        """Change a board: tracks as the spaces of the colours from black on («6 3»), locomotives by line, factories from the
        left, engineers, tokens used, the black worker; marker, second, rubles, workers, free as they are named."""
        p = self.player(seat)
        for line, spaces in enumerate((ts, stp, kiev)):
            for colour, space in enumerate(spaces.split()):
                p.track[line * t.COLOURS + colour] = int(space)
        if locomotives is not None:
            _set_locomotives(p, locomotives)
        if factories is not None:
            for slot in range(5):
                p.factory[slot] = factories[slot] if slot < len(factories) else 0
            p.factories = len(factories)
        for engineer in engineers:
            self._own(p, engineer)
        for token in tokens:
            _use(p, token)
        if black:
            p.black = BLACK_FREE
            self.state.cards &= ~(1 << t.CARD_INDEX["black_worker"])
        if doublers is not None:
            self.state.doublers -= doublers - p.doublers
            p.doublers = doublers
        for name, number in numbers.items():
            assert name in ("marker", "second", "rubles", "workers", "free"), name
            setattr(p, name, number)
        if "workers" in numbers and "free" not in numbers:
            p.free = p.workers
        _settle(p)
        self._stock()
        return self

    def supply(self, *, lowest: int | None = None, face_up: Sequence[int] = ()) -> RussianTable:
        """Factories beside the supply, and the lowest stack: what is below it lies face up too."""
        s = self.state
        for value in face_up:
            s.face_up[value] = s.face_up[value] + 1
        self._stock()
        if lowest is not None:
            for value in range(2, lowest):
                s.face_up[value] = s.face_up[value] + s.stacks[value]
                s.stacks[value] = 0
        return self

    def engineer(self, slot: str, engineer: str | None) -> RussianTable:
        """Put an engineer into a place of the row («1», «2», «hire»)."""
        s = self.state
        names = [place.slot for place in box.ENGINEER_ROW[s.players]]
        index = NONE if engineer is None else t.ENGINEER_INDEX[engineer]
        at, old = names.index(slot), s.row[names.index(slot)]
        for i in range(len(s.row)):
            if index != NONE and s.row[i] == index:
                s.row[i] = old
        s.row[at] = index
        return self

    def lay(self, seat: int, space: str, payment: str) -> RussianTable:
        """Pieces lie on a space, placed earlier this round."""
        paid = rules.parse(self.state, f"place {space} {payment}")
        p = self.player(seat)
        workers, temporary, rubles = (getattr(paid, name) for name in ("workers", "temporary", "rubles"))
        black = int(getattr(paid, "black"))  # noqa: B009
        p.free -= workers
        self.state.temporary -= temporary
        if black:
            p.black = BLACK_USED
        index = t.SPACE_INDEX[space]
        pieces.lay(self.state, index, seat, pieces.packed(seat, workers, temporary, black, rubles))
        if index == t.ORDER_1:
            self.state.first_claim = seat
        elif index == t.ORDER_2:
            self.state.second_claim = seat
        return self

    def fresh(self) -> RussianTable:
        """All pieces come back, as at the start of a round."""
        pieces.clear(self.state)
        for p in self.state.people:
            p.free, p.temporary = p.workers, 0
            p.black = BLACK_FREE if p.black == BLACK_USED else p.black
        self.state.temporary = box.TEMPORARY
        self.state.first_claim = self.state.second_claim = -1
        return self

    def cards(self, *left: str) -> RussianTable:
        """The ? cards that are left; the pieces of the others are out of the game, so only for those without pieces."""
        self.state.cards = sum(1 << t.CARD_INDEX[card] for card in left)
        return self

    def _own(self, p: Player, engineer: str) -> None:
        index = t.ENGINEER_INDEX[engineer]
        for i in range(len(self.state.row)):
            if self.state.row[i] == index:
                self.state.row[i] = NONE
        if index == t.UNMARKED:
            self.state.cards &= ~(1 << t.CARD_INDEX["engineer"])
        p.engineers |= 1 << index

    def _stock(self) -> None:
        """Stacks hold what lies nowhere else; the 1s that nobody has lie face up."""
        s = self.state
        returned = box.TABLES[s.players].returned
        for value in range(1, 10):
            used = 0 if value == 1 else int(s.face_up[value])
            for p in s.people:
                used += [*p.locomotive, *p.factory].count(value)
            left = box.LOCOMOTIVES[value] - returned - box.NO_FACTORY_SIDE.get(value, 0) - used
            assert left >= 0, f"there are not so many of value {value}"
            if value == 1:
                s.face_up[1] = left
            else:
                s.stacks[value] = left


def _letter(engineer: str) -> str | None:
    return box.ENGINEERS[t.ENGINEER_INDEX[engineer]].letter


def _set_locomotives(p: Player, locomotives: Mapping[str, Sequence[int]]) -> None:
    first, second = ([*sorted(locomotives.get("transsiberian", ()), reverse=True), 0, 0])[:2]
    p.locomotive[0], p.locomotive[1] = first, second
    for slot, line in ((2, "st_petersburg"), (3, "kiev")):
        values = locomotives.get(line, ())
        p.locomotive[slot] = values[0] if values else 0


def _use(p: Player, token: str) -> None:
    index = t.TOKEN_INDEX[token]
    place = next(i for i in range(4) if not p.token_at >> 4 * i & 15)
    p.token_at |= index + 1 << 4 * place
    p.tokens |= 1 << index
    if token == "revaluation":
        p.revalued = True
    if token == "kiev_medal":
        p.medal = True


def _settle(p: Player) -> None:
    """New colours, and special spaces that must have fired already; workers gained by them come on top."""
    for k, special in enumerate(t.ONCE_SPECIALS):
        line = t.LINE_INDEX[special.line]
        at = p.track[line * t.COLOURS + t.COLOUR_INDEX[special.track]]
        if p.fired >> k & 1 or at < special.space:
            continue
        if special.locomotive and p.reach(line) < special.space:
            continue
        p.fired |= 1 << k
        gives = special.gives[0]
        if gives["type"] == "worker":
            p.workers += 1
            p.free += 1
        if gives["type"] == "tracks":
            for other in range(t.LINES):
                cell = other * t.COLOURS + t.COLOUR_INDEX[gives["colour"]]
                if t.T.allowed[cell] and p.track[cell] == NONE:
                    p.track[cell] = 0
    if p.marker >= t.T.lane_question:
        p.fired |= 1 << t.ONCE
