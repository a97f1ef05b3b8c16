"""Test equipment for games: random games, the conformance kit, and a toy game."""

from anden.core.testing.conformance import Broken, Report, inspect, unkept
from anden.core.testing.playout import Stuck, every_setup, random_match
from anden.core.testing.setups import inspect_setups

__all__ = ["Broken", "Report", "Stuck", "every_setup", "inspect", "inspect_setups", "random_match", "unkept"]
