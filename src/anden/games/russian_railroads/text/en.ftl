### Russian Railroads: texts in English.
### A message gets the arguments of its key and, where there is a seat, `player` (a name) or `players` (several).
### A “track” is the coloured piece, a “line” one of the three railroads, a “space” any place on a board.

## The game
game-name = Russian Railroads
game-pitch = Three railroads, and never enough workers.
game-round = round
standing-round = After round { $round }
standing-now = After entry { $entry }, round { $round }

## Table options

option-two_player_rubles = Starting rubles with 2 players
option-two_player_rubles-note = The rulebook gives everyone 1, as usual; later editions give 2.
option-black_worker_any = Black worker where you choose the colour
option-black_worker_any-note = The rulebook does not say whether its additional advance also applies on spaces with advances of any colour.
option-black_worker_any-made = Yes, if a black track is advanced
option-black_worker_any-always = Yes, always
option-black_worker_any-never = No, never
option-factories = Ability of a factory you reach
option-factories-note = By the rulebook it is used at once: whatever cannot be used then is lost. With the free order it may wait until the end of the turn, or be given up.
option-factories-at_once = Used at once
option-factories-free = Free order

## Changes of the rules

change-factories_at_once = Before, you could use what a factory gave later in the turn, or give it up; now you use it as soon as the marker reaches it, before anything else that is pending, and it is lost if it cannot be used then.
change-majority_needs_engineer = Before, a player with only the additional engineer card could score points for having the most engineers; now at least one real engineer is needed.
change-black_worker_helps = Before, a space that can be carried out completely only with the additional advance of the black worker was refused; now you may choose it if you pay with him, or if he is the piece on it when you use it again.

## Phases

phase-setup = Set-up
phase-start_bonus = Start bonus cards
phase-turn = Choose an action space or pass
phase-resolve = Use what you gained · { $pending ->
    [0] nothing pending
    [1] 1 thing pending
   *[other] { $pending } things pending
}
phase-relocation = Move the worker from turn order position { $position }
phase-over = End of the game

## Moves

action-start_bonus = { $player } chooses a start bonus card.
action-place = { $player } uses an action space.
action-pass = { $player } passes.
action-swap = { $player } swaps the piece on the turn order space.
action-advance = { $player } advances a track.
action-industry = { $player } advances an industry marker.
action-build = { $player } builds.
action-locomotive = { $player } places a locomotive.
action-repeat = { $player } uses a space again.
action-token = { $player } chooses a ? token.
action-card = { $player } chooses a ? card.
action-small = { $player } repeats one of the three actions.
action-look = { $player } looks through the end bonus cards.
action-bonus = { $player } takes an end bonus card.
action-points = { $player } scores 10 points instead of taking a card.
action-forfeit = { $player } gives something up.
action-relocate = { $player } moves their worker from the turn order.
action-stay = { $player } leaves their worker on the turn order.
action-end = { $player } ends their turn.

## Log: set-up and rounds

event-order = Turn order: { $players }.
event-engineers = Engineers, from left to right: { $engineers }.
event-bonus_pile = 2 end bonus cards are removed unseen; { $count } remain.
event-start_bonus = { $player } chooses the start bonus card { start_card-name }.
event-round = Round { $round } of { $rounds } begins.
event-last_round = Last round: 3 industry advances instead of the turn order spaces.

## Log: the turn

event-place = { $player } uses { space-name }{ $workers ->
    [0] { "" }
    [1] { " · " }1 worker
   *[other] { " · " }{ $workers } workers
}{ $temporary ->
    [0] { "" }
    [1] { " · " }1 temporary worker
   *[other] { " · " }{ $temporary } temporary workers
}{ $black ->
    [0] { "" }
   *[other] { " · " }black worker
}{ $rubles ->
    [0] { "" }
    [1] { " · " }1 ruble
   *[other] { " · " }{ $rubles } rubles
}.
event-relocate = { $player } moves their worker from the turn order to { space-name }.
event-stay = { $player } leaves their worker below position { $position }.
event-pass = { $player } passes in position { $position }{ $points ->
    [0] { "" }
   *[other] { ": " }+{ $points }
}.
event-end = { $player } ends their turn.
event-swap = { $player } swaps the piece below position { $position } with their worker on { space-name }.
event-claim = { $player } will play in position { $position } next round.
event-repeat = { $player } uses { space-name } again.
event-forfeit = { $player } gives up what was left: { kind-amount }.
event-lost = { $player } cannot use what was left and loses it: { kind-amount }.

## Log: tracks and industry

event-advance = { $player } advances their { colour-name } track { line-of } to space { $space }.
event-tracks = { $player } gains { $count ->
    [1] the { colour-name } track
   *[other] { $count } { colour-name } tracks
}.
event-extra_advance = The black worker gives { $player } 1 additional black advance.
event-industry = { $player } advances the { $marker ->
    [2] second industry marker
   *[other] industry marker
} to space { $space }.
event-factory = { $player } uses the ability of the factory “{ $factory }” in gap { $slot }.
event-factory_lost = { $player } cannot use the factory “{ $factory }” now, and its effect is cancelled: { kind-amount }.

## Log: locomotives and factories

event-build_locomotive = { $player } takes a locomotive “{ $value }”.
event-build_factory = { $player } builds a factory “{ $value }” in gap { $slot }.
event-build_face_up = { $player } takes the face-up factory “{ $value }” and builds it in gap { $slot }.
event-factory_replaced = { $player } replaces the factory “{ $old }” in gap { $slot } with a “{ $value }”.
event-locomotive = { $player } places the locomotive “{ $value }” { line-in }, now reaching space { $reach }.
event-locomotive_over = { $player } replaces the locomotive “{ $old }” { line-in } with the “{ $value }”, now reaching space { $reach }.
event-locomotive_flipped = { $player }’s locomotive “{ $value }” fits nowhere: it becomes a face-up factory.

## Log: what else is gained

event-doublers = { $player } places { $count ->
    [1] 1 doubler
   *[other] { $count } doublers
} and has { $total }.
event-doublers_lost = { $player } cannot place { $count ->
    [1] 1 doubler
   *[other] { $count } doublers
}.
event-rubles = { $player } gets { $count ->
    [1] 1 ruble
   *[other] { $count } rubles
}.
event-temporary_workers = { $player } takes { $count ->
    [1] 1 temporary worker
   *[other] the { $count } temporary workers
}.
event-worker = { $player } gets a new worker from space { $space } { line-of }.
event-black_worker = { $player } takes the black worker.
event-hire = { $player } hires the engineer { engineer-name }.
event-engineer_card = { $player } takes the engineer from the ? card: { engineer-name }.
event-points_engineer = { $player } scores { points-gained } from the engineer { engineer-name }.
event-points_engineer_numbers = { $player } adds up the numbers of their engineers: { points-gained }.
event-points_locomotives = { $player } adds up their two best locomotives: { points-gained }.
event-line_end = { $player } reaches the end { line-of }: { points-gained }.

## Log: tokens and cards

event-question = { $player } reaches the { place_id-name }.
event-token = { $player } puts the ? token { token-name } on the { place_id-name }.
event-card = { $player } uses the ? card { card-name }.
event-small = { $player } repeats: { small-name }.
event-look = { $player } looks through the pile of end bonus cards.
event-bonus = { $player } takes an end bonus card; { $left ->
    [0] none are left
   *[other] { $left } left
}.
event-bonus_card = { $player }’s end bonus card is { end_card-name }.
event-ten_points = { $player } takes { points-gained } instead of an end bonus card.

## Log: end of the round

event-order_changed = New turn order: { $players }.
event-order_same = The turn order stays the same: { $players }.
event-score_line = { $player }, { line-name }: { points-gained }.
event-score_industry = { $player }, industrialization: { points-gained }.
event-score_round = { $player } scores { points-gained } in round { $round } and has { $total }.
event-engineer_leaves = Nobody hired the engineer { engineer-name }: it goes back to the box.
event-engineers_move = The engineers move; from left to right: { $engineers }.

## Log: end of the game

event-end_card = { $player }, end bonus card { end_card-name }: { points-gained }.
event-majority = { $place ->
    [1] Most engineers
   *[other] Second most engineers
}: { $player }, with { $engineers ->
    [1] 1 engineer
   *[other] { $engineers } engineers
}, scores { points-gained }.
event-final = Place { $place }: { $player }, { points-gained }.

## Score

score-transsiberian = Trans-Siberian
score-st_petersburg = St. Petersburg
score-kiev = Kiev
score-industry = Industrialization
score-passing = Passing
score-line_ends = Line ends
score-engineers = Points from engineers
score-factories = Points from factories
score-ten_points = 10 points instead of a card
score-end_card = End bonus: { end_card-name }
score-majority = Most engineers, place { $place }

## Score: headings of the final table

score-transsiberian-head = Trans-Siberian
score-st_petersburg-head = St. Petersburg
score-kiev-head = Kiev
score-industry-head = Industry
score-passing-head = Passing
score-line_ends-head = Line ends
score-engineers-head = Engineers
score-factories-head = Factories
score-ten_points-head = 10 points
score-end_card-head = End bonus
score-majority-head = Majority

## Refusals: set-up

problem-setup_players = Russian Railroads cannot be played by { $players ->
    [1] 1 player
   *[other] { $players } players
}: it takes 2 to 4.
problem-setup_map = Russian Railroads has no map “{ $map }”.
problem-setup_option = This table has no option “{ $option }”.
problem-setup_value = The option “{ $option }” cannot have that value.

## Refusals: turns

problem-not_your_turn = It is not your turn.
problem-not_now = { $phase ->
    [setup] The game is being set up
    [start_bonus] It is time to choose a start bonus card
    [turn] It is time to choose an action space or pass
    [resolve] It is time to use what you gained
    [relocation] It is time to move the worker from the turn order
    [over] The game is over
   *[other] It is time for { $phase }
}; you cannot { $action ->
    [start_bonus] choose a start bonus card
    [place] use an action space
    [pass] pass
    [swap] swap the piece in the turn order
    [advance] advance a track
    [industry] advance an industry marker
    [build] build
    [locomotive] place a locomotive
    [repeat] use a space again
    [token] choose a ? token
    [card] choose a ? card
    [small] repeat one of the three actions
    [look] look through the end bonus cards
    [bonus] take an end bonus card
    [points] score 10 points
    [forfeit] give up something pending
    [relocate] move the worker from the turn order
    [stay] leave the worker there
    [end] end your turn
    [order] deal the turn order
    [engineers] lay out the engineers
    [bonus_pile] prepare the end bonus cards
   *[other] { $action }
} now.
problem-start_card_gone = The start bonus card { start_card-name } is gone: choose another.

## Refusals: choosing a space

problem-no_such_space = There is no action space “{ $space }”.
problem-space_blocked = { space-name } is not available with { $players } players.
problem-space_taken = { space-name } is taken by { $player }: choose a free space.
problem-space_covered = { space-name } cannot be used in the last round: the last round marker covers it.
problem-space_not_yet = { space-name } can only be used in the last round.
problem-engineer_not_yours = The engineer { engineer-name } is not beside your board: only the player who hired it may use it.
problem-engineer_coming = The engineer { engineer-name } is still on the way: you can use it in { $rounds ->
    [1] 1 round
   *[other] { $rounds } rounds
}.
problem-engineer_none = There is no engineer on { space-name } this round.
problem-hire_none = There is no engineer left to hire this round.
problem-own_position = You are already in position { $position }: you may not place a worker below your own pawn.
problem-both_positions = You already have a piece on the other turn order space: you may not take position { $position } as well.
problem-swap_impossible = To use { space-name } without a worker of your colour, you need one on another space to swap with.
problem-no_temporary_workers = The temporary workers are not on their space: there is nothing to take.

## Refusals: paying

problem-negative_payment = You cannot pay with fewer than zero pieces.
problem-wrong_payment = { space-name } costs { $pieces ->
    [1] 1 piece
   *[other] { $pieces } pieces
}, and you have placed { $paid }.
problem-rubles_needed = { space-name } needs { $rubles ->
    [1] 1 ruble
   *[other] { $rubles } rubles
}: a ruble can replace a worker, but not the other way round.
problem-not_enough_workers = You do not have enough workers: you chose { $need } and have { $have ->
    [0] none left
   *[other] { $have } left
}.
problem-too_few_pieces = { space-name } costs { $need ->
    [1] 1 piece
   *[other] { $need } pieces
}, and you have { $have ->
    [0] none left, not even rubles
   *[other] { $have } left, rubles included
}.
problem-not_enough_temporary = You do not have enough temporary workers: you chose { $need } and have { $have }.
problem-no_black_worker = You do not have the black worker to place.
problem-not_enough_rubles = You do not have enough rubles: you chose { $need } and have { $have }.

## Refusals: carrying out the action completely

problem-tracks_cannot = You cannot make all the track advances of { space-name }: actions on the board must be carried out completely.
problem-industry_cannot = You cannot make all the industry advances of { space-name }: actions on the board must be carried out completely.
problem-build_cannot = You cannot build what { space-name } calls for: actions on the board must be carried out completely.
problem-doubler_cannot = You cannot place the doubler of { space-name }: there is no room left above your Trans-Siberian, or there are no doublers left.
problem-repeat_cannot = { space-name } is no use now: there is no space with a single piece of yours that you could use again.
problem-cannot_complete = You cannot carry out { space-name } completely.
problem-nothing_possible = You cannot use anything { space-name } gives right now.

## Refusals: what is missing to carry out the action completely

problem-colour_not_yet = You do not have { colour-plural } tracks yet: they come when your black track reaches space { $at } of the Trans-Siberian.
problem-tracks_at_end = { space-name } calls for { $need ->
    [1] 1 advance
   *[other] { $need } advances
}, and your { colour-plural } tracks { $have ->
    [0] are on the last space of all three lines
    [1] can make only 1 more before the ends of their lines
   *[other] can make only { $have } more before the ends of their lines
}.
problem-tracks_behind = { space-name } calls for { $need ->
    [1] 1 advance
   *[other] { $need } advances
}, and your { colour-plural } tracks { $have ->
    [0] cannot make any
    [1] can make only 1
   *[other] can make only { $have }
} without catching up with the track ahead: advance the { NAME($other, kind: "colour") } ones first.
problem-steps_gap = { space-name } calls for { $need ->
    [1] 1 industry advance
   *[other] { $need } industry advances
}, and you can make { $have ->
    [0] none
    [1] only 1
   *[other] only { $have }
}: gap { $slot } has no factory. Build one.
problem-steps_at_end = { space-name } calls for { $need ->
    [1] 1 industry advance
   *[other] { $need } industry advances
}, and you have { $have ->
    [0] none
    [1] only 1
   *[other] only { $have }
} left before the end of the industry track.
problem-tiles_gone = { space-name } calls for { $need ->
    [1] 1 locomotive or factory
   *[other] 1 locomotive and 1 factory
}, and in the supply there { $have ->
    [0] is nothing left
    [1] is only 1 left
   *[other] are no locomotives left
}.
problem-doublers_full = You already have { $count } doublers: there is no room left above your Trans-Siberian.
problem-doublers_gone = There are no doublers left in the supply.
problem-rest_impossible = Not that way: you could no longer carry out the action completely. Do it differently.

## Refusals: what is pending

problem-nothing_pending = You have nothing pending that allows that.
problem-locomotive_first = First you must place the locomotive “{ $value }” you are holding.
problem-swap_first = First you must move a worker of your colour from another space to { space-name }.
problem-repeat_first = First you must choose the space to use again.
problem-bonus_last = End bonus cards are taken at the end of the turn; still to do first: { kind-name }.
problem-bonus_first = You looked through the pile: now you must take a card.
problem-still_pending = Something is still pending: { kind-amount }. Use it or, if you may, give it up.
problem-no_such_entry = You have nothing pending with number { $entry }.
problem-cannot_be_used = No need to give it up: it cannot be used and is lost when you end your turn ({ kind-name }).
problem-factory_first = First you must use the factory “{ $factory }” that your marker has reached: { kind-amount }.
problem-factory_must = You may not give up the ability of the factory “{ $factory }” while you can use it: { kind-amount }.
problem-must_be_done = You may not give this up ({ kind-name }): the action must be carried out completely.

## Refusals: tracks

problem-colour_not_pending = None of your pending advances can be used for the { colour-name } track.
problem-colour_not_on_line = There is no { colour-name } track { line-in }.
problem-colour_not_owned = You do not have the { colour-name } track yet: it comes when your black track reaches space { $at } of the Trans-Siberian.
problem-line_full = The { colour-name } track is already on the last space { line-of }.
problem-track_blocked = The { colour-name } track cannot move to space { $space } { line-of }: the { NAME($other, kind: "colour") } track is there, and a track never catches up with the one ahead of it.

## Refusals: industry

problem-no_such_marker = You have { $marker ->
    [2] no second industry marker
   *[other] no such industry marker
} in play.
problem-industry_gap = Your marker cannot go any further: gap { $slot } of the industry track has no factory.
problem-industry_end = That marker is already on the last space of the industry track.
problem-industry_occupied = Your other industry marker is on the next space, and the two may never share one.

## Refusals: locomotives and factories

problem-build_other = With this action { $make ->
    [locomotive] you cannot build a locomotive: only the factory is left to build
   *[factory] you cannot build a factory: only the locomotive is left to build
}.
problem-stack_empty = There are no locomotives left to take.
problem-locomotive_unplaceable = You could not place the locomotive “{ $value }”: all your places already hold one at least as good.
problem-locomotive_from_stack = Locomotives always come from the lowest stack; only factories lie face up.
problem-no_face_up = There is no face-up factory “{ $value }”.
problem-factory_leftmost = Factories are built from left to right: while a gap is free, the one in gap { $slot } cannot be replaced.
problem-factory_full = All 5 of your gaps are full: say which factory you replace.
problem-no_such_slot = There is no gap { $slot } for factories: they are numbered 1 to 5.
problem-no_locomotive_in_hand = You are not holding a locomotive.
problem-line_occupied = There is no free place { line-in }: you can only replace a locomotive of a lower value.
problem-locomotive_not_there = You have no locomotive “{ $value }” { line-in }.
problem-locomotive_not_lower = The locomotive “{ $value }” can only replace one of a lower value.

## Refusals: using again, swapping, moving

problem-repeat_not_single = You do not have exactly one piece on { space-name }: only a space with a single piece of yours can be used again.
problem-repeat_not_useful = You cannot use { space-name } again now.
problem-swap_no_worker = You have no worker of your colour on { space-name } to swap with.
problem-relocate_one_worker = { space-name } does not cost exactly 1 worker: the worker from the turn order may only go to spaces for 1 worker.

## Refusals: tokens and cards

problem-token_used = You have already used your ? token { token-name }.
problem-no_such_token = There is no ? token “{ $token }”.
problem-marker_on_start = Your industry marker is still on space 0: the second one cannot enter the same space.
problem-card_gone = The ? card { card-name } is no longer in the game.
problem-card_cannot = You cannot carry out the ? card { card-name } completely.
problem-small_cannot = You cannot repeat that action: { small-name }.
problem-pile_empty = The pile of end bonus cards is empty: score 10 points.
problem-not_looked = Look through the pile before you take a card.
problem-looked_already = You have already looked through the pile: take a card.
problem-not_in_pile = The card { end_card-name } is not in the pile.

## Refusals: what luck cannot do (when a game is written by hand)

problem-luck_order = The order must name each player once ({ $players }).
problem-luck_engineers = { $count } different engineers must be laid out.
problem-luck_engineer_letter = The engineer { engineer-name } does not belong to the pile of that space.
problem-luck_pile = { $count } different end bonus cards must be removed.

## Names by an argument. Other messages use them and, one by one, lists: `$engineers` names each by `engineer-name`.

line-name = { NAME($line, kind: "line") }
line-in = { NAME($line, kind: "line_in") }
line-of = { NAME($line, kind: "line_of") }
colour-name = { NAME($colour, kind: "colour") }
colour-plural = { NAME($colour, kind: "colour") }
space-name = “{ NAME($space, kind: "space") }”
engineer-name = “{ NAME($engineer, kind: "engineer") }”
kind-name = { NAME($kind, kind: "kind") }
kind-amount = { $amount ->
    [0] { kind-name }
    [1] { kind-name }
   *[other] { $amount } × { kind-name }
}
token-name = “{ NAME($token, kind: "token") }”
card-name = “{ NAME($card, kind: "card") }”
end_card-name = “{ NAME($card, kind: "end_card") }”
start_card-name = “{ NAME($card, kind: "start_card") }”
place_id-name = { NAME($place_id, kind: "place_id") }
small-name = { NAME($small, kind: "small") }
points-gained = { $points ->
    [1] 1 point
   *[other] { $points } points
}

## Names: lines and colours

line-transsiberian = Trans-Siberian
line-st_petersburg = St. Petersburg
line-kiev = Kiev
line_in-transsiberian = on the Trans-Siberian
line_in-st_petersburg = on the line to St. Petersburg
line_in-kiev = on the line to Kiev
line_of-transsiberian = of the Trans-Siberian
line_of-st_petersburg = of the line to St. Petersburg
line_of-kiev = of the line to Kiev
colour-black = black
colour-grey = grey
colour-brown = brown
colour-natural = natural
colour-white = white

## Names: what is pending and where it comes from

kind-advance = track advance
kind-industry = industry advance
kind-build_either = build a locomotive or a factory
kind-build_both = build a locomotive and a factory
kind-build_locomotive = build a locomotive
kind-build_factory = build a factory
kind-locomotive = place the locomotive
kind-swap = swap the piece in the turn order
kind-repeat = use a space again
kind-token = choose a ? token
kind-card = choose a ? card
kind-small = repeat one of the three actions
kind-bonus = end bonus card or 10 points
place_id-transsiberian_13 = ? space 13 of the Trans-Siberian
place_id-st_petersburg_4 = ? space 4 of the line to St. Petersburg
place_id-st_petersburg_6 = ? space 6 of the line to St. Petersburg
place_id-industry = ? space of the industry track
small-doubler = place a doubler
small-industry = 1 industry advance
small-black_track = 1 black track advance

## Names: start bonus cards

start_card-black_track = Black track
start_card-black_track-effect = 1 black track advance.
start_card-industry = Industry
start_card-industry-effect = 1 industry advance.
start_card-doublers = Doublers
start_card-doublers-effect = 2 doublers above the Trans-Siberian.
start_card-ruble = Ruble
start_card-ruble-effect = 1 more ruble.

## Names: ? tokens

token-four_tracks = 4 track advances
token-four_tracks-effect = 4 track advances of your choice. Tracks you gain on the way may be advanced at once.
token-five_industry = 5 industry advances
token-five_industry-effect = 5 industry advances.
token-three_doublers = 3 doublers
token-three_doublers-effect = 3 doublers above the Trans-Siberian.
token-revaluation = Revaluation
token-revaluation-effect = From now on your brown, natural and white tracks are worth more.
token-second_industry_marker = Second industry marker
token-second_industry_marker-effect = Your second marker enters on space 0; both score, and they never share a space.
token-kiev_medal = Kiev medal
token-kiev_medal-effect = 20 points in every scoring if the grey track and a locomotive reach space 5 of the line to Kiev.
token-card = ? card and end bonus
token-card-effect = You carry out a ? card and then take an end bonus card, or score 10 points.

## Names: ? cards

card-four_small_actions = Four actions
card-four_small_actions-effect = A doubler, 1 industry advance, 1 black track advance, and one of the three again.
card-black_worker = Black worker
card-black_worker-effect = One more worker. On a space with a black track advance, it gives you an additional one.
card-engineer = Engineer and ruble
card-engineer-effect = The engineer without a letter and 1 ruble, ready to use at once.
card-locomotive_9 = Locomotive “9”
card-locomotive_9-effect = The locomotive “9”, which you place at once.
card-factory = Factory
card-factory-effect = You build a factory and get 2 industry advances.

## Names: end bonus cards

end_card-points_15 = 15 points
end_card-points_15-effect = 15 points.
end_card-completed_lines = Completed lines
end_card-completed_lines-effect = 10 points for each completed line (30 at most).
end_card-extra_workers = Workers gained
end_card-extra_workers-effect = 10 points for each worker gained during the game, including the black one (30 at most).
end_card-factories = Factories
end_card-factories-effect = 4 points for each factory on your industry track (20 at most).
end_card-black_tracks = Black tracks
end_card-black_tracks-effect = The sum of the three spaces your black tracks have reached.
end_card-extra_engineer = Additional engineer
end_card-extra_engineer-effect = Counts as one more engineer, without a number, for the majority.
end_card-locomotives = Locomotives
end_card-locomotives-effect = The sum of the values of your locomotives.
end_card-question_tokens = ? tokens
end_card-question_tokens-effect = 7 points for each ? token on your board (28 at most).
end_card-engineers = Engineers hired
end_card-engineers-effect = 6 points for each engineer you have; the additional engineer card does not count.
end_card-doublers = Doublers
end_card-doublers-effect = 20 points with 4, 5 or 6 doublers above the Trans-Siberian; 30 with 7 or 8.

## Names: engineers, by what they do

engineer-any_any = 2 of your choice
engineer-any_any-effect = 2 track advances of your choice.
engineer-industry_3vp = industry + 3 points
engineer-industry_3vp-effect = 1 industry advance and 3 points.
engineer-doubler_3vp = doubler + 3 points
engineer-doubler_3vp-effect = 1 doubler and 3 points.
engineer-black_grey = black + grey
engineer-black_grey-effect = 1 black and 1 grey track advance.
engineer-grey_5vp = grey + 5 points
engineer-grey_5vp-effect = 1 grey track advance and 5 points.
engineer-any_3vp = your choice + 3 points
engineer-any_3vp-effect = 1 track advance of your choice and 3 points.
engineer-repeat = use a space again
engineer-repeat-effect = You use again a space where you have a single piece.
engineer-black_3vp = black + 3 points
engineer-black_3vp-effect = 1 black track advance and 3 points.
engineer-industry_black = industry + black
engineer-industry_black-effect = 1 industry advance and 1 black track advance.
engineer-industry_industry = 2 industry
engineer-industry_industry-effect = 2 industry advances.
engineer-loco_or_factory = locomotive or factory
engineer-loco_or_factory-effect = You build 1 locomotive or 1 factory.
engineer-any_black = your choice + black
engineer-any_black-effect = 1 track advance of your choice and 1 black track advance.
engineer-black_black = 2 black
engineer-black_black-effect = 2 black track advances.
engineer-grey_brown = grey + brown
engineer-grey_brown-effect = 1 grey and 1 brown track advance.
engineer-brown_5vp = brown + 5 points
engineer-brown_5vp-effect = 1 brown track advance and 5 points.

## Names: action spaces

space-track_any2 = 2 advances of your choice
space-track_black2 = 2 black advances
space-track_black3 = 3 black advances
space-track_grey2 = 2 grey advances
space-track_grey3 = 3 grey advances
space-track_brown1 = 1 brown advance
space-track_brown2 = 2 brown advances
space-track_natural1 = 1 natural advance
space-track_natural2 = 2 natural advances
space-track_white1 = 1 white advance
space-track_white2 = 2 white advances
space-track_black_or_grey1 = 1 black or grey advance
space-loco_1w = locomotive or factory, upper
space-loco_2w = locomotive or factory, middle
space-loco_3w = locomotive and factory
space-industry_1 = 1 industry advance
space-industry_2 = 2 industry advances
space-industry_1_black1 = 1 industry and 1 black advance
space-doubler = doubler
space-rubles = 2 rubles
space-temporary_workers = 2 temporary workers
space-engineer_public_2 = engineer on space 2
space-engineer_public_1 = engineer on space 1
space-engineer_hire = hiring
space-order_1 = turn order, position 1
space-order_2 = turn order, position 2
space-last_round_industry = 3 industry advances
space-own_any_any = own engineer: 2 of your choice
space-own_industry_3vp = own engineer: industry + 3 points
space-own_doubler_3vp = own engineer: doubler + 3 points
space-own_black_grey = own engineer: black + grey
space-own_grey_5vp = own engineer: grey + 5 points
space-own_any_3vp = own engineer: your choice + 3 points
space-own_repeat = own engineer: use a space again
space-own_black_3vp = own engineer: black + 3 points
space-own_industry_black = own engineer: industry + black
space-own_industry_industry = own engineer: 2 industry
space-own_loco_or_factory = own engineer: locomotive or factory
space-own_any_black = own engineer: your choice + black
space-own_black_black = own engineer: 2 black
space-own_grey_brown = own engineer: grey + brown
space-own_brown_5vp = own engineer: brown + 5 points
