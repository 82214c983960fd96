# What all games share.

core-nothing = nothing
core-and = { $all } and { $last }

core-no-undo-start = There is nothing to take back yet.
core-no-undo-other-seat = The last move was another player's; it cannot be taken back.
core-no-undo-reveal = The last move brought something hidden to light, so it cannot be taken back.
