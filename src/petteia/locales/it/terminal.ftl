# What the command `petteia` says. What is typed, and what is data, stays as it is in every language.

terminal-output-fails = l'uscita non si può scrivere: { $why }.
terminal-stopped = interrotto.
terminal-nested = Il file ha troppi livelli uno dentro l'altro per essere dei nostri.
terminal-bad-components = Con questi componenti non si può giocare: { $why }
terminal-and-more = { $first } (e altri { $count })
terminal-bad-text = Qualcosa di ciò che è stato dato non è un testo valido.
terminal-bug = questo è un errore del programma, segnalalo: { $error }
terminal-debug = Con PETTEIA_DEBUG=1 nell'ambiente mostra dove.
terminal-version = petteia { $version } (motore: { $engine })
terminal-compiled = compilato
terminal-plain = Python semplice
terminal-see-help = { $what } (vedi { $command } --help)
terminal-refused = { $why } (regola { $rule })

# Files

terminal-standard-input = L'ingresso standard
terminal-file = Il file { $name }
terminal-unreadable = { $where } non si può leggere: { $why }.
terminal-large = { $where } supera { $most } MB, quindi non è dei nostri.
terminal-not-utf8 = { $where } non è un testo in UTF-8.
terminal-empty = { $where } non contiene nulla.
terminal-not-json = { $where } non è JSON: riga { $line }, colonna { $column }: { $why }.
terminal-bad-json = { $where } non si può leggere come JSON: { $why }.
terminal-deep = { $where } ha troppi livelli uno dentro l'altro per essere dei nostri.
terminal-no-object = { $where } non contiene un oggetto JSON, quindi non è né una posizione né un verbale.
terminal-not-ordinary = non è un file normale
terminal-no-folder = La cartella { $folder } non si può creare: { $why }. { $otherwise }
terminal-say-store = Di' dove con --store.
terminal-say-save = Di' dove salvare con --save FILE.
terminal-not-written = Il file { $name } non si può scrivere: { $why }.
terminal-exists = { $name } esiste già.
terminal-exists-resume = { $name } esiste già. Riprendilo con --resume, o scegli un altro nome.
terminal-no-such-folder = La cartella { $folder } non esiste, quindi { $name } non si può salvare lì.
terminal-not-saved = La partita non è stata salvata in { $file }: { $why }.

# Games, seats and positions

terminal-no-game = Il gioco { $name } non esiste. I giochi sono: { $games }.
terminal-bad-option = Un'opzione si scrive { $example }, non { $text }.
terminal-only-a-view = Questo è ciò che vede un posto, non una posizione intera: da qui non si può continuare.
terminal-other-to-move = Questo è ciò che vede un posto, e tocca a un altro: le sue mosse non si conoscono.
terminal-is-a-record = Questo è il verbale di una partita, non una posizione: `{ $command }` ne stampa una.
terminal-no-position = Questa non è una posizione: non dice di quale `game`.
terminal-read-as = Leggo { $name } come `{ $id }`.
terminal-took-it = Ho supposto che { $facts }; ciò che è coperto è distribuito dal seme.
terminal-fact-is = { $fact } sia { $value }
terminal-fact-holds = { $fact } contenga { $value }
terminal-fact-of-seat = `{ $fact }` del posto { $seats }
terminal-for-study = A un tavolo così non arriva nessuna partita, ma lo si può studiare: { $facts }.
terminal-made-with-other-components = Questa posizione è stata fatta con altri componenti: indica il loro file con --components.
terminal-seat-of-view = `seat` deve essere un posto di questo tavolo, contato da 0, o -1 per chi guarda.
terminal-no-seat = A questo tavolo non c'è il posto { $seat }: i posti vanno da 1 a { $seats }.
terminal-other-view = Il file contiene ciò che vede un altro posto, quindi non dice che cosa vede questo.
terminal-seats-differ = --players dice { $players }, ma --seats ne nomina { $seats }.
terminal-no-player = Nessuno si chiama { $name }. A un posto può sedere { $person } o un bot: { $bots }.
terminal-resumed-keeps = Una partita ripresa mantiene posti, seme, opzioni e componenti: non indicarli.

# A sitting

terminal-welcome = { $game }: sei { $people }, contro { $others }. `help` dice che cosa scrivere.
terminal-nobody-else = nessun altro
terminal-thinking = { $player } sta pensando ...
terminal-bot-fault = { $fault }. Si gioca un'altra mossa permessa.
terminal-only-choice = Si può fare una cosa sola: { $move }
terminal-turn-over = Il tuo turno è finito. { $ways }.
terminal-enter = Invio prosegue
terminal-enter-or-undo = Invio prosegue, undo annulla la tua ultima mossa
terminal-hand-over = Passa la tastiera a { $player }. { $player }, premi Invio quando nessun altro guarda.
terminal-record-is = Il verbale è { $file }: `{ $command }` lo verifica e lo racconta di nuovo.
terminal-lost = Non è stato possibile salvare la partita: è persa.
terminal-go-on = La partita è salvata. Continua con:
terminal-too-long = È troppo lungo per una mossa.
terminal-no-move-number = La mossa numero { $number } non esiste: vanno da 1 a { $count }.
terminal-no-move-with = Nessuna mossa permessa contiene { $words }. `why MOVE` dice perché una non è permessa.
terminal-which-move = Di' quale mossa: { $example }.
terminal-taken-back = Annullata.
terminal-nothing-yet = Non è ancora successo niente.
terminal-saved-in = La partita viene salvata in { $file } dopo ogni mossa.
terminal-resign-yourself = Puoi abbandonare solo per te: scrivi resign.
terminal-really-resign = Vuoi davvero abbandonare? Scrivi sì.
terminal-yes = sì
terminal-play-on = Continui a giocare.

terminal-help-move = Una mossa in notazione, come `{ $move }`, o il suo numero nell'elenco.
terminal-help-moves = elenca tutte le mosse permesse con il loro costo, o solo quelle che contengono queste parole
terminal-help-why = che cosa costerebbe una mossa, o perché non è permessa
terminal-help-undo = annulla la tua ultima mossa, se non ha svelato qualcosa di nascosto
terminal-help-board = disegna di nuovo il tavolo
terminal-help-log = tutto ciò che è successo finora
terminal-help-rules = le regole, o una di esse, come `{ $example }`
terminal-help-save = dove è salvata la partita; con FILE, d'ora in poi salvala lì
terminal-help-resign = abbandona
terminal-help-quit = esci; la partita è salvata e si può riprendere
terminal-help-short = In breve: { $list }.
terminal-secret-seed = Il file di una partita non finita contiene il suo seme segreto: non mostrarlo a chi gioca con te.

# Moves

terminal-legal = Permessa: { $move }
terminal-not-legal = Non permessa: { $why }
terminal-rule = Regola { $rule }
terminal-to-pay = Si paga con:
terminal-did-you-mean = { $words } non è una mossa. Intendevi: { $moves }?
terminal-places =
    { $count ->
        [one] 1 luogo
       *[other] { $count } luoghi
    }
terminal-ways =
    { $count ->
        [one] 1 modo
       *[other] { $count } modi
    }
terminal-cheapest = le meno care
terminal-more-moves = `moves` le elenca tutte, `moves { $family }` alcune

# Records, analysis and advice

terminal-no-record = Questo non è il verbale di una partita. `{ $command }` disegna una posizione.
terminal-is-a-position = Questa è una posizione, non il verbale di una partita. `{ $command }` la disegna.
terminal-record-of-other = Questo è un verbale di { $played }, non di { $wanted }.
terminal-no-step = Il verbale ha { $moves } mosse, quindi --step va da 0 a { $moves }.
terminal-after-move = Dopo la mossa { $step } di { $steps }: { $player }, { $move }.
terminal-not-over = La partita non è finita. { $prompt }
terminal-verified = verificato: { $moves } mosse, { $turns } turni
terminal-from-to = { $option } va da { $least } a { $most }, non { $given }.
terminal-looking = Esame di ogni decisione ...
terminal-chances = Probabilità di vincere, turno per turno
terminal-costly = Che cosa è costato di più
terminal-no-slips = Nessuna decisione è costata più del { $percent } %.
terminal-slip = mossa { $step }, turno { $turn }, { $player }: { $played }. Meglio: { $better }.
terminal-thoughts = { $percent } % dei pensieri
terminal-then = poi { $moves }
terminal-nothing-to-decide = Questa partita è finita: non c'è niente da decidere.
terminal-other-decides = Qui non deve decidere il posto { $asked }, ma il posto { $actor }.
terminal-no-thinker = { $bot } non pensa in anticipo, quindi non ha ragioni da dare: chiedi a { $thinkers }.

# Rules

terminal-no-rules = Le regole di { $game } non sono installate.
terminal-no-rule = In { $game } non c'è la regola { $rule }, e nessuna ne parla. Le regole vanno da { $first } a { $last }.
terminal-also-in = Se ne parla anche in:

# Components

terminal-no-components = { $game } non ha un file dei componenti.
terminal-components-fine = { $file } è completo, e ci si può giocare in qualsiasi numero.
terminal-components-same = { $file } è la stessa scatola della nostra.
terminal-only-ours = { $where }: solo nel nostro file.
terminal-only-theirs = { $where }: solo nel tuo file.
terminal-block-differs = { $where }: { $theirs }, nel nostro file { $ours }.
terminal-fact-differs = { $where }: { $fact } è { $theirs }, nel nostro file { $ours }.
terminal-faces = Ciò che è stampato sui pezzi. Un ? sta accanto a ciò che abbiamo dovuto ricostruire.

# Serving

terminal-serving = Petteia è su { $address } (Ctrl-C la ferma).
terminal-no-links = le e-mail ai giocatori non avranno link, perché --public-url non dice dove ci trovano.
terminal-connections = Il limite di file aperti (ulimit -n) lascia spazio a { $most } connessioni.
terminal-reports-address = Le segnalazioni possono andare a https://… o mailto:…, non a { $address }.
terminal-public-url = --public-url si scrive { $example }, senza niente prima o dopo.
terminal-smtp = --smtp si scrive { $example }: segni come / nella password si scrivono %2F, e sulla cifratura si può dire solo ?tls=never.
terminal-port = La porta { $port } di { $host } non si può usare: { $why }.
terminal-host = { $host } non si può usare: { $why }.
terminal-backed-up = { $rows } righe sono in { $file }.
terminal-restored = { $rows } righe sono tornate da { $file }.
terminal-store = L'archivio non si può usare: { $why }.
terminal-readable = altri su questa macchina possono leggere { $file }, che contiene segreti; chmod 600 lo impedisce.

# Many games of bots

terminal-stopped-after = interrotto dopo { $done } partite su { $games }.
terminal-to-go-on = interrotto dopo { $done } partite su { $games }. Per continuare:
terminal-fault-times = { $fault } ({ $times } volte; si è giocata un'altra mossa permessa)
terminal-how-many = Di' in quanti: --players 3, o chi gioca: --seats strategos,citizen,citizen.
terminal-equally-often = { $games } partite, così che tutti siedano ovunque lo stesso numero di volte.
terminal-there-already = { $done } partite su { $games } ci sono già.
terminal-kept-in = { $why } Ciò che è stato giocato è in { $folder }.
terminal-no-ray = Ray qui non è installato: { $command }.
terminal-report = rapporto: { $file }
terminal-games-a-second = { $rate } partite/s, mancano { $left }
terminal-seconds-a-game = { $seconds } s a partita, mancano { $left }
terminal-simulated = { $game }, { $games } partite, posti: { $seats }, seme { $seed }
terminal-spread = media { $mean }, mediana { $median }, minimo { $shortest }, massimo { $longest }
terminal-turns = turni
terminal-decisions = decisioni
terminal-wins-in-order = vittorie secondo l'ordine di gioco
terminal-wins-by-bot = vittorie per bot, e i suoi posti
terminal-ways-to-win = modi di vincere
terminal-speed =
    { $seconds } s, { $rate } partite/s, { $jobs ->
        [one] 1 processo
       *[other] { $jobs } processi
    }

# Backups

terminal-not-empty = L'archivio non è vuoto: una copia si ripristina solo in uno nuovo.
terminal-unfit-rows = { $file } contiene righe che non vanno insieme: { $why }.
terminal-no-backup = { $file } non è una copia di Petteia.
terminal-long-line = La riga { $line } di { $file } è troppo lunga per essere delle nostre.
terminal-unreadable-backup = { $file } non si può leggere come copia: { $why }.
terminal-no-row = { $where } non è una delle nostre righe: { $why }.
terminal-newer-store = L'archivio è stato scritto da una Petteia più recente, che questa non sa leggere.
terminal-old-games = { $count ->
    [one] Una partita è in corso con le regole di una Petteia più vecchia
   *[other] { $count } partite sono in corso con le regole di una Petteia più vecchia
} ({ $which }). Questa può solo mostrarle, non continuarle.
terminal-old-games-flag = { $warning } Falle finire con quella vecchia, oppure avvia con --close-old-games.
terminal-really-close = Servire lo stesso? Scrivi sì.
terminal-old-games-kept = Nulla è stato cambiato: con la Petteia più vecchia le partite continuano.
terminal-store-address = Un archivio è sqlite:///FILE o postgresql://NAME@HOST/DATABASE.

# What is printed on pieces, by the names of components files

terminal-piece-amount = quantità
terminal-piece-any_cost = costo in carte qualsiasi
terminal-piece-arrows = rende gratis
terminal-piece-atlantis = in Atlantide
terminal-piece-backs = numeri sul retro
terminal-piece-bonuses = bonus
terminal-piece-city = città
terminal-piece-coins = monete
terminal-piece-colour = colore
terminal-piece-column = colonna
terminal-piece-copies = copie
terminal-piece-cost = costo
terminal-piece-count = numero
terminal-piece-cubes = cubetti
terminal-piece-deck = mazzo
terminal-piece-defence_only = solo in difesa
terminal-piece-destiny_cards = carte Destino
terminal-piece-destiny_choice = carte Destino fra cui scegliere
terminal-piece-effect = effetto
terminal-piece-faces = tessere
terminal-piece-gift = dono
terminal-piece-good = benefica
terminal-piece-grey = di cui grigi
terminal-piece-group = gruppo
terminal-piece-hourglasses = clessidre
terminal-piece-land = confina con
terminal-piece-land_runs = il percorso via terra vale uno
terminal-piece-looks = mazzi da guardare
terminal-piece-main = edificio principale
terminal-piece-points = punti
terminal-piece-points_per_discovery = punti per scoperta
terminal-piece-points_per_settler = punti per colonizzatore
terminal-piece-points_per_star = punti per segnalino stella
terminal-piece-points_per_sword = punti per spada
terminal-piece-resource = risorsa
terminal-piece-resource_discount = sconto per la sua risorsa
terminal-piece-ring = cerchiato
terminal-piece-row = fila
terminal-piece-sea = mari
terminal-piece-sea_discount = sconto in mare
terminal-piece-settler_discount = sconto per un nuovo colonizzatore
terminal-piece-settlers = colonizzatori
terminal-piece-side = lato
terminal-piece-size = edifici
terminal-piece-star = stella
terminal-piece-stars = stelle
terminal-piece-swords = spade
terminal-piece-symbols = simboli
terminal-piece-tags = icona
terminal-piece-tokens = punti da spendere
terminal-piece-trades = commerci
terminal-piece-uses = si usa
terminal-piece-value = valore
terminal-piece-wins_ties = vince i pareggi
terminal-piece-wonder_discount = sconto per una meraviglia
terminal-piece-zeus = simboli Zeus
terminal-piece-building = edificio
terminal-piece-territory = territorio
terminal-piece-space = casella
terminal-piece-discovery = scoperta
terminal-piece-wonder = meraviglia
terminal-piece-olympos_card = carta Olimpo
terminal-piece-destiny_card = carta Destino
terminal-piece-card = carta
terminal-piece-city_side = plancia Città
terminal-piece-true = sì
terminal-piece-false = no
terminal-piece-any = qualsiasi
terminal-piece-red = rosso
terminal-piece-yellow = giallo
terminal-piece-green = verde
terminal-piece-blue = blu
terminal-piece-purple = viola
terminal-piece-cube = cubetto
terminal-piece-settler = colonizzatore
terminal-piece-prestige = prestigio
terminal-piece-prestige_per_territory = prestigio per territorio
terminal-piece-prestige_for_all = prestigio per tutte le risorse
terminal-piece-hourglasses_per_territory = clessidre per territorio
terminal-piece-hourglasses_for_most = clessidre per la maggioranza
terminal-piece-dearer_action = azione più cara
terminal-piece-lost_points = punti persi
terminal-piece-lost_settler = un colonizzatore perso
terminal-piece-no_cards = carte Destino scartate
terminal-piece-no_sea = niente mare
terminal-piece-on_place = quando si piazza
terminal-piece-once_per_game = una volta per partita
terminal-piece-once_per_turn = una volta per turno
terminal-piece-passive = sempre
terminal-piece-exchange = scambio
terminal-piece-temple = fa pescare una carta
terminal-piece-start_coins = monete iniziali
