# What is told of many games of bots: reports for the browser, and the same in the terminal.

arena-what-wins = { $game }: what wins
arena-lead =
    { $games ->
        [one] 1 game
       *[other] { $games } games
    } of { $players } players on { $deals ->
        [one] 1 deal
       *[other] { $deals } deals
    }
arena-summary = { $game }: { $lead }, seed { $seed }
arena-summary-of = { $game }: { $lead }, { $bot }, seed { $seed }
arena-more = and { $count } more
arena-first = first
arena-second = second
arena-third = third
arena-fourth = fourth
arena-fifth = fifth

# Heads of tables

arena-bot = Bot
arena-wins = Wins
arena-interval = 95 % interval
arena-fair = Fair
arena-games = Games
arena-seats = Seats
arena-rating = Rating
arena-score = Score
arena-decisions = Decisions
arena-ms-each = ms each
arena-plays = Plays
arena-category = Category
arena-ending = Ending
arena-mean-score = Mean score
arena-order-of-play = Order of play
arena-turns = Turns
arena-winners = Winners
arena-others = Others
arena-of = Of
arena-mean = Mean
arena-lowest = Lowest
arena-lower-quarter = Lower quarter
arena-middle = Middle
arena-upper-quarter = Upper quarter
arena-highest = Highest
arena-decisions-a-game = Decisions a game
arena-ms-a-decision = Milliseconds a decision
arena-slowest = Slowest, in seconds
arena-what-it-did = What it did
arena-times = Times

# What sets players apart

arena-trait-city = City
arena-trait-groups = Groups
arena-trait-discoveries = Discoveries
arena-trait-wonders = Wonders
arena-trait-condemned_stars = Condemned stars
arena-trait-city_boards = City boards
arena-trait-cards = Cards
arena-trait-opening = Opening
arena-trait-opening_place = Opening place

# Sections of a report

arena-wins-words = How many of its games each bot won, a shared win shared out. The line is the interval in which the true rate lies 19 times out of 20 (Wilson); the dashed mark is what would be fair for its seats.
arena-wins-table = Wins by bot
arena-ratings = Ratings
arena-ratings-words = OpenSkill (Plackett and Luce) over all places, not only the first. Everybody begins at 25; the line is 1.96 standard deviations to both sides.
arena-ratings-table = Ratings by bot
arena-wins-by-order = Wins by place in the order of play
arena-wins-by-order-words = Each bot sits everywhere equally often on the same deals; who begins is decided by the deal.
arena-wins-by-order-table = Wins of each bot when it plays first, second, ...
arena-order-words = How often each place in the order of play won, a shared win shared out.
arena-trait-words = How often those won who had it, and how many they were; the dashed mark is just anybody's share. That winners have something does not mean that it makes them win.
arena-rarer = Rarer ones left out: { $count }.
arena-trait-table = Wins by: { $kind }
arena-scores = Scores
arena-scores-words = How often which score came, and what scores are made of, in the mean.
arena-mean-by-category = Mean by category
arena-hill = { $name }: from { $least } to { $most }, { $mean } in the mean
arena-winners-and-others = Winners and others
arena-winners-words = What the scores of winners are made of, beside those of everybody else.
arena-winners-table = Mean by category, of winners and others
arena-lengths = Length of games
arena-lengths-words = Turns of all players together, and decisions with more than one legal action.
arena-endings = Ways of winning
arena-endings-words = How the games ended that each bot won.
arena-endings-table = Endings, in percent of the games that the bot won
arena-thinking = Thinking
arena-thinking-words = Decisions with more than one legal action, and the time they took on the machine that played.
arena-thinking-table = Decisions and time by bot
arena-faults = Faults
arena-faults-words = Bots that raised an error, broke the rules or overran their time. A legal move by lot took the place of theirs, and the game went on.
arena-faults-table = Faults by bot
arena-repeat = How to repeat it
arena-repeat-words = The same command plays the same games. Bots that go by the clock may choose differently on another machine.
arena-command = Command
arena-seed = Seed
arena-options = Options
arena-setup = Set-up
arena-by-lot = drawn by lot
arena-components = Components
arena-own-file = an owner's file
arena-axis = From { $low } to { $high }

# What stands in the way

arena-no-cluster = There is no Ray cluster at { $address }: { $why }
arena-locked = Somebody else is writing to { $file } just now.
arena-not-games = { $file } is not a file of games: choose another folder.
arena-other-games = Something else is kept in { $folder }: { $differences }. Choose another folder.
arena-not-a-game = Line { $line } of { $file } is not a game.
arena-nobody = Somebody must play.
arena-unplayable = Game { $number }: { $why }
arena-workers-lost = the cluster loses its workers again and again.
arena-worker-dies = the process that plays it dies again and again.
