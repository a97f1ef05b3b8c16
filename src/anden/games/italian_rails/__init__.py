"""Italian Rails (Rick Heli): draw track on a map of Italy, haul goods, race for orders."""

from anden.games.italian_rails.game import ItalianRails

rules = ItalianRails()
rules.older = tuple([ItalianRails(version) for version in range(1, rules.version)])

__all__ = ["ItalianRails", "rules"]
