"""What players lay: territories, and the networks, paths and shapes in them."""
