### Italian Rails: textos que solo usa la página.

ir-money = { $n } M
ir-title = ITALIAN RAILS
ir-map = Mapa de Italia
ir-nothing = nada
ir-nobody = de nadie

# La cabecera de la mesa llama ronda a lo que aquí es un turno de cada participante.
round-of = Turno { $round }

## El mapa

ir-legend = Coste hasta cada punto, en millones
ir-terrain-plain = llano
ir-terrain-mountain = montañoso
ir-terrain-alpine = alpino
ir-terrain-city = ciudad pequeña o mediana
ir-terrain-major = ciudad principal
ir-terrain-river = río
ir-terrain-lake = lago o entrada de mar
ir-sea-ligurian = Mar de Liguria
ir-sea-tyrrhenian = Mar Tirreno
ir-sea-adriatic = Mar Adriático
ir-sea-ionian = Mar Jónico
ir-sea-sardinian = Mar de Cerdeña
ir-sea-sicilian = Canal de Sicilia
ir-train-of = tren de { $name }
ir-tracks-here = { $n ->
    [one] 1 vía
   *[other] { $n } vías
}
ir-start-here = aquí puede empezar una vía
ir-can-place = aquí puedes colocar el tren

## Lo que hace una elección

ir-draft = { $price } · { $rest ->
    [0] no queda nada
    [one] queda { $left }
   *[other] quedan { $left }
} · { $n ->
    [one] 1 vía
   *[other] { $n } vías
}
ir-draft-part = Ahora { $price }, { $n ->
    [0] ninguna vía
    [one] 1 vía
   *[other] { $n } vías
} · después, { $later } más
ir-steps = { $n ->
    [one] 1 punto
   *[other] { $n } puntos
}
ir-moves-left = { $n ->
    [0] no queda movimiento
    [one] queda 1
   *[other] quedan { $n }
}
ir-own-way = Tu camino: { $n ->
    [one] 1 punto
   *[other] { $n } puntos
}
ir-toll = peaje: { $money }
ir-can-deliver = entregas por { $money }
ir-can-lock = { $n ->
    [one] 1 pedido que bloquear
   *[other] { $n } pedidos que bloquear
}
ir-can-load = hay { $goods }
ir-place-here = Tu tren empieza en { $place }
ir-ferry-buy = { $ferry }: { $price } · { $rest ->
    [0] no queda nada
    [one] queda { $left }
   *[other] quedan { $left }
}
ir-ferry-board = Embarcas: { $ferry }; saldrás en { $to }
ir-do-build = Dibujar
ir-do-move = Mover
ir-do-place = Colocar
ir-do-ferry = Construir
ir-do-board = Embarcar
ir-other-way = Otro camino
ir-drop = Soltar

## Cartas y pedidos

ir-cards = Pedidos
ir-cards-mine = Mis pedidos privados
ir-cards-of = Pedidos de { $name }
ir-cards-hidden = { $n } cartas boca abajo
ir-offer = Oferta pública
ir-deck = pila { $deck } · descartes { $discards }
ir-card = carta { $card }
ir-order-words = { $good } a { $city } por { $pay }
ir-plan-price = vía nueva: { $price }
ir-locked-by = bloqueado por { $names }
ir-waiting = bloqueado; hay que volver a recoger su carga
ir-order-out = ya no se puede entregar
ir-now-deliver = puedes entregarlo
ir-now-lock = puedes bloquearlo
ir-now-load = puedes recogerlo
ir-short-deliver = Entregar
ir-short-lock = Bloquear
ir-short-load = Recoger
ir-fits-after = encaja: empieza donde acaba el otro
ir-fits-before = encaja: acaba donde empieza el otro
ir-fits-together = encaja: van por el mismo camino
ir-order-from = de { $sources } · { $n ->
    [one] 1 punto
   *[other] { $n } puntos
}
ir-order-short = { $good } → { $city } ({ $pay })
ir-plan-after = ↷ después: { $order }
ir-plan-before = ↶ antes: { $order }
ir-plan-together = ∥ por el mismo camino: { $order }
ir-note-way = de { $sources } a { $city }
ir-note-distance = { $n ->
    [one] 1 punto
   *[other] { $n } puntos
}
ir-note-pay = pagan { $pay }
ir-note-track = vía nueva: { $price } desde { $source }
ir-note-joined = ya tienes la vía
ir-note-no-way = no hay camino
ir-keep-card = Quedarse con la carta { $card }

## Noticias

ir-news = Noticias del ferrocarril
ir-news-until = { $when ->
    [now] Hasta el final de este turno de { $name }
   *[other] Hasta el final del próximo turno de { $name }
}
ir-news-ferries = Noticias y transbordadores

## Decisiones

ir-do-keep = elige dos de tus cinco cartas
ir-do-first-place = coloca tu tren en una ciudad
ir-do-move-left = mueve el tren · { $n ->
    [0] no queda movimiento
    [one] queda 1 punto
   *[other] quedan { $n } puntos
}
ir-do-build-left = dibuja vías · { $rest ->
    [0] no queda nada por gastar
    [one] queda { $left }
   *[other] quedan { $left }
}
ir-do-lock-phase = bloquea pedidos con lo que llevas
ir-do-lose = elige la carga que pierdes
ir-do-card = decide qué haces con la carta { $card }

ir-moves-of = { $n } de { $of }
ir-halved = A mitad de velocidad.
ir-toll-paid = Peaje de este turno pagado.
ir-wagons = Cargas del tren
ir-unlocked = sin bloquear
ir-empty-wagon = vagón vacío
ir-deliver-for = Entregar: { $money }
ir-leave = Dejar
ir-here = En { $city }
ir-lockable = Puedes bloquear
ir-load-for = Recoger { $good } para { $city } (carta { $card })
ir-load-free = Recoger { $good } sin bloquear
ir-lock-for = Bloquear { $good } para { $city } (carta { $card })
ir-board = Embarcar: { $ferry }
ir-exchange = Intercambiar pedidos
ir-exchange-note = En vez de mover y dibujar: tres cartas sin bloquear de la oferta se van al azar y llegan otras tres
ir-end-move = Terminar el movimiento
ir-end-turn = Terminar el turno
ir-borrow = Pedir prestados { $money } (devuelves { $owes })
ir-money-left = { $rest ->
    [0] no queda nada
    [one] queda { $left }
   *[other] quedan { $left }
}
ir-spent = Gastado { $spent } · { $n ->
    [one] 1 vía nueva
   *[other] { $n } vías nuevas
}
ir-majors-from = desde { $cities }
ir-help-build = Arrastra desde tu vía o una ciudad principal, o señala un destino. Arrastra la línea propuesta para doblarla.
ir-rubber = Borrar
ir-help-rubber = Señala una vía de este turno para borrarla, con lo que cuelga de ella.
ir-help-anchor = La línea empezará en el punto marcado. Señala un destino.
ir-ferries = Transbordadores:
ir-buy-ferry = { $ferry } · { $price }
ir-locomotive-now = { $name } · velocidad { $speed } · { $loads } cargas
ir-loco-facts = velocidad { $speed } · { $loads } cargas
ir-loco-title = { $name }: velocidad { $speed }, { $loads } cargas
ir-loco-freight = Mercancías
ir-loco-fast = Rápido
ir-loco-heavy = Pesado
ir-loco-super = Súper
ir-help-keep = Serán tus pedidos privados: nadie más puede bloquearlos. Señala un pedido para verlo en el mapa.
ir-keep = Quedarme con { $cards }
ir-keep-more = { $n ->
    [1] Elige una carta más
   *[other] Elige dos cartas
}
ir-keep-waiting = Ya has elegido. Falta tu rival.
ir-lose-locked = Perder { $good } ({ $city }, { $pay })
ir-lose-free = Perder { $good }
ir-keep-private = Conservar la carta { $card } como privada
ir-give-card = Pasar la carta { $card } a la oferta pública

## La carrera

ir-majors-joined = { $n } de { $of } ciudades principales conectadas
ir-majors-missing = conectarlas costaría { $price }
ir-cash-hidden = dinero en secreto
ir-cash-of = { $cash } de { $goal }
ir-loses-turns = { $n ->
    [one] pierde 1 turno
   *[other] pierde { $n } turnos
}
ir-debt = debe { $money }

## Frases para la pista

ir-say-move = Mover de { $from } a { $to }
ir-say-build = Dibujar de { $from } a { $to } ({ $n ->
    [one] 1 vía
   *[other] { $n } vías
})
ir-say-ferry = Construir el transbordador { $ferry }
ir-say-deliver = Entregar el pedido de la carta { $card }
ir-say-drop = Dejar { $good }
ir-say-upgrade = Mejorar la locomotora: { $name }

## El tablero en palabras

ir-players = Participantes
ir-cities = Ciudades
ir-train-none = sin colocar
ir-train-at-sea = en el mar, { $ferry }; saldrá en { $to }
ir-head-player = Participante
ir-head-cash = Dinero
ir-head-locomotive = Locomotora
ir-head-train = Tren
ir-head-loads = Cargas
ir-head-majors = Ciudades principales conectadas
ir-head-sections = Vías
ir-head-deliveries = Entregas
ir-head-city = Ciudad
ir-head-point = Punto
ir-head-tier = Tamaño
ir-head-good = Mercancía
ir-head-tracks = Vías que llegan
ir-tier-small = pequeña
ir-tier-medium = mediana
ir-tier-major = principal

## La pista cuenta en millones

hint-gain = (ganancia prevista: { $gain } M)

## Teclas

ir-key-walk = recorrer los puntos del mapa
ir-key-act = proponer, dibujar o mover
ir-key-bend = hacer pasar la línea por este punto
ir-key-other = otro camino
ir-key-rubber = borrar vías de este turno
ir-key-drop = soltar lo elegido
