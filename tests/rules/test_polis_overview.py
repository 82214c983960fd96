"""What a city comes to and what a card would add, as data: it agrees with what then happens."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from petteia.core.chance import dice_of
from petteia.core.contract import NOBODY
from petteia.core.game import Plain
from petteia.core.move import Move
from petteia.games import game_named
from petteia.games.polis.box import COLOURS
from petteia.games.polis.moves import Attack, Auction, Bid, Develop, Done, Income, UseBuying, UseSelling
from petteia.games.polis.rules import Polis
from tests.rules.polis_table import (
    ROBERTO,
    SARA,
    SPECTATOR,
    TOMMASO,
    awaited,
    coins,
    covered,
    new_game,
    play,
    table,
)

GAME = game_named("polis")

NO_DISCOUNTS = dict.fromkeys(COLOURS, 0)


def overview(state: Polis, seat: int = SARA) -> Plain:
    return GAME.overview(state.information(seat))


def totals(state: Polis, seat: int = SARA) -> dict[str, Any]:
    return dict(overview(state, seat)["totals"][seat])


# --- small tables ---------------------------------------------------------------------------------------


def test_the_totals_of_a_city() -> None:
    """Athina's board, three buildings and two persons, one of them yellow, and a card under Alexander."""
    state = table("profit", city=["academy", "agora", "hoplite", "pericles", "troy"], tucked=["farmer"])
    assert totals(state) == {
        "culture": 2,
        "vase": 2,
        "war": 3,
        "defence": 6,
        "coins": 1,
        "points": 0,
        "discount": 2,
        "discounts": {**NO_DISCOUNTS, "yellow": 5},
        "ends": 3,
    }


def test_a_symbol_under_a_coin_does_not_count() -> None:
    bare, protected = table("profit", city=["potter"]), table("profit", city=[covered("potter", "culture")])
    assert totals(bare)["culture"] - totals(protected)["culture"] == 1


def test_before_a_side_is_chosen_a_board_counts_for_nothing() -> None:
    state = new_game(5, "dealt", city_boards="dealt")
    while awaited(state) == "board":
        chooser = totals(state, int(state.actor))
        assert chooser.pop("discounts") == NO_DISCOUNTS
        assert set(chooser.values()) == {0}
        state.apply(state.legal()[-1])
        assert all(min(totals(state, seat)["discounts"].values()) == 0 for seat in range(5))


def test_the_hand_is_the_own_one() -> None:
    state = table("develop", hand=["potter", "agora", "potter"], tommaso={"hand": ["hoplite"]})
    assert list(overview(state)["hand"]) == sorted(["potter", "agora"], key=state.box.kind_ids.index)
    assert list(overview(state, TOMMASO)["hand"]) == ["hoplite"]
    assert overview(state, SPECTATOR)["hand"] == {}
    assert overview(state, SPECTATOR)["totals"] == overview(state)["totals"]


def test_a_card_brings_more_than_its_own_symbols() -> None:
    """A ship sets every Captain of the city to work."""
    state = table("develop", city=["captain"], hand=["trireme", "captain"])
    captain = state.box.coins[state.box.kind_named("captain")]
    hand = overview(state)["hand"]
    assert hand["trireme"]["gains"]["coins"] >= captain
    assert hand["captain"]["gains"]["coins"] < captain


@pytest.mark.parametrize(("ruling", "price"), [("yes", 7), ("no", 10)])
def test_the_own_discount_counts_by_the_option(ruling: str, price: int) -> None:
    state = table("develop", hand=["temple_athena"], options={"own_discount": ruling})
    assert overview(state)["hand"]["temple_athena"]["price"] == price
    assert GAME.outlook(state, Develop("temple_athena"))["coins"] == price


@pytest.mark.parametrize(
    ("move", "coins"),
    [
        (UseBuying(0, 2), 6),
        (UseSelling(0, 2), None),
        (Attack(TOMMASO), 4),
        (Attack(ROBERTO), None),
        (Bid(3), None),
        (Auction("potter"), None),
    ],
    ids=str,
)
def test_what_other_moves_cost_in_coins(move: Move, coins: int | None) -> None:
    """Mercenaries are hired against Tommaso, and not needed against Roberto."""
    state = table(
        "profit", city=["euclid", "mercenary"], tokens=5, hand=["potter"], tommaso={"city": ["hoplite"]}
    )
    assert GAME.outlook(state, move) == {"coins": coins, "gains": None}


# --- whole games ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("ruling", ["yes", "no"])
def test_what_is_foretold_happens(ruling: str) -> None:
    seen = Counter[str]()
    for players in (3, 4, 5):
        state, dice = new_game(players, "foretold", own_discount=ruling), dice_of(f"foretold {players}")
        while state.actor != NOBODY:
            legal = state.legal()
            for action in legal:
                seen.update(what_was_foretold(state, action))
            state.apply(legal[dice.below(len(legal))])
    assert {"income", "develop", "found", "buy", "protect", "keep", "attack"} <= set(seen), seen


def what_was_foretold(state: Polis, action: int) -> list[str]:
    """Play an action on a copy of the table; tells what followed from it, all of it as foretold."""
    mover, move, after = int(state.mover), GAME.move(state, action), state.clone()
    after.journal = []
    after.apply(action)
    told = {event.key: event.arguments for event in after.journal}
    income = told.get("polis-log-income")
    if income and isinstance(move, Done | Income):  # other moves may have changed the city first
        due = totals(state, mover)
        assert income == [mover, due["coins"], due["points"]]
    if isinstance(move, Develop):
        check_gains(state, after, move)
    seen = ["income"] if income else []
    asked = GAME.outlook(state, move)["coins"]
    if isinstance(move, Attack):
        assert told["polis-log-attacks"][4] == (asked or 0)
    elif asked is not None:
        # Whoever has bought a Colony founds it, but the income is the mover's.
        payer = int(state.actor)
        brought = income[1] if income and payer == mover else 0
        assert coins(state, payer) - coins(after, payer) == asked - brought
    else:
        return seen
    return [*seen, move.verb]


def check_gains(state: Polis, after: Polis, move: Develop) -> None:
    seat, outlook = int(state.mover), GAME.outlook(state, move)
    assert overview(state, seat)["hand"][move.card] == {"price": outlook["coins"], "gains": outlook["gains"]}
    before, now, gains = totals(state, seat), totals(after, seat), outlook["gains"]
    more_off = gains.pop("discounts")
    assert more_off == {colour: now["discounts"][colour] - before["discounts"][colour] for colour in COLOURS}
    assert gains == {what: now[what] - before[what] for what in gains}


def test_the_price_is_what_a_city_takes_off() -> None:
    state = table("develop", city=["academy", "agora"], hand=["plato", "hoplite"])
    found = totals(state)
    for card, colour in (("plato", "yellow"), ("hoplite", "red")):
        price = overview(state)["hand"][card]["price"]
        assert price == state.box.development - found["discount"] - found["discounts"][colour]
    before = coins(state)
    price = overview(state)["hand"]["plato"]["price"]
    assert before - coins(play(state, "develop plato")) == price
