# What is wrong with a components file, a position or a move of Olympos.

olympos-wrong-kind-group = a group such as "2 grain" or "1 any", of { $resources } or any
olympos-wrong-kind-bonus = "settler", "hourglasses:2", "prestige:2" or "cube:grain"
olympos-wrong-kind-effect = a table with some of { $effects }, each a number
olympos-wrong-north-id = `north` is the North zone and no other place.
olympos-wrong-land-cost = `land` must be 1 at least, or games would not end.
olympos-wrong-costs = { $sea } points for the sea and { $most } for anything else are the most.
olympos-wrong-pieces = there are 1 to { $cubes } cubes of a resource and 1 to { $settlers } settlers of a colour.
olympos-wrong-beside-unknown = `{ $id }` lies beside an unknown place `{ $other }`.
olympos-wrong-one-way = `{ $id }` lies beside `{ $other }`, but not the other way round.
olympos-wrong-north-land = `land` must name the territories beside the North zone.
olympos-wrong-zeus = Exactly one territory must have `zeus = true`: Olympos.
olympos-wrong-no-way = No way leads from the North zone to { $places }.
olympos-wrong-track-zeus = `zeus` must be spaces in order, after the start and not beyond the Cross.
olympos-wrong-track-cards = `olympos_cards` must be 1 or 2 for each space of `zeus`.
olympos-wrong-too-few-cards = The track needs { $needed } Olympos cards; there are { $count }.
olympos-wrong-last-points = `last_points` must have a number for each space from the last Zeus to the Cross.
olympos-wrong-setup-settlers = the number of settlers is not possible.
olympos-wrong-setup-resource = there is too little of this on the map: { $resource }.
olympos-wrong-columns = The development board has 1 to { $most } columns.
olympos-wrong-row = Row `{ $row }` has { $count } discoveries for { $columns } columns.
olympos-wrong-row-tiles = Row `{ $row }` must have 1 to { $most } tiles of each kind.
olympos-wrong-wonders = There are { $count } wonders for { $columns } columns.
olympos-wrong-space-twice = There are two entries for the space { $space }.
olympos-wrong-space-missing = There is no entry for the space { $space }.
olympos-wrong-no-space = There is no row `{ $row }` with a column { $column }.
olympos-wrong-bonus-slots = The bonus spaces in row `{ $row }` are too many, or too many of them grey.
olympos-wrong-unknown-row = Discovery `{ $id }` is in an unknown row `{ $row }`.
olympos-wrong-cost = `{ $id }`: the groups of its `cost` must be of different resources.
olympos-wrong-faces = Discovery `{ $id }` must have one of `faces` for each of its tiles.
olympos-wrong-faces-discount = Discovery `{ $id }`: `faces` and `resource_discount` go together.
olympos-wrong-faces-backs = Discovery `{ $id }`: tiles with faces are in play with any number of players.
olympos-wrong-effect = Discovery `{ $id }`: { $most } is the most for an effect.
olympos-wrong-face-twice = Two discovery tiles have the face `{ $face }`.
olympos-wrong-copies = Destiny card `{ $id }`: 1 to { $copies } copies, and an amount of 1 to { $amount }.
olympos-wrong-one-star = Destiny card `{ $id }`: it is one star, so its `amount` must be 1.

# Positions

olympos-wrong-cards = destiny cards are a list of names, or how many there are.
olympos-wrong-card-copies = there are only { $most } cards { $name }.
olympos-wrong-board-row = `{ $name }` must be a list of { $count }, one for each column.
olympos-wrong-tribes = `tribes` live in starred territories without a cross and without settlers.
olympos-wrong-condemned = at most { $most } territories with this resource: { $resource } (O-6).
olympos-wrong-condemned-star = at most one starred territory with this resource: { $resource } (O-7).
olympos-wrong-stack = settlers are a list of 1 to { $most } seats, the lowest first.
olympos-wrong-condemned-settlers = the territory is condemned: nobody can be there (O-30).
olympos-wrong-owner = { $owner } is no seat; barbarians are at the bottom in games for two.
olympos-wrong-gods = `gods` must be a list of { $count }, one for each Olympos card along the track.
olympos-wrong-god-space = `gods`: card { $card } lies at space { $space }.
olympos-wrong-god-twice = `gods`: every Olympos card is there once.
olympos-wrong-too-many-copies = There are only { $most } destiny cards { $name }, not { $count }.
olympos-wrong-fresh = `fresh` cards came from the last shuffle; they are in hand or discarded.
olympos-wrong-deck = `deck` must be a list of destiny cards, the next one first, or how many there are.
olympos-wrong-unseen = { $unseen } destiny cards are not to be seen, but { $face_down } lie face down.
olympos-wrong-shuffled = `shuffled`: the deck has more cards than were shuffled into it.
olympos-wrong-seat-wonders = these `wonders` are not in play or belong to somebody else.
olympos-wrong-not-on-board = { $name } is not on the `board`.
olympos-wrong-discovery-twice = { $name } is there twice (O-48).
olympos-wrong-too-few-tiles = there are not so many tiles of { $name }.
olympos-wrong-no-face = all tiles of { $name } are alike, there is no `face`.
olympos-wrong-face = the tiles of { $name } show one of these: { $faces }.
olympos-wrong-bonus = { $name } has { $count } bonus spaces, `bonus` is the number of one.
olympos-wrong-bonus-taken = that bonus of { $name } is taken already (O-51).
olympos-wrong-settlers = there are only { $most } pieces of a colour.
olympos-wrong-hourglasses = There are only { $most } hourglasses.
olympos-wrong-cubes = There are only { $most } cubes of this resource: { $resource }.
olympos-wrong-over = A game is over just when nothing is `awaited`, with an `ending` and no `actor`.
olympos-wrong-resigned = whoever has resigned has neither cards nor cubes.
olympos-wrong-mover = `actor` and `mover` can differ only while a god asks for something.
olympos-wrong-last-turn = `last_turn` must be true just for those at the last Zeus space or beyond (O-100).
olympos-wrong-line = `line` has seats that still play, each once, the next one first.
olympos-wrong-line-order = `line`: those further back on the track come first (O-17).
olympos-wrong-not-in-line = it must be in `line`, as it has not come to the last Zeus space (O-100).
olympos-wrong-actor-first = The `actor` must be first in `line`: whoever is furthest back has the turn (O-17).
olympos-wrong-condemner = The `actor` condemns territories from the other end of `line` (O-6).
olympos-wrong-settler = `settler` is the number of one of the actor's there, or 0 for a new one.
olympos-wrong-new-settler = a new settler comes from the stock, to the North or a territory held (O-25).
olympos-wrong-half-done = What is half done does not fit what is awaited ({ $awaited }).
olympos-wrong-setting-up = Nobody has settled or moved on the track while the map is set up.
olympos-wrong-buying = the tile is in front of the player once it has been paid for, not before.
olympos-wrong-alike = all tiles of this discovery are alike.
olympos-wrong-not-revealed = this Olympos card is not revealed.
olympos-wrong-answering = Only a player with destiny cards answers an Olympos card (O-83).
olympos-wrong-god = this Olympos card asks for something else.
olympos-wrong-touched = `touched` must have the actor, from whom the god wants something.

# What no game comes to, and a table to study may have

olympos-wrong-odd-condemned = { $count } of { $least } territories are condemned
olympos-wrong-odd-barbarians = barbarians live in { $count } territories, not in { $least }
olympos-wrong-odd-settlers = seat { $seat } has { $count } settlers and can have { $least } to { $most }
olympos-wrong-odd-gods = the Olympos cards at { $spaces } are not turned up or down as the pieces on the track have it
