"""The catalogue: every language says everything, with the same arguments, and nothing that is never said."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax.ast import BaseNode, Junk, Pattern, VariableReference
from fluent.syntax.ast import Message as Entry

import petteia
from petteia import locales
from petteia.core.message import Argument, Listing, Message, Place, SeatName, Term
from petteia.games import OURS
from petteia.games.attika.box import LANDSCAPES, load_box
from petteia.games.olympos.box import load_box as olympos_box
from petteia.games.polis.box import COLOURS
from petteia.games.polis.box import load_box as polis_box
from petteia.games.polis.inspection import SYMBOL_KINDS, TAGS
from petteia.languages import LANGUAGES
from petteia.locales import catalogue, preferred_language

PACKAGE = Path(petteia.__file__).parent
FILES = (*locales.FILES, *OURS)
ARTICLES = ("one", "the")
WATCHED = "watched"
every_language = pytest.mark.parametrize("language", LANGUAGES)


# --- what is in the files -------------------------------------------------------------------------


@cache
def entries(language: str) -> dict[str, Entry]:
    """The messages of a language by key."""
    found: dict[str, Entry] = {}
    for name in FILES:
        text = (PACKAGE / "locales" / language / f"{name}.ftl").read_text("utf-8")
        for entry in FluentParser().parse(text).body:
            assert not isinstance(entry, Junk), f"{language}/{name}.ftl: {entry.content}"
            if isinstance(entry, Entry):
                assert entry.id.name not in found, f"{language}: {entry.id.name} is there twice"
                assert entry.id.name.startswith(f"{name}-"), f"{language}: {entry.id.name} in {name}.ftl"
                found[entry.id.name] = entry
    return found


def attributes(entry: Entry) -> set[str]:
    return {attribute.id.name for attribute in entry.attributes}


def variables(entry: Entry) -> set[str]:
    """The arguments that a message uses, those with an article under their plain names."""
    found = {node.id.name for node in nodes(entry) if isinstance(node, VariableReference)}
    return {re.sub(rf"-({'|'.join(ARTICLES)})$", "", name) for name in found}


def nodes(node: object) -> Iterator[object]:
    yield node
    children = vars(node).values() if isinstance(node, BaseNode) else node if isinstance(node, list) else []
    for child in children:
        yield from nodes(child)


@every_language
def test_no_message_is_missing_and_none_is_left_over(language: str) -> None:
    assert set(entries(language)) == set(entries("en"))


@every_language
def test_messages_use_the_same_arguments(language: str) -> None:
    for key, entry in entries(language).items():
        assert variables(entry) == variables(entries("en")[key]), f"{language}: {key}"


@every_language
def test_things_have_the_same_forms(language: str) -> None:
    for key, entry in entries(language).items():
        assert attributes(entry) == attributes(entries("en")[key]), f"{language}: {key}"
        forms = {WATCHED} if "-prompt-" in key else set(ARTICLES)  # what is unique has no `one`
        assert attributes(entry) <= forms, f"{language}: {key}"


@every_language
def test_every_prompt_has_words_for_those_who_only_watch(language: str) -> None:
    """Which speak of whoever chooses, and to nobody."""
    prompts = {key: entry for key, entry in entries(language).items() if "-prompt-" in key}
    assert {key for key, entry in prompts.items() if attributes(entry) != {WATCHED}} == set()
    spoken_to = re.compile(r"\b(your?|tu[aoei]?|tuoi|ti|vous|votre|vos)\b|\{ \$player \} ?:", re.IGNORECASE)
    watched = {key: spelled(entry).split(f".{WATCHED} =")[1] for key, entry in prompts.items()}
    assert [key for key, words in watched.items() if spoken_to.search(words)] == []


@every_language
def test_nothing_is_empty(language: str) -> None:
    for key, entry in entries(language).items():
        patterns: list[Any] = [entry.value, *(attribute.value for attribute in entry.attributes)]
        assert all(isinstance(pattern, Pattern) and pattern.elements for pattern in patterns), key


@every_language
def test_the_same_keys_in_the_same_order(language: str) -> None:
    """So that translators can read the files side by side."""
    assert list(entries(language)) == list(entries("en"))


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_no_sentence_is_left_in_english(language: str) -> None:
    """Single words may be alike in two languages, whole sentences are not."""
    same = [key for key, entry in entries(language).items() if spelled(entry) == spelled(entries("en")[key])]
    assert [key for key in same if ". " in spelled(entries("en")[key]) + " "] == []


def spelled(entry: Entry) -> str:
    return FluentSerializer().serialize_entry(entry).strip()


# --- what the program says ------------------------------------------------------------------------

KEY = re.compile(rf"({'|'.join(FILES)})-[a-z0-9_*-]+")


@cache
def keys_in_source() -> frozenset[str]:
    """Every text in the source that looks like a key; a part that is filled in later is a star."""
    found: set[str] = set()
    for path in PACKAGE.rglob("*.py"):
        for text in texts(ast.parse(path.read_text("utf-8"))):
            if KEY.fullmatch(text):
                found.add(text)
    return frozenset(found)


def texts(tree: ast.AST) -> Iterator[str]:
    for node in ast.walk(tree):
        if isinstance(node, ast.JoinedStr):
            yield "".join(str(part.value) if isinstance(part, ast.Constant) else "*" for part in node.values)
        elif isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.value


def families() -> set[str]:
    """Keys with a star, but not the bare beginnings that ast.walk finds inside them."""
    return {key for key in keys_in_source() if "*" in key}


def single_keys() -> set[str]:
    beginnings = {family.split("*")[0] for family in families()}
    return {key for key in keys_in_source() if "*" not in key and key not in beginnings}


def matches(family: str, key: str) -> bool:
    return re.fullmatch(re.escape(family).replace(r"\*", r"[a-z0-9_]+"), key) is not None


def test_the_search_finds_keys() -> None:
    assert {"core-no-undo-start", "attika-do-draw", "attika-log-end"} <= keys_in_source()
    assert "attika-building-*" in families()


def test_every_key_that_is_used_exists() -> None:
    # The end of a game is told in words chosen by how it ended, never under its own key.
    assert single_keys() - {f"{game}-log-end" for game in FILES} <= set(entries("en"))
    for family in families():
        assert any(matches(family, key) for key in entries("en")), family


def test_every_key_that_exists_is_used() -> None:
    unused = [
        key
        for key in entries("en")
        if key not in single_keys() and not any(matches(family, key) for family in families())
    ]
    assert unused == []


def test_everything_in_the_box_has_a_name() -> None:
    box = load_box()
    names = [f"attika-building-{name}" for name in box.kind_ids]
    names += [f"attika-group-{name}" for name in box.group_ids]
    names += [f"attika-some-{name}" for name in LANDSCAPES]
    assert set(names) <= set(entries("en"))
    for name in names:
        if name.startswith("attika-building-"):
            assert attributes(entries("en")[name]) == set(ARTICLES)


def test_everything_in_the_box_of_olympos_has_a_name() -> None:
    box = olympos_box()
    names = [f"olympos-territory-{name}" for name in box.territory_ids]
    names += [f"olympos-sea-{name}" for name in box.sea_ids]
    names += [f"olympos-destiny-{name}" for name in box.card_ids]
    names += [f"olympos-god-{name}" for name in box.god_ids]
    with_article = [f"olympos-discovery-{name}" for name in box.kind_ids]
    with_article += [f"olympos-wonder-{name}" for name in box.wonder_ids]
    assert {*names, *with_article} <= set(entries("en"))
    assert all(attributes(entries("en")[name]) == {"the"} for name in with_article)


def test_everything_in_the_box_of_polis_has_a_name() -> None:
    names = [f"polis-card-{name}" for name in polis_box().kind_ids] + [
        f"polis-some-{name}" for name in COLOURS
    ]
    others = [f"polis-symbol-{kind}" for kind in SYMBOL_KINDS] + [f"polis-icon-{tag}" for tag in TAGS]
    others += [f"polis-{thing}-{name}" for thing in ("colour", "deck") for name in COLOURS]
    assert {*names, *others} <= set(entries("en"))
    assert all(attributes(entries("en")[name]) == set(ARTICLES) for name in names)


# --- saying ---------------------------------------------------------------------------------------

# Arguments that are not numbers.
SAMPLES: dict[str, Argument] = {
    "player": SeatName(0),
    "owner": SeatName(1),
    "building": Term("attika-building-oracle"),
    "group": Term("attika-group-city"),
    "pile": Term("attika-pile-main"),
    "site": Place("2,-1"),
    "cards": Listing((Message("attika-some-hill", {"count": 2}), Message("attika-some-water", {"count": 1}))),
    "need": Listing((Message("attika-some-hill", {"count": 2}),)),
    "all": "a, b",
    "last": "c",
    # Olympos
    "territory": Term("olympos-territory-attica"),
    "start": Term("olympos-north"),
    "places": Listing((Term("olympos-sea-cretan_sea"), Term("olympos-territory-crete"))),
    "defender": Term("olympos-barbarians"),
    "heir": SeatName(1),
    "discovery": Term("olympos-discovery-oracle"),
    "discoveries": Listing((Term("olympos-discovery-oracle"),)),
    "wonder": Term("olympos-wonder-stadium"),
    "wonders": Listing((Term("olympos-wonder-stadium"),)),
    "god": Term("olympos-god-siren"),
    "card": Term("olympos-destiny-star"),
    "resource": Term("olympos-gold"),
    "cubes": Listing((Message("olympos-some-gold", {"count": 2}),)),
    "price": Listing(
        (Message("olympos-some-gold", {"count": 2}), Message("olympos-group-any", {"count": 1}))
    ),
    "have": Listing((Message("olympos-some-gold", {"count": 1}),)),
    "left": Listing((Message("olympos-some-gold", {"count": 1}),)),
    "bonus": Message("olympos-bonus-settler", {"count": 1}),
    "gain": Message("olympos-bonus-prestige", {"count": 2}),
}
POLIS_SAMPLES: dict[str, Argument] = {
    **{name: SeatName(0) for name in ("player", "seller", "bidder", "buyer")},
    **{name: SeatName(1) for name in ("target", "other", "partner")},
    "owners": Listing((SeatName(0), SeatName(1))),
    "card": Term("polis-card-potter"),
    "used": Term("polis-card-priestess"),
    "invented": Listing((Term("polis-card-potter"), Term("polis-card-theatre"))),
    "deck": Term("polis-deck-red"),
    "colour": Term("polis-colour-red"),
    "symbol": Message("polis-symbol-coins", {"value": 2}),
    "source": Term("polis-source-board"),
    "city": "Athina",
    "side": "A",
}


def samples_for(key: str) -> dict[str, Argument]:
    return POLIS_SAMPLES if key.startswith("polis-") else SAMPLES


@every_language
@pytest.mark.parametrize("number", [0, 1, 2, 5, 21, 60])
def test_every_message_can_be_said_with_every_number(language: str, number: int) -> None:
    for key, entry in entries(language).items():
        arguments = {name: samples_for(key).get(name, number) for name in variables(entry)}
        said = catalogue(language).say(Message(key, arguments), ["Ada", "Béla"])
        assert said.strip(), key
        assert "{" not in said, key
        assert "  " not in said, f"{key}: {said}"
        assert "None" not in said, key


@every_language
def test_numbers_are_said(language: str) -> None:
    """Every number in a message is to be seen, unless it is small enough for a sentence of its own."""
    for key, entry in entries(language).items():
        samples = samples_for(key)
        numbers = variables(entry) - set(samples)
        values: dict[str, Argument] = {name: 30 + place for place, name in enumerate(sorted(numbers))}
        arguments = {name: samples[name] for name in variables(entry) & set(samples)} | values
        said = catalogue(language).say(Message(key, arguments), ["Ada", "Béla"])
        assert all(str(value) in said for value in values.values()), f"{key}: {said}"


@every_language
def test_listings(language: str) -> None:
    speak = catalogue(language)
    words = [speak.enumerated(list("abc"[:count])) for count in range(4)]
    assert words[0] == speak.say(Message("core-nothing"), [])
    assert words[1] == "a"
    assert re.fullmatch(r"a \w+ b", words[2])
    assert re.fullmatch(r"a, b \w+ c", words[3])


@every_language
def test_a_name_of_an_owners_own_serves_in_every_form(language: str) -> None:
    """A thing that only an owner's components file knows is said as it is written there."""
    for key, entry in entries(language).items():
        for thing in variables(entry) & {"building", "territory", "discovery", "wonder", "god", "card"}:
            arguments = {name: samples_for(key).get(name, 3) for name in variables(entry)} | {
                thing: "Wine press"
            }
            assert "Wine press" in catalogue(language).say(Message(key, arguments), ["Ada", "Béla"]), key


def test_an_unknown_key_is_an_error() -> None:
    with pytest.raises(KeyError, match="attika-nonsense"):
        catalogue("en").say(Message("attika-nonsense"), [])


def test_a_missing_argument_is_an_error() -> None:
    with pytest.raises(ValueError, match="attika-do-pay"):
        catalogue("en").say(Message("attika-do-pay"), [])


@pytest.mark.parametrize(
    ("environment", "expected"),
    [
        ({}, "en"),
        ({"LANG": "hu_HU.UTF-8"}, "hu"),
        ({"LANG": "hu_HU.UTF-8", "LC_ALL": "fr_FR"}, "fr"),
        ({"LANG": "fr_FR", "PETTEIA_LANG": "it"}, "it"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "de_DE"}, "en"),
    ],
)
def test_the_language_of_the_environment(
    monkeypatch: pytest.MonkeyPatch, environment: dict[str, str], expected: str
) -> None:
    for name in ("PETTEIA_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    assert preferred_language() == expected


def test_a_language_we_do_not_speak_is_answered_in_english() -> None:
    assert catalogue("de").language == "en"
