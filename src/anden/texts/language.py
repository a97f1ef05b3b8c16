"""Which language a person at a terminal reads."""

from __future__ import annotations

from collections.abc import Mapping

from anden.texts.files import LANGUAGES


def pick_language(environment: Mapping[str, str]) -> str:
    """From LC_ALL, LC_MESSAGES, LANG as POSIX has it; LANGUAGE may list several. English when nothing fits."""
    wishes = environment.get("LANGUAGE", "").split(":")
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if environment.get(name):
            wishes.append(environment[name])
            break
    for wish in wishes:
        lang = wish.replace("-", "_").split("_")[0].split(".")[0].lower()
        if lang in LANGUAGES:
            return lang
    return "en"
