"""What Age of Steam and Raíles share: tiles, the board, track and its owners, building, links, routes; and of the game itself
the state, the actions, the auction, the build turn, the rounds of goods, views and notation (`phases`, `state`, `view` …).

It knows neither game's money, prices, scoring or sequence of phases. What the games and maps do differently is in `Terms` and
`CubeMap`, or is given as a value.
"""
