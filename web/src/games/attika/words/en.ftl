# Attika on the screen. What the game itself says is in src/petteia/locales.

## The map

attika-table-map = Map
attika-table-bare = bare
attika-table-sea = sea
attika-table-owned = { $building } of { $player }
attika-table-can-build =
    { $count ->
        [one] can be built here for 1 card
       *[other] can be built here for { $count } cards
    }
attika-table-can-build-free = free here
attika-table-can-lay = the tile can lie here
attika-table-free-beside = free beside it: { $buildings }
attika-table-tiles-left =
    { $count ->
        [one] 1 map tile left
       *[other] { $count } map tiles left
    }
attika-table-deck =
    { $count ->
        [one] 1 card in the deck
       *[other] { $count } cards in the deck
    }
attika-table-supply =
    { $count ->
        [one] 1 amphora in the supply
       *[other] { $count } amphoras in the supply
    }
attika-table-discards = Discards

## Placing

attika-table-choose-first = First pick a building from your store, then its site.
attika-table-build = Build
attika-table-cancel = Cancel
attika-table-lay = Lay the tile
attika-table-turn-left = Turn left
attika-table-turn-right = Turn right

## Hand and payment

attika-table-hand = Landscape cards
attika-table-piles = Piles
attika-table-pile-holds =
    { $count ->
        [one] 1 building is left there.
       *[other] { $count } buildings are left there.
    }
attika-table-store = Buildings in store
attika-table-store-empty = Nothing in store
attika-table-too-dear = You cannot pay for it anywhere.
attika-table-payment = Payment
attika-table-put = Pay with one of: { $card }
attika-table-take-back = Take back: { $card }
attika-table-tap-cards = Tap cards to pay with, or choose:
attika-table-cheapest = Cheapest
attika-table-more-ways =
    { $count ->
        [one] and 1 more way
       *[other] and { $count } more ways
    }
attika-table-pay = Pay

## Player boards

attika-table-built = built
attika-table-stored = in store
attika-table-drawn = just drawn
attika-table-hidden = in the piles
attika-table-chain = free beside a building of yours
attika-table-is-free-beside = free beside: { $buildings }
attika-table-rewarded = has brought its amphora
attika-table-all-buildings = All buildings of { $player }
attika-table-counts = { $player } in numbers
attika-table-count-built = { $count } of { $all } buildings on the map
attika-table-count-cards =
    { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
attika-table-amphoras =
    { $count ->
        [one] 1 amphora
       *[other] { $count } amphoras
    }
attika-table-count-settlements =
    { $count ->
        [one] 1 settlement
       *[other] { $count } settlements
    }
attika-table-count-piles = Left in the piles: main { $main }, others { $others }

## Buttons

attika-table-do-store = Store
attika-table-do-end = End turn
attika-table-do-take = Take a card
attika-table-do-amphora-card = Amphora for a card
attika-table-do-amphora-draw = Amphora to draw: { $pile }
attika-table-do-stop =
    { $count ->
        [0] Stop, no card is left
        [one] Take 1 card
       *[other] Take { $count } cards
    }

## Tooltips

attika-tip-main-pile = Main buildings: no arrow makes them free. Draw one, then build it at once or put it in store. The last of a pile brings a new map tile.
attika-tip-pile = Draw one, then build it at once or put it in store. The last of a pile brings a new map tile.
attika-tip-card = Pays for one symbol in a price: { $landscape }. Any two cards stand for one that you lack.
attika-tip-amphora = Return one for one more draw or build in your turn, or for a card. You earn one by building a whole group so that it hangs together.
attika-tip-built = Who has all of them on the map wins at once.
attika-tip-cards = Cards in hand. They pay what the landscape around a site does not give.
attika-tip-deck = Each draw or build that you leave unused brings a card; a turn without any brings three.
attika-tip-discards = Cards that were paid. They are shuffled when the deck runs out.
attika-tip-piles = Buildings still face down. Whoever takes the last one of a pile turns up a map tile.
attika-tip-settlements = Buildings of one player that hang together. Each one you have makes the next new one a card dearer.
attika-tip-temple = Belongs to nobody. Whoever joins two temples with an unbroken line of buildings wins at once.
attika-tip-tiles = Whoever takes the last building of a pile turns one up and adds it to the land.
attika-tip-landscape = Takes this symbol off the price of whatever is built here, or beside it while the space is empty: { $landscape }.
attika-tip-temple-name = Temple of the gods

## Keys

attika-key-walk = from hex to hex, on the map
attika-key-slant = the same, slantwise
attika-key-choose = put a ghost down; once more: build or lay it
attika-key-turn = turn the map tile
attika-key-hide = the land without buildings

## Who is ahead, who is next, how near the end is

attika-table-lacks =
    { $count ->
        [one] 1 site short of a line between two temples
       *[other] { $count } sites short of a line between two temples
    }
attika-table-no-line = As the map lies, no line between two temples
attika-table-ending-built = Nearest to the end: { $left } to build
attika-table-ending = Nearest to the end: { $left } to build, { $lacks } to join temples
