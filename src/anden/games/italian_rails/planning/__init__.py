"""Planning of the bots: ways over the map, trips over orders, and the next action of a trip."""
