# What `petteia bench` tells: how fast the engine is.

# Who is measured

bench-players = { $game }, { $players } joueurs
bench-plain = { $game }, { $players } joueurs, Python simple
bench-broke-off = son processus s'est interrompu, pour la raison ci-dessus
bench-compiled = le moteur compilé
bench-not-compiled = petteia est installé sans lui, donc tous les chiffres sont ceux de Python simple
bench-not-plain = ce qui devait être du Python simple a tout de même été compilé
bench-no-script = { $file } n'est ni ici ni dans un dossier au-dessus : à lancer dans le dépôt
bench-not-fetched = il n'est pas encore là : une mesure sans --quick le télécharge
bench-no-network = { $package } n'a pas pu être téléchargé : y a-t-il un réseau ?

# On the way

bench-fetching = Téléchargement de { $package } dans { $folder }, pour cette fois
bench-round = Tour { $number } sur { $rounds }
bench-starting = Lancement d'interpréteurs neufs

# The report

bench-machine = Petteia { $petteia }, moteur : { $engine } ; { $python } ; { $system } ; { $processor }, { $cores } cœurs, charge à la fin { $load }.
bench-rounds = { $rounds } tours alternés de { $seconds } s, médianes ; seules comptent les décisions avec au moins deux actions permises.
bench-unknown = inconnu
bench-left-out = Laissé de côté : { $who } : { $why }.
bench-busy = La machine avait plus à faire qu'elle n'a de cœurs : on peut se fier aux rapports, pas aux millisecondes.
bench-missed = ✗✗✗ LIMITES MANQUÉES : { $budgets } ✗✗✗
bench-all-but = Toutes les limites sont tenues, sauf celles qui n'ont pas été mesurées : { $budgets }.
bench-all-met = Toutes les limites sont tenues.
bench-not-measured = non mesuré

# Heads of tables

bench-head-play = jeu au hasard
bench-head-decisions = décisions/s
bench-head-spread = écart
bench-head-games = parties/s
bench-head-length = décisions/partie
bench-head-branching = choix
bench-head-middle = au milieu d'une partie à trois
bench-head-budget = limite
bench-head-measured = mesuré
bench-head-wanted = voulu
bench-head-met = tenue

# What bots do most

bench-do-clone = copier un état
bench-do-legal = énumérer ses actions permises
bench-do-hide = cacher ce qu'une place ne sait pas
bench-do-sample = tirer un état qui pourrait être le vrai
bench-do-evaluate = l'évaluer pour une place
bench-do-write = l'écrire comme position
bench-do-search = recherche : une itération avec évaluation
bench-do-playout = recherche : une itération avec toute une partie au hasard
bench-do-late = recherche : retard sur un délai de 50 ms
bench-fresh-start = importation et première position, interpréteur neuf

# Budgets

bench-against = { $one } : { $other }
bench-a-clone = une copie { $game ->
    [Attika] d'Attika
    [Olympos] d'Olympos
   *[other] de { $game }
}
bench-a-search = recherche dans { $game } avec des parties au hasard
bench-a-start = importation et première position
bench-wanted-times = { $sign } { $count } fois
bench-wanted-microseconds = { $sign } { $count } µs
bench-wanted-milliseconds = { $sign } { $count } ms
bench-wanted-iterations = { $sign } { $count } par seconde
