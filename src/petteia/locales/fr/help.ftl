# What `petteia --help` tells. Names of commands, options and files stay as they are in every language.

help-usage = usage :
help-arguments = arguments
help-options = options
help-help = montrer ceci, et rien d'autre
help-examples = exemples :
help-petteia = Jeux de société de la Grèce antique au terminal : jouer, étudier, vérifier, simuler.
help-version = la version, et si le moteur est compilé
help-lang = la langue dans laquelle parle la commande (par défaut : celle de l'environnement)
help-to-play = pour jouer
help-to-study = pour étudier des positions
help-to-measure = pour mesurer
help-to-keep = pour conserver
help-row-serve = des tables dans le navigateur, avec des amis et des bots
help-row-play = une partie au terminal, avec des bots ou à tour de rôle
help-row-rules = les règles, ou l'une d'elles
help-row-components = ce qu'il y a dans la boîte, et vos propres fichiers
help-row-replay = vérifie une partie jouée, et la raconte
help-row-analyse = qui menait quand, et quels coups ont coûté le plus
help-row-new = une nouvelle position
help-row-show = la dessine
help-row-moves = tous les coups permis, avec leur coût
help-row-why = ce que coûte un coup, ou quelle règle l'interdit
help-row-advise = ce que ferait un bot, et ses chances de gagner
help-row-apply = la position après un coup
help-row-simulate = de nombreuses parties de bots, et leur déroulement
help-row-arena = des bots entre eux : qui est de quelle force
help-row-balance = des égaux entre eux : ce qui gagne
help-row-bench = la vitesse du moteur sur cette machine
help-row-backup = toutes les tables et les personnes d'un serveur, en un fichier
help-row-restore = la même chose, de retour dans un stockage vide
help-each = `petteia COMMAND --help` explique chacune, avec des exemples. Les fichiers sont en JSON, et `-` est l'entrée standard :
help-bots = Bots, du plus faible au plus fort : { $levels }. Autres : { $others } ; le vôtre : { $own }.
help-notation = Les coups s'écrivent dans la notation du jeu, par exemple :

# What commands share

help-game = quel jeu : { $games }
help-own-components = la transcription de la boîte par un propriétaire (TOML)
help-seed = un texte quelconque ; la même graine donne la même partie (par défaut : secrète)
help-option = une lecture d'une règle peu claire, comme reshuffle=when_empty ; peut être répété
help-json = afficher des données
help-record = un fichier avec un enregistrement, ou - pour l'entrée standard
help-position = un fichier avec une position, ou - pour l'entrée standard
help-move = un coup en notation ; plusieurs, chacun entre guillemets
help-players = à combien on joue
help-games = combien de parties (par défaut : 100)
help-jobs = processus (par défaut : un par processeur)

# play

help-play = Jouez au terminal, contre des bots ou à tour de rôle au même clavier. La partie est enregistrée après chaque coup et peut être reprise. Le fichier d'une partie inachevée contient sa graine secrète, qui trahit tout ce qui est caché : ne le montrez pas à vos adversaires.
help-play-alone = vous contre deux citizen
help-play-two = vous contre un
help-play-seats = qui est à quelle place
help-play-people = deux personnes et un bot
help-play-resume = continuer une partie enregistrée
help-play-players = à combien on joue (par défaut : 3, vous et deux citizen)
help-play-who = qui est à quelle place : me, ou un bot, séparés par des virgules
help-play-save = où enregistrer (par défaut : un nouveau fichier dans le dossier de données de l'utilisateur)
help-play-go-on = continuer une partie enregistrée, et l'enregistrer là

# rules, replay, analyse

help-rules = Afficher les règles d'un jeu, l'une d'elles, ou celles qui parlent de quelque chose.
help-rules-about = le numéro d'une règle ou d'une décision, comme A-17 ou RO-40, ou des mots qui s'y trouvent
help-rules-ruling = une décision : notre lecture d'une règle peu claire
help-rules-words = ce que les règles disent de quelque chose
help-components = Afficher ce qu'il y a dans la boîte d'un jeu, vérifier ou comparer son propre fichier.
help-components-ours = notre fichier, à modifier
help-components-check = ce fichier est-il complet et jouable ?
help-components-diff = dire en quoi ce fichier diffère du nôtre
help-components-faces = montrer tuiles et cartes, à comparer avec celles de la boîte
help-replay = Rejouer un enregistrement, en vérifiant chaque coup selon les règles et chaque tour selon son empreinte.
help-replay-verify = vérifier : comment a-t-elle fini ?
help-replay-tell = toute la partie en mots
help-replay-after = la table après 40 coups
help-replay-position = la même chose en position
help-replay-step = montrer la table après N coups
help-replay-log = raconter toute la partie, même ce qui était caché
help-replay-json = afficher des données : un résumé, ou avec --step la position
help-analyse = Revoir une partie : les chances de gagner de chaque place, tour par tour, telles que les voit l'évaluation qui sait tout ; et les décisions qui ont coûté le plus, chacune avec le coup qu'une recherche préfère d'après ce que le joueur pouvait savoir.
help-analyse-iterations = réflexion pour chaque coup pesé (par défaut : 400)

# new, show, moves, why, apply, advise

help-new = Afficher une nouvelle position en JSON : tout, avec ce qui est caché et la graine.
help-show = Dessiner une position, avec tout ce qui est sur la table ou seulement ce qu'une place peut voir.
help-show-all = tout
help-show-second = ce que voit la deuxième place
help-show-seat = seulement ce que cette place peut voir, comptée à partir de 1
help-moves = Énumérer tous les coups permis en notation, en mots et avec leur coût, poste par poste.
help-moves-json = afficher des données : numéro d'action, notation, mots, coût
help-why = Expliquer un coup : ce qu'il signifie et coûte, ou quelle règle l'interdit et pourquoi.
help-apply = Afficher la position après un coup, ou dire quelle règle l'interdit (code de sortie 2).
help-advise = Dire ce que ferait un bot : ses meilleurs coups, chacun avec les chances estimées de gagner et la suite attendue. Il regarde par les yeux de la place qui doit décider, et devine ce qu'elle ne sait pas.
help-advise-seat = pour quelle place, comptée à partir de 1 ; ce doit être son tour
help-advise-level = à qui l'on demande : strategos (par défaut), oracle, ou une recherche réglée
help-advise-seed = un texte quelconque ; la même graine donne le même conseil

# serve, backup, restore

help-serve = Servir des tables dans le navigateur jusqu'à Ctrl-C. Pas besoin de compte : une table se trouve par son lien. Personne n'entre de l'extérieur de cette machine, sauf si --host le dit.
help-serve-here = ici, en ouvrant le navigateur
help-serve-house = pour toute la maison
help-serve-host = l'adresse d'écoute (par défaut : 127.0.0.1)
help-serve-port = le port ; 0 en prend un quelconque (par défaut : 8377, ou un autre s'il est pris)
help-serve-open = ouvrir le navigateur
help-serve-reports = où les joueurs peuvent signaler des erreurs : https://… ou mailto:…
help-serve-smtp = un serveur de courriel pour les avis aux joueurs ; PETTEIA_SMTP dit la même chose là où d'autres pourraient lire la commande. Un mot de passe ne passe que par une ligne chiffrée, vers un serveur au certificat valable ; smtps:// chiffre dès le premier mot ; ?tls=never s'en passe, dans un réseau de confiance
help-serve-public-url = où les joueurs trouvent ce serveur, comme https://petteia.example.org : les avis y renvoient, et n'ont pas de lien sans cela ; PETTEIA_PUBLIC_URL dit la même chose
help-serve-webhooks = les webhooks des joueurs peuvent mener au réseau de cette machine, et sans chiffrement
help-serve-connections = combien de connexions il peut y avoir à la fois ; chacune prend de la mémoire et des fichiers ouverts (par défaut : ce que permet la limite de fichiers ouverts, jusqu'à 5000)
help-serve-sockets = combien de tables et de salons peuvent être ouverts à la fois dans les onglets d'une adresse, et d'une personne un cinquième ; une école derrière une seule adresse peut en demander plus (par défaut : 200)
help-serve-close = clore une partie que personne n'a ouverte depuis si longtemps, sauf si elle a une pendule ; c'est dit à la table (par défaut : jamais)
help-serve-old-games = servir même si des parties commencées selon des règles plus anciennes sont en cours ; on ne peut alors plus que les regarder (par défaut : demander)
help-store = sqlite:///FILE ou postgresql://... (par défaut : dans le dossier de données)
help-backup = Écrire toutes les tables et les personnes d'un stockage dans un nouveau fichier. Il contient des secrets : gardez-le pour vous.
help-restore = Remplir un stockage vide à partir d'une sauvegarde ; de SQLite à PostgreSQL aussi.
help-backup-file = la sauvegarde

# simulate, arena, balance, bench

help-simulate = Faire jouer de nombreuses parties à des bots et dire comment elles se sont passées : durée, victoires selon l'ordre de jeu, façons de gagner, vitesse. La même graine donne les mêmes parties, quel que soit le nombre de processus.
help-simulate-players = à combien on joue (par défaut : un pour chaque nom de --seats)
help-simulate-seats = qui est à quelle place (par défaut : random ; un seul nom : tous)
help-arena = Faire jouer des bots entre eux, sur les mêmes donnes et en changeant de place jusqu'à ce que chacun ait été partout, et dire qui est de quelle force : victoires avec intervalles à 95 %, force selon OpenSkill, scores par catégorie, temps par décision.
help-arena-more = S'il y a moins de bots que de joueurs, le dernier prend les places qui restent ; s'il y en a plus, chaque choix d'entre eux joue. Les parties sont gardées dans un dossier à mesure qu'elles finissent, avec un rapport pour le navigateur. Après une interruption, la même commande avec le même dossier reprend où elle s'était arrêtée ; avec plus de --games, elle joue celles qui manquent.
help-arena-bots = qui joue
help-arena-players = combien sont à une table (par défaut : autant que de --bots)
help-ray = jouer sur une grappe Ray : auto, local, host:port ou ray://host:port
help-out = où les parties sont gardées (par défaut : un nouveau dossier ici)
help-balance = Faire jouer des égaux et dire ce qui gagne : places, plateaux de cité, merveilles, découvertes, ouvertures, étoiles condamnées, avec intervalles à 95 %. Ce qui se décide avant le premier tour est tiré au sort, pour que chaque début ait sa chance. Les parties sont gardées dans un dossier avec un rapport pour le navigateur, comme par `petteia arena`.
help-balance-level = qui joue (par défaut : citizen)
help-balance-players = à combien on joue (par défaut : 3)
help-balance-lots = tirer au sort ce qui précède le premier tour, ou laisser décider les bots
help-bench = Mesurer la vitesse du moteur sur cette machine.
help-bench-json = écrire aussi les chiffres dans un fichier
help-bench-quick = une mesure approximative en quelques secondes

# What argparse finds wrong, with its own gaps

help-wrong-required = il manque ces arguments : %s
help-wrong-unknown = arguments inconnus : %s
help-wrong-argument = argument %(argument_name)s : %(message)s
help-wrong-one = il manque une valeur
help-wrong-at-least-one = il manque au moins une valeur
help-wrong-choice = choix non valable : %(value)r (choisissez parmi %(choices)s)
help-wrong-value = valeur non valable (%(type)s) : %(value)r
help-wrong-ambiguous = option ambiguë : %(option)s peut être %(matches)s
help-wrong-together = ne va pas avec l'argument %s
help-wrong-explicit = valeur inattendue : %r
help-wrong-port = { $text } n'est pas un port : les ports sont des nombres jusqu'à { $most }
help-wrong-positive = { $text } n'est pas un nombre à partir de 1
