# Olympos.

## The map

olympos-territory-illyria = Illiria
olympos-territory-pelagonia = Pelagonia
olympos-territory-macedonia = Macedonia
olympos-territory-chalcidice = Calcidica
olympos-territory-thrace = Tracia
olympos-territory-epirus = Epiro
olympos-territory-olympos = Olimpo
olympos-territory-thessaly = Tessaglia
olympos-territory-aetolia = Etolia
olympos-territory-phocis = Focide
olympos-territory-boeotia = Beozia
olympos-territory-attica = Attica
olympos-territory-corinthia = Corinzia
olympos-territory-elis = Elide
olympos-territory-arcadia = Arcadia
olympos-territory-argolis = Argolide
olympos-territory-messenia = Messenia
olympos-territory-laconia = Laconia
olympos-territory-troad = Troade
olympos-territory-mysia = Misia
olympos-territory-lydia = Lidia
olympos-territory-ionia = Ionia
olympos-territory-caria = Caria
olympos-territory-corcyra = Corcira
olympos-territory-euboea = Eubea
olympos-territory-lesbos = Lesbo
olympos-territory-naxos = Nasso
olympos-territory-rhodes = Rodi
olympos-territory-crete = Creta
olympos-territory-atlas = Atlante
olympos-territory-gadeiros = Gadiro
olympos-territory-ampheres = Anfere

olympos-sea-adriatic = Mare Adriatico
olympos-sea-ionian_sea = Mar Ionio
olympos-sea-corinthian_gulf = Golfo di Corinto
olympos-sea-messenian_sea = Mare di Messenia
olympos-sea-thracian_sea = Mare di Tracia
olympos-sea-propontis = Propontide
olympos-sea-aegean_north = Egeo settentrionale
olympos-sea-icarian_sea = Mare Icario
olympos-sea-myrtoan_sea = Mare di Mirto
olympos-sea-cretan_sea = Mare di Creta
olympos-sea-carpathian_sea = Mare di Carpato
olympos-sea-atlantean_west = Mare Atlantideo occidentale
olympos-sea-atlantean_east = Mare Atlantideo orientale

## Resources, bonuses and others

olympos-north = il Nord
olympos-barbarians = i barbari
olympos-tribe = la tribù
olympos-grain = grano
olympos-wood = legno
olympos-stone = pietra
olympos-gold = oro
olympos-some-grain = { $count } grano
olympos-some-wood = { $count } legno
olympos-some-stone = { $count } pietra
olympos-some-gold = { $count } oro
olympos-bonus-settler =
    { $count ->
        [one] 1 colonizzatore
       *[other] { $count } colonizzatori
    }
olympos-bonus-hourglasses =
    { $count ->
        [one] 1 clessidra
       *[other] { $count } clessidre
    }
olympos-bonus-prestige =
    { $count ->
        [one] 1 punto prestigio
       *[other] { $count } punti prestigio
    }
olympos-bonus-cube = un cubetto: { $resource }

## Discoveries and wonders

olympos-discovery-medicine = Medicina
    .the = la Medicina
olympos-discovery-cavalry = Cavalleria
    .the = la Cavalleria
olympos-discovery-oracle = Oracolo
    .the = l'Oracolo
olympos-discovery-metallurgy = Metallurgia
    .the = la Metallurgia
olympos-discovery-religion = Culto
    .the = il Culto
olympos-discovery-astronomy = Astronomia
    .the = l'Astronomia
olympos-discovery-hoplite = Oplite
    .the = l'Oplite
olympos-discovery-polytheism = Politeismo
    .the = il Politeismo
olympos-discovery-money = Moneta
    .the = la Moneta
olympos-discovery-agriculture = Agricoltura
    .the = l'Agricoltura
olympos-discovery-map_making = Cartografia
    .the = la Cartografia
olympos-discovery-phalanx = Falange
    .the = la Falange
olympos-discovery-hellenism = Ellenismo
    .the = l'Ellenismo
olympos-discovery-commerce = Commercio
    .the = il Commercio
olympos-discovery-democracy = Democrazia
    .the = la Democrazia
olympos-discovery-strategy = Strategia
    .the = la Strategia
olympos-discovery-art = Arte
    .the = l'Arte
olympos-discovery-surgery = Chirurgia
    .the = la Chirurgia
olympos-discovery-architecture = Architettura
    .the = l'Architettura
olympos-discovery-poetry = Poesia
    .the = la Poesia
olympos-discovery-science = Scienza
    .the = la Scienza
olympos-discovery-city = Città
    .the = la Città
olympos-discovery-engineering = Ingegneria
    .the = l'Ingegneria
olympos-discovery-absolutism = Assolutismo
    .the = l'Assolutismo
olympos-discovery-philosophy = Filosofia
    .the = la Filosofia

olympos-wonder-lion_gate = Porta dei Leoni
    .the = la Porta dei Leoni
olympos-wonder-stadium = Stadio
    .the = lo Stadio
olympos-wonder-parthenon = Partenone
    .the = il Partenone
olympos-wonder-statue_of_zeus = Statua di Zeus
    .the = la Statua di Zeus
olympos-wonder-colossus = Colosso
    .the = il Colosso

## Cards

olympos-god-zeus = Zeus
olympos-god-hecate = Ecate
olympos-god-artemis = Artemide
olympos-god-athena = Atena
olympos-god-ares = Ares
olympos-god-erinyes = Erinni
olympos-god-nemesis = Nemesi
olympos-god-hades = Ade
olympos-god-keres = Keres
olympos-god-siren = Sirena

olympos-destiny-cube_grain = cubetto di grano
olympos-destiny-cube_wood = cubetto di legno
olympos-destiny-cube_stone = cubetto di pietra
olympos-destiny-cube_gold = cubetto d'oro
olympos-destiny-points_per_grain = prestigio per grano
olympos-destiny-points_per_wood = prestigio per legno
olympos-destiny-points_per_stone = prestigio per pietra
olympos-destiny-points_per_gold = prestigio per oro
olympos-destiny-hourglass_per_grain = clessidre per grano
olympos-destiny-hourglass_per_wood = clessidre per legno
olympos-destiny-hourglass_per_stone = clessidre per pietra
olympos-destiny-hourglass_per_gold = clessidre per oro
olympos-destiny-majority_grain = maggioranza di grano
olympos-destiny-majority_wood = maggioranza di legno
olympos-destiny-majority_stone = maggioranza di pietra
olympos-destiny-majority_gold = maggioranza d'oro
olympos-destiny-all_types = tutte e quattro le risorse
olympos-destiny-star = stella
olympos-destiny-zeus = simbolo Zeus

## What a player can do

olympos-do-condemn = Condanna questo territorio: { $territory }.
olympos-do-barbarians = Metti i barbari qui: { $territory }.
olympos-do-new-settler = Un nuovo colonizzatore parte da qui: { $start }.
olympos-do-settler =
    { $number ->
        [1] Il colonizzatore parte da qui: { $start }.
       *[other] Il colonizzatore n. { $number } dall'alto parte da qui: { $start }.
    }
olympos-do-go = Vai qui: { $territory }.
olympos-do-discover = Scopri { $discovery-the }.
olympos-do-pay = Paga con cubetti: { $cubes }.
olympos-do-face = Prendi la tessera che mostra questa risorsa: { $resource }.
olympos-do-bonus = Prendi il bonus: { $bonus }.
olympos-do-wonder = Costruisci { $wonder-the }.
olympos-do-spend = Usa le stelle: { $destiny } da carte Destino, { $athena } da Atena.
olympos-do-take = Prendi un cubetto: { $resource }.
olympos-do-play = Gioca una carta Destino: { $card }.
olympos-do-keep = Tieni questa carta Destino: { $card }.
olympos-do-done-paying = Paga ora l'azione.
olympos-do-done-turn = Termina il turno.
olympos-do-done-answer = Non giocare simboli Zeus.
olympos-do-lose =
    { $number ->
        [1] Togli il colonizzatore dalla mappa: { $territory }.
       *[other] Togli dalla mappa il colonizzatore n. { $number } dall'alto: { $territory }.
    }
olympos-do-pass = Passa: la tua partita finisce.
olympos-do-wait = Nessuna azione è possibile: aspetta fino alla casella { $space }.
olympos-do-resign = { $player } abbandona la partita.

## What it costs

olympos-price-new-settler = nuovo colonizzatore: { $time }
olympos-price-land =
    { $count ->
        [one] 1 spazio di terra: { $time }
       *[other] { $count } spazi di terra: { $time }
    }
olympos-price-sea =
    { $count ->
        [one] 1 spazio di mare: { $time }
       *[other] { $count } spazi di mare: { $time }
    }
olympos-price-way = passando per: { $places }
olympos-price-escape = fuga da sotto un altro colonizzatore: il viaggio è gratis
olympos-price-fight = combattimento, spade { $mine } contro { $theirs } ({ $defender }): { $time }
olympos-price-democracy = a parità di spade decide la Democrazia
olympos-price-token = prendi un segnalino: { $resource }
olympos-price-star = e una stella
olympos-price-zeus-token = e il segnalino Zeus
olympos-price-consolation =
    { $count ->
        [one] { $player } prende 1 clessidra
       *[other] { $player } prende { $count } clessidre
    }
olympos-price-reaches = arriva fin qui: { $places }
olympos-price-reached = { $territory } ({ $time })
olympos-price-leaves = lascia questo territorio: { $territory }
olympos-price-falls-to = { $territory } passa a: { $heir }
olympos-price-discovery = scoperta: { $time }
olympos-price-named = meno { $time }, perché richiede questa risorsa: { $resource }
olympos-price-own-tile = meno { $time } se prendi la tessera con questa risorsa: { $resource }
olympos-price-wonder = meraviglia: { $time }
olympos-price-architecture = meno { $time } grazie alle tue scoperte
olympos-price-stars = richiede { $needed } stelle, ne hai { $lasting } permanenti
olympos-price-once =
    { $count ->
        [one] consuma 1 stella di una carta o di Atena
       *[other] consuma { $count } stelle di carte o di Atena
    }
olympos-price-erinyes = le Erinni: { $time } in più
olympos-price-no-cubes = bastano i segnalini territorio
olympos-price-cubes = da pagare: { $cubes }
olympos-price-ways = { $count } modi di pagare con i cubetti
olympos-price-total =
    { $time ->
        [one] in tutto 1 punto azione
       *[other] in tutto { $time } punti azione
    }
olympos-price-cards =
    { $count ->
        [one] le carte Destino devono portare 1 clessidra
       *[other] le carte Destino devono portare { $count } clessidre
    }
olympos-price-hourglasses =
    { $count ->
        [one] 1 clessidra da spendere
       *[other] { $count } clessidre da spendere
    }
olympos-price-space = il tuo gettone va alla casella { $space }
olympos-price-space-at-most = il tuo gettone va al massimo alla casella { $space }
olympos-price-stays = il tuo gettone non si muove
olympos-price-destiny =
    { $count ->
        [one] casella Zeus: peschi una carta Destino
       *[other] caselle Zeus: peschi { $count } carte Destino
    }
olympos-price-olympos =
    { $count ->
        [one] si rivela una carta Olimpo
       *[other] si rivelano { $count } carte Olimpo
    }
olympos-price-again = resti ultimo sul tracciato e giochi ancora
olympos-price-brings = porta { $gain }
olympos-for-takes = { $territory } viene tolto a { $player }
olympos-for-only-one = nessun altro potrà più costruirla
olympos-for-last-tile = l'ultima tessera: nessun altro potrà averla

## What is awaited

olympos-prompt-condemn = { $player }: condanna territori. Ancora da condannare: { $left }.
    .watched = { $player } condanna territori. Ancora da condannare: { $left }.
olympos-prompt-barbarians = { $player }: piazza i barbari. Ancora da piazzare: { $left }.
    .watched = { $player } piazza i barbari. Ancora da piazzare: { $left }.
olympos-prompt-act = { $player }: muovi un colonizzatore, fai una scoperta o costruisci una meraviglia.
    .watched = { $player } muove un colonizzatore, fa una scoperta o costruisce una meraviglia.
olympos-prompt-last = { $player }: passa o fai un'ultima azione.
    .watched = { $player } passa o fa un'ultima azione.
olympos-prompt-wait = { $player }: nessuna azione è possibile.
    .watched = { $player } non può fare niente.
olympos-prompt-go = { $player }: dove va il colonizzatore? Partenza: { $start }.
    .watched = { $player } sceglie dove va il colonizzatore. Partenza: { $start }.
olympos-prompt-pay = { $player }: scegli i cubetti con cui pagare { $discovery-the }.
    .watched = { $player } sceglie i cubetti con cui pagare { $discovery-the }.
olympos-prompt-face = { $player }: scegli una tessera ({ $discovery }).
    .watched = { $player } sceglie una tessera ({ $discovery }).
olympos-prompt-bonus = { $player }: scegli un bonus ({ $discovery }).
    .watched = { $player } sceglie un bonus ({ $discovery }).
olympos-prompt-spend = { $player }: scegli le stelle da usare per { $wonder-the }.
    .watched = { $player } sceglie le stelle da usare per { $wonder-the }.
olympos-prompt-take =
    { $count ->
        [one] { $player }: prendi un cubetto a scelta.
       *[other] { $player }: prendi { $count } cubetti a scelta.
    }
    .watched = { $player } sceglie quali cubetti prendere.
olympos-prompt-keep = { $player }: tieni una delle carte Destino mostrate dall'Oracolo.
    .watched = { $player } tiene una delle carte Destino mostrate dall'Oracolo.
olympos-prompt-before-paying =
    { $time ->
        [one] { $player }: gioca carte Destino o paga 1 punto azione.
       *[other] { $player }: gioca carte Destino o paga { $time } punti azione.
    }
    .watched = { $player } può giocare carte Destino prima di pagare.
olympos-prompt-ending = { $player }: gioca carte Destino o termina il turno.
    .watched = { $player } può giocare carte Destino prima della fine del turno.
olympos-prompt-answer = { $player }: carta Olimpo rivelata: { $god }. Gioca simboli Zeus dalla mano, oppure nessuno.
    .watched = Carta Olimpo rivelata: { $god }. { $player } può giocare simboli Zeus.
olympos-prompt-lose = { $player }: scegli il colonizzatore che Ade porta via.
    .watched = { $player } sceglie il colonizzatore che Ade porta via.

## What happened

olympos-log-condemns = { $player } condanna un territorio ({ $territory }).
olympos-log-barbarians = { $player } piazza i barbari ({ $territory }).
olympos-log-turn = Turno { $turn }: { $player }.
olympos-log-new-settler =
    { $player } manda un nuovo colonizzatore ({ $start } → { $territory }) per { $time ->
        [one] 1 punto azione
       *[other] { $time } punti azione
    }.
olympos-log-settler =
    { $player } muove un colonizzatore ({ $start } → { $territory }) per { $time ->
        [one] 1 punto azione
       *[other] { $time } punti azione
    }.
olympos-log-abandons = { $player } lascia vuoto un territorio ({ $territory }).
olympos-log-control = { $territory } passa a: { $owner }.
olympos-log-fights-tribe =
    { $player } sconfigge la tribù ({ $territory }) in un combattimento da { $time ->
        [one] 1 punto azione
       *[other] { $time } punti azione
    }.
olympos-log-fights =
    { $player } sconfigge { $defender } ({ $territory }) in un combattimento da { $time ->
        [one] 1 punto azione
       *[other] { $time } punti azione
    }.
olympos-log-territory = { $player } ora controlla il territorio ({ $territory }).
olympos-log-star = { $player } prende la stella ({ $territory }).
olympos-log-zeus-token = { $player } prende il segnalino Zeus.
olympos-log-discovers =
    { $player } scopre { $discovery-the } con { $cubes } e { $time ->
        [one] 1 punto azione
       *[other] { $time } punti azione
    }.
olympos-log-discovers-free =
    { $player } scopre { $discovery-the } per { $time ->
        [one] 1 punto azione
       *[other] { $time } punti azione
    }.
olympos-log-face = { $player } prende la tessera che dà { $resource } ({ $discovery }).
olympos-log-own-discount =
    Con la sua stessa tessera { $player } risparmia subito { $count ->
        [one] 1 punto azione
       *[other] { $count } punti azione
    }.
olympos-log-bonus = { $player } sceglie { $bonus } come bonus ({ $discovery }).
olympos-log-wonder =
    { $player } costruisce { $wonder-the } per { $time ->
        [one] 1 punto azione
       *[other] { $time } punti azione
    }.
olympos-log-wonder-once =
    { $player } costruisce { $wonder-the } per { $time ->
        [one] 1 punto azione
       *[other] { $time } punti azione
    } e consuma { $athena ->
        [0] { $destiny ->
            [one] la stella di una carta Destino
           *[other] le stelle di { $destiny } carte Destino
        }
       *[other] { $destiny ->
            [0] { $athena ->
                [one] una stella di Atena
               *[other] { $athena } stelle di Atena
            }
           *[other] stelle: { $destiny } di carte Destino e { $athena } di Atena
        }
    }.
olympos-log-hourglasses =
    { $count ->
        [one] { $player } prende 1 clessidra.
       *[other] { $player } prende { $count } clessidre.
    }
olympos-log-settlers =
    { $count ->
        [one] { $player } aggiunge 1 colonizzatore alla riserva personale.
       *[other] { $player } aggiunge { $count } colonizzatori alla riserva personale.
    }
olympos-log-cube = { $player } prende un cubetto di { $resource }.
olympos-log-prestige =
    { $points ->
        [one] { $player } guadagna 1 punto prestigio.
       *[other] { $player } guadagna { $points } punti prestigio.
    }
olympos-log-prestige-face-down = { $player } mette da parte del prestigio, coperto.
olympos-log-prestige-own =
    { $points ->
        [one] Guadagni 1 punto prestigio.
       *[other] Guadagni { $points } punti prestigio.
    }
olympos-log-pays =
    { $spaces ->
        [0] { $player } resta alla casella { $space }
        [1] { $player } avanza di 1 casella, alla { $space }
       *[other] { $player } avanza di { $spaces } caselle, alla { $space }
    }{ $hourglasses ->
        [0] .
        [one] , con 1 clessidra.
       *[other] , con { $hourglasses } clessidre.
    }
olympos-log-draws =
    { $count ->
        [one] { $player } pesca 1 carta Destino.
       *[other] { $player } pesca { $count } carte Destino.
    }
olympos-log-drawn = La tua carta: { $card }.
olympos-log-oracle = L'Oracolo ti mostra: { $cards }.
olympos-log-oracle-discards = { $player } tiene una carta e scarta { $cards }.
olympos-log-no-card = Non ci sono più carte Destino per { $player }.
olympos-log-reshuffle =
    { $count ->
        [one] Gli scarti formano un nuovo mazzo Destino di 1 carta.
       *[other] Gli scarti formano un nuovo mazzo Destino di { $count } carte.
    }
olympos-log-plays = { $player } gioca una carta Destino: { $card }.
olympos-log-reveals = { $player } rivela la carta Olimpo della casella { $space }: { $god }.
olympos-log-touches = { $god } tocca { $player }.
olympos-log-touches-star =
    { $god } dà a { $player } { $amount ->
        [one] una stella per una meraviglia
       *[other] { $amount } stelle, ognuna per una meraviglia
    }.
olympos-log-touches-swords =
    { $god } dà a { $player } { $amount ->
        [one] 1 spada
       *[other] { $amount } spade
    } in più fino alla prossima carta Olimpo.
olympos-log-touches-dearer_action =
    Con { $god } la prossima azione di { $player } costa { $amount ->
        [one] 1 punto azione
       *[other] { $amount } punti azione
    } in più.
olympos-log-touches-lost_points =
    Con { $god } { $player } perderà { $amount ->
        [one] 1 punto
       *[other] { $amount } punti
    } alla fine.
olympos-log-touches-no_sea = Con { $god } { $player } non può entrare in mare fino alla prossima carta Olimpo.
olympos-log-touches-nobody = { $god } non tocca nessuno.
olympos-log-discards-hand = { $player } scarta { $cards }.
olympos-log-loses-settler = Ade porta via un colonizzatore di { $player } ({ $territory }).
olympos-log-waits = { $player } non può fare niente e aspetta fino alla casella { $space }.
olympos-log-passes = { $player } passa e ha finito.
olympos-log-finishes = { $player } ha fatto l'ultima azione.
olympos-log-resigns = { $player } abbandona la partita.

## The end

olympos-end-finished = Tutti hanno finito; vince chi ha più prestigio.
olympos-end-last-one = { $player } vince: in gioco non resta nessun altro.
olympos-result = { $place }. { $player }: { $points } punti (tracciato { $track }, prestigio { $prestige }, territori { $territories }, scoperte { $discoveries }, meraviglie { $wonders }, scoperte con punti { $extra }, Keres { $keres }, carte { $cards }); tessere: { $tiles }
olympos-tally-points = Punti in tutto
olympos-tally-discoveries = Scoperte
olympos-tally-wonders = Meraviglie
olympos-tally-tiles = Scoperte con punti
olympos-tally-territories = Territori
olympos-tally-prestige = Prestigio
olympos-tally-track = Tracciato
olympos-tally-cards = Carte Destino
olympos-tally-keres = Keres
olympos-order = Vince chi ha più punti; a parità, chi ha più scoperte e meraviglie insieme; a parità di entrambi il posto è condiviso.

## Why not

olympos-no-game-over = La partita è finita.
olympos-no-condemn-first = Prima bisogna condannare tutti i territori.
olympos-no-barbarians-first = Prima bisogna piazzare i barbari.
olympos-no-act-first = Prima fai un'azione: muovi un colonizzatore, fai una scoperta o costruisci una meraviglia.
olympos-no-go-first = Un colonizzatore è partito: prima di' dove va.
olympos-no-pay-first = Prima scegli i cubetti con cui pagare.
olympos-no-face-first = Prima scegli una delle tessere.
olympos-no-bonus-first = Prima scegli un bonus.
olympos-no-spend-first = Prima scegli le stelle da usare.
olympos-no-take-first = Prima prendi i cubetti che ti spettano.
olympos-no-keep-first = Prima tieni una delle carte mostrate dall'Oracolo.
olympos-no-pay-time-first = L'azione è fatta: gioca carte Destino o pagala.
olympos-no-turn-over = Il turno sta per finire: gioca carte Destino o terminalo.
olympos-no-answer-first = Prima decidi se giocare simboli Zeus per la carta Olimpo.
olympos-no-lose-first = Prima dai un colonizzatore ad Ade.
olympos-no-condemning = I territori si condannano solo all'inizio.
olympos-no-condemned-already = Territorio già condannato: { $territory }.
olympos-no-condemned-enough = Per questa risorsa sono già condannati abbastanza territori: { $resource }.
olympos-no-both-stars = Per questa risorsa è già condannato un territorio con stella: { $resource }. L'altro deve restare.
olympos-no-placing-barbarians = I barbari si piazzano solo all'inizio di una partita a due.
olympos-no-barbarians-enough = I barbari per questa risorsa sono già piazzati: { $resource }.
olympos-no-barbarians-there = I barbari vogliono un territorio vuoto, senza croce e senza tribù; questo non lo è: { $territory }.
olympos-no-settler-in-stock = Non hai colonizzatori nella riserva personale.
olympos-no-control-lost = Qui non può partire un nuovo colonizzatore, perché hai perso il controllo: { $territory }.
olympos-no-start-there = I nuovi colonizzatori partono dal Nord o da un tuo territorio, non da qui: { $territory }.
olympos-no-settler-there = Qui non hai un tale colonizzatore: { $territory }.
olympos-no-where-to-go = Nel tempo che resta questo colonizzatore non può arrivare da nessuna parte. Partenza: { $start }.
olympos-no-settler-on-the-way = Nessun colonizzatore è partito.
olympos-no-end-condemned = Territorio condannato: si può attraversare, ma non ci si può fermare ({ $territory }).
olympos-no-end-own = Controlli già questo territorio ({ $territory }): un viaggio finisce in uno nuovo.
olympos-no-end-siren = La Sirena ti vieta il mare, e via terra non si arriva qui: { $territory }.
olympos-no-end-unreachable = Non c'è modo di arrivare qui: { $territory }.
olympos-no-end-full = Qui non c'è posto: ci sono già { $most } colonizzatori ({ $territory }).
olympos-no-beyond-cross =
    Costa { $time ->
        [one] 1 punto azione
       *[other] { $time } punti azione
    } e ti porterebbe alla casella { $space }; la Croce è alla { $cross }.
olympos-no-cards-first =
    { $count ->
        [one] Gioca prima carte Destino: ti manca 1 clessidra per non oltrepassare la Croce.
       *[other] Gioca prima carte Destino: ti mancano { $count } clessidre per non oltrepassare la Croce.
    }
olympos-no-discovery-not-in-play = Questa scoperta non è in gioco: { $discovery }.
olympos-no-discovery-owned = Hai già questa scoperta ({ $discovery }): ognuna si fa una volta sola.
olympos-no-discovery-left = Non restano tessere di questa scoperta: { $discovery }.
olympos-group-any =
    { $count ->
        [one] 1 di una risorsa qualsiasi
       *[other] { $count } di una stessa risorsa qualsiasi
    }
olympos-group-other =
    { $count ->
        [one] 1 di un'altra risorsa
       *[other] { $count } di un'altra risorsa
    }
olympos-no-resources = Ti manca: { $lacking } ({ $discovery }). Costo: { $price }. Hai: { $have }.
olympos-no-paying = Ora non c'è niente da pagare con cubetti.
olympos-no-such-cubes = Non hai questi cubetti. Hai: { $cubes }.
olympos-no-such-payment = Con i tuoi segnalini territorio questi cubetti non pagano la scoperta, o sono troppi: { $discovery }.
olympos-no-face = Ora non c'è nessuna tessera da scegliere.
olympos-no-such-face = Non resta una tessera { $discovery } con questa risorsa: { $resource }.
olympos-no-bonus = Ora non c'è nessun bonus da scegliere.
olympos-no-such-bonus = Una casella bonus del genere non c'è.
olympos-no-bonus-grey = Il bonus grigio è solo per cinque giocatori.
olympos-no-bonus-taken = { $player } ha già preso questo bonus.
olympos-no-wonder-not-in-play = Questa meraviglia non è in gioco: { $wonder }.
olympos-no-wonder-built = { $player } ha già costruito { $wonder-the }.
olympos-no-stars = Stelle richieste ({ $wonder }): { $needed }; ne hai { $lasting } permanenti e { $once } da usare una volta.
olympos-no-too-many-stars = Stelle richieste ({ $wonder }): esattamente { $needed }; ne hai { $lasting } che non si possono ignorare.
olympos-no-spending = Ora non ci sono stelle da usare.
olympos-no-such-stars = Qui non si possono usare tante carte Destino con stella.
olympos-no-cube-due = Non ti spetta nessun cubetto.
olympos-no-cube-left = Nella riserva generale non restano cubetti di questo tipo: { $resource }.
olympos-no-such-card = Non hai in mano questa carta Destino: { $card }.
olympos-no-card-yet = Questa carta si gioca dopo che è stata rivelata una carta Olimpo: { $card }.
olympos-no-card-star = Questa carta si usa costruendo una meraviglia: { $card }.
olympos-no-card-token = Non hai segnalini territorio di questa risorsa: { $resource }.
olympos-no-card-most = { $player } ha { $theirs } segnalini territorio di questa risorsa ({ $resource }), tu ne hai { $own }.
olympos-no-card-tied = { $player } ha tanti segnalini territorio di questa risorsa ({ $resource }) quanti ne hai tu: { $own }. Solo la Democrazia vince i pareggi.
olympos-no-card-all = Ti mancano segnalini territorio di queste risorse: { $lacking }.
olympos-no-hourglass-left = Nella riserva generale non restano clessidre.
olympos-no-card-zeus-only = Per la carta Olimpo contano solo i simboli Zeus, non questa carta: { $card }.
olympos-no-keeping = Ora l'Oracolo non mostra carte.
olympos-no-card-shown = L'Oracolo non mostra questa carta: { $card }.
olympos-no-losing = Ora nessun dio chiede un colonizzatore.
olympos-no-passing = Si può passare solo dopo l'ultima casella Zeus.
olympos-no-waiting = Aspetta solo chi non può fare niente.
olympos-no-such-seat = A quel posto non c'è nessuno.
olympos-no-second-resignation = { $player } ha già abbandonato la partita.

## What is reconstructed

olympos-reconstructed-map = La mappa è ricostruita: i territori, le loro risorse e stelle, e i mari.
olympos-reconstructed-track = La lunghezza del tracciato del tempo, le caselle Zeus e i punti finali sono ricostruiti.
olympos-reconstructed-rows = Le file delle scoperte sono ricostruite.
olympos-reconstructed-costs =
    { $count ->
        [one] Il prezzo di 1 casella del tabellone sviluppo è ricostruito.
       *[other] I prezzi di { $count } caselle del tabellone sviluppo sono ricostruiti.
    }
olympos-reconstructed-bonuses = La disposizione dei bonus sul tabellone sviluppo è ricostruita.
olympos-reconstructed-faces = Le risorse su queste tessere sono ricostruite: { $discoveries }.
olympos-reconstructed-wonders = Stelle e punti di queste meraviglie sono ricostruiti: { $wonders }.
olympos-reconstructed-destiny = Il numero delle carte Destino di ogni tipo è ricostruito.
