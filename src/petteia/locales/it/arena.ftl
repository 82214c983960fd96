# What is told of many games of bots: reports for the browser, and the same in the terminal.

arena-what-wins = { $game }: che cosa vince
arena-lead =
    { $games ->
        [one] 1 partita
       *[other] { $games } partite
    } a { $players } giocatori su { $deals ->
        [one] 1 distribuzione
       *[other] { $deals } distribuzioni
    }
arena-summary = { $game }: { $lead }, seme { $seed }
arena-summary-of = { $game }: { $lead }, { $bot }, seme { $seed }
arena-more = e altri { $count }
arena-first = per primo
arena-second = per secondo
arena-third = per terzo
arena-fourth = per quarto
arena-fifth = per quinto

# Heads of tables

arena-bot = Bot
arena-wins = Vittorie
arena-interval = Intervallo 95 %
arena-fair = Equo
arena-games = Partite
arena-seats = Posti
arena-rating = Forza
arena-score = Punteggio
arena-decisions = Decisioni
arena-ms-each = ms l'una
arena-plays = Gioca
arena-category = Categoria
arena-ending = Fine
arena-mean-score = Punteggio medio
arena-order-of-play = Ordine di gioco
arena-turns = Turni
arena-winners = Chi vince
arena-others = Gli altri
arena-of = Di
arena-mean = Media
arena-lowest = Minimo
arena-lower-quarter = Primo quarto
arena-middle = Mediana
arena-upper-quarter = Terzo quarto
arena-highest = Massimo
arena-decisions-a-game = Decisioni a partita
arena-ms-a-decision = Millisecondi a decisione
arena-slowest = La più lenta, in secondi
arena-what-it-did = Che cosa ha fatto
arena-times = Volte

# What sets players apart

arena-trait-city = Città
arena-trait-groups = Gruppi
arena-trait-discoveries = Scoperte
arena-trait-wonders = Meraviglie
arena-trait-condemned_stars = Stelle condannate
arena-trait-city_boards = Plance di città
arena-trait-cards = Carte
arena-trait-opening = Apertura
arena-trait-opening_place = Luogo d'apertura

# Sections of a report

arena-wins-words = Quante delle sue partite ha vinto ogni bot; una vittoria condivisa è divisa. La linea è l'intervallo in cui il vero tasso si trova 19 volte su 20 (Wilson); il segno tratteggiato è ciò che sarebbe equo per i suoi posti.
arena-wins-table = Vittorie per bot
arena-ratings = Forza dei bot
arena-ratings-words = OpenSkill (Plackett e Luce) su tutti i piazzamenti, non solo il primo. Tutti cominciano da 25; la linea è 1,96 deviazioni standard da entrambi i lati.
arena-ratings-table = Forza per bot
arena-wins-by-order = Vittorie per posto nell'ordine di gioco
arena-wins-by-order-words = Ogni bot siede ovunque lo stesso numero di volte con le stesse distribuzioni; chi comincia lo decide la distribuzione.
arena-wins-by-order-table = Vittorie di ogni bot quando gioca per primo, per secondo, ...
arena-order-words = Quanto spesso ha vinto ogni posto nell'ordine di gioco; una vittoria condivisa è divisa.
arena-trait-words = Quanto spesso ha vinto chi l'aveva, e quanti erano; il segno tratteggiato è la quota di chiunque. Che chi vince abbia qualcosa non significa che sia quello a farlo vincere.
arena-rarer = Casi più rari omessi: { $count }.
arena-trait-table = Vittorie per: { $kind }
arena-scores = Punteggi
arena-scores-words = Quanto spesso è uscito quale punteggio, e da che cosa viene, in media.
arena-mean-by-category = Media per categoria
arena-hill = { $name }: da { $least } a { $most }, in media { $mean }
arena-winners-and-others = Chi vince e gli altri
arena-winners-words = Da che cosa viene il punteggio di chi vince, accanto a quello di tutti gli altri.
arena-winners-table = Media per categoria, di chi vince e degli altri
arena-lengths = Durata delle partite
arena-lengths-words = Turni di tutti i giocatori insieme, e decisioni con più di un'azione permessa.
arena-endings = Modi di vincere
arena-endings-words = Come sono finite le partite vinte da ogni bot.
arena-endings-table = Finali, in percentuale delle partite vinte dal bot
arena-thinking = Riflessione
arena-thinking-words = Decisioni con più di un'azione permessa, e il tempo che hanno preso sulla macchina che ha giocato.
arena-thinking-table = Decisioni e tempo per bot
arena-faults = Errori
arena-faults-words = Bot che hanno dato errore, violato le regole o superato il tempo. Una mossa permessa a caso ha preso il posto della loro, e la partita è continuata.
arena-faults-table = Errori per bot
arena-repeat = Come ripeterlo
arena-repeat-words = Lo stesso comando gioca le stesse partite. I bot che seguono l'orologio possono scegliere diversamente su un'altra macchina.
arena-command = Comando
arena-seed = Seme
arena-options = Opzioni
arena-setup = Preparazione
arena-by-lot = a sorte
arena-components = Componenti
arena-own-file = il file di un proprietario
arena-axis = Da { $low } a { $high }

# What stands in the way

arena-no-cluster = Non c'è un cluster Ray su { $address }: { $why }
arena-locked = Qualcun altro sta scrivendo in { $file }.
arena-not-games = { $file } non è un file di partite: scegli un'altra cartella.
arena-other-games = In { $folder } c'è altro: { $differences }. Scegli un'altra cartella.
arena-not-a-game = La riga { $line } di { $file } non è una partita.
arena-nobody = Qualcuno deve giocare.
arena-unplayable = Partita { $number }: { $why }
arena-workers-lost = il cluster perde di continuo i suoi processi.
arena-worker-dies = il processo che la gioca muore di continuo.
