# What is wrong with a components file, a position or a move of Polis.

polis-wrong-kind-symbol = un symbole : son `kind` parmi { $kinds } ; un `value` de 1 à 9 pour { $valued } ; un `colour` pour { $coloured } ; et sa `source`
polis-wrong-start-coins = { $players } joueurs commencent avec plus de `coins`.
polis-wrong-reserved = Aucune carte ne peut s'appeler `{ $id }`.
polis-wrong-colour-count = Il y a { $count } cartes de la couleur `{ $colour }` ; il en faut { $wanted }.
polis-wrong-card = au moins un exemplaire, { $most } symboles au plus, aucun `tags` en double.
polis-wrong-no-uses = `uses` est à omettre.
polis-wrong-euclid = les points de victoire coûtent au moins 1 pièce.
polis-wrong-sides = Il y a { $count } [[city_side]] ; il en faut de { $least } à { $most }.
polis-wrong-side-twice = Il y a deux côtés `{ $side }`.
polis-wrong-side-order = Côté de cité numéro { $number } : les côtés A et B d'une cité doivent se suivre.
polis-wrong-side-symbol = un plateau de cité n'a ni anneaux ni points en fin de partie.
polis-wrong-symbol-count = Il y a trop de symboles de la sorte { $kind } : { $count } en tout, le maximum est de { $most }.
polis-wrong-setup-cities = il faut { $count } cités différentes qui existent.
polis-wrong-setup-removed = elle retire trop de cartes des pioches.

# Positions

polis-wrong-card-looks = une carte s'écrit potter, ou red, ou { $example }.
polis-wrong-face-down-card = Une carte face cachée
polis-wrong-city-card = Une carte dans une cité
polis-wrong-used = seule une carte qui sert une fois par partie peut être `used`.
polis-wrong-seen = `seen` énumère des places, -1 pour qui regarde, ou est { $all }.
polis-wrong-end-card = les cartes Fin de partie sont dans les pioches seulement.
polis-wrong-same-board = Deux joueurs ont le même plateau de cité.
polis-wrong-target-seat = `city` : `target` est la place vers laquelle un Port est tourné.
polis-wrong-ring = `city` : une pièce ne peut être que sur un symbole cerclé.
polis-wrong-copies = Il y a { $most } cartes { $name }, pas { $count }.
polis-wrong-deck-colour = il y a une carte d'une autre couleur.
polis-wrong-too-many = Il y a trop de cartes de cette couleur : { $colour } ({ $count }).
polis-wrong-nowhere = Des cartes de cette couleur ne sont nulle part : { $colour } ({ $count }).
polis-wrong-blocked = elle est bloquée, donc la carte Fin de partie doit être dessus.
polis-wrong-deck-end = il faut une carte Fin de partie, parmi les { $count } dernières.
polis-wrong-deck-empty = elle doit avoir une carte outre la Fin de partie, ou être bloquée.
polis-wrong-lost-track = `lost_track` a une liste de cartes pour une place, ou pour -1, qui regarde.
polis-wrong-lost-unknown = `lost_track` ne peut énumérer que des cartes que cette place connaît sans les voir.
polis-wrong-active = C'est au joueur `active` de décider.
polis-wrong-turn = `turn` est 0 pendant la mise en place, et alors seulement.
polis-wrong-due = `due` dit pour chaque place combien de cartes elle peut piocher.
polis-wrong-supply = Il y a plus de pièces ou de jetons sur la table que dans la boîte.
polis-wrong-bid = Un `bid` a un `bidder`, et seule une enchère en a un.
polis-wrong-bidder = Le `bidder` n'a pas autant de pièces que le `bid`.
polis-wrong-nobody-due = `due` doit dire qui peut piocher des cartes.
polis-wrong-waiting = `actor` doit être parmi ceux de `waiting`.
polis-wrong-lighthouse = Seul qui a le Phare peut regarder les pioches.
polis-wrong-resigned = qui a abandonné n'a ni pièces, ni jetons, ni cartes en main.
polis-wrong-draws = `draws` et `drawn_from` font ensemble { $most } cartes au plus, et il en reste une tant qu'il faut piocher.
polis-wrong-auctions = `auctions` compte aussi la carte en vente.
polis-wrong-bidding = N'enchérit ni celui qui vend, ni celui qui a la plus haute enchère, ni celui qui a passé.
polis-wrong-income = `income_taken` est true après la phase de profit.
polis-wrong-partners = Personne ne commerce avec soi-même : `partners` désigne les autres.
polis-wrong-just-placed = `{ $awaited }` est attendu de qui vient de placer une carte.

# Moves as they are typed

polis-wrong-use = Dites comment utiliser la carte, par exemple `{ $example }`.
polis-wrong-kill = Dites à qui est la carte : `{ $example }`.
polis-wrong-no-assassin = Il n'y a pas d'Assassin dans cette cité.
polis-wrong-no-city = Il n'y a pas de cité dont il puisse s'agir.
polis-wrong-not-in-city = Il n'y a pas de { $name } dans la cité du joueur { $player }.

# What no game comes to, and a table to study may have

polis-wrong-odd-removed = avant la partie, { $count } cartes ({ $colour }) ont été retirées, pas { $least }
