"""Test equipment for games: random games, the conformance kit, and a toy game."""

from anden.core.testing.conformance import Broken, Report, inspect
from anden.core.testing.playout import Stuck, every_setup, random_match

__all__ = ["Broken", "Report", "Stuck", "every_setup", "inspect", "random_match"]
