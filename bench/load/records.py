"""Games in the middle, finished games, and the worst record an import can get.

They are cut from the recorded games of strong players (bench/records), whose positions are richer than those of random
games. Only this module needs the engine, so it works as a process of its own: `python -m bench.load.records FILE SEED`.
"""

from __future__ import annotations

import random
import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec

from bench.games import GAMES, Bench
from bench.load.machine import ROOT, python_path

CUTS = (0.35, 0.45, 0.55, 0.65, 0.75)
"""How far the games in the middle have got."""
STRAY = 4
"""Random actions after the cut, so that no two tables are alike."""
SEED = "10ad" * 16


class Library(msgspec.Struct):
    """Records as text, by game."""

    middle: dict[str, list[str]]
    finished: dict[str, str]
    restless: str
    """A finished game with an undo far back and its redo at the end, to be repeated: `{{PAIRS}}` stands for them."""
    back: str
    """The lines of one undo and redo without their numbers."""
    length: int
    """Entries of the restless record before the first pair."""


def made(tree: Path, folder: Path, seed: int) -> Library:
    """Let a process with the measured engine make the library."""
    file = folder / "library.json"
    command = [sys.executable, "-m", "bench.load.records", str(file), str(seed)]
    subprocess.run(command, check=True, cwd=ROOT, env={"PYTHONPATH": python_path(tree)}, timeout=120)
    return msgspec.json.decode(file.read_bytes(), type=Library)


def with_pairs(library: Library, pairs: int) -> bytes:
    """The restless record with so many undos and redos."""
    undo, redo = library.back.split("\n")
    first = library.length + 1
    lines = "\n".join(f"{first + 2 * n}. {undo}\n{first + 2 * n + 1}. {redo}" for n in range(pairs))
    text = library.restless.replace("{{PAIRS}}", lines)
    return text.replace(f'[Length "{library.length}"]', f'[Length "{library.length + 2 * pairs}"]').encode()


# --- in the process with the engine -------------------------------------------------------------------------------


def whole(bench: Bench) -> Any:
    """The recorded game; for the game that has none, a random one."""
    from anden.core import Match, Setup, records, registry

    if bench.record is not None:
        return records.read(bench.record.read_text(encoding="utf-8")).match
    rules = registry.rules_of(bench.game)
    setup = Setup(
        game=rules.id, version=rules.version, players=bench.players, map=bench.map, options=bench.options
    )
    match: Match[Any, Any] = Match(rules, setup, SEED)
    match.run_chance()
    stray(match, random.Random(SEED), 10_000)
    return match


def stray(match: Any, dice: random.Random, actions: int) -> None:
    for _ in range(actions):
        to_act = match.to_act()
        if not to_act:
            return
        match.play(to_act[0], dice.choice(list(match.rules.legal(match.state, to_act[0]))))


def middle(match: Any, cut: float, dice: random.Random) -> str:
    from anden.core import records

    while True:
        past = match.line_at(int(len(match.log) * cut))
        past.run_chance()
        stray(past, dice, STRAY)
        if not past.over:
            return records.text_of(records.Record(past), records.EVERYTHING)


def restless(match: Any) -> tuple[str, str]:
    """The record with a place for the pairs, and one pair: back to the first decision and on again."""
    from anden.core import CHANCE, records

    first = next(n for n, step in enumerate(match.line) if step.seat != CHANCE)
    seat = match.line[first].seat + 1
    text = records.text_of(records.Record(match), records.EVERYTHING)
    return text.rstrip("\n") + "\n{{PAIRS}}\n", f"{seat}: undo {first}\n{seat}: redo"


def library(seed: int) -> Library:
    from anden.core import records

    dice = random.Random(seed)
    games = {name: whole(bench) for name, bench in GAMES.items()}
    longest = games["italian_rails"]
    text, pair = restless(longest)
    return Library(
        {name: [middle(match, cut, dice) for cut in CUTS] for name, match in games.items()},
        {name: records.text_of(records.Record(match), records.EVERYTHING) for name, match in games.items()},
        text,
        pair,
        len(longest.log),
    )


if __name__ == "__main__":
    Path(sys.argv[1]).write_bytes(msgspec.json.encode(library(int(sys.argv[2]))))
