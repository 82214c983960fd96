# What is said where people meet before a game.

clock-own = A clock of your own
clock-own-bank = Minutes for each player
clock-own-increment = Seconds more after every turn
when-away = When somebody is away
absence = If a player is away in their turn
absence-none = wait for them, or agree on a bot
absence-after =
    { $minutes ->
        [one] after a minute a bot plays
       *[other] after { $minutes } minutes a bot plays
    }
absence-about = Only while others are at the table and wait. Whoever comes back has the seat again at once.
absence-clock = With a clock, a bot plays when the time is out.
allowed = What is allowed
allow-hints = Players may ask a bot for hints.
allow-watching = Others may watch the game.
allow-substitutes = The host may let a bot play for somebody who is away, without asking the others.
not-allowed-hints = No hints at this table.
not-allowed-watching = Nobody may watch the game.
not-allowed-substitutes = Whether a bot plays for somebody who is away, the others decide together.
host-mark = host
ready-mark = ready
ready-not = not ready yet
ready-say = I am ready
ready-unsay = Not ready after all
ready-waits = Not ready yet: { $names }.
colour-own = Your colour
colour-number = Colour { $number }, { $symbol }
hand-over = Make { $name } the host
new-to-game = New to { $game }?
rules-short = The rules in short
rules-all = All rules
lesson-play = Play the lesson
