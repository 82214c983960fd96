# Polis.

## The cards

polis-card-hoplite = Hoplite
    .one = a Hoplite
    .the = the Hoplite
polis-card-phalanx = Phalanx
    .one = a Phalanx
    .the = the Phalanx
polis-card-trireme = Trireme
    .one = a Trireme
    .the = the Trireme
polis-card-leader = Leader
    .one = a Leader
    .the = the Leader
polis-card-mercenary = Mercenary
    .one = a Mercenary
    .the = the Mercenary
polis-card-assassin = Assassin
    .one = an Assassin
    .the = the Assassin
polis-card-colony = Colony
    .one = a Colony
    .the = the Colony
polis-card-troy = City of Troy
    .one = the City of Troy
    .the = the City of Troy
polis-card-temple_apollo = Temple of Apollo
    .one = the Temple of Apollo
    .the = the Temple of Apollo
polis-card-temple_athena = Temple of Athena
    .one = the Temple of Athena
    .the = the Temple of Athena
polis-card-temple_ares = Temple of Ares
    .one = the Temple of Ares
    .the = the Temple of Ares
polis-card-temple_zeus = Temple of Zeus
    .one = the Temple of Zeus
    .the = the Temple of Zeus
polis-card-theatre = Theatre
    .one = a Theatre
    .the = the Theatre
polis-card-harbour = Harbour
    .one = a Harbour
    .the = the Harbour
polis-card-corinth_canal = Corinth Canal
    .one = the Corinth Canal
    .the = the Corinth Canal
polis-card-agora = Agora
    .one = an Agora
    .the = the Agora
polis-card-quarry = Marble Quarry
    .one = a Marble Quarry
    .the = the Marble Quarry
polis-card-barracks = Barracks
    .one = Barracks
    .the = the Barracks
polis-card-academy = Academy
    .one = an Academy
    .the = the Academy
polis-card-workshop = Workshop
    .one = a Workshop
    .the = the Workshop
polis-card-treasury = Treasury
    .one = a Treasury
    .the = the Treasury
polis-card-potter = Potter
    .one = a Potter
    .the = the Potter
polis-card-tragedian = Tragedian
    .one = a Tragedian
    .the = the Tragedian
polis-card-captain = Captain
    .one = a Captain
    .the = the Captain
polis-card-priestess = Priestess
    .one = a Priestess
    .the = the Priestess
polis-card-merchant = Merchant
    .one = a Merchant
    .the = the Merchant
polis-card-farmer = Farmer
    .one = a Farmer
    .the = the Farmer
polis-card-merchant_ship = Merchant Ship
    .one = a Merchant Ship
    .the = the Merchant Ship
polis-card-architect = Architect
    .one = an Architect
    .the = the Architect
polis-card-alexander = Alexander the Great
    .one = Alexander the Great
    .the = Alexander the Great
polis-card-archimedes = Archimedes
    .one = Archimedes
    .the = Archimedes
polis-card-aristotle = Aristotle
    .one = Aristotle
    .the = Aristotle
polis-card-diogenes = Diogenes
    .one = Diogenes
    .the = Diogenes
polis-card-euclid = Euclid
    .one = Euclid
    .the = Euclid
polis-card-herodotus = Herodotus
    .one = Herodotus
    .the = Herodotus
polis-card-hippocrates = Hippocrates
    .one = Hippocrates
    .the = Hippocrates
polis-card-homer = Homer
    .one = Homer
    .the = Homer
polis-card-phidias = Phidias
    .one = Phidias
    .the = Phidias
polis-card-plato = Plato
    .one = Plato
    .the = Plato
polis-card-socrates = Socrates
    .one = Socrates
    .the = Socrates
polis-card-pericles = Pericles
    .one = Pericles
    .the = Pericles
polis-card-leonidas = Leonidas
    .one = Leonidas
    .the = Leonidas
polis-card-statue_of_zeus = Statue of Zeus
    .one = the Statue of Zeus
    .the = the Statue of Zeus
polis-card-lighthouse = Lighthouse of Alexandria
    .one = the Lighthouse of Alexandria
    .the = the Lighthouse of Alexandria
polis-card-acropolis = Acropolis
    .one = the Acropolis
    .the = the Acropolis
polis-end-card = End card
    .one = an End card
    .the = the End card

## Colours and decks

polis-colour-red = red
polis-colour-green = green
polis-colour-blue = blue
polis-colour-yellow = yellow
polis-deck-red = red deck
polis-deck-green = green deck
polis-deck-blue = blue deck
polis-deck-yellow = yellow deck
polis-some-red = red card
    .one = a red card
    .the = the red card
polis-some-green = green card
    .one = a green card
    .the = the green card
polis-some-blue = blue card
    .one = a blue card
    .the = the blue card
polis-some-yellow = yellow card
    .one = a yellow card
    .the = the yellow card

## Icons, symbols and phases

polis-icon-building = building
polis-icon-person = person
polis-icon-ship = ship
polis-symbol-culture = Culture
polis-symbol-discount =
    { $value ->
        [one] 1 coin
       *[other] { $value } coins
    } off every card
polis-symbol-colour_discount =
    { $value ->
        [one] 1 coin
       *[other] { $value } coins
    } off every { $colour } card
polis-symbol-coins =
    { $value ->
        [one] 1 coin
       *[other] { $value } coins
    } a turn
polis-symbol-points =
    { $value ->
        [one] 1 point
       *[other] { $value } points
    } a turn
polis-symbol-coins_per_colour = 1 coin a turn for every { $colour } card
polis-symbol-coins_per_building = 1 coin a turn for every building
polis-symbol-start_coins =
    { $value ->
        [one] 1 coin
       *[other] { $value } coins
    } at the start
polis-symbol-vase = Vase
polis-symbol-war = War
polis-symbol-mercenary = Mercenaries
polis-symbol-end_points_per_colour = 1 point at the end for every { $colour } card
polis-symbol-end_points =
    { $value ->
        [one] 1 point
       *[other] { $value } points
    } at the end
polis-symbol-end_points_per_building = 1 point at the end for every building
polis-city = { $city }, side { $side }
polis-phase-draw = Draw
polis-phase-auction = Auction
polis-phase-develop = Develop
polis-phase-protect = Protect
polis-phase-profit = Profit
polis-phase-trade = Trade
polis-phase-war = War

## What a player can do

polis-do-board = Take { $city }.
polis-do-look = Look at the top card of the { $deck }.
polis-do-draw = Draw from the { $deck }.
polis-do-extra =
    Buy an extra card from the { $deck } for { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }.
polis-do-aristotle =
    Buy an extra card from the { $deck } for { $tokens ->
        [one] 1 victory point
       *[other] { $tokens } victory points
    }, with Aristotle.
polis-do-offer = Put { $card-the } up for auction.
polis-do-bid =
    Bid { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }.
polis-do-pass = Pass.
polis-do-sell =
    Sell the card to { $player } for { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }.
polis-do-keep =
    Pay { $player } { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    } and keep the card.
polis-do-keep-unwanted =
    Pay the bank { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    } and keep the card.
polis-do-drop = Let the card go out of the game.
polis-do-develop = Develop { $card-the }.
polis-do-found =
    Pay { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    } more and turn up the top red card.
polis-do-visit = Draw from the { $deck }, for the temple.
polis-do-discard = Put { $card-the } into the box.
polis-do-protect = Protect { $card-the } with a coin on: { $symbol }.
polis-do-income =
    Take your income: { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }, { $tokens ->
        [one] 1 victory point
       *[other] { $tokens } victory points
    }.
polis-do-tuck = Put { $card-the } under Alexander.
polis-do-homer = Put { $card-the } on your history with Homer.
polis-do-exchange = With { $used-the }, put { $card-the } into the box and draw another card.
polis-do-harbour =
    Pay { $tokens ->
        [one] 1 victory point
       *[other] { $tokens } victory points
    }: { $player } must trade with you.
polis-do-herodotus = Look through the history of { $player } with Herodotus.
polis-do-hippocrates = Look for a card in your history with Hippocrates.
polis-do-plato =
    Pay { $tokens ->
        [one] 1 victory point
       *[other] { $tokens } victory points
    } to Plato: { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    } for you, { $gift ->
        [one] 1 coin
       *[other] { $gift } coins
    } for { $player }.
polis-do-buy-points =
    Buy { $tokens ->
        [one] 1 victory point
       *[other] { $tokens } victory points
    } for { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    } with Euclid.
polis-do-sell-points =
    Sell { $tokens ->
        [one] 1 victory point
       *[other] { $tokens } victory points
    } for { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    } with Euclid.
polis-do-remove = Take { $card-the } out of the game.
polis-do-return = Bring { $card-the } back into your city.
polis-do-kill =
    Pay { $tokens ->
        [one] 1 victory point
       *[other] { $tokens } victory points
    } to the Assassin: { $card-the } of { $player } goes to history.
polis-do-trade = Trade with { $player }.
polis-do-attack = Attack { $player }.
polis-do-destroy = Destroy { $card-the } of { $player }.
polis-do-sacrifice = Give up { $card-the }.
polis-do-resign = { $player } resigns.
polis-done-look = Look at no further card.
polis-done-extra = Buy no extra card.
polis-done-offer = Put no further card up for auction.
polis-done-develop = Develop nothing more.
polis-done-found = Leave the red card where it is.
polis-done-visit = Draw no card for the temple.
polis-done-protect = Protect nothing.
polis-done-profit = End the profit phase.
polis-done-profit-income =
    Take your income of { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }{ $tokens ->
        [0] {""}
        [one] { " " }and { $tokens } victory point
       *[other] { " " }and { $tokens } victory points
    }, and end the profit phase.
polis-done-trade = Trade no more.
polis-done-war = Wage no war and end the turn.
polis-done-strike = Let the Assassin be and end the turn.

## What it costs and brings

polis-price-costs =
    costs { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }
polis-price-tokens =
    costs { $tokens ->
        [one] 1 victory point
       *[other] { $tokens } victory points
    }
polis-price-discount =
    less { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }: { $source }
polis-price-to-pay =
    to pay: { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }
polis-price-nothing = nothing to pay
polis-price-mercenaries =
    { $war ->
        [one] 1 War symbol
       *[other] { $war } War symbols
    } by mercenaries: { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }
polis-price-brings =
    brings { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }
polis-price-brings-from =
    brings { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }: { $source }
polis-price-points-from =
    brings { $tokens ->
        [one] 1 victory point
       *[other] { $tokens } victory points
    }: { $source }
polis-price-brings-player =
    brings { $player } { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }
polis-price-points =
    brings { $tokens ->
        [one] 1 victory point
       *[other] { $tokens } victory points
    }
polis-price-sacrifice = costs one of your own War cards
polis-brings-city = in the city: { $changes }
polis-for-rival-loses = { $player } loses: { $changes }
polis-for-saves =
    { $coins ->
        [one] discounts save 1 coin
       *[other] discounts save { $coins } coins
    }
polis-total-culture = Culture
polis-total-vase = Vases
polis-total-war = War
polis-total-defence = War in defence
polis-total-coins = coins a turn
polis-total-points = points a turn
polis-total-discount = discount
polis-source-board = city board

## What is awaited

polis-prompt-board = { $player }: choose a city board and its side.
    .watched = { $player } chooses a city board and its side.
polis-prompt-side = { $player }: choose the side of your city board.
    .watched = { $player } chooses the side of a city board.
polis-prompt-opening = { $player }: draw your first card.
    .watched = { $player } draws a first card.
polis-prompt-look = { $player }: look at the top of a deck with the Lighthouse, or go on.
    .watched = { $player } can look at the top of a deck with the Lighthouse.
polis-prompt-draw =
    { $player }: draw a card; { $count ->
        [one] 1 is
       *[other] { $count } are
    } left to draw, from different decks.
    .watched = { $player } draws a card.
polis-prompt-extra =
    { $player }: buy an extra card for { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }, or go on.
    .watched = { $player } can buy an extra card.
polis-prompt-extra-tokens =
    { $player }: buy an extra card with Aristotle for { $tokens ->
        [one] { $tokens } victory point
       *[other] { $tokens } victory points
    }, or go on.
    .watched = { $player } can buy an extra card with Aristotle.
polis-prompt-offer = { $player }: put a card up for auction.
    .watched = { $player } chooses a card to put up for auction.
polis-prompt-offer-more = { $player }: put another card up for auction, or go on.
    .watched = { $player } can put another card up for auction.
polis-prompt-bid =
    { $player }: bid for { $card-the } of { $seller }, or pass. { $coins ->
        [0] There is no bid yet.
        [one] Highest bid: 1 coin.
       *[other] Highest bid: { $coins } coins.
    }
    .watched =
        { $player } bids for { $card-the } of { $seller }, or passes. { $coins ->
            [0] There is no bid yet.
            [one] Highest bid: 1 coin.
           *[other] Highest bid: { $coins } coins.
        }
polis-prompt-settle =
    { $player }: sell to { $bidder } for { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }, or keep the card.
    .watched = { $player } sells the card to { $bidder } or keeps it.
polis-prompt-unwanted =
    { $player }: nobody has bid. Keep the card for { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }, or let it go.
    .watched = Nobody has bid. { $player } keeps the card or lets it go.
polis-prompt-develop =
    { $player }: develop a card ({ $count ->
        [one] 1 more
       *[other] { $count } more
    }), or go on.
    .watched = { $player } can develop a card.
polis-prompt-found =
    { $player }: pay { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    } again for the top red card, or not.
    .watched = { $player } can pay again for the top red card.
polis-prompt-visit = { $player }: draw a card for the temple, or not.
    .watched = { $player } can draw a card for the temple.
polis-prompt-discard = { $player }: Phidias wants a card of your hand for the box.
    .watched = Phidias wants a card for the box: { $player } chooses it.
polis-prompt-replace =
    { $player }: draw a card in place of the one put away ({ $count ->
        [one] 1 more
       *[other] { $count } more
    }).
    .watched = { $player } draws a card in place of the one put away.
polis-prompt-protect =
    { $player }: protect a card with { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }, or go on.
    .watched = { $player } can protect a card.
polis-prompt-profit = { $player }: take your income and use your cards.
    .watched = { $player } takes the income and uses cards.
polis-prompt-erase = { $player }: take a card out of the history of { $target }.
    .watched = { $player } takes a card out of the history of { $target }.
polis-prompt-return = { $player }: choose a card of your history to bring back.
    .watched = { $player } chooses a card of the history to bring back.
polis-prompt-trade = { $player }: choose a partner to trade with, or go on.
    .watched = { $player } can trade with somebody.
polis-prompt-ordered = { $player }: a Harbour forces you to trade.
    .watched = A Harbour forces { $player } to trade.
polis-prompt-war = { $player }: attack somebody, or end your turn.
    .watched = { $player } can attack somebody.
polis-prompt-destroy = { $player }: choose the card of { $target } that is destroyed.
    .watched = { $player } chooses the card of { $target } that is destroyed.
polis-prompt-sacrifice = { $player }: choose one of your own War cards to give up.
    .watched = { $player } chooses a War card to give up.
polis-prompt-strike = { $player }: the turn is about to end. Let the Assassin strike, or end your turn.
    .watched = { $player } can let the Assassin strike before the turn ends.

## What happened

polis-log-board = { $player } has { $city }.
polis-log-turn = Turn { $turn }: { $player }.
polis-log-looks = { $player } looks at the top card of the { $deck }.
polis-log-looked = It is { $card-the }.
polis-log-extra =
    { $player } buys an extra card from the { $deck } for { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }.
polis-log-aristotle =
    { $player } buys an extra card from the { $deck } for { $tokens ->
        [one] 1 victory point
       *[other] { $tokens } victory points
    }, with Aristotle.
polis-log-draws = { $player } draws from the { $deck }.
polis-log-drawn = You drew { $card-one }.
polis-log-end-card =
    The { $deck } is blocked by its End card. { $count ->
        [one] It is the first.
       *[other] { $count } are face up now.
    }
polis-log-offers = { $player } puts { $card-one } up for auction.
polis-log-offered = It is { $card-one }.
polis-log-bids =
    { $player } bids { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }.
polis-log-passes = { $player } passes.
polis-log-sells =
    { $player } sells { $card-the } to { $buyer } for { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }.
polis-log-keeps =
    { $player } pays { $bidder } { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    } and keeps { $card-the }.
polis-log-keeps-unwanted =
    { $player } pays the bank { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    } and keeps { $card-the }.
polis-log-drops = Nobody wants { $card-the } of { $player }: it is out of the game.
polis-log-places = { $player } now has { $card-the } in the city.
polis-log-develops =
    { $player } develops { $card-the } { $coins ->
        [0] for nothing
        [one] for 1 coin
       *[other] for { $coins } coins
    }.
polis-log-founds =
    { $player } founds a colony { $coins ->
        [0] for nothing
        [one] for 1 coin
       *[other] for { $coins } coins
    }.
polis-log-phidias =
    For Phidias { $player } puts the whole hand into the box, { $count ->
        [one] 1 card
       *[other] { $count } cards
    }.
polis-log-discards = { $player } puts { $card-one } into the box.
polis-log-protects = { $player } protects { $card-the } with a coin on { $symbol }.
polis-log-income =
    { $tokens ->
        [0] { $coins ->
            [0] { $player } has no income.
            [one] { $player } receives 1 coin.
           *[other] { $player } receives { $coins } coins.
        }
        [one] { $coins ->
            [0] { $player } receives 1 victory point.
            [one] { $player } receives 1 coin and 1 victory point.
           *[other] { $player } receives { $coins } coins and 1 victory point.
        }
       *[other] { $coins ->
            [0] { $player } receives { $tokens } victory points.
            [one] { $player } receives 1 coin and { $tokens } victory points.
           *[other] { $player } receives { $coins } coins and { $tokens } victory points.
        }
    }
polis-log-tucks = { $player } puts { $card-one } under Alexander.
polis-log-exchanges = { $player } replaces { $card-one }, thanks to { $used-the }.
polis-log-buys-points =
    { $player } buys { $tokens ->
        [one] 1 victory point
       *[other] { $tokens } victory points
    } for { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }.
polis-log-sells-points =
    { $player } sells { $tokens ->
        [one] 1 victory point
       *[other] { $tokens } victory points
    } for { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }.
polis-log-harbour = { $player } points a Harbour at { $target }, who must trade with its owner.
polis-log-herodotus = { $player } looks through the history of { $target }.
polis-log-erases = { $player } takes { $card-one } out of the history of { $target }.
polis-log-erased = It was { $card-one }.
polis-log-hippocrates = { $player } brings a card back from history with Hippocrates.
polis-log-homer = { $player } puts { $card-one } on the history with Homer.
polis-log-plato =
    Plato brings { $player } { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    } and { $other } { $gift ->
        [one] 1 coin
       *[other] { $gift } coins
    }.
polis-log-assassin = The Assassin of { $player } removes { $card-the } of { $target }.
polis-log-trades =
    { $player } trades with { $partner } and gets { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }; { $partner } gets { $gift }.
polis-log-attacks = { $player } attacks { $target } with { $war } War against { $defence }.
polis-log-attacks-hired =
    { $player } attacks { $target } with { $war } War against { $defence }, with mercenaries for { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }.
polis-log-spoils =
    { $player } receives { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    } as spoils.
polis-log-destroys = { $player } destroys { $card-the } of { $target }.
polis-log-sacrifices = { $player } gives up { $card-the }.
polis-log-tucked-cards =
    The cards under Alexander leave the city of { $player } with him ({ $count ->
        [one] 1 card
       *[other] { $count } cards
    }).
polis-log-resigns = { $player } resigns.

## The end

polis-end-cards = The second End card is up: the points are counted.
polis-end-last-one = { $player } wins as the last one left.
polis-result =
    { $place }. { $player }: { $points ->
        [one] 1 point
       *[other] { $points } points
    }: { $tokens } from tokens, { $cards } from cards, { $coins } from coins, { $history } from history ({ $culture } Culture times { $pile })
polis-tally-points = Points
polis-tally-tokens = Tokens
polis-tally-cards = Points on cards
polis-tally-coins = For coins
polis-tally-history = History times Culture
polis-tally-city = Cards in the city
polis-order = Most points win; among those level, most cards in the city; who is level in both shares the place.
polis-order-last-one = Behind the winner the others follow by points, then by cards in the city; who has resigned comes last.

## What comes first

polis-first-board = First choose a city board.
polis-first-opening = First everybody draws one card.
polis-first-look = First look with the Lighthouse, or go on without it.
polis-first-draw = First draw your cards.
polis-first-extra = First buy an extra card, or go on without it.
polis-first-offer = This is the auction phase: put a card up for auction.
polis-first-bid = An auction is going on: bid or pass.
polis-first-settle = First decide about the card that was up for auction.
polis-first-develop = This is the development phase: develop a card, or go on.
polis-first-found = First decide about the Colony: pay again, or not.
polis-first-visit = First draw for the temple, or not.
polis-first-discard = First choose the card that Phidias takes.
polis-first-replace = First draw the card that is due.
polis-no-exchange-yet = First draw the card that is due for one of these: { $cards }.
polis-first-protect = This is the protection phase: protect a card, or go on.
polis-first-profit = This is the profit phase: take your income, use your cards, or go on.
polis-first-erase = First choose a card from the history you are looking through.
polis-first-return = First choose the card that Hippocrates brings back.
polis-first-trade = This is the trade phase: choose a partner, or go on.
polis-first-war = This is the war phase: attack somebody, or end your turn.
polis-first-destroy = First choose the card that is destroyed.
polis-first-sacrifice = First choose the card that you give up.
polis-first-strike = The turn is about to end: let the Assassin strike, or end it.

## Why not

polis-no-game-over = The game is over.
polis-no-such-seat = Nobody sits there.
polis-no-other-board = Another board was dealt to you: you can only choose its side.
polis-no-taken-board = That city board is taken.
polis-no-first-board = In a first game other city boards are used, with side A up.
polis-no-blocked-deck = The { $deck } is blocked by its End card.
polis-no-same-deck = You have drawn from the { $deck } already: the two cards come from different decks.
polis-no-other-deck = The temple shows another deck.
polis-no-coins =
    This costs { $need ->
        [one] 1 coin
       *[other] { $need } coins
    }; you have { $have }.
polis-no-tokens =
    This costs { $need ->
        [one] 1 victory point
       *[other] { $need } victory points
    }; you have tokens for { $have }.
polis-no-aristotle = There is no Aristotle in your city that you could use now.
polis-no-looked = You have looked at the { $deck } already.
polis-no-hand = You do not have { $card-the } in your hand.
polis-no-cards = You have no card in your hand.
polis-no-first-auction = At least one card has to be put up for auction.
polis-no-auction = There is no auction to pass in.
polis-no-higher-bid =
    A bid has to be higher than { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }.
polis-no-cash =
    You can bid no more than you have: { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }.
polis-no-lot = There is no card from an auction to decide about.
polis-no-buyer = Nobody has bid: there is no one to sell to.
polis-no-drop = { $player } has bid for the card: sell it or keep it.
polis-no-third =
    You have developed { $count ->
        [one] 1 card
       *[other] { $count } cards
    } this turn, and that is the most.
polis-no-colony = No Colony has just been placed.
polis-no-history-card = There is no { $card } in that history.
polis-no-ring = There is no ring round that symbol of { $card-the }: { $symbol }.
polis-no-second-coin = A coin lies on { $card-the } already.
polis-no-second-income = You have taken your income already.
polis-no-text = There is no text to use on { $card-the }.
polis-no-activation = This card is not used in the profit phase, its text works by itself: { $card }.
polis-no-use-aristotle = Aristotle is used in the draw phase: he buys the extra card for victory points.
polis-no-use-assassin = The Assassin is used on a person: choose whom he removes.
polis-no-use-lighthouse = The Lighthouse is used before the draw phase, to look at the top of decks.
polis-no-use-mercenary = { $card } is not used by itself: while you attack, as many mercenaries are hired as you need.
polis-no-use-troy = { $card } is not used: its War symbols count by themselves when its owner is attacked.
polis-no-again-turn = This card has been used already: { $card }.
polis-no-again-game = This card works once a game, and has been used: { $card }.
polis-no-decks = All decks are blocked: there is nothing to draw.
polis-no-self = It has to be another player.
polis-no-gone = { $player } has resigned: nobody deals with that city any more.
polis-no-history = { $player } has no history.
polis-no-own-history = You have no history yet.
polis-no-back-deal = What Euclid has just traded is not traded back at once.
polis-no-supply = There are not so many tokens left.
polis-no-assassin = This card is no Assassin: { $card }.
polis-no-assassin-now = The Assassin does not strike at this moment.
polis-no-person = This card does not bear the person icon: { $card }.
polis-no-suicide = An Assassin cannot remove itself.
polis-no-covered-victim = A coin protects { $card-the } from the Assassin.
polis-no-order = A Harbour forces you to trade with { $owners }.
polis-no-order-some =
    Harbours force you to trade with { $count ->
        [one] one
       *[other] { $count }
    } of these players: { $owners }.
polis-no-partner = You have traded with { $player } this turn, so you cannot attack.
polis-no-strength = You need more War than { $player }: { $war } against { $defence }.
polis-no-mercenaries =
    Mercenaries against { $player } would cost { $need ->
        [one] 1 coin
       *[other] { $need } coins
    }; you have { $have }.
polis-no-sacrifice = You have no card with a War symbol that you could give up, so you cannot attack.
polis-no-empty-attack = Nothing can be destroyed in the city of { $player }.
polis-no-protected = A coin protects { $card-the }.
polis-no-diogenes = Whoever has Alexander in the city cannot destroy Diogenes.
polis-no-statue = The Statue of Zeus has to be the card that falls.
polis-no-war = There is no War symbol to be seen on { $card-the }.
polis-no-defence-card = The War symbols of { $card-the } count in defence only: it cannot be given up.
polis-no-second-resignation = { $player } has resigned already.

## What is reconstructed

polis-reconstructed-boards = Both sides of the city boards are reconstructed.
polis-reconstructed-symbols = Most symbols and rings on the cards are reconstructed.
polis-reconstructed-cards = These cards are inventions of ours: { $invented }.
