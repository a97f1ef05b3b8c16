"""Age of Steam (Martin Wallace): issue shares, build track, move goods; six maps."""

from anden.games.age_of_steam.game import AgeOfSteam

rules = AgeOfSteam()
rules.older = tuple([AgeOfSteam(version) for version in range(1, rules.version)])

__all__ = ["AgeOfSteam", "rules"]
