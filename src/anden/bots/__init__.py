"""Bots: one interface, three levels per game. A game only adds what it knows about itself (`value.py`)."""

from anden.bots.interface import LEVELS, Bot
from anden.bots.ladder import hint, make
from anden.bots.random_bot import RandomBot

__all__ = ["LEVELS", "Bot", "RandomBot", "hint", "make"]
