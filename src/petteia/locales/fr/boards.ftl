# What stands on and beside the boards that the terminal draws. Pieces are called there as they are typed.

boards-player = joueur
boards-turn = Tour { $turn }.
boards-resigned = a abandonné
boards-none = aucune
boards-at-a-price = contre paiement
boards-face-down = { $count } cachées

# Attika

boards-hand = Main : { $cards }
boards-amphoras-held = Amphores : { $count }
boards-on-player-board = Sur votre plateau individuel : { $buildings }
boards-temple = temple
boards-built-by = construit par { $player }
boards-place = q,r un lieu
boards-cards =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
boards-cards-range = de { $fewest } à { $most } cartes
boards-cards-up-to =
    jusqu'à { $most ->
        [one] { $most } carte
       *[other] { $most } cartes
    }
boards-further-east = plus à l'est :
boards-map-tile = Tuile { $tile }
boards-map-tile-at = Tuile { $tile } en { $place }
boards-built = bâtis
boards-settlements = colonies
boards-amphoras = amphores
boards-piles = piles
boards-cards-held = cartes
boards-deck = Pioche { $count }.
boards-discards = Défausse
boards-supply = Amphores { $amphoras }. Tuiles { $tiles }.
boards-key-built = construit
boards-key-stored = sur le plateau individuel
boards-key-pile = dans une pile
boards-key-indented = en retrait : gratuit à côté de celui du dessus
boards-key-amphora = * amphore gagnée pour le groupe
boards-next-first = Face cachée, le prochain en tête :
boards-the-deck = pioche
boards-map-tiles = tuiles
boards-pile = pile { $pile }

# Olympos

boards-goods = Colons en réserve : { $stock }, sabliers : { $hourglasses }, cubes :
boards-territories = Territoires :
boards-destiny-cards = Cartes Destin : { $cards }
boards-star = étoile
boards-star-with-tribe = étoile avec une peuplade
boards-beside-north = à côté du Nord
boards-above = { $upper } au-dessus de { $lower }
boards-barbarians = barbares
boards-condemned = condamné
boards-one-olympos-card = une carte Olympos
boards-two = deux
boards-the-cross = la Croix
boards-two-points = deux points
boards-laid-twice = prestige posé deux fois
boards-bonuses = 1s colon, 2h sabliers, 2p prestige, gr cube, (..) bonus gris, -- plus de tuile
boards-action-points =
    { $count ->
        [one] { $count } point d'action
       *[other] { $count } points d'action
    }
boards-action-points-range = de { $fewest } à { $most } points d'action
boards-north = ~ le Nord ~
boards-olympos-card = Carte Olympos : { $card }
boards-card-face-down = face cachée
boards-oracle-shows = L'Oracle montre : { $cards }
boards-condemn-several = * porte une étoile. On peut en nommer plusieurs à la fois : `{ $example }, ...`.
boards-space = case
boards-stock = réserve
boards-glass = sabl.
boards-prestige = prest.
boards-held = cartes
boards-swords = épées
boards-stars = étoiles
boards-zeus = Zeus
boards-cubes = cubes
boards-land = terres
boards-no-discoveries = aucune découverte
boards-holds = a en main { $cards }
boards-destiny-deck = Pioche Destin { $count }. Défausse : { $discards }.
boards-olympos-cards = Cartes Olympos : { $cards }

# Polis

boards-auction = Enchères :
boards-no-bid = pas encore d'enchère
boards-bid-by = { $coins } par { $player }
boards-passed = ont passé : { $players }
boards-bids = de { $lowest } à { $highest }, ou pass
boards-purse = Pièces : { $coins }, jetons : { $tokens }, main :
boards-symbols = C Culture, V Vase, W Guerre, w Guerre en défense seulement, M mercenaires
boards-incomes = $2 pièces par tour, $/r par carte rouge, $/# par bâtiment, +1 points par tour
boards-end-points = !2 points en fin de partie, !/r par carte rouge, -1 de moins, -3y pour les cartes jaunes
boards-ring = [ ] anneau : une pièce peut y être, [{ $coin }] une pièce : à l'abri, le symbole ne compte pas
boards-marks = ^ avancée, >S tournée vers S, Guerre 2/5 attaque/défense, * joueur actif
boards-coins =
    { $count ->
        [one] { $count } pièce
       *[other] { $count } pièces
    }
boards-coins-range = de { $fewest } à { $most } pièces
boards-setup = Mise en place
boards-decks = Tour { $turn }, { $phase }. Pioches :
boards-end = FIN
boards-coins-held = pièces { $count }
boards-tokens-held = jetons { $count }
boards-war = Guerre { $count }
boards-culture = Culture { $count } x { $pile }
boards-vases = Vases { $count }
boards-in-hand = main
boards-no-city = pas encore de cité
boards-history = { $player }, Histoire : { $cards }
boards-under-alexander = { $player }, sous Alexandre : { $cards }
boards-out-of-game = Hors jeu : { $cards }
