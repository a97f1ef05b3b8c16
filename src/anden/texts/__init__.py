"""Texts for people: the Fluent files of the platform and of each game, in Spanish and English.

`bundle("railroad_tiles", "es").format("event-lay", {...})` gives a sentence; `source` the file itself, for a client
that formats it on its own. The texts of a game lie in `text/` beside its rules, with
those it shares (`text/shared.json`); those of the platform here.
"""

from __future__ import annotations

from anden.texts.bundles import Texts, bundle, ids
from anden.texts.files import LANGUAGES, UnknownTexts, folder_of, guide_source, source
from anden.texts.language import pick_language
from anden.texts.names import args_with_names

__all__ = [
    "LANGUAGES",
    "Texts",
    "UnknownTexts",
    "args_with_names",
    "bundle",
    "folder_of",
    "guide_source",
    "ids",
    "pick_language",
    "source",
]
