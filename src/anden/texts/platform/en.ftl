# Texts of the platform that server, client and command line share.

## Games
game-age_of_steam = Age of Steam
game-railes = Raíles
game-russian_railroads = Russian Railroads
game-italian_rails = Italian Rails
game-railroad_tiles = Railroad Tiles

## Levels of bots
level-apprentice = Apprentice
level-driver = Driver
level-stationmaster = Stationmaster

## Seats
seat-name = Seat { $number }
seat-luck = Luck
seat-bot = { $name } (bot)

## Log entries of the platform
entry-undo = takes back to move { $to }
entry-redo = plays again what was taken back
entry-ask_undo = asks to take back to move { $to }
entry-agree = agrees to take back
entry-refuse = does not agree to take back
entry-new_luck = From here on luck comes from this table's own seed
entry-hidden = something hidden

## Refusals: playing
problem-game_over = The game is over.
problem-not_your_turn = It is not your turn.
problem-not_your_seat = That seat is not yours.
problem-not_your_table = Only who opened this table may do that.
problem-stale = The game went on meanwhile; this is how it stands now.
problem-not_started = The game has not begun yet: a seat is still open.
problem-already_started = The game has already begun.

## Refusals: taking back
problem-undo_needs_consent = Luck, a reveal or another player came in between: ask the others whether you may take it back.
problem-nothing_to_undo = There is nothing there to take back.
problem-undo_lands_on_luck = You can go back to a decision, not into the middle of luck.
problem-undo_pending = Somebody has already asked to take back; that has to be answered first.
problem-nothing_to_redo = There is nothing you could play again.
problem-no_undo_asked = Nobody asks you to take anything back.

## Refusals: tables and seats
problem-seat_taken = That seat is taken.
problem-no_seat_free = All seats are taken.
problem-unknown_game = There is no such game here.
problem-not_ready = This game is not here yet; it is coming.
problem-unknown_level = There is no bot of that level.
problem-not_away = Its owner is still there; the seat cannot be handed to a bot.
problem-no_hint = There is no hint now: it is not your move.
problem-hint_failed = No hint came up; try again.
problem-not_over = The rematch comes when this game is over.
problem-bot_has_seat = A bot plays for you in that seat; take it back first.
problem-bad_option = The option “{ $option }” does not exist or does not take that value.
problem-rules_missing = This game began under another version of the rules ({ $version }) that is no longer here.

## Refusals: requests
problem-malformed = The request was not understood: { $path } { $reason }
problem-too_many = That was too much at once. Try again in { $retry_after ->
    [one] one second
   *[other] { $retry_after } seconds
}.
problem-too_many_tables = You have too many tables open. Finish or leave one first.
problem-too_large = That is too large.
problem-not_found = There is nothing at this address.
problem-not_allowed = That cannot be done here.
problem-refused = That was refused.
problem-key_reused = That request has already been used for something else.
problem-conflict = Somebody else was faster; look again and decide anew.
problem-storage_failed = The game could not be saved, so the move was not made. Try again in a moment.
problem-internal = Something went wrong on our side. Nothing was changed.
problem-forbidden_origin = The request came from another page and was not accepted.

## Refusals: records
problem-bad_record = The record cannot be read. { $where }: found { $found }, expected { $expected }.
problem-bad_record_action = The record cannot be played on. { $where }: { $found } is not possible there.
problem-partial_record = This record shows only what one person could know, so it cannot be played through. Export it again when the game is over.

## Standings
standing-round = After round { $round }
standing-end = At the end
standing-now = After entry { $entry }, round { $round }
