# Olympos sullo schermo. Ciò che dice il gioco stesso è in src/petteia/locales.

## The map

olympos-table-map = Mappa
olympos-table-north = Il Nord
olympos-table-yields-star = stella
olympos-table-yields-zeus = Zeus
olympos-table-yields-atlantis = Atlantide
olympos-table-condemned = condannato
olympos-table-can-choose = si può scegliere
olympos-table-can-go =
    { $time ->
        [one] raggiungibile con 1 punto azione
       *[other] raggiungibile con { $time } punti azione
    }
olympos-table-can-leave = da qui può partire un colonizzatore
olympos-tip-condemned = Condannato: lo si può attraversare, ma nessuno può insediarvisi.
olympos-tip-sea = Le navi passano, nessuno si ferma: entrarvi costa 2 punti azione, meno con Astronomia e Cartografia.
olympos-tip-north = Da qui arrivano i nuovi colonizzatori. Nessuno può fermarsi qui né passare di qui.

## Moving settlers

olympos-table-new-settler = Nuovo colonizzatore ({ $count })
olympos-table-choose-first = Scegli prima un tuo colonizzatore sulla mappa, o uno nuovo.
olympos-table-which-settler = Quale colonizzatore
olympos-table-settler-at =
    { $number ->
        [1] In cima
       *[other] Colonizzatore { $number }
    }
olympos-table-go = Vai
olympos-table-lose = Cedi questo colonizzatore

## The time track

olympos-table-track = Tracciato del tempo
olympos-table-space = Casella { $number }
olympos-table-next-zeus = Prossima casella Zeus: { $number }.
olympos-table-pieces = Qui, dall'alto: { $players }.
olympos-table-gods-left =
    { $count ->
        [one] Qui c'è 1 carta Olimpo coperta.
       *[other] Qui ci sono { $count } carte Olimpo coperte.
    }
olympos-table-gods-shown = Rivelate qui: { $gods }.
olympos-table-track-points =
    { $count ->
        [one] Chi finisce qui ha 1 punto.
       *[other] Chi finisce qui ha { $count } punti.
    }
olympos-tip-space = Una casella è un punto azione. Gioca chi è più indietro; sulla stessa casella, chi è in cima.
olympos-tip-zeus-space = Una casella Zeus: chi la raggiunge o la supera pesca una carta Destino. Il primo e, dove le carte sono due, l'ultimo ad arrivarci rivela una carta Olimpo.
olympos-tip-cross = La Croce: nessuna azione porta oltre.

## Cards beside the map

olympos-table-play-zeus = Gioca un simbolo Zeus
olympos-table-never-ask = non chiedere
olympos-table-never-zeus = Non chiedermi mai dei simboli Zeus
olympos-table-deck =
    { $count ->
        [one] 1 carta Destino nel mazzo
       *[other] { $count } carte Destino nel mazzo
    }
olympos-table-discards =
    { $count ->
        [one] 1 carta Destino scartata
       *[other] { $count } carte Destino scartate
    }
olympos-tip-deck = Chi raggiunge o supera una casella Zeus ne pesca una alla fine del turno.

## Buttons

olympos-table-do-end = Termina il turno
olympos-table-do-no-zeus = Nessun simbolo Zeus
olympos-table-do-pay-time =
    { $time ->
        [one] Paga 1 punto azione
       *[other] Paga { $time } punti azione
    }
olympos-table-do-pass = Passa
olympos-table-do-wait = Aspetta

## The development board

olympos-table-development = Scoperte e meraviglie
olympos-table-whole-board = Tabellone sviluppo
olympos-table-back-to-map = Torna alla mappa
olympos-table-payable = puoi pagarla
olympos-table-yours = è tua
olympos-table-none-left = esaurita
olympos-table-needs-stars =
    { $count ->
        [one] 1 stella
       *[other] { $count } stelle
    }
olympos-table-discover = Scopri
olympos-table-payment = Pagamento
olympos-table-build = Costruisci
olympos-table-cancel = Annulla
olympos-table-close = Chiudi

## Destiny cards and choices

olympos-table-hand = Carte Destino
olympos-table-no-cards = Nessuna carta Destino. Ne peschi una a ogni casella Zeus del tracciato.
olympos-table-play = Gioca la carta
olympos-table-choice = Da scegliere ora

## Player panels

olympos-table-panel = Che cosa ha { $player }
olympos-table-resource =
    { $tokens ->
        [one] { $resource }: 1 territorio
       *[other] { $resource }: { $tokens } territori
    }, { $cubes ->
        [one] 1 cubetto
       *[other] { $cubes } cubetti
    }
olympos-table-swords =
    { $count ->
        [one] 1 spada
       *[other] { $count } spade
    }
olympos-table-zeus =
    { $count ->
        [one] 1 simbolo Zeus
       *[other] { $count } simboli Zeus
    }
olympos-table-stars =
    { $count ->
        [one] 1 stella
       *[other] { $count } stelle
    }
olympos-table-stock =
    { $count ->
        [one] 1 colonizzatore nella riserva personale
       *[other] { $count } colonizzatori nella riserva personale
    }
olympos-table-hourglasses =
    { $count ->
        [one] 1 clessidra
       *[other] { $count } clessidre
    }
olympos-table-prestige =
    { $count ->
        [one] 1 punto prestigio
       *[other] { $count } punti prestigio
    }
olympos-table-prestige-hidden =
    { $count ->
        [one] Prestigio messo da parte 1 volta, coperto
       *[other] Prestigio messo da parte { $count } volte, coperto
    }
olympos-table-cards =
    { $count ->
        [one] 1 carta Destino
       *[other] { $count } carte Destino
    }
olympos-table-tiles =
    { $count ->
        [one] 1 tessera
       *[other] { $count } tessere
    }

## What discoveries do

olympos-effect-settler_discount = Un nuovo colonizzatore ti costa { $amount } in meno.
olympos-effect-hourglasses =
    { $amount ->
        [one] Prendi subito 1 clessidra.
       *[other] Prendi subito { $amount } clessidre.
    }
olympos-effect-land_runs = Un viaggio ininterrotto via terra ti costa { $amount }, per quanto sia lungo.
olympos-effect-destiny_choice = Quando peschi una carta Destino, ne guardi { $amount } e ne tieni una.
olympos-effect-swords =
    { $amount ->
        [one] Hai 1 spada in più.
       *[other] Hai { $amount } spade in più.
    }
olympos-effect-zeus =
    { $amount ->
        [one] Hai 1 simbolo Zeus in più.
       *[other] Hai { $amount } simboli Zeus in più.
    }
olympos-effect-sea_discount = Ogni spazio di mare ti costa { $amount } in meno.
olympos-effect-resource_discount = Le scoperte che richiedono questa risorsa ti costano { $amount } in meno: { $resources }.
olympos-effect-destiny_cards =
    { $amount ->
        [one] Peschi subito una carta Destino.
       *[other] Peschi subito { $amount } carte Destino.
    }
olympos-effect-cubes =
    { $amount ->
        [one] Prendi subito un cubetto a scelta.
       *[other] Prendi subito { $amount } cubetti a scelta.
    }
olympos-effect-wins_ties = Vinci i pareggi: nei combattimenti, davanti agli dèi e per le carte Destino.
olympos-effect-settlers =
    { $amount ->
        [one] 1 colonizzatore si aggiunge alla tua riserva personale.
       *[other] { $amount } colonizzatori si aggiungono alla tua riserva personale.
    }
olympos-effect-stars =
    { $amount ->
        [one] Vale 1 stella per ogni meraviglia.
       *[other] Vale { $amount } stelle per ogni meraviglia.
    }
olympos-effect-wonder_discount = Le meraviglie ti costano { $amount } in meno.
olympos-effect-points = Alla fine vale { $amount } punti in più.
olympos-effect-points_per_discovery = Alla fine: { $amount } per ogni tua scoperta.
olympos-effect-points_per_settler = Alla fine: { $amount } per ogni tuo colonizzatore sulla mappa.
olympos-effect-points_per_star = Alla fine: { $amount } per ogni tuo segnalino stella.
olympos-effect-points_per_sword = Alla fine: { $amount } per ogni spada sulle tue tessere.

## What gods and destiny cards do

olympos-god-helps = Aiuta chi ha più simboli Zeus.
olympos-god-strikes = Colpisce chi ha meno simboli Zeus.
olympos-god-does-prestige =
    { $amount ->
        [one] 1 punto prestigio.
       *[other] { $amount } punti prestigio.
    }
olympos-god-does-settlers =
    { $amount ->
        [one] Un colonizzatore per la riserva personale.
       *[other] { $amount } colonizzatori per la riserva personale.
    }
olympos-god-does-cubes =
    { $amount ->
        [one] Un cubetto a scelta.
       *[other] { $amount } cubetti a scelta.
    }
olympos-god-does-star = Una stella in più, per una sola meraviglia.
olympos-god-does-swords =
    { $amount ->
        [one] 1 spada in più fino alla prossima carta Olimpo.
       *[other] { $amount } spade in più fino alla prossima carta Olimpo.
    }
olympos-god-does-dearer_action = La prossima azione costa { $amount } in più.
olympos-god-does-no_cards = Si scartano tutte le carte Destino.
olympos-god-does-lost_settler = Un colonizzatore lascia la mappa.
olympos-god-does-lost_points = { $amount } punti in meno alla fine.
olympos-god-does-no_sea = Niente viaggi per mare fino alla prossima carta Olimpo.

olympos-card-cube = Prendi un cubetto: { $resource }.
olympos-card-prestige_per_territory = { $amount } prestigio per ogni tuo territorio con questa risorsa: { $resource }.
olympos-card-prestige_for_all = { $amount } prestigio se hai territori di tutte e quattro le risorse.
olympos-card-hourglasses_per_territory =
    { $amount ->
        [one] Una clessidra per ogni tuo territorio con questa risorsa: { $resource }.
       *[other] { $amount } clessidre per ogni tuo territorio con questa risorsa: { $resource }.
    }
olympos-card-hourglasses_for_most = { $amount } clessidre se nessuno ha tanti territori quanti te con questa risorsa: { $resource }.
olympos-card-star = Vale una stella quando costruisci una meraviglia, poi si scarta.
olympos-card-zeus = Vale un simbolo Zeus quando si rivela una carta Olimpo, poi si scarta.

## Tooltips

olympos-tip-discovery = { $time } punti azione, senza sconti; { $points } punti alla fine.
olympos-tip-wonder = Richiede { $stars } stelle e { $time } punti azione; { $points } punti alla fine. Anche i tuoi gettoni sui bonus della sua colonna sono stelle.
olympos-tip-wonder-worth = { $points } punti alla fine.
olympos-tip-left =
    { $count ->
        [0] Non resta nessuna tessera.
        [one] Resta 1 tessera.
       *[other] Restano { $count } tessere.
    }
olympos-tip-bonuses = Bonus liberi: { $bonuses }.
olympos-tip-resource = I territori pagano sempre di nuovo, finché li controlli. Un cubetto si consuma quando lo usi per pagare.
olympos-tip-swords = Un combattimento costa 1 contro meno spade, 2 contro altrettante e 3 contro più spade.
olympos-tip-zeus = Gli dèi benevoli aiutano chi ne ha di più, quelli irati colpiscono chi ne ha di meno.
olympos-tip-stars = Servono per le meraviglie; si aggiungono i tuoi gettoni sui bonus nella colonna della meraviglia.
olympos-tip-stock = Da qui arrivano i nuovi colonizzatori, dal Nord o da un territorio che controlli.
olympos-tip-hourglasses = Ognuna paga un punto azione della prossima azione. Non si possono conservare.
olympos-tip-prestige = Punti messi da parte coperti; contano alla fine.
olympos-tip-cards = Restano segrete finché non si giocano; ognuna rimasta alla fine vale un punto.
olympos-tip-ares = Più spade fino alla prossima carta Olimpo.
olympos-tip-siren = Niente viaggi per mare fino alla prossima carta Olimpo.
olympos-tip-erinyes = La prossima azione costa di più.
olympos-tip-keres = Si perdono punti alla fine.

## Keys

olympos-key-walk = da un territorio all'altro, sulla mappa
olympos-key-choose = prendi un colonizzatore, scegli dove va; di nuovo: vai
olympos-key-new = un nuovo colonizzatore
olympos-key-development = il tabellone sviluppo e ritorno

## Who is ahead, who is next, how near the end is

olympos-table-line = Prossimi a giocare
olympos-tip-beyond = { $player } gioca quando il pezzo di turno ha superato la casella { $space }.
olympos-table-score =
    { $count ->
        [one] 1 punto finora
       *[other] { $count } punti finora
    }
olympos-tip-score-hidden = Il prestigio coperto non è contato.
olympos-table-left =
    { $count ->
        [0] Il prossimo turno è l'ultimo.
        [one] 1 casella all'ultimo turno.
       *[other] { $count } caselle all'ultimo turno.
    }
olympos-table-ending =
    { $count ->
        [0] A { $player } resta un turno
        [one] { $player } è a 1 casella dall'ultimo turno
       *[other] { $player } è a { $count } caselle dall'ultimo turno
    }
