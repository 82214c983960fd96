"""Chapter 16: positions that people write, and everything that can be wrong with them."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest

from petteia.core.chance import dice_of
from petteia.core.contract import NOBODY
from petteia.core.game import Impossible
from petteia.games.polis.box import COLOURS
from petteia.games.polis.game import GAME
from petteia.games.polis.options import OPTIONS
from petteia.locales import catalogue
from tests.rules.polis_table import (
    assert_nothing_is_lost,
    awaited,
    city,
    covered,
    deck,
    hand,
    legal_moves,
    load,
    new_game,
    out_of_game,
    position,
    table,
)


@pytest.mark.parametrize("players", [3, 4, 5])
def test_every_table_of_a_game_reads_back_as_itself(players: int) -> None:
    """All that matters is in a position: what comes back has the same moves and the same future."""
    options = {option.key: option.values[-1] for option in OPTIONS if option.key != "start_player"}
    state = new_game(players, "positions", **(options if players == 4 else {}))
    dice = dice_of("positions")
    while state.actor != NOBODY:
        if dice.below(4) == 0:
            data = json.loads(json.dumps(GAME.position(state)))
            copy = load(data)
            assert GAME.position(copy) == data
            assert copy.legal() == state.legal()
            state = copy
        moves = state.legal()
        state.apply(moves[dice.below(len(moves))])


def test_the_smallest_position() -> None:
    state = load({"game": "polis", "seats": [{}, {}, {}]})
    assert (awaited(state), state.actor) == ("draw", 0)
    assert_nothing_is_lost(state)


def test_what_is_not_told_is_dealt_by_the_seed() -> None:
    said: dict[str, Any] = {"tommaso": {"hand": ["red", "red", "blue"]}}
    hands = {str(hand(table("draw", seed=seed, **said), 1)) for seed in "abcdefgh"}
    assert len(hands) > 1
    assert hand(table("draw", seed="a", **said), 1) == hand(table("draw", seed="a", **said), 1)


def test_a_deck_may_be_told_card_by_card_or_by_number() -> None:
    state = table("draw", decks={"red": ["troy", 2, "end", 1], "blue": 4})
    red = deck(state, "red")
    assert (red[0], red[3], len(red), len(deck(state, "blue"))) == ("troy", "end", 5, 4)
    assert "end" in deck(state, "blue")
    assert_nothing_is_lost(state)


def test_the_other_cards_of_a_deck_that_is_told_are_out_of_the_game() -> None:
    state = table("draw", decks={"red": ["troy", "end"]})
    assert len(out_of_game(state)) == 16 - 2 - 1


def test_a_blocked_deck_shows_its_end_card() -> None:
    state = table("draw", blocked=["green"])
    assert deck(state, "green")[0] == "end"
    assert len(deck(state, "green")) <= 5
    assert GAME.view(state, -1)["decks"]["green"][0] == "end"


def test_a_city_with_coins_and_used_cards() -> None:
    cards = [covered("theatre", "culture"), {"card": "homer", "forward": True}]
    assert city(table("war", city=[*cards, "hoplite"]))[:2] == cards


WRONG: dict[str, tuple[dict[str, Any], str]] = {
    "game": ({"game": "chess"}, "not a position of Polis"),
    "format": ({"format": 2}, "`format` must be 1"),
    "components": ({"components": "abc"}, "other components"),
    "unknown key": ({"weather": "fine"}, "no `weather`"),
    "too few seats": ({"seats": [{}, {}]}, "3 to 5 players, not 2"),
    "seats that are none": ({"seats": 3}, "`seats` must be a list"),
    "unknown seat key": ({"seats": [{"gold": 1}, {}, {}]}, "A seat has no `gold`"),
    "awaited": ({"awaited": "sleep"}, "`awaited` must be one of"),
    "phase": ({"phase": 6}, "`phase` does not fit"),
    "actor": ({"actor": 7}, "`actor` must be a number from 0 to 2"),
    "not the active player": ({"actor": 1, "active": 0}, "It is the `active` player"),
    "turn": ({"turn": 0}, "`turn` is 0 during the set-up"),
    "whose turn": ({"turn": 2}, "Turn 2 is that of seat 2"),
    "looks without a Lighthouse": ({"looks": 7}, "`looks` must be a number"),
    "more draws than a turn has": ({"draws": 2, "drawn_from": ["red"]}, "`draws` and `drawn_from` together"),
    "passes without an auction": ({"passed": [1]}, "`passed` does not fit"),
    "a bid without an auction": ({"bid": 2, "bidder": 1}, "`bid` does not fit"),
    "waiting for nobody": ({"waiting": [1]}, "`waiting` does not fit"),
    "trades before the trade": ({"trades": 1}, "`trades` does not fit"),
    "partners before the trade": ({"partners": [1]}, "`partners` does not fit"),
    "a hand of somebody who resigned": (
        {"seats": [{}, {"resigned": True, "coins": 3}, {}]},
        "whoever has resigned has neither coins nor tokens",
    ),
    "ending": ({"ending": "end cards"}, "`ending` just when nothing"),
    "option": ({"options": {"phidias": "x"}}, "phidias can be"),
    "colours": ({"drawn_from": ["pink"]}, "`drawn_from` lists some of"),
    "twice": ({"drawn_from": ["red", "red"]}, "something twice"),
    "due": ({"due": [1]}, "`due` lists for each seat"),
    "lot": ({"lot": "potter"}, "`lot` does not fit what is awaited (draw)."),
    "bid": ({"bid": 3}, "A `bid` has a `bidder`"),
    "bidder": ({"bid": 30, "bidder": 1}, "has not so many coins"),
    "target": ({"target": 1}, "`target` does not fit"),
    "opening": ({"awaited": "opening", "due": [0, 0, 0]}, "`due` must tell"),
    "discard": ({"awaited": "discard"}, "among those `waiting`"),
    "look": ({"awaited": "look"}, "with the Lighthouse"),
    "found": ({"awaited": "found"}, "just placed a card"),
    "nothing to do": ({"awaited": "offer"}, "Nobody can do what is awaited"),
    "board": ({"seats": [{"board": "Rome"}, {}, {}]}, "`board` must be one of: athina A"),
    "same board": ({"seats": [{"board": "delfoi A"}, {}, {}]}, "same city board"),
    "coins": ({"seats": [{"coins": -1}, {}, {}]}, "Seat 1: `coins` must be"),
    "tokens": ({"seats": [{"tokens": "many"}, {}, {}]}, "Seat 1: `tokens` must be"),
    "resigned": ({"seats": [{"resigned": 1}, {}, {}]}, "`resigned` must be true or false"),
    "actor resigned": ({"seats": [{"resigned": True}, {}, {}]}, "the actor among them"),
    "hand": ({"seats": [{"hand": 3}, {}, {}]}, "`hand` must be a list"),
    "card": ({"seats": [{"hand": ["castle"]}, {}, {}]}, "nothing here is called 'castle'"),
    "card of a kind": ({"seats": [{"hand": [5]}, {}, {}]}, "a card looks like potter"),
    "card key": ({"seats": [{"hand": [{"card": "potter", "x": 1}]}, {}, {}]}, "A face-down card has no `x`"),
    "seen": ({"seats": [{"hand": [{"card": "potter", "seen": 9}]}, {}, {}]}, "`seen` lists seats"),
    "used": ({"seats": [{"history": [{"card": "potter", "used": True}]}, {}, {}]}, "works once a game"),
    "end in hand": ({"seats": [{"hand": ["end"]}, {}, {}]}, "End cards lie in the decks only"),
    "city": ({"seats": [{"city": "potter"}, {}, {}]}, "`city` must be a list"),
    "city card": ({"seats": [{"city": [7]}, {}, {}]}, "`city` looks like {'card': 'theatre'"),
    "city card key": (
        {"seats": [{"city": [{"card": "potter", "y": 1}]}, {}, {}]},
        "card in a city has no `y`",
    ),
    "coin": ({"seats": [{"city": [{"card": "potter", "coin": "vase"}]}, {}, {}]}, "only on a ringed symbol"),
    "no symbol": (
        {"seats": [{"city": [{"card": "potter", "coin": "war"}]}, {}, {}]},
        "There is no 'war'. There are: culture",
    ),
    "harbour": ({"seats": [{"city": [{"card": "potter", "target": 1}]}, {}, {}]}, "a Harbour points"),
    "copies": ({"seats": [{"hand": ["plato", "plato"]}, {}, {}]}, "1 cards of the kind plato, not 2"),
    "too many": ({"seats": [{"hand": ["red"] * 17}, {}, {}]}, "too many cards of this colour: red (3)"),
    "deck": ({"decks": {"pink": 3}}, "`decks` has no `pink`"),
    "foreign card": ({"decks": {"red": ["potter", "end"]}}, "a card of another colour"),
    "no end card": ({"decks": {"red": ["troy", "leader"]}}, "needs one End card"),
    "two end cards": ({"decks": {"red": ["troy", "end", "end"]}}, "needs one End card"),
    "deep end card": ({"decks": {"red": ["end", 6]}}, "among its last 5"),
    "short deck": ({"decks": {"red": ["end"]}}, "a card besides the End card"),
    "blocked": ({"blocked": ["red"], "decks": {"red": ["troy", "end"]}}, "must lie on top"),
    "nowhere": ({"decks": {"red": 3}, "out_of_game": []}, "Cards of this colour are nowhere: red (12)."),
    "lost": ({"lost_track": {"9": []}}, "`lost_track` has a list of cards"),
    "seed": ({"seed": 5}, "`seed` must be a text"),
    "strict supply": (
        {"options": {"supply": "strict"}, "seats": [{"coins": 300}, {}, {}]},
        "than the box holds",
    ),
}


@pytest.mark.parametrize("name", WRONG)
def test_what_is_wrong_is_named(name: str) -> None:
    change, complaint = WRONG[name]
    with pytest.raises(Impossible, match=re.escape(complaint)):
        load({"game": "polis", "seats": [{}, {}, {}]} | change)


def test_everything_that_is_wrong_is_named_at_once() -> None:
    with pytest.raises(Impossible) as caught:
        load({**position("draw"), "weather": 1, "actor": 9, "phase": 99})
    assert all(word in str(caught.value) for word in ("weather", "actor", "phase"))


def test_a_view_with_a_wrong_seat_or_memory_is_refused() -> None:
    view = GAME.view(new_game(3), 0)
    with pytest.raises(Impossible, match="`seat` must be"):
        GAME.information({**view, "seat": 3})
    with pytest.raises(Impossible, match="`lost_track` may list only"):
        GAME.information({**view, "lost_track": {"0": ["plato", "plato"]}})


def test_the_position_of_a_finished_game() -> None:
    state = load(position("nothing", ending="end cards", blocked=["red", "green"]))
    assert state.actor == NOBODY
    assert state.legal() == []
    assert len(GAME.outcome(state)) == 4


def test_a_position_during_the_set_up() -> None:
    waiting = {"awaited": "board", "waiting": [0, 2], "options": {"city_boards": "chosen"}}
    state = load({**position(), **waiting, "seats": [{"coins": 24}, {"board": "sparti B"}, {"coins": 26}]})
    assert len(legal_moves(state)) == 10
    assert set(COLOURS) == set(GAME.position(state)["decks"])


def test_what_no_game_comes_to_is_told() -> None:
    """With three players two cards of each colour stay in the box, neither more nor fewer (P-4)."""
    assert GAME.oddities(load({"game": "polis", "seats": [{}, {}, {}]})) == []
    odd = GAME.oddities(load({"game": "polis", "seats": [{}, {}, {}], "removed": ["red"]}))
    assert catalogue("en").say(odd[0], []) == "before the game 1 cards (red) were taken out, not 2"
