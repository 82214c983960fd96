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
polis-table-stage = What is being decided
polis-table-use = Use: { $card }
polis-table-take-from-decks = Choose one of the decks.
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

## The auction

polis-table-sells = puts up for auction: { $card }
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

## Keys

polis-key-amount = change the bid
polis-key-bid = bid
polis-key-pass = pass
polis-key-done = on to the next phase
polis-key-confirm = do what is picked
polis-key-back = put back what is picked
