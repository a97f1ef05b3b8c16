# mypyc: compile
"""Moving goods: the network of completed links, and every way a cube can take over it («MOVER MERCANCIAS»).

A way is packed into one number of nine bits a step, the first step lowest: the place it leads to (6 bits) and the owner
of its link (3 bits: a seat or NOBODY); from bit 54 the number of steps. So a network has 63 places and a way 6 steps at
most. Links of one owner between the same two places are one: nothing tells them apart.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from anden.games.cube_rails.board import Board
from anden.games.cube_rails.tiles import NO_TRACK, TO_TOWN
from anden.games.cube_rails.track import NO_OWNER, NOBODY, Track, far_end, opposite_edge

ROOM: Final = 8
"""Neighbours of a place: it has six sides, and a direct link takes one of them."""
STEP: Final = 9
STEPS: Final = 6
LENGTH: Final = 54
"""Bits of a step, most steps of a way, where their number stands."""
FAR: Final = 99
COLOURS: Final = 8


class Zeros:
    """Empty arrays to copy, and the 1 to shift left: mypyc writes a constant 1 into C as a 32-bit number."""

    def __init__(self) -> None:
        self.one: i64 = 1
        self.room: vec[i64] = vec[i64]([0] * (64 * ROOM))
        self.places: vec[i64] = vec[i64]([0] * 64)
        self.ways: vec[i64] = vec[i64]([0] * 256)


Z: Final = Zeros()


class Routes:
    """The completed links of one moment. `network` makes it."""

    def __init__(self, t: Track, board: Board, places: i64) -> None:
        self.track: Track = t
        self.board: Board = board
        self.places: i64 = places
        self.degree: vec[i64] = Z.places[:places]
        self.to: vec[i64] = Z.room[: places * ROOM]
        """By place * ROOM + i: where its i-th link leads."""
        self.owner: vec[i64] = Z.room[: places * ROOM]
        """Whose link that is: a seat or NOBODY."""
        self.times: vec[i64] = Z.room[: places * ROOM]
        """How many links of that owner lead there."""
        self.accept: vec[i64] = Z.places[:places]
        """By place: bits of the colours that end there."""
        self.terminal: vec[i64] = Z.places[:places]
        """By place: 1 where goods can only end."""
        self.distance: vec[i64] = Z.places[:places]
        """By place: links to the nearest goal, see `_aim`."""
        self.queue: vec[i64] = Z.places[:places]
        self.goal: i64 = 0
        """The bit of the colour on the way."""
        self.ways: vec[i64] = Z.ways[:]
        """The ways found, packed."""
        self.found: i64 = 0
        self.crossed_once: bool = True
        """A cube on the hex where a link crosses itself does not go back over that link either; False in older rules."""
        self.mover: i64 = -1
        """A seat whose ways must lead over own links, and over as many as of any other player (Raíles); -1 = any way."""

    def add(self, a: i64, b: i64, owner: i64) -> None:
        """One direction of a link."""
        n: i64 = self.degree[a]
        first: i64 = a * ROOM
        i: i64
        for i in range(first, first + n):
            if self.to[i] == b and self.owner[i] == owner:
                self.times[i] += 1
                return
        self.to[first + n] = b
        self.owner[first + n] = owner
        self.times[first + n] = 1
        self.degree[a] = n + 1

    def parallel(self, a: i64, b: i64, owner: i64) -> i64:
        """How many completed links of an owner (a seat or NOBODY) join two places."""
        i: i64
        for i in range(a * ROOM, a * ROOM + self.degree[a]):
            if self.to[i] == b and self.owner[i] == owner:
                return self.times[i]
        return 0

    def from_place(self, start: i64, colour: i64, limit: i64) -> None:
        """Find all ways of a cube from a place, within the locomotive's limit."""
        self.found = 0
        if self.degree[start] == 0 or not self._aim(colour, start):
            return
        one: i64 = Z.one
        self._walk(start, 0, 0, limit if limit < STEPS else STEPS, one << start)

    def from_track(self, h: i64, colour: i64, limit: i64) -> None:
        """Find all ways of a cube that lies on the track of a hex («St. Lucia»).

        The first step leads along a track of the hex, finished or not, to a place at its end. The cube may not come
        back over that same track.
        """
        self.found = 0
        if limit < 1 or not self._aim(colour, -1):
            return
        t, board = self.track, self.board
        first = vec[i64]([-1] * 6)
        back = vec[i64]([-1] * 6)
        starts: i64 = 0
        e: i64
        for e in range(6):
            out: i64 = i64(board.tiles.other[i64(t.tile[h]) * 8 + e])
            if out >= TO_TOWN:
                continue
            end: i64 = far_end(t, board, h, e)
            if end < 0:
                continue
            step: i64 = board.place[end] | (i64(t.owner[h * 6 + e]) << 6)
            other: i64 = far_end(t, board, h, out)
            behind: i64 = board.place[other] if other >= 0 else -1
            known: i64 = _index(first, starts, step)
            if known < 0:
                first[starts] = step
                back[starts] = behind
                starts += 1
            elif back[known] != behind or not self.crossed_once:
                back[known] = -1  # whichever way it goes on, it lay on the other track
        i: i64
        for i in range(starts):
            self._set_out(first[i], back[i], limit if limit < STEPS else STEPS)

    def _set_out(self, step: i64, back: i64, limit: i64) -> None:
        """Go on from the first stop of a cube that lay on track; `back` is the place at the other end of that track."""
        one: i64 = Z.one
        place: i64 = step & 63
        if self.accept[place] & self.goal != 0:
            self._keep(step, 1)
        elif self.distance[place] < limit:
            barred: i64 = -1
            i: i64
            for i in range(place * ROOM, place * ROOM + self.degree[place]):
                if self.to[i] == back and self.owner[i] == step >> 6 and self.times[i] == 1:
                    barred = i
            was: i64 = 0
            if barred >= 0:
                # For a moment the link leads nowhere new, so that the walk does not take it.
                was = self.to[barred]
                self.to[barred] = place
            self._walk(place, step, STEP, limit - 1, one << place)
            if barred >= 0:
                self.to[barred] = was

    def _aim(self, colour: i64, start: i64) -> bool:
        """Set the distances to the nearest place that takes a colour, other than the start. False if there is none."""
        one: i64 = Z.one
        goal: i64 = one << colour
        self.goal = goal
        distance, queue = self.distance, self.queue
        tail: i64 = 0
        p: i64
        for p in range(self.places):
            if self.accept[p] & goal != 0 and p != start and self.degree[p] > 0:
                distance[p] = 0
                queue[tail] = p
                tail += 1
            else:
                distance[p] = FAR
        if tail == 0:
            # On track a cube may reach a goal that no completed link touches.
            return start < 0
        head: i64 = 0
        while head < tail:
            here: i64 = queue[head]
            head += 1
            i: i64
            for i in range(here * ROOM, here * ROOM + self.degree[here]):
                there: i64 = self.to[i]
                if distance[there] == FAR and self.terminal[there] == 0 and there != start:
                    distance[there] = distance[here] + 1
                    queue[tail] = there
                    tail += 1
        return True

    def _walk(self, at: i64, way: i64, shift: i64, left: i64, seen: i64) -> None:
        """Follow every link from a place whose end is not behind us and near enough to a goal."""
        one: i64 = Z.one
        i: i64
        for i in range(at * ROOM, at * ROOM + self.degree[at]):
            there: i64 = self.to[i]
            if self.distance[there] >= left or (seen >> there) & 1 != 0:
                continue
            step: i64 = way | ((there | (self.owner[i] << 6)) << shift)
            if self.distance[there] == 0:
                self._keep(step, shift // STEP + 1)
            else:
                self._walk(there, step, shift + STEP, left - 1, seen | (one << there))

    def _keep(self, way: i64, length: i64) -> None:
        if self.mover >= 0 and not own_enough(way, length, self.mover):
            return
        n: i64 = self.found
        size: i64 = len(self.ways)
        if n == size:
            more = vec[i64]([0] * (size * 2))
            i: i64
            for i in range(n):
                more[i] = self.ways[i]
            self.ways = more
        self.ways[n] = way | (length << LENGTH)
        self.found = n + 1


def own_enough(way: i64, length: i64, mover: i64) -> bool:
    """Whether a way takes at least one link of the mover, and of no other player more than of him.

    Links of nobody count for nobody.
    """
    one: i64 = Z.one
    counts: i64 = 0
    for _ in range(length):
        counts += one << (((way >> 6) & 7) * 8)
        way >>= STEP
    own: i64 = (counts >> (mover * 8)) & 255
    if own == 0:
        return False
    i: i64
    for i in range(NOBODY):
        if (counts >> (i * 8)) & 255 > own:
            return False
    return True


def _index(values: vec[i64], n: i64, value: i64) -> i64:
    i: i64
    for i in range(n):
        if values[i] == value:
            return i
    return -1


def network(t: Track, board: Board, also: vec[u8]) -> Routes:
    """The completed links now. `also`: by place, bits of colours it takes besides its own as a city; empty = none."""
    r = Routes(t, board, board.places)
    p: i64
    e: i64
    for p in range(board.places):
        h: i64 = board.hex_of_place[p]
        _judge(r, t, board, p, h, i64(also[p]) if len(also) > 0 else 0)
        if t.city[h] != 0 or t.tile[h] != 0:
            for e in range(6):
                _follow(r, t, board, p, h, e)
    i: i64
    for i in range(len(t.direct)):
        owner: i64 = i64(t.direct[i])
        if owner != NO_OWNER:
            link = board.direct[i]
            r.add(link.a, link.b, owner)
            r.add(link.b, link.a, owner)
    return r


def _judge(r: Routes, t: Track, board: Board, p: i64, h: i64, also: i64) -> None:
    """What a place takes."""
    one: i64 = Z.one
    city: i64 = i64(t.city[h])
    if city != 0:
        r.accept[p] = also
        if city <= COLOURS:
            r.accept[p] |= one << (city - 1)
    r.terminal[p] = i64(board.terminal[h])


def _follow(r: Routes, t: Track, board: Board, p: i64, h: i64, e: i64) -> None:
    """Add the completed link that leaves a place over an edge, if there is one."""
    neighbour, other, tile, city = board.neighbour, board.tiles.other, t.tile, t.city
    owner: i64 = NO_OWNER
    if city[h] == 0:
        if i64(other[i64(tile[h]) * 8 + e]) == NO_TRACK:
            return
        owner = i64(t.owner[h * 6 + e])
    at: i64 = h
    out: i64 = e
    while True:
        there: i64 = neighbour[at * 6 + out]
        if there < 0:
            return
        if city[there] != 0:
            break
        back: i64 = opposite_edge(out)
        onward: i64 = i64(other[i64(tile[there]) * 8 + back])
        if onward == NO_TRACK:
            return
        if owner == NO_OWNER:
            owner = i64(t.owner[there * 6 + back])
        at = there
        out = onward
        if onward == TO_TOWN:
            break
    if owner != NO_OWNER:
        r.add(p, board.place[there], owner)


# --- why a way is refused --------------------------------------------------------------------------------------------

NO_LINK: Final = "no_link"
TOO_FAR: Final = "too_far"
PLACE_TWICE: Final = "place_twice"
MUST_STOP: Final = "must_stop"
WRONG_DESTINATION: Final = "wrong_destination"
THROUGH_TERMINAL: Final = "through_terminal"


def way_problem(
    r: Routes, start: int, h: int, stops: list[int], owners: list[int], colour: int, limit: int
) -> tuple[str, int] | None:
    """Why a cube cannot go from a place (`start`; -1 = from the track of hex `h`) over these stops.

    `owners` of the steps are seats or NOBODY. A key above and the step it is about, from 0; None if it can go so.
    """
    seen = [start]
    for i, stop in enumerate(stops):
        if stop in seen:
            return PLACE_TWICE, i
        seen.append(stop)
    for i, stop in enumerate(stops[:-1]):
        if r.accept[stop] >> colour & 1 == 1:
            return MUST_STOP, i
        if r.terminal[stop] == 1:
            return THROUGH_TERMINAL, i
    last = len(stops) - 1
    if r.accept[stops[last]] >> colour & 1 == 0:
        return WRONG_DESTINATION, last
    if len(stops) > limit:
        return TOO_FAR, last
    at = start
    for i, stop in enumerate(stops):
        if at >= 0:
            if r.parallel(at, stop, owners[i]) == 0:
                return NO_LINK, i
        elif not _leads(r, h, stop, owners[0]):
            return NO_LINK, i
        at = stop
    if start < 0 and len(stops) > 1 and not _another_way(r, h, stops, owners):
        return PLACE_TWICE, 0
    return None


def _leads(r: Routes, h: int, stop: int, owner: int) -> bool:
    """Whether a track of an owner on a hex leads to a place."""
    return len(_ends(r, h, stop, owner)) > 0


def _ends(r: Routes, h: int, stop: int, owner: int) -> list[int]:
    """The other ends (places, or -1) of the tracks of an owner on a hex that lead to a place."""
    t, board = r.track, r.board
    found: list[int] = []
    for e in range(6):
        out = int(board.tiles.other[int(t.tile[h]) * 8 + e])
        if out >= TO_TOWN or t.owner[h * 6 + e] != owner:
            continue
        end = far_end(t, board, h, e)
        if end >= 0 and board.place[end] == stop:
            other = far_end(t, board, h, out)
            found.append(int(board.place[other]) if other >= 0 else -1)
    return found


def _another_way(r: Routes, h: int, stops: list[int], owners: list[int]) -> bool:
    """Whether the second step can be made without going back over the track the cube lay on."""
    ends = _ends(r, h, stops[0], owners[0])
    if owners[1] != owners[0] or (len(ends) > 1 and not r.crossed_once):
        return True
    if ends.count(stops[1]) < len(ends):
        return True  # it lay on the track that leads elsewhere
    return r.parallel(stops[0], stops[1], owners[1]) > 1
