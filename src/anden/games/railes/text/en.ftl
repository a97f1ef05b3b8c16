### Raíles (Steam): texts in English.
### A message gets the arguments of its key and, where there is a seat, `player` (a name) or `players` (several).
### A «tile» alone is a track tile; the seven of each turn are always «action tiles».

game-name = Raíles
game-tagline = Raise money, lay track, deliver goods and decide each time: income or victory points?

## Maps

map-northeast = Northeast North America
map-northeast-blurb = From Toronto and the Great Lakes to Boston and New York. Best with 3 or 4; start here.
map-ruhr = Rhine-Ruhr
map-ruhr-blurb = Crowded cities between Meuse, Rhine and Ruhr, with hills in the east. Best with 4 or 5.

## Table options

option-game = Game
option-game-note = The Basic Game is quicker: money is raised whenever it is needed. In the Standard Game you raise it once a turn, the order is auctioned, and locomotives need maintenance.
option-game-basic = Basic Game
option-game-standard = Standard Game
option-first_order = First turn order
option-first_order-note = In the auction you bid for each place before the first turn. At random, those who come later get a little money: recommended for a first game.
option-first_order-auction = Auction, place by place
option-first_order-random = At random, with money by place
option-soft = Softer rule
option-soft-note = For newcomers to the Standard Game: money may also be raised when building and when paying expenses.

## Phases

phase-setup = Set-up
phase-first_order = Auction for the first order · place { $position }
phase-capital = Acquire capital
phase-auction = Auction for turn order
phase-actions = Choose action tiles
phase-build = Build track · { $used } of { $limit ->
    [1] 1 tile
   *[other] { $limit } tiles
}
phase-move = Move goods · round { $round } of 2
phase-score = Income or victory points? · { points-gained }
phase-over = End of the game

## Moves

action-capital = { $player } decides how much capital to acquire.
action-bid = { $player } bids.
action-pass = { $player } passes and stays in the auction.
action-drop = { $player } passes.
action-choose = { $player } chooses an action tile.
action-grow = { $player } uses Urban Growth.
action-urbanize = { $player } places a New City.
action-build = { $player } builds a tile.
action-finish = { $player } ends building.
action-deliver = { $player } delivers a cube.
action-score = { $player } decides between income and victory points.
action-upgrade = { $player } improves the locomotive.
action-skip = { $player } passes.

## Log: set-up and turn

event-order = First turn order: { $players }.
event-first_bidder = By lot, { $player } opens the auction of the first turn order.
event-opens = { $player } opens the bidding for this place.
event-start_money = { $player } gets ${ $amount } for the place in the first order.
event-deal = { $cubes ->
    [1] 1 goods cube is drawn from the bag.
   *[other] { $cubes } goods cubes are drawn from the bag.
}
event-turn = Turn { $turn } of { $turns } begins.

## Log: money from the bank

event-raise = { $player } raises ${ $cash }: income falls to { $income }.
event-raise_victory = { $player } raises ${ $cash } with income at −10 already: { $victory ->
    [0] no victory points left
    [1] 1 victory point left
   *[other] { $victory } victory points left
}.
event-capital_none = { $player } acquires no capital.

## Log: auctions

event-bid = { $player } bids ${ $amount }.
event-free_pass = { $player } passes with Turn Order and stays in the auction.
event-out_of_bidding = { $player } passes and bids no more for this place.
event-drop = { $player } passes, will play in place { $position } and pays { $paid ->
    [0] nothing
   *[other] ${ $paid }
}.
event-cannot_bid = { $player } has no money to bid on, will play in place { $position } and pays { $paid ->
    [0] nothing
   *[other] ${ $paid }
}.
event-win_place = { $player } gets place { $position } and pays { $paid ->
    [0] nothing
   *[other] ${ $paid }
}.
event-win_auction = { $player } wins the auction and pays { $paid ->
    [0] nothing
   *[other] ${ $paid }
}.
event-new_order = Turn order: { $players }.

## Log: action tiles

event-choose = { $price ->
    [0] { $player } takes { action-name }.
   *[other] { $player } takes { action-name } and pays ${ $price }.
}
event-choose_pass = { $player } takes { action-name } for its number only: no action, no payment.
event-locomotive = The locomotive of { $player } rises to level { $level }.

## Log: building

event-grow = Urban Growth by { $player } in { place-name }: { $goods }.
event-urbanize = { $player } turns { place-name } into a New City ({ color-name }). Cubes: { $goods }.
event-urbanize_empty = { $player } turns { place-name } into a New City ({ color-name }). The goods supply is empty: it gets no cubes.
event-build = { $player } builds { tile-name } on { $hex } for ${ $price }.
event-improve = { $player } improves the tile on { $hex } to { tile-name }: ${ $price }.
event-redirect = { $player } redirects the track on { $hex } with { tile-name }: ${ $price }.
event-link = { $seat ->
    [-1] The link between { $places } is complete, controlled by nobody.
   *[other] The link of { $player } between { $places } is complete.
}
event-claim = { $player } claims the incomplete link on { $hex }.
event-lose_track = { $player } did not extend the incomplete link on { $hex } and loses control of it.
event-track_removed = { $seat ->
    [-1] The New City removes uncontrolled track on { $hex }.
   *[other] The New City removes incomplete track of { $player } on { $hex }.
}
event-finish = { $tiles ->
    [0] { $player } ends building without a tile.
    [1] { $player } ends building: 1 tile, ${ $spent }.
   *[other] { $player } ends building: { $tiles } tiles, ${ $spent }.
}

## Log: goods

event-deliver = { $links ->
    [1] { $player } delivers { cube-name } from { NAME($start, kind: "place") } to { NAME($end, kind: "place") }: 1 link.
   *[other] { $player } delivers { cube-name } by way of { $places }: { $links } links.
}
event-points = { $player } earns { points-gained }.
event-to_income = { $player } puts { $points } on income, now { $total }.
event-to_victory = { $player } puts { $points } on victory points, now { $total }.
event-income_top = The income of { $player } is at the top of its track: { $lost ->
    [1] 1 point is lost
   *[other] { $lost } points are lost
}.
event-upgrade = { $player } improves the locomotive to level { $level }, free of charge.
event-skip = { $player } passes in this round.

## Log: income and expenses

event-collect = { $player } receives ${ $amount } and has ${ $cash }.
event-pay = { $player } pays ${ $amount } of expenses and has ${ $cash } left.
event-shortfall_victory = { $player } covers ${ $missing } of expenses with victory points: { $victory ->
    [0] none left
   *[other] { $victory } left
}.
event-shortfall_income = { $player } covers ${ $missing } of expenses without money or victory points: income falls to { $income }.
event-bankrupt = { $player } goes bankrupt and is out of the game.

## Log: the end

event-last_player = Only { $player } is left: the game ends.
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
score-income-head = Income
score-links-head = Links
score-bankrupt-head = Bankruptcy

## Refusals: set-up

problem-setup_players = The map { map-name } is not for { $players ->
    [1] 1 player
   *[other] { $players } players
}: it takes 3 to 6.
problem-setup_map = Raíles has no map “{ $map }”.
problem-setup_option = This table has no option “{ $option }”.
problem-setup_value = The option “{ $option }” does not take that value.

## Refusals: turns

problem-not_your_turn = It is not the turn of { $player }.
problem-not_now = That cannot be done now: the phase is “{ $phase ->
    [setup] set-up
    [first_order] auction for the first order
    [capital] acquire capital
    [auction] auction for turn order
    [actions] choose action tiles
    [build] build track
    [move] move goods
    [score] income or victory points?
    [over] end of the game
   *[other] { $phase }
}” and the move is “{ $action ->
    [capital] acquire capital
    [bid] bid
    [pass] pass and stay in the auction
    [drop] pass in the auction
    [choose] choose an action tile
    [grow] Urban Growth
    [urbanize] place a New City
    [build] build a tile
    [finish] end building
    [deliver] deliver a cube
    [score] put down track points
    [upgrade] improve the locomotive
    [skip] pass
    [order] draw the order
    [deal] deal the cubes
   *[other] { $action }
}”.

## Refusals: money and auctions

problem-cannot_raise = That costs ${ $price } and, with all the money the bank would give you, you cannot pay more than ${ $most }.
problem-units_negative = You cannot raise $5 { $units } times: choose 0 or more.
problem-units_too_many = You cannot raise $5 { $units } times: your income and victory points are good for { $most }.
problem-bid_too_low = A bid of ${ $amount } is not enough: it takes ${ $lowest } or more now.
problem-bid_too_low_first = A bid of ${ $amount } is not enough: this place takes ${ $lowest } or more.
problem-bid_too_high = You cannot bid ${ $amount }: you have ${ $cash } in hand.
problem-no_free_pass = Only whoever took Turn Order last turn may pass and stay in. Bid or pass for good.
problem-free_pass_used = You have already passed once in this auction and stayed in. Bid or pass for good.

## Refusals: action tiles

problem-unknown_action = There is no action tile “{ $action }”.
problem-action_taken = { $player } already has { action-name } this turn; take another action tile.
problem-no_pass_option = You cannot “pass” on { action-name } when you take it: only on Urban Growth and Urbanization, and in the Basic Game.
problem-locomotive_max = Your locomotive is already at level { $level }, the most there is.
problem-no_towns_left = No town is left to urbanize: that action tile cannot be taken.
problem-no_new_cities_left = No New City is left: that action tile cannot be taken.
problem-no_growth_possible = Urban Growth can only be taken to “pass”: no cubes are left in the supply, no markers, or no city that may grow.

## Refusals: where and what to build

problem-unknown_hex = This map has no hex { $hex }: track is built on hexes only.
problem-unknown_tile = There is no tile “{ $tile }”.
problem-no_such_turn = There is no orientation { $turn }: they go from 0 to 5.
problem-no_tiles_left = You have built { $limit ->
    [1] the only tile
   *[other] all { $limit } tiles
} of this turn.
problem-hex_built_this_turn = You have already built on { $hex } this turn: one tile per hex and turn.
problem-on_city = { place-name } lies on { $hex }: no tile is placed on a city.
problem-off_board = Over the { compass-name } side of { $hex } the track would leave the board.
problem-into_water = Over the { compass-name } side of { $hex } the track would run into water: there is no hex.
problem-blocked_side = The { compass-name } side of { $hex } is a thick black line: no track may cross it or run into it.
problem-meets_other = Over the { compass-name } side of { $hex } your track would join that of { $player }: nothing is added to the links of others.
problem-self_link = With that tile on { $hex } the link would leave { place-name } and come back to it: a link joins two different places.
problem-not_connected = That track on { $hex } neither leaves a city nor continues track of your own.
problem-first_not_city = Your first tile must leave a city; on { $hex } it touches none.
problem-unowned_out_of_reach = The uncontrolled link on { $hex } is yours to claim only if it starts at a city or is joined to track of yours.
problem-out_of_stock = No tile { $tile } is left in the supply ({ tile-name }).
problem-town_tile_elsewhere = A town tile goes only where there is a town, and there is none on { $hex } ({ $tile }).
problem-plain_tile_in_town = There is a town on { $hex }: it takes town tiles only, not { tile-name }.

## Refusals: improving and redirecting

problem-same_tile = That very tile already lies on { $hex }, in that position.
problem-track_lost = { $seat ->
    [-1] Uncontrolled track on { $hex } would vanish, and it has to stay.
   *[other] Track of { $player } on { $hex } would vanish: when a tile is improved, the track on it stays.
}
problem-town_exits_lost = When the tile on { $hex } is improved, the town must keep all its exits.
problem-town_nothing_new = That tile adds no exit to the town on { $hex }.
problem-redirect_not_last = The track goes on beyond { $hex }: only the last tile of an incomplete link can be redirected.
problem-redirect_finished = A completed link runs through { $hex }, and those are never redirected or changed.
problem-redirect_other = { $seat ->
    [-1] You cannot redirect the uncontrolled link on { $hex }: it neither starts at a city nor is joined to track of yours.
   *[other] { $player } controls the track on { $hex }: you do not redirect the track of others.
}
problem-redirect_town = There is a town on { $hex }, and its track is not redirected; it can only get more exits.
problem-too_expensive = That costs ${ $price } and you have ${ $cash } in hand.

## Refusals: Urban Growth and New Cities

problem-no_growth = Only whoever took Urban Growth this turn, without “passing”, adds cubes to a city.
problem-no_urbanization = Only whoever took Urbanization this turn, without “passing”, places a New City.
problem-done_already = You have already carried out { action-name } this turn.
problem-still_owed = Before you end building you must carry out { action-name }: it has been paid for.
problem-not_a_city = { place-name } is not a city: Urban Growth is for cities only.
problem-grown_already = { place-name } already has its growth marker: a city grows once.
problem-no_markers = No growth markers are left.
problem-not_a_town = { place-name } is not a town: New Cities go on towns only.
problem-city_already = { place-name } is a New City already.
problem-new_city_used = No New City of that colour is left ({ color-name }).
problem-urbanize_self_link = If { place-name } were a city, a link would leave it and come back to it: a link joins two different places.
problem-no_such_space = The goods supply has no space { $space }.
problem-space_empty = Space { $space } of the goods supply is empty: choose one with cubes.

## Refusals: goods

problem-unknown_good = There is no good “{ $good }”.
problem-unknown_place = This map has no place “{ $place }”.
problem-route_shape = A route needs a start, a destination and who controls each link.
problem-no_such_cube = There is no { good-name } cube in { place-name }.
problem-no_link = There is no { $owner ->
    [-1] uncontrolled link
   *[other] completed link of that colour
} between { place-name } and { NAME($other, kind: "place") }.
problem-too_far = The route has { $links ->
    [1] 1 link
   *[other] { $links } links
} and your locomotive reaches { $locomotive }.
problem-place_twice = The route visits { place-name } twice: every place may be visited once only.
problem-must_stop = In { place-name } { cube-name } has to be delivered: it is a city of its colour.
problem-wrong_destination = { place-name } does not take { cube-name }.
problem-no_own_link = The route must use at least one link of yours.
problem-too_many_foreign = The route uses { $theirs ->
    [1] 1 link
   *[other] { $theirs } links
} of { $player } and { $own ->
    [0] none
   *[other] only { $own }
} of yours: yours must be at least as many as those of any other player.
problem-upgraded_already = You have already improved your locomotive in this phase: once a turn only. Deliver a cube or pass.

## Refusals: what luck cannot do (when a game is written by hand)

problem-luck_order = The order must name every player once ({ $players }); in the Basic Game, clockwise.
problem-luck_deal = That is not the deal of this map: each city and each supply space gets exactly its cubes.
problem-luck_bag = The bag does not hold that many cubes ({ good-name }).

## Names by an argument. Other messages use them and, one by one, lists: `$places` names each place by `place-name`.

map-name = { NAME($map, kind: "map") }
place-name = { NAME($place, kind: "place") }
good-name = { NAME($good, kind: "good") }
color-name = { NAME($color, kind: "color") }
action-name = { NAME($action, kind: "action") }
tile-name = { NAME($tile, kind: "one") }
cube-name = a { good-name } cube
compass-name = { $compass ->
    [N] north
    [NE] north-east
    [E] east
    [SE] south-east
    [S] south
    [SW] south-west
    [W] west
    [NW] north-west
   *[other] { $compass }
}
points-gained = { $points ->
    [1] 1 track point
   *[other] { $points } track points
}

## Names: tiles, inside a sentence

one-21 = a straight tile
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
class-simple = Simple
class-crossing = Crossing
class-coexist = Two tracks that do not cross
class-town = Town

## Names: action tiles

action-turn_order = Turn Order
action-turn_order-effect = Next turn you play first.
action-turn_order-effect-standard = In the next auction you may pass once without dropping out.
action-first_move = First Move
action-first_move-effect = You move goods before everybody else in both rounds.
action-engineer = Engineer
action-engineer-effect = You build up to 4 tiles instead of 3.
action-first_build = First Build
action-first_build-effect = You build before everybody else.
action-urban_growth = Urban Growth
action-urban_growth-effect = When you build, the cubes of one supply space go to a city without a growth marker.
action-locomotive = Locomotive
action-locomotive-effect = Your locomotive rises by one level at once.
action-urbanization = Urbanization
action-urbanization-effect = When you build, you turn a town into a New City with the cubes of one supply space.

## Names: goods and colours

good-red = red
good-blue = blue
good-purple = purple
good-yellow = yellow
good-gray = gray
color-red = red
color-blue = blue
color-purple = purple
color-yellow = yellow
color-gray = gray

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
