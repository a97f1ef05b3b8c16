# mypyc: compile
"""Plans: the best way to lay a whole hand, and the best use of a round's pawns."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from anden.games.railroad_tiles.planning.goals import Goals, full_worth, spoils
from anden.games.railroad_tiles.planning.outlook import Outlook
from anden.games.railroad_tiles.printed.tables import T
from anden.games.railroad_tiles.territories.territory import Territory

Spend = Callable[[int], bool]

NOTHING: Final = -1
"""First step of a plan that lays nothing."""
REFUSE: Final = 1 << 40
"""Marks a step that refuses the tile instead of laying it."""


def step_of(item: i64, cell: i64, turn: i64) -> i64:
    """A lay as one number: which tile of the hand, where, how."""
    return (item << 20) | (cell << 4) | turn


def item_of(step: int) -> int:
    return (step >> 20) & 255


def cell_in(step: int) -> int:
    return (step >> 4) & 65535


def turn_in(step: int) -> int:
    return step & 15


class Hand:
    """What is to be laid in one turn, and how the player stands."""

    def __init__(
        self,
        faces: list[int],
        objectives: list[int],
        round_: int,
        stars: int,
        refusals: int,
        refusal_price: float,
    ) -> None:
        """`faces`: route tiles; `objectives`: faces of which exactly one is to be laid too (or none = empty)."""
        self.faces: vec[i64] = vec[i64]([i64(f) for f in faces + objectives])
        self.routes: i64 = len(faces)
        self.items: i64 = len(faces) + len(objectives)
        self.owes: bool = len(objectives) > 0
        self.round: i64 = round_
        self.stars: i64 = stars
        self.refusals: i64 = refusals
        self.refusal_price: float = refusal_price


class Node:
    """A territory with part of the hand laid."""

    def __init__(self, territory: Territory, used: i64, first: i64, value: float) -> None:
        self.territory: Territory = territory
        self.used: i64 = used
        """Bits of the items of the hand that are laid or not to be laid any more."""
        self.first: i64 = first
        """The step that began the plan."""
        self.value: float = value


class Child:
    """A lay that was looked at."""

    def __init__(self, value: float, parent: i64, step: i64, key: i64) -> None:
        self.value: float = value
        self.parent: i64 = parent
        self.step: i64 = step
        self.key: i64 = key


def _value_of_child(child: Child) -> float:
    return child.value


class HandPlan:
    """A beam over the ways to lay a hand: order, places and turns together."""

    def __init__(self, hand: Hand, look: Outlook, goals: Goals, width: int, spend: Spend) -> None:
        self.hand: Hand = hand
        self.look: Outlook = look
        self.goals: Goals = goals
        self.width: i64 = width
        self.spend: Spend = spend
        self.best: dict[int, float] = {}
        """By first step: the value of the best plan that begins with it."""
        self.stopped: bool = False

    def value(self, t: Territory) -> float:
        return full_worth(t, self.look, self.hand.stars, self.goals)

    def search(self, t: Territory) -> float:
        """The value of the best plan; `best` has all that were found."""
        nodes = [Node(t, 0, NOTHING, self.value(t))]
        while len(nodes) > 0:
            children = self._children(nodes)
            nodes = self._survivors(nodes, children)
            if self.stopped:
                for node in nodes:
                    self._note(node.first, node.value)
                break
        if len(self.best) == 0:
            return self.value(t)
        return max(self.best.values())

    def _note(self, first: i64, value: float) -> None:
        key = int(first)
        if key not in self.best or self.best[key] < value:
            self.best[key] = value

    def _children(self, nodes: list[Node]) -> list[Child]:
        """Every way to lay one more tile; plans that can end here are noted."""
        out: list[Child] = []
        parent: i64
        for parent in range(len(nodes)):
            node = nodes[parent]
            before = len(out)
            item: i64
            for item in range(self.hand.items):
                if (node.used >> item) & 1 == 0 and not self._twin_before(node.used, item):
                    self._lays(node, parent, item, out)
                if self.stopped:
                    return out
            self._perhaps_end(node, len(out) == before)
        return out

    def _twin_before(self, used: i64, item: i64) -> bool:
        """Whether an identical tile of the hand comes first: one of them is enough."""
        other: i64
        for other in range(item):
            if (used >> other) & 1 == 0 and self.hand.faces[other] == self.hand.faces[item]:
                return True
        return False

    def _lays(self, node: Node, parent: i64, item: i64, out: list[Child]) -> None:
        t = node.territory
        face: i64 = self.hand.faces[item]
        base: i64 = face * 256
        looked: i64 = 0
        i: i64
        for i in range(t.spaces):
            turns: i64 = i64(T.fits[base + i64(t.asks[i])])
            turn: i64 = 0
            cell: i64 = i64(t.space[i])
            while turns != 0:
                if turns & 1 != 0:
                    after = t.copy()
                    after.lay(cell, face * 8 + turn, self.hand.round)
                    looked += 1
                    if not spoils(after, self.goals):
                        mixed: i64 = (cell * 1024 + face * 8 + turn) * 0x9E3779B97F4A7C1
                        key: i64 = mixed ^ (mixed >> 29)
                        out.append(Child(self.value(after), parent, step_of(item, cell, turn), key))
                turns >>= 1
                turn += 1
        if self.spend(int(looked)):
            self.stopped = True

    def _perhaps_end(self, node: Node, stuck: bool) -> None:
        """A plan may end when the rest of the hand is refused, or cannot be laid."""
        hand = self.hand
        rest: i64 = 0
        objective: bool = False
        refused: i64 = NOTHING
        item: i64
        for item in range(hand.items):
            if (node.used >> item) & 1 == 0:
                if item >= hand.routes:
                    objective = True
                else:
                    rest += 1
                    refused = item
        first = node.first
        if first == NOTHING and refused >= 0:
            first = REFUSE | (refused << 20)
        if rest == 0 and (not objective or stuck):
            self._note(first, node.value)
        elif not objective and rest <= hand.refusals:
            self._note(first, node.value - hand.refusal_price * float(rest))
        elif stuck:
            self._note(node.first, node.value)

    def _survivors(self, nodes: list[Node], children: list[Child]) -> list[Node]:
        """The best children that are really different."""
        children.sort(key=_value_of_child, reverse=True)
        out: list[Node] = []
        seen: set[tuple[int, int]] = set()
        for child in children:
            parent = nodes[child.parent]
            item: i64 = (child.step >> 20) & 255
            used: i64 = parent.used | self._uses(item)
            mark = (int(child.key ^ self._key(parent)), int(used))
            if mark in seen:
                continue
            seen.add(mark)
            t = parent.territory.copy()
            t.lay((child.step >> 4) & 65535, self.hand.faces[item] * 8 + (child.step & 15), self.hand.round)
            out.append(Node(t, used, child.step if parent.first == NOTHING else parent.first, child.value))
            if len(out) >= self.width:
                break
        return out

    def _uses(self, item: i64) -> i64:
        one: i64 = 1
        if item < self.hand.routes:
            return one << item
        bits: i64 = 0
        other: i64
        for other in range(self.hand.routes, self.hand.items):
            bits |= one << other
        return bits

    def _key(self, node: Node) -> i64:
        """A number for the set of lays of a plan, whatever their order."""
        t = node.territory
        key: i64 = 0
        laid: i64 = 0
        used: i64 = node.used
        while used != 0:
            used &= used - 1
            laid += 1
        if node.used >> self.hand.routes != 0:
            laid -= self.hand.items - self.hand.routes - 1
        slot: i64
        for slot in range(t.tiles - laid, t.tiles):
            mixed: i64 = (i64(t.cell[slot]) * 1024 + i64(t.tile[slot])) * 0x9E3779B97F4A7C1
            key ^= mixed ^ (mixed >> 29)
        return key
