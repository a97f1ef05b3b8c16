# mypyc: compile
"""The position as plain data: for the client that draws it, and whole, to compare. See docs/reference/views.md."""

from __future__ import annotations

from typing import Any

from anden.games.italian_rails import outlook
from anden.games.italian_rails.board_view import board_view
from anden.games.italian_rails.offers import offers
from anden.games.italian_rails.phases.build import closed_edges, starts
from anden.games.italian_rails.phases.news import news_card, news_ends, news_seat
from anden.games.italian_rails.printed.atlas import A
from anden.games.italian_rails.printed.cards import HALF, NO_BUILD, STILL, C
from anden.games.italian_rails.printed.tables import NO_SLOT, NONE, T
from anden.games.italian_rails.scoring import tracks
from anden.games.italian_rails.shown import (
    Building,
    FerryState,
    LoadView,
    Losing,
    Moving,
    NewsView,
    OfferCard,
    Train,
)
from anden.games.italian_rails.state import (
    BUILD,
    CARD,
    DISCARDED,
    KEEP,
    LOCOMOTIVES,
    LOSE,
    MOVE,
    NOBODY,
    PAY_BACK,
    SPENDING,
    TURN_LIMIT,
    UNKNOWN,
    Player,
    State,
    load_card,
    load_good,
    load_order,
)
from anden.games.italian_rails.track.network import own_track
from anden.games.italian_rails.track.tariff import ferry_price

PHASES = ("deal", "keep", "move", "build", "lock", "draw", "swap", "lose", "card", "over")


def show(s: State, seat: int | None, legal: list[Any]) -> dict[str, Any]:
    """The position; `legal` is what the viewer's seat may do now."""
    return {
        "turn": 0 if s.active == NOBODY else int(s.people[s.active].turns),
        "limit": TURN_LIMIT,
        "starter": _seat(s.starter),
        "active": _seat(s.active),
        "phase": PHASES[int(s.phase)],
        "options": {
            "cash": "hidden" if s.hidden_cash else "open",
            "ferries": "quick" if s.quick_ferries else "rulebook",
            "fast_trains": s.fast_trains,
            "loans": s.loan_variant,
        },
        "board": board_view(s.fast_trains),
        "tracks": [own_track(s, n) for n in range(2)],
        "ferries": {line.id: _ferry(s, n) for n, line in enumerate(A.ferries)},
        "rights": [{"edge": code >> 1, "seat": code & 1} for code in s.rights],
        "offer": [_offered(s, card) for card in s.offer],
        "deck": s.in_deck(),
        "discards": sum(1 for place in list(s.where)[1:] if place == DISCARDED),
        "news": [_news(s, code) for code in s.news],
        "players": [_player(s, n) for n in range(2)],
        "moving": _moving(s),
        "building": _building(s),
        "losing": _losing(s),
        "last_round": _seat(s.goal),
        "plans": {} if seat is None else outlook.plans(s, seat),
        "offers": offers(s, legal),
    }


def _seat(seat: int) -> int | None:
    return None if seat == NOBODY else int(seat)


def _ferry(s: State, ferry: int) -> FerryState:
    owners = [n for n in range(2) if int(s.people[n].ferries) >> ferry & 1]
    price = None if len(owners) == 2 else int(ferry_price(s, 1 - owners[0] if owners else 0, ferry))
    return {"owners": owners, "price": price}


def _offered(s: State, card: int) -> OfferCard:
    order = int(s.locked_order(card))
    holders = [n for n in range(2) if any(load_card(code) == card for code in s.people[n].loads)]
    return {"card": card, "order": None if order == NONE else order + 1, "seats": holders}


def _news(s: State, code: int) -> NewsView:
    news = C.news[news_card(code)]
    assert news is not None
    names = T.names

    def zone(bit: int) -> list[str]:
        return [names[n] for n, bits in enumerate(news.points) if bits & bit]

    flooded = [n for n in range(len(A.edges)) if news.flood >= 0 and int(T.system[n]) == news.flood]
    return {
        "card": news.card,
        "event": news.id,
        "seat": int(news_seat(code)),
        "ends": int(news_ends(code)),
        "half": zone(HALF),
        "still": zone(STILL),
        "no_build": zone(NO_BUILD),
        "no_trade": [A.cities[n].id for n in news.no_trade],
        "edges": flooded,
        "ferries": news.storm,
    }


def _player(s: State, seat: int) -> dict[str, Any]:
    p = s.people[seat]
    return {
        "cash": None if p.cash == UNKNOWN else int(p.cash),
        "locomotive": LOCOMOTIVES[p.locomotive],
        "speed": s.full_speed(p),
        "capacity": p.capacity(),
        "train": _train(p),
        "loads": [_load(code) for code in p.loads],
        "cards": list(p.cards),
        "waiting": [{"card": code // 4, "order": code % 4 + 1} for code in p.waiting],
        "chosen": bool(p.kept) or s.phase > KEEP,
        "turns": int(p.turns),
        "lost": int(p.lost),
        "sections": tracks(s, seat),
        "debt": PAY_BACK * int(p.debts),
        "deliveries": int(p.deliveries),
        "network": outlook.network(s, seat),
    }


def _train(p: Player) -> Train | None:
    if p.train == NONE:
        return None
    came = None
    if p.came != NO_SLOT and int(T.city[p.train]) < 0:
        came = T.names[int(T.beside[p.train * 6 + p.came])]
    ferry = None if p.sea == NONE else A.ferries[p.sea].id
    return {"point": T.names[p.train], "ferry": ferry, "from": came}


def _load(code: int) -> LoadView:
    card = int(load_card(code))
    return {
        "good": A.goods[load_good(code)].id,
        "card": card or None,
        "order": int(load_order(code)) + 1 if card else None,
    }


def _moving(s: State) -> Moving | None:
    if s.phase != MOVE:
        return None
    return {"left": int(s.left), "speed": int(s.speed), "halved": s.halved, "toll_paid": s.toll_paid}


def _building(s: State) -> Building | None:
    if s.phase != BUILD:
        return None
    return {
        "spent": int(s.spent),
        "left": SPENDING - int(s.spent),
        "majors": [A.cities[city].id for n, city in enumerate(A.majors) if int(s.majors) >> n & 1],
        "drawn": list(s.drawn),
        "starts": starts(s),
        "closed": closed_edges(s),
    }


def _losing(s: State) -> Losing | None:
    if s.phase not in (LOSE, CARD):
        return None
    return {"seat": s.victims[0], "card": int(s.dilemma) or None}


def snapshot(s: State) -> dict[str, Any]:
    """The whole state, to compare."""
    plain = {name: _plain(getattr(s, name)) for name in STATE_FIELDS}
    plain["people"] = [{name: _plain(getattr(p, name)) for name in PLAYER_FIELDS} for p in s.people]
    return plain


def _plain(value: Any) -> Any:
    if isinstance(value, (bool, int, tuple)):
        return value
    return list(value)


STATE_FIELDS = (
    *("phase", "hidden_cash", "quick_ferries", "fast_trains", "loan_variant", "owner", "rights", "degree"),
    *("where", "offer", "news", "weather", "flooded", "no_trade", "storm", "starter", "active", "begun"),
    *("left", "speed", "moved", "sailed", "halved", "toll_paid", "spent", "majors", "drawn", "borrowed"),
    *("resume", "forced", "cut", "victims", "dilemma", "goal"),
)
PLAYER_FIELDS = (
    *("cash", "locomotive", "train", "came", "sea", "ferries", "loads", "cards", "waiting", "kept", "turns"),
    *(
        "lost",
        "sections",
        "debts",
        "deliveries",
        "delivered",
        "tolls_in",
        "tolls_out",
        "drawn",
        "track_spent",
    ),
    *("ferry_spent", "engine_spent", "taxes", "loans"),
)
