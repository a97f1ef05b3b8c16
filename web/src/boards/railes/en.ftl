### Raíles (Steam): texts that only the page uses.

ra-money = ${ $n }
ra-you = you
ra-none = nothing
ra-nobodys = uncontrolled
ra-free = free
ra-untaken = free
ra-nth = { $n ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $n }th
}
ra-of = of { $n }
ra-of-each = of { $n }, each face
ra-vp = VP

# The head of the table calls round what is a turn here.
round-of = Turn { $round } of { $rounds }

## The map, in the words of this game

cr-open-tiles = { $n ->
    [one] 1 tile fits
   *[other] { $n } tiles fit
}
cr-fan-tiles = What fits on { $hex }
cr-fan-more = More tiles
cr-track-nobody = uncontrolled track
ra-thick = { $n ->
    [one] 1 side with a thick black line
   *[other] { $n } sides with a thick black line
}
ra-grown = with a growth marker
ra-open-growth = can grow
ra-printed = { $n ->
    [one] { $n } cube at the start
   *[other] { $n } cubes at the start
}

## Cities

ra-city-red = red
ra-city-blue = blue
ra-city-purple = purple
ra-city-yellow = yellow
ra-city-gray = grey

## Money from the bank

ra-raise = raise { $money }
ra-income-change = income { $from } → { $to }
ra-victory-change = VP { $from } → { $to }
ra-leaves = { $n ->
    [0] nothing left
   *[other] { $money } left
}
ra-income-to = income → { $n }
ra-costs-victory = costs VP
ra-can-pay = By raising money you could pay up to { $money }: every $5 lowers your income, now { $income }, by 1.

## Auctions

ra-for-place = Up for auction: { $n ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $n }th
} place
ra-bid = Bid { $money }
ra-bid-other = Another bid, in dollars
ra-bid-it = Bid
ra-bid-most = up to { $money }
ra-bid-head = Bid
ra-bidders = Bids
ra-drop = Pass
ra-drop-to = Pass: { $place }, { $pays ->
    [0] pay nothing
   *[other] pay { $money }
}
ra-free-pass = Pass and stay in
ra-free-pass-note = Whoever took Turn Order last turn may pass once and stay in the auction.
ra-has-pass = may pass once
ra-highest = highest
ra-decides = deciding
ra-passed = passed
ra-up-to = up to { $money }
ra-places-pay = What each place pays
ra-pays-all = pays all
ra-pays-bid = pays the bid
ra-pays-half = pays half
ra-pays-none = pays nothing
ra-next-out = next
ra-this-one = now

## Acquiring capital

ra-capital-how = How much capital to acquire
ra-less = $5 less
ra-more = $5 more
ra-capital = Acquire { $money }
ra-capital-none = Acquire no capital
ra-each-turn = Each turn
ra-turns-left = Turns left
ra-capital-note = You can raise money only now: it has to pay for your bid, your tiles and this turn’s maintenance.

## Action tiles

ra-action = Action tile
ra-action-turn_order-short = turn order
ra-action-first_move-short = you move first
ra-action-engineer-short = 4 tiles
ra-action-first_build-short = you build first
ra-action-urban_growth-short = cubes for a city
ra-action-locomotive-short = +1 level, now
ra-action-urbanization-short = New City
ra-price-level = { $money } + level
ra-all-tokens = Show all action tiles
ra-take = Take it
ra-take-use = Take and use
ra-take-pass = Take and pass
ra-take-pass-note = Pass: face down, neither paid for nor used; only number { $n } counts for turn order.
ra-take-pass-number = only for number { $n }, free
ra-take-pass-unused = unused
ra-take-pass-free = Pass: face down, you will not use it this turn.
ra-face-down = passes

## Building

ra-tiles-used = { $used } of { $limit } tiles placed
ra-tiles-left = { $n ->
    [one] { $n } tile left
   *[other] { $n } tiles left
}
ra-spent = { $money } spent
ra-end-build = Finish building
ra-fading = When you finish you lose control of the incomplete links you have not extended: { $hexes }.
ra-tiles-on = Tiles that fit on { $hex }
ra-tile-offer = { $tile }, position { $turn }: { $effect }
ra-pick-tile = Pick a tile.
ra-build = Build for { $money }
ra-put-down = Put back
ra-draft = This turn’s tiles
ra-all-hexes = All hexes where you can build ({ $n })
ra-from = { $n ->
    [one] 1 tile
   *[other] { $n } tiles
}, from { $money }
ra-all-placed = You have placed all your tiles.
ra-nothing-fits = There are no more tiles that fit and that you can afford.
ra-kind-redirect = redirects
ra-kind-improve = improves
ra-completes = completes { $from }–{ $to }
ra-completes-for = completes { $from }–{ $to } ({ $name })
ra-claims = you claim a link
ra-owed = You have paid for it: you must carry it out before you finish.
ra-may-skip = Use it now, or leave it.
ra-still-owes = You still have to carry out { $action }.
ra-town = Town
ra-city = City
ra-pick-town = pick a town on the map or here
ra-pick-city = pick a city on the map or here
ra-color = Colour
ra-new-city-color = { $color } New City, { $n } left
ra-becomes = { $color ->
    [none] { $place } becomes a New City
   *[other] { $place } becomes a { $color } New City
}
ra-grows = { $place } grows
ra-urbanize-do = Urbanize { $place }
ra-grow-do = Grow { $place }
ra-space-goods = space { $space }: { $goods }
ra-no-cubes = The supply is empty: it gets no cubes.

## Moving goods

ra-cube-at = { $good } cube from { $place }
ra-upgrade = Locomotive { $from } → { $to }
ra-upgrade-none = Locomotive { $level }
ra-upgrade-do = Improve your locomotive
ra-upgrade-note = Free, instead of moving goods; once per turn.
ra-upgrade-note-standard = Free now, instead of moving goods; once per turn. Maintenance rises by $1 per turn.
ra-upgrade-costs = +$1 maintenance
ra-skip = Pass
ra-own-links = At least one of the links must be yours, and at least as many yours as any other player’s.
ra-gain-of = { $name } { $n }
cr-deliver-now = Deliver: { $n ->
    [one] { $n } link
   *[other] { $n } links
}
ra-points = { $n ->
    [one] { $n } track point
   *[other] { $n } track points
}
ra-each-income = { $money } in { $n ->
    [one] the one income phase left
   *[other] each of the { $n } income phases left
}
ra-kept = kept for the end
ra-top = { $n ->
    [one] top: { $n } point is lost
   *[other] top: { $n } points are lost
}
ra-final-now = If it ended now: { $n } VP
ra-final-short = { $n } if it ended now
ra-score-note = All the points go to the same place. At the end, every 2 income is worth 1 VP; every point of negative income costs 2 VP. You have { $cash }.
ra-waits-score = { $name } decides between income and victory points.

## Beside the map

ra-drawers = Beside the map
ra-drawer-supply = Supply
ra-drawer-money = Accounts
ra-drawer-tracks = Tracks
ra-drawer-tiles = Tiles
ra-supply = Goods supply
ra-supply-note = The cubes of a space reach the map with Urban Growth or Urbanization, and are never refilled.
ra-new-cities = New Cities
ra-markers = { $n ->
    [one] { $n } growth marker
   *[other] { $n } growth markers
}
ra-tile-supply = Supply of tiles
ra-tiles-note = Every tile has two faces: using one uses up the other too.
ra-accounts = Accounts
ra-railroad = Railroad
ra-has = Now
ra-turn-end = Income phase
ra-worth = If it ended now
ra-cash = Cash
ra-income = Income
ra-victory = Victory points
ra-victory-of = { $name } { $n }
ra-locomotive = Locomotive
ra-locomotive-short = Loco
ra-maintenance = Maintenance
ra-maintenance-short = Maint.
ra-most = Max.
ra-most-note = The most they could pay now, with cash and money from the bank
ra-raises = Raises
ra-raises-short = raises { $money }: income { $n }
ra-loses-victory = −{ $n } VP
ra-missing = { $n ->
    [0] nothing short
   *[other] { $money } short
}
ra-cash-after = Left
ra-cash-after-note = Cash after income and expenses, if nothing else is spent or gained
ra-ruin = bankrupt
ra-is-out = bankrupt
ra-total = Total
ra-links = Links
ra-forecast-title = Income { $income }, maintenance { $maintenance }; { $n ->
    [0] nothing
   *[other] { $after }
} left after the income phase
ra-turn = Turn
ra-turn-of = Turn { $turn } of { $turns }
ra-order = Turn order

## The decision line

ra-do-place = bid for { $n ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $n }th
} place · { $lowest } or more
ra-do-capital = acquire capital · { $cash } in hand, income { $income }
ra-do-auction = bid for turn order · { $lowest } or more, { $cash } in hand
ra-do-actions = take an action tile
ra-do-build = build up to { $limit ->
    [one] { $limit } tile
   *[other] { $limit } tiles
} · { $used ->
    [0] none placed
   *[other] { $used } placed
}, { $cash }
ra-do-owed = { $action } still to do
ra-do-end-build = nothing more to build · finish
ra-do-move = deliver a cube · round { $round } of 2, up to { $locomotive ->
    [one] { $locomotive } link
   *[other] { $locomotive } links
}
ra-do-score = income or victory points? · { $n ->
    [one] { $n } point
   *[other] { $n } points
}

## Hints in words

ra-say-choose = Take { $action }
ra-say-choose-pass = Take { $action } and pass
ra-say-grow = Grow { $place } with space { $space }
ra-say-urbanize = { $color } New City on { $place }, space { $space }
ra-say-build = Build on { $hex }: { $tile }
ra-say-deliver = Deliver a { $good } cube: { $route }
ra-say-score = Add the points to { $to }

## The board in words

ra-table = The table
ra-places = Cities and towns
ra-link-to = { $place } ({ $name })
ra-link-open = incomplete link to { $hex } ({ $name })
ra-head-place = Place
ra-head-hex = Hex
ra-head-kind = What it is
ra-head-goods = Goods
ra-head-links = Links

ra-key-walk = Move around the map
ra-key-act = Pick; press again to do it
ra-key-drop = Put back
ra-key-supply = Goods supply and New Cities
ra-key-money = Everybody’s accounts
ra-key-tracks = Tracks for turn, order, locomotive, income and victory points
ra-key-tiles = Tiles left
