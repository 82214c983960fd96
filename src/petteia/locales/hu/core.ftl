# What all games share.

core-nothing = semmi
core-and = { $all } és { $last }

core-no-undo-start = Még nincs mit visszavonni.
core-no-undo-other-seat = Az utolsó lépés egy másik játékosé volt, ezért nem vonható vissza.
core-no-undo-reveal = Az utolsó lépés felfedett valami rejtettet, ezért nem vonható vissza.
