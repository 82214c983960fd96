# What is wrong with a components file, a position or a move of Polis.

polis-wrong-kind-symbol = a symbol: its `kind` one of { $kinds }; a `value` from 1 to 9 for { $valued }; a `colour` for { $coloured }; and its `source`
polis-wrong-start-coins = { $players } players begin with more `coins`.
polis-wrong-reserved = No card can be called `{ $id }`.
polis-wrong-colour-count = There are { $count } cards with the colour `{ $colour }`; there must be { $wanted }.
polis-wrong-card = at least one copy, at most { $most } symbols, no tag twice.
polis-wrong-no-uses = `uses` must be left out.
polis-wrong-euclid = victory points must cost 1 coin at least.
polis-wrong-sides = There are { $count } [[city_side]]; { $least } to { $most } are possible.
polis-wrong-side-twice = There are two sides `{ $side }`.
polis-wrong-side-order = City side number { $number }: sides A and B of a city must follow each other.
polis-wrong-side-symbol = a city board has no rings and no points at the end.
polis-wrong-symbol-count = There are too many symbols of the kind { $kind }: { $count } in all, { $most } are the most.
polis-wrong-setup-cities = it needs { $count } different cities that exist.
polis-wrong-setup-removed = it takes too many cards out of the decks.

# Positions

polis-wrong-card-looks = a card looks like potter, or red, or { $example }.
polis-wrong-face-down-card = A face-down card
polis-wrong-city-card = A card in a city
polis-wrong-used = only a card that works once a game can be `used`.
polis-wrong-seen = `seen` lists seats, -1 for those who watch, or is { $all }.
polis-wrong-end-card = End cards lie in the decks only.
polis-wrong-same-board = Two players have the same city board.
polis-wrong-target-seat = `city`: `target` is the seat at which a Harbour points.
polis-wrong-ring = `city`: a coin can lie only on a ringed symbol.
polis-wrong-copies = There are { $most } cards of the kind { $name }, not { $count }.
polis-wrong-deck-colour = it has a card of another colour.
polis-wrong-too-many = There are too many cards of this colour: { $colour } ({ $count }).
polis-wrong-nowhere = Cards of this colour are nowhere: { $colour } ({ $count }).
polis-wrong-blocked = it is blocked, so its End card must lie on top.
polis-wrong-deck-end = it needs one End card, among its last { $count } cards.
polis-wrong-deck-empty = it must have a card besides the End card, or be blocked.
polis-wrong-lost-track = `lost_track` has a list of cards for a seat, or for -1, those who watch.
polis-wrong-lost-unknown = `lost_track` may list only cards that this seat knows of and does not see.
polis-wrong-active = It is the `active` player who must decide this.
polis-wrong-turn = `turn` is 0 during the set-up, and only then.
polis-wrong-due = `due` lists for each seat how many cards it may draw.
polis-wrong-supply = There are more coins or tokens on the table than the box holds.
polis-wrong-bid = A `bid` has a `bidder`, and only a bid has one.
polis-wrong-bidder = The `bidder` has not so many coins as the `bid`.
polis-wrong-nobody-due = `due` must tell who may draw cards.
polis-wrong-waiting = The actor must be among those `waiting`.
polis-wrong-lighthouse = Only somebody with the Lighthouse can look at decks.
polis-wrong-resigned = whoever has resigned has neither coins nor tokens nor cards in hand.
polis-wrong-draws = `draws` and `drawn_from` together are { $most } cards at the most, and one is left while drawing is awaited.
polis-wrong-auctions = `auctions` counts the card in the auction, too.
polis-wrong-bidding = Nobody bids who offers the card, holds the highest bid or has passed.
polis-wrong-income = `income_taken` is true after the profit phase.
polis-wrong-partners = Nobody trades with themselves: `partners` are others.
polis-wrong-just-placed = `{ $awaited }` is awaited of somebody who has just placed a card.

# Moves as they are typed

polis-wrong-use = Say how the card is to be used, as in `{ $example }`.
polis-wrong-kill = Say whose card: `{ $example }`.
polis-wrong-no-assassin = There is no Assassin in this city.
polis-wrong-no-city = There is no city that this could be about.
polis-wrong-not-in-city = There is no { $name } in the city of player { $player }.

# What no game comes to, and a table to study may have

polis-wrong-odd-removed = before the game { $count } cards ({ $colour }) were taken out, not { $least }
