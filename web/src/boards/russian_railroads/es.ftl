### Russian Railroads: textos que solo usa la página, con las palabras del reglamento impreso.

rr-or = { " " }o{ " " }
rr-and = { " " }y{ " " }

## Ferrocarriles y vías

rr-line-transsiberian = Transiberiano
rr-line-st_petersburg = San Petersburgo
rr-line-kiev = Kiev
rr-industry = Industria
rr-colour-black = negra
rr-colour-grey = gris
rr-colour-brown = marrón
rr-colour-natural = natural
rr-colour-white = blanca
rr-colour-any = de tu elección
rr-colours-black = negras
rr-colours-grey = grises
rr-colours-brown = marrones
rr-colours-natural = naturales
rr-colours-white = blancas

## Grupos del tablero

rr-group-track = Prolongación de las vías
rr-group-locomotive = Locomotoras y fábricas
rr-group-industry = Industrialización
rr-group-auxiliary = Auxiliares
rr-group-engineer = Ingenieros
rr-group-turn_order = Orden de turno
rr-short-track = Vías
rr-short-locomotive = Locom.
rr-short-industry = Industria
rr-short-auxiliary = Auxil.
rr-short-engineer = Ingen.
rr-short-turn_order = Orden
rr-central = Tablero de juego
rr-groups = Grupos de casillas

## Lo que dan las casillas

rr-effect-advance = { $n ->
    [one] 1 avance de vía { $colours }
   *[other] { $n } avances de vía { $colours }
}
rr-effect-extra_advance = 1 avance más de vía negra
rr-effect-tracks = { $n ->
    [one] recibes 1 vía { $colours }
   *[other] recibes { $n } vías { $colours }
}
rr-effect-industry = { $n ->
    [one] 1 avance de industria
   *[other] { $n } avances de industria
}
rr-effect-build-either = 1 locomotora o 1 fábrica
rr-effect-build-both = 1 locomotora y 1 fábrica
rr-effect-build-factory = 1 fábrica
rr-effect-locomotive = locomotora { $n }
rr-effect-doublers = { $n ->
    [one] 1 dobladora
   *[other] { $n } dobladoras
}
rr-effect-rubles = { $n ->
    [one] 1 rublo
   *[other] { $n } rublos
}
rr-effect-temporary_workers = { $n ->
    [one] 1 trabajador temporal
   *[other] { $n } trabajadores temporales
}
rr-effect-engineer = acción del ingeniero
rr-effect-hire = contratas al ingeniero
rr-effect-turn_order = { $n }.ª posición en la próxima ronda
rr-effect-points = { $n ->
    [one] 1 punto
   *[other] { $n } puntos
}
rr-effect-repeat = vuelves a usar una casilla con una sola pieza tuya
rr-effect-revaluation = reevaluación: marrón, natural y blanca valen más
rr-effect-second_marker = segundo indicador de industria
rr-effect-kiev_medal = medalla de Kiev: { $n } puntos por ronda
rr-effect-medal-space = medalla de Kiev, { $n } puntos
rr-effect-question_card = una carta ?
rr-effect-end_bonus = una carta de bonificación final o { $n } puntos
rr-effect-small = repites una de las tres
rr-effect-black_worker = el trabajador negro
rr-effect-unmarked_engineer = el ingeniero sin letra
rr-effect-engineer_numbers = puntos: suma de los números de tus ingenieros
rr-effect-best_locomotives = puntos: suma de tus { $n } mejores locomotoras
rr-effect-question_token = una ficha ?
rr-effect-worker = 1 trabajador nuevo
rr-effect-double_line = ×2, todo el ferrocarril vale el doble

## Precio y piezas

rr-n-workers = { $n ->
    [one] 1 trabajador
   *[other] { $n } trabajadores
}
rr-n-temporary = { $n ->
    [one] 1 temporal
   *[other] { $n } temporales
}
rr-n-rubles = { $n ->
    [one] 1 rublo
   *[other] { $n } rublos
}
rr-black-worker = trabajador negro
rr-costs = Cuesta { $cost }
rr-taken-by = { $name }: { $pieces }
rr-can-use = Puedes usarla
rr-pay-with = Pagas con
rr-swap-note = Esa pieza se intercambiará por un trabajador tuyo de otra casilla.
rr-place = Colocar
rr-relocate = Mover aquí
rr-repeat = Volver a usarla
rr-swap = Intercambiar por este

## Ingenieros

rr-engineer = Ingeniero { $number }, { $name }
rr-own-engineer = Tu ingeniero: { $engineer }
rr-hire = Contratar: { $engineer }
rr-hire-empty = Contratación: nadie
rr-hire-short = Contratar
rr-engineers-in = { $n ->
    [one] llega en 1 ronda
   *[other] llega en { $n } rondas
}
rr-no-engineer = Nadie

## Locomotoras, fábricas, cartas

rr-stacks = Reserva de locomotoras
rr-stack = { $n ->
    [one] Locomotora { $value }: queda 1
   *[other] Locomotora { $value }: quedan { $n }
}
rr-lowest = el montón más bajo: de aquí se toma
rr-face-up = Fábricas boca arriba
rr-factory = Fábrica { $n }
rr-doublers-left = { $n ->
    [one] Queda 1 dobladora
   *[other] Quedan { $n } dobladoras
}
rr-cards = Cartas ?
rr-pile = Cartas de bonificación final: { $n }
rr-table = Sobre la mesa
rr-start-bonus = Bonificación inicial
rr-position = { $n }.ª posición
rr-nth = { $n }.ª
rr-position-of = { $n }.ª posición: { $name }
rr-pass-worth = { $n ->
    [0] Pasar no da puntos
    [one] Pasar da 1 punto
   *[other] Pasar da { $n } puntos
}

## El tablero de cada participante

rr-board-of = Tablero de { $name }
rr-boards = Tableros
rr-own-board = Mi tablero
rr-reach = alcanza { $n }
rr-loco-place = Lugar de locomotora, { $line }
rr-loco-in = Locomotora { $value }, { $line }
rr-doublers-have = Dobladoras: { $n } de { $all }
rr-depot = Reserva de { $name }
rr-free-workers = Trabajadores libres: { $n } de { $all }
rr-pieces-free = Para colocar: { $pieces }
rr-rubles = Rublos
rr-temporary = Trabajadores temporales
rr-tokens = Fichas ?
rr-own-engineers = Ingenieros contratados
rr-no-own-engineers = Sin ingenieros
rr-end-cards = { $n ->
    [0] sin carta de bonificación final
    [one] 1 carta de bonificación final
   *[other] { $n } cartas de bonificación final
}
rr-values = Valor de cada vía
rr-track-at = Vía { $colour } de { $line }: { $space ->
    [0] a la izquierda
   *[other] casilla { $space }
}
rr-marker = Indicador de industria { $n }: casilla { $space }, { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}
rr-slot = Hueco { $n } para una fábrica
rr-slot-factory = Fábrica { $n }: { $gives }

## Casillas especiales

rr-special = { $line } { $space }: { $gives }
rr-special-once = una vez
rr-special-scoring = en cada puntuación
rr-special-needs = Basta con que la alcance o sobrepase la vía { $colour }.
rr-special-needs-both = Tienen que alcanzarla la vía { $colour } y una locomotora.
rr-special-done = Ya conseguida.
rr-special-counts = Cuenta ahora.
rr-missing = Falta: { $what }.
rr-missing-track = { $n ->
    [one] 1 casilla de vía { $colour }
   *[other] { $n } casillas de vía { $colour }
}
rr-missing-reach = { $n } de alcance
rr-missing-medal = la medalla

## Fichas, cartas y bonificaciones

rr-small-doubler = Otra dobladora
rr-small-industry = Otro avance de industria
rr-small-black_track = Otro avance de vía negra
rr-now-worth = ahora valdría { $n }

## Decidir

rr-queue = Por resolver
rr-must = obligatorio
rr-locked = después
rr-now = ahora mismo
rr-unusable = ahora no sirve
rr-from-space = de la casilla
rr-from-special = de una casilla especial
rr-kind-build_either = Locomotora o fábrica
rr-kind-build_both = Locomotora y fábrica
rr-kind-build_locomotive = Construye una locomotora
rr-kind-build_factory = Construye una fábrica
rr-kind-locomotive = Coloca la locomotora { $n }
rr-kind-swap = Intercambia la pieza por un trabajador tuyo
rr-kind-repeat = Vuelve a usar una casilla
rr-kind-token = Elige una ficha ?
rr-kind-card = Elige una carta ?
rr-kind-small = Repite una de las tres
rr-kind-bonus = Carta de bonificación final
rr-forfeit = Renunciar
rr-pick-track = Pulsa una vía en tu tablero, o elige aquí.
rr-pick-marker = Pulsa el indicador en tu tablero, o elige aquí.
rr-pick-space = Pulsa una casilla iluminada: verás qué cuesta y qué da.
rr-pick-locomotive = Elige dónde va: un lugar libre o el de una de valor más bajo.
rr-pick-slot = ¿A cuál reemplaza?
rr-pick-repeat = Pulsa una casilla donde hay una sola pieza tuya.
rr-pick-swap = Pulsa la casilla de donde sale tu trabajador.
rr-pick-relocate = Mueve tu trabajador a una casilla libre de 1 trabajador.
rr-do-it = Hacerlo
rr-put-down = Soltar
rr-pass = Pasar (+{ $n })
rr-pass-sure = Pasas por el resto de la ronda y te anotas { $n ->
    [one] 1 punto
   *[other] { $n } puntos
}.
rr-pass-left = Aún tienes { $pieces }.
rr-pass-button = Pasar
rr-end-turn = Terminar turno
rr-end-loses = Se pierde lo que no puedas usar.
rr-stay = No mover
rr-look = Mirar las cartas de bonificación final
rr-look-note = Si las miras, tienes que tomar una.
rr-ten-points = { $n } puntos ahora
rr-waits = Espera: { $name } está jugando.

rr-reaches = alcanza { $n }
rr-gain = { $n } por ronda
rr-fires = activa: { $what }
rr-fires-factory = usa la fábrica { $n }
rr-takes = recuperas la locomotora { $n }
rr-no-change = sin puntos por ahora
rr-say-place = { $space }, con { $pieces }
rr-say-swap = Intercambiar por el trabajador de: { $space }
rr-say-repeat = Volver a usar: { $space }
rr-say-relocate = Mover a: { $space }
rr-say-advance = { $line }: vía { $colour } a la casilla { $to }
rr-say-industry = Indicador { $marker } a la casilla { $to }
rr-say-build-locomotive = Locomotora { $n }
rr-say-build-factory = Fábrica { $n }
rr-say-replace-factory = Fábrica { $n } en el hueco { $slot }
rr-say-locomotive = { $line }, en el lugar libre
rr-say-locomotive-over = { $line }, en lugar de la { $over }

rr-do-start = elige una bonificación inicial
rr-do-turn = coloca trabajadores o pasa · { $pieces }
rr-do-relocation = mueve tu trabajador de la { $position }.ª posición
rr-do-resolve = { $what }{ $more ->
    [0] { "" }
    [one] { " " }· y 1 cosa más
   *[other] { " " }· y { $more } cosas más
}
rr-do-end = nada más que decidir · termina el turno
rr-nothing-left = sin piezas

## Puntuación

rr-sheets = Más de esta partida
rr-sheet-score = Puntuación
rr-sheet-cards = Fichas y cartas
rr-score-title = Si la ronda acabara ahora
rr-this-round = esta ronda
rr-points = Puntos
rr-majority = Mayoría de ingenieros
rr-majority-of = { $n ->
    [one] 1 ingeniero
   *[other] { $n } ingenieros
}
rr-item = casilla { $space }: { $colour }, { $value }
rr-item-doubled = casilla { $space }: { $colour } doblada, { $value }
rr-history = Por rondas
rr-other = Otros
rr-round = Ronda
rr-round-0 = inicio
rr-player = Participante
rr-passed = ha pasado
rr-passed-short = pasó
rr-my-end-cards = Mis cartas de bonificación final
rr-tokens-note = Al llegar a una casilla ? eliges una de tus fichas.
rr-end-note = Secretas hasta el final. En vez de tomar una puedes anotarte { $n } puntos.
rr-seen-pile = En el montón, cuando lo miraste
rr-pile-since = { $n ->
    [0] nadie ha tomado ninguna desde entonces
    [one] 1 tomada desde entonces
   *[other] { $n } tomadas desde entonces
}

## Teclas

rr-key-walk = Recorrer las casillas y las vías
rr-key-act = Elegir; otra vez, hacerlo
rr-key-entry = Elegir qué se resuelve
rr-key-boards = Ver el siguiente tablero
rr-key-score = Puntuación de la mesa
rr-key-cards = Fichas y cartas
rr-key-drop = Soltar

## El tablero en palabras

rr-head-line = Ferrocarril
rr-head-tracks = Vías
rr-head-locomotives = Locomotoras
rr-head-reach = Alcance
