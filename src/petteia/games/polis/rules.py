"""What may be done at a table of Polis: which actions are legal, and what each of them sets going.

How a turn goes on from there is in turn.py and placing.py. Ids in brackets are those of docs/rules/polis.md.
"""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from petteia.core.contract import NOBODY, InformationSet
from petteia.core.numbers import BIT, unit
from petteia.games.polis.actions import (
    ARISTOTLE,
    ATTACK,
    BID,
    BOARD,
    DESTROY,
    DEVELOP,
    DISCARD,
    DONE,
    DRAW,
    DROP,
    EXTRA,
    FOUND,
    INCOME,
    KEEP,
    KILL,
    OFFER,
    PASS,
    PEEK,
    PROTECT,
    REMOVE,
    RETURN,
    SEATS,
    SELL,
    STEP,
    SYMBOLS,
    TRADE,
    USE,
)
from petteia.games.polis.auction import add_bids, drop, keep, make_bid, pass_bid, put_up, sell
from petteia.games.polis.city import add_protections, come_back, just_placed, protect
from petteia.games.polis.decks import add_decks, add_extra_cards, draw, open_decks
from petteia.games.polis.development import add_developments, develop
from petteia.games.polis.evaluation import chances, outlook
from petteia.games.polis.information import knowledge_of
from petteia.games.polis.placing import (
    after_placing,
    bring_back,
    discard,
    found,
    go_on_replacing,
    resume,
)
from petteia.games.polis.preparation import add_boards, choose_board
from petteia.games.polis.profit import add_activations, add_kills, kill, take_income
from petteia.games.polis.resignation import resign
from petteia.games.polis.scoring import places_of, points
from petteia.games.polis.state import (
    BIDDING,
    BUYING_EXTRA,
    CHOOSING_BOARD,
    DESTROYING,
    DEVELOPING,
    DISCARDING,
    DRAWING,
    ERASING,
    FOUNDING,
    LOOKING,
    NONE,
    OFFERING,
    OPENING,
    PROFITING,
    PROTECTING,
    REPLACING,
    RETURNING,
    SACRIFICING,
    SETTLING,
    STRIKING,
    TRADING,
    VISITING,
    WAR_PHASE,
    WARRING,
    kind_of,
)
from petteia.games.polis.texts import erase, use
from petteia.games.polis.trade import add_partners, trade
from petteia.games.polis.turn import Turn
from petteia.games.polis.war import add_attacks, add_destructions, add_sacrifices, destroy, sacrifice


@mypyc_attr(acyclic=True, free_list_len=1)
class Polis(Turn):
    def clone(self) -> Polis:
        copy = Polis(self.box, self.rulings, self.seed, [player.clone() for player in self.players])
        self.copy_onto(copy)
        return copy

    def information(self, seat: i64) -> InformationSet:
        return knowledge_of(self, seat)

    def scores(self) -> list[int]:
        return [int(points(self, player)) for player in self.players]

    def ranking(self) -> list[int]:
        return places_of(self)

    def evaluate(self, seat: i64) -> float:
        return outlook(self, seat)

    def chances(self) -> list[float]:
        return chances(self)

    # --- what is legal --------------------------------------------------------------------------

    def legal(self) -> list[int]:
        actions: list[int] = []
        awaited = self.awaited
        if awaited == BIDDING:
            add_bids(self, actions)
        elif awaited == DRAWING:
            add_decks(DRAW, open_decks(self) & ~self.drawn_from, actions)
        elif awaited == BUYING_EXTRA:
            add_extra_cards(self, actions)
            actions.append(DONE)
        elif awaited == OFFERING:
            self.add_hand(OFFER, actions)
            if self.auctions >= self.box.auctions:
                actions.append(DONE)
        elif awaited == SETTLING:
            actions.append(KEEP)
            actions.append(SELL if self.bid > 0 else DROP)
        elif awaited == DEVELOPING:
            add_developments(self, actions)
            actions.append(DONE)
        elif awaited == PROTECTING:
            add_protections(self, self.players[self.actor], actions)
            actions.append(DONE)
        elif awaited == PROFITING:
            if not self.income_taken:
                actions.append(INCOME)
            add_activations(self, actions)
            actions.append(DONE)
        elif awaited == TRADING:
            add_partners(self, actions)
        elif awaited == WARRING:
            add_attacks(self, actions)
            actions.append(DONE)
        elif awaited == DESTROYING:
            add_destructions(self, actions)
        elif awaited == SACRIFICING:
            add_sacrifices(self, actions)
        else:
            self.add_rare_choices(actions)
        add_kills(self, actions)
        return actions

    def add_rare_choices(self, actions: list[int]) -> None:
        """What is asked once a game, or by few cards."""
        awaited = self.awaited
        if awaited == CHOOSING_BOARD:
            add_boards(self, actions)
        elif awaited in (OPENING, REPLACING):
            add_decks(DRAW, open_decks(self), actions)
        elif awaited == LOOKING:
            add_decks(PEEK, open_decks(self) & ~self.looked_at, actions)
            actions.append(DONE)
        elif awaited == FOUNDING:
            actions.append(FOUND)
            actions.append(DONE)
        elif awaited == VISITING:
            actions.append(DRAW + self.box.decks[just_placed(self.players[self.actor])])
            actions.append(DONE)
        elif awaited == DISCARDING:
            self.add_hand(DISCARD, actions)
        elif awaited == ERASING:
            self.add_pile(REMOVE, self.target, actions)
        elif awaited == RETURNING:
            self.add_pile(RETURN, self.mover, actions)
        elif awaited == STRIKING:
            actions.append(DONE)

    def add_hand(self, family: i64, actions: list[int]) -> None:
        """The kinds of card in the actor's hand."""
        last: i64 = NONE
        for card in self.players[self.actor].hand:
            if kind_of(card) != last:
                last = kind_of(card)
                actions.append(family + last)

    def add_pile(self, family: i64, seat: i64, actions: list[int]) -> None:
        """The kinds of card in a history, all of which the actor has seen."""
        last: i64 = NONE
        for card in self.players[seat].history:
            if kind_of(card) != last:
                last = kind_of(card)
                actions.append(family + last)

    # --- what actions do --------------------------------------------------------------------------

    def apply(self, action: i64) -> None:
        if action < 0:
            resign(self, -1 - action)
            return
        actor, turn = self.actor, self.turn
        self.idle = action == DONE and actor == self.mover
        self.carry_out(action)
        self.idle = False
        if self.actor != actor and self.actor != NOBODY and self.turn == turn:
            self.reveals += 1  # another seat answers to it, so it stands

    def carry_out(self, action: i64) -> None:
        if action >= KILL:
            assassin, victim = divmod(action - KILL, SEATS * STEP)
            self.strike(assassin, victim // STEP, victim % STEP)
        elif action >= BID:
            make_bid(self, action - BID)
        elif action >= USE:
            use(self, (action - USE) // STEP, (action - USE) % STEP)
        elif action >= PROTECT:
            protect(self, (action - PROTECT) // SYMBOLS, (action - PROTECT) % SYMBOLS)
            self.begin_profit()
        elif action >= OFFER:
            self.apply_with_card_or_seat(action - action % STEP, action % STEP)
        elif action >= DRAW:
            self.apply_with_board_or_deck(action)
        elif action == PASS:
            pass_bid(self)
        elif action == SELL:
            sell(self)
        elif action == KEEP:
            keep(self)
        elif action == DROP:
            drop(self)
        elif action == INCOME:
            take_income(self)
            self.go_on_profiting()
        elif action == FOUND:
            found(self)
        else:
            self.go_on_without_more()

    def apply_with_card_or_seat(self, family: i64, argument: i64) -> None:
        if family == OFFER:
            put_up(self, argument)
        elif family == DEVELOP:
            price = develop(self, argument)
            after_placing(self, self.mover, argument, price)
        elif family == DISCARD:
            discard(self, argument)
        elif family == REMOVE:
            erase(self, argument)
        elif family == RETURN:
            bring_back(self, come_back(self, self.mover, argument))
        elif family == TRADE:
            trade(self, argument)
            self.go_on_trading()
        elif family == ATTACK:
            self.attack(argument)
        elif family == DESTROY:
            destroy(self, argument)
            self.go_on_sacrificing()
        else:
            sacrifice(self, argument)
            self.end_turn()

    def apply_with_board_or_deck(self, action: i64) -> None:
        if action >= BOARD:
            choose_board(self, action - BOARD)
        elif action >= PEEK:
            self.look(action - PEEK)
        elif action >= ARISTOTLE:
            self.buy_with_aristotle(action - ARISTOTLE)
        elif action >= EXTRA:
            self.buy_extra_card(action - EXTRA)
        else:
            self.draw(action - DRAW)

    def draw(self, colour: i64) -> None:
        """From the deck chosen: in phase 1, for a card put away, at the start, or by a temple."""
        draw(self, self.actor, colour)
        if self.awaited == DRAWING:
            self.draws -= 1
            self.drawn_from |= BIT[colour]
            self.go_on_drawing()
        elif self.awaited == VISITING:
            resume(self)
        else:
            self.due -= unit(self.actor)
            go_on_replacing(self)

    def strike(self, assassin: i64, seat: i64, slot: i64) -> None:
        """The Assassin strikes, and the decision goes on, if there is still anything to decide."""
        awaited = self.awaited
        just_placed = seat == self.mover and slot == len(self.players[seat].city) - 1
        kill(self, assassin, seat, slot)
        if awaited in (FOUNDING, VISITING) and just_placed:
            resume(self)  # the card whose text it was is gone
        elif awaited == BUYING_EXTRA:
            self.ask_for_extra_card()
        elif awaited == DEVELOPING:
            self.go_on_developing()
        elif awaited == PROTECTING:
            self.begin_protection()
        elif awaited == PROFITING:
            self.go_on_profiting()
        elif awaited == DESTROYING:
            self.go_on_destroying()
        elif awaited == SACRIFICING:
            self.go_on_sacrificing()
        elif awaited == WARRING or (awaited == STRIKING and self.phase == WAR_PHASE and self.target == NONE):
            self.begin_war()
        elif awaited == STRIKING:
            self.end_turn()

    def go_on_without_more(self) -> None:
        """The actor does not want what is asked, or no more of it."""
        awaited = self.awaited
        if awaited == LOOKING:
            self.begin_drawing()
        elif awaited == BUYING_EXTRA:
            self.after_extra_card()
        elif awaited == OFFERING:
            self.begin_development()
        elif awaited == DEVELOPING:
            self.end_development()
        elif awaited == PROTECTING:
            self.begin_profit()
        elif awaited == PROFITING:
            self.end_profit()
        elif awaited == TRADING:
            self.end_trade()
        elif awaited in (WARRING, STRIKING):
            self.end_turn()
        else:
            resume(self)
