"""What bots of cube rails games share: networks and what cubes earn on them, lines to build, sets of lines. No money here."""
