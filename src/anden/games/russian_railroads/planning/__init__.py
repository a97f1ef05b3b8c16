"""Planning of the bots: what they see of a position, and a quick way to play on from it."""
