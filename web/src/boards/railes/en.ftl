### Raíles (Steam): texts that only the page uses.

ra-money = ${ $n }
ra-you = you
ra-none = nothing
ra-nobodys = nobody’s
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
cr-track-nobody = unowned track
ra-thick = { $n ->
    [one] 1 side with a thick black line
   *[other] { $n } sides with a thick black line
}
ra-grown = with an Urban Growth marker
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
ra-city-gray = gray

## Money from the bank

ra-raise = raise { $money }
ra-income-change = income { $from } → { $to }
ra-victory-change = VP { $from } → { $to }
ra-leaves = { $money } left
ra-income-to = income → { $n }
ra-costs-victory = costs VP
ra-can-pay = By raising money you could pay up to { $money }: every $5 lowers your income by 1, now { $income }.

## Auctions

ra-for-place = { $place } place in the turn order is auctioned
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
ra-free-pass-note = Who took Turn Order in the turn before may pass once and stay in the auction.
ra-has-pass = may pass once
ra-highest = highest
ra-decides = decides
ra-passed = passed
ra-up-to = up to { $money }
ra-places-pay = What each place pays
ra-pays-all = pays all
ra-pays-bid = its bid
ra-pays-half = pays half
ra-pays-none = pays nothing
ra-next-out = next
ra-this-one = now

## Acquiring capital

ra-capital-how = How much capital you acquire
ra-less = $5 less
ra-more = $5 more
ra-capital = Acquire { $money }
ra-capital-none = Acquire no capital
ra-each-turn = Each turn
ra-turns-left = Turns left
ra-capital-note = You can raise money only now: it must pay for your bid, your tiles and the maintenance of this turn.

## Action tiles

ra-action = Action
ra-action-turn_order-short = order of play
ra-action-first_move-short = you move first
ra-action-engineer-short = 4 tiles
ra-action-first_build-short = you build first
ra-action-urban_growth-short = cubes for a city
ra-action-locomotive-short = +1 level, now
ra-action-urbanization-short = New City
ra-price-level = { $money } + level
ra-all-tokens = Show all tiles
ra-take = Take it
ra-take-use = Take and use
ra-take-pass = Take and pass
ra-take-pass-note = Pass: face down, neither paid nor used; only number { $n } counts for the order.
ra-take-pass-number = for number { $n } alone, free
ra-take-pass-unused = unused
ra-take-pass-free = Pass: face down, you will not use it this turn.
ra-face-down = passes

## Building

ra-tiles-used = { $used } of { $limit } tiles placed
ra-tiles-left = { $n ->
    [one] { $n } tile left
   *[other] { $n } tiles left
}
ra-spent = spent { $money }
ra-end-build = End building
ra-fading = When you end, you lose the incomplete links you have not extended: { $hexes }.
ra-tiles-on = Tiles that fit on { $hex }
ra-tile-offer = { $tile }, position { $turn }: { $effect }
ra-pick-tile = Pick a tile.
ra-build = Build for { $money }
ra-put-down = Put down
ra-draft = Tiles of this turn
ra-all-hexes = All hexes you can build on ({ $n })
ra-from = { $n ->
    [one] 1 tile
   *[other] { $n } tiles
}, from { $money }
ra-all-placed = You have placed all your tiles.
ra-nothing-fits = No more tiles fit or can be paid.
ra-kind-redirect = redirects
ra-kind-improve = improves
ra-completes = completes { $from }–{ $to }
ra-completes-for = completes { $from }–{ $to } ({ $name })
ra-claims = you claim a link
ra-owed = Already paid: it must be carried out before you end.
ra-may-skip = Use it now, or leave it.
ra-still-owes = { $action } is still to be carried out.
ra-town = Town
ra-city = City
ra-pick-town = pick a town on the map or here
ra-pick-city = pick a city on the map or here
ra-color = Colour
ra-new-city-color = { $color } New City, { $n } left
ra-becomes = { $place } becomes a New City { $color }
ra-grows = { $place } grows
ra-urbanize-do = Urbanize { $place }
ra-grow-do = Let { $place } grow
ra-space-goods = space { $space }: { $goods }
ra-no-cubes = The supply is empty: it gets no cubes.

## Moving goods

ra-cube-at = { $good } cube of { $place }
ra-upgrade = Locomotive { $from } → { $to }
ra-upgrade-none = Locomotive { $level }
ra-upgrade-do = Improve the locomotive
ra-upgrade-note = Free, instead of moving goods; once per turn.
ra-upgrade-note-standard = Free now, instead of moving goods; once per turn. Maintenance rises by $1 per turn.
ra-upgrade-costs = +$1 maintenance
ra-skip = Pass
ra-own-links = At least one link of yours, and as many of yours as of any other player.
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
ra-final-short = { $n } if it ended
ra-score-note = All points go to one place. At the end every 2 income are worth 1 VP; each negative income costs 2 VP. You have { $cash }.
ra-waits-score = { $name } decides between income and victory points.

## Beside the map

ra-drawers = Beside the map
ra-drawer-supply = Supply
ra-drawer-money = Accounts
ra-drawer-tracks = Tracks
ra-drawer-tiles = Tiles
ra-supply = Goods supply
ra-supply-note = The cubes of a space come to the map with Urban Growth or Urbanize, and are never refilled.
ra-new-cities = New Cities
ra-markers = { $n ->
    [one] { $n } Urban Growth marker
   *[other] { $n } Urban Growth markers
}
ra-tile-supply = Supply of tiles
ra-tiles-note = Every piece has two faces: using one uses the other up too.
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
ra-locomotive-short = Loc.
ra-maintenance = Maintenance
ra-maintenance-short = Maint.
ra-most = Most
ra-most-note = The most that could be paid now, with cash and money from the bank
ra-raises = Raises
ra-raises-short = raises { $money }: income { $n }
ra-loses-victory = −{ $n } VP
ra-missing = { $money } short
ra-cash-after = Left
ra-cash-after-note = Cash after income and expenses, if nothing else is spent or gained
ra-ruin = bankrupt
ra-is-out = bankrupt
ra-total = Total
ra-links = Links
ra-forecast-title = Income { $income }, maintenance { $maintenance }; { $after } left after the income phase
ra-turn = Turn
ra-turn-of = Turn { $turn } of { $turns }
ra-order = Turn order

## The decision line

ra-do-place = bid for { $place } place · lowest { $lowest }
ra-do-capital = acquire capital · { $cash } in hand, income { $income }
ra-do-auction = bid for the order · lowest { $lowest }, { $cash } in hand
ra-do-actions = take an action tile
ra-do-build = build up to { $limit } tiles · { $used ->
    [0] none placed
   *[other] { $used } placed
}, { $cash }
ra-do-owed = { $action } is still owed
ra-do-end-build = nothing more to build · end
ra-do-move = move a cube · round { $round } of 2, up to { $locomotive ->
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
ra-say-grow = Let { $place } grow with space { $space }
ra-say-urbanize = { $color } New City on { $place }, space { $space }
ra-say-build = Build on { $hex }: { $tile }
ra-say-deliver = Deliver a { $good } cube: { $route }
ra-say-score = Put the points on { $to }

## The board in words

ra-table = The table
ra-places = Cities and towns
ra-link-to = { $place } ({ $name })
ra-link-open = incomplete link up to { $hex } ({ $name })
ra-head-place = Place
ra-head-hex = Hex
ra-head-kind = What it is
ra-head-goods = Goods
ra-head-links = Links

ra-key-walk = Walk the map
ra-key-act = Pick; once more, do
ra-key-drop = Put down
ra-key-supply = Goods supply and New Cities
ra-key-money = Everybody’s accounts
ra-key-tracks = Tracks of turn, order, locomotive, income and victory points
ra-key-tiles = Tiles that are left
