# Olympos à l'écran. Ce que dit le jeu lui-même se trouve dans src/petteia/locales.

## The map

olympos-table-map = Carte
olympos-table-north = Le Nord
olympos-table-yields-star = étoile
olympos-table-yields-zeus = Zeus
olympos-table-yields-atlantis = Atlantide
olympos-table-condemned = condamné
olympos-table-can-choose = peut être choisi
olympos-table-can-go =
    { $time ->
        [one] accessible pour { $time } point d'action
       *[other] accessible pour { $time } points d'action
    }
olympos-table-can-leave = un colon peut partir d'ici
olympos-tip-condemned = Condamné : on peut le traverser, mais personne ne peut s'y installer.
olympos-tip-sea = On y passe, on n'y reste pas : y entrer coûte 2 points d'action, moins avec l'Astronomie et la Cartographie.
olympos-tip-north = Les nouveaux colons arrivent d'ici. Personne ne peut s'y arrêter ni passer par là.

## Moving settlers

olympos-table-new-settler = Nouveau colon ({ $count })
olympos-table-choose-first = Choisissez d'abord un de vos colons sur la carte, ou un nouveau.
olympos-table-which-settler = Quel colon
olympos-table-settler-at =
    { $number ->
        [1] Au-dessus
       *[other] Colon { $number }
    }
olympos-table-go = Y aller
olympos-table-lose = Céder ce colon

## The time track

olympos-table-track = Piste de temps
olympos-table-space = Case { $number }
olympos-table-next-zeus = Prochaine case Zeus : { $number }.
olympos-table-pieces = Ici, de haut en bas : { $players }.
olympos-table-gods-left =
    { $count ->
        [one] { $count } carte Olympos face cachée se trouve ici.
       *[other] { $count } cartes Olympos face cachée se trouvent ici.
    }
olympos-table-gods-shown = Révélées ici : { $gods }.
olympos-table-track-points =
    { $count ->
        [one] Finir ici vaut { $count } point.
       *[other] Finir ici vaut { $count } points.
    }
olympos-tip-space = Une case vaut un point d'action. C'est à qui est le plus en arrière de jouer ; sur une même case, à celui du dessus.
olympos-tip-zeus-space = Une case Zeus : qui l'atteint ou la dépasse pioche une carte Destin. Le premier et, là où il y en a deux, le dernier à y arriver révèle une carte Olympos.
olympos-tip-cross = La Croix : aucune action ne mène au-delà.

## Cards beside the map

olympos-table-play-zeus = Jouer un symbole Zeus
olympos-table-never-ask = ne pas demander
olympos-table-never-zeus = Ne jamais me demander de symboles Zeus
olympos-table-deck =
    { $count ->
        [one] { $count } carte Destin dans la pioche
       *[other] { $count } cartes Destin dans la pioche
    }
olympos-table-discards =
    { $count ->
        [one] { $count } carte Destin défaussée
       *[other] { $count } cartes Destin défaussées
    }
olympos-tip-deck = Qui atteint ou dépasse une case Zeus en pioche une à la fin du tour.

## Buttons

olympos-table-do-end = Terminer le tour
olympos-table-do-no-zeus = Aucun symbole Zeus
olympos-table-do-pay-time =
    { $time ->
        [one] Payer 1 point d'action
       *[other] Payer { $time } points d'action
    }
olympos-table-do-pass = Passer
olympos-table-do-wait = Attendre

## The development board

olympos-table-development = Découvertes et merveilles
olympos-table-whole-board = Plateau Développement
olympos-table-back-to-map = Retour à la carte
olympos-table-payable = vous pouvez la payer
olympos-table-yours = elle est à vous
olympos-table-none-left = épuisée
olympos-table-needs-stars =
    { $count ->
        [one] { $count } étoile
       *[other] { $count } étoiles
    }
olympos-table-discover = Découvrir
olympos-table-payment = Paiement
olympos-table-build = Construire
olympos-table-cancel = Annuler
olympos-table-close = Fermer

## Destiny cards and choices

olympos-table-hand = Cartes Destin
olympos-table-no-cards = Aucune carte Destin. Vous en piochez une à chaque case Zeus de la piste.
olympos-table-play = Jouer la carte
olympos-table-choice = À choisir maintenant

## Player panels

olympos-table-panel = Ce que possède { $player }
olympos-table-resource =
    { $tokens ->
        [one] { $resource } : { $tokens } territoire
       *[other] { $resource } : { $tokens } territoires
    }, { $cubes ->
        [one] { $cubes } cube
       *[other] { $cubes } cubes
    }
olympos-table-swords =
    { $count ->
        [one] { $count } épée
       *[other] { $count } épées
    }
olympos-table-zeus =
    { $count ->
        [one] { $count } symbole Zeus
       *[other] { $count } symboles Zeus
    }
olympos-table-stars =
    { $count ->
        [one] { $count } étoile
       *[other] { $count } étoiles
    }
olympos-table-stock =
    { $count ->
        [one] { $count } colon en stock
       *[other] { $count } colons en stock
    }
olympos-table-hourglasses =
    { $count ->
        [one] { $count } sablier
       *[other] { $count } sabliers
    }
olympos-table-prestige =
    { $count ->
        [one] { $count } point de prestige
       *[other] { $count } points de prestige
    }
olympos-table-prestige-hidden = Prestige posé { $count } fois, face cachée
olympos-table-cards =
    { $count ->
        [one] { $count } carte Destin
       *[other] { $count } cartes Destin
    }
olympos-table-tiles =
    { $count ->
        [one] { $count } tuile
       *[other] { $count } tuiles
    }

## What discoveries do

olympos-effect-settler_discount = Un nouveau colon vous coûte { $amount } de moins.
olympos-effect-hourglasses =
    { $amount ->
        [one] Vous prenez aussitôt { $amount } sablier.
       *[other] Vous prenez aussitôt { $amount } sabliers.
    }
olympos-effect-land_runs = Un trajet ininterrompu par voie de terre vous coûte { $amount }, quelle que soit sa longueur.
olympos-effect-destiny_choice = Chaque fois que vous piochez une carte Destin, vous en voyez { $amount } et en gardez une.
olympos-effect-swords =
    { $amount ->
        [one] Vous avez { $amount } épée de plus.
       *[other] Vous avez { $amount } épées de plus.
    }
olympos-effect-zeus =
    { $amount ->
        [one] Vous avez { $amount } symbole Zeus de plus.
       *[other] Vous avez { $amount } symboles Zeus de plus.
    }
olympos-effect-sea_discount = Chaque case de mer vous coûte { $amount } de moins.
olympos-effect-resource_discount = Les découvertes qui demandent cette ressource vous coûtent { $amount } de moins : { $resources }.
olympos-effect-destiny_cards =
    { $amount ->
        [one] Vous piochez aussitôt { $amount } carte Destin.
       *[other] Vous piochez aussitôt { $amount } cartes Destin.
    }
olympos-effect-cubes =
    { $amount ->
        [one] Vous prenez aussitôt { $amount } cube au choix.
       *[other] Vous prenez aussitôt { $amount } cubes au choix.
    }
olympos-effect-wins_ties = Vous gagnez les égalités : dans les combats, devant les dieux et pour les cartes Destin.
olympos-effect-settlers =
    { $amount ->
        [one] { $amount } colon rejoint votre stock.
       *[other] { $amount } colons rejoignent votre stock.
    }
olympos-effect-stars =
    { $amount ->
        [one] Elle compte pour { $amount } étoile dans chaque merveille.
       *[other] Elle compte pour { $amount } étoiles dans chaque merveille.
    }
olympos-effect-wonder_discount = Les merveilles vous coûtent { $amount } de moins.
olympos-effect-points = Elle vaut { $amount } points de plus à la fin.
olympos-effect-points_per_discovery = À la fin : { $amount } pour chacune de vos découvertes.
olympos-effect-points_per_settler = À la fin : { $amount } pour chacun de vos colons sur la carte.
olympos-effect-points_per_star = À la fin : { $amount } pour chacun de vos jetons étoile.
olympos-effect-points_per_sword = À la fin : { $amount } pour chaque épée de vos tuiles.

## What gods and destiny cards do

olympos-god-helps = Elle aide qui a le plus de symboles Zeus.
olympos-god-strikes = Elle frappe qui a le moins de symboles Zeus.
olympos-god-does-prestige =
    { $amount ->
        [one] { $amount } point de prestige.
       *[other] { $amount } points de prestige.
    }
olympos-god-does-settlers =
    { $amount ->
        [one] { $amount } colon pour le stock.
       *[other] { $amount } colons pour le stock.
    }
olympos-god-does-cubes =
    { $amount ->
        [one] { $amount } cube au choix.
       *[other] { $amount } cubes au choix.
    }
olympos-god-does-star = Une étoile de plus, pour une seule merveille.
olympos-god-does-swords =
    { $amount ->
        [one] { $amount } épée de plus jusqu'à la prochaine carte Olympos.
       *[other] { $amount } épées de plus jusqu'à la prochaine carte Olympos.
    }
olympos-god-does-dearer_action = La prochaine action coûte { $amount } de plus.
olympos-god-does-no_cards = Toutes les cartes Destin sont défaussées.
olympos-god-does-lost_settler = Un colon quitte la carte.
olympos-god-does-lost_points = { $amount } points de moins à la fin.
olympos-god-does-no_sea = Aucun voyage par mer jusqu'à la prochaine carte Olympos.

olympos-card-cube = Prenez un cube : { $resource }.
olympos-card-prestige_per_territory = { $amount } prestige pour chacun de vos territoires de cette ressource : { $resource }.
olympos-card-prestige_for_all = { $amount } prestige si vous avez des territoires des quatre ressources.
olympos-card-hourglasses_per_territory =
    { $amount ->
        [one] { $amount } sablier pour chacun de vos territoires de cette ressource : { $resource }.
       *[other] { $amount } sabliers pour chacun de vos territoires de cette ressource : { $resource }.
    }
olympos-card-hourglasses_for_most = { $amount } sabliers si personne n'a autant de territoires que vous de cette ressource : { $resource }.
olympos-card-star = Compte pour une étoile quand vous construisez une merveille, puis est défaussée.
olympos-card-zeus = Compte pour un symbole Zeus quand une carte Olympos est révélée, puis est défaussée.

## Tooltips

olympos-tip-discovery = { $time } points d'action avant réduction ; { $points } points à la fin.
olympos-tip-wonder = Demande { $stars } étoiles et { $time } points d'action ; { $points } points à la fin. Vos pions sur les bonus de sa colonne sont aussi des étoiles.
olympos-tip-wonder-worth = { $points } points à la fin.
olympos-tip-left =
    { $count ->
        [0] Il ne reste aucune tuile.
        [one] Il reste { $count } tuile.
       *[other] Il reste { $count } tuiles.
    }
olympos-tip-bonuses = Bonus libres : { $bonuses }.
olympos-tip-resource = Les territoires paient encore et encore, tant que vous les contrôlez. Un cube est perdu quand vous avez payé avec lui.
olympos-tip-swords = Un combat coûte 1 contre moins d'épées, 2 contre autant et 3 contre plus.
olympos-tip-zeus = Les dieux bienveillants aident qui en a le plus, les dieux en colère frappent qui en a le moins.
olympos-tip-stars = Il en faut pour les merveilles ; vos pions sur les bonus de la colonne de la merveille s'y ajoutent.
olympos-tip-stock = Les nouveaux colons viennent d'ici, par le Nord ou depuis un territoire que vous contrôlez.
olympos-tip-hourglasses = Chacun paie un point d'action de la prochaine action. On ne peut pas les garder.
olympos-tip-prestige = Points posés face cachée ; ils comptent à la fin.
olympos-tip-cards = Secrètes jusqu'à ce qu'on les joue ; chacune qui reste à la fin vaut un point.
olympos-tip-ares = Plus d'épées jusqu'à la prochaine carte Olympos.
olympos-tip-siren = Aucun voyage par mer jusqu'à la prochaine carte Olympos.
olympos-tip-erinyes = La prochaine action coûte plus cher.
olympos-tip-keres = Des points seront perdus à la fin.

## Keys

olympos-key-walk = d'un territoire à l'autre, sur la carte
olympos-key-choose = prendre un colon, choisir où il va ; encore une fois : y aller
olympos-key-new = un nouveau colon
olympos-key-development = le plateau Développement et retour

## Who is ahead, who is next, how near the end is

olympos-table-line = Prochains à jouer
olympos-tip-beyond = { $player } joue dès que le pion actif a dépassé la case { $space }.
olympos-table-score =
    { $count ->
        [one] { $count } point pour l'instant
       *[other] { $count } points pour l'instant
    }
olympos-tip-score-hidden = Le prestige face cachée n'est pas compté.
olympos-table-left =
    { $count ->
        [0] Le prochain tour est le dernier.
        [one] { $count } case avant le dernier tour.
       *[other] { $count } cases avant le dernier tour.
    }
olympos-table-ending =
    { $count ->
        [0] Il reste un tour à { $player }
        [one] { $player } est à { $count } case du dernier tour
       *[other] { $player } est à { $count } cases du dernier tour
    }
