# What `petteia --help` tells. Names of commands, options and files stay as they are in every language.

help-usage = usage:
help-arguments = arguments
help-options = options
help-help = show this, and do nothing else
help-examples = examples:
help-petteia = Board games of ancient Greece at the terminal: play, study, verify, simulate.
help-version = the version, and whether the engine is compiled
help-lang = the language in which the command speaks (default: that of the environment)
help-to-play = to play
help-to-study = to study positions
help-to-measure = to measure
help-to-keep = to keep
help-row-serve = tables in the browser, with friends and with bots
help-row-play = a game at the terminal, with bots or hand to hand
help-row-rules = the rules, or one of them
help-row-components = what is in the box, and files of your own
help-row-replay = verify a game that was played, and tell it again
help-row-analyse = who was ahead when, and which moves cost most
help-row-new = a fresh position
help-row-show = draw it
help-row-moves = every legal move, with its price
help-row-why = what a move costs, or which rule forbids it
help-row-advise = what a bot would do, and its chance to win
help-row-apply = the position after a move
help-row-simulate = many games of bots, and how they went
help-row-arena = bots against each other: who is how strong
help-row-balance = equals against each other: what wins
help-row-bench = how fast the engine is on this machine
help-row-backup = all tables and people of a server, as one file
help-row-restore = the same, back into an empty store
help-each = `petteia COMMAND --help` explains each of them, with examples. Files are JSON, and `-` stands for standard input:
help-bots = Bots, from weak to strong: { $levels }. Others: { $others }; your own: { $own }.
help-notation = Moves are written in the game's notation, for instance:

# What commands share

help-game = which game: { $games }
help-own-components = an owner's own transcription of the box (TOML)
help-seed = any text; the same seed gives the same game (default: secret)
help-option = a reading of an unclear rule, such as reshuffle=when_empty; may be repeated
help-json = print data
help-record = a file with a record, or - for standard input
help-position = a file with a position, or - for standard input
help-move = a move in notation; several, each in quotation marks
help-players = how many play
help-games = how many games (default: 100)
help-jobs = processes (default: one for each processor)

# play

help-play = Play at the terminal, against bots or hand to hand at one keyboard. The game is saved after every move and can be taken up again. The file of a game that is not over holds its secret seed, which betrays all that is face down: do not show it to those you play with.
help-play-alone = you against two citizens
help-play-two = you against one
help-play-seats = who sits where
help-play-people = two people and a bot
help-play-resume = go on with a saved game
help-play-players = how many play (default: 3, you and two citizens)
help-play-who = who sits where: me, or a bot, with commas between
help-play-save = where to save (default: a new file in the user's data folder)
help-play-go-on = go on with a saved game, and save it there

# rules, replay, analyse

help-rules = Print the rules of a game, one of them, or those that speak of something.
help-rules-about = the number of a rule or ruling, such as A-17 or RO-40, or words that it has
help-rules-ruling = a ruling: how we read an unclear rule
help-rules-words = what the rules say about something
help-components = Print what is in a game's box, check or compare a file of your own.
help-components-ours = our file, to be changed
help-components-check = is this file whole, and can it be played with?
help-components-diff = tell in words how this file differs from ours
help-components-faces = show tiles and cards, to be compared with those in the box
help-replay = Play a record again, checking every move against the rules and every turn against its hash.
help-replay-verify = verify it: how did it end?
help-replay-tell = the whole game in words
help-replay-after = the table after 40 moves
help-replay-position = the same as a position
help-replay-step = show the table after N moves
help-replay-log = tell the whole game in words, what was hidden too
help-replay-json = print data: a summary, or with --step the position
help-analyse = Look at a game again: each seat's chance to win, turn by turn, as the evaluation sees it with everything known; and the decisions that cost most, each with the move that a search prefers by what its player could know.
help-analyse-iterations = thought for each move that is weighed (default: 400)

# new, show, moves, why, apply, advise

help-new = Print a fresh position as JSON: all of it, with what is face down and the seed.
help-show = Draw a position, with everything on the table or only what one seat may see.
help-show-all = everything
help-show-second = what the second seat sees
help-show-seat = only what this seat may see, counted from 1
help-moves = List every legal move in notation, in words and with its price, item by item.
help-moves-json = print data: action number, notation, words, price
help-why = Explain a move: what it means and costs, or which rule forbids it and why.
help-apply = Print the position after a move, or say which rule forbids it (exit code 2).
help-advise = Tell what a bot would do: its best moves, each with the estimated chance to win and how the game is expected to go on. It looks through the eyes of the seat that must decide, and guesses what that seat does not know.
help-advise-seat = for which seat, counted from 1; it must be its turn
help-advise-level = who is asked: strategos (default), oracle, or a search with settings
help-advise-seed = any text; the same seed gives the same advice

# serve, backup, restore

help-serve = Serve tables in the browser until Ctrl-C. People need no account: a table is found by its link. Nobody outside this machine comes in unless --host says so.
help-serve-here = here, and open the browser
help-serve-house = for everybody in the house
help-serve-host = the address to listen at (default: 127.0.0.1)
help-serve-port = the port; 0 takes any (default: 8377, or any if it is taken)
help-serve-open = open the browser
help-serve-reports = where players may send reports of faults: https://… or mailto:…
help-serve-smtp = a mail server for notices to players; PETTEIA_SMTP says the same where others could read the command. A password goes over an encrypted line only, to a server whose certificate is valid; smtps:// encrypts from the first word; ?tls=never does without, in a network that you trust
help-serve-public-url = where players find this server, such as https://petteia.example.org: notices link to it, and hold no links without it; PETTEIA_PUBLIC_URL says the same
help-serve-webhooks = players' webhooks may lead into the network of this machine, and without encryption
help-serve-connections = how many connections there may be at once; each takes memory and open files (default: what the limit of open files allows, up to 5000)
help-serve-sockets = how many tables and lobbies may be open at once in the tabs of one address, and of one person a fifth of that; a school behind one address may need more (default: 200)
help-serve-close = close a game that nobody has opened for so long, unless it has a clock; it is said at the table (default: never)
help-serve-old-games = serve although games are under way that began by older rules; they can then only be looked at (default: ask)
help-store = sqlite:///FILE or postgresql://... (default: in the data folder)
help-backup = Write all tables and people of a store into a new file. It holds secrets: keep it to yourself.
help-restore = Fill an empty store from a backup; from SQLite to PostgreSQL too.
help-backup-file = the backup

# simulate, arena, balance, bench

help-simulate = Let bots play many games and print how they went: lengths, wins in order of play, ways to win, speed. The same seed gives the same games, however many processes share the work.
help-simulate-players = how many play (default: one for each of --seats)
help-simulate-seats = who sits where (default: random; one name: all of them)
help-arena = Let bots play against each other, on the same deals and with their seats changed until everybody has sat everywhere, and tell who is how strong: wins with 95 % intervals, OpenSkill ratings, scores by category, time for a decision.
help-arena-more = Of fewer bots than players the last one takes the seats that are left; of more, every choice of them plays. Games are kept in a folder as they end, with a report for the browser. Interrupted, the same command with the same folder goes on where it stopped; with more --games it plays the ones that are missing.
help-arena-bots = who plays
help-arena-players = how many sit at a table (default: as many as --bots)
help-ray = play on a Ray cluster: auto, local, host:port or ray://host:port
help-out = where the games are kept (default: a new folder here)
help-balance = Let equals play and tell what wins: seats, city boards, wonders, discoveries, openings, condemned stars, with 95 % intervals. What players decide before the first turn is drawn by lot, so that every beginning gets its chance. Games are kept in a folder with a report for the browser, as by `petteia arena`.
help-balance-level = who plays (default: citizen)
help-balance-players = how many play (default: 3)
help-balance-lots = draw by lot what comes before the first turn, or let the bots decide
help-bench = Measure how fast the engine is on this machine.
help-bench-json = write the figures to a file too
help-bench-quick = a rough measure in a few seconds

# What argparse finds wrong, with its own gaps

help-wrong-required = the following arguments are required: %s
help-wrong-unknown = unrecognized arguments: %s
help-wrong-argument = argument %(argument_name)s: %(message)s
help-wrong-one = expected one argument
help-wrong-at-least-one = expected at least one argument
help-wrong-choice = invalid choice: %(value)r (choose from %(choices)s)
help-wrong-value = invalid %(type)s value: %(value)r
help-wrong-ambiguous = ambiguous option: %(option)s could match %(matches)s
help-wrong-together = not allowed with argument %s
help-wrong-explicit = ignored explicit argument %r
help-wrong-port = { $text } is no port: ports are numbers up to { $most }
help-wrong-positive = { $text } is no number from 1 on
