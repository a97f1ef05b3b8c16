"""Looks for the longest turns there are: one placement whose rewards bring rewards. `python -m` writes the file anew."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

from anden.core import CHANCE, Setup
from anden.games.russian_railroads import rules
from anden.games.russian_railroads.actions import End, Forfeit, Look, Pass
from anden.games.russian_railroads.state import TURN
from tests.property.russian_railroads_naive.players import pick

FILE = Path(__file__).with_name("chains.json")
KEPT = 4
"""Chains kept for each number of players."""


def rollout(s: Any, rng: Random) -> list[Any]:
    """One turn from here, greedy for more: the actions up to its end."""
    seat = rules.to_act(s)[0]
    actions: list[Any] = []
    while True:
        legal = list(rules.legal(s, seat))
        if not actions:
            legal = [action for action in legal if not isinstance(action, Pass)] or legal
        liked = [action for action in legal if not isinstance(action, End | Forfeit | Look)] or legal
        action = rng.choice(liked)
        actions.append(action)
        rules.apply(s, seat, action)
        if isinstance(action, End | Pass):
            return actions


def search(players: int, factories: str, games: int, tries: int) -> list[dict[str, Any]]:
    """The longest turns met in some games: what led to them, and they themselves."""
    found: list[tuple[int, list[str], list[str]]] = []
    for game in range(games):
        rng = Random(f"chains {players} {game}")
        options = {"factories": factories}
        s = rules.start(Setup(game=rules.id, version=rules.version, players=players, options=options))
        log: list[str] = []
        best: tuple[int, list[str], list[str]] = (0, [], [])
        while to_act := rules.to_act(s):
            seat = to_act[0]
            if s.phase == TURN and s.round >= 3:
                for _ in range(tries):
                    chain = rollout(s.copy(), rng)
                    if len(chain) > best[0]:
                        best = (len(chain), list(log), [rules.notation(s, action) for action in chain])
            action: Any
            if seat == CHANCE:
                action = rules.sample_chance(s, rng)
            else:
                action = pick(rng.choice(("builder", "collector", "driver")), list(rules.legal(s, seat)), rng)
            log.append(rules.notation(s, action))
            rules.apply(s, seat, action)
        found.append(best)
    found.sort(key=lambda one: -one[0])
    return [
        {"players": players, "factories": factories, "before": before, "chain": chain}
        for _, before, chain in found[:KEPT]
    ]


def main() -> None:
    rows = [
        row
        for order in ("free", "at_once")
        for players in (2, 3, 4)
        for row in search(players, order, 60, 12)
    ]
    lines = ",\n".join(json.dumps(row) for row in rows)
    FILE.write_text(f"[\n{lines}\n]\n", encoding="utf-8")
    for row in rows:
        print(row["players"], len(row["chain"]), " / ".join(row["chain"]))


if __name__ == "__main__":
    main()
