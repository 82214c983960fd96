# Attika à l'écran. Ce que dit le jeu lui-même se trouve dans src/petteia/locales.

## The map

attika-table-map = Plateau de jeu
attika-table-sight = Vue du plateau de jeu
attika-table-nearer = Agrandir
attika-table-farther = Réduire
attika-table-whole = Tout le plateau de jeu
attika-table-coordinates = Noms des cases
attika-table-bare = sans paysage
attika-table-sea = mer
attika-table-owned = { $building } de { $player }
attika-table-can-build = on peut construire ici
attika-table-can-build-free = gratuit ici
attika-table-can-lay = la tuile peut être posée ici
attika-table-free-beside = gratuit à côté : { $buildings }
attika-table-tiles-left =
    { $count ->
        [one] Il reste { $count } tuile terrain
       *[other] Il reste { $count } tuiles terrain
    }
attika-table-deck =
    { $count ->
        [one] { $count } carte dans la pioche
       *[other] { $count } cartes dans la pioche
    }
attika-table-supply =
    { $count ->
        [one] { $count } amphore dans la réserve
       *[other] { $count } amphores dans la réserve
    }
attika-table-discards = Défausse

## Placing

attika-table-choose-first = Choisissez d'abord un bâtiment de votre plateau individuel, puis sa case.
attika-table-build = Construire
attika-table-cancel = Annuler
attika-table-lay = Poser la tuile
attika-table-turn-left = Tourner à gauche
attika-table-turn-right = Tourner à droite

## Hand and payment

attika-table-hand = Cartes paysage
attika-table-piles = Piles
attika-table-pile-holds =
    { $count ->
        [one] Il y reste { $count } bâtiment.
       *[other] Il y reste { $count } bâtiments.
    }
attika-table-store = Bâtiments du plateau individuel
attika-table-store-empty = Aucun bâtiment à construire sur le plateau individuel
attika-table-too-dear = Vous ne pouvez le payer nulle part.
attika-table-payment = Paiement
attika-table-put = Payer avec une de ces cartes : { $card }
attika-table-take-back = Reprendre : { $card }
attika-table-tap-cards = Touchez les cartes à payer ou choisissez :
attika-table-cheapest = Au moins cher
attika-table-more-ways =
    { $count ->
        [one] et { $count } autre façon
       *[other] et { $count } autres façons
    }
attika-table-pay = Payer

## Player boards

attika-table-built = construit
attika-table-stored = sur le plateau individuel
attika-table-drawn = tout juste pioché
attika-table-hidden = dans les piles
attika-table-chain = gratuit à côté d'un de vos bâtiments
attika-table-is-free-beside = gratuit à côté de : { $buildings }
attika-table-rewarded = a déjà rapporté son amphore
attika-table-all-buildings = Tous les bâtiments de { $player }
attika-table-count-built = { $count } bâtiments sur { $all } construits
attika-table-count-cards =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
attika-table-amphoras =
    { $count ->
        [one] { $count } amphore
       *[other] { $count } amphores
    }
attika-table-count-settlements =
    { $count ->
        [one] { $count } colonie
       *[other] { $count } colonies
    }
attika-table-count-piles = Restent dans les piles : principale { $main }, autres { $others }

## Buttons

attika-table-do-store = Garder
attika-table-do-end = Terminer le tour
attika-table-do-take = Piocher une carte
attika-table-do-amphora-card = Une amphore pour une carte
attika-table-do-amphora-draw = Une amphore pour piocher : { $pile }
attika-table-do-stop =
    { $count ->
        [one] Piocher { $count } carte
       *[other] Piocher { $count } cartes
    }
attika-table-do-stop-some = S'arrêter et piocher des cartes
