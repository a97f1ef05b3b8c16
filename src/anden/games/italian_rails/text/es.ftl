### Italian Rails: textos en español, con las palabras del reglamento.
### Los mensajes reciben los argumentos de su clave y, si hay asiento, `player` (un nombre).
### El dinero va en millones de liras. «Vía» es cada tramo entre dos puntos; «oferta pública», las cartas que puede bloquear cualquiera.

## El juego
game-name = Italian Rails
game-pitch = Dibuja tu Italia con rotulador.

## Opciones de la mesa

option-cash = Dinero en efectivo
option-cash-note = El reglamento deja que cada cual lo guarde en secreto hasta que salga el impuesto.
option-cash-hidden = En secreto hasta el impuesto
option-cash-open = A la vista
option-ferries = Transbordadores
option-ferries-note = Por el reglamento se embarca en un turno y se sale en el siguiente. Rápidos: quien empieza el turno en el puerto cruza enseguida.
option-ferries-rulebook = Según el reglamento
option-ferries-quick = Rápidos
option-fast_trains = Trenes rápidos
option-fast_trains-note = Variante: velocidad 12 en lugar de 9, y 16 en lugar de 12.
option-loans = Préstamos
option-loans-note = Variante: quien no tiene forma de conseguir dinero pide 20 millones y devuelve 40.

## Fases

phase-deal = Repartir las cartas
phase-keep = Elegir dos pedidos
phase-move = Mover el tren · { $left ->
    [0] sin movimiento
    [1] queda 1 punto
   *[other] quedan { $left } puntos
}
phase-build = Dibujar vías · { $left ->
    [0] presupuesto gastado
    [1] queda 1 millón
   *[other] quedan { $left } millones
}
phase-lock = Bloquear pedidos tras el intercambio
phase-draw = Robar una carta
phase-swap = Descartar tres cartas al azar
phase-lose = Descarrilamiento: elegir la carga perdida
phase-card = Descarrilamiento: la carta privada { $card }
phase-over = Final de la partida

## Jugadas

action-keep = { $player } elige dos cartas.
action-place = { $player } coloca su tren.
action-move = { $player } mueve su tren.
action-board = { $player } embarca.
action-load = { $player } recoge una carga.
action-lock = { $player } bloquea un pedido.
action-deliver = { $player } entrega una carga.
action-drop = { $player } deja una carga.
action-build = { $player } dibuja vías.
action-ferry = { $player } construye un transbordador.
action-upgrade = { $player } mejora su locomotora.
action-exchange = { $player } intercambia pedidos.
action-lose = { $player } elige la carga que pierde.
action-keep_card = { $player } conserva su carta privada.
action-give_card = { $player } cede su carta privada.
action-borrow = { $player } pide un préstamo.
action-end = { $player } termina una fase.

## Registro: preparativos

event-deal = Se reparten 5 cartas boca abajo a cada participante.
event-dealt = { $player } recibe las cartas { $cards }.
event-shown = Al repartir sale «{ news-name }»: no tiene efecto y vuelve a la pila.
event-chosen = { $player } ya ha elegido sus dos cartas.
event-kept = { $player } se queda con las cartas { $cards }.
event-offer = Las demás forman la oferta pública: { $cards }.
event-starts = Empieza { $player }: tiene la carta con el número más bajo, la { $card }.

## Registro: turnos

event-turn = Turno { $number } de { $player }.
event-turn_lost = { $player } pierde este turno{ $left ->
    [0] { "" }
    [1] { " " }y también el siguiente
   *[other] { " " }y los { $left } siguientes
}.
event-end_move = { $player } termina de mover.
event-end = { $player } termina su turno.

## Registro: mover el tren

event-place = { $player } coloca su tren en { point-name }.
event-move = { $player } va de { from-name } a { to-name }: { $count ->
    [1] 1 punto
   *[other] { $count } puntos
}, { left-points }.
event-toll = { $player } paga a su rival un peaje de { amount-millions }.
event-half_speed = Mal tiempo: { $player } sigue a mitad de velocidad, { left-points }.
event-board = { $player } embarca en el transbordador { ferry-name }.
event-at_sea = Tormenta: { $player } sigue en el mar, en el transbordador { ferry-name }.
event-land = { $player } sale del transbordador { ferry-name } en { point-name }, a mitad de velocidad: { left-points }.

## Registro: cargas y pedidos

event-load = { $player } recoge { cargo-name } en { city-name }.
event-drop = { $player } deja una carga de { cargo-name } en { city-name }.
event-lock = { $player } bloquea el pedido { $order } de la carta { $card }: { cargo-name } a { city-name } por { amount-millions }.
event-deliver = { $player } entrega { cargo-name } en { city-name } y cobra { amount-millions } (carta { $card }).
event-race_lost = { $player } llega tarde con la carga de { cargo-name } para la carta { $card }: recupera el cubo y no cobra nada.

## Registro: dibujar vías

event-build = { $player } dibuja { $count ->
    [1] 1 vía
   *[other] { $count } vías
} de { from-name } a { to-name } por { price-millions }; { left-millions }.
event-ferry = { $player } construye el transbordador { ferry-name } por { price-millions }; { left-millions }.
event-upgrade = { $player } cambia a un { locomotive-name } por { price-millions }; { left-millions }.

## Registro: oferta pública y eventos

event-draw = La carta { $card } entra en la oferta pública.
event-news = Evento en el turno de { $player }: «{ news-name }» (carta { $card }).
event-news_over = Termina el evento «{ news-name }».
event-reshuffle = La pila se ha acabado: se mezclan { $count ->
    [1] 1 carta descartada
   *[other] las { $count } cartas descartadas
} y forman la nueva.
event-exchange = { $player } intercambia pedidos en vez de mover y dibujar.
event-swap = Salen al azar las cartas { $cards }.
event-washed_away = La inundación del { river-name } se lleva { $count ->
    [1] 1 vía
   *[other] { $count } vías
} de { $player }.
event-no_bridges = Nadie tenía vías sobre el { river-name }.
event-derailed = El tren de { $player } descarrila en { point-name }.
event-lose_load = { $player } pierde una carga de { cargo-name }.
event-unlocked = La carta { $card } queda desbloqueada.
event-keep_card = { $player } conserva la carta privada { $card }; tendrá que volver a recoger la carga.
event-give_card = { $player } renuncia a la carta { $card }, que pasa a la oferta pública.
event-loses_turn = { $player } perderá { $count ->
    [1] su próximo turno
   *[other] sus próximos { $count } turnos
}.
event-turn_cut = { $player } pierde además lo que quedaba de este turno.
event-tax = { $player } tiene { cash-millions } y { $amount ->
    [0] no paga impuesto
   *[other] paga { amount-millions } de impuesto
}.
event-cash_public = Desde ahora el dinero de cada participante es público.

## Registro: préstamos y final

event-borrow = { $player } pide un préstamo de { amount-millions } y debe { owes-millions }.
event-repay = { $player } devuelve { amount-millions } al banco{ $owes ->
    [0] { "" }
   *[other] { " " }y aún debe { owes-millions }
}.
event-goal = { $player } ha llegado a { amount-millions } y ha conectado las cuatro ciudades principales: se iguala el número de turnos y acaba la partida.
event-last_turn = Último turno de { $player }.
event-turn_limit = Cada participante ha jugado { $limit } turnos: la partida acaba aquí.
event-final = Puesto { $place }: { $player }, con { cash-millions }{ $debt ->
    [0] { "" }
   *[other] , descontados los { $debt } millones que debe al banco
}.

## Puntuación

score-start = Capital inicial
score-deliveries = { $count ->
    [1] 1 entrega
   *[other] { $count } entregas
}
score-tolls_received = { $count ->
    [1] 1 peaje cobrado
   *[other] { $count } peajes cobrados
}
score-tolls_paid = { $count ->
    [1] 1 peaje pagado
   *[other] { $count } peajes pagados
}
score-track = { $count ->
    [1] 1 vía dibujada
   *[other] { $count } vías dibujadas
}
score-ferries = { $count ->
    [1] 1 transbordador
   *[other] { $count } transbordadores
}
score-locomotives = Locomotoras
score-tax = Impuestos
score-loans = { $count ->
    [1] 1 préstamo
   *[other] { $count } préstamos
}
score-debt = { $count ->
    [1] 1 préstamo sin devolver
   *[other] { $count } préstamos sin devolver
}
score-hidden = Dinero en secreto

## Puntuación: cabeceras de la tabla final

score-start-head = Capital
score-deliveries-head = Entregas
score-tolls_received-head = Peajes cobrados
score-tolls_paid-head = Peajes pagados
score-track-head = Vías
score-ferries-head = Transbordadores
score-locomotives-head = Locomotoras
score-tax-head = Impuestos
score-loans-head = Préstamos
score-debt-head = Deudas
score-hidden-head = En secreto

## Negativas: preparación

problem-setup_players = Italian Rails no es para { $players ->
    [1] 1 persona
   *[other] { $players } personas
}: se juega con 2.
problem-setup_map = Italian Rails no tiene el mapa «{ $map }».
problem-setup_option = En esta mesa no hay ninguna opción «{ $option }».
problem-setup_value = La opción «{ $option }» no admite ese valor.

## Negativas: turnos y nombres

problem-not_your_turn = No es tu turno.
problem-not_now = { $phase ->
    [deal] Ahora toca repartir las cartas
    [keep] Ahora toca elegir dos cartas
    [move] Ahora toca mover el tren
    [build] Ahora toca dibujar vías
    [lock] Ahora toca bloquear pedidos tras el intercambio
    [draw] Ahora toca robar una carta
    [swap] Ahora toca descartar tres cartas al azar
    [lose] Ahora toca elegir la carga perdida
    [card] Ahora toca decidir sobre la carta privada
    [over] La partida ha terminado
   *[other] Ahora toca { $phase }
}; no se puede { $action ->
    [keep] elegir dos cartas
    [place] colocar el tren
    [move] mover el tren
    [board] embarcar
    [load] recoger una carga
    [lock] bloquear un pedido
    [deliver] entregar
    [drop] dejar una carga
    [build] dibujar vías
    [ferry] construir un transbordador
    [upgrade] mejorar la locomotora
    [exchange] intercambiar pedidos
    [lose] perder una carga
    [keep_card] conservar la carta privada
    [give_card] ceder la carta privada
    [borrow] pedir un préstamo
    [end] terminar la fase
    [deal] repartir las cartas
    [draw] robar una carta
    [swap] descartar tres cartas
   *[other] { $action }
}.
problem-unknown_point = En el mapa no hay ningún punto «{ $point }».
problem-unknown_good = No existe la mercancía «{ $good }».
problem-unknown_ferry = No existe el transbordador «{ $ferry }».
problem-unknown_order = No existe el pedido { $order } de la carta { $card }.
problem-keep_two = Elige exactamente { $count } cartas distintas.
problem-keep_not_yours = La carta { $card } no está entre las cinco que has recibido.

## Negativas: mover el tren

problem-train_placed = Tu tren ya está en el mapa, en { point-name }: solo se coloca la primera vez.
problem-train_not_placed = Tu tren todavía no está en el mapa: colócalo antes en una ciudad.
problem-place_city = { point-name } no es una ciudad: el tren empieza en un punto de cualquier ciudad.
problem-path_short = Un movimiento tiene al menos dos puntos: el de salida y el de llegada.
problem-path_start = El camino empieza en { point-name }, pero tu tren está en { train-name }.
problem-no_track = Entre { from-name } y { to-name } no hay ninguna vía.
problem-turning = En { point-name } no puedes dar marcha atrás: solo se puede en una ciudad.
problem-speed = A tu tren no le queda movimiento para ir de { from-name } a { to-name }.
problem-too_far = Hasta { to-name } hay { $count ->
    [1] 1 punto
   *[other] { $count } puntos
} y a tu tren { left-points } en este turno.
problem-no_way_there = De { point-name } a { to-name } no llevan vías, ni tuyas ni de tu rival: dibújalas en la fase de construcción o toma un transbordador.
problem-toll_cash = De { from-name } a { to-name } vas por vía de tu rival: el peaje cuesta 4 millones y tienes { cash-millions }.
problem-at_sea = Tu tren está en el mar, en el transbordador { ferry-name }.
problem-not_in_port = { point-name } no es puerto del transbordador { ferry-name }.
problem-port_start = Para embarcar en el transbordador { ferry-name } el tren tiene que empezar la fase en el puerto, y en un turno solo se usa un transbordador.
problem-ferry_not_built = Nadie ha construido todavía el transbordador { ferry-name }.
problem-storm = El transbordador { ferry-name } no sale: «{ news-name }».
problem-river_closed = El { river-name } está inundado entre { from-name } y { to-name }: no se puede construir ni pasar.
problem-point_closed = Nadie entra en { point-name } ni sale de allí: «{ news-name }».

## Negativas: cargas y pedidos

problem-not_in_city = { point-name } no es una ciudad: las cargas se recogen, se entregan y se dejan en ciudades.
problem-good_not_here = En { city-name } no hay { cargo-name }.
problem-train_full = Tu tren ya lleva { $limit } cargas: no cabe otra.
problem-not_on_board = Tu tren no lleva { cargo-name }.
problem-load_locked = La carga de { cargo-name } está bloqueada para la carta { $card }: no sirve para otra cosa hasta que la entregues.
problem-city_closed = En { city-name } no se puede recoger ni entregar: «{ news-name }».
problem-card_not_open = La carta { $card } no está en la oferta pública ni entre tus cartas privadas.
problem-card_private = La carta { $card } es privada de { $player }.
problem-order_other_good = El pedido { $order } de la carta { $card } no pide { cargo-name }.
problem-order_locked = { $player } ya ha bloqueado el pedido { $order } de la carta { $card }: los otros dos no cuentan.
problem-order_twice = Ya has bloqueado el pedido { $order } de la carta { $card }: un solo cubo tuyo por pedido.
problem-fetch_first = No llevas { cargo-name } sin bloquear: se recoge en { $points }.
problem-nothing_locked = No llevas ninguna carga bloqueada para la carta { $card }: antes de entregar hay que bloquear.
problem-wrong_city = La carga de { cargo-name } se entrega en { city-name }, y tu tren no está allí.

## Negativas: dibujar vías

problem-build_short = Una vía va de un punto a otro: hacen falta al menos dos.
problem-build_start = En { point-name } no puedes empezar: se dibuja desde el borde de una ciudad principal o desde tus propias vías.
problem-build_neighbour = { to-name } no es uno de los puntos que rodean { from-name }.
problem-build_border = Entre { from-name } y { to-name } no se puede dibujar: está la frontera o el mar abierto.
problem-build_inside = Dentro de { city-name } no se dibuja: por su zona roja se pasa gratis.
problem-build_owned = Entre { from-name } y { to-name } ya hay una vía de { $player }.
problem-build_majors = En este turno ya has salido de dos ciudades principales: de { city-name } no puedes.
problem-no_land_way = A { point-name } no llega ninguna línea por tierra: construye antes un transbordador hasta allí.
problem-build_right = Entre { from-name } y { to-name } la inundación borró una vía de { $player }, que tiene derecho a reconstruirla antes.
problem-build_city_limit = En { city-name } ya acaban tres vías tuyas: no caben más.
problem-build_blocks = Con la vía de { from-name } a { to-name } tu rival ya no podría llegar a { city-name }.
problem-build_closed = En { point-name } no se puede construir: «{ news-name }».
problem-build_limit = Cuesta { price-millions } y en esta fase te { $left ->
    [0] has gastado ya los 20 millones
    [1] queda 1 millón
   *[other] quedan { $left } millones
}: no se gastan más de 20 por turno.
problem-build_cash = Cuesta { price-millions } y tienes { cash-millions }.
problem-ferry_yours = El transbordador { ferry-name } ya es tuyo.
problem-ferry_unconnected = Para construir el transbordador { ferry-name } lleva antes tus vías hasta uno de sus puertos.
problem-upgrade_path = Un { locomotive-name } no se puede cambiar por un { NAME($to, kind: "locomotive") }.
problem-upgrade_loads = Llevas { $count } cargas y un { NAME($to, kind: "locomotive") } solo admite 2: entrega o deja alguna antes.

## Negativas: intercambio, descarrilamiento, préstamos

problem-exchange_begun = Intercambiar pedidos ocupa el turno entero, y este ya lo has empezado.
problem-exchange_locked = Tienes una carga bloqueada en la carta { $card }: para intercambiar pedidos no puede haber ninguna.
problem-lose_not_yours = No llevas esa carga de { cargo-name }{ $card ->
    [0] { " " }sin bloquear
   *[other] { " " }bloqueada para la carta { $card }
}.
problem-loans_off = En esta mesa no se juega con préstamos.
problem-loan_once = Ya has pedido un préstamo en este turno: no puedes pedir otro hasta el siguiente.
problem-loan_not_needed = Aún puedes ganar dinero: el pedido { $order } de la carta { $card } { $price ->
    [0] se puede entregar con las vías que hay
   *[other] se puede entregar con vías nuevas por { price-millions }
}. Los préstamos son para quien no tiene salida.

## Negativas: azar

problem-luck_hands = Cada participante recibe cinco cartas de pedido distintas.
problem-luck_card = La carta { $card } no está en la pila.
problem-luck_swap = Se descartan tres cartas desbloqueadas de la oferta pública.

## Lo que las versiones anteriores de las reglas juegan de otro modo

change-event_card_replaced = Antes, tras un descarrilamiento que dejaba cuatro cartas desbloqueadas no se robaba otra en su lugar; ahora toda carta de evento se sustituye, y puede haber cinco desbloqueadas o más.
change-majors_count_with_track = Antes, salir de una ciudad principal en la que ya tenías vías no contaba entre las dos del turno; ahora cuenta toda vía y todo transbordador que salga de una.
change-new_turn_any_direction = Antes, un tren parado fuera de las ciudades tampoco podía dar marcha atrás en el turno siguiente; ahora un turno nuevo empieza en cualquier dirección.
change-goal_at_once = Antes, la meta se miraba al acabar cada turno; ahora cuenta desde el momento en que se juntan el dinero y la red, y ya nada la quita.
change-tie_counts_drawn = Antes, el empate lo decidían las vías que quedaban en el mapa; ahora cuentan todas las dibujadas en la partida, también las que se llevó una inundación.
change-kept_card_stays_locked = Antes, una carta privada conservada tras un descarrilamiento volvía a tener abiertos sus tres pedidos; ahora sigue bloqueada en el mismo pedido.
change-one_loan_a_turn = Antes, quien siguiera sin salida podía pedir otro préstamo en el mismo turno; ahora solo hay uno por turno.

## Frases que se repiten

amount-millions = { $amount ->
    [1] 1 millón
   *[other] { $amount } millones
}
price-millions = { $price ->
    [1] 1 millón
   *[other] { $price } millones
}
cash-millions = { $cash ->
    [1] 1 millón
   *[other] { $cash } millones
}
owes-millions = { $owes ->
    [1] 1 millón
   *[other] { $owes } millones
}
left-millions = { $left ->
    [0] no queda presupuesto
    [1] queda 1 millón por gastar
   *[other] quedan { $left } millones por gastar
}
left-points = { $left ->
    [0] no le queda movimiento
    [1] le queda 1 punto
   *[other] le quedan { $left } puntos
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

## Eventos: titular y efecto

news-flood_po = ¡Inundación! El Po y sus afluentes
news-flood_po-text = Se borran todas las vías que cruzan el Po o uno de sus afluentes. Nadie construye ni pasa por encima mientras dure; después, quien tenía la vía puede reconstruirla antes que su rival.
news-flood_tevere = ¡Inundación! El Tíber
news-flood_tevere-text = Se borran todas las vías que cruzan el Tíber. Nadie construye ni pasa por encima mientras dure; después, quien tenía la vía puede reconstruirla antes que su rival.
news-flood_arno = ¡Inundación! El Arno
news-flood_arno-text = Se borran todas las vías que cruzan el Arno. Nadie construye ni pasa por encima mientras dure; después, quien tenía la vía puede reconstruirla antes que su rival.
news-storms_1 = ¡Tormentas en el mar! Temporal en el Tirreno
news-storms_1-text = Ningún transbordador admite trenes mientras dure; los que están en el mar, siguen allí.
news-storms_2 = ¡Tormentas en el mar! Sopla el siroco
news-storms_2-text = Ningún transbordador admite trenes mientras dure; los que están en el mar, siguen allí.
news-vesuvio = ¡Entra en erupción el Vesubio!
news-vesuvio-text = Lluvia de ceniza: mitad de velocidad a 4 puntos o menos del volcán; a 2 puntos o menos no se construye, no se recoge y no se entrega.
news-etna = ¡Entra en erupción el Etna!
news-etna-text = Lluvia de ceniza: mitad de velocidad a 4 puntos o menos del volcán; a 2 puntos o menos no se construye, no se recoge y no se entrega.
news-derailment_north = ¡Descarrilamiento en el norte!
news-derailment_north-text = Los trenes a 3 puntos o menos de Turín, Milán, Génova, Verona, Bolonia o Venecia pierden una carga y el próximo turno.
news-derailment_centre = ¡Descarrilamiento en el centro!
news-derailment_centre-text = Los trenes a 3 puntos o menos de Florencia, Livorno, Perusa, Ancona, Roma o Pescara pierden una carga y el próximo turno.
news-derailment_south = ¡Descarrilamiento en el sur y las islas!
news-derailment_south-text = Los trenes a 3 puntos o menos de Nápoles, Foggia, Bari, Cosenza, Mesina, Palermo o Cagliari pierden una carga y el próximo turno.
news-excess_profits_tax = ¡Impuesto sobre los beneficios extraordinarios!
news-excess_profits_tax-text = Cada cual paga según el dinero que tenga: desde 50 millones, 10; desde 100, 15; desde 150, 20; desde 200, 30. Desde ahora el dinero es público.
news-snow_alps = Gran nevada en los Alpes
news-snow_alps-text = Mitad de velocidad a 5 puntos o menos de Bolzano o de Aosta; allí nadie entra en un punto alpino ni sale de él.
news-landslides_apennines = Desprendimientos en los Apeninos
news-landslides_apennines-text = A 4 puntos o menos de La Aquila nadie entra en un punto montañoso o alpino, sale de él ni construye allí.
news-fog_po_plain = Niebla en la llanura del Po
news-fog_po_plain-text = A 4 puntos o menos de Cremona, mitad de velocidad, y no se construye.
news-gale_coast = Vendaval en las costas
news-gale_coast-text = Mitad de velocidad a 1 punto o menos de la costa, desde la latitud de Roma hacia el sur.
news-dock_strike = Huelga en los puertos
news-dock_strike-text = No se recoge ni se entrega en ninguna ciudad que toque la costa.

## Lugares

place-ancona = Ancona
place-aosta = Aosta
place-bari = Bari
place-bologna = Bolonia
place-bolzano = Bolzano
place-cagliari = Cagliari
place-campobasso = Campobasso
place-carrara = Carrara
place-catania = Catania
place-cosenza = Cosenza
place-cremona = Cremona
place-firenze = Florencia
place-foggia = Foggia
place-gela = Gela
place-genova = Génova
place-laquila = La Aquila
place-lecce = Lecce
place-livorno = Livorno
place-marsala = Marsala
place-messina = Mesina
place-milano = Milán
place-napoli = Nápoles
place-olbia = Olbia
place-palermo = Palermo
place-parma = Parma
place-perugia = Perusa
place-pescara = Pescara
place-potenza = Potenza
place-ravenna = Rávena
place-reggio = Regio de Calabria
place-rimini = Rímini
place-roma = Roma
place-sanremo = San Remo
place-sassari = Sássari
place-siena = Siena
place-taranto = Tarento
place-torino = Turín
place-trieste = Trieste
place-udine = Údine
place-venezia = Venecia
place-verona = Verona

## Mercancías

good-art = obras de arte
good-cars = automóviles
good-cheese = queso
good-chemicals = productos químicos
good-chocolate = chocolate
good-citrus = cítricos
good-coffee = café
good-cork = corcho
good-fish = pescado
good-flowers = flores
good-glass = vidrio
good-ham = jamón
good-machinery = maquinaria
good-marble = mármol
good-olive_oil = aceite de oliva
good-paper = papel
good-pasta = pasta
good-petroleum = petróleo
good-saffron = azafrán
good-salt = sal
good-steel = acero
good-sulphur = azufre
good-timber = madera
good-tobacco = tabaco
good-tourists = turistas
good-truffles = trufas
good-violins = violines
good-wheat = trigo
good-wine = vino

## Transbordadores, ríos y locomotoras

ferry-roma_olbia = Roma–Olbia
ferry-napoli_palermo = Nápoles–Palermo
ferry-palermo_cagliari = Palermo–Cagliari
ferry-genova_porto_torres = Génova–Porto Torres
river-po = Po
river-adige = Adigio
river-brenta = Brenta
river-piave = Piave
river-tagliamento = Tagliamento
river-isonzo = Isonzo
river-reno = Reno
river-arno = Arno
river-tevere = Tíber
river-ombrone = Ombrone
river-pescara = Pescara
river-garigliano = Garellano
river-volturno = Volturno
river-ofanto = Ofanto
river-basento = Basento
river-crati = Crati
river-simeto = Simeto
river-imera = Imera
river-tirso = Tirso
locomotive-freight = tren de mercancías
locomotive-fast = tren rápido de mercancías
locomotive-heavy = tren pesado de mercancías
locomotive-super = tren súper de mercancías
