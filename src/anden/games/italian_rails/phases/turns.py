# mypyc: compile
"""Turns: how they begin and end (headings «Secuencia de juego», «Cartas de evento», «Objetivo del juego»)."""

from __future__ import annotations

from mypy_extensions import i64

from anden.core.facts import Event
from anden.games.italian_rails.phases.goal import look_for_goal
from anden.games.italian_rails.phases.news import news_card, news_ends, news_seat, refresh_news, slow_down
from anden.games.italian_rails.printed.atlas import A
from anden.games.italian_rails.printed.cards import NO_BUILD, C
from anden.games.italian_rails.printed.tables import NO_SLOT, NONE, T
from anden.games.italian_rails.scoring import owed, ranking, worth
from anden.games.italian_rails.state import (
    BUILD,
    BUILD_ONLY,
    DISCARDED,
    MOVE,
    NOBODY,
    OVER,
    TURN_LIMIT,
    State,
    halved,
)


def begin_turn(s: State, seat: int, events: list[Event]) -> bool:
    """A player's turn begins. False when it is lost, and so already at its end."""
    s.active = seat
    player = s.player()
    player.turns += 1
    s.begun = False
    s.moved = False
    s.sailed = False
    s.halved = False
    s.toll_paid = False
    s.spent = 0
    s.majors = 0
    s.drawn = ()
    s.borrowed = False
    s.cut = False
    s.forced = 0
    s.left = 0
    s.speed = 0
    s.guard_for = NOBODY
    if player.lost > 0:
        player.lost -= 1
        events.append(Event("turn_lost", {"seat": seat, "left": int(player.lost)}))
        return False
    events.append(Event("turn", {"seat": seat, "number": int(player.turns)}))
    s.left = s.full_speed(player)
    if s.switches.new_turn_any_direction:
        player.came = NO_SLOT
    _leave_ferry(s, events)
    if player.train != NONE and player.sea == NONE:
        slow_down(s, events)
    s.speed = s.left
    if player.turns <= BUILD_ONLY:
        s.left = 0
        s.phase = BUILD
    else:
        s.phase = MOVE
    return True


def _leave_ferry(s: State, events: list[Event]) -> None:
    """Heading «Trasbordadores»: a train at sea comes out at the other end, at half speed; in a storm it stays at sea."""
    player = s.player()
    if player.sea == NONE:
        return
    ferry = A.ferries[player.sea].id
    if s.storm:
        s.left = 0
        events.append(Event("at_sea", {"seat": int(s.active), "ferry": ferry}))
        return
    player.sea = NONE
    player.came = NO_SLOT
    s.sailed = True
    s.left = halved(s.left)
    point = T.names[player.train]
    events.append(Event("land", {"seat": int(s.active), "ferry": ferry, "point": point, "left": int(s.left)}))


def end_turn(s: State, had: bool, events: list[Event]) -> None:
    """A turn ends, and the next one begins that is not lost. `had`: the player could have built in it."""
    while True:
        seat = int(s.active)
        if had:
            _lose_rights(s, seat)
        _end_news(s, seat, events)
        look_for_goal(s, seat, events)
        look_for_goal(s, 1 - seat, events)
        even = s.people[0].turns == s.people[1].turns
        if even and s.goal != NOBODY:
            _finish(s, events)
            return
        if even and s.people[0].turns >= TURN_LIMIT:
            events.append(Event("turn_limit", {"limit": TURN_LIMIT}))
            _finish(s, events)
            return
        if s.goal != NOBODY:
            events.append(Event("last_turn", {"seat": 1 - seat}))
        if begin_turn(s, 1 - seat, events):
            return
        had = False


def _lose_rights(s: State, seat: int) -> None:
    """Who had a turn to rebuild what a flood took, has no right to it any more, unless nobody could build there."""
    kept: list[int] = []
    for code in s.rights:
        edge: i64 = code >> 1
        closed = (s.flooded >> T.system[edge]) & 1 != 0
        weather: i64 = s.weather[T.end_a[edge]] | s.weather[T.end_b[edge]]
        if code & 1 != seat or closed or weather & NO_BUILD != 0:
            kept.append(code)
    s.rights = tuple(kept)


def _end_news(s: State, seat: int, events: list[Event]) -> None:
    """Events last until the end of the next turn of who drew them."""
    left: list[int] = []
    for code in s.news:
        if news_seat(code) != seat:
            left.append(code)
        elif news_ends(code) > 1:
            left.append(code - 1)
        else:
            card = int(news_card(code))
            s.where[card] = DISCARDED
            news = C.news[card]
            assert news is not None
            events.append(Event("news_over", {"event": news.id}))
    if tuple(left) != s.news:
        s.news = tuple(left)
        refresh_news(s)


def _finish(s: State, events: list[Event]) -> None:
    s.phase = OVER
    for place, seats in enumerate(ranking(s)):
        for seat in seats:
            events.append(
                Event(
                    "final",
                    {"seat": seat, "cash": worth(s, seat), "debt": owed(s, seat), "place": place + 1},
                    reveals=True,
                )
            )
