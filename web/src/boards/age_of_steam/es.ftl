### Age of Steam: textos que solo usa la página

cr-none = nada
aos-nobody = nadie
cr-nobodys = de nadie
aos-empty = vacía
aos-free = libre
aos-points = { $n } puntos

# La cabecera de la mesa llama ronda a lo que aquí es un turno.
round-of = Turno { $round } de { $rounds }

## Mercancías y ciudades

cr-city-purple = morada
cr-city-black = negra
cr-city-white = blanca
aos-kind-city = ciudad
aos-kind-town = pueblo
aos-kind-terminal = terminal extranjera
aos-new-city = Nueva Ciudad { $city }
aos-new-city-color = Nueva Ciudad { $city }, { $color }

## Emitir acciones

aos-shares = Acciones emitidas
aos-shares-short = Acc.
aos-shares-issue = Cuántas acciones emites
aos-shares-note = Cada acción emitida te cuesta 1 $ por turno y resta al final. Solo se emiten ahora.
aos-fewer = Una menos
aos-more = Una más
aos-issue = Emitir { $n ->
    [one] { $n } acción
   *[other] { $n } acciones
}
aos-issue-none = No emitir acciones
aos-now = Dinero
aos-each-turn = Gastos por turno
aos-at-end = Al final
cr-turn-end = Fin de este turno
aos-income-expenses = ingresos { $income }, gastos { $expenses }
aos-left = { $n ->
    [0] no queda nada
    [one] queda { $money }
   *[other] quedan { $money }
}
aos-missing = { $n ->
    [one] falta { $money }
   *[other] faltan { $money }
}: los ingresos bajan { $n }
aos-missing-short = { $n ->
    [one] falta { $money }
   *[other] faltan { $money }
}
aos-out-then = quiebra: no puede pagar

## Orden de turno

cr-bidders = Siguen en la subasta
cr-drop = Abandonar la subasta
cr-drop-to = Abandonar: { $place }, { $pays ->
    [0] sin pagar
   *[other] pagas { $money }
}
cr-free-pass = Paso libre
cr-free-pass-note = Quien eligió Orden de Turno puede pasar una vez y seguir en la subasta.
cr-has-pass = paso libre
aos-still-in = sigue
aos-paid = pagó { $money }
aos-next-out = para quien abandone ahora
aos-left-auction = { $name } abandonó: { $place }.
aos-fee-pay = Pagar { $money } y empezar
aos-fee-decline = No pagar
aos-fee-first = Si { $name } no paga, { $other } puede pagar { $money } para empezar. Si tampoco quiere, { $name } empieza sin pagar.
aos-fee-last = Si no pagas, { $name } empieza sin pagar nada.

## Acciones

cr-action = Acción especial
aos-action-first_move-short = mueves primero
aos-action-first_build-short = construyes primero
aos-action-engineer-short = 4 losetas
aos-action-engineer-short-germany = una a mitad de precio
aos-action-locomotive-short = +1 enlace, ya
aos-action-locomotive-short-highest = sin efecto
aos-action-urbanization-short = Nueva Ciudad
aos-action-production-short = 2 cubos más
aos-action-turn_order-short = un paso libre
aos-action-turn_order-short-st_lucia = te preguntan antes
aos-take = Elegir
aos-locked = bloqueada

## Construir

cr-tiles-used = { $used } de { $limit } losetas puestas
cr-tiles-left = { $n ->
    [one] queda { $n } loseta
   *[other] quedan { $n } losetas
}
cr-fading = Al terminar perderás las secciones inacabadas que no has ampliado: { $hexes }.
aos-half-price = Ingeniero: la loseta más cara del turno cuesta la mitad.
cr-tiles-on = Losetas que encajan en { $hex }
cr-pick-tile = Elige una loseta.
cr-draft = Losetas de este turno
aos-direct = Enlace directo { $places } por { $money }
cr-from = { $n ->
    [one] 1 loseta
   *[other] { $n } losetas
}, desde { $money }
cr-all-placed = Has puesto todas tus losetas.
cr-nothing-fits = No puedes pagar ni encajar más losetas.
aos-kind-redirect = redirige
cr-claims = te quedas con una vía sin dueño
aos-urbanize = Nueva Ciudad
aos-becomes = { $place } será la Nueva Ciudad { $city }, { $color }
aos-on-town = En
aos-reward-note = Tu loseta ha unido el este y el oeste. Elige qué ferrocarriles reciben la prima de ingresos.

## Mover mercancías

aos-cube = { $id ->
    [white] cubo de algodón
   *[other] cubo { $good }
}
aos-cube-at = { $cube } de { $place }
cr-upgrade = Locomotora { $from } → { $to }
cr-upgrade-none = Locomotora { $level }
cr-upgrade-do = Mejorar la locomotora
cr-skip = No mover nada
aos-bonus-to = prima para { $name }
cr-deliver-now = Entregar: { $n ->
    [one] { $n } enlace
   *[other] { $n } enlaces
}

## Mercancías nuevas

aos-display = Zona de mercancías
aos-section-light = Zona clara
aos-section-dark = Zona oscura
aos-dice = { $n ->
    [one] { $n } dado
   *[other] { $n } dados
}
aos-column-says = Dado { $die }, { $section ->
    [light] columna clara
   *[dark] columna oscura
}, para { $city }{ $on ->
    [yes] { "" }
   *[no] { " (no está en el mapa)" }
}: { $goods }
aos-odds-note = Con { $n ->
    [one] { $n } dado
   *[other] { $n } dados
}, cada columna con cubos tiene un { $odds } de probabilidad de dar al menos uno este turno.
aos-not-on-map = sin poner
aos-no-growth = En este mapa no aparecen mercancías nuevas.
aos-bag = Bolsa
aos-produce = Sacar dos cubos
aos-decline-production = No usar Producción
aos-pick-box = Elige una casilla vacía.
aos-stock-in = Un { $cube } para { $city }, casilla { $box }
aos-end-production = Terminar Producción

## Cuentas, marcadores y losetas

cr-drawer-goods = Mercancías
cr-drawer-tiles = Losetas
cr-worth = Puntos
cr-cash = Dinero
aos-expenses = Gastos
cr-locomotive = Locomotora
aos-cash-after = Dinero después
aos-cash-after-note = Dinero tras cobrar los ingresos y pagar los gastos, si no se gasta ni se gana nada más
aos-income-after = Ingresos después
aos-income-after-note = Ingresos tras pagar los gastos y tras la reducción de ingresos
aos-reduced = (−{ $n })
aos-cushion = Margen
aos-cushion-note = Dólares que aún puede gastar sin quebrar
aos-ruin = quiebra
cr-is-out = en quiebra
cr-score-income = Ingresos
cr-score-track = Tramos
cr-score-shares = Acciones
cr-score-cash = Dinero
cr-score-buy_back = Recompra
cr-score-eliminated = Quiebra
aos-forecast-title = Ingresos { $income }, gastos { $expenses }; al final del turno { $n ->
    [0] no queda nada
    [one] queda { $after }
   *[other] quedan { $after }
}
aos-tile-stock = Losetas que quedan
aos-town-discs = { $n ->
    [one] { $n } disco de pueblo
   *[other] { $n } discos de pueblo
}
aos-ownership = Discos de propiedad

## La línea de decisión

aos-do-shares = emite acciones · { $cash }, { $shares } emitidas
aos-do-auction = puja por el orden · mínimo { $lowest }
aos-do-fee = ¿pagar { $fee } por empezar?
aos-do-actions = elige una acción especial
aos-do-build = construye hasta { $limit ->
    [one] { $limit } loseta
   *[other] { $limit } losetas
} · { $used ->
    [0] ninguna puesta
    [one] { $used } puesta
   *[other] { $used } puestas
}, { $cash }
aos-do-reward = reparte la prima del transcontinental
aos-do-move = mueve una mercancía · ronda { $round } de 2, hasta { $locomotive ->
    [one] { $locomotive } enlace
   *[other] { $locomotive } enlaces
}
aos-do-produce = Producción · ¿sacar dos cubos?
aos-do-stock = pon { $n ->
    [one] el cubo
   *[other] los { $n } cubos
} en la zona de mercancías
aos-do-end-production = Producción · termina

## Consejos en palabras

aos-say-urbanize = Poner la Nueva Ciudad { $city } en { $place }
aos-say-connect = Construir el enlace directo { $places }
aos-say-reward = Dar la prima a { $players }
aos-say-deliver = Entregar un { $cube }: { $route }

## El tablero en palabras

aos-on-land = Cubos sobre el terreno
cr-link-open = sección inacabada hasta { $hex } ({ $name })
cr-head-links = Enlaces
aos-head-section = Zona
aos-head-die = Dado
aos-head-city = Ciudad

cr-key-goods = Zona de mercancías
cr-key-tracks = Marcadores de turno, orden, locomotora, acciones e ingresos
cr-key-tiles = Losetas que quedan
