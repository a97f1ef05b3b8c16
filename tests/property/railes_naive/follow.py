"""Play a game beside the engine: before a decision compare what is offered, after it all that lies on the table."""

from __future__ import annotations

from collections import Counter
from typing import Any

from anden.games.railes.actions import (
    Bid,
    Build,
    Capital,
    Choose,
    Deal,
    Deliver,
    Drop,
    Finish,
    Grow,
    Pass,
    Score,
    Skip,
    Upgrade,
    Urbanize,
)
from tests.property.naive_rails.walks import TOWN, Laid, Path
from tests.property.railes_naive import bidding, building, cities, deliveries, game
from tests.property.railes_naive.box import LOOKS, MOST, NUMBER, lowest_turn
from tests.property.railes_naive.money import expenses, most, one_unit, pay
from tests.property.railes_naive.position import Player, Position, start

View = dict[str, Any]


def differences(engine: Any, naive: Any) -> str:
    """What only one of the two has, for a person who reads a failure."""
    only_engine = [x for x in engine if x not in naive]
    only_naive = [x for x in naive if x not in engine]
    unequal = [
        (x, engine[x], naive[x])
        for x in engine
        if isinstance(engine, dict) and x in naive and engine[x] != naive[x]
    ]
    return f"only the engine: {only_engine[:8]}\nonly the second opinion: {only_naive[:8]}\nunequal: {unequal[:8]}"


def same(engine: Any, naive: Any, what: str) -> None:
    if engine != naive:
        both = isinstance(engine, dict | set) and isinstance(naive, dict | set)
        raise AssertionError(f"{what}: {differences(engine, naive) if both else (engine, naive)}")


class Follower:
    """The second game and the comparisons."""

    def __init__(self, view: View, players: int, options: dict[str, Any], version: int) -> None:
        self.position = start(view, players, options, version)
        self.seen: Counter[str] = Counter()

    # --- what is offered -----------------------------------------------------------------------------------------

    def compare_offers(self, view: View, legal: list[Any]) -> None:
        """What is offered, with prices and what it brings, is what the second opinion offers."""
        assert len(view["offers"]) == len(legal), "one offer for each legal action"
        assert len(set(legal)) == len(legal), "an action is listed twice"
        offers = list(zip(legal, view["offers"], strict=True))
        position = self.position
        match position.phase:
            case "first_order" | "auction":
                self.compare_bids(offers)
            case "capital":
                self.compare_capital(offers)
            case "actions":
                self.compare_tokens(offers)
            case "build":
                self.compare_building(offers)
            case "move":
                self.compare_moving(offers)
            case "score":
                self.compare_score(offers)
        self.seen[f"{position.phase} positions"] += 1

    def compare_bids(self, offers: list[tuple[Any, Any]]) -> None:
        position, auction = self.position, self.position.auction
        assert auction is not None
        wanted: dict[Any, Any] = {}
        for amount in range(auction.lowest, bidding.can_pay(position, position.seat) + 1):
            paid = pay(position, position.me, amount, "bid")
            assert paid is not None
            wanted[Bid(amount)] = {"units": paid[1], "income_after": paid[0].income}
        engine = {a: offer for a, offer in offers if isinstance(a, Bid)}
        same(engine, wanted, "bids")
        others = {a for a, _ in offers} - set(engine)
        same(others, {Drop(), Pass()} if auction.free_pass == position.seat else {Drop()}, "passing")
        self.seen["free passes"] += auction.free_pass == position.seat

    def compare_capital(self, offers: list[tuple[Any, Any]]) -> None:
        wanted: dict[Any, Any] = {}
        after: Player | None = self.position.me
        while after is not None:
            wanted[Capital(len(wanted))] = {
                "cash": 5 * len(wanted),
                "income_after": after.income,
                "victory_after": after.victory,
            }
            after = one_unit(after)
        same(dict(offers), wanted, "capital")

    def compare_tokens(self, offers: list[tuple[Any, Any]]) -> None:
        wanted: dict[Any, Any] = {}
        for (action, use), price in game.tokens(self.position).items():
            paid = pay(self.position, self.position.me, price, "token")
            assert paid is not None
            wanted[Choose(action, use)] = {  # type: ignore[arg-type]
                "price": price,
                "units": paid[1],
                "income_after": paid[0].income,
                "victory_after": paid[0].victory,
            }
        same(dict(offers), wanted, "tokens")

    def compare_building(self, offers: list[tuple[Any, Any]]) -> None:
        position = self.position
        naive = building.placements(position)
        engine = {
            (a.hex, a.tile, lowest_turn(a.tile, a.turn)): building.Offer(
                offer["price"],
                offer["units"],
                offer["income_after"],
                offer["victory_after"],
                offer["kind"],
                tuple(sorted(((*sorted((x, y)), seat) for x, y, seat in offer["done"]), key=str)),
                offer["claims"],
            )
            for a, offer in offers
            if isinstance(a, Build)
        }
        same(engine, naive, "placements")
        towns = cities.urbanizations(position) if position.owed == "urbanization" else {}
        done = Counter(building.done_links(position))
        bring = {town: links(building.completed(done, after)) for (town, _, _), after in towns.items()}
        same(
            {(a.town, a.color, a.space): links(o["done"]) for a, o in offers if isinstance(a, Urbanize)},
            {key: bring[key[0]] for key in towns},
            "New Cities",
        )
        grown = cities.growths(position) if position.owed == "urban_growth" else set()
        same({(a.city, a.space) for a, _ in offers if isinstance(a, Grow)}, grown, "Urban Growth")
        free = position.standard or not (towns or grown)
        assert (Finish() in dict(offers)) == free, "finish"
        self.count_building(naive, towns)

    def count_building(self, naive: dict[building.Place, building.Offer], towns: dict[Any, Position]) -> None:
        position = self.position
        self.seen["placements"] += len(naive)
        self.seen["offer New City"] += bool(towns)
        self.seen["offer New City without cubes"] += any(space == 0 for _, _, space in towns)
        first = position.seat not in position.begun
        for (_, face, _), offer in naive.items():
            self.seen[f"offer {offer.kind}"] += 1
            self.seen[f"offer face {face}"] += 1
            self.seen["offer claims"] += offer.claims
            self.seen["offer done"] += bool(offer.done)
            self.seen["offer for victory points"] += offer.victory < position.me.victory
            self.seen["offer link of another"] += any(
                seat not in (None, position.seat) for *_, seat in offer.done
            )
            self.seen["first tiles"] += first
        self.seen["late first tile"] += first and position.turn > 2
        self.seen["nothing to build"] += position.used < position.limit and not naive

    def compare_moving(self, offers: list[tuple[Any, Any]]) -> None:
        position = self.position
        engine = {
            deliveries.Move(a.good, a.route, a.owners): {int(seat): n for seat, n in offer["gain"].items()}
            for a, offer in offers
            if isinstance(a, Deliver)
        }
        naive = deliveries.deliveries(position)
        same(engine, naive, "deliveries")
        others = {a for a, _ in offers if not isinstance(a, Deliver)}
        raises = position.me.locomotive < 6 and not position.me.upgraded
        same(others, {Skip(), Upgrade()} if raises else {Skip()}, "instead of a delivery")
        ends = Counter((m.good, m.route) for m in naive)
        self.seen["parallel routes"] += sum(n > 1 for n in ends.values())
        self.seen["nobody's links"] += sum(-1 in m.owners for m in naive)
        self.seen["foreign links"] += sum(len(gains) > 1 for gains in naive.values())
        self.seen["long routes"] += sum(len(m.owners) > 3 for m in naive)

    def compare_score(self, offers: list[tuple[Any, Any]]) -> None:
        position = self.position
        points = position.points[position.seat]
        me, final = position.me, position.final(position.seat)
        income = min(MOST, me.income + points)

        def worth(level: int) -> int:
            return level // 2 if level > 0 else 2 * level

        wanted = {
            Score("income"): {
                "income": income,
                "victory": me.victory,
                "final": final + worth(income) - worth(me.income),
            },
            Score("victory"): {
                "income": me.income,
                "victory": me.victory + points,
                "final": final + points,
            },
        }
        same(dict(offers), wanted, "scoring")
        self.seen["several decide"] += len(position.deciding) > 1
        self.seen["income beyond the track"] += me.income + points > MOST

    # --- what it led to ------------------------------------------------------------------------------------------

    def step(self, seat: int, action: Any, view: View) -> None:
        """Do an action in the second game too; both tables look alike after it."""
        before = self.position
        if isinstance(action, Deal):
            self.compare_deal(action, view)
        else:
            assert seat == before.seat, "who is to act"
        self.position = after = game.step(before, action)
        self.seen["passed over"] += isinstance(action, Finish) and before.queue[1:2] not in (
            [],
            after.queue[:1],
        )
        if isinstance(action, Finish) and after.phase in ("build", "move"):
            self.seen["faded"] += before.tiles != after.tiles
        self.seen["bankrupt"] += sum(p.out for p in after.players) - sum(p.out for p in before.players)
        self.compare_table(view)

    def compare_deal(self, action: Deal, view: View) -> None:
        """«Despliegue inicial»: the printed numbers, one less with three players on Rhine-Ruhr; supply 3, with three 2."""
        three = len(self.position.players) == 3
        printed = {p["id"]: p["cubes"] for p in view["board"]["places"] if p["kind"] == "city"}
        less = three and self.position.map == "ruhr"
        same(
            {city: len(cubes) for city, cubes in action.cities},
            {c: n - less for c, n in printed.items()},
            "deal",
        )
        assert [len(cubes) for cubes in action.supply] == [2 if three else 3] * 12

    def compare_table(self, view: View) -> None:
        position = self.position
        same(view["phase"], position.phase, "phase")
        if position.phase == "setup":
            return
        same(view["turn"], position.turn, "turn")
        same(view["turns"], position.turns, "turns")
        if position.phase != "first_order":
            same(view["order"], position.order, "order")
        if position.phase in ("move", "score"):
            same(view["move_round"], position.round, "round")
        self.compare_turn(view)
        self.compare_things(view)
        self.compare_links(view)
        done = Counter(seat for *_, seat in building.done_links(position))
        for seat in range(len(position.players)):
            self.compare_player(view, seat, done[seat])

    def compare_turn(self, view: View) -> None:
        """Who is to act, and what he has before him."""
        position = self.position
        if position.phase == "over":
            return
        acting = position.deciding if position.phase == "score" else position.queue
        if position.auction is None:
            same(view["acting"], acting, "acting")
        else:
            auction = position.auction
            assert view["acting"][0] == position.seat
            same({int(s): n for s, n in view["auction"]["bids"].items()}, auction.bids, "bids made")
            same(view["auction"]["highest"], auction.highest, "highest")
            same(view["auction"]["lowest_bid"], auction.lowest, "lowest")
        if position.phase == "build":
            build = view["build"]
            same(
                (build["seat"], build["used"], build["limit"]),
                (position.seat, position.used, position.limit),
                "build",
            )
            owed = position.owed if cities.can_carry_out(position) else None
            same(view["owed"] and view["owed"]["action"], owed, "owed")
        if position.phase == "score":
            same({int(s): n for s, n in view["delivery"]["points"].items()}, position.points, "points")
            same(view["delivery"]["deciding"], position.seat, "deciding")

    def compare_things(self, view: View) -> None:
        """Tiles, cubes, markers, supplies."""
        position = self.position
        same(track_of(view), position.tiles, "track")
        same(view["stock"], position.tokens.stock(), "stock")
        same([sorted(x) for x in view["supply"]], [sorted(x) for x in position.supply], "supply")
        same(+Counter(view["bag"]), +position.bag, "bag")
        same(view["markers"], position.markers, "markers")
        same(view["new_cities"], dict(position.new_cities), "New Cities left")
        places = view["places"]
        same({p for p, x in places.items() if x["city"]}, position.cities, "cities")
        same({p for p, x in places.items() if x["grown"]}, position.grown, "growth markers")
        same({p: x["color"] for p, x in places.items()}, position.color, "colours")
        same({p: sorted(x["goods"]) for p, x in places.items()}, position.goods, "goods")

    def compare_player(self, view: View, seat: int, links: int) -> None:
        position, shown = self.position, view["players"][seat]
        player = position.players[seat]
        assert shown["out"] == player.out, seat
        same(shown["links"], links, f"links of {seat}")
        if player.out:
            return
        mine = (player.cash, player.income, player.victory, player.locomotive, player.action)
        keys = ("cash", "income", "victory", "locomotive", "action")
        same(tuple(shown[key] for key in keys), mine, f"player {seat}")
        if position.phase in ("move", "score"):
            same(shown["upgraded"], player.upgraded, f"upgraded {seat}")
        same(shown["number"], NUMBER[player.action] if player.action else None, "number")
        same(shown["final"], position.final(seat, links), f"final score of {seat}")
        same(shown["most"], most(position, player, "track"), f"most of {seat}")
        if position.phase != "over":
            settled = expenses(position, player)
            cast = shown["forecast"]
            assert cast["out"] == (settled is None), (seat, player, cast)
            if settled is not None:
                after = (cast["cash_after"], cast["income_after"], cast["victory_after"])
                same(after, (settled.cash, settled.income, settled.victory), f"forecast of {seat}")

    def compare_links(self, view: View) -> None:
        """The links a view lists are those one finds by walking along the track."""
        wanted: Counter[tuple[Any, ...]] = Counter()
        for s in self.position.sections():
            assert len(s.owners) == 1, f"one stretch of track has several owners: {s}"
            hexes = tuple(sorted({label for label, _ in s.paths}))
            ends = tuple(sorted(e for e in s.ends if e is not None))
            wanted[next(iter(s.owners)), ends, s.done, len(s.paths), hexes] += 1
        engine: Counter[tuple[Any, ...]] = Counter()
        for link in view["links"]:
            ends = tuple(sorted(e for e in (link["from"], link["to"]) if e is not None))
            engine[link["owner"], ends, link["done"], link["length"], tuple(sorted(set(link["hexes"])))] += 1
        same(dict(engine), dict(wanted), "links")


def links(done: Any) -> Counter[tuple[Any, ...]]:
    return Counter((*sorted((a, b)), seat) for a, b, seat in done)


def track_of(view: View) -> dict[str, Laid]:
    """The tiles of a view, with the lowest turn that looks the same."""
    tiles = {}
    for t in view["track"]:
        paths = frozenset(
            Path(min(p["a"], p["b"]), max(p["a"], p["b"]), p["owner"])
            if p["b"] is not None
            else Path(p["a"], TOWN, p["owner"])
            for p in t["paths"]
        )
        if frozenset((p.a, p.b) for p in paths) != LOOKS[t["tile"], t["turn"]]:
            raise AssertionError(f"the view shows {t}, which is not how that tile lies")
        tiles[t["hex"]] = Laid(t["tile"], lowest_turn(t["tile"], t["turn"]), paths)
    return tiles
