"""What Age of Steam and Raíles share: tiles, the board, track and its owners, building, links, routes.

It knows neither game's money nor phases. What the games and maps do differently is in `Terms`.
"""
