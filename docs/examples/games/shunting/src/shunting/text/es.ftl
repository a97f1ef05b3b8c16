game-name = Maniobras
game-pitch = Tres apartaderos, y el último vagón vale más.

phase-arrival = Llegan vagones
phase-take = Toma uno, dos o tres vagones de un apartadero
phase-end_turn = Termina el turno
phase-over = Los apartaderos están vacíos

event-arrived = Llegan vagones a los apartaderos: { $wagons }.
event-taken = { $player } toma { $count ->
    [one] un vagón
   *[other] { $count } vagones
} del apartadero { $siding }.
event-emptied = { $player } vacía el apartadero { $siding }: { $points } puntos más.
event-ended = { $player } ha terminado.

problem-players = Maniobras es para dos, tres o cuatro jugadores, no para { $players }.
problem-map = No hay ningún mapa { $map }.
problem-option = No hay ninguna opción { $option }.
problem-arrival = Los vagones no pueden llegar así.
problem-not_now = Ahora no se puede hacer eso.
problem-no_siding = No hay apartadero { $siding }.
problem-count = Se toman uno, dos o tres vagones, no { $count }.
problem-empty = El apartadero { $siding } está vacío.
problem-too_few = En el apartadero { $siding } { $wagons ->
    [one] solo hay un vagón
   *[other] solo hay { $wagons } vagones
}.

score-wagons = Vagones tomados
score-emptied = Apartaderos vaciados
