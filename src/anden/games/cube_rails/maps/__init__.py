"""Map files and what the rules make of them, as far as both games agree: their folder, reading, judging, the ground."""
