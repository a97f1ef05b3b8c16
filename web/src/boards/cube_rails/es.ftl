# El mapa de hexágonos: lo que comparten los juegos de trenes y cubos

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
cr-no-gain = nadie gana
