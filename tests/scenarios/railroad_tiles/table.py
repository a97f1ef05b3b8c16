"""A table to play scenarios on: scripted luck, actions in notation, territories drawn as pictures."""

from __future__ import annotations

from typing import Any

from anden.core import CHANCE, Event, Match, Problem, Refused, Setup
from anden.core.codec import Codec
from anden.games.railroad_tiles import rules
from anden.games.railroad_tiles import state as phases
from anden.games.railroad_tiles.actions import Fill, TilesAction
from anden.games.railroad_tiles.keys import EVENTS, PROBLEMS
from anden.games.railroad_tiles.printed.faces import COLUMNS, INDEX, OBJECTIVES, TOKEN_IDS
from anden.games.railroad_tiles.scoring import challenge_failed, points_of
from anden.games.railroad_tiles.state import LAY, OVER, PAWNS, STAR, START, TAKE, State, new_state
from anden.games.railroad_tiles.targets import TilesTarget
from anden.games.railroad_tiles.territories.territory import Territory, cell_of, empty_territory
from tests.scenarios.railroad_tiles.naive import Naive, segments

STARTING = ("D01", "D06", "D11", "D16")
TOKENS = ("PT1", "PT3", "PT5", "PT2", "PT4", "PT6", "PT7")

ROADS = {"─": "WE", "│": "NS", "┌": "ES", "┐": "SW", "└": "NE", "┘": "NW"}
RAILS = {"═": "WE", "║": "NS", "╔": "ES", "╗": "SW", "╚": "NE", "╝": "NW"}
JUNCTIONS = {
    "┬": ("D21", "road ESW"),
    "┴": ("D21", "road NEW"),
    "├": ("D21", "road NES"),
    "┤": ("D21", "road NSW"),
    "╦": ("D24", "rail ESW"),
    "╩": ("D24", "rail NEW"),
    "╠": ("D24", "rail NES"),
    "╣": ("D24", "rail NSW"),
    "┼": ("D27", "road NESW"),
    "╬": ("D28", "rail NESW"),
}
LEGEND: dict[str, tuple[str, str]] = {
    **{mark: ("D01" if mark in "─│" else "D11", f"road {sides}") for mark, sides in ROADS.items()},
    **{mark: ("D06" if mark in "═║" else "D16", f"rail {sides}") for mark, sides in RAILS.items()},
    **JUNCTIONS,
}
"""Marks of a picture: plain field tiles. A scenario adds its own: mark -> (tile, how it lies)."""


def turn_of(tile: str, lies: str) -> int:
    """The turn in which a tile lies as described: «road WE, rail S»."""
    want = sorted((part.split()[0], frozenset(part.split()[1])) for part in lies.split(", "))
    for turn in range(8):
        if sorted(segments(tile, turn), key=lambda s: (s[0], sorted(s[1]))) == sorted(
            want, key=lambda s: (s[0], sorted(s[1]))
        ):
            return turn
    raise ValueError(f"{tile} cannot lie as {lies}")


def build(picture: str, legend: dict[str, tuple[str, str]] | None = None, pawns: str = "") -> Territory:
    """A territory from a picture. The first tile (in reading order) is 0,0. `pawns`: «car 1,0; train 2,0»."""
    marks = {**LEGEND, **(legend or {})}
    rows = [line for line in picture.splitlines() if line.strip()]
    indent = min(len(line) - len(line.lstrip()) for line in rows)
    found = [
        (x, y, mark)
        for y, line in enumerate(rows)
        for x, mark in enumerate(line[indent:])
        if mark not in " ."
    ]
    left, top, _ = found[0]
    naive = Naive()
    t = empty_territory()
    todo = [((x - left, y - top), *marks[mark]) for x, y, mark in found]
    while todo:
        fits = [item for item in todo if naive.may_lay(item[1], item[0], turn_of(item[1], item[2]))]
        if not fits:
            raise ValueError(f"these tiles do not match what they touch: {todo}")
        space, tile, lies = fits[0]
        todo.remove(fits[0])
        turn = turn_of(tile, lies)
        naive.tiles[space] = (tile, turn)
        t.lay(cell_of(*space), INDEX[tile] * 8 + turn, 1)
    for text in filter(None, pawns.split("; ")):
        pawn, space_text = text.split()
        x, y = (int(n) for n in space_text.split(","))
        kind = ("car", "train", "passenger").index(pawn)
        slot = t.slot_at(cell_of(x, y))
        assert slot >= 0, f"no tile for the {pawn} on {x},{y}"
        assert t.free_location(slot, kind), f"no location for the {pawn} on {x},{y}"
        t.put_pawn(slot, kind)
    return t


def check_events(events: list[Event]) -> list[Event]:
    """Events keep to the table of keys."""
    for event in events:
        assert set(event.args) == set(EVENTS[event.key]), event
    return events


def check_problem(problem: Problem) -> Problem:
    """Problems keep to the table of keys."""
    assert problem.rule == PROBLEMS[problem.key].rule
    assert set(problem.args) == set(PROBLEMS[problem.key].args), problem
    return problem


class Scene:
    """A position made by hand, without the play that led to it."""

    def __init__(self, players: int = 1, **options: Any) -> None:
        objectives = sum(1 << OBJECTIVES.index(name) for name in options.get("objectives", ()))
        self.state: State = new_state(players, objectives, False, options.get("challenge", 0))
        self.events: list[Event] = []
        self.state.round = options.get("round", 3)

    def give(self, seat: int, territory: Territory, hand: str = "", stars: int = 1) -> Scene:
        player = self.state.people[seat]
        player.territory = territory
        player.hand = tuple(INDEX[tile] for tile in hand.split())
        self.state.pool[STAR] = self.state.pool[STAR] + player.stars - stars
        player.stars = stars
        return self

    def laying(self, seat: int = 0) -> Scene:
        self.state.phase = LAY
        self.state.at = self.state.order.index(seat)
        return self

    def taking(self, columns: str, seat: int = 0) -> Scene:
        self.state.columns = tuple(tuple(INDEX[t] for t in part.split()) for part in columns.split("|"))
        self.state.phase = TAKE
        self.state.at = self.state.order.index(seat)
        return self

    def placing(self, active: str, seat: int = 0) -> Scene:
        self.state.active = tuple(TOKEN_IDS.index(token) for token in active.split())
        self.state.phase = PAWNS
        self.state.at = self.state.order.index(seat)
        return self

    def waiting(self, token: str) -> Scene:
        self.state.waiting = TOKEN_IDS.index(token)
        return self

    def do(self, *texts: str) -> list[Event]:
        """Judge and do actions of whoever is to act; the events of the last."""
        for text in texts:
            seat = rules.to_act(self.state)[0]
            action = rules.parse(self.state, text)
            problem = rules.problem(self.state, seat, action)
            assert problem is None, (text, problem)
            self.events = check_events(list(rules.apply(self.state, seat, action)))
        return self.events

    def why(self, what: str | TilesAction, seat: int | None = None) -> Problem:
        """The problem with an action; nothing changes by asking."""
        before = rules.snapshot(self.state)
        asker = rules.to_act(self.state)[0] if seat is None else seat
        action = rules.parse(self.state, what) if isinstance(what, str) else what
        problem = rules.problem(self.state, asker, action)
        assert problem is not None, f"{what} is allowed"
        assert rules.snapshot(self.state) == before
        return check_problem(problem)

    def ask(self, target: TilesTarget) -> Problem | None:
        """Point at something as the page does, as JSON; nothing changes by it."""
        seat, codec = rules.to_act(self.state)[0], Codec(rules)
        before = rules.snapshot(self.state)
        answer = rules.why_not(self.state, seat, codec.target(codec.encode(target)))
        assert rules.snapshot(self.state) == before
        return answer

    def why_after(self, done: str, text: str) -> Problem:
        """The problem with an action after another one."""
        self.do(done)
        return self.why(text)

    def may(self, text: str) -> bool:
        seat = rules.to_act(self.state)[0]
        return rules.problem(self.state, seat, rules.parse(self.state, text)) is None

    def offers(self, verb: str = "") -> list[str]:
        """What is offered to whoever is to act, in notation."""
        seat = rules.to_act(self.state)[0]
        texts = [rules.notation(self.state, a) for a in rules.legal(self.state, seat)]
        return [text for text in texts if text.startswith(verb)]

    def lines(self, seat: int = 0) -> dict[str, int]:
        """The score of a seat by line (objectives by their id)."""
        score = rules.scores(self.state)[seat]
        assert score.total == sum(line.points for line in score.lines)
        if not challenge_failed(self.state):
            assert score.total == points_of(self.state, seat)
        return {str(line.args.get("objective", line.key)): line.points for line in score.lines}


class TilesTable:
    """A match whose luck is scripted; every step is judged, audited and its events checked."""

    def __init__(self, players: int, **options: Any) -> None:
        setup = Setup(game=rules.id, version=rules.version, players=players, options=options)
        self.match: Match[State, TilesAction] = Match(rules, setup, seed=None)
        self.tokens = list(TOKENS)
        self.coins: list[str] = []

    @property
    def state(self) -> State:
        return self.match.state

    @property
    def view(self) -> dict[str, Any]:
        return rules.show(self.state, 0)

    def play(self, seat: int, action: TilesAction) -> list[Event]:
        self.match.play(seat, action)
        assert rules.audit(self.state) == []
        return check_events(list(self.match.events[-1]))

    def luck(self, *texts: str) -> list[Event]:
        events: list[Event] = []
        for text in texts:
            events = self.play(CHANCE, rules.parse(self.state, text))
        return events

    def do(self, seat: int, *texts: str) -> list[Event]:
        events: list[Event] = []
        for text in texts:
            events = self.play(seat, rules.parse(self.state, text))
        return events

    def refused(self, seat: int, text: str) -> Problem:
        before = rules.snapshot(self.state)
        try:
            self.match.play(seat, rules.parse(self.state, text))
        except Refused as refused:
            assert rules.snapshot(self.state) == before
            return refused.problem
        raise AssertionError(f"{text} was accepted")

    def fill(self, **columns: str) -> list[Event]:
        """Fill the empty columns: `c1="D01 D02"` by number, the rest with whatever the bag has first."""
        given = {int(key[1:]) - 1: text.split() for key, text in columns.items()}
        bag = list(self.state.bag)
        for tiles in given.values():
            for tile in tiles:
                bag[INDEX[tile]] -= 1
        parts = []
        for i, printed in enumerate(COLUMNS[len(self.state.people)]):
            tiles = given.get(i, [])
            while not self.state.columns[i] and len(tiles) < printed.size:
                face = next(f for f, n in enumerate(bag) if n > 0)
                bag[face] -= 1
                tiles.append(f"D{face + 1:02d}")
            parts.append(tuple(tiles))
        return self.play(CHANCE, Fill(tuple(parts)))

    def reveal(self) -> list[Event]:
        return self.luck(f"reveal {self.tokens.pop(0)}")

    def some_luck(self) -> None:
        """Luck acts, scripted where it matters: order 1 2 3 4, tokens and coins as listed."""
        n = len(self.state.people)
        match self.state.phase:
            case phases.ORDER:
                self.luck("order " + " ".join(str(seat + 1) for seat in range(n)))
            case phases.OBJECTIVES:
                self.luck("objectives " + " ".join(OBJECTIVES[:3]))
            case phases.STARTING:
                self.luck("starting " + " ".join(STARTING[:n]))
            case phases.FILL:
                self.fill()
            case phases.REVEAL:
                self.reveal()
            case phases.COIN:
                self.luck(f"coin {self.coins.pop(0) if self.coins else 'left'}")

    def opened(self) -> TilesTable:
        """Set-up and first round prepared; seat 0 got D01, seat 1 D06, seat 2 D11, seat 3 D16."""
        while self.match.to_act() == (CHANCE,):
            self.some_luck()
        while self.state.phase == START:
            seat = self.match.to_act()[0]
            self.do(seat, f"start {STARTING[seat]}")
        return self

    def any_turn(self, seat: int, column: int | None = None) -> None:
        """A selection turn in which nothing matters but the column (from 1)."""
        texts = [rules.notation(self.state, a) for a in rules.legal(self.state, seat)]
        self.do(seat, texts[0] if column is None else f"take {column}")
        while self.state.phase == LAY and self.match.to_act() == (seat,):
            action = rules.legal(self.state, seat)[0]
            self.play(seat, action)

    def selection(self, *columns: int) -> None:
        """All players take these columns, in turn order."""
        for column in columns:
            self.any_turn(self.match.to_act()[0], column)

    def no_pawns(self) -> None:
        """Everybody ends his pawn turn at once."""
        while self.state.phase == PAWNS:
            self.do(self.match.to_act()[0], "end")

    def go_to_round(self, number: int, *columns: int) -> TilesTable:
        """Play on without caring until the columns of a round lie open (9 = until the game is over)."""
        if self.state.round == 0:
            self.opened()
        while self.state.phase != OVER:
            if self.match.to_act() == (CHANCE,):
                self.some_luck()
            elif self.state.phase == PAWNS:
                self.no_pawns()
            elif self.state.round == number:
                return self
            else:
                self.selection(*(columns or range(1, len(self.state.people) + 1)))
        return self
