# What is told of many games of bots: reports for the browser, and the same in the terminal.

arena-what-wins = { $game } : ce qui gagne
arena-lead =
    { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    } à { $players } joueurs sur { $deals ->
        [one] { $deals } donne
       *[other] { $deals } donnes
    }
arena-summary = { $game } : { $lead }, graine { $seed }
arena-summary-of = { $game } : { $lead }, { $bot }, graine { $seed }
arena-more = et { $count } de plus
arena-first = en premier
arena-second = en deuxième
arena-third = en troisième
arena-fourth = en quatrième
arena-fifth = en cinquième

# Heads of tables

arena-bot = Bot
arena-wins = Victoires
arena-interval = Intervalle 95 %
arena-fair = Équitable
arena-games = Parties
arena-seats = Places
arena-rating = Force
arena-score = Score
arena-decisions = Décisions
arena-ms-each = ms chacune
arena-plays = Joue
arena-category = Catégorie
arena-ending = Fin
arena-mean-score = Score moyen
arena-order-of-play = Ordre de jeu
arena-turns = Tours
arena-winners = Gagnants
arena-others = Les autres
arena-of = De
arena-mean = Moyenne
arena-lowest = Minimum
arena-lower-quarter = Premier quart
arena-middle = Médiane
arena-upper-quarter = Troisième quart
arena-highest = Maximum
arena-decisions-a-game = Décisions par partie
arena-ms-a-decision = Millisecondes par décision
arena-slowest = La plus lente, en secondes
arena-what-it-did = Ce qu'il a fait
arena-times = Fois

# What sets players apart

arena-trait-city = Cité
arena-trait-groups = Groupes
arena-trait-discoveries = Découvertes
arena-trait-wonders = Merveilles
arena-trait-condemned_stars = Étoiles condamnées
arena-trait-city_boards = Plateaux de cité
arena-trait-cards = Cartes
arena-trait-opening = Ouverture
arena-trait-opening_place = Lieu d'ouverture

# Sections of a report

arena-wins-words = Combien de ses parties chaque bot a gagnées, une victoire partagée étant répartie. La ligne est l'intervalle où se trouve le vrai taux 19 fois sur 20 (Wilson) ; la marque en pointillé est ce qui serait équitable pour ses places.
arena-wins-table = Victoires par bot
arena-ratings = Force des bots
arena-ratings-words = OpenSkill (Plackett et Luce) sur tous les rangs, pas seulement le premier. Chacun commence à 25 ; la ligne fait 1,96 écart-type de chaque côté.
arena-ratings-table = Force par bot
arena-wins-by-order = Victoires par rang dans l'ordre de jeu
arena-wins-by-order-words = Chaque bot est partout aussi souvent, sur les mêmes donnes ; la donne décide qui commence.
arena-wins-by-order-table = Victoires de chaque bot quand il joue en premier, en deuxième, ...
arena-order-words = Combien de fois chaque rang dans l'ordre de jeu a gagné, une victoire partagée étant répartie.
arena-trait-words = Combien de fois ceux qui l'avaient ont gagné, et combien ils étaient ; la marque en pointillé est la part de n'importe qui. Que les gagnants aient quelque chose ne veut pas dire que cela les fait gagner.
arena-rarer = Plus rares, laissés de côté : { $count }.
arena-trait-table = Victoires selon : { $kind }
arena-scores = Scores
arena-scores-words = Combien de fois chaque score est venu, et de quoi il est fait, en moyenne.
arena-mean-by-category = Moyenne par catégorie
arena-hill = { $name } : de { $least } à { $most }, { $mean } en moyenne
arena-winners-and-others = Gagnants et autres
arena-winners-words = De quoi est fait le score des gagnants, à côté de celui de tous les autres.
arena-winners-table = Moyenne par catégorie, des gagnants et des autres
arena-lengths = Durée des parties
arena-lengths-words = Tours de tous les joueurs ensemble, et décisions avec plus d'une action permise.
arena-endings = Façons de gagner
arena-endings-words = Comment ont fini les parties que chaque bot a gagnées.
arena-endings-table = Fins, en pourcentage des parties gagnées par le bot
arena-thinking = Réflexion
arena-thinking-words = Décisions avec plus d'une action permise, et le temps qu'elles ont pris sur la machine qui a joué.
arena-thinking-table = Décisions et temps par bot
arena-faults = Fautes
arena-faults-words = Bots qui ont causé une erreur, enfreint les règles ou dépassé leur temps. Un coup permis tiré au sort a remplacé le leur, et la partie a continué.
arena-faults-table = Fautes par bot
arena-repeat = Comment le répéter
arena-repeat-words = La même commande joue les mêmes parties. Les bots qui suivent l'horloge peuvent choisir autrement sur une autre machine.
arena-command = Commande
arena-seed = Graine
arena-options = Options
arena-setup = Mise en place
arena-by-lot = tirée au sort
arena-components = Matériel
arena-own-file = le fichier d'un propriétaire
arena-axis = De { $low } à { $high }

# What stands in the way

arena-no-cluster = Il n'y a pas de grappe Ray à { $address } : { $why }
arena-locked = Quelqu'un d'autre écrit en ce moment dans { $file }.
arena-not-games = { $file } n'est pas un fichier de parties : choisissez un autre dossier.
arena-other-games = Il y a autre chose dans { $folder } : { $differences }. Choisissez un autre dossier.
arena-not-a-game = La ligne { $line } de { $file } n'est pas une partie.
arena-nobody = Il faut que quelqu'un joue.
arena-unplayable = Partie { $number } : { $why }
arena-workers-lost = la grappe perd sans cesse ses processus.
arena-worker-dies = le processus qui la joue meurt sans cesse.
