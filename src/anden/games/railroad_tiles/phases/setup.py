# mypyc: compile
"""Before and at the start of rounds: what luck does (order, objectives, starting tiles, columns, tokens) and the
starting tiles. Headings «Preparación», «Losetas iniciales», «Preparación de la ronda»."""

from __future__ import annotations

from random import Random
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from anden.core.facts import Event, Problem
from anden.games.railroad_tiles.actions import (
    Coin,
    Fill,
    Objectives,
    Order,
    Reveal,
    Start,
    Starting,
    TilesAction,
)
from anden.games.railroad_tiles.keys import refusal
from anden.games.railroad_tiles.phases.memo import M
from anden.games.railroad_tiles.printed.faces import CODES, COLUMNS, FACES, INDEX, PAWNS, TOKEN_IDS, TOKENS
from anden.games.railroad_tiles.printed.faces import OBJECTIVES as OBJECTIVE_IDS
from anden.games.railroad_tiles.printed.tables import OBJECTIVE_BASE, T
from anden.games.railroad_tiles.state import (
    FILL,
    NOBODY,
    OBJECTIVES,
    ORDER,
    REVEAL,
    ROUNDS,
    START,
    STARTING,
    TAKE,
    State,
    without,
)
from anden.games.railroad_tiles.territories.territory import CENTRE

OBJECTIVES_IN_PLAY: Final = 3

# --- luck ------------------------------------------------------------------------------------------------------------


def sample(s: State, rng: Random) -> TilesAction:
    """What luck does next."""
    if s.phase == ORDER:
        seats = list(range(len(s.people)))
        rng.shuffle(seats)
        return Order(tuple(seats))
    if s.phase == OBJECTIVES:
        picked = rng.sample(range(len(OBJECTIVE_IDS)), OBJECTIVES_IN_PLAY)
        return Objectives(tuple([OBJECTIVE_IDS[i] for i in sorted(picked)]))
    if s.phase == STARTING:
        return _sample_starting(s, rng)
    if s.phase == FILL:
        return _sample_fill(s, rng)
    if s.phase == REVEAL:
        hidden = [i for i in range(len(TOKENS)) if (s.clock >> i) & 1 != 0]
        return Reveal(TOKEN_IDS[hidden[rng.randrange(len(hidden))]])
    return Coin("left" if rng.randrange(2) == 0 else "right")


def draw(bag: vec[u8], left: i64, rng: Random) -> i64:
    """Draw a tile out of a bag that holds `left` tiles."""
    k: i64 = int(rng.random() * int(left))  # much faster than randrange, and fair to one part in 10^13
    face: i64 = 0
    while True:
        n: i64 = i64(bag[face])
        if k < n:
            bag[face] = u8(n - 1)
            return face
        k -= n
        face += 1


def _sample_starting(s: State, rng: Random) -> Starting:
    """Draw one tile each; of two with the same routes one goes back and another is drawn, until all differ."""
    bag = s.bag[:]
    left = s.bag_left
    tiles: list[int] = []
    for _ in s.people:
        tiles.append(int(draw(bag, left, rng)))
        left -= 1
    while True:
        same = same_configuration(tiles)
        if same is None:
            return Starting(tuple([CODES[f] for f in tiles]))
        back = tiles[same[1]]
        bag[back] = u8(int(bag[back]) + 1)
        tiles[same[1]] = int(draw(bag, left + 1, rng))


def same_configuration(tiles: list[int]) -> tuple[int, int] | None:
    """Two of the tiles (places in the list) that show the same routes."""
    for j in range(len(tiles)):
        for i in range(j):
            if FACES[tiles[i]].configuration == FACES[tiles[j]].configuration:
                return (i, j)
    return None


def _sample_fill(s: State, rng: Random) -> Fill:
    bag = s.bag[:]
    left = s.bag_left
    columns: list[tuple[str, ...]] = []
    printed = COLUMNS[len(s.people)]
    for i in range(len(printed)):
        tiles: list[str] = []
        if not s.columns[i]:
            for _ in range(printed[i].size):
                tiles.append(CODES[draw(bag, left, rng)])
                left -= 1
        columns.append(tuple(tiles))
    return Fill(tuple(columns))


def order_problem(s: State, a: Order) -> Problem | None:
    n = len(s.people)
    return None if sorted(a.seats) == list(range(n)) else refusal("luck_order", players=n)


def set_order(s: State, a: Order) -> list[Event]:
    s.order = a.seats
    s.phase = OBJECTIVES if s.random_objectives else STARTING
    return [Event("order", {"seats": a.seats})]


def objectives_problem(s: State, a: Objectives) -> Problem | None:
    different = set(a.ids)
    good = len(a.ids) == OBJECTIVES_IN_PLAY == len(different) and different <= set(OBJECTIVE_IDS)
    return None if good else refusal("luck_objectives")


def set_objectives(s: State, a: Objectives) -> list[Event]:
    s.objectives = objective_bits(a.ids)
    for player in s.people:
        player.objectives = s.objectives
    s.phase = STARTING if len(s.people) > 1 else FILL
    return [Event("objectives", {"objectives": a.ids})]


def objective_bits(ids: tuple[str, ...]) -> int:
    bits = 0
    for objective in ids:
        bits |= 1 << OBJECTIVE_IDS.index(objective)
    return bits


def _bag_problem(s: State, tiles: list[str]) -> Problem | None:
    """Whether these tiles can all come out of the bag."""
    bag = s.bag[:]
    for tile in tiles:
        face = INDEX.get(tile, -1)
        if face < 0 or face >= OBJECTIVE_BASE or int(bag[face]) == 0:
            return refusal("luck_bag", tile=tile)
        bag[face] = u8(int(bag[face]) - 1)
    return None


def _take_from_bag(s: State, tiles: tuple[str, ...]) -> tuple[int, ...]:
    faces: list[int] = []
    for tile in tiles:
        face = INDEX[tile]
        s.bag[face] = u8(int(s.bag[face]) - 1)
        s.bag_left -= 1
        faces.append(face)
    return tuple(faces)


def starting_problem(s: State, a: Starting) -> Problem | None:
    if len(a.tiles) != len(s.people):
        return refusal("luck_starting_count", count=len(s.people))
    problem = _bag_problem(s, list(a.tiles))
    if problem is not None:
        return problem
    same = same_configuration([INDEX[tile] for tile in a.tiles])
    if same is not None:
        return refusal("luck_starting_same", tile=a.tiles[same[0]], other=a.tiles[same[1]])
    return None


def set_starting(s: State, a: Starting) -> list[Event]:
    s.starting = _take_from_bag(s, a.tiles)
    s.phase = FILL
    return [Event("starting", {"tiles": a.tiles})]


def fill_problem(s: State, a: Fill) -> Problem | None:
    printed = COLUMNS[len(s.people)]
    if len(a.columns) != len(printed):
        return refusal("luck_columns", columns=len(printed))
    tiles: list[str] = []
    for i in range(len(printed)):
        size = 0 if s.columns[i] else printed[i].size
        if len(a.columns[i]) != size:
            return refusal("luck_column_size", column=i + 1, size=size)
        tiles.extend(a.columns[i])
    return _bag_problem(s, tiles)


def fill(s: State, a: Fill) -> list[Event]:
    """A new round: the empty columns are filled; a column nobody took keeps its tiles and stars."""
    s.round += 1
    columns: list[tuple[int, ...]] = []
    count = 0
    for i in range(len(s.columns)):
        count += len(a.columns[i])
        columns.append(s.columns[i] or _take_from_bag(s, a.columns[i]))
    s.columns = tuple(columns)
    events = [Event("fill", {"round": int(s.round), "tiles": count, "bag": int(s.bag_left)})]
    if s.round == ROUNDS:
        _shift_tokens(s, events)
        events.append(Event("last_round"))
        _start_selection(s)
    else:
        s.phase = REVEAL
    return events


def reveal_problem(s: State, a: Reveal) -> Problem | None:
    if a.token not in TOKEN_IDS or (s.clock >> TOKEN_IDS.index(a.token)) & 1 == 0:
        return refusal("luck_token", token=a.token)
    return None


def reveal(s: State, a: Reveal) -> list[Event]:
    """A token comes off the clock into the waiting room and pushes the others on."""
    token = TOKEN_IDS.index(a.token)
    events: list[Event] = []
    _shift_tokens(s, events)
    one: i64 = T.one
    s.clock &= ~(one << i64(token))
    s.waiting = token
    events.append(
        Event("reveal", {"token": a.token, "pawns": tuple([PAWNS[p] for p in TOKENS[token].pawns])})
    )
    if TOKENS[token].flag and s.objectives != 0:
        events.append(Event("flag", {"token": a.token}))
    _start_selection(s)
    return events


def _shift_tokens(s: State, events: list[Event]) -> None:
    """Waiting room to active zone, along the active zone, and off the board."""
    if s.waiting == NOBODY:
        return
    active = (int(s.waiting), *s.active)
    s.waiting = NOBODY
    for token in active[2:]:
        s.gone = (*s.gone, token)
        events.append(Event("token_gone", {"token": TOKEN_IDS[token]}))
    s.active = active[:2]


def _start_selection(s: State) -> None:
    """Starting tiles are picked in reverse turn order, before the columns of round 1."""
    if s.starting:
        s.phase = START
        s.at = len(s.order) - 1
    else:
        s.phase = TAKE
        s.at = 0


# --- starting tiles --------------------------------------------------------------------------------------------------


def legal_starts(s: State) -> list[TilesAction]:
    out: list[TilesAction] = []
    for face in s.starting:
        out.append(M.starts[face])
    return out


def start_problem(s: State, a: Start) -> Problem | None:
    return None if INDEX.get(a.tile, -1) in s.starting else refusal("starting_not_there", tile=a.tile)


def start(s: State, a: Start) -> list[Event]:
    """A starting tile goes to 0,0 as it is printed (it could be turned, but that turns only the view)."""
    face = INDEX[a.tile]
    seat = s.seat()
    s.starting = without(s.starting, face)
    s.player().territory.lay(CENTRE, face * 8, 1)
    if s.at > 0:
        s.at -= 1
    else:
        s.phase = TAKE
    return [Event("start", {"seat": seat, "tile": a.tile})]
