"""Actions, entries and setups to JSON and back."""

from __future__ import annotations

from typing import Any, TypeVar

import msgspec

from anden.core.facts import Action, Setup
from anden.core.log import Entry, PlatformAction
from anden.core.rules import Rules

S = TypeVar("S")
A = TypeVar("A", bound=Action)


class Codec:
    """Encodes and decodes the actions, targets and log entries of one game. `msgspec.ValidationError` says what is wrong."""

    def __init__(self, rules: Rules[Any, Any]) -> None:
        self._action = msgspec.json.Decoder(rules.actions)
        self._target = msgspec.json.Decoder(rules.targets)
        self._any_action = msgspec.json.Decoder(rules.actions | PlatformAction)
        self._encoder = msgspec.json.Encoder(order="deterministic")

    def encode(self, value: Any) -> bytes:
        """Deterministic JSON of any struct or plain data."""
        return self._encoder.encode(value)

    def action(self, data: bytes | str) -> Any:
        """An action of the game."""
        return self._action.decode(data)

    def target(self, data: bytes | str) -> Any:
        """Something a person points at."""
        return self._target.decode(data)

    def entry(self, seat: int, action: bytes | str) -> Entry[Any]:
        """A log entry: an action of the game or of the platform."""
        return Entry(seat, self._any_action.decode(action))


def decode_setup(data: bytes | str) -> Setup:
    return msgspec.json.decode(data, type=Setup)
