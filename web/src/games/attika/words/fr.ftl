# Attika à l'écran. Ce que dit le jeu lui-même se trouve dans src/petteia/locales.

## The map

attika-table-map = Plateau
attika-table-bare = sans paysage
attika-table-sea = mer
attika-table-owned = { $building } de { $player }
attika-table-can-build =
    { $count ->
        [one] on peut construire ici pour 1 carte
       *[other] on peut construire ici pour { $count } cartes
    }
attika-table-can-build-free = gratuit ici
attika-table-can-lay = la tuile peut être posée ici
attika-table-free-beside = gratuit à côté : { $buildings }
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
attika-table-put = Payer avec une de ces cartes : { $card }
attika-table-take-back = Reprendre : { $card }
attika-table-tap-cards = Touchez les cartes à payer ou choisissez :
attika-table-cheapest = Au moins cher
attika-table-more-ways =
    { $count ->
        [one] et { $count } autre façon
       *[other] et { $count } autres façons
    }
attika-table-pay = Payer

## Player boards

attika-table-built = construit
attika-table-stored = sur le plateau
attika-table-drawn = tout juste pioché
attika-table-hidden = dans les piles
attika-table-chain = gratuit à côté d'un de vos bâtiments
attika-table-is-free-beside = gratuit à côté de : { $buildings }
attika-table-rewarded = a déjà rapporté son amphore
attika-table-all-buildings = Tous les bâtiments de { $player }
attika-table-counts = { $player } en chiffres
attika-table-count-built = Bâtiments sur le plateau : { $count } sur { $all }
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
attika-table-count-piles = Restent dans les piles : principale { $main }, autres { $others }

## Buttons

attika-table-do-store = Garder
attika-table-do-end = Terminer le tour
attika-table-do-take = Prendre une carte
attika-table-do-amphora-card = Une amphore pour une carte
attika-table-do-amphora-draw = Une amphore pour piocher : { $pile }
attika-table-do-stop =
    { $count ->
        [0] S'arrêter, plus de carte
        [one] Prendre { $count } carte
       *[other] Prendre { $count } cartes
    }

## Tooltips

attika-tip-main-pile = Bâtiments principaux : aucune flèche ne les rend gratuits. Piochez-en un, puis construisez-le aussitôt ou gardez-le. Le dernier d'une pile apporte une nouvelle tuile.
attika-tip-pile = Piochez-en un, puis construisez-le aussitôt ou gardez-le. Le dernier d'une pile apporte une nouvelle tuile.
attika-tip-card = Paie un symbole du coût : { $landscape }. Deux cartes au choix remplacent celle qui manque.
attika-tip-amphora = Rendez-la pour piocher ou construire une fois de plus pendant votre tour, ou pour une carte. On en gagne une en construisant tout un groupe d'un seul tenant.
attika-tip-built = Qui les a tous sur le plateau gagne aussitôt.
attika-tip-cards = Cartes en main. Elles paient ce que le paysage autour de la case ne donne pas.
attika-tip-deck = Chaque pioche ou construction inutilisée rapporte une carte ; un tour sans action en rapporte trois.
attika-tip-discards = Cartes payées. On les mélange quand la pioche est vide.
attika-tip-piles = Bâtiments encore face cachée. Qui prend le dernier d'une pile retourne une tuile terrain.
attika-tip-settlements = Bâtiments d'un joueur qui se touchent. Chaque colonie que vous avez rend la suivante plus chère d'une carte.
attika-tip-temple = N'appartient à personne. Qui relie deux temples par une ligne ininterrompue de bâtiments gagne aussitôt.
attika-tip-tiles = Qui prend le dernier bâtiment d'une pile en retourne une et l'ajoute au plateau.
attika-tip-landscape = Retire ce symbole du coût de ce qu'on construit ici, ou à côté tant que la case est vide : { $landscape }.
attika-tip-temple-name = Temple des dieux

## Keys

attika-key-walk = d'une case à l'autre, sur le plateau
attika-key-slant = de même, en diagonale
attika-key-choose = poser à l'essai ; encore une fois : construire ou poser
attika-key-turn = tourner la tuile
attika-key-hide = la terre sans bâtiments

## Who is ahead, who is next, how near the end is

attika-table-lacks =
    { $count ->
        [one] Il manque { $count } emplacement à une ligne entre deux temples
       *[other] Il manque { $count } emplacements à une ligne entre deux temples
    }
attika-table-no-line = Sur la carte actuelle, aucune ligne entre deux temples
attika-table-ending-built = Au plus près de la fin : { $left } à bâtir
attika-table-ending = Au plus près de la fin : { $left } à bâtir, { $lacks } pour joindre deux temples
