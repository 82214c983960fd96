"""What is in the box: our file, whether somebody's own can be played with, how it differs from ours, and how
pieces look, to be held against those on the table: `petteia components`."""

from __future__ import annotations

import re
from argparse import Namespace
from collections.abc import Iterator
from importlib.resources import files
from typing import Any

from petteia.cli.files import read_text
from petteia.cli.games import game_called, read_components
from petteia.cli.speech import Speaker, say
from petteia.cli.terminal import Line, Terminal, beside, hanging
from petteia.core.components import parsed
from petteia.core.fault import Fault
from petteia.core.game import Game
from petteia.core.message import Argument, Message, Term
from petteia.games import REGISTER

Block = dict[str, Any]

SOURCE_FACTS = ("source", "sources")
RECONSTRUCTED = "reconstructed"
NOT_PRINTED = ("setup", "sea", "north")  # how a table is laid out, and where places lie on the screen
NOT_SEEN = (*SOURCE_FACTS, "id", "name", "city", "note", "x", "y")
TILES, IN_A_ROW = "map_tiles", 6
WORD = re.compile(r"[a-z_]+")
# By the name of a fact, how the names of the things in it begin.
THINGS = {
    "group": "group-",
    "arrows": "building-",
    "land": "territory-",
    "sea": "sea-",
    "olympos_card": "god-",
    "destiny_card": "destiny-",
    "tags": "icon-",
    "colour": "colour-",
    "deck": "colour-",
    "effect": "card-",
    "symbols": "symbol-",
    **dict.fromkeys(("resource", "faces", "cost", "bonuses"), ""),
}


def components(arguments: Namespace) -> int:
    game, terminal = game_called(arguments.game), Terminal()
    if arguments.check:
        tell_of_check(terminal, game, arguments.check)
    elif arguments.diff:
        tell_of_differences(terminal, game, arguments.diff)
    elif arguments.faces:
        text = read_components(arguments.components) or ours(game)
        game.facts(text)
        show_faces(terminal, game, parsed(text))
    else:
        print(ours(game).rstrip())
    return 0


def ours(game: Game) -> str:
    """The text of our file, which lies beside the game's modules."""
    file = files(REGISTER[game.name]).joinpath("components.toml")
    if not file.is_file():
        raise Fault("terminal-no-components", game=game.name.capitalize())
    return file.read_text("utf-8")


# --- somebody's own file ------------------------------------------------------------------------------


def tell_of_check(terminal: Terminal, game: Game, name: str) -> None:
    """All that is wrong is told by the fault that the game raises."""
    text = read_text(name)
    for players in game.players:
        game.new(players, "check", components=text)
    terminal.say(say("terminal-components-fine", file=name))
    for part in game.reconstructed(text):
        terminal.say(f"  {Speaker(game, []).say(part)}")


def tell_of_differences(terminal: Terminal, game: Game, name: str) -> None:
    theirs = read_text(name)
    game.facts(theirs)
    found = list(differences(parsed(ours(game)), parsed(theirs)))
    if not found:
        terminal.say(say("terminal-components-same", file=name))
    for line in found:
        terminal.say(line)


def differences(our: Block, their: Block) -> Iterator[str]:
    """Block by block and entry by entry, in words. Where facts are from is no difference between boxes."""
    for key in [*our, *(key for key in their if key not in our)]:
        one, other = our.get(key), their.get(key)
        if isinstance(one, list) and isinstance(other, list):
            yield from between_entries(key, one, other)
        else:
            yield from between(f"[{key}]", one, other)


def between_entries(key: str, our: list[Block], their: list[Block]) -> Iterator[str]:
    ours_by_name, theirs_by_name = by_name(our), by_name(their)
    for name in [*ours_by_name, *(name for name in theirs_by_name if name not in ours_by_name)]:
        yield from between(f"[[{key}]] {name}", ours_by_name.get(name), theirs_by_name.get(name))


def by_name(entries: list[Block]) -> dict[str, Block]:
    return {name_of(entry, number): entry for number, entry in enumerate(entries, 1)}


def name_of(entry: Block, number: int) -> str:
    """By what an entry is known: its id, or what is the same of no other."""
    for facts in (("id",), ("city", "side"), ("players",), ("row", "column")):
        if all(fact in entry for fact in facts):
            return " ".join(str(entry[fact]) for fact in facts)
    return str(number)


def between(where: str, our: object, their: object) -> Iterator[str]:
    if not isinstance(our, dict) or not isinstance(their, dict):
        if our is None or their is None:
            yield say("terminal-only-theirs" if our is None else "terminal-only-ours", where=where)
        elif our != their:
            yield say("terminal-block-differs", where=where, theirs=written(their), ours=written(our))
        return
    for fact in [*our, *(fact for fact in their if fact not in our)]:
        one, other = without_sources(our.get(fact)), without_sources(their.get(fact))
        if fact not in SOURCE_FACTS and one != other:
            facts = {"theirs": written(other), "ours": written(one)}
            yield say("terminal-fact-differs", where=where, fact=fact, **facts)


def without_sources(value: object) -> object:
    if isinstance(value, dict):
        return {key: without_sources(part) for key, part in value.items() if key not in SOURCE_FACTS}
    return [without_sources(part) for part in value] if isinstance(value, list) else value


def written(value: object) -> str:
    """A fact in few letters."""
    if value is None:
        return "–"
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, list):
        return ", ".join(map(written, value)) or "–"
    if isinstance(value, dict):
        return " ".join(
            written(part) if key == "kind" else f"{key} {written(part)}" for key, part in value.items()
        )
    return str(value)


# --- faces --------------------------------------------------------------------------------------------


def show_faces(terminal: Terminal, game: Game, data: Block) -> None:
    """What is printed on tiles and cards, row by row; a question mark stands beside what we reconstructed."""
    wording = Wording(game)
    terminal.say(say("terminal-faces"))
    for key, entries in data.items():
        if key == TILES:
            terminal.say()
            terminal.show(flowers(entries["faces"]))
        elif isinstance(entries, list) and key not in NOT_PRINTED:
            terminal.say()
            terminal.say(wording.word(key), "bold")
            heads = [wording.name(key, entry, number) for number, entry in enumerate(entries, 1)]
            column = max(map(len, heads)) + 2
            for head, entry in zip(heads, entries, strict=True):
                facts = wording.facts(entry)
                terminal.show(hanging([(f"  {head:<{column}}", "")], [(facts, "")], terminal.room))


class Wording:
    """What stands in a components file, in the reader's language; what only an owner's knows, as it is."""

    def __init__(self, game: Game) -> None:
        self.game = game.name
        self.speaker = Speaker(game, [])

    def name(self, key: str, entry: Block, number: int) -> str:
        """As a piece is called, where it is one of ours."""
        family = THINGS.get(key, f"{key}-")
        called = self.speaker.term(f"{self.game}-{family}{entry['id']}") if "id" in entry else None
        return called or str(entry.get("name") or self.value(key, name_of(entry, number)))

    def facts(self, entry: Block) -> str:
        sources = entry.get("sources", {})
        return ";  ".join(
            f"{self.word(fact)} {self.value(fact, without_sources(value))}{doubt(entry, sources, fact)}"
            for fact, value in entry.items()
            if fact not in NOT_SEEN
        )

    def value(self, fact: str, value: object) -> str:
        if isinstance(value, bool):
            return self.word(str(value).lower())
        if isinstance(value, list):
            return ", ".join(self.value(fact, part) for part in value) or "–"
        if isinstance(value, dict):
            return self.symbol(value) if "kind" in value else self.several(value)
        return WORD.sub(lambda word: self.word(word[0], THINGS.get(fact)), str(value).replace(":", " "))

    def several(self, facts: Block) -> str:
        return " ".join(f"{self.word(fact)} {self.value(fact, value)}" for fact, value in facts.items())

    def symbol(self, facts: Block) -> str:
        """A symbol of Polis with its number and colour, and what else is printed around it."""
        said: dict[str, Argument] = {
            fact: value for fact, value in facts.items() if fact in ("kind", "value")
        }
        if "colour" in facts:
            said["colour"] = Term(f"{self.game}-colour-{facts['colour']}")
        rest = [self.word(fact) for fact in ("ring", "defence_only") if facts.get(fact)]
        name = self.speaker.say(Message(f"{self.game}-symbol-{facts['kind']}", said))
        return f"{name} ({', '.join(rest)})" if rest else name

    def word(self, name: str, family: str | None = None) -> str:
        """The name of a fact, or of a thing of some family."""
        own = [] if family is None else [f"{self.game}-{family}{name}"]
        for key in (*own, f"terminal-piece-{name}"):
            if called := self.speaker.term(key):
                return called
        return name.replace("_", " ")


def doubt(entry: Block, sources: dict[str, str], fact: str) -> str:
    return " ?" if sources.get(fact, entry.get("source")) == RECONSTRUCTED else ""


def flowers(faces: list[str]) -> list[Line]:
    """Map tiles as they lie: the centre, and around it six spaces, E, NE, NW, W, SW, SE."""
    lines: list[Line] = []
    for start in range(0, len(faces), IN_A_ROW):
        row: list[Line] = []
        for number, face in enumerate(faces[start : start + IN_A_ROW], start + 1):
            centre, east, north_east, north_west, west, south_west, south_east = list(face)
            flower = [
                f"{number:>2}   {north_west} {north_east} ",
                f"    {west} {centre} {east}",
                f"     {south_west} {south_east} ",
            ]
            row = beside(row, [[(line, "")] for line in flower])
        lines += [*row, []]
    return lines
