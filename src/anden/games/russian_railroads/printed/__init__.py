"""The printed things of the box, and lookup tables over them."""
