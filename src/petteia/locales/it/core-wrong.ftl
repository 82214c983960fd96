# What is wrong with what somebody wrote: a components file, a position, a move.

core-wrong-and = { $one } { $rest }
core-wrong-at = { $where }: { $what }

# Components

core-wrong-more-problems =
    E { $count ->
        [one] un altro problema
       *[other] altri { $count } problemi
    }.
core-wrong-not-data = Questo non è un file { $kind }: non si legge { $where }.
core-wrong-line = a partire dalla riga { $line }, colonna { $column }
core-wrong-somewhere = fino alla fine
core-wrong-letters = Il file ha { $count } lettere; il massimo è { $most }.
core-wrong-not-plain = C'è qualcosa che non è un testo fino a { $letters } lettere, né un numero fino a { $number }, né true o false, né una lista o tabella di questi.
core-wrong-deep = Ci sono più di { $most } liste e tabelle una dentro l'altra.
core-wrong-things = Ci sono { $count } valori e nomi; il massimo è { $most }.
core-wrong-schema = `schema` deve essere { $schema }.
core-wrong-no-block = Manca il blocco { $block }.
core-wrong-no-entry = Non c'è nessun { $block }.
core-wrong-entry = { $block } numero { $number }
core-wrong-no-table = { $where } non è un blocco.
core-wrong-must-be = `{ $fact }` deve essere { $what }.
core-wrong-one-of = uno di questi: { $words }
core-wrong-kind-number = un numero intero da 0 in su
core-wrong-kind-text = un testo tra virgolette
core-wrong-kind-name = un testo di lettere minuscole, cifre e _
core-wrong-kind-truth = true o false
core-wrong-kind-list = una lista in cui ogni cosa è { $what }
core-wrong-id-twice = L'id `{ $id }` di { $block } è usato due volte.
core-wrong-too-many = Ci sono { $count } { $block }; il massimo è { $most }.
core-wrong-from-to = `{ $fact }` va da { $least } a { $most }.
core-wrong-one-a-player = ci devono essere { $count } `{ $fact }`, uno per giocatore.
core-wrong-setups = Ci deve essere un [[setup]] per ognuno di questi numeri di giocatori: { $players }.
core-wrong-setup = La preparazione per { $players } giocatori

# Positions

core-wrong-position = Una posizione
core-wrong-a-seat = Un posto
core-wrong-seat = Posto { $seat }
core-wrong-seed = `seed` deve essere un testo.
core-wrong-seat-of-view = `seat` deve essere il posto di un giocatore, o -1 per chi guarda.
core-wrong-unknown = { $what } non ha nessun `{ $name }`.
core-wrong-type = `{ $name }` è del tipo sbagliato.
core-wrong-number = { $what } deve essere un numero da { $least } a { $most }.
core-wrong-word = `{ $name }` deve essere uno di questi: { $words }.
core-wrong-words = `{ $name }` elenca alcuni di questi: { $words }.
core-wrong-words-twice = In `{ $name }` qualcosa c'è due volte.
core-wrong-truth = `{ $name }` deve essere true o false.
core-wrong-must-list = { $what } deve essere una lista.
core-wrong-not-a-position = Questa non è una posizione di { $game }.
core-wrong-format = `format` deve essere 1.
core-wrong-other-components = Questa posizione è di altri componenti: indicali con --components FILE.
core-wrong-seats = `seats` deve essere una lista di giocatori.
core-wrong-two-playing = In una partita in corso servono due giocatori che non hanno abbandonato, tra cui `actor`.
core-wrong-whose-turn = Il turno { $turn } è del posto { $seat }, finché nessuno si è ritirato.
core-wrong-ending = Una partita ha un `ending` solo quando `awaited` dice che è finita.
core-wrong-in-vain = Qui nessuno può fare ciò che si attende ({ $awaited }).
core-wrong-looks-like = { $what } si scrive così: { $example }.
core-wrong-nothing-called = qui niente si chiama { $name }.
core-wrong-twice = { $name } c'è due volte.
core-wrong-numbers = `{ $name }` deve essere una lista di numeri da { $least } a { $most }.
core-wrong-each-once = `{ $name }` contiene alcuni di questi, ognuno una volta: { $words }.
core-wrong-not-awaited = `{ $name }` non corrisponde a ciò che si attende ({ $awaited }).
core-wrong-needs = qui serve `{ $fact }`.
core-wrong-has-no-use = qui `{ $fact }` non serve.

# Moves as they are typed

core-wrong-not-a-move = { $words } non è una mossa. Le mosse si scrivono così: { $examples }.
core-wrong-not-a-number = { $words } non è un numero da { $least } a { $most }.
core-wrong-no-such = Non c'è { $name }. Ci sono: { $names }.
core-wrong-did-you-mean = Non c'è { $name }. Intendevi: { $names }?
core-wrong-no-seat = A questo tavolo non c'è un posto { $seat }.
core-wrong-payment = { $text } non è un pagamento. I pagamenti si scrivono così: { $example }.
core-wrong-only-way = C'è un solo modo di pagare: { $payment }.

# Bots

core-wrong-bot = Il bot { $name } non esiste. I bot sono: { $bots }.
core-wrong-bot-refused = Il bot { $name } così non si può avere: { $why }.
core-wrong-bot-setting = Un'impostazione di un bot si scrive { $example }, non { $text }.
core-wrong-bot-import = Il bot { $name } non si può importare: { $why }.
core-wrong-bot-class = { $name } non è un bot: deve essere una classe derivata da { $base }.
core-wrong-bot-slips = Gli sbagli si contano su cento decisioni: da 0 a 100, non { $slips }.
core-wrong-bot-search = Una ricerca ha bisogno di almeno un'iterazione e di un po' di tempo.
