"""Round and final scoring a second time, step by step as the rulebook tells it, with every track laid out space by space."""

from __future__ import annotations

from itertools import pairwise

from tests.property.russian_railroads_naive.board import (
    COLOURS,
    LANE,
    LENGTH,
    ON_LINE,
    REVALUED,
    VALUE,
    Board,
)

STARS = {1: 1, 2: 2, 3: 3, 4: 4, 8: 10}


def laid_out(board: Board, line: str) -> list[str | None]:
    """«Vías virtuales»: each track on its space, and copies of it on the empty spaces it has passed."""
    row: list[str | None] = [None] * (LENGTH[line] + 1)
    for colour in ON_LINE[line]:
        space = board.at(line, colour)
        if space > 0:
            assert row[space] is None, "two tracks on one space"
            row[space] = colour
    last: str | None = None
    for space in range(LENGTH[line], 0, -1):
        last = row[space] or last
        row[space] = last
    return row


def spaces_of(board: Board, line: str) -> dict[int, int]:
    """What each space within reach of the locomotives is worth."""
    worth = REVALUED if board.revalued else VALUE
    points: dict[int, int] = {}
    for space, colour in enumerate(laid_out(board, line)):
        if space == 0 or colour is None or space > board.reach(line):
            continue
        points[space] = worth[colour]
        if line == "transsiberian" and space <= board.doublers:
            points[space] *= 2
    return points


def line_points(board: Board, line: str) -> int:
    """«Puntuación, paso a paso»."""
    points = sum(spaces_of(board, line).values())
    if line == "st_petersburg" and board.reached(line, "grey", 7):
        points += points
    if line == "kiev":
        for space, star in STARS.items():
            if board.reached(line, "black", space):
                points += star
        if board.medal and board.reached(line, "grey", 5):
            points += 20
    return points


def marker_points(marker: int) -> int:
    """«Cómo puntuar la industrialización»: what is printed there, or on the last space before that has a number."""
    while isinstance(LANE[marker], str):
        marker -= 1
    number = LANE[marker]
    assert isinstance(number, int)
    return number


def round_points(board: Board) -> dict[str, int]:
    points = {line: line_points(board, line) for line in LENGTH}
    points["industry"] = sum(marker_points(marker) for marker in board.markers)
    return points


def end_card_points(board: Board, card: str, workers_at_start: int) -> int:
    """«Las cartas de bonificación final»."""
    black = [board.tracks[line]["black"] for line in LENGTH]
    if card == "points_15":
        return 15
    if card == "completed_lines":
        return 10 * sum(black[i] == length for i, length in enumerate(LENGTH.values()))
    if card == "extra_workers":
        return min(30, 10 * (board.workers - workers_at_start + board.black_worker))
    if card == "factories":
        return 4 * len(board.factories)
    if card == "black_tracks":
        return sum(black)
    if card == "locomotives":
        return sum(sum(values) for values in board.locomotives.values())
    if card == "question_tokens":
        return 7 * board.tokens_used
    if card == "engineers":
        return 6 * len(board.engineers)
    if card == "doublers":
        return 0 if board.doublers < 4 else 20 if board.doublers < 7 else 30
    assert card == "extra_engineer"
    return 0


def majority_points(boards: list[Board], cards: list[list[str]], version: int) -> list[int]:
    """«Mayoría de ingenieros»: compare everybody with everybody; the card counts, but has no number. «Un jugador que no tenga
    ingenieros no puede lograr estos puntos»: since version 2 the card does not make up for that."""
    count = [len(b.engineers) + ("extra_engineer" in c) for b, c in zip(boards, cards, strict=True)]
    if version >= 2:
        count = [n if board.engineers else 0 for n, board in zip(count, boards, strict=True)]
    best = [max(b.engineers.values(), default=0) for b in boards]
    points = []
    for seat in range(len(boards)):
        better = sum((count[o], best[o]) > (count[seat], best[seat]) for o in range(len(boards)))
        points.append(0 if count[seat] == 0 or better > 1 else (40, 20)[better])
    return points


def best_locomotives(board: Board) -> int:
    """The factory that scores the two best ones."""
    values = sorted(value for values in board.locomotives.values() for value in values)
    return sum(values[-2:])


def colours_in_order(board: Board) -> bool:
    """Tracks never reach the one before them; those still left of space 1 wait there together."""
    for line in LENGTH:
        row = [board.tracks[line][c] for c in COLOURS if c in board.tracks[line]]
        if any(later >= earlier and later > 0 for earlier, later in pairwise(row)):
            return False
    return True
