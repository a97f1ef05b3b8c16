### Age of Steam: texts in English.
### A message gets the arguments of its key and, where there is a seat, `player` (a name) or `players` (several).

## The game
game-name = Age of Steam
game-pitch = Debt, auctions and smoke: railroading without mercy.

## Maps

map-rust_belt = Rust Belt
map-rust_belt-blurb = The classic: from the Mississippi to the Great Lakes and Pittsburgh. Start here.
map-western_us = Western US
map-western_us-blurb = Expensive mountains, goods in the towns, and a prize for joining the two coasts.
map-southern_us = Southern US
map-southern_us-blurb = Cotton for the ports, an Atlanta that never stops producing, and a war in turn 4.
map-germany = Germany
map-germany-blurb = Completed links only, hexes with their own prices, and foreign terminals.
map-barbados = Barbados
map-barbados-blurb = Solo: ten turns to pay back what you owe and still have money left.
map-st_lucia = St. Lucia
map-st_lucia-blurb = For two: no cities at first, and every hex hides a goods cube that building releases.

## Table options

option-coexist_price = Replacing simple track with coexisting track
option-coexist_price-note = The Spanish rulebook says that going from simple to complex always costs $3; in other editions a coexisting tile costs $2.
option-coexist_price-3 = $3 (rulebook)
option-coexist_price-2 = $2 (other editions)
option-reduction_from = Income reduction of 10 starts at an income of
option-reduction_from-note = The editions differ only for an income of exactly 50.
option-reduction_from-51 = 51 (rulebook)
option-reduction_from-50 = 50 (other editions)
option-urbanize = When to urbanize
option-urbanize-note = With Urbanization, you place the New City during your own build turn.
option-urbanize-before = Before building (rulebook)
option-urbanize-any_time = At any point in your build turn
option-growth_rolls = Goods growth dice
option-growth_rolls-note = Whether the dice are rolled separately for the light side and the dark side, or just once for both.
option-growth_rolls-two = Two rolls, one for each side
option-growth_rolls-one = One roll for both sides
option-germany_cubes = Starting cubes in Germany
option-germany_cubes-note = The two printings swap the cubes of Wien and Berlin.
option-germany_cubes-wien = Wien 4, Berlin 2 (rulebook)
option-germany_cubes-berlin = Berlin 4, Wien 2 (later printing)
option-barbados_setup = Barbados set-up
option-barbados_setup-note = The easy one puts two cubes on each city instead of one.
option-barbados_setup-normal = Normal
option-barbados_setup-easy = Easy

## Phases

phase-setup = Set-up
phase-shares = Issue shares
phase-start_player = Who starts
phase-actions = Select actions
phase-build = Build track · { $used } of { $limit ->
    [1] 1 tile
   *[other] { $limit } tiles
}
phase-reward = Transcontinental bonus
phase-move = Move goods · round { $round } of 2
phase-production = Production
phase-growth = Goods growth
phase-tie = Tie-break

## Moves

action-issue = { $player } decides how many shares to issue.
action-pass = { $player } passes and stays in the auction.
action-drop = { $player } drops out of the auction.
action-pay = { $player } pays to start.
action-decline = { $player } declines.
action-choose = { $player } takes an action.
action-build = { $player } builds track.
action-connect = { $player } builds the direct link.
action-reward = { $player } shares out the transcontinental bonus.
action-finish = { $player } is done.
action-deliver = { $player } moves a goods cube.
action-upgrade = { $player } improves their locomotive.
action-skip = { $player } moves nothing.
action-produce = { $player } uses Production.
action-stock = { $player } puts a cube on the goods display.

## Log: set-up and turn

event-order = Starting turn order: { $players }.
event-deal = { $cubes ->
    [1] 1 goods cube is dealt.
   *[other] { $cubes } goods cubes are dealt.
}

## Log: shares

event-issue = { $player } issues { $shares ->
    [1] 1 share
   *[other] { $shares } shares
} for ${ $cash }; { $total } issued so far.
event-issue_none = { $player } issues no shares.

## Log: turn order

event-free_pass = { $player } passes and stays in the auction.
event-drop = { $player } drops out of the auction, plays { $position ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $position }th
} and pays { $paid ->
    [0] nothing
   *[other] ${ $paid }
}.
event-cannot_bid = { $player } cannot afford to stay in the auction, plays { $position ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $position }th
} and pays { $paid ->
    [0] nothing
   *[other] ${ $paid }
}.
event-new_order = Order this turn: { $players }.
event-pay_fee = { $player } pays ${ $fee } to start.
event-decline_fee = { $player } does not pay to start.
event-start_player = { $player } starts this turn.

## Log: actions

event-choose = { $player } takes { action-name }.
event-locomotive = { $player }’s locomotive now reaches { $level ->
    [1] 1 link
   *[other] { $level } links
}.
event-actions_unlocked = All four actions have been used: they are available again.

## Log: building

event-urbanize = { $player } turns { place-name } into New City { $city } ({ color-name }).
event-build = { $player } builds { tile-name } on { $hex } for ${ $price }.
event-replace = { $player } replaces the tile on { $hex } with { tile-name }: ${ $price }.
event-redirect = { $player } redirects the track on { $hex } with { tile-name }: ${ $price }.
event-connect = { $player } builds the direct link between { $places } for ${ $price }.
event-link = { $seat ->
    [-1] The link between { $places } is completed and belongs to nobody.
   *[other] { $player } completes the link between { $places }.
}
event-claim = { $player } claims the unowned track on { $hex }.
event-lose_track = { $player } did not extend their unfinished section on { $hex } and loses it.
event-track_removed = { $seat ->
    [-1] The New City removes unowned track on { $hex }.
   *[other] The New City removes { $player }’s unfinished track on { $hex }.
}
event-transcontinental = The transcontinental railroad! A line joins { $places }.
event-reward = { $player }’s income rises by ${ $income } for the transcontinental line.
event-finish = { $player } finishes building: { $tiles ->
    [0] no tiles
    [1] 1 tile
   *[other] { $tiles } tiles
}, ${ $spent }.

## Log: goods

event-deliver = { $player } moves { cube-name } over { $links ->
    [1] 1 link
   *[other] { $links } links
}: { $places }.
event-income_up = { $player }’s income: +${ $income }, now ${ $total }.
event-upgrade = { $player } improves their locomotive instead of moving: it now reaches { $level ->
    [1] 1 link
   *[other] { $level } links
}.
event-skip = { $player } moves nothing this round.

## Log: money

event-collect = { $player } collects ${ $income } income and has ${ $cash }.
event-pay = { $player }’s expenses: ${ $expenses }; ${ $cash } left.
event-shortfall = { $player } is ${ $missing } short for expenses: income falls to ${ $income }.
event-eliminated = { $player } cannot cover their expenses, goes bankrupt and is out of the game.
event-reduction = { $player }’s income is reduced by ${ $reduction } to ${ $income }.

## Log: goods growth

event-produce = { $player } uses Production and draws cubes from the bag.
event-decline_production = { $player } does not use Production.
event-draw = Drawn from the bag: { $goods }.
event-extra_cube = { place-name } receives { cube-name } from the bag.
event-bag_empty = The bag is empty: no cube is drawn.
event-stock = { $player } puts { cube-name } in { column-name }, box { $box }.
event-roll = Dice for { $section ->
    [light] the light side
    [dark] the dark side
   *[both] both sides
}: { $dice }.
event-growth = Goods for { place-name }: { $goods }.

## Log: the end

event-lot = The dice break the tie, best first: { $players }.
event-buy_back = { $player } buys back { $shares ->
    [1] 1 share
   *[other] { $shares } shares
} for ${ $price } and has ${ $cash } left.
event-ruined = { $player } is ${ $missing } short of buying back their shares: the game is lost.
event-final = Place { $place_number }: { $player }, { $points ->
    [1] 1 point
   *[other] { $points } points
}.

## Score

score-income = Income: { $income } × 3
score-track = Track sections in completed links ({ $sections })
score-shares = Shares issued: { $shares } × −3
score-cash = Cash (${ $cash })
score-buy_back = Buying back shares: { $shares } × −5
score-eliminated = Bankrupt

## Score: headings of the final table

score-track-head = Track sections
score-shares-head = Shares issued
score-cash-head = Cash
score-buy_back-head = Buying back shares
score-eliminated-head = Bankruptcy

## Refusals: set-up

problem-setup_players = { map-name } is not for { $players ->
    [1] 1 player
   *[other] { $players } players
}: { $most ->
    [1] it is a solo map
    [2] it is for two
   *[other] it takes { $least } to { $most }
}.
problem-setup_map = Age of Steam has no map “{ $map }”.
problem-setup_option = Age of Steam has no option “{ $option }”.

## Refusals: turns

problem-not_now = { $phase ->
    [setup] The game is being set up
    [shares] It is time to issue shares
    [auction] It is time to bid for turn order
    [start_player] It is time to decide who starts
    [actions] It is time to select actions
    [build] It is time to build track
    [reward] It is time to share out the transcontinental bonus
    [move] It is time to move goods
    [production] It is time for Production
    [growth] It is time for goods growth
    [tie] It is time to break the tie
    [over] The game is over
   *[other] It is time for something else ({ $phase })
}; you cannot { $action ->
    [issue] issue shares
    [bid] bid
    [pass] pass and stay in the auction
    [drop] drop out of the auction
    [pay] pay to start
    [decline] decline
    [choose] take an action
    [urbanize] place a New City
    [build] build track
    [connect] build the direct link
    [reward] share out the bonus
    [finish] finish
    [deliver] move a goods cube
    [upgrade] improve your locomotive
    [skip] pass
    [produce] use Production
    [stock] place a cube
    [order] draw the order
    [deal] deal the cubes
    [draw] draw cubes
    [roll] roll the dice
    [lot] break the tie
   *[other] do that ({ $action })
} now.

## Refusals: shares

problem-shares_negative = You cannot issue { $shares } shares: choose 0 or more.
problem-shares_track_end = You cannot issue { $shares ->
    [1] 1 more share
   *[other] { $shares } more shares
}: { $left ->
    [0] you have reached the limit of 15
    [1] only 1 is left before the limit of 15
   *[other] only { $left } are left before the limit of 15
}.
problem-shares_one_per_turn = On this map you may issue at most 1 share per turn, not { $shares }.

## Refusals: turn order

problem-bid_too_high = You cannot bid ${ $amount }: you have ${ $cash }.
problem-no_free_pass = Only the player who took Turn Order last turn may pass without dropping out. Bid or drop out.
problem-free_pass_used = You have already used your pass in this auction. Bid or drop out.
problem-fee_too_high = Starting costs ${ $fee } and you have ${ $cash }.

## Refusals: actions

problem-unknown_action = There is no action “{ $action }”.
problem-action_taken = { $player } already has { action-name } this turn; take another action.
problem-action_not_on_map = { action-name } is not used on the map { map-name }.
problem-action_locked = You have already used { action-name }: it becomes available again once you have used all four actions.
problem-locomotive_max = Your locomotive already reaches { $level } links, the maximum.

## Refusals: where and what to build

problem-unknown_hex = This map has no hex { $hex }.
problem-unknown_tile = There is no tile “{ $tile }”.
problem-no_tiles_left = You have used { $limit ->
    [1] your only tile
   *[other] all { $limit } of your tiles
} for this turn.
problem-hex_built_this_turn = You have already built on { $hex } this turn: you may place only one tile per hex each turn.
problem-on_city = { place-name } is on { $hex }: you cannot build track on a city.
problem-into_water = Across the { compass-name } side of { $hex } the track would run into water.
problem-blocked_side = No track can cross the { compass-name } side of { $hex }.
problem-meets_other = Across the { compass-name } side of { $hex } your track would run into { $player }’s: the two may not join.
problem-self_link = With that tile on { $hex } the track would leave { place-name } and come back to it: a link joins two different places.
problem-first_not_city = You have no track to continue right now: track on { $hex } has to leave through a side that faces a city.
problem-unowned_out_of_reach = You can continue the unowned track on { $hex } only if it starts at a city, or at a town where you have track.
problem-out_of_stock = There are no tiles left with { tile-name }.
problem-no_town_discs = No town discs are left: only a town tile fits here.
problem-no_ownership_discs = All your { $discs } ownership discs are on the map: you cannot start another link.
problem-town_tile_elsewhere = Town tiles go only where there is a town, and there is none on { $hex }.

## Refusals: replacing tiles

problem-same_tile = That same tile is already on { $hex }, in that position.
problem-track_lost = { $seat ->
    [-1] Unowned track on { $hex } would disappear, and it has to stay.
   *[other] { $player }’s track on { $hex } would disappear: when a tile is replaced, the track on it stays.
}
problem-town_exits_lost = When the tile on { $hex } is replaced, the town must keep all its exits.
problem-town_nothing_new = That tile adds no exit to the town on { $hex }.
problem-redirect_not_last = The track goes on beyond { $hex }: only the last tile of an unfinished section can be redirected.
problem-redirect_finished = A completed link runs through { $hex }, and completed links never change.
problem-redirect_other = { $seat ->
    [-1] You cannot redirect the unowned track on { $hex }: it starts neither at a city nor at a town where you have track.
   *[other] The track on { $hex } belongs to { $player }: you can redirect only your own track and unowned track.
}
problem-too_expensive = That costs ${ $price } and you have ${ $cash } left.

## Refusals: a hex as a whole

problem-hex_no_way_on = Track that enters { $hex } could not go on: its other sides lead into water, off the board or back to where the track comes from.
problem-hex_full = The track on { $hex } has to stay, and no tile adds yours to it: go round.
problem-hex_too_expensive = The cheapest tile that fits on { $hex } costs ${ $price } and you have ${ $cash } left.

## Refusals: New Cities

problem-no_urbanization = Only the player who took Urbanization this turn may place a New City.
problem-urbanized_already = You have already placed your New City this turn.
problem-urbanize_after_building = The New City comes before building, and you have already placed a tile. You can undo back to that point.
problem-new_city_used = New City { $city } is already on the map.
problem-unknown_new_city = This map has no New City “{ $city }”.
problem-urbanize_self_link = If { place-name } were a city, a track would leave it and come back to it: a link joins two different places.

## Refusals: building on some maps

problem-start_city = On { $hex } you are not leaving a starting city: on this map every railroad begins at one of them.
problem-not_contiguous = The track on { $hex } does not touch your network: until there is a transcontinental line, all your track must be connected.
problem-unfinished_track = On this map you may build only completed links, and you could not finish the track on { $hex } this turn.
problem-unfinished_left = The track on { $hex } is unfinished: on this map you must complete it before you finish building.
problem-unknown_link = This map has no direct link “{ $link }”.
problem-link_built = The direct link { link-name } already belongs to { $player }.
problem-reward_seats = The bonus cannot be shared out like that: choose from the railroads that form the transcontinental line.

## Refusals: goods

problem-unknown_good = There are no goods “{ $good }”.
problem-route_shape = A route needs a start, a destination and the owner of each link.
problem-no_such_cube = There is { no-cube } in { place-name }.
problem-no_link = There is no { $owner ->
    [-1] unowned link
   *[other] link of that railroad
} between { place-name } and { NAME($other, kind: "place") }.
problem-too_far = That takes { $links ->
    [1] 1 link
   *[other] { $links } links
} and your locomotive reaches { $locomotive }: raise it first.
problem-place_twice = The route visits { place-name } twice: you may visit each place only once.
problem-must_stop = When it gets to { place-name }, { cube-name } has to be delivered: it is one of its destinations.
problem-wrong_destination = { place-name } is not a destination for { cube-name }.
problem-through_terminal = { place-name } is a foreign terminal: goods end there and cannot pass through.
problem-no_link_from = No completed link leaves { place-name }: goods travel only over completed links, yours or anybody’s. Build one from here.
problem-no_goal = No place on the map takes { cube-name } now: a New City of its colour would.
problem-no_way = Completed links do not lead { cube-name } from { place-name } to any of its destinations: { $places }.
problem-no_way_to = No chain of completed links leads from { place-name } to { NAME($other, kind: "place") } yet.
problem-wrong_goal = { place-name } is not a destination for { cube-name }. Its destinations: { $places }.
problem-cube_off_track = The cube on { $hex } lies on open land: it can be moved once there is track under it.
problem-bonus_owner = That railroad cannot take the east-west bonus: choose one whose links are used.
problem-upgraded_already = You have already given up a move for your locomotive this turn; you can do that only once.

## Refusals: Production

problem-unknown_box = The goods display has no box { $box } in { column-name }.
problem-box_full = Box { $box } of { column-name } is full.
problem-cube_not_drawn = You did not draw { cube-name }.
problem-cubes_left = { $count ->
    [1] You still have 1 cube to place.
   *[other] You still have { $count } cubes to place.
}

## Refusals: what luck cannot do (when a game is written by hand)

problem-luck_order = The order must name every player once ({ $players }).
problem-luck_deal = That is not how this map is dealt: exactly its boxes, places and hexes must be filled.
problem-luck_bag = The bag does not hold that many cubes ({ good-name }).
problem-luck_draw = { $count ->
    [1] 1 cube must be drawn.
   *[other] { $count } cubes must be drawn.
}
problem-luck_dice = { $count ->
    [1] 1 die is rolled, with a value from 1 to 6.
   *[other] { $count } dice are rolled, with values from 1 to 6.
}
problem-luck_lot = The draw must name every tied player once.

## What earlier versions of the rules play differently

change-locomotive_at_six = Before, you could not take Locomotive with a locomotive of 6; now you can, with no effect, so that nobody else gets it.
change-redirect_to_join = Before, you could redirect unowned track only if you could claim it; now you can also redirect track that starts at a town where you have none, if its new end joins a city, your own track, or unowned track you may claim.
change-new_city_within_limits = Before, a New City in the Western US gave you any unowned track that ended there; now it gives you only track that the rules about starting cities and one network would let you have, and the rest stays unowned.
change-crossed_stretch_once = Before, on St. Lucia a cube on the hex where a link crosses itself could go to one end of it and back to the other; now it does not go back over the link it lies on.
change-new_city_completes = Before, in Germany a tile was refused if only your New City would complete its track; now, at tables that let you urbanize at any point, that city counts, and you cannot finish building until you place it.

## Names by an argument. Other messages use them and, one by one, lists: `$places` names each place by `place-name`.

column-name = { NAME($column, kind: "column") }
link-name = { NAME($link, kind: "link") }
cube-name = { $good ->
    [white] a cotton cube
   *[other] a { good-name } cube
}
no-cube = { $good ->
    [white] no cotton cube
   *[other] no { good-name } cube
}
tile-name = { $tile ->
    [straight] a straight
    [gentle] a gentle curve
    [acute] a sharp curve
    [cross_gentle_straight] a crossing of a straight and a gentle curve
    [cross_two_gentle] a crossing of two gentle curves
    [cross_two_straight] a crossing of two straights
    [coexist_two_gentle] two coexisting gentle curves
    [coexist_left_gentle_acute] a coexisting gentle and sharp curve (left)
    [coexist_right_gentle_acute] a coexisting gentle and sharp curve (right)
    [coexist_straight_acute] a coexisting straight and sharp curve
    [town_1] a town with 1 exit
    [town_3_left] a town with 3 exits (left)
    [town_3_right] a town with 3 exits (right)
    [town_3_same_half] a town with 3 exits (same half)
    [town_3_star] a town with 3 exits (star)
   *[other] { $tile }
}

## Names: track tiles

tile-straight = Straight
tile-gentle = Gentle curve
tile-acute = Sharp curve
tile-cross_gentle_straight = Crossing: gentle and straight
tile-cross_two_gentle = Crossing: two gentle
tile-cross_two_straight = Crossing: two straight
tile-coexist_two_gentle = Coexisting: two gentle
tile-coexist_left_gentle_acute = Coexisting: gentle and sharp, left
tile-coexist_right_gentle_acute = Coexisting: gentle and sharp, right
tile-coexist_straight_acute = Coexisting: straight and sharp
tile-town_1 = Town, 1 exit
tile-town_3_left = Town, 3 exits, left
tile-town_3_right = Town, 3 exits, right
tile-town_3_same_half = Town, 3 exits, same half
tile-town_3_star = Town, 3 exits, star

## Names: actions

action-first_move-effect = You move goods before everybody else in both rounds.
action-first_build = First Build
action-first_build-effect = You build track before everybody else.
action-engineer-effect = You build up to 4 tiles instead of 3.
action-engineer-effect-germany = The most expensive tile of your turn costs half, rounded up.
action-locomotive-effect = Your locomotive improves by 1 link right away, up to 6. Your expenses rise too.
action-locomotive-effect-highest = Your locomotive already reaches 6 links: it does not improve, but nobody else gets Locomotive this turn.
action-urbanization = Urbanization
action-urbanization-effect = On your build turn you turn a town into a New City for free.
action-production = Production
action-production-effect = Before the dice are rolled you draw 2 cubes from the bag and put them in empty boxes of the goods display.
action-turn_order-effect = In the next auction you may pass once without dropping out.
action-turn_order-effect-st_lucia = Next turn you are asked first whether you will pay to start.

## Names: goods and colours

good-purple = purple
good-black = black
good-white = cotton
color-purple = purple
color-black = black
color-white = white

## Names: columns

column-light1 = light column 1
column-light2 = light column 2
column-light3 = light column 3
column-light4 = light column 4
column-light5 = light column 5
column-light6 = light column 6
column-dark1 = dark column 1
column-dark2 = dark column 2
column-dark3 = dark column 3
column-dark4 = dark column 4
column-dark5 = dark column 5
column-dark6 = dark column 6
column-A = column A
column-B = column B
column-C = column C
column-D = column D
column-E = column E
column-F = column F
column-G = column G
column-H = column H
link-koln_dusseldorf-essen_dortmund = Köln/Düsseldorf–Essen/Dortmund

## Names: places, Rust Belt

place-chicago = Chicago
place-cincinnati = Cincinnati
place-des_moines = Des Moines
place-detroit = Detroit
place-duluth = Duluth
place-evansville = Evansville
place-kansas_city = Kansas City
place-minneapolis = Minneapolis
place-pittsburgh = Pittsburgh
place-st_louis = St. Louis
place-toronto = Toronto
place-wheeling = Wheeling
place-buffalo = Buffalo
place-cleveland = Cleveland
place-fort_wayne = Fort Wayne
place-grand_rapids = Grand Rapids
place-green_bay = Green Bay
place-indianapolis = Indianapolis
place-la_crosse = La Crosse
place-lexington = Lexington
place-michigan_city = Michigan City
place-milwaukee = Milwaukee
place-rock_island = Rock Island
place-springfield = Springfield
place-terre_haute = Terre Haute
place-toledo = Toledo

## Names: places, Western US

place-denver = Denver
place-los_angeles = Los Angeles
place-memphis = Memphis
place-new_orleans = New Orleans
place-salt_lake_city = Salt Lake City
place-san_francisco = San Francisco
place-seattle = Seattle
place-vicksburg = Vicksburg
place-amarillo = Amarillo
place-billings = Billings
place-butte = Butte
place-cheyenne = Cheyenne
place-chihuahua = Chihuahua
place-durango = Durango
place-el_paso = El Paso
place-fargo = Fargo
place-fort_worth = Fort Worth
place-houston = Houston
place-omaha = Omaha
place-portland = Portland
place-sacramento = Sacramento
place-san_diego = San Diego
place-santa_fe = Santa Fe
place-spokane = Spokane
place-trinidad = Trinidad
place-wichita = Wichita
place-yuma = Yuma

## Names: places, Southern US

place-atlanta = Atlanta
place-charleston = Charleston
place-jackson_ms = Jackson (Mississippi)
place-jacksonville = Jacksonville
place-knoxville = Knoxville
place-mobile = Mobile
place-montgomery = Montgomery
place-nashville = Nashville
place-raleigh = Raleigh
place-savannah = Savannah
place-augusta = Augusta
place-biloxi = Biloxi
place-birmingham = Birmingham
place-charlotte = Charlotte
place-chattanooga = Chattanooga
place-columbia = Columbia
place-columbus = Columbus
place-decatur = Decatur
place-jackson_tn = Jackson (Tennessee)
place-macon = Macon
place-meridian = Meridian
place-selma = Selma
place-tallahassee = Tallahassee
place-tupelo = Tupelo

## Names: places, Germany

place-berlin = Berlin
place-breslau = Breslau
place-dresden = Dresden
place-essen_dortmund = Essen/Dortmund
place-hannover = Hannover
place-koln_dusseldorf = Köln/Düsseldorf
place-konigsberg = Königsberg
place-munchen = München
place-nurnberg = Nürnberg
place-oldenburg_bremen = Oldenburg/Bremen
place-stuttgart = Stuttgart
place-wien = Wien
place-zurich = Zürich
place-frankfurt = Frankfurt
place-freiburg = Freiburg
place-gorlitz = Görlitz
place-hamburg = Hamburg
place-kassel = Kassel
place-leipzig = Leipzig
place-magdeburg = Magdeburg
place-passau = Passau
place-pilsen = Pilsen
place-prag = Prag
place-rostock = Rostock
place-saarbrucken = Saarbrücken
place-stettin = Stettin
place-wurzburg = Würzburg
place-antwerpen = Antwerpen
place-kopenhagen = Kopenhagen
place-lyon = Lyon
place-paris = Paris
place-rotterdam = Rotterdam
place-warschau = Warschau

## Names: places, Barbados

place-bathsheba = Bathsheba
place-bell_point = Bell Point
place-bridgetown = Bridgetown
place-crane_beach = Crane Beach
place-north_point = North Point
place-oistins = Oistins
place-brighton = Brighton
place-holetown = Holetown
place-lakes_beach = Lakes Beach
place-south_coast = South Coast
place-speightstown = Speightstown

## Names: places, St. Lucia

place-anse_chastenet = Anse Chastenet
place-anse_le_raye = Anse Le Raye
place-barre_de_l_isle = Barre de l'Isle
place-castries = Castries
place-dennery = Dennery
place-fond_st_jacques = Fond St Jacques
place-grand_anse = Grand Anse
place-laborie = Laborie
place-le_cap = Le Cap
place-micoud = Micoud
place-mome_gimie = Mome Gimie
