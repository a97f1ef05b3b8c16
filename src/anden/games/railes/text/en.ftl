### Raíles (Steam): texts in English.
### A message gets the arguments of its key and, where there is a seat, `player` (a name) or `players` (several).
### A «tile» alone is a track tile; the seven of each turn are always «action tiles».

## The game
game-name = Raíles
game-pitch = Build the network that keeps industry moving. Also known as Steam.

## Maps

map-northeast = Northeast North America
map-northeast-blurb = From Toronto and the Great Lakes to Boston and New York. Best with 3 or 4; start here.
map-ruhr = Rhine-Ruhr
map-ruhr-blurb = Crowded cities between the Meuse, the Rhine and the Ruhr, with hills in the east. Best with 4 or 5.

## Table options

option-game = Game
option-game-note = The Basic Game is quicker: you raise money whenever you need it. In the Standard Game you raise it once a turn, turn order is auctioned, and locomotives cost maintenance.
option-game-basic = Basic Game
option-game-standard = Standard Game
option-first_order = Starting turn order
option-first_order-note = In the auction you bid for each place before the first turn. At random, players further back get a little money: recommended for a first game.
option-first_order-auction = Auction, place by place
option-first_order-random = At random, with money according to place
option-soft = Softer rule
option-soft-note = For newcomers to the Standard Game: money may also be raised when building and when paying expenses.

## Phases

phase-setup = Set-up
phase-first_order = Auction for starting order · place { $position }
phase-capital = Acquire capital
phase-actions = Choose action tiles
phase-build = Build track · { $used } of { $limit ->
    [1] 1 tile
   *[other] { $limit } tiles
}
phase-move = Move goods · round { $round } of 2
phase-score = Income or victory points? · { points-gained }

## Moves

action-capital = { $player } decides how much capital to acquire.
action-pass = { $player } passes and stays in the auction.
action-drop = { $player } passes.
action-choose = { $player } chooses an action tile.
action-grow = { $player } uses Urban Growth.
action-build = { $player } builds a tile.
action-finish = { $player } finishes building.
action-deliver = { $player } delivers a cube.
action-score = { $player } decides between income and victory points.
action-upgrade = { $player } improves their locomotive.
action-skip = { $player } passes.

## Log: set-up and turn

event-order = Starting turn order: { $players }.
event-first_bidder = At random, { $player } opens the auction for starting order.
event-opens = { $player } opens the bidding for this place.
event-start_money = { $player } gets ${ $amount } for their place in the starting order.
event-deal = { $cubes ->
    [1] 1 goods cube is drawn from the bag.
   *[other] { $cubes } goods cubes are drawn from the bag.
}

## Log: money from the bank

event-raise = { $player } raises ${ $cash }: income falls to { $income }.
event-raise_victory = { $player } raises ${ $cash } with income already at −10: { $victory ->
    [0] no victory points left
    [1] 1 victory point left
   *[other] { $victory } victory points left
}.
event-capital_none = { $player } acquires no capital.

## Log: auctions

event-free_pass = { $player } passes with Turn Order and stays in the auction.
event-out_of_bidding = { $player } passes and is out of the bidding for this place.
event-drop = { $player } passes, plays { $position ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $position }th
} and pays { $paid ->
    [0] nothing
   *[other] ${ $paid }
}.
event-cannot_bid = { $player } cannot afford to keep bidding, plays { $position ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $position }th
} and pays { $paid ->
    [0] nothing
   *[other] ${ $paid }
}.
event-win_place = { $player } takes { $position ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $position }th
} place and pays { $paid ->
    [0] nothing
   *[other] ${ $paid }
}.
event-new_order = Turn order: { $players }.

## Log: action tiles

event-choose = { $price ->
    [0] { $player } takes { action-name }.
   *[other] { $player } takes { action-name } and pays ${ $price }.
}
event-choose_pass = { $player } takes { action-name } only for its number: no action, no payment.
event-locomotive = { $player }’s locomotive rises to level { $level }.

## Log: building

event-grow = { $player } uses Urban Growth in { place-name }: { $goods }.
event-urbanize = { $player } turns { place-name } into a New City ({ color-name }). Cubes: { $goods }.
event-urbanize_empty = { $player } turns { place-name } into a New City ({ color-name }). The goods supply is empty: it gets no cubes.
event-build = { $player } builds { tile-name } on { $hex } for ${ $price }.
event-improve = { $player } improves the tile on { $hex } to { tile-name }: ${ $price }.
event-redirect = { $player } redirects the track on { $hex } with { tile-name }: ${ $price }.
event-link = { $seat ->
    [-1] The link between { $places } is complete, controlled by nobody.
   *[other] { $player }’s link between { $places } is complete.
}
event-claim = { $player } claims the incomplete link on { $hex }.
event-lose_track = { $player } did not extend their incomplete link on { $hex } and loses control of it.
event-track_removed = { $seat ->
    [-1] The New City removes uncontrolled track on { $hex }.
   *[other] The New City removes { $player }’s incomplete track on { $hex }.
}
event-finish = { $tiles ->
    [0] { $player } finishes without building any tiles.
    [1] { $player } finishes building: 1 tile, ${ $spent }.
   *[other] { $player } finishes building: { $tiles } tiles, ${ $spent }.
}

## Log: goods

event-deliver = { $links ->
    [1] { $player } delivers { cube-name } from { NAME($start, kind: "place") } to { NAME($end, kind: "place") }: 1 link.
   *[other] { $player } delivers { cube-name } over { $links } links: { $places }.
}
event-points = { $player } earns { points-gained }.
event-to_income = { $player } adds { $points } to income, now { $total }.
event-to_victory = { $player } adds { $points } to victory points, now { $total }.
event-income_top = { $player }’s income is at the top of the track: { $lost ->
    [1] 1 point is lost
   *[other] { $lost } points are lost
}.
event-upgrade = { $player } improves their locomotive to level { $level } for free.
event-skip = { $player } passes this round.

## Log: income and expenses

event-collect = { $player } receives ${ $amount } and has ${ $cash }.
event-pay = { $player } pays ${ $amount } in expenses and has ${ $cash } left.
event-shortfall_victory = { $player } covers ${ $missing } in expenses with victory points: { $victory ->
    [0] none left
   *[other] { $victory } left
}.
event-shortfall_income = { $player } covers ${ $missing } in expenses with no money or victory points left: income falls to { $income }.
event-bankrupt = { $player } goes bankrupt and is out of the game.

## Log: the end

event-final = Place { $place_number }: { $player }, { $points ->
    [1] 1 victory point
   *[other] { $points } victory points
}.

## Score

score-victory = Victory points on the track
score-income = Income at the end ({ $income })
score-links = Completed links ({ $links })
score-bankrupt = Bankrupt

## Score: headings of the final table

score-victory-head = On the track
score-links-head = Links
score-bankrupt-head = Bankruptcy

## What older versions of the rules play another way

change-new_city_claims_in_reach = Before, whoever placed a New City got every uncontrolled link it completed; now only those that start at a city or are joined to their own track, and the others stay controlled by nobody.
change-any_choice_of_tokens = Before, faces 44 to 47 could count as used up even though another choice of tiles on the map would have left one; now a face can be built as long as some choice leaves it.
change-bankrupt_by_number = Before, players who went bankrupt in the same turn shared a place, even the first; now the one with the lower action tile number comes first.

## Refusals: set-up

problem-setup_players = { map-name } is not for { $players ->
    [1] 1 player
   *[other] { $players } players
}: it takes 3 to 6.
problem-setup_map = Raíles has no map “{ $map }”.
problem-setup_option = This table has no option “{ $option }”.

## Refusals: turns

problem-not_now = { $phase ->
    [setup] The game is being set up
    [first_order] It is time to bid for starting order
    [capital] It is time to acquire capital
    [auction] It is time to bid for turn order
    [actions] It is time to choose action tiles
    [build] It is time to build track
    [move] It is time to move goods
    [score] It is time to choose between income and victory points
    [over] The game is over
   *[other] It is time for something else ({ $phase })
}; you cannot { $action ->
    [capital] acquire capital
    [bid] bid
    [pass] pass and stay in the auction
    [drop] pass in the auction
    [choose] choose an action tile
    [grow] use Urban Growth
    [urbanize] place a New City
    [build] build a tile
    [finish] finish building
    [deliver] deliver a cube
    [score] take track points
    [upgrade] improve your locomotive
    [skip] pass
    [order] draw the order
    [deal] deal the cubes
   *[other] do that ({ $action })
} now.

## Refusals: money and auctions

problem-cannot_raise = That costs ${ $price } and, even with all the money the bank would give you, you cannot pay more than ${ $most }.
problem-units_negative = You cannot raise ${ $cash }: choose $0 or more.
problem-units_too_many = You cannot raise ${ $cash }: your income and victory points are good for ${ $most } at most.
problem-bid_too_low_first = A bid of ${ $amount } is not enough: for this place you have to bid ${ $lowest } or more.
problem-bid_too_high = You cannot bid ${ $amount }: you have ${ $cash } in hand.
problem-no_free_pass = Only the player who took Turn Order last turn may pass and stay in. Bid or pass for good.
problem-free_pass_used = You have already passed once in this auction and stayed in. Bid or pass for good.

## Refusals: action tiles

problem-unknown_action = There is no action tile “{ $action }”.
problem-action_taken = { $player } already has { action-name } this turn; take another action tile.
problem-no_pass_option = You cannot “pass” when you take { action-name }: that is only for Urban Growth and Urbanization, in the Basic Game.
problem-locomotive_max = Your locomotive is already at level { $level }, the maximum.
problem-no_towns_left = No town is left to urbanize: that action tile cannot be taken.
problem-no_new_cities_left = No New City is left: that action tile cannot be taken.
problem-no_growth_possible = Urban Growth can be taken only to “pass”: there are no cubes left in the supply, no markers, or no city that may grow.

## Refusals: where and what to build

problem-unknown_hex = This map has no hex { $hex }: you can build track only on hexes.
problem-unknown_tile = There is no tile “{ $tile }”.
problem-no_tiles_left = You have built { $limit ->
    [1] your only tile
   *[other] all { $limit } of your tiles
} for this turn.
problem-hex_built_this_turn = You have already built on { $hex } this turn: one tile per hex and turn.
problem-on_city = { place-name } is on { $hex }: you cannot place a tile on a city.
problem-into_water = Across the { compass-name } side of { $hex } the track would run into water: there is no hex there.
problem-blocked_side = The { compass-name } side of { $hex } is a thick black line: no track may cross it or run into it.
problem-meets_other = Across the { compass-name } side of { $hex } your track would join { $player }’s: you cannot add to other players’ links.
problem-self_link = With that tile on { $hex } the link would leave { place-name } and come back to it: a link joins two different places.
problem-first_not_city = You have no track to continue right now: the tile on { $hex } has to leave through a side that faces a city.
problem-unowned_out_of_reach = You can claim the uncontrolled link on { $hex } only if it starts at a city or is joined to your track.
problem-out_of_stock = There is no tile { $tile } left in the supply ({ tile-name }).
problem-town_tile_elsewhere = A town tile goes only where there is a town, and there is none on { $hex } ({ $tile }).
problem-plain_tile_in_town = There is a town on { $hex }: it takes only town tiles, not { tile-name }.

## Refusals: improving and redirecting

problem-same_tile = That same tile is already on { $hex }, in that position.
problem-track_lost = { $seat ->
    [-1] Uncontrolled track on { $hex } would disappear, and it has to stay.
   *[other] { $player }’s track on { $hex } would disappear: when a tile is improved, the track on it stays.
}
problem-town_exits_lost = When the tile on { $hex } is improved, the town must keep all its exits.
problem-town_nothing_new = That tile adds no exit to the town on { $hex }.
problem-redirect_not_last = The track goes on beyond { $hex }: only the last tile of an incomplete link can be redirected.
problem-redirect_finished = A completed link runs through { $hex }, and completed links are never redirected or changed.
problem-redirect_other = { $seat ->
    [-1] You cannot redirect the uncontrolled link on { $hex }: it neither starts at a city nor is joined to your track.
   *[other] { $player } controls the track on { $hex }: you cannot redirect other players’ track.
}
problem-too_expensive = That costs ${ $price } and you have ${ $cash } in hand.

## Refusals: a hex as a whole

problem-hex_no_way_on = Track that enters { $hex } could not go on: its other sides lead off the board, up to a thick black line or back to where the track comes from.
problem-hex_full = The track on { $hex } has to stay, and no tile adds yours to it: go round.
problem-hex_too_expensive = The cheapest tile that fits on { $hex } costs ${ $price } and you cannot pay more than ${ $cash }.

## Refusals: Urban Growth and New Cities

problem-no_growth = Only the player who took Urban Growth this turn, without “passing”, may add cubes to a city.
problem-no_urbanization = Only the player who took Urbanization this turn, without “passing”, may place a New City.
problem-done_already = You have already carried out { action-name } this turn.
problem-still_owed = Before you finish building you must carry out { action-name }: you have paid for it.
problem-not_a_city = { place-name } is not a city: Urban Growth is only for cities.
problem-grown_already = { place-name } already has its growth marker: a city grows only once.
problem-no_markers = There are no growth markers left.
problem-new_city_used = No New City of that colour is left ({ color-name }).
problem-urbanize_self_link = If { place-name } were a city, a link would leave it and come back to it: a link joins two different places.
problem-no_such_space = The goods supply has no space { $space }.
problem-space_empty = Space { $space } of the goods supply is empty: choose one with cubes.

## Refusals: goods

problem-unknown_good = There are no goods “{ $good }”.
problem-route_shape = A route needs a start, a destination and who controls each link.
problem-no_such_cube = There is no { good-name } cube in { place-name }.
problem-no_link = There is no { $owner ->
    [-1] uncontrolled link
   *[other] completed link of that colour
} between { place-name } and { NAME($other, kind: "place") }.
problem-too_far = That takes { $links ->
    [1] 1 link
   *[other] { $links } links
} and your locomotive reaches { $locomotive }: improve it first.
problem-place_twice = The route visits { place-name } twice: you may visit each place only once.
problem-must_stop = When it gets to { place-name }, { cube-name } has to be delivered: that is a city of its colour.
problem-wrong_destination = You cannot deliver { cube-name } to { place-name }.
problem-no_link_from = No completed link leaves { place-name }: cubes travel only over completed links. Build one from here.
problem-no_goal = No city on the map takes { cube-name } now: a New City of its colour would.
problem-no_way = Completed links do not lead { cube-name } from { place-name } to any city of its colour: { $places }.
problem-no_way_to = No chain of completed links leads from { place-name } to { NAME($other, kind: "place") } yet.
problem-wrong_goal = You cannot deliver { cube-name } to { place-name }. The cities of its colour: { $places }.
problem-no_own_link = The route of a cube must use at least one of your links: build one that it can take.
problem-too_many_foreign = The route uses { $theirs ->
    [1] 1 link
   *[other] { $theirs } links
} of { $player }’s and { $own ->
    [0] none
   *[other] only { $own }
} of yours: you must use at least as many of your own as of any other player’s.
problem-upgraded_already = You have already improved your locomotive this turn, and you can do that only once. Deliver a cube or pass.

## Refusals: what luck cannot do (when a game is written by hand)

problem-luck_order = The order must name every player once ({ $players }); in the Basic Game, clockwise.
problem-luck_deal = That is not how this map is dealt: each city and each supply space gets exactly its cubes.
problem-luck_bag = The bag does not hold that many cubes ({ good-name }).

## Names by an argument. Other messages use them and, one by one, lists: `$places` names each place by `place-name`.

tile-name = { NAME($tile, kind: "one") }
cube-name = a { good-name } cube
points-gained = { $points ->
    [1] 1 track point
   *[other] { $points } track points
}

## Names: tiles, inside a sentence

one-21 = a straight
one-22 = a gentle curve
one-23 = a sharp curve
one-41 = a crossing of two straights
one-42 = a crossing of a straight and a gentle curve
one-43 = a crossing of two gentle curves
one-44 = a straight and a sharp curve
one-45 = two gentle curves
one-46 = a gentle and a sharp curve (46)
one-47 = a gentle and a sharp curve (47)
one-T11 = a town with 1 exit
one-T21 = a town with 2 exits (straight)
one-T22 = a town with 2 exits (gentle curve)
one-T23 = a town with 2 exits (sharp curve)
one-T31 = a town with 3 exits (open)
one-T32 = a town with 3 exits (left Y)
one-T33 = a town with 3 exits (right Y)
one-T34 = a town with 3 exits in a row
one-T41 = a town with 4 exits (“peace sign”)
one-T42 = a town with 4 exits (X)
one-T43 = a town with 4 exits in a row

## Names: tiles

tile-21 = Straight
tile-22 = Gentle curve
tile-23 = Sharp curve
tile-41 = Crossing, two straights
tile-42 = Crossing, straight and curve
tile-43 = Crossing, two curves
tile-44 = Straight and sharp curve
tile-45 = Two gentle curves
tile-46 = Gentle and sharp curve (46)
tile-47 = Gentle and sharp curve (47)
tile-T11 = Town, 1 exit
tile-T21 = Town, 2 exits, straight
tile-T22 = Town, 2 exits, gentle curve
tile-T23 = Town, 2 exits, sharp curve
tile-T31 = Town, 3 exits, open
tile-T32 = Town, 3 exits, left Y
tile-T33 = Town, 3 exits, right Y
tile-T34 = Town, 3 exits in a row
tile-T41 = Town, 4 exits, “peace sign”
tile-T42 = Town, 4 exits, X
tile-T43 = Town, 4 exits in a row

## Names: action tiles

action-turn_order-effect = Next turn you go first.
action-turn_order-effect-standard = In the next auction you may pass once without dropping out.
action-first_move-effect = You move goods before everybody else in both rounds.
action-engineer-effect = You build up to 4 tiles instead of 3.
action-first_build = First Build
action-first_build-effect = You build before everybody else.
action-urban_growth = Urban Growth
action-urban_growth-effect = When you build, the cubes of one supply space go to a city without a growth marker.
action-locomotive-effect = Your locomotive goes up one level right away.
action-urbanization = Urbanization
action-urbanization-effect = When you build, you turn a town into a New City with the cubes of one supply space.

## Names: goods and colours

good-purple = purple
good-gray = grey
color-purple = purple
color-gray = grey

## Names: terrain, places and tracks

terrain-plain = Plains
terrain-hill = Hills
terrain-coast = Coast
terrain-city = City
terrain-river = River
kind-city = City
kind-town = Town
kind-new_city = New City
track-income = Income
track-victory = Victory points

## Names: places, Northeast North America

place-toronto = Toronto
place-buffalo = Buffalo
place-rochester = Rochester
place-harrisburg = Harrisburg
place-syracuse = Syracuse
place-ottawa = Ottawa
place-scranton = Scranton
place-philadelphia = Philadelphia
place-montreal = Montréal
place-albany = Albany
place-new_york = New York
place-burlington = Burlington
place-hartford = Hartford
place-boston = Boston
place-providence = Providence
place-portland = Portland
place-olean = Olean
place-belleville = Belleville
place-elmira = Elmira
place-williamsport = Williamsport
place-kingston = Kingston
place-binghamton = Binghamton
place-reading = Reading
place-ogdensburg = Ogdensburg
place-amsterdam = Amsterdam
place-cornwall = Cornwall
place-glens_falls = Glens Falls
place-poughkeepsie = Poughkeepsie
place-rutland = Rutland
place-sherbrooke = Sherbrooke
place-new_haven = New Haven
place-concord = Concord
place-lewiston = Lewiston
place-barnstable = Barnstable

## Names: places, Rhine-Ruhr

place-eindhoven = Eindhoven
place-maastricht = Maastricht
place-nijmegen = Nijmegen
place-aachen = Aachen
place-krefeld = Krefeld
place-duisburg = Duisburg
place-dusseldorf = Düsseldorf
place-koln = Köln
place-essen = Essen
place-elberfeld = Elberfeld
place-bonn = Bonn
place-dortmund = Dortmund
place-hagen = Hagen
place-munster = Münster
place-hamm = Hamm
place-siegen = Siegen
place-weert = Weert
place-venlo = Venlo
place-roermond = Roermond
place-emmerich = Emmerich
place-geldern = Geldern
place-monchengladbach = Mönchengladbach
place-duren = Düren
place-bocholt = Bocholt
place-wesel = Wesel
place-euskirchen = Euskirchen
place-coesfeld = Coesfeld
place-recklinghausen = Recklinghausen
place-gummersbach = Gummersbach
place-altenkirchen = Altenkirchen
place-iserlohn = Iserlohn
place-olpe = Olpe
place-soest = Soest
place-meschede = Meschede
