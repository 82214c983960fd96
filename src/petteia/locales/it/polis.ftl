# Polis.

## The cards

polis-card-hoplite = Oplita
    .one = un Oplita
    .the = l'Oplita
polis-card-phalanx = Falange
    .one = una Falange
    .the = la Falange
polis-card-trireme = Trireme
    .one = una Trireme
    .the = la Trireme
polis-card-leader = Leader
    .one = un Leader
    .the = il Leader
polis-card-mercenary = Mercenario
    .one = un Mercenario
    .the = il Mercenario
polis-card-assassin = Assassino
    .one = un Assassino
    .the = l'Assassino
polis-card-colony = Colonia
    .one = una Colonia
    .the = la Colonia
polis-card-troy = Città di Troia
    .one = la Città di Troia
    .the = la Città di Troia
polis-card-temple_apollo = Tempio di Apollo
    .one = il Tempio di Apollo
    .the = il Tempio di Apollo
polis-card-temple_athena = Tempio di Atena
    .one = il Tempio di Atena
    .the = il Tempio di Atena
polis-card-temple_ares = Tempio di Ares
    .one = il Tempio di Ares
    .the = il Tempio di Ares
polis-card-temple_zeus = Tempio di Zeus
    .one = il Tempio di Zeus
    .the = il Tempio di Zeus
polis-card-theatre = Teatro
    .one = un Teatro
    .the = il Teatro
polis-card-harbour = Porto
    .one = un Porto
    .the = il Porto
polis-card-corinth_canal = Canale di Corinto
    .one = il Canale di Corinto
    .the = il Canale di Corinto
polis-card-agora = Agorà
    .one = un'Agorà
    .the = l'Agorà
polis-card-quarry = Cava di Marmo
    .one = una Cava di Marmo
    .the = la Cava di Marmo
polis-card-barracks = Caserma
    .one = una Caserma
    .the = la Caserma
polis-card-academy = Accademia
    .one = un'Accademia
    .the = l'Accademia
polis-card-workshop = Bottega
    .one = una Bottega
    .the = la Bottega
polis-card-treasury = Tesoro
    .one = un Tesoro
    .the = il Tesoro
polis-card-potter = Vasaio
    .one = un Vasaio
    .the = il Vasaio
polis-card-tragedian = Tragediografo
    .one = un Tragediografo
    .the = il Tragediografo
polis-card-captain = Capitano
    .one = un Capitano
    .the = il Capitano
polis-card-priestess = Sacerdotessa
    .one = una Sacerdotessa
    .the = la Sacerdotessa
polis-card-merchant = Mercante
    .one = un Mercante
    .the = il Mercante
polis-card-farmer = Contadino
    .one = un Contadino
    .the = il Contadino
polis-card-merchant_ship = Nave Mercantile
    .one = una Nave Mercantile
    .the = la Nave Mercantile
polis-card-architect = Architetto
    .one = un Architetto
    .the = l'Architetto
polis-card-alexander = Alessandro Magno
    .one = Alessandro Magno
    .the = Alessandro Magno
polis-card-archimedes = Archimede
    .one = Archimede
    .the = Archimede
polis-card-aristotle = Aristotele
    .one = Aristotele
    .the = Aristotele
polis-card-diogenes = Diogene
    .one = Diogene
    .the = Diogene
polis-card-euclid = Euclide
    .one = Euclide
    .the = Euclide
polis-card-herodotus = Erodoto
    .one = Erodoto
    .the = Erodoto
polis-card-hippocrates = Ippocrate
    .one = Ippocrate
    .the = Ippocrate
polis-card-homer = Omero
    .one = Omero
    .the = Omero
polis-card-phidias = Fidia
    .one = Fidia
    .the = Fidia
polis-card-plato = Platone
    .one = Platone
    .the = Platone
polis-card-socrates = Socrate
    .one = Socrate
    .the = Socrate
polis-card-pericles = Pericle
    .one = Pericle
    .the = Pericle
polis-card-leonidas = Leonida
    .one = Leonida
    .the = Leonida
polis-card-statue_of_zeus = Statua di Zeus
    .one = la Statua di Zeus
    .the = la Statua di Zeus
polis-card-lighthouse = Faro di Alessandria
    .one = il Faro di Alessandria
    .the = il Faro di Alessandria
polis-card-acropolis = Acropoli
    .one = l'Acropoli
    .the = l'Acropoli
polis-end-card = carta Fine del Gioco
    .one = una carta Fine del Gioco
    .the = la carta Fine del Gioco

## Colours and decks

polis-colour-red = rossa
polis-colour-green = verde
polis-colour-blue = blu
polis-colour-yellow = gialla
polis-deck-red = mazzo rosso
polis-deck-green = mazzo verde
polis-deck-blue = mazzo blu
polis-deck-yellow = mazzo giallo
polis-some-red = carta rossa
    .one = una carta rossa
    .the = la carta rossa
polis-some-green = carta verde
    .one = una carta verde
    .the = la carta verde
polis-some-blue = carta blu
    .one = una carta blu
    .the = la carta blu
polis-some-yellow = carta gialla
    .one = una carta gialla
    .the = la carta gialla

## Icons, symbols and phases

polis-icon-building = edificio
polis-icon-person = persona
polis-icon-ship = nave
polis-symbol-culture = Cultura
polis-symbol-discount =
    sconto di { $value ->
        [one] 1 moneta
       *[other] { $value } monete
    } su ogni carta
polis-symbol-colour_discount =
    sconto di { $value ->
        [one] 1 moneta
       *[other] { $value } monete
    } su ogni carta { $colour }
polis-symbol-coins =
    { $value ->
        [one] 1 moneta
       *[other] { $value } monete
    } a turno
polis-symbol-points =
    { $value ->
        [one] 1 punto
       *[other] { $value } punti
    } a turno
polis-symbol-coins_per_colour = 1 moneta a turno per ogni carta { $colour }
polis-symbol-coins_per_building = 1 moneta a turno per ogni edificio
polis-symbol-start_coins =
    { $value ->
        [one] 1 moneta
       *[other] { $value } monete
    } all'inizio
polis-symbol-vase = Vaso
polis-symbol-war = Guerra
polis-symbol-mercenary = Mercenari
polis-symbol-end_points_per_colour = 1 punto a fine partita per ogni carta { $colour }
polis-symbol-end_points =
    { $value ->
        [one] 1 punto
       *[other] { $value } punti
    } a fine partita
polis-symbol-end_points_per_building = 1 punto a fine partita per ogni edificio
polis-city = { $city }, lato { $side }
polis-phase-draw = Pesca
polis-phase-auction = Asta
polis-phase-develop = Sviluppo
polis-phase-protect = Protezione
polis-phase-profit = Profitto
polis-phase-trade = Commercio
polis-phase-war = Guerra

## What a player can do

polis-do-board = Prendi { $city }.
polis-do-look = Guarda la prima carta del { $deck }.
polis-do-draw = Pesca dal { $deck }.
polis-do-extra =
    Compra una carta aggiuntiva dal { $deck } per { $coins ->
        [one] 1 moneta
       *[other] { $coins } monete
    }.
polis-do-aristotle =
    Compra una carta aggiuntiva dal { $deck } per { $tokens ->
        [one] 1 punto Vittoria
       *[other] { $tokens } punti Vittoria
    }, con Aristotele.
polis-do-offer = Metti all'asta { $card-the }.
polis-do-bid =
    Offri { $coins ->
        [one] 1 moneta
       *[other] { $coins } monete
    }.
polis-do-pass = Passa.
polis-do-sell =
    Vendi la carta a { $player } per { $coins ->
        [one] 1 moneta
       *[other] { $coins } monete
    }.
polis-do-keep =
    Paga { $coins ->
        [one] 1 moneta
       *[other] { $coins } monete
    } a { $player } e tieni la carta.
polis-do-keep-unwanted =
    Paga { $coins ->
        [one] 1 moneta
       *[other] { $coins } monete
    } alla banca e tieni la carta.
polis-do-drop = Togli la carta dal gioco.
polis-do-develop = Sviluppa { $card-the }.
polis-do-found =
    Paga ancora { $coins ->
        [one] 1 moneta
       *[other] { $coins } monete
    } e scopri la prima carta rossa.
polis-do-visit = Pesca dal { $deck } per il tempio.
polis-do-discard = Metti { $card-the } nella scatola.
polis-do-protect = Proteggi { $card-the } con una moneta su: { $symbol }.
polis-do-income =
    Ricevi il profitto: { $coins ->
        [one] 1 moneta
       *[other] { $coins } monete
    }, { $tokens ->
        [one] 1 punto Vittoria
       *[other] { $tokens } punti Vittoria
    }.
polis-do-tuck = Metti { $card-the } sotto Alessandro.
polis-do-homer = Metti { $card-the } nella tua Storia con Omero.
polis-do-exchange = Con { $used-the }, metti { $card-the } nella scatola e pesca un'altra carta.
polis-do-harbour =
    Paga { $tokens ->
        [one] 1 punto Vittoria
       *[other] { $tokens } punti Vittoria
    }: { $player } deve commerciare con te.
polis-do-herodotus = Guarda la Storia di { $player } con Erodoto.
polis-do-hippocrates = Cerca una carta nella tua Storia con Ippocrate.
polis-do-plato =
    Paga { $tokens ->
        [one] 1 punto Vittoria
       *[other] { $tokens } punti Vittoria
    } per Platone: { $coins ->
        [one] 1 moneta
       *[other] { $coins } monete
    } per te, { $gift ->
        [one] 1 moneta
       *[other] { $gift } monete
    } per { $player }.
polis-do-buy-points =
    Compra { $tokens ->
        [one] 1 punto Vittoria
       *[other] { $tokens } punti Vittoria
    } per { $coins ->
        [one] 1 moneta
       *[other] { $coins } monete
    } con Euclide.
polis-do-sell-points =
    Vendi { $tokens ->
        [one] 1 punto Vittoria
       *[other] { $tokens } punti Vittoria
    } per { $coins ->
        [one] 1 moneta
       *[other] { $coins } monete
    } con Euclide.
polis-do-remove = Togli { $card-the } dal gioco.
polis-do-return = Riporta { $card-the } nella tua città.
polis-do-kill =
    Paga { $tokens ->
        [one] 1 punto Vittoria
       *[other] { $tokens } punti Vittoria
    } per l'Assassino: { $card-the } di { $player } va nella Storia.
polis-do-trade = Commercia con { $player }.
polis-do-attack = Attacca { $player }.
polis-do-destroy = Distruggi { $card-the } di { $player }.
polis-do-sacrifice = Sacrifica { $card-the }.
polis-do-resign = { $player } abbandona la partita.
polis-done-look = Non guardare altre carte.
polis-done-extra = Non comprare carte aggiuntive.
polis-done-offer = Non mettere all'asta altre carte.
polis-done-develop = Non sviluppare altro.
polis-done-found = Lascia la carta rossa dov'è.
polis-done-visit = Non pescare per il tempio.
polis-done-protect = Non proteggere nulla.
polis-done-profit = Termina la fase Profitto.
polis-done-profit-income =
    Ricevi il profitto di { $coins ->
        [one] { $coins } moneta
       *[other] { $coins } monete
    }{ $tokens ->
        [0] {""}
        [one] { " " }e { $tokens } punto Vittoria
       *[other] { " " }e { $tokens } punti Vittoria
    } e termina la fase Profitto.
polis-done-trade = Non commerciare più.
polis-done-war = Non fare guerra e termina il turno.
polis-done-strike = Lascia stare l'Assassino e termina il turno.

## What it costs and brings

polis-price-costs =
    costo: { $coins ->
        [one] 1 moneta
       *[other] { $coins } monete
    }
polis-price-tokens =
    costo: { $tokens ->
        [one] 1 punto Vittoria
       *[other] { $tokens } punti Vittoria
    }
polis-price-discount =
    sconto di { $coins ->
        [one] 1 moneta
       *[other] { $coins } monete
    }: { $source }
polis-price-to-pay =
    da pagare: { $coins ->
        [one] 1 moneta
       *[other] { $coins } monete
    }
polis-price-nothing = niente da pagare
polis-price-mercenaries =
    { $war ->
        [one] 1 simbolo Guerra
       *[other] { $war } simboli Guerra
    } con i mercenari: { $coins ->
        [one] 1 moneta
       *[other] { $coins } monete
    }
polis-price-brings =
    ricavo: { $coins ->
        [one] 1 moneta
       *[other] { $coins } monete
    }
polis-price-brings-from =
    ricavo di { $coins ->
        [one] 1 moneta
       *[other] { $coins } monete
    }: { $source }
polis-price-points-from =
    ricavo di { $tokens ->
        [one] 1 punto Vittoria
       *[other] { $tokens } punti Vittoria
    }: { $source }
polis-price-brings-player =
    ricavo per { $player }: { $coins ->
        [one] 1 moneta
       *[other] { $coins } monete
    }
polis-price-points =
    ricavo: { $tokens ->
        [one] 1 punto Vittoria
       *[other] { $tokens } punti Vittoria
    }
polis-price-sacrifice = costo: una tua carta con il simbolo Guerra
polis-brings-city = in città: { $changes }
polis-for-rival-loses = { $player } perde: { $changes }
polis-for-saves =
    { $coins ->
        [one] gli sconti fanno risparmiare 1 moneta
       *[other] gli sconti fanno risparmiare { $coins } monete
    }
polis-total-culture = Cultura
polis-total-vase = Vasi
polis-total-war = Guerra
polis-total-defence = Guerra in difesa
polis-total-coins = monete a turno
polis-total-points = punti a turno
polis-total-discount = sconto
polis-source-board = plancia Città

## What is awaited

polis-prompt-board = { $player }: scegli una plancia Città e il lato da usare.
    .watched = { $player } sceglie una plancia Città e il lato da usare.
polis-prompt-side = { $player }: scegli il lato della tua plancia Città.
    .watched = { $player } sceglie il lato della plancia Città.
polis-prompt-opening = { $player }: pesca la tua prima carta.
    .watched = { $player } pesca la prima carta.
polis-prompt-look = { $player }: guarda la prima carta di un mazzo con il Faro, oppure prosegui.
    .watched = { $player } può guardare la prima carta di un mazzo con il Faro.
polis-prompt-draw =
    { $player }: pesca una carta; { $count ->
        [one] ne resta 1
       *[other] ne restano { $count }
    } da pescare, da mazzi diversi.
    .watched = { $player } pesca una carta.
polis-prompt-extra =
    { $player }: compra una carta aggiuntiva per { $coins ->
        [one] 1 moneta
       *[other] { $coins } monete
    }, oppure prosegui.
    .watched = { $player } può comprare una carta aggiuntiva.
polis-prompt-extra-tokens =
    { $player }: compra una carta aggiuntiva con Aristotele per { $tokens ->
        [one] { $tokens } punto Vittoria
       *[other] { $tokens } punti Vittoria
    }, oppure prosegui.
    .watched = { $player } può comprare una carta aggiuntiva con Aristotele.
polis-prompt-offer = { $player }: metti all'asta una carta.
    .watched = { $player } sceglie una carta da mettere all'asta.
polis-prompt-offer-more = { $player }: metti all'asta un'altra carta, oppure prosegui.
    .watched = { $player } può mettere all'asta un'altra carta.
polis-prompt-bid =
    { $player }: fai un'offerta per { $card-the } di { $seller }, oppure passa. { $coins ->
        [0] Non ci sono ancora offerte.
        [one] Offerta più alta: 1 moneta.
       *[other] Offerta più alta: { $coins } monete.
    }
    .watched =
        { $player } fa un'offerta per { $card-the } di { $seller }, oppure passa. { $coins ->
            [0] Non ci sono ancora offerte.
            [one] Offerta più alta: 1 moneta.
           *[other] Offerta più alta: { $coins } monete.
        }
polis-prompt-settle =
    { $player }: vendi a { $bidder } per { $coins ->
        [one] 1 moneta
       *[other] { $coins } monete
    }, oppure tieni la carta.
    .watched = { $player } vende la carta a { $bidder } oppure la tiene.
polis-prompt-unwanted =
    { $player }: nessuno ha fatto offerte. Tieni la carta per { $coins ->
        [one] 1 moneta
       *[other] { $coins } monete
    }, oppure toglila dal gioco.
    .watched = Nessuno ha fatto offerte. { $player } tiene la carta oppure la toglie dal gioco.
polis-prompt-develop = { $player }: sviluppa una carta (ancora { $count }), oppure prosegui.
    .watched = { $player } può sviluppare una carta.
polis-prompt-found =
    { $player }: paga di nuovo { $coins ->
        [one] 1 moneta
       *[other] { $coins } monete
    } per la prima carta rossa, oppure no.
    .watched = { $player } può pagare di nuovo per la prima carta rossa.
polis-prompt-visit = { $player }: pesca una carta per il tempio, oppure no.
    .watched = { $player } può pescare una carta per il tempio.
polis-prompt-discard = { $player }: Fidia vuole una carta della tua mano nella scatola.
    .watched = Fidia vuole una carta nella scatola: { $player } la sceglie.
polis-prompt-replace = { $player }: pesca una carta al posto di quella scartata (ancora { $count }).
    .watched = { $player } pesca una carta al posto di quella scartata.
polis-prompt-protect =
    { $player }: proteggi una carta con { $coins ->
        [one] 1 moneta
       *[other] { $coins } monete
    }, oppure prosegui.
    .watched = { $player } può proteggere una carta.
polis-prompt-profit = { $player }: ricevi il profitto e usa le tue carte.
    .watched = { $player } riceve il profitto e usa le sue carte.
polis-prompt-erase = { $player }: togli una carta dalla Storia di { $target }.
    .watched = { $player } toglie una carta dalla Storia di { $target }.
polis-prompt-return = { $player }: scegli una carta della tua Storia da riportare in città.
    .watched = { $player } sceglie una carta della sua Storia da riportare in città.
polis-prompt-trade = { $player }: scegli un partner commerciale, oppure prosegui.
    .watched = { $player } può commerciare con qualcuno.
polis-prompt-ordered = { $player }: un Porto ti obbliga a commerciare.
    .watched = Un Porto obbliga { $player } a commerciare.
polis-prompt-war = { $player }: attacca qualcuno, oppure termina il turno.
    .watched = { $player } può attaccare qualcuno.
polis-prompt-destroy = { $player }: scegli la carta di { $target } da distruggere.
    .watched = { $player } sceglie la carta di { $target } da distruggere.
polis-prompt-sacrifice = { $player }: scegli una tua carta con il simbolo Guerra da sacrificare.
    .watched = { $player } sceglie una carta con il simbolo Guerra da sacrificare.
polis-prompt-strike = { $player }: il turno sta per finire. Fai colpire l'Assassino, oppure termina il turno.
    .watched = { $player } può far colpire l'Assassino prima della fine del turno.

## What happened

polis-log-board = { $player } ha { $city }.
polis-log-turn = Turno { $turn }: { $player }.
polis-log-looks = { $player } guarda la prima carta del { $deck }.
polis-log-looked = È { $card-the }.
polis-log-extra =
    { $player } compra una carta aggiuntiva dal { $deck } per { $coins ->
        [one] 1 moneta
       *[other] { $coins } monete
    }.
polis-log-aristotle =
    { $player } compra una carta aggiuntiva dal { $deck } per { $tokens ->
        [one] 1 punto Vittoria
       *[other] { $tokens } punti Vittoria
    }, con Aristotele.
polis-log-draws = { $player } pesca dal { $deck }.
polis-log-drawn = Hai pescato { $card-one }.
polis-log-end-card =
    Il { $deck } è bloccato dalla sua carta Fine del Gioco. { $count ->
        [one] È la prima.
       *[other] Ora sono { $count }.
    }
polis-log-offers = { $player } mette all'asta { $card-one }.
polis-log-offered = È { $card-one }.
polis-log-bids =
    { $player } offre { $coins ->
        [one] 1 moneta
       *[other] { $coins } monete
    }.
polis-log-passes = { $player } passa.
polis-log-sells =
    { $player } vende { $card-the } a { $buyer } per { $coins ->
        [one] 1 moneta
       *[other] { $coins } monete
    }.
polis-log-keeps =
    { $player } paga { $coins ->
        [one] 1 moneta
       *[other] { $coins } monete
    } a { $bidder } e tiene { $card-the }.
polis-log-keeps-unwanted =
    { $player } paga { $coins ->
        [one] 1 moneta
       *[other] { $coins } monete
    } alla banca e tiene { $card-the }.
polis-log-drops = Nessuno vuole { $card-the } di { $player }: esce dal gioco.
polis-log-places = { $player } ora ha { $card-the } in città.
polis-log-develops =
    { $player } sviluppa { $card-the } { $coins ->
        [0] gratis
        [one] per 1 moneta
       *[other] per { $coins } monete
    }.
polis-log-founds =
    { $player } fonda una colonia { $coins ->
        [0] gratis
        [one] per 1 moneta
       *[other] per { $coins } monete
    }.
polis-log-phidias =
    Per Fidia { $player } mette tutta la mano nella scatola, { $count ->
        [one] 1 carta
       *[other] { $count } carte
    }.
polis-log-discards = { $player } mette { $card-one } nella scatola.
polis-log-protects = { $player } protegge { $card-the } con una moneta su { $symbol }.
polis-log-income =
    { $tokens ->
        [0] { $coins ->
            [0] { $player } non riceve niente.
            [one] { $player } riceve 1 moneta.
           *[other] { $player } riceve { $coins } monete.
        }
        [one] { $coins ->
            [0] { $player } riceve 1 punto Vittoria.
            [one] { $player } riceve 1 moneta e 1 punto Vittoria.
           *[other] { $player } riceve { $coins } monete e 1 punto Vittoria.
        }
       *[other] { $coins ->
            [0] { $player } riceve { $tokens } punti Vittoria.
            [one] { $player } riceve 1 moneta e { $tokens } punti Vittoria.
           *[other] { $player } riceve { $coins } monete e { $tokens } punti Vittoria.
        }
    }
polis-log-tucks = { $player } mette { $card-one } sotto Alessandro.
polis-log-exchanges = { $player } sostituisce { $card-one } grazie a { $used }.
polis-log-buys-points =
    { $player } compra { $tokens ->
        [one] 1 punto Vittoria
       *[other] { $tokens } punti Vittoria
    } per { $coins ->
        [one] 1 moneta
       *[other] { $coins } monete
    }.
polis-log-sells-points =
    { $player } vende { $tokens ->
        [one] 1 punto Vittoria
       *[other] { $tokens } punti Vittoria
    } per { $coins ->
        [one] 1 moneta
       *[other] { $coins } monete
    }.
polis-log-harbour = { $player } rivolge un Porto verso { $target }, che deve commerciare con il suo proprietario.
polis-log-herodotus = { $player } guarda la Storia di { $target }.
polis-log-erases = { $player } toglie { $card-one } dalla Storia di { $target }.
polis-log-erased = Era { $card-one }.
polis-log-hippocrates = { $player } riporta una carta dalla Storia con Ippocrate.
polis-log-homer = { $player } mette { $card-one } nella Storia con Omero.
polis-log-plato =
    Platone frutta { $coins ->
        [one] 1 moneta
       *[other] { $coins } monete
    } a { $player } e { $gift ->
        [one] 1 moneta
       *[other] { $gift } monete
    } a { $other }.
polis-log-assassin = L'Assassino di { $player } elimina { $card-the } di { $target }.
polis-log-trades =
    { $player } commercia con { $partner } e riceve { $coins ->
        [one] 1 moneta
       *[other] { $coins } monete
    }; a { $partner } ne vanno { $gift }.
polis-log-attacks = { $player } attacca { $target } con { $war } in Guerra contro { $defence }.
polis-log-attacks-hired =
    { $player } attacca { $target } con { $war } in Guerra contro { $defence }, con mercenari per { $coins ->
        [one] 1 moneta
       *[other] { $coins } monete
    }.
polis-log-spoils =
    { $player } riceve { $coins ->
        [one] 1 moneta
       *[other] { $coins } monete
    } di bottino.
polis-log-destroys = { $player } distrugge { $card-the } di { $target }.
polis-log-sacrifices = { $player } sacrifica { $card-the }.
polis-log-tucked-cards =
    Le carte sotto Alessandro lasciano con lui la città di { $player } ({ $count ->
        [one] 1 carta
       *[other] { $count } carte
    }).
polis-log-resigns = { $player } abbandona la partita.

## The end

polis-end-cards = È apparsa la seconda carta Fine del Gioco: si contano i punti.
polis-end-last-one = { $player } vince: in gioco non resta nessun altro.
polis-result =
    { $place }. { $player }: { $points ->
        [one] 1 punto
       *[other] { $points } punti
    }: { $tokens } dai segnalini, { $cards } dalle carte, { $coins } dalle monete, { $history } dalla Storia ({ $culture } Cultura per { $pile })
polis-tally-points = Punti
polis-tally-tokens = Segnalini
polis-tally-cards = Punti sulle carte
polis-tally-coins = Per le monete
polis-tally-history = Storia per Cultura
polis-tally-city = Carte in città
polis-order = Vince chi ha più punti; a parità, chi ha più carte in città; a parità di entrambi il posto è condiviso.
polis-order-last-one = Dietro a chi vince contano i punti, poi le carte in città; chi ha abbandonato viene per ultimo.

## What comes first

polis-first-board = Prima scegli una plancia Città.
polis-first-opening = Prima ognuno pesca una carta.
polis-first-look = Prima usa il Faro, oppure prosegui senza.
polis-first-draw = Prima pesca le tue carte.
polis-first-extra = Prima compra una carta aggiuntiva, oppure prosegui senza.
polis-first-offer = È la fase Asta: metti all'asta una carta.
polis-first-bid = È in corso un'asta: fai un'offerta o passa.
polis-first-settle = Prima decidi della carta messa all'asta.
polis-first-develop = È la fase Sviluppo: sviluppa una carta, oppure prosegui.
polis-first-found = Prima decidi per la Colonia: paga di nuovo, oppure no.
polis-first-visit = Prima pesca per il tempio, oppure no.
polis-first-discard = Prima scegli la carta per Fidia.
polis-first-replace = Prima pesca la carta che ti spetta.
polis-no-exchange-yet = Prima pesca la carta che ti spetta per una di queste: { $cards }.
polis-first-protect = È la fase Protezione: proteggi una carta, oppure prosegui.
polis-first-profit = È la fase Profitto: ricevi il profitto, usa le carte, oppure prosegui.
polis-first-erase = Prima scegli una carta dalla Storia che stai guardando.
polis-first-return = Prima scegli la carta che Ippocrate riporta in città.
polis-first-trade = È la fase Commercio: scegli un partner, oppure prosegui.
polis-first-war = È la fase Guerra: attacca qualcuno, oppure termina il turno.
polis-first-destroy = Prima scegli la carta da distruggere.
polis-first-sacrifice = Prima scegli la carta da sacrificare.
polis-first-strike = Il turno sta per finire: fai colpire l'Assassino, oppure terminalo.

## Why not

polis-no-game-over = La partita è finita.
polis-no-such-seat = A quel posto non c'è nessuno.
polis-no-other-board = Ti è stata assegnata un'altra plancia: puoi sceglierne solo il lato.
polis-no-taken-board = Quella plancia Città è già stata presa.
polis-no-first-board = Nella prima partita si usano altre plance Città, con il lato A in vista.
polis-no-blocked-deck = Il { $deck } è bloccato dalla sua carta Fine del Gioco.
polis-no-same-deck = Hai già pescato dal { $deck }: le due carte vengono da mazzi diversi.
polis-no-other-deck = Il tempio indica un altro mazzo.
polis-no-coins =
    Costa { $need ->
        [one] 1 moneta
       *[other] { $need } monete
    }; tu ne hai { $have }.
polis-no-tokens =
    Costa { $need ->
        [one] 1 punto Vittoria
       *[other] { $need } punti Vittoria
    }; i tuoi segnalini ne valgono { $have }.
polis-no-aristotle = Nella tua città non c'è un Aristotele che tu possa usare ora.
polis-no-looked = Hai già guardato il { $deck }.
polis-no-hand = Non hai in mano { $card-the }.
polis-no-cards = Non hai nessuna carta in mano.
polis-no-first-auction = Almeno una carta va messa all'asta.
polis-no-auction = Non c'è nessuna asta in cui passare.
polis-no-higher-bid =
    Un'offerta deve superare { $coins ->
        [one] 1 moneta
       *[other] { $coins } monete
    }.
polis-no-cash =
    Non puoi offrire più di quanto hai: { $coins ->
        [one] 1 moneta
       *[other] { $coins } monete
    }.
polis-no-lot = Non c'è nessuna carta all'asta di cui decidere.
polis-no-buyer = Nessuno ha fatto offerte: non c'è a chi vendere.
polis-no-drop = { $player } ha fatto un'offerta: vendi la carta o tienila.
polis-no-third =
    In questo turno hai già sviluppato { $count ->
        [one] 1 carta
       *[other] { $count } carte
    }: è il massimo.
polis-no-colony = Nessuna Colonia è stata appena piazzata.
polis-no-history-card = In quella Storia questa carta non c'è: { $card }.
polis-no-ring = Questo simbolo non è cerchiato: { $symbol } ({ $card }).
polis-no-second-coin = Su { $card-the } c'è già una moneta.
polis-no-second-income = Hai già ricevuto il profitto.
polis-no-text = Questa carta non ha un testo da usare: { $card }.
polis-no-activation = Questa carta non si usa nella fase Profitto, il suo testo agisce da sé: { $card }.
polis-no-use-aristotle = Aristotele si usa nella fase Pesca: compra la carta aggiuntiva con punti Vittoria.
polis-no-use-assassin = L'Assassino si usa su una persona: scegli chi eliminare.
polis-no-use-lighthouse = Il Faro si usa prima della fase Pesca, per guardare la prima carta dei mazzi.
polis-no-use-mercenary = Questa carta non si usa da sola: mentre attacchi, si assoldano tanti mercenari quanti ne servono ({ $card }).
polis-no-use-troy = Questa carta non si usa: i suoi simboli Guerra contano da sé quando la sua città viene attaccata ({ $card }).
polis-no-again-turn = Questa carta è già stata usata: { $card }.
polis-no-again-game = Questa carta si usa una sola volta per partita, ed è già stata usata: { $card }.
polis-no-decks = Tutti i mazzi sono bloccati: non c'è niente da pescare.
polis-no-self = Deve essere un altro giocatore.
polis-no-gone = { $player } ha abbandonato: con quella città non si ha più a che fare.
polis-no-history = { $player } non ha una Storia.
polis-no-own-history = Non hai ancora una Storia.
polis-no-back-deal = Ciò che Euclide ha appena scambiato non si scambia subito indietro.
polis-no-supply = Non restano così tanti segnalini Vittoria.
polis-no-assassin = Questa carta non è un Assassino: { $card }.
polis-no-assassin-now = L'Assassino non colpisce in questo momento.
polis-no-person = Questa carta non ha l'icona persona: { $card }.
polis-no-suicide = Un Assassino non può eliminare se stesso.
polis-no-covered-victim = Una moneta protegge { $card-the } dall'Assassino.
polis-no-order = Un Porto ti obbliga a commerciare con { $owners }.
polis-no-order-some =
    I Porti ti obbligano a commerciare con { $count ->
        [one] uno
       *[other] { $count }
    } di questi giocatori: { $owners }.
polis-no-partner = In questo turno hai commerciato con { $player }: non puoi attaccare quella città.
polis-no-strength = Ti serve più Guerra di { $player }: { $war } contro { $defence }.
polis-no-mercenaries =
    I mercenari contro { $player } costerebbero { $need ->
        [one] 1 moneta
       *[other] { $need } monete
    }; tu ne hai { $have }.
polis-no-sacrifice = Non hai carte con il simbolo Guerra da sacrificare: non puoi attaccare.
polis-no-empty-attack = Nella città di { $player } non si può distruggere nulla.
polis-no-protected = Una moneta protegge { $card-the }.
polis-no-diogenes = Chi ha Alessandro in città non può distruggere Diogene.
polis-no-statue = È la Statua di Zeus che deve essere distrutta.
polis-no-war = Su { $card-the } non si vede alcun simbolo Guerra.
polis-no-defence-card = I simboli Guerra di questa carta valgono solo in difesa, non si può sacrificare: { $card }.
polis-no-second-resignation = { $player } ha già abbandonato la partita.

## What is reconstructed

polis-reconstructed-boards = I due lati delle plance Città sono ricostruiti.
polis-reconstructed-symbols = La maggior parte dei simboli e dei cerchi sulle carte è ricostruita.
polis-reconstructed-cards = Queste carte sono nostre invenzioni: { $invented }.
