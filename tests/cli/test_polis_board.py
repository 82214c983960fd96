"""The drawing of Polis: cities as rows of cards, readable without colour; nothing a seat may not see."""

from __future__ import annotations

import pytest

from petteia.cli.boards import drawing_for
from petteia.cli.boards.polis import PolisDrawing, shortened
from petteia.cli.terminal import Line, width_of
from petteia.core.chance import dice_of
from petteia.core.contract import NOBODY
from petteia.core.numbers import amount
from petteia.games.polis.box import CULTURE, VASE, load_box
from petteia.games.polis.game import GAME
from petteia.games.polis.rules import Polis
from petteia.games.polis.war import attack_strength, defence_strength
from tests.rules.polis_table import covered, new_game, play, table, used

NAMES = ["Sara", "Tommaso", "Roberto"]


def drawing(names: list[str] = NAMES) -> PolisDrawing:
    found = drawing_for("polis", names, None)
    assert isinstance(found, PolisDrawing)
    return found


def text(lines: list[Line]) -> list[str]:
    return ["".join(words for words, _ in line).rstrip() for line in lines]


def board(state: Polis, seat: int = 0, width: int = 80) -> str:
    return "\n".join(text(drawing().table(GAME.view(state, seat), [], width)))


def test_a_city_as_a_row_of_cards() -> None:
    pointed = {"card": "harbour", "forward": True, "target": 1}
    state = table("draw", city=["hoplite", covered("theatre", "culture"), used("homer"), pointed])
    lines = text(drawing().city(GAME.view(state, 0), 0, 80))
    assert lines == [
        "r Hoplite       g Theatre       y ^Homer        g ^>T Harbour",
        "p WW            # [o] $1        p [C]           # V [V]",
    ]


def test_the_totals_of_a_city_are_those_of_the_engine() -> None:
    """Culture, Vases and War, in attack and defence, at every step of a game."""
    state = new_game(3, "drawn")
    dice, sketch = dice_of("drawn"), drawing()
    while state.actor != NOBODY:
        moves = state.legal()
        state.apply(moves[dice.below(len(moves))])
        view = GAME.view(state, 0)
        for player, entry in zip(state.players, view["seats"], strict=True):
            assert sketch.shown(entry, "culture") == amount(player.shown, CULTURE)
            assert sketch.shown(entry, "vase") == amount(player.shown, VASE)
            strengths = {int(attack_strength(player)), int(defence_strength(player))}
            assert sketch.strength(entry) == "/".join(str(strength) for strength in sorted(strengths))


@pytest.mark.parametrize("width", [80, 100, 120])
def test_it_fits_the_screen(width: int) -> None:
    names = GAME.seat_names(5)
    state = new_game(5, "wide")
    dice = dice_of("wide")
    while state.actor != NOBODY:
        view = GAME.view(state, 0)
        if state.turn % 5 == 0:
            lines = drawing(names).table(
                view, [GAME.write_action(state, action) for action in state.legal()], width
            )
            assert [line for line in lines if width_of(line) > width] == []
        moves = state.legal()
        state.apply(moves[dice.below(len(moves))])
    assert max(width_of(line) for line in drawing(names).legend()) <= 80


def test_an_auction_shows_the_colour_to_bidders_and_the_card_to_the_seller() -> None:
    state = play(table("offer", hand=["hoplite", "potter"]), "auction hoplite", "bid 3")
    assert "Auction: hoplite   3 coins by Tommaso" in board(state, 0)
    assert "Auction: red   3 coins by Tommaso" in board(state, 2)


def test_bids_and_passes_are_told() -> None:
    state = play(table("offer", hand=["hoplite"], more=[{}]), "auction hoplite", "pass")
    sketch = drawing([*NAMES, "Dora"])
    moves = [GAME.write_action(state, action) for action in state.legal()]
    line = text(sketch.aside(GAME.view(state, 2), moves, 100))[1]
    assert line == "Auction: red   no bid yet   passed: Tommaso   bid 1 to 20, or pass"


def test_decks_show_their_end_card_and_what_the_lighthouse_has_seen() -> None:
    state = table("look", city=["lighthouse"], decks={"red": ["troy", "leader", "end"]}, blocked=["green"])
    play(state, "look red")
    assert "red 3 (troy)" in board(state, 0)
    assert "green END" in board(state, 0)
    assert "red 3 " in board(state, 1)
    assert "troy" not in board(state, 1)


def test_hands_show_only_their_colours_to_others() -> None:
    state = table("draw", hand=["hoplite", "potter", "potter"])
    assert "hand 1r 2b" in board(state, 1)
    assert "Potter" not in board(state, 1)
    own = text(drawing().hand(GAME.view(state, 0), 0, 80))
    assert own[1:] == ["r Hoplite       b Potter        b Potter", "p WW            p [C] V         p [C] V"]


def test_histories_as_far_as_they_are_known() -> None:
    state = table("profit", city=["homer", "euclid"], hand=["potter"], history=["hoplite"])
    play(state, "use homer with potter")
    assert "Sara, history: hoplite, potter" in board(state, 0)
    assert "Sara, history: hoplite, blue" in board(state, 1)


def test_long_names_are_shortened_in_words() -> None:
    assert shortened("Temple of Apollo", 13) == "Temple Apollo"
    assert shortened("Lighthouse of Alexandria", 13) == "Lighthouse"
    assert shortened("Alexander the Great", 13) == "Alexander"
    assert shortened("Merchant Ship", 12) == "M. Ship"
    assert shortened("Hippocrates", 9) == "Hippocra."
    names = [shortened(card["name"], 13) for card in load_box().data["card"]]
    assert len(set(names)) == len(names)
    assert max(map(len, names)) <= 13


def test_cheap_moves_come_first() -> None:
    state = table("develop", city=["phalanx"], hand=["hoplite", "potter"])
    sketch = drawing()
    prices = [sketch.payment(GAME.price(state, GAME.move(state, action))) for action in state.legal()]
    assert prices == [8, 10, 0]
    assert sketch.amount(8, 10) == "8 to 10 coins"
    assert sketch.amount(1, 1) == "1 coin"
