"""The phases of the game."""
