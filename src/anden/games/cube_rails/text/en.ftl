### Age of Steam and Raíles: what both boxes say alike. The rest is in the texts of each game, in the words of its rulebook.
### Messages get the arguments of their key and, where there is a seat, `player` (a name) or `players` (several).

## Phases

phase-auction = Auction for turn order
phase-over = End of the game

## Actions

action-bid = { $player } bids.
action-urbanize = { $player } places a New City.
action-first_move = First Move
action-engineer = Engineer
action-locomotive = Locomotive
action-turn_order = Turn Order

## Log

event-turn = Turn { $turn } of { $turns } begins.
event-bid = { $player } bids ${ $amount }.
event-win_auction = { $player } wins the auction and pays { $paid ->
    [0] nothing
   *[other] ${ $paid }
}.
event-last_player = Only { $player } is left: the game ends.

## Score

score-income-head = Income

## Refusals

problem-setup_value = The option “{ $option }” does not take that value.
problem-not_your_turn = It is not your turn.
problem-bid_too_low = A bid of ${ $amount } is not enough: you have to bid ${ $lowest } or more.
problem-no_such_turn = There is no orientation { $turn }: they run from 0 to 5.
problem-off_board = Across the { compass-name } side of { $hex } the track would run off the board.
problem-hex_not_by_city = You have no track to continue right now, and no free side of { $hex } faces a city: begin beside one.
problem-hex_out_of_reach = Nothing of yours reaches { $hex }: new track has to leave a city or continue your own. Build towards it from there.
problem-not_connected = That track on { $hex } neither leaves a city nor continues your own track.
problem-redirect_town = There is a town on { $hex }, and its track cannot be redirected; you can only add exits.
problem-not_a_town = { place-name } is not a town: New Cities go only on towns.
problem-city_already = { place-name } is already a New City.
problem-unknown_place = This map has no place “{ $place }”.

## Names

map-name = { NAME($map, kind: "map") }
place-name = { NAME($place, kind: "place") }
good-name = { NAME($good, kind: "good") }
color-name = { NAME($color, kind: "color") }
action-name = { NAME($action, kind: "action") }
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
good-red = red
good-blue = blue
good-yellow = yellow
color-red = red
color-blue = blue
color-yellow = yellow
