# What all games share.

core-nothing = niente
core-and = { $all } e { $last }

core-no-undo-start = Non c'è ancora nulla da annullare.
core-no-undo-other-seat = L'ultima mossa è di un altro giocatore: non si può annullare.
core-no-undo-reveal = L'ultima mossa ha svelato qualcosa di nascosto: non si può annullare.

core-log-undo = { $player } ritira una mossa.
core-prompt-confirm = { $player }: termina il turno o ritira qualcosa.
core-stale = Nel frattempo il tavolo è andato avanti: non è stato fatto nulla.
core-bad-request = Questa richiesta non si capisce.
core-too-often = Un po' troppo spesso. Aspetta un momento.
core-readonly = Questa partita si può solo guardare.
core-not-playing = La partita non è in corso.
core-only-watching = Stai guardando: può farlo solo chi siede al tavolo.
core-not-your-turn = Non è il tuo turno.
core-confirm-first = Il tuo turno è finito: confermalo o ritira qualcosa.
core-nothing-to-confirm = Non c'è un turno da terminare.
core-not-an-action = Questa non è una mossa.
core-no-undo-so-far = Non puoi tornare così indietro.
core-empty-chat = Non c'è niente da dire.
core-long-chat = Troppo lungo: al massimo { $most } caratteri.
core-no-such-seat = Questo posto non esiste.
core-no-such-step = La partita non ha questo momento.
core-seat-taken = Questo posto è occupato.
core-only-host = Può farlo solo chi ha aperto il tavolo.
core-already-started = La partita è già cominciata.
core-open-seats = Alcuni posti sono ancora liberi.
