"""The turn in Polis: what comes after what.

A turn goes through seven phases, most with a module of their own; here is how one leads to the next. A phase
in which there is nothing to decide is passed over. Placing a card can call upon other players, in the middle
of an auction too; when they have done, `resume` goes on where the active player was. Ids in brackets are
those of docs/rules/polis.md.
"""

from __future__ import annotations

from mypy_extensions import i64

from petteia.core.contract import NOBODY
from petteia.core.numbers import BIT, amount, unit
from petteia.games.polis.auction import (
    clear,
    drop,
    keep,
    must_drop,
    must_sell,
    next_bidder,
    sell,
    turn_lot_up,
)
from petteia.games.polis.box import (
    ALEXANDER,
    CANAL,
    COLONY,
    EUCLID,
    EXCHANGE,
    HARBOUR,
    HERODOTUS,
    HOMER,
    PHIDIAS,
    PLATO,
    TEMPLE,
)
from petteia.games.polis.city import (
    add_protections,
    just_placed,
    put_into_city,
)
from petteia.games.polis.decks import (
    add_extra_cards,
    aristotle_ready,
    draw,
    is_open,
    look_at_top,
    looks_of,
    open_decks,
    take_top,
)
from petteia.games.polis.development import (
    add_developments,
    can_found,
    discard,
    empty_hand,
    others_with_cards,
)
from petteia.games.polis.profit import (
    add_activations,
    add_kills,
    deal,
    give_away,
    look_through_history,
    move_cards_back,
    move_forward,
    philosophize,
    point_harbour,
    take_income,
    tuck,
    write_history,
)
from petteia.games.polis.state import (
    AUCTION_PHASE,
    BIDDING,
    BUYING_EXTRA,
    CHOOSING_BOARD,
    DESTROYING,
    DEVELOPING,
    DEVELOPMENT_PHASE,
    DISCARDING,
    DRAW_PHASE,
    DRAWING,
    ERASING,
    FOUNDING,
    LAST_ONE_LEFT,
    LOOKING,
    NO_DEAL,
    NONE,
    OFFERING,
    OPENING,
    OVER,
    PROFIT_PHASE,
    PROFITING,
    PROTECTING,
    PROTECTION_PHASE,
    REPLACING,
    RETURNING,
    SACRIFICING,
    SETTLING,
    TRADE_PHASE,
    TRADING,
    TWO_END_CARDS,
    VISITING,
    WAR_PHASE,
    WARRING,
    Table,
    face_up,
    kind_of,
    sorted_in,
)
from petteia.games.polis.trade import turn_harbours_back
from petteia.games.polis.war import (
    add_attacks,
    attack,
    can_destroy,
)


class Turn(Table):
    # --- set-up: everybody has a say before the first turn (P-2, P-6) ---

    def begin_choosing_boards(self) -> None:
        self.waiting = BIT[len(self.players)] - 1
        self.awaited = CHOOSING_BOARD
        self.go_on_choosing_boards()

    def go_on_choosing_boards(self) -> None:
        """Clockwise from the first player; boards of free choice the other way round, the first one last."""
        if self.waiting == 0:
            self.begin_opening()
        elif self.rulings.boards_chosen:
            self.actor = self.last_of(self.waiting)
        else:
            self.actor = self.first_of(self.waiting)

    def begin_opening(self) -> None:
        for seat in range(i64(len(self.players))):
            if not self.players[seat].resigned:
                self.due += self.box.opening_cards * unit(seat)
        self.go_on_replacing()

    def first_of(self, seats: i64) -> i64:
        """The first of some seats, clockwise from the mover."""
        seat = self.mover
        while not seats & BIT[seat]:
            seat = (seat + 1) % len(self.players)
        return seat

    def last_of(self, seats: i64) -> i64:
        seat = (self.mover - 1) % len(self.players)
        while not seats & BIT[seat]:
            seat = (seat - 1) % len(self.players)
        return seat

    # --- whose turn it is (P-30) ---

    def begin_turn(self, seat: i64) -> None:
        self.turn += 1
        self.mover = seat
        self.actor = seat
        self.phase = 0
        self.looked_at = 0
        self.drawn_from = 0
        self.auctions = 0
        self.developed = 0
        self.income_taken = False
        self.deal = NO_DEAL
        self.partners = 0
        if self.journal is not None:
            self.note("polis-log-turn", [seat, self.turn])
        self.looks = looks_of(self, self.players[seat])
        self.go_on_looking()

    def end_turn(self) -> None:
        self.target = NONE
        move_cards_back(self, self.players[self.mover])
        self.begin_next_turn()

    def begin_next_turn(self) -> None:
        """The next player's turn, unless the game is over (P-45)."""
        following = self.seat_after(self.mover)
        if self.closing and not (self.rulings.last_round_completed and self.is_in_this_round(following)):
            self.finish(TWO_END_CARDS)
        else:
            self.begin_turn(following)

    def seat_after(self, seat: i64) -> i64:
        """The next seat clockwise that still plays."""
        following = (seat + 1) % len(self.players)
        while self.players[following].resigned:
            following = (following + 1) % len(self.players)
        return following

    def is_in_this_round(self, following: i64) -> bool:
        """Does the turn go on to this seat without coming past the first player?"""
        seats: i64 = len(self.players)
        return (following - self.first) % seats > (self.mover - self.first) % seats

    # --- before phase 1: the Lighthouse (P-7, P-68) ---

    def look(self, colour: i64) -> None:
        self.looks -= 1
        self.looked_at |= BIT[colour]
        look_at_top(self, self.mover, colour)
        self.go_on_looking()

    def go_on_looking(self) -> None:
        if self.looks > 0 and open_decks(self) & ~self.looked_at:
            self.awaited = LOOKING
        else:
            self.begin_drawing()

    # --- phase 1: two cards, and an extra one (P-8, P-9) ---

    def begin_drawing(self) -> None:
        self.phase = DRAW_PHASE
        self.draws = self.box.draws
        if self.rulings.extra_card_first:
            self.ask_for_extra_card()
        else:
            self.go_on_drawing()

    def draw(self, colour: i64) -> None:
        """From the deck chosen: in phase 1, for a card put away, at the start, or by a temple."""
        draw(self, self.actor, colour)
        if self.awaited == DRAWING:
            self.draws -= 1
            self.drawn_from |= BIT[colour]
            self.go_on_drawing()
        elif self.awaited == VISITING:
            self.resume()
        else:
            self.due -= unit(self.actor)
            self.go_on_replacing()

    def go_on_drawing(self) -> None:
        if self.draws > 0 and open_decks(self) & ~self.drawn_from:
            self.awaited = DRAWING
        elif self.rulings.extra_card_first:
            self.begin_auctions()
        else:
            self.ask_for_extra_card()

    def ask_for_extra_card(self) -> None:
        possible: list[int] = []
        add_extra_cards(self, possible)
        if possible:
            self.awaited = BUYING_EXTRA
        else:
            self.after_extra_card()

    def buy_extra_card(self, colour: i64) -> None:
        self.players[self.mover].coins -= self.box.extra_card
        if self.journal is not None:
            self.note("polis-log-extra", [self.mover, self.box.extra_card])
        draw(self, self.mover, colour)
        self.after_extra_card()

    def buy_with_aristotle(self, colour: i64) -> None:
        kind = move_forward(self, aristotle_ready(self))
        if self.journal is not None:
            self.note("polis-log-aristotle", [self.mover, self.box.tokens[kind]])
        draw(self, self.mover, colour)
        self.after_extra_card()

    def after_extra_card(self) -> None:
        if self.rulings.extra_card_first:
            self.go_on_drawing()
        else:
            self.begin_auctions()

    # --- phase 2: auctions (P-12 to P-17) ---

    def begin_auctions(self) -> None:
        self.phase = AUCTION_PHASE
        self.go_on_offering()

    def go_on_offering(self) -> None:
        if len(self.players[self.mover].hand) > 0:
            self.awaited = OFFERING
        else:
            self.begin_development()

    def go_on_bidding(self, after: i64) -> None:
        self.actor = next_bidder(self, after)
        self.awaited = BIDDING
        if self.actor == NOBODY:
            self.actor = self.mover
            self.settle()

    def settle(self) -> None:
        """Nobody bids any more: the seller decides, where there is anything to decide."""
        if must_sell(self):
            self.sell()
        elif must_drop(self):
            drop(self)
            self.go_on_offering()
        else:
            self.awaited = SETTLING

    def sell(self) -> None:
        buyer = self.bidder
        price = sell(self)
        self.place(buyer, face_up(turn_lot_up(self)), price)

    def keep(self) -> None:
        price = keep(self)
        self.place(self.mover, face_up(turn_lot_up(self)), price)

    # --- phase 3: development (P-18, P-19) ---

    def begin_development(self) -> None:
        self.phase = DEVELOPMENT_PHASE
        self.go_on_developing()

    def go_on_developing(self) -> None:
        affordable: list[int] = []
        if self.developed < self.box.developments:
            add_developments(self, affordable)
        if affordable:
            self.awaited = DEVELOPING
        else:
            self.end_development()

    def end_development(self) -> None:
        """The last phase of the game, once the second End card is up (P-45)."""
        if self.closing:
            self.end_turn()
        else:
            self.begin_protection()

    # --- when a card is placed (P-61, P-62, P-66) ---

    def place(self, seat: i64, card: i64, price: i64) -> None:
        """A card that is not developed from the hand comes face up into a city."""
        put_into_city(self, seat, card)
        if self.journal is not None:
            self.note("polis-log-places", [seat, kind_of(card)])
        self.after_placing(seat, kind_of(card), price)

    def after_placing(self, seat: i64, kind: i64, price: i64) -> None:
        effect = self.box.effects[kind]
        if effect == COLONY and can_found(self, seat, kind, price):
            self.actor = seat
            self.price = price
            self.awaited = FOUNDING
        elif effect == TEMPLE and is_open(self, self.box.decks[kind]):
            self.visit(seat, self.box.decks[kind])
        elif effect == PHIDIAS:
            self.begin_discarding(seat)
        else:
            self.resume()

    def resume(self) -> None:
        """Back to the active player and the phase that a card's effect has interrupted."""
        self.actor = self.mover
        if self.players[self.mover].resigned:
            self.begin_next_turn()
        elif self.phase == AUCTION_PHASE:
            self.go_on_offering()
        elif self.phase == DEVELOPMENT_PHASE:
            self.go_on_developing()
        else:
            self.go_on_profiting()

    def found(self) -> None:
        """Colony: what it has cost once more, and the top card comes into the city (P-61)."""
        seat = self.actor
        colour = self.box.decks[just_placed(self.players[seat])]
        self.players[seat].coins -= self.price
        if self.journal is not None:
            self.note("polis-log-founds", [seat, self.price])
        self.place(seat, face_up(kind_of(take_top(self, colour))), self.price)

    def visit(self, seat: i64, colour: i64) -> None:
        """A temple's card comes into the hand (P-66)."""
        if self.rulings.temple_draw_is_optional:
            self.actor = seat
            self.awaited = VISITING
        else:
            draw(self, seat, colour)
            self.resume()

    def begin_discarding(self, owner: i64) -> None:
        """Phidias: one player's whole hand into the box, and a card of each other one (P-62)."""
        whole = owner if self.rulings.phidias_empties_owner else self.mover
        empty_hand(self, whole)
        self.waiting = others_with_cards(self, whole)
        self.go_on_discarding()

    def discard(self, kind: i64) -> None:
        discard(self, self.actor, kind)
        self.waiting &= ~BIT[self.actor]
        self.go_on_discarding()

    def go_on_discarding(self) -> None:
        if self.waiting:
            self.awaited = DISCARDING
            self.actor = self.first_of(self.waiting)
        else:
            self.go_on_replacing()

    def go_on_replacing(self) -> None:
        """Those to whom cards are due draw them, the mover first; what no deck can give is lost."""
        if not open_decks(self):
            self.due = 0
        waiting: i64 = 0
        for seat in range(i64(len(self.players))):
            if amount(self.due, seat) > 0:
                waiting |= BIT[seat]
        if waiting:
            self.awaited = REPLACING if self.turn > 0 else OPENING
            self.actor = self.first_of(waiting)
        elif self.turn > 0:
            self.resume()
        else:
            self.begin_turn(self.seat_after(self.mover - 1))

    # --- phase 4: protection (P-21) ---

    def begin_protection(self) -> None:
        self.phase = PROTECTION_PHASE
        possible: list[int] = []
        add_protections(self, self.players[self.mover], possible)
        if possible:
            self.awaited = PROTECTING
        else:
            self.begin_profit()

    # --- phase 5: profit (P-22, P-23) ---

    def begin_profit(self) -> None:
        self.phase = PROFIT_PHASE
        self.go_on_profiting()

    def go_on_profiting(self) -> None:
        """When no text can be used the income is taken, which may change that."""
        if self.closing and not self.rulings.late_end_after_turn:
            self.end_turn()
        elif self.can_activate():
            self.awaited = PROFITING
        elif self.income_taken:
            self.begin_trade()
        else:
            take_income(self)
            self.go_on_profiting()

    def can_activate(self) -> bool:
        possible: list[int] = []
        add_activations(self, possible)
        if not possible:
            add_kills(self, possible)
        return len(possible) > 0

    def end_profit(self) -> None:
        if not self.income_taken:
            take_income(self)
        self.begin_trade()

    def use(self, slot: i64, argument: i64) -> None:
        """A text of the mover's city: see actions.py for its argument."""
        effect = self.box.effects[kind_of(self.players[self.mover].city[slot])]
        if effect == HERODOTUS:
            self.look_through(slot, argument)
        elif effect == EXCHANGE:
            give_away(self, slot, argument)
            self.go_on_replacing()
        elif effect == ALEXANDER:
            tuck(self, slot, argument)
            self.go_on_profiting()
        elif effect == HOMER:
            write_history(self, slot, argument)
            self.go_on_profiting()
        elif effect == EUCLID:
            deal(self, slot, argument)
            self.go_on_profiting()
        elif effect == HARBOUR:
            point_harbour(self, slot, argument)
            self.go_on_profiting()
        elif effect == PLATO:
            philosophize(self, slot, argument)
            self.go_on_profiting()
        else:
            self.call_hippocrates(slot)

    def look_through(self, slot: i64, seat: i64) -> None:
        """Herodotus (P-54)."""
        move_forward(self, slot)
        if self.journal is not None:
            self.note("polis-log-herodotus", [self.mover, seat])
        look_through_history(self, seat)
        self.target = seat
        self.awaited = ERASING

    def call_hippocrates(self, slot: i64) -> None:
        """P-55."""
        move_forward(self, slot)
        if self.journal is not None:
            self.note("polis-log-hippocrates", [self.mover])
        look_through_history(self, self.mover)
        self.awaited = RETURNING

    # --- phase 6: trade (P-24) ---

    def begin_trade(self) -> None:
        self.phase = TRADE_PHASE
        self.trades = self.box.trades if self.players[self.mover].has(CANAL) else i64(1)
        self.go_on_trading()

    def go_on_trading(self) -> None:
        if self.trades > 0:
            self.awaited = TRADING
        else:
            self.end_trade()

    def end_trade(self) -> None:
        self.trades = 0
        turn_harbours_back(self, self.mover)
        self.begin_war()

    # --- phase 7: war (P-25 to P-28) ---

    def begin_war(self) -> None:
        self.phase = WAR_PHASE
        possible: list[int] = []
        add_attacks(self, possible)
        if possible:
            self.awaited = WARRING
        else:
            self.end_turn()

    def attack(self, seat: i64) -> None:
        attack(self, seat)
        can_fall = can_destroy(self, self.players[self.mover], self.players[seat])
        self.awaited = DESTROYING if can_fall else SACRIFICING

    # --- the end ---

    def finish(self, ending: i64) -> None:
        self.ending = ending
        self.awaited = OVER
        self.actor = NOBODY
        if self.journal is not None:
            self.note("polis-log-end", [ending])

    # --- giving up (RP-46) ---

    def resign(self, seat: i64) -> None:
        """The hand leaves the game, coins and tokens go to the bank; nobody deals with the city any more."""
        player = self.players[seat]
        player.resigned = True
        for card in player.hand:
            self.boxed = sorted_in(self.boxed, card | BIT[seat])
        player.hand = player.hand[:0]
        player.coins = 0
        player.tokens = 0
        self.waiting &= ~BIT[seat]
        self.due -= amount(self.due, seat) * unit(seat)
        self.reveals += 1
        turn_harbours_back(self, seat)
        if self.journal is not None:
            self.note("polis-log-resigns", [seat])
        if self.players_left() == 1:
            self.clear_the_table()
            self.finish(LAST_ONE_LEFT)
        elif self.lot != NONE:
            self.go_on_with_auction_without(seat)
        elif seat == self.actor:
            self.go_on_without(seat)

    def go_on_with_auction_without(self, seat: i64) -> None:
        """Without its seller the card leaves the game; without its highest bidder the bidding begins anew."""
        if seat == self.mover:
            self.clear_the_table()
            self.begin_next_turn()
        elif seat == self.bidder:
            self.bid = 0
            self.bidder = NOBODY
            self.passed = 0
            self.go_on_bidding(self.mover)
        elif seat == self.actor:
            self.go_on_bidding(seat)

    def go_on_without(self, seat: i64) -> None:
        """The actor has given up, and something else than a bid was awaited."""
        awaited = self.awaited
        if awaited == CHOOSING_BOARD:
            self.go_on_choosing_boards()
        elif awaited == DISCARDING:
            self.go_on_discarding()
        elif awaited in (OPENING, REPLACING):
            self.go_on_replacing()
        elif seat == self.mover:
            self.clear_the_table()
            self.begin_next_turn()
        else:
            self.resume()

    def clear_the_table(self) -> None:
        """What is half done is dropped; a card in an auction leaves the game."""
        if self.lot != NONE:
            self.boxed = sorted_in(self.boxed, self.lot)
        clear(self)
        self.waiting = 0
        self.due = 0
        self.target = NONE

    def players_left(self) -> i64:
        left: i64 = 0
        for player in self.players:
            if not player.resigned:
                left += 1
        return left
