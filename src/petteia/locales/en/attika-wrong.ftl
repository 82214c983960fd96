# What is wrong with a components file, a position or a move of Attika.

attika-wrong-kind-place = a place [q, r]
attika-wrong-id = The building id `{ $id }` may have small letters, digits and _ only.
attika-wrong-group = Building `{ $id }` belongs to an unknown group `{ $group }`.
attika-wrong-arrow = Building `{ $id }` has an arrow to nowhere: there is no `{ $target }`.
attika-wrong-main-arrow = Main building `{ $id }` has an arrow from `{ $other }`; main ones have none.
attika-wrong-cost = Building `{ $id }` needs either `cost` or `any_cost`.
attika-wrong-any-cost = Building `{ $id }`: `any_cost` must be a whole number.
attika-wrong-dear = Building `{ $id }` costs too much: { $symbols } symbols or { $cards } cards are the most.
attika-wrong-cost-letters = Building `{ $id }`: `cost` may have the letters { $letters } only.
attika-wrong-group-size = Group `{ $group }` should have { $size } buildings, but { $members } belong to it.
attika-wrong-other-piles = `others` must have { $count } piles.
attika-wrong-pile = a pile has { $least } to { $most } buildings.
attika-wrong-main-in-piles = The piles hold { $wanted } main buildings, but there are { $there }.
attika-wrong-others-in-piles = The piles hold { $wanted } other buildings, but there are { $there }.
attika-wrong-cards = there are 1 to { $most } cards of each landscape.
attika-wrong-hands = there are not enough cards for all hands.
attika-wrong-actions = `draw_actions`, `build_actions` and `substitute_cards` must be at least 1.
attika-wrong-most = { $most } is the most for anything here.
attika-wrong-face = Map tile { $tile } is `{ $face }`, but must have { $count } of the letters { $letters } and dots.
attika-wrong-many-tiles = There are { $count } map tiles; { $most } are the most.
attika-wrong-setup-tiles = it needs 1 to { $most } tiles.
attika-wrong-setup-overlap = tiles overlap.
attika-wrong-setup-temples = it needs two or more temples, each on a place of its own.
attika-wrong-temple-on-tile = a temple lies on a tile, at { $place }.
attika-wrong-temple-alone = a temple lies beside no tile, at { $place }.
attika-wrong-setup-apart = some tiles do not touch the others.
attika-wrong-setup-far = it lies too far from the place 0,0.

# Positions

attika-wrong-not-a-place = { $text } is not a place such as 2,-1.
attika-wrong-no-land = there is no land at { $place }.
attika-wrong-no-building = there is no building { $name }.
attika-wrong-no-tile = there is no map tile { $number }.
attika-wrong-card-letters = cards are written with the letters { $letters }, not { $text }.
attika-wrong-card-copies = there are only { $count } cards of this kind: { $landscape }.
attika-wrong-winner = A finished game has a `winner`, unless it ended in a stalemate.
attika-wrong-turn-kind = `turn_kind` must be draw or build once an action has been made.
attika-wrong-not-there = it cannot lie there.
attika-wrong-tile-on-map-and-in-hand = Tile { $tile } is both on the map and in hand.
attika-wrong-main-pile = main buildings lie in the first pile, and only they.
attika-wrong-in-hand = What is in hand does not fit what is awaited ({ $awaited }).
attika-wrong-site = `site`: the hand cannot pay for this building there.
attika-wrong-quiet = `quiet_turns` can be { $most } at the most: then the game ends.
attika-wrong-changed = `changed` must be true once an action was made, and is false before.
attika-wrong-cards-only = `cards_only` is true while cards are taken or a tile is laid, after a card in place of an amphora that ends the actions (an option).
attika-wrong-nothing-to-take = Nothing can be taken: there is neither a card due nor an amphora with a card to be had for it.
attika-wrong-resigned = whoever has resigned has neither cards nor amphoras.
attika-wrong-pile-high = pile { $pile } has { $most } buildings at the most.
attika-wrong-rewarded = `rewarded` is just what is complete and connected on the map: { $groups }.
attika-wrong-winner-early = Only a finished game has a `winner`.
attika-wrong-already-won = all buildings are on the map or two temples are joined, so the game is over.
attika-wrong-no-such-end = The game did not end like this: `ending` and `winner` do not fit what lies on the table.
attika-wrong-map = `map` needs a list of `tiles`, and `temples` must be a list.
attika-wrong-temples = up to { $most } temples, each on a place of its own.
attika-wrong-map-far = The map lies too far from the place 0,0.
attika-wrong-tile-twice = Tile { $tile } is on the map twice.
attika-wrong-tile-place = Tile { $tile } cannot lie at { $place }: it must touch the map and overlap nothing.
attika-wrong-tile-temple = Tile { $tile } overlaps a temple at { $place }.
attika-wrong-amphoras = There must be { $count } amphoras in all, { $held } are held by players.
attika-wrong-fresh = `fresh` cards came from the last shuffle, and are in hand or among the discards.
attika-wrong-many-cards = There are too many cards of this kind: { $landscape }.
attika-wrong-shuffled = The `deck` cannot hold cards that were not `shuffled` into it.
attika-wrong-all-cards = Hands ({ $hands }), discards ({ $discards }) and deck ({ $deck }) must together have { $count } cards of the right kinds.
attika-wrong-stack = `tile_stack` must list just the map tiles that are not on the map.
attika-wrong-stack-count = { $count } map tiles are not on the map.
attika-wrong-stored = `stored` must be a list and `buildings` a map from places to buildings.
attika-wrong-two-buildings = there are two buildings at { $place }.
attika-wrong-many-buildings = there are too many buildings of the kind { $name }.
attika-wrong-piles = `piles` must be a list of { $count }: the main one and three others.
attika-wrong-pile-list = a pile is a list of buildings, the next one first, or how many there are.
attika-wrong-all-buildings = board, map and piles together must hold { $count } buildings; { $main } main and { $others } other ones are unseen, but the hidden piles have { $hidden_main } and { $hidden_others }.

# Moves as they are typed

attika-wrong-place = { $place } is not a place. Places look like 2,-1.
attika-wrong-far-away = { $place } is too far away: coordinates go from -{ $most } to { $most }.

# What no game comes to, and a table to study may have

attika-wrong-odd-few-tiles = on the map are { $count } of the { $least } tiles with which such a game begins
attika-wrong-odd-many-tiles = { $count } map tiles are laid, and by the empty piles there can be { $most }
attika-wrong-odd-few-temples = on the map are { $count } of the { $least } temples
attika-wrong-odd-amphoras = seat { $seat } has { $count } amphoras and has earned { $most }
attika-wrong-odd-piles = the piles of seat { $seat } are higher than the set-up leaves them
