# Polis on the screen. What the game itself says is in src/petteia/locales.

## The market: phases, decks, what is being decided

polis-table-phases = Phases of the turn
polis-tip-phase-draw = Two cards from different decks; a third one can be bought.
polis-tip-phase-auction = At least one card of the hand goes to auction, face down.
polis-tip-phase-develop = Up to two cards of the hand are laid into the city, at a price.
polis-tip-phase-protect = A coin on a ringed symbol protects one card from war.
polis-tip-phase-profit = Income from board and cards; texts of cards are used.
polis-tip-phase-trade = With one partner: each receives as many coins as the other has Vases.
polis-tip-phase-war = Against one player who has fewer War symbols.
polis-table-end-cards = { $up } of { $all } End cards face up
polis-tip-end-cards = When { $all } End cards lie face up, the game ends with the turn of that moment.
polis-table-last-turn = Last turn
polis-tip-last-turn = The active player plays on to the end of phase 3. Then the points are counted.
polis-table-decks = Decks
polis-table-unseen = What the decks can still hold
polis-table-unseen-note = Every card that nobody can place: it lies in its deck, unless somebody holds it or it left the game face down.
polis-table-deck-left =
    { $count ->
        [one] 1 card is left.
       *[other] { $count } cards are left.
    }
polis-table-deck-safe =
    { $count ->
        [one] The next card is surely not the End card.
       *[other] The next { $count } cards are surely not the End card.
    }
polis-table-deck-danger =
    { $count ->
        [one] The last card is the End card.
       *[other] Any of these { $count } cards can be the End card!
    }
polis-table-deck-blocked = Blocked by its End card: nobody draws here any more.
polis-table-deck-top = You have seen the top card: { $card }.
polis-tip-deck = The End card lies among the last { $last }.
polis-table-blocked = blocked
polis-table-bank = Bank
polis-table-out-of-game =
    { $count ->
        [one] 1 card is out of the game
       *[other] { $count } cards are out of the game
    }
polis-tip-out-of-game = Nobody wanted them, or they were put into the box. Nobody looks at them.
polis-table-stage = What is being decided
polis-table-use = Use: { $card }
polis-table-take-from-decks = Choose one of the decks.
polis-table-buying = Buy
polis-table-selling = Sell
polis-table-choose = Choose one
polis-table-cancel = Cancel
polis-table-confirm-board = Take this board
polis-table-confirm-buy = Buy the card
polis-table-confirm-auction = Put it up
polis-table-confirm-develop = Develop
polis-table-confirm-discard = Put it away
polis-table-confirm-protect = Protect
polis-table-confirm-use = Use the card
polis-table-confirm-kill = Send the Assassin
polis-table-confirm-remove = Take it out
polis-table-confirm-return = Bring it back
polis-table-confirm-trade = Trade
polis-table-confirm-attack = Attack
polis-table-confirm-destroy = Destroy it
polis-table-confirm-sacrifice = Give it up
polis-table-city-of = City of { $player }
polis-table-approach = See the city of { $player } from near
polis-table-step-back = Back to all cities

## The auction

polis-table-sells = sells: { $card }
polis-table-bidders = Bidders
polis-table-highest = highest bid
polis-table-passed = passed
polis-table-bids-now = decides
polis-table-still-in = still in
polis-table-your-bid = Your bid
polis-table-less = One coin less
polis-table-more = One coin more
polis-table-amount = Coins
polis-table-must-sell = { $coins }: must be sold
polis-table-bid = Bid { $coins }
polis-table-pass = Pass
polis-table-beforehand = Highest bid beforehand
polis-table-beforehand-set = Bid up to { $coins }
polis-table-beforehand-pass = Pass beforehand
polis-table-beforehand-is =
    { $coins ->
        [0] You pass in this auction.
        [one] For you the bidding goes up to 1 coin.
       *[other] For you the bidding goes up to { $coins } coins.
    }
polis-table-beforehand-clear = Ask me after all
polis-table-pass-all = Pass all …
polis-table-pass-turn = Pass all this turn
polis-table-pass-always = Always pass
polis-table-passing-turn = You pass in every auction of this turn.
polis-table-passing-always = You pass in every auction until you say otherwise.

## On to the next phase

polis-table-done-look = Look no further
polis-table-done-extra = No extra card
polis-table-done-offer = No more auctions
polis-table-done-develop = Develop no more
polis-table-done-found = Leave it
polis-table-done-visit = Draw nothing
polis-table-done-protect = Protect nothing
polis-table-done-profit = End the profit phase
polis-table-done-trade = No trade
polis-table-done-war = No war, end the turn
polis-table-done-strike = No murder, end the turn

## Keys

polis-key-amount = change the bid
polis-key-bid = bid
polis-key-pass = pass
polis-key-done = on to the next phase
polis-key-confirm = do what is picked
polis-key-back = put back what is picked

## Cities, hands and players

polis-table-no-cards = No cards yet
polis-table-hand = Your hand
polis-table-hand-empty = No cards in your hand
polis-table-hand-of =
    { $count ->
        [0] No cards in hand
        [one] 1 card in hand
       *[other] { $count } cards in hand
    }
polis-table-to-develop =
    { $price ->
        [0] costs nothing to develop
        [one] 1 coin to develop
       *[other] { $price } coins to develop
    }
polis-table-too-dear = { $price } coins to develop, more than you have
polis-table-coins =
    { $count ->
        [one] 1 coin
       *[other] { $count } coins
    }
polis-table-tokens =
    { $count ->
        [one] 1 victory point in tokens
       *[other] { $count } victory points in tokens
    }
polis-table-history =
    { $count ->
        [0] History: no cards
        [one] History: 1 card
       *[other] History: { $count } cards
    }
polis-table-strength =
    { $defence ->
        [0] No War symbols
       *[other] War: { $war } in attack, { $defence } in defence
    }
polis-table-protected = protected by a coin
polis-table-used = used already
polis-table-points-at = points at { $player }
polis-table-tucked =
    { $count ->
        [one] 1 card under him
       *[other] { $count } cards under him
    }
polis-table-ring = (ring)
polis-table-covered = (under a coin)
polis-table-in-defence = { $symbol } in defence only
polis-gain-culture = { $count } Culture
polis-gain-vase =
    { $count ->
        [one] 1 Vase
       *[other] { $count } Vases
    }
polis-gain-war = { $count } War
polis-gain-coins =
    { $count ->
        [one] 1 coin a turn
       *[other] { $count } coins a turn
    }
polis-gain-points =
    { $count ->
        [one] 1 point a turn
       *[other] { $count } points a turn
    }
polis-gain-ends =
    { $count ->
        [one] 1 point at the end
       *[other] { $count } points at the end
    }
polis-tip-price =
    { $price ->
        [0] Developing it costs you nothing now, instead of { $full } coins.
        [one] Developing it costs you 1 coin now, instead of { $full }.
       *[other] Developing it costs you { $price } coins now; the full price is { $full }.
    }
polis-tip-gains = It brings your city: { $gains }.
polis-tip-back = Only the colour can be seen; the face is hidden.
polis-tip-side = The symbols of a board always count; no coin can lie on them.
polis-tip-hand = The colours of a hand are open to all, its faces are not.
polis-tip-history-empty = Cards that are destroyed come to lie here, face down. At the end each is worth as many points as the city shows Culture.
polis-tip-history-worth =
    Worth now: { $culture } Culture times { $count ->
        [one] 1 card
       *[other] { $count } cards
    } = { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
polis-tip-money = At the end every { $coins } coins are worth a point.
polis-tip-tokens = Points that you have already. Some cards let you spend them.
polis-tip-culture = At the end every card in the history of this city is worth so many points.
polis-tip-vase = Whoever trades with this city receives so many coins.
polis-tip-war = Only a city with less War can be attacked.
polis-tip-income = Comes in with the profit phase of every turn.
polis-tip-discounts = Taken off the price when a card is developed. All discounts add up.
polis-tip-ends = Points on the cards of the city as it is now, without history and coins.

## The texts of the cards, and when they work

polis-when-phase = in phase { $number }, { $phase }
polis-when-before = before phase 1
polis-when-placed = when it is placed
polis-when-anytime = at any time in your turn
polis-uses-any = as often as you like
polis-uses-once_per_turn = once a turn
polis-uses-once_per_game = once a game
polis-some-points =
    { $tokens ->
        [one] 1 victory point
       *[other] { $tokens } victory points
    }
polis-text-alexander = Put a card of your hand under Alexander; the others see only its colour. Each card there counts as a War symbol. Whoever has Alexander cannot destroy Diogenes.
polis-text-archimedes = Put a card of your hand into the box and draw another from a deck of your choice.
polis-text-aristotle = Pay { polis-some-points } for the extra card instead of coins.
polis-text-assassin = Pay { polis-some-points }: a card with the person icon, in any city, goes to the history of its owner. An Assassin cannot remove itself.
polis-text-captain = Brings { $coins } coins more if there is a ship in the city.
polis-text-colony = Pay once more what you paid for it, and lay the top red card, unseen before, face up in your city.
polis-text-corinth_canal = You may trade twice, with one partner or with two, and attack none of them this turn.
polis-text-diogenes = Whoever has Alexander in the city cannot destroy Diogenes.
polis-text-euclid = Buy or sell victory points for { $coins } coins each.
polis-text-harbour = Pay { polis-some-points } and point the Harbour at another player, who must trade with you in the next trade phase of their own.
polis-text-herodotus = Look through the history of another player and take one card out of the game.
polis-text-hippocrates = Look through your own history and bring one card back into your city.
polis-text-homer = Put a card of your hand face down on your own history.
polis-text-lighthouse = Look at the top cards of { $looks } decks of your choice.
polis-text-mercenary = When you attack, each { $coins } coins you pay are one more War symbol. Under a coin this power is gone.
polis-text-phidias = The active player puts the whole hand into the box, everybody else one card. Then all draw as many again, from decks of their choice.
polis-text-plato = Pay { polis-some-points }: you receive { $coins } coins, and another player of your choice { $gift }.
polis-text-priestess = Pay { polis-some-points }, put a card of your hand into the box and draw another from a deck of your choice.
polis-text-statue_of_zeus = If this city loses a war, the Statue has to be the card that is destroyed, unless a coin protects it.
polis-text-temple = Draw a card from the { $deck } into your hand.
polis-text-troy = Its War symbols count in defence only, and it cannot be given up as the price of war.

## Who is ahead, who is next, how near the end is

polis-table-score =
    { $count ->
        [one] 1 point if the game were over now
       *[other] { $count } points if the game were over now
    }
polis-tip-score = All of it lies open: cards in hand count nothing.
