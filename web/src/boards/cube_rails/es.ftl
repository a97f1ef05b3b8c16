### Lo que comparten los juegos de trenes y cubos

## En todas partes

cr-no-gain = nadie gana
cr-money = { $n } $
cr-you = tú
cr-nth = { $n }.º
cr-city-red = roja
cr-city-blue = azul
cr-city-yellow = amarilla
cr-bare-hex = hexágono { $hex }
cr-gain-of = { $name } { $n }

## El mapa de hexágonos

cr-map = Mapa de { $name }: con las flechas pasas de hexágono en hexágono, con Intro actúas
cr-terrain-plain = llanura
cr-terrain-river = río
cr-terrain-mountain = montaña
cr-terrain-swamp = pantano
cr-terrain-city = ciudad
cr-terrain-terminal = terminal
cr-hex = { $hex }, { $what }
cr-hex-price = { $hex }, { $what }, { $money }
cr-track = vía de { $name }
cr-track-nobody = vía sin dueño
cr-open-tiles = { $n ->
    [one] encaja 1 loseta
   *[other] encajan { $n } losetas
}
cr-open-town = se puede urbanizar
cr-open-goods = { $goods } para entregar
cr-goal = destino: { $gain }
cr-fan-tiles = Losetas que encajan en { $hex }
cr-fan-more = Más losetas
cr-fan-goods = Mercancías de { $place }
cr-again = Otra vez para confirmar
cr-way = Ruta { $n } de { $of }
cr-way-next = Otra ruta
cr-way-back = Ruta anterior
cr-all-cubes = Ver todos
cr-cube-stuck = Este cubo no llega ahora a ninguna ciudad de su color.
cr-no-deliveries = Ningún cubo llega ahora a una ciudad de su color.
cr-more-ways = { $n ->
    [one] otra ruta
   *[other] otras { $n } rutas
}
cr-more-cubes = { $n ->
    [one] otro cubo
   *[other] otros { $n } cubos
}

## La subasta

cr-bid = Pujar { $money }
cr-bid-other = Otra puja, en dólares
cr-bid-it = Pujar
cr-bid-most = hasta { $money }
cr-highest = más alta
cr-decides = decide
cr-places-pay = Qué paga cada puesto
cr-pays-all = paga todo
cr-pays-half = paga mitad
cr-pays-none = no paga
cr-no-bid = sin puja

## Construir

cr-spent = gastado { $money }
cr-leaves = { $n ->
    [0] no queda nada
    [one] queda { $money }
   *[other] quedan { $money }
}
cr-end-build = Terminar construcción
cr-tile-offer = { $tile }, posición { $turn }: { $effect }
cr-build = Construir por { $money }
cr-put-down = Soltar
cr-direct-built = Enlace directo
cr-all-hexes = Todos los hexágonos donde puedes construir ({ $n })
cr-completes = completa { $from }–{ $to }
cr-completes-for = completa { $from }–{ $to } ({ $name })
cr-urbanize-do = Urbanizar { $place }
cr-pick-town = elige un pueblo en el mapa o aquí

## Junto al mapa

cr-drawers = Junto al mapa
cr-drawer-money = Cuentas
cr-drawer-tracks = Marcadores
cr-accounts = Cuentas
cr-railroad = Ferrocarril
cr-has = Ahora
cr-income = Ingresos
cr-locomotive-short = Loc.
cr-total = Total
cr-turn = Turno
cr-order = Orden de turno
cr-new-cities = Nuevas Ciudades

## En palabras

cr-bid-head = Puja
cr-turn-of = Turno { $turn } de { $turns }
cr-do-end-build = nada más que construir · termina
cr-say-choose = Elegir { $action }
cr-say-build = Construir en { $hex }: { $tile }
cr-table = La mesa
cr-places = Ciudades y pueblos
cr-link-to = { $place } ({ $name })
cr-head-place = Lugar
cr-head-hex = Hexágono
cr-head-kind = Qué es
cr-head-goods = Mercancías

## Teclas

cr-key-walk = Recorrer el mapa
cr-key-act = Elegir; otra vez, hacer
cr-key-drop = Soltar
cr-key-money = Todas las cuentas
