# Attika sullo schermo. Quello che dice il gioco stesso sta in src/petteia/locales.

## The map

attika-table-map = Piano di gioco
attika-table-bare = senza paesaggio
attika-table-sea = mare
attika-table-owned = { $building } di { $player }
attika-table-can-build =
    { $count ->
        [one] si può costruire qui per 1 carta
       *[other] si può costruire qui per { $count } carte
    }
attika-table-can-build-free = qui è gratis
attika-table-can-lay = la tessera può stare qui
attika-table-free-beside = gratis accanto: { $buildings }
attika-table-tiles-left =
    { $count ->
        [one] Resta 1 tessera del piano di gioco
       *[other] Restano { $count } tessere del piano di gioco
    }
attika-table-deck =
    { $count ->
        [one] 1 carta nel mazzo
       *[other] { $count } carte nel mazzo
    }
attika-table-supply =
    { $count ->
        [one] 1 anfora nella riserva
       *[other] { $count } anfore nella riserva
    }
attika-table-discards = Scarti

## Placing

attika-table-choose-first = Prima scegli un edificio dalla tua plancia, poi il suo spazio.
attika-table-build = Costruisci
attika-table-cancel = Annulla
attika-table-lay = Piazza la tessera
attika-table-turn-left = Ruota a sinistra
attika-table-turn-right = Ruota a destra

## Hand and payment

attika-table-hand = Carte paesaggio
attika-table-piles = Pile
attika-table-pile-holds =
    { $count ->
        [one] Resta 1 edificio.
       *[other] Restano { $count } edifici.
    }
attika-table-store = Edifici sulla plancia
attika-table-store-empty = Nessun edificio da costruire sulla plancia
attika-table-too-dear = Non puoi pagarlo da nessuna parte.
attika-table-payment = Pagamento
attika-table-put = Paga con una di queste: { $card }
attika-table-take-back = Riprendi: { $card }
attika-table-tap-cards = Tocca le carte con cui pagare o scegli:
attika-table-cheapest = Il minimo
attika-table-more-ways =
    { $count ->
        [one] e 1 altro modo
       *[other] e altri { $count } modi
    }
attika-table-pay = Paga

## Player boards

attika-table-built = costruito
attika-table-stored = sulla plancia
attika-table-drawn = appena pescato
attika-table-hidden = nelle pile
attika-table-chain = gratis accanto a un tuo edificio
attika-table-is-free-beside = gratis accanto a: { $buildings }
attika-table-rewarded = ha già dato la sua anfora
attika-table-all-buildings = Tutti gli edifici di { $player }
attika-table-counts = { $player } in cifre
attika-table-count-built = Edifici sul piano di gioco: { $count } su { $all }
attika-table-count-cards =
    { $count ->
        [one] 1 carta
       *[other] { $count } carte
    }
attika-table-amphoras =
    { $count ->
        [one] 1 anfora
       *[other] { $count } anfore
    }
attika-table-count-settlements =
    { $count ->
        [one] 1 insediamento
       *[other] { $count } insediamenti
    }
attika-table-count-piles = Restano nelle pile: principale { $main }, altre { $others }

## Buttons

attika-table-do-store = Metti sulla plancia
attika-table-do-end = Termina il turno
attika-table-do-take = Prendi una carta
attika-table-do-amphora-card = Anfora per una carta
attika-table-do-amphora-draw = Anfora per pescare: { $pile }
attika-table-do-stop =
    { $count ->
        [0] Fermati, le carte sono finite
        [one] Prendi 1 carta
       *[other] Prendi { $count } carte
    }

## Tooltips

attika-tip-main-pile = Edifici principali: nessuna freccia li rende gratuiti. Pescane uno, poi costruiscilo subito o mettilo sulla plancia. L'ultimo di una pila porta una nuova tessera.
attika-tip-pile = Pescane uno, poi costruiscilo subito o mettilo sulla plancia. L'ultimo di una pila porta una nuova tessera.
attika-tip-card = Paga un simbolo del costo: { $landscape }. Due carte qualsiasi ne sostituiscono una che manca.
attika-tip-amphora = Rimettila nella riserva per un'altra pescata o un'altra costruzione nel tuo turno, oppure per una carta. La guadagni costruendo un intero gruppo collegato.
attika-tip-built = Chi li ha tutti sul piano di gioco vince subito.
attika-tip-cards = Carte in mano. Pagano quello che il paesaggio intorno allo spazio non dà.
attika-tip-deck = Ogni pescata o costruzione non usata porta una carta; un turno senza azioni ne porta tre.
attika-tip-discards = Carte pagate. Si mischiano quando il mazzo finisce.
attika-tip-piles = Edifici ancora coperti. Chi prende l'ultimo di una pila gira una tessera del piano di gioco.
attika-tip-settlements = Edifici di un giocatore collegati fra loro. Ogni insediamento che hai rende il prossimo più caro di una carta.
attika-tip-temple = Non è di nessuno. Chi unisce due templi con una linea ininterrotta di edifici vince subito.
attika-tip-tiles = Chi prende l'ultimo edificio di una pila ne gira una e la aggiunge al piano di gioco.
attika-tip-landscape = Toglie questo simbolo dal costo di ciò che si costruisce qui, o accanto finché lo spazio è vuoto: { $landscape }.
attika-tip-temple-name = Tempio degli dèi

## Keys

attika-key-walk = da uno spazio all'altro, sul piano di gioco
attika-key-slant = lo stesso, in diagonale
attika-key-choose = appoggia; ancora una volta: costruisci o piazza
attika-key-turn = ruota la tessera
attika-key-hide = la terra senza edifici

## Who is ahead, who is next, how near the end is

attika-table-lacks =
    { $count ->
        [one] Manca 1 sito a una linea fra due templi
       *[other] Mancano { $count } siti a una linea fra due templi
    }
attika-table-no-line = Con la mappa com'è, nessuna linea fra due templi
attika-table-ending-built = Alla fine, al più vicino: { $left } da costruire
attika-table-ending = Alla fine, al più vicino: { $left } da costruire, { $lacks } per unire templi
