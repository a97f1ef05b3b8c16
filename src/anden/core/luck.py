"""Committed chance: every match has a secret seed, publishes its hash at the start and the seed at the end.

The n-th act of luck on the line of play draws from (seed, n) alone. So taking moves back and trying again meets the
same luck: undo cannot fish for a better roll.
"""

from __future__ import annotations

import hashlib
import secrets
from random import Random

import msgspec

from anden.core.facts import Setup


def new_seed() -> str:
    """A fresh secret seed, 32 bytes as hex."""
    return secrets.token_hex(32)


def commitment(seed: str, setup: Setup) -> str:
    """The hash published at the start: it binds the seed to this setup without telling it.

    >>> setup = Setup(game="railroad_tiles", version=1, players=2)
    >>> commitment("a01b", setup)[:8]
    '75b3f92d'
    >>> commitment("a01c", setup) == commitment("a01b", setup)
    False
    """
    text = f"anden:{seed}:".encode() + msgspec.json.encode(setup, order="deterministic")
    return hashlib.sha256(text).hexdigest()


def generator(seed: str, n: int) -> Random:
    """The generator of the n-th act of luck (from 0)."""
    digest = hashlib.sha256(f"{seed}:{n}".encode()).digest()
    return Random(int.from_bytes(digest, "big"))
