# mypyc: compile
"""Plans for a build turn: sets of lines that fit into the tiles and the money there are, rated by a game's forecast."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from anden.games.cube_rails.packing import first_edge_of_step, hex_of_step, second_edge_of_step
from anden.games.cube_rails.planning.lines import Line, Surveyor
from anden.games.cube_rails.planning.reach import BITS, Net
from anden.games.cube_rails.tiles import SIMPLE, TO_TOWN

Spend = Callable[[int], bool]
Foretell = Callable[[list[Net], list[int], int], float]

DIRECT: Final = -1
"""Stands for a hex where a placement is a direct link; its tile is then the number of the link."""
SHORT_LIST: Final = 12
"""So many lines are looked at for the turn after the next."""
MORE_TILES: Final = 3
"""Tiles of the next turn, for lines that take two turns."""

DEPTH: Final = 1
"""So many turns to come are planned line by line."""
UNSURE: Final = 0.7
"""Points that a line loses for each turn it is built later: somebody may be in the way."""


class Forecast:
    """What a game foretells of a network: a function of its own, and what the search must know besides."""

    def __init__(self, foretell: Foretell, starts: i64, turns: i64) -> None:
        self.foretell: Foretell = foretell
        """Points at the end, of the network of this turn and, where they are planned, of the next ones; what building
        costs in each of those turns; and what it costs in this one."""
        self.starts: i64 = starts
        """Bits of the places where cubes are or will be."""
        self.turns: i64 = turns
        """Turns that are not over, this one included."""


class Draft:
    """What lines come to: one tile for each hex, and the price."""

    def __init__(self) -> None:
        self.hexes: list[int] = []
        self.asks: list[int] = []
        """Bits of new pairs, or of new exits of a town, by the same index."""
        self.tiles: list[int] = []
        self.prices: list[int] = []
        self.cost: i64 = 0
        self.sections: i64 = 0

    def ask(self, hex: i64, bits: i64) -> None:
        i: i64
        for i in range(len(self.hexes)):
            if self.hexes[i] == hex:
                self.asks[i] |= bits
                return
        self.hexes.append(hex)
        self.asks.append(bits)


class Plan:
    """Lines to build, and what is to be expected then."""

    def __init__(self, chosen: list[int], touched: i64, draft: Draft, net: Net, value: float) -> None:
        self.chosen: list[int] = chosen
        self.touched: i64 = touched
        self.draft: Draft = draft
        self.net: Net = net
        self.value: float = value
        self.nets: list[Net] = [net]
        self.prices: list[int] = [0]
        """The networks of this turn and those planned after it, and what building costs then."""
        self.now: i64 = draft.cost
        """What building costs this turn."""
        self.whole: bool = True
        """All its lines can be finished this turn."""
        self.discount: float = 0.0
        """What its value lost because it takes more than a turn."""


def by_value(plan: Plan) -> float:
    return plan.value


class BuildSearch:
    """Looks for the best plans of a build turn."""

    def __init__(
        self, survey: Surveyor, net: Net, forecast: Forecast, tiles: i64, budget: i64, spend: Spend
    ) -> None:
        """`tiles` and `budget`: how many may still be placed and what they may cost."""
        self.survey: Surveyor = survey
        self.net: Net = net
        self.forecast: Forecast = forecast
        self.tiles: i64 = tiles
        self.budget: i64 = budget
        self.spend: Spend = spend
        self.half: bool = False
        """The dearest tile of the turn costs half."""
        self.dearest: i64 = 0
        self.later: bool = True
        """Lines may take two turns."""
        self.land: vec[i64] = vec[i64]()
        """By hex: the number of a cube that lies there, or -1; empty where the map has none."""
        self.plans: list[Plan] = []
        self.stopped: bool = False

    def run(self, width: i64) -> None:
        """Fill `plans`, best first, and look at the next turns as well where so many plans are carried on."""
        self.search(width)
        if width > 1:
            self.look_ahead(width, DEPTH)

    def search(self, width: i64) -> None:
        """Fill `plans`, best first. The plan of building nothing is among them."""
        nothing = Plan([], self.survey.reached, Draft(), self.net, 0.0)
        nothing.value = self.rate(nothing)
        self.plans = [nothing]
        front: list[Plan] = [nothing]
        depth: i64 = 0
        while len(front) > 0 and depth < 4 and not self.stopped:
            fresh: list[Plan] = []
            for plan in front:
                self._extend(plan, fresh)
                if self.stopped:
                    break
            fresh.sort(key=by_value, reverse=True)
            self.plans.extend(fresh)
            front = []
            for plan in fresh:
                if plan.whole and len(plan.draft.hexes) < self.tiles and len(front) < width:
                    front.append(plan)
            depth += 1
        self.plans.sort(key=by_value, reverse=True)

    def rate(self, plan: Plan) -> float:
        """What the forecast says of a plan now."""
        for net in plan.nets:
            if len(net.best) == 0:
                net.explore(self.forecast.starts)
        return self.forecast.foretell(plan.nets, plan.prices, int(plan.now)) - plan.discount

    # --- turns to come ------------------------------------------------------------------------------------------------

    def look_ahead(self, count: i64, depth: i64) -> None:
        """Rate the best plans again with the best lines that can follow in the next turns, one each."""
        for plan in self.plans[:count]:
            if plan.whole and not self.stopped:
                self._follow_up(plan, depth)
        self.plans.sort(key=by_value, reverse=True)

    def _follow_up(self, plan: Plan, depth: i64) -> None:
        at = plan
        some: list[int] = list(range(len(self.survey.lines)))
        n: i64
        for n in range(1, depth + 1):
            if n >= self.forecast.turns or self.stopped:
                break
            found: list[Plan] = []
            for i in some:
                after = self._next(plan, at, i)
                if after is not None:
                    found.append(after)
            if self.spend(len(found)):
                self.stopped = True
            found.sort(key=by_value, reverse=True)
            if len(found) == 0 or found[0].value <= plan.value:
                break
            some = self._short_list(found, at)
            at = found[0]
            plan.value = at.value
            plan.nets = at.nets
            plan.prices = at.prices
            plan.discount = at.discount

    def _next(self, plan: Plan, at: Plan, i: i64) -> Plan | None:
        """What was planned for the turns to come with a line more, in one turn more."""
        line = self.survey.lines[i]
        if not self._connects(line, at.touched) or at.net.has_own(line.a, line.b):
            return None
        chosen = [*at.chosen, int(i)]
        draft = self.draft(chosen)
        if draft is None:
            return None
        tiles: i64 = i64(len(draft.hexes)) - i64(len(at.draft.hexes))
        if tiles > MORE_TILES or tiles == 0:
            return None
        found = self._plan(at, line, chosen, draft)
        found.nets = [*plan.nets, found.net]
        found.prices = [*plan.prices, int(draft.cost - at.draft.cost)]
        found.now = plan.now
        found.discount = UNSURE * float(len(plan.nets))
        found.value = self.rate(found)
        return found

    def _short_list(self, found: list[Plan], at: Plan) -> list[int]:
        """The lines to look at for the turn after: the next best ones, and those that the best one makes possible."""
        best = found[0]
        some: list[int] = []
        for plan in found[1 : SHORT_LIST + 1]:
            some.append(plan.chosen[len(plan.chosen) - 1])
        for i in range(len(self.survey.lines)):
            line = self.survey.lines[i]
            if self._connects(line, best.touched) and not self._connects(line, at.touched):
                some.append(i)
        return some

    # --- this turn ----------------------------------------------------------------------------------------------------

    def _extend(self, plan: Plan, out: list[Plan]) -> None:
        first: i64 = 0
        if len(plan.chosen) > 0:
            first = plan.chosen[len(plan.chosen) - 1] + 1
        looked: i64 = 0
        i: i64
        for i in range(len(self.survey.lines)):
            line = self.survey.lines[i]
            if i < first and self._connects(line, self.survey.reached):
                continue  # the same set was, or will be, found in the other order
            if not self._connects(line, plan.touched) or plan.net.has_own(line.a, line.b):
                continue
            found = self._with(plan, line, i)
            if found is not None:
                out.append(found)
                looked += 1
        if self.spend(int(looked)):
            self.stopped = True

    def _connects(self, line: Line, touched: i64) -> bool:
        """Whether a line may begin at one of its places."""
        t = self.survey.t
        board = self.survey.board
        if ((touched >> line.a) | (touched >> line.b)) & 1 == 1:
            return True
        a: i64 = board.hex_of_place[line.a]
        b: i64 = board.hex_of_place[line.b]
        terms = self.survey.terms
        if len(terms.start) > 0 and (touched == 0 or t.contiguous):
            return touched == 0 and (terms.start[a] == 1 or terms.start[b] == 1)
        return t.city[a] != 0 or t.city[b] != 0

    def _with(self, plan: Plan, line: Line, i: i64) -> Plan | None:
        """The plan with one more line, or None if that cannot be."""
        chosen = [*plan.chosen, int(i)]
        draft = self.draft(chosen)
        if draft is None:
            return None
        count: i64 = len(draft.hexes)
        now: i64 = draft.cost
        whole: bool = count <= self.tiles
        if not whole:
            if not self.later or count > self.tiles + MORE_TILES or len(plan.chosen) > 0:
                return None
            now = self._first_part(draft)
        if now > self.budget:
            return None
        found = self._plan(plan, line, chosen, draft)
        if not whole:
            found.whole = False
            found.nets = [plan.net, found.net]
            found.prices = [0, int(draft.cost - now)]
            found.now = now
            found.discount = UNSURE
        found.value = self.rate(found)
        return found

    def _plan(self, before: Plan, line: Line, chosen: list[int], draft: Draft) -> Plan:
        """A plan that is not rated yet."""
        one: i64 = BITS.one
        net = before.net.copy()
        self.join(net, line)
        net.sections = self.net.sections + draft.sections
        net.links = self.net.links + i64(len(chosen))
        return Plan(chosen, before.touched | (one << line.a) | (one << line.b), draft, net, 0.0)

    def join(self, net: Net, line: Line) -> None:
        """Add a line to a network, with the cubes that lie on its way (St. Lucia)."""
        net.link(line.a, line.b, True)
        if len(self.land) == 0:
            return
        places: i64 = self.survey.board.places
        for step in line.steps:
            cube: i64 = self.land[hex_of_step(step)]
            if cube >= 0:
                net.half(places + cube, line.a, True)
                net.half(places + cube, line.b, True)

    def _first_part(self, draft: Draft) -> i64:
        """The price of the tiles that can be laid this turn."""
        cost: i64 = 0
        i: i64
        for i in range(self.tiles):
            cost += draft.prices[i]
        return cost

    # --- tiles --------------------------------------------------------------------------------------------------------

    def draft(self, chosen: list[int]) -> Draft | None:
        """The tiles of lines, or None when there is no tile for a hex."""
        draft = Draft()
        one: i64 = BITS.one
        survey = self.survey
        tiles = survey.board.tiles
        directs: list[int] = []
        for i in chosen:
            line = survey.lines[i]
            draft.sections += line.old + i64(len(line.steps))
            if line.direct >= 0:
                directs.append(line.direct)
            for step in line.steps:
                a: i64 = first_edge_of_step(step)
                b: i64 = second_edge_of_step(step)
                new: i64 = one << a if b == TO_TOWN else one << i64(tiles.pair[a * 8 + b])
                draft.ask(hex_of_step(step), new)
        n: i64
        for n in range(len(draft.hexes)):
            if not self._choose_tile(draft, draft.hexes[n], draft.asks[n]):
                return None
        for link in directs:
            draft.hexes.append(DIRECT)
            draft.tiles.append(link)
            draft.asks.append(0)
            price: i64 = survey.board.direct[link].price
            draft.prices.append(price)
            draft.cost += price
            draft.sections += 1
        if self.half:
            draft.cost -= self._most(draft) // 2 - self.dearest // 2
        return draft

    def _most(self, draft: Draft) -> i64:
        """The dearest price of the turn."""
        most: i64 = self.dearest
        for price in draft.prices:
            if price > most:
                most = price
        return most

    def _choose_tile(self, draft: Draft, h: i64, bits: i64) -> bool:
        survey = self.survey
        tiles = survey.board.tiles
        old: i64 = i64(survey.t.tile[h])
        o: i64
        if survey.board.town[h] == 1:
            o = survey.town_tile(bits | i64(tiles.mask[old]))
        elif old != 0 and i64(tiles.cls[old]) != SIMPLE:
            return False
        else:
            o = survey.plain_tile(bits | tiles.pairs[old])
        if o == 0:
            return False
        price: i64 = survey.price_of(h, o)
        draft.tiles.append(o)
        draft.prices.append(price)
        draft.cost += price
        return True
