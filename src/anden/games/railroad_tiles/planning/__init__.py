"""Planning of the bots: what a territory is worth, how to lay a hand, where to place pawns."""
