"""Raíles (Martin Wallace's Steam): build track, move goods, income or victory points; Basic and Standard, two boards."""

from anden.games.railes.game import Railes

rules = Railes()
rules.older = tuple([Railes(version) for version in range(1, rules.version)])

__all__ = ["Railes", "rules"]
