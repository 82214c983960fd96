# What is wrong with a components file, a position or a move of Olympos.

olympos-wrong-kind-group = un groupe comme "2 grain" ou "1 any", parmi { $resources } ou any
olympos-wrong-kind-bonus = "settler", "hourglasses:2", "prestige:2" ou "cube:grain"
olympos-wrong-kind-effect = une table avec certains de ceux-ci : { $effects }, chacun un nombre
olympos-wrong-north-id = `north` est le Nord et aucun autre lieu.
olympos-wrong-land-cost = `land` doit être d'au moins 1, sinon les parties ne finiraient pas.
olympos-wrong-costs = { $sea } points au plus pour la mer, { $most } pour le reste.
olympos-wrong-pieces = il y a de 1 à { $cubes } cubes par ressource et de 1 à { $settlers } colons par couleur.
olympos-wrong-beside-unknown = `{ $id }` est à côté d'un lieu inconnu, `{ $other }`.
olympos-wrong-one-way = `{ $id }` est à côté de `{ $other }`, mais pas l'inverse.
olympos-wrong-north-land = `land` doit nommer les territoires voisins du Nord.
olympos-wrong-zeus = Un seul territoire doit avoir `zeus = true` : l'Olympe.
olympos-wrong-no-way = Aucun chemin ne mène du Nord à { $places }.
olympos-wrong-track-zeus = `zeus` énumère dans l'ordre des cases après le départ et pas au-delà de la Croix.
olympos-wrong-track-cards = `olympos_cards` est 1 ou 2 pour chaque case de `zeus`.
olympos-wrong-too-few-cards = La piste demande { $needed } cartes Olympos ; il y en a { $count }.
olympos-wrong-last-points = `last_points` doit avoir un nombre pour chaque case du dernier Zeus à la Croix.
olympos-wrong-setup-settlers = ce nombre de colons n'est pas possible.
olympos-wrong-setup-resource = il y a trop peu de ceci sur la carte : { $resource }.
olympos-wrong-columns = Le plateau des découvertes a de 1 à { $most } colonnes.
olympos-wrong-row = La ligne `{ $row }` a { $count } découvertes pour { $columns } colonnes.
olympos-wrong-row-tiles = La ligne `{ $row }` doit avoir de 1 à { $most } tuiles de chaque sorte.
olympos-wrong-wonders = Il y a { $count } merveilles pour { $columns } colonnes.
olympos-wrong-space-twice = Il y a deux entrées pour la case { $space }.
olympos-wrong-space-missing = Il n'y a pas d'entrée pour la case { $space }.
olympos-wrong-no-space = Il n'y a pas de ligne `{ $row }` avec une colonne { $column }.
olympos-wrong-bonus-slots = Dans la ligne `{ $row }`, il y a trop d'espaces de bonus, ou trop de gris.
olympos-wrong-unknown-row = La découverte `{ $id }` est dans une ligne inconnue, `{ $row }`.
olympos-wrong-cost = `{ $id }` : les groupes de son `cost` doivent être de ressources différentes.
olympos-wrong-faces = La découverte `{ $id }` doit avoir un élément de `faces` pour chacune de ses tuiles.
olympos-wrong-faces-discount = Découverte `{ $id }` : `faces` et `resource_discount` vont ensemble.
olympos-wrong-faces-backs = Découverte `{ $id }` : les tuiles à `faces` sont en jeu quel que soit le nombre de joueurs.
olympos-wrong-effect = Découverte `{ $id }` : un effet vaut au plus { $most }.
olympos-wrong-face-twice = Deux tuiles découverte ont la face `{ $face }`.
olympos-wrong-copies = Carte Destin `{ $id }` : de 1 à { $copies } exemplaires (`copies`), et `amount` de 1 à { $amount }.
olympos-wrong-one-star = Carte Destin `{ $id }` : c'est une étoile, donc `amount` doit être 1.

# Positions

olympos-wrong-cards = les cartes Destin sont une liste de noms, ou leur nombre.
olympos-wrong-card-copies = il n'y a que { $most } cartes { $name }.
olympos-wrong-board-row = `{ $name }` doit être une liste de { $count }, un par colonne.
olympos-wrong-tribes = Les peuplades (`tribes`) vivent dans des territoires à étoile, sans croix ni colons.
olympos-wrong-condemned = { $most } territoires au plus avec cette ressource : { $resource } (O-6).
olympos-wrong-condemned-star = un seul territoire à étoile au plus avec cette ressource : { $resource } (O-7).
olympos-wrong-stack = les colons sont une liste de 1 à { $most } places, le plus bas en tête.
olympos-wrong-condemned-settlers = le territoire est condamné : personne ne peut y être (O-30).
olympos-wrong-owner = { $owner } n'est pas une place ; les barbares sont tout en bas dans les parties à deux.
olympos-wrong-gods = `gods` doit être une liste de { $count }, un pour chaque carte Olympos le long de la piste.
olympos-wrong-god-space = `gods` : la carte { $card } est à la case { $space }.
olympos-wrong-god-twice = `gods` : chaque carte Olympos y est une fois.
olympos-wrong-too-many-copies = Il n'y a que { $most } cartes Destin { $name }, pas { $count }.
olympos-wrong-fresh = les cartes `fresh` viennent du dernier mélange ; elles sont en main ou défaussées.
olympos-wrong-deck = `deck` doit être une liste de cartes Destin, la prochaine en tête, ou leur nombre.
olympos-wrong-unseen = { $unseen } cartes Destin ne se voient pas, mais { $face_down } sont face cachée.
olympos-wrong-shuffled = `shuffled` : la pioche a plus de cartes qu'on n'y en a mélangé.
olympos-wrong-seat-wonders = ces `wonders` ne sont pas en jeu ou sont à quelqu'un d'autre.
olympos-wrong-not-on-board = { $name } n'est pas sur le `board`.
olympos-wrong-discovery-twice = { $name } y est deux fois (O-48).
olympos-wrong-too-few-tiles = il n'y a pas autant de tuiles { $name }.
olympos-wrong-no-face = les tuiles { $name } sont toutes pareilles, il n'y a pas de `face`.
olympos-wrong-face = les tuiles { $name } montrent une de celles-ci : { $faces }.
olympos-wrong-bonus = { $name } a { $count } espaces de bonus, `bonus` est le numéro de l'un d'eux.
olympos-wrong-bonus-taken = ce bonus de { $name } est déjà pris (O-51).
olympos-wrong-settlers = il n'y a que { $most } pièces par couleur.
olympos-wrong-hourglasses = Il n'y a que { $most } sabliers.
olympos-wrong-cubes = Il n'y a que { $most } cubes de cette ressource : { $resource }.
olympos-wrong-over = Une partie n'est finie que si `awaited` le dit, avec un `ending` et sans `actor`.
olympos-wrong-resigned = qui a abandonné n'a ni cartes ni cubes.
olympos-wrong-mover = `actor` et `mover` ne peuvent différer que pendant qu'un dieu demande quelque chose.
olympos-wrong-last-turn = `last_turn` n'est true que pour qui est à la dernière case Zeus ou au-delà (O-100).
olympos-wrong-line = `line` contient les places encore en jeu, chacune une fois, la prochaine en tête.
olympos-wrong-line-order = `line` : qui est plus en arrière sur la piste vient d'abord (O-17).
olympos-wrong-not-in-line = elle doit être dans `line`, car elle n'est pas à la dernière case Zeus (O-100).
olympos-wrong-actor-first = `actor` doit être en tête de `line` : c'est au plus en arrière de jouer (O-17).
olympos-wrong-condemner = C'est l'autre bout de `line` qui condamne des territoires (O-6).
olympos-wrong-settler = `settler` est le numéro d'un colon de `actor` à cet endroit, ou 0 pour un nouveau.
olympos-wrong-new-settler = un nouveau colon vient de la réserve, au Nord ou dans un territoire contrôlé (O-25).
olympos-wrong-half-done = Ce qui est à moitié fait ne va pas avec ce qui est attendu ({ $awaited }).
olympos-wrong-setting-up = Pendant la mise en place de la carte, personne n'a de colons ni n'a avancé sur la piste.
olympos-wrong-buying = la tuile est devant le joueur une fois payée, pas avant.
olympos-wrong-alike = les tuiles de cette découverte sont toutes pareilles.
olympos-wrong-not-revealed = cette carte Olympos n'est pas révélée.
olympos-wrong-answering = Seul un joueur qui a des cartes Destin répond à une carte Olympos (O-83).
olympos-wrong-god = cette carte Olympos demande autre chose.
olympos-wrong-touched = `touched` doit contenir `actor`, à qui le dieu demande quelque chose.

# What no game comes to, and a table to study may have

olympos-wrong-odd-condemned = { $count } territoires sur { $least } sont condamnés
olympos-wrong-odd-barbarians = les barbares vivent dans { $count } territoires, pas dans { $least }
olympos-wrong-odd-settlers = la place { $seat } a { $count } colons et peut en avoir de { $least } à { $most }
olympos-wrong-odd-gods = les cartes Olympos des cases { $spaces } ne sont pas révélées ou cachées comme le veulent les pions sur la piste
