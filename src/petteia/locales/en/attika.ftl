# Attika.

## The buildings and their groups

attika-building-capital = capital
    .one = a capital
    .the = the capital
attika-building-oracle = oracle
    .one = an oracle
    .the = the oracle
attika-building-theatre = theatre
    .one = a theatre
    .the = the theatre
attika-building-tavern = tavern
    .one = a tavern
    .the = the tavern
attika-building-plaza = plaza
    .one = a plaza
    .the = the plaza
attika-building-gymnasium = gymnasium
    .one = a gymnasium
    .the = the gymnasium
attika-building-statue = statue
    .one = a statue
    .the = the statue
attika-building-market = market
    .one = a market
    .the = the market
attika-building-stadium = stadium
    .one = a stadium
    .the = the stadium
attika-building-temple = temple
    .one = a temple
    .the = the temple
attika-building-quarry = quarry
    .one = a quarry
    .the = the quarry
attika-building-fortress = fortress
    .one = a fortress
    .the = the fortress
attika-building-tower = tower
    .one = a tower
    .the = the tower
attika-building-harbour = harbour
    .one = a harbour
    .the = the harbour
attika-building-ship = ship
    .one = a ship
    .the = the ship
attika-building-well = well
    .one = a well
    .the = the well
attika-building-grain_field = grain field
    .one = a grain field
    .the = the grain field
attika-building-mill = mill
    .one = a mill
    .the = the mill
attika-building-village = village
    .one = a village
    .the = the village
attika-building-silver_mine = silver mine
    .one = a silver mine
    .the = the silver mine
attika-building-mint = mint
    .one = a mint
    .the = the mint
attika-building-vineyard = vineyard
    .one = a vineyard
    .the = the vineyard
attika-building-vintner = vintner
    .one = a vintner
    .the = the vintner
attika-building-road = road
    .one = a road
    .the = the road
attika-some-building = building
    .one = a building
    .the = the building

attika-group-city = City
attika-group-defence = Defence
attika-group-shipping = Shipping
attika-group-supply = Supply
attika-group-roads = Roads
attika-group-mint = Mint
attika-group-wine = Vineyard

## Landscape cards and piles

attika-water = water
attika-some-water = { $count } water
attika-forest = forest
attika-some-forest =
    { $count ->
        [one] 1 forest
       *[other] { $count } forests
    }
attika-hill = hill
attika-some-hill =
    { $count ->
        [one] 1 hill
       *[other] { $count } hills
    }
attika-mountain = mountain
attika-some-mountain =
    { $count ->
        [one] 1 mountain
       *[other] { $count } mountains
    }
attika-pile-main = the main pile
attika-pile = pile { $number }

## What a player can do

attika-do-draw = Draw a building from { $pile }.
attika-do-amphora-draw = Return an amphora and draw a building from { $pile }.
attika-do-store = Put { $building-the } on the player board.
attika-do-build = Build { $building-one } at { $site }.
attika-do-pay = Pay { $cards }.
attika-do-lay = Lay map tile { $tile } at { $site }.
attika-do-turn =
    { $degrees ->
        [0] Leave the tile as it is.
       *[other] Turn the tile { $degrees }° anticlockwise.
    }
attika-do-stop =
    { $count ->
        [0] Stop; no card is left to take.
        [one] Stop and take 1 card.
       *[other] Stop and take { $count } cards.
    }
attika-do-take = Take a card.
attika-do-amphora-card = Return an amphora and take a card.
attika-do-end = End the turn.
attika-do-resign = { $player } resigns.

## What it costs

attika-price-free = free: an arrow leads to it from a building of yours beside it
attika-never-free = not free: no arrow leads to a main building
attika-not-free = not free: none of your buildings beside it has an arrow to it ({ $buildings })
attika-price-amphora = costs 1 amphora
attika-price-cost = costs { $cards }
attika-price-saved = less { $cards } thanks to the landscape
attika-price-waived =
    { $count ->
        [one] less 1 symbol thanks to surplus landscape
       *[other] less { $count } symbols thanks to surplus landscape
    }
attika-price-any =
    { $count ->
        [one] costs 1 card of any kind
       *[other] costs { $count } cards of any kind
    }
attika-price-any-saved =
    { $count ->
        [one] less 1 card thanks to the landscape
       *[other] less { $count } cards thanks to the landscape
    }
attika-price-settlement =
    { $count ->
        [one] plus 1 card of any kind for a new settlement
       *[other] plus { $count } cards of any kind for a new settlement
    }
attika-price-nothing-left = nothing to pay
attika-price-only-way = to pay: { $cards }
attika-price-ways =
    { $count ->
        [0] more than the hand can pay
       *[other] { $count } ways to pay, at least { $fewest ->
            [one] 1 card
           *[other] { $fewest } cards
        }
    }

## What else it changes

attika-brings-all-built = You win: all your buildings are on the map.
attika-brings-temples = You win: two temples are joined.
attika-brings-amphora = { $group } is complete: you take an amphora
attika-brings-card = { $group } is complete: no amphora is left, you draw a card
attika-brings-nothing = { $group } is complete: neither an amphora nor a card is left
attika-brings-settlement =
    a new settlement, now { $count }: the next costs { $fee ->
        [one] 1 card
       *[other] { $fee } cards
    }
attika-brings-joined =
    { $count ->
        [one] joins your { $before } settlements
       *[other] joins settlements: { $before } become { $count }
    }
attika-brings-line =
    { $count ->
        [one] 1 more building could join two temples
       *[other] { $count } more buildings could join two temples
    }
attika-brings-free = free beside it: { $buildings }
attika-brings-covered = covers { $cards }: it lowers no price here any more
attika-brings-tile = the last of its pile: a new map tile
attika-brings-stalemate = Nothing has changed for two rounds: the game ends.
attika-for-nothing = no card to pay
attika-for-blocks = { $player } needs { $count } buildings for a line of temples, not { $before }
attika-for-cuts = { $player } can no longer join two temples

## What is awaited

attika-prompt-begin =
    { $count ->
        [0] { $player }: draw buildings or build, or stop; no card is left to take.
        [one] { $player }: draw buildings or build, or take the last card.
       *[other] { $player }: draw buildings or build, or take { $count } cards.
    }
    .watched = { $player } draws buildings, builds or takes cards.
attika-prompt-act =
    { $player }: { $count ->
        [one] 1 action
       *[other] { $count } actions
    } left. { $cards ->
        [0] Act, or stop; no card is left to take.
        [one] Act, or take a card.
       *[other] Act, or take { $cards } cards.
    }
    .watched = { $player } draws a building, builds or takes cards.
attika-prompt-amphoras = { $player }: return an amphora for one more action or a card, or end the turn.
    .watched = { $player } can return an amphora for one more action or a card.
attika-prompt-amphoras-no-cards = { $player }: return an amphora for one more action, or end the turn; no card is left to take.
    .watched = { $player } can return an amphora for one more action.
attika-prompt-drawn = { $player }: build { $building-the } or put it on the player board.
    .watched = { $player } builds { $building-the } or puts it on the player board.
attika-prompt-pay = { $player }: choose the cards to pay for { $building-the }.
    .watched = { $player } chooses the cards to pay for { $building-the }.
attika-prompt-lay = { $player }: choose a place for the new map tile.
    .watched = { $player } chooses a place for the new map tile.
attika-prompt-turn = { $player }: choose how the new map tile is turned.
    .watched = { $player } chooses how the new map tile is turned.
attika-prompt-take = { $player }: take cards or end the turn.
    .watched = { $player } takes cards or ends the turn.
attika-prompt-take-amphora = { $player }: return an amphora for a card, or end the turn.
    .watched = { $player } can return an amphora for a card.

## What happened

attika-log-turn = Turn { $turn }: { $player }.
attika-log-draws = { $player } draws from { $pile }.
attika-log-drawn = It is { $building-one }.
attika-log-stores = { $player } puts { $building-one } on the player board.
attika-log-builds = { $player } builds { $building-one } at { $site } for { $cards }.
attika-log-builds-free = { $player } builds { $building-one } at { $site } for free.
attika-log-cards =
    { $count ->
        [one] { $player } takes 1 card.
       *[other] { $player } takes { $count } cards.
    }
attika-log-cards-seen = You took { $cards }.
attika-log-reshuffle =
    { $count ->
        [one] The discards are shuffled into a new deck of 1 card.
       *[other] The discards are shuffled into a new deck of { $count } cards.
    }
attika-log-amphora-won = { $player } completes the { $group } group and takes an amphora.
attika-log-substitute-card = { $player } completes the { $group } group; no amphora is left, so a card is due instead.
attika-log-amphora-returned = { $player } returns an amphora.
attika-log-turns-up-tile = { $player } turns up map tile { $tile }.
attika-log-lays-tile = { $player } lays the map tile at { $site }.
attika-log-resigns = { $player } resigns.

## The end

attika-end-all-built = { $player } wins with all buildings on the map.
attika-end-temples = { $player } wins by joining two temples.
attika-end-stalemate =
    Nothing changes any more, so the game ends: most buildings win, then most amphoras.
attika-end-last-one = { $player } wins as the last one left.
attika-result = { $place }. { $player }: { $buildings ->
        [one] 1 building
       *[other] { $buildings } buildings
    }, { $amphoras ->
        [one] 1 amphora
       *[other] { $amphoras } amphoras
    }, { $settlements ->
        [one] 1 settlement
       *[other] { $settlements } settlements
    }

attika-tally-buildings = Buildings on the map
attika-tally-amphoras = Amphoras
attika-tally-settlements = Settlements
attika-order = Behind the winner the others follow by buildings on the map, then by amphoras; who is level in both shares a place.
attika-order-stalemate = Most buildings on the map win; among those level, most amphoras; who is level in both shares the place.

## Why not

attika-no-game-over = The game is over.
attika-no-action-first = This is not the moment for that: first draw, build, or stop and take cards.
attika-no-drawn-first = First decide about the building just drawn: build it or store it.
attika-no-pay-first = First choose the cards to pay with.
attika-no-tile-first = First find a place for the new map tile.
attika-no-turn-first = First choose how the new map tile is turned.
attika-no-cards-only = Once cards have been taken, only cards may follow.
attika-no-draw-in-build-turn = This is a build turn: drawing and building do not mix.
attika-no-build-in-draw-turn = This is a draw turn: stored buildings wait for a build turn.
attika-no-amphora = There is no action left, and no amphora to return for one.
attika-no-amphora-first = Amphoras need no word of their own: once the actions of the turn are used, each further one returns an amphora.
attika-no-empty-pile = Nothing is left in { $pile }.
attika-no-nothing-drawn = There is no drawn building to store.
attika-no-drawn-only = Only the building just drawn, { $building-the }, can be built now.
attika-no-not-stored = There is no { $building } on your player board.
attika-no-temple-site = There is a temple at { $site }: nobody can build there.
attika-no-land = There is no land at { $site }.
attika-no-occupied-site = The space { $site } is taken: { $owner } has { $building-one } there.
attika-no-too-dear =
    To pay: { $need }{ $any ->
        [0] {""}
        [one] , plus 1 card of any kind
       *[other] , plus { $any } cards of any kind
    }. Any two cards can replace one, but even so your hand is { $lacking ->
        [one] 1 card
       *[other] { $lacking } cards
    } short.
attika-no-too-dear-any =
    To pay: { $any ->
        [one] 1 card of any kind
       *[other] { $any } cards of any kind
    }. Your hand is { $lacking ->
        [one] 1 card
       *[other] { $lacking } cards
    } short.
attika-no-nothing-to-pay = There is nothing to pay now.
attika-no-such-cards = You do not hold these cards. You have: { $cards }.
attika-no-such-payment = That is not the exact price: pay each required card, or any two in its place, and nothing more.
attika-no-tile-to-lay = There is no map tile to lay: the last building of a pile brings one.
attika-no-overlap = A tile at { $site } would overlap the map or a temple.
attika-no-touch = A tile at { $site } would touch neither the map nor a temple.
attika-no-tile-to-turn = There is no map tile to turn.
attika-no-same-look = Turned like that, the tile looks just as with turn { $other }: choose that one.
attika-no-unused-action = There is no unused action left to take a card for.
attika-no-card-due = No card is due.
attika-no-unused-actions-first = Cards for amphoras come after those for unused actions: stop first.
attika-no-due-cards-first = First take the cards that are due.
attika-no-cards-left = Deck and discards are both empty.
attika-no-end-with-unused-actions = You still have actions: stop and take cards for them.
attika-no-such-seat = Nobody sits there.
attika-no-second-resignation = { $player } has resigned already.

## What is reconstructed

attika-reconstructed-tiles = The faces of the map tiles are reconstructed.
attika-reconstructed-setup = Where tiles and temples lie at the start is reconstructed.
attika-reconstructed-buildings = Costs or arrows of these buildings are reconstructed: { $buildings }.
