# Olympos.

## The map

olympos-territory-illyria = Illyrie
olympos-territory-pelagonia = Pélagonie
olympos-territory-macedonia = Macédoine
olympos-territory-chalcidice = Chalcidique
olympos-territory-thrace = Thrace
olympos-territory-epirus = Épire
olympos-territory-olympos = Olympe
olympos-territory-thessaly = Thessalie
olympos-territory-aetolia = Étolie
olympos-territory-phocis = Phocide
olympos-territory-boeotia = Béotie
olympos-territory-attica = Attique
olympos-territory-corinthia = Corinthie
olympos-territory-elis = Élide
olympos-territory-arcadia = Arcadie
olympos-territory-argolis = Argolide
olympos-territory-messenia = Messénie
olympos-territory-laconia = Laconie
olympos-territory-troad = Troade
olympos-territory-mysia = Mysie
olympos-territory-lydia = Lydie
olympos-territory-ionia = Ionie
olympos-territory-caria = Carie
olympos-territory-corcyra = Corcyre
olympos-territory-euboea = Eubée
olympos-territory-lesbos = Lesbos
olympos-territory-naxos = Naxos
olympos-territory-rhodes = Rhodes
olympos-territory-crete = Crète
olympos-territory-atlas = Atlas
olympos-territory-gadeiros = Gadiros
olympos-territory-ampheres = Amphérès

olympos-sea-adriatic = mer Adriatique
olympos-sea-ionian_sea = mer Ionienne
olympos-sea-corinthian_gulf = golfe de Corinthe
olympos-sea-messenian_sea = mer de Messénie
olympos-sea-thracian_sea = mer de Thrace
olympos-sea-propontis = Propontide
olympos-sea-aegean_north = mer Égée du Nord
olympos-sea-icarian_sea = mer Icarienne
olympos-sea-myrtoan_sea = mer de Myrto
olympos-sea-cretan_sea = mer de Crète
olympos-sea-carpathian_sea = mer de Karpathos
olympos-sea-atlantean_west = mer d'Atlantide occidentale
olympos-sea-atlantean_east = mer d'Atlantide orientale

## Resources, bonuses and others

olympos-north = le Nord
olympos-barbarians = les barbares
olympos-tribe = la peuplade
olympos-grain = blé
olympos-wood = bois
olympos-stone = pierre
olympos-gold = or
olympos-some-grain = { $count } blé
olympos-some-wood = { $count } bois
olympos-some-stone = { $count } pierre
olympos-some-gold = { $count } or
olympos-bonus-settler =
    { $count ->
        [one] { $count } colon
       *[other] { $count } colons
    }
olympos-bonus-hourglasses =
    { $count ->
        [one] { $count } sablier
       *[other] { $count } sabliers
    }
olympos-bonus-prestige =
    { $count ->
        [one] { $count } point de prestige
       *[other] { $count } points de prestige
    }
olympos-bonus-cube = un cube : { $resource }

## Discoveries and wonders

olympos-discovery-medicine = Médecine
    .the = la Médecine
olympos-discovery-cavalry = Cavalerie
    .the = la Cavalerie
olympos-discovery-oracle = Oracle
    .the = l'Oracle
olympos-discovery-metallurgy = Métallurgie
    .the = la Métallurgie
olympos-discovery-religion = Culte
    .the = le Culte
olympos-discovery-astronomy = Astronomie
    .the = l'Astronomie
olympos-discovery-hoplite = Hoplite
    .the = l'Hoplite
olympos-discovery-polytheism = Polythéisme
    .the = le Polythéisme
olympos-discovery-money = Monnaie
    .the = la Monnaie
olympos-discovery-agriculture = Agriculture
    .the = l'Agriculture
olympos-discovery-map_making = Cartographie
    .the = la Cartographie
olympos-discovery-phalanx = Phalange
    .the = la Phalange
olympos-discovery-hellenism = Hellénisme
    .the = l'Hellénisme
olympos-discovery-commerce = Commerce
    .the = le Commerce
olympos-discovery-democracy = Démocratie
    .the = la Démocratie
olympos-discovery-strategy = Stratégie
    .the = la Stratégie
olympos-discovery-art = Art
    .the = l'Art
olympos-discovery-surgery = Chirurgie
    .the = la Chirurgie
olympos-discovery-architecture = Architecture
    .the = l'Architecture
olympos-discovery-poetry = Poésie
    .the = la Poésie
olympos-discovery-science = Science
    .the = la Science
olympos-discovery-city = Cité
    .the = la Cité
olympos-discovery-engineering = Ingénierie
    .the = l'Ingénierie
olympos-discovery-absolutism = Absolutisme
    .the = l'Absolutisme
olympos-discovery-philosophy = Philosophie
    .the = la Philosophie

olympos-wonder-lion_gate = Porte des Lions
    .the = la Porte des Lions
olympos-wonder-stadium = Stade
    .the = le Stade
olympos-wonder-parthenon = Parthénon
    .the = le Parthénon
olympos-wonder-statue_of_zeus = Statue de Zeus
    .the = la Statue de Zeus
olympos-wonder-colossus = Colosse
    .the = le Colosse

## Cards

olympos-god-zeus = Zeus
olympos-god-hecate = Hécate
olympos-god-artemis = Artémis
olympos-god-athena = Athéna
olympos-god-ares = Arès
olympos-god-erinyes = Érinyes
olympos-god-nemesis = Némésis
olympos-god-hades = Hadès
olympos-god-keres = Kères
olympos-god-siren = Sirène

olympos-destiny-cube_grain = cube de blé
olympos-destiny-cube_wood = cube de bois
olympos-destiny-cube_stone = cube de pierre
olympos-destiny-cube_gold = cube d'or
olympos-destiny-points_per_grain = prestige par blé
olympos-destiny-points_per_wood = prestige par bois
olympos-destiny-points_per_stone = prestige par pierre
olympos-destiny-points_per_gold = prestige par or
olympos-destiny-hourglass_per_grain = sabliers par blé
olympos-destiny-hourglass_per_wood = sabliers par bois
olympos-destiny-hourglass_per_stone = sabliers par pierre
olympos-destiny-hourglass_per_gold = sabliers par or
olympos-destiny-majority_grain = majorité de blé
olympos-destiny-majority_wood = majorité de bois
olympos-destiny-majority_stone = majorité de pierre
olympos-destiny-majority_gold = majorité d'or
olympos-destiny-all_types = les quatre ressources
olympos-destiny-star = étoile
olympos-destiny-zeus = symbole Zeus

## What a player can do

olympos-do-condemn = Condamnez ce territoire : { $territory }.
olympos-do-barbarians = Placez les barbares ici : { $territory }.
olympos-do-new-settler = Un nouveau colon part d'ici : { $start }.
olympos-do-settler =
    { $number ->
        [1] Le colon part d'ici : { $start }.
       *[other] Le colon n° { $number } à partir du haut part d'ici : { $start }.
    }
olympos-do-go = Allez ici : { $territory }.
olympos-do-discover = Découvrez { $discovery-the }.
olympos-do-pay = Payez en cubes : { $cubes }.
olympos-do-face = Prenez la tuile qui montre cette ressource : { $resource }.
olympos-do-bonus = Prenez le bonus : { $bonus }.
olympos-do-wonder = Construisez { $wonder-the }.
olympos-do-spend = Utilisez des étoiles : { $destiny } de cartes Destin, { $athena } d'Athéna.
olympos-do-take = Prenez un cube : { $resource }.
olympos-do-play = Jouez une carte Destin : { $card }.
olympos-do-keep = Gardez cette carte Destin : { $card }.
olympos-do-done-paying = Payez l'action maintenant.
olympos-do-done-turn = Terminez le tour.
olympos-do-done-answer = Ne jouez pas de symbole Zeus.
olympos-do-lose =
    { $number ->
        [1] Retirez le colon de la carte : { $territory }.
       *[other] Retirez de la carte le colon n° { $number } à partir du haut : { $territory }.
    }
olympos-do-pass = Passez : votre partie est finie.
olympos-do-wait = Aucune action n'est possible : attendez jusqu'à la case { $space }.
olympos-do-resign = { $player } abandonne.

## What it costs

olympos-price-new-settler = nouveau colon : { $time }
olympos-price-land =
    { $count ->
        [one] { $count } case de terre : { $time }
       *[other] { $count } cases de terre : { $time }
    }
olympos-price-sea =
    { $count ->
        [one] { $count } case de mer : { $time }
       *[other] { $count } cases de mer : { $time }
    }
olympos-price-way = en passant par : { $places }
olympos-price-escape = fuite de dessous un autre colon : le trajet est gratuit
olympos-price-fight = combat, épées { $mine } contre { $theirs } ({ $defender }) : { $time }
olympos-price-democracy = à égalité d'épées, la Démocratie tranche
olympos-price-token = vous prenez un jeton : { $resource }
olympos-price-star = et une étoile
olympos-price-zeus-token = et le jeton Zeus
olympos-price-consolation =
    { $count ->
        [one] { $player } prend { $count } sablier
       *[other] { $player } prend { $count } sabliers
    }
olympos-price-reaches = peut atteindre : { $places }
olympos-price-reached = { $territory } ({ $time })
olympos-price-leaves = quitte ce territoire : { $territory }
olympos-price-falls-to = { $territory } revient à : { $heir }
olympos-price-discovery = découverte : { $time }
olympos-price-named = moins { $time }, car elle demande cette ressource : { $resource }
olympos-price-own-tile = moins { $time } si vous prenez la tuile avec cette ressource : { $resource }
olympos-price-wonder = merveille : { $time }
olympos-price-architecture = moins { $time } grâce à vos découvertes
olympos-price-stars = demande { $needed } étoiles, vous en avez { $lasting } permanentes
olympos-price-once =
    { $count ->
        [one] utilise { $count } étoile d'une carte ou d'Athéna
       *[other] utilise { $count } étoiles de cartes ou d'Athéna
    }
olympos-price-erinyes = les Érinyes : { $time } de plus
olympos-price-no-cubes = les jetons territoire suffisent
olympos-price-cubes = à payer : { $cubes }
olympos-price-ways = { $count } façons de payer en cubes
olympos-price-total =
    { $time ->
        [one] en tout { $time } point d'action
       *[other] en tout { $time } points d'action
    }
olympos-price-cards =
    { $count ->
        [one] des cartes Destin doivent apporter { $count } sablier
       *[other] des cartes Destin doivent apporter { $count } sabliers
    }
olympos-price-hourglasses =
    { $count ->
        [one] { $count } sablier à dépenser
       *[other] { $count } sabliers à dépenser
    }
olympos-price-space = votre pion va à la case { $space }
olympos-price-space-at-most = votre pion va au plus à la case { $space }
olympos-price-stays = votre pion ne bouge pas
olympos-price-destiny =
    { $count ->
        [one] case Zeus : vous piochez { $count } carte Destin
       *[other] cases Zeus : vous piochez { $count } cartes Destin
    }
olympos-price-olympos =
    { $count ->
        [one] { $count } carte Olympos est révélée
       *[other] { $count } cartes Olympos sont révélées
    }
olympos-price-again = vous restez le plus en arrière et rejouez
olympos-price-brings = rapporte { $gain }
olympos-for-takes = { $territory } est pris à { $player }
olympos-for-only-one = plus personne d'autre ne pourra la construire
olympos-for-last-tile = la dernière tuile : plus personne d'autre ne l'aura

## What is awaited

olympos-prompt-condemn = { $player } : condamnez des territoires. Il reste à condamner : { $left }.
    .watched = { $player } condamne des territoires. Il reste à condamner : { $left }.
olympos-prompt-barbarians = { $player } : placez les barbares. Il reste à placer : { $left }.
    .watched = { $player } place les barbares. Il reste à placer : { $left }.
olympos-prompt-act = { $player } : déplacez un colon, faites une découverte ou construisez une merveille.
    .watched = { $player } déplace un colon, fait une découverte ou construit une merveille.
olympos-prompt-last = { $player } : passez ou effectuez une dernière action.
    .watched = { $player } passe ou effectue une dernière action.
olympos-prompt-wait = { $player } : aucune action n'est possible.
    .watched = { $player } ne peut rien faire.
olympos-prompt-go = { $player } : où va le colon ? Départ : { $start }.
    .watched = { $player } choisit où va le colon. Départ : { $start }.
olympos-prompt-pay = { $player } : choisissez les cubes pour payer { $discovery-the }.
    .watched = { $player } choisit les cubes pour payer { $discovery-the }.
olympos-prompt-face = { $player } : choisissez une tuile ({ $discovery }).
    .watched = { $player } choisit une tuile ({ $discovery }).
olympos-prompt-bonus = { $player } : choisissez un bonus ({ $discovery }).
    .watched = { $player } choisit un bonus ({ $discovery }).
olympos-prompt-spend = { $player } : choisissez les étoiles à utiliser pour { $wonder-the }.
    .watched = { $player } choisit les étoiles à utiliser pour { $wonder-the }.
olympos-prompt-take =
    { $count ->
        [one] { $player } : prenez { $count } cube au choix.
       *[other] { $player } : prenez { $count } cubes au choix.
    }
    .watched = { $player } choisit les cubes à prendre.
olympos-prompt-keep = { $player } : gardez une des cartes Destin que montre l'Oracle.
    .watched = { $player } garde une des cartes Destin que montre l'Oracle.
olympos-prompt-before-paying =
    { $time ->
        [one] { $player } : jouez des cartes Destin ou payez { $time } point d'action.
       *[other] { $player } : jouez des cartes Destin ou payez { $time } points d'action.
    }
    .watched = { $player } peut jouer des cartes Destin avant de payer.
olympos-prompt-ending = { $player } : jouez des cartes Destin ou terminez le tour.
    .watched = { $player } peut jouer des cartes Destin avant la fin du tour.
olympos-prompt-answer = { $player } : carte Olympos révélée : { $god }. Jouez des symboles Zeus de votre main, ou aucun.
    .watched = Carte Olympos révélée : { $god }. { $player } peut jouer des symboles Zeus.
olympos-prompt-lose = { $player } : choisissez le colon que prend Hadès.
    .watched = { $player } choisit le colon que prend Hadès.

## What happened

olympos-log-condemns = { $player } condamne un territoire ({ $territory }).
olympos-log-barbarians = { $player } place les barbares ({ $territory }).
olympos-log-turn = Tour { $turn } : { $player }.
olympos-log-new-settler =
    { $player } envoie un nouveau colon ({ $start } → { $territory }) pour { $time ->
        [one] { $time } point d'action
       *[other] { $time } points d'action
    }.
olympos-log-settler =
    { $player } déplace un colon ({ $start } → { $territory }) pour { $time ->
        [one] { $time } point d'action
       *[other] { $time } points d'action
    }.
olympos-log-abandons = { $player } laisse un territoire vide ({ $territory }).
olympos-log-control = { $territory } revient à : { $owner }.
olympos-log-fights-tribe =
    { $player } bat la peuplade ({ $territory }) dans un combat à { $time ->
        [one] { $time } point d'action
       *[other] { $time } points d'action
    }.
olympos-log-fights =
    { $player } bat { $defender } ({ $territory }) dans un combat à { $time ->
        [one] { $time } point d'action
       *[other] { $time } points d'action
    }.
olympos-log-territory = { $player } contrôle désormais le territoire ({ $territory }).
olympos-log-star = { $player } prend l'étoile ({ $territory }).
olympos-log-zeus-token = { $player } prend le jeton Zeus.
olympos-log-discovers =
    { $player } découvre { $discovery-the } avec { $cubes } et { $time ->
        [one] { $time } point d'action
       *[other] { $time } points d'action
    }.
olympos-log-discovers-free =
    { $player } découvre { $discovery-the } pour { $time ->
        [one] { $time } point d'action
       *[other] { $time } points d'action
    }.
olympos-log-face = { $player } prend la tuile qui montre { $resource } ({ $discovery }).
olympos-log-own-discount =
    Par sa propre tuile, { $player } économise aussitôt { $count ->
        [one] { $count } point d'action
       *[other] { $count } points d'action
    }.
olympos-log-bonus = { $player } choisit { $bonus } comme bonus ({ $discovery }).
olympos-log-wonder =
    { $player } construit { $wonder-the } pour { $time ->
        [one] { $time } point d'action
       *[other] { $time } points d'action
    }.
olympos-log-wonder-once =
    { $player } construit { $wonder-the } pour { $time ->
        [one] { $time } point d'action
       *[other] { $time } points d'action
    } et utilise { $athena ->
        [0] { $destiny ->
            [one] l'étoile d'une carte Destin
           *[other] les étoiles de { $destiny } cartes Destin
        }
       *[other] { $destiny ->
            [0] { $athena ->
                [one] une étoile d'Athéna
               *[other] { $athena } étoiles d'Athéna
            }
           *[other] des étoiles : { $destiny } de cartes Destin et { $athena } d'Athéna
        }
    }.
olympos-log-hourglasses =
    { $count ->
        [one] { $player } prend { $count } sablier.
       *[other] { $player } prend { $count } sabliers.
    }
olympos-log-settlers =
    { $count ->
        [one] { $player } ajoute { $count } colon à son stock.
       *[other] { $player } ajoute { $count } colons à son stock.
    }
olympos-log-cube = { $player } prend un cube : { $resource }.
olympos-log-prestige =
    { $points ->
        [one] { $player } gagne { $points } point de prestige.
       *[other] { $player } gagne { $points } points de prestige.
    }
olympos-log-prestige-face-down = { $player } pose du prestige face cachée.
olympos-log-prestige-own =
    { $points ->
        [one] Vous gagnez { $points } point de prestige.
       *[other] Vous gagnez { $points } points de prestige.
    }
olympos-log-pays =
    { $spaces ->
        [0] { $player } reste sur la case { $space }
        [1] { $player } avance d'1 case, jusqu'à la case { $space }
       *[other] { $player } avance de { $spaces } cases, jusqu'à la case { $space }
    }{ $hourglasses ->
        [0] .
        [1] , avec 1 sablier.
       *[other] , avec { $hourglasses } sabliers.
    }
olympos-log-draws =
    { $count ->
        [one] { $player } pioche { $count } carte Destin.
       *[other] { $player } pioche { $count } cartes Destin.
    }
olympos-log-drawn = Votre carte : { $card }.
olympos-log-oracle = L'Oracle vous montre : { $cards }.
olympos-log-oracle-discards = { $player } garde une carte et défausse { $cards }.
olympos-log-no-card = Il ne reste pas de carte Destin pour { $player }.
olympos-log-reshuffle =
    { $count ->
        [one] La défausse forme une nouvelle pioche Destin de { $count } carte.
       *[other] La défausse forme une nouvelle pioche Destin de { $count } cartes.
    }
olympos-log-plays = { $player } joue une carte Destin : { $card }.
olympos-log-reveals = { $player } révèle la carte Olympos de la case { $space } : { $god }.
olympos-log-touches = { $god } touche { $player }.
olympos-log-touches-star =
    { $god } donne à { $player } { $amount ->
        [one] une étoile pour une merveille
       *[other] { $amount } étoiles, chacune pour une merveille
    }.
olympos-log-touches-swords =
    { $god } donne à { $player } { $amount ->
        [one] { $amount } épée
       *[other] { $amount } épées
    } de plus jusqu'à la prochaine carte Olympos.
olympos-log-touches-dearer_action =
    Avec { $god }, la prochaine action de { $player } coûte { $amount ->
        [one] { $amount } point d'action
       *[other] { $amount } points d'action
    } de plus.
olympos-log-touches-lost_points =
    Avec { $god }, { $player } perdra { $amount ->
        [one] { $amount } point
       *[other] { $amount } points
    } à la fin.
olympos-log-touches-no_sea = Avec { $god }, { $player } ne peut pas entrer en mer jusqu'à la prochaine carte Olympos.
olympos-log-touches-nobody = { $god } ne touche personne.
olympos-log-discards-hand = { $player } défausse { $cards }.
olympos-log-loses-settler = Hadès prend un colon de { $player } ({ $territory }).
olympos-log-waits = { $player } ne peut rien faire et attend jusqu'à la case { $space }.
olympos-log-passes = { $player } passe et a terminé.
olympos-log-finishes = { $player } a effectué sa dernière action.
olympos-log-resigns = { $player } abandonne.

## The end

olympos-end-finished = Tout le monde a terminé ; le plus grand prestige l'emporte.
olympos-end-last-one = { $player } gagne : il ne reste personne d'autre en jeu.
olympos-result = { $place }. { $player } : { $points } points (piste { $track }, prestige { $prestige }, territoires { $territories }, découvertes { $discoveries }, merveilles { $wonders }, découvertes à points { $extra }, Kères { $keres }, cartes { $cards }) ; tuiles : { $tiles }
olympos-tally-points = Points en tout
olympos-tally-discoveries = Découvertes
olympos-tally-wonders = Merveilles
olympos-tally-tiles = Découvertes à points
olympos-tally-territories = Territoires
olympos-tally-prestige = Prestige
olympos-tally-track = Piste de temps
olympos-tally-cards = Cartes Destin
olympos-tally-keres = Kères
olympos-order = Gagne qui a le plus de points ; à égalité, le plus de découvertes et de merveilles réunies ; à égalité sur les deux, la place est partagée.

## Why not

olympos-no-game-over = La partie est terminée.
olympos-no-condemn-first = Il faut d'abord condamner tous les territoires.
olympos-no-barbarians-first = Il faut d'abord placer les barbares.
olympos-no-act-first = Faites d'abord une action : déplacez un colon, faites une découverte ou construisez une merveille.
olympos-no-go-first = Un colon est parti : dites d'abord où il va.
olympos-no-pay-first = Choisissez d'abord les cubes pour payer.
olympos-no-face-first = Choisissez d'abord une des tuiles.
olympos-no-bonus-first = Choisissez d'abord un bonus.
olympos-no-spend-first = Choisissez d'abord les étoiles à utiliser.
olympos-no-take-first = Prenez d'abord les cubes qui vous reviennent.
olympos-no-keep-first = Gardez d'abord une des cartes que montre l'Oracle.
olympos-no-pay-time-first = L'action est faite : jouez des cartes Destin ou payez-la.
olympos-no-turn-over = Le tour s'achève : jouez des cartes Destin ou terminez-le.
olympos-no-answer-first = Décidez d'abord des symboles Zeus pour la carte Olympos.
olympos-no-lose-first = Donnez d'abord un colon à Hadès.
olympos-no-condemning = On ne condamne des territoires qu'au début.
olympos-no-condemned-already = Territoire déjà condamné : { $territory }.
olympos-no-condemned-enough = Assez de territoires sont condamnés pour cette ressource : { $resource }.
olympos-no-both-stars = Pour cette ressource, un territoire étoilé est déjà condamné : { $resource }. L'autre doit rester.
olympos-no-placing-barbarians = On ne place des barbares qu'au début d'une partie à deux.
olympos-no-barbarians-enough = Les barbares de cette ressource sont déjà placés : { $resource }.
olympos-no-barbarians-there = Les barbares veulent un territoire vide, sans croix ni peuplade ; celui-ci ne l'est pas : { $territory }.
olympos-no-settler-in-stock = Il n'y a pas de colon dans votre stock.
olympos-no-control-lost = Un nouveau colon ne peut pas partir d'ici, car vous en avez perdu le contrôle : { $territory }.
olympos-no-start-there = Les nouveaux colons partent du Nord ou d'un territoire que vous contrôlez, pas d'ici : { $territory }.
olympos-no-settler-there = Vous n'avez pas de tel colon ici : { $territory }.
olympos-no-where-to-go = Dans le temps qui reste, ce colon ne peut arriver nulle part. Départ : { $start }.
olympos-no-settler-on-the-way = Aucun colon n'est parti.
olympos-no-end-condemned = Territoire condamné : on peut le traverser, mais pas s'y arrêter ({ $territory }).
olympos-no-end-own = Vous contrôlez déjà ce territoire ({ $territory }) : un trajet finit dans un nouveau.
olympos-no-end-siren = La Sirène vous interdit la mer, et aucun chemin de terre ne mène ici : { $territory }.
olympos-no-end-unreachable = Aucun chemin ne mène ici : { $territory }.
olympos-no-end-full = Il n'y a plus de place ici, avec { $most } colons : { $territory }.
olympos-no-beyond-cross =
    Cela coûte { $time ->
        [one] { $time } point d'action
       *[other] { $time } points d'action
    } et vous mènerait à la case { $space } ; la Croix est à la { $cross }.
olympos-no-cards-first =
    { $count ->
        [one] Jouez d'abord des cartes Destin : il vous manque { $count } sablier pour ne pas dépasser la Croix.
       *[other] Jouez d'abord des cartes Destin : il vous manque { $count } sabliers pour ne pas dépasser la Croix.
    }
olympos-no-discovery-not-in-play = Cette découverte n'est pas en jeu : { $discovery }.
olympos-no-discovery-owned = Vous avez déjà cette découverte ({ $discovery }) : chacune ne se fait qu'une fois.
olympos-no-discovery-left = Il ne reste pas de tuile de cette découverte : { $discovery }.
olympos-group-any =
    { $count ->
        [one] { $count } d'une ressource au choix
       *[other] { $count } d'une même ressource au choix
    }
olympos-group-other = { $count } d'une autre ressource
olympos-no-resources = Il vous manque : { $lacking } ({ $discovery }). Coût : { $price }. Vous avez : { $have }.
olympos-no-paying = Il n'y a rien à payer en cubes maintenant.
olympos-no-such-cubes = Vous n'avez pas ces cubes. Vous avez : { $cubes }.
olympos-no-such-payment = Avec vos jetons territoire, ces cubes ne paient pas la découverte, ou il y en a trop : { $discovery }.
olympos-no-face = Il n'y a pas de tuile à choisir maintenant.
olympos-no-such-face = Il ne reste pas de tuile { $discovery } avec cette ressource : { $resource }.
olympos-no-bonus = Il n'y a pas de bonus à choisir maintenant.
olympos-no-such-bonus = Cette case bonus n'existe pas.
olympos-no-bonus-grey = Le bonus gris est réservé aux parties à cinq.
olympos-no-bonus-taken = { $player } a déjà pris ce bonus.
olympos-no-wonder-not-in-play = Cette merveille n'est pas en jeu : { $wonder }.
olympos-no-wonder-built = { $player } a déjà construit { $wonder-the }.
olympos-no-stars = Étoiles demandées ({ $wonder }) : { $needed } ; vous en avez { $lasting } permanentes et { $once } à usage unique.
olympos-no-too-many-stars = Étoiles demandées ({ $wonder }) : exactement { $needed } ; vous en avez { $lasting } impossibles à ignorer.
olympos-no-spending = Il n'y a pas d'étoiles à utiliser maintenant.
olympos-no-such-stars = On ne peut pas utiliser ici autant de cartes Destin à étoile.
olympos-no-cube-due = Aucun cube ne vous revient.
olympos-no-cube-left = Il ne reste pas de tel cube dans la réserve commune : { $resource }.
olympos-no-such-card = Vous n'avez pas cette carte Destin : { $card }.
olympos-no-card-yet = Cette carte se joue après la révélation d'une carte Olympos : { $card }.
olympos-no-card-star = Cette carte s'utilise en construisant une merveille : { $card }.
olympos-no-card-token = Vous n'avez aucun jeton territoire de cette ressource : { $resource }.
olympos-no-card-most = { $player } a { $theirs } jetons territoire de cette ressource ({ $resource }), vous en avez { $own }.
olympos-no-card-tied = { $player } a autant de jetons territoire de cette ressource ({ $resource }) que vous : { $own }. Seule la Démocratie gagne les égalités.
olympos-no-card-all = Il vous manque des jetons territoire de ces ressources : { $lacking }.
olympos-no-hourglass-left = Il ne reste pas de sablier dans la réserve commune.
olympos-no-card-zeus-only = Seuls les symboles Zeus comptent pour la carte Olympos, pas cette carte : { $card }.
olympos-no-keeping = L'Oracle ne montre pas de cartes maintenant.
olympos-no-card-shown = L'Oracle ne montre pas cette carte : { $card }.
olympos-no-losing = Aucun dieu ne demande un colon maintenant.
olympos-no-passing = On ne peut passer qu'après la dernière case Zeus.
olympos-no-waiting = Seul attend qui ne peut rien faire.
olympos-no-such-seat = Personne n'est assis à cette place.
olympos-no-second-resignation = { $player } a déjà abandonné.

## What is reconstructed

olympos-reconstructed-map = La carte est reconstituée : les territoires, leurs ressources et étoiles, et les mers.
olympos-reconstructed-track = La longueur de la piste de temps, ses cases Zeus et les points à la fin sont reconstitués.
olympos-reconstructed-rows = Les lignes des découvertes sont reconstituées.
olympos-reconstructed-costs =
    { $count ->
        [one] Le prix de { $count } case du plateau Développement est reconstitué.
       *[other] Les prix de { $count } cases du plateau Développement sont reconstitués.
    }
olympos-reconstructed-bonuses = La place des bonus sur le plateau Développement est reconstituée.
olympos-reconstructed-faces = Les ressources de ces tuiles sont reconstituées : { $discoveries }.
olympos-reconstructed-wonders = Les étoiles et les points de ces merveilles sont reconstitués : { $wonders }.
olympos-reconstructed-destiny = Le nombre de cartes Destin de chaque sorte est reconstitué.
