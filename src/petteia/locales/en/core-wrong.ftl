# What is wrong with what somebody wrote: a components file, a position, a move.

core-wrong-and = { $one } { $rest }
core-wrong-at = { $where }: { $what }

# Components

core-wrong-more-problems =
    And { $count ->
        [one] 1 problem
       *[other] { $count } problems
    } more.
core-wrong-not-data = This is not a { $kind } file: it cannot be read { $where }.
core-wrong-line = from line { $line }, column { $column } on
core-wrong-somewhere = to its end
core-wrong-letters = The file has { $count } letters; { $most } are the most.
core-wrong-not-plain = There is something that is no text of up to { $letters } letters, no number up to { $number }, neither true nor false, and no list or table of these.
core-wrong-deep = More than { $most } lists and tables are within each other.
core-wrong-things = There are { $count } values and names; { $most } are the most.
core-wrong-schema = `schema` must be { $schema }.
core-wrong-no-block = The block { $block } is missing.
core-wrong-no-entry = There is no { $block }.
core-wrong-entry = { $block } number { $number }
core-wrong-no-table = { $where } is not a block.
core-wrong-must-be = `{ $fact }` must be { $what }.
core-wrong-one-of = one of { $words }
core-wrong-kind-number = a whole number from 0
core-wrong-kind-text = a text in quotes
core-wrong-kind-name = a text of small letters, digits and _
core-wrong-kind-truth = true or false
core-wrong-kind-list = a list, each of it { $what }
core-wrong-id-twice = The id `{ $id }` of { $block } is used twice.
core-wrong-too-many = There are { $count } { $block }; { $most } are the most.
core-wrong-from-to = `{ $fact }` must be { $least } to { $most }.
core-wrong-one-a-player = there must be { $count } `{ $fact }`, one a player.
core-wrong-setups = There must be one [[setup]] each for these numbers of players: { $players }.
core-wrong-setup = The set-up for { $players } players

# Positions

core-wrong-position = A position
core-wrong-a-seat = A seat
core-wrong-seat = Seat { $seat }
core-wrong-seed = `seed` must be a text.
core-wrong-seat-of-view = `seat` must be that of a player, or -1 for somebody who watches.
core-wrong-unknown = { $what } has no `{ $name }`.
core-wrong-type = `{ $name }` has the wrong type.
core-wrong-number = { $what } must be a number from { $least } to { $most }.
core-wrong-word = `{ $name }` must be one of: { $words }.
core-wrong-words = `{ $name }` lists some of: { $words }.
core-wrong-words-twice = `{ $name }` has something twice.
core-wrong-truth = `{ $name }` must be true or false.
core-wrong-must-list = { $what } must be a list.
core-wrong-not-a-position = This is not a position of { $game }.
core-wrong-format = `format` must be 1.
core-wrong-other-components = This position belongs to other components: give them with --components FILE.
core-wrong-seats = `seats` must be a list of players.
core-wrong-two-playing = A game that goes on needs two players who have not resigned, the actor among them.
core-wrong-whose-turn = Turn { $turn } is that of seat { $seat }, as long as nobody has resigned.
core-wrong-ending = A game has an `ending` just when nothing is `awaited`.
core-wrong-in-vain = Nobody can do what is awaited here ({ $awaited }).
core-wrong-looks-like = { $what } looks like { $example }.
core-wrong-nothing-called = nothing here is called { $name }.
core-wrong-twice = { $name } is there twice.
core-wrong-numbers = `{ $name }` must be a list of numbers from { $least } to { $most }.
core-wrong-each-once = `{ $name }` has some of these, each once: { $words }.
core-wrong-not-awaited = `{ $name }` does not fit what is awaited ({ $awaited }).
core-wrong-needs = `{ $fact }` is needed here.
core-wrong-has-no-use = `{ $fact }` has no use here.

# Moves as they are typed

core-wrong-not-a-move = { $words } is not a move. Moves look like: { $examples }.
core-wrong-not-a-number = { $words } is not a number from { $least } to { $most }.
core-wrong-no-such = There is no { $name }. There are: { $names }.
core-wrong-did-you-mean = There is no { $name }. Did you mean: { $names }?
core-wrong-no-seat = There is no seat { $seat } at this table.
core-wrong-payment = { $text } is not a payment. Payments look like: { $example }.
core-wrong-only-way = There is only one way to pay for this: { $payment }.

# Bots

core-wrong-bot = There is no bot { $name }. The bots are: { $bots }.
core-wrong-bot-refused = The bot { $name } cannot be had like this: { $why }.
core-wrong-bot-setting = A bot's setting looks like { $example }, not { $text }.
core-wrong-bot-import = The bot { $name } cannot be imported: { $why }.
core-wrong-bot-class = { $name } is no bot: it must be a class derived from { $base }.
core-wrong-bot-slips = Slips are counted in a hundred decisions: 0 to 100, not { $slips }.
core-wrong-bot-search = A search needs at least one iteration, and more than no time.
