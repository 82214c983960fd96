# What is wrong with a components file, a position or a move of Polis.

polis-wrong-kind-symbol = un simbolo: il suo `kind` uno di { $kinds }; un `value` da 1 a 9 per { $valued }; un `colour` per { $coloured }; e la sua `source`
polis-wrong-start-coins = { $players } giocatori cominciano con più `coins`.
polis-wrong-reserved = Nessuna carta può chiamarsi `{ $id }`.
polis-wrong-colour-count = Ci sono { $count } carte di colore `{ $colour }`; devono essere { $wanted }.
polis-wrong-card = almeno una copia, al massimo { $most } simboli, nessun `tags` ripetuto.
polis-wrong-no-uses = `uses` va omesso.
polis-wrong-euclid = i punti Vittoria devono costare almeno 1 moneta.
polis-wrong-sides = Ci sono { $count } [[city_side]]; possono essere da { $least } a { $most }.
polis-wrong-side-twice = Ci sono due lati `{ $side }`.
polis-wrong-side-order = Lato di città numero { $number }: i lati A e B di una città devono seguirsi.
polis-wrong-side-symbol = una plancia di città non ha simboli cerchiati né punti a fine partita.
polis-wrong-symbol-count = Ci sono troppi simboli di tipo { $kind }: { $count } in tutto, il massimo è { $most }.
polis-wrong-setup-cities = servono { $count } città diverse che esistono.
polis-wrong-setup-removed = toglie troppe carte dai mazzi.

# Positions

polis-wrong-card-looks = una carta si scrive potter, o red, o { $example }.
polis-wrong-face-down-card = Una carta coperta
polis-wrong-city-card = Una carta in una città
polis-wrong-used = solo una carta che vale una volta a partita può essere `used`.
polis-wrong-seen = `seen` elenca posti, -1 per chi guarda, oppure è { $all }.
polis-wrong-end-card = le carte Fine del Gioco stanno solo nei mazzi.
polis-wrong-same-board = Due giocatori hanno la stessa plancia di città.
polis-wrong-target-seat = `city`: `target` è il posto verso cui è rivolto un Porto.
polis-wrong-ring = `city`: una moneta può stare solo su un simbolo cerchiato.
polis-wrong-copies = Ci sono { $most } carte { $name }, non { $count }.
polis-wrong-deck-colour = c'è una carta di un altro colore.
polis-wrong-too-many = Ci sono troppe carte di questo colore: { $colour } ({ $count }).
polis-wrong-nowhere = Mancano carte di questo colore: { $colour } ({ $count }).
polis-wrong-blocked = è bloccato, quindi la carta Fine del Gioco deve stare in cima.
polis-wrong-deck-end = serve una carta Fine del Gioco, tra le ultime { $count } carte.
polis-wrong-deck-empty = deve avere una carta oltre alla Fine del Gioco, o essere bloccato.
polis-wrong-lost-track = `lost_track` ha una lista di carte per un posto, o per -1, chi guarda.
polis-wrong-lost-unknown = `lost_track` può elencare solo carte che questo posto conosce e non vede.
polis-wrong-active = Deve decidere il giocatore `active`.
polis-wrong-turn = `turn` è 0 durante la preparazione, e solo allora.
polis-wrong-due = `due` dice per ogni posto quante carte può pescare.
polis-wrong-supply = Sul tavolo ci sono più monete o segnalini che nella scatola.
polis-wrong-bid = Un `bid` ha un `bidder`, e solo un'offerta ne ha uno.
polis-wrong-bidder = Il `bidder` non ha le monete del `bid`.
polis-wrong-nobody-due = `due` deve dire chi può pescare carte.
polis-wrong-waiting = `actor` deve essere tra quelli in `waiting`.
polis-wrong-lighthouse = Solo chi ha il Faro può guardare i mazzi.
polis-wrong-resigned = chi si è ritirato non ha né monete né gettoni né carte in mano.
polis-wrong-draws = `draws` e `drawn_from` insieme fanno al massimo { $most } carte, e una resta finché si deve pescare.
polis-wrong-auctions = `auctions` conta anche la carta all'asta.
polis-wrong-bidding = Non offre chi mette all'asta la carta, chi ha l'offerta più alta o chi ha passato.
polis-wrong-income = `income_taken` è true dopo la fase del profitto.
polis-wrong-partners = Nessuno commercia con sé stesso: `partners` sono gli altri.
polis-wrong-just-placed = `{ $awaited }` si attende da chi ha appena messo una carta.

# Moves as they are typed

polis-wrong-use = Di' come usare la carta, per esempio `{ $example }`.
polis-wrong-kill = Di' di chi è la carta: `{ $example }`.
polis-wrong-no-assassin = In questa città non c'è un Assassino.
polis-wrong-no-city = Non c'è una città di cui si possa trattare.
polis-wrong-not-in-city = Nella città del giocatore { $player } non c'è { $name }.

# What no game comes to, and a table to study may have

polis-wrong-odd-removed = prima della partita sono state tolte { $count } carte ({ $colour }), non { $least }
