"""Keys that both games have with the same arguments. Never compiled."""

from __future__ import annotations

EVENTS: dict[str, tuple[str, ...]] = {
    # `places` are ids of places, `hex` a label.
    "order": ("seats",),
    "deal": ("cubes",),
    "turn": ("turn", "turns"),
    "bid": ("seat", "amount"),
    "free_pass": ("seat",),
    "drop": ("seat", "position", "paid"),
    "cannot_bid": ("seat", "position", "paid"),
    "win_auction": ("seat", "paid"),
    "new_order": ("seats",),
    "locomotive": ("seat", "level"),
    "build": ("seat", "hex", "tile", "price"),
    "redirect": ("seat", "hex", "tile", "price"),
    "link": ("seat", "places"),
    "claim": ("seat", "hex"),
    "lose_track": ("seat", "hex"),
    "track_removed": ("seat", "hex"),
    "finish": ("seat", "tiles", "spent"),
    "upgrade": ("seat", "level"),
    "skip": ("seat",),
    "last_player": ("seat",),
    "final": ("seat", "points", "place_number"),
}

PHASES: dict[str, tuple[str, ...]] = {
    "setup": (),
    "auction": (),
    "actions": (),
    "build": ("used", "limit"),
    "move": ("round",),
    "over": (),
}
