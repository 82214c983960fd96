# How the rules are played where they can be read in more than one way.

## Attika

attika-option-group_connection = Quand un groupe de bâtiments est-il relié ?
attika-option-group_connection-group_only = Quand ses propres bâtiments se touchent sans interruption.
attika-option-group_connection-settlement = Quand tous sont dans une même colonie, quel que soit le lien.
attika-option-amphora_substitute_card_blocks_actions = Une carte prise faute d'amphore met-elle fin aux actions du tour ?
attika-option-amphora_substitute_card_blocks_actions-no = Non, le tour continue.
attika-option-amphora_substitute_card_blocks_actions-yes = Oui, ensuite il n'y a plus que des cartes.
attika-option-reshuffle = Quand mélange-t-on la défausse ?
attika-option-reshuffle-when_needed = Quand il faut une carte et que la pioche est vide.
attika-option-reshuffle-when_empty = Dès que la pioche est vide.
attika-option-unused_actions_give_cards = Faut-il prendre les cartes des actions inutilisées ?
attika-option-unused_actions_give_cards-automatic = Oui, elles viennent toujours.
attika-option-unused_actions_give_cards-optional = Non, on décide carte par carte.
attika-option-map_symbols_substitute_two_for_one = Deux symboles de paysage en trop peuvent-ils en remplacer un qui manque ?
attika-option-map_symbols_substitute_two_for_one-no = Non, seules les cartes peuvent former une paire.
attika-option-map_symbols_substitute_two_for_one-yes = Oui, comme les cartes.
attika-option-full_renounce_needs_zero_actions = Qui reçoit trois cartes ?
attika-option-full_renounce_needs_zero_actions-yes = Qui n'a rien fait du tout pendant le tour.
attika-option-full_renounce_needs_zero_actions-no = Aussi qui n'a agi qu'avec des amphores.
attika-option-start_player = Qui commence ?
attika-option-start_player-random = Le sort décide.
attika-option-start_player-1 = La place 1.
attika-option-start_player-2 = La place 2.
attika-option-start_player-3 = La place 3.
attika-option-start_player-4 = La place 4.

## Olympos

olympos-option-condemner = Qui condamne les territoires au début ?
olympos-option-condemner-bottom = Le joueur au bas de la première pile.
olympos-option-condemner-top = Le joueur en haut de la pile, sauf à quatre.
olympos-option-wonder_stars = Combien d'étoiles faut-il pour une merveille ?
olympos-option-wonder_stars-at_least = Au moins autant qu'elle en montre.
olympos-option-wonder_stars-exactly = Exactement autant qu'elle en montre.
olympos-option-last_turn = Quand la fin commence-t-elle pour un joueur ?
olympos-option-last_turn-reached = Quand il atteint la dernière case Zeus.
olympos-option-last_turn-passed = Quand il dépasse la dernière case Zeus.
olympos-option-escape = Combien coûte de partir de dessous un autre colon ?
olympos-option-escape-paid = Autant que tout autre voyage.
olympos-option-escape-free = Rien.
olympos-option-bought_hourglasses = Les sabliers d'une découverte aident-ils à la payer ?
olympos-option-bought_hourglasses-at_once = Oui, ils comptent aussitôt.
olympos-option-bought_hourglasses-next_action = Non, seulement pour les actions suivantes.
olympos-option-supply = La réserve peut-elle s'épuiser ?
olympos-option-supply-unlimited = Non, il y en a toujours assez.
olympos-option-supply-strict = Oui, il n'y a que le contenu de la boîte.
olympos-option-prestige = Le prestige est-il caché ?
olympos-option-prestige-hidden = Oui, jusqu'à la fin.
olympos-option-prestige-open = Non, chacun voit celui de tous.

## Polis

polis-option-city_boards = Comment distribue-t-on les plateaux de cité ?
polis-option-city_boards-first_game = Comme pour une première partie : cités fixes, côté A.
polis-option-city_boards-dealt = Au hasard ; chacun choisit le côté.
polis-option-city_boards-chosen = Chacun choisit un plateau et son côté.
polis-option-extra_card = Quand achète-t-on la carte supplémentaire ?
polis-option-extra_card-after_drawing = Après avoir pioché les deux cartes.
polis-option-extra_card-before_drawing = Avant de piocher les deux cartes.
polis-option-own_discount = Une carte avec une réduction coûte-t-elle moins cher elle-même ?
polis-option-own_discount-no = Non, seulement les cartes suivantes.
polis-option-own_discount-yes = Oui, si la réduction la concerne.
polis-option-temple_draw = Un temple doit-il piocher une carte ?
polis-option-temple_draw-compulsory = Oui.
polis-option-temple_draw-optional = Non, son propriétaire décide.
polis-option-phidias = Qui se défait de toute sa main avec Phidias ?
polis-option-phidias-active_player = Le joueur actif, qui que ce soit qui obtienne la carte.
polis-option-phidias-owner = Celui qui obtient la carte.
polis-option-coin_stops_assassin = Une pièce protège-t-elle de l'Assassin ?
polis-option-coin_stops_assassin-no = Non, seulement de la guerre.
polis-option-coin_stops_assassin-yes = Oui.
polis-option-assassin = Quand l'Assassin frappe-t-il ?
polis-option-assassin-any_time = À n'importe quelle phase de son propre tour.
polis-option-assassin-profit_phase = Seulement à la phase Profit.
polis-option-tucked_cards = Où vont les cartes sous Alexandre quand il s'en va ?
polis-option-tucked_cards-out_of_game = Hors du jeu.
polis-option-tucked_cards-history = Dans l'Histoire, avec lui.
polis-option-once_per_game = Une carte utilisable une seule fois revient avec Hippocrate. Peut-elle resservir ?
polis-option-once_per_game-stays_used = Non, elle reste utilisée.
polis-option-once_per_game-fresh = Oui, elle est comme neuve.
polis-option-empty_attack = Peut-on attaquer là où il n'y a rien à détruire ?
polis-option-empty_attack-allowed = Oui.
polis-option-empty_attack-forbidden = Non.
polis-option-protected_statue = La Statue de Zeus doit-elle tomber même avec une pièce dessus ?
polis-option-protected_statue-safe = Non, la pièce la protège.
polis-option-protected_statue-must_fall = Oui, qui perd la guerre la perd.
polis-option-late_end = Et si la seconde carte Fin de partie sort à la phase Profit ?
polis-option-late_end-game_ends = La partie s'arrête aussitôt.
polis-option-late_end-turn_ends = Le tour est joué jusqu'au bout.
polis-option-last_round = Achève-t-on le dernier tour de table ?
polis-option-last_round-unfinished = Non, la partie s'arrête avec le tour du joueur.
polis-option-last_round-completed = Oui, pour que tous aient joué autant de tours.
polis-option-supply = Pièces et jetons peuvent-ils s'épuiser ?
polis-option-supply-unlimited = Non, il y en a toujours assez.
polis-option-supply-strict = Oui, il n'y a que le contenu de la boîte.
polis-option-start_player = Qui commence ?
polis-option-start_player-random = Le sort décide.
polis-option-start_player-1 = La place 1.
polis-option-start_player-2 = La place 2.
polis-option-start_player-3 = La place 3.
polis-option-start_player-4 = La place 4.
polis-option-start_player-5 = La place 5.
