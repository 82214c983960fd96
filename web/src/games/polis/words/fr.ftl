# Polis à l'écran. Ce que dit le jeu lui-même est dans src/petteia/locales.

## The market: phases, decks, what is being decided

polis-table-phases = Phases du tour
polis-tip-phase-draw = Deux cartes de pioches différentes ; on peut en acheter une troisième.
polis-tip-phase-auction = Au moins une carte de la main est mise aux enchères, face cachée.
polis-tip-phase-develop = Jusqu'à deux cartes de la main sont posées dans la cité, contre paiement.
polis-tip-phase-protect = Une pièce sur un symbole cerclé protège une carte de la guerre.
polis-tip-phase-profit = Revenus du plateau et des cartes ; les textes des cartes sont utilisés.
polis-tip-phase-trade = Avec un seul partenaire : chacun reçoit autant de pièces que l'autre a de Vases.
polis-tip-phase-war = Contre un joueur qui a moins de symboles Guerre.
polis-table-end-cards = { $up } cartes Fin de partie sur { $all } visibles
polis-tip-end-cards = Quand { $all } cartes Fin de partie sont visibles, la partie s'achève avec le tour en cours.
polis-table-last-turn = Dernier tour
polis-tip-last-turn = Le joueur actif joue jusqu'à la fin de la phase 3. Puis on compte les points.
polis-table-decks = Pioches
polis-table-deck-left =
    { $count ->
        [one] Il reste 1 carte.
       *[other] Il reste { $count } cartes.
    }
polis-table-deck-safe =
    { $count ->
        [one] La prochaine carte n'est sûrement pas la carte Fin de partie.
       *[other] Les { $count } prochaines cartes ne sont sûrement pas la carte Fin de partie.
    }
polis-table-deck-danger =
    { $count ->
        [one] La dernière carte est la carte Fin de partie.
       *[other] Chacune de ces { $count } cartes peut être la carte Fin de partie !
    }
polis-table-deck-blocked = Bloquée par sa carte Fin de partie : plus personne n'y pioche.
polis-table-deck-top = Vous avez vu la carte du dessus : { $card }.
polis-tip-deck = La carte Fin de partie est parmi les { $last } dernières.
polis-table-blocked = bloquée
polis-table-stage = La décision en cours
polis-table-use = Utiliser : { $card }
polis-table-take-from-decks = Choisissez une pioche.
polis-table-choose = Choisissez
polis-table-cancel = Annuler
polis-table-confirm-board = Prendre ce plateau
polis-table-confirm-buy = Acheter la carte
polis-table-confirm-auction = Mettre aux enchères
polis-table-confirm-develop = Développer
polis-table-confirm-discard = Mettre de côté
polis-table-confirm-protect = Protéger
polis-table-confirm-use = Utiliser la carte
polis-table-confirm-kill = Envoyer l'Assassin
polis-table-confirm-remove = Retirer du jeu
polis-table-confirm-return = Ramener
polis-table-confirm-trade = Commercer
polis-table-confirm-attack = Attaquer
polis-table-confirm-destroy = Détruire
polis-table-confirm-sacrifice = Sacrifier
polis-table-city-of = Cité de { $player }

## The auction

polis-table-sells = met aux enchères : { $card }
polis-table-bidders = Enchérisseurs
polis-table-highest = meilleure enchère
polis-table-passed = a passé
polis-table-bids-now = décide
polis-table-still-in = encore en lice
polis-table-your-bid = Votre enchère
polis-table-less = Une pièce de moins
polis-table-more = Une pièce de plus
polis-table-amount = Pièces
polis-table-must-sell = { $coins } : vente forcée
polis-table-bid = Miser { $coins }
polis-table-pass = Passer
polis-table-beforehand = Enchère maximale d'avance
polis-table-beforehand-set = Miser jusqu'à { $coins }
polis-table-beforehand-pass = Passer d'avance
polis-table-beforehand-is =
    { $coins ->
        [0] Vous passez dans cette enchère.
        [one] Pour vous, on mise jusqu'à 1 pièce.
       *[other] Pour vous, on mise jusqu'à { $coins } pièces.
    }
polis-table-beforehand-clear = Me demander quand même

## On to the next phase

polis-table-done-look = Ne plus regarder
polis-table-done-extra = Pas de carte de plus
polis-table-done-offer = Plus d'enchères
polis-table-done-develop = Ne plus développer
polis-table-done-found = La laisser
polis-table-done-visit = Ne pas piocher
polis-table-done-protect = Ne rien protéger
polis-table-done-profit = Finir la phase
polis-table-done-trade = Pas de commerce
polis-table-done-war = Pas de guerre, fin du tour

## Keys

polis-key-amount = changer l'enchère
polis-key-bid = miser
polis-key-pass = passer
polis-key-done = passer à la phase suivante
polis-key-confirm = faire ce qui est choisi
polis-key-back = reposer ce qui est choisi
