"""`anden games`."""

from __future__ import annotations

from rich.table import Table

from anden import texts
from anden.cli import terminal
from anden.core.registry import installed


def games(lang: str | None) -> None:
    chosen = terminal.language(lang)
    table = Table("id", "", "players", "maps", "rules")
    for rules in installed().values():
        name = texts.bundle(rules.id, chosen).format("game-name")
        counts = sorted({players for board in rules.maps for players in board.players})
        players = f"{counts[0]}-{counts[-1]}" if len(counts) > 1 else str(counts[0])
        table.add_row(
            rules.id, name, players, ", ".join(b.id for b in rules.maps if b.id), str(rules.version)
        )
    terminal.console().print(table)
