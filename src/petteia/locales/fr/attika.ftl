# Attika.

## The buildings and their groups

attika-building-capital = capitale
    .one = une capitale
    .the = la capitale
attika-building-oracle = oracle
    .one = un oracle
    .the = l'oracle
attika-building-theatre = théâtre
    .one = un théâtre
    .the = le théâtre
attika-building-tavern = taverne
    .one = une taverne
    .the = la taverne
attika-building-plaza = place
    .one = une place
    .the = la place
attika-building-gymnasium = gymnase
    .one = un gymnase
    .the = le gymnase
attika-building-statue = statue
    .one = une statue
    .the = la statue
attika-building-market = marché
    .one = un marché
    .the = le marché
attika-building-stadium = stade
    .one = un stade
    .the = le stade
attika-building-temple = temple
    .one = un temple
    .the = le temple
attika-building-quarry = carrière
    .one = une carrière
    .the = la carrière
attika-building-fortress = forteresse
    .one = une forteresse
    .the = la forteresse
attika-building-tower = tour
    .one = une tour
    .the = la tour
attika-building-harbour = port
    .one = un port
    .the = le port
attika-building-ship = navire
    .one = un navire
    .the = le navire
attika-building-well = puits
    .one = un puits
    .the = le puits
attika-building-grain_field = champ de blé
    .one = un champ de blé
    .the = le champ de blé
attika-building-mill = moulin
    .one = un moulin
    .the = le moulin
attika-building-village = village
    .one = un village
    .the = le village
attika-building-silver_mine = mine d'argent
    .one = une mine d'argent
    .the = la mine d'argent
attika-building-mint = atelier monétaire
    .one = un atelier monétaire
    .the = l'atelier monétaire
attika-building-vineyard = vignoble
    .one = un vignoble
    .the = le vignoble
attika-building-vintner = vigneron
    .one = un vigneron
    .the = le vigneron
attika-building-road = route
    .one = une route
    .the = la route
attika-some-building = bâtiment
    .one = un bâtiment
    .the = le bâtiment

attika-group-city = Cité
attika-group-defence = Défense
attika-group-shipping = Navigation
attika-group-supply = Ravitaillement
attika-group-roads = Routes
attika-group-mint = Monnaie
attika-group-wine = Vignoble

## Landscape cards and piles

attika-water = eau
attika-some-water =
    { $count ->
        [one] { $count } eau
       *[other] { $count } eaux
    }
attika-forest = forêt
attika-some-forest =
    { $count ->
        [one] { $count } forêt
       *[other] { $count } forêts
    }
attika-hill = colline
attika-some-hill =
    { $count ->
        [one] { $count } colline
       *[other] { $count } collines
    }
attika-mountain = montagne
attika-some-mountain =
    { $count ->
        [one] { $count } montagne
       *[other] { $count } montagnes
    }
attika-pile-main = pile principale
attika-pile = pile { $number }

## What a player can do

attika-do-draw = Piochez un bâtiment dans la { $pile }.
attika-do-amphora-draw = Rendez une amphore et piochez un bâtiment dans la { $pile }.
attika-do-store = Posez { $building-the } sur le plateau individuel.
attika-do-build = Construisez { $building-one } en { $site }.
attika-do-pay = Payez { $cards }.
attika-do-lay = Posez la tuile terrain { $tile } en { $site }.
attika-do-turn =
    { $degrees ->
        [0] Laissez la tuile telle quelle.
       *[other] Tournez la tuile de { $degrees }° dans le sens antihoraire.
    }
attika-do-stop =
    { $count ->
        [0] Arrêtez-vous ; il n'y a plus de carte à prendre.
        [one] Arrêtez-vous et prenez { $count } carte.
       *[other] Arrêtez-vous et prenez { $count } cartes.
    }
attika-do-take = Prenez une carte.
attika-do-amphora-card = Rendez une amphore et prenez une carte.
attika-do-end = Terminez le tour.
attika-do-resign = { $player } abandonne.

## What it costs

attika-price-free = gratuit : la flèche d'un de vos bâtiments voisins y mène
attika-never-free = pas gratuit : aucune flèche ne mène à un bâtiment principal
attika-not-free = pas gratuit : aucun de vos bâtiments voisins n'a de flèche vers lui ({ $buildings })
attika-price-amphora = coût : 1 amphore
attika-price-cost = coût : { $cards }
attika-price-saved = moins { $cards } grâce au paysage
attika-price-waived =
    { $count ->
        [one] moins { $count } symbole grâce au paysage en surplus
       *[other] moins { $count } symboles grâce au paysage en surplus
    }
attika-price-any =
    { $count ->
        [one] coût : { $count } carte au choix
       *[other] coût : { $count } cartes au choix
    }
attika-price-any-saved =
    { $count ->
        [one] moins { $count } carte grâce au paysage
       *[other] moins { $count } cartes grâce au paysage
    }
attika-price-settlement =
    { $count ->
        [one] plus { $count } carte au choix pour la nouvelle colonie
       *[other] plus { $count } cartes au choix pour la nouvelle colonie
    }
attika-price-nothing-left = rien à payer
attika-price-only-way = à payer : { $cards }
attika-price-ways =
    { $count ->
        [0] les cartes en main ne suffisent pas
       *[other] { $count } façons de payer, avec au moins { $fewest ->
            [one] { $fewest } carte
           *[other] { $fewest } cartes
        }
    }

## What else it changes

attika-brings-all-built = Vous gagnez : tous vos bâtiments sont sur le plateau.
attika-brings-temples = Vous gagnez : deux temples sont reliés.
attika-brings-amphora = groupe { $group } complet : vous prenez une amphore
attika-brings-card = groupe { $group } complet : plus d'amphore, vous prenez une carte
attika-brings-nothing = groupe { $group } complet : il n'y a plus ni amphore ni carte
attika-brings-settlement =
    une nouvelle colonie, soit { $count } : la prochaine coûte { $fee ->
        [one] { $fee } carte
       *[other] { $fee } cartes
    }
attika-brings-joined =
    { $count ->
        [one] réunit vos { $before } colonies
       *[other] réunit des colonies : { $before } n'en font plus que { $count }
    }
attika-brings-line =
    { $count ->
        [one] { $count } bâtiment de plus pourrait relier deux temples
       *[other] { $count } bâtiments de plus pourraient relier deux temples
    }
attika-brings-free = gratuit à côté : { $buildings }
attika-brings-covered = recouvre { $cards } : ce paysage ne baisse plus le coût ici
attika-brings-tile = le dernier de sa pile : une nouvelle tuile terrain
attika-brings-stalemate = Rien n'a changé depuis deux tours de table : la partie se termine.
attika-for-nothing = aucune carte à payer
attika-for-blocks = il faut à { $player } { $count } bâtiments pour relier deux temples, et non { $before }
attika-for-cuts = { $player } ne peut plus relier deux temples

## What is awaited

attika-prompt-begin =
    { $count ->
        [0] { $player } : piochez des bâtiments ou construisez, ou bien arrêtez-vous ; il n'y a plus de carte à prendre.
        [one] { $player } : piochez des bâtiments ou construisez, ou bien prenez la dernière carte.
       *[other] { $player } : piochez des bâtiments ou construisez, ou bien prenez { $count } cartes.
    }
    .watched = { $player } pioche des bâtiments, construit ou prend des cartes.
attika-prompt-act =
    { $player } : il vous reste { $count ->
        [one] { $count } action
       *[other] { $count } actions
    }. { $cards ->
        [0] Agissez, ou arrêtez-vous ; il n'y a plus de carte à prendre.
        [one] Agissez, ou prenez une carte.
       *[other] Agissez, ou prenez { $cards } cartes.
    }
    .watched = { $player } pioche un bâtiment, construit ou prend des cartes.
attika-prompt-amphoras = { $player } : rendez une amphore pour une action ou une carte de plus, ou terminez le tour.
    .watched = { $player } peut rendre une amphore pour une action ou une carte de plus.
attika-prompt-amphoras-no-cards = { $player } : rendez une amphore pour une action de plus, ou terminez le tour ; il n'y a plus de carte à prendre.
    .watched = { $player } peut rendre une amphore pour une action de plus.
attika-prompt-drawn = { $player } : construisez { $building-the } ou posez le bâtiment sur votre plateau individuel.
    .watched = { $player } construit { $building-the } ou pose le bâtiment sur son plateau individuel.
attika-prompt-pay = { $player } : choisissez les cartes pour payer { $building-the }.
    .watched = { $player } choisit les cartes pour payer { $building-the }.
attika-prompt-lay = { $player } : choisissez où poser la nouvelle tuile terrain.
    .watched = { $player } choisit où poser la nouvelle tuile terrain.
attika-prompt-turn = { $player } : choisissez l'orientation de la nouvelle tuile terrain.
    .watched = { $player } choisit l'orientation de la nouvelle tuile terrain.
attika-prompt-take = { $player } : prenez des cartes ou terminez le tour.
    .watched = { $player } prend des cartes ou termine son tour.
attika-prompt-take-amphora = { $player } : rendez une amphore pour une carte, ou terminez le tour.
    .watched = { $player } peut rendre une amphore pour une carte.

## What happened

attika-log-turn = Tour { $turn } : { $player }.
attika-log-draws = { $player } pioche dans la { $pile }.
attika-log-drawn = C'est { $building-one }.
attika-log-stores = { $player } pose { $building-one } sur son plateau individuel.
attika-log-builds = { $player } construit { $building-one } en { $site } pour { $cards }.
attika-log-builds-free = { $player } construit gratuitement { $building-one } en { $site }.
attika-log-cards =
    { $count ->
        [one] { $player } prend { $count } carte.
       *[other] { $player } prend { $count } cartes.
    }
attika-log-cards-seen = Vous avez pris { $cards }.
attika-log-reshuffle =
    { $count ->
        [one] La défausse est mélangée : la nouvelle pioche compte { $count } carte.
       *[other] La défausse est mélangée : la nouvelle pioche compte { $count } cartes.
    }
attika-log-amphora-won = { $player } complète le groupe { $group } et prend une amphore.
attika-log-substitute-card = { $player } complète le groupe { $group } ; faute d'amphore, une carte lui revient.
attika-log-amphora-returned = { $player } rend une amphore.
attika-log-turns-up-tile = { $player } pioche la tuile terrain { $tile }.
attika-log-lays-tile = { $player } pose la tuile terrain en { $site }.
attika-log-resigns = { $player } abandonne.

## The end

attika-end-all-built = { $player } gagne : tous ses bâtiments sont sur le plateau.
attika-end-temples = { $player } gagne en reliant deux temples.
attika-end-stalemate =
    Plus rien ne change et la partie s'arrête : gagne qui a le plus de bâtiments, puis le plus d'amphores.
attika-end-last-one = { $player } gagne : il ne reste personne d'autre en jeu.
attika-result = { $place }. { $player } : { $buildings ->
        [one] { $buildings } bâtiment
       *[other] { $buildings } bâtiments
    }, { $amphoras ->
        [one] { $amphoras } amphore
       *[other] { $amphoras } amphores
    }, { $settlements ->
        [one] { $settlements } colonie
       *[other] { $settlements } colonies
    }

attika-tally-buildings = Bâtiments sur le plateau
attika-tally-amphoras = Amphores
attika-tally-settlements = Colonies
attika-order = Derrière le vainqueur, les bâtiments sur le plateau départagent, puis les amphores ; à égalité sur les deux, la place est partagée.
attika-order-stalemate = Gagne qui a le plus de bâtiments sur le plateau ; à égalité, le plus d'amphores ; à égalité sur les deux, la place est partagée.

## Why not

attika-no-game-over = La partie est terminée.
attika-no-action-first = Ce n'est pas le moment : d'abord piochez, construisez, ou arrêtez-vous et prenez des cartes.
attika-no-drawn-first = Décidez d'abord du bâtiment que vous venez de piocher : construisez-le ou posez-le sur votre plateau individuel.
attika-no-pay-first = Choisissez d'abord les cartes pour payer.
attika-no-tile-first = Choisissez d'abord où poser la nouvelle tuile terrain.
attika-no-turn-first = Choisissez d'abord l'orientation de la nouvelle tuile terrain.
attika-no-cards-only = Après avoir pris une carte, on ne peut plus prendre que des cartes.
attika-no-draw-in-build-turn = Ce tour-ci, vous construisez : on ne peut pas aussi piocher de bâtiments.
attika-no-build-in-draw-turn = Ce tour-ci, vous piochez : les bâtiments du plateau individuel attendront un tour de construction.
attika-no-amphora = Il ne vous reste plus d'action, ni d'amphore à rendre pour en avoir une.
attika-no-amphora-first = Inutile de nommer l'amphore : une fois les actions du tour utilisées, chaque action de plus en rend une.
attika-no-empty-pile = Il ne reste rien dans la { $pile }.
attika-no-nothing-drawn = Aucun bâtiment n'a été pioché : il n'y a rien à garder.
attika-no-drawn-only = Pour l'instant, seul le bâtiment pioché peut être construit : { $building-the }.
attika-no-not-stored = Ce bâtiment n'est pas sur votre plateau individuel : { $building }.
attika-no-temple-site = Il y a un temple en { $site } : personne ne peut y construire.
attika-no-land = Il n'y a pas de terre en { $site }.
attika-no-occupied-site = La case { $site } est occupée : { $owner } y possède { $building-one }.
attika-no-too-dear =
    À payer : { $need }{ $any ->
        [0] {""}
        [one] , plus { $any } carte au choix
       *[other] , plus { $any } cartes au choix
    }. Deux cartes au choix peuvent en remplacer une, mais même ainsi, il vous manque { $lacking ->
        [one] { $lacking } carte
       *[other] { $lacking } cartes
    }.
attika-no-too-dear-any =
    À payer : { $any ->
        [one] { $any } carte au choix
       *[other] { $any } cartes au choix
    }. Il vous manque { $lacking ->
        [one] { $lacking } carte
       *[other] { $lacking } cartes
    }.
attika-no-nothing-to-pay = Il n'y a rien à payer pour l'instant.
attika-no-such-cards = Vous n'avez pas ces cartes. En main, vous avez : { $cards }.
attika-no-such-payment = Ce n'est pas le prix exact : payez chaque carte demandée, ou deux au choix à sa place, et rien de plus.
attika-no-tile-to-lay = Il n'y a pas de tuile terrain à poser : on en pioche une avec le dernier bâtiment d'une pile.
attika-no-overlap = En { $site }, la tuile recouvrirait le plateau ou un temple.
attika-no-touch = En { $site }, la tuile ne toucherait ni le plateau ni un temple.
attika-no-tile-to-turn = Il n'y a pas de tuile terrain à tourner.
attika-no-same-look = Ainsi tournée, la tuile a le même aspect qu'avec l'orientation { $other } : choisissez celle-là.
attika-no-unused-action = Il ne reste plus d'action à échanger contre une carte.
attika-no-card-due = Vous n'avez droit à aucune carte.
attika-no-unused-actions-first = Les cartes des amphores viennent après celles des actions inutilisées : arrêtez-vous d'abord.
attika-no-due-cards-first = Prenez d'abord les cartes auxquelles vous avez droit.
attika-no-cards-left = La pioche et la défausse sont vides.
attika-no-end-with-unused-actions = Il vous reste des actions : arrêtez-vous et prenez des cartes à la place.
attika-no-such-seat = Personne n'est assis à cette place.
attika-no-second-resignation = { $player } a déjà abandonné.

## Ce qui est reconstitué

attika-reconstructed-tiles = Les faces des tuiles terrain sont reconstituées.
attika-reconstructed-setup = La disposition initiale des tuiles et des temples est reconstituée.
attika-reconstructed-buildings = Les coûts ou les flèches de ces bâtiments sont reconstitués : { $buildings }.
