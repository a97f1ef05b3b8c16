"""Pointing at things: targets of a game made up at random, from its types and from words that stand in its views and actions."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec
from msgspec import inspect as types

from anden.core.facts import Problem, Seat
from anden.core.match import Match
from anden.core.rules import Rules
from anden.core.testing.damage import BIG, WORDS

NUMBERS = (-1, 99, BIG, -BIG)
WORDS_KEPT = 2_000


class Pointless(Exception):
    """What is wrong with an answer to «why not?»."""


class Pointing:
    """Asks «why not?» about random things."""

    def __init__(self, rules: Rules[Any, Any], rng: Random) -> None:
        self.rules = rules
        self.rng = rng
        self.kinds: list[types.StructType] = kinds(rules.targets)
        self.words: dict[str, dict[str, None]] = {"": {}}
        """Words met under each name; under "" all of them. Dicts, because a set of words has no order to draw from."""

    def learn(self, plain: Any, name: str = "") -> None:
        """Remember the words of a view or an action, by the name they stand under."""
        if isinstance(plain, str):
            for pool in (self.words[""], self.words.setdefault(name, {})):
                if len(pool) < WORDS_KEPT:
                    pool[plain] = None
        elif isinstance(plain, dict):
            for key, value in plain.items():
                self.learn(str(key))
                self.learn(value, str(key))
        elif isinstance(plain, (list, tuple)):
            for value in plain:
                self.learn(value, name)

    def targets(self, count: int) -> list[Any]:
        """So many targets, of each kind as often."""
        return [self._made(self.kinds[n % len(self.kinds)]) for n in range(count)]

    def ask(
        self, match: Match[Any, Any], seat: Seat, targets: list[Any]
    ) -> Iterator[tuple[Any, Problem | None]]:
        """Point at each of these, in what the seat sees and in another world that looks the same to it. Raises what is wrong."""
        rules = self.rules
        hidden = rules.hide(match.state, seat)
        world = rules.hide(rules.guess_hidden(hidden, seat, self.rng), seat)
        before = rules.snapshot(hidden)
        for target in targets:
            try:
                problem = rules.why_not(hidden, seat, target)
            except Exception as error:
                raise Pointless(f"asking about {target} fails: {error!r}") from error
            if problem is not None and not (problem.key and problem.rule):
                raise Pointless(f"{target} is answered without key or rule: {problem}")
            if rules.why_not(world, seat, target) != problem:
                raise Pointless(f"seat {seat} can tell a guess from the truth by asking about {target}")
            yield target, problem
        if rules.snapshot(hidden) != before:
            raise Pointless("asking why not changed the state")

    def _made(self, kind: types.StructType) -> Any:
        fields = {field.encode_name: self._value(field.type, field.encode_name) for field in kind.fields}
        return msgspec.convert({"at": kind.tag, **fields}, self.rules.targets)

    def _value(self, type: types.Type, name: str) -> Any:
        rng = self.rng
        if isinstance(type, types.UnionType):
            return self._value(rng.choice(type.types), name)
        if isinstance(type, types.LiteralType):
            return rng.choice(type.values)
        if isinstance(type, types.BoolType):
            return rng.random() < 0.5
        if isinstance(type, types.IntType):
            return rng.choice(NUMBERS) if rng.random() < 0.1 else rng.randrange(13)
        if isinstance(type, types.StrType):
            pools = (self.words.get(name) or self.words[""], self.words[""] or WORDS, WORDS)
            return rng.choice(list(rng.choices(pools, (6, 3, 1))[0]) or WORDS)
        if isinstance(type, (types.ListType, types.VarTupleType)):
            return [self._value(type.item_type, name) for _ in range(rng.randrange(4))]
        if isinstance(type, types.NoneType):
            return None
        raise TypeError(f"a target cannot hold {type}")


def kinds(targets: Any) -> list[types.StructType]:
    """The kinds of target a game declares."""
    found = types.type_info(targets)
    members = found.types if isinstance(found, types.UnionType) else (found,)
    return [kind for kind in members if isinstance(kind, types.StructType)]
