"""Chapter 17: what an action costs and brings, item by item."""

from __future__ import annotations

from typing import Any

from petteia.core.message import Message
from petteia.games.polis.box import COLOURS
from petteia.games.polis.game import GAME
from petteia.games.polis.rules import Polis
from petteia.locales import catalogue
from tests.rules.polis_table import covered, play, table

NAMES = ["Sara", "Tommaso", "Roberto"]


def price(state: Polis, move: str) -> list[str]:
    """The items in English."""
    (meant,) = GAME.read_moves(state, move)
    return [catalogue("en").say(item, NAMES) for item in GAME.price(state, meant)]


def described(state: Polis, move: str) -> str:
    (meant,) = GAME.read_moves(state, move)
    return catalogue("en").say(GAME.describe(state, meant), NAMES)


def test_P19_a_price_with_every_discount_and_its_source() -> None:
    state = table("develop", city=["plato", "agora", covered("quarry", "discount")], hand=["euclid"])
    assert price(state, "develop euclid") == [
        "costs 10 coins",
        "less 3 coins: city board",
        "less 2 coins: Plato",
        "less 1 coin: Agora",
        "to pay: 4 coins",
    ]


def test_P18_a_price_without_discounts_is_said_once() -> None:
    assert price(table("develop", hand=["potter"]), "develop potter") == ["costs 10 coins"]


def test_P19_nothing_to_pay() -> None:
    state = table("develop", city=["temple_zeus", "quarry", "agora", "agora", "pericles"], hand=["plato"])
    assert price(state, "develop plato")[-1] == "nothing to pay"


def test_P19_the_price_asked_is_the_price_paid() -> None:
    state = table("develop", city=["phalanx", "agora"], hand=["leader"])
    assert price(state, "develop leader")[-1] == "to pay: 7 coins"
    assert play(state, "develop leader").players[0].coins == 13


def test_P19_a_discount_of_its_own_is_an_item() -> None:
    state = table("develop", hand=["temple_athena"])
    assert price(state, "develop temple athena") == [
        "costs 10 coins",
        "less 3 coins: Temple of Athena",
        "to pay: 7 coins",
    ]


def test_P9_P50_the_extra_card() -> None:
    state = table("extra", city=["aristotle"], tokens=2)
    assert price(state, "buy red") == ["costs 5 coins"]
    assert price(state, "buy red with tokens") == ["costs 2 victory points"]


def test_P15_P16_an_auction() -> None:
    state = play(table("offer", hand=["potter"]), "auction potter", "bid 2", "pass")
    assert price(state, "sell") == ["brings 2 coins"]
    assert price(state, "keep") == ["costs 3 coins"]
    state = play(table("offer", hand=["potter"]), "auction potter", "pass", "pass")
    assert price(state, "keep") == ["costs 1 coin"]
    assert price(state, "drop") == []


def test_P22_income_by_its_sources() -> None:
    city = ["merchant", "workshop", "tragedian", "captain", "trireme", covered("farmer", "coins"), "euclid"]
    state = table("profit", city=city)
    assert price(state, "income") == [
        "brings 1 coin: Merchant",
        "brings 4 coins: Workshop",
        "brings 1 victory point: Tragedian",
        "brings 2 coins: Euclid",
        "brings 3 coins: Captain",
    ]
    assert described(state, "income") == "Take your income: 10 coins, 1 victory point."
    before = state.players[0].coins
    assert play(state, "income").players[0].coins == before + 10


def test_P22_whoever_ends_the_profit_phase_takes_the_income() -> None:
    state = table("profit", city=["farmer", "tragedian", "homer"], hand=["potter"])
    ending = "Take your income of 3 coins and 1 victory point, and end the profit phase."
    assert described(state, "done") == ending
    assert price(state, "done") == ["brings 3 coins: Farmer", "brings 1 victory point: Tragedian"]
    assert described(play(state, "income"), "done") == "End the profit phase."
    assert price(state, "done") == []


def test_P22_P42_no_more_than_the_bank_has() -> None:
    """Of 240 coins 238 are with the players."""
    strict = {"supply": "strict"}
    state = table("profit", city=["farmer", "euclid"], coins=18, tommaso={"coins": 200}, options=strict)
    assert price(state, "income") == ["brings 2 coins"]
    assert described(state, "income") == "Take your income: 2 coins, 0 victory points."


def test_P24_a_trade() -> None:
    state = table("trade", city=["agora"], tommaso={"city": ["harbour"]})
    assert price(state, "trade with 2") == ["brings 3 coins", "brings Tommaso 2 coins"]


def test_P25_an_attack() -> None:
    state = table("war", city=["mercenary"], tommaso={"city": ["hoplite", "potter"]})
    assert price(state, "attack 2") == [
        "2 War symbols by mercenaries: 4 coins",
        "costs one of your own War cards",
        "brings 2 coins",
    ]
    assert price(state, "attack 3") == ["costs one of your own War cards", "brings 0 coins"]


def test_P21_P58_protection_and_the_assassin() -> None:
    assert price(table("protect", city=["potter"]), "protect potter") == ["costs 1 coin"]
    state = table("profit", city=["assassin", "homer"], tokens=3)
    assert price(state, "kill homer of 1") == ["costs 3 victory points"]


def test_P52_P53_P63_texts_that_cost_points() -> None:
    state = table("profit", city=["plato", "harbour", "euclid", "homer"], tokens=3, hand=["potter"])
    assert price(state, "use plato on 3") == [
        "costs 1 victory point",
        "brings 10 coins",
        "brings Roberto 5 coins",
    ]
    assert price(state, "use harbour on 2") == ["costs 2 victory points"]
    assert price(state, "use euclid buying 2") == ["costs 6 coins", "brings 2 victory points"]
    assert price(state, "use euclid selling 2") == ["costs 2 victory points", "brings 6 coins"]
    assert price(state, "use homer with potter") == []


def test_P61_a_colony() -> None:
    state = play(table("develop", hand=["colony"]), "develop colony")
    assert price(state, "found") == ["costs 10 coins"]
    said: dict[str, Any] = {"city": ["hippocrates"], "history": ["colony"]}
    state = play(table("profit", **said), "use hippocrates", "return colony")
    assert price(state, "found") == ["nothing to pay"]


def test_prices_and_descriptions_are_for_everybody() -> None:
    """Plain data for the wire: names are terms of the catalogue."""
    state = table("draw")
    messages = [GAME.describe(state, GAME.move(state, action)) for action in state.legal()]
    assert [message.key for message in messages] == ["polis-do-draw"] * len(COLOURS)
    assert all(isinstance(message, Message) for message in messages)
