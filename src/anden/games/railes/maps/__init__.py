"""Maps: the files, what is wrong with them, and the GameMap that the rules play on."""
