# What is said where people meet before a game.

clock-own = Un orologio a scelta
clock-own-bank = Minuti per giocatore
clock-own-increment = Secondi in più dopo ogni turno
when-away = Quando qualcuno non c'è
absence = Se un giocatore non c'è quando è il suo turno
absence-none = lo si aspetta, o ci si accorda per un bot
absence-after =
    { $minutes ->
        [one] dopo un minuto gioca un bot
       *[other] dopo { $minutes } minuti gioca un bot
    }
absence-about = Solo mentre altri sono al tavolo e aspettano. Chi torna riprende subito il posto.
absence-clock = Con un orologio gioca un bot quando il tempo scade.
allowed = Che cosa è permesso
allow-hints = I giocatori possono chiedere suggerimenti a un bot.
allow-watching = Altri possono guardare la partita.
allow-substitutes = Chi gestisce il tavolo può far giocare un bot per chi non c'è, senza chiedere agli altri.
not-allowed-hints = Niente suggerimenti a questo tavolo.
not-allowed-watching = Nessuno può guardare la partita.
not-allowed-substitutes = Se un bot gioca per chi non c'è lo decidono gli altri insieme.
host-mark = gestisce il tavolo
ready-mark = è pronto
ready-not = non è ancora pronto
ready-say = Sono pronto
ready-unsay = Non ancora
ready-waits = Non ancora pronti: { $names }.
colour-own = Il tuo colore
colour-number = Colore { $number }, { $symbol }
hand-over = Affida il tavolo a { $name }
new-to-game = Non conosci { $game }?
rules-short = Le regole in breve
rules-all = Tutte le regole
lesson-play = Gioca la lezione
