# What the client says around the games: headings, buttons, explanations.

## The house

site = Petteia
tagline = Board games about ancient Greece, with friends and with opponents worth playing.
rules = Rules
rulings = Rulings
rule = Rule { $rule }
language = Language
theme = Colours: { $now }. Change to { $next }.
theme-auto = like the system
theme-light = light
theme-dark = dark
try-again = Try again
cancel = Cancel
close = Close
copy = Copy
copied = Copied
to-start = To the start page
to-table = To the table
arriving = The table is being set…
reconnecting = Connection lost. Reconnecting…
crowded = Too much is open here at once. Close other tabs; this one tries again by itself.
in-english = The rules are written in English.
not-found-title = Nothing stands here
not-found = This address leads nowhere.
table-private = This table is private. Ask its players for the invitation link.
invitation-old = This invitation no longer works. Ask for a new one.

## The start page

game-attika = Attika
game-attika-about = Build your city-state on shared land. Place all thirty buildings, or join two temples.
game-olympos = Olympos
game-olympos-about = Lead your settlers through Greece, win discoveries and wonders, and mind the gods: whoever is last in time moves next.
game-polis = Polis
game-polis-about = Raise a city card by card: draft and bid, develop and protect, trade and make war, and let history speak of you.
level-novice = Novice
level-citizen = Citizen
level-strategos = Strategos
level-oracle = Oracle
level-random = Random
level-greedy = Greedy
level-search = Search
bot-novice = Novice: knows the rules, and often moves on a whim
bot-citizen = Citizen: takes what looks best at the moment
bot-strategos = Strategos: thinks a few moves ahead
bot-oracle = Oracle: thinks long and far ahead
bot-random = plays at random
bot-greedy = plays the best move at hand
bot-search = thinks ahead
opponents = Opponents
strength = Their strength
play-now = Play now
set-up-table = Set up a table for friends
my-tables = My tables
no-my-tables = You sit at no table yet.
open-tables = Open tables
no-open-tables = No table waits for players just now. Set one up, and it appears here for others.
you = you
your-turn = Your turn
seats-open =
    { $count ->
        [0] ready to start
        [one] 1 seat open
       *[other] { $count } seats open
    }
practice = Practice
status-open = Waiting
status-playing = In play
status-over = Finished
status-abandoned = Abandoned
status-readonly = To look at only
my-name = You play as
account = Account
account-why = Play on other devices too
account-claim = Make an account
account-claim-about = Your name and your tables stay yours; only a login and a password are added.
account-login = Log in
account-login-about = You come back to the tables of your account.
login = Login
login-shape = 3 to 24 letters a to z, digits, dots, dashes and underscores
password = Password (8 characters or more)
logged-in = Logged in as { $login }.
log-out = Log out
account-more = Sessions, password, and deleting the account
guest-more = What is known of you, and deleting it
shown-out = You have been logged out here: from another device, or because the password was changed.

## A new table

new-table = A new table of { $game }
seats = Seats
how-many-seats = How many?
seat = Seat { $number }
seat-me = I sit here
seat-friend = Open, for a friend
who-may-come = Who may come, and what is allowed
private = By invitation only.
private-about = The table is not listed; whoever has its link can sit down or watch.
kept-days = If nobody opens this game for { $days } days, this server closes it.
options = Rules played
options-about = Where the printed rules can be read in more than one way, you may choose. The first reading is ours.
options-usual = Our usual reading of all rules.
seed = Seed
seed-about = Leave this empty for a fair game. A table with a chosen seed deals the same cards every time and is marked as practice.
set-up = Set up the table

## Before the game

table-of = A table of { $game }
invited = You are invited to play { $game }
private-short = By invitation
seat-open = open
sit = Sit here
stand = Stand up
open-seat = Open the seat
send-away = Free the seat
give-to-bot = Give to a bot
start = Start the game
waiting-for-players =
    { $count ->
        [one] 1 seat is still open.
       *[other] { $count } seats are still open.
    }
seat-lost = You no longer have a seat at this table.
waiting-for-host = All seats are taken. The host starts the game.
ready = All seats are taken. You can start.
invite = Invite friends
invite-about = Whoever opens this link can take a seat at once, without an account.
invite-link = Invitation link
new-invite = Make a new link; the old one stops working
reconstructed = What we had to reconstruct

## At the table

their-turn = Their turn
next-turn = next
standing = How everybody stands
has-resigned = resigned
sources = Where the points come from
bot-sits-in = a bot sits in
online = online
offline = away
place = { $place }.
watching =
    { $count ->
        [one] 1 watching
       *[other] { $count } watching
    }
menu = Table menu
actions = Actions
your-part = What you can do
players-and-log = Players, log and chat
log-or-chat = What is shown
players = Players
log = Log
no-log = Nothing has happened yet.
log-newest = To the newest line
log-details =
    { $count ->
        [one] 1 detail
       *[other] { $count } details
    }
chat = Chat
no-chat = Nobody has said anything yet.
no-chat-watching = The chat is for those at the table.
chat-say = Say something
send = Send
unread = New messages
undo = Undo
redo = Redo
restart-turn = Restart turn
end-turn = End turn
back-to-now = Back to now
looking-back = Looking back: turn { $turn }, step { $step } of { $steps }.
history = History
history-step = Turn { $turn }, step { $step } of { $steps }
history-first = To the beginning
history-previous = One step back
history-next = One step on
history-now = To the present
let-bot-play = Let a bot play for me
come-back = Take my seat back
abandon =
    { $people ->
        [one] End without a result
       *[other] Agree to end without a result ({ $agreed } of { $people })
    }
abandon-asked = { $names }: would end the game without a result. You can agree in the table menu.
hint = Ask for a hint
hint-button = Hint
hint-show = Show me
hint-do = Do it
hints = A bot's advice
hint-chance = { $percent } % to win
hint-alike = about as good
hint-thinking = The bot is thinking …
hint-about = A bot's estimate, from what you can see.
hints-off = Switch hints off for everybody
hints-on = Switch hints on again
resign = Resign
resign-sure = Do you want to give up this game?
leave = Leave the table
was-abandoned = The game was ended without a result.
winners =
    { $count ->
        [one] { $names } wins.
       *[other] { $names } share the victory.
    }
is-readonly = This game can only be looked at. { $why }

## Keys

keys = Keys
key-tab = from one thing to the next
key-enter = choose it
key-step = one step back or on in history
key-ends = to the beginning, to the present
key-undo = undo
key-redo = redo
key-end-turn = end the turn
key-hint = Hints: what a bot would do
key-board = to the board
key-hand = to your hand
key-prompt = to the prompt and what you can do
key-players = to the players
key-log = to the log
key-chat = chat
key-since = what happened since your last turn
key-escape = close, back to the present
key-help = this list

## After the game

score-sheet = Score sheet
see-board = See the board
rematch = Play again
download-record = Download the record
verify = Check the shuffle
fair-play = Was the shuffle fair?
fair-play-about = Before the game the server fixed its seed and showed this hash of seed and salt. After the game it shows both, and everybody can check that they fit.
salt = Salt
commitment = Hash shown before the game
computed = SHA-256 of seed, colon and salt, computed by your browser
verify-about = All chance in a game follows from its seed. Before the game the server shows a hash of seed and a random salt; after it, both. If the hash fits, nobody changed the seed on the way.
verify-later = The game is not over yet. Seed and salt are shown when it is.
verified = It fits: the seed was fixed before the game.
not-verified = It does not fit. The seed is not the one that was promised.
remembered = It is also the hash that this browser saw when it first came to the table.
not-remembered = This browser was not at the table before, so it compares only what the server says now.
exchanged = But this browser saw another hash when it first came to the table.
verify-elsewhere = Your browser computes hashes only on secure pages. This command does it:

## The analysis after the end

analysis = Analysis
analysis-looking = The oracle is looking at your game …
analysis-curve = Each seat's chance to win, over the course of the game
analysis-chance = { $player } { $percent } %
analysis-seat = { $player }: { $start } % at the start, { $most } % at best (turn { $most-turn }), { $least } % at worst (turn { $least-turn }), { $end } % at the end.
analysis-slips = What cost most
analysis-who = { $player }, turn { $turn }
analysis-cost = −{ $percent } %
analysis-played = Played:
analysis-better = Better:
analysis-no-slips = No decision cost more than { $percent } % of the chance to win.
analysis-about = Estimates of the oracle. The curve knows all that was on the table; a decision is judged by what its player could know.

## Problems

problem-offline = The server does not answer. Is the line down?
problem-server = Something went wrong on the server. It was not your fault.
problem-no-table = There is no such table.
problem-line-lost = The connection was lost twice; please look whether it was done.

## Rules beside the board

search = Search
search-found =
    { $count ->
        [0] No place found.
        [one] One place found.
       *[other] { $count } places found.
    }
key-rules = the rules, beside the board

## Going back

history-previous-turn = To the turn before
history-next-turn = To the next turn
history-play = Play it like a film
history-pause = Stop the film
key-turn = a whole turn back or on in history
eyes = View
eyes-own = mine
eyes-spectator = a spectator's
eyes-all = all cards open
link-to-move = Copy link to this move
play-on = Play on from here
play-on-about = A new practice table begins with this very moment. Bots take the other seats. The cards to come are those of this game.
play-on-seat = Where do you sit?
imported = Brought along
open-record = Open a recorded game
open-record-about = Choose the file of a game that was downloaded here or saved by the program, or paste what is in it. You see it move by move, through anybody's eyes, and can play on from any moment.
open-record-file = File
open-record-text = or its content
open-record-do = Open it
open-record-nonsense = This is not a record: it is not even JSON.
report = Report a fault
report-about = The report holds the moves, what you see of the table, the versions of program and browser, and the last errors. While the game is on it holds nothing that others keep hidden.
report-words = What happened, and what did you expect?
report-download = Download the report
report-copy = Copy the report
report-send = The operator of this server takes reports here:

## Lessons

lesson = Lesson
lesson-progress = Lesson: note { $number } of { $of }
lesson-next = Next
lesson-your-move = Your move
lesson-watch = Watch what happens…
lesson-confirm = Your turn is over. Press “End turn”: until then you can still take it back.
lesson-first-game = Play a first game against a novice
lesson-begin = Learn { $game } in ten minutes
lesson-go-on = Go on learning { $game } ({ $read } of { $notes })
lesson-anew = Begin the lesson anew

## What happened since the last turn

since = Since your last turn
since-round = The last round
since-play = Play
since-stop = Stop
since-hide = Hide

## Together

one-device = Several people on one device
seat-here = Somebody else on this device
seat-name = Name at seat { $number }
curtain = Hand the device to { $name }
curtain-about = What only one of you may see comes to the screen when the curtain is lifted, and not before.
curtain-lift = I am { $name }: show my table
come-back-to = { $name } plays again
duration = About { $minutes } minutes.
lasting-days =
    { $count ->
        [one] 1 day
       *[other] { $count } days
    }
lasting-hours =
    { $count ->
        [one] 1 hour
       *[other] { $count } hours
    }
lasting-minutes =
    { $count ->
        [one] 1 minute
       *[other] { $count } minutes
    }
lasting-seconds =
    { $count ->
        [one] 1 second
       *[other] { $count } seconds
    }
clock = Clock
clock-none = No clock
clock-quick = Quick: 10 minutes and 15 seconds a turn
clock-live = Live: 20 minutes and 30 seconds a turn
clock-days = Now and then: 3 days and 12 hours a turn
clock-weeks = Unhurried: a week and a day a turn
clock-words = Each player has { $bank }, gets { $increment } after every turn, and never has more than { $cap }.
clock-about = When the time is out a bot plays on; the player can come back to the seat.
clock-none-about = Without a clock everybody takes the time they need.
clock-left = { $time } left
clock-little = Only { $time } left
clock-long = { $days } d { $hours } h
components = Figures of your own box
components-about = A component file in TOML, as the command petteia uses it. The table is then played with its figures.
components-large = This file is too large: { $most } kilobytes are the most.
components-chosen = { $name } will be used.
components-forget = Do not use it
arrange-up = Move up: { $name }
arrange-lot = Let the lot seat you
filters = Which tables
filter-game = Game
filter-free = Free seats
filter-pace = Pace
filter-any = any
pace-none = no clock
pace-live = live
pace-days = now and then
no-suitable-tables = None of the open tables suits. Ask for less, or set one up.
next-table = Next table ({ $count })
next-table-about = To the table that has waited for you longest
mute = Mute { $name }
muted = { $name } is muted.
unmute = Hear again
unmute-name = Hear { $name } again
muted-people = Muted people
unread-called = Somebody calls you
phrases = Quick phrases
phrase-hello = Hello!
phrase-good-luck = Good luck, have fun!
phrase-nice-move = Nice move!
phrase-thinking = Let me think…
phrase-back-soon = I will be back soon.
phrase-sorry = Sorry!
phrase-thanks = Thank you!
phrase-good-game = Good game!
rematch-join = { $name } plays again: join
abandon-sure = End this game without a result?
abandon-about = It ends when all who play agree.
abandon-agreed = agrees
abandon-open = has not agreed yet
abandon-agree = I agree
abandon-end = End the game

## Settings

settings = Settings
settings-of-device = This browser remembers them.
settings-of-account = Your account remembers them, on all your devices.
save = Save
colours = Colours
animation = Movement on the board
animation-none = none
animation-fast = fast
animation-normal = normal
animation-slow = slow
sounds = Sound
sound-turn = A short sound when it is my turn or somebody calls me
volume = Volume
sound-try = Listen
confirmations = Confirmations
confirm-turn = At the end of a turn
confirm-turn-ask = ask me
confirm-turn-auto = end it at once
confirm-place = When I build
confirm-place-ghost = show first, then confirm
confirm-place-at-once = at once
confirm-final = When something cannot be taken back
confirm-final-once = ask me the first time
confirm-final-always = always ask me
confirm-final-never = do not ask
final-asked = It cannot be taken back.
final-do = Do it
final-leave = Not yet
notices = When it is my turn and I am away
notices-account = With an account you can be told by webhook or mail. You make one on the start page.
notices-about = One message for each time you are waited for, never while you look at the table.
notices-webhook = Webhook (Discord, Slack or your own)
notices-email = Mail address
notices-test = Send a test
notices-sent = Sent.
notices-kept = Saved.
notices-code = Code from the mail to { $email }
notices-confirm = Confirm
notices-confirmed = The address is confirmed.

## The drawer of a small screen

hand = Hand

## Looking at a board

sight = View of the map
nearer = Nearer
farther = Farther
whole-board = The whole map
names-of-places = Names of the places
without-pieces = The board without pieces
key-zoom = nearer, farther, the whole map
key-pan = move the map
key-names = names of the places

## With the consent of others

ask-back =
    { $people ->
        [0] Take back my last move
       *[other] Ask to take back my last move
    }
ask-back-turn =
    { $people ->
        [0] Take back my whole last turn
       *[other] Ask to take back my whole last turn
    }
ask-pause =
    { $people ->
        [0] Pause the game
       *[other] Ask for a pause
    }
ask-substitute = Let a bot play for { $name }
question-take_back = { $name } would like to take back a move. All that was done since goes back with it.
question-reveals = What has come to light since then stays known: nobody can forget it.
question-pause = { $name } asks for a pause. All clocks stop until somebody goes on.
question-substitute = { $name } proposes that a bot plays for { $other } until they return.
question-about-you = If you are here, make your move, or say so.
question-waits = Still to agree: { $names }.
question-agree = Agree
question-decline = Rather not
question-withdraw = Never mind
question-here = I am here
is-paused = The game is paused. All clocks stand still.
resume = Go on
is-away = { $name } is away.
is-away-soon =
    { $minutes ->
        [one] { $name } is away. After a minute a bot plays until they return.
       *[other] { $name } is away. After { $minutes } minutes a bot plays until they return.
    }
you-were-away = While you were away a bot played for you. The seat is yours again.
understood = All right
watching-off = Let nobody watch
watching-on = Let others watch
not-to-be-watched = At this table nobody may watch while the game is on. Come back when it is over.

## Lists of tables

join = Join
watch = Watch
running-tables = Games to watch
finished-tables = Finished games
host-gone = host away
result-won = You won
result-place = Place { $place }
result-of = Winner: { $names }
