# What all games share.

core-nothing = rien
core-and = { $all } et { $last }

core-no-undo-start = Il n'y a encore rien à reprendre.
core-no-undo-other-seat = Le dernier coup est celui d'un autre joueur : impossible de le reprendre.
core-no-undo-reveal = Le dernier coup a révélé quelque chose de caché : impossible de le reprendre.

core-log-turn = { $player } commence.
core-log-undo = { $player } reprend un coup.
core-log-timeout = Temps écoulé pour { $player } : un bot continue.
core-log-absent =
    { $minutes ->
        [one] { $player } est absent depuis une minute : un bot joue jusqu'à son retour.
       *[other] { $player } est absent depuis { $minutes } minutes : un bot joue jusqu'à son retour.
    }
core-log-substitute = Un bot joue pour { $player } jusqu'à son retour.
core-log-back = { $player } est de retour et reprend le jeu.
core-log-take-back = { $player } reprend un coup, avec l'accord de tous.
core-log-declined = { $player } préfère que non.
core-log-pause = La partie est en pause, à la demande de { $player }.
core-log-resume = { $player } fait reprendre la partie.
core-log-host = { $player } est maintenant l'hôte de cette table.
core-log-unopened = Personne n'a ouvert cette partie pendant { $days } jours ; elle a été close.
core-prompt-confirm = { $player } : terminez votre tour ou reprenez un coup.
    .watched = { $player } peut encore reprendre un coup.
core-stale = La table a changé entre-temps ; rien n'a été fait.
core-not-written = Cela n'a pas pu être enregistré à l'instant, et n'a donc pas été fait. Réessayez.
core-bad-request = Cette demande est incompréhensible.
core-too-often = C'est un peu trop souvent. Attendez un instant.
core-no-answer = Le serveur ne peut pas atteindre ses tables pour l'instant. Réessayez dans un moment.
core-readonly = Cette partie peut seulement être regardée.
core-not-playing = La partie n'est pas en cours.
core-only-watching = Vous regardez ; seules les personnes à la table peuvent faire cela.
core-not-your-turn = Ce n'est pas votre tour.
core-paused = La partie est en pause. Quelqu'un à la table doit d'abord la faire reprendre.
core-not-paused = La partie n'est pas en pause.
core-nothing-proposed = On ne vous le demande plus.
core-not-waited-for = Personne n'attend ce joueur en ce moment.
core-is-here = { $name } est là. Laissez-lui { $minutes } minutes pour jouer.
core-just-left = { $name } vient de partir. Laissez-lui une demi-minute pour revenir.
core-confirm-first = Votre tour est fini : confirmez-le ou reprenez un coup.
core-nothing-to-confirm = Il n'y a pas de tour à terminer.
core-not-an-action = Ce n'est pas un coup.
core-no-undo-so-far = Vous ne pouvez pas revenir si loin.
core-empty-chat = Il n'y a rien à dire.
core-long-chat = C'est trop long : { $most } caractères au plus.
core-no-such-seat = Cette place n'existe pas.
core-no-such-step = La partie n'a pas ce moment.
core-own-eyes-only = Avant la fin de la partie, chacun ne regarde que par ses propres yeux.
core-lesson-read-on = Continuez d'abord à lire la leçon.
core-lesson-just-leave = Une leçon n'a pas besoin de fin : quittez-la quand vous voulez et reprenez-la plus tard.
core-lesson-this-one = Une autre fois. Maintenant : { $move }
core-seat-taken = Cette place est prise.
core-colour-taken = Quelqu'un à cette table a déjà cette couleur.
core-no-such-host = Seul quelqu'un d'assis à la table peut en être l'hôte.
core-only-host = Seule la personne qui a ouvert la table peut faire cela.
core-already-started = La partie a déjà commencé.
core-open-seats = Des places sont encore libres.
core-no-rematch = Une revanche n'est pas possible maintenant.

# What a request over HTTP is refused with.

core-bad-name = Un nom a de 1 à { $most } lettres.
core-bad-login = Un identifiant a de 3 à 24 caractères : lettres de a à z, chiffres, points, tirets et traits de soulignement.
core-bad-password = Un mot de passe a de { $fewest } à { $most } caractères.
core-login-taken = L'identifiant { $login } est déjà pris.
core-wrong-login = L'identifiant et le mot de passe ne correspondent pas.
core-wrong-password = Ce n'est pas votre mot de passe.
core-many-guesses = Beaucoup de mots de passe ont été essayés récemment pour cet identifiant. D'ici, vous pourrez réessayer dans { $minutes } minutes ; un appareil sur lequel vous étiez déjà connecté n'a pas à attendre.
core-has-account = Vous avez déjà un compte.
core-who-are-you = Ouvrez d'abord la page d'accueil.
core-other-site = Cette demande vient d'un autre site.
core-nothing-here = Il n'y a rien à cette adresse.
core-wrong-method = Cette adresse ne répond pas à { $method }.
core-no-such-table = Cette table n'existe pas.
core-not-invited = Cette table est privée ; on y entre par son invitation.
core-no-watching = À cette table, personne ne peut regarder pendant la partie.
core-no-such-game = Ce jeu n'existe pas.
core-no-record-yet = L'enregistrement est accessible à tous quand la partie est finie.
core-no-play-on-yet = On peut continuer la partie à partir d'ici quand elle est finie.
core-bad-record = Cet enregistrement ne peut pas être ouvert. { $why }
core-long-record = Cet enregistrement a { $moves } coups ; le maximum est de { $most }.
core-no-lesson = Il n'y a pas de leçon pour ce jeu.
core-wrong-players = Ce jeu se joue de { $fewest } à { $most }.
core-bad-seed = Une graine est un texte simple de { $most } lettres au plus.
core-bad-clock = Une pendule doit pouvoir contenir au moins son temps de départ.
core-bad-options = Ces options ne vont pas ensemble : { $why }
core-bad-components = Ce fichier de matériel est inutilisable : { $why }
core-bad-body = Cette demande est incompréhensible : { $why }
core-bad-letter = Cette demande contient un caractère qui ne peut pas être enregistré.
core-too-large = C'est trop : une demande peut avoir { $most } kilooctets.
core-too-slow = C'est arrivé trop lentement. Réessayez.
core-no-room = Il y a trop de connexions en ce moment. Réessayez dans un instant.
core-our-fault = Quelque chose s'est mal passé ici, sans que vous y soyez pour rien. Dans le journal du serveur, cela s'appelle { $name }.
core-rules-in-english = Les règles sont écrites en anglais.
core-rulings-in-english = Les interprétations sont écrites en anglais.

# Why a game cannot begin or go on, and what is wrong with a record.

core-fault-players = { $game } se joue de { $fewest } à { $most }, pas à { $players }.
core-fault-starter = Le joueur { $player } ne peut pas commencer une partie à { $players }.
core-fault-seed = Cette graine n'est pas un texte valable.
core-fault-option = Il n'y a pas d'option { $option }. Les options sont { $options }.
core-fault-option-value = L'option { $option } peut être { $allowed }, pas { $value } (règle { $rule }).
core-fault-rules = Elle a été jouée avec la version { $played } des règles, et ce serveur joue avec la version { $here }.
core-fault-and-box = { $why } Ce qui est imprimé sur les pièces est montré comme dans la boîte d'aujourd'hui, et a pu être différent.
core-fault-log = Ses coups ne sont pas conformes aux règles de ce serveur.
core-fault-lesson = Cette leçon a été réécrite entre-temps. Veuillez la recommencer.
core-fault-record-game = Ce n'est pas l'enregistrement d'un jeu auquel on joue ici : { $games }.
core-fault-record-format = Ce n'est pas un enregistrement de { $game } au format { $format }.
core-fault-record-rules = La partie a été jouée avec la version { $played } des règles ; ce programme joue avec la version { $here } et ne peut donc pas la rejouer.
core-fault-record-shape = Dans l'enregistrement, `{ $part }` manque ou n'est pas comme il faut.
core-fault-record-components = La partie a été jouée avec un autre matériel, que l'enregistrement ne contient pas.
core-fault-record-length = L'enregistrement a { $moves } coups ; on en rejoue { $most } au plus.
core-fault-record-move = Tour { $turn } : « { $move } » n'est pas un coup.
core-fault-record-illegal = Tour { $turn } : « { $move } » n'est pas permis (règle { $rule }).
core-fault-record-check = Tour { $turn } : la table n'est pas celle qui a été enregistrée.
core-fault-record-result = Le résultat de l'enregistrement n'est pas celui auquel mènent ses coups.
core-fault-record-replay = Il ne peut pas être rejoué.
core-fault-components = Aucune partie ne peut commencer avec lui.
core-fault-reading = Le lire prend plus de { $most } secondes, ou trop de mémoire.

# Notices to those who are waited for.

core-notice-subject = Petteia : on vous attend
core-notice-turn = { $name }, c'est à vous de jouer à { $game }.
core-notice-test = C'est ainsi que Petteia vous prévient quand c'est à vous de jouer.
core-notice-code = Votre code pour les avis par courriel : { $code }
core-notice-off = Vous recevez ce message parce que vous l'avez demandé. Les réglages de Petteia permettent de le désactiver.
core-notice-failed = L'avis n'a pas pu être remis. Vérifiez l'adresse.
core-bad-webhook = Un webhook est une adresse qui commence par https://.
core-bad-email = Ce n'est pas une adresse de courriel.
core-no-mail = Ce serveur n'envoie pas de courriel.
core-wrong-code = Ce n'est pas le code du courriel.
core-needs-account = Il faut un compte pour cela. Créez-en un sur la page d'accueil.
core-hint-both = { $first } { $then }
core-no-hints = La personne qui a ouvert la table a désactivé les conseils.
core-no-hint-found = Aucun conseil n'a été trouvé à temps.
core-hint-under-way = Un conseil est déjà en cours de recherche.
core-no-analysis-yet = L'analyse est disponible une fois la partie terminée.
core-no-analysis-abandoned = Cette partie a été abandonnée ; seules les parties jouées jusqu'au bout sont analysées.
core-no-analysis-readonly = Cette partie ne peut plus être rejouée coup par coup, elle ne peut donc pas être analysée.
core-no-analysis-found = L'oracle n'est pas venu à bout de cette partie. Demandez-lui plus tard.
core-oracle-busy = L'oracle a besoin de plus de temps que d'habitude. Redemandez-lui dans une minute.

# What a move changes in points.

core-points-more =
    +{ $points } { $points ->
        [one] point
       *[other] points
    } : { $changes }
core-points-less =
    −{ $points } { $points ->
        [one] point
       *[other] points
    } : { $changes }
core-points-same = autant de points : { $changes }
core-more = { $what } +{ $count }
core-less = { $what } −{ $count }

# Bots, from the weakest to the strongest.

core-bot-novice = Novice : connaît les règles et joue souvent au petit bonheur
core-bot-citizen = Citoyen : prend ce qui paraît le mieux sur le moment
core-bot-strategos = Stratège : réfléchit quelques coups à l'avance
core-bot-oracle = Oracle : réfléchit longtemps et voit loin
