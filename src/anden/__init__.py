"""Andén: five railway board games by their full rules, with people and with bots that play well."""

__version__ = "0.1.0"
