"""Income, expenses, reduction, goods growth and the tallies of a player, slowly."""

from __future__ import annotations

from collections import Counter
from typing import Any

from anden.games.age_of_steam.actions import Deliver, Upgrade
from tests.property.age_of_steam_naive.position import Position, track_of

View = dict[str, Any]


def reduction(income: int, first_of_last_band: int) -> int:
    """«Reduccion de ingresos»."""
    if income >= first_of_last_band:
        return 10
    for over, minus in ((40, 8), (30, 6), (20, 4), (10, 2)):
        if income > over:
            return minus
    return 0


def settle_turn(player: dict[str, Any], doubled: bool, first_of_last_band: int) -> tuple[int, int, bool]:
    """«Recibir ingresos», «Cubrir gastos», «Reduccion de ingresos»: cash, income, eliminated."""
    cash = player["cash"] + player["income"] - player["shares"] - player["locomotive"]
    income = player["income"]
    if cash < 0:
        income += cash
        cash = 0
    if income < 0:
        return 0, income, True
    return cash, income - reduction(income, first_of_last_band) * (2 if doubled else 1), False


def compare_players(
    before: View, seat: int, action: Any, gains: dict[int, int], after: View, options: dict[str, Any]
) -> bool:
    """Cash, income and locomotives after a move, and after the end of the turn if that was its last move."""
    players = [dict(p) for p in before["players"]]
    for owner, n in gains.items():
        players[owner]["income"] += n
    if isinstance(action, Upgrade):
        players[seat]["locomotive"] += 1
    if isinstance(action, Deliver):
        compare_cube(before, action, after)
    ended = after["phase"] != "move"
    band = int(options.get("reduction_from", "51"))
    for i, p in enumerate(players):
        now = after["players"][i]
        if p["out"]:
            assert now["out"]
            continue
        if not ended:
            want = (p["cash"], p["income"], False)
        else:
            want = settle_turn(p, before["map"] == "southern_us" and before["turn"] == 4, band)
        assert now["out"] == want[2], (i, p, now)
        if not want[2]:
            assert (now["cash"], now["income"]) == want[:2], (i, p, now)
            assert now["locomotive"] == p["locomotive"]
    out = {i for i, p in enumerate(after["players"]) if p["out"]}
    if ended and out:
        owners = {path.owner for laid in track_of(after).values() for path in laid.paths}
        assert not owners & out, "an eliminated player still owns track"
    return ended


def compare_cube(before: View, action: Deliver, after: View) -> None:
    """A delivered cube leaves its place; it goes back to the bag, cotton leaves the game."""
    start = action.route[0]
    if start in before["places"]:
        left = Counter(before["places"][start]["goods"]) - Counter(after["places"][start]["goods"])
        assert after["phase"] != "move" or left == Counter([action.good])
    else:
        assert before["land"][start] == action.good
        assert start not in after["land"]
    bag: Counter[str] = Counter(before["bag"])
    if action.good != "white":
        bag[action.good] += 1
    if after["phase"] == "move":
        assert +Counter(after["bag"]) == +bag


def compare_growth(before: View, section: str, dice: list[int], after: View) -> None:
    """«Aparicion de mercancias»: as many cubes as dice show a column's number, from the top, to its city."""
    display = {column: list(boxes) for column, boxes in before["display"].items()}
    goods = {place: Counter(p["goods"]) for place, p in before["places"].items()}
    letters = {p["new_city"]: place for place, p in before["places"].items() if p["new_city"]}
    for column in before["board"]["columns"]:
        feeds = column["feeds"]
        place = feeds if feeds in goods else letters.get(feeds)
        if place is None or section not in ("both", column["section"]):
            continue
        for _ in range(dice.count(column["die"])):
            boxes = display[column["id"]]
            full = [i for i, cube in enumerate(boxes) if cube is not None]
            if full:
                goods[place][boxes[full[0]]] += 1
                boxes[full[0]] = None
    assert after["display"] == display
    for place, p in after["places"].items():
        assert Counter(p["goods"]) == +goods[place], place


def compare_town_goods(before: View, town: str, after: View) -> None:
    """Cubes of a town that is urbanised: on Western US to the bag, cotton stays on the New City."""
    goods = before["places"][town]["goods"]
    if before["map"] == "western_us":
        assert after["places"][town]["goods"] == []
        assert +Counter(after["bag"]) == +(Counter(before["bag"]) + Counter(goods))
    else:
        assert after["places"][town]["goods"] == goods
        assert after["bag"] == before["bag"]


def compare_sections(position: Position, view: View) -> None:
    """The tallies of each player: sections in completed links, completed links, ownership discs left."""
    sections, links, discs = Counter[int | None](), Counter[int | None](), Counter[int | None]()
    for s in position.sections():
        owner = next(iter(s.owners))
        discs[owner] += 1
        if s.done:
            sections[owner] += len(s.paths)
            links[owner] += 1
    for owner in position.direct.values():
        for tally in (sections, links, discs):
            tally[owner] += 1
    for seat, player in enumerate(view["players"]):
        assert player["sections"] == sections[seat]
        assert player["links"] == links[seat]
        assert player["discs"] == max(0, position.most_discs - discs[seat])
