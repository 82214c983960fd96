# What the client says around the games: headings, buttons, explanations.

## The house

site = Petteia
tagline = Des jeux de plateau sur la Grèce antique, entre amis et contre des adversaires à la hauteur.
rules = Règles
rulings = Interprétations
rule = Règle { $rule }
language = Langue
theme = Couleurs : { $now }. Passer à : { $next }.
theme-auto = comme le système
theme-light = claires
theme-dark = sombres
try-again = Réessayer
cancel = Annuler
close = Fermer
copy = Copier
copied = Copié
to-start = À la page d'accueil
to-table = À la table
arriving = On dresse la table…
reconnecting = Connexion perdue. Nouvelle tentative…
crowded = Trop de choses sont ouvertes ici à la fois. Fermez d'autres onglets ; celui-ci réessaie de lui-même.
in-english = Les règles sont écrites en anglais.
not-found-title = Il n'y a rien ici
not-found = Cette adresse ne mène nulle part.
table-private = Cette table est privée. Demandez le lien d'invitation à ses joueurs.
invitation-old = Cette invitation n'est plus valable. Demandez-en une nouvelle.

## The start page

game-attika = Attika
game-attika-about = Bâtissez votre cité-État sur une terre commune. Placez vos trente bâtiments ou reliez deux temples.
game-olympos = Olympos
game-olympos-about = Menez vos colons à travers la Grèce, gagnez découvertes et merveilles et gardez un œil sur les dieux : c'est à qui est le plus en arrière dans le temps de jouer.
game-polis = Polis
game-polis-about = Bâtissez une cité carte après carte : piochez et enchérissez, développez et protégez, commercez et guerroyez, et entrez dans l’histoire.
level-novice = Novice
level-citizen = Citoyen
level-strategos = Stratège
level-oracle = Oracle
level-random = Au hasard
level-greedy = Avide
level-search = Prévoyant
bot-novice = Novice : connaît les règles et joue souvent au petit bonheur
bot-citizen = Citoyen : prend ce qui paraît le mieux sur le moment
bot-strategos = Stratège : réfléchit quelques coups à l'avance
bot-oracle = Oracle : réfléchit longtemps et voit loin
bot-random = joue au hasard
bot-greedy = joue le meilleur coup du moment
bot-search = réfléchit à l'avance
opponents = Adversaires
strength = Leur force
play-now = Jouer maintenant
set-up-table = Préparer une table pour des amis
my-tables = Mes tables
no-my-tables = Vous n'êtes encore à aucune table.
open-tables = Tables ouvertes
no-open-tables = Aucune table n'attend de joueurs pour l'instant. Préparez-en une : les autres la verront ici.
you = vous
your-turn = À vous
seats-open =
    { $count ->
        [0] prête à commencer
        [one] 1 place libre
       *[other] { $count } places libres
    }
practice = Entraînement
status-open = En attente
status-playing = En cours
status-over = Terminée
status-abandoned = Interrompue
status-readonly = À regarder seulement
my-name = Vous jouez sous le nom
account = Compte
account-why = Jouer aussi sur d'autres appareils
account-claim = Créer un compte
account-claim-about = Votre nom et vos tables restent à vous ; il s'y ajoute seulement un identifiant et un mot de passe.
account-login = Se connecter
account-login-about = Vous retrouvez les tables de votre compte.
login = Identifiant
login-shape = 3 à 24 lettres de a à z, chiffres, points, tirets et tirets bas
password = Mot de passe (8 caractères au moins)
logged-in = Connecté sous l'identifiant { $login }.
log-out = Se déconnecter
account-more = Connexions, mot de passe, suppression du compte
guest-more = Ce qu'on sait de vous, et comment l'effacer
shown-out = Vous avez été déconnecté ici : depuis un autre appareil, ou parce que le mot de passe a changé.

## A new table

new-table = Une nouvelle table pour jouer à { $game }
seats = Places
how-many-seats = Combien ?
seat = Place { $number }
seat-me = Je m'assieds ici
seat-friend = Libre, pour un ami
who-may-come = Qui peut venir, et ce qui est permis
private = Sur invitation seulement.
private-about = La table n'est pas affichée ; qui a le lien peut s'asseoir ou regarder.
kept-days = Si personne n'ouvre cette partie pendant { $days } jours, ce serveur la clôt.
options = Règles jouées
options-about = Là où les règles imprimées se lisent de plusieurs façons, vous pouvez choisir. La première lecture est la nôtre.
options-usual = Notre lecture habituelle de toutes les règles.
seed = Graine
seed-about = Laissez ceci vide pour une partie loyale. Une table à la graine choisie donne chaque fois les mêmes cartes et est marquée comme entraînement.
set-up = Préparer la table

## Before the game

table-of = Une table pour jouer à { $game }
invited = Vous êtes invité à jouer à { $game }
private-short = Sur invitation
seat-open = libre
sit = S'asseoir ici
stand = Se lever
open-seat = Libérer la place
send-away = Libérer la place
give-to-bot = Donner à un bot
start = Commencer la partie
waiting-for-players =
    { $count ->
        [one] 1 place est encore libre.
       *[other] { $count } places sont encore libres.
    }
seat-lost = Vous n'avez plus de place à cette table.
waiting-for-host = Toutes les places sont prises. L'hôte commence la partie.
ready = Toutes les places sont prises. Vous pouvez commencer.
invite = Inviter des amis
invite-about = Qui ouvre ce lien peut s'asseoir tout de suite, sans compte.
invite-link = Lien d'invitation
new-invite = Créer un nouveau lien ; l'ancien ne vaudra plus
reconstructed = Ce que nous avons dû reconstituer

## At the table

their-turn = À son tour
next-turn = ensuite
standing = Où chacun en est
has-resigned = a abandonné
sources = D'où viennent les points
bot-sits-in = un bot joue
online = en ligne
offline = absent
place = { $place ->
        [1] 1er
       *[other] { $place }e
    }
watching =
    { $count ->
        [one] 1 spectateur
       *[other] { $count } spectateurs
    }
menu = Menu de la table
actions = Actions
your-part = Ce que vous pouvez faire
players-and-log = Joueurs, journal et discussion
log-or-chat = Ce qui est montré
players = Joueurs
log = Journal
no-log = Il ne s'est encore rien passé.
log-newest = Aller à la dernière ligne
log-details =
    { $count ->
        [one] { $count } détail
       *[other] { $count } détails
    }
chat = Discussion
no-chat = Personne n'a encore rien dit.
no-chat-watching = La discussion est réservée à la table.
chat-say = Dites quelque chose
send = Envoyer
unread = Nouveaux messages
undo = Reprendre
redo = Rétablir
restart-turn = Recommencer le tour
end-turn = Terminer le tour
back-to-now = Revenir au présent
looking-back = Retour en arrière : tour { $turn }, étape { $step } sur { $steps }.
history = Historique
history-step = Tour { $turn }, étape { $step } sur { $steps }
history-first = Au début
history-previous = Une étape en arrière
history-next = Une étape en avant
history-now = Au présent
let-bot-play = Laisser un bot jouer pour moi
come-back = Reprendre ma place
abandon =
    { $people ->
        [one] Arrêter sans résultat
       *[other] Accepter d'arrêter sans résultat ({ $agreed } sur { $people })
    }
abandon-asked = { $names } : proposition d'arrêter sans résultat. Vous pouvez l'accepter dans le menu de la table.
hint = Demander un conseil
hint-button = Conseil
hint-show = Montrer
hint-do = Jouer
hints = Le conseil d'un bot
hint-chance = { $percent } % de chances
hint-alike = à peu près aussi bon
hint-thinking = Le bot réfléchit…
hint-about = L'estimation d'un bot, d'après ce que vous voyez.
hints-off = Désactiver les conseils pour tous
hints-on = Réactiver les conseils
resign = Abandonner
resign-sure = Voulez-vous abandonner cette partie ?
leave = Quitter la table
was-abandoned = La partie a été arrêtée sans résultat.
winners =
    { $count ->
        [one] { $names } gagne.
       *[other] { $names } gagnent ensemble.
    }
is-readonly = Cette partie peut seulement être regardée. { $why }

## Keys

keys = Touches
key-tab = d'une chose à la suivante
key-enter = choisir
key-step = une étape en arrière ou en avant dans l'historique
key-ends = au début, au présent
key-undo = reprendre un coup
key-redo = rétablir un coup
key-end-turn = terminer le tour
key-hint = Conseils : ce que ferait un bot
key-board = au plateau
key-hand = à votre main
key-prompt = à ce que vous pouvez faire
key-players = aux joueurs
key-log = au journal
key-chat = discussion
key-since = ce qui s'est passé depuis votre dernier tour
key-escape = fermer, revenir au présent
key-help = cette liste

## After the game

score-sheet = Résultat
see-board = Voir le plateau
rematch = Rejouer
download-record = Télécharger la partie
verify = Vérifier le mélange
fair-play = Le mélange était-il loyal ?
fair-play-about = Avant la partie, le serveur a fixé sa graine et montré cette empreinte de la graine et du sel. Après la partie, il montre les deux, et chacun peut vérifier qu'ils correspondent.
salt = Sel
commitment = Empreinte montrée avant la partie
computed = SHA-256 de la graine, deux-points et sel, calculé par votre navigateur
verify-about = Tout le hasard d'une partie découle de sa graine. Avant la partie, le serveur montre une empreinte de la graine et d'un sel aléatoire ; après, les deux. Si l'empreinte correspond, personne n'a changé la graine en chemin.
verify-later = La partie n'est pas encore finie. La graine et le sel seront montrés à la fin.
verified = Cela correspond : la graine était fixée avant la partie.
not-verified = Cela ne correspond pas. La graine n'est pas celle qui était promise.
remembered = C'est aussi l'empreinte que ce navigateur a vue en arrivant à la table.
not-remembered = Ce navigateur n'était pas encore venu à la table : il compare seulement ce que le serveur dit maintenant.
exchanged = Mais ce navigateur a vu une autre empreinte en arrivant à la table.
verify-elsewhere = Votre navigateur ne calcule d'empreintes que sur des pages sécurisées. Cette commande le fait :

## L'analyse après la fin

analysis = Analyse
analysis-looking = L'oracle regarde votre partie …
analysis-curve = Les chances de gagner de chacun au fil de la partie
analysis-chance = { $player } { $percent } %
analysis-seat = { $player } : { $start } % au début, { $most } % au mieux (tour { $most-turn }), { $least } % au pire (tour { $least-turn }), { $end } % à la fin.
analysis-slips = Ce qui a coûté le plus
analysis-who = { $player }, tour { $turn }
analysis-cost = −{ $percent } %
analysis-played = Joué :
analysis-better = Mieux :
analysis-no-slips = Aucune décision n'a coûté plus de { $percent } % de chances de gagner.
analysis-about = Des estimations de l'oracle. La courbe connaît tout ce qu'il y avait sur la table ; une décision est jugée d'après ce qu'on pouvait savoir à cette place.

## Problems

problem-offline = Le serveur ne répond pas. La ligne est-elle coupée ?
problem-server = Quelque chose s'est mal passé sur le serveur. Vous n'y êtes pour rien.
problem-no-table = Cette table n'existe pas.
problem-line-lost = La connexion a été perdue deux fois ; vérifiez si c'est fait.

## Rules beside the board

search = Chercher
search-found =
    { $count ->
        [0] Aucun passage trouvé.
        [one] 1 passage trouvé.
       *[other] { $count } passages trouvés.
    }
key-rules = les règles à côté du plateau

## Going back

history-previous-turn = Au tour précédent
history-next-turn = Au tour suivant
history-play = Regarder comme un film
history-pause = Arrêter le film
key-turn = un tour entier en arrière ou en avant dans l'historique
eyes = Vue
eyes-own = la mienne
eyes-spectator = d'un spectateur
eyes-all = cartes visibles
link-to-move = Copier le lien vers ce coup
play-on = Continuer à partir d'ici
play-on-about = Une nouvelle table d'entraînement commence exactement à ce moment. Des bots prennent les autres places. Les cartes à venir sont celles de cette partie.
play-on-seat = Où vous asseyez-vous ?
imported = Importée
open-record = Ouvrir une partie enregistrée
open-record-about = Choisissez le fichier d'une partie téléchargée ici ou enregistrée par le programme, ou collez son contenu. Vous la voyez coup par coup, par les yeux de chacun, et pouvez la continuer à partir de tout moment.
open-record-file = Fichier
open-record-text = ou son contenu
open-record-do = Ouvrir
open-record-nonsense = Ce n'est pas un enregistrement : ce n'est même pas du JSON.
report = Signaler une erreur
report-about = Le rapport contient les coups, ce que vous voyez de la table, les versions du programme et du navigateur et les dernières erreurs. Tant que la partie dure, il ne contient rien de ce que les autres tiennent caché.
report-words = Que s'est-il passé, et qu'attendiez-vous ?
report-download = Télécharger le rapport
report-copy = Copier le rapport
report-send = L'exploitant de ce serveur reçoit les rapports ici :

## Lessons

lesson = Leçon
lesson-progress = Leçon : note { $number } sur { $of }
lesson-next = Suite
lesson-your-move = À vous
lesson-watch = Regardez ce qui se passe…
lesson-confirm = Votre tour est fini. Appuyez sur « Terminer le tour » : d'ici là, vous pouvez encore revenir en arrière.
lesson-first-game = Jouer une première partie contre un novice
lesson-begin = Apprendre { $game } en dix minutes
lesson-go-on = Continuer d'apprendre { $game } ({ $read } sur { $notes })
lesson-anew = Recommencer la leçon

## What happened since the last turn

since = Depuis votre dernier tour
since-round = Le dernier tour de table
since-play = Revoir
since-stop = Arrêter
since-hide = Masquer

## Together

one-device = À plusieurs sur un appareil
seat-here = Une autre personne sur cet appareil
seat-name = Nom à la place { $number }
curtain = Passez l'appareil à { $name }
curtain-about = Ce qu'une seule personne peut voir n'arrive à l'écran que lorsque le rideau se lève.
curtain-lift = Je suis { $name } : montrer ma table
come-back-to = { $name } reprend sa place
duration = Environ { $minutes } minutes.
lasting-days =
    { $count ->
        [one] 1 jour
       *[other] { $count } jours
    }
lasting-hours =
    { $count ->
        [one] 1 heure
       *[other] { $count } heures
    }
lasting-minutes =
    { $count ->
        [one] 1 minute
       *[other] { $count } minutes
    }
lasting-seconds =
    { $count ->
        [one] 1 seconde
       *[other] { $count } secondes
    }
clock = Pendule
clock-none = Sans pendule
clock-quick = Rapide : 10 minutes et 15 secondes par tour
clock-live = En direct : 20 minutes et 30 secondes par tour
clock-days = De temps en temps : 3 jours et 12 heures par tour
clock-weeks = Sans se presser : une semaine et un jour par tour
clock-words = Chaque joueur a { $bank }, reçoit { $increment } après chaque tour et n'a jamais plus de { $cap }.
clock-about = Quand le temps est écoulé, un bot continue ; le joueur peut reprendre sa place.
clock-none-about = Sans pendule, chacun prend le temps qu'il lui faut.
clock-left = Il reste { $time }
clock-little = Il ne reste que { $time }
clock-long = { $days } j { $hours } h
components = Les chiffres de votre boîte
components-about = Un fichier de matériel en TOML, comme celui de la commande petteia. La table se joue alors avec ses chiffres.
components-large = Ce fichier est trop gros : { $most } kilooctets au plus.
components-chosen = { $name } sera utilisé.
components-forget = Ne pas l'utiliser
arrange-up = Faire monter : { $name }
arrange-lot = Tirer les places au sort
filters = Quelles tables
filter-game = Jeu
filter-free = Places libres
filter-pace = Rythme
filter-any = au choix
pace-none = sans pendule
pace-live = en direct
pace-days = de temps en temps
no-suitable-tables = Aucune table ouverte ne convient. Demandez moins, ou ouvrez-en une.
next-table = Table suivante ({ $count })
next-table-about = Vers la table qui vous attend depuis le plus longtemps
mute = Ne plus entendre { $name }
muted = { $name } n'est plus entendu ici.
unmute = Entendre de nouveau
unmute-name = Entendre de nouveau { $name }
muted-people = Personnes mises en sourdine
unread-called = Quelqu'un vous appelle
phrases = Phrases toutes prêtes
phrase-hello = Bonjour !
phrase-good-luck = Bonne chance et bon jeu !
phrase-nice-move = Joli coup !
phrase-thinking = Laissez-moi réfléchir…
phrase-back-soon = Je reviens bientôt.
phrase-sorry = Désolé !
phrase-thanks = Merci !
phrase-good-game = Belle partie !
rematch-join = { $name } rejoue : venir
abandon-sure = Terminer cette partie sans résultat ?
abandon-about = Elle se termine quand toutes les personnes qui jouent sont d'accord.
abandon-agreed = est d'accord
abandon-open = n'a pas encore répondu
abandon-agree = Je suis d'accord
abandon-end = Terminer la partie

## Settings

settings = Réglages
settings-of-device = Ce navigateur s'en souvient.
settings-of-account = Votre compte s'en souvient, sur tous vos appareils.
save = Enregistrer
colours = Couleurs
animation = Mouvement sur le plateau
animation-none = aucun
animation-fast = rapide
animation-normal = normal
animation-slow = lent
sounds = Son
sound-turn = Un son bref quand c'est à moi ou que l'on m'appelle
volume = Volume
sound-try = Écouter
confirmations = Confirmations
confirm-turn = À la fin d'un tour
confirm-turn-ask = me demander
confirm-turn-auto = le terminer aussitôt
confirm-place = Quand je construis
confirm-place-ghost = montrer, puis confirmer
confirm-place-at-once = aussitôt
confirm-final = Quand un coup ne peut pas être repris
confirm-final-once = me demander la première fois
confirm-final-always = toujours me demander
confirm-final-never = ne pas demander
final-asked = Cela ne peut pas être repris.
final-do = Je le fais
final-leave = Pas encore
notices = Quand c'est à moi et que je suis absent
notices-account = Avec un compte, vous pouvez être prévenu par webhook ou par courriel. On le crée sur la page d'accueil.
notices-about = Un message chaque fois que l'on vous attend, jamais pendant que vous regardez la table.
notices-webhook = Webhook (Discord, Slack ou le vôtre)
notices-email = Adresse de courriel
notices-test = Envoyer un essai
notices-sent = Envoyé.
notices-kept = Enregistré.
notices-code = Code du courriel envoyé à { $email }
notices-confirm = Confirmer
notices-confirmed = L'adresse est confirmée.

## The drawer of a small screen

hand = Main

## Looking at a board

sight = Vue du plateau
nearer = Agrandir
farther = Réduire
whole-board = Tout le plateau
names-of-places = Noms des cases
without-pieces = Le plateau sans pièces
key-zoom = agrandir, réduire, tout le plateau
key-pan = déplacer le plateau
key-names = noms des cases

## Avec l'accord des autres

ask-back =
    { $people ->
        [0] Reprendre mon dernier coup
       *[other] Demander à reprendre mon dernier coup
    }
ask-back-turn =
    { $people ->
        [0] Reprendre tout mon dernier tour
       *[other] Demander à reprendre tout mon dernier tour
    }
ask-pause =
    { $people ->
        [0] Mettre la partie en pause
       *[other] Demander une pause
    }
ask-substitute = Laisser un bot jouer pour { $name }
question-take_back = { $name } voudrait reprendre un coup. Tout ce qui a suivi est repris avec lui.
question-reveals = Ce qui a été dévoilé depuis reste connu : personne ne peut l'oublier.
question-pause = { $name } demande une pause. Toutes les pendules s'arrêtent jusqu'à ce que quelqu'un reprenne.
question-substitute = { $name } propose qu'un bot joue pour { $other } jusqu'à son retour.
question-about-you = Si vous êtes là, jouez ou dites-le.
question-waits = Doivent encore accepter : { $names }.
question-agree = D'accord
question-decline = Plutôt pas
question-withdraw = Laisser tomber
question-here = Je suis là
is-paused = La partie est en pause. Toutes les pendules sont arrêtées.
resume = Reprendre la partie
is-away = { $name } n'est pas là.
is-away-soon =
    { $minutes ->
        [one] { $name } n'est pas là. Après une minute, un bot joue jusqu'à son retour.
       *[other] { $name } n'est pas là. Après { $minutes } minutes, un bot joue jusqu'à son retour.
    }
you-were-away = En votre absence, un bot a joué pour vous. La place est de nouveau à vous.
understood = Très bien
watching-off = Ne laisser personne regarder
watching-on = Laisser les autres regarder
not-to-be-watched = À cette table, personne ne peut regarder pendant la partie. Revenez quand elle sera finie.

## Listes de tables

join = Participer
watch = Regarder
running-tables = Parties à regarder
finished-tables = Parties terminées
host-gone = hôte absent
result-won = Vous avez gagné
result-place = Place { $place }
result-of = Victoire : { $names }
