### Texts of Andén's web pages. Those of the platform (names of games, levels, refusals) are in src/anden/texts/platform.

## Everywhere

title-home = Andén · railway games
title-about = About Andén
title-missing = Nothing here · Andén
title-new = New table of { $game } · Andén
title-rules = Rules of { $game } · Andén
title-your-turn = ● Your turn · { $title }
skip-to-main = Skip to the content
skip-to-turn = Skip to your turn
home = Andén, home page
site-nav = Pages
about = About
rules = Rules
language = Language
theme-to-night = Change to night train
theme-to-paper = Change to paper
sound-on = Turn sound on
sound-off = Turn sound off
close = Close
cancel = Cancel
save = Save
reload = Load again
try-again = Try again
loading = One moment…
page-failed = This page could not be loaded.
missing-title = This track leads nowhere
missing-text = There is nothing here by that name.
missing-home = Back to the platform
copy = Copy
copied = Copied

## Errors of the connection

problem-offline = The server cannot be reached. Check that it is running and that you are connected, then try again: nothing is lost.
problem-server_error = The server gave an answer that makes no sense ({ $status }). Wait a moment and try again.
problem-unknown = That could not be done (“{ $key }”). Load the page again and try once more.

## Who I am

traveller = Travelling as
name-change = Change the name
nameless = no name yet
name-title = Your name
name-label = What are you called
name-note = This is how others see you at the table. No account is needed: this browser remembers you.

## Home page

tagline = Five railway games. Hop on and play.
departures = Departures
col-time = Time
col-game = Game
col-with = With
col-state = Status
time-now = Now
round-short = round { $round }
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
coming = On its way
coming-long = This game has not reached the station yet.
pitch-railroad_tiles = Roads and rails that join, tile by tile.
pitch-age_of_steam = Debt, auctions and smoke: railroading without mercy.
pitch-railes = Build the network that moves industry.
pitch-russian_railroads = Three lines, one winter, a thousand workers.
pitch-italian_rails = Draw your own Italy in crayon.
play-bots = Play
solo = Solo
set-up = Set up a table
players-range = { $most ->
    [1] 1 player
   *[other] { $range } players
}
counters = Counters
join-title = Join a table
join-label = Paste the link or the code you were given
join-go = Enter
join-wrong = That does not look like the link of a table. It should end in “/t/” and a code, or be the code alone.
import-title = Bring in a game
import-label = Paste the record of a game, or choose its file
import-file = Choose file
import-go = Open the game
import-line = Line { $line }:
import-unreadable = This cannot be read as a record of Andén.
import-impossible = The game cannot go on like this; this move is not possible there.
import-expected = Expected:
foot = Texts, drawings and program are our own. The games belong to their authors and publishers; Andén is not connected with them.

## Setting up a table

new-eyebrow = New table
new-table = New table
rules-of = Rules of { $game }
how-many = How many players?
which-map = Map
who-sits = Who sits down?
who-solo = Solo
seat-n = Seat { $n }
seat-me = Me
seat-me-named = Me ({ $name })
seat-me-note = You play
seat-hotseat = Someone at this screen
seat-open = Open seat
seat-open-note = For whoever has the link
seat-as-bot = Bot: { $level }
level-apprentice-note = Learning the trade: plays fast and errs
level-driver-note = Knows the line and plays with sense
level-stationmaster-note = Thinks every move through
hotseat-name = Name of seat { $n }
player-n = Player { $n }
open-note = The game begins when the last seat is taken. Once the table is made you get a link to send.
options = Options
picked-of = { $n } of { $max }
pick-between = { $min ->
    [0] Pick { $max } at most.
   *[other] { $max ->
        [0] Pick at least { $min }.
       *[other] Pick { $min } from the list.
    }
}
stars-won = { $n } of { $all } stars
stars-of = { $n } of { $of } stars
undo-policy = Undo
undo-normal = Free inside your turn; further back if the others agree
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
share-join = With this link anybody can take an open seat, or watch.
share-watch = With this link anybody can watch the game.
share-code = Code of the table:
invite-link = Link of the table
record = Record
record-text = The whole game as text to read, to compare and to open here again.
export-text = Save as text
export-json = Save as JSON
leave = Leave the table
leave-sure = Leave your seat open?
leave-sure-playing = If you leave, a bot will play for you. Leave?
your-turn-panel = Turn and log
panels = Panels
tab-turn = Turn
tab-log = Log

## Decision

you = You
your-turn = your turn
their-turn = to play
bot-thinking = is thinking…
seconds = { $n } s
sending = Sending…
now-playing = Now: { $name }
looking-back = A past position
waiting-for-players = { $n ->
    [one] One person is missing to begin
   *[other] { $n } people are missing to begin
}
game-over = The game is over
controls = Always at hand
undo = Undo
undo-ask = Ask to undo
redo = Redo
hint = Hint
see-rule = See the rule
hint-title = The Stationmaster would:
hint-gain = ({ $gain } points expected)
hint-thinking = The Stationmaster is looking at your position…
hint-play = Do it
hint-dismiss = Dismiss
undo-request = Request to undo
undo-asks = { $n ->
    [one] { $player } asks to undo the last move.
   *[other] { $player } asks to undo the last { $n } moves.
}
undo-waiting = Still to answer: { $players }.
agree = Agree
refuse = Refuse
lobby-invite = Send this link to whoever will play with you. You begin as soon as the last seat is taken.
take-seat = Take seat { $n }

## Players

players = Players
seat-empty = Open seat
tag-bot = bot
tag-stand-in = a bot plays
tag-open = waiting
tag-you = you
tag-away = away
present = At the table
absent = Not at the table
to-act = to act
score-of = { $name }: { $points ->
    [1] 1 point
   *[other] { $points } points
}. Show the lines
score-lines = Lines of the score
total = Total
seat-menu = Seat of { $name }
hand-to = Let a bot go on: { $level }
reclaim = Take back

## Log and replay

log = Log
log-empty = Nothing has happened yet.
log-hidden = { $player } does something in secret.
log-undo = { $player } undoes to move { $to }.
log-redo = { $player } redoes what was undone.
log-ask-undo = { $player } asks to undo to move { $to }.
log-agree-undo = { $player } agrees to undo.
log-refuse-undo = { $player } does not agree to undo.
taken-back = undone
jump-to = Show position { $n }
undo-to-here = Undo to here (move { $n } included)
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
end-solo = { $points ->
    [one] One point
   *[other] { $points } points
}
end-tie = Tie: { $players }
end-you-won = You have won!
end-won = { $player } wins
rematch = Another game
rematch-join = Go to the next game
look-at-board = Look at the board
luck-proof = Luck, verified
luck-proof-text = Before the start the fingerprint of a secret seed was published. Now the seed is shown: save the record and check with “anden verify” that all luck came from it.
commitment = Fingerprint
seed = Seed

## Help

help = Help
help-lead = Everything can be done by keyboard: Tab walks the page and the arrows walk the board.
help-table = At the table
help-board = On the board
help-back = One move back in the replay
help-forward = One move forward in the replay
help-escape = Close, dismiss or go back to the present

## A game with earlier rules

old-rules = This game goes on under the rules it began with, those from before { $day } (version { $version }).
old-rules-what = What has changed
old-rules-title = Earlier rules
old-rules-lead = A game keeps its rules to the end. New tables differ in this:
old-rules-guide = This guide tells the rules of new tables. This game began earlier; here is what is different:

## Rules guide

rules-eyebrow = Rules
rules-lead = The rules in our own words. Under each heading stands where the rulebook says it.
rules-own-page = Open the guide on its own page
guide-search = Search the rules
guide-contents = Contents
guide-found = { $n ->
    [one] One section
   *[other] { $n } sections
}
guide-nothing = No section has all those words.
guide-failed = The guide could not be loaded.
rulebook = Rulebook: { $where }

## About

about-title = A platform for five railway games
about-1-title = Play
about-1 = Andén keeps the full rules of each game. Play alone, with others at the same screen or far away, and against bots of three levels. There is no sign-up: this browser remembers who you are and where you sit.
about-2-title = No cheating
about-2 = What is hidden never leaves the server, not even for the bots, who see what you see. Luck comes from a secret seed whose fingerprint is published before the start and which is shown at the end.
about-3-title = Nothing is lost
about-3 = Every move is saved before it is confirmed. Every position has its address, and every game can be saved as text and opened again.
about-4-title = Whose it is
about-4 = Program, texts and drawings are our own and published under the MIT licence. The games and their names belong to their authors and publishers, with whom Andén is not connected. If you like them, buy them.
about-api = For programs: the HTTP interface

# Maps
map-tools = Map view
map-zoom-in = Zoom in
map-zoom-out = Zoom out
map-zoom-fit = See all of it
