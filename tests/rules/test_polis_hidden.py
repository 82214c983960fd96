"""Chapter 11: what is open and what is hidden (P-70)."""

from __future__ import annotations

import json
from collections import Counter

import pytest

from petteia.core.chance import dice_of
from petteia.core.contract import NOBODY
from petteia.games import game_named
from petteia.games.polis.box import COLOURS, END
from petteia.games.polis.rules import Polis
from petteia.games.polis.state import kind_of
from tests.rules.polis_table import (
    ROBERTO,
    SARA,
    TOMMASO,
    assert_nothing_is_lost,
    history,
    legal_moves,
    new_game,
    play,
    table,
)

GAME = game_named("polis")

EVERY_EYE = [SARA, TOMMASO, ROBERTO, NOBODY]


def samples(state: Polis, seat: int, count: int = 30) -> list[Polis]:
    """Tables that could be the real one for a seat."""
    found = [state.information(seat).sample(dice_of(f"dice {number}")) for number in range(count)]
    for sample in found:
        assert isinstance(sample, Polis)
        assert_nothing_is_lost(sample)
    return [sample for sample in found if isinstance(sample, Polis)]


def hands_of(state: Polis, eye: int) -> list[list[object]]:
    return [seat["hand"] for seat in GAME.view(state, eye)["seats"]]


def test_P70_faces_in_hands_are_hidden_their_colours_are_open() -> None:
    state = table("draw", hand=["potter", "hoplite"], tommaso={"hand": ["theatre"]})
    assert hands_of(state, SARA) == [["hoplite", "potter"], ["green"], []]
    assert hands_of(state, TOMMASO) == [["red", "blue"], ["theatre"], []]
    assert hands_of(state, NOBODY) == [["red", "blue"], ["green"], []]


@pytest.mark.parametrize("eye", EVERY_EYE)
def test_P70_decks_are_hidden_but_not_how_many_cards_they_have(eye: int) -> None:
    assert GAME.view(new_game(3), eye)["decks"] == dict.fromkeys(COLOURS, 15)


@pytest.mark.parametrize("eye", EVERY_EYE)
def test_P70_cities_coins_and_tokens_are_open(eye: int) -> None:
    state = table("draw", city=["potter"], tokens=3, tommaso={"coins": 7, "city": ["theatre"]})
    truth, view = GAME.position(state), GAME.view(state, eye)
    for key in ("board", "coins", "tokens", "city", "resigned"):
        assert [seat[key] for seat in view["seats"]] == [seat[key] for seat in truth["seats"]]


def test_P70_what_lay_open_is_known_what_homer_wrote_to_its_owner_alone() -> None:
    state = table("profit", city=["homer", "euclid"], hand=["potter"], history=["hoplite"])
    play(state, "use homer with potter")
    own = [{"card": "potter", "seen": [SARA]}]
    assert GAME.view(state, SARA)["seats"][SARA]["history"] == ["hoplite", *own]
    assert GAME.view(state, TOMMASO)["seats"][SARA]["history"] == ["hoplite", "blue"]


def test_P70_nobody_is_told_the_seed() -> None:
    state = new_game(3, "secret")
    views = [GAME.view(state, seat) for seat in EVERY_EYE]
    assert all("seed" not in view for view in views)
    assert GAME.position(state)["seed"] not in json.dumps(views)


@pytest.mark.parametrize("eye", EVERY_EYE)
def test_P70_a_view_holds_all_that_a_seat_knows(eye: int) -> None:
    """The information set read back from a view samples the very same tables."""
    state = table("profit", city=["homer"], hand=["potter", "hoplite"], history=["leader"])
    state = play(state, "use homer with potter")
    view = json.loads(json.dumps(GAME.view(state, eye)))
    for number in range(5):
        mine = GAME.information(view).sample(dice_of(f"dice {number}"))
        theirs = state.information(eye).sample(dice_of(f"dice {number}"))
        assert GAME.position(mine) == GAME.position(theirs)


def test_P70_a_seat_may_tell_its_legal_moves_from_its_view() -> None:
    state = table("draw", hand=["potter"])
    assert GAME.information(GAME.view(state, SARA)).legal() == state.legal()


# --- what stays fixed in samples, and what varies ---


def test_P70_P68_what_the_lighthouse_has_shown_stays_where_it_is() -> None:
    state = play(table("look", city=["lighthouse"]), "look red")
    top = GAME.position(state)["decks"]["red"][0]["card"]
    tops = {sample.box.kind_ids[sample.decks[0][-1] >> 12] for sample in samples(state, SARA)}
    assert tops == {top}
    others = {sample.decks[0][-1] >> 12 for sample in samples(state, TOMMASO)}
    assert len(others) > 1


def test_P70_P54_what_herodotus_has_seen_stays_fixed() -> None:
    hidden = [{"card": "potter", "seen": [TOMMASO]}, {"card": "plato", "seen": [TOMMASO]}]
    state = table("profit", city=["herodotus"], tommaso={"history": hidden})
    play(state, "use herodotus on 2", "remove potter")
    for sample in samples(state, SARA):
        assert history(sample, TOMMASO) == ["plato"]
    assert len({history(sample, TOMMASO)[0] for sample in samples(state, ROBERTO)}) > 1


def test_P70_P55_that_a_card_was_used_is_known_with_its_face() -> None:
    """Roberto takes one of two yellow cards out of Sara's history; the other one, used, he knows."""
    past = [{"card": "plato", "used": True}, "homer"]
    state = table("profit", active=ROBERTO, roberto={"city": ["herodotus"]}, history=past)
    play(state, "use herodotus on 1", "remove homer")
    known = {"card": "plato", "seen": [ROBERTO], "used": True}
    assert GAME.view(state, ROBERTO)["seats"][SARA]["history"] == [known]
    assert GAME.view(state, TOMMASO)["seats"][SARA]["history"] == ["yellow"]
    assert GAME.view(state, TOMMASO)["lost_track"] == {str(TOMMASO): ["homer", "plato"]}


def test_P70_own_discards_are_remembered() -> None:
    state = table("profit", city=["archimedes"], hand=["potter"])
    play(state, "use archimedes with potter", "draw red")
    mine = [GAME.position(sample)["out_of_game"] for sample in samples(state, SARA)]
    assert mine == [[{"card": "potter", "seen": [SARA]}]] * len(mine)
    theirs = {str(GAME.position(sample)["out_of_game"]) for sample in samples(state, TOMMASO)}
    assert len(theirs) > 1


def test_P70_the_card_in_an_auction_varies_for_the_bidders() -> None:
    state = play(table("offer", hand=["hoplite"]), "auction hoplite")
    assert len({sample.lot >> 12 for sample in samples(state, TOMMASO)}) > 1
    assert len({sample.lot >> 12 for sample in samples(state, SARA)}) == 1


def test_P70_samples_do_not_depend_on_the_truth() -> None:
    """Two tables that differ only in what Tommaso does not know look the same to him."""
    tables = [table("draw", hand=[card]) for card in ("hoplite", "trireme")]
    views = [GAME.view(state, TOMMASO) for state in tables]
    assert views[0] == views[1]
    positions = [GAME.position(state.information(TOMMASO).sample(dice_of("x"))) for state in tables]
    assert positions[0] == positions[1]


@pytest.mark.parametrize("players", [3, 5])
def test_P70_views_never_show_more_than_the_seat_has_seen(players: int) -> None:
    """Through a whole game: every face in a view is open, or was seen by that seat."""
    state = new_game(players)
    dice = dice_of("a game")
    while state.actor != NOBODY:
        moves = state.legal()
        state.apply(moves[dice.below(len(moves))])
        for eye in range(players):
            view = GAME.view(state, eye)
            for seat, player in enumerate(view["seats"]):
                if seat != eye:
                    assert all(card in COLOURS or eye in seen(card) for card in player["hand"])
                for card in player["history"] + player["tucked"]:
                    assert isinstance(card, str) or eye in seen(card)


def seen(card: object) -> list[int]:
    assert isinstance(card, dict)
    return list(range(5)) if card.get("seen", "all") == "all" else card["seen"]


def test_P70_what_a_spectator_sees_is_enough_to_follow() -> None:
    state = play(table("offer", hand=["hoplite"]), "auction hoplite", "bid 3")
    view = GAME.view(state, NOBODY)
    assert (view["lot"], view["bid"], view["bidder"], view["seat"]) == ("red", 3, TOMMASO, NOBODY)
    assert legal_moves(state)


@pytest.mark.parametrize("eye", EVERY_EYE)
def test_P70_what_a_deck_can_still_hold_is_what_could_lie_in_it(eye: int) -> None:
    """Neither a card more nor one less, and told to everybody from what they know themselves."""
    state, dice = new_game(3, "unseen"), dice_of("unseen")
    for _ in range(60):
        legal = state.legal()
        state.apply(legal[dice.below(len(legal))])
    found: dict[str, dict[str, int]] = {colour: {} for colour in COLOURS}
    for sample in samples(state, eye, 300):
        for colour, deck in zip(COLOURS, sample.decks, strict=True):
            kinds = Counter(sample.box.kind_ids[kind_of(card)] for card in deck if kind_of(card) < END)
            found[colour] |= {kind: max(count, found[colour].get(kind, 0)) for kind, count in kinds.items()}
    assert found == GAME.unseen(state.information(eye))


def test_P70_nothing_comes_out_of_a_deck_that_is_blocked() -> None:
    state = table("draw", blocked=["red"])
    assert GAME.unseen(state.information(SARA))["red"] == {}
