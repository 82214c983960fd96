# Polis sullo schermo. Quello che dice il gioco stesso è in src/petteia/locales.

## The market: phases, decks, what is being decided

polis-table-phases = Fasi del turno
polis-tip-phase-draw = Due carte da mazzi diversi; una terza si può comprare.
polis-tip-phase-auction = Almeno una carta della mano va all'asta, coperta.
polis-tip-phase-develop = Fino a due carte della mano entrano in città, pagandole.
polis-tip-phase-protect = Una moneta su un simbolo cerchiato protegge una carta dalla guerra.
polis-tip-phase-profit = Ciò che rendono la plancia e le carte; si usano i testi delle carte.
polis-tip-phase-trade = Con un solo partner: ognuno riceve tante monete quanti Vasi ha l'altro.
polis-tip-phase-war = Contro un giocatore che ha meno simboli Guerra.
polis-table-end-cards = { $up } di { $all } carte Fine del Gioco scoperte
polis-tip-end-cards = Quando { $all } carte Fine del Gioco sono scoperte, la partita finisce con il turno in corso.
polis-table-last-turn = Ultimo turno
polis-tip-last-turn = Il giocatore di turno continua fino al termine della fase 3. Poi si contano i punti.
polis-table-decks = Mazzi
polis-table-unseen = Che cosa possono ancora contenere i mazzi
polis-table-unseen-note = Tutte le carte di cui non si sa dove sono: stanno nel loro mazzo, a meno che qualcuno le abbia in mano o siano uscite coperte dal gioco.
polis-table-deck-left =
    { $count ->
        [one] Resta 1 carta.
       *[other] Restano { $count } carte.
    }
polis-table-deck-safe =
    { $count ->
        [one] La prossima carta non è di certo la carta Fine del Gioco.
       *[other] Le prossime { $count } carte non sono di certo la carta Fine del Gioco.
    }
polis-table-deck-danger =
    { $count ->
        [one] L'ultima carta è la carta Fine del Gioco.
       *[other] Ognuna di queste { $count } carte può essere la carta Fine del Gioco!
    }
polis-table-deck-blocked = Bloccato dalla carta Fine del Gioco: qui non pesca più nessuno.
polis-table-deck-top = Hai visto la prima carta: { $card }.
polis-tip-deck = La carta Fine del Gioco è tra le ultime { $last }.
polis-table-blocked = bloccato
polis-table-bank = Banca
polis-table-out-of-game =
    { $count ->
        [one] 1 carta è fuori dal gioco
       *[other] { $count } carte sono fuori dal gioco
    }
polis-tip-out-of-game = Nessuno le ha volute, oppure sono finite nella scatola. Nessuno le guarda.
polis-table-stage = La decisione in corso
polis-table-use = Usa: { $card }
polis-table-take-from-decks = Scegli uno dei mazzi.
polis-table-buying = Compra
polis-table-selling = Vendi
polis-table-choose = Scegli
polis-table-cancel = Annulla
polis-table-confirm-board = Prendi la plancia
polis-table-confirm-buy = Compra la carta
polis-table-confirm-auction = Metti all'asta
polis-table-confirm-develop = Sviluppa
polis-table-confirm-discard = Metti via
polis-table-confirm-protect = Proteggi
polis-table-confirm-use = Usa la carta
polis-table-confirm-kill = Manda l'Assassino
polis-table-confirm-remove = Togli dal gioco
polis-table-confirm-return = Riporta in città
polis-table-confirm-trade = Commercia
polis-table-confirm-attack = Attacca
polis-table-confirm-destroy = Distruggi
polis-table-confirm-sacrifice = Sacrifica
polis-table-city-of = Città di { $player }
polis-table-approach = Guarda da vicino la città di { $player }
polis-table-step-back = Torna a tutte le città

## The auction

polis-table-sells = vende: { $card }
polis-table-bidders = Offerenti
polis-table-highest = offerta più alta
polis-table-passed = ha passato
polis-table-bids-now = decide
polis-table-still-in = ancora in gara
polis-table-your-bid = La tua offerta
polis-table-less = Una moneta in meno
polis-table-more = Una moneta in più
polis-table-amount = Monete
polis-table-must-sell = { $coins }: vendita obbligata
polis-table-bid = Offri { $coins }
polis-table-pass = Passa
polis-table-beforehand = Offerta massima in anticipo
polis-table-beforehand-set = Offri fino a { $coins }
polis-table-beforehand-pass = Passa in anticipo
polis-table-beforehand-is =
    { $coins ->
        [0] In quest'asta passi.
        [one] Per te si offre fino a 1 moneta.
       *[other] Per te si offre fino a { $coins } monete.
    }
polis-table-beforehand-clear = Chiedimelo invece
polis-table-pass-all = Passa tutte …
polis-table-pass-turn = Passa per questo turno
polis-table-pass-always = Passa sempre
polis-table-passing-turn = Passi in tutte le aste di questo turno.
polis-table-passing-always = Passi in tutte le aste finché non dici altrimenti.

## On to the next phase

polis-table-done-look = Non guardare altro
polis-table-done-extra = Nessuna carta aggiuntiva
polis-table-done-offer = Niente altre aste
polis-table-done-develop = Non sviluppare altro
polis-table-done-found = Lasciala lì
polis-table-done-visit = Non pescare
polis-table-done-protect = Non proteggere
polis-table-done-profit = Termina la fase
polis-table-done-trade = Niente commercio
polis-table-done-war = Niente guerra, termina il turno
polis-table-done-strike = Nessun delitto, termina il turno

## Keys

polis-key-amount = cambia l'offerta
polis-key-bid = offri
polis-key-pass = passa
polis-key-done = avanti con la fase successiva
polis-key-confirm = fai ciò che hai scelto
polis-key-back = rimetti a posto ciò che hai scelto

## Cities, hands and players

polis-table-no-cards = Ancora nessuna carta
polis-table-hand = La tua mano
polis-table-hand-empty = Non hai carte in mano
polis-table-hand-of =
    { $count ->
        [0] Nessuna carta in mano
        [one] 1 carta in mano
       *[other] { $count } carte in mano
    }
polis-table-to-develop =
    { $price ->
        [0] si sviluppa gratis
        [one] si sviluppa per 1 moneta
       *[other] si sviluppa per { $price } monete
    }
polis-table-too-dear = si sviluppa per { $price } monete, più di quante ne hai
polis-table-coins =
    { $count ->
        [one] 1 moneta
       *[other] { $count } monete
    }
polis-table-tokens =
    { $count ->
        [one] 1 punto Vittoria in segnalini
       *[other] { $count } punti Vittoria in segnalini
    }
polis-table-history =
    { $count ->
        [0] Storia: nessuna carta
        [one] Storia: 1 carta
       *[other] Storia: { $count } carte
    }
polis-table-strength =
    { $defence ->
        [0] Nessun simbolo Guerra
       *[other] Guerra: { $war } in attacco, { $defence } in difesa
    }
polis-table-protected = protetta da una moneta
polis-table-used = già usata
polis-table-points-at = rivolta verso { $player }
polis-table-tucked =
    { $count ->
        [one] 1 carta sotto di lui
       *[other] { $count } carte sotto di lui
    }
polis-table-ring = (cerchiato)
polis-table-covered = (sotto una moneta)
polis-table-in-defence = { $symbol }, solo in difesa
polis-gain-culture = { $count } Cultura
polis-gain-vase =
    { $count ->
        [one] 1 Vaso
       *[other] { $count } Vasi
    }
polis-gain-war = { $count } Guerra
polis-gain-coins =
    { $count ->
        [one] 1 moneta a turno
       *[other] { $count } monete a turno
    }
polis-gain-points =
    { $count ->
        [one] 1 punto a turno
       *[other] { $count } punti a turno
    }
polis-gain-ends =
    { $count ->
        [one] 1 punto a fine partita
       *[other] { $count } punti a fine partita
    }
polis-tip-price =
    { $price ->
        [0] Ora la sviluppi gratis, invece che per { $full } monete.
        [one] Ora la sviluppi per 1 moneta invece di { $full }.
       *[other] Ora la sviluppi per { $price } monete; il prezzo pieno è { $full }.
    }
polis-tip-gains = Porta alla tua città: { $gains }.
polis-tip-back = Se ne vede solo il colore; la faccia è nascosta.
polis-tip-side = I simboli della plancia contano sempre; nessuna moneta li può coprire.
polis-tip-hand = I colori di una mano sono visibili a tutti, le facce no.
polis-tip-history-empty = Le carte distrutte finiscono qui, coperte. A fine partita ciascuna vale tanti punti quanti simboli Cultura mostra la città.
polis-tip-history-worth =
    Ora vale { $culture } Cultura per { $count ->
        [one] 1 carta
       *[other] { $count } carte
    } = { $points ->
        [one] 1 punto
       *[other] { $points } punti
    }.
polis-tip-money = A fine partita ogni { $coins } monete valgono un punto.
polis-tip-tokens = Punti che hai già. Alcune carte permettono di spenderli.
polis-tip-culture = A fine partita ogni carta nella Storia di questa città vale altrettanti punti.
polis-tip-vase = Chi commercia con questa città riceve altrettante monete.
polis-tip-war = Si può attaccare solo una città con meno Guerra.
polis-tip-income = Arriva nella fase Profitto di ogni turno.
polis-tip-discounts = Si tolgono dal prezzo quando si sviluppa una carta. Tutti gli sconti si sommano.
polis-tip-ends = Punti sulle carte della città com'è ora, senza Storia e monete.

## The texts of the cards, and when they work

polis-when-phase = nella fase { $number }, { $phase }
polis-when-before = prima della fase 1
polis-when-placed = quando viene piazzata
polis-when-anytime = in qualsiasi momento del tuo turno
polis-uses-any = quante volte vuoi
polis-uses-once_per_turn = una volta a turno
polis-uses-once_per_game = una volta a partita
polis-some-points =
    { $tokens ->
        [one] 1 punto Vittoria
       *[other] { $tokens } punti Vittoria
    }
polis-text-alexander = Metti una carta della mano sotto Alessandro; gli altri ne vedono solo il colore. Ogni carta lì vale un simbolo Guerra. Chi ha Alessandro non può distruggere Diogene.
polis-text-archimedes = Metti una carta della mano nella scatola e pescane un'altra da un mazzo a scelta.
polis-text-aristotle = Paga { polis-some-points } per la carta aggiuntiva, invece delle monete.
polis-text-assassin = Paga { polis-some-points }: una carta con l'icona persona, in qualsiasi città, va nella Storia di chi la possiede. Un Assassino non può eliminare se stesso.
polis-text-captain = Porta altre { $coins } monete se in città c'è una nave.
polis-text-colony = Paga ancora quanto l'hai pagata e metti scoperta nella tua città la prima carta rossa, senza guardarla prima.
polis-text-corinth_canal = Puoi commerciare due volte, con uno o con due partner; in questo turno non li puoi attaccare.
polis-text-diogenes = Chi ha Alessandro in città non può distruggere Diogene.
polis-text-euclid = Compra o vendi punti Vittoria a { $coins } monete l'uno.
polis-text-harbour = Paga { polis-some-points } e rivolgi il Porto verso un altro giocatore, che dovrà commerciare con te nella sua prossima fase Commercio.
polis-text-herodotus = Guarda la Storia di un altro giocatore e togli una carta dal gioco.
polis-text-hippocrates = Guarda la tua Storia e riporta una carta nella tua città.
polis-text-homer = Metti una carta della mano coperta sulla tua Storia.
polis-text-lighthouse = Guarda le prime carte di { $looks } mazzi a scelta.
polis-text-mercenary = Quando attacchi, ogni { $coins } monete che paghi valgono un simbolo Guerra in più. Sotto una moneta questo potere svanisce.
polis-text-phidias = Il giocatore di turno mette tutta la mano nella scatola, gli altri una carta ciascuno. Poi tutti ne pescano altrettante, da mazzi a scelta.
polis-text-plato = Paga { polis-some-points }: ricevi { $coins } monete, e un altro giocatore a tua scelta { $gift }.
polis-text-priestess = Paga { polis-some-points }, metti una carta della mano nella scatola e pescane un'altra da un mazzo a scelta.
polis-text-statue_of_zeus = Se questa città perde una guerra, la carta distrutta deve essere la Statua, a meno che una moneta la protegga.
polis-text-temple = Pesca una carta in mano: { $deck }.
polis-text-troy = I suoi simboli Guerra contano solo in difesa, e non può essere il prezzo della guerra.

## Who is ahead, who is next, how near the end is

polis-table-score =
    { $count ->
        [one] 1 punto se la partita finisse ora
       *[other] { $count } punti se la partita finisse ora
    }
polis-tip-score = Tutto è scoperto: le carte in mano non contano.
