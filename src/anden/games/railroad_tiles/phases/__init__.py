"""The phases of a round, one module each: what is legal, what is wrong with an action, what it does."""
