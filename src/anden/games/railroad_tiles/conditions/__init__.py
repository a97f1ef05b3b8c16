"""What a territory is asked for besides pawns: objectives, and the challenges of the solo game."""
