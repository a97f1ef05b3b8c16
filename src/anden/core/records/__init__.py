"""Records: a game as text a person can read, compare and paste, in the manner of PGN; and the same content as JSON.

    [Anden "1"]
    [Game "railroad_tiles"]
    [Rules "1"]
    [Map ""]
    [Players "2"]
    [Seat1 "Ana"]
    [Seat2 "Benito"]
    [Options {"objectives":"none"}]
    [Commitment "5f2c…"]
    [Seed "a01b…"]
    [Length "3"]
    [Result "2 > 1"]
    [Scores "31 40"]

    1. *: order 2 1
    2. 2: take 3 {A comment on this action.}
    3. 1: undo 0

Each line of the second part is one entry of the log: its number, the seat (from 1; `*` is luck) and what it did in the
notation of the game. `undo N` goes back to the first N actions in force; `redo`, `ask undo N`, `agree`, `refuse`,
`new luck`, `bot driver` (a bot plays for this seat from now on) and `back` (its owner does again) are the platform's
other entries. `{…}` after an action, or alone on a line, is kept; a line that begins
with `#` is not read. The seed stands there once the game is over (`secret` before; `none` when luck was not ours).
"""

from __future__ import annotations

from anden.core.records.as_json import json_of
from anden.core.records.as_text import text_of
from anden.core.records.bad import LARGEST, BadRecord
from anden.core.records.read import read
from anden.core.records.record import EVERYTHING, Everything, Record, play_on

__all__ = [
    "EVERYTHING",
    "LARGEST",
    "BadRecord",
    "Everything",
    "Record",
    "json_of",
    "play_on",
    "read",
    "text_of",
]
