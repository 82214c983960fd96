# What stands on and beside the boards that the terminal draws. Pieces are called there as they are typed.

boards-player = player
boards-turn = Turn { $turn }.
boards-resigned = resigned
boards-none = none
boards-at-a-price = at a price
boards-face-down = { $count } face down

# Attika

boards-hand = Hand: { $cards }
boards-amphoras-held = Amphoras: { $count }
boards-on-player-board = On your player board: { $buildings }
boards-temple = temple
boards-built-by = built by { $player }
boards-place = q,r a place
boards-cards =
    { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
boards-cards-range = { $fewest } to { $most } cards
boards-cards-up-to =
    up to { $most ->
        [one] 1 card
       *[other] { $most } cards
    }
boards-further-east = further east:
boards-map-tile = Map tile { $tile }
boards-map-tile-at = Map tile { $tile } at { $place }
boards-built = built
boards-settlements = settlements
boards-amphoras = amphoras
boards-piles = piles
boards-cards-held = cards
boards-deck = Deck { $count }.
boards-discards = Discards
boards-supply = Amphoras { $amphoras }. Map tiles { $tiles }.
boards-key-built = built
boards-key-stored = on the player board
boards-key-pile = in a pile
boards-key-indented = indented: free beside the one above
boards-key-amphora = * amphora won for the group
boards-next-first = Face down, the next one first:
boards-the-deck = deck
boards-map-tiles = map tiles
boards-pile = pile { $pile }

# Olympos

boards-goods = Settlers in stock: { $stock }, hourglasses: { $hourglasses }, cubes:
boards-territories = Territories:
boards-destiny-cards = Destiny cards: { $cards }
boards-star = star
boards-star-with-tribe = star with a tribe
boards-beside-north = beside the North
boards-above = { $upper } above { $lower }
boards-barbarians = barbarians
boards-condemned = condemned
boards-one-olympos-card = one Olympos card
boards-two = two
boards-the-cross = the Cross
boards-two-points = two points
boards-laid-twice = prestige laid down twice
boards-bonuses = 1s settler, 2h hourglasses, 2p prestige, gr cube, (..) grey bonus, -- no tile left
boards-action-points =
    { $count ->
        [one] 1 action point
       *[other] { $count } action points
    }
boards-action-points-range = { $fewest } to { $most } action points
boards-north = ~ the North ~
boards-olympos-card = Olympos card: { $card }
boards-card-face-down = face down
boards-oracle-shows = The Oracle shows: { $cards }
boards-condemn-several = * has a star. Name several at once: `{ $example }, ...`.
boards-space = space
boards-stock = stock
boards-glass = glass
boards-prestige = prest
boards-held = cards
boards-swords = swords
boards-stars = stars
boards-zeus = Zeus
boards-cubes = cubes
boards-land = land
boards-no-discoveries = no discoveries
boards-holds = holds { $cards }
boards-destiny-deck = Destiny deck { $count }. Discards: { $discards }.
boards-olympos-cards = Olympos cards: { $cards }

# Polis

boards-auction = Auction:
boards-no-bid = no bid yet
boards-bid-by = { $coins } by { $player }
boards-passed = passed: { $players }
boards-bids = { $lowest } to { $highest }, or pass
boards-purse = Coins: { $coins }, tokens: { $tokens }, hand:
boards-symbols = C Culture, V Vase, W War, w War in defence only, M mercenaries
boards-incomes = $2 coins a turn, $/r for each red card, $/# for each building, +1 points a turn
boards-end-points = !2 points at the end, !/r for each red card, -1 discount, -3y on yellow cards
boards-ring = [ ] ring: a coin may lie there, [{ $coin }] a coin: safe, the symbol is off
boards-marks = ^ moved forward, >S points at S, War 2/5 attack/defence, * active player
boards-coins =
    { $count ->
        [one] 1 coin
       *[other] { $count } coins
    }
boards-coins-range = { $fewest } to { $most } coins
boards-setup = Set-up
boards-decks = Turn { $turn }, { $phase }. Decks:
boards-end = END
boards-coins-held = coins { $count }
boards-tokens-held = tokens { $count }
boards-war = War { $count }
boards-culture = Culture { $count } x { $pile }
boards-vases = Vases { $count }
boards-in-hand = hand
boards-no-city = no city yet
boards-history = { $player }, history: { $cards }
boards-under-alexander = { $player }, under Alexander: { $cards }
boards-out-of-game = Out of the game: { $cards }
