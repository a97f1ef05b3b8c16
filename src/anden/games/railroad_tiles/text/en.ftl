### Railroad Tiles: texts in English.
### Messages get the arguments of their key and, where there is a seat, `player` (a name) or `players` (several).

## The game
game-name = Railroad Tiles
game-pitch = Roads and railways that join up, tile by tile.
game-round = round
standing-round = After round { $round }
standing-now = After entry { $entry }, round { $round }

## Options of a table

option-objectives = Objectives
option-objectives-none = No objectives
option-objectives-random = Three at random
option-objectives-chosen = Three of your choice
option-objective_set = The three objectives
option-objective_set-city_hall = { objective-city_hall }
option-objective_set-metropolis = { objective-metropolis }
option-objective_set-central_station = { objective-central_station }
option-objective_set-stadium = { objective-stadium }
option-objective_set-airport = { objective-airport }
option-objective_set-temple = { objective-temple }
option-objective_set-gas_station = { objective-gas_station }
option-challenge = Challenge
option-challenge-0 = { challenge-0 }
option-challenge-1 = { challenge-1 }
option-challenge-2 = { challenge-2 }
option-challenge-3 = { challenge-3 }
option-challenge-4 = { challenge-4 }
option-challenge-5 = { challenge-5 }
option-challenge-6 = { challenge-6 }
option-challenge-7 = { challenge-7 }
option-challenge-8 = { challenge-8 }
option-challenge-9 = { challenge-9 }
option-challenge-10 = { challenge-10 }
option-challenge-11 = { challenge-11 }
option-challenge-12 = { challenge-12 }
option-challenge-13 = { challenge-13 }
option-challenge-14 = { challenge-14 }
option-challenge-15 = { challenge-15 }

## Phases

phase-setup = Set-up
phase-round_setup = Round set-up
phase-start = Starting tiles
phase-take = Tile selection
phase-lay = Laying tiles · { $hand ->
    [0] none left
    [1] 1 left
   *[other] { $hand } left
} · { $refusals ->
    [0] no refusals
    [1] 1 refusal
   *[other] { $refusals } refusals
}
phase-pawns = Pawn placement · { $tokens ->
    [0] tokens used
    [1] 1 token
   *[other] { $tokens } tokens
}
phase-round_end = End of the round
phase-over = End of the game

## Actions

action-start = { $player } picks a starting tile.
action-take = { $player } takes a column.
action-lay = { $player } lays a tile.
action-refuse = { $player } refuses a tile.
action-discard = { $player } discards a tile.
action-place = { $player } places a pawn.
action-end = { $player } ends their turn.

## Log: set-up

event-order = Turn order: { $players }.
event-objectives = Objectives in play: { $objectives }.
event-starting = Starting tiles: { $tiles }.
event-start = { $player } starts with { tile-name }.
event-fill = Round { $round }: { $tiles ->
    [1] 1 new tile arrives
   *[other] { $tiles } new tiles arrive
}; { $bag ->
    [1] 1 is left
   *[other] { $bag } are left
} in the bag.
event-reveal = The { token-name } token moves into the waiting room.
event-flag = The waiting room shows a flag: every player lays an objective.
event-token_gone = The { token-name } token leaves the game.
event-last_round = The clock is empty: this is the last round.

## Log: tiles

event-take = { $player } takes column { $column }: { $tiles }{ $stars ->
    [0] {""}
    [1] , and gains 1 star
   *[other] , and gains { $stars } stars
}{ $prestige ->
    [0] {""}
    [1] , and gains 1 point
   *[other] , and gains { $prestige } points
}.
event-lay = { $player } lays { tile-name } at ({ $x }, { $y }).
event-lay_objective = { $player } lays { the-objective } at ({ $x }, { $y }).
event-refuse = { $player } refuses { tile-name }; { $left ->
    [0] no refusals left
    [1] 1 refusal left
   *[other] { $left } refusals left
}.
event-discard = { $player } discards { tile-name }: it does not fit anywhere.
event-discard_objective = { $player } discards { the-objective }: it does not fit anywhere.
event-end = { $player } ends their turn.

## Log: pawns

event-place = { $player } places a { pawn-name } at ({ $x }, { $y }): { $points ->
    [1] 1 point
   *[other] { $points } points
}.
event-place_star = { $player } spends a star and places a { pawn-name } at ({ $x }, { $y }): { $points ->
    [1] 1 point
   *[other] { $points } points
}.
event-no_tokens = There are no tokens in the active zone yet: nobody places pawns.
event-skip_pawns = { $player } cannot place any pawns.

## Log: end of the round and of the game

event-coin = The coin says { $side ->
    [left] left
   *[right] right
}: column { $column } is removed ({ $tiles }).
event-columns_cleared = The remaining columns are discarded: { $tiles }.
event-column_star = Column { $column } gets a star{ $stars ->
    [1] {""}
   *[other] {" "}and now has { $stars }
}.
event-column_no_star = There is no star left for column { $column }.
event-next_order = Turn order for the next round: { $players }.
event-challenge_broken = Challenge “{ challenge-name }”: the limit is broken ({ $have }, maximum { $goal }). The game will be worth 0 points.
event-final = Place { $place }: { $player }, { $points ->
    [1] 1 point
   *[other] { $points } points
}.
event-challenge_result = Challenge “{ challenge-name }”: { $points ->
    [1] 1 point
   *[other] { $points } points
}, { $stars ->
    [0] no stars
    [1] 1 star
   *[other] { $stars } stars
}.

## Scores

score-cars = Cars ({ $count })
score-trains = Trains ({ $count })
score-passengers = Passengers ({ $count })
score-bonus = Columns of 3 tiles
score-cities = Cities ({ $count })
score-rectangle = Rectangle of { $width } × { $height }
score-openings = Openings ({ $count })
score-stars = Stars ({ $count })
score-objective = Objective: { objective-name }
score-challenge_failed = Challenge “{ challenge-name }” not met

## Scores: rows of the final table

score-cars-head = Cars
score-trains-head = Trains
score-passengers-head = Passengers
score-bonus-head = Columns of 3 tiles
score-cities-head = Cities
score-rectangle-head = Largest rectangle
score-openings-head = Openings
score-stars-head = Stars
score-objective-head = Objectives
score-challenge_failed-head = Challenge not met

## Refusals: set-up

problem-setup_players = Railroad Tiles is for 1 to 4 players, not { $players }.
problem-setup_map = Railroad Tiles has no maps: there is no “{ $map }”.
problem-setup_option = Railroad Tiles has no option “{ $option }”.
problem-setup_value = The option “{ $option }” does not accept that value.
problem-setup_objective_set = To choose the objectives, name three different ones out of the seven.
problem-setup_challenge_solo = Challenges are for solo games only.

## Refusals: turns

problem-not_your_turn = It is not your turn.
problem-not_now = { $phase ->
    [setup] The game is being set up
    [round_setup] The round is being set up
    [start] It is time to pick a starting tile
    [take] It is time to take a column
    [lay] It is time to lay tiles
    [pawns] It is time to place pawns
    [round_end] The round is ending
   *[over] The game is over
}; you cannot { $action ->
    [start] pick a starting tile
    [take] take a column
    [lay] lay a tile
    [refuse] refuse a tile
    [discard] discard a tile
    [place] place a pawn
    [end] end your turn
   *[other] do that
} now.

## Refusals: starting tiles and columns

problem-starting_not_there = That is not one of the remaining starting tiles; choose one of those shown.
problem-no_such_column = There is no column { $column }: they go from 1 to { $columns }.
problem-column_taken = { $player } has already taken column { $column } this round; choose a free one.

## Refusals: laying tiles

problem-unknown_tile = There is no tile “{ $tile }”.
problem-not_in_hand = You do not have that tile to lay; use one from your column.
problem-no_such_turn = There is no orientation { $turn }: they go from 0 to 7.
problem-space_taken = There is already a tile at ({ $x }, { $y }); find an empty space.
problem-not_connected = The space ({ $x }, { $y }) does not share a side with any of your tiles; lay the tile next to one.
problem-side_mismatch = The { $side ->
    [N] north
    [E] east
    [S] south
   *[W] west
} side { $route ->
    [road] has a road
    [rail] has a railway
   *[blank] is blank
}, but the tile next to it, at ({ $x }, { $y }), { $other ->
    [road] has a road there
    [rail] has a railway there
   *[blank] is blank there
}.
problem-never_fits = This tile does not fit at ({ $x }, { $y }) whichever way it is turned: the tiles beside it ask for { $wants }. Try another space or another tile.
problem-tile_first = Choose one of your tiles first.
problem-all_laid = You have laid all your tiles: end your turn.
problem-first_tile_origin = The first tile goes at (0, 0), not at ({ $x }, { $y }).
problem-hand_not_laid = { $count ->
    [1] You still have 1 tile to lay; lay it before you end your turn.
   *[other] You still have { $count } tiles to lay; lay them before you end your turn.
}

## Refusals: discarding and refusing

problem-tile_fits = This tile fits, for example at ({ $x }, { $y }): lay it or refuse it.
problem-other_tile_fits = First lay another tile that does fit, for example at ({ $x }, { $y }): it may open up a space for this one.
problem-no_refusals = You have already refused two tiles in this game; you have to lay this one.
problem-refuse_impossible = None of your tiles fits: discard it, which does not use up a refusal.
problem-refuse_objective = You cannot refuse objectives: lay { the-objective } or another of yours.

## Refusals: objectives

problem-objective_not_yours = You no longer have { the-objective } to lay.
problem-objective_not_owed = Not now: objectives are laid, one per round, when the waiting room shows a flag.
problem-objective_owed = The waiting room shows a flag: lay one of your objectives before you end your turn.

## Refusals: pawns

problem-unknown_pawn = There is no pawn “{ $pawn }”: there are cars, trains and passengers.
problem-no_such_token = There is no token { $token } in the active zone.
problem-token_used = You have already used the { token-name } token this round.
problem-tokens_used = You have used all the tokens of the active zone this round: end your turn.
problem-token_no_location = The { token-name } token is no use now: your territory has no free location of that kind.
problem-no_tile = You have no tile at ({ $x }, { $y }): pawns go on the locations of your tiles.
problem-no_location = The tile at ({ $x }, { $y }) has no { pawn-name } location.
problem-no_locations = The tile at ({ $x }, { $y }) has no location for pawns.
problem-location_taken = The { pawn-name } location at ({ $x }, { $y }) is already taken.
problem-pool_empty = There are no { pawn-name } pawns left in the supply.
problem-star_needed = The { token-name } token does not allow a { pawn-name }; spend a star to place it.
problem-no_star = You have no stars left to place a { pawn-name }.
problem-no_token_for = No token you can use allows a { pawn-name }, and you have no stars left to place one.
problem-star_not_needed = The { token-name } token already allows a { pawn-name }: you don’t need a star.

## Refusals: what luck cannot do (when a game is written by hand)

problem-luck_order = The turn order must name each player once ({ $players }).
problem-luck_objectives = Three different objectives out of the seven must be drawn.
problem-luck_starting_count = There must be { $count } starting tiles.
problem-luck_starting_same = The starting tiles { $tile } and { $other } have the same routes; they must be different.
problem-luck_bag = There is no tile { $tile } left in the bag.
problem-luck_columns = There are { $columns } columns to fill, no more and no fewer.
problem-luck_column_size = Column { $column } { $size ->
    [0] is still full and gets no tiles
    [1] gets 1 tile
   *[other] gets { $size } tiles
}.
problem-luck_token = The token { $token } is not on the clock.
problem-luck_side = The coin gives “left” or “right”, not “{ $side }”.

## Names by an argument. Other messages use them, and lists do, one by one: `$tiles` names each tile by `tile-name`.

want-name = { $want ->
    [N_road] road to the north
    [N_rail] railway to the north
    [N_blank] an empty side to the north
    [E_road] road to the east
    [E_rail] railway to the east
    [E_blank] an empty side to the east
    [S_road] road to the south
    [S_rail] railway to the south
    [S_blank] an empty side to the south
    [W_road] road to the west
    [W_rail] railway to the west
   *[W_blank] an empty side to the west
}
pawn-name = { $pawn ->
    [car] car
    [train] train
    [passenger] passenger
   *[other] { $pawn }
}
token-name = { $token ->
    [PT1] train
    [PT2] flagged train
    [PT3] car
    [PT4] flagged car
    [PT5] passenger
    [PT6] flagged passenger
    [PT7] train-or-car
   *[other] { $token }
}
objective-name = { $objective ->
    [city_hall] { objective-city_hall }
    [metropolis] { objective-metropolis }
    [central_station] { objective-central_station }
    [stadium] { objective-stadium }
    [airport] { objective-airport }
    [temple] { objective-temple }
    [gas_station] { objective-gas_station }
   *[other] { $objective }
}
the-objective = the { objective-name }
challenge-name = { $number ->
    [0] { challenge-0 }
    [1] { challenge-1 }
    [2] { challenge-2 }
    [3] { challenge-3 }
    [4] { challenge-4 }
    [5] { challenge-5 }
    [6] { challenge-6 }
    [7] { challenge-7 }
    [8] { challenge-8 }
    [9] { challenge-9 }
    [10] { challenge-10 }
    [11] { challenge-11 }
    [12] { challenge-12 }
    [13] { challenge-13 }
    [14] { challenge-14 }
    [15] { challenge-15 }
   *[other] { $number }
}
tile-name = { $tile ->
    [D01] a straight road
    [D02] a straight road
    [D03] a straight road
    [D04] a straight road
    [D05] a straight road
    [D06] a straight railway
    [D07] a straight railway
    [D08] a straight railway
    [D09] a straight railway
    [D10] a straight railway
    [D11] a curved road
    [D12] a curved road
    [D13] a curved road
    [D14] a curved road
    [D15] a curved road
    [D16] a curved railway
    [D17] a curved railway
    [D18] a curved railway
    [D19] a curved railway
    [D20] a curved railway
    [D21] a road T-junction
    [D22] a road T-junction
    [D23] a road T-junction
    [D24] a railway T-junction
    [D25] a railway T-junction
    [D26] a railway T-junction
    [D27] a crossroads
    [D28] a railway crossing
    [D29] a double curved road
    [D30] a double curved road
    [D31] a double curved road
    [D32] a double curved railway
    [D33] a double curved railway
    [D34] a double curved railway
    [D35] a curved road with a curved railway
    [D36] a curved road with a curved railway
    [D37] an overpass
    [D38] an overpass
    [D39] an overpass
    [D40] a dead-end road
    [D41] a dead-end road
    [D42] a dead-end road
    [D43] a dead-end road
    [D44] a dead-end railway
    [D45] a dead-end railway
    [D46] a dead-end railway
    [D47] a dead-end railway
    [D48] a road to a terminus
    [D49] a railway to a terminus
    [D50] a straight station
    [D51] a straight station
    [D52] a straight station
    [D53] a straight station
    [D54] a curved station
    [D55] a curved station
    [D56] a curved station
    [D57] a curved station
    [D58] a T station with a straight road
    [D59] a T station with a straight road
    [D60] a T station with a straight road
    [D61] a T station with a straight railway
    [D62] a T station with a straight railway
    [D63] a T station with a straight railway
    [D64] a T station with a curved road
    [D65] a T station with a curved road
    [D66] a T station with a curved road
    [D67] a T station with a curved railway
    [D68] a T station with a curved railway
    [D69] a T station with a curved railway
    [D70] a station with 3 roads and 1 railway
    [D71] a station with 3 roads and 1 railway
    [D72] a station with 3 railways and 1 road
    [D73] a station with 3 railways and 1 road
    [D74] a straight crossing station
    [D75] a straight crossing station
    [D76] a curved crossing station
    [D77] a curved crossing station
    [city_hall] the { objective-city_hall }
    [metropolis] the { objective-metropolis }
    [central_station] the { objective-central_station }
    [stadium] the { objective-stadium }
    [airport] the { objective-airport }
    [temple] the { objective-temple }
    [gas_station] the { objective-gas_station }
   *[other] { $tile }
}

## Names: drawings of routes

configuration-road_straight = Straight road
configuration-rail_straight = Straight railway
configuration-road_curve = Curved road
configuration-rail_curve = Curved railway
configuration-road_t = Road T-junction
configuration-rail_t = Railway T-junction
configuration-road_cross = Crossroads
configuration-rail_cross = Railway crossing
configuration-road_double_curve = Double curved road
configuration-rail_double_curve = Double curved railway
configuration-mixed_double_curve = Curved road and curved railway
configuration-overpass = Overpass
configuration-road_end = Dead-end road
configuration-rail_end = Dead-end railway
configuration-road_end_station = Road to a terminus
configuration-rail_end_station = Railway to a terminus
configuration-station_straight = Straight station
configuration-station_curve = Curved station
configuration-station_t_road_through = T station, straight road
configuration-station_t_rail_through = T station, straight railway
configuration-station_t_road_corner = T station, curved road
configuration-station_t_rail_corner = T station, curved railway
configuration-station_x_3road = Station with 3 roads and 1 railway
configuration-station_x_3rail = Station with 3 railways and 1 road
configuration-station_x_opposite = Straight crossing station
configuration-station_x_adjacent = Curved crossing station

## Names: what a tile carries

background-field = Field
background-town = Town
route-road = road
route-rail = rail
route-blank = blank
side-N = north
side-E = east
side-S = south
side-W = west
location-car = Car location
location-train = Train location
location-passenger = Passenger location

## Names: pawns and tokens

pawn-car = Car
pawn-train = Train
pawn-passenger = Passenger
pawn-star = Star
token-PT1 = Train
token-PT2 = Train with flag
token-PT3 = Car
token-PT4 = Car with flag
token-PT5 = Passenger
token-PT6 = Passenger with flag
token-PT7 = Train or car

## Names: objectives

objective-city_hall = City Hall
objective-city_hall-condition = At least 2 tiles in a row in each of the four directions.
objective-metropolis = Metropolis
objective-metropolis-condition = Part of a city of at least 5 town tiles.
objective-central_station = Central Station
objective-central_station-condition = Reaches at least 5 other stations by rail only.
objective-stadium = Stadium
objective-stadium-condition = At least 3 passenger pawns on the 8 spaces around it.
objective-airport = Airport
objective-airport-condition = There is a town tile of a city in its row or column.
objective-temple = Temple
objective-temple-condition = No car or train location on the 8 spaces around it.
objective-gas_station = Gas Station
objective-gas_station-condition = On a road path of at least 8 segments.

## Names: challenges

challenge-0 = No challenge
challenge-0-mission = A solo game without a mission.
challenge-1 = Megalopolis
challenge-1-mission = Build a city of at least 10 town tiles.
challenge-2 = Route 66
challenge-2-mission = Build a continuous road across at least 14 tiles.
challenge-3 = Trans-Europe Express
challenge-3-mission = Build a continuous railway across at least 14 tiles.
challenge-4 = Perfection
challenge-4-mission = End the game with at most 3 openings.
challenge-5 = Flat Earth
challenge-5-mission = Your territory may not be more than 3 rows high.
challenge-6 = Volcano
challenge-6-mission = Leave a 2 × 2 hole completely surrounded by tiles.
challenge-7 = Sinkholes
challenge-7-mission = Leave 3 single-space holes, each completely surrounded by tiles.
challenge-8 = Long-Distance Friends
challenge-8-mission = Connect 2 passengers 12 tiles or more apart, with no other passenger between them.
challenge-9 = Station Tangle
challenge-9-mission = Build a network that links at least 10 stations.
challenge-10 = Motor Eden
challenge-10-mission = Build a road network with at least 8 cars.
challenge-11 = Railway Paradise
challenge-11-mission = Build a rail network with at least 8 trains.
challenge-12 = Four Cities
challenge-12-mission = Build at least 4 cities.
challenge-13 = Strict Law
challenge-13-mission = At most 1 pawn of each kind in every row.
challenge-14 = Traffic Control
challenge-14-mission = No network may connect more than 2 pawns of the same kind.
challenge-15 = Lazy Passengers
challenge-15-mission = Passengers score only for those they reach by a single kind of route.
