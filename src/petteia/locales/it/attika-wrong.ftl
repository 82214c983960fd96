# What is wrong with a components file, a position or a move of Attika.

attika-wrong-kind-place = un luogo [q, r]
attika-wrong-id = L'id di edificio `{ $id }` può avere solo lettere minuscole, cifre e _.
attika-wrong-group = L'edificio `{ $id }` appartiene a un gruppo sconosciuto, `{ $group }`.
attika-wrong-arrow = L'edificio `{ $id }` ha una freccia verso il nulla: `{ $target }` non esiste.
attika-wrong-main-arrow = All'edificio principale `{ $id }` punta una freccia di `{ $other }`; a quelli principali non ne punta nessuna.
attika-wrong-cost = All'edificio `{ $id }` serve `cost` oppure `any_cost`.
attika-wrong-any-cost = Edificio `{ $id }`: `any_cost` deve essere un numero intero.
attika-wrong-dear = L'edificio `{ $id }` costa troppo: al massimo { $symbols } simboli o { $cards } carte.
attika-wrong-cost-letters = Edificio `{ $id }`: `cost` può avere solo le lettere { $letters }.
attika-wrong-group-size = Il gruppo `{ $group }` dovrebbe avere { $size } edifici, ma gliene appartengono { $members }.
attika-wrong-other-piles = `others` deve avere { $count } pile.
attika-wrong-pile = una pila ha da { $least } a { $most } edifici.
attika-wrong-main-in-piles = Le pile contengono { $wanted } edifici principali, ma ce ne sono { $there }.
attika-wrong-others-in-piles = Le pile contengono altri { $wanted } edifici, ma ce ne sono { $there }.
attika-wrong-cards = ci sono da 1 a { $most } carte per ogni paesaggio.
attika-wrong-hands = le carte non bastano per tutte le mani.
attika-wrong-actions = `draw_actions`, `build_actions` e `substitute_cards` devono essere almeno 1.
attika-wrong-most = qui il massimo è sempre { $most }.
attika-wrong-face = La tessera { $tile } è `{ $face }`, ma deve avere { $count } tra le lettere { $letters } e punti.
attika-wrong-many-tiles = Ci sono { $count } tessere; il massimo è { $most }.
attika-wrong-setup-tiles = servono da 1 a { $most } tessere.
attika-wrong-setup-overlap = alcune tessere si sovrappongono.
attika-wrong-setup-temples = servono almeno due templi, ognuno in un luogo diverso.
attika-wrong-temple-on-tile = un tempio è su una tessera, in { $place }.
attika-wrong-temple-alone = un tempio non è accanto a nessuna tessera, in { $place }.
attika-wrong-setup-apart = alcune tessere non toccano le altre.
attika-wrong-setup-far = è troppo lontana dal luogo 0,0.

# Positions

attika-wrong-not-a-place = { $text } non è un luogo come 2,-1.
attika-wrong-no-land = in { $place } non c'è terra.
attika-wrong-no-building = l'edificio { $name } non esiste.
attika-wrong-no-tile = la tessera { $number } non esiste.
attika-wrong-card-letters = le carte si scrivono con le lettere { $letters }, non { $text }.
attika-wrong-card-copies = di questo tipo ci sono solo { $count } carte: { $landscape }.
attika-wrong-winner = Una partita finita ha un `winner`, a meno che non sia finita in stallo.
attika-wrong-turn-kind = `turn_kind` deve essere draw o build dopo la prima azione.
attika-wrong-not-there = non può stare lì.
attika-wrong-tile-on-map-and-in-hand = La tessera { $tile } è sia sul piano di gioco sia in mano.
attika-wrong-main-pile = nella prima pila ci sono gli edifici principali, e solo quelli.
attika-wrong-in-hand = Ciò che è in mano non corrisponde a ciò che si attende ({ $awaited }).
attika-wrong-site = `site`: le carte in mano non bastano per questo edificio in quel luogo.
attika-wrong-quiet = `quiet_turns` può essere al massimo { $most }: poi la partita finisce.
attika-wrong-changed = `changed` deve essere true dopo la prima azione, e false prima.
attika-wrong-cards-only = `cards_only` è true mentre si prendono carte o si posa una tessera, dopo una carta al posto di un'anfora che chiude le azioni (un'opzione).
attika-wrong-nothing-to-take = Non si può prendere nulla: non spetta nessuna carta e nessuna anfora ne può comprare una.
attika-wrong-resigned = chi si è ritirato non ha né carte né anfore.
attika-wrong-pile-high = la pila { $pile } ha al massimo { $most } edifici.
attika-wrong-rewarded = `rewarded` è proprio ciò che è completo e connesso sulla mappa: { $groups }.
attika-wrong-winner-early = Solo una partita finita ha un `winner`.
attika-wrong-already-won = tutti gli edifici sono sulla mappa o due templi sono uniti, quindi la partita è finita.
attika-wrong-no-such-end = La partita non è finita così: `ending` e `winner` non corrispondono a ciò che è sul tavolo.
attika-wrong-map = `map` vuole una lista di `tiles`, e `temples` deve essere una lista.
attika-wrong-temples = al massimo { $most } templi, ognuno in un luogo diverso.
attika-wrong-map-far = Il piano di gioco è troppo lontano dal luogo 0,0.
attika-wrong-tile-twice = La tessera { $tile } è due volte sul piano di gioco.
attika-wrong-tile-place = La tessera { $tile } non può stare in { $place }: deve toccare il piano di gioco e non coprire nulla.
attika-wrong-tile-temple = La tessera { $tile } copre un tempio in { $place }.
attika-wrong-amphoras = Le anfore devono essere { $count } in tutto; i giocatori ne hanno { $held }.
attika-wrong-fresh = Le carte `fresh` vengono dall'ultimo mazzo mischiato, e sono in mano o tra gli scarti.
attika-wrong-many-cards = Ci sono troppe carte di questo tipo: { $landscape }.
attika-wrong-shuffled = Nel `deck` non possono esserci carte che non vi sono state mischiate (`shuffled`).
attika-wrong-all-cards = Mani ({ $hands }), scarti ({ $discards }) e mazzo ({ $deck }) devono avere insieme { $count } carte dei tipi giusti.
attika-wrong-stack = `tile_stack` deve elencare proprio le tessere che non sono sul piano di gioco.
attika-wrong-stack-count = { $count } tessere non sono sul piano di gioco.
attika-wrong-stored = `stored` deve essere una lista, e `buildings` dire per ogni luogo quale edificio c'è.
attika-wrong-two-buildings = ci sono due edifici in { $place }.
attika-wrong-many-buildings = ci sono troppi edifici di tipo { $name }.
attika-wrong-piles = `piles` deve essere una lista di { $count }: la pila principale e altre tre.
attika-wrong-pile-list = una pila è una lista di edifici, a partire dal prossimo, oppure quanti sono.
attika-wrong-all-buildings = plancia, piano di gioco e pile devono avere insieme { $count } edifici; non se ne vedono { $main } principali e { $others } altri, ma le pile coperte ne hanno { $hidden_main } e { $hidden_others }.

# Moves as they are typed

attika-wrong-place = { $place } non è un luogo. I luoghi si scrivono così: 2,-1.
attika-wrong-far-away = { $place } è troppo lontano: le coordinate vanno da -{ $most } a { $most }.

# What no game comes to, and a table to study may have

attika-wrong-odd-few-tiles = sulla mappa ci sono { $count } delle { $least } tessere con cui comincia una partita così
attika-wrong-odd-many-tiles = sono piazzate { $count } tessere della mappa, e secondo le pile esaurite possono essere { $most }
attika-wrong-odd-few-temples = sulla mappa ci sono { $count } dei { $least } templi
attika-wrong-odd-amphoras = il posto { $seat } ha { $count } anfore e ne ha guadagnate { $most }
attika-wrong-odd-piles = le pile del posto { $seat } sono più alte di come le lascia la preparazione
