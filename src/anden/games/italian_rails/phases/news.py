# mypyc: compile
"""Events in force (heading «Cartas de evento»): how long each still lasts, what they do together, and which of them does it.

An event is card * 4 + seat that drew it * 2 + turns of his still to end - 1: it lasts until the end of his next turn.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from anden.core.facts import Event
from anden.games.italian_rails.printed.cards import HALF, C
from anden.games.italian_rails.printed.tables import T
from anden.games.italian_rails.state import State, halved


def news_code(card: int, seat: int) -> int:
    """An event that was just drawn: this turn and the next one of the player have to end."""
    return card * 4 + seat * 2 + 1


def news_card(code: i64) -> i64:
    return code // 4


def news_seat(code: i64) -> i64:
    return (code // 2) % 2


def news_ends(code: i64) -> i64:
    """How many turns of who drew it still end before it is over."""
    return code % 2 + 1


def refresh_news(s: State) -> None:
    """Work out what the events in force do."""
    weather = T.no_points
    s.flooded = 0
    s.no_trade = 0
    s.storm = False
    one: i64 = T.one
    for code in s.news:
        news = C.news[news_card(code)]
        assert news is not None
        if news.points:
            weather = vec[i64]([int(weather[i]) | bits for i, bits in enumerate(news.points)])
        if news.flood >= 0:
            s.flooded |= one << i64(news.flood)
        for city in news.no_trade:
            s.no_trade |= one << i64(city)
        if news.storm:
            s.storm = True
    s.weather = weather


def news_on_point(s: State, point: i64, bit: i64) -> str:
    """The event in force that does this to a point."""
    for code in s.news:
        news = C.news[news_card(code)]
        if news is not None and news.points and news.points[point] & bit != 0:
            return news.id
    return ""


def news_on_river(s: State, system: i64) -> str:
    """The flood in force on a river system."""
    for code in s.news:
        news = C.news[news_card(code)]
        if news is not None and news.flood == system:
            return news.id
    return ""


def news_at_sea(s: State) -> str:
    """The storm in force."""
    for code in s.news:
        news = C.news[news_card(code)]
        if news is not None and news.storm:
            return news.id
    return ""


def news_in_city(s: State, city: int) -> str:
    """The event in force that forbids picking up and delivering in a city."""
    for code in s.news:
        news = C.news[news_card(code)]
        if news is not None and city in news.no_trade:
            return news.id
    return ""


def slow_down(s: State, events: list[Event]) -> None:
    """Bad weather where the train stands: what is left of the move is halved, once a turn."""
    if not s.halved and s.weather[s.player().train] & HALF != 0:
        s.halved = True
        s.left = halved(s.left)
        events.append(Event("half_speed", {"seat": int(s.active), "left": int(s.left)}))
