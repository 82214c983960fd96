# What is wrong with a components file, a position or a move of Attika.

attika-wrong-kind-place = un lieu [q, r]
attika-wrong-id = L'id de bâtiment `{ $id }` ne peut avoir que des minuscules, des chiffres et _.
attika-wrong-group = Le bâtiment `{ $id }` appartient à un groupe inconnu, `{ $group }`.
attika-wrong-arrow = Le bâtiment `{ $id }` a une flèche vers nulle part : il n'y a pas de `{ $target }`.
attika-wrong-main-arrow = Une flèche de `{ $other }` mène au bâtiment principal `{ $id }` ; aucune ne mène aux principaux.
attika-wrong-cost = Il faut au bâtiment `{ $id }` soit `cost`, soit `any_cost`.
attika-wrong-any-cost = Bâtiment `{ $id }` : `any_cost` doit être un nombre entier.
attika-wrong-dear = Le bâtiment `{ $id }` coûte trop : { $symbols } symboles ou { $cards } cartes au plus.
attika-wrong-cost-letters = Bâtiment `{ $id }` : `cost` ne peut avoir que les lettres { $letters }.
attika-wrong-group-size = Le groupe `{ $group }` devrait avoir { $size } bâtiments, mais il en a { $members }.
attika-wrong-other-piles = `others` doit avoir { $count } piles.
attika-wrong-pile = une pile a de { $least } à { $most } bâtiments.
attika-wrong-main-in-piles = Les piles contiennent { $wanted } bâtiments principaux, mais il y en a { $there }.
attika-wrong-others-in-piles = Les piles contiennent { $wanted } autres bâtiments, mais il y en a { $there }.
attika-wrong-cards = il y a de 1 à { $most } cartes de chaque paysage.
attika-wrong-hands = il n'y a pas assez de cartes pour toutes les mains.
attika-wrong-actions = `draw_actions`, `build_actions` et `substitute_cards` sont d'au moins 1.
attika-wrong-most = ici, le maximum est toujours { $most }.
attika-wrong-face = La tuile { $tile } est `{ $face }`, mais doit avoir { $count } signes parmi les lettres { $letters } et le point.
attika-wrong-many-tiles = Il y a { $count } tuiles ; le maximum est de { $most }.
attika-wrong-setup-tiles = il faut de 1 à { $most } tuiles.
attika-wrong-setup-overlap = des tuiles se recouvrent.
attika-wrong-setup-temples = il faut au moins deux temples, chacun à un lieu différent.
attika-wrong-temple-on-tile = un temple est sur une tuile, en { $place }.
attika-wrong-temple-alone = un temple ne touche aucune tuile, en { $place }.
attika-wrong-setup-apart = des tuiles ne touchent pas les autres.
attika-wrong-setup-far = elle est trop loin du lieu 0,0.

# Positions

attika-wrong-not-a-place = { $text } n'est pas un lieu comme 2,-1.
attika-wrong-no-land = il n'y a pas de terre en { $place }.
attika-wrong-no-building = il n'y a pas de bâtiment { $name }.
attika-wrong-no-tile = il n'y a pas de tuile { $number }.
attika-wrong-card-letters = les cartes s'écrivent avec les lettres { $letters }, pas { $text }.
attika-wrong-card-copies = il n'y a que { $count } cartes de cette sorte : { $landscape }.
attika-wrong-winner = Une partie finie a un `winner`, sauf si elle s'est bloquée.
attika-wrong-turn-kind = `turn_kind` doit être draw ou build dès la première action.
attika-wrong-not-there = elle ne peut pas être là.
attika-wrong-tile-on-map-and-in-hand = La tuile { $tile } est à la fois sur le plateau et en main.
attika-wrong-main-pile = la première pile contient les bâtiments principaux, et eux seuls.
attika-wrong-in-hand = Ce qui est en main ne va pas avec ce qui est attendu ({ $awaited }).
attika-wrong-site = `site` : la main ne peut pas payer ce bâtiment à cet endroit.
attika-wrong-quiet = `quiet_turns` vaut au plus { $most } : ensuite la partie se termine.
attika-wrong-changed = `changed` doit être true dès qu'une action a été faite, et false avant.
attika-wrong-cards-only = `cards_only` est true pendant qu'on prend des cartes ou pose une tuile, après une carte à la place d'une amphore qui met fin aux actions (une option).
attika-wrong-nothing-to-take = Il n'y a rien à prendre : aucune carte n'est due et aucune amphore ne peut en acheter.
attika-wrong-resigned = qui a abandonné n'a ni cartes ni amphores.
attika-wrong-pile-high = la pile { $pile } a au plus { $most } bâtiments.
attika-wrong-rewarded = `rewarded` est exactement ce qui est complet et relié sur la carte : { $groups }.
attika-wrong-winner-early = Seule une partie finie a un `winner`.
attika-wrong-already-won = tous les bâtiments sont sur la carte ou deux temples sont reliés, la partie est donc finie.
attika-wrong-no-such-end = La partie n'a pas fini ainsi : `ending` et `winner` ne vont pas avec ce qu'il y a sur la table.
attika-wrong-map = `map` demande une liste de `tiles`, et `temples` doit être une liste.
attika-wrong-temples = { $most } temples au plus, chacun à un lieu différent.
attika-wrong-map-far = Le plateau est trop loin du lieu 0,0.
attika-wrong-tile-twice = La tuile { $tile } est deux fois sur le plateau.
attika-wrong-tile-place = La tuile { $tile } ne peut pas être en { $place } : elle doit toucher le plateau et ne rien recouvrir.
attika-wrong-tile-temple = La tuile { $tile } recouvre un temple en { $place }.
attika-wrong-amphoras = Il doit y avoir { $count } amphores en tout ; les joueurs en ont { $held }.
attika-wrong-fresh = Les cartes `fresh` viennent du dernier mélange, et sont en main ou dans la défausse.
attika-wrong-many-cards = Il y a trop de cartes de cette sorte : { $landscape }.
attika-wrong-shuffled = Le `deck` ne peut pas contenir de cartes qui n'y ont pas été mélangées (`shuffled`).
attika-wrong-all-cards = Les mains ({ $hands }), la défausse ({ $discards }) et la pioche ({ $deck }) doivent avoir ensemble { $count } cartes des bonnes sortes.
attika-wrong-stack = `tile_stack` doit énumérer exactement les tuiles qui ne sont pas sur le plateau.
attika-wrong-stack-count = { $count } tuiles ne sont pas sur le plateau.
attika-wrong-stored = `stored` doit être une liste, et `buildings` dire pour chaque lieu quel bâtiment s'y trouve.
attika-wrong-two-buildings = il y a deux bâtiments en { $place }.
attika-wrong-many-buildings = il y a trop de bâtiments de la sorte { $name }.
attika-wrong-piles = `piles` doit être une liste de { $count } : la pile principale et trois autres.
attika-wrong-pile-list = une pile est une liste de bâtiments, le prochain en tête, ou leur nombre.
attika-wrong-all-buildings = plateau individuel, plateau et piles doivent avoir ensemble { $count } bâtiments ; { $main } principaux et { $others } autres ne se voient pas, mais les piles cachées en ont { $hidden_main } et { $hidden_others }.

# Moves as they are typed

attika-wrong-place = { $place } n'est pas un lieu. Les lieux s'écrivent ainsi : 2,-1.
attika-wrong-far-away = { $place } est trop loin : les coordonnées vont de -{ $most } à { $most }.

# What no game comes to, and a table to study may have

attika-wrong-odd-few-tiles = la carte a { $count } des { $least } tuiles avec lesquelles commence une telle partie
attika-wrong-odd-many-tiles = { $count } tuiles de la carte sont posées, et d’après les piles épuisées il peut y en avoir { $most }
attika-wrong-odd-few-temples = la carte a { $count } des { $least } temples
attika-wrong-odd-amphoras = la place { $seat } a { $count } amphores et en a gagné { $most }
attika-wrong-odd-piles = les piles de la place { $seat } sont plus hautes que la mise en place ne les laisse
