# Polis à l'écran. Ce que dit le jeu lui-même est dans src/petteia/locales.

## The market: phases, decks, what is being decided

polis-table-phases = Phases du tour
polis-tip-phase-draw = Deux cartes de pioches différentes ; on peut en acheter une troisième.
polis-tip-phase-auction = Au moins une carte de la main est mise aux enchères, face cachée.
polis-tip-phase-develop = Jusqu'à deux cartes de la main sont posées dans la cité, contre paiement.
polis-tip-phase-protect = Une pièce sur un symbole cerclé protège une carte de la guerre.
polis-tip-phase-profit = Revenus du plateau et des cartes ; les textes des cartes sont utilisés.
polis-tip-phase-trade = Avec un seul partenaire : chacun reçoit autant de pièces que l'autre a de Vases.
polis-tip-phase-war = Contre un joueur qui a moins de symboles Guerre.
polis-table-end-cards = Cartes Fin de partie visibles : { $up } sur { $all }
polis-tip-end-cards = Quand { $all } cartes Fin de partie sont visibles, la partie s'achève avec le tour en cours.
polis-table-last-turn = Dernier tour
polis-tip-last-turn = Le joueur actif joue jusqu'à la fin de la phase 3. Puis on compte les points.
polis-table-decks = Pioches
polis-table-unseen = Ce que les pioches peuvent encore contenir
polis-table-unseen-note = Toutes les cartes dont on ignore la place : elles sont dans leur pioche, sauf si quelqu'un les a en main ou si elles ont quitté le jeu face cachée.
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
       *[other] Chacune de ces { $count } cartes peut être la carte Fin de partie !
    }
polis-table-deck-blocked = Bloquée par sa carte Fin de partie : plus personne n'y pioche.
polis-table-deck-top = Vous avez vu la première carte : { $card }.
polis-tip-deck = La carte Fin de partie est parmi les { $last } dernières.
polis-table-blocked = bloquée
polis-table-bank = Banque
polis-table-out-of-game =
    { $count ->
        [one] { $count } carte est hors du jeu
       *[other] { $count } cartes sont hors du jeu
    }
polis-tip-out-of-game = Personne n'en a voulu, ou elles ont fini dans la boîte. Personne ne les regarde.
polis-table-stage = La décision en cours
polis-table-use = Utiliser : { $card }
polis-table-take-from-decks = Choisissez une pioche.
polis-table-buying = Acheter
polis-table-selling = Vendre
polis-table-choose = Choisissez
polis-table-cancel = Annuler
polis-table-confirm-board = Prendre ce plateau
polis-table-confirm-buy = Acheter la carte
polis-table-confirm-auction = Mettre aux enchères
polis-table-confirm-develop = Développer
polis-table-confirm-discard = Remettre dans la boîte
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
polis-table-approach = Voir de près la cité de { $player }
polis-table-step-back = Revenir à toutes les cités

## The auction

polis-table-sells = vend : { $card }
polis-table-bidders = Enchérisseurs
polis-table-highest = meilleure offre
polis-table-passed = a passé
polis-table-bids-now = décide
polis-table-still-in = encore en lice
polis-table-your-bid = Votre offre
polis-table-less = Une pièce de moins
polis-table-more = Une pièce de plus
polis-table-amount = Pièces
polis-table-must-sell = { $coins } : vente forcée
polis-table-bid = Proposer { $coins }
polis-table-pass = Passer
polis-table-beforehand = Offre maximale d'avance
polis-table-beforehand-set = Proposer jusqu'à { $coins }
polis-table-beforehand-pass = Passer d'avance
polis-table-beforehand-is =
    { $coins ->
        [0] Vous passez dans cette enchère.
        [one] Pour vous, on propose jusqu'à 1 pièce.
       *[other] Pour vous, on propose jusqu'à { $coins } pièces.
    }
polis-table-beforehand-clear = Me demander quand même
polis-table-pass-all = Tout passer …
polis-table-pass-turn = Passer tout ce tour
polis-table-pass-always = Toujours passer
polis-table-passing-turn = Vous passez à toutes les enchères de ce tour.
polis-table-passing-always = Vous passez à toutes les enchères jusqu'à nouvel ordre.

## On to the next phase

polis-table-done-look = Ne plus regarder
polis-table-done-extra = Pas de carte supplémentaire
polis-table-done-offer = Plus d'enchères
polis-table-done-develop = Ne plus développer
polis-table-done-found = La laisser
polis-table-done-visit = Ne pas piocher
polis-table-done-protect = Ne rien protéger
polis-table-done-profit = Terminer la phase
polis-table-done-trade = Pas de commerce
polis-table-done-war = Pas de guerre, terminer le tour
polis-table-done-strike = Pas de meurtre, terminer le tour

## Keys

polis-key-amount = changer l'offre
polis-key-bid = proposer
polis-key-pass = passer
polis-key-done = passer à la phase suivante
polis-key-confirm = faire ce qui est choisi
polis-key-back = reposer ce qui est choisi

## Cities, hands and players

polis-table-no-cards = Pas encore de cartes
polis-table-hand = Votre main
polis-table-hand-empty = Aucune carte en main
polis-table-hand-of =
    { $count ->
        [0] Aucune carte en main
        [one] { $count } carte en main
       *[other] { $count } cartes en main
    }
polis-table-to-develop =
    { $price ->
        [0] se développe gratuitement
        [one] se développe pour { $price } pièce
       *[other] se développe pour { $price } pièces
    }
polis-table-too-dear = se développe pour { $price } pièces, plus que vous n'en avez
polis-table-coins =
    { $count ->
        [one] { $count } pièce
       *[other] { $count } pièces
    }
polis-table-tokens =
    { $count ->
        [one] { $count } point de victoire en jetons
       *[other] { $count } points de victoire en jetons
    }
polis-table-history =
    { $count ->
        [0] Histoire : aucune carte
        [one] Histoire : { $count } carte
       *[other] Histoire : { $count } cartes
    }
polis-table-strength =
    { $defence ->
        [0] Aucun symbole Guerre
       *[other] Guerre : { $war } en attaque, { $defence } en défense
    }
polis-table-protected = protégée par une pièce
polis-table-used = déjà utilisée
polis-table-points-at = tournée vers { $player }
polis-table-tucked =
    { $count ->
        [one] { $count } carte sous lui
       *[other] { $count } cartes sous lui
    }
polis-table-ring = (cerclé)
polis-table-covered = (sous une pièce)
polis-table-in-defence = { $symbol }, en défense seulement
polis-gain-culture = { $count } Culture
polis-gain-vase =
    { $count ->
        [one] { $count } Vase
       *[other] { $count } Vases
    }
polis-gain-war = { $count } Guerre
polis-gain-coins =
    { $count ->
        [one] { $count } pièce par tour
       *[other] { $count } pièces par tour
    }
polis-gain-points =
    { $count ->
        [one] { $count } point par tour
       *[other] { $count } points par tour
    }
polis-gain-ends =
    { $count ->
        [one] { $count } point en fin de partie
       *[other] { $count } points en fin de partie
    }
polis-tip-price =
    { $price ->
        [0] Vous la développez maintenant gratuitement, au lieu de { $full } pièces.
        [one] Vous la développez maintenant pour { $price } pièce au lieu de { $full }.
       *[other] Vous la développez maintenant pour { $price } pièces ; le prix plein est de { $full }.
    }
polis-tip-gains = Elle apporte à votre cité : { $gains }.
polis-tip-back = On n'en voit que la couleur ; la face est cachée.
polis-tip-side = Les symboles du plateau comptent toujours ; aucune pièce ne peut les couvrir.
polis-tip-hand = Les couleurs d'une main sont visibles de tous, pas les faces.
polis-tip-history-empty = Les cartes détruites viennent ici, face cachée. En fin de partie, chacune vaut autant de points que la cité montre de Culture.
polis-tip-history-worth =
    Vaut maintenant { $culture } Culture fois { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    } = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
polis-tip-money = En fin de partie, { $coins } pièces valent un point.
polis-tip-tokens = Des points déjà acquis. Certaines cartes permettent de les dépenser.
polis-tip-culture = En fin de partie, chaque carte de l'Histoire de cette cité vaut autant de points.
polis-tip-vase = Qui commerce avec cette cité reçoit autant de pièces.
polis-tip-war = On ne peut attaquer qu'une cité qui a moins de Guerre.
polis-tip-income = Arrive à la phase de profit de chaque tour.
polis-tip-discounts = Déduites du prix quand on développe une carte. Toutes les réductions s'additionnent.
polis-tip-ends = Les points des cartes de la cité telle qu'elle est, sans l'Histoire ni les pièces.

## The texts of the cards, and when they work

polis-when-phase = à la phase { $number }, { $phase }
polis-when-before = avant la phase 1
polis-when-placed = quand elle est placée
polis-when-anytime = à tout moment de votre tour
polis-uses-any = autant de fois que vous voulez
polis-uses-once_per_turn = une fois par tour
polis-uses-once_per_game = une fois par partie
polis-some-points =
    { $tokens ->
        [one] { $tokens } point de victoire
       *[other] { $tokens } points de victoire
    }
polis-text-alexander = Glissez une carte de votre main sous Alexandre ; les autres n'en voient que la couleur. Chaque carte y compte comme un symbole Guerre. Qui a Alexandre ne peut pas détruire Diogène.
polis-text-archimedes = Remettez une carte de votre main dans la boîte et piochez-en une autre dans une pioche de votre choix.
polis-text-aristotle = Payez { polis-some-points } pour la carte supplémentaire, au lieu de pièces.
polis-text-assassin = Payez { polis-some-points } : une carte avec l'icône personnage, dans n'importe quelle cité, rejoint l'Histoire de son propriétaire. Un Assassin ne peut pas s'éliminer lui-même.
polis-text-captain = Rapporte { $coins } pièces de plus s'il y a un navire dans la cité.
polis-text-colony = Payez encore une fois ce que vous l'avez payée et posez dans votre cité, face visible, la première carte rouge sans l'avoir regardée.
polis-text-corinth_canal = Vous pouvez commercer deux fois, avec un ou deux partenaires, sans pouvoir les attaquer à ce tour.
polis-text-diogenes = Qui a Alexandre dans sa cité ne peut pas détruire Diogène.
polis-text-euclid = Achetez ou vendez des points de victoire à { $coins } pièces chacun.
polis-text-harbour = Payez { polis-some-points } et tournez le Port vers un autre joueur, qui devra commercer avec vous à sa prochaine phase de commerce.
polis-text-herodotus = Consultez l'Histoire d'un autre joueur et retirez-en une carte du jeu.
polis-text-hippocrates = Consultez votre propre Histoire et ramenez une carte dans votre cité.
polis-text-homer = Posez une carte de votre main, face cachée, sur votre propre Histoire.
polis-text-lighthouse = Regardez la première carte de { $looks } pioches de votre choix.
polis-text-mercenary = Quand vous attaquez, chaque tranche de { $coins } pièces payées vaut un symbole Guerre de plus. Sous une pièce, ce pouvoir disparaît.
polis-text-phidias = Le joueur actif remet toute sa main dans la boîte, chacun des autres une carte. Puis tous en piochent autant, dans des pioches de leur choix.
polis-text-plato = Payez { polis-some-points } : vous recevez { $coins } pièces, et un autre joueur de votre choix { $gift }.
polis-text-priestess = Payez { polis-some-points }, remettez une carte de votre main dans la boîte et piochez-en une autre dans une pioche de votre choix.
polis-text-statue_of_zeus = Si cette cité perd une guerre, la carte détruite doit être la Statue, sauf si une pièce la protège.
polis-text-temple = Piochez une carte : { $deck }.
polis-text-troy = Ses symboles Guerre ne comptent qu'en défense, et elle ne peut pas être le prix de la guerre.

## Who is ahead, who is next, how near the end is

polis-table-score =
    { $count ->
        [one] { $count } point si la partie finissait maintenant
       *[other] { $count } points si la partie finissait maintenant
    }
polis-tip-score = Tout est visible : les cartes en main ne comptent pas.
