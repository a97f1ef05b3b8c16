"""Railroad Tiles (Hjalmar Hach and Lorenzo Silva): lay tiles, join roads and rails, place pawns."""

from anden.games.railroad_tiles.game import RailroadTiles

rules = RailroadTiles()

__all__ = ["RailroadTiles", "rules"]
