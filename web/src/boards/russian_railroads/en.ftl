### Russian Railroads: texts that only the page uses, with the words of the printed rulebook.

rr-or = { " " }or{ " " }
rr-and = { " " }and{ " " }

## Lines and tracks

rr-line-transsiberian = Trans-Siberian
rr-line-st_petersburg = St. Petersburg
rr-line-kiev = Kiev
rr-industry = Industry
rr-colour-black = black
rr-colour-grey = grey
rr-colour-brown = brown
rr-colour-natural = natural
rr-colour-white = white
rr-colour-any = any
rr-colours-black = black
rr-colours-grey = grey
rr-colours-brown = brown
rr-colours-natural = natural
rr-colours-white = white

## Groups of the board

rr-group-track = Track extension
rr-group-locomotive = Locomotives and factories
rr-group-industry = Industrialization
rr-group-auxiliary = Auxiliary
rr-group-engineer = Engineers
rr-group-turn_order = Turn order
rr-short-track = Tracks
rr-short-locomotive = Loco.
rr-short-industry = Industry
rr-short-auxiliary = Aux.
rr-short-engineer = Engin.
rr-short-turn_order = Order
rr-central = Game board
rr-groups = Groups of spaces

## What spaces give

rr-effect-advance = { $n ->
    [one] 1 { $colours } track advance
   *[other] { $n } { $colours } track advances
}
rr-effect-extra_advance = 1 more black track advance
rr-effect-tracks = { $n ->
    [one] you get 1 { $colours } track
   *[other] you get { $n } { $colours } tracks
}
rr-effect-industry = { $n ->
    [one] 1 industry advance
   *[other] { $n } industry advances
}
rr-effect-build-either = 1 locomotive or 1 factory
rr-effect-build-both = 1 locomotive and 1 factory
rr-effect-build-factory = 1 factory
rr-effect-locomotive = locomotive { $n }
rr-effect-doublers = { $n ->
    [one] 1 doubler
   *[other] { $n } doublers
}
rr-effect-rubles = { $n ->
    [one] 1 ruble
   *[other] { $n } rubles
}
rr-effect-temporary_workers = { $n ->
    [one] 1 temporary worker
   *[other] { $n } temporary workers
}
rr-effect-engineer = the engineer’s action
rr-effect-hire = you hire the engineer
rr-effect-turn_order = position { $n } in the next round
rr-effect-points = { $n ->
    [one] 1 point
   *[other] { $n } points
}
rr-effect-repeat = use again a space where you have a single piece
rr-effect-revaluation = revaluation: brown, natural and white are worth more
rr-effect-second_marker = second industry marker
rr-effect-kiev_medal = Kiev medal: { $n } points per round
rr-effect-medal-space = Kiev medal, { $n } points
rr-effect-question_card = a ? card
rr-effect-end_bonus = an end bonus card or { $n } points
rr-effect-small = repeat one of the three
rr-effect-black_worker = the black worker
rr-effect-unmarked_engineer = the engineer without a letter
rr-effect-engineer_numbers = points: sum of your engineers’ numbers
rr-effect-best_locomotives = points: sum of your { $n } best locomotives
rr-effect-question_token = a ? token
rr-effect-worker = 1 new worker
rr-effect-double_line = ×2, the whole line counts double

## Price and pieces

rr-n-workers = { $n ->
    [one] 1 worker
   *[other] { $n } workers
}
rr-n-temporary = { $n ->
    [one] 1 temporary
   *[other] { $n } temporary
}
rr-n-rubles = { $n ->
    [one] 1 ruble
   *[other] { $n } rubles
}
rr-black-worker = black worker
rr-costs = Costs { $cost }
rr-taken-by = { $name }: { $pieces }
rr-can-use = You can use it
rr-pay-with = Pay with
rr-swap-note = That piece will be swapped with a worker of yours from another space.
rr-place = Place
rr-relocate = Move here
rr-repeat = Use it again
rr-swap = Swap with this one

## Engineers

rr-engineer = Engineer { $number }, { $name }
rr-own-engineer = Your engineer: { $engineer }
rr-hire = Hire: { $engineer }
rr-hire-empty = Hiring: nobody
rr-hire-short = Hire
rr-engineers-in = { $n ->
    [one] arrives in 1 round
   *[other] arrives in { $n } rounds
}
rr-no-engineer = Nobody

## Locomotives, factories, cards

rr-stacks = Locomotive supply
rr-stack = { $n ->
    [one] Locomotive { $value }: 1 left
   *[other] Locomotive { $value }: { $n } left
}
rr-lowest = the lowest stack: take from here
rr-face-up = Face-up factories
rr-factory = Factory { $n }
rr-doublers-left = { $n ->
    [one] 1 doubler left
   *[other] { $n } doublers left
}
rr-cards = ? cards
rr-pile = End bonus cards: { $n }
rr-table = On the table
rr-start-bonus = Start bonus
rr-position = Position { $n }
rr-nth = #{ $n }
rr-position-of = Position { $n }: { $name }
rr-pass-worth = { $n ->
    [0] Passing gives no points
    [one] Passing gives 1 point
   *[other] Passing gives { $n } points
}

## A player’s board

rr-board-of = { $name }’s board
rr-boards = Player boards
rr-own-board = My board
rr-reach = reaches { $n }
rr-loco-place = Locomotive place, { $line }
rr-loco-in = Locomotive { $value }, { $line }
rr-doublers-have = Doublers: { $n } of { $all }
rr-depot = { $name }’s supply
rr-free-workers = Free workers: { $n } of { $all }
rr-pieces-free = To place: { $pieces }
rr-rubles = Rubles
rr-temporary = Temporary workers
rr-tokens = ? tokens
rr-own-engineers = Hired engineers
rr-no-own-engineers = No engineers
rr-end-cards = { $n ->
    [0] no end bonus card
    [one] 1 end bonus card
   *[other] { $n } end bonus cards
}
rr-values = What each track is worth
rr-track-at = { $line }, { $colour } track: { $space ->
    [0] left of space 1
   *[other] space { $space }
}
rr-marker = Industry marker { $n }: space { $space }, { $points ->
    [one] 1 point
   *[other] { $points } points
}
rr-slot = Gap { $n }, for a factory
rr-slot-factory = Factory { $n }: { $gives }

## Special spaces

rr-special = { $line } { $space }: { $gives }
rr-special-once = once
rr-special-scoring = in each scoring
rr-special-needs = The { $colour } track has to reach or pass it.
rr-special-needs-both = The { $colour } track and a locomotive both have to reach it.
rr-special-done = Already gained.
rr-special-counts = Counts now.
rr-missing = Missing: { $what }.
rr-missing-track = { $n ->
    [one] 1 space of { $colour } track
   *[other] { $n } spaces of { $colour } track
}
rr-missing-reach = { $n } more reach
rr-missing-medal = the medal

## Tokens, cards and bonuses

rr-small-doubler = Another doubler
rr-small-industry = Another industry advance
rr-small-black_track = Another black track advance
rr-now-worth = worth { $n } now

## Deciding

rr-queue = To resolve
rr-must = compulsory
rr-locked = later
rr-now = right now
rr-unusable = no use now
rr-from-space = from the space
rr-from-special = from a special space
rr-kind-build_either = Locomotive or factory
rr-kind-build_both = Locomotive and factory
rr-kind-build_locomotive = Build a locomotive
rr-kind-build_factory = Build a factory
rr-kind-locomotive = Place locomotive { $n }
rr-kind-swap = Swap the piece with a worker of yours
rr-kind-repeat = Use a space again
rr-kind-token = Choose a ? token
rr-kind-card = Choose a ? card
rr-kind-small = Repeat one of the three
rr-kind-bonus = End bonus card
rr-forfeit = Give up
rr-pick-track = Press a track on your board, or choose here.
rr-pick-marker = Press the marker on your board, or choose here.
rr-pick-space = Press a glowing space to see what it costs and what it gives.
rr-pick-locomotive = Choose where it goes: a free place, or over one of lower value.
rr-pick-slot = Which one does it replace?
rr-pick-repeat = Press a space where you have a single piece.
rr-pick-swap = Press the space your worker comes from.
rr-pick-relocate = Move your worker to a free space for 1 worker.
rr-do-it = Do it
rr-put-down = Put down
rr-pass = Pass (+{ $n })
rr-pass-sure = You pass for the rest of the round and score { $n ->
    [one] 1 point
   *[other] { $n } points
}.
rr-pass-left = You still have { $pieces }.
rr-pass-button = Pass
rr-end-turn = End turn
rr-end-loses = Anything you cannot use is lost.
rr-stay = Leave it there
rr-look = Look through the end bonus cards
rr-look-note = If you look, you must take one.
rr-ten-points = { $n } points now
rr-waits = Please wait: { $name } is playing.

rr-reaches = reaches { $n }
rr-gain = { $n } per round
rr-fires = triggers: { $what }
rr-fires-factory = uses factory { $n }
rr-takes = you get locomotive { $n } back
rr-no-change = no points for now
rr-say-place = { $space }, with { $pieces }
rr-say-swap = Swap with the worker on: { $space }
rr-say-repeat = Use again: { $space }
rr-say-relocate = Move to: { $space }
rr-say-advance = { $line }: { $colour } track to space { $to }
rr-say-industry = Marker { $marker } to space { $to }
rr-say-build-locomotive = Locomotive { $n }
rr-say-build-factory = Factory { $n }
rr-say-replace-factory = Factory { $n } in gap { $slot }
rr-say-locomotive = { $line }, in the free place
rr-say-locomotive-over = { $line }, replacing the { $over }

rr-do-start = choose a start bonus
rr-do-turn = place workers or pass · { $pieces }
rr-do-relocation = move your worker from position { $position }
rr-do-resolve = { $what }{ $more ->
    [0] { "" }
    [one] { " " }· and 1 more thing
   *[other] { " " }· and { $more } more things
}
rr-do-end = nothing left to decide · end your turn
rr-nothing-left = no pieces

## Scoring

rr-sheets = More about this game
rr-sheet-score = Scoring
rr-sheet-cards = Tokens and cards
rr-score-title = If the round ended now
rr-this-round = this round
rr-points = Points
rr-majority = Most engineers
rr-majority-of = { $n ->
    [one] 1 engineer
   *[other] { $n } engineers
}
rr-item = space { $space }: { $colour }, { $value }
rr-item-doubled = space { $space }: { $colour } doubled, { $value }
rr-history = By round
rr-other = Other
rr-round = Round
rr-round-0 = start
rr-player = Player
rr-passed = has passed
rr-passed-short = passed
rr-my-end-cards = My end bonus cards
rr-tokens-note = When you reach a ? space, you choose one of your tokens.
rr-end-note = Secret until the end. Instead of taking one, you may score { $n } points.
rr-seen-pile = In the pile when you looked
rr-pile-since = { $n ->
    [0] none taken since
    [one] 1 taken since
   *[other] { $n } taken since
}

## Keys

rr-key-walk = Move over spaces and tracks
rr-key-act = Choose; again to confirm
rr-key-entry = Choose what to resolve
rr-key-boards = See the next board
rr-key-score = Everyone’s score
rr-key-cards = Tokens and cards
rr-key-drop = Put down

## The board in words

rr-head-line = Line
rr-head-tracks = Tracks
rr-head-locomotives = Locomotives
rr-head-reach = Reach
