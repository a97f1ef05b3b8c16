### Russian Railroads: textos en español, con las palabras del reglamento impreso.
### Los mensajes reciben los argumentos de su clave y, si hay asiento, `player` (un nombre) o `players` (varios).
### «Vía» es la pieza de color, «ferrocarril» cada una de las tres líneas y «casilla» cada lugar de un tablero.

## El juego
game-name = Russian Railroads
game-pitch = Tres ferrocarriles y nunca bastantes trabajadores.
game-round = ronda
standing-round = Después de la ronda { $round }
standing-now = Después de la anotación { $entry }, ronda { $round }

## Opciones de la mesa

option-two_player_rubles = Rublos al empezar, con 2 participantes
option-two_player_rubles-note = El reglamento da 1 a cada cual, como siempre; ediciones posteriores dan 2.
option-black_worker_any = Trabajador negro donde el color se elige
option-black_worker_any-note = El reglamento no dice si su avance adicional vale también en las casillas con avances de cualquier color.
option-black_worker_any-made = Sí, si se avanza una vía negra
option-black_worker_any-always = Sí, siempre
option-black_worker_any-never = No, nunca
option-factories = Habilidad de una fábrica alcanzada
option-factories-note = El reglamento manda usarla de inmediato: lo que entonces no se puede usar se pierde. Con el orden libre puede esperar hasta el final del turno, y se puede renunciar a ella.
option-factories-at_once = Se usa al momento
option-factories-free = Orden libre

## Cambios de las reglas

change-factories_at_once = Antes, lo que daba una fábrica podía usarse más tarde en el turno o dejarse; ahora se usa en cuanto el indicador llega a ella, antes que cualquier otra cosa pendiente, y se pierde si en ese momento no se puede.
change-majority_needs_engineer = Antes, quien solo tenía la carta del ingeniero adicional podía ganar los puntos de la mayoría de ingenieros; ahora hace falta tener al menos un ingeniero de verdad.
change-black_worker_helps = Antes, una casilla que solo puede usarse entera con el avance adicional del trabajador negro se rechazaba; ahora puede elegirse si pagas con él, o si es la pieza que está en ella cuando la vuelves a usar.

## Fases

phase-setup = Despliegue
phase-start_bonus = Cartas de bonificación inicial
phase-turn = Elegir una casilla de acción o pasar
phase-resolve = Resolver lo conseguido · { $pending ->
    [0] nada pendiente
    [1] 1 cosa pendiente
   *[other] { $pending } cosas pendientes
}
phase-relocation = Mover el trabajador de la { $position }.ª posición
phase-over = Final de la partida

## Jugadas

action-start_bonus = { $player } elige una carta de bonificación inicial.
action-place = { $player } usa una casilla de acción.
action-pass = { $player } pasa.
action-swap = { $player } intercambia la pieza de la casilla de orden de turno.
action-advance = { $player } avanza una vía.
action-industry = { $player } avanza un indicador de industria.
action-build = { $player } construye.
action-locomotive = { $player } coloca una locomotora.
action-repeat = { $player } vuelve a usar una casilla.
action-token = { $player } elige una ficha ?.
action-card = { $player } elige una carta ?.
action-small = { $player } repite una de las tres acciones.
action-look = { $player } busca en el montón de bonificación final.
action-bonus = { $player } toma una carta de bonificación final.
action-points = { $player } suma 10 puntos en lugar de tomar una carta.
action-forfeit = { $player } renuncia a algo pendiente.
action-relocate = { $player } mueve su trabajador del orden de turno.
action-stay = { $player } deja su trabajador en el orden de turno.
action-end = { $player } termina su turno.

## Registro: despliegue y rondas

event-order = Orden de turno: { $players }.
event-engineers = Ingenieros, de izquierda a derecha: { $engineers }.
event-bonus_pile = Se quitan 2 cartas de bonificación final sin mirarlas; quedan { $count }.
event-start_bonus = { $player } elige la carta de bonificación inicial { start_card-name }.
event-round = Empieza la ronda { $round } de { $rounds }.
event-last_round = Última ronda: 3 avances de industria en lugar de las casillas de orden de turno.

## Registro: el turno

event-place = { $player } usa { space-name }{ $workers ->
    [0] { "" }
    [1] { " · " }1 trabajador
   *[other] { " · " }{ $workers } trabajadores
}{ $temporary ->
    [0] { "" }
    [1] { " · " }1 temporal
   *[other] { " · " }{ $temporary } temporales
}{ $black ->
    [0] { "" }
   *[other] { " · " }trabajador negro
}{ $rubles ->
    [0] { "" }
    [1] { " · " }1 rublo
   *[other] { " · " }{ $rubles } rublos
}.
event-relocate = { $player } mueve su trabajador del orden de turno a { space-name }.
event-stay = { $player } deja su trabajador bajo la { $position }.ª posición.
event-pass = { $player } pasa en la { $position }.ª posición{ $points ->
    [0] { "" }
   *[other] { ": " }+{ $points }
}.
event-end = { $player } termina su turno.
event-swap = { $player } lleva a la { $position }.ª posición su trabajador de { space-name } y deja allí la otra pieza.
event-claim = { $player } jugará la próxima ronda en la { $position }.ª posición.
event-repeat = { $player } vuelve a usar { space-name }.
event-forfeit = { $player } renuncia a lo que quedaba: { kind-amount }.
event-lost = { $player } no puede usar lo que quedaba y lo pierde: { kind-amount }.

## Registro: vías e industria

event-advance = { $player } avanza su vía { colour-name } { line-of } a la casilla { $space }.
event-tracks = { $player } consigue { $count ->
    [1] la vía { colour-name }
   *[other] { $count } vías { $colour ->
        [grey] grises
        [brown] marrones
        [natural] naturales
        [white] blancas
       *[black] negras
    }
}.
event-extra_advance = El trabajador negro da a { $player } 1 avance de vía negra adicional.
event-industry = { $player } avanza su { $marker ->
    [2] segundo indicador
   *[other] indicador
} de industria a la casilla { $space }.
event-factory = { $player } usa la habilidad de la fábrica «{ $factory }» de su hueco { $slot }.
event-factory_lost = { $player } no puede usar en este momento la fábrica «{ $factory }» y su efecto se cancela: { kind-amount }.

## Registro: locomotoras y fábricas

event-build_locomotive = { $player } toma una locomotora «{ $value }».
event-build_factory = { $player } construye una fábrica «{ $value }» en su hueco { $slot }.
event-build_face_up = { $player } toma la fábrica «{ $value }» que estaba boca arriba y la coloca en su hueco { $slot }.
event-factory_replaced = { $player } reemplaza la fábrica «{ $old }» de su hueco { $slot } por una «{ $value }».
event-locomotive = { $player } coloca la locomotora «{ $value }» { line-in }: alcanza la casilla { $reach }.
event-locomotive_over = { $player } reemplaza la locomotora «{ $old }» { line-in } por la «{ $value }»: alcanza la casilla { $reach }.
event-locomotive_flipped = La locomotora «{ $value }» de { $player } no cabe en ningún ferrocarril: queda boca arriba como fábrica.

## Registro: lo demás que se consigue

event-doublers = { $player } coloca { $count ->
    [1] 1 dobladora
   *[other] { $count } dobladoras
} y tiene { $total }.
event-doublers_lost = { $player } no puede colocar { $count ->
    [1] 1 dobladora
   *[other] { $count } dobladoras
}.
event-rubles = { $player } recibe { $count ->
    [1] 1 rublo
   *[other] { $count } rublos
}.
event-temporary_workers = { $player } toma { $count ->
    [1] 1 trabajador temporal
   *[other] los { $count } trabajadores temporales
}.
event-worker = { $player } recibe un trabajador nuevo por la casilla { $space } { line-of }.
event-black_worker = { $player } toma el trabajador negro.
event-hire = { $player } contrata al ingeniero { engineer-name }.
event-engineer_card = { $player } toma el ingeniero de la carta ?: { engineer-name }.
event-points_engineer = { $player } suma { points-gained } con el ingeniero { engineer-name }.
event-points_engineer_numbers = { $player } suma los números de sus ingenieros: { points-gained }.
event-points_locomotives = { $player } suma sus dos mejores locomotoras: { points-gained }.
event-line_end = { $player } llega al final { line-of }: { points-gained }.

## Registro: fichas y cartas

event-question = { $player } alcanza la { place_id-name }.
event-token = { $player } pone la ficha ? { token-name } en la { place_id-name }.
event-card = { $player } usa la carta ? { card-name }.
event-small = { $player } repite: { small-name }.
event-look = { $player } busca en el montón de bonificación final.
event-bonus = { $player } toma una carta de bonificación final; { $left ->
    [0] no queda ninguna
    [1] queda 1
   *[other] quedan { $left }
}.
event-bonus_card = La carta de bonificación final de { $player } es { end_card-name }.
event-ten_points = { $player } prefiere { points-gained } a una carta de bonificación final.

## Registro: final de la ronda

event-order_changed = Nuevo orden de turno: { $players }.
event-order_same = El orden de turno no cambia: { $players }.
event-score_line = { $player }, { line-name }: { points-gained }.
event-score_industry = { $player }, industrialización: { points-gained }.
event-score_round = { $player } suma { points-gained } en la ronda { $round } y tiene { $total }.
event-engineer_leaves = Nadie ha contratado al ingeniero { engineer-name }: vuelve a la caja.
event-engineers_move = Los ingenieros se mueven; de izquierda a derecha: { $engineers }.

## Registro: final de la partida

event-end_card = { $player }, carta de bonificación final { end_card-name }: { points-gained }.
event-majority = { $place ->
    [1] Mayoría de ingenieros
   *[other] Segundo puesto en ingenieros
}: { $player }, con { $engineers ->
    [1] 1 ingeniero
   *[other] { $engineers } ingenieros
}, suma { points-gained }.
event-final = Puesto { $place }: { $player }, { points-gained }.

## Puntuación

score-transsiberian = Transiberiano
score-st_petersburg = San Petersburgo
score-kiev = Kiev
score-industry = Industrialización
score-passing = Al pasar
score-line_ends = Finales de vía
score-engineers = Puntos de los ingenieros
score-factories = Puntos de las fábricas
score-ten_points = 10 puntos en lugar de una carta
score-end_card = Bonificación final: { end_card-name }
score-majority = Mayoría de ingenieros, puesto { $place }

## Puntuación: cabeceras de la tabla final

score-transsiberian-head = Transiberiano
score-st_petersburg-head = San Petersburgo
score-kiev-head = Kiev
score-industry-head = Industria
score-passing-head = Pasar
score-line_ends-head = Finales de vía
score-engineers-head = Ingenieros
score-factories-head = Fábricas
score-ten_points-head = 10 puntos
score-end_card-head = Bonificación final
score-majority-head = Mayoría

## Negativas: preparación

problem-setup_players = Russian Railroads no es para { $players ->
    [1] 1 persona
   *[other] { $players } personas
}: se juega de 2 a 4.
problem-setup_map = Russian Railroads no tiene el mapa «{ $map }».
problem-setup_option = En esta mesa no hay ninguna opción «{ $option }».
problem-setup_value = La opción «{ $option }» no admite ese valor.

## Negativas: turnos

problem-not_your_turn = No es tu turno.
problem-not_now = { $phase ->
    [setup] Ahora toca el despliegue
    [start_bonus] Ahora toca elegir una carta de bonificación inicial
    [turn] Ahora toca elegir una casilla de acción o pasar
    [resolve] Ahora toca resolver lo conseguido
    [relocation] Ahora toca mover el trabajador del orden de turno
    [over] La partida ha terminado
   *[other] Ahora toca { $phase }
}; no se puede { $action ->
    [start_bonus] elegir una carta de bonificación inicial
    [place] usar una casilla de acción
    [pass] pasar
    [swap] intercambiar la pieza del orden de turno
    [advance] avanzar una vía
    [industry] avanzar un indicador de industria
    [build] construir
    [locomotive] colocar una locomotora
    [repeat] volver a usar una casilla
    [token] elegir una ficha ?
    [card] elegir una carta ?
    [small] repetir una de las tres acciones
    [look] buscar en el montón de bonificación final
    [bonus] tomar una carta de bonificación final
    [points] sumar 10 puntos
    [forfeit] renunciar a algo pendiente
    [relocate] mover el trabajador del orden de turno
    [stay] dejar el trabajador en su sitio
    [end] terminar el turno
    [order] repartir el orden de turno
    [engineers] colocar los ingenieros
    [bonus_pile] preparar el montón de bonificación final
   *[other] { $action }
}.
problem-start_card_gone = La carta de bonificación inicial { start_card-name } ya no está: elige otra.

## Negativas: elegir casilla

problem-no_such_space = No existe la casilla de acción «{ $space }».
problem-space_blocked = { space-name } no está disponible con { $players } participantes.
problem-space_taken = { space-name } ya está ocupada por { $player }: elige una casilla desocupada.
problem-space_covered = En la última ronda { space-name } no se puede usar: la tapa el indicador de última ronda.
problem-space_not_yet = { space-name } solo se puede usar en la última ronda.
problem-engineer_not_yours = El ingeniero { engineer-name } no está junto a tu tablero: solo lo usa quien lo contrató.
problem-engineer_coming = El ingeniero { engineer-name } aún está en camino: se podrá usar dentro de { $rounds ->
    [1] 1 ronda
   *[other] { $rounds } rondas
}.
problem-engineer_none = En { space-name } no hay ningún ingeniero en esta ronda.
problem-hire_none = En la casilla de contratación ya no queda ningún ingeniero en esta ronda.
problem-own_position = Ya estás en la { $position }.ª posición: no puedes colocar un trabajador bajo tu propio peón.
problem-both_positions = Ya tienes una pieza en la otra casilla de orden de turno: no puedes ocupar también la { $position }.ª.
problem-swap_impossible = Para usar { space-name } sin un trabajador de tu color necesitas uno tuyo en otra casilla, para intercambiarlo.
problem-no_temporary_workers = Los trabajadores temporales no están en su casilla: no queda nada que tomar.

## Negativas: pagar

problem-negative_payment = No se puede pagar con menos de cero piezas.
problem-wrong_payment = { space-name } pide { $pieces ->
    [1] 1 pieza
   *[other] { $pieces } piezas
} y has puesto { $paid }.
problem-rubles_needed = { space-name } pide { $rubles ->
    [1] 1 rublo
   *[other] { $rubles } rublos
}: un rublo puede sustituir a un trabajador, pero no al revés.
problem-not_enough_workers = Te faltan trabajadores: has elegido { $need } y { $have ->
    [0] no te queda ninguno
    [1] te queda 1
   *[other] te quedan { $have }
}.
problem-too_few_pieces = { space-name } pide { $need ->
    [1] 1 pieza
   *[other] { $need } piezas
} y { $have ->
    [0] no te queda ninguna, tampoco rublos
    [1] te queda 1, contando los rublos
   *[other] te quedan { $have }, contando los rublos
}.
problem-not_enough_temporary = Te faltan trabajadores temporales: has elegido { $need } y tienes { $have }.
problem-no_black_worker = No tienes libre el trabajador negro.
problem-not_enough_rubles = Te faltan rublos: has elegido { $need } y tienes { $have }.

## Negativas: realizar la acción completamente

problem-tracks_cannot = No puedes hacer todos los avances de vía de { space-name }: las acciones del tablero hay que realizarlas completamente.
problem-industry_cannot = No puedes hacer todos los avances de industria de { space-name }: las acciones del tablero hay que realizarlas completamente.
problem-build_cannot = No puedes construir lo que pide { space-name }: las acciones del tablero hay que realizarlas completamente.
problem-doubler_cannot = No puedes colocar la dobladora de { space-name }: no queda sitio sobre tu Transiberiano o no quedan dobladoras.
problem-repeat_cannot = { space-name } no te sirve ahora: no tienes ninguna casilla con una sola pieza tuya que puedas volver a usar.
problem-cannot_complete = No puedes realizar completamente la acción de { space-name }.
problem-nothing_possible = De { space-name } no puedes aprovechar nada ahora mismo.

## Negativas: lo que falta para realizar la acción completamente

problem-colour_not_yet = Aún no tienes vías { colour-plural }: llegan cuando tu vía negra alcanza la casilla { $at } del Transiberiano.
problem-tracks_at_end = { space-name } pide { $need ->
    [1] 1 avance
   *[other] { $need } avances
} y tus vías { colour-plural } { $have ->
    [0] ya están en la última casilla de los tres ferrocarriles
    [1] solo pueden hacer 1 más hasta el final de sus ferrocarriles
   *[other] solo pueden hacer { $have } más hasta el final de sus ferrocarriles
}.
problem-tracks_behind = { space-name } pide { $need ->
    [1] 1 avance
   *[other] { $need } avances
} y tus vías { colour-plural } { $have ->
    [0] no pueden hacer ninguno
    [1] solo pueden hacer 1
   *[other] solo pueden hacer { $have }
} sin alcanzar a la de delante: avanza antes las { $other ->
    [black] negras
    [grey] grises
    [brown] marrones
    [natural] naturales
   *[white] blancas
}.
problem-steps_gap = { space-name } pide { $need ->
    [1] 1 avance de industria
   *[other] { $need } avances de industria
} y { $have ->
    [0] no puedes hacer ninguno
    [1] solo puedes hacer 1
   *[other] solo puedes hacer { $have }
}: el hueco { $slot } no tiene fábrica. Construye una.
problem-steps_at_end = { space-name } pide { $need ->
    [1] 1 avance de industria
   *[other] { $need } avances de industria
} y { $have ->
    [0] no te queda ninguno
    [1] solo te queda 1
   *[other] solo te quedan { $have }
} hasta el final del marcador de industria.
problem-tiles_gone = { space-name } pide { $need ->
    [1] 1 locomotora o fábrica
   *[other] 1 locomotora y 1 fábrica
} y en la reserva { $have ->
    [0] ya no queda ninguna
    [1] solo queda 1
   *[other] no quedan locomotoras
}.
problem-doublers_full = Ya tienes { $count } dobladoras: sobre tu Transiberiano no queda sitio.
problem-doublers_gone = Ya no quedan dobladoras en la reserva.
problem-rest_impossible = Así no: después ya no podrías realizar completamente la acción. Hazlo de otra forma.

## Negativas: lo que está pendiente

problem-nothing_pending = No tienes pendiente nada que sirva para eso.
problem-locomotive_first = Primero tienes que colocar la locomotora «{ $value }» que tienes en la mano.
problem-swap_first = Primero tienes que llevar a { space-name } un trabajador de tu color que esté en otra casilla.
problem-repeat_first = Primero tienes que elegir qué casilla vuelves a usar.
problem-bonus_last = Las cartas de bonificación final se toman al final del turno; antes queda { kind-name }.
problem-bonus_first = Has mirado el montón: antes de seguir tienes que tomar una carta.
problem-still_pending = Todavía tienes algo pendiente: { kind-amount }. Úsalo o, si se puede, renuncia a ello.
problem-no_such_entry = No tienes pendiente nada con el número { $entry }.
problem-cannot_be_used = No hace falta renunciar: no puedes usarlo y se pierde al terminar tu turno ({ kind-name }).
problem-factory_first = Antes debes usar la fábrica «{ $factory }» a la que ha llegado tu indicador: { kind-amount }.
problem-factory_must = A la habilidad de la fábrica «{ $factory }» no puedes renunciar mientras puedas usarla: { kind-amount }.
problem-must_be_done = A esto no puedes renunciar ({ kind-name }): la acción hay que realizarla completamente.

## Negativas: vías

problem-colour_not_pending = Ninguno de tus avances pendientes vale para la vía { colour-name }.
problem-colour_not_on_line = La vía { colour-name } no se usa { line-in }.
problem-colour_not_owned = Aún no tienes la vía { colour-name }: llega cuando tu vía negra alcanza la casilla { $at } del Transiberiano.
problem-line_full = La vía { colour-name } ya está en la última casilla { line-of }.
problem-track_blocked = La vía { colour-name } no puede pasar a la casilla { $space } { line-of }: la ocupa la vía { NAME($other, kind: "colour") }, y ninguna vía alcanza a la que va delante.

## Negativas: industria

problem-no_such_marker = No tienes en juego { $marker ->
    [2] el segundo indicador de industria
   *[other] ese indicador de industria
}.
problem-industry_gap = Tu indicador no puede seguir: el hueco { $slot } del marcador de industria no tiene fábrica.
problem-industry_end = Ese indicador ya está en la última casilla del marcador de industria.
problem-industry_occupied = En la casilla siguiente está tu otro indicador de industria, y los dos no pueden ocupar la misma.

## Negativas: locomotoras y fábricas

problem-build_other = De esta acción { $make ->
    [locomotive] no puedes construir una locomotora: queda por construir la fábrica
   *[factory] no puedes construir una fábrica: queda por construir la locomotora
}.
problem-stack_empty = En la reserva no queda ninguna locomotora que tomar.
problem-locomotive_unplaceable = No podrías colocar la locomotora «{ $value }»: todos tus lugares tienen una igual o mejor.
problem-locomotive_from_stack = Las locomotoras se toman siempre del montón de valor más bajo; boca arriba solo hay fábricas.
problem-no_face_up = Junto a la reserva no hay ninguna fábrica «{ $value }» boca arriba.
problem-factory_leftmost = Las fábricas se colocan de izquierda a derecha: mientras quede un hueco libre no se reemplaza la del hueco { $slot }.
problem-factory_full = Tienes llenos tus 5 huecos: di qué fábrica reemplazas.
problem-no_such_slot = No hay ningún hueco { $slot } para fábricas: van del 1 al 5.
problem-no_locomotive_in_hand = No tienes ninguna locomotora en la mano.
problem-line_occupied = No queda lugar libre { line-in }: solo puedes reemplazar una locomotora de valor más bajo.
problem-locomotive_not_there = No tienes ninguna locomotora «{ $value }» { line-in }.
problem-locomotive_not_lower = La locomotora «{ $value }» solo puede reemplazar a una de valor más bajo.

## Negativas: repetir, intercambiar, mover

problem-repeat_not_single = En { space-name } no hay justo una pieza tuya: solo se vuelve a usar una casilla con una sola.
problem-repeat_not_useful = { space-name } no la puedes volver a usar ahora.
problem-swap_no_worker = En { space-name } no tienes ningún trabajador de tu color para intercambiarlo.
problem-relocate_one_worker = { space-name } no pide justo 1 trabajador: el del orden de turno solo va a casillas de 1 trabajador.

## Negativas: fichas y cartas

problem-token_used = Ya has usado tu ficha ? { token-name }.
problem-no_such_token = No existe la ficha ? «{ $token }».
problem-marker_on_start = Tu indicador de industria sigue en la casilla 0: el segundo no puede entrar en la misma.
problem-card_gone = La carta ? { card-name } ya no está en juego.
problem-card_cannot = No puedes aplicar completamente la carta ? { card-name }.
problem-small_cannot = Esa acción no la puedes repetir: { small-name }.
problem-pile_empty = El montón de bonificación final está vacío: suma 10 puntos.
problem-not_looked = Antes de tomar una carta tienes que buscar en el montón.
problem-looked_already = Ya has mirado el montón: toma una carta.
problem-not_in_pile = La carta { end_card-name } no está en el montón.

## Negativas: lo que el azar no puede hacer (al escribir a mano una partida)

problem-luck_order = El orden debe nombrar una vez a cada participante ({ $players }).
problem-luck_engineers = Deben salir { $count } ingenieros distintos.
problem-luck_engineer_letter = El ingeniero { engineer-name } no es del montón de esa casilla.
problem-luck_pile = Deben quitarse { $count } cartas distintas de bonificación final.

## Nombres según un argumento. Los usan otros mensajes y, uno a uno, las listas: `$engineers` nombra cada uno con `engineer-name`.

line-name = { NAME($line, kind: "line") }
line-in = { NAME($line, kind: "line_in") }
line-of = { NAME($line, kind: "line_of") }
colour-name = { NAME($colour, kind: "colour") }
colour-plural = { $colour ->
    [black] negras
    [grey] grises
    [brown] marrones
    [natural] naturales
   *[white] blancas
}
space-name = «{ NAME($space, kind: "space") }»
engineer-name = «{ NAME($engineer, kind: "engineer") }»
kind-name = { NAME($kind, kind: "kind") }
kind-amount = { $amount ->
    [0] { kind-name }
    [1] { kind-name }
   *[other] { $amount } × { kind-name }
}
token-name = «{ NAME($token, kind: "token") }»
card-name = «{ NAME($card, kind: "card") }»
end_card-name = «{ NAME($card, kind: "end_card") }»
start_card-name = «{ NAME($card, kind: "start_card") }»
place_id-name = { NAME($place_id, kind: "place_id") }
small-name = { NAME($small, kind: "small") }
points-gained = { $points ->
    [1] 1 punto
   *[other] { $points } puntos
}

## Nombres: ferrocarriles y colores

line-transsiberian = Transiberiano
line-st_petersburg = San Petersburgo
line-kiev = Kiev
line_in-transsiberian = en el Transiberiano
line_in-st_petersburg = en San Petersburgo
line_in-kiev = en Kiev
line_of-transsiberian = del Transiberiano
line_of-st_petersburg = de San Petersburgo
line_of-kiev = de Kiev
colour-black = negra
colour-grey = gris
colour-brown = marrón
colour-natural = natural
colour-white = blanca

## Nombres: lo que queda pendiente y de dónde viene

kind-advance = avance de vía
kind-industry = avance de industria
kind-build_either = construir una locomotora o una fábrica
kind-build_both = construir una locomotora y una fábrica
kind-build_locomotive = construir una locomotora
kind-build_factory = construir una fábrica
kind-locomotive = colocar la locomotora
kind-swap = intercambiar la pieza del orden de turno
kind-repeat = volver a usar una casilla
kind-token = elegir una ficha ?
kind-card = elegir una carta ?
kind-small = repetir una de las tres acciones
kind-bonus = carta de bonificación final o 10 puntos
place_id-transsiberian_13 = casilla ? 13 del Transiberiano
place_id-st_petersburg_4 = casilla ? 4 de San Petersburgo
place_id-st_petersburg_6 = casilla ? 6 de San Petersburgo
place_id-industry = casilla ? del marcador de industria
small-doubler = colocar una dobladora
small-industry = 1 avance de industria
small-black_track = 1 avance de vía negra

## Nombres: cartas de bonificación inicial

start_card-black_track = Vía negra
start_card-black_track-effect = 1 avance de vía negra.
start_card-industry = Industria
start_card-industry-effect = 1 avance de industria.
start_card-doublers = Dobladoras
start_card-doublers-effect = 2 dobladoras sobre el Transiberiano.
start_card-ruble = Rublo
start_card-ruble-effect = 1 rublo más.

## Nombres: fichas ?

token-four_tracks = 4 avances de vía
token-four_tracks-effect = 4 avances de vía a tu elección. Las vías que consigas por el camino ya se pueden avanzar.
token-five_industry = 5 avances de industria
token-five_industry-effect = 5 avances de industria.
token-three_doublers = 3 dobladoras
token-three_doublers-effect = 3 dobladoras sobre el Transiberiano.
token-revaluation = Reevaluación
token-revaluation-effect = Desde ahora tus vías marrones, naturales y blancas valen más.
token-second_industry_marker = Segundo indicador de industria
token-second_industry_marker-effect = Tu segundo indicador entra en la casilla 0; los dos puntúan, y nunca comparten casilla.
token-kiev_medal = Medalla de Kiev
token-kiev_medal-effect = 20 puntos en cada puntuación si la vía gris y una locomotora alcanzan la casilla 5 de Kiev.
token-card = Carta ? y bonificación final
token-card-effect = Aplicas una carta ? y después tomas una carta de bonificación final, o sumas 10 puntos.

## Nombres: cartas ?

card-four_small_actions = Cuatro acciones
card-four_small_actions-effect = Una dobladora, 1 avance de industria, 1 avance de vía negra, y una de las tres otra vez.
card-black_worker = Trabajador negro
card-black_worker-effect = Un trabajador más. Donde haya un avance de vía negra, te da otro adicional.
card-engineer = Ingeniero y rublo
card-engineer-effect = El ingeniero sin letra y 1 rublo, disponibles al momento.
card-locomotive_9 = Locomotora «9»
card-locomotive_9-effect = La locomotora «9», que colocas al momento.
card-factory = Fábrica
card-factory-effect = Construyes una fábrica y recibes 2 avances de industria.

## Nombres: cartas de bonificación final

end_card-points_15 = 15 puntos
end_card-points_15-effect = 15 puntos.
end_card-completed_lines = Ferrocarriles completados
end_card-completed_lines-effect = 10 puntos por cada ferrocarril completado (máximo, 30).
end_card-extra_workers = Trabajadores adquiridos
end_card-extra_workers-effect = 10 puntos por cada trabajador adquirido durante la partida, también el negro (máximo, 30).
end_card-factories = Fábricas
end_card-factories-effect = 4 puntos por cada fábrica en tu marcador de industria (máximo, 20).
end_card-black_tracks = Vías negras
end_card-black_tracks-effect = La suma de las tres casillas que alcanzan tus vías negras.
end_card-extra_engineer = Ingeniero adicional
end_card-extra_engineer-effect = Cuenta como un ingeniero más, sin número, para la mayoría.
end_card-locomotives = Locomotoras
end_card-locomotives-effect = La suma de los valores de tus locomotoras.
end_card-question_tokens = Fichas ?
end_card-question_tokens-effect = 7 puntos por cada ficha ? en tu tablero (máximo, 28).
end_card-engineers = Ingenieros contratados
end_card-engineers-effect = 6 puntos por cada ingeniero que tengas; la carta del ingeniero adicional no cuenta.
end_card-doublers = Dobladoras
end_card-doublers-effect = 20 puntos con 4, 5 o 6 dobladoras sobre el Transiberiano; 30 con 7 u 8.

## Nombres: ingenieros, por lo que hacen

engineer-any_any = 2 avances a elegir
engineer-any_any-effect = 2 avances de vía a tu elección.
engineer-industry_3vp = industria + 3 puntos
engineer-industry_3vp-effect = 1 avance de industria y 3 puntos.
engineer-doubler_3vp = dobladora + 3 puntos
engineer-doubler_3vp-effect = 1 dobladora y 3 puntos.
engineer-black_grey = negra + gris
engineer-black_grey-effect = 1 avance de vía negra y 1 de vía gris.
engineer-grey_5vp = gris + 5 puntos
engineer-grey_5vp-effect = 1 avance de vía gris y 5 puntos.
engineer-any_3vp = a elegir + 3 puntos
engineer-any_3vp-effect = 1 avance de vía a tu elección y 3 puntos.
engineer-repeat = volver a usar una casilla
engineer-repeat-effect = Vuelves a usar una casilla en la que hay una sola pieza tuya.
engineer-black_3vp = negra + 3 puntos
engineer-black_3vp-effect = 1 avance de vía negra y 3 puntos.
engineer-industry_black = industria + negra
engineer-industry_black-effect = 1 avance de industria y 1 de vía negra.
engineer-industry_industry = 2 de industria
engineer-industry_industry-effect = 2 avances de industria.
engineer-loco_or_factory = locomotora o fábrica
engineer-loco_or_factory-effect = Construyes 1 locomotora o 1 fábrica.
engineer-any_black = a elegir + negra
engineer-any_black-effect = 1 avance de vía a tu elección y 1 de vía negra.
engineer-black_black = 2 negras
engineer-black_black-effect = 2 avances de vía negra.
engineer-grey_brown = gris + marrón
engineer-grey_brown-effect = 1 avance de vía gris y 1 de vía marrón.
engineer-brown_5vp = marrón + 5 puntos
engineer-brown_5vp-effect = 1 avance de vía marrón y 5 puntos.

## Nombres: casillas de acción

space-track_any2 = 2 avances de vía a elegir
space-track_black2 = 2 avances de vía negra
space-track_black3 = 3 avances de vía negra
space-track_grey2 = 2 avances de vía gris
space-track_grey3 = 3 avances de vía gris
space-track_brown1 = 1 avance de vía marrón
space-track_brown2 = 2 avances de vía marrón
space-track_natural1 = 1 avance de vía natural
space-track_natural2 = 2 avances de vía natural
space-track_white1 = 1 avance de vía blanca
space-track_white2 = 2 avances de vía blanca
space-track_black_or_grey1 = 1 avance de vía negra o gris
space-loco_1w = locomotora o fábrica, arriba
space-loco_2w = locomotora o fábrica, en medio
space-loco_3w = locomotora y fábrica
space-industry_1 = 1 avance de industria
space-industry_2 = 2 avances de industria
space-industry_1_black1 = 1 avance de industria y 1 de vía negra
space-doubler = dobladora
space-rubles = 2 rublos
space-temporary_workers = 2 trabajadores temporales
space-engineer_public_2 = ingeniero de la casilla 2
space-engineer_public_1 = ingeniero de la casilla 1
space-engineer_hire = contratación
space-order_1 = orden de turno, 1.ª posición
space-order_2 = orden de turno, 2.ª posición
space-last_round_industry = 3 avances de industria
space-own_any_any = ingeniero propio: 2 avances a elegir
space-own_industry_3vp = ingeniero propio: industria + 3 puntos
space-own_doubler_3vp = ingeniero propio: dobladora + 3 puntos
space-own_black_grey = ingeniero propio: negra + gris
space-own_grey_5vp = ingeniero propio: gris + 5 puntos
space-own_any_3vp = ingeniero propio: a elegir + 3 puntos
space-own_repeat = ingeniero propio: volver a usar una casilla
space-own_black_3vp = ingeniero propio: negra + 3 puntos
space-own_industry_black = ingeniero propio: industria + negra
space-own_industry_industry = ingeniero propio: 2 de industria
space-own_loco_or_factory = ingeniero propio: locomotora o fábrica
space-own_any_black = ingeniero propio: a elegir + negra
space-own_black_black = ingeniero propio: 2 negras
space-own_grey_brown = ingeniero propio: gris + marrón
space-own_brown_5vp = ingeniero propio: marrón + 5 puntos
