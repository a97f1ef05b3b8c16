"""Russian Railroads (Helmut Ohley and Leonhard Orgler): three lines, industry, and the best engineers."""

from anden.games.russian_railroads.game import RussianRailroads

rules = RussianRailroads()

__all__ = ["RussianRailroads", "rules"]
