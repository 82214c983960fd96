# What `petteia --help` tells. Names of commands, options and files stay as they are in every language.

help-usage = uso:
help-arguments = argomenti
help-options = opzioni
help-help = mostra questo testo e nient'altro
help-examples = esempi:
help-petteia = Giochi da tavolo dell'antica Grecia al terminale: giocare, studiare, verificare, simulare.
help-version = la versione, e se il motore è compilato
help-lang = la lingua in cui parla il comando (predefinita: quella dell'ambiente)
help-to-play = per giocare
help-to-study = per studiare posizioni
help-to-measure = per misurare
help-to-keep = per conservare
help-row-serve = tavoli nel browser, con amici e con bot
help-row-play = una partita al terminale, con bot o a turno alla tastiera
help-row-rules = le regole, o una di esse
help-row-components = ciò che è nella scatola, e file propri
help-row-replay = verifica una partita giocata, e la racconta
help-row-analyse = chi era in vantaggio quando, e quali mosse sono costate di più
help-row-new = una nuova posizione
help-row-show = la disegna
help-row-moves = ogni mossa permessa, con il suo costo
help-row-why = quanto costa una mossa, o quale regola la vieta
help-row-advise = che cosa farebbe un bot, e la sua probabilità di vincere
help-row-apply = la posizione dopo una mossa
help-row-simulate = molte partite di bot, e come sono andate
help-row-arena = bot contro bot: chi è quanto forte
help-row-balance = pari contro pari: che cosa vince
help-row-bench = quanto è veloce il motore su questa macchina
help-row-backup = tutti i tavoli e le persone di un server, in un file
help-row-restore = lo stesso, di nuovo in un archivio vuoto
help-each = `petteia COMMAND --help` spiega ognuno, con esempi. I file sono JSON, e `-` sta per l'ingresso standard:
help-bots = Bot, dal più debole al più forte: { $levels }. Altri: { $others }; uno tuo: { $own }.
help-notation = Le mosse si scrivono nella notazione del gioco, per esempio:

# What commands share

help-game = quale gioco: { $games }
help-own-components = la trascrizione della scatola fatta da un proprietario (TOML)
help-seed = un testo qualsiasi; lo stesso seme dà la stessa partita (predefinito: segreto)
help-option = una lettura di una regola poco chiara, come reshuffle=when_empty; si può ripetere
help-json = stampa dati
help-record = un file con un verbale, o - per l'ingresso standard
help-position = un file con una posizione, o - per l'ingresso standard
help-move = una mossa in notazione; se più d'una, ognuna tra virgolette
help-players = in quanti si gioca
help-games = quante partite (predefinito: 100)
help-jobs = processi (predefinito: uno per processore)

# play

help-play = Gioca al terminale, contro bot o a turno a una stessa tastiera. La partita viene salvata dopo ogni mossa e si può riprendere. Il file di una partita non finita contiene il suo seme segreto, che svela tutto ciò che è coperto: non mostrarlo a chi gioca con te.
help-play-alone = tu contro due citizen
help-play-two = tu contro uno
help-play-seats = chi siede dove
help-play-people = due persone e un bot
help-play-resume = continua una partita salvata
help-play-players = in quanti si gioca (predefinito: 3, tu e due citizen)
help-play-who = chi siede dove: me, o un bot, separati da virgole
help-play-save = dove salvare (predefinito: un nuovo file nella cartella dati dell'utente)
help-play-go-on = continua una partita salvata, e salvala lì

# rules, replay, analyse

help-rules = Stampa le regole di un gioco, una di esse, o quelle che parlano di qualcosa.
help-rules-about = il numero di una regola o di una decisione, come A-17 o RO-40, o parole che vi si trovano
help-rules-ruling = una decisione: come leggiamo una regola poco chiara
help-rules-words = ciò che le regole dicono di qualcosa
help-components = Stampa ciò che è nella scatola di un gioco, controlla o confronta un file proprio.
help-components-ours = il nostro file, da modificare
help-components-check = questo file è completo e ci si può giocare?
help-components-diff = di' a parole in che cosa questo file differisce dal nostro
help-components-faces = mostra tessere e carte, da confrontare con quelle della scatola
help-replay = Rigioca un verbale, verificando ogni mossa con le regole e ogni turno con il suo hash.
help-replay-verify = verifica: com'è finita?
help-replay-tell = tutta la partita a parole
help-replay-after = il tavolo dopo 40 mosse
help-replay-position = lo stesso come posizione
help-replay-step = mostra il tavolo dopo N mosse
help-replay-log = racconta tutta la partita, anche ciò che era nascosto
help-replay-json = stampa dati: un riassunto, o con --step la posizione
help-analyse = Riguarda una partita: la probabilità di vincere di ogni posto, turno per turno, come la vede la valutazione che sa tutto; e le decisioni costate di più, ognuna con la mossa che una ricerca preferisce in base a ciò che il giocatore poteva sapere.
help-analyse-iterations = quanto riflettere su ogni mossa valutata (predefinito: 400)

# new, show, moves, why, apply, advise

help-new = Stampa una nuova posizione in JSON: tutta, con ciò che è coperto e il seme.
help-show = Disegna una posizione, con tutto ciò che è sul tavolo o solo ciò che un posto può vedere.
help-show-all = tutto
help-show-second = ciò che vede il secondo posto
help-show-seat = solo ciò che può vedere questo posto, contato da 1
help-moves = Elenca ogni mossa permessa in notazione, a parole e con il suo costo, voce per voce.
help-moves-json = stampa dati: numero dell'azione, notazione, parole, costo
help-why = Spiega una mossa: che cosa significa e costa, o quale regola la vieta e perché.
help-apply = Stampa la posizione dopo una mossa, o dice quale regola la vieta (codice d'uscita 2).
help-advise = Dice che cosa farebbe un bot: le sue mosse migliori, ognuna con la probabilità stimata di vincere e come si prevede che continui la partita. Guarda con gli occhi del posto che deve decidere, e indovina ciò che quel posto non sa.
help-advise-seat = per quale posto, contato da 1; deve toccare a lui
help-advise-level = a chi si chiede: strategos (predefinito), oracle, o una ricerca con impostazioni
help-advise-seed = un testo qualsiasi; lo stesso seme dà lo stesso consiglio

# serve, backup, restore

help-serve = Offre tavoli nel browser fino a Ctrl-C. Non serve un account: un tavolo si trova con il suo link. Da fuori di questa macchina non entra nessuno, se non lo dice --host.
help-serve-here = qui, e apre il browser
help-serve-house = per tutti in casa
help-serve-host = l'indirizzo su cui ascoltare (predefinito: 127.0.0.1)
help-serve-port = la porta; 0 ne prende una qualsiasi (predefinita: 8377, o una qualsiasi se è occupata)
help-serve-open = apre il browser
help-serve-reports = dove i giocatori possono segnalare errori: https://… o mailto:…
help-serve-smtp = un server di posta per gli avvisi ai giocatori; PETTEIA_SMTP dice lo stesso dove altri potrebbero leggere il comando. Una password viaggia solo su una linea cifrata, verso un server con un certificato valido; smtps:// cifra dalla prima parola; ?tls=never ne fa a meno, in una rete di cui ti fidi
help-serve-public-url = dove i giocatori trovano questo server, come https://petteia.example.org: gli avvisi vi rimandano, e senza non hanno link; PETTEIA_PUBLIC_URL dice lo stesso
help-serve-webhooks = i webhook dei giocatori possono portare nella rete di questa macchina, e senza cifratura
help-serve-connections = quante connessioni ci possono essere insieme; ognuna prende memoria e file aperti (predefinito: quante ne permette il limite di file aperti, fino a 5000)
help-serve-sockets = quanti tavoli e atri possono essere aperti insieme nelle schede di un indirizzo, e di una persona un quinto; a una scuola dietro un solo indirizzo possono servirne di più (predefinito: 200)
help-serve-close = chiude una partita che nessuno ha aperto da tanto, se non ha un orologio; al tavolo lo si dice (predefinito: mai)
help-serve-old-games = serve anche se sono in corso partite iniziate con regole più vecchie; poi si possono solo guardare (predefinito: chiede)
help-store = sqlite:///FILE o postgresql://... (predefinito: nella cartella dati)
help-backup = Scrive tutti i tavoli e le persone di un archivio in un nuovo file. Contiene segreti: tienilo per te.
help-restore = Riempie un archivio vuoto da una copia; anche da SQLite a PostgreSQL.
help-backup-file = la copia

# simulate, arena, balance, bench

help-simulate = Fa giocare ai bot molte partite e stampa come sono andate: durata, vittorie secondo l'ordine di gioco, modi di vincere, velocità. Lo stesso seme dà le stesse partite, quanti che siano i processi.
help-simulate-players = in quanti si gioca (predefinito: uno per ogni nome di --seats)
help-simulate-seats = chi siede dove (predefinito: random; un solo nome: tutti)
help-arena = Fa giocare i bot l'uno contro l'altro, con le stesse distribuzioni e scambiando i posti finché tutti sono stati ovunque, e dice chi è quanto forte: vittorie con intervalli al 95 %, forza secondo OpenSkill, punteggi per categoria, tempo per decisione.
help-arena-more = Se i bot sono meno dei giocatori, l'ultimo prende i posti rimasti; se sono di più, gioca ogni loro scelta. Le partite si conservano in una cartella man mano che finiscono, con un rapporto per il browser. Dopo un'interruzione, lo stesso comando con la stessa cartella riprende da dove si era fermato; con più --games gioca quelle che mancano.
help-arena-bots = chi gioca
help-arena-players = in quanti si siede a un tavolo (predefinito: quanti sono i --bots)
help-ray = gioca su un cluster Ray: auto, local, host:port o ray://host:port
help-out = dove si conservano le partite (predefinito: una nuova cartella qui)
help-balance = Fa giocare pari con pari e dice che cosa vince: posti, plance di città, meraviglie, scoperte, aperture, stelle condannate, con intervalli al 95 %. Ciò che si decide prima del primo turno si tira a sorte, così che ogni inizio abbia la sua occasione. Le partite si conservano in una cartella con un rapporto per il browser, come con `petteia arena`.
help-balance-level = chi gioca (predefinito: citizen)
help-balance-players = in quanti si gioca (predefinito: 3)
help-balance-lots = tira a sorte ciò che precede il primo turno, o lascia decidere i bot
help-bench = Misura quanto è veloce il motore su questa macchina.
help-bench-json = scrive le cifre anche in un file
help-bench-quick = una misura approssimativa in pochi secondi

# What argparse finds wrong, with its own gaps

help-wrong-required = mancano questi argomenti: %s
help-wrong-unknown = argomenti sconosciuti: %s
help-wrong-argument = argomento %(argument_name)s: %(message)s
help-wrong-one = manca un valore
help-wrong-at-least-one = manca almeno un valore
help-wrong-choice = scelta non valida: %(value)r (scegli tra %(choices)s)
help-wrong-value = valore non valido (%(type)s): %(value)r
help-wrong-ambiguous = opzione ambigua: %(option)s può essere %(matches)s
help-wrong-together = non si può usare con %s
help-wrong-explicit = valore non previsto: %r
help-wrong-port = { $text } non è una porta: le porte sono numeri fino a { $most }
help-wrong-positive = { $text } non è un numero da 1 in su
