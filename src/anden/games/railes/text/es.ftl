### Raíles: textos en español, con las palabras del reglamento impreso.
### Los mensajes reciben los argumentos de su clave y, si hay asiento, `player` (un nombre) o `players` (varios).
### «Tramo» es la pieza de vía y «conexión» la vía entre dos lugares.

## El juego
game-name = Raíles
game-pitch = Construye la red que mueve la industria.

## Mapas

map-northeast = Noreste de Norteamérica
map-northeast-blurb = De Toronto y los Grandes Lagos a Boston y Nueva York. El mejor con 3 o 4; para empezar, este.
map-ruhr = Rin-Ruhr
map-ruhr-blurb = Ciudades apretadas entre el Mosa, el Rin y el Ruhr, y colinas al este. El mejor con 4 o 5.

## Opciones de la mesa

option-game = Juego
option-game-note = El Básico es más ágil: se pide dinero cada vez que hace falta. En el Estándar se pide una vez por turno, se subasta el orden y las locomotoras cuestan mantenimiento.
option-game-basic = Juego Básico
option-game-standard = Juego Estándar
option-first_order = Orden de turno inicial
option-first_order-note = Con subasta se puja por cada puesto antes del primer turno. Al azar, quien va después recibe algo de dinero: es lo recomendado para la primera partida.
option-first_order-auction = Subasta, puesto a puesto
option-first_order-random = Al azar, con dinero según el puesto
option-soft = Regla suavizada
option-soft-note = Para quien empieza con el Juego Estándar: también se puede pedir dinero al construir y al pagar los gastos.

## Fases

phase-setup = Despliegue inicial
phase-first_order = Subasta del orden inicial · puesto { $position }
phase-capital = Adquirir capital
phase-actions = Elegir contador de Acción
phase-build = Construir vías · { $used } de { $limit ->
    [1] 1 tramo
   *[other] { $limit } tramos
}
phase-move = Transportar Mercancías · ronda { $round } de 2
phase-score = ¿Ingresos o Puntos de Victoria? · { points-gained }

## Jugadas

action-capital = { $player } decide cuánto capital adquiere.
action-pass = { $player } pasa sin quedar fuera de la subasta.
action-drop = { $player } pasa.
action-choose = { $player } elige un contador de Acción.
action-grow = { $player } usa Crecimiento Urbano.
action-build = { $player } construye un tramo.
action-finish = { $player } termina de construir.
action-deliver = { $player } transporta un cubo de Mercancías.
action-score = { $player } decide entre Ingresos y Puntos de Victoria.
action-upgrade = { $player } mejora sus locomotoras.
action-skip = { $player } pasa.

## Registro: despliegue y turno

event-order = Orden de turno inicial: { $players }.
event-first_bidder = Sorteo: { $player } abre la subasta del orden inicial.
event-opens = Abre la puja por este puesto: { $player }.
event-start_money = { $player } recibe { $amount } $ por su puesto en el orden inicial.
event-deal = { $cubes ->
    [1] Se saca de la bolsa 1 cubo de Mercancías.
   *[other] Se sacan de la bolsa { $cubes } cubos de Mercancías.
}

## Registro: dinero del banco

event-raise = { $player } pide { $cash } $ al banco: sus Ingresos bajan a { $income }.
event-raise_victory = { $player } pide { $cash } $ al banco con sus Ingresos ya en −10: { $victory ->
    [0] no le queda ningún Punto de Victoria
    [1] le queda 1 Punto de Victoria
   *[other] le quedan { $victory } Puntos de Victoria
}.
event-capital_none = { $player } no adquiere capital.

## Registro: subastas

event-free_pass = { $player } pasa con Orden de Turno y sigue en la subasta.
event-out_of_bidding = { $player } pasa: ya no puja por este puesto.
event-drop = { $player } pasa: jugará en el puesto { $position } y { $paid ->
    [0] no paga nada
   *[other] paga { $paid } $
}.
event-cannot_bid = { $player } no tiene dinero para seguir pujando: jugará en el puesto { $position } y { $paid ->
    [0] no paga nada
   *[other] paga { $paid } $
}.
event-win_place = { $player } se queda con el puesto { $position } y { $paid ->
    [0] no paga nada
   *[other] paga { $paid } $
}.
event-new_order = Orden de turno: { $players }.

## Registro: contadores de Acción

event-choose = { $price ->
    [0] { $player } elige { action-name }.
   *[other] { $player } elige { action-name } y paga { $price } $.
}
event-choose_pass = { $player } elige { action-name } solo por el número: no usa la acción y no paga.
event-locomotive = Las locomotoras de { $player } suben al nivel { $level }.

## Registro: construcción

event-grow = Crecimiento Urbano de { $player } en { place-name }: { $goods }.
event-urbanize = { $player } convierte { place-name } en Nueva Ciudad de color { color-name }. Cubos: { $goods }.
event-urbanize_empty = { $player } convierte { place-name } en Nueva Ciudad de color { color-name }. La Reserva de Mercancías está vacía: no recibe cubos.
event-build = { $player } construye { tile-name } en { $hex } por { $price } $.
event-improve = { $player } mejora el tramo de { $hex } con { tile-name }: { $price } $.
event-redirect = { $player } redirige el tramo de { $hex } con { tile-name }: { $price } $.
event-link = { $seat ->
    [-1] Queda completada la conexión entre { $places }, que nadie controla.
   *[other] Queda completada la conexión de { $player } entre { $places }.
}
event-claim = { $player } reclama la conexión incompleta de { $hex }.
event-lose_track = { $player } no ha extendido su conexión incompleta de { $hex }: pierde el control.
event-track_removed = { $seat ->
    [-1] La Nueva Ciudad retira la vía no controlada de { $hex }.
   *[other] La Nueva Ciudad retira la vía incompleta de { $player } en { $hex }.
}
event-finish = { $tiles ->
    [0] { $player } termina sin construir ningún tramo.
    [1] { $player } termina de construir: 1 tramo, { $spent } $.
   *[other] { $player } termina de construir: { $tiles } tramos, { $spent } $.
}

## Registro: mercancías

event-deliver = { $links ->
    [1] { $player } transporta { cube-name } de { NAME($start, kind: "place") } a { NAME($end, kind: "place") }: 1 conexión.
   *[other] { $player } transporta { cube-name } por { $places }: { $links } conexiones.
}
event-points = { $player } se anota { points-gained }.
event-to_income = { $player } suma { $points } a sus Ingresos, que quedan en { $total }.
event-to_victory = { $player } suma { $points } a sus Puntos de Victoria: ya tiene { $total }.
event-income_top = Los Ingresos de { $player } están en el tope: { $lost ->
    [1] se pierde 1 punto
   *[other] se pierden { $lost } puntos
}.
event-upgrade = { $player } mejora sus locomotoras hasta el nivel { $level }, sin coste.
event-skip = { $player } pasa en esta ronda.

## Registro: ingresos y gastos

event-collect = { $player } recibe { $amount } $ y tiene { $cash } $.
event-pay = { $player } paga { $amount } $ de gastos y se queda con { $cash } $.
event-shortfall_victory = { $player } cubre { $missing } $ de gastos con Puntos de Victoria: { $victory ->
    [0] no le queda ninguno
    [1] le queda 1
   *[other] le quedan { $victory }
}.
event-shortfall_income = { $player } cubre { $missing } $ de gastos sin dinero ni Puntos de Victoria: sus Ingresos bajan a { $income }.
event-bankrupt = { $player } entra en bancarrota y queda fuera de la partida.

## Registro: final

event-final = Puesto { $place_number }: { $player }, { $points ->
    [1] 1 Punto de Victoria
   *[other] { $points } Puntos de Victoria
}.

## Puntuación

score-victory = Puntos de Victoria del marcador
score-income = Ingresos al final ({ $income })
score-links = Conexiones completadas ({ $links })
score-bankrupt = En bancarrota

## Puntuación: cabeceras de la tabla final

score-victory-head = Marcador
score-links-head = Conexiones
score-bankrupt-head = Bancarrota

## Lo que las versiones anteriores de las reglas juegan de otro modo

change-new_city_claims_in_reach = Antes, quien ponía una Nueva Ciudad se quedaba con toda conexión no controlada que completaba; ahora, solo con las que empiezan en una ciudad o están unidas a sus vías, y las demás siguen sin que nadie las controle.
change-any_choice_of_tokens = Antes, una cara de 44 a 47 podía darse por agotada aunque con otra elección de los tramos del mapa quedara alguna; ahora se puede construir mientras alguna elección la deje libre.
change-bankrupt_by_number = Antes, quienes entraban en bancarrota en el mismo turno compartían puesto, incluso el primero; ahora va delante quien eligió el contador de Acción de número más bajo.

## Negativas: preparación

problem-setup_players = El mapa { map-name } no es para { $players ->
    [1] 1 persona
   *[other] { $players } personas
}: se juega de 3 a 6.
problem-setup_map = Raíles no tiene el mapa «{ $map }».
problem-setup_option = En esta mesa no hay ninguna opción «{ $option }».

## Negativas: turnos

problem-not_now = { $phase ->
    [setup] Ahora toca el despliegue inicial
    [first_order] Ahora toca la subasta del orden inicial
    [capital] Ahora toca adquirir capital
    [auction] Ahora toca la subasta del orden de turno
    [actions] Ahora toca elegir contador de Acción
    [build] Ahora toca construir vías
    [move] Ahora toca transportar Mercancías
    [score] Ahora toca elegir entre Ingresos y Puntos de Victoria
    [over] La partida ha terminado
   *[other] Ahora toca otra cosa ({ $phase })
}; no se puede { $action ->
    [capital] adquirir capital
    [bid] pujar
    [pass] pasar sin quedar fuera
    [drop] pasar en la subasta
    [choose] elegir contador de Acción
    [grow] usar Crecimiento Urbano
    [urbanize] poner una Nueva Ciudad
    [build] construir un tramo
    [finish] terminar de construir
    [deliver] transportar un cubo
    [score] anotar puntos de vías
    [upgrade] mejorar locomotoras
    [skip] pasar
    [order] sortear el orden
    [deal] repartir los cubos
   *[other] hacer eso ({ $action })
}.

## Negativas: dinero y subastas

problem-cannot_raise = Hay que pagar { $price } $ y, aun pidiendo al banco todo lo posible, no llegas a más de { $most } $.
problem-units_negative = No se pueden pedir { $cash } $: elige 0 $ o más.
problem-units_too_many = No puedes pedir { $cash } $: con tus Ingresos y tus Puntos de Victoria llegas, como mucho, a { $most } $.
problem-bid_too_low_first = Pujar { $amount } $ no basta: por este puesto hay que pujar { $lowest } $ o más.
problem-bid_too_high = No puedes pujar { $amount } $: tienes { $cash } $ en mano.
problem-no_free_pass = Solo puede pasar sin quedar fuera quien eligió Orden de Turno en el turno anterior. Puja o pasa del todo.
problem-free_pass_used = Ya has pasado una vez en esta subasta sin quedar fuera. Puja o pasa del todo.

## Negativas: contadores de Acción

problem-unknown_action = No existe el contador de Acción «{ $action }».
problem-action_taken = { action-name } ya es de { $player } en este turno; elige otro contador de Acción.
problem-no_pass_option = Con { action-name } no se puede «pasar» al elegir: solo con Crecimiento Urbano y con Urbanizar, y en el Juego Básico.
problem-locomotive_max = Tus locomotoras ya están en el nivel { $level }, el máximo.
problem-no_towns_left = No queda ningún pueblo que urbanizar: ese contador de Acción no se puede elegir.
problem-no_new_cities_left = No quedan Nuevas Ciudades: ese contador de Acción no se puede elegir.
problem-no_growth_possible = Crecimiento Urbano solo se puede elegir para «pasar»: ya no hay cubos en la Reserva, contadores, o ciudades que lo admitan.

## Negativas: dónde y qué se construye

problem-unknown_hex = En este mapa no hay ningún hexágono { $hex }: fuera de los hexágonos no se construye.
problem-unknown_tile = No existe ningún tramo «{ $tile }».
problem-no_tiles_left = Ya has construido { $limit ->
    [1] tu único tramo
   *[other] tus { $limit } tramos
} de este turno.
problem-hex_built_this_turn = En { $hex } ya has construido en este turno: en cada hexágono, un solo tramo por turno.
problem-on_city = En { $hex } está { place-name }: sobre una ciudad no se colocan tramos.
problem-into_water = Por el lado { compass-name } de { $hex } la vía acabaría en el agua: ahí no hay hexágono.
problem-blocked_side = El lado { compass-name } de { $hex } es una línea negra gruesa: ninguna vía puede cruzarla ni toparse con ella.
problem-meets_other = Por el lado { compass-name } de { $hex } tu vía se uniría a la de { $player }: no se añaden tramos a conexiones ajenas.
problem-self_link = Con ese tramo en { $hex } la conexión saldría de { place-name } y volvería al mismo sitio: una conexión une dos lugares distintos.
problem-first_not_city = Ahora mismo no tienes vías que continuar: el tramo de { $hex } tiene que salir por un lado que dé a una ciudad.
problem-unowned_out_of_reach = La conexión no controlada de { $hex } solo la puedes reclamar si empieza en una ciudad o está unida a vías tuyas.
problem-out_of_stock = En la pila ya no queda ningún tramo { $tile } ({ tile-name }).
problem-town_tile_elsewhere = Un tramo de vías de pueblo solo se coloca donde hay un pueblo, y en { $hex } no lo hay ({ $tile }).
problem-plain_tile_in_town = En { $hex } hay un pueblo: ahí solo se colocan tramos de vías de pueblo, no { tile-name }.

## Negativas: mejorar y redirigir

problem-same_tile = En { $hex } ya está ese mismo tramo, puesto así.
problem-track_lost = { $seat ->
    [-1] En { $hex } desaparecería una vía no controlada que hay que respetar.
   *[other] En { $hex } desaparecería una vía de { $player }: al mejorar un tramo se respetan las vías que ya había.
}
problem-town_exits_lost = Al mejorar el tramo de { $hex }, el pueblo tiene que conservar todas sus salidas.
problem-town_nothing_new = Ese tramo no añade ninguna salida al pueblo de { $hex }.
problem-redirect_not_last = En { $hex } la vía sigue más allá: solo se redirige el último tramo de una conexión incompleta.
problem-redirect_finished = Por { $hex } pasa una conexión completada, y esas no se redirigen ni se alteran.
problem-redirect_other = { $seat ->
    [-1] La conexión no controlada de { $hex } no la puedes redirigir: no empieza en una ciudad ni está unida a vías tuyas.
   *[other] La vía de { $hex } la controla { $player }: no se redirigen los tramos ajenos.
}
problem-too_expensive = Cuesta { $price } $ y tienes { $cash } $ en mano.

## Negativas: un hexágono entero

problem-hex_no_way_on = Una vía que entrara en { $hex } no podría seguir: los otros lados dan fuera del tablero, a una línea negra gruesa o al lugar del que viene.
problem-hex_full = Las vías de { $hex } se quedan donde están y ningún tramo les añade la tuya: rodéalas.
problem-hex_too_expensive = El tramo más barato que encaja en { $hex } cuesta { $price } $ y no puedes pagar más de { $cash } $.

## Negativas: Crecimiento Urbano y Nuevas Ciudades

problem-no_growth = Solo añade cubos a una ciudad quien ha elegido Crecimiento Urbano en este turno, sin «pasar».
problem-no_urbanization = Solo pone una Nueva Ciudad quien ha elegido Urbanizar en este turno, sin «pasar».
problem-done_already = Ya has llevado a cabo { action-name } en este turno.
problem-still_owed = Antes de terminar tienes que llevar a cabo { action-name }: ya lo has pagado.
problem-not_a_city = { place-name } no es una ciudad: Crecimiento Urbano solo se usa en ciudades.
problem-grown_already = { place-name } ya tiene su contador de Crecimiento Urbano: solo puede crecer una vez.
problem-no_markers = No quedan contadores de Crecimiento Urbano.
problem-new_city_used = No queda ninguna Nueva Ciudad de color { color-name }.
problem-urbanize_self_link = Si { place-name } fuera una ciudad, una conexión saldría de ella y volvería a ella: una conexión une dos lugares distintos.
problem-no_such_space = En la Reserva de Mercancías no hay ningún espacio { $space }.
problem-space_empty = El espacio { $space } de la Reserva de Mercancías está vacío: elige uno con cubos.

## Negativas: mercancías

problem-unknown_good = No existe la Mercancía «{ $good }».
problem-route_shape = La ruta necesita una salida, un destino y quién controla cada conexión.
problem-no_such_cube = En { place-name } no hay ningún cubo { good-name }.
problem-no_link = No hay ninguna conexión { $owner ->
    [-1] no controlada
   *[other] completada de ese color
} entre { place-name } y { NAME($other, kind: "place") }.
problem-too_far = { $links ->
    [1] Hace falta 1 conexión
   *[other] Hacen falta { $links } conexiones
} y tus locomotoras llegan a { $locomotive }: antes hay que mejorarlas.
problem-place_twice = La ruta pasa dos veces por { place-name }: por cada lugar se pasa una sola vez.
problem-must_stop = Al llegar a { place-name } hay que entregar { cube-name }: es una ciudad de su color.
problem-wrong_destination = En { place-name } no se puede entregar { cube-name }.
problem-no_link_from = De { place-name } no sale ninguna conexión completada, y los cubos solo viajan por ellas. Construye una desde ahí.
problem-no_goal = Ahora en ninguna ciudad del mapa se puede entregar { cube-name }: haría falta una Nueva Ciudad de su color.
problem-no_way = Ningún camino de conexiones completadas lleva { cube-name } de { place-name } a una ciudad de su color: { $places }.
problem-no_way_to = Todavía no hay un camino de conexiones completadas de { place-name } a { NAME($other, kind: "place") }.
problem-wrong_goal = En { place-name } no se puede entregar { cube-name }. Las ciudades de su color: { $places }.
problem-no_own_link = La ruta de un cubo tiene que usar al menos una conexión tuya: construye una que le sirva.
problem-too_many_foreign = La ruta usa { $theirs ->
    [1] 1 conexión
   *[other] { $theirs } conexiones
} de { $player } y { $own ->
    [0] ninguna tuya
    [1] solo 1 tuya
   *[other] solo { $own } tuyas
}: las tuyas tienen que ser al menos tantas como las de cualquier otra persona.
problem-upgraded_already = Ya has mejorado tus locomotoras en esta fase: solo se puede una vez por turno. Transporta un cubo o pasa.

## Negativas: lo que el azar no puede hacer (al escribir a mano una partida)

problem-luck_order = El orden debe nombrar una vez a cada participante ({ $players }); en el Juego Básico, en sentido horario.
problem-luck_deal = Ese reparto no es el de este mapa: cada ciudad y cada espacio de la Reserva recibe justo sus cubos.
problem-luck_bag = En la bolsa no hay tantos cubos como esos ({ good-name }).

## Nombres según un argumento. Los usan otros mensajes y, uno a uno, las listas: `$places` nombra cada lugar con `place-name`.

tile-name = { NAME($tile, kind: "one") }
cube-name = un cubo { good-name }
points-gained = { $points ->
    [1] 1 punto de vías
   *[other] { $points } puntos de vías
}

## Nombres: tramos, dentro de una frase

one-21 = un tramo recto
one-22 = una curva suave
one-23 = una curva cerrada
one-41 = un cruce de dos rectas
one-42 = un cruce de recta y curva suave
one-43 = un cruce de dos curvas suaves
one-44 = una recta y una curva cerrada
one-45 = dos curvas suaves
one-46 = una curva suave y otra cerrada (46)
one-47 = una curva suave y otra cerrada (47)
one-T11 = un pueblo de 1 salida
one-T21 = un pueblo de 2 salidas (rectas)
one-T22 = un pueblo de 2 salidas (en curva suave)
one-T23 = un pueblo de 2 salidas (en curva cerrada)
one-T31 = un pueblo de 3 salidas (abiertas)
one-T32 = un pueblo de 3 salidas (en Y a la izquierda)
one-T33 = un pueblo de 3 salidas (en Y a la derecha)
one-T34 = un pueblo de 3 salidas (seguidas)
one-T41 = un pueblo de 4 salidas («símbolo de paz»)
one-T42 = un pueblo de 4 salidas (en X)
one-T43 = un pueblo de 4 salidas (seguidas)

## Nombres: tramos

tile-21 = Recta
tile-22 = Curva suave
tile-23 = Curva cerrada
tile-41 = Cruce de dos rectas
tile-42 = Cruce de recta y curva
tile-43 = Cruce de dos curvas
tile-44 = Recta y curva cerrada
tile-45 = Dos curvas suaves
tile-46 = Curva suave y cerrada (46)
tile-47 = Curva suave y cerrada (47)
tile-T11 = Pueblo, 1 salida
tile-T21 = Pueblo, 2 salidas, rectas
tile-T22 = Pueblo, 2 salidas, curva suave
tile-T23 = Pueblo, 2 salidas, curva cerrada
tile-T31 = Pueblo, 3 salidas, abiertas
tile-T32 = Pueblo, 3 salidas, Y a la izquierda
tile-T33 = Pueblo, 3 salidas, Y a la derecha
tile-T34 = Pueblo, 3 salidas, seguidas
tile-T41 = Pueblo, 4 salidas, «símbolo de paz»
tile-T42 = Pueblo, 4 salidas, X
tile-T43 = Pueblo, 4 salidas, seguidas

## Nombres: contadores de Acción

action-turn_order-effect = En el próximo turno juegas antes que nadie.
action-turn_order-effect-standard = En la próxima subasta puedes pasar una vez sin quedar fuera.
action-first_move-effect = Transportas antes que nadie en las dos rondas.
action-engineer-effect = Construyes hasta 4 tramos en lugar de 3.
action-first_build = Primer Constructor
action-first_build-effect = Construyes antes que nadie.
action-urban_growth = Crecimiento Urbano
action-urban_growth-effect = Al construir, llevas los cubos de un espacio de la Reserva a una ciudad sin contador de Crecimiento Urbano.
action-locomotive-effect = Tus locomotoras suben un nivel ahora mismo.
action-urbanization = Urbanizar
action-urbanization-effect = Al construir, conviertes un pueblo en Nueva Ciudad, con los cubos de un espacio de la Reserva.

## Nombres: mercancías y colores

good-purple = púrpura
good-gray = gris
color-purple = púrpura
color-gray = gris

## Nombres: terreno, lugares y marcadores

terrain-plain = Llanura
terrain-hill = Colinas
terrain-coast = Costa
terrain-city = Ciudad
terrain-river = Río
kind-city = Ciudad
kind-town = Pueblo
kind-new_city = Nueva Ciudad
track-income = Ingresos
track-victory = Puntos de Victoria

## Nombres: lugares, Noreste de Norteamérica

place-toronto = Toronto
place-buffalo = Buffalo
place-rochester = Rochester
place-harrisburg = Harrisburg
place-syracuse = Syracuse
place-ottawa = Ottawa
place-scranton = Scranton
place-philadelphia = Filadelfia
place-montreal = Montreal
place-albany = Albany
place-new_york = Nueva York
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

## Nombres: lugares, Rin-Ruhr

place-eindhoven = Eindhoven
place-maastricht = Maastricht
place-nijmegen = Nimega
place-aachen = Aquisgrán
place-krefeld = Krefeld
place-duisburg = Duisburg
place-dusseldorf = Düsseldorf
place-koln = Colonia
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
