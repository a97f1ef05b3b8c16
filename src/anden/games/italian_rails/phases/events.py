# mypyc: compile
"""Event cards: what happens when one is drawn (headings «Cartas de evento», «Eventos de derailment»)."""

from __future__ import annotations

from mypy_extensions import i64

from anden.core.facts import Event, Problem
from anden.games.italian_rails.actions import GiveCard, ItalianAction, KeepCard, Lose
from anden.games.italian_rails.keys import refusal
from anden.games.italian_rails.phases.news import news_code, refresh_news, slow_down
from anden.games.italian_rails.printed.atlas import A
from anden.games.italian_rails.printed.cards import C, News
from anden.games.italian_rails.printed.tables import NONE, T
from anden.games.italian_rails.state import (
    CARD,
    DISCARDED,
    IN_FORCE,
    IN_OFFER,
    LOSE,
    MOVE,
    NOBODY,
    State,
    load_card,
    load_good,
    load_order,
    set_owner,
    without,
)


def resolve(s: State, card: int, events: list[Event]) -> None:
    """An event takes effect as it is drawn, in the turn of the active player (heading «Cartas de evento»)."""
    news = C.news[card]
    assert news is not None
    seat = int(s.active)
    events.append(Event("news", {"event": news.id, "card": card, "seat": seat}))
    if news.lasts:
        s.where[card] = IN_FORCE
        s.news = (*s.news, news_code(card, seat))
        refresh_news(s)
    else:
        s.where[card] = DISCARDED
    if news.flood >= 0:
        _flood(s, news.flood, events)
    if news.points and s.resume == MOVE and not s.cut:
        player = s.player()
        if player.train != NONE and player.sea == NONE:
            slow_down(s, events)
    if news.tax:
        _tax(s, news, events)
    if news.derail:
        _derail(s, news, events)


def _flood(s: State, system: int, events: list[Event]) -> None:
    """All bridges over the river are washed away; at first only their owners may build there again."""
    counts = [0, 0]
    rights = list(s.rights)
    edge: i64
    for edge in range(T.edges):
        who: i64 = i64(s.owner[edge]) - 1
        if who >= 0 and T.system[edge] == system:
            counts[who] += 1
            rights.append(int(edge * 2 + who))
            set_owner(s, edge, NOBODY)
    s.rights = tuple(sorted(rights))
    river = A.systems[system].id
    for seat in range(2):
        if counts[seat] > 0:
            events.append(Event("washed_away", {"river": river, "count": counts[seat], "seat": seat}))
    if counts == [0, 0]:
        events.append(Event("no_bridges", {"river": river}))


def _tax(s: State, news: News, events: list[Event]) -> None:
    """The Excess Profits Tax: both pay by the cash in hand, which is public from now on."""
    for seat in (int(s.active), 1 - int(s.active)):
        player = s.people[seat]
        cash = int(player.cash)
        due = 0
        for least, amount in news.tax:
            if cash >= least:
                due = amount
        player.cash -= due
        player.taxes += due
        events.append(Event("tax", {"seat": seat, "cash": cash, "amount": due}))
    if s.hidden_cash:
        s.hidden_cash = False
        events.append(Event("cash_public"))


def _derail(s: State, news: News, events: list[Event]) -> None:
    """Heading «Eventos de derailment»: trains near the cities of the card lose a load and the next turn; the active player also the
    rest of this one."""
    victims: list[int] = []
    for seat in (int(s.active), 1 - int(s.active)):
        player = s.people[seat]
        if player.train == NONE or player.sea != NONE or int(player.train) not in news.derail:
            continue
        events.append(Event("derailed", {"seat": seat, "point": T.names[player.train]}))
        player.lost += 1
        events.append(Event("loses_turn", {"seat": seat, "count": int(player.lost)}))
        if seat == s.active and not s.cut:
            s.cut = True
            events.append(Event("turn_cut", {"seat": seat}))
        if player.loads:
            victims.append(seat)
    s.victims = tuple(victims)


def settle_losses(s: State, events: list[Event]) -> bool:
    """Loads lost without a choice are lost at once. True while somebody has to choose."""
    while s.victims:
        seat = s.victims[0]
        if s.dilemma != 0:
            s.phase = CARD
            return True
        loads = s.people[seat].loads
        if len(set(loads)) > 1:
            s.phase = LOSE
            return True
        _lose(s, seat, loads[0], events)
    return False


def _lose(s: State, seat: int, code: int, events: list[Event]) -> None:
    """A load is gone. Its card is unlocked, unless the rival has locked it too; about a private card its owner decides."""
    player = s.people[seat]
    player.loads = without(player.loads, code)
    events.append(Event("lose_load", {"seat": seat, "good": A.goods[load_good(code)].id}))
    card = int(load_card(code))
    if card in player.cards:
        s.dilemma = card
        if s.switches.kept_card_stays_locked:
            player.waiting = (*player.waiting, card * 4 + int(load_order(code)))
        return
    if card != 0 and s.locked_order(card) == NONE:
        events.append(Event("unlocked", {"card": card}))
    s.victims = s.victims[1:]


def legal_losses(s: State) -> list[ItalianAction]:
    if s.phase == CARD:
        return [KeepCard(), GiveCard()]
    out: list[ItalianAction] = []
    for code in s.people[s.victims[0]].loads:
        action = Lose(A.goods[load_good(code)].id, int(load_card(code)))
        if action not in out:
            out.append(action)
    return out


def lose_problem(s: State, a: Lose) -> Problem | None:
    return None if _lost_code(s, a) >= 0 else refusal("lose_not_yours", good=a.good, card=a.card)


def _lost_code(s: State, a: Lose) -> int:
    good = A.good_index.get(a.good, -1)
    for code in s.people[s.victims[0]].loads:
        if load_good(code) == good and int(load_card(code)) == a.card:  # a.card may be any number
            return code
    return -1


def lose(s: State, a: Lose) -> list[Event]:
    events: list[Event] = []
    _lose(s, s.victims[0], _lost_code(s, a), events)
    return events


def decide_card(s: State, give: bool) -> list[Event]:
    """A private card whose load was lost stays private, locked on the same order (before version 2: all its orders open again), or
    joins the offer with all its orders."""
    seat = s.victims[0]
    player = s.people[seat]
    card = int(s.dilemma)
    s.dilemma = 0
    s.victims = s.victims[1:]
    if not give:
        return [Event("keep_card", {"seat": seat, "card": card})]
    player.cards = without(player.cards, card)
    player.waiting = tuple([code for code in player.waiting if code // 4 != card])
    s.where[card] = IN_OFFER
    s.offer = (*s.offer, card)
    return [Event("give_card", {"seat": seat, "card": card})]
