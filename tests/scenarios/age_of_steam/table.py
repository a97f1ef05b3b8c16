"""A table to play scenarios on: scripted luck, actions in notation, hexes by coordinates, and defaults for the rest.

Seats count from 0 here as everywhere in the program; in notation they count from 1.
"""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

from anden.core import CHANCE, Event, Match, Problem, Setup
from anden.core.log import Entry
from anden.games.age_of_steam import rules
from anden.games.age_of_steam.actions import Build, Deal, SteamAction
from anden.games.age_of_steam.keys import EVENTS, PHASES, PROBLEMS
from anden.games.age_of_steam.state import State
from anden.games.age_of_steam.view import show
from tests.property.age_of_steam_naive.box import LOOKS, PRINTED, lowest_turn

LETTERS = {"R": "red", "B": "blue", "P": "purple", "Y": "yellow", "K": "black", "W": "white"}
BAG = Counter(red=20, blue=20, purple=20, yellow=20, black=16)
FILLERS = ("turn_order", "production", "first_move", "first_build", "locomotive", "urbanization", "engineer")
"""Actions that a player takes when the scenario does not care, the most harmless first."""


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
    """The turn in which the track of a tile touches so: «1-4 2-5», or «3» and «1 3 5» for town tiles."""
    wanted = {
        tuple(sorted(int(e) for e in part.split("-"))) if "-" in part else (int(part), 6)
        for part in lies.split()
    }
    for turn in range(6):
        if LOOKS[tile, turn, False] == wanted or LOOKS[tile, turn, True] == wanted:
            return turn
    raise ValueError(f"{tile} cannot lie as {lies}")


def seen_as(action: SteamAction) -> SteamAction:
    """An action with its tile in the lowest turn that looks the same."""
    if isinstance(action, Build) and action.tile in PRINTED and 0 <= action.turn <= 5:
        return Build(action.hex, action.tile, lowest_turn(action.tile, action.turn))
    return action


class SteamTable:
    """A match whose luck is scripted; every step is judged, audited and its events checked."""

    def __init__(
        self,
        name: str = "rust_belt",
        players: int = 3,
        *,
        order: tuple[int, ...] | None = None,
        cubes: dict[str, str] | None = None,
        display: dict[int, str] | None = None,
        version: int = rules.version,
        **options: Any,
    ) -> None:
        played_by = rules if version == rules.version else rules.older[version - 1]
        self.match: Match[State, SteamAction] = Match(
            played_by, setup_of(name, players, version, **options), seed=None
        )
        self.luck: list[str] = []
        """What luck does next, in notation; when it is empty luck does as it likes, but always the same."""
        self.shares: dict[int, int] = {}
        """How many shares seats issue by default, each turn."""
        self.wants: dict[int, str] = {}
        """The action tiles seats take by default."""
        self.rng = Random(1)
        self.events: list[Event] = []
        self.at = {(h["q"], h["r"]): h["id"] for h in self.plain["board"]["hexes"]}
        if players > 1:
            self.act(CHANCE, "order " + " ".join(str(s + 1) for s in order or range(players)))
        self.deal(cubes or {}, display or {})

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

    def money(self, key: str = "cash") -> list[int]:
        return [p[key] for p in self.plain["players"]]

    def discs(self, seat: int) -> int:
        """Ownership discs on the map."""
        return 20 - int(self.player(seat)["discs"])

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
        return rules.problem(self.state, self.to_act[0], rules.parse(self.state, text)) is None

    def why(self, what: str | SteamAction, seat: int | None = None) -> Problem:
        """The problem with an action; nothing changes by asking."""
        before = rules.snapshot(self.state)
        asker = self.to_act[0] if seat is None else seat
        action = rules.parse(self.state, what) if isinstance(what, str) else what
        problem = rules.problem(self.state, asker, action)
        assert problem is not None, f"{what} is allowed"
        assert rules.snapshot(self.state) == before
        if asker in self.to_act and asker != CHANCE:
            assert seen_as(action) not in {seen_as(a) for a in rules.legal(self.state, asker)}, (
                "offered all the same"
            )
        return check_problem(problem)

    def owners(self, q: int, r: int) -> dict[str, int | None]:
        """The tracks of a hex with their owners: «1-4», «3» for an exit of a town."""
        for tile in self.plain["track"]:
            if tile["hex"] == self.at[q, r]:
                return {
                    str(p["a"]) if p["b"] is None else f"{min(p['a'], p['b'])}-{max(p['a'], p['b'])}": p[
                        "owner"
                    ]
                    for p in tile["paths"]
                }
        return {}

    def links(self, seat: int | None) -> set[tuple[str, ...]]:
        """The links of a player: both ends of completed ones, one place of unfinished ones."""
        return {
            tuple(sorted(p for p in (link["from"], link["to"]) if p is not None))
            for link in self.plain["links"]
            if link["owner"] == seat
        }

    def told(self, key: str) -> list[dict[str, Any]]:
        """The arguments of the events of a key that the last call brought."""
        return [dict(e.args) for e in self.events if e.key == key]

    # --- playing -------------------------------------------------------------------------------------------------

    def act(self, seat: int, what: str | SteamAction) -> None:
        action = rules.parse(self.state, what) if isinstance(what, str) else what
        problem = self.match.problem(seat, action)
        assert problem is None, (what, problem)
        if isinstance(what, str):
            assert rules.parse(self.state, rules.notation(self.state, action)) == action
        self.match.append(Entry(seat, action))
        self.events += check_events(list(self.match.events[-1]))
        assert rules.audit(self.state) == []

    def run_luck(self) -> None:
        while self.to_act == (CHANCE,):
            self.act(CHANCE, self.luck.pop(0) if self.luck else rules.sample_chance(self.state, self.rng))

    def do(self, *texts: str | SteamAction) -> list[Event]:
        """Actions of whoever is to act; luck follows. The events of all of them."""
        self.events = []
        for text in texts:
            self.act(self.to_act[0], text)
            self.run_luck()
        return self.events

    def deal(self, cubes: dict[str, str], display: dict[int, str]) -> None:
        """The cubes a scenario names, the others as they come out of the bag in a fixed order."""
        sample = rules.sample_chance(self.state, Random(1))
        assert isinstance(sample, Deal)
        wanted = {place: tuple(LETTERS[x] for x in letters) for place, letters in cubes.items()}
        boxes: dict[int, Any] = {i: LETTERS[letter] for i, letter in display.items()}
        barred = {6: "red", 7: "blue"} if self.match.setup.map == "barbados" else {}
        left = Counter(BAG)
        if self.match.setup.map == "barbados":
            del left["purple"]
        left.subtract(boxes.values())
        for goods in wanted.values():
            left.subtract(goods)
        assert min(left.values()) >= 0

        def next_cube(but: str = "") -> Any:
            good = next(g for g, n in left.most_common() if n > 0 and g != but)
            left[good] -= 1
            return good

        shown = [boxes[i] if i in boxes else next_cube(barred.get(i, "")) for i in range(len(sample.display))]
        places: list[Any] = []
        for name, goods in sample.places:
            assert len(wanted.get(name, goods)) == len(goods), f"{name} gets {len(goods)} cubes"
            places.append((name, wanted.get(name) or tuple(next_cube() for _ in goods)))
        self.act(CHANCE, Deal(tuple(shown), tuple(places)))

    def default(self) -> str:
        """What the player to act does while the scenario looks elsewhere."""
        seat = self.to_act[0]
        if self.phase == "shares":
            return f"issue {self.shares.get(seat, 0)}"
        if self.phase == "actions":
            if seat in self.wants:
                return f"choose {self.wants[seat]}"
            free = [f"choose {tile}" for tile in FILLERS if tile not in self.wants.values()]
            return next(text for text in free if self.may(text))
        plain = {
            "auction": "drop",
            "start_player": "decline",
            "build": "finish",
            "move": "skip",
            "production": "decline",
        }
        return plain.get(self.phase) or self.offers()[0]

    def step(self) -> None:
        """One default. An auction in which all drop out would turn the order round: here it is by seats."""
        before = self.phase
        self.act(self.to_act[0], self.default())
        self.run_luck()
        if before == "auction" and self.phase == "actions":
            self.state.order = tuple(sorted(self.state.order))
            self.state.queue = self.state.order

    def until(self, phase: str, seat: int | None = None) -> SteamTable:
        """Let everybody do the default until this phase is reached, and this seat is to act."""
        self.events = []
        return self._until(phase, seat)

    def _until(self, phase: str, seat: int | None) -> SteamTable:
        for _ in range(500):
            if self.phase == phase and (seat is None or self.to_act == (seat,)):
                return self
            assert self.to_act, f"the game ended before {phase}"
            self.step()
        raise AssertionError(f"{phase} of {seat} never comes")

    def next(self, phase: str, seat: int | None = None) -> SteamTable:
        """As `until`, but not before something was done: for the same phase of the next turn."""
        turn = self.turn
        self.events = []
        for _ in range(500):
            if self.turn > turn:
                return self._until(phase, seat)
            assert self.to_act, "the game is over"
            self.step()
        raise AssertionError("the turn never ends")

    def play_out(self) -> SteamTable:
        """Defaults until the game is over."""
        while self.to_act:
            self.step()
        return self

    # --- building ------------------------------------------------------------------------------------------------

    def tile(self, q: int, r: int, tile: str, lies: str) -> str:
        """A placement in notation: the hex by its coordinates, the turn by where the track goes."""
        return f"build {self.at[q, r]} {tile} {turn_for(tile, lies)}"

    def build(self, *tiles: tuple[int, int, str, str]) -> list[int]:
        """Place tiles for whoever is to act; what each costs."""
        paid = []
        self.events = []
        for tile in tiles:
            seat = self.to_act[0]
            before = int(self.state.cash[seat])
            self.act(seat, self.tile(*tile))
            paid.append(before - int(self.state.cash[seat]))
        return paid

    def refused(self, q: int, r: int, tile: str, lies: str) -> str:
        """Why a tile may not lie there: the key."""
        return self.why(self.tile(q, r, tile, lies)).key

    def price(self, q: int, r: int, tile: str, lies: str) -> int:
        """What a tile that is offered would cost."""
        price: int = self.offer(self.tile(q, r, tile, lies))["price"]
        return price

    # --- positions made by hand ----------------------------------------------------------------------------------

    def give(self, seat: int, **values: int) -> SteamTable:
        """Set a player's cash, income, shares or locomotive."""
        for name, value in values.items():
            getattr(self.state, name)[seat] = value
        return self
