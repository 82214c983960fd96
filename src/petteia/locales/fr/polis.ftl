# Polis.

## The cards

polis-card-hoplite = Hoplite
    .one = un Hoplite
    .the = l'Hoplite
polis-card-phalanx = Phalange
    .one = une Phalange
    .the = la Phalange
polis-card-trireme = Trière
    .one = une Trière
    .the = la Trière
polis-card-leader = Meneur
    .one = un Meneur
    .the = le Meneur
polis-card-mercenary = Mercenaire
    .one = un Mercenaire
    .the = le Mercenaire
polis-card-assassin = Assassin
    .one = un Assassin
    .the = l'Assassin
polis-card-colony = Colonie
    .one = une Colonie
    .the = la Colonie
polis-card-troy = Ville de Troie
    .one = la Ville de Troie
    .the = la Ville de Troie
polis-card-temple_apollo = Temple d'Apollon
    .one = le Temple d'Apollon
    .the = le Temple d'Apollon
polis-card-temple_athena = Temple d'Athéna
    .one = le Temple d'Athéna
    .the = le Temple d'Athéna
polis-card-temple_ares = Temple d'Arès
    .one = le Temple d'Arès
    .the = le Temple d'Arès
polis-card-temple_zeus = Temple de Zeus
    .one = le Temple de Zeus
    .the = le Temple de Zeus
polis-card-theatre = Théâtre
    .one = un Théâtre
    .the = le Théâtre
polis-card-harbour = Port
    .one = un Port
    .the = le Port
polis-card-corinth_canal = Canal de Corinthe
    .one = le Canal de Corinthe
    .the = le Canal de Corinthe
polis-card-agora = Agora
    .one = une Agora
    .the = l'Agora
polis-card-quarry = Carrière de marbre
    .one = une Carrière de marbre
    .the = la Carrière de marbre
polis-card-barracks = Caserne
    .one = une Caserne
    .the = la Caserne
polis-card-academy = Académie
    .one = une Académie
    .the = l'Académie
polis-card-workshop = Atelier
    .one = un Atelier
    .the = l'Atelier
polis-card-treasury = Trésor
    .one = un Trésor
    .the = le Trésor
polis-card-potter = Potier
    .one = un Potier
    .the = le Potier
polis-card-tragedian = Tragédien
    .one = un Tragédien
    .the = le Tragédien
polis-card-captain = Capitaine
    .one = un Capitaine
    .the = le Capitaine
polis-card-priestess = Prêtresse
    .one = une Prêtresse
    .the = la Prêtresse
polis-card-merchant = Marchand
    .one = un Marchand
    .the = le Marchand
polis-card-farmer = Paysan
    .one = un Paysan
    .the = le Paysan
polis-card-merchant_ship = Navire marchand
    .one = un Navire marchand
    .the = le Navire marchand
polis-card-architect = Architecte
    .one = un Architecte
    .the = l'Architecte
polis-card-alexander = Alexandre le Grand
    .one = Alexandre le Grand
    .the = Alexandre le Grand
polis-card-archimedes = Archimède
    .one = Archimède
    .the = Archimède
polis-card-aristotle = Aristote
    .one = Aristote
    .the = Aristote
polis-card-diogenes = Diogène
    .one = Diogène
    .the = Diogène
polis-card-euclid = Euclide
    .one = Euclide
    .the = Euclide
polis-card-herodotus = Hérodote
    .one = Hérodote
    .the = Hérodote
polis-card-hippocrates = Hippocrate
    .one = Hippocrate
    .the = Hippocrate
polis-card-homer = Homère
    .one = Homère
    .the = Homère
polis-card-phidias = Phidias
    .one = Phidias
    .the = Phidias
polis-card-plato = Platon
    .one = Platon
    .the = Platon
polis-card-socrates = Socrate
    .one = Socrate
    .the = Socrate
polis-card-pericles = Périclès
    .one = Périclès
    .the = Périclès
polis-card-leonidas = Léonidas
    .one = Léonidas
    .the = Léonidas
polis-card-statue_of_zeus = Statue de Zeus
    .one = la Statue de Zeus
    .the = la Statue de Zeus
polis-card-lighthouse = Phare d'Alexandrie
    .one = le Phare d'Alexandrie
    .the = le Phare d'Alexandrie
polis-card-acropolis = Acropole
    .one = l'Acropole
    .the = l'Acropole
polis-end-card = carte Fin de partie
    .one = une carte Fin de partie
    .the = la carte Fin de partie

## Colours and decks

polis-colour-red = rouge
polis-colour-green = verte
polis-colour-blue = bleue
polis-colour-yellow = jaune
polis-deck-red = pioche rouge
polis-deck-green = pioche verte
polis-deck-blue = pioche bleue
polis-deck-yellow = pioche jaune
polis-some-red = carte rouge
    .one = une carte rouge
    .the = la carte rouge
polis-some-green = carte verte
    .one = une carte verte
    .the = la carte verte
polis-some-blue = carte bleue
    .one = une carte bleue
    .the = la carte bleue
polis-some-yellow = carte jaune
    .one = une carte jaune
    .the = la carte jaune

## Icons, symbols and phases

polis-icon-building = bâtiment
polis-icon-person = personnage
polis-icon-ship = navire
polis-symbol-culture = Culture
polis-symbol-discount =
    { $value ->
        [one] { $value } pièce
       *[other] { $value } pièces
    } de moins pour toute carte
polis-symbol-colour_discount =
    { $value ->
        [one] { $value } pièce
       *[other] { $value } pièces
    } de moins pour toute carte { $colour }
polis-symbol-coins =
    { $value ->
        [one] { $value } pièce
       *[other] { $value } pièces
    } par tour
polis-symbol-points =
    { $value ->
        [one] { $value } point
       *[other] { $value } points
    } par tour
polis-symbol-coins_per_colour = 1 pièce par tour et par carte { $colour }
polis-symbol-coins_per_building = 1 pièce par tour et par bâtiment
polis-symbol-start_coins =
    { $value ->
        [one] { $value } pièce
       *[other] { $value } pièces
    } au départ
polis-symbol-vase = Vase
polis-symbol-war = Guerre
polis-symbol-mercenary = Mercenaires
polis-symbol-end_points_per_colour = 1 point en fin de partie par carte { $colour }
polis-symbol-end_points =
    { $value ->
        [one] { $value } point
       *[other] { $value } points
    } en fin de partie
polis-symbol-end_points_per_building = 1 point en fin de partie par bâtiment
polis-city = { $city }, côté { $side }
polis-phase-draw = Pioche
polis-phase-auction = Enchères
polis-phase-develop = Développement
polis-phase-protect = Protection
polis-phase-profit = Profit
polis-phase-trade = Commerce
polis-phase-war = Guerre

## What a player can do

polis-do-board = Prenez { $city }.
polis-do-look = Regardez la première carte de la { $deck }.
polis-do-draw = Piochez dans la { $deck }.
polis-do-extra =
    Achetez une carte supplémentaire de la { $deck } pour { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }.
polis-do-aristotle =
    Achetez une carte supplémentaire de la { $deck } pour { $tokens ->
        [one] { $tokens } point de victoire
       *[other] { $tokens } points de victoire
    }, grâce à Aristote.
polis-do-offer = Mettez aux enchères { $card-the }.
polis-do-bid =
    Proposez { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }.
polis-do-pass = Passez.
polis-do-sell =
    Vendez la carte à { $player } pour { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }.
polis-do-keep =
    Payez { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    } à { $player } et gardez la carte.
polis-do-keep-unwanted =
    Payez { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    } à la banque et gardez la carte.
polis-do-drop = Retirez la carte du jeu.
polis-do-develop = Développez { $card-the }.
polis-do-found =
    Payez encore { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    } et révélez la première carte rouge.
polis-do-visit = Piochez dans la { $deck } grâce au temple.
polis-do-discard = Remettez { $card-the } dans la boîte.
polis-do-protect = Protégez { $card-the } avec une pièce sur : { $symbol }.
polis-do-income =
    Percevez vos revenus : { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }, { $tokens ->
        [one] { $tokens } point de victoire
       *[other] { $tokens } points de victoire
    }.
polis-do-tuck = Glissez { $card-the } sous Alexandre.
polis-do-homer = Ajoutez { $card-the } à votre Histoire avec Homère.
polis-do-exchange = Avec { $used-the }, remettez { $card-the } dans la boîte et piochez une autre carte.
polis-do-harbour =
    Payez { $tokens ->
        [one] { $tokens } point de victoire
       *[other] { $tokens } points de victoire
    } : { $player } doit commercer avec vous.
polis-do-herodotus = Consultez l'Histoire de { $player } avec Hérodote.
polis-do-hippocrates = Cherchez une carte dans votre Histoire avec Hippocrate.
polis-do-plato =
    Payez { $tokens ->
        [one] { $tokens } point de victoire
       *[other] { $tokens } points de victoire
    } à Platon : { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    } pour vous, { $gift ->
        [one] { $gift } pièce
       *[other] { $gift } pièces
    } pour { $player }.
polis-do-buy-points =
    Achetez { $tokens ->
        [one] { $tokens } point de victoire
       *[other] { $tokens } points de victoire
    } pour { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    } avec Euclide.
polis-do-sell-points =
    Vendez { $tokens ->
        [one] { $tokens } point de victoire
       *[other] { $tokens } points de victoire
    } pour { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    } avec Euclide.
polis-do-remove = Retirez { $card-the } du jeu.
polis-do-return = Ramenez { $card-the } dans votre cité.
polis-do-kill =
    Payez { $tokens ->
        [one] { $tokens } point de victoire
       *[other] { $tokens } points de victoire
    } à l'Assassin : { $card-the } de { $player } entre dans l'Histoire.
polis-do-trade = Commercez avec { $player }.
polis-do-attack = Attaquez { $player }.
polis-do-destroy = Détruisez { $card-the } de { $player }.
polis-do-sacrifice = Sacrifiez { $card-the }.
polis-do-resign = { $player } abandonne.
polis-done-look = Ne regardez plus de carte.
polis-done-extra = N'achetez pas de carte supplémentaire.
polis-done-offer = Ne mettez plus de carte aux enchères.
polis-done-develop = Ne développez rien de plus.
polis-done-found = Laissez la carte rouge où elle est.
polis-done-visit = Ne piochez pas pour le temple.
polis-done-protect = Ne protégez rien.
polis-done-profit = Terminez la phase de profit.
polis-done-profit-income =
    Percevez vos revenus de { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }{ $tokens ->
        [0] {""}
        [one] { " " }et { $tokens } point de victoire
       *[other] { " " }et { $tokens } points de victoire
    }, et terminez la phase de profit.
polis-done-trade = Ne commercez plus.
polis-done-war = Ne faites pas la guerre et terminez le tour.
polis-done-strike = Laissez l'Assassin en paix et terminez le tour.

## What it costs and brings

polis-price-costs =
    coût : { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }
polis-price-tokens =
    coût : { $tokens ->
        [one] { $tokens } point de victoire
       *[other] { $tokens } points de victoire
    }
polis-price-discount =
    { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    } de moins : { $source }
polis-price-to-pay =
    à payer : { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }
polis-price-nothing = rien à payer
polis-price-mercenaries =
    { $war ->
        [one] { $war } symbole Guerre
       *[other] { $war } symboles Guerre
    } par les mercenaires : { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }
polis-price-brings =
    rapporte { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }
polis-price-brings-from =
    rapporte { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    } : { $source }
polis-price-points-from =
    rapporte { $tokens ->
        [one] { $tokens } point de victoire
       *[other] { $tokens } points de victoire
    } : { $source }
polis-price-brings-player =
    rapporte { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    } à { $player }
polis-price-points =
    rapporte { $tokens ->
        [one] { $tokens } point de victoire
       *[other] { $tokens } points de victoire
    }
polis-price-sacrifice = coût : une de vos cartes Guerre
polis-brings-city = dans la cité : { $changes }
polis-for-rival-loses = { $player } perd : { $changes }
polis-for-saves =
    { $coins ->
        [one] les réductions épargnent { $coins } pièce
       *[other] les réductions épargnent { $coins } pièces
    }
polis-total-culture = Culture
polis-total-vase = Vases
polis-total-war = Guerre
polis-total-defence = Guerre en défense
polis-total-coins = pièces par tour
polis-total-points = points par tour
polis-total-discount = réduction
polis-source-board = plateau de cité

## What is awaited

polis-prompt-board = { $player } : choisissez un plateau de cité et son côté.
    .watched = { $player } choisit un plateau de cité et son côté.
polis-prompt-side = { $player } : choisissez le côté de votre plateau de cité.
    .watched = { $player } choisit le côté de son plateau de cité.
polis-prompt-opening = { $player } : piochez votre première carte.
    .watched = { $player } pioche sa première carte.
polis-prompt-look = { $player } : regardez la première carte d'une pioche grâce au Phare, ou continuez.
    .watched = { $player } peut regarder la première carte d'une pioche grâce au Phare.
polis-prompt-draw = { $player } : piochez une carte ; il en reste { $count } à piocher, dans des pioches différentes.
    .watched = { $player } pioche une carte.
polis-prompt-extra =
    { $player } : achetez une carte supplémentaire pour { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }, ou continuez.
    .watched = { $player } peut acheter une carte supplémentaire.
polis-prompt-extra-tokens =
    { $player } : achetez une carte supplémentaire grâce à Aristote pour { $tokens ->
        [one] { $tokens } point de victoire
       *[other] { $tokens } points de victoire
    }, ou continuez.
    .watched = { $player } peut acheter une carte supplémentaire grâce à Aristote.
polis-prompt-offer = { $player } : mettez une carte aux enchères.
    .watched = { $player } choisit une carte à mettre aux enchères.
polis-prompt-offer-more = { $player } : mettez une autre carte aux enchères, ou continuez.
    .watched = { $player } peut mettre une autre carte aux enchères.
polis-prompt-bid =
    { $player } : enchérissez pour { $card-the } de { $seller }, ou passez. { $coins ->
        [0] Il n'y a pas encore d'offre.
        [one] Meilleure offre : { $coins } pièce.
       *[other] Meilleure offre : { $coins } pièces.
    }
    .watched =
        { $player } enchérit pour { $card-the } de { $seller }, ou passe. { $coins ->
            [0] Il n'y a pas encore d'offre.
            [one] Meilleure offre : { $coins } pièce.
           *[other] Meilleure offre : { $coins } pièces.
        }
polis-prompt-settle =
    { $player } : vendez à { $bidder } pour { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }, ou gardez la carte.
    .watched = { $player } vend la carte à { $bidder } ou la garde.
polis-prompt-unwanted =
    { $player } : personne n'a enchéri. Gardez la carte pour { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }, ou retirez-la du jeu.
    .watched = Personne n'a enchéri. { $player } garde la carte ou la retire du jeu.
polis-prompt-develop = { $player } : développez une carte (encore { $count }), ou continuez.
    .watched = { $player } peut développer une carte.
polis-prompt-found =
    { $player } : payez à nouveau { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    } pour la première carte rouge, ou non.
    .watched = { $player } peut payer à nouveau pour la première carte rouge.
polis-prompt-visit = { $player } : piochez une carte pour le temple, ou non.
    .watched = { $player } peut piocher une carte pour le temple.
polis-prompt-discard = { $player } : Phidias demande une carte de votre main pour la boîte.
    .watched = Phidias demande une carte pour la boîte : { $player } la choisit.
polis-prompt-replace = { $player } : piochez une carte pour remplacer celle qui a été remise dans la boîte (encore { $count }).
    .watched = { $player } pioche une carte pour remplacer celle qui a été remise dans la boîte.
polis-prompt-protect =
    { $player } : protégez une carte avec { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }, ou continuez.
    .watched = { $player } peut protéger une carte.
polis-prompt-profit = { $player } : percevez vos revenus et utilisez vos cartes.
    .watched = { $player } perçoit ses revenus et utilise ses cartes.
polis-prompt-erase = { $player } : retirez une carte de l'Histoire de { $target }.
    .watched = { $player } retire une carte de l'Histoire de { $target }.
polis-prompt-return = { $player } : choisissez une carte de votre Histoire à ramener.
    .watched = { $player } choisit une carte de son Histoire à ramener.
polis-prompt-trade = { $player } : choisissez un partenaire commercial, ou continuez.
    .watched = { $player } peut commercer avec quelqu'un.
polis-prompt-ordered = { $player } : un Port vous oblige à commercer.
    .watched = Un Port oblige { $player } à commercer.
polis-prompt-war = { $player } : attaquez quelqu'un, ou terminez votre tour.
    .watched = { $player } peut attaquer quelqu'un.
polis-prompt-destroy = { $player } : choisissez la carte de { $target } à détruire.
    .watched = { $player } choisit la carte de { $target } à détruire.
polis-prompt-sacrifice = { $player } : choisissez une de vos cartes Guerre à sacrifier.
    .watched = { $player } choisit une de ses cartes Guerre à sacrifier.
polis-prompt-strike = { $player } : le tour va se terminer. Faites frapper l'Assassin, ou terminez votre tour.
    .watched = { $player } peut faire frapper l'Assassin avant la fin du tour.

## What happened

polis-log-board = { $player } a { $city }.
polis-log-turn = Tour { $turn } : { $player }.
polis-log-looks = { $player } regarde la première carte de la { $deck }.
polis-log-looked = C'est { $card-the }.
polis-log-extra =
    { $player } achète une carte supplémentaire de la { $deck } pour { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }.
polis-log-aristotle =
    { $player } achète une carte supplémentaire de la { $deck } pour { $tokens ->
        [one] { $tokens } point de victoire
       *[other] { $tokens } points de victoire
    }, grâce à Aristote.
polis-log-draws = { $player } pioche dans la { $deck }.
polis-log-drawn = Vous avez pioché { $card-one }.
polis-log-end-card =
    La { $deck } est bloquée par sa carte Fin de partie. { $count ->
        [one] C'est la première.
       *[other] Il y en a maintenant { $count }.
    }
polis-log-offers = { $player } met aux enchères { $card-one }.
polis-log-offered = C'est { $card-one }.
polis-log-bids =
    { $player } propose { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }.
polis-log-passes = { $player } passe.
polis-log-sells =
    { $player } vend { $card-the } à { $buyer } pour { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }.
polis-log-keeps =
    { $player } paie { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    } à { $bidder } et garde { $card-the }.
polis-log-keeps-unwanted =
    { $player } paie { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    } à la banque et garde { $card-the }.
polis-log-drops = Personne ne veut { $card-the } de { $player } : elle quitte le jeu.
polis-log-places = { $player } a désormais { $card-the } dans sa cité.
polis-log-develops =
    { $player } développe { $card-the } { $coins ->
        [0] gratuitement
        [one] pour { $coins } pièce
       *[other] pour { $coins } pièces
    }.
polis-log-founds =
    { $player } fonde une colonie { $coins ->
        [0] gratuitement
        [one] pour { $coins } pièce
       *[other] pour { $coins } pièces
    }.
polis-log-phidias =
    Pour Phidias, { $player } remet toute sa main dans la boîte, { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }.
polis-log-discards = { $player } remet { $card-one } dans la boîte.
polis-log-protects = { $player } protège { $card-the } avec une pièce sur { $symbol }.
polis-log-income =
    { $tokens ->
        [0] { $coins ->
            [0] { $player } ne reçoit rien.
            [one] { $player } reçoit { $coins } pièce.
           *[other] { $player } reçoit { $coins } pièces.
        }
        [one] { $coins ->
            [0] { $player } reçoit { $tokens } point de victoire.
            [one] { $player } reçoit { $coins } pièce et { $tokens } point de victoire.
           *[other] { $player } reçoit { $coins } pièces et { $tokens } point de victoire.
        }
       *[other] { $coins ->
            [0] { $player } reçoit { $tokens } points de victoire.
            [one] { $player } reçoit { $coins } pièce et { $tokens } points de victoire.
           *[other] { $player } reçoit { $coins } pièces et { $tokens } points de victoire.
        }
    }
polis-log-tucks = { $player } glisse { $card-one } sous Alexandre.
polis-log-exchanges = { $player } remplace { $card-one } ({ $used }).
polis-log-buys-points =
    { $player } achète { $tokens ->
        [one] { $tokens } point de victoire
       *[other] { $tokens } points de victoire
    } pour { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }.
polis-log-sells-points =
    { $player } vend { $tokens ->
        [one] { $tokens } point de victoire
       *[other] { $tokens } points de victoire
    } pour { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }.
polis-log-harbour = { $player } tourne un Port vers { $target }, qui doit commercer avec son propriétaire.
polis-log-herodotus = { $player } consulte l'Histoire de { $target }.
polis-log-erases = { $player } retire { $card-one } de l'Histoire de { $target }.
polis-log-erased = C'était { $card-one }.
polis-log-hippocrates = { $player } ramène une carte de l'Histoire avec Hippocrate.
polis-log-homer = { $player } ajoute { $card-one } à l'Histoire avec Homère.
polis-log-plato =
    Platon rapporte { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    } à { $player } et { $gift ->
        [one] { $gift } pièce
       *[other] { $gift } pièces
    } à { $other }.
polis-log-assassin = L'Assassin de { $player } élimine { $card-the } de { $target }.
polis-log-trades =
    { $player } commerce avec { $partner } et reçoit { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    } ; { $partner } en reçoit { $gift }.
polis-log-attacks = { $player } attaque { $target } avec { $war } en Guerre contre { $defence }.
polis-log-attacks-hired =
    { $player } attaque { $target } avec { $war } en Guerre contre { $defence }, avec des mercenaires pour { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }.
polis-log-spoils =
    { $player } reçoit { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    } de butin.
polis-log-destroys = { $player } détruit { $card-the } de { $target }.
polis-log-sacrifices = { $player } sacrifie { $card-the }.
polis-log-tucked-cards =
    Les cartes sous Alexandre quittent avec lui la cité de { $player } ({ $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }).
polis-log-resigns = { $player } abandonne.

## The end

polis-end-cards = La deuxième carte Fin de partie est révélée : on compte les points.
polis-end-last-one = { $player } gagne : il ne reste personne d'autre en jeu.
polis-result =
    { $place }. { $player } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    } : { $tokens } des jetons, { $cards } des cartes, { $coins } des pièces, { $history } de l'Histoire ({ $culture } Culture fois { $pile })
polis-tally-points = Points
polis-tally-tokens = Jetons
polis-tally-cards = Points sur les cartes
polis-tally-coins = Pour les pièces
polis-tally-history = Histoire fois Culture
polis-tally-city = Cartes dans la cité
polis-order = Gagne qui a le plus de points ; à égalité, le plus de cartes dans la cité ; à égalité sur les deux, la place est partagée.
polis-order-last-one = Derrière le vainqueur, les points départagent, puis les cartes dans la cité ; qui a abandonné vient en dernier.

## What comes first

polis-first-board = Choisissez d'abord un plateau de cité.
polis-first-opening = Chacun pioche d'abord une carte.
polis-first-look = Utilisez d'abord le Phare, ou continuez sans lui.
polis-first-draw = Piochez d'abord vos cartes.
polis-first-extra = Achetez d'abord une carte supplémentaire, ou continuez sans elle.
polis-first-offer = C'est la phase des enchères : mettez une carte aux enchères.
polis-first-bid = Une enchère est en cours : enchérissez ou passez.
polis-first-settle = Décidez d'abord du sort de la carte mise aux enchères.
polis-first-develop = C'est la phase de développement : développez une carte, ou continuez.
polis-first-found = Décidez d'abord pour la Colonie : payez à nouveau, ou non.
polis-first-visit = Piochez d'abord pour le temple, ou non.
polis-first-discard = Choisissez d'abord la carte pour Phidias.
polis-first-replace = Piochez d'abord la carte qui vous revient.
polis-no-exchange-yet = Piochez d'abord la carte qui vous revient pour l'une de celles-ci : { $cards }.
polis-first-protect = C'est la phase de protection : protégez une carte, ou continuez.
polis-first-profit = C'est la phase de profit : percevez vos revenus, utilisez vos cartes, ou continuez.
polis-first-erase = Choisissez d'abord une carte de l'Histoire que vous consultez.
polis-first-return = Choisissez d'abord la carte qu'Hippocrate ramène.
polis-first-trade = C'est la phase de commerce : choisissez un partenaire, ou continuez.
polis-first-war = C'est la phase de guerre : attaquez quelqu'un, ou terminez votre tour.
polis-first-destroy = Choisissez d'abord la carte à détruire.
polis-first-sacrifice = Choisissez d'abord la carte à sacrifier.
polis-first-strike = Le tour va se terminer : faites frapper l'Assassin, ou terminez-le.

## Why not

polis-no-game-over = La partie est terminée.
polis-no-such-seat = Personne n'est assis à cette place.
polis-no-other-board = Un autre plateau vous a été distribué : vous n'en choisissez que le côté.
polis-no-taken-board = Ce plateau de cité est déjà pris.
polis-no-first-board = Dans une première partie, on utilise d'autres plateaux de cité, côté A visible.
polis-no-blocked-deck = La { $deck } est bloquée par sa carte Fin de partie.
polis-no-same-deck = Vous avez déjà pioché dans la { $deck } : les deux cartes viennent de pioches différentes.
polis-no-other-deck = Le temple indique une autre pioche.
polis-no-coins =
    Cela coûte { $need ->
        [one] { $need } pièce
       *[other] { $need } pièces
    } ; vous en avez { $have }.
polis-no-tokens =
    Cela coûte { $need ->
        [one] { $need } point de victoire
       *[other] { $need } points de victoire
    } ; vos jetons en valent { $have }.
polis-no-aristotle = Il n'y a pas dans votre cité d'Aristote que vous puissiez utiliser maintenant.
polis-no-looked = Vous avez déjà regardé la { $deck }.
polis-no-hand = Vous n'avez pas { $card-the } en main.
polis-no-cards = Vous n'avez aucune carte en main.
polis-no-first-auction = Au moins une carte doit être mise aux enchères.
polis-no-auction = Il n'y a pas d'enchère où passer.
polis-no-higher-bid =
    Une offre doit dépasser { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }.
polis-no-cash =
    Vous ne pouvez pas proposer plus que ce que vous avez : { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }.
polis-no-lot = Il n'y a pas de carte aux enchères dont décider.
polis-no-buyer = Personne n'a enchéri : il n'y a pas d'acheteur.
polis-no-drop = { $player } a enchéri : vendez la carte ou gardez-la.
polis-no-third =
    Ce tour-ci, vous avez déjà développé { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    } : c'est le maximum.
polis-no-colony = Aucune Colonie ne vient d'être placée.
polis-no-history-card = Cette carte n'est pas dans cette Histoire : { $card }.
polis-no-ring = Ce symbole n'est pas cerclé : { $symbol } ({ $card }).
polis-no-second-coin = Il y a déjà une pièce sur { $card-the }.
polis-no-second-income = Vous avez déjà perçu vos revenus.
polis-no-text = Cette carte n'a pas de texte à utiliser : { $card }.
polis-no-activation = Cette carte ne s'utilise pas dans la phase de profit, son texte agit de lui-même : { $card }.
polis-no-use-aristotle = Aristote s'utilise dans la phase de pioche : il achète la carte supplémentaire contre des points de victoire.
polis-no-use-assassin = L'Assassin s'utilise sur une personne : choisissez qui il élimine.
polis-no-use-lighthouse = Le Phare s'utilise avant la phase de pioche, pour regarder la première carte de pioches.
polis-no-use-mercenary = Cette carte ne s'utilise pas seule : pendant que vous attaquez, autant de mercenaires qu'il en faut sont engagés ({ $card }).
polis-no-use-troy = Cette carte ne s'utilise pas : ses symboles Guerre comptent d'eux-mêmes quand sa cité est attaquée ({ $card }).
polis-no-again-turn = Cette carte a déjà été utilisée : { $card }.
polis-no-again-game = Cette carte ne sert qu'une fois par partie, et elle a déjà servi : { $card }.
polis-no-decks = Toutes les pioches sont bloquées : il n'y a rien à piocher.
polis-no-self = Il faut choisir un autre joueur.
polis-no-gone = { $player } a abandonné : on ne traite plus avec cette cité.
polis-no-history = { $player } n'a pas d'Histoire.
polis-no-own-history = Vous n'avez pas encore d'Histoire.
polis-no-back-deal = Ce qu'Euclide vient d'échanger ne s'échange pas aussitôt dans l'autre sens.
polis-no-supply = Il ne reste pas assez de jetons.
polis-no-assassin = Cette carte n'est pas un Assassin : { $card }.
polis-no-assassin-now = L'Assassin ne frappe pas à ce moment.
polis-no-person = Cette carte n'a pas l'icône personnage : { $card }.
polis-no-suicide = Un Assassin ne peut pas s'éliminer lui-même.
polis-no-covered-victim = Une pièce protège { $card-the } contre l'Assassin.
polis-no-order = Un Port vous oblige à commercer avec { $owners }.
polis-no-order-some =
    Des Ports vous obligent à commercer avec { $count ->
        [one] un
       *[other] { $count }
    } de ces joueurs : { $owners }.
polis-no-partner = Vous avez commercé avec { $player } ce tour-ci : vous ne pouvez pas attaquer cette cité.
polis-no-strength = Il vous faut plus de Guerre que { $player } : { $war } contre { $defence }.
polis-no-mercenaries =
    Les mercenaires contre { $player } coûteraient { $need ->
        [one] { $need } pièce
       *[other] { $need } pièces
    } ; vous en avez { $have }.
polis-no-sacrifice = Vous n'avez pas de carte Guerre à sacrifier : vous ne pouvez pas attaquer.
polis-no-empty-attack = Rien ne peut être détruit dans la cité de { $player }.
polis-no-protected = Une pièce protège { $card-the }.
polis-no-diogenes = Qui a Alexandre dans sa cité ne peut pas détruire Diogène.
polis-no-statue = C'est la Statue de Zeus qui doit être détruite.
polis-no-war = On ne voit pas de symbole Guerre sur { $card-the }.
polis-no-defence-card = Les symboles Guerre de cette carte ne comptent qu'en défense, on ne peut pas la sacrifier : { $card }.
polis-no-second-resignation = { $player } a déjà abandonné.

## What is reconstructed

polis-reconstructed-boards = Les deux côtés des plateaux de cité sont reconstitués.
polis-reconstructed-symbols = La plupart des symboles et des anneaux sur les cartes sont reconstitués.
polis-reconstructed-cards = Ces cartes sont de notre invention : { $invented }.
