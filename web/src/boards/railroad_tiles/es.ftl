### Tablero de Railroad Tiles: textos que solo usa la página

rt-station-board = Tablero de Estación
rt-clock = Reloj
rt-clock-left = { $count ->
    [0] Reloj: no quedan fichas
    [one] Reloj: queda { $count } ficha
   *[other] Reloj: quedan { $count } fichas
}
rt-waiting-room = Sala de espera
rt-active-zone = Zona activa
rt-turn-order = Orden de turno
rt-empty = vacío
rt-round-of = Ronda { $round } de { $rounds }
rt-column = Columna { $number }
rt-taken-by = la tiene { $name }
rt-stars = { $count ->
    [one] { $count } Estrella
   *[other] { $count } Estrellas
}
rt-bonus-star = da 1 Estrella
rt-bonus-point = da 1 punto
rt-take-note = Toca una columna para tomarla.
rt-look-note = Señala una columna para verla de cerca; con un clic la tomas.
rt-take-again = Tócala otra vez para tomarla.

rt-starting-tiles = Losetas iniciales
rt-hand = Tus losetas
rt-hand-of = Losetas de { $name }
rt-owes-objective = Hay una Bandera en la sala de espera: coloca también una loseta de Objetivo.
rt-picked = { $tile }: { $count ->
    [one] { $count } casilla
   *[other] { $count } casillas
}
rt-spot = Casilla { $x }, { $y }; { $turns ->
    [one] { $turns } orientación
   *[other] { $turns } orientaciones
}
rt-target = { $pawn } en { $x }, { $y }: { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
rt-effect-openings = aberturas { $change }
rt-turn = Girar
rt-flip = Voltear
rt-lay = Colocar
rt-refuse = Rechazar loseta ({ $left ->
    [one] queda { $left }
   *[other] quedan { $left }
})
rt-impossible = { $tile }: ahora no cabe en ningún sitio. Se descarta y no cuenta como rechazo.
rt-discard = Descartar
rt-token = Ficha de Colocación: { $token }{ $state ->
    [used] , ya usada
    [none] , sin Ubicación libre
   *[open] { "" }
}
rt-use-star = Gastar una Estrella ({ $count })
rt-star-note = Con la Estrella colocas el peón que quieras en lugar del de la ficha. Elige una Ubicación.
rt-star-only = No tienes Ubicaciones libres para estas fichas; con una Estrella puedes colocar otro peón.
rt-no-location = No tienes ninguna Ubicación libre para estas fichas.
rt-end = Terminar turno
rt-end-left = { $tokens ->
    [one] queda { $tokens } ficha
   *[other] quedan { $tokens } fichas
} y { $stars ->
    [one] { $stars } Estrella
   *[other] { $stars } Estrellas
}

rt-openings = Aberturas
rt-openings-note = Extremos de ruta sin conectar. Cinco no cuestan nada; cada una más resta 1 punto.
rt-cities = Ciudades
rt-cities-note = Grupos de 3 o más losetas de Pueblo: 5 puntos cada uno.
rt-rectangle = Rectángulo
rt-rectangle-note = El rectángulo más grande sin huecos: 1 punto por loseta.
rt-stars-name = Estrellas
rt-stars-note = Cada Estrella sin gastar vale 1 punto al final.
rt-refusals = Rechazos
rt-refusals-note = Dos veces por partida puedes rechazar una loseta en vez de colocarla.
rt-points = Puntos
rt-total = Total
rt-tiles-laid = Losetas colocadas

rt-objectives = Objetivos
rt-objective-met = cumplido
rt-objective-unmet = sin cumplir
rt-objective-hand = por colocar
rt-objective-gone = descartado
rt-challenge-met = Conseguido
rt-challenge-open = En marcha
rt-challenge-broken = Incumplido: 0 puntos
rt-challenge-kept = Se cumple
rt-challenge-at-most = { $have } (máximo { $need })
rt-challenge-stars = Una estrella con { $one } puntos, dos con { $two }, tres con { $three }
rt-supply = Reserva general
rt-pool = { $pawn }: { $count ->
    [one] queda { $count }
   *[other] quedan { $count }
} en la reserva
rt-bag = Bolsa
rt-bag-note = { $count ->
    [one] Queda { $count } loseta en la bolsa
   *[other] Quedan { $count } losetas en la bolsa
}

rt-territory-of = Territorio de { $name }
rt-open-territory = Ver el territorio de { $name }
rt-others = Otros territorios
rt-back-home = Volver a mi territorio
rt-follow = Seguir a quien juega

rt-do-start = elige una loseta inicial
rt-do-take = elige una columna · { $free ->
    [one] queda { $free }
   *[other] quedan { $free }
}
rt-do-lay = coloca tus losetas · { $count ->
    [one] queda { $count }
   *[other] quedan { $count }
}{ $owed ->
    [yes] { " y 1 de Objetivo" }
   *[no] { "" }
}
rt-do-objective = coloca una loseta de Objetivo
rt-do-end-laying = todo colocado · termina el turno
rt-do-pawns = coloca peones · { $tokens ->
    [one] queda { $tokens } ficha
   *[other] quedan { $tokens } fichas
}, { $stars ->
    [one] { $stars } Estrella
   *[other] { $stars } Estrellas
}
rt-do-end-pawns = no puedes colocar más peones · termina el turno

rt-say-start = Empezar con { $tile }
rt-say-take = Tomar la columna { $column }
rt-say-lay = Colocar { $tile } en ({ $x }, { $y })
rt-say-refuse = Rechazar { $tile }
rt-say-discard = Descartar { $tile }
rt-say-place = Colocar un { $pawn } en ({ $x }, { $y })
rt-say-place-star = Gastar una Estrella y colocar un { $pawn } en ({ $x }, { $y })

rt-head-place = Casilla
rt-head-tile = Loseta
rt-head-routes = Rutas
rt-head-pawns = Peones

rt-key-pick = Elegir una loseta de la mano
rt-key-walk = Recorrer las casillas
rt-key-turn = Girar la loseta (también con la rueda o el botón derecho)
rt-key-flip = Voltear la loseta
rt-key-act = Colocar
rt-key-drop = Soltar
