# The hex map: what the games of trains and cubes share

cr-map = Map of { $name }: use the arrow keys to move from hex to hex, Enter to act
cr-terrain-plain = plain
cr-terrain-river = river
cr-terrain-mountain = mountain
cr-terrain-swamp = swamp
cr-terrain-city = city
cr-terrain-terminal = terminal
cr-hex = { $hex }, { $what }
cr-hex-price = { $hex }, { $what }, { $money }
cr-track = { $name }’s track
cr-track-nobody = unowned track
cr-open-tiles = { $n ->
    [one] 1 tile fits
   *[other] { $n } tiles fit
}
cr-open-town = can be urbanized
cr-open-goods = { $goods } to deliver
cr-goal = destination: { $gain }
cr-fan-tiles = Tiles that fit on { $hex }
cr-fan-more = More tiles
cr-fan-goods = Goods of { $place }
cr-again = Again to confirm
cr-way = Route { $n } of { $of }
cr-way-next = Next route
cr-way-back = Previous route
cr-all-cubes = Show all
cr-cube-stuck = This cube cannot reach a city of its colour right now.
cr-no-deliveries = No cube can reach a city of its colour right now.
cr-more-ways = { $n ->
    [one] one more route
   *[other] { $n } more routes
}
cr-more-cubes = { $n ->
    [one] one more cube
   *[other] { $n } more cubes
}
cr-no-gain = nobody gains
