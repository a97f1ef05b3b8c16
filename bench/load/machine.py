"""The machine and the engine that are measured. A figure without them says nothing."""

from __future__ import annotations

import os
import platform
import resource
import shutil
from pathlib import Path

import psutil

ROOT = Path(__file__).resolve().parents[2]
SOURCE = ROOT / "src"
COMPILED = ROOT / "build" / "compiled"
QUIET = 0.3
"""Load average per core up to which the machine counts as quiet."""
DISTURBED = 0.1
"""Share of the machine that other programs may take while a scenario runs."""
FILES = 20_000


def cores() -> int:
    return os.cpu_count() or 1


def cpu_of_others() -> float:
    """Seconds of CPU spent on this machine by others than us and the servers that we have ended."""
    times = psutil.cpu_times()
    busy = sum(times) - times.idle - getattr(times, "iowait", 0.0) - getattr(times, "guest", 0.0)
    ours = [resource.getrusage(who) for who in (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN)]
    return float(busy) - sum(one.ru_utime + one.ru_stime for one in ours)


def measured_tree(folder: Path, source: Path = SOURCE) -> Path:
    """A copy of `source` with copies of the compiled engine's binaries beside its modules.

    So a change is measured at once (only what is compiled must be compiled anew), and all scenarios of a run measure
    the same, whatever is edited or compiled meanwhile.
    """
    tree = folder / "tree"
    ignored = shutil.ignore_patterns("__pycache__", "*.so", "*.pyd")
    shutil.copytree(source / "anden", tree / "anden", ignore=ignored)
    for binary in binaries(COMPILED):
        place = tree / binary.relative_to(COMPILED)
        if place.parent.exists():
            shutil.copyfile(binary, place)
    return tree


def binaries(tree: Path) -> list[Path]:
    """What mypyc made of the engine: one for each module, beside its source, and one for each group of them."""
    return [path for kind in ("*.so", "*.pyd") for path in sorted(tree.rglob(kind))]


def python_path(tree: Path) -> str:
    """Where the measured server looks for its packages."""
    return os.pathsep.join([str(tree), str(ROOT)])


def engine_state(tree: Path) -> tuple[str, bool]:
    """What the engine of a measured tree is, in words, and whether it is the one of its sources."""
    modules = [path.with_name(path.name.split(".")[0] + ".py") for path in binaries(tree / "anden")]
    if not modules:
        return "interpreted", False
    other = [path for path in modules if not _same(path, COMPILED / path.relative_to(tree))]
    if other:
        return (
            f"compiled from other sources (differing modules: {len(other)}; make load compiles anew)",
            False,
        )
    return "compiled", True


def _same(one: Path, other: Path) -> bool:
    return one.exists() and other.exists() and one.read_bytes() == other.read_bytes()


def describe(tree: Path, database: str) -> list[str]:
    """The lines above the table; warnings begin with a mark."""
    load = os.getloadavg()[0]
    engine, sound = engine_state(tree)
    host = f"{cores()} cores, {platform.system()} {platform.machine()}, Python {platform.python_version()}"
    lines = [f"{host}, engine {engine}, {database}, load average {load:.2f} at the start"]
    if load > QUIET * cores():
        lines.append("! The machine is not quiet: times and latencies will look worse than they are.")
    if not sound:
        lines.append("! The engine measured is not the compiled engine of these sources.")
    return lines


def allow_many_files() -> None:
    """Thousands of connections need as many file descriptors, here and in the servers, which inherit the limit."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = FILES if hard == resource.RLIM_INFINITY else min(FILES, hard)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
