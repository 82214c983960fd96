# What all games share.

core-nothing = rien
core-and = { $all } et { $last }

core-no-undo-start = Il n'y a encore rien à annuler.
core-no-undo-other-seat = Le dernier coup est celui d'un autre joueur : impossible de l'annuler.
core-no-undo-reveal = Le dernier coup a révélé quelque chose de caché : impossible de l'annuler.
