### Raíles: textos que solo usa la página. «Tramo» es la pieza de vía; «conexión», la vía entre dos lugares.

cr-none = nada
cr-nobodys = de nadie
ra-free = sin coste
ra-untaken = libre
ra-of = de { $n }
ra-of-each = de { $n }, cada cara
ra-vp = PV

# La cabecera de la mesa llama ronda a lo que aquí es un turno.
round-of = Turno { $round } de { $rounds }

## El mapa, con las palabras de este juego

cr-open-tiles = { $n ->
    [one] encaja 1 tramo
   *[other] encajan { $n } tramos
}
cr-fan-tiles = Lo que encaja en { $hex }
cr-fan-more = Más tramos
cr-track-nobody = vía no controlada
ra-thick = { $n ->
    [one] 1 lado con línea negra gruesa
   *[other] { $n } lados con línea negra gruesa
}
ra-grown = con contador de Crecimiento Urbano
ra-open-growth = puede crecer
ra-printed = { $n ->
    [one] { $n } cubo al empezar
   *[other] { $n } cubos al empezar
}

## Ciudades

cr-city-purple = púrpura
cr-city-gray = gris

## Dinero del banco

ra-raise = pides { $money }
ra-income-change = Ingresos { $from } → { $to }
ra-victory-change = PV { $from } → { $to }
ra-income-to = Ingresos → { $n }
ra-costs-victory = con PV
ra-can-pay = Pidiendo al banco podrías pagar hasta { $money }: por cada 5 $ tus Ingresos, ahora { $income }, bajan 1.

## Subastas

ra-for-place = Se subasta el puesto { $n }
cr-bidders = Pujas
cr-drop = Pasar
cr-drop-to = Pasar: { $place }, { $pays ->
    [0] sin pagar
   *[other] pagas { $money }
}
cr-free-pass = Pasar sin quedar fuera
cr-free-pass-note = Quien eligió Orden de Turno en el turno anterior puede pasar una vez y seguir en la subasta.
cr-has-pass = puede pasar una vez
ra-passed = pasó
ra-up-to = hasta { $money }
ra-pays-bid = su puja
ra-next-out = el siguiente
ra-this-one = ahora

## Adquirir capital

ra-capital-how = Cuánto capital adquieres
ra-less = 5 $ menos
ra-more = 5 $ más
ra-capital = Adquirir { $money }
ra-capital-none = No adquirir capital
ra-each-turn = Por turno
ra-turns-left = Turnos que quedan
ra-capital-note = Solo ahora puedes pedir dinero: con él tienes que pagar la puja, los tramos y el mantenimiento de este turno.

## Contadores de Acción

cr-action = Contador de Acción
ra-action-turn_order-short = orden de turno
ra-action-first_move-short = transportas primero
ra-action-engineer-short = 4 tramos
ra-action-first_build-short = construyes primero
ra-action-urban_growth-short = cubos a una ciudad
ra-action-locomotive-short = +1 nivel, ya
ra-action-urbanization-short = Nueva Ciudad
ra-price-level = { $money } + nivel
ra-all-tokens = Ver todos los contadores
ra-take = Elegir
ra-take-use = Elegir y usar
ra-take-pass = Elegir y pasar
ra-take-pass-note = Pasar: boca abajo, sin pagar ni usarlo; solo cuenta el número { $n } para el orden.
ra-take-pass-number = solo por el número { $n }, gratis
ra-take-pass-unused = sin usarlo
ra-take-pass-free = Pasar: boca abajo, no lo usarás este turno.
ra-face-down = pasa

## Construir

cr-tiles-used = { $used } de { $limit } tramos puestos
cr-tiles-left = { $n ->
    [one] queda { $n } tramo
   *[other] quedan { $n } tramos
}
cr-fading = Al terminar perderás el control de las conexiones incompletas que no has extendido: { $hexes }.
cr-tiles-on = Tramos que encajan en { $hex }
cr-pick-tile = Elige un tramo.
cr-draft = Tramos de este turno
cr-from = { $n ->
    [one] 1 tramo
   *[other] { $n } tramos
}, desde { $money }
cr-all-placed = Has puesto todos tus tramos.
cr-nothing-fits = No puedes pagar ni encajar más tramos.
ra-kind-redirect = redirige
ra-kind-improve = mejora
cr-claims = reclamas una conexión
ra-owed = Ya lo has pagado: tienes que llevarlo a cabo antes de terminar.
ra-may-skip = Puedes usarlo ahora o dejarlo pasar.
ra-still-owes = Falta llevar a cabo { $action }.
ra-town = Pueblo
ra-city = Ciudad
ra-pick-city = elige una ciudad en el mapa o aquí
ra-color = Color
ra-new-city-color = Nueva Ciudad { $color }, { $n ->
    [one] queda { $n }
   *[other] quedan { $n }
}
ra-becomes = { $color ->
    [none] { $place } será Nueva Ciudad
   *[other] { $place } será Nueva Ciudad { $color }
}
ra-grows = { $place } crece
ra-grow-do = Hacer crecer { $place }
ra-space-goods = espacio { $space }: { $goods }
ra-no-cubes = La Reserva está vacía: no recibe cubos.

## Transportar Mercancías

ra-cube-at = cubo { $good } de { $place }
cr-upgrade = Locomotoras { $from } → { $to }
cr-upgrade-none = Locomotoras { $level }
cr-upgrade-do = Mejorar las locomotoras
ra-upgrade-note = Sin coste, en lugar de transportar; una vez por turno.
ra-upgrade-note-standard = Sin coste ahora, en lugar de transportar; una vez por turno. El mantenimiento sube 1 $ por turno.
ra-upgrade-costs = +1 $ de mantenimiento
cr-skip = Pasar
ra-own-links = Al menos una conexión tuya, y al menos tantas tuyas como de cualquier otra persona.
cr-deliver-now = Entregar: { $n ->
    [one] { $n } conexión
   *[other] { $n } conexiones
}
ra-points = { $n ->
    [one] { $n } punto de vías
   *[other] { $n } puntos de vías
}
ra-each-income = { $money } en { $n ->
    [one] el cobro que queda
   *[other] cada uno de los { $n } cobros que quedan
}
ra-kept = quedan anotados
ra-top = { $n ->
    [one] tope: se pierde { $n } punto
   *[other] tope: se pierden { $n } puntos
}
ra-final-now = Si acabara ahora: { $n } PV
ra-final-short = ahora serían { $n }
cr-score-note = Todos los puntos van al mismo sitio. Al final, cada 2 de Ingresos valen 1 PV; si son negativos, cada punto resta 2 PV. Tienes { $cash }.
ra-waits-score = { $name } decide entre Ingresos y Puntos de Victoria.

## Junto al mapa

cr-drawer-supply = Reserva
cr-drawer-tiles = Tramos
ra-supply = Reserva de Mercancías
ra-supply-note = Los cubos de un espacio llegan al mapa con Crecimiento Urbano o Urbanizar, y no se reponen.
ra-markers = { $n ->
    [one] { $n } contador de Crecimiento Urbano
   *[other] { $n } contadores de Crecimiento Urbano
}
ra-tile-supply = Pila de tramos
ra-tiles-note = Cada pieza tiene dos caras: usar una gasta también la otra.
cr-turn-end = Fase de ingresos
cr-worth = Si acabara ahora
cr-cash = En mano
ra-victory = Puntos de Victoria
ra-victory-of = { $name } { $n }
cr-locomotive = Locomotoras
ra-maintenance = Mantenimiento
ra-maintenance-short = Mant.
ra-most = Máximo
ra-most-note = Lo más que podría pagar ahora, con lo que tiene en mano y lo que puede pedir
ra-raises = Pide
ra-raises-short = pide { $money }: Ingresos { $n }
ra-loses-victory = −{ $n } PV
ra-missing = { $n ->
    [one] falta { $money }
   *[other] faltan { $money }
}
ra-cash-after = Queda
ra-cash-after-note = En mano tras cobrar y pagar, si no se gasta ni se gana nada más
ra-ruin = bancarrota
cr-is-out = en bancarrota
ra-links = Conexiones
ra-forecast-title = Ingresos { $income }, mantenimiento { $maintenance }; tras la fase de ingresos { $n ->
    [0] no queda nada
    [one] queda { $after }
   *[other] quedan { $after }
}

## La línea de decisión

ra-do-place = puja por el puesto { $n } · mínimo { $lowest }
ra-do-capital = adquiere capital · { $cash } en mano, Ingresos { $income }
ra-do-auction = puja por el orden · mínimo { $lowest }, { $cash } en mano
ra-do-actions = elige un contador de Acción
ra-do-build = construye hasta { $limit ->
    [one] { $limit } tramo
   *[other] { $limit } tramos
} · { $used ->
    [0] ninguno puesto
    [one] { $used } puesto
   *[other] { $used } puestos
}, { $cash }
ra-do-owed = falta { $action }
ra-do-move = transporta un cubo · ronda { $round } de 2, hasta { $locomotive ->
    [one] { $locomotive } conexión
   *[other] { $locomotive } conexiones
}
ra-do-score = ¿Ingresos o Puntos de Victoria? · { $n ->
    [one] { $n } punto
   *[other] { $n } puntos
}

## Consejos en palabras

ra-say-choose-pass = Elegir { $action } y pasar
ra-say-grow = Hacer crecer { $place } con el espacio { $space }
ra-say-urbanize = Nueva Ciudad { $color } en { $place }, espacio { $space }
ra-say-deliver = Entregar un cubo { $good }: { $route }
ra-say-score = Anotar los puntos en { $to }

## El tablero en palabras

cr-link-open = conexión incompleta hasta { $hex } ({ $name })
cr-head-links = Conexiones

cr-key-supply = Reserva de Mercancías y Nuevas Ciudades
cr-key-tracks = Marcadores de turno, orden, locomotoras, Ingresos y Puntos de Victoria
cr-key-tiles = Tramos que quedan
