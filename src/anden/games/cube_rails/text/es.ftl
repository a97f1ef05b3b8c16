### Age of Steam y Raíles: lo que las dos cajas dicen igual. Lo demás está en los textos de cada juego, con las palabras de su reglamento.
### Los mensajes reciben los argumentos de su clave y, si hay asiento, `player` (un nombre) o `players` (varios).

## Fases

phase-auction = Subasta del orden de turno
phase-over = Final de la partida

## Jugadas y acciones

action-bid = { $player } puja.
action-urbanize = { $player } pone una Nueva Ciudad.
action-first_move = Primer Movimiento
action-engineer = Ingeniero
action-locomotive = Locomotora
action-turn_order = Orden de Turno

## Registro

event-turn = Empieza el turno { $turn } de { $turns }.
event-bid = { $player } puja { $amount } $.
event-win_auction = { $player } gana la subasta y { $paid ->
    [0] no paga nada
   *[other] paga { $paid } $
}.
event-last_player = Solo queda { $player }: la partida termina.

## Puntuación

score-income-head = Ingresos

## Negativas

problem-setup_value = La opción «{ $option }» no admite ese valor.
problem-not_your_turn = No es tu turno.
problem-bid_too_low = Pujar { $amount } $ no basta: ahora hay que pujar { $lowest } $ o más.
problem-no_such_turn = La orientación { $turn } no existe: van de la 0 a la 5.
problem-off_board = Por el lado { compass-name } de { $hex } la vía se saldría del tablero.
problem-hex_not_by_city = Ahora mismo no tienes vías que continuar y ningún lado libre de { $hex } da a una ciudad: empieza junto a una.
problem-hex_out_of_reach = A { $hex } no llega nada tuyo: una vía nueva sale de una ciudad o continúa una tuya. Construye hacia allí desde donde ya estés.
problem-not_connected = Esa vía de { $hex } no sale de una ciudad ni continúa ninguna vía tuya.
problem-redirect_town = En { $hex } hay un pueblo, y sus vías no se redirigen; solo se le pueden añadir salidas.
problem-not_a_town = { place-name } no es un pueblo: las Nuevas Ciudades solo se ponen en pueblos.
problem-city_already = { place-name } ya es una Nueva Ciudad.
problem-unknown_place = En este mapa no hay ningún lugar «{ $place }».

## Nombres

map-name = { NAME($map, kind: "map") }
place-name = { NAME($place, kind: "place") }
good-name = { NAME($good, kind: "good") }
color-name = { NAME($color, kind: "color") }
action-name = { NAME($action, kind: "action") }
compass-name = { $compass ->
    [N] norte
    [NE] noreste
    [E] este
    [SE] sureste
    [S] sur
    [SW] suroeste
    [W] oeste
    [NW] noroeste
   *[other] { $compass }
}
good-red = rojo
good-blue = azul
good-yellow = amarillo
color-red = rojo
color-blue = azul
color-yellow = amarillo
