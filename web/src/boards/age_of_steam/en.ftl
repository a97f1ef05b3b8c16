### Age of Steam: texts that only the page uses

cr-none = none
aos-nobody = nobody
cr-nobodys = unowned
aos-empty = empty
aos-free = free
aos-points = { $n } points

# The head of a table calls a round what is a turn here.
round-of = Turn { $round } of { $rounds }

## Goods and cities

cr-city-purple = purple
cr-city-black = black
cr-city-white = white
aos-kind-city = city
aos-kind-town = town
aos-kind-terminal = foreign terminal
aos-new-city = New City { $city }
aos-new-city-color = New City { $city }, { $color }

## Issuing shares

aos-shares = Shares issued
aos-shares-short = Shares
aos-shares-issue = How many shares to issue
aos-shares-note = Every share costs you $1 each turn and counts against you at the end. You can issue shares only now.
aos-fewer = One fewer
aos-more = One more
aos-issue = Issue { $n ->
    [one] { $n } share
   *[other] { $n } shares
}
aos-issue-none = Issue no shares
aos-now = Cash
aos-each-turn = Expenses per turn
aos-at-end = At the end
cr-turn-end = End of this turn
aos-income-expenses = income { $income }, expenses { $expenses }
aos-left = { $n ->
    [0] nothing left
   *[other] { $money } left
}
aos-missing = { $money } short: income falls by { $n }
aos-missing-short = { $n ->
    [0] nothing short
   *[other] { $money } short
}
aos-out-then = bankrupt: cannot pay

## Turn order

cr-bidders = Still bidding
cr-drop = Drop out
cr-drop-to = Drop out: { $place }, { $pays ->
    [0] pay nothing
   *[other] pay { $money }
}
cr-free-pass = Free pass
cr-free-pass-note = Whoever took Turn Order may pass once and stay in the auction.
cr-has-pass = free pass
aos-still-in = still in
aos-paid = paid { $money }
aos-next-out = for whoever drops out now
aos-left-auction = { $name } dropped out: { $place }.
aos-fee-pay = Pay { $money } and start
aos-fee-decline = Do not pay
aos-fee-first = If { $name } does not pay, { $other } may pay { $money } to start. If neither wants to, { $name } starts for free.
aos-fee-last = If you do not pay, { $name } starts for free.

## Actions

cr-action = Action
aos-action-first_move-short = you move first
aos-action-first_build-short = you build first
aos-action-engineer-short = 4 tiles
aos-action-engineer-short-germany = one at half price
aos-action-locomotive-short = +1 link, now
aos-action-locomotive-short-highest = no effect
aos-action-urbanization-short = a New City
aos-action-production-short = 2 more cubes
aos-action-turn_order-short = a free pass
aos-action-turn_order-short-st_lucia = you are asked first
aos-take = Take it
aos-locked = locked

## Building

cr-tiles-used = { $used } of { $limit } tiles placed
cr-tiles-left = { $n ->
    [one] { $n } tile left
   *[other] { $n } tiles left
}
cr-fading = When you finish you lose the unfinished sections you did not extend: { $hexes }.
aos-half-price = Engineer: your most expensive tile this turn costs half.
cr-tiles-on = Tiles that fit on { $hex }
cr-pick-tile = Pick a tile.
cr-draft = This turn’s tiles
aos-direct = Direct link { $places } for { $money }
cr-from = { $n ->
    [one] 1 tile
   *[other] { $n } tiles
}, from { $money }
cr-all-placed = You have placed all your tiles.
cr-nothing-fits = There are no more tiles that fit and that you can afford.
aos-kind-redirect = redirects
cr-claims = you claim unowned track
aos-urbanize = New City
aos-becomes = { $place } becomes New City { $city }, { $color }
aos-on-town = On
aos-reward-note = Your tile joined east and west. Choose which railroads get the income bonus.

## Moving goods

aos-cube = { $id ->
    [white] cotton cube
   *[other] { $good } cube
}
aos-cube-at = { $cube } from { $place }
cr-upgrade = Locomotive { $from } → { $to }
cr-upgrade-none = Locomotive { $level }
cr-upgrade-do = Improve your locomotive
cr-skip = Move nothing
aos-bonus-to = bonus to { $name }
cr-deliver-now = Deliver: { $n ->
    [one] { $n } link
   *[other] { $n } links
}

## New goods

aos-display = Goods display
aos-section-light = Light side
aos-section-dark = Dark side
aos-dice = { $n ->
    [one] { $n } die
   *[other] { $n } dice
}
aos-column-says = Die { $die }, { $section ->
    [light] light column
   *[dark] dark column
}, for { $city }{ $on ->
    [yes] { "" }
   *[no] { " (not on the map)" }
}: { $goods }
aos-odds-note = With { $n ->
    [one] { $n } die
   *[other] { $n } dice
}, each column with cubes has a { $odds } chance of giving at least one this turn.
aos-not-on-map = not placed
aos-no-growth = No new goods appear on this map.
aos-bag = Bag
aos-produce = Draw two cubes
aos-decline-production = Do not use Production
aos-pick-box = Pick an empty box.
aos-stock-in = A { $cube } for { $city }, box { $box }
aos-end-production = Finish Production

## Accounts, tracks and tiles

cr-drawer-goods = Goods
cr-drawer-tiles = Tiles
cr-worth = Points
cr-cash = Cash
aos-expenses = Expenses
cr-locomotive = Locomotive
aos-cash-after = Cash after
aos-cash-after-note = Cash after income and expenses, if nothing more is spent or gained
aos-income-after = Income after
aos-income-after-note = Income after paying and after Income Reduction
aos-reduced = (−{ $n })
aos-cushion = Margin
aos-cushion-note = Dollars they can still spend without going bankrupt
aos-ruin = bankrupt
cr-is-out = bankrupt
cr-score-income = Income
cr-score-track = Track
cr-score-shares = Shares
cr-score-cash = Cash
cr-score-buy_back = Buy-back
cr-score-eliminated = Bankruptcy
aos-forecast-title = Income { $income }, expenses { $expenses }; { $n ->
    [0] nothing
   *[other] { $after }
} left at the end of the turn
aos-tile-stock = Tiles left
aos-town-discs = { $n ->
    [one] { $n } town disc
   *[other] { $n } town discs
}
aos-ownership = Ownership discs

## The decision line

aos-do-shares = issue shares · { $cash }, { $shares } issued
aos-do-auction = bid for turn order · { $lowest } or more
aos-do-fee = pay { $fee } to start?
aos-do-actions = take an action
aos-do-build = build up to { $limit ->
    [one] { $limit } tile
   *[other] { $limit } tiles
} · { $used ->
    [0] none placed
   *[other] { $used } placed
}, { $cash }
aos-do-reward = share out the transcontinental bonus
aos-do-move = move a goods cube · round { $round } of 2, up to { $locomotive ->
    [one] { $locomotive } link
   *[other] { $locomotive } links
}
aos-do-produce = Production · draw two cubes?
aos-do-stock = put { $n ->
    [one] the cube
   *[other] the { $n } cubes
} on the goods display
aos-do-end-production = Production · finish

## Hints in words

aos-say-urbanize = Put New City { $city } on { $place }
aos-say-connect = Build the direct link { $places }
aos-say-reward = Give the bonus to { $players }
aos-say-deliver = Deliver a { $cube }: { $route }

## The board in words

aos-on-land = Cubes on the land
cr-link-open = unfinished section to { $hex } ({ $name })
cr-head-links = Links
aos-head-section = Side
aos-head-die = Die
aos-head-city = City

cr-key-goods = Goods display
cr-key-tracks = Tracks for turn, order, locomotive, shares and income
cr-key-tiles = Tiles left
