"""Chapter 1: setting up a game (P-1 to P-6, P-38)."""

from __future__ import annotations

import pytest

from petteia.core.game import Impossible
from petteia.games.polis.box import COLOURS
from petteia.games.polis.game import GAME
from petteia.games.polis.rules import Polis
from tests.rules.polis_page import rows_below
from tests.rules.polis_table import (
    assert_nothing_is_lost,
    awaited,
    coins,
    colour_of,
    deck,
    hand,
    legal_moves,
    new_game,
    play,
    refused,
)

SEEDS = [f"seed {number}" for number in range(20)]
every_count = pytest.mark.parametrize("players", [3, 4, 5])


def boards(state: Polis) -> list[str]:
    """The boards from the first player on."""
    seats = GAME.position(state)["seats"]
    return [seats[(int(state.first) + order) % len(seats)]["board"] for order in range(len(seats))]


@pytest.mark.parametrize("players", [0, 1, 2, 6])
def test_P1_three_to_five_play(players: int) -> None:
    with pytest.raises(Impossible, match="3 to 5 players"):
        new_game(players)


def test_P1_the_first_player_is_drawn_by_lot() -> None:
    assert {int(new_game(5, seed).first) for seed in SEEDS} == set(range(5))


FIRST_CITIES = ["athina A", "delfoi A", "alexandreia A", "olympia A", "korinthos A"]


@every_count
def test_P2_the_cities_of_a_first_game(players: int) -> None:
    """By lot: in some games everybody has each of them."""
    cities = FIRST_CITIES[:players]
    dealt = [boards(new_game(players, str(seed))) for seed in range(60)]
    assert all(sorted(each) == sorted(cities) for each in dealt)
    assert all({each[seat] for each in dealt} == set(cities) for seat in range(players))


@every_count
def test_P2_the_cities_of_a_first_game_by_choice(players: int) -> None:
    """In the order in which boards are chosen otherwise, the first player last."""
    state = new_game(players, city_boards="first_game_chosen")
    left = [f"board {city.lower()}" for city in FIRST_CITIES[:players]]
    for order in range(1, players + 1):
        assert state.actor == (state.first - order) % players
        assert legal_moves(state) == left
        play(state, left.pop())
    assert awaited(state) == "opening"


@every_count
def test_P2_boards_dealt_and_the_side_chosen(players: int) -> None:
    """From the first player on, everybody chooses between the two sides of a random board."""
    state = new_game(players, city_boards="dealt")
    assert awaited(state) == "board"
    for order in range(players):
        assert state.actor == (state.first + order) % players
        sides = legal_moves(state)
        assert [side[-1] for side in sides] == ["a", "b"]
        assert sides[0][:-2] == sides[1][:-2]
        play(state, sides[order % 2])
    assert [board[-1] for board in boards(state)] == ["A", "B", "A", "B", "A"][:players]
    assert awaited(state) == "opening"


def test_P2_boards_are_dealt_at_random() -> None:
    dealt = {new_game(3, seed, city_boards="dealt").legal()[0] for seed in SEEDS}
    assert len(dealt) == 6


@every_count
def test_P2_boards_chosen_to_the_right_the_first_player_last(players: int) -> None:
    state = new_game(players, city_boards="chosen")
    for order in range(1, players + 1):
        assert state.actor == (state.first - order) % players
        assert len(legal_moves(state)) == 2 * (6 - order + 1)
        play(state, legal_moves(state)[-1])
    assert boards(state)[0] == {3: "olympia B", 4: "alexandreia B", 5: "delfoi B"}[players]
    assert awaited(state) == "opening"


def test_P2_a_board_can_be_taken_once() -> None:
    state = play(new_game(3, city_boards="chosen"), "board sparti b")
    assert refused(state, "board sparti a") == "P-2"


@every_count
def test_P3_coins_by_order_of_play(players: int) -> None:
    """Sides that show no starting money."""
    for seed in SEEDS[:5]:
        state = new_game(players, seed)
        held = [coins(state, (int(state.first) + order) % players) for order in range(players)]
        held[boards(state).index("alexandreia A")] -= 6  # Alexándreia's starting money
        assert held == [24, 25, 26, 27, 28][:players]


def test_P38_starting_money_is_added() -> None:
    """Side A of Alexándreia shows 6 coins at the start, side B does not."""
    for side, more in (("a", 6), ("b", 0)):
        state = new_game(3, city_boards="chosen", start_player="1")
        assert state.actor == 2
        play(state, f"board alexandreia {side}")
        assert coins(state, 2) == 26 + more


@every_count
def test_P4_cards_taken_out_unseen(players: int) -> None:
    state = new_game(players)
    removed = [colour_of(card) for card in GAME.position(state)["removed"]]
    assert [removed.count(colour) for colour in COLOURS] == [{3: 2, 4: 1, 5: 0}[players]] * 4
    for seat in range(-1, players):
        assert set(GAME.view(state, seat)["removed"]) <= set(COLOURS)


@every_count
def test_P4_decks_hold_one_colour_each_and_are_shuffled(players: int) -> None:
    orders = set()
    for seed in SEEDS:
        state = new_game(players, seed)
        assert_nothing_is_lost(state)
        for colour in COLOURS:
            cards = deck(state, colour)
            assert {colour_of(card) for card in cards if card != "end"} == {colour}
        orders.add(tuple(deck(state, "red")))
    assert len(orders) == len(SEEDS)


@every_count
def test_T18_P5_deck_sizes_with_the_end_card_among_the_last_five(players: int) -> None:
    places = set()
    for seed in SEEDS:
        state = new_game(players, seed)
        for colour in COLOURS:
            cards = deck(state, colour)
            assert len(cards) == {3: 15, 4: 16, 5: 17}[players]
            places.add(len(cards) - cards.index("end"))
    assert places == {1, 2, 3, 4, 5}


def test_T18_P5_the_page_tells_the_same() -> None:
    rows = {row[0]: row[1:] for row in rows_below("## Set-up")}
    assert rows["coins, in order of play"] == ["24, 25, 26", "24, 25, 26, 27", "24, 25, 26, 27, 28"]
    assert rows["cards of each colour taken out unseen"] == ["2", "1", "0"]
    assert rows["cards in each deck, the End card included"] == ["15", "16", "17"]


@every_count
def test_P6_everybody_draws_a_first_card_from_a_deck_of_choice(players: int) -> None:
    state = new_game(players)
    for order in range(players):
        seat = (int(state.first) + order) % players
        assert state.actor == seat
        assert legal_moves(state) == [f"draw {colour}" for colour in COLOURS]
        top = deck(state, "blue")[0]
        play(state, "draw blue")
        assert hand(state, seat) == [top]
    assert state.actor == state.first
    assert awaited(state) == "draw"
    assert state.turn == 1
