# What all games share.

core-nothing = niente
core-and = { $all } e { $last }

core-no-undo-start = Non c'è ancora nulla da annullare.
core-no-undo-other-seat = L'ultima mossa è di un altro giocatore: non si può annullare.
core-no-undo-reveal = L'ultima mossa ha svelato qualcosa di nascosto: non si può annullare.

core-log-turn = Comincia { $player }.
core-log-undo = { $player } annulla una mossa.
core-log-timeout = Tempo scaduto per { $player }: continua un bot.
core-log-absent =
    { $minutes ->
        [one] { $player } è via da un minuto: gioca un bot fino al ritorno.
       *[other] { $player } è via da { $minutes } minuti: gioca un bot fino al ritorno.
    }
core-log-substitute = Un bot gioca per { $player } fino al ritorno.
core-log-back = { $player } è di nuovo qui e riprende a giocare.
core-log-take-back = { $player } ritira una mossa, con il consenso di tutti.
core-log-declined = { $player } preferisce di no.
core-log-pause = La partita è in pausa, come ha chiesto { $player }.
core-log-resume = { $player } fa riprendere la partita.
core-log-host = Ora è { $player } a gestire questo tavolo.
core-log-unopened = Nessuno ha aperto questa partita per { $days } giorni, quindi è stata chiusa.
core-prompt-confirm = { $player }: termina il turno o annulla qualcosa.
    .watched = { $player } può ancora annullare qualcosa.
core-stale = Nel frattempo il tavolo è andato avanti: non è stato fatto nulla.
core-not-written = Non è stato possibile registrarlo in questo momento, quindi non è stato fatto. Riprova.
core-bad-request = Questa richiesta non si capisce.
core-too-often = Un po' troppo spesso. Aspetta un momento.
core-no-answer = In questo momento il server non riesce a raggiungere i suoi tavoli. Riprova tra poco.
core-readonly = Questa partita si può solo guardare.
core-not-playing = La partita non è in corso.
core-only-watching = Stai guardando: può farlo solo chi siede al tavolo.
core-not-your-turn = Non è il tuo turno.
core-paused = La partita è in pausa. Prima qualcuno al tavolo deve farla riprendere.
core-not-paused = La partita non è in pausa.
core-nothing-proposed = Nessuno te lo chiede più.
core-not-waited-for = In questo momento nessuno aspetta questo giocatore.
core-is-here = { $name } è qui. Lasciagli { $minutes } minuti per la mossa.
core-just-left = { $name } se n'è appena andato. Lasciagli mezzo minuto per tornare.
core-confirm-first = Il tuo turno è finito: confermalo o annulla qualcosa.
core-nothing-to-confirm = Non c'è un turno da terminare.
core-not-an-action = Questa non è una mossa.
core-no-undo-so-far = Non puoi tornare così indietro.
core-empty-chat = Non c'è niente da dire.
core-long-chat = Troppo lungo: al massimo { $most } caratteri.
core-no-such-seat = Questo posto non esiste.
core-no-such-step = La partita non ha questo momento.
core-own-eyes-only = Prima della fine della partita ognuno guarda solo con i propri occhi.
core-lesson-read-on = Prima continua a leggere la lezione.
core-lesson-just-leave = Una lezione non si chiude: lasciala quando vuoi e riprendila più tardi.
core-lesson-this-one = Un'altra volta. Ora: { $move }
core-seat-taken = Questo posto è occupato.
core-colour-taken = Qualcuno a questo tavolo ha già questo colore.
core-no-such-host = Può gestire il tavolo solo chi vi siede.
core-only-host = Può farlo solo chi ha aperto il tavolo.
core-already-started = La partita è già cominciata.
core-open-seats = Alcuni posti sono ancora liberi.
core-no-rematch = Ora non si può chiedere la rivincita.

# What a request over HTTP is refused with.

core-bad-name = Un nome ha da 1 a { $most } lettere.
core-bad-login = Un nome utente ha da 3 a 24 caratteri: lettere dalla a alla z, cifre, punti, trattini e trattini bassi.
core-bad-password = Una password ha da { $fewest } a { $most } caratteri.
core-login-taken = Il nome utente { $login } è già preso.
core-wrong-login = Nome utente e password non corrispondono.
core-wrong-password = Questa non è la tua password.
core-many-guesses = Di recente sono state provate molte password per questo nome utente. Da qui puoi riprovare tra { $minutes } minuti; un dispositivo da cui avevi già effettuato l'accesso non deve aspettare.
core-has-account = Hai già un account.
core-who-are-you = Apri prima la pagina iniziale.
core-other-site = Questa richiesta viene da un altro sito.
core-nothing-here = A questo indirizzo non c'è niente.
core-wrong-method = Questo indirizzo non risponde a { $method }.
core-no-such-table = Questo tavolo non esiste.
core-not-invited = Questo tavolo è privato; si entra con l’invito.
core-no-watching = A questo tavolo nessuno può guardare mentre si gioca.
core-no-such-game = Questo gioco non esiste.
core-no-record-yet = Il verbale è a disposizione di tutti quando la partita è finita.
core-no-play-on-yet = La partita si può continuare da qui quando è finita.
core-bad-record = Questo verbale non si può aprire. { $why }
core-long-record = Questo verbale ha { $moves } mosse; il massimo è { $most }.
core-no-lesson = Per questo gioco non c'è una lezione.
core-wrong-players = Questo gioco è per { $fewest }-{ $most } giocatori.
core-bad-seed = Un seme è un testo semplice di al massimo { $most } lettere.
core-bad-clock = Un orologio deve poter contenere almeno il tempo iniziale.
core-bad-options = Queste opzioni non vanno insieme: { $why }
core-bad-components = Questo file dei componenti non si può usare: { $why }
core-bad-body = Questa richiesta non si capisce: { $why }
core-bad-letter = Questa richiesta contiene un carattere che non si può salvare.
core-too-large = È troppo: una richiesta può avere { $most } kilobyte.
core-too-slow = Ci ha messo troppo ad arrivare. Riprova.
core-no-room = In questo momento ci sono troppe connessioni. Riprova tra un attimo.
core-our-fault = Qui qualcosa è andato storto, non per colpa tua. Nel registro del server si chiama { $name }.
core-rules-in-english = Le regole sono scritte in inglese.
core-rulings-in-english = Le interpretazioni sono scritte in inglese.

# Why a game cannot begin or go on, and what is wrong with a record.

core-fault-players = { $game } è per { $fewest }-{ $most } giocatori, non { $players }.
core-fault-starter = Il giocatore { $player } non può iniziare una partita a { $players }.
core-fault-seed = Questo seme non è un testo valido.
core-fault-option = L'opzione { $option } non esiste. Le opzioni sono { $options }.
core-fault-option-value = L'opzione { $option } può essere { $allowed }, non { $value } (regola { $rule }).
core-fault-rules = È stata giocata con la versione { $played } delle regole, e questo server gioca con la versione { $here }.
core-fault-and-box = { $why } Ciò che è stampato sui pezzi è mostrato come nella scatola di oggi, e può essere stato diverso.
core-fault-log = Le sue mosse non sono conformi alle regole di questo server.
core-fault-lesson = Questa lezione è stata riscritta nel frattempo. Ricominciala da capo.
core-fault-record-game = Non è il verbale di un gioco che si gioca qui: { $games }.
core-fault-record-format = Non è un verbale di { $game } nel formato { $format }.
core-fault-record-rules = La partita è stata giocata con la versione { $played } delle regole; questo programma gioca con la versione { $here }, quindi non la può rigiocare.
core-fault-record-shape = Nel verbale `{ $part }` manca o non è come dovrebbe essere.
core-fault-record-components = La partita è stata giocata con altri componenti, che il verbale non contiene.
core-fault-record-length = Il verbale ha { $moves } mosse; se ne rigiocano al massimo { $most }.
core-fault-record-move = Turno { $turn }: «{ $move }» non è una mossa.
core-fault-record-illegal = Turno { $turn }: «{ $move }» non è permessa (regola { $rule }).
core-fault-record-check = Turno { $turn }: il tavolo non è quello registrato.
core-fault-record-result = Il risultato del verbale non è quello a cui portano le mosse.
core-fault-record-replay = Non si può rigiocare.
core-fault-components = Non si può cominciare nessuna partita.
core-fault-reading = Leggerlo richiede più di { $most } secondi, o troppa memoria.

# Notices to those who are waited for.

core-notice-subject = Petteia: ti stanno aspettando
core-notice-turn = { $name }, tocca a te ({ $game }).
core-notice-test = Così Petteia ti avvisa quando tocca a te.
core-notice-code = Il tuo codice per gli avvisi via e-mail: { $code }
core-notice-off = Ricevi questo messaggio perché l'hai chiesto. Nelle impostazioni di Petteia puoi disattivarlo.
core-notice-failed = L'avviso non è stato consegnato. Controlla l'indirizzo.
core-bad-webhook = Un webhook è un indirizzo che comincia con https://.
core-bad-email = Questo non è un indirizzo e-mail.
core-no-mail = Questo server non manda e-mail.
core-wrong-code = Questo non è il codice dell'e-mail.
core-needs-account = Serve un account. Puoi crearlo nella pagina iniziale.
core-hint-both = { $first } { $then }
core-no-hints = Chi ha aperto il tavolo ha disattivato i suggerimenti.
core-no-hint-found = Non è stato trovato in tempo un suggerimento.
core-hint-under-way = Un suggerimento è già in arrivo.
core-no-analysis-yet = L'analisi è disponibile a partita finita.
core-no-analysis-abandoned = Questa partita è stata abbandonata: si analizzano solo le partite giocate fino alla fine.
core-no-analysis-readonly = Questa partita non si può più rigiocare mossa per mossa, perciò non può essere analizzata.
core-no-analysis-found = L'oracolo non è venuto a capo di questa partita. Riprova più tardi.
core-oracle-busy = All'oracolo serve più tempo del solito. Riprova tra un minuto.

# What a move changes in points.

core-points-more =
    +{ $points } { $points ->
        [one] punto
       *[other] punti
    }: { $changes }
core-points-less =
    −{ $points } { $points ->
        [one] punto
       *[other] punti
    }: { $changes }
core-points-same = punti in pareggio: { $changes }
core-more = { $what } +{ $count }
core-less = { $what } −{ $count }

# Bots, from the weakest to the strongest.

core-bot-novice = Novizio: conosce le regole e spesso muove d'istinto
core-bot-citizen = Cittadino: prende ciò che al momento sembra meglio
core-bot-strategos = Stratego: pensa qualche mossa in anticipo
core-bot-oracle = Oracolo: pensa a lungo e vede lontano
