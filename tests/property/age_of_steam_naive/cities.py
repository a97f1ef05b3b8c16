"""«Colocar losetas de Nueva Ciudad», the German direct link and the transcontinental link, slowly."""

from __future__ import annotations

from itertools import combinations

from tests.property.age_of_steam_naive.box import (
    EAST_START,
    EXCLUSIVE,
    NEW_CITIES,
    PRINTED,
    WEST_START,
)
from tests.property.age_of_steam_naive.building import charge, check_western
from tests.property.age_of_steam_naive.position import Position
from tests.property.naive_rails.changes import Refusal, refuse_if
from tests.property.naive_rails.walks import Section


def urbanize(position: Position, town: str, city: str) -> Position:
    """The position after a New City; raises Refusal."""
    refuse_if("may not", not position.may_urbanize)
    refuse_if("not a town", position.board.kind[town] != "town" or town in position.cities)
    refuse_if("used", city not in position.new_cities)
    label = position.board.hex_of[town]
    open_before = [s for s in position.sections() if not s.done and s.owners == {None}]
    after = position.copy()
    old = after.tiles.pop(label, None)
    if old is not None:
        after.stock[old.kind] += 1
        after.discs += PRINTED[old.kind][0] != EXCLUSIVE
    after.cities.add(town)
    after.color[town] = NEW_CITIES[city]
    after.new_cities.remove(city)
    after.may_urbanize = False
    after.added = {(hex_, edge) for hex_, edge in position.added if hex_ != label}
    for section in after.sections():
        refuse_if("links it to itself", section.done and len(set(section.ends)) == 1)
    given = True
    while given and after.discs_used() < position.most_discs:
        given = any(give(after, label, edge, open_before) for edge in range(6))
    return after


def give(after: Position, label: str, edge: int, open_before: list[Section]) -> bool:
    """Give unowned track that a New City on a hex has completed to the urbaniser, if there is some and he may have it."""
    meets = after.facing(label, edge)
    if meets is None or meets[1].owner is not None:
        return False
    section = after.section(*meets)
    if not section.done or not any(section.paths <= s.paths for s in open_before):
        return False
    with_it = after.copy()
    with_it.set_owner(section, after.seat)
    if after.map == "western_us" and after.version >= 2:
        try:
            check_western(after, with_it)
        except Refusal:
            return False
    after.set_owner(section, after.seat)
    return True


def connect(position: Position, link: str) -> tuple[int, Position]:
    """«Alemania»: the link without a tile."""
    refuse_if("no more tiles", position.used >= position.limit)
    refuse_if("built", link in position.direct)
    price = int(position.board.direct[link]["price"])
    paid = charge(position, price)
    refuse_if("too expensive", paid > position.cash)
    after = position.copy()
    after.direct[link] = position.seat
    after.cash -= paid
    after.prices.append(price)
    after.used += 1
    refuse_if("no ownership disc", after.discs_used() > position.most_discs)
    return paid, after


def joined(links: list[tuple[str, str]]) -> bool:
    """Whether links join a western and an eastern starting city."""
    reached = set(WEST_START)
    grown = True
    while grown:
        grown = False
        for a, b in links:
            if (a in reached) != (b in reached):
                reached |= {a, b}
                grown = True
    return bool(reached & EAST_START)


def rewards(position: Position) -> set[tuple[int, ...]] | None:
    """Who may get the transcontinental bonus, one entry for each choice; None while there is no such link."""
    done = [(s.ends, next(iter(s.owners))) for s in position.sections() if s.done]
    owners = sorted({owner for _, owner in done if owner is not None})
    for size in range(len(owners) + 1):
        choices: set[tuple[int, ...]] = set()
        for group in combinations(owners, size):
            links = [(str(e[0]), str(e[1])) for e, owner in done if owner is None or owner in group]
            if joined(links):
                choices |= set(combinations(group, 2)) if size > 2 else {group}
        if choices:
            return choices
    return None
