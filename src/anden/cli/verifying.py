"""`anden verify`."""

from __future__ import annotations

from pathlib import Path

from anden.cli import terminal
from anden.core.verify import verify


def verify_file(file: Path) -> int:
    """0 when luck was honest as far as can be told, 1 otherwise."""
    record = terminal.read_record(file, check_luck=False)
    verdict = verify(record)
    out = terminal.console()
    if not verdict.has_seed:
        why = (
            "the game is not over, so its seed is still secret"
            if record.seed == "secret"
            else "luck did not come from a seed"
        )
        out.print(f"[yellow]?[/yellow] nothing can be checked: {why}")
        return 1
    marks = {True: ("green", "✓", "the seed fits the hash published at the start")}
    marks[False] = ("red", "✗", "the seed does not fit the hash published at the start")
    colour, mark, text = ("yellow", "?", "the record has no hash to compare the seed with")
    if verdict.seed_fits is not None:
        colour, mark, text = marks[verdict.seed_fits]
    out.print(f"[{colour}]{mark}[/{colour}] {text}")
    if verdict.unchecked:
        out.print(
            f"[yellow]?[/yellow] {verdict.unchecked} acts of luck are from before this seed was in force"
        )
    if verdict.deviation is not None:
        it = verdict.deviation
        out.print(f"[red]✗[/red] entry {it.entry}: luck gave `{it.found}`, the seed gives `{it.expected}`")
    else:
        out.print(f"[green]✓[/green] {verdict.checked} acts of luck are what the seed gives")
    return 0 if verdict.honest else 1
