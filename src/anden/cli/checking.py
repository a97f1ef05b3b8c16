"""`anden check`: the data of a game and the contract it must keep; or one map file."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from rich.markup import escape
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

from anden import texts
from anden.cli import terminal
from anden.core import Rules, Setup
from anden.core.registry import installed
from anden.core.testing import Broken, every_setup, inspect, inspect_setups, unkept


def check(game: str | None, seeds: int, quick: bool) -> int:
    """0 when all is well, 1 when something is wrong, with readable reasons. All versions of a game are checked: a table may have
    begun under any of them."""
    named = list(installed().values()) if game is None else [terminal.game(game)]
    chosen = [version for rules in named for version in (rules, *rules.older)]
    if not chosen:
        terminal.stop("no game is installed")
    out = terminal.console()
    findings: list[str] = []
    for rules in chosen:
        found = check_game(rules, seeds, quick)
        for finding in found:
            out.print(f"[red]✗[/red] {escape(finding)}")
        if not found:
            out.print(
                f"[green]✓[/green] {rules.id}, rules version {rules.version}: data, texts and contract are in order"
            )
        findings += found
    return 1 if findings else 0


def is_file(name: str) -> bool:
    """Whether somebody named a file and not a game."""
    return name.endswith(".json") or "/" in name or "\\" in name


def check_file(path: Path) -> int:
    """0 when a map file is in order, 1 when not, with file, place and reason. Games that have maps of files judge it."""
    if not path.is_file():
        terminal.stop(f"{path}: there is no such file", 2)
    opinions = [rules.check_file(path) for rules in installed().values()]
    said = [found for found in opinions if found is not None]
    if not said:
        terminal.stop("no game with map files is installed")
    out = terminal.console()
    findings = judged(said, f"{path.name}: format: ")
    for finding in findings:
        out.print(f"[red]✗[/red] {escape(finding)}")
    if not findings:
        out.print(f"[green]✓[/green] {escape(path.name)}: the file is in order")
    return 1 if findings else 0


def judged(opinions: list[list[str]], wrong_format: str) -> list[str]:
    """What the game found that a file is for. A file that is for no game hears from all which format they want."""
    own = [
        findings for findings in opinions if not any(finding.startswith(wrong_format) for finding in findings)
    ]
    if own:
        return min(own, key=len)
    return [finding for findings in opinions for finding in findings]


def check_game(rules: Rules[Any, Any], seeds: int, quick: bool) -> list[str]:
    """All that is wrong with a game."""
    if missing := unkept(rules):
        return [f"{rules.id}: contract: there is no {part}" for part in missing]
    findings = [f"{rules.id}: data: {wrong}" for wrong in rules.check_data()]
    findings += [f"{rules.id}: texts: {wrong}" for wrong in check_files(rules)]
    try:
        inspect_setups(rules)
    except AssertionError as error:
        findings.append(f"{rules.id}: setups: {error}")
    setups = list(every_setup(rules, variants=not quick))
    keys = {"game-name", *rules.keys}
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    out = terminal.console()
    with Progress(*columns, console=out, transient=True, disable=not out.is_terminal) as bar:
        task = bar.add_task(rules.id, total=len(setups) * seeds)
        for setup in setups:
            for seed in range(seeds):
                bar.update(task, description=f"{rules.id} {describe(setup)}")
                findings += check_setup(rules, setup, f"check {seed}", keys)
                bar.advance(task)
    return findings + [f"{rules.id}: texts: {wrong}" for wrong in missing_texts(rules.id, keys)]


def check_files(rules: Rules[Any, Any]) -> list[str]:
    """The text files are there, are Fluent, and have the same keys in all languages."""
    try:
        read = {lang: texts.ids(rules.id, lang) for lang in texts.LANGUAGES}
    except texts.UnknownTexts as error:
        return [str(error)]
    findings = [f"{lang}: not Fluent: {junk[0].strip()[:80]!r}" for lang, (_, junk) in read.items() if junk]
    everything = {key for keys, _ in read.values() for key in keys}
    for lang, (keys, _) in read.items():
        if missing := sorted(everything - set(keys)):
            findings.append(f"{lang}: only in another language: {', '.join(missing)}")
    return findings


def check_setup(rules: Rules[Any, Any], setup: Setup, seed: str, keys: set[str]) -> list[str]:
    try:
        keys |= inspect(rules, setup, seed, sample=3, every=8).keys
    except Broken as broken:
        return [f"{rules.id} {describe(setup)}, seed {seed!r}: {broken}"]
    except Exception as error:  # noqa: BLE001 - whatever a game does wrong is a finding
        return [f"{rules.id} {describe(setup)}, seed {seed!r}: the game fails: {error!r}"]
    return []


def missing_texts(game: str, keys: set[str]) -> list[str]:
    """Keys that the game names, or that came up in play, and that have no text."""
    try:
        bundles = [texts.bundle(game, lang) for lang in texts.LANGUAGES]
    except texts.UnknownTexts:
        return []  # already told
    return [f"{b.lang}: no text for {key}" for b in bundles for key in sorted(keys) if not b.has(key)]


def describe(setup: Setup) -> str:
    options = [f"{key}={value}" for key, value in setup.options.items()]
    return " ".join([*([setup.map] if setup.map else []), f"{setup.players}p", *options])
