"""Measure a real server under load and print one table: what was wanted, what was measured, ok or missed.

Servers are started on 127.0.0.1 with temporary data and are ended again; nothing else is touched.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import replace
from pathlib import Path
from types import FrameType

import msgspec
import psutil
from rich import box
from rich.console import Console
from rich.markup import escape
from rich.table import Table

from bench.load import machine, postgres
from bench.load.figures import Finding, told
from bench.load.house import QUICK, House, Sizes
from bench.load.people import Refused
from bench.load.scenarios import bots, cold, cost, finished, idle, imports, live, memory, processes, writers
from bench.load.servers import Failed
from bench.load.wire import Lost

Scenario = Callable[[House], Awaitable[list[Finding]]]
SCENARIOS: dict[str, Scenario] = {
    "cost": cost.run,
    "live": live.run,
    "writers": writers.run,
    "idle": idle.run,
    "memory": memory.run,
    "cold": cold.run,
    "finished": finished.run,
    "bots": bots.run,
    "import": imports.run,
    "processes": processes.run,
}
DATABASES = {"sqlite": "SQLite", "postgresql": "PostgreSQL"}
WIDTH = 150
"""Of the table when it goes to a file."""
SIZES_HELP = "one of the sizes in bench/load/house.py, such as live_rate=300 (may be repeated)"
INTERRUPTED = 130
TROUBLES = (Failed, Lost, Refused, OSError, msgspec.MsgspecError, psutil.Error, subprocess.SubprocessError)
"""What can go wrong with a server: it ends one scenario, not the run."""
LIMIT = 300.0
"""Seconds one scenario may take at most."""


def main(arguments: Sequence[str] | None = None) -> int:
    args = wishes(arguments)
    signal.signal(signal.SIGINT, signal.default_int_handler)  # a shell may have set it to be ignored
    signal.signal(signal.SIGTERM, _as_interrupt)
    machine.allow_many_files()
    gc.disable()  # the client lives for minutes; its pauses would look like the server's
    console = Console(width=None if sys.stdout.isatty() else WIDTH)
    findings: list[Finding] = []
    stopped = False
    try:
        with house_of(args, console) as house:
            for line in machine.describe(house.tree, DATABASES[args.database]):
                console.print(line, style="bold" if line.startswith("!") else None, highlight=False)
            for name in args.scenario or SCENARIOS:
                findings += measured(name, house, console)
    except KeyboardInterrupt:
        console.print("Stopped; this is what was measured so far.")
        stopped = True
    show(console, findings)
    if args.quick:
        console.print("Small sizes give rough figures: judge by a run without --quick.")
    missed = any(finding.ok is False for finding in findings)
    return INTERRUPTED if stopped else int(args.strict and missed)


def wishes(arguments: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="make load", description=__doc__)
    add = parser.add_argument
    add("scenario", nargs="*", help=f"(default: all) {', '.join(SCENARIOS)}")
    add(
        "--quick",
        action="store_true",
        help="small sizes, one to three minutes: whether all runs, not how well",
    )
    add("--game", action="append", choices=Sizes().games, help="only this game (may be repeated)")
    add("--database", choices=DATABASES, default="sqlite", help="(default: sqlite)")
    add("--size", action="append", default=[], metavar="NAME=NUMBER", type=size_of, help=SIZES_HELP)
    add("--seed", type=int, default=1, help="of the players' choices")
    add("--source", type=Path, default=machine.SOURCE, help="the sources to measure (default: src)")
    add("--strict", action="store_true", help="exit code 1 when something was missed")
    args = parser.parse_args(arguments)
    if unknown := [name for name in args.scenario if name not in SCENARIOS]:
        parser.error(f"there is no scenario {unknown[0]!r}; there are {', '.join(SCENARIOS)}")
    if args.database == "postgresql" and not postgres.is_here():
        parser.error(
            "there is no PostgreSQL on this machine; on Debian and Ubuntu: sudo apt install postgresql"
        )
    return args


@contextmanager
def house_of(args: argparse.Namespace, console: Console) -> Iterator[House]:
    """All that is made for the run is removed with it."""
    sizes = replace(QUICK if args.quick else Sizes(), **dict(args.size))
    if args.game:
        sizes = replace(sizes, games=tuple(args.game))
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="anden-load-")))
        cluster = stack.enter_context(postgres.running()) if args.database == "postgresql" else None
        tree = machine.measured_tree(folder, args.source.resolve())
        yield House(tree, folder, sizes, args.seed, console.print, cluster)


def size_of(text: str) -> tuple[str, float]:
    """`live_rate=300` as a size of this name."""
    name, _, number = text.partition("=")
    plain = getattr(Sizes(), name, None)
    if not isinstance(plain, int | float):
        raise argparse.ArgumentTypeError(f"there is no size {name!r}")
    try:
        return name, type(plain)(number)
    except ValueError:
        raise argparse.ArgumentTypeError(f"{number!r} is not a number") from None


def _as_interrupt(number: int, frame: FrameType | None) -> None:
    signal.raise_signal(signal.SIGINT)  # which asyncio turns into an orderly end


def measured(name: str, house: House, console: Console) -> list[Finding]:
    """One scenario, within its time. What fails is told in the table and does not end the others."""
    console.print(f"[bold]{name}[/]", highlight=False)
    began, own, others = time.monotonic(), time.process_time(), machine.cpu_of_others()

    async def within_limit() -> list[Finding]:
        async with asyncio.timeout(LIMIT):
            return await SCENARIOS[name](house)

    try:
        findings = asyncio.run(within_limit())
    except TimeoutError:
        return [Finding(name, "the whole scenario", f"≤ {LIMIT:.0f} s", "not done in time", False)]
    except TROUBLES as error:
        return [Finding(name, "the whole scenario", "", f"failed: {error}", False)]
    took, used = time.monotonic() - began, time.process_time() - own
    share = (machine.cpu_of_others() - others) / took / machine.cores()
    disturbed = (
        f"! others took {share:.0%} of the machine" if share > machine.DISTURBED else "nobody disturbed"
    )
    return [*findings, told(name, "client", f"{used:.1f} s CPU in {took:.0f} s; {disturbed}")]


def show(console: Console, findings: list[Finding]) -> None:
    grid = Table(box=box.SIMPLE_HEAD, padding=(0, 1, 0, 0))
    for title in ("scenario", "what", "wanted", "measured", ""):
        grid.add_column(title, no_wrap=title in ("scenario", "wanted", ""), overflow="fold")
    before = ""
    for finding in findings:
        verdict = {True: "ok", False: "[bold red]missed[/]", None: ""}[finding.ok]
        name = finding.scenario if finding.scenario != before else ""
        before = finding.scenario
        grid.add_row(name, finding.what, finding.wanted, escape(finding.measured), verdict)
    console.print(grid)
