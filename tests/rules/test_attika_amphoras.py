"""Chapter 5: complete groups earn amphoras, and amphoras lengthen a turn (A-27 to A-30)."""

from __future__ import annotations

from typing import Any

import pytest

from petteia.core.chance import dice_of
from petteia.core.contract import NOBODY
from petteia.games.attika.game import GAME
from petteia.games.attika.rules import Attika
from tests.rules.attika_table import (
    amphoras,
    assert_nothing_is_lost,
    built,
    discards,
    hand_of,
    legal_moves,
    new_game,
    play,
    refused,
    sites,
    stored,
    table,
)

# Fortress and towers hang together; a quarry on 0,-1 would touch the fortress.
DEFENCE_WITHOUT_QUARRY = {"0,0": "fortress", "1,0": "tower", "1,-1": "tower"}


def last_of_defence(**said: Any) -> Attika:
    """A quarry costs HMM, and nothing in sight helps."""
    return table(hand="HMM", stored=["quarry", "plaza"], buildings=DEFENCE_WITHOUT_QUARRY, **said)


def last_of_mint(**said: Any) -> Attika:
    """A mint is free beside the silver mine, and the two are the whole group."""
    return table(stored=["mint", "oracle"], buildings={"0,0": "silver_mine"}, **said)


EMPTY_SUPPLY: dict[str, Any] = {"others": [{"amphoras": 15}]}


# --- a complete group earns an amphora ---


def test_example_23_A27_the_last_building_of_a_group() -> None:
    """The fourth defence building, a quarry, makes the four contiguous: one amphora, and the turn goes on."""
    state = play(last_of_defence(), "quarry @ 0,-1")
    assert amphoras(state) == 1
    assert state.amphoras == 14
    assert state.actor == 0
    assert state.actions_left == 2


def test_example_24_A27_other_buildings_are_no_links() -> None:
    """The quarry touches the other three only through a road: no amphora; with the other reading one."""
    apart: dict[str, Any] = {
        "hand": "HMM",
        "stored": ["quarry"],
        "buildings": {"1,0": "fortress", "1,-1": "tower", "0,1": "tower", "0,0": "road"},
    }
    assert amphoras(play(table(**apart), "quarry @ -1,0")) == 0
    by_settlement = table(**apart, options={"group_connection": "settlement"})
    assert amphoras(play(by_settlement, "quarry @ -1,0")) == 1


def test_example_25_A27_each_group_rewards_once() -> None:
    """A group that has been rewarded brings no second amphora."""
    state = table(hand="WHHMM", stored=["quarry", "plaza"], buildings=DEFENCE_WITHOUT_QUARRY)
    play(state, "quarry @ 0,-1 paying hill, 2 mountain")
    assert amphoras(state) == 1
    play(state, "plaza @ -1,0")
    assert amphoras(state) == 1


def test_example_42_A27_the_order_of_the_arrows_does_not_matter() -> None:
    """Defence in a chain of tower, quarry, tower, fortress: one amphora."""
    chain = {"-1,1": "tower", "-1,0": "quarry", "0,-1": "tower"}
    state = play(table(hand="HMMM", stored=["fortress"], buildings=chain), "fortress @ 1,-1")
    assert amphoras(state) == 1


def test_A27_all_buildings_of_the_group_must_be_there() -> None:
    """Three of four do not do."""
    state = table(hand="HMM", stored=["quarry"], buildings={"0,0": "fortress", "1,0": "tower"})
    assert amphoras(play(state, "quarry @ 0,-1")) == 0


def test_A27_those_of_another_player_do_not_count() -> None:
    state = table(
        hand="HMM",
        stored=["quarry"],
        buildings={"0,0": "fortress", "1,0": "tower"},
        others=[{"buildings": {"1,-1": "tower"}}],
    )
    assert amphoras(play(state, "quarry @ 0,-1")) == 0


def test_A27_a_complete_group_that_does_not_hang_together_earns_nothing_later() -> None:
    """Silver mine and mint stand apart; the building between them comes too late to link them."""
    state = table(hand="WHWW", stored=["plaza"], buildings={"-1,0": "silver_mine", "1,-1": "mint"})
    assert amphoras(play(state, "plaza @ 0,-1 paying water, hill")) == 0


def test_A27_the_roads_are_a_group_like_the_others() -> None:
    state = table(stored=["road"], buildings={"0,0": "road", "1,0": "road", "1,-1": "road"})
    assert amphoras(play(state, "road @ 0,-1")) == 1


def test_A27_temples_never_link() -> None:
    """Silver mine and mint on either side of the temple at 2,-1."""
    state = table(
        hand="FMM",
        stored=["mint"],
        buildings={"3,-1": "silver_mine", "0,0": "road"},
        tiles=["1 @ 0,0", "11 @ 4,-2"],
        temples=["2,-1"],
    )
    assert amphoras(play(state, "mint @ 1,0")) == 0


def test_A27_the_supply_of_the_rules_page() -> None:
    """Village, well, mill, grain field in a row earn an amphora; with a road before the village none."""
    row = {"-1,0": "well", "0,-1": "mill", "1,-1": "grain_field"}
    state = table(hand="WFFH", stored=["village"], buildings=row)
    assert amphoras(play(state, "village @ -1,1")) == 1
    state = table(hand="WFFH", stored=["village"], buildings={**row, "-1,1": "road"})
    assert amphoras(play(state, "village @ 0,1")) == 0


@pytest.mark.parametrize("moment", ["build", "draw"])
def test_A27_a_group_may_be_completed_by_a_build_or_by_a_draw(moment: str) -> None:
    if moment == "build":
        state = play(last_of_mint(), "mint @ 1,0")
    else:
        state = table(buildings={"0,0": "silver_mine"}, piles=[[], ["mint", "road"], [], []])
        play(state, "draw 1", "mint @ 1,0")
    assert amphoras(state) == 1


# --- the supply is empty ---


def test_example_29_A28_a_card_in_place_of_an_amphora() -> None:
    """Supply 0, a group completed by the first build: one card, and two builds are still open."""
    state = play(last_of_mint(**EMPTY_SUPPLY), "mint @ 1,0")
    assert amphoras(state) == 0
    assert len(hand_of(state)) == 1
    assert state.actor == 0
    assert state.actions_left == 2
    assert refused(state, "draw 1") == "A-9"
    assert "cards" in legal_moves(state)


def test_A28_cards_just_paid_may_come_back() -> None:
    """Deck and discards are empty; the quarry's payment is all there is to draw from."""
    state = last_of_defence(deck=0, others=[{"amphoras": 15, "cards": 57}])
    play(state, "quarry @ 0,-1")
    assert len(hand_of(state)) == 1
    assert len(state.deck) == 2
    assert discards(state) == ""


def test_A28_nothing_when_there_is_no_card_either_and_the_group_is_rewarded() -> None:
    state = last_of_mint(deck=0, others=[{"amphoras": 15, "cards": 60}])
    play(state, "mint @ 1,0")
    assert hand_of(state) == ""
    assert GAME.position(state)["seats"][0]["rewarded"] == ["mint"]


def test_A28_two_players_cannot_empty_the_supply() -> None:
    state = new_game(2)
    assert 2 * state.box.groups < state.box.amphoras


# --- what an amphora buys ---


def test_A29_in_a_draw_turn_one_more_draw() -> None:
    state = table(amphoras=1, piles=[["well", "quarry"], ["tower", "road", "ship"], [], []])
    play(state, "draw 1", "store", "draw 1", "store")
    assert state.actor == 0
    play(state, "draw main")
    assert (amphoras(state), state.amphoras) == (0, 15)


def test_A29_in_a_build_turn_one_more_build() -> None:
    """A harbour makes all three ships free; the fourth build is a road."""
    state = table(
        hand="WFHMM",
        amphoras=1,
        stored=["ship", "ship", "ship", "road"],
        buildings={"0,0": "harbour"},
        rewarded=[],
    )
    play(state, "ship @ 1,0", "ship @ -1,0")
    assert amphoras(state) == 1
    play(state, "road @ -1,1")
    assert amphoras(state) == 1
    play(state, "ship @ 0,1")
    assert built(state)["0,1"] == "ship"
    # The amphora went back, and another one came for the shipping group.
    assert amphoras(state) == 1


def test_A29_in_any_turn_a_card() -> None:
    state = table(amphoras=1, turn_kind="build", actions_left=0)
    assert legal_moves(state) == ["amphora card", "end"]
    play(state, "amphora card")
    assert (len(hand_of(state)), amphoras(state), state.actor) == (1, 0, 1)


def test_A29_also_in_a_turn_without_any_action() -> None:
    state = play(table(amphoras=2), "cards", "amphora card", "amphora card")
    assert len(hand_of(state)) == 3 + 2
    assert state.actor == 1


def test_example_28_A29_in_a_draw_turn_it_buys_no_build() -> None:
    """Draw turn, an amphora for a stored building: illegal."""
    state = last_of_mint(amphoras=1, turn_kind="draw", actions_left=0)
    assert refused(state, "mint @ 1,0") == "A-9"
    assert sites(state, "mint") == []


def test_A29_nor_does_it_buy_a_draw_in_a_build_turn() -> None:
    assert refused(last_of_mint(amphoras=1, turn_kind="build", actions_left=0), "draw 1") == "A-9"


def test_A29_the_actions_of_the_turn_come_first() -> None:
    """With a draw left, drawing uses that draw and the amphora stays."""
    state = table(amphoras=1, piles=[[], ["tower", "road", "ship"], [], []])
    assert refused(state, "amphora draw 1") == "A-29"
    play(state, "draw 1", "store", "draw 1")
    assert amphoras(state) == 1


def test_A29_no_amphora_no_further_action() -> None:
    state = table(turn_kind="draw", actions_left=0, amphoras=0)
    assert refused(state, "draw 1") == "A-29"


def test_A29_no_card_for_an_amphora_when_deck_and_discards_are_empty() -> None:
    state = table(amphoras=1, turn_kind="build", actions_left=0, deck=0, others=[{"cards": 60}])
    assert refused(state, "amphora card") == "A-15"
    assert legal_moves(state) == ["end"]


def test_A29_the_turn_ends_by_itself_when_nothing_is_left_to_decide() -> None:
    free = table(stored=["road"], buildings={"0,0": "road"}, turn_kind="build", actions_left=1)
    state = play(free, "road @ 1,0")
    assert state.actor == 1


def test_A29_one_may_keep_an_amphora_for_later() -> None:
    state = play(last_of_mint(turn_kind="build", actions_left=1), "mint @ 1,0", "end")
    assert state.actor == 1
    assert amphoras(state) == 1


# --- as many as one has ---


def test_example_26_A30_several_amphoras_in_one_turn() -> None:
    """Draw turn: two draws, an amphora, a draw, an amphora, a card: legal, and the supply grows by two."""
    state = table(amphoras=2, piles=[["quarry", "well"], ["tower", "road"], ["mill", "ship"], []])
    before = int(state.amphoras)
    play(state, "draw main", "store", "draw 1", "store", "draw 2", "store", "amphora card")
    assert state.amphoras == before + 2
    assert len(hand_of(state)) == 1
    assert {"quarry", "tower", "mill"} <= set(stored(state))
    assert state.actor == 1


def test_example_27_A30_after_a_card_an_amphora_buys_only_cards() -> None:
    """A card is taken; then an amphora for a build is illegal, and for a card legal."""
    state = table(amphoras=1, stored=["tower", "tower"], buildings={"0,0": "fortress"})
    play(state, "tower @ 1,0", "cards")
    assert refused(state, "tower @ -1,0") == "A-13"
    play(state, "amphora card")
    assert len(hand_of(state)) == 2 + 1


def test_example_43_A30_an_amphora_may_be_used_in_the_turn_that_earned_it() -> None:
    """The third build earns an amphora; it is returned at once, and a fourth build is legal."""
    state = table(
        hand="FH",
        stored=["tower", "tower", "mint", "oracle"],
        buildings={"0,0": "silver_mine", "-1,0": "fortress"},
    )
    play(state, "tower @ -1,1", "tower @ 0,-1", "mint @ 1,0")
    assert amphoras(state) == 1
    play(state, "oracle @ 1,-1")
    assert built(state)["1,-1"] == "oracle"
    assert (amphoras(state), state.amphoras) == (0, 15)
    assert state.actor == 1


def test_A30_not_the_other_way_round() -> None:
    """With two amphoras one may build and then buy a card; who buys the card first builds no more."""
    said: dict[str, Any] = {
        "amphoras": 2,
        "stored": ["tower"],
        "buildings": {"0,0": "fortress"},
        "turn_kind": "build",
        "actions_left": 0,
    }
    play(table(**said), "tower @ 1,0", "amphora card")
    assert refused(play(table(**said), "amphora card"), "tower @ 1,0") == "A-13"


@pytest.mark.parametrize("players", [2, 3, 4])
def test_example_30_A30_nothing_is_ever_lost(players: int) -> None:
    """At any moment: supply and amphoras held are 15; deck, discards and hands are 60."""
    state = new_game(players, f"{players} players")
    dice = dice_of("any moment")
    while state.actor != NOBODY:
        actions = state.legal()
        assert len(actions) == len(set(actions)) > 0
        state.apply(actions[dice.below(len(actions))])
        assert_nothing_is_lost(state)
