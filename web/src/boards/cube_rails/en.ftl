### What the games of trains and cubes share

## Everywhere

cr-no-gain = nobody gains
cr-money = ${ $n }
cr-you = you
cr-nth = { $n ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $n }th
}
cr-city-red = red
cr-city-blue = blue
cr-city-yellow = yellow
cr-bare-hex = hex { $hex }
cr-gain-of = { $name } { $n }

## The map of hexes

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

## The auction

cr-bid = Bid { $money }
cr-bid-other = Another bid, in dollars
cr-bid-it = Bid
cr-bid-most = up to { $money }
cr-highest = highest
cr-decides = deciding
cr-places-pay = What each place pays
cr-pays-all = pays all
cr-pays-half = pays half
cr-pays-none = pays nothing
cr-no-bid = no bid

## Building

cr-spent = { $money } spent
cr-leaves = { $n ->
    [0] nothing left
   *[other] { $money } left
}
cr-end-build = Finish building
cr-tile-offer = { $tile }, position { $turn }: { $effect }
cr-build = Build for { $money }
cr-put-down = Put back
cr-direct-built = Direct link
cr-all-hexes = All hexes where you can build ({ $n })
cr-completes = completes { $from }–{ $to }
cr-completes-for = completes { $from }–{ $to } ({ $name })
cr-urbanize-do = Urbanize { $place }
cr-pick-town = pick a town on the map or here

## Beside the map

cr-drawers = Beside the map
cr-drawer-money = Accounts
cr-drawer-tracks = Tracks
cr-accounts = Accounts
cr-railroad = Railroad
cr-has = Now
cr-income = Income
cr-locomotive-short = Loco
cr-total = Total
cr-turn = Turn
cr-order = Turn order
cr-new-cities = New Cities

## In words

cr-bid-head = Bid
cr-turn-of = Turn { $turn } of { $turns }
cr-do-end-build = nothing more to build · finish
cr-say-choose = Take { $action }
cr-say-build = Build on { $hex }: { $tile }
cr-table = The table
cr-places = Cities and towns
cr-link-to = { $place } ({ $name })
cr-head-place = Place
cr-head-hex = Hex
cr-head-kind = What it is
cr-head-goods = Goods

## Keys

cr-key-walk = Move around the map
cr-key-act = Pick; press again to do it
cr-key-drop = Put back
cr-key-money = Everybody’s accounts
