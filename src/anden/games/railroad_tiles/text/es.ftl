### Railroad Tiles: textos en español.
### Los mensajes reciben los argumentos de su clave y, si hay asiento, `player` (un nombre) o `players` (varios).

## El juego
game-name = Railroad Tiles
game-pitch = Carreteras y vías que encajan, loseta a loseta.
game-round = ronda
standing-round = Después de la ronda { $round }
standing-now = Después de la anotación { $entry }, ronda { $round }

## Opciones de la mesa

option-objectives = Objetivos
option-objectives-none = Sin Objetivos
option-objectives-random = Tres al azar
option-objectives-chosen = Tres elegidos
option-objective_set = Los tres Objetivos
option-objective_set-city_hall = { objective-city_hall }
option-objective_set-metropolis = { objective-metropolis }
option-objective_set-central_station = { objective-central_station }
option-objective_set-stadium = { objective-stadium }
option-objective_set-airport = { objective-airport }
option-objective_set-temple = { objective-temple }
option-objective_set-gas_station = { objective-gas_station }
option-challenge = Desafío
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

## Fases

phase-setup = Preparación
phase-round_setup = Preparación de la ronda
phase-start = Losetas iniciales
phase-take = Selección de losetas
phase-lay = Colocación de losetas · { $hand ->
    [0] ninguna pendiente
    [1] 1 pendiente
   *[other] { $hand } pendientes
} · { $refusals ->
    [0] sin rechazos
    [1] 1 rechazo
   *[other] { $refusals } rechazos
}
phase-pawns = Colocación de peones · { $tokens ->
    [0] fichas usadas
    [1] 1 ficha
   *[other] { $tokens } fichas
}
phase-round_end = Final de la ronda
phase-over = Final de la partida

## Acciones

action-start = { $player } elige su loseta inicial.
action-take = { $player } toma una columna.
action-lay = { $player } coloca una loseta.
action-refuse = { $player } rechaza una loseta.
action-discard = { $player } descarta una loseta.
action-place = { $player } coloca un peón.
action-end = { $player } termina su turno.

## Registro: preparación

event-order = Orden de turno: { $players }.
event-objectives = Objetivos en juego: { $objectives }.
event-starting = Losetas iniciales: { $tiles }.
event-start = { $player } empieza con { tile-name }.
event-fill = Ronda { $round }: { $tiles ->
    [1] llega 1 loseta nueva
   *[other] llegan { $tiles } losetas nuevas
}; en la bolsa { $bag ->
    [1] queda 1
   *[other] quedan { $bag }
}.
event-reveal = A la sala de espera llega la ficha de { token-name }.
event-flag = La sala de espera muestra una Bandera: cada participante coloca un Objetivo.
event-token_gone = La ficha de { token-name } sale de la partida.
event-last_round = El Reloj está vacío: empieza la última ronda.

## Registro: losetas

event-take = { $player } toma la columna { $column }: { $tiles }{ $stars ->
    [0] {""}
    [1] , y gana 1 Estrella
   *[other] , y gana { $stars } Estrellas
}{ $prestige ->
    [0] {""}
    [1] , y gana 1 punto
   *[other] , y gana { $prestige } puntos
}.
event-lay = { $player } coloca { tile-name } en ({ $x }, { $y }).
event-lay_objective = { $player } coloca { the-objective } en ({ $x }, { $y }).
event-refuse = { $player } rechaza { tile-name }; { $left ->
    [0] no le quedan rechazos
    [1] le queda 1 rechazo
   *[other] le quedan { $left } rechazos
}.
event-discard = { $player } descarta { tile-name }: no cabe en ningún sitio.
event-discard_objective = { $player } descarta { the-objective }: no cabe en ningún sitio.
event-end = { $player } termina su turno.

## Registro: peones

event-place = { $player } coloca un { pawn-name } en ({ $x }, { $y }): { $points ->
    [1] 1 punto
   *[other] { $points } puntos
}.
event-place_star = { $player } gasta una Estrella y coloca un { pawn-name } en ({ $x }, { $y }): { $points ->
    [1] 1 punto
   *[other] { $points } puntos
}.
event-no_tokens = Aún no hay fichas en la zona activa: nadie coloca peones.
event-skip_pawns = { $player } no puede colocar ningún peón.

## Registro: final de la ronda y de la partida

event-coin = La moneda dice { $side ->
    [left] izquierda
   *[right] derecha
}: se retira la columna { $column } ({ $tiles }).
event-columns_cleared = Las columnas que quedan se descartan: { $tiles }.
event-column_star = La columna { $column } recibe una Estrella{ $stars ->
    [1] {""}
   *[other] {" "}y ya tiene { $stars }
}.
event-column_no_star = No quedan Estrellas para la columna { $column }.
event-next_order = Orden de la próxima ronda: { $players }.
event-challenge_broken = Desafío «{ challenge-name }»: la limitación se incumple ({ $have }, máximo { $goal }). La partida valdrá 0 puntos.
event-final = Puesto { $place }: { $player }, { $points ->
    [1] 1 punto
   *[other] { $points } puntos
}.
event-challenge_result = Desafío «{ challenge-name }»: { $points ->
    [1] 1 punto
   *[other] { $points } puntos
}, { $stars ->
    [0] ninguna estrella
    [1] 1 estrella
   *[other] { $stars } estrellas
}.

## Puntuación

score-cars = Coches ({ $count })
score-trains = Trenes ({ $count })
score-passengers = Viajeros ({ $count })
score-bonus = Columnas de 3 losetas
score-cities = Ciudades ({ $count })
score-rectangle = Rectángulo de { $width } × { $height }
score-openings = Aberturas ({ $count })
score-stars = Estrellas ({ $count })
score-objective = Objetivo: { objective-name }
score-challenge_failed = Desafío «{ challenge-name }» no cumplido

## Puntuación: cabeceras de la tabla final

score-cars-head = Coches
score-trains-head = Trenes
score-passengers-head = Viajeros
score-bonus-head = Columnas de 3 losetas
score-cities-head = Ciudades
score-rectangle-head = Rectángulo más grande
score-openings-head = Aberturas
score-stars-head = Estrellas
score-objective-head = Objetivos
score-challenge_failed-head = Desafío no cumplido

## Negativas: preparación

problem-setup_players = Railroad Tiles se juega con 1 a 4 participantes, no con { $players }.
problem-setup_map = Railroad Tiles no tiene mapas: «{ $map }» no existe.
problem-setup_option = Railroad Tiles no tiene la opción «{ $option }».
problem-setup_value = La opción «{ $option }» no admite ese valor.
problem-setup_objective_set = Para elegir los Objetivos hay que nombrar tres distintos de los siete.
problem-setup_challenge_solo = Los desafíos son solo para partidas en solitario.

## Negativas: turnos

problem-not_your_turn = No es tu turno.
problem-not_now = { $phase ->
    [setup] Se está preparando la partida
    [round_setup] Se está preparando la ronda
    [start] Ahora toca elegir una loseta inicial
    [take] Ahora toca tomar una columna
    [lay] Ahora toca colocar losetas
    [pawns] Ahora toca colocar peones
    [round_end] La ronda se está cerrando
   *[over] La partida ha terminado
}; no se puede { $action ->
    [start] elegir una loseta inicial
    [take] tomar una columna
    [lay] colocar una loseta
    [refuse] rechazar una loseta
    [discard] descartar una loseta
    [place] colocar un peón
    [end] terminar el turno
   *[other] hacer eso
}.

## Negativas: losetas iniciales y columnas

problem-starting_not_there = Esa loseta no está entre las iniciales que quedan; elige una de las que se ven.
problem-no_such_column = No hay columna { $column }: van de la 1 a la { $columns }.
problem-column_taken = La columna { $column } ya es de { $player } en esta ronda; elige una libre.

## Negativas: colocar losetas

problem-unknown_tile = No existe ninguna loseta «{ $tile }».
problem-not_in_hand = No tienes esa loseta por colocar; usa una de las de tu columna.
problem-no_such_turn = La orientación { $turn } no existe: van de la 0 a la 7.
problem-space_taken = En ({ $x }, { $y }) ya hay una loseta; busca una casilla vacía.
problem-not_connected = La casilla ({ $x }, { $y }) no toca por un lado ninguna de tus losetas; colócala junto a una.
problem-side_mismatch = El lado { $side ->
    [N] norte
    [E] este
    [S] sur
   *[W] oeste
} { $route ->
    [road] lleva carretera
    [rail] lleva vía
   *[blank] está vacío
}, pero la loseta de al lado, en ({ $x }, { $y }), { $other ->
    [road] tiene carretera
    [rail] tiene vía
   *[blank] lo tiene vacío
}.
problem-never_fits = Esta loseta no cabe en ({ $x }, { $y }) de ninguna forma: ahí las de al lado piden { $wants }. Busca otra casilla u otra loseta.
problem-tile_first = Elige antes una de tus losetas.
problem-all_laid = Ya has colocado todas tus losetas: termina tu turno.
problem-first_tile_origin = La primera loseta va en (0, 0), no en ({ $x }, { $y }).
problem-hand_not_laid = { $count ->
    [1] Aún tienes 1 loseta por colocar; colócala antes de terminar.
   *[other] Aún tienes { $count } losetas por colocar; colócalas antes de terminar.
}

## Negativas: descartar y rechazar

problem-tile_fits = Esta loseta cabe, por ejemplo en ({ $x }, { $y }): colócala o recházala.
problem-other_tile_fits = Antes coloca otra loseta que sí cabe, por ejemplo en ({ $x }, { $y }): quizá abra sitio para esta.
problem-no_refusals = Ya has rechazado dos losetas en esta partida; esta hay que colocarla.
problem-refuse_impossible = No cabe ninguna de tus losetas: descártala, así no gastas un rechazo.
problem-refuse_objective = Los Objetivos no se rechazan: coloca { the-objective } u otro de los tuyos.

## Negativas: Objetivos

problem-objective_not_yours = Ya no tienes { the-objective } por colocar.
problem-objective_not_owed = Ahora no toca: los Objetivos se colocan, uno por ronda, cuando la sala de espera muestra una Bandera.
problem-objective_owed = La sala de espera muestra una Bandera: coloca uno de tus Objetivos antes de terminar.

## Negativas: peones

problem-unknown_pawn = No existe el peón «{ $pawn }»: hay Coche, Tren y Viajero.
problem-no_such_token = No hay ficha { $token } en la zona activa.
problem-token_used = Ya has usado la ficha de { token-name } en esta ronda.
problem-tokens_used = Ya has usado todas las fichas de la zona activa en esta ronda: termina tu turno.
problem-token_no_location = La ficha de { token-name } no te sirve ahora: en tu territorio no queda libre ninguna Ubicación de ese tipo.
problem-no_tile = En ({ $x }, { $y }) no tienes ninguna loseta: los peones van en las Ubicaciones de tus losetas.
problem-no_location = La loseta de ({ $x }, { $y }) no tiene Ubicación de { pawn-name }.
problem-no_locations = La loseta de ({ $x }, { $y }) no tiene ninguna Ubicación para peones.
problem-location_taken = La Ubicación de { pawn-name } de ({ $x }, { $y }) ya está ocupada.
problem-pool_empty = No quedan peones de { pawn-name } en la reserva.
problem-star_needed = La ficha de { token-name } no permite un { pawn-name }; gasta una Estrella para colocarlo.
problem-no_star = No te quedan Estrellas para colocar un { pawn-name }.
problem-no_token_for = Ninguna ficha que puedas usar permite un { pawn-name }, y no te quedan Estrellas para colocarlo.
problem-star_not_needed = La ficha de { token-name } ya permite un { pawn-name }: no hace falta gastar una Estrella.

## Negativas: lo que el azar no puede hacer (al escribir a mano una partida)

problem-luck_order = El orden de turno debe nombrar una vez a cada participante ({ $players }).
problem-luck_objectives = Deben salir tres Objetivos distintos de los siete.
problem-luck_starting_count = Hacen falta { $count } losetas iniciales.
problem-luck_starting_same = Las losetas iniciales { $tile } y { $other } tienen las mismas rutas; deben ser distintas.
problem-luck_bag = En la bolsa no queda ninguna loseta { $tile }.
problem-luck_columns = Hay { $columns } columnas que llenar, ni más ni menos.
problem-luck_column_size = La columna { $column } { $size ->
    [0] ya está llena y no recibe losetas
    [1] recibe 1 loseta
   *[other] recibe { $size } losetas
}.
problem-luck_token = La ficha { $token } no está en el Reloj.
problem-luck_side = La moneda da «left» o «right», no «{ $side }».

## Nombres según un argumento. Los usan otros mensajes y, uno a uno, las listas: `$tiles` nombra cada loseta con `tile-name`.

want-name = { $want ->
    [N_road] carretera al norte
    [N_rail] vía al norte
    [N_blank] un lado vacío al norte
    [E_road] carretera al este
    [E_rail] vía al este
    [E_blank] un lado vacío al este
    [S_road] carretera al sur
    [S_rail] vía al sur
    [S_blank] un lado vacío al sur
    [W_road] carretera al oeste
    [W_rail] vía al oeste
   *[W_blank] un lado vacío al oeste
}
pawn-name = { $pawn ->
    [car] { pawn-car }
    [train] { pawn-train }
    [passenger] { pawn-passenger }
   *[other] { $pawn }
}
token-name = { $token ->
    [PT1] { token-PT1 }
    [PT2] { token-PT2 }
    [PT3] { token-PT3 }
    [PT4] { token-PT4 }
    [PT5] { token-PT5 }
    [PT6] { token-PT6 }
    [PT7] { token-PT7 }
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
the-objective = { $objective ->
    [city_hall] el Ayuntamiento
    [metropolis] la Metrópolis
    [central_station] la Estación central
    [stadium] el Estadio
    [airport] el Aeropuerto
    [temple] el Templo
    [gas_station] la Gasolinera
   *[other] { $objective }
}
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
    [D01] una carretera recta
    [D02] una carretera recta
    [D03] una carretera recta
    [D04] una carretera recta
    [D05] una carretera recta
    [D06] una vía recta
    [D07] una vía recta
    [D08] una vía recta
    [D09] una vía recta
    [D10] una vía recta
    [D11] una carretera curva
    [D12] una carretera curva
    [D13] una carretera curva
    [D14] una carretera curva
    [D15] una carretera curva
    [D16] una vía curva
    [D17] una vía curva
    [D18] una vía curva
    [D19] una vía curva
    [D20] una vía curva
    [D21] una intersección de carreteras en T
    [D22] una intersección de carreteras en T
    [D23] una intersección de carreteras en T
    [D24] una intersección de vías en T
    [D25] una intersección de vías en T
    [D26] una intersección de vías en T
    [D27] un cruce de carreteras
    [D28] un cruce de vías
    [D29] una doble carretera curva
    [D30] una doble carretera curva
    [D31] una doble carretera curva
    [D32] una doble vía curva
    [D33] una doble vía curva
    [D34] una doble vía curva
    [D35] una carretera curva con vía curva
    [D36] una carretera curva con vía curva
    [D37] un paso elevado
    [D38] un paso elevado
    [D39] un paso elevado
    [D40] una carretera sin salida
    [D41] una carretera sin salida
    [D42] una carretera sin salida
    [D43] una carretera sin salida
    [D44] una vía muerta
    [D45] una vía muerta
    [D46] una vía muerta
    [D47] una vía muerta
    [D48] una carretera con Estación término
    [D49] una vía con Estación término
    [D50] una Estación recta
    [D51] una Estación recta
    [D52] una Estación recta
    [D53] una Estación recta
    [D54] una Estación curva
    [D55] una Estación curva
    [D56] una Estación curva
    [D57] una Estación curva
    [D58] una Estación en T con carretera recta
    [D59] una Estación en T con carretera recta
    [D60] una Estación en T con carretera recta
    [D61] una Estación en T con vía recta
    [D62] una Estación en T con vía recta
    [D63] una Estación en T con vía recta
    [D64] una Estación en T con carretera curva
    [D65] una Estación en T con carretera curva
    [D66] una Estación en T con carretera curva
    [D67] una Estación en T con vía curva
    [D68] una Estación en T con vía curva
    [D69] una Estación en T con vía curva
    [D70] una Estación de 3 carreteras y 1 vía
    [D71] una Estación de 3 carreteras y 1 vía
    [D72] una Estación de 3 vías y 1 carretera
    [D73] una Estación de 3 vías y 1 carretera
    [D74] una Estación de cruce recto
    [D75] una Estación de cruce recto
    [D76] una Estación de cruce en curva
    [D77] una Estación de cruce en curva
    [city_hall] el Ayuntamiento
    [metropolis] la Metrópolis
    [central_station] la Estación central
    [stadium] el Estadio
    [airport] el Aeropuerto
    [temple] el Templo
    [gas_station] la Gasolinera
   *[other] { $tile }
}

## Nombres: dibujos de rutas

configuration-road_straight = Carretera recta
configuration-rail_straight = Vía recta
configuration-road_curve = Carretera curva
configuration-rail_curve = Vía curva
configuration-road_t = Intersección de carreteras en T
configuration-rail_t = Intersección de vías en T
configuration-road_cross = Cruce de carreteras
configuration-rail_cross = Cruce de vías
configuration-road_double_curve = Doble carretera curva
configuration-rail_double_curve = Doble vía curva
configuration-mixed_double_curve = Carretera curva y vía curva
configuration-overpass = Paso elevado
configuration-road_end = Carretera sin salida
configuration-rail_end = Vía muerta
configuration-road_end_station = Carretera con Estación término
configuration-rail_end_station = Vía con Estación término
configuration-station_straight = Estación recta
configuration-station_curve = Estación curva
configuration-station_t_road_through = Estación en T, carretera recta
configuration-station_t_rail_through = Estación en T, vía recta
configuration-station_t_road_corner = Estación en T, carretera curva
configuration-station_t_rail_corner = Estación en T, vía curva
configuration-station_x_3road = Estación de 3 carreteras y 1 vía
configuration-station_x_3rail = Estación de 3 vías y 1 carretera
configuration-station_x_opposite = Estación de cruce recto
configuration-station_x_adjacent = Estación de cruce en curva

## Nombres: lo que lleva una loseta

background-field = Campo
background-town = Pueblo
route-road = carretera
route-rail = vía
route-blank = vacío
side-N = norte
side-E = este
side-S = sur
side-W = oeste
location-car = Ubicación de Coche
location-train = Ubicación de Tren
location-passenger = Ubicación de Viajero

## Nombres: peones y fichas

pawn-car = Coche
pawn-train = Tren
pawn-passenger = Viajero
pawn-star = Estrella
token-PT1 = Tren
token-PT2 = Tren con Bandera
token-PT3 = Coche
token-PT4 = Coche con Bandera
token-PT5 = Viajero
token-PT6 = Viajero con Bandera
token-PT7 = Tren o Coche

## Nombres: Objetivos

objective-city_hall = Ayuntamiento
objective-city_hall-condition = Al menos 2 losetas seguidas en cada una de las cuatro direcciones.
objective-metropolis = Metrópolis
objective-metropolis-condition = Forma parte de una Ciudad de al menos 5 losetas de Pueblo.
objective-central_station = Estación central
objective-central_station-condition = Llega solo por vía a al menos 5 Estaciones más.
objective-stadium = Estadio
objective-stadium-condition = Al menos 3 peones de Viajero en las 8 casillas de alrededor.
objective-airport = Aeropuerto
objective-airport-condition = En su fila o columna hay una loseta de Pueblo de una Ciudad.
objective-temple = Templo
objective-temple-condition = Ninguna Ubicación de Coche ni de Tren en las 8 casillas de alrededor.
objective-gas_station = Gasolinera
objective-gas_station-condition = Está en un recorrido por carretera de al menos 8 tramos.

## Nombres: desafíos

challenge-0 = Sin desafío
challenge-0-mission = Una partida en solitario sin misión.
challenge-1 = Megalópolis
challenge-1-mission = Crea una Ciudad de al menos 10 losetas de Pueblo.
challenge-2 = Ruta 66
challenge-2-mission = Crea una carretera continua que recorra al menos 14 losetas.
challenge-3 = Expreso transeuropeo
challenge-3-mission = Crea una vía continua que recorra al menos 14 losetas.
challenge-4 = Perfección
challenge-4-mission = Acaba la partida con 3 aberturas como mucho.
challenge-5 = Terraplanismo
challenge-5-mission = Tu territorio no puede tener más de 3 filas de alto.
challenge-6 = Volcán
challenge-6-mission = Deja un hueco de 2 × 2 rodeado del todo de losetas.
challenge-7 = Socavones
challenge-7-mission = Deja 3 huecos de una casilla, cada uno rodeado del todo de losetas.
challenge-8 = Amigos a distancia
challenge-8-mission = Conecta 2 Viajeros a 12 losetas o más, sin otro Viajero en medio.
challenge-9 = Lío de estaciones
challenge-9-mission = Crea una red que una al menos 10 Estaciones.
challenge-10 = Edén automovilístico
challenge-10-mission = Crea una red de carreteras con al menos 8 Coches.
challenge-11 = Paraíso ferroviario
challenge-11-mission = Crea una red de vías con al menos 8 Trenes.
challenge-12 = 4 Ciudades
challenge-12-mission = Crea al menos 4 Ciudades.
challenge-13 = Ley estricta
challenge-13-mission = En cada fila, como mucho 1 peón de cada tipo.
challenge-14 = Control de tráfico
challenge-14-mission = Ninguna red puede conectar más de 2 peones del mismo tipo.
challenge-15 = Viajeros perezosos
challenge-15-mission = Los Viajeros solo puntúan con los que alcanzan por un mismo tipo de ruta.
