# What the command `petteia` says. What is typed, and what is data, stays as it is in every language.

terminal-output-fails = the output cannot be written: { $why }.
terminal-stopped = stopped.
terminal-nested = The file is nested too deeply to be one of ours.
terminal-bad-components = These components cannot be played with: { $why }
terminal-and-more = { $first } (and { $count } more)
terminal-bad-text = Some of what was given is not valid text.
terminal-bug = this is a fault of the program, please report it: { $error }
terminal-debug = With PETTEIA_DEBUG=1 in the environment it shows where.
terminal-version = petteia { $version } (engine: { $engine })
terminal-compiled = compiled
terminal-plain = plain Python
terminal-see-help = { $what } (see { $command } --help)
terminal-refused = { $why } (rule { $rule })

# Files

terminal-standard-input = Standard input
terminal-file = The file { $name }
terminal-unreadable = { $where } cannot be read: { $why }.
terminal-large = { $where } is larger than { $most } MB, so it is not one of ours.
terminal-not-utf8 = { $where } is not a text in UTF-8.
terminal-empty = { $where } is empty.
terminal-not-json = { $where } is not JSON: line { $line }, column { $column }: { $why }.
terminal-bad-json = { $where } cannot be read as JSON: { $why }.
terminal-deep = { $where } is nested too deeply to be one of ours.
terminal-no-object = { $where } holds no JSON object, so it is neither a position nor a record.
terminal-not-ordinary = it is not an ordinary file
terminal-no-folder = The folder { $folder } cannot be made: { $why }. { $otherwise }
terminal-say-store = Say where with --store.
terminal-say-save = Say where to save with --save FILE.
terminal-not-written = The file { $name } cannot be written: { $why }.
terminal-exists = { $name } exists already.
terminal-exists-resume = { $name } exists already. Resume it with --resume, or choose another name.
terminal-no-such-folder = There is no folder { $folder }, so { $name } cannot be saved there.
terminal-not-saved = The game could not be saved to { $file }: { $why }.

# Games, seats and positions

terminal-no-game = There is no game { $name }. The games are: { $games }.
terminal-bad-option = An option looks like { $example }, not { $text }.
terminal-only-a-view = This is what one seat sees, not a whole position, so nobody can play on from it.
terminal-other-to-move = This is what one seat sees, and another one is to move, so its moves are not known.
terminal-is-a-record = This is the record of a game, not a position: `{ $command }` prints one of its positions.
terminal-no-position = This is not a position: it does not say of which `game`.
terminal-read-as = I read { $name } as `{ $id }`.
terminal-took-it = I took it that { $facts }; what lies face down is dealt by the seed.
terminal-fact-is = { $fact } is { $value }
terminal-fact-holds = { $fact } holds { $value }
terminal-fact-of-seat = `{ $fact }` of seat { $seats }
terminal-for-study = No game comes to such a table, but it can be studied: { $facts }.
terminal-made-with-other-components = This position was made with other components: give their file with --components.
terminal-seat-of-view = `seat` must be a seat of this table, counted from 0, or -1 for a spectator.
terminal-no-seat = There is no seat { $seat } at this table: the seats are 1 to { $seats }.
terminal-other-view = The file holds what another seat sees, so it cannot tell what this one does.
terminal-seats-differ = --players says { $players }, but --seats names { $seats }.
terminal-no-player = Nobody is called { $name }. At a seat can be { $person } or a bot: { $bots }.
terminal-resumed-keeps = A game that is resumed keeps its seats, seed, options and components: leave them out.

# A sitting

terminal-welcome = { $game }: you are { $people }, against { $others }. `help` tells what to type.
terminal-nobody-else = nobody else
terminal-thinking = { $player } is thinking ...
terminal-bot-fault = { $fault }. Another legal move is played.
terminal-only-choice = Only one thing can be done: { $move }
terminal-turn-over = Your turn is over. { $ways }.
terminal-enter = Enter goes on
terminal-enter-or-undo = Enter goes on, undo takes your last move back
terminal-hand-over = Hand over the keyboard to { $player }. { $player }, press Enter when nobody else looks.
terminal-record-is = The record is { $file }: `{ $command }` verifies it and tells it again.
terminal-lost = The game could not be saved, so it is lost.
terminal-go-on = The game is saved. Go on with:
terminal-too-long = That is too long for a move.
terminal-no-move-number = There is no move number { $number }: there are 1 to { $count }.
terminal-no-move-with = No legal move has { $words } in it. `why MOVE` tells why one is not legal.
terminal-which-move = Say which move: { $example }.
terminal-taken-back = Taken back.
terminal-nothing-yet = Nothing has happened yet.
terminal-saved-in = The game is saved in { $file } after every move.
terminal-resign-yourself = You can resign only for yourself: type resign.
terminal-really-resign = Really resign? Type yes.
terminal-yes = yes
terminal-play-on = You play on.

terminal-help-move = A move in notation, such as `{ $move }`, or its number in the list.
terminal-help-moves = list all legal moves with their prices, or only those with these words in them
terminal-help-why = what a move would cost, or why it is not legal
terminal-help-undo = take back your last move, unless something hidden has come to light
terminal-help-board = draw the table again
terminal-help-log = everything that has happened so far
terminal-help-rules = the rules, or one of them, such as `{ $example }`
terminal-help-save = where the game is saved; with FILE, save it there from now on
terminal-help-resign = give up
terminal-help-quit = leave; the game is saved and can be resumed
terminal-help-short = Short: { $list }.
terminal-secret-seed = The file of a game that is not over holds its secret seed: do not show it to those you play with.

# Moves

terminal-legal = Legal: { $move }
terminal-not-legal = Not legal: { $why }
terminal-rule = Rule { $rule }
terminal-to-pay = To pay with:
terminal-did-you-mean = { $words } is not a move. Did you mean: { $moves }?
terminal-places =
    { $count ->
        [one] 1 place
       *[other] { $count } places
    }
terminal-ways =
    { $count ->
        [one] 1 way
       *[other] { $count } ways
    }
terminal-cheapest = cheapest
terminal-more-moves = `moves` lists them all, `moves { $family }` some of them

# Records, analysis and advice

terminal-no-record = This is no record of a game. `{ $command }` draws a position.
terminal-is-a-position = This is a position, not the record of a game. `{ $command }` draws a position.
terminal-record-of-other = This is a record of { $played }, not of { $wanted }.
terminal-no-step = The record has { $moves } moves, so --step can be 0 to { $moves }.
terminal-after-move = After move { $step } of { $steps }: { $player }, { $move }.
terminal-not-over = The game is not over. { $prompt }
terminal-verified = verified: { $moves } moves, { $turns } turns
terminal-from-to = { $option } can be { $least } to { $most }, not { $given }.
terminal-looking = Looking at every decision ...
terminal-chances = Chance to win, turn by turn
terminal-costly = What cost most
terminal-no-slips = No decision cost more than { $percent } %.
terminal-slip = move { $step }, turn { $turn }, { $player }: { $played }. Better: { $better }.
terminal-thoughts = { $percent } % of the thoughts
terminal-then = then { $moves }
terminal-nothing-to-decide = This game is over: there is nothing to decide.
terminal-other-decides = It is not seat { $asked } that must decide here, but seat { $actor }.
terminal-no-thinker = { $bot } does not think ahead, so it has no reasons to give: ask { $thinkers }.

# Rules

terminal-no-rules = The rules of { $game } are not installed.
terminal-no-rule = There is no rule { $rule } in { $game }, and none speaks of it. The rules are { $first } to { $last }.
terminal-also-in = Also spoken of in:

# Components

terminal-no-components = { $game } has no components file.
terminal-components-fine = { $file } is whole, and can be played with by any number of players.
terminal-components-same = { $file } is the same box as ours.
terminal-only-ours = { $where }: only in our file.
terminal-only-theirs = { $where }: only in your file.
terminal-block-differs = { $where }: { $theirs }, in our file { $ours }.
terminal-fact-differs = { $where }: { $fact } is { $theirs }, in our file { $ours }.
terminal-faces = What is printed on the pieces. A ? stands beside what we had to reconstruct.

# Serving

terminal-serving = Petteia is at { $address } (Ctrl-C stops it).
terminal-no-links = letters to players will hold no links, because --public-url does not say where players find us.
terminal-connections = The limit of open files (ulimit -n) leaves room for { $most } connections.
terminal-reports-address = Reports can go to https://… or mailto:…, not to { $address }.
terminal-public-url = --public-url looks like { $example }, with nothing before or after it.
terminal-smtp = --smtp looks like { $example }: signs such as / in a password are written as %2F, and ?tls=never is all that can be said of encryption.
terminal-port = Port { $port } of { $host } cannot be used: { $why }.
terminal-host = { $host } cannot be used: { $why }.
terminal-backed-up = { $rows } rows are in { $file }.
terminal-restored = { $rows } rows are back from { $file }.
terminal-store = The store cannot be used: { $why }.
terminal-readable = others on this machine can read { $file }, and it holds secrets; chmod 600 keeps them out.

# Many games of bots

terminal-stopped-after = stopped after { $done } of { $games } games.
terminal-to-go-on = stopped after { $done } of { $games } games. To go on:
terminal-fault-times = { $fault } ({ $times } times; another legal move was played)
terminal-how-many = Say for how many: --players 3, or who plays: --seats strategos,citizen,citizen.
terminal-equally-often = { $games } games, so that everybody sits everywhere equally often.
terminal-there-already = { $done } of { $games } games are there already.
terminal-kept-in = { $why } What was played is kept in { $folder }.
terminal-no-ray = Ray is not installed here: { $command }.
terminal-report = report: { $file }
terminal-games-a-second = { $rate } games/s, { $left } left
terminal-seconds-a-game = { $seconds } s a game, { $left } left
terminal-simulated = { $game }, { $games } games, seats: { $seats }, seed { $seed }
terminal-spread = mean { $mean }, median { $median }, shortest { $shortest }, longest { $longest }
terminal-turns = turns
terminal-decisions = decisions
terminal-wins-in-order = wins in order of play
terminal-wins-by-bot = wins by bot, and its seats
terminal-ways-to-win = ways to win
terminal-speed =
    { $seconds } s, { $rate } games/s, { $jobs ->
        [one] 1 process
       *[other] { $jobs } processes
    }

# Backups

terminal-not-empty = The store is not empty: a backup is restored into a new one only.
terminal-unfit-rows = { $file } holds rows that do not go together: { $why }.
terminal-no-backup = { $file } is not a backup of Petteia.
terminal-long-line = Line { $line } of { $file } is too long to be one of ours.
terminal-unreadable-backup = { $file } cannot be read as a backup: { $why }.
terminal-no-row = { $where } is not a row of ours: { $why }.
terminal-newer-store = The store was written by a newer Petteia, which this one cannot read.
terminal-old-games = { $count ->
    [one] One game is being played by the rules of an older Petteia
   *[other] { $count } games are being played by the rules of an older Petteia
} ({ $which }). This one can only show them, not play them on.
terminal-old-games-flag = { $warning } Let them be finished with the older one, or start with --close-old-games.
terminal-really-close = Serve all the same? Type yes.
terminal-old-games-kept = Nothing was changed: with the older Petteia the games go on.
terminal-store-address = A store is sqlite:///FILE or postgresql://NAME@HOST/DATABASE.

# What is printed on pieces, by the names of components files

terminal-piece-amount = amount
terminal-piece-any_cost = cost in any cards
terminal-piece-arrows = makes free
terminal-piece-atlantis = in Atlantis
terminal-piece-backs = numbers on the backs
terminal-piece-bonuses = bonuses
terminal-piece-city = city
terminal-piece-coins = coins
terminal-piece-colour = colour
terminal-piece-column = column
terminal-piece-copies = copies
terminal-piece-cost = cost
terminal-piece-count = number
terminal-piece-cubes = cubes
terminal-piece-deck = deck
terminal-piece-defence_only = defends only
terminal-piece-destiny_cards = destiny cards
terminal-piece-destiny_choice = destiny cards to choose from
terminal-piece-effect = effect
terminal-piece-faces = tiles
terminal-piece-gift = gift
terminal-piece-good = good
terminal-piece-grey = of these grey
terminal-piece-group = group
terminal-piece-hourglasses = hourglasses
terminal-piece-land = neighbours
terminal-piece-land_runs = unbroken land counts as one
terminal-piece-looks = decks to look at
terminal-piece-main = main building
terminal-piece-points = points
terminal-piece-points_per_discovery = points for each discovery
terminal-piece-points_per_settler = points for each settler
terminal-piece-points_per_star = points for each star token
terminal-piece-points_per_sword = points for each sword
terminal-piece-resource = resource
terminal-piece-resource_discount = less for its resource
terminal-piece-ring = ringed
terminal-piece-row = row
terminal-piece-sea = seas
terminal-piece-sea_discount = less at sea
terminal-piece-settler_discount = less for a new settler
terminal-piece-settlers = settlers
terminal-piece-side = side
terminal-piece-size = buildings
terminal-piece-star = star
terminal-piece-stars = stars
terminal-piece-swords = swords
terminal-piece-symbols = symbols
terminal-piece-tags = sign
terminal-piece-tokens = points to spend
terminal-piece-trades = trades
terminal-piece-uses = used
terminal-piece-value = value
terminal-piece-wins_ties = wins ties
terminal-piece-wonder_discount = less for a wonder
terminal-piece-zeus = Zeus symbols
terminal-piece-building = building
terminal-piece-territory = territory
terminal-piece-space = space
terminal-piece-discovery = discovery
terminal-piece-wonder = wonder
terminal-piece-olympos_card = Olympos card
terminal-piece-destiny_card = destiny card
terminal-piece-card = card
terminal-piece-city_side = city board
terminal-piece-true = yes
terminal-piece-false = no
terminal-piece-any = any
terminal-piece-red = red
terminal-piece-yellow = yellow
terminal-piece-green = green
terminal-piece-blue = blue
terminal-piece-purple = purple
terminal-piece-cube = cube
terminal-piece-settler = settler
terminal-piece-prestige = prestige
terminal-piece-prestige_per_territory = prestige for each territory
terminal-piece-prestige_for_all = prestige for all resources
terminal-piece-hourglasses_per_territory = hourglasses for each territory
terminal-piece-hourglasses_for_most = hourglasses for the most territories
terminal-piece-dearer_action = a dearer action
terminal-piece-lost_points = points lost
terminal-piece-lost_settler = a settler lost
terminal-piece-no_cards = destiny cards discarded
terminal-piece-no_sea = no sea
terminal-piece-on_place = when placed
terminal-piece-once_per_game = once a game
terminal-piece-once_per_turn = once a turn
terminal-piece-passive = always
terminal-piece-exchange = exchange
terminal-piece-temple = draws a card
terminal-piece-start_coins = coins at the start
