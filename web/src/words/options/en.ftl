# How the rules are played where they can be read in more than one way.

## Attika

attika-option-group_connection = When is a group of buildings connected?
attika-option-group_connection-group_only = When its own buildings touch each other without a gap.
attika-option-group_connection-settlement = When all of them lie in one settlement, whatever links them.
attika-option-amphora_substitute_card_blocks_actions = Does a card taken for want of an amphora end the actions of the turn?
attika-option-amphora_substitute_card_blocks_actions-no = No, the turn goes on.
attika-option-amphora_substitute_card_blocks_actions-yes = Yes, after it there are only cards.
attika-option-reshuffle = When are the discards shuffled?
attika-option-reshuffle-when_needed = When a card is needed and the deck is empty.
attika-option-reshuffle-when_empty = As soon as the deck is empty.
attika-option-unused_actions_give_cards = Must the cards for unused actions be taken?
attika-option-unused_actions_give_cards-automatic = Yes, they always come.
attika-option-unused_actions_give_cards-optional = No, one decides card by card.
attika-option-map_symbols_substitute_two_for_one = May two surplus symbols of the land replace one that is missing?
attika-option-map_symbols_substitute_two_for_one-no = No, only cards can be paired.
attika-option-map_symbols_substitute_two_for_one-yes = Yes, like cards.
attika-option-full_renounce_needs_zero_actions = Who gets three cards?
attika-option-full_renounce_needs_zero_actions-yes = Whoever has done nothing at all in the turn.
attika-option-full_renounce_needs_zero_actions-no = Also whoever has acted with amphoras only.
attika-option-start_player = Who begins?
attika-option-start_player-random = The lot decides.
attika-option-start_player-1 = Seat 1.
attika-option-start_player-2 = Seat 2.
attika-option-start_player-3 = Seat 3.
attika-option-start_player-4 = Seat 4.

## Olympos

olympos-option-condemner = Who condemns territories at the start?
olympos-option-condemner-bottom = Whoever is at the bottom of the first stack.
olympos-option-condemner-top = Whoever is on top, except with four players.
olympos-option-wonder_stars = How many stars does a wonder need?
olympos-option-wonder_stars-at_least = At least as many as it shows.
olympos-option-wonder_stars-exactly = Exactly as many as it shows.
olympos-option-last_turn = When does the end begin for a player?
olympos-option-last_turn-reached = On reaching the last Zeus space.
olympos-option-last_turn-passed = On passing the last Zeus space.
olympos-option-escape = What does it cost to leave from under another settler?
olympos-option-escape-paid = As much as any other journey.
olympos-option-escape-free = Nothing.
olympos-option-bought_hourglasses = Do the hourglasses of a discovery help to pay for it?
olympos-option-bought_hourglasses-at_once = Yes, they count at once.
olympos-option-bought_hourglasses-next_action = No, only for later actions.
olympos-option-supply = Can the supply run out?
olympos-option-supply-unlimited = No, there is always enough.
olympos-option-supply-strict = Yes, there is only what is in the box.
olympos-option-prestige = Is prestige hidden?
olympos-option-prestige-hidden = Yes, until the end.
olympos-option-prestige-open = No, everybody sees everybody's.

## Polis

polis-option-city_boards = How are the city boards given out?
polis-option-city_boards-first_game = As in a first game: fixed cities, side A.
polis-option-city_boards-dealt = By lot; each player chooses the side.
polis-option-city_boards-chosen = Each player chooses a board and its side.
polis-option-extra_card = When is the extra card bought?
polis-option-extra_card-after_drawing = After drawing the two cards.
polis-option-extra_card-before_drawing = Before drawing the two cards.
polis-option-own_discount = Does a card with a discount make itself cheaper?
polis-option-own_discount-no = No, only later cards.
polis-option-own_discount-yes = Yes, if the discount fits.
polis-option-temple_draw = Must a temple draw a card?
polis-option-temple_draw-compulsory = Yes.
polis-option-temple_draw-optional = No, its owner decides.
polis-option-phidias = Who throws away the whole hand with Phidias?
polis-option-phidias-active_player = The active player, whoever gets the card.
polis-option-phidias-owner = Whoever gets the card.
polis-option-coin_stops_assassin = Does a coin protect from the Assassin?
polis-option-coin_stops_assassin-no = No, only from war.
polis-option-coin_stops_assassin-yes = Yes.
polis-option-assassin = When does the Assassin strike?
polis-option-assassin-any_time = In any phase of one's own turn.
polis-option-assassin-profit_phase = In the profit phase only.
polis-option-tucked_cards = Where do the cards under Alexander go when he leaves?
polis-option-tucked_cards-out_of_game = Out of the game.
polis-option-tucked_cards-history = Into history, with him.
polis-option-once_per_game = A card that works once a game comes back with Hippocrates. Does it work again?
polis-option-once_per_game-stays_used = No, it stays used.
polis-option-once_per_game-fresh = Yes, it is as new.
polis-option-empty_attack = May one attack where nothing can be destroyed?
polis-option-empty_attack-allowed = Yes.
polis-option-empty_attack-forbidden = No.
polis-option-protected_statue = Must the Statue of Zeus fall even with a coin on it?
polis-option-protected_statue-safe = No, the coin protects it.
polis-option-protected_statue-must_fall = Yes, whoever loses the war loses it.
polis-option-late_end = What if the second End card comes in the profit phase?
polis-option-late_end-game_ends = The game ends at once.
polis-option-late_end-turn_ends = The turn is played to its end.
polis-option-last_round = Is the last round completed?
polis-option-last_round-unfinished = No, the game ends with the turn.
polis-option-last_round-completed = Yes, so that all have had equally many turns.
polis-option-supply = Can coins and tokens run out?
polis-option-supply-unlimited = No, there is always enough.
polis-option-supply-strict = Yes, there is only what is in the box.
polis-option-start_player = Who begins?
polis-option-start_player-random = The lot decides.
polis-option-start_player-1 = Seat 1.
polis-option-start_player-2 = Seat 2.
polis-option-start_player-3 = Seat 3.
polis-option-start_player-4 = Seat 4.
polis-option-start_player-5 = Seat 5.
