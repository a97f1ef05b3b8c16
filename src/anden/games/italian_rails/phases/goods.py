# mypyc: compile
"""Loads and orders (headings «Recogidas y entregas», «Cartas públicas»)."""

from __future__ import annotations

from mypy_extensions import i64

from anden.core.facts import Event, Problem
from anden.games.italian_rails.actions import Deliver, Drop, ItalianAction, Load, Lock
from anden.games.italian_rails.keys import refusal
from anden.games.italian_rails.phases.money import money_came_in
from anden.games.italian_rails.phases.news import news_in_city
from anden.games.italian_rails.phases.pool import go_on
from anden.games.italian_rails.printed.atlas import A
from anden.games.italian_rails.printed.cards import LAST_CARD, C
from anden.games.italian_rails.printed.tables import NONE, T
from anden.games.italian_rails.state import (
    DISCARDED,
    MOVE,
    State,
    load_card,
    load_code,
    load_good,
    load_order,
    without,
)


def city_of_train(s: State) -> int:
    """The city where the active train stands, or NONE."""
    player = s.player()
    if player.train == NONE or player.sea != NONE:
        return NONE
    return int(T.city[player.train])


def open_orders(s: State, good: i64) -> list[tuple[int, int]]:
    """Card and order (0-2) of all orders for a good that the active player may lock now."""
    found: list[tuple[int, int]] = []
    for card in (*s.player().cards, *s.offer):
        for order in range(3):
            if T.order_good[card * 4 + order] == good and _lockable(s, card, order):
                found.append((card, order))
    return found


def _lockable(s: State, card: int, order: int) -> bool:
    """Not locked on another order by anybody, nor already by the active player."""
    if int(s.locked_order(card)) not in (NONE, order):
        return False
    for code in s.player().loads:
        if load_card(code) == card:
            return False
    return True


def legal_goods(s: State) -> list[ItalianAction]:
    """What can be done with loads where the train stands."""
    out: list[ItalianAction] = []
    city = city_of_train(s)
    player = s.player()
    if city != NONE:
        trade = (s.no_trade >> i64(city)) & 1 == 0
        if trade and len(player.loads) < player.capacity():
            good = int(T.city_good[city])
            name = A.goods[good].id
            out.append(Load(name))
            for card, order in open_orders(s, good):
                out.append(Load(name, card, order + 1))
        if trade:
            for code in player.loads:
                card = int(load_card(code))
                if card != 0 and int(T.order_city[card * 4 + load_order(code)]) == city:
                    out.append(Deliver(card))
    out.extend(legal_locks(s))
    if city != NONE:
        for good in _free_goods(s):
            out.append(Drop(A.goods[good].id))
    return out


def _free_goods(s: State) -> list[int]:
    """Goods on board that are not locked, each once."""
    goods: list[int] = []
    for code in s.player().loads:
        if load_card(code) == 0 and int(load_good(code)) not in goods:
            goods.append(int(load_good(code)))
    return goods


def legal_locks(s: State) -> list[ItalianAction]:
    out: list[ItalianAction] = []
    for good in _free_goods(s):
        for card, order in open_orders(s, good):
            out.append(Lock(A.goods[good].id, card, order + 1))
    return out


def _city_problem(s: State) -> Problem | None:
    player = s.player()
    if player.train == NONE:
        return refusal("train_not_placed")
    if player.sea != NONE:
        return refusal("at_sea", ferry=A.ferries[player.sea].id)
    if city_of_train(s) == NONE:
        return refusal("not_in_city", point=T.names[player.train])
    return None


def _trade_problem(s: State) -> Problem | None:
    """Whether an event forbids picking up and delivering here."""
    problem = _city_problem(s)
    city = city_of_train(s)
    if problem is None and (s.no_trade >> i64(city)) & 1 != 0:
        return refusal("city_closed", city=A.cities[city].id, event=news_in_city(s, city))
    return problem


def order_problem(s: State, good: str, card: int, order: int) -> Problem | None:
    """Whether the active player may lock this order for this good (heading «Cartas públicas»)."""
    if not 1 <= card <= LAST_CARD or not C.orders[card] or not 1 <= order <= 3:
        return refusal("unknown_order", card=card, order=order)
    if card in s.rival().cards:
        return refusal("card_private", card=card, seat=1 - int(s.active))
    if card not in s.player().cards and card not in s.offer:
        return refusal("card_not_open", card=card)
    if A.goods[C.orders[card][order - 1].good].id != good:
        return refusal("order_other_good", good=good, card=card, order=order)
    for seat in range(2):
        for code in s.people[seat].loads:
            if load_card(code) == card and load_order(code) != order - 1:
                return refusal("order_locked", card=card, order=int(load_order(code)) + 1, seat=seat)
    held = int(s.locked_order(card))
    if held not in (NONE, order - 1):
        return refusal("order_locked", card=card, order=held + 1, seat=int(s.active))
    for code in s.player().loads:
        if load_card(code) == card:
            return refusal("order_twice", card=card, order=order)
    return None


def load_problem(s: State, a: Load) -> Problem | None:
    if a.good not in A.good_index:
        return refusal("unknown_good", good=a.good)
    problem = _trade_problem(s)
    if problem is not None:
        return problem
    city = city_of_train(s)
    if int(T.city_good[city]) != A.good_index[a.good]:
        return refusal("good_not_here", good=a.good, city=A.cities[city].id)
    player = s.player()
    if len(player.loads) >= player.capacity():
        return refusal("train_full", limit=player.capacity())
    if a.card == 0 and a.order == 0:
        return None
    return order_problem(s, a.good, a.card, a.order)


def load(s: State, a: Load) -> list[Event]:
    """Heading «Recogidas y entregas»: a load comes on board; its cube goes on an order, which locks it, or on the goods board."""
    player = s.player()
    good = A.good_index[a.good]
    city = A.cities[city_of_train(s)].id
    s.begun = True
    player.loads = (*player.loads, load_code(good, 0, 0))
    events = [Event("load", {"seat": int(s.active), "good": a.good, "city": city})]
    if a.card != 0:
        _lock(s, good, a.card, a.order - 1, events)
    return events


def lock_problem(s: State, a: Lock) -> Problem | None:
    good = A.good_index.get(a.good, NONE)
    if good == NONE:
        return refusal("unknown_good", good=a.good)
    problem = free_load_problem(s, good, a.good)
    return problem if problem is not None else order_problem(s, a.good, a.card, a.order)


def free_load_problem(s: State, good: int, name: str) -> Problem | None:
    """Whether a load of this good is on board that is not locked."""
    if good in _free_goods(s):
        return None
    for code in s.player().loads:
        if load_good(code) == good:
            return refusal("load_locked", good=name, card=int(load_card(code)))
    return refusal("not_on_board", good=name)


def lock(s: State, a: Lock) -> list[Event]:
    s.begun = True
    events: list[Event] = []
    _lock(s, A.good_index[a.good], a.card, a.order - 1, events)
    return events


def _lock(s: State, good: int, card: int, order: int, events: list[Event]) -> None:
    """A load that is on board is tied to an order; the offer may need another card."""
    player = s.player()
    if card * 4 + order in player.waiting:
        player.waiting = without(player.waiting, card * 4 + order)
    code = load_code(good, card, order)
    player.loads = (*without(player.loads, load_code(good, 0, 0)), code)
    wanted = C.orders[card][order]
    events.append(
        Event(
            "lock",
            {
                "seat": int(s.active),
                "good": A.goods[good].id,
                "card": card,
                "order": order + 1,
                "city": A.cities[wanted.city].id,
                "amount": wanted.pay,
            },
        )
    )
    s.resume = s.phase
    go_on(s, events)


def deliver_problem(s: State, a: Deliver) -> Problem | None:
    code = _locked_on(s, a.card)
    if code < 0:
        return refusal("nothing_locked", card=a.card)
    problem = _trade_problem(s)
    if problem is not None:
        return problem
    city = int(T.order_city[a.card * 4 + load_order(code)])
    if city != city_of_train(s):
        return refusal("wrong_city", city=A.cities[city].id, good=A.goods[load_good(code)].id)
    return None


def _locked_on(s: State, card: int) -> int:
    """The load the active player has locked on a card, or -1; the number may be any."""
    if 1 <= card <= LAST_CARD:
        for code in s.player().loads:
            if load_card(code) == card:
                return code
    return -1


def deliver(s: State, a: Deliver) -> list[Event]:
    """Heading «Recogidas y entregas»: the order is paid and its card discarded; a rival who raced for it loses load and cube."""
    player, rival = s.player(), s.rival()
    card = a.card
    code = _locked_on(s, card)
    order = C.orders[card][load_order(code)]
    good = A.goods[order.good].id
    seat = int(s.active)
    s.begun = True
    player.loads = without(player.loads, code)
    player.cash += order.pay
    player.delivered += order.pay
    player.deliveries += 1
    city = A.cities[order.city].id
    events = [Event("deliver", {"seat": seat, "good": good, "city": city, "card": card, "amount": order.pay})]
    if card in player.cards:
        player.cards = without(player.cards, card)
    else:
        s.offer = without(s.offer, card)
    s.where[card] = DISCARDED
    for other in rival.loads:
        if load_card(other) == card:
            rival.loads = without(rival.loads, other)
            events.append(Event("race_lost", {"seat": 1 - seat, "good": good, "card": card}))
    money_came_in(s, seat, events)
    s.resume = MOVE
    go_on(s, events)
    return events


def drop_problem(s: State, a: Drop) -> Problem | None:
    good = A.good_index.get(a.good, NONE)
    if good == NONE:
        return refusal("unknown_good", good=a.good)
    problem = _city_problem(s)
    return problem if problem is not None else free_load_problem(s, good, a.good)


def drop(s: State, a: Drop) -> list[Event]:
    player = s.player()
    s.begun = True
    player.loads = without(player.loads, load_code(A.good_index[a.good], 0, 0))
    city = A.cities[city_of_train(s)].id
    return [Event("drop", {"seat": int(s.active), "good": a.good, "city": city})]
