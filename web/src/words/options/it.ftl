# How the rules are played where they can be read in more than one way.

## Attika

attika-option-group_connection = Quando un gruppo di edifici è collegato?
attika-option-group_connection-group_only = Quando i suoi edifici si toccano senza interruzioni.
attika-option-group_connection-settlement = Quando stanno tutti in un solo insediamento, comunque siano collegati.
attika-option-amphora_substitute_card_blocks_actions = Una carta presa in mancanza di un'anfora mette fine alle azioni del turno?
attika-option-amphora_substitute_card_blocks_actions-no = No, il turno continua.
attika-option-amphora_substitute_card_blocks_actions-yes = Sì, poi si prendono solo carte.
attika-option-reshuffle = Quando si mischiano gli scarti?
attika-option-reshuffle-when_needed = Quando serve una carta e il mazzo è vuoto.
attika-option-reshuffle-when_empty = Appena il mazzo è vuoto.
attika-option-unused_actions_give_cards = Le carte per le azioni non usate vanno prese per forza?
attika-option-unused_actions_give_cards-automatic = Sì, arrivano sempre.
attika-option-unused_actions_give_cards-optional = No, si decide carta per carta.
attika-option-map_symbols_substitute_two_for_one = Due simboli di paesaggio in più possono sostituirne uno mancante?
attika-option-map_symbols_substitute_two_for_one-no = No, si possono accoppiare solo le carte.
attika-option-map_symbols_substitute_two_for_one-yes = Sì, come le carte.
attika-option-full_renounce_needs_zero_actions = Chi riceve tre carte?
attika-option-full_renounce_needs_zero_actions-yes = Chi nel turno non ha fatto proprio nulla.
attika-option-full_renounce_needs_zero_actions-no = Anche chi ha agito soltanto con le anfore.
attika-option-start_player = Chi comincia?
attika-option-start_player-random = Decide la sorte.
attika-option-start_player-1 = Il posto 1.
attika-option-start_player-2 = Il posto 2.
attika-option-start_player-3 = Il posto 3.
attika-option-start_player-4 = Il posto 4.

## Olympos

olympos-option-condemner = Chi condanna i territori all'inizio?
olympos-option-condemner-bottom = Chi sta in fondo alla prima pila.
olympos-option-condemner-top = Chi sta in cima, tranne che in quattro.
olympos-option-wonder_stars = Quante stelle richiede una meraviglia?
olympos-option-wonder_stars-at_least = Almeno quante ne mostra.
olympos-option-wonder_stars-exactly = Esattamente quante ne mostra.
olympos-option-last_turn = Quando comincia la fine per un giocatore?
olympos-option-last_turn-reached = Quando raggiunge l'ultima casella Zeus.
olympos-option-last_turn-passed = Quando supera l'ultima casella Zeus.
olympos-option-escape = Quanto costa andarsene da sotto un altro colono?
olympos-option-escape-paid = Quanto qualsiasi altro viaggio.
olympos-option-escape-free = Niente.
olympos-option-bought_hourglasses = Le clessidre di una scoperta aiutano a pagarla?
olympos-option-bought_hourglasses-at_once = Sì, valgono subito.
olympos-option-bought_hourglasses-next_action = No, solo per le azioni successive.
olympos-option-supply = La riserva può esaurirsi?
olympos-option-supply-unlimited = No, ce n'è sempre abbastanza.
olympos-option-supply-strict = Sì, c'è solo ciò che sta nella scatola.
olympos-option-prestige = Il prestigio è nascosto?
olympos-option-prestige-hidden = Sì, fino alla fine.
olympos-option-prestige-open = No, tutti vedono quello di tutti.

## Polis

polis-option-city_boards = Come si assegnano le plance città?
polis-option-city_boards-first_game = Come nella prima partita: città fisse, lato A.
polis-option-city_boards-dealt = A sorte; ognuno sceglie il lato.
polis-option-city_boards-chosen = Ognuno sceglie una plancia e il suo lato.
polis-option-extra_card = Quando si compra la carta aggiuntiva?
polis-option-extra_card-after_drawing = Dopo aver pescato le due carte.
polis-option-extra_card-before_drawing = Prima di pescare le due carte.
polis-option-own_discount = Una carta con uno sconto costa meno essa stessa?
polis-option-own_discount-no = No, solo le carte successive.
polis-option-own_discount-yes = Sì, se lo sconto la riguarda.
polis-option-temple_draw = Un tempio deve pescare una carta?
polis-option-temple_draw-compulsory = Sì.
polis-option-temple_draw-optional = No, decide il proprietario.
polis-option-phidias = Chi scarta tutta la mano con Fidia?
polis-option-phidias-active_player = Il giocatore attivo, chiunque prenda la carta.
polis-option-phidias-owner = Chi prende la carta.
polis-option-coin_stops_assassin = Una moneta protegge dall'Assassino?
polis-option-coin_stops_assassin-no = No, solo dalla guerra.
polis-option-coin_stops_assassin-yes = Sì.
polis-option-assassin = Quando colpisce l'Assassino?
polis-option-assassin-any_time = In qualsiasi fase del proprio turno.
polis-option-assassin-profit_phase = Solo nella fase Profitto.
polis-option-tucked_cards = Dove vanno le carte sotto Alessandro quando se ne va?
polis-option-tucked_cards-out_of_game = Fuori dal gioco.
polis-option-tucked_cards-history = Nella Storia, con lui.
polis-option-once_per_game = Una carta utilizzabile una sola volta torna con Ippocrate. Si può usare di nuovo?
polis-option-once_per_game-stays_used = No, resta usata.
polis-option-once_per_game-fresh = Sì, è come nuova.
polis-option-empty_attack = Si può attaccare dove non c'è niente da distruggere?
polis-option-empty_attack-allowed = Sì.
polis-option-empty_attack-forbidden = No.
polis-option-protected_statue = La Statua di Zeus deve cadere anche con una moneta sopra?
polis-option-protected_statue-safe = No, la moneta la protegge.
polis-option-protected_statue-must_fall = Sì, chi perde la guerra la perde.
polis-option-late_end = E se la seconda carta Fine del Gioco arriva nella fase Profitto?
polis-option-late_end-game_ends = La partita finisce subito.
polis-option-late_end-turn_ends = Il turno si gioca fino in fondo.
polis-option-last_round = L'ultimo giro si completa?
polis-option-last_round-unfinished = No, la partita finisce con il turno.
polis-option-last_round-completed = Sì, così tutti hanno avuto lo stesso numero di turni.
polis-option-supply = Monete e segnalini possono esaurirsi?
polis-option-supply-unlimited = No, ce n'è sempre abbastanza.
polis-option-supply-strict = Sì, c'è solo ciò che sta nella scatola.
polis-option-start_player = Chi comincia?
polis-option-start_player-random = Decide la sorte.
polis-option-start_player-1 = Il posto 1.
polis-option-start_player-2 = Il posto 2.
polis-option-start_player-3 = Il posto 3.
polis-option-start_player-4 = Il posto 4.
polis-option-start_player-5 = Il posto 5.
