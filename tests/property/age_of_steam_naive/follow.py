"""Follow a game beside the engine: before each decision compare what is offered, after it what it led to."""

from __future__ import annotations

from collections import Counter
from typing import Any

from anden.games.age_of_steam.actions import (
    Build,
    Connect,
    Deliver,
    Draw,
    Finish,
    Reward,
    Roll,
    Urbanize,
)
from tests.property.age_of_steam_naive import building, cities, deliveries, finishing, money
from tests.property.age_of_steam_naive.box import OWNERSHIP_DISCS, lowest_turn
from tests.property.age_of_steam_naive.position import Position, direct_of, read, track_of
from tests.property.naive_rails.walks import Board

View = dict[str, Any]


def differences(engine: Any, naive: Any) -> str:
    """What only one of the two has, for a person who reads a failure."""
    only_engine = [x for x in engine if x not in naive]
    only_naive = [x for x in naive if x not in engine]
    unequal = [
        (x, engine[x], naive[x])
        for x in engine
        if isinstance(engine, dict) and x in naive and engine[x] != naive[x]
    ]
    return f"only the engine: {only_engine[:8]}\nonly the second opinion: {only_naive[:8]}\nunequal: {unequal[:8]}"


class Follower:
    """The memory of a build turn that a view does not show, and the comparisons."""

    def __init__(self, options: dict[str, Any], discs: int = OWNERSHIP_DISCS, version: int = 2) -> None:
        self.options = options
        self.version = version
        self.discs = discs
        self.board: Board | None = None
        self.turn: tuple[int, int] | None = None
        self.memory: Position | None = None
        self.seen: Counter[str] = Counter()

    def position(self, view: View, seat: int) -> Position:
        """The position of the seat to act, with what its build turn did so far."""
        self.board = self.board or Board(view["board"])
        now = read(view, seat, self.options, self.board, self.discs)
        now.version = self.version
        turn = (view["turn"], seat) if view["phase"] in ("build", "reward") else None
        if turn is not None and turn == self.turn and self.memory is not None:
            now.prices, now.added = list(self.memory.prices), set(self.memory.added)
        self.turn, self.memory = turn, now
        return now

    # --- what is offered -----------------------------------------------------------------------------------------

    def compare_offers(self, view: View, seat: int, legal: list[Any]) -> None:
        """The offered actions of building and moving, with prices and incomes, are those of the second opinion."""
        assert len(view["offers"]) == len(legal), "one offer for each legal action"
        assert len(set(legal)) == len(legal), "an action is listed twice"
        if view["phase"] == "build":
            self.compare_building(self.position(view, seat), view, legal)
        elif view["phase"] == "move":
            self.compare_moving(self.position(view, seat), view, legal)
        elif view["phase"] == "reward":
            choices = cities.rewards(self.position(view, seat))
            engine = {tuple(sorted(a.seats)) for a in legal if isinstance(a, Reward)}
            assert choices is not None
            assert len(choices) > 1
            assert engine == choices, differences(engine, choices)
            self.seen["reward choices"] += 1

    def compare_building(self, position: Position, view: View, legal: list[Any]) -> None:
        offers = list(zip(legal, view["offers"], strict=True))
        engine = {
            (a.hex, a.tile, lowest_turn(a.tile, a.turn)): offer["price"]
            for a, offer in offers
            if isinstance(a, Build)
        }
        naive = finishing.placements(position)
        assert engine == naive, differences(engine, naive)
        towns = {(a.town, a.city) for a in legal if isinstance(a, Urbanize)}
        wanted = finishing.urbanizations(position)
        assert towns == wanted, differences(towns, wanted)
        direct = {a.link: offer["price"] for a, offer in offers if isinstance(a, Connect)}
        assert direct == finishing.direct_links(position)
        may_finish = position.map != "germany" or not building.open_ends(position)
        assert (Finish() in legal) == may_finish
        self.seen["build positions"] += 1
        self.seen["placements"] += len(naive)
        for a, offer in offers:
            if isinstance(a, Build):
                self.seen[f"offer {offer['kind']}"] += 1
                self.seen["offer claims"] += offer["claims"]
                self.seen["offer done"] += bool(offer["done"])

    def compare_moving(self, position: Position, view: View, legal: list[Any]) -> None:
        engine = {
            deliveries.Move(a.good, a.route, a.owners, a.bonus): {
                int(owner): n for owner, n in offer["gain"].items()
            }
            for a, offer in zip(legal, view["offers"], strict=True)
            if isinstance(a, Deliver)
        }
        naive = deliveries.deliveries(position)
        assert engine == naive, differences(engine, naive)
        self.seen["move positions"] += 1
        self.seen["deliveries"] += len(naive)
        self.count_moves(position, naive)

    def count_moves(self, position: Position, naive: dict[deliveries.Move, dict[int, int]]) -> None:
        ends = Counter((m.good, m.route, m.bonus) for m in naive)
        self.seen["parallel routes"] += sum(n > 1 for n in ends.values())
        self.seen["from towns"] += sum(
            m.route[0] in position.board.kind and m.route[0] not in position.cities for m in naive
        )
        self.seen["from track"] += sum(m.route[0] not in position.board.kind for m in naive)
        self.seen["bonus named"] += sum(m.bonus >= 0 for m in naive)
        self.seen["nobody's links"] += sum(-1 in m.owners for m in naive)
        self.seen["cotton"] += sum(m.good == "white" for m in naive)
        self.seen["to terminals"] += sum(position.board.kind.get(m.route[-1]) == "terminal" for m in naive)
        self.seen["long routes"] += sum(len(m.owners) > 3 for m in naive)

    # --- what it led to ------------------------------------------------------------------------------------------

    def compare_after(self, before: View, seat: int, action: Any, after: View) -> None:
        """An action did what the second opinion expects."""
        if isinstance(action, Build | Urbanize | Connect | Finish) and before["phase"] == "build":
            self.compare_track(before, seat, action, after)
        elif isinstance(action, Roll):
            money.compare_growth(before, action.section, list(action.dice), after)
            self.seen["rolls"] += 1
        elif isinstance(action, Draw):
            assert sum(after["bag"].values()) == sum(before["bag"].values()) - len(action.goods)
        elif before["phase"] == "move":
            self.compare_money(before, seat, action, after)
        self.compare_links(after)

    def compare_track(self, before: View, seat: int, action: Any, after: View) -> None:
        position = self.position(before, seat)
        if isinstance(action, Build):
            _, wanted = building.attempt(
                position, action.hex, action.tile, lowest_turn(action.tile, action.turn)
            )
        elif isinstance(action, Urbanize):
            wanted = cities.urbanize(position, action.town, action.city)
            money.compare_town_goods(before, action.town, after)
        elif isinstance(action, Connect):
            _, wanted = cities.connect(position, action.link)
        else:
            wanted = self.after_finish(position, before, after)
            self.seen["faded"] += wanted.tiles != position.tiles
        engine = track_of(after)
        assert engine == wanted.tiles, differences(engine, wanted.tiles)
        assert after["stock"] == wanted.stock
        assert after["town_discs"] == wanted.discs
        assert direct_of(after) == wanted.direct
        assert set(after["new_cities"]) == wanted.new_cities
        if after["phase"] in ("build", "move", "reward"):
            assert after["players"][seat]["cash"] == wanted.cash
        else:  # nobody had anything to move: the turn is over
            money.compare_players(before, seat, action, {}, after, self.options)
        assert {p for p, x in after["places"].items() if x["city"]} == wanted.cities
        self.memory = wanted
        if position.map == "western_us" and after["phase"] in ("build", "move", "reward"):
            self.compare_transcontinental(position, wanted, before, after)

    def after_finish(self, position: Position, before: View, after: View) -> Position:
        """Own track that did not grow is lost, also that of players who are passed over because they can do nothing."""
        wanted = building.fade(position)
        waiting = after["acting"] if after["phase"] == "build" else []
        for seat in before["acting"][1:]:
            if seat not in waiting:
                idle = read(before, seat, self.options, self.board, self.discs)
                idle.version = self.version
                idle.tiles, idle.used, idle.limit = wanted.tiles, 0, 3
                idle.half = before["actions"].get("engineer") == seat and position.map == "germany"
                assert finishing.placements(idle) == {}, "a player who could build was passed over"
                assert before["actions"].get("urbanization") != seat or not after["new_cities"]
                wanted.tiles = building.fade(idle).tiles
                self.seen["passed over"] += 1
        for ruined in {i for i, p in enumerate(after["players"]) if p["out"]}:
            for section in wanted.sections():
                if ruined in section.owners:
                    wanted.set_owner(section, None)
            for link, owner in wanted.direct.items():
                if owner == ruined:
                    wanted.direct[link] = None
        return wanted

    def compare_transcontinental(
        self, position: Position, wanted: Position, before: View, after: View
    ) -> None:
        choices = cities.rewards(wanted)
        assert after["transcontinental"] == (choices is not None)
        gains = [b["income"] - a["income"] for a, b in zip(before["players"], after["players"], strict=True)]
        expected = [0] * len(gains)
        if choices is not None and not position.transcontinental:
            self.seen["transcontinental"] += 1
            if len(choices) == 1:
                (group,) = choices
                for owner in group:
                    expected[owner] = 4 if len(group) == 1 else 2
            assert (after["phase"] == "reward") == (len(choices) > 1)
        assert gains == expected

    def compare_money(self, before: View, seat: int, action: Any, after: View) -> None:
        gains: dict[int, int] = {}
        if isinstance(action, Deliver):
            position = self.position(before, seat)
            gains = deliveries.gain(
                position, deliveries.Move(action.good, action.route, action.owners, action.bonus)
            )
        if money.compare_players(before, seat, action, gains, after, self.options):
            self.seen["turn ends"] += 1
        elif before["move_round"] == after["move_round"]:
            for other in before["acting"][1:]:
                if other not in after["acting"]:
                    self.compare_passed_over(after, other)

    def compare_passed_over(self, view: View, seat: int) -> None:
        """Who is not asked to move can neither move a cube nor raise his locomotive."""
        player = view["players"][seat]
        assert player["locomotive"] == 6 or player["upgraded"]
        assert deliveries.deliveries(read(view, seat, self.options, self.board)) == {}
        self.seen["passed over"] += 1

    def compare_links(self, view: View) -> None:
        """The links a view lists are those one finds by walking along its track."""
        self.board = self.board or Board(view["board"])
        position = read(view, 0, self.options, self.board, self.discs)
        wanted: Counter[tuple[Any, ...]] = Counter()
        for s in position.sections():
            assert len(s.owners) == 1, f"one stretch of track has several owners: {s}"
            hexes = tuple(sorted({label for label, _ in s.paths}))
            ends = tuple(sorted(e for e in s.ends if e is not None))
            wanted[next(iter(s.owners)), ends, s.done, len(s.paths), hexes] += 1
            for label, path in s.paths:
                shown = next(t for t in view["track"] if t["hex"] == label)
                assert all(p["done"] == s.done for p in shown["paths"] if path.a in (p["a"], p["b"])), (
                    "a path is shown as done when its section is not, or the other way round"
                )
        engine: Counter[tuple[Any, ...]] = Counter()
        for link in view["links"]:
            if not link["hexes"]:
                continue  # a direct link has no tile
            ends = tuple(sorted(e for e in (link["from"], link["to"]) if e is not None))
            engine[link["owner"], ends, link["done"], link["length"], tuple(sorted(set(link["hexes"])))] += 1
        assert engine == wanted, differences(engine, wanted)
        money.compare_sections(position, view)
