"""The printed things of the box, board and cards, and lookup tables over them."""
