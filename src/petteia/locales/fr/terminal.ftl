# What the command `petteia` says. What is typed, and what is data, stays as it is in every language.

terminal-output-fails = la sortie ne peut pas être écrite : { $why }.
terminal-stopped = arrêté.
terminal-nested = Le fichier est trop imbriqué pour être des nôtres.
terminal-bad-components = On ne peut pas jouer avec ce matériel : { $why }
terminal-and-more = { $first } (et { $count } de plus)
terminal-bad-text = Une partie de ce qui a été donné n'est pas un texte valable.
terminal-bug = c'est une erreur du programme, merci de la signaler : { $error }
terminal-debug = Avec PETTEIA_DEBUG=1 dans l'environnement, il montre où.
terminal-version = petteia { $version } (moteur : { $engine })
terminal-compiled = compilé
terminal-plain = Python simple
terminal-see-help = { $what } (voir { $command } --help)
terminal-refused = { $why } (règle { $rule })

# Files

terminal-standard-input = L'entrée standard
terminal-file = Le fichier { $name }
terminal-unreadable = { $where } ne peut pas être lu : { $why }.
terminal-large = { $where } dépasse { $most } Mo, ce n'est donc pas un des nôtres.
terminal-not-utf8 = { $where } n'est pas un texte en UTF-8.
terminal-empty = { $where } ne contient rien.
terminal-not-json = { $where } n'est pas du JSON : ligne { $line }, colonne { $column } : { $why }.
terminal-bad-json = { $where } ne peut pas être lu comme du JSON : { $why }.
terminal-deep = { $where } a trop de niveaux imbriqués pour être des nôtres.
terminal-no-object = { $where } ne contient pas d'objet JSON : ce n'est ni une position ni un enregistrement.
terminal-not-ordinary = ce n'est pas un fichier ordinaire
terminal-no-folder = Le dossier { $folder } ne peut pas être créé : { $why }. { $otherwise }
terminal-say-store = Dites où avec --store.
terminal-say-save = Dites où enregistrer avec --save FILE.
terminal-not-written = Le fichier { $name } ne peut pas être écrit : { $why }.
terminal-exists = { $name } existe déjà.
terminal-exists-resume = { $name } existe déjà. Reprenez-le avec --resume, ou choisissez un autre nom.
terminal-no-such-folder = Il n'y a pas de dossier { $folder }, donc { $name } ne peut pas y être enregistré.
terminal-not-saved = La partie n'a pas pu être enregistrée dans { $file } : { $why }.

# Games, seats and positions

terminal-no-game = Il n'y a pas de jeu { $name }. Les jeux sont : { $games }.
terminal-bad-option = Une option s'écrit { $example }, pas { $text }.
terminal-only-a-view = C'est ce que voit une place, pas une position entière : personne ne peut jouer à partir de là.
terminal-other-to-move = C'est ce que voit une place, et c'est à une autre de jouer : ses coups ne sont pas connus.
terminal-is-a-record = C'est l'enregistrement d'une partie, pas une position : `{ $command }` en affiche une.
terminal-no-position = Ce n'est pas une position : elle ne dit pas de quel `game`.
terminal-read-as = Je lis { $name } comme `{ $id }`.
terminal-took-it = J'ai supposé que { $facts } ; ce qui est face cachée est distribué par la graine.
terminal-fact-is = { $fact } est { $value }
terminal-fact-holds = { $fact } contient { $value }
terminal-fact-of-seat = `{ $fact }` de la place { $seats }
terminal-for-study = Aucune partie ne mène à une telle table, mais on peut l’étudier : { $facts }.
terminal-made-with-other-components = Cette position a été faite avec un autre matériel : indiquez son fichier avec --components.
terminal-seat-of-view = `seat` doit être une place de cette table, comptée à partir de 0, ou -1 pour qui regarde.
terminal-no-seat = Il n'y a pas de place { $seat } à cette table : les places vont de 1 à { $seats }.
terminal-other-view = Le fichier contient ce que voit une autre place ; il ne dit pas ce que voit celle-ci.
terminal-seats-differ = --players dit { $players }, mais --seats en nomme { $seats }.
terminal-no-player = Personne ne s'appelle { $name }. À une place peut être { $person } ou un bot : { $bots }.
terminal-resumed-keeps = Une partie reprise garde ses places, sa graine, ses options et son matériel : ne les indiquez pas.

# A sitting

terminal-welcome = { $game } : vous êtes { $people }, contre { $others }. `help` dit quoi taper.
terminal-nobody-else = personne d'autre
terminal-thinking = { $player } réfléchit ...
terminal-bot-fault = { $fault }. Un autre coup permis est joué.
terminal-only-choice = Il n'y a qu'une chose à faire : { $move }
terminal-turn-over = Votre tour est fini. { $ways }.
terminal-enter = Entrée continue
terminal-enter-or-undo = Entrée continue, undo reprend votre dernier coup
terminal-hand-over = Passez le clavier à { $player }. { $player }, appuyez sur Entrée quand personne d'autre ne regarde.
terminal-record-is = L'enregistrement est { $file } : `{ $command }` le vérifie et le raconte à nouveau.
terminal-lost = La partie n'a pas pu être enregistrée : elle est perdue.
terminal-go-on = La partie est enregistrée. Continuez avec :
terminal-too-long = C'est trop long pour un coup.
terminal-no-move-number = Il n'y a pas de coup numéro { $number } : il y en a de 1 à { $count }.
terminal-no-move-with = Aucun coup permis ne contient { $words }. `why MOVE` dit pourquoi un coup n'est pas permis.
terminal-which-move = Dites quel coup : { $example }.
terminal-taken-back = Repris.
terminal-nothing-yet = Il ne s'est encore rien passé.
terminal-saved-in = La partie est enregistrée dans { $file } après chaque coup.
terminal-resign-yourself = Vous ne pouvez abandonner que pour vous : tapez resign.
terminal-really-resign = Vraiment abandonner ? Tapez oui.
terminal-yes = oui
terminal-play-on = Vous continuez à jouer.

terminal-help-move = Un coup en notation, comme `{ $move }`, ou son numéro dans la liste.
terminal-help-moves = énumère tous les coups permis avec leur coût, ou seulement ceux qui contiennent ces mots
terminal-help-why = ce que coûterait un coup, ou pourquoi il n'est pas permis
terminal-help-undo = reprend votre dernier coup, s'il n'a rien révélé de caché
terminal-help-board = dessine à nouveau la table
terminal-help-log = tout ce qui s'est passé jusqu'ici
terminal-help-rules = les règles, ou l'une d'elles, comme `{ $example }`
terminal-help-save = où la partie est enregistrée ; avec FILE, elle le sera désormais là
terminal-help-resign = abandonner
terminal-help-quit = quitter ; la partie est enregistrée et peut être reprise
terminal-help-short = En bref : { $list }.
terminal-secret-seed = Le fichier d'une partie inachevée contient sa graine secrète : ne le montrez pas à vos adversaires.

# Moves

terminal-legal = Permis : { $move }
terminal-not-legal = Pas permis : { $why }
terminal-rule = Règle { $rule }
terminal-to-pay = À payer avec :
terminal-did-you-mean = { $words } n'est pas un coup. Vouliez-vous dire : { $moves } ?
terminal-places =
    { $count ->
        [one] { $count } lieu
       *[other] { $count } lieux
    }
terminal-ways =
    { $count ->
        [one] { $count } façon
       *[other] { $count } façons
    }
terminal-cheapest = les moins chers
terminal-more-moves = `moves` les énumère tous, `moves { $family }` certains

# Records, analysis and advice

terminal-no-record = Ce n'est pas l'enregistrement d'une partie. `{ $command }` dessine une position.
terminal-is-a-position = C'est une position, pas l'enregistrement d'une partie. `{ $command }` la dessine.
terminal-record-of-other = C'est un enregistrement de { $played }, pas de { $wanted }.
terminal-no-step = L'enregistrement a { $moves } coups, donc --step va de 0 à { $moves }.
terminal-after-move = Après le coup { $step } sur { $steps } : { $player }, { $move }.
terminal-not-over = La partie n'est pas finie. { $prompt }
terminal-verified = vérifié : { $moves } coups, { $turns } tours
terminal-from-to = { $option } va de { $least } à { $most }, pas { $given }.
terminal-looking = Examen de chaque décision ...
terminal-chances = Chances de gagner, tour par tour
terminal-costly = Ce qui a coûté le plus
terminal-no-slips = Aucune décision n'a coûté plus de { $percent } %.
terminal-slip = coup { $step }, tour { $turn }, { $player } : { $played }. Mieux : { $better }.
terminal-thoughts = { $percent } % des réflexions
terminal-then = puis { $moves }
terminal-nothing-to-decide = Cette partie est finie : il n'y a rien à décider.
terminal-other-decides = Ce n'est pas à la place { $asked } de décider ici, mais à la place { $actor }.
terminal-no-thinker = { $bot } ne réfléchit pas à l'avance et n'a donc pas de raisons à donner : demandez à { $thinkers }.

# Rules

terminal-no-rules = Les règles de { $game } ne sont pas installées.
terminal-no-rule = Il n'y a pas de règle { $rule } dans { $game }, et aucune n'en parle. Les règles vont de { $first } à { $last }.
terminal-also-in = Il en est aussi question dans :

# Components

terminal-no-components = { $game } n'a pas de fichier de composants.
terminal-components-fine = { $file } est complet et jouable à n'importe quel nombre.
terminal-components-same = { $file } est la même boîte que la nôtre.
terminal-only-ours = { $where } : seulement dans notre fichier.
terminal-only-theirs = { $where } : seulement dans votre fichier.
terminal-block-differs = { $where } : { $theirs }, dans notre fichier { $ours }.
terminal-fact-differs = { $where } : { $fact } est { $theirs }, dans notre fichier { $ours }.
terminal-faces = Ce qui est imprimé sur les pièces. Un ? accompagne ce que nous avons dû reconstituer.

# Serving

terminal-serving = Petteia est à { $address } (Ctrl-C l'arrête).
terminal-no-links = les courriels aux joueurs n'auront pas de liens, car --public-url ne dit pas où nous trouver.
terminal-connections = La limite de fichiers ouverts (ulimit -n) laisse place à { $most } connexions.
terminal-reports-address = Les signalements peuvent aller à https://… ou mailto:…, pas à { $address }.
terminal-public-url = --public-url s'écrit { $example }, sans rien avant ni après.
terminal-smtp = --smtp s'écrit { $example } : les signes comme / dans un mot de passe s'écrivent %2F, et ?tls=never est tout ce qu'on peut dire du chiffrement.
terminal-port = Le port { $port } de { $host } est inutilisable : { $why }.
terminal-host = { $host } est inutilisable : { $why }.
terminal-backed-up = { $rows } lignes sont dans { $file }.
terminal-restored = { $rows } lignes sont revenues de { $file }.
terminal-store = Le stockage est inutilisable : { $why }.
terminal-readable = d'autres sur cette machine peuvent lire { $file }, qui contient des secrets ; chmod 600 l'empêche.

# Many games of bots

terminal-stopped-after = arrêté après { $done } parties sur { $games }.
terminal-to-go-on = arrêté après { $done } parties sur { $games }. Pour continuer :
terminal-fault-times = { $fault } ({ $times } fois ; un autre coup permis a été joué)
terminal-how-many = Dites à combien : --players 3, ou qui joue : --seats strategos,citizen,citizen.
terminal-equally-often = { $games } parties, pour que chacun soit partout aussi souvent.
terminal-there-already = { $done } parties sur { $games } sont déjà là.
terminal-kept-in = { $why } Ce qui a été joué est gardé dans { $folder }.
terminal-no-ray = Ray n'est pas installé ici : { $command }.
terminal-report = rapport : { $file }
terminal-games-a-second = { $rate } parties/s, reste { $left }
terminal-seconds-a-game = { $seconds } s par partie, reste { $left }
terminal-simulated = { $game }, { $games } parties, places : { $seats }, graine { $seed }
terminal-spread = moyenne { $mean }, médiane { $median }, minimum { $shortest }, maximum { $longest }
terminal-turns = tours
terminal-decisions = décisions
terminal-wins-in-order = victoires selon l'ordre de jeu
terminal-wins-by-bot = victoires par bot, et ses places
terminal-ways-to-win = façons de gagner
terminal-speed =
    { $seconds } s, { $rate } parties/s, { $jobs ->
        [one] { $jobs } processus
       *[other] { $jobs } processus
    }

# Backups

terminal-not-empty = Le stockage n'est pas vide : une sauvegarde ne se restaure que dans un nouveau.
terminal-unfit-rows = { $file } contient des lignes qui ne vont pas ensemble : { $why }.
terminal-no-backup = { $file } n'est pas une sauvegarde de Petteia.
terminal-long-line = La ligne { $line } de { $file } est trop longue pour être des nôtres.
terminal-unreadable-backup = { $file } ne peut pas être lu comme une sauvegarde : { $why }.
terminal-no-row = { $where } n'est pas une de nos lignes : { $why }.
terminal-newer-store = Le stockage a été écrit par une Petteia plus récente, que celle-ci ne sait pas lire.
terminal-old-games = { $count ->
    [one] Une partie se joue encore selon les règles d'une Petteia plus ancienne
   *[other] { $count } parties se jouent encore selon les règles d'une Petteia plus ancienne
} ({ $which }). Celle-ci ne peut que les montrer, pas les poursuivre.
terminal-old-games-flag = { $warning } Laissez-les finir avec l'ancienne, ou démarrez avec --close-old-games.
terminal-really-close = Servir quand même ? Tapez oui.
terminal-old-games-kept = Rien n'a été changé : avec l'ancienne Petteia, les parties continuent.
terminal-store-address = Un stockage est sqlite:///FILE ou postgresql://NAME@HOST/DATABASE.

# What is printed on pieces, by the names of components files

terminal-piece-amount = quantité
terminal-piece-any_cost = coût en cartes quelconques
terminal-piece-arrows = rend gratuit
terminal-piece-atlantis = en Atlantide
terminal-piece-backs = numéros au dos
terminal-piece-bonuses = bonus
terminal-piece-city = cité
terminal-piece-coins = pièces
terminal-piece-colour = couleur
terminal-piece-column = colonne
terminal-piece-copies = exemplaires
terminal-piece-cost = coût
terminal-piece-count = nombre
terminal-piece-cubes = cubes
terminal-piece-deck = pioche
terminal-piece-defence_only = en défense seulement
terminal-piece-destiny_cards = cartes Destin
terminal-piece-destiny_choice = cartes Destin au choix
terminal-piece-effect = effet
terminal-piece-faces = tuiles
terminal-piece-gift = don
terminal-piece-good = bénéfique
terminal-piece-grey = dont gris
terminal-piece-group = groupe
terminal-piece-hourglasses = sabliers
terminal-piece-land = voisins
terminal-piece-land_runs = un trajet sur terre compte pour un
terminal-piece-looks = pioches à regarder
terminal-piece-main = bâtiment principal
terminal-piece-points = points
terminal-piece-points_per_discovery = points par découverte
terminal-piece-points_per_settler = points par colon
terminal-piece-points_per_star = points par jeton étoile
terminal-piece-points_per_sword = points par épée
terminal-piece-resource = ressource
terminal-piece-resource_discount = réduction pour sa ressource
terminal-piece-ring = cerclé
terminal-piece-row = rangée
terminal-piece-sea = mers
terminal-piece-sea_discount = réduction en mer
terminal-piece-settler_discount = réduction pour un nouveau colon
terminal-piece-settlers = colons
terminal-piece-side = face
terminal-piece-size = bâtiments
terminal-piece-star = étoile
terminal-piece-stars = étoiles
terminal-piece-swords = épées
terminal-piece-symbols = symboles
terminal-piece-tags = icône
terminal-piece-tokens = points à dépenser
terminal-piece-trades = commerces
terminal-piece-uses = s'utilise
terminal-piece-value = valeur
terminal-piece-wins_ties = gagne les égalités
terminal-piece-wonder_discount = réduction pour une merveille
terminal-piece-zeus = symboles Zeus
terminal-piece-building = bâtiment
terminal-piece-territory = territoire
terminal-piece-space = case
terminal-piece-discovery = découverte
terminal-piece-wonder = merveille
terminal-piece-olympos_card = carte Olympos
terminal-piece-destiny_card = carte Destin
terminal-piece-card = carte
terminal-piece-city_side = plateau Cité
terminal-piece-true = oui
terminal-piece-false = non
terminal-piece-any = quelconque
terminal-piece-red = rouge
terminal-piece-yellow = jaune
terminal-piece-green = vert
terminal-piece-blue = bleu
terminal-piece-purple = violet
terminal-piece-cube = cube
terminal-piece-settler = colon
terminal-piece-prestige = prestige
terminal-piece-prestige_per_territory = prestige par territoire
terminal-piece-prestige_for_all = prestige pour toutes les ressources
terminal-piece-hourglasses_per_territory = sabliers par territoire
terminal-piece-hourglasses_for_most = sabliers pour la majorité
terminal-piece-dearer_action = action plus chère
terminal-piece-lost_points = points perdus
terminal-piece-lost_settler = un colon perdu
terminal-piece-no_cards = cartes Destin défaussées
terminal-piece-no_sea = pas de mer
terminal-piece-on_place = à la pose
terminal-piece-once_per_game = une fois par partie
terminal-piece-once_per_turn = une fois par tour
terminal-piece-passive = toujours
terminal-piece-exchange = échange
terminal-piece-temple = fait piocher une carte
terminal-piece-start_coins = pièces de départ
