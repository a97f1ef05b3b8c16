"""Russian Railroads (Helmut Ohley and Leonhard Orgler): three lines, industry, and the best engineers."""

from anden.games.russian_railroads.game import RussianRailroads

rules = RussianRailroads()
rules.older = tuple([RussianRailroads(version) for version in range(1, rules.version)])

__all__ = ["RussianRailroads", "rules"]
