# What all games share.

core-nothing = niente
core-and = { $all } e { $last }

core-no-undo-start = Non c'è ancora nulla da annullare.
core-no-undo-other-seat = L'ultima mossa è di un altro giocatore: non si può annullare.
core-no-undo-reveal = L'ultima mossa ha svelato qualcosa di nascosto: non si può annullare.
