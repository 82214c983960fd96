"""What Polis announces, for every legal move of many tables, is what then happens.

Prices, what a move brings, what it changes in a city, the strength of both sides, what may be bid and drawn:
all of it is held against the engine. Tables come from random games, and from such games with coins, tokens
and cards put elsewhere: those have what random players hardly ever have. `PETTEIA_GAMES` asks for
more of them.
"""

from __future__ import annotations

import copy
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from petteia.core.chance import Dice
from petteia.core.contract import NOBODY, Happening
from petteia.core.game import Impossible, Position
from petteia.core.message import Message
from petteia.core.move import Move
from petteia.games import game_named
from petteia.games.polis.moves import (
    Attack,
    Bid,
    Buy,
    BuyWithTokens,
    Develop,
    Done,
    Found,
    Income,
    KeepLot,
    Pass,
    Return,
)
from petteia.games.polis.rules import Polis
from petteia.games.polis.state import BIDDING, DEVELOPING, PROFITING, SETTLING
from tests.properties.polis_checks import POLIS
from tests.properties.polis_referee import COLOURS, kinds_in
from tests.properties.random_games import GAMES, Setting, moments

GAME = game_named("polis")
END = "end"
OFTEN = 4  # one decision in so many is looked at


@pytest.mark.slow
def test_what_is_announced_happens_in_random_games() -> None:
    seen: Counter[str] = Counter()
    for _, state, dice in POLIS.some(GAMES / 3):
        for _ in moments(state, dice, OFTEN):
            seen.update(look_at(state))
    assert {"develop", "income", "trade", "attack", "protect", "sell", "keep", "buy"} <= set(seen), seen


@pytest.mark.slow
def test_what_is_announced_happens_on_tables_that_hardly_ever_are() -> None:
    seen: Counter[str] = Counter()
    for setting, state, dice in POLIS.some(GAMES / 3):
        for _ in moments(state, dice, OFTEN):
            for table in mutations(setting, state, dice):
                seen.update(look_at(table))
    rare = {"kill", "use_buying", "use_selling", "use_on", "use_with", "found", "buy_with_tokens"}
    assert rare <= set(seen), seen


# --- tables that hardly ever are ------------------------------------------------------------------------


def mutations(setting: Setting[Polis], state: Polis, dice: Dice) -> Iterator[Polis]:
    for _ in range(2):
        position = mutated(GAME.position(state), dice)
        if state.rulings.strict_supply:
            nearly_empty_the_bank(position, int(state.box.all_coins), dice)
        try:
            yield setting.load(position)
        except Impossible:  # more coins than a strict bank has, and the like
            continue


def mutated(position: Position, dice: Dice) -> Position:
    """Other purses, and cards of the decks in cities and histories."""
    changed: dict[str, Any] = copy.deepcopy(dict(position))
    for seat in changed["seats"]:
        if seat["resigned"] or seat["board"] is None:
            continue
        least = changed["bid"] if changed["seats"].index(seat) == changed["bidder"] else 0
        seat["coins"] = least + dice.below(40)
        seat["tokens"] = dice.below(10)
        for where in ("city", "city", "hand", "history"):
            card = card_of_a_deck(changed, dice)
            if card is not None:
                seat[where].insert(0, card)
    return changed


def nearly_empty_the_bank(position: Position, coins: int, dice: Dice) -> None:
    """The first seat that plays has nearly all that the others have not."""
    seats = position["seats"]
    on_cards = sum("coin" in card for seat in seats for card in seat["city"] if isinstance(card, dict))
    left = coins - on_cards - sum(seat["coins"] for seat in seats)
    rich = next(seat for seat in seats if not seat["resigned"])
    rich["coins"] += max(0, left - dice.below(6))


def card_of_a_deck(position: dict[str, Any], dice: Dice) -> str | None:
    """One that nobody has seen, out of the middle of a deck that has many left."""
    deck = position["decks"][COLOURS[dice.below(4)]]
    faces = [card for card in deck[1:-5] if isinstance(card, str) and card != END]
    if len(deck) < 9 or not faces:
        return None
    card: str = faces[dice.below(len(faces))]
    deck.remove(card)
    return card


# --- looking at a table ---------------------------------------------------------------------------------


def look_at(state: Polis) -> list[str]:
    """All that is announced there; tells which moves have been tried."""
    check_overview(state)
    check_prompt(state)
    tried = []
    for action in state.legal():
        move = GAME.move(state, action)
        after = state.clone()
        after.journal = []
        after.apply(action)
        check_deal(state, after, move)
        check_gains(state, after, move)
        check_score(state, after, move)
        check_reasons(state, after, move)
        check_words(state, move)
        tried.append(move.verb)
    return tried


def told(after: Polis, key: str) -> list[Happening]:
    assert after.journal is not None
    return [event for event in after.journal if event.key == f"polis-log-{key}"]


def overview(state: Polis, seat: int) -> dict[str, Any]:
    return dict(GAME.overview(state.information(seat)))


def check_deal(state: Polis, after: Polis, move: Move) -> None:
    """What the actor gives, and gets at once; the income that follows by itself is the mover's."""
    if isinstance(move, Bid | Pass):
        return
    outlook, actor = GAME.outlook(state, move), int(state.actor)
    coins, tokens = (outlook["brings"] or 0) - (outlook["coins"] or 0), outlook["points"] - outlook["tokens"]
    income = told(after, "income")
    if income and actor == state.mover and not announces_income(state, move):
        coins, tokens = coins + income[0].arguments[1], tokens + income[0].arguments[2]
    if not any(event.key == "polis-log-board" for event in after.journal or []):
        assert after.players[actor].coins - state.players[actor].coins == coins, move
    assert after.players[actor].tokens - state.players[actor].tokens == tokens, move
    gift = outlook["gift"]
    if gift is not None:
        given = after.players[gift["seat"]].coins - state.players[gift["seat"]].coins
        assert given == gift["coins"], move
    if isinstance(move, Attack):
        fight, (attack,) = outlook["fight"], told(after, "attacks")
        hired = fight["mercenaries"] * int(state.box.mercenary)
        assert attack.arguments[2:] == [fight["war"], fight["defence"], hired]


def announces_income(state: Polis, move: Move) -> bool:
    return isinstance(move, Income) or (isinstance(move, Done) and state.awaited == PROFITING)


def check_gains(state: Polis, after: Polis, move: Move) -> None:
    """In the totals of the mover; what nobody knows beforehand is not announced."""
    if state.turn == 0 or isinstance(move, Found):
        return
    seat, gains = int(state.mover), dict(GAME.outlook(state, move)["gains"])
    before, now = overview(state, seat)["totals"], overview(after, seat)["totals"]
    more_off = gains.pop("discounts", {})
    was, off = before.pop("discounts")[seat], now.pop("discounts")[seat]
    assert all(off.get(colour, 0) - was.get(colour, 0) == more_off.get(colour, 0) for colour in COLOURS), move
    assert all(now[what][seat] - before[what][seat] == gains.get(what, 0) for what in now), (move, gains)
    if isinstance(move, Develop | Return):
        assert overview(state, seat)["cards"][move.card]["gains"] == GAME.outlook(state, move)["gains"]


def check_score(state: Polis, after: Polis, move: Move) -> None:
    """In the points of whoever moves; the income that follows by itself and what a deck brings are not."""
    seat, score = int(state.actor), dict(GAME.outlook(state, move)["score"])
    income = told(after, "income") and not announces_income(state, move)
    if state.turn == 0 or seat != state.mover or isinstance(move, Found) or income:
        return
    before, now = overview(state, seat)["scores"], overview(after, seat)["scores"]
    for category in ("tokens", "cards", "coins", "history"):
        assert now[category][seat] - before[category][seat] == score.get(category, 0), (move, score)
    assert all(score.values())
    in_all = [message for message in GAME.brings(state, move) if message.key.startswith("core-points")]
    sign = {"core-points-more": 1, "core-points-less": -1, "core-points-same": 0}
    assert sum(sign[item.key] * int(str(item.arguments["points"])) for item in in_all) == sum(score.values())


def check_reasons(state: Polis, after: Polis, move: Move) -> None:
    """What is said to speak for a move happens."""
    for reason in GAME.speaks_for(state, move):
        told_of: dict[str, Any] = dict(reason.arguments)
        if reason.key == "polis-for-saves":
            paid = state.players[state.actor].coins - after.players[state.actor].coins
            assert state.box.development - paid == told_of["coins"]
        elif reason.key == "polis-for-rival-loses":
            assert_changed(state, after, told_of, told_of["player"].seat)
        elif reason.key == "polis-brings-city":
            assert_changed(state, after, told_of, int(state.mover))


def assert_changed(state: Polis, after: Polis, told_of: dict[str, Any], seat: int) -> None:
    before, now = overview(state, seat)["totals"], overview(after, seat)["totals"]
    for change in told_of["changes"].items:
        what = change.arguments["what"].key.removeprefix("polis-total-")
        sign = 1 if change.key == "core-more" else -1
        assert now[what][seat] - before[what][seat] == sign * change.arguments["count"], told_of


# --- what is said in words ------------------------------------------------------------------------------


def amounts(items: list[Message], key: str, what: str = "coins") -> list[Any]:
    return [item.arguments[what] for item in items if item.key == f"polis-price-{key}"]


def check_words(state: Polis, move: Move) -> None:
    outlook, items = GAME.outlook(state, move), GAME.price(state, move)
    if isinstance(move, Develop):
        (full,), off = amounts(items, "costs"), amounts(items, "discount")
        assert max(0, full - sum(off)) == outlook["coins"]
        assert amounts(items, "to-pay") == ([outlook["coins"]] if off and outlook["coins"] else [])
    else:
        paid = amounts(items, "costs") + amounts(items, "mercenaries")
        assert sum(paid) == (outlook["coins"] or 0), move
    brought = amounts(items, "brings") + amounts(items, "brings-from")
    assert sum(brought) == (outlook["brings"] or 0), move
    points = amounts(items, "points", "tokens") + amounts(items, "points-from", "tokens")
    assert sum(points) == outlook["points"], move
    assert sum(amounts(items, "tokens", "tokens")) == outlook["tokens"], move
    said = GAME.describe(state, move)
    if said.key in ("polis-do-income", "polis-done-profit-income"):
        assert said.arguments == {"coins": outlook["brings"], "tokens": outlook["points"]}
    if said.key in ("polis-do-keep", "polis-do-keep-unwanted", "polis-do-found", "polis-do-extra"):
        assert said.arguments["coins"] == outlook["coins"]


def check_prompt(state: Polis) -> None:
    prompt, legal = GAME.prompt(state), [GAME.move(state, action) for action in state.legal()]
    deals = [GAME.outlook(state, move) for move in legal if isinstance(move, Buy | BuyWithTokens | KeepLot)]
    if deals and "coins" in prompt.arguments and state.bid == 0:
        assert prompt.arguments["coins"] in [deal["coins"] for deal in deals]
    if deals and "tokens" in prompt.arguments:
        assert {prompt.arguments["tokens"]} == {deal["tokens"] for deal in deals}


# --- what the table comes to ----------------------------------------------------------------------------


def check_overview(state: Polis) -> None:
    for seat in range(state.seats()):
        seen = overview(state, seat)
        assert seen["scores"]["points"] == state.scores()
        for colour, deck in enumerate(state.decks):
            safe = seen["decks"][COLOURS[colour]]["safe"]
            assert all(kind in range(state.box.kinds) for kind in kinds_in(deck)[len(deck) - safe :])
        legal = [GAME.move(state, action) for action in state.legal()] if seat == state.actor else []
        if state.awaited == DEVELOPING and seat == state.actor:
            affordable = {card for card, prospect in seen["cards"].items() if prospect["lacks"] == 0}
            assert affordable == {move.card for move in legal if isinstance(move, Develop)}
        if state.awaited == BIDDING and seat == state.actor:
            check_bids(state, seen["auction"], [move for move in legal if isinstance(move, Bid)])
    if state.turn > 0 and state.actor != NOBODY:
        check_next(state, overview(state, NOBODY)["turn"]["next"])


def check_bids(state: Polis, auction: dict[str, Any], bids: list[Bid]) -> None:
    assert [bid.coins for bid in bids] == list(range(auction["least"], auction["most"] + 1))
    if auction["sure"]:
        after = state.clone()
        after.apply(GAME.action(state, Bid(int(state.actor), auction["sure"])))
        while after.awaited == BIDDING:
            after.apply(GAME.action(after, Pass()))
        assert after.awaited != SETTLING


def check_next(state: Polis, following: int) -> None:
    """Whoever does as little as possible from here on hands the turn to the next one."""
    after, turn, closing = state.clone(), state.turn, state.closing
    after.journal = []
    while after.actor != NOBODY and after.turn == turn:
        idle = [
            action for action in after.legal() if GAME.move(after, action).verb in ("done", "pass", "drop")
        ]
        after.apply(idle[0] if idle else after.legal()[0])
    if after.closing == closing:
        assert [following] == ([event.arguments[0] for event in told(after, "turn")][:1] or [NOBODY])
