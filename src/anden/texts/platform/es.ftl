# Textos de la plataforma que comparten el servidor, la página y la consola.

## Juegos: lo que un juego no dice de otro modo
game-round = turno

## Niveles de los bots
level-apprentice = Aprendiz
level-driver = Maquinista
level-stationmaster = Jefe de estación

## Asientos
seat-name = Asiento { $number }
seat-luck = El azar

## Anotaciones de la plataforma
entry-undo = deshace hasta la jugada { $to }
entry-redo = rehace lo deshecho
entry-ask_undo = pide deshacer hasta la jugada { $to }
entry-agree = acepta deshacer
entry-refuse = no acepta deshacer
entry-new_luck = A partir de aquí el azar sale de la semilla de esta mesa
entry-take_over = un bot juega en su lugar ({ $level })
entry-come_back = ha vuelto y juega de nuevo
entry-hidden = algo oculto

## Negativas: jugar
problem-game_over = La partida ha terminado.
problem-not_your_turn = No es tu turno.
problem-not_your_seat = Ese asiento no es tuyo.
problem-not_your_table = Eso solo puede hacerlo quien abrió la mesa.
problem-log_full = Esta partida está llena: no caben más de { $longest } entradas.
problem-stale = La partida ha seguido entretanto; así está ahora.
problem-not_started = La partida aún no ha empezado: falta alguien por sentarse.

## Negativas: deshacer
problem-undo_needs_consent = Por medio ha pasado el azar, se ha revelado algo o ha jugado otra persona: pide permiso para deshacer.
problem-nothing_to_undo = Ahí no hay nada que deshacer.
problem-undo_lands_on_luck = Puedes volver a una decisión, no a la mitad de un suceso de azar.
problem-undo_pending = Alguien ya ha pedido deshacer; antes hay que responderle.
problem-hands_limit = En esta partida ya se ha cambiado demasiado de manos ({ $most } veces): el asiento se queda como está.
problem-undo_limit = En esta partida ya se ha deshecho y rehecho demasiado ({ $most } veces): a partir de aquí solo se puede seguir adelante.
problem-nothing_to_redo = No hay nada que puedas rehacer.
problem-no_undo_asked = Nadie te ha pedido deshacer nada.

## Negativas: mesas y asientos
problem-seat_taken = Ese asiento está ocupado.
problem-no_seat_free = Todos los asientos están ocupados.
problem-unknown_game = Aquí no hay ningún juego con ese nombre.
problem-not_away = Quien ocupa ese asiento sigue ahí; no se puede ceder a un bot.
problem-no_hint = Ahora no hay pista: no te toca a ti.
problem-import_failed = Ahora mismo no se ha podido examinar el registro; vuelve a intentarlo.
problem-record_too_slow = Examinar este registro lleva demasiado tiempo (más de { $seconds } segundos), así que no se ha abierto.
problem-hint_failed = No ha salido ninguna pista; vuelve a intentarlo.
problem-not_over = La revancha llega cuando termine esta partida.
problem-bot_has_seat = Un bot juega por ti en ese asiento; recupéralo antes.
problem-bad_option = La opción «{ $option }» no existe o no admite ese valor.
problem-rules_missing = Esta partida usa la versión { $version } de las reglas, que aquí no está instalada. Sigue guardada: pide a quien lleva el servidor que actualice Andén.

## Negativas: peticiones
problem-malformed = No se ha entendido la petición: { $path } { $reason }
problem-too_many = Demasiadas peticiones seguidas. Vuelve a intentarlo dentro de { $retry_after ->
    [one] un segundo
   *[other] { $retry_after } segundos
}.
problem-too_slow = La petición ha tardado demasiado en llegar y no ha cambiado nada. Vuelve a intentarlo.
problem-busy = El servidor está lleno ahora mismo. Vuelve a intentarlo en un momento.
problem-too_many_tables = Tienes demasiadas mesas abiertas. Termina o deja alguna antes.
problem-too_large = Lo que has enviado es demasiado grande y no se ha leído. Comprueba que el archivo es el registro de una sola partida.
problem-not_found = No hay nada en esta dirección.
problem-not_allowed = Esta dirección no admite esa operación. Vuelve a cargar la página y reinténtalo.
problem-refused = El servidor no ha aceptado la petición y nada ha cambiado. Vuelve a cargar la página y reinténtalo.
problem-key_reused = Esa petición ya se usó para otra cosa.
problem-conflict = Alguien se te ha adelantado; mira otra vez y decide de nuevo.
problem-storage_failed = No se ha podido guardar la partida, así que la jugada no se ha hecho. Vuelve a intentarlo en un momento.
problem-internal = Algo ha fallado por nuestra parte. No ha cambiado nada.
problem-forbidden_origin = La petición venía de otra página y no se ha aceptado.

## Negativas: registros de partidas
problem-bad_record = No se puede leer el registro. { $where }: pone { $found } y se esperaba { $expected }.
problem-bad_record_action = No se puede reproducir el registro. { $where }: { $found } no es posible ahí.
problem-partial_record = Este registro solo muestra lo que una persona podía saber, así que no se puede reproducir. Expórtalo de nuevo cuando la partida termine.

## Clasificación
standing-round = Después del turno { $round }
standing-end = Al final
standing-now = Después de la anotación { $entry }, turno { $round }
