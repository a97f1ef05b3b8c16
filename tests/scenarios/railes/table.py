"""A table to play scenarios on: scripted luck, actions in notation, tiles by where their track goes, defaults for the rest.

Seats count from 0 here as everywhere in the program; in notation they count from 1. The hexes are those of the
Northeast board, as the worked examples of the rulebook name its places.
"""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

from anden.core import CHANCE, Event, Match, Problem, Setup
from anden.core.log import Entry
from anden.games.railes import rules
from anden.games.railes.actions import Deal, RailesAction
from anden.games.railes.keys import EVENTS, PHASES, PROBLEMS
from anden.games.railes.maps.game_map import ACTIONS
from anden.games.railes.maps.tables import TABLES, TILES
from anden.games.railes.state import State
from anden.games.railes.view import show

LETTERS = {"R": "red", "B": "blue", "P": "purple", "Y": "yellow", "G": "gray"}
FILLERS = ("turn_order", "first_move", "first_build", "engineer", "urban_growth pass", "urbanization pass")
"""Tokens that a player takes when the scenario does not care."""


def setup_of(name: str, players: int, version: int = rules.version, **options: Any) -> Setup:
    return Setup(game=rules.id, version=version, players=players, map=name, options=options)


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


def turn_for(tile: str, lies: str) -> int:
    """The turn in which the track of a face lies so: «1-4 2-5», or «3» and «1 3 5» for town faces."""
    face = next(row for row in TILES.faces if row.id == tile)
    wanted = {frozenset(int(e) for e in part.split("-")) for part in lies.split()}
    for turn in range(6):
        paths = {frozenset((e + turn) % 6 for e in path) for path in face.paths}
        exits = {frozenset([(e + turn) % 6]) for e in face.exits}
        if wanted in (paths, exits):
            return turn
    raise ValueError(f"{tile} cannot lie as {lies}")


class RailesTable:
    """A match whose luck is scripted; every step is judged, audited and its events checked."""

    def __init__(
        self,
        players: int = 4,
        name: str = "northeast",
        *,
        order: tuple[int, ...] | None = None,
        cubes: dict[str, str] | None = None,
        supply: dict[int, str] | None = None,
        version: int = rules.version,
        **options: Any,
    ) -> None:
        if options.get("game") != "standard":
            options.setdefault("first_order", "random")
        played_by = rules if version == rules.version else rules.older[version - 1]
        self.match: Match[State, RailesAction] = Match(
            played_by, setup_of(name, players, version, **options), seed=None
        )
        self.wants: dict[int, str] = {}
        """The tokens seats take by default."""
        self.events: list[Event] = []
        self.act(CHANCE, "order " + " ".join(str(s + 1) for s in order or range(players)))
        self.deal(cubes or {}, supply or {})
        if options.get("first_order") == "random":
            for seat in range(players):
                self.give(seat, cash=0)

    # --- reading -------------------------------------------------------------------------------------------------

    @property
    def state(self) -> State:
        return self.match.state

    @property
    def view(self) -> dict[str, Any]:
        seat = max(self.to_act[0], 0) if self.to_act else 0
        return rules.show(rules.hide(self.state, seat), seat)

    @property
    def plain(self) -> dict[str, Any]:
        """The view without the work of listing what is offered."""
        return show(self.state, [])

    @property
    def to_act(self) -> tuple[int, ...]:
        return rules.to_act(self.match.state)

    @property
    def phase(self) -> str:
        phase = rules.phase(self.state)
        assert set(phase.args) == set(PHASES[phase.key])
        return phase.key

    @property
    def turn(self) -> int:
        return rules.phase(self.state).round

    def player(self, seat: int) -> dict[str, Any]:
        player: dict[str, Any] = self.plain["players"][seat]
        return player

    def money(self, seat: int) -> tuple[int, int, int]:
        """Cash, income and victory points."""
        player = self.player(seat)
        return player["cash"], player["income"], player["victory"]

    def goods(self, place: str) -> Counter[str]:
        return Counter(self.plain["places"][place]["goods"])

    def offers(self, verb: str = "") -> list[str]:
        """What is offered to whoever is to act, in notation."""
        texts = [rules.notation(self.state, a) for a in rules.legal(self.state, self.to_act[0])]
        return [text for text in texts if text.startswith(verb)]

    def offer(self, text: str) -> Any:
        """What the view says about an action that is offered."""
        legal = [rules.notation(self.state, a) for a in rules.legal(self.state, self.to_act[0])]
        return self.view["offers"][legal.index(text)]

    def may(self, text: str) -> bool:
        action = rules.parse(self.state, text)
        allowed = rules.problem(self.state, self.to_act[0], action) is None
        if not text.startswith("build"):  # of a symmetric tile only one turn is listed
            assert allowed == (action in rules.legal(self.state, self.to_act[0])), text
        return allowed

    def why(self, what: str | RailesAction, seat: int | None = None) -> Problem:
        """The problem with an action; nothing changes by asking."""
        before = rules.snapshot(self.state)
        asker = self.to_act[0] if seat is None else seat
        action = rules.parse(self.state, what) if isinstance(what, str) else what
        problem = rules.problem(self.state, asker, action)
        assert problem is not None, f"{what} is allowed"
        assert rules.snapshot(self.state) == before
        if asker in self.to_act and asker != CHANCE:
            assert action not in rules.legal(self.state, asker), f"{what} is listed"
        return check_problem(problem)

    def refused(self, what: str | RailesAction) -> str:
        return self.why(what).key

    def owners(self, hex: str) -> dict[str, int | None]:
        """The tracks of a hex with their owners: «1-4», «3» for an exit of a town."""
        for tile in self.plain["track"]:
            if tile["hex"] == hex:
                return {
                    str(p["a"]) if p["b"] is None else f"{min(p['a'], p['b'])}-{max(p['a'], p['b'])}": p[
                        "owner"
                    ]
                    for p in tile["paths"]
                }
        return {}

    def links(self, seat: int | None) -> set[tuple[str, ...]]:
        """The links of a player: both ends of completed ones, one place of incomplete ones."""
        return {
            tuple(sorted(p for p in (link["from"], link["to"]) if p is not None))
            for link in self.plain["links"]
            if link["owner"] == seat
        }

    def told(self, key: str) -> list[dict[str, Any]]:
        """The arguments of the events of a key that the last call brought."""
        return [dict(e.args) for e in self.events if e.key == key]

    # --- playing -------------------------------------------------------------------------------------------------

    def act(self, seat: int, what: str | RailesAction) -> None:
        action = rules.parse(self.state, what) if isinstance(what, str) else what
        problem = self.match.problem(seat, action)
        assert problem is None, (what, problem)
        if isinstance(what, str):
            assert rules.parse(self.state, rules.notation(self.state, action)) == action
        self.match.append(Entry(seat, action))
        self.events += check_events(list(self.match.events[-1]))
        assert rules.audit(self.state) == []

    def do(self, *texts: str | RailesAction) -> list[Event]:
        """Actions of whoever is to act. The events of all of them."""
        self.events = []
        for text in texts:
            self.act(self.to_act[0], text)
        return self.events

    def deal(self, cubes: dict[str, str], supply: dict[int, str]) -> None:
        """The cubes a scenario names, the others as they come out of the bag in a fixed order. Spaces count from 1."""
        sample = rules.sample_chance(self.state, Random(1))
        assert isinstance(sample, Deal)
        wanted: dict[Any, Any] = {
            k: tuple(LETTERS[x] for x in v) for k, v in (*cubes.items(), *supply.items())
        }
        left = Counter(TABLES.goods)
        for goods in wanted.values():
            left.subtract(goods)
        assert min(left.values()) >= 0

        def fill(key: Any, goods: tuple[Any, ...]) -> tuple[Any, ...]:
            if key in wanted:
                assert len(wanted[key]) == len(goods), f"{key} gets {len(goods)} cubes"
                return tuple(wanted[key])
            found = []
            for _ in goods:
                good = left.most_common(1)[0][0]
                left[good] -= 1
                found.append(good)
            return tuple(found)

        cities = tuple((name, fill(name, goods)) for name, goods in sample.cities)
        spaces = tuple(fill(space, goods) for space, goods in enumerate(sample.supply, 1))
        self.act(CHANCE, Deal(cities, spaces))

    def default(self) -> str:
        """What the player to act does while the scenario looks elsewhere."""
        seat = self.to_act[0]
        if self.phase == "capital":
            return "capital 0"
        if self.phase == "actions":
            if seat in self.wants:
                return f"choose {self.wants[seat]}"
            taken = {want.split()[0] for want in self.wants.values()}
            free = [f"choose {tile}" for tile in FILLERS if tile.split()[0] not in taken]
            if self.plain["game"] == "standard":
                free = [text.removesuffix(" pass") for text in free]
            return next(text for text in free if self.may(text))
        if self.phase == "build" and not self.may("finish"):
            return self.offers("grow" if self.offers("grow") else "urbanize")[0]
        plain = {"auction": "drop", "first_order": "drop", "build": "finish", "move": "skip"}
        return plain.get(self.phase) or "score victory"

    def step(self) -> None:
        """One default. An auction in which all drop out would turn the order round: here it is by seats."""
        before = self.phase
        self.act(self.to_act[0], self.default())
        if before == "auction" and self.phase == "actions":
            self.state.order = tuple(sorted(self.state.order))
            self.state.queue = self.state.order

    def until(self, phase: str, seat: int | None = None) -> RailesTable:
        """Let everybody do the default until this phase is reached, and this seat is to act."""
        self.events = []
        return self._until(phase, seat)

    def _until(self, phase: str, seat: int | None) -> RailesTable:
        for _ in range(500):
            if self.to_act and self.phase == phase and (seat is None or self.to_act == (seat,)):
                return self
            assert self.to_act, f"the game ended before {phase}"
            self.step()
        raise AssertionError(f"{phase} of {seat} never comes")

    def next(self, phase: str, seat: int | None = None) -> RailesTable:
        """As `until`, but in the next turn."""
        turn = self.turn
        self.events = []
        for _ in range(500):
            if self.turn > turn:
                return self._until(phase, seat)
            assert self.to_act, "the game is over"
            self.step()
        raise AssertionError("the turn never ends")

    def play_out(self) -> RailesTable:
        """Defaults until the game is over."""
        self.events = []
        while self.to_act:
            self.step()
        return self

    # --- building ------------------------------------------------------------------------------------------------

    def tile(self, hex: str, tile: str, lies: str) -> str:
        """A placement in notation: the turn by where the track goes."""
        return f"build {hex} {tile} {turn_for(tile, lies)}"

    def build(self, *tiles: tuple[str, str, str]) -> list[int]:
        """Place tiles for whoever is to act; what each costs."""
        self.events = []
        for tile in tiles:
            self.act(self.to_act[0], self.tile(*tile))
        return [e.args["price"] for e in self.events if e.key in ("build", "improve", "redirect")]  # type: ignore[misc]

    def bad(self, hex: str, tile: str, lies: str) -> str:
        """Why a tile may not lie there: the key."""
        return self.why(self.tile(hex, tile, lies)).key

    def price(self, hex: str, tile: str, lies: str) -> int:
        """What a tile that is offered would cost."""
        price: int = self.offer(self.tile(hex, tile, lies))["price"]
        return price

    # --- positions made by hand ----------------------------------------------------------------------------------

    def give(self, seat: int, **values: int) -> RailesTable:
        """Set a player's cash, income, victory or locomotive."""
        for name, value in values.items():
            getattr(self.state, name)[seat] = value
        return self

    def rich(self, **values: int) -> RailesTable:
        """Money for everybody, so that a scenario need not count it."""
        for seat in range(int(self.state.players)):
            self.give(seat, **{"cash": 60, "income": 5, **values})
        return self

    def lay(self, seat: int, *tiles: tuple[str, str, str]) -> RailesTable:
        """A build turn of a player, whenever it comes; the others do nothing."""
        self.until("build", seat)
        self.build(*tiles)
        self.do("finish")
        return self

    def token(self, seat: int, action: str) -> None:
        """Put a token into a player's hand."""
        self.state.action[seat] = ACTIONS.index(action)
