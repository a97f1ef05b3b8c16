"""Italian Rails (Rick Heli): draw track on a map of Italy, haul goods, race for orders."""

from anden.games.italian_rails.game import ItalianRails

rules = ItalianRails()

__all__ = ["ItalianRails", "rules"]
