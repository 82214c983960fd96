# Olympos on the screen. What the game itself says is in src/petteia/locales.

## The map

olympos-table-map = Map
olympos-table-north = The North
olympos-table-yields-star = star
olympos-table-yields-zeus = Zeus
olympos-table-yields-atlantis = Atlantis
olympos-table-condemned = condemned
olympos-table-can-choose = can be chosen
olympos-table-can-go =
    { $time ->
        [one] can be reached for 1 action point
       *[other] can be reached for { $time } action points
    }
olympos-table-can-leave = a settler can leave from here
olympos-tip-condemned = Condemned: one may travel through, but nobody can settle here.
olympos-tip-sea = Ships pass, nobody stays: to enter it costs 2 action points, less with Astronomy and Map-making.
olympos-tip-north = New settlers come from here. Nobody can stop here or travel through.

## Moving settlers

olympos-table-new-settler = New settler ({ $count })
olympos-table-choose-first = First pick a settler of yours on the map, or a new one.
olympos-table-which-settler = Which settler
olympos-table-settler-at =
    { $number ->
        [1] On top
       *[other] Settler { $number }
    }
olympos-table-go = Go
olympos-table-lose = Give this settler

## The time track

olympos-table-track = Time track
olympos-table-space = Space { $number }
olympos-table-next-zeus = Next Zeus space: { $number }.
olympos-table-pieces = Here from the top: { $players }.
olympos-table-gods-left =
    { $count ->
        [one] 1 Olympos card lies here face down.
       *[other] { $count } Olympos cards lie here face down.
    }
olympos-table-gods-shown = Turned up here: { $gods }.
olympos-table-track-points =
    { $count ->
        [one] Whoever ends here has 1 point.
       *[other] Whoever ends here has { $count } points.
    }
olympos-tip-space = A space is an action point. Whoever is furthest back plays; on one space whoever is on top.
olympos-tip-zeus-space = A Zeus space: whoever reaches or passes it draws a destiny card. The first and, where there are two, the last player there turn up an Olympos card.
olympos-tip-cross = The Cross: no action leads beyond it.

## Cards beside the map

olympos-table-play-zeus = Play a Zeus symbol
olympos-table-never-ask = never ask me
olympos-table-never-zeus = Never ask me about Zeus symbols
olympos-table-deck =
    { $count ->
        [one] 1 destiny card in the deck
       *[other] { $count } destiny cards in the deck
    }
olympos-table-discards =
    { $count ->
        [one] 1 discarded destiny card
       *[other] { $count } discarded destiny cards
    }
olympos-tip-deck = Whoever reaches or passes a Zeus space draws one at the end of the turn.

## Buttons

olympos-table-do-end = End turn
olympos-table-do-no-zeus = Play no Zeus symbol
olympos-table-do-pay-time =
    { $time ->
        [one] Pay 1 action point
       *[other] Pay { $time } action points
    }
olympos-table-do-pass = Pass
olympos-table-do-wait = Wait

## The development board

olympos-table-development = Discoveries and wonders
olympos-table-whole-board = Development board
olympos-table-back-to-map = Back to the map
olympos-table-payable = you can pay for it
olympos-table-yours = you have it
olympos-table-none-left = none left
olympos-table-needs-stars =
    { $count ->
        [one] 1 star
       *[other] { $count } stars
    }
olympos-table-discover = Discover
olympos-table-payment = Payment
olympos-table-build = Build
olympos-table-cancel = Cancel
olympos-table-close = Close

## Destiny cards and choices

olympos-table-hand = Destiny cards
olympos-table-no-cards = No destiny cards. You draw one at each Zeus space of the time track.
olympos-table-play = Play the card
olympos-table-choice = To choose now

## Player panels

olympos-table-panel = What { $player } has
olympos-table-resource =
    { $tokens ->
        [one] { $resource }: 1 territory
       *[other] { $resource }: { $tokens } territories
    }, { $cubes ->
        [one] 1 cube
       *[other] { $cubes } cubes
    }
olympos-table-swords =
    { $count ->
        [one] 1 sword
       *[other] { $count } swords
    }
olympos-table-zeus =
    { $count ->
        [one] 1 Zeus symbol
       *[other] { $count } Zeus symbols
    }
olympos-table-stars =
    { $count ->
        [one] 1 star
       *[other] { $count } stars
    }
olympos-table-stock =
    { $count ->
        [one] 1 settler in stock
       *[other] { $count } settlers in stock
    }
olympos-table-hourglasses =
    { $count ->
        [one] 1 hourglass
       *[other] { $count } hourglasses
    }
olympos-table-prestige =
    { $count ->
        [one] 1 prestige point
       *[other] { $count } prestige points
    }
olympos-table-prestige-hidden =
    { $count ->
        [one] Prestige laid down once, face down
       *[other] Prestige laid down { $count } times, face down
    }
olympos-table-cards =
    { $count ->
        [one] 1 destiny card
       *[other] { $count } destiny cards
    }
olympos-table-tiles =
    { $count ->
        [one] 1 tile
       *[other] { $count } tiles
    }

## What discoveries do

olympos-effect-settler_discount = A new settler costs you { $amount } less.
olympos-effect-hourglasses =
    { $amount ->
        [one] You take 1 hourglass at once.
       *[other] You take { $amount } hourglasses at once.
    }
olympos-effect-land_runs = An unbroken journey over land costs you { $amount }, however long it is.
olympos-effect-destiny_choice = Whenever you draw a destiny card, you see { $amount } and keep one.
olympos-effect-swords =
    { $amount ->
        [one] You have 1 sword more.
       *[other] You have { $amount } swords more.
    }
olympos-effect-zeus =
    { $amount ->
        [one] You have 1 Zeus symbol more.
       *[other] You have { $amount } Zeus symbols more.
    }
olympos-effect-sea_discount = Every sea space costs you { $amount } less.
olympos-effect-resource_discount = Discoveries that ask for this resource cost you { $amount } less: { $resources }.
olympos-effect-destiny_cards =
    { $amount ->
        [one] You draw a destiny card at once.
       *[other] You draw { $amount } destiny cards at once.
    }
olympos-effect-cubes =
    { $amount ->
        [one] You take a cube of your choice at once.
       *[other] You take { $amount } cubes of your choice at once.
    }
olympos-effect-wins_ties = You win ties: in fights, before the gods and for destiny cards.
olympos-effect-settlers =
    { $amount ->
        [one] 1 settler joins your stock.
       *[other] { $amount } settlers join your stock.
    }
olympos-effect-stars =
    { $amount ->
        [one] It counts as 1 star for every wonder.
       *[other] It counts as { $amount } stars for every wonder.
    }
olympos-effect-wonder_discount = Wonders cost you { $amount } less.
olympos-effect-points = It is worth { $amount } more points at the end.
olympos-effect-points_per_discovery = At the end: { $amount } for each of your discoveries.
olympos-effect-points_per_settler = At the end: { $amount } for each of your settlers on the map.
olympos-effect-points_per_star = At the end: { $amount } for each of your star tokens.
olympos-effect-points_per_sword = At the end: { $amount } for each sword on your tiles.

## What gods and destiny cards do

olympos-god-helps = It helps whoever has the most Zeus symbols.
olympos-god-strikes = It strikes whoever has the fewest Zeus symbols.
olympos-god-does-prestige =
    { $amount ->
        [one] 1 prestige point.
       *[other] { $amount } prestige points.
    }
olympos-god-does-settlers =
    { $amount ->
        [one] A settler for the stock.
       *[other] { $amount } settlers for the stock.
    }
olympos-god-does-cubes =
    { $amount ->
        [one] A cube of one's choice.
       *[other] { $amount } cubes of one's choice.
    }
olympos-god-does-star = A star more, for one wonder.
olympos-god-does-swords =
    { $amount ->
        [one] 1 sword more until the next Olympos card.
       *[other] { $amount } swords more until the next Olympos card.
    }
olympos-god-does-dearer_action = The next action costs { $amount } more.
olympos-god-does-no_cards = All destiny cards are discarded.
olympos-god-does-lost_settler = A settler leaves the map.
olympos-god-does-lost_points = { $amount } points less at the end.
olympos-god-does-no_sea = No journeys by sea until the next Olympos card.

olympos-card-cube = Take a cube: { $resource }.
olympos-card-prestige_per_territory = { $amount } prestige for each of your territories with this resource: { $resource }.
olympos-card-prestige_for_all = { $amount } prestige if you have territories of all four resources.
olympos-card-hourglasses_per_territory =
    { $amount ->
        [one] An hourglass for each of your territories with this resource: { $resource }.
       *[other] { $amount } hourglasses for each of your territories with this resource: { $resource }.
    }
olympos-card-hourglasses_for_most = { $amount } hourglasses if nobody has as many territories as you with this resource: { $resource }.
olympos-card-star = Counts as a star when you build a wonder, and is then gone.
olympos-card-zeus = Counts as a Zeus symbol when an Olympos card is turned up, and is then gone.

## Tooltips

olympos-tip-discovery = { $time } action points before discounts; { $points } points at the end.
olympos-tip-wonder = Needs { $stars } stars and { $time } action points; { $points } points at the end. Your own pieces on bonuses in its column are stars, too.
olympos-tip-wonder-worth = { $points } points at the end.
olympos-tip-left =
    { $count ->
        [0] No tile is left.
        [one] 1 tile is left.
       *[other] { $count } tiles are left.
    }
olympos-tip-bonuses = Free bonuses: { $bonuses }.
olympos-tip-resource = Territories pay again and again, as long as you control them. A cube is gone when you have paid with it.
olympos-tip-swords = A fight costs 1 against fewer swords, 2 against as many and 3 against more.
olympos-tip-zeus = Kind gods help whoever has the most, angry ones strike whoever has the fewest.
olympos-tip-stars = Wonders need them; own pieces on bonuses in the column of the wonder are added.
olympos-tip-stock = New settlers come from here, by the North or from a territory you control.
olympos-tip-hourglasses = Each pays one action point of the next action. They cannot be saved.
olympos-tip-prestige = Points laid down face down; they count at the end.
olympos-tip-cards = Kept secret until they are played; one left at the end is worth a point.
olympos-tip-ares = More swords until the next Olympos card.
olympos-tip-siren = No journeys by sea until the next Olympos card.
olympos-tip-erinyes = The next action costs more.
olympos-tip-keres = Points are lost at the end.

## Keys

olympos-key-walk = from territory to territory, on the map
olympos-key-choose = pick a settler, choose where it goes; once more: go
olympos-key-new = a new settler
olympos-key-development = the development board and back

## Who is ahead, who is next, how near the end is

olympos-table-line = Next to play
olympos-tip-beyond = { $player } plays next once the piece on the move has gone beyond space { $space }.
olympos-table-score =
    { $count ->
        [one] 1 point so far
       *[other] { $count } points so far
    }
olympos-tip-score-hidden = Prestige that lies face down is not counted.
olympos-table-left =
    { $count ->
        [0] The next turn is the last one.
        [one] 1 space to the last turn.
       *[other] { $count } spaces to the last turn.
    }
olympos-table-ending =
    { $count ->
        [0] { $player } has one turn left
        [one] { $player } is 1 space from the last turn
       *[other] { $player } is { $count } spaces from the last turn
    }
