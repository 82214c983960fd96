# What all games share.

core-nothing = nothing
core-and = { $all } and { $last }

core-no-undo-start = There is nothing to take back yet.
core-no-undo-other-seat = The last move was another player's; it cannot be taken back.
core-no-undo-reveal = The last move brought something hidden to light, so it cannot be taken back.

core-log-turn = { $player } begins.
core-log-undo = { $player } takes back a move.
core-log-timeout = Time is out for { $player }: a bot plays on.
core-log-absent =
    { $minutes ->
        [one] { $player } has been away for a minute: a bot plays until they return.
       *[other] { $player } has been away for { $minutes } minutes: a bot plays until they return.
    }
core-log-substitute = A bot plays for { $player } until they return.
core-log-back = { $player } is back, and plays again.
core-log-take-back = { $player } takes back a move, with everybody's consent.
core-log-declined = { $player } would rather not.
core-log-pause = The game is paused, as { $player } asked.
core-log-resume = { $player } goes on with the game.
core-log-host = { $player } is the host of this table now.
core-log-unopened = Nobody opened this game for { $days } days, so it was closed.
core-prompt-confirm = { $player }: end your turn, or take something back.
    .watched = { $player } can still take something back.
core-stale = The table has moved on since then; this was not done.
core-not-written = This could not be written down just now, so it was not done. Please try again.
core-bad-request = This request cannot be understood.
core-too-often = That was a little too often. Please wait a moment.
core-no-answer = The server cannot reach its tables at the moment. Please try again shortly.
core-readonly = This game can only be looked at.
core-not-playing = The game is not going on.
core-only-watching = You are watching; only those at the table can do that.
core-not-your-turn = It is not your turn.
core-paused = The game is paused. Somebody at the table must go on with it first.
core-not-paused = The game is not paused.
core-nothing-proposed = Nobody asks that of you any more.
core-not-waited-for = Nobody waits for this player just now.
core-is-here = { $name } is here. Give them { $minutes } minutes for the move.
core-just-left = { $name } has only just gone. Give them half a minute to come back.
core-confirm-first = Your turn is over: confirm it, or take something back.
core-nothing-to-confirm = There is no turn to end.
core-not-an-action = That is not a move.
core-no-undo-so-far = You cannot go back that far.
core-empty-chat = There is nothing to say.
core-long-chat = That is too long: { $most } characters are the most.
core-no-such-seat = There is no such seat.
core-no-such-step = The game has no such moment.
core-own-eyes-only = Before the end of the game everybody looks with their own eyes only.
core-lesson-read-on = First read on in the lesson.
core-lesson-just-leave = A lesson needs no ending: leave it as you like, and go on with it later.
core-lesson-this-one = Another time. Now: { $move }
core-seat-taken = That seat is taken.
core-colour-taken = Somebody at this table has this colour.
core-no-such-host = Only somebody who sits at the table can be its host.
core-only-host = Only the host of the table can do that.
core-already-started = The game has begun already.
core-open-seats = Some seats are still open.
core-no-rematch = There is no rematch now.

# What a request over HTTP is refused with.

core-bad-name = A name has 1 to { $most } letters.
core-bad-login = A login has 3 to 24 of the letters a to z, digits, dots, dashes and underscores.
core-bad-password = A password has { $fewest } to { $most } characters.
core-login-taken = The login { $login } is taken.
core-wrong-login = Login and password do not fit.
core-wrong-password = That is not your password.
core-many-guesses = Many passwords have been tried for this login of late. From here you can try again in { $minutes } minutes; a device on which you were logged in before need not wait.
core-has-account = You have an account already.
core-who-are-you = Please open the start page first.
core-other-site = This request comes from another site.
core-nothing-here = There is nothing at this address.
core-wrong-method = This address does not answer to { $method }.
core-no-such-table = There is no such table.
core-not-invited = This table is private; its invitation is the way in.
core-no-watching = At this table nobody may watch while the game is on.
core-no-such-game = There is no such game.
core-no-record-yet = The record is there for all when the game is over.
core-no-play-on-yet = The game can be played on from here when it is over.
core-bad-record = This record cannot be opened. { $why }
core-long-record = This record has { $moves } moves; { $most } are the most.
core-no-lesson = There is no lesson for this game.
core-wrong-players = This game is for { $fewest } to { $most } players.
core-bad-seed = A seed is plain text of at most { $most } letters.
core-bad-clock = A clock can hold at least what it begins with.
core-bad-options = These options do not go together: { $why }
core-bad-components = This component file cannot be used: { $why }
core-bad-body = This request cannot be understood: { $why }
core-bad-letter = This request has a letter that cannot be stored.
core-too-large = That is too much: a request may have { $most } kilobytes.
core-too-slow = This took too long to arrive. Please try again.
core-no-room = There are too many connections just now. Please try again in a moment.
core-our-fault = Something went wrong here, through no fault of yours. In the server's log it is called { $name }.
core-rules-in-english = The rules are written in English.
core-rulings-in-english = Rulings are written in English.

# Why a game cannot begin or go on, and what is wrong with a record.

core-fault-players = { $game } is for { $fewest } to { $most } players, not { $players }.
core-fault-starter = Player { $player } cannot start a game of { $players }.
core-fault-seed = This seed is not valid text.
core-fault-option = There is no option { $option }. The options are { $options }.
core-fault-option-value = Option { $option } can be { $allowed }, not { $value } (rule { $rule }).
core-fault-rules = It was played by version { $played } of the rules, and this server plays version { $here }.
core-fault-and-box = { $why } What is printed on the pieces is shown as in today's box, and may have been otherwise.
core-fault-log = Its moves do not fit the rules that this server plays.
core-fault-lesson = This lesson has been rewritten since. Please begin it anew.
core-fault-record-game = This is not a record of a game that is played here: { $games }.
core-fault-record-format = This is not a record of { $game } in format { $format }.
core-fault-record-rules = This record was played by version { $played } of the rules; this program plays version { $here }, so it cannot be replayed.
core-fault-record-shape = The record's `{ $part }` is missing or not as it should be.
core-fault-record-components = This record was played with other components, which it does not contain.
core-fault-record-length = The record has { $moves } moves; { $most } is the most that is replayed.
core-fault-record-move = Turn { $turn }: “{ $move }” is not a move.
core-fault-record-illegal = Turn { $turn }: “{ $move }” is not legal (rule { $rule }).
core-fault-record-check = Turn { $turn }: the table is not the one that was recorded.
core-fault-record-result = The record's result is not the one its moves lead to.
core-fault-record-replay = It cannot be replayed.
core-fault-components = No game can be begun with it.
core-fault-reading = Reading it takes more than { $most } seconds, or too much memory.

# Notices to those who are waited for.

core-notice-subject = Petteia: you are waited for
core-notice-turn = { $name }, it is your turn at { $game }.
core-notice-test = This is how Petteia tells you that it is your turn.
core-notice-code = Your code for notices by mail: { $code }
core-notice-off = You get this because you asked for it. The settings at Petteia switch it off.
core-notice-failed = The notice could not be delivered. Check the address.
core-bad-webhook = A webhook is an address that begins with https://.
core-bad-email = This is no mail address.
core-no-mail = This server sends no mail.
core-wrong-code = This is not the code from the mail.
core-needs-account = Only accounts have that. Make one on the start page.
core-hint-both = { $first } { $then }
core-no-hints = The host has switched hints off at this table.
core-no-hint-found = No hint was found in time.
core-hint-under-way = A hint is being looked for already.
core-no-analysis-yet = There is an analysis when the game is over.
core-no-analysis-abandoned = This game was abandoned; only games that were played to their end are analysed.
core-no-analysis-readonly = This game can no longer be replayed, so there is no analysis of it.
core-no-analysis-found = The oracle could not finish with this game. Please ask again later.
core-oracle-busy = The oracle needs longer than usual. Please ask again in a minute.

# What a move changes in points.

core-points-more =
    +{ $points } { $points ->
        [one] point
       *[other] points
    }: { $changes }
core-points-less =
    −{ $points } { $points ->
        [one] point
       *[other] points
    }: { $changes }
core-points-same = no points more or less: { $changes }
core-more = { $what } +{ $count }
core-less = { $what } −{ $count }

# Bots, from the weakest to the strongest.

core-bot-novice = Novice: knows the rules, and often moves on a whim
core-bot-citizen = Citizen: takes what looks best at the moment
core-bot-strategos = Strategos: thinks a few moves ahead
core-bot-oracle = Oracle: thinks long and far ahead
