# Polis sullo schermo. Quello che dice il gioco stesso è in src/petteia/locales.

## The market: phases, decks, what is being decided

polis-table-phases = Fasi del turno
polis-tip-phase-draw = Due carte da mazzi diversi; una terza si può comprare.
polis-tip-phase-auction = Almeno una carta della mano va all'asta, coperta.
polis-tip-phase-develop = Fino a due carte della mano entrano in città, pagandole.
polis-tip-phase-protect = Una moneta su un simbolo cerchiato protegge una carta dalla guerra.
polis-tip-phase-profit = Rendite del tabellone e delle carte; si usano i testi delle carte.
polis-tip-phase-trade = Con un solo partner: ognuno riceve tante monete quanti Vasi ha l'altro.
polis-tip-phase-war = Contro un giocatore che ha meno simboli Guerra.
polis-table-end-cards = { $up } di { $all } carte Fine del Gioco scoperte
polis-tip-end-cards = Quando { $all } carte Fine del Gioco sono scoperte, la partita finisce con il turno in corso.
polis-table-last-turn = Ultimo turno
polis-tip-last-turn = Il giocatore di turno continua fino al termine della fase 3. Poi si contano i punti.
polis-table-decks = Mazzi
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
polis-table-stage = La decisione in corso
polis-table-use = Usa: { $card }
polis-table-take-from-decks = Scegli uno dei mazzi.
polis-table-choose = Scegli
polis-table-cancel = Annulla
polis-table-confirm-board = Prendi il tabellone
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

## The auction

polis-table-sells = mette all'asta: { $card }
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

## On to the next phase

polis-table-done-look = Non guardare altro
polis-table-done-extra = Nessuna carta in più
polis-table-done-offer = Niente altre aste
polis-table-done-develop = Non sviluppare altro
polis-table-done-found = Lasciala lì
polis-table-done-visit = Non pescare
polis-table-done-protect = Non proteggere
polis-table-done-profit = Chiudi la fase
polis-table-done-trade = Niente commercio
polis-table-done-war = Niente guerra, fine turno

## Keys

polis-key-amount = cambia l'offerta
polis-key-bid = offri
polis-key-pass = passa
polis-key-done = avanti con la fase successiva
polis-key-confirm = fai ciò che hai scelto
polis-key-back = rimetti a posto ciò che hai scelto
