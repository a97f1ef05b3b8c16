# mypyc: compile
"""Actions that are made once and handed out again, so that listing legal actions allocates next to nothing."""

from __future__ import annotations

from typing import Final, get_args

from mypy_extensions import i64

from anden.games.russian_railroads import actions as a
from anden.games.russian_railroads.printed import box
from anden.games.russian_railroads.printed.tables import COLOURS, LINES, SPACE_NAMES


class Memo:
    def __init__(self) -> None:
        lines = get_args(a.Line)
        self.advances: list[a.Advance] = [
            a.Advance(line, colour) for line in lines for colour in get_args(a.Colour)
        ]
        """By line * 5 + colour."""
        self.industries: list[a.Industry] = [a.Industry(1), a.Industry(2)]
        self.locomotives: list[a.Locomotive] = [
            a.Locomotive(line, over) for line in lines for over in range(10)
        ]
        """By line * 10 + value replaced."""
        self.build_locomotive: a.Build = a.Build("locomotive")
        self.factories: list[a.Build] = [
            a.Build("factory", face_up, slot) for face_up in range(10) for slot in range(6)
        ]
        """By face-up value * 6 + slot."""
        self.places: dict[int, a.Place] = {}
        self.repeats: list[a.Repeat] = [a.Repeat(name) for name in SPACE_NAMES]
        self.swaps: list[a.Swap] = [a.Swap(name) for name in SPACE_NAMES]
        self.relocates: list[a.Relocate] = [a.Relocate(name) for name in SPACE_NAMES]
        self.tokens: list[a.Token] = [a.Token(name) for name in box.TOKEN_IDS]
        self.cards: list[a.Card] = [a.Card(name) for name in box.CARD_IDS]
        self.smalls: list[a.Small] = [a.Small(name) for name in get_args(a.SmallAction)]
        self.bonuses: list[a.Bonus] = [a.Bonus(name) for name in box.END_IDS]
        self.starts: list[a.StartBonus] = [a.StartBonus(name) for name in box.START_IDS]
        self.forfeits: list[a.Forfeit] = [a.Forfeit(i) for i in range(32)]
        self.look: a.Look = a.Look()
        self.points: a.Points = a.Points()
        self.passing: a.Pass = a.Pass()
        self.stay: a.Stay = a.Stay()
        self.end: a.End = a.End()


M: Final = Memo()
assert len(M.advances) == LINES * COLOURS


def place_action(space: i64, workers: i64, temporary: i64, black: i64, rubles: i64) -> a.Place:
    """The action that pays for a space in this way."""
    key = int(space | workers << 8 | temporary << 12 | black << 16 | rubles << 20)
    action = M.places.get(key)
    if action is None:
        action = a.Place(SPACE_NAMES[space], int(workers), int(temporary), black != 0, int(rubles))
        M.places[key] = action
    return action
