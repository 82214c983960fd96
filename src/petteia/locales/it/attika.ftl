# Attika.

## The buildings and their groups

attika-building-capital = capitale
    .one = una capitale
    .the = la capitale
attika-building-oracle = oracolo
    .one = un oracolo
    .the = l'oracolo
attika-building-theatre = teatro
    .one = un teatro
    .the = il teatro
attika-building-tavern = taverna
    .one = una taverna
    .the = la taverna
attika-building-plaza = piazza
    .one = una piazza
    .the = la piazza
attika-building-gymnasium = ginnasio
    .one = un ginnasio
    .the = il ginnasio
attika-building-statue = statua
    .one = una statua
    .the = la statua
attika-building-market = mercato
    .one = un mercato
    .the = il mercato
attika-building-stadium = stadio
    .one = uno stadio
    .the = lo stadio
attika-building-temple = tempio
    .one = un tempio
    .the = il tempio
attika-building-quarry = cava
    .one = una cava
    .the = la cava
attika-building-fortress = fortezza
    .one = una fortezza
    .the = la fortezza
attika-building-tower = torre
    .one = una torre
    .the = la torre
attika-building-harbour = porto
    .one = un porto
    .the = il porto
attika-building-ship = nave
    .one = una nave
    .the = la nave
attika-building-well = pozzo
    .one = un pozzo
    .the = il pozzo
attika-building-grain_field = campo di grano
    .one = un campo di grano
    .the = il campo di grano
attika-building-mill = mulino
    .one = un mulino
    .the = il mulino
attika-building-village = villaggio
    .one = un villaggio
    .the = il villaggio
attika-building-silver_mine = miniera d'argento
    .one = una miniera d'argento
    .the = la miniera d'argento
attika-building-mint = zecca
    .one = una zecca
    .the = la zecca
attika-building-vineyard = vigneto
    .one = un vigneto
    .the = il vigneto
attika-building-vintner = vignaiolo
    .one = un vignaiolo
    .the = il vignaiolo
attika-building-road = strada
    .one = una strada
    .the = la strada
attika-some-building = edificio
    .one = un edificio
    .the = l'edificio

attika-group-city = Città
attika-group-defence = Difesa
attika-group-shipping = Trasporto
attika-group-supply = Rifornimento
attika-group-roads = Strade
attika-group-mint = Zecca
attika-group-wine = Vigneto

## Landscape cards and piles

attika-water = acqua
attika-some-water =
    { $count ->
        [one] 1 acqua
       *[other] { $count } acque
    }
attika-forest = foresta
attika-some-forest =
    { $count ->
        [one] 1 foresta
       *[other] { $count } foreste
    }
attika-hill = collina
attika-some-hill =
    { $count ->
        [one] 1 collina
       *[other] { $count } colline
    }
attika-mountain = montagna
attika-some-mountain =
    { $count ->
        [one] 1 montagna
       *[other] { $count } montagne
    }
attika-pile-main = pila principale
attika-pile = pila { $number }

## What a player can do

attika-do-draw = Pesca un edificio dalla { $pile }.
attika-do-amphora-draw = Rimetti un'anfora nella riserva e pesca un edificio dalla { $pile }.
attika-do-store = Metti { $building-the } sulla plancia.
attika-do-build = Costruisci { $building-one } in { $site }.
attika-do-pay = Paga { $cards }.
attika-do-lay = Piazza in { $site } la tessera { $tile } del piano di gioco.
attika-do-turn =
    { $degrees ->
        [0] Lascia la tessera com'è.
       *[other] Ruota la tessera di { $degrees }° in senso antiorario.
    }
attika-do-stop =
    { $count ->
        [0] Fermati; non ci sono più carte da prendere.
        [one] Fermati e prendi 1 carta.
       *[other] Fermati e prendi { $count } carte.
    }
attika-do-take = Prendi una carta.
attika-do-amphora-card = Rimetti un'anfora nella riserva e prendi una carta.
attika-do-end = Termina il turno.
attika-do-resign = { $player } abbandona la partita.

## What it costs

attika-price-free = gratis: lo indica la freccia di un tuo edificio adiacente
attika-never-free = non gratis: nessuna freccia porta a un edificio principale
attika-not-free = non gratis: nessun tuo edificio accanto ha una freccia verso di esso ({ $buildings })
attika-price-amphora = costo: 1 anfora
attika-price-cost = costo: { $cards }
attika-price-saved = meno { $cards } grazie al paesaggio
attika-price-waived =
    { $count ->
        [one] meno 1 simbolo grazie al paesaggio in eccesso
       *[other] meno { $count } simboli grazie al paesaggio in eccesso
    }
attika-price-any =
    { $count ->
        [one] costo: 1 carta qualsiasi
       *[other] costo: { $count } carte qualsiasi
    }
attika-price-any-saved =
    { $count ->
        [one] meno 1 carta grazie al paesaggio
       *[other] meno { $count } carte grazie al paesaggio
    }
attika-price-settlement =
    { $count ->
        [one] più 1 carta qualsiasi per il nuovo insediamento
       *[other] più { $count } carte qualsiasi per il nuovo insediamento
    }
attika-price-nothing-left = niente da pagare
attika-price-only-way = da pagare: { $cards }
attika-price-ways =
    { $count ->
        [0] le carte in mano non bastano
       *[other] { $count } modi di pagare, con almeno { $fewest ->
            [one] 1 carta
           *[other] { $fewest } carte
        }
    }

## What else it changes

attika-brings-all-built = Vinci: tutti i tuoi edifici sono sul piano di gioco.
attika-brings-temples = Vinci: due templi sono uniti.
attika-brings-amphora = gruppo { $group } completo: prendi un'anfora
attika-brings-card = gruppo { $group } completo: le anfore sono finite, prendi una carta
attika-brings-nothing = gruppo { $group } completo: anfore e carte sono finite
attika-brings-settlement =
    un nuovo insediamento, ora { $count }: il prossimo costa { $fee ->
        [one] 1 carta
       *[other] { $fee } carte
    }
attika-brings-joined =
    { $count ->
        [one] unisce i tuoi { $before } insediamenti
       *[other] unisce insediamenti: da { $before } a { $count }
    }
attika-brings-line =
    { $count ->
        [one] un altro edificio potrebbe unire due templi
       *[other] altri { $count } edifici potrebbero unire due templi
    }
attika-brings-free = gratis accanto: { $buildings }
attika-brings-covered = copre { $cards }: qui non abbassa più il costo
attika-brings-tile = l'ultimo della pila: una nuova tessera del piano di gioco
attika-brings-stalemate = Da due giri non cambia nulla: la partita finisce.
attika-for-nothing = nessuna carta da pagare
attika-for-blocks = a { $player } servono { $count } edifici per unire due templi, non { $before }
attika-for-cuts = { $player } non può più unire due templi

## What is awaited

attika-prompt-begin =
    { $count ->
        [0] { $player }: pesca edifici o costruisci, oppure fermati; non ci sono più carte da prendere.
        [one] { $player }: pesca edifici o costruisci, oppure prendi l'ultima carta.
       *[other] { $player }: pesca edifici o costruisci, oppure prendi { $count } carte.
    }
    .watched = { $player } pesca edifici, costruisce o prende carte.
attika-prompt-act =
    { $player }: hai ancora { $count ->
        [one] 1 azione
       *[other] { $count } azioni
    }. { $cards ->
        [0] Agisci, oppure fermati; non ci sono più carte da prendere.
        [one] Agisci, oppure prendi una carta.
       *[other] Agisci, oppure prendi { $cards } carte.
    }
    .watched = { $player } pesca un edificio, costruisce o prende carte.
attika-prompt-amphoras = { $player }: rimetti un'anfora nella riserva per un'altra azione o una carta, oppure termina il turno.
    .watched = { $player } può rimettere un'anfora nella riserva per un'altra azione o una carta.
attika-prompt-amphoras-no-cards = { $player }: rimetti un'anfora nella riserva per un'altra azione, oppure termina il turno; non ci sono più carte da prendere.
    .watched = { $player } può rimettere un'anfora nella riserva per un'altra azione.
attika-prompt-drawn = { $player }: costruisci { $building-the } o metti l'edificio sulla plancia.
    .watched = { $player } costruisce { $building-the } o mette l'edificio sulla plancia.
attika-prompt-pay = { $player }: scegli le carte con cui pagare { $building-the }.
    .watched = { $player } sceglie le carte con cui pagare { $building-the }.
attika-prompt-lay = { $player }: scegli dove piazzare la nuova tessera del piano di gioco.
    .watched = { $player } sceglie dove piazzare la nuova tessera del piano di gioco.
attika-prompt-turn = { $player }: scegli l'orientamento della nuova tessera del piano di gioco.
    .watched = { $player } sceglie l'orientamento della nuova tessera del piano di gioco.
attika-prompt-take = { $player }: prendi carte o termina il turno.
    .watched = { $player } prende carte o termina il turno.
attika-prompt-take-amphora = { $player }: rimetti un'anfora nella riserva per una carta, oppure termina il turno.
    .watched = { $player } può rimettere un'anfora nella riserva per una carta.

## What happened

attika-log-turn = Turno { $turn }: { $player }.
attika-log-draws = { $player } pesca dalla { $pile }.
attika-log-drawn = È { $building-one }.
attika-log-stores = { $player } mette { $building-one } sulla plancia.
attika-log-builds = { $player } costruisce { $building-one } in { $site } per { $cards }.
attika-log-builds-free = { $player } costruisce gratis { $building-one } in { $site }.
attika-log-cards =
    { $count ->
        [one] { $player } prende 1 carta.
       *[other] { $player } prende { $count } carte.
    }
attika-log-cards-seen = Hai preso { $cards }.
attika-log-reshuffle =
    { $count ->
        [one] Gli scarti vengono mischiati: il nuovo mazzo ha 1 carta.
       *[other] Gli scarti vengono mischiati: il nuovo mazzo ha { $count } carte.
    }
attika-log-amphora-won = { $player } completa il gruppo { $group } e prende un'anfora.
attika-log-substitute-card = { $player } completa il gruppo { $group }; le anfore sono finite: al loro posto, una carta.
attika-log-amphora-returned = { $player } rimette un'anfora nella riserva.
attika-log-turns-up-tile = { $player } pesca la tessera { $tile } del piano di gioco.
attika-log-lays-tile = { $player } piazza in { $site } la nuova tessera del piano di gioco.
attika-log-resigns = { $player } abbandona la partita.

## The end

attika-end-all-built = { $player } vince: tutti i suoi edifici sono sul piano di gioco.
attika-end-temples = { $player } vince: ha unito due templi.
attika-end-stalemate =
    Non cambia più nulla e la partita finisce: vince chi ha più edifici, poi chi ha più anfore.
attika-end-last-one = { $player } vince: in gioco non resta nessun altro.
attika-result = { $place }. { $player }: { $buildings ->
        [one] 1 edificio
       *[other] { $buildings } edifici
    }, { $amphoras ->
        [one] 1 anfora
       *[other] { $amphoras } anfore
    }, { $settlements ->
        [one] 1 insediamento
       *[other] { $settlements } insediamenti
    }

attika-tally-buildings = Edifici sul piano di gioco
attika-tally-amphoras = Anfore
attika-tally-settlements = Insediamenti
attika-order = Dietro a chi vince contano gli edifici sul piano di gioco, poi le anfore; a parità di entrambi il posto è condiviso.
attika-order-stalemate = Vince chi ha più edifici sul piano di gioco; a parità, chi ha più anfore; a parità di entrambi il posto è condiviso.

## Why not

attika-no-game-over = La partita è finita.
attika-no-action-first = Non è il momento: prima pesca, costruisci, oppure fermati e prendi carte.
attika-no-drawn-first = Prima decidi che fare dell'edificio appena pescato: costruiscilo o mettilo sulla plancia.
attika-no-pay-first = Prima scegli le carte con cui pagare.
attika-no-tile-first = Prima scegli dove piazzare la nuova tessera del piano di gioco.
attika-no-turn-first = Prima scegli l'orientamento della nuova tessera del piano di gioco.
attika-no-cards-only = Dopo aver preso una carta si possono prendere solo altre carte.
attika-no-draw-in-build-turn = Stai costruendo: non si può pescare e costruire nello stesso turno.
attika-no-build-in-draw-turn = Stai pescando: gli edifici sulla plancia aspettano un turno di costruzione.
attika-no-amphora = Non hai più azioni, né anfore per averne un'altra.
attika-no-amphora-first = Le anfore non vanno nominate: finite le azioni del turno, ogni azione in più rimette un'anfora nella riserva.
attika-no-empty-pile = Nella { $pile } non è rimasto nulla.
attika-no-nothing-drawn = Non c'è nessun edificio pescato da mettere sulla plancia.
attika-no-drawn-only = Ora si può costruire solo l'edificio appena pescato: { $building-the }.
attika-no-not-stored = Questo edificio non è sulla tua plancia: { $building }.
attika-no-temple-site = In { $site } c'è un tempio: nessuno può costruirci.
attika-no-land = In { $site } non c'è terra.
attika-no-occupied-site = Lo spazio { $site } è occupato: c'è { $building-one } di { $owner }.
attika-no-too-dear =
    Da pagare: { $need }{ $any ->
        [0] {""}
        [one] , più 1 carta qualsiasi
       *[other] , più { $any } carte qualsiasi
    }. Due carte qualsiasi ne sostituiscono una, ma anche così { $lacking ->
        [one] ti manca 1 carta
       *[other] ti mancano { $lacking } carte
    }.
attika-no-too-dear-any =
    Da pagare: { $any ->
        [one] 1 carta qualsiasi
       *[other] { $any } carte qualsiasi
    }. { $lacking ->
        [one] Ti manca 1 carta
       *[other] Ti mancano { $lacking } carte
    }.
attika-no-nothing-to-pay = Ora non c'è niente da pagare.
attika-no-such-cards = Non hai queste carte. In mano hai: { $cards }.
attika-no-such-payment = Non è il prezzo esatto: paga ogni carta richiesta, o due qualsiasi al suo posto, e niente di più.
attika-no-tile-to-lay = Non c'è nessuna tessera da piazzare: arriva con l'ultimo edificio di una pila.
attika-no-overlap = In { $site } la tessera coprirebbe il piano di gioco o un tempio.
attika-no-touch = In { $site } la tessera non toccherebbe né il piano di gioco né un tempio.
attika-no-tile-to-turn = Non c'è nessuna tessera da ruotare.
attika-no-same-look = Così la tessera ha lo stesso aspetto che con l'orientamento { $other }: scegli quello.
attika-no-unused-action = Non ci sono più azioni a cui rinunciare per una carta.
attika-no-card-due = Non ti spetta nessuna carta.
attika-no-unused-actions-first = Le carte per le anfore vengono dopo quelle per le azioni non usate: prima fermati.
attika-no-due-cards-first = Prima prendi le carte che ti spettano.
attika-no-cards-left = Il mazzo e gli scarti sono finiti.
attika-no-end-with-unused-actions = Hai ancora azioni: fermati e prendi carte al loro posto.
attika-no-such-seat = A quel posto non c'è nessuno.
attika-no-second-resignation = { $player } ha già abbandonato la partita.

## Che cosa è ricostruito

attika-reconstructed-tiles = Le facce delle tessere del piano di gioco sono ricostruite.
attika-reconstructed-setup = La disposizione iniziale di tessere e templi è ricostruita.
attika-reconstructed-buildings = Costi o frecce di questi edifici sono ricostruiti: { $buildings }.
