### Italian Rails: texts only the page uses.

ir-money = { $n } M
ir-title = ITALIAN RAILS
ir-map = Map of Italy
ir-nothing = nothing
ir-nobody = nobody’s

# The table’s bar calls a round what here is one turn for each player.
round-of = Turn { $round }

## The map

ir-legend = Cost to build to a milepost, in millions
ir-terrain-plain = plain
ir-terrain-mountain = mountain
ir-terrain-alpine = alpine
ir-terrain-city = small or medium city
ir-terrain-major = major city
ir-terrain-river = river
ir-terrain-lake = lake or sea inlet
ir-sea-ligurian = Ligurian Sea
ir-sea-tyrrhenian = Tyrrhenian Sea
ir-sea-adriatic = Adriatic Sea
ir-sea-ionian = Ionian Sea
ir-sea-sardinian = Sea of Sardinia
ir-sea-sicilian = Strait of Sicily
ir-train-of = { $name }’s train
ir-tracks-here = { $n ->
    [one] 1 section
   *[other] { $n } sections
}
ir-start-here = track can start here
ir-can-place = you can place your train here

## What a choice does

ir-draft = { $price } · { $rest ->
    [0] nothing left
   *[other] { $left } left
} · { $n ->
    [one] 1 section
   *[other] { $n } sections
}
ir-draft-part = { $price } now, { $n ->
    [0] no sections
    [one] 1 section
   *[other] { $n } sections
} · { $later } more later
ir-steps = { $n ->
    [one] 1 milepost
   *[other] { $n } mileposts
}
ir-moves-left = { $n ->
    [0] no movement left
   *[other] { $n } left
}
ir-own-way = Your route: { $n ->
    [one] 1 milepost
   *[other] { $n } mileposts
}
ir-toll = toll: { $money }
ir-can-deliver = deliver for { $money }
ir-can-lock = { $n ->
    [one] 1 order to lock
   *[other] { $n } orders to lock
}
ir-can-load = { $goods } here
ir-place-here = Your train starts in { $place }
ir-ferry-buy = { $ferry }: { $price } · { $rest ->
    [0] nothing left
   *[other] { $left } left
}
ir-ferry-board = You board { $ferry } and come out in { $to }
ir-do-build = Draw
ir-do-move = Move
ir-do-place = Place
ir-do-ferry = Build
ir-do-board = Board
ir-other-way = Another route
ir-drop = Put down

## Cards and orders

ir-cards = Orders
ir-cards-mine = My private orders
ir-cards-of = { $name }’s orders
ir-cards-hidden = { $n } cards face down
ir-offer = Public offer
ir-deck = deck { $deck } · discards { $discards }
ir-card = card { $card }
ir-order-words = { $good } to { $city } for { $pay }
ir-plan-price = new track: { $price }
ir-locked-by = locked by { $names }
ir-waiting = locked; its load has to be picked up again
ir-order-out = can no longer be delivered
ir-now-deliver = you can deliver it
ir-now-lock = you can lock it
ir-now-load = you can pick it up
ir-short-deliver = Deliver
ir-short-lock = Lock
ir-short-load = Pick up
ir-fits-after = fits: it starts where the other ends
ir-fits-before = fits: it ends where the other starts
ir-fits-together = fits: both go along the same route
ir-order-from = from { $sources } · { $n ->
    [one] 1 milepost
   *[other] { $n } mileposts
}
ir-order-short = { $good } → { $city } ({ $pay })
ir-plan-after = ↷ then: { $order }
ir-plan-before = ↶ first: { $order }
ir-plan-together = ∥ along the same route: { $order }
ir-note-way = from { $sources } to { $city }
ir-note-distance = { $n ->
    [one] 1 milepost
   *[other] { $n } mileposts
}
ir-note-pay = pays { $pay }
ir-note-track = new track: { $price } from { $source }
ir-note-joined = you already have the track
ir-note-no-way = there is no route
ir-keep-card = Keep card { $card }

## News

ir-news = Railway news
ir-news-until = { $when ->
    [now] Until the end of { $name }’s turn
   *[other] Until the end of { $name }’s next turn
}
ir-news-ferries = News and ferries

## Decisions

ir-do-keep = choose two of your five cards
ir-do-first-place = place your train in a city
ir-do-move-left = move your train · { $n ->
    [0] no movement left
    [one] 1 milepost left
   *[other] { $n } mileposts left
}
ir-do-build-left = draw track · { $rest ->
    [0] nothing left to spend
   *[other] { $left } left
}
ir-do-lock-phase = lock orders with what you carry
ir-do-lose = choose the load you lose
ir-do-card = decide what to do with card { $card }

ir-moves-of = { $n } of { $of }
ir-halved = At half speed.
ir-toll-paid = This turn’s toll is paid.
ir-wagons = Loads on the train
ir-unlocked = unlocked
ir-empty-wagon = empty wagon
ir-deliver-for = Deliver: { $money }
ir-leave = Leave behind
ir-here = In { $city }
ir-lockable = You can lock
ir-load-for = Pick up { $good } for { $city } (card { $card })
ir-load-free = Pick up { $good }, unlocked
ir-lock-for = Lock { $good } for { $city } (card { $card })
ir-board = Board { $ferry }
ir-exchange = Exchange orders
ir-exchange-note = Instead of moving and drawing: three unlocked cards leave the offer at random and three new ones arrive
ir-end-move = End movement
ir-end-turn = End turn
ir-borrow = Borrow { $money } (pay back { $owes })
ir-money-left = { $rest ->
    [0] nothing left
   *[other] { $left } left
}
ir-spent = { $spent } spent · { $n ->
    [one] 1 new section
   *[other] { $n } new sections
}
ir-majors-from = from { $cities }
ir-help-build = Drag from your track or a major city, or point at a destination. Drag the proposed line to bend it.
ir-rubber = Erase
ir-help-rubber = Pick track from this turn to erase it, along with everything that hangs off it.
ir-help-anchor = The line will start at the marked milepost. Point at a destination.
ir-ferries = Ferries:
ir-buy-ferry = { $ferry } · { $price }
ir-locomotive-now = { $name } · speed { $speed } · { $loads } loads
ir-loco-facts = speed { $speed } · { $loads } loads
ir-loco-title = { $name }: speed { $speed }, { $loads } loads
ir-loco-freight = Freight
ir-loco-fast = Fast freight
ir-loco-heavy = Heavy freight
ir-loco-super = Super freight
ir-help-keep = They will be your private orders: nobody else can lock them. Point at an order to see it on the map.
ir-keep = Keep { $cards }
ir-keep-more = { $n ->
    [1] Choose one more card
   *[other] Choose two cards
}
ir-keep-waiting = You have chosen. Waiting for your rival.
ir-lose-locked = Lose { $good } ({ $city }, { $pay })
ir-lose-free = Lose { $good }
ir-keep-private = Keep card { $card } as a private card
ir-give-card = Give up card { $card } to the public offer

## The race

ir-majors-joined = { $n } of { $of } major cities connected
ir-majors-missing = connecting them would cost { $price }
ir-cash-hidden = secret cash
ir-cash-of = { $cash } of { $goal }
ir-loses-turns = { $n ->
    [one] loses 1 turn
   *[other] loses { $n } turns
}
ir-debt = owes { $money }

## Phrases for the hint

ir-say-move = Move from { $from } to { $to }
ir-say-build = Draw from { $from } to { $to } ({ $n ->
    [one] 1 section
   *[other] { $n } sections
})
ir-say-ferry = Build the ferry { $ferry }
ir-say-deliver = Deliver the order of card { $card }
ir-say-drop = Leave { $good } behind
ir-say-upgrade = Upgrade the locomotive: { $name }

## The board in words

ir-players = Players
ir-cities = Cities
ir-train-none = not placed
ir-train-at-sea = at sea, { $ferry }; comes out in { $to }
ir-head-player = Player
ir-head-cash = Cash
ir-head-locomotive = Locomotive
ir-head-train = Train
ir-head-loads = Loads
ir-head-majors = Major cities connected
ir-head-sections = Sections
ir-head-deliveries = Deliveries
ir-head-city = City
ir-head-point = Milepost
ir-head-tier = Size
ir-head-good = Goods
ir-head-tracks = Sections that end here
ir-tier-small = small
ir-tier-medium = medium
ir-tier-major = major

## The hint counts in millions

hint-gain = (expected gain: { $gain } M)

## Keys

ir-key-walk = move over the mileposts of the map
ir-key-act = propose, draw or move
ir-key-bend = make the line pass through this milepost
ir-key-other = another route
ir-key-rubber = erase track from this turn
ir-key-drop = put down what you have chosen
