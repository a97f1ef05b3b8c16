### Texts of Andén's web pages. Those of the platform (names of games, levels, refusals) are in src/anden/texts/platform.

## Everywhere

title-home = Andén · railway games
title-about = About Andén
title-missing = Nothing here · Andén
title-new = New { $game } table · Andén
title-rules = { $game } rules · Andén
title-your-turn = ● Your turn · { $title }
skip-to-main = Skip to content
skip-to-turn = Skip to your turn
home = Andén, home page
site-nav = Pages
about = About
rules = Rules
language = Language
theme-to-night = Switch to night train
theme-to-paper = Switch to paper
sound-on = Turn sound on
sound-off = Turn sound off
close = Close
cancel = Cancel
save = Save
reload = Reload
try-again = Try again
trying-again-in = The server needs a moment. Trying again by itself in { $n } seconds.
loading = One moment…
page-failed = This page could not be loaded.
missing-title = This track leads nowhere
missing-text = There is nothing here with that name.
missing-home = Back to the platform
copy = Copy
copied = Copied

## Errors of the connection

problem-offline = The server cannot be reached. Check that it is running and that you are connected, then try again: nothing is lost.
problem-server_error = The server gave an unexpected answer ({ $status }). Wait a moment and try again.
problem-unknown = That could not be done (“{ $key }”). Reload the page and try again.

## Who I am

traveller = Travelling as
name-change = Change your name
nameless = no name yet
name-title = Your name
name-label = Your name
name-note = This is the name others see at the table. You don’t need an account: this browser remembers you.

## Home page

tagline = Five railway games. Hop on and play.
departures = Departures
col-time = Time
col-game = Game
col-with = With
col-state = Status
time-now = Now
round-short = { $word } { $round }
state-over = Finished
state-open = Waiting
state-yours = Your turn
state-waiting = Under way
state-boarding = Board now
quick-driver = against the Driver
quick-solo = solo
n-bots = { $n ->
    [one] a bot
   *[other] { $n } bots
}
n-open = { $n ->
    [one] an open seat
   *[other] { $n } open seats
}
more-tables = { $n ->
    [one] One more table
   *[other] { $n } more tables
}
fewer-tables = Show fewer
games-title = The games
play-bots = Play
solo = Solo
set-up = Set up a table
players-range = { $most ->
    [1] 1 player
   *[other] { $range } players
}
counters = Ticket office
join-title = Join a table
join-label = Paste the link or the code you were given
join-go = Enter
join-wrong = That does not look like a link to a table. It should end in “/t/” and a code, or be just the code.
import-title = Import a game
import-label = Paste the record of a game, or choose its file
import-file = Choose file
import-go = Open the game
import-line = Line { $line }:
import-unreadable = This cannot be read as an Andén record.
import-impossible = The game cannot be replayed: this move is not possible there.
import-expected = Expected:
foot = The texts, drawings and program are our own. The games belong to their authors and publishers, with whom Andén has no connection.

## Setting up a table

new-eyebrow = New table
new-table = New table
rules-of = { $game } rules
how-many = How many players?
which-map = Map
who-sits = Who sits where?
who-solo = Solo
seat-n = Seat { $n }
seat-me = Me
seat-me-named = Me ({ $name })
seat-me-note = You play
seat-hotseat = Somebody on this screen
seat-open = Open seat
seat-open-note = For whoever has the link
seat-as-bot = Bot: { $level }
level-apprentice-note = Still learning the trade: plays fast and makes mistakes
level-driver-note = Knows the line and plays sensibly
level-stationmaster-note = Thinks every move through
hotseat-name = Name for seat { $n }
player-n = Player { $n }
open-note = The game starts when the last seat is taken. Once the table is set up, you get a link to send.
options = Options
picked-of = { $n } of { $max }
pick-between = { $min ->
    [0] Pick at most { $max }.
   *[other] { $max ->
        [0] Pick at least { $min }.
       *[other] Pick { $min } from the list.
    }
}
stars-won = { $n } of { $all } stars
stars-of = { $n } of { $of } stars
undo-policy = Undo
undo-normal = Free during your turn; further back if the others agree
undo-free = Always free
depart = All aboard!

## Table

board = Board
board-in-words = The board in words
board-failed = The board could not be drawn.
table-missing = There is no such table
table-missing-text = The link may be incomplete. Ask for it again.
table-failed = The table could not be opened
table-menu = More about this table
connection-lost = The connection was lost. Reconnecting… Your game is safe.
watching = You are watching
round-of = { $rounds ->
    [0] Round { $round }
   *[other] Round { $round } of { $rounds }
}
share = Share
share-join = Anybody with this link can take an open seat, or watch.
share-watch = Anybody with this link can watch the game.
share-code = Table code:
invite-link = Table link
record = Record
record-text = The whole game as text that you can read, compare and open here again.
export-text = Save as text
export-json = Save as JSON
leave = Leave the table
leave-sure = Give up your seat?
leave-sure-playing = If you leave, a bot will play for you. Leave?
your-turn-panel = Turn and log
panels = Panels
tab-turn = Turn
tab-log = Log

## Decision

you = You
your-turn = your turn
their-turn = to play
bot-thinking = { $n ->
    [one] is thinking…
   *[other] are thinking…
}
seconds = { $n } s
sending = Sending…
now-playing = Now: { $name }
looking-back = An earlier position
waiting-for-players = { $n ->
    [one] Waiting for one more player
   *[other] Waiting for { $n } more players
}
game-over = The game is over
controls = Always at hand
undo = Undo
undo-ask = Ask to undo
redo = Redo
hint = Hint
see-rule = See the rule
hint-title = The Stationmaster would:
hint-gain = (expected gain: { $gain })
hint-thinking = The Stationmaster is looking at your position…
hint-play = Do it
hint-dismiss = Dismiss
undo-request = Undo request
undo-asks = { $n ->
    [one] { $player } asks to undo the last move.
   *[other] { $player } asks to undo the last { $n } moves.
}
undo-waiting = Waiting for an answer from: { $players }.
agree = Agree
refuse = Refuse
lobby-undo-free = At this table anybody may undo at any time, without asking.
lobby-invite = Send this link to whoever is playing with you. You start as soon as the last seat is taken.
take-seat = Take seat { $n }

## Players

players = Players
seat-empty = Open seat
tag-bot = bot
tag-stand-in = bot playing
tag-open = waiting
tag-you = you
tag-away = away
present = At the table
absent = Not at the table
to-act = to play
score-of = { $name }: { $points ->
    [1] 1 point
   *[other] { $points } points
}. Show details
score-lines = Score details
total = Total
seat-menu = { $name }’s seat
hand-to = Hand over to a bot: { $level }
hand-to-some = Hand over to a bot
stand-in-plays = A bot ({ $level }) plays for you.
stand-in-plays-for = A bot ({ $level }) plays for { $player }.
reclaim = Take my seat back

## Log and replay

log = Log
log-empty = Nothing has happened yet.
log-hidden = { $player } does something in secret.
log-undo = { $player } undoes back to move { $to }.
log-redo = { $player } redoes what was undone.
log-ask-undo = { $player } asks to undo back to move { $to }.
log-agree-undo = { $player } agrees to the undo.
log-refuse-undo = { $player } does not agree to the undo.
log-away-undo = { $player } is away: nothing is undone.
log-take-over = A bot ({ $level }) plays for { $player } from now on.
log-come-back = { $player } is back and plays on.
stand-in = { $level } for { $player }
taken-back = undone
jump-to = Show position { $n }
undo-to-here = Undo back to here (including move { $n })
replay = Replay
replay-first = To the start
replay-back = One move back
replay-forward = One move forward
replay-last = To the present
replay-play = Play
replay-pause = Pause
replay-slider = Position
position-of = { $n } of { $all }
back-to-now = Back to the present
since-last-turn = Since your last turn
recap-skip = Skip
recap-done = Play on

## End

result = Result
show-result = Show the result
undo-new-table = You play on at a new table; the finished game stays as it is.
end-solo = { $points ->
    [one] One point
   *[other] { $points } points
}
end-tie = Tie: { $players }
end-you-won = You win!
end-won = { $player } wins
rematch = Another game
rematch-join = Go to the next game
look-at-board = Look at the board
luck-proof = Luck, verified
luck-proof-text = Before the game started, the fingerprint of a secret seed was published. Now the seed is revealed: save the record and check with “anden verify” that all the luck came from it.
commitment = Fingerprint
seed = Seed

## Help

help = Help
help-lead = Everything can be done with the keyboard: Tab moves through the page and the arrow keys move around the board.
help-table = At the table
help-board = On the board
help-back = One move back in the replay
help-forward = One move forward in the replay
help-escape = Close, dismiss or go back to the present

## A game with earlier rules

old-rules = This game keeps the rules it started with, from before { $day } (version { $version }).
old-rules-short = Rules from before { $day }
old-rules-what = What has changed
old-rules-title = Earlier rules
old-rules-lead = A game keeps its rules to the end. New tables are played like this:
old-rules-guide = This guide gives the rules of new tables. This game started earlier; this is what is different:

## Rules guide

rules-eyebrow = Rules
rules-lead = The rules in our own words. The line under each heading shows where to find it in the rulebook.
rules-own-page = Open the guide on its own page
guide-search = Search the rules
guide-contents = Contents
guide-found = { $n ->
    [one] One section
   *[other] { $n } sections
}
guide-nothing = No section contains all those words.
guide-failed = The guide could not be loaded.
rulebook = Rulebook: { $where }

## About

about-title = A platform for five railway games
about-1-title = Play
about-1 = Andén plays each game by its full rules. Play alone, with others on the same screen or far away, and against bots of three levels. There is no sign-up: this browser remembers who you are and where you sit.
about-2-title = No cheating
about-2 = What is hidden never leaves the server, not even for the bots, which see no more than you do. All luck comes from a secret seed: its fingerprint is published before the start, and the seed itself at the end.
about-3-title = Nothing is lost
about-3 = Every move is saved before it is confirmed. Every position has its own link, and every game can be saved as text and opened again.
about-4-title = Who owns what
about-4 = The program, texts and drawings are our own and are published under the MIT licence. The games and their names belong to their authors and publishers, with whom Andén has no connection. If you like them, buy them.
about-api = For programs: the HTTP interface

# Maps
map-tools = Map view
map-zoom-in = Zoom in
map-zoom-out = Zoom out
map-zoom-fit = Show it all
