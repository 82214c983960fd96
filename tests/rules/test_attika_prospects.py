"""What a building changes, told to whoever thinks of building it, and held against the engine itself."""

from __future__ import annotations

from petteia.bots import bot_named
from petteia.core.chance import dice_of
from petteia.core.contract import NOBODY
from petteia.core.message import Listing, Message, Term
from petteia.games import game_named
from petteia.games.attika.actions import BUILD, LAY_TILE
from petteia.games.attika.game import GAME
from petteia.games.attika.rules import Attika
from petteia.games.attika.state import PAYING, TEMPLES_LINKED
from tests.rules.attika_table import FOR_THIRTY, START_FOR_TWO, new_game, play, table
from tests.rules.test_attika_end import twenty_nine
from tests.rules.test_attika_prices import cards


def brings(state: Attika, move: str) -> list[Message]:
    (action,) = GAME.read_actions(state, move)
    return GAME.brings(state, GAME.move(state, action))


def free_beside(*buildings: str) -> Message:
    named = Listing(tuple(Term(f"attika-building-{building}") for building in buildings))
    return Message("attika-brings-free", {"buildings": named})


def test_A20_what_will_be_free_beside_it() -> None:
    state = table(hand="WW", stored=["well"])
    assert free_beside("grain_field") in brings(state, "well @ 0,0")


def test_A20_what_is_on_the_map_already_is_not_promised() -> None:
    state = table(hand="WW", stored=["well"], buildings={"1,0": "grain_field"})
    assert free_beside("grain_field") not in brings(state, "well @ 0,0")


def test_A17_the_landscape_that_is_covered() -> None:
    state = table(hand="WW", stored=["well"], tiles=["16 @ 0,0"])
    covered = [message for message in brings(state, "well @ 0,0") if message.key == "attika-brings-covered"]
    assert covered == [Message("attika-brings-covered", {"cards": cards(mountain=1)})]


def test_A24_a_new_settlement_makes_the_next_dearer() -> None:
    state = table(hand="WWWWW", stored=["well"], buildings={"0,-1": "tower"})
    told = Message("attika-brings-settlement", {"count": 2, "fee": 2})
    assert brings(state, "well @ 0,1")[0] == told


def test_A25_settlements_that_it_joins() -> None:
    state = table(hand="WW", stored=["well"], buildings={"1,0": "tower", "-1,0": "market"})
    assert brings(state, "well @ 0,0")[0] == Message("attika-brings-joined", {"before": 2, "count": 1})


def test_A27_A28_the_amphora_or_the_card_for_a_group() -> None:
    for taken, key in ((0, "attika-brings-amphora"), (15, "attika-brings-card")):
        others = [{"amphoras": taken}]
        state = table(hand="FMM", stored=["mint"], buildings={"0,0": "silver_mine"}, others=others)
        assert brings(state, "mint @ 1,0")[0] == Message(key, {"group": Term("attika-group-mint")})


def test_A29_A27_the_amphora_just_returned_is_there_to_be_won() -> None:
    """The supply is empty until the player returns one for this very building."""
    state = table(
        hand="FMM",
        stored=["mint"],
        buildings={"0,0": "silver_mine"},
        amphoras=1,
        supply=0,
        others=[{"amphoras": 14}],
        turn_kind="build",
        actions_left=0,
    )
    assert brings(state, "mint @ 1,0")[0].key == "attika-brings-amphora"
    play(state, "mint @ 1,0")
    assert state.players[0].amphoras == 1


def test_A28_A15_neither_amphora_nor_card() -> None:
    state = table(
        stored=["mint"],
        buildings={"0,0": "silver_mine"},
        supply=0,
        others=[{"amphoras": 15, "cards": "W" * 15 + "F" * 15 + "H" * 15 + "M" * 15}],
    )
    assert brings(state, "mint @ 1,0")[0].key == "attika-brings-nothing"


def test_A12_no_more_cards_than_there_are() -> None:
    """Two cards are left for whoever takes three."""
    others = [{"cards": "W" * 13 + "F" * 15 + "H" * 15 + "M" * 15}]
    state = table(others=others)
    (stop,) = GAME.read_moves(state, "cards")
    assert GAME.describe(state, stop) == Message("attika-do-stop", {"count": 2})
    assert GAME.prompt(state).arguments["count"] == 2
    assert game_named("attika").overview(state.information(0))["yours"]["stop"] == 2


def test_A37_the_last_quiet_turn() -> None:
    others = [{"cards": "W" * 15 + "F" * 15 + "H" * 15 + "M" * 15}]
    for turns, told in ((2, []), (3, [Message("attika-brings-stalemate")])):
        state = table(others=others, quiet_turns=turns)
        assert brings(state, "cards") == told


def test_A31_the_last_of_a_pile() -> None:
    state = table(piles=[["harbour"], ["road", "road"], [], []])
    assert brings(state, "draw main") == [Message("attika-brings-tile")]
    assert brings(state, "draw 1") == []


def test_A35_the_last_building_wins() -> None:
    state = table(hand="FH", stored=["oracle"], buildings=twenty_nine("oracle"), tiles=FOR_THIRTY, temples=[])
    assert brings(state, "oracle @ 5,2") == [Message("attika-brings-all-built")]


def test_A36_how_far_the_temples_are_from_each_other() -> None:
    """The temples stand at -2,1 and 3,3; a line between them takes six."""
    line = {"-1,1": "market", "0,1": "tavern"}
    state = table(hand="WFHMWFHM", stored=["plaza"], buildings=line, tiles=START_FOR_TWO)
    assert Message("attika-brings-line", {"count": 3}) in brings(state, "plaza @ 1,1")
    assert Message("attika-brings-line", {"count": 4}) in brings(state, "plaza @ -1,0")


def test_A36_a_space_between_two_temples_is_counted_once() -> None:
    """The space 1,0 lies beside both temples, and next to the well."""
    state = table(hand="WW", stored=["well"], temples=["2,-1", "1,1"], buildings={"-1,0": "tower"})
    assert Message("attika-brings-line", {"count": 1}) in brings(state, "well @ 0,0")


def test_what_is_promised_comes_true() -> None:
    """Held against the engine through whole games of a bot that builds."""
    kept = dict.fromkeys(("temples", "amphora", "settlement", "joined"), 0)
    for seed in ("one", "two", "three", "four"):
        state, bot, dice = new_game(2, seed), bot_named("greedy"), dice_of(seed)
        while state.actor != NOBODY:
            action = int(bot.choose(state.information(state.actor), dice))
            if BUILD <= action < LAY_TILE:
                before, promised = state.clone(), GAME.brings(state, GAME.move(state, action))
                state.apply(action)
                while state.awaited == PAYING:
                    state.apply(state.legal()[0])
                comes_true(
                    before, state, {message.key.removeprefix("attika-brings-") for message in promised}
                )
                for name in kept:
                    kept[name] += any(message.key == f"attika-brings-{name}" for message in promised)
            else:
                state.apply(action)
    assert all(kept.values()), kept


def comes_true(before: Attika, after: Attika, promised: set[str]) -> None:
    seat = before.actor
    had, has = before.players[seat], after.players[seat]
    assert ("temples" in promised) == (after.ending == TEMPLES_LINKED)
    assert ("amphora" in promised) == (has.rewarded != had.rewarded)
    if after.actor != NOBODY:
        assert ("joined" in promised) == (has.settlements < had.settlements)
        assert ("settlement" in promised) == (has.settlements > had.settlements > 0)
