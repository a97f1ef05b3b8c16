"""`anden replay`: a record move by move."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from rich.markup import escape
from rich.table import Table

from anden import texts
from anden.cli import terminal
from anden.core import CHANCE, Match
from anden.core.log import PLATFORM_ACTIONS, AnswerUndo, AskUndo, TakeOver, Undo
from anden.core.records import Record
from anden.core.records.as_text import notations
from anden.core.standings import Standing, standings
from anden.texts import Texts, args_with_names


def replay(file: Path, at: int | None, lang: str | None) -> None:
    record = terminal.read_record(file)
    chosen = terminal.language(lang)
    total = len(record.match.log)
    if at is not None and at > total:
        terminal.stop(f"{file} has {total} entries; there is no entry {at}", 2)
    out = terminal.console()
    said = Teller(record, texts.bundle(record.match.setup.game, chosen))
    out.print(
        f"[bold]{escape(said.game_name())}[/bold]  {escape(', '.join(said.name(s) for s in range(len(record.names))))}"
    )
    for n, (entry, text) in enumerate(notations(record.match), 1):
        if at is not None and n > at:
            break
        out.print(f"[dim]{n:>4}.[/dim] [bold]{escape(said.name(entry.seat))}[/bold]: {escape(text)}")
        for sentence in said.sentences(n - 1):
            out.print(f"        {escape(sentence)}")
        for comment in record.comments.get(n, ()):
            out.print(f"        [italic]{escape(comment)}[/italic]")
    match = record.match if at is None else record.match.line_at(at)
    if at is None:
        for standing in standings(match):
            out.print(said.table(said.title(standing), standing))
    else:
        now = standings(match)[-1]
        out.print(said.table(said.title_at(at, now), now))
    if match.over:
        places = [" = ".join(said.name(seat) for seat in place) for place in match.rules.ranking(match.state)]
        out.print(f"[bold]{escape(' > '.join(places))}[/bold]")


class Teller:
    """Tells a game in one language."""

    def __init__(self, record: Record, bundle: Texts) -> None:
        self.match: Match[Any, Any] = record.match
        self.record = record
        self.texts = bundle

    def game_name(self) -> str:
        return self.texts.format("game-name")

    def name(self, seat: int) -> str:
        if seat == CHANCE:
            return self.texts.format("seat-luck")
        return self.record.names[seat] or self.texts.format("seat-name", {"number": seat + 1})

    def level(self, word: str) -> str:
        """The name of a level of bots; the word itself when it is none of ours."""
        key = f"level-{word}"
        return self.texts.format(key) if self.texts.has(key) else word

    def sentences(self, index: int) -> list[str]:
        entry = self.match.log[index]
        action = entry.action
        if isinstance(action, PLATFORM_ACTIONS):
            key = type(action).__struct_config__.tag
            if isinstance(action, AnswerUndo):
                key = "agree" if action.agree else "refuse"
            args: dict[str, str | int] = {"player": self.name(entry.seat)}
            if isinstance(action, Undo | AskUndo):
                args["to"] = action.to
            if isinstance(action, TakeOver):
                args["level"] = self.level(action.level)
            return [self.texts.format(f"entry-{key}", args)]
        actor = None if entry.seat == CHANCE else entry.seat
        return [
            self.texts.format(f"event-{event.key}", args_with_names(event.args, actor, self.name))
            for event in self.match.events[index]
        ]

    def table(self, title: str, standing: Standing) -> Table:
        """A row for each seat: its total and what it is made of."""
        table = Table(title=escape(title), title_justify="left", show_header=False)
        table.add_column(style="bold")
        table.add_column(justify="right", style="bold")
        table.add_column()
        for score in standing.scores:
            lines = [
                f"{self.texts.format(f'score-{line.key}', args_with_names(line.args, score.seat, self.name))}: {line.points}"
                for line in score.lines
                if line.points
            ]
            table.add_row(escape(self.name(score.seat)), str(score.total), escape(" · ".join(lines)))
        return table

    def title(self, standing: Standing) -> str:
        if standing.final:
            return self.texts.format("standing-end")
        return self.texts.format("standing-round", {"round": standing.round})

    def title_at(self, entry: int, standing: Standing) -> str:
        args = {"entry": entry, "round": standing.round}
        return self.texts.format("standing-now", args)
