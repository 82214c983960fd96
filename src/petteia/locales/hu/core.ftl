# What all games share.

core-nothing = semmi
core-and = { $all } és { $last }

core-no-undo-start = Még nincs mit visszavonni.
core-no-undo-other-seat = Az utolsó lépés egy másik játékosé volt, ezért nem vonható vissza.
core-no-undo-reveal = Az utolsó lépés felfedett valami rejtettet, ezért nem vonható vissza.

core-log-undo = { $player } visszavon egy lépést.
core-prompt-confirm = { $player }: fejezd be a köröd, vagy vonj vissza valamit.
core-stale = Az asztal közben továbblépett; ez nem történt meg.
core-bad-request = Ez a kérés érthetetlen.
core-too-often = Ez egy kicsit túl gyakori. Várj egy pillanatot.
core-readonly = Ezt a játszmát csak nézni lehet.
core-not-playing = A játszma nem folyik.
core-only-watching = Csak nézőként vagy itt; ezt csak az asztalnál ülők tehetik.
core-not-your-turn = Nem te következel.
core-confirm-first = A köröd véget ért: hagyd jóvá, vagy vonj vissza valamit.
core-nothing-to-confirm = Nincs befejeznivaló kör.
core-not-an-action = Ez nem lépés.
core-no-undo-so-far = Ilyen messzire nem mehetsz vissza.
core-empty-chat = Nincs mit mondani.
core-long-chat = Ez túl hosszú: legfeljebb { $most } karakter lehet.
core-no-such-seat = Nincs ilyen hely.
core-no-such-step = A játszmának nincs ilyen pillanata.
core-seat-taken = Ez a hely foglalt.
core-only-host = Ezt csak az asztal gazdája teheti.
core-already-started = A játszma már elkezdődött.
core-open-seats = Még vannak szabad helyek.
