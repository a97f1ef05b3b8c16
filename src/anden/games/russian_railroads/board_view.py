"""What never changes during a game, as plain data: the board of each number of players with all that is printed on it."""

from __future__ import annotations

from typing import Any

from anden.games.russian_railroads.printed import box


def _board(players: int) -> dict[str, Any]:
    return {
        "spaces": [
            {
                "id": space.id,
                "group": space.group,
                "cost": {"workers": space.workers, "rubles": space.rubles},
                "gives": list(space.gives),
                "reusable": space.reusable,
                "relocation": space.relocation,
                "rounds": space.rounds,
            }
            for space in box.SPACES
            if players in space.players
        ],
        "engineer_slots": [{"slot": slot.slot, "public": slot.public} for slot in box.ENGINEER_ROW[players]],
        "lines": [_line(line) for line in box.LINES],
        "industry": [
            {"points": step.points, "factory": step.factory or None, "gives": list(step.gives)}
            for step in box.INDUSTRY
        ],
        "colours": [
            {"id": colour.id, "value": colour.value, "revalued": colour.revalued} for colour in box.COLOURS
        ],
        "engineers": {
            e.id: {"number": e.number, "letter": e.letter, "gives": list(e.gives)} for e in box.ENGINEERS
        },
        "factories": {str(value): list(gives) for value, gives in box.FACTORIES.items()},
        "tokens": {token.id: list(token.gives) for token in box.TOKENS},
        "cards": {card.id: list(card.gives) for card in box.CARDS},
        "start_cards": {card.id: list(card.gives) for card in box.START_CARDS},
        "end_cards": list(box.END_IDS),
        "pass_points": list(box.PASS_POINTS[:players]),
        "end_bonus_points": box.END_POINTS,
        "majority": list(box.MAJORITY),
    }


def _line(line: box.Line) -> dict[str, Any]:
    return {
        "id": line.id,
        "length": line.length,
        "colours": list(line.colours),
        "locomotives": line.locomotives,
        "doublers": line.doublers,
        "special": [
            {
                "space": s.space,
                "track": s.track,
                "locomotive": s.locomotive,
                "timing": s.timing,
                "gives": list(s.gives),
            }
            for s in line.special
        ],
    }


BOARDS = {players: _board(players) for players in box.TABLES}
