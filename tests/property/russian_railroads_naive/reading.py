"""Boards and situations of the second opinion, read off the engine's arrays."""

from __future__ import annotations

from anden.games.russian_railroads.printed import box
from anden.games.russian_railroads.state import State
from tests.property.russian_railroads_naive.board import COLOURS, LINES, Board
from tests.property.russian_railroads_naive.moves import Purse, Situation


def board_of(s: State, seat: int) -> Board:
    """One player's things, out of the engine's arrays."""
    p = s.people[seat]
    tracks = {
        line: {colour: int(p.track[i * 5 + k]) for k, colour in enumerate(COLOURS) if p.track[i * 5 + k] >= 0}
        for i, line in enumerate(LINES)
    }
    two, peter, kiev = [p.locomotive[0], p.locomotive[1]], [p.locomotive[2]], [p.locomotive[3]]
    return Board(
        tracks=tracks,
        locomotives={
            line: [int(v) for v in values if v]
            for line, values in zip(LINES, (two, peter, kiev), strict=True)
        },
        factories=[int(v) for v in p.factory if v],
        markers=[int(p.marker)] + ([int(p.second)] if p.second >= 0 else []),
        doublers=int(p.doublers),
        revalued=p.revalued,
        medal=p.medal,
        engineers={e.id: e.number for i, e in enumerate(box.ENGINEERS) if p.engineers >> i & 1},
        tokens_used=int(p.tokens).bit_count(),
        workers=int(p.workers),
        black_worker=p.black > 0,
        points=int(p.points),
    )


def _single(piece: int) -> bool:
    """One worker, temporary worker, black worker or ruble."""
    return (piece >> 4 & 255) + (piece >> 12 & 255) + (piece >> 20 & 1) + (piece >> 24) == 1


def situation_of(s: State) -> Situation:
    """What the player to act may do, out of the engine's arrays."""
    seat = int(s.actor)
    p = s.people[seat]
    names = [*box.SPACE_IDS, *(f"own_{e}" for e in box.ENGINEER_IDS)]
    order = {names.index("order_1"), names.index("order_2")}
    mine = [i for i, piece in enumerate(s.pieces) if piece % 16 == seat + 1]
    return Situation(
        players=int(s.players),
        last_round=s.round == s.rounds,
        board=board_of(s, seat),
        purse=Purse(int(p.free), int(p.temporary), int(p.black == 1), int(p.rubles)),
        position=s.order.index(seat) + 1,
        taken={name for name, piece in zip(names, s.pieces, strict=False) if piece},
        claims=seat in (s.first_claim, s.second_claim),
        worker_elsewhere=any(s.pieces[i] >> 4 & 255 for i in mine if i not in order),
        row=[None if e < 0 else box.ENGINEER_IDS[e] for e in s.row],
        doublers_left=int(s.doublers),
        stacks={value: int(s.stacks[value]) for value in range(2, 10) if s.stacks[value]},
        face_up=int(sum(s.face_up)),
        singles={
            names[i] if i < len(names) else "track_black_or_grey1" for i in mine if _single(s.pieces[i])
        },
        temporary=int(s.temporary),
    )
