"""What the evaluation of a game sees, told by what a greedy bot does and by what a table is worth to it."""

from __future__ import annotations

from petteia.bots import bot_named
from petteia.core.chance import dice_of
from petteia.games.polis.game import GAME as POLIS
from petteia.games.polis.rules import Polis
from tests.rules.polis_table import SARA, play, table


def greedy_move(state: Polis) -> str:
    action = bot_named("greedy").choose(state.information(int(state.actor)), dice_of("a greedy bot"))
    return POLIS.write_action(state, action)


def worth_of_thirty_coins(city: list[str]) -> float:
    rich, poor = (table("trade", city=city, coins=coins) for coins in (40, 10))
    return rich.evaluate(SARA) - poor.evaluate(SARA)


def test_coins_are_worth_more_in_a_city_with_euclid_who_sells_points() -> None:
    assert worth_of_thirty_coins(["euclid"]) > 1.5 * worth_of_thirty_coins(["socrates"])


def test_euclid_is_the_card_that_a_rich_rival_should_lose() -> None:
    state = table("war", city=["hoplite", "phalanx"], tommaso={"city": ["euclid", "tragedian"], "coins": 30})
    play(state, "attack 2")
    assert greedy_move(state) == "destroy euclid"
