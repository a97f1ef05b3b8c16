### The board of Railroad Tiles: texts that only the page uses

rt-station-board = Station board
rt-clock = Clock
rt-clock-left = { $count ->
    [0] Clock: no tokens left
    [one] Clock: { $count } token left
   *[other] Clock: { $count } tokens left
}
rt-waiting-room = Waiting room
rt-active-zone = Active zone
rt-turn-order = Turn order
rt-empty = empty
rt-round-of = Round { $round } of { $rounds }
rt-column = Column { $number }
rt-taken-by = taken by { $name }
rt-stars = { $count ->
    [one] { $count } star
   *[other] { $count } stars
}
rt-bonus-star = gives 1 star
rt-bonus-point = gives 1 point
rt-take-note = Tap a column to take it.
rt-look-note = Point at a column for a closer look; click to take it.
rt-take-again = Tap it again to take it.

rt-starting-tiles = Starting tiles
rt-hand = Your tiles
rt-hand-of = { $name }’s tiles
rt-owes-objective = There is a flag in the waiting room: lay an objective tile as well.
rt-picked = { $tile }: { $count ->
    [one] { $count } space
   *[other] { $count } spaces
}
rt-spot = Space { $x }, { $y }; { $turns ->
    [one] { $turns } orientation
   *[other] { $turns } orientations
}
rt-target = { $pawn } at { $x }, { $y }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
rt-effect-openings = openings { $change }
rt-turn = Rotate
rt-flip = Flip
rt-lay = Lay
rt-refuse = Refuse tile ({ $left } left)
rt-impossible = { $tile }: does not fit anywhere now. It is discarded and does not count as a refusal.
rt-discard = Discard
rt-token = Placement token: { $token }{ $state ->
    [used] , already used
    [none] , no free location
   *[open] { "" }
}
rt-use-star = Spend a star ({ $count })
rt-star-note = With the star you can place any pawn instead of the token’s. Choose a location.
rt-star-only = You have no free location for these tokens; with a star you can place a different pawn.
rt-no-location = You have no free location for these tokens.
rt-end = End turn
rt-end-left = { $tokens ->
    [one] { $tokens } token
   *[other] { $tokens } tokens
} and { $stars ->
    [one] { $stars } star
   *[other] { $stars } stars
} left

rt-openings = Openings
rt-openings-note = Route ends that are not connected. The first five cost nothing; each further one costs 1 point.
rt-cities = Cities
rt-cities-note = Groups of 3 or more town tiles: 5 points each.
rt-rectangle = Rectangle
rt-rectangle-note = The largest rectangle without gaps: 1 point per tile.
rt-stars-name = Stars
rt-stars-note = Each unspent star is worth 1 point at the end.
rt-refusals = Refusals
rt-refusals-note = Twice per game you may refuse a tile instead of laying it.
rt-points = Points
rt-total = Total
rt-tiles-laid = Tiles laid

rt-objectives = Objectives
rt-objective-met = met
rt-objective-unmet = not met
rt-objective-hand = to be laid
rt-objective-gone = discarded
rt-challenge-met = Met
rt-challenge-open = In progress
rt-challenge-broken = Broken: 0 points
rt-challenge-kept = Kept so far
rt-challenge-at-most = { $have } (at most { $need })
rt-challenge-stars = One star with { $one } points, two with { $two }, three with { $three }
rt-supply = Supply
rt-pool = { $pawn }: { $count } left in the supply
rt-bag = Bag
rt-bag-note = { $count ->
    [one] { $count } tile left in the bag
   *[other] { $count } tiles left in the bag
}

rt-territory-of = { $name }’s territory
rt-open-territory = Look at { $name }’s territory
rt-others = Other territories
rt-back-home = Back to my territory
rt-follow = Follow whoever is playing

rt-do-start = choose a starting tile
rt-do-take = choose a column · { $free } left
rt-do-lay = lay your tiles · { $count } left{ $owed ->
    [yes] { " and 1 objective" }
   *[no] { "" }
}
rt-do-objective = lay an objective tile
rt-do-end-laying = all tiles laid · end your turn
rt-do-pawns = place pawns · { $tokens ->
    [one] { $tokens } token
   *[other] { $tokens } tokens
}, { $stars ->
    [one] { $stars } star
   *[other] { $stars } stars
} left
rt-do-end-pawns = no more pawns to place · end your turn

rt-say-start = Start with { $tile }
rt-say-take = Take column { $column }
rt-say-lay = Lay { $tile } at ({ $x }, { $y })
rt-say-refuse = Refuse { $tile }
rt-say-discard = Discard { $tile }
rt-say-place = Place a { $pawn } at ({ $x }, { $y })
rt-say-place-star = Spend a star and place a { $pawn } at ({ $x }, { $y })

rt-head-place = Space
rt-head-tile = Tile
rt-head-routes = Routes
rt-head-pawns = Pawns

rt-key-pick = Pick a tile from your hand
rt-key-walk = Move from space to space
rt-key-turn = Rotate the tile (also with the mouse wheel or right button)
rt-key-flip = Flip the tile
rt-key-act = Lay
rt-key-drop = Put down
