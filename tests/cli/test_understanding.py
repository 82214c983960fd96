"""Moves are understood as they are shown, with names in any language; else what may be meant is told."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from petteia.cli import rulebook
from petteia.cli.moves import rules_of
from petteia.cli.speech import VOICE, Speaker
from petteia.cli.understanding import Reader
from petteia.core.chance import dice_of
from petteia.core.contract import NOBODY, State
from petteia.core.game import Game
from petteia.games import OURS, game_named
from petteia.languages import LANGUAGES
from tests.cli.conftest import Call, complains

PLAYERS = 3
of_every_game = pytest.mark.parametrize("name", OURS)


def reader_of(game: Game) -> Reader:
    return Reader(Speaker(game, game.seat_names(PLAYERS)))


def some_tables(game: Game, seed: str, every: int = 9) -> list[State]:
    state, dice, found = game.new(PLAYERS, seed), dice_of(seed), []
    for step in range(200):
        if state.actor == NOBODY:
            break
        if step % every == 0:
            found.append(state.clone())
        actions = state.legal()
        state.apply(actions[dice.below(len(actions))])
    return found


@of_every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_move_typed_as_it_is_shown_is_that_move(
    name: str, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(VOICE, "asked", language)
    game = game_named(name)
    reader = reader_of(game)
    for state in some_tables(game, "as shown"):
        for action in state.legal()[::7]:
            words = reader.speaker.words(state, action)
            meant = reader.actions(state, words.upper().rstrip("."))
            assert [reader.speaker.words(state, other) for other in meant] == [words]


@pytest.mark.parametrize(
    ("game", "typed", "notation"),
    [
        ("attika", "torre @ 2,-1", "tower @ 2,-1"),
        ("attika", "Champ de blé @ 0,0", "grain_field @ 0,0"),
        ("attika", "gabonaföld @ -1,2", "grain_field @ -1,2"),
        ("attika", "pay 2 collina, foresta", "pay forest, 2 hill"),
        ("olympos", "condemn Tessaglia", "condemn @ thessaly"),
        ("polis", "auction il Teatro", "auction theatre"),
        ("polis", "attack SOLON", "attack 1"),
        ("polis", "draw mazzo rosso", "draw red"),
    ],
)
def test_things_and_players_may_be_named_in_any_language(game: str, typed: str, notation: str) -> None:
    rulebook_of = game_named(game)
    state, reader = rulebook_of.new(PLAYERS, "names"), reader_of(rulebook_of)
    assert reader.actions(state, typed) == rulebook_of.read_actions(state, notation)


def test_what_is_mistyped_brings_those_that_may_be_meant(petteia: Call, start: Path) -> None:
    assert complains(petteia("apply", start, "drow main"), "Did you mean: draw main")
    assert complains(petteia("apply", start, "towr @ 2,-1"), "There is no 'towr'. Did you mean: tower?")
    assert complains(petteia("apply", start, "dance"), "'dance' is not a move. Moves look like")


@of_every_game
def test_every_legal_move_names_its_rules(name: str) -> None:
    game = game_named(name)
    known = {*rulebook.headings(name), *(ruling.id for ruling in rulebook.rulings(name))}
    for state in some_tables(game, "rules", every=2):
        for action in state.legal()[::3]:
            rules = rules_of(game, state, action)
            assert rules, game.write_action(state, action)
            assert set(rules) <= known


def test_grounds_speak_of_verbs_rules_and_messages_that_there_are() -> None:
    for name in OURS:
        game = game_named(name)
        verbs = {key for key in game.grounds if not key.startswith(f"{name}-")}
        assert verbs == set(game.verbs)
        assert set(game.grounds.values()) <= set(rulebook.headings(name))
        for key in set(game.grounds) - verbs:
            VOICE.catalogue.message(key)  # or a KeyError


def test_why_of_a_building_tells_ways_to_pay_and_why_it_is_not_free(petteia: Call, start: Path) -> None:
    moves = json.loads(petteia("moves", start, "--json").out)
    several = next(
        move for move in moves if any(item["key"] == "attika-price-ways" for item in move["price"])
    )
    out = petteia("why", start, several["notation"]).out
    assert "not free" in out
    ways = next(item["arguments"]["count"] for item in several["price"] if item["key"] == "attika-price-ways")
    assert out.count("\n  pay ") == ways
    assert "Rule A-17 Landscape lowers the cost" in out


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("it", ["Permessa: ", "Regola A-10"]),
        ("fr", ["Permis : ", "Règle A-10"]),
        ("hu", ["Szabályos: ", "A-10"]),
    ],
)
def test_why_speaks_the_readers_language(petteia: Call, start: Path, language: str, words: list[str]) -> None:
    out = petteia("why", start, "draw main", "--lang", language).out
    assert all(word in out for word in words), out
    assert "Legal" not in out
    assert "Rule " not in out
