### Italian Rails: English texts, with the words of crayon rail games.
### Messages get the arguments of their key and, where there is a seat, `player` (a name).
### Money is in million lire. A “section” is the track between two mileposts; the “public offer” is the cards anybody may lock.

## The game
game-name = Italian Rails
game-pitch = Draw your own Italy in crayon.

## Table options

option-cash = Cash
option-cash-note = The rulebook lets players keep it secret until the tax comes up.
option-cash-hidden = Secret until the tax
option-cash-open = Open
option-ferries = Ferries
option-ferries-note = By the rulebook you board on one turn and come out on the next. Quick: a train that starts its turn in port crosses at once.
option-ferries-rulebook = As in the rulebook
option-ferries-quick = Quick
option-fast_trains = Fast trains
option-fast_trains-note = Variant: speed 12 instead of 9, and 16 instead of 12.
option-loans = Loans
option-loans-note = Variant: a player with no way to earn money borrows 20 million and pays back 40.

## Phases

phase-deal = Dealing the cards
phase-keep = Choosing two orders
phase-move = Moving the train · { $left ->
    [0] no movement left
    [1] 1 milepost left
   *[other] { $left } mileposts left
}
phase-build = Drawing track · { $left ->
    [0] nothing left to spend
   *[other] { $left } million left to spend
}
phase-lock = Locking orders after the exchange
phase-draw = Drawing a card
phase-swap = Discarding three cards at random
phase-lose = Derailment: choosing the lost load
phase-card = Derailment: private card { $card }
phase-over = End of the game

## Actions

action-keep = { $player } chooses two cards.
action-place = { $player } places their train.
action-move = { $player } moves their train.
action-board = { $player } boards a ferry.
action-load = { $player } picks up a load.
action-lock = { $player } locks an order.
action-deliver = { $player } delivers a load.
action-drop = { $player } leaves a load behind.
action-build = { $player } draws track.
action-ferry = { $player } builds a ferry.
action-upgrade = { $player } upgrades their locomotive.
action-exchange = { $player } exchanges orders.
action-lose = { $player } chooses the load they lose.
action-keep_card = { $player } keeps their private card.
action-give_card = { $player } gives up their private card.
action-borrow = { $player } takes a loan.
action-end = { $player } ends a phase.

## Log: set-up

event-deal = Each player is dealt 5 cards face down.
event-dealt = { $player } is dealt cards { $cards }.
event-shown = While dealing, “{ news-name }” comes up: it has no effect and goes back into the deck.
event-chosen = { $player } has chosen their two cards.
event-kept = { $player } keeps cards { $cards }.
event-offer = The rest form the public offer: { $cards }.
event-starts = { $player } goes first, with the lowest card: { $card }.

## Log: turns

event-turn = { $player }’s turn { $number }.
event-turn_lost = { $player } loses this turn{ $left ->
    [0] { "" }
    [1] { " " }and the next one
   *[other] { " " }and the next { $left }
}.
event-end_move = { $player } finishes moving.
event-end = { $player } ends their turn.

## Log: moving

event-place = { $player } places their train in { point-name }.
event-move = { $player } goes from { from-name } to { to-name }: { $count ->
    [1] 1 milepost
   *[other] { $count } mileposts
}, { left-points }.
event-toll = { $player } pays their rival a toll of { $amount } million.
event-half_speed = Bad weather: { $player } carries on at half speed, { left-points }.
event-board = { $player } boards the ferry { ferry-name }.
event-at_sea = Storm: { $player } stays at sea, on the ferry { ferry-name }.
event-land = { $player } leaves the ferry { ferry-name } in { point-name }, at half speed: { left-points }.

## Log: loads and orders

event-load = { $player } picks up { cargo-name } in { city-name }.
event-drop = { $player } leaves a load of { cargo-name } behind in { city-name }.
event-lock = { $player } locks order { $order } of card { $card }: { cargo-name } to { city-name } for { $amount } million.
event-deliver = { $player } delivers { cargo-name } in { city-name } and is paid { $amount } million (card { $card }).
event-race_lost = { $player } is too late with the load of { cargo-name } for card { $card }: they take back their cube and are not paid.

## Log: drawing track

event-build = { $player } draws { $count ->
    [1] 1 section
   *[other] { $count } sections
} from { from-name } to { to-name } for { $price } million; { left-millions }.
event-ferry = { $player } builds the ferry { ferry-name } for { $price } million; { left-millions }.
event-upgrade = { $player } switches to a { locomotive-name } for { $price } million; { left-millions }.

## Log: offer and events

event-draw = Card { $card } joins the public offer.
event-news = Event in { $player }’s turn: “{ news-name }” (card { $card }).
event-news_over = The event “{ news-name }” is over.
event-reshuffle = The deck has run out: { $count ->
    [1] 1 discarded card is
   *[other] { $count } discarded cards are
} shuffled to form a new one.
event-exchange = { $player } exchanges orders instead of moving and drawing track.
event-swap = Cards { $cards } are discarded at random.
event-washed_away = The { river-name } flood washes away { $count ->
    [1] 1 section
   *[other] { $count } sections
} of { $player }’s track.
event-no_bridges = Nobody had track across the { river-name }.
event-derailed = { $player }’s train derails in { point-name }.
event-lose_load = { $player } loses a load of { cargo-name }.
event-unlocked = Card { $card } is unlocked.
event-keep_card = { $player } keeps private card { $card } and will have to pick up the load again.
event-give_card = { $player } gives up card { $card }, which joins the public offer.
event-loses_turn = { $player } will lose { $count ->
    [1] the next turn
   *[other] the next { $count } turns
}.
event-turn_cut = { $player } also loses the rest of this turn.
event-tax = { $player } has { $cash } million and { $amount ->
    [0] pays no tax
   *[other] pays { $amount } million in tax
}.
event-cash_public = From now on everyone’s cash is public.

## Log: loans and the end

event-borrow = { $player } takes a loan of { $amount } million and owes { $owes } million.
event-repay = { $player } pays { $amount } million back to the bank{ $owes ->
    [0] { "" }
   *[other] { " " }and still owes { $owes } million
}.
event-goal = { $player } has reached { $amount } million and connected the four major cities: both finish on the same number of turns, and the game ends.
event-last_turn = { $player }’s last turn.
event-turn_limit = Both players have had { $limit } turns: the game ends here.
event-final = Place { $place }: { $player }, with { $cash } million{ $debt ->
    [0] { "" }
   *[other] , after subtracting the { $debt } million owed to the bank
}.

## Score

score-start = Starting capital
score-deliveries = { $count ->
    [1] 1 delivery
   *[other] { $count } deliveries
}
score-tolls_received = { $count ->
    [1] 1 toll received
   *[other] { $count } tolls received
}
score-tolls_paid = { $count ->
    [1] 1 toll paid
   *[other] { $count } tolls paid
}
score-track = { $count ->
    [1] 1 section drawn
   *[other] { $count } sections drawn
}
score-ferries = { $count ->
    [1] 1 ferry
   *[other] { $count } ferries
}
score-locomotives = Locomotives
score-tax = Tax
score-loans = { $count ->
    [1] 1 loan
   *[other] { $count } loans
}
score-debt = { $count ->
    [1] 1 unpaid loan
   *[other] { $count } unpaid loans
}
score-hidden = Secret cash

## Score: heads of the final table

score-start-head = Capital
score-deliveries-head = Deliveries
score-tolls_received-head = Tolls received
score-tolls_paid-head = Tolls paid
score-track-head = Track
score-ferries-head = Ferries
score-locomotives-head = Locomotives
score-tax-head = Tax
score-loans-head = Loans
score-debt-head = Debts
score-hidden-head = Secret

## Refusals: set-up

problem-setup_players = Italian Rails is not for { $players ->
    [1] 1 person
   *[other] { $players } people
}: it is for 2.
problem-setup_map = Italian Rails has no map “{ $map }”.
problem-setup_option = This table has no option “{ $option }”.
problem-setup_value = The option “{ $option }” cannot have that value.

## Refusals: turns and names

problem-not_your_turn = It is not your turn.
problem-not_now = { $phase ->
    [deal] It is time to deal the cards
    [keep] It is time to choose two cards
    [move] It is time to move your train
    [build] It is time to draw track
    [lock] It is time to lock orders after the exchange
    [draw] It is time to draw a card
    [swap] It is time to discard three cards at random
    [lose] It is time to choose the lost load
    [card] It is time to decide about the private card
    [over] The game is over
   *[other] It is time for { $phase }
}; you cannot { $action ->
    [keep] choose two cards
    [place] place your train
    [move] move your train
    [board] board a ferry
    [load] pick up a load
    [lock] lock an order
    [deliver] deliver
    [drop] leave a load behind
    [build] draw track
    [ferry] build a ferry
    [upgrade] upgrade your locomotive
    [exchange] exchange orders
    [lose] lose a load
    [keep_card] keep the private card
    [give_card] give up the private card
    [borrow] take a loan
    [end] end the phase
    [deal] deal the cards
    [draw] draw a card
    [swap] discard three cards
   *[other] { $action }
} now.
problem-unknown_point = The map has no milepost “{ $point }”.
problem-unknown_good = There are no goods called “{ $good }”.
problem-unknown_ferry = There is no ferry “{ $ferry }”.
problem-unknown_order = Card { $card } has no order { $order }.
problem-keep_two = Choose exactly { $count } different cards.
problem-keep_not_yours = Card { $card } is not among the five you were dealt.

## Refusals: moving

problem-train_placed = Your train is already on the map, in { point-name }: it is placed only once.
problem-train_not_placed = Your train is not on the map yet: place it in a city first.
problem-place_city = { point-name } is not a city: a train starts on a milepost of any city.
problem-path_short = A move has at least two mileposts: where it starts and where it ends.
problem-path_start = The path starts in { point-name }, but your train is in { train-name }.
problem-no_track = There is no track between { from-name } and { to-name }.
problem-turning = You cannot reverse in { point-name }: trains only reverse in cities.
problem-speed = Your train does not have enough movement left to go from { from-name } to { to-name }.
problem-too_far = { to-name } is { $count ->
    [1] 1 milepost
   *[other] { $count } mileposts
} away, and your train has { $left ->
    [0] no movement
    [1] 1 milepost
   *[other] { $left } mileposts
} left this turn.
problem-no_way_there = No track leads from { point-name } to { to-name }, neither yours nor your rival’s: draw it in the building phase, or take a ferry.
problem-toll_cash = From { from-name } to { to-name } you would use your rival’s track: the toll is 4 million and you have { $cash } million.
problem-at_sea = Your train is at sea, on the ferry { ferry-name }.
problem-not_in_port = { point-name } is not a port of the ferry { ferry-name }.
problem-port_start = To board the ferry { ferry-name } the train must start the phase in port, and you can use only one ferry a turn.
problem-ferry_not_built = Nobody has built the ferry { ferry-name } yet.
problem-storm = The ferry { ferry-name } is not sailing: “{ news-name }”.
problem-river_closed = The { river-name } is in flood between { from-name } and { to-name }: nobody can build or pass.
problem-point_closed = Nobody can enter or leave { point-name }: “{ news-name }”.

## Refusals: loads and orders

problem-not_in_city = { point-name } is not a city: loads are picked up, delivered and left behind in cities.
problem-good_not_here = You cannot pick up { cargo-name } in { city-name }.
problem-train_full = Your train already carries { $limit } loads: there is no room for another.
problem-not_on_board = Your train carries no { cargo-name }.
problem-load_locked = The load of { cargo-name } is locked on card { $card }: it is no use for anything else until you deliver it.
problem-city_closed = Nothing can be picked up or delivered in { city-name }: “{ news-name }”.
problem-card_not_open = Card { $card } is neither in the public offer nor one of your private cards.
problem-card_private = Card { $card } is { $player }’s private card.
problem-order_other_good = Order { $order } of card { $card } does not ask for { cargo-name }.
problem-order_locked = { $player } has locked order { $order } of card { $card }: the other two no longer count.
problem-order_twice = You have already locked order { $order } of card { $card }: only one of your cubes per order.
problem-fetch_first = You have no unlocked { cargo-name } on board: you pick it up in { $points }.
problem-nothing_locked = You are not carrying a load locked on card { $card }: lock before you deliver.
problem-wrong_city = The load of { cargo-name } must be delivered in { city-name }, and your train is not there.

## Refusals: drawing track

problem-build_short = Track goes from one milepost to another: at least two are needed.
problem-build_start = You cannot start in { point-name }: draw from the edge of a major city or from your own track.
problem-build_neighbour = { to-name } is not one of the mileposts around { from-name }.
problem-build_border = No track can be drawn between { from-name } and { to-name }: the border or the open sea is there.
problem-build_inside = No track is drawn inside { city-name }: trains pass through its red area for free.
problem-build_owned = { $player } already has track between { from-name } and { to-name }.
problem-build_majors = You have already started from two major cities this turn: { city-name } would be a third.
problem-no_land_way = No line gets to { point-name } over land: build a ferry there first.
problem-build_right = The flood washed away { $player }’s track between { from-name } and { to-name }, and its owner may rebuild it first.
problem-build_city_limit = Three of your sections already end in { city-name }: there is no room for more.
problem-build_blocks = With track from { from-name } to { to-name }, your rival could no longer reach { city-name }.
problem-build_closed = Nobody can build in { point-name }: “{ news-name }”.
problem-build_limit = It costs { $price } million and in this phase { $left ->
    [0] you have already spent all 20 million
   *[other] you have { $left } million left
}: you may not spend more than 20 a turn.
problem-build_cash = It costs { $price } million and you have { $cash } million.
problem-ferry_yours = The ferry { ferry-name } is already yours.
problem-ferry_unconnected = Before you build the ferry { ferry-name }, bring your track to one of its ports.
problem-upgrade_path = A { locomotive-name } cannot be upgraded to a { NAME($to, kind: "locomotive") }.
problem-upgrade_loads = You carry { $count } loads and a { NAME($to, kind: "locomotive") } takes only 2: deliver one or leave one behind first.

## Refusals: exchange, derailment, loans

problem-exchange_begun = Exchanging orders takes the whole turn, and you have already started this one.
problem-exchange_locked = You have a load locked on card { $card }: you may only exchange orders without locked loads.
problem-lose_not_yours = You carry no such load of { cargo-name }{ $card ->
    [0] { " " }that is not locked
   *[other] { " " }locked on card { $card }
}.
problem-loans_off = This table plays without loans.
problem-loan_once = You have already taken a loan this turn: you cannot take another until your next turn.
problem-loan_not_needed = You can still earn money: order { $order } of card { $card } { $price ->
    [0] can be delivered with the track already there
   *[other] can be delivered with new track for { $price } million
}. Loans are for players who are stuck.

## Refusals: luck

problem-luck_hands = Each player is dealt five different order cards.
problem-luck_card = Card { $card } is not in the deck.
problem-luck_swap = Three unlocked cards of the public offer are discarded.

## What earlier versions of the rules play differently

change-event_card_replaced = Before, no card was drawn to replace a derailment that left four cards unlocked; now every event card is replaced, so five or more may be unlocked.
change-majors_count_with_track = Before, drawing out of a major city where you had track did not count as one of the turn’s two; now all track and every ferry out of a major city counts.
change-new_turn_any_direction = Before, a train that stopped outside a city could not reverse on its next turn either; now a new turn may start in any direction.
change-goal_at_once = Before, the goal was checked when a turn ended; now it counts from the moment you have both the money and the network, and nothing takes it away again.
change-tie_counts_drawn = Before, a tie was broken by the sections on the map at the end; now all sections drawn during the game count, even those a flood took.
change-kept_card_stays_locked = Before, a private card kept after a derailment had its three orders open again; now it stays locked on the same order.
change-one_loan_a_turn = Before, a player who was still stuck could borrow again in the same turn; now there is only one loan a turn.

## Phrases used again and again

amount-millions = { $amount } million
price-millions = { $price } million
cash-millions = { $cash } million
owes-millions = { $owes } million
left-millions = { $left ->
    [0] nothing left to spend
   *[other] { $left } million left to spend
}
left-points = { $left ->
    [0] no movement left
    [1] 1 milepost left
   *[other] { $left } mileposts left
}
city-name = { NAME($city, kind: "place") }
point-name = { NAME($point, kind: "place") }
from-name = { NAME($from, kind: "place") }
to-name = { NAME($to, kind: "place") }
train-name = { NAME($train, kind: "place") }
cargo-name = { NAME($good, kind: "good") }
ferry-name = { NAME($ferry, kind: "ferry") }
river-name = { NAME($river, kind: "river") }
locomotive-name = { NAME($locomotive, kind: "locomotive") }
news-name = { NAME($event, kind: "news") }

## Events: headline and effect

news-flood_po = Flood! The Po and its tributaries
news-flood_po-text = All track across the Po or one of its tributaries is erased. Nobody builds or passes across it while the flood lasts; afterwards the owner may rebuild before their rival.
news-flood_tevere = Flood! The Tiber
news-flood_tevere-text = All track across the Tiber is erased. Nobody builds or passes across it while the flood lasts; afterwards the owner may rebuild before their rival.
news-flood_arno = Flood! The Arno
news-flood_arno-text = All track across the Arno is erased. Nobody builds or passes across it while the flood lasts; afterwards the owner may rebuild before their rival.
news-storms_1 = Storms at Sea! Gales on the Tyrrhenian
news-storms_1-text = No ferry takes trains while the storm lasts; trains at sea stay there.
news-storms_2 = Storms at Sea! The sirocco blows
news-storms_2-text = No ferry takes trains while the storm lasts; trains at sea stay there.
news-vesuvio = Mount Vesuvius erupts!
news-vesuvio-text = Falling ash: half speed within 4 mileposts of the volcano; within 2 nobody builds, picks up or delivers.
news-etna = Mount Etna erupts!
news-etna-text = Falling ash: half speed within 4 mileposts of the volcano; within 2 nobody builds, picks up or delivers.
news-derailment_north = Derailment in the north!
news-derailment_north-text = Trains within 3 mileposts of Turin, Milan, Genoa, Verona, Bologna or Venice lose a load and their next turn.
news-derailment_centre = Derailment in the centre!
news-derailment_centre-text = Trains within 3 mileposts of Florence, Livorno, Perugia, Ancona, Rome or Pescara lose a load and their next turn.
news-derailment_south = Derailment in the south and the islands!
news-derailment_south-text = Trains within 3 mileposts of Naples, Foggia, Bari, Cosenza, Messina, Palermo or Cagliari lose a load and their next turn.
news-excess_profits_tax = Excess Profits Tax!
news-excess_profits_tax-text = Everyone pays by the cash they hold: from 50 million, 10; from 100, 15; from 150, 20; from 200, 30. From now on cash is public.
news-snow_alps = Heavy snow in the Alps
news-snow_alps-text = Half speed within 5 mileposts of Bolzano or Aosta; nobody enters or leaves an alpine milepost there.
news-landslides_apennines = Landslides in the Apennines
news-landslides_apennines-text = Within 4 mileposts of L’Aquila nobody enters, leaves or builds on a mountain or alpine milepost.
news-fog_po_plain = Fog on the Po plain
news-fog_po_plain-text = Within 4 mileposts of Cremona, half speed and no building.
news-gale_coast = Gale on the coasts
news-gale_coast-text = Half speed within 1 milepost of the coast, from the latitude of Rome southwards.
news-dock_strike = Dock strike
news-dock_strike-text = No loads are picked up or delivered in any city on the coast.

## Places

place-ancona = Ancona
place-aosta = Aosta
place-bari = Bari
place-bologna = Bologna
place-bolzano = Bolzano
place-cagliari = Cagliari
place-campobasso = Campobasso
place-carrara = Carrara
place-catania = Catania
place-cosenza = Cosenza
place-cremona = Cremona
place-firenze = Florence
place-foggia = Foggia
place-gela = Gela
place-genova = Genoa
place-laquila = L’Aquila
place-lecce = Lecce
place-livorno = Livorno
place-marsala = Marsala
place-messina = Messina
place-milano = Milan
place-napoli = Naples
place-olbia = Olbia
place-palermo = Palermo
place-parma = Parma
place-perugia = Perugia
place-pescara = Pescara
place-potenza = Potenza
place-ravenna = Ravenna
place-reggio = Reggio Calabria
place-rimini = Rimini
place-roma = Rome
place-sanremo = Sanremo
place-sassari = Sassari
place-siena = Siena
place-taranto = Taranto
place-torino = Turin
place-trieste = Trieste
place-udine = Udine
place-venezia = Venice
place-verona = Verona

## Goods

good-art = works of art
good-cars = cars
good-cheese = cheese
good-chemicals = chemicals
good-chocolate = chocolate
good-citrus = citrus fruit
good-coffee = coffee
good-cork = cork
good-fish = fish
good-flowers = flowers
good-glass = glass
good-ham = ham
good-machinery = machinery
good-marble = marble
good-olive_oil = olive oil
good-paper = paper
good-pasta = pasta
good-petroleum = petroleum
good-saffron = saffron
good-salt = salt
good-steel = steel
good-sulphur = sulphur
good-timber = timber
good-tobacco = tobacco
good-tourists = tourists
good-truffles = truffles
good-violins = violins
good-wheat = wheat
good-wine = wine

## Ferries, rivers and locomotives

ferry-roma_olbia = Rome–Olbia
ferry-napoli_palermo = Naples–Palermo
ferry-palermo_cagliari = Palermo–Cagliari
ferry-genova_porto_torres = Genoa–Porto Torres
river-po = Po
river-adige = Adige
river-brenta = Brenta
river-piave = Piave
river-tagliamento = Tagliamento
river-isonzo = Isonzo
river-reno = Reno
river-arno = Arno
river-tevere = Tiber
river-ombrone = Ombrone
river-pescara = Pescara
river-garigliano = Garigliano
river-volturno = Volturno
river-ofanto = Ofanto
river-basento = Basento
river-crati = Crati
river-simeto = Simeto
river-imera = Imera
river-tirso = Tirso
locomotive-freight = freight
locomotive-fast = fast freight
locomotive-heavy = heavy freight
locomotive-super = super freight
