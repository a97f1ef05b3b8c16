"""Geometry of hexagons: coordinates, edges, neighbours, labels. Knows no game."""
