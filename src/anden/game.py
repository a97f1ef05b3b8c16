"""A game in three lines, for a prompt, a notebook or a script. The contract below it (`anden.core`) stays for the rest.

>>> import anden
>>> game = anden.new("railroad_tiles", players=2, seed=7)
>>> game.play(game.legal()[0])
>>> game.play_bots("apprentice", budget=1)
>>> game.over
True
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any

from anden.bots import LEVELS, Bot, make
from anden.core import CHANCE, Action, Match, Problem, Refused, Score, Seat, Setup, View, records, rules_of
from anden.core.luck import new_seed
from anden.core.match import judge
from anden.core.records import Record, play_on, text_of
from anden.core.rules import Rules

LIMIT = 1.0
"""Seconds a bot may think, when nobody says otherwise."""


class Game:
    """A game that is played from Python: a match, whose actions are words.

    Seats are counted from 0 here, as everywhere in the library. What a method needs to know beyond that (`seat`) is
    found by itself when only one seat is to act.
    """

    def __init__(self, match: Match[Any, Any], names: Sequence[str] = ()) -> None:
        self.match = match
        self.names = list(names)

    # --- reading -------------------------------------------------------------------------------------------------

    @property
    def rules(self) -> Rules[Any, Any]:
        return self.match.rules

    @property
    def over(self) -> bool:
        """
        >>> new("italian_rails", seed=7).over
        False
        """
        return self.match.over

    @property
    def to_act(self) -> tuple[Seat, ...]:
        """The seats that may act now; several when all choose at the same time, none when the game is over.

        >>> new("age_of_steam", players=4, seed=7).to_act
        (1,)
        """
        return self.match.to_act()

    @property
    def scores(self) -> list[int]:
        """The points of each seat as they stand; `score(seat)` says what they are made of.

        >>> new("russian_railroads", players=3, seed=7).scores
        [0, 0, 0]
        """
        return [score.total for score in self.rules.scores(self.match.state)]

    def score(self, seat: Seat) -> Score:
        """What the points of a seat are made of."""
        return self.rules.scores(self.match.state)[self._seat(seat)]

    @property
    def ranking(self) -> list[list[Seat]]:
        """Places from the first, by the rulebook's tie-breaks; seats that share a place stand together."""
        return [list(place) for place in self.rules.ranking(self.match.state)]

    def legal(self, seat: Seat | None = None) -> list[str]:
        """What may be done now, in notation: each can be given to `play`. Only what the seat may know is looked at.

        >>> new("russian_railroads", players=2, seed=7).legal()[:2]
        ['start_bonus black_track', 'start_bonus industry']
        """
        if self.over:
            return []
        view = self.view(seat)
        return [self.rules.notation(view.state, action) for action in view.legal()]

    def actions(self, seat: Seat | None = None) -> list[Any]:
        """The same as `legal`, as data."""
        return [] if self.over else self.view(seat).legal()

    def view(self, seat: Seat | None = None) -> View[Any, Any]:
        """The game as a seat sees it: what a bot gets."""
        return View.of(self.rules, self.match.state, self._seat(seat))

    def why_not(self, action: str | Action, seat: Seat | None = None) -> Problem | None:
        """Why an action is not allowed; None when it is. Does nothing."""
        seat = self._seat(seat)
        return judge(self.rules, self.match.state, seat, self._action(action))

    def __str__(self) -> str:
        """Where the game is, the board as text, and the points, as the one who is to act sees them."""
        phase = self.rules.phase(self.match.state)
        title = f"{self.rules.id}{' ' + self.match.setup.map if self.match.setup.map else ''}: "
        title += "over" if self.over else phase.key.replace("_", " ")
        if phase.round and not self.over:
            title += f", round {phase.round}" + (f" of {phase.rounds}" if phase.rounds else "")
        turn = "" if self.over else "to act: " + ", ".join(self._name(seat) for seat in self.to_act)
        viewer = self.to_act[0] if len(self.to_act) == 1 and self.to_act[0] != CHANCE else None
        state = self.match.state if self.over else self.rules.hide(self.match.state, viewer)
        board = self.rules.picture(state, viewer).rstrip()
        totals = [
            score.total for score in self.rules.scores(state)
        ]  # of what is seen: a secret is no part of them
        points = "  ".join(f"{self._name(seat)} {total}" for seat, total in enumerate(totals))
        return f"{title}\n\n{board}\n\n{points}\n{turn}".rstrip()

    def __repr__(self) -> str:
        setup = self.match.setup
        return f"<anden.Game {setup.game}{' ' + setup.map if setup.map else ''}, {setup.players} players, {len(self.match.line)} actions>"

    # --- playing -------------------------------------------------------------------------------------------------

    def play(self, action: str | Action, seat: Seat | None = None) -> None:
        """Do an action, in notation or as data; luck acts by itself. What is refused raises `Refused`, with the rule; what
        cannot be read raises ValueError, with what was expected. Nothing has changed then.

        >>> game = new("railroad_tiles", players=2, seed=7)
        >>> game.play("take the money")
        Traceback (most recent call last):
        ...
        ValueError: ...
        """
        seat = self._seat(seat)
        self.match.play(seat, self._action(action))

    def undo(self, to: int | None = None) -> None:
        """Take back the last action that was not luck's, or go back to the first `to` actions.

        >>> game = new("railroad_tiles", players=2, seed=7)
        >>> before = game.legal()
        >>> game.play(before[0])
        >>> game.undo()
        >>> game.legal() == before
        True
        """
        self.match.undo(range(self.match.setup.players), to, free=True)

    def redo(self) -> None:
        """Put back what the last `undo` took away."""
        self.match.redo()

    def play_bots(
        self,
        level: str | Mapping[Seat, str] = "driver",
        *,
        seats: Iterable[Seat] | None = None,
        limit: float = LIMIT,
        budget: int | None = None,
        seed: int | None = None,
    ) -> None:
        """Let bots play until the game is over, or, with `seats`, until somebody else is to act.

        `level` is apprentice, driver or stationmaster, one for all or one per seat. With `budget` (positions a bot looks at)
        and `seed` the same game comes again on any machine; otherwise a bot thinks for `limit` seconds at most.
        """
        chosen = range(self.match.setup.players) if seats is None else [self._seat(s) for s in seats]
        given = dict.fromkeys(chosen, level) if isinstance(level, str) else dict(level)
        levels = {s: given.get(s, LEVELS[1]) for s in chosen}
        bots: dict[Seat, Bot] = {s: make(self.rules.id, name, seed, budget) for s, name in levels.items()}
        thinking = limit if budget is None else float("inf")
        while bot_seats := [s for s in self.to_act if s in bots]:
            seat = bot_seats[0]
            view = self.view(seat)
            self.match.play(seat, bots[seat].choose(view, view.legal(), thinking))

    def copy(self) -> Game:
        """An independent game that stands where this one stands: to try something out.

        >>> game = new("railroad_tiles", players=2, seed=7)
        >>> other = game.copy()
        >>> other.play(other.legal()[0])
        >>> len(other.match.line) > len(game.match.line)
        True
        """
        return Game(self.match.line_at(len(self.match.log)), self.names)

    # --- keeping -------------------------------------------------------------------------------------------------

    def record(self) -> str:
        """The whole game as text: to read, to keep, and to go on with `anden.read`.

        >>> game = new("railroad_tiles", players=2, seed=7)
        >>> read(game.record()).to_act == game.to_act
        True
        """
        return text_of(Record(self.match, self.names))

    # --- inside --------------------------------------------------------------------------------------------------

    def _seat(self, seat: Seat | None) -> Seat:
        if seat is not None:
            if seat not in range(self.match.setup.players):
                raise ValueError(
                    f"there is no seat {seat}: seats go from 0 to {self.match.setup.players - 1}"
                )
            return seat
        due = self.to_act
        if len(due) > 1:
            raise ValueError(f"several seats are to act ({', '.join(map(str, due))}): say which, as seat=…")
        if due == (CHANCE,):
            raise ValueError(
                "luck is to act and is not ours in this game: play its action with `match.append`"
            )
        if not due:
            raise Refused(
                judge(self.rules, self.match.state, 0, None) or Problem("game_over", "platform-game_over")
            )
        return due[0]

    def _action(self, action: str | Action) -> Any:
        if isinstance(action, str):
            return self.rules.parse(self.match.state, action)
        if not isinstance(action, Action):
            raise ValueError(
                f"an action is words, as in `legal()`, or one of `actions()`; this is {action!r}"
            )
        return action

    def _name(self, seat: Seat) -> str:
        if seat == CHANCE:
            return "luck"
        return (self.names[seat] if seat < len(self.names) else "") or f"seat {seat}"


def new(
    game: str,
    *,
    players: int | None = None,
    map: str | None = None,
    seed: str | int | None = None,
    names: Sequence[str] = (),
    version: int | None = None,
    **options: Any,
) -> Game:
    """A new game, ready for its first decision. Without `seed` its luck is fresh; with the same seed and the same actions
    the same game comes again. Options are those of the game: `anden.core.rules_of(game).options`.

    >>> new("age_of_steam", players=4, map="germany", seed=7)
    <anden.Game age_of_steam germany, 4 players, ... actions>
    >>> new("age_of_steam", players=9)
    Traceback (most recent call last):
    ...
    ValueError: age_of_steam: no map is for 9 players; there are: ...
    """
    rules = rules_of(game, version)
    if players is not None and type(players) is not int:
        raise ValueError(f"players is a number, as 4; this is {players!r}")
    known = [option.key for option in rules.options]
    if unknown := [key for key in options if key not in known]:
        raise ValueError(f"{rules.id} has no option {unknown[0]!r}; there are: {', '.join(known) or 'none'}")
    board = _map_for(rules, map, players)
    count = players if players is not None else min(n for m in rules.maps if m.id == board for n in m.players)
    setup = Setup(game=rules.id, version=rules.version, players=count, map=board, options=options)
    match: Match[Any, Any] = Match(rules, setup, new_seed() if seed is None else str(seed))
    match.run_chance()
    return Game(match, names)


def _map_for(rules: Rules[Any, Any], wanted: str | None, players: int | None) -> str:
    """The map asked for; else the first that is made for so many players."""
    fits = [m.id for m in rules.maps if players is None or players in m.players]
    there = "; ".join(f"{m.id or rules.id} ({', '.join(map(str, m.players))})" for m in rules.maps)
    if wanted is not None and wanted not in [m.id for m in rules.maps]:
        raise ValueError(f"{rules.id}: no map {wanted!r}; there are: {there}")
    if wanted is not None and wanted not in fits:
        raise ValueError(f"{rules.id}: the map {wanted!r} is not for {players} players; there are: {there}")
    if not fits:
        raise ValueError(f"{rules.id}: no map is for {players} players; there are: {there}")
    return fits[0] if wanted is None else wanted


def read(source: str | Path) -> Game:
    """A game from its record: the text itself (it begins with `[Anden`), or the path of a file. A running game goes on, with new luck if its seed is not
    told. What cannot be read raises `anden.core.records.BadRecord`, with the line and what was expected there."""
    is_file = isinstance(source, Path) or ("\n" not in source and not source.lstrip().startswith("["))
    text = Path(source).read_text(encoding="utf-8") if is_file else str(source)
    record = records.read(text)
    return Game(record.match if record.match.over else play_on(record), record.names)
