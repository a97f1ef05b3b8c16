# mypyc: compile
"""How a level thinks: what it looks at, and what it counts. Numbers are tenths of a million where nothing else is said."""

from __future__ import annotations


class Style:
    """The Stationmaster's; other levels change some of it."""

    def __init__(self) -> None:
        self.orders: int = 3
        """Orders of a trip."""
        self.turn_worth: int = 80
        """What a turn should bring."""
        self.rough: int = 12
        """So many orders are combined."""
        self.single: int = 6
        """So many orders are worked out alone, too."""
        self.finalists: int = 14
        """So many trips are worked out."""
        self.shared: int = 3
        """Tenths of the price of a leg's track that earlier legs pay for, roughly."""
        self.share: int = 9
        """Tenths of the price of track that count: it will be there for other orders, too."""
        self.needed: int = 4
        """The same of track that the major cities need anyway."""
        self.follow: int = 2
        """Tenths of what the next order is worth that count for where a trip ends."""
        self.finish: int = 400
        """What it is worth to reach the goal at once."""
        self.hurry: int = 40
        """How much less for each turn until then."""
        self.spare: int = 5
        """Million that must be left over before a load is taken: tolls and taxes come unforeseen."""
        self.thin: int = 40
        """Million: who has less after a trip can hardly pay for the next one."""
        self.thin_cost: int = 4
        """What each million below that costs."""
        self.bare: int = 15
        """Million: who has less may be at the end."""
        self.bare_cost: int = 15
        """What each million below that costs more."""
        self.cushion: int = 12
        """Million: who has less left over on the way may be stopped by a flood or a toll."""
        self.cushion_cost: int = 5
        """What each million below that costs."""
        self.stranded: int = 20
        """Million to get away with from a city that only the rival's track leads to."""
        self.stranded_cost: int = 200
        """What it costs to be there with less."""
        self.poor: int = -250
        """When no trip is worth more, other orders are worth a turn."""
        self.fast_reserve: int = 5
        """Million left over on the way for a faster locomotive."""
        self.super_reserve: int = 25
        """The same for the best one."""
        self.comfort: int = 35
        """Million that must be there after a trip for a better locomotive now."""
        self.join_reserve: int = 50
        """Million to keep when joining the major cities ahead of time."""
        self.upgrades: bool = True


def modest(upgrades: bool) -> Style:
    """Of a Driver, or, without better locomotives, an Apprentice: one order at a time, nothing ahead."""
    style = Style()
    style.orders = 1
    style.turn_worth = 50
    style.follow = 0
    style.finish = 0
    style.fast_reserve = 40
    style.super_reserve = 80
    style.join_reserve = 120
    style.upgrades = upgrades
    return style
