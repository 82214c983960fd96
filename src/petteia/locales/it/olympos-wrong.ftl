# What is wrong with a components file, a position or a move of Olympos.

olympos-wrong-kind-group = un gruppo come "2 grain" o "1 any", tra { $resources } o any
olympos-wrong-kind-bonus = "settler", "hourglasses:2", "prestige:2" o "cube:grain"
olympos-wrong-kind-effect = una tabella con alcuni di questi: { $effects }, ognuno un numero
olympos-wrong-north-id = `north` è il Nord e nessun altro luogo.
olympos-wrong-land-cost = `land` deve essere almeno 1, o le partite non finirebbero.
olympos-wrong-costs = al massimo { $sea } punti per il mare e { $most } per il resto.
olympos-wrong-pieces = ci sono da 1 a { $cubes } cubetti per risorsa e da 1 a { $settlers } colonizzatori per colore.
olympos-wrong-beside-unknown = `{ $id }` è accanto a un luogo sconosciuto, `{ $other }`.
olympos-wrong-one-way = `{ $id }` è accanto a `{ $other }`, ma non viceversa.
olympos-wrong-north-land = `land` deve nominare i territori accanto al Nord.
olympos-wrong-zeus = Un solo territorio deve avere `zeus = true`: l'Olimpo.
olympos-wrong-no-way = Dal Nord nessuna via porta a { $places }.
olympos-wrong-track-zeus = `zeus` elenca in ordine caselle dopo la partenza e non oltre la Croce.
olympos-wrong-track-cards = `olympos_cards` è 1 o 2 per ogni casella di `zeus`.
olympos-wrong-too-few-cards = Il tracciato richiede { $needed } carte Olimpo; ce ne sono { $count }.
olympos-wrong-last-points = `last_points` deve avere un numero per ogni casella dall'ultimo Zeus alla Croce.
olympos-wrong-setup-settlers = il numero di colonizzatori non è possibile.
olympos-wrong-setup-resource = sulla mappa c'è troppo poco di questo: { $resource }.
olympos-wrong-columns = La plancia delle scoperte ha da 1 a { $most } colonne.
olympos-wrong-row = La riga `{ $row }` ha { $count } scoperte per { $columns } colonne.
olympos-wrong-row-tiles = La riga `{ $row }` deve avere da 1 a { $most } tessere di ogni tipo.
olympos-wrong-wonders = Ci sono { $count } meraviglie per { $columns } colonne.
olympos-wrong-space-twice = Ci sono due voci per la casella { $space }.
olympos-wrong-space-missing = Manca la voce per la casella { $space }.
olympos-wrong-no-space = Non c'è una riga `{ $row }` con una colonna { $column }.
olympos-wrong-bonus-slots = Nella riga `{ $row }` gli spazi bonus sono troppi, o troppi sono grigi.
olympos-wrong-unknown-row = La scoperta `{ $id }` è in una riga sconosciuta, `{ $row }`.
olympos-wrong-cost = `{ $id }`: i gruppi del suo `cost` devono essere di risorse diverse.
olympos-wrong-faces = La scoperta `{ $id }` deve avere un elemento di `faces` per ogni tessera.
olympos-wrong-faces-discount = Scoperta `{ $id }`: `faces` e `resource_discount` vanno insieme.
olympos-wrong-faces-backs = Scoperta `{ $id }`: le tessere con `faces` sono in gioco con qualsiasi numero di giocatori.
olympos-wrong-effect = Scoperta `{ $id }`: un effetto vale al massimo { $most }.
olympos-wrong-face-twice = Due tessere scoperta hanno la faccia `{ $face }`.
olympos-wrong-copies = Carta Destino `{ $id }`: da 1 a { $copies } copie (`copies`), e `amount` da 1 a { $amount }.
olympos-wrong-one-star = Carta Destino `{ $id }`: è una stella, quindi `amount` deve essere 1.

# Positions

olympos-wrong-cards = le carte Destino sono una lista di nomi, oppure quante sono.
olympos-wrong-card-copies = ci sono solo { $most } carte { $name }.
olympos-wrong-board-row = `{ $name }` deve essere una lista di { $count }, uno per colonna.
olympos-wrong-tribes = Le tribù (`tribes`) vivono in territori con stella, senza croce e senza colonizzatori.
olympos-wrong-condemned = al massimo { $most } territori con questa risorsa: { $resource } (O-6).
olympos-wrong-condemned-star = al massimo un territorio con stella con questa risorsa: { $resource } (O-7).
olympos-wrong-stack = i colonizzatori sono una lista di 1-{ $most } posti, dal più basso.
olympos-wrong-condemned-settlers = il territorio è condannato: nessuno può esserci (O-30).
olympos-wrong-owner = { $owner } non è un posto; i barbari stanno in basso nelle partite a due.
olympos-wrong-gods = `gods` deve essere una lista di { $count }, uno per ogni carta Olimpo lungo il tracciato.
olympos-wrong-god-space = `gods`: la carta { $card } è alla casella { $space }.
olympos-wrong-god-twice = `gods`: ogni carta Olimpo c'è una volta sola.
olympos-wrong-too-many-copies = Ci sono solo { $most } carte Destino { $name }, non { $count }.
olympos-wrong-fresh = le carte `fresh` vengono dall'ultimo mazzo mischiato; sono in mano o scartate.
olympos-wrong-deck = `deck` deve essere una lista di carte Destino, a partire dalla prossima, oppure quante sono.
olympos-wrong-unseen = { $unseen } carte Destino non si vedono, ma { $face_down } sono coperte.
olympos-wrong-shuffled = `shuffled`: il mazzo ha più carte di quante vi sono state mischiate.
olympos-wrong-seat-wonders = queste `wonders` non sono in gioco o sono di qualcun altro.
olympos-wrong-not-on-board = { $name } non è sul `board`.
olympos-wrong-discovery-twice = { $name } c'è due volte (O-48).
olympos-wrong-too-few-tiles = non ci sono così tante tessere { $name }.
olympos-wrong-no-face = le tessere { $name } sono tutte uguali, non c'è `face`.
olympos-wrong-face = le tessere { $name } mostrano uno di questi: { $faces }.
olympos-wrong-bonus = { $name } ha { $count } spazi bonus, `bonus` è il numero di uno di essi.
olympos-wrong-bonus-taken = quel bonus di { $name } è già preso (O-51).
olympos-wrong-settlers = ci sono solo { $most } pezzi per colore.
olympos-wrong-hourglasses = Ci sono solo { $most } clessidre.
olympos-wrong-cubes = Di questa risorsa ci sono solo { $most } cubetti: { $resource }.
olympos-wrong-over = Una partita è finita solo quando lo dice `awaited`, con un `ending` e senza `actor`.
olympos-wrong-resigned = chi si è ritirato non ha né carte né cubetti.
olympos-wrong-mover = `actor` e `mover` possono essere diversi solo mentre un dio chiede qualcosa.
olympos-wrong-last-turn = `last_turn` è true solo per chi è all'ultima casella Zeus o oltre (O-100).
olympos-wrong-line = `line` contiene i posti ancora in gioco, ognuno una volta, a partire dal prossimo.
olympos-wrong-line-order = `line`: viene prima chi è più indietro sul tracciato (O-17).
olympos-wrong-not-in-line = deve essere in `line`, perché non è arrivato all'ultima casella Zeus (O-100).
olympos-wrong-actor-first = `actor` deve essere il primo di `line`: tocca a chi è più indietro (O-17).
olympos-wrong-condemner = A condannare i territori è chi sta all'altro capo di `line` (O-6).
olympos-wrong-settler = `settler` è il numero di un colonizzatore di `actor` in quel luogo, o 0 per uno nuovo.
olympos-wrong-new-settler = un nuovo colonizzatore viene dalla riserva, al Nord o in un territorio controllato (O-25).
olympos-wrong-half-done = Ciò che è a metà non corrisponde a ciò che si attende ({ $awaited }).
olympos-wrong-setting-up = Durante la preparazione della mappa nessuno ha colonizzatori o si è mosso sul tracciato.
olympos-wrong-buying = la tessera è davanti al giocatore dopo che è stata pagata, non prima.
olympos-wrong-alike = le tessere di questa scoperta sono tutte uguali.
olympos-wrong-not-revealed = questa carta Olimpo non è rivelata.
olympos-wrong-answering = A una carta Olimpo risponde solo chi ha carte Destino (O-83).
olympos-wrong-god = questa carta Olimpo chiede altro.
olympos-wrong-touched = `touched` deve contenere `actor`, da cui il dio vuole qualcosa.

# What no game comes to, and a table to study may have

olympos-wrong-odd-condemned = sono condannati { $count } territori su { $least }
olympos-wrong-odd-barbarians = i barbari vivono in { $count } territori, non in { $least }
olympos-wrong-odd-settlers = il posto { $seat } ha { $count } colonizzatori e può averne da { $least } a { $most }
olympos-wrong-odd-gods = le carte Olimpo alle caselle { $spaces } non sono scoperte o coperte come vogliono i segnalini sul tracciato
