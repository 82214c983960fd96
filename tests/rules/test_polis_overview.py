"""What a table comes to and what a move would change, as data: it agrees with what then happens."""

from __future__ import annotations

from typing import Any

import pytest

from petteia.core.contract import NOBODY
from petteia.core.game import Plain
from petteia.core.move import Move
from petteia.games import game_named
from petteia.games.polis.moves import (
    Attack,
    Auction,
    Bid,
    Develop,
    KeepLot,
    Protect,
    Sacrifice,
    Trade,
    UseBuying,
    UseSelling,
)
from petteia.games.polis.rules import Polis
from tests.rules.polis_table import ROBERTO, SARA, TOMMASO, awaited, coins, covered, new_game, play, table

GAME = game_named("polis")


def overview(state: Polis, seat: int = SARA) -> Plain:
    return GAME.overview(state.information(seat))


def totals(state: Polis, seat: int = SARA) -> dict[str, Any]:
    return {what: each[seat] for what, each in overview(state, seat)["totals"].items()}


def score(state: Polis, seat: int = SARA) -> dict[str, int]:
    return {category: each[seat] for category, each in overview(state, seat)["scores"].items()}


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
        "points": 1,
        "discount": 2,
        "discounts": {"yellow": 3},
        "ends": 3,
    }


def test_a_symbol_under_a_coin_does_not_count() -> None:
    bare, protected = table("profit", city=["potter"]), table("profit", city=[covered("potter", "culture")])
    assert totals(bare)["culture"] - totals(protected)["culture"] == 1


def test_before_a_side_is_chosen_a_board_counts_for_nothing() -> None:
    state = new_game(5, "dealt", city_boards="dealt")
    while awaited(state) == "board":
        chooser = totals(state, int(state.actor))
        assert chooser.pop("discounts") == {}
        assert set(chooser.values()) == {0}
        state.apply(state.legal()[-1])


def test_the_hand_is_the_own_one() -> None:
    state = table("develop", hand=["potter", "agora", "potter"], tommaso={"hand": ["hoplite"]})
    assert list(overview(state)["cards"]) == sorted(["potter", "agora"], key=state.box.kind_ids.index)
    assert list(overview(state, TOMMASO)["cards"]) == ["hoplite"]
    assert overview(state, NOBODY)["cards"] == {}
    assert overview(state, NOBODY)["totals"] == overview(state)["totals"]


def test_so_are_the_card_that_one_sells_and_those_that_hippocrates_may_bring_back() -> None:
    state = play(table("offer", hand=["potter"], city=["hippocrates"], history=["agora"]), "auction potter")
    assert list(overview(state)["cards"]) == ["potter"]
    assert overview(state, TOMMASO)["cards"] == {}
    state = play(table("profit", city=["hippocrates"], history=["agora"], tokens=9), "use hippocrates")
    assert list(overview(state)["cards"]) == ["agora"]
    assert overview(state, TOMMASO)["cards"] == {}


def test_a_card_brings_more_than_its_own_symbols() -> None:
    """A ship sets every Captain of the city to work."""
    state = table("develop", city=["captain"], hand=["trireme", "captain"])
    captain = state.box.coins[state.box.kind_named("captain")]
    hand = overview(state)["cards"]
    assert hand["trireme"]["gains"]["coins"] >= captain
    assert "coins" not in hand["captain"]["gains"]


@pytest.mark.parametrize(("ruling", "price"), [("yes", 7), ("no", 10)])
def test_the_own_discount_counts_by_the_option(ruling: str, price: int) -> None:
    state = table("develop", hand=["temple_athena"], options={"own_discount": ruling})
    assert overview(state)["cards"]["temple_athena"]["price"] == price
    assert GAME.outlook(state, Develop("temple_athena"))["coins"] == price


def test_what_is_lacking_for_a_card() -> None:
    state = table("develop", hand=["hoplite"], coins=7)
    assert overview(state)["cards"]["hoplite"]["lacks"] == 3
    assert (
        overview(play(table("develop", hand=["hoplite"], coins=12), "done"))["cards"]["hoplite"]["lacks"] == 0
    )


NOTHING: dict[str, Any] = {
    "coins": None,
    "tokens": 0,
    "brings": None,
    "points": 0,
    "gift": None,
    "gains": {},
    "score": {},
    "fight": None,
}


@pytest.mark.parametrize(
    ("move", "changes"),
    [
        (UseBuying(0, 2), {"coins": 6, "points": 2, "score": {"tokens": 2, "coins": -1}}),
        (UseSelling(0, 2), {"tokens": 2, "brings": 6, "score": {"tokens": -2}}),
        (
            Attack(TOMMASO),
            {
                "coins": 4,
                "brings": 1,
                "score": {"coins": -1},
                "fight": {"war": 3, "defence": 2, "mercenaries": 2},
            },
        ),
        (Attack(ROBERTO), {"brings": 0, "fight": {"war": 1, "defence": 0, "mercenaries": 0}}),
        (Trade(TOMMASO), {"brings": 1, "gift": {"seat": TOMMASO, "coins": 1}}),
        (Protect(1, 0), {"coins": 1, "gains": {"war": -1, "defence": -1}, "score": {"coins": -1}}),
        (Sacrifice(1), {"gains": {"war": -1, "defence": -1}, "score": {"history": 1}}),
        (Bid(SARA, 3), {}),
        (Auction("potter"), {}),
    ],
    ids=str,
)
def test_what_other_moves_cost_and_change(move: Move, changes: dict[str, Any]) -> None:
    """Mercenaries are hired against Tommaso, and not needed against Roberto."""
    state = table(
        "profit", city=["euclid", "mercenary"], tokens=5, hand=["potter"], tommaso={"city": ["hoplite"]}
    )
    assert GAME.outlook(state, move) == {**NOTHING, **changes}


def test_only_the_seller_is_told_what_a_face_down_card_would_bring() -> None:
    state = play(table("offer", hand=["potter"]), "auction potter")
    assert GAME.outlook(state, KeepLot())["gains"] == {}, "a bidder asks"
    state = play(state, "pass", "pass")
    assert GAME.outlook(state, KeepLot())["gains"] == overview(state)["cards"]["potter"]["gains"] != {}


# --- points, decks, the end -----------------------------------------------------------------------------


def test_what_would_count_now_by_category() -> None:
    """Tokens, cards, what the coins are worth, and Culture times cards in the history."""
    state = table("profit", city=["agora", "potter"], tokens=3, coins=14, history=["farmer", "farmer"])
    found = score(state)
    assert found["tokens"] == 3
    assert found["coins"] == 14 // state.box.coins_per_point
    assert found["history"] == 2 * totals(state)["culture"]
    assert found["cards"] == totals(state)["ends"]
    assert found["points"] == sum(found.values()) - found["points"] == state.scores()[SARA]


def test_how_many_cards_can_be_drawn_before_the_end_card_could_come() -> None:
    state = new_game(4, "decks")
    left, among = len(state.decks[0]), int(state.box.end_card_among)
    assert overview(state)["decks"]["red"] == {"left": left, "safe": left - among}


def test_a_card_that_was_looked_at_is_safe_for_whoever_has() -> None:
    deck = ["theatre", "harbour", "end", "agora"]
    state = table("look", city=["lighthouse"], decks={"green": deck})
    assert overview(state)["decks"]["green"] == {"left": 4, "safe": 0}
    state = play(state, "look green")
    assert overview(state)["decks"]["green"] == {"left": 4, "safe": 1}
    assert overview(state, TOMMASO)["decks"]["green"] == {"left": 4, "safe": 0}


def test_a_turn_is_cut_short_when_the_game_comes_to_its_end() -> None:
    state = table("develop", hand=["potter"], blocked=["red"])
    assert overview(state)["end"] == {"up": 1, "of": 2, "closing": False}
    assert overview(state)["turn"] == {"last_phase": 7, "next": TOMMASO}
    state = table("develop", hand=["potter"], blocked=["red", "blue"])
    assert overview(state)["end"] == {"up": 2, "of": 2, "closing": True}
    assert overview(state)["turn"] == {"last_phase": 3, "next": NOBODY}


def test_who_bids_and_how_much() -> None:
    state = table("offer", hand=["potter"], tommaso={"coins": 9}, roberto={"coins": 3})
    assert overview(state)["auction"] is None
    state = play(state, "auction potter", "bid 2")
    told = [overview(state, seat)["auction"] for seat in (SARA, TOMMASO, ROBERTO, NOBODY)]
    assert [sale["bidders"] for sale in told] == [[TOMMASO, ROBERTO]] * 4
    assert [(sale["least"], sale["most"], sale["sure"]) for sale in told] == [
        (3, 0, 0),
        (3, 9, 4),
        (3, 3, 0),
        (3, 0, 0),
    ]


# --- whole games ----------------------------------------------------------------------------------------


def test_the_price_is_what_a_city_takes_off() -> None:
    state = table("develop", city=["phalanx", "agora"], hand=["euclid", "hoplite"])
    found = totals(state)
    for card, colour in (("euclid", "yellow"), ("hoplite", "red")):
        price = overview(state)["cards"][card]["price"]
        assert price == state.box.development - found["discount"] - found["discounts"].get(colour, 0)
    before = coins(state)
    price = overview(state)["cards"]["euclid"]["price"]
    assert before - coins(play(state, "develop euclid")) == price
