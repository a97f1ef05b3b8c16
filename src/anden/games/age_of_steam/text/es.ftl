### Age of Steam: textos en español.
### Los mensajes reciben los argumentos de su clave y, si hay asiento, `player` (un nombre) o `players` (varios).
### «Acciones» a secas son los títulos que se emiten; las siete de cada turno son siempre «acciones especiales».

## El juego
game-name = Age of Steam
game-pitch = Deuda, subastas y humo: el ferrocarril sin piedad.

## Mapas

map-rust_belt = Rust Belt
map-rust_belt-blurb = El clásico: del Misisipi a los Grandes Lagos y Pittsburgh. El mejor para empezar.
map-western_us = Oeste de EE. UU.
map-western_us-blurb = Montañas caras, mercancías en los pueblos y un premio para quien una las dos costas.
map-southern_us = Sur de EE. UU.
map-southern_us-blurb = Algodón hacia los puertos, Atlanta que no para de producir y una guerra en el turno 4.
map-germany = Alemania
map-germany-blurb = Solo enlaces completos, hexágonos con precio propio y terminales en el extranjero.
map-barbados = Barbados
map-barbados-blurb = Para una sola persona: diez turnos para pagar tus deudas y que sobre dinero.
map-st_lucia = Santa Lucía
map-st_lucia-blurb = Para dos: no hay ciudades, y cada hexágono esconde una mercancía que sale al construir.

## Opciones de la mesa

option-coexist_price = Cambiar una vía sencilla por una coexistente
option-coexist_price-note = El reglamento dice que pasar de sencilla a compleja cuesta siempre 3 $; en otras ediciones la coexistente cuesta 2 $.
option-coexist_price-3 = 3 $ (reglamento)
option-coexist_price-2 = 2 $ (otras ediciones)
option-reduction_from = La reducción de 10 empieza con unos ingresos de
option-reduction_from-note = Las ediciones solo difieren con unos ingresos de 50 justos.
option-reduction_from-51 = 51 (reglamento)
option-reduction_from-50 = 50 (otras ediciones)
option-urbanize = Cuándo se urbaniza
option-urbanize-note = Con Urbanización, la Nueva Ciudad se pone en tu turno de construir.
option-urbanize-before = Antes de construir (reglamento)
option-urbanize-any_time = En cualquier momento de tu turno de construir
option-growth_rolls = Dados de la aparición de mercancías
option-growth_rolls-note = Si los dados se lanzan por separado para la zona clara y para la oscura, o una sola vez para las dos.
option-growth_rolls-two = Dos tiradas, una por zona
option-growth_rolls-one = Una tirada para las dos zonas
option-germany_cubes = Cubos iniciales de Alemania
option-germany_cubes-note = Las dos ediciones reparten al revés los cubos de Wien y de Berlin.
option-germany_cubes-wien = Wien 4, Berlin 2 (reglamento)
option-germany_cubes-berlin = Berlin 4, Wien 2 (edición posterior)
option-barbados_setup = Preparación de Barbados
option-barbados_setup-note = La fácil pone dos cubos en cada ciudad en lugar de uno.
option-barbados_setup-normal = Normal
option-barbados_setup-easy = Fácil

## Fases

phase-setup = Preparación
phase-shares = Emitir acciones
phase-start_player = Quién empieza
phase-actions = Elegir acción especial
phase-build = Construir vías · { $used } de { $limit ->
    [1] 1 loseta
   *[other] { $limit } losetas
}
phase-reward = Prima del transcontinental
phase-move = Mover mercancías · ronda { $round } de 2
phase-production = Producción
phase-growth = Aparición de mercancías
phase-tie = Desempate

## Jugadas

action-issue = { $player } decide cuántas acciones emite.
action-pass = { $player } pasa sin dejar la subasta.
action-drop = { $player } abandona la subasta.
action-pay = { $player } paga por empezar.
action-decline = { $player } no quiere.
action-choose = { $player } elige una acción especial.
action-build = { $player } construye una vía.
action-connect = { $player } construye el enlace directo.
action-reward = { $player } reparte la prima del transcontinental.
action-finish = { $player } termina.
action-deliver = { $player } mueve una mercancía.
action-upgrade = { $player } mejora su locomotora.
action-skip = { $player } no mueve nada.
action-produce = { $player } usa Producción.
action-stock = { $player } coloca un cubo en la zona de mercancías.

## Registro: preparación y turno

event-order = Primer orden de turno: { $players }.
event-deal = { $cubes ->
    [1] Se reparte 1 cubo de mercancía.
   *[other] Se reparten { $cubes } cubos de mercancía.
}

## Registro: acciones emitidas

event-issue = { $player } emite { $shares ->
    [1] 1 acción
   *[other] { $shares } acciones
} y recibe { $cash } $; lleva { $total } emitidas.
event-issue_none = { $player } no emite acciones.

## Registro: orden de turno

event-free_pass = { $player } pasa y sigue en la subasta.
event-drop = { $player } abandona la subasta: jugará en el puesto { $position } y { $paid ->
    [0] no paga nada
   *[other] paga { $paid } $
}.
event-cannot_bid = { $player } no tiene dinero para seguir en la subasta: jugará en el puesto { $position } y { $paid ->
    [0] no paga nada
   *[other] paga { $paid } $
}.
event-new_order = Orden de este turno: { $players }.
event-pay_fee = { $player } paga { $fee } $ por empezar.
event-decline_fee = { $player } no paga por empezar.
event-start_player = { $player } empieza este turno.

## Registro: acciones especiales

event-choose = { $player } elige { action-name }.
event-locomotive = La locomotora de { $player } ya llega a { $level ->
    [1] 1 enlace
   *[other] { $level } enlaces
}.
event-actions_unlocked = Ya se han usado las cuatro acciones especiales: vuelven a estar libres.

## Registro: construcción

event-urbanize = { $player } convierte { place-name } en la Nueva Ciudad { $city }, de color { color-name }.
event-build = { $player } pone { tile-name } en { $hex } por { $price } $.
event-replace = { $player } cambia la loseta de { $hex } por { tile-name }: { $price } $.
event-redirect = { $player } redirige la vía de { $hex } con { tile-name }: { $price } $.
event-connect = { $player } construye el enlace directo entre { $places } por { $price } $.
event-link = { $seat ->
    [-1] El enlace entre { $places } queda completo y no es de nadie.
   *[other] { $player } completa el enlace entre { $places }.
}
event-claim = { $player } se queda con la vía sin dueño de { $hex }.
event-lose_track = { $player } no ha ampliado su sección inacabada de { $hex }: deja de ser suya.
event-track_removed = { $seat ->
    [-1] La Nueva Ciudad retira la vía sin dueño de { $hex }.
   *[other] La Nueva Ciudad retira la vía inacabada de { $player } en { $hex }.
}
event-transcontinental = ¡Ferrocarril transcontinental! Una línea une { $places }.
event-reward = Por el transcontinental, los ingresos de { $player } suben { $income } $.
event-finish = { $player } termina de construir: { $tiles ->
    [0] ninguna loseta
    [1] 1 loseta
   *[other] { $tiles } losetas
}, { $spent } $.

## Registro: mercancías

event-deliver = { $player } mueve { cube-name } por { $places }: { $links ->
    [1] 1 enlace
   *[other] { $links } enlaces
}.
event-income_up = Ingresos de { $player }: +{ $income } $, ya son { $total } $.
event-upgrade = { $player } mejora su locomotora en lugar de mover: llega a { $level ->
    [1] 1 enlace
   *[other] { $level } enlaces
}.
event-skip = { $player } no mueve nada en esta ronda.

## Registro: dinero

event-collect = { $player } cobra { $income } $ de ingresos y tiene { $cash } $.
event-pay = Gastos de { $player }: { $expenses } $; { $cash ->
    [0] no le queda nada
    [1] le queda 1 $
   *[other] le quedan { $cash } $
}.
event-shortfall = A { $player } { $missing ->
    [1] le falta 1 $
   *[other] le faltan { $missing } $
} para los gastos: sus ingresos bajan a { $income } $.
event-eliminated = { $player } no puede cubrir sus gastos: quiebra y queda fuera de la partida.
event-reduction = Los ingresos de { $player } se reducen en { $reduction } $: quedan en { $income } $.

## Registro: aparición de mercancías

event-produce = { $player } usa Producción y saca cubos de la bolsa.
event-decline_production = { $player } no usa Producción.
event-draw = Salen de la bolsa: { $goods }.
event-extra_cube = { place-name } recibe de la bolsa { cube-name }.
event-bag_empty = La bolsa está vacía: no sale ningún cubo.
event-stock = { $player } coloca { cube-name } en la { column-name }, casilla { $box }.
event-roll = Dados { $section ->
    [light] de la zona clara
    [dark] de la zona oscura
   *[both] de las dos zonas
}: { $dice }.
event-growth = Mercancías para { place-name }: { $goods }.

## Registro: final

event-lot = Los dados desempatan, de mejor a peor: { $players }.
event-buy_back = { $player } recompra { $shares ->
    [1] su acción
   *[other] sus { $shares } acciones
} por { $price } $ y { $cash ->
    [0] no le queda nada
    [1] le queda 1 $
   *[other] le quedan { $cash } $
}.
event-ruined = A { $player } { $missing ->
    [1] le falta 1 $
   *[other] le faltan { $missing } $
} para recomprar sus acciones: partida perdida.
event-final = Puesto { $place_number }: { $player }, { $points ->
    [1] 1 punto
   *[other] { $points } puntos
}.

## Puntuación

score-income = Ingresos: { $income } × 3
score-track = Tramos de vía en enlaces completos ({ $sections })
score-shares = Acciones emitidas: { $shares } × −3
score-cash = Dinero ({ $cash } $)
score-buy_back = Recompra de acciones: { $shares } × −5
score-eliminated = En quiebra

## Puntuación: cabeceras de la tabla final

score-track-head = Tramos de vía
score-shares-head = Acciones emitidas
score-cash-head = Dinero
score-buy_back-head = Recompra de acciones
score-eliminated-head = Quiebra

## Negativas: preparación

problem-setup_players = El mapa { map-name } no es para { $players ->
    [1] 1 persona
   *[other] { $players } personas
}: { $most ->
    [1] se juega en solitario
    [2] es para dos
   *[other] se juega de { $least } a { $most }
}.
problem-setup_map = Age of Steam no tiene el mapa «{ $map }».
problem-setup_option = Age of Steam no tiene la opción «{ $option }».

## Negativas: turnos

problem-not_now = { $phase ->
    [setup] Ahora toca preparar la partida
    [shares] Ahora toca emitir acciones
    [auction] Ahora toca la subasta del orden de turno
    [start_player] Ahora toca decidir quién empieza
    [actions] Ahora toca elegir acción especial
    [build] Ahora toca construir vías
    [reward] Ahora toca repartir la prima del transcontinental
    [move] Ahora toca mover mercancías
    [production] Ahora toca Producción
    [growth] Ahora toca la aparición de mercancías
    [tie] Ahora toca el desempate
    [over] La partida ha terminado
   *[other] Ahora toca otra cosa ({ $phase })
}; no se puede { $action ->
    [issue] emitir acciones
    [bid] pujar
    [pass] pasar sin dejar la subasta
    [drop] abandonar la subasta
    [pay] pagar por empezar
    [decline] decir que no
    [choose] elegir acción especial
    [urbanize] poner una Nueva Ciudad
    [build] construir una vía
    [connect] construir el enlace directo
    [reward] repartir la prima
    [finish] terminar
    [deliver] mover una mercancía
    [upgrade] mejorar la locomotora
    [skip] pasar sin mover nada
    [produce] usar Producción
    [stock] colocar un cubo
    [order] sortear el orden
    [deal] repartir los cubos
    [draw] sacar cubos
    [roll] lanzar los dados
    [lot] desempatar
   *[other] hacer eso ({ $action })
}.

## Negativas: acciones emitidas

problem-shares_negative = No se pueden emitir { $shares } acciones: elige 0 o más.
problem-shares_track_end = No puedes emitir { $shares ->
    [1] 1 acción más
   *[other] { $shares } acciones más
}: hasta el límite de 15 { $left ->
    [0] no te queda ninguna
    [1] te queda 1
   *[other] te quedan { $left }
}.
problem-shares_one_per_turn = En este mapa se emite como mucho 1 acción por turno, no { $shares }.

## Negativas: orden de turno

problem-bid_too_high = No puedes pujar { $amount } $: tienes { $cash } $.
problem-no_free_pass = Solo puede pasar sin abandonar quien eligió Orden de Turno en el turno anterior. Puja o abandona.
problem-free_pass_used = Ya has usado tu paso en esta subasta. Puja o abandona.
problem-fee_too_high = Empezar cuesta { $fee } $ y tienes { $cash } $.

## Negativas: acciones especiales

problem-unknown_action = No existe la acción especial «{ $action }».
problem-action_taken = { action-name } ya es de { $player } en este turno; elige otra acción especial.
problem-action_not_on_map = { action-name } no se usa en el mapa { map-name }.
problem-action_locked = Ya has usado { action-name }: no vuelve a estar libre hasta que uses las cuatro acciones especiales.
problem-locomotive_max = Tu locomotora ya llega a { $level } enlaces, el máximo.

## Negativas: dónde y qué se construye

problem-unknown_hex = En este mapa no hay ningún hexágono { $hex }.
problem-unknown_tile = No existe ninguna loseta «{ $tile }».
problem-no_tiles_left = Ya has usado { $limit ->
    [1] tu única loseta
   *[other] tus { $limit } losetas
} de este turno.
problem-hex_built_this_turn = En { $hex } ya has construido en este turno: en cada hexágono se pone una sola loseta por turno.
problem-on_city = En { $hex } está { place-name }: sobre una ciudad no se construyen vías.
problem-into_water = Por el lado { compass-name } de { $hex } la vía acabaría en el agua.
problem-blocked_side = Por el lado { compass-name } de { $hex } no puede pasar ninguna vía.
problem-meets_other = Por el lado { compass-name } de { $hex } tu vía chocaría con la de { $player }: no se pueden unir.
problem-self_link = Con esa loseta en { $hex } la vía saldría de { place-name } y volvería al mismo sitio: un enlace une dos lugares distintos.
problem-first_not_city = Ahora mismo no tienes vías que continuar: la de { $hex } tiene que salir por un lado que dé a una ciudad.
problem-unowned_out_of_reach = La vía sin dueño de { $hex } solo la puedes continuar si empieza en una ciudad o en un pueblo con vía tuya.
problem-out_of_stock = No quedan losetas con { tile-name }.
problem-no_town_discs = No quedan discos de pueblo: aquí solo encaja una loseta con pueblo.
problem-no_ownership_discs = Ya tienes en el mapa tus { $discs } discos de propiedad: no puedes empezar otro enlace.
problem-town_tile_elsewhere = Las losetas con pueblo solo se ponen donde hay un pueblo, y en { $hex } no lo hay.

## Negativas: cambiar losetas

problem-same_tile = En { $hex } ya está esa misma loseta, puesta así.
problem-track_lost = { $seat ->
    [-1] En { $hex } desaparecería una vía sin dueño que hay que conservar.
   *[other] En { $hex } desaparecería una vía de { $player }: al cambiar la loseta, las vías que hay se conservan.
}
problem-town_exits_lost = Al cambiar la loseta de { $hex }, el pueblo tiene que conservar todas sus salidas.
problem-town_nothing_new = Esa loseta no añade ninguna salida al pueblo de { $hex }.
problem-redirect_not_last = En { $hex } la vía sigue más allá: solo se redirige la última loseta de una sección inacabada.
problem-redirect_finished = En { $hex } pasa un enlace completo, y esos ya no se tocan.
problem-redirect_other = { $seat ->
    [-1] La vía sin dueño de { $hex } no la puedes redirigir: no empieza en una ciudad ni en un pueblo con vía tuya.
   *[other] La vía de { $hex } es de { $player }: solo se redirigen las propias y las que no tienen dueño.
}
problem-too_expensive = Cuesta { $price } $ y { $cash ->
    [0] no te queda nada
    [1] te queda 1 $
   *[other] te quedan { $cash } $
}.

## Negativas: un hexágono entero

problem-hex_no_way_on = Una vía que entrara en { $hex } no podría seguir: los otros lados dan al agua, fuera del tablero o al lugar del que viene.
problem-hex_full = Las vías de { $hex } se quedan donde están y ninguna loseta les añade la tuya: rodéalas.
problem-hex_too_expensive = La loseta más barata que encaja en { $hex } cuesta { $price } $ y { $cash ->
    [0] no te queda nada
    [1] te queda 1 $
   *[other] te quedan { $cash } $
}.

## Negativas: Nuevas Ciudades

problem-no_urbanization = Solo urbaniza quien ha elegido Urbanización en este turno.
problem-urbanized_already = Ya has puesto tu Nueva Ciudad de este turno.
problem-urbanize_after_building = La Nueva Ciudad se pone antes de construir, y ya has puesto alguna loseta. Si quieres, deshaz hasta ahí.
problem-new_city_used = La Nueva Ciudad { $city } ya está en el mapa.
problem-unknown_new_city = En este mapa no hay Nueva Ciudad «{ $city }».
problem-urbanize_self_link = Si { place-name } fuera una ciudad, una vía saldría de ella y volvería a ella: un enlace une dos lugares distintos.

## Negativas: construir en algunos mapas

problem-start_city = En { $hex } no empiezas en una ciudad inicial: en este mapa todo ferrocarril sale de una de ellas.
problem-not_contiguous = La vía de { $hex } no toca tu red: hasta que haya transcontinental, todas tus vías van unidas.
problem-unfinished_track = En este mapa solo se construyen enlaces completos, y la vía de { $hex } no podrías terminarla en este turno.
problem-unfinished_left = La vía de { $hex } está a medias: en este mapa hay que completarla antes de terminar de construir.
problem-unknown_link = En este mapa no hay ningún enlace directo «{ $link }».
problem-link_built = El enlace directo { link-name } ya es de { $player }.
problem-reward_seats = Así no se puede repartir la prima: elige entre los ferrocarriles que forman la línea transcontinental.

## Negativas: mercancías

problem-unknown_good = No existe la mercancía «{ $good }».
problem-route_shape = La ruta necesita una salida, un destino y el dueño de cada enlace.
problem-no_such_cube = En { place-name } no hay { no-cube }.
problem-no_link = No hay ningún enlace { $owner ->
    [-1] sin dueño
   *[other] de ese ferrocarril
} entre { place-name } y { NAME($other, kind: "place") }.
problem-too_far = { $links ->
    [1] Hace falta 1 enlace
   *[other] Hacen falta { $links } enlaces
} y tu locomotora llega a { $locomotive }: antes hay que mejorarla.
problem-place_twice = La ruta pasa dos veces por { place-name }: en cada lugar se puede parar una sola vez.
problem-must_stop = Al llegar a { place-name } hay que entregar { cube-name }: es uno de sus destinos.
problem-wrong_destination = { place-name } no es destino para { cube-name }.
problem-through_terminal = { place-name } es una terminal extranjera: las mercancías acaban ahí, no pasan de largo.
problem-no_link_from = De { place-name } no sale ningún enlace completo, y las mercancías solo viajan por enlaces completos, tuyos o ajenos. Construye uno desde ahí.
problem-no_goal = Ahora ningún lugar del mapa es destino para { cube-name }: lo sería una Nueva Ciudad de su color.
problem-no_way = Ningún camino de enlaces completos lleva { cube-name } de { place-name } a uno de sus destinos: { $places }.
problem-no_way_to = Todavía no hay un camino de enlaces completos de { place-name } a { NAME($other, kind: "place") }.
problem-wrong_goal = { place-name } no es destino para { cube-name }. Sus destinos: { $places }.
problem-cube_off_track = El cubo de { $hex } está en campo abierto: se puede mover cuando haya una vía debajo.
problem-bonus_owner = Ese ferrocarril no puede llevarse la prima este-oeste: elige uno cuyos enlaces se usen.
problem-upgraded_already = Ya has cambiado un movimiento por la locomotora en este turno; solo se puede una vez.

## Negativas: Producción

problem-unknown_box = En la zona de mercancías no hay casilla { $box } en la { column-name }.
problem-box_full = La casilla { $box } de la { column-name } está ocupada.
problem-cube_not_drawn = No has sacado de la bolsa { no-cube }.
problem-cubes_left = { $count ->
    [1] Aún te queda 1 cubo por colocar.
   *[other] Aún te quedan { $count } cubos por colocar.
}

## Negativas: lo que el azar no puede hacer (al escribir a mano una partida)

problem-luck_order = El orden debe nombrar una vez a cada participante ({ $players }).
problem-luck_deal = Ese reparto no es el de este mapa: deben llenarse justo sus casillas, lugares y hexágonos.
problem-luck_bag = En la bolsa no quedan tantos cubos como esos ({ good-name }).
problem-luck_draw = { $count ->
    [1] Debe salir 1 cubo.
   *[other] Deben salir { $count } cubos.
}
problem-luck_dice = { $count ->
    [1] Se lanza 1 dado, con un valor de 1 a 6.
   *[other] Se lanzan { $count } dados, con valores de 1 a 6.
}
problem-luck_lot = El sorteo debe nombrar una vez a cada participante empatado.

## En qué juegan distinto las versiones anteriores de las reglas

change-locomotive_at_six = Antes, con la locomotora en 6 no se podía elegir Locomotora; ahora sí, sin efecto, para que no la tenga nadie más.
change-redirect_to_join = Antes solo se redirigía la vía sin dueño que se podía reclamar; ahora también la que empieza en un pueblo sin vía tuya, si su nuevo extremo se une a una ciudad, a una vía tuya o a una sin dueño que puedas reclamar.
change-new_city_within_limits = Antes, en el Oeste de EE. UU. una Nueva Ciudad te daba toda vía sin dueño que acabara en ella; ahora solo la que podría ser tuya por las reglas de las ciudades iniciales y de una sola red, y el resto sigue sin ser de nadie.
change-crossed_stretch_once = Antes, en Santa Lucía un cubo en el hexágono donde un enlace se cruza a sí mismo podía ir a un extremo y volver hasta el otro; ahora no vuelve por el enlace en el que está.
change-new_city_completes = Antes, en Alemania se rechazaba una loseta si solo tu Nueva Ciudad iba a completar su vía; ahora, en las mesas que urbanizan en cualquier momento, esa ciudad cuenta, y no se termina de construir hasta ponerla.

## Nombres según un argumento. Los usan otros mensajes y, uno a uno, las listas: `$places` nombra cada lugar con `place-name`.

column-name = { NAME($column, kind: "column") }
link-name = { NAME($link, kind: "link") }
cube-name = { $good ->
    [white] un cubo de algodón
   *[other] un cubo { good-name }
}
no-cube = { $good ->
    [white] ningún cubo de algodón
   *[other] ningún cubo { good-name }
}
tile-name = { $tile ->
    [straight] una vía recta
    [gentle] una curva suave
    [acute] una curva aguda
    [cross_gentle_straight] un cruce de recta y curva suave
    [cross_two_gentle] un cruce de dos curvas suaves
    [cross_two_straight] un cruce de dos rectas
    [coexist_two_gentle] dos curvas suaves coexistentes
    [coexist_left_gentle_acute] una curva suave y una aguda coexistentes (a izquierdas)
    [coexist_right_gentle_acute] una curva suave y una aguda coexistentes (a derechas)
    [coexist_straight_acute] una recta y una curva aguda coexistentes
    [town_1] un pueblo de 1 salida
    [town_3_left] un pueblo de 3 salidas (izquierda)
    [town_3_right] un pueblo de 3 salidas (derecha)
    [town_3_same_half] un pueblo de 3 salidas (misma mitad)
    [town_3_star] un pueblo de 3 salidas (estrella)
   *[other] { $tile }
}

## Nombres: losetas de vía

tile-straight = Recta
tile-gentle = Curva suave
tile-acute = Curva aguda
tile-cross_gentle_straight = Cruce: suave y recta
tile-cross_two_gentle = Cruce: dos suaves
tile-cross_two_straight = Cruce: dos rectas
tile-coexist_two_gentle = Coexistente: dos suaves
tile-coexist_left_gentle_acute = Coexistente: suave y aguda, a izquierdas
tile-coexist_right_gentle_acute = Coexistente: suave y aguda, a derechas
tile-coexist_straight_acute = Coexistente: recta y aguda
tile-town_1 = Pueblo de 1 salida
tile-town_3_left = Pueblo de 3 salidas, izquierda
tile-town_3_right = Pueblo de 3 salidas, derecha
tile-town_3_same_half = Pueblo de 3 salidas, misma mitad
tile-town_3_star = Pueblo de 3 salidas, estrella

## Nombres: acciones especiales

action-first_move-effect = Mueves mercancías antes que nadie en las dos rondas.
action-first_build = Primera Construcción
action-first_build-effect = Construyes vías antes que nadie.
action-engineer-effect = Construyes hasta 4 losetas en lugar de 3.
action-engineer-effect-germany = La loseta más cara de tu turno te cuesta la mitad, redondeando hacia arriba.
action-locomotive-effect = Tu locomotora mejora ahora mismo en 1 enlace, hasta 6. También suben tus gastos.
action-locomotive-effect-highest = Tu locomotora ya llega a 6 enlaces: no mejora, pero nadie más elige Locomotora en este turno.
action-urbanization = Urbanización
action-urbanization-effect = En tu turno de construir conviertes un pueblo en Nueva Ciudad, gratis.
action-production = Producción
action-production-effect = Antes de los dados sacas 2 cubos de la bolsa y los pones en casillas vacías de la zona de mercancías.
action-turn_order-effect = En la próxima subasta puedes pasar una vez sin abandonar.
action-turn_order-effect-st_lucia = En el próximo turno se te pregunta antes si pagas por empezar.

## Nombres: mercancías y colores

good-purple = morado
good-black = negro
good-white = algodón
color-purple = morado
color-black = negro
color-white = blanco

## Nombres: columnas

column-light1 = columna clara 1
column-light2 = columna clara 2
column-light3 = columna clara 3
column-light4 = columna clara 4
column-light5 = columna clara 5
column-light6 = columna clara 6
column-dark1 = columna oscura 1
column-dark2 = columna oscura 2
column-dark3 = columna oscura 3
column-dark4 = columna oscura 4
column-dark5 = columna oscura 5
column-dark6 = columna oscura 6
column-A = columna A
column-B = columna B
column-C = columna C
column-D = columna D
column-E = columna E
column-F = columna F
column-G = columna G
column-H = columna H
link-koln_dusseldorf-essen_dortmund = Köln/Düsseldorf–Essen/Dortmund

## Nombres: lugares, Rust Belt

place-chicago = Chicago
place-cincinnati = Cincinnati
place-des_moines = Des Moines
place-detroit = Detroit
place-duluth = Duluth
place-evansville = Evansville
place-kansas_city = Kansas City
place-minneapolis = Minneapolis
place-pittsburgh = Pittsburgh
place-st_louis = St. Louis
place-toronto = Toronto
place-wheeling = Wheeling
place-buffalo = Buffalo
place-cleveland = Cleveland
place-fort_wayne = Fort Wayne
place-grand_rapids = Grand Rapids
place-green_bay = Green Bay
place-indianapolis = Indianapolis
place-la_crosse = La Crosse
place-lexington = Lexington
place-michigan_city = Michigan City
place-milwaukee = Milwaukee
place-rock_island = Rock Island
place-springfield = Springfield
place-terre_haute = Terre Haute
place-toledo = Toledo

## Nombres: lugares, Oeste de EE. UU.

place-denver = Denver
place-los_angeles = Los Angeles
place-memphis = Memphis
place-new_orleans = New Orleans
place-salt_lake_city = Salt Lake City
place-san_francisco = San Francisco
place-seattle = Seattle
place-vicksburg = Vicksburg
place-amarillo = Amarillo
place-billings = Billings
place-butte = Butte
place-cheyenne = Cheyenne
place-chihuahua = Chihuahua
place-durango = Durango
place-el_paso = El Paso
place-fargo = Fargo
place-fort_worth = Fort Worth
place-houston = Houston
place-omaha = Omaha
place-portland = Portland
place-sacramento = Sacramento
place-san_diego = San Diego
place-santa_fe = Santa Fe
place-spokane = Spokane
place-trinidad = Trinidad
place-wichita = Wichita
place-yuma = Yuma

## Nombres: lugares, Sur de EE. UU.

place-atlanta = Atlanta
place-charleston = Charleston
place-jackson_ms = Jackson (Misisipi)
place-jacksonville = Jacksonville
place-knoxville = Knoxville
place-mobile = Mobile
place-montgomery = Montgomery
place-nashville = Nashville
place-raleigh = Raleigh
place-savannah = Savannah
place-augusta = Augusta
place-biloxi = Biloxi
place-birmingham = Birmingham
place-charlotte = Charlotte
place-chattanooga = Chattanooga
place-columbia = Columbia
place-columbus = Columbus
place-decatur = Decatur
place-jackson_tn = Jackson (Tennessee)
place-macon = Macon
place-meridian = Meridian
place-selma = Selma
place-tallahassee = Tallahassee
place-tupelo = Tupelo

## Nombres: lugares, Alemania

place-berlin = Berlin
place-breslau = Breslau
place-dresden = Dresden
place-essen_dortmund = Essen/Dortmund
place-hannover = Hannover
place-koln_dusseldorf = Köln/Düsseldorf
place-konigsberg = Königsberg
place-munchen = München
place-nurnberg = Nürnberg
place-oldenburg_bremen = Oldenburg/Bremen
place-stuttgart = Stuttgart
place-wien = Wien
place-zurich = Zürich
place-frankfurt = Frankfurt
place-freiburg = Freiburg
place-gorlitz = Görlitz
place-hamburg = Hamburg
place-kassel = Kassel
place-leipzig = Leipzig
place-magdeburg = Magdeburg
place-passau = Passau
place-pilsen = Pilsen
place-prag = Prag
place-rostock = Rostock
place-saarbrucken = Saarbrücken
place-stettin = Stettin
place-wurzburg = Würzburg
place-antwerpen = Antwerpen
place-kopenhagen = Kopenhagen
place-lyon = Lyon
place-paris = Paris
place-rotterdam = Rotterdam
place-warschau = Warschau

## Nombres: lugares, Barbados

place-bathsheba = Bathsheba
place-bell_point = Bell Point
place-bridgetown = Bridgetown
place-crane_beach = Crane Beach
place-north_point = North Point
place-oistins = Oistins
place-brighton = Brighton
place-holetown = Holetown
place-lakes_beach = Lakes Beach
place-south_coast = South Coast
place-speightstown = Speightstown

## Nombres: lugares, Santa Lucía

place-anse_chastenet = Anse Chastenet
place-anse_le_raye = Anse Le Raye
place-barre_de_l_isle = Barre de l'Isle
place-castries = Castries
place-dennery = Dennery
place-fond_st_jacques = Fond St Jacques
place-grand_anse = Grand Anse
place-laborie = Laborie
place-le_cap = Le Cap
place-micoud = Micoud
place-mome_gimie = Mome Gimie
