### Raíles: textos que solo usa la página. «Tramo» es la pieza de vía; «conexión», la vía entre dos lugares.

ra-money = { $n } $
ra-you = tú
ra-none = nada
ra-nobodys = de nadie
ra-free = sin coste
ra-untaken = libre
ra-nth = { $n }.º
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

ra-city-red = roja
ra-city-blue = azul
ra-city-purple = púrpura
ra-city-yellow = amarilla
ra-city-gray = gris

## Dinero del banco

ra-raise = pides { $money }
ra-income-change = Ingresos { $from } → { $to }
ra-victory-change = PV { $from } → { $to }
ra-leaves = { $n ->
    [0] no queda nada
    [one] queda { $money }
   *[other] quedan { $money }
}
ra-income-to = Ingresos → { $n }
ra-costs-victory = con PV
ra-can-pay = Pidiendo al banco podrías pagar hasta { $money }: por cada 5 $ tus Ingresos, ahora { $income }, bajan 1.

## Subastas

ra-for-place = Se subasta el puesto { $n }
ra-bid = Pujar { $money }
ra-bid-other = Otra puja, en dólares
ra-bid-it = Pujar
ra-bid-most = hasta { $money }
ra-bid-head = Puja
ra-bidders = Pujas
ra-drop = Pasar
ra-drop-to = Pasar: { $place }, { $pays ->
    [0] sin pagar
   *[other] pagas { $money }
}
ra-free-pass = Pasar sin quedar fuera
ra-free-pass-note = Quien eligió Orden de Turno en el turno anterior puede pasar una vez y seguir en la subasta.
ra-has-pass = puede pasar una vez
ra-highest = más alta
ra-decides = decide
ra-passed = pasó
ra-up-to = hasta { $money }
ra-places-pay = Qué paga cada puesto
ra-pays-all = paga todo
ra-pays-bid = su puja
ra-pays-half = paga mitad
ra-pays-none = no paga
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

ra-action = Contador de Acción
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

ra-tiles-used = { $used } de { $limit } tramos puestos
ra-tiles-left = { $n ->
    [one] queda { $n } tramo
   *[other] quedan { $n } tramos
}
ra-spent = gastado { $money }
ra-end-build = Terminar construcción
ra-fading = Al terminar perderás el control de las conexiones incompletas que no has extendido: { $hexes }.
ra-tiles-on = Tramos que encajan en { $hex }
ra-tile-offer = { $tile }, posición { $turn }: { $effect }
ra-pick-tile = Elige un tramo.
ra-build = Construir por { $money }
ra-put-down = Soltar
ra-draft = Tramos de este turno
ra-all-hexes = Todos los hexágonos donde puedes construir ({ $n })
ra-from = { $n ->
    [one] 1 tramo
   *[other] { $n } tramos
}, desde { $money }
ra-all-placed = Has puesto todos tus tramos.
ra-nothing-fits = No puedes pagar ni encajar más tramos.
ra-kind-redirect = redirige
ra-kind-improve = mejora
ra-completes = completa { $from }–{ $to }
ra-completes-for = completa { $from }–{ $to } ({ $name })
ra-claims = reclamas una conexión
ra-owed = Ya lo has pagado: tienes que llevarlo a cabo antes de terminar.
ra-may-skip = Puedes usarlo ahora o dejarlo pasar.
ra-still-owes = Falta llevar a cabo { $action }.
ra-town = Pueblo
ra-city = Ciudad
ra-pick-town = elige un pueblo en el mapa o aquí
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
ra-urbanize-do = Urbanizar { $place }
ra-grow-do = Hacer crecer { $place }
ra-space-goods = espacio { $space }: { $goods }
ra-no-cubes = La Reserva está vacía: no recibe cubos.

## Transportar Mercancías

ra-cube-at = cubo { $good } de { $place }
ra-upgrade = Locomotoras { $from } → { $to }
ra-upgrade-none = Locomotoras { $level }
ra-upgrade-do = Mejorar las locomotoras
ra-upgrade-note = Sin coste, en lugar de transportar; una vez por turno.
ra-upgrade-note-standard = Sin coste ahora, en lugar de transportar; una vez por turno. El mantenimiento sube 1 $ por turno.
ra-upgrade-costs = +1 $ de mantenimiento
ra-skip = Pasar
ra-own-links = Al menos una conexión tuya, y al menos tantas tuyas como de cualquier otra persona.
ra-gain-of = { $name } { $n }
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
ra-score-note = Todos los puntos van al mismo sitio. Al final, cada 2 de Ingresos valen 1 PV; si son negativos, cada punto resta 2 PV. Tienes { $cash }.
ra-waits-score = { $name } decide entre Ingresos y Puntos de Victoria.

## Junto al mapa

ra-drawers = Junto al mapa
ra-drawer-supply = Reserva
ra-drawer-money = Cuentas
ra-drawer-tracks = Marcadores
ra-drawer-tiles = Tramos
ra-supply = Reserva de Mercancías
ra-supply-note = Los cubos de un espacio llegan al mapa con Crecimiento Urbano o Urbanizar, y no se reponen.
ra-new-cities = Nuevas Ciudades
ra-markers = { $n ->
    [one] { $n } contador de Crecimiento Urbano
   *[other] { $n } contadores de Crecimiento Urbano
}
ra-tile-supply = Pila de tramos
ra-tiles-note = Cada pieza tiene dos caras: usar una gasta también la otra.
ra-accounts = Cuentas
ra-railroad = Ferrocarril
ra-has = Ahora
ra-turn-end = Fase de ingresos
ra-worth = Si acabara ahora
ra-cash = En mano
ra-income = Ingresos
ra-victory = Puntos de Victoria
ra-victory-of = { $name } { $n }
ra-locomotive = Locomotoras
ra-locomotive-short = Loc.
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
ra-is-out = en bancarrota
ra-total = Total
ra-links = Conexiones
ra-forecast-title = Ingresos { $income }, mantenimiento { $maintenance }; tras la fase de ingresos { $n ->
    [0] no queda nada
    [one] queda { $after }
   *[other] quedan { $after }
}
ra-turn = Turno
ra-turn-of = Turno { $turn } de { $turns }
ra-order = Orden de turno

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
ra-do-end-build = nada más que construir · termina
ra-do-move = transporta un cubo · ronda { $round } de 2, hasta { $locomotive ->
    [one] { $locomotive } conexión
   *[other] { $locomotive } conexiones
}
ra-do-score = ¿Ingresos o Puntos de Victoria? · { $n ->
    [one] { $n } punto
   *[other] { $n } puntos
}

## Consejos en palabras

ra-say-choose = Elegir { $action }
ra-say-choose-pass = Elegir { $action } y pasar
ra-say-grow = Hacer crecer { $place } con el espacio { $space }
ra-say-urbanize = Nueva Ciudad { $color } en { $place }, espacio { $space }
ra-say-build = Construir en { $hex }: { $tile }
ra-say-deliver = Entregar un cubo { $good }: { $route }
ra-say-score = Anotar los puntos en { $to }

## El tablero en palabras

ra-table = La mesa
ra-places = Ciudades y pueblos
ra-link-to = { $place } ({ $name })
ra-link-open = conexión incompleta hasta { $hex } ({ $name })
ra-head-place = Lugar
ra-head-hex = Hexágono
ra-head-kind = Qué es
ra-head-goods = Mercancías
ra-head-links = Conexiones

ra-key-walk = Recorrer el mapa
ra-key-act = Elegir; otra vez, hacer
ra-key-drop = Soltar
ra-key-supply = Reserva de Mercancías y Nuevas Ciudades
ra-key-money = Todas las cuentas
ra-key-tracks = Marcadores de turno, orden, locomotoras, Ingresos y Puntos de Victoria
ra-key-tiles = Tramos que quedan
