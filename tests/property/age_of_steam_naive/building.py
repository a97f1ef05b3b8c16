"""«IV. CONSTRUIR VIAS», slowly: judge one tile on one hex, what it costs and what it leads to."""

from __future__ import annotations

from tests.property.age_of_steam_naive.box import (
    COEXIST,
    EAST_START,
    EXCLUSIVE,
    LOOKS,
    PLACE,
    PRINTED,
    SIMPLE,
    TERRAIN,
    TURNS,
    WEST_START,
    WESTERN_TERRAIN,
)
from tests.property.age_of_steam_naive.position import Position
from tests.property.naive_rails.changes import (
    Change,
    Refusal,
    change_of_plain,
    forget,
    joins,
    meets_other,
    open_edges,
    refuse_if,
    settle,
)
from tests.property.naive_rails.walks import TOWN, Laid, Path


def stock_for(position: Position, label: str, kind: str, in_town: bool) -> None:
    old = position.tiles.get(label)
    back = old is not None and old.kind == kind
    refuse_if("out of stock", position.stock[kind] + back < 1)
    if in_town and PRINTED[kind][0] != EXCLUSIVE:
        disc_back = old is not None and PRINTED[old.kind][0] != EXCLUSIVE
        refuse_if("no town disc", position.discs + disc_back < 1)


def change_of_town(position: Position, label: str, new: frozenset[tuple[int, int]]) -> Change:
    """«Entrar a un pueblo»: the exits that are there stay; the new ones are joined through the town."""
    old = position.tiles.get(label)
    exits = frozenset((p.a, p.b) for p in old.paths) if old else frozenset()
    refuse_if("exits lost", not exits <= new)
    added = new - exits
    refuse_if("nothing new", not added)
    refuse_if("meets another", any(meets_other(position, label, edge) for edge, _ in added))
    mine = old is not None and any(p.owner == position.seat for p in old.paths)
    refuse_if("not connected", not mine and not any(joins(position, label, edge) for edge, _ in added))
    return Change(old.paths if old else frozenset(), {}, added)


def list_price(position: Position, label: str, kind: str, change: Change) -> int:
    """«Coste de construccion de vias», before any half price."""
    old = position.tiles.get(label)
    shape = PRINTED[kind][0]
    if position.town_on(label):
        return 3 if old else 1 + len(change.added)
    if old is None:
        return simple_price(position, label) + PLACE[shape]
    if PRINTED[old.kind][0] == SIMPLE and shape != SIMPLE:
        return 2 if shape == COEXIST and position.options.get("coexist_price") == "2" else 3
    return 2 * len(change.redirected)


def simple_price(position: Position, label: str) -> int:
    here = position.board.hexes[label]
    if position.map == "germany":
        return int(here["price"])  # printed on the hexes; the scenarios check some
    return (WESTERN_TERRAIN if position.map == "western_us" else TERRAIN)[here["terrain"]]


def charge(position: Position, price: int) -> int:
    """What is paid now: with the German Engineer the dearest tile of the turn costs half, rounded up."""
    before, after = position.prices, [*position.prices, price]

    def total(prices: list[int]) -> int:
        return sum(prices) - (max(prices, default=0) // 2 if position.half else 0)

    return total(after) - total(before)


def components(position: Position, seat: int) -> list[set[str]]:
    """The places that each connected part of a railroad touches."""
    parts: list[set[str]] = []
    for section in position.sections():
        if section.owners == {seat}:
            places = {place for place in section.ends if place is not None}
            touching = [part for part in parts if part & places]
            parts = [part for part in parts if not part & places]
            parts.append(places.union(*touching))
    return parts


def check_western(before: Position, after: Position) -> None:
    """«Oeste de U.S.»: where railroads start, and that they hang together until the transcontinental link."""
    seat = before.seat
    parts = components(before, seat)
    now = components(after, seat)
    if not parts:
        refuse_if("not a starting city", any(not part & (WEST_START | EAST_START) for part in now))
    if not before.transcontinental:
        refuse_if("not contiguous", len(now) > max(1, len(parts)))


def lay(position: Position, label: str, kind: str, turn: int, change: Change, price: int) -> Position:
    """The position after the tile."""
    after = position.copy()
    seat = position.seat
    added = [Path(a, b, seat) for a, b in change.added]
    turned = [Path(a, b, old.owner) for old, (a, b) in change.redirected.items()]
    old = position.tiles.get(label)
    if old is not None:
        after.stock[old.kind] += 1
        after.discs += bool(position.town_on(label)) and PRINTED[old.kind][0] != EXCLUSIVE
    after.stock[kind] -= 1
    after.discs -= bool(position.town_on(label)) and PRINTED[kind][0] != EXCLUSIVE
    after.tiles[label] = Laid(kind, turn, change.kept | frozenset(added) | frozenset(turned))
    settle(after, label, turned, added=False)
    settle(after, label, added, added=True)
    after.cash -= charge(position, price)
    after.prices.append(price)
    after.used += 1
    after.built.add(label)
    after.added |= {(label, edge) for path in change.added for edge in path if edge != TOWN}
    return after


def attempt(position: Position, label: str, kind: str, turn: int) -> tuple[int, Position]:
    """The price of a tile and the position after it; raises Refusal. Does not ask whether a German link gets done."""
    refuse_if("no more tiles", position.used >= position.limit)
    refuse_if("built this turn", label in position.built)
    refuse_if("a city", position.city_on(label) is not None)
    in_town = position.town_on(label) is not None
    refuse_if("a town tile elsewhere", PRINTED[kind][0] == EXCLUSIVE and not in_town)
    new = LOOKS[kind, turn, in_town]
    open_edges(position, label, new)
    stock_for(position, label, kind, in_town)
    change = (change_of_town if in_town else change_of_plain)(position, label, new)
    price = list_price(position, label, kind, change)
    paid = charge(position, price)
    refuse_if("too expensive", paid > position.cash)
    after = lay(position, label, kind, turn, change, price)
    if position.discs_before() + 4 > position.most_discs:  # a tile has four tracks at most
        refuse_if("no ownership disc", after.discs_used() > position.most_discs)
    if position.map == "western_us":
        check_western(position, after)
    return paid, after


def candidates(position: Position, label: str) -> list[tuple[str, int]]:
    """Tiles worth a look on a hex: none where nothing is near that track could join."""
    if position.city_on(label):
        return []
    near = [position.board.near.get((label, edge)) for edge in range(6)]
    if label not in position.tiles and not any(
        n is not None and (position.city_on(n) or position.facing(label, edge)) for edge, n in enumerate(near)
    ):
        return []
    town = position.town_on(label) is not None
    return [(kind, turn) for kind in PRINTED for turn in TURNS[kind, town]]


def possible(position: Position, label: str) -> dict[tuple[str, str, int], tuple[int, Position]]:
    """Every tile that may lie on a hex."""
    found = {}
    for kind, turn in candidates(position, label):
        try:
            found[label, kind, turn] = attempt(position, label, kind, turn)
        except Refusal:
            continue
    return found


def open_ends(position: Position) -> list[tuple[str, int]]:
    """Where own unfinished track ends."""
    return [end for s in position.sections() if not s.done and position.seat in s.owners for end in s.free]


def fade(position: Position) -> Position:
    """The position after the end of a build turn."""
    after = position.copy()
    forget(after, position.added)
    return after
