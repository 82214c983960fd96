# What `petteia bench` tells: how fast the engine is.

# Who is measured

bench-players = { $game }, { $players } players
bench-plain = { $game }, { $players } players, plain Python
bench-broke-off = its process broke off, for the reason above
bench-compiled = the compiled engine
bench-not-compiled = petteia is installed without it, so all figures are plain
bench-not-plain = what should be plain Python was compiled all the same
bench-no-script = { $file } is neither here nor in a folder above: run it in the repository
bench-not-fetched = it is not here yet: a run without --quick fetches it
bench-no-network = { $package } could not be fetched: is there a network?

# On the way

bench-fetching = Fetching { $package } into { $folder }, for this once
bench-round = Round { $number } of { $rounds }
bench-starting = Starting fresh interpreters

# The report

bench-machine = Petteia { $petteia }, engine: { $engine }; { $python }; { $system }; { $processor }, { $cores } cores, load at the end { $load }.
bench-rounds = { $rounds } interleaved rounds of { $seconds } s, medians; only decisions with at least two legal actions count.
bench-unknown = unknown
bench-left-out = Left out: { $who }: { $why }.
bench-busy = The machine had more to do than it has cores: trust the ratios, not the milliseconds.
bench-missed = ✗✗✗ BUDGETS MISSED: { $budgets } ✗✗✗
bench-all-but = All budgets met, except those not measured: { $budgets }.
bench-all-met = All budgets met.
bench-not-measured = not measured

# Heads of tables

bench-head-play = random play
bench-head-decisions = decisions/s
bench-head-spread = spread
bench-head-games = games/s
bench-head-length = decisions/game
bench-head-branching = branching
bench-head-middle = in the middle of a game of three
bench-head-budget = budget
bench-head-measured = measured
bench-head-wanted = wanted
bench-head-met = met

# What bots do most

bench-do-clone = clone a state
bench-do-legal = list its legal actions
bench-do-hide = hide what a seat does not know
bench-do-sample = sample a state that could be it
bench-do-evaluate = evaluate it for a seat
bench-do-write = write it as a position
bench-do-search = search: an iteration with evaluation
bench-do-playout = search: an iteration with a whole random playout
bench-do-late = search: late for a deadline of 50 ms
bench-fresh-start = import and first position, fresh interpreter

# Budgets

bench-against = { $one } : { $other }
bench-a-clone = a clone of { $game }
bench-a-search = search { $game } with random playouts
bench-a-start = import and first position
bench-wanted-times = { $sign } { $count } times
bench-wanted-microseconds = { $sign } { $count } µs
bench-wanted-milliseconds = { $sign } { $count } ms
bench-wanted-iterations = { $sign } { $count } a second
