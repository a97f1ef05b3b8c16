"""`anden perft`."""

from __future__ import annotations

import time
from typing import Any

import msgspec
from rich.progress import Progress

from anden.cli import terminal
from anden.core import Setup
from anden.core.perft import divide as divide_count
from anden.core.perft import perft
from anden.core.rules import Rules


def count(
    game: str, players: int | None, depth: int, seed: str, map_id: str | None, options: str, divide: bool
) -> int:
    rules = terminal.game(game)
    setup = choose_setup(rules, players, map_id, options)
    out = terminal.console()
    if divide:
        for text, leaves in divide_count(rules, setup, seed, depth).items():
            out.print(f"{leaves:>12}  {text}", markup=False)
    for level in range(depth + 1):
        begin = time.perf_counter()
        leaves = count_with_bar(rules, setup, seed, level)
        out.print(f"depth {level}: {leaves} ({time.perf_counter() - begin:.2f} s)")
    return 0


def count_with_bar(rules: Rules[Any, Any], setup: Setup, seed: str, depth: int) -> int:
    out = terminal.console()
    with Progress(console=out, transient=True, disable=not out.is_terminal) as bar:
        task = bar.add_task(f"depth {depth}", total=None)
        return perft(rules, setup, seed, depth, lambda done, of: bar.update(task, completed=done, total=of))


def choose_setup(rules: Rules[Any, Any], players: int | None, map_id: str | None, options: str) -> Setup:
    """The setup asked for; by default the first map and its smallest player count."""
    boards = [board for board in rules.maps if map_id in (None, board.id)]
    if not boards:
        terminal.stop(
            f"{rules.id} has no map {map_id!r}; there are: {', '.join(b.id for b in rules.maps)}", 2
        )
    try:
        chosen = msgspec.json.decode(options, type=dict[str, Any])
    except msgspec.MsgspecError as error:
        terminal.stop(f"--options is no JSON object: {error}", 2)
    board = next((b for b in boards if players is None or players in b.players), boards[0])
    setup = Setup(
        game=rules.id,
        version=rules.version,
        players=min(board.players) if players is None else players,
        map=board.id,
        options=chosen,
    )
    problem = rules.check_setup(setup)
    if problem is not None:
        terminal.stop(f"{rules.id} does not allow this setup: {problem.key} {problem.args}", 2)
    return setup
