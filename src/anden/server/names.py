"""Names people give themselves: any script, no control characters, not too long."""

from __future__ import annotations

import unicodedata

LONGEST = 32
JOINERS = "\u200c\u200d"
"""Needed in some scripts and in emoji; every other invisible character goes."""


def clean(name: str | None) -> str:
    """The name in composed form, without control and direction characters, spaces joined, at most 32 long."""
    if not name:
        return ""
    text = unicodedata.normalize("NFC", name)
    kept = "".join(c if c in JOINERS or unicodedata.category(c)[0] != "C" else " " for c in text)
    return " ".join(kept.split())[:LONGEST].strip()
