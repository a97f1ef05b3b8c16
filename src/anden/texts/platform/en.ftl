# Texts of the platform that server, client and command line share.

## Games: what a game does not say otherwise
game-round = turn

## Levels of bots
level-apprentice = Apprentice
level-driver = Driver
level-stationmaster = Stationmaster

## Seats
seat-name = Seat { $number }
seat-luck = Luck

## Log entries of the platform
entry-undo = undoes back to move { $to }
entry-redo = redoes what was undone
entry-ask_undo = asks to undo back to move { $to }
entry-agree = agrees to the undo
entry-refuse = does not agree to the undo
entry-new_luck = From here on, luck comes from this table’s own seed
entry-take_over = a bot plays in their place ({ $level })
entry-come_back = is back and plays again
entry-hidden = something hidden

## Refusals: playing
problem-game_over = The game is over.
problem-not_your_turn = It is not your turn.
problem-not_your_seat = That seat is not yours.
problem-not_your_table = Only the person who opened this table can do that.
problem-log_full = This game is full: it can have { $longest } entries and no more.
problem-stale = The game has moved on in the meantime; this is how it stands now.
problem-not_started = The game has not started yet: a seat is still open.

## Refusals: undo
problem-undo_needs_consent = Luck, a reveal or another player’s move has come in between: ask the others before you undo.
problem-nothing_to_undo = There is nothing to undo there.
problem-undo_lands_on_luck = You can go back to a decision, not into the middle of a random event.
problem-undo_pending = Somebody has already asked for an undo; answer that first.
problem-hands_limit = Who plays this seat has changed too often in this game ({ $most } times): it stays as it is.
problem-undo_limit = Too much has been undone and redone in this game ({ $most } times): from here on it can only go forward.
problem-nothing_to_redo = There is nothing you can redo.
problem-no_undo_asked = Nobody has asked you for an undo.

## Refusals: tables and seats
problem-seat_taken = That seat is taken.
problem-no_seat_free = All seats are taken.
problem-unknown_game = There is no such game here.
problem-not_away = The person in that seat is still here; it cannot be handed to a bot.
problem-no_hint = No hint now: it is not your turn.
problem-import_failed = The record could not be examined just now; try again.
problem-record_too_slow = This record takes too long to examine (more than { $seconds } seconds), so it was not opened.
problem-hint_failed = The hint did not arrive; try again.
problem-not_over = You can ask for a rematch once this game is over.
problem-bot_has_seat = A bot is playing for you in that seat; take the seat back first.
problem-bad_option = The option “{ $option }” does not exist or does not accept that value.
problem-rules_missing = This game uses version { $version } of the rules, which is not installed here. It is safely stored: ask whoever runs the server to update Andén.

## Refusals: requests
problem-malformed = The request was not understood: { $path } { $reason }
problem-too_many = Too many requests at once. Try again in { $retry_after ->
    [one] one second
   *[other] { $retry_after } seconds
}.
problem-too_slow = The request took too long to arrive, and nothing has changed. Try again.
problem-busy = The server is full just now. Try again in a moment.
problem-too_many_tables = You have too many tables open. Finish or leave one first.
problem-too_large = What you sent is too large and has not been read. Check that the file is the record of one game.
problem-not_found = There is nothing at this address.
problem-not_allowed = This address does not allow that. Reload the page and try again.
problem-refused = The server did not accept the request, and nothing has changed. Reload the page and try again.
problem-key_reused = That request has already been used for something else.
problem-conflict = Somebody else was faster; have another look and decide again.
problem-storage_failed = The game could not be saved, so the move was not made. Try again in a moment.
problem-internal = Something went wrong on our side. Nothing has changed.
problem-forbidden_origin = The request came from another page and was not accepted.

## Refusals: records
problem-bad_record = The record cannot be read. { $where }: found { $found }, expected { $expected }.
problem-bad_record_action = The record cannot be replayed. { $where }: { $found } is not possible there.
problem-partial_record = This record shows only what one person could know, so it cannot be replayed. Export it again once the game is over.

## Standings
standing-round = After turn { $round }
standing-end = At the end
standing-now = After entry { $entry }, turn { $round }
