"""The turn in Polis: what comes after what.

A turn goes through seven phases, most with a module of their own; here is how one leads to the next. A phase
in which there is nothing to decide is passed over. Ids in brackets are those of docs/rules/polis.md.
"""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from petteia.core.contract import NOBODY
from petteia.core.numbers import BIT
from petteia.games.polis.city import add_protections
from petteia.games.polis.decks import (
    add_extra_cards,
    aristotle_ready,
    look_at_top,
    looks_of,
    open_decks,
    take_into_hand,
)
from petteia.games.polis.development import add_developments
from petteia.games.polis.effects import CANAL
from petteia.games.polis.profit import add_activations, add_kills, move_cards_back, move_forward, take_income
from petteia.games.polis.state import (
    AUCTION_PHASE,
    BUYING_EXTRA,
    DESTROYING,
    DEVELOPING,
    DEVELOPMENT_PHASE,
    DRAW_PHASE,
    DRAWING,
    LOOKING,
    NO_DEAL,
    NONE,
    OFFERING,
    OVER,
    PROFIT_PHASE,
    PROFITING,
    PROTECTING,
    PROTECTION_PHASE,
    SACRIFICING,
    STRIKING,
    TRADE_PHASE,
    TRADING,
    TWO_END_CARDS,
    WAR_PHASE,
    WARRING,
    Table,
)
from petteia.games.polis.trade import turn_harbours_back
from petteia.games.polis.war import add_attacks, attack, can_destroy, can_sacrifice


@mypyc_attr(acyclic=True)
class Turn(Table):
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
        """Now, or when the Assassin has had a last chance: after all but a mere "no more" (P-58)."""
        if not self.idle and self.can_strike():
            self.awaited = STRIKING
            return
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

    def first_of(self, seats: i64) -> i64:
        """The first of some seats, clockwise from the mover."""
        seat = self.mover
        while not seats & BIT[seat]:
            seat = (seat + 1) % len(self.players)
        return seat

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
            self.note("polis-log-extra", [self.mover, colour, self.box.extra_card])
        take_into_hand(self, self.mover, colour)
        self.after_extra_card()

    def buy_with_aristotle(self, colour: i64) -> None:
        kind = move_forward(self, aristotle_ready(self))
        if self.journal is not None:
            self.note("polis-log-aristotle", [self.mover, colour, self.box.tokens[kind]])
        take_into_hand(self, self.mover, colour)
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
        return len(possible) > 0 or self.can_strike()

    def can_strike(self) -> bool:
        possible: list[int] = []
        add_kills(self, possible)
        return len(possible) > 0

    def end_profit(self) -> None:
        if not self.income_taken:
            take_income(self)
        self.begin_trade()

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
        self.go_on_destroying()

    def go_on_destroying(self) -> None:
        if can_destroy(self, self.players[self.mover], self.players[self.target]):
            self.awaited = DESTROYING
        else:
            self.go_on_sacrificing()

    def go_on_sacrificing(self) -> None:
        """There is a card to give up, or no attack; unless the Assassin has taken it meanwhile."""
        if can_sacrifice(self, self.players[self.mover]):
            self.awaited = SACRIFICING
        else:
            self.end_turn()

    # --- the end ---

    def finish(self, ending: i64) -> None:
        self.ending = ending
        self.awaited = OVER
        self.actor = NOBODY
        if self.journal is not None:
            self.note("polis-log-end", [ending])
