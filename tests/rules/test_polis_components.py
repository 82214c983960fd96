"""Chapter 13: what is in the box, on the page and in the components file (P-20, P-69)."""

from __future__ import annotations

import re
from typing import Any

import pytest

from petteia.core.components import BadComponents
from petteia.games.polis.box import COLOURS, default_components, load_box
from petteia.games.polis.game import GAME
from petteia.games.polis.inspection import SYMBOL_KINDS
from petteia.games.polis.moves import Develop
from tests.rules.polis_page import PAGE, rows_below
from tests.rules.polis_table import city, new_game, play, refused, table

CARDS: list[dict[str, Any]] = load_box().data["card"]
SIDES: list[dict[str, Any]] = load_box().data["city_side"]


def spelled(symbol: dict[str, Any]) -> str:
    """A symbol as the page writes it."""
    value, colour = symbol.get("value"), symbol.get("colour")
    text = {
        "culture": "Culture",
        "vase": "Vase",
        "war": "War",
        "mercenary": "mercenaries",
        "discount": f"−{value} any",
        "colour_discount": f"−{value} {colour}",
        "coins": f"{value} coin{'s' if value != 1 else ''}",
        "points": f"{value} point a turn",
        "coins_per_colour": f"1 coin per {colour}",
        "coins_per_building": "1 coin per building",
        "start_coins": f"{value} coins at the start",
        "end_points": f"{value} point{'s' if value != 1 else ''} at the end",
        "end_points_per_colour": f"1 point at the end per {colour}",
        "end_points_per_building": "1 point at the end per building",
    }[symbol["kind"]]
    return f"({text})" if symbol.get("ring") else text


def row_of(symbols: list[dict[str, Any]]) -> str:
    """Several symbols, equal ones counted."""
    texts: list[list[Any]] = []
    for symbol in symbols:
        if texts and texts[-1][0] == spelled(symbol):
            texts[-1][1] += 1
        else:
            texts.append([spelled(symbol), 1])
    return ", ".join(text if count == 1 else f"{count} {text}" for text, count in texts)


@pytest.mark.parametrize("colour", COLOURS)
def test_the_page_has_the_cards_of_each_colour(colour: str) -> None:
    """Names, numbers, icons, symbols and where each fact comes from."""
    cards = [card for card in CARDS if card["colour"] == colour]
    assert sum(card["copies"] for card in cards) == 16
    rows = rows_below(f"### {colour.capitalize()}")
    assert [[row[0], row[1], row[2], row[3], *row[5:]] for row in rows] == [
        [
            card["name"],
            str(card["copies"]),
            ", ".join(card["tags"]),
            row_of(card["symbols"]),
            card["sources"]["name"],
            card["sources"]["colour"],
            card["sources"]["copies"],
        ]
        for card in cards
    ]


def test_the_page_has_both_sides_of_the_six_city_boards() -> None:
    assert rows_below("### City boards") == [
        [side["name"], side["side"], row_of(side["symbols"][:2]), row_of(side["symbols"][2:])]
        for side in SIDES
    ]
    assert len(SIDES) == 12


def test_all_fourteen_kinds_of_symbol_occur() -> None:
    seen = {symbol["kind"] for thing in CARDS + SIDES for symbol in thing["symbols"]}
    assert seen == set(SYMBOL_KINDS)


def test_P21_pure_war_cards_have_no_ring_and_all_others_just_one() -> None:
    for card in CARDS:
        rings = sum(bool(symbol.get("ring")) for symbol in card["symbols"])
        assert rings == (0 if {symbol["kind"] for symbol in card["symbols"]} == {"war"} else 1), card["id"]


NAMED = re.findall(
    r"\[(P-\d+)\]", "".join(row[4] for colour in COLOURS for row in rows_below(f"### {colour.capitalize()}"))
)


def test_every_card_with_a_text_has_its_rule_on_the_page() -> None:
    """24 kinds of card have a text; the four temples share one."""
    rules = {f"P-{number}" for number in (*range(48, 69),)}
    assert set(NAMED) == rules
    assert len(NAMED) == len(rules) + 3


def test_P69_cards_without_a_text() -> None:
    without = [
        row[0] for colour in COLOURS for row in rows_below(f"### {colour.capitalize()}") if row[4] == "–"
    ]
    for name in ("Tragedian", "Leader", "Theatre", "Acropolis", "Potter"):
        assert name in without
    known = [card["name"] for card in CARDS if card["sources"]["name"] == "rulebook"]
    assert len(known) == 29
    assert refused(table(city=["theatre", "euclid"]), "use theatre") == "P-69"


def test_P69_every_card_can_be_placed_and_shown() -> None:
    """Each of the 45 designs, won in an auction."""
    for card in CARDS:
        state = play(table("offer", hand=[card["id"], "potter"]), f"auction {card['id']}", "bid 4", "pass")
        assert city(state, 1)[0] == card["id"]


# --- an owner's own file ---


def changed(old: str, new: str) -> str:
    text = default_components()
    assert old in text
    return text.replace(old, new, 1)


def test_an_owners_file_changes_the_game() -> None:
    components = changed("development = 10 ", "development = 12 ")
    state = table("develop", hand=["potter"], components=components)
    assert GAME.price(state, Develop("potter"))[0].arguments == {"coins": 12}


def test_an_owners_name_serves_in_messages() -> None:
    components = default_components().replace(
        'id = "potter"\nname = "Potter"', 'id = "jug_maker"\nname = "Jug Maker"'
    )
    state = table("develop", hand=["jug_maker"], components=components)
    assert GAME.describe(state, Develop("jug_maker")).arguments == {"card": "Jug Maker"}


def test_a_bad_file_is_refused_with_everything_that_is_wrong() -> None:
    bad = changed('colour = "red"\ncopies = 4', 'colour = "pink"\ncopies = 4').replace(
        "coins = 24 ", 'coins = "x" ', 1
    )
    with pytest.raises(BadComponents) as caught:
        load_box(bad)
    assert len(caught.value.messages) >= 2


def test_people_are_told_what_is_reconstructed() -> None:
    boards, symbols, cards = GAME.reconstructed()
    assert boards.key == "polis-reconstructed-boards"
    assert symbols.key == "polis-reconstructed-symbols"
    assert "### P-38" in PAGE
    invented = [card["name"] for card in CARDS if card["sources"]["name"] == "reconstructed"]
    assert len(cards.arguments["invented"].items) == len(invented)  # type: ignore[union-attr]


def test_seats_have_names_until_people_give_them_some() -> None:
    assert len(set(GAME.seat_names(5))) == 5
    assert new_game(5).seats() == 5
