### Raíles (Steam): texts that only the page uses.

cr-none = nothing
cr-nobodys = uncontrolled
ra-free = free
ra-untaken = free
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

cr-city-purple = purple
cr-city-gray = grey

## Money from the bank

ra-raise = raise { $money }
ra-income-change = income { $from } → { $to }
ra-victory-change = VP { $from } → { $to }
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
cr-bidders = Bids
cr-drop = Pass
cr-drop-to = Pass: { $place }, { $pays ->
    [0] pay nothing
   *[other] pay { $money }
}
cr-free-pass = Pass and stay in
cr-free-pass-note = Whoever took Turn Order last turn may pass once and stay in the auction.
cr-has-pass = may pass once
ra-passed = passed
ra-up-to = up to { $money }
ra-pays-bid = pays the bid
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

cr-action = Action tile
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

cr-tiles-used = { $used } of { $limit } tiles placed
cr-tiles-left = { $n ->
    [one] { $n } tile left
   *[other] { $n } tiles left
}
cr-fading = When you finish you lose control of the incomplete links you have not extended: { $hexes }.
cr-tiles-on = Tiles that fit on { $hex }
cr-pick-tile = Pick a tile.
cr-draft = This turn’s tiles
cr-from = { $n ->
    [one] 1 tile
   *[other] { $n } tiles
}, from { $money }
cr-all-placed = You have placed all your tiles.
cr-nothing-fits = There are no more tiles that fit and that you can afford.
ra-kind-redirect = redirects
ra-kind-improve = improves
cr-claims = you claim a link
ra-owed = You have paid for it: you must carry it out before you finish.
ra-may-skip = Use it now, or leave it.
ra-still-owes = You still have to carry out { $action }.
ra-town = Town
ra-city = City
ra-pick-city = pick a city on the map or here
ra-color = Colour
ra-new-city-color = { $color } New City, { $n } left
ra-becomes = { $color ->
    [none] { $place } becomes a New City
   *[other] { $place } becomes a { $color } New City
}
ra-grows = { $place } grows
ra-grow-do = Grow { $place }
ra-space-goods = space { $space }: { $goods }
ra-no-cubes = The supply is empty: it gets no cubes.

## Moving goods

ra-cube-at = { $good } cube from { $place }
cr-upgrade = Locomotive { $from } → { $to }
cr-upgrade-none = Locomotive { $level }
cr-upgrade-do = Improve your locomotive
ra-upgrade-note = Free, instead of moving goods; once per turn.
ra-upgrade-note-standard = Free now, instead of moving goods; once per turn. Maintenance rises by $1 per turn.
ra-upgrade-costs = +$1 maintenance
cr-skip = Pass
ra-own-links = At least one of the links must be yours, and at least as many yours as any other player’s.
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
cr-score-note = All the points go to the same place. At the end, every 2 income is worth 1 VP; every point of negative income costs 2 VP. You have { $cash }.
ra-waits-score = { $name } decides between income and victory points.

## Beside the map

cr-drawer-supply = Supply
cr-drawer-tiles = Tiles
ra-supply = Goods supply
ra-supply-note = The cubes of a space reach the map with Urban Growth or Urbanization, and are never refilled.
ra-markers = { $n ->
    [one] { $n } growth marker
   *[other] { $n } growth markers
}
ra-tile-supply = Supply of tiles
ra-tiles-note = Every tile has two faces: using one uses up the other too.
cr-turn-end = Income phase
cr-worth = If it ended now
cr-cash = Cash
ra-victory = Victory points
ra-victory-of = { $name } { $n }
cr-locomotive = Locomotive
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
cr-is-out = bankrupt
ra-links = Links
ra-forecast-title = Income { $income }, maintenance { $maintenance }; { $n ->
    [0] nothing
   *[other] { $after }
} left after the income phase

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
ra-do-move = deliver a cube · round { $round } of 2, up to { $locomotive ->
    [one] { $locomotive } link
   *[other] { $locomotive } links
}
ra-do-score = income or victory points? · { $n ->
    [one] { $n } point
   *[other] { $n } points
}

## Hints in words

ra-say-choose-pass = Take { $action } and pass
ra-say-grow = Grow { $place } with space { $space }
ra-say-urbanize = { $color } New City on { $place }, space { $space }
ra-say-deliver = Deliver a { $good } cube: { $route }
ra-say-score = Add the points to { $to }

## The board in words

cr-link-open = incomplete link to { $hex } ({ $name })
cr-head-links = Links

cr-key-supply = Goods supply and New Cities
cr-key-tracks = Tracks for turn, order, locomotive, income and victory points
cr-key-tiles = Tiles left
