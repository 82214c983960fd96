"""Chapter 5: protection, income and the texts used in phase 5 (P-21 to P-23, P-48 to P-64)."""

from __future__ import annotations

from typing import Any

import pytest

from petteia.games.polis.box import COLOURS, default_components, load_box
from petteia.games.polis.game import GAME
from petteia.games.polis.rules import Polis
from tests.rules.polis_table import (
    ROBERTO,
    SARA,
    TOMMASO,
    awaited,
    blocked,
    city,
    coins,
    covered,
    deck,
    hand,
    history,
    known_to,
    legal_moves,
    may,
    out_of_game,
    play,
    refused,
    table,
    tokens,
    used,
)

CARDS: list[dict[str, Any]] = load_box().data["card"]

# --- protection ---


def test_P21_a_coin_on_a_ringed_symbol() -> None:
    state = table("protect", city=["theatre", "hoplite"])
    assert legal_moves(state) == ["protect theatre on culture", "done"]
    play(state, "protect theatre on culture")
    assert city(state)[0] == covered("theatre", "culture")
    assert refused(table("protect", city=["theatre"]), "protect theatre on coins") == "P-21"


def test_P21_it_costs_the_coin() -> None:
    state = table("protect", city=["potter"], coins=1)
    play(state, "protect potter on culture")
    assert coins(state) == 0


def test_P21_without_a_coin_there_is_nothing_to_decide() -> None:
    state = table("develop", city=["potter"], hand=["farmer"], coins=10)
    play(state, "develop farmer")
    assert state.phase > 4


def test_P21_one_card_a_turn() -> None:
    state = play(
        table("protect", city=["potter", "theatre", "homer"], hand=["farmer"]), "protect potter on culture"
    )
    assert awaited(state) == "profit"
    assert refused(state, "protect theatre on culture") == "P-22"


def test_P21_one_coin_a_card() -> None:
    state = table("protect", city=[covered("potter", "culture"), "theatre"])
    assert refused(state, "protect potter on culture") == "P-21"


def test_P21_a_pure_war_card_cannot_be_protected() -> None:
    state = table("protect", city=["phalanx", "theatre"])
    assert refused(state, "protect phalanx on war") == "P-21"


def test_P21_the_symbol_has_no_effect_any_more_but_the_others_have() -> None:
    """The Theatre shows Culture and 1 coin; with a coin on the Culture it still brings a coin."""
    state = table("protect", city=["theatre"], history=["hoplite"], coins=15)
    before = state.scores()[SARA]
    play(state, "protect theatre on culture")
    assert state.scores()[SARA] == before - 1
    assert coins(state) == 15 - 1 + 1


def test_P21_the_coin_stays_on_the_card() -> None:
    state = play(table("protect", city=["potter"]), "protect potter on culture", "done")
    assert state.actor == TOMMASO
    assert city(state) == [covered("potter", "culture")]


# --- income ---


def test_T8_P22_income_of_two_coins_and_a_point() -> None:
    """Roberto's symbols show 2 coins and 1 point a turn."""
    state = table("profit", active=ROBERTO, roberto={"city": ["archimedes", "tragedian"]})
    play(state, "income")
    assert (coins(state, ROBERTO), tokens(state, ROBERTO)) == (22, 1)


def test_P22_once_a_turn_before_or_after_the_actions() -> None:
    said: dict[str, Any] = {"city": ["homer", "farmer"], "hand": ["potter"]}
    assert coins(play(table(**said), "income", "use homer with potter")) == 23
    state = table(**said)
    play(state, "use homer with potter")
    assert coins(state) == 23  # nothing is left to decide, so the income is taken
    assert refused(play(table(**said), "income"), "income") == "P-22"


def test_P22_whoever_goes_on_takes_it_then() -> None:
    state = play(table(city=["homer", "farmer"], hand=["potter"]), "done")
    assert (coins(state), awaited(state)) == (23, "trade")


def test_P22_a_card_of_this_turn_works_in_this_turn() -> None:
    state = table("develop", hand=["farmer"], coins=10)
    assert coins(play(state, "develop farmer")) == 3


# --- cards move forward ---


def test_T9_P23_once_a_turn_comes_back_once_a_game_stays() -> None:
    """Tommaso uses his Priestess and his Herodotus."""
    state = table(
        active=TOMMASO,
        tommaso={"city": ["priestess", "herodotus"], "hand": ["potter"], "tokens": 1},
        history=["hoplite"],
    )
    play(state, "use priestess with potter", "draw red", "use herodotus on 1", "remove hoplite")
    assert city(state, TOMMASO) == [used("priestess"), used("herodotus")]
    play(state, "done")  # no trade; he has no War, so his turn is over
    assert city(state, TOMMASO) == ["priestess", used("herodotus")]


def test_P23_not_twice() -> None:
    state = table(city=[used("homer"), used("herodotus")], hand=["potter"], tommaso={"history": ["hoplite"]})
    assert refused(state, "use homer with potter") == "P-23"
    assert refused(state, "use herodotus on 2") == "P-23"


def test_P23_each_copy_by_itself() -> None:
    state = table(city=["priestess", "priestess"], hand=["potter", "farmer"], tokens=2)
    play(state, "use priestess with potter", "draw red", "use priestess 2 with farmer", "draw red")
    assert city(state) == [used("priestess"), used("priestess")]


def test_P23_cards_in_the_front_row_still_count() -> None:
    """Homer's Culture, while he is in the front row."""
    state = table(city=["homer", "euclid"], hand=["potter"])
    play(state, "use homer with potter")
    assert city(state)[0] == used("homer")
    assert state.scores()[SARA] == 2 + 2 * 1  # 20 coins; two Culture times one card


# --- Alexander ---


def test_P48_a_card_under_alexander_is_one_war() -> None:
    state = table(city=["alexander", "euclid"], hand=["potter", "farmer"], tommaso={"city": ["hoplite"]})
    play(state, "use alexander with potter")
    assert hand(state) == ["farmer"]
    assert GAME.position(state)["seats"][SARA]["tucked"] == ["potter"]
    assert GAME.view(state, TOMMASO)["seats"][SARA]["tucked"] == ["blue"]
    play(state, "done", "done")
    assert refused(state, "attack 2") == "P-25"  # 2 against 2


def test_P48_the_cards_under_him_count_in_defence_too() -> None:
    state = table("war", city=["phalanx"], tommaso={"city": ["alexander"], "tucked": ["potter", "farmer"]})
    assert refused(state, "attack 2") == "P-25"


def test_P48_once_a_turn_and_only_with_a_card_in_hand() -> None:
    state = play(table(city=["alexander", "euclid"], hand=["potter", "farmer"]), "use alexander with potter")
    assert refused(state, "use alexander with farmer") == "P-23"
    assert refused(table(city=["alexander"]), "use alexander with farmer") == "P-48"


def test_P48_they_are_no_cards_of_the_city() -> None:
    """The attacker gets 1 coin for Alexander and none for those under him."""
    state = table("war", city=["phalanx"], tommaso={"city": ["alexander"], "tucked": ["potter"]})
    assert coins(play(state, "attack 2")) == 21


def test_P48_they_are_no_history_either() -> None:
    said: dict[str, Any] = {"city": ["alexander"], "history": ["hoplite"]}
    assert table("war", **said, tucked=["potter"]).scores() == table("war", **said).scores()


def test_P48_P28_he_may_be_given_up_for_the_cards_under_him_alone() -> None:
    """An Alexander without a War symbol of his own, as an owner's box may have him."""
    own, without = (
        'tags = ["person"]\nsymbols = [\n  { kind = "war", ',
        'tags = ["person"]\nsymbols = [\n  { kind = "vase", ',
    )
    before, alexander = default_components().split('id = "alexander"')
    components = before + 'id = "alexander"' + alexander.replace(own, without, 1)
    state = table("war", city=["alexander"], tucked=["potter"], components=components)
    play(state, "attack 2", "sacrifice alexander")
    assert history(state) == ["alexander"]
    state = table("war", city=["alexander"], components=components)
    assert refused(state, "attack 2") == "P-28"


def test_P48_when_he_leaves_they_leave_the_game() -> None:
    state = table("war", city=["phalanx"], tommaso={"city": ["alexander"], "tucked": ["potter"]})
    play(state, "attack 2", "destroy alexander")
    assert history(state, TOMMASO) == ["alexander"]
    assert "potter" in out_of_game(state)


# --- Archimedes, Priestess ---


def test_P49_archimedes_exchanges_a_card() -> None:
    state = table(city=["archimedes"], hand=["potter"])
    top = deck(state, "yellow")[0]
    play(state, "use archimedes with potter", "draw yellow")
    assert hand(state) == [top]
    assert "potter" in out_of_game(state)
    assert history(state) == []


def test_P49_only_the_colour_is_shown() -> None:
    state = play(table(city=["archimedes"], hand=["potter"]), "use archimedes with potter")
    assert GAME.view(state, TOMMASO)["out_of_game"] == ["blue"]


def test_P49_not_without_a_card_in_hand() -> None:
    assert refused(table(city=["archimedes"]), "use archimedes with potter") == "P-49"


def test_P49_P10_the_new_card_may_come_with_an_end_card() -> None:
    state = table(city=["archimedes"], hand=["potter"], decks={"red": ["end", "leader", "troy"]})
    play(state, "use archimedes with potter", "draw red")
    assert hand(state) == ["leader"]
    assert blocked(state) == ["red"]


def test_P64_the_priestess_costs_a_token() -> None:
    state = table(city=["priestess"], hand=["potter"], tokens=1)
    play(state, "use priestess with potter", "draw blue")
    assert len(hand(state)) == 1
    assert tokens(state) == 0 + 1  # and her own symbol brings one


@pytest.mark.parametrize(("cards", "tokens_held"), [(["potter"], 0), ([], 1)])
def test_P64_she_needs_a_token_and_a_card(cards: list[str], tokens_held: int) -> None:
    state = table(city=["priestess"], hand=cards, tokens=tokens_held)
    assert refused(state, "use priestess with potter") == "P-64"


# --- Euclid ---


def test_T15_P52_euclid_sells_two_points_for_six_coins() -> None:
    state = play(table(city=["euclid"]), "use euclid buying 2")
    assert (coins(state), tokens(state)) == (14, 2)


def test_T15_P52_euclid_buys_a_point_for_three_coins() -> None:
    state = play(table(city=["euclid"], tokens=2), "use euclid selling 1")
    assert (coins(state), tokens(state)) == (23, 1)


def test_P52_as_many_as_one_can_pay_for() -> None:
    state = table(city=["euclid"], coins=8, tokens=1)
    assert may(state, "use") == ["use euclid buying 1", "use euclid buying 2", "use euclid selling 1"]
    assert refused(state, "use euclid buying 3") == "P-52"
    assert refused(state, "use euclid selling 2") == "P-52"


def test_P52_as_often_as_one_likes() -> None:
    state = play(table(city=["euclid"]), "use euclid buying 1", "use euclid buying 2")
    assert tokens(state) == 3
    assert city(state) == ["euclid"]


def test_P52_not_back_at_once() -> None:
    state = play(table(city=["euclid"], tokens=3), "use euclid buying 1")
    assert refused(state, "use euclid selling 1") == "P-52"
    assert tokens(play(state, "income", "use euclid selling 1")) == 3


# --- Herodotus, Hippocrates, Homer ---


def herodotus(**said: Any) -> Polis:
    return table(**{"city": ["herodotus"], "tommaso": {"history": ["hoplite", "red"]}, **said})


def test_P54_herodotus_looks_through_a_history_and_takes_a_card_out() -> None:
    state = herodotus(
        decks={"red": ["troy", "leader", "leader", "end"]}, tommaso={"history": ["hoplite", "trireme"]}
    )
    play(state, "use herodotus on 2")
    assert may(state, "remove") == ["remove hoplite", "remove trireme"]
    play(state, "remove trireme")
    assert history(state, TOMMASO) == ["hoplite"]
    assert "trireme" in out_of_game(state)


def test_P54_only_the_one_who_looks_learns_the_faces() -> None:
    state = herodotus(tommaso={"history": [{"card": "potter", "seen": [TOMMASO]}, "hoplite"]})
    assert GAME.view(state, SARA)["seats"][TOMMASO]["history"] == ["hoplite", "blue"]
    play(state, "use herodotus on 2")
    assert known_to(state, SARA, state.players[TOMMASO].history) == ["hoplite", "potter"]
    assert known_to(state, ROBERTO, state.players[TOMMASO].history) == ["hoplite"]


def test_P54_the_colour_is_shown_the_card_told_to_its_finder_alone() -> None:
    state = herodotus(tommaso={"history": [{"card": "potter", "seen": [TOMMASO]}]})
    state.journal = []
    play(state, "use herodotus on 2", "remove potter")
    entries = {event.key: (event.arguments, event.audience) for event in state.journal}
    assert entries["polis-log-erases"] == ([SARA, TOMMASO, COLOURS.index("blue")], -1)
    assert entries["polis-log-erased"][1] == SARA


def test_P54_once_a_game_and_not_on_oneself_or_an_empty_history() -> None:
    state = herodotus(history=["leader"])
    assert may(state, "use") == ["use herodotus on 2"]
    assert refused(state, "use herodotus on 1") == "P-54"
    assert refused(state, "use herodotus on 3") == "P-54"


def test_P55_hippocrates_brings_a_card_back() -> None:
    state = table(city=["hippocrates"], history=["theatre", "hoplite"])
    play(state, "use hippocrates")
    assert may(state, "return") == ["return hoplite", "return theatre"]
    play(state, "return theatre")
    assert city(state) == [used("hippocrates"), "theatre"]
    assert history(state) == ["hoplite"]


def test_P55_not_without_a_history() -> None:
    assert refused(table(city=["hippocrates"]), "use hippocrates") == "P-55"


def test_P55_what_happens_on_placing_happens_and_a_colony_costs_nothing() -> None:
    state = table(city=["hippocrates"], history=["colony"], decks={"red": ["leader", "troy", "end"]})
    play(state, "use hippocrates", "return colony", "found")
    assert city(state) == [used("hippocrates"), "colony", "leader"]
    assert coins(state) == 20 + 1 + 1  # the income of Hippocrates and of the Colony


def test_P55_P23_what_was_used_once_a_game_stays_used() -> None:
    state = table(city=["hippocrates"], history=[{"card": "plato", "used": True}], tokens=3)
    play(state, "use hippocrates", "return plato")
    assert city(state) == [used("hippocrates"), used("plato")]


def test_P56_homer_puts_a_card_of_the_hand_on_the_own_history() -> None:
    state = play(table(city=["homer"], hand=["potter", "farmer"]), "use homer with potter")
    assert history(state) == ["potter"]
    assert hand(state) == ["farmer"]
    assert GAME.view(state, TOMMASO)["seats"][SARA]["history"] == ["blue"]
    assert refused(table(city=["homer"]), "use homer with potter") == "P-56"


# --- Assassin ---


def assassin(**said: Any) -> Polis:
    return table(**{"city": ["assassin"], "tokens": 3, "tommaso": {"city": ["potter", "theatre"]}, **said})


def test_P58_three_tokens_for_a_person() -> None:
    state = play(assassin(), "kill potter of 2")
    assert (tokens(state), city(state)) == (0, [used("assassin")])
    assert city(state, TOMMASO) == ["theatre"]
    assert history(state, TOMMASO) == ["potter"]


def test_P58_only_persons_in_any_city_but_not_itself() -> None:
    state = assassin(city=["assassin", "homer"])
    assert may(state, "kill") == ["kill homer of 1", "kill potter of 2"]
    assert refused(state, "kill theatre of 2") == "P-58"
    assert refused(state, "kill assassin of 1") == "P-58"


def test_P58_another_assassin_yes() -> None:
    state = assassin(city=["assassin", "assassin"])
    play(state, "kill assassin 2 of 1")
    assert city(state) == [used("assassin")]
    state = assassin(tommaso={"city": ["assassin"]})
    assert history(play(state, "kill assassin of 2"), TOMMASO) == ["assassin"]


def test_P58_once_a_game_and_not_without_tokens() -> None:
    assert refused(assassin(city=[used("assassin")]), "kill potter of 2") == "P-58"
    assert refused(assassin(tokens=2), "kill potter of 2") == "P-58"


@pytest.mark.parametrize("moment", ["draw", "extra", "offer", "develop", "protect", "trade", "war", "look"])
def test_P58_at_any_time_of_the_own_turn(moment: str) -> None:
    state = assassin(awaited=moment, hand=["farmer"], city=["assassin", "lighthouse", "hoplite"])
    assert "kill potter of 2" in may(state, "kill")
    before = awaited(state)
    assert awaited(play(state, "kill potter of 2")) == before


HALF_DONE: dict[str, tuple[dict[str, Any], list[str]]] = {
    "settle": ({"awaited": "offer", "hand": ["farmer"]}, ["auction farmer", "pass", "pass"]),
    "found": ({"awaited": "develop", "hand": ["colony"]}, ["develop colony"]),
    "visit": (
        {"awaited": "develop", "hand": ["temple_ares"], "options": {"temple_draw": "optional"}},
        ["develop temple ares"],
    ),
    "replace": ({"city": ["assassin", "archimedes"], "hand": ["farmer"]}, ["use archimedes with farmer"]),
    "erase": (
        {"city": ["assassin", "herodotus"], "roberto": {"history": ["farmer"]}},
        ["use herodotus on 3"],
    ),
    "return": ({"city": ["assassin", "hippocrates"], "history": ["farmer"]}, ["use hippocrates"]),
    "destroy": ({"awaited": "war"}, ["attack 2"]),
    "sacrifice": ({"awaited": "war"}, ["attack 2", "destroy theatre"]),
}


@pytest.mark.parametrize("moment", HALF_DONE)
def test_P58_also_while_something_is_half_done(moment: str) -> None:
    said, moves = HALF_DONE[moment]
    state = play(assassin(**said), *moves)
    assert awaited(state) == moment
    play(state, "kill potter of 2")
    assert (awaited(state), history(state, TOMMASO)[-1]) == (moment, "potter")


def test_P58_what_hippocrates_looks_through_grows() -> None:
    state = assassin(city=["assassin", "hippocrates", "tragedian"], history=["farmer"])
    play(state, "use hippocrates", "kill tragedian of 1", "return tragedian")
    assert city(state) == [used("assassin"), used("hippocrates"), "tragedian"]


def test_P58_the_income_follows_when_nothing_else_can_be_used() -> None:
    state = play(assassin(city=["assassin", "farmer"]), "kill potter of 2")
    assert (awaited(state), coins(state)) == ("trade", 20 + 3 + 1)


def test_P58_a_last_chance_before_the_turn_ends() -> None:
    """After a trade the Vases of the partner have paid, and their owner can go."""
    state = play(assassin(awaited="trade", roberto={"city": ["troy"]}), "trade with 2")
    assert (coins(state), awaited(state)) == (20 + 2, "strike")
    assert legal_moves(state) == ["done", "kill potter of 2"]
    assert play(state.clone(), "done").mover == TOMMASO
    assert play(state, "kill potter of 2").mover == TOMMASO


def test_P58_a_murder_can_make_a_war_possible() -> None:
    state = assassin(awaited="trade", tommaso={"city": ["hoplite"]}, roberto={"city": ["phalanx"]})
    play(state, "trade with 2", "kill phalanx of 3")
    assert (awaited(state), may(state, "attack")) == ("war", ["attack 3"])


def test_P58_no_last_chance_for_those_who_have_just_declined() -> None:
    for moment in ("trade", "war"):
        state = assassin(awaited=moment, city=["assassin", "hoplite"])
        assert play(state, *["done"] * (2 if moment == "trade" else 1)).mover == TOMMASO


@pytest.mark.parametrize(
    "said",
    [{"tokens": 2}, {"tommaso": {"city": ["theatre"]}}, {"city": [used("assassin")]}, {"city": ["hoplite"]}],
)
def test_P58_nobody_is_asked_without_a_target(said: dict[str, Any]) -> None:
    state = assassin(awaited="trade", **{"roberto": {"city": ["troy"]}, **said})
    play(state, "trade with 2")
    assert awaited(state) != "strike"


def test_P58_after_a_war() -> None:
    state = assassin(awaited="war", city=["assassin", "hoplite"])
    play(state, "attack 2", "destroy theatre", "sacrifice hoplite")
    assert awaited(state) == "strike"
    assert "attack 3" not in legal_moves(state)
    play(state, "kill potter of 2")
    assert (state.mover, sorted(history(state, TOMMASO))) == (TOMMASO, ["potter", "theatre"])


def test_P58_in_a_war_the_last_card_that_could_fall() -> None:
    state = assassin(awaited="war", tommaso={"city": ["potter"]})
    play(state, "attack 2", "kill potter of 2")
    assert awaited(state) == "sacrifice"


def test_P58_in_the_last_turn() -> None:
    state = assassin(awaited="develop", hand=["farmer"], blocked=["red", "green"])
    assert awaited(play(state.clone(), "done")) == "nothing"
    play(state, "develop farmer")
    assert awaited(state) == "strike"
    play(state, "kill potter of 2")
    assert (awaited(state), history(state, TOMMASO)) == ("nothing", ["potter"])


def test_P58_in_a_game_that_ends_in_the_profit_phase() -> None:
    decks = {"blue": ["end", "merchant", 3]}
    state = assassin(city=["assassin", "archimedes"], hand=["farmer"], blocked=["red"], decks=decks)
    play(state, "use archimedes with farmer", "draw blue")
    assert awaited(state) == "strike"
    assert awaited(play(state, "done")) == "nothing"


def test_P58_both_assassins_have_their_chance() -> None:
    defended = {"city": ["euclid", "troy"]}
    state = assassin(awaited="trade", city=["assassin", "assassin"], tokens=6, roberto=defended)
    play(state, "trade with 2", "kill potter of 2")
    assert awaited(state) == "strike"
    play(state, "kill euclid of 3")
    assert state.mover == TOMMASO


def test_P58_not_while_others_decide() -> None:
    state = play(assassin(awaited="offer", hand=["farmer"]), "auction farmer")
    assert refused(state, "kill potter of 2") == "P-58"


def test_P58_a_coin_does_not_stop_it_and_goes_to_the_bank() -> None:
    state = assassin(tommaso={"city": [covered("potter", "culture")]})
    play(state, "kill potter of 2")
    assert history(state, TOMMASO) == ["potter"]
    assert coins(state, TOMMASO) == 20


@pytest.mark.parametrize("kind", [kind for kind, card in enumerate(CARDS) if "person" in card["tags"]])
def test_P58_P21_a_card_takes_its_symbols_along_also_the_one_under_a_coin(kind: int) -> None:
    card = CARDS[kind]
    ringed = [symbol["kind"] for symbol in card["symbols"] if symbol.get("ring")]
    victim = covered(card["id"], ringed[0]) if ringed else card["id"]
    state = assassin(tommaso={"city": [victim]})
    play(state, f"kill {card['id']} of 2")
    left, empty = state.players[TOMMASO], table("draw").players[TOMMASO]
    for sums in ("shown", "discounts", "yields", "prizes", "counts", "powers"):
        assert getattr(left, sums) == getattr(empty, sums), sums


# --- Captain, Plato ---


@pytest.mark.parametrize(
    ("ships", "expected"),
    [([], 0), (["trireme"], 3), (["merchant_ship"], 3), (["trireme", "trireme", "merchant_ship"], 3)],
)
def test_T17_P60_a_captain_with_a_ship_brings_three_coins(ships: list[str], expected: int) -> None:
    state = play(table(city=["captain", *ships]), "income")
    other = ships.count("merchant_ship")
    assert coins(state) == 20 + other + expected


def test_P60_each_captain_by_himself() -> None:
    state = play(table(city=["captain", "captain", "trireme"]), "income")
    assert coins(state) == 20 + 2 * 3


def test_T14_P63_plato_brings_ten_coins_and_another_player_five() -> None:
    state = table(city=["plato"], tokens=1)
    play(state, "use plato on 3")
    assert (coins(state), coins(state, ROBERTO), coins(state, TOMMASO)) == (30, 25, 20)
    assert tokens(state) == 0
    assert city(state)[0] == used("plato")


def test_P63_not_without_a_token_nor_for_oneself() -> None:
    assert refused(table(city=["plato"]), "use plato on 2") == "P-63"
    assert refused(table(city=["plato"], tokens=1), "use plato on 1") == "P-63"
