"""Why an action in Polis is not legal: the rule that forbids it, and the reason in words.

`why_not` asks the same questions as `Polis.legal`, one by one, so that it can say which one failed.
"""

from __future__ import annotations

from collections.abc import Callable

from petteia.core.message import Listing, Refusal, SeatName, refusal
from petteia.core.move import Move, Resign
from petteia.core.numbers import BIT, amount, count_bits
from petteia.games.polis import moves, names
from petteia.games.polis.bank import tokens_to_be_had
from petteia.games.polis.box import DEFENCE, MERCENARY, PERSON
from petteia.games.polis.city import just_placed, visible_war
from petteia.games.polis.decks import aristotle_ready, is_open, open_decks
from petteia.games.polis.development import price_of
from petteia.games.polis.effects import (
    ALEXANDER,
    ASSASSIN,
    DEALING,
    DIOGENES,
    HISTORY,
    NO_TEXT,
    ON_PLAYER,
    OPEN_DECK,
    STATUE,
    UNUSED,
    WITH_CARD,
    rule_of,
)
from petteia.games.polis.memory import slot_of
from petteia.games.polis.moves import action_of, colour_named, kind_named, own_kind, side_named
from petteia.games.polis.preparation import is_offered
from petteia.games.polis.profit import may_strike
from petteia.games.polis.rules import Polis
from petteia.games.polis.state import (
    BIDDING,
    BOUGHT,
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
    OVER,
    PROFIT_PHASE,
    PROFITING,
    PROTECTING,
    REPLACING,
    RETURNING,
    SACRIFICING,
    SETTLING,
    SOLD,
    STRIKING,
    TRADING,
    VISITING,
    WARRING,
    coin_on,
    is_forward,
    kind_of,
)
from petteia.games.polis.trade import orders
from petteia.games.polis.war import (
    attack_strength,
    can_destroy,
    can_sacrifice,
    defence_strength,
    falls,
    is_warlike,
    mercenaries_needed,
    must_take_statue,
)
from petteia.games.polis.words import aristotles_price, price_of_keeping

# What must be done before anything else, by what is awaited.
FIRST_THIS = {
    CHOOSING_BOARD: ("P-2", "polis-first-board"),
    OPENING: ("P-6", "polis-first-opening"),
    LOOKING: ("P-68", "polis-first-look"),
    DRAWING: ("P-8", "polis-first-draw"),
    BUYING_EXTRA: ("P-9", "polis-first-extra"),
    OFFERING: ("P-12", "polis-first-offer"),
    BIDDING: ("P-13", "polis-first-bid"),
    SETTLING: ("P-15", "polis-first-settle"),
    DEVELOPING: ("P-18", "polis-first-develop"),
    FOUNDING: ("P-61", "polis-first-found"),
    VISITING: ("P-66", "polis-first-visit"),
    DISCARDING: ("P-62", "polis-first-discard"),
    REPLACING: ("P-62", "polis-first-replace"),
    PROTECTING: ("P-21", "polis-first-protect"),
    PROFITING: ("P-22", "polis-first-profit"),
    ERASING: ("P-54", "polis-first-erase"),
    RETURNING: ("P-55", "polis-first-return"),
    TRADING: ("P-24", "polis-first-trade"),
    WARRING: ("P-25", "polis-first-war"),
    DESTROYING: ("P-27", "polis-first-destroy"),
    SACRIFICING: ("P-28", "polis-first-sacrifice"),
    STRIKING: ("P-58", "polis-first-strike"),
}


def why_not(state: Polis, move: Move) -> Refusal | None:
    if state.awaited == OVER:
        return refusal("P-45", "polis-no-game-over")
    match move:
        case Resign(seat):
            return why_no_resignation(state, seat)
        case moves.Bid(_, coins):
            return why_no_bid(state, coins)
        case moves.Draw(colour) | moves.Buy(colour) | moves.BuyWithTokens(colour) | moves.Look(colour):
            return why_no_draw(state, move, colour_named(colour))
        case (
            moves.Auction(card)
            | moves.Develop(card)
            | moves.Discard(card)
            | moves.Remove(card)
            | moves.Return(card)
        ):
            return NAMING_A_CARD[type(move)](state, kind_named(state.box, card))
        case moves.Trade(seat):
            return why_no_trade(state, seat)
        case moves.Attack(seat):
            return why_no_attack(state, seat)
        case moves.Destroy(slot):
            return why_no_destruction(state, slot)
        case moves.Sacrifice(slot):
            return why_no_sacrifice(state, slot)
        case moves.Protect(slot, symbol):
            return why_no_protection(state, slot, symbol)
        case moves.Kill(assassin, seat, slot):
            return why_no_kill(state, assassin, seat, slot)
        case (
            moves.Use(slot)
            | moves.UseWithCard(slot)
            | moves.UseOn(slot)
            | moves.UseBuying(slot)
            | moves.UseSelling(slot)
        ):
            return why_no_use(state, slot, move)
        case moves.Board():
            return why_no_board(state, move)
    return SIMPLE[type(move)](state)


def is_legal(state: Polis, move: Move) -> bool:
    return action_of(state, move) in state.legal()


def unless_awaited(state: Polis, *wanted: int) -> Refusal | None:
    """A refusal that names what must be done first, unless one of the wanted things is awaited."""
    if state.awaited in wanted:
        return None
    rule, key = FIRST_THIS[int(state.awaited)]
    return replacing_first(state) if state.awaited == REPLACING else refusal(rule, key)


def replacing_first(state: Polis) -> Refusal:
    """For the card in place of whose victims cards are drawn: in the profit phase hardly ever Phidias.

    Where Archimedes and the Priestess were both used, the table does not tell for whom this one is drawn.
    """
    rule, key = FIRST_THIS[REPLACING]
    box, player = state.box, state.players[state.mover]
    used = sorted({int(kind_of(card)) for card in player.city if is_forward(card)})
    texts = [box.texts[kind].name for kind in used]
    has_come_back = "hippocrates" in texts and box.texts[just_placed(player)].name == "phidias"
    exchanging = [kind for kind in used if box.texts[kind].name == "exchange"]
    if state.phase != PROFIT_PHASE or not exchanging or has_come_back:
        return refusal(rule, key)
    if len(exchanging) == 1:
        return refusal(rule_of(box.data["card"][exchanging[0]]), key)
    cards = Listing(tuple(names.card(box, kind) for kind in exchanging))
    return refusal("P-23", "polis-no-exchange-yet", cards=cards)


def why_too_dear(rule: str, need: int, have: int) -> Refusal | None:
    return refusal(rule, "polis-no-coins", need=need, have=have) if need > have else None


def why_too_few_tokens(rule: str, need: int, have: int) -> Refusal | None:
    return refusal(rule, "polis-no-tokens", need=need, have=have) if need > have else None


# --- set-up, and drawing --------------------------------------------------------------------------------


def why_no_board(state: Polis, board: moves.Board) -> Refusal | None:
    if early := unless_awaited(state, CHOOSING_BOARD):
        return early
    if is_legal(state, board):
        return None
    if state.players[state.actor].side != NONE:
        return refusal("P-2", "polis-no-other-board")
    offered = is_offered(state, side_named(state.box, board.side))
    return refusal("P-2", "polis-no-taken-board" if offered else "polis-no-first-board")


def why_no_draw(state: Polis, draw: Move, colour: int) -> Refusal | None:
    if early := why_no_such_draw(state, draw, colour):
        return early
    if not is_open(state, colour):
        return refusal("P-10", "polis-no-blocked-deck", deck=names.deck(colour))
    return None


def why_no_such_draw(state: Polis, draw: Move, colour: int) -> Refusal | None:
    match draw:
        case moves.Buy():
            return why_no_extra_card(state)
        case moves.BuyWithTokens():
            return why_no_aristotle(state)
        case moves.Look():
            return why_no_look(state, colour)
    return why_no_plain_draw(state, draw, colour)


def why_no_plain_draw(state: Polis, draw: Move, colour: int) -> Refusal | None:
    if early := unless_awaited(state, DRAWING, OPENING, REPLACING, VISITING):
        return early
    if state.awaited == DRAWING and state.drawn_from & BIT[colour]:
        return refusal("P-8", "polis-no-same-deck", deck=names.deck(colour))
    if state.awaited == VISITING and not is_legal(state, draw):
        return refusal("P-66", "polis-no-other-deck")
    return None


def why_no_extra_card(state: Polis) -> Refusal | None:
    if early := unless_awaited(state, BUYING_EXTRA):
        return early
    return why_too_dear("P-9", int(state.box.extra_card), int(state.players[state.actor].coins))


def why_no_aristotle(state: Polis) -> Refusal | None:
    if early := unless_awaited(state, BUYING_EXTRA):
        return early
    if aristotle_ready(state) != NONE:
        return None
    few = why_too_few_tokens("P-50", aristotles_price(state), int(state.players[state.actor].tokens))
    return few or refusal("P-50", "polis-no-aristotle")


def why_no_look(state: Polis, colour: int) -> Refusal | None:
    if early := unless_awaited(state, LOOKING):
        return early
    if state.looked_at & BIT[colour]:
        return refusal("P-68", "polis-no-looked", deck=names.deck(colour))
    return None


# --- auctions -------------------------------------------------------------------------------------------


def why_not_in_hand(state: Polis, rule: str, kind: int) -> Refusal | None:
    if slot_of(state.players[state.actor].hand, kind) == NONE:
        return refusal(rule, "polis-no-hand", card=names.card(state.box, kind))
    return None


def why_no_offer(state: Polis, kind: int) -> Refusal | None:
    return unless_awaited(state, OFFERING) or why_not_in_hand(state, "P-12", kind)


def why_no_bid(state: Polis, coins: int) -> Refusal | None:
    if early := unless_awaited(state, BIDDING):
        return early
    if coins <= state.bid:
        return refusal("P-13", "polis-no-higher-bid", coins=int(state.bid))
    held = int(state.players[state.actor].coins)
    return refusal("P-13", "polis-no-cash", coins=held) if coins > held else None


def why_no_pass(state: Polis) -> Refusal | None:
    return None if state.awaited == BIDDING else refusal("P-13", "polis-no-auction")


def why_no_sale(state: Polis) -> Refusal | None:
    if state.awaited != SETTLING:
        return refusal("P-14", "polis-no-lot")
    return None if state.bid > 0 else refusal("P-16", "polis-no-buyer")


def why_no_keeping(state: Polis) -> Refusal | None:
    if state.awaited != SETTLING:
        return refusal("P-15", "polis-no-lot")
    rule = "P-15" if state.bid > 0 else "P-16"
    return why_too_dear(rule, price_of_keeping(state), int(state.players[state.actor].coins))


def why_no_dropping(state: Polis) -> Refusal | None:
    if state.awaited != SETTLING:
        return refusal("P-16", "polis-no-lot")
    if state.bid > 0:
        return refusal("P-15", "polis-no-drop", player=SeatName(int(state.bidder)))
    return None


# --- developing, and what happens then ------------------------------------------------------------------


def why_no_development(state: Polis, kind: int) -> Refusal | None:
    if state.awaited != DEVELOPING and state.developed >= state.box.developments:
        return refusal("P-18", "polis-no-third", count=int(state.developed))
    if early := unless_awaited(state, DEVELOPING) or why_not_in_hand(state, "P-18", kind):
        return early
    player = state.players[state.actor]
    return why_too_dear("P-19", int(price_of(state, player, kind)), int(player.coins))


def why_no_founding(state: Polis) -> Refusal | None:
    return None if state.awaited == FOUNDING else refusal("P-61", "polis-no-colony")


def why_no_discard(state: Polis, kind: int) -> Refusal | None:
    return unless_awaited(state, DISCARDING) or why_not_in_hand(state, "P-62", kind)


def why_no_protection(state: Polis, slot: int, symbol: int) -> Refusal | None:
    if early := unless_awaited(state, PROTECTING):
        return early
    player = state.players[state.actor]
    kind = own_kind(state, slot)
    card = names.card(state.box, kind)
    if coin_on(player.city[slot]) != NONE:
        return refusal("P-21", "polis-no-second-coin", card=card)
    if not state.box.rings[kind] & BIT[symbol]:
        return refusal(
            "P-21", "polis-no-ring", card=card, symbol=names.symbol(state.box.symbols[kind][symbol])
        )
    return why_too_dear("P-21", int(state.box.protection), int(player.coins))


# --- the profit phase -----------------------------------------------------------------------------------


def why_no_income(state: Polis) -> Refusal | None:
    if early := unless_awaited(state, PROFITING):
        return early
    return refusal("P-22", "polis-no-second-income") if state.income_taken else None


def why_no_use(state: Polis, slot: int, use: Move) -> Refusal | None:
    kind = own_kind(state, slot)
    card, text = names.card(state.box, kind), state.box.texts[kind]
    if text.how == UNUSED:
        return why_never_used(state, kind)
    if early := unless_awaited(state, PROFITING):
        return early
    player = state.players[state.actor]
    if is_forward(player.city[slot]):
        once_a_game = state.box.once_a_game & BIT[kind]
        return refusal("P-23", "polis-no-again-game" if once_a_game else "polis-no-again-turn", card=card)
    rule = rule_of(state.box.data["card"][kind])
    few = why_too_few_tokens(rule, int(state.box.tokens[kind]), int(player.tokens))
    return few or why_no_such_use(state, rule, kind, use)


def why_never_used(state: Polis, kind: int) -> Refusal:
    """Of a card that is not used in the profit phase: how it works instead."""
    card, text = names.card(state.box, kind), state.box.texts[kind]
    if text.instead:
        return refusal(text.rule, text.instead, card=card)
    if text is not NO_TEXT:
        return refusal("P-22", "polis-no-activation", card=card)
    if amount(state.box.discounts[kind], MERCENARY):
        return refusal("P-57", "polis-no-use-mercenary", card=card)
    if amount(state.box.shown[kind], DEFENCE):
        return refusal("P-67", "polis-no-use-troy", card=card)
    return refusal(text.rule, "polis-no-text", card=card)


def why_no_such_use(state: Polis, rule: str, kind: int, use: Move) -> Refusal | None:
    needs = state.box.texts[kind].needs
    match use:
        case moves.UseWithCard(_, card):
            unheld = why_not_in_hand(state, rule, kind_named(state.box, card))
            missing = why_no_cards(state, rule) or unheld
        case moves.UseOn(_, seat):
            missing = why_not_on_player(state, rule, seat, with_history=needs == HISTORY)
        case moves.UseBuying(_, tokens):
            missing = why_no_purchase(state, kind, tokens)
        case moves.UseSelling(_, tokens):
            missing = why_no_sale_of_points(state, tokens)
        case _:
            missing = why_no_use_at_all(state, rule, kind)
    blocked = needs == OPEN_DECK and not open_decks(state)
    return missing or (refusal(rule, "polis-no-decks") if blocked else None)


def why_no_cards(state: Polis, rule: str) -> Refusal | None:
    return refusal(rule, "polis-no-cards") if len(state.players[state.actor].hand) == 0 else None


def why_no_use_at_all(state: Polis, rule: str, kind: int) -> Refusal | None:
    """Of a text that is used with nothing, or with nothing that there is."""
    text = state.box.texts[kind]
    with_history = text.needs == HISTORY
    if text.how == WITH_CARD:
        return why_no_cards(state, rule)
    if text.how == ON_PLAYER:
        others = [seat for seat in range(state.seats()) if seat != state.mover]
        reasons = [why_not_on_player(state, rule, seat, with_history=with_history) for seat in others]
        return reasons[0] if all(reasons) else None
    if text.how == DEALING:
        return why_no_purchase(state, kind, 1)
    empty = with_history and len(state.players[state.actor].history) == 0
    return refusal(rule, "polis-no-own-history") if empty else None


def why_not_on_player(state: Polis, rule: str, seat: int, *, with_history: bool) -> Refusal | None:
    if wrong := why_not_this_player(state, rule, seat):
        return wrong
    if with_history and len(state.players[seat].history) == 0:
        return refusal(rule, "polis-no-history", player=SeatName(seat))
    return None


def why_not_this_player(state: Polis, rule: str, seat: int) -> Refusal | None:
    if seat >= state.seats():
        return refusal("P-1", "polis-no-such-seat")
    if seat == state.mover:
        return refusal(rule, "polis-no-self")
    if state.players[seat].resigned:
        return refusal("P-71", "polis-no-gone", player=SeatName(seat))
    return None


def why_no_purchase(state: Polis, euclid: int, tokens: int) -> Refusal | None:
    if state.deal == SOLD:
        return refusal("P-52", "polis-no-back-deal")
    coins = int(state.players[state.actor].coins)
    if dear := why_too_dear("P-52", tokens * int(state.box.coins[euclid]), coins):
        return dear
    return refusal("P-52", "polis-no-supply") if tokens_to_be_had(state, tokens) < tokens else None


def why_no_sale_of_points(state: Polis, tokens: int) -> Refusal | None:
    if state.deal == BOUGHT:
        return refusal("P-52", "polis-no-back-deal")
    return why_too_few_tokens("P-52", tokens, int(state.players[state.actor].tokens))


def why_no_removal(state: Polis, kind: int) -> Refusal | None:
    return unless_awaited(state, ERASING) or why_not_in_history(state, "P-54", int(state.target), kind)


def why_no_return(state: Polis, kind: int) -> Refusal | None:
    return unless_awaited(state, RETURNING) or why_not_in_history(state, "P-55", int(state.actor), kind)


def why_not_in_history(state: Polis, rule: str, seat: int, kind: int) -> Refusal | None:
    if slot_of(state.players[seat].history, kind) == NONE:
        return refusal(rule, "polis-no-history-card", card=names.card(state.box, kind))
    return None


def why_no_kill(state: Polis, slot: int, seat: int, victim: int) -> Refusal | None:
    if not may_strike(state):
        return refusal("P-58", "polis-no-assassin-now")
    assassin, target = own_kind(state, slot), int(kind_of(state.players[seat].city[victim]))
    player, card = state.players[state.mover], names.card(state.box, target)
    if state.box.effects[assassin] != ASSASSIN:
        return refusal("P-58", "polis-no-assassin", card=names.card(state.box, assassin))
    if is_forward(player.city[slot]):
        return refusal("P-58", "polis-no-again-game", card=names.card(state.box, assassin))
    if few := why_too_few_tokens("P-58", int(state.box.tokens[assassin]), int(player.tokens)):
        return few
    if state.players[seat].resigned:
        return refusal("P-71", "polis-no-gone", player=SeatName(seat))
    if amount(state.box.counts[target], PERSON) == 0:
        return refusal("P-58", "polis-no-person", card=card)
    if seat == state.mover:
        return refusal("P-58", "polis-no-suicide") if victim == slot else None
    if state.rulings.coin_stops_assassin and coin_on(state.players[seat].city[victim]) != NONE:
        return refusal("P-58", "polis-no-covered-victim", card=card)
    return None


# --- trade and war --------------------------------------------------------------------------------------


def why_no_trade(state: Polis, seat: int) -> Refusal | None:
    if early := unless_awaited(state, TRADING) or why_not_this_player(state, "P-24", seat):
        return early
    ordered = orders(state)
    if ordered and count_bits(ordered) >= state.trades and not ordered & BIT[seat]:
        return why_ordered(state)
    return None


def why_ordered(state: Polis) -> Refusal | None:
    """Because of Harbours: all of them as far as there are trades enough, or else so many of them."""
    owners = [SeatName(seat) for seat in range(state.seats()) if orders(state) & BIT[seat]]
    if not owners:
        return None
    listing, trades = Listing(tuple(owners)), int(state.trades)
    if len(owners) > trades:
        return refusal("P-53", "polis-no-order-some", owners=listing, count=trades)
    return refusal("P-53", "polis-no-order", owners=listing)


def why_no_attack(state: Polis, seat: int) -> Refusal | None:
    if early := unless_awaited(state, WARRING) or why_not_this_player(state, "P-25", seat):
        return early
    attacker, defender = state.players[state.actor], state.players[seat]
    if not can_sacrifice(state, attacker):
        return refusal("P-28", "polis-no-sacrifice")
    if state.partners & BIT[seat]:
        return refusal("P-25", "polis-no-partner", player=SeatName(seat))
    if state.rulings.no_empty_attack and not can_destroy(state, attacker, defender):
        return refusal("P-27", "polis-no-empty-attack", player=SeatName(seat))
    return why_too_weak(state, seat)


def why_too_weak(state: Polis, seat: int) -> Refusal | None:
    attacker, defender = state.players[state.actor], state.players[seat]
    needed = int(mercenaries_needed(attacker, defender))
    if needed == 0:
        return None
    if not amount(attacker.discounts, MERCENARY):
        war, defence = int(attack_strength(attacker)), int(defence_strength(defender))
        return refusal("P-25", "polis-no-strength", player=SeatName(seat), war=war, defence=defence)
    need, have = needed * int(state.box.mercenary), int(attacker.coins)
    if need > have:
        return refusal("P-57", "polis-no-mercenaries", player=SeatName(seat), need=need, have=have)
    return None


def why_no_destruction(state: Polis, slot: int) -> Refusal | None:
    if early := unless_awaited(state, DESTROYING):
        return early
    attacker, defender = state.players[state.mover], state.players[state.target]
    kind = int(kind_of(defender.city[slot]))
    effect = state.box.effects[kind]
    if not falls(state, attacker, defender.city[slot]):
        if effect == DIOGENES and attacker.has(ALEXANDER):
            return refusal("P-51", "polis-no-diogenes")
        return refusal("P-27", "polis-no-protected", card=names.card(state.box, kind))
    if effect != STATUE and must_take_statue(state, defender):
        return refusal("P-65", "polis-no-statue")
    return None


def why_no_sacrifice(state: Polis, slot: int) -> Refusal | None:
    if early := unless_awaited(state, SACRIFICING):
        return early
    player, kind = state.players[state.actor], own_kind(state, slot)
    if is_warlike(state, player, player.city[slot]):
        return None
    card = names.card(state.box, kind)
    if amount(state.box.shown[kind], DEFENCE) and not visible_war(state, player.city[slot]):
        return refusal("P-67", "polis-no-defence-card", card=card)
    return refusal("P-28", "polis-no-war", card=card)


# --- going on, and giving up ----------------------------------------------------------------------------


def why_no_end(state: Polis) -> Refusal | None:
    """Why the actor cannot go on without what is asked."""
    if state.awaited == OFFERING and state.auctions < state.box.auctions:
        return refusal("P-12", "polis-no-first-auction")
    if state.awaited == TRADING:
        return why_ordered(state)
    return None if is_legal(state, moves.Done()) else unless_awaited(state)


def why_no_resignation(state: Polis, seat: int) -> Refusal | None:
    if seat >= state.seats():
        return refusal("P-71", "polis-no-such-seat")
    if state.players[seat].resigned:
        return refusal("P-71", "polis-no-second-resignation", player=SeatName(seat))
    return None


NAMING_A_CARD: dict[type[Move], Callable[[Polis, int], Refusal | None]] = {
    moves.Auction: why_no_offer,
    moves.Develop: why_no_development,
    moves.Discard: why_no_discard,
    moves.Remove: why_no_removal,
    moves.Return: why_no_return,
}
SIMPLE: dict[type[Move], Callable[[Polis], Refusal | None]] = {
    moves.Done: why_no_end,
    moves.Pass: why_no_pass,
    moves.Sell: why_no_sale,
    moves.KeepLot: why_no_keeping,
    moves.Drop: why_no_dropping,
    moves.Income: why_no_income,
    moves.Found: why_no_founding,
}
