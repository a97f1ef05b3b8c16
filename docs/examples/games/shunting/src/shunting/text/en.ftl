game-name = Shunting
game-pitch = Three sidings, and the last wagon counts double.

phase-arrival = Wagons arrive
phase-take = Take one, two or three wagons from a siding
phase-end_turn = End the turn
phase-over = The sidings are empty

event-arrived = Wagons arrive on the sidings: { $wagons }.
event-taken = { $player } takes { $count ->
    [one] one wagon
   *[other] { $count } wagons
} from siding { $siding }.
event-emptied = { $player } empties siding { $siding }: { $points } points more.
event-ended = { $player } is done.

problem-players = Shunting is for two to four players, not for { $players }.
problem-map = There is no map { $map }.
problem-option = There is no option { $option }.
problem-arrival = Wagons cannot arrive like this.
problem-not_now = This cannot be done now.
problem-no_siding = There is no siding { $siding }.
problem-count = You take one, two or three wagons, not { $count }.
problem-empty = Siding { $siding } is empty.
problem-too_few = There { $wagons ->
    [one] is only one wagon
   *[other] are only { $wagons } wagons
} on siding { $siding }.

score-wagons = Wagons taken
score-emptied = Sidings emptied
