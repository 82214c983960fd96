# What is said where people meet before a game.

clock-own = Une pendule à votre choix
clock-own-bank = Minutes par joueur
clock-own-increment = Secondes de plus après chaque tour
when-away = Quand quelqu'un s'absente
absence = Si un joueur n'est pas là à son tour
absence-none = on l'attend, ou on s'accorde sur un bot
absence-after =
    { $minutes ->
        [one] après une minute, un bot joue
       *[other] après { $minutes } minutes, un bot joue
    }
absence-about = Seulement tant que d'autres sont à la table et attendent. Qui revient reprend aussitôt sa place.
absence-clock = Avec une pendule, un bot joue quand le temps est écoulé.
allowed = Ce qui est permis
allow-hints = Les joueurs peuvent demander conseil à un bot.
allow-watching = D'autres peuvent regarder la partie.
allow-substitutes = L'hôte peut laisser un bot jouer pour un absent, sans demander aux autres.
not-allowed-hints = Pas de conseils à cette table.
not-allowed-watching = Personne ne peut regarder la partie.
not-allowed-substitutes = Les autres décident ensemble si un bot joue pour un absent.
host-mark = hôte
ready-mark = est prêt
ready-not = pas encore prêt
ready-say = Je suis prêt
ready-unsay = Pas encore
ready-waits = Pas encore prêts : { $names }.
colour-own = Votre couleur
colour-number = Couleur { $number }, { $symbol }
hand-over = Confier la table à { $name }
new-to-game = { $game } est nouveau pour vous ?
rules-short = Les règles en bref
rules-all = Toutes les règles
lesson-play = Jouer la leçon
