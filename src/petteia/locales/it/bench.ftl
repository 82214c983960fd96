# What `petteia bench` tells: how fast the engine is.

# Who is measured

bench-players = { $game }, { $players } giocatori
bench-plain = { $game }, { $players } giocatori, Python semplice
bench-broke-off = il suo processo si è interrotto, per la ragione detta sopra
bench-compiled = il motore compilato
bench-not-compiled = petteia è installato senza, quindi tutte le cifre sono di Python semplice
bench-not-plain = ciò che doveva essere Python semplice è comunque compilato
bench-no-script = { $file } non è né qui né in una cartella superiore: va lanciato nel repository
bench-not-fetched = non c'è ancora: un'esecuzione senza --quick lo scarica
bench-no-network = { $package } non si è potuto scaricare: c'è una rete?

# On the way

bench-fetching = Scarico { $package } in { $folder }, per questa volta
bench-round = Giro { $number } di { $rounds }
bench-starting = Avvio interpreti nuovi

# The report

bench-machine = Petteia { $petteia }, motore: { $engine }; { $python }; { $system }; { $processor }, { $cores } core, carico alla fine { $load }.
bench-rounds = { $rounds } giri alternati di { $seconds } s, mediane; contano solo le decisioni con almeno due azioni lecite.
bench-unknown = sconosciuto
bench-left-out = Escluso: { $who }: { $why }.
bench-busy = La macchina aveva più da fare di quanti core abbia: ci si fidi dei rapporti, non dei millisecondi.
bench-missed = ✗✗✗ LIMITI MANCATI: { $budgets } ✗✗✗
bench-all-but = Tutti i limiti rispettati, tranne quelli non misurati: { $budgets }.
bench-all-met = Tutti i limiti rispettati.
bench-not-measured = non misurato

# Heads of tables

bench-head-play = gioco a caso
bench-head-decisions = decisioni/s
bench-head-spread = scarto
bench-head-games = partite/s
bench-head-length = decisioni/partita
bench-head-branching = scelte
bench-head-middle = a metà di una partita a tre
bench-head-budget = limite
bench-head-measured = misurato
bench-head-wanted = voluto
bench-head-met = rispettato

# What bots do most

bench-do-clone = copiare uno stato
bench-do-legal = elencare le sue azioni lecite
bench-do-hide = nascondere ciò che un posto non sa
bench-do-sample = estrarre uno stato che potrebbe essere quello vero
bench-do-evaluate = valutarlo per un posto
bench-do-write = scriverlo come posizione
bench-do-search = ricerca: un'iterazione con valutazione
bench-do-playout = ricerca: un'iterazione con un'intera partita a caso
bench-do-late = ricerca: ritardo su una scadenza di 50 ms
bench-fresh-start = importazione e prima posizione, interprete nuovo

# Budgets

bench-against = { $one } : { $other }
bench-a-clone = una copia di { $game }
bench-a-search = ricerca in { $game } con partite a caso
bench-a-start = importazione e prima posizione
bench-wanted-times = { $sign } { $count } volte
bench-wanted-microseconds = { $sign } { $count } µs
bench-wanted-milliseconds = { $sign } { $count } ms
bench-wanted-iterations = { $sign } { $count } al secondo
