"""What things are called in all languages: from a name as people write it to its id in notation and files."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache

from petteia.core.game import Game
from petteia.core.notation import folded, spoken
from petteia.languages import LANGUAGES

# A thing of the catalogue and its forms with an article: `polis-card-theatre = Teatro`, `.the = il Teatro`.
THING = re.compile(r"^(?P<key>[\w-]+) = (?P<name>[^{\n]+)(?P<forms>(?:\n +\.\w+ = [^{\n]+)*)$", re.MULTILINE)
FORM = re.compile(r"\.\w+ = (.+)")
ID = re.compile(r"[a-z][a-z0-9_]*")


class Lexicon:
    """The names of a game's things. Longer ones come first: a mint is no silver mine."""

    def __init__(self, game: Game, components: str | None) -> None:
        ids = {name for name in texts_in(game.facts(components)) if ID.fullmatch(name)}
        self.ids = {folded(name): name for name in ids}
        for language in LANGUAGES:
            for name, key in names_in(game.name, language):
                family, _, known = key.removeprefix(f"{game.name}-").rpartition("-")
                if known in ids or not family:  # a landscape is in no components file by its name
                    self.ids.setdefault(name, known)
        self.names = sorted(self.ids, key=len, reverse=True)

    def id_of(self, name: str) -> str | None:
        """What is called so, in whichever language."""
        return self.ids.get(folded(name))

    def in_notation(self, text: str) -> str:
        """A text in which every thing has the name that notation has for it."""
        rest, found = f" {folded_move(text)} ", dict[str, str]()
        for name in self.names:
            if f" {name} " in rest:
                mark = f"\x00{len(found)}\x00"
                found[mark] = spoken(self.ids[name])
                rest = rest.replace(f" {name} ", f" {mark} ").replace(f" {name} ", f" {mark} ")
        for mark, name in found.items():
            rest = rest.replace(mark, name)
        return rest.replace(" ,", ",").strip()


def folded_move(text: str) -> str:
    """As names are looked up; places such as 2,-1 stay as they are, and other commas stand alone."""
    return " ".join(
        word if re.search(r"\d,-?\d", word) else folded(word.replace(",", " ,")) for word in text.split()
    )


def texts_in(data: object) -> Iterator[str]:
    if isinstance(data, str):
        yield data
    elif isinstance(data, dict):
        yield from data
        for value in data.values():
            yield from texts_in(value)
    elif isinstance(data, list):
        for value in data:
            yield from texts_in(value)


@cache
def names_in(game: str, language: str) -> tuple[tuple[str, str], ...]:
    """What the catalogue calls each thing, and its key, which ends with its id."""
    from petteia.locales import words_of

    found = []
    for thing in THING.finditer(words_of(game, language)):
        names = (thing["name"], *FORM.findall(thing["forms"]))
        found += [(folded(name), thing["key"]) for name in names]
    return tuple(found)
