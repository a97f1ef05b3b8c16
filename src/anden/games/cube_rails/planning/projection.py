# mypyc: compile
"""Deliveries and the locomotive played forward, turn by turn: the part of a projection that both games have.

Each round the projection delivers the cube that earns most, or raises the locomotive. What money does meanwhile, and what all
comes to in points, a game adds: it inherits from CubeProjection and CubeBooks.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from anden.games.cube_rails.planning.market import TURNS, Market
from anden.games.cube_rails.planning.reach import LENGTHS, Net
from anden.games.cube_rails.state import CubeState

RUIN: Final = -100.0
"""What going bankrupt is worth in points; later is a little better."""
STAGES: Final = 6
"""For so many turns, this one included, a network can be planned."""
ROUNDS: Final = 2
"""Moves of a turn."""
STRONGEST: Final = 6
"""The locomotive by which it is judged whether a cube can be delivered at all."""
SURELY: Final = 0.9
"""A cube with better odds than this to be there is counted on."""
CASH: Final = 0.02
"""Points for a dollar that is left at the end."""
LATER: Final = 0.12
"""How much a cube's better use later weighs against using it now."""


class CubeBooks:
    """A railroad's money, and the turns that remain."""

    def __init__(self) -> None:
        self.cash: float = 0.0
        self.income: float = 0.0
        self.locomotive: i64 = 1
        self.most_locomotive: i64 = 6
        self.turns: i64 = 1
        """Turns that are not over, this one included."""
        self.rounds: i64 = 2
        """Moves the railroad still has in this turn."""
        self.moved: bool = False
        """Others move before the next of these moves."""
        self.upgraded: bool = False
        self.settled: bool = False
        """This turn's income and expenses are done already."""
        self.seats: i64 = 1
        """Railroads in the game."""

    def read(self, s: CubeState, seat: i64) -> None:
        """The books of a seat before its turn of moving goods."""
        self.cash = float(s.cash[seat])
        self.income = float(s.income[seat])
        self.locomotive = s.locomotive[seat]
        self.most_locomotive = s.map.max_locomotive
        self.seats = len(s.order)

    def copy_common(self, b: CubeBooks) -> None:
        """Give other books all that is here."""
        b.cash = self.cash
        b.income = self.income
        b.locomotive = self.locomotive
        b.most_locomotive = self.most_locomotive
        b.turns = self.turns
        b.rounds = self.rounds
        b.moved = self.moved
        b.upgraded = self.upgraded
        b.settled = self.settled
        b.seats = self.seats


class CubeProjection:
    """Plays a railroad forward over a network. One object serves many positions of the same market."""

    def __init__(self, market: Market, room: i64) -> None:
        """`room`: for so many cubes, those included that may be added to the market later."""
        self.market: Market = market
        self.cubes: i64 = 0
        """Cubes that can be delivered at all."""
        self.size: i64 = room * LENGTHS
        self.earn: vec[i64] = vec[i64]([0] * (self.size * STAGES))
        """By stage * size + deliverable cube * LENGTHS + locomotive: what it earns."""
        self.index: vec[i64] = vec[i64]([0] * room)
        """By deliverable cube: its number in the market."""
        self.gone: vec[u8] = vec[u8]([u8(0)] * room)
        """By deliverable cube: 1 once it was delivered."""
        self.unreached: vec[i64] = vec[i64]([0] * room)
        self.others: i64 = 0
        """The cubes that no planned link reaches, by their numbers in the market, and how many there are."""
        self.stages: i64 = 1
        """Turns whose network is planned, this one included."""
        self.prices: vec[float] = vec[float]([0.0] * STAGES)
        """By stage: what its building costs; this turn's is paid already."""

        # What a way to raise the locomotive comes to.
        self.points: vec[float] = vec[float]([0.0] * (ROUNDS * TURNS))
        """By move from now: what it earns."""
        self.moves: i64 = 0
        self.levels: vec[i64] = vec[i64]([0] * TURNS)
        """By turn: the locomotive at its end."""

        # What `pick` found.
        self.picked: i64 = -1
        """A deliverable cube, or -1."""
        self.gain: float = 0.0
        self.sure: bool = False

    def plan(self, nets: list[Net], prices: list[int]) -> None:
        """The networks of this turn and, where they are planned, of the next ones, and what each will cost."""
        self.stages = len(nets)
        stage: i64
        for stage in range(self.stages):
            self.prices[stage] = float(prices[stage])
        self._sort_cubes(nets[self.stages - 1].best)
        earn = self.earn
        market = self.market
        i: i64
        power: i64
        for stage in range(self.stages):
            best = nets[stage].best
            at: i64 = stage * self.size
            for i in range(self.cubes):
                row: i64 = market.row[self.index[i]]
                for power in range(LENGTHS):
                    earn[at] = best[row + power]
                    at += 1

    def _sort_cubes(self, best: vec[i64]) -> None:
        """Into those that the last network can deliver, and the others."""
        market = self.market
        n: i64 = 0
        m: i64 = 0
        i: i64
        for i in range(market.count):
            if best[market.row[i] + STRONGEST] > 0:
                self.index[n] = i
                n += 1
            else:
                self.unreached[m] = i
                m += 1
        self.cubes = n
        self.others = m

    def best_upgrades(self, books: CubeBooks) -> float:
        """The best of several ways to raise the locomotive."""
        most: i64 = books.most_locomotive - books.locomotive
        if most > books.turns:
            most = books.turns
        best: float = self._run(books, 0, 0)
        n: i64
        for n in range(1, most + 1):
            now: float = self._run(books, n, 0)
            if books.turns > n:
                wait: float = self._run(books, n, 1)
                if wait > now:
                    now = wait
            if now > best:
                best = now
            elif n >= 3:
                break
        return best

    def _run(self, books: CubeBooks, upgrades: i64, wait: i64) -> float:
        """The result of raising the locomotive in so many turns in a row, after waiting so many turns."""
        i: i64
        for i in range(self.cubes):
            self.gone[i] = u8(0)
        self.moves = 0
        self.begin()
        locomotive: i64 = books.locomotive
        grown: float = 0.0
        turn: i64
        for turn in range(books.turns):
            rounds: i64 = ROUNDS
            may: bool = turn >= wait and locomotive < books.most_locomotive
            if turn == 0:
                rounds = books.rounds
                may = may and not books.upgraded
            elif turn >= self.stages:
                grown += 1.0
            moved: bool = turn == 0 and books.moved
            while rounds > 0:
                rounds -= 1
                points: float = 0.0
                if upgrades > 0 and may:
                    upgrades -= 1
                    locomotive += 1
                    may = False
                else:
                    points = self.deliver(locomotive, turn, grown, moved)
                self.points[self.moves] = points
                self.moves += 1
                moved = True
            self.levels[turn] = locomotive
        return self.settle()

    def begin(self) -> None:
        """Of a game: before the first move."""
        raise NotImplementedError

    def deliver(self, locomotive: i64, turn: i64, grown: float, moved: bool) -> float:
        """Of a game: a delivery, planned or of a spare cube; what it earns.

        `grown`: how many turns of building that nobody has planned yet went before. `moved`: it is the second move of
        the turn, and somebody may have been faster.
        """
        raise NotImplementedError

    def settle(self) -> float:
        """Of a game: money and points to the end, once all moves are known."""
        raise NotImplementedError

    def pick(self, locomotive: i64, turn: i64, more: float, later: float, moved: bool) -> float:
        """The delivery that earns most, and least of what it could earn later: what it earns. `take` does it.

        `more`: by so many links deliveries grew through building that nobody has planned yet. `moved`: somebody may
        have been faster.
        """
        odds = self.market.odds
        still = self.market.still
        earn = self.earn
        stage: i64 = turn if turn < self.stages else self.stages - 1
        base: i64 = stage * self.size
        last: i64 = (self.stages - 1) * self.size + STRONGEST
        most: float = float(locomotive)
        best: float = 0.0
        gain: float = 0.0
        picked: i64 = -1
        odds_of_best: float = 0.0
        i: i64
        for i in range(self.cubes):
            if self.gone[i] != 0:
                continue
            now: i64 = earn[base + i * LENGTHS + locomotive]
            if now <= 0 and more <= 0.0:
                continue
            links: float = 0.25 * float(now) + more
            if links > most:
                links = most
            there: float = odds[self.index[i] * TURNS + turn]
            if moved:
                there *= still[self.index[i]]
            links *= there
            rank: float = links - later * 0.25 * float(earn[last + i * LENGTHS])
            if picked < 0 or rank > best:
                best = rank
                gain = links
                picked = i
                odds_of_best = there
        self.picked = picked
        self.gain = gain
        self.sure = odds_of_best > SURELY
        return gain

    def take(self) -> None:
        """Deliver what was picked."""
        if self.picked >= 0:
            self.gone[self.picked] = u8(1)


def was_asked(s: CubeState, seat: i64) -> bool:
    """Whether the seat's turn in this phase is over."""
    i: i64
    for i in range(s.at):
        if s.queue[i] == seat:
            return True
    return False


def moves_left(s: CubeState, queue: tuple[int, ...], at: i64, seat: i64) -> i64:
    """Moves of this turn that a seat still has, its present one included, if the round goes on from a place in a queue."""
    rounds: i64 = s.map.move_rounds - s.round
    i: i64
    for i in range(at, len(queue)):
        if queue[i] == seat:
            return rounds + 1
    return rounds
