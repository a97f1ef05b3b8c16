"""Bots: one interface, three levels per game. A game only adds what it knows about itself (`Knowledge`)."""

from anden.bots.interface import LEVELS, Bot
from anden.bots.ladder import hint, make
from anden.bots.random_bot import RandomBot
from anden.core import Knowledge

__all__ = ["LEVELS", "Bot", "Knowledge", "RandomBot", "hint", "make"]
